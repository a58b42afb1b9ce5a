//! Every vector in `data/omaha/vectors` passes.

use sandtable_engine::vector;
use sandtable_omaha::Omaha;

#[test]
fn all_vectors_pass() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/omaha/vectors");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let (mut passed, mut failures) = (0, Vec::new());
    for path in files.iter().filter(|path| path.extension().is_some_and(|e| e == "toml")) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).unwrap();
        let file = vector::read(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        for report in vector::run(&game, &file) {
            match report.failure {
                None => passed += 1,
                Some(why) => failures.push(format!("{name}: {}: {why}", report.title)),
            }
        }
    }
    println!("{passed} passed, {} failed", failures.len());
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    assert!(passed > 0, "there are no vectors");
}

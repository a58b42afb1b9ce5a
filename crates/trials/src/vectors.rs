//! Rules tests as data.

use crate::Contract;
use sandtable_engine::prelude::*;
use sandtable_engine::vector;

/// Every vector in `data/<game>/vectors` passes.
///
/// # Panics
/// With those that fail.
pub fn all_pass<R: Complete>(contract: &Contract<R>) {
    let folder = contract.data().join("vectors");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let (mut passed, mut failures) = (0, Vec::new());
    for path in files.iter().filter(|path| path.extension().is_some_and(|e| e == "toml")) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{name}: {e}"));
        let file = vector::read(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        for report in vector::run(&*contract.rules, &file) {
            match report.failure {
                None => passed += 1,
                Some(why) => failures.push(format!("{name}: {}: {why}", report.title)),
            }
        }
    }
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    assert!(passed > 0, "there are no vectors");
}

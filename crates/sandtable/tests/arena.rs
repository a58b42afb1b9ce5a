//! `sandtable arena` as people and scripts use it.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A folder of its own for a test, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sandtable-arena-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn run(&self, line: &str) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
        command.arg("arena").args(line.split_whitespace()).current_dir(&self.0).output().unwrap()
    }

    /// The output of a command that must succeed and complain of nothing.
    fn good(&self, line: &str) -> String {
        let output = self.run(line);
        let (out, err) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{line}: {out}\n{err}");
        assert_eq!(err, "", "{line}");
        out
    }

    /// The one sentence of a command that must fail.
    fn bad(&self, line: &str) -> String {
        let output = self.run(line);
        let err = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}: {err}");
        assert!(err.starts_with("sandtable: "), "{line}: {err}");
        assert_eq!(err.trim_end().lines().count(), 1, "{line}: {err}");
        err
    }

    fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.0.join(file)).unwrap()
    }

    fn json(&self, file: &str) -> Value {
        serde_json::from_str(&self.read(file)).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn a_match_prints_a_table_and_keeps_its_games() {
    let folder = Folder::new("match");
    let line =
        "campanha --scenario dia-d --a random --b random --pairs 2 --seed 5 --out m.json --parquet m.parquet";
    let table = folder.good(line);
    for words in
        ["did not fire", "50.0 % ± 0.0", "seeds 5–6", "allied", "german", "dithering", "written: m.json"]
    {
        assert!(table.contains(words), "no {words} in {table}");
    }
    let file = folder.json("m.json");
    assert_eq!(file["summary"]["results"], serde_json::json!([0, 0, 2, 0, 0]));
    assert_eq!(file["games"].as_array().unwrap().len(), 4);
    assert_eq!(file["options"]["open_values"], false);
    assert!(std::fs::read(folder.0.join("m.parquet")).unwrap().starts_with(b"PAR1"));
    // More pairs go on from there.
    let summary = folder.good(&line.replace("--pairs 2", "--pairs 3 --json"));
    let summary: Value = serde_json::from_str(&summary).unwrap();
    assert_eq!(summary["results"], serde_json::json!([0, 0, 3, 0, 0]));
    let refused = folder.bad(&line.replace("--seed 5", "--seed 6"));
    assert!(refused.contains("m.json") && refused.contains("first seed"), "{refused}");
}

#[test]
fn what_makes_no_sense_is_refused_in_a_sentence() {
    let folder = Folder::new("nonsense");
    for (line, words) in [
        ("campanha --a random --b clever", "there is no bot \"clever\""),
        ("campanha --a level3 --b level4:bold", "--allow-many"),
        ("campanha --a random --b greedy --scenario none", "there is no scenario \"none\""),
        ("campanha --a random --b greedy --option none", "no option \"none\""),
        ("campanha --a random --b greedy --sprt 5 0", "the first must be the lower"),
        ("nothing --a random --b greedy", "there is no game"),
        ("charts none.json --out charts", "there is no such file"),
    ] {
        let err = folder.bad(line);
        assert!(err.contains(words), "{line}: {err}");
    }
}

#[test]
fn a_ladder_is_climbed_once() {
    let folder = Folder::new("ladder");
    let line =
        "ladder campanha --scenario dia-d --pairs 1 --bots random,random:bold --reference random:cautious";
    let page = folder.good(line);
    assert!(page.contains("| random:bold | 50.0 ± 0.0 | 50.0 ± 0.0 |"), "{page}");
    let (json, markdown) = (folder.read("docs/ladder/campanha-dia-d.json"), folder.read("docs/ladder.md"));
    assert!(markdown.contains("## campanha, dia-d"), "{markdown}");
    assert_eq!(folder.json("docs/ladder/campanha-dia-d.json")["matches"].as_array().unwrap().len(), 3);
    folder.good(line);
    assert_eq!(folder.read("docs/ladder/campanha-dia-d.json"), json);
    let refused = folder.bad(&line.replace("--pairs 1", "--pairs 2"));
    assert!(refused.contains("another ladder"), "{refused}");
}

#[test]
fn a_study_becomes_a_page_of_charts() {
    let folder = Folder::new("study");
    folder.good("study campanha --scenario dia-d --bot random --games 3 --out s.json");
    let study = folder.json("s.json");
    assert_eq!(study["games"].as_array().unwrap().len(), 3);
    assert_eq!(study["games"][0]["turns"].as_array().unwrap().len(), 5, "turns 0 to 4");
    let told = folder.good("charts s.json --out charts");
    assert!(told.contains("index.html"), "{told}");
    let page = folder.read("charts/index.html");
    for words in
        ["<!doctype html>", "Who wins", "Victory points by turn", "Source: 3 games of campanha, dia-d"]
    {
        assert!(page.contains(words), "no {words}");
    }
    assert!(!page.contains("NaN"));
    assert!(folder.read("charts/wins.svg").starts_with("<svg xmlns="));
    let refused = folder.bad("study campanha --scenario dia-d --bot style0 --games 3 --out s.json");
    assert!(refused.contains("another study"), "{refused}");
}

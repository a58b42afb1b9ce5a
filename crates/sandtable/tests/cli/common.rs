//! What the tests of the built binary share.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
pub(crate) const GAME: &str = "campanha";

/// A folder of its own for a test, gone when the test is.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sandtable-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// A new game of the short scenario, the landings made.
    pub(crate) fn game(&self, name: &str) -> String {
        let file = self.file(name);
        good(&["new", GAME, "--scenario", "dia-d", "--seed", "7", "-o", &file]);
        good(&["do", &file, "invade"]);
        file
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub(crate) fn run_in(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(args)
        .current_dir(folder)
        .env("LANG", "C")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that fails early does not read its input.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

pub(crate) fn run(args: &[&str], input: &str) -> Output {
    run_in(Path::new(ROOT), args, input)
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// The output of a command that must succeed and complain of nothing.
pub(crate) fn good(args: &[&str]) -> String {
    good_with(args, "")
}

pub(crate) fn good_with(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(output.status.success(), "{args:?}: {out}\n{err}");
    assert_eq!(err, "", "{args:?}");
    assert!(!out.contains('\x1b'), "{args:?} paints where there is no terminal");
    out
}

/// The one sentence of a command that must fail.
pub(crate) fn bad(args: &[&str], input: &str) -> String {
    let output = run(args, input);
    let err = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{args:?}: {err}");
    assert!(err.starts_with("sandtable: "), "{args:?}: {err}");
    assert_eq!(err.trim_end().lines().count(), 1, "{args:?}: {err}");
    err
}

pub(crate) fn json(args: &[&str]) -> Value {
    serde_json::from_str(&good(args)).unwrap()
}

pub(crate) fn keys(value: &Value, wanted: &[&str]) {
    for key in wanted {
        assert!(value.get(key).is_some(), "no {key} in {value}");
    }
}

pub(crate) fn actions(file: &str) -> Vec<String> {
    good(&["actions", file]).lines().map(str::to_owned).collect()
}

//! `cargo xtask licences`: what every dependency allows, and where it comes from.

use std::collections::BTreeSet;
use std::fs;
use std::process::ExitCode;

use serde_json::Value;

use crate::shell::{program, root};

/// Checks every crate that can be linked in, whatever the features.
///
/// # Errors
/// A sentence for each crate that is not as `deny.toml` wants it.
pub(crate) fn check() -> Result<ExitCode, String> {
    let allowed = allowed()?;
    let output = program("cargo")
        .args(["metadata", "--format-version", "1", "--locked", "--all-features"])
        .output()
        .map_err(|error| format!("`cargo metadata` could not be started ({error})."))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("`cargo metadata` says what cannot be read: {error}."))?;
    let packages = metadata["packages"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut wrong: Vec<String> = packages.iter().flat_map(|package| faults(package, &allowed)).collect();
    let sources: BTreeSet<&str> = packages.iter().filter_map(|package| package["source"].as_str()).collect();
    if sources.len() > 1 {
        wrong.push("The dependencies come from more than one registry.".to_owned());
    }
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    #[expect(clippy::print_stdout, reason = "it is the report")]
    {
        println!("{} crates have a licence and a source that deny.toml allows", packages.len());
    }
    Ok(ExitCode::SUCCESS)
}

/// The licences that `deny.toml` allows.
fn allowed() -> Result<BTreeSet<String>, String> {
    let text =
        fs::read_to_string(root().join("deny.toml")).map_err(|error| format!("deny.toml: {error}."))?;
    let file: toml::Table = toml::from_str(&text).map_err(|error| format!("deny.toml: {error}."))?;
    let list = file.get("licenses").and_then(|part| part.get("allow")).and_then(toml::Value::as_array);
    let list = list.ok_or("deny.toml has no list `allow` under `licenses`.")?;
    Ok(list.iter().filter_map(|licence| licence.as_str().map(str::to_owned)).collect())
}

/// What is wrong with a crate: sentences.
fn faults(package: &Value, allowed: &BTreeSet<String>) -> Vec<String> {
    let name = format!("{} {}", text(&package["name"]), text(&package["version"]));
    let mut faults = Vec::new();
    match package["license"].as_str() {
        None => faults.push(format!("{name} names no licence.")),
        Some(licence) if !permits(licence, allowed) => {
            faults.push(format!("{name} has the licence {licence}, which deny.toml does not allow."));
        }
        Some(_) => {}
    }
    if package["source"].as_str().is_some_and(|source| source.starts_with("git+")) {
        faults.push(format!("{name} comes from a git repository, not from a registry."));
    }
    let ours = package["source"].is_null();
    let wanted = package["dependencies"].as_array().map(Vec::as_slice).unwrap_or_default();
    for one in wanted.iter().filter(|one| ours && one["req"] == "*" && one["path"].is_null()) {
        faults.push(format!("{name} wants any version of {}.", text(&one["name"])));
    }
    faults
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Whether a licence expression can be satisfied by licences of the list: `OR` binds less than `AND`, and in old crates
/// a stroke stands for `OR`.
fn permits(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut at = 0;
    any(&words, &mut at, allowed) && at == words.len()
}

fn any(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut found = all(words, at, allowed);
    while words.get(*at) == Some(&"OR") {
        *at += 1;
        found |= all(words, at, allowed);
    }
    found
}

fn all(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let mut found = one(words, at, allowed);
    while words.get(*at) == Some(&"AND") {
        *at += 1;
        found &= one(words, at, allowed);
    }
    found
}

fn one(words: &[&str], at: &mut usize, allowed: &BTreeSet<String>) -> bool {
    let Some(&word) = words.get(*at) else { return false };
    *at += 1;
    if word == "(" {
        let found = any(words, at, allowed);
        let closed = words.get(*at) == Some(&")");
        *at += usize::from(closed);
        return found && closed;
    }
    if words.get(*at) == Some(&"WITH") {
        let whole = words[*at - 1..words.len().min(*at + 2)].join(" ");
        *at += 2;
        return allowed.contains(&whole);
    }
    allowed.contains(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn list(words: &[&str]) -> BTreeSet<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn expressions_are_read() {
        let allowed = list(&["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"]);
        for good in [
            "MIT",
            "GPL-3.0 OR MIT",
            "MIT/GPL-3.0",
            "MIT AND (GPL-3.0 OR Apache-2.0)",
            "Apache-2.0 WITH LLVM-exception",
        ] {
            assert!(permits(good, &allowed), "{good}");
        }
        for bad in [
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT",
            "MIT Apache-2.0",
            "MIT WITH LLVM-exception",
            "",
            "GPL-3.0 AND MIT OR BSD-2-Clause",
        ] {
            assert!(!permits(bad, &allowed), "{bad}");
        }
    }

    #[test]
    fn strangers_are_named() {
        let allowed = list(&["MIT"]);
        let package = |licence: Value, source: Value, req: &str| {
            json!({"name": "one", "version": "1.0.0", "license": licence, "source": source,
                "dependencies": [{"name": "two", "req": req}]})
        };
        assert!(faults(&package(json!("MIT"), Value::Null, "^1"), &allowed).is_empty());
        assert_eq!(faults(&package(Value::Null, Value::Null, "^1"), &allowed).len(), 1);
        assert_eq!(faults(&package(json!("GPL-3.0"), json!("git+somewhere"), "*"), &allowed).len(), 2);
        assert_eq!(faults(&package(json!("MIT"), Value::Null, "*"), &allowed).len(), 1);
    }
}

//! Every message that the game can emit has a text in every language, and no text is left over.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 4] = ["en", "pt", "es", "it"];
/// The first word of every message id.
const FAMILIES: [&str; 22] = [
    "refuse", "event", "prompt", "tally", "shift", "terrain", "phase", "track", "mark", "table", "roll",
    "kind", "nation", "option", "seat", "action", "reason", "card", "way", "leg", "overlay", "legend",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids that stand as string literals in the sources.
fn emitted() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in std::fs::read_dir(root().join("crates/campanha/src")).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        for word in text.split('"').skip(1).step_by(2) {
            let family = word.split('-').next().unwrap_or_default();
            let plain = word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-');
            let whole = word.len() > family.len() + 1 && !word.ends_with('-');
            if plain && whole && FAMILIES.contains(&family) {
                ids.insert(word.to_owned());
            }
        }
    }
    ids.extend(["seat-allied", "seat-german", "option-open_values"].map(str::to_owned));
    ids
}

fn texts(language: &str) -> BTreeSet<String> {
    let text = std::fs::read_to_string(root().join(format!("data/i18n/{language}/campanha.ftl"))).unwrap();
    let ids = text.lines().filter_map(|line| line.split_once(" ="));
    ids.map(|(id, _)| id.to_owned()).filter(|id| !id.starts_with(['#', ' ', '\t'])).collect()
}

#[test]
fn every_message_has_a_text_in_every_language() {
    let emitted = emitted();
    assert!(emitted.len() > 150, "the sources were not understood");
    for language in LANGUAGES {
        let texts = texts(language);
        let missing: Vec<_> = emitted.iter().filter(|id| !texts.contains(*id)).collect();
        assert!(missing.is_empty(), "{language} has no text for {missing:?}");
    }
}

#[test]
fn no_text_is_left_over() {
    // Boxes of the board are named by their word in the board file.
    let emitted = emitted();
    for language in LANGUAGES {
        let left: Vec<_> = texts(language)
            .into_iter()
            .filter(|id| !emitted.contains(id) && !id.starts_with("space-"))
            .collect();
        assert!(left.is_empty(), "{language} has texts that nothing uses: {left:?}");
    }
}

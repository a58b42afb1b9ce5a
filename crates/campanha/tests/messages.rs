//! Every message that the game can emit, every rule, scenario and table result has a text in every language, and no
//! text is left over.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 4] = ["en", "pt", "es", "it"];
/// The languages that the rulebook is translated into: its own words are English.
const TRANSLATIONS: [&str; 3] = ["pt", "es", "it"];
/// The first word of every id that data names and code does not.
const NAMED_BY_DATA: [&str; 4] = ["space-", "scenario-", "game-", "result-"];
/// The first word of every message id that code emits.
const FAMILIES: [&str; 28] = [
    "term", "measure", "guard", "refuse", "event", "prompt", "tally", "shift", "terrain", "phase", "track",
    "mark", "table", "roll", "kind", "nation", "option", "seat", "action", "reason", "card", "way", "leg",
    "overlay", "legend", "stake", "goal", "sheet",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids that stand as string literals in the sources.
fn emitted() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let files = |folder: &str| {
        let entries = std::fs::read_dir(root().join("crates/campanha/src").join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_file()).collect::<Vec<_>>()
    };
    for path in files("").into_iter().chain(files("planning")) {
        let text = std::fs::read_to_string(path).unwrap();
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

/// The ids of a message file with the names of their attributes.
fn file(language: &str, name: &str) -> BTreeMap<String, BTreeSet<String>> {
    let text = std::fs::read_to_string(root().join(format!("data/i18n/{language}/{name}.ftl"))).unwrap();
    let mut ids = BTreeMap::<String, BTreeSet<String>>::new();
    let mut last = String::new();
    for (left, right) in text.lines().filter_map(|line| line.split_once(" =")) {
        if let Some(attribute) = left.trim_start().strip_prefix('.') {
            assert!(!right.trim().is_empty(), "{language}/{name}.ftl: {last}.{attribute} is empty");
            ids.get_mut(&last).unwrap().insert(attribute.to_owned());
        } else if !left.starts_with(['#', ' ', '\t']) {
            last = left.to_owned();
            assert!(
                ids.insert(last.clone(), BTreeSet::new()).is_none(),
                "{language}/{name}.ftl: {last} twice"
            );
        }
    }
    ids
}

/// The ids of the game's messages that begin so.
fn family(language: &str, first: &str) -> BTreeSet<String> {
    file(language, "campanha").into_keys().filter(|id| id.starts_with(first)).collect()
}

fn texts(language: &str) -> BTreeSet<String> {
    file(language, "campanha").into_keys().collect()
}

fn data(name: &str) -> toml::Table {
    std::fs::read_to_string(root().join("data/campanha").join(name)).unwrap().parse().unwrap()
}

/// The strings under a key of every table of an array.
fn column(table: &toml::Table, array: &str, key: &str) -> BTreeSet<String> {
    let lines = table[array].as_array().unwrap();
    lines.iter().map(|line| line[key].as_str().unwrap().to_owned()).collect()
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
    let emitted = emitted();
    for language in LANGUAGES {
        let left: Vec<_> = texts(language)
            .into_iter()
            .filter(|id| !emitted.contains(id) && !NAMED_BY_DATA.iter().any(|first| id.starts_with(first)))
            .collect();
        assert!(left.is_empty(), "{language} has texts that nothing uses: {left:?}");
    }
}

#[test]
fn every_rule_is_translated() {
    let rules = column(&data("rulebook.toml"), "rule", "number");
    let ids: BTreeSet<_> = rules.iter().map(|number| format!("rule-{}", number.replace('.', "-"))).collect();
    assert_eq!(ids.len(), 50);
    for language in TRANSLATIONS {
        let texts = file(language, "campanha-rules");
        assert_eq!(texts.keys().cloned().collect::<BTreeSet<_>>(), ids, "{language}");
        for (id, attributes) in texts {
            assert!(attributes.iter().eq(["summary"]), "{language}: {id} has {attributes:?}");
        }
    }
}

#[test]
fn every_scenario_has_a_title_and_a_description() {
    let scenarios = column(&data("scenarios.toml"), "scenario", "id");
    let ids: BTreeSet<_> = scenarios.iter().map(|id| format!("scenario-{id}")).collect();
    for language in LANGUAGES {
        assert_eq!(family(language, "scenario-"), ids, "{language}");
        assert!(family(language, "game-").iter().eq(["game-campanha"]), "{language}");
        let texts = file(language, "campanha");
        assert!(ids.iter().all(|id| texts[id].iter().eq(["about"])), "{language}");
        assert!(texts["game-campanha"].iter().eq(["about", "dates"]), "{language}");
    }
}

#[test]
fn every_result_is_explained() {
    let tables = data("tables.toml");
    let mut ids = BTreeSet::new();
    for table in ["combat", "bombardment", "carpet"] {
        for line in tables[table]["lines"].as_array().unwrap() {
            let one = line.get("result").into_iter();
            let cells = line.get("results").and_then(toml::Value::as_array).into_iter().flatten().chain(one);
            let codes = cells.flat_map(|cell| cell.as_str().unwrap().split_whitespace());
            ids.extend(codes.map(|code| format!("result-{code}")));
        }
    }
    assert_eq!(ids.len(), 15, "{ids:?}");
    for language in LANGUAGES {
        assert_eq!(family(language, "result-"), ids, "{language}");
    }
}

#[test]
fn every_box_and_every_size_has_a_word() {
    let sizes: BTreeSet<_> =
        column(&data("counters.toml"), "unit", "size").iter().map(|size| format!("size-{size}")).collect();
    let (words, boxes) = (file("en", "engine"), family("en", "space-"));
    for language in LANGUAGES {
        let texts = file(language, "engine");
        assert!(
            texts.keys().eq(words.keys()),
            "{language} does not have the words of the engine that English has"
        );
        assert!(sizes.iter().all(|id| texts.contains_key(id)), "{language} lacks one of {sizes:?}");
        assert_eq!(family(language, "space-"), boxes, "{language}");
    }
}

/// One sentence says who you are, what wins and how long it takes.
#[test]
fn a_scenario_is_told_in_one_sentence() {
    for language in LANGUAGES {
        let text =
            std::fs::read_to_string(root().join(format!("data/i18n/{language}/campanha.ftl"))).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for id in ["scenario-campanha", "scenario-dia-d"] {
            let at = lines.iter().position(|line| line.starts_with(&format!("{id} ="))).unwrap();
            let about = lines[at + 1];
            assert!(about.ends_with('.') && about.matches(". ").count() == 0, "{language}: {about}");
        }
    }
}

/// The map is the same in every language: heights have their French name, as towns have.
#[test]
fn no_place_has_a_name_of_another_language() {
    let board = sandtable_campanha::Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    let board = sandtable_engine::rules::Rules::board(&board);
    for title in board.spaces().filter_map(|(_, space)| space.title.as_deref()) {
        assert!(!title.starts_with("Hill ") && !title.starts_with("Cota "), "{title}");
    }
    let chart = std::fs::read_to_string(root().join("data/campanha/chart.json")).unwrap();
    assert!(!chart.contains("Hill ") && !chart.contains("Cota ") && !chart.contains("June"));
    let counters = column(&data("counters.toml"), "unit", "unit");
    assert!(!counters.contains("GPO") && counters.contains("Pointe du Hoc"));
}

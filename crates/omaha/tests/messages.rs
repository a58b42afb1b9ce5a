//! Every message that the game can emit, every rule, scenario and table result has a text in every language, and no
//! text is left over.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The languages that the game speaks.
const LANGUAGES: [&str; 4] = ["en", "it", "es", "pt"];
/// Those into which the rules are translated; English is `rulebook.toml`.
const TRANSLATIONS: [&str; 3] = ["it", "es", "pt"];
/// The first word of every id that data names and code does not.
const NAMED_BY_DATA: [&str; 7] = ["space-", "scenario-", "game-", "result-", "turn-", "option-", "word-"];
/// The first word of every message id that code emits.
const FAMILIES: [&str; 58] = [
    "refuse", "event", "prompt", "tally", "terrain", "phase", "track", "mark", "table", "roll", "kind",
    "nation", "option", "seat", "action", "reason", "card", "way", "leg", "overlay", "legend", "asked",
    "barrage", "class", "colour", "column", "compare", "division", "fire", "met", "move", "need", "pile",
    "points", "range", "result", "sector", "shelter", "side", "state", "target", "tide", "turn", "weapon",
    "space", "game", "term", "measure", "guard", "stake", "prospect", "goal", "means", "landers", "landing",
    "row", "turns", "weapons",
];
/// Ids that all games share.
const NO_IDS: [&str; 1] = ["state-committed"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids that stand as string literals in the sources.
fn emitted() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for entry in std::fs::read_dir(root().join("crates/omaha/src")).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        for word in lines.flat_map(|line| line.split('"').skip(1).step_by(2)) {
            let family = word.split('-').next().unwrap_or_default();
            let plain = word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
            let whole = word.len() > family.len() + 1 && !word.ends_with('-');
            if plain && whole && FAMILIES.contains(&family) && !NO_IDS.contains(&word) {
                ids.insert(word.to_owned());
            }
        }
    }
    ids.extend(["seat-us", "seat-german"].map(str::to_owned));
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
    file(language, "omaha").into_keys().filter(|id| id.starts_with(first)).collect()
}

fn data(name: &str) -> toml::Table {
    std::fs::read_to_string(root().join("data/omaha").join(name)).unwrap().parse().unwrap()
}

/// The strings under a key of every table of an array.
fn column(table: &toml::Table, array: &str, key: &str) -> BTreeSet<String> {
    let lines = table[array].as_array().unwrap();
    lines.iter().map(|line| line[key].as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_message_has_a_text_in_every_language() {
    let emitted = emitted();
    assert!(emitted.len() > 400, "the sources were not understood");
    for language in LANGUAGES {
        let texts = file(language, "omaha");
        let missing: Vec<_> = emitted.iter().filter(|id| !texts.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{language} has no text for {missing:?}");
    }
}

#[test]
fn no_text_is_left_over() {
    let emitted = emitted();
    for language in LANGUAGES {
        let left: Vec<_> = file(language, "omaha")
            .into_keys()
            .filter(|id| !emitted.contains(id) && !NAMED_BY_DATA.iter().any(|first| id.starts_with(first)))
            .collect();
        assert!(left.is_empty(), "{language} has texts that nothing uses: {left:?}");
    }
}

#[test]
fn every_rule_is_translated() {
    let rules = column(&data("rulebook.toml"), "rule", "number");
    let ids: BTreeSet<_> =
        rules.iter().map(|number| format!("rule-{}", number.replace(['.', '–'], "-"))).collect();
    assert_eq!(ids.len(), 36);
    for language in TRANSLATIONS {
        let texts = file(language, "omaha-rules");
        assert_eq!(texts.keys().cloned().collect::<BTreeSet<_>>(), ids, "{language}");
        for (id, attributes) in texts {
            assert!(attributes.iter().eq(["summary"]), "{language}: {id} has {attributes:?}");
        }
    }
}

#[test]
fn every_language_uses_the_arguments_of_the_english() {
    let arguments = |language: &str| {
        let path = root().join(format!("data/i18n/{language}/omaha.ftl"));
        let text = std::fs::read_to_string(path).unwrap();
        let mut used = BTreeMap::<String, BTreeSet<String>>::new();
        let mut last = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.starts_with(' ')) {
                last = id.to_owned();
            }
            let names = line
                .split('$')
                .skip(1)
                .map(|rest| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>());
            used.entry(last.clone()).or_default().extend(names);
        }
        used
    };
    let english = arguments("en");
    for language in TRANSLATIONS {
        for (id, names) in arguments(language) {
            assert_eq!(Some(&names), english.get(&id), "{language}: {id}");
        }
    }
}

#[test]
fn every_scenario_and_option_has_its_words() {
    let scenarios = data("scenarios.toml");
    let ids: BTreeSet<_> =
        column(&scenarios, "scenario", "id").iter().map(|id| format!("scenario-{id}")).collect();
    let options: BTreeSet<_> = scenarios["scenario"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|scenario| scenario["options"].as_array().unwrap())
        .map(|option| format!("option-{}", option["id"].as_str().unwrap()))
        .collect();
    for language in LANGUAGES {
        assert_eq!(family(language, "scenario-"), ids, "{language}");
        assert_eq!(family(language, "option-"), options, "{language}");
        let texts = file(language, "omaha");
        assert!(ids.iter().all(|id| texts[id].iter().eq(["about"])), "{language}");
        assert!(texts["game-omaha"].iter().eq(["about", "dates"]), "{language}");
    }
}

#[test]
fn every_result_that_a_table_prints_is_explained() {
    use sandtable_engine::rules::Rules;
    let game = sandtable_omaha::Omaha::new().unwrap();
    let mut ids = BTreeSet::new();
    for table in game.tables() {
        if ["table-landing", "table-fire", "table-attack", "table-barrage"].contains(&table.name) {
            let cells = table.lines.iter().flat_map(|(_, cells)| cells);
            ids.extend(cells.map(|code| format!("result-{code}")));
        }
    }
    for language in LANGUAGES {
        let texts = family(language, "result-");
        let missing: Vec<_> = ids.difference(&texts).collect();
        assert!(missing.is_empty(), "{language} does not explain {missing:?}");
        let left: Vec<_> = texts.difference(&ids).filter(|id| *id != "result-OTHER").collect();
        assert!(left.is_empty(), "{language} explains {left:?}, which no table prints");
    }
}

#[test]
fn every_box_and_every_note_of_the_track_has_a_word() {
    use sandtable_engine::rules::Rules;
    let game = sandtable_omaha::Omaha::new().unwrap();
    let boxes: BTreeSet<_> = game
        .board()
        .spaces()
        .filter(|(_, space)| space.cell.is_none())
        .map(|(_, space)| format!("space-{}", space.name))
        .collect();
    let notes: BTreeSet<_> = game.look().turn_notes.iter().filter(|note| !note.is_empty()).cloned().collect();
    for language in LANGUAGES {
        assert_eq!(family(language, "space-"), boxes, "{language}");
        assert_eq!(family(language, "turn-"), notes, "{language}");
    }
}

#[test]
fn what_is_printed_has_a_look() {
    use sandtable_engine::rules::Rules;
    let game = sandtable_omaha::Omaha::new().unwrap();
    let look = game.look();
    for face in game.faces() {
        assert!(look.kinds.contains_key(&face.kind), "{} has no symbol", face.kind);
        assert!(look.nations.contains_key(&face.nation), "{} has no colours", face.nation);
        assert!(face.badge.is_none_or(|badge| look.glyphs.contains_key(&badge)), "{}", face.name);
    }
    assert!(game.sides().iter().all(|side| look.seats.contains_key(*side)));
    for colour in sandtable_omaha::cards::Colour::ALL {
        assert!(look.colours.contains_key(colour.word()), "{} has no colour", colour.word());
    }
}

#[test]
fn the_words_of_this_game_stand_for_words_of_the_client() {
    use sandtable_engine::rules::Rules;
    let game = sandtable_omaha::Omaha::new().unwrap();
    let words = &game.look().words;
    let chart = std::fs::read_to_string(root().join("data/omaha/chart.json")).unwrap();
    // What the chart says in English: of draws only their letters and numbers.
    let notes: BTreeSet<&str> = chart
        .lines()
        .filter(|line| line.contains("\"kind\":\"tide\"") || line.contains("\"kind\":\"sector\""))
        .filter_map(|line| line.split("\"text\":\"").nth(1)?.split('"').next())
        .collect();
    assert_eq!(notes.len(), 5);
    for language in LANGUAGES {
        let (client, own) = (file(language, "web"), file(language, "omaha"));
        let used: BTreeSet<_> = words.values().filter(|id| id.starts_with("word-")).cloned().collect();
        assert_eq!(family(language, "word-"), used, "{language}");
        assert!(words.values().all(|id| own.contains_key(id)), "{language}");
        let printed = |id: &&String| !client.contains_key(*id);
        assert_eq!(words.keys().filter(printed).map(String::as_str).collect::<BTreeSet<_>>(), notes);
    }
}

/// Companies, garrisons and depth markers are called as each language calls them, and print no English word.
#[test]
fn counters_have_names_in_every_language() {
    use sandtable_engine::rules::Rules;
    let game = sandtable_omaha::Omaha::new().unwrap();
    for face in game.faces() {
        let garrison = face.kind.starts_with("kind-wn");
        assert!(!garrison || face.size.is_empty(), "{} is no company", face.name);
        assert!(!face.unit.contains("reinforcement") && face.unit != "rocket", "{}", face.unit);
        for language in LANGUAGES.iter().filter(|_| garrison || face.size == "I") {
            assert!(file(language, "omaha")[&face.kind].contains("name"), "{language}: {}", face.kind);
        }
    }
}

/// Cards decide here: wherever the client speaks of dice, rolls or shifts, the game has words of its own.
#[test]
fn no_word_of_the_client_speaks_of_dice() {
    use sandtable_engine::rules::Rules;
    let game = sandtable_omaha::Omaha::new().unwrap();
    let text = std::fs::read_to_string(root().join("data/i18n/en/web.ftl")).unwrap();
    // A game without dice never rolls them, shifts nothing, and its analysis is in points.
    let never =
        |id: &str| id == "dice" || id == "dice-look" || id == "tally-shifts" || id == "study-sums-chance";
    let mut last = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        last = line.split_once(" =").filter(|(id, _)| !id.starts_with(' ')).map_or(last, |(id, _)| id);
        let said = line.split_once('=').map_or(line, |(_, said)| said).to_lowercase();
        let dicey = said.split(|c: char| !c.is_alphabetic());
        let dicey =
            dicey.filter(|word| ["dice", "die", "roll", "rolls", "rolled", "shifts"].contains(word)).count();
        assert!(dicey == 0 || never(last) || game.look().words.contains_key(last), "{last}: {line}");
    }
}

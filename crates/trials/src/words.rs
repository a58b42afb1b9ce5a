//! Texts: every message that a game can emit has one in every language, and no text is left over.

use crate::Contract;
use sandtable_engine::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The languages that games speak, English first.
pub const LANGUAGES: [&str; 4] = ["en", "it", "es", "pt"];

/// Those into which the rules are translated; English is `rulebook.toml`.
const TRANSLATIONS: &[&str] = LANGUAGES.split_at(1).1;

/// The first word of ids that only data names.
const NAMED_BY_DATA: [&str; 4] = ["map", "result", "section", "word"];

impl<R: Complete> Contract<R> {
    /// The text of a message file.
    fn read_text(&self, language: &str, name: &str) -> String {
        let path = self.root().join(format!("data/i18n/{language}/{name}.ftl"));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The ids of a message file with the names of their attributes.
    ///
    /// # Panics
    /// If there is no such file, or it has an id twice or an empty attribute.
    #[must_use]
    pub fn texts(&self, language: &str, name: &str) -> BTreeMap<String, BTreeSet<String>> {
        let mut ids = BTreeMap::<String, BTreeSet<String>>::new();
        let mut last = String::new();
        let text = self.read_text(language, name);
        for (number, line) in text.lines().enumerate() {
            let Some((left, right)) = line.split_once(" =") else { continue };
            if let Some(attribute) = left.trim_start().strip_prefix('.') {
                // Its text may begin in the next line.
                let next = text.lines().nth(number + 1).unwrap_or_default();
                assert!(
                    !right.trim().is_empty() || next.starts_with("        "),
                    "{language}/{name}.ftl: {last}.{attribute} is empty"
                );
                ids.entry(last.clone()).or_default().insert(attribute.to_owned());
            } else if !left.starts_with(['#', ' ', '\t']) {
                last = left.to_owned();
                let before = ids.insert(last.clone(), BTreeSet::new());
                assert!(before.is_none(), "{language}/{name}.ftl: {last} twice");
            }
        }
        ids
    }

    /// The ids of the game's messages that begin so.
    #[must_use]
    pub fn family(&self, language: &str, first: &str) -> BTreeSet<String> {
        let texts = self.texts(language, self.rules.id()).into_keys();
        texts.filter(|id| id.strip_prefix(first).is_some_and(|rest| rest.starts_with('-'))).collect()
    }

    /// The ids that data name: the game, its scenarios, options, sides, boxes, notes of the track and own words.
    fn named_by_data(&self) -> BTreeSet<String> {
        let rules = &*self.rules;
        let scenarios = rules.scenarios().iter();
        let options = scenarios.clone().flat_map(|scenario| &scenario.options);
        let boxes = rules.board().spaces().filter(|(_, space)| space.cell.is_none());
        let notes = rules.look().turn_notes.iter().filter(|note| !note.is_empty());
        std::iter::once(format!("game-{}", rules.id()))
            .chain(scenarios.map(|scenario| format!("scenario-{}", scenario.id)))
            .chain(options.clone().map(|option| format!("option-{}", option.id)))
            .chain(
                options.flat_map(|option| {
                    option.choices.iter().map(|word| format!("option-{}-{word}", option.id))
                }),
            )
            .chain(rules.sides().iter().map(|side| format!("seat-{side}")))
            .chain(boxes.map(|(_, space)| format!("space-{}", space.name)))
            .chain(notes.cloned())
            .chain(rules.look().words.values().cloned())
            .collect()
    }

    /// The ids that stand as string literals in the sources: words with hyphens whose first one is that of a message.
    fn emitted(&self) -> BTreeSet<String> {
        let first = |id: &str| id.split('-').next().unwrap_or_default().to_owned();
        let families: BTreeSet<String> =
            self.texts("en", self.rules.id()).keys().map(|id| first(id)).collect();
        let mut ids = BTreeSet::new();
        for path in sources(&Path::new(self.folder).join("src")) {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            for word in lines.flat_map(|line| line.split('"').skip(1).step_by(2)) {
                let plain = word.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
                let whole = word.contains('-') && !word.ends_with('-');
                if plain && whole && families.contains(&first(word)) {
                    ids.insert(word.to_owned());
                }
            }
        }
        ids
    }
}

/// All files of a folder and of those in it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// Every message that the game can emit has a text in every language.
///
/// # Panics
/// With those that have none.
pub fn complete<R: Complete>(contract: &Contract<R>) {
    let (emitted, named) = (contract.emitted(), contract.named_by_data());
    assert!(emitted.len() > 20, "only {} messages were found in the sources", emitted.len());
    let chart = std::fs::read_to_string(contract.data().join("chart.json")).unwrap_or_default();
    for language in LANGUAGES {
        let [texts, shared] = [contract.rules.id(), "engine"].map(|name| contract.texts(language, name));
        let has = |id: &&String| texts.contains_key(*id) || shared.contains_key(*id);
        let missing: Vec<_> = emitted.iter().chain(&named).filter(|id| !has(id)).collect();
        assert!(missing.is_empty(), "{language} has no text for {missing:?}");
        for scenario in contract.rules.scenarios() {
            assert!(texts[&format!("scenario-{}", scenario.id)].contains("about"), "{language}");
        }
        assert!(texts[&format!("game-{}", contract.rules.id())].iter().eq(["about", "dates"]), "{language}");
        let client = contract.texts(language, "web");
        let known = |id: &&String| client.contains_key(*id) || chart.contains(&format!("\"text\":\"{id}\""));
        let unknown = contract.rules.look().words.keys().find(|id| !known(id));
        assert_eq!(unknown, None, "{language}: neither the client nor the chart says so");
    }
}

/// No text is left over.
///
/// # Panics
/// With those that nothing uses.
pub fn none_left_over<R: Complete>(contract: &Contract<R>) {
    let (emitted, mut named) = (contract.emitted(), contract.named_by_data());
    // A formation may be called otherwise than it is printed.
    named.extend(contract.rules.faces().into_iter().map(|face| format!("formation-{}", face.formation)));
    for language in LANGUAGES {
        let texts = contract.texts(language, contract.rules.id());
        let unused = |id: &&String| {
            let by_data = NAMED_BY_DATA.iter().any(|first| id.split('-').next() == Some(first));
            !emitted.contains(*id) && !named.contains(*id) && !by_data
        };
        let left: Vec<_> = texts.keys().filter(unused).collect();
        assert!(left.is_empty(), "{language} has texts that nothing uses: {left:?}");
    }
}

/// A text has the arguments that the English one has.
///
/// # Panics
/// With one that has others.
pub fn same_arguments<R: Complete>(contract: &Contract<R>) {
    let arguments = |language: &str| {
        let mut used = BTreeMap::<String, BTreeSet<String>>::new();
        let mut last = String::new();
        let text = contract.read_text(language, contract.rules.id());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.starts_with(' ')) {
                last = id.to_owned();
            }
            let letters =
                |rest: &str| rest.chars().take_while(char::is_ascii_alphanumeric).collect::<String>();
            used.entry(last.clone()).or_default().extend(line.split('$').skip(1).map(letters));
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

/// Every rule is translated.
///
/// # Panics
/// If one is not.
pub fn rules<R: Complete>(contract: &Contract<R>) {
    let rules = &contract.rules.rulebook().rules;
    let ids: BTreeSet<_> =
        rules.iter().map(|rule| format!("rule-{}", rule.number.replace(['.', '–'], "-"))).collect();
    for language in TRANSLATIONS {
        let texts = contract.texts(language, &format!("{}-rules", contract.rules.id()));
        assert_eq!(texts.keys().cloned().collect::<BTreeSet<_>>(), ids, "{language}");
        for (id, attributes) in texts {
            assert!(attributes.iter().eq(["summary"]), "{language}: {id} has {attributes:?}");
        }
    }
}

/// What is printed has a look.
///
/// # Panics
/// With what has none.
pub fn looks<R: Complete>(contract: &Contract<R>) {
    let (rules, look) = (&contract.rules, contract.rules.look());
    for face in rules.faces() {
        assert!(look.kinds.contains_key(&face.kind), "{} has no symbol", face.kind);
        assert!(look.nations.contains_key(&face.nation), "{} has no colours", face.nation);
        assert!(face.badge.is_none_or(|badge| look.glyphs.contains_key(&badge)), "{}", face.name);
    }
    for side in rules.sides() {
        assert!(look.seats.contains_key(side), "{side} has no look");
    }
}

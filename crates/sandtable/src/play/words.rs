//! What a person means by a few words.

/// What was meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// This legal action.
    Action(String),
    /// One of several legal actions.
    Several(Vec<String>),
    /// No legal action.
    Nothing,
}

/// Finds the legal action that a line means: itself, its number in the list, or an abbreviation that fits only one.
pub(super) fn understand(actions: &[String], line: &str) -> Meaning {
    let line = line.trim().to_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    if words.is_empty() {
        return Meaning::Nothing;
    }
    if let Some(same) = actions.iter().find(|action| action.to_lowercase() == words.join(" ")) {
        return Meaning::Action(same.clone());
    }
    // Four digits are a hex; fewer are a number of the list.
    let number = line.parse::<usize>().ok().filter(|_| line.len() < 4);
    if let Some(picked) = number.and_then(|n| actions.get(n.checked_sub(1)?)) {
        return Meaning::Action(picked.clone());
    }
    let begins = |action: &&String| {
        let whole = action.to_lowercase();
        let parts: Vec<&str> = whole.split(' ').collect();
        parts.len() >= words.len() && parts.iter().zip(&words).all(|(part, word)| part.starts_with(word))
    };
    // Where an action is only waiting for its last word, that word is enough.
    let ends =
        |action: &&String| words.len() == 1 && action.to_lowercase().rsplit(' ').next() == Some(words[0]);
    for fits in [&begins as &dyn Fn(&&String) -> bool, &ends] {
        let found: Vec<&String> = actions.iter().filter(fits).collect();
        match found[..] {
            [] => {}
            [only] => return Meaning::Action(only.clone()),
            _ => return Meaning::Several(found.into_iter().cloned().collect()),
        }
    }
    Meaning::Nothing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abbreviations_must_fit_one_action_only() {
        let actions: Vec<_> = ["move 16/1US", "move 18/1US", "air 1", "air 10", "end-movement", "to 2111"]
            .map(String::from)
            .into();
        let action = |text: &str| Meaning::Action(text.to_owned());
        assert_eq!(understand(&actions, "m 16"), action("move 16/1US"));
        assert_eq!(understand(&actions, "MOVE 18/1us"), action("move 18/1US"));
        assert_eq!(understand(&actions, "e"), action("end-movement"));
        assert_eq!(understand(&actions, "air 1"), action("air 1"));
        assert_eq!(understand(&actions, "2"), action("move 18/1US"));
        assert_eq!(understand(&actions, "2111"), action("to 2111"));
        assert_eq!(understand(&actions, "18/1us"), action("move 18/1US"));
        assert_eq!(understand(&actions, "0002"), Meaning::Nothing);
        assert_eq!(understand(&actions, "0"), Meaning::Nothing);
        assert_eq!(understand(&actions, "move 99"), Meaning::Nothing);
        assert!(matches!(understand(&actions, "move"), Meaning::Several(two) if two.len() == 2));
    }
}

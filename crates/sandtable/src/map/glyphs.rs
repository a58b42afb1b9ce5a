//! Letters for ground, features, sides and seats, taken from the board's own words.

use crate::output::Style;
use crate::speech::Speech;
use sandtable_catalog::Game;
use sandtable_engine::SideId;
use sandtable_engine::board::{Board, Space};

/// What is drawn along a side, by what its word speaks of.
const ALONG: [(&[&str], char, Style, &str); 4] = [
    (&["river", "stream", "canal"], '~', Style::Water, "river"),
    (&["sea", "lake", "coast", "water"], '≈', Style::Water, "open water"),
    (&["cliff", "escarpment", "ridge"], '^', Style::Bold, "steep"),
    (&["perimeter", "wall", "border"], '#', Style::Bold, "border"),
];

/// A letter for each word, different as far as the words allow it.
fn letters(words: &[&str], upper: bool) -> Vec<char> {
    let mut taken = Vec::new();
    for word in words {
        let spelled = word.chars().filter(char::is_ascii_alphabetic).chain('a'..='z');
        let cased = |c: char| if upper { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
        let free = spelled.map(cased).find(|c| !taken.contains(c));
        taken.push(free.unwrap_or('?'));
    }
    taken
}

/// The letter of a space's ground and those of what else is in it. The commonest ground, the first word, is a point.
pub(super) fn ground(board: &Board, space: &Space) -> String {
    let words = board.vocabulary();
    let ground = match space.terrain {
        0 => '.',
        n => letters(words.terrains, false).get(usize::from(n)).copied().unwrap_or('?'),
    };
    let features = letters(words.features, true).into_iter().enumerate();
    let there = features.filter(|(bit, _)| space.features >> bit & 1 == 1).map(|(_, letter)| letter);
    std::iter::once(ground).chain(there).collect()
}

/// What lies along a side, and whether a road crosses it.
pub(super) fn side(board: &Board, features: u32) -> (Option<(char, Style)>, bool) {
    let words = board.vocabulary().sides.iter().enumerate();
    let there: Vec<_> = words.filter(|(bit, _)| features >> bit & 1 == 1).map(|(_, word)| *word).collect();
    let along = ALONG
        .iter()
        .find(|(names, ..)| there.iter().any(|word| names.iter().any(|name| word.contains(name))));
    (along.map(|(_, letter, style, _)| (*letter, *style)), there.iter().any(|word| word.contains("road")))
}

/// The letter of a side.
pub(super) fn owner(sides: &[&str], side: SideId) -> char {
    letters(sides, true).get(side.index()).copied().unwrap_or('?')
}

/// What every sign on the map means.
pub(crate) fn legend(game: &dyn Game, speech: &Speech) -> Vec<String> {
    let (words, sides) = (game.board().vocabulary(), game.sides());
    let named = |kind: &str, word: &str| {
        speech.try_term(game.id(), &format!("{kind}-{word}")).unwrap_or_else(|| word.replace('_', " "))
    };
    let list = |letters: Vec<char>, kind: &str, words: &[&str]| {
        let pairs = letters.iter().zip(words).map(|(letter, word)| format!("{letter} {}", named(kind, word)));
        pairs.collect::<Vec<_>>().join(", ")
    };
    let mut grounds = letters(words.terrains, false);
    if let Some(first) = grounds.first_mut() {
        *first = '.';
    }
    let mut along: Vec<_> = ALONG
        .iter()
        .filter(|(names, ..)| words.sides.iter().any(|word| names.iter().any(|name| word.contains(name))))
        .map(|(_, letter, _, what)| format!("{letter} {what}"))
        .collect();
    if words.sides.iter().any(|word| word.contains("road")) {
        along.push("= road across".into());
    }
    vec![
        "2010*bV  hex number, * if an action leads there, ground, what else is there".into(),
        "A2 name  seat, how many counters, the top one".into(),
        format!("ground   {}", list(grounds, "terrain", words.terrains)),
        format!("there    {}", list(letters(words.features, true), "terrain", words.features)),
        format!("sides    {}", along.join(", ")),
        format!("seats    {}", list(letters(sides, true), "seat", sides)),
    ]
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn words_get_letters_of_their_own() {
        assert_eq!(letters(&["bocage", "bare", "bog"], false), ['b', 'a', 'o']);
        assert_eq!(letters(&["aa", "aa"], true), ['A', 'B']);
    }
}

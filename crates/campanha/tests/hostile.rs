//! Broken and hostile texts give an error with a reason, never a panic; what can be read can be played.

use proptest::prelude::*;
use sandtable_campanha::{Campanha, Situation};
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Journal;
use sandtable_engine::record::{self, Header, Record};
use sandtable_engine::rules::{Options, Rules};
use sandtable_engine::table::Table;
use sandtable_engine::vector;
use sandtable_engine::view::Viewer;
use std::sync::{Arc, LazyLock};

static GAME: LazyLock<Arc<Campanha>> =
    LazyLock::new(|| Arc::new(Campanha::new().unwrap_or_else(|e| panic!("{e}"))));
const CHOICE: Roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };

/// Situations from all over a random game, and its record.
static GAMES: LazyLock<(Vec<String>, String)> = LazyLock::new(|| {
    let header = Header {
        game: "campanha".into(),
        scenario: "campanha".into(),
        options: Options::new(),
        seed: Seed::from_number(5),
        situation: None,
    };
    let mut table = Table::new(Arc::clone(&GAME), header).unwrap_or_else(|e| panic!("{e}"));
    let mut dice = Stream::new(Seed::from_number(6));
    let mut texts = Vec::new();
    for n in 0..900 {
        let actions = table.actions();
        if actions.is_empty() {
            break;
        }
        if n % 7 == 0 {
            texts.push(GAME.write_situation(table.situation()));
        }
        let action = actions[dice.below(actions.len() as u32, CHOICE) as usize];
        table.play_one(action).unwrap_or_else(|r| panic!("{}", r.rule));
    }
    let text = record::write(&table);
    (texts, text)
});

/// Plays on from a situation for a while: whatever can be read must be playable.
fn play_on(mut s: Situation, seed: u64) {
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut actions = Vec::new();
    for _ in 0..60 {
        actions.clear();
        GAME.actions(&s, &mut actions);
        let _ = (GAME.view(&s, Viewer::Referee), GAME.odds(&s, Viewer::Referee), GAME.prompt(&s));
        if actions.is_empty() {
            assert_eq!(GAME.to_act(&s), None, "a seat must decide and has no action");
            return;
        }
        let action = actions[dice.below(actions.len() as u32, CHOICE) as usize];
        GAME.apply(&mut s, action, &mut dice, &mut Journal::default());
    }
}

/// Damages a text: cuts it, swaps words between lines, writes over bytes.
fn damage(text: &str, cuts: &[(usize, usize, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for &(at, how, byte) in cuts {
        if bytes.is_empty() {
            break;
        }
        let at = at % bytes.len();
        match how % 5 {
            0 => bytes.truncate(at),
            1 => bytes[at] = byte,
            2 => {
                bytes.remove(at);
            }
            3 => {
                let other = (at * 31 + usize::from(byte)) % bytes.len();
                bytes.swap(at, other);
            }
            _ => {
                // Copy a stretch elsewhere: numbers and names turn up where they do not belong.
                let end = (at + usize::from(byte) % 40).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = (at * 7 + 13) % bytes.len();
                bytes.splice(to..to, piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn damaged_situations_are_refused_or_playable(
        which in any::<prop::sample::Index>(),
        cuts in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..6),
        seed in any::<u64>(),
    ) {
        let text = damage(which.get::<String>(&GAMES.0), &cuts);
        match GAME.read_situation(&text) {
            Ok(s) => play_on(s, seed),
            Err(e) => prop_assert!(!e.reason.is_empty()),
        }
    }

    #[test]
    fn damaged_records_are_refused_with_a_line_or_replay(
        cuts in prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..4),
    ) {
        let text = damage(&GAMES.1, &cuts);
        if let Ok(record) = Record::read(&text) {
            let _ = record.replay(Arc::clone(&GAME));
        }
    }

    #[test]
    fn any_text_is_an_action_or_an_error(text in "\\PC{0,40}") {
        let _ = GAME.read_action(&text);
        let _ = vector::read(&text);
        let _ = GAME.read_situation(&text);
    }
}

#[test]
fn errors_name_the_line_and_the_reason() {
    let record = &GAMES.1;
    let broken = record.replacen("allied invade", "german invade", 1);
    let error = Record::read(&broken).and_then(|r| r.replay(Arc::clone(&GAME)).map(|_| ())).unwrap_err();
    assert_eq!(error.line, Some(6));
    assert!(error.reason.contains("allied decides here"), "{error}");

    let broken = record.replacen("allied invade", "allied dance", 1);
    let error = Record::read(&broken).and_then(|r| r.replay(Arc::clone(&GAME)).map(|_| ())).unwrap_err();
    assert!(error.to_string().starts_with("line 6:"), "{error}");

    let error = GAME.read_situation("turn = 3\nphase = \"allied combat\"\nair = \"many\"\n").unwrap_err();
    assert_eq!(error.line, Some(3), "{error}");
    let error = GAME.read_situation("turn = 3\nphase = \"allied lunch\"\n").unwrap_err();
    assert!(error.reason.contains("allied lunch"), "{error}");
    let two = "turn = 3\nphase = \"allied combat\"\ncounters = { 1615 = [\"914/352\", \"16/1US\"] }\n";
    let error = GAME.read_situation(two).unwrap_err();
    assert!(error.reason.contains("enemies are there"), "{error}");
}

//! Broken and hostile texts: an error with a reason, never a panic; what can be read can be played.

use crate::Contract;
use crate::play::below;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use sandtable_engine::dice::{Seed, Stream};
use sandtable_engine::message::Journal;
use sandtable_engine::prelude::*;
use sandtable_engine::record::{self, Record};
use sandtable_engine::vector;
use sandtable_engine::view::Viewer;
use std::sync::Arc;

/// Texts that are tried in each trial.
const CASES: u32 = 400;

type Cut = (usize, usize, u8);

fn runner() -> TestRunner {
    TestRunner::new(ProptestConfig { cases: CASES, failure_persistence: None, ..ProptestConfig::default() })
}

fn cuts(most: usize) -> impl Strategy<Value = Vec<Cut>> {
    prop::collection::vec((any::<usize>(), any::<usize>(), any::<u8>()), 1..most)
}

/// Damaged situations are refused with a reason, or can be played on.
///
/// # Panics
/// With a text of which that is not so.
pub fn situations<R: Complete>(contract: &Contract<R>) {
    let rules = &*contract.rules;
    let (texts, _) = specimens(contract);
    let cases = (any::<prop::sample::Index>(), cuts(6), any::<u64>());
    let tried = runner().run(&cases, |(which, cuts, seed)| {
        match rules.read_situation(&damage(which.get::<String>(&texts), &cuts)) {
            Ok(s) => prop_assert_eq!(play_on(rules, s, seed), Ok(())),
            Err(error) => prop_assert!(!error.reason.is_empty()),
        }
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
}

/// Damaged records are refused, or replay.
///
/// # Panics
/// With a text of which that is not so.
pub fn records<R: Complete>(contract: &Contract<R>) {
    let (_, text) = specimens(contract);
    let tried = runner().run(&cuts(4), |cuts| {
        if let Ok(record) = Record::read(&damage(&text, &cuts)) {
            let _ = record.replay(Arc::clone(&contract.rules));
        }
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
}

/// Any text is an action, a situation or a file of rules tests, or an error.
///
/// # Panics
/// With a text of which that is not so.
pub fn texts<R: Complete>(contract: &Contract<R>) {
    let rules = &*contract.rules;
    let tried = runner().run(&"\\PC{0,40}", |text| {
        if let Ok(action) = rules.read_action(&text) {
            prop_assert_eq!(rules.read_action(&rules.write_action(action)), Ok(action));
        }
        let _ = vector::read(&text);
        let _ = rules.read_situation(&text);
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
}

/// Situations from all over a random game, as texts, and its record: what [`damage`] is done to.
fn specimens<R: Complete>(contract: &Contract<R>) -> (Vec<String>, String) {
    let rules = &contract.rules;
    let mut table =
        crate::play::table(rules, &rules.scenarios()[0], 5).unwrap_or_else(|error| panic!("{error}"));
    let mut choice = Stream::new(Seed::from_number(6));
    let mut texts = Vec::new();
    for n in 0..900 {
        let actions = table.actions();
        if actions.is_empty() {
            break;
        }
        if n % 7 == 0 {
            texts.push(rules.write_situation(table.situation()));
        }
        let action = actions[below(&mut choice, actions.len())];
        table.play_one(action).unwrap_or_else(|r| panic!("a listed action is refused by {}", r.rule));
    }
    (texts, record::write(&table))
}

/// Damages a text: cuts it, swaps words between lines, writes over bytes, copies stretches to where they do not belong.
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
                let other = at.wrapping_mul(31).wrapping_add(usize::from(byte)) % bytes.len();
                bytes.swap(at, other);
            }
            _ => {
                let end = (at + usize::from(byte) % 40).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = at.wrapping_mul(7).wrapping_add(13) % bytes.len();
                bytes.splice(to..to, piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Plays on at random for a while: whatever could be read must be playable.
fn play_on<R: Complete>(rules: &R, mut s: R::Situation, seed: u64) -> Result<(), String> {
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut actions = Vec::new();
    for _ in 0..60 {
        actions.clear();
        rules.actions(&s, &mut actions);
        let _ = (rules.view(&s, Viewer::Referee), rules.odds(&s, Viewer::Referee), rules.prompt(&s));
        if actions.is_empty() {
            let decides = rules.to_act(&s).is_some();
            return if decides { Err("a seat must decide and has no action".into()) } else { Ok(()) };
        }
        let action = actions[below(&mut dice, actions.len())];
        rules.apply(&mut s, action, &mut dice, &mut Journal::default());
    }
    Ok(())
}

//! Opponents, generic over any game that can value a situation. No game is named here.
//!
//! A bot looks at a world that its seat could believe in ([`Rules::imagine`]), never at the true situation: what it may
//! not know it cannot use. Its dice are its own, never the table's.

use sandtable_engine::SeatId;
use sandtable_engine::dice::{Dice, Keyed, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::outcomes::outcomes;
use sandtable_engine::rules::Rules;
use std::str::FromStr;

/// An opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal action, each as likely.
    Random,
    /// The action after which the situation is worth most, one action ahead.
    Greedy,
}

/// A word that names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\"; there are random and greedy")]
pub struct NoSuchBot(String);

impl FromStr for Bot {
    type Err = NoSuchBot;

    fn from_str(word: &str) -> Result<Self, NoSuchBot> {
        match word {
            "random" => Ok(Self::Random),
            "greedy" => Ok(Self::Greedy),
            _ => Err(NoSuchBot(word.to_owned())),
        }
    }
}

/// How many sets of dice an action is tried on when its outcomes are too many to enumerate.
const SETS: u32 = 6;

impl Bot {
    /// Chooses an action for the seat that decides. The same seed and view give the same choice.
    ///
    /// Returns none if the game is over.
    pub fn choose<R: Rules>(self, rules: &R, situation: &R::Situation, seed: u64) -> Option<R::Action> {
        let seat = rules.to_act(situation)?;
        let mut dice = Stream::new(Seed::from_number(seed));
        let mut actions = Vec::new();
        if self == Self::Random {
            rules.actions(situation, &mut actions);
            let roll = Roll { purpose: "bot", turn: 0, place: 0, nth: 0 };
            return actions.get(dice.below(actions.len().max(1) as u32, roll) as usize).copied();
        }
        let world = rules.imagine(situation, seat, &mut dice);
        rules.shortlist(&world, &mut actions);
        if let [only] = actions[..] {
            return Some(only);
        }
        // The first of equals wins, so that a bot is the same everywhere.
        let mut best: Option<(i64, R::Action)> = None;
        for action in actions {
            let worth = expected_value(rules, &world, seat, action, seed);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }
}

fn expected_value<R: Rules>(rules: &R, s: &R::Situation, seat: SeatId, action: R::Action, seed: u64) -> i64 {
    // One run tells whether dice are rolled at all, and how many.
    let mut after = s.clone();
    let mut dice = Tally { dice: Keyed { seed, set: 0, sets: SETS }, rolls: 0 };
    rules.apply(&mut after, action, &mut dice, &mut Silent);
    match dice.rolls {
        0 => rules.value(&after, seat),
        1..=2 => {
            let all = outcomes(rules, s, action);
            let of: u64 = all.first().map_or(1, |o| o.of);
            let sum: i64 = all
                .iter()
                .map(|o| rules.value(&o.situation, seat) * (o.ways * of / o.of.max(1)) as i64)
                .sum();
            sum / of.max(1) as i64
        }
        _ => {
            let mut sum = rules.value(&after, seat);
            for set in 1..SETS {
                let mut after = s.clone();
                rules.apply(&mut after, action, &mut Keyed { seed, set, sets: SETS }, &mut Silent);
                sum += rules.value(&after, seat);
            }
            sum / i64::from(SETS)
        }
    }
}

struct Tally {
    dice: Keyed,
    rolls: u32,
}

impl Dice for Tally {
    fn below(&mut self, faces: u32, roll: Roll) -> u32 {
        self.rolls += 1;
        self.dice.below(faces, roll)
    }
}

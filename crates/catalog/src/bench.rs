//! Measuring random play: how fast the rules are, for any game.

use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_engine::text::TextError;
use serde::Serialize;
use std::time::Duration;

/// What was measured, on one core.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Bench {
    /// The game.
    pub game: &'static str,
    /// The scenario.
    pub scenario: String,
    /// Random actions a second: listing, choosing, applying.
    pub actions_per_second: f64,
    /// Whole random games a second.
    pub playouts_per_second: f64,
    /// Actions in a game, on average.
    pub actions_per_playout: f64,
    /// Legal actions at a decision, on average.
    pub branching: f64,
    /// The size of a situation in memory.
    pub situation_bytes: usize,
    /// Nanoseconds to clone a situation.
    pub clone_ns: f64,
    /// Nanoseconds to list the legal actions, over the decisions of random games.
    pub list_ns: f64,
    /// Nanoseconds to hash a situation.
    pub hash_ns: f64,
    /// Nanoseconds to search where one counter can go, over counters that can move.
    pub reach_ns: f64,
    /// Games played.
    pub playouts: u64,
    /// Actions played.
    pub actions: u64,
}

const CHOICE: Roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };

/// Plays random games for about so many seconds by a clock: the time since any fixed moment.
///
/// # Errors
/// If there is no such scenario, or the seconds are no number.
pub fn measure<R: Complete>(
    rules: &R,
    scenario: &str,
    seconds: f64,
    seed: u64,
    clock: &dyn Fn() -> Duration,
) -> Result<Bench, TextError> {
    let start = rules.start(scenario, &Options::new())?;
    if !seconds.is_finite() {
        return Err(TextError::new("a measure takes a number of seconds"));
    }
    let limit = Duration::from_secs_f64(seconds.clamp(0.05, 600.0));
    let mut dice = Stream::new(Seed::from_number(seed));
    let mut list = Vec::new();
    let (mut actions, mut playouts, mut offered) = (0_u64, 0_u64, 0_u64);
    let mut samples = Vec::new();
    let started = clock();
    while clock().saturating_sub(started) < limit {
        let mut s = start.clone();
        loop {
            list.clear();
            rules.actions(&s, &mut list);
            if list.is_empty() {
                break;
            }
            offered += list.len() as u64;
            let action = list[dice.below(list.len() as u32, CHOICE) as usize];
            rules.apply(&mut s, action, &mut dice, &mut Silent);
            actions += 1;
            if playouts == 0 && actions % 16 == 1 {
                samples.push(s.clone());
            }
        }
        playouts += 1;
    }
    let spent = clock().saturating_sub(started).as_secs_f64();
    Ok(Bench {
        game: rules.id(),
        scenario: scenario.to_owned(),
        actions_per_second: actions as f64 / spent,
        playouts_per_second: playouts as f64 / spent,
        actions_per_playout: actions as f64 / playouts as f64,
        branching: offered as f64 / actions.max(1) as f64,
        situation_bytes: size_of::<R::Situation>(),
        clone_ns: each(clock, &samples, |s| {
            std::hint::black_box(s.clone());
        }),
        list_ns: each(clock, &samples, |s| {
            list.clear();
            rules.actions(s, &mut list);
        }),
        hash_ns: each(clock, &samples, |s| {
            std::hint::black_box(rules.hash(s));
        }),
        reach_ns: reach(clock, rules, &samples),
        playouts,
        actions,
    })
}

fn each<S>(clock: &dyn Fn() -> Duration, samples: &[S], mut run: impl FnMut(&S)) -> f64 {
    let rounds = 100_000 / samples.len().max(1) + 1;
    let started = clock();
    for _ in 0..rounds {
        samples.iter().for_each(&mut run);
    }
    clock().saturating_sub(started).as_nanos() as f64 / (rounds * samples.len().max(1)) as f64
}

/// The time of one movement field, over every counter that can move in the samples.
fn reach<R: Complete>(clock: &dyn Fn() -> Duration, rules: &R, samples: &[R::Situation]) -> f64 {
    let mut able = Vec::new();
    for s in samples {
        for counter in 0..rules.counter_names().len() {
            let id = sandtable_engine::CounterId(counter as u16);
            if !rules.reach(s, id).is_empty() {
                able.push((s, id));
            }
        }
    }
    each(clock, &able, |(s, id)| {
        std::hint::black_box(rules.reach(s, *id));
    })
}

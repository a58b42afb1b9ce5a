//! Whether what is foretold comes about: games between bots, and at the beginning of every player-turn the chance to win
//! (and the points to expect) beside what came of it.

use crate::matches::too_high;
use crate::{ArenaError, Progress, work};
use sandtable_bots::Spec;
use sandtable_bots::duel::Foretold;
use sandtable_bots::judge::Worth;
use sandtable_catalog::Game;
use sandtable_engine::planning::CERTAIN;
use sandtable_engine::rules::Options;
use serde::Serialize;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// What is to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The scenario.
    pub scenario: String,
    /// Its options, all of them.
    pub options: Options,
    /// The bots that take turns at playing all seats.
    pub bots: Vec<Spec>,
    /// The seed of the first game; the next has the next number.
    pub seed: u64,
    /// How many games.
    pub games: u64,
}

/// Moments for which something similar was foretold.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bin {
    /// From this …
    pub from: f64,
    /// … to this.
    pub to: f64,
    /// How many moments.
    pub moments: u64,
    /// The mean of what was foretold.
    pub foretold: f64,
    /// The mean of what came.
    pub came: f64,
}

/// How well one way of foretelling did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reliability {
    /// What was foretold and what came, by what was foretold.
    pub bins: Vec<Bin>,
    /// The mean square of the difference.
    pub error: f64,
    /// The same for whoever always foretells the mean of what came.
    pub constant: f64,
}

/// What a line through all games says of one player-turn: what comes is `mean` and a share of what the situation is worth.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Course {
    /// The span.
    pub span: u32,
    /// Points that come besides.
    pub mean: f64,
    /// The share of the value that stays, in per cent.
    pub share: f64,
    /// By so many points three results in four are missed no further.
    pub scale: f64,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calibration {
    /// Games played.
    pub games: u64,
    /// Won by the first seat; half a game for a draw.
    pub won: f64,
    /// The chance to win, at once and as an analysis has it.
    pub chance: [Reliability; 2],
    /// The points to expect, likewise, where a game is reckoned in points.
    pub points: Option<[Reliability; 2]>,
    /// What would fit best.
    pub course: Vec<Course>,
}

/// Games with what was foretold, and how each ended.
type Games = Vec<(u64, Vec<Foretold>, Worth)>;

/// Plays and compares.
///
/// # Errors
/// If the game refuses it.
pub fn run(
    game: &dyn Game,
    ask: &Question,
    cores: usize,
    progress: Progress<'_>,
) -> Result<Calibration, ArenaError> {
    let end = ask.seed.checked_add(ask.games).ok_or_else(|| too_high(ask.seed))?;
    let seeds: Vec<u64> = (ask.seed..end).collect();
    let play = |seed: u64| {
        let bot = ask.bots[((seed - ask.seed) % ask.bots.len() as u64) as usize];
        game.foretell(&ask.scenario, &ask.options, &vec![bot; game.seats().len()], seed)
    };
    let mut games: Games = Vec::new();
    let mut done = |seed, (list, end)| {
        games.push((seed, list, end));
        progress(games.len() as u64, ask.games, "");
        ControlFlow::<()>::Continue(())
    };
    work::each(cores, &seeds, play, &mut done)?;
    games.sort_unstable_by_key(|(seed, ..)| *seed);
    Ok(compare(&games, game.enough().is_some()))
}

fn compare(games: &Games, points: bool) -> Calibration {
    let chance = |worth: &Worth| f64::from(worth.chance) / f64::from(CERTAIN);
    let outlook = |worth: &Worth| worth.outlook as f64 / 1000.0;
    let pairs = |foretold: fn(&Foretold) -> &Worth, of: &dyn Fn(&Worth) -> f64| -> Vec<(f64, f64)> {
        let all = games.iter().flat_map(|(_, list, end)| list.iter().map(move |moment| (moment, end)));
        all.map(|(moment, end)| (of(foretold(moment)), of(end))).collect()
    };
    let both = |of: &dyn Fn(&Worth) -> f64, bounds: &[f64]| {
        [pairs(|moment| &moment.now, of), pairs(|moment| &moment.then, of)]
            .map(|pairs| reliability(&pairs, bounds))
    };
    Calibration {
        games: games.len() as u64,
        won: games.iter().map(|(.., end)| chance(end)).sum(),
        chance: both(&chance, &[0.0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        points: points.then(|| both(&outlook, &[-99.0, 0.0, 3.0, 6.0, 9.0, 12.0, 99.0])),
        course: course(games, points),
    }
}

fn reliability(pairs: &[(f64, f64)], bounds: &[f64]) -> Reliability {
    let mean = |list: &[f64]| list.iter().sum::<f64>() / list.len().max(1) as f64;
    let mut bins = Vec::new();
    for edge in bounds.windows(2) {
        let (from, to) = (edge[0], edge[1]);
        let last = Some(&to) == bounds.last();
        let within: Vec<&(f64, f64)> =
            pairs.iter().filter(|(said, _)| *said >= from && (*said < to || last)).collect();
        let side =
            |pick: fn(&(f64, f64)) -> f64| mean(&within.iter().map(|pair| pick(pair)).collect::<Vec<_>>());
        let (foretold, came) = (side(|pair| pair.0), side(|pair| pair.1));
        bins.push(Bin { from, to, moments: within.len() as u64, foretold, came });
    }
    let all: Vec<f64> = pairs.iter().map(|pair| pair.1).collect();
    let usual = mean(&all);
    let square = |list: Vec<f64>| mean(&list.iter().map(|d| d * d).collect::<Vec<_>>());
    Reliability {
        bins,
        error: square(pairs.iter().map(|(said, came)| said - came).collect()),
        constant: square(all.iter().map(|came| came - usual).collect()),
    }
}

/// The line of least squares for each span, from what a situation was worth to what came.
fn course(games: &Games, points: bool) -> Vec<Course> {
    /// Of a normal curve, half lies within so many standard deviations.
    const QUARTILE: f64 = 0.6745;
    let mut spans: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for (_, list, end) in games {
        let came = if points { end.outlook } else { end.value };
        for moment in list {
            spans
                .entry(moment.span)
                .or_default()
                .push((moment.now.value as f64 / 1000.0, came as f64 / 1000.0));
        }
    }
    let line = |(span, list): (u32, Vec<(f64, f64)>)| {
        let n = list.len() as f64;
        let (x, y) = (list.iter().map(|p| p.0).sum::<f64>() / n, list.iter().map(|p| p.1).sum::<f64>() / n);
        let spread: f64 = list.iter().map(|p| (p.0 - x).powi(2)).sum();
        let common: f64 = list.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
        let slope = if spread > 0.0 { common / spread } else { 0.0 };
        let mean = y - slope * x;
        let rest: f64 = list.iter().map(|p| (p.1 - mean - slope * p.0).powi(2)).sum();
        Course { span, mean, share: 100.0 * slope, scale: QUARTILE * (rest / n).sqrt() }
    };
    spans.into_iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bins_tell_what_came_of_what_was_foretold() {
        let pairs = [(0.1, 0.0), (0.1, 1.0), (0.9, 1.0), (1.0, 1.0)];
        let found = reliability(&pairs, &[0.0, 0.5, 1.0]);
        assert_eq!(found.bins[0], Bin { from: 0.0, to: 0.5, moments: 2, foretold: 0.1, came: 0.5 });
        assert_eq!((found.bins[1].moments, found.bins[1].came), (2, 1.0));
        assert!((found.error - (0.01 + 0.81 + 0.01) / 4.0).abs() < 1e-12);
        assert!((found.constant - 0.1875).abs() < 1e-12);
    }

    #[test]
    fn a_course_is_a_line_through_all_games() {
        let game = |value: i64, came: i64| {
            let worth = |value| Worth { chance: 0, value, outlook: 0 };
            (0, vec![Foretold { span: 3, now: worth(value), then: worth(0) }], worth(came))
        };
        // What comes is 10 and half of the value, missed by 2 either way.
        let games = vec![game(0, 12_000), game(0, 8_000), game(40_000, 32_000), game(40_000, 28_000)];
        let found = course(&games, false);
        let Course { span, mean, share, scale } = found[0];
        assert_eq!((span, mean.round(), share.round()), (3, 10.0, 50.0));
        assert!((scale - 2.0 * 0.6745).abs() < 1e-9);
    }
}

//! What a match says.

use crate::matches::{Pair, Which, outcome};
use crate::meters::Conduct;
use crate::stats::{Decision, Estimate, Pairs, Sprt, elo};
use serde::{Deserialize, Serialize};

/// What a match says.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summary {
    /// How many pairs brought A 0, ½, 1, 1½ and 2 points.
    pub results: Pairs,
    /// The mean score of A, from 0 to 1.
    pub score: Estimate,
    /// The difference in Elo that goes with it.
    pub elo: Elo,
    /// By how many points A is ahead in a game, on the average.
    pub margin: Estimate,
    /// In how many pairs A and B played differently at all.
    pub fired: u64,
    /// Games that nobody won.
    pub draws: u64,
    /// Games given up as endless.
    pub endless: u64,
    /// What the test says.
    pub test: Option<Test>,
    /// Each seat apart.
    pub seats: Vec<SeatSummary>,
}

/// A difference in Elo with its 95 % interval; what has no bound is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Elo {
    /// What the score stands for.
    pub mean: Option<f64>,
    /// The lower end.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Test {
    /// The logarithm of the ratio of likelihoods.
    pub evidence: f64,
    /// What that decides.
    pub decision: Decision,
}

/// What happened in a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatSummary {
    /// The seat.
    pub seat: String,
    /// Bot A in this seat.
    pub a: BotSummary,
    /// Bot B in this seat.
    pub b: BotSummary,
}

/// What a bot did in a seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotSummary {
    /// Games.
    pub games: u64,
    /// Games won.
    pub wins: u64,
    /// Its points, on the average.
    pub points: Estimate,
    /// What the meters say.
    pub conduct: Conduct,
}

impl Summary {
    /// What pairs say.
    #[must_use]
    pub fn of<'p>(
        seats: &[String],
        sprt: Option<Sprt>,
        pairs: impl Iterator<Item = &'p Pair> + Clone,
    ) -> Self {
        let mut results = Pairs::default();
        let (mut fired, mut draws, mut endless) = (0, 0, 0);
        for pair in pairs.clone() {
            results.note(outcome(pair, seats).0);
            fired += u64::from(!pair[0].same_as(&pair[1]));
            for game in pair {
                draws += u64::from(game.winner.is_none());
                endless += u64::from(!game.over);
            }
        }
        let score = results.score();
        let some = results.count() > 0;
        let bound = |at: f64| elo(at).filter(|_| some);
        Self {
            results,
            score,
            elo: Elo {
                mean: bound(score.mean),
                low: bound(score.mean - score.error),
                high: bound(score.mean + score.error),
            },
            margin: Estimate::of(pairs.clone().map(|pair| outcome(pair, seats).1)),
            fired,
            draws,
            endless,
            test: sprt.map(|sprt| Test { evidence: results.evidence(sprt), decision: sprt.decide(&results) }),
            seats: seats
                .iter()
                .enumerate()
                .map(|(i, seat)| SeatSummary {
                    seat: seat.clone(),
                    a: bot(pairs.clone(), i, seat, Which::A),
                    b: bot(pairs.clone(), i, seat, Which::B),
                })
                .collect(),
        }
    }
}

fn bot<'p>(
    pairs: impl Iterator<Item = &'p Pair> + Clone,
    seat: usize,
    name: &str,
    which: Which,
) -> BotSummary {
    let games = pairs.flatten().filter(|game| game.seats.get(seat) == Some(&which));
    let mut conduct = Conduct::default();
    for game in games.clone() {
        if let Some(own) = game.conduct.get(seat) {
            conduct.add(own);
        }
    }
    let points = games.clone().filter_map(|game| game.scores.get(seat)).map(|score| f64::from(*score));
    BotSummary {
        games: games.clone().count() as u64,
        wins: games.filter(|game| game.winner.as_deref() == Some(name)).count() as u64,
        points: Estimate::of(points),
        conduct,
    }
}

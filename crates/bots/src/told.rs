//! What a plan does and brings, to be told: arrows for the board, terms, what it is expected to bring and to cost.

use crate::judge::{Judge, Judgement, Opening, appraise};
use crate::why::{self, Alternative, Arrow, Expected};
use sandtable_engine::SeatId;
use sandtable_engine::planning::{Plan, Stake};
use sandtable_engine::prelude::*;
use sandtable_engine::sorting;

/// The terms of a situation.
pub(crate) fn weigh<R: Complete>(rules: &R, s: &R::Situation, seat: SeatId) -> Vec<i64> {
    let mut terms = vec![0; rules.terms().len()];
    rules.weigh(s, seat, &mut terms);
    terms
}

/// What a plan does and brings, to be told.
pub(crate) struct Told {
    pub(crate) judgement: Judgement,
    pub(crate) terms: Vec<i64>,
    pub(crate) arrows: Vec<Arrow>,
    pub(crate) feared: Vec<Arrow>,
    /// What was counted, on each set.
    pub(crate) counted: Vec<Vec<i64>>,
}

impl Told {
    pub(crate) fn of<R: Complete>(judge: &mut Judge<'_, R>, plan: &Plan) -> Self {
        let rules = judge.rules();
        let mut opened: Vec<Arrow> = Vec::new();
        let opening = judge.open_by(plan, &mut |s, action| opened.extend(why::arrow(rules, s, action)));
        Self::from(judge, plan, &opening, &opened)
    }

    /// What comes of a plan after an opening, which did what the arrows say.
    pub(crate) fn from<R: Complete>(
        judge: &mut Judge<'_, R>,
        plan: &Plan,
        opening: &Opening<R>,
        opened: &[Arrow],
    ) -> Self {
        let rules = judge.rules();
        let seat = judge.sight().seat();
        let court = judge.court;
        let style = court.replies.first().copied().unwrap_or(0);
        let mut told = Self {
            judgement: Judgement::default(),
            terms: vec![0; rules.terms().len()],
            arrows: Vec::new(),
            feared: Vec::new(),
            counted: Vec::new(),
        };
        let mut worst = i64::MAX;
        for set in 0..court.sets {
            let mut own = opened.to_vec();
            let mut theirs = Vec::new();
            let world = judge.outcome(opening, plan, (set, style), &mut |s, action| {
                if let Some(mut arrow) = why::arrow(rules, s, action) {
                    if arrow.seat == seat {
                        own.push(arrow);
                    } else {
                        // Which of the enemy's counters it is nobody knows.
                        arrow.counter = None;
                        theirs.push(arrow);
                    }
                }
            });
            let worth = appraise(rules, &world, seat);
            told.judgement.sets.push(worth);
            told.counted.push(count(rules, &world));
            for (sum, term) in told.terms.iter_mut().zip(weigh(rules, &world, seat)) {
                *sum += term;
            }
            if set == 0 {
                told.arrows = own;
            }
            if worth.value < worst {
                worst = worth.value;
                told.feared = theirs;
            }
        }
        told.terms.iter_mut().for_each(|sum| *sum /= i64::from(court.sets.max(1)));
        told
    }

    /// What this plan does and brings that another does not.
    pub(crate) fn beside<R: Complete>(&self, rules: &R, other: &Self) -> Alternative {
        let arrows = self.arrows.iter().filter(|arrow| !other.arrows.contains(arrow)).cloned().collect();
        Alternative {
            arrows,
            chance: self.judgement.chance(),
            points: points(rules, &self.judgement),
            differs: differences(rules, &self.terms, &other.terms),
        }
    }
}

/// What the game is expected to come to, if it is reckoned in points.
pub(crate) fn points<R: Complete>(rules: &R, judgement: &Judgement) -> Option<i64> {
    let stake = rules.stake();
    matches!(stake, Stake::Points { .. }).then(|| judgement.outlook_as(|outlook| stake.shown(outlook)).0)
}

/// How the measures stand.
pub(crate) fn count<R: Complete>(rules: &R, s: &R::Situation) -> Vec<i64> {
    let mut counted = vec![0; rules.measures().len()];
    rules.measure(s, &mut counted);
    counted
}

/// What a plan is expected to bring of all that is counted.
pub(crate) fn expected<R: Complete>(rules: &R, now: &R::Situation, told: &Told) -> Vec<Expected> {
    let now = count(rules, now);
    let line = |(i, (&name, &now)): (usize, (&&'static str, &i64))| {
        let came = || told.counted.iter().map(|counted| counted[i]);
        let mean = came().sum::<i64>() * 1000 / (told.counted.len().max(1) as i64);
        let range = [came().min().unwrap_or(now) * 1000, came().max().unwrap_or(now) * 1000];
        Expected { name, now: now * 1000, mean, range }
    };
    rules.measures().iter().zip(&now).enumerate().map(line).collect()
}

/// The terms that differ, the largest difference first.
pub(crate) fn differences<R: Complete>(rules: &R, a: &[i64], b: &[i64]) -> Vec<(&'static str, i64)> {
    let mut list: Vec<(&'static str, i64)> =
        rules.terms().iter().zip(a.iter().zip(b)).map(|(&name, (a, b))| (name, a - b)).collect();
    list.retain(|(_, difference)| *difference != 0);
    sorting::largest_first(&mut list, |(_, difference)| difference.abs());
    list
}

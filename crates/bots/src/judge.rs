//! What a plan is worth: it is played by the game's fast policy, then the enemy replies, then the situation is valued;
//! all plans on the same few sets of dice, keyed and stratified.

use crate::sight::{Sight, imagine};
use sandtable_engine::SeatId;
use sandtable_engine::dice::{Counted, Keyed};
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{Chance, Plan};
use sandtable_engine::prelude::*;

/// No span takes more actions than this; a policy that would is stopped.
const ENDLESS: u32 = 4000;

/// How plans are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Court {
    /// Distinguishes the dice of one search from those of another.
    pub seed: u64,
    /// How many sets of dice.
    pub sets: u32,
    /// The styles of the enemy, of whom the worst counts; none for no reply at all.
    pub replies: &'static [u8],
}

/// What a situation is worth to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The chance to win.
    pub chance: Chance,
    /// The sum of the terms.
    pub value: i64,
    /// What can be expected, in the game's stake.
    pub outlook: i64,
}

/// What came of one plan on some sets of dice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// On each set.
    pub sets: Vec<Worth>,
}

/// How much a ten-thousandth of winning chance counts beside a thousandth of a point: where the chance is flat, value decides.
const CHANCE: i64 = 100;

impl Judgement {
    /// How good the plan is: winning chance first.
    #[must_use]
    pub fn fitness(&self) -> i64 {
        let sum: i64 = self.sets.iter().map(fitness).sum();
        sum / self.sets.len().max(1) as i64
    }

    /// The chance to win.
    #[must_use]
    pub fn chance(&self) -> Chance {
        self.sets.iter().map(|worth| worth.chance).sum::<Chance>() / self.sets.len().max(1) as Chance
    }

    /// The standard error of the chance.
    #[must_use]
    pub fn error(&self) -> Chance {
        mean(self.sets.iter().map(|worth| i64::from(worth.chance))).1 as Chance
    }

    /// What can be expected, in the game's stake, and its standard error.
    #[must_use]
    pub fn outlook(&self) -> (i64, i64) {
        mean(self.sets.iter().map(|worth| worth.outlook))
    }

    /// The same of what each outlook counts.
    #[must_use]
    pub fn outlook_as(&self, counts: impl Fn(i64) -> i64 + Clone) -> (i64, i64) {
        mean(self.sets.iter().map(|worth| counts(worth.outlook)))
    }

    /// By how much this is better than another on the same sets, and the standard error of that.
    #[must_use]
    pub fn gain_over(&self, other: &Self) -> (i64, i64) {
        mean(self.sets.iter().zip(&other.sets).map(|(a, b)| fitness(a) - fitness(b)))
    }

    /// By how much more can be expected than of another on the same sets, as each outlook counts in the game's stake, and the
    /// standard error of that.
    #[must_use]
    pub fn outlook_over(&self, other: &Self, counts: impl Fn(i64) -> i64 + Clone) -> (i64, i64) {
        mean(self.sets.iter().zip(&other.sets).map(|(a, b)| counts(a.outlook) - counts(b.outlook)))
    }
}

fn fitness(worth: &Worth) -> i64 {
    i64::from(worth.chance) * CHANCE + worth.value
}

/// The mean of some numbers and its standard error.
pub(crate) fn mean(list: impl Iterator<Item = i64> + Clone) -> (i64, i64) {
    let n = (list.clone().count() as i64).max(1);
    let mean = list.clone().sum::<i64>() / n;
    let squares: i64 = list.map(|one| (one - mean).pow(2)).sum();
    (mean, (squares / (n - 1).max(1) / n).isqrt())
}

/// How far a plan goes before the first die: the same for all sets.
#[derive(Clone, Debug)]
pub struct Opening<R: Complete> {
    /// Where it leads.
    pub world: R::Situation,
    mind: R::Mind,
    /// What is done there whatever the plan says.
    first: Option<R::Action>,
}

impl<R: Complete> Opening<R> {
    /// An action in a world, whatever comes of it.
    pub fn with(world: R::Situation, first: Option<R::Action>) -> Self {
        Self { world, mind: R::Mind::default(), first }
    }
}

/// A judge of plans of one seat in one situation.
#[derive(Debug)]
pub struct Judge<'r, R: Complete> {
    rules: &'r R,
    sight: &'r Sight<R::Situation>,
    /// How it judges.
    pub court: Court,
    /// Actions tried so far.
    pub nodes: u64,
    /// Plans judged so far.
    pub plans: u32,
}

impl<'r, R: Complete> Judge<'r, R> {
    /// A judge of what the seat of a sight can do.
    #[must_use]
    pub const fn new(rules: &'r R, sight: &'r Sight<R::Situation>, court: Court) -> Self {
        Self { rules, sight, court, nodes: 0, plans: 0 }
    }

    /// The game.
    #[must_use]
    pub const fn rules(&self) -> &'r R {
        self.rules
    }

    /// What is seen.
    #[must_use]
    pub const fn sight(&self) -> &'r Sight<R::Situation> {
        self.sight
    }

    /// Plays a plan up to the first die.
    pub fn open(&mut self, plan: &Plan) -> Opening<R> {
        self.open_by(plan, &mut |_, _| ())
    }

    /// Plays a plan up to the first die; `visit` sees each action before it is played.
    pub fn open_by(&mut self, plan: &Plan, visit: &mut dyn FnMut(&R::Situation, R::Action)) -> Opening<R> {
        let (rules, seat) = (self.rules, self.sight.seat());
        let mut world = self.sight.world().clone();
        let mut mind = R::Mind::default();
        let span = rules.span(&world);
        for _ in 0..ENDLESS {
            if rules.to_act(&world) != Some(seat) || rules.span(&world) != span {
                break;
            }
            let before = mind.clone();
            let Some(action) = rules.fast(&world, plan, &mut mind) else { break };
            let mut after = world.clone();
            let mut keyed = Keyed { seed: 0, set: 0, sets: 1 };
            let mut dice = Counted::new(&mut keyed);
            rules.apply(&mut after, action, &mut dice, &mut Silent);
            if dice.rolls > 0 {
                mind = before;
                break;
            }
            visit(&world, action);
            self.nodes += 1;
            world = after;
        }
        Opening { world, mind, first: None }
    }

    /// What comes of a plan on some of the sets.
    pub fn judge(&mut self, plan: &Plan, sets: std::ops::Range<u32>) -> Judgement {
        let opening = self.open(plan);
        self.judge_on(&opening, plan, sets)
    }

    /// What comes of a plan from where its opening led.
    pub fn judge_on(&mut self, opening: &Opening<R>, plan: &Plan, sets: std::ops::Range<u32>) -> Judgement {
        self.plans += 1;
        let mut judgement = Judgement::default();
        for set in sets {
            let replies: &[u8] = if self.court.replies.is_empty() { &[0] } else { self.court.replies };
            let result = replies.iter().map(|&style| self.play_out(opening, plan, set, style));
            judgement.sets.extend(result.min_by_key(fitness));
        }
        judgement
    }

    /// The situation after a plan and the reply in a style, on a set of dice. `visit` sees each action before it is played.
    pub fn outcome(
        &mut self,
        opening: &Opening<R>,
        plan: &Plan,
        (set, style): (u32, u8),
        visit: &mut dyn FnMut(&R::Situation, R::Action),
    ) -> R::Situation {
        let rules = self.rules;
        let seat = self.sight.seat();
        let mut world = imagine(rules, &opening.world, seat, self.court.seed.wrapping_add(u64::from(set)));
        let mut dice = Keyed { seed: self.court.seed, set: set % self.court.sets, sets: self.court.sets };
        if set >= self.court.sets {
            dice.seed ^= u64::from(set / self.court.sets) << 32;
        }
        let reply = Plan::of_style(style);
        let mut minds = vec![R::Mind::default(); rules.seats().len()];
        minds[seat.index()] = opening.mind.clone();
        let horizon = if self.court.replies.is_empty() { 0 } else { rules.horizon() };
        let mut span = rules.span(self.sight.world());
        let mut gone = 0;
        if let Some(action) = opening.first.filter(|&action| rules.refuse(&world, action).is_none()) {
            visit(&world, action);
            rules.apply(&mut world, action, &mut dice, &mut Silent);
            self.nodes += 1;
        }
        for _ in 0..ENDLESS {
            let Some(deciding) = rules.to_act(&world) else { break };
            let now = rules.span(&world);
            if now != span {
                gone += 1;
                span = now;
                if gone > horizon {
                    break;
                }
            }
            let plan = if deciding == seat && gone == 0 { plan } else { &reply };
            let Some(action) = rules.fast(&world, plan, &mut minds[deciding.index()]) else { break };
            visit(&world, action);
            rules.apply(&mut world, action, &mut dice, &mut Silent);
            self.nodes += 1;
        }
        world
    }

    fn play_out(&mut self, opening: &Opening<R>, plan: &Plan, set: u32, style: u8) -> Worth {
        let world = self.outcome(opening, plan, (set, style), &mut |_, _| ());
        appraise(self.rules, &world, self.sight.seat())
    }
}

/// What a situation is worth to a seat.
pub fn appraise<R: Complete>(rules: &R, s: &R::Situation, seat: SeatId) -> Worth {
    let value = rules.value(s, seat);
    Worth { chance: rules.win_chance(s, seat, value), value, outlook: rules.outlook(s, seat, value) }
}

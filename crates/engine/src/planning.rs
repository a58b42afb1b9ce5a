//! What a game supplies so that bots can play it well: a valuation by named terms, a fast policy that carries out plans,
//! and the choices a plan is made of. Rules never read any of this.

use crate::ids::{CounterId, SeatId, SpaceId};
use crate::message::Silent;
use crate::view::Secrets;
use std::fmt::Debug;

/// How a player leans, in percent of the usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// The word by which it is chosen.
    pub name: &'static str,
    /// How gladly it attacks: what the enemy's losses count.
    pub aggression: i64,
    /// How much it fears: what its own losses and exposure count.
    pub caution: i64,
    /// How much objectives draw it.
    pub objective: i64,
}

impl Style {
    /// Neither bold nor shy.
    pub const BALANCED: Self = Self { name: "balanced", aggression: 100, caution: 100, objective: 100 };
}

/// One choice of a plan: a question that the game numbers, and the answer that it numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gene {
    /// The question: where a counter goes, whether a hex is attacked.
    pub slot: u32,
    /// The answer.
    pub choice: u32,
}

/// A question that a plan may answer, with the answers worth trying, the policy's own choice first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its number.
    pub slot: u32,
    /// The part of the board that it belongs to: plans exchange whole sectors.
    pub sector: u16,
    /// The answers, the best first.
    pub choices: Vec<u32>,
}

/// A whole turn as one object: a style, and the answers that differ from what that style would do by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plan {
    /// The style, by its place in [`Planning::styles`].
    pub style: u8,
    genes: Vec<Gene>,
}

impl Plan {
    /// What a style does by itself.
    #[must_use]
    pub const fn of_style(style: u8) -> Self {
        Self { style, genes: Vec::new() }
    }

    /// The answer to a question, if the plan gives one.
    #[must_use]
    pub fn get(&self, slot: u32) -> Option<u32> {
        self.genes.binary_search_by_key(&slot, |gene| gene.slot).ok().map(|at| self.genes[at].choice)
    }

    /// Answers a question.
    pub fn set(&mut self, gene: Gene) {
        match self.genes.binary_search_by_key(&gene.slot, |g| g.slot) {
            Ok(at) => self.genes[at] = gene,
            Err(at) => self.genes.insert(at, gene),
        }
    }

    /// Leaves a question to the style.
    pub fn clear(&mut self, slot: u32) {
        self.genes.retain(|gene| gene.slot != slot);
    }

    /// All answers, by the number of their questions.
    #[must_use]
    pub fn genes(&self) -> &[Gene] {
        &self.genes
    }
}

/// What can be seen of how sensibly somebody plays, beyond winning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meter {
    /// A counter is back where it was two turns ago.
    Dithering,
    /// An attack was made whose exact worth is negative.
    Suicide,
    /// A place that must never be open lies open to the enemy.
    OpenDoor,
    /// A vacated objective was left empty.
    NoAdvance,
    /// A counter has stood three turns away from anything.
    Idle,
    /// Supports were left unspent.
    Hoarding,
    /// An objective could have been taken on the last turn.
    MissedGrab,
    /// A counter ended its turn in contact and without a retreat.
    Pocketed,
    /// Good odds were declined.
    Fear,
}

impl Meter {
    /// All of them, with their words.
    pub const ALL: [(Self, &'static str); 9] = [
        (Self::Dithering, "dithering"),
        (Self::Suicide, "suicide"),
        (Self::OpenDoor, "open-door"),
        (Self::NoAdvance, "no-advance"),
        (Self::Idle, "idle"),
        (Self::Hoarding, "hoarding"),
        (Self::MissedGrab, "missed-grab"),
        (Self::Pocketed, "pocketed"),
        (Self::Fear, "fear"),
    ];
}

/// How often each meter struck, and on how many occasions it could have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meters {
    /// How often it struck, in the order of [`Meter::ALL`].
    pub struck: [u32; Meter::ALL.len()],
    /// Of how many occasions.
    pub occasions: [u32; Meter::ALL.len()],
}

impl Meters {
    /// Notes an occasion.
    pub const fn note(&mut self, meter: Meter, struck: bool) {
        self.occasions[meter as usize] += 1;
        self.struck[meter as usize] += struck as u32;
    }

    /// Adds what others noted.
    pub fn add(&mut self, other: &Self) {
        for i in 0..Meter::ALL.len() {
            self.struck[i] += other.struck[i];
            self.occasions[i] += other.occasions[i];
        }
    }
}

/// What a study counts at the end of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Steps (or counters) lost so far by each side.
    pub losses: Vec<u32>,
    /// The spaces in which enemies face each other.
    pub front: Vec<SpaceId>,
}

/// The chance to win, in ten-thousandths.
pub type Chance = u32;

/// Certainty.
pub const CERTAIN: Chance = 10_000;

/// What a game is played for, as an analysis reckons it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stake {
    /// The chance to win, in ten-thousandths.
    Chance,
    /// The points that the game comes to, in thousandths: where hardly anybody wins, chances say nothing.
    Points {
        /// So many win.
        enough: i64,
        /// What a game usually comes to.
        usual: i64,
        /// What the worst end counts: less than no points, if a defeat is worse than none.
        least: i64,
    },
}

impl Stake {
    /// All that a player can give away who plays badly.
    #[must_use]
    pub const fn whole(self) -> i64 {
        match self {
            Self::Chance => CERTAIN as i64,
            Self::Points { usual, least, .. } => usual - least,
        }
    }

    /// An outlook within what a game can come to.
    #[must_use]
    pub fn bound(self, outlook: i64) -> i64 {
        match self {
            Self::Chance => outlook,
            Self::Points { least, .. } => outlook.max(least),
        }
    }

    /// An outlook as players count it: nobody has less than no points.
    #[must_use]
    pub fn shown(self, outlook: i64) -> i64 {
        match self {
            Self::Chance => outlook,
            Self::Points { .. } => outlook.max(0),
        }
    }
}

/// A game that bots can plan. Only [`span`](Planning::span) is required: a game with a good
/// [`weigh`](Planning::weigh) has a decent bot, one with a [`fast`](Planning::fast) policy of its own a good one.
///
/// All numbers are integers, so that every platform chooses alike.
pub trait Planning: Secrets {
    /// What the fast policy remembers from one action of a span to the next. It must be able to tell when it is stale.
    type Mind: Clone + Default + Send + Debug;

    /// The names of the terms of a valuation: message ids.
    fn terms(&self) -> &'static [&'static str] {
        &["term-score"]
    }
    /// How good a situation is for a seat, term by term, in thousandths of a victory point; `out` comes zeroed and has a
    /// place for each term.
    fn weigh(&self, s: &Self::Situation, seat: SeatId, out: &mut [i64]) {
        let scores = self.scores(s);
        let own = i64::from(scores[seat.index()]);
        let best =
            scores.iter().enumerate().filter(|&(i, _)| i != seat.index()).map(|(_, &v)| i64::from(v)).max();
        out[0] = (own - best.unwrap_or(0)) * 1000;
    }
    /// The sum of the terms.
    fn value(&self, s: &Self::Situation, seat: SeatId) -> i64 {
        let mut terms = [0; 16];
        self.weigh(s, seat, &mut terms[..self.terms().len()]);
        terms.iter().sum()
    }
    /// The chance to win of a seat to whom a situation is worth `value`.
    fn win_chance(&self, s: &Self::Situation, seat: SeatId, value: i64) -> Chance {
        match self.verdict(s) {
            Some(verdict) => match verdict.winner {
                Some(winner) if winner == self.side_of(seat) => CERTAIN,
                Some(_) => 0,
                None => CERTAIN / 2,
            },
            None => logistic(value, 20_000),
        }
    }

    /// What an analysis reckons in.
    fn stake(&self) -> Stake {
        Stake::Chance
    }
    /// What a seat can expect of a situation that is worth `value` to it, in the stake.
    fn outlook(&self, s: &Self::Situation, seat: SeatId, value: i64) -> i64 {
        i64::from(self.win_chance(s, seat, value))
    }
    /// What is counted besides: points, losses; message ids.
    fn measures(&self) -> &'static [&'static str] {
        &[]
    }
    /// How these stand; `out` comes zeroed and has a place for each.
    fn measure(&self, _s: &Self::Situation, _out: &mut [i64]) {}

    /// The styles, the balanced one first.
    fn styles(&self) -> &'static [Style] {
        &[Style::BALANCED]
    }
    /// A number that changes when a plan's time is over: with every player-turn, activation or chit.
    fn span(&self, s: &Self::Situation) -> u32 {
        self.phase(s)
    }
    /// For how many spans after its own a plan is judged: the enemy's reply.
    fn horizon(&self) -> u32 {
        1
    }
    /// How many actions the strongest bot may try in thought for a turn: what a browser does in some seconds.
    fn thought(&self) -> u64 {
        150_000
    }
    /// The actions that a simple bot should weigh; all of them unless the game knows better.
    fn shortlist(&self, s: &Self::Situation, out: &mut Vec<Self::Action>) {
        self.actions(s, out);
    }
    /// What a plan does now: a legal action for the seat that decides. What the plan does not say, its style decides.
    /// It depends on nothing but its arguments.
    fn fast(&self, s: &Self::Situation, _plan: &Plan, _mind: &mut Self::Mind) -> Option<Self::Action> {
        let seat = self.to_act(s)?;
        let mut actions = Vec::new();
        self.shortlist(s, &mut actions);
        let mut best: Option<(i64, Self::Action)> = None;
        for action in actions {
            let mut after = s.clone();
            let mut dice = crate::dice::Keyed { seed: 1, set: 0, sets: 1 };
            self.apply(&mut after, action, &mut dice, &mut Silent);
            let worth = self.value(&after, seat);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, action));
            }
        }
        best.map(|(_, action)| action)
    }
    /// The questions that a plan of the seat may answer in this span.
    fn slots(&self, _s: &Self::Situation, _seat: SeatId, _plan: &Plan, _out: &mut Vec<Slot>) {}
    /// Answers that belong together: an attack and those who make it, a landing, an opening. Plans begin from them, and
    /// improve by them; the most promising first.
    fn bundles(&self, _s: &Self::Situation, _seat: SeatId, _plan: &Plan, _out: &mut Vec<Vec<Gene>>) {}
    /// Whether the decision is an answer within a fight, to be settled by exact search: a loss, a retreat, an advance.
    fn is_reaction(&self, _s: &Self::Situation) -> bool {
        false
    }
    /// Why no bot of any level does this, as a message id; none if it may.
    fn guard(&self, _s: &Self::Situation, _action: Self::Action) -> Option<&'static str> {
        None
    }

    /// Where a counter is, if it is on the board.
    fn place(&self, _s: &Self::Situation, _counter: CounterId) -> Option<SpaceId> {
        None
    }
    /// Whose a counter is.
    fn owner(&self, _counter: CounterId) -> Option<SeatId> {
        None
    }
    /// Notes how sensible an action is, before it is carried out. `spans` holds the situation at the beginning of each
    /// span so far, the present one last.
    fn watch(
        &self,
        _spans: &[Self::Situation],
        _s: &Self::Situation,
        _action: Self::Action,
        _out: &mut Meters,
    ) {
    }
    /// What a study counts.
    fn census(&self, _s: &Self::Situation) -> Census {
        Census::default()
    }
}

/// The chance that goes with a value: a half at zero, three in four at `scale`, in steps that are the same everywhere.
#[must_use]
pub fn logistic(value: i64, scale: i64) -> Chance {
    // The logistic curve 1 / (1 + 3^-x) at every eighth of the scale, in ten-thousandths.
    const CURVE: [i64; 41] = [
        5000, 5343, 5682, 6016, 6340, 6652, 6951, 7234, 7500, 7749, 7979, 8191, 8386, 8563, 8724, 8869, 9000,
        9117, 9221, 9315, 9397, 9470, 9535, 9592, 9643, 9687, 9726, 9761, 9791, 9817, 9840, 9860, 9878, 9894,
        9907, 9919, 9929, 9938, 9946, 9953, 9959,
    ];
    let far = (value.abs().saturating_mul(8 * 256) / scale.max(1)).min(40 * 256 - 1);
    let (step, part) = ((far / 256) as usize, far % 256);
    let chance = CURVE[step] + (CURVE[step + 1] - CURVE[step]) * part / 256;
    if value < 0 { CERTAIN - chance as Chance } else { chance as Chance }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_keeps_one_answer_to_a_question() {
        let mut plan = Plan::of_style(2);
        plan.set(Gene { slot: 7, choice: 1 });
        plan.set(Gene { slot: 3, choice: 5 });
        plan.set(Gene { slot: 7, choice: 2 });
        assert_eq!(plan.genes(), [Gene { slot: 3, choice: 5 }, Gene { slot: 7, choice: 2 }]);
        assert_eq!(plan.get(7), Some(2));
        plan.clear(3);
        assert_eq!(plan.get(3), None);
    }

    #[test]
    fn the_curve_is_even_and_rises() {
        assert_eq!(logistic(0, 1000), 5000);
        assert_eq!(logistic(1000, 1000), 7500);
        assert_eq!(logistic(-1000, 1000), 2500);
        let mut last = 0;
        for value in -6000..6000 {
            let chance = logistic(value, 1000);
            assert!(chance >= last && chance <= CERTAIN, "{value}");
            last = chance;
        }
    }
}

//! What the bots know of the game: how good a situation is, and what to weigh.

use crate::policy::Mind;
use crate::prelude::*;
use crate::rules::{AMERICA, PLAYER};
use crate::victory::ENOUGH;
use sandtable_engine::SeatId;
use sandtable_engine::planning::{
    CERTAIN, Census, Chance, Gene, Meters, Plan, Planning, Slot, Stake, Style, logistic,
};
use sandtable_engine::rules::Rules;

/// What a game of the heuristic player comes to in the mean, in thousandths of a point (docs/omaha.md, Figures).
const USUAL: i64 = 4500;
/// The points that make winning as likely as losing, in thousandths.
const MIDDLE: i64 = 1000 * ENOUGH as i64 - 500;

/// The terms of a valuation.
pub(crate) const TERMS: [&str; 10] = [
    "term-points",
    "term-held",
    "term-reach",
    "term-steps",
    "term-peril",
    "term-fire",
    "term-germans",
    "term-command",
    "term-heights",
    "term-support",
];

/// The styles, the balanced one first.
pub(crate) const STYLES: [Style; 4] = [
    Style::BALANCED,
    Style { name: "bold", aggression: 150, caution: 70, objective: 110 },
    Style { name: "cautious", aggression: 90, caution: 150, objective: 90 },
    Style { name: "objective", aggression: 80, caution: 90, objective: 170 },
];

/// The questions of a plan. A counter's number asks what it does in the actions.
pub(crate) mod slot {
    /// With a position: what becomes of the Germans there.
    pub(crate) const TARGET: u32 = 1000;
    /// With a tank: whom it barrages.
    pub(crate) const BARRAGE: u32 = 2000;
    /// With a counter that arrives: into which box.
    pub(crate) const ARRIVAL: u32 = 3000;
}

/// What a counter does in the actions.
pub(crate) mod order {
    /// It does not move.
    pub(crate) const HOLD: u32 = 0;
    /// It hangs its ropes on a cliff.
    pub(crate) const SCALE: u32 = 1;
    /// With a hex: it goes there.
    pub(crate) const GO: u32 = 2;
}

/// What becomes of Germans.
pub(crate) mod target {
    /// They are left alone.
    pub(crate) const LEAVE: u32 = 0;
    /// They are attacked with all that helps.
    pub(crate) const ATTACK: u32 = 1;
    /// They are attacked with naval gunfire besides.
    pub(crate) const SHELL: u32 = 2;
    /// Ships bombard them.
    pub(crate) const BOMBARD: u32 = 3;
}

impl Planning for Omaha {
    type Mind = Mind;

    fn terms(&self) -> &'static [&'static str] {
        &TERMS
    }

    fn weigh(&self, s: &Situation, _seat: SeatId, out: &mut [i64]) {
        self.weigh_terms(s, out);
    }

    fn win_chance(&self, s: &Situation, _seat: SeatId, value: i64) -> Chance {
        if s.stage == Stage::Over {
            let won = self.verdict(s).is_some_and(|verdict| verdict.winner == Some(AMERICA));
            return if won { CERTAIN } else { 0 };
        }
        let [.., scale] = self.course(s);
        logistic(self.expect(s, value) - MIDDLE, scale)
    }

    fn stake(&self) -> Stake {
        Stake::Points { enough: 1000 * i64::from(ENOUGH), usual: USUAL, least: self.weights.disaster }
    }

    fn outlook(&self, s: &Situation, _seat: SeatId, value: i64) -> i64 {
        self.expect(s, value)
    }

    fn measures(&self) -> &'static [&'static str] {
        &["measure-points", "measure-spent", "measure-steps", "measure-germans"]
    }

    fn measure(&self, s: &Situation, out: &mut [i64]) {
        let lost = self.count_all(s).losses;
        let spent = Sector::BOTH.map(|division| i64::from(self.spent(s, division)));
        out.copy_from_slice(&[
            i64::from(self.points(s)),
            spent.iter().sum(),
            i64::from(lost[0]),
            i64::from(lost[1]),
        ]);
    }

    fn styles(&self) -> &'static [Style] {
        &STYLES
    }

    fn span(&self, s: &Situation) -> u32 {
        2 * u32::from(s.turn) + u32::from(s.acting())
    }

    fn thought(&self) -> u64 {
        // A decision costs far more here, and a turn has two plans.
        8_000
    }

    fn horizon(&self) -> u32 {
        2
    }

    fn slots(&self, s: &Situation, _seat: SeatId, plan: &Plan, out: &mut Vec<Slot>) {
        if s.acting() {
            self.action_slots(s, plan, out);
        } else {
            self.arrival_slots(s, plan, out);
        }
    }

    fn bundles(&self, s: &Situation, _seat: SeatId, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        if s.acting() {
            self.action_bundles(s, plan, out);
        }
    }

    fn is_reaction(&self, s: &Situation) -> bool {
        matches!(
            s.stage,
            Stage::Hit(..)
                | Stage::LeaderHit(..)
                | Stage::ArtilleryHit(_)
                | Stage::Sacrifice(_)
                | Stage::Paying
                | Stage::UnderFire(_)
                | Stage::Attrition
                | Stage::Scream
                | Stage::Mine(_)
                | Stage::Overstack(_)
        )
    }

    fn shortlist(&self, s: &Situation, out: &mut Vec<Action>) {
        match self.follow_plan(s, &Plan::default(), &mut Mind::default()) {
            Some(Action::Done) if s.stage == Stage::Actions && !self.rescuers(s).is_empty() => {
                out.extend(self.rescuers(s).into_iter().map(Action::Take));
            }
            // What nobody should do is weighed against all else.
            Some(action) if self.guard(s, action).is_some() => self.actions(s, out),
            action => out.extend(action),
        }
    }

    fn guard(&self, s: &Situation, action: Action) -> Option<&'static str> {
        self.forbids(s, action)
    }

    fn place(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        self.whereabouts(s, counter)
    }

    fn owner(&self, counter: CounterId) -> Option<SeatId> {
        (counter.index() < crate::units::US).then_some(PLAYER)
    }

    fn watch(&self, spans: &[Situation], s: &Situation, action: Action, out: &mut Meters) {
        self.note_conduct(spans, s, action, out);
    }

    fn census(&self, s: &Situation) -> Census {
        self.count_all(s)
    }

    fn fast(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Option<Action> {
        let action = self.follow_plan(s, plan, mind)?;
        if self.refuse(s, action).is_none() {
            return Some(action);
        }
        // What is remembered may be older than the board: look again, and at worst leave it.
        *mind = Mind::default();
        let again = self.follow_plan(s, plan, mind)?;
        if self.refuse(s, again).is_none() {
            return Some(again);
        }
        let mut all = Vec::new();
        self.actions(s, &mut all);
        all.iter().find(|&&action| action == Action::Done).or(all.first()).copied()
    }
}

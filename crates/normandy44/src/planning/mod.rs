//! What bots know of the game: what a situation is worth, and a fast policy. Rules never read any of this.
//!
//! | module | what it holds |
//! |---|---|
//! | [`picture`] | what draws a side, what stands against it |
//! | [`moves`] | the movement phase: attacks, and where everybody else goes |
//! | [`line`] | the line that the Germans hold |
//! | [`policy`] | the fast policy, decision by decision |
//! | [`fights`] | what fights are worth, and how they are prepared |
//! | [`slots`] | what a plan is made of |

mod fights;
mod line;
mod moves;
mod picture;
mod policy;
mod slots;

use crate::board::feature;
use crate::data::ScenarioKind;
use crate::situation::{Situation, Stage, flag, option};
use crate::units::{Nation, Side};
use crate::{Action, Normandy44};
use picture::{Kept, Picture};
use sandtable_engine::planning::{Census, Gene, Plan, Planning, Slot, Style};
use sandtable_engine::rules::Rules;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};
use std::sync::Arc;

/// Slots from here: whether a hex is attacked. Those below are where units go.
const ATTACK: u32 = 1000;
/// The hex is not attacked.
const FORBID: u32 = 0;
/// The hex is attacked if anybody can.
const FORCE: u32 = 1;

/// The styles, the balanced one first.
const STYLES: [Style; 3] = [
    Style::BALANCED,
    Style { name: "bold", aggression: 140, caution: 80, objective: 110 },
    Style { name: "cautious", aggression: 80, caution: 140, objective: 90 },
];

/// What the policy remembers from one action to the next.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    picture: Option<Arc<Picture>>,
    orders: Option<Kept>,
}

/// What a step is worth, in thousandths of a victory point.
const STEP: i64 = 350;

impl Normandy44 {
    fn style(&self, plan: &Plan) -> Style {
        STYLES.get(usize::from(plan.style)).copied().unwrap_or(Style::BALANCED)
    }

    /// How open the way to the south or east edge is, where the Allies win at once (23.2).
    fn edge_danger(&self, s: &Situation) -> i64 {
        /// A way as hard as this is closed.
        const CLOSED: i64 = 50;
        (CLOSED - i64::from(self.breach(s))).max(0) * 200
    }

    /// The points as they stand and what may end the game at once, in thousandths of a victory point, for the Allies.
    fn score_worth(&self, s: &Situation) -> i64 {
        let [allied, german] = self.points(s);
        let points = i64::from(allied - german) * 1000;
        let places = &self.data.places;
        let cut = !self.cherbourg_linked(s);
        if self.kind(s) == ScenarioKind::Cherbourg {
            // 26.3: Carentan, and Cherbourg reached or cut off.
            let inside: Vec<SpaceId> =
                self.data.map.all_hexes().filter(|&hex| self.data.map.has(hex, feature::PERIMETER)).collect();
            let gap = |at: SpaceId| inside.iter().map(|&hex| self.data.map.distance(hex, at)).min();
            let nearest = s.occupied(&self.data, Side::Allied).iter().filter_map(gap).min().unwrap_or(20);
            let carentan = i64::from(s.held.contains(places.carentan)) * 6000;
            return carentan + i64::from(cut) * 6000 - i64::from(nearest) * 500;
        }
        // 23.2: two of three.
        let caen = places.caen.iter().filter(|&&hex| s.held.contains(hex)).count() as i64;
        let met = i64::from(s.held.contains(places.saint_lo)) + i64::from(cut);
        let met = met + i64::from(caen == places.caen.len() as i64);
        points + met * 4000 + caen * 600 + self.edge_danger(s)
    }
}

impl Planning for Normandy44 {
    type Mind = Mind;

    fn terms(&self) -> &'static [&'static str] {
        &["term-score", "term-strength", "term-ground"]
    }

    /// What decides, steps left and ground held, for the Allies; the Germans want the contrary.
    fn weigh(&self, s: &Situation, seat: SeatId, out: &mut [i64]) {
        let sign = if self.side_of(seat).0 == 0 { 1 } else { -1 };
        if s.stage == Stage::Over {
            out[0] = sign * if self.ahead(s) == Side::Allied { 60_000 } else { -60_000 };
            return;
        }
        let steps = |side: Side| -> i64 {
            let all = s.on_map(&self.data, side).map(|unit| {
                let scattered = i64::from(s.is(unit, flag::DISRUPTED)) * 80;
                i64::from(s.steps(&self.data, unit)) * STEP + i64::from(s.strength(&self.data, unit)) * 60
                    - scattered
            });
            all.sum()
        };
        // 23.3: what brings the enemy nearer to winning at once.
        let us = self.broken_units(s, Nation::Us) as i64;
        let uk = self.broken_units(s, Nation::Uk) as i64;
        let broken = us * us * 150 + uk * uk * 250 + self.closed_beaches(s) as i64 * 1500;
        out[1] = sign * (steps(Side::Allied) - steps(Side::German) - broken);
        out[0] = sign * self.score_worth(s);
        let towns: i64 = s.held.iter().map(|hex| i64::from(self.town_points(hex)) * 250).sum();
        out[2] = sign * (towns + s.held.len() as i64 * 25);
    }

    /// The initial phase stands apart: nobody can plan before the weather is known.
    fn span(&self, s: &Situation) -> u32 {
        let initial = self.phase(s) % 8 <= 1;
        u32::from(s.turn) * 3 + if initial { 0 } else { 1 + u32::from(s.active == Side::Allied) }
    }

    /// The enemy's reply, with the initial phase between.
    fn horizon(&self) -> u32 {
        2
    }

    fn thought(&self) -> u64 {
        300_000
    }

    fn styles(&self) -> &'static [Style] {
        &STYLES
    }

    fn shortlist(&self, s: &Situation, out: &mut Vec<Action>) {
        self.list_sensible(s, out);
    }

    fn fast(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Option<Action> {
        let chosen = self.policy(s, plan, self.style(plan), mind);
        // The guidelines for one player (27.2) and a partner (27.1) forbid some of what the policy likes.
        let forbidden = |&action: &Action| {
            (s.has_option(option::SOLITAIRE) || s.players() > 2) && self.refuse(s, action).is_some()
        };
        if !chosen.is_some_and(|action| forbidden(&action)) {
            return chosen;
        }
        let mut list = Vec::new();
        self.actions(s, &mut list);
        list.into_iter().find(|&action| self.guard(s, action).is_none())
    }

    fn slots(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Slot>) {
        if seat == self.seat_of_phase(s) {
            self.list_slots(s, plan, out);
        }
    }

    fn bundles(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        if seat == self.seat_of_phase(s) {
            self.list_bundles(s, plan, out);
        }
    }

    fn is_reaction(&self, s: &Situation) -> bool {
        matches!(
            s.stage,
            Stage::AttackerLoss(_) | Stage::DefenderLoss(_) | Stage::Desperate | Stage::Excess(_)
        )
    }

    fn guard(&self, s: &Situation, action: Action) -> Option<&'static str> {
        match action {
            Action::Abandon(_) => Some("guard-abandon"),
            Action::Raze(_) => Some("guard-raze"),
            Action::Recall(_) => Some("guard-recall"),
            Action::Release(_) if s.stage == Stage::Movement => Some("guard-release"),
            _ => None,
        }
    }

    fn place(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        let at = s.place(UnitId(counter.0));
        self.data.map.is_hex(at).then_some(at)
    }

    fn owner(&self, counter: CounterId) -> Option<SeatId> {
        self.data.units.get(UnitId(counter.0)).map(|u| SeatId(u.side as u8))
    }

    fn census(&self, s: &Situation) -> Census {
        let lost = |side: Side| {
            let boxes = &self.data.map.boxes;
            let gone = |&unit: &UnitId| s.place(unit) == boxes.lost[side.index()];
            self.data.side(side).filter(gone).map(|unit| u32::from(self.data.units[unit].steps)).sum()
        };
        let front = self
            .data
            .map
            .all_hexes()
            .filter(|&hex| s.zones[0].covers(hex) && s.zones[1].covers(hex) && !s.stacks.is_empty(hex));
        Census { losses: vec![lost(Side::Allied), lost(Side::German)], front: front.collect() }
    }
}

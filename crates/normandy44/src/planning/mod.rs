//! What bots know of the game: what a situation is worth, and a fast policy. Rules never read any of this.

mod fights;
mod picture;
mod policy;

use crate::data::ScenarioKind;
use crate::situation::{Situation, Stage, option};
use crate::units::{Nation, Side};
use crate::{Action, Normandy44};
use picture::Picture;
use sandtable_engine::planning::{Census, Plan, Planning, Style};
use sandtable_engine::rules::Rules;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};

/// The styles, the balanced one first.
const STYLES: [Style; 3] = [
    Style::BALANCED,
    Style { name: "bold", aggression: 140, caution: 80, objective: 110 },
    Style { name: "cautious", aggression: 80, caution: 140, objective: 90 },
];

/// What the policy remembers from one action to the next.
#[derive(Clone, Debug, Default)]
pub struct Mind(Option<Box<Picture>>);

/// What a step is worth, in thousandths of a victory point.
const STEP: i64 = 350;

impl Normandy44 {
    /// What a town is worth to whoever holds it, in thousandths of a victory point.
    fn town_worth(&self, s: &Situation, hex: SpaceId) -> i64 {
        let points = i64::from(self.town_points(hex));
        match self.kind(s) {
            ScenarioKind::Campaign if self.counts_allied(hex) => points * 1000,
            ScenarioKind::Campaign => points * 700,
            ScenarioKind::Seven => points * 400,
            ScenarioKind::Cherbourg => {
                let carentan = hex == self.data.places.carentan;
                if carentan { 6000 } else { points * 400 }
            }
        }
    }
}

impl Planning for Normandy44 {
    type Mind = Mind;

    fn terms(&self) -> &'static [&'static str] {
        &["term-score", "term-strength", "term-ground"]
    }

    /// What decides, steps left and ground held, for the Allies; the Germans want the contrary.
    fn weigh(&self, s: &Situation, seat: SeatId, out: &mut [i64]) {
        let sign = if seat.0 == 0 { 1 } else { -1 };
        if s.stage == Stage::Over {
            out[0] = sign * if self.ahead(s) == Side::Allied { 60_000 } else { -60_000 };
            return;
        }
        let steps = |side: Side| -> i64 {
            let all = s.on_map(&self.data, side).map(|unit| {
                let scattered = i64::from(s.is(unit, crate::situation::flag::DISRUPTED)) * 80;
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
        let towns: i64 = s.held.iter().map(|hex| self.town_worth(s, hex)).sum();
        out[2] = sign * (towns + s.held.len() as i64 * 25);
    }

    fn span(&self, s: &Situation) -> u32 {
        u32::from(s.turn) * 2 + u32::from(s.active == Side::Allied)
    }

    fn styles(&self) -> &'static [Style] {
        &STYLES
    }

    fn shortlist(&self, s: &Situation, out: &mut Vec<Action>) {
        self.list_sensible(s, out);
    }

    fn fast(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Option<Action> {
        let style = STYLES.get(usize::from(plan.style)).copied().unwrap_or(Style::BALANCED);
        let chosen = self.policy(s, style, &mut mind.0);
        // The guidelines for one player (27.2) forbid some of what the policy likes.
        let forbidden =
            |&action: &Action| s.has_option(option::SOLITAIRE) && self.refuse(s, action).is_some();
        if !chosen.is_some_and(|action| forbidden(&action)) {
            return chosen;
        }
        let mut list = Vec::new();
        self.actions(s, &mut list);
        list.into_iter().find(|&action| self.guard(s, action).is_none())
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

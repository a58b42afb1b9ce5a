//! What bots know of the game: what a situation is worth, and a fast policy. Rules never read any of this.

mod fights;
mod picture;
mod policy;

use crate::data::ScenarioKind;
use crate::situation::{Situation, Stage};
use crate::units::Side;
use crate::{Action, Normandy44};
use picture::Picture;
use sandtable_engine::planning::{Census, Plan, Planning, Style};
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
        out[1] = sign * (steps(Side::Allied) - steps(Side::German));
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
        self.policy(s, style, &mut mind.0)
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

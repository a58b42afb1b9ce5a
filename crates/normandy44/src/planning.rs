//! What bots know of the game: for now, what it is played for and when a plan ends.

use crate::Normandy44;
use crate::board::POINT;
use crate::data::ScenarioKind;
use crate::situation::{Situation, Stage};
use crate::units::Side;
use sandtable_engine::planning::Planning;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};

impl Planning for Normandy44 {
    type Mind = ();

    fn terms(&self) -> &'static [&'static str] {
        &["term-score", "term-strength", "term-ground"]
    }

    /// Points, strength on the map and towns held, for the Allies; the Germans want the contrary.
    fn weigh(&self, s: &Situation, seat: SeatId, out: &mut [i64]) {
        let sign = if seat.0 == 0 { 1 } else { -1 };
        let [allied, german] = self.points(s);
        out[0] = sign * i64::from(allied - german) * 1000;
        let strength = |side: Side| -> i64 {
            s.on_map(&self.data, side).map(|unit| i64::from(s.strength(&self.data, unit))).sum()
        };
        out[1] = sign * (strength(Side::Allied) - strength(Side::German)) * 100;
        let towns = s.held.iter().map(|hex| i64::from(self.town_points(hex))).sum::<i64>();
        let scale = if self.kind(s) == ScenarioKind::Cherbourg { 300 } else { 200 };
        out[2] = sign * (towns * scale + s.held.len() as i64 * 10);
    }

    fn span(&self, s: &Situation) -> u32 {
        u32::from(s.turn) * 2 + u32::from(s.active == Side::Allied)
    }

    fn is_reaction(&self, s: &Situation) -> bool {
        matches!(
            s.stage,
            Stage::AttackerLoss(_)
                | Stage::DefenderLoss(_)
                | Stage::Answer
                | Stage::Desperate
                | Stage::Retreat
                | Stage::Advance
                | Stage::Excess(_)
        )
    }

    fn place(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        let at = s.place(UnitId(counter.0));
        self.data.map.is_hex(at).then_some(at)
    }

    fn owner(&self, counter: CounterId) -> Option<SeatId> {
        self.data.units.get(UnitId(counter.0)).map(|u| SeatId(u.side as u8))
    }
}

const _: () = assert!(POINT == 6);

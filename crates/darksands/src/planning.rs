//! What bots know of the game: a valuation by terms. The policy is the engine's own for now.

use crate::DarkSands;
use crate::action::Action;
use crate::situation::{Situation, Stage, flag};
use crate::units::Side;
use sandtable_engine::planning::{Planning, Stake};
use sandtable_engine::rules::Rules;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};

/// The terms of the valuation.
const TERMS: [&str; 4] = ["term-points", "term-strength", "term-places", "term-supply"];

impl Planning for DarkSands {
    type Mind = ();

    fn terms(&self) -> &'static [&'static str] {
        &TERMS
    }

    fn weigh(&self, s: &Situation, seat: SeatId, out: &mut [i64]) {
        let sign = |side: Side| if side as u8 == seat.0 { 1 } else { -1 };
        let [allied, axis] = self.points(s).map(i64::from);
        out[0] = (allied - axis) * sign(Side::Allied) * 1000;
        if let Some(winner) = self.verdict(s).and_then(|verdict| verdict.winner) {
            out[0] += if winner.0 == seat.0 { 50_000 } else { -50_000 };
        }
        for side in Side::ALL {
            for unit in s.on_map(&self.data, side) {
                let values = s.values(&self.data, unit);
                let strength = i64::from(values.attack) + i64::from(values.defence);
                out[1] += sign(side) * strength * 60;
                if s.is(unit, flag::OUT) {
                    out[3] -= sign(side) * strength * 30;
                }
            }
            let held = self.data.places.kept.iter().filter(|&&hex| s.holds(&self.data, side, hex));
            out[2] += sign(side) * held.count() as i64 * 500;
        }
    }

    fn stake(&self) -> Stake {
        Stake::Chance
    }

    /// A chit is a span.
    fn span(&self, s: &Situation) -> u32 {
        u32::from(s.turn) * 64 + u32::from(s.count)
    }

    fn is_reaction(&self, s: &Situation) -> bool {
        matches!(
            s.stage,
            Stage::DefenderLoss | Stage::AttackerLoss | Stage::Retreat | Stage::Crowded(_) | Stage::Advance
        )
    }

    fn place(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        let unit = UnitId(counter.0);
        self.data.units.get(unit)?;
        Some(s.place(unit)).filter(|&at| self.data.map.is_hex(at))
    }

    fn owner(&self, counter: CounterId) -> Option<SeatId> {
        self.data.units.get(UnitId(counter.0)).map(|u| SeatId(u.side as u8))
    }

    /// What never helps is left out: giving up boxes and garrisons.
    fn shortlist(&self, s: &Situation, out: &mut Vec<Action>) {
        self.actions(s, out);
        out.retain(|action| !matches!(action, Action::Raze(_) | Action::Dismiss(_)));
    }
}

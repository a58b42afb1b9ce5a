//! What bots know of the game: a valuation by terms, and a policy by rules of thumb ([`crate::policy`]).

use crate::DarkSands;
use crate::action::Action;
use crate::situation::{Situation, Stage, flag};
use crate::units::Side;
use sandtable_engine::planning::{Plan, Planning, Stake};
use sandtable_engine::rules::Rules;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};

/// The terms of the valuation.
const TERMS: [&str; 5] = ["term-points", "term-strength", "term-places", "term-supply", "term-approach"];

/// How far away a place still draws a unit, and by how much a hex.
const SIGHT: i64 = 48;
const PULL: i64 = 8;

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
            let wanted = self.data.places.kept.iter().enumerate();
            let wanted: Vec<&Vec<u8>> = wanted
                .filter(|(_, hex)| !s.holds(&self.data, side, **hex))
                .map(|(at, _)| &self.lore()[at])
                .collect();
            for unit in s.on_map(&self.data, side) {
                let at = s.place(unit).index();
                let far = wanted.iter().map(|far| i64::from(far[at])).min().unwrap_or(0);
                out[4] += sign(side) * (SIGHT - far).max(0) * PULL;
            }
            let held = self.data.places.kept.iter().filter(|&&hex| s.holds(&self.data, side, hex));
            out[2] += sign(side) * held.count() as i64 * 500;
        }
    }

    fn stake(&self) -> Stake {
        Stake::Chance
    }

    fn fast(&self, s: &Situation, _plan: &Plan, _mind: &mut ()) -> Option<Action> {
        self.by_rule_of_thumb(s)
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

impl DarkSands {
    /// How many hexes each hex is away from each kept place: worked out when a bot first asks.
    pub(crate) fn lore(&self) -> &[Vec<u8>] {
        self.lore
            .get_or_init(|| self.data.places.kept.iter().map(|&hex| self.data.map.far_from(hex)).collect())
    }
}

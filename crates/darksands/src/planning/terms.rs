//! How good a situation is, by named terms.

use super::picture::Force;
use crate::DarkSands;
use crate::board::side;
use crate::situation::{Situation, Stage, flag};
use crate::units::{Kind, Side};
use sandtable_engine::SpaceId;
use sandtable_engine::planning::Style;

/// The terms of the valuation.
pub(super) const TERMS: [&str; 7] = [
    "term-ending",
    "term-points",
    "term-places",
    "term-strength",
    "term-supply",
    "term-contact",
    "term-approach",
];

/// Nobody is drawn from further away, in quarter points.
const SIGHT: i64 = 240;

impl DarkSands {
    /// How much of the game is over, in per cent.
    fn progress(&self, s: &Situation) -> i64 {
        let first = self.data.starts[usize::from(s.scenario)].first_turn;
        let turns = i64::from(s.last_turn(&self.data) - first) + 1;
        let left: u32 = s.cup.contents().map(|(_, n)| u32::from(n)).sum::<u32>() + s.hand.count_ones();
        let of = i64::from(s.count) + i64::from(left);
        let within = if of == 0 { 0 } else { i64::from(s.count) * 100 / of };
        (i64::from(s.turn.saturating_sub(first)) * 100 + within) / turns
    }

    /// The terms of a situation for the Allies.
    pub(super) fn weigh_terms(&self, s: &Situation, out: &mut [i64]) {
        let w = &self.weights;
        let sign = |side: Side| if side == Side::Allied { 1 } else { -1 };
        let progress = self.progress(s);
        if s.stage != Stage::Over {
            let share = w.terms.ending_least + (100 - w.terms.ending_least) * progress / 100;
            out[0] = self.leader(s).map_or(0, |side| sign(side) * w.terms.ending * share / 100);
        }
        let [allied, axis] = self.points(s).map(i64::from);
        out[1] = (allied - axis) * 1000;
        let places = &self.data.places;
        if s.campaign {
            let left = i64::from(s.last_turn(&self.data) - s.turn.min(17)) + 1;
            let holds = |side: Side, hex: SpaceId| i64::from(s.holds(&self.data, side, hex));
            let tobruk = holds(Side::Axis, places.tobruk);
            let income = holds(Side::Allied, places.benghazi)
                - tobruk * (holds(Side::Axis, places.matruh) + holds(Side::Axis, places.alamein));
            out[1] += income * left * w.terms.turn_points;
        }
        for &(hex, worth) in self.worthy(s) {
            if let Some(holder) = s.holder(&self.data, hex) {
                out[2] += sign(holder) * worth;
            }
        }
        let logistics = s.cup.contents().any(|(kind, _)| kind == crate::chits::Chit::Logistics.index());
        for side in Side::ALL {
            let tracing = self.tracing(s, side);
            for unit in s.on_map(&self.data, side) {
                let at = s.place(unit);
                let price = self.price(s, unit).unit;
                out[3] += sign(side) * price;
                let share = match (tracing.reaches(at), s.is(unit, flag::OUT)) {
                    (true, false) => 0,
                    (true, true) => w.supply.marked,
                    (false, true) => w.supply.doomed,
                    (false, false) if logistics => w.supply.cut,
                    (false, false) => w.supply.late,
                };
                let share = share + if s.is(unit, flag::DISRUPTED) { w.supply.disrupted } else { 0 };
                out[4] -= sign(side) * price * share / 100;
            }
            out[5] += sign(side) * self.contacts(s, side) * w.terms.contact / 100;
            out[6] += sign(side) * self.approach(s, side) * w.terms.approach;
        }
        self.weigh_scenario(s, &mut out[2]);
    }

    /// What a scenario asks for besides places (1.3.3).
    fn weigh_scenario(&self, s: &Situation, out: &mut i64) {
        if !self.is_relief(s) {
            return;
        }
        // The relief of Tobruk by land, the besiegers in supply, and the Panzers.
        let w = &self.weights.crusader;
        let tobruk = self.data.places.tobruk;
        if s.holds(&self.data, Side::Allied, tobruk) {
            if self.tracing(s, Side::Allied).reaches_by_land(tobruk) {
                *out += w.relief;
            }
            let (tracing, mut left) = (self.tracing(s, Side::Axis), 0);
            for unit in s.on_map(&self.data, Side::Axis) {
                let at = s.place(unit);
                if self.lore().siege.contains(at) && !s.is(unit, flag::OUT) {
                    *out -= if tracing.reaches(at) { w.besieger } else { w.besieger / 2 };
                    left += 1;
                }
            }
            // The last ones count most: only without any, or nearly without Panzers, is Tobruk relieved.
            *out += w.last / (1 + left);
        }
        let panzers =
            s.on_map(&self.data, Side::Axis).filter(|&unit| self.data.units[unit].kind == Kind::Panzer);
        let steps = panzers.map(|unit| i64::from(s.steps(&self.data, unit))).sum::<i64>();
        *out += w.last / steps.max(1) - w.panzer * steps;
    }

    /// What the attacks are worth that a side could make from where it stands.
    fn contacts(&self, s: &Situation, attacker: Side) -> i64 {
        let mut sum = 0;
        for hex in s.occupied(&self.data, attacker.enemy()).iter() {
            let around = &self.data.map.around[hex];
            let beside = |&&(near, bits): &&(SpaceId, u32)| {
                bits & (side::ESCARPMENT | side::SEA) == 0 && s.occupant(&self.data, near) == Some(attacker)
            };
            if !around.iter().any(|way| beside(&way)) || !self.is_barred(s, attacker, hex) {
                continue;
            }
            let foe = self.foe(s, hex, attacker, 0);
            let mut force = Force::none();
            for &(near, _) in around.iter().filter(beside) {
                for unit in s.stacks.units(near) {
                    if s.values(&self.data, unit).attack > 0 {
                        self.join(s, &mut force, &foe, unit, near);
                    }
                }
            }
            sum += self.worth(&foe, &force, false, &Style::BALANCED).0.max(0);
        }
        sum
    }

    /// How near a side is to the places that it wants, in quarter points; those count most who can attack.
    fn approach(&self, s: &Situation, side: Side) -> i64 {
        let wanted = self.wanted(s, side);
        if wanted.is_empty() {
            return 0;
        }
        let units = s.on_map(&self.data, side).filter(|&unit| self.data.units[unit].movement > 0);
        units
            .map(|unit| {
                let at = s.place(unit);
                let far = wanted.iter().map(|&hex| self.lore().march(at, hex)).min().unwrap_or(SIGHT);
                (SIGHT - far).max(0)
            })
            .sum()
    }
}

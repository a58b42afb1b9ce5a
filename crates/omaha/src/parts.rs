//! The questions that a plan may answer, and the answers that belong together.

use crate::board::side;
use crate::data::Shelter;
use crate::planning::{order, slot, target};
use crate::prelude::*;
use crate::value::Picture;
use sandtable_engine::planning::{Gene, Plan, Slot};
use sandtable_engine::sorting;

/// The most answers to a question.
const ANSWERS: usize = 6;
/// How many of a position's neighbours are sent against it together.
const STORMERS: usize = 4;
/// How many columns of the board make a sector.
const COLUMNS: u16 = 5;

impl Omaha {
    /// The part of the board that a hex belongs to.
    fn sector_of(&self, hex: SpaceId) -> u16 {
        let name = &self.data.map.board.space(hex).name;
        let column = name.get(name.len().saturating_sub(2)..).and_then(|text| text.parse::<u16>().ok());
        column.unwrap_or(0) / COLUMNS
    }

    /// Whoever could act now.
    fn ready(&self, s: &Situation) -> UnitList {
        self.ashore(s).filter(|&u| !s.is(u, flag::ACTED | flag::DISRUPTED | flag::CLIMB)).collect()
    }

    /// Where a counter could go, the best first.
    fn ways_of(&self, s: &Situation, p: &Picture, unit: UnitId) -> ArrayVec<(i64, SpaceId), 6> {
        let alone = UnitSet::one(unit);
        let mut ways: ArrayVec<(i64, SpaceId), 6> = ArrayVec::new();
        for &(to, _) in &self.data.map.around[s.place(unit)] {
            if self.crossing(s, unit, to).is_err() {
                continue;
            }
            // Leaders go where they could not go alone if somebody takes them along.
            if !self.kind(unit).is_leader() && self.check_group(s, &alone, to).is_err() {
                continue;
            }
            ways.push((-self.gain(s, p, unit, to, &alone), to));
        }
        sorting::by_key(&mut ways, |(cost, to)| [*cost, i64::from(to.0)]);
        for way in &mut ways {
            way.0 = -way.0;
        }
        ways
    }

    pub(crate) fn action_slots(&self, s: &Situation, plan: &Plan, out: &mut Vec<Slot>) {
        let p = self.picture(s, plan.style);
        for unit in self.ready(s) {
            let at = s.place(unit);
            let kind = self.kind(unit);
            let sector = self.sector_of(at);
            if kind == Kind::Tank {
                self.barrage_slot(s, &p, unit, sector, out);
            } else if !kind.is_infantry() && !kind.is_leader() {
                continue;
            }
            let ways = self.ways_of(s, &p, unit);
            let mut choices: Vec<u32> = Vec::with_capacity(ANSWERS);
            choices.extend(ways.iter().take(ANSWERS - 2).map(|(_, to)| order::GO + u32::from(to.0)));
            let goes = ways.first().is_some_and(|(gain, _)| *gain > p.weights.worthwhile);
            choices.insert(usize::from(goes).min(choices.len()), order::HOLD);
            if self.data.map.around[at].iter().any(|(_, sides)| sides & side::CLIFF != 0)
                && self.check_scale(s, unit).is_ok()
            {
                choices.push(order::SCALE);
            }
            if choices.len() > 1 {
                out.push(Slot { slot: u32::from(unit.0), sector, choices });
            }
        }
        for (position, _) in s.garrisons() {
            let hex = self.position(position).hex;
            let mut choices = Vec::new();
            if self.check_attack(s, hex).is_ok() {
                choices.extend([target::ATTACK, target::LEAVE]);
                if s.naval > 0 {
                    choices.push(target::SHELL);
                }
            }
            if self.check_bombard(s, hex).is_ok() {
                choices.push(target::BOMBARD);
                if choices.len() == 1 {
                    choices.insert(0, target::LEAVE);
                }
            }
            if choices.len() > 1 {
                let sector = self.sector_of(hex);
                out.push(Slot { slot: slot::TARGET + u32::from(position.0), sector, choices });
            }
        }
    }

    fn barrage_slot(&self, s: &Situation, p: &Picture, tank: UnitId, sector: u16, out: &mut Vec<Slot>) {
        let range = self.data.us[tank].range;
        let mut targets: Vec<(i64, u32)> = Vec::new();
        for position in PositionId::all() {
            let hex = self.position(position).hex;
            if s.can_fire(position)
                && self.data.map.distance(s.place(tank), hex) <= range
                && self.check_barrage(s, tank, hex).is_ok()
            {
                let menace = self.menace(s, p, position);
                targets.push((-self.barrage_worth(s, p, tank, position, menace), u32::from(position.0) + 1));
            }
        }
        sorting::by_key(&mut targets, |(cost, choice)| [*cost, i64::from(*choice)]);
        let mut choices: Vec<u32> = targets.iter().take(ANSWERS - 2).map(|(_, choice)| *choice).collect();
        if choices.is_empty() {
            return;
        }
        choices.push(0);
        out.push(Slot { slot: slot::BARRAGE + u32::from(tank.0), sector, choices });
    }

    /// Sets of answers: attacks, what is brought up for one, a leader and his company, a stack, a rest for a sector.
    pub(crate) fn action_bundles(&self, s: &Situation, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        let p = self.picture(s, plan.style);
        let map = &self.data.map;
        let go =
            |unit: UnitId, to: SpaceId| Gene { slot: u32::from(unit.0), choice: order::GO + u32::from(to.0) };
        let ready = self.ready(s);
        // Attacks that are possible now, the dearest Germans first.
        let mut targets: Vec<(i64, PositionId)> =
            s.garrisons().map(|(position, _)| (-p.quarry[position], position)).collect();
        sorting::by_key(&mut targets, |(cost, position)| [*cost, i64::from(position.0)]);
        for &(_, position) in &targets {
            let hex = self.position(position).hex;
            let attack = |choice| vec![Gene { slot: slot::TARGET + u32::from(position.0), choice }];
            if self.check_attack(s, hex).is_ok() {
                out.push(attack(target::ATTACK));
                if s.naval > 0 {
                    out.push(attack(target::SHELL));
                }
            }
            if s.naval > 0 && self.check_bombard(s, hex).is_ok() {
                out.push(attack(target::BOMBARD));
            }
        }
        // What could stand next to Germans after this turn is brought up: those with the most steps, from several sides.
        for &(_, position) in &targets {
            let hex = self.position(position).hex;
            let mut stormers: Vec<(u8, UnitId, SpaceId)> = Vec::new();
            for &unit in &ready {
                let at = s.place(unit);
                if !self.kind(unit).is_infantry() || map.distance(at, hex) != 2 {
                    continue;
                }
                for &(to, _) in &map.around[at] {
                    if map.distance(to, hex) == 1
                        && self.data.side_shelter(to, hex) != Shelter::Forbidden
                        && self.crossing(s, unit, to).is_ok()
                    {
                        stormers.push((u8::MAX - s.steps[unit], unit, to));
                    }
                }
            }
            sorting::by_key(&mut stormers, |(weak, unit, to)| {
                [i64::from(*weak) << 16 | i64::from(unit.0), i64::from(to.0)]
            });
            let mut bundle: Vec<Gene> = Vec::new();
            let mut seats: Vec<SpaceId> = Vec::new();
            for &(_, unit, to) in &stormers {
                let taken = seats.iter().filter(|&&hex| hex == to).count() + s.units(&self.data, to).count();
                if bundle.len() < STORMERS && taken < 2 && !bundle.iter().any(|g| g.slot == u32::from(unit.0))
                {
                    seats.push(to);
                    bundle.push(go(unit, to));
                }
            }
            if !bundle.is_empty() {
                out.push(bundle);
            }
        }
        for &unit in &ready {
            let at = s.place(unit);
            let ways = self.ways_of(s, &p, unit);
            let others = || ready.iter().copied().filter(|&u| u != unit && s.place(u) == at);
            if self.kind(unit).is_leader() {
                for company in others().filter(|&u| self.kind(u).is_infantry()) {
                    for &(_, to) in ways.iter().take(2) {
                        out.push(vec![go(unit, to), go(company, to)]);
                    }
                }
            } else if self.kind(unit).is_infantry() {
                for other in others().filter(|&u| u > unit && self.kind(u).is_infantry()) {
                    for &(_, to) in ways.iter().take(2) {
                        out.push(vec![go(unit, to), go(other, to)]);
                    }
                }
            }
        }
        // A rest: nobody of a sector moves.
        let mut sectors: Vec<(u16, UnitId)> =
            ready.iter().map(|&u| (self.sector_of(s.place(u)), u)).collect();
        sorting::by_key(&mut sectors, |(sector, unit)| [i64::from(*sector), i64::from(unit.0)]);
        for part in sectors.chunk_by(|a, b| a.0 == b.0) {
            let hold = |&(_, unit): &(u16, UnitId)| Gene { slot: u32::from(unit.0), choice: order::HOLD };
            let rest: Vec<Gene> =
                part.iter().filter(|(_, unit)| self.kind(*unit).is_infantry()).map(hold).collect();
            if rest.len() > 1 {
                out.push(rest);
            }
        }
    }

    /// Into which boxes those who come this turn are put.
    pub(crate) fn arrival_slots(&self, s: &Situation, plan: &Plan, out: &mut Vec<Slot>) {
        let due: UnitList = everybody().filter(|&u| self.is_due(s, u)).collect();
        if due.is_empty() {
            return;
        }
        let p = self.picture(s, plan.style);
        for unit in due {
            let mut boxes: Vec<(i64, u32)> = Vec::new();
            for (i, landing) in self.data.map.landings.iter().enumerate() {
                if self.check_place(s, unit, landing.hex).is_ok() {
                    boxes.push((-self.box_worth(s, &p, unit, landing.hex), i as u32 + 1));
                }
            }
            sorting::by_key(&mut boxes, |(cost, choice)| [*cost, i64::from(*choice)]);
            let mut choices: Vec<u32> = boxes.iter().take(ANSWERS).map(|(_, choice)| *choice).collect();
            if self.check_delay(s, unit).is_ok() {
                choices.push(0);
            }
            if choices.len() > 1 {
                out.push(Slot { slot: slot::ARRIVAL + u32::from(unit.0), sector: 0, choices });
            }
        }
    }
}

//! Breaking through: overruns in the movement phase (rule 4.3) and carpets of bombs before an attack (9.4).

use super::moves::LEAST;
use super::picture::{Foe, Force, LEVEL, POINT};
use super::{ATTACKS, FORBID};
use crate::data::UnitSet;
use crate::situation::{Fight, Moment, Situation, Stage, Step};
use crate::units::{Army, Side};
use crate::{Action, Bloody};
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::{SpaceId, UnitId};

/// What a failed overrun costs those who tried besides what the table says: they are where they were, and out of order.
const FAILED: i64 = 300;

/// What a counter of medium bombers is worth that stays ready.
const BOMBERS: i64 = 200;

/// An overrun that is meant to be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Charge {
    pub(super) units: UnitSet,
    pub(super) target: SpaceId,
}

impl Bloody {
    /// What an overrun of a hex is worth to those who make it (4.3): no ships, no bombers, no HQ on either side.
    fn worth_of_charge(&self, s: &Situation, plan: &Plan, style: &Style, charge: &Charge) -> i64 {
        let Some(lead) = charge.units.first() else { return 0 };
        if plan.get(ATTACKS + u32::from(charge.target.0)) == Some(FORBID) {
            return 0;
        }
        let side = self.data.units[lead].side();
        let mut foe = self.foe(s, charge.target, side, style);
        foe.shift += foe.led;
        foe.help = i32::from(self.tas_in_overruns(s, lead, charge.target));
        let mut force = Force::NONE;
        for unit in charge.units.iter() {
            self.join(s, &mut force, charge.target, unit, s.place(unit));
        }
        let (worth, column) = self.worth(&foe, &force, style);
        if foe.steps == 0 {
            return worth;
        }
        let toll = self.lore().toll(column, self.die_modifier(&foe, &force), foe.steps, foe.stays);
        let fails = toll.rolls - toll.defender.retreat;
        worth - fails * (FAILED + LEVEL * force.count) * style.caution / (100 * toll.rolls.max(1))
    }

    /// Whether fighter-bombers may help an overrun (9.1).
    fn tas_in_overruns(&self, s: &Situation, lead: UnitId, target: SpaceId) -> bool {
        let map = &self.data.map;
        self.data.units[lead].army == Army::Us
            && s.turn >= self.data.numbers.overrun.tas_from
            && !s.storm
            && map.cover(target, map.better_cover(target) == Some(true)).tas
            && self
                .ready_aircraft(s)
                .any(|unit| self.cup(unit) == 2 && self.data.units[unit].army == Army::Us)
    }

    /// The overruns worth making by stacks that have not moved, the best last.
    pub(super) fn charges(&self, s: &Situation, plan: &Plan, style: &Style) -> Vec<Charge> {
        let side = s.active.side();
        let mut list: Vec<(i64, Charge)> = Vec::new();
        if s.moment != Moment::Usual {
            return Vec::new();
        }
        let mut seen = crate::data::SpaceSet::EMPTY;
        let mut world = s.clone();
        let mut targets = Vec::new();
        for lead in self.movers(s) {
            let at = s.place(lead);
            if !self.charges_along(s, lead) || !self.data.map.is_hex(at) || seen.contains(at) {
                continue;
            }
            seen.insert(at);
            let mates = s.of(&self.data, side, at).filter(|&unit| {
                self.charges_along(s, unit)
                    && self.data.units[unit].army == self.data.units[lead].army
                    && self.check_move(s, unit).is_ok()
            });
            let units: UnitSet = mates.collect();
            world.hand = units;
            world.spent = 0;
            world.origin = at;
            world.stage = Stage::Moving;
            targets.clear();
            self.list_overruns(&world, &mut targets);
            let best = targets.iter().filter_map(|action| match action {
                Action::Overrun(target) => {
                    let charge = Charge { units, target: *target };
                    Some((self.worth_of_charge(s, plan, style, &charge), charge))
                }
                _ => None,
            });
            if let Some((worth, charge)) = best.max_by_key(|(worth, _)| *worth)
                && worth >= LEAST
            {
                list.push((worth, charge));
            }
        }
        sandtable_engine::sorting::by_key(&mut list, |(worth, _)| [*worth, 0]);
        list.into_iter().map(|(_, charge)| charge).collect()
    }

    /// Whether a unit is one for an overrun.
    fn charges_along(&self, s: &Situation, unit: UnitId) -> bool {
        self.data.units[unit].kind.is_armoured()
            && self.attack_of(s, unit) > 0
            && s.disorganised(unit) + s.affected(unit) == 0
    }

    /// The next overrun of a stack that has just made one.
    pub(super) fn next_charge(&self, s: &Situation, plan: &Plan, style: &Style) -> Option<Action> {
        if s.spent == 0 || !s.hand.iter().all(|unit| self.charges_along(s, unit)) {
            return None;
        }
        let mut list = Vec::new();
        self.list_overruns(s, &mut list);
        let worth = |action: &Action| match action {
            Action::Overrun(target) => {
                self.worth_of_charge(s, plan, style, &Charge { units: s.hand, target: *target })
            }
            _ => 0,
        };
        let best = list.into_iter().map(|action| (worth(&action), action)).max_by_key(|(worth, _)| *worth)?;
        (best.0 >= LEAST).then_some(best.1)
    }

    /// What bombers could do to a hex before a fight: the columns to expect, twentieths of one, for so many points.
    fn columns_of_bombs(&self, s: &Situation, target: SpaceId, points: u8, medium: bool) -> i64 {
        let bonus = if medium { i32::from(self.data.numbers.tactical_air.medium_die) } else { 0 };
        let column = self.data.bomb_columns.iter().rposition(|(from, _)| *from <= points).unwrap_or(0);
        let there = s.of(&self.data, Side::German, target).filter(|&unit| self.data.units[unit].fights());
        let (mut affected, mut disorganised) = (0, 0);
        for unit in there {
            affected = affected.max(s.affected(unit));
            disorganised = disorganised.max(s.disorganised(unit));
        }
        let sum: i64 = (1..=6)
            .map(|die| {
                let bomb = self.data.bombardment.result(column, (die + bonus).clamp(0, 7) as u32);
                let more = i64::from(bomb.affected.min(2 - affected.min(2)));
                more * 20
                    + i64::from(bomb.levels.min(2 - disorganised.min(2))) * 20
                    + i64::from(bomb.steps) * 30
            })
            .sum();
        sum / 6
    }

    /// The bombers that a fight is worth: mediums first, then heavy ones, each of which costs two points (9.4).
    pub(super) fn bombers(&self, s: &Situation, foe: &Foe, force: &Force, style: &Style) -> Option<UnitSet> {
        let attacking = s.stage != Stage::Answer && s.combat.step != Step::Answer;
        if !attacking || s.combat.fight == Fight::None || s.bombarded[0].contains(foe.hex) {
            return None;
        }
        let army = self.allied_army(s)?;
        let of_cup = |cup: u8| -> Vec<UnitId> {
            let own = self.ready_aircraft(s).filter(|&unit| self.data.units[unit].army == army);
            own.filter(|&unit| self.cup(unit) == cup).collect()
        };
        let (mediums, heavies) = (of_cup(1), of_cup(0));
        let flown = s.carpets >> u8::from(army == Army::British) & 1 == 1;
        let last = self.data.odds.len() - 1;
        let now = self.sums(s).column;
        let of = |column: usize| self.worth_in_column(foe, force, style, column.min(last));
        let mut best: (i64, Option<UnitSet>) = (0, None);
        for light in 0..=mediums.len() {
            for heavy in 0..=if flown { 0 } else { heavies.len() } {
                if light + heavy == 0 {
                    continue;
                }
                let set: UnitSet = mediums[..light].iter().chain(&heavies[..heavy]).copied().collect();
                let points: u8 = set.iter().map(|unit| self.data.units[unit].bonus).sum();
                let columns = self.columns_of_bombs(s, foe.hex, points, light >= heavy);
                let whole = (columns / 20) as usize;
                let part = columns % 20;
                let gain = (of(now + whole) * (20 - part) + of(now + whole + 1) * part) / 20 - of(now);
                let price = BOMBERS * light as i64
                    + i64::from(self.data.numbers.tactical_air.heavy_points) * POINT * heavy as i64;
                if gain - price > best.0 {
                    best = (gain - price, Some(set));
                }
            }
        }
        best.1
    }
}

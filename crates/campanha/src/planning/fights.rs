//! The combat phase: who attacks whom with what, raids and bombardments, and the defender's answer.

use super::Thoughts;
use super::picture::{Foe, Force, raw_column};
use crate::prelude::*;
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::sorting;
use sandtable_kit::staff::help::helps;
use sandtable_kit::staff::muster::Muster;

/// A fight as it is meant to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Battle {
    pub(super) fight: Fight,
    pub(super) target: SpaceId,
    pub(super) attackers: UnitSet,
    pub(super) guns: UnitSet,
    pub(super) air: u8,
    pub(super) no_ships: bool,
}

impl Battle {
    pub(super) const NONE: Self = Self {
        fight: Fight::None,
        target: SpaceId::NONE,
        attackers: UnitSet::EMPTY,
        guns: UnitSet::EMPTY,
        air: 0,
        no_ships: false,
    };
}

/// An impossible set.
const NEVER: i64 = -1_000_000_000;

/// Buffers of the combat phase.
#[derive(Clone, Debug, Default)]
pub(super) struct Contact {
    muster: Muster,
    /// The targets in the order of the muster, and whether each is surrounded.
    foes: Vec<(Foe, bool)>,
}

impl Campanha {
    /// Those who attack a stack together from where they are. So many of them as are at sea are lost if it holds.
    fn force_of(&self, s: &Situation, foe: &mut Foe, units: &UnitSet) -> Force {
        let mut force = Force::NONE;
        let mut sea = 0;
        for unit in units.iter() {
            sea += i64::from(!self.data.map.is_hex(s.place(unit)));
            self.join(s, &mut force, foe, unit, s.place(unit));
        }
        force.divisions = self.data.whole_divisions(units).count() as i32;
        foe.land(sea);
        foe.shift += i32::from(sea > 0 && !self.data.in_naval_range.contains(foe.hex));
        force
    }

    /// What an attack with these units is worth.
    fn worth_of_set(
        &self,
        s: &Situation,
        mut foe: Foe,
        surrounded: bool,
        style: &Style,
        units: &[UnitId],
        help: i32,
    ) -> i64 {
        if units.is_empty() {
            return 0;
        }
        let mut force = self.force_of(s, &mut foe, &units.iter().copied().collect());
        if foe.bocage && force.armoured > 1 {
            return NEVER;
        }
        force.attack += help;
        let bound: i64 = units.iter().map(|&unit| self.binding(s, unit)).sum();
        self.worth(&foe, &force, surrounded, style).0 - bound / 8
    }

    /// What it costs to bind a unit to an attack.
    pub(super) fn binding(&self, s: &Situation, unit: UnitId) -> i64 {
        let w = &self.weights.attack;
        match self.data.units[unit].side {
            Side::Allied if s.is(unit, flag::REDUCED) => w.reduced_unit,
            Side::Allied => w.allied_unit,
            Side::German => w.german_unit,
        }
    }

    /// The guns of the active side that may support a fight against a hex.
    fn guns_on(&self, s: &Situation, target: SpaceId) -> ArrayVec<UnitId, 24> {
        let guns = self.guns(s, s.active).filter(|&gun| self.check_gun(s, gun, target).is_ok());
        // The weakest first: they are the cheapest help.
        let mut list: ArrayVec<UnitId, 24> = guns.take(24).collect();
        sorting::by_key(&mut list, |&gun| [self.data.units[gun].attack[s.face(gun)].into(), gun.0.into()]);
        list
    }

    /// Air points that may be spent on attacks now.
    pub(super) fn spare_air(&self, s: &Situation, plan: &Plan, style: &Style) -> u8 {
        if s.active != Side::Allied {
            return 0;
        }
        if let Some(kept) = plan.get(super::AIR) {
            return s.air.saturating_sub(kept.min(255) as u8);
        }
        let reserve = if s.turn == 0 { 0 } else { self.weights.attack.air_reserve };
        let reserve = (i64::from(reserve) * style.caution / 100).clamp(0, 255) as u8;
        s.air.saturating_sub(reserve)
    }

    /// Decides the next fight of the combat phase.
    pub(super) fn next_battle(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Thoughts) -> Battle {
        if let Some((target, attackers)) = self.next_assault(s, plan, style, &mut m.contact) {
            return self.support(s, plan, target, attackers);
        }
        self.next_bombardment(s, plan, style)
    }

    /// The best of the attacks that those in contact can make together, or owe.
    fn next_assault(
        &self,
        s: &Situation,
        plan: &Plan,
        style: &Style,
        contact: &mut Contact,
    ) -> Option<(SpaceId, UnitSet)> {
        self.collect(s, contact);
        let Contact { muster, foes } = contact;
        let air = i32::from(self.spare_air(s, plan, style)).min(super::AIR_PLANNED);
        muster.settle(|target, units| {
            let (foe, surrounded) = foes[target];
            let style = self.style_at(plan, foe.hex);
            let worth = self.worth_of_set(s, foe, surrounded, style, units, air + foe.guns);
            match plan.get(super::ATTACK + u32::from(foe.hex.0)) {
                Some(super::FORBID) if !units.is_empty() => worth - 5_000,
                Some(super::FORCE) if !units.is_empty() => worth + 20_000,
                _ => worth,
            }
        });
        let target = muster.pick(self.weights.attack.least)?;
        Some((muster.space(target), muster.members(target).collect()))
    }

    /// Those in contact and whom they may attack.
    fn collect(&self, s: &Situation, contact: &mut Contact) {
        let Contact { muster, foes } = contact;
        muster.clear();
        foes.clear();
        for unit in self.data.side(s.active) {
            let at = s.place(unit);
            let land = self.data.map.is_hex(at);
            if s.is(unit, flag::FOUGHT) || (land && !s.engaged(s.active, at)) || (!land && s.turn > 0) {
                continue;
            }
            let targets: ArrayVec<usize, 8> = self
                .open_targets(s, unit)
                .map(|hex| {
                    let (target, fresh) = muster.target(hex);
                    if fresh {
                        let mut foe = self.foe(s, hex);
                        foe.guns = self.guns_on(s, hex).iter().map(|&gun| self.attack_of(s, gun)).sum();
                        foes.push((foe, self.is_surrounded(s, hex)));
                    }
                    target
                })
                .collect();
            muster.add(unit, self.owes_attack(s, unit) || !land, targets);
        }
    }

    /// The supports for an attack: air points, guns, and whether the ships had better be silent.
    fn support(&self, s: &Situation, plan: &Plan, target: SpaceId, attackers: UnitSet) -> Battle {
        let style = self.style_at(plan, target);
        let w = &self.weights.attack;
        let mut foe = self.foe(s, target);
        let surrounded = self.is_surrounded(s, target);
        let force = self.force_of(s, &mut foe, &attackers);
        let sea = attackers.iter().any(|unit| !self.data.map.is_hex(s.place(unit)));
        let in_range = self.data.in_naval_range.contains(target);
        let guns = self.guns_on(s, target);
        let artillery = attackers.iter().all(|unit| self.data.units[unit].kind.is_artillery());
        let spare = if artillery { 0 } else { self.spare_air(s, plan, style) };
        let ships =
            s.active == Side::Allied && (in_range || sea || self.data.cherbourg_city.contains(&target));
        let fire: ArrayVec<i32, 24> = guns.iter().map(|&gun| self.attack_of(s, gun)).collect();
        let mut best = (i64::MIN, 0, 0, false);
        for help in helps(&fire, spare, |strength| raw_column(force.attack + strength, foe.defence)) {
            let helped = Force { attack: force.attack + help.strength, ..force };
            let price = w.gun * help.guns as i64 + w.air_point * i64::from(help.points);
            let (worth, column) = self.worth(&foe, &helped, surrounded, style);
            if worth - price > best.0 {
                best = (worth - price, help.guns, help.points, false);
            }
            if ships && column > 0 {
                let silent = self.worth_of_column(&foe, &helped, surrounded, style, column - 1);
                if silent - price > best.0 {
                    best = (silent - price, help.guns, help.points, true);
                }
            }
        }
        let (_, count, air, no_ships) = best;
        let guns = guns[..count].iter().copied().collect();
        Battle { fight: Fight::Assault, target, attackers, guns, air, no_ships }
    }

    /// A fight that was begun by somebody else's choice: everybody who can, and what helps.
    pub(super) fn battle_at(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Thoughts) -> Battle {
        let target = s.combat.target;
        match s.combat.fight {
            Fight::Assault => {
                let next = self.next_battle(s, plan, style, m);
                if next.fight == Fight::Assault && next.target == target {
                    return next;
                }
                let units = self.units_beside(s, target);
                let able = units.filter(|&unit| self.check_attacker(s, unit, target).is_ok());
                let attackers = able.collect();
                self.support(s, plan, target, attackers)
            }
            fight => {
                let guns = if fight == Fight::Raid { ArrayVec::new() } else { self.guns_on(s, target) };
                let guns = guns.into_iter().collect();
                let air = if fight == Fight::Raid { s.air.min(10) } else { 0 };
                Battle { fight, target, guns, air, ..Battle::NONE }
            }
        }
    }

    /// What a bombardment of so much strength is worth.
    pub(super) fn bombing(&self, s: &Situation, target: SpaceId, strength: i32, air: bool) -> i64 {
        let map = &self.data.map;
        let mut vulnerability = 0;
        let (mut step, mut unit) = (i64::MAX, i64::MAX);
        for u in s.stacks.units(target) {
            let kind = self.data.units[u].kind;
            vulnerability += self.data.vulnerability[kind as usize][usize::from(!air)] as i32;
            let price = self.price(s, u);
            step = step.min(price.step);
            unit = unit.min(price.unit);
        }
        let mut shift = -i32::from(map.columns(target));
        if s.active == Side::Allied && map.has(target, crate::board::feature::COAST) {
            shift -= 1;
        }
        let value = i64::from(strength * vulnerability);
        let columns = &self.data.bomb_columns;
        let raw = columns.iter().rposition(|&(from, _)| i64::from(from) <= value).unwrap_or(0) as i32;
        let column = (raw + shift).clamp(0, columns.len() as i32 - 1) as usize;
        let [steps, units] = self.lore().bombs[column];
        (steps * step + units * unit) / 36
    }

    /// A raid or a bombardment with what is left, if one pays.
    fn next_bombardment(&self, s: &Situation, plan: &Plan, style: &Style) -> Battle {
        let w = &self.weights.attack;
        let spare = self.spare_air(s, plan, style).min(10);
        let barrage = s.active == Side::German || self.shortage(s) != crate::situation::Shortage::NoPort;
        let guns: ArrayVec<UnitId, 32> = self
            .guns(s, s.active)
            .filter(|&gun| barrage && !s.is(gun, flag::FOUGHT) && !s.engaged(s.active, s.place(gun)))
            .take(32)
            .collect();
        let mut best = (w.raid_least, Battle::NONE);
        if spare < 5 && guns.is_empty() {
            return Battle::NONE;
        }
        for hex in s.occupied(&self.data, s.active.enemy()).iter() {
            if s.attacked.contains(hex) {
                continue;
            }
            if spare >= 5 {
                let worth = self.bombing(s, hex, i32::from(spare), true);
                if worth > best.0 && self.check_raid(s, hex).is_ok() {
                    // No more points than the column needs.
                    let mut air = spare;
                    while air > 5 && self.bombing(s, hex, i32::from(air - 1), true) == worth {
                        air -= 1;
                    }
                    best = (worth, Battle { fight: Fight::Raid, target: hex, air, ..Battle::NONE });
                }
            }
            let mut strength = 0;
            let mut set = UnitSet::EMPTY;
            for &gun in &guns {
                let u = &self.data.units[gun];
                if self.data.map.distance(s.place(gun), hex) <= u.range {
                    strength += i32::from(u.attack[s.face(gun)]);
                    set.insert(gun);
                }
            }
            if strength > 0 {
                let worth = self.bombing(s, hex, strength, false);
                if worth > best.0 && self.check_bombard(s, hex).is_ok() {
                    best =
                        (worth, Battle { fight: Fight::Bombardment, target: hex, guns: set, ..Battle::NONE });
                }
            }
        }
        best.1
    }

    /// The next action of a fight in preparation.
    pub(super) fn muster_action(&self, s: &Situation, battle: &Battle) -> Action {
        let c = &s.combat;
        let waiting = battle.attackers.iter().filter(|&u| !c.attackers.contains(u));
        let guns = battle.guns.iter().filter(|&u| !c.guns.contains(u));
        for unit in waiting.chain(guns) {
            if self.check_join(s, unit).is_ok() {
                return Action::Join(unit);
            }
        }
        if battle.air > 0 && c.air == 0 && self.check_air(s, battle.air).is_ok() {
            return Action::Air(battle.air);
        }
        if battle.no_ships && self.check_no_ships(s).is_ok() {
            return Action::NoShips;
        }
        if self.check_commit(s).is_ok() {
            return Action::Commit;
        }
        // Somebody else owes this attack, or the fight needs at least one.
        let mut actions = Vec::new();
        self.list_muster(s, &mut actions);
        actions.first().copied().unwrap_or(Action::Commit)
    }

    /// The defender's answer: guns and air points as far as they pay.
    pub(super) fn answer(&self, s: &Situation, style: &Style) -> Action {
        let w = &self.weights.attack;
        let c = &s.combat;
        let mut foe = self.foe(s, c.target);
        let surrounded = self.is_surrounded(s, c.target);
        let mut force = Force::NONE;
        for unit in c.attackers.iter() {
            self.join(s, &mut force, &foe, unit, s.place(unit));
        }
        force.divisions = self.data.whole_divisions(&c.attackers).count() as i32;
        force.attack = self.attack_points(s);
        // Perhaps nobody who is thought to stand there fits what was declared.
        force.step = force.step.min(20_000);
        force.unit = force.unit.min(20_000);
        force.cheapest = force.cheapest.min(20_000);
        force.river &= force.count > 0;
        let support: i32 = c.support.iter().map(|gun| self.attack_of(s, gun)).sum();
        foe.defence += support + i32::from(c.air_defence);
        let side = s.active.enemy();
        let guns: ArrayVec<UnitId, 24> =
            self.guns(s, side).filter(|&gun| self.check_join(s, gun).is_ok()).take(24).collect();
        let most = if side == Side::Allied && c.air_defence == 0 { s.air } else { 0 };
        let fire: ArrayVec<i32, 24> = guns.iter().map(|&gun| self.attack_of(s, gun)).collect();
        let mut best = (self.worth(&foe, &force, surrounded, style).0, 0, 0);
        for help in helps(&fire, most, |strength| raw_column(force.attack, foe.defence + strength)) {
            let helped = Foe { defence: foe.defence + help.strength, ..foe };
            let worth = self.worth(&helped, &force, surrounded, style).0;
            let worth = worth + w.gun / 3 * help.guns as i64 + w.air_point / 2 * i64::from(help.points);
            if worth < best.0 {
                best = (worth, help.guns, help.points);
            }
        }
        if best.1 > 0 {
            return Action::Join(guns[0]);
        }
        if best.2 > 0 {
            return Action::Air(best.2);
        }
        debug_assert_eq!(s.stage, Stage::Answer);
        Action::Commit
    }
}

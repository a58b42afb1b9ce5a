//! The picture of a situation: what losses cost, what a hex defends with, what an attack is worth.

use super::lore::COLUMNS;
use crate::board::{SPACES, Terrain, feature};
use crate::prelude::*;
use crate::situation::Shortage;
use crate::units::Kind;
use sandtable_engine::planning::Style;
use sandtable_kit::staff::toll::Toll;

/// What losing a step and losing the whole unit cost the owner.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Price {
    pub(super) step: i64,
    pub(super) unit: i64,
}

/// An enemy stack as a target.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    pub(super) hex: SpaceId,
    pub(super) defence: i32,
    /// Columns that do not depend on who attacks.
    pub(super) shift: i32,
    pub(super) step: i64,
    pub(super) unit: i64,
    pub(super) retreat: i64,
    pub(super) trapped: i64,
    pub(super) ground: i64,
    /// What the ground is worth after an exchange: nobody advances, but the beach lies open to those at sea (R13, R21).
    pub(super) beach: i64,
    /// What the defender gives up in an exchange counts so much in defence.
    pub(super) owed: i32,
    pub(super) hard: bool,
    pub(super) bocage: bool,
    /// The neighbours to which it could retreat, by their place in the list around it.
    pub(super) free: u8,
    /// Whether it can leave by an edge.
    pub(super) edge: bool,
    /// Guns of the attacker that could help.
    pub(super) guns: i32,
}

impl Foe {
    /// So many of the attackers are at sea, and lost if they do not get ashore.
    pub(super) const fn land(&mut self, units: i64) {
        if units > 0 {
            self.ground += units * 11_000;
            self.beach = self.ground;
        }
    }
}

/// Those who attack together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Force {
    pub(super) attack: i32,
    pub(super) river: bool,
    pub(super) divisions: i32,
    pub(super) count: i32,
    pub(super) step: i64,
    pub(super) unit: i64,
    pub(super) hard_step: i64,
    pub(super) hard_unit: i64,
    pub(super) armoured: i32,
    pub(super) cheapest: i64,
    pub(super) strongest: i32,
    pub(super) stuck: i64,
}

impl Force {
    pub(super) const NONE: Self = Self {
        attack: 0,
        river: true,
        divisions: 0,
        count: 0,
        step: i64::MAX,
        unit: i64::MAX,
        hard_step: i64::MAX,
        hard_unit: i64::MAX,
        armoured: 0,
        cheapest: i64::MAX,
        strongest: 1,
        stuck: 0,
    };
}

/// The column of two strengths before shifts.
pub(super) const fn raw_column(attack: i32, defence: i32) -> i32 {
    if defence <= 0 {
        return COLUMNS as i32 - 1;
    }
    if attack >= defence {
        let quotient = attack / defence;
        return if quotient > 9 { 10 } else { quotient + 1 };
    }
    if attack <= 0 {
        return 0;
    }
    match defence / attack {
        1 => 2,
        2 => 1,
        _ => 0,
    }
}

impl Campanha {
    /// How much of the worth that fades is left, in per cent.
    pub(super) fn fade(&self, s: &Situation) -> i64 {
        self.lore().fades[usize::from(s.last_turn(&self.data) - s.turn)]
    }

    /// What losses of a unit cost as it stands.
    pub(super) fn price(&self, s: &Situation, unit: UnitId) -> Price {
        let (fade, face) = (self.fade(s), s.face(unit));
        let w = &self.weights.price;
        let points = &self.data.numbers.points;
        let u = &self.data.units[unit];
        let strength = |face: usize| i64::from(u.attack[face]) + i64::from(u.defence[face]);
        match u.side {
            Side::Allied => {
                // A reduced unit may recover: it counts more than what it shows.
                let whole =
                    i64::from(points.allied_unit_lost) * 1000 + w.allied_strength * strength(0) * fade / 100;
                if face == 0 {
                    Price { step: w.allied_step + w.allied_step_early * fade / 100, unit: whole }
                } else {
                    let hurt = w.allied_strength * (strength(0) - strength(1)) / 2 * fade / 100;
                    Price { step: whole - hurt, unit: whole - hurt }
                }
            }
            Side::German => {
                let struck = points.german_losses_struck.max(2);
                let lost =
                    i64::from(points.german_unit_lost) * 1000 * i64::from(struck - 1) / i64::from(struck);
                let whole = lost + w.german_strength * strength(face) * fade / 100;
                if face == 0 {
                    let step = w.german_strength * (strength(0) - strength(1)) * fade / 100;
                    Price { step: step + 60, unit: whole }
                } else {
                    Price { step: whole, unit: whole }
                }
            }
        }
    }

    /// The attack that a unit shows.
    #[inline]
    pub(super) fn attack_of(&self, s: &Situation, unit: UnitId) -> i32 {
        i32::from(self.data.units[unit].attack[s.face(unit)])
    }

    /// The defence that a unit shows.
    #[inline]
    pub(super) fn defence_of(&self, s: &Situation, unit: UnitId) -> i32 {
        i32::from(self.data.units[unit].defence[s.face(unit)])
    }

    /// A stack as a target of the other side.
    pub(super) fn foe(&self, s: &Situation, hex: SpaceId) -> Foe {
        let w = &self.weights;
        let map = &self.data.map;
        let defenders: UnitSet = s.stacks.units(hex).collect();
        let mut foe = Foe {
            hex,
            defence: 0,
            shift: -i32::from(map.columns(hex)),
            step: i64::MAX,
            unit: i64::MAX,
            retreat: 0,
            trapped: 0,
            ground: w.ground.hex + self.lore().points[hex] * w.ground.objective / 100,
            beach: 0,
            owed: 0,
            hard: false,
            bocage: map.terrain(hex) == Terrain::Bocage,
            free: 0,
            edge: map.has(hex, feature::SOUTH) || map.has(hex, feature::EAST),
            guns: 0,
        };
        let mut side = Side::German;
        for unit in defenders.iter() {
            let u = &self.data.units[unit];
            side = u.side;
            let price = self.price(s, unit);
            let defence = self.defence_of(s, unit);
            foe.defence += defence;
            foe.step = foe.step.min(price.step);
            if price.unit < foe.unit {
                foe.unit = price.unit;
                foe.owed = defence;
            }
            foe.retreat += if u.movement == 0 { price.unit } else { w.ground.retreat };
            foe.trapped += if u.movement == 0 { price.unit } else { price.unit * 3 / 4 };
            foe.hard |= u.kind.is_armoured() || u.kind == Kind::Flak;
        }
        foe.shift -= self.data.whole_divisions(&defenders).count() as i32;
        let allied_attack = side == Side::German;
        let for_allies = if allied_attack { 1 } else { -1 };
        if allied_attack && map.has(hex, feature::COAST) {
            foe.shift -= 1;
        }
        if allied_attack && s.turn == 5 {
            foe.shift -= 1;
        }
        if self.shortage(s) != Shortage::None {
            foe.shift -= for_allies;
        }
        if self.data.in_naval_range.contains(hex)
            || (allied_attack && self.data.cherbourg_city.contains(&hex))
        {
            foe.shift += for_allies;
        }
        let enemy = side.enemy();
        for (i, &(to, _)) in map.around[hex].iter().take(6).enumerate() {
            if s.occupant(&self.data, to) != Some(enemy) {
                foe.free |= 1 << i;
            }
        }
        foe
    }

    /// Adds a unit that attacks from a hex, or from the sea.
    pub(super) fn join(&self, s: &Situation, force: &mut Force, foe: &Foe, unit: UnitId, from: SpaceId) {
        let u = &self.data.units[unit];
        let price = self.price(s, unit);
        let attack = self.attack_of(s, unit);
        force.attack += attack;
        force.count += 1;
        force.strongest = force.strongest.max(attack);
        let land = self.data.map.is_hex(from);
        force.river &= land && self.data.map.river_between(from, foe.hex);
        force.step = force.step.min(price.step);
        force.unit = force.unit.min(price.unit);
        force.cheapest = force.cheapest.min(price.unit);
        if u.kind.is_armoured() {
            force.armoured += 1;
            force.hard_step = force.hard_step.min(price.step);
            force.hard_unit = force.hard_unit.min(price.unit);
        }
        if land {
            let mut around = self.data.map.around[from].iter();
            let mut way_back = || {
                around.any(|&(to, _)| {
                    !s.engaged(u.side, to) && s.occupant(&self.data, to) != Some(u.side.enemy())
                })
            };
            force.stuck += if u.movement == 0 {
                price.unit
            } else if way_back() {
                self.weights.ground.retreat
            } else {
                price.unit * 2 / 3
            };
        }
    }

    /// What an attack is worth to the attacker, and its column.
    pub(super) fn worth(&self, foe: &Foe, force: &Force, surrounded: bool, style: &Style) -> (i64, usize) {
        let raw = raw_column(force.attack, foe.defence);
        let shift = foe.shift + force.divisions + i32::from(surrounded) - if force.river { 2 } else { 0 };
        let column = (raw + shift).clamp(0, COLUMNS as i32 - 1) as usize;
        (self.worth_of_column(foe, force, surrounded, style, column), column)
    }

    pub(super) fn worth_of_column(
        &self,
        foe: &Foe,
        force: &Force,
        surrounded: bool,
        style: &Style,
        column: usize,
    ) -> i64 {
        let pays_first = force.armoured > 0 && (foe.bocage || foe.hard);
        let (step, unit) =
            if pays_first { (force.hard_step, force.hard_unit) } else { (force.step, force.unit) };
        let gone = if surrounded { foe.trapped } else { foe.retreat };
        let given = i64::from((foe.owed + force.strongest - 1) / force.strongest.max(1));
        let given = given.clamp(1, i64::from(force.count.max(1)));
        let gain = Toll {
            step: foe.step,
            unit: foe.unit,
            retreat: gone + foe.ground,
            exchange: foe.unit + foe.beach,
        };
        let cost = Toll { step, unit, retreat: force.stuck, exchange: force.cheapest * given };
        self.lore().columns[column].worth(&gain, &cost, style)
    }

    /// What a stack in a hex must fear to lose, given the enemy strength that may come beside it.
    pub(super) fn fear(&self, side: Side, hex: SpaceId, defence: i32, step: i64, threat: i32) -> i64 {
        if threat <= 0 || defence <= 0 {
            return 0;
        }
        let c = self.feared_column(side, hex, defence, threat);
        let ground = self.weights.ground.hex + self.lore().points[hex] * self.weights.ground.objective / 100;
        let loss = c.step * step + (c.unit + c.exchange) * (step + 2500) + c.retreat * ground;
        loss * self.weights.fear.attack_chance / 3600
    }

    /// How often the combat table does what to a stack that so much strength may attack.
    pub(super) fn feared_column(&self, side: Side, hex: SpaceId, defence: i32, threat: i32) -> &Toll {
        let mut shift = -i32::from(self.data.map.columns(hex));
        if side == Side::Allied && self.data.in_naval_range.contains(hex) {
            shift -= 1;
        }
        let attack = i64::from(threat) * self.weights.fear.threat / 100;
        let column = (raw_column(attack as i32, defence) + shift).clamp(0, COLUMNS as i32 - 1) as usize;
        &self.lore().columns[column].defender
    }

    /// The strength that enemies of a side could bring beside a hex in their next turn, roughly.
    pub(super) fn threat_at(&self, s: &Situation, side: Side, hex: SpaceId) -> i32 {
        let mut sum = 0;
        for &(other, distance) in self.lore().near.of(hex) {
            if s.occupant(&self.data, other) != Some(side.enemy()) {
                continue;
            }
            for unit in s.stacks.units(other) {
                sum += self.menace(s, unit, distance);
            }
        }
        sum
    }

    /// What a unit at a distance adds to the threat on a hex.
    #[inline]
    pub(super) fn menace(&self, s: &Situation, unit: UnitId, distance: u8) -> i32 {
        let u = &self.data.units[unit];
        let attack = self.attack_of(s, unit);
        if u.movement == 0 {
            return if distance <= 1 { attack } else { 0 };
        }
        let far = if u.kind.is_motorised() { 6 } else { 4 };
        if distance <= 2 {
            attack
        } else if distance < far {
            attack * 3 / 4
        } else if distance == far {
            attack / 2
        } else {
            0
        }
    }

    /// The threat on every hex from the enemies of a side.
    pub(super) fn threats(&self, s: &Situation, side: Side, out: &mut Spaces<[i32; SPACES]>) {
        *out = Spaces::new([0; SPACES]);
        // Strength by hex and pace first: stacks share their surroundings.
        let mut foot = Spaces::new([0_i32; SPACES]);
        let mut wheels = Spaces::new([0_i32; SPACES]);
        for unit in self.data.side(side.enemy()) {
            let at = s.place(unit);
            if !self.data.map.is_hex(at) {
                continue;
            }
            let u = &self.data.units[unit];
            let attack = self.attack_of(s, unit);
            if u.movement == 0 {
                continue;
            }
            if u.kind.is_motorised() {
                wheels[at] += attack;
            } else {
                foot[at] += attack;
            }
        }
        for hex in self.data.map.all_hexes() {
            let (f, w) = (foot[hex], wheels[hex]);
            if f + w == 0 {
                continue;
            }
            self.spread(hex, f, w, out);
        }
    }

    /// Spreads the strength in a hex over what it threatens: those on foot, those on wheels.
    #[inline]
    pub(super) fn spread(&self, hex: SpaceId, foot: i32, wheels: i32, out: &mut Spaces<[i32; SPACES]>) {
        let most = if wheels > 0 { 6 } else { 4 };
        self.lore().near.spread(hex, most, out, |distance| match distance {
            0..=2 => foot + wheels,
            3 => (foot + wheels) * 3 / 4,
            4 => foot / 2 + wheels * 3 / 4,
            5 => wheels * 3 / 4,
            _ => wheels / 2,
        });
    }

    /// Whether a unit is a gun that supports from afar.
    #[inline]
    pub(super) fn is_gun(&self, unit: UnitId) -> bool {
        self.data.units[unit].range > 0
    }
}

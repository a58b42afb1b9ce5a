//! The picture of a situation: what losses cost, who threatens what, what hangs on a road, what an attack is worth.

use super::lore::FAR;
use crate::DarkSands;
use crate::board::{HEXES, HexSet, Section, Terrain, feature, side};
use crate::situation::{Situation, flag};
use crate::units::{Kind, Side};
use arrayvec::ArrayVec;
use sandtable_engine::ids::Spaces;
use sandtable_engine::planning::Style;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::staff::toll::Toll;

/// Something for every hex.
pub(super) type ByHex<T> = Spaces<[T; HEXES]>;

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
    shift: i32,
    /// What counts against Panzers (12.7.2), and whether they shock it (12.7.3).
    anti_tank: i32,
    soft: bool,
    weak: bool,
    step: i64,
    all: i64,
    each: i64,
    steps: i64,
    retreat: i64,
    /// What its hex is worth.
    pub(super) ground: i64,
}

/// Where in the combat tables a fight is settled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) column: usize,
    pub(super) modifiers: i32,
    pub(super) assault: bool,
}

/// Those who attack together.
#[derive(Clone, Debug)]
pub(super) struct Force {
    pub(super) attack: i32,
    /// What Panzers among them lend, and their steps.
    armour: i32,
    panzers: i32,
    pub(super) count: i64,
    weak: bool,
    wadi: bool,
    step: i64,
    all: i64,
    each: i64,
    steps: i64,
    large: ArrayVec<(SpaceId, u8), 8>,
}

impl Force {
    pub(super) const fn none() -> Self {
        Self {
            attack: 0,
            armour: 0,
            panzers: 0,
            count: 0,
            weak: false,
            wadi: true,
            step: i64::MAX,
            all: 0,
            each: 0,
            steps: 0,
            large: ArrayVec::new_const(),
        }
    }
}

impl DarkSands {
    /// What losses of a unit cost as it stands.
    pub(super) fn price(&self, s: &Situation, unit: UnitId) -> Price {
        let w = &self.weights.price;
        let u = &self.data.units[unit];
        if u.kind == Kind::Headquarters {
            return Price { step: w.staff, unit: w.staff };
        }
        let of = |values: crate::units::Values| {
            w.unit + w.attack * i64::from(values.attack) + w.defence * i64::from(values.defence)
        };
        let whole = of(s.values(&self.data, unit));
        if s.steps(&self.data, unit) < 2 {
            return Price { step: whole, unit: whole };
        }
        let version = Situation::version_of(s.flags[unit]);
        Price { step: (whole - of(u.values[version][1])).max(50), unit: whole }
    }

    /// The strength that the enemies of a side could bring to, or beside, every hex.
    pub(super) fn threats(&self, s: &Situation, side: Side, out: &mut ByHex<i32>) {
        *out = Spaces::new([0; HEXES]);
        let lore = self.lore();
        let mut done = HexSet::EMPTY;
        for unit in s.on_map(&self.data, side.enemy()) {
            let at = s.place(unit);
            if done.contains(at) {
                continue;
            }
            done.insert(at);
            let (mut strength, mut pace) = (0, 0);
            for there in s.stacks.units(at) {
                let u = &self.data.units[there];
                if u.movement > 0 {
                    strength += i32::from(s.values(&self.data, there).attack);
                    pace = pace.max(if s.is(there, flag::OUT) { 3 } else { u.movement });
                }
            }
            if strength == 0 {
                continue;
            }
            // A hex of the outer sections is two of the centre wide.
            let pace = pace / self.data.map.weight(at) + 1;
            lore.near.spread(at, pace, out, |far| if far * 2 <= pace { strength } else { strength / 2 });
        }
    }

    /// What of a side's strength hangs on each hex of its network: what would be cut off if an enemy stood there. One walk over
    /// roads and rails from the sources.
    pub(super) fn hanging(&self, s: &Situation, of: Side, out: &mut ByHex<i64>) {
        *out = Spaces::new([0; HEXES]);
        let map = &self.data.map;
        let roads = &map.roads[usize::from(s.built())];
        let on_road = &map.on_road[usize::from(s.built())];
        let built = usize::from(s.railhead);
        let rail = |hex: SpaceId| {
            (of == Side::Allied)
                .then(|| map.rail_at[hex].map(usize::from))
                .flatten()
                .filter(|&at| at <= built)
        };
        let open = |hex: SpaceId| s.occupant(&self.data, hex) != Some(of.enemy());
        let mut weight = [0_i64; HEXES];
        let tracing = self.tracing(s, of);
        for unit in s.on_map(&self.data, of) {
            let at = s.place(unit);
            if tracing.reaches(at) {
                let node = self
                    .lore()
                    .near
                    .of(at)
                    .iter()
                    .take_while(|&&(_, far)| far <= 6)
                    .find(|&&(hex, _)| (on_road.contains(hex) || rail(hex).is_some()) && open(hex));
                if let Some(&(hex, _)) = node {
                    weight[hex.index()] += self.price(s, unit).unit;
                }
            }
        }
        // The ways on, one by one: roads first, then the railway in both directions.
        let way = |hex: SpaceId, nth: usize| -> Option<Option<SpaceId>> {
            if let Some(&to) = roads[hex].get(nth) {
                return Some(Some(to));
            }
            let at = rail(hex)?;
            match nth - roads[hex].len() {
                0 => Some((at < built).then(|| map.rail[at + 1])),
                1 => Some((at > 0).then(|| map.rail[at - 1])),
                _ => None,
            }
        };
        let (mut seen, mut low) = ([0_u16; HEXES], [0_u16; HEXES]);
        let mut count = 0;
        let mut path: Vec<(SpaceId, usize)> = Vec::with_capacity(256);
        let sources = &self.data.places.sources[of.index()];
        for &source in sources.iter().filter(|&&source| open(source)) {
            if seen[source.index()] != 0 {
                low[source.index()] = 0;
                continue;
            }
            count += 1;
            // All sources are one: nothing before them can be cut.
            (seen[source.index()], low[source.index()]) = (count, 0);
            path.push((source, 0));
            while let Some(&mut (at, ref mut nth)) = path.last_mut() {
                let next = way(at, *nth);
                *nth += 1;
                match next {
                    Some(Some(to)) if open(to) => {
                        if seen[to.index()] == 0 {
                            count += 1;
                            (seen[to.index()], low[to.index()]) = (count, count);
                            path.push((to, 0));
                        } else {
                            low[at.index()] = low[at.index()].min(seen[to.index()]);
                        }
                    }
                    Some(_) => {}
                    None => {
                        path.pop();
                        if let Some(&(before, _)) = path.last() {
                            low[before.index()] = low[before.index()].min(low[at.index()]);
                            if low[at.index()] >= seen[before.index()] {
                                out[before] += weight[at.index()];
                            }
                            weight[before.index()] += weight[at.index()];
                        }
                    }
                }
            }
        }
    }

    /// The defence of those in a hex before supports: in the centre two large units lend theirs (7.4).
    fn standing_defence(&self, s: &Situation, hex: SpaceId) -> i32 {
        let (map, numbers) = (&self.data.map, &self.data.numbers);
        let mut large: ArrayVec<i32, 8> = ArrayVec::new();
        let (mut sum, mut lent, mut infantry, mut italian) = (0, 0, false, false);
        for unit in s.stacks.units(hex) {
            let u = &self.data.units[unit];
            if u.kind == Kind::Headquarters {
                continue;
            }
            let value = i32::from(s.values(&self.data, unit).defence);
            infantry |= u.kind.is_infantry();
            italian |= u.kind.is_infantry() && u.is_italian();
            lent += i32::from(!u.is_italian());
            if u.is_large() && map.section[hex] == Section::Central {
                let _ = large.try_push(value);
            } else {
                sum += value;
            }
        }
        large.sort_unstable();
        sum += large.iter().rev().take(numbers.stacking.large_in_combat).sum::<i32>();
        sum += numbers.defence(map.terrain[hex].word());
        if map.has(hex, feature::FORT_TOBRUK) {
            sum += lent * numbers.tobruk_bonus();
        }
        if map.has(hex, feature::FORT_BARDIA) {
            sum += numbers.bardia_bonus();
        }
        if s.boxes.contains(hex) && infantry {
            let bonus = if italian { numbers.r#box.defence_italian } else { numbers.r#box.defence };
            sum += i32::from(bonus);
        }
        sum
    }

    /// A stack as a target of the other side; `hanging` says what its hex cuts off besides.
    pub(super) fn foe(&self, s: &Situation, hex: SpaceId, attacker: Side, cuts: i64) -> Foe {
        let w = &self.weights;
        let (map, numbers) = (&self.data.map, &self.data.numbers);
        let mut foe = Foe {
            hex,
            defence: self.standing_defence(s, hex),
            shift: numbers.shift(map.terrain[hex].word()),
            anti_tank: if map.terrain[hex] == Terrain::Desert {
                0
            } else {
                numbers.anti_tank(map.terrain[hex].word())
            },
            soft: true,
            weak: false,
            step: i64::MAX,
            all: 0,
            each: 0,
            steps: 0,
            retreat: 0,
            ground: w.attack.ground
                + self.worth_of_place(s, hex) * w.attack.place / 100
                + cuts * w.march.cut / 100,
        };
        for unit in s.stacks.units(hex) {
            let u = &self.data.units[unit];
            if u.kind == Kind::Headquarters {
                continue;
            }
            let (price, steps) = (self.price(s, unit), i64::from(s.steps(&self.data, unit)));
            foe.step = foe.step.min(price.step);
            foe.all += price.unit;
            foe.each += price.step;
            foe.steps += steps;
            foe.weak |= s.is(unit, flag::WEAK);
            foe.soft &= u.kind.is_infantry();
            foe.anti_tank += if u.kind == Kind::Tank { steps as i32 } else { 0 };
            foe.retreat += if u.movement == 0 { price.unit } else { w.attack.retreat };
        }
        foe.step = foe.step.min(foe.all);
        if self.besieges(s, hex) && attacker == Side::Allied {
            foe.all += self.weights.crusader.besieger * foe.steps;
            foe.step += self.weights.crusader.besieger / 2;
            foe.retreat += self.weights.crusader.besieger / 2;
        }
        if s.boxes.contains(hex) {
            foe.anti_tank += i32::from(numbers.r#box.anti_tank);
        }
        if map.has(hex, feature::FORT) {
            foe.anti_tank += numbers.fort_anti_tank();
        }
        // Nowhere to go but zones of the enemy: a retreat is the end (20.3.4).
        let mut out = map.around[hex].iter().filter(|&&(to, bits)| {
            bits & (side::SEA | side::ESCARPMENT) == 0
                && s.occupant(&self.data, to) != Some(attacker)
                && (!s.in_enemy_zone(attacker.enemy(), to) || !s.stacks.is_empty(to))
        });
        if out.next().is_none() {
            foe.retreat = foe.retreat.max(foe.all * 4 / 5);
        }
        foe
    }

    /// Adds a unit that attacks from a hex.
    pub(super) fn join(&self, s: &Situation, force: &mut Force, foe: &Foe, unit: UnitId, from: SpaceId) {
        let u = &self.data.units[unit];
        let map = &self.data.map;
        let mut attack = i32::from(s.values(&self.data, unit).attack);
        let (price, steps) = (self.price(s, unit), i64::from(s.steps(&self.data, unit)));
        if u.is_large() && map.section[from] == Section::Central {
            let most = self.data.numbers.stacking.large_in_combat as u8;
            match force.large.iter_mut().find(|(hex, _)| *hex == from) {
                Some((_, there)) if *there >= most => attack = 0,
                Some((_, there)) => *there += 1,
                None => {
                    let _ = force.large.try_push((from, 1));
                }
            }
        }
        let bits = map.between(from, foe.hex).unwrap_or(0);
        if bits & side::RIDGE != 0 {
            attack = (attack + self.data.numbers.attack("ridge")).max(0);
        }
        force.wadi &= bits & side::WADI != 0;
        force.attack += attack;
        force.count += 1;
        force.weak |= s.is(unit, flag::WEAK);
        force.step = force.step.min(price.step);
        force.all += price.unit;
        force.each += price.step;
        force.steps += steps;
        if u.kind == Kind::Panzer {
            force.armour += attack;
            force.panzers += steps as i32;
        }
    }

    /// What an attack is worth to the attacker, and its column; odds below the table lose everybody.
    pub(super) fn worth(&self, foe: &Foe, force: &Force, minus: bool, style: &Style) -> (i64, Option<usize>) {
        if force.count == 0 {
            return (0, None);
        }
        let shock = force.panzers > 0 && foe.soft && foe.anti_tank == 0;
        let attack = force.attack + if shock { force.armour } else { 0 };
        let defence = foe.defence + if force.wadi { self.data.numbers.defence("wadi") } else { 0 };
        let Some(column) = self.column(attack, defence, foe.shift) else { return (-force.all, None) };
        let numbers = &self.data.numbers.modifiers;
        let mut modifiers = 0;
        if force.weak {
            modifiers += numbers.attacker;
        }
        if foe.weak {
            modifiers += numbers.defender;
        }
        if minus {
            modifiers += numbers.limited;
        }
        if force.panzers > 0 {
            modifiers += (force.panzers - foe.anti_tank).clamp(0, numbers.superiority.most);
        }
        (self.worth_in(foe, force, Place { column, modifiers, assault: false }, style), Some(column))
    }

    /// What an attack is worth in a place of the tables.
    pub(super) fn worth_in(&self, foe: &Foe, force: &Force, at: Place, style: &Style) -> i64 {
        let shock = force.panzers > 0 && foe.soft && foe.anti_tank == 0;
        let gain = Toll {
            step: foe.step,
            unit: foe.all + foe.ground,
            retreat: foe.retreat + foe.ground + if shock { foe.step } else { 0 },
            exchange: foe.each,
        };
        let given = (force.all * foe.steps / force.steps.max(1)).min(force.all);
        let cost = Toll { step: force.step, unit: force.all, retreat: force.each, exchange: given };
        let worth = self.lore().column(at.assault, at.column, at.modifiers).worth(&gain, &cost, style);
        // The assault table costs a step of infantry besides (20.3.1).
        worth - if at.assault { force.step } else { 0 }
    }

    /// What a stack in a hex must fear to lose, given the enemy strength that may come beside it.
    pub(super) fn fear(&self, hex: SpaceId, defence: i32, price: i64, threat: i32) -> i64 {
        if threat <= 0 || price <= 0 {
            return 0;
        }
        let (map, numbers, w) = (&self.data.map, &self.data.numbers, &self.weights);
        let ground =
            numbers.defence(map.terrain[hex].word()) + if map.has(hex, feature::FORT) { 2 } else { 0 };
        let attack = i64::from(threat) * w.fear.threat / 100;
        let shift = numbers.shift(map.terrain[hex].word());
        let Some(column) = self.column(attack as i32, defence + ground, shift) else { return 0 };
        let toll = &self.lore().column(false, column, 0).defender;
        (toll.step * price / 2 + toll.unit * price + toll.retreat * w.attack.retreat) * w.fear.chance / 600
    }

    /// How much of the strength that a headquarters leads is in its range if it stands in a hex.
    pub(crate) fn led_from(&self, s: &Situation, hq: UnitId, hex: SpaceId) -> i64 {
        let range = self.data.units[hq].range;
        let near = self.lore().near.of(hex).iter().take_while(|&&(_, far)| far <= range);
        near.flat_map(|&(there, _)| s.stacks.units(there)).map(|unit| self.led(s, hq, unit)).sum()
    }

    /// How much a unit is worth to the headquarters that leads it (18.1): tanks to 30 Corps, all others to 13 Corps.
    pub(super) fn led(&self, s: &Situation, hq: UnitId, unit: UnitId) -> i64 {
        let u = &self.data.units[unit];
        let attack = i64::from(s.values(&self.data, unit).attack);
        let [hq13, hq30, hq21, korps, _] = self.data.hq;
        let leads = match hq {
            _ if u.side != self.data.units[hq].side => false,
            _ if hq == hq13 => u.kind != Kind::Tank,
            _ if hq == hq30 => u.kind == Kind::Tank,
            _ if hq == hq21 => u.is_italian(),
            _ if hq == korps => self.data.panzers.contains(unit),
            _ => true,
        };
        if leads { attack } else { 0 }
    }

    /// Whether what is played for is the relief of Tobruk (1.3.3).
    pub(super) fn is_relief(&self, s: &Situation) -> bool {
        !s.campaign && self.data.scenarios[usize::from(s.scenario)].id == "crusader"
    }

    /// Whether Axis units in a hex keep Tobruk from being relieved (1.3.3).
    pub(super) fn besieges(&self, s: &Situation, hex: SpaceId) -> bool {
        self.is_relief(s) && self.lore().siege.contains(hex)
    }

    /// The places worth having in a scenario, and in the campaign.
    pub(super) fn worthy(&self, s: &Situation) -> &[(SpaceId, i64)] {
        let places = &self.lore().places;
        let at = if s.campaign { places.len() - 1 } else { usize::from(s.scenario) };
        &places[at]
    }

    /// What a place is worth to whoever holds it.
    pub(crate) fn worth_of_place(&self, s: &Situation, hex: SpaceId) -> i64 {
        self.worthy(s).iter().find(|(place, _)| *place == hex).map_or(0, |(_, worth)| *worth)
    }

    /// The places that a side wants and does not hold; in the relief of Tobruk, where the besiegers stand too.
    pub(super) fn wanted(&self, s: &Situation, side: Side) -> Vec<SpaceId> {
        let places = self.worthy(s).iter().map(|&(hex, _)| hex);
        let mut wanted: Vec<SpaceId> = places.filter(|&hex| !s.holds(&self.data, side, hex)).collect();
        if side == Side::Allied && self.is_relief(s) {
            wanted.extend(s.occupied(&self.data, Side::Axis).and(&self.lore().siege).iter());
        }
        wanted
    }

    /// The march to the nearest place that a side wants and does not hold, in quarter points.
    pub(crate) fn nearest_wanted(&self, s: &Situation, side: Side, hex: SpaceId) -> i64 {
        let far = self.wanted(s, side).into_iter().map(|place| self.lore().march(hex, place));
        far.min().unwrap_or(i64::from(FAR))
    }
}

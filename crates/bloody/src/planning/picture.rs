//! What bots see at a glance: who threatens what, how far the goals are, what losses cost, what an attack is worth.

use crate::board::{SPACES, Terrain, side as bits};
use crate::data::{SiteKind, SpaceSet};
use crate::situation::{Port, Situation, flag};
use crate::units::{Army, Kind, Side};
use crate::{Bloody, board::Pace};
use sandtable_engine::ids::Spaces;
use sandtable_engine::planning::Style;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::movement::{Arrival, Field};
use sandtable_kit::odds::{Ratio, shifted};
use sandtable_kit::staff::toll::Toll;

/// Thousandths of a point.
pub(super) const POINT: i64 = 1000;

/// What a point of attack or defence is worth besides points of victory.
const STRENGTH: i64 = 130;

/// The same where no step brings points (11.1).
const STRENGTH_IN_RACE: i64 = 350;

/// What a level of disorganisation costs a unit.
pub(super) const LEVEL: i64 = 260;

/// Whom an attack would meet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    pub(super) hex: SpaceId,
    pub(super) defence: i32,
    /// Columns that do not depend on who attacks.
    pub(super) shift: i32,
    /// The column of these that an HQ near by would give.
    pub(super) led: i32,
    elite: bool,
    pub(super) steps: u8,
    pub(super) stays: bool,
    gain: Toll,
    /// What air, ships and headquarters may add.
    pub(super) help: i32,
}

/// Those who attack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Force {
    pub(super) attack: i32,
    worst: [u8; 2],
    elite: bool,
    step: i64,
    pub(super) count: i64,
    across: bool,
    pub(super) inside: bool,
}

impl Force {
    pub(super) const NONE: Self = Self {
        attack: 0,
        worst: [0; 2],
        elite: false,
        step: i64::MAX,
        count: 0,
        across: true,
        inside: false,
    };
}

/// The map as one side sees it.
pub(super) struct Picture {
    /// The strength that enemies could bring beside each hex.
    pub(super) threat: Spaces<[i32; SPACES]>,
    /// The distance to the nearest enemy who moves and fights.
    pub(super) near: Spaces<[u8; SPACES]>,
    /// Half points of a march to what the Allies want.
    pub(super) goal: Spaces<[u8; SPACES]>,
    /// Where headquarters are in supply: by army.
    pub(super) roads: [SpaceSet; 2],
    /// The hexes of Allied depots that work or grow, as far as enemies are near.
    pub(super) guards: SpaceSet,
}

impl Bloody {
    /// What a step of a unit costs its owner.
    pub(super) fn price(&self, s: &Situation, unit: UnitId) -> i64 {
        let u = &self.data.units[unit];
        let now = usize::from(s.count(unit)).min(2);
        let after = (now + 1).min(2);
        let last = usize::from(u.steps) <= now + 1;
        let lost =
            |values: &[u8; 3]| i64::from(values[now]) - if last { 0 } else { i64::from(values[after]) };
        let strength = lost(&u.attack) + lost(&u.defence);
        if self.races(s) {
            return 300 + strength * STRENGTH_IN_RACE;
        }
        POINT + i64::from(u.elite) * POINT + strength * STRENGTH
    }

    /// What the ground of a hex is worth to whoever drives the others off.
    pub(super) fn ground(&self, s: &Situation, hex: SpaceId, side: Side, style: &Style) -> i64 {
        let numbers = &self.data.numbers.victory;
        let mut worth = match side {
            Side::Allied => 900,
            Side::German => 300,
        };
        if self.races(s) {
            let city = self.data.cherbourg.contains(&hex);
            let utah = side == Side::German && hex == self.data.utah;
            return (worth * 2 + i64::from(city || utah) * 30 * POINT) * style.objective / 100;
        }
        if self.data.cities.contains(&hex) {
            worth += i64::from(numbers.city) * POINT + 1500;
        }
        for (n, site) in self.data.sites.iter().enumerate() {
            if site.at != hex || site.army == Army::German {
                continue;
            }
            let works = matches!(s.depots[n].port, Port::Open | Port::Full | Port::Building);
            worth += match side {
                Side::Allied if s.depots[n].port == Port::Closed => 3 * POINT,
                Side::Allied => 2 * POINT,
                Side::German if works => i64::from(numbers.allied_depot_small) * POINT,
                Side::German => 0,
            };
        }
        worth * style.objective / 100
    }

    /// Who stands in a space, as somebody sees it who means to attack from outside.
    pub(super) fn foe(&self, s: &Situation, hex: SpaceId, side: Side, style: &Style) -> Foe {
        let map = &self.data.map;
        let (mut defence, mut elite, mut steps, mut stays) = (0, false, 0_u8, true);
        let (mut step, mut count) = (i64::MAX, 0);
        let mut worst = [0_u8; 2];
        for unit in s.of(&self.data, side.enemy(), hex) {
            let u = &self.data.units[unit];
            if !u.fights() {
                continue;
            }
            defence += self.defence_of(s, unit) as i32;
            elite |= u.elite;
            steps = steps.saturating_add(self.steps_left(s, unit));
            stays &= u.kind.is_garrison();
            step = step.min(self.price(s, unit));
            count += 1;
            worst = [worst[0].max(s.disorganised(unit)), worst[1].max(s.affected(unit))];
        }
        let columns = &self.data.numbers.levels.columns;
        let mut shift: i32 = worst.iter().map(|&level| i32::from(columns[usize::from(level.min(2))])).sum();
        if map.is_hex(hex) {
            shift -= i32::from(map.cover(hex, map.better_cover(hex) == Some(true)).columns);
        }
        if self.is_fortress(s, hex) {
            shift -= i32::from(map.table.fort.columns);
        }
        let hq_near = self.data.hqs.iter().any(|&hq| {
            self.data.units[hq].side() == side.enemy()
                && !s.is(hq, flag::USED | flag::EXTENDED | flag::TRIED)
                && map.is_hex(s.place(hq))
                && map.is_hex(hex)
                && map.distance(s.place(hq), hex) <= self.data.numbers.control.support
        });
        let led = i32::from(hq_near);
        shift -= led;
        let step = if count == 0 { 0 } else { step };
        let gain =
            Toll { step, unit: LEVEL * count, retreat: self.ground(s, hex, side, style), exchange: 600 };
        Foe { hex, defence, shift, led, elite, steps, stays: stays && count > 0, gain, help: 0 }
    }

    /// A unit joins an attack from a space.
    pub(super) fn join(&self, s: &Situation, force: &mut Force, hex: SpaceId, unit: UnitId, from: SpaceId) {
        force.attack += self.attack_of(s, unit) as i32;
        force.worst = [force.worst[0].max(s.disorganised(unit)), force.worst[1].max(s.affected(unit))];
        force.elite |= self.data.units[unit].elite;
        force.step = force.step.min(self.price(s, unit));
        force.count += 1;
        force.inside |= from == hex;
        force.across &= self.data.map.between(from, hex).is_some_and(|between| between & bits::RIVER != 0);
    }

    /// The column of an attack, with what may help it.
    pub(super) fn column(&self, foe: &Foe, force: &Force) -> usize {
        let raw = self.data.odds.nearest(Ratio::new(force.attack.max(0) as u32, foe.defence.max(0) as u32));
        let columns = &self.data.numbers.levels.columns;
        let own: i32 = force.worst.iter().map(|&level| i32::from(columns[usize::from(level.min(2))])).sum();
        let river =
            i32::from(force.across && !force.inside) * i32::from(self.data.map.table.river[0].columns);
        shifted(raw, foe.shift + foe.help - own - river, self.data.odds.len())
    }

    /// What an attack is worth to those who make it, and its column.
    pub(super) fn worth(&self, foe: &Foe, force: &Force, style: &Style) -> (i64, usize) {
        if force.count == 0 {
            return (0, 0);
        }
        let column = self.column(foe, force);
        (self.worth_in_column(foe, force, style, column), column)
    }

    /// The same in a column of the table.
    pub(super) fn worth_in_column(&self, foe: &Foe, force: &Force, style: &Style, column: usize) -> i64 {
        if foe.steps == 0 {
            // Headquarters alone are destroyed at once (5.4).
            return 2500 + foe.gain.retreat;
        }
        let step = if force.count == 0 { 0 } else { force.step };
        let modifier = self.die_modifier(foe, force);
        let cost = Toll { step, unit: LEVEL * force.count, retreat: 0, exchange: 0 };
        self.lore().toll(column, modifier, foe.steps, foe.stays).worth(&foe.gain, &cost, style)
    }

    /// What elite troops add to the die (6.3).
    pub(super) fn die_modifier(&self, foe: &Foe, force: &Force) -> i32 {
        i32::from(force.elite) * self.data.numbers.combat.elite_attack
            + i32::from(foe.elite) * self.data.numbers.combat.elite_defence
    }

    /// Whether the enemies of `side` near a space could attack it: somebody leads them.
    fn led(&self, s: &Situation, enemy: Side, hex: SpaceId) -> bool {
        self.free_turn(s)
            || self.data.hqs.iter().any(|&hq| {
                let at = s.place(hq);
                self.data.units[hq].side() == enemy
                    && s.count(hq) > 0
                    && self.data.map.is_hex(at)
                    && self.data.map.distance(at, hex) <= self.data.numbers.control.radius
            })
    }

    /// The map as a side sees it.
    pub(super) fn picture(&self, s: &Situation, side: Side) -> Picture {
        let map = &self.data.map;
        let near_by = &self.lore().near;
        let mut picture = Picture {
            threat: Spaces::new([0; SPACES]),
            near: Spaces::new([u8::MAX; SPACES]),
            goal: Spaces::new([u8::MAX; SPACES]),
            roads: [SpaceSet::EMPTY; 2],
            guards: SpaceSet::EMPTY,
        };
        let mut stands = SpaceSet::EMPTY;
        for unit in s.on_map(&self.data, side.enemy()) {
            let at = s.place(unit);
            if !self.data.units[unit].fights() {
                continue;
            }
            let attack = self.attack_of(s, unit) as i32;
            if attack > 0 && self.data.units[unit].movement > 0 {
                let attack = if self.led(s, side.enemy(), at) { attack * 4 } else { attack };
                near_by.spread(at, 3, &mut picture.threat, |far| attack * (4 - i32::from(far)) / 16);
            }
            if self.data.units[unit].casts_zone() {
                stands.insert(at);
            }
        }
        for at in stands.iter() {
            for hex in map.all_hexes() {
                picture.near[hex] = picture.near[hex].min(map.distance(at, hex));
            }
        }
        self.measure_goals(s, &mut picture);
        let armies: &[Army] = match side {
            Side::Allied => &[Army::Us, Army::British],
            Side::German => &[Army::German],
        };
        for &army in armies {
            picture.roads[usize::from(army == Army::British)] = self.depot_roads(s, army);
        }
        for (n, site) in self.data.sites.iter().enumerate() {
            let open = matches!(s.depots[n].port, Port::Open | Port::Full | Port::Building);
            if site.army != Army::German && open && map.is_hex(site.at) && s.held.contains(site.at) {
                picture.guards.insert(site.at);
            }
        }
        picture
    }

    /// How far it is from everywhere to what the Allies want: what they do not hold, and the ways out.
    fn measure_goals(&self, s: &Situation, picture: &mut Picture) {
        let map = &self.data.map;
        let mut goals: Vec<(SpaceId, u8)> = Vec::with_capacity(40);
        let open = |hex: &SpaceId| !s.held.contains(*hex) && map.is_hex(*hex);
        if self.races(s) {
            goals.extend(self.data.cherbourg.iter().filter(|hex| open(hex)).map(|&hex| (hex, 0)));
        } else {
            goals.extend(self.data.cities.iter().filter(|hex| open(hex)).map(|&hex| (hex, 0)));
            let sites = self.data.sites.iter().enumerate();
            let closed = sites.filter(|(n, site)| {
                site.army != Army::German
                    && site.kind != SiteKind::Mulberry
                    && s.depots[*n].port == Port::Closed
            });
            goals.extend(closed.map(|(_, site)| site.at).filter(open).map(|hex| (hex, 4)));
            let exits = map.all_hexes().filter(|&hex| !map.exits[hex].is_empty());
            goals.extend(exits.map(|hex| (hex, 16)));
        }
        let mut field = Field::default();
        let steps = &map.steps[Pace::Foot as usize];
        field.run(steps, &goals, true, 200, |_| Arrival::Pass);
        for hex in map.all_hexes() {
            picture.goal[hex] = field.cost(hex).unwrap_or(200);
        }
    }

    /// What a stack of so much defence has to fear in a hex.
    pub(super) fn exposure(&self, picture: &Picture, hex: SpaceId, defence: i32) -> i64 {
        let threat = picture.threat[hex];
        if threat <= 0 {
            return 0;
        }
        let map = &self.data.map;
        let cover = i32::from(map.cover(hex, map.better_cover(hex) == Some(true)).columns);
        let raw = self.data.odds.nearest(Ratio::new(threat as u32, defence.max(1) as u32));
        self.lore().fear(shifted(raw, -cover, self.data.odds.len()))
    }

    /// What a region of the strategic map is worth to the Allies (11.3).
    pub(super) fn region_prize(&self, s: &Situation, region: SpaceId) -> i64 {
        let map = &self.data.map;
        let numbers = &self.data.numbers.victory;
        let mut points = 0;
        if region == map.boxes.paris && !s.held.contains(region) {
            points += i64::from(numbers.paris);
        }
        let depots = self.data.sites.iter().enumerate();
        let german = depots.filter(|(n, site)| {
            site.army == Army::German && site.at == region && s.depots[*n].port == Port::Open
        });
        points += i64::from(numbers.depot_destroyed) * german.count() as i64;
        let alone = map.fortresses.iter().filter(|(_, within)| {
            *within == region && !s.of(&self.data, Side::Allied, region).any(|u| self.data.units[u].fights())
        });
        points += i64::from(numbers.siege) * alone.count() as i64;
        points * POINT
    }

    /// Lines to the nearest region with a prize, and the prize.
    pub(super) fn pull_of_region(&self, s: &Situation, region: SpaceId) -> i64 {
        let map = &self.data.map;
        let mut seen = SpaceSet::one(region);
        let mut ring = vec![region];
        let mut best = 0;
        for far in 0..4_i64 {
            let mut next = Vec::new();
            for &at in &ring {
                best = best.max(self.region_prize(s, at) / (1 + far));
                for &to in &map.lines[at] {
                    if map.terrain(to) == Terrain::Area && !seen.contains(to) {
                        seen.insert(to);
                        next.push(to);
                    }
                }
            }
            ring = next;
        }
        best
    }

    /// Whether chosen troops had better go home (11.3).
    pub(super) fn wanted_home(&self, s: &Situation, unit: UnitId) -> bool {
        let kind = self.data.units[unit].kind;
        let chosen = matches!(kind, Kind::Paratroops | Kind::Glider | Kind::Rangers);
        chosen && self.data.units[unit].side() == Side::Allied && s.turn >= 3 && !self.races(s)
    }
}

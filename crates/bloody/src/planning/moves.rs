//! The movement phase: who attacks whom from where, who holds what, where headquarters go.

use super::picture::{Foe, Force, Picture};
use super::{ATTACKS, FORBID};
use crate::Bloody;
use crate::board::SPACES;
use crate::data::{SpaceSet, UnitSet};
use crate::situation::{Situation, flag};
use crate::units::{Army, Kind, Side};
use sandtable_engine::ids::Spaces;
use sandtable_engine::planning::{Gene, Plan, Slot, Style};
use sandtable_engine::sorting;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::staff::build::{Approach, Assault, Field};
use sandtable_kit::staff::reach::Reach;
use sandtable_kit::staff::ring::Ring;

/// An attack of less worth is not planned.
pub(super) const LEAST: i64 = 250;

/// What it is worth to an Allied unit in the line to stay there: a gap lets the enemy through to the depots.
const HOLD: i64 = 2000;

/// What it is worth to anybody else not to march about.
const STAY: i64 = 60;

/// What it is worth to a German to close a gap.
const GAP: i64 = 900;

/// The defence with which a city is held well enough.
const STRONG: i64 = 16;

/// Most units in an attack.
const MOST: usize = 12;

/// How many answers a question of movement has.
const CHOICES: usize = 4;

/// What a unit is to do in this phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Order {
    pub(super) unit: UnitId,
    pub(super) to: SpaceId,
    /// It waits there for an exploitation (4.1.1).
    pub(super) wait: bool,
}

/// Who is meant to be where.
#[derive(Clone, Copy)]
struct Post {
    points: u8,
    zero: u8,
    hqs: u8,
    units: u8,
    defence: i32,
    attack: i32,
    army: Option<Army>,
}

const EMPTY: Post = Post { points: 0, zero: 0, hqs: 0, units: 0, defence: 0, attack: 0, army: None };

/// A planned attack.
#[derive(Clone, Debug)]
pub(super) struct Raid {
    pub(super) target: SpaceId,
    pub(super) worth: i64,
    pub(super) set: Vec<(UnitId, SpaceId)>,
}

/// A movement phase while it is being planned.
pub(super) struct Planner<'g> {
    game: &'g Bloody,
    s: &'g Situation,
    plan: &'g Plan,
    style: Style,
    picture: Picture,
    movers: Vec<UnitId>,
    reach: Reach<5, 7>,
    posts: Spaces<[Post; SPACES]>,
    /// From how many spaces friends cover each hex.
    cover: Spaces<[u8; SPACES]>,
    dest: Vec<(UnitId, SpaceId)>,
    settled: UnitSet,
    fighting: UnitSet,
    targets: Vec<SpaceId>,
}

/// An attack that is being put together.
struct Building<'b, 'g> {
    planner: &'b Planner<'g>,
    foe: Foe,
    force: Force,
    army: Option<Army>,
}

impl Assault for Building<'_, '_> {
    fn admits(&self, unit: UnitId) -> bool {
        let army = self.planner.game.data.units[unit].army;
        self.army.is_none_or(|there| there == army)
    }

    fn appeal(&self, _unit: UnitId, from: &Approach, fresh: u32) -> i64 {
        let planner = self.planner;
        let cover = planner.game.data.map.cover(from.space, false).columns;
        let across = planner.game.data.map.between(from.space, self.foe.hex).unwrap_or(0) & 3 != 0;
        i64::from(cover) * 60 + i64::from(fresh) * 150
            - i64::from(across) * 400
            - i64::from(planner.picture.threat[from.space])
    }

    fn join(&mut self, unit: UnitId, from: &Approach) {
        let planner = self.planner;
        self.army = Some(planner.game.data.units[unit].army);
        planner.game.join(planner.s, &mut self.force, self.foe.hex, unit, from.space);
    }

    fn worth(&self, _from: &Approach, surrounded: bool) -> (i64, usize) {
        let (worth, column) = self.planner.game.worth(&self.foe, &self.force, &self.planner.style);
        (worth + i64::from(surrounded) * 600 - 40 * self.force.count, column)
    }
}

impl<'g> Planner<'g> {
    /// Looks at the map before anybody has moved.
    pub(super) fn new(game: &'g Bloody, s: &'g Situation, plan: &'g Plan, style: Style) -> Self {
        let side = s.active.side();
        let mut planner = Self {
            game,
            s,
            plan,
            style,
            picture: game.picture(s, side),
            movers: game.movers(s),
            reach: Reach::new(SPACES),
            posts: Spaces::new([EMPTY; SPACES]),
            cover: Spaces::new([0; SPACES]),
            dest: Vec::new(),
            settled: UnitSet::EMPTY,
            fighting: UnitSet::EMPTY,
            targets: Vec::new(),
        };
        let mut front = SpaceSet::EMPTY;
        let mut targets = SpaceSet::EMPTY;
        for unit in s.on_map(&game.data, side.enemy()) {
            let at = s.place(unit);
            if !targets.contains(at) && !s.confused(&game.data, at) {
                targets.insert(at);
                game.data.map.around[at].iter().for_each(|near| front.insert(near.hex));
            }
        }
        planner.targets = targets.iter().collect();
        planner.search(&front);
        let moving: UnitSet = planner.movers.iter().copied().collect();
        for unit in game.data.side(side) {
            let at = s.place(unit);
            if !moving.contains(unit) && game.data.map.is_in_play(at) {
                planner.place(unit, at);
            }
        }
        planner
    }

    /// Where everybody can go; those who start alike are asked once.
    fn search(&mut self, front: &SpaceSet) {
        let (game, s) = (self.game, self.s);
        let mut world = s.clone();
        for &unit in &self.movers {
            let u = &game.data.units[unit];
            let at = s.place(unit);
            let key = if game.data.map.is_hex(at) {
                u64::from(at.0)
                    | (game.pace(s, unit) as u64) << 12
                    | u64::from(game.allowance(s, unit)) << 16
                    | u64::from(game.leaving(s, unit)) << 24
                    | u64::from(u.sv) << 32
                    | u64::from(u.kind == Kind::Hq) << 36
                    | u64::from(u.kind.is_special()) << 37
                    | u64::from(u.kind.is_infantry()) << 38
                    | (u.army as u64) << 40
                    | u64::from(s.is(unit, flag::TRIED)) << 44
            } else {
                1 << 60 | u64::from(unit.0)
            };
            self.reach.add(unit, key, front, || {
                game.do_take(&mut world, unit);
                let mut set = SpaceSet::EMPTY;
                game.each_destination(&world, |to, _| set.insert(to));
                if game.data.map.is_in_play(at) {
                    set.insert(at);
                }
                set
            });
        }
    }

    fn place(&mut self, unit: UnitId, at: SpaceId) {
        let u = &self.game.data.units[unit];
        let post = &mut self.posts[at];
        post.points += u.sv;
        post.hqs += u8::from(u.kind == Kind::Hq);
        post.zero += u8::from(u.sv == 0 && u.fights() && !u.kind.is_post());
        post.units += u8::from(u.fights());
        post.defence += self.game.defence_of(self.s, unit) as i32;
        post.attack += self.game.attack_of(self.s, unit) as i32;
        if u.army != Army::Ffi {
            post.army = Some(u.army);
        }
        if u.casts_zone() && self.game.data.map.is_hex(at) {
            self.cover[at] = self.cover[at].saturating_add(1);
            for near in &self.game.data.map.around[at] {
                self.cover[near.hex] = self.cover[near.hex].saturating_add(1);
            }
        }
        self.settled.insert(unit);
    }

    fn send(&mut self, unit: UnitId, to: SpaceId) {
        self.place(unit, to);
        self.dest.push((unit, to));
    }

    /// Whether there will be room for a unit.
    fn fits(&self, unit: UnitId, at: SpaceId) -> bool {
        let u = &self.game.data.units[unit];
        let post = &self.posts[at];
        if post.army.is_some_and(|army| army != u.army) {
            return false;
        }
        if !self.game.data.map.is_hex(at) {
            return true;
        }
        let most = &self.game.data.numbers.stacking;
        post.points + u.sv <= most.points
            && post.hqs + u8::from(u.kind == Kind::Hq) <= most.hqs
            && (u.sv > 0 || !u.fights() || post.zero < most.zero_units)
    }

    /// Whether an HQ could lead an attack from a hex, once it has moved.
    fn led_from(&self, army: Army, hex: SpaceId) -> bool {
        let (game, s) = (self.game, self.s);
        if s.turn == 0 {
            return true;
        }
        let radius = game.data.numbers.control.radius;
        game.data.hqs.iter().any(|&hq| {
            let u = &game.data.units[hq];
            let at = s.place(hq);
            let further = if self.movers.contains(&hq) { 2 } else { 0 };
            u.army == army
                && game.data.map.is_hex(at)
                && (game.free_turn(s) || s.count(hq) > 0)
                && !s.is(hq, flag::USED | flag::EXTENDED)
                && game.data.map.distance(at, hex) <= radius + further
        })
    }

    /// The best attack on a target by those who are free.
    fn raid_on(&self, target: SpaceId) -> Option<Raid> {
        let (game, s) = (self.game, self.s);
        let side = s.active.side();
        let around: Vec<SpaceId> = game.data.map.around[target].iter().map(|near| near.hex).collect();
        let ring = Ring::new(&around, |a, b| game.data.map.touch(a, b));
        let mut ways_out = 0;
        for (place, &hex) in around.iter().enumerate().take(6) {
            let friend = s.occupant(&game.data, hex) == Some(side);
            ways_out |= u8::from(!friend) << place;
        }
        let mut field = Field::new(&ring, ways_out, true);
        let mut any = false;
        for (place, &hex) in around.iter().enumerate().take(6) {
            if s.occupant(&game.data, hex).is_some_and(|there| there != side) {
                continue;
            }
            let room = 5_u8.saturating_sub(self.posts[hex].points);
            if self.posts[hex].units > 0 {
                field.occupy(place);
            }
            field.open(Approach { place, space: hex, room });
            for unit in self.reach.who(hex).iter() {
                let u = &game.data.units[unit];
                let attack = game.attack_of(s, unit) as i32;
                if attack > 0
                    && !self.settled.contains(unit)
                    && u.fights()
                    && self.fits(unit, hex)
                    && !game.wanted_home(s, unit)
                    && self.led_from(u.army, hex)
                {
                    let tired = s.disorganised(unit) + s.affected(unit) > 0;
                    if !tired {
                        field.add(unit, attack, place);
                        any = true;
                    }
                }
            }
        }
        if !any {
            return None;
        }
        let mut foe = game.foe(s, target, side, &self.style);
        foe.help = game.likely_help(s, target, side);
        let mut best: Option<Raid> = None;
        let mut building = Building { planner: self, foe, force: Force::NONE, army: None };
        field.build(&mut building, MOST, |worth, _, set| {
            if best.as_ref().is_none_or(|best| worth > best.worth) {
                best = Some(Raid { target, worth, set: set.to_vec() });
            }
        });
        let force = self.plan.get(ATTACKS + u32::from(target.0));
        match (best, force) {
            (_, Some(FORBID)) | (None, _) => None,
            (Some(raid), Some(_)) => Some(Raid { worth: raid.worth + 20_000, ..raid }),
            (Some(raid), None) => Some(raid),
        }
    }

    /// All attacks that could be made, the best first, each as if it were the only one.
    pub(super) fn raids(&self) -> Vec<Raid> {
        let all = self.targets.iter().filter_map(|&target| self.raid_on(target));
        let mut raids: Vec<Raid> = all.filter(|raid| raid.worth >= LEAST / 2).collect();
        sorting::largest_first(&mut raids, |raid| raid.worth);
        raids
    }

    /// Sends those who attack.
    fn send_attackers(&mut self) {
        for raid in self.raids() {
            let Some(raid) = self.raid_on(raid.target).filter(|raid| raid.worth >= LEAST) else { continue };
            let mut joined = Vec::with_capacity(raid.set.len());
            for (unit, from) in raid.set {
                if !self.settled.contains(unit) && self.fits(unit, from) {
                    self.send(unit, from);
                    joined.push(unit);
                }
            }
            joined.into_iter().for_each(|unit| self.fighting.insert(unit));
        }
    }

    /// How good it is that a unit stands in a space at the end of the phase.
    fn worth_of_post(&self, unit: UnitId, at: SpaceId) -> i64 {
        let (game, s) = (self.game, self.s);
        let map = &game.data.map;
        let u = &game.data.units[unit];
        let side = u.side();
        if !map.is_hex(at) {
            return self.worth_of_region(unit, at);
        }
        let near = i64::from(self.picture.near[at].min(40));
        let post = &self.posts[at];
        let goal = i64::from(self.picture.goal[at]) * self.style.objective / 100;
        let here = s.place(unit);
        let stays = i64::from(at == here);
        if u.kind == Kind::Hq {
            return stays * 60 + self.worth_for_hq(unit, at);
        }
        // Whoever leaves the line leaves a gap.
        let in_line = map.is_hex(here) && self.picture.near[here] <= 2;
        let stays = stays * if in_line && side == Side::Allied { HOLD } else { STAY };
        let exposed = game.exposure(&self.picture, at, post.defence + game.defence_of(s, unit) as i32);
        let exposed = exposed * self.style.caution / 100;
        let mut worth = stays - exposed * 2 / 5;
        if self.cover[at] == 0 {
            worth -= 120;
        }
        if game.wanted_home(s, unit) {
            return worth - if near <= 1 { 3000 } else { 0 } + near.min(6) * 30;
        }
        match side {
            Side::Allied => {
                worth -= goal * if game.races(s) { 45 } else { 25 };
                worth -= (near - 1).clamp(0, 20) * 40;
                worth += i64::from(near == 1) * 200;
                if self.picture.guards.contains(at) && post.units == 0 && near <= 6 {
                    worth += 12_000 * (7 - near) / 6;
                }
            }
            Side::German => {
                worth -= (near - 1).clamp(0, 30) * 220;
                worth -= goal * if game.races(s) { 20 } else { 4 };
                if near <= 2 && self.cover[at] == 0 {
                    worth += GAP;
                }
                let prize = game.data.cities.contains(&at) && !s.held.contains(at);
                if prize && near <= 4 && post.units == 0 {
                    worth += if game.races(s) { 9000 } else { 2500 };
                } else if prize && near <= 4 && !game.races(s) {
                    worth += 2500 * (STRONG - i64::from(post.defence)).max(0) / STRONG;
                }
                if self.picture.guards.contains(at) {
                    worth += 12_000;
                }
            }
        }
        worth
    }

    fn worth_for_hq(&self, hq: UnitId, at: SpaceId) -> i64 {
        let game = self.game;
        let map = &game.data.map;
        let army = game.data.units[hq].army;
        let near = i64::from(self.picture.near[at].min(40));
        let mut worth = -(near - 3).abs() * 90 - i64::from(self.picture.goal[at]) * 3;
        if near <= 1 {
            worth -= 2500;
        }
        if self.picture.roads[usize::from(army == Army::British)].contains(at) {
            worth += 1200;
        }
        worth += i64::from(self.posts[at].units.min(2)) * 250;
        let radius = game.data.numbers.control.radius;
        for &(unit, to) in &self.dest {
            if game.data.units[unit].army != army || !map.is_hex(to) || map.distance(at, to) > radius {
                continue;
            }
            worth += if self.fighting.contains(unit) { 160 } else { 15 };
        }
        let support = game.data.numbers.control.support;
        let close = self.targets.iter().filter(|&&target| map.distance(at, target) <= support).count();
        worth += close.min(3) as i64 * 150;
        // Two headquarters do not do one's work.
        let others = game.data.hqs.iter().filter(|&&other| {
            other != hq
                && game.data.units[other].army == army
                && self
                    .dest
                    .iter()
                    .any(|&(unit, to)| unit == other && map.is_hex(to) && map.distance(to, at) <= 2)
        });
        worth - others.count() as i64 * 250
    }

    fn worth_of_region(&self, unit: UnitId, region: SpaceId) -> i64 {
        let (game, s) = (self.game, self.s);
        let map = &game.data.map;
        let here = s.place(unit);
        match game.data.units[unit].side() {
            // Germans come to the map; regions with a way there are better than others.
            Side::German => {
                if map.is_hex(here) {
                    return -1_000_000;
                }
                let way = i64::from(!map.exits[region].is_empty());
                way * 1000 - 12_000 + i64::from(region == here) * 100
            }
            Side::Allied => {
                if region == map.boxes.reserve {
                    return -50_000;
                }
                let free = !map.is_hex(here) || self.picture.near[here] > 4;
                let fortress = map.terrain(region) == crate::board::Terrain::Festung;
                if !free || fortress || game.wanted_home(s, unit) {
                    return -1_000_000;
                }
                let strong =
                    s.of(&game.data, Side::German, region).map(|u| game.defence_of(s, u)).sum::<u32>();
                let own = self.posts[region].attack as u32 + game.attack_of(s, unit);
                let risk = if strong > own { 4000 } else { 0 };
                game.pull_of_region(s, region) / 2 - risk - 300
            }
        }
    }

    /// The best places of a unit, the best first.
    fn places(&self, unit: UnitId, most: usize) -> Vec<(i64, SpaceId)> {
        let Some(reach) = self.reach.of(unit) else { return Vec::new() };
        let mut list: Vec<(i64, SpaceId)> = Vec::with_capacity(most + 1);
        for at in reach.iter() {
            if !self.fits(unit, at) {
                continue;
            }
            let worth = self.worth_of_post(unit, at);
            let place = list.partition_point(|&(there, _)| there >= worth);
            if place < most {
                list.insert(place, (worth, at));
                list.truncate(most);
            }
        }
        list
    }

    /// Those who have not been sent yet: the strong before the weak, those in front first.
    fn waiting(&self, hqs: bool) -> Vec<UnitId> {
        let game = self.game;
        let mut list: Vec<UnitId> = self
            .movers
            .iter()
            .copied()
            .filter(|&unit| !self.settled.contains(unit) && (game.data.units[unit].kind == Kind::Hq) == hqs)
            .collect();
        let near = |unit: UnitId| {
            let at = self.s.place(unit);
            if game.data.map.is_hex(at) { self.picture.near[at] } else { u8::MAX }
        };
        sorting::by_key(&mut list, |&unit| {
            [i64::from(near(unit)) * 100 - i64::from(game.defence_of(self.s, unit)), i64::from(unit.0)]
        });
        list
    }

    fn send_by_plan(&mut self) {
        for i in 0..self.movers.len() {
            let unit = self.movers[i];
            if let Some(choice) = self.plan.get(u32::from(unit.0)) {
                let to = SpaceId(choice.min(u32::from(u16::MAX)) as u16);
                let can = self.reach.of(unit).is_some_and(|reach| to.index() < SPACES && reach.contains(to));
                if can && self.fits(unit, to) {
                    self.send(unit, to);
                    let beside = self.game.data.map.is_hex(to) && self.picture.near[to] == 1;
                    if beside {
                        self.fighting.insert(unit);
                    }
                }
            }
        }
    }

    /// Plans the whole phase.
    pub(super) fn orders(mut self) -> Vec<Order> {
        self.settle();
        let game = self.game;
        let mut orders = Vec::with_capacity(self.dest.len());
        for &(unit, to) in &self.dest {
            let wait = self.waits(unit, to);
            if to != self.s.place(unit) || wait {
                orders.push(Order { unit, to, wait });
            }
        }
        // Those in front make room for those behind.
        let near = |order: &Order| {
            if game.data.map.is_hex(order.to) { self.picture.near[order.to] } else { u8::MAX }
        };
        sorting::by_key(&mut orders, |order| [i64::from(near(order)), 0]);
        orders
    }

    /// Depots that the enemy might walk into are held before anything else: each is worth more than most attacks (11.3).
    fn send_guards(&mut self) {
        const NEAR: u8 = 8;
        let (game, s) = (self.game, self.s);
        let mut depots: Vec<SpaceId> = self
            .picture
            .guards
            .iter()
            .filter(|&at| self.picture.near[at] <= NEAR && self.posts[at].units == 0)
            .collect();
        sorting::by_key(&mut depots, |&at| [i64::from(self.picture.near[at]), i64::from(at.0)]);
        for at in depots {
            let able = self.movers.iter().copied().filter(|&unit| {
                let u = &game.data.units[unit];
                u.casts_zone()
                    && !self.settled.contains(unit)
                    && !game.wanted_home(s, unit)
                    && self.reach.of(unit).is_some_and(|reach| reach.contains(at))
                    && self.fits(unit, at)
            });
            // Whoever is there already, else the one that would be missed least.
            let missed = |unit: UnitId| {
                let here = i64::from(s.place(unit) == at) * 2;
                here - i64::from(game.attack_of(s, unit)) * 2 + i64::from(game.defence_of(s, unit))
            };
            let best = sandtable_kit::staff::best(able.map(|unit| (missed(unit), unit)));
            if let Some(unit) = best {
                self.send(unit, at);
            }
        }
    }

    fn settle(&mut self) {
        self.send_by_plan();
        if self.s.active.side() == Side::Allied {
            self.send_guards();
        }
        self.send_attackers();
        for hqs in [false, true] {
            for unit in self.waiting(hqs) {
                let here = self.s.place(unit);
                let to = self.places(unit, 1).first().map_or(here, |&(_, at)| at);
                self.send(unit, to);
            }
        }
    }

    /// Whether a unit is kept for an exploitation (6.8).
    fn waits(&self, unit: UnitId, to: SpaceId) -> bool {
        let (game, s) = (self.game, self.s);
        let u = &game.data.units[unit];
        let here = s.place(unit);
        let map = &game.data.map;
        u.kind.may_wait()
            && s.turn > 0
            && !self.fighting.contains(unit)
            && game.attack_of(s, unit) > 0
            && map.is_hex(here)
            && map.is_hex(to)
            && (here == to || map.touch(here, to))
            && (2..=3).contains(&self.picture.near[to])
            && self.led_from(u.army, to)
    }

    /// Questions about where units near the enemy go.
    pub(super) fn slots(mut self, out: &mut Vec<Slot>) {
        const FAR: u8 = 6;
        self.settle();
        for i in 0..self.movers.len() {
            let unit = self.movers[i];
            let at = self.s.place(unit);
            let map = &self.game.data.map;
            if !map.is_hex(at) || self.picture.near[at] > FAR || self.game.data.units[unit].kind == Kind::Hq {
                continue;
            }
            let meant = self.dest.iter().find(|(u, _)| *u == unit).map_or(at, |&(_, to)| to);
            let mut choices = vec![u32::from(meant.0)];
            for (_, to) in self.places(unit, CHOICES) {
                if to != meant {
                    choices.push(u32::from(to.0));
                }
            }
            out.push(Slot { slot: u32::from(unit.0), sector: self.game.sector(at), choices });
        }
    }

    /// Attacks with those who make them.
    pub(super) fn bundles(&self, out: &mut Vec<Vec<Gene>>) {
        for raid in self.raids() {
            let mut genes = vec![Gene { slot: ATTACKS + u32::from(raid.target.0), choice: 1 }];
            let go =
                raid.set.iter().map(|&(unit, to)| Gene { slot: u32::from(unit.0), choice: u32::from(to.0) });
            genes.extend(go);
            out.push(genes);
        }
    }
}

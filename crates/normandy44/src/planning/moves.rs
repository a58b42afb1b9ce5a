//! The movement phase as one plan: who attacks what from where, and where everybody else goes.
//!
//! All who can move are lifted off the map in thought. Then those come back whom the plan names, those who make the attacks that pay,
//! and the others, each to the place that is best beside those who are there already.

use super::fights::CUT_OFF;
use super::line::Line;
use super::picture::Picture;
use super::{ATTACK, FORBID, FORCE};
use crate::board::feature;
use crate::data::UNITS;
use crate::situation::{Combat, Fight, HexSet, Mode, Situation, UnitSet, flag};
use crate::units::{Kind, Side};
use crate::{Action, Normandy44};
use sandtable_engine::ids::{SpaceId, UnitId, Units};
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::sorting;
use sandtable_kit::staff::best;
use sandtable_kit::staff::build::{Approach, Assault, Field};
use sandtable_kit::staff::reach::Reach;
use sandtable_kit::staff::ring::Ring;

/// So many attack together at most, where the plan decides.
const MOST_ATTACKERS: usize = 7;

/// Units, and from where they attack.
pub(super) type Attackers = Vec<(UnitId, SpaceId)>;

/// Where everybody goes, and in which order.
#[derive(Clone, Debug)]
pub(super) struct Orders {
    pub(super) dest: Units<[SpaceId; UNITS]>,
    order: Vec<UnitId>,
}

/// What was planned for a movement phase.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    /// The map as it is meant to be.
    pub(super) world: Situation,
    pub(super) reach: Reach<5, 12>,
    /// Who can still be sent.
    pub(super) open: UnitSet,
    pub(super) orders: Orders,
    /// The enemy hexes that could be attacked and what the best attack is worth, the best first.
    pub(super) foes: Vec<(i64, SpaceId)>,
    /// The line that the Germans mean to hold.
    pub(super) line: Option<Line>,
}

impl Moves {
    /// The posts of the line.
    pub(super) fn posts(&self) -> &[SpaceId] {
        self.line.as_ref().map_or(&[], |line| &line.posts)
    }
}

/// An attack that is being put together.
struct Onset<'a> {
    game: &'a Normandy44,
    reach: &'a Reach<5, 12>,
    picture: &'a Picture,
    style: &'a Style,
    world: Situation,
    /// Where those stood who were lifted.
    start: &'a Situation,
    steps: i64,
    town: i64,
    bound: i64,
}

impl Onset<'_> {
    fn fits(&self, unit: UnitId, from: SpaceId) -> bool {
        self.reach.of(unit).is_some_and(|set| set.contains(from))
            && self.game.has_room(&self.world, unit, from)
    }
}

impl Assault for Onset<'_> {
    /// Whether a unit may attack together with those who do, from somewhere with room.
    fn admits(&self, unit: UnitId) -> bool {
        let army = self.game.data.units[unit].nation.army();
        let others = self.world.combat.attackers.first();
        others.is_none_or(|other| self.game.data.units[other].nation.army() == army)
            && self.game.data.map.near(self.world.combat.target).any(|from| self.fits(unit, from))
    }

    fn appeal(&self, unit: UnitId, from: &Approach, fresh: u32) -> i64 {
        if !self.fits(unit, from.space) {
            return i64::MIN / 4;
        }
        let (data, w) = (&self.game.data, &self.world);
        let own = i64::from(w.strength(data, unit));
        let ground = i64::from(self.game.ground_bonus(from.space).0);
        let mut score =
            i64::from(fresh) * 30 + ground * 8 - i64::from(self.picture.threat[from.space.index()]);
        if self.game.is_hard_front(from.space, w.combat.target) {
            score -= own * 40;
        }
        // Formations fight at full strength together.
        let mates = w.combat.attackers.iter().filter(|&other| w.place(other) == from.space);
        score += 25 * mates.filter(|&other| data.same_formation(unit, other)).count() as i64;
        score + if self.start.place(unit) == from.space { 12 } else { 0 }
    }

    fn join(&mut self, unit: UnitId, from: &Approach) {
        self.world.put(&self.game.data, unit, from.space);
        self.world.combat.attackers.insert(unit);
        self.bound += if self.start.place(unit) == from.space { 3 } else { 7 };
    }

    fn worth(&self, _: &Approach, surrounded: bool) -> (i64, usize) {
        let game = self.game;
        let Some((place, main)) = game.best_lead(&self.world) else { return (i64::MIN / 4, 0) };
        let help = game.likely_help(&self.world, self.world.combat.target, self.world.active);
        let worth = game.column_worth(place + help, self.steps);
        let bonus = self.town + if surrounded { 25 } else { 0 };
        let gain = (worth.max(0) + bonus) * self.style.aggression / 100 + worth.min(0);
        let frail = game.frailty(&self.world, &main);
        (gain - self.bound - frail * self.style.caution / 100, place.clamp(0, 20) as usize)
    }
}

impl Normandy44 {
    /// Whether water or flood between two hexes takes half of an attack (11.3).
    pub(super) fn is_hard_front(&self, from: SpaceId, target: SpaceId) -> bool {
        use crate::board::side;
        let on = self.data.map.between(from, target);
        let wet = side::MAJOR | side::MINOR | side::FLOOD | side::CAUSEWAY | side::AIRFIELD | side::PERIMETER;
        on & wet != 0 || self.data.map.terrain(from) == crate::board::Terrain::Flooded
    }

    /// What units have in common that can go to the same hexes.
    fn start_key(&self, s: &Situation, unit: UnitId) -> u64 {
        let (u, at) = (&self.data.units[unit], s.place(unit));
        let apart =
            !self.data.map.is_hex(at) || u.kind == Kind::Bicycle || u.restricted || u.kind.is_artillery();
        let state = s.flags[unit] & (flag::DISRUPTED | flag::UNSUPPLIED | flag::ISOLATED | flag::REPLACED);
        let slow = u64::from(state != 0) + u64::from(state & flag::REPLACED != 0);
        u64::from(at.0)
            | (self.pace(s, unit, Mode::Usual) as u64) << 16
            | u64::from(self.allowance(s, unit, Mode::Usual)) << 24
            | slow << 32
            | (u.nation.army() as u64) << 34
            | self.data.airborne(unit).map_or(0, |division| division as u64 + 1) << 36
            | if apart { (u64::from(unit.0) + 1) << 40 } else { 0 }
    }

    /// Where a unit may end its move, its own hex among them.
    fn ends(&self, s: &Situation, unit: UnitId) -> HexSet {
        let mut set = HexSet::EMPTY;
        self.each_destination(s, unit, Mode::Usual, |to, _| {
            set.insert(to);
        });
        let mut kept: HexSet = set.iter().filter(|&to| self.may_end(s, unit, to)).collect();
        let at = s.place(unit);
        if self.data.map.is_hex(at) {
            kept.insert(at);
        }
        kept
    }

    /// Lifts all who can move off the map, and finds out where they can go. Who comes by sea waits for his turn: what he can do depends
    /// on those before him.
    pub(super) fn prepare_moves(&self, s: &Situation, p: &Picture) -> Moves {
        let mut m = Moves {
            world: s.clone(),
            reach: Reach::new(crate::board::SPACES),
            open: UnitSet::EMPTY,
            orders: Orders {
                dest: Units::new(std::array::from_fn(|unit| s.place(UnitId(unit as u16)))),
                order: Vec::new(),
            },
            foes: Vec::new(),
            line: None,
        };
        // 6.7: of those who mobilise, one a turn.
        let mut camps: Vec<SpaceId> = Vec::new();
        for unit in self.data.side(s.active) {
            let at = s.place(unit);
            let waits = !self.data.map.is_hex(at) && self.lands(unit) || camps.contains(&at);
            let still = self.data.units[unit].kind == Kind::BeachEngineers;
            if waits || still || s.is(unit, flag::DONE) || self.check_move(s, unit).is_err() {
                continue;
            }
            if self.data.map.boxes.mobilisation.contains(&at) {
                camps.push(at);
            }
            m.open.insert(unit);
            m.reach.add(unit, self.start_key(s, unit), &p.front, || self.ends(s, unit));
        }
        for unit in m.open.iter() {
            m.world.put(&self.data, unit, self.data.map.boxes.out);
        }
        m
    }

    pub(super) fn settle(&self, s: &Situation, m: &mut Moves, unit: UnitId, to: SpaceId) {
        m.open.remove(unit);
        m.orders.dest[unit] = to;
        m.world.put(&self.data, unit, to);
        if to != s.place(unit) {
            m.orders.order.push(unit);
        }
    }

    /// Decides where everybody goes.
    pub(super) fn plan_moves(&self, s: &Situation, plan: &Plan, style: &Style, p: &Picture) -> Moves {
        let mut m = self.prepare_moves(s, p);
        self.obey(s, plan, &mut m);
        if s.active == Side::German && !s.reserve {
            m.line = self.find_line(s, &m, p);
            self.man_line(s, &mut m);
        }
        self.choose_attacks(s, plan, style, p, &mut m);
        self.send_others(s, plan, *style, p, &mut m);
        m
    }

    /// Units whose destination the plan names.
    pub(super) fn obey(&self, s: &Situation, plan: &Plan, m: &mut Moves) {
        for gene in plan.genes().iter().take_while(|gene| gene.slot < UNITS as u32) {
            let (unit, to) = (UnitId(gene.slot as u16), SpaceId(gene.choice as u16));
            let comes = m.open.contains(unit) && m.reach.of(unit).is_some_and(|set| set.contains(to));
            if comes && self.has_room(&m.world, unit, to) {
                self.settle(s, m, unit, to);
            }
        }
    }

    /// Tells of every set of those still open against a hex, one unit more each time, with worth and column.
    pub(super) fn each_set(
        &self,
        s: &Situation,
        style: &Style,
        p: &Picture,
        m: &Moves,
        target: SpaceId,
        mut tell: impl FnMut(i64, usize, &[(UnitId, SpaceId)]),
    ) {
        let map = &self.data.map;
        let around: Vec<SpaceId> = map.near(target).collect();
        let ring = Ring::new(&around, |a, b| map.touch(a, b));
        let behind = m.line.as_ref().is_some_and(|line| line.is_behind(map, target));
        let mut onset = Onset {
            game: self,
            reach: &m.reach,
            picture: p,
            style,
            world: m.world.clone(),
            start: s,
            steps: i64::from(s.stacks.units(target).map(|u| s.steps(&self.data, u)).sum::<u8>()),
            town: i64::from(self.town_points(target)) * 25 + if behind { CUT_OFF } else { 0 },
            bound: 0,
        };
        onset.world.combat = Combat { fight: Fight::Assault, target, ..Combat::NONE };
        let free =
            around.iter().enumerate().filter(|(_, hex)| !s.stands(&self.data, s.active.enemy(), **hex));
        let ways_out = free.clone().fold(0_u8, |ways, (place, _)| ways | 1 << place);
        let mut field = Field::new(&ring, ways_out, true);
        for (place, &space) in free {
            field.open(Approach { place, space, room: 6 });
            let mut there = false;
            for unit in m.world.stacks.units(space) {
                there = true;
                let joins = self.check_attacker(&onset.world, unit, target).is_ok();
                if joins && onset.world.combat.attackers.len() < MOST_ATTACKERS {
                    onset.world.combat.attackers.insert(unit);
                }
            }
            if there {
                field.occupy(place);
            }
            for unit in m.reach.who(space).and(&m.open).iter() {
                let u = &self.data.units[unit];
                let bars = flag::FOUGHT | flag::DISRUPTED | flag::DISPERSED | flag::REPLACED;
                if !u.defends_only && !u.kind.is_artillery() && !s.is(unit, bars) {
                    let own = i32::from(s.strength(&self.data, unit)) * 4 + i32::from(u.armour);
                    field.add(unit, own + i32::from(u.quality.max(0)), place);
                }
            }
        }
        field.build(&mut onset, MOST_ATTACKERS, |worth, column, set| {
            if worth > i64::MIN / 8 {
                tell(worth, column, set);
            }
        });
    }

    fn best_set(
        &self,
        s: &Situation,
        style: &Style,
        p: &Picture,
        m: &Moves,
        hex: SpaceId,
    ) -> (i64, Attackers) {
        let mut all = Vec::new();
        self.each_set(s, style, p, m, hex, |worth, _, set| all.push((worth, (worth, set.to_vec()))));
        best(all).unwrap_or((i64::MIN / 4, Vec::new()))
    }

    /// For each column that those still open can reach, the best set against a hex, the best first.
    pub(super) fn attack_sets(
        &self,
        s: &Situation,
        style: &Style,
        p: &Picture,
        m: &Moves,
        hex: SpaceId,
    ) -> Vec<(i64, usize, Attackers)> {
        let mut list: Vec<(i64, usize, Attackers)> = Vec::new();
        self.each_set(s, style, p, m, hex, |worth, column, set| {
            match list.iter_mut().find(|(_, known, _)| *known == column) {
                Some(entry) if worth > entry.0 => *entry = (worth, column, set.to_vec()),
                Some(_) => {}
                None => list.push((worth, column, set.to_vec())),
            }
        });
        sorting::by_key(&mut list, |(worth, column, _)| [!*worth, *column as i64]);
        list
    }

    fn choose_attacks(&self, s: &Situation, plan: &Plan, style: &Style, p: &Picture, m: &mut Moves) {
        let least = least_worth(s.active, style);
        for hex in s.occupied(&self.data, s.active.enemy()).iter() {
            let gene = plan.get(ATTACK + u32::from(hex.0));
            let comes = self.data.map.near(hex).any(|from| !m.reach.who(from).is_empty());
            if !comes || gene == Some(FORBID) {
                continue;
            }
            let (worth, set) = self.best_set(s, style, p, m, hex);
            if !set.is_empty() {
                m.foes.push((if gene == Some(FORCE) { worth + 10_000 } else { worth }, hex));
            }
        }
        sorting::by_key(&mut m.foes, |(worth, hex)| [!*worth, hex.0.into()]);
        for (first, hex) in m.foes.clone() {
            if first < least {
                break;
            }
            let forced = plan.get(ATTACK + u32::from(hex.0)) == Some(FORCE);
            let (worth, set) = self.best_set(s, style, p, m, hex);
            if worth < least && !forced {
                continue;
            }
            for (unit, from) in set {
                self.settle(s, m, unit, from);
            }
            // What helps here helps nowhere else.
            if let Some(army) = m.world.air.iter().position(|&n| n > 0) {
                m.world.air[army] -= 1;
            }
            if self.data.map.has(hex, feature::NAVAL)
                && let Some(army) = m.world.navy.iter().position(|&n| n > 0)
            {
                m.world.navy[army] -= 1;
            }
        }
    }

    /// Sends the others where they stand best, those next to the enemy first, artillery last; then those who come by sea.
    fn send_others(&self, s: &Situation, plan: &Plan, style: Style, p: &Picture, m: &mut Moves) {
        let far = |unit: UnitId| {
            let at = s.place(unit);
            if self.data.map.is_hex(at) { i64::from(p.far[at.index()]) } else { 99 }
        };
        let mut all: Vec<UnitId> = m.open.iter().collect();
        sorting::by_key(&mut all, |&unit| {
            let late = i64::from(self.data.units[unit].kind.is_artillery()) * 1000;
            [late + far(unit), i64::from(unit.0)]
        });
        for unit in all {
            let to = self.best_place(s, style, p, m, unit);
            self.settle(s, m, unit, to.unwrap_or_else(|| s.place(unit)));
        }
        if s.active != Side::Allied || s.reserve {
            return;
        }
        let waits = |unit: &UnitId| !self.data.map.is_hex(s.place(*unit)) && !s.is(*unit, flag::DONE);
        let mut fleet: Vec<UnitId> = self.data.side(Side::Allied).filter(waits).collect();
        sorting::by_key(&mut fleet, |&unit| [-self.landing_worth(s, unit), i64::from(unit.0)]);
        for unit in fleet {
            if self.check_move(&m.world, unit).is_err() {
                continue;
            }
            let ends = self.ends(&m.world, unit);
            let named =
                plan.get(u32::from(unit.0)).map(|to| SpaceId(to as u16)).filter(|&to| ends.contains(to));
            let rated = ends.iter().map(|to| (self.stand_worth(&m.world, style, p, unit, to), to));
            let to = named.or_else(|| best(rated.filter(|(worth, _)| *worth > i64::MIN / 4)));
            if let Some(to) = to {
                self.note_entry(&mut m.world, unit, to);
                self.settle(s, m, unit, to);
            }
        }
    }

    /// Which of those who wait in England is wanted first.
    fn landing_worth(&self, s: &Situation, unit: UnitId) -> i64 {
        let u = &self.data.units[unit];
        let first = match u.kind {
            Kind::BeachEngineers => 1000,
            Kind::Hq if s.turn > 2 => 60,
            _ => 0,
        };
        first
            + i64::from(s.strength(&self.data, unit)) * 20 / i64::from(self.cost(unit).max(1))
            + i64::from(u.strength[0])
    }

    fn best_place(
        &self,
        s: &Situation,
        style: Style,
        p: &Picture,
        m: &Moves,
        unit: UnitId,
    ) -> Option<SpaceId> {
        let (ends, at) = (m.reach.of(unit)?, s.place(unit));
        let guns = self.data.units[unit].kind.is_artillery();
        let rated = ends.iter().map(|to| {
            let worth = self.stand_worth(&m.world, style, p, unit, to);
            let worth = worth + if guns { 0 } else { self.line_worth(s, m, p, unit, to) };
            let far = guns && self.data.map.is_hex(at) && self.data.map.distance(at, to) > 1;
            (worth + if to == at { 2 } else { 0 } - if far { 10 } else { 0 }, to)
        });
        best(rated.filter(|(worth, _)| *worth > i64::MIN / 4))
    }

    /// The next unit on its way, or the end of the phase.
    pub(super) fn movement_action(&self, s: &Situation, orders: &Orders, p: &Picture) -> Action {
        let map = &self.data.map;
        let ready = |unit: &&UnitId| {
            let to = orders.dest[**unit];
            !s.is(**unit, flag::DONE)
                && s.place(**unit) != to
                && map.is_hex(to)
                && self.has_room(s, **unit, to)
                && self.check_move(s, **unit).is_ok()
        };
        if let Some(&unit) = orders.order.iter().find(ready) {
            return Action::Move(unit);
        }
        if s.digs.iter().any(|&left| left > 0) && !s.reserve {
            // Who will be attacked where he stays digs in.
            let digs = |unit: &UnitId| {
                let at = s.place(*unit);
                map.is_hex(at)
                    && s.engaged(s.active, at)
                    && i64::from(p.threat[at.index()]) > 2 * i64::from(s.strength(&self.data, *unit))
                    && self.check_move(s, *unit).is_ok()
                    && self.check_dig(s, *unit).is_ok()
            };
            if let Some(unit) = self.data.side(s.active).find(digs) {
                return Action::Move(unit);
            }
        }
        Action::EndMovement
    }

    /// Where the unit in hand goes.
    pub(super) fn moving_action(
        &self,
        s: &Situation,
        style: Style,
        orders: &Orders,
        p: &Picture,
        (unit, mode): (UnitId, Mode),
    ) -> Action {
        let to = orders.dest[unit];
        if to == s.place(unit) {
            let digs = mode == Mode::Usual && self.check_dig(s, unit).is_ok();
            return if digs { Action::Dig } else { Action::Hold };
        }
        if mode == Mode::Usual && self.data.map.is_hex(to) && self.check_to(s, unit, mode, to).is_ok() {
            return Action::To(to);
        }
        self.moving_choice(s, style, p, unit, mode)
    }
}

/// What an attack must be worth to be made.
pub(super) fn least_worth(side: Side, style: &Style) -> i64 {
    let least = if side == Side::Allied { 25 } else { 100 };
    least * 100 / style.aggression.max(1)
}

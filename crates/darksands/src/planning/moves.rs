//! A movement action as a whole: who guards, who goes where he can attack, who cuts a road, who marches.

use super::picture::{ByHex, Foe, Force};
use super::{ATTACK, FORBID, FORCE};
use crate::DarkSands;
use crate::board::{HEXES, HexSet, side};
use crate::chits::{Chit, PRIORITY};
use crate::data::UnitSet;
use crate::situation::{Doing, Situation, flag};
use crate::stacking::Crowd;
use crate::units::{Kind, Side, UNITS};
use sandtable_engine::ids::{Spaces, Units};
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::sorting;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::staff::best;
use sandtable_kit::staff::build::{Approach, Assault, Field};
use sandtable_kit::staff::posture::{Piece, Posture};
use sandtable_kit::staff::reach::Reach;

/// How many units an attack is planned with at most.
const MOST_ATTACKERS: usize = 10;
/// Marches to roads of the enemy that are as good as places, at most.
const MOST_CUTS: usize = 4;
/// The worth of a place that is held by more than one unit, and the defence that is enough.
const VITAL: i64 = 3000;
const MOST_GUARDS: i32 = 8;
/// From how far somebody comes who only strengthens a guard, in quarter points.
const BESIDE: i64 = 40;
/// How far apart these are, in hexes.
const APART: u8 = 8;

/// A place worth going to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    hex: SpaceId,
    worth: i64,
    /// What has been sent there already.
    crowd: i64,
}

/// Buffers of a movement action.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    /// Where each unit goes: its own place if it stays.
    pub(super) dest: Units<[SpaceId; UNITS]>,
    /// Those who move, in the order in which they do.
    pub(super) order: Vec<UnitId>,
    /// Where units can go.
    pub(super) reach: Reach<2, 19>,
    pub(super) threat: ByHex<i32>,
    /// What of the enemy's and of one's own hangs on each hex.
    pub(super) cuts: ByHex<i64>,
    pub(super) own: ByHex<i64>,
    pub(super) lines: HexSet,
    posture: Posture<HEXES>,
    crowds: ByHex<Crowd>,
    /// Still to be decided.
    pub(super) open: UnitSet,
    goals: Vec<Goal>,
    /// Enemy stacks, with what attacking them was worth at first.
    pub(super) foes: Vec<(i64, Foe)>,
}

impl Default for Moves {
    fn default() -> Self {
        Self {
            dest: Units::new([SpaceId::NONE; UNITS]),
            order: Vec::new(),
            reach: Reach::new(HEXES),
            threat: Spaces::new([0; HEXES]),
            cuts: Spaces::new([0; HEXES]),
            own: Spaces::new([0; HEXES]),
            lines: HexSet::EMPTY,
            posture: Posture::default(),
            crowds: Spaces::new([Crowd::default(); HEXES]),
            open: UnitSet::EMPTY,
            goals: Vec::new(),
            foes: Vec::new(),
        }
    }
}

/// Who attacks, and from where.
pub(super) type Attackers = Vec<(UnitId, SpaceId)>;

impl Moves {
    fn place(&mut self, game: &DarkSands, s: &Situation, unit: UnitId, hex: SpaceId) {
        let values = s.values(&game.data, unit);
        let piece = Piece {
            attack: values.attack.into(),
            defence: values.defence.into(),
            step: game.price(s, unit).unit,
        };
        self.posture.place(hex, piece, |hex| game.data.map.around[hex].iter().map(|&(near, _)| near));
        game.count_in(&mut self.crowds[hex], unit, true);
    }

    fn settle(&mut self, game: &DarkSands, s: &Situation, unit: UnitId, hex: SpaceId) {
        self.open.remove(unit);
        self.dest[unit] = hex;
        self.place(game, s, unit, hex);
        if s.place(unit) != hex {
            self.order.push(unit);
        }
    }

    /// Whether a unit can go to a hex, and there will be room.
    fn fits(&self, game: &DarkSands, unit: UnitId, hex: SpaceId) -> bool {
        self.has_room(game, unit, hex) && self.reach.of(unit).is_some_and(|set| set.contains(hex))
    }

    fn has_room(&self, game: &DarkSands, unit: UnitId, hex: SpaceId) -> bool {
        let mut crowd = self.crowds[hex];
        game.count_in(&mut crowd, unit, true);
        game.fits(crowd)
    }
}

/// An attack that is being planned.
struct Onset<'g> {
    game: &'g DarkSands,
    s: &'g Situation,
    moves: &'g Moves,
    style: &'g Style,
    foe: &'g Foe,
    force: Force,
    /// What it costs to bind those who came, and to stand there.
    bound: i64,
    /// Those who may attack at once when the movement is over.
    ready: Option<UnitSet>,
    delayed: bool,
    /// Per cent of its worth that an attack has for which another chit must come.
    later: i64,
}

impl Onset<'_> {
    fn take(&mut self, unit: UnitId, from: SpaceId) {
        self.game.join(self.s, &mut self.force, self.foe, unit, from);
        self.delayed |= self.ready.is_none_or(|ready| !ready.contains(unit));
    }
}

impl Assault for Onset<'_> {
    fn admits(&self, _: UnitId) -> bool {
        true
    }

    fn appeal(&self, unit: UnitId, from: &Approach, _: u32) -> i64 {
        let bits = self.game.data.map.between(from.space, self.foe.hex).unwrap_or(0);
        let mut score = if bits & (side::WADI | side::RIDGE) != 0 { -300 } else { 0 };
        if from.space == self.s.place(unit) {
            score += 60;
        }
        if self.moves.lines.contains(from.space) {
            score += 150;
        }
        score + self.moves.cuts[from.space] / 20 - i64::from(self.moves.threat[from.space]) * 2
    }

    fn join(&mut self, unit: UnitId, from: &Approach) {
        self.take(unit, from.space);
        let w = &self.game.weights;
        let price = self.game.price(self.s, unit).unit;
        self.bound += w.attack.unit;
        if !self.moves.lines.contains(from.space) {
            self.bound += price * w.supply.cut / 200;
        }
        // What has been left open by leaving.
        let here = self.s.place(unit);
        if here != from.space && self.game.is_post(self.s, here, self.s.active.side) {
            self.bound += w.attack.unit * 4;
        }
    }

    fn worth(&self, _: &Approach, _: bool) -> (i64, usize) {
        let (worth, column) = self.game.worth(self.foe, &self.force, false, self.style);
        let worth = if worth > 0 && self.delayed { worth * self.later / 100 } else { worth };
        (worth - self.bound * self.style.caution / 100, column.map_or(0, |column| column + 1))
    }
}

impl DarkSands {
    /// Whether a hex is a place that a side holds.
    fn is_post(&self, s: &Situation, hex: SpaceId, side: Side) -> bool {
        self.worth_of_place(s, hex) > 0 && s.holds(&self.data, side, hex)
    }

    /// Where a unit can go along roads over all sections, as extended movement goes (19.1.7): past no enemy.
    fn road_reach(&self, s: &Situation, unit: UnitId, watched: &[HexSet; 2], found: &mut HexSet) {
        let map = &self.data.map;
        let (side, start) = (self.data.units[unit].side, s.place(unit));
        let [hard, soft] = watched;
        let active = if side == Side::Allied { self.active_rail(s) } else { 0 };
        let closed = self.is_east_closed(s, side);
        let roads = &map.roads[usize::from(s.built())];
        let mut seen = HexSet::one(start);
        let mut waiting = vec![start];
        while let Some(at) = waiting.pop() {
            let mut look = |to: SpaceId| {
                if seen.contains(to) || hard.contains(to) || s.occupant(&self.data, to) == Some(side.enemy())
                {
                    return;
                }
                if closed
                    && map.section[to] == crate::board::Section::East
                    && map.section[at] != map.section[to]
                {
                    return;
                }
                seen.insert(to);
                found.insert(to);
                if !soft.contains(to) {
                    waiting.push(to);
                }
            };
            roads[at].iter().copied().for_each(&mut look);
            if let Some(place) = map.rail_at[at].map(usize::from).filter(|_| active > 0) {
                if place + 1 < active {
                    look(map.rail[place + 1]);
                }
                if place > 0 && place < active {
                    look(map.rail[place - 1]);
                }
            }
        }
    }

    /// Who can go where.
    fn note_reach(&self, s: &Situation, m: &mut Moves, front: &HexSet) {
        m.reach = Reach::new(HEXES);
        m.open = UnitSet::EMPTY;
        let side = s.active.side;
        let watched = self.watched(s, side);
        for unit in s.active.able.or(&s.active.short).iter() {
            if self.check_move(s, unit).is_err() {
                continue;
            }
            m.open.insert(unit);
            let u = &self.data.units[unit];
            let extends = !self.is_short(s, unit) && self.may_extend(s) && self.check_begin(s, unit).is_ok();
            let key = u64::from(s.place(unit).0)
                | u64::from(self.allowance(s, unit)) << 16
                | u64::from(u.kind.is_vehicle()) << 24
                | u64::from(extends) << 25
                | u64::from(self.is_short(s, unit)) << 26;
            m.reach.add(unit, key, front, || {
                let mut found = HexSet::one(s.place(unit));
                if !self.is_short(s, unit) {
                    self.with_field(s, unit, |field| {
                        field.reached().iter().for_each(|&hex| found.insert(hex));
                    });
                }
                self.one_hex(s, unit).for_each(|hex| found.insert(hex));
                if extends {
                    self.road_reach(s, unit, &watched, &mut found);
                }
                found
            });
        }
    }

    /// Decides where everybody goes.
    pub(super) fn plan_moves(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Moves) {
        self.prepare_moves(s, plan, style, m);
        self.choose_attacks(s, plan, style, m);
        self.march(s, style, m);
    }

    /// What comes before attacks and marches: who can go where, what the plan says, who must stay.
    pub(super) fn prepare_moves(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Moves) {
        let side = s.active.side;
        let enemies = s.occupied(&self.data, side.enemy());
        let mut front = HexSet::EMPTY;
        for hex in enemies.iter() {
            self.data.map.around[hex].iter().for_each(|&(near, _)| front.insert(near));
        }
        self.note_reach(s, m, &front);
        m.lines = self.lines(s, side);
        self.threats(s, side, &mut m.threat);
        self.hanging(s, side.enemy(), &mut m.cuts);
        self.hanging(s, side, &mut m.own);
        m.order.clear();
        m.posture = Posture::default();
        m.crowds = Spaces::new([Crowd::default(); HEXES]);
        for unit in s.on_map(&self.data, side) {
            let at = s.place(unit);
            m.dest[unit] = at;
            if !m.open.contains(unit) {
                m.place(self, s, unit, at);
            }
        }
        m.foes.clear();
        for hex in enemies.iter().filter(|&hex| self.is_barred(s, side, hex)) {
            m.foes.push((0, self.foe(s, hex, side, m.cuts[hex])));
        }
        self.set_goals(s, m);
        self.obey_genes(s, plan, m);
        self.man_posts(s, style, m);
    }

    /// Places that the enemy holds, one's own that he threatens, and roads on which much of his hangs.
    fn set_goals(&self, s: &Situation, m: &mut Moves) {
        let side = s.active.side;
        m.goals.clear();
        for &(hex, worth) in self.worthy(s) {
            let own = s.holds(&self.data, side, hex);
            let danger = i64::from(m.threat[hex].min(12));
            let worth = if own { worth * danger / 24 } else { worth };
            if worth > 0 {
                m.goals.push(Goal { hex, worth, crowd: 0 });
            }
        }
        if side == Side::Allied && self.is_relief(s) {
            let siege = s.occupied(&self.data, Side::Axis).and(&self.lore().siege);
            let worth = 3 * self.weights.crusader.besieger;
            m.goals.extend(siege.iter().map(|hex| Goal { hex, worth, crowd: 0 }));
        }
        for _ in 0..MOST_CUTS {
            let far = |hex: SpaceId| {
                let near = self.lore().near.of(hex).iter().take_while(|&&(_, far)| far <= APART);
                near.into_iter().all(|&(there, _)| m.goals.iter().all(|goal| goal.hex != there))
            };
            let hexes = self.data.map.hexes().filter(|&hex| m.cuts[hex] > 600);
            let Some(hex) = best(hexes.filter(|&hex| far(hex)).map(|hex| (m.cuts[hex], hex))) else { break };
            let worth = m.cuts[hex] * self.weights.march.cut / 100;
            m.goals.push(Goal { hex, worth, crowd: 0 });
        }
    }

    /// Units whose destination the plan names.
    fn obey_genes(&self, s: &Situation, plan: &Plan, m: &mut Moves) {
        for gene in plan.genes().iter().take_while(|gene| gene.slot < UNITS as u32) {
            let unit = UnitId(gene.slot as u16);
            let to = SpaceId(gene.choice as u16);
            if m.open.contains(unit) && self.data.map.is_hex(to) && m.fits(self, unit, to) {
                m.settle(self, s, unit, to);
            }
        }
    }

    /// Keeps a guard in places that the enemy could walk into, and at one's own source.
    fn man_posts(&self, s: &Situation, style: &Style, m: &mut Moves) {
        let side = s.active.side;
        let source = |hex: SpaceId| self.data.places.sources[side.index()].contains(&hex);
        let mut posts: Vec<(SpaceId, i64)> =
            self.worthy(s).iter().copied().filter(|&(hex, _)| s.holds(&self.data, side, hex)).collect();
        for &hex in &self.data.places.sources[side.index()] {
            if s.occupant(&self.data, hex) != Some(side.enemy()) && posts.iter().all(|&(post, _)| post != hex)
            {
                posts.push((hex, 2000));
            }
        }
        for (hex, worth) in posts {
            if m.threat[hex] == 0 && !(source(hex) && m.own[hex] > 0) {
                continue;
            }
            let defends = |unit: &UnitId| s.values(&self.data, *unit).defence > 0;
            // What must be held wants more than a garrison.
            let vital = worth * style.objective / 100 >= VITAL;
            let wanted = if vital { (m.threat[hex] / 3).min(MOST_GUARDS) } else { 1 };
            let stays = |m: &Moves| {
                let there = s.stacks.units(hex).filter(|&unit| m.open.contains(unit)).filter(defends);
                best(there.map(|unit| (i64::from(s.values(&self.data, unit).defence), unit)))
            };
            while m.posture.at(hex).count == 0 || m.posture.at(hex).defence < wanted {
                if let Some(unit) = stays(m) {
                    m.settle(self, s, unit, hex);
                    continue;
                }
                let kept = m.posture.at(hex).count > 0;
                if kept && !vital {
                    break;
                }
                let near = |unit: &UnitId| !kept || self.lore().march(s.place(*unit), hex) <= BESIDE;
                let comes = m.open.iter().filter(defends).filter(near);
                let comes = comes.filter(|&unit| m.fits(self, unit, hex));
                let rated = comes.map(|unit| {
                    let values = s.values(&self.data, unit);
                    let near = self.lore().march(s.place(unit), hex).min(120);
                    (i64::from(values.defence) * 20 - i64::from(values.attack) * 40 - near, unit)
                });
                match best(rated) {
                    Some(unit) => m.settle(self, s, unit, hex),
                    None => break,
                }
            }
        }
    }

    /// Those of the active side who may attack as soon as this movement is over; none if nobody may.
    fn attack_next(&self, s: &Situation) -> Option<UnitSet> {
        let a = &s.active;
        match (a.doing, a.next, a.momentum) {
            (Doing::Move, Doing::Attack, true) => Some(self.data.panzers),
            (Doing::Move, Doing::Attack, false) => Some(a.able),
            _ => None,
        }
    }

    /// Per cent of its worth that an attack has for which another chit must come: all that are in the cup or in hand will.
    fn later(&self, s: &Situation) -> i64 {
        let held = PRIORITY.into_iter().filter(|&chit| Self::holds_chit(s, chit));
        let mut waiting = s.cup.contents().map(|(kind, _)| Chit::of(kind)).chain(held);
        let fights = |chit: Chit| chit.side() == Some(s.active.side) && chit.fights();
        let w = &self.weights.attack;
        if waiting.any(fights) { w.later } else { w.never }
    }

    /// Tells of every set against a target with those still open, one unit more each time.
    pub(super) fn gather(
        &self,
        s: &Situation,
        style: &Style,
        m: &Moves,
        foe: &Foe,
        tell: impl FnMut(i64, usize, &[(UnitId, SpaceId)]),
    ) {
        let mut field = Field::new(&self.lore().rings[foe.hex], 0, false);
        let ready = self.attack_next(s);
        let mut onset = Onset {
            game: self,
            s,
            moves: m,
            style,
            foe,
            force: Force::none(),
            bound: 0,
            ready,
            delayed: false,
            later: self.later(s),
        };
        for (place, &(space, bits)) in self.data.map.around[foe.hex].iter().take(6).enumerate() {
            if bits & (side::ESCARPMENT | side::SEA) != 0 || self.is_barred(s, s.active.side, space) {
                continue;
            }
            let crowd = m.crowds[space];
            let room = self.data.numbers.stacking.units.saturating_sub(crowd.units) as u8;
            field.open(Approach { place, space, room });
            for unit in s.on_map(&self.data, s.active.side) {
                let attack = s.values(&self.data, unit).attack;
                if attack == 0 || s.is(unit, flag::BARRED) {
                    continue;
                }
                if !m.open.contains(unit) {
                    if m.dest[unit] == space {
                        onset.take(unit, space);
                    }
                } else if m.reach.who(space).contains(unit) && m.has_room(self, unit, space) {
                    let strength = i32::from(attack) * 4 - i32::from(s.is(unit, flag::WEAK)) * 6;
                    field.add(unit, strength, place);
                }
            }
        }
        field.build(&mut onset, MOST_ATTACKERS, tell);
    }

    fn best_set(&self, s: &Situation, style: &Style, m: &Moves, foe: &Foe) -> (i64, Attackers) {
        let mut found = (i64::MIN, Attackers::new());
        self.gather(s, style, m, foe, |worth, _, set| {
            if worth > found.0 {
                found = (worth, set.to_vec());
            }
        });
        found
    }

    /// The attacks that are worth most, one after the other, with those whom the others leave.
    fn choose_attacks(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Moves) {
        for at in 0..m.foes.len() {
            let foe = m.foes[at].1;
            let worth = self.best_set(s, style, m, &foe).0;
            m.foes[at].0 = match plan.get(ATTACK + u32::from(foe.hex.0)) {
                Some(FORBID) => i64::MIN,
                Some(FORCE) if worth > i64::MIN => worth.saturating_add(20_000),
                _ => worth,
            };
        }
        sorting::largest_first(&mut m.foes, |&(worth, _)| worth);
        for at in 0..m.foes.len() {
            let (first, foe) = m.foes[at];
            if first < self.weights.attack.least {
                break;
            }
            let (worth, set) = self.best_set(s, style, m, &foe);
            if worth >= self.weights.attack.least || first > 10_000 {
                for (unit, from) in set {
                    if m.has_room(self, unit, from) {
                        m.settle(self, s, unit, from);
                    }
                }
            }
        }
    }

    /// The goal that suits a unit best.
    fn goal_for(&self, s: &Situation, m: &Moves, unit: UnitId) -> Option<usize> {
        let here = s.place(unit);
        let pace = i64::from(self.data.units[unit].movement.max(1)) * 4;
        let goals = m.goals.iter().enumerate().map(|(at, goal)| {
            let turns = self.lore().march(here, goal.hex) / pace;
            (goal.worth * 64 / (2 + turns) / (10 + goal.crowd), at)
        });
        best(goals)
    }

    /// How gladly a unit ends its move in a hex.
    fn appeal(&self, s: &Situation, style: &Style, m: &Moves, walker: &Walker, hex: SpaceId) -> i64 {
        let w = &self.weights;
        let side = s.active.side;
        let mut score = 0;
        if let Some(goal) = walker.goal {
            score -= self.lore().march(hex, m.goals[goal].hex).min(250) * w.march.goal;
        }
        let post = m.posture.at(hex);
        let contact = s.in_enemy_zone(side, hex);
        // A headquarters that is alone gives way to whoever comes (11.0).
        if s.occupant(&self.data, hex) == Some(side.enemy()) {
            score += w.price.staff * style.aggression / 100;
        }
        if walker.staff {
            if contact {
                score -= w.march.risk * 2;
            }
            if m.threat[hex] > 0 && post.count == 0 {
                score -= w.march.risk;
            }
            let range = self.data.units[walker.unit].range;
            let near = self.lore().near.of(hex).iter().take_while(|&&(_, far)| far <= range);
            let led: i64 = near.map(|&(there, _)| walker.led[there.index()]).sum();
            score += led * w.march.staff;
            if !m.lines.contains(hex) {
                score -= 1500;
            }
            return score;
        }
        if !m.lines.contains(hex) {
            score -= walker.price * w.supply.cut / 100;
        }
        let worth = self.worth_of_place(s, hex);
        if worth > 0 && post.count == 0 {
            let own = s.holds(&self.data, side, hex);
            let share = match (own, m.threat[hex] > 0) {
                (false, _) => w.march.take,
                (true, true) => w.march.guard,
                (true, false) => 0,
            };
            score += worth * share / 100 * style.objective / 100;
        }
        if post.count == 0 {
            score += m.cuts[hex] * w.march.cut / 100;
        }
        if contact && hex != walker.here {
            score -= w.march.contact * style.caution / 100;
        }
        let threat = m.threat[hex];
        if threat > 0 {
            let (price, defence) = (if post.count > 0 { post.step } else { 0 }, post.defence);
            let before = if post.count > 0 { self.fear(hex, defence, price, threat) } else { 0 };
            let after = self.fear(hex, defence + walker.defence, price + walker.price, threat);
            score += (before - after) * style.caution / 100;
            if post.count == 0 {
                // One's own roads behind.
                score += m.own[hex].min(4000) / 40;
            }
        }
        score
    }

    fn walker(&self, s: &Situation, m: &Moves, unit: UnitId) -> Walker {
        let staff = self.data.units[unit].kind == Kind::Headquarters;
        let mut led = Vec::new();
        if staff {
            led.resize(HEXES, 0);
            for there in s.on_map(&self.data, s.active.side) {
                led[m.dest[there].index()] += self.led(s, unit, there);
            }
        }
        Walker {
            unit,
            here: s.place(unit),
            goal: self.goal_for(s, m, unit),
            defence: s.values(&self.data, unit).defence.into(),
            price: self.price(s, unit).unit,
            staff,
            led,
        }
    }

    /// What the way to a hex costs besides: dice along the road, a garrison post left.
    fn way_cost(&self, s: &Situation, near: &HexSet, walker: &Walker, hex: SpaceId) -> i64 {
        let w = &self.weights;
        if near.contains(hex) {
            return 0;
        }
        let more = self.data.units[walker.unit].disruption;
        let fails = (1..=6).filter(|die| self.data.numbers.disrupts(die + more)).count() as i64;
        let sections = self.data.map.section[hex] != self.data.map.section[s.place(walker.unit)];
        w.march.road + walker.price * fails * w.supply.disrupted / 600 * if sections { 3 } else { 1 }
    }

    /// The rest: towards the goals, onto the enemy's roads, into places that want a guard, out of danger.
    fn march(&self, s: &Situation, style: &Style, m: &mut Moves) {
        let mut order: Vec<UnitId> = m.open.iter().collect();
        // Headquarters follow those whom they lead.
        sorting::by_key(&mut order, |&unit| {
            [i64::from(self.data.headquarters.contains(unit)), i64::from(unit.0)]
        });
        for unit in order {
            let Some(reach) = m.reach.of(unit).copied() else {
                m.settle(self, s, unit, s.place(unit));
                continue;
            };
            let walker = self.walker(s, m, unit);
            let near = self.plain_reach(s, unit);
            let places = reach.iter().filter(|&hex| m.has_room(self, unit, hex));
            let rated = places.map(|hex| {
                (self.appeal(s, style, m, &walker, hex) - self.way_cost(s, &near, &walker, hex), hex)
            });
            let to = best(rated).unwrap_or(walker.here);
            if let Some(goal) = walker.goal {
                m.goals[goal].crowd += i64::from(s.values(&self.data, unit).attack) + 2;
            }
            m.settle(self, s, unit, to);
        }
    }

    /// Where a unit comes without a road march.
    fn plain_reach(&self, s: &Situation, unit: UnitId) -> HexSet {
        let mut found = HexSet::one(s.place(unit));
        if !self.is_short(s, unit) {
            self.with_field(s, unit, |field| field.reached().iter().for_each(|&hex| found.insert(hex)));
        }
        found
    }

    /// Adds the places that a unit would like best once everybody else is where he is meant to be.
    pub(super) fn rank_places(
        &self,
        s: &Situation,
        style: &Style,
        m: &Moves,
        unit: UnitId,
        most: usize,
        out: &mut Vec<u32>,
    ) {
        let Some(reach) = m.reach.of(unit).copied() else { return };
        let walker = self.walker(s, m, unit);
        let near = self.plain_reach(s, unit);
        let mut quiet: Vec<(i64, SpaceId)> = Vec::with_capacity(128);
        let mut beside: Vec<(i64, SpaceId)> = Vec::new();
        for hex in reach.iter().filter(|&hex| m.has_room(self, unit, hex)) {
            let score = self.appeal(s, style, m, &walker, hex) - self.way_cost(s, &near, &walker, hex);
            let list = if s.in_enemy_zone(s.active.side, hex) { &mut beside } else { &mut quiet };
            list.push((-score, hex));
        }
        for list in [&mut quiet, &mut beside] {
            sorting::by_key(list, |(score, hex)| [*score, hex.0.into()]);
        }
        for &(_, hex) in quiet.iter().take(most / 2 + 1).chain(beside.iter().take(most / 2)) {
            if !out.contains(&u32::from(hex.0)) {
                out.push(u32::from(hex.0));
            }
        }
    }
}

/// What a unit that marches goes by.
struct Walker {
    unit: UnitId,
    here: SpaceId,
    goal: Option<usize>,
    defence: i32,
    price: i64,
    staff: bool,
    /// What a headquarters leads, by where it is meant to stand.
    led: Vec<i64>,
}

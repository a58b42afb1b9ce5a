//! The movement phase: posts, attacks and marches, decided together when the phase begins.

use super::Thoughts;
use super::picture::{Foe, Force};
use crate::board::SPACES;
use crate::prelude::*;
use crate::units::{UNITS, Way};
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::sorting;
use sandtable_kit::staff::build::{Approach, Assault, Field};
use sandtable_kit::staff::posture::{Piece, Posture};
use sandtable_kit::staff::reach::Reach;

/// No stack.
const NOBODY: u8 = u8::MAX;
/// How many units an attack is planned with at most.
const MOST_ATTACKERS: usize = 12;

/// Buffers of the movement phase.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    /// Where each unit goes: its own place if it stays.
    pub(super) dest: Units<[SpaceId; UNITS]>,
    /// Those who move, in the order in which they do.
    pub(super) order: Vec<UnitId>,
    /// Where units can go, and who can come beside the enemy.
    pub(super) reach: Reach<4, 9>,
    pub(super) threat: Spaces<[i32; SPACES]>,
    /// Every enemy stack, and by hex which of them, if any.
    stands: Vec<Foe>,
    stand_at: Spaces<[u8; SPACES]>,
    /// Own units where they are meant to be; guns do not attack.
    pub(super) posture: Posture<SPACES>,
    /// Still to be decided.
    pub(super) open: UnitSet,
    pub(super) crowd: [i64; 32],
    pub(super) foes: Vec<(i64, Foe)>,
    used_guns: UnitSet,
}

impl Default for Moves {
    fn default() -> Self {
        Self {
            dest: Units::new([SpaceId::NONE; UNITS]),
            order: Vec::new(),
            reach: Reach::new(SPACES),
            threat: Spaces::new([0; SPACES]),
            stands: Vec::new(),
            stand_at: Spaces::new([NOBODY; SPACES]),
            posture: Posture::default(),
            open: UnitSet::EMPTY,
            crowd: [0; 32],
            foes: Vec::new(),
            used_guns: UnitSet::EMPTY,
        }
    }
}

/// Who attacks, and from where.
type Attackers = Vec<(UnitId, SpaceId)>;

impl Moves {
    fn place(&mut self, game: &Campanha, s: &Situation, unit: UnitId, hex: SpaceId) {
        let (u, face) = (&game.data.units[unit], s.face(unit));
        let piece = Piece {
            attack: if game.is_gun(unit) { 0 } else { i32::from(u.attack[face]) },
            defence: i32::from(u.defence[face]),
            step: game.price(s, unit).step,
        };
        self.posture.place(hex, piece, |hex| game.data.map.around[hex].iter().map(|&(near, _)| near));
    }

    /// The enemy stack in a hex.
    pub(super) fn stand(&self, hex: SpaceId) -> Option<&Foe> {
        self.stands.get(usize::from(self.stand_at[hex]))
    }

    pub(super) fn settle(&mut self, game: &Campanha, s: &Situation, unit: UnitId, hex: SpaceId) {
        self.open.remove(unit);
        self.dest[unit] = hex;
        self.place(game, s, unit, hex);
        if s.place(unit) != hex {
            // Gliders land where their division stands before it moves.
            let glider = game.data.units[unit].way == Way::Drop && !game.data.map.is_hex(s.place(unit));
            self.order.insert(if glider { 0 } else { self.order.len() }, unit);
        }
    }
}

/// An attack that is being planned.
struct Onset<'g> {
    game: &'g Campanha,
    s: &'g Situation,
    moves: &'g Moves,
    style: &'g Style,
    foe: &'g Foe,
    /// Strength from the air and of guns.
    help: i32,
    force: Force,
    units: UnitSet,
    /// What it costs to bind those who came.
    bound: i64,
}

impl Onset<'_> {
    fn take(&mut self, unit: UnitId, from: SpaceId) {
        self.game.join(self.s, &mut self.force, self.foe, unit, from);
        self.units.insert(unit);
    }
}

impl Assault for Onset<'_> {
    /// 5.1.2: one armoured unit against a bocage hex.
    fn admits(&self, unit: UnitId) -> bool {
        let armoured = self.game.data.units[unit].kind.is_armoured();
        !(self.foe.bocage && armoured && self.force.armoured > 0)
    }

    fn appeal(&self, unit: UnitId, from: &Approach, fresh: u32) -> i64 {
        let map = &self.game.data.map;
        let mut score = i64::from(fresh) * 120 + i64::from(map.columns(from.space)) * 100;
        if self.force.river && !map.around[self.foe.hex][from.place].1 {
            score += 500;
        }
        if from.space == self.s.place(unit) {
            score += 40;
        }
        if from.room < 4 {
            score += 60;
        }
        score - i64::from(self.moves.threat[from.space]) * 4
    }

    fn join(&mut self, unit: UnitId, from: &Approach) {
        self.take(unit, from.space);
        self.bound += self.game.binding(self.s, unit);
    }

    fn worth(&self, from: &Approach, surrounded: bool) -> (i64, usize) {
        let mut helped = self.force;
        helped.attack += self.help;
        helped.divisions = self.game.data.whole_divisions(&self.units).count() as i32;
        let (worth, column) = self.game.worth(self.foe, &helped, surrounded, self.style);
        // What those who end beside the enemy must fear afterwards, roughly.
        let risk = i64::from(self.moves.threat[from.space]) * 6 * self.style.caution / 100;
        (worth - self.bound - risk, column)
    }
}

impl Campanha {
    /// What units of one start share: place, pace, allowance and way in.
    fn start_key(&self, s: &Situation, unit: UnitId) -> u64 {
        let at = s.place(unit);
        let u = &self.data.units[unit];
        let mut key =
            u64::from(at.0) | (self.pace(s, unit) as u64) << 16 | u64::from(self.allowance(s, unit)) << 24;
        if at == self.data.map.boxes.pool {
            key |= (u.way as u64 + 1) << 32 | (u.nation as u64) << 40;
            if u.way == Way::Drop {
                key |= (u64::from(unit.0) + 1) << 48;
            }
        }
        key
    }

    fn note_reach(&self, s: &Situation, m: &mut Moves) {
        m.reach = Reach::new(SPACES);
        m.open = UnitSet::EMPTY;
        let zones: HexSet = self.data.map.all_hexes().filter(|&hex| s.engaged(s.active, hex)).collect();
        for unit in self.data.side(s.active) {
            if s.is(unit, flag::DONE) || self.check_move(s, unit).is_err() {
                continue;
            }
            m.open.insert(unit);
            m.reach.add(unit, self.start_key(s, unit), &zones, || {
                self.with_field(s, unit, |field| {
                    field.reached().iter().copied().filter(|&hex| self.data.map.is_hex(hex)).collect()
                })
            });
        }
    }

    /// Decides where everybody goes.
    pub(super) fn plan_moves(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Thoughts) {
        let m = &mut m.moves;
        self.prepare_moves(s, plan, style, m);
        self.choose_attacks(s, plan, style, m);
        self.march(s, plan, m);
    }

    /// What comes before attacks and marches: who can go where, what the plan says, who must stay.
    pub(super) fn prepare_moves(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Moves) {
        let side = s.active;
        self.note_reach(s, m);
        self.threats(s, side, &mut m.threat);
        m.order.clear();
        m.posture = Posture::default();
        m.crowd.fill(0);
        m.used_guns = UnitSet::EMPTY;
        m.stands.clear();
        m.stand_at = Spaces::new([NOBODY; SPACES]);
        for hex in s.occupied(&self.data, side.enemy()).iter() {
            m.stand_at[hex] = m.stands.len() as u8;
            m.stands.push(self.foe(s, hex));
        }
        for unit in self.data.side(side) {
            let at = s.place(unit);
            m.dest[unit] = at;
            if !m.open.contains(unit) && self.data.map.is_hex(at) {
                m.place(self, s, unit, at);
            }
        }
        self.obey_genes(s, plan, m);
        self.man_posts(s, style, m);
    }

    /// Units whose destination the plan names.
    fn obey_genes(&self, s: &Situation, plan: &Plan, m: &mut Moves) {
        for gene in plan.genes() {
            if gene.slot >= UNITS as u32 {
                break;
            }
            let unit = UnitId(gene.slot as u16);
            let to = SpaceId(gene.choice as u16);
            if !m.open.contains(unit) {
                continue;
            }
            let here = s.place(unit);
            if to == SpaceId::NONE || to == here {
                m.settle(self, s, unit, here);
                continue;
            }
            if self.data.map.is_hex(to) && self.fits(m, unit, to) {
                m.settle(self, s, unit, to);
            }
        }
    }

    /// Whether there will be room for one more (4.1.1).
    pub(super) fn has_planned_room(&self, m: &Moves, hex: SpaceId) -> bool {
        usize::from(m.posture.at(hex).count) < self.data.numbers.stacking.units
    }

    /// Whether a unit can go to a hex, and there will be room.
    fn fits(&self, m: &Moves, unit: UnitId, hex: SpaceId) -> bool {
        self.has_planned_room(m, hex) && m.reach.of(unit).is_some_and(|set| set.contains(hex))
    }

    /// Keeps, or sends, a garrison wherever the enemy could walk into an objective or harbour.
    fn man_posts(&self, s: &Situation, style: &Style, m: &mut Moves) {
        let side = s.active;
        let posts = self.lore().goals.iter().map(|goal| (goal.hex, goal.worth));
        let harbours =
            self.data.beaches.iter().flatten().copied().chain(self.data.ports.iter().map(|p| p.hex));
        let harbours = harbours.filter(|_| side == Side::Allied).map(|hex| (hex, 4000));
        for (at, worth) in posts.chain(harbours) {
            let own = s.held.contains(at) == (side == Side::Allied);
            let threat = m.threat[at];
            if !own || threat == 0 || s.occupant(&self.data, at) == Some(side.enemy()) {
                continue;
            }
            let columns = i32::from(self.data.map.columns(at));
            let wanted =
                if worth * style.objective / 100 >= 4000 { threat * 6 / 10 / (2 + columns) } else { 1 };
            let wanted = wanted.clamp(1, 16);
            while m.posture.at(at).defence < wanted && m.posture.at(at).count < 4 {
                let stay = s
                    .stacks
                    .units(at)
                    .filter(|&u| m.open.contains(u))
                    .max_by_key(|&u| (self.data.units[u].defence[s.face(u)], u));
                if let Some(unit) = stay {
                    m.settle(self, s, unit, at);
                    continue;
                }
                if m.posture.at(at).count > 0
                    && (side == Side::Allied || m.posture.at(at).defence * 2 > wanted)
                {
                    break;
                }
                // Nobody there: the least useful attacker who can come.
                let zone = s.engaged(side, at);
                let comes = m
                    .open
                    .iter()
                    .filter(|&u| !zone && !self.is_gun(u) && self.fits(m, u, at))
                    .filter(|&u| !(side == Side::Allied && s.is(u, flag::REDUCED)))
                    .min_by_key(|&u| {
                        let unit = &self.data.units[u];
                        (i32::from(unit.attack[s.face(u)]) * 2 - i32::from(unit.defence[s.face(u)]), u)
                    });
                match comes {
                    Some(unit) => m.settle(self, s, unit, at),
                    None => break,
                }
            }
        }
        // Empty enemy objectives within reach are taken.
        for goal in &self.lore().goals {
            let own = s.held.contains(goal.hex) == (side == Side::Allied);
            if own || m.posture.at(goal.hex).count > 0 || s.occupant(&self.data, goal.hex).is_some() {
                continue;
            }
            let last = s.turn == s.last_turn(&self.data);
            if s.engaged(side, goal.hex) && !last {
                continue;
            }
            let comes =
                m.open.iter().filter(|&u| !self.is_gun(u) && self.fits(m, u, goal.hex)).max_by_key(|&u| {
                    let unit = &self.data.units[u];
                    let whole = i32::from(!s.is(u, flag::REDUCED)) * 4;
                    (i32::from(unit.defence[s.face(u)]) + whole, std::cmp::Reverse(u))
                });
            if let Some(unit) = comes {
                m.settle(self, s, unit, goal.hex);
            }
        }
    }

    /// The best set against a target with those still open, and its worth.
    fn gather(
        &self,
        s: &Situation,
        style: &Style,
        m: &Moves,
        foe: &Foe,
        air: i32,
        force_all: bool,
    ) -> (i64, Attackers) {
        let mut best = (i64::MIN, Attackers::new());
        self.gather_each(s, style, m, foe, air, |worth, _, set| {
            let worth = if force_all && set.len() > 1 { worth + 400 } else { worth };
            if worth > best.0 {
                best = (worth, set.to_vec());
            }
        });
        best
    }

    /// For each column that those still open can reach, the best set.
    pub(super) fn attack_sets(
        &self,
        s: &Situation,
        plan: &Plan,
        m: &Moves,
        hex: SpaceId,
    ) -> Vec<(i64, usize, Attackers)> {
        let Some(&(mut foe)) = m.stand(hex) else { return Vec::new() };
        foe.guns = self.guns_near(s, m, hex);
        let air = if s.active == Side::Allied { i32::from(s.air).min(super::AIR_PLANNED) } else { 0 };
        let mut list: Vec<(i64, usize, Attackers)> = Vec::new();
        self.gather_each(s, self.style_at(plan, hex), m, &foe, air, |worth, column, set| {
            match list.iter_mut().find(|(_, c, _)| *c == column) {
                Some(entry) if worth > entry.0 => *entry = (worth, column, set.to_vec()),
                Some(_) => {}
                None => list.push((worth, column, set.to_vec())),
            }
        });
        sorting::by_key(&mut list, |(worth, column, _)| [!*worth, *column as i64]);
        list
    }

    /// Tells of every set against a target, one unit more each time.
    fn gather_each(
        &self,
        s: &Situation,
        style: &Style,
        m: &Moves,
        foe: &Foe,
        air: i32,
        tell: impl FnMut(i64, usize, &[(UnitId, SpaceId)]),
    ) {
        let mut field = Field::new(&self.lore().rings[foe.hex], foe.free, !foe.edge);
        let mut onset = Onset {
            game: self,
            s,
            moves: m,
            style,
            foe,
            help: air + foe.guns,
            force: Force::NONE,
            units: UnitSet::EMPTY,
            bound: 0,
        };
        let mut there = 0;
        for (place, &(space, _)) in self.data.map.around[foe.hex].iter().take(6).enumerate() {
            if s.occupant(&self.data, space) == Some(s.active.enemy()) {
                continue;
            }
            let count = m.posture.at(space).count;
            field.open(Approach { place, space, room: 4_u8.saturating_sub(count) });
            if count > 0 {
                field.occupy(place);
                // Those who are meant to be there anyway may join.
                for unit in s.stacks.units(space) {
                    let settled = !m.open.contains(unit) && m.dest[unit] == space;
                    if settled && !self.is_gun(unit) && there < 8 {
                        there += 1;
                        if onset.admits(unit) {
                            onset.take(unit, space);
                        }
                    }
                }
            } else if m.posture.covers(space) {
                field.close(place);
            }
            for unit in m.reach.who(space).and(&m.open).iter().filter(|&unit| !self.is_gun(unit)) {
                let whole = i32::from(!s.is(unit, flag::REDUCED)) * 10;
                field.add(unit, self.attack_of(s, unit) + whole, place);
            }
        }
        field.build(&mut onset, MOST_ATTACKERS, tell);
    }

    fn choose_attacks(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Moves) {
        let side = s.active;
        let mut foes = std::mem::take(&mut m.foes);
        foes.clear();
        let mut air = if side == Side::Allied { i32::from(self.spare_air(s, plan, style)) } else { 0 };
        for hex in s.occupied(&self.data, side.enemy()).iter() {
            let near = self.data.map.around[hex].iter();
            if !near.clone().any(|&(from, _)| !m.reach.who(from).is_empty()) {
                continue;
            }
            let gene = plan.get(super::ATTACK + u32::from(hex.0));
            if gene == Some(super::FORBID) {
                continue;
            }
            let Some(&(mut foe)) = m.stand(hex) else { continue };
            foe.guns = self.guns_near(s, m, hex);
            let style = self.style_at(plan, hex);
            let (worth, _) =
                self.gather(s, style, m, &foe, air.min(super::AIR_PLANNED), gene == Some(super::FORCE));
            let worth = if gene == Some(super::FORCE) { worth.saturating_add(50_000) } else { worth };
            foes.push((worth, foe));
        }
        sorting::by_key(&mut foes, |(worth, foe)| [!*worth, foe.hex.0.into()]);
        let least = self.weights.attack.least * style.caution / style.aggression.max(1);
        for (first, foe) in &foes {
            if *first < least {
                break;
            }
            let mut foe = *foe;
            foe.guns = self.guns_near(s, m, foe.hex);
            let gene = plan.get(super::ATTACK + u32::from(foe.hex.0)) == Some(super::FORCE);
            let help = air.min(super::AIR_PLANNED);
            let style = self.style_at(plan, foe.hex);
            let (worth, set) = self.gather(s, style, m, &foe, help, gene);
            if set.is_empty() || (worth < least && !gene) {
                continue;
            }
            for (unit, from) in set {
                m.settle(self, s, unit, from);
            }
            for gun in self.data.side(side) {
                if self.fires_at(s, m, gun, foe.hex) {
                    m.used_guns.insert(gun);
                }
            }
            air -= help;
        }
        m.foes = foes;
    }

    fn fires_at(&self, s: &Situation, m: &Moves, gun: UnitId, hex: SpaceId) -> bool {
        let u = &self.data.units[gun];
        let at = s.place(gun);
        u.range > 0
            && self.data.map.is_hex(at)
            && !s.is(gun, flag::FOUGHT)
            && !m.used_guns.contains(gun)
            && !s.engaged(u.side, at)
            && self.data.map.distance(at, hex) <= u.range
    }

    fn guns_near(&self, s: &Situation, m: &Moves, hex: SpaceId) -> i32 {
        let guns = self.guns(s, s.active).filter(|&gun| self.fires_at(s, m, gun, hex));
        guns.map(|gun| self.attack_of(s, gun)).sum()
    }
}

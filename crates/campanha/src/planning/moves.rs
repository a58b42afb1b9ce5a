//! The movement phase: posts, attacks and marches, decided together when the phase begins.

use super::Thoughts;
use super::picture::{Foe, Force};
use crate::Campanha;
use crate::board::SPACES;
use crate::data::UnitSet;
use crate::situation::{HexSet, Situation, flag};
use crate::units::{Side, UNITS, Way};
use arrayvec::ArrayVec;
use sandtable_engine::ids::{SpaceId, Spaces, UnitId, Units};
use sandtable_engine::planning::{Plan, Style};

/// No field: the unit cannot move.
const NO_FIELD: u16 = u16::MAX;
/// No stack.
const NOBODY: u8 = u8::MAX;

/// Buffers of the movement phase.
#[derive(Clone, Debug)]
pub(super) struct Moves {
    /// Where each unit goes: its own place if it stays.
    pub(super) dest: Units<[SpaceId; UNITS]>,
    /// Those who move, in the order in which they do.
    pub(super) order: Vec<UnitId>,
    /// Where units can go, shared by those who start alike.
    fields: Vec<(u64, HexSet)>,
    field_of: Units<[u16; UNITS]>,
    /// Who can come to a hex beside the enemy.
    who: Spaces<Vec<UnitSet>>,
    pub(super) threat: Spaces<[i32; SPACES]>,
    /// Every enemy stack, and by hex which of them, if any.
    pub(super) stands: Vec<Foe>,
    pub(super) stand_at: Spaces<[u8; SPACES]>,
    /// Own units meant to be in each hex: how many, their attack, guns apart, their defence, the cheapest step.
    pub(super) count: Spaces<[u8; SPACES]>,
    pub(super) attack: Spaces<[i32; SPACES]>,
    pub(super) defence: Spaces<[i32; SPACES]>,
    pub(super) step: Spaces<[i64; SPACES]>,
    /// Hexes under own zones as planned.
    pub(super) cover: Spaces<[u8; SPACES]>,
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
            fields: Vec::new(),
            field_of: Units::new([NO_FIELD; UNITS]),
            who: Spaces::default(),
            threat: Spaces::new([0; SPACES]),
            stands: Vec::new(),
            stand_at: Spaces::new([NOBODY; SPACES]),
            count: Spaces::new([0; SPACES]),
            attack: Spaces::new([0; SPACES]),
            defence: Spaces::new([0; SPACES]),
            step: Spaces::new([i64::MAX; SPACES]),
            cover: Spaces::new([0; SPACES]),
            open: UnitSet::EMPTY,
            crowd: [0; 32],
            foes: Vec::new(),
            used_guns: UnitSet::EMPTY,
        }
    }
}

/// A set of units for an attack: who, and from where.
pub(super) type Set = ArrayVec<(UnitId, SpaceId), 16>;

impl Moves {
    fn place(&mut self, game: &Campanha, s: &Situation, unit: UnitId, hex: SpaceId, fade: i64) {
        let at = hex;
        let u = &game.data.units[unit];
        if self.count[at] == 0 {
            for &(near, _) in &game.data.map.around[at] {
                self.cover[near] += 1;
            }
        }
        self.count[at] += 1;
        if !game.is_gun(unit) {
            self.attack[at] += i32::from(u.attack[s.face(unit)]);
        }
        self.defence[at] += i32::from(u.defence[s.face(unit)]);
        self.step[at] = self.step[at].min(game.price_now(s, fade, unit).step);
    }

    /// Where a unit can go.
    pub(super) fn reach(&self, unit: UnitId) -> Option<&HexSet> {
        self.fields.get(usize::from(self.field_of[unit])).map(|(_, set)| set)
    }

    pub(super) fn settle(&mut self, game: &Campanha, s: &Situation, unit: UnitId, hex: SpaceId, fade: i64) {
        self.open.remove(unit);
        self.dest[unit] = hex;
        self.place(game, s, unit, hex, fade);
        if s.place(unit) != hex {
            // Gliders land where their division stands before it moves.
            let glider = game.data.units[unit].way == Way::Drop && !game.data.map.is_hex(s.place(unit));
            self.order.insert(if glider { 0 } else { self.order.len() }, unit);
        }
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
        m.fields.clear();
        m.field_of = Units::new([NO_FIELD; UNITS]);
        m.who = Spaces::new(vec![UnitSet::EMPTY; SPACES]);
        m.open = UnitSet::EMPTY;
        let zones: HexSet = self.data.map.all_hexes().filter(|&hex| s.engaged(s.active, hex)).collect();
        for unit in self.data.side(s.active) {
            if s.is(unit, flag::DONE) || self.check_move(s, unit).is_err() {
                continue;
            }
            let key = self.start_key(s, unit);
            let found = m.fields.iter().position(|(k, _)| *k == key);
            let at = found.unwrap_or_else(|| {
                let set = self.with_field(s, unit, |field| {
                    let mut set = HexSet::EMPTY;
                    for &hex in field.reached() {
                        if self.data.map.is_hex(hex) {
                            set.insert(hex);
                        }
                    }
                    set
                });
                m.fields.push((key, set));
                m.fields.len() - 1
            });
            m.field_of[unit] = at as u16;
            m.open.insert(unit);
            for hex in m.fields[at].1.and(&zones).iter() {
                m.who[hex].insert(unit);
            }
        }
    }

    /// Decides where everybody goes.
    pub(super) fn plan_moves(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Thoughts) {
        let m = &mut m.moves;
        let fade = self.fade(s);
        self.prepare_moves(s, plan, style, m);
        self.choose_attacks(s, plan, style, fade, m);
        self.march(s, plan, fade, m);
    }

    /// What comes before attacks and marches: who can go where, what the plan says, who must stay.
    pub(super) fn prepare_moves(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Moves) {
        let side = s.active;
        let fade = self.fade(s);
        self.note_reach(s, m);
        self.threats(s, side, &mut m.threat);
        m.order.clear();
        m.count = Spaces::new([0; SPACES]);
        m.attack = Spaces::new([0; SPACES]);
        m.defence = Spaces::new([0; SPACES]);
        m.step = Spaces::new([i64::MAX; SPACES]);
        m.cover = Spaces::new([0; SPACES]);
        m.crowd.fill(0);
        m.used_guns = UnitSet::EMPTY;
        m.stands.clear();
        m.stand_at = Spaces::new([NOBODY; SPACES]);
        for hex in s.occupied(&self.data, side.enemy()).iter() {
            m.stand_at[hex] = m.stands.len() as u8;
            m.stands.push(self.foe(s, fade, hex));
        }
        for unit in self.data.side(side) {
            let at = s.place(unit);
            m.dest[unit] = at;
            if !m.open.contains(unit) && self.data.map.is_hex(at) {
                m.place(self, s, unit, at, fade);
            }
        }
        self.obey_genes(s, plan, fade, m);
        self.man_posts(s, style, fade, m);
    }

    /// Units whose destination the plan names.
    fn obey_genes(&self, s: &Situation, plan: &Plan, fade: i64, m: &mut Moves) {
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
                m.settle(self, s, unit, here, fade);
                continue;
            }
            if self.data.map.is_hex(to) && self.fits(m, unit, to) {
                m.settle(self, s, unit, to, fade);
            }
        }
    }

    /// Whether a unit can go to a hex, and there will be room.
    fn fits(&self, m: &Moves, unit: UnitId, hex: SpaceId) -> bool {
        usize::from(m.count[hex]) < self.data.numbers.stacking.units
            && m.reach(unit).is_some_and(|set| set.contains(hex))
    }

    /// Keeps, or sends, a garrison wherever the enemy could walk into an objective or harbour.
    fn man_posts(&self, s: &Situation, style: &Style, fade: i64, m: &mut Moves) {
        let side = s.active;
        let posts = self.lore.goals.iter().map(|goal| (goal.hex, goal.worth));
        let harbours =
            self.data.beaches.iter().flatten().copied().chain(self.data.ports.iter().map(|p| p.hex));
        let harbours = harbours.filter(|_| side == Side::Allied).map(|hex| (hex, 4000));
        for (hex, worth) in posts.chain(harbours) {
            let at = hex;
            let own = s.held.contains(at) == (side == Side::Allied);
            let threat = m.threat[at];
            if !own || threat == 0 || s.occupant(&self.data, hex) == Some(side.enemy()) {
                continue;
            }
            let columns = i32::from(self.data.map.columns(hex));
            let wanted =
                if worth * style.objective / 100 >= 4000 { threat * 6 / 10 / (2 + columns) } else { 1 };
            let wanted = wanted.clamp(1, 16);
            while m.defence[at] < wanted && usize::from(m.count[at]) < 4 {
                let stay = s
                    .stacks
                    .units(hex)
                    .filter(|&u| m.open.contains(u))
                    .max_by_key(|&u| (self.data.units[u].defence[s.face(u)], u));
                if let Some(unit) = stay {
                    m.settle(self, s, unit, hex, fade);
                    continue;
                }
                if m.count[at] > 0 && (side == Side::Allied || m.defence[at] * 2 > wanted) {
                    break;
                }
                // Nobody there: the least useful attacker who can come.
                let zone = s.engaged(side, hex);
                let comes = m
                    .open
                    .iter()
                    .filter(|&u| !zone && !self.is_gun(u) && self.fits(m, u, hex))
                    .filter(|&u| !(side == Side::Allied && s.is(u, flag::REDUCED)))
                    .min_by_key(|&u| {
                        let unit = &self.data.units[u];
                        (i32::from(unit.attack[s.face(u)]) * 2 - i32::from(unit.defence[s.face(u)]), u)
                    });
                match comes {
                    Some(unit) => m.settle(self, s, unit, hex, fade),
                    None => break,
                }
            }
        }
        // Empty enemy objectives within reach are taken.
        for goal in &self.lore.goals {
            let at = goal.hex;
            let own = s.held.contains(at) == (side == Side::Allied);
            if own || m.count[at] > 0 || s.occupant(&self.data, goal.hex).is_some() {
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
                m.settle(self, s, unit, goal.hex, fade);
            }
        }
    }

    /// The best set against a target with those still open, and its worth.
    #[allow(clippy::too_many_arguments)]
    fn gather(
        &self,
        s: &Situation,
        style: &Style,
        fade: i64,
        m: &Moves,
        foe: &Foe,
        air: i32,
        force_all: bool,
    ) -> (i64, Set) {
        let mut best = (i64::MIN, Set::new());
        self.gather_each(s, style, fade, m, foe, air, |worth, _, set| {
            let worth = if force_all && set.len() > 1 { worth + 400 } else { worth };
            if worth > best.0 {
                best = (worth, set.clone());
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
    ) -> ArrayVec<(i64, usize, Set), 12> {
        let fade = self.fade(s);
        let Some(&(mut foe)) = m.stands.get(usize::from(m.stand_at[hex])) else {
            return ArrayVec::new();
        };
        foe.guns = self.guns_near(s, m, hex);
        let air = if s.active == Side::Allied { i32::from(s.air).min(super::AIR_PLANNED) } else { 0 };
        let mut list: ArrayVec<(i64, usize, Set), 12> = ArrayVec::new();
        self.gather_each(s, self.style_at(plan, hex), fade, m, &foe, air, |worth, column, set| {
            match list.iter_mut().find(|(_, c, _)| *c == column) {
                Some(entry) if worth > entry.0 => *entry = (worth, column, set.clone()),
                Some(_) => {}
                None => list.push((worth, column, set.clone())),
            }
        });
        list.sort_by_key(|(worth, column, _)| (std::cmp::Reverse(*worth), *column));
        list
    }

    /// Tells of every set against a target, one unit more each time.
    #[allow(clippy::too_many_arguments)]
    fn gather_each(
        &self,
        s: &Situation,
        style: &Style,
        fade: i64,
        m: &Moves,
        foe: &Foe,
        air: i32,
        mut tell: impl FnMut(i64, usize, &Set),
    ) {
        let map = &self.data.map;
        let side = s.active;
        let around = &map.around[foe.hex];
        let mut list: ArrayVec<(i32, UnitId, u8), 40> = ArrayVec::new();
        let mut covered = 0_u8;
        let mut rooms = [0_u8; 6];
        let mut fixed: Set = Set::new();
        for (i, &(from, _)) in around.iter().take(6).enumerate() {
            let at = from;
            if s.occupant(&self.data, from) == Some(side.enemy()) {
                continue;
            }
            rooms[i] = 4_u8.saturating_sub(m.count[at]);
            if m.count[at] > 0 {
                covered |= self.lore.closes[foe.hex][i];
                // Those who are meant to be there anyway may join.
                for unit in s.stacks.units(from) {
                    let settled = !m.open.contains(unit) && m.dest[unit] == from;
                    if settled && !self.is_gun(unit) && !fixed.is_full() && fixed.len() < 8 {
                        fixed.push((unit, from));
                    }
                }
            } else if m.cover[at] > 0 {
                covered |= 1 << i;
            }
            let here = m.who[at].and(&m.open);
            for unit in here.iter() {
                if self.is_gun(unit) {
                    continue;
                }
                if let Some(entry) = list.iter_mut().find(|(_, u, _)| *u == unit) {
                    entry.2 |= 1 << i;
                } else if !list.is_full() {
                    let attack = i32::from(self.data.units[unit].attack[s.face(unit)]);
                    let whole = i32::from(!s.is(unit, flag::REDUCED)) * 10;
                    list.push((-(attack + whole), unit, 1 << i));
                }
            }
        }
        if list.is_empty() {
            return;
        }
        list.sort_unstable();
        let mut force = Force::NONE;
        let mut units = UnitSet::EMPTY;
        let mut set = Set::new();
        let mut bound = 0;
        let mut armour = false;
        for &(unit, from) in &fixed {
            let armoured = self.data.units[unit].kind.is_armoured();
            if foe.bocage && armoured && armour {
                continue;
            }
            armour |= armoured;
            self.join(s, fade, &mut force, foe, unit, from);
            units.insert(unit);
        }
        for (_, unit, places) in list {
            if set.len() >= 12 {
                break;
            }
            let armoured = self.data.units[unit].kind.is_armoured();
            if foe.bocage && armoured && armour {
                continue;
            }
            let mut where_from: Option<(i64, usize)> = None;
            for (i, &(from, river)) in around.iter().take(6).enumerate() {
                if places >> i & 1 == 0 || rooms[i] == 0 {
                    continue;
                }
                let at = from;
                let new = (self.lore.closes[foe.hex][i] & foe.free & !covered).count_ones();
                let mut score = i64::from(new) * 120 + i64::from(map.columns(from)) * 100;
                if force.river && !river {
                    score += 500;
                }
                if from == s.place(unit) {
                    score += 40;
                }
                if m.count[at] > 0 || rooms[i] < 4 {
                    score += 60;
                }
                score -= i64::from(m.threat[at]) * 4;
                if where_from.is_none_or(|(most, _)| score > most) {
                    where_from = Some((score, i));
                }
            }
            let Some((_, i)) = where_from else { continue };
            let from = around[i].0;
            armour |= armoured;
            rooms[i] -= 1;
            covered |= self.lore.closes[foe.hex][i];
            self.join(s, fade, &mut force, foe, unit, from);
            units.insert(unit);
            bound += self.binding(s, unit);
            set.push((unit, from));
            let surrounded = !foe.edge && foe.free & !covered == 0;
            let mut helped = force;
            helped.attack += air + foe.guns;
            helped.divisions = self.whole_divisions(&units);
            let (mut worth, column) = self.worth(foe, &helped, surrounded, style);
            // What those who end beside the enemy must fear afterwards, roughly.
            let risk: i64 = i64::from(m.threat[from]) * 6 * style.caution / 100;
            worth -= bound + risk;
            tell(worth, column, &set);
        }
    }

    fn choose_attacks(&self, s: &Situation, plan: &Plan, style: &Style, fade: i64, m: &mut Moves) {
        let side = s.active;
        let mut foes = std::mem::take(&mut m.foes);
        foes.clear();
        let mut air = if side == Side::Allied { i32::from(self.spare_air(s, plan, style)) } else { 0 };
        for hex in s.occupied(&self.data, side.enemy()).iter() {
            let near = self.data.map.around[hex].iter();
            if !near.clone().any(|&(from, _)| !m.who[from].is_empty()) {
                continue;
            }
            let gene = plan.get(super::ATTACK + u32::from(hex.0));
            if gene == Some(super::FORBID) {
                continue;
            }
            let mut foe = m.stands[usize::from(m.stand_at[hex])];
            foe.guns = self.guns_near(s, m, hex);
            let style = self.style_at(plan, hex);
            let (worth, _) =
                self.gather(s, style, fade, m, &foe, air.min(super::AIR_PLANNED), gene == Some(super::FORCE));
            let worth = if gene == Some(super::FORCE) { worth.saturating_add(50_000) } else { worth };
            foes.push((worth, foe));
        }
        foes.sort_by_key(|(worth, foe)| (std::cmp::Reverse(*worth), foe.hex));
        let least = self.lore.weights.attack.least * style.caution / style.aggression.max(1);
        for (first, foe) in &foes {
            if *first < least {
                break;
            }
            let mut foe = *foe;
            foe.guns = self.guns_near(s, m, foe.hex);
            let gene = plan.get(super::ATTACK + u32::from(foe.hex.0)) == Some(super::FORCE);
            let help = air.min(super::AIR_PLANNED);
            let style = self.style_at(plan, foe.hex);
            let (worth, set) = self.gather(s, style, fade, m, &foe, help, gene);
            if set.is_empty() || (worth < least && !gene) {
                continue;
            }
            for (unit, from) in set {
                m.settle(self, s, unit, from, fade);
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
        guns.map(|gun| i32::from(self.data.units[gun].attack[s.face(gun)])).sum()
    }
}

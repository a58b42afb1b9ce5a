//! How good a situation is, in thousandths of a victory point, and the picture that the heuristic American draws of it
//! before he chooses (see [`crate::policy`]): the fire to expect, the prizes, and the best way from every hex. Rules never
//! read any of this.

use crate::board::{Terrain, Tide, side};
use crate::data::Shelter;
use crate::prelude::*;
use crate::situation::{NOBODY, german as state};
use crate::weights::Weights;
use std::collections::{BinaryHeap, VecDeque};

/// Where more Germans than this bar the way, nobody counts them.
const MOST_BARS: usize = 9;

/// How much dearer a company's second step is when so many of its division are spent, in thousandths of a point.
const PLIGHT: [i64; 8] = [0, 50, 150, 350, 700, 1400, 3000, 9000];

/// What it costs that so many companies of a division are spent, before it is weighed.
const PERIL: [i64; 9] = [0, 100, 400, 900, 1600, 2700, 4500, 8000, 12_000];

/// How much of what a prize is worth at the end it is worth on each turn, in percent.
const RIPE: [i64; 16] = [10, 10, 10, 10, 10, 12, 15, 20, 25, 35, 50, 70, 90, 110, 130, 150];

/// No way leads there.
const NEVER: i32 = i32::MIN / 4;

/// What a picture was drawn of: as long as this is the same, it will do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Key {
    turn: u8,
    acting: bool,
    style: u8,
    spent: [u8; 2],
    occupied: u128,
    firing: u128,
    deep: u128,
}

/// What the player makes of a situation.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) key: Key,
    /// What the player holds dear, as his style has it.
    pub(crate) weights: Weights,
    /// What the plight of each division adds to a step.
    plight: [i64; 2],
    /// Thousandths of a step that fire is likely to take from a unit in a hex: by symbol, in a crowd, armoured.
    pub(crate) toll: Spaces<Vec<[i32; 5]>>,
    /// The positions whose fire reaches a hex when somebody moves.
    pub(crate) near: Spaces<Vec<u128>>,
    pub(crate) colours: By<PositionId, [u8; POSITIONS]>,
    pub(crate) deep: u128,
    pub(crate) shows: [[i64; 2]; 64],
    /// The hexes that anybody could reach in time to matter.
    matters: HexSet,
    /// Who bars the way from each hex to the beach, while these positions are held.
    bars: (u128, Spaces<Vec<u128>>),
    /// What a hex would score, alone or as its part of a draw.
    whole: Spaces<Vec<i32>>,
    /// What it is worth to control a hex when the game ends.
    pub(crate) prize: Spaces<Vec<i32>>,
    /// How many units control it.
    pub(crate) claims: Spaces<Vec<u8>>,
    /// What a hex is worth to those who stay there, the fire set aside.
    base: Spaces<Vec<i32>>,
    /// How likely a hit is on the way to each neighbour, in thousandths.
    ways: Spaces<Vec<[i16; 6]>>,
    /// What a hex is worth to those who stay there, by class.
    stay: [Spaces<Vec<i32>>; 3],
    /// The best that can be reached from a hex, by class, and in how many turns.
    pub(crate) best: [Spaces<Vec<(i32, u8)>>; 3],
    /// The classes for which ways were sought.
    sought: [bool; 3],
    /// What each German is worth.
    pub(crate) quarry: By<PositionId, [i64; POSITIONS]>,
    /// The strength of the infantry next to each.
    massed: By<PositionId, [u32; POSITIONS]>,
}

/// A picture that is kept up to date, once it has been drawn.
pub(crate) type Kept = Option<Box<Picture>>;

/// Which positions are held, which can fire, and which have a depth marker: bits.
fn german_bits(s: &Situation) -> [u128; 3] {
    let mut bits = [0; 3];
    for (position, unit) in s.garrisons() {
        let bit = 1 << position.0;
        bits[0] |= bit;
        bits[1] |= if s.unit_flags[unit] & state::DISRUPTED == 0 { bit } else { 0 };
        bits[2] |= if s.depth(position).is_some() { bit } else { 0 };
    }
    bits
}

impl Picture {
    fn empty(hexes: u16, weights: Weights) -> Self {
        let hexes = usize::from(hexes);
        Self {
            key: Key::default(),
            weights,
            plight: [0; 2],
            toll: Spaces::new(vec![[0; 5]; hexes]),
            near: Spaces::new(vec![0; hexes]),
            colours: By::new([0; POSITIONS]),
            deep: 0,
            shows: [[0; 2]; 64],
            matters: HexSet::EMPTY,
            bars: (u128::MAX, Spaces::new(vec![0; hexes])),
            whole: Spaces::new(vec![0; hexes]),
            prize: Spaces::new(vec![0; hexes]),
            claims: Spaces::new(vec![0; hexes]),
            base: Spaces::new(vec![NEVER; hexes]),
            ways: Spaces::new(vec![[0; 6]; hexes]),
            stay: std::array::from_fn(|_| Spaces::new(vec![NEVER; hexes])),
            best: std::array::from_fn(|_| Spaces::new(vec![(NEVER, u8::MAX); hexes])),
            sought: [false; 3],
            quarry: By::new([0; POSITIONS]),
            massed: By::new([0; POSITIONS]),
        }
    }
}

/// Gives every hex the same.
fn fill<T: Copy>(list: &mut Spaces<Vec<T>>, value: T) {
    for hex in 0..list.items().len() {
        list[SpaceId::new(hex)] = value;
    }
}

impl Omaha {
    /// How much a step of a unit is worth: the one that would spend a company most (13.1).
    pub(crate) fn step_worth(&self, s: &Situation, p: &Picture, unit: UnitId) -> i64 {
        let u = &self.data.us[unit];
        let [first, second, _, last] = p.weights.steps;
        if !u.kind.is_regular() {
            return if u.kind == Kind::Ranger { first } else { last / 2 };
        }
        let plight = p.plight[u.division.index()];
        match s.steps[unit] {
            0 | 1 => last,
            2 => second + plight,
            _ => first + plight / 10,
        }
    }

    /// Who looks at the ground alike: companies that one more loss would spend, by division; and all others.
    pub(crate) fn class(&self, s: &Situation, unit: UnitId) -> usize {
        let u = &self.data.us[unit];
        let careful = u.kind.is_regular() && s.steps[unit] == 2;
        if careful { 1 + u.division.index() } else { 0 }
    }

    /// What a picture of the situation would depend on.
    pub(crate) fn key_of(&self, s: &Situation, style: u8) -> Key {
        let [occupied, firing, deep] = german_bits(s);
        let spent = Sector::BOTH.map(|division| self.spent(s, division));
        Key { turn: s.turn, acting: s.acting(), style, spent, occupied, firing, deep }
    }

    /// Keeps a picture up to date, and tells it.
    pub(crate) fn look<'p>(&self, s: &Situation, style: u8, kept: &'p mut Kept) -> &'p mut Picture {
        let key = self.key_of(s, style);
        let empty = || Box::new(Picture::empty(self.data.map.hexes, self.weights));
        let p = kept.get_or_insert_with(empty);
        let old = std::mem::replace(&mut p.key, key);
        p.plight = self.plight(p, key.spent);
        if (old.turn, old.acting, old.style, old.occupied) != (key.turn, key.acting, key.style, key.occupied)
        {
            self.draw_picture(s, p);
        } else if (old.firing, old.deep) != (key.firing, key.deep) {
            // Who holds his fire does not change where the ways lead.
            let deck = self.deck(s);
            fill(&mut p.toll, [0; 5]);
            fill(&mut p.near, 0);
            p.deep = 0;
            self.expect_fire(s, &deck, p);
        }
        p
    }

    fn plight(&self, p: &Picture, spent: [u8; 2]) -> [i64; 2] {
        spent.map(|spent| p.weights.steps[2] * PLIGHT[usize::from(spent).min(7)] / 100)
    }

    /// What the player knows without looking at the ground: enough to choose who is hit.
    pub(crate) fn glance<'p>(&self, s: &Situation, kept: &'p mut Kept) -> &'p mut Picture {
        let empty = || Box::new(Picture::empty(self.data.map.hexes, self.weights));
        let p = kept.get_or_insert_with(empty);
        p.plight = self.plight(p, Sector::BOTH.map(|division| self.spent(s, division)));
        p
    }

    /// The picture of a situation.
    pub(crate) fn picture(&self, s: &Situation, style: u8) -> Picture {
        let mut p = Picture::empty(self.data.map.hexes, self.weights);
        p.key = self.key_of(s, style);
        self.draw_picture(s, &mut p);
        p
    }

    pub(crate) fn draw_picture(&self, s: &Situation, p: &mut Picture) {
        p.weights = self.weights.lean(&crate::planning::STYLES[usize::from(p.key.style)]);
        let deck = self.deck(s);
        p.plight = self.plight(p, p.key.spent);
        fill(&mut p.toll, [0; 5]);
        fill(&mut p.near, 0);
        p.colours = By::new([0; POSITIONS]);
        p.deep = 0;
        p.shows = deck.shows;
        fill(&mut p.prize, 0);
        fill(&mut p.claims, 0);
        p.quarry = By::new([0; POSITIONS]);
        p.matters = self.within_reach(s);
        self.expect_fire(s, &deck, p);
        self.find_prizes(s, p);
        p.massed = By::new([0; POSITIONS]);
        for unit in everybody() {
            let at = s.place(unit);
            if self.kind(unit).is_infantry() && self.data.map.is_land(at) {
                for near in self.data.map.neighbours(at) {
                    if let Some(position) = self.data.position(near) {
                        p.massed[position] += u32::from(s.strength(&self.data, unit));
                    }
                }
            }
        }
        p.sought = [true, false, false];
        for unit in everybody() {
            if s.steps[unit] == 2 {
                p.sought[self.class(s, unit)] = true;
            }
        }
        fill(&mut p.base, NEVER);
        self.find_worths(s, p);
        for class in 0..p.sought.len() {
            fill(&mut p.stay[class], NEVER);
            fill(&mut p.best[class], (NEVER, u8::MAX));
            if p.sought[class] {
                self.find_ways(s, p, class);
            }
        }
    }

    /// The hexes not too far from any infantry, ashore or still to land.
    #[inline(never)]
    fn within_reach(&self, s: &Situation) -> HexSet {
        const FAR: u8 = 7;
        let map = &self.data.map;
        let mut reached = HexSet::EMPTY;
        let mut open = VecDeque::new();
        let mut visit = |hex: SpaceId, far: u8, open: &mut VecDeque<(SpaceId, u8)>| {
            if !reached.contains(hex) {
                reached.insert(hex);
                open.push_back((hex, far));
            }
        };
        for unit in everybody().filter(|&u| self.kind(u).is_infantry() || self.kind(u).is_leader()) {
            if map.is_land(s.place(unit)) {
                visit(s.place(unit), 0, &mut open);
            }
        }
        // While landings go on, anybody may come anywhere; afterwards boats wait before their beaches.
        if s.acting() {
            for unit in everybody().filter(|&u| self.kind(u).is_infantry() || self.kind(u).is_leader()) {
                if let Some(hex) = self.box_of(s, unit).and_then(|at| self.next_beach(s, at)) {
                    visit(hex, 0, &mut open);
                }
            }
        } else {
            for &hex in map.landings.iter().flat_map(|b| &b.beach).filter(|&&hex| hex != SpaceId::NONE) {
                visit(hex, 0, &mut open);
            }
        }
        while let Some((hex, far)) = open.pop_front() {
            if far < FAR.min(LAST_TURN + 1 - s.turn) {
                for near in map.neighbours(hex) {
                    visit(near, far + 1, &mut open);
                }
            }
        }
        reached
    }

    /// Where boats in a box land when the next turn begins, unless the sea carries them away.
    fn next_beach(&self, s: &Situation, landing: usize) -> Option<SpaceId> {
        let tide = self.data.tide((s.turn + 1).min(LAST_TURN));
        let hex = self.data.map.landings[landing].beach[tide as usize];
        (hex != SpaceId::NONE).then_some(hex)
    }

    /// What a unit controls from a hex: the hex, and those around it (12.1).
    fn each_controlled(&self, s: &Situation, unit: UnitId, hex: SpaceId, mut tell: impl FnMut(SpaceId)) {
        tell(hex);
        if self.controls_around(s, unit) {
            let looks_up = self.looks_up(s, hex);
            for near in self.data.map.neighbours(hex) {
                if !looks_up || self.data.map.at(near).low {
                    tell(near);
                }
            }
        }
    }

    /// Who bars the way from each hex to the beach: the Germans, by position, who fire into the hexes of the way that
    /// the fewest of them do (12.3). Good enough, not exact.
    #[inline(never)]
    fn find_bars(&self, s: &Situation, bars: &mut Spaces<Vec<u128>>) {
        let map = &self.data.map;
        let mut covers: Spaces<_> = Spaces::new(vec![0_u128; usize::from(map.hexes)]);
        for (position, _) in s.garrisons() {
            let p = self.position(position);
            for hex in p.covers.iter().chain([p.hex]) {
                covers[hex] |= 1 << position.0;
            }
        }
        fill(bars, u128::MAX);
        let mut levels: Vec<Vec<SpaceId>> = vec![Vec::new(); MOST_BARS];
        let offer =
            |hex: SpaceId, set: u128, bars: &mut Spaces<Vec<u128>>, levels: &mut Vec<Vec<SpaceId>>| {
                let count = set.count_ones();
                if (count as usize) < MOST_BARS && count < bars[hex].count_ones() {
                    bars[hex] = set;
                    levels[count as usize].push(hex);
                }
            };
        for hex in map.all().filter(|&hex| map.is_beach(hex)) {
            offer(hex, covers[hex], bars, &mut levels);
        }
        for level in 0..MOST_BARS {
            while let Some(hex) = levels[level].pop() {
                let set = bars[hex];
                if set.count_ones() as usize != level {
                    continue;
                }
                for &(to, sides) in &map.around[hex] {
                    let rough = matches!(map.at(to).terrain, Terrain::Sea | Terrain::Rough);
                    if !rough && sides & (side::BLUFF | side::CLIFF | side::SHEER) == 0 {
                        offer(to, set | covers[to], bars, &mut levels);
                    }
                }
            }
        }
    }

    #[inline(never)]
    fn find_prizes(&self, s: &Situation, p: &mut Picture) {
        if p.bars.0 != p.key.occupied {
            p.bars.0 = p.key.occupied;
            self.find_bars(s, &mut p.bars.1);
        }
        let bars = &p.bars.1;
        for unit in everybody() {
            let at = s.place(unit);
            if self.data.map.is_land(at) && self.kind(unit).is_unit() {
                self.each_controlled(s, unit, at, |hex| p.claims[hex] = p.claims[hex].saturating_add(1));
            }
        }
        let ripe = RIPE[usize::from(s.turn.clamp(1, LAST_TURN)) - 1];
        let [base, most, claimed, open] = p.weights.german;
        for (i, position) in self.data.positions.iter() {
            if s.occupant(i).is_some() {
                p.quarry[i] = base * i64::from(LAST_TURN + 1 - s.turn).min(4) / 4;
            } else {
                p.prize[position.hex] += 1000;
            }
        }
        for (_, hexes) in &self.data.map.gaps {
            for &hex in hexes {
                p.prize[hex] += 3000 / hexes.len().max(1) as i32;
            }
        }
        p.whole.clone_from(&p.prize);
        let mut freed: By<PositionId, _> = By::new([0; POSITIONS]);
        for hex in self.data.map.all().filter(|&hex| p.whole[hex] > 0) {
            let count = bars[hex].count_ones();
            let whole = i64::from(p.whole[hex]);
            // What is barred must be freed first.
            let hope = if count == 0 {
                100
            } else {
                [0, 0, 40, 70, 100][usize::from(LAST_TURN + 1 - s.turn).min(4)]
            };
            p.prize[hex] =
                (whole * p.weights.prize[(count as usize).min(2)] / 1000 * ripe / 100 * hope / 100) as i32;
            if (1..MOST_BARS as u32).contains(&count) {
                let part = if p.claims[hex] > 0 { claimed } else { open };
                let mut set = bars[hex];
                while set != 0 {
                    freed[PositionId::new(set.trailing_zeros() as usize)] +=
                        whole * part / 1000 / i64::from(count * count);
                    set &= set - 1;
                }
            }
        }
        for position in PositionId::all() {
            if p.quarry[position] > 0 {
                p.quarry[position] += freed[position].min(most);
            }
        }
    }

    /// What each hex is worth to those who stay there, the fire set aside; and how dangerous each way is.
    #[inline(never)]
    fn find_worths(&self, s: &Situation, p: &mut Picture) {
        let map = &self.data.map;
        let w = p.weights;
        let left = i64::from(LAST_TURN + 1 - s.turn);
        let shut: HexSet = self.german_hexes(s);
        for hex in p.matters.iter() {
            let ground = map.at(hex);
            p.base[hex] = NEVER;
            if matches!(ground.terrain, Terrain::Sea | Terrain::Rough) || shut.contains(hex) {
                continue;
            }
            let mut worth = match ground.terrain {
                Terrain::Beach => 0,
                _ if ground.low => w.ground[0] * left.min(4) / 4,
                _ => w.ground[1] * left.min(4) / 4,
            };
            if let Some(band) = ground.band {
                worth -= if band == Tide::High { 0 } else { 6000 };
            }
            let (mut most, mut prizes) = (0, 0);
            let looks_up = self.looks_up(s, hex);
            let mut ways = [0; 6];
            for (i, &(near, _)) in map.around[hex].iter().enumerate().take(6) {
                // A way is as dangerous in both directions.
                ways[i] = if near < hex && p.base[near] != NEVER {
                    let back = map.around[near].iter().position(|(back, _)| *back == hex);
                    back.map_or(0, |back| p.ways[near][back])
                } else {
                    p.dash(hex, near) as i16
                };
                if shut.contains(near)
                    && let Some(position) = self.data.position(near)
                {
                    let side = self.data.side_shelter(hex, near);
                    if side != Shelter::Forbidden {
                        let strong = side.max(self.data.ground_shelter(near)) >= Shelter::Both;
                        let enough = 8 + 4 * (u32::from(strong) + u32::from(s.depth(position).is_some()));
                        let pull = w.pull[usize::from(p.massed[position] >= enough)];
                        let ease = if strong { 80 } else { 100 };
                        most = most.max(p.quarry[position] * pull * ease / 10_000);
                    }
                }
                if p.prize[near] > 0 && p.claims[near] == 0 && (!looks_up || map.at(near).low) {
                    prizes += i64::from(p.prize[near]);
                }
            }
            p.ways[hex] = ways;
            if p.claims[hex] == 0 {
                prizes += i64::from(p.prize[hex]);
            }
            p.base[hex] = (worth + most * left.min(3) / 3 + prizes) as i32;
        }
    }

    /// What each hex is worth to those who stay there, and the best that can be reached from it, for a class of units.
    #[inline(never)]
    fn find_ways(&self, s: &Situation, p: &mut Picture, class: usize) {
        let map = &self.data.map;
        let w = p.weights;
        let [first, second, ..] = w.steps;
        let step = match class.checked_sub(1) {
            None => first,
            Some(division) => second + p.plight[division],
        };
        let left = i64::from(LAST_TURN + 1 - s.turn);
        let price = step * w.fear[1] / 100;
        let hit = step * w.fear[0] / 100;
        let cost = |toll: &[i32; 5]| i64::from((toll[0] + toll[1] + toll[2]) / 3) * price / 1000;
        let dwell = w.dwell.min(left * 10 - 10);
        let mut open: Vec<u64> = Vec::with_capacity(1024);
        // One number, so that heaps are quick: the worth above, the hex below.
        let pack =
            |worth: i32, hex: SpaceId| ((i64::from(worth) + (1 << 31)) as u64) << 16 | u64::from(hex.0);
        for hex in p.matters.iter() {
            if p.base[hex] == NEVER {
                continue;
            }
            let worth = (i64::from(p.base[hex]) - cost(&p.toll[hex]) * dwell / 10) as i32;
            p.stay[class][hex] = worth;
            p.best[class][hex] = (worth, 0);
            open.push(pack(worth, hex));
        }
        // The best first: whoever is taken out is settled.
        let mut open = BinaryHeap::from(open);
        while let Some(packed) = open.pop() {
            let (worth, to) = (((packed >> 16) as i64 - (1 << 31)) as i32, SpaceId(packed as u16));
            let (known, turns) = p.best[class][to];
            if worth < known || i64::from(turns) >= left {
                continue;
            }
            let there = w.time[0] + cost(&p.toll[to]);
            for (i, &(from, sides)) in map.around[to].iter().enumerate().take(6) {
                let now = i64::from(p.best[class][from].0);
                if i64::from(worth) - there <= now || p.stay[class][from] == NEVER || sides & side::SHEER != 0
                {
                    continue;
                }
                let more = if sides & side::CLIFF != 0 { 2 } else { u8::from(sides & side::BLUFF != 0) };
                let through =
                    i64::from(worth) - there * (1 + i64::from(more)) - i64::from(p.ways[to][i]) * hit / 1000;
                if through > now && i64::from(turns + 1 + more) <= left {
                    p.best[class][from] = (through as i32, turns + 1 + more);
                    open.push(pack(through as i32, from));
                }
            }
        }
    }

    /// What infantry can expect from a hex, the fire of the next turn set aside, and how many turns away; none if nobody
    /// can stay there.
    pub(crate) fn prospect(
        &self,
        s: &Situation,
        p: &Picture,
        unit: UnitId,
        hex: SpaceId,
    ) -> Option<(i64, u8)> {
        // Whoever was hit a moment ago sees the ground as the others do until it is looked at again.
        let class = Some(self.class(s, unit)).filter(|&class| p.sought[class]).unwrap_or(0);
        if p.stay[class][hex] == NEVER {
            return None;
        }
        // What only this unit controls now, it would keep.
        let mut own = 0;
        let here = s.place(unit);
        if self.data.map.is_land(here) && self.data.map.distance(here, hex) <= 2 {
            let mut mine = HexSet::EMPTY;
            let mut any = false;
            self.each_controlled(s, unit, here, |h| {
                if p.claims[h] == 1 && p.prize[h] > 0 {
                    mine.insert(h);
                    any = true;
                }
            });
            if any {
                self.each_controlled(s, unit, hex, |h| {
                    if mine.contains(h) {
                        own += i64::from(p.prize[h]);
                    }
                });
            }
        }
        let (best, turns) = p.best[class][hex];
        let stay = i64::from(p.stay[class][hex]) + own;
        Some(if stay >= i64::from(best) { (stay, 0) } else { (i64::from(best), turns) })
    }

    /// How good a situation is for the Americans, term by term: see [`crate::planning::TERMS`].
    pub(crate) fn weigh_terms(&self, s: &Situation, out: &mut [i64]) {
        let [points, held, reach, steps, peril, fire, germans, command, heights, support] = out else {
            return;
        };
        let map = &self.data.map;
        if s.stage == Stage::Over {
            // As much as a situation of this span would have to be worth for the same to be expected of it.
            let [mean, share, _] = self.course(s);
            *points = (self.end(s) - mean) * 100 / share.max(10);
            return;
        }
        *points = 1000 * i64::from(self.points(s));
        let p = self.picture(s, 0);
        // What is held but does not count yet, by how many Germans stand in the way.
        for hex in map.all().filter(|&hex| p.claims[hex] > 0 && p.whole[hex] > 0) {
            *held += i64::from(p.whole[hex]) / i64::from(1 + p.bars.1[hex].count_ones());
        }
        for spent in p.key.spent {
            *peril -= PERIL[usize::from(spent).min(8)];
        }
        for unit in everybody().filter(|&u| map.is_hex(s.place(u))) {
            let at = s.place(unit);
            match self.kind(unit) {
                Kind::Hero => *command += 300,
                Kind::Hq | Kind::General => *command += 100 * self.led_from(s, at),
                kind => {
                    let hex = self.box_of(s, unit).map_or(Some(at), |landing| self.next_beach(s, landing));
                    let count = s.steps[unit];
                    if kind.is_infantry() {
                        *steps += [0, 100, 500, 1000][usize::from(count.min(3))];
                        *heights += 1000 * i64::from(count >= 2 && map.is_land(at) && !map.at(at).low);
                    }
                    let Some(hex) = hex else {
                        *reach -= 500;
                        continue;
                    };
                    if kind.is_infantry() {
                        *reach += self.prospect(s, &p, unit, hex).map_or(-500, |(worth, _)| worth / 10);
                    }
                    *fire -= self.fire_cost(s, &p, unit, hex, 0);
                    *support -= 200 * i64::from(s.is(unit, flag::DISRUPTED));
                }
            }
        }
        for (position, unit) in s.garrisons() {
            *germans -= p.quarry[position] / 4;
            *germans += 100 * i64::from(s.unit_flags[unit] & state::DISRUPTED != 0);
            *germans -= 300 * i64::from(s.depth(position).is_some());
        }
        *support += 350 * i64::from(s.naval);
        // What each counts on this turn.
        let (turn, last) = (usize::from(s.turn), self.weights.judge.len() - 1);
        let at = (turn.saturating_sub(3) / 3).min(last);
        let part = if turn <= 3 || at == last { 0 } else { (turn % 3) as i64 };
        let [before, after] = [at, (at + 1).min(last)].map(|i| &self.weights.judge[i]);
        for (i, term) in out.iter_mut().enumerate() {
            *term = *term * (before[i] * (3 - part) + after[i] * part) / 300;
        }
    }

    /// What a game that is over has come to.
    pub(crate) fn end(&self, s: &Situation) -> i64 {
        let lost = s.catastrophe != NOBODY;
        if lost { self.weights.disaster } else { 1000 * i64::from(self.points(s)) }
    }

    /// What a situation that is worth so much is likely to come to.
    pub(crate) fn expect(&self, s: &Situation, value: i64) -> i64 {
        if s.stage == Stage::Over {
            return self.end(s);
        }
        let [mean, share, _] = self.course(s);
        mean + share * value / 100
    }

    /// How many companies a leader would lead from a hex.
    pub(crate) fn led_from(&self, s: &Situation, hex: SpaceId) -> i64 {
        let map = &self.data.map;
        let around = map.neighbours(hex).chain([hex]);
        around.flat_map(|h| s.units(&self.data, h)).filter(|&u| self.kind(u).is_infantry()).count() as i64
    }
}

impl Picture {
    /// The best that can be reached from a hex.
    pub(crate) fn best_from(&self, hex: SpaceId) -> i64 {
        i64::from(self.best[0][hex].0.max(-5000))
    }
}

//! The line: posts whose zones and bonds keep the Allies from the edges that end the game, and how well a line holds.
//!
//! A line is the cheapest chain of posts from the coast on one side of the Allies to the coast on the other. Two posts side by
//! side, or two hexes apart with a bond between them (8.5), let nobody through; three hexes apart they cost whoever goes between
//! them a turn (8.2). Whoever is left behind the line has his way to the beaches cut, so that he is out of supply and wins nothing
//! at an edge (23.2).
//!
//! What things cost and what they are worth here was found by playing: some five thousand weeks of the policy against itself.

use super::moves::Moves;
use super::picture::Picture;
use crate::Normandy44;
use crate::board::{Map, feature};
use crate::data::ScenarioKind;
use crate::situation::{HexSet, Situation, flag};
use crate::units::Side;
use sandtable_engine::{SpaceId, UnitId};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// What it costs to leave two hexes between posts instead of one.
const WIDE: u16 = 14;
/// What a post costs that nobody can reach, that somebody must come to, and where somebody stands who will not move.
const GAP: u16 = 45;
const FILLED: u16 = 13;
const HELD: u16 = 4;
/// What a hex further from the enemy costs.
const FAR: u16 = 6;
/// What a post is worth more where the game may be decided.
const GOAL: u16 = 19;
/// What it costs to leave Cherbourg to itself.
const WITHOUT_CHERBOURG: u16 = 30;

/// A chain of posts.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) posts: Vec<SpaceId>,
    /// The hexes on the enemy's side that no post watches.
    pub(super) outside: HexSet,
}

impl Line {
    /// Whether an enemy stack has got behind the line.
    pub(super) fn is_behind(&self, map: &Map, hex: SpaceId) -> bool {
        !self.outside.contains(hex) && !map.near(hex).any(|near| self.outside.contains(near))
    }
}

impl Normandy44 {
    /// Tells of the hexes that a post would be linked with, and what the link costs more.
    fn each_link(&self, s: &Situation, from: SpaceId, mut tell: impl FnMut(SpaceId, u16)) {
        let map = &self.data.map;
        let reaches = |hex: SpaceId, d: usize| map.reach[hex] >> d & 1 == 1;
        let taken = |hex: SpaceId| s.stands(&self.data, Side::Allied, hex);
        for d in (0..6).filter(|&d| reaches(from, d)) {
            let one = map.beyond[from][d].to;
            tell(one, 0);
            let free = !taken(one);
            if free && reaches(one, d) {
                tell(map.beyond[one][d].to, 0);
            }
            let next = (d + 1) % 6;
            let other = map.beyond[from][next].to;
            let side = reaches(from, next) && reaches(one, next) && reaches(other, d);
            if side && (free || !taken(other)) {
                tell(map.beyond[one][next].to, 0);
            }
            if !free {
                continue;
            }
            for turn in [5, 0, 1].map(|turn| (d + turn) % 6).into_iter().filter(|&turn| reaches(one, turn)) {
                let two = map.beyond[one][turn].to;
                if taken(two) {
                    continue;
                }
                for last in [5, 0, 1].map(|more| (turn + more) % 6) {
                    if reaches(two, last) {
                        let three = map.beyond[two][last].to;
                        if map.distance(from, three) == 3 {
                            tell(three, WIDE);
                        }
                    }
                }
            }
        }
    }

    /// Whether a line may begin or end in a hex: what it costs more. First west and north of the Allies, then east.
    fn line_ends(&self, s: &Situation, hex: SpaceId) -> [Option<u16>; 2] {
        let map = &self.data.map;
        if self.kind(s) == ScenarioKind::Cherbourg && !map.north.contains(hex) {
            return [None, Some(0)];
        }
        let Some((_, cell)) = map.board.space(hex).cell else { return [None, None] };
        if !map.has(hex, feature::COAST) {
            return [None, None];
        }
        let west = if cell.row >= 29 { Some(0) } else { (cell.column <= 6).then_some(WITHOUT_CHERBOURG) };
        [west, (cell.column >= 31).then_some(0)]
    }

    /// What a post in a hex costs; none where none can be.
    fn post_cost(&self, s: &Situation, m: &Moves, p: &Picture, comes: &HexSet, hex: SpaceId) -> Option<u16> {
        if s.stands(&self.data, Side::Allied, hex) {
            return None;
        }
        let places = &self.data.places;
        let stays = m.world.stacks.units(hex).any(|unit| m.world.casts[unit.index()]);
        let mut cost = match (stays, comes.contains(hex)) {
            (true, _) => HELD,
            (_, true) => FILLED,
            _ => GAP,
        };
        let (far, menace) = (u16::from(p.far[hex.index()]), p.menace[hex.index()]);
        cost += menace / 4 + far.saturating_sub(1).min(8) * FAR;
        let goal = hex == places.saint_lo || hex == places.carentan || places.caen.contains(&hex);
        let liked = self.ground_bonus(hex).0 as u16 + if goal { GOAL } else { 0 };
        Some(cost.saturating_sub(liked).max(1))
    }

    /// Who may hold a post.
    fn holds(&self, s: &Situation, unit: UnitId) -> bool {
        !self.data.units[unit].kind.is_artillery() && s.casts[unit.index()]
    }

    /// The best line with those who can still be sent.
    pub(super) fn find_line(&self, s: &Situation, m: &Moves, p: &Picture) -> Option<Line> {
        let map = &self.data.map;
        let mut comes = HexSet::EMPTY;
        for unit in m.open.iter().filter(|&unit| self.holds(s, unit)) {
            if let Some(ends) = m.reach.of(unit) {
                comes = comes.or(ends);
            }
        }
        let hexes = usize::from(map.hexes);
        let mut prices: Vec<Option<Option<u16>>> = vec![None; hexes];
        let mut costs = vec![u16::MAX; hexes];
        let mut back = vec![SpaceId::NONE; hexes];
        let mut waiting = BinaryHeap::new();
        let mut price = |hex: SpaceId| {
            if hex == SpaceId::NONE {
                return None;
            }
            *prices[hex.index()].get_or_insert_with(|| self.post_cost(s, m, p, &comes, hex))
        };
        for hex in map.all_hexes() {
            if let Some(more) = self.line_ends(s, hex)[0]
                && let Some(own) = price(hex)
            {
                costs[hex.index()] = own + more;
                waiting.push((Reverse(own + more), Reverse(hex)));
            }
        }
        let mut end = None;
        while let Some((Reverse(cost), Reverse(hex))) = waiting.pop() {
            if cost > costs[hex.index()] {
                continue;
            }
            if self.line_ends(s, hex)[1].is_some() {
                end = Some(hex);
                break;
            }
            self.each_link(s, hex, |to, more| {
                if let Some(own) = price(to) {
                    let sum = cost + own + more;
                    if sum < costs[to.index()] {
                        costs[to.index()] = sum;
                        back[to.index()] = hex;
                        waiting.push((Reverse(sum), Reverse(to)));
                    }
                }
            });
        }
        let follow = |&hex: &SpaceId| Some(back[hex.index()]).filter(|&to| to != SpaceId::NONE);
        let posts: Vec<SpaceId> = std::iter::successors(Some(end?), follow).collect();
        let watched: HexSet = posts.iter().flat_map(|&post| map.near(post).chain([post])).collect();
        let mut outside: HexSet = self.data.places.beaches.iter().map(|(hex, _)| *hex).collect();
        let mut fresh: Vec<SpaceId> = outside.iter().collect();
        while let Some(hex) = fresh.pop() {
            for next in map.near(hex) {
                if !outside.contains(next) && !watched.contains(next) {
                    outside.insert(next);
                    fresh.push(next);
                }
            }
        }
        Some(Line { posts, outside })
    }

    /// Who goes to which post, the weakest who can: first to those posts that the fewest can reach. The strong join them afterwards,
    /// where they are wanted most.
    pub(super) fn man_line(&self, s: &Situation, m: &mut Moves) {
        let map = &self.data.map;
        let mut empty: Vec<SpaceId> = m.posts().to_vec();
        loop {
            empty.retain(|&post| !m.world.stacks.units(post).any(|unit| m.world.casts[unit.index()]));
            let mut first: Option<(usize, SpaceId)> = None;
            for &post in &empty {
                let can = m.open.iter().filter(|&unit| self.fits_post(s, m, unit, post)).count();
                if can > 0 && first.is_none_or(|(least, _)| can < least) {
                    first = Some((can, post));
                }
            }
            let Some((_, post)) = first else { break };
            let fit = |&unit: &UnitId| {
                let (u, at) = (&self.data.units[unit], s.place(unit));
                let own = i64::from(s.strength(&self.data, unit));
                let way = if map.is_hex(at) { i64::from(map.distance(at, post)) } else { 6 };
                (i64::from(u.quality) - 3 * own - way + if way == 0 { 7 } else { 0 }, Reverse(unit.0))
            };
            let best = m.open.iter().filter(|&unit| self.fits_post(s, m, unit, post)).max_by_key(fit);
            let Some(best) = best else { break };
            self.settle(s, m, best, post);
        }
    }

    fn fits_post(&self, s: &Situation, m: &Moves, unit: UnitId, post: SpaceId) -> bool {
        self.holds(s, unit)
            && m.reach.of(unit).is_some_and(|ends| ends.contains(post))
            && self.has_room(&m.world, unit, post)
    }

    /// What a hex is worth more for the line that was found.
    pub(super) fn line_worth(
        &self,
        s: &Situation,
        m: &Moves,
        p: &Picture,
        unit: UnitId,
        hex: SpaceId,
    ) -> i64 {
        let Some(line) = &m.line else { return 0 };
        let at = s.place(unit);
        if line.outside.contains(hex) && !line.outside.contains(at) {
            return -18;
        }
        let post = line.posts.contains(&hex);
        if post {
            let there: i64 =
                m.world.stacks.units(hex).map(|u| i64::from(m.world.strength(&self.data, u))).sum();
            if there == 0 {
                return 20;
            }
            // What the odds against the post fall by, in tenths.
            let odds = |own: i64| {
                let bonus = i64::from(self.ground_bonus(hex).0).min(own);
                (i64::from(p.menace[hex.index()]) * 10 / (own + bonus)).min(60)
            };
            let joined = odds(there + i64::from(s.strength(&self.data, unit)));
            return 20 + (odds(there) - joined) * 13 / 5;
        }
        // Posts that nobody holds draw whoever is left.
        let open = line.posts.iter().filter(|&&post| m.world.stacks.is_empty(post));
        let near = open.map(|&post| i64::from(self.data.map.distance(post, hex))).min().unwrap_or(9);
        (17 - 4 * near).max(0)
    }

    /// How hard the way is from the Allies in supply to an edge that wins at once (23.2), through zones and bonds.
    pub(super) fn breach(&self, s: &Situation) -> u16 {
        const MOST: usize = 120;
        let map = &self.data.map;
        let mut costs = vec![u8::MAX; usize::from(map.hexes)];
        let mut waiting: Vec<Vec<SpaceId>> = vec![Vec::new(); MOST + 1];
        for unit in s.on_map(&self.data, Side::Allied) {
            let at = s.place(unit);
            if costs[at.index()] != 0 && !s.is(unit, flag::UNSUPPLIED | flag::ISOLATED) {
                costs[at.index()] = 0;
                waiting[0].push(at);
            }
        }
        for cost in 0..MOST {
            for hex in std::mem::take(&mut waiting[cost]) {
                if usize::from(costs[hex.index()]) != cost {
                    continue;
                }
                if map.has(hex, feature::SOUTH | feature::EAST) {
                    return cost as u16;
                }
                let held = !s.stacks.is_empty(hex);
                for (d, b) in map.beyond[hex].iter().enumerate().filter(|(d, _)| map.reach[hex] >> d & 1 == 1)
                {
                    let to = b.to;
                    let step = if s.stands(&self.data, Side::German, to) {
                        let there: u8 = s.stacks.units(to).map(|u| s.strength(&self.data, u)).sum();
                        18 + usize::from(there.min(12)) * 2
                    } else if !s.engaged(Side::Allied, to) {
                        2
                    } else if s.bonded(map, Side::Allied, to) || s.barred(map, Side::Allied, hex, d, held) {
                        30
                    } else {
                        10
                    };
                    let sum = (cost + step).min(MOST);
                    if sum < usize::from(costs[to.index()]) {
                        costs[to.index()] = sum as u8;
                        waiting[sum].push(to);
                    }
                }
            }
        }
        MOST as u16
    }
}

//! Lines of a printed board: the shores between its bands, and what lies on its sides.
//!
//! A shore follows its hexsides, smoothed, with the true coast pulling it a little. What lies on a side follows the same
//! line, so that a bank of shingle lies exactly where the strand ends.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_hex::Cell;

use super::Printed;
use crate::side::{Corner, Point, SideId, centre, corner_point};

/// Points to a side.
pub(super) const FINE: usize = 4;
/// How often a shore, and another line, is smoothed.
const SHORE: usize = 12;
const INLAND: usize = 3;
/// How far the sheet is carried on beyond its edge.
const BEYOND: f64 = 40.0;

/// A chain of sides and the line that is drawn for it, [`FINE`] points to a side and one more.
pub(super) struct Chain {
    pub(super) sides: Vec<SideId>,
    corners: Vec<Corner>,
    pub(super) points: Vec<Point>,
}

/// A line to draw: lower ground lies on its right.
pub(super) struct Drawn {
    pub(super) kind: String,
    pub(super) points: Vec<Point>,
}

/// The line of one side, with its ends.
type Way = (Corner, Corner, Vec<Point>);

impl Printed {
    /// The shores from the lowest water to the land: each runs from the left to the right, with the land on its left.
    pub(super) fn shores(&self) -> Vec<Chain> {
        let bands = self.config.strand.bands.len();
        let mut shores: Vec<Chain> = (0..=bands)
            .filter_map(|low| {
                let above = self.spaces.keys().copied().filter(|&hex| self.height(hex) > low).collect();
                let mut chain = self.outline(&above)?;
                smooth(&mut chain.points, SHORE);
                Some(chain)
            })
            .collect();
        let Some(land) = shores.last().map(|shore| shore.points.clone()) else { return shores };
        let most = self.config.strand.pull;
        let count = shores.len();
        for (i, shore) in shores.iter_mut().enumerate() {
            // Lower shores follow the coast less, and the water more.
            let share = 0.5 + 0.5 * (i + 1) as f64 / count as f64;
            let stray = if i + 1 == count { 0.05 } else { 0.13 };
            for p in &mut shore.points {
                let here = height_at(&land, p[0]);
                let pull = self.coast_at(p[0], here).map_or(0.0, |coast| (coast - here).clamp(-most, most));
                p[1] += share * pull + stray * (waver(p[0] / 0.8, i as u64) - 0.5);
            }
        }
        shores
    }

    /// The lines between the bands of the strand, where they run apart from the one above.
    pub(super) fn tides(shores: &[Chain]) -> Vec<Vec<Point>> {
        let mut lines = Vec::new();
        for pair in shores.windows(2).skip(1) {
            let above: BTreeSet<SideId> = pair[1].sides.iter().copied().collect();
            let mut line: Vec<Point> = Vec::new();
            for (i, side) in pair[0].sides.iter().enumerate() {
                if above.contains(side) {
                    lines.push(std::mem::take(&mut line));
                    continue;
                }
                line.extend(&pair[0].points[FINE * i + usize::from(!line.is_empty())..=FINE * (i + 1)]);
            }
            lines.push(line);
        }
        lines.retain(|line| !line.is_empty());
        lines
    }

    /// A shore as a ring round the land above it, carried on beyond the sheet.
    pub(super) fn ring(&self, shore: &Chain) -> Vec<Point> {
        let (first, last) = (shore.points[0], shore.points[shore.points.len() - 1]);
        let onward = |from: Point, step: f64| {
            let start = self.coast_at(from[0], from[1]);
            let points = (1..=16).map(|i| {
                let x = from[0] + step * f64::from(i);
                let drift = start.zip(self.coast_at(x, from[1])).map_or(0.0, |(a, b)| b - a);
                [x, from[1] + drift.clamp(-3.0, 3.0)]
            });
            points.collect::<Vec<Point>>()
        };
        let (before, after) = (onward(first, -0.5), onward(last, 0.5));
        let (left, right) = (before[before.len() - 1], after[after.len() - 1]);
        let mut ring = vec![[left[0] - BEYOND, -BEYOND], [left[0] - BEYOND, left[1]]];
        ring.extend(before.into_iter().rev());
        ring.extend(&shore.points);
        ring.extend(after);
        ring.extend([[right[0] + BEYOND, right[1]], [right[0] + BEYOND, -BEYOND]]);
        ring.push(ring[0]);
        ring
    }

    /// The sides between a set of hexes and the rest of the board, in a row: the longest, if there are several. The set
    /// lies on its left.
    pub(super) fn outline(&self, set: &BTreeSet<Cell>) -> Option<Chain> {
        let mut next: BTreeMap<Corner, (Corner, SideId)> = BTreeMap::new();
        let mut ends: BTreeSet<Corner> = BTreeSet::new();
        for &hex in set {
            for there in self.grid.neighbours(hex) {
                if set.contains(&there) || !self.spaces.contains_key(&there) {
                    continue;
                }
                let side = SideId::between(&self.grid, hex, there)?;
                let [mut from, mut to] = side.ends(&self.grid);
                if !on_left(self.at(from), self.at(to), centre(&self.grid, hex)) {
                    (from, to) = (to, from);
                }
                next.insert(from, (to, side));
                ends.insert(to);
            }
        }
        let starts = next.keys().copied().filter(|corner| !ends.contains(corner));
        let chains = starts.map(|start| {
            let (mut corners, mut sides) = (vec![start], Vec::new());
            let mut here = start;
            while let Some(&(to, side)) = next.get(&here) {
                corners.push(to);
                sides.push(side);
                here = to;
            }
            (corners, sides)
        });
        let (corners, sides) = chains.max_by_key(|(_, sides)| sides.len())?;
        let points = divided(&corners.iter().map(|&c| self.at(c)).collect::<Vec<_>>());
        Some(Chain { sides, corners, points })
    }

    /// What lies on the sides, as lines of one kind each.
    pub(super) fn drawn(&self, land: &Chain) -> Vec<Drawn> {
        let ways = self.ways(land);
        let kinds: BTreeSet<&String> = self.sides.values().flatten().collect();
        let mut drawn = Vec::new();
        for kind in kinds {
            let sides = self.sides.iter().filter(|(_, kinds)| kinds.contains(kind));
            let pieces = sides.filter_map(|(side, _)| ways.get(side)).collect();
            drawn.extend(joined(pieces).into_iter().map(|points| Drawn { kind: kind.clone(), points }));
        }
        drawn
    }

    /// The line of every side on which something lies, with lower ground on its right.
    fn ways(&self, land: &Chain) -> BTreeMap<SideId, Way> {
        let mut ways = BTreeMap::new();
        let mut moved: BTreeMap<Corner, Point> = BTreeMap::new();
        for (i, &corner) in land.corners.iter().enumerate() {
            moved.insert(corner, land.points[FINE * i]);
        }
        for (i, &side) in land.sides.iter().enumerate() {
            let points = land.points[FINE * i..=FINE * (i + 1)].to_vec();
            ways.insert(side, (land.corners[i], land.corners[i + 1], points));
        }
        // The sides inland, in rows that end where more than two meet.
        let mut around: BTreeMap<Corner, Vec<SideId>> = BTreeMap::new();
        for (&side, kinds) in &self.sides {
            if kinds.is_empty() || ways.contains_key(&side) {
                continue;
            }
            for end in side.ends(&self.grid) {
                around.entry(end).or_default().push(side);
            }
        }
        let node = |corner: &Corner| around[corner].len() != 2 || moved.contains_key(corner);
        let mut seen: BTreeSet<SideId> = BTreeSet::new();
        for &start in around.keys().filter(|corner| node(corner)).chain(around.keys()) {
            for &first in &around[&start] {
                if seen.contains(&first) {
                    continue;
                }
                let (mut corners, mut sides) = (vec![start], Vec::new());
                let (mut here, mut side) = (start, first);
                loop {
                    seen.insert(side);
                    sides.push(side);
                    let [a, b] = side.ends(&self.grid);
                    here = if a == here { b } else { a };
                    corners.push(here);
                    match around[&here].iter().find(|s| !seen.contains(s)) {
                        Some(&on) if !node(&here) => side = on,
                        _ => break,
                    }
                }
                let at = |c: &Corner| moved.get(c).copied().unwrap_or_else(|| self.at(*c));
                let mut points = divided(&corners.iter().map(at).collect::<Vec<_>>());
                smooth(&mut points, INLAND);
                for (i, &side) in sides.iter().enumerate() {
                    let line = points[FINE * i..=FINE * (i + 1)].to_vec();
                    ways.insert(side, self.falling(side, (corners[i], corners[i + 1], line)));
                }
            }
        }
        ways
    }

    /// A line turned so that the lower of its two hexes lies on its right.
    fn falling(&self, side: SideId, (from, to, mut line): Way) -> Way {
        // Of two that are equally high, the one nearer to the water.
        let rise = |hex: Cell| (self.height(hex), self.inland(hex));
        let [a, b] = side.hexes();
        let high = if rise(a) >= rise(b) { a } else { b };
        if on_left(self.at(from), self.at(to), centre(&self.grid, high)) {
            return (from, to, line);
        }
        line.reverse();
        (to, from, line)
    }

    /// How many hexes it is to the water.
    fn inland(&self, hex: Cell) -> u16 {
        let water = self.spaces.keys().filter(|&&there| self.is_water(there));
        water.map(|&there| self.grid.distance(hex, there)).min().unwrap_or(0)
    }

    fn at(&self, corner: Corner) -> Point {
        corner_point(&self.grid, corner)
    }

    /// How far down the sheet the true coast lies at `x`: where nearest to `y`, and smoothed.
    fn coast_at(&self, x: f64, y: f64) -> Option<f64> {
        let mut sum = 0.0;
        for k in -3..=3 {
            sum += self.crossing(x + 0.15 * f64::from(k), y)?;
        }
        Some(sum / 7.0)
    }

    fn crossing(&self, x: f64, y: f64) -> Option<f64> {
        let edges = self.coast.iter().flat_map(|ring| ring.windows(2));
        let crossings = edges.filter(|e| (e[0][0] > x) != (e[1][0] > x)).map(|e| {
            let t = (x - e[0][0]) / (e[1][0] - e[0][0]);
            e[0][1] + t * (e[1][1] - e[0][1])
        });
        crossings.min_by(|a, b| (a - y).abs().total_cmp(&(b - y).abs()))
    }
}

/// Pieces that follow each other made one line, as long as they do.
fn joined(pieces: Vec<&Way>) -> Vec<Vec<Point>> {
    let into: BTreeSet<Corner> = pieces.iter().map(|piece| piece.1).collect();
    let mut from: BTreeMap<Corner, Vec<&Way>> = BTreeMap::new();
    for piece in pieces {
        from.entry(piece.0).or_default().push(piece);
    }
    let mut lines = Vec::new();
    loop {
        // First the lines that begin somewhere, then those that are closed.
        let open = from.keys().copied().find(|corner| !into.contains(corner));
        let Some(mut here) = open.or_else(|| from.keys().next().copied()) else { return lines };
        let mut line: Vec<Point> = Vec::new();
        while let Some(pieces) = from.get_mut(&here) {
            let Some((_, to, points)) = pieces.pop() else { break };
            if pieces.is_empty() {
                from.remove(&here);
            }
            line.extend(&points[usize::from(!line.is_empty())..]);
            here = *to;
        }
        lines.push(line);
    }
}

/// A line with [`FINE`] points for each of its stretches, and the last.
fn divided(corners: &[Point]) -> Vec<Point> {
    let mut points = Vec::new();
    for pair in corners.windows(2) {
        for k in 0..FINE {
            let t = k as f64 / FINE as f64;
            points.push([0, 1].map(|j: usize| pair[0][j] + t * (pair[1][j] - pair[0][j])));
        }
    }
    points.extend(corners.last());
    points
}

/// How far down a line lies at `x`.
fn height_at(line: &[Point], x: f64) -> f64 {
    let near = line.iter().min_by(|a, b| (a[0] - x).abs().total_cmp(&(b[0] - x).abs()));
    near.map_or(0.0, |p| p[1])
}

/// Whether a point lies left of the way from one point to another, on a sheet whose y runs down.
fn on_left(from: Point, to: Point, p: Point) -> bool {
    (to[0] - from[0]) * (p[1] - from[1]) - (to[1] - from[1]) * (p[0] - from[0]) < 0.0
}

/// Takes the corners off a line; its ends stay.
fn smooth(points: &mut [Point], passes: usize) {
    for _ in 0..passes {
        let mut before = points[0];
        for i in 1..points.len().saturating_sub(1) {
            let here = points[i];
            points[i] = [0, 1].map(|j: usize| (before[j] + 2.0 * here[j] + points[i + 1][j]) / 4.0);
            before = here;
        }
    }
}

/// Smooth noise from 0 to 1 with a wavelength of one.
fn waver(x: f64, salt: u64) -> f64 {
    let whole = x.floor();
    let t = x - whole;
    let ease = t * t * (3.0 - 2.0 * t);
    let value = |i: f64| {
        let mut h = (i as i64 as u64) ^ salt.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        h = (h ^ (h >> 30)).wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        h = (h ^ (h >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((h ^ (h >> 31)) >> 44) as f64 / f64::from(1_u32 << 20)
    };
    value(whole) * (1.0 - ease) + value(whole + 1.0) * ease
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smoothing_keeps_the_ends_and_flattens_the_rest() {
        let mut line = [[0.0, 0.0], [1.0, 1.0], [2.0, 0.0], [3.0, 1.0]];
        smooth(&mut line, 5);
        assert_eq!([line[0], line[3]], [[0.0, 0.0], [3.0, 1.0]]);
        assert!((line[1][1] - line[2][1]).abs() < 0.5);
    }

    #[test]
    fn left_is_up_on_the_way_to_the_right() {
        assert!(on_left([0.0, 0.0], [1.0, 0.0], [0.5, -1.0]));
        assert!(!on_left([0.0, 0.0], [1.0, 0.0], [0.5, 1.0]));
    }

    #[test]
    fn noise_stays_between_its_bounds() {
        for i in 0..200 {
            let v = waver(f64::from(i) * 0.37 - 20.0, 3);
            assert!((0.0..=1.0).contains(&v));
        }
    }
}

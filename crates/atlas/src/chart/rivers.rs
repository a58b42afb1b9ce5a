//! Rivers that wander along their hexsides, from source to mouth.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_hex::{Cell, Grid};

use super::json::Object;
use super::smooth;
use crate::side::{Corner, Point, SideId, centre, corner_point, distance_squared};
use crate::svg::{Picture, is_open_sea, mouth, scatter};

/// How far a corner is moved at most in each direction.
const CORNER: f64 = 0.05;
/// How far the river strays from the straight side.
const ACROSS: f64 = 0.085;
/// Points of the curve between two of its fixed points.
const PIECES: u32 = 3;
/// A lesser river with fewer sides than this is a brook.
const BROOK: usize = 8;

/// The river sides that meet at each corner.
type Meets<'a> = BTreeMap<Corner, Vec<(SideId, &'a str)>>;

/// A piece of a river without branches.
pub(super) struct Reach {
    name: String,
    /// 1 for the great rivers, 3 for brooks and canals.
    rank: u8,
    /// The shares of the river's length at which the piece begins and ends.
    share: [f64; 2],
    points: Vec<Point>,
}

impl Reach {
    pub(super) fn json(&self, laid: impl Fn(&[Point]) -> String) -> String {
        let object = Object::new().text("name", &self.name).number("rank", f64::from(self.rank));
        let object = object.number("from", self.share[0]).number("to", self.share[1]);
        object.raw("points", &laid(&self.points)).done()
    }
}

/// Every river of the board.
pub(super) fn all(picture: &Picture<'_>) -> Vec<Reach> {
    let (grid, board) = (picture.grid, picture.board);
    let mut named: BTreeMap<&str, BTreeSet<SideId>> = BTreeMap::new();
    let mut meets = Meets::new();
    for (&id, side) in &board.sides {
        if let Some(name) = side.river.as_deref() {
            named.entry(name).or_default().insert(id);
            for end in id.ends(grid) {
                meets.entry(end).or_default().push((id, name));
            }
        }
    }
    let mut reaches = Vec::new();
    for (name, sides) in named {
        let line = board.country.rivers.iter().find(|r| r.is_named(name));
        let class = board.config.rivers.iter().find(|r| r.name == name).and_then(|r| r.class.as_deref());
        let rank = match class.or(line.and_then(|l| l.kind.as_deref())) {
            Some("major") => 1,
            Some("minor") if sides.len() >= BROOK => 2,
            _ => 3,
        };
        let source = line.and_then(|l| l.line().first().copied());
        let total = sides.len() as f64;
        let mut chains = chains(grid, sides);
        for chain in &mut chains {
            let far = |c: Option<&Corner>| {
                c.zip(source).map_or(0.0, |(&c, s)| distance_squared(corner_point(grid, c), s))
            };
            if far(chain.first()) > far(chain.last()) {
                chain.reverse();
            }
        }
        let from_source = |chain: &Vec<Corner>| {
            let at = chain.first().zip(source);
            at.map_or(0.0, |(&c, s)| distance_squared(corner_point(grid, c), s))
        };
        chains.sort_by(|a, b| from_source(a).total_cmp(&from_source(b)));
        let mut done = 0.0;
        for chain in chains {
            let share = [done / total, (done + chain.len() as f64 - 1.0) / total];
            done += chain.len() as f64 - 1.0;
            let points = course(picture, &chain, &meets);
            reaches.push(Reach { name: name.to_owned(), rank, share, points });
        }
    }
    reaches
}

/// Sides as chains of corners, as few as may be.
pub(super) fn chains(grid: &Grid, mut sides: BTreeSet<SideId>) -> Vec<Vec<Corner>> {
    let mut chains = Vec::new();
    loop {
        let mut count: BTreeMap<Corner, usize> = BTreeMap::new();
        for end in sides.iter().flat_map(|s| s.ends(grid)) {
            *count.entry(end).or_default() += 1;
        }
        let odd = count.iter().find(|(_, n)| *n % 2 == 1).or(count.iter().next());
        let Some((&start, _)) = odd else { return chains };
        let mut chain = vec![start];
        let mut at = start;
        while let Some(&side) = sides.iter().find(|s| s.ends(grid).contains(&at)) {
            sides.remove(&side);
            let [a, b] = side.ends(grid);
            at = if a == at { b } else { a };
            chain.push(at);
        }
        chains.push(chain);
    }
}

fn course(picture: &Picture<'_>, chain: &[Corner], meets: &Meets<'_>) -> Vec<Point> {
    let grid = picture.grid;
    let mut fixed = Vec::new();
    for pair in chain.windows(2) {
        fixed.push(joint(grid, pair[0], meets));
        fixed.extend(strayed(grid, pair[0], pair[1]));
    }
    let ends = [chain.first(), chain.last()].map(Option::<&Corner>::copied);
    fixed.extend(ends[1].map(|c| joint(grid, c, meets)));
    // Where another river's name goes on with the same water, the curve goes on with it.
    let beyond = |end: Option<Corner>, inner: Option<&Corner>| {
        let (end, inner) = (end?, *inner?);
        let sides = meets.get(&end).filter(|s| s.len() == 2)?;
        let (other, _) = sides.iter().find(|(s, _)| !s.ends(grid).contains(&inner))?;
        let [a, b] = other.ends(grid);
        strayed(grid, end, if a == end { b } else { a }).first().copied()
    };
    let before = beyond(ends[0], chain.get(1));
    let after = beyond(ends[1], chain.len().checked_sub(2).and_then(|i| chain.get(i)));
    let mut points = smooth(before, &fixed, after, PIECES);
    if let Some(end) = ends[1]
        && meets.get(&end).is_some_and(|s| s.len() == 1)
        && end.iter().any(|&h| is_open_sea(picture, h))
    {
        flow_out(picture, &mut points);
    }
    points
}

/// Ends a river at the shore: what runs over the sea goes, what stops short goes on.
fn flow_out(picture: &Picture<'_>, points: &mut Vec<Point>) {
    let wet = points.iter().rev().take_while(|&&p| !picture.on_land(p)).count();
    if wet > 0 {
        points.truncate(points.len() + 1 - wet);
        let count = points.len();
        if let [.., mut dry, last] = points[..] {
            let mut wet = last;
            for _ in 0..8 {
                let middle = [(dry[0] + wet[0]) / 2.0, (dry[1] + wet[1]) / 2.0];
                if picture.on_land(middle) {
                    dry = middle;
                } else {
                    wet = middle;
                }
            }
            points[count - 1] = dry;
        }
    } else if let Some(&last) = points.last() {
        points.push(mouth(picture, last));
    }
}

/// Where a river passes a corner: a little inside the bend. Tributaries end at the same point.
fn joint(grid: &Grid, corner: Corner, meets: &Meets<'_>) -> Point {
    let at = moved(grid, corner);
    let sides = meets.get(&corner).map_or(&[][..], Vec::as_slice);
    let through = sides.iter().enumerate().find_map(|(i, &(a, name))| {
        let later = sides[i + 1..].iter().find(|(_, n)| *n == name || sides.len() == 2)?;
        Some([a, later.0])
    });
    let Some(pair) = through else { return at };
    let beside = pair.map(|side| {
        let [a, b] = side.ends(grid);
        strayed(grid, corner, if a == corner { b } else { a })[0]
    });
    [0, 1].map(|i: usize| (beside[0][i] + at[i] + beside[1][i]) / 3.0)
}

/// Where a corner is moved to.
fn moved(grid: &Grid, corner: Corner) -> Point {
    let [x, y] = corner_point(grid, corner);
    let jitter = |salt| 2.0 * CORNER * (chance(corner[0], corner[2], salt) - 0.5);
    [x + jitter(21), y + jitter(22)]
}

/// The two points between two corners, pushed across.
fn strayed(grid: &Grid, from: Corner, to: Corner) -> [Point; 2] {
    let turned = from > to;
    let (a, b) = if turned { (to, from) } else { (from, to) };
    let (p, q) = (moved(grid, a), moved(grid, b));
    let shared: Vec<Cell> = a.iter().copied().filter(|h| b.contains(h)).collect();
    let (Some(&one), Some(&other)) = (shared.first(), shared.last()) else { return [p, q] };
    let (c, d) = (centre(grid, one), centre(grid, other));
    let way = [d[0] - c[0], d[1] - c[1]];
    let first = 2.0 * chance(one, other, 23) - 1.0;
    let second = 2.0 * chance(one, other, 24) - 1.0;
    // A bend one way is mostly followed by one the other way.
    let second = if first * second > 0.0 { -0.6 * second } else { second };
    let at = |t: f64, push: f64| {
        let push = ACROSS * push;
        [0, 1].map(|i: usize| p[i] + t * (q[i] - p[i]) + push * way[i])
    };
    let points = [at(0.33, first), at(0.67, second)];
    if turned { [points[1], points[0]] } else { points }
}

fn chance(a: Cell, b: Cell, salt: u32) -> f64 {
    let mix = u32::from(b.column.unsigned_abs()) * 31 + u32::from(b.row.unsigned_abs());
    scatter(i32::from(a.column), i32::from(a.row), salt.wrapping_add(mix.wrapping_mul(97)))
}

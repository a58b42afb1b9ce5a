//! Roads from node to node, bent where nothing makes them straight.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_hex::Cell;

use super::json::Object;
use super::smooth;
use crate::side::{Point, SideId, centre, distance_squared};
use crate::svg::{Picture, outward, scatter};

/// Points of the curve between two nodes.
const PIECES: u32 = 6;
/// How far the middle between two nodes strays.
const STRAY: f64 = 0.09;
/// How far a node without a place may swing from the centre, and how often it is pulled.
const SWING: f64 = 0.26;
const ROUNDS: u32 = 6;
/// How far from the roads a railway runs.
const ASIDE: Point = [0.09, 0.1];
/// How far a road goes on beyond the edge.
const EXIT: f64 = 0.55;

/// A road without forks.
pub(super) struct Road {
    kind: String,
    points: Vec<Point>,
}

impl Road {
    pub(super) fn json(&self, laid: impl Fn(&[Point]) -> String) -> String {
        Object::new().text("kind", &self.kind).raw("points", &laid(&self.points)).done()
    }
}

/// Every way of the board, those of each kind for themselves.
pub(super) fn all(picture: &Picture<'_>, node: impl Fn(Cell) -> Point) -> Vec<Road> {
    let keys: BTreeSet<&String> = picture.board.config.ways.iter().map(|ways| &ways.key).collect();
    keys.into_iter().flat_map(|key| of_kind(picture, key, &node)).collect()
}

/// The roads, or what else is called by a key: minor ones first.
fn of_kind(picture: &Picture<'_>, key: &str, node: impl Fn(Cell) -> Point) -> Vec<Road> {
    let mut kinds: BTreeMap<&str, BTreeSet<SideId>> = BTreeMap::new();
    let mut used: BTreeMap<Cell, usize> = BTreeMap::new();
    for (&id, side) in &picture.board.sides {
        if let Some(class) = side.ways.get(key) {
            // Of roads the class says how they look, of a railway the railway.
            kinds.entry(if key == "road" { class } else { key }).or_default().insert(id);
            for hex in id.hexes() {
                *used.entry(hex).or_default() += 1;
            }
        }
    }
    let aside = |hex: Cell| {
        let [x, y] = node(hex);
        if key == "road" { [x, y] } else { [x + ASIDE[0], y + ASIDE[1]] }
    };
    let node = aside;
    let nodes = relaxed(picture, used.keys().map(|&hex| (hex, node(hex))).collect(), &kinds);
    let leaving = picture.board.exits.get(key);
    let mut exits: BTreeSet<Cell> =
        used.keys().copied().filter(|hex| leaving.is_some_and(|exits| exits.contains(hex))).collect();
    let mut roads = Vec::new();
    // The main roads choose first where they leave the map.
    for (kind, mut sides) in kinds {
        while let Some(hexes) = chain(&nodes, &mut sides) {
            let mut fixed: Vec<Point> = Vec::new();
            for pair in hexes.windows(2) {
                fixed.extend([nodes[&pair[0]], between(&nodes, pair[0], pair[1])]);
            }
            fixed.extend(hexes.last().map(|h| nodes[h]));
            for (hex, at_start) in [(hexes[0], true), (hexes[hexes.len() - 1], false)] {
                let Some(way) = outward(picture, hex).filter(|_| exits.remove(&hex)) else { continue };
                let [x, y] = nodes[&hex];
                let rim = [x + EXIT * way[0], y + EXIT * way[1]];
                fixed.insert(if at_start { 0 } else { fixed.len() }, rim);
            }
            roads.push(Road { kind: kind.to_owned(), points: smooth(None, &fixed, None, PIECES / 2) });
        }
    }
    // Where a road runs through an edge hex, a spur leaves the map.
    for hex in exits {
        let Some(way) = outward(picture, hex) else { continue };
        let [x, y] = nodes[&hex];
        let here = picture.board.sides.iter().filter(|(id, _)| id.hexes().contains(&hex));
        let class = here.filter_map(|(_, side)| side.ways.get(key)).min();
        let Some(kind) = class.map(|class| if key == "road" { class } else { key }) else { continue };
        let points = vec![[x, y], [x + EXIT * way[0], y + EXIT * way[1]]];
        roads.push(Road { kind: kind.to_owned(), points });
    }
    roads.sort_by(|a, b| b.kind.cmp(&a.kind));
    roads
}

/// Nodes without a place, drawn towards their neighbours, so that roads swing instead of zigzagging from centre to
/// centre. None comes near a side: that is where rivers run.
fn relaxed(
    picture: &Picture<'_>,
    mut nodes: BTreeMap<Cell, Point>,
    kinds: &BTreeMap<&str, BTreeSet<SideId>>,
) -> BTreeMap<Cell, Point> {
    let mut next: BTreeMap<Cell, Vec<Cell>> = BTreeMap::new();
    for [a, b] in kinds.values().flatten().map(|side| side.hexes()) {
        next.entry(a).or_default().push(b);
        next.entry(b).or_default().push(a);
    }
    for _ in 0..ROUNDS {
        let before = nodes.clone();
        for (hex, at) in &mut nodes {
            let ends = &next[hex];
            let leaves = picture.board.exits.values().any(|exits| exits.contains(hex));
            let bound = leaves || ends.len() < 2;
            if bound || picture.board.spaces.get(hex).is_some_and(|s| s.name.is_some()) {
                continue;
            }
            let share = 0.5 / ends.len() as f64;
            let pulled = ends.iter().fold([0.5 * at[0], 0.5 * at[1]], |sum, to| {
                [sum[0] + share * before[to][0], sum[1] + share * before[to][1]]
            });
            let middle = centre(picture.grid, *hex);
            let away = distance_squared(pulled, middle).sqrt();
            let held = if away > SWING { SWING / away } else { 1.0 };
            let pulled = [0, 1].map(|i: usize| middle[i] + held * (pulled[i] - middle[i]));
            if picture.on_land(pulled) {
                *at = pulled;
            }
        }
    }
    nodes
}

/// Takes a chain of hexes out of the sides: from an end or a fork, straight on where it can.
fn chain(nodes: &BTreeMap<Cell, Point>, sides: &mut BTreeSet<SideId>) -> Option<Vec<Cell>> {
    let mut ends: BTreeMap<Cell, usize> = BTreeMap::new();
    for hex in sides.iter().flat_map(|s| s.hexes()) {
        *ends.entry(hex).or_default() += 1;
    }
    let (&start, _) = ends.iter().find(|(_, n)| *n % 2 == 1).or(ends.iter().next())?;
    let mut chain = vec![start];
    let mut at = start;
    loop {
        let from = chain.len().checked_sub(2).map(|i| nodes[&chain[i]]);
        let next = sides
            .iter()
            .filter_map(|s| {
                let [a, b] = s.hexes();
                (a == at).then_some(b).or((b == at).then_some(a)).map(|to| (*s, to))
            })
            .max_by(|a, b| {
                straight(from, nodes[&at], nodes[&a.1]).total_cmp(&straight(from, nodes[&at], nodes[&b.1]))
            });
        let Some((side, to)) = next else { return Some(chain) };
        // A fork at a right angle or sharper begins a road of its own.
        if from.is_some() && straight(from, nodes[&at], nodes[&to]) < 0.1 {
            return Some(chain);
        }
        sides.remove(&side);
        chain.push(to);
        at = to;
    }
}

/// How straight the way goes on, from -1 to 1.
fn straight(from: Option<Point>, at: Point, to: Point) -> f64 {
    let Some(from) = from else { return 0.0 };
    let (a, b) = ([at[0] - from[0], at[1] - from[1]], [to[0] - at[0], to[1] - at[1]]);
    let length = (distance_squared(from, at) * distance_squared(at, to)).sqrt();
    if length == 0.0 { 0.0 } else { (a[0] * b[0] + a[1] * b[1]) / length }
}

/// The middle between two nodes, moved a little across.
fn between(nodes: &BTreeMap<Cell, Point>, a: Cell, b: Cell) -> Point {
    let (a, b) = (a.min(b), a.max(b));
    let (p, q) = (nodes[&a], nodes[&b]);
    let salt = 41 + 7 * u32::from(b.column.unsigned_abs()) + 13 * u32::from(b.row.unsigned_abs());
    let push = 2.0 * STRAY * (scatter(i32::from(a.column), i32::from(a.row), salt) - 0.5);
    [(p[0] + q[0]) / 2.0 - push * (q[1] - p[1]), (p[1] + q[1]) / 2.0 + push * (q[0] - p[0])]
}

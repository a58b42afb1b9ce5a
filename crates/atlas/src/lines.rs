//! Lines along hexsides (scarps, ridges, wadis, boundaries): from a line over the country to chains of corners.

use std::collections::BTreeSet;

use sandtable_hex::Cell;

use crate::chain::{Cost, cheapest, cost};
use crate::config::{Config, Line};
use crate::error::AtlasError;
use crate::layers::{Shape, distance_to_line, walk};
use crate::rivers::side_between;
use crate::side::{Corner, LENGTH, Point, SideId, corner_point, corners, distance_squared, hex_at};

/// Scarps wind as rivers do.
const FAITHFUL: f64 = 16.0;
/// What is shorter than this is not worth a side.
const SHORT: f64 = 0.4;

/// A line on its hexsides, in the direction in which the layer draws it.
pub(crate) struct Traced {
    /// What it is called on a side.
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) chain: Vec<Corner>,
}

/// Traces what an entry of the file chooses from its layer.
pub(crate) fn trace(
    config: &Config,
    said: &Line<SideId>,
    layer: &[Shape],
    hexes: &BTreeSet<Cell>,
) -> Result<Vec<Traced>, AtlasError> {
    let mut chosen = layer
        .iter()
        .filter(|s| said.kind.is_none() || s.kind == said.kind)
        .filter(|s| said.name.is_none() || s.name == said.name)
        .peekable();
    if chosen.peek().is_none() {
        let what = said.name.as_ref().or(said.kind.as_ref()).map_or("anything", String::as_str);
        return Err(config.wrong(format!("line: {}.geojson has no \"{what}\"", said.file)));
    }
    let mut traced = Vec::new();
    for shape in chosen {
        let name = shape.name.clone().unwrap_or_else(|| said.gives.clone());
        for part in parts(config, hexes, shape.line()) {
            let chain = chain(config, said, hexes, &part);
            traced.extend(chain.map(|chain| Traced { key: said.gives.clone(), name: name.clone(), chain }));
        }
    }
    let used = |side: &SideId| {
        traced
            .iter()
            .any(|t| t.chain.windows(2).any(|c| side_between(&config.grid, c[0], c[1]) == Some(*side)))
    };
    match said.through.iter().find(|side| !used(side)) {
        Some(missing) => Err(config.wrong(format!(
            "line: no {} goes through {}",
            said.name.as_ref().unwrap_or(&said.gives),
            missing.number(&config.grid)
        ))),
        None => Ok(traced),
    }
}

/// The parts of a line over hexes that are played.
fn parts(config: &Config, hexes: &BTreeSet<Cell>, line: &[Point]) -> Vec<Vec<Point>> {
    let mut parts = vec![Vec::new()];
    for p in walk(line, 0.1) {
        if hexes.contains(&hex_at(&config.grid, p)) {
            parts.last_mut().expect("there is always one").push(p);
        } else if parts.last().is_some_and(|part| !part.is_empty()) {
            parts.push(Vec::new());
        }
    }
    let length =
        |part: &Vec<Point>| -> f64 { part.windows(2).map(|p| distance_squared(p[0], p[1]).sqrt()).sum() };
    parts.retain(|part| length(part) >= SHORT);
    parts
}

/// The cheapest chain of corners from one end of a line to the other.
fn chain(
    config: &Config,
    said: &Line<SideId>,
    hexes: &BTreeSet<Cell>,
    line: &[Point],
) -> Option<Vec<Corner>> {
    let grid = &config.grid;
    // A corner on the rim of the map, which no side between two hexes leads to, is no end of a line.
    let between = |c: &Corner| c.iter().filter(|&hex| hexes.contains(hex)).count() > 1;
    let all: BTreeSet<Corner> = hexes.iter().flat_map(|&hex| corners(grid, hex)).filter(between).collect();
    let nearest = |p: Point| {
        let far = |c: &&Corner| (distance_squared(corner_point(grid, **c), p) * 1e6).round() as u64;
        all.iter().min_by_key(far).copied()
    };
    let (first, last) = (nearest(*line.first()?)?, nearest(*line.last()?)?);
    let step = |from: Corner, a: Cell, b: Cell| -> Option<(Corner, Cost)> {
        let side = SideId::between(grid, a, b)?;
        if !hexes.contains(&a) || !hexes.contains(&b) || said.avoid.contains(&side) {
            return None;
        }
        let to = side.ends(grid).into_iter().find(|&end| end != from)?;
        let price = match said.through.contains(&side) {
            true => 1,
            false => cost(LENGTH, distance_to_line(line, side.middle(grid)), FAITHFUL),
        };
        Some((to, price))
    };
    let steps = |c: Corner| {
        [(c[0], c[1]), (c[0], c[2]), (c[1], c[2])].into_iter().filter_map(move |(a, b)| step(c, a, b))
    };
    cheapest([(first, 0)], steps, |c| (c == last).then_some(0)).filter(|chain| chain.len() > 1)
}

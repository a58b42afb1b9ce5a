//! Rivers: from a line over the country to a chain of hexsides without gaps.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_hex::{Cell, Grid};

use crate::chain::{Cost, cheapest, cost};
use crate::config::{Config, River};
use crate::edge::is_inland;
use crate::error::AtlasError;
use crate::land::is_sea;
use crate::layers::{Shape, distance_to_line, walk};
use crate::side::{Corner, LENGTH, Point, SideId, corner_point, corners, distance_squared, hex_at};

/// Rivers wind.
const FAITHFUL: f64 = 16.0;

/// The rivers traced so far, by name, as chains of corners from source to mouth.
type Chains = BTreeMap<String, Vec<Corner>>;

/// The river on each hexside. Another grid may have a river that this one knows nothing of.
pub(crate) fn trace(
    config: &Config,
    lines: &[Shape],
    hexes: &BTreeSet<Cell>,
) -> Result<BTreeMap<SideId, String>, AtlasError> {
    let mut chains = Chains::new();
    let mut sides = BTreeMap::new();
    for river in &config.rivers {
        let line = lines
            .iter()
            .find(|l| l.is_named(&river.name))
            .ok_or_else(|| config.wrong(format!("{}.geojson has no \"{}\"", river.file, river.name)))?;
        if !walk(line.line(), 0.1).into_iter().any(|p| hexes.contains(&hex_at(&config.grid, p))) {
            continue;
        }
        let tracer = Tracer { config, hexes, chains: &chains, river, line: line.line() };
        let chain = tracer.chain()?;
        for pair in chain.windows(2) {
            if let Some(side) = side_between(&config.grid, pair[0], pair[1]) {
                sides.insert(side, river.name.clone());
            }
        }
        if let Some(missing) = river.through.iter().find(|s| sides.get(*s) != Some(&river.name)) {
            return Err(config.wrong(format!(
                "the {} does not go through {}; it takes {}",
                river.name,
                missing.number(&config.grid),
                {
                    let taken = sides.iter().filter(|(_, n)| **n == river.name);
                    taken.map(|(s, _)| s.number(&config.grid)).collect::<Vec<_>>().join(" ")
                }
            )));
        }
        chains.insert(river.name.clone(), chain);
    }
    Ok(sides)
}

struct Tracer<'a> {
    config: &'a Config,
    hexes: &'a BTreeSet<Cell>,
    chains: &'a Chains,
    river: &'a River<SideId>,
    line: &'a [Point],
}

impl Tracer<'_> {
    fn chain(&self) -> Result<Vec<Corner>, AtlasError> {
        let fail = |what: &str| self.config.wrong(format!("the {}: {what}", self.river.name));
        let (Some(&first), Some(&last)) = (self.line.first(), self.line.last()) else {
            return Err(fail("is not a line"));
        };
        let grid = &self.config.grid;
        let off_point = |c: Corner, point: Point| self.off_point(c, point);
        let corners: BTreeSet<Corner> = self.hexes.iter().flat_map(|&h| corners(grid, h)).collect();
        let starts: Vec<(Corner, Cost)> = match self.river.from.as_str() {
            "source" => {
                let free = corners.iter().filter(|c| !self.taken(**c));
                let near =
                    |c: &&Corner| (distance_squared(corner_point(grid, **c), first) * 1e6).round() as u64;
                free.min_by_key(near).map(|&c| (c, 0)).into_iter().collect()
            }
            "edge" => {
                let entry = self.on_map().next().unwrap_or(first);
                corners.iter().filter(|c| self.at_edge(**c)).map(|&c| (c, off_point(c, entry))).collect()
            }
            other => self.corners_of(other)?.iter().map(|&c| (c, off_point(c, first))).collect(),
        };
        let into = self.river.into.as_str();
        let joined: &[Corner] = match into {
            "sea" | "edge" => &[],
            other => self.corners_of(other)?,
        };
        let exit = self.on_map().last().unwrap_or(last);
        let goal = |c: Corner| match into {
            "sea" => c.iter().any(|&h| is_sea(self.config, self.hexes, h)).then(|| off_point(c, last)),
            "edge" => self.at_edge(c).then(|| off_point(c, exit)),
            _ => joined.contains(&c).then(|| off_point(c, last)),
        };
        let from_joined = self.river.from.as_str();
        let steps = |c: Corner| {
            // A river does not run on through another: where it meets one, it ends.
            let ends = self.taken(c) && !self.chains.get(from_joined).is_some_and(|chain| chain.contains(&c));
            let sides = [(c[0], c[1]), (c[0], c[2]), (c[1], c[2])];
            sides.into_iter().filter(move |_| !ends).filter_map(move |(a, b)| self.step(c, a, b))
        };
        cheapest(starts, steps, goal).ok_or_else(|| fail("finds no way to its mouth"))
    }

    /// One step along the side between two of a corner's hexes.
    fn step(&self, from: Corner, a: Cell, b: Cell) -> Option<(Corner, Cost)> {
        if !self.hexes.contains(&a) || !self.hexes.contains(&b) {
            return None;
        }
        let grid = &self.config.grid;
        let side = SideId::between(grid, a, b)?;
        if self.river.avoid.contains(&side) {
            return None;
        }
        let to = side.ends(grid).into_iter().find(|&e| e != from)?;
        if self.taken(from) && self.taken(to) {
            return None;
        }
        let price = match self.river.through.contains(&side) {
            true => 1,
            false => cost(LENGTH, distance_to_line(self.line, side.middle(grid)), FAITHFUL),
        };
        Some((to, price))
    }

    fn taken(&self, corner: Corner) -> bool {
        self.chains.values().any(|chain| chain.contains(&corner))
    }

    fn at_edge(&self, corner: Corner) -> bool {
        corner.iter().any(|&hex| is_inland(self.config, hex))
    }

    /// The points along the line that lie within the grid.
    fn on_map(&self) -> impl Iterator<Item = Point> {
        walk(self.line, 0.1).into_iter().filter(|&p| self.config.contains(hex_at(&self.config.grid, p)))
    }

    fn off_point(&self, corner: Corner, point: Point) -> Cost {
        (distance_squared(corner_point(&self.config.grid, corner), point) * 20_000.0).round() as Cost
    }

    fn corners_of(&self, name: &str) -> Result<&Vec<Corner>, AtlasError> {
        self.chains.get(name).ok_or_else(|| {
            self.config
                .wrong(format!("the {} meets \"{name}\", which no earlier [[river]] is", self.river.name))
        })
    }
}

/// The side that joins two corners.
pub(crate) fn side_between(grid: &Grid, a: Corner, b: Corner) -> Option<SideId> {
    let shared: Vec<Cell> = a.into_iter().filter(|h| b.contains(h)).collect();
    match shared[..] {
        [x, y] => SideId::between(grid, x, y),
        _ => None,
    }
}

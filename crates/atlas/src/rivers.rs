//! Rivers: from a line over the country to a chain of hexsides without gaps.

use std::collections::{BTreeMap, BTreeSet};

use crate::chain::{Cost, cheapest, cost};
use crate::config::{Config, River};
use crate::error::AtlasError;
use crate::grid::{Corner, HALF_SIDE, Hex, Point, SideId, corner_point, distance_squared};
use crate::land::is_sea;
use crate::layers::{Shape, distance_to_line, walk};

/// Rivers wind.
const FAITHFUL: f64 = 16.0;

/// The rivers traced so far, by name, as chains of corners from source to mouth.
type Chains = BTreeMap<String, Vec<Corner>>;

/// The river on each hexside.
pub(crate) fn trace(
    config: &Config,
    lines: &[Shape],
    hexes: &BTreeSet<Hex>,
) -> Result<BTreeMap<SideId, String>, AtlasError> {
    let mut chains = Chains::new();
    let mut sides = BTreeMap::new();
    for river in &config.rivers {
        let line = lines
            .iter()
            .find(|l| l.is_named(&river.name))
            .ok_or_else(|| config.wrong(format!("rivers.geojson has no \"{}\"", river.name)))?;
        let tracer = Tracer { config, hexes, chains: &chains, river, line: line.line() };
        let chain = tracer.chain()?;
        for pair in chain.windows(2) {
            if let Some(side) = side_between(pair[0], pair[1]) {
                sides.insert(side, river.name.clone());
            }
        }
        if let Some(missing) = river.through.iter().find(|s| sides.get(*s) != Some(&river.name)) {
            return Err(config.wrong(format!(
                "the {} does not go through {missing}; it takes {}",
                river.name,
                {
                    let taken = sides.iter().filter(|(_, n)| **n == river.name);
                    taken.map(|(s, _)| s.to_string()).collect::<Vec<_>>().join(" ")
                }
            )));
        }
        chains.insert(river.name.clone(), chain);
    }
    Ok(sides)
}

struct Tracer<'a> {
    config: &'a Config,
    hexes: &'a BTreeSet<Hex>,
    chains: &'a Chains,
    river: &'a River,
    line: &'a [Point],
}

impl Tracer<'_> {
    fn chain(&self) -> Result<Vec<Corner>, AtlasError> {
        let fail = |what: &str| self.config.wrong(format!("the {}: {what}", self.river.name));
        let (Some(&first), Some(&last)) = (self.line.first(), self.line.last()) else {
            return Err(fail("is not a line"));
        };
        let corners: BTreeSet<Corner> = self.hexes.iter().flat_map(|h| h.corners()).collect();
        let starts: Vec<(Corner, Cost)> = match self.river.from.as_str() {
            "source" => {
                let free = corners.iter().filter(|c| !self.taken(**c));
                let near = |c: &&Corner| (distance_squared(corner_point(**c), first) * 1e6).round() as u64;
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
    fn step(&self, from: Corner, a: Hex, b: Hex) -> Option<(Corner, Cost)> {
        if !self.hexes.contains(&a) || !self.hexes.contains(&b) {
            return None;
        }
        let side = SideId::between(a, b)?;
        if self.river.avoid.contains(&side) {
            return None;
        }
        let to = side.ends().into_iter().find(|&e| e != from)?;
        if self.taken(from) && self.taken(to) {
            return None;
        }
        let price = match self.river.through.contains(&side) {
            true => 1,
            false => cost(2.0 * HALF_SIDE, distance_to_line(self.line, side.middle()), FAITHFUL),
        };
        Some((to, price))
    }

    fn taken(&self, corner: Corner) -> bool {
        self.chains.values().any(|chain| chain.contains(&corner))
    }

    fn at_edge(&self, corner: Corner) -> bool {
        let grid = &self.config.grid;
        corner.iter().any(|h| h.row > grid.rows[1] || h.column > grid.columns[1])
    }

    /// The points along the line that lie within the grid.
    fn on_map(&self) -> impl Iterator<Item = Point> {
        walk(self.line, 0.1).into_iter().filter(|&p| self.config.grid.contains(Hex::at(p)))
    }

    fn corners_of(&self, name: &str) -> Result<&Vec<Corner>, AtlasError> {
        self.chains.get(name).ok_or_else(|| {
            self.config
                .wrong(format!("the {} meets \"{name}\", which no earlier [[river]] is", self.river.name))
        })
    }
}

fn off_point(corner: Corner, point: Point) -> Cost {
    (distance_squared(corner_point(corner), point) * 20_000.0).round() as Cost
}

/// The side that joins two corners.
fn side_between(a: Corner, b: Corner) -> Option<SideId> {
    let shared: Vec<Hex> = a.into_iter().filter(|h| b.contains(h)).collect();
    match shared[..] {
        [x, y] => SideId::between(x, y),
        _ => None,
    }
}

//! Roads, tracks and railways: from a line over the country to a chain of hexes without gaps.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_hex::Cell;

use crate::chain::{Cost, cheapest, cost};
use crate::config::{Config, Ways};
use crate::edge::is_inland;
use crate::error::AtlasError;
use crate::layers::{Shape, distance_to_line, walk};
use crate::side::{Point, SideId, around, centre, distance_squared, hex_at};

/// Roads run straight where they can.
const FAITHFUL: f64 = 5.0;

/// The roads of a board.
#[derive(Default)]
pub(crate) struct Roads {
    /// The best class of each kind of way across each side.
    pub(crate) sides: BTreeMap<SideId, BTreeMap<String, String>>,
    /// Edge hexes where a way of each kind goes on off the map.
    pub(crate) exits: BTreeMap<String, BTreeSet<Cell>>,
}

/// Traces every road of a layer. `pins` are the places that lie in a hex by the rulebook's word: a road that passes one
/// passes its hex.
pub(crate) fn trace(
    config: &Config,
    ways: &Ways<Cell, SideId>,
    lines: &[Shape],
    hexes: &BTreeSet<Cell>,
    pins: &[(Point, Cell)],
    roads: &mut Roads,
) -> Result<(), AtlasError> {
    let known = |name: &String| lines.iter().any(|l| l.is_named(name));
    if let Some(unknown) = ways.skip.iter().chain(ways.via.keys()).find(|name| !known(name)) {
        return Err(config.wrong(format!("{}.geojson has no road \"{unknown}\"", ways.file)));
    }
    for line in lines {
        let name = line.name.as_deref().unwrap_or_default();
        let class = line.kind.as_deref().unwrap_or("minor");
        let shown = match &ways.kinds {
            None => Some(class),
            Some(kinds) => kinds.get(class).map(String::as_str),
        };
        let Some(class) = shown.filter(|_| !ways.skip.iter().any(|s| s == name)) else { continue };
        let tracer = Tracer { config, ways, hexes, pins, name, line: line.line() };
        for stretch in tracer.stretches() {
            tracer.trace(&stretch, class, roads)?;
        }
    }
    Ok(())
}

struct Tracer<'a> {
    config: &'a Config,
    ways: &'a Ways<Cell, SideId>,
    hexes: &'a BTreeSet<Cell>,
    pins: &'a [(Point, Cell)],
    name: &'a str,
    line: &'a [Point],
}

/// A part of a road that lies on the map: the hexes it must pass, and whether it goes on at either end.
struct Stretch {
    stops: Vec<Cell>,
    comes_in: bool,
    goes_out: bool,
}

impl Tracer<'_> {
    /// Cuts the line where it leaves the map over an edge beyond which the country goes on.
    fn stretches(&self) -> Vec<Stretch> {
        let grid = &self.config.grid;
        let mut stretches = Vec::new();
        let mut open: Option<Stretch> = None;
        let mut was_off = false;
        for p in walk(self.line, 0.1) {
            let pinned = self.pins.iter().find(|(at, _)| *at == p).map(|&(_, hex)| hex);
            let hex = pinned.unwrap_or_else(|| hex_at(grid, p));
            if is_inland(self.config, hex) {
                stretches.extend(open.take().map(|s| Stretch { goes_out: true, ..s }));
                was_off = true;
                continue;
            }
            let stretch =
                open.get_or_insert(Stretch { stops: Vec::new(), comes_in: was_off, goes_out: false });
            was_off = false;
            if !self.hexes.contains(&hex) {
                continue;
            }
            // The last stop moves along with the line until a pinned place fixes it.
            match stretch.stops.len() {
                0 => stretch.stops.extend([hex, hex]),
                n => stretch.stops[n - 1] = hex,
            }
            if pinned.is_some() {
                stretch.stops.push(hex);
            }
        }
        stretches.extend(open);
        stretches.retain(|s| !s.stops.is_empty());
        stretches
    }

    fn trace(&self, stretch: &Stretch, class: &str, roads: &mut Roads) -> Result<(), AtlasError> {
        let grid = &self.config.grid;
        let mut stops = stretch.stops.clone();
        for &via in self.ways.via.get(self.name).into_iter().flatten() {
            let later = stops.iter().skip(1).position(|&stop| self.order(stop) > self.order(via));
            stops.insert(later.map_or(stops.len() - 1, |i| i + 1), via);
        }
        stops.dedup();
        let mut chain = vec![stops[0]];
        for leg in stops.windows(2) {
            let way = self.leg(leg[0], leg[1]).ok_or_else(|| {
                let [from, to] = [leg[0], leg[1]].map(|h| grid.number(h));
                self.config.wrong(format!("road \"{}\" finds no way from {from} to {to}", self.name))
            })?;
            chain.extend(&way[1..]);
        }
        for pair in chain.windows(2) {
            if let Some(side) = SideId::between(grid, pair[0], pair[1]) {
                let here = roads.sides.entry(side).or_default();
                let known = here.entry(self.ways.key.clone()).or_insert_with(|| class.to_owned());
                if self.ways.rank(class) < self.ways.rank(known) {
                    class.clone_into(known);
                }
            }
        }
        let exits = roads.exits.entry(self.ways.key.clone()).or_default();
        exits.extend(stretch.comes_in.then_some(chain[0]));
        exits.extend(chain.last().filter(|_| stretch.goes_out));
        Ok(())
    }

    /// How far along the line a hex lies: the first point of the walk nearest to its centre.
    fn order(&self, hex: Cell) -> usize {
        let points = walk(self.line, 0.1);
        let middle = centre(&self.config.grid, hex);
        let near = |p: &Point| (distance_squared(*p, middle) * 1e6).round() as u64;
        points.iter().enumerate().min_by_key(|(_, p)| near(p)).map_or(0, |(i, _)| i)
    }

    fn leg(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let steps = |hex: Cell| {
            around(&self.config.grid, hex).into_iter().filter_map(move |next| self.step(hex, next))
        };
        cheapest([(from, 0)], steps, |hex| (hex == to).then_some(0))
    }

    fn step(&self, hex: Cell, next: Cell) -> Option<(Cell, Cost)> {
        let grid = &self.config.grid;
        let side = SideId::between(grid, hex, next)?;
        if !self.hexes.contains(&next) || self.ways.avoid.contains(&side) {
            return None;
        }
        let off = distance_to_line(self.line, side.middle(grid))
            + distance_to_line(self.line, centre(grid, next)) / 2.0;
        Some((next, cost(1.0, off, FAITHFUL)))
    }
}

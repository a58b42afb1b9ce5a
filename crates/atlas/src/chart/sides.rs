//! Lines along hexsides and outlines round hexes.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_hex::{Cell, DIRECTIONS};

use super::json::{Object, points};
use super::rivers::chains;
use super::{Chart, cut};
use crate::board::Feature;
use crate::layers::Parts;
use crate::rivers::side_between;
use crate::side::{Corner, SideId, around, corner_point, corners};

impl Chart<'_> {
    /// Scarps and the like, in the direction in which the country draws them; lower ground is on the right of the way,
    /// as in the layers it is on the left.
    pub(super) fn sides(&self) -> Vec<String> {
        let grid = self.board.grid();
        let carries =
            |side: SideId, key: &str| self.board.sides.get(&side).is_some_and(|s| s.lines.contains_key(key));
        let mut drawn = Vec::new();
        let mut left: BTreeMap<(&str, &str), BTreeSet<SideId>> = BTreeMap::new();
        for (&id, side) in &self.board.sides {
            for (key, name) in &side.lines {
                left.entry((key, name)).or_default().insert(id);
            }
        }
        for line in &self.board.lines {
            let mut run: Vec<Corner> = Vec::new();
            for pair in line.chain.windows(2) {
                let side = side_between(grid, pair[0], pair[1]).filter(|&side| carries(side, &line.key));
                let Some(side) = side else {
                    drawn.extend(self.run(&line.key, &line.name, std::mem::take(&mut run)));
                    continue;
                };
                for sides in left.iter_mut().filter(|((key, _), _)| *key == line.key).map(|(_, sides)| sides)
                {
                    sides.remove(&side);
                }
                if run.is_empty() {
                    run.push(pair[0]);
                }
                run.push(pair[1]);
            }
            drawn.extend(self.run(&line.key, &line.name, run));
        }
        // What only the file says.
        for ((key, name), sides) in left {
            drawn.extend(chains(grid, sides).into_iter().filter_map(|chain| self.run(key, name, chain)));
        }
        drawn
    }

    fn run(&self, kind: &str, name: &str, mut chain: Vec<Corner>) -> Option<String> {
        chain.reverse();
        let line: Vec<_> = chain.into_iter().map(|c| corner_point(self.board.grid(), c)).collect();
        let object = Object::new().text("kind", kind);
        let object = if name == kind { object } else { object.text("name", name) };
        (line.len() > 1).then(|| object.raw("points", &self.line(&line)).done())
    }

    /// Outlines round the hexes of a feature.
    pub(super) fn areas(&self) -> Vec<String> {
        let mut areas = Vec::new();
        for area in &self.board.config.areas {
            let feature = Feature::of(&area.feature);
            let hexes: BTreeSet<Cell> = self
                .board
                .spaces
                .keys()
                .copied()
                .filter(|&hex| self.board.has(hex, feature.clone()))
                .collect();
            let rings: Vec<String> = self.rings(&hexes).iter().map(|ring| self.ring(ring)).collect();
            if !rings.is_empty() {
                let object = Object::new().text("kind", &area.kind);
                let object = area.title.iter().fold(object, |object, title| object.text("title", title));
                areas.push(object.raw("rings", &format!("[{}]", rings.join(","))).done());
            }
        }
        areas
    }

    fn ring(&self, ring: &[Corner]) -> String {
        self.line(&ring.iter().map(|&c| corner_point(self.board.grid(), c)).collect::<Vec<_>>())
    }

    /// Closed rings of corners round a set of hexes, clockwise.
    pub(super) fn rings(&self, hexes: &BTreeSet<Cell>) -> Vec<Vec<Corner>> {
        let grid = self.board.grid();
        let mut next: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
        for &hex in hexes {
            let (round, at) = (around(grid, hex), corners(grid, hex));
            for d in (0..DIRECTIONS).filter(|&d| !hexes.contains(&round[d])) {
                next.entry(at[(d + DIRECTIONS - 1) % DIRECTIONS]).or_default().push(at[d]);
            }
        }
        let mut rings = Vec::new();
        while let Some((&start, _)) = next.iter().next() {
            let mut ring = vec![start];
            let mut at = start;
            while let Some(ends) = next.get_mut(&at) {
                let Some(to) = ends.pop() else { break };
                if ends.is_empty() {
                    next.remove(&at);
                }
                ring.push(to);
                at = to;
            }
            rings.push(ring);
        }
        rings
    }

    /// Country that no rule knows, within the section's strip of the sheet.
    pub(super) fn decor(&self, strip: [f64; 2]) -> Vec<String> {
        let mut decor = Vec::new();
        for (recipe, shape) in &self.board.country.decorations {
            let object = Object::new().text("kind", recipe);
            let lay = |line: &Vec<_>| line.iter().map(|&p| self.lay(p)).collect::<Vec<_>>();
            match &shape.parts {
                Parts::Area(rings) => {
                    let rings = rings.iter().map(|ring| cut(&lay(ring), strip)).filter(|ring| ring.len() > 3);
                    let rings: Vec<String> = rings.map(|ring| points(&ring)).collect();
                    if !rings.is_empty() {
                        decor.push(object.raw("rings", &format!("[{}]", rings.join(","))).done());
                    }
                }
                Parts::Line(line) => {
                    let object = shape.name.iter().fold(object, |object, name| object.text("name", name));
                    decor.push(object.raw("points", &points(&lay(line))).done());
                }
                Parts::Point(_) => {}
            }
        }
        decor
    }

    /// A grid among several: its place on the sheet.
    pub(super) fn section(&self) -> String {
        let cells: BTreeSet<Cell> = self.board.config.cells().collect();
        let outline = self.rings(&cells);
        let outline =
            outline.iter().max_by_key(|ring| ring.len()).map(|ring| self.ring(ring)).unwrap_or_default();
        let frame = super::rectangle(self.rim());
        let object = Object::new().text("name", &self.board.config.name).raw("frame", &frame);
        object.raw("outline", &outline).number("scale", self.board.config.scale).done()
    }

    /// The outer sides of a hex on the sheet: those that lead off the grid.
    pub(super) fn outer_sides(&self, hex: Cell, towards: f64) -> Vec<String> {
        let grid = self.board.grid();
        let (round, at) = (around(grid, hex), grid.corners(hex));
        let off = round.iter().enumerate().filter(|(_, beyond)| !self.board.config.contains(**beyond));
        let (x, _) = grid.centre(hex);
        let sides = off.map(|(d, _)| [at[(d + DIRECTIONS - 1) % DIRECTIONS], at[d]]);
        let facing = sides.filter(|[a, b]| ((a.0 + b.0) / 2.0 - x) * towards > 0.0);
        facing.map(|[a, b]| self.line(&[a.into(), b.into()])).collect()
    }
}

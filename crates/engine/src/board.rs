//! A board is a graph: spaces with dense ids, and edges between them that carry features as bits.
//!
//! Grids only give spaces their neighbours, names, distances and places on the sheet. Three grids of two scales with
//! linked edges, a strategic map of boxes, or landing boxes are the same thing to every algorithm: a space and
//! its [`Edge`]s.
//!
//! ```
//! use sandtable_engine::board::{Board, Vocabulary};
//! let words = Vocabulary { terrains: &["desert", "town"], features: &["port"], sides: &["track", "railway"] };
//! let board = Board::read(r#"
//!     game = "toy"
//!     [[grid]]
//!     name = "central"
//!     orientation = "pointy"
//!     shifted = "odd"
//!     numbering = "rrcc"
//!     columns = [21, 54]
//!     rows = [8, 34]
//!     up = true
//!     [[grid]]
//!     name = "east"
//!     orientation = "pointy"
//!     shifted = "odd"
//!     numbering = "rrcc"
//!     columns = [56, 78]
//!     rows = [9, 20]
//!     up = true
//!     origin = [56.0, -4.0]
//!     scale = 2.0
//!     weight = 2
//!     [spaces]
//!     1153 = {}
//!     1154 = {}
//!     1356 = {}
//!     1456 = { terrain = "town" }
//!     [[box]]
//!     name = "cairo"
//!     title = "Cairo"
//!     features = ["port"]
//!     [[link]]
//!     from = "1154"
//!     to = ["1356", "1456"]
//!     track = true
//!     [[link]]
//!     from = "1456"
//!     to = "cairo"
//!     railway = 3
//! "#, "toy", words)?;
//! let find = |name| board.find(name).unwrap();
//! let (west, gate, east, cairo) = (find("1153"), find("1154"), find("1456"), find("cairo"));
//! // A way across sections is an edge like any other, without a direction.
//! assert_eq!(board.edges(gate).iter().map(|edge| edge.to).collect::<Vec<_>>(), [west, find("1356"), east]);
//! assert_eq!(board.edge(gate, east).unwrap().features, 0b01);
//! assert_eq!(board.edge(cairo, east).unwrap().cost, 3);
//! // A hex of the eastern map counts two.
//! assert_eq!(board.distance(west, east), Some(3));
//! assert_eq!(board.distance(east, west), Some(2));
//! # Ok::<(), sandtable_engine::text::TextError>(())
//! ```

mod read;

use crate::data::Named;
use crate::ids::{SpaceId, Spaces};
use crate::text::TextError;
use sandtable_hex::{Axial, Cell, Grid};
use std::collections::BTreeMap;

/// The words that a game's board file may use. Each word is a bit, by its place in the list.
#[derive(Clone, Copy, Debug)]
pub struct Vocabulary {
    /// The kinds of terrain; a space has one, by number.
    pub terrains: &'static [&'static str],
    /// What else may be in a space.
    pub features: &'static [&'static str],
    /// What may lie on a side or along a link: a key of the file, or `key=value`.
    pub sides: &'static [&'static str],
}

/// One space.
#[derive(Clone, Debug, PartialEq)]
pub struct Space {
    /// The hex number or the name of the box.
    pub name: String,
    /// The place on the map, if it has a name.
    pub title: Option<String>,
    /// Its grid and cell; none for a box.
    pub cell: Option<(u8, Cell)>,
    /// Its terrain, an index into the vocabulary.
    pub terrain: u8,
    /// Its features, bits of the vocabulary.
    pub features: u32,
    /// Words of the file that are no bit: keys with text, such as the beach's name.
    pub words: Named<String>,
    /// Where its terrain comes from: `rules …`, `public` or `estimate`.
    pub source: String,
    /// The rules that name it.
    pub rules: Vec<String>,
}

/// The way from a space to a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The neighbour.
    pub to: SpaceId,
    /// The direction on the grid, from zero to five; none for a link.
    pub direction: Option<u8>,
    /// What lies on the side or along the link, bits of the vocabulary.
    pub features: u32,
    /// For how many steps it counts: one, unless a word of the link is a number.
    pub cost: u16,
}

/// The fixed playing surface.
#[derive(Clone, Debug)]
pub struct Board {
    spaces: Spaces<Vec<Space>>,
    grids: Vec<Grid>,
    /// What a hex of each grid counts in distances.
    weights: Vec<u16>,
    /// Each hex's grid, and where it lies on it.
    places: Spaces<Vec<Option<(u8, Axial)>>>,
    /// Where the edges of each space begin, and those of them that are links.
    first: Vec<(u32, u32)>,
    edges: Vec<Edge>,
    /// The spaces that have links.
    gates: Vec<SpaceId>,
    by_name: BTreeMap<String, SpaceId>,
    edge_words: Vec<((SpaceId, SpaceId), Named<String>)>,
    vocabulary: Vocabulary,
}

impl Board {
    /// How many spaces there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.spaces.items().len()
    }

    /// Whether there is no space at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All spaces with their ids: those of the grids first, then the boxes.
    pub fn spaces(&self) -> impl Iterator<Item = (SpaceId, &Space)> {
        self.spaces.iter()
    }

    /// A space.
    #[must_use]
    pub fn space(&self, id: SpaceId) -> &Space {
        &self.spaces[id]
    }

    /// The ways out of a space: across its sides, clockwise, then along its links.
    #[must_use]
    pub fn edges(&self, id: SpaceId) -> &[Edge] {
        &self.edges[self.first[id.index()].0 as usize..self.first[id.index() + 1].0 as usize]
    }

    /// The ways across the sides of a hex, clockwise.
    #[must_use]
    pub fn sides(&self, id: SpaceId) -> &[Edge] {
        let (first, links) = self.first[id.index()];
        &self.edges[first as usize..links as usize]
    }

    /// The ways that no side shows: between grids, between boxes, beyond the map.
    #[must_use]
    pub fn links(&self, id: SpaceId) -> &[Edge] {
        &self.edges[self.first[id.index()].1 as usize..self.first[id.index() + 1].0 as usize]
    }

    /// The edge between two neighbours: a side before a link.
    #[must_use]
    pub fn edge(&self, from: SpaceId, to: SpaceId) -> Option<&Edge> {
        self.edges(from).iter().find(|edge| edge.to == to)
    }

    /// What the board file says of the side or the link between two neighbours (a river's name, a road's class).
    #[must_use]
    pub fn edge_words(&self, a: SpaceId, b: SpaceId) -> Option<&Named<String>> {
        let between = |(one, other): (SpaceId, SpaceId)| (one, other) == (a, b) || (one, other) == (b, a);
        self.edge_words.iter().find(|(ends, _)| between(*ends)).map(|(_, words)| words)
    }

    /// The grids.
    #[must_use]
    pub fn grids(&self) -> &[Grid] {
        &self.grids
    }

    /// The grid of a hex, and where it lies on it.
    #[must_use]
    pub fn place(&self, id: SpaceId) -> Option<(u8, Axial)> {
        self.places[id]
    }

    /// What a space counts in distances: the weight of its grid, or one.
    #[must_use]
    pub fn weight(&self, id: SpaceId) -> u16 {
        self.places[id].map_or(1, |(grid, _)| self.weights[usize::from(grid)])
    }

    /// The words of the board.
    #[must_use]
    pub const fn vocabulary(&self) -> &Vocabulary {
        &self.vocabulary
    }

    /// The space of a name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<SpaceId> {
        self.by_name.get(name).copied()
    }

    /// The space of a name that a data file says.
    ///
    /// # Errors
    /// If there is none.
    pub fn named(&self, name: &str) -> Result<SpaceId, TextError> {
        self.find(name).ok_or_else(|| TextError::new(format!("the board has no space {name}")))
    }

    /// The hex of a name that a data file says: no box.
    ///
    /// # Errors
    /// If there is none.
    pub fn hex(&self, name: &str) -> Result<SpaceId, TextError> {
        let hex = self.find(name).filter(|&hex| self.places[hex].is_some());
        hex.ok_or_else(|| TextError::new(format!("the board has no hex {name}")))
    }

    /// The hexes of these names.
    ///
    /// # Errors
    /// With the first that is none.
    pub fn hexes<C: FromIterator<SpaceId>>(&self, names: &[String]) -> Result<C, TextError> {
        names.iter().map(|name| self.hex(name)).collect()
    }

    /// How many spaces are hexes; they come first.
    #[must_use]
    pub fn hex_count(&self) -> u16 {
        self.places.items().iter().take_while(|place| place.is_some()).count() as u16
    }

    /// The distance in hexes between two spaces of the same grid, whatever lies between, by the weight of the grid.
    fn straight(&self, a: SpaceId, b: SpaceId) -> Option<u16> {
        let ((grid, here), (other, there)) = (self.places[a]?, self.places[b]?);
        (grid == other).then(|| here.distance(there).saturating_mul(self.weight(a)))
    }

    /// How far it is from one space to another, whatever lies between. On one grid hexes are counted; from grid to grid,
    /// and to boxes, the way leads along links. What is entered counts by the weight of its grid, so that the way back
    /// may be shorter where grids of two scales meet.
    #[must_use]
    pub fn distance(&self, from: SpaceId, to: SpaceId) -> Option<u16> {
        self.straight(from, to)
            .or_else(|| Some(self.distances(from)[to.index()]).filter(|&far| far != u16::MAX))
    }

    /// The distances from a space to every other ([`distance`](Self::distance)); `u16::MAX` where no way leads.
    #[must_use]
    pub fn distances(&self, from: SpaceId) -> Vec<u16> {
        let mut best = vec![u16::MAX; self.len()];
        // Where a way begins on a grid or a box: at the start, or at the end of a link.
        let mut waiting = vec![(0_u16, from)];
        while let Some(next) = (0..waiting.len()).min_by_key(|&i| waiting[i]) {
            let (paid, entry) = waiting.swap_remove(next);
            if paid >= best[entry.index()] {
                continue;
            }
            best[entry.index()] = paid;
            if let Some((grid, here)) = self.places[entry] {
                let weight = self.weight(entry);
                for (place, best) in self.places.items().iter().zip(&mut best) {
                    if let Some((other, there)) = *place
                        && other == grid
                    {
                        let further = here.distance(there).saturating_mul(weight);
                        *best = (*best).min(paid.saturating_add(further));
                    }
                }
            }
            for &gate in &self.gates {
                let Some(to_gate) = (gate == entry).then_some(0).or_else(|| self.straight(entry, gate))
                else {
                    continue;
                };
                for link in self.links(gate) {
                    let step = link.cost.saturating_mul(self.weight(link.to));
                    let cost = paid.saturating_add(to_gate).saturating_add(step);
                    // On the grid of the start hexes are counted, however short a way around may be.
                    if cost < best[link.to.index()] && self.straight(from, link.to).is_none() {
                        waiting.push((cost, link.to));
                    }
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests;

//! Distances between the spaces of a board, worked out once.
//!
//! ```
//! use sandtable_engine::SpaceId;
//! use sandtable_engine::board::{Board, Vocabulary};
//! use sandtable_kit::distance::{FAR, Table};
//! let words = Vocabulary { terrains: &["open"], features: &[], sides: &[] };
//! let board = Board::read(r#"
//!     game = "toy"
//!     spaces = { 0101 = {}, 0103 = {} } # whatever lies between
//!     grid = [{ name = "main", orientation = "flat", shifted = "odd", numbering = "ccrr", columns = [1, 9], rows = [1, 9] }]
//!     box = [{ name = "pool" }]
//! "#, "toy", words)?;
//! let table = Table::new(&board, 3);
//! let far = |from, to| table.get(SpaceId(from), SpaceId(to));
//! assert_eq!((far(0, 1), far(1, 2), far(0, 7)), (2, FAR, FAR));
//! # Ok::<(), sandtable_engine::text::TextError>(())
//! ```

use sandtable_engine::SpaceId;
use sandtable_engine::board::Board;
use sandtable_hex::Axial;

/// The distance of what no way leads to, and of what is further than a byte can say.
pub const FAR: u8 = u8::MAX;

/// The distance from each of the first spaces of a board to each ([`Board::distance`]).
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Where the spaces lie, if all are hexes of one grid: there hexes are counted when somebody asks, which is as quick as a table and
    /// costs nothing before.
    places: Vec<Axial>,
    /// What each of those counts.
    weight: u16,
    cells: Vec<u8>,
    spaces: usize,
}

impl Table {
    /// The table of the first `spaces` of a board: its hexes, say, which come before the boxes.
    #[must_use]
    pub fn new(board: &Board, spaces: usize) -> Self {
        let spaces = spaces.min(board.len());
        let of_first =
            |&(grid, _): &(u8, Axial)| board.place(SpaceId(0)).is_some_and(|first| first.0 == grid);
        let place = |from| board.place(SpaceId(from as u16)).filter(of_first).map(|(_, place)| place);
        if let Some(places) = (0..spaces).map(place).collect::<Option<Vec<Axial>>>()
            && spaces > 0
        {
            return Self { places, weight: board.weight(SpaceId(0)), ..Self::default() };
        }
        let mut cells = Vec::with_capacity(spaces * spaces);
        for from in 0..spaces {
            let row = board.distances(SpaceId(from as u16));
            cells.extend(row[..spaces].iter().map(|&far| far.min(u16::from(FAR)) as u8));
        }
        Self { cells, spaces, ..Self::default() }
    }

    /// The distance from one space to another; [`FAR`] if one of them is not in the table.
    #[must_use]
    #[inline]
    pub fn get(&self, from: SpaceId, to: SpaceId) -> u8 {
        let (from, to) = (from.index(), to.index());
        if let (Some(here), Some(there)) = (self.places.get(from), self.places.get(to)) {
            return here.distance(*there).saturating_mul(self.weight).min(u16::from(FAR)) as u8;
        }
        match self.cells.get(from * self.spaces + to) {
            Some(&far) if to < self.spaces => far,
            _ => FAR,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sandtable_engine::board::Vocabulary;

    proptest! {
        #[test]
        fn the_table_says_what_the_board_says(
            links in prop::collection::vec((0usize..20, 0usize..20), 0..8),
            spaces in 0usize..25,
        ) {
            let names: Vec<String> = (0..20).map(|i| format!("{:02}{:02}", 1 + i / 4 + i / 12, 1 + i % 4)).collect();
            let mut text = "game = \"toy\"\n".to_owned();
            for (name, columns, weight) in [("west", "[1, 3]", 1), ("east", "[5, 7]", 2)] {
                text += &format!("[[grid]]\nname = \"{name}\"\norientation = \"pointy\"\nshifted = \"even\"\n\
                    numbering = \"ccrr\"\ncolumns = {columns}\nrows = [1, 4]\nweight = {weight}\n");
            }
            text += "[spaces]\n";
            text.extend(names.iter().map(|name| format!("{name} = {{}}\n")));
            text.extend(links.iter().map(|&(a, b)| format!("[[link]]\nfrom = \"{}\"\nto = \"{}\"\n", names[a], names[b])));
            let words = Vocabulary { terrains: &["open"], features: &[], sides: &[] };
            let board = Board::read(&text, "toy", words).unwrap();
            let table = Table::new(&board, spaces);
            for a in (0..22).map(SpaceId) {
                for b in (0..22).map(SpaceId) {
                    let known = a.max(b).index() < spaces.min(20);
                    let far = if known { board.distance(a, b) } else { None };
                    prop_assert_eq!(table.get(a, b), far.map_or(FAR, |far| far as u8));
                }
            }
        }
    }
}

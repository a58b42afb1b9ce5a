//! Hexagonal grids as wargame maps print them: numbered cells, six directions, distances, and where a cell's
//! centre and corners lie on the sheet.
//!
//! A [`Grid`] says how a map numbers its hexes; everything else follows from it.
//!
//! ```
//! use sandtable_hex::{Grid, Numbering, Orientation, Shifted};
//! // Campanha da Normandia: straight columns, odd columns half a hex lower, numbers are column then row.
//! let grid = Grid::new(Orientation::Flat, Shifted::Odd, Numbering::Ccrr, (1, 33), (1, 25));
//! let omaha = grid.parse("2010").unwrap();
//! let around: Vec<String> = grid.neighbours(omaha).map(|c| grid.number(c)).collect();
//! assert_eq!(around, ["2009", "2109", "2110", "2011", "1910", "1909"]);
//! assert_eq!(grid.distance(omaha, grid.parse("1311").unwrap()), 7);
//! ```
//!
//! Directions are numbered clockwise from the top:
//!
//! ```text
//!        flat: 0 N            pointy:  5 NW  0 NE
//!     5 NW  ___  1 NE                   /  \
//!          /   \                  4 W  |    |  1 E
//!     4 SW \___/ 2 SE                   \  /
//!           3 S                    3 SW      2 SE
//! ```

use serde::{Deserialize, Serialize};
use std::fmt;

/// The number of directions, and of sides, of a hex.
pub const DIRECTIONS: usize = 6;

/// √3/2: the distance between straight lines of hexes, where that between neighbouring centres is one.
const THIN: f64 = 0.866_025_403_784_438_6;

/// Which way the hexes stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Orientation {
    /// Flat side up: the columns are straight.
    Flat,
    /// Point up: the rows are straight.
    Pointy,
}

/// Which columns (flat) or rows (pointy) lie half a hex towards higher numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shifted {
    /// Those with an odd number.
    Odd,
    /// Those with an even number.
    Even,
}

/// In which order a hex number names column and row, two digits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Numbering {
    /// Column first.
    Ccrr,
    /// Row first.
    Rrcc,
}

/// One hex of a grid by column and row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The column's number.
    pub column: i16,
    /// The row's number.
    pub row: i16,
}

/// A hex in axial coordinates of its grid ([`Grid::axial`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Axial {
    q: i32,
    r: i32,
}

impl Axial {
    /// The number of steps to another hex of the same grid.
    #[must_use]
    #[inline]
    pub fn distance(self, other: Self) -> u16 {
        let (dq, dr) = (self.q - other.q, self.r - other.r);
        u16::try_from(dq.abs().max(dr.abs()).max((dq + dr).abs())).unwrap_or(u16::MAX)
    }
}

/// How a map numbers its hexes, and where they lie on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Grid {
    /// Which way the hexes stand.
    pub orientation: Orientation,
    /// Which lines are moved by half a hex.
    pub shifted: Shifted,
    /// How a number is written.
    pub numbering: Numbering,
    /// First and last column.
    pub columns: (i16, i16),
    /// First and last row.
    pub rows: (i16, i16),
    /// Whether rows are counted from the bottom of the sheet upwards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub up: bool,
    /// Whether columns are counted from the right of the sheet leftwards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
    /// Where on the sheet the point lies from which centres are measured.
    #[serde(default, skip_serializing_if = "is_corner")]
    pub origin: (f64, f64),
    /// How far apart neighbouring centres are, where other grids of the board have one.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub scale: f64,
}

const fn one() -> f64 {
    1.0
}

fn is_one(scale: &f64) -> bool {
    *scale == 1.0
}

fn is_corner(origin: &(f64, f64)) -> bool {
    *origin == (0.0, 0.0)
}

/// A text that is not the number of a hex on the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAHex(pub String);

impl fmt::Display for NotAHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not the number of a hex on this map", self.0)
    }
}

impl std::error::Error for NotAHex {}

impl Grid {
    /// A grid that is counted from the top left, in the corner of the sheet.
    ///
    /// What differs is said by name: A Bloody Summer counts its columns from the east, and every hex of the lateral maps of
    /// The Dark Sands is as wide as two of the map between them.
    ///
    /// ```
    /// use sandtable_hex::{Grid, Numbering, Orientation, Shifted};
    /// let bloody = Grid { left: true, ..Grid::new(Orientation::Pointy, Shifted::Odd, Numbering::Rrcc, (1, 26), (1, 21)) };
    /// let (sword, utah) = (bloody.parse("0807").unwrap(), bloody.parse("0617").unwrap());
    /// assert!(bloody.centre(sword).0 > bloody.centre(utah).0);
    /// assert_eq!(bloody.number(bloody.step(sword, 1)), "0806"); // east
    ///
    /// let east = Grid { origin: (40.0, 3.0), scale: 2.0, ..bloody };
    /// let apart = east.centre(sword).0 - east.centre(east.step(sword, 4)).0;
    /// assert!((apart - 2.0).abs() < 1e-9);
    /// ```
    #[must_use]
    pub const fn new(
        orientation: Orientation,
        shifted: Shifted,
        numbering: Numbering,
        columns: (i16, i16),
        rows: (i16, i16),
    ) -> Self {
        Self {
            orientation,
            shifted,
            numbering,
            columns,
            rows,
            up: false,
            left: false,
            origin: (0.0, 0.0),
            scale: 1.0,
        }
    }

    /// Reads a four-digit hex number.
    ///
    /// # Errors
    /// If the text is not four digits or lies outside the grid.
    pub fn parse(&self, text: &str) -> Result<Cell, NotAHex> {
        let bad = || NotAHex(text.to_owned());
        if text.len() != 4 || !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(bad());
        }
        let first: i16 = text[..2].parse().map_err(|_| bad())?;
        let second: i16 = text[2..].parse().map_err(|_| bad())?;
        let cell = match self.numbering {
            Numbering::Ccrr => Cell { column: first, row: second },
            Numbering::Rrcc => Cell { column: second, row: first },
        };
        if self.contains(cell) { Ok(cell) } else { Err(bad()) }
    }

    /// The number of a cell, as printed.
    #[must_use]
    pub fn number(&self, cell: Cell) -> String {
        match self.numbering {
            Numbering::Ccrr => format!("{:02}{:02}", cell.column, cell.row),
            Numbering::Rrcc => format!("{:02}{:02}", cell.row, cell.column),
        }
    }

    /// Whether the cell lies within the grid's columns and rows.
    #[must_use]
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.column >= self.columns.0
            && cell.column <= self.columns.1
            && cell.row >= self.rows.0
            && cell.row <= self.rows.1
    }

    const fn is_shifted(&self, line: i16) -> bool {
        match self.shifted {
            Shifted::Odd => line.rem_euclid(2) == 1,
            Shifted::Even => line.rem_euclid(2) == 0,
        }
    }

    /// The cell next to `cell` in one of the six directions, on the grid or beyond it. The sixth direction is the first again.
    #[must_use]
    pub fn step(&self, cell: Cell, direction: usize) -> Cell {
        let mut direction = direction % DIRECTIONS;
        // On a sheet that is counted upwards, what looks like a step down is one to a higher row; likewise to the left.
        if self.up {
            direction = match self.orientation {
                Orientation::Flat => (9 - direction) % DIRECTIONS,
                Orientation::Pointy => (8 - direction) % DIRECTIONS,
            };
        }
        if self.left {
            direction = match self.orientation {
                Orientation::Flat => (6 - direction) % DIRECTIONS,
                Orientation::Pointy => 5 - direction,
            };
        }
        let Cell { column, row } = cell;
        let (dc, dr) = match self.orientation {
            Orientation::Flat => {
                let low = i16::from(self.is_shifted(column));
                [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)][direction]
            }
            Orientation::Pointy => {
                let low = i16::from(self.is_shifted(row));
                [(low, -1), (1, 0), (low, 1), (low - 1, 1), (-1, 0), (low - 1, -1)][direction]
            }
        };
        Cell { column: column.saturating_add(dc), row: row.saturating_add(dr) }
    }

    /// The neighbours of a cell that lie on the grid, clockwise.
    pub fn neighbours(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        (0..DIRECTIONS).map(move |d| self.step(cell, d)).filter(|&c| self.contains(c))
    }

    /// A cell in coordinates along two of the six directions, in which distances are quickly told.
    #[must_use]
    pub const fn axial(&self, cell: Cell) -> Axial {
        let (line, along) = match self.orientation {
            Orientation::Flat => (cell.column as i32, cell.row as i32),
            Orientation::Pointy => (cell.row as i32, cell.column as i32),
        };
        let half = match self.shifted {
            Shifted::Odd => (line - line.rem_euclid(2)).div_euclid(2),
            Shifted::Even => (line + line.rem_euclid(2)).div_euclid(2),
        };
        Axial { q: line, r: along - half }
    }

    /// The number of steps between two cells.
    #[must_use]
    pub fn distance(&self, a: Cell, b: Cell) -> u16 {
        self.axial(a).distance(self.axial(b))
    }

    /// Every cell of the grid, column by column.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let (top, bottom) = self.rows;
        (self.columns.0..=self.columns.1)
            .flat_map(move |column| (top..=bottom).map(move |row| Cell { column, row }))
    }

    /// Where the centre of a cell lies on the sheet: x to the right, y down, the unit being the distance between
    /// the centres of neighbouring hexes of a grid whose scale is one.
    ///
    /// ```
    /// use sandtable_hex::{Grid, Numbering, Orientation, Shifted};
    /// // D-Day at Omaha Beach is seen from the sea: row 1 lies at the bottom of the sheet.
    /// let grid = Grid { up: true, ..Grid::new(Orientation::Pointy, Shifted::Even, Numbering::Rrcc, (1, 36), (1, 20)) };
    /// let (sea, inland) = (grid.parse("0110").unwrap(), grid.parse("2010").unwrap());
    /// assert!(grid.centre(sea).1 > grid.centre(inland).1 && grid.centre(inland).1 > 0.0);
    /// // Directions are as drawn: north-east on the sheet is inland.
    /// assert_eq!(grid.number(grid.step(sea, 0)), "0210");
    /// ```
    #[must_use]
    pub fn centre(&self, cell: Cell) -> (f64, f64) {
        let (column, row) = (f64::from(cell.column), f64::from(cell.row));
        let half = |line: i16| if self.is_shifted(line) { 0.5 } else { 0.0 };
        let (x, y) = match self.orientation {
            Orientation::Flat => (self.across(column) * THIN, self.down(row + half(cell.column))),
            Orientation::Pointy => (self.across(column + half(cell.row)), self.down(row) * THIN),
        };
        (self.origin.0 + self.scale * x, self.origin.1 + self.scale * y)
    }

    /// A row as counted on the sheet from how it is counted downwards, or the other way round.
    fn down(&self, row: f64) -> f64 {
        if self.up { f64::from(self.rows.0) + f64::from(self.rows.1) - row } else { row }
    }

    /// A column likewise.
    fn across(&self, column: f64) -> f64 {
        if self.left { f64::from(self.columns.0) + f64::from(self.columns.1) - column } else { column }
    }

    /// Where the corners of a cell lie on the sheet, clockwise: each between its direction and the next one, so that
    /// the side towards direction `d` runs from corner `d - 1` to corner `d`.
    ///
    /// ```
    /// use sandtable_hex::{Cell, Grid, Numbering, Orientation, Shifted};
    /// let grid = Grid::new(Orientation::Pointy, Shifted::Odd, Numbering::Rrcc, (1, 40), (10, 40));
    /// let cell = grid.parse("2010").unwrap();
    /// let (x, y) = grid.centre(cell);
    /// // Corner 5, between north-west and north-east, is the point at the top.
    /// let (top_x, top_y) = grid.corners(cell)[5];
    /// assert!((top_x - x).abs() < 1e-9 && (y - top_y - 1.0 / 3_f64.sqrt()).abs() < 1e-9);
    /// ```
    #[must_use]
    pub fn corners(&self, cell: Cell) -> [(f64, f64); DIRECTIONS] {
        let (x, y) = self.centre(cell);
        let around: [_; DIRECTIONS] = std::array::from_fn(|d| self.centre(self.step(cell, d)));
        std::array::from_fn(|d| {
            let (a, b) = (around[d], around[(d + 1) % DIRECTIONS]);
            ((x + a.0 + b.0) / 3.0, (y + a.1 + b.1) / 3.0)
        })
    }

    /// The cell that holds a point of the sheet, on the grid or beyond it: the nearest centre, the first in order of
    /// column and row where two are equally near.
    ///
    /// ```
    /// # use sandtable_hex::{Cell, Grid, Numbering, Orientation, Shifted};
    /// # let grid = Grid::new(Orientation::Flat, Shifted::Odd, Numbering::Ccrr, (1, 33), (1, 25));
    /// let (x, y) = grid.centre(Cell { column: 20, row: 10 });
    /// assert_eq!(grid.at(x + 0.4, y - 0.1), Cell { column: 20, row: 10 });
    /// ```
    #[must_use]
    pub fn at(&self, x: f64, y: f64) -> Cell {
        let (across, down) = ((x - self.origin.0) / self.scale, (y - self.origin.1) / self.scale);
        let (column, row) = match self.orientation {
            Orientation::Flat => (self.across(across / THIN), self.down(down)),
            Orientation::Pointy => (self.across(across), self.down(down / THIN)),
        };
        let whole = |v: f64| v.round().clamp(-30_000.0, 30_000.0) as i16;
        let (column, row) = (whole(column), whole(row));
        let mut best = (f64::INFINITY, Cell { column, row });
        for column in column - 2..=column + 2 {
            for row in row - 2..=row + 2 {
                let cell = Cell { column, row };
                let (cx, cy) = self.centre(cell);
                let (dx, dy) = (cx - x, cy - y);
                let distance = dx * dx + dy * dy;
                if distance < best.0 {
                    best = (distance, cell);
                }
            }
        }
        best.1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAMPANHA: Grid = Grid::new(Orientation::Flat, Shifted::Odd, Numbering::Ccrr, (1, 33), (1, 25));
    const NORMANDY_44: Grid =
        Grid::new(Orientation::Pointy, Shifted::Odd, Numbering::Rrcc, (1, 40), (10, 40));
    const OMAHA: Grid =
        Grid { up: true, ..Grid::new(Orientation::Pointy, Shifted::Even, Numbering::Rrcc, (1, 36), (1, 20)) };
    const BLOODY: Grid = Grid {
        left: true,
        ..Grid::new(Orientation::Pointy, Shifted::Odd, Numbering::Rrcc, (1, 26), (1, 21))
    };

    #[test]
    fn numbers_are_read_and_written_alike() {
        for grid in [CAMPANHA, NORMANDY_44, OMAHA, BLOODY] {
            for column in grid.columns.0..=grid.columns.1 {
                for row in grid.rows.0..=grid.rows.1 {
                    let cell = Cell { column, row };
                    assert_eq!(grid.parse(&grid.number(cell)), Ok(cell));
                }
            }
        }
    }

    #[test]
    fn what_is_not_a_hex_is_refused() {
        for text in ["", "1", "12345", "3401", "0126", "ab12", "é12", "-101"] {
            assert!(CAMPANHA.parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn both_cherbourg_hexes_touch_because_odd_columns_lie_lower() {
        let west = CAMPANHA.parse("0502").unwrap();
        let mut around: Vec<_> = CAMPANHA.neighbours(west).map(|c| CAMPANHA.number(c)).collect();
        around.sort();
        assert_eq!(around, ["0402", "0403", "0501", "0503", "0602", "0603"]);
    }

    #[test]
    fn steps_lead_back_and_are_one_apart() {
        for grid in grids() {
            for column in 10..14 {
                for row in 12..16 {
                    let cell = Cell { column, row };
                    for direction in 0..DIRECTIONS {
                        let there = grid.step(cell, direction);
                        assert_eq!(grid.step(there, (direction + 3) % 6), cell);
                        assert_eq!(grid.distance(cell, there), 1);
                        let ((ax, ay), (bx, by)) = (grid.centre(cell), grid.centre(there));
                        assert!(((ax - bx).hypot(ay - by) - grid.scale).abs() < 1e-9);
                    }
                }
            }
        }
    }

    #[test]
    fn distance_is_the_length_of_the_shortest_walk() {
        for grid in grids() {
            let start = Cell { column: 12, row: 17 };
            let mut ring = vec![start];
            let mut seen = std::collections::BTreeMap::from([(start, 0_u16)]);
            for step in 1..7 {
                let mut next = Vec::new();
                for cell in ring {
                    for there in grid.neighbours(cell) {
                        seen.entry(there).or_insert_with(|| {
                            next.push(there);
                            step
                        });
                    }
                }
                ring = next;
            }
            for (cell, steps) in seen {
                assert_eq!(grid.distance(start, cell), steps);
            }
        }
    }

    #[test]
    fn columns_are_counted_from_the_east_in_a_bloody_summer() {
        let around = |number: &str| {
            let cell = BLOODY.parse(number).unwrap();
            BLOODY.neighbours(cell).map(|c| BLOODY.number(c)).collect::<Vec<_>>()
        };
        // Odd rows lie further west: 0905 faces 0806 and 0906 and stands beside 1006.
        assert_eq!(around("0905"), ["0805", "0904", "1005", "1006", "0906", "0806"]);
        assert_eq!(around("1212"), ["1111", "1211", "1311", "1312", "1213", "1112"]);
    }

    /// Every way to lay and to count a grid, at a place and a scale of its own.
    fn grids() -> impl Iterator<Item = Grid> {
        (0..16_u8).map(|way| {
            let is = |bit: u8| way & bit != 0;
            Grid {
                up: is(1),
                left: is(2),
                origin: (f64::from(way) * 7.5, f64::from(way) * -2.25),
                scale: 1.0 + f64::from(way % 3) * 0.5,
                ..Grid::new(
                    if is(4) { Orientation::Flat } else { Orientation::Pointy },
                    if is(8) { Shifted::Odd } else { Shifted::Even },
                    Numbering::Ccrr,
                    (1, 24),
                    (10, 25),
                )
            }
        })
    }

    #[test]
    fn directions_run_clockwise_from_the_top_of_the_sheet() {
        for grid in grids() {
            let (start, turn) =
                if grid.orientation == Orientation::Flat { (-90.0_f64, 60.0) } else { (-60.0, 60.0) };
            let cell = Cell { column: 12, row: 15 };
            let (x, y) = grid.centre(cell);
            for d in 0..DIRECTIONS {
                let angle = (start + turn * d as f64).to_radians();
                let there = grid.centre(grid.step(cell, d));
                let (dx, dy) = (grid.scale * angle.cos(), grid.scale * angle.sin());
                assert!((there.0 - x - dx).hypot(there.1 - y - dy) < 1e-9, "{grid:?} {d}");
            }
        }
    }

    #[test]
    fn the_coast_of_omaha_lies_below_its_bluffs() {
        let cell = |n| OMAHA.parse(n).unwrap();
        let around: Vec<_> = OMAHA.neighbours(cell("0809")).map(|c| OMAHA.number(c)).collect();
        assert_eq!(around, ["0910", "0810", "0710", "0709", "0808", "0909"]);
        assert_eq!(OMAHA.distance(cell("0407"), cell("0709")), 3);
        assert!(OMAHA.cells().all(|c| OMAHA.centre(c).1 > 0.5));
    }

    #[test]
    fn a_hex_holds_its_centre_and_all_that_is_near() {
        for grid in grids() {
            for cell in grid.cells() {
                let (x, y) = grid.centre(cell);
                assert_eq!(grid.at(x, y), cell);
                for (cx, cy) in grid.corners(cell) {
                    assert_eq!(grid.at(x + 0.99 * (cx - x), y + 0.99 * (cy - y)), cell);
                    assert_ne!(grid.at(x + 1.01 * (cx - x), y + 1.01 * (cy - y)), cell);
                }
            }
        }
    }

    #[test]
    fn a_side_lies_between_two_corners_that_both_its_hexes_have() {
        let near = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1) < 1e-9;
        for grid in grids() {
            for cell in [Cell { column: 12, row: 15 }, Cell { column: 13, row: 14 }] {
                let corners = grid.corners(cell);
                for d in 0..DIRECTIONS {
                    let there = grid.corners(grid.step(cell, d));
                    // Seen from there, the same side runs the other way.
                    let back = (d + 3) % DIRECTIONS;
                    assert!(near(corners[(d + 5) % DIRECTIONS], there[back]));
                    assert!(near(corners[d], there[(back + 5) % DIRECTIONS]));
                    assert!(
                        ((corners[d].0 - grid.centre(cell).0).hypot(corners[d].1 - grid.centre(cell).1)
                            - grid.scale / 3_f64.sqrt())
                        .abs()
                            < 1e-9
                    );
                }
            }
        }
    }

    #[test]
    fn cells_come_once_each_in_order() {
        let cells: Vec<Cell> = CAMPANHA.cells().collect();
        assert_eq!(cells.len(), 33 * 25);
        assert!(cells.is_sorted() && cells.iter().all(|&c| CAMPANHA.contains(c)));
    }

    #[test]
    fn points_far_away_have_a_cell_too() {
        for far in [1e300, -1e300, f64::NAN] {
            assert!(!CAMPANHA.contains(CAMPANHA.at(far, far)) && !OMAHA.contains(OMAHA.at(far, far)));
        }
    }
}

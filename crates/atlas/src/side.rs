//! Hexsides and corners: what rivers, roads and straits follow on a grid.

use sandtable_hex::{Cell, DIRECTIONS, Grid};

/// A point of the plane: x eastwards, y southwards, the distance between neighbouring hex centres being one.
pub(crate) type Point = [f64; 2];

/// The length of a hexside: 1/√3.
pub(crate) const LENGTH: f64 = 2.0 * 0.288_675_134_594_812_9;

/// A hexside: two neighbouring hexes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct SideId(Cell, Cell);

/// A corner where three hexes meet, in order.
pub(crate) type Corner = [Cell; 3];

impl SideId {
    /// The side between two hexes, if they are neighbours.
    pub fn between(grid: &Grid, a: Cell, b: Cell) -> Option<Self> {
        around(grid, a).contains(&b).then(|| Self(a.min(b), a.max(b)))
    }

    /// Reads a side such as `2813-2913`.
    ///
    /// # Errors
    /// If the text is not two hex numbers of the grid, or the two are not neighbours.
    pub fn parse(grid: &Grid, text: &str) -> Result<Self, String> {
        let (a, b) =
            text.split_once('-').ok_or_else(|| format!("\"{text}\" is not a side such as 2813-2913"))?;
        let hex = |number| grid.parse(number).map_err(|e| e.to_string());
        Self::between(grid, hex(a)?, hex(b)?)
            .ok_or_else(|| format!("{text}: the two hexes are not neighbours"))
    }

    /// Its name in a board file: both numbers, the smaller first.
    pub fn number(self, grid: &Grid) -> String {
        let [a, b] = self.hexes().map(|h| grid.number(h));
        if a < b { format!("{a}-{b}") } else { format!("{b}-{a}") }
    }

    /// Both hexes.
    pub const fn hexes(self) -> [Cell; 2] {
        [self.0, self.1]
    }

    pub(crate) fn middle(self, grid: &Grid) -> Point {
        let (a, b) = (centre(grid, self.0), centre(grid, self.1));
        [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0]
    }

    /// The two corners at its ends.
    pub(crate) fn ends(self, grid: &Grid) -> [Corner; 2] {
        let n = around(grid, self.0);
        let i = n.iter().position(|&h| h == self.1).unwrap_or(0);
        [corner(self.0, n[(i + 5) % 6], self.1), corner(self.0, self.1, n[(i + 1) % 6])]
    }
}

/// The six hexes round one, clockwise, whether the grid has them or not.
pub(crate) fn around(grid: &Grid, hex: Cell) -> [Cell; DIRECTIONS] {
    std::array::from_fn(|direction| grid.step(hex, direction))
}

/// Where the centre of a hex lies.
pub(crate) fn centre(grid: &Grid, hex: Cell) -> Point {
    grid.centre(hex).into()
}

/// The hex that holds a point.
pub(crate) fn hex_at(grid: &Grid, [x, y]: Point) -> Cell {
    grid.at(x, y)
}

/// The six corners of a hex, each between two consecutive neighbours.
pub(crate) fn corners(grid: &Grid, hex: Cell) -> [Corner; DIRECTIONS] {
    let n = around(grid, hex);
    std::array::from_fn(|i| corner(hex, n[i], n[(i + 1) % DIRECTIONS]))
}

fn corner(a: Cell, b: Cell, c: Cell) -> Corner {
    let mut corner = [a, b, c];
    corner.sort_unstable();
    corner
}

/// Where a corner lies.
pub(crate) fn corner_point(grid: &Grid, corner: Corner) -> Point {
    let [a, b, c] = corner.map(|hex| centre(grid, hex));
    [(a[0] + b[0] + c[0]) / 3.0, (a[1] + b[1] + c[1]) / 3.0]
}

pub(crate) fn distance_squared(a: Point, b: Point) -> f64 {
    let (x, y) = (a[0] - b[0], a[1] - b[1]);
    x * x + y * y
}

#[cfg(test)]
pub(crate) mod tests {
    use sandtable_hex::{Numbering, Orientation, Shifted};

    use super::*;

    pub(crate) const FLAT: Grid =
        Grid::new(Orientation::Flat, Shifted::Odd, Numbering::Ccrr, (1, 33), (1, 25));
    pub(crate) const POINTY: Grid =
        Grid::new(Orientation::Pointy, Shifted::Even, Numbering::Rrcc, (1, 40), (10, 40));

    #[test]
    fn a_side_ends_in_the_two_corners_that_both_hexes_share() {
        for grid in [FLAT, POINTY] {
            for (a, b) in grid.cells().flat_map(|a| grid.neighbours(a).map(move |b| (a, b))) {
                let side = SideId::between(&grid, a, b).unwrap();
                assert_eq!(SideId::between(&grid, b, a), Some(side));
                let of_b = corners(&grid, b);
                let shared: Vec<_> = corners(&grid, a).into_iter().filter(|c| of_b.contains(c)).collect();
                assert_eq!(shared.len(), 2);
                assert!(side.ends(&grid).iter().all(|e| shared.contains(e)));
                let [p, q] = side.ends(&grid).map(|e| corner_point(&grid, e));
                assert!((distance_squared(p, q).sqrt() - LENGTH).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn sides_are_read_and_written_with_the_smaller_number_first() {
        let side = |grid, text: &str| SideId::parse(grid, text).map(|s| s.number(grid));
        assert_eq!(side(&FLAT, "2913-2813").unwrap(), "2813-2913");
        // Row 11, column 20 and row 12, column 19: the second lies in the smaller column.
        assert_eq!(side(&POINTY, "1219-1120").unwrap(), "1120-1219");
        for wrong in ["2813-3013", "2813", "2813-2826", "2813-abcd"] {
            assert!(side(&FLAT, wrong).is_err(), "{wrong}");
        }
    }
}

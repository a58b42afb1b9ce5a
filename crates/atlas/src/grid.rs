//! A grid of straight hex columns, numbered column then row, as far as building a board needs it.
//!
//! The plane's unit is the distance between neighbouring hex centres: `x = column · √3/2`, `y = row`, half a hex more in
//! shifted columns; y grows southwards.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// √3/2: the distance between columns.
pub(crate) const COLUMN_STEP: f64 = 0.866_025_403_784_438_6;
/// 1/(2√3): half the length of a hexside.
pub(crate) const HALF_SIDE: f64 = 0.288_675_134_594_812_9;

/// A point of the plane.
pub(crate) type Point = [f64; 2];

/// A hex by its printed number, `ccrr`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Hex {
    /// Column, from 1 in the west.
    pub column: i16,
    /// Row, from 1 in the north.
    pub row: i16,
}

/// A hexside: two neighbouring hexes, the smaller number first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct SideId(Hex, Hex);

/// A corner where three hexes meet, the smallest number first.
pub(crate) type Corner = [Hex; 3];

impl Hex {
    /// The hex of a column and a row.
    pub const fn new(column: i16, row: i16) -> Self {
        Self { column, row }
    }

    /// The six neighbours, clockwise from north, whether the grid has them or not.
    pub fn neighbours(self) -> [Hex; 6] {
        let Hex { column: c, row: r } = self;
        // Odd columns lie half a hex towards higher rows.
        let low = r + c.rem_euclid(2);
        [
            Hex::new(c, r - 1),
            Hex::new(c + 1, low - 1),
            Hex::new(c + 1, low),
            Hex::new(c, r + 1),
            Hex::new(c - 1, low),
            Hex::new(c - 1, low - 1),
        ]
    }

    /// The number of steps to another hex.
    pub fn distance(self, other: Hex) -> i16 {
        let columns = (self.column - other.column).abs();
        // Twice the distance along the column, to stay whole.
        let rows = (self.doubled_row() - other.doubled_row()).abs();
        columns + ((rows - columns).max(0)) / 2
    }

    fn doubled_row(self) -> i16 {
        2 * self.row + self.column.rem_euclid(2)
    }

    pub(crate) fn centre(self) -> Point {
        [f64::from(self.column) * COLUMN_STEP, f64::from(self.doubled_row()) / 2.0]
    }

    /// The hex that holds a point: the nearest centre, the smaller number where two are equally near.
    pub(crate) fn at(p: Point) -> Hex {
        let column = (p[0] / COLUMN_STEP).round() as i16;
        let row = p[1].round() as i16;
        let mut best = (f64::INFINITY, Hex::new(0, 0));
        for c in column - 1..=column + 1 {
            for r in row - 2..=row + 2 {
                let hex = Hex::new(c, r);
                let d = distance_squared(hex.centre(), p);
                if d < best.0 {
                    best = (d, hex);
                }
            }
        }
        best.1
    }

    /// The six corners, each between two consecutive neighbours.
    pub(crate) fn corners(self) -> [Corner; 6] {
        let n = self.neighbours();
        std::array::from_fn(|i| corner(self, n[i], n[(i + 1) % 6]))
    }
}

/// The corner where three hexes meet.
pub(crate) fn corner(a: Hex, b: Hex, c: Hex) -> Corner {
    let mut corner = [a, b, c];
    corner.sort_unstable();
    corner
}

/// Where a corner lies.
pub(crate) fn corner_point(corner: Corner) -> Point {
    let [a, b, c] = corner.map(Hex::centre);
    [(a[0] + b[0] + c[0]) / 3.0, (a[1] + b[1] + c[1]) / 3.0]
}

impl SideId {
    /// The side between two hexes, if they are neighbours.
    pub fn between(a: Hex, b: Hex) -> Option<Self> {
        a.neighbours().contains(&b).then(|| Self(a.min(b), a.max(b)))
    }

    /// Both hexes, the smaller number first.
    pub const fn hexes(self) -> [Hex; 2] {
        [self.0, self.1]
    }

    pub(crate) fn middle(self) -> Point {
        let (a, b) = (self.0.centre(), self.1.centre());
        [(a[0] + b[0]) / 2.0, (a[1] + b[1]) / 2.0]
    }

    /// The two corners at its ends.
    pub(crate) fn ends(self) -> [Corner; 2] {
        let n = self.0.neighbours();
        let i = n.iter().position(|&h| h == self.1).unwrap_or(0);
        [corner(self.0, n[(i + 5) % 6], self.1), corner(self.0, self.1, n[(i + 1) % 6])]
    }
}

pub(crate) fn distance_squared(a: Point, b: Point) -> f64 {
    let (x, y) = (a[0] - b[0], a[1] - b[1]);
    x * x + y * y
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", self.column, self.row)
    }
}

impl FromStr for Hex {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let wrong = || format!("\"{s}\" is not a hex number such as 2813");
        if s.len() != 4 || !s.bytes().all(|b| b.is_ascii_digit()) {
            return Err(wrong());
        }
        let (c, r) = s.split_at(2);
        Ok(Hex::new(c.parse().map_err(|_| wrong())?, r.parse().map_err(|_| wrong())?))
    }
}

impl fmt::Display for SideId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
    }
}

impl FromStr for SideId {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let (a, b) = s.split_once('-').ok_or_else(|| format!("\"{s}\" is not a side such as 2813-2913"))?;
        SideId::between(a.parse()?, b.parse()?)
            .ok_or_else(|| format!("{s}: the two hexes are not neighbours"))
    }
}

macro_rules! deserialize_from_text {
    ($($t:ty),*) => {$(
        impl<'de> Deserialize<'de> for $t {
            fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
                String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}
deserialize_from_text!(Hex, SideId);

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(s: &str) -> Hex {
        s.parse().unwrap()
    }

    #[test]
    fn odd_columns_lie_half_a_hex_south() {
        let names = |h: &str| {
            let mut n: Vec<_> = hex(h).neighbours().iter().map(ToString::to_string).collect();
            n.sort();
            n.join(" ")
        };
        assert_eq!(names("0502"), "0402 0403 0501 0503 0602 0603");
        assert_eq!(names("2010"), "1909 1910 2009 2011 2109 2110");
    }

    #[test]
    fn every_hex_contains_its_centre_and_is_neighbour_of_its_neighbours() {
        for c in 1..=33 {
            for r in 1..=25 {
                let h = Hex::new(c, r);
                assert_eq!(Hex::at(h.centre()), h);
                for n in h.neighbours() {
                    assert!(n.neighbours().contains(&h));
                    assert_eq!(h.distance(n), 1);
                    assert!((distance_squared(h.centre(), n.centre()) - 1.0).abs() < 1e-9);
                }
            }
        }
    }

    #[test]
    fn a_side_ends_in_the_two_corners_that_both_hexes_share() {
        let side: SideId = "2813-2913".parse().unwrap();
        let shared: Vec<_> =
            hex("2813").corners().into_iter().filter(|c| hex("2913").corners().contains(c)).collect();
        assert_eq!(shared.len(), 2);
        assert!(side.ends().iter().all(|e| shared.contains(e)));
        assert_eq!("2913-2813".parse::<SideId>().unwrap(), side);
        assert!("2813-3013".parse::<SideId>().is_err());
    }

    #[test]
    fn distances_count_steps() {
        assert_eq!(hex("1311").distance(hex("1409")), 3);
        assert_eq!(hex("1311").distance(hex("1609")), 4);
        assert_eq!(hex("2212").distance(hex("2212")), 0);
        assert_eq!(hex("0101").distance(hex("0125")), 24);
    }
}

//! The edges of a sheet.

use sandtable_hex::{Cell, Orientation};
use serde::Deserialize;

use crate::board::Feature;
use crate::config::Config;
use crate::side::Point;

/// An edge of the sheet, as it lies before the reader.
#[derive(Deserialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Edge {
    North,
    South,
    West,
    East,
}

impl Edge {
    pub(crate) const ALL: [Self; 4] = [Self::South, Self::East, Self::West, Self::North];

    /// The feature of the hexes along it.
    pub(crate) const fn feature(self) -> Feature {
        match self {
            Self::South => Feature::SouthEdge,
            Self::East => Feature::EastEdge,
            Self::West => Feature::WestEdge,
            Self::North => Feature::NorthEdge,
        }
    }

    /// The way over it.
    pub(crate) const fn outward(self) -> Point {
        match self {
            Self::South => [0.0, 1.0],
            Self::East => [1.0, 0.0],
            Self::West => [-1.0, 0.0],
            Self::North => [0.0, -1.0],
        }
    }

    /// How many rows or columns a hex lies beyond it: none along it, less on the sheet.
    fn beyond(self, config: &Config, hex: Cell) -> i16 {
        let grid = &config.grid;
        let (low, high) = match self {
            Self::North | Self::South => (grid.rows.0 - hex.row, hex.row - grid.rows.1),
            Self::West | Self::East => (grid.columns.0 - hex.column, hex.column - grid.columns.1),
        };
        let to_low = match self {
            Self::North => !grid.up,
            Self::South => grid.up,
            Self::West => !grid.left,
            Self::East => grid.left,
        };
        if to_low { low } else { high }
    }

    /// Whether a hex of the grid lies along it.
    pub(crate) fn holds(self, config: &Config, hex: Cell) -> bool {
        // A short line ends before the others.
        let next = match config.grid.orientation {
            Orientation::Flat => Cell { row: hex.row + 1, ..hex },
            Orientation::Pointy => Cell { column: hex.column + 1, ..hex },
        };
        let ends_early = config.grid.contains(next) && !config.contains(next);
        self.beyond(config, hex) == 0 || ends_early && self.beyond(config, next) == 0
    }
}

/// Whether a hex lies off the sheet, where the country goes on.
pub(crate) fn is_inland(config: &Config, hex: Cell) -> bool {
    config.open.iter().any(|edge| edge.beyond(config, hex) > 0)
        || config.grid.contains(hex) && !config.contains(hex)
}

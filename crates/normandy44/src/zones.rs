//! Zones of control and their bonds (rule 8).
//!
//! Of each side one byte a hex is kept: in which of the six directions somebody stands whose zone reaches the hex. Zones and bonds
//! of both kinds are read from it:
//!
//! - a zone covers the hex if any bit is set (8.1);
//! - a bond of hex runs through it if two opposite bits are (8.5.1);
//! - a bond of side runs along the side towards a neighbour if the bits to its left and right are, or one of them where the other
//!   end of the side lies at the border (8.5.5).

use crate::board::{Map, SPACES};
use crate::situation::{Situation, flag};
use crate::units::Side;
use sandtable_engine::{SpaceId, UnitId};

/// How many hexes there may be.
pub const HEXES: usize = SPACES;

/// From which directions the zones of a side reach each hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zones([u8; HEXES]);

impl Default for Zones {
    fn default() -> Self {
        Self([0; HEXES])
    }
}

impl Zones {
    /// Whether a hex lies in a zone (8.1).
    #[must_use]
    #[inline]
    pub const fn covers(&self, hex: SpaceId) -> bool {
        self.0[hex.index()] != 0
    }

    /// From where.
    #[must_use]
    #[inline]
    pub const fn around(&self, hex: SpaceId) -> u8 {
        self.0[hex.index()]
    }

    /// Somebody begins or ceases to cast a zone from a hex.
    pub fn set(&mut self, map: &Map, from: SpaceId, casts: bool) {
        let reach = map.reach[from];
        for (direction, beyond) in map.beyond[from].iter().enumerate() {
            if reach >> direction & 1 == 1 {
                let bit = 1 << ((direction + 3) % 6);
                let around = &mut self.0[beyond.to.index()];
                if casts {
                    *around |= bit;
                } else {
                    *around &= !bit;
                }
            }
        }
    }
}

/// Whether two opposite directions are among these.
const fn opposite(around: u8) -> bool {
    around & around >> 3 & 7 != 0
}

impl Situation {
    /// Whether a hex lies in a zone of the enemies of a side.
    #[must_use]
    #[inline]
    pub fn engaged(&self, side: Side, hex: SpaceId) -> bool {
        self.zones[side.enemy().index()].covers(hex)
    }

    /// From which directions units of a side that form bonds reach a hex: dispersed ones do not (20.2).
    #[must_use]
    #[inline]
    pub fn bonding(&self, map: &Map, side: Side, hex: SpaceId) -> u8 {
        let around = self.zones[side.index()].around(hex);
        if around == 0 || side == Side::German || self.dispersed == 0 {
            return around;
        }
        let mut left = 0;
        for (direction, beyond) in map.beyond[hex].iter().enumerate().filter(|(d, _)| around >> d & 1 == 1) {
            let forms = |unit: UnitId| self.casts[unit.index()] && !self.is(unit, flag::DISPERSED);
            if self.stacks.units(beyond.to).any(forms) {
                left |= 1 << direction;
            }
        }
        left
    }

    /// Whether a bond of hex of the enemies of `side` runs through a hex, unless one of `side` stands in it (8.5.2, 8.5.3).
    #[must_use]
    #[inline]
    pub fn bonded(&self, map: &Map, side: Side, hex: SpaceId) -> bool {
        let around = self.zones[side.enemy().index()].around(hex);
        opposite(around) && opposite(self.bonding(map, side.enemy(), hex)) && self.stacks.is_empty(hex)
    }

    /// Through how many empty hexes beside a hex bonds would run if somebody of a side stood there (8.5.1).
    #[must_use]
    pub fn new_bonds(&self, map: &Map, side: Side, hex: SpaceId) -> u32 {
        let reach = map.reach[hex];
        let closes = |(direction, beyond): (usize, &crate::board::Beyond)| {
            // Somebody stands on the far side of the neighbour.
            reach >> direction & 1 == 1
                && self.zones[side.index()].around(beyond.to) >> direction & 1 == 1
                && self.stacks.is_empty(beyond.to)
        };
        map.beyond[hex].iter().enumerate().filter(|way| closes(*way)).count() as u32
    }

    /// Whether a bond of side of the enemies of `side` runs between a hex and its neighbour in a direction (8.5.2), unless units of
    /// `side` stand on both sides (8.5.3); `held` says that one of them stands in the first.
    #[must_use]
    pub fn barred(&self, map: &Map, side: Side, from: SpaceId, direction: usize, held: bool) -> bool {
        let enemy = side.enemy();
        let to = map.beyond[from][direction].to;
        if to == SpaceId::NONE {
            return false;
        }
        let (left, right) = (1_u8 << ((direction + 5) % 6), 1_u8 << ((direction + 1) % 6));
        let here = self.zones[enemy.index()].around(from);
        if here & (left | right) == 0 {
            return false;
        }
        let here = self.bonding(map, enemy, from);
        // The hex to the left of a side lies, for the neighbour, two further on than the way back.
        let there = self.bonding(map, enemy, to);
        let at_left = here & left != 0 && there >> ((direction + 4) % 6) & 1 == 1;
        let at_right = here & right != 0 && there >> ((direction + 2) % 6) & 1 == 1;
        let border = |corner: usize| map.border[from] >> corner & 1 == 1;
        let bond = (at_left && (at_right || border(direction))) || (at_right && border((direction + 5) % 6));
        bond && (!held || self.stacks.is_empty(to))
    }

    /// Whether a line or a unit of `side` may not go from a hex to a neighbour for the enemy's bonds (8.5.2).
    #[must_use]
    pub fn cut(&self, map: &Map, side: Side, from: SpaceId, to: SpaceId) -> bool {
        if self.bonded(map, side, to) {
            return true;
        }
        let held = !self.stacks.is_empty(from);
        map.direction(from, to).is_some_and(|direction| self.barred(map, side, from, direction, held))
    }
}

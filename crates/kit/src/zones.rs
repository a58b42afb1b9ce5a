//! Zones of control, by who casts them.
//!
//! The units of a side that cast a zone cast it on the spaces around the one where they stand; several in one space cast one
//! zone together. Which units do so (all but headquarters, those with a strength above one, those of a stacking value), and
//! across which sides a zone reaches, is the game's to say. [`Zones`] is kept beside the places of the units, so that asking is one
//! read.
//!
//! ```
//! use sandtable_kit::stacks::Stacks;
//! use sandtable_kit::zones::{self, Zones};
//! // A lane 0 – 1 – 2 – 3 – 4, and a box 5. Unit 2 is a headquarters.
//! let around = |space: u16| (0..5).filter(move |&near: &u16| space < 5 && near.abs_diff(space) == 1);
//! let casts = |unit: u8| unit != 2;
//! let (mut stacks, mut zones) = (Stacks::<3, 6>::all_in(5), Zones::<6>::default());
//! for (unit, space) in [(2, 3), (0, 1), (1, 1)] {
//!     zones::put(&mut stacks, &mut zones, unit, space, casts, around);
//! }
//! assert!(zones.covers(0) && zones.covers(2) && !zones.covers(4));
//! // One leaves and the other stays: so does the zone.
//! zones::put(&mut stacks, &mut zones, 0, 5, casts, around);
//! assert!(zones.covers(2));
//! assert_eq!(zones::casters(&stacks, around(2), casts).collect::<Vec<_>>(), [(1, 1)]);
//! ```

use crate::stacks::{Stacks, Unit};

/// From how many spaces a side casts its zone on each space.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zones<const SPACES: usize>([u8; SPACES]);

impl<const SPACES: usize> Default for Zones<SPACES> {
    fn default() -> Self {
        Self([0; SPACES])
    }
}

impl<const SPACES: usize> Zones<SPACES> {
    /// Whether a space lies in a zone of this side.
    #[must_use]
    #[inline]
    pub const fn covers(&self, space: u16) -> bool {
        self.0[space as usize] > 0
    }

    /// From how many spaces a zone of this side is cast on a space.
    #[must_use]
    #[inline]
    pub const fn count(&self, space: u16) -> u8 {
        self.0[space as usize]
    }

    /// A zone is cast on these spaces from one more.
    #[inline]
    pub fn cast(&mut self, around: impl IntoIterator<Item = u16>) {
        for space in around {
            self.0[usize::from(space)] += 1;
        }
    }

    /// A zone is cast on these spaces from one less.
    #[inline]
    pub fn lift(&mut self, around: impl IntoIterator<Item = u16>) {
        for space in around {
            self.0[usize::from(space)] -= 1;
        }
    }
}

/// Moves a unit, and the zone that it casts if it is one of those that do. `zones` are those of its side, `casts` tells the units
/// of its side that cast one, and `around` the spaces on which one is cast from a space.
#[inline]
pub fn put<const UNITS: usize, const SPACES: usize, U: Unit, I: IntoIterator<Item = u16>>(
    stacks: &mut Stacks<UNITS, SPACES, U>,
    zones: &mut Zones<SPACES>,
    unit: U,
    space: u16,
    casts: impl Fn(U) -> bool,
    around: impl Fn(u16) -> I,
) {
    let old = stacks.place(unit);
    if old == space {
        return;
    }
    let fresh = !stacks.units(space).any(&casts);
    stacks.put(unit, space);
    if casts(unit) {
        if !stacks.units(old).any(&casts) {
            zones.lift(around(old));
        }
        if fresh {
            zones.cast(around(space));
        }
    }
}

/// A unit that stays where it is begins or ceases to cast a zone: it is reduced, rebuilt, flipped. `others` tells the other
/// units of its side that cast one.
pub fn turn<const UNITS: usize, const SPACES: usize, U: Unit>(
    stacks: &Stacks<UNITS, SPACES, U>,
    zones: &mut Zones<SPACES>,
    unit: U,
    casts: bool,
    others: impl Fn(U) -> bool,
    around: impl IntoIterator<Item = u16>,
) {
    if stacks.units(stacks.place(unit)).any(|other| other != unit && others(other)) {
        return;
    }
    if casts { zones.cast(around) } else { zones.lift(around) }
}

/// Who casts a zone on a space: the spaces around it, each with those there that do.
pub fn casters<const UNITS: usize, const SPACES: usize, U: Unit>(
    stacks: &Stacks<UNITS, SPACES, U>,
    around: impl IntoIterator<Item = u16>,
    casts: impl Fn(U) -> bool + Copy,
) -> impl Iterator<Item = (u16, U)> {
    around.into_iter().flat_map(move |from| {
        stacks.units(from).filter(move |&unit| casts(unit)).map(move |unit| (from, unit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sandtable_engine::UnitId;

    const UNITS: usize = 8;
    const SPACES: usize = 10;

    proptest! {
        #[test]
        fn zones_kept_are_the_zones_there_are(
            pairs in prop::collection::btree_set((0u16..9, 0u16..9), 0..30),
            units in prop::collection::vec((any::<bool>(), any::<bool>()), UNITS),
            moves in prop::collection::vec((0usize..UNITS, 0u16..10, any::<bool>()), 0..60),
        ) {
            // The last space is a box: no zone is cast from it.
            let around = |space: u16| pairs.iter().filter(move |p| p.0 == space && p.0 != p.1).map(|p| p.1);
            let side = |unit: UnitId| usize::from(units[unit.index()].0);
            let mut able: Vec<bool> = units.iter().map(|unit| unit.1).collect();
            let mut stacks = Stacks::<UNITS, SPACES, UnitId>::all_in(9);
            let mut zones = [Zones::<SPACES>::default(), Zones::default()];
            for (unit, space, flips) in moves {
                let unit = UnitId(unit as u16);
                let ours = side(unit);
                if flips {
                    able[unit.index()] ^= true;
                    let others = |other: UnitId| side(other) == ours && able[other.index()];
                    let at = stacks.place(unit);
                    turn(&stacks, &mut zones[ours], unit, able[unit.index()], others, around(at));
                } else {
                    let casts = |other: UnitId| side(other) == ours && able[other.index()];
                    put(&mut stacks, &mut zones[ours], unit, space, casts, around);
                }
                for (ours, zones) in zones.iter().enumerate() {
                    let casts = |unit: UnitId| side(unit) == ours && able[unit.index()];
                    let mut expected = Zones::default();
                    for space in 0..10 {
                        if stacks.units(space).any(casts) {
                            expected.cast(around(space));
                        }
                    }
                    prop_assert_eq!(zones, &expected);
                    for space in 0..10 {
                        let from = (0..10).filter(|&from| around(from).any(|to| to == space));
                        let found = casters(&stacks, from, casts).count();
                        prop_assert_eq!(found > 0, zones.covers(space));
                        prop_assert!(found >= usize::from(zones.count(space)));
                    }
                }
            }
        }
    }
}

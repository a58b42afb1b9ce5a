//! Zones of control, by who casts them.
//!
//! The units of a side that cast a zone cast it on the spaces around the one where they stand; several in one space cast one
//! zone together. Which units do so (all but headquarters, those with a strength above one, those of a stacking value), and
//! across which sides a zone reaches, is the game's to say. [`Zones`] is kept beside the places of the units, so that asking is one
//! read.
//!
//! ```
//! use sandtable_engine::{SpaceId, UnitId};
//! use sandtable_kit::stacks::Stacks;
//! use sandtable_kit::zones::{self, Zones};
//! // A lane 0 – 1 – 2 – 3 – 4, and a box 5. Unit 2 is a headquarters.
//! let around = |space: SpaceId| (0..5).map(SpaceId).filter(move |near| space.0 < 5 && near.0.abs_diff(space.0) == 1);
//! let casts = |unit: UnitId| unit != UnitId(2);
//! let (mut stacks, mut zones) = (Stacks::<3, 6>::all_in(SpaceId(5)), Zones::<6>::default());
//! for (unit, space) in [(2, 3), (0, 1), (1, 1)] {
//!     zones::put(&mut stacks, &mut zones, UnitId(unit), SpaceId(space), casts, around);
//! }
//! assert!(zones.covers(SpaceId(0)) && zones.covers(SpaceId(2)) && !zones.covers(SpaceId(4)));
//! // One leaves and the other stays: so does the zone.
//! zones::put(&mut stacks, &mut zones, UnitId(0), SpaceId(5), casts, around);
//! assert!(zones.covers(SpaceId(2)));
//! let casters = zones::casters(&stacks, around(SpaceId(2)), casts);
//! assert_eq!(casters.collect::<Vec<_>>(), [(SpaceId(1), UnitId(1))]);
//! ```

use crate::stacks::{Link, Stacks};
use sandtable_engine::{SpaceId, UnitId};

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
    pub const fn covers(&self, space: SpaceId) -> bool {
        self.0[space.index()] > 0
    }

    /// From how many spaces a zone of this side is cast on a space.
    #[must_use]
    #[inline]
    pub const fn count(&self, space: SpaceId) -> u8 {
        self.0[space.index()]
    }

    /// A zone is cast on these spaces from one more.
    #[inline]
    pub fn cast(&mut self, around: impl IntoIterator<Item = SpaceId>) {
        for space in around {
            self.0[space.index()] += 1;
        }
    }

    /// A zone is cast on these spaces from one less.
    #[inline]
    pub fn lift(&mut self, around: impl IntoIterator<Item = SpaceId>) {
        for space in around {
            self.0[space.index()] -= 1;
        }
    }
}

/// Moves a unit, and the zone that it casts if it is one of those that do. `zones` are those of its side, `casts` tells the units
/// of its side that cast one, and `around` the spaces on which one is cast from a space. Zones may be counted over fewer spaces than there
/// are, as boxes have none.
#[inline]
pub fn put<
    const UNITS: usize,
    const SPACES: usize,
    const ZONED: usize,
    L: Link,
    I: IntoIterator<Item = SpaceId>,
>(
    stacks: &mut Stacks<UNITS, SPACES, L>,
    zones: &mut Zones<ZONED>,
    unit: UnitId,
    space: SpaceId,
    casts: impl Fn(UnitId) -> bool,
    around: impl Fn(SpaceId) -> I,
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
pub fn turn<const UNITS: usize, const SPACES: usize, const ZONED: usize, L: Link>(
    stacks: &Stacks<UNITS, SPACES, L>,
    zones: &mut Zones<ZONED>,
    unit: UnitId,
    casts: bool,
    others: impl Fn(UnitId) -> bool,
    around: impl IntoIterator<Item = SpaceId>,
) {
    if stacks.units(stacks.place(unit)).any(|other| other != unit && others(other)) {
        return;
    }
    if casts { zones.cast(around) } else { zones.lift(around) }
}

/// Who casts a zone on a space: the spaces around it, each with those there that do.
pub fn casters<const UNITS: usize, const SPACES: usize, L: Link>(
    stacks: &Stacks<UNITS, SPACES, L>,
    around: impl IntoIterator<Item = SpaceId>,
    casts: impl Fn(UnitId) -> bool + Copy,
) -> impl Iterator<Item = (SpaceId, UnitId)> {
    around.into_iter().flat_map(move |from| {
        stacks.units(from).filter(move |&unit| casts(unit)).map(move |unit| (from, unit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

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
            let around = |space: SpaceId| {
                pairs.iter().filter(move |p| p.0 == space.0 && p.0 != p.1).map(|p| SpaceId(p.1))
            };
            let side = |unit: UnitId| usize::from(units[unit.index()].0);
            let mut able: Vec<bool> = units.iter().map(|unit| unit.1).collect();
            let mut stacks = Stacks::<UNITS, SPACES, UnitId>::all_in(SpaceId(9));
            let mut zones = [Zones::<SPACES>::default(), Zones::default()];
            for (unit, space, flips) in moves {
                let (unit, space) = (UnitId(unit as u16), SpaceId(space));
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
                    for space in (0..10).map(SpaceId) {
                        if stacks.units(space).any(casts) {
                            expected.cast(around(space));
                        }
                    }
                    prop_assert_eq!(zones, &expected);
                    for space in (0..10).map(SpaceId) {
                        let from = (0..10).map(SpaceId).filter(|&from| around(from).any(|to| to == space));
                        let found = casters(&stacks, from, casts).count();
                        prop_assert_eq!(found > 0, zones.covers(space));
                        prop_assert!(found >= usize::from(zones.count(space)));
                    }
                }
            }
        }
    }
}

//! Which units stand where: stacks as chains through fixed arrays. Moving a unit is a handful of writes; asking is one read.
//!
//! ```
//! use sandtable_engine::{SpaceId, UnitId};
//! use sandtable_kit::stacks::Stacks;
//! let (reserve, hex) = (SpaceId(1199), SpaceId(17));
//! let mut stacks = Stacks::<303, 1200, UnitId>::all_in(reserve);
//! stacks.put(UnitId(300), hex);
//! stacks.put(UnitId(12), hex);
//! assert_eq!(stacks.units(hex).collect::<Vec<_>>(), [UnitId(12), UnitId(300)]);
//! assert_eq!((stacks.place(UnitId(12)), stacks.count(reserve)), (hex, 301));
//! ```

use sandtable_engine::SpaceId;
use sandtable_engine::ids::{Id, UnitId};
use std::hash::{Hash, Hasher};
use std::ops::Range;

/// As what a unit is kept: as a [`UnitId`], or as a byte in a game of at most 255 units.
pub trait Link: Id + Ord {
    /// No unit: the end of a stack.
    const NOBODY: Self;
}

impl Link for u8 {
    const NOBODY: Self = Self::MAX;
}

impl Link for UnitId {
    const NOBODY: Self = Self::NONE;
}

/// The places of up to `UNITS` units on up to `SPACES` spaces. The order within a stack is that of the unit ids, so that
/// equal places are equal stacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stacks<const UNITS: usize, const SPACES: usize, L = u8> {
    /// Spaces by unit, as numbers: they are hashed in one piece.
    place: [u16; UNITS],
    next: [L; UNITS],
    head: [L; SPACES],
}

/// By the places alone: all else follows.
impl<const UNITS: usize, const SPACES: usize, L> Hash for Stacks<UNITS, SPACES, L> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place.hash(state);
    }
}

impl<const UNITS: usize, const SPACES: usize, L: Link> Stacks<UNITS, SPACES, L> {
    /// There is a number for every unit, and one for none.
    const FITS: () = assert!(UNITS < 1 << (8 * size_of::<L>()), "too many units for their ids");

    /// All units in one space.
    #[must_use]
    pub fn all_in(space: SpaceId) -> Self {
        const { Self::FITS };
        let mut stacks =
            Self { place: [space.0; UNITS], next: [L::NOBODY; UNITS], head: [L::NOBODY; SPACES] };
        for unit in (0..UNITS).rev() {
            stacks.next[unit] = std::mem::replace(&mut stacks.head[space.index()], L::new(unit));
        }
        stacks
    }

    /// Where a unit is.
    #[must_use]
    #[inline]
    pub const fn place(&self, unit: UnitId) -> SpaceId {
        SpaceId(self.place[unit.index()])
    }

    /// Every unit and where it is, in the order of the units.
    #[inline]
    pub fn places(&self) -> impl ExactSizeIterator<Item = (UnitId, SpaceId)> + '_ {
        self.place.iter().enumerate().map(|(unit, &space)| (UnitId::new(unit), SpaceId(space)))
    }

    /// Whether all units are where they are in `other`.
    #[must_use]
    pub fn same_places(&self, other: &Self) -> bool {
        self.place == other.place
    }

    /// The first unit of a space, if any.
    #[must_use]
    #[inline]
    pub fn first(&self, space: SpaceId) -> Option<UnitId> {
        let first = self.head[space.index()];
        (first != L::NOBODY).then(|| UnitId::new(first.index()))
    }

    /// The unit of a space, if it is the only one there.
    #[must_use]
    #[inline]
    pub fn only(&self, space: SpaceId) -> Option<UnitId> {
        self.first(space).filter(|unit| self.next[unit.index()] == L::NOBODY)
    }

    /// Whether nobody is in a space.
    #[must_use]
    #[inline]
    pub fn is_empty(&self, space: SpaceId) -> bool {
        self.head[space.index()] == L::NOBODY
    }

    /// Whether the first unit of a space is one of these, such as those of a side.
    #[must_use]
    #[inline]
    pub fn is_led_by(&self, space: SpaceId, units: &Range<UnitId>) -> bool {
        let first = self.head[space.index()].index();
        first.wrapping_sub(units.start.index()) < units.end.index() - units.start.index()
    }

    /// The units of a space, in the order of their ids.
    #[inline]
    pub fn units(&self, space: SpaceId) -> impl Iterator<Item = UnitId> + '_ {
        let mut at = self.head[space.index()];
        std::iter::from_fn(move || {
            (at != L::NOBODY).then(|| {
                let unit = at.index();
                at = self.next[unit];
                UnitId::new(unit)
            })
        })
    }

    /// How many units are in a space. They are counted when somebody asks: stacks are short, and a situation is copied often.
    #[must_use]
    #[inline]
    pub fn count(&self, space: SpaceId) -> usize {
        self.units(space).count()
    }

    /// Moves a unit. Tells whether its old space is now empty and its new one was.
    #[inline]
    pub fn put(&mut self, unit: UnitId, space: SpaceId) -> (bool, bool) {
        let old = self.place(unit);
        let link = L::new(unit.index());
        self.unlink(link, old);
        let (emptied, fresh) = (self.is_empty(old), self.is_empty(space));
        self.place[unit.index()] = space.0;
        self.link(link, space);
        (emptied, fresh)
    }

    fn unlink(&mut self, unit: L, space: SpaceId) {
        let next = self.next[unit.index()];
        let mut at = self.head[space.index()];
        if at == unit {
            self.head[space.index()] = next;
            return;
        }
        while self.next[at.index()] != unit {
            at = self.next[at.index()];
        }
        self.next[at.index()] = next;
    }

    fn link(&mut self, unit: L, space: SpaceId) {
        let first = self.head[space.index()];
        if first == L::NOBODY || first > unit {
            self.next[unit.index()] = first;
            self.head[space.index()] = unit;
            return;
        }
        let mut at = first;
        while self.next[at.index()] != L::NOBODY && self.next[at.index()] < unit {
            at = self.next[at.index()];
        }
        self.next[unit.index()] = self.next[at.index()];
        self.next[at.index()] = unit;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn stacks_hold_every_unit_once_in_order(moves in prop::collection::vec((0u16..20, 0u16..9), 0..200)) {
            let mut small = Stacks::<20, 9>::all_in(SpaceId(0));
            let mut large = Stacks::<20, 9, UnitId>::all_in(SpaceId(0));
            let mut places = [SpaceId(0); 20];
            for (unit, space) in moves {
                let (unit, space) = (UnitId(unit), SpaceId(space));
                prop_assert_eq!(small.put(unit, space), large.put(unit, space));
                places[unit.index()] = space;
            }
            prop_assert!(small.places().eq(large.places()));
            prop_assert!(small.places().eq((0..20).map(|unit| (UnitId(unit), places[usize::from(unit)]))));
            let half = UnitId(10)..UnitId(20);
            for space in (0..9).map(SpaceId) {
                let expected: Vec<UnitId> = (0..20).map(UnitId).filter(|u| places[u.index()] == space).collect();
                prop_assert_eq!(small.first(space), expected.first().copied());
                prop_assert_eq!(small.only(space), expected.first().copied().filter(|_| expected.len() == 1));
                prop_assert_eq!(small.is_led_by(space, &half), expected.first().is_some_and(|unit| half.contains(unit)));
                prop_assert_eq!(small.is_led_by(space, &half), large.is_led_by(space, &half));
                prop_assert_eq!(small.is_empty(space), expected.is_empty());
                prop_assert_eq!((small.count(space), large.count(space)), (expected.len(), expected.len()));
                prop_assert_eq!(small.units(space).collect::<Vec<_>>(), expected.clone());
                prop_assert_eq!(large.units(space).collect::<Vec<_>>(), expected);
            }
        }
    }
}

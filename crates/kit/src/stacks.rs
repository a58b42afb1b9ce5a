//! Which units stand where: stacks as chains through fixed arrays. Moving a unit is a handful of writes; asking is one read.
//!
//! ```
//! use sandtable_engine::UnitId;
//! use sandtable_kit::stacks::Stacks;
//! let mut stacks = Stacks::<303, 1200, UnitId>::all_in(1199);
//! stacks.put(UnitId(300), 17);
//! stacks.put(UnitId(12), 17);
//! assert_eq!(stacks.units(17).collect::<Vec<_>>(), [UnitId(12), UnitId(300)]);
//! assert_eq!((stacks.place(UnitId(12)), stacks.count(1199)), (17, 301));
//! ```

use sandtable_engine::ids::{Id, UnitId};
use std::hash::{Hash, Hasher};

/// What stands for a unit: a [`UnitId`], or a byte in a game of at most 255 units.
pub trait Unit: Id + Ord {
    /// No unit: the end of a stack.
    const NOBODY: Self;
}

impl Unit for u8 {
    const NOBODY: Self = NOBODY;
}

impl Unit for UnitId {
    const NOBODY: Self = Self::NONE;
}

/// No unit, where a byte stands for one.
pub const NOBODY: u8 = u8::MAX;

/// The places of up to `UNITS` units on up to `SPACES` spaces. The order within a stack is that of the unit ids, so that
/// equal places are equal stacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stacks<const UNITS: usize, const SPACES: usize, U = u8> {
    place: [u16; UNITS],
    next: [U; UNITS],
    head: [U; SPACES],
}

/// By the places alone: all else follows.
impl<const UNITS: usize, const SPACES: usize, U> Hash for Stacks<UNITS, SPACES, U> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.place.hash(state);
    }
}

impl<const UNITS: usize, const SPACES: usize, U: Unit> Stacks<UNITS, SPACES, U> {
    /// There is a number for every unit, and one for none.
    const FITS: () = assert!(UNITS < 1 << (8 * size_of::<U>()), "too many units for their ids");

    /// All units in one space.
    #[must_use]
    pub fn all_in(space: u16) -> Self {
        const { Self::FITS };
        let mut stacks = Self { place: [space; UNITS], next: [U::NOBODY; UNITS], head: [U::NOBODY; SPACES] };
        for unit in (0..UNITS).rev() {
            stacks.next[unit] = std::mem::replace(&mut stacks.head[usize::from(space)], U::new(unit));
        }
        stacks
    }

    /// Where a unit is.
    #[must_use]
    #[inline]
    pub fn place(&self, unit: U) -> u16 {
        self.place[unit.index()]
    }

    /// All places in the order of the units.
    #[must_use]
    pub const fn places(&self) -> &[u16; UNITS] {
        &self.place
    }

    /// The first unit of a space, or [`Unit::NOBODY`].
    #[must_use]
    #[inline]
    pub const fn top(&self, space: u16) -> U {
        self.head[space as usize]
    }

    /// The first unit of a space, if any.
    #[must_use]
    pub fn first(&self, space: u16) -> Option<U> {
        Some(self.top(space)).filter(|&unit| unit != U::NOBODY)
    }

    /// The units of a space, in the order of their ids.
    #[inline]
    pub fn units(&self, space: u16) -> impl Iterator<Item = U> + '_ {
        let mut at = self.head[usize::from(space)];
        std::iter::from_fn(move || {
            (at != U::NOBODY).then(|| {
                let unit = at;
                at = self.next[unit.index()];
                unit
            })
        })
    }

    /// How many units are in a space.
    #[must_use]
    #[inline]
    pub fn count(&self, space: u16) -> usize {
        self.units(space).count()
    }

    /// Moves a unit. Tells whether its old space is now empty and its new one was.
    #[inline]
    pub fn put(&mut self, unit: U, space: u16) -> (bool, bool) {
        let old = self.place[unit.index()];
        self.unlink(unit, old);
        let emptied = self.head[usize::from(old)] == U::NOBODY;
        let fresh = self.head[usize::from(space)] == U::NOBODY;
        self.link(unit, space);
        (emptied, fresh)
    }

    fn unlink(&mut self, unit: U, space: u16) {
        let next = self.next[unit.index()];
        let mut at = self.head[usize::from(space)];
        if at == unit {
            self.head[usize::from(space)] = next;
            return;
        }
        while self.next[at.index()] != unit {
            at = self.next[at.index()];
        }
        self.next[at.index()] = next;
    }

    fn link(&mut self, unit: U, space: u16) {
        self.place[unit.index()] = space;
        let first = self.head[usize::from(space)];
        if first == U::NOBODY || first > unit {
            self.next[unit.index()] = first;
            self.head[usize::from(space)] = unit;
            return;
        }
        let mut at = first;
        while self.next[at.index()] != U::NOBODY && self.next[at.index()] < unit {
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
        fn stacks_hold_every_unit_once_in_order(moves in prop::collection::vec((0usize..20, 0u16..9), 0..200)) {
            let mut small = Stacks::<20, 9>::all_in(0);
            let mut large = Stacks::<20, 9, UnitId>::all_in(0);
            let mut places = [0u16; 20];
            for (unit, space) in moves {
                prop_assert_eq!(small.put(u8::new(unit), space), large.put(UnitId::new(unit), space));
                places[unit] = space;
            }
            prop_assert_eq!((small.places(), large.places()), (&places, &places));
            for space in 0..9 {
                let expected: Vec<usize> = (0..20).filter(|&u| places[u] == space).collect();
                prop_assert_eq!(small.units(space).map(Id::index).collect::<Vec<_>>(), expected.clone());
                prop_assert_eq!(large.units(space).map(Id::index).collect::<Vec<_>>(), expected);
            }
        }
    }
}

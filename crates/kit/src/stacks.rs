//! Which units stand where: stacks as chains through fixed arrays, and how many occupied neighbours cast a zone on a
//! space. Moving a unit is a handful of writes; asking is one read.

/// No unit: the end of a stack.
pub const NOBODY: u8 = u8::MAX;

/// The places of up to 255 units on up to `SPACES` spaces. The order within a stack is that of the unit ids, so that
/// equal places are equal stacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stacks<const UNITS: usize, const SPACES: usize> {
    place: [u16; UNITS],
    next: [u8; UNITS],
    head: [u8; SPACES],
}

impl<const UNITS: usize, const SPACES: usize> Stacks<UNITS, SPACES> {
    /// All units in one space.
    #[must_use]
    pub fn all_in(space: u16) -> Self {
        assert!(UNITS < usize::from(NOBODY), "unit ids must fit a byte");
        let mut stacks = Self { place: [space; UNITS], next: [NOBODY; UNITS], head: [NOBODY; SPACES] };
        stacks.head[usize::from(space)] = 0;
        for unit in 1..UNITS {
            stacks.next[unit - 1] = unit as u8;
        }
        stacks
    }

    /// Where a unit is.
    #[must_use]
    #[inline]
    pub const fn place(&self, unit: u8) -> u16 {
        self.place[unit as usize]
    }

    /// All places in the order of the units.
    #[must_use]
    pub const fn places(&self) -> &[u16; UNITS] {
        &self.place
    }

    /// The first unit of a space, or [`NOBODY`].
    #[must_use]
    #[inline]
    pub const fn top(&self, space: u16) -> u8 {
        self.head[space as usize]
    }

    /// The first unit of a space, if any.
    #[must_use]
    pub const fn first(&self, space: u16) -> Option<u8> {
        match self.top(space) {
            NOBODY => None,
            unit => Some(unit),
        }
    }

    /// The units of a space, in the order of their ids.
    #[inline]
    pub fn units(&self, space: u16) -> impl Iterator<Item = u8> + '_ {
        let mut at = self.head[usize::from(space)];
        std::iter::from_fn(move || {
            (at != NOBODY).then(|| {
                let unit = at;
                at = self.next[usize::from(unit)];
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
    pub fn put(&mut self, unit: u8, space: u16) -> (bool, bool) {
        let old = self.place[usize::from(unit)];
        self.unlink(unit, old);
        let emptied = self.head[usize::from(old)] == NOBODY;
        let fresh = self.head[usize::from(space)] == NOBODY;
        self.link(unit, space);
        (emptied, fresh)
    }

    fn unlink(&mut self, unit: u8, space: u16) {
        let next = self.next[usize::from(unit)];
        let mut at = self.head[usize::from(space)];
        if at == unit {
            self.head[usize::from(space)] = next;
            return;
        }
        while self.next[usize::from(at)] != unit {
            at = self.next[usize::from(at)];
        }
        self.next[usize::from(at)] = next;
    }

    fn link(&mut self, unit: u8, space: u16) {
        self.place[usize::from(unit)] = space;
        let first = self.head[usize::from(space)];
        if first == NOBODY || first > unit {
            self.next[usize::from(unit)] = first;
            self.head[usize::from(space)] = unit;
            return;
        }
        let mut at = first;
        while self.next[usize::from(at)] != NOBODY && self.next[usize::from(at)] < unit {
            at = self.next[usize::from(at)];
        }
        self.next[usize::from(unit)] = self.next[usize::from(at)];
        self.next[usize::from(at)] = unit;
    }
}

/// How many occupied neighbours cast a zone on each space, for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
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

    /// A space of this side has become occupied: its neighbours come under its zone.
    #[inline]
    pub fn cast(&mut self, neighbours: impl IntoIterator<Item = u16>) {
        for space in neighbours {
            self.0[usize::from(space)] += 1;
        }
    }

    /// The last unit has left a space of this side.
    #[inline]
    pub fn lift(&mut self, neighbours: impl IntoIterator<Item = u16>) {
        for space in neighbours {
            self.0[usize::from(space)] -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn stacks_hold_every_unit_once_in_order(moves in prop::collection::vec((0u8..20, 0u16..9), 0..200)) {
            let mut stacks = Stacks::<20, 9>::all_in(0);
            let mut places = [0u16; 20];
            for (unit, space) in moves {
                stacks.put(unit, space);
                places[usize::from(unit)] = space;
            }
            prop_assert_eq!(stacks.places(), &places);
            for space in 0..9 {
                let expected: Vec<u8> = (0..20).filter(|&u| places[usize::from(u)] == space).collect();
                prop_assert_eq!(stacks.units(space).collect::<Vec<_>>(), expected);
            }
        }
    }
}

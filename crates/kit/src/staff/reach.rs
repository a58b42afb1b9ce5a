//! Who can go where. Units that start alike share one search.
//!
//! ```
//! use sandtable_engine::{SpaceId, UnitId};
//! use sandtable_kit::{sets::Set, staff::reach::Reach};
//! let mut reach = Reach::<1, 1>::new(9);
//! let front = Set::one(SpaceId(5));
//! let mut searches = 0;
//! for unit in [UnitId(3), UnitId(4)] {
//!     reach.add(unit, 7, &front, || {
//!         searches += 1;
//!         [SpaceId(2), SpaceId(5)].into_iter().collect()
//!     });
//! }
//! assert_eq!(searches, 1);
//! assert!(reach.of(UnitId(4)).is_some_and(|set| set.contains(SpaceId(2))));
//! assert_eq!((reach.who(SpaceId(5)).len(), reach.who(SpaceId(2)).len()), (2, 0));
//! ```

use crate::sets::Set;
use sandtable_engine::ids::{SpaceId, Spaces, UnitId};

/// No search: the unit cannot move.
const NONE: u16 = u16::MAX;

/// Where every unit that can move may go, and who can come to the spaces that matter. `U` and `S` are the words of a set of
/// units and of a set of spaces.
#[derive(Clone, Debug)]
pub struct Reach<const U: usize, const S: usize> {
    /// What units that start alike have in common, and where they can go.
    searches: Vec<(u64, Set<SpaceId, S>)>,
    search_of: Vec<u16>,
    who: Spaces<Vec<Set<UnitId, U>>>,
}

impl<const U: usize, const S: usize> Reach<U, S> {
    /// Nobody goes anywhere on a board of so many spaces.
    #[must_use]
    pub fn new(spaces: usize) -> Self {
        Self {
            searches: Vec::new(),
            search_of: vec![NONE; 64 * U],
            who: Spaces::new(vec![Set::EMPTY; spaces]),
        }
    }

    /// Adds a unit. `key` is what those who can go to the same spaces have in common: place, pace, allowance; `search` is asked
    /// once for each. Of the spaces in `front` it is noted who can come there.
    pub fn add(
        &mut self,
        unit: UnitId,
        key: u64,
        front: &Set<SpaceId, S>,
        search: impl FnOnce() -> Set<SpaceId, S>,
    ) {
        let known = self.searches.iter().position(|(of, _)| *of == key);
        let at = known.unwrap_or_else(|| {
            self.searches.push((key, search()));
            self.searches.len() - 1
        });
        self.search_of[unit.index()] = at as u16;
        for space in self.searches[at].1.and(front).iter() {
            self.who[space].insert(unit);
        }
    }

    /// Where a unit can go; none if it cannot move.
    #[must_use]
    pub fn of(&self, unit: UnitId) -> Option<&Set<SpaceId, S>> {
        self.searches.get(usize::from(self.search_of[unit.index()])).map(|(_, set)| set)
    }

    /// Who can come to a space of the front.
    #[must_use]
    pub fn who(&self, space: SpaceId) -> &Set<UnitId, U> {
        &self.who[space]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn shared_searches_are_the_searches_of_each(
            starts in prop::collection::vec(prop::option::of(0u64..5), 20),
            fields in prop::collection::vec(prop::collection::btree_set(0u16..30, 0..10), 5),
            front in prop::collection::btree_set(0u16..30, 0..15),
        ) {
            let set = |spaces: &std::collections::BTreeSet<u16>| spaces.iter().copied().map(SpaceId).collect();
            let front: Set<SpaceId, 1> = set(&front);
            let mut reach = Reach::<1, 1>::new(30);
            let units = || (0..20).map(UnitId).zip(&starts);
            for (unit, start) in units() {
                if let Some(start) = *start {
                    reach.add(unit, start, &front, || set(&fields[start as usize]));
                }
            }
            for (unit, start) in units() {
                prop_assert_eq!(reach.of(unit).copied(), start.map(|start| set(&fields[start as usize])));
            }
            for space in (0..30).map(SpaceId) {
                let comes = |start: &Option<u64>| start.is_some_and(|at| fields[at as usize].contains(&space.0));
                let expected = units().filter(|(_, start)| front.contains(space) && comes(start)).map(|(unit, _)| unit);
                prop_assert_eq!(*reach.who(space), expected.collect());
            }
        }
    }
}

//! Marching by way-points, where the way matters: who passes through a space takes it, drives a headquarters out of it or comes
//! under fire there.
//!
//! A unit in hand goes a part of its way, something happens, and it goes on with the points that it has left. The march is
//! kept in the situation; the field is searched anew from where the unit is.
//!
//! ```
//! use sandtable_engine::SpaceId;
//! use sandtable_kit::march::March;
//! use sandtable_kit::movement::{Enter, Field, Steps};
//! // A lane 0 – 1 – 2 – 3 with a river behind 0, which only the first step may cross, and one behind 2.
//! let [a, b, c, d] = [0, 1, 2, 3].map(SpaceId);
//! let steps = Steps::new([vec![(b, 1)], vec![(a, 1), (c, 1)], vec![(b, 1), (d, 1)], vec![(c, 1)]]);
//! let river = |from, to| (from, to) == (a, b) || (from, to) == (c, d);
//! let mut field = Field::default();
//! let mut march = March::new(a, 6);
//! let enter = |march: &March, from, to, base| match river(from, to) {
//!     true if march.is_first(from) => Enter::Pass(base + 1),
//!     true => Enter::Bar,
//!     false => Enter::Pass(base),
//! };
//! march.search(&mut field, &steps, enter);
//! assert_eq!(march.go(&field, b), Some(vec![a, b]));
//! march.search(&mut field, &steps, enter);
//! assert_eq!(march.go(&field, c), Some(vec![b, c]));
//! assert_eq!((march.at, march.left), (c, 3));
//! march.search(&mut field, &steps, enter);
//! assert_eq!(march.go(&field, d), None); // not the first step any more
//! ```

use crate::movement::{Enter, Field, Steps};
use sandtable_engine::SpaceId;

/// A unit, or several together, on the march.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct March {
    /// Where it is.
    pub at: SpaceId,
    /// The points that it has left.
    pub left: u8,
    /// Whether it has taken a step.
    pub moved: bool,
    /// Whether it must stay where it is.
    pub halted: bool,
}

impl March {
    /// A unit that has not moved yet, and the points that it may spend.
    #[must_use]
    pub const fn new(at: SpaceId, allowance: u8) -> Self {
        Self { at, left: allowance, moved: false, halted: false }
    }

    /// Whether a step from a space would be the first of the march.
    #[must_use]
    pub const fn is_first(&self, from: SpaceId) -> bool {
        !self.moved && from.0 == self.at.0
    }

    /// Searches where it can go from here with what it has left ([`Field::run_by`]).
    pub fn search(
        &self,
        field: &mut Field,
        steps: &Steps,
        mut enter: impl FnMut(&Self, SpaceId, SpaceId, u8) -> Enter,
    ) {
        let sources = [(self.at, 0)];
        field.run_by(steps, &sources, true, self.left, |from, to, base| {
            if self.halted { Enter::Bar } else { enter(self, from, to, base) }
        });
    }

    /// Goes to a space of the field by the cheapest way, pays, and halts if that way ends there. Gives the spaces passed, this
    /// one and that one included; none if it cannot go there, or is there.
    ///
    /// Where a dearer way would lead on, the player names a space of that way first.
    pub fn go(&mut self, field: &Field, to: SpaceId) -> Option<Vec<SpaceId>> {
        let cost = field.cost(to).filter(|&cost| cost <= self.left && to != self.at && !self.halted)?;
        let path = field.path(to);
        if path.first() != Some(&self.at) {
            return None;
        }
        *self = Self { at: to, left: self.left - cost, moved: true, halted: !field.goes_on(to) };
        Some(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn step_by_step_costs_as_much_as_in_one_go(
            ways in prop::collection::vec((0u16..8, 0u16..8, 1u8..5), 0..40),
            entries in prop::collection::vec((0u8..4, 0u8..3), 64),
            first in prop::collection::vec(any::<bool>(), 64),
            allowance in 0u8..20,
            to in (0u16..8).prop_map(SpaceId),
        ) {
            let steps = Steps::new((0..8u16).map(|s| ways.iter().filter(move |w| w.0 == s).map(|w| (SpaceId(w.1), w.2)).collect::<Vec<_>>()));
            let enter = |march: &March, from: SpaceId, to: SpaceId, base: u8| {
                let (kind, more) = entries[from.index() * 8 + to.index()];
                match kind {
                    0 => Enter::Bar,
                    1 if first[from.index() * 8 + to.index()] && !march.is_first(from) => Enter::Bar,
                    1 => Enter::Stop(base + more),
                    _ => Enter::Pass(base + more),
                }
            };
            let mut field = Field::default();
            let (mut whole, mut parts) = (March::new(SpaceId(0), allowance), March::new(SpaceId(0), allowance));
            whole.search(&mut field, &steps, enter);
            let Some(path) = whole.go(&field, to) else { return Ok(()) };
            for (i, &space) in path.iter().enumerate().skip(1) {
                parts.search(&mut field, &steps, enter);
                prop_assume!(i + 1 == path.len() || field.goes_on(space));
                // One step at a time is the way told, unless another is as cheap.
                prop_assert!(parts.go(&field, space).is_some());
            }
            prop_assert_eq!(parts, whole);
            if whole.halted {
                whole.search(&mut field, &steps, enter);
                prop_assert_eq!(field.reached(), [whole.at]);
                prop_assert!((0..8).map(SpaceId).all(|to| whole.go(&field, to).is_none()));
            }
        }
    }
}

//! Marching by way-points, where the way matters: who passes through a space takes it, drives a headquarters out of it or comes
//! under fire there.
//!
//! A unit in hand goes a part of its way, something happens, and it goes on with the points that it has left. The march is
//! kept in the situation; the field is searched anew from where the unit is.
//!
//! ```
//! use sandtable_kit::march::March;
//! use sandtable_kit::movement::{Enter, Field, Steps};
//! // A lane 0 – 1 – 2 – 3 with a river behind 0, which only the first step may cross, and one behind 2.
//! let steps = Steps::new([vec![(1, 1)], vec![(0, 1), (2, 1)], vec![(1, 1), (3, 1)], vec![(2, 1)]]);
//! let river = |from, to| (from, to) == (0, 1) || (from, to) == (2, 3);
//! let mut field = Field::default();
//! let mut march = March::new(0, 6);
//! let enter = |march: &March, from, to, base| match river(from, to) {
//!     true if march.is_first(from) => Enter::Pass(base + 1),
//!     true => Enter::Bar,
//!     false => Enter::Pass(base),
//! };
//! march.search(&mut field, &steps, enter);
//! assert_eq!(march.go(&field, 1), Some(vec![0, 1]));
//! march.search(&mut field, &steps, enter);
//! assert_eq!(march.go(&field, 2), Some(vec![1, 2]));
//! assert_eq!((march.at, march.left), (2, 3));
//! march.search(&mut field, &steps, enter);
//! assert_eq!(march.go(&field, 3), None); // not the first step any more
//! ```

use crate::movement::{Enter, Field, Steps};

/// A unit, or several together, on the march.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct March {
    /// Where it is.
    pub at: u16,
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
    pub const fn new(at: u16, allowance: u8) -> Self {
        Self { at, left: allowance, moved: false, halted: false }
    }

    /// Whether a step from a space would be the first of the march.
    #[must_use]
    pub const fn is_first(&self, from: u16) -> bool {
        !self.moved && from == self.at
    }

    /// Searches where it can go from here with what it has left ([`Field::run_by`]).
    pub fn search(
        &self,
        field: &mut Field,
        steps: &Steps,
        mut enter: impl FnMut(&Self, u16, u16, u8) -> Enter,
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
    pub fn go(&mut self, field: &Field, to: u16) -> Option<Vec<u16>> {
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
            to in 0u16..8,
        ) {
            let steps = Steps::new((0..8u16).map(|s| ways.iter().filter(move |w| w.0 == s).map(|w| (w.1, w.2)).collect::<Vec<_>>()));
            let enter = |march: &March, from: u16, to: u16, base: u8| {
                let (kind, more) = entries[usize::from(from * 8 + to)];
                match kind {
                    0 => Enter::Bar,
                    1 if first[usize::from(from * 8 + to)] && !march.is_first(from) => Enter::Bar,
                    1 => Enter::Stop(base + more),
                    _ => Enter::Pass(base + more),
                }
            };
            let mut field = Field::default();
            let (mut whole, mut parts) = (March::new(0, allowance), March::new(0, allowance));
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
                prop_assert!((0..8).all(|to| whole.go(&field, to).is_none()));
            }
        }
    }
}

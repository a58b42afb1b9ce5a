//! Threats: how much strength can come to, or beside, each space in its next turn, roughly.
//!
//! A search of the movement of every enemy would be exact, and dear. Distance tells nearly as much: strength counts whole near
//! by and less further off, until it cannot come.
//!
//! ```
//! use sandtable_engine::ids::{SpaceId, Spaces};
//! use sandtable_kit::staff::threat::Near;
//! // A lane of nine spaces; whoever stands in the middle reaches two spaces surely and a third one perhaps.
//! let near = Near::new(9, 3, |a, b| a.0.abs_diff(b.0) as u8);
//! let mut threat = Spaces::new([0; 9]);
//! near.spread(SpaceId(4), 3, &mut threat, |distance| if distance < 3 { 10 } else { 5 });
//! assert_eq!(threat.items(), &[0, 5, 10, 10, 10, 10, 10, 5, 0]);
//! ```

use sandtable_engine::ids::{SpaceId, Spaces};
use sandtable_engine::sorting;

/// The spaces near each space.
#[derive(Clone, Debug, Default)]
pub struct Near {
    lists: Spaces<Vec<Vec<(SpaceId, u8)>>>,
}

impl Near {
    /// Lists for each of the first so many spaces of a board those of them that are at most so far away.
    #[must_use]
    pub fn new(spaces: u16, most: u8, distance: impl Fn(SpaceId, SpaceId) -> u8) -> Self {
        let list = |from| {
            let all = (0..spaces).map(SpaceId).map(|to| (to, distance(from, to)));
            let mut list: Vec<(SpaceId, u8)> = all.filter(|&(_, far)| far <= most).collect();
            sorting::by_key(&mut list, |&(to, far)| [far.into(), to.0.into()]);
            list
        };
        Self { lists: (0..spaces).map(SpaceId).map(list).collect() }
    }

    /// What is near a space, and how far: the nearest first, so itself before all.
    #[must_use]
    #[inline]
    pub fn of(&self, space: SpaceId) -> &[(SpaceId, u8)] {
        &self.lists[space]
    }

    /// Adds what stands in a space to all that is at most so far from it. `at` says what it counts at a distance.
    #[inline]
    pub fn spread<const SPACES: usize>(
        &self,
        from: SpaceId,
        most: u8,
        out: &mut Spaces<[i32; SPACES]>,
        at: impl Fn(u8) -> i32,
    ) {
        for &(to, far) in self.of(from).iter().take_while(|(_, far)| *far <= most) {
            out[to] += at(far);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_threat_is_the_sum_over_all_who_are_near(
            places in prop::collection::vec((0u8..6, 0u8..6), 12),
            strengths in prop::collection::vec(0i32..20, 12),
            near_by in 0u8..8,
            most in 0u8..8,
        ) {
            let distance = |a: SpaceId, b: SpaceId| {
                let (a, b) = (places[a.index()], places[b.index()]);
                a.0.abs_diff(b.0) + a.1.abs_diff(b.1)
            };
            let falls = |strength: i32, far: u8| strength * 4 / (4 + i32::from(far));
            let near = Near::new(12, near_by, distance);
            let mut found = Spaces::new([0; 12]);
            for from in (0..12).map(SpaceId) {
                near.spread(from, most, &mut found, |far| falls(strengths[from.index()], far));
                prop_assert!(near.of(from).is_sorted_by_key(|&(_, far)| far));
            }
            for to in (0..12).map(SpaceId) {
                let close = (0..12).map(SpaceId).filter(|&from| distance(from, to) <= most.min(near_by));
                let sum: i32 = close.map(|from| falls(strengths[from.index()], distance(from, to))).sum();
                prop_assert_eq!(found[to], sum);
            }
        }
    }
}

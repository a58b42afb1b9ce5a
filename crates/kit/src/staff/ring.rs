//! The ring around a stack: which of its ways out are closed by whom.
//!
//! ```
//! use sandtable_engine::SpaceId;
//! use sandtable_kit::staff::ring::Ring;
//! // Six spaces in a circle: each closes itself and its two neighbours.
//! let spaces: Vec<SpaceId> = (0..6).map(SpaceId).collect();
//! let ring = Ring::new(&spaces, |a, b| a.0.abs_diff(b.0) % 4 == 1);
//! assert_eq!(ring.closed_from(0), 0b10_0011);
//! // Two opposite ones surround whoever stands in the middle.
//! assert_eq!(ring.closed_from(0) | ring.closed_from(3), 0b11_1111);
//! ```

use sandtable_engine::SpaceId;

/// How many spaces a ring has at most: the six around a hex.
pub const MOST: usize = 6;

/// The spaces around one, by their place in the list, and which of them a unit in each closes: that one itself, and those that
/// it touches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ring([u8; MOST]);

impl Ring {
    /// The ring of the first six of some spaces.
    #[must_use]
    pub fn new(around: &[SpaceId], touch: impl Fn(SpaceId, SpaceId) -> bool) -> Self {
        let mut ring = Self::default();
        for (mask, &from) in ring.0.iter_mut().zip(around) {
            for (i, &to) in around.iter().take(MOST).enumerate() {
                *mask |= u8::from(from == to || touch(from, to)) << i;
            }
        }
        ring
    }

    /// The spaces of the ring that somebody in one of them closes, as bits.
    #[must_use]
    #[inline]
    pub const fn closed_from(&self, place: usize) -> u8 {
        self.0[place]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_ring_is_closed_where_somebody_stands_or_touches(
            around in prop::collection::btree_set(0u16..12, 0..8),
            touching in prop::collection::btree_set((0u16..12, 0u16..12), 0..40),
            standing in any::<u8>(),
        ) {
            let around: Vec<SpaceId> = around.into_iter().map(SpaceId).collect();
            let touch = |a: SpaceId, b: SpaceId| touching.contains(&(a.0, b.0));
            let ring = Ring::new(&around, touch);
            let ring_of = &around[..around.len().min(MOST)];
            let stands = || ring_of.iter().enumerate().filter(|(i, _)| standing >> i & 1 == 1);
            let closed = stands().fold(0, |closed, (i, _)| closed | ring.closed_from(i));
            for (i, &to) in ring_of.iter().enumerate() {
                prop_assert_eq!(closed >> i & 1 == 1, stands().any(|(_, &from)| from == to || touch(from, to)));
            }
            prop_assert_eq!(u32::from(closed) >> ring_of.len(), 0);
        }
    }
}

//! What stands where once everybody is where he is meant to be.
//!
//! ```
//! use sandtable_engine::SpaceId;
//! use sandtable_kit::staff::posture::{Piece, Posture};
//! let mut posture = Posture::<5>::default();
//! let around = |space: SpaceId| [space.0 - 1, space.0 + 1].map(SpaceId);
//! posture.place(SpaceId(2), Piece { attack: 3, defence: 4, step: 900 }, around);
//! posture.place(SpaceId(2), Piece { attack: 0, defence: 2, step: 500 }, around);
//! let post = posture.at(SpaceId(2));
//! assert_eq!((post.count, post.attack, post.defence, post.step), (2, 3, 6, 500));
//! assert!(posture.covers(SpaceId(1)) && !posture.covers(SpaceId(2)));
//! ```

use sandtable_engine::ids::{SpaceId, Spaces};

/// What a unit brings to where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its attack, if it can take part in one there.
    pub attack: i32,
    /// Its defence.
    pub defence: i32,
    /// What the loss of a step would cost.
    pub step: i64,
}

/// Those who are meant to be in one space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// How many there are.
    pub count: u8,
    /// Their attack.
    pub attack: i32,
    /// Their defence.
    pub defence: i32,
    /// The cheapest step among them.
    pub step: i64,
}

impl Post {
    /// Nobody.
    pub const EMPTY: Self = Self { count: 0, attack: 0, defence: 0, step: i64::MAX };
}

/// Who is meant to be where, and what that covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posture<const SPACES: usize> {
    posts: Spaces<[Post; SPACES]>,
    /// From how many spaces each is covered.
    cover: Spaces<[u8; SPACES]>,
}

impl<const SPACES: usize> Default for Posture<SPACES> {
    fn default() -> Self {
        Self { posts: Spaces::new([Post::EMPTY; SPACES]), cover: Spaces::new([0; SPACES]) }
    }
}

impl<const SPACES: usize> Posture<SPACES> {
    /// Places a unit. Whoever is first in a space covers those around it.
    pub fn place<I: IntoIterator<Item = SpaceId>>(
        &mut self,
        space: SpaceId,
        piece: Piece,
        around: impl FnOnce(SpaceId) -> I,
    ) {
        let post = &mut self.posts[space];
        if post.count == 0 {
            for near in around(space) {
                self.cover[near] += 1;
            }
        }
        post.count += 1;
        post.attack += piece.attack;
        post.defence += piece.defence;
        post.step = post.step.min(piece.step);
    }

    /// Who is meant to be in a space.
    #[must_use]
    #[inline]
    pub fn at(&self, space: SpaceId) -> &Post {
        &self.posts[space]
    }

    /// Whether somebody is meant to be beside a space.
    #[must_use]
    #[inline]
    pub fn covers(&self, space: SpaceId) -> bool {
        self.cover[space] > 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn the_posture_is_the_sum_of_the_pieces(
            pairs in prop::collection::btree_set((0u16..8, 0u16..8), 0..20),
            pieces in prop::collection::vec((0u16..8, 0i32..9, 0i32..9, 0i64..99), 0..20),
        ) {
            let around = |space: SpaceId| pairs.iter().filter(move |pair| pair.0 == space.0).map(|pair| SpaceId(pair.1));
            let mut posture = Posture::<8>::default();
            for &(space, attack, defence, step) in &pieces {
                posture.place(SpaceId(space), Piece { attack, defence, step }, around);
            }
            for space in 0..8 {
                let here: Vec<_> = pieces.iter().filter(|piece| piece.0 == space).collect();
                let expected = Post {
                    count: here.len() as u8,
                    attack: here.iter().map(|piece| piece.1).sum(),
                    defence: here.iter().map(|piece| piece.2).sum(),
                    step: here.iter().map(|piece| piece.3).min().unwrap_or(i64::MAX),
                };
                prop_assert_eq!(*posture.at(SpaceId(space)), expected);
                let covered = pairs.iter().any(|pair| pair.1 == space && pieces.iter().any(|piece| piece.0 == pair.0));
                prop_assert_eq!(posture.covers(SpaceId(space)), covered);
            }
        }
    }
}

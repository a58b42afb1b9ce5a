//! What a bot is given. It never holds the situation itself: only worlds that fit what its seat may see.

use sandtable_engine::SeatId;
use sandtable_engine::dice::Keyed;
use sandtable_engine::prelude::*;

/// A moment of a game as a seat may know it. Two situations that look alike to the seat make equal sights.
#[derive(Clone, Debug)]
pub struct Sight<S> {
    seat: SeatId,
    world: S,
}

impl<S: Clone> Sight<S> {
    /// What a seat may know of a situation.
    pub fn of<R: Secrets<Situation = S>>(rules: &R, situation: &S, seat: SeatId) -> Self {
        Self { seat, world: imagine(rules, situation, seat, 0) }
    }

    /// What the deciding seat may know; none if the game is over.
    pub fn of_deciding<R: Secrets<Situation = S>>(rules: &R, situation: &S) -> Option<Self> {
        rules.to_act(situation).map(|seat| Self::of(rules, situation, seat))
    }

    /// The same eyes on a world that is only imagined already.
    #[must_use]
    pub const fn on(world: S, seat: SeatId) -> Self {
        Self { seat, world }
    }

    /// Whose eyes.
    #[must_use]
    pub const fn seat(&self) -> SeatId {
        self.seat
    }

    /// A world that fits, always the same.
    #[must_use]
    pub const fn world(&self) -> &S {
        &self.world
    }
}

/// One of the worlds that fit what a seat sees in `situation`, by number.
pub fn imagine<R: Secrets>(rules: &R, situation: &R::Situation, seat: SeatId, number: u64) -> R::Situation {
    let seed = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    rules.imagine(situation, seat, &mut Keyed { seed, set: 0, sets: 1 })
}

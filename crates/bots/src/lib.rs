//! Opponents, generic over any game that can be planned ([`Planning`]). No game is named here.
//!
//! | module | what it holds |
//! |---|---|
//! | [`spec`] | which bot: random, greedy, a style, a level with a temper |
//! | [`sight`] | what a bot is given: a world that fits its seat's view, never the situation |
//! | [`player`] | a bot at a table: plans, commits, plans again when the dice have spoken |
//! | [`duel`] | whole games between bots, and what can be measured in them |

pub mod duel;
pub mod greedy;
pub mod player;
pub mod sight;
pub mod spec;

pub use player::Player;
pub use sight::Sight;
pub use spec::{NoSuchBot, Spec};

/// Lets a search say how far it is, and be told to stop: called with actions spent and allowed; false stops it.
pub type Progress<'p> = &'p mut dyn FnMut(u64, u64) -> bool;

/// Nobody listens, and nobody stops.
#[must_use]
pub const fn unheard() -> impl FnMut(u64, u64) -> bool {
    |_, _| true
}

#[doc(no_inline)]
pub use sandtable_engine::planning::Planning;

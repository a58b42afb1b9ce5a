//! Opponents, generic over any game that can be planned ([`Planning`](sandtable_engine::planning::Planning)). No game is named here.
//!
//! | module | what it holds |
//! |---|---|
//! | [`spec`] | which bot: random, greedy, a style, a level with a temper |
//! | [`sight`] | what a bot is given: a world that fits its seat's view, never the situation |
//! | [`judge`] | what a plan is worth: played on common stratified dice, then the enemy's reply |
//! | [`improve`] | whole-turn plans: seeds, mutations, crossover, the race of the best |
//! | [`react`] | answers within a fight, settled by exact small search |
//! | [`greedy`] | the simple bots: chance, one action ahead |
//! | [`analysis`] | a game looked at afterwards: winning chance, luck and skill, mistakes |
//! | [`player`] | a bot at a table: plans, commits, plans again when the dice have spoken |
//! | [`why`] | what a bot can say about its choice |
//! | [`duel`] | whole games between bots, and what can be measured in them |

pub mod analysis;
pub mod duel;
pub mod greedy;
pub mod improve;
pub mod judge;
pub mod player;
pub mod react;
pub mod sight;
pub mod spec;
mod told;
pub mod why;

pub use player::Player;
pub use sight::Sight;
pub use spec::{NoSuchBot, Spec};

/// Lets a search say how far it is, and be told to stop: called with actions spent and allowed; false stops it.
pub type Progress<'p> = &'p mut dyn FnMut(u64, u64) -> bool;

/// Nobody listens, and nobody stops.
pub const fn unheard() -> impl FnMut(u64, u64) -> bool {
    |_, _| true
}

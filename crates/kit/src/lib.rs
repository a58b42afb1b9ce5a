//! Operational wargame mechanics as composable functions, shared by all games.
//!
//! | module | what it holds |
//! |---|---|
//! | [`distance`] | distances between the spaces of a board, across grids of several scales |
//! | [`movement`] | movement fields: where a unit can go, at what cost, by which way |
//! | [`stacks`] | which units stand where |
//! | [`zones`] | the zones that they cast on the spaces around them |
//! | [`trace`] | lines of supply and communication: whether one leads, which, and what breaks it |
//! | [`cup`] | cups of chits, decks of cards, pools of counters |
//! | [`retreat`] | the ways back with the fewest losses |
//! | [`sharing`] | hits shared out among those who fire together |
//! | [`sets`] | small sets of units and spaces |
//! | [`odds`] | strengths to odds, odds to columns, columns and dice to results |
//! | [`staff`] | what a bot works out in any game of movement and odds: threats, attacks, supports |
//!
//! A game passes in what differs: its costs, what stops and what bars, how it rounds and where it clamps.

pub mod cup;
pub mod distance;
pub mod movement;
pub mod odds;
pub mod retreat;
pub mod sets;
pub mod sharing;
pub mod stacks;
pub mod staff;
pub mod trace;
pub mod zones;

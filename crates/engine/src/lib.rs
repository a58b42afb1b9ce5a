//! The engine under every Sandtable game: it knows boards, dice, decisions and records, and no game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`board`] | the playing surface as a graph of spaces and sides |
//! | [`data`] | data files as TOML, with the line and the key of every error |
//! | [`dice`] | honest, forced, keyed and enumerated dice |
//! | [`message`] | what is said to players: ids with arguments, never sentences |
//! | [`explain`] | refusals, tallies and odds, each number with its rule |
//! | [`planning`] | what a game supplies to bots: a valuation, a fast policy, the parts of a plan |
//! | [`rules`] | the [`Rules`](rules::Rules) trait: what a game is |
//! | [`outcomes`] | exact probabilities of what an action can lead to |
//! | [`view`] | what one seat may see |
//! | [`table`] | a game in progress: checked play, undo, redo, forced choices |
//! | [`record`] | a whole game as text, and its verified replay |
//! | [`rulebook`] | the numbered rules of a game and how far they are enforced |
//! | [`vector`] | rules tests as data |

pub mod board;
pub mod data;
pub mod dice;
pub mod explain;
pub mod ids;
pub mod message;
pub mod outcomes;
pub mod planning;
pub mod present;
pub mod record;
pub mod rulebook;
pub mod rules;
pub mod table;
pub mod vector;
pub mod view;

pub use ids::{CounterId, SeatId, SpaceId, UnitId};

//! The engine under every Sandtable game: it knows boards, dice, decisions and records, and no game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`board`] | the playing surface as a graph of spaces and sides |
//! | [`data`] | data files as TOML, with the line and the key of every error |
//! | [`digest`] | hashes of situations, the same on every platform |
//! | [`dice`] | honest, forced, keyed and enumerated dice |
//! | [`message`] | what is said to players: ids with arguments, never sentences |
//! | [`explain`] | refusals, tallies and odds, each number with its rule |
//! | [`phrase`] | enums that are written as a word and its operands: actions, stages |
//! | [`play`] | dice and a log for rules that are carried out |
//! | [`planning`] | what a game supplies to bots: a valuation, a fast policy, the parts of a plan |
//! | [`rules`] | [`Rules`](rules::Rules): what a game is |
//! | [`text`] | [`Text`](text::Text): how it is written |
//! | [`outcomes`] | exact probabilities of what an action can lead to |
//! | [`view`] | what one seat may see, and [`Secrets`](view::Secrets): what it may know |
//! | [`present`] | [`Present`](present::Present): how a game is shown |
//! | [`guide`] | [`Guide`](guide::Guide): what is told to whoever decides |
//! | [`table`] | a game in progress: checked play, undo, redo, forced choices |
//! | [`record`] | a whole game as text, and its verified replay |
//! | [`rulebook`] | the numbered rules of a game and how far they are enforced |
//! | [`vector`] | rules tests as data |

pub mod board;
pub mod data;
pub mod dice;
pub mod digest;
pub mod explain;
pub mod guide;
pub mod ids;
pub mod message;
pub mod outcomes;
pub mod phrase;
pub mod planning;
pub mod play;
pub mod present;
pub mod record;
pub mod rulebook;
pub mod rules;
pub mod sorting;
pub mod table;
pub mod text;
pub mod vector;
pub mod view;

pub use ids::{CounterId, SeatId, SideId, SpaceId, UnitId};

/// A whole game: its rules, what may be known of it, how it is written, shown and explained, and how bots think about it.
pub trait Complete: text::Text + present::Present + guide::Guide + planning::Planning {}

impl<R: text::Text + present::Present + guide::Guide + planning::Planning> Complete for R {}

/// The traits of a game.
pub mod prelude {
    pub use crate::Complete;
    pub use crate::guide::Guide;
    pub use crate::planning::Planning;
    pub use crate::present::Present;
    pub use crate::rules::Rules;
    pub use crate::text::Text;
    pub use crate::view::Secrets;
}

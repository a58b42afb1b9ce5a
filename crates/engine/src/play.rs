//! What rules need besides the situation while they are carried out: dice, and somebody who listens.
//!
//! ```
//! use sandtable_engine::dice::{Dice, Forced};
//! use sandtable_engine::message::{Event, Journal, Log};
//! use sandtable_engine::play::Play;
//!
//! fn storm(play: &mut impl Play) -> bool {
//!     let die = play.die("roll-storm", 3, 0, 0);
//!     play.tell(|| Event::new("event-storm", "9.0").with("die", die));
//!     die > 4
//! }
//! let (mut dice, mut log) = (Forced::new([6]), Journal::default());
//! assert!(storm(&mut (&mut dice, &mut log)));
//! assert_eq!(log.events.len(), 1);
//! ```

use crate::dice::{Dice, Roll};
use crate::ids::{Id, SpaceId};
use crate::message::{Event, Log};

/// Dice and a log: `&mut (dice, log)` is one.
pub trait Play {
    /// The dice.
    fn dice(&mut self) -> &mut impl Dice;

    /// Who listens.
    fn log(&mut self) -> &mut impl Log;

    /// Tells an event. Nothing is built when nobody listens.
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.log().tell(event);
    }

    /// Whether somebody listens.
    fn listens(&mut self) -> bool {
        self.log().listens()
    }

    /// What was hidden is told: nothing is taken back any more.
    fn reveal(&mut self) {
        self.log().reveal();
    }

    /// A die.
    fn die(&mut self, purpose: &'static str, turn: u8, place: u16, nth: u16) -> u8 {
        self.dice().die(Roll { purpose, turn: u16::from(turn), place, nth })
    }

    /// Two dice for a space.
    fn two_dice(&mut self, purpose: &'static str, turn: u8, space: SpaceId) -> (u8, u8) {
        (self.die(purpose, turn, space.0, 0), self.die(purpose, turn, space.0, 1))
    }

    /// One of several things, each as likely.
    fn pick<I: Id>(&mut self, from: &[I], purpose: &'static str, turn: u8, place: SpaceId) -> I {
        let numbers: Vec<u32> = from.iter().map(|id| id.index() as u32).collect();
        let roll = Roll { purpose, turn: u16::from(turn), place: place.0, nth: 0 };
        I::new(self.dice().pick(&numbers, roll) as usize)
    }
}

impl<D: Dice, L: Log> Play for (&mut D, &mut L) {
    fn dice(&mut self) -> &mut impl Dice {
        self.0
    }

    fn log(&mut self) -> &mut impl Log {
        self.1
    }
}

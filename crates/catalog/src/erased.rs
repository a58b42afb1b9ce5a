//! Games and tables without their types.

mod table;

use self::table::ErasedTable;
use crate::analyst::AnyAnalyst;
use crate::ask::Questions;
#[cfg(feature = "bench")]
use crate::bench::{self, Bench};
use sandtable_bots::analysis::{Analyst, Played};
#[cfg(feature = "laboratory")]
use sandtable_bots::duel;
#[cfg(feature = "laboratory")]
use sandtable_bots::judge::Worth;
use sandtable_bots::why::{Why, WhyNot};
use sandtable_bots::{Player, Progress, Sight, Spec, sight};
use sandtable_engine::board::Board;
use sandtable_engine::explain::{Odds, Refusal};
use sandtable_engine::guide::{Blocked, Choice, Goal, Leg, Meant, Reason, Stakes, Standing};
use sandtable_engine::message::{Event, Message};
#[cfg(feature = "laboratory")]
use sandtable_engine::planning::Stake;
use sandtable_engine::prelude::*;
use sandtable_engine::present::{Card, Cup, Due, Face, Legend, Look, Overlay, Pile, Printed};
use sandtable_engine::record::{self, Changed, HUMAN, Header, Players, Record};
use sandtable_engine::rulebook::Rulebook;
#[cfg(feature = "laboratory")]
use sandtable_engine::rules::Options;
use sandtable_engine::rules::{Scenario, Verdict};
use sandtable_engine::table::{NoUndo, Table};
use sandtable_engine::text::TextError;
#[cfg(feature = "laboratory")]
use sandtable_engine::vector::{self, Report, VectorFile};
use sandtable_engine::view::{View, Viewer};
use sandtable_engine::{CounterId, SeatId, SideId, SpaceId};
use serde::Serialize;
use std::sync::Arc;
#[cfg(feature = "bench")]
use std::time::Duration;

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The text is no action.
    #[error("{0}")]
    Text(#[from] TextError),
    /// The rules forbid it.
    #[error("not legal now (rule {})", .0.rule)]
    Refused(Refusal),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// It is for another seat to decide.
    #[error("another seat decides")]
    OtherSeat,
    /// Dice, cards, what lies face down or another seat would decide what comes of it.
    #[error("nobody can know what comes of it")]
    Chance,
    /// It would tell what is hidden, and the game is not over.
    #[error("it would tell what is hidden: the game is not over")]
    Hidden,
}

/// One action that was played, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Said {
    /// Who decided.
    pub seat: SeatId,
    /// The action as text; absent if the viewer may not know it.
    pub action: Option<String>,
    /// Whether there was no choice.
    pub forced: bool,
    /// The phase that begins with it, if one does.
    pub phase: Option<Message>,
    /// What it caused.
    pub events: Vec<Event>,
}

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The action as text.
    pub action: String,
    /// Why.
    pub why: Why,
}

/// A legal action, as text and as it is offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The action as text.
    pub action: String,
    /// How it is offered.
    #[serde(flatten)]
    pub choice: Choice,
}

/// A game.
pub trait Game: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// Its scenarios.
    fn scenarios(&self) -> &[Scenario];
    /// Its seats.
    fn seats(&self) -> &'static [&'static str];
    /// All sides that own counters or may win.
    fn sides(&self) -> &'static [&'static str];
    /// The side of a seat.
    fn side_of(&self, seat: SeatId) -> SideId;
    /// Names from its data.
    fn words(&self) -> &[String];
    /// Its board.
    fn board(&self) -> &Board;
    /// Its counters' names.
    fn counter_names(&self) -> &[String];
    /// The edition of its rules.
    fn edition(&self) -> u32;
    /// Its rules in our words.
    fn rulebook(&self) -> &Rulebook;
    /// In how many parts it divides a movement point.
    fn parts_of_a_point(&self) -> u16;
    /// Whether nothing is ever hidden from anybody.
    fn is_open(&self) -> bool;
    /// How it looks.
    fn look(&self) -> &Look;
    /// The print of its counters.
    fn faces(&self) -> Vec<Face>;
    /// The phases of a turn.
    fn phases(&self) -> Vec<Message>;
    /// What is printed in a space by which players call it.
    fn sign(&self, space: SpaceId) -> Option<&str>;
    /// The points that a space is worth.
    fn worth(&self, space: SpaceId) -> i32;
    /// What the board's signs mean.
    fn legend(&self) -> Legend;
    /// The printed tables.
    fn tables(&self) -> Vec<Printed>;
    /// A new table.
    ///
    /// # Errors
    /// If the scenario, an option or the situation given does not fit.
    fn new_table(&self, header: Header) -> Result<Box<dyn AnyTable>, TextError>;
    /// A table from its record, every action checked.
    ///
    /// # Errors
    /// With the line and the reason.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, TextError>;
    /// Runs a file of test cases.
    #[cfg(feature = "laboratory")]
    fn run_vectors(&self, file: &VectorFile) -> Vec<Report>;
    #[cfg(feature = "bench")]
    /// Measures random play by a clock: the time since any fixed moment. Not every platform has one of its own.
    ///
    /// # Errors
    /// If there is no such scenario.
    fn bench(
        &self,
        scenario: &str,
        seconds: f64,
        seed: u64,
        clock: &dyn Fn() -> Duration,
    ) -> Result<Bench, TextError>;
    #[cfg(feature = "laboratory")]
    /// The names of the styles that its bots know, in the order of `style0`, `style1` …
    fn styles(&self) -> Vec<&'static str>;
    #[cfg(feature = "laboratory")]
    /// Plays a whole game between bots; `seats` says who sits where, `clock` tells microseconds since any moment.
    ///
    /// # Errors
    /// If there is no such scenario or option, or not one bot for each seat.
    fn duel(
        &self,
        scenario: &str,
        options: &Options,
        seats: &[Spec],
        seed: u64,
        clock: &dyn Fn() -> u64,
    ) -> Result<duel::Report, TextError>;
    #[cfg(feature = "laboratory")]
    /// Plays a game between bots and foretells at every player-turn how it will end: what was foretold of the first seat,
    /// and what came.
    ///
    /// # Errors
    /// As for `duel`.
    fn foretell(
        &self,
        scenario: &str,
        options: &Options,
        seats: &[Spec],
        seed: u64,
    ) -> Result<(Vec<duel::Foretold>, Worth), TextError>;
    #[cfg(feature = "laboratory")]
    /// How many points win, in thousandths, if points are what an analysis reckons in.
    fn enough(&self) -> Option<i64>;
}

/// A table: what is asked at it ([`Questions`]), and what is done.
pub trait AnyTable: Questions + Send {
    /// What became of the record that this table was opened from, if it is not what it was.
    fn changed(&self) -> Option<&Changed>;
    /// What the record's first lines say.
    fn header(&self) -> &Header;
    /// Says who plays, each in a seat's word: a person (`human`) or a bot.
    ///
    /// # Errors
    /// If there is no such seat or bot; nothing has changed then.
    fn seat(&mut self, players: Players) -> Result<(), TextError>;
    /// Plays an action and then every choice that is none; returns what happened.
    ///
    /// # Errors
    /// If it is no action, or not legal; nothing has changed then.
    fn play(&mut self, action: &str) -> Result<Vec<Event>, PlayError>;
    /// Takes every choice that is none; returns what happened.
    fn take_forced(&mut self) -> Vec<Event>;
    /// Takes back the last decision.
    ///
    /// # Errors
    /// If nothing can be taken back.
    fn undo(&mut self) -> Result<(), NoUndo>;
    /// Takes back one decision made a while ago and makes the later ones again.
    ///
    /// # Errors
    /// If it is no action, was never made, or a die or reveal stands in the way.
    fn retract(&mut self, action: &str) -> Result<(), TextError>;
    /// Takes back what can be of this phase.
    ///
    /// # Errors
    /// If nothing can be taken back.
    fn undo_phase(&mut self) -> Result<usize, NoUndo>;
    /// Plays again what was taken back; false if there is nothing.
    fn redo(&mut self) -> bool;
    /// The situation as text, for whoever keeps the table: it holds all that is hidden.
    fn situation(&self) -> String;
    /// The record as text, for whoever keeps the table: it holds the seed of the dice.
    fn record(&self) -> String;
    /// The hash of the situation. No seat may have it: it could test its guesses against it.
    fn hash(&self) -> u64;
    /// The hash of the situation after each action that was played.
    fn hashes(&self) -> Vec<u64>;
    /// An analyst of the game so far, who works step by step and knows all that is hidden: for the referee at any time,
    /// for players once the game is over or if nothing was ever hidden.
    ///
    /// # Errors
    /// If it would tell a player what is hidden.
    fn analyst(&self, viewer: Viewer) -> Result<Box<dyn AnyAnalyst>, PlayError>;
    /// The table as it stood after so many actions, to look at and to ask; nobody plays on there.
    fn moment(&self, played: usize) -> Box<dyn AnyTable>;
    /// Two tables without a past that look the same to a seat: this one, and one in which all that the seat may not know
    /// is drawn anew, by a number. Whatever tells the seat which is which is a leak.
    fn twins(&self, seat: SeatId, number: u64) -> [Box<dyn AnyTable>; 2];
    /// Whether a die was rolled or something hidden was shown from an entry on.
    fn has_told(&self, from: usize) -> bool;
}

pub(crate) struct Erased<R: Complete>(pub(crate) Arc<R>);

impl<R: Complete> Game for Erased<R> {
    fn id(&self) -> &'static str {
        self.0.id()
    }
    fn scenarios(&self) -> &[Scenario] {
        self.0.scenarios()
    }
    fn seats(&self) -> &'static [&'static str] {
        self.0.seats()
    }
    fn sides(&self) -> &'static [&'static str] {
        self.0.sides()
    }
    fn side_of(&self, seat: SeatId) -> SideId {
        self.0.side_of(seat)
    }
    fn words(&self) -> &[String] {
        self.0.words()
    }
    fn board(&self) -> &Board {
        self.0.board()
    }
    fn counter_names(&self) -> &[String] {
        self.0.counter_names()
    }
    fn edition(&self) -> u32 {
        self.0.edition()
    }
    fn rulebook(&self) -> &Rulebook {
        self.0.rulebook()
    }
    fn parts_of_a_point(&self) -> u16 {
        self.0.parts_of_a_point()
    }
    fn is_open(&self) -> bool {
        self.0.is_open()
    }
    fn look(&self) -> &Look {
        self.0.look()
    }
    fn faces(&self) -> Vec<Face> {
        self.0.faces()
    }
    fn phases(&self) -> Vec<Message> {
        self.0.phases()
    }
    fn sign(&self, space: SpaceId) -> Option<&str> {
        self.0.sign(space)
    }
    fn worth(&self, space: SpaceId) -> i32 {
        self.0.worth(space)
    }
    fn legend(&self) -> Legend {
        self.0.legend()
    }
    fn tables(&self) -> Vec<Printed> {
        self.0.tables()
    }
    fn new_table(&self, header: Header) -> Result<Box<dyn AnyTable>, TextError> {
        Ok(Box::new(ErasedTable(Table::new(Arc::clone(&self.0), header)?, Vec::new())))
    }
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, TextError> {
        for (seat, who) in &record.header.players {
            player(who).map_err(|error| TextError { line: record.seated.get(seat).copied(), ..error })?;
        }
        Ok(Box::new(ErasedTable(record.replay(Arc::clone(&self.0))?, Vec::new())))
    }
    #[cfg(feature = "laboratory")]
    fn run_vectors(&self, file: &VectorFile) -> Vec<Report> {
        vector::run(&*self.0, file)
    }
    #[cfg(feature = "bench")]
    fn bench(
        &self,
        scenario: &str,
        seconds: f64,
        seed: u64,
        clock: &dyn Fn() -> Duration,
    ) -> Result<Bench, TextError> {
        bench::measure(&*self.0, scenario, seconds, seed, clock)
    }
    #[cfg(feature = "laboratory")]
    fn styles(&self) -> Vec<&'static str> {
        self.0.styles().iter().map(|style| style.name).collect()
    }
    #[cfg(feature = "laboratory")]
    fn duel(
        &self,
        scenario: &str,
        options: &Options,
        seats: &[Spec],
        seed: u64,
        clock: &dyn Fn() -> u64,
    ) -> Result<duel::Report, TextError> {
        let wanted = self.0.seats().len();
        if seats.len() != wanted {
            let given = seats.len();
            return Err(TextError::new(format!("{wanted} seats need {wanted} bots, not {given}")));
        }
        duel::play(&*self.0, scenario, options, seats, seed, clock)
    }
    #[cfg(feature = "laboratory")]
    fn foretell(
        &self,
        scenario: &str,
        options: &Options,
        seats: &[Spec],
        seed: u64,
    ) -> Result<(Vec<duel::Foretold>, Worth), TextError> {
        duel::foretell(&*self.0, scenario, options, seats, seed)
    }
    #[cfg(feature = "laboratory")]
    fn enough(&self) -> Option<i64> {
        match self.0.stake() {
            Stake::Chance => None,
            Stake::Points { enough, .. } => Some(enough),
        }
    }
}

/// Whether a word names somebody who can play a seat.
fn player(who: &str) -> Result<(), TextError> {
    let known = who == HUMAN || who.parse::<Spec>().is_ok();
    known.then_some(()).ok_or_else(|| TextError::new(format!("nobody is called \"{who}\": human, or a bot")))
}

//! Games and tables without their types.

use crate::bench::{self, Bench};
use sandtable_bots::Bot;
use sandtable_engine::board::Board;
use sandtable_engine::explain::{Odds, Refusal};
use sandtable_engine::message::{Event, Message};
use sandtable_engine::record::{self, Header, Record};
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::rules::{Rules, Scenario, TextError, Verdict};
use sandtable_engine::table::{NoUndo, Table};
use sandtable_engine::vector::{self, Report, VectorFile};
use sandtable_engine::view::{View, Viewer};
use sandtable_engine::{CounterId, SeatId};
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;

/// Why an action was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The text is no action.
    #[error("{0}")]
    Text(#[from] TextError),
    /// The rules forbid it.
    #[error("not legal now (rule {}: {})", .0.rule, .0.message.id)]
    Refused(Refusal),
    /// The game is over.
    #[error("the game is over")]
    Over,
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
    /// What it caused.
    pub events: Vec<Event>,
}

/// A game.
pub trait Game: Send + Sync {
    /// Its id.
    fn id(&self) -> &'static str;
    /// Its scenarios.
    fn scenarios(&self) -> &[Scenario];
    /// Its seats.
    fn seats(&self) -> &'static [&'static str];
    /// Its board.
    fn board(&self) -> &Board;
    /// Its counters' names.
    fn counter_names(&self) -> &[String];
    /// Its rules in our words.
    fn rulebook(&self) -> &Rulebook;
    /// In how many parts it divides a movement point.
    fn parts_of_a_point(&self) -> u16;
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
    fn run_vectors(&self, file: &VectorFile) -> Vec<Report>;
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
}

/// A table.
pub trait AnyTable: Send {
    /// What the record's first lines say.
    fn header(&self) -> &Header;
    /// Who decides now.
    fn to_act(&self) -> Option<SeatId>;
    /// What is asked of that seat.
    fn prompt(&self) -> Message;
    /// The legal actions.
    fn actions(&self) -> Vec<String>;
    /// Plays an action and then every choice that is none; returns what happened.
    ///
    /// # Errors
    /// If it is no action, or not legal; nothing has changed then.
    fn play(&mut self, action: &str) -> Result<Vec<Event>, PlayError>;
    /// Takes every choice that is none; returns what happened.
    fn take_forced(&mut self) -> Vec<Event>;
    /// Why an action of the seat that decides is not legal; none if it is. Not for other seats: the answer may tell them
    /// something.
    ///
    /// # Errors
    /// If it is no action at all.
    fn why(&self, action: &str) -> Result<Option<Refusal>, TextError>;
    /// What the fight in preparation would bring.
    fn odds(&self, viewer: Viewer) -> Option<Odds>;
    /// Where a counter of the seat that decides could go, with the cost.
    ///
    /// # Errors
    /// If there is no such counter.
    fn reach(&self, counter: &str) -> Result<Vec<(String, u16)>, TextError>;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> View;
    /// What has been played from an entry on, as a viewer may know it.
    fn history(&self, from: usize, viewer: Viewer) -> Vec<Said>;
    /// How many actions have been played.
    fn len(&self) -> usize;
    /// Whether nothing has been played.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Takes back the last decision.
    ///
    /// # Errors
    /// If nothing can be taken back.
    fn undo(&mut self) -> Result<(), NoUndo>;
    /// Takes back what can be of this phase.
    ///
    /// # Errors
    /// If nothing can be taken back.
    fn undo_phase(&mut self) -> Result<usize, NoUndo>;
    /// Plays again what was taken back; false if there is nothing.
    fn redo(&mut self) -> bool;
    /// The situation as text.
    fn situation(&self) -> String;
    /// The record as text.
    fn record(&self) -> String;
    /// The hash of the situation.
    fn hash(&self) -> u64;
    /// The hash of the situation after each action that was played.
    fn hashes(&self) -> Vec<u64>;
    /// The result, once the game is over.
    fn verdict(&self) -> Option<Verdict>;
    /// The scores if it ended now.
    fn scores(&self) -> Vec<i32>;
    /// What a bot would do now.
    fn advise(&self, bot: Bot, seed: u64) -> Option<String>;
}

pub(crate) struct Erased<R: Rules>(pub(crate) Arc<R>);

impl<R: Rules> Game for Erased<R> {
    fn id(&self) -> &'static str {
        self.0.id()
    }
    fn scenarios(&self) -> &[Scenario] {
        self.0.scenarios()
    }
    fn seats(&self) -> &'static [&'static str] {
        self.0.seats()
    }
    fn board(&self) -> &Board {
        self.0.board()
    }
    fn counter_names(&self) -> &[String] {
        self.0.counter_names()
    }
    fn rulebook(&self) -> &Rulebook {
        self.0.rulebook()
    }
    fn parts_of_a_point(&self) -> u16 {
        self.0.parts_of_a_point()
    }
    fn new_table(&self, header: Header) -> Result<Box<dyn AnyTable>, TextError> {
        Ok(Box::new(ErasedTable(Table::new(Arc::clone(&self.0), header)?)))
    }
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, TextError> {
        Ok(Box::new(ErasedTable(record.replay(Arc::clone(&self.0))?)))
    }
    fn run_vectors(&self, file: &VectorFile) -> Vec<Report> {
        vector::run(&*self.0, file)
    }
    fn bench(
        &self,
        scenario: &str,
        seconds: f64,
        seed: u64,
        clock: &dyn Fn() -> Duration,
    ) -> Result<Bench, TextError> {
        bench::measure(&*self.0, scenario, seconds, seed, clock)
    }
}

struct ErasedTable<R: Rules>(Table<R>);

impl<R: Rules> AnyTable for ErasedTable<R> {
    fn header(&self) -> &Header {
        self.0.header()
    }
    fn to_act(&self) -> Option<SeatId> {
        self.0.rules().to_act(self.0.situation())
    }
    fn prompt(&self) -> Message {
        self.0.rules().prompt(self.0.situation())
    }
    fn actions(&self) -> Vec<String> {
        self.0.actions().into_iter().map(|action| self.0.rules().write_action(action)).collect()
    }
    fn play(&mut self, action: &str) -> Result<Vec<Event>, PlayError> {
        let action = self.0.rules().read_action(action)?;
        if self.to_act().is_none() {
            return Err(PlayError::Over);
        }
        self.0.play(action).map_err(PlayError::Refused)
    }
    fn take_forced(&mut self) -> Vec<Event> {
        let from = self.0.entries().len();
        self.0.take_forced();
        self.0.entries()[from..].iter().flat_map(|entry| entry.events.iter().cloned()).collect()
    }
    fn why(&self, action: &str) -> Result<Option<Refusal>, TextError> {
        let action = self.0.rules().read_action(action)?;
        Ok(self.0.rules().refuse(self.0.situation(), action))
    }
    fn odds(&self, viewer: Viewer) -> Option<Odds> {
        self.0.rules().odds(self.0.situation(), viewer)
    }
    fn reach(&self, counter: &str) -> Result<Vec<(String, u16)>, TextError> {
        let rules = self.0.rules();
        let found = rules.counter_names().iter().position(|name| name == counter);
        let id = found.ok_or_else(|| TextError::new(format!("there is no counter \"{counter}\"")))?;
        let reach = rules.reach(self.0.situation(), CounterId(id as u16));
        Ok(reach.into_iter().map(|(space, cost)| (rules.board().space(space).name.clone(), cost)).collect())
    }
    fn view(&self, viewer: Viewer) -> View {
        self.0.rules().view(self.0.situation(), viewer)
    }
    fn history(&self, from: usize, viewer: Viewer) -> Vec<Said> {
        let rules = self.0.rules();
        let entries = self.0.entries();
        let after = |i: usize| entries.get(i + 1).map_or(self.0.situation(), |next| &next.before);
        let said = entries.iter().enumerate().skip(from).map(|(i, entry)| Said {
            seat: entry.seat,
            action: (viewer == Viewer::Referee || viewer == Viewer::Seat(entry.seat))
                .then(|| rules.write_action(entry.action)),
            forced: entry.forced,
            events: entry
                .events
                .iter()
                .filter_map(|event| rules.view_event(after(i), viewer, event))
                .collect(),
        });
        said.collect()
    }
    fn len(&self) -> usize {
        self.0.entries().len()
    }
    fn undo(&mut self) -> Result<(), NoUndo> {
        self.0.undo()
    }
    fn undo_phase(&mut self) -> Result<usize, NoUndo> {
        self.0.undo_phase()
    }
    fn redo(&mut self) -> bool {
        self.0.redo()
    }
    fn situation(&self) -> String {
        self.0.rules().write_situation(self.0.situation())
    }
    fn record(&self) -> String {
        record::write(&self.0)
    }
    fn hash(&self) -> u64 {
        self.0.rules().hash(self.0.situation())
    }
    fn hashes(&self) -> Vec<u64> {
        let after = self.0.entries().iter().skip(1).map(|entry| &entry.before);
        let now = (!self.0.entries().is_empty()).then(|| self.0.situation());
        after.chain(now).map(|situation| self.0.rules().hash(situation)).collect()
    }
    fn verdict(&self) -> Option<Verdict> {
        self.0.rules().verdict(self.0.situation())
    }
    fn scores(&self) -> Vec<i32> {
        self.0.rules().scores(self.0.situation())
    }
    fn advise(&self, bot: Bot, seed: u64) -> Option<String> {
        let action = bot.choose(&**self.0.rules(), self.0.situation(), seed)?;
        Some(self.0.rules().write_action(action))
    }
}

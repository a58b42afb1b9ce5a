//! Games and tables without their types.

use crate::bench::{self, Bench};
use sandtable_bots::analysis::{Analyst, Played};
use sandtable_bots::judge::Worth;
use sandtable_bots::why::{Analysis, Why, WhyNot};
use sandtable_bots::{Player, Progress, Sight, Spec, duel};
use sandtable_engine::board::Board;
use sandtable_engine::explain::{Odds, Refusal};
use sandtable_engine::message::{Event, Message};
use sandtable_engine::planning::{Planning, Stake};
use sandtable_engine::present::{
    Card, Choice, Due, Face, Leg, Legend, Look, Meant, Overlay, Pile, Printed, Reason,
};
use sandtable_engine::record::{self, Earlier, Header, Record};
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::rules::{Options, Scenario, TextError, Verdict};
use sandtable_engine::table::{Entry, NoUndo, Table};
use sandtable_engine::vector::{self, Report, VectorFile};
use sandtable_engine::view::{View, Viewer};
use sandtable_engine::{CounterId, SeatId, SpaceId};
use serde::Serialize;
use std::collections::BTreeMap;
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

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Advice {
    /// The action as text.
    pub action: String,
    /// Why.
    pub why: Why,
}

/// Somebody who looks at a finished or unfinished game, a little at a time.
pub trait AnyAnalyst: Send {
    /// Works a little; false when all is done.
    fn step(&mut self) -> bool;
    /// What is known so far.
    fn report(&self) -> Analysis;
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
    /// Its board.
    fn board(&self) -> &Board;
    /// Its counters' names.
    fn counter_names(&self) -> &[String];
    /// The edition of its rules ([`Rules::edition`]).
    fn edition(&self) -> u32;
    /// Its rules in our words.
    fn rulebook(&self) -> &Rulebook;
    /// In how many parts it divides a movement point.
    fn parts_of_a_point(&self) -> u16;
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
    /// The names of the styles that its bots know, in the order of `style0`, `style1` …
    fn styles(&self) -> Vec<&'static str>;
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
    /// How many points win, in thousandths, if points are what an analysis reckons in.
    fn enough(&self) -> Option<i64>;
}

/// A table.
pub trait AnyTable: Send {
    /// A table that stands where this one stands, without its past: to try something on.
    fn fork(&self) -> Box<dyn AnyTable>;
    /// What became of the record that this table was opened from, if an earlier edition of the rules played it.
    fn earlier(&self) -> Option<&Earlier>;
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
    /// The counter that the deciding seat has in hand.
    fn in_hand(&self) -> Option<CounterId>;
    /// Where a counter of the deciding seat could go, with the cost.
    fn reach_of(&self, counter: CounterId) -> Vec<(SpaceId, u16)>;
    /// The legal actions as they are offered to the seat that decides.
    fn offers(&self) -> Vec<Offer>;
    /// The decisions that the deciding seat can still take back, as they were offered, oldest first.
    fn prepared(&self) -> Vec<Offer>;
    /// What the deciding seat means by pointing at something, and why not.
    fn meant(&self, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Meant>;
    /// Why the deciding seat is asked what it is asked.
    fn reasons(&self) -> Vec<Reason>;
    /// The way a counter of the deciding seat would take.
    fn route(&self, counter: CounterId, to: SpaceId) -> Vec<Leg>;
    /// What can be laid over the board.
    fn overlays(&self, viewer: Viewer) -> Vec<Overlay>;
    /// The counters that are still to come.
    fn due(&self, viewer: Viewer) -> Vec<Due>;
    /// Decks, discards and cards that lie face up.
    fn piles(&self, viewer: Viewer) -> Vec<Pile>;
    /// What a viewer may know of a counter.
    fn counter_card(&self, viewer: Viewer, counter: CounterId) -> Card;
    /// What a viewer may know of a space.
    fn space_card(&self, viewer: Viewer, space: SpaceId) -> Card;
    /// Whether something can be taken back now.
    fn can_undo(&self) -> bool;
    /// Whether something that was taken back can be played again.
    fn can_redo(&self) -> bool;
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
    /// What a bot does now. It keeps its plan for the next time it is asked.
    fn choose(&mut self, bot: Spec, seed: u64, progress: Progress<'_>) -> Option<String>;
    /// What a bot would do now, and why. It keeps its plan for the next time it is asked.
    fn advise(&mut self, bot: Spec, seed: u64, progress: Progress<'_>) -> Option<Advice>;
    /// What would come of an action instead of what a bot prefers; none if the game is over.
    ///
    /// # Errors
    /// If the text is no action, or not a legal one.
    fn why_not(
        &mut self,
        bot: Spec,
        seed: u64,
        action: &str,
        progress: Progress<'_>,
    ) -> Result<Option<WhyNot>, PlayError>;
    /// An analyst of the game so far, who works step by step.
    fn analyst(&self) -> Box<dyn AnyAnalyst>;
}

pub(crate) struct Erased<R: Planning>(pub(crate) Arc<R>);

impl<R: Planning> Game for Erased<R> {
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
        Ok(Box::new(ErasedTable(Table::new(Arc::clone(&self.0), header)?, BTreeMap::new())))
    }
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, TextError> {
        Ok(Box::new(ErasedTable(record.replay(Arc::clone(&self.0))?, BTreeMap::new())))
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
    fn styles(&self) -> Vec<&'static str> {
        self.0.styles().iter().map(|style| style.name).collect()
    }
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
    fn foretell(
        &self,
        scenario: &str,
        options: &Options,
        seats: &[Spec],
        seed: u64,
    ) -> Result<(Vec<duel::Foretold>, Worth), TextError> {
        duel::foretell(&*self.0, scenario, options, seats, seed)
    }
    fn enough(&self) -> Option<i64> {
        match self.0.stake() {
            Stake::Chance => None,
            Stake::Points { enough } => Some(enough),
        }
    }
}

/// A table, and the bots that have been asked at it, each with its plan.
struct ErasedTable<R: Planning>(Table<R>, BTreeMap<(SeatId, Spec, u64), Player<R>>);

impl<R: Planning> ErasedTable<R> {
    /// A bot of the deciding seat, with what that seat sees and how much has been played.
    #[expect(clippy::type_complexity, reason = "four things that belong to one question")]
    fn ask(&mut self, bot: Spec, seed: u64) -> Option<(&R, Sight<R::Situation>, &mut Player<R>, u64)> {
        let rules = &**self.0.rules();
        let sight = Sight::of_deciding(rules, self.0.situation())?;
        let player = self.1.entry((sight.seat(), bot, seed)).or_insert_with(|| Player::new(bot, seed));
        Some((rules, sight, player, self.0.entries().len() as u64))
    }
}

impl<R: Planning> AnyTable for ErasedTable<R> {
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Self(self.0.fork(), BTreeMap::new()))
    }
    fn earlier(&self) -> Option<&Earlier> {
        self.0.earlier()
    }
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
    fn in_hand(&self) -> Option<CounterId> {
        self.0.rules().in_hand(self.0.situation())
    }
    fn reach_of(&self, counter: CounterId) -> Vec<(SpaceId, u16)> {
        self.0.rules().reach(self.0.situation(), counter)
    }
    fn offers(&self) -> Vec<Offer> {
        let rules = self.0.rules();
        let offer = |action| Offer {
            action: rules.write_action(action),
            choice: rules.choice(self.0.situation(), action),
        };
        self.0.actions().into_iter().map(offer).collect()
    }
    fn prepared(&self) -> Vec<Offer> {
        let rules = self.0.rules();
        let offer = |entry: &Entry<R>| Offer {
            action: rules.write_action(entry.action),
            choice: rules.choice(&entry.before, entry.action),
        };
        self.0.undoable().map(offer).collect()
    }
    fn meant(&self, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Meant> {
        let (rules, s) = (self.0.rules(), self.0.situation());
        let known = |id: &CounterId| id.index() < rules.counter_names().len();
        let there = |id: &SpaceId| id.index() < rules.board().len();
        let meant = rules.meant(s, counter.filter(known), space.filter(there)).into_iter();
        meant.map(|a| Meant { action: rules.write_action(a), refusal: rules.refuse(s, a) }).collect()
    }
    fn reasons(&self) -> Vec<Reason> {
        self.0.rules().reasons(self.0.situation())
    }
    fn route(&self, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        self.0.rules().route(self.0.situation(), counter, to)
    }
    fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        self.0.rules().overlays(self.0.situation(), viewer)
    }
    fn due(&self, viewer: Viewer) -> Vec<Due> {
        self.0.rules().due(self.0.situation(), viewer)
    }
    fn piles(&self, viewer: Viewer) -> Vec<Pile> {
        self.0.rules().piles(self.0.situation(), viewer)
    }
    fn counter_card(&self, viewer: Viewer, counter: CounterId) -> Card {
        self.0.rules().counter_card(self.0.situation(), viewer, counter)
    }
    fn space_card(&self, viewer: Viewer, space: SpaceId) -> Card {
        self.0.rules().space_card(self.0.situation(), viewer, space)
    }
    fn can_undo(&self) -> bool {
        self.0.can_undo()
    }
    fn can_redo(&self) -> bool {
        self.0.can_redo()
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
    fn retract(&mut self, action: &str) -> Result<(), TextError> {
        let action = self.0.rules().read_action(action)?;
        self.0.retract(action).map_err(|error| TextError::new(error.to_string()))
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
    fn choose(&mut self, bot: Spec, seed: u64, progress: Progress<'_>) -> Option<String> {
        let (rules, sight, player, played) = self.ask(bot, seed)?;
        player.choose(rules, &sight, played, progress).map(|action| rules.write_action(action))
    }
    fn advise(&mut self, bot: Spec, seed: u64, progress: Progress<'_>) -> Option<Advice> {
        let (rules, sight, player, played) = self.ask(bot, seed)?;
        let (action, why) = player.advise(rules, &sight, played, progress)?;
        Some(Advice { action: rules.write_action(action), why })
    }
    fn why_not(
        &mut self,
        bot: Spec,
        seed: u64,
        action: &str,
        progress: Progress<'_>,
    ) -> Result<Option<WhyNot>, PlayError> {
        let action = self.0.rules().read_action(action)?;
        if let Some(refusal) = self.0.rules().refuse(self.0.situation(), action) {
            return Err(PlayError::Refused(refusal));
        }
        let Some((rules, sight, player, played)) = self.ask(bot, seed) else { return Ok(None) };
        Ok(player.why_not(rules, &sight, played, action, progress))
    }
    fn analyst(&self) -> Box<dyn AnyAnalyst> {
        let rules = Arc::clone(self.0.rules());
        let entries = self.0.entries().iter();
        let played = entries
            .map(|entry| Played { before: entry.before.clone(), action: entry.action, seat: entry.seat })
            .collect();
        let turn = |s: &R::Situation| self.0.rules().view(s, Viewer::Referee).turn;
        Box::new(Analyst::new(rules, played, self.0.situation().clone(), turn))
    }
}

impl<R: Planning> AnyAnalyst for Analyst<R> {
    fn step(&mut self) -> bool {
        self.step()
    }
    fn report(&self) -> Analysis {
        self.report().clone()
    }
}

//! Games and tables without their types.

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

/// A table, and the bots that have been asked at it, each with its plan.
/// A table, and the bots that were asked at it: of which seat, which one, and their seed.
struct ErasedTable<R: Complete>(Table<R>, Vec<((SeatId, Spec, u64), Player<R>)>);

impl<R: Complete> ErasedTable<R> {
    /// A bot of the deciding seat, with what that seat sees and how much has been played.
    #[expect(clippy::type_complexity, reason = "four things that belong to one question")]
    fn ask_bot(
        &mut self,
        viewer: Viewer,
        bot: Spec,
        seed: u64,
    ) -> Option<(&R, Sight<R::Situation>, &mut Player<R>, u64)> {
        if !self.decides(viewer) {
            return None;
        }
        let rules = &**self.0.rules();
        let sight = Sight::of_deciding(rules, self.0.situation())?;
        let key = (sight.seat(), bot, seed);
        let known = self.1.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            self.1.push((key, Player::new(bot, seed)));
            self.1.len() - 1
        });
        let player = &mut self.1[known].1;
        Some((rules, sight, player, self.0.entries().len() as u64))
    }

    fn rules(&self) -> &R {
        self.0.rules()
    }

    /// Whether a viewer may ask what is for the deciding seat to ask.
    fn decides(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Referee => true,
            Viewer::Seat(seat) => self.to_act() == Some(seat),
        }
    }

    /// The answer to whoever decides, and nothing to the others.
    fn to_deciding<T: Default>(&self, viewer: Viewer, answer: impl FnOnce() -> T) -> T {
        if self.decides(viewer) { answer() } else { T::default() }
    }

    /// An action of the viewer, who must decide.
    fn read_of(&self, viewer: Viewer, action: &str) -> Result<R::Action, PlayError> {
        let action = self.rules().read_exactly(action)?;
        if self.to_act().is_none() {
            return Err(PlayError::Over);
        }
        if self.decides(viewer) { Ok(action) } else { Err(PlayError::OtherSeat) }
    }

    fn offer(&self, s: &R::Situation, action: R::Action) -> Offer {
        Offer { action: self.rules().write_action(action), choice: self.rules().choice(s, action) }
    }

    /// Whether something has been hidden from a seat so far: which counter it is, or a card.
    fn hides(&self) -> bool {
        let rules = self.rules();
        let hidden = |s: &R::Situation, seat: usize| {
            let viewer = Viewer::Seat(SeatId(seat as u8));
            let stacks = rules.view(s, viewer).stacks;
            stacks.iter().flat_map(|stack| &stack.counters).any(|counter| counter.name.is_none())
                || rules.piles(s, viewer) != rules.piles(s, Viewer::Referee)
                || rules.cup(s, viewer) != rules.cup(s, Viewer::Referee)
        };
        let now = std::iter::once(self.0.situation().clone());
        let mut moments = now.chain(self.0.situations(0));
        moments.any(|s| (0..rules.seats().len()).any(|seat| hidden(&s, seat)))
    }
}

impl<R: Complete> Questions for ErasedTable<R> {
    fn to_act(&self) -> Option<SeatId> {
        self.rules().to_act(self.0.situation())
    }
    fn len(&self) -> usize {
        self.0.entries().len()
    }
    fn verdict(&self) -> Option<Verdict> {
        self.rules().verdict(self.0.situation())
    }
    fn scores(&self) -> Vec<i32> {
        self.rules().scores(self.0.situation())
    }
    fn view(&self, viewer: Viewer) -> View {
        self.rules().view(self.0.situation(), viewer)
    }
    fn prompt(&self, viewer: Viewer) -> Option<Message> {
        self.view(viewer).prompt
    }
    fn actions(&self, viewer: Viewer) -> Vec<String> {
        self.to_deciding(viewer, || {
            self.0.actions().into_iter().map(|action| self.rules().write_action(action)).collect()
        })
    }
    fn offers(&self, viewer: Viewer) -> Vec<Offer> {
        self.to_deciding(viewer, || {
            self.0.actions().into_iter().map(|action| self.offer(self.0.situation(), action)).collect()
        })
    }
    fn prepared(&self, viewer: Viewer) -> Vec<Offer> {
        self.to_deciding(viewer, || {
            self.0.undoable().map(|(entry, before)| self.offer(&before, entry.action)).collect()
        })
    }
    fn reasons(&self, viewer: Viewer) -> Vec<Reason> {
        self.to_deciding(viewer, || self.rules().reasons(self.0.situation()))
    }
    fn stakes(&self, viewer: Viewer, action: &str) -> Result<Option<Stakes>, PlayError> {
        let action = self.read_of(viewer, action)?;
        let (rules, s) = (self.rules(), self.0.situation());
        if rules.refuse(s, action).is_some() {
            return Ok(None);
        }
        let mut copy = self.0.fork();
        copy.play(action).map_err(PlayError::Refused)?;
        let for_good = copy.entries().iter().any(|entry| entry.barrier);
        Ok(Some(Stakes { for_good, ..rules.stakes(s, action) }))
    }
    fn standing(&self, viewer: Viewer) -> Vec<(CounterId, Standing)> {
        self.to_deciding(viewer, || self.rules().standing(self.0.situation()))
    }
    fn blocked(&self, viewer: Viewer) -> Vec<Blocked> {
        let (rules, s) = (self.rules(), self.0.situation());
        self.to_deciding(viewer, || {
            let looked_for = rules.looked_for(s).into_iter();
            looked_for
                .filter_map(|action| {
                    let refusal = rules.refuse(s, action)?;
                    Some(Blocked { choice: rules.choice(s, action), refusal })
                })
                .collect()
        })
    }
    fn goal(&self, viewer: Viewer) -> Option<Goal> {
        self.rules().goal(self.0.situation(), viewer)
    }
    fn in_hand(&self, viewer: Viewer) -> Option<CounterId> {
        self.to_deciding(viewer, || self.rules().in_hand(self.0.situation()))
    }
    fn can_undo(&self, viewer: Viewer) -> bool {
        self.to_deciding(viewer, || self.0.can_undo())
    }
    fn can_redo(&self, viewer: Viewer) -> bool {
        self.to_deciding(viewer, || self.0.can_redo())
    }
    fn history(&self, viewer: Viewer, from: usize) -> Vec<Said> {
        let rules = self.rules();
        let entries = self.0.entries();
        let mut last_phase = from.checked_sub(1).map(|last| rules.phase(&self.0.situation_at(last)));
        let mut moments = self.0.situations(from);
        let mut before = moments.next();
        let mut said = Vec::new();
        for entry in entries.iter().skip(from) {
            let phase = before.as_ref().and_then(|before| {
                let phase = Some(rules.phase(before));
                let new = phase != std::mem::replace(&mut last_phase, phase);
                new.then(|| rules.view(before, Viewer::Referee).phase)
            });
            before = moments.next();
            let after = before.as_ref().unwrap_or(self.0.situation());
            let of_viewer = viewer == Viewer::Referee || viewer == Viewer::Seat(entry.seat);
            said.push(Said {
                seat: entry.seat,
                action: of_viewer.then(|| rules.write_action(entry.action)),
                forced: entry.forced,
                phase,
                events: entry
                    .events
                    .iter()
                    .filter_map(|event| rules.view_event(after, viewer, event))
                    .collect(),
            });
        }
        said
    }
    fn odds(&self, viewer: Viewer) -> Option<Odds> {
        self.rules().odds(self.0.situation(), viewer)
    }
    fn what_if(&self, viewer: Viewer, actions: &[String]) -> Result<Option<Odds>, PlayError> {
        let mut copy = Self(self.0.fork(), Vec::new());
        for action in actions {
            let action = copy.read_of(viewer, action)?;
            copy.0.play(action).map_err(PlayError::Refused)?;
            // The copy has the true dice and all that is hidden: what they give is not for telling.
            if copy.0.entries().iter().any(|entry| entry.barrier) {
                return Err(PlayError::Chance);
            }
        }
        Ok(copy.odds(viewer))
    }
    fn why(&self, viewer: Viewer, action: &str) -> Result<Option<Refusal>, PlayError> {
        let action = self.read_of(viewer, action)?;
        Ok(self.rules().refuse(self.0.situation(), action))
    }
    fn meant(&self, viewer: Viewer, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Meant> {
        let (rules, s) = (self.rules(), self.0.situation());
        let known = |id: &CounterId| id.index() < rules.counter_names().len();
        let there = |id: &SpaceId| id.index() < rules.board().len();
        self.to_deciding(viewer, || {
            let meant = rules.meant(s, counter.filter(known), space.filter(there)).into_iter();
            meant.map(|a| Meant { action: rules.write_action(a), refusal: rules.refuse(s, a) }).collect()
        })
    }
    fn reach(&self, viewer: Viewer, counter: CounterId) -> Vec<(SpaceId, u16)> {
        self.to_deciding(viewer, || self.rules().reach(self.0.situation(), counter))
    }
    fn route(&self, viewer: Viewer, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        self.to_deciding(viewer, || self.rules().route(self.0.situation(), counter, to))
    }
    fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        self.rules().overlays(self.0.situation(), viewer)
    }
    fn due(&self, viewer: Viewer) -> Vec<Due> {
        self.rules().due(self.0.situation(), viewer)
    }
    fn piles(&self, viewer: Viewer) -> Vec<Pile> {
        self.rules().piles(self.0.situation(), viewer)
    }

    fn cup(&self, viewer: Viewer) -> Option<Cup> {
        self.rules().cup(self.0.situation(), viewer)
    }
    fn counter_card(&self, viewer: Viewer, counter: CounterId) -> Card {
        self.rules().counter_card(self.0.situation(), viewer, counter)
    }
    fn space_card(&self, viewer: Viewer, space: SpaceId) -> Card {
        self.rules().space_card(self.0.situation(), viewer, space)
    }
    fn choose(&mut self, viewer: Viewer, bot: Spec, seed: u64, progress: Progress<'_>) -> Option<String> {
        let (rules, sight, player, played) = self.ask_bot(viewer, bot, seed)?;
        player.choose(rules, &sight, played, progress).map(|action| rules.write_action(action))
    }
    fn advise(&mut self, viewer: Viewer, bot: Spec, seed: u64, progress: Progress<'_>) -> Option<Advice> {
        let (rules, sight, player, played) = self.ask_bot(viewer, bot, seed)?;
        let (action, why) = player.advise(rules, &sight, played, progress)?;
        Some(Advice { action: rules.write_action(action), why })
    }
    fn why_not(
        &mut self,
        viewer: Viewer,
        bot: Spec,
        seed: u64,
        action: &str,
        progress: Progress<'_>,
    ) -> Result<Option<WhyNot>, PlayError> {
        let action = self.read_of(viewer, action)?;
        if let Some(refusal) = self.rules().refuse(self.0.situation(), action) {
            return Err(PlayError::Refused(refusal));
        }
        let Some((rules, sight, player, played)) = self.ask_bot(viewer, bot, seed) else { return Ok(None) };
        Ok(player.why_not(rules, &sight, played, action, progress))
    }
}

impl<R: Complete> AnyTable for ErasedTable<R> {
    fn changed(&self) -> Option<&Changed> {
        self.0.changed()
    }
    fn header(&self) -> &Header {
        self.0.header()
    }
    fn seat(&mut self, players: Players) -> Result<(), TextError> {
        if let Some(seat) = players.keys().find(|seat| !self.rules().seats().contains(&seat.as_str())) {
            return Err(TextError::new(format!("there is no seat \"{seat}\"")));
        }
        players.values().try_for_each(|who| player(who))?;
        self.0.seat(players);
        Ok(())
    }
    fn play(&mut self, action: &str) -> Result<Vec<Event>, PlayError> {
        let action = self.read_of(Viewer::Referee, action)?;
        self.0.play(action).map_err(PlayError::Refused)
    }
    fn take_forced(&mut self) -> Vec<Event> {
        let from = self.0.entries().len();
        self.0.take_forced();
        self.0.entries()[from..].iter().flat_map(|entry| entry.events.iter().cloned()).collect()
    }
    fn undo(&mut self) -> Result<(), NoUndo> {
        self.0.undo()
    }
    fn retract(&mut self, action: &str) -> Result<(), TextError> {
        let action = self.rules().read_exactly(action)?;
        self.0.retract(action).map_err(|error| TextError::new(error.to_string()))
    }
    fn undo_phase(&mut self) -> Result<usize, NoUndo> {
        self.0.undo_phase()
    }
    fn redo(&mut self) -> bool {
        self.0.redo()
    }
    fn situation(&self) -> String {
        self.rules().write_situation(self.0.situation())
    }
    fn record(&self) -> String {
        record::write(&self.0)
    }
    fn hash(&self) -> u64 {
        self.rules().hash(self.0.situation())
    }
    fn hashes(&self) -> Vec<u64> {
        let now = (!self.0.entries().is_empty()).then(|| self.0.situation().clone());
        self.0.situations(1).chain(now).map(|situation| self.rules().hash(&situation)).collect()
    }
    fn analyst(&self, viewer: Viewer) -> Result<Box<dyn AnyAnalyst>, PlayError> {
        if viewer != Viewer::Referee && self.to_act().is_some() && self.hides() {
            return Err(PlayError::Hidden);
        }
        let entries = self.0.entries().iter().zip(self.0.situations(0));
        let played = entries
            .map(|(entry, before)| Played { before, action: entry.action, seat: entry.seat })
            .collect();
        let turn = |s: &R::Situation| self.rules().view(s, Viewer::Referee).turn;
        let rules = Arc::clone(self.0.rules());
        Ok(Box::new(Analyst::new(rules, played, self.0.situation().clone(), turn)))
    }
    fn moment(&self, played: usize) -> Box<dyn AnyTable> {
        Box::new(Self(self.0.moment(played), Vec::new()))
    }
    fn twins(&self, seat: SeatId, number: u64) -> [Box<dyn AnyTable>; 2] {
        let world = sight::imagine(self.rules(), self.0.situation(), seat, number);
        [self.0.fork(), self.0.fork_in(world)].map(|table| Box::new(Self(table, Vec::new())) as _)
    }
    fn has_told(&self, from: usize) -> bool {
        self.0.entries().iter().skip(from).any(|entry| entry.told)
    }
}

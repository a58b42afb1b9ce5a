//! A game in progress: checked play, forced choices, undo and redo.

use crate::dice::{Counted, Forced, Seed, Stream};
use crate::explain::Refusal;
use crate::ids::SeatId;
use crate::message::{Event, Journal};
use crate::record::{Changed, Header, Players, Rolls};
use crate::text::{Text, TextError};
use serde::Serialize;
use std::sync::Arc;

/// One action that was played, and what it caused.
#[derive(Debug)]
pub struct Entry<R: Text> {
    /// Who decided.
    pub seat: SeatId,
    /// What was decided.
    pub action: R::Action,
    /// Whether there was no other choice, so that it was taken by itself.
    pub forced: bool,
    /// What it caused.
    pub events: Vec<Event>,
    /// Whether a die was rolled or something hidden was shown.
    pub told: bool,
    /// Whether it cannot be taken back: something was told, or another seat's turn to decide came.
    pub barrier: bool,
}

// Rules need not be cloned for it, as a derived one would ask.
impl<R: Text> Clone for Entry<R> {
    fn clone(&self) -> Self {
        Self { events: self.events.clone(), ..*self }
    }
}

/// A situation and its dice are kept before every so many actions. Those between are played again when somebody asks.
const APART: usize = 64;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Table<R: Text> {
    rules: Arc<R>,
    header: Header,
    start: R::Situation,
    situation: R::Situation,
    entries: Vec<Entry<R>>,
    kept: Vec<(R::Situation, Stream)>,
    redo: Vec<R::Action>,
    dice: Stream,
    misrolled: Option<String>,
    changed: Option<Changed>,
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoUndo {
    /// Nothing has been played.
    #[error("there is nothing to take back")]
    Start,
    /// A die was rolled, something hidden was shown, or another seat's turn to decide had come.
    #[error(
        "a die was rolled, something hidden was shown or another seat had its turn: what came before it stands"
    )]
    Barrier,
}

impl<R: Text> Table<R> {
    /// A new table. Forced first choices are left to [`take_forced`](Self::take_forced).
    ///
    /// # Errors
    /// If the scenario or an option does not exist, or the record's own starting situation cannot be read.
    pub fn new(rules: Arc<R>, header: Header) -> Result<Self, TextError> {
        let start = match &header.situation {
            Some(text) => rules.read_situation(text)?,
            None => rules.start(&header.scenario, &header.options)?,
        };
        let dice = Stream::new(header.seed);
        Ok(Self {
            rules,
            header,
            situation: start.clone(),
            start,
            entries: Vec::new(),
            kept: Vec::new(),
            redo: Vec::new(),
            dice,
            misrolled: None,
            changed: None,
        })
    }

    /// A table that stands where this one stands, without its past: to try something on.
    #[must_use]
    pub fn fork(&self) -> Self {
        self.fork_in(self.situation.clone())
    }

    /// A table with this one's dice in another situation, without a past. Whatever was set for the dice is not known there.
    #[must_use]
    pub fn fork_in(&self, situation: R::Situation) -> Self {
        Self {
            rules: Arc::clone(&self.rules),
            header: Header { rolls: Rolls::new(), ..self.header.clone() },
            start: situation.clone(),
            situation,
            entries: Vec::new(),
            kept: Vec::new(),
            redo: Vec::new(),
            dice: self.dice.clone(),
            misrolled: None,
            changed: None,
        }
    }

    /// The table as it stood after so many actions, to look at: its dice are not those of that moment.
    #[must_use]
    pub fn moment(&self, played: usize) -> Self {
        let played = played.min(self.entries.len());
        let mut then = self.fork_in(self.situation_at(played));
        then.header = self.header.clone();
        then.start = self.start.clone();
        then.entries = self.entries[..played].to_vec();
        then.kept = self.kept[..played.div_ceil(APART)].to_vec();
        then
    }

    /// The situation after so many actions.
    #[must_use]
    pub fn situation_at(&self, played: usize) -> R::Situation {
        self.situations(played).next().unwrap_or_else(|| self.situation.clone())
    }

    /// The situations before the actions from one on, each in its turn.
    pub fn situations(&self, from: usize) -> impl Iterator<Item = R::Situation> + '_ {
        let mut at = from / APART * APART;
        let mut replayed = self.kept.get(from / APART).cloned();
        std::iter::from_fn(move || {
            let (situation, dice) = replayed.as_mut()?;
            while at < from {
                self.replay(at, situation, dice);
                at += 1;
            }
            let then = (at < self.entries.len()).then(|| situation.clone())?;
            self.replay(at, situation, dice);
            at += 1;
            Some(then)
        })
    }

    /// Plays an action of the past again.
    fn replay(&self, at: usize, situation: &mut R::Situation, dice: &mut Stream) {
        let Some(entry) = self.entries.get(at) else { return };
        let mut journal = Journal::default();
        match self.header.rolls.get(at) {
            Some(faces) => {
                let mut set = Forced::new(faces.iter().copied());
                self.rules.apply(situation, entry.action, &mut Counted::new(&mut set), &mut journal);
            }
            None => self.rules.apply(situation, entry.action, &mut Counted::new(dice), &mut journal),
        }
    }

    /// The game's rules.
    #[must_use]
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// What the record's first lines say.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Says who plays: the record tells it to whoever opens it next.
    pub fn seat(&mut self, players: Players) {
        self.header.players = players;
    }

    /// What became of the record that this table was opened from, if it is not what it was.
    #[must_use]
    pub const fn changed(&self) -> Option<&Changed> {
        self.changed.as_ref()
    }

    pub(crate) fn mark_changed(&mut self, changed: Changed) {
        self.changed = Some(changed);
    }

    /// Sets what dice and draws show in the actions to come.
    pub(crate) fn await_rolls(&mut self, rolls: &Rolls) {
        self.header.rolls.wait_like(rolls);
    }

    /// What is wrong with the dice that the record set for the last action, if anything is.
    pub(crate) fn misrolled(&self) -> Option<&str> {
        self.misrolled.as_deref()
    }

    /// The seed of the dice.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.header.seed
    }

    /// The situation now.
    #[must_use]
    pub fn situation(&self) -> &R::Situation {
        &self.situation
    }

    /// The situation in which the table began.
    #[must_use]
    pub fn start(&self) -> &R::Situation {
        &self.start
    }

    /// What has been played.
    #[must_use]
    pub fn entries(&self) -> &[Entry<R>] {
        &self.entries
    }

    /// The legal actions now.
    #[must_use]
    pub fn actions(&self) -> Vec<R::Action> {
        let mut actions = Vec::new();
        self.rules.actions(&self.situation, &mut actions);
        actions
    }

    /// Plays an action that a record names: forced where it would have been taken by itself, as it was when it was first
    /// played.
    ///
    /// # Errors
    /// The refusal, with its rule; nothing has changed then.
    pub fn play_again(&mut self, action: R::Action) -> Result<(), Refusal> {
        let forced = self.forced() == Some(action);
        self.push(action, forced)?;
        self.redo.clear();
        Ok(())
    }

    /// Plays an action of the deciding seat, without taking forced choices after it.
    ///
    /// # Errors
    /// The refusal, with its rule; nothing has changed then.
    pub fn play_one(&mut self, action: R::Action) -> Result<&[Event], Refusal> {
        self.push(action, false)?;
        self.redo.clear();
        Ok(self.entries.last().map_or(&[], |entry| &entry.events))
    }

    /// Plays an action of the deciding seat, then every choice that is none. Returns all events.
    ///
    /// # Errors
    /// The refusal, with its rule; nothing has changed then.
    pub fn play(&mut self, action: R::Action) -> Result<Vec<Event>, Refusal> {
        let from = self.entries.len();
        self.play_again(action)?;
        self.take_forced();
        Ok(self.entries[from..].iter().flat_map(|entry| entry.events.iter().cloned()).collect())
    }

    /// Takes every choice that is none, unless it would roll or reveal or is the player's to declare.
    pub fn take_forced(&mut self) {
        while let Some(only) = self.forced() {
            if self.push(only, true).is_err() {
                break;
            }
        }
    }

    /// The choice that is none: the only action, if it would neither roll nor reveal and is not the player's to declare.
    fn forced(&self) -> Option<R::Action> {
        let [only] = self.actions()[..] else { return None };
        let taken = !self.rules.is_deliberate(only) && !self.decides_something(only);
        taken.then_some(only)
    }

    /// Whether an action would roll dice or show something hidden.
    fn decides_something(&self, action: R::Action) -> bool {
        let (rolls, revealed) = self.decides(action);
        rolls > 0 || revealed
    }

    /// How often an action would roll, and whether it would show something hidden.
    fn decides(&self, action: R::Action) -> (usize, bool) {
        let mut stream = self.dice.clone();
        let mut dice = Counted::new(&mut stream);
        let mut journal = Journal::default();
        self.rules.apply(&mut self.situation.clone(), action, &mut dice, &mut journal);
        (dice.rolls, journal.revealed)
    }

    fn push(&mut self, action: R::Action, forced: bool) -> Result<(), Refusal> {
        let number = self.entries.len();
        let legal = || self.rules.refuse(&self.situation, action).is_none();
        if self.header.rolls.wait() && legal() && self.decides(action).0 > 0 {
            self.header.rolls.fall(number);
        }
        let due = number.is_multiple_of(APART);
        let kept = due.then(|| (self.situation.clone(), self.dice.clone()));
        let seat = self.rules.to_act(&self.situation);
        let mut journal = Journal::default();
        let s = &mut self.situation;
        let rolls = if let Some(faces) = self.header.rolls.get(number) {
            let mut set = Forced::new(faces.iter().copied());
            let mut dice = Counted::new(&mut set);
            self.rules.try_apply(s, action, &mut dice, &mut journal)?;
            let rolls = dice.rolls;
            self.misrolled = set.settle().err();
            rolls
        } else {
            let mut dice = Counted::new(&mut self.dice);
            self.rules.try_apply(s, action, &mut dice, &mut journal)?;
            dice.rolls
        };
        let told = rolls > 0 || journal.revealed;
        let barrier = told || self.rules.to_act(&self.situation) != seat;
        let seat = seat.unwrap_or(SeatId(0));
        self.kept.extend(kept);
        self.entries.push(Entry { seat, action, forced, events: journal.events, told, barrier });
        Ok(())
    }

    /// Takes back the last decision and the forced choices after it.
    ///
    /// # Errors
    /// If nothing was played or a die or reveal stands in the way; nothing has changed then.
    pub fn undo(&mut self) -> Result<(), NoUndo> {
        let chosen = self.entries.iter().rposition(|entry| !entry.forced).ok_or(NoUndo::Start)?;
        if self.entries[chosen..].iter().any(|entry| entry.barrier) {
            return Err(NoUndo::Barrier);
        }
        self.redo.push(self.entries[chosen].action);
        self.return_to(chosen);
        Ok(())
    }

    /// Stands where it stood after so many actions.
    fn return_to(&mut self, played: usize) {
        self.situation = self.situation_at(played);
        self.entries.truncate(played);
        self.kept.truncate(played.div_ceil(APART));
    }

    /// Takes back everything of this phase that can be taken back. Returns how many decisions.
    ///
    /// # Errors
    /// If not even one can.
    pub fn undo_phase(&mut self) -> Result<usize, NoUndo> {
        let phase = |table: &Self| {
            let chosen = table.entries.iter().rposition(|entry| !entry.forced);
            chosen.map(|i| table.rules.phase(&table.situation_at(i)))
        };
        let this = phase(self);
        self.undo()?;
        let mut count = 1;
        while phase(self) == this && self.undo().is_ok() {
            count += 1;
        }
        Ok(count)
    }

    /// The decisions that can still be taken back, oldest first, each with the situation in which it was made.
    pub fn undoable(&self) -> impl Iterator<Item = (&Entry<R>, R::Situation)> {
        let from = self.entries.iter().rposition(|entry| entry.barrier).map_or(0, |last| last + 1);
        self.entries[from..].iter().zip(self.situations(from)).filter(|(entry, _)| !entry.forced)
    }

    /// Whether [`undo`](Self::undo) would take something back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let chosen = self.entries.iter().rposition(|entry| !entry.forced);
        chosen.is_some_and(|chosen| !self.entries[chosen..].iter().any(|entry| entry.barrier))
    }

    /// Whether [`redo`](Self::redo) would play something again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Takes back one decision that was made a while ago and makes the later ones again, as far as they are legal without
    /// it: one of several attackers steps back.
    ///
    /// # Errors
    /// If it was not made since a die or reveal last stood in the way; nothing has changed then. Of what lies before that
    /// nothing is told, not even whether it was made: another seat may have done it in secret.
    pub fn retract(&mut self, action: R::Action) -> Result<(), NoUndo> {
        let free = self.entries.iter().rposition(|entry| entry.barrier).map_or(0, |barrier| barrier + 1);
        let at = self.entries[free..].iter().rposition(|entry| !entry.forced && entry.action == action);
        let none = if free > 0 { NoUndo::Barrier } else { NoUndo::Start };
        let at = free + at.ok_or(none)?;
        let later: Vec<_> =
            self.entries[at + 1..].iter().filter(|e| !e.forced).map(|entry| entry.action).collect();
        self.return_to(at);
        self.redo.clear();
        for action in later {
            if self.push(action, false).is_ok() {
                self.take_forced();
            }
        }
        Ok(())
    }

    /// Plays again what was taken back last, and the forced choices after it. False if there is nothing.
    pub fn redo(&mut self) -> bool {
        let done = self.redo_one();
        if done {
            self.take_forced();
        }
        done
    }

    /// Plays again what was taken back last, and nothing else. False if there is nothing.
    pub fn redo_one(&mut self) -> bool {
        self.redo.pop().is_some_and(|action| self.push(action, false).is_ok())
    }
}

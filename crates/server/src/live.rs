//! A table in memory, made from its steps: whatever is here can be lost at any time.

use crate::clock::Clock;
use crate::step::{Over, Step};
use crate::store::{SeatRow, StepRow, TableRow, rows};
use crate::wrong::Wrong;
use sandtable_bots::Spec;
use sandtable_catalog::{AnyTable, Failure, Game};
use sandtable_engine::SeatId;
use sandtable_engine::data::{Item, Read};
use sandtable_engine::record::{HUMAN, Header, Players, Record, Rolls};
use sandtable_engine::rules::Options;
use sandtable_engine::view::Viewer;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// So many answers given beforehand may follow each other, and nothing between them: more would be a circle.
const ANSWERS: usize = 20;

/// The games of the catalog, each read once.
#[derive(Default)]
pub(crate) struct Games(Mutex<BTreeMap<&'static str, Arc<dyn Game>>>);

impl Games {
    /// A game by its id.
    ///
    /// # Errors
    /// If there is none.
    pub(crate) fn get(&self, id: &str) -> Result<Arc<dyn Game>, Wrong> {
        let known = sandtable_catalog::games().iter().find(|known| **known == id);
        let known = known.ok_or_else(|| Wrong::text(format_args!("there is no game \"{id}\"")))?;
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = games.get(known) {
            return Ok(Arc::clone(game));
        }
        let game = sandtable_catalog::game(known).map_err(Wrong::text)?;
        games.insert(known, Arc::clone(&game));
        Ok(game)
    }
}

/// Reads options as clients send them.
pub(crate) fn options(json: &str) -> Result<Options, Wrong> {
    let read = || Options::read(&Item::of_json(json)?).map_err(sandtable_engine::text::TextError::from);
    read().map_err(|error| {
        Wrong::text(format_args!("options are an object of true, false and words: {}", error.reason))
    })
}

/// A bot as the server lets one sit down: by its word, without a budget of its own.
pub(crate) fn bot(word: &str) -> Option<Spec> {
    (!word.contains('@')).then(|| word.parse().ok()).flatten()
}

/// The seats at which somebody sits in a game.
pub(crate) fn sitting(table: &dyn AnyTable) -> Vec<SeatId> {
    table.view(Viewer::Referee).seats
}

/// A new game as a table's row says, its forced first choices taken.
pub(crate) fn begin(game: &dyn Game, row: &TableRow, seats: &[SeatRow]) -> Result<Box<dyn AnyTable>, Wrong> {
    let players = seats.iter().filter_map(|seat| {
        let name = game.seats().get(usize::try_from(seat.seat).ok()?)?;
        Some(((*name).to_owned(), seat.who.strip_prefix("bot:").unwrap_or(HUMAN).to_owned()))
    });
    let header = Header {
        game: game.id().to_owned(),
        scenario: row.scenario.clone(),
        options: options(&row.options)?,
        seed: row.seed.parse().map_err(|_| Wrong::Server)?,
        situation: None,
        players: players.collect::<Players>(),
        rolls: Rolls::new(),
    };
    let mut table = game.new_table(header)?;
    table.take_forced();
    Ok(table)
}

/// A table in memory.
pub(crate) struct Live {
    /// What never changes of it.
    pub(crate) row: TableRow,
    /// Its game.
    pub(crate) game: Arc<dyn Game>,
    /// The game as it stands.
    pub(crate) table: Box<dyn AnyTable>,
    /// The seats at which somebody sits.
    pub(crate) seats: Vec<SeatRow>,
    /// How many steps it has had.
    pub(crate) seq: i64,
    /// How it ended.
    pub(crate) over: Option<Over>,
    clock: Clock,
    /// From which entry on the history changed with each step.
    froms: Vec<usize>,
    /// Seconds that each seat of the game has spent, as far as steps tell.
    spent: Vec<i64>,
    /// When the last step was.
    since: i64,
    /// When the seat that decides began to: what it plays and takes back meanwhile wins it no days.
    begun: i64,
    /// How many of its last steps were answers given beforehand.
    pub(crate) answers: usize,
}

impl Live {
    /// A table from what is kept of it.
    ///
    /// # Errors
    /// If a step is none, or today's rules forbid it.
    pub(crate) fn load(
        games: &Games,
        row: TableRow,
        seats: Vec<SeatRow>,
        steps: &[StepRow],
    ) -> Result<Self, Wrong> {
        let game = games.get(&row.game)?;
        let table = begin(&*game, &row, &seats)?;
        let spent = vec![0; game.seats().len()];
        let (clock, since, begun) = (Clock::read(&row.clock), row.opened, row.opened);
        let (froms, answers) = (Vec::new(), 0);
        let mut live =
            Self { row, game, table, seats, seq: 0, over: None, clock, froms, spent, since, begun, answers };
        live.look_for_end();
        for step in steps {
            live.again(step)?;
        }
        Ok(live)
    }

    /// Takes a step that is kept.
    pub(crate) fn again(&mut self, kept: &StepRow) -> Result<usize, Wrong> {
        if kept.seq != self.seq + 1 {
            return Err(Wrong::Server);
        }
        let step = Step::read(&kept.kind, &kept.what).ok_or(Wrong::Server)?;
        let seat = u8::try_from(kept.seat).ok().map(SeatId);
        let deciding = self.table.to_act();
        let from = self.take(seat, &step)?;
        self.count(from, deciding, kept.at);
        Ok(from)
    }

    /// Notes that a step was taken.
    pub(crate) fn count(&mut self, from: usize, deciding: Option<SeatId>, at: i64) {
        self.seq += 1;
        self.froms.push(from);
        if let Some(spent) = deciding.and_then(|seat| self.spent.get_mut(seat.index())) {
            *spent += (at - self.since).max(0);
        }
        self.since = at;
        // Whoever plays alone hands over to nobody: there each step counts.
        if self.table.to_act() != deciding || self.seats.len() < 2 {
            self.begun = at;
        }
    }

    /// Takes a step in the game and says from which entry on the history is another. Nothing has changed if it fails.
    pub(crate) fn take(&mut self, seat: Option<SeatId>, step: &Step) -> Result<usize, Wrong> {
        if self.over.is_some() {
            return Err(Failure::Over.into());
        }
        if step.is_of_deciding() && self.table.to_act() != seat {
            return Err(Failure::OtherSeat.into());
        }
        let before = self.table.len();
        let from = match step {
            Step::Play(action) | Step::Answer(action) => {
                self.table.play(action)?;
                before
            }
            Step::Redo => {
                if !self.table.redo() {
                    return Err(Wrong::text("there is nothing to play again"));
                }
                before
            }
            Step::Undo => {
                self.table.undo().map_err(Failure::from)?;
                self.table.len()
            }
            Step::UndoPhase => {
                self.table.undo_phase().map_err(Failure::from)?;
                self.table.len()
            }
            Step::Retract(action) => {
                let was = self.lines();
                self.table.retract(action)?;
                was.iter().zip(self.lines()).take_while(|(one, other)| *one == other).count()
            }
            Step::Back(played) => self.back(*played)?,
            Step::Resign => {
                self.over = seat.map(Over::Resigned);
                before
            }
            Step::End => {
                self.over = Some(Over::Agreed);
                before
            }
            Step::Late => {
                self.over = seat.map(Over::Clock);
                before
            }
        };
        self.answers = if matches!(step, Step::Answer(_)) { self.answers + 1 } else { 0 };
        self.look_for_end();
        Ok(from)
    }

    /// Whether it is over though by its rules it would go on: then nothing is hidden any more.
    pub(crate) fn is_cut_short(&self) -> bool {
        self.over.is_some() && self.table.to_act().is_some()
    }

    fn look_for_end(&mut self) {
        if self.over.is_none() && self.table.to_act().is_none() {
            self.over = Some(Over::Verdict);
        }
    }

    /// What was played, a line for each action: the word of the seat and the action.
    fn lines(&self) -> Vec<String> {
        let record = self.table.record();
        let body = record.split_once("\n\n").map_or("", |(_, body)| body);
        body.lines().filter(|line| !line.starts_with("end ")).map(str::to_owned).collect()
    }

    /// Returns to the moment after so many actions, with the dice as they were.
    fn back(&mut self, played: usize) -> Result<usize, Wrong> {
        if played >= self.table.len() {
            return Err(Wrong::text("it is no moment of the past"));
        }
        let record = self.table.record();
        let (head, _) = record.split_once("\n\n").ok_or(Wrong::Server)?;
        let cut = self
            .lines()
            .into_iter()
            .take(played)
            .fold(format!("{head}\n\n"), |text, line| text + &line + "\n");
        let mut table = self.game.replay(&Record::read(&cut)?)?;
        table.take_forced();
        self.table = table;
        Ok(played)
    }

    /// From which entry on whoever has seen so many steps has not seen the history.
    pub(crate) fn from(&self, seen: i64) -> usize {
        let seen = usize::try_from(seen).unwrap_or(0);
        let changed = self.froms.get(seen..).unwrap_or_default().iter().min();
        changed.copied().unwrap_or(self.table.len()).min(self.table.len())
    }

    /// How much had been played after the last decision of each seat of the game.
    pub(crate) fn last_of_each(&self) -> Vec<usize> {
        let mut last = vec![0; self.game.seats().len()];
        for (at, line) in self.lines().iter().enumerate() {
            let word = line.split(' ').next().unwrap_or_default();
            if let Some(seat) = self.game.seats().iter().position(|seat| *seat == word) {
                last[seat] = at + 1;
            }
        }
        last
    }

    /// Who sits at a seat.
    pub(crate) fn who(&self, seat: SeatId) -> Option<&SeatRow> {
        self.seats.iter().find(|row| row.seat == i64::from(seat.0))
    }

    /// The bot that decides now.
    pub(crate) fn bot_to_act(&self) -> Option<(SeatId, Spec)> {
        let seat = self.table.to_act().filter(|_| self.over.is_none())?;
        Some((seat, bot(self.who(seat)?.who.strip_prefix("bot:")?)?))
    }

    /// What a person who decides now has said to answer: an action.
    pub(crate) fn standing_answer(&self) -> Option<(SeatId, String)> {
        let seat = self.table.to_act().filter(|_| self.over.is_none() && self.answers < ANSWERS)?;
        let row = self.who(seat).filter(|row| !row.standing.is_empty())?;
        let prompt = self.table.prompt(Viewer::Seat(seat))?;
        let rules: Vec<serde_json::Value> = serde_json::from_str(&row.standing).ok()?;
        let rule = rules.iter().find(|rule| rule["if"] == *prompt.id)?;
        let action = rule["play"].as_str()?;
        let legal = matches!(self.table.why(Viewer::Seat(seat), action), Ok(None));
        legal.then(|| (seat, action.to_owned()))
    }

    /// When the time of the seat that decides is up; 0 if never.
    pub(crate) fn deadline(&self) -> i64 {
        let seat = self.table.to_act().filter(|_| self.over.is_none());
        let person = seat.filter(|seat| self.who(*seat).is_some_and(|row| !row.who.starts_with("bot:")));
        person.map_or(0, |seat| self.clock.deadline(self.spent[seat.index()], self.since, self.begun))
    }

    /// Whether there is a clock.
    pub(crate) fn has_clock(&self) -> bool {
        self.clock != Clock::None
    }

    /// What clients are told of the clock.
    pub(crate) fn tell_clock(&self) -> serde_json::Value {
        self.clock.tell(self.deadline(), &self.spent)
    }

    /// What is kept beside the steps.
    pub(crate) fn facts(&self) -> rows::Facts {
        let waits = self.table.to_act().filter(|_| self.over.is_none());
        rows::Facts {
            waits: waits.map_or(-1, |seat| i64::from(seat.0)),
            by_itself: self.bot_to_act().is_some() || self.standing_answer().is_some(),
            deadline: self.deadline(),
            ended: self.over.map_or(String::new(), |over| over.word().to_owned()),
        }
    }

    /// The record, with the promise that was made of its dice.
    pub(crate) fn record(&self) -> String {
        let promise = format!("committed {} {}\n", self.row.seed_hash, self.row.salt);
        let record = self.table.record();
        let seed = record.find("\nseed ").and_then(|at| Some(at + 1 + record[at + 1..].find('\n')? + 1));
        match seed {
            Some(at) => format!("{}{promise}{}", &record[..at], &record[at..]),
            None => record,
        }
    }

    /// A bot's own number at this table, which nobody else knows.
    pub(crate) fn number_of_bot(&self, seat: SeatId) -> u64 {
        let hash = crate::secret::commitment(&sandtable_engine::dice::Seed([seat.0; 32]), &self.row.seed);
        u64::from_str_radix(&hash[..16], 16).unwrap_or_default()
    }
}

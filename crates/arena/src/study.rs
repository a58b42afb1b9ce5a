//! Studies: one bot on all seats, many games, and what they show of a scenario.

use crate::matches::{SAVE_EVERY, too_high};
use crate::meters::Conduct;
use crate::{ArenaError, Clock, Progress, VERSION, file, work};
use sandtable_bots::{Spec, duel};
use sandtable_catalog::Game;
use sandtable_engine::rules::Options;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

/// The first field of a study file.
pub const FORMAT: &str = "sandtable-study-1";

/// What is to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// The scenario.
    pub scenario: String,
    /// Its options, all of them.
    pub options: Options,
    /// The bot on every seat.
    pub bot: Spec,
    /// The seed of the first game; the next has the next number.
    pub seed: u64,
    /// How many games.
    pub games: u64,
}

/// For each turn and space, by its name: in how many games.
pub type Counts = BTreeMap<u16, BTreeMap<String, u64>>;

/// A study file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudyFile {
    /// What kind of file this is.
    pub format: String,
    /// The version that played.
    pub version: String,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Its options.
    pub options: Options,
    /// The bot on every seat.
    pub bot: String,
    /// The seed of the first game.
    pub seed: u64,
    /// How many games were asked for.
    pub wanted: u64,
    /// The seats.
    pub seats: Vec<String>,
    /// All sides that may win or lose counters.
    pub sides: Vec<String>,
    /// The games.
    pub games: Vec<Run>,
    /// Where enemies faced each other at the end of each turn.
    pub front: Counts,
    /// What was marked on the board at the end of each turn, by mark.
    pub marks: BTreeMap<String, Counts>,
    /// What was measured of each seat, over all games.
    pub conduct: Vec<Conduct>,
}

/// One game of a study.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Run {
    /// The seed.
    pub seed: u64,
    /// The side that won; absent in a draw.
    pub winner: Option<String>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// Whether it came to its end.
    pub over: bool,
    /// Actions played.
    pub actions: u32,
    /// The hash of the last situation, in hexadecimal digits.
    pub hash: String,
    /// How it stood at the end of each turn.
    pub turns: Vec<Stand>,
}

/// How a game stood at the end of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stand {
    /// The turn.
    pub turn: u16,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// What each side has lost so far, if the game counts it.
    pub losses: Vec<u32>,
}

impl StudyFile {
    fn new(game: &dyn Game, ask: &Study) -> Self {
        let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        Self {
            format: FORMAT.to_owned(),
            version: VERSION.to_owned(),
            game: game.id().to_owned(),
            scenario: ask.scenario.clone(),
            options: ask.options.clone(),
            bot: ask.bot.to_string(),
            seed: ask.seed,
            wanted: ask.games,
            seats: owned(game.seats()),
            sides: owned(game.sides()),
            games: Vec::new(),
            front: Counts::new(),
            marks: BTreeMap::new(),
            conduct: vec![Conduct::default(); game.seats().len()],
        }
    }

    /// Adds a game.
    fn add(&mut self, game: &dyn Game, seed: u64, report: &duel::Report) {
        let ends = ends(&report.turns);
        let board = game.board();
        let mut stands = Vec::new();
        for &(turn, at) in &ends {
            let census = &report.census[at];
            stands.push(Stand { turn, scores: report.scores[at].clone(), losses: census.losses.clone() });
            for space in &census.front {
                count(&mut self.front, turn, &board.space(*space).name);
            }
            for mark in &report.marks[at] {
                let counts = self.marks.entry(mark.name.to_owned()).or_default();
                count(counts, turn, &mark.space);
            }
        }
        for (sum, own) in self.conduct.iter_mut().zip(&report.conduct) {
            sum.add(&Conduct::of(own));
        }
        let winner = report.verdict.as_ref().and_then(|verdict| verdict.winner);
        let last = report.scores.last().cloned().unwrap_or_default();
        let run = Run {
            seed,
            winner: winner.and_then(|seat| self.sides.get(seat.index()).cloned()),
            scores: report.verdict.as_ref().map_or(last, |verdict| verdict.scores.clone()),
            over: report.verdict.is_some(),
            actions: report.actions,
            hash: format!("{:016x}", report.hash),
            turns: stands,
        };
        let at = self.games.partition_point(|other| other.seed < seed);
        self.games.insert(at, run);
    }

    /// The file's text.
    #[must_use]
    pub fn write(&self) -> String {
        file::lines(self)
    }

    /// Reads a study.
    ///
    /// # Errors
    /// If there is no such file, or it is something else.
    pub fn read(path: &Path) -> Result<Self, ArenaError> {
        file::load(path, FORMAT)?.ok_or_else(|| ArenaError::file(path, "there is no such file"))
    }

    /// In how many games each turn came to its end.
    #[must_use]
    pub fn reached(&self) -> BTreeMap<u16, u64> {
        let mut reached = BTreeMap::new();
        for stand in self.games.iter().flat_map(|run| &run.turns) {
            *reached.entry(stand.turn).or_default() += 1;
        }
        reached
    }
}

fn count(counts: &mut Counts, turn: u16, space: &str) {
    *counts.entry(turn).or_default().entry(space.to_owned()).or_default() += 1;
}

/// The last span of each turn.
fn ends(turns: &[u16]) -> Vec<(u16, usize)> {
    let last = |at: &usize| turns.get(at + 1) != Some(&turns[*at]);
    (0..turns.len()).filter(last).map(|at| (turns[at], at)).collect()
}

/// Plays a study, going on from what `out` already holds, and saves it there.
///
/// # Errors
/// If the game refuses it, or the file holds something else or cannot be written.
pub fn run(
    game: &dyn Game,
    ask: &Study,
    cores: usize,
    out: &Path,
    clock: Clock<'_>,
    progress: Progress<'_>,
) -> Result<StudyFile, ArenaError> {
    let mut study = StudyFile::new(game, ask);
    let seats = vec![ask.bot; game.seats().len()];
    let play = |seed| game.duel(&ask.scenario, &ask.options, &seats, seed, &|| clock());
    if let Some(before) = file::load::<StudyFile>(out, FORMAT)? {
        let facts = |file: &StudyFile| {
            let options = file.options.clone();
            (
                file.version.clone(),
                file.game.clone(),
                file.scenario.clone(),
                options,
                file.bot.clone(),
                file.seed,
            )
        };
        if facts(&before) != facts(&study) {
            let StudyFile { version, game, scenario, bot, seed, .. } = before;
            let why = format!(
                "this is another study ({game}, {scenario}, {bot}, from seed {seed}, version {version}): name another file"
            );
            return Err(ArenaError::file(out, why));
        }
        if before.games.len() as u64 > ask.games {
            let held = before.games.len();
            let why = format!("it holds {held} games, more than the {} asked for", ask.games);
            return Err(ArenaError::file(out, why));
        }
        if (before.games.len() as u64) < ask.games
            && let Some(known) = before.games.first()
            && format!("{:016x}", play(known.seed)?.hash) != known.hash
        {
            let seed = known.seed;
            let why = format!(
                "the game of seed {seed} now ends differently: rules or bots have changed since; name another file"
            );
            return Err(ArenaError::file(out, why));
        }
        study = StudyFile { wanted: ask.games, ..before };
    }
    let end = ask.seed.checked_add(ask.games).ok_or_else(|| too_high(ask.seed))?;
    let known: Vec<u64> = study.games.iter().map(|run| run.seed).collect();
    let todo: Vec<u64> = (ask.seed..end).filter(|seed| known.binary_search(seed).is_err()).collect();
    let mut saved = Instant::now();
    progress(study.games.len() as u64, ask.games, "");
    let mut done = |seed, report: duel::Report| {
        study.add(game, seed, &report);
        progress(study.games.len() as u64, ask.games, "");
        if saved.elapsed() >= SAVE_EVERY {
            if let Err(error) = file::save(out, &study.write()) {
                return ControlFlow::Break(error);
            }
            saved = Instant::now();
        }
        ControlFlow::Continue(())
    };
    if let Some(error) = work::each(cores, &todo, play, &mut done)? {
        return Err(error);
    }
    file::save(out, &study.write())?;
    Ok(study)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_ends_with_its_last_span() {
        assert_eq!(ends(&[0, 0, 1, 1, 2]), [(0, 1), (1, 3), (2, 4)]);
        assert!(ends(&[]).is_empty());
    }
}

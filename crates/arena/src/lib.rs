//! A laboratory for bots: who is stronger, how sure that is, and what their games look like. Native only: it uses
//! threads and files.
//!
//! | module | what it holds |
//! |---|---|
//! | [`stats`] | the arithmetic: pairs, Elo, sequential tests, intervals |
//! | [`mod@matches`] | two bots, pairs of games with seats swapped |
//! | [`summary`] | what a match says |
//! | [`meters`] | how sensibly they played, and what is too much |
//! | [`ladder`] | a list of bots, each against the next and against a reference |
//! | [`calibration`] | whether what is foretold comes about |
//! | [`study`] | one bot on all seats: how a scenario goes |
//! | [`charts`] | a study as a page of pictures |
//! | [`columns`] | the games of a match as Parquet |
//! | [`mod@file`] | result files, saved whole and gone on with |
//!
//! Everything is decided by scenario, options, bots and seeds; how many threads play changes nothing.

pub mod calibration;
pub mod charts;
pub mod columns;
pub mod file;
pub mod ladder;
pub mod matches;
pub mod meters;
pub mod stats;
pub mod study;
pub mod summary;
mod svg;
mod work;

use sandtable_bots::{NoSuchBot, Spec};
use sandtable_catalog::Game;
use sandtable_engine::rules::{Options, Scenario};
use sandtable_engine::text::TextError;
use std::path::PathBuf;

/// The version that result files carry.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Tells microseconds since any moment; `&|| 0` where time does not matter.
pub type Clock<'c> = &'c (dyn Fn() -> u64 + Sync);

/// Hears how far the work is: pairs or games done, of how many, and a few words on how it stands.
pub type Progress<'p> = &'p mut dyn FnMut(u64, u64, &str);

/// Why the laboratory cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A word names no bot.
    #[error("{0}")]
    Bot(String),
    /// The game refuses the scenario or an option.
    #[error("{0}")]
    Game(#[from] TextError),
    /// What was asked makes no sense.
    #[error("{0}")]
    Ask(String),
    /// A file cannot be used.
    #[error("{}: {why}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
}

impl ArenaError {
    pub(crate) fn file(path: impl Into<PathBuf>, why: impl ToString) -> Self {
        Self::File { path: path.into(), why: why.to_string() }
    }
}

/// A bot by its word; a game's styles may also be called by their names.
///
/// # Errors
/// If there is no such bot.
pub fn bot(game: &dyn Game, word: &str) -> Result<Spec, ArenaError> {
    let end = word.find([':', '@']).unwrap_or(word.len());
    let (name, rest) = word.split_at(end);
    let styles = game.styles();
    let spec = match styles.iter().position(|style| *style == name) {
        Some(at) => format!("style{at}{rest}").parse(),
        None => word.parse::<Spec>(),
    };
    let spec = spec.map_err(|e: NoSuchBot| {
        ArenaError::Bot(format!("{e}; the styles of {} are {}", game.id(), styles.join(", ")))
    })?;
    match spec.kind {
        sandtable_bots::spec::Kind::Style(n) if usize::from(n) >= styles.len() => {
            let most = styles.len() - 1;
            Err(ArenaError::Bot(format!("{} has no style{n}: its last is style{most}", game.id())))
        }
        _ => Ok(spec),
    }
}

/// The scenario asked for, or the game's first.
///
/// # Errors
/// If there is no such scenario.
pub fn scenario(game: &dyn Game, wish: Option<&str>) -> Result<String, ArenaError> {
    let ids = || game.scenarios().iter().map(|s| s.id.as_str());
    let found = match wish {
        Some(wish) => ids().find(|id| *id == wish),
        None => ids().next(),
    };
    found.map(str::to_owned).ok_or_else(|| {
        let (wish, all) = (wish.unwrap_or_default(), ids().collect::<Vec<_>>().join(", "));
        ArenaError::Ask(format!("there is no scenario \"{wish}\"; there are: {all}"))
    })
}

/// All options of a scenario as they will be: those asked for, the others as the scenario has them.
///
/// # Errors
/// If the scenario has no such option.
pub fn options(game: &dyn Game, scenario: &str, wish: &Options) -> Result<Options, ArenaError> {
    let found = Scenario::find(game.scenarios(), scenario, wish);
    found.map(|(_, options)| options).map_err(|error| ArenaError::Ask(error.to_string()))
}

/// How many cores there are.
#[must_use]
pub fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

//! The ladder of a scenario: a list of bots, each against the next and all against one.

use crate::matches::{self, Match};
use crate::stats::share;
use crate::summary::{Elo, Summary};
use crate::{ArenaError, Clock, Progress, VERSION, file};
use sandtable_bots::spec::{Kind, Spec};
use sandtable_catalog::Game;
use sandtable_engine::rules::{Options, Setting};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// The first field of a ladder file.
pub const FORMAT: &str = "sandtable-ladder-1";

/// What is to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladder {
    /// The scenario.
    pub scenario: String,
    /// Its options, all of them.
    pub options: Options,
    /// The bots, weakest first.
    pub bots: Vec<Spec>,
    /// The bot that all play against.
    pub reference: Spec,
    /// The seed of the first pair of each match.
    pub seed: u64,
    /// Pairs a match.
    pub pairs: u64,
}

/// The bots of a ladder as it comes: random, greedy, every style, every level.
#[must_use]
pub fn usual(game: &dyn Game) -> Vec<Spec> {
    let styles = (0..game.styles().len().min(10)).map(|n| Kind::Style(n as u8));
    let levels = (1..=5).map(Kind::Level);
    [Kind::Random, Kind::Greedy].into_iter().chain(styles).chain(levels).map(Spec::of).collect()
}

/// A ladder file: the summaries of its matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LadderFile {
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
    /// The bots, weakest first.
    pub bots: Vec<String>,
    /// The bot that all play against.
    pub reference: String,
    /// The seed of the first pair of each match.
    pub seed: u64,
    /// Pairs a match.
    pub pairs: u64,
    /// The matches that are finished.
    pub matches: Vec<Rung>,
}

/// One match of a ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    /// The bot in question.
    pub a: String,
    /// The bot that it is compared with.
    pub b: String,
    /// What came of it.
    pub summary: Summary,
}

impl LadderFile {
    fn new(game: &dyn Game, ask: &Ladder) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION.to_owned(),
            game: game.id().to_owned(),
            scenario: ask.scenario.clone(),
            options: ask.options.clone(),
            bots: ask.bots.iter().map(ToString::to_string).collect(),
            reference: ask.reference.to_string(),
            seed: ask.seed,
            pairs: ask.pairs,
            matches: Vec::new(),
        }
    }

    /// The summary of a match, if it has been played.
    #[must_use]
    pub fn find(&self, a: &str, b: &str) -> Option<&Summary> {
        self.matches.iter().find(|rung| rung.a == a && rung.b == b).map(|rung| &rung.summary)
    }
}

/// The matches of a ladder: each bot against the one before it, then each against the reference.
fn pairings(ask: &Ladder) -> Vec<(Spec, Spec)> {
    let mut all = Vec::new();
    for (i, &bot) in ask.bots.iter().enumerate() {
        if let Some(&before) = i.checked_sub(1).and_then(|i| ask.bots.get(i)) {
            all.push((bot, before));
        }
        if bot != ask.reference && !all.contains(&(bot, ask.reference)) {
            all.push((bot, ask.reference));
        }
    }
    all
}

/// The file of a ladder.
#[must_use]
pub fn path(docs: &Path, game: &str, scenario: &str) -> PathBuf {
    docs.join("ladder").join(format!("{game}-{scenario}.json"))
}

/// Plays a ladder, going on from what is in its file, and writes it and `ladder.md` into the folder of the docs. Matches
/// played before with the same version, pairs and seed are kept, whatever the list of bots was. The match under way is
/// kept in a file beside it.
///
/// # Errors
/// If the game refuses it, or a file holds something else or cannot be written.
pub fn run(
    game: &dyn Game,
    ask: &Ladder,
    docs: &Path,
    cores: usize,
    clock: Clock<'_>,
    mut progress: impl FnMut(&str, u64, u64, &str),
) -> Result<LadderFile, ArenaError> {
    let path = path(docs, game.id(), &ask.scenario);
    let mut ladder = LadderFile::new(game, ask);
    if let Some(before) = file::load::<LadderFile>(&path, FORMAT)? {
        let facts = |l: &LadderFile| (l.version.clone(), l.game.clone(), l.options.clone(), l.seed, l.pairs);
        if facts(&before) != facts(&ladder) {
            return Err(ArenaError::file(
                &path,
                format!(
                    "this is another ladder (version {}, options {:?}, {} pairs from seed {}): delete it to begin anew, \
                     or ask for the same",
                    before.version, before.options, before.pairs, before.seed
                ),
            ));
        }
        ladder.matches = before.matches;
    }
    for (a, b) in pairings(ask) {
        let (name, other) = (a.to_string(), b.to_string());
        if ladder.find(&name, &other).is_some() {
            continue;
        }
        let under_way = part(&path, &name, &other);
        let ask = Match {
            scenario: ask.scenario.clone(),
            options: ask.options.clone(),
            a,
            b,
            seed: ask.seed,
            pairs: ask.pairs,
            sprt: None,
        };
        let what = format!("{name} v {other}");
        let told: Progress<'_> = &mut |done, of, words| progress(&what, done, of, words);
        let results = matches::run(game, &ask, cores, Some(&under_way), clock, told)?;
        ladder.matches.push(Rung { a: name, b: other, summary: results.summary });
        save(docs, &path, &ladder)?;
        // It is in the ladder now; a file that stays behind does no harm.
        let _ = fs::remove_file(&under_way);
    }
    save(docs, &path, &ladder)?;
    Ok(ladder)
}

/// Where the match under way is kept.
fn part(path: &Path, a: &str, b: &str) -> PathBuf {
    let safe = |word: &str| word.replace([':', '@'], "-");
    path.with_extension(format!("{}-v-{}.part", safe(a), safe(b)))
}

fn save(docs: &Path, path: &Path, ladder: &LadderFile) -> Result<(), ArenaError> {
    file::save(path, &file::lines(ladder))?;
    file::save(&docs.join("ladder.md"), &page(&all(&docs.join("ladder"))?))
}

/// Every ladder of a folder, by name.
fn all(folder: &Path) -> Result<Vec<LadderFile>, ArenaError> {
    let entries =
        fs::read_dir(folder).map_err(|e| ArenaError::file(folder, format!("cannot be read: {e}")))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(Result::ok).map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "json"));
    paths.sort();
    let mut ladders = Vec::new();
    for path in paths {
        ladders.extend(file::load(&path, FORMAT)?);
    }
    Ok(ladders)
}

/// All ladders as a page for people.
#[must_use]
pub fn page(ladders: &[LadderFile]) -> String {
    let mut text = String::from(
        "# Ladders\n\nHow strong the bots are, by `sandtable arena ladder` (see [arena.md](arena.md)). Scores are in percent with 95 % \
         intervals, over pairs of games with\nseats swapped and the same dice. This page is written by that command; the \
         numbers behind it are in `ladder/`.\n",
    );
    for ladder in ladders {
        // Writing to a text cannot fail.
        let _ = table(&mut text, ladder);
    }
    text
}

fn table(text: &mut String, ladder: &LadderFile) -> std::fmt::Result {
    let last = ladder.seed + ladder.pairs - 1;
    let set = ladder.options.iter().filter_map(|(id, setting)| match setting {
        Setting::Switch(on) => on.then(|| id.clone()),
        Setting::Word(word) => Some(format!("{id} {word}")),
    });
    let on: Vec<String> = set.collect();
    let options = if on.is_empty() { String::new() } else { format!(", options {}", on.join(", ")) };
    writeln!(text, "\n## {}, {}", ladder.game, ladder.scenario)?;
    writeln!(
        text,
        "Version {}, {} pairs a match, seeds {}–{last}{options}.\n",
        ladder.version, ladder.pairs, ladder.seed
    )?;
    let reference = &ladder.reference;
    writeln!(
        text,
        "| bot | v the one above | v {reference} | Elo over {reference} | each seat v {reference} | ms a player-turn |"
    )?;
    writeln!(text, "|---|---|---|---|---|---|")?;
    for (i, bot) in ladder.bots.iter().enumerate() {
        let above = i.checked_sub(1).and_then(|i| ladder.bots.get(i));
        let above = above.and_then(|above| ladder.find(bot, above));
        let against = ladder.find(bot, reference);
        let known = against.or(above);
        writeln!(
            text,
            "| {bot} | {} | {} | {} | {} | {} |",
            above.map_or("–".to_owned(), score),
            against.map_or("–".to_owned(), score),
            if bot == reference { "0".to_owned() } else { against.map_or("–".to_owned(), |s| elo(&s.elo)) },
            against.map_or("–".to_owned(), seats),
            known.map_or("–".to_owned(), time),
        )?;
    }
    Ok(())
}

fn score(summary: &Summary) -> String {
    format!("{:.1} ± {:.1}", 100.0 * summary.score.mean, 100.0 * summary.score.error)
}

/// Elo as people read it.
#[must_use]
pub fn elo(elo: &Elo) -> String {
    let bound = |value: Option<f64>, none: &str| value.map_or(none.to_owned(), |v| format!("{v:+.0}"));
    match (elo.mean, elo.low, elo.high) {
        (None, None, None) => "beyond measure".to_owned(),
        _ => format!("{} ({} to {})", bound(elo.mean, "?"), bound(elo.low, "−∞"), bound(elo.high, "+∞")),
    }
}

fn seats(summary: &Summary) -> String {
    let seat = |seat: &crate::summary::SeatSummary| {
        let (won, low, high) = share(seat.a.wins, seat.a.games);
        format!("{} {:.0} ({:.0}–{:.0})", seat.seat, 100.0 * won, 100.0 * low, 100.0 * high)
    };
    summary.seats.iter().filter(|s| s.a.games > 0).map(seat).collect::<Vec<_>>().join(", ")
}

/// Milliseconds a player-turn of bot A over both seats.
fn time(summary: &Summary) -> String {
    let mut conduct = crate::meters::Conduct::default();
    summary.seats.iter().for_each(|seat| conduct.add(&seat.a.conduct));
    format!("{:.1}", conduct.mean_ms())
}

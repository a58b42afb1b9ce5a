//! Matches in pairs: two games of one scenario and one seed with the seats swapped. The pair is what is counted, so that
//! neither an easier seat nor lucky dice make a bot look strong.

use crate::meters::Conduct;
use crate::stats::{Decision, Pairs, Sprt};
use crate::summary::Summary;
use crate::{ArenaError, Clock, Progress, VERSION, file, work};
use sandtable_bots::{Spec, duel};
use sandtable_catalog::Game;
use sandtable_engine::SeatId;
use sandtable_engine::rules::Options;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

/// The first field of a match file.
pub const FORMAT: &str = "sandtable-match-1";

/// How often unfinished results are saved.
pub(crate) const SAVE_EVERY: Duration = Duration::from_secs(3);

/// What is to be played.
#[derive(Clone, Debug, PartialEq)]
pub struct Match {
    /// The scenario.
    pub scenario: String,
    /// Its options, all of them.
    pub options: Options,
    /// The bot in question.
    pub a: Spec,
    /// The bot that it is compared with.
    pub b: Spec,
    /// The seed of the first pair; the next has the next number.
    pub seed: u64,
    /// How many pairs, at most.
    pub pairs: u64,
    /// The test that may end it earlier.
    pub sprt: Option<Sprt>,
}

/// In how many things two bots differ: kind (with its level), temper, budget.
#[must_use]
pub fn differences(a: Spec, b: Spec) -> usize {
    usize::from(a.kind != b.kind) + usize::from(a.temper != b.temper) + usize::from(a.budget != b.budget)
}

/// Which of the two bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Which {
    /// The bot in question.
    A,
    /// The other.
    B,
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The seed.
    pub seed: u64,
    /// Who played which side.
    pub seats: Vec<Which>,
    /// The side that won; absent in a draw.
    pub winner: Option<String>,
    /// The score of each side that has one.
    pub scores: Vec<i32>,
    /// Whether it came to its end.
    pub over: bool,
    /// Actions played.
    pub actions: u32,
    /// The hash of the last situation, in hexadecimal digits.
    pub hash: String,
    /// What was measured of each side.
    pub conduct: Vec<Conduct>,
}

impl Played {
    fn of(game: &dyn Game, seed: u64, seats: Vec<Which>, report: &duel::Report) -> Self {
        let winner = report.verdict.as_ref().and_then(|verdict| verdict.winner);
        let mut conduct = vec![Conduct::default(); seats.len()];
        for (seat, one) in report.conduct.iter().enumerate() {
            conduct[game.side_of(SeatId(seat as u8)).index()].add(&Conduct::of(one));
        }
        let last = report.scores.last().cloned().unwrap_or_default();
        Self {
            seed,
            seats,
            winner: winner.and_then(|seat| game.sides().get(seat.index())).map(|side| (*side).to_owned()),
            scores: report.verdict.as_ref().map_or(last, |verdict| verdict.scores.clone()),
            over: report.verdict.is_some(),
            actions: report.actions,
            hash: format!("{:016x}", report.hash),
            conduct,
        }
    }

    /// The points of a bot in halves: two for a win, one for a draw.
    #[must_use]
    pub fn halves(&self, which: Which, seats: &[String]) -> usize {
        match &self.winner {
            None => 1,
            Some(winner) => {
                let at = seats.iter().position(|seat| seat == winner);
                2 * usize::from(at.is_some_and(|at| self.seats.get(at) == Some(&which)))
            }
        }
    }

    /// By how much a bot's best seat is ahead of the others' best.
    #[must_use]
    pub fn margin(&self, which: Which) -> i32 {
        let best = |mine: bool| {
            let seats = self.seats.iter().zip(&self.scores);
            seats.filter(|(who, _)| (**who == which) == mine).map(|(_, score)| *score).max().unwrap_or(0)
        };
        best(true) - best(false)
    }

    /// Whether nothing but the time tells two games apart.
    #[must_use]
    pub fn same_as(&self, other: &Self) -> bool {
        (self.actions, &self.hash, &self.scores, &self.winner)
            == (other.actions, &other.hash, &other.scores, &other.winner)
    }
}

/// Both games of a pair, the one in which A has the first seat first.
pub type Pair = [Played; 2];

/// What a pair brought bot A in halves of a point, from 0 to 4, and its margin a game. With one seat for all, the two
/// games are compared by victory and then by points.
#[must_use]
pub fn outcome(pair: &Pair, seats: &[String]) -> (usize, f64) {
    let [first, second] = pair;
    if seats.len() > 1 {
        let halves = first.halves(Which::A, seats) + second.halves(Which::A, seats);
        return (halves, f64::from(first.margin(Which::A) + second.margin(Which::A)) / 2.0);
    }
    let worth = |game: &Played, who| (game.halves(who, seats), game.margin(who));
    let (mine, theirs) = (worth(first, Which::A), worth(second, Which::B));
    let halves = match mine.cmp(&theirs) {
        std::cmp::Ordering::Less => 0,
        std::cmp::Ordering::Equal => 2,
        std::cmp::Ordering::Greater => 4,
    };
    (halves, f64::from(mine.1 - theirs.1))
}

/// A match file: what was asked, what came of it, and every game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchFile {
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
    /// The bot in question.
    pub a: String,
    /// The bot that it is compared with.
    pub b: String,
    /// The seed of the first pair.
    pub seed: u64,
    /// How many pairs were asked for.
    pub pairs: u64,
    /// The test that may end it earlier.
    pub sprt: Option<Sprt>,
    /// The seats.
    pub seats: Vec<String>,
    /// What came of it.
    pub summary: Summary,
    /// The games, two for each seed.
    pub games: Vec<Played>,
}

impl MatchFile {
    fn new(game: &dyn Game, ask: &Match) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION.to_owned(),
            game: game.id().to_owned(),
            scenario: ask.scenario.clone(),
            options: ask.options.clone(),
            a: ask.a.to_string(),
            b: ask.b.to_string(),
            seed: ask.seed,
            pairs: ask.pairs,
            sprt: ask.sprt,
            seats: game.sides()[..seated(game)].iter().map(|side| (*side).to_owned()).collect(),
            summary: Summary::default(),
            games: Vec::new(),
        }
    }

    /// In what the specification of another file differs, in words.
    fn differs(&self, other: &Self) -> Option<String> {
        let told = |sprt: Option<Sprt>| sprt.map_or("none".to_owned(), |s| format!("{} {}", s.e0, s.e1));
        let facts = |file: &Self| {
            [
                ("version", file.version.clone()),
                ("game", file.game.clone()),
                ("scenario", file.scenario.clone()),
                ("options", format!("{:?}", file.options)),
                ("bot A", file.a.clone()),
                ("bot B", file.b.clone()),
                ("first seed", file.seed.to_string()),
                ("test", told(file.sprt)),
            ]
        };
        let differing = facts(self).into_iter().zip(facts(other)).find(|(mine, theirs)| mine != theirs);
        differing.map(|((what, mine), (_, theirs))| format!("its {what} is {theirs}, not {mine}"))
    }

    /// The pairs by seed.
    #[must_use]
    pub fn by_seed(&self) -> BTreeMap<u64, Pair> {
        let mut pairs = BTreeMap::new();
        for games in self.games.chunks(2) {
            if let [first, second] = games {
                pairs.insert(first.seed, [first.clone(), second.clone()]);
            }
        }
        pairs
    }

    fn fill(&mut self, pairs: &BTreeMap<u64, Pair>) {
        self.games = pairs.values().flatten().cloned().collect();
        self.summary = Summary::of(&self.seats, self.sprt, pairs.values());
    }

    /// The file's text.
    #[must_use]
    pub fn write(&self) -> String {
        file::lines(self)
    }
}

/// How many sides have seats: they come first.
fn seated(game: &dyn Game) -> usize {
    (0..game.seats().len()).map(|seat| game.side_of(SeatId(seat as u8)).index() + 1).max().unwrap_or(0)
}

/// Who plays which side in the two games of a pair.
fn seatings(seats: usize) -> [Vec<Which>; 2] {
    let order = |first: Which, second: Which| -> Vec<Which> {
        (0..seats).map(|i| if i % 2 == 0 { first } else { second }).collect()
    };
    [order(Which::A, Which::B), order(Which::B, Which::A)]
}

fn play(game: &dyn Game, ask: &Match, seed: u64, clock: Clock<'_>) -> Result<Pair, ArenaError> {
    let one = |seats: Vec<Which>| {
        let bot = |who: Which| if who == Which::A { ask.a } else { ask.b };
        let all = (0..game.seats().len()).map(|seat| seats[game.side_of(SeatId(seat as u8)).index()]);
        let specs: Vec<Spec> = all.map(bot).collect();
        let report = game.duel(&ask.scenario, &ask.options, &specs, seed, &|| clock())?;
        Ok::<_, ArenaError>(Played::of(game, seed, seats, &report))
    };
    let [first, second] = seatings(seated(game));
    Ok([one(first)?, one(second)?])
}

/// Plays a match, going on from what `out` already holds, and saves it there.
///
/// # Errors
/// If the game refuses it, or the file holds something else or cannot be written.
pub fn run(
    game: &dyn Game,
    ask: &Match,
    cores: usize,
    out: Option<&Path>,
    clock: Clock<'_>,
    progress: Progress<'_>,
) -> Result<MatchFile, ArenaError> {
    let mut file = MatchFile::new(game, ask);
    let mut pairs = BTreeMap::new();
    if let Some(path) = out
        && let Some(before) = file::load::<MatchFile>(path, FORMAT)?
    {
        pairs = resume(&file, &before, path)?;
    }
    let end = ask.seed.checked_add(ask.pairs).ok_or_else(|| too_high(ask.seed))?;
    let todo: Vec<u64> = (ask.seed..end).filter(|seed| !pairs.contains_key(seed)).collect();
    let mut settled = Settled { next: ask.seed, results: Pairs::default() };
    let mut stop = settled.advance(&pairs, &file.seats, ask.sprt);
    if stop.is_none()
        && !todo.is_empty()
        && let Some((seed, known)) = pairs.first_key_value()
        && let Some(path) = out
    {
        // The same words may stand for a bot that has changed since.
        let again = play(game, ask, *seed, clock)?;
        if !again.iter().zip(known).all(|(now, then)| now.same_as(then)) {
            return Err(ArenaError::file(
                path,
                format!(
                    "the pair of seed {seed} now ends differently: rules or bots have changed since; name another file"
                ),
            ));
        }
    }
    if stop.is_none() {
        let mut saved = Instant::now();
        progress(pairs.len() as u64, ask.pairs, "");
        let mut done = |seed: u64, pair: Pair| {
            pairs.insert(seed, pair);
            if let Some(at) = settled.advance(&pairs, &file.seats, ask.sprt) {
                return ControlFlow::Break(Ok(at));
            }
            progress(pairs.len() as u64, ask.pairs, &settled.told(ask.sprt));
            if let Some(path) = out
                && saved.elapsed() >= SAVE_EVERY
            {
                file.fill(&pairs);
                if let Err(error) = file::save(path, &file.write()) {
                    return ControlFlow::Break(Err(error));
                }
                saved = Instant::now();
            }
            ControlFlow::Continue(())
        };
        stop = work::each(cores, &todo, |seed| play(game, ask, seed, clock), &mut done)?.transpose()?;
    }
    // What was played beyond the decision is not counted, so that the number of cores does not show.
    if let Some(stop) = stop {
        pairs.retain(|seed, _| *seed <= stop);
    }
    file.fill(&pairs);
    if let Some(path) = out {
        file::save(path, &file.write())?;
    }
    Ok(file)
}

pub(crate) fn too_high(seed: u64) -> ArenaError {
    ArenaError::Ask(format!("the seed {seed} is too high to count on from it"))
}

/// What an earlier run left behind, if it is of the same match.
fn resume(wanted: &MatchFile, before: &MatchFile, path: &Path) -> Result<BTreeMap<u64, Pair>, ArenaError> {
    if let Some(difference) = wanted.differs(before) {
        return Err(ArenaError::file(
            path,
            format!("this is another match: {difference}; name another file"),
        ));
    }
    let pairs = before.by_seed();
    let whole = pairs.len() * 2 == before.games.len()
        && pairs.iter().all(|(seed, pair)| {
            let expected = seatings(wanted.seats.len());
            let fits = |(game, seats): (&Played, &Vec<Which>)| game.seed == *seed && game.seats == *seats;
            pair.iter().zip(&expected).all(fits)
        });
    if !whole {
        return Err(ArenaError::file(path, "its games are no pairs: name another file"));
    }
    let end = wanted.seed.saturating_add(wanted.pairs);
    if pairs.keys().any(|seed| !(wanted.seed..end).contains(seed)) {
        let (held, asked) = (pairs.len(), wanted.pairs);
        let why = format!(
            "it holds {held} pairs, more than the {asked} asked for: ask for more, or name another file"
        );
        return Err(ArenaError::file(path, why));
    }
    Ok(pairs)
}

/// The pairs without a gap from the first on: what a test may look at.
struct Settled {
    next: u64,
    results: Pairs,
}

impl Settled {
    /// Takes what has come without a gap; the seed at which the test decides, if it does.
    fn advance(&mut self, pairs: &BTreeMap<u64, Pair>, seats: &[String], sprt: Option<Sprt>) -> Option<u64> {
        while let Some(pair) = pairs.get(&self.next) {
            self.results.note(outcome(pair, seats).0);
            self.next += 1;
            if sprt.is_some_and(|sprt| sprt.decide(&self.results) != Decision::Open) {
                return Some(self.next - 1);
            }
        }
        None
    }

    fn told(&self, sprt: Option<Sprt>) -> String {
        let score = 100.0 * self.results.score().mean;
        match sprt {
            Some(sprt) => format!("A {score:.1} %, LLR {:+.2}", self.results.evidence(sprt)),
            None => format!("A {score:.1} %"),
        }
    }
}

//! `arena`: matches between bots, ladders, studies and their charts.

use crate::args::{ArenaArgs, ArenaSet, ArenaTask, MatchArgs};
use crate::output::{Done, Failure, Out, Style};
use crate::setup;
use indicatif::{ProgressBar, ProgressStyle};
use sandtable_arena::calibration::{self, Bin, Calibration, Course, Question};
use sandtable_arena::ladder::{self, Ladder};
use sandtable_arena::matches::{self, Match, MatchFile};
use sandtable_arena::meters::{self, Conduct};
use sandtable_arena::stats::{DECIDED, Decision, Sprt, share};
use sandtable_arena::study::{self, Study, StudyFile};
use sandtable_arena::summary::BotSummary;
use sandtable_arena::{ArenaError, charts, columns};
use sandtable_bots::Spec;
use sandtable_catalog::Game;
use sandtable_engine::rules::Options;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Does what is asked.
pub(crate) fn arena(args: &ArenaArgs, out: &mut Out) -> Done {
    match (&args.task, &args.set, &args.game) {
        (Some(task), ..) => other(task, out),
        (None, Some(set), Some(args)) => one_match(set, args, out),
        _ => Err(Failure::new("name a game and two bots, or see sandtable arena --help")),
    }
}

/// What is played, looked up.
struct Set {
    game: Arc<dyn Game>,
    scenario: String,
    options: Options,
    cores: usize,
}

impl Set {
    fn of(set: &ArenaSet) -> Result<Self, Failure> {
        let game = setup::find(&set.game)?;
        let scenario = sandtable_arena::scenario(&*game, set.scenario.as_deref()).map_err(Failure::new)?;
        let wish = setup::options(&set.options);
        let options = sandtable_arena::options(&*game, &scenario, &wish).map_err(Failure::new)?;
        let cores = set.cores.map_or_else(sandtable_arena::all_cores, usize::from);
        Ok(Self { game, scenario, options, cores })
    }

    fn bot(&self, word: &str) -> Result<Spec, Failure> {
        sandtable_arena::bot(&*self.game, word).map_err(Failure::new)
    }
}

/// A bar on the standard error, if that is a terminal.
fn bar(what: &str) -> ProgressBar {
    let bar = ProgressBar::new(0).with_prefix(what.to_owned());
    let style = ProgressStyle::with_template("{prefix} {bar:30} {pos}/{len}, {eta} left  {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}

fn told(bar: &ProgressBar) -> impl FnMut(u64, u64, &str) + use<'_> {
    |done, of, message| {
        if bar.length() != Some(of) {
            bar.set_length(of);
            bar.set_position(done);
            // What an earlier run did says nothing about the speed of this one.
            bar.reset_eta();
        }
        bar.set_position(done);
        bar.set_message(message.to_owned());
    }
}

/// The microseconds since a moment.
fn since(started: Instant) -> impl Fn() -> u64 + Sync {
    move || started.elapsed().as_micros() as u64
}

fn one_match(asked: &ArenaSet, args: &MatchArgs, out: &mut Out) -> Done {
    let set = Set::of(asked)?;
    let (a, b) = (set.bot(&args.a)?, set.bot(&args.b)?);
    if matches::differences(a, b) > 1 && !args.allow_many {
        return Err(Failure::new(format_args!(
            "{a} and {b} differ in more than one of kind, temper and budget, so that nobody can say which of them \
             made the difference; --allow-many compares them all the same"
        )));
    }
    let sprt = match args.sprt.as_deref() {
        None => None,
        Some(&[e0, e1]) if e0 < e1 && e0.is_finite() && e1.is_finite() => Some(Sprt { e0, e1 }),
        Some(_) => return Err(Failure::new("--sprt E0 E1: the first must be the lower")),
    };
    let ask = Match {
        scenario: set.scenario,
        options: set.options,
        a,
        b,
        seed: asked.seed,
        pairs: args.pairs,
        sprt,
    };
    let bar = bar(&format!("{a} v {b}"));
    let clock = since(Instant::now());
    let results = matches::run(&*set.game, &ask, set.cores, args.out.as_deref(), &clock, &mut told(&bar));
    bar.finish_and_clear();
    let results = results.map_err(Failure::new)?;
    if let Some(path) = &args.parquet {
        columns::write(path, &results).map_err(Failure::new)?;
    }
    if args.json {
        return out.json(&results.summary);
    }
    show(&results, out)?;
    for path in [&args.out, &args.parquet].into_iter().flatten() {
        out.line(format_args!("written: {}", path.display()))?;
    }
    Ok(())
}

/// Prints a match as a table.
fn show(results: &MatchFile, out: &mut Out) -> Done {
    let summary = &results.summary;
    let played = summary.results.count();
    let title = format!("{}, {}: {} v {}", results.game, results.scenario, results.a, results.b);
    let title = out.paint(Style::Bold, title);
    let last = results.seed + played.saturating_sub(1);
    out.line(format_args!("{title}  {played} pairs, seeds {}–{last}", results.seed))?;
    if summary.fired == 0 {
        let words = "did not fire: A and B played the same in every game";
        out.line(out.paint(Style::Bad, words))?;
    }
    let [ll, l, even, w, ww] = summary.results.0;
    let score = summary.score;
    out.line(format_args!("  score   {:.1} % ± {:.1}", 100.0 * score.mean, 100.0 * score.error))?;
    out.line(format_args!("  Elo     {}", ladder::elo(&summary.elo)))?;
    out.line(format_args!(
        "  margin  {:+.1} ± {:.1} points a game",
        summary.margin.mean, summary.margin.error
    ))?;
    out.line(format_args!("  pairs   0: {ll}, ½: {l}, 1: {even}, 1½: {w}, 2: {ww} points for A"))?;
    if let (Some(sprt), Some(test)) = (results.sprt, summary.test) {
        let (style, words) = match test.decision {
            Decision::Accepted => (Style::Good, "accepted"),
            Decision::Refused => (Style::Bad, "refused"),
            Decision::Open => (Style::Dim, "not decided"),
        };
        let words = out.paint(style, words);
        let Sprt { e0, e1 } = sprt;
        out.line(format_args!(
            "  SPRT    [{e0}, {e1}]: LLR {:+.2} of ±{DECIDED:.2}, {words}",
            test.evidence
        ))?;
    }
    let endless = if summary.endless > 0 { format!(", {} endless", summary.endless) } else { String::new() };
    out.line(format_args!("  draws   {}{endless}", summary.draws))?;
    out.line("")?;
    out.line(format_args!(
        "  {:<10} {:<12} {:>13} {:>10} {:>12} {:>10}",
        "seat", "bot", "won", "points", "ms a turn", "longest"
    ))?;
    let rows = || {
        let both = summary.seats.iter().flat_map(|seat| {
            [(&seat.seat, &results.a, &seat.a, "A"), (&seat.seat, &results.b, &seat.b, "B")]
        });
        both.filter(|(.., bot, _)| bot.games > 0)
    };
    for (seat, name, bot, which) in rows() {
        out.line(row(seat, &format!("{which} {name}"), bot, out))?;
    }
    let mut any = false;
    for (seat, name, bot, which) in rows() {
        any |= meters_of(seat, &format!("{which} {name}"), &bot.conduct, out)?;
    }
    if any {
        out.line(out.paint(Style::Dim, "  ! more than its threshold, which stands in brackets"))?;
    }
    Ok(())
}

fn row(seat: &str, name: &str, bot: &BotSummary, out: &Out) -> String {
    let won = format!("{}/{} {:>3.0} %", bot.wins, bot.games, 100.0 * bot.wins as f64 / bot.games as f64);
    let conduct = &bot.conduct;
    let mark = |value: f64, most: f64| {
        let text = format!("{value:.1}{}", if value > most { " !" } else { "" });
        if value > most { out.paint(Style::Bad, format_args!("{text:>10}")) } else { format!("{text:>10}") }
    };
    format!(
        "  {seat:<10} {name:<12} {won:>13} {:>10.1} {:>12} {:>10}",
        bot.points.mean,
        mark(conduct.mean_ms(), meters::MEAN_MS),
        mark(conduct.longest_ms(), meters::LONGEST_MS)
    )
}

/// Prints what the meters say; whether one is red.
fn meters_of(seat: &str, name: &str, conduct: &Conduct, out: &mut Out) -> Result<bool, Failure> {
    let readings = conduct.readings();
    if readings.is_empty() {
        return Ok(false);
    }
    out.line(format_args!("\n  {}", out.paint(Style::Bold, format_args!("{seat}, {name}"))))?;
    for reading in &readings {
        let percent = format!("{:.1} %{}", reading.percent, if reading.red { " !" } else { "" });
        let percent = format!("{percent:>9}");
        let percent = if reading.red { out.paint(Style::Bad, percent) } else { percent };
        out.line(format_args!(
            "    {:<12} {percent:<9} {}/{} (< {} %)",
            reading.name, reading.struck, reading.of, reading.most
        ))?;
    }
    Ok(readings.iter().any(|reading| reading.red))
}

fn other(task: &ArenaTask, out: &mut Out) -> Done {
    match task {
        ArenaTask::Ladder { set, pairs, bots, reference, docs } => {
            let seed = set.seed;
            let set = Set::of(set)?;
            let listed = bots.iter().map(|word| set.bot(word)).collect::<Result<Vec<_>, _>>()?;
            let bots = if listed.is_empty() { ladder::usual(&*set.game) } else { listed };
            let reference = set.bot(reference)?;
            let Set { game, scenario, options, cores } = set;
            let ask = Ladder { scenario, options, bots, reference, seed, pairs: *pairs };
            climb(&*game, &ask, docs, cores, out)
        }
        ArenaTask::Study { set, bot, games, out: file } => {
            let seed = set.seed;
            let set = Set::of(set)?;
            let bot = set.bot(bot)?;
            let Set { game, scenario, options, cores } = set;
            let path = file.clone().unwrap_or_else(|| {
                let word = bot.to_string().replace([':', '@'], "-");
                PathBuf::from(format!("{}-{scenario}-{word}.json", game.id()))
            });
            let bar = bar(&format!("{bot} on every seat"));
            let ask = Study { scenario, options, bot, seed, games: *games };
            let clock = since(Instant::now());
            let study = study::run(&*game, &ask, cores, &path, &clock, &mut told(&bar));
            bar.finish_and_clear();
            show_study(&study.map_err(Failure::new)?, &path, out)
        }
        ArenaTask::Calibrate { set, bots, games, json } => {
            let seed = set.seed;
            let set = Set::of(set)?;
            let bots = bots.iter().map(|word| set.bot(word)).collect::<Result<Vec<_>, _>>()?;
            let Set { game, scenario, options, cores } = set;
            let bar = bar("foretelling");
            let ask = Question { scenario, options, bots, seed, games: *games };
            let found = calibration::run(&*game, &ask, cores, &mut told(&bar));
            bar.finish_and_clear();
            let found = found.map_err(Failure::new)?;
            if *json { out.json(&found) } else { show_calibration(&found, out) }
        }
        ArenaTask::Charts { file, out: folder } => {
            let study = StudyFile::read(file).map_err(Failure::new)?;
            let game = setup::find(&study.game)?;
            let drawn = charts::write(&*game, &study, folder).map_err(Failure::new)?;
            for chart in drawn {
                let path = folder.join(format!("{}.svg", chart.name));
                out.line(format_args!("{}  {}", path.display(), chart.title))?;
            }
            out.line(format_args!("{}  all of them", folder.join("index.html").display()))
        }
    }
}

fn climb(game: &dyn Game, ask: &Ladder, docs: &Path, cores: usize, out: &mut Out) -> Done {
    let mut bars: Option<(String, ProgressBar)> = None;
    let mut progress = |what: &str, done: u64, of: u64, words: &str| {
        if bars.as_ref().is_none_or(|(name, _)| name != what) {
            if let Some((_, old)) = bars.take() {
                old.finish_and_clear();
            }
            bars = Some((what.to_owned(), bar(what)));
        }
        if let Some((_, bar)) = &bars {
            told(bar)(done, of, words);
        }
    };
    let clock = since(Instant::now());
    let result: Result<_, ArenaError> = ladder::run(game, ask, docs, cores, &clock, &mut progress);
    if let Some((_, bar)) = bars {
        bar.finish_and_clear();
    }
    let results = result.map_err(Failure::new)?;
    out.text(&ladder::page(std::slice::from_ref(&results)))?;
    let json = ladder::path(docs, game.id(), &ask.scenario);
    out.line(format_args!("\nwritten: {} and {}", json.display(), docs.join("ladder.md").display()))
}

fn show_study(study: &StudyFile, path: &Path, out: &mut Out) -> Done {
    let title = format!("{}, {}: {} on every seat", study.game, study.scenario, study.bot);
    let title = out.paint(Style::Bold, title);
    let games = study.games.len();
    out.line(format_args!("{title}  {games} games, seeds from {}", study.seed))?;
    for side in &study.sides {
        let won = study.games.iter().filter(|run| run.winner.as_ref() == Some(side)).count() as u64;
        let (part, low, high) = share(won, games as u64);
        let (part, low, high) = (100.0 * part, 100.0 * low, 100.0 * high);
        out.line(format_args!("  {side:<10} won {won}, {part:.0} % ({low:.0}–{high:.0})"))?;
    }
    for (seat, conduct) in study.seats.iter().zip(&study.conduct) {
        let (mean, longest) = (conduct.mean_ms(), conduct.longest_ms());
        out.line(format_args!("  {seat:<10} {mean:.1} ms a player-turn, the longest {longest:.1}"))?;
        meters_of(seat, &study.bot, conduct, out)?;
    }
    out.line(format_args!("written: {}", path.display()))
}

/// Prints what was foretold beside what came, and what would fit best.
fn show_calibration(found: &Calibration, out: &mut Out) -> Done {
    out.line(format_args!("{} games, {} won by the first seat", found.games, found.won))?;
    let chances = ["chance to win, at once", "chance to win, as analysed"].iter().zip(&found.chance);
    let points = ["points, at once", "points, as analysed"].iter().zip(found.points.iter().flatten());
    for (name, kind) in chances.chain(points) {
        let (error, constant) = (kind.error, kind.constant);
        let title = format!("{name}: mean square error {error:.3}, a constant {constant:.3}");
        out.line(out.paint(Style::Bold, title))?;
        for bin in kind.bins.iter().filter(|bin| bin.moments > 0) {
            let Bin { from, to, moments, foretold, came } = bin;
            out.line(format_args!(
                "  {from:>6.1} to {to:>5.1}  foretold {foretold:>6.2}  came {came:>6.2}  {moments:>6} moments"
            ))?;
        }
    }
    out.line(out.paint(Style::Bold, "what would fit best: points to come, per cent of the value, scale"))?;
    for Course { span, mean, share, scale } in &found.course {
        out.line(format_args!("  [{mean:.1}, {share:.0}, {scale:.1}]  player-turn {span}"))?;
    }
    Ok(())
}

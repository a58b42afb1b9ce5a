//! `analyse`, `hint`: a game looked at afterwards, and advice with its reasons.

use crate::act;
use crate::args::{AnalyseArgs, HintArgs};
use crate::files::GameFile;
use crate::output::{Done, Failure, Out, Style};
use crate::speech::{Speech, frame};
use indicatif::{ProgressBar, ProgressStyle};
use sandtable_bots::Spec;
use sandtable_bots::why::{Alternative, Analysis, Arrow, Grade, Mistake, Why, WhyNot};
use sandtable_catalog::Game;
use sandtable_engine::SeatId;
use sandtable_engine::planning::{CERTAIN, Chance};
use sandtable_engine::view::Viewer;

fn bar(what: &str) -> ProgressBar {
    let bar = ProgressBar::new(100);
    if let Ok(style) = ProgressStyle::with_template(&format!("{what} {{wide_bar}} {{percent}} %")) {
        bar.set_style(style);
    }
    bar
}

/// Looks at a record: how it stood over time, luck and skill, mistakes.
pub(crate) fn analyse(args: &AnalyseArgs, speech: &Speech, out: &mut Out) -> Done {
    let file = GameFile::open(&args.file, speech)?;
    let mut analyst = file.table.analyst(file.viewer(None)?).map_err(|e| {
        let why = act::refused(&*file.game, speech, "", &e);
        Failure::new(frame!("cli-file", file = args.file.display().to_string(), why = why))
    })?;
    let bar = bar(&frame!("cli-analysing"));
    while analyst.step() {
        bar.set_position(u64::from(analyst.report().done));
    }
    bar.finish_and_clear();
    let report = analyst.report();
    if args.json {
        return out.json(&report);
    }
    write(&*file.game, speech, &report, out)
}

fn percent(chance: Chance) -> String {
    format!("{}.{} %", chance / 100, chance % 100 / 10)
}

/// An amount with its sign and one decimal.
fn amount(value: i64, per: i64) -> String {
    format!("{}{}", if value < 0 { '−' } else { '+' }, plain(value.abs(), per))
}

/// An amount with one decimal.
fn plain(value: i64, per: i64) -> String {
    let sign = if value < 0 { "−" } else { "" };
    let value = value.abs();
    format!("{sign}{}.{}", value / per, value % per * 10 / per)
}

/// Thousandths of a victory point, as points.
fn points(value: i64) -> String {
    amount(value, 1000)
}

/// A game's stake: chances are told in points of a hundred, points as points.
#[derive(Clone, Copy)]
struct Stake(Option<i64>);

impl Stake {
    const fn per(self) -> i64 {
        if self.0.is_some() { 1000 } else { 100 }
    }
    fn gain(self, value: i64) -> String {
        amount(value, self.per())
    }
    fn whole(self) -> i64 {
        self.0.unwrap_or(i64::from(CERTAIN))
    }
    fn name(self) -> String {
        if self.0.is_some() { frame!("cli-stake-points") } else { frame!("cli-stake-chance") }
    }
}

fn write(game: &dyn Game, speech: &Speech, report: &Analysis, out: &mut Out) -> Done {
    const WIDE: i64 = 40;
    let stake = Stake(report.enough);
    let first = speech.seat(game, SeatId(0));
    let title = if report.enough.is_some() {
        frame!("cli-study-points", seat = first.clone())
    } else {
        frame!("cli-study-chance", seat = first.clone())
    };
    out.line(out.paint(Style::Bold, title))?;
    for moment in &report.moments {
        let width = (moment.outlook * WIDE / stake.whole()).clamp(0, WIDE) as usize;
        let graph = format!("{}{}", "█".repeat(width), "·".repeat(WIDE as usize - width));
        let turn = frame!("cli-turn-alone", turn = moment.turn);
        out.line(format_args!(
            "  {turn:<8} {:<10} {graph} {:>7} ± {}",
            speech.seat(game, moment.seat),
            plain(moment.outlook, stake.per()),
            plain(moment.error, stake.per()),
        ))?;
    }
    for measured in &report.measured {
        out.line(frame!(
            "cli-study-measured",
            name = speech.term(game.id(), measured.name),
            came = plain(1000 * measured.came, 1000),
            expected = plain(measured.expected, 1000),
        ))?;
    }
    out.line(out.paint(Style::Bold, frame!("cli-study-sums", stake = stake.name())))?;
    for (i, _) in game.seats().iter().enumerate() {
        let seat = SeatId(i as u8);
        let skill = report.skill.get(i).copied().unwrap_or(0);
        let listed: i64 = report.mistakes.iter().filter(|m| m.seat == seat).map(|m| -m.loss).sum();
        out.line(frame!(
            "cli-study-sum",
            seat = speech.seat(game, seat),
            luck = stake.gain(report.luck.get(i).copied().unwrap_or(0)),
            skill = stake.gain(skill),
            listed = stake.gain(listed),
            rest = stake.gain(skill - listed),
            accuracy = report.accuracy.get(i).copied().unwrap_or(0),
        ))?;
    }
    if !report.rolls.is_empty() {
        out.line(out.paint(Style::Bold, frame!("cli-study-rolls", seat = first)))?;
        for roll in &report.rolls {
            let place = roll.space.map_or_else(String::new, |space| speech.space(game, space));
            out.line(frame!(
                "cli-study-roll",
                action = roll.played + 1,
                turn = roll.turn,
                gain = stake.gain(roll.gain),
                place = place,
            ))?;
        }
    }
    if report.mistakes.is_empty() {
        return out.line(frame!("cli-study-no-mistakes"));
    }
    out.line(out.paint(Style::Bold, frame!("cli-study-mistakes")))?;
    for mistake in &report.mistakes {
        tell(game, speech, stake, mistake, out)?;
    }
    Ok(())
}

fn tell(game: &dyn Game, speech: &Speech, stake: Stake, mistake: &Mistake, out: &mut Out) -> Done {
    let grade = match mistake.grade {
        Grade::Inaccuracy => frame!("cli-grade-inaccuracy"),
        Grade::Mistake => frame!("cli-grade-mistake"),
        Grade::Blunder => frame!("cli-grade-blunder"),
    };
    out.line(frame!(
        "cli-study-mistake",
        turn = mistake.turn,
        action = mistake.played + 1,
        seat = speech.seat(game, mistake.seat),
        grade = grade,
        loss = stake.gain(-mistake.loss),
        error = plain(mistake.error, stake.per()),
    ))?;
    if mistake.ended {
        out.line(format_args!("    {}", frame!("cli-study-ended")))?;
    }
    arrows(game, speech, &frame!("cli-played"), &mistake.did, out)?;
    arrows(game, speech, &frame!("cli-better"), &mistake.better, out)?;
    differences(game, speech, &mistake.differs, out)
}

/// More arrows than this are counted, not told.
const SHOWN: usize = 8;

fn arrows(game: &dyn Game, speech: &Speech, label: &str, list: &[Arrow], out: &mut Out) -> Done {
    if list.is_empty() {
        return Ok(());
    }
    let tell = |arrow: &Arrow| {
        let to = speech.space(game, arrow.to);
        match (arrow.counter, arrow.from) {
            _ if arrow.attack => frame!("cli-arrow-attack", to = to),
            (Some(counter), _) => {
                frame!("cli-arrow", what = game.counter_names()[counter.index()].clone(), to = to)
            }
            (None, Some(from)) => frame!("cli-arrow", what = speech.space(game, from), to = to),
            (None, None) => frame!("cli-arrow-to", to = to),
        }
    };
    let mut told: Vec<String> = list.iter().take(SHOWN).map(tell).collect();
    if list.len() > SHOWN {
        told.push(frame!("cli-arrow-more", more = list.len() - SHOWN));
    }
    out.line(format_args!("    {label}: {}", told.join(", ")))
}

fn differences(game: &dyn Game, speech: &Speech, list: &[(&'static str, i64)], out: &mut Out) -> Done {
    for (name, value) in list.iter().take(4) {
        out.line(format_args!("    {:>7} {}", points(*value), speech.term(game.id(), name)))?;
    }
    Ok(())
}

/// What a bot would do, and why; or why not something else.
pub(crate) fn hint(args: &HintArgs, speech: &Speech, out: &mut Out) -> Done {
    let mut file = GameFile::open(&args.file, speech)?;
    let bot: Spec = args.bot.parse().map_err(Failure::new)?;
    let bar = bar(&frame!("cli-thinking"));
    let mut progress = |done: u64, of: u64| {
        bar.set_position((done * 100).checked_div(of).unwrap_or(100).min(100));
        true
    };
    if let Some(action) = &args.not {
        let found = file.table.why_not(Viewer::Referee, bot, 1, action, &mut progress);
        bar.finish_and_clear();
        let found = found.map_err(|e| Failure::new(act::refused(&*file.game, speech, action, &e)))?;
        let found = found.ok_or_else(|| Failure::new(frame!("cli-nothing-to-decide")))?;
        if args.json {
            return out.json(&found);
        }
        return explain_not(&*file.game, speech, &bot.to_string(), action, &found, out);
    }
    let advice = file.table.advise(Viewer::Referee, bot, 1, &mut progress);
    bar.finish_and_clear();
    let advice = advice.ok_or_else(|| Failure::new(frame!("cli-nothing-to-decide")))?;
    if args.json {
        return out.json(&advice);
    }
    let action = out.paint(Style::Bold, &advice.action);
    out.line(frame!("cli-would", bot = bot.to_string(), action = action))?;
    explain(&*file.game, speech, &advice.why, out)
}

/// Tells why a bot does not do something else.
pub(crate) fn explain_not(
    game: &dyn Game,
    speech: &Speech,
    bot: &str,
    action: &str,
    found: &WhyNot,
    out: &mut Out,
) -> Done {
    let prefers = frame!("cli-prefers", bot = bot.to_owned(), action = found.preferred.clone());
    out.line(format_args!("{prefers}: {}", promise(found.chance, found.points)))?;
    if let Some(guard) = found.guard {
        out.line(format_args!("  {}", frame!("cli-ruled-out", why = speech.term(game.id(), guard))))?;
    }
    alternative(game, speech, &format!("\"{action}\""), &found.other, out)
}

/// A chance to win, with the points to expect where a game is reckoned in points.
fn promise(chance: Chance, points: Option<i64>) -> String {
    match points {
        Some(points) => {
            frame!("cli-promise-points", points = plain(points, 1000), chance = percent(chance))
        }
        None => percent(chance),
    }
}

/// Tells why a bot does what it does.
pub(crate) fn explain(game: &dyn Game, speech: &Speech, why: &Why, out: &mut Out) -> Done {
    let after =
        frame!("cli-why-chance", chance = promise(why.chance, why.points), error = percent(why.error));
    out.line(format_args!("  {after}"))?;
    if let Some(next) = why.others.first() {
        let next = frame!("cli-why-next", chance = promise(next.chance, next.points));
        out.line(format_args!("  {next}"))?;
    }
    for line in &why.expected {
        let [least, most] = line.range.map(|n| plain(n, 1000));
        let expected = frame!(
            "cli-why-expected",
            name = speech.term(game.id(), line.name),
            now = plain(line.now, 1000),
            mean = plain(line.mean, 1000),
            least = least,
            most = most,
        );
        out.line(format_args!("  {expected}"))?;
    }
    for line in &why.terms {
        let next = line.next.map_or_else(String::new, points);
        out.line(format_args!(
            "    {:>8} {next:>8}  {}",
            points(line.plan),
            speech.term(game.id(), line.name)
        ))?;
    }
    for option in why.options.iter().take(SHOWN) {
        out.line(format_args!("    {:>8}  {}", points(option.value), option.action))?;
    }
    for guard in &why.guards {
        out.line(format_args!("  {}", frame!("cli-ruled-out", why = speech.term(game.id(), guard))))?;
    }
    arrows(game, speech, &frame!("cli-plan"), &why.arrows, out)?;
    arrows(game, speech, &frame!("cli-feared"), &why.feared, out)?;
    for (i, other) in why.others.iter().enumerate() {
        alternative(game, speech, &frame!("cli-other-plan", number = i + 1), other, out)?;
    }
    if why.plans > 0 {
        let effort = frame!("cli-effort", plans = why.plans, actions = why.nodes);
        out.line(out.paint(Style::Dim, format_args!("  {effort}")))?;
    }
    Ok(())
}

fn alternative(game: &dyn Game, speech: &Speech, name: &str, other: &Alternative, out: &mut Out) -> Done {
    out.line(format_args!("  {name}: {}", promise(other.chance, other.points)))?;
    arrows(game, speech, &frame!("cli-it-does"), &other.arrows, out)?;
    differences(game, speech, &other.differs, out)
}

//! `analyse`, `hint`: a game looked at afterwards, and advice with its reasons.

use crate::act;
use crate::args::{AnalyseArgs, HintArgs};
use crate::files::GameFile;
use crate::output::{Done, Failure, Out, Style};
use crate::speech::{Speech, frame};
use indicatif::{ProgressBar, ProgressStyle};
use sandtable_bots::Spec;
use sandtable_bots::why::{Alternative, Analysis, Arrow, Grade, Why, WhyNot};
use sandtable_catalog::Game;
use sandtable_engine::planning::Chance;
use sandtable_engine::view::Viewer;

fn bar(what: &str) -> ProgressBar {
    let bar = ProgressBar::new(100);
    if let Ok(style) = ProgressStyle::with_template(&format!("{what} {{wide_bar}} {{percent}} %")) {
        bar.set_style(style);
    }
    bar
}

/// Looks at a record: winning chance over time, luck and skill, mistakes.
pub(crate) fn analyse(args: &AnalyseArgs, speech: &Speech, out: &mut Out) -> Done {
    let file = GameFile::open(&args.file, speech)?;
    let mut analyst = file.table.analyst(file.viewer(None)?).map_err(|e| {
        let why = act::refused(&*file.game, speech, "", &e);
        Failure::new(frame!("cli-file", file = args.file.display().to_string(), why = why))
    })?;
    let bar = bar("analysing");
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

fn points_of_chance(gain: i64) -> String {
    format!("{}{}.{}", if gain < 0 { '−' } else { '+' }, gain.abs() / 100, gain.abs() % 100 / 10)
}

fn write(game: &dyn Game, speech: &Speech, report: &Analysis, out: &mut Out) -> Done {
    let first = speech.seat(game, sandtable_engine::SeatId(0));
    out.line(out.paint(Style::Bold, format_args!("Chance to win of the {first}")))?;
    for moment in &report.moments {
        let width = (moment.chance / 250) as usize;
        let graph = format!("{}{}", "█".repeat(width), "·".repeat(40 - width));
        out.line(format_args!(
            "  turn {:>2} {:<10} {graph} {:>7} ± {}",
            moment.turn,
            speech.seat(game, moment.seat),
            percent(moment.chance),
            percent(moment.error),
        ))?;
    }
    out.line(out.paint(Style::Bold, "Luck and skill, in points of winning chance"))?;
    for (i, _) in game.seats().iter().enumerate() {
        out.line(format_args!(
            "  {:<10} luck {:>6}  skill {:>6}  accuracy {} %",
            speech.seat(game, sandtable_engine::SeatId(i as u8)),
            points_of_chance(report.luck.get(i).copied().unwrap_or(0)),
            points_of_chance(report.skill.get(i).copied().unwrap_or(0)),
            report.accuracy.get(i).copied().unwrap_or(0),
        ))?;
    }
    if !report.rolls.is_empty() {
        out.line(out.paint(Style::Bold, format_args!("The rolls that mattered most to the {first}")))?;
        for roll in &report.rolls {
            out.line(format_args!(
                "  action {:>4}, turn {:>2}: {}",
                roll.played + 1,
                roll.turn,
                points_of_chance(roll.gain)
            ))?;
        }
    }
    if report.mistakes.is_empty() {
        return out.line("No clearly better plan was found in any turn.");
    }
    out.line(out.paint(Style::Bold, "The costliest mistakes"))?;
    for mistake in &report.mistakes {
        let grade = match mistake.grade {
            Grade::Inaccuracy => "an inaccuracy",
            Grade::Mistake => "a mistake",
            Grade::Blunder => "a blunder",
        };
        out.line(format_args!(
            "  turn {}, {}: {grade}, {} points of winning chance (± {})",
            mistake.turn,
            speech.seat(game, mistake.seat),
            points_of_chance(-i64::from(mistake.loss)),
            percent(mistake.error),
        ))?;
        arrows(game, speech, "played", &mistake.did, out)?;
        arrows(game, speech, "better", &mistake.better, out)?;
        differences(game, speech, &mistake.differs, out)?;
    }
    Ok(())
}

/// More arrows than this are counted, not told.
const SHOWN: usize = 8;

fn arrows(game: &dyn Game, speech: &Speech, label: &str, list: &[Arrow], out: &mut Out) -> Done {
    if list.is_empty() {
        return Ok(());
    }
    let tell = |arrow: &Arrow| {
        let to = speech.space(game, arrow.to);
        match (arrow.counter, arrow.attack) {
            (_, true) => format!("attack {to}"),
            (Some(counter), _) => format!("{} to {to}", game.counter_names()[counter.index()]),
            (None, _) => match arrow.from {
                Some(from) => format!("{} to {to}", speech.space(game, from)),
                None => format!("to {to}"),
            },
        }
    };
    let mut told: Vec<String> = list.iter().take(SHOWN).map(tell).collect();
    if list.len() > SHOWN {
        told.push(format!("and {} more", list.len() - SHOWN));
    }
    out.line(format_args!("    {label}: {}", told.join(", ")))
}

fn differences(game: &dyn Game, speech: &Speech, list: &[(&'static str, i64)], out: &mut Out) -> Done {
    for (name, value) in list.iter().take(4) {
        out.line(format_args!("    {:>7} {}", points(*value), speech.term(game.id(), name)))?;
    }
    Ok(())
}

/// Thousandths of a victory point, as points.
fn points(value: i64) -> String {
    format!("{}{}.{}", if value < 0 { '−' } else { '+' }, value.abs() / 1000, value.abs() % 1000 / 100)
}

/// What a bot would do, and why; or why not something else.
pub(crate) fn hint(args: &HintArgs, speech: &Speech, out: &mut Out) -> Done {
    let mut file = GameFile::open(&args.file, speech)?;
    let bot: Spec = args.bot.parse().map_err(Failure::new)?;
    let bar = bar("thinking");
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
    out.line(format_args!("{bot} would: {}", out.paint(Style::Bold, &advice.action)))?;
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
    out.line(format_args!("{bot} prefers \"{}\": {}", found.preferred, percent(found.chance)))?;
    if let Some(guard) = found.guard {
        out.line(format_args!("  ruled out: {}", speech.term(game.id(), guard)))?;
    }
    alternative(game, speech, &format!("\"{action}\""), &found.other, out)
}

/// Tells why a bot does what it does.
pub(crate) fn explain(game: &dyn Game, speech: &Speech, why: &Why, out: &mut Out) -> Done {
    let [now, after] = why.chance;
    out.line(format_args!(
        "  chance to win: {} now, {} ± {} after the expected reply",
        percent(now),
        percent(after),
        percent(why.error)
    ))?;
    for line in &why.terms {
        let (now, after) = (points(line.now), points(line.after));
        out.line(format_args!("    {now:>8} → {after:>8}  {}", speech.term(game.id(), line.name)))?;
    }
    for option in why.options.iter().take(SHOWN) {
        out.line(format_args!("    {:>8}  {}", points(option.value), option.action))?;
    }
    for guard in &why.guards {
        out.line(format_args!("  ruled out: {}", speech.term(game.id(), guard)))?;
    }
    arrows(game, speech, "plan", &why.arrows, out)?;
    arrows(game, speech, "feared", &why.feared, out)?;
    for (i, other) in why.others.iter().enumerate() {
        alternative(game, speech, &format!("other plan {}", i + 1), other, out)?;
    }
    if why.plans > 0 {
        out.line(out.paint(
            Style::Dim,
            format_args!("  {} plans judged, {} actions tried in thought", why.plans, why.nodes),
        ))?;
    }
    Ok(())
}

fn alternative(game: &dyn Game, speech: &Speech, name: &str, other: &Alternative, out: &mut Out) -> Done {
    out.line(format_args!("  {name}: {}", percent(other.chance)))?;
    arrows(game, speech, "it does", &other.arrows, out)?;
    differences(game, speech, &other.differs, out)
}

//! `odds`: the fight in preparation, every number with its rule.

use crate::args::OddsArgs;
use crate::files::GameFile;
use crate::output::{Done, Failure, Out, Style};
use crate::speech::{Speech, frame};
use sandtable_catalog::Game;
use sandtable_engine::explain::{Case, Odds, Tally};
use serde_json::{Value, json};

/// Shows the odds.
pub(crate) fn odds(args: &OddsArgs, speech: &Speech, out: &mut Out) -> Done {
    let file = GameFile::open(&args.file, speech)?;
    let viewer = file.viewer(args.seat.as_deref())?;
    let Some(odds) = file.table.odds(viewer) else {
        let file = args.file.display().to_string();
        return Err(Failure::new(frame!("cli-file", file = file, why = frame!("cli-no-fight"))));
    };
    if args.json {
        out.json(&as_json(&*file.game, speech, &odds))
    } else {
        write(&*file.game, speech, &odds, out)
    }
}

fn as_json(game: &dyn Game, speech: &Speech, odds: &Odds) -> Value {
    let tally = |tally: &Tally| {
        let lines = tally.lines.iter().map(|line| {
            json!({
                "amount": line.amount,
                "rule": line.rule,
                "id": line.reason.id,
                "text": speech.say(game, &line.reason),
            })
        });
        json!({ "total": tally.total(), "lines": lines.collect::<Vec<_>>() })
    };
    let cases = odds.cases.iter().map(|case| {
        json!({
            "defence": tally(&case.defence),
            "before": case.before,
            "shifts": tally(&case.shifts),
            "column": case.column,
            "results": case.results,
        })
    });
    json!({
        "table": odds.table,
        "table_text": speech.term(game.id(), odds.table),
        "rule": odds.rule,
        "attack": tally(&odds.attack),
        "cases": cases.collect::<Vec<_>>(),
    })
}

/// Writes odds as a player would work them out.
pub(crate) fn write(game: &dyn Game, speech: &Speech, odds: &Odds, out: &mut Out) -> Done {
    let title = out.paint(Style::Bold, speech.term(game.id(), odds.table));
    out.line(format_args!("{title} ({})", frame!("cli-rule", number = odds.rule)))?;
    tally(game, speech, &frame!("cli-odds-attack"), &odds.attack, false, out)?;
    for (i, case) in odds.cases.iter().enumerate() {
        if odds.cases.len() > 1 {
            let which = match i {
                0 => frame!("cli-odds-worst"),
                _ if i + 1 == odds.cases.len() => frame!("cli-odds-best"),
                _ => frame!("cli-odds-or"),
            };
            out.line(out.paint(Style::Bold, which))?;
        }
        write_case(game, speech, case, out)?;
    }
    Ok(())
}

fn write_case(game: &dyn Game, speech: &Speech, case: &Case, out: &mut Out) -> Done {
    tally(game, speech, &frame!("cli-odds-defence"), &case.defence, false, out)?;
    out.line(format_args!("  {}", frame!("cli-odds-before", column = case.before.as_str())))?;
    tally(game, speech, &frame!("cli-odds-shifts"), &case.shifts, true, out)?;
    let column = out.paint(Style::Bold, &case.column);
    out.line(format_args!("  {}", frame!("cli-odds-column", column = column)))?;
    let longest = case.results.iter().map(|chance| chance.result.chars().count()).max().unwrap_or(0);
    for chance in &case.results {
        let percent = f64::from(chance.ways) * 100.0 / f64::from(chance.of.max(1));
        let bar = "█".repeat((percent / 2.5).round() as usize);
        let share = format!("{}/{}", chance.ways, chance.of);
        out.line(format_args!(
            "    {:<longest$}  {share:>6}  {percent:>5.1} %  {}",
            chance.result,
            out.paint(Style::Water, bar)
        ))?;
    }
    Ok(())
}

fn tally(game: &dyn Game, speech: &Speech, name: &str, tally: &Tally, sign: bool, out: &mut Out) -> Done {
    let number = |n: i32| if sign { format!("{n:+}") } else { n.to_string() };
    out.line(format_args!("  {name} {}", number(tally.total())))?;
    for line in &tally.lines {
        let rule = out.paint(Style::Dim, format_args!("({})", line.rule));
        out.line(format_args!("    {:>4}  {} {rule}", number(line.amount), speech.say(game, &line.reason)))?;
    }
    Ok(())
}

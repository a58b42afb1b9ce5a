//! `replay`: a record played again, told or verified.

use crate::args::ReplayArgs;
use crate::files::GameFile;
use crate::kept::Kept;
use crate::output::{Done, Out, Style};
use crate::speech::{Speech, frame, framed};
use fluent_bundle::FluentArgs;
use sandtable_catalog::{AnyTable, Game, Said};
use sandtable_engine::record::Fate;
use sandtable_engine::view::Viewer;
use serde_json::{Value, json};

/// Plays a record again.
pub(crate) fn replay(args: &ReplayArgs, speech: &Speech, out: &mut Out) -> Done {
    let file = if args.verify {
        GameFile::open_verified(&args.file, speech)?
    } else {
        GameFile::open(&args.file, speech)?
    };
    let (game, table) = (&*file.game, &*file.table);
    let hash = format!("{:016x}", table.hash());
    if let Some(path) = &args.output {
        Kept::new(path).write(&table.record())?;
        return out.line(frame!("cli-kept-in", file = path.display().to_string()));
    }
    if args.verify && !args.json {
        return out.line(told_of("cli-verified", table.len(), hash));
    }
    let viewer = match args.seat.as_deref() {
        None => Viewer::Referee,
        wish => file.viewer(wish)?,
    };
    let history = if args.verify { Vec::new() } else { table.history(viewer, 0) };
    let verdict = table.verdict();
    if args.json {
        let played: Vec<_> = history.iter().map(|said| as_json(game, speech, said)).collect();
        let winner = verdict.as_ref().and_then(|v| v.winner).map(|side| game.sides()[side.index()]);
        return out.json(&json!({
            "game": game.id(),
            "scenario": table.header().scenario,
            "verified": file.is_whole(),
            "actions": table.len(),
            "hash": hash,
            "over": verdict.is_some(),
            "winner": winner,
            "scores": table.scores(),
            "played": played,
        }));
    }
    history.iter().try_for_each(|said| tell(game, speech, said, out))?;
    if let Some(line) = ending(game, speech, table) {
        out.line(line)?;
    }
    let id = match table.changed().map(|changed| &changed.fate) {
        None | Some(Fate::Same) => "cli-replayed",
        Some(Fate::Cut) => "cli-replayed-unsealed",
        Some(Fate::Unproven) => "cli-replayed-unproven",
        Some(Fate::Elsewhere | Fate::Stopped(_)) => "cli-replayed-earlier",
    };
    out.line(out.paint(Style::Dim, told_of(id, table.len(), hash)))
}

/// A sentence about so many actions that ended in a hash.
fn told_of(id: &str, count: usize, hash: String) -> String {
    let mut args = FluentArgs::new();
    args.set("count", count);
    args.set("hash", hash);
    framed(id, &args)
}

/// What is asked of the seat that decides.
pub(crate) fn asked(game: &dyn Game, speech: &Speech, table: &dyn AnyTable) -> String {
    table.prompt(Viewer::Referee).map_or_else(String::new, |prompt| speech.say(game, &prompt))
}

/// How a game ended, if it did.
pub(crate) fn ending(game: &dyn Game, speech: &Speech, table: &dyn AnyTable) -> Option<String> {
    let verdict = table.verdict()?;
    let scores: Vec<_> = game
        .seats()
        .iter()
        .enumerate()
        .zip(&verdict.scores)
        .map(|((i, _), score)| format!("{} {score}", speech.side(game, sandtable_engine::SideId(i as u8))))
        .collect();
    let scores = scores.join(", ");
    Some(match verdict.winner {
        Some(side) => frame!("cli-over-won", winner = speech.side(game, side), scores = scores),
        None => frame!("cli-over-drawn", scores = scores),
    })
}

/// Tells one action and what it caused.
pub(crate) fn tell(game: &dyn Game, speech: &Speech, said: &Said, out: &mut Out) -> Done {
    let seat = out.paint(Style::Seat(said.seat.0), game.seats()[said.seat.index()]);
    if let Some(action) = &said.action {
        let forced = frame!("cli-forced");
        let forced =
            if said.forced { out.paint(Style::Dim, format_args!("  ({forced})")) } else { String::new() };
        out.line(format_args!("{seat}> {action}{forced}"))?;
    } else if !said.events.is_empty() {
        out.line(format_args!("{seat}>"))?;
    }
    tell_events(game, speech, said, out)
}

/// Tells what an action caused.
pub(crate) fn tell_events(game: &dyn Game, speech: &Speech, said: &Said, out: &mut Out) -> Done {
    for event in &said.events {
        let rule = out.paint(Style::Dim, format_args!("({})", event.rule));
        out.line(format_args!("  {} {rule}", speech.say(game, &event.message)))?;
    }
    Ok(())
}

/// One action and what it caused, as JSON.
pub(crate) fn as_json(game: &dyn Game, speech: &Speech, said: &Said) -> Value {
    let events = said.events.iter().map(|event| {
        json!({
            "id": event.message.id,
            "text": speech.say(game, &event.message),
            "rule": event.rule,
            "args": event.message.args,
        })
    });
    json!({
        "seat": game.seats()[said.seat.index()],
        "action": said.action,
        "forced": said.forced,
        "events": events.collect::<Vec<_>>(),
    })
}

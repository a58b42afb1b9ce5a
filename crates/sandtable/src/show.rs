//! `show` and `reach`: what there is to see.

use crate::args::{ReachArgs, ShowArgs};
use crate::files::GameFile;
use crate::map::{self, Window};
use crate::output::{Done, Failure, Out, Style, width, wrapped};
use crate::replay;
use crate::speech::{Speech, frame, written_points};
use sandtable_catalog::{AnyTable, Game};
use sandtable_engine::view::{CounterView, Stack, View, Viewer};
use sandtable_engine::{CounterId, SpaceId};
use serde_json::{Value, json};

/// Shows a game.
pub(crate) fn show(args: &ShowArgs, speech: &Speech, out: &mut Out) -> Done {
    let file = GameFile::open(&args.file, speech)?;
    let (game, table) = (&*file.game, &*file.table);
    if args.situation {
        return out.text(&table.situation());
    }
    let viewer = file.viewer(args.seat.as_deref())?;
    let view = table.view(viewer);
    if args.json {
        return out.json(&as_json(game, table, viewer, &view, speech));
    }
    heading(game, table, viewer, &view, speech, out)?;
    if args.map || args.around.is_some() {
        let centre = match &args.around {
            Some(name) => find_hex(game, name)?,
            None => map::focus(game, table, &view).ok_or_else(|| Failure::new(frame!("cli-no-hexes")))?,
        };
        let choices = map::choices(game, table, viewer);
        let window = Window {
            board: game.board(),
            game: game.id(),
            sides: game.sides(),
            view: &view,
            speech,
            centre,
            columns: args.radius,
            rows: args.radius,
            choices: &choices,
        };
        out.line("")?;
        window.draw(out.colour).iter().try_for_each(|(line, _)| out.line(line))?;
        out.line("")?;
        return window.stacks().iter().try_for_each(|stack| write_stack(game, stack, speech, out));
    }
    out.line(format_args!("\n{}", out.paint(Style::Bold, frame!("cli-stacks"))))?;
    view.stacks.iter().try_for_each(|stack| write_stack(game, stack, speech, out))?;
    if !view.marks.is_empty() {
        out.line(out.paint(Style::Bold, frame!("cli-marks")))?;
    }
    for mark in &view.marks {
        out.line(format_args!(
            "  {}: {}",
            place(game, &mark.space, speech),
            speech.term(game.id(), mark.name)
        ))?;
    }
    Ok(())
}

/// The hex of a number.
pub(crate) fn find_hex(game: &dyn Game, name: &str) -> Result<SpaceId, Failure> {
    let found = game.board().find(name).filter(|&id| game.board().space(id).cell.is_some());
    found.ok_or_else(|| Failure::new(frame!("cli-no-hex", name = name)))
}

/// Turn, phase, prompt and tracks.
pub(crate) fn heading(
    game: &dyn Game,
    table: &dyn AnyTable,
    viewer: Viewer,
    view: &View,
    speech: &Speech,
    out: &mut Out,
) -> Done {
    let title = game.scenarios().iter().find(|s| s.id == view.scenario).map_or(&view.scenario, |s| &s.title);
    let phase = speech.say(game, &view.phase);
    let eyes = match viewer {
        Viewer::Referee => frame!("cli-referee"),
        Viewer::Seat(seat) => speech.seat(game, seat),
    };
    let turn = frame!("cli-turn", turn = view.turn, last = view.last_turn);
    let eyes = frame!("cli-seen-by", eyes = eyes);
    out.line(format_args!(
        "{}: {turn}, {phase} {}",
        out.paint(Style::Bold, title),
        out.paint(Style::Dim, format_args!("({eyes})"))
    ))?;
    match (view.to_act, &view.prompt) {
        (Some(seat), Some(prompt)) => {
            let name = out.paint(Style::Seat(seat.0), speech.seat(game, seat));
            out.line(format_args!("{name}: {}", speech.say(game, prompt)))?;
        }
        _ => out.line(replay::ending(game, speech, table).unwrap_or_else(|| frame!("cli-over")))?,
    }
    let tracks: Vec<_> = view
        .tracks
        .iter()
        .map(|t| {
            let value = t.word.map_or_else(|| t.value.to_string(), |word| speech.term(game.id(), word));
            format!("{} {value} ({})", speech.term(game.id(), t.name), t.rule)
        })
        .collect();
    wrapped(&tracks.join(" · "), width()).iter().try_for_each(|line| out.line(out.paint(Style::Dim, line)))
}

fn place(game: &dyn Game, name: &str, speech: &Speech) -> String {
    game.board().find(name).map_or_else(|| name.to_owned(), |id| speech.space(game, id))
}

/// Writes the counters of a space.
pub(crate) fn write_stack(game: &dyn Game, stack: &Stack, speech: &Speech, out: &mut Out) -> Done {
    let at = place(game, &stack.space, speech);
    let units: Vec<_> = stack.counters.iter().map(|c| counter(game, c, speech)).collect();
    let seat = stack.counters.first().map_or(0, |c| c.side.0);
    let lines = wrapped(&units.join(", "), width().saturating_sub(28).max(30));
    for (i, line) in lines.iter().enumerate() {
        let at = if i == 0 { at.as_str() } else { "" };
        out.line(format_args!("  {at:<24}  {}", out.paint(Style::Seat(seat), line)))?;
    }
    Ok(())
}

/// A counter in a few words.
pub(crate) fn counter(game: &dyn Game, counter: &CounterView, speech: &Speech) -> String {
    let nation = speech.term(game.id(), &counter.nation);
    let kind = speech.term(game.id(), &counter.kind);
    let Some(name) = &counter.name else {
        return format!("{} ({nation} {kind})", speech.side(game, counter.side));
    };
    let mut text = name.clone();
    if let Some(part) = &counter.values {
        text = format!("{text} {part}");
    }
    let steps = match counter.steps {
        Some(1) => Some(frame!("cli-one-step")),
        _ => None,
    };
    let states = counter.state.iter().map(|word| {
        let word = word.strip_prefix("state-").unwrap_or(word);
        speech.try_term(game.id(), &format!("state-{word}")).unwrap_or_else(|| word.to_owned())
    });
    let notes: Vec<_> = steps.into_iter().chain(states).collect();
    if notes.is_empty() { text } else { format!("{text} ({})", notes.join(", ")) }
}

fn as_json(game: &dyn Game, table: &dyn AnyTable, viewer: Viewer, view: &View, speech: &Speech) -> Value {
    let mut value = json!(view);
    let more = json!({
        "seats": game.seats(),
        "viewer": match viewer {
            Viewer::Referee => "referee",
            Viewer::Seat(seat) => game.seats()[seat.index()],
        },
        "phase_text": speech.say(game, &view.phase),
        "prompt_text": view.prompt.as_ref().map(|prompt| speech.say(game, prompt)),
        "scores": table.scores(),
        "actions_played": table.len(),
    });
    if let (Value::Object(all), Value::Object(more)) = (&mut value, more) {
        all.extend(more);
    }
    value
}

/// Shows where a counter can go.
pub(crate) fn reach(args: &ReachArgs, speech: &Speech, out: &mut Out) -> Done {
    let file = GameFile::open(&args.file, speech)?;
    let list = reach_of(&*file.game, &*file.table, file.viewer(None)?, &args.counter);
    let list = list.ok_or_else(|| Failure::new(frame!("cli-no-counter", name = args.counter.as_str())))?;
    if args.json {
        let spaces: Vec<_> =
            list.iter().map(|(space, cost)| json!({ "space": space, "cost": cost })).collect();
        let parts = file.game.parts_of_a_point();
        return out.json(&json!({ "counter": args.counter, "parts_of_a_point": parts, "spaces": spaces }));
    }
    write_reach(&*file.game, &args.counter, &list, speech, out)
}

/// Where a counter of the deciding seat can go, nearest first; nothing if there is no such counter.
pub(crate) fn reach_of(
    game: &dyn Game,
    table: &dyn AnyTable,
    viewer: Viewer,
    name: &str,
) -> Option<Vec<(String, u16)>> {
    let id = game.counter_names().iter().position(|other| other == name)?;
    let reach = table.reach(viewer, CounterId(id as u16)).into_iter();
    let mut list: Vec<_> =
        reach.map(|(space, cost)| (game.board().space(space).name.clone(), cost)).collect();
    list.sort_by(|a, b| (a.1, &a.0).cmp(&(b.1, &b.0)));
    Some(list)
}

/// Writes where a counter can go.
pub(crate) fn write_reach(
    game: &dyn Game,
    counter: &str,
    list: &[(String, u16)],
    speech: &Speech,
    out: &mut Out,
) -> Done {
    if list.is_empty() {
        return out.line(frame!("cli-cannot-move", counter = counter));
    }
    list.iter().try_for_each(|(space, cost)| {
        let points = written_points(i32::from(*cost), game.parts_of_a_point());
        out.line(format_args!("{points:>5}  {}", place(game, space, speech)))
    })
}

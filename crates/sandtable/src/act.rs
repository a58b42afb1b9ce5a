//! `actions`, `do`, `undo` and `why`.

use crate::args::{DoArgs, FileArgs, UndoArgs, WhyArgs};
use crate::files::GameFile;
use crate::output::{Done, Failure, Out, Style};
use crate::replay;
use crate::speech::{Speech, frame};
use sandtable_catalog::{Game, PlayError};
use sandtable_engine::explain::Refusal;
use sandtable_engine::table::NoUndo;
use sandtable_engine::view::{Stack, View};
use serde_json::json;
use std::io::Read;

/// Lists the legal actions.
pub(crate) fn actions(args: &FileArgs, speech: &Speech, out: &mut Out) -> Done {
    let file = GameFile::open(&args.file, speech)?;
    let (game, table) = (&*file.game, &*file.table);
    let viewer = file.viewer(None)?;
    if args.json {
        let seat = table.to_act();
        let prompt = table.prompt(viewer);
        let view = table.view(viewer);
        let each = table.offers(viewer).into_iter().map(|offer| {
            let text = spelled(game, &view, &offer.action);
            json!({ "action": offer.action, "text": text, "rule": offer.choice.rule })
        });
        return out.json(&json!({
            "game": game.id(),
            "seat": seat.map(|seat| game.seats()[seat.index()]),
            "seat_text": seat.map(|seat| speech.seat(game, seat)),
            "prompt": prompt.as_ref().map(|prompt| prompt.id),
            "prompt_text": prompt.as_ref().map(|prompt| speech.say(game, prompt)),
            "actions": each.collect::<Vec<_>>(),
        }));
    }
    table.actions(viewer).iter().try_for_each(|action| out.line(action))
}

/// An action with the places of what it names: `to 2010 (Colleville-sur-Mer)`, `move 16/1US (2010)`.
pub(crate) fn spelled(game: &dyn Game, view: &View, action: &str) -> String {
    let board = game.board();
    let place = |word: &str| match board.find(word) {
        Some(id) => board.space(id).title.as_deref(),
        None => {
            let holds = |stack: &&Stack| stack.counters.iter().any(|c| c.name.as_deref() == Some(word));
            view.stacks.iter().find(holds).map(|stack| stack.space.as_str())
        }
    };
    let word = |word: &str| match place(word) {
        Some(place) => format!("{word} ({place})"),
        None => word.to_owned(),
    };
    action.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Plays actions and tells what happens.
pub(crate) fn play(args: &DoArgs, speech: &Speech, out: &mut Out) -> Done {
    let mut file = GameFile::open(&args.file, speech)?;
    let wish = args.seat.as_deref();
    let mut told = Vec::new();
    let mut failure = None;
    let first = file.table.len();
    for action in wanted(&args.actions)? {
        let viewer = file.viewer(wish)?;
        let from = file.table.len();
        match file.table.play(&action) {
            Ok(_) => told.extend(file.table.history(viewer, from)),
            Err(error) => {
                failure = Some(refused(&*file.game, speech, &action, &error));
                break;
            }
        }
    }
    // What is told must be kept already: the dice have fallen, whoever listens, and whatever else was asked for.
    let kept = failure.is_none() || args.keep || file.table.has_told(first);
    if kept {
        file.save()?;
    } else {
        told.clear();
    }
    if args.json {
        let told: Vec<_> = told.iter().map(|said| replay::as_json(&*file.game, speech, said)).collect();
        out.json(&json!({ "saved": kept, "failure": failure, "played": told }))?;
    } else {
        told.iter().try_for_each(|said| replay::tell(&*file.game, speech, said, out))?;
    }
    let Some(why) = failure else { return Ok(()) };
    let file = args.file.display().to_string();
    Err(Failure::new(match kept {
        true => frame!("cli-played-in-part", file = file, why = why),
        false => frame!("cli-played-nothing", file = file, why = why),
    }))
}

/// The actions of the arguments, `-` standing for the lines of the input.
fn wanted(arguments: &[String]) -> Result<Vec<String>, Failure> {
    let mut list = Vec::new();
    for argument in arguments {
        if argument != "-" {
            list.push(argument.trim().to_owned());
            continue;
        }
        let mut bytes = Vec::new();
        std::io::stdin()
            .read_to_end(&mut bytes)
            .map_err(|e| Failure::new(frame!("cli-input-unread", why = e.to_string())))?;
        let text = String::from_utf8(bytes).map_err(|_| Failure::new(frame!("cli-input-no-text")))?;
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        list.extend(lines.filter(|line| !line.is_empty()).map(str::to_owned));
    }
    Ok(list)
}

/// Why an action was not played, in a sentence.
pub(crate) fn refused(game: &dyn Game, speech: &Speech, action: &str, error: &PlayError) -> String {
    match error {
        PlayError::Refused(refusal) => {
            let sentence = speech.say(game, &refusal.message);
            let why = sentence.trim_end_matches('.');
            frame!("cli-not-legal", action = action, why = why, rule = refusal.rule)
        }
        PlayError::Over => frame!("cli-over"),
        PlayError::OtherSeat => frame!("cli-other-seat"),
        PlayError::Hidden => frame!("cli-analyse-hidden"),
        PlayError::Text(_) | PlayError::Chance => error.to_string(),
    }
}

/// Takes back the last decision, or a phase.
pub(crate) fn undo(args: &UndoArgs, speech: &Speech, out: &mut Out) -> Done {
    let mut file = GameFile::open(&args.file, speech)?;
    let before = file.table.len();
    let taken = if args.phase { file.table.undo_phase().map(|_| ()) } else { file.table.undo() };
    taken.map_err(|e| {
        Failure::new(frame!("cli-file", file = args.file.display().to_string(), why = no_undo(e)))
    })?;
    file.save()?;
    let (game, table) = (&*file.game, &*file.table);
    out.line(frame!("cli-taken-back", count = before - table.len(), all = before))?;
    match table.to_act() {
        Some(seat) => {
            out.line(format_args!("{}: {}", speech.seat(game, seat), replay::asked(game, speech, table)))
        }
        None => Ok(()),
    }
}

/// Why nothing can be taken back.
pub(crate) fn no_undo(why: NoUndo) -> String {
    match why {
        NoUndo::Start => frame!("cli-no-undo-start"),
        NoUndo::Barrier => frame!("cli-no-undo-barrier"),
    }
}

/// Says why an action is not legal.
pub(crate) fn why(args: &WhyArgs, speech: &Speech, out: &mut Out) -> Done {
    let file = GameFile::open(&args.file, speech)?;
    let action = args.action.join(" ");
    let (game, table) = (&*file.game, &*file.table);
    let refusal = table.why(file.viewer(None)?, action.trim());
    let refusal = refusal.map_err(|e| Failure::new(refused(game, speech, &action, &e)))?;
    if !args.json {
        return explain(game, speech, refusal.as_ref(), out);
    }
    let Some(refusal) = refusal else { return out.json(&json!({ "action": action, "legal": true })) };
    let rule = game.rulebook().find(refusal.rule).map(|rule| speech.rule(game.id(), rule));
    out.json(&json!({
        "action": action,
        "legal": false,
        "rule": refusal.rule,
        "id": refusal.message.id,
        "text": speech.say(game, &refusal.message),
        "title": rule.as_ref().map(|rule| &rule.title),
        "summary": rule.as_ref().map(|rule| &rule.summary),
    }))
}

/// Writes a refusal with its rule, or that there is none.
pub(crate) fn explain(game: &dyn Game, speech: &Speech, refusal: Option<&Refusal>, out: &mut Out) -> Done {
    let Some(refusal) = refusal else { return out.line(frame!("cli-legal")) };
    let number = out.paint(Style::Bold, frame!("cli-rule", number = refusal.rule));
    out.line(format_args!("{number}: {}", speech.say(game, &refusal.message)))?;
    match game.rulebook().find(refusal.rule) {
        Some(rule) => crate::rules::describe(game, rule, speech, out),
        None => Ok(()),
    }
}

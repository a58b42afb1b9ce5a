//! `games` and `new`: what can be played, and starting it.

use crate::args::{GamesArgs, NewArgs, StartArgs};
use crate::files::GameFile;
use crate::kept::{self, Kept};
use crate::output::{Done, Failure, Out, Style, width, wrapped};
use crate::replay;
use crate::speech::{Speech, frame};
use sandtable_catalog::{AnyTable, Game};
use sandtable_engine::dice::Seed;
use sandtable_engine::record::{Header, Players, Rolls};
use sandtable_engine::rules::{Options, ScenarioOption, Setting};
use serde_json::json;
use std::sync::Arc;

/// A game of the catalog.
pub(crate) fn find(id: &str) -> Result<Arc<dyn Game>, Failure> {
    sandtable_catalog::game(id).map_err(Failure::new)
}

/// Lists the games.
pub(crate) fn games(args: &GamesArgs, speech: &Speech, out: &mut Out) -> Done {
    let mut list = Vec::new();
    for id in sandtable_catalog::games() {
        let game = find(id)?;
        if args.json {
            list.push(as_json(&*game, speech));
            continue;
        }
        let seats = frame!("cli-seats", seats = game.seats().join(", "));
        out.line(format_args!("{}  {seats}", out.paint(Style::Bold, id)))?;
        for scenario in game.scenarios() {
            out.line(format_args!(
                "  --scenario {}  {}",
                scenario.id,
                out.paint(Style::Bold, &scenario.title)
            ))?;
            for line in wrapped(&scenario.description, width().min(110) - 6) {
                out.line(format_args!("      {line}"))?;
            }
            for option in &scenario.options {
                let state = match &option.default {
                    Setting::Switch(true) => frame!("cli-on"),
                    Setting::Switch(false) => frame!("cli-off"),
                    Setting::Word(_) => option.choices.join(" | "),
                };
                out.line(format_args!(
                    "      --option {} ({state})  {}",
                    option.id,
                    described(&*game, option, speech)
                ))?;
            }
        }
    }
    if args.json { out.json(&list) } else { Ok(()) }
}

fn as_json(game: &dyn Game, speech: &Speech) -> serde_json::Value {
    let scenarios = game.scenarios().iter().map(|scenario| {
        let options = scenario.options.iter().map(
            |option| json!({ "id": option.id, "description": described(game, option, speech), "choices": option.choices, "default": option.default }),
        );
        json!({
            "id": scenario.id,
            "title": scenario.title,
            "description": scenario.description,
            "options": options.collect::<Vec<_>>(),
        })
    });
    json!({
        "id": game.id(),
        "seats": game.seats(),
        "spaces": game.board().len(),
        "counters": game.counter_names().len(),
        "rules": game.rulebook().rules.len(),
        "scenarios": scenarios.collect::<Vec<_>>(),
    })
}

/// What an option does: a text, or the id of one.
fn described(game: &dyn Game, option: &ScenarioOption, speech: &Speech) -> String {
    speech.try_term(game.id(), &option.description).unwrap_or_else(|| option.description.clone())
}

/// Starts a game in a file.
pub(crate) fn new(args: &NewArgs, speech: &Speech, out: &mut Out) -> Done {
    let game = find(&args.game)?;
    if std::fs::symlink_metadata(&args.output).is_ok() && !args.force {
        let file = args.output.display().to_string();
        return Err(Failure::new(frame!("cli-file-force", file = file)));
    }
    let table = start(&*game, &args.start)?;
    let kept = if args.force { Kept::over(&args.output) } else { Kept::new(&args.output) };
    let mut file = GameFile::new(kept, game, table);
    file.save()?;
    let game = &*file.game;
    let (name, scenario) = (args.output.display().to_string(), file.table.header().scenario.clone());
    out.line(frame!("cli-begun", file = name, scenario = scenario, game = game.id()))?;
    // What had to be so has already happened.
    let begun = file.table.history(file.viewer(None)?, 0);
    begun.iter().try_for_each(|said| replay::tell(game, speech, said, out))?;
    match file.table.to_act() {
        Some(seat) => {
            let prompt = replay::asked(game, speech, &*file.table);
            out.line(format_args!("{}: {prompt}", speech.seat(game, seat)))
        }
        None => out.line(frame!("cli-over")),
    }
}

/// A new table as the arguments ask for it, its forced first choices taken.
pub(crate) fn start(game: &dyn Game, args: &StartArgs) -> Result<Box<dyn AnyTable>, Failure> {
    let scenario = match &args.scenario {
        Some(id) => id.clone(),
        None => game.scenarios().first().map(|s| s.id.clone()).unwrap_or_default(),
    };
    let seed = match &args.seed {
        Some(text) => text.parse().map_err(|e| Failure::new(format_args!("--seed {text}: {e}")))?,
        None => random_seed()?,
    };
    let mut header = Header {
        game: game.id().to_owned(),
        scenario,
        options: options(&args.options),
        seed,
        situation: None,
        players: Players::new(),
        rolls: Rolls::new(),
    };
    let mut table = match &args.from {
        None => game.new_table(header).map_err(Failure::new)?,
        Some(path) => {
            header.situation = Some(kept::read_text(path)?);
            let given = game.new_table(header.clone()).map_err(|e| kept::located(path, &e))?;
            // The record keeps the situation as the game writes it, whatever the file looked like.
            header.scenario = given.view(sandtable_engine::view::Viewer::Referee).scenario;
            header.situation = Some(given.situation());
            game.new_table(header).map_err(|e| kept::located(path, &e))?
        }
    };
    table.take_forced();
    Ok(table)
}

/// Options as words: `open_values`, `open_values=off`, `players=3`.
pub(crate) fn options(words: &[String]) -> Options {
    let mut options = Options::new();
    for word in words {
        let (id, value) = word.split_once('=').unwrap_or((word, "on"));
        options.insert(id.to_owned(), Setting::of(value));
    }
    options
}

fn random_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|e| Failure::new(frame!("cli-no-random", why = e.to_string())))?;
    Ok(Seed(bytes))
}

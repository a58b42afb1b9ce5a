//! The command line of Sandtable: play, check, replay and measure any game of the catalog.
//!
//! | module | what it holds |
//! |---|---|
//! | [`args`] | the command line as people type it |
//! | [`output`] | the terminal: one locked output, colours, failures |
//! | [`speech`] | message ids into sentences |
//! | [`files`], [`kept`] | game files, read and checked, written whole and by one writer at a time |
//! | [`setup`] | `games`, `new` |
//! | [`show`], [`odds`] | what there is to see |
//! | [`act`], [`replay`] | actions, refusals, undo, the log |
//! | [`analyse`] | advice with its reasons; a game looked at afterwards |
//! | [`check`], [`rules`], [`coverage`] | vectors and rulebook |
//! | [`atlas`], [`mod@bench`], [`bots`] | boards, measures, opponents |
//! | [`arena`] | matches between bots, ladders, studies |
//! | [`map`] | hexes in text |
//! | [`play`] | the table at the terminal |
//! | [`serve`], [`tables`] | the table in the browser, and those that are played by link |

mod act;
mod analyse;
mod arena;
mod args;
mod atlas;
mod bench;
mod bots;
mod check;
mod coverage;
mod files;
mod kept;
mod map;
mod odds;
mod output;
mod play;
mod replay;
mod rules;
mod serve;
mod setup;
mod show;
mod speech;
mod tables;

use args::{Cli, Command};
use clap::{CommandFactory, Parser};
use output::{Done, Failure, Out};
use speech::{Language, Speech};
use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = Out::new();
    let done = run(&cli, &mut out).and_then(|()| out.flush());
    match done {
        Ok(()) | Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(Failure::Sentence(sentence)) => {
            // Where even this cannot be written, the exit code must do.
            output::warn(sentence);
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli, out: &mut Out) -> Done {
    let language = cli.lang.unwrap_or_else(Language::of_system);
    speech::choose(language);
    let speech = Speech::new(language);
    match &cli.command {
        Command::Games(args) => setup::games(args, &speech, out),
        Command::New(args) => setup::new(args, &speech, out),
        Command::Show(args) => show::show(args, &speech, out),
        Command::Actions(args) => act::actions(args, &speech, out),
        Command::Do(args) => act::play(args, &speech, out),
        Command::Undo(args) => act::undo(args, &speech, out),
        Command::Why(args) => act::why(args, &speech, out),
        Command::Odds(args) => odds::odds(args, &speech, out),
        Command::Reach(args) => show::reach(args, &speech, out),
        Command::Replay(args) => replay::replay(args, &speech, out),
        Command::Check(args) => check::check(args, out),
        Command::Rules(args) => rules::rules(args, &speech, out),
        Command::Atlas(args) => atlas::atlas(args, out),
        Command::Bench(args) => bench::bench(args, out),
        Command::Arena(args) => arena::arena(args, out),
        Command::Bot(args) => bots::bot(args, &speech, out),
        Command::Hint(args) => analyse::hint(args, &speech, out),
        Command::Analyse(args) => analyse::analyse(args, &speech, out),
        Command::Play(args) => play::play(args, &speech, out),
        Command::Serve(args) => serve::serve(args, out),
        Command::Backup(args) => tables::backup(args, out),
        Command::Completions { shell } => {
            let mut text = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "sandtable", &mut text);
            out.text(&String::from_utf8_lossy(&text))
        }
    }
}

//! `parity FILE`: plays games natively and writes each as a line of JSON, for `crates/wasm/parity.mjs` to play again in
//! WebAssembly and compare.
//!
//! The games are the same on every run: bots play them, and their seeds are the games' numbers.

use sandtable_wasm::api::{Desk, Failure};
use serde::Serialize;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::process::ExitCode;

/// A game to be played again.
#[derive(Serialize)]
struct Played {
    game: &'static str,
    scenario: &'static str,
    options: String,
    seed: String,
    bots: [&'static str; 2],
    bot_seed: u32,
    /// The decisions: not the actions that were forced.
    actions: Vec<String>,
    /// The hash after every action, forced or not.
    hashes: Vec<String>,
    record: String,
    situation: String,
    /// What the referee and each seat see at the end.
    sights: Vec<String>,
}

/// Game number `n` of one hundred and thirty: most are short, so that all take seconds.
fn play(n: u32) -> Result<Played, Failure> {
    let (game, scenario) = match n {
        104.. => ("omaha", "first-wave"),
        _ if n % 13 == 12 => ("campanha", "campanha"),
        _ => ("campanha", "dia-d"),
    };
    let bots = match n % 26 {
        5 => ["greedy", "random"],
        18 => ["random", "greedy"],
        7 => ["level5@4000", "level3@2000"],
        20 => ["level1", "level2@1000"],
        _ => ["random", "random"],
    };
    let option = if game == "omaha" { "letter" } else { "open_values" };
    let options = format!(r#"{{"{option}":{}}}"#, n % 2 == 1);
    // Every byte of a seed takes part.
    let seed: String = (0..32).map(|i| format!("{:02x}", (n * 37 + i * 11) % 256)).collect();
    let mut desk = Desk::new(game, scenario, &options, &seed)?;
    let mut actions = Vec::new();
    while let Some(seat) = desk.to_act() {
        let Some(action) = desk.bot(bots[seat.index()], n)? else { break };
        desk.act(&action)?;
        actions.push(action);
    }
    let sights = [-1, 0, 1].map(|viewer| desk.sight(viewer, 0).map(|sight| serde_json::to_string(&sight)));
    Ok(Played {
        game,
        scenario,
        options,
        seed,
        bots,
        bot_seed: n,
        actions,
        hashes: desk.hashes(),
        record: desk.record(),
        situation: desk.situation(),
        sights: sights.into_iter().flatten().flatten().collect(),
    })
}

fn run(file: &str) -> Result<usize, String> {
    let mut out = BufWriter::new(File::create(file).map_err(|error| error.to_string())?);
    let mut count = 0;
    for n in 0..130 {
        let played = play(n).map_err(|failure| failure.to_json())?;
        count += played.hashes.len();
        let line = serde_json::to_string(&played).map_err(|error| error.to_string())?;
        writeln!(out, "{line}").map_err(|error| error.to_string())?;
    }
    out.flush().map_err(|error| error.to_string())?;
    Ok(count)
}

fn main() -> ExitCode {
    let Some(file) = std::env::args().nth(1) else {
        eprintln!("parity FILE");
        return ExitCode::FAILURE;
    };
    match run(&file) {
        Ok(actions) => {
            eprintln!("130 games played natively, {actions} actions");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}

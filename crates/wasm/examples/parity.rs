//! `parity FILE`: plays games natively and writes each as a line of JSON, for `crates/wasm/parity.mjs` to play again in
//! WebAssembly and compare.
//!
//! The games are the same on every run: bots play them, and their seeds are the games' numbers.

use sandtable_engine::rules::Options;
use sandtable_wasm::api::{Desk, Failure, leaflet};
use serde::Serialize;
use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::process::ExitCode;

/// How many games of each kind are played.
const GAMES: u32 = 26;

/// A game goes on for so many decisions, one in thirteen to its end.
const MOST: usize = 1200;

/// Bots that think decide so often.
const THOUGHT: usize = 250;

/// A game to be played again.
#[derive(Serialize)]
struct Played {
    game: &'static str,
    scenario: String,
    options: String,
    seed: String,
    bots: Vec<&'static str>,
    bot_seed: u32,
    /// The decisions: not the actions that were forced.
    actions: Vec<String>,
    /// The hash after every action, forced or not.
    hashes: Vec<String>,
    record: String,
    situation: String,
    /// What the referee and each seat see then.
    sights: Vec<String>,
}

/// Number `n` of so many, of every scenario in turn; whole ones are of the last, the shortest. Most bots do not think, and most
/// games are left before their end, so that all take seconds.
fn play(game: &'static str, n: u32) -> Result<Played, Failure> {
    let info = leaflet(game)?.info;
    let (bots, most) = match n % 26 {
        5 => (["greedy", "random"], THOUGHT),
        18 => (["random", "greedy"], THOUGHT),
        7 => (["level5@4000", "level3@2000"], THOUGHT),
        20 => (["level1", "level2@1000"], THOUGHT),
        11 | 24 => (["random", "random"], usize::MAX),
        _ => (["random", "random"], MOST),
    };
    let count = info.scenarios.len();
    let scenario = &info.scenarios[if most == usize::MAX { count - 1 } else { n as usize % count }];
    let bots: Vec<_> = bots.into_iter().cycle().take(info.seats.len()).collect();
    let set = scenario.options.iter().map(|option| {
        let mut settings = option.settings();
        let one = n as usize / count % settings.len();
        (option.id.clone(), settings.swap_remove(one))
    });
    let options: Options = set.collect();
    let options = serde_json::to_string(&options).map_err(Failure::text)?;
    // Every byte of a seed takes part.
    let seed: String = (0..32).map(|i| format!("{:02x}", (n * 37 + i * 11) % 256)).collect();
    let mut desk = Desk::new(game, &scenario.id, &options, &seed)?;
    let mut actions = Vec::new();
    while let Some(seat) = desk.to_act().filter(|_| actions.len() < most) {
        let Some(action) = desk.bot(bots[seat.index()], n)? else { break };
        desk.act(&action)?;
        actions.push(action);
    }
    let viewers = -1..info.seats.len() as i32;
    let sights = viewers.map(|viewer| desk.sight(viewer, 0).map(|sight| serde_json::to_string(&sight)));
    Ok(Played {
        game,
        scenario: scenario.id.clone(),
        options,
        seed,
        bots,
        bot_seed: n,
        actions,
        hashes: desk.hashes(),
        record: desk.record(),
        situation: desk.situation(),
        sights: sights.flatten().flatten().collect(),
    })
}

fn run(file: &str) -> Result<(usize, usize), String> {
    let mut out = BufWriter::new(File::create(file).map_err(|error| error.to_string())?);
    let (mut games, mut actions) = (0, 0);
    let each = sandtable_catalog::games().iter().flat_map(|game| (0..GAMES).map(move |n| (game, n)));
    for (game, n) in each {
        let played = play(game, n).map_err(|failure| failure.to_json())?;
        games += 1;
        actions += played.hashes.len();
        let line = serde_json::to_string(&played).map_err(|error| error.to_string())?;
        writeln!(out, "{line}").map_err(|error| error.to_string())?;
    }
    out.flush().map_err(|error| error.to_string())?;
    Ok((games, actions))
}

fn main() -> ExitCode {
    let Some(file) = std::env::args().nth(1) else {
        eprintln!("parity FILE");
        return ExitCode::FAILURE;
    };
    match run(&file) {
        Ok((games, actions)) => {
            eprintln!("{games} games played natively, {actions} actions");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}

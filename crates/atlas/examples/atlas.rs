//! `cargo run -p sandtable-atlas --example atlas -- build GAME`: what `sandtable atlas` does, without building the games.

#![allow(clippy::print_stdout)]

use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [task, game] = &args[..] else { return Err("build, facts, check or svg, and a game".into()) };
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    match task.as_str() {
        "build" => {
            let board = sandtable_atlas::Board::build(&data, game)?;
            for section in &board.sections {
                let (places, off) = section.off;
                println!("{} hexes, {places} places, {off:.2} hexes off", section.spaces.len());
            }
            std::fs::write(data.join(game).join("board.toml"), sandtable_atlas::build(&data, game)?)?;
            std::fs::write(data.join(game).join("chart.json"), sandtable_atlas::chart(&data, game)?)?;
        }
        "facts" => {
            let found = sandtable_atlas::facts(&data, game)?.unwrap_or_default();
            println!("{} hold, {} doubtful", found.held, found.doubtful);
            println!("FAILED\n{}\nBEYOND\n{}", found.failed.join("\n"), found.beyond.join("\n"));
        }
        "check" => println!("{:#?}", sandtable_atlas::check(&data, game)?),
        _ => print!("{}", sandtable_atlas::svg(&data, game)?),
    }
    Ok(())
}

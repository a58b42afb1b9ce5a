//! Builds the board and its picture of each game named: `cargo run -p sandtable-atlas --example build campanha`.

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data");
    for game in std::env::args().skip(1) {
        std::fs::write(data.join(&game).join("board.toml"), sandtable_atlas::build(&data, &game)?)?;
        std::fs::write(
            std::env::temp_dir().join(format!("{game}.svg")),
            sandtable_atlas::svg(&data, &game)?,
        )?;
    }
    Ok(())
}

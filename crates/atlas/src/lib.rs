//! Boards from geography.
//!
//! `data/atlas/<theatre>/` holds a country as GeoJSON in longitude and latitude. `data/<game>/atlas.toml` says how a
//! game lays its hexes over it (the fit), what becomes of each layer, and what the rulebook pins down. From both this
//! crate builds the text of `data/<game>/board.toml`, the same bytes on every platform: only the four operations and
//! the square root are used on floats, all of which IEEE 754 defines exactly, and nothing depends on hash order.
//!
//! ```text
//! GeoJSON layers ──fit──▶ plane ──┬─ land     which hexes are played, which sides are water
//!                                 ├─ terrain  shares of layers in a hex
//!                                 ├─ rivers   chains of hexsides
//!                                 └─ roads    chains of hexes      ──overrides──▶ board.toml, chart.json, SVG
//! ```

mod backdrop;
mod board;
mod chain;
mod chart;
mod config;
mod edge;
mod error;
mod facts;
mod fit;
mod land;
mod layers;
mod lines;
mod printed;
mod rivers;
mod roads;
mod side;
mod svg;
mod terrain;
mod text;

use std::path::Path;

pub use board::{Board, Feature, Section, Side, Space};
pub use error::AtlasError;
pub use facts::Findings;
pub use side::SideId;

/// Builds the board of `game` from the data folder `data` and gives the text of its board file.
///
/// # Errors
/// If a file is missing or wrong, the geography cannot satisfy what `atlas.toml` demands, or the board is primary data.
pub fn build(data: &Path, game: &str) -> Result<String, AtlasError> {
    if printed::is_printed(data, game)? {
        return Err(primary(data, game));
    }
    Ok(text::write(&Board::build(data, game)?))
}

/// What a check found.
#[derive(Debug)]
pub struct Report {
    /// The files that are as the atlas builds them.
    pub files: Vec<&'static str>,
    /// For each grid its name, how many hexes are played, how many places the rules put into hexes, and how far the plain
    /// fit leaves these from there (the root of the mean square, in hexes).
    pub fits: Vec<(String, usize, usize, f64)>,
    /// What came of the rulebook's facts, where they were written down.
    pub facts: Option<Findings>,
}

/// Builds what is built of `game` and compares it with the committed files (its `board.toml`, unless that is primary
/// data, and its `chart.json`), then with what its rulebook says of the map.
///
/// # Errors
/// As [`build`], [`AtlasError::Differs`] naming the first line that differs, and [`AtlasError::Data`] naming the first
/// fact that the board denies.
pub fn check(data: &Path, game: &str) -> Result<Report, AtlasError> {
    if printed::is_printed(data, game)? {
        compare(data, game, "chart.json", &printed::chart(data, game)?)?;
        return Ok(Report { files: vec!["chart.json"], fits: Vec::new(), facts: None });
    }
    let board = Board::build(data, game)?;
    compare(data, game, "board.toml", &text::write(&board))?;
    compare(data, game, "chart.json", &chart::write(&board))?;
    let facts = facts::compare(data, &board)?;
    if let Some(failed) = facts.as_ref().and_then(|found| found.failed.first()) {
        let reason = format!("the board denies what the rulebook says: {failed}");
        return Err(AtlasError::Data { file: data.join(game).join("map-facts.toml"), reason });
    }
    let fits = board.sections.iter().map(|section| {
        let (places, off) = section.off;
        (section.config.name.clone(), section.spaces.len(), places, off)
    });
    Ok(Report { files: vec!["board.toml", "chart.json"], fits: fits.collect(), facts })
}

/// Compares the board of `game` with what its rulebook says of the map, if that was written down.
///
/// # Errors
/// As [`build`].
pub fn facts(data: &Path, game: &str) -> Result<Option<Findings>, AtlasError> {
    facts::compare(data, &Board::build(data, game)?)
}

fn primary(data: &Path, game: &str) -> AtlasError {
    let reason = "this board is primary data: the atlas draws its chart and builds nothing".to_owned();
    AtlasError::Data { file: data.join(game).join("board.toml"), reason }
}

fn compare(data: &Path, game: &str, file: &str, built: &str) -> Result<(), AtlasError> {
    let path = data.join(game).join(file);
    let committed = layers::read_text(&path)?.replace("\r\n", "\n");
    if built == committed {
        return Ok(());
    }
    let same = built.lines().zip(committed.lines()).take_while(|(a, b)| a == b).count();
    Err(AtlasError::Differs { file: path, line: same + 1 })
}

/// The geometry of the board of `game` for a client, as JSON in the plane of the hexes: the text of
/// `data/<game>/chart.json`.
///
/// # Errors
/// As [`build`], but a board may be primary data.
pub fn chart(data: &Path, game: &str) -> Result<String, AtlasError> {
    if printed::is_printed(data, game)? {
        return printed::chart(data, game);
    }
    Ok(chart::write(&Board::build(data, game)?))
}

/// Draws the board of `game`: coast, terrain, rivers on hexsides, roads, towns and hex numbers, north up.
///
/// # Errors
/// As [`build`].
pub fn svg(data: &Path, game: &str) -> Result<String, AtlasError> {
    if printed::is_printed(data, game)? {
        return Err(primary(data, game));
    }
    Ok(svg::draw(&Board::build(data, game)?))
}

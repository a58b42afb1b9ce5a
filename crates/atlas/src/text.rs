//! The text of a board file.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use crate::board::{Board, Side, Space};

/// Writes a board: spaces and sides one a line, sorted by number.
pub(crate) fn write(board: &Board) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = try_write(&mut out, board);
    out
}

fn try_write(out: &mut String, board: &Board) -> std::fmt::Result {
    let config = &board.config;
    let game = &config.game;
    writeln!(
        out,
        "# Built by `sandtable atlas build {game}`; edit data/{game}/atlas.toml or the atlas instead."
    )?;
    writeln!(out, "game = {}\n", quoted(game))?;
    let grid = &config.grid;
    writeln!(out, "[[grid]]\nname = {}", quoted(&config.grid_name))?;
    writeln!(out, "orientation = {}", value(&grid.orientation))?;
    writeln!(out, "shifted = {}\nnumbering = {}", value(&grid.shifted), value(&grid.numbering))?;
    writeln!(out, "columns = {}\nrows = {}\n", value(&grid.columns), value(&grid.rows))?;

    writeln!(out, "[spaces]")?;
    let spaces: BTreeMap<_, _> = board.spaces.iter().map(|(&hex, s)| (grid.number(hex), s)).collect();
    for (number, space) in spaces {
        writeln!(out, "{number} = {{ {} }}", fields(space).join(", "))?;
    }
    writeln!(out, "\n[sides]")?;
    let sides: BTreeMap<_, _> = board.sides.iter().map(|(id, s)| (id.number(grid), s)).collect();
    for (number, side) in sides {
        writeln!(out, "{number} = {{ {} }}", side_fields(side).join(", "))?;
    }
    for link in &config.links {
        let (from, to) = (grid.number(link.from), grid.number(link.to));
        writeln!(out, "\n[[link]]\nfrom = \"{from}\"\nto = \"{to}\"")?;
        writeln!(out, "road_hexes = {}\nsource = {}", link.road_hexes, quoted(&link.source))?;
    }
    for name in &config.boxes {
        writeln!(out, "\n[[box]]\nname = {}", quoted(name))?;
    }
    Ok(())
}

fn fields(space: &Space) -> Vec<String> {
    let mut fields = vec![format!("terrain = {}", quoted(&space.terrain))];
    fields.extend(space.name.as_ref().map(|n| format!("name = {}", quoted(n))));
    if !space.features.is_empty() {
        let features: Vec<_> = space.features.iter().map(|f| format!("\"{f}\"")).collect();
        fields.push(format!("features = [{}]", features.join(", ")));
    }
    fields.extend(space.beach.as_ref().map(|b| format!("beach = {}", quoted(b))));
    fields.push(format!("source = {}", quoted(&space.source)));
    if !space.rules.is_empty() {
        let rules: Vec<_> = space.rules.iter().map(|r| quoted(r)).collect();
        fields.push(format!("rules = [{}]", rules.join(", ")));
    }
    fields
}

fn side_fields(side: &Side) -> Vec<String> {
    let mut fields = Vec::new();
    fields.extend(side.river.as_ref().map(|r| format!("river = {}", quoted(r))));
    fields.extend(side.road.as_ref().map(|r| format!("road = {}", quoted(r))));
    fields.extend(side.sea.then(|| "sea = true".to_owned()));
    fields.extend(side.source.as_ref().map(|s| format!("source = {}", quoted(s))));
    fields
}

/// A plain value as TOML has it.
fn value(of: &impl Serialize) -> String {
    toml::Value::try_from(of).map(|v| v.to_string()).unwrap_or_default()
}

/// A TOML basic string.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted() {
        assert_eq!(quoted("Caumont-l'Éventé"), "\"Caumont-l'Éventé\"");
        assert_eq!(quoted("a\"b\\c"), "\"a\\\"b\\\\c\"");
    }
}

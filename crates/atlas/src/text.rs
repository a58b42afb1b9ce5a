//! The text of a board file.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use crate::board::{Board, Side, Space};
use crate::config::{To, Word};

/// Writes a board: spaces and sides one a line, sorted by number.
pub(crate) fn write(board: &Board) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = try_write(&mut out, board);
    out
}

fn try_write(out: &mut String, board: &Board) -> std::fmt::Result {
    let game = &board.plan.game;
    writeln!(
        out,
        "# Built by `sandtable atlas build {game}`; edit data/{game}/atlas.toml or the atlas instead."
    )?;
    writeln!(out, "game = {}\n", quoted(game))?;
    for section in &board.sections {
        let (config, grid) = (&section.config, section.grid());
        writeln!(out, "[[grid]]\nname = {}", quoted(&config.name))?;
        writeln!(out, "orientation = {}", value(&grid.orientation))?;
        writeln!(out, "shifted = {}\nnumbering = {}", value(&grid.shifted), value(&grid.numbering))?;
        writeln!(out, "columns = {}\nrows = {}", value(&grid.columns), value(&grid.rows))?;
        for (key, said) in [("up", grid.up), ("left", grid.left)] {
            if said {
                writeln!(out, "{key} = true")?;
            }
        }
        if config.origin != [0.0, 0.0] {
            writeln!(out, "origin = {}", value(&config.origin))?;
        }
        if config.scale != 1.0 {
            writeln!(out, "scale = {}", value(&config.scale))?;
        }
        if config.weight != 1 {
            writeln!(out, "weight = {}", config.weight)?;
        }
        writeln!(out)?;
    }

    writeln!(out, "[spaces]")?;
    let spaces = board
        .sections
        .iter()
        .flat_map(|s| s.spaces.iter().map(|(&hex, space)| (s.grid().number(hex), space)));
    for (number, space) in spaces.collect::<BTreeMap<_, _>>() {
        writeln!(out, "{number} = {{ {} }}", fields(space).join(", "))?;
    }
    writeln!(out, "\n[sides]")?;
    let sides =
        board.sections.iter().flat_map(|s| s.sides.iter().map(|(id, side)| (id.number(s.grid()), side)));
    for (number, side) in sides.collect::<BTreeMap<_, _>>() {
        writeln!(out, "{number} = {{ {} }}", side_fields(side).join(", "))?;
    }
    for join in &board.plan.joins {
        for from in &join.from {
            writeln!(out, "\n[[link]]\nfrom = {}\nto = {}", quoted(from), texts(&join.to))?;
            writeln!(out, "join = {}\nsource = {}", quoted(&join.name), quoted(&join.source))?;
        }
    }
    for link in &board.plan.links {
        let to = match &link.to {
            To::One(to) => quoted(to),
            To::Many(to) => texts(to),
        };
        writeln!(out, "\n[[link]]\nfrom = {}\nto = {to}", quoted(&link.from))?;
        for (key, word) in &link.words {
            match word {
                Word::Switch(on) => writeln!(out, "{key} = {on}")?,
                Word::Number(number) => writeln!(out, "{key} = {number}")?,
                Word::Text(text) => writeln!(out, "{key} = {}", quoted(text))?,
            }
        }
        writeln!(out, "source = {}", quoted(&link.source))?;
    }
    for area in &board.plan.boxes {
        writeln!(out, "\n[[box]]\nname = {}", quoted(&area.name))?;
        let said = [("title", &area.title), ("terrain", &area.terrain), ("source", &area.source)];
        for (key, text) in said {
            if let Some(text) = text {
                writeln!(out, "{key} = {}", quoted(text))?;
            }
        }
        for (key, list) in [("features", &area.features), ("rules", &area.rules)] {
            if !list.is_empty() {
                writeln!(out, "{key} = {}", texts(list))?;
            }
        }
        for (key, text) in &area.words {
            writeln!(out, "{key} = {}", quoted(text))?;
        }
    }
    Ok(())
}

/// A list of texts.
fn texts(list: &[String]) -> String {
    format!("[{}]", list.iter().map(|text| quoted(text)).collect::<Vec<_>>().join(", "))
}

fn fields(space: &Space) -> Vec<String> {
    let mut fields = vec![format!("terrain = {}", quoted(&space.terrain))];
    fields.extend(space.name.as_ref().map(|n| format!("name = {}", quoted(n))));
    if !space.features.is_empty() {
        let features: Vec<_> = space.features.iter().map(ToString::to_string).collect();
        fields.push(format!("features = {}", texts(&features)));
    }
    fields.extend(space.beach.as_ref().map(|b| format!("beach = {}", quoted(b))));
    fields.extend(space.words.iter().map(|(key, text)| format!("{key} = {}", quoted(text))));
    fields.push(format!("source = {}", quoted(&space.source)));
    if !space.rules.is_empty() {
        fields.push(format!("rules = {}", texts(&space.rules)));
    }
    fields
}

fn side_fields(side: &Side) -> Vec<String> {
    let mut fields = Vec::new();
    fields.extend(side.river.as_ref().map(|r| format!("river = {}", quoted(r))));
    fields.extend(side.water.as_ref().map(|w| format!("water = {}", quoted(w))));
    fields.extend(side.ways.iter().chain(&side.lines).map(|(key, text)| format!("{key} = {}", quoted(text))));
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

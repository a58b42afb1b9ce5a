//! The chart of a printed board: what every chart has, and what a printed map shows besides.

use std::collections::BTreeSet;
use std::fmt::{Result, Write};

use sandtable_hex::Cell;

use super::lines::FINE;
use super::{Printed, Words};
use crate::chart::json::{Object, number, points, quoted};
use crate::chart::{corners, list, orientation};
use crate::side::{Point, centre};

/// How far below its boxes the name of a beach stands.
const OFF_BEACH: f64 = 1.0;
/// How far from the middle of its hex an arrow off the map begins.
const EXIT: f64 = 0.62;

/// Writes the chart.
pub(super) fn write(board: &Printed) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = board.write(&mut out);
    out
}

impl Printed {
    fn write(&self, out: &mut String) -> Result {
        let picture = &self.config.picture;
        writeln!(out, "{{\"game\":{},", quoted(&self.config.game))?;
        writeln!(out, "\"title\":{},\n\"subtitle\":{},", quoted(&picture.title), quoted(&picture.subtitle))?;
        writeln!(out, "\"kmPerUnit\":{},", number(picture.km_per_hex))?;
        writeln!(out, "\"frame\":[{}],", self.frame().map(number).join(","))?;
        writeln!(out, "\"north\":{},", points(&[self.config.fit.north()]))?;
        writeln!(out, "\"orientation\":\"{}\",", orientation(self.grid.orientation))?;
        writeln!(out, "\"corners\":{},", points(&corners(&self.grid)))?;
        let recipes =
            self.config.recipes.iter().fold(Object::new(), |o, (word, recipe)| o.text(word, recipe));
        writeln!(out, "\"recipes\":{},", recipes.done())?;
        let (wet, dry): (Vec<_>, Vec<_>) = self.spaces.iter().partition(|&(&hex, _)| self.is_water(hex));
        list(out, "hexes", dry.iter().map(|&(&hex, words)| self.hex(hex, words)))?;
        list(out, "sea", wet.iter().map(|&(&hex, _)| self.cell(hex).done()))?;
        let shores = self.shores();
        let rings: Vec<String> = shores.iter().map(|shore| points(&self.ring(shore))).collect();
        list(out, "land", rings.iter().take(1).cloned())?;
        list(out, "shores", rings)?;
        list(out, "tides", Self::tides(&shores).iter().map(|line| points(line)))?;
        let drawn = shores.last().map(|land| self.drawn(land)).unwrap_or_default();
        let line = |kind: &str, line: &[Point]| Object::new().text("kind", kind).raw("points", &points(line));
        list(out, "sides", drawn.iter().map(|d| line(&d.kind, &d.points).done()))?;
        list(out, "borders", self.border().map(|line| points(&line)))?;
        list(out, "boxes", self.boxes())?;
        list(out, "emblems", self.emblems())?;
        list(out, "exits", self.exits())?;
        list(out, "notes", self.notes())?;
        list(out, "places", self.places())?;
        list(out, "beaches", self.beaches())?;
        let waters = self.config.waters.iter();
        list(out, "waters", waters.map(|(name, &at)| Object::new().text("name", name).at(at).done()))?;
        for empty in ["rivers", "roads", "straits", "symbols", "landings", "links"] {
            write!(out, "\"{empty}\":[],")?;
        }
        writeln!(out, "\n\"version\":1}}")
    }

    fn frame(&self) -> [f64; 4] {
        let mut frame = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
        for (x, y) in self.spaces.keys().flat_map(|&hex| self.grid.corners(hex)) {
            frame = [frame[0].min(x), frame[1].min(y), frame[2].max(x), frame[3].max(y)];
        }
        let [left, top, right, bottom] = self.config.picture.margins;
        [frame[0] - left, frame[1] - top, frame[2] + right, frame[3] + bottom]
    }

    fn cell(&self, hex: Cell) -> Object {
        Object::new().text("n", &self.grid.number(hex)).at(centre(&self.grid, hex))
    }

    fn hex(&self, hex: Cell, words: &Words) -> String {
        let mut object = self.cell(hex).text("t", &words.terrain);
        if !words.features.is_empty() {
            let features: Vec<_> = words.features.iter().map(|f| quoted(f)).collect();
            object = object.raw("f", &format!("[{}]", features.join(",")));
        }
        if let Some(name) = &words.name {
            object = object.text("title", name);
        }
        object.done()
    }

    /// The border of the sectors along its hexsides, on land.
    fn border(&self) -> Option<Vec<Point>> {
        let border = &self.config.border;
        let last = |row: i16| if row % 2 == 0 { border.even } else { border.odd };
        let east: BTreeSet<Cell> =
            self.spaces.keys().copied().filter(|hex| hex.column <= last(hex.row)).collect();
        let chain = self.outline(&east)?;
        // Boxes at sea belong to whom they say, not to where they lie.
        let dry = |i: usize| {
            chain.sides.get(i).is_some_and(|side| !side.hexes().iter().any(|&hex| self.is_water(hex)))
        };
        let corners = chain.points.iter().copied().step_by(FINE).enumerate();
        Some(corners.filter(|&(i, _)| dry(i) || i > 0 && dry(i - 1)).map(|(_, p)| p).collect())
    }

    /// Landing boxes, with the way to where they land at the lowest water.
    fn boxes(&self) -> Vec<String> {
        let boxes = self.spaces.iter().filter_map(|(&hex, words)| {
            let (name, low) = (words.landing.as_ref()?, words.low.as_ref()?);
            let [dx, dy] = way(centre(&self.grid, hex), centre(&self.grid, self.grid.parse(low).ok()?));
            let object = self.cell(hex).number("dx", dx).number("dy", dy);
            let named = self.config.beaches.keys().any(|beach| name.starts_with(beach.as_str()));
            Some(if named { object.text("name", name) } else { object }.done())
        });
        boxes.collect()
    }

    /// What is printed in a hex with a rim round it. What is called by its hex has no text.
    fn emblems(&self) -> Vec<String> {
        let emblems = self.positions.iter().map(|(hex, position)| {
            let mut object = self.cell(*hex).text("kind", &position.kind).text("colour", &position.colour);
            if !position.zone.is_empty() {
                object = object.text("text", &position.zone).number("rank", f64::from(position.priority));
            } else if position.id != position.hex {
                object = object.text("text", &position.id);
            }
            if position.printed_vp > 0 {
                object = object.number("points", f64::from(position.printed_vp));
            }
            object.done()
        });
        emblems.collect()
    }

    /// Arrows off the map: towards where round the hex the board ends.
    fn exits(&self) -> Vec<String> {
        let exits = self.spaces.iter().filter_map(|(&hex, words)| {
            let name = words.exit.as_ref()?;
            let [x, y] = centre(&self.grid, hex);
            let beyond = self.grid_around(hex).filter(|there| !self.spaces.contains_key(there));
            let off = beyond
                .map(|there| centre(&self.grid, there))
                .fold([0.0, 0.0], |sum, [tx, ty]| [sum[0] + tx - x, sum[1] + ty - y]);
            // A hex within the board leaves it by the nearer flank.
            let [left, _, right, _] = self.frame();
            let flank = if x - left < right - x { [-1.0, 0.0] } else { [1.0, 0.0] };
            let [dx, dy] =
                way([0.0, 0.0], if off[0] * off[0] + off[1] * off[1] < 0.01 { flank } else { off });
            let object = Object::new().text("name", name).at([x + EXIT * dx, y + EXIT * dy]);
            Some(object.number("dx", dx).number("dy", dy).done())
        });
        exits.collect()
    }

    fn grid_around(&self, hex: Cell) -> impl Iterator<Item = Cell> + '_ {
        (0..sandtable_hex::DIRECTIONS).map(move |direction| self.grid.step(hex, direction))
    }

    fn notes(&self) -> Vec<String> {
        let notes = self.config.notes.iter().filter_map(|note| {
            let [x, y] = centre(&self.grid, self.grid.parse(&note.hex).ok()?);
            let object = Object::new().text("text", &note.text).text("kind", &note.kind);
            Some(object.at([x + note.shift[0], y + note.shift[1]]).done())
        });
        notes.collect()
    }

    fn places(&self) -> Vec<String> {
        let places = self.spaces.iter().filter_map(|(&hex, words)| {
            let name = words.name.as_ref()?;
            let number = self.grid.number(hex);
            let rank = match words {
                _ if self.config.towns.hexes.contains(&number) => "town",
                words if self.config.towns.terrain == words.terrain => "hamlet",
                _ => "spot",
            };
            let object = Object::new().text("hex", &number).at(centre(&self.grid, hex)).text("rank", rank);
            Some(object.text("name", name).done())
        });
        places.collect()
    }

    /// The names of the beaches, in the sea off their boxes.
    fn beaches(&self) -> Vec<String> {
        let mut beaches = Vec::new();
        for (letters, name) in &self.config.beaches {
            let of = |words: &Words| words.landing.as_ref().is_some_and(|l| l.starts_with(letters.as_str()));
            let hexes: Vec<Cell> =
                self.spaces.iter().filter(|(_, words)| of(words)).map(|(&hex, _)| hex).collect();
            let share = 1.0 / hexes.len() as f64;
            let mut at = [0.0, f64::NEG_INFINITY];
            for &hex in &hexes {
                let [x, y] = centre(&self.grid, hex);
                at = [at[0] + x * share, at[1].max(y + OFF_BEACH)];
            }
            if hexes.is_empty() {
                continue;
            }
            let hexes: Vec<_> = hexes.iter().map(|&hex| quoted(&self.grid.number(hex))).collect();
            let object = Object::new().text("name", name).at(at);
            beaches.push(object.raw("hexes", &format!("[{}]", hexes.join(","))).done());
        }
        beaches
    }
}

/// The way from one point to another, one long.
fn way(from: Point, to: Point) -> Point {
    let [x, y] = [to[0] - from[0], to[1] - from[1]];
    let length = (x * x + y * y).sqrt();
    [x / length, y / length]
}

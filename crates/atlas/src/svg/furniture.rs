//! Title, legend and scale, where the sheet is free; below the map where it is not.

use std::fmt::{Result, Write};

use sandtable_hex::Cell;

use super::labels::{Area, Placed};
use super::{Picture, SCALE, airfield, escaped, fort, ground};
use crate::board::Feature;
use crate::side::{Point, centre};

/// Height of a line of the legend.
const LINE: f64 = 23.0;
/// Height of the heading of the legend.
const HEADING: f64 = 34.0;
/// Width of the legend.
const WIDE: f64 = 168.0;

/// Where everything stands.
pub(super) struct Furniture {
    title: Option<Area>,
    legend: Area,
    scale: Option<Area>,
    rows: Vec<Row>,
}

enum Row {
    Terrain(String),
    Line(&'static str, &'static str),
    Sign(&'static str, &'static str),
}

impl Furniture {
    /// Finds room for everything.
    pub(super) fn place(picture: &Picture<'_>, placed: &mut Placed) -> Self {
        for &hex in picture.board.spaces.keys() {
            let [x, y] = centre(picture.grid, hex).map(|v| v * SCALE);
            let r = 0.5 * SCALE;
            placed.take([x - r, y - r, x + r, y + r]);
        }
        let hexes = picture.board.spaces.len();
        let rows = rows(picture);
        let [left, top, right, bottom] = picture.frame.map(|v| v * SCALE);
        let texts = &picture.board.config.picture;
        let mut find = |w: f64, h: f64, corner: Point| {
            let mut best: Option<(f64, Area)> = None;
            let (mut y, step) = (top + 16.0, SCALE / 8.0);
            while y + h < bottom {
                let mut x = left + 16.0;
                while x + w < right - 16.0 {
                    let away = (x - corner[0]).abs()
                        + (x + w - corner[0]).abs()
                        + (y - corner[1]).abs()
                        + (y + h - corner[1]).abs();
                    let area = [x, y, x + w, y + h];
                    if best.is_none_or(|(b, _)| away < b) && placed.is_free(area) {
                        best = Some((away, area));
                    }
                    x += step;
                }
                y += step;
            }
            if let Some((_, area)) = best {
                placed.take(area);
            }
            best.map(|(_, area)| area)
        };
        let title = texts
            .title
            .as_ref()
            .filter(|_| picture.titled)
            .map(|t| (27.0 * t.chars().count() as f64).max(240.0));
        let below =
            [left + 16.0, bottom, left + 16.0 + WIDE, bottom + HEADING + LINE * rows.len() as f64 + 12.0];
        let title = title.and_then(|w| find(w, 84.0, [right, top]));
        let scale = texts.km_per_hex.and_then(|_| find(WIDE, 34.0, [left, bottom]));
        let legend = find(WIDE, HEADING + LINE * rows.len() as f64 + 4.0, [left, bottom]).unwrap_or(below);
        placed.forget_first(hexes);
        Self { title, legend, scale, rows }
    }

    /// Where the sheet ends, in the plane.
    pub(super) fn bottom(&self, frame: f64) -> f64 {
        frame.max((self.legend[3] + 16.0) / SCALE)
    }

    pub(super) fn draw(&self, picture: &Picture<'_>, out: &mut String) -> Result {
        let texts = &picture.board.config.picture;
        if let (Some(area), Some(title)) = (self.title, &texts.title) {
            panel(out, area)?;
            let x = (area[0] + area[2]) / 2.0;
            writeln!(
                out,
                "<text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"27\" font-weight=\"700\" letter-spacing=\"3\" \
                 text-anchor=\"middle\" fill=\"#26221a\">{}</text>",
                area[1] + 42.0,
                escaped(&title.to_uppercase())
            )?;
            writeln!(
                out,
                "<text x=\"{x:.0}\" y=\"{:.0}\" font-size=\"15\" font-style=\"italic\" text-anchor=\"middle\" \
                 fill=\"#5e5647\">{}</text>",
                area[1] + 66.0,
                escaped(texts.subtitle.as_deref().unwrap_or_default())
            )?;
        }
        if let (Some(area), Some(km)) = (self.scale, texts.km_per_hex) {
            scale(out, area, SCALE / (km * picture.board.config.scale))?;
        }
        self.legend(picture, out)
    }

    fn legend(&self, picture: &Picture<'_>, out: &mut String) -> Result {
        let [left, top, ..] = self.legend;
        panel(out, self.legend)?;
        writeln!(out, "<text class=\"xt\" x=\"{:.0}\" y=\"{:.0}\">LEGEND</text>", left + 14.0, top + 23.0)?;
        for (i, row) in self.rows.iter().enumerate() {
            let (x, y) = (left + 32.0, top + HEADING + LINE * (i as f64 + 0.5));
            let text = match row {
                Row::Terrain(kind) => {
                    swatch(picture, out, kind, [x, y])?;
                    let mut letters = kind.chars();
                    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
                }
                Row::Line(kind, text) => {
                    line(out, kind, [x, y])?;
                    (*text).to_owned()
                }
                Row::Sign(kind, text) => {
                    sign(out, kind, [x, y])?;
                    (*text).to_owned()
                }
            };
            writeln!(out, "<text class=\"x\" x=\"{:.0}\" y=\"{:.1}\">{text}</text>", x + 27.0, y + 4.0)?;
        }
        Ok(())
    }
}

/// What the board has of each.
fn rows(picture: &Picture<'_>) -> Vec<Row> {
    let board = picture.board;
    let used = |kind: &&String| board.spaces.values().any(|s| s.terrain == **kind);
    let mut rows: Vec<Row> =
        board.config.terrain.kinds.iter().filter(used).cloned().map(Row::Terrain).collect();
    let has = |feature: Feature| board.spaces.values().any(|s| s.features.contains(&feature));
    let road = |class: &str| board.sides.values().any(|s| s.road() == Some(class));
    let all = [
        (has(Feature::Village), Row::Sign("village", "Village")),
        (board.sides.values().any(|s| s.river.is_some()), Row::Line("river", "River or canal")),
        (road("main"), Row::Line("main", "Main road")),
        (road("minor"), Row::Line("minor", "Minor road")),
        (!board.config.links.is_empty(), Row::Line("off", "Road off the map")),
        (has(Feature::InvasionCoast), Row::Line("sand", "Invasion coast")),
        (has(Feature::Fort), Row::Sign("fort", "Fortress")),
        (has(Feature::Airfield), Row::Sign("airfield", "Airfield")),
    ];
    rows.extend(all.into_iter().filter(|(used, _)| *used).map(|(_, row)| row));
    rows
}

fn panel(out: &mut String, [left, top, right, bottom]: Area) -> Result {
    writeln!(
        out,
        "<rect x=\"{left:.0}\" y=\"{top:.0}\" width=\"{:.0}\" height=\"{:.0}\" rx=\"4\" fill=\"#fbf8f1\" \
         stroke=\"#4a4434\"/><rect x=\"{:.0}\" y=\"{:.0}\" width=\"{:.0}\" height=\"{:.0}\" rx=\"2\" \
         fill=\"none\" stroke=\"#b9ad88\" stroke-width=\".8\"/>",
        right - left,
        bottom - top,
        left + 4.0,
        top + 4.0,
        right - left - 8.0,
        bottom - top - 8.0
    )
}

/// A small hex with its terrain, drawn as on the map.
fn swatch(picture: &Picture<'_>, out: &mut String, kind: &str, [x, y]: Point) -> Result {
    let hex = Cell { column: 1, row: 1 };
    let middle = centre(picture.grid, hex);
    let points = |r: f64| {
        let corners = picture.grid.corners(hex).into_iter();
        corners
            .map(|(cx, cy)| format!("{:.1},{:.1}", (cx - middle[0]) * r, (cy - middle[1]) * r))
            .collect::<Vec<_>>()
            .join(" ")
    };
    let fill = ground::tint(kind);
    writeln!(
        out,
        "<g transform=\"translate({x:.1} {y:.1})\"><path d=\"M{}Z\" fill=\"{fill}\" stroke=\"#26221a\" \
         stroke-opacity=\".5\" stroke-width=\".8\"/><g transform=\"scale(.42)\">",
        points(20.0)
    )?;
    let here = [0.0, 0.0];
    match kind {
        "city" => ground::houses(out, hex, here, 26)?,
        "bocage" => writeln!(
            out,
            "<path class=\"f\" d=\"M-22,-6 -6,-9 4,-5 23,-8M-16,9 -4,7 8,10 18,7M-6,-9 -8,-19M4,-5 7,-19M-4,7 -6,-9M8,10 4,-5\
             M-4,7 -7,19M8,10 10,18\" stroke=\"#5f7a3e\" stroke-width=\"2.6\" stroke-opacity=\".8\"/>"
        )?,
        _ => ground::glyphs(out, kind, hex, here)?,
    }
    writeln!(out, "</g></g>")
}

fn line(out: &mut String, kind: &str, [x, y]: Point) -> Result {
    let strokes: &[(&str, f64, &str)] = match kind {
        "river" => &[("#3f86b0", 3.4, "")],
        "main" => &[("#5f3a26", 4.2, ""), ("#d4684c", 2.7, "")],
        "minor" => &[("#93764f", 2.9, ""), ("#fff8e6", 1.5, "")],
        "off" => &[("#a3281e", 2.0, "6 4")],
        _ => &[("#4a4434", 6.5, ""), ("#f6e7b2", 4.5, "")],
    };
    for (colour, width, dash) in strokes {
        writeln!(
            out,
            "<path class=\"f\" d=\"M{:.1},{:.1}q8,-6 16,-2t16,-3\" stroke=\"{colour}\" stroke-width=\"{width}\" \
             stroke-dasharray=\"{}\"/>",
            x - 16.0,
            y + 3.0,
            if dash.is_empty() { "none" } else { dash }
        )?;
    }
    Ok(())
}

fn sign(out: &mut String, kind: &str, [x, y]: Point) -> Result {
    let at = [x / SCALE, y / SCALE];
    match kind {
        "fort" => fort(out, at),
        "airfield" => airfield(out, at),
        _ => ground::houses(out, Cell { column: 1, row: 2 }, at, 7),
    }
}

/// A bar of five-kilometre pieces.
fn scale(out: &mut String, [left, top, ..]: Area, km: f64) -> Result {
    let (x, y) = (left + 10.0, top + 18.0);
    for i in 0..3_u8 {
        let from = x + f64::from(i) * 5.0 * km;
        let fill = if i % 2 == 0 { "#26221a" } else { "#fbf8f1" };
        writeln!(
            out,
            "<rect x=\"{from:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"5\" fill=\"{fill}\" stroke=\"#26221a\" \
             stroke-width=\".8\"/>",
            5.0 * km
        )?;
    }
    for (at, text) in [(0.0, "0"), (5.0, "5"), (10.0, "10"), (15.0, "15 km")] {
        writeln!(
            out,
            "<text class=\"x\" x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{text}</text>",
            x + at * km,
            y - 4.0
        )?;
    }
    Ok(())
}

//! A picture of a board: coast, painted terrain, rivers on hexsides, roads, places and hex numbers, north up.
//!
//! The picture is the same on every platform: what looks random comes from the place itself.

mod furniture;
mod ground;
mod labels;
mod lines;

use std::fmt::{Result, Write};

use sandtable_hex::{Cell, Grid};

pub(crate) use self::lines::{is_open_sea, mouth, off_map_track, outward};
use crate::board::{Board, Feature, Section, Space};
use crate::land;
use crate::layers::{Parts, Shape};
use crate::side::{Point, around, centre, distance_squared};

/// Pixels a hex.
const SCALE: f64 = 48.0;
/// Paper between the outermost hexes and the frame, in hexes.
const MARGIN: f64 = 0.7;
/// Room for the roads off the map beyond the south and east edges, in hexes.
const OUTSIDE: f64 = 0.75;

const STYLE: &str = "\
text{font-family:'Source Serif 4','Source Serif Pro',Georgia,'Liberation Serif','Times New Roman',serif}\
.n{font:600 6.5px 'Barlow Condensed','Arial Narrow','Liberation Sans Narrow',sans-serif;text-anchor:middle;fill:#26221a;\
fill-opacity:.6}.ns{fill:#173f50;fill-opacity:.5}\
.l{fill:#1e1a12;paint-order:stroke;stroke:#fbf6e4;stroke-width:2.6px;stroke-opacity:.85;stroke-linejoin:round}\
.c{font-size:15px;font-weight:700;letter-spacing:.5px}.v{font-size:11.5px;font-weight:600}.m{font-size:9.5px}\
.k{font-size:10px;font-style:italic}\
.b{font-size:15px;font-weight:700;letter-spacing:2px;text-anchor:middle;fill:#12364a}\
.w{font-size:20px;font-style:italic;letter-spacing:2px;text-anchor:middle;fill:#12364a;fill-opacity:.85}\
.x{font-size:11px;fill:#26221a}.xt{font-size:12px;font-weight:700;letter-spacing:2px;fill:#26221a}\
.f{fill:none;stroke-linecap:round;stroke-linejoin:round}";

/// What is drawn, with the places of things on the sheet.
pub(crate) struct Picture<'a> {
    pub(crate) board: &'a Section,
    pub(crate) grid: &'a Grid,
    /// Left, top, right and bottom of the frame in the plane.
    pub(crate) frame: [f64; 4],
    /// Whether the title stands on it: the largest section has it.
    titled: bool,
}

/// Draws the board: its sections from left to right.
pub(crate) fn draw(board: &Board) -> String {
    let mut drawn = Vec::new();
    let most = board.sections.iter().map(|section| section.spaces.len()).max();
    for (i, section) in board.sections.iter().enumerate() {
        let mut out = String::new();
        let titled = Some(section.spaces.len()) == most;
        // Writing to a string cannot fail.
        let _ = Picture { titled, ..Picture::new(section) }.write(&mut out);
        drawn.push(if board.sections.len() == 1 { out } else { renamed(&out, i) });
    }
    if drawn.len() == 1 { drawn.remove(0) } else { beside_each_other(&drawn) }
}

/// A picture whose ids are no other's.
fn renamed(svg: &str, number: usize) -> String {
    ["coast", "land", "invasion", "sheet", "paint", "minor", "main", "hedge"].iter().fold(
        svg.to_owned(),
        |svg, id| {
            let svg = svg.replace(&format!("id=\"{id}\""), &format!("id=\"{id}{number}\""));
            let svg = svg.replace(&format!("url(#{id})"), &format!("url(#{id}{number})"));
            svg.replace(&format!("href=\"#{id}\""), &format!("href=\"#{id}{number}\""))
        },
    )
}

/// Pictures in a row.
fn beside_each_other(pictures: &[String]) -> String {
    let size = |svg: &str, key: &str| -> f64 {
        let value = svg.split(&format!(" {key}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        value.and_then(|value| value.parse().ok()).unwrap_or_default()
    };
    let tallest = pictures.iter().map(|svg| size(svg, "height")).fold(0.0, f64::max);
    let mut left = 0.0;
    let mut row = String::new();
    for svg in pictures {
        row.push_str(&svg.replacen("<svg ", &format!("<svg x=\"{left:.0}\" "), 1));
        left += size(svg, "width");
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {left:.0} {tallest:.0}\" width=\"{left:.0}\" \
         height=\"{tallest:.0}\">\n{row}</svg>\n"
    )
}

impl<'a> Picture<'a> {
    /// Frames a board.
    pub(crate) fn new(board: &'a Section) -> Self {
        let grid = board.grid();
        let mut frame = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
        for (x, y) in board.config.cells().flat_map(|hex| grid.corners(hex)) {
            frame = [frame[0].min(x), frame[1].min(y), frame[2].max(x), frame[3].max(y)];
        }
        let out = if board.config.links.is_empty() { 0.0 } else { OUTSIDE };
        frame = [frame[0] - MARGIN, frame[1] - MARGIN, frame[2] + MARGIN + out, frame[3] + MARGIN + out];
        Self { board, grid, frame, titled: true }
    }

    fn write(&self, out: &mut String) -> Result {
        let mut placed = labels::Placed::new(self);
        let furniture = furniture::Furniture::place(self, &mut placed);
        let [left, top, right, _] = self.frame.map(|v| v * SCALE);
        let bottom = furniture.bottom(self.frame[3]) * SCALE;
        let (w, h) = (right - left, bottom - top);
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.0} {top:.0} {w:.0} {h:.0}\" \
             width=\"{w:.0}\" height=\"{h:.0}\"><style>{STYLE}</style>"
        )?;
        ground::draw(self, out)?;
        lines::rivers(self, out)?;
        lines::roads(self, out)?;
        lines::others(self, out)?;
        self.symbols(out)?;
        self.numbers(out)?;
        lines::off_map(self, out, &mut placed)?;
        labels::draw(self, out, &mut placed)?;
        furniture.draw(self, out)?;
        let (w, h) = (w - 12.0, h - 12.0);
        writeln!(
            out,
            "<rect x=\"{:.0}\" y=\"{:.0}\" width=\"{w:.0}\" height=\"{h:.0}\" fill=\"none\" stroke=\"#4a4434\" \
             stroke-width=\"1.5\"/>\n</svg>",
            left + 6.0,
            top + 6.0
        )
    }

    /// Where the road, the houses and the name of a hex belong: its place, if it has one, else near its centre.
    pub(crate) fn node(&self, hex: Cell) -> Point {
        let middle = centre(self.grid, hex);
        let space = self.board.spaces.get(&hex);
        let said = self.board.config.hexes.get(&hex).and_then(|s| s.place.as_ref());
        let name = said.or(space.and_then(|s| s.name.as_ref()));
        let places = self.board.country.towns.iter().filter(|t| name.is_some_and(|n| t.is_named(n)));
        let mut points = places.filter_map(|t| match t.parts {
            Parts::Point(p) => Some(p),
            _ => None,
        });
        let jitter = |salt| (noise(hex, salt) - 0.5) * 0.16;
        let at = points
            .find(|&p| distance_squared(p, middle) < 0.16)
            .unwrap_or([middle[0] + jitter(1), middle[1] + jitter(2)]);
        if self.on_land(at) {
            return at;
        }
        let dry = land::samples(self.grid, hex).into_iter().filter(|&p| self.on_land(p));
        dry.min_by(|&a, &b| distance_squared(a, at).total_cmp(&distance_squared(b, at))).unwrap_or(at)
    }

    pub(crate) fn on_land(&self, p: Point) -> bool {
        self.board.country.land.iter().any(|l| l.contains(p))
    }

    /// The way from a coast hex to the open sea, of length one.
    pub(crate) fn seaward(&self, hex: Cell) -> Option<Point> {
        let here = centre(self.grid, hex);
        let mut sum = [0.0, 0.0];
        for next in around(self.grid, hex) {
            if self.board.config.contains(next) && !self.board.spaces.contains_key(&next) {
                let there = centre(self.grid, next);
                sum = [sum[0] + there[0] - here[0], sum[1] + there[1] - here[1]];
            }
        }
        let length = distance_squared(sum, [0.0, 0.0]).sqrt();
        (length > 0.1).then(|| [sum[0] / length, sum[1] / length])
    }

    pub(crate) fn is_town(space: &Space) -> bool {
        let built = [Feature::Village, Feature::of("town"), Feature::of("city")];
        space.terrain == "city" || built.iter().any(|feature| space.features.contains(feature))
    }

    /// Houses, airfields, forts and the arrows of the landings.
    fn symbols(&self, out: &mut String) -> Result {
        for (&hex, space) in &self.board.spaces {
            let at = self.node(hex);
            let houses = match () {
                () if space.terrain == "city" => 26,
                () if space.features.contains(&Feature::Village) => 7,
                () if space.name.is_some() && space.terrain != "hill" && space.beach.is_none() => 3,
                () => 0,
            };
            ground::houses(out, hex, at, houses)?;
            let beside = self.beside(hex);
            for feature in &space.features {
                match feature {
                    Feature::Airfield => airfield(out, beside)?,
                    Feature::Fort => fort(out, beside)?,
                    Feature::Beach => {
                        if let Some(way) = self.seaward(hex) {
                            landing(out, centre(self.grid, hex), way)?;
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok(())
    }

    /// Where a symbol stands: opposite of the place, so that both are seen.
    pub(crate) fn beside(&self, hex: Cell) -> Point {
        let (middle, at) = (centre(self.grid, hex), self.node(hex));
        if self.board.spaces.get(&hex).is_none_or(|s| s.name.is_none()) {
            return at;
        }
        let side = if at[0] > middle[0] { -0.22 } else { 0.22 };
        [middle[0] + side, middle[1] + 0.2]
    }

    fn numbers(&self, out: &mut String) -> Result {
        for hex in self.board.config.cells() {
            let [x, y] = px(centre(self.grid, hex));
            let class = if self.board.spaces.contains_key(&hex) { "n" } else { "n ns" };
            let number = self.grid.number(hex);
            writeln!(
                out,
                "<text class=\"{class}\" x=\"{x:.1}\" y=\"{:.1}\">{number}</text>",
                y - SCALE * NUMBER_UP
            )?;
        }
        Ok(())
    }
}

/// How far above the centre a hex number stands.
const NUMBER_UP: f64 = 0.34;

fn airfield(out: &mut String, p: Point) -> Result {
    let [x, y] = px(p);
    writeln!(
        out,
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6.5\" fill=\"#fbf8f1\" stroke=\"#26221a\"/>\
         <path class=\"f\" d=\"M{:.1},{y:.1}h8M{x:.1},{:.1}v8\" stroke=\"#26221a\" stroke-width=\"2\"/>",
        x - 4.0,
        y - 4.0
    )
}

fn fort(out: &mut String, p: Point) -> Result {
    let [x, y] = px(p);
    writeln!(
        out,
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"#fbf8f1\" stroke=\"#26221a\" stroke-width=\"3\" \
         stroke-dasharray=\"2.4 1.37\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4.6\" fill=\"#fbf8f1\" \
         stroke=\"#26221a\"/>"
    )
}

/// A white arrow from the sea towards a beach.
fn landing(out: &mut String, hex: Point, way: Point) -> Result {
    let at = |along: f64, across: f64| {
        xy([hex[0] + way[0] * along - way[1] * across, hex[1] + way[1] * along + way[0] * across])
    };
    let arrow =
        [(0.3, 0.0), (0.48, 0.14), (0.46, 0.06), (0.75, 0.06), (0.75, -0.06), (0.46, -0.06), (0.48, -0.14)];
    let arrow: Vec<_> = arrow.into_iter().map(|(a, b)| at(a, b)).collect();
    writeln!(
        out,
        "<path d=\"M{}Z\" fill=\"#fbf8f1\" stroke=\"#12364a\" stroke-width=\".8\"/>",
        arrow.join(" ")
    )
}

/// A number from 0 to 1 that belongs to a hex.
fn noise(hex: Cell, salt: u32) -> f64 {
    scatter(i32::from(hex.column), i32::from(hex.row), salt)
}

/// A number from 0 to 1 that belongs to a pair of numbers.
pub(crate) fn scatter(a: i32, b: i32, salt: u32) -> f64 {
    let mut h = a.cast_unsigned().wrapping_mul(0x9e37_79b1)
        ^ b.cast_unsigned().wrapping_mul(0x85eb_ca6b)
        ^ salt.wrapping_mul(0xc2b2_ae35);
    h = (h ^ (h >> 15)).wrapping_mul(0x2c1b_3c6d);
    h = (h ^ (h >> 12)).wrapping_mul(0x297a_2d39);
    f64::from((h ^ (h >> 15)) & 0xffff) / 65_536.0
}

fn px(p: Point) -> Point {
    [p[0] * SCALE, p[1] * SCALE]
}

fn xy(p: Point) -> String {
    let [x, y] = px(p);
    format!("{x:.1},{y:.1}")
}

fn path(shape: &Shape) -> String {
    let join = |points: &[Point]| points.iter().map(|&p| xy(p)).collect::<Vec<_>>().join(" ");
    match &shape.parts {
        Parts::Point(_) => String::new(),
        Parts::Line(line) => format!("M{}", join(line)),
        Parts::Area(rings) => rings.iter().map(|r| format!("M{}Z", join(r))).collect(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

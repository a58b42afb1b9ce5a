//! The chart: a board's geometry for a client that paints it itself.
//!
//! Compact JSON in the plane of the hexes, where one is the distance between neighbouring centres. All that needs the
//! country (the true coast, where a river wanders along its hexsides, where a road bends) is decided here, once; all
//! that is paint is left to the client. One thing a line, so that a change can be read.

mod beyond;
pub(crate) mod json;
mod rivers;
mod roads;
mod sides;

use std::collections::BTreeSet;
use std::fmt::{Result, Write};

use sandtable_hex::{Cell, Grid, Orientation};

use self::json::{Object, number, points, quoted};
use crate::board::{Board, Feature, Section, Space};
use crate::land;
use crate::layers::{Parts, nearest_on};
use crate::side::{Point, centre, corner_point, distance_squared};
use crate::svg::{Picture, off_map_track};

/// How far a road or a hamlet keeps from the shore, and how far a town does.
const FROM_SHORE: [f64; 2] = [0.1, 0.17];
/// How far the sheet is carried on beyond the edge of the atlas.
const BEYOND: f64 = 40.0;

/// Writes the chart of a board.
pub(crate) fn write(board: &Board) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = Sheet::new(board).write(&mut out);
    out
}

/// A board on its way to JSON.
struct Sheet<'a> {
    board: &'a Board,
    charts: Vec<Chart<'a>>,
    /// The hexes, with their margin.
    frame: [f64; 4],
}

/// A section of it.
struct Chart<'a> {
    board: &'a Section,
    picture: Picture<'a>,
}

impl<'a> Sheet<'a> {
    fn new(board: &'a Board) -> Self {
        let charts: Vec<Chart<'a>> = board
            .sections
            .iter()
            .map(|section| Chart { board: section, picture: Picture::new(section) })
            .collect();
        let frame = charts.iter().map(Chart::frame).reduce(around_both).unwrap_or_default();
        Self { board, charts, frame }
    }

    fn write(&self, out: &mut String) -> Result {
        let plan = &self.board.plan;
        let texts = &plan.picture;
        writeln!(out, "{{\"game\":{},", quoted(&plan.game))?;
        let said = [("title", &texts.title), ("subtitle", &texts.subtitle), ("palette", &texts.palette)];
        for (key, text) in said {
            if let Some(text) = text {
                writeln!(out, "\"{key}\":{},", quoted(text))?;
            }
        }
        if let Some(km) = texts.km_per_hex {
            writeln!(out, "\"kmPerUnit\":{},", number(km))?;
        }
        writeln!(out, "\"frame\":{},", rectangle(self.frame))?;
        let grid = self.board.sections[0].grid();
        writeln!(out, "\"orientation\":\"{}\",", orientation(grid.orientation))?;
        writeln!(out, "\"corners\":{},", points(&corners(grid)))?;
        if !plan.recipes.is_empty() {
            let recipes = plan.recipes.iter().fold(Object::new(), |o, (word, recipe)| o.text(word, recipe));
            writeln!(out, "\"recipes\":{},", recipes.done())?;
        }
        self.all(out, "hexes", Chart::hexes)?;
        self.all(out, "sea", Chart::sea)?;
        let several = self.charts.len() > 1;
        let land = self.charts.iter().enumerate().flat_map(|(i, chart)| {
            let strip = self.strip(i);
            chart.coast().into_iter().map(move |ring| cut(&ring, strip))
        });
        list(out, "land", land.filter(|ring| ring.len() > 3).map(|ring| points(&ring)))?;
        self.all(out, "rivers", Chart::rivers)?;
        self.all(out, "roads", Chart::roads)?;
        self.all(out, "straits", Chart::straits)?;
        self.all(out, "places", Chart::places)?;
        self.all(out, "symbols", Chart::symbols)?;
        self.all(out, "beaches", Chart::beaches)?;
        self.all(out, "landings", Chart::landings)?;
        self.all(out, "waters", Chart::waters)?;
        self.all(out, "links", Chart::links)?;
        self.some(out, "sides", self.charts.iter().flat_map(Chart::sides))?;
        self.some(out, "areas", self.charts.iter().flat_map(Chart::areas))?;
        self.some(
            out,
            "decor",
            self.charts.iter().enumerate().flat_map(|(i, chart)| chart.decor(self.strip(i))),
        )?;
        self.some(out, "sections", self.charts.iter().filter(|_| several).map(Chart::section))?;
        self.some(out, "joins", self.joins())?;
        self.some(out, "exits", self.exits())?;
        self.some(out, "maps", self.maps())?;
        self.some(out, "regions", self.regions())?;
        self.some(out, "routes", self.routes())?;
        // Every list ends in a comma; this one closes the file.
        writeln!(out, "\"version\":1}}")
    }

    /// A list over all sections.
    fn all(&self, out: &mut String, key: &str, of: impl Fn(&Chart<'a>) -> Vec<String>) -> Result {
        list(out, key, self.charts.iter().flat_map(of))
    }

    /// A list that only some boards have.
    fn some(&self, out: &mut String, key: &str, items: impl IntoIterator<Item = String>) -> Result {
        let items: Vec<String> = items.into_iter().collect();
        if items.is_empty() { Ok(()) } else { list(out, key, items) }
    }

    /// From where to where on the sheet a section paints its country: half the way to its neighbours.
    fn strip(&self, of: usize) -> [f64; 2] {
        // A further map lies to the right: no country runs under it.
        let end =
            if self.board.plan.maps.is_empty() { f64::INFINITY } else { self.frame[2] + beyond::GAP / 2.0 };
        let mut strip = [f64::NEG_INFINITY, end];
        let [left, _, right, _] = self.charts[of].rim();
        for (i, other) in self.charts.iter().enumerate().filter(|(i, _)| *i != of) {
            let [its_left, _, its_right, _] = other.rim();
            if its_left > left || its_left == left && i > of {
                strip[1] = strip[1].min((right + its_left) / 2.0);
            } else {
                strip[0] = strip[0].max((its_right + left) / 2.0);
            }
        }
        strip
    }
}

/// The smallest frame round two others.
fn around_both(a: [f64; 4], b: [f64; 4]) -> [f64; 4] {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

pub(crate) fn rectangle(frame: [f64; 4]) -> String {
    format!("[{}]", frame.map(number).join(","))
}

/// The part of a ring between two upright lines.
fn cut(ring: &[Point], [left, right]: [f64; 2]) -> Vec<Point> {
    let keep = |ring: Vec<Point>, line: f64, side: f64| {
        let inside = |p: Point| (p[0] - line) * side >= 0.0;
        let mut kept = Vec::new();
        for pair in ring.windows(2) {
            let [a, b] = [pair[0], pair[1]];
            if inside(a) {
                kept.push(a);
            }
            if inside(a) != inside(b) {
                let t = (line - a[0]) / (b[0] - a[0]);
                kept.push([line, a[1] + t * (b[1] - a[1])]);
            }
        }
        kept.extend(kept.first().copied());
        kept
    };
    let mut ring = ring.to_vec();
    if left.is_finite() {
        ring = keep(ring, left, 1.0);
    }
    if right.is_finite() {
        ring = keep(ring, right, -1.0);
    }
    ring
}

impl Chart<'_> {
    /// A point of the section's plane on the sheet.
    fn lay(&self, p: Point) -> Point {
        self.board.on_sheet(p)
    }

    /// A line on the sheet.
    fn line(&self, line: &[Point]) -> String {
        points(&line.iter().map(|&p| self.lay(p)).collect::<Vec<_>>())
    }

    fn frame(&self) -> [f64; 4] {
        let [left, top, right, bottom] = self.picture.frame;
        let ([left, top], [right, bottom]) = (self.lay([left, top]), self.lay([right, bottom]));
        [left, top, right, bottom]
    }

    /// The hexes without their margin.
    fn rim(&self) -> [f64; 4] {
        let mut rim = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
        for (x, y) in self.board.config.cells().flat_map(|hex| self.board.grid().corners(hex)) {
            let [x, y] = self.lay([x, y]);
            rim = around_both(rim, [x, y, x, y]);
        }
        rim
    }

    fn hexes(&self) -> Vec<String> {
        self.board.spaces.iter().map(|(&hex, space)| self.hex(hex, space)).collect()
    }

    fn sea(&self) -> Vec<String> {
        let sea = self.board.config.cells().filter(|hex| !self.board.spaces.contains_key(hex));
        sea.map(|hex| self.sized(hex).done()).collect()
    }

    /// A hex with its size, where that is not one.
    fn sized(&self, hex: Cell) -> Object {
        let (cell, scale) = (self.cell(hex), self.board.config.scale);
        if scale == 1.0 { cell } else { cell.number("s", scale) }
    }

    fn rivers(&self) -> Vec<String> {
        rivers::all(&self.picture).iter().map(|reach| reach.json(|line| self.line(line))).collect()
    }

    fn roads(&self) -> Vec<String> {
        let roads = roads::all(&self.picture, |hex| self.node(hex));
        roads.iter().map(|road| road.json(|line| self.line(line))).collect()
    }

    fn straits(&self) -> Vec<String> {
        let grid = self.board.grid();
        let straits = self.board.sides.iter().filter(|(_, side)| side.sea);
        straits.map(|(id, _)| self.line(&id.ends(grid).map(|c| corner_point(grid, c)))).collect()
    }

    fn waters(&self) -> Vec<String> {
        let [left, top, right, bottom] = self.picture.frame;
        let here = |p: &Point| left < p[0] && p[0] < right && top < p[1] && p[1] < bottom;
        let waters = self.board.country.waters.iter().filter(|(_, at)| here(at));
        waters.map(|(name, at)| Object::new().text("name", name).at(self.lay(*at)).done()).collect()
    }

    fn cell(&self, hex: Cell) -> Object {
        let grid = self.board.grid();
        Object::new().text("n", &grid.number(hex)).at(self.lay(centre(grid, hex)))
    }

    fn hex(&self, hex: Cell, space: &Space) -> String {
        let mut object = self.sized(hex).text("t", &space.terrain);
        if !space.features.is_empty() {
            let features: Vec<_> = space.features.iter().map(|f| quoted(&f.to_string())).collect();
            object = object.raw("f", &format!("[{}]", features.join(",")));
        }
        if let Some(name) = &space.name {
            object = object.text("title", name);
        }
        object.done()
    }

    /// The rings of the coast. Where the atlas was cut, the country goes on: that edge is moved out of sight. An island
    /// of which the atlas has only half is left out.
    fn coast(&self) -> Vec<Vec<Point>> {
        let m = self.board.config.fit.to_lonlat;
        let lonlat = |p: Point| [0, 1].map(|i: usize| m[i][0] * p[0] + m[i][1] * p[1] + m[i][2]);
        let rings: Vec<&Vec<Point>> = self
            .board
            .country
            .land
            .iter()
            .filter_map(|s| match &s.parts {
                Parts::Area(rings) => Some(rings),
                _ => None,
            })
            .flatten()
            .collect();
        let mut edge = [f64::INFINITY, f64::NEG_INFINITY, f64::INFINITY, f64::NEG_INFINITY];
        for [lon, lat] in rings.iter().flat_map(|r| r.iter()).map(|&p| lonlat(p)) {
            edge = [edge[0].min(lon), edge[1].max(lon), edge[2].min(lat), edge[3].max(lat)];
        }
        let near = |a: f64, b: f64| (a - b).abs() < 1e-4;
        // Which edges of the atlas a point lies on: west, east, south, north. On the sheet the coast is always true.
        let [left, top, right, bottom] = self.picture.frame;
        let edges = |p: Point| {
            let on_sheet = left < p[0] && p[0] < right && top < p[1] && p[1] < bottom;
            let [lon, lat] = lonlat(p);
            let on = [near(lon, edge[0]), near(lon, edge[1]), near(lat, edge[2]), near(lat, edge[3])];
            on.map(|on| on && !on_sheet)
        };
        let carried = |p: Point| {
            let [west, east, south, north] = edges(p).map(|on| if on { BEYOND } else { 0.0 });
            [p[0] + east - west, p[1] + south - north]
        };
        let cut = |ring: &[Point]| {
            let on = ring.iter().fold([false; 4], |on, &p| {
                let here = edges(p);
                [0, 1, 2, 3].map(|i: usize| on[i] || here[i])
            });
            on.iter().filter(|&&on| on).count()
        };
        let whole = rings.iter().filter(|ring| cut(ring) != 1);
        let carried = whole.map(|ring| thinned(&ring.iter().map(|&p| carried(p)).collect::<Vec<_>>()));
        carried.map(|ring| ring.into_iter().map(|p| self.lay(p)).collect()).collect()
    }

    /// Where the road and the houses of a hex belong: as in the picture, but not on the very shore.
    fn node(&self, hex: Cell) -> Point {
        let at = self.picture.node(hex);
        let town = self.board.spaces.get(&hex).is_some_and(Picture::is_town);
        let clear = FROM_SHORE[usize::from(town)];
        if self.shore(at) >= clear {
            return at;
        }
        let dry = land::samples(self.board.grid(), hex).into_iter().filter(|&p| self.picture.on_land(p));
        dry.filter(|&p| self.shore(p) >= clear)
            .min_by(|&a, &b| distance_squared(a, at).total_cmp(&distance_squared(b, at)))
            .unwrap_or(at)
    }

    /// How far a point is from the shore.
    fn shore(&self, at: Point) -> f64 {
        let mut best = f64::INFINITY;
        for shape in &self.board.country.land {
            let Parts::Area(rings) = &shape.parts else { continue };
            for pair in rings.iter().flat_map(|r| r.windows(2)) {
                best = best.min(distance_squared(nearest_on(pair[0], pair[1], at), at));
            }
        }
        best.sqrt()
    }

    /// Houses, with the name where it is not that of the other half of the town. Names of beaches stand at sea.
    fn places(&self) -> Vec<String> {
        let beaches = &self.board.config.picture.beaches;
        let mut named: Vec<(&str, Point)> = Vec::new();
        let mut places = Vec::new();
        for (&hex, space) in &self.board.spaces {
            let Some(name) = space.name.as_deref() else { continue };
            let beach = space.beach.as_ref().and_then(|b| beaches.get(b));
            if beach.is_some_and(|b| b == name) {
                continue;
            }
            let rank = match space {
                s if s.terrain == "city" || s.features.contains(&Feature::of("city")) => "city",
                s if Picture::is_town(s) => "town",
                _ if self.has_houses(name) => "hamlet",
                _ => "spot",
            };
            let at = self.node(hex);
            let twice = named.iter().any(|&(n, p)| n == name && distance_squared(p, at) < 3.0);
            let mut object = self.place(hex, at, rank);
            named.push((name, at));
            if !twice {
                object = object.text("name", name);
            }
            places.push(object.done());
        }
        places
    }

    /// Whether somebody lives at a place: not at a well or a landmark.
    fn has_houses(&self, name: &str) -> bool {
        let places = self.board.country.towns.iter().filter(|place| place.is_named(name));
        places.into_iter().any(|place| !matches!(place.kind.as_deref(), Some("well" | "landmark")))
    }

    fn place(&self, hex: Cell, at: Point, rank: &str) -> Object {
        Object::new().text("hex", &self.board.grid().number(hex)).at(self.lay(at)).text("rank", rank)
    }

    /// What stands in a hex besides houses, beside its place. The painter knows which words have a picture. A word with an
    /// outline has that.
    fn symbols(&self) -> Vec<String> {
        let mut symbols = Vec::new();
        let areas = &self.board.config.areas;
        let outlined =
            |f: &Feature| matches!(f, Feature::Word(word) if areas.iter().any(|a| a.feature == *word));
        for (&hex, space) in &self.board.spaces {
            for feature in space.features.iter().filter(|f| is_symbol(f) && !outlined(f)) {
                let number = self.board.grid().number(hex);
                let object = Object::new().text("hex", &number).at(self.lay(self.picture.beside(hex)));
                symbols.push(object.text("kind", &feature.to_string()).done());
            }
        }
        symbols
    }

    /// Names of beaches, in the sea off the middle of their hexes.
    fn beaches(&self) -> Vec<String> {
        let mut beaches = Vec::new();
        for (beach, name) in &self.board.config.picture.beaches {
            let hexes: BTreeSet<Cell> = self
                .board
                .spaces
                .iter()
                .filter(|(_, s)| s.beach.as_ref() == Some(beach))
                .map(|(&h, _)| h)
                .collect();
            let off: Vec<Point> = hexes
                .iter()
                .filter_map(|&hex| {
                    let (c, way) = (centre(self.board.grid(), hex), self.picture.seaward(hex)?);
                    Some([c[0] + 1.2 * way[0], c[1] + 1.2 * way[1]])
                })
                .collect();
            if off.is_empty() {
                continue;
            }
            let share = 1.0 / off.len() as f64;
            let at = off.iter().fold([0.0, 0.0], |sum, p| [sum[0] + p[0] * share, sum[1] + p[1] * share]);
            let hexes: Vec<_> = hexes.iter().map(|&h| quoted(&self.board.grid().number(h))).collect();
            let object = Object::new().text("name", name).at(self.lay(at));
            beaches.push(object.raw("hexes", &format!("[{}]", hexes.join(","))).done());
        }
        beaches
    }

    /// Where the sea lies from each beach, for arrows.
    fn landings(&self) -> Vec<String> {
        let beaches = self.board.spaces.iter().filter(|(_, s)| s.beach.is_some());
        beaches
            .filter_map(|(&hex, _)| {
                let way = self.picture.seaward(hex)?;
                Some(self.cell(hex).number("dx", way[0]).number("dy", way[1]).done())
            })
            .collect()
    }

    fn links(&self) -> Vec<String> {
        let grid = self.board.grid();
        let links = self.board.config.links.iter();
        links
            .filter_map(|link| {
                let (track, middle) = off_map_track(&self.picture, link)?;
                let object = Object::new().text("from", &grid.number(link.from));
                let object = object.text("to", &grid.number(*link.to.all().first()?));
                let object = object.number("hexes", f64::from(link.road_hexes()?)).at(self.lay(middle));
                Some(object.raw("points", &self.line(&track)).done())
            })
            .collect()
    }
}

/// Whether a feature may have a picture of its own.
fn is_symbol(feature: &Feature) -> bool {
    matches!(feature, Feature::Airfield | Feature::Fort | Feature::Word(_))
}

/// The corners of a hex round its centre.
pub(crate) fn corners(grid: &Grid) -> Vec<Point> {
    let hex = Cell { column: grid.columns.0, row: grid.rows.0 };
    let [x, y] = centre(grid, hex);
    grid.corners(hex).iter().map(|c| [c.0 - x, c.1 - y]).collect()
}

pub(crate) fn orientation(of: Orientation) -> &'static str {
    match of {
        Orientation::Flat => "flat",
        Orientation::Pointy => "pointy",
    }
}

/// A named list, one element a line.
pub(crate) fn list(out: &mut String, key: &str, items: impl IntoIterator<Item = String>) -> Result {
    let items: Vec<String> = items.into_iter().collect();
    writeln!(out, "\"{key}\":[\n{}\n],", items.join(",\n"))
}

/// A ring without the points that nobody would miss.
fn thinned(ring: &[Point]) -> Vec<Point> {
    const STEP: f64 = 0.000_025;
    let mut kept: Vec<Point> = Vec::new();
    for &p in ring {
        if kept.last().is_none_or(|&last| distance_squared(last, p) > STEP) {
            kept.push(p);
        }
    }
    if let (Some(last), Some(&end)) = (kept.last_mut(), ring.last()) {
        *last = end;
    }
    kept
}

/// Points of a smooth curve through all of `points`, `pieces` to a gap. The first and last neighbour give the curve its
/// direction at the ends.
fn smooth(before: Option<Point>, points: &[Point], after: Option<Point>, pieces: u32) -> Vec<Point> {
    let mut curve = Vec::new();
    for i in 0..points.len().saturating_sub(1) {
        let (b, c) = (points[i], points[i + 1]);
        let a = if i > 0 { points[i - 1] } else { before.unwrap_or(b) };
        let d = points.get(i + 2).copied().or(after).unwrap_or(c);
        for k in 0..pieces {
            let t = f64::from(k) / f64::from(pieces);
            curve.push([0, 1].map(|j: usize| {
                let (a, b, c, d) = (a[j], b[j], c[j], d[j]);
                let three = t * (3.0 * (b - c) + d - a);
                0.5 * (2.0 * b + t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + three)))
            }));
        }
    }
    curve.extend(points.last());
    curve
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_smooth_curve_passes_through_its_points() {
        let points = [[0.0, 0.0], [1.0, 1.0], [2.0, 0.0]];
        let curve = smooth(None, &points, None, 4);
        assert_eq!(curve.len(), 9);
        assert_eq!([curve[0], curve[4], curve[8]], points);
        assert!(curve[3][1] < 1.0 && curve[2][1] > 0.4);
    }

    #[test]
    fn a_thinned_ring_keeps_its_ends() {
        let ring = [[0.0, 0.0], [0.001, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 0.001], [0.0, 0.0]];
        assert_eq!(thinned(&ring), [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 0.0]]);
    }
}

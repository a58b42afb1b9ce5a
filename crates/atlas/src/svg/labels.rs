//! Names, placed so that none covers another.

use std::fmt::{Result, Write};

use sandtable_hex::Cell;

use super::{NUMBER_UP, Picture, SCALE, escaped, px};
use crate::board::{Feature, Space};
use crate::side::{Point, centre, distance_squared};

/// Left, top, right and bottom of a piece of the sheet, in pixels.
pub(super) type Area = [f64; 4];

/// What already stands on the sheet.
pub(super) struct Placed {
    frame: Area,
    taken: Vec<Area>,
    /// What a name should rather not cover.
    soft: Vec<Area>,
}

impl Placed {
    pub(super) fn new(picture: &Picture<'_>) -> Self {
        let [left, top, right, bottom] = picture.frame.map(|v| v * SCALE);
        let number = |hex: Cell| {
            let [x, y] = px(centre(picture.grid, hex));
            let y = y - SCALE * NUMBER_UP;
            [x - 8.0, y - 5.5, x + 8.0, y + 0.5]
        };
        Self {
            frame: [left + 10.0, top + 10.0, right - 10.0, bottom - 10.0],
            taken: Vec::new(),
            soft: picture.board.spaces.keys().map(|&hex| number(hex)).collect(),
        }
    }

    pub(super) fn take(&mut self, area: Area) {
        self.taken.push(area);
    }

    /// Forgets what was taken first: the hexes, which only the furniture keeps clear of.
    pub(super) fn forget_first(&mut self, count: usize) {
        self.taken.drain(..count);
    }

    pub(super) fn is_free(&self, area: Area) -> bool {
        let inside = area[0] > self.frame[0]
            && area[1] > self.frame[1]
            && area[2] < self.frame[2]
            && area[3] < self.frame[3];
        inside && !self.taken.iter().any(|t| meet(*t, area))
    }

    fn is_clean(&self, area: Area) -> bool {
        self.is_free(area) && !self.soft.iter().any(|t| meet(*t, area))
    }
}

fn meet(a: Area, b: Area) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/// How much a name matters, from most to least, with its look and the room that it needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    City,
    Village,
    Summit,
    Hamlet,
}

impl Weight {
    fn of(space: &Space) -> Self {
        match space {
            s if s.terrain == "city" => Weight::City,
            s if Picture::is_town(s) => Weight::Village,
            s if s.terrain == "hill" || s.beach.is_some() || !s.rules.is_empty() => Weight::Summit,
            _ => Weight::Hamlet,
        }
    }

    /// Class, height of the letters and mean width of one, in pixels: wide enough for any serif.
    fn look(self) -> (&'static str, f64, f64) {
        match self {
            Weight::City => ("l c", 15.0, 12.6),
            Weight::Village => ("l v", 11.5, 7.4),
            Weight::Summit => ("l k", 10.0, 5.9),
            Weight::Hamlet => ("l m", 9.5, 5.6),
        }
    }
}

/// Writes the names: cities first, hamlets only where there is room.
pub(super) fn draw(picture: &Picture<'_>, out: &mut String, placed: &mut Placed) -> Result {
    let board = picture.board;
    let beaches = &board.config.picture.beaches;
    for (&hex, space) in &board.spaces {
        let [x, y] = px(picture.beside(hex));
        if [Feature::Airfield, Feature::Fort].iter().any(|f| space.features.contains(f)) {
            placed.take([x - 7.0, y - 7.0, x + 7.0, y + 7.0]);
        }
        if let Some(way) = picture.seaward(hex).filter(|_| space.beach.is_some()) {
            // The arrow of the landing.
            let [x, y] = px(centre(picture.grid, hex));
            let [x, y] = [x + 0.55 * SCALE * way[0], y + 0.55 * SCALE * way[1]];
            placed.take([x - 9.0, y - 9.0, x + 9.0, y + 9.0]);
        }
        if Picture::is_town(space) {
            let ([x, y], r) = (px(picture.node(hex)), if space.terrain == "city" { 8.0 } else { 4.0 });
            placed.take([x - r, y - r, x + r, y + r]);
        }
    }
    waters(picture, out, placed)?;
    let mut names: Vec<(Weight, Cell, &str)> = board
        .spaces
        .iter()
        .filter(|(_, s)| {
            s.beach.as_ref().and_then(|b| beaches.get(b)).is_none_or(|b| s.name.as_ref() != Some(b))
        })
        .filter_map(|(&hex, s)| Some((Weight::of(s), hex, s.name.as_deref()?)))
        .collect();
    names.sort();
    let mut done: Vec<(&str, Point)> = Vec::new();
    for (weight, hex, name) in names {
        let at = picture.node(hex);
        // One name for both halves of a town.
        if done.iter().any(|&(n, p)| n == name && distance_squared(p, at) < 3.0) {
            continue;
        }
        let shown = if weight == Weight::City { name.to_uppercase() } else { name.to_owned() };
        let (class, high, wide) = weight.look();
        let wide = wide * shown.chars().count() as f64;
        let gap = match weight {
            Weight::City => 12.0,
            Weight::Village => 7.0,
            _ => 5.0,
        };
        let [x, y] = px(at);
        // Right, left, below, above; then the corners. The anchor says which end of the text is fixed.
        let places = [
            ("start", x + gap, y + 0.35 * high),
            ("end", x - gap, y + 0.35 * high),
            ("middle", x, y + gap + 0.75 * high),
            ("middle", x, y - gap),
            ("start", x + 0.6 * gap, y + gap + 0.6 * high),
            ("start", x + 0.6 * gap, y - 0.8 * gap),
            ("end", x - 0.6 * gap, y + gap + 0.6 * high),
            ("end", x - 0.6 * gap, y - 0.8 * gap),
        ];
        let area = |&(anchor, x, y): &(&str, f64, f64)| {
            let left = match anchor {
                "start" => x,
                "end" => x - wide,
                _ => x - wide / 2.0,
            };
            [left, y - 0.8 * high, left + wide, y + 0.25 * high]
        };
        let clean = places.iter().find(|p| placed.is_clean(area(p)));
        let mut free = || places.iter().find(|p| placed.is_free(area(p)));
        // Cities and villages never vanish.
        let last = || places.first().filter(|_| weight <= Weight::Village);
        let Some(place) = clean.or_else(&mut free).or_else(last) else { continue };
        placed.take(area(place));
        done.push((name, at));
        let &(anchor, x, y) = place;
        writeln!(
            out,
            "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
            escaped(&shown)
        )?;
    }
    Ok(())
}

/// Names of seas, and of beaches off them.
fn waters(picture: &Picture<'_>, out: &mut String, placed: &mut Placed) -> Result {
    let board = picture.board;
    for (beach, name) in &board.config.picture.beaches {
        let hexes = board.spaces.iter().filter(|(_, s)| s.beach.as_ref() == Some(beach)).map(|(&h, _)| h);
        let off = |hex: Cell| {
            let (c, way) = (centre(picture.grid, hex), picture.seaward(hex)?);
            Some([c[0] + 1.2 * way[0], c[1] + 1.2 * way[1]])
        };
        let points: Vec<Point> = hexes.filter_map(off).collect();
        if points.is_empty() {
            continue;
        }
        let share = 1.0 / points.len() as f64;
        let at = points.iter().fold([0.0, 0.0], |sum, p| [sum[0] + p[0] * share, sum[1] + p[1] * share]);
        let [x, y] = px(at);
        let wide = 6.5 * name.chars().count() as f64;
        placed.take([x - wide, y - 8.0, x + wide, y + 8.0]);
        writeln!(
            out,
            "<text class=\"b\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>",
            y + 5.0,
            escaped(&name.to_uppercase())
        )?;
    }
    for (name, at) in &board.country.waters {
        let [x, y] = px(*at);
        let wide = 6.6 * name.chars().count() as f64;
        let area = [x - wide, y - 15.0, x + wide, y + 5.0];
        if placed.is_free(area) {
            placed.take(area);
            let [x, y] = px(*at);
            writeln!(out, "<text class=\"w\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(name))?;
        }
    }
    Ok(())
}

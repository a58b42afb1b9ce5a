//! The country behind the boxes of a further map: a coast and rivers bent to where the designer put the boxes.
//!
//! Such a map has no scale: boxes are as large as their stacks, and lie where there is room. Some places are pinned to
//! points of the map, and every other point is carried by the affine map that fits the pins best as seen from there, near
//! ones most (moving least squares). So the coast keeps its shape by and large, and each place its box.

use std::path::Path;

use serde::Deserialize;

use crate::error::AtlasError;
use crate::layers::{Parts, Theatre};
use crate::side::{Point, distance_squared};

/// How long a piece of a line may be in degrees before it bends.
const PIECE: f64 = 0.25;

/// What is said about it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Said {
    theatre: String,
    #[serde(default = "land")]
    land: String,
    #[serde(default = "rivers")]
    rivers: String,
    /// Longitude and latitude, and where that lies on the map.
    pins: Vec<[f64; 4]>,
}

fn land() -> String {
    "land".to_owned()
}

fn rivers() -> String {
    "rivers".to_owned()
}

/// The country on its map, in hexes from its upper left corner.
#[derive(Debug, Default)]
pub(crate) struct Backdrop {
    pub(crate) land: Vec<Vec<Point>>,
    pub(crate) rivers: Vec<Vec<Point>>,
}

impl Backdrop {
    pub(crate) fn build(data: &Path, said: &Said) -> Result<Self, AtlasError> {
        let theatre = Theatre::new(data, &said.theatre);
        let lay = |line: &[Point]| bent(line).into_iter().map(|p| carried(&said.pins, p)).collect::<Vec<_>>();
        let mut backdrop = Self::default();
        for shape in theatre.layer(&said.land)? {
            if let Parts::Area(rings) = &shape.parts {
                backdrop.land.extend(rings.iter().map(|ring| lay(ring)));
            }
        }
        for shape in theatre.layer(&said.rivers)? {
            if let Parts::Line(line) = &shape.parts {
                backdrop.rivers.push(lay(line));
            }
        }
        Ok(backdrop)
    }
}

/// A line with points so close that its pieces may stay straight.
fn bent(line: &[Point]) -> Vec<Point> {
    let mut out: Vec<Point> = line.first().copied().into_iter().collect();
    for pair in line.windows(2) {
        let [a, b] = [pair[0], pair[1]];
        let pieces = (distance_squared(a, b).sqrt() / PIECE).ceil().clamp(1.0, 24.0);
        let mut n = 1.0;
        while n <= pieces {
            let share = n / pieces;
            out.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
            n += 1.0;
        }
    }
    out
}

/// Where a point of the country lies on the map.
fn carried(pins: &[[f64; 4]], p: Point) -> Point {
    let mut weights = Vec::with_capacity(pins.len());
    let (mut sum, mut from, mut to) = (0.0, [0.0; 2], [0.0; 2]);
    for &[lon, lat, x, y] in pins {
        let away = distance_squared([lon, lat], p);
        if away < 1e-12 {
            return [x, y];
        }
        let w = 1.0 / away;
        weights.push(w);
        sum += w;
        from = [from[0] + w * lon, from[1] + w * lat];
        to = [to[0] + w * x, to[1] + w * y];
    }
    let [from, to] = [from, to].map(|[a, b]| [a / sum, b / sum]);
    // The normal equations of the affine map about both middles.
    let (mut a, mut b, mut c) = (0.0, 0.0, 0.0);
    let mut moved = [[0.0; 2]; 2];
    for (&[lon, lat, x, y], w) in pins.iter().zip(weights) {
        let [u, v] = [lon - from[0], lat - from[1]];
        (a, b, c) = (a + w * u * u, b + w * u * v, c + w * v * v);
        for (row, d) in moved.iter_mut().zip([x - to[0], y - to[1]]) {
            *row = [row[0] + w * u * d, row[1] + w * v * d];
        }
    }
    let whole = a * c - b * b;
    let [u, v] = [p[0] - from[0], p[1] - from[1]];
    let along = |[m, n]: [f64; 2]| (u * (c * m - b * n) + v * (a * n - b * m)) / whole;
    if whole < 1e-12 { to } else { [to[0] + along(moved[0]), to[1] + along(moved[1])] }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pins_hold_and_an_affine_map_is_found_again() {
        let pins = [[0.0, 0.0, 1.0, 2.0], [1.0, 0.0, 3.0, 2.0], [0.0, 1.0, 1.0, -1.0], [2.0, 2.0, 5.0, -4.0]];
        for [lon, lat, x, y] in pins {
            assert_eq!(carried(&pins, [lon, lat]), [x, y]);
        }
        let [x, y] = carried(&pins, [0.7, 0.4]);
        assert!((x - 2.4).abs() < 1e-9 && (y - 0.8).abs() < 1e-9, "{x} {y}");
    }

    #[test]
    fn long_pieces_are_cut() {
        assert_eq!(bent(&[[0.0, 0.0], [0.5, 0.0]]), [[0.0, 0.0], [0.25, 0.0], [0.5, 0.0]]);
        assert_eq!(bent(&[]), Vec::<Point>::new());
    }
}

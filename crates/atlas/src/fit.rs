//! The fit: an affine map from longitude and latitude to the plane, then a rubber sheet.
//!
//! A designer draws a map by hand: no affine map puts every named place into the hex that the rulebook gives it. Each
//! pinned place pulls the sheet, just far enough to lie within `slack` of its hex's centre, and the pull fades with
//! distance. Places that already lie well hold the sheet still.

use crate::config::{Config, Fit};
use crate::error::AtlasError;
use crate::layers::{Parts, Shape};
use crate::side::{Point, centre, distance_squared};

/// The plane with its pins.
pub(crate) struct Sheet {
    to_plane: [[f64; 3]; 2],
    reach: f64,
    stiffness: f64,
    pins: Vec<Pin>,
    /// The squares of the distances of named places from their hexes, before anything is pulled.
    off: Vec<f64>,
}

struct Pin {
    at: Point,
    pull: Point,
}

impl Sheet {
    /// Pins every hex of the configuration that has a place or a point.
    pub(crate) fn new(config: &Config, towns: &[Shape]) -> Result<Self, AtlasError> {
        let fit = &config.fit;
        check_inverse(fit).map_err(|reason| config.wrong(reason))?;
        let mut sheet = Sheet {
            to_plane: fit.to_plane,
            reach: fit.reach,
            stiffness: fit.stiffness,
            pins: Vec::new(),
            off: Vec::new(),
        };
        for (&hex, said) in &config.hexes {
            let lonlat = match (said.at, &said.place) {
                (Some(at), _) => at,
                (None, Some(place)) => point_named(towns, place).ok_or_else(|| {
                    let layers = config.towns.join(", ");
                    config.wrong(format!("{}: {layers} has no place \"{place}\"", config.grid.number(hex)))
                })?,
                (None, None) => continue,
            };
            let at = affine(&fit.to_plane, lonlat);
            let middle = centre(&config.grid, hex);
            sheet.pins.push(Pin { at, pull: pull(at, middle, fit.slack) });
            if said.place.is_some() && said.at.is_none() {
                sheet.off.push(distance_squared(at, middle));
            }
        }
        Ok(sheet)
    }

    /// How many named places there are, and how far the plain fit leaves them from their hexes: the root of the mean
    /// square, in hexes.
    pub(crate) fn off(&self) -> (usize, f64) {
        let count = self.off.len();
        (count, (self.off.iter().sum::<f64>() / count.max(1) as f64).sqrt())
    }

    /// Longitude and latitude to the plane.
    pub(crate) fn lay(&self, lonlat: Point) -> Point {
        let p = affine(&self.to_plane, lonlat);
        let mut weight = self.stiffness;
        let mut moved = [0.0, 0.0];
        for pin in &self.pins {
            let d = distance_squared(pin.at, p).sqrt();
            if d < 1e-9 {
                return [p[0] + pin.pull[0], p[1] + pin.pull[1]];
            }
            if d < self.reach {
                let w = (self.reach - d) / (self.reach * d);
                let w = w * w;
                weight += w;
                moved = [moved[0] + w * pin.pull[0], moved[1] + w * pin.pull[1]];
            }
        }
        [p[0] + moved[0] / weight, p[1] + moved[1] / weight]
    }
}

/// Where the point of a layer with a given name lies.
pub(crate) fn point_named(layer: &[Shape], name: &str) -> Option<Point> {
    layer.iter().filter(|s| s.is_named(name)).find_map(|s| match s.parts {
        Parts::Point(p) => Some(p),
        _ => None,
    })
}

fn pull(at: Point, centre: Point, slack: f64) -> Point {
    let d = distance_squared(at, centre).sqrt();
    if d <= slack {
        return [0.0, 0.0];
    }
    let share = (d - slack) / d;
    [(centre[0] - at[0]) * share, (centre[1] - at[1]) * share]
}

fn affine(m: &[[f64; 3]; 2], p: Point) -> Point {
    [m[0][0] * p[0] + m[0][1] * p[1] + m[0][2], m[1][0] * p[0] + m[1][1] * p[1] + m[1][2]]
}

/// Both directions must undo each other to a few metres anywhere near the map.
fn check_inverse(fit: &Fit) -> Result<(), String> {
    for p in [[0.0, 0.0], [40.0, 0.0], [0.0, 40.0], [40.0, 40.0]] {
        let there = affine(&fit.to_plane, affine(&fit.to_lonlat, p));
        if distance_squared(there, p) > 1e-6 {
            return Err(format!(
                "fit: to_plane does not undo to_lonlat at {p:?}, which comes back as {there:?}"
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pin_pulls_only_as_far_as_the_slack() {
        let [x, y] = [8.7, 10.0];
        assert_eq!(pull([x, y + 0.2], [x, y], 0.3), [0.0, 0.0]);
        let [px, py] = pull([x, y + 0.8], [x, y], 0.3);
        assert_eq!(px, 0.0);
        assert!((py + 0.5).abs() < 1e-9);
    }

    #[test]
    fn a_pull_holds_at_its_pin_and_fades_with_distance() {
        let sheet = Sheet {
            to_plane: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]],
            reach: 4.0,
            stiffness: 0.5,
            pins: vec![Pin { at: [10.0, 10.0], pull: [0.5, 0.0] }],
            off: Vec::new(),
        };
        assert_eq!(sheet.lay([10.0, 10.0]), [10.5, 10.0]);
        let near = sheet.lay([11.0, 10.0])[0] - 11.0;
        let far = sheet.lay([13.0, 10.0])[0] - 13.0;
        assert!(0.5 > near && near > far && far > 0.0);
        assert_eq!(sheet.lay([15.0, 10.0]), [15.0, 10.0]);
    }
}

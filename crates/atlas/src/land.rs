//! Land and sea: which hexes are played, and which sides between them are water.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_hex::{Cell, Grid, Orientation};

use crate::config::Config;
use crate::edge::is_inland;
use crate::error::AtlasError;
use crate::layers::Shape;
use crate::side::{Point, SideId, around, centre, corner_point};

/// √3/2.
const THIN: f64 = 0.866_025_403_784_438_6;
/// Sample points on each line from the middle of a hex.
const FINENESS: i16 = 8;

/// The points of a hex, evenly spread.
pub(crate) fn samples(grid: &Grid, hex: Cell) -> Vec<Point> {
    let [x, y] = centre(grid, hex);
    let step = 1.0 / f64::from(2 * FINENESS);
    let mut points = Vec::new();
    for i in -2 * FINENESS..=2 * FINENESS {
        for j in -FINENESS..=FINENESS {
            // Rows of points run along the straight line of hexes; every second one is shifted by half a step.
            let across = f64::from(i) * step * THIN;
            let along = (f64::from(j) + f64::from(i.rem_euclid(2)) / 2.0) * step;
            if inside(across, along) {
                points.push(match grid.orientation {
                    Orientation::Flat => [x + across, y + along],
                    Orientation::Pointy => [x + along, y + across],
                });
            }
        }
    }
    points
}

/// Whether an offset from the centre lies in the hex and not on its rim.
fn inside(across: f64, along: f64) -> bool {
    const TO_RIM: f64 = 0.499;
    let (across, along) = (across.abs(), along.abs());
    along < TO_RIM && across * THIN + along * 0.5 < TO_RIM
}

/// The samples of each hex of the grid that are land.
pub(crate) fn sample(config: &Config, land: &[Shape]) -> BTreeMap<Cell, (Vec<Point>, f64)> {
    config
        .cells()
        .map(|hex| {
            let all = samples(&config.grid, hex);
            let dry: Vec<Point> = all.iter().copied().filter(|&p| is_land(land, p)).collect();
            let share = dry.len() as f64 / all.len() as f64;
            (hex, (dry, share))
        })
        .collect()
}

fn is_land(land: &[Shape], p: Point) -> bool {
    land.iter().any(|l| l.contains(p))
}

/// The hexes that are played: enough land, or the overrides say so.
pub(crate) fn playable(
    config: &Config,
    sampled: &BTreeMap<Cell, (Vec<Point>, f64)>,
) -> Result<BTreeSet<Cell>, AtlasError> {
    let said = |hex: &Cell| config.hexes.get(hex).and_then(|o| o.land);
    let chosen: BTreeSet<Cell> = sampled
        .iter()
        .filter(|(hex, (_, share))| said(hex).unwrap_or(*share >= config.land.share))
        .map(|(&hex, _)| hex)
        .collect();
    let Some(wanted) = config.land.count.filter(|&count| count != chosen.len()) else { return Ok(chosen) };
    let mut nearest: Vec<(f64, String)> = sampled
        .iter()
        .filter(|(hex, _)| said(hex).is_none())
        .map(|(hex, (_, share))| {
            ((share - config.land.share).abs(), format!("{} {share:.2}", config.grid.number(*hex)))
        })
        .collect();
    nearest.sort_by(|a, b| a.0.total_cmp(&b.0));
    let nearest: Vec<_> = nearest.into_iter().take(12).map(|(_, text)| text).collect();
    Err(config.wrong(format!(
        "{} hexes are land, but [land] wants {wanted}; nearest to the share: {}",
        chosen.len(),
        nearest.join(", ")
    )))
}

/// The sides between two played hexes that are water from end to end.
pub(crate) fn water_sides(grid: &Grid, hexes: &BTreeSet<Cell>, land: &[Shape]) -> BTreeSet<SideId> {
    sides_among(grid, hexes)
        .filter(|side| {
            let [[x0, y0], [x1, y1]] = side.ends(grid).map(|end| corner_point(grid, end));
            (0..=8).all(|i| {
                let t = f64::from(i) / 8.0;
                !is_land(land, [x0 + t * (x1 - x0), y0 + t * (y1 - y0)])
            })
        })
        .collect()
}

/// Every side between two of the hexes.
pub(crate) fn sides_among(grid: &Grid, hexes: &BTreeSet<Cell>) -> impl Iterator<Item = SideId> {
    hexes.iter().flat_map(move |&hex| {
        around(grid, hex)
            .into_iter()
            .filter(move |n| hex < *n && hexes.contains(n))
            .filter_map(move |n| SideId::between(grid, hex, n))
    })
}

/// Whether a hex that is not played is sea: beyond the open edges the country goes on.
pub(crate) fn is_sea(config: &Config, hexes: &BTreeSet<Cell>, hex: Cell) -> bool {
    !hexes.contains(&hex) && !is_inland(config, hex)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::side::hex_at;
    use crate::side::tests::{FLAT, POINTY};

    #[test]
    fn samples_lie_in_their_hex() {
        for grid in [FLAT, POINTY] {
            for hex in [grid.parse("2010").unwrap(), grid.parse("1511").unwrap()] {
                let points = samples(&grid, hex);
                assert!(points.len() > 150, "{}", points.len());
                assert!(points.iter().all(|&p| hex_at(&grid, p) == hex));
            }
        }
    }
}

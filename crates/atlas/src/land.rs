//! Land and sea: which hexes are played, and which sides between them are water.

use std::collections::{BTreeMap, BTreeSet};

use crate::config::Config;
use crate::error::AtlasError;
use crate::grid::{COLUMN_STEP, Hex, Point, SideId, corner_point};
use crate::layers::Shape;

/// Sample points on each line from the middle of a hex.
const FINENESS: i16 = 8;

/// The points of a hex, evenly spread.
pub(crate) fn samples(hex: Hex) -> Vec<Point> {
    let [x, y] = hex.centre();
    let step = 1.0 / f64::from(2 * FINENESS);
    let mut points = Vec::new();
    for i in -2 * FINENESS..=2 * FINENESS {
        for j in -FINENESS..=FINENESS {
            // Rows of points run along the column; every second one is shifted by half a step.
            let dx = f64::from(i) * step * COLUMN_STEP;
            let dy = (f64::from(j) + f64::from(i.rem_euclid(2)) / 2.0) * step;
            if inside(dx, dy) {
                points.push([x + dx, y + dy]);
            }
        }
    }
    points
}

/// Whether an offset from the centre lies in the hex and not on its rim.
fn inside(dx: f64, dy: f64) -> bool {
    const TO_RIM: f64 = 0.499;
    let (dx, dy) = (dx.abs(), dy.abs());
    dy < TO_RIM && dx * COLUMN_STEP + dy * 0.5 < TO_RIM
}

/// The samples of each hex of the grid that are land.
pub(crate) fn sample(config: &Config, land: &[Shape]) -> BTreeMap<Hex, (Vec<Point>, f64)> {
    config
        .grid
        .hexes()
        .map(|hex| {
            let all = samples(hex);
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
    sampled: &BTreeMap<Hex, (Vec<Point>, f64)>,
) -> Result<BTreeSet<Hex>, AtlasError> {
    let said = |hex: &Hex| config.hexes.get(hex).and_then(|o| o.land);
    let chosen: BTreeSet<Hex> = sampled
        .iter()
        .filter(|(hex, (_, share))| said(hex).unwrap_or(*share >= config.land.share))
        .map(|(&hex, _)| hex)
        .collect();
    if chosen.len() == config.land.count {
        return Ok(chosen);
    }
    let mut nearest: Vec<(f64, String)> = sampled
        .iter()
        .filter(|(hex, _)| said(hex).is_none())
        .map(|(hex, (_, share))| ((share - config.land.share).abs(), format!("{hex} {share:.2}")))
        .collect();
    nearest.sort_by(|a, b| a.0.total_cmp(&b.0));
    let nearest: Vec<_> = nearest.into_iter().take(12).map(|(_, text)| text).collect();
    Err(config.wrong(format!(
        "{} hexes are land, but [land] wants {}; nearest to the share: {}",
        chosen.len(),
        config.land.count,
        nearest.join(", ")
    )))
}

/// The sides between two played hexes that are water from end to end.
pub(crate) fn water_sides(hexes: &BTreeSet<Hex>, land: &[Shape]) -> BTreeSet<SideId> {
    sides_among(hexes)
        .filter(|side| {
            let [[x0, y0], [x1, y1]] = side.ends().map(corner_point);
            (0..=8).all(|i| {
                let t = f64::from(i) / 8.0;
                !is_land(land, [x0 + t * (x1 - x0), y0 + t * (y1 - y0)])
            })
        })
        .collect()
}

/// Every side between two of the hexes.
pub(crate) fn sides_among(hexes: &BTreeSet<Hex>) -> impl Iterator<Item = SideId> {
    hexes.iter().flat_map(move |&hex| {
        hex.neighbours()
            .into_iter()
            .filter(move |n| hex < *n && hexes.contains(n))
            .filter_map(move |n| SideId::between(hex, n))
    })
}

/// Whether a hex that is not played is sea: beyond the south and east edges the country goes on.
pub(crate) fn is_sea(config: &Config, hexes: &BTreeSet<Hex>, hex: Hex) -> bool {
    let grid = &config.grid;
    !hexes.contains(&hex) && hex.row <= grid.rows[1] && hex.column <= grid.columns[1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_lie_in_their_hex() {
        for hex in [Hex::new(5, 2), Hex::new(20, 10)] {
            let points = samples(hex);
            assert!(points.len() > 150, "{}", points.len());
            assert!(points.iter().all(|&p| Hex::at(p) == hex));
        }
    }
}

//! Terrain: which layer covers enough of a hex's land.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_hex::Cell;

use crate::config::Config;
use crate::error::AtlasError;
use crate::fit::{Sheet, point_named};
use crate::layers::{Shape, Theatre};
use crate::side::{Point, hex_at};

/// The terrain of every played hex.
pub(crate) fn of_hexes(
    config: &Config,
    theatre: &Theatre,
    sheet: &Sheet,
    hexes: &BTreeSet<Cell>,
    sampled: &BTreeMap<Cell, (Vec<Point>, f64)>,
    summits: &BTreeMap<Cell, String>,
) -> Result<BTreeMap<Cell, String>, AtlasError> {
    let rules = &config.terrain;
    let mut layers: Vec<(Vec<Shape>, f64, &str)> = Vec::new();
    let here = rules.layer.iter().filter(|l| l.grids.is_empty() || l.grids.contains(&config.name));
    for layer in here {
        let mut shapes = theatre.flat(&layer.file, sheet)?;
        shapes.retain(|s| layer.kind.is_none() || s.kind == layer.kind);
        layers.push((shapes, layer.share, &layer.gives));
    }
    let mut terrain = BTreeMap::new();
    for &hex in hexes {
        let dry = &sampled[&hex].0;
        let first = layers.iter().find(|(shapes, share, _)| covers(shapes, dry, *share));
        terrain.insert(hex, first.map_or(rules.default.as_str(), |l| l.2).to_owned());
    }
    terrain.extend(summits.keys().map(|&hex| (hex, "hill".to_owned())));
    for (hex, said) in &config.hexes {
        if let (Some(ground), true) = (&said.terrain, hexes.contains(hex)) {
            terrain.insert(*hex, ground.clone());
        }
    }
    match terrain.iter().find(|(_, t)| !rules.kinds.contains(t)) {
        Some((hex, unknown)) => {
            let number = config.grid.number(*hex);
            Err(config.wrong(format!("{number}: no terrain is called \"{unknown}\"")))
        }
        None => Ok(terrain),
    }
}

/// The summits that the map shows, by hex.
pub(crate) fn summits(config: &Config, hills: &[Shape]) -> Result<BTreeMap<Cell, String>, AtlasError> {
    let found = config.terrain.summits.iter().map(|name| {
        let summit = point_named(hills, name);
        let at =
            summit.ok_or_else(|| config.wrong(format!("summits: hills.geojson has no summit \"{name}\"")))?;
        Ok((hex_at(&config.grid, at), name.clone()))
    });
    found.collect()
}

fn covers(shapes: &[Shape], dry: &[Point], share: f64) -> bool {
    let covered = dry.iter().filter(|&&p| shapes.iter().any(|s| s.contains(p))).count();
    !dry.is_empty() && covered as f64 >= share * dry.len() as f64
}

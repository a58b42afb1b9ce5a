//! `data/<game>/atlas.toml`: how a game lies over the country, and what its rulebook pins down.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::error::AtlasError;
use crate::grid::{Hex, SideId};
use crate::layers::read_text;

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Config {
    #[serde(skip)]
    pub(crate) file: PathBuf,
    pub(crate) game: String,
    pub(crate) theatre: String,
    pub(crate) grid: Grid,
    pub(crate) fit: Fit,
    pub(crate) land: Land,
    pub(crate) terrain: Terrain,
    /// Coast on which the enemy may land, in order.
    pub(crate) invasion_coast: Vec<Hex>,
    /// Points of `airfields.geojson` that the map shows.
    pub(crate) airfields: Vec<String>,
    /// Points of `forts.geojson` that the map shows.
    pub(crate) forts: Vec<String>,
    #[serde(rename = "river")]
    pub(crate) rivers: Vec<River>,
    pub(crate) roads: Roads,
    /// What is said about single hexes; the last word.
    #[serde(deserialize_with = "by_hex")]
    pub(crate) hexes: BTreeMap<Hex, HexOverride>,
    /// What is said about single sides; the last word.
    #[serde(rename = "side", default)]
    pub(crate) sides: Vec<SideOverride>,
    #[serde(rename = "link", default)]
    pub(crate) links: Vec<Link>,
    pub(crate) boxes: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Grid {
    pub(crate) name: String,
    pub(crate) orientation: Orientation,
    pub(crate) shifted: Shifted,
    pub(crate) numbering: Numbering,
    pub(crate) columns: [i16; 2],
    pub(crate) rows: [i16; 2],
}

impl Grid {
    pub(crate) fn contains(&self, hex: Hex) -> bool {
        (self.columns[0]..=self.columns[1]).contains(&hex.column)
            && (self.rows[0]..=self.rows[1]).contains(&hex.row)
    }

    pub(crate) fn hexes(&self) -> impl Iterator<Item = Hex> {
        let [top, bottom] = self.rows;
        (self.columns[0]..=self.columns[1]).flat_map(move |c| (top..=bottom).map(move |r| Hex::new(c, r)))
    }
}

/// Straight columns; the only orientation built so far.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Orientation {
    Flat,
}

/// Odd columns half a hex towards higher rows; the only shift built so far.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Shifted {
    Odd,
}

/// Column, then row; the only numbering built so far.
#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Numbering {
    Ccrr,
}

impl fmt::Display for Orientation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Orientation::Flat = self;
        f.write_str("flat")
    }
}

impl fmt::Display for Shifted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shifted::Odd = self;
        f.write_str("odd")
    }
}

impl fmt::Display for Numbering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Numbering::Ccrr = self;
        f.write_str("ccrr")
    }
}

/// From longitude and latitude to the plane of the hexes and back.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fit {
    /// Two rows `[a, b, c]`: `a·lon + b·lat + c`.
    pub(crate) to_plane: [[f64; 3]; 2],
    /// Two rows `[a, b, c]`: `a·x + b·y + c`.
    pub(crate) to_lonlat: [[f64; 3]; 2],
    /// How far from its hex's centre a pinned place may lie before the sheet is pulled.
    pub(crate) slack: f64,
    /// How far, in hexes, a pinned place pulls the sheet.
    pub(crate) reach: f64,
    /// How stiff the sheet is between pins: the weight of not moving at all.
    pub(crate) stiffness: f64,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Land {
    /// The share of land from which a hex is played.
    pub(crate) share: f64,
    /// How many hexes the rulebook says there are.
    pub(crate) count: usize,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terrain {
    /// Every terrain there is.
    pub(crate) kinds: Vec<String>,
    /// Terrain where no layer has its share.
    pub(crate) default: String,
    /// Summits that a map of this scale shows.
    pub(crate) summits: Vec<String>,
    /// In order; the first whose share is reached decides.
    pub(crate) layer: Vec<TerrainLayer>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct TerrainLayer {
    pub(crate) file: String,
    pub(crate) kind: Option<String>,
    /// Of the hex's land.
    pub(crate) share: f64,
    pub(crate) gives: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct River {
    pub(crate) name: String,
    /// `sea`, `edge`, or an earlier river.
    pub(crate) into: String,
    /// `source` for the corner nearest to its source, `edge` where that lies off the map, or an earlier river.
    #[serde(default = "source")]
    pub(crate) from: String,
    /// Sides it must use.
    #[serde(default)]
    pub(crate) through: Vec<SideId>,
    /// Sides it must not use.
    #[serde(default)]
    pub(crate) avoid: Vec<SideId>,
}

fn source() -> String {
    "source".to_owned()
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Roads {
    /// Roads of the layer that this map does not show.
    #[serde(default)]
    pub(crate) skip: Vec<String>,
    /// Sides that no road crosses.
    #[serde(default)]
    pub(crate) avoid: Vec<SideId>,
    /// Hexes that a road passes besides its pinned towns.
    #[serde(default)]
    pub(crate) via: BTreeMap<String, Vec<Hex>>,
}

/// What is said about one hex.
#[derive(Deserialize, Debug, Default, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct HexOverride {
    /// A place of `towns.geojson` that lies in it: pins the sheet and gives the name.
    pub(crate) place: Option<String>,
    /// A point that lies in it: pins the sheet.
    pub(crate) at: Option<[f64; 2]>,
    /// The printed name, where it is not the place's.
    pub(crate) name: Option<String>,
    pub(crate) land: Option<bool>,
    pub(crate) terrain: Option<String>,
    #[serde(default)]
    pub(crate) village: bool,
    pub(crate) beach: Option<String>,
    /// Where the terrain comes from, if not an estimate.
    pub(crate) source: Option<String>,
    /// The rules that name the hex.
    #[serde(default)]
    pub(crate) rules: Vec<String>,
    /// Why, for the reader of the file.
    #[serde(rename = "reason")]
    pub(crate) _reason: Option<String>,
}

/// What is said about one side.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SideOverride {
    pub(crate) hexes: SideId,
    pub(crate) river: Option<String>,
    pub(crate) sea: Option<bool>,
    pub(crate) source: Option<String>,
    #[serde(rename = "reason")]
    pub(crate) _reason: Option<String>,
}

/// A road off the map between two edge hexes.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Link {
    pub(crate) from: Hex,
    pub(crate) to: Hex,
    pub(crate) road_hexes: u16,
    pub(crate) source: String,
}

impl Config {
    pub(crate) fn read(data: &Path, game: &str) -> Result<Self, AtlasError> {
        let file = data.join(game).join("atlas.toml");
        let text = read_text(&file)?;
        match toml::from_str::<Config>(&text) {
            Ok(config) => Ok(Config { file, ..config }),
            Err(source) => Err(AtlasError::Config { file, source: Box::new(source) }),
        }
    }

    pub(crate) fn wrong(&self, reason: impl Into<String>) -> AtlasError {
        AtlasError::Data { file: self.file.clone(), reason: reason.into() }
    }
}

fn by_hex<'de, D: serde::Deserializer<'de>>(d: D) -> Result<BTreeMap<Hex, HexOverride>, D::Error> {
    let by_text = BTreeMap::<String, HexOverride>::deserialize(d)?;
    by_text.into_iter().map(|(k, v)| Ok((k.parse().map_err(serde::de::Error::custom)?, v))).collect()
}

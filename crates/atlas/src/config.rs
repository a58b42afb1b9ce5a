//! `data/<game>/atlas.toml`: how a game lies over the country, and what its rulebook pins down.

mod file;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use sandtable_hex::{Cell, Grid, Orientation, Shifted};
use serde::Deserialize;

use self::file::File;
use crate::edge::Edge;
use crate::error::AtlasError;
use crate::layers::read_text;
use crate::side::{Point, SideId};

/// What the whole board shares.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) file: PathBuf,
    pub(crate) game: String,
    pub(crate) sections: Vec<Config>,
    pub(crate) joins: Vec<Join>,
    pub(crate) links: Vec<Link<String>>,
    pub(crate) boxes: Vec<AreaBox>,
    pub(crate) maps: Vec<SecondMap>,
    pub(crate) recipes: BTreeMap<String, String>,
    /// The board's words for those of `map-facts.toml`.
    pub(crate) facts: BTreeMap<String, String>,
    pub(crate) picture: Picture,
}

/// What is said about one grid. Hex numbers mean nothing without it: they are read as text, then found on it.
#[derive(Debug)]
pub(crate) struct Config {
    pub(crate) file: PathBuf,
    pub(crate) theatre: String,
    /// What the board calls its grid.
    pub(crate) name: String,
    /// In its own plane, where neighbouring centres are one apart.
    pub(crate) grid: Grid,
    /// Where that plane lies on the sheet.
    pub(crate) origin: Point,
    pub(crate) scale: f64,
    /// What a hex counts in distances.
    pub(crate) weight: u16,
    /// Lines of this parity end one hex early.
    pub(crate) short: Option<Shifted>,
    /// Edges of the sheet beyond which the country goes on.
    pub(crate) open: Vec<Edge>,
    pub(crate) fit: Fit,
    pub(crate) land: Land,
    pub(crate) terrain: Terrain,
    /// Layers of places.
    pub(crate) towns: Vec<String>,
    /// The feature of a hex with a place of a rank.
    pub(crate) settlements: BTreeMap<String, String>,
    /// Places that the rulebook puts on another grid.
    pub(crate) elsewhere: BTreeSet<String>,
    /// Coast on which the enemy may land, in order.
    pub(crate) invasion_coast: Vec<Cell>,
    /// Points of `airfields.geojson` that the map shows.
    pub(crate) airfields: Vec<String>,
    /// Points of `forts.geojson` that the map shows.
    pub(crate) forts: Vec<String>,
    pub(crate) rivers: Vec<River<SideId>>,
    pub(crate) lines: Vec<Line<SideId>>,
    pub(crate) ways: Vec<Ways<Cell, SideId>>,
    pub(crate) areas: Vec<Area>,
    pub(crate) decorations: Vec<Decoration>,
    /// What is said about single hexes; the last word.
    pub(crate) hexes: BTreeMap<Cell, HexOverride>,
    /// What is said about single sides; the last word.
    pub(crate) sides: Vec<SideOverride<SideId>>,
    /// Roads off the map between two of its edge hexes.
    pub(crate) links: Vec<Link<Cell>>,
    pub(crate) picture: Picture,
}

/// Sides of one colour: whoever leaves a grid over one of them enters the other over any of the same colour.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    pub(crate) name: String,
    pub(crate) colour: String,
    pub(crate) letter: String,
    pub(crate) from: Vec<String>,
    pub(crate) to: Vec<String>,
    pub(crate) source: String,
    #[serde(rename = "reason")]
    pub(crate) _reason: Option<String>,
}

/// A space that is no hex.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct AreaBox {
    pub(crate) name: String,
    pub(crate) title: Option<String>,
    /// The second map on which it lies; beside the hexes, if none is named.
    pub(crate) map: Option<String>,
    /// Its middle on that map, in hexes.
    pub(crate) at: Option<Point>,
    #[serde(default)]
    pub(crate) size: Point,
    pub(crate) terrain: Option<String>,
    #[serde(default)]
    pub(crate) features: Vec<String>,
    /// What is printed in it.
    pub(crate) text: Option<String>,
    #[serde(default)]
    pub(crate) words: BTreeMap<String, String>,
    pub(crate) source: Option<String>,
    #[serde(default)]
    pub(crate) rules: Vec<String>,
    #[serde(rename = "reason")]
    pub(crate) _reason: Option<String>,
}

/// A map beside that of the hexes.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct SecondMap {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) size: Point,
    /// The country behind its boxes.
    pub(crate) backdrop: Option<crate::backdrop::Said>,
}

/// An outline round all hexes with a feature.
#[derive(Deserialize, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Area {
    pub(crate) feature: String,
    pub(crate) kind: String,
    pub(crate) title: Option<String>,
    #[serde(rename = "source")]
    pub(crate) _source: Option<String>,
    #[serde(rename = "reason")]
    pub(crate) _reason: Option<String>,
}

/// Country that no rule knows.
#[derive(Deserialize, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Decoration {
    pub(crate) file: String,
    pub(crate) kind: Option<String>,
    pub(crate) recipe: String,
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

#[derive(Deserialize, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Land {
    /// The share of land from which a hex is played.
    pub(crate) share: f64,
    /// How many hexes the rulebook says there are.
    pub(crate) count: Option<usize>,
}

#[derive(Deserialize, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terrain {
    /// Every terrain there is.
    pub(crate) kinds: Vec<String>,
    /// Terrain where no layer has its share.
    pub(crate) default: String,
    /// Summits that a map of this scale shows.
    #[serde(default)]
    pub(crate) summits: Vec<String>,
    /// In order; the first whose share is reached decides.
    #[serde(default)]
    pub(crate) layer: Vec<TerrainLayer>,
}

#[derive(Deserialize, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct TerrainLayer {
    pub(crate) file: String,
    pub(crate) kind: Option<String>,
    /// Of the hex's land.
    pub(crate) share: f64,
    pub(crate) gives: String,
    /// Only on these grids.
    #[serde(default)]
    pub(crate) grids: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct River<S> {
    pub(crate) name: String,
    #[serde(default = "rivers")]
    pub(crate) file: String,
    /// What the game calls a river of its size.
    pub(crate) class: Option<String>,
    /// `sea`, `edge`, or an earlier river.
    pub(crate) into: String,
    /// `source` for the corner nearest to its source, `edge` where that lies off the map, or an earlier river.
    #[serde(default = "source")]
    pub(crate) from: String,
    /// Sides it must use.
    #[serde(default = "Vec::new")]
    pub(crate) through: Vec<S>,
    /// Sides it must not use.
    #[serde(default = "Vec::new")]
    pub(crate) avoid: Vec<S>,
}

fn source() -> String {
    "source".to_owned()
}

fn rivers() -> String {
    "rivers".to_owned()
}

/// Lines along hexsides: scarps, ridges, wadis, boundaries.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Line<S> {
    pub(crate) file: String,
    pub(crate) kind: Option<String>,
    pub(crate) name: Option<String>,
    /// What it is called on a side.
    pub(crate) gives: String,
    /// Sides it must use.
    #[serde(default = "Vec::new")]
    pub(crate) through: Vec<S>,
    /// Sides it must not use.
    #[serde(default = "Vec::new")]
    pub(crate) avoid: Vec<S>,
}

/// Lines from hex to hex: roads, tracks, railways.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ways<H, S> {
    pub(crate) file: String,
    /// What they are called on a side.
    pub(crate) key: String,
    /// What the game calls each class; one that is not named is not shown. None: as the layer says.
    pub(crate) kinds: Option<BTreeMap<String, String>>,
    /// The game's classes, the best first: where two roads share a side, it has the better one.
    #[serde(default)]
    pub(crate) order: Vec<String>,
    /// Roads of the layer that this map does not show.
    #[serde(default)]
    pub(crate) skip: Vec<String>,
    /// Sides that no road crosses.
    #[serde(default = "Vec::new")]
    pub(crate) avoid: Vec<S>,
    /// Hexes that a road passes besides its pinned towns.
    #[serde(default = "BTreeMap::new")]
    pub(crate) via: BTreeMap<String, Vec<H>>,
}

impl<H, S> Ways<H, S> {
    /// How a class stands among the others, the best first: as `order` lists them, or else a main road before the rest.
    pub(crate) fn rank(&self, class: &str) -> usize {
        let at = self.order.iter().position(|better| better == class);
        at.unwrap_or(if class == "main" { self.order.len() } else { self.order.len() + 1 })
    }
}

/// What only the picture shows.
#[derive(Deserialize, Debug, Default, Clone)]
#[serde(deny_unknown_fields)]
pub(crate) struct Picture {
    pub(crate) title: Option<String>,
    pub(crate) subtitle: Option<String>,
    pub(crate) km_per_hex: Option<f64>,
    /// The painter's colours, where they are not those of green country.
    pub(crate) palette: Option<String>,
    /// Names that stand in the sea off a beach.
    #[serde(default)]
    pub(crate) beaches: BTreeMap<String, String>,
    /// Names of seas, each with the longitude and latitude of its middle.
    #[serde(default)]
    pub(crate) waters: BTreeMap<String, [f64; 2]>,
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
    #[serde(default)]
    pub(crate) features: Vec<String>,
    /// Further keys, with text.
    #[serde(default)]
    pub(crate) words: BTreeMap<String, String>,
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
pub(crate) struct SideOverride<S> {
    pub(crate) hexes: S,
    pub(crate) river: Option<String>,
    pub(crate) sea: Option<bool>,
    pub(crate) source: Option<String>,
    #[serde(rename = "reason")]
    pub(crate) _reason: Option<String>,
    /// Lines and ways: with text, or `false` where there is none.
    #[serde(flatten)]
    pub(crate) words: BTreeMap<String, Word>,
}

/// What is said under a key.
#[derive(Deserialize, Debug, Clone)]
#[serde(untagged)]
pub(crate) enum Word {
    Switch(bool),
    Number(u16),
    Text(String),
}

/// A way beyond the hexsides: a road off the map between two edge hexes, or between boxes and hexes.
#[derive(Deserialize, Debug, Clone)]
pub(crate) struct Link<H> {
    pub(crate) from: H,
    pub(crate) to: To<H>,
    pub(crate) source: String,
    #[serde(rename = "reason")]
    pub(crate) _reason: Option<String>,
    #[serde(flatten)]
    pub(crate) words: BTreeMap<String, Word>,
}

/// To a space, or to each of several.
#[derive(Deserialize, Debug, Clone)]
#[serde(untagged)]
pub(crate) enum To<H> {
    One(H),
    Many(Vec<H>),
}

impl<H> To<H> {
    pub(crate) fn all(&self) -> &[H] {
        match self {
            To::One(one) => std::slice::from_ref(one),
            To::Many(many) => many,
        }
    }
}

impl<H> Link<H> {
    /// How many hexes of road it stands for.
    pub(crate) fn road_hexes(&self) -> Option<u16> {
        match self.words.get("road_hexes") {
            Some(Word::Number(hexes)) => Some(*hexes),
            _ => None,
        }
    }

    pub(crate) fn letter(&self) -> Option<&str> {
        match self.words.get("letter") {
            Some(Word::Text(letter)) => Some(letter),
            _ => None,
        }
    }
}

impl Plan {
    pub(crate) fn read(data: &Path, game: &str) -> Result<Self, AtlasError> {
        let file = data.join(game).join("atlas.toml");
        let text = read_text(&file)?;
        match toml::from_str::<File>(&text) {
            Ok(read) => read.on_its_grids(&file).map_err(|reason| AtlasError::Data { file, reason }),
            Err(source) => Err(AtlasError::Config { file, source: Box::new(source) }),
        }
    }

    pub(crate) fn wrong(&self, reason: impl Into<String>) -> AtlasError {
        AtlasError::Data { file: self.file.clone(), reason: reason.into() }
    }
}

impl Config {
    pub(crate) fn wrong(&self, reason: impl Into<String>) -> AtlasError {
        AtlasError::Data { file: self.file.clone(), reason: reason.into() }
    }

    /// The hexes of the grid, played or not.
    pub(crate) fn cells(&self) -> impl Iterator<Item = Cell> {
        self.grid.cells().filter(|&hex| self.contains(hex))
    }

    /// Whether the grid has a hex.
    pub(crate) fn contains(&self, hex: Cell) -> bool {
        let (line, along, last) = match self.grid.orientation {
            Orientation::Flat => (hex.column, hex.row, self.grid.rows.1),
            Orientation::Pointy => (hex.row, hex.column, self.grid.columns.1),
        };
        let is_short = match self.short {
            None => false,
            Some(Shifted::Odd) => line.rem_euclid(2) == 1,
            Some(Shifted::Even) => line.rem_euclid(2) == 0,
        };
        self.grid.contains(hex) && !(is_short && along == last)
    }
}

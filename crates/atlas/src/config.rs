//! `data/<game>/atlas.toml`: how a game lies over the country, and what its rulebook pins down.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use sandtable_hex::{Cell, Grid, Numbering, Orientation, Shifted};
use serde::Deserialize;

use crate::error::AtlasError;
use crate::layers::read_text;
use crate::side::SideId;

/// The whole file. Hex numbers mean nothing without the grid: they are read as text, then found on it.
#[derive(Debug)]
pub(crate) struct Config {
    pub(crate) file: PathBuf,
    pub(crate) game: String,
    pub(crate) theatre: String,
    /// What the board calls its grid.
    pub(crate) grid_name: String,
    pub(crate) grid: Grid,
    pub(crate) fit: Fit,
    pub(crate) land: Land,
    pub(crate) terrain: Terrain,
    /// Coast on which the enemy may land, in order.
    pub(crate) invasion_coast: Vec<Cell>,
    /// Points of `airfields.geojson` that the map shows.
    pub(crate) airfields: Vec<String>,
    /// Points of `forts.geojson` that the map shows.
    pub(crate) forts: Vec<String>,
    pub(crate) rivers: Vec<River<SideId>>,
    pub(crate) roads: Roads<Cell, SideId>,
    /// What is said about single hexes; the last word.
    pub(crate) hexes: BTreeMap<Cell, HexOverride>,
    /// What is said about single sides; the last word.
    pub(crate) sides: Vec<SideOverride<SideId>>,
    pub(crate) links: Vec<Link<Cell>>,
    pub(crate) boxes: Vec<String>,
    pub(crate) picture: Picture,
}

/// The file as it is written.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    theatre: String,
    grid: NamedGrid,
    fit: Fit,
    land: Land,
    terrain: Terrain,
    invasion_coast: Vec<String>,
    airfields: Vec<String>,
    forts: Vec<String>,
    #[serde(rename = "river")]
    rivers: Vec<River<String>>,
    roads: Roads<String, String>,
    hexes: BTreeMap<String, HexOverride>,
    #[serde(rename = "side", default)]
    sides: Vec<SideOverride<String>>,
    #[serde(rename = "link", default)]
    links: Vec<Link<String>>,
    boxes: Vec<String>,
    #[serde(default)]
    picture: Picture,
}

/// The grid as the file gives it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct NamedGrid {
    name: String,
    orientation: Orientation,
    shifted: Shifted,
    numbering: Numbering,
    columns: (i16, i16),
    rows: (i16, i16),
    #[serde(default)]
    up: bool,
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
pub(crate) struct River<S> {
    pub(crate) name: String,
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

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Roads<H, S> {
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

/// What only the picture shows.
#[derive(Deserialize, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(crate) struct Picture {
    pub(crate) title: Option<String>,
    pub(crate) subtitle: Option<String>,
    pub(crate) km_per_hex: Option<f64>,
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
pub(crate) struct SideOverride<S> {
    pub(crate) hexes: S,
    pub(crate) river: Option<String>,
    pub(crate) sea: Option<bool>,
    pub(crate) source: Option<String>,
    #[serde(rename = "reason")]
    pub(crate) _reason: Option<String>,
}

/// A road off the map between two edge hexes.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Link<H> {
    pub(crate) from: H,
    pub(crate) to: H,
    pub(crate) road_hexes: u16,
    pub(crate) source: String,
}

impl Config {
    pub(crate) fn read(data: &Path, game: &str) -> Result<Self, AtlasError> {
        let file = data.join(game).join("atlas.toml");
        let text = read_text(&file)?;
        match toml::from_str::<File>(&text) {
            Ok(read) => read.on_its_grid(&file).map_err(|reason| AtlasError::Data { file, reason }),
            Err(source) => Err(AtlasError::Config { file, source: Box::new(source) }),
        }
    }

    pub(crate) fn wrong(&self, reason: impl Into<String>) -> AtlasError {
        AtlasError::Data { file: self.file.clone(), reason: reason.into() }
    }
}

impl File {
    fn on_its_grid(self, file: &Path) -> Result<Config, String> {
        let NamedGrid { name, orientation, shifted, numbering, columns, rows, up } = self.grid;
        let grid = Grid { up, ..Grid::new(orientation, shifted, numbering, columns, rows) };
        let hex = |number: &String| grid.parse(number).map_err(|e| e.to_string());
        let hexes = |numbers: &[String]| numbers.iter().map(hex).collect::<Result<Vec<_>, _>>();
        let side = |text: &String| SideId::parse(&grid, text);
        let sides = |texts: &[String]| texts.iter().map(side).collect::<Result<Vec<_>, _>>();
        let river = |r: River<String>| {
            let (through, avoid) = (sides(&r.through)?, sides(&r.avoid)?);
            Ok::<_, String>(River { name: r.name, into: r.into, from: r.from, through, avoid })
        };
        let said = |s: SideOverride<String>| {
            let hexes = side(&s.hexes)?;
            Ok::<_, String>(SideOverride {
                hexes,
                river: s.river,
                sea: s.sea,
                source: s.source,
                _reason: s._reason,
            })
        };
        let link = |l: Link<String>| {
            let (from, to) = (hex(&l.from)?, hex(&l.to)?);
            Ok::<_, String>(Link { from, to, road_hexes: l.road_hexes, source: l.source })
        };
        let via = self.roads.via.into_iter().map(|(road, way)| Ok((road, hexes(&way)?)));
        Ok(Config {
            file: file.to_path_buf(),
            game: self.game,
            theatre: self.theatre,
            grid_name: name,
            grid,
            fit: self.fit,
            land: self.land,
            terrain: self.terrain,
            invasion_coast: hexes(&self.invasion_coast)?,
            airfields: self.airfields,
            forts: self.forts,
            rivers: self.rivers.into_iter().map(river).collect::<Result<_, _>>()?,
            roads: Roads {
                skip: self.roads.skip,
                avoid: sides(&self.roads.avoid)?,
                via: via.collect::<Result<_, String>>()?,
            },
            hexes: self
                .hexes
                .into_iter()
                .map(|(number, what)| Ok((hex(&number)?, what)))
                .collect::<Result<_, String>>()?,
            sides: self.sides.into_iter().map(said).collect::<Result<_, _>>()?,
            links: self.links.into_iter().map(link).collect::<Result<_, _>>()?,
            boxes: self.boxes,
            picture: self.picture,
        })
    }
}

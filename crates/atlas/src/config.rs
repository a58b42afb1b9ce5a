//! `data/<game>/atlas.toml`: how a game lies over the country, and what its rulebook pins down.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use sandtable_hex::{Cell, Grid, Numbering, Orientation, Shifted};
use serde::Deserialize;

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

/// The file as it is written.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    theatre: String,
    #[serde(default = "south_and_east")]
    open: Vec<Edge>,
    #[serde(rename = "grid")]
    grids: Vec<NamedGrid>,
    land: Land,
    terrain: Terrain,
    #[serde(default = "towns")]
    towns: Vec<String>,
    #[serde(default = "villages")]
    settlements: BTreeMap<String, String>,
    #[serde(default)]
    invasion_coast: Vec<String>,
    #[serde(default)]
    airfields: Vec<String>,
    #[serde(default)]
    forts: Vec<String>,
    #[serde(rename = "river", default)]
    rivers: Vec<River<String>>,
    #[serde(rename = "line", default)]
    lines: Vec<Line<String>>,
    #[serde(rename = "way", default)]
    ways: Vec<Ways<String, String>>,
    #[serde(rename = "area", default)]
    areas: Vec<Area>,
    #[serde(rename = "decoration", default)]
    decorations: Vec<Decoration>,
    #[serde(default)]
    features: BTreeMap<String, Featured>,
    #[serde(default)]
    hexes: BTreeMap<String, HexOverride>,
    #[serde(rename = "side", default)]
    sides: Vec<SideOverride<String>>,
    #[serde(rename = "join", default)]
    joins: Vec<Join>,
    #[serde(rename = "link", default)]
    links: Vec<Link<String>>,
    #[serde(default)]
    boxes: Vec<String>,
    #[serde(rename = "box", default)]
    area_boxes: Vec<AreaBox>,
    #[serde(rename = "map", default)]
    maps: Vec<SecondMap>,
    #[serde(default)]
    recipes: BTreeMap<String, String>,
    #[serde(default)]
    facts: BTreeMap<String, String>,
    #[serde(default)]
    picture: Picture,
}

fn south_and_east() -> Vec<Edge> {
    vec![Edge::South, Edge::East]
}

fn towns() -> Vec<String> {
    vec!["towns".to_owned()]
}

fn villages() -> BTreeMap<String, String> {
    ["city", "town"].map(|rank| (rank.to_owned(), "village".to_owned())).into()
}

const fn one() -> f64 {
    1.0
}

const fn once() -> u16 {
    1
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
    #[serde(default)]
    left: bool,
    short: Option<Shifted>,
    #[serde(default)]
    origin: Point,
    #[serde(default = "one")]
    scale: f64,
    #[serde(default = "once")]
    weight: u16,
    open: Option<Vec<Edge>>,
    fit: Fit,
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
}

/// Hexes that share a feature.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Featured {
    hexes: Vec<String>,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(rename = "source")]
    _source: Option<String>,
    #[serde(rename = "reason")]
    _reason: Option<String>,
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

/// What a file says of hexes, for one grid: what lies on another one is left out.
struct Reader<'a> {
    grid: &'a Grid,
}

impl Reader<'_> {
    fn hexes(&self, numbers: &[String]) -> Vec<Cell> {
        numbers.iter().filter_map(|number| self.grid.parse(number).ok()).collect()
    }

    fn side(&self, text: &str) -> Result<Option<SideId>, String> {
        let here = text.split('-').all(|number| self.grid.parse(number).is_ok());
        if here { SideId::parse(self.grid, text).map(Some) } else { Ok(None) }
    }

    fn sides(&self, texts: &[String]) -> Result<Vec<SideId>, String> {
        texts.iter().filter_map(|text| self.side(text).transpose()).collect()
    }
}

impl File {
    fn on_its_grids(mut self, file: &Path) -> Result<Plan, String> {
        for (feature, at) in std::mem::take(&mut self.features) {
            for number in at.hexes {
                let said = self.hexes.entry(number).or_default();
                said.features.push(feature.clone());
                said.rules.extend(
                    at.rules.iter().filter(|rule| !said.rules.contains(rule)).cloned().collect::<Vec<_>>(),
                );
            }
        }
        let grids = std::mem::take(&mut self.grids);
        let sections: Vec<Config> =
            grids.into_iter().map(|grid| self.section(grid, file)).collect::<Result<_, _>>()?;
        self.check(&sections)?;
        let plain = self.boxes.into_iter().map(|name| AreaBox { name, ..AreaBox::default() });
        Ok(Plan {
            file: file.to_path_buf(),
            game: self.game,
            sections,
            joins: self.joins,
            links: self.links,
            boxes: plain.chain(self.area_boxes).collect(),
            maps: self.maps,
            recipes: self.recipes,
            facts: self.facts,
            picture: self.picture,
        })
    }

    /// Every number must be that of a hex on one of the grids.
    fn check(&self, sections: &[Config]) -> Result<(), String> {
        let known =
            |number: &String| sections.iter().any(|s| s.grid.parse(number).is_ok_and(|hex| s.contains(hex)));
        let sides = self.rivers.iter().flat_map(|r| r.through.iter().chain(&r.avoid));
        let sides = sides.chain(self.lines.iter().flat_map(|l| l.through.iter().chain(&l.avoid)));
        let sides =
            sides.chain(self.ways.iter().flat_map(|w| &w.avoid)).chain(self.sides.iter().map(|s| &s.hexes));
        for side in sides {
            let (a, b) =
                side.split_once('-').ok_or_else(|| format!("\"{side}\" is not a side such as 2813-2913"))?;
            for number in [a, b] {
                let number = number.to_owned();
                if !known(&number) {
                    return Err(format!("side {side}: \"{number}\" is not the number of a hex on this map"));
                }
            }
        }
        let boxed =
            |name: &String| self.boxes.contains(name) || self.area_boxes.iter().any(|b| b.name == *name);
        let ends = self.links.iter().flat_map(|link| std::iter::once(&link.from).chain(link.to.all()));
        if let Some(end) = ends.into_iter().find(|end| !known(end) && !boxed(end)) {
            return Err(format!("link: \"{end}\" is neither a hex nor a box"));
        }
        let numbers = self.hexes.keys().chain(&self.invasion_coast);
        let numbers = numbers.chain(self.joins.iter().flat_map(|join| join.from.iter().chain(&join.to)));
        let mut numbers = numbers.chain(self.ways.iter().flat_map(|w| w.via.values().flatten()));
        match numbers.find(|number| !known(number)) {
            Some(number) => Err(format!("\"{number}\" is not the number of a hex on this map")),
            None => Ok(()),
        }
    }

    fn section(&self, named: NamedGrid, file: &Path) -> Result<Config, String> {
        let NamedGrid { orientation, shifted, numbering, columns, rows, up, left, .. } = named;
        let grid = Grid { up, left, ..Grid::new(orientation, shifted, numbering, columns, rows) };
        let here = Reader { grid: &grid };
        let rivers = self.rivers.iter().map(|r| {
            Ok(River {
                name: r.name.clone(),
                file: r.file.clone(),
                class: r.class.clone(),
                into: r.into.clone(),
                from: r.from.clone(),
                through: here.sides(&r.through)?,
                avoid: here.sides(&r.avoid)?,
            })
        });
        let lines = self.lines.iter().map(|l| {
            Ok(Line {
                file: l.file.clone(),
                kind: l.kind.clone(),
                name: l.name.clone(),
                gives: l.gives.clone(),
                through: here.sides(&l.through)?,
                avoid: here.sides(&l.avoid)?,
            })
        });
        let ways = self.ways.iter().map(|w| {
            Ok(Ways {
                file: w.file.clone(),
                key: w.key.clone(),
                kinds: w.kinds.clone(),
                order: w.order.clone(),
                skip: w.skip.clone(),
                avoid: here.sides(&w.avoid)?,
                via: w.via.iter().map(|(road, hexes)| (road.clone(), here.hexes(hexes))).collect(),
            })
        });
        let sides = self.sides.iter().filter_map(|s| {
            let said = |hexes| SideOverride {
                hexes,
                river: s.river.clone(),
                sea: s.sea,
                source: s.source.clone(),
                _reason: None,
                words: s.words.clone(),
            };
            here.side(&s.hexes).map(|side| side.map(said)).transpose()
        });
        // Only a road off the map has hexes at both ends, on the same grid.
        let links = self.links.iter().filter_map(|l| {
            let (from, to) = (grid.parse(&l.from).ok()?, grid.parse(l.to.all().first()?).ok()?);
            let (source, words) = (l.source.clone(), l.words.clone());
            l.road_hexes().map(|_| Link { from, to: To::One(to), source, _reason: None, words })
        });
        let hexes =
            self.hexes.iter().filter_map(|(number, said)| Some((grid.parse(number).ok()?, said.clone())));
        Ok(Config {
            file: file.to_path_buf(),
            theatre: self.theatre.clone(),
            name: named.name,
            origin: named.origin,
            scale: named.scale,
            weight: named.weight,
            short: named.short,
            open: named.open.unwrap_or_else(|| self.open.clone()),
            fit: named.fit,
            land: self.land.clone(),
            terrain: self.terrain.clone(),
            towns: self.towns.clone(),
            settlements: self.settlements.clone(),
            invasion_coast: here.hexes(&self.invasion_coast),
            airfields: self.airfields.clone(),
            forts: self.forts.clone(),
            rivers: rivers.collect::<Result<_, String>>()?,
            lines: lines.collect::<Result<_, String>>()?,
            ways: ways.collect::<Result<_, String>>()?,
            areas: self.areas.clone(),
            decorations: self.decorations.clone(),
            hexes: hexes.collect(),
            sides: sides.collect::<Result<_, String>>()?,
            links: links.collect(),
            picture: self.picture.clone(),
            grid,
        })
    }
}

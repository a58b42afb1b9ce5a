//! Boards that are primary data: read from a printed map, not built. The atlas only draws the country under them.
//!
//! `board.toml` says what every hex and side is; `atlas.toml` (with `printed = true`) how the sheet lies over the
//! country and how its words are drawn. Where the true coast and the hexes disagree, the hexes are right.

mod chart;
mod lines;

use std::collections::BTreeMap;
use std::path::Path;

use sandtable_hex::{Cell, Grid};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::error::AtlasError;
use crate::layers::{Parts, Theatre, read_text};
use crate::side::{Point, SideId, centre, distance_squared};

/// Whether the board of a game is primary data.
pub(crate) fn is_printed(data: &Path, game: &str) -> Result<bool, AtlasError> {
    #[derive(Deserialize)]
    struct Kind {
        #[serde(default)]
        printed: bool,
    }
    Ok(read::<Kind>(data, game, "atlas.toml")?.printed)
}

/// The text of the chart of a printed board.
pub(crate) fn chart(data: &Path, game: &str) -> Result<String, AtlasError> {
    Ok(chart::write(&Printed::read(data, game)?))
}

/// `atlas.toml` of a printed board.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    game: String,
    theatre: String,
    #[serde(rename = "printed")]
    _printed: bool,
    picture: Picture,
    fit: Fit,
    /// Places that show how good the fit is.
    anchors: BTreeMap<String, Anchor>,
    strand: Strand,
    /// How a word on a side is drawn, by `key` or `key=value`.
    lines: BTreeMap<String, String>,
    recipes: BTreeMap<String, String>,
    border: Border,
    beaches: BTreeMap<String, String>,
    towns: Towns,
    #[serde(default)]
    waters: BTreeMap<String, Point>,
    #[serde(rename = "note", default)]
    notes: Vec<Note>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Picture {
    title: String,
    subtitle: String,
    km_per_hex: f64,
    /// Paper beyond the outermost hexes: left, top, right, bottom.
    margins: [f64; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fit {
    to_plane: [[f64; 3]; 2],
    to_lonlat: [[f64; 3]; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Anchor {
    at: Point,
    hexes: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Strand {
    /// The terrain that is water.
    water: String,
    /// Features of the strand, from the lowest water up.
    bands: Vec<String>,
    /// The feature of low ground behind it.
    lowland: String,
    /// How far the true coast may pull the drawn one from its hexsides.
    pull: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Border {
    odd: i16,
    even: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Towns {
    /// Places with a larger name.
    hexes: Vec<String>,
    /// The terrain with houses.
    terrain: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Note {
    text: String,
    kind: String,
    hex: String,
    #[serde(default)]
    shift: Point,
}

/// What the chart needs of a board file.
#[derive(Deserialize)]
struct BoardFile {
    grid: Vec<NamedGrid>,
    spaces: BTreeMap<String, Words>,
    sides: BTreeMap<String, BTreeMap<String, toml::Value>>,
}

#[derive(Deserialize)]
struct NamedGrid {
    #[serde(flatten)]
    grid: Grid,
}

#[derive(Deserialize)]
struct Words {
    terrain: String,
    #[serde(default)]
    features: Vec<String>,
    name: Option<String>,
    /// A landing box, and where it lands at the lowest water.
    #[serde(rename = "box")]
    landing: Option<String>,
    low: Option<String>,
    exit: Option<String>,
}

/// `positions.toml`: what is printed in a hex.
#[derive(Deserialize)]
struct Positions {
    position: Vec<Position>,
}

#[derive(Deserialize)]
struct Position {
    id: String,
    hex: String,
    kind: String,
    colour: String,
    zone: String,
    priority: u16,
    printed_vp: u16,
}

/// A printed board with its country.
struct Printed {
    config: Config,
    grid: Grid,
    spaces: BTreeMap<Cell, Words>,
    /// How each side is drawn.
    sides: BTreeMap<SideId, Vec<String>>,
    positions: Vec<(Cell, Position)>,
    /// The rings of the true coast in the plane.
    coast: Vec<Vec<Point>>,
}

impl Printed {
    fn read(data: &Path, game: &str) -> Result<Self, AtlasError> {
        let file = data.join(game).join("board.toml");
        let wrong = |reason: String| AtlasError::Data { file: file.clone(), reason };
        let config: Config = read(data, game, "atlas.toml")?;
        let board: BoardFile = read(data, game, "board.toml")?;
        let positions: Positions = read(data, game, "positions.toml")?;
        let [NamedGrid { grid }] = board.grid[..] else {
            return Err(wrong("a printed board must have one grid".into()));
        };
        let hex = |number: &str| grid.parse(number).map_err(|e| wrong(e.to_string()));
        let spaces = board.spaces.into_iter().map(|(number, words)| Ok((hex(&number)?, words)));
        let spaces = spaces.collect::<Result<BTreeMap<_, _>, AtlasError>>()?;
        let mut sides = BTreeMap::new();
        for (name, words) in board.sides {
            let drawn = words.iter().filter_map(|(key, value)| {
                let exact = format!("{key}={}", value.as_str().unwrap_or_default());
                config.lines.get(&exact).or_else(|| config.lines.get(key)).cloned()
            });
            sides.insert(SideId::parse(&grid, &name).map_err(wrong)?, drawn.collect());
        }
        let positions = positions.position.into_iter().map(|p| Ok((hex(&p.hex)?, p)));
        let positions = positions.collect::<Result<Vec<_>, AtlasError>>()?;
        let theatre = Theatre::new(data, &config.theatre);
        let mut coast = Vec::new();
        for shape in theatre.layer("land")? {
            let Parts::Area(rings) = shape.parts else { continue };
            coast
                .extend(rings.iter().map(|ring| ring.iter().map(|&p| config.fit.lay(p)).collect::<Vec<_>>()));
        }
        let printed = Self { config, grid, spaces, sides, positions, coast };
        printed.check().map_err(wrong)?;
        Ok(printed)
    }

    /// Everything that the chart looks up is there.
    fn check(&self) -> Result<(), String> {
        let known = |number: &str| {
            let cell = self.grid.parse(number).map_err(|e| e.to_string())?;
            if self.spaces.contains_key(&cell) { Ok(()) } else { Err(format!("there is no space {number}")) }
        };
        let notes = self.config.notes.iter().map(|n| &n.hex);
        let named = notes.chain(&self.config.towns.hexes).chain(self.positions.iter().map(|(_, p)| &p.hex));
        for number in named.chain(self.spaces.values().filter_map(|words| words.low.as_ref())) {
            known(number)?;
        }
        let back = self.config.fit.lay(lay(&self.config.fit.to_lonlat, [18.0, 9.0]));
        if distance_squared(back, [18.0, 9.0]) > 1e-6 {
            return Err(format!("fit: to_plane does not undo to_lonlat: {back:?}"));
        }
        let off = self.off()?;
        if off > 0.75 { Err(format!("fit: the anchors lie {off:.2} hexes off")) } else { Ok(()) }
    }

    /// How far the anchors lie from their hexes: the root of the mean square, in hexes.
    fn off(&self) -> Result<f64, String> {
        let mut sum = 0.0;
        for anchor in self.config.anchors.values() {
            let share = 1.0 / anchor.hexes.len() as f64;
            let mut middle = [0.0, 0.0];
            for number in &anchor.hexes {
                let [x, y] = centre(&self.grid, self.grid.parse(number).map_err(|e| e.to_string())?);
                middle = [middle[0] + x * share, middle[1] + y * share];
            }
            sum += distance_squared(self.config.fit.lay(anchor.at), middle);
        }
        Ok((sum / self.config.anchors.len() as f64).sqrt())
    }

    fn is_water(&self, hex: Cell) -> bool {
        self.spaces.get(&hex).is_some_and(|words| words.terrain == self.config.strand.water)
    }

    /// How high a hex lies: water, the bands of the strand, low ground, the rest.
    fn height(&self, hex: Cell) -> usize {
        let strand = &self.config.strand;
        let Some(words) = self.spaces.get(&hex) else { return 0 };
        if words.terrain == strand.water {
            return 0;
        }
        match strand.bands.iter().position(|band| words.features.contains(band)) {
            Some(band) => band + 1,
            None if words.features.contains(&strand.lowland) => strand.bands.len() + 1,
            None => strand.bands.len() + 2,
        }
    }
}

impl Fit {
    fn lay(&self, lonlat: Point) -> Point {
        lay(&self.to_plane, lonlat)
    }

    /// Which way north lies on the sheet, one long.
    fn north(&self) -> Point {
        let [x, y] = [self.to_plane[0][1], self.to_plane[1][1]];
        let length = (x * x + y * y).sqrt();
        [x / length, y / length]
    }
}

fn lay(m: &[[f64; 3]; 2], p: Point) -> Point {
    [0, 1].map(|i: usize| m[i][0] * p[0] + m[i][1] * p[1] + m[i][2])
}

fn read<T: DeserializeOwned>(data: &Path, game: &str, name: &str) -> Result<T, AtlasError> {
    let file = data.join(game).join(name);
    toml::from_str(&read_text(&file)?).map_err(|source| AtlasError::Config { file, source: Box::new(source) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layers::Shape;

    fn omaha() -> Printed {
        Printed::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data"), "omaha").unwrap()
    }

    #[test]
    fn the_anchors_lie_within_half_a_hex_or_so() {
        let off = omaha().off().unwrap();
        assert!((0.5..0.55).contains(&off), "{off}");
    }

    #[test]
    fn north_is_at_the_bottom_of_the_sheet() {
        let [x, y] = omaha().config.fit.north();
        assert!(y > 0.95 && x > 0.0);
    }

    #[test]
    fn every_hex_lies_between_its_shores() {
        let omaha = omaha();
        let shores = omaha.shores().into_iter();
        let shores: Vec<Shape> = shores
            .map(|shore| Shape { name: None, kind: None, parts: Parts::Area(vec![omaha.ring(&shore)]) })
            .collect();
        for &hex in omaha.spaces.keys() {
            let above = shores.iter().filter(|shore| shore.contains(centre(&omaha.grid, hex))).count();
            assert_eq!(above, omaha.height(hex).min(shores.len()), "{}", omaha.grid.number(hex));
        }
    }

    #[test]
    fn heights_rise_from_the_sea() {
        let omaha = omaha();
        let heights = ["0410", "0511", "0611", "0712", "0812", "0912"]
            .map(|n| omaha.height(omaha.grid.parse(n).unwrap()));
        assert_eq!(heights, [0, 1, 2, 3, 4, 5]);
    }
}

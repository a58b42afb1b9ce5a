//! The file itself: what it says of all grids, taken apart for each.

use std::collections::BTreeMap;
use std::path::Path;

use sandtable_hex::{Cell, Grid, Numbering, Orientation, Shifted};
use serde::Deserialize;

use super::{
    Area, AreaBox, Config, Decoration, Fit, HexOverride, Join, Land, Line, Link, Picture, Plan, River,
    SecondMap, SideOverride, Terrain, To, Ways,
};
use crate::edge::Edge;
use crate::side::{Point, SideId};

/// The file as it is written.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
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
    pub(super) fn on_its_grids(mut self, file: &Path) -> Result<Plan, String> {
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
        let others = self.hexes.iter().filter(|(number, _)| grid.parse(number).is_err());
        let elsewhere = others.filter_map(|(_, said)| said.place.clone()).collect();
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
            elsewhere,
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

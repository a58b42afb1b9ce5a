//! The board: everything a game needs to know about its map.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use sandtable_hex::{Cell, Grid};

use crate::config::{Config, HexOverride};
use crate::error::AtlasError;
use crate::fit::{Sheet, point_named};
use crate::land;
use crate::layers::{Parts, Shape, Theatre};
use crate::side::{Point, SideId, around, hex_at};
use crate::{rivers, roads, terrain};

/// A board with its spaces and sides in order.
pub struct Board {
    /// The played hexes.
    pub spaces: BTreeMap<Cell, Space>,
    /// The sides that carry something.
    pub sides: BTreeMap<SideId, Side>,
    pub(crate) config: Config,
    pub(crate) country: Country,
}

/// The country in the plane, for drawing.
pub(crate) struct Country {
    pub(crate) land: Vec<Shape>,
    pub(crate) rivers: Vec<Shape>,
    pub(crate) towns: Vec<Shape>,
    /// Names of seas.
    pub(crate) waters: Vec<(String, Point)>,
}

/// One played hex.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Space {
    /// What the ground is like.
    pub terrain: String,
    /// The place in it.
    pub name: Option<String>,
    /// What else is in it.
    pub features: BTreeSet<Feature>,
    /// The landing beach it is.
    pub beach: Option<String>,
    /// Where the terrain comes from.
    pub source: String,
    /// The rules that name the hex.
    pub rules: Vec<String>,
}

/// What a hex can hold besides its terrain, in the order in which it is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Feature {
    /// A village.
    Village,
    /// A printed fortification.
    Fort,
    /// An airfield.
    Airfield,
    /// A neighbour of the sea.
    Coast,
    /// Coast within the landing area.
    InvasionCoast,
    /// A landing beach.
    Beach,
    /// On the south edge.
    SouthEdge,
    /// On the east edge.
    EastEdge,
    /// On an edge, with a road that goes on.
    RoadExit,
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Feature::Village => "village",
            Feature::Fort => "fort",
            Feature::Airfield => "airfield",
            Feature::Coast => "coast",
            Feature::InvasionCoast => "invasion_coast",
            Feature::Beach => "beach",
            Feature::SouthEdge => "south_edge",
            Feature::EastEdge => "east_edge",
            Feature::RoadExit => "road_exit",
        })
    }
}

/// What a hexside carries.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Side {
    /// The river along it.
    pub river: Option<String>,
    /// The class of the road across it, from centre to centre.
    pub road: Option<String>,
    /// All water, and no way across.
    pub sea: bool,
    /// Where it comes from, if not an estimate.
    pub source: Option<String>,
}

impl Board {
    /// Builds the board of a game from the data folder.
    ///
    /// # Errors
    /// If a file is missing or wrong, or the geography cannot satisfy what `atlas.toml` demands.
    pub fn build(data: &Path, game: &str) -> Result<Self, AtlasError> {
        let config = Config::read(data, game)?;
        let theatre = Theatre::new(data, &config.theatre);
        let places = theatre.layer("towns")?;
        let sheet = Sheet::new(&config, &places)?;
        let country = Country {
            land: theatre.flat("land", &sheet)?,
            rivers: theatre.flat("rivers", &sheet)?,
            towns: theatre.flat("towns", &sheet)?,
            waters: config.picture.waters.iter().map(|(name, &at)| (name.clone(), sheet.lay(at))).collect(),
        };
        let sampled = land::sample(&config, &country.land);
        let hexes = land::playable(&config, &sampled)?;
        let summits = terrain::summits(&config, &theatre.flat("hills", &sheet)?)?;
        let ground = terrain::of_hexes(&config, &theatre, &sheet, &hexes, &sampled, &summits)?;
        let rivers = rivers::trace(&config, &country.rivers, &hexes)?;
        let pins = pins(&config, &sheet, &places);
        let roads = roads::trace(&config, &theatre.flat("roads", &sheet)?, &hexes, &pins)?;
        let built = |names, file| hexes_of(&config, names, file, &theatre.flat(file, &sheet)?);
        let airfields = built(&config.airfields, "airfields")?;
        let forts = built(&config.forts, "forts")?;

        let sides = sides(&config, &hexes, &country.land, rivers, &roads)?;
        let names = names(&config, &country.towns);
        let mut spaces = BTreeMap::new();
        for (hex, terrain) in ground {
            let said = config.hexes.get(&hex).cloned().unwrap_or_default();
            let mut features = features(&config, &hexes, hex, &said);
            let marked =
                [(Feature::Airfield, &airfields), (Feature::Fort, &forts), (Feature::RoadExit, &roads.exits)];
            features
                .extend(marked.iter().filter(|(_, hexes)| hexes.contains(&hex)).map(|(feature, _)| feature));
            let place = names.get(&hex).filter(|p| p.rank <= Rank::Town || !summits.contains_key(&hex));
            if terrain != "city" && (said.village || place.is_some_and(|p| p.rank <= Rank::Town)) {
                features.insert(Feature::Village);
            }
            let space = Space {
                terrain,
                name: said
                    .name
                    .or(said.place)
                    .or_else(|| place.map(|p| p.name.clone()))
                    .or_else(|| summits.get(&hex).cloned()),
                features,
                beach: said.beach,
                source: said.source.unwrap_or_else(|| "estimate".to_owned()),
                rules: said.rules,
            };
            spaces.insert(hex, space);
        }
        let board = Board { spaces, sides, config, country };
        board.check()?;
        Ok(board)
    }

    /// What must hold of every board, whatever the country says.
    fn check(&self) -> Result<(), AtlasError> {
        let config = &self.config;
        let grid = self.grid();
        for (hex, said) in &config.hexes {
            if said.land != Some(false) && !self.spaces.contains_key(hex) {
                return Err(config
                    .wrong(format!("{} is named, but it is sea; give it land = true", grid.number(*hex))));
            }
        }
        for hex in &config.invasion_coast {
            if !self.has(*hex, Feature::Coast) {
                return Err(
                    config.wrong(format!("invasion_coast: {} is not on the coast", grid.number(*hex)))
                );
            }
        }
        for link in &config.links {
            for hex in [link.from, link.to] {
                if !self.has(hex, Feature::RoadExit) {
                    let exits = self.spaces.keys().filter(|h| self.has(**h, Feature::RoadExit));
                    let exits: Vec<_> = exits.map(|&h| grid.number(h)).collect();
                    let (hex, exits) = (grid.number(hex), exits.join(", "));
                    return Err(
                        config.wrong(format!("link: no road leaves the map at {hex}, only at {exits}"))
                    );
                }
            }
        }
        match self.cut_off().first() {
            Some(hex) => Err(config.wrong(format!("{} cannot be reached over land", grid.number(*hex)))),
            None => Ok(()),
        }
    }

    /// How the map numbers its hexes.
    pub fn grid(&self) -> &Grid {
        &self.config.grid
    }

    /// Whether a hex is played and has a feature.
    pub fn has(&self, hex: Cell, feature: Feature) -> bool {
        self.spaces.get(&hex).is_some_and(|s| s.features.contains(&feature))
    }

    /// The hexes that cannot be reached from the first one without crossing the sea.
    pub fn cut_off(&self) -> Vec<Cell> {
        let mut reached: BTreeSet<Cell> = self.spaces.keys().copied().take(1).collect();
        let mut queue: Vec<Cell> = reached.iter().copied().collect();
        while let Some(hex) = queue.pop() {
            for next in around(self.grid(), hex) {
                let wet = SideId::between(self.grid(), hex, next)
                    .and_then(|s| self.sides.get(&s))
                    .is_some_and(|s| s.sea);
                if !wet && self.spaces.contains_key(&next) && reached.insert(next) {
                    queue.push(next);
                }
            }
        }
        self.spaces.keys().copied().filter(|h| !reached.contains(h)).collect()
    }
}

fn features(config: &Config, hexes: &BTreeSet<Cell>, hex: Cell, said: &HexOverride) -> BTreeSet<Feature> {
    let grid = &config.grid;
    let coast = around(grid, hex).into_iter().any(|n| land::is_sea(config, hexes, n));
    let holds = [
        (Feature::Coast, coast),
        (Feature::InvasionCoast, config.invasion_coast.contains(&hex)),
        (Feature::Beach, said.beach.is_some()),
        (Feature::SouthEdge, hex.row == grid.rows.1),
        (Feature::EastEdge, hex.column == grid.columns.1),
    ];
    holds.into_iter().filter(|(_, held)| *held).map(|(feature, _)| feature).collect()
}

fn sides(
    config: &Config,
    hexes: &BTreeSet<Cell>,
    land: &[Shape],
    rivers: BTreeMap<SideId, String>,
    roads: &roads::Roads,
) -> Result<BTreeMap<SideId, Side>, AtlasError> {
    let mut sides: BTreeMap<SideId, Side> = BTreeMap::new();
    for (side, river) in rivers {
        sides.entry(side).or_default().river = Some(river);
    }
    for (side, class) in &roads.sides {
        sides.entry(*side).or_default().road = Some(class.clone());
    }
    for side in land::water_sides(&config.grid, hexes, land) {
        sides.entry(side).or_default().sea = true;
    }
    for said in &config.sides {
        if said.hexes.hexes().iter().any(|h| !hexes.contains(h)) {
            let number = said.hexes.number(&config.grid);
            return Err(config.wrong(format!("side {number}: one of its hexes is not played")));
        }
        let side = sides.entry(said.hexes).or_default();
        if let Some(river) = &said.river {
            side.river = Some(river.clone());
        }
        if let Some(sea) = said.sea {
            *side = if sea { Side { sea, ..Side::default() } } else { Side { sea, ..side.clone() } };
        }
        side.source.clone_from(&said.source);
    }
    for side in sides.values_mut() {
        // A strait that a road crosses or a river fills is no sea.
        side.sea &= side.road.is_none() && side.river.is_none();
    }
    sides.retain(|_, s| s.river.is_some() || s.road.is_some() || s.sea);
    Ok(sides)
}

/// Where the pinned places lie in the plane, and in which hex.
fn pins(config: &Config, sheet: &Sheet, places: &[Shape]) -> Vec<(Point, Cell)> {
    let pinned = config.hexes.iter().filter(|(_, said)| said.land != Some(false));
    let placed = pinned.filter_map(|(&hex, said)| Some((point_named(places, said.place.as_ref()?)?, hex)));
    placed.map(|(lonlat, hex)| (sheet.lay(lonlat), hex)).collect()
}

/// The hexes in which the named points of a layer lie.
fn hexes_of(
    config: &Config,
    names: &[String],
    file: &str,
    layer: &[Shape],
) -> Result<BTreeSet<Cell>, AtlasError> {
    let found = names.iter().map(|name| match point_named(layer, name) {
        Some(p) => Ok(hex_at(&config.grid, p)),
        None => Err(config.wrong(format!("{file}.geojson has no \"{name}\""))),
    });
    found.collect()
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    City,
    Town,
    Village,
}

struct Place {
    rank: Rank,
    name: String,
}

/// The weightiest place in each hex. Places that the rulebook pins count where it puts them.
fn names(config: &Config, towns: &[Shape]) -> BTreeMap<Cell, Place> {
    let mut names: BTreeMap<Cell, Place> = BTreeMap::new();
    for town in towns {
        let (Some(name), Parts::Point(p)) = (&town.name, &town.parts) else { continue };
        let rank = match town.kind.as_deref() {
            Some("city") => Rank::City,
            Some("town") => Rank::Town,
            Some("village") => Rank::Village,
            _ => continue,
        };
        let pinned = config.hexes.iter().find(|(_, said)| said.place.as_ref() == Some(name));
        let hex = pinned.map_or_else(|| hex_at(&config.grid, *p), |(&hex, _)| hex);
        let better = names.get(&hex).is_none_or(|old| (rank, name) < (old.rank, &old.name));
        if better {
            names.insert(hex, Place { rank, name: name.clone() });
        }
    }
    names
}

//! The board: everything a game needs to know about its map.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use sandtable_hex::{Cell, Grid};

use crate::backdrop::Backdrop;
use crate::config::{Config, HexOverride, Plan, SecondMap, Word};
use crate::edge::Edge;
use crate::error::AtlasError;
use crate::fit::{Sheet, point_named};
use crate::land;
use crate::layers::{Parts, Shape, Theatre};
use crate::lines::{self, Traced};
use crate::side::{Point, SideId, around, hex_at};
use crate::{rivers, roads, terrain};

/// A board: its grids with what lies on them, and what joins them.
pub struct Board {
    /// One for each grid.
    pub sections: Vec<Section>,
    pub(crate) plan: Plan,
    /// The country behind the boxes of each further map.
    pub(crate) backdrops: Vec<Backdrop>,
}

/// The spaces and sides of a grid, in order.
pub struct Section {
    /// The played hexes.
    pub spaces: BTreeMap<Cell, Space>,
    /// The sides that carry something.
    pub sides: BTreeMap<SideId, Side>,
    /// How many places the rulebook puts into hexes, and how far the plain fit leaves them from there: the root of the
    /// mean square, in hexes.
    pub off: (usize, f64),
    pub(crate) lines: Vec<Traced>,
    /// Edge hexes where a way of each kind goes on off the map.
    pub(crate) exits: BTreeMap<String, BTreeSet<Cell>>,
    pub(crate) config: Config,
    pub(crate) country: Country,
}

/// The country in the plane, for drawing.
pub(crate) struct Country {
    pub(crate) land: Vec<Shape>,
    pub(crate) rivers: Vec<Shape>,
    pub(crate) towns: Vec<Shape>,
    /// What no rule knows, by the painter's word.
    pub(crate) decorations: Vec<(String, Shape)>,
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
    /// Further words of the file.
    pub words: BTreeMap<String, String>,
    /// Where the terrain comes from.
    pub source: String,
    /// The rules that name the hex.
    pub rules: Vec<String>,
}

/// What a hex can hold besides its terrain, in the order in which it is written.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
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
    /// On the west edge.
    WestEdge,
    /// On the north edge.
    NorthEdge,
    /// On an edge, with a road that goes on.
    RoadExit,
    /// What only some games have.
    Word(String),
}

impl Feature {
    /// The feature of a word.
    pub fn of(word: &str) -> Self {
        let known =
            [Self::Village, Self::Fort, Self::Airfield, Self::Coast, Self::InvasionCoast, Self::Beach];
        known
            .into_iter()
            .find(|feature| feature.to_string() == word)
            .unwrap_or_else(|| Self::Word(word.to_owned()))
    }
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
            Feature::WestEdge => "west_edge",
            Feature::NorthEdge => "north_edge",
            Feature::RoadExit => "road_exit",
            Feature::Word(word) => word,
        })
    }
}

/// What a hexside carries.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Side {
    /// The river along it.
    pub river: Option<String>,
    /// What the game calls a river of its size.
    pub water: Option<String>,
    /// The class of each kind of way across it, from centre to centre: road, rail.
    pub ways: BTreeMap<String, String>,
    /// Other lines along it by kind, each with its name: scarp, ridge, wadi.
    pub lines: BTreeMap<String, String>,
    /// All water, and no way across.
    pub sea: bool,
    /// Where it comes from, if not an estimate.
    pub source: Option<String>,
}

impl Side {
    /// The class of the road across it.
    pub fn road(&self) -> Option<&str> {
        self.ways.get("road").map(String::as_str)
    }

    fn is_bare(&self) -> bool {
        self.river.is_none() && self.ways.is_empty() && self.lines.is_empty() && !self.sea
    }
}

impl Board {
    /// Builds the board of a game from the data folder.
    ///
    /// # Errors
    /// If a file is missing or wrong, or the geography cannot satisfy what `atlas.toml` demands.
    pub fn build(data: &Path, game: &str) -> Result<Self, AtlasError> {
        let mut plan = Plan::read(data, game)?;
        let sections = std::mem::take(&mut plan.sections);
        let sections = sections.into_iter().map(|config| Section::build(data, config));
        let sections = sections.collect::<Result<_, _>>()?;
        let behind = |map: &SecondMap| {
            map.backdrop.as_ref().map_or_else(|| Ok(Backdrop::default()), |said| Backdrop::build(data, said))
        };
        let backdrops = plan.maps.iter().map(behind).collect::<Result<_, _>>()?;
        let board = Self { sections, plan, backdrops };
        match board.cut_off().first() {
            Some(hex) => Err(board.plan.wrong(format!("{hex} cannot be reached over land"))),
            None => Ok(board),
        }
    }

    /// The section of a hex, and where it lies on it.
    pub fn find(&self, number: &str) -> Option<(&Section, Cell)> {
        self.sections.iter().find_map(|section| {
            let hex = section.grid().parse(number).ok()?;
            section.spaces.contains_key(&hex).then_some((section, hex))
        })
    }

    /// The hexes that cannot be reached from the first one without crossing the sea.
    pub fn cut_off(&self) -> Vec<String> {
        let numbers = self.sections.iter().flat_map(|s| s.spaces.keys().map(|&hex| s.grid().number(hex)));
        let all: Vec<String> = numbers.collect();
        let mut reached: BTreeSet<String> = all.iter().take(1).cloned().collect();
        let mut queue: Vec<String> = reached.iter().cloned().collect();
        while let Some(number) = queue.pop() {
            let Some((section, hex)) = self.find(&number) else { continue };
            let grid = section.grid();
            let dry = around(grid, hex).into_iter().filter(|&next| {
                let side = SideId::between(grid, hex, next).and_then(|s| section.sides.get(&s));
                section.spaces.contains_key(&next) && !side.is_some_and(|s| s.sea)
            });
            let joined = self.plan.joins.iter().flat_map(|join| match () {
                () if join.from.contains(&number) => join.to.as_slice(),
                () if join.to.contains(&number) => join.from.as_slice(),
                () => &[],
            });
            for next in dry.map(|next| grid.number(next)).chain(joined.cloned()) {
                if reached.insert(next.clone()) {
                    queue.push(next);
                }
            }
        }
        all.into_iter().filter(|number| !reached.contains(number)).collect()
    }
}

impl Section {
    fn build(data: &Path, config: Config) -> Result<Self, AtlasError> {
        let theatre = Theatre::new(data, &config.theatre);
        let mut places = Vec::new();
        for towns in &config.towns {
            places.extend(theatre.layer(towns)?);
        }
        let sheet = Sheet::new(&config, &places)?;
        let mut decorations = Vec::new();
        for said in &config.decorations {
            let shapes = theatre.flat(&said.file, &sheet)?.into_iter();
            let chosen = shapes.filter(|s| said.kind.is_none() || s.kind == said.kind);
            decorations.extend(chosen.map(|shape| (said.recipe.clone(), shape)));
        }
        let mut rivers = Vec::new();
        let files: BTreeSet<&String> = config.rivers.iter().map(|river| &river.file).collect();
        for file in files {
            rivers.extend(theatre.flat(file, &sheet)?);
        }
        let country = Country {
            land: theatre.flat("land", &sheet)?,
            rivers,
            towns: places.iter().map(|place| place.clone().lay(&sheet)).collect(),
            decorations,
            waters: config.picture.waters.iter().map(|(name, &at)| (name.clone(), sheet.lay(at))).collect(),
        };
        let sampled = land::sample(&config, &country.land);
        let hexes = land::playable(&config, &sampled)?;
        let summits = match config.terrain.summits[..] {
            [] => BTreeMap::new(),
            _ => terrain::summits(&config, &theatre.flat("hills", &sheet)?)?,
        };
        let ground = terrain::of_hexes(&config, &theatre, &sheet, &hexes, &sampled, &summits)?;
        let rivers = rivers::trace(&config, &country.rivers, &hexes)?;
        let pins = pins(&config, &sheet, &places);
        let mut roads = roads::Roads::default();
        for ways in &config.ways {
            roads::trace(&config, ways, &theatre.flat(&ways.file, &sheet)?, &hexes, &pins, &mut roads)?;
        }
        let mut lines = Vec::new();
        for line in &config.lines {
            lines.extend(lines::trace(&config, line, &theatre.flat(&line.file, &sheet)?, &hexes)?);
        }
        let built = |names: &[String], file| match names {
            [] => Ok(BTreeSet::new()),
            _ => hexes_of(&config, names, file, &theatre.flat(file, &sheet)?),
        };
        let airfields = built(&config.airfields, "airfields")?;
        let forts = built(&config.forts, "forts")?;

        let sides = sides(&config, &hexes, &country.land, rivers, &roads, &lines)?;
        let names = names(&config, &country.towns);
        let leaving = roads.exits.get("road").cloned().unwrap_or_default();
        let mut spaces = BTreeMap::new();
        for (hex, terrain) in ground {
            let said = config.hexes.get(&hex).cloned().unwrap_or_default();
            let mut features = features(&config, &hexes, hex, &said);
            let marked =
                [(Feature::Airfield, &airfields), (Feature::Fort, &forts), (Feature::RoadExit, &leaving)];
            features.extend(
                marked.into_iter().filter(|(_, hexes)| hexes.contains(&hex)).map(|(feature, _)| feature),
            );
            let place = names.get(&hex).filter(|p| p.rank <= Rank::Town || !summits.contains_key(&hex));
            if terrain != "city" {
                let word = place.and_then(|p| config.settlements.get(p.rank.word()));
                features.extend(word.map(|word| Feature::of(word)));
                features.extend(said.village.then_some(Feature::Village));
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
                words: said.words,
                source: said.source.unwrap_or_else(|| "estimate".to_owned()),
                rules: said.rules,
            };
            spaces.insert(hex, space);
        }
        let section = Section { spaces, sides, off: sheet.off(), lines, exits: roads.exits, config, country };
        section.check()?;
        Ok(section)
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
        for hex in config.links.iter().flat_map(|link| std::iter::once(&link.from).chain(link.to.all())) {
            if !self.has(*hex, Feature::RoadExit) {
                let exits = self.spaces.keys().filter(|h| self.has(**h, Feature::RoadExit));
                let exits: Vec<_> = exits.map(|&h| grid.number(h)).collect();
                let (hex, exits) = (grid.number(*hex), exits.join(", "));
                return Err(config.wrong(format!("link: no road leaves the map at {hex}, only at {exits}")));
            }
        }
        Ok(())
    }

    /// How the map numbers its hexes, in the section's own plane.
    pub fn grid(&self) -> &Grid {
        &self.config.grid
    }

    /// Whether a hex is played and has a feature.
    pub fn has(&self, hex: Cell, feature: Feature) -> bool {
        self.spaces.get(&hex).is_some_and(|s| s.features.contains(&feature))
    }

    /// Where a point of its plane lies on the sheet.
    pub(crate) fn on_sheet(&self, p: Point) -> Point {
        let (origin, scale) = (self.config.origin, self.config.scale);
        [origin[0] + scale * p[0], origin[1] + scale * p[1]]
    }
}

fn features(config: &Config, hexes: &BTreeSet<Cell>, hex: Cell, said: &HexOverride) -> BTreeSet<Feature> {
    let coast = around(&config.grid, hex).into_iter().any(|n| land::is_sea(config, hexes, n));
    let holds = [
        (Feature::Coast, coast),
        (Feature::InvasionCoast, config.invasion_coast.contains(&hex)),
        (Feature::Beach, said.beach.is_some()),
    ];
    let held = holds.into_iter().filter(|(_, held)| *held).map(|(feature, _)| feature);
    let edges = Edge::ALL.into_iter().filter(|edge| config.open.contains(edge) && edge.holds(config, hex));
    let said = said.features.iter().map(|word| Feature::of(word));
    held.chain(edges.map(Edge::feature)).chain(said).collect()
}

fn sides(
    config: &Config,
    hexes: &BTreeSet<Cell>,
    land: &[Shape],
    rivers: BTreeMap<SideId, String>,
    roads: &roads::Roads,
    lines: &[Traced],
) -> Result<BTreeMap<SideId, Side>, AtlasError> {
    let mut sides: BTreeMap<SideId, Side> = BTreeMap::new();
    for (side, river) in rivers {
        sides.entry(side).or_default().river = Some(river);
    }
    for (side, ways) in &roads.sides {
        sides.entry(*side).or_default().ways.clone_from(ways);
    }
    for line in lines {
        for pair in line.chain.windows(2) {
            if let Some(side) = rivers::side_between(&config.grid, pair[0], pair[1]) {
                sides.entry(side).or_default().lines.insert(line.key.clone(), line.name.clone());
            }
        }
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
        for (key, word) in &said.words {
            let is_way = config.ways.iter().any(|ways| ways.key == *key);
            let words = if is_way { &mut side.ways } else { &mut side.lines };
            match word {
                Word::Switch(false) if key == "river" => side.river = None,
                Word::Switch(false) => drop(words.remove(key)),
                Word::Switch(true) => drop(words.insert(key.clone(), key.clone())),
                Word::Number(number) => drop(words.insert(key.clone(), number.to_string())),
                Word::Text(text) => drop(words.insert(key.clone(), text.clone())),
            }
        }
        side.source.clone_from(&said.source);
    }
    for side in sides.values_mut() {
        // A strait that a road crosses or a river fills is no sea.
        side.sea &= side.ways.is_empty() && side.river.is_none();
        let river = config.rivers.iter().find(|r| Some(&r.name) == side.river.as_ref());
        side.water = river.and_then(|r| r.class.clone());
    }
    sides.retain(|_, side| !side.is_bare());
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
    Spot,
}

impl Rank {
    const fn word(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Town => "town",
            Self::Village => "village",
            Self::Spot => "spot",
        }
    }
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
            Some("oasis" | "well" | "landmark") => Rank::Spot,
            _ => continue,
        };
        if config.elsewhere.contains(name) {
            continue;
        }
        let pinned = config.hexes.iter().find(|(_, said)| said.place.as_ref() == Some(name));
        let hex = pinned.map_or_else(|| hex_at(&config.grid, *p), |(&hex, _)| hex);
        let better = names.get(&hex).is_none_or(|old| (rank, name) < (old.rank, &old.name));
        if better {
            names.insert(hex, Place { rank, name: name.clone() });
        }
    }
    names
}

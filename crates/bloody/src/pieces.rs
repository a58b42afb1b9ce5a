//! `counters.toml`: units, aircraft and depots.

use crate::board::Map;
use crate::data::{Site, SiteKind};
use crate::units::{Army, Kind, Nation, Print, Unit, Way};
use sandtable_engine::data::{self, Item, Read, Wrong};
use sandtable_engine::ids::{SpaceId, UnitId, Units};
use sandtable_engine::text::TextError;
use sandtable_engine::{keys, words};
use std::ops::Range;

keys! {
    struct CountersFile {
        unit: Vec<UnitLine>,
        air: Vec<AirLine>,
        depot: Vec<DepotLine>,
    }

    struct EntryLine {
        turn: u8,
        by: Way,
        at: Option<String>,
        zone: Option<String>,
    }

    struct AirLine {
        id: String,
        cup: String,
        nation: Nation,
        kind as "type": AirKind,
        points: u8,
        source: String,
    }

    struct DepotLine {
        id: String,
        army: Army,
        kind: SiteKind,
        at: String,
        landing: Vec<u8> = Vec::new(),
        offensive: Vec<u8> = Vec::new(),
        build: u8 = 0,
        complete: u8 = 0,
        markers: u8 = 0,
        defence: Option<u8>,
        _rules as "rules": Vec<String>,
        _source as "source": String,
    }
}

words! {
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum AirKind {
        Heavy => "heavy",
        Medium => "medium",
        Light => "light",
        Fighter => "fighter",
    }
}

struct UnitLine {
    id: String,
    army: Army,
    nation: Nation,
    unit: String,
    division: Option<String>,
    size: String,
    kind: Kind,
    attack: Vec<u8>,
    defence: Vec<u8>,
    bonus: u8,
    movement: u8,
    sv: u8,
    elite: bool,
    dd: bool,
    entry: EntryLine,
    depot: Option<String>,
    beaches: Vec<String>,
    rules: Vec<String>,
    source: String,
}

impl Read for UnitLine {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let line = Self {
            id: keys.read("id")?,
            army: keys.read("army")?,
            nation: keys.read("nation")?,
            unit: keys.read("unit")?,
            division: keys.read("division")?,
            size: keys.read_or("size", String::new())?,
            kind: keys.read("kind")?,
            attack: keys.read_or("attack", Vec::new())?,
            defence: keys.read_or("defence", vec![0])?,
            bonus: keys.read_or("bonus", 0)?,
            movement: keys.read("move")?,
            sv: keys.read("sv")?,
            elite: keys.read_or("elite", false)?,
            dd: keys.read_or("dd", false)?,
            entry: keys.read("entry")?,
            depot: keys.read("depot")?,
            beaches: keys.read_or("beaches", Vec::new())?,
            rules: keys.read_or("rules", Vec::new())?,
            source: keys.read("source")?,
        };
        keys.end()?;
        if line.defence.is_empty() || line.defence.len() > 3 || line.attack.len() > line.defence.len() {
            return Err(item.wrong("a counter has one to three steps (0.1.2)"));
        }
        if line.id.is_empty() || line.id.ends_with('-') || line.id.contains(char::is_whitespace) {
            return Err(item.wrong("an id has no blanks and no hyphen at its end"));
        }
        Ok(line)
    }
}

/// What `counters.toml` holds.
pub(crate) struct Pieces {
    pub(crate) units: Units<Vec<Unit>>,
    pub(crate) names: Units<Vec<String>>,
    pub(crate) printed: Units<Vec<Print>>,
    pub(crate) divisions: Vec<String>,
    pub(crate) of_side: [Range<UnitId>; 3],
    pub(crate) sites: Vec<Site>,
    pub(crate) drop_zones: Vec<Vec<SpaceId>>,
}

fn padded(values: &[u8]) -> [u8; 3] {
    std::array::from_fn(|i| values.get(i).copied().unwrap_or(0))
}

fn pair(values: &[u8]) -> [u8; 2] {
    let first = values.first().copied().unwrap_or(0);
    [first, values.get(1).copied().unwrap_or(first)]
}

/// Reads the counters: Allied ones first, then German ones, then aircraft.
#[inline(never)]
pub(crate) fn read(text: &str, map: &Map) -> Result<Pieces, TextError> {
    let file: CountersFile = data::read(text)?;
    let find = |name: &str| {
        map.board.find(name).ok_or_else(|| TextError::new(format!("the board has no space {name}")))
    };
    let mut sites = Vec::new();
    for line in &file.depot {
        sites.push(Site {
            id: line.id.clone(),
            army: line.army,
            kind: line.kind,
            at: find(&line.at)?,
            landing: pair(&line.landing),
            offensive: pair(&line.offensive),
            build: line.build,
            complete: line.complete,
            markers: line.markers,
            defence: line.defence,
        });
    }
    let site = |id: &str| {
        let found = sites.iter().position(|site| site.id == id);
        found.map(|at| at as u8).ok_or_else(|| TextError::new(format!("there is no depot {id}")))
    };
    let mut pieces = Pieces {
        units: Vec::new().into_iter().collect(),
        names: Vec::new().into_iter().collect(),
        printed: Vec::new().into_iter().collect(),
        divisions: Vec::new(),
        of_side: [UnitId(0)..UnitId(0), UnitId(0)..UnitId(0), UnitId(0)..UnitId(0)],
        sites: Vec::new(),
        drop_zones: Vec::new(),
    };
    let (mut units, mut names, mut printed) = (Vec::new(), Vec::<String>::new(), Vec::new());
    let mut zones: Vec<String> = Vec::new();
    let german = |line: &UnitLine| line.army == Army::German;
    let allied = file.unit.iter().filter(|line| !german(line));
    let mut ends = Vec::new();
    for (i, line) in allied.chain(file.unit.iter().filter(|line| german(line))).enumerate() {
        if ends.is_empty() && german(line) {
            ends.push(i);
        }
        let division = line.division.as_ref().map(|name| {
            let known = pieces.divisions.iter().position(|d| d == name);
            known.unwrap_or_else(|| {
                pieces.divisions.push(name.clone());
                pieces.divisions.len() - 1
            }) as u8
        });
        let zone = match &line.entry.zone {
            Some(zone) => zones.iter().position(|known| known == zone).unwrap_or_else(|| {
                zones.push(zone.clone());
                zones.len() - 1
            }) as u8,
            None => u8::MAX,
        };
        let mut beaches = 0;
        for beach in &line.beaches {
            beaches |= 1_u32 << site(beach)?;
        }
        units.push(Unit {
            army: line.army,
            nation: line.nation,
            kind: line.kind,
            division,
            attack: padded(&line.attack),
            defence: padded(&line.defence),
            steps: line.defence.len() as u8,
            movement: line.movement,
            sv: line.sv,
            bonus: line.bonus,
            elite: line.elite,
            dd: line.dd,
            turn: line.entry.turn,
            way: line.entry.by,
            at: line.entry.at.as_deref().map(find).transpose()?,
            zone,
            beaches,
            depot: line.depot.as_deref().map(site).transpose()?,
        });
        names.push(line.id.clone());
        printed.push(Print {
            number: line.unit.clone(),
            size: line.size.clone(),
            rules: line.rules.clone(),
            source: line.source.clone(),
        });
    }
    ends.push(units.len());
    for line in &file.air {
        let kind = match line.kind {
            AirKind::Heavy => Kind::HeavyBomber,
            AirKind::Medium => Kind::MediumBomber,
            AirKind::Light => Kind::LightBomber,
            AirKind::Fighter => Kind::FighterBomber,
        };
        let cup = match line.kind {
            AirKind::Heavy => "hb",
            AirKind::Fighter => "fb",
            _ => "mb",
        };
        if line.cup != cup {
            return Err(TextError::new(format!("{} lies in the wrong cup", line.id)));
        }
        let american = matches!(line.nation, Nation::Us);
        units.push(Unit {
            army: if american { Army::Us } else { Army::British },
            nation: line.nation,
            kind,
            division: None,
            attack: [0; 3],
            defence: [0; 3],
            steps: 1,
            movement: 0,
            sv: 0,
            bonus: line.points,
            elite: false,
            dd: false,
            turn: 0,
            way: Way::Cup,
            at: None,
            zone: u8::MAX,
            beaches: 0,
            depot: None,
        });
        names.push(line.id.clone());
        printed.push(Print {
            number: line.id.clone(),
            size: String::new(),
            rules: vec!["9".into()],
            source: line.source.clone(),
        });
    }
    let mut sorted: Vec<&String> = names.iter().collect();
    sorted.sort_unstable();
    if let Some(twice) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(TextError::new(format!("two counters are called {}", twice[0])));
    }
    let id = |at: usize| UnitId(at as u16);
    pieces.of_side = [id(0)..id(ends[0]), id(ends[0])..id(ends[1]), id(ends[1])..id(units.len())];
    for zone in &zones {
        let here =
            |(_, space): &(SpaceId, &sandtable_engine::board::Space)| space.words.get("drop") == Some(zone);
        pieces.drop_zones.push(map.board.spaces().filter(here).map(|(id, _)| id).collect());
    }
    pieces.units = units.into_iter().collect();
    pieces.names = names.into_iter().collect();
    pieces.printed = printed.into_iter().collect();
    pieces.sites = sites;
    Ok(pieces)
}

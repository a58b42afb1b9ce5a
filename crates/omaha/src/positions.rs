//! German positions: strongpoints and the hexes of reinforcements, with their fields of fire (6.1, 6.2).

use crate::board::{HexSet, Map, Terrain};
use crate::cards::Colour;
use crate::data::POSITIONS;
use crate::ids::PositionId;
use crate::units::{Pool, Sector};
use sandtable_engine::data::read;
use sandtable_engine::ids::{By, SpaceId};
use sandtable_engine::text::TextError;
use sandtable_engine::{keys, words};

words! {
    /// How dense the fire into a hex is (6.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Intensity {
        /// Every now and then.
        Sporadic = 1 => "sporadic" "fire-sporadic",
        /// Aimed.
        Steady = 2 => "steady" "fire-steady",
        /// At point-blank.
        Intense = 3 => "intense" "fire-intense",
    }
}

/// A German position.
#[derive(Clone, Debug)]
pub struct Position {
    /// Its name: `WN62N`, `A4`, or the hex of one without a letter.
    pub id: String,
    /// Its hex.
    pub hex: SpaceId,
    /// Whether it is a strongpoint (Widerstandsnest).
    pub wn: bool,
    /// Its colour.
    pub colour: Colour,
    /// Whose sector it is in.
    pub sector: Sector,
    /// The other hex of a strongpoint of two.
    pub twin: Option<PositionId>,
    /// Its strongpoint's name: that of both hexes.
    pub group: String,
    /// Its zone from 0 (A), if it has one.
    pub zone: Option<u8>,
    /// Its number: the lower the sooner; 0 if blank.
    pub priority: u8,
    /// Which units garrison it at the start.
    pub pool: Option<Pool>,
    /// Whether it starts with a depth marker.
    pub depth: bool,
    /// Whether reinforcements there are in buildings (9.2).
    pub building: bool,
    /// Its field of fire (6.2).
    pub field: Vec<(SpaceId, Intensity)>,
    /// The hexes of its field.
    pub covers: HexSet,
    /// Whether its field touches the beach.
    pub covers_beach: bool,
    /// Where it comes from.
    pub source: String,
}

impl Position {
    /// How densely it fires into a hex.
    pub(crate) fn fire_into(&self, hex: SpaceId) -> Option<Intensity> {
        if !self.covers.contains(hex) {
            return None;
        }
        self.field.iter().find(|(at, _)| *at == hex).map(|(_, intensity)| *intensity)
    }
}

keys! {
    struct PositionsFile {
        position: Vec<PositionLine>,
    }

    struct PositionLine {
        id: String,
        hex: String,
        kind: String,
        colour: Colour,
        group: String,
        zone: String,
        priority: u8,
        /// What the map prints there: the painter's, not the rules'.
        _printed_vp as "printed_vp": u8,
        pool: String,
        depth: bool,
        building: bool,
        intense: Vec<String>,
        steady: Vec<String>,
        sporadic: Vec<String>,
        source: String,
    }
}

/// Reads `positions.toml`.
#[inline(never)]
pub(crate) fn read_positions(map: &Map, text: &str) -> Result<By<PositionId, Vec<Position>>, TextError> {
    let file: PositionsFile = read(text)?;
    if file.position.len() != POSITIONS {
        return Err(TextError::new(format!("{} positions, not {POSITIONS}", file.position.len())));
    }
    let mut positions: By<PositionId, Vec<Position>> = By::default();
    for line in file.position {
        let wrong = |what: String| TextError::new(format!("position {}: {what}", line.id));
        let find = |name: &str| map.find(name).ok_or_else(|| wrong(format!("there is no hex {name}")));
        let hex = find(&line.hex)?;
        let mut field = Vec::new();
        for (hexes, intensity) in [
            (&line.intense, Intensity::Intense),
            (&line.steady, Intensity::Steady),
            (&line.sporadic, Intensity::Sporadic),
        ] {
            for name in hexes {
                field.push((find(name)?, intensity));
            }
        }
        let wn = match line.kind.as_str() {
            "wn" => true,
            "reinforcement" => false,
            other => return Err(wrong(format!("there is no kind {other}"))),
        };
        let pool = Pool::of_word(&line.pool).filter(|pool| *pool < Pool::Tactical);
        if pool.is_none() && !line.pool.is_empty() {
            return Err(wrong(format!("there is no pool {}", line.pool)));
        }
        let zone = match line.zone.as_bytes() {
            [] => None,
            [letter @ b'A'..=b'G'] => Some(letter - b'A'),
            _ => return Err(wrong(format!("there is no zone {}", line.zone))),
        };
        let covers: HexSet = field.iter().map(|(hex, _)| *hex).collect();
        let covers_beach = field.iter().any(|(hex, _)| map.at(*hex).terrain == Terrain::Beach);
        positions.push(Position {
            hex,
            wn,
            colour: line.colour,
            sector: map.at(hex).sector,
            twin: None,
            group: line.group,
            zone,
            priority: line.priority,
            pool,
            depth: line.depth,
            building: line.building,
            field,
            covers,
            covers_beach,
            source: line.source,
            id: line.id,
        });
    }
    for i in PositionId::all() {
        let twins = |&j: &PositionId| j != i && positions[j].group == positions[i].group;
        positions[i].twin = PositionId::all().find(twins);
    }
    Ok(positions)
}

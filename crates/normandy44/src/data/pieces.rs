//! The pieces as `counters.toml` has them (2.3).

use super::{Formation, UNITS};
use crate::board::Map;
use crate::units::{CadreType, Kind, Nation, Printed, Side, Unit, Way, Zone};
use sandtable_engine::data;
use sandtable_engine::ids::{Id, UnitId, Units};
use sandtable_engine::keys;
use sandtable_engine::text::TextError;

keys! {
    struct CountersFile {
        unit: Vec<UnitLine>,
    }

    struct UnitLine {
        id: String,
        side: Side,
        nation: Nation,
        unit: String,
        size: String = String::new(),
        division: Option<String>,
        brigade: Option<String>,
        kind: Kind,
        strength: Vec<u8>,
        defends_only: bool = false,
        movement: u8 = 0,
        quality: i8 = 0,
        mechanised: bool = false,
        silhouette: bool = false,
        armour: u8 = 0,
        antitank: bool = false,
        restricted: bool = false,
        cadre: Option<CadreType>,
        cost: u8 = 0,
        entry: EntryLine,
        rules: Vec<String> = Vec::new(),
        source: String,
    }

    struct EntryLine {
        by: Way,
        at: Option<String>,
        turn: u8 = 1,
        zone: Option<Zone>,
    }
}

/// What `counters.toml` says.
pub(super) struct Pieces {
    pub(super) units: Units<Vec<Unit>>,
    pub(super) names: Vec<String>,
    pub(super) printed: Vec<Printed>,
    pub(super) formations: Vec<Formation>,
}

/// Reads the pieces and checks them.
#[inline(never)]
pub(super) fn read_units(text: &str, map: &Map) -> Result<Pieces, TextError> {
    let file: CountersFile = data::read(text)?;
    if file.unit.len() != UNITS {
        let count = file.unit.len();
        return Err(TextError::new(format!("there are {count} units, and the box has {UNITS} (2.3)")));
    }
    let mut formations: Vec<Formation> = Vec::new();
    let mut units: Units<Vec<Unit>> = Units::default();
    let (mut names, mut printed) = (Vec::new(), Vec::new());
    for (i, line) in file.unit.into_iter().enumerate() {
        let wrong = |what: &str| TextError::new(format!("unit {}: {what}", line.id));
        if data::is_among(&names, &line.id) {
            return Err(wrong("is there twice"));
        }
        if line.side == Side::Allied && units.items().last().is_some_and(|u| u.side == Side::German) {
            return Err(wrong("Allied units come before German ones"));
        }
        if line.id.contains(char::is_whitespace) || line.id.ends_with('-') {
            return Err(wrong("a name has no blanks and does not end in a hyphen"));
        }
        if line.movement > 10 {
            return Err(wrong("cannot move so far"));
        }
        let &[full, ..] = &line.strength[..] else { return Err(wrong("has no strength")) };
        if line.strength.len() > 2 {
            return Err(wrong("has more than two strengths"));
        }
        let large = line.cadre.is_some() && line.kind != Kind::Cadre;
        let key = line.division.as_ref().or(line.brigade.as_ref());
        let formation = key.map(|id| {
            let at = formations.iter().position(|f| f.id == *id).unwrap_or(formations.len());
            if at == formations.len() {
                let division = line.division.is_some();
                formations.push(Formation { id: id.clone(), division, units: Vec::new() });
            }
            formations[at].units.push(UnitId::new(i));
            at as u8
        });
        let home = match (line.entry.by, &line.entry.at) {
            (
                Way::Setup | Way::Assault | Way::Wave | Way::Drop | Way::Glider | Way::Mobilisation,
                Some(at),
            ) => map.board.find(at).ok_or_else(|| wrong(&format!("there is no space {at}")))?,
            (Way::Britain, _) => map.boxes.britain,
            (Way::Edge, _) => map.boxes.reinforcements,
            (Way::Cadre, _) => map.boxes.cadres[line.side.index()],
            (by, None) => return Err(wrong(&format!("comes by {} to no place", by.word()))),
        };
        units.push(Unit {
            side: line.side,
            nation: line.nation,
            kind: line.kind,
            formation,
            strength: [full, line.strength.get(1).copied().unwrap_or(full)],
            steps: line.strength.len() as u8 + u8::from(large),
            defends_only: line.defends_only,
            movement: line.movement,
            quality: if line.silhouette { 0 } else { line.quality },
            mechanised: line.mechanised,
            silhouette: line.silhouette,
            armour: line.armour,
            antitank: line.antitank,
            restricted: line.restricted,
            cadre: line.cadre,
            cost: line.cost,
            way: line.entry.by,
            turn: line.entry.turn,
            zone: line.entry.zone,
            at: home,
        });
        let (number, size) = (line.unit, line.size);
        printed.push(Printed { number, size, rules: line.rules, source: line.source });
        names.push(line.id);
    }
    if formations.len() > 250 {
        return Err(TextError::new("there are more than 250 formations"));
    }
    Ok(Pieces { units, names, printed, formations })
}

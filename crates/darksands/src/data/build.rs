//! The data put together from its files.

use super::*;

/// Finds things by the names that files use.
struct Names<'n> {
    map: &'n Map,
    units: &'n [String],
    supports: &'n [Support],
}

impl Names<'_> {
    fn hex(&self, name: &str) -> Result<SpaceId, TextError> {
        let found = self.map.board.find(name).filter(|&hex| self.map.is_hex(hex));
        found.ok_or_else(|| TextError::new(format!("the board has no hex {name}")))
    }

    fn hexes(&self, names: &[String]) -> Result<Vec<SpaceId>, TextError> {
        names.iter().map(|name| self.hex(name)).collect()
    }

    fn unit(&self, name: &str) -> Result<UnitId, TextError> {
        let found = self.units.iter().position(|known| known == name);
        found.map(|at| UnitId(at as u16)).ok_or_else(|| TextError::new(format!("there is no unit {name}")))
    }

    fn support(&self, name: &str) -> Option<u8> {
        self.supports.iter().position(|known| known.name == name).map(|at| at as u8)
    }
}

fn read_units(file: &CountersFile) -> Result<Vec<Unit>, TextError> {
    let unit = |line: &UnitLine| {
        let wrong = |why: &str| TextError::new(format!("unit {}: {why}", line.id));
        let formation = line.formation.as_ref().map(|formation| {
            let found = file.formation.iter().position(|f| f.id == *formation);
            found.ok_or_else(|| wrong("there is no such formation"))
        });
        let mut table = [[Values::default(); 2]; VERSIONS];
        let movement = line.values.first().and_then(|sides| sides.first()).map(|side| side[2]);
        let movement = movement.ok_or_else(|| wrong("it has no values"))?;
        for (version, cell) in table.iter_mut().enumerate() {
            let last = line.values.get(version).or(line.values.last());
            let sides = last.ok_or_else(|| wrong("it has no values"))?;
            if sides.len() != usize::from(line.steps) || !(1..=2).contains(&line.steps) {
                return Err(wrong("it needs values for each of its one or two steps"));
            }
            if sides.iter().any(|side| side[2] != movement) {
                return Err(wrong("its movement is the same on all sides"));
            }
            let side = |i: usize| sides.get(i).unwrap_or(&sides[0]);
            *cell = [0, 1].map(|i| Values { attack: side(i)[0], defence: side(i)[1] });
        }
        if line.values.len() > VERSIONS {
            return Err(wrong("it has too many versions"));
        }
        Ok(Unit {
            side: line.side,
            nation: line.nation,
            kind: line.kind,
            size: line.size,
            formation: formation.transpose()?.map(|at| at as u8),
            steps: line.steps,
            values: table,
            versions: line.values.len() as u8,
            movement,
            range: line.range,
            disruption: u8::from(line.disrupts),
            replaceable: line.replaceable,
        })
    };
    let units: Vec<Unit> = file.unit.iter().map(unit).collect::<Result<_, _>>()?;
    if units.len() != UNITS || file.support.len() != SUPPORTS {
        return Err(TextError::new(format!(
            "{} units and {} supports, not {UNITS} and {SUPPORTS}",
            units.len(),
            file.support.len()
        )));
    }
    if units.windows(2).any(|pair| pair[0].side > pair[1].side) {
        return Err(TextError::new("Allied units come first"));
    }
    Ok(units)
}

/// The factor of a support, and improved.
fn pair(factors: &[u8]) -> [u8; 2] {
    let first = factors.first().copied().unwrap_or(0);
    [first, factors.get(1).copied().unwrap_or(first)]
}

fn read_supports(file: &CountersFile) -> Result<Vec<Support>, TextError> {
    let support = |line: &SupportLine| {
        let headquarters = line.hq.as_ref().map(|name| {
            let found = file.unit.iter().position(|unit| unit.id == *name);
            found.ok_or_else(|| TextError::new(format!("support {}: no unit {name}", line.id)))
        });
        let sections: u8 = line.sections.iter().map(|&section| 1 << section as u8).sum();
        Ok(Support {
            name: line.id.clone(),
            printed: line.unit.clone(),
            side: line.side,
            nation: line.nation,
            kind: line.kind,
            attack: pair(&line.attack),
            defence: pair(&line.defence),
            sections: if line.sections.is_empty() { 7 } else { sections },
            headquarters: headquarters.transpose()?.map(|at| UnitId(at as u16)),
        })
    };
    file.support.iter().map(support).collect()
}

fn costs(numbers: &Numbers) -> Costs {
    let cost = |id: &str| {
        let line = numbers.terrain.lines.iter().find(|line| line.id == id);
        line.map_or(Cost::default(), |line| Cost { central: line.central, lateral: line.lateral })
    };
    Costs {
        ground: Terrain::ALL.map(|terrain| cost(terrain.word())),
        wadi: cost("wadi"),
        ridge: cost("ridge"),
        road: cost("road"),
        track: cost("track"),
    }
}

fn read_chits(file: &ChitsFile) -> Result<Vec<(Chits, u8)>, TextError> {
    let mut turns = vec![(Chits::EMPTY, 0); 18];
    for line in &file.turns {
        let turn = turns.get_mut(usize::from(line.turn)).filter(|_| line.turn > 0);
        let turn = turn.ok_or_else(|| TextError::new(format!("there is no turn {}", line.turn)))?;
        for _ in 0..file.logistics {
            turn.0.put(Chit::Logistics.index());
        }
        for (side, words) in [(Side::Allied, &line.allied), (Side::Axis, &line.axis)] {
            for word in words.split_whitespace() {
                let (word, count) = word.split_once('*').unwrap_or((word, "1"));
                let chit = Chit::of_side(word, side);
                let wrong = || TextError::new(format!("there is no {} chit {word}", side.word()));
                let (chit, count): (Chit, u8) =
                    (chit.ok_or_else(wrong)?, count.parse().map_err(|_| wrong())?);
                match chit.rank() {
                    Some(rank) => turn.1 |= 1 << (rank - 1),
                    None => {
                        for _ in 0..count.min(9) {
                            turn.0.put(chit.index());
                        }
                    }
                }
            }
        }
    }
    Ok(turns)
}

fn read_track(file: &ScheduleFile, names: &Names<'_>) -> Result<Vec<Line>, TextError> {
    let line = |line: &EventLine| {
        if !(1..=17).contains(&line.turn) || line.returns.is_some_and(|turn| turn > 17) {
            return Err(TextError::new(format!("there is no turn {}", line.turn)));
        }
        let supports = line.supports.iter().map(|name| {
            names.support(name).ok_or_else(|| TextError::new(format!("there is no support {name}")))
        });
        Ok(Line {
            turn: line.turn,
            side: line.side,
            what: line.what,
            units: line.units.iter().map(|name| names.unit(name)).collect::<Result<_, _>>()?,
            supports: supports.collect::<Result<_, _>>()?,
            exchange: line
                .exchange
                .as_ref()
                .map_or(0, |word| word.as_bytes().first().map_or(0, |byte| byte & 31)),
            at: line.at.as_deref().map(|hex| names.hex(hex)).transpose()?,
            returns: line.returns.unwrap_or(0),
            version: line.version.unwrap_or(0),
        })
    };
    file.event.iter().map(line).collect()
}

/// Where everybody is when a scenario begins: whoever is not named waits for the turn on which the track first brings him.
fn read_start(
    line: &ScenarioLine,
    names: &Names<'_>,
    units: &[Unit],
    track: &[Line],
    places: &Places,
) -> Result<Start, TextError> {
    let map = names.map;
    let mut at: Vec<Option<(SpaceId, bool)>> = vec![None; UNITS];
    let mut put = |name: &str, space: Option<SpaceId>| {
        let (id, reduced) = name.strip_suffix('-').map_or((name, false), |id| (id, true));
        let unit = names.unit(id)?;
        let side = units[unit.index()].side.index();
        let space = space.unwrap_or(map.boxes.out[side]);
        if at[unit.index()].replace((space, reduced)).is_some() {
            return Err(TextError::new(format!("{}: unit {id} is in two places", line.scenario.id)));
        }
        Ok(())
    };
    for (space, list) in &line.units {
        let space =
            map.board.find(space).ok_or_else(|| TextError::new(format!("there is no space {space}")))?;
        for name in list {
            put(name, Some(space))?;
        }
    }
    let side_of = |name: &str| names.unit(name).map(|unit| units[unit.index()].side.index());
    for (turn, list) in &line.returning {
        let turn = turn.parse::<usize>().ok().filter(|turn| (1..=17).contains(turn));
        let turn = turn.ok_or_else(|| TextError::new("units return on a turn from 1 to 17"))?;
        for name in list {
            put(name, Some(map.boxes.due[side_of(name)?][turn]))?;
        }
    }
    for name in &line.rebuildable {
        put(name, Some(map.boxes.rebuildable[side_of(name)?]))?;
    }
    for name in line.out.iter().filter(|name| names.support(name).is_none()) {
        put(name, None)?;
    }
    let mut supports = 0;
    for name in &line.supports {
        let support = names.support(name);
        supports |= 1 << support.ok_or_else(|| TextError::new(format!("there is no support {name}")))?;
    }
    for (unit, place) in at.iter_mut().enumerate().filter(|(_, place)| place.is_none()) {
        let id = UnitId(unit as u16);
        let comes = track.iter().find(|l| {
            let enters = matches!(l.what, What::Arrive | What::Return);
            enters && l.units.contains(&id) && l.turn >= line.first_turn
        });
        let side = units[unit].side.index();
        let space = comes.map_or(map.boxes.out[side], |line| map.boxes.due[side][usize::from(line.turn)]);
        *place = Some((space, false));
    }
    let railhead = names.hex(&line.railhead)?;
    let railhead = map.rail_at[railhead];
    let mut held = 0;
    for name in &line.control.allied {
        let hex = names.hex(name)?;
        for (bit, _) in places.kept.iter().enumerate().filter(|(_, kept)| **kept == hex) {
            held |= 1 << bit;
        }
    }
    Ok(Start {
        first_turn: line.first_turn,
        last_turn: line.last_turn,
        reinforced: line.reinforced,
        railhead: railhead
            .ok_or_else(|| TextError::new(format!("{} is not on the railway", line.railhead)))?,
        points: [line.points.allied, line.points.axis],
        saved: [line.saved.tank, line.saved.infantry],
        cups: line.cups,
        kept: line.kept,
        versions: line
            .versions
            .iter()
            .map(|(name, &version)| Ok((names.unit(name)?, version.min(VERSIONS as u8 - 1))))
            .collect::<Result<_, TextError>>()?,
        held,
        boxes: names.hexes(&[&line.boxes.allied[..], &line.boxes.axis[..]].concat())?.into_iter().collect(),
        free_boxes: [line.ready.allied_boxes, line.ready.axis_boxes],
        supports,
        units: at
            .iter()
            .enumerate()
            .filter_map(|(unit, place)| place.map(|(space, reduced)| (UnitId(unit as u16), space, reduced)))
            .collect(),
    })
}

fn read_places(file: &PlacesFile, landing: &[String], names: &Names<'_>) -> Result<Places, TextError> {
    let sources = [names.hexes(&file.sources.allied)?, names.hexes(&file.sources.axis)?];
    let mut entry = sources[0].clone();
    for &source in &sources[0] {
        entry.extend(names.map.around[source].iter().map(|&(hex, _)| hex));
    }
    entry.sort_unstable();
    entry.dedup();
    let mut kept = names.hexes(&file.ports)?;
    for hex in names.hexes(&[file.sollum.clone(), file.alamein.clone()])? {
        kept.push(hex);
    }
    if kept.len() > 8 || file.automatic.len() != 2 {
        return Err(TextError::new("at most eight kept places, and two of an automatic victory"));
    }
    Ok(Places {
        ports: names.hexes(&file.ports)?,
        port_supply: [names.hexes(&file.port_supply.allied)?, names.hexes(&file.port_supply.axis)?],
        kept,
        tobruk_forts: names.hexes(&file.tobruk_forts)?,
        bypass: names.hexes(&file.bypass)?,
        agheila_area: names.hexes(&file.agheila_area)?,
        allied_entry: entry,
        landing: names.hexes(landing)?,
        tobruk: names.hex(&file.tobruk)?,
        bardia: names.hex(&file.bardia)?,
        sollum: names.hex(&file.sollum)?,
        benghazi: names.hex(&file.benghazi)?,
        matruh: names.hex(&file.matruh)?,
        alamein: names.hex(&file.alamein)?,
        halfaya: names.hex(&file.halfaya)?,
        alexandria: names.hex(&file.alexandria)?,
        agheila: names.hex(&file.agheila)?,
        sources,
    })
}

fn table(lines: &[ResultLine]) -> Result<Table<Cell>, TextError> {
    let lines: Vec<_> = lines.iter().map(|line| (vec![line.die], line.results.clone())).collect();
    Table::new(&lines).map_err(TextError::new)
}

impl Data {
    /// Reads and checks the data files.
    ///
    /// # Errors
    /// With the file, the line where one is known, and the reason.
    pub(crate) fn read(files: &Files<'_>) -> Result<Self, DataError> {
        let in_tables = DataError::of("tables.toml");
        let in_board = DataError::of("board.toml");
        let in_counters = DataError::of("counters.toml");
        let in_scenarios = DataError::of("scenarios.toml");
        let numbers: Numbers = data::read(files.tables).map_err(in_tables)?;
        if numbers.turns.lines.len() != 17 || numbers.entry.headquarters.is_empty() {
            return Err(in_tables(TextError::new("seventeen turns and the entry at headquarters")));
        }
        let board = Board::read(files.board, "darksands", VOCABULARY).map_err(in_board)?;
        let end = |name: &String| {
            board.find(name).ok_or_else(|| in_tables(TextError::new(format!("the board has no hex {name}"))))
        };
        let ends = [end(&numbers.places.alexandria)?, end(&numbers.places.tobruk)?];
        let map = Map::new(board, &costs(&numbers), ends).map_err(in_board)?;
        let counters: CountersFile = data::read(files.counters).map_err(in_counters)?;
        let units = read_units(&counters).map_err(in_counters)?;
        let supports = read_supports(&counters).map_err(in_counters)?;
        let ids: Vec<String> = counters.unit.iter().map(|unit| unit.id.clone()).collect();
        let names = Names { map: &map, units: &ids, supports: &supports };
        let places = read_places(&numbers.places, &numbers.entry.ports.hexes, &names).map_err(in_tables)?;
        let in_track = DataError::of("schedule.toml");
        let track: ScheduleFile = data::read(files.schedule).map_err(in_track)?;
        let track = read_track(&track, &names).map_err(in_track)?;
        let chits = read_chits(&numbers.chits).map_err(in_tables)?;
        let scenarios: ScenariosFile = data::read(files.scenarios).map_err(in_scenarios)?;
        let starts = scenarios
            .scenario
            .iter()
            .map(|line| read_start(line, &names, &units, &track, &places))
            .collect::<Result<Vec<_>, _>>()
            .map_err(in_scenarios)?;
        let hq = |name: &str| names.unit(name).map_err(in_counters);
        let hq = [hq("HQ13")?, hq("HQ30")?, hq("HQ21")?, hq("HQAK")?, hq("HQPzA")?];
        let those = |test: &dyn Fn(&Unit) -> bool| -> UnitSet {
            (0..UNITS).filter(|&at| test(&units[at])).map(|at| UnitId(at as u16)).collect()
        };
        let formations: Vec<Formation> = counters
            .formation
            .iter()
            .enumerate()
            .map(|(at, line)| Formation {
                id: line.id.clone(),
                title: line.name.clone(),
                side: line.side,
                nation: line.nation,
                motorised: line.motorised,
                units: those(&|unit| unit.formation == Some(at as u8)),
            })
            .collect();
        let of = |id: &str| formations.iter().position(|f| f.id == id).map(|at| at as u8);
        let armoured = [of("15pz"), of("21pz")];
        let split = UnitId(units.iter().take_while(|u| u.side == Side::Allied).count() as u16);
        let replacements = &numbers.replacements;
        Ok(Self {
            odds: numbers
                .mobile
                .columns
                .join(" ")
                .parse()
                .map_err(|e: String| in_tables(TextError::new(e)))?,
            combat: [
                table(&numbers.mobile.lines).map_err(in_tables)?,
                table(&numbers.assault.lines).map_err(in_tables)?,
            ],
            of_side: [UnitId(0)..split, split..UnitId(UNITS as u16)],
            sides: Side::ALL.map(|side| those(&|unit| unit.side == side)),
            germans: those(&Unit::is_german),
            italians: those(&Unit::is_italian),
            panzers: those(&|unit| unit.formation.is_some() && armoured.contains(&unit.formation)),
            zoneless: those(&|unit| !unit.kind.casts()),
            headquarters: those(&|unit| unit.kind == Kind::Headquarters),
            garrisons: those(&|unit| unit.kind == Kind::Garrison),
            tanks: those(&|unit| unit.side == Side::Allied && unit.kind == Kind::Tank),
            hq,
            words: formations
                .iter()
                .map(|formation| formation.title.clone())
                .chain(supports.iter().map(|support| support.printed.clone()))
                .collect(),
            formations,
            boxes: [counters.boxes.allied, counters.boxes.axis],
            printed: Units::new(counters.unit.iter().map(|unit| unit.unit.clone()).collect()),
            sources: Units::new(counters.unit.iter().map(|unit| unit.source.clone()).collect()),
            chits,
            track,
            scenarios: scenarios.scenario.into_iter().map(|line| line.scenario).collect(),
            starts,
            places,
            replacements: [
                replacements.axis41.clone(),
                replacements.axis42.clone(),
                replacements.allied41.iter().map(|&[tank, infantry]| [tank, infantry, 0]).collect(),
                replacements.allied42.iter().map(|&[tank, infantry]| [tank, infantry, 0]).collect(),
            ],
            conditional: [replacements.emergency, [replacements.fdr[0], replacements.fdr[1], 0]],
            units: Units::new(units),
            names: Units::new(ids),
            supports,
            map,
            numbers,
        })
    }

    /// The units of a side.
    pub fn side(&self, side: Side) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        let range = &self.of_side[side.index()];
        (range.start.0..range.end.0).map(UnitId)
    }

    /// The number of a support in messages ([`sandtable_engine::message::Arg::Word`]).
    #[must_use]
    pub fn support_word(&self, support: u8) -> sandtable_engine::message::Arg {
        sandtable_engine::message::Arg::Word((self.formations.len() + usize::from(support)) as u16)
    }

    /// The number of a formation in messages.
    #[must_use]
    pub const fn formation_word(&self, formation: u8) -> sandtable_engine::message::Arg {
        sandtable_engine::message::Arg::Word(formation as u16)
    }

    /// Reads an operand by its name.
    ///
    /// # Errors
    /// If there is no such thing.
    pub fn named<O: phrase::Operand<Self>>(&self, name: &str) -> Result<O::Value, TextError> {
        O::read(&mut Words::new(name), self)
    }

    /// Named locations of a section (2.1.1).
    pub fn named_in(&self, section: Section) -> impl Iterator<Item = SpaceId> + '_ {
        self.map
            .hexes()
            .filter(move |&hex| self.map.section[hex] == section && self.map.has(hex, feature::NAMED))
    }
}

impl UnitNames for Data {
    fn unit_name(&self, unit: UnitId) -> &str {
        self.names.get(unit).map_or("", String::as_str)
    }

    fn find_unit(&self, name: &str) -> Option<UnitId> {
        self.names.items().iter().position(|known| known == name).map(|at| UnitId(at as u16))
    }
}

impl OnBoard for Data {
    fn board(&self) -> &Board {
        &self.map.board
    }
}

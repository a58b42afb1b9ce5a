//! A situation as TOML, readable and diffable. Writing and reading are inverse.
//!
//! ```toml
//! scenario = "campaign"
//! turn = 3
//! phase = "allied combat"
//! weather = 4
//! [counters]
//! 2513 = ["914/352", "Fus/352 disrupted"]     # words: what has become of it
//! 2514 = ["16/1US-"]                          # a hyphen: on its reduced side
//! ```
//!
//! What a text leaves out has its default, so that a test can name only what matters: units that it does not name are not yet
//! due and wait in their box, or are out of play; hexes under Allied units are Allied.

use crate::Normandy44;
use crate::action::Action;
use crate::results::{Cell, Stand};
use crate::rules::OPTIONS;
use crate::situation::{
    Combat, Fight, Gun, Help, HexSet, Mulberry, Situation, Stage, Step, UnitSet, Works, flag, option,
};
use crate::units::{Army, Pool, Seat, Side, Store, Way};
use arrayvec::ArrayVec;
use sandtable_engine::data::{self, Writer};
use sandtable_engine::phrase::Hex;
use sandtable_engine::text::{Text, TextError};
use sandtable_engine::{SpaceId, UnitId, keys};
use std::collections::BTreeMap;

const FLAG_WORDS: [(u16, &str); 15] = [
    (flag::DONE, "done"),
    (flag::REPLACED, "replaced"),
    (flag::RESERVE, "reserve"),
    (flag::DISRUPTED, "disrupted"),
    (flag::UNSUPPLIED, "unsupplied"),
    (flag::ISOLATED, "isolated"),
    (flag::DISPERSED, "dispersed"),
    (flag::LANDED, "landed"),
    (flag::SPENT, "spent"),
    (flag::STRATEGIC, "strategic"),
    (flag::LORRIES, "lorries"),
    (flag::FOUGHT, "fought"),
    (flag::FELL_BACK, "fell-back"),
    (flag::RELEASED, "released"),
    (flag::ADVANCED, "advanced"),
];

keys! {
    struct SituationText {
        scenario: String = "campaign".into(),
        options: Vec<String> = Vec::new(),
        players: u8 = 2,
        command: Option<String>,
        facing: Option<String>,
        planned: u8 = 0,
        denied: u8 = 0,
        asked: Option<String>,
        turn: u8,
        phase: String,
        reserve: bool = false,
        weather: u8 = 2,
        supply: BTreeMap<String, u8> = BTreeMap::new(),
        undealt: u8 = 0,
        replacements: BTreeMap<String, u8> = BTreeMap::new(),
        heavy: bool = false,
        low: Option<i8>,
        choice: bool = false,
        rebuilt: u8 = 0,
        air: [u8; 2] = [0; 2],
        navy: Option<[u8; 2]>,
        bombardment: u8 = 0,
        digs: [u8; 3] = [0; 3],
        works: Vec<String> = Vec::new(),
        points: [u8; 2] = [0; 2],
        landed: [u8; 5] = [0; 5],
        bought: [u8; 2] = [0; 2],
        evacuated: [u8; 8] = [0; 8],
        mobilised: u8 = 0,
        mulberries: [String; 2] = ["awaited".into(), "awaited".into()],
        port: Option<String>,
        transferred: bool = false,
        cadres: BTreeMap<String, String> = BTreeMap::new(),
        strafed: Vec<String> = Vec::new(),
        stopped: Vec<String> = Vec::new(),
        decided: Option<Side>,
        held: Option<Vec<String>>,
        combat: Option<CombatText>,
        counters: BTreeMap<String, Vec<String>> = BTreeMap::new(),
    }

    struct CombatText {
        fight: Fight,
        step: Step,
        target: String,
        attackers: Vec<String> = Vec::new(),
        main: Vec<String> = Vec::new(),
        group: bool = false,
        guns: Vec<String> = Vec::new(),
        air: [u8; 2] = [0; 2],
        navy: bool = false,
        help: Help = Help::None,
        help_of: Army = Army::German,
        jabo: u8 = 0,
        column: i8 = 0,
        die: u8 = 0,
        result: Cell = Cell::Nothing,
        stand: Stand = Stand::Fails,
        owed: u8 = 0,
        steps: u8 = 0,
        givers: Vec<String> = Vec::new(),
        retreating: Vec<String> = Vec::new(),
        far: u8 = 0,
        paid: Vec<String> = Vec::new(),
        forded: bool = false,
        leader: Option<String>,
        limited: bool = false,
        victors: Vec<String> = Vec::new(),
        reach: u8 = 0,
        bloody: bool = false,
    }
}

impl Text for Normandy44 {
    fn write_action(&self, a: Action) -> String {
        a.write(&self.data)
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        Action::read(text, &self.data)
    }

    fn write_situation(&self, s: &Situation) -> String {
        let name = |unit: UnitId| self.data.names[unit].clone();
        let mut out = Writer::default();
        out.line("scenario", &self.data.scenarios[usize::from(s.scenario)].id);
        let options: Vec<&str> = OPTIONS.iter().filter(|(bit, _)| s.has_option(*bit)).map(|o| o.1).collect();
        out.line("options", options);
        self.write_shared(s, &mut out);
        out.line("turn", s.turn);
        out.line("phase", format!("{} {}", s.active.word(), s.stage.write(&self.data)));
        out.line("reserve", s.reserve);
        out.line("weather", s.weather);
        out.line("undealt", s.undealt);
        out.line("heavy", s.heavy);
        if let Some(low) = s.low {
            out.line("low", i32::from(low));
        }
        out.line("choice", s.choice);
        out.line("rebuilt", s.rebuilt);
        out.line("air", s.air);
        out.line("navy", s.navy);
        out.line("bombardment", s.bombardment);
        out.line("digs", s.digs);
        let works = |w: &Works| {
            let begun = if w.done { "" } else { " begun" };
            format!("{} {}{begun}", self.space_name(w.hex), w.army.word())
        };
        out.line("works", s.works.iter().map(works).collect::<Vec<_>>());
        out.line("points", s.points);
        out.line("landed", s.landed);
        out.line("bought", s.bought);
        out.line("evacuated", s.evacuated);
        out.line("mobilised", s.mobilised);
        let mulberry = |m| match m {
            Mulberry::Awaited => "awaited".to_owned(),
            Mulberry::Building(turn) => format!("building {turn}"),
            Mulberry::Standing => "standing".to_owned(),
            Mulberry::Destroyed => "destroyed".to_owned(),
        };
        out.line("mulberries", s.mulberries.map(mulberry));
        if s.port != SpaceId::NONE {
            out.line("port", self.space_name(s.port));
        }
        out.line("transferred", s.transferred);
        out.line("strafed", self.hex_names(s.strafed.iter().copied()));
        let stopped = |&(hex, used): &(SpaceId, u8)| format!("{} {used}", self.space_name(hex));
        out.line("stopped", s.stopped.iter().map(stopped).collect::<Vec<_>>());
        if let Some(side) = s.decided {
            out.line("decided", side.word());
        }
        out.line("held", self.hex_names(s.held.iter()));
        let stores = Store::ALL.iter().filter(|&&p| p != Store::Panzer || s.is_divided(Side::German));
        out.table_of("supply", stores.map(|&p| (p.word(), s.stock(p))));
        out.table_of("replacements", Pool::ALL.iter().map(|&p| (p.word(), s.replacements[p as usize])));
        let cadres = self.data.cadres.iter().zip(s.cadres).filter(|(_, unit)| *unit != UnitId::NONE);
        out.table_of("cadres", cadres.map(|(&cadre, unit)| (self.data.names[cadre].as_str(), name(unit))));
        self.write_combat(s, &mut out);
        let mut counters: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (id, space) in self.data.map.board.spaces() {
            let stack: Vec<String> = s.stacks.units(id).map(|u| self.write_unit(s, u)).collect();
            if !stack.is_empty() {
                counters.insert(&space.name, stack);
            }
        }
        out.table_of("counters", counters);
        out.end()
    }

    fn read_situation(&self, text: &str) -> Result<Situation, TextError> {
        let file: SituationText = data::read(text)?;
        let mut s = Situation::empty(&self.data);
        let scenario = self.data.scenarios.iter().position(|sc| sc.id == file.scenario);
        s.scenario = scenario
            .ok_or_else(|| TextError::new(format!("there is no scenario \"{}\"", file.scenario)))?
            as u8;
        for word in &file.options {
            let found = OPTIONS.iter().find(|(_, known)| known == word);
            s.options |= found.ok_or_else(|| TextError::new(format!("there is no option \"{word}\"")))?.0;
        }
        s.turn = file.turn;
        let last = self.data.scenario_data[usize::from(s.scenario)].last_turn;
        need((1..=last).contains(&s.turn), || format!("there is no turn {}", file.turn))?;
        (s.active, s.stage) = self.read_phase(&file.phase)?;
        s.reserve = file.reserve;
        self.read_shared(&mut s, &file)?;
        s.weather = file.weather;
        need((1..=6).contains(&s.weather), || "the weather is a die".into())?;
        for (word, &points) in &file.supply {
            let store = Store::of_word(word);
            let store = store.ok_or_else(|| TextError::new(format!("there is no store \"{word}\"")))?;
            *s.stock_mut(store) = points;
        }
        for (word, &number) in &file.replacements {
            let pool = Pool::of_word(word);
            let pool = pool.ok_or_else(|| TextError::new(format!("there is no pool \"{word}\"")))?;
            s.replacements[pool as usize] = number;
        }
        (s.undealt, s.heavy, s.low, s.choice) = (file.undealt, file.heavy, file.low, file.choice);
        (s.rebuilt, s.air, s.bombardment, s.digs) = (file.rebuilt, file.air, file.bombardment, file.digs);
        s.navy = file.navy.unwrap_or_else(|| self.ships(&s));
        (s.points, s.landed, s.evacuated, s.bought) = (file.points, file.landed, file.evacuated, file.bought);
        (s.mobilised, s.transferred, s.decided) = (file.mobilised, file.transferred, file.decided);
        for (port, word) in file.mulberries.iter().enumerate() {
            s.mulberries[port] = read_mulberry(word)?;
        }
        if let Some(port) = &file.port {
            s.port = self.data.named::<Hex>(port)?;
        } else if s.mulberries[0] != Mulberry::Awaited {
            s.port = self.data.places.omaha[0];
        }
        self.read_counters(&mut s, &file)?;
        self.read_marks(&mut s, &file)?;
        if let Some(combat) = &file.combat {
            s.combat = self.read_combat(combat)?;
        }
        s.recast_all(&self.data);
        self.check_sound(&s)?;
        Ok(s)
    }
}

pub(crate) fn need(holds: bool, what: impl FnOnce() -> String) -> Result<(), TextError> {
    if holds { Ok(()) } else { Err(TextError::new(what())) }
}

impl Normandy44 {
    fn write_shared(&self, s: &Situation, out: &mut Writer) {
        if s.players() == 2 {
            return;
        }
        let seat = |side: Side, command: u8| Seat::of(side, command).word();
        out.line("players", s.players());
        if s.is_divided(s.active) || s.shared.at != 0 {
            out.line("command", seat(s.active, s.shared.at));
        }
        if s.is_divided(s.active.enemy()) || s.shared.facing != 0 {
            out.line("facing", seat(s.active.enemy(), s.shared.facing));
        }
        out.line("planned", s.shared.planned);
        out.line("denied", s.shared.denied);
        if let Some(action) = s.shared.asked {
            out.line("asked", action.write(&self.data));
        }
    }

    fn read_shared(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        s.options |= match file.players {
            2 => 0,
            3 => option::THREE_PLAYERS,
            4 => option::FOUR_PLAYERS,
            n => return Err(TextError::new(format!("{n} players cannot play this (27.1)"))),
        };
        let command = |word: &Option<String>, side: Side| {
            let Some(word) = word else { return Ok(0) };
            let found = [0, 1].into_iter().find(|&c| Seat::of(side, c).word() == word);
            found.ok_or_else(|| TextError::new(format!("\"{word}\" is no command of that side (27.1)")))
        };
        s.shared.at = command(&file.command, s.active)?;
        s.shared.facing = command(&file.facing, s.active.enemy())?;
        (s.shared.planned, s.shared.denied) = (file.planned, file.denied);
        s.shared.asked = file.asked.as_ref().map(|text| self.read_action(text)).transpose()?;
        Ok(())
    }

    fn space_name(&self, hex: SpaceId) -> String {
        self.data.map.board.space(hex).name.clone()
    }

    fn hex_names(&self, hexes: impl Iterator<Item = SpaceId>) -> Vec<String> {
        hexes.map(|hex| self.space_name(hex)).collect()
    }

    fn write_unit(&self, s: &Situation, unit: UnitId) -> String {
        let mut text = self.data.names[unit].clone();
        if s.is(unit, flag::REDUCED) {
            text.push('-');
        }
        for (bit, word) in FLAG_WORDS {
            if s.is(unit, bit) {
                text.push(' ');
                text.push_str(word);
            }
        }
        text
    }

    fn write_combat(&self, s: &Situation, out: &mut Writer) {
        let c = &s.combat;
        if c.fight == Fight::None {
            return;
        }
        let units = |set: &UnitSet| set.iter().map(|u| self.data.names[u].clone()).collect::<Vec<_>>();
        out.table("combat");
        out.line("fight", c.fight.word());
        out.line("step", c.step.word());
        out.line("target", self.space_name(c.target));
        out.line("attackers", units(&c.attackers));
        out.line("main", units(&c.main));
        out.line("group", c.group);
        let gun = |gun: &Gun| format!("{} {}", self.data.names[gun.unit], gun.store.word());
        out.line("guns", c.guns.iter().map(gun).collect::<Vec<_>>());
        out.line("air", c.air);
        out.line("navy", c.navy);
        out.line("help", c.help.word());
        out.line("help_of", c.help_of.word());
        out.line("jabo", c.jabo);
        out.line("column", i32::from(c.column));
        out.line("die", c.die);
        out.line("result", c.result.word());
        out.line("stand", c.stand.word());
        out.line("owed", c.owed);
        out.line("steps", c.steps);
        out.line("givers", units(&c.givers));
        out.line("retreating", units(&c.retreating));
        out.line("far", c.far);
        out.line("paid", self.hex_names(c.paid.iter().copied()));
        out.line("forded", c.forded);
        if c.leader != UnitId::NONE {
            out.line("leader", &self.data.names[c.leader]);
        }
        out.line("limited", c.limited);
        out.line("victors", units(&c.victors));
        out.line("reach", c.reach);
        out.line("bloody", c.bloody);
    }

    fn read_phase(&self, text: &str) -> Result<(Side, Stage), TextError> {
        let (side, stage) = text.split_once(' ').unwrap_or((text, ""));
        let side =
            Side::of_word(side).ok_or_else(|| TextError::new(format!("there is no side \"{side}\"")))?;
        Ok((side, Stage::read(stage, &self.data)?))
    }

    fn read_counters(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        let boxes = &self.data.map.boxes;
        for (unit, u) in self.data.units.iter() {
            let home = match u.way {
                Way::Cadre => boxes.cadres[u.side.index()],
                Way::Edge if u.turn > s.turn => boxes.reinforcements,
                _ => boxes.out,
            };
            s.stacks.put(unit, home);
        }
        let mut named = UnitSet::EMPTY;
        for (space, tokens) in &file.counters {
            let at = self.data.named::<SpaceId>(space)?;
            for token in tokens {
                let mut words = token.split_whitespace();
                let name = words.next().unwrap_or("");
                let (id, reduced) = match name.strip_suffix('-') {
                    Some(id) => (id, true),
                    None => (name, false),
                };
                let unit = self.data.named::<UnitId>(id)?;
                need(!named.contains(unit), || format!("unit {id} is in two places"))?;
                named.insert(unit);
                let side = self.data.units[unit].side;
                let foes = self.data.map.is_hex(at) && s.stands(&self.data, side.enemy(), at);
                need(!foes, || format!("unit {id} cannot be in {space}: enemies are there (9.1)"))?;
                s.stacks.put(unit, at);
                if reduced {
                    s.flags[unit] |= flag::REDUCED;
                }
                for word in words {
                    let found = FLAG_WORDS.into_iter().find(|(_, known)| *known == word);
                    let found = found.map(|(bit, _)| bit);
                    s.flags[unit] |= found
                        .ok_or_else(|| TextError::new(format!("there is no state of a unit \"{word}\"")))?;
                }
            }
        }
        for (cadre, unit) in &file.cadres {
            let (cadre, unit) = (self.data.named::<UnitId>(cadre)?, self.data.named::<UnitId>(unit)?);
            let place = self.data.cadres.iter().position(|&c| c == cadre);
            let place = place.ok_or_else(|| TextError::new("what stands for a unit is a cadre (17.9)"))?;
            let (c, u) = (&self.data.units[cadre], &self.data.units[unit]);
            let fits = u.steps == 3 && u.side == c.side && !s.cadres.contains(&unit);
            need(fits, || "a cadre stands for one unit of three steps of its side (17.9)".into())?;
            s.cadres[place] = unit;
            s.stacks.put(unit, boxes.cadres[u.side.index()]);
            s.flags[unit] = flag::REDUCED;
        }
        Ok(())
    }

    fn read_marks(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        for text in &file.works {
            let mut words = text.split_whitespace();
            let hex = self.data.named::<Hex>(words.next().unwrap_or(""))?;
            let army = words.next().and_then(Army::of_word);
            let army = army.ok_or_else(|| TextError::new(format!("\"{text}\" is no position")))?;
            let done = match words.next() {
                None => true,
                Some("begun") => false,
                _ => return Err(TextError::new(format!("\"{text}\" is no position"))),
            };
            need(s.works_at(hex).is_none() && !s.works.is_full(), || "there are too many positions".into())?;
            let at = s.works.iter().position(|other| other.hex > hex).unwrap_or(s.works.len());
            s.works.insert(at, Works { hex, army, done });
        }
        for hex in &file.strafed {
            need(!s.strafed.is_full(), || "more is strafed than there are aircraft (19.1)".into())?;
            s.strafed.push(self.data.named::<Hex>(hex)?);
        }
        for text in &file.stopped {
            let bad = || TextError::new(format!("\"{text}\" is no stop of a retreat"));
            let (hex, used) = text.split_once(' ').ok_or_else(bad)?;
            need(!s.stopped.is_full(), || "there are too many stops of retreats".into())?;
            s.stopped.push((self.data.named::<Hex>(hex)?, used.parse().map_err(|_| bad())?));
        }
        match &file.held {
            None => s.held = s.occupied(&self.data, Side::Allied),
            Some(held) => {
                for hex in held {
                    s.held.insert(self.data.named::<Hex>(hex)?);
                }
            }
        }
        Ok(())
    }

    fn read_combat(&self, text: &CombatText) -> Result<Combat, TextError> {
        let units = |names: &[String]| {
            names.iter().map(|name| self.data.named::<UnitId>(name)).collect::<Result<UnitSet, _>>()
        };
        need(text.fight != Fight::None, || "a combat has a kind of fight".into())?;
        let mut guns = ArrayVec::new();
        for gun in &text.guns {
            let bad = || TextError::new(format!("\"{gun}\" is no gun with its store"));
            let (unit, store) = gun.split_once(' ').ok_or_else(bad)?;
            let store = Store::of_word(store).ok_or_else(bad)?;
            guns.try_push(Gun { unit: self.data.named::<UnitId>(unit)?, store }).map_err(|_| bad())?;
        }
        let mut paid = ArrayVec::new();
        for hex in &text.paid {
            let hex = self.data.named::<Hex>(hex)?;
            paid.try_push(hex).map_err(|_| TextError::new("too many hexes are paid for"))?;
        }
        Ok(Combat {
            fight: text.fight,
            step: text.step,
            target: self.data.named::<Hex>(&text.target)?,
            attackers: units(&text.attackers)?,
            main: units(&text.main)?,
            group: text.group,
            guns,
            air: text.air,
            navy: text.navy,
            help: text.help,
            help_of: text.help_of,
            jabo: text.jabo,
            column: text.column,
            die: text.die,
            result: text.result,
            stand: text.stand,
            owed: text.owed,
            steps: text.steps,
            givers: units(&text.givers)?,
            retreating: units(&text.retreating)?,
            far: text.far,
            paid,
            forded: text.forded,
            leader: text.leader.as_ref().map_or(Ok(UnitId::NONE), |name| self.data.named::<UnitId>(name))?,
            limited: text.limited,
            victors: units(&text.victors)?,
            reach: text.reach,
            bloody: text.bloody,
        })
    }
}

fn read_mulberry(word: &str) -> Result<Mulberry, TextError> {
    if let Some(turn) = word.strip_prefix("building ") {
        let bad = |_| TextError::new(format!("\"{turn}\" is not a turn"));
        return Ok(Mulberry::Building(turn.parse().map_err(bad)?));
    }
    Ok(match word {
        "awaited" => Mulberry::Awaited,
        "standing" => Mulberry::Standing,
        "destroyed" => Mulberry::Destroyed,
        _ => return Err(TextError::new(format!("there is no state of a mulberry \"{word}\""))),
    })
}

/// No more hexes than there are bits.
const _: () = assert!(crate::board::SPACES <= 12 * 64 && size_of::<HexSet>() == 96);

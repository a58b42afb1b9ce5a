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
    Combat, Fight, Gun, Help, HexSet, Mulberry, Situation, Stage, Step, UnitSet, Works, flag,
};
use crate::units::{Army, Kind, Pool, Side, Store, Way};
use arrayvec::ArrayVec;
use sandtable_engine::data::{self, Writer};
use sandtable_engine::dice::{Counted, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::phrase::Hex;
use sandtable_engine::rules::Rules;
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

/// More choices that are none than this do not follow one another.
const MOST_FORCED: usize = 64;

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
        out.table_of("supply", Store::ALL.iter().map(|&p| (p.word(), s.supply[p as usize])));
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
        s.weather = file.weather;
        need((1..=6).contains(&s.weather), || "the weather is a die".into())?;
        for (word, &points) in &file.supply {
            let store = Store::of_word(word);
            let store = store.ok_or_else(|| TextError::new(format!("there is no store \"{word}\"")))?;
            s.supply[store as usize] = points;
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

fn need(holds: bool, what: impl FnOnce() -> String) -> Result<(), TextError> {
    if holds { Ok(()) } else { Err(TextError::new(what())) }
}

impl Normandy44 {
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

    /// What must hold of any situation that can be played on.
    fn check_sound(&self, s: &Situation) -> Result<(), TextError> {
        let say = |what: &'static str| move || what.to_owned();
        let numbers = &self.data.numbers;
        need(s.supply.iter().all(|&n| n <= numbers.supply_cap), say("a store is off its track (5.1)"))?;
        let pools = s.replacements.iter().all(|&n| n <= numbers.replacement_cap);
        need(pools, say("a pool is off its track (6.1)"))?;
        need(
            s.air.iter().all(|&n| n <= 3) && s.navy.iter().all(|&n| n <= 3),
            say("there are too many aircraft or ships"),
        )?;
        need(
            s.points.iter().all(|&n| n <= 12) && s.landed.iter().all(|&n| n <= 60),
            say("a track is off its scale"),
        )?;
        need(
            s.undealt <= 3 && s.bombardment <= 2 && s.rebuilt < 8 && s.mobilised < 4,
            say("a track is off its scale"),
        )?;
        need(s.bought.iter().all(|&n| n <= 9), say("a track is off its scale"))?;
        need(
            s.evacuated.iter().all(|&n| n <= 2) && s.digs.iter().all(|&n| n <= 2),
            say("a track is off its scale"),
        )?;
        need(s.low.is_none_or(|low| (-2..=1).contains(&low)), say("there is no such quality"))?;
        need(s.stopped.iter().all(|(_, used)| *used <= 60), say("a retreat was stopped by too many"))?;
        let ports = s.mulberries.iter().all(|m| !matches!(m, Mulberry::Building(turn) if *turn > 60));
        need(ports, say("a port is late"))?;
        let port = s.port == SpaceId::NONE || self.data.places.omaha.contains(&s.port);
        need(port, say("the American port is at Omaha (21.1)"))?;
        need(
            s.mulberries[0] == Mulberry::Awaited || s.port != SpaceId::NONE,
            say("the American port is nowhere"),
        )?;
        need(s.dispersed <= 20, say("too many are dispersed"))?;
        let usurped = s.held.iter().any(|hex| s.stands(&self.data, Side::German, hex));
        need(!usurped, say("a hex is said to be Allied, and Germans are in it (24.3)"))?;
        let foreign = s.on_map(&self.data, Side::Allied).any(|unit| !s.held.contains(s.place(unit)));
        need(!foreign, say("a hex is said to be German, and Allied units are in it (24.3)"))?;
        for unit in s.on_map(&self.data, Side::Allied).chain(s.on_map(&self.data, Side::German)) {
            let u = &self.data.units[unit];
            let marsh = self.data.map.terrain(s.place(unit)) == crate::board::Terrain::Marsh;
            need(!marsh, say("nobody stands in the swamp (9.6)"))?;
            need(!s.cadres.contains(&unit), say("a unit is on the map beside its cadre (17.9)"))?;
            let cadre = u.kind != Kind::Cadre || self.behind(s, unit).is_some();
            need(cadre, say("a cadre on the map stands for a unit (17.9)"))?;
            let one_step = u.steps == 1 && s.is(unit, flag::REDUCED);
            need(!one_step, say("a unit of one step has no reduced side"))?;
        }
        self.check_combat_sound(s)?;
        self.check_stage_sound(s)?;
        self.check_alive(s)
    }

    fn check_combat_sound(&self, s: &Situation) -> Result<(), TextError> {
        let say = |what: &'static str| move || what.to_owned();
        let c = &s.combat;
        let fighting = matches!(
            s.stage,
            Stage::Muster
                | Stage::Lead
                | Stage::Support
                | Stage::AttackerLoss(_)
                | Stage::DefenderLoss(_)
                | Stage::Answer
                | Stage::Desperate
                | Stage::Retreat
                | Stage::Advance
        );
        need(
            fighting == (c.fight != Fight::None),
            say("a fight belongs to its phases, and they to a fight"),
        )?;
        if !fighting {
            return Ok(());
        }
        let before = matches!(s.stage, Stage::Muster | Stage::Lead | Stage::Support);
        need(before == (c.step == Step::Before), say("the fight is at another step"))?;
        let on = |set: &UnitSet, side: Side| {
            set.iter().all(|u| self.data.units[u].side == side && self.is_at_hand(s, u))
        };
        need(on(&c.attackers, s.active) && on(&c.victors, s.active), say("an attacker is not there"))?;
        need(c.main.is_subset(&c.attackers), say("the main assault force is part of the attack (10.3)"))?;
        need(c.givers.is_subset(&c.main), say("who gave a shift is of the main assault force (12.2)"))?;
        let there = c.retreating.iter().all(|u| {
            s.place(u) == c.target
                && self.data.units[u].side != s.active
                && self.ways_back(s, u, &c.paid).ends().next().is_some()
        });
        need(there, say("those who retreat are in the target and have a way"))?;
        need(
            c.owed <= 20 && c.steps <= 60 && c.far <= 4 && c.reach <= 2 && c.jabo <= 3,
            say("a number of the fight is impossible"),
        )?;
        need((-1..=8).contains(&c.column) && c.die <= 6, say("the column or the die is impossible"))?;
        need(c.air[0] <= s.air[0] || !before, say("there are too few aircraft"))?;
        need(c.air[1] <= s.air[1] || !before, say("there are too few aircraft"))?;
        if before {
            need(c.fight == Fight::Assault, say("a beach is assaulted without preparation"))?;
            let mut bare = s.clone();
            bare.combat = Combat { fight: c.fight, target: c.target, ..Combat::NONE };
            let first = c.attackers.first().map(|u| self.data.units[u].nation.army());
            let able = c.attackers.iter().all(|u| {
                self.check_attacker(&bare, u, c.target).is_ok()
                    && Some(self.data.units[u].nation.army()) == first
            });
            need(able && self.check_target(s, c.target).is_ok(), say("one of the attackers may not attack"))?;
            bare.stage = Stage::Support;
            bare.combat.attackers = c.attackers;
            for gun in &c.guns {
                let fits = self.check_support(&bare, Action::Gun(gun.unit, gun.store)).is_ok();
                need(fits, say("artillery cannot support the attack (11.6)"))?;
                bare.combat.guns.push(*gun);
            }
            let army = first.unwrap_or(Army::German);
            need(
                !c.navy || self.check_support(&bare, Action::Navy(army)).is_ok(),
                say("ships cannot help (19.2)"),
            )?;
            if s.stage == Stage::Support {
                need(
                    !c.main.is_empty() && self.check_ready(s).is_ok(),
                    say("nobody leads the attack (10.3)"),
                )?;
            }
        }
        if matches!(s.stage, Stage::Answer) {
            let help = match c.help {
                Help::None => true,
                Help::Guns => c.guns.len() == 1,
                Help::Air => (c.help_of as usize) < 2 && s.air[c.help_of as usize] > 0,
                Help::Navy => (c.help_of as usize) < 2 && s.navy[c.help_of as usize] > 0,
            };
            need(help, say("what helps the stand is not there (12.4.3)"))?;
            let mut bare = s.clone();
            (bare.combat.help, bare.combat.guns) = (Help::None, ArrayVec::new());
            for gun in &c.guns {
                let fits = self.check_help(&bare, Action::Gun(gun.unit, gun.store)).is_ok();
                need(fits && c.help == Help::Guns, say("artillery cannot help the stand (12.4.3)"))?;
            }
        }
        Ok(())
    }

    /// Whether a unit that fights is on the map or, in a landing, in its box.
    fn is_at_hand(&self, s: &Situation, unit: UnitId) -> bool {
        let at = s.place(unit);
        let beach = s.combat.fight == Fight::Beach;
        self.data.map.is_hex(at)
            || beach && self.data.map.assaults.iter().any(|&(from, hex)| from == at && hex == s.combat.target)
    }

    fn check_stage_sound(&self, s: &Situation) -> Result<(), TextError> {
        let say = |what: &'static str| move || what.to_owned();
        let c = &s.combat;
        let held = c.target != SpaceId::NONE && s.stands(&self.data, s.active.enemy(), c.target);
        let loss = |step: Step| matches!(step, Step::Defender | Step::StandDefender | Step::Desperate);
        let holds = match s.stage {
            Stage::Initial => s.active == Side::German && s.turn > 1,
            Stage::Drop | Stage::Invasion => s.turn == 1 && s.active == Side::Allied,
            Stage::Supply => s.undealt > 0 && s.active == Side::German,
            Stage::Choice => s.choice,
            Stage::Glider(unit) => s.place(unit) == self.data.map.boxes.glider && s.turn > 2,
            Stage::Strafe | Stage::Final => s.active == Side::Allied,
            Stage::Replacement => !s.reserve,
            Stage::Moving(unit, _) => self.check_move(s, unit).is_ok() && self.can_go(s),
            Stage::Excess(hex) => s.stands(&self.data, s.active, hex) && self.is_crowded(s, hex),
            Stage::Muster => held,
            Stage::Lead => held && self.check_ready(s).is_ok(),
            Stage::Support => held,
            Stage::AttackerLoss(by) => {
                let right = c.fight == Fight::Beach || by == self.loser_picks(s);
                !loss(c.step) && c.owed > 0 && self.attackers_at_risk(s).len() > 1 && right
            }
            Stage::DefenderLoss(by) => {
                loss(c.step)
                    && c.owed > 0
                    && self.defenders_at_risk(s).len() > 1
                    && by == self.defender_picks(s)
            }
            Stage::Answer => held && c.step == Step::Stand && c.far == 2,
            Stage::Desperate => held && c.step == Step::Desperate,
            Stage::Retreat => held && c.step == Step::Retreat && !c.retreating.is_empty(),
            Stage::Advance => !held && c.step == Step::Advance && self.can_advance(s),
            Stage::Movement | Stage::Combat | Stage::Over => true,
        };
        need(holds, say("what the game waits for does not fit the rest"))?;
        let beach = c.fight != Fight::Beach
            || (s.turn == 1 && s.active == Side::Allied && matches!(c.step, Step::Attacker | Step::Advance));
        need(beach, say("beaches are assaulted on turn 1 (20.3)"))
    }

    fn can_go(&self, s: &Situation) -> bool {
        let Stage::Moving(unit, mode) = s.stage else { return false };
        use crate::situation::Mode;
        match mode {
            Mode::Usual => true,
            Mode::Strategic => self.check_strategic(s, unit, Mode::Usual).is_ok(),
            Mode::Lorries => self.check_lorries(s, unit).is_ok(),
            Mode::Convoy => {
                self.check_lorries(s, unit).is_ok() && self.check_strategic(s, unit, Mode::Lorries).is_ok()
            }
        }
    }

    /// Whoever decides must have something to do, after the choices that are none as well.
    fn check_alive(&self, s: &Situation) -> Result<(), TextError> {
        let mut s = s.clone();
        let mut dice = Stream::new(Seed::from_number(0));
        let mut actions = Vec::new();
        for _ in 0..MOST_FORCED {
            actions.clear();
            self.actions(&s, &mut actions);
            match actions[..] {
                [] if s.stage == Stage::Over => break,
                [] => return Err(TextError::new("whoever decides here has nothing to do")),
                [only] if !self.is_deliberate(only) => {
                    self.apply(&mut s, only, &mut Counted::new(&mut dice), &mut Silent);
                }
                _ => break,
            }
        }
        Ok(())
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

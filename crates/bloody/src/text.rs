//! A situation as TOML, readable and diffable. Writing and reading are inverse.
//!
//! ```toml
//! scenario = "campaign"
//! turn = 3
//! part = "a"
//! phase = "allied movement"
//! [counters]
//! 0714 = ["16/1US", "18/1US- D1", "VII-US m2"]     # a hyphen for each step lost; words: what it has done or suffered
//! ```
//!
//! What a text leaves out has its default, so that a test can name only what matters: units that it does not name are not yet due, or
//! lost; aircraft lie in their cups; spaces where Allied units stand are Allied; beaches and German depots are open.

use crate::Bloody;
use crate::action::Action;
use crate::data::{SiteKind, SpaceSet, UnitSet};
use crate::situation::{
    Combat, Depot, Fight, HEAVY, Moment, Part, Port, Situation, Stage, Step, Weather, flag,
};
use crate::units::{Acting, Kind, Side};
use sandtable_engine::data::{self, Writer};
use sandtable_engine::text::{Text, TextError};
use sandtable_engine::{SpaceId, UnitId, keys};
use std::collections::BTreeMap;

const FLAG_WORDS: [(u16, &str); 10] = [
    (flag::DONE, "done"),
    (flag::FOUGHT, "fought"),
    (flag::HIT, "hit"),
    (flag::OOS, "oos"),
    (flag::RESERVE, "reserve"),
    (flag::REST, "rest"),
    (flag::USED, "used"),
    (flag::EXTENDED, "extended"),
    (flag::MOVED, "moved"),
    (flag::TRIED, "tried"),
];

keys! {
    struct SituationText {
        scenario: String = "campaign".into(),
        players: u8 = 2,
        turn: u8,
        part: Part = Part::A,
        moment: Moment = Moment::Usual,
        first: Side = Side::Allied,
        phase: String,
        weather: Weather = Weather::Clear,
        adjustment: u8 = 0,
        unsettled: bool = false,
        storm: bool = false,
        superiority: u8 = 0,
        ships: Option<[[u8; 2]; 2]>,
        carpets: u8 = 0,
        rubble: Vec<String> = Vec::new(),
        depots: Option<Vec<String>>,
        landed: Vec<String> = Vec::new(),
        stock: Vec<String> = Vec::new(),
        reserve_markers: u8 = 0,
        sent: [u8; 2] = [0; 2],
        to_stock: u8 = 0,
        sending: Vec<Side> = Vec::new(),
        air_supply: u8 = 0,
        replacements: [u8; 4] = [0; 4],
        german_die: u8 = 1,
        led: Vec<String> = Vec::new(),
        hq: Option<String>,
        hand: Vec<String> = Vec::new(),
        spent: u8 = 0,
        origin: Option<String>,
        crowded: Option<String>,
        raid: Vec<String> = Vec::new(),
        raid_at: Vec<String> = Vec::new(),
        shelled: bool = false,
        exploiting: bool = false,
        spearheads: Vec<String> = Vec::new(),
        points: [i32; 2] = [0; 2],
        decided: u8 = 0,
        risen: bool = false,
        freed: bool = false,
        held: Option<Vec<String>>,
        attacked: Vec<String> = Vec::new(),
        bombed: Vec<String> = Vec::new(),
        shelled_spaces: Vec<String> = Vec::new(),
        combat: Option<CombatText>,
        counters: BTreeMap<String, Vec<String>> = BTreeMap::new(),
    }

    struct CombatText {
        fight: Fight,
        step: Step,
        side: Side,
        target: String,
        attackers: Vec<String> = Vec::new(),
        houses: bool = false,
        support: Vec<String> = Vec::new(),
        tas: Option<String>,
        column: u8 = 0,
        roll: u8 = 0,
        losses: [u8; 2] = [0; 2],
        retreating: Vec<String> = Vec::new(),
        retreated: Vec<String> = Vec::new(),
        advanced: Option<String>,
    }
}

fn bad(what: impl Into<String>) -> TextError {
    TextError::new(what)
}

impl Text for Bloody {
    fn write_action(&self, a: Action) -> String {
        a.write(&self.data)
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        Action::read(text, &self.data)
    }

    fn write_situation(&self, s: &Situation) -> String {
        let name = |space: SpaceId| self.data.map.board.space(space).name.clone();
        let units = |set: &UnitSet| set.iter().map(|unit| self.data.names[unit].clone()).collect::<Vec<_>>();
        let spaces = |set: &SpaceSet| set.iter().map(name).collect::<Vec<_>>();
        let real = |list: &[SpaceId]| {
            list.iter().filter(|&&at| at != SpaceId::NONE).map(|&at| name(at)).collect::<Vec<_>>()
        };
        let mut out = Writer::default();
        out.line("scenario", &self.plan(s).scenario.id);
        out.line("players", if s.three { 3_u8 } else { 2 });
        out.line("turn", s.turn);
        out.line("part", s.part.word());
        out.line("moment", s.moment.word());
        out.line("first", s.first.word());
        out.line("phase", format!("{} {}", s.active.word(), s.stage.write(&self.data)));
        out.line("weather", s.weather.word());
        out.unless_default("adjustment", s.adjustment);
        out.unless_default("unsettled", s.unsettled);
        out.unless_default("storm", s.storm);
        out.unless_default("superiority", s.superiority);
        out.line("ships", s.ships);
        out.unless_default("carpets", s.carpets);
        let rubble: Vec<String> = (0..HEAVY)
            .filter(|&n| s.rubble[n][0] != SpaceId::NONE)
            .map(|n| {
                let bomber = UnitId(self.data.of_side[2].start.0 + n as u16);
                std::iter::once(self.data.names[bomber].clone())
                    .chain(real(&s.rubble[n]))
                    .collect::<Vec<_>>()
                    .join(" ")
            })
            .collect();
        out.line("rubble", rubble);
        let depots: Vec<String> = self
            .data
            .sites
            .iter()
            .zip(s.depots)
            .filter(|(_, depot)| *depot != Depot { port: Port::Closed, turn: 0 })
            .map(|(site, depot)| match depot.turn {
                0 => format!("{} {}", site.id, depot.port.word()),
                turn => format!("{} {} {turn}", site.id, depot.port.word()),
            })
            .collect();
        out.line("depots", depots);
        let counted = |counts: &[u8]| {
            let sites = self.data.sites.iter().zip(counts).filter(|(_, n)| **n > 0);
            sites.map(|(site, n)| format!("{} {n}", site.id)).collect::<Vec<_>>()
        };
        out.line("landed", counted(&s.landed));
        out.line("stock", counted(&s.stock));
        out.line("reserve_markers", s.reserve_markers);
        out.line("sent", s.sent);
        out.unless_default("to_stock", s.to_stock);
        let sending = Side::ALL.into_iter().filter(|&side| s.sending >> side as u8 & 1 == 1);
        out.line("sending", sending.map(Side::word).collect::<Vec<_>>());
        out.unless_default("air_supply", s.air_supply);
        out.line("replacements", s.replacements);
        out.line("german_die", s.german_die);
        let led = self.data.hqs.iter().zip(s.led).filter(|(_, n)| *n > 0);
        out.line("led", led.map(|(&hq, n)| format!("{} {n}", self.data.names[hq])).collect::<Vec<_>>());
        if s.hq != UnitId::NONE {
            out.line("hq", &self.data.names[s.hq]);
        }
        out.line("hand", units(&s.hand));
        out.unless_default("spent", s.spent);
        if s.origin != SpaceId::NONE {
            out.line("origin", name(s.origin));
        }
        if s.crowded != SpaceId::NONE {
            out.line("crowded", name(s.crowded));
        }
        out.line("raid", units(&s.raid));
        out.line("raid_at", real(&s.raid_at));
        out.unless_default("shelled", s.shelled);
        out.unless_default("exploiting", s.exploiting);
        out.line("spearheads", real(&s.spearheads));
        out.line("points", s.points.map(i32::from));
        out.unless_default("decided", s.decided);
        out.unless_default("risen", s.risen);
        out.unless_default("freed", s.freed);
        out.line("held", spaces(&s.held));
        out.line("attacked", spaces(&s.attacked));
        out.line("bombed", spaces(&s.bombarded[0]));
        out.line("shelled_spaces", spaces(&s.bombarded[1]));
        let c = &s.combat;
        if c.fight != Fight::None {
            out.table("combat");
            out.line("fight", c.fight.word());
            out.line("step", c.step.word());
            out.line("side", c.side.word());
            out.line("target", name(c.target));
            out.line("attackers", units(&c.attackers));
            out.unless_default("houses", c.houses);
            out.line("support", units(&c.support));
            if c.tas != UnitId::NONE {
                out.line("tas", &self.data.names[c.tas]);
            }
            out.line("column", c.column);
            out.line("roll", c.roll);
            out.line("losses", c.losses);
            out.line("retreating", units(&c.retreating));
            out.line("retreated", units(&c.retreated));
            if c.advanced != SpaceId::NONE {
                out.line("advanced", name(c.advanced));
            }
        }
        let mut counters: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for (id, space) in self.data.map.board.spaces() {
            let stack: Vec<String> = s.stacks.units(id).map(|unit| self.write_unit(s, unit)).collect();
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
        let scenario = self.data.plans.iter().position(|plan| plan.scenario.id == file.scenario);
        s.scenario =
            scenario.ok_or_else(|| bad(format!("there is no scenario \"{}\"", file.scenario)))? as u8;
        s.three = match file.players {
            2 => false,
            3 => true,
            n => return Err(bad(format!("{n} players cannot play this"))),
        };
        s.turn = file.turn;
        if s.turn > s.last_turn(&self.data) {
            return Err(bad(format!("turn {} is after the last", s.turn)));
        }
        (s.part, s.moment, s.first) = (file.part, file.moment, file.first);
        let (seat, stage) = file.phase.split_once(' ').unwrap_or((&file.phase, ""));
        s.active = Acting::of_word(seat).ok_or_else(|| bad(format!("there is no seat \"{seat}\"")))?;
        s.stage = Stage::read(stage, &self.data)?;
        s.weather = file.weather;
        (s.adjustment, s.unsettled, s.storm) = (file.adjustment, file.unsettled, file.storm);
        s.superiority = file.superiority;
        match file.ships {
            Some(ships) => s.ships = ships,
            None => self.refit_ships(&mut s),
        }
        s.carpets = file.carpets;
        self.read_counters(&mut s, &file.counters)?;
        if s.stacks.units(self.data.map.boxes.interdiction).any(|unit| s.air_zone(unit) == 0) {
            return Err(bad("aircraft that interdict have a zone: z1 to z6 (9.2)"));
        }
        self.read_depots(&mut s, &file)?;
        self.read_rest(&mut s, &file)?;
        if let Some(combat) = &file.combat {
            s.combat = self.read_combat(combat)?;
        }
        self.check_sound(&s)?;
        Ok(s)
    }
}

impl Bloody {
    fn write_unit(&self, s: &Situation, unit: UnitId) -> String {
        let mut text = self.data.names[unit].clone();
        let kind = self.data.units[unit].kind;
        let mut word = |word: String| {
            text.push(' ');
            text.push_str(&word);
        };
        if kind.is_air() {
            if s.air_zone(unit) > 0 {
                word(format!("z{}", s.air_zone(unit)));
            }
            if s.count(unit) > 0 {
                word(format!("in{}", s.count(unit)));
            }
        } else {
            if kind == Kind::Hq {
                if s.count(unit) > 0 {
                    word(format!("m{}", s.count(unit)));
                }
            } else if s.count(unit) > 0 {
                text.push_str(&"-".repeat(usize::from(s.count(unit))));
            }
            for (letter, level) in [("D", s.disorganised(unit)), ("A", s.affected(unit))] {
                if level > 0 {
                    text.push_str(&format!(" {letter}{level}"));
                }
            }
        }
        for (bit, known) in FLAG_WORDS {
            if s.is(unit, bit) {
                text.push(' ');
                text.push_str(known);
            }
        }
        if let Some(&hq) = usize::from(s.by[unit]).checked_sub(1).and_then(|n| self.data.hqs.get(n)) {
            text.push_str(" by=");
            text.push_str(&self.data.names[hq]);
        }
        text
    }

    fn read_counters(
        &self,
        s: &mut Situation,
        counters: &BTreeMap<String, Vec<String>>,
    ) -> Result<(), TextError> {
        let boxes = &self.data.map.boxes;
        for (unit, u) in self.data.units.iter() {
            let waits = u.turn > s.turn || u.way == crate::units::Way::Special;
            let to = if u.kind.is_air() {
                boxes.cups
            } else if waits {
                boxes.turns
            } else {
                boxes.lost
            };
            s.put(&self.data, unit, to);
        }
        let mut named = UnitSet::EMPTY;
        for (space, tokens) in counters {
            let at = self.data.named::<SpaceId>(space)?;
            for token in tokens {
                let mut words = token.split_whitespace();
                let id = words.next().unwrap_or("");
                let plain = id.trim_end_matches('-');
                let unit = self.data.named::<UnitId>(plain)?;
                if named.contains(unit) {
                    return Err(bad(format!("unit {plain} is in two places")));
                }
                named.insert(unit);
                self.check_place(s, unit, at)?;
                s.put(&self.data, unit, at);
                let lost = (id.len() - plain.len()).min(4) as u8;
                if lost > 0 && (self.data.units[unit].kind == Kind::Hq || lost > self.data.units[unit].steps)
                {
                    return Err(bad(format!("unit {plain} has not so many steps")));
                }
                s.set_count(unit, lost);
                for word in words {
                    self.read_word(s, unit, word)?;
                }
                let cadre = lost > 0 && lost == self.data.units[unit].steps;
                let boxes = &self.data.map.boxes;
                if cadre && ![boxes.lost, boxes.destroyed, boxes.rest].contains(&at) {
                    return Err(bad(format!("unit {plain} has lost all its steps")));
                }
            }
        }
        Ok(())
    }

    fn read_word(&self, s: &mut Situation, unit: UnitId, word: &str) -> Result<(), TextError> {
        let kind = self.data.units[unit].kind;
        let air = kind.is_air();
        match word {
            "D1" | "D2" if !air => s.set_disorganised(unit, word.as_bytes()[1] - b'0'),
            "A1" | "A2" if !air => s.set_affected(unit, word.as_bytes()[1] - b'0'),
            "m1" | "m2" if kind == Kind::Hq => s.set_count(unit, word.as_bytes()[1] - b'0'),
            "in1" | "in2" if air => s.set_count(unit, word.as_bytes()[2] - b'0'),
            "z1" | "z2" | "z3" | "z4" | "z5" | "z6" if air => s.set_air_zone(unit, word.as_bytes()[1] - b'0'),
            _ => {
                if let Some(hq) = word.strip_prefix("by=") {
                    let hq = self.data.named::<UnitId>(hq)?;
                    if self.data.units[hq].kind != Kind::Hq {
                        return Err(bad(format!("{word}: that is no HQ")));
                    }
                    s.by[unit] = self.data.hq_number(hq) + 1;
                    return Ok(());
                }
                let known = FLAG_WORDS.into_iter().find(|(_, known)| *known == word);
                let Some((bit, _)) = known else {
                    return Err(bad(format!("there is no state of a unit \"{word}\"")));
                };
                s.set(unit, bit);
            }
        }
        Ok(())
    }

    fn check_place(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Result<(), TextError> {
        let u = &self.data.units[unit];
        let boxes = &self.data.map.boxes;
        let wrong = |why: &str| {
            let (unit, at) = (&self.data.names[unit], &self.data.map.board.space(at).name);
            bad(format!("unit {unit} cannot be in {at}: {why}"))
        };
        let sky = [boxes.cups, boxes.air_ready, boxes.air_done, boxes.superiority, boxes.interdiction];
        if u.kind.is_air() {
            let flies = sky.contains(&at)
                || at == boxes.turns
                || self.data.map.terrain(at) == crate::board::Terrain::Area;
            return if flies { Ok(()) } else { Err(wrong("aircraft are not there")) };
        }
        let kept = [boxes.turns, boxes.reserve, boxes.rest, boxes.destroyed, boxes.lost].contains(&at);
        let sea = self.data.map.beach_before(at).is_some();
        if !kept && !sea && !self.data.map.is_in_play(at) {
            return Err(wrong("no unit is there"));
        }
        if u.kind == Kind::Festung && !kept && u.at != Some(at) {
            return Err(wrong("a fortress stays where it is (0.1.2)"));
        }
        if u.side() == Side::German && (sea || at == boxes.reserve) {
            return Err(wrong("that box is the other side's"));
        }
        if !self.in_bounds(s, at) {
            return Err(wrong("it is out of play (11.1)"));
        }
        Ok(())
    }

    fn read_depots(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        match &file.depots {
            None => {
                for (n, site) in self.data.sites.iter().enumerate() {
                    if matches!(site.kind, SiteKind::Beach | SiteKind::German) && self.in_bounds(s, site.at) {
                        s.depots[n].port = Port::Open;
                    }
                }
            }
            Some(lines) => {
                for line in lines {
                    let words: Vec<&str> = line.split_whitespace().collect();
                    let (id, state, turn) = match words[..] {
                        [id, state] => (id, state, 0),
                        [id, state, turn] => {
                            (id, state, turn.parse().map_err(|_| bad(format!("\"{turn}\" is not a turn")))?)
                        }
                        _ => return Err(bad(format!("\"{line}\" is no state of a depot"))),
                    };
                    let port = Port::of_word(state)
                        .ok_or_else(|| bad(format!("there is no state of a depot \"{state}\"")))?;
                    s.depots[self.data.depot(id)?] = Depot { port, turn };
                }
            }
        }
        for (lines, landed) in [(&file.landed, true), (&file.stock, false)] {
            for line in lines {
                let (id, n) = line.split_once(' ').ok_or_else(|| bad(format!("\"{line}\" has no number")))?;
                let n: u8 = n
                    .parse()
                    .ok()
                    .filter(|n| *n <= 40)
                    .ok_or_else(|| bad(format!("\"{n}\" is no number")))?;
                let site = self.data.depot(id)?;
                if landed { s.landed[site] = n } else { s.stock[site] = n }
            }
        }
        Ok(())
    }

    fn units_of(&self, names: &[String]) -> Result<UnitSet, TextError> {
        names.iter().map(|name| self.data.named::<UnitId>(name)).collect()
    }

    fn spaces_of(&self, names: &[String]) -> Result<SpaceSet, TextError> {
        names.iter().map(|name| self.data.named::<SpaceId>(name)).collect()
    }

    fn two_spaces(&self, names: &[String]) -> Result<[SpaceId; 2], TextError> {
        let mut two = [SpaceId::NONE; 2];
        if names.len() > 2 {
            return Err(bad("there are two at most"));
        }
        for (space, name) in two.iter_mut().zip(names) {
            *space = self.data.named::<SpaceId>(name)?;
        }
        Ok(two)
    }

    fn read_rest(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        for line in &file.rubble {
            let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            let Some((id, spaces)) = words.split_first() else { return Err(bad("rubble of nobody")) };
            let n = usize::from(self.data.named::<UnitId>(id)?.0.wrapping_sub(self.data.of_side[2].start.0));
            let at = self.two_spaces(spaces)?;
            let known = s.rubble.get_mut(n).filter(|_| at[0] != SpaceId::NONE);
            *known.ok_or_else(|| bad(format!("{id} leaves no rubble")))? = at;
        }
        let most = |n: u8, most: u8, key: &str| {
            if n <= most { Ok(n) } else { Err(bad(format!("{key}: {n} is more than {most}"))) }
        };
        s.reserve_markers = most(file.reserve_markers, 40, "reserve_markers")?;
        for n in file.sent {
            most(n, 40, "sent")?;
        }
        for n in s.ships.iter().flatten() {
            most(*n, 20, "ships")?;
        }
        s.sent = file.sent;
        s.to_stock = most(file.to_stock, 20, "to_stock")?;
        s.sending = file.sending.iter().fold(0, |bits, &side| bits | 1 << side as u8);
        s.air_supply = most(file.air_supply, self.data.numbers.air_supply.points, "air_supply")?;
        for n in file.replacements {
            most(n, 60, "replacements")?;
        }
        s.replacements = file.replacements;
        s.german_die = most(file.german_die, 6, "german_die")?;
        if s.german_die == 0 {
            return Err(bad("german_die: a die shows 1 to 6"));
        }
        for line in &file.led {
            let (hq, n) = line.split_once(' ').ok_or_else(|| bad(format!("\"{line}\" has no number")))?;
            let hq = self.data.named::<UnitId>(hq)?;
            let n = n.parse().map_err(|_| bad(format!("\"{n}\" is no number")))?;
            let slot = usize::from(self.data.hq_number(hq));
            *s.led.get_mut(slot).ok_or_else(|| bad("too many headquarters"))? = n;
        }
        s.hq = file.hq.as_deref().map_or(Ok(UnitId::NONE), |hq| self.data.named::<UnitId>(hq))?;
        if s.hq != UnitId::NONE && self.data.units[s.hq].kind != Kind::Hq {
            return Err(bad("the active HQ is no HQ"));
        }
        s.hand = self.units_of(&file.hand)?;
        s.spent = most(file.spent, 60, "spent")?;
        let space = |name: &Option<String>| {
            name.as_deref().map_or(Ok(SpaceId::NONE), |name| self.data.named::<SpaceId>(name))
        };
        s.origin = space(&file.origin)?;
        s.crowded = space(&file.crowded)?;
        s.raid = self.units_of(&file.raid)?;
        s.raid_at = self.two_spaces(&file.raid_at)?;
        (s.shelled, s.exploiting) = (file.shelled, file.exploiting);
        s.spearheads = self.two_spaces(&file.spearheads)?;
        for (points, n) in s.points.iter_mut().zip(file.points) {
            *points = i16::try_from(n).map_err(|_| bad(format!("points: {n} is off the track")))?;
        }
        (s.decided, s.risen, s.freed) = (file.decided, file.risen, file.freed);
        s.held = match &file.held {
            Some(held) => self.spaces_of(held)?,
            None => {
                let units = self.data.side(Side::Allied).filter(|&unit| self.data.units[unit].fights());
                let places = units.map(|unit| s.place(unit));
                places
                    .filter(|&at| self.data.map.is_in_play(at) && !s.enemy_in(&self.data, Side::Allied, at))
                    .collect()
            }
        };
        s.attacked = self.spaces_of(&file.attacked)?;
        s.bombarded = [self.spaces_of(&file.bombed)?, self.spaces_of(&file.shelled_spaces)?];
        Ok(())
    }

    fn read_combat(&self, text: &CombatText) -> Result<Combat, TextError> {
        if text.fight == Fight::None {
            return Err(bad("a combat has a kind of fight"));
        }
        let unit = |name: &Option<String>| {
            name.as_deref().map_or(Ok(UnitId::NONE), |name| self.data.named::<UnitId>(name))
        };
        Ok(Combat {
            fight: text.fight,
            step: text.step,
            side: text.side,
            target: self.data.named::<SpaceId>(&text.target)?,
            attackers: self.units_of(&text.attackers)?,
            houses: text.houses,
            support: self.units_of(&text.support)?,
            tas: unit(&text.tas)?,
            column: text.column,
            roll: text.roll,
            losses: text.losses,
            retreating: self.units_of(&text.retreating)?,
            retreated: self.units_of(&text.retreated)?,
            advanced: text
                .advanced
                .as_deref()
                .map_or(Ok(SpaceId::NONE), |name| self.data.named::<SpaceId>(name))?,
        })
    }
}

//! A situation as TOML, readable and diffable. Writing and reading are inverse.
//!
//! ```toml
//! scenario = "campanha"
//! turn = 3
//! phase = "allied combat"
//! air = 50
//! [counters]
//! 1615 = ["914/352", "84Art-"]        # a hyphen: on its reduced side
//! 1616 = ["16/1US moved fought"]      # words: what it has done
//! ```
//!
//! What a text leaves out has its default, so that a test can name only what matters: units that it does not name are
//! not yet due and wait in the pool, or are out of play; hexes under Allied units are Allied; air points are those of
//! the turn.

use crate::prelude::*;
use crate::situation::{Combat, Mulberry, Shortage, Step};
use crate::units::UNITS;
use sandtable_engine::data::{self, Named, Writer};
use sandtable_engine::keys;
use sandtable_engine::phrase::{Hex, named};
use sandtable_engine::sorting;
use sandtable_engine::text::{Text, TextError};

keys! {
    struct SituationText {
        scenario: String = "campanha".into(),
        open_values: bool = false,
        turn: u8,
        phase: String,
        air: Option<u8>,
        carpets: u8 = 0,
        last_carpet: u8 = 0,
        carpet_at: Option<String>,
        carpet_next: u8 = 0,
        mulberries: [String; 2] = ["awaited".into(), "awaited".into()],
        shortage: Shortage = Shortage::None,
        cherbourg_fell: bool = false,
        caen_at_start: Option<[bool; 2]>,
        /// Whether the units say themselves who owes an attack; otherwise that is worked out.
        duties_noted: bool = false,
        held: Option<Vec<String>>,
        attacked: Vec<String> = Vec::new(),
        combat: Option<CombatText>,
        counters: Named<Vec<String>> = Named::default(),
    }

    struct CombatText {
        fight: Fight,
        step: Step,
        target: String,
        attackers: Vec<String> = Vec::new(),
        guns: Vec<String> = Vec::new(),
        support: Vec<String> = Vec::new(),
        retreating: Vec<String> = Vec::new(),
        air: u8 = 0,
        air_defence: u8 = 0,
        column: u8 = 0,
        roll: u8 = 0,
        owed: u8 = 0,
        faced_armour: bool = false,
        may_stand: bool = false,
        pushed: Vec<String> = Vec::new(),
        ships_declined: bool = false,
    }
}

impl Text for Campanha {
    fn write_action(&self, a: Action) -> String {
        a.write(&self.data)
    }

    fn read_action(&self, text: &str) -> Result<Action, TextError> {
        Action::read(text, &self.data)
    }

    fn write_situation(&self, s: &Situation) -> String {
        let unit = |unit: UnitId| self.data.names[unit].clone();
        let units = |set: &UnitSet| set.iter().map(unit).collect::<Vec<_>>();
        let hexes = |set: &HexSet| set.iter().map(|hex| self.hex_name(hex)).collect::<Vec<_>>();
        let mut counters: Vec<(&str, Vec<String>)> = Vec::new();
        for (id, space) in self.data.map.board.spaces() {
            let stack: Vec<String> = s.stacks.units(id).map(|u| self.write_unit(s, u)).collect();
            if !stack.is_empty() {
                counters.push((&space.name, stack));
            }
        }
        let mut out = Writer::default();
        out.line("scenario", &self.data.scenarios[usize::from(s.scenario)].id);
        out.line("open_values", s.open_values);
        out.line("turn", s.turn);
        out.line("phase", format!("{} {}", s.active.word(), s.stage.write(&self.data)));
        out.line("air", s.air);
        out.line("carpets", s.carpets);
        out.line("last_carpet", s.last_carpet);
        if s.carpet_at != SpaceId::NONE {
            out.line("carpet_at", self.hex_name(s.carpet_at));
        }
        out.line("carpet_next", s.carpet_next);
        let mulberry = |m| match m {
            Mulberry::Awaited(None) => "awaited".into(),
            Mulberry::Awaited(Some(turn)) => format!("awaited {turn}"),
            Mulberry::Barred => "barred".into(),
            Mulberry::Standing => "standing".into(),
            Mulberry::Destroyed => "destroyed".into(),
        };
        out.line("mulberries", s.mulberries.map(mulberry));
        out.line("shortage", s.shortage.word());
        out.line("cherbourg_fell", s.cherbourg_fell);
        out.line("caen_at_start", s.caen_at_start);
        out.line("duties_noted", true);
        out.line("held", hexes(&s.held));
        out.line("attacked", hexes(&s.attacked));
        let c = &s.combat;
        if c.fight != Fight::None {
            out.table("combat");
            out.line("fight", c.fight.word());
            out.line("step", c.step.word());
            out.line("target", self.hex_name(c.target));
            out.line("attackers", units(&c.attackers));
            out.line("guns", units(&c.guns));
            out.line("support", units(&c.support));
            out.line("retreating", units(&c.retreating));
            out.line("air", c.air);
            out.line("air_defence", c.air_defence);
            out.line("column", c.column);
            out.line("roll", c.roll);
            out.line("owed", c.owed);
            out.line("faced_armour", c.faced_armour);
            out.line("may_stand", c.may_stand);
            out.line("pushed", units(&c.pushed));
            out.line("ships_declined", c.ships_declined);
        }
        sorting::by(&mut counters, |(one, _), (other, _)| one.cmp(other));
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
        s.open_values = file.open_values;
        s.turn = file.turn;
        if s.turn > s.last_turn(&self.data) {
            return Err(TextError::new(format!("turn {} is after the last", s.turn)));
        }
        (s.active, s.stage) = self.read_phase(&file.phase)?;
        self.read_counters(&mut s, &file.counters.sorted())?;
        for hex in file.held.as_ref().map_or(&[][..], |held| held) {
            s.held.insert(named::<Hex, _>(&self.data, hex)?);
        }
        if file.held.is_none() {
            s.held = s.occupied(&self.data, Side::Allied);
        }
        for hex in &file.attacked {
            s.attacked.insert(named::<Hex, _>(&self.data, hex)?);
        }
        s.air = file.air.unwrap_or_else(|| self.air_points(&s));
        s.carpets = file.carpets;
        s.last_carpet = file.last_carpet;
        s.carpet_at =
            file.carpet_at.as_deref().map_or(Ok(SpaceId::NONE), |hex| named::<Hex, _>(&self.data, hex))?;
        s.carpet_next = file.carpet_next;
        for (port, word) in file.mulberries.iter().enumerate() {
            s.mulberries[port] = read_mulberry(word)?;
        }
        s.shortage = file.shortage;
        s.cherbourg_fell = file.cherbourg_fell || s.held.contains(self.data.cherbourg);
        let caen = self.data.caen.map(|hex| s.occupant(&self.data, hex) == Some(Side::Allied));
        s.caen_at_start = file.caen_at_start.unwrap_or(caen);
        if let Some(combat) = &file.combat {
            s.combat = self.read_combat(combat)?;
        }
        if !file.duties_noted && !matches!(s.stage, Stage::Movement | Stage::Moving(_)) {
            self.note_duties(&mut s);
        }
        self.check_sound(&s)?;
        Ok(s)
    }
}

impl Campanha {
    fn hex_name(&self, hex: SpaceId) -> String {
        self.data.map.board.space(hex).name.clone()
    }

    fn write_unit(&self, s: &Situation, unit: UnitId) -> String {
        let mut text = self.data.names[unit].clone();
        if s.is(unit, flag::REDUCED) {
            text.push('-');
        }
        for word in flag::words(s.flags[unit]) {
            text.push(' ');
            text.push_str(word);
        }
        text
    }

    fn read_phase(&self, text: &str) -> Result<(Side, Stage), TextError> {
        let (side, stage) = text.split_once(' ').unwrap_or((text, ""));
        let side =
            Side::of_word(side).ok_or_else(|| TextError::new(format!("there is no side \"{side}\"")))?;
        Ok((side, Stage::read(stage, &self.data)?))
    }

    fn read_counters(&self, s: &mut Situation, counters: &Named<Vec<String>>) -> Result<(), TextError> {
        let boxes = &self.data.map.boxes;
        for (unit, u) in self.data.units.iter() {
            let away = u.turn <= s.turn;
            s.put(&self.data, unit, if away { boxes.withdrawn } else { boxes.pool });
        }
        let mut placed = UnitSet::EMPTY;
        for (space, tokens) in counters.iter() {
            let at = named::<SpaceId, _>(&self.data, space)?;
            for token in tokens {
                let mut words = token.split_whitespace();
                let name = words.next().unwrap_or("");
                let (id, reduced) = match name.strip_suffix('-') {
                    Some(id) => (id, true),
                    None => (name, false),
                };
                let unit = named::<UnitId, _>(&self.data, id)?;
                if placed.contains(unit) {
                    return Err(TextError::new(format!("unit {id} is in two places")));
                }
                placed.insert(unit);
                self.check_place(s, unit, at)?;
                s.put(&self.data, unit, at);
                if reduced {
                    s.set(unit, flag::REDUCED);
                }
                for word in words {
                    let Some(bit) = flag::of_word(word) else {
                        return Err(TextError::new(format!("there is no state of a unit \"{word}\"")));
                    };
                    s.set(unit, bit);
                }
            }
        }
        Ok(())
    }

    fn check_place(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Result<(), TextError> {
        let u = &self.data.units[unit];
        let boxes = &self.data.map.boxes;
        let wrong = |why: &str| {
            TextError::new(format!(
                "unit {} cannot be in {}: {why}",
                self.data.names[unit],
                self.hex_name(at)
            ))
        };
        if self.data.map.is_hex(at) && s.occupant(&self.data, at) == Some(u.side.enemy()) {
            return Err(wrong("enemies are there (4.1.2)"));
        }
        let foreign = match u.side {
            Side::Allied => at == boxes.off_south || at == boxes.off_east,
            Side::German => {
                at == boxes.exited_south || at == boxes.exited_east || self.beach_before(at).is_some()
            }
        };
        if foreign { Err(wrong("that box is the other side's")) } else { Ok(()) }
    }

    fn read_combat(&self, text: &CombatText) -> Result<Combat, TextError> {
        let units = |names: &[String]| {
            names.iter().map(|name| named::<UnitId, _>(&self.data, name)).collect::<Result<UnitSet, _>>()
        };
        if text.fight == Fight::None {
            return Err(TextError::new("a combat has a kind of fight"));
        }
        Ok(Combat {
            fight: text.fight,
            step: text.step,
            target: named::<Hex, _>(&self.data, &text.target)?,
            attackers: units(&text.attackers)?,
            guns: units(&text.guns)?,
            support: units(&text.support)?,
            retreating: units(&text.retreating)?,
            air: text.air,
            air_defence: text.air_defence,
            column: text.column,
            roll: text.roll,
            owed: text.owed,
            faced_armour: text.faced_armour,
            may_stand: text.may_stand,
            pushed: units(&text.pushed)?,
            ships_declined: text.ships_declined,
        })
    }

    /// What must hold of any situation that can be played on.
    fn check_sound(&self, s: &Situation) -> Result<(), TextError> {
        let need = |holds: bool, what: &str| if holds { Ok(()) } else { Err(TextError::new(what)) };
        let c = &s.combat;
        for hex in self.data.map.all_hexes() {
            let most = self.data.numbers.stacking.units + usize::from(s.stage == Stage::Push(hex));
            let count = s.stacks.count(hex);
            need(count <= most, &format!("{count} units are in {} (4.1.1)", self.hex_name(hex)))?;
        }
        let fighting = !matches!(
            s.stage,
            Stage::Invasion
                | Stage::Carpet
                | Stage::CarpetLoss(..)
                | Stage::Movement
                | Stage::Moving(_)
                | Stage::Commando
                | Stage::Combat
                | Stage::Over
        );
        need(fighting == (c.fight != Fight::None), "a fight belongs to its phases, and they to a fight")?;
        need(s.air <= 200 && s.carpet_next <= 7 && s.last_carpet <= 200, "a track is off its scale")?;
        let on_side = |set: &UnitSet, side: Side| {
            set.iter().all(|unit| {
                let at = s.place(unit);
                let there = self.data.map.is_hex(at) || self.beach_before(at).is_some();
                self.data.units[unit].side == side && there
            })
        };
        let rolled = c.step != Step::Before;
        if fighting {
            need(on_side(&c.attackers, s.active), "an attacker is not on the attacking side's map")?;
            let beside = |unit: UnitId| {
                let at = s.place(unit);
                if self.data.map.is_hex(at) {
                    self.data.map.touch(at, c.target) || rolled
                } else {
                    self.beach_before(at) == Some(c.target)
                }
            };
            need(c.attackers.iter().all(beside), "an attacker is not next to the target (5.0)")?;
            need(on_side(&c.guns, s.active), "a gun is not on the attacking side's map")?;
            need(on_side(&c.support, s.active.enemy()), "a supporting gun is not on the defender's map")?;
            let roll_fits = !rolled || (2..=12).contains(&c.roll);
            need(
                roll_fits && usize::from(c.column) < self.data.odds.len(),
                "the dice or the column are impossible",
            )?;
            let retreat = c.retreating;
            need(
                on_side(&retreat, s.active) || on_side(&retreat, s.active.enemy()),
                "those who retreat are not of one side",
            )?;
        }
        self.check_step(s)?;
        need(c.owed <= 100, "more is owed than anybody has")?;
        let landing = self.data.map.landings.iter().any(|&(sea, _)| s.stacks.first(sea).is_some());
        need(
            !landing || (s.turn == 0 && s.active == Side::Allied),
            "units are at sea only in the Allied turn 0 (11.1.1)",
        )?;
        let usurped = s.held.iter().find(|&hex| s.occupant(&self.data, hex) == Some(Side::German));
        if let Some(hex) = usurped {
            let hex = self.hex_name(hex);
            return Err(TextError::new(format!(
                "{hex} is said to be Allied, and Germans are in it (ruling R07)"
            )));
        }
        let defended = s.occupant_checked(self, c.target) == Some(s.active.enemy());
        match s.stage {
            Stage::Muster => {
                need(defended && !rolled, "nobody defends the target")?;
                need(self.can_be_fought(s), "nobody can take part in the fight")
            }
            Stage::Answer => {
                need(defended && !rolled && !c.attackers.is_empty(), "there is no attack to answer")
            }
            Stage::DefenderLoss(_) | Stage::DefenderTrade => need(defended && rolled, "nobody can suffer"),
            Stage::AttackerLoss(_) | Stage::AttackerTrade => {
                need(rolled && !c.attackers.is_empty(), "nobody can suffer")
            }
            Stage::Advance => need(rolled && !defended, "the hex is still defended"),
            Stage::Moving(unit) => need(self.check_move(s, unit).is_ok(), "the unit in hand cannot move"),
            Stage::Invasion => need(s.turn == 0 && s.active == Side::Allied, "the invasion is on turn 0"),
            Stage::Commando => need(
                s.turn == 0 && s.active == Side::Allied && !self.commando_hexes(s).is_empty(),
                "the commandos cannot land",
            ),
            Stage::Carpet => need(
                s.active == Side::Allied && self.check_carpet(s).is_ok(),
                "no carpet may be bombed now (6.3)",
            ),
            Stage::CarpetLoss(hex, _) => need(
                s.carpet_at != SpaceId::NONE && s.stacks.count(hex) > 0 && s.active == Side::Allied,
                "there is no carpet being bombed",
            ),
            Stage::Retreat => {
                let mut ways = Vec::new();
                self.list_retreats(s, &mut ways);
                need(rolled && !ways.is_empty(), "nobody has a way to retreat")
            }
            Stage::Push(hex) => {
                let mut pushes = Vec::new();
                self.list_pushes(s, hex, &mut pushes);
                need(rolled && !pushes.is_empty(), "nobody can be pushed")
            }
            Stage::Movement | Stage::Combat | Stage::Over => Ok(()),
        }?;
        self.check_alive(s)
    }

    /// The step of a fight belongs to what the game waits for.
    fn check_step(&self, s: &Situation) -> Result<(), TextError> {
        let expected = match s.stage {
            Stage::DefenderLoss(_) if s.combat.fight != Fight::Assault => Step::DefenderLoss,
            Stage::DefenderLoss(_) | Stage::DefenderTrade => Step::AttackerLoss,
            Stage::AttackerLoss(_) | Stage::AttackerTrade => Step::Stand,
            Stage::Retreat | Stage::Push(_) => Step::Retreat,
            Stage::Advance => Step::Advance,
            _ => Step::Before,
        };
        if s.combat.step == expected { Ok(()) } else { Err(TextError::new("the fight is at another step")) }
    }
}

impl Situation {
    fn occupant_checked(&self, game: &Campanha, hex: SpaceId) -> Option<Side> {
        if hex == SpaceId::NONE { None } else { self.occupant(&game.data, hex) }
    }
}

fn read_mulberry(word: &str) -> Result<Mulberry, TextError> {
    Ok(match word.split_once(' ') {
        Some(("awaited", turn)) => {
            let bad = |_| TextError::new(format!("\"{turn}\" is not a turn"));
            Mulberry::Awaited(Some(turn.parse::<u8>().map_err(bad)?.min(100)))
        }
        _ => match word {
            "awaited" => Mulberry::Awaited(None),
            "barred" => Mulberry::Barred,
            "standing" => Mulberry::Standing,
            "destroyed" => Mulberry::Destroyed,
            _ => return Err(TextError::new(format!("there is no state of a mulberry \"{word}\""))),
        },
    })
}

/// Keeps the number of pieces and the width of their sets in step.
const _: () = assert!(UNITS <= 4 * 64);

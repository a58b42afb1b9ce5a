//! A situation read from its text.

use super::{ActiveText, CombatText, FLAG_WORDS, JourneyText, SeaText, SituationText};
use crate::DarkSands;
use crate::chits::{Chit, Chits};
use crate::data::UnitSet;
use crate::situation::{
    Active, Combat, Doing, Journey, MOST_PLAYED, Ready, Sea, Situation, Stage, Step, flag,
};
use crate::units::{Aid, Side, UNITS};
use sandtable_engine::data;
use sandtable_engine::phrase::Hex;
use sandtable_engine::text::TextError;
use sandtable_engine::{SpaceId, UnitId};
use std::collections::BTreeMap;

impl DarkSands {
    pub(super) fn read_text(&self, text: &str) -> Result<Situation, TextError> {
        let file: SituationText = data::read(text)?;
        let mut s = Situation::empty(&self.data);
        let scenario = self.data.scenarios.iter().position(|sc| sc.id == file.scenario);
        s.scenario = scenario
            .ok_or_else(|| TextError::new(format!("there is no scenario \"{}\"", file.scenario)))?
            as u8;
        s.campaign = file.campaign;
        s.dash = file.dash;
        s.turn = file.turn;
        if !(1..=s.last_turn(&self.data)).contains(&s.turn) {
            return Err(TextError::new(format!("there is no turn {}", s.turn)));
        }
        s.stage = Stage::read(&file.phase, &self.data)?;
        s.bypass = file.bypass;
        self.read_counters(&mut s, &file.counters)?;
        s.recast(&self.data);
        self.read_markers(&mut s, &file)?;
        self.read_cups(&mut s, &file)?;
        if let Some(active) = &file.active {
            s.active = self.read_active(&s, active)?;
        }
        if let Some(journey) = &file.journey {
            s.journey = self.read_journey(journey)?;
        }
        if let Some(combat) = &file.combat {
            s.combat = self.read_combat(combat)?;
        }
        if let Some(sea) = &file.sea {
            s.sea = self.read_sea(sea)?;
        }
        Ok(s)
    }

    fn read_units(&self, names: &[String]) -> Result<UnitSet, TextError> {
        names.iter().map(|name| self.data.named::<UnitId>(name)).collect()
    }

    fn read_supports(&self, names: &[String]) -> Result<u16, TextError> {
        let mut bits = 0;
        for name in names {
            bits |= 1 << self.find_support(name)?;
        }
        Ok(bits)
    }

    fn find_support(&self, name: &str) -> Result<usize, TextError> {
        let found = self.data.supports.iter().position(|support| support.name == name);
        found.ok_or_else(|| TextError::new(format!("there is no support \"{name}\"")))
    }

    fn read_counters(
        &self,
        s: &mut Situation,
        counters: &BTreeMap<String, Vec<String>>,
    ) -> Result<(), TextError> {
        for unit in (0..UNITS).map(|at| UnitId(at as u16)) {
            let usual = self.usual_place(usize::from(s.scenario), s.turn, unit);
            s.put(&self.data, unit, usual);
        }
        let mut named = UnitSet::EMPTY;
        for (space, tokens) in counters {
            let at = self.data.named::<SpaceId>(space)?;
            for token in tokens {
                let mut words = token.split_whitespace();
                let name = words.next().unwrap_or("");
                let (id, reduced) = name.strip_suffix('-').map_or((name, false), |id| (id, true));
                let unit = self.data.named::<UnitId>(id)?;
                if named.contains(unit) {
                    return Err(TextError::new(format!("unit {id} is in two places")));
                }
                named.insert(unit);
                self.check_at(s, unit, at)?;
                s.put(&self.data, unit, at);
                if reduced {
                    if self.data.units[unit].steps < 2 {
                        return Err(TextError::new(format!("unit {id} has one step only")));
                    }
                    s.set(unit, flag::REDUCED);
                }
                for word in words {
                    self.read_state(s, unit, word)?;
                }
            }
        }
        Ok(())
    }

    fn read_state(&self, s: &mut Situation, unit: UnitId, word: &str) -> Result<(), TextError> {
        let wrong = || TextError::new(format!("there is no state of a unit \"{word}\""));
        if let Some(version) = word.strip_prefix('v') {
            let version: u16 = version.parse().map_err(|_| wrong())?;
            if version == 0 || version >= u16::from(self.data.units[unit].versions) {
                return Err(wrong());
            }
            s.flags[unit] = s.flags[unit] & !(3 << flag::VERSION) | version << flag::VERSION;
            return Ok(());
        }
        let (bit, _) = FLAG_WORDS.into_iter().find(|(_, known)| *known == word).ok_or_else(wrong)?;
        s.set(unit, bit);
        Ok(())
    }

    /// Whether a unit can be in a space at all.
    fn check_at(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Result<(), TextError> {
        let side = self.data.units[unit].side;
        let boxes = &self.data.map.boxes;
        let own = [boxes.rebuildable[side.index()], boxes.out[side.index()], boxes.supports[side.index()]];
        let allowed = self.data.map.is_hex(at)
            || own.contains(&at)
            || boxes.due[side.index()].contains(&at)
            || (at == boxes.entry && side == Side::Axis);
        let free = s.occupant(&self.data, at) != Some(side.enemy());
        if allowed && free {
            return Ok(());
        }
        let place = &self.data.map.board.space(at).name;
        Err(TextError::new(format!("unit {} cannot be in {place}", self.data.names[unit])))
    }

    fn read_markers(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        let start = &self.data.starts[usize::from(s.scenario)];
        s.initiative = file.initiative.unwrap_or(self.data.numbers.turn(s.turn).initiative);
        s.held = start.held;
        for (bit, &hex) in self.data.places.kept.iter().enumerate() {
            match s.occupant(&self.data, hex) {
                Some(Side::Allied) => s.held |= 1 << bit,
                Some(Side::Axis) => s.held &= !(1 << bit),
                None => {}
            }
        }
        if let Some(held) = &file.held {
            s.held = 0;
            for name in held {
                let hex = self.data.named::<Hex>(name)?;
                let bit = self.data.places.kept.iter().position(|&kept| kept == hex);
                let bit =
                    bit.ok_or_else(|| TextError::new(format!("{name} is nobody's when it is left (2.1.5)")))?;
                s.held |= 1 << bit;
            }
        }
        for name in &file.boxes {
            s.boxes.insert(self.data.named::<Hex>(name)?);
        }
        s.spare = file.spare;
        let (ready, used) = (self.read_supports(&file.ready)?, self.read_supports(&file.used)?);
        if ready & used != 0 {
            return Err(TextError::new("a support is face up and face down"));
        }
        for (at, aid) in s.aids.iter_mut().enumerate() {
            if ready & 1 << at != 0 {
                *aid = Ready::Ready;
            } else if used & 1 << at != 0 {
                *aid = Ready::Used;
            }
        }
        for (support, unit) in &file.guns {
            let support = self.find_support(support)?;
            let unit = self.data.named::<UnitId>(unit)?;
            let free = s.aids[support] == Ready::Absent;
            if self.data.supports[support].kind != Aid::AntiTank || !free {
                return Err(TextError::new("an anti-tank support is assigned once (13.5)"));
            }
            s.aids[support] = Ready::Assigned;
            s.bearers[support] = unit.0 as u8;
        }
        s.improved = self.read_supports(&file.improved)?;
        s.railhead = match &file.railhead {
            Some(name) => {
                let hex = self.data.named::<Hex>(name)?;
                self.data.map.rail_at[hex]
                    .ok_or_else(|| TextError::new(format!("{name} is not on the railway")))?
            }
            None => start.railhead,
        };
        s.points = file.points;
        s.saved = file.saved;
        s.replacements = file.replacements;
        s.fresh = file.fresh;
        s.pools = file.pools;
        s.kept = file.kept;
        s.errand = file.errand;
        s.placing = file.placing;
        s.landed = file.landed;
        s.released = file.released;
        s.dashed = file.dashed;
        s.verdict = file.verdict;
        for (at, text) in file.vacated.iter().enumerate() {
            let (letter, hex) = text.split_once(' ').unwrap_or((text, ""));
            let letter = letter.parse::<u8>().ok().filter(|&letter| letter > 0);
            let slot = s.vacated.get_mut(at).zip(letter);
            let (slot, letter) =
                slot.ok_or_else(|| TextError::new(format!("\"{text}\" is no place of an exchange")))?;
            *slot = (letter, self.data.named::<Hex>(hex)?);
        }
        Ok(())
    }

    fn read_cups(&self, s: &mut Situation, file: &SituationText) -> Result<(), TextError> {
        let words = Chit::ALL.map(Chit::word);
        s.cup = Chits::read(&file.cup, &words).map_err(TextError::new)?;
        for word in &file.hand {
            let rank = Chit::of_word(word).and_then(Chit::rank);
            s.hand |=
                1 << (rank.ok_or_else(|| TextError::new(format!("there is no priority chit {word}")))? - 1);
        }
        s.declared = file.declared;
        if file.played.len() > MOST_PLAYED {
            return Err(TextError::new("more chits were played than there are"));
        }
        for (at, word) in file.played.iter().enumerate() {
            let chit =
                Chit::of_word(word).ok_or_else(|| TextError::new(format!("there is no chit {word}")))?;
            s.played[at] = chit.index() as u8;
            s.count += 1;
        }
        s.limits = file.limits;
        s.tobruk = file.tobruk;
        Ok(())
    }

    fn read_active(&self, s: &Situation, text: &ActiveText) -> Result<Active, TextError> {
        let chit = text.chit.as_deref().map(|word| {
            Chit::of_word(word).ok_or_else(|| TextError::new(format!("there is no chit {word}")))
        });
        let doing = text.doing.unwrap_or(match s.stage {
            Stage::Movement
            | Stage::Moving(_)
            | Stage::Extending(_)
            | Stage::Driven(..)
            | Stage::Following(_) => Doing::Move,
            Stage::Combat
            | Stage::Muster
            | Stage::Answer
            | Stage::DefenderLoss
            | Stage::AttackerLoss
            | Stage::Retreat
            | Stage::Crowded(_)
            | Stage::Advance => Doing::Attack,
            _ => Doing::Nothing,
        });
        Ok(Active {
            chit: chit.transpose()?,
            side: text.side,
            doing,
            next: text.next,
            momentum: text.momentum,
            half: text.half,
            minus: text.minus,
            able: match &text.able {
                Some(names) => self.read_units(names)?,
                None => self.data.sides[text.side.index()],
            },
            short: self.read_units(&text.short)?,
            picks: text.picks,
            by_hex: text.by_hex,
        })
    }

    fn read_journey(&self, text: &JourneyText) -> Result<Journey, TextError> {
        let mut group = [SpaceId::NONE; 3];
        if !text.group.is_empty() {
            let hexes: Vec<SpaceId> =
                text.group.iter().map(|name| self.data.named::<Hex>(name)).collect::<Result<_, _>>()?;
            group = hexes.try_into().map_err(|_| TextError::new("a group has three hexes (19.1.4)"))?;
        }
        Ok(Journey {
            spent: text.spent,
            rail: text.rail,
            all_rail: text.all_rail,
            sections: text.sections,
            group,
        })
    }

    fn read_combat(&self, text: &CombatText) -> Result<Combat, TextError> {
        if text.step == Step::None {
            return Err(TextError::new("a fight is at some step"));
        }
        Ok(Combat {
            step: text.step,
            target: self.data.named::<Hex>(&text.target)?,
            attackers: self.read_units(&text.attackers)?,
            defenders: self.read_units(&text.defenders)?,
            counted: self.read_units(&text.counted)?,
            aids: [self.read_supports(&text.attack_aids)?, self.read_supports(&text.defence_aids)?],
            assault: text.assault,
            owed: text.owed,
            infantry: text.infantry,
            first: text.first,
            resilient: text.resilient,
            retreats: text.retreats,
            distance: text.distance,
            exposed: text.exposed,
            staff: self.read_units(&text.staff)?,
            cell: text.result,
        })
    }

    fn read_sea(&self, text: &SeaText) -> Result<Sea, TextError> {
        let mut route = [SpaceId::NONE; 2];
        if !text.route.is_empty() {
            let hexes: Vec<SpaceId> =
                text.route.iter().map(|name| self.data.named::<Hex>(name)).collect::<Result<_, _>>()?;
            route = hexes.try_into().map_err(|_| TextError::new("a route has two ports (19.4)"))?;
        }
        Ok(Sea { sailed: text.sailed, back: text.back, segment: text.segment, route })
    }
}

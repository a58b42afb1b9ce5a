//! What is at stake in an action, told before it is taken.

use crate::invasion::{landing_meaning, landing_tone};
use crate::odds::tone;
use crate::results::{Cell, Drop, Weather};
use crate::situation::{Situation, Stage, option};
use crate::units::Side;
use crate::{Action, Normandy44};
use sandtable_engine::explain::Tone;
use sandtable_engine::guide::{Prospect, Stakes, Warning};
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::{CounterId, SpaceId, UnitId};

fn warn(stakes: &mut Stakes, rule: &'static str, message: Message, units: &[UnitId], grave: bool) {
    let counters: Vec<CounterId> = units.iter().map(|&unit| unit.into()).collect();
    stakes.warnings.push(Warning { message, rule, counters, grave, lapses: false });
}

impl Normandy44 {
    pub(crate) fn weigh_action(&self, s: &Situation, action: Action) -> Stakes {
        let mut stakes = Stakes::default();
        match action {
            Action::EndMovement => self.weigh_end_of_movement(s, &mut stakes),
            Action::Lose(unit) if matches!(s.stage, Stage::Excess(_)) || s.steps(&self.data, unit) == 1 => {
                let message = Message::new("stake-eliminated").with("unit", unit);
                warn(&mut stakes, "12.3", message, &[unit], false);
            }
            Action::Abandon(unit) => {
                let message = Message::new("stake-eliminated").with("unit", unit);
                warn(&mut stakes, "16.2", message, &[unit], true);
            }
            Action::Recall(unit) => {
                let message = Message::new("stake-never-back").with("unit", unit);
                warn(&mut stakes, "22.2", message, &[unit], true);
            }
            Action::Lead(unit) => self.weigh_lead(s, unit, &mut stakes),
            Action::Stand(unit) => self.weigh_stand(s, unit, &mut stakes),
            Action::Withdraw => self.weigh_withdrawal(s, &mut stakes),
            Action::Desperate => self.weigh_desperate(s, &mut stakes),
            Action::Gun(..) | Action::Air(_) | Action::Navy(_) if s.stage == Stage::Answer => {
                self.weigh_help(s, &mut stakes);
            }
            Action::Retreat(unit, _) => {
                let loss = self.ways_back(s, unit, &s.combat.paid).loss().unwrap_or(0);
                if loss > 0 {
                    let message = Message::new("stake-retreat-loss").with("n", i32::from(loss));
                    warn(&mut stakes, "13.2", message, &[unit], false);
                }
            }
            Action::Assault(hex) => self.weigh_assault(hex, &mut stakes),
            Action::Drop => self.weigh_drop(s, &mut stakes),
            Action::Begin => self.weigh_weather(s, &mut stakes),
            Action::Land(_) => {
                if let Stage::Glider(unit) = s.stage {
                    let division = self.data.airborne(unit).unwrap_or(0);
                    self.weigh_drop_of(division, self.data.numbers.glider_modifier, &mut stakes);
                }
            }
            Action::EndTurn => {
                if let Some((side, ..)) = self.automatic(s) {
                    let ends = match side {
                        Side::Allied => "decided-allied-at-once",
                        Side::German => "decided-german-at-once",
                    };
                    warn(&mut stakes, "23.1", Message::new(ends), &[], true);
                }
            }
            Action::EndStrafing => self.weigh_strafing(s, &mut stakes),
            Action::Commit => self.weigh_commit(s, &mut stakes),
            _ => {}
        }
        stakes
    }

    fn weigh_end_of_movement(&self, s: &Situation, stakes: &mut Stakes) {
        if let Some(hex) = self.crowded(s, s.active) {
            let message = Message::new("stake-crowded").with("at", hex);
            let units: Vec<UnitId> = s.stacks.units(hex).collect();
            warn(stakes, "7.2", message, &units, true);
        }
        if s.active == Side::Allied && !s.reserve && s.points.iter().any(|&points| points > 0) {
            let waiting = self
                .data
                .side(Side::Allied)
                .filter(|&unit| !self.data.map.is_hex(s.place(unit)) && self.check_move(s, unit).is_ok());
            let n = waiting.count();
            if n > 0 {
                let message = Message::new("stake-points-lapse").with("n", n as i32);
                stakes.warnings.push(Warning {
                    message,
                    rule: "6.5.1",
                    counters: Vec::new(),
                    grave: false,
                    lapses: true,
                });
            }
        }
    }

    /// What the fight would be with that main assault force, before support (10.3).
    fn weigh_lead(&self, s: &Situation, unit: UnitId, stakes: &mut Stakes) {
        let mut s = s.clone();
        s.combat.main = self.force_of(&s, &s.combat.attackers, unit);
        let (attack, case) = self.explain_case(&s);
        let column = self.held(self.column(&s).1);
        for row in &self.data.combat {
            let cell = column.map_or(Cell::A1, |column| row[column]);
            let what = Message::new("stake-lead").with("attack", attack.total());
            let what = what.with("defence", case.defence.total()).with("result", Arg::Code(cell.word()));
            add(stakes, what, tone(cell.word()), "12.1");
        }
    }

    /// What a landing may bring (20.3).
    fn weigh_assault(&self, hex: SpaceId, stakes: &mut Stakes) {
        let column = self.landing_column(hex);
        for row in &self.data.invasion {
            let landing = row[column];
            let what = Message::new("stake-landing").with("result", Arg::Term(landing_meaning(landing.cell)));
            let what = what.with("advance", i32::from(landing.advance));
            add(stakes, what, landing_tone(landing.cell), "20.3");
        }
        if hex == self.data.places.pointe_du_hoc {
            let ways = self.data.rangers.iter().filter(|&&follow| follow).count() as u32;
            stakes.prospects.push(Prospect {
                what: Message::new("stake-rangers"),
                ways,
                of: 6,
                tone: Tone::Good,
                rule: "20.3.4",
            });
        } else {
            let ways = self.data.tanks_lost.iter().filter(|&&lost| lost).count() as u32;
            stakes.prospects.push(Prospect {
                what: Message::new("stake-tanks"),
                ways,
                of: 6,
                tone: Tone::Bad,
                rule: "20.3.5",
            });
        }
    }

    /// What the drop may bring to the regiments of each division (20.2).
    fn weigh_drop(&self, s: &Situation, stakes: &mut Stakes) {
        let mut seen = [false; 3];
        for unit in s.on_map(&self.data, Side::Allied) {
            if let Some(division) = self.data.airborne(unit).filter(|&division| !seen[division]) {
                seen[division] = true;
                self.weigh_drop_of(division, 0, stakes);
            }
        }
    }

    fn weigh_drop_of(&self, division: usize, modifier: u8, stakes: &mut Stakes) {
        for die in 1..=6_u8 {
            let drop = self.data.dispersal[usize::from((die + modifier).min(6)) - 1][division];
            let number = ["82", "101", "6"][division];
            let what = Message::new("stake-drop").with("division", Arg::Code(number));
            let tone = match drop {
                Drop::Intact => Tone::Good,
                Drop::S => Tone::Even,
                _ => Tone::Bad,
            };
            add(stakes, what.with("result", Arg::Code(drop.word())), tone, "20.2");
        }
    }

    /// What the weather may become (4.1, 4.2).
    fn weigh_weather(&self, s: &Situation, stakes: &mut Stakes) {
        let storm = s.has_option(option::HISTORICAL_WEATHER);
        if storm && (14..=16).contains(&s.turn) {
            return;
        }
        for die in 1..=6_i8 {
            let shown = match (s.turn, s.weather) {
                (2, _) => self.data.second_weather[die as usize - 1],
                (_, 1) => (die - 1).max(1) as u8,
                (_, 6) => (die + 1).min(6) as u8,
                _ => die as u8,
            };
            let shown = if storm { shown.max(2) } else { shown };
            let weather = self.data.weather[usize::from(shown) - 1].weather;
            let what = Message::new("stake-weather").with("weather", Arg::Term(weather.term()));
            add(
                stakes,
                what.with("number", i32::from(shown)),
                Tone::Even,
                if s.turn == 2 { "4.2" } else { "4.1" },
            );
        }
    }

    /// Whom strafing may disrupt (19.1.4).
    fn weigh_strafing(&self, s: &Situation, stakes: &mut Stakes) {
        for &hex in &s.strafed {
            let ways = if self.has_flak(s, hex) { 1 } else { 2 };
            stakes.prospects.push(Prospect {
                what: Message::new("stake-strafed").with("at", hex),
                ways,
                of: 6,
                tone: Tone::Good,
                rule: "19.1.4",
            });
        }
    }

    /// How the fighter-bombers may shift a German attack (19.1.3).
    fn weigh_commit(&self, s: &Situation, stakes: &mut Stakes) {
        if s.active != Side::German || self.weather(s) != Weather::Fair {
            return;
        }
        for shifts in self.data.jabo {
            let what = Message::new("stake-jabo").with("shifts", i32::from(shifts));
            let tone = if shifts == 0 { Tone::Good } else { Tone::Bad };
            add(stakes, what, tone, "19.1.3");
        }
    }
}

/// One more of six dice that brings something.
fn add(stakes: &mut Stakes, what: Message, tone: Tone, rule: &'static str) {
    match stakes.prospects.iter_mut().find(|prospect| prospect.what == what) {
        Some(prospect) => prospect.ways += 1,
        None => stakes.prospects.push(Prospect { what, ways: 1, of: 6, tone, rule }),
    }
}

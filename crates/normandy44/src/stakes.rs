//! What is at stake in an action, told before it is taken.

use crate::situation::{Situation, Stage};
use crate::units::Side;
use crate::{Action, Normandy44};
use sandtable_engine::explain::Tone;
use sandtable_engine::guide::{Prospect, Stakes, Warning};
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::{CounterId, UnitId};

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
            Action::Stand(unit) => self.weigh_stand(s, unit, &mut stakes),
            Action::Withdraw => {
                let doomed: Vec<UnitId> =
                    s.stacks.units(s.combat.target).filter(|&unit| self.is_doomed_by_two(s, unit)).collect();
                if !doomed.is_empty() {
                    let message = Message::new("stake-no-way-back").with("n", doomed.len() as i32);
                    warn(&mut stakes, "13.2", message, &doomed, true);
                }
            }
            Action::Retreat(unit, _) => {
                let loss = self.ways_back(s, unit, &s.combat.paid).loss().unwrap_or(0);
                if loss > 0 {
                    let message = Message::new("stake-retreat-loss").with("n", i32::from(loss));
                    warn(&mut stakes, "13.2", message, &[unit], false);
                }
            }
            Action::Assault(_) | Action::Commit => self.weigh_roll(s, action, &mut stakes),
            _ => {}
        }
        stakes
    }

    fn is_doomed_by_two(&self, s: &Situation, unit: UnitId) -> bool {
        let mut s = s.clone();
        s.combat.far = 2;
        self.is_doomed(&s, unit)
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

    fn weigh_stand(&self, s: &Situation, unit: UnitId, stakes: &mut Stakes) {
        let modifier = self.stand_modifier(s, unit);
        let column = self.stand_column(s);
        for die in 1..=6_i8 {
            let stand = self.data.stand[(die + modifier).clamp(1, 7) as usize - 1][column];
            let what = Message::new("stake-stand").with("result", Arg::Code(stand.code()));
            match stakes.prospects.iter_mut().find(|p| p.what == what) {
                Some(prospect) => prospect.ways += 1,
                None => {
                    let tone = if stand.holds() { Tone::Good } else { Tone::Bad };
                    stakes.prospects.push(Prospect { what, ways: 1, of: 6, tone, rule: "12.4" });
                }
            }
        }
    }

    fn weigh_roll(&self, s: &Situation, action: Action, stakes: &mut Stakes) {
        let hex = match action {
            Action::Assault(hex) => hex,
            _ => s.combat.target,
        };
        if matches!(action, Action::Assault(_)) {
            let message = Message::new("stake-assault").with("at", hex);
            warn(stakes, "20.3", message, &[], false);
        }
    }
}

//! What is at stake in an action, told before it is taken.

use crate::DarkSands;
use crate::action::Action;
use crate::chits::Chit;
use crate::situation::{Situation, Stage};
use crate::units::UNITS;
use sandtable_engine::explain::Tone;
use sandtable_engine::guide::{Prospect, Stakes, Warning};
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::{CounterId, UnitId};

impl DarkSands {
    pub(crate) fn weigh_stakes(&self, s: &Situation, action: Action) -> Stakes {
        let mut stakes = Stakes::default();
        match action {
            Action::Draw if s.stage == Stage::Draw => self.weigh_draw(s, &mut stakes),
            Action::Extend(hex) => self.weigh_extension(s, hex, &mut stakes),
            Action::Raze(hex) => stakes.warn("13.7.3", Message::new("stake-box-lost").with("at", hex), &[]),
            Action::Dismiss(unit) => {
                stakes.warn("13.6.3", Message::new("stake-garrison-lost").with("unit", unit), &[unit]);
            }
            Action::Gun(_, unit) if !self.meets_tanks(s, self.committing(s)) => {
                stakes.tell("13.5", Message::new("stake-gun-idle").with("unit", unit), &[unit]);
            }
            Action::EndMovement => {
                let idle = self.idle_movers(s);
                if !idle.is_empty() {
                    stakes.warnings.push(Warning {
                        message: Message::new("stake-unmoved").with("n", idle.len() as i32),
                        rule: "19.0",
                        counters: idle,
                        grave: false,
                        lapses: true,
                    });
                }
            }
            Action::Enough if matches!(s.stage, Stage::Replacement(_)) => {
                let most = self.data.numbers.most_saved();
                let over: u8 = match s.stage {
                    Stage::Replacement(crate::units::Side::Allied) => {
                        s.replacements[..2].iter().map(|&points| points.saturating_sub(most)).sum()
                    }
                    _ => s.replacements.iter().sum(),
                };
                if over > 0 {
                    stakes.warnings.push(Warning {
                        message: Message::new("stake-points-lost").with("n", i32::from(over)),
                        rule: "17.0",
                        counters: Vec::new(),
                        grave: false,
                        lapses: true,
                    });
                }
            }
            _ => {}
        }
        stakes
    }

    fn idle_movers(&self, s: &Situation) -> Vec<CounterId> {
        (0..UNITS)
            .map(|unit| UnitId(unit as u16))
            .filter(|&unit| self.check_move(s, unit).is_ok())
            .map(Into::into)
            .collect()
    }

    /// What comes out of the cup, and how likely (18.6, 18.7.1).
    fn weigh_draw(&self, s: &Situation, stakes: &mut Stakes) {
        let barred = self.barred_from_draw(s);
        let may = |chit: Chit| chit.side().is_none() || chit.side() != barred;
        let inside = || {
            s.cup.contents().map(|(kind, n)| (Chit::of(kind), u32::from(n))).filter(|&(chit, _)| may(chit))
        };
        let of: u32 = inside().map(|(_, n)| n).sum();
        for (chit, ways) in inside() {
            let message = match chit.side() {
                Some(side) => Message::new("stake-chit").with("seat", Self::seat(side)),
                None => Message::new("stake-logistics"),
            };
            stakes.prospects.push(Prospect {
                what: message.with("chit", Arg::Term(chit.term())),
                ways,
                of,
                tone: if chit.side() == Some(s.initiative) { Tone::Good } else { Tone::Even },
                rule: "18.6",
            });
        }
    }

    /// How likely an extended move disrupts a unit (19.2.1).
    fn weigh_extension(&self, s: &Situation, hex: sandtable_engine::SpaceId, stakes: &mut Stakes) {
        let (Stage::Moving(unit) | Stage::Extending(unit)) = s.stage else { return };
        if self.goes_by_rail(s, unit, hex) {
            return;
        }
        let more = self.data.units[unit].disruption;
        let ways = (1..=6).filter(|die| self.data.numbers.disrupts(die + more)).count() as u32;
        stakes.prospects.push(Prospect {
            what: Message::new("stake-disrupted").with("unit", unit),
            ways,
            of: 6,
            tone: Tone::Bad,
            rule: "19.2.1",
        });
    }
}

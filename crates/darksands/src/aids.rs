//! Supports (rules 13.1–13.5, 13.8): which can be committed to a fight, and what becomes of them.

use crate::board::feature;
use crate::data::UnitSet;
use crate::situation::{Ready, Situation, Stage, flag};
use crate::units::{Aid, Side};
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SeatId, UnitId};

impl DarkSands {
    /// Who prepares or answers: the side that commits supports now.
    pub(crate) const fn committing(&self, s: &Situation) -> Side {
        match s.stage {
            Stage::Answer => s.active.side.enemy(),
            _ => s.active.side,
        }
    }

    /// The number of a side in the fight: 0 attacks, 1 defends.
    pub(crate) fn part(&self, s: &Situation, side: Side) -> usize {
        usize::from(side != s.active.side)
    }

    /// Those of a side who take part in the fight.
    pub(crate) fn party(&self, s: &Situation, side: Side) -> UnitSet {
        if side == s.active.side {
            s.combat.attackers
        } else {
            s.stacks.units(s.combat.target).filter(|&unit| !self.data.headquarters.contains(unit)).collect()
        }
    }

    /// Whether a support can be committed to the fight (13.1–13.4, 13.8).
    pub(crate) fn check_aid(&self, s: &Situation, support: u8) -> Check {
        let Some(aid) = self.data.supports.get(usize::from(support)) else {
            return refuse("13.1", "refuse-aid-not-ready");
        };
        let side = self.committing(s);
        if aid.side != side {
            return refuse("13.1", "refuse-not-yours");
        }
        if aid.kind == Aid::AntiTank {
            return refuse("13.5", "refuse-aid-needs-unit");
        }
        if s.aids[usize::from(support)] != Ready::Ready {
            return refuse("13.1", "refuse-aid-not-ready");
        }
        let target = s.combat.target;
        let map = &self.data.map;
        let committed = s.combat.aids[self.part(s, side)];
        if committed & 1 << support != 0 {
            return refuse("13.1", "refuse-aid-there");
        }
        if side == s.active.side && s.combat.attackers.is_empty() {
            return refuse("13.1", "refuse-attackers-first");
        }
        match aid.kind {
            Aid::Air if aid.sections & 1 << map.section[target] as u8 == 0 => {
                refuse("13.2", "refuse-aid-section")
            }
            Aid::Naval if !map.has(target, feature::COAST) => refuse("13.3", "refuse-aid-coast"),
            Aid::Landing if !map.has(target, feature::COAST) => refuse("13.8", "refuse-aid-coast"),
            Aid::Artillery => {
                let hq = aid.headquarters.unwrap_or(UnitId::NONE);
                if !self.commands(s, hq) || !self.range_of(s, hq).contains(target) {
                    return refuse("13.4", "refuse-aid-range");
                }
                let other = self
                    .data
                    .supports
                    .iter()
                    .enumerate()
                    .any(|(at, other)| other.kind == Aid::Artillery && committed & 1 << at != 0);
                if other { refuse("13.4", "refuse-aid-one-artillery") } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// Whether an anti-tank support can be given to a unit that takes part (13.5).
    pub(crate) fn check_gun(&self, s: &Situation, support: u8, unit: UnitId) -> Check {
        let side = self.committing(s);
        let aid = self.data.supports.get(usize::from(support));
        if aid.is_none_or(|aid| aid.kind != Aid::AntiTank || aid.side != side) {
            return refuse("13.5", "refuse-no-gun");
        }
        if s.aids[usize::from(support)] != Ready::Ready {
            return refuse("13.1", "refuse-aid-not-ready");
        }
        if !self.party(s, side).contains(unit) {
            return refuse("13.5", "refuse-gun-who");
        }
        if s.is(unit, flag::OUT) {
            return refuse("13.5", "refuse-gun-out");
        }
        Ok(())
    }

    /// The supports that can be committed now.
    pub(crate) fn list_aids(&self, s: &Situation, out: &mut Vec<Action>) {
        let side = self.committing(s);
        for (at, aid) in self.data.supports.iter().enumerate() {
            if aid.side != side || s.aids[at] != Ready::Ready {
                continue;
            }
            let support = at as u8;
            if aid.kind == Aid::AntiTank {
                let bearers = self.party(s, side);
                let fit = bearers.iter().filter(|&unit| self.check_gun(s, support, unit).is_ok());
                out.extend(fit.map(|unit| Action::Gun(support, unit)));
            } else if self.check_aid(s, support).is_ok() {
                out.push(Action::Aid(support));
            }
        }
    }

    pub(crate) fn do_aid(&self, s: &mut Situation, play: &mut impl Playing, support: u8) {
        let side = self.committing(s);
        let part = self.part(s, side);
        s.combat.aids[part] |= 1 << support;
        play.tell(|| {
            let event = Event::new("event-aid", "13.1").with("seat", SeatId(side as u8));
            event.with("support", self.data.support_word(support)).with("at", s.combat.target)
        });
    }

    pub(crate) fn do_gun(&self, s: &mut Situation, play: &mut impl Playing, support: u8, unit: UnitId) {
        s.aids[usize::from(support)] = Ready::Assigned;
        s.bearers[usize::from(support)] = unit.0 as u8;
        play.tell(|| {
            Event::new("event-gun", "13.5")
                .with("support", self.data.support_word(support))
                .with("unit", unit)
        });
    }

    /// What a support adds: to an attack, or to a defence.
    pub(crate) fn aid_factor(&self, s: &Situation, support: usize, part: usize) -> i32 {
        let aid = &self.data.supports[support];
        let improved = usize::from(s.improved & 1 << support != 0);
        i32::from(if part == 0 { aid.attack[improved] } else { aid.defence[improved] })
    }

    /// Committed supports go back face down; artillery is used up for this chit alone, and Hecker for good (13.1, 13.4, 13.8).
    pub(crate) fn spend_aids(&self, s: &mut Situation) {
        let committed = s.combat.aids[0] | s.combat.aids[1];
        for (at, aid) in self.data.supports.iter().enumerate() {
            if committed & 1 << at != 0 {
                s.aids[at] = if aid.kind == Aid::Landing { Ready::Absent } else { Ready::Used };
            }
        }
    }

    /// Artillery is face up again when a chit has been played (13.4).
    pub(crate) fn refresh_artillery(&self, s: &mut Situation) {
        for (at, aid) in self.data.supports.iter().enumerate() {
            if aid.kind == Aid::Artillery && s.aids[at] == Ready::Used {
                s.aids[at] = Ready::Ready;
            }
        }
    }
}

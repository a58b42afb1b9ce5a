//! The advance after combat (rule 20.3.5).

use crate::situation::{Situation, Stage, Step};
use crate::{Action, Check, DarkSands, Playing, journey, refuse};
use sandtable_engine::UnitId;

impl DarkSands {
    /// Whether a unit may advance into the hex that was attacked.
    pub(crate) fn check_advance(&self, s: &Situation, unit: UnitId) -> Check {
        let c = &s.combat;
        let target = c.target;
        if !c.attackers.contains(unit) && !c.staff.contains(unit) {
            return refuse("20.3.5", "refuse-advance-who");
        }
        if c.staff.contains(unit) {
            // With somebody of its stack (20.3.5): a headquarters alone does not hold a hex that was fought for.
            let escorted = s.stacks.units(target).any(|there| self.data.units[there].side == s.active.side);
            if !escorted {
                return refuse("20.3.5", "refuse-advance-staff");
            }
        }
        let vehicle = self.data.units[unit].kind.is_vehicle();
        let steps = self.data.map.steps_of(s.built(), vehicle);
        if steps.cost(s.place(unit), target).is_none() {
            return refuse("6.0", "refuse-advance-ground");
        }
        self.check_room(s, unit, target)
    }

    /// After losses and retreat: whoever attacked may advance if nobody holds the hex any more.
    pub(crate) fn begin_advance(&self, s: &mut Situation, _play: &mut impl Playing) {
        let target = s.combat.target;
        let free = s.occupant(&self.data, target) != Some(s.active.side.enemy());
        if !free || s.combat.attackers.or(&s.combat.staff).is_empty() {
            self.end_fight(s);
            return;
        }
        if s.combat.step != Step::Advance {
            s.combat.step = Step::Advance;
            s.combat.defenders = crate::data::UnitSet::EMPTY;
            let mut staff = crate::data::UnitSet::EMPTY;
            for unit in s.combat.attackers.iter() {
                let with = s.stacks.units(s.place(unit)).filter(|&hq| self.data.headquarters.contains(hq));
                for hq in with {
                    staff.insert(hq);
                }
            }
            s.combat.staff = staff;
        }
        let mut out = Vec::new();
        s.stage = Stage::Advance;
        self.list_advances(s, &mut out);
        if out.len() == 1 {
            self.end_fight(s);
        }
    }

    pub(crate) fn list_advances(&self, s: &Situation, out: &mut Vec<Action>) {
        let all = s.combat.attackers.or(&s.combat.staff);
        out.extend(all.iter().filter(|&unit| self.check_advance(s, unit).is_ok()).map(Action::Advance));
        out.push(Action::EndAdvance);
    }

    pub(crate) fn do_advance(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let (from, target) = (s.place(unit), s.combat.target);
        play.tell(|| journey("event-advances", "20.3.5", unit, from, target).way(vec![from, target]));
        s.combat.attackers.remove(unit);
        s.combat.staff.remove(unit);
        self.go(s, play, unit, target);
        self.note_egypt(s, s.active.side, &[target]);
        self.begin_advance(s, play);
    }
}

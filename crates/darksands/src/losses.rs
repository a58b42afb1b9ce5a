//! Who loses a step (rules 20.3.1, 20.3.2).

use crate::data::UnitSet;
use crate::situation::{Situation, Stage, Step, flag};
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::{SpaceId, UnitId};

impl DarkSands {
    /// Whose loss it is: 0 the attacker's, 1 the defender's.
    const fn losing(s: &Situation) -> usize {
        matches!(s.stage, Stage::DefenderLoss) as usize
    }

    /// Those who may lose the next step: for the first of a fight by the order of 20.3.2, garrisons last (13.6.4).
    pub(crate) fn loss_candidates(&self, s: &Situation, part: usize) -> UnitSet {
        let c = &s.combat;
        let data = &self.data;
        let mut pool = match (part, c.step) {
            (1, Step::Retreat) => c.defenders,
            (1, _) => c.defenders.and(&c.counted),
            _ => c.attackers.and(&c.counted),
        };
        pool = pool.without(&data.headquarters);
        if part == 0 && c.infantry > 0 {
            return pool.iter().filter(|&unit| data.units[unit].kind.is_infantry()).collect();
        }
        let active = pool.without(&data.garrisons);
        if !active.is_empty() {
            pool = active;
        }
        if c.first[part] {
            return pool;
        }
        let whole = |unit: UnitId| data.units[unit].steps == 2 && !s.is(unit, flag::REDUCED);
        let those =
            |test: &dyn Fn(UnitId) -> bool| -> UnitSet { pool.iter().filter(|&unit| test(unit)).collect() };
        let mut first = those(&|unit| !data.units[unit].replaceable);
        if first.is_empty() {
            first = those(&|unit| data.units[unit].kind.is_armour());
        }
        if first.is_empty() {
            first = those(&whole);
        }
        if first.is_empty() {
            return pool;
        }
        if part == 0 && c.resilient {
            // 12.7.4
            first = first.or(&those(&|unit| data.units[unit].is_german() && whole(unit)));
        }
        first
    }

    pub(crate) fn check_lose(&self, s: &Situation, unit: UnitId) -> Check {
        if let Stage::Crowded(at) = s.stage {
            if !s.combat.defenders.contains(unit) || s.place(unit) != at {
                return refuse("20.3.4", "refuse-crowded-who");
            }
            let makes_room = self.is_one_too_many(self.crowd(s, at), unit);
            return if makes_room { Ok(()) } else { refuse("7.3", "refuse-crowded-no-help") };
        }
        let part = Self::losing(s);
        if self.loss_candidates(s, part).contains(unit) {
            return Ok(());
        }
        if part == 0 && s.combat.infantry > 0 {
            return refuse("20.3.1", "refuse-lose-infantry");
        }
        let pool = if part == 1 { &s.combat.defenders } else { &s.combat.attackers };
        if !pool.contains(unit) {
            return refuse("20.3.2", "refuse-lose-not-there");
        }
        if !s.combat.counted.contains(unit) {
            return refuse("7.4", "refuse-lose-not-counted");
        }
        refuse("20.3.2", "refuse-lose-order")
    }

    /// Whether any that retreated into a hex make it too crowded (7.3).
    pub(crate) fn has_too_many(&self, s: &Situation, hex: SpaceId) -> bool {
        let crowd = self.crowd(s, hex);
        let mut there = s.combat.defenders.iter().filter(|&unit| s.place(unit) == hex);
        there.any(|unit| self.is_one_too_many(crowd, unit))
    }

    pub(crate) fn list_losses(&self, s: &Situation, out: &mut Vec<Action>) {
        let who = match s.stage {
            Stage::Crowded(at) => {
                let crowd = self.crowd(s, at);
                let there = s.combat.defenders.iter().filter(|&unit| s.place(unit) == at);
                there.filter(|&unit| self.is_one_too_many(crowd, unit)).collect()
            }
            _ => self.loss_candidates(s, Self::losing(s)),
        };
        out.extend(who.iter().map(Action::Lose));
    }

    pub(crate) fn do_lose(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        if matches!(s.stage, Stage::Crowded(_)) {
            self.eliminate(s, play, unit, "7.3");
            self.settle_retreat(s, play);
            return;
        }
        let part = Self::losing(s);
        self.take_loss(s, play, part, unit);
        self.carry_on(s, play);
    }

    /// A unit loses the step that its side owes.
    pub(crate) fn take_loss(&self, s: &mut Situation, play: &mut impl Playing, part: usize, unit: UnitId) {
        let rule = if part == 0 && s.combat.infantry > 0 { "20.3.1" } else { "20.3.2" };
        if part == 0 && s.combat.infantry > 0 {
            s.combat.infantry -= 1;
        } else {
            s.combat.owed[part] -= 1;
            s.combat.first[part] = true;
        }
        self.lose_step(s, play, unit, rule);
    }
}

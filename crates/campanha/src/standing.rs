//! What the units of the deciding side can still do in this phase, and the buttons that its player will look for.

use crate::prelude::*;
use sandtable_engine::guide::Standing;

impl Campanha {
    /// Marks for the units of the deciding side, in the order of their ids.
    pub(crate) fn mark_units(&self, s: &Situation) -> Vec<(CounterId, Standing)> {
        let Some(side) = self.deciding(s) else { return Vec::new() };
        let units = self.data.side(side);
        let mark: Box<dyn Fn(UnitId) -> Option<Standing> + '_> = match s.stage {
            Stage::Movement | Stage::Moving(_) => Box::new(|unit| self.mark_mover(s, unit)),
            Stage::Combat => {
                let targets = self.targets(s);
                Box::new(move |unit| self.mark_fighter(s, &targets, unit))
            }
            Stage::Muster | Stage::Answer => Box::new(|unit| self.mark_joiner(s, unit)),
            Stage::Commando => {
                let commandos = self.commandos(s);
                Box::new(move |unit| (commandos == Some(unit)).then_some(Standing::Must))
            }
            Stage::Retreat => Box::new(|unit| s.combat.retreating.contains(unit).then_some(Standing::Must)),
            Stage::Invasion | Stage::Carpet | Stage::Over => return Vec::new(),
            _ => {
                let able = self.named_in_actions(s);
                Box::new(move |unit| able.contains(&unit).then_some(Standing::May))
            }
        };
        units.filter_map(|unit| Some((unit.into(), mark(unit)?))).collect()
    }

    fn mark_mover(&self, s: &Situation, unit: UnitId) -> Option<Standing> {
        if self.check_move(s, unit).is_ok() {
            return Some(Standing::May);
        }
        // Who waits because no drop hex was held has no part in it (4.2.3).
        let at = s.place(unit);
        let part = self.data.map.is_hex(at) || !s.is(unit, flag::MOVED) || s.is(unit, flag::LEFT);
        (part && s.is(unit, flag::DONE)).then_some(Standing::Done)
    }

    /// Whether a unit must attack before the combat phase can end (4.1.2; ruling R01).
    #[must_use]
    pub(crate) fn must_attack(&self, s: &Situation, unit: UnitId) -> bool {
        self.owes_attack(s, unit) && self.open_targets(s, unit).next().is_some()
    }

    /// The hexes that can be attacked or bombarded now, with whether units beside them can attack.
    fn targets(&self, s: &Situation) -> Vec<(SpaceId, bool)> {
        let mut actions = Vec::new();
        self.list_combat(s, &mut actions);
        let target = |action: &Action| match *action {
            Action::Attack(hex) => Some((hex, true)),
            Action::Bombard(hex) => Some((hex, false)),
            _ => None,
        };
        actions.iter().filter_map(target).collect()
    }

    fn mark_fighter(&self, s: &Situation, targets: &[(SpaceId, bool)], unit: UnitId) -> Option<Standing> {
        if s.is(unit, flag::FOUGHT) {
            return Some(Standing::Done);
        }
        if self.must_attack(s, unit) {
            return Some(Standing::Must);
        }
        let can = |&(hex, attack): &(SpaceId, bool)| {
            if self.is_beside(s, unit, hex) {
                attack && self.check_attacker(s, unit, hex).is_ok()
            } else {
                self.check_gun(s, unit, hex).is_ok()
            }
        };
        targets.iter().any(can).then_some(Standing::May)
    }

    fn mark_joiner(&self, s: &Situation, unit: UnitId) -> Option<Standing> {
        let (c, _index) = (&s.combat, unit);
        if c.attackers.contains(unit) || c.guns.contains(unit) || c.support.contains(unit) {
            return Some(Standing::Done);
        }
        if self.check_join(s, unit).is_err() {
            return None;
        }
        let last_chance = s.stage == Stage::Muster
            && c.fight == Fight::Assault
            && self.must_attack(s, unit)
            && self.open_targets(s, unit).all(|hex| hex == c.target);
        Some(if last_chance { Standing::Must } else { Standing::May })
    }

    /// The units among which the deciding side chooses.
    fn named_in_actions(&self, s: &Situation) -> Vec<UnitId> {
        let mut actions = Vec::new();
        sandtable_engine::rules::Rules::actions(self, s, &mut actions);
        let named = |action: &Action| match *action {
            Action::Lose(unit) | Action::Push(unit, _) | Action::Advance(unit, _) => Some(unit),
            _ => None,
        };
        actions.iter().filter_map(named).collect()
    }

    /// How many units must attack before the combat phase can end.
    pub(crate) fn owing(&self, s: &Situation) -> usize {
        self.data.side(s.active).filter(|&unit| self.must_attack(s, unit)).count()
    }

    /// The buttons that end or commit what is going on.
    pub(crate) fn list_looked_for(&self, s: &Situation) -> Vec<Action> {
        match s.stage {
            Stage::Movement | Stage::Moving(_) => vec![Action::EndMovement],
            Stage::Combat => vec![Action::EndCombat],
            Stage::Muster => vec![Action::Commit, Action::EndCombat],
            Stage::Answer => vec![Action::Commit],
            Stage::DefenderTrade => vec![Action::Enough],
            Stage::Advance => vec![Action::EndAdvance],
            _ => Vec::new(),
        }
    }
}

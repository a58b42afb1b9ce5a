//! What a bot does by itself: it carries a plan out, and answers everything else by rules of thumb.

use crate::DarkSands;
use crate::action::Action;
use crate::chits::Chit;
use crate::planning::{DECLARE, FIGHTS, Mind, OPENER, PICK};
use crate::situation::{Situation, Stage};
use crate::units::Side;
use sandtable_engine::planning::Plan;
use sandtable_engine::rules::Rules;
use sandtable_engine::{SpaceId, UnitId};

impl DarkSands {
    /// The action of the seat that decides.
    pub(crate) fn by_rule_of_thumb(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Option<Action> {
        // What needs no list.
        match s.stage {
            Stage::Over => return None,
            Stage::ReplacementDraw(_) | Stage::Draw => return Some(Action::Draw),
            Stage::Priority(_) => {
                let declares = plan.get(DECLARE).is_none_or(|answer| answer != 0);
                return Some(if declares { Action::Declare } else { Action::Pass });
            }
            Stage::Either | Stage::Order => {
                let fights = match plan.get(FIGHTS) {
                    Some(answer) => answer != 0,
                    None => self.would_attack(s, plan, mind),
                };
                return Some(match (s.stage, fights) {
                    (Stage::Either, true) => Action::AsCombat,
                    (Stage::Either, false) => Action::AsMovement,
                    (_, true) => Action::AttackFirst,
                    (_, false) => Action::MoveFirst,
                });
            }
            // Somebody sails back first (19.4.2).
            Stage::Movement if self.owes_return(s).is_some() => {}
            Stage::Movement => return Some(self.movement_action(s, plan, mind)),
            Stage::Moving(unit) | Stage::Extending(unit) => {
                return Some(self.moving_action(s, plan, mind, unit));
            }
            Stage::Combat => return Some(self.combat_action(s, plan, mind)),
            Stage::Muster => return Some(self.mustering(s, plan, mind)),
            Stage::Answer => return Some(self.answering(s, plan)),
            _ => {}
        }
        let mut list = Vec::new();
        self.actions(s, &mut list);
        let first = list.first().copied()?;
        Some(match s.stage {
            Stage::Replacement(_) | Stage::Cadres => self.best_replacement(s, &list).unwrap_or(first),
            Stage::Initiative => self.best_opener(s, &list, plan).unwrap_or(Action::Pass),
            Stage::Select => self.best_selection(s, &list, plan).unwrap_or(Action::Enough),
            Stage::Driven(unit, _) => self.driven_action(&list, mind, unit).unwrap_or(first),
            Stage::Arrival(_) => self.best_place(s, &list).unwrap_or(first),
            Stage::Following(_) => Action::Enough,
            Stage::DefenderLoss | Stage::AttackerLoss | Stage::Crowded(_) => {
                self.cheapest(s, &list).unwrap_or(first)
            }
            Stage::Retreat => self.best_retreat(s, &list).unwrap_or(first),
            Stage::Advance => self.best_advance(s, &list),
            _ => first,
        })
    }

    /// What a unit is worth.
    fn worth_of(&self, s: &Situation, unit: UnitId) -> i64 {
        let values = s.values(&self.data, unit);
        i64::from(values.attack) * 2 + i64::from(values.defence)
    }

    fn cheapest(&self, s: &Situation, list: &[Action]) -> Option<Action> {
        let losses = list.iter().filter_map(|&action| match action {
            Action::Lose(unit) => Some((self.worth_of(s, unit), action)),
            _ => None,
        });
        losses.min_by_key(|&(worth, _)| worth).map(|(_, action)| action)
    }

    /// Restores the best units first, and rebuilds them nearest to the front.
    fn best_replacement(&self, s: &Situation, list: &[Action]) -> Option<Action> {
        let restored = list.iter().filter_map(|&action| match action {
            Action::Restore(unit) => Some((self.worth_of(s, unit), action)),
            _ => None,
        });
        if let Some((_, action)) = restored.max_by_key(|&(worth, _)| worth) {
            return Some(action);
        }
        let rebuilt = list.iter().filter_map(|&action| match action {
            Action::Rebuild(unit, hex) => {
                let side = self.data.units[unit].side;
                Some((self.worth_of(s, unit) * 100 - self.far_from_front(s, side, hex), action))
            }
            _ => None,
        });
        rebuilt.max_by_key(|&(worth, _)| worth).map(|(_, action)| action)
    }

    /// Opens with what moves and attacks at once; but first of all with reinforcements that bring headquarters whose chits wait for
    /// them in the cup.
    fn best_opener(&self, s: &Situation, list: &[Action], plan: &Plan) -> Option<Action> {
        let named = |action: &Action| matches!(*action, Action::Play(chit) if plan.get(OPENER) == Some(chit.index() as u32));
        if let Some(action) = list.iter().copied().find(named) {
            return Some(action);
        }
        let rank = |chit: Chit| match chit {
            Chit::AlliedReinforcement | Chit::AxisReinforcement if self.brings_staff(s) => 10,
            _ if self.staff_of(chit).is_some_and(|hq| !self.commands(s, hq)) => 0,
            Chit::OConnor => 9,
            Chit::Army8 | Chit::PanzerArmee => 8,
            Chit::AfrikaKorps | Chit::Corps30 | Chit::Corps13 => 7,
            Chit::AxisEither | Chit::AlliedEither => 6,
            Chit::AxisMovement | Chit::AlliedMovement => 5,
            Chit::Corps21 => 4,
            Chit::AxisHalf | Chit::AlliedHalf => 3,
            Chit::Rommel | Chit::Auk | Chit::Monty => 0,
            _ => 1,
        };
        let chits = list.iter().filter_map(|&action| match action {
            Action::Play(chit) => Some((rank(chit), action)),
            _ => None,
        });
        chits.max_by_key(|&(rank, _)| rank).map(|(_, action)| action)
    }

    /// Whether a headquarters of the side with the initiative comes on this turn, and its chit waits in the cup.
    fn brings_staff(&self, s: &Situation) -> bool {
        let due = &self.data.map.boxes.due[s.initiative.index()];
        let mut waiting = s.cup.contents().filter_map(|(kind, _)| self.staff_of(Chit::of(kind)));
        waiting.any(|hq| due[1..=usize::from(s.turn)].contains(&s.place(hq)))
    }

    /// The strongest formation, stack or unit that a chit can activate.
    fn best_selection(&self, s: &Situation, list: &[Action], plan: &Plan) -> Option<Action> {
        if let Some(wanted) = plan.get(PICK)
            && let Some(action) =
                list.iter().copied().find(|&action| Self::pick_in_plan(action) == Some(wanted))
        {
            return Some(action);
        }
        let worth = |units: &mut dyn Iterator<Item = UnitId>| -> i64 {
            units.filter(|&unit| self.data.map.is_hex(s.place(unit))).map(|unit| self.worth_of(s, unit)).sum()
        };
        let choices = list.iter().filter_map(|&action| match action {
            Action::Activate(unit) => Some((self.worth_of(s, unit), action)),
            Action::Formation(formation) => {
                let units = self.data.formations.get(usize::from(formation))?.units;
                Some((worth(&mut units.iter()), action))
            }
            Action::Stack(hex) => Some((worth(&mut s.stacks.units(hex)) / 2, action)),
            _ => None,
        });
        choices.max_by_key(|&(worth, _)| worth).map(|(_, action)| action)
    }

    /// How far a hex is from the nearest place that its side wants.
    fn far_from_front(&self, s: &Situation, side: Side, hex: SpaceId) -> i64 {
        self.nearest_wanted(s, side, hex)
    }

    /// Back to where a line of supply leads, and on good ground.
    fn best_retreat(&self, s: &Situation, list: &[Action]) -> Option<Action> {
        let lines = self.lines(s, s.active.side.enemy());
        let ways = list.iter().filter_map(|&action| match action {
            Action::Retreat(hex) => {
                let room = i64::from(s.stacks.is_empty(hex));
                Some((i64::from(lines.contains(hex)) * 4 + room, action))
            }
            Action::Stand => Some((2, action)),
            _ => None,
        });
        ways.max_by_key(|&(worth, _)| worth).map(|(_, action)| action)
    }

    /// Units as near as they can to where they are wanted; headquarters where most of those stand whom they lead.
    fn best_place(&self, s: &Situation, list: &[Action]) -> Option<Action> {
        let side = self.deciding(s)?;
        if let Stage::Arrival(hq) = s.stage
            && self.data.headquarters.contains(hq)
        {
            let places = list.iter().filter_map(|&action| match action {
                Action::Place(hex) => Some((self.led_from(s, hq, hex), action)),
                _ => None,
            });
            return places.max_by_key(|&(led, _)| led).map(|(_, action)| action);
        }
        let places = list.iter().filter_map(|&action| match action {
            Action::Place(hex) | Action::To(hex) => Some((self.far_from_front(s, side, hex), action)),
            _ => None,
        });
        places.min_by_key(|&(far, _)| far).map(|(_, action)| action)
    }

    /// One goes in; more where the place is kept.
    fn best_advance(&self, s: &Situation, list: &[Action]) -> Action {
        let kept = self.worth_of_place(s, s.combat.target) > 0;
        let empty = s.stacks.is_empty(s.combat.target);
        let first = list.iter().copied().find(|action| matches!(action, Action::Advance(_)));
        match first {
            Some(action) if kept || empty => action,
            _ => Action::EndAdvance,
        }
    }
}

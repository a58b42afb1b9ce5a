//! What a bot does by itself, without searching: units go where they are wanted, attack where the odds are good, and answer fights.

use crate::DarkSands;
use crate::action::Action;
use crate::board::HexSet;
use crate::chits::Chit;
use crate::situation::{Combat, Situation, Stage, Step, flag};
use crate::strength::Total;
use crate::units::{Kind, Side};
use sandtable_engine::planning::Plan;
use sandtable_engine::rules::Rules;
use sandtable_engine::{SpaceId, UnitId};

/// An attack is made from so many columns on: two to one.
const GOOD_COLUMN: usize = 3;
/// An attack that a plan asks for is made from so many columns on: one to two.
const LEAST_COLUMN: usize = 1;
/// The questions of plans after those for each unit: whether a chit is played for combat, whether a hex is attacked.
pub(crate) const FIGHTS: u32 = 0x1_0000;
pub(crate) const ATTACKS: u32 = 0x2_0000;
/// Hexes that a place out of supply is worth.
const UNSUPPLIED: i64 = 12;
/// Hexes that a place next to an enemy who can be attacked is worth.
const CONTACT: i64 = 5;
/// Hexes that a kept place of one's own is worth that nobody else guards.
const GUARD: i64 = 9;

impl DarkSands {
    /// The action of the seat that decides.
    pub(crate) fn by_rule_of_thumb(&self, s: &Situation, plan: &Plan) -> Option<Action> {
        let mut list = Vec::new();
        self.actions(s, &mut list);
        let first = list.first().copied()?;
        Some(match s.stage {
            Stage::Replacement(_) | Stage::Cadres => self.best_replacement(s, &list).unwrap_or(first),
            Stage::Initiative => self.best_opener(&list).unwrap_or(Action::Pass),
            Stage::Priority(_) => Action::Declare,
            Stage::Either => {
                let fights = match plan.get(FIGHTS) {
                    Some(answer) => answer != 0,
                    None => self.best_target(s, plan).is_some(),
                };
                if fights { Action::AsCombat } else { Action::AsMovement }
            }
            Stage::Order => {
                let fights = match plan.get(FIGHTS) {
                    Some(answer) => answer != 0,
                    None => self.best_target(s, plan).is_some(),
                };
                if fights { Action::AttackFirst } else { Action::MoveFirst }
            }
            Stage::Select => self.best_selection(s, &list).unwrap_or(Action::Enough),
            Stage::Movement => {
                let moves = list.iter().copied().find(|action| matches!(action, Action::Move(_)));
                moves.unwrap_or(Action::EndMovement)
            }
            Stage::Moving(unit) => {
                self.planned_move(s, unit, plan, &list).unwrap_or_else(|| self.best_move(s, unit, &list))
            }
            Stage::Extending(_) => Action::Hold,
            Stage::Driven(..) | Stage::Arrival(_) => self.best_place(s, &list).unwrap_or(first),
            Stage::Following(_) => Action::Enough,
            Stage::Combat => self.best_target(s, plan).map_or(Action::EndCombat, Action::Attack),
            Stage::Muster => self.best_muster(s, &list),
            Stage::Answer => self.best_answer(s, &list),
            Stage::DefenderLoss | Stage::AttackerLoss | Stage::Crowded(_) => {
                self.cheapest(s, &list).unwrap_or(first)
            }
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

    /// Opens with what moves and attacks at once.
    fn best_opener(&self, list: &[Action]) -> Option<Action> {
        let rank = |chit: Chit| match chit {
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

    /// The strongest formation, stack or unit that a chit can activate.
    fn best_selection(&self, s: &Situation, list: &[Action]) -> Option<Action> {
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

    /// How far a hex is from the nearest kept place that the enemy holds.
    fn far_from_front(&self, s: &Situation, side: Side, hex: SpaceId) -> i64 {
        let wanted = self.data.places.kept.iter().enumerate();
        let wanted = wanted.filter(|(_, place)| !s.holds(&self.data, side, **place));
        wanted.map(|(at, _)| i64::from(self.lore()[at][hex.index()])).min().unwrap_or(0)
    }

    /// How good a hex is for a unit: near to what the enemy holds, in supply, beside whom it can attack, on a place that wants a guard.
    pub(crate) fn merit(&self, s: &Situation, unit: UnitId, hex: SpaceId, lines: &HexSet) -> i64 {
        let u = &self.data.units[unit];
        let staff = u.kind == Kind::Headquarters;
        let mut merit = -self.far_from_front(s, u.side, hex);
        if !lines.contains(hex) {
            merit -= UNSUPPLIED;
        }
        let kept = self.data.places.kept.contains(&hex);
        if kept && s.holds(&self.data, u.side, hex) {
            let alone = s.stacks.units(hex).all(|there| there == unit);
            merit += if alone && !staff { GUARD } else { 0 };
        } else if kept {
            merit += GUARD;
        }
        if s.in_enemy_zone(u.side, hex) {
            merit += if staff { -3 * CONTACT } else { 0 };
            let weaker = self.data.map.around[hex].iter().any(|&(near, _)| {
                self.is_barred(s, u.side, near) && self.defence_of(s, near) <= 2 * self.worth_of(s, unit)
            });
            merit += if weaker && !staff { CONTACT } else { -CONTACT };
        }
        merit
    }

    /// The defence of those in a hex.
    fn defence_of(&self, s: &Situation, hex: SpaceId) -> i64 {
        let those = s.stacks.units(hex).filter(|&unit| !self.data.headquarters.contains(unit));
        those.map(|unit| i64::from(s.values(&self.data, unit).defence)).sum()
    }

    /// Where the plan sends the unit in hand, if it can go there.
    fn planned_move(&self, s: &Situation, unit: UnitId, plan: &Plan, list: &[Action]) -> Option<Action> {
        let hex = SpaceId(plan.get(u32::from(unit.0))?.try_into().ok()?);
        let action = if hex == s.place(unit) { Action::Hold } else { Action::To(hex) };
        list.contains(&action).then_some(action)
    }

    /// The best hex for the unit in hand; it stays where that is as good.
    fn best_move(&self, s: &Situation, unit: UnitId, list: &[Action]) -> Action {
        let lines = self.lines(s, self.data.units[unit].side);
        let mut best = (self.merit(s, unit, s.place(unit), &lines), Action::Hold);
        for &action in list {
            let merit = match action {
                Action::To(hex) => self.merit(s, unit, hex, &lines),
                // The die may disrupt, and the way is long.
                Action::Extend(hex) => self.merit(s, unit, hex, &lines) - 4,
                _ => continue,
            };
            if merit > best.0 {
                best = (merit, action);
            }
        }
        best.1
    }

    fn best_place(&self, s: &Situation, list: &[Action]) -> Option<Action> {
        let side = self.deciding(s)?;
        let places = list.iter().filter_map(|&action| match action {
            Action::Place(hex) | Action::To(hex) => Some((self.far_from_front(s, side, hex), action)),
            _ => None,
        });
        places.min_by_key(|&(far, _)| far).map(|(_, action)| action)
    }

    /// The column of an attack by all who can take part.
    fn column_against(&self, s: &Situation, hex: SpaceId) -> Option<usize> {
        let mut fight = s.clone();
        fight.combat =
            Combat { step: Step::Before, target: hex, attackers: self.fighters(s, hex), ..Combat::NONE };
        let [mut attack, mut defence, mut shift] = [Total::default(); 3];
        self.add_attack(&fight, &mut attack);
        self.add_defence(&fight, &mut defence);
        self.add_shifts(&fight, &mut shift);
        self.column(attack.0, defence.0, shift.0)
    }

    /// The hex that is attacked at the best odds, if they are good.
    fn best_target(&self, s: &Situation, plan: &Plan) -> Option<SpaceId> {
        let side = s.active.side;
        let mut hexes = HexSet::EMPTY;
        let able = match s.stage {
            Stage::Combat => s.active.able,
            _ => self.data.sides[side.index()],
        };
        for unit in able.iter().filter(|&unit| self.data.map.is_hex(s.place(unit))) {
            for &(to, _) in &self.data.map.around[s.place(unit)] {
                if s.occupant(&self.data, to) == Some(side.enemy()) {
                    hexes.insert(to);
                }
            }
        }
        let mut probe = s.clone();
        if s.stage != Stage::Combat {
            probe.active.able = able;
        }
        let need = GOOD_COLUMN + usize::from(s.active.minus);
        let good = hexes.iter().filter(|&hex| self.check_attack(&probe, hex).is_ok());
        let rated = good.filter_map(|hex| Some((self.column_against(&probe, hex)?, hex)));
        let wanted = |hex: SpaceId, column: usize| match plan.get(ATTACKS + u32::from(hex.0)) {
            Some(0) => false,
            Some(_) => column >= LEAST_COLUMN,
            None => column >= need,
        };
        rated.filter(|&(column, hex)| wanted(hex, column)).max().map(|(_, hex)| hex)
    }

    /// Everybody joins; supports where a column is to be had.
    fn best_muster(&self, s: &Situation, list: &[Action]) -> Action {
        let join = list.iter().copied().find(|action| matches!(action, Action::Join(_)));
        join.or_else(|| self.worthwhile_aid(s, list)).unwrap_or(Action::Commit)
    }

    /// A support that moves the odds.
    fn worthwhile_aid(&self, s: &Situation, list: &[Action]) -> Option<Action> {
        let column = |s: &Situation| {
            let [mut attack, mut defence, mut shift] = [Total::default(); 3];
            self.add_attack(s, &mut attack);
            self.add_defence(s, &mut defence);
            self.add_shifts(s, &mut shift);
            self.column(attack.0, defence.0, shift.0)
        };
        let now = column(s);
        list.iter().copied().find(|&action| {
            let Action::Aid(support) = action else { return false };
            let mut after = s.clone();
            let part = self.part(s, self.committing(s));
            after.combat.aids[part] |= 1 << support;
            column(&after) != now
        })
    }

    fn best_answer(&self, s: &Situation, list: &[Action]) -> Action {
        let gun = list.iter().copied().find(|&action| match action {
            Action::Gun(_, unit) => !s.is(unit, flag::OUT),
            _ => false,
        });
        self.worthwhile_aid(s, list).or(gun).unwrap_or(Action::Commit)
    }

    /// One goes in; more where the place is kept.
    fn best_advance(&self, s: &Situation, list: &[Action]) -> Action {
        let kept = self.data.places.kept.contains(&s.combat.target);
        let empty = s.stacks.is_empty(s.combat.target);
        let first = list.iter().copied().find(|action| matches!(action, Action::Advance(_)));
        match first {
            Some(action) if kept || empty => action,
            _ => Action::EndAdvance,
        }
    }
}

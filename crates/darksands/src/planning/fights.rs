//! The combat action: who attacks whom with what, and the defender's answer.

use super::picture::{Foe, Force, Place};
use super::{ATTACK, FORBID, FORCE, Thoughts};
use crate::DarkSands;
use crate::action::Action;
use crate::board::side;
use crate::data::UnitSet;
use crate::situation::{Ready, Situation, flag};
use crate::strength::Total;
use arrayvec::ArrayVec;
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::staff::muster::Muster;

/// Worse than any attack.
const NEVER: i64 = -1_000_000_000;

/// A fight as it is meant to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Battle {
    pub(super) target: SpaceId,
    pub(super) attackers: UnitSet,
}

impl Battle {
    pub(super) const NONE: Self = Self { target: SpaceId::NONE, attackers: UnitSet::EMPTY };
}

/// Buffers of the combat action.
#[derive(Clone, Debug, Default)]
pub(super) struct Contact {
    muster: Muster,
    /// The targets in the order of the muster.
    foes: Vec<Foe>,
}

impl DarkSands {
    /// The best of the attacks that those in contact can make together.
    pub(super) fn next_battle(
        &self,
        s: &Situation,
        plan: &Plan,
        style: &Style,
        m: &mut Thoughts,
    ) -> Option<Battle> {
        self.hanging(s, s.active.side.enemy(), &mut m.moves.cuts);
        let Contact { muster, foes } = &mut m.contact;
        muster.clear();
        foes.clear();
        for unit in s.active.able.iter().filter(|&unit| self.check_fighter(s, unit).is_ok()) {
            let around = &self.data.map.around[s.place(unit)];
            let open = around.iter().filter(|&&(_, bits)| bits & (side::ESCARPMENT | side::SEA) == 0);
            let targets: ArrayVec<usize, 12> = open
                .filter(|&&(hex, _)| self.check_attack(s, hex).is_ok())
                .take(12)
                .map(|&(hex, _)| {
                    let (target, fresh) = muster.target(hex);
                    if fresh {
                        foes.push(self.foe(s, hex, s.active.side, m.moves.cuts[hex]));
                    }
                    target
                })
                .collect();
            muster.add(unit, false, targets);
        }
        let bound = self.weights.attack.unit;
        muster.settle(|target, units| {
            if units.is_empty() {
                return 0;
            }
            let foe = &foes[target];
            let force = self.force_of(s, foe, units.iter().copied());
            let worth = self.worth(foe, &force, s.active.minus, style).0 - bound * units.len() as i64;
            match plan.get(ATTACK + u32::from(foe.hex.0)) {
                Some(FORBID) => NEVER,
                Some(FORCE) => worth + 20_000,
                _ => worth,
            }
        });
        let target = muster.pick(self.weights.attack.least)?;
        Some(Battle { target: muster.space(target), attackers: muster.members(target).collect() })
    }

    fn force_of(&self, s: &Situation, foe: &Foe, units: impl Iterator<Item = UnitId>) -> Force {
        let mut units: ArrayVec<UnitId, 32> = units.take(32).collect();
        // Of a crowded hex the strongest lend their factors (7.4).
        units.sort_unstable_by_key(|&unit| (-i32::from(s.values(&self.data, unit).attack), unit));
        let mut force = Force::none();
        for &unit in &units {
            self.join(s, &mut force, foe, unit, s.place(unit));
        }
        force
    }

    /// Where in the tables the fight in hand stands; none below them.
    fn place_of(&self, s: &Situation) -> Option<Place> {
        let [mut attack, mut defence, mut shift, mut modifiers] = [Total::default(); 4];
        self.add_attack(s, &mut attack);
        self.add_defence(s, &mut defence);
        self.add_shifts(s, &mut shift);
        self.add_modifiers(s, &mut modifiers);
        let column = self.column(attack.0, defence.0, shift.0)?;
        Some(Place { column, modifiers: modifiers.0, assault: s.combat.assault })
    }

    /// What the fight in hand is worth to the attacker.
    fn worth_now(&self, s: &Situation, foe: &Foe, force: &Force, style: &Style) -> i64 {
        self.place_of(s).map_or(NEVER, |place| self.worth_in(foe, force, place, style))
    }

    /// The next action of an attack in preparation.
    pub(super) fn muster_action(&self, s: &Situation, battle: &Battle, style: &Style) -> Action {
        let own = battle.target == s.combat.target;
        let all = if own { battle.attackers } else { self.fighters(s, s.combat.target) };
        let waiting = all.without(&s.combat.attackers);
        if let Some(unit) = waiting.iter().find(|&unit| self.check_join(s, unit).is_ok()) {
            return Action::Join(unit);
        }
        if s.combat.attackers.is_empty() {
            let first = self.fighters(s, s.combat.target).iter().next();
            return first.map_or(Action::Commit, Action::Join);
        }
        if self.check_assault(s).is_ok() {
            let foe = self.foe(s, s.combat.target, s.active.side, 0);
            let force = self.force_of(s, &foe, s.combat.attackers.iter());
            let mut assault = s.clone();
            assault.combat.assault = true;
            if self.worth_now(&assault, &foe, &force, style) > self.worth_now(s, &foe, &force, style) {
                return Action::Assault;
            }
        }
        self.help(s, style, 1)
    }

    /// The defender's answer.
    pub(super) fn answer(&self, s: &Situation, style: &Style) -> Action {
        self.help(s, style, -1)
    }

    /// The first of the supports that pay together, or none: those that the side to decide can commit, one more each time.
    fn help(&self, s: &Situation, style: &Style, sign: i64) -> Action {
        let mut list = Vec::new();
        self.list_aids(s, &mut list);
        if list.is_empty() {
            return Action::Commit;
        }
        let foe = self.foe(s, s.combat.target, s.active.side, 0);
        let force = self.force_of(s, &foe, s.combat.attackers.iter());
        let mut best = (sign * self.worth_now(s, &foe, &force, style), None);
        let mut probe = s.clone();
        let part = self.part(s, self.committing(s));
        let (mut first, mut price) = (None, 0);
        let artillery =
            |support: u8| self.data.supports[usize::from(support)].kind == crate::units::Aid::Artillery;
        let mut shot = false;
        for &action in &list {
            match action {
                Action::Aid(support) => {
                    // One artillery in a fight (13.4).
                    let guns = artillery(support);
                    if shot && guns {
                        continue;
                    }
                    shot |= guns;
                    probe.combat.aids[part] |= 1 << support;
                }
                Action::Gun(support, unit) => {
                    let at = usize::from(support);
                    if probe.aids[at] != Ready::Ready || s.is(unit, flag::OUT) {
                        continue;
                    }
                    probe.aids[at] = Ready::Assigned;
                    probe.bearers[at] = unit.0 as u8;
                }
                _ => continue,
            }
            first = first.or(Some(action));
            price += self.weights.attack.aid;
            let worth = sign * self.worth_now(&probe, &foe, &force, style) - price;
            if worth > best.0 {
                best = (worth, first);
            }
        }
        best.1.unwrap_or(Action::Commit)
    }
}

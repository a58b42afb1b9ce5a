//! The combat phase: which HQ acts, whom it attacks with whom, and what helps.

use super::moves::LEAST;
use super::picture::{Foe, Force};
use super::{ATTACKS, FORBID};
use crate::data::UnitSet;
use crate::situation::{Fight, Situation, Stage, flag};
use crate::units::{Army, Side};
use crate::{Action, Bloody};
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::staff::muster::Muster;

/// What a marker is worth that is not spent.
const MARKER: i64 = 700;

/// What a counter of fighter-bombers is worth that stays ready.
const WING: i64 = 120;

/// A fight as it is meant to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Battle {
    pub(super) target: SpaceId,
    pub(super) attackers: UnitSet,
}

impl Battle {
    pub(super) const NONE: Self = Self { target: SpaceId::NONE, attackers: UnitSet::EMPTY };
}

impl Bloody {
    /// Columns that air, ships and an HQ may add to an attack on a hex.
    pub(super) fn likely_help(&self, s: &Situation, hex: SpaceId, side: Side) -> i32 {
        let map = &self.data.map;
        if !map.is_hex(hex) {
            return 0;
        }
        let support = self.data.numbers.control.support;
        let bonus = self.data.hqs.iter().filter(|&&hq| {
            let at = s.place(hq);
            let leads = if s.hq == UnitId::NONE { self.free_turn(s) || s.count(hq) > 0 } else { s.hq == hq };
            let far = support + u8::from(s.stage == Stage::Movement || s.stage == Stage::Moving);
            self.data.units[hq].side() == side
                && leads
                && !s.is(hq, flag::USED | flag::EXTENDED | flag::TRIED)
                && map.is_hex(at)
                && map.distance(at, hex) <= far
        });
        let mut help = bonus.map(|&hq| i32::from(self.data.units[hq].bonus)).max().unwrap_or(0);
        if side == Side::Allied && !s.storm {
            let hides = !map.cover(hex, map.better_cover(hex) == Some(true)).tas;
            let wings = self.ready_aircraft(s).filter(|&unit| self.cup(unit) == 2).count();
            help += i32::from(!hides && wings > 0);
            let ships = [0, 1].into_iter().any(|fleet: usize| {
                let left = s.ships[fleet];
                let numbers = &self.data.numbers.naval;
                let far = map.shore[fleet][hex];
                (left[0] > 1 && far <= numbers.battleship_range)
                    || (left[1] > 1 && far <= numbers.destroyer_range)
            });
            help += i32::from(ships && !s.bombarded[1].contains(hex));
        }
        help
    }

    /// Those in contact who may attack now, with their targets, settled by what each attack is worth.
    fn settle_attacks(&self, s: &Situation, plan: &Plan, style: &Style) -> (Muster, Vec<Foe>) {
        let side = s.active.side();
        let mut muster = Muster::default();
        let mut foes = Vec::new();
        for unit in self.data.side(side) {
            let u = &self.data.units[unit];
            let at = s.place(unit);
            if u.attack[0] == 0 || u.army == Army::Ffi || s.is(unit, flag::FOUGHT) {
                continue;
            }
            let map = &self.data.map;
            if map.is_hex(at) && !s.engaged(side, at) && !self.beside_target(s, side, at) {
                continue;
            }
            if !(map.is_in_play(at) || map.beach_before(at).is_some())
                || self.check_attacker(s, unit).is_err()
            {
                continue;
            }
            let mut targets: Vec<usize> = Vec::new();
            self.each_space_in_reach(s, side, at, |hex| {
                if self.check_target(s, side, hex).is_ok() && self.check_reach(s, unit, hex).is_ok() {
                    let (target, fresh) = muster.target(hex);
                    if fresh {
                        let mut foe = self.foe(s, hex, side, style);
                        foe.help = self.likely_help(s, hex, side);
                        foes.push(foe);
                    }
                    targets.push(target);
                }
            });
            if targets.is_empty() {
                continue;
            }
            let owes = s.moment == crate::situation::Moment::FirstWave && !map.is_in_play(at);
            muster.add(unit, owes, targets);
        }
        muster.settle(|target, units| self.rate(s, plan, style, foes[target], units));
        (muster, foes)
    }

    /// What an attack by these units is worth.
    fn rate(&self, s: &Situation, plan: &Plan, style: &Style, mut foe: Foe, units: &[UnitId]) -> i64 {
        let Some(&first) = units.first() else { return 0 };
        let army = self.data.units[first].army;
        let mut force = Force::NONE;
        for &unit in units {
            if self.data.units[unit].army != army {
                return -1_000_000;
            }
            self.join(s, &mut force, foe.hex, unit, s.place(unit));
        }
        if force.inside {
            foe.help = 0;
        }
        let worth = self.worth(&foe, &force, style).0 - 30 * force.count;
        match plan.get(ATTACKS + u32::from(foe.hex.0)) {
            Some(FORBID) => worth - 5_000,
            Some(_) => worth + 20_000,
            None => worth,
        }
    }

    /// Whether an enemy without a zone is near: a post.
    fn beside_target(&self, s: &Situation, side: Side, at: SpaceId) -> bool {
        s.enemy_in(&self.data, side, at)
            || self.data.map.around[at].iter().any(|near| s.enemy_in(&self.data, side, near.hex))
    }

    /// The next attack that is worth it.
    fn next_battle(&self, s: &Situation, plan: &Plan, style: &Style) -> Option<Battle> {
        let (muster, _) = self.settle_attacks(s, plan, style);
        let target = muster.pick(LEAST)?;
        Some(Battle { target: muster.space(target), attackers: muster.members(target).collect() })
    }

    /// What an HQ could do if it were activated.
    fn worth_of_hq(&self, s: &Situation, hq: UnitId, plan: &Plan, style: &Style) -> i64 {
        let mut trial = s.clone();
        trial.hq = hq;
        let (muster, foes) = self.settle_attacks(&trial, plan, style);
        let worths = foes.iter().enumerate().map(|(target, &foe)| {
            let units: Vec<UnitId> = muster.members(target).collect();
            self.rate(&trial, plan, style, foe, &units)
        });
        worths.filter(|&worth| worth >= LEAST).sum()
    }

    /// Combat and command: the next HQ, the next attack, or the end.
    pub(super) fn combat_action(
        &self,
        s: &Situation,
        plan: &Plan,
        style: &Style,
        list: &[Action],
    ) -> (Action, Battle) {
        if s.stage == Stage::Combat && s.turn > 0 {
            let price = if self.free_turn(s) { 0 } else { MARKER };
            let mut best = (price, Action::EndCombat);
            for &action in list {
                if let Action::Activate(hq) = action {
                    let worth = self.worth_of_hq(s, hq, plan, style);
                    if worth > best.0 {
                        best = (worth, action);
                    }
                }
            }
            return (best.1, Battle::NONE);
        }
        if let Some(battle) = self.next_battle(s, plan, style) {
            let attack = Action::Attack(battle.target);
            if list.contains(&attack) {
                return (attack, battle);
            }
        }
        let end = match s.stage {
            Stage::Command => Action::EndCommand,
            Stage::Exploit => Action::EndExploit,
            _ => Action::EndCombat,
        };
        // The first wave must attack whatever the odds (10 A.1).
        let end = if list.contains(&end) { end } else { list[0] };
        (end, Battle::NONE)
    }

    /// Who joins a fight that is prepared, if nobody has planned it.
    pub(super) fn battle_at(&self, s: &Situation, style: &Style) -> Battle {
        let c = &s.combat;
        let side = c.side;
        let mut foe = self.foe(s, c.target, side, style);
        foe.help = self.likely_help(s, c.target, side);
        let mut able: Vec<UnitId> =
            self.data.side(side).filter(|&unit| self.check_join(s, unit).is_ok()).collect();
        sandtable_engine::sorting::largest_first(&mut able, |&unit| {
            i64::from(self.attack_of(s, unit)) - 3 * i64::from(s.disorganised(unit) + s.affected(unit))
        });
        let mut attackers = c.attackers;
        let mut force = Force::NONE;
        for unit in attackers.iter() {
            self.join(s, &mut force, c.target, unit, s.place(unit));
        }
        let mut worth = if force.count == 0 { i64::MIN } else { self.worth(&foe, &force, style).0 };
        for unit in able {
            let first = attackers.first();
            if first.is_some_and(|first| self.data.units[first].army != self.data.units[unit].army) {
                continue;
            }
            let mut more = force;
            self.join(s, &mut more, c.target, unit, s.place(unit));
            let with = self.worth(&foe, &more, style).0;
            if with > worth {
                (force, worth) = (more, with);
                attackers.insert(unit);
            }
        }
        Battle { target: c.target, attackers }
    }

    /// The next action of a fight in preparation.
    pub(super) fn muster_action(
        &self,
        s: &Situation,
        battle: &Battle,
        style: &Style,
        list: &[Action],
    ) -> Action {
        let joins = |a: &&Action| matches!(a, Action::Join(unit) if battle.attackers.contains(*unit));
        if let Some(&join) = list.iter().find(joins) {
            return join;
        }
        if s.combat.attackers.is_empty()
            && let Some(&join) = list.iter().find(|a| matches!(a, Action::Join(_)))
        {
            return join;
        }
        self.help(s, style, list)
    }

    /// Help for a fight as far as it pays: ships, bombers, an HQ, fighter-bombers.
    pub(super) fn help(&self, s: &Situation, style: &Style, list: &[Action]) -> Action {
        let commit = list.iter().copied().find(|a| *a == Action::Commit).unwrap_or(list[0]);
        if list.len() == 1 {
            return commit;
        }
        if let Some(action) = self.best_shot(list) {
            return action;
        }
        let sums = self.sums(s);
        let attacking = s.stage == Stage::Muster;
        let (foe, force) = self.sides(s, style);
        let raid = list.iter().find(|a| matches!(a, Action::Raid(_)));
        if let Some(&raid) = raid
            && attacking
            && self.bombers(s, &foe, &force, style).is_some()
        {
            return raid;
        }
        let of = |column: usize| self.worth_in_column(&foe, &force, style, column);
        let last = self.data.odds.len() - 1;
        let now = of(sums.column);
        let mut best = (0, commit);
        for &action in list {
            let (columns, price) = match action {
                Action::Support(hq) => {
                    let own = hq == s.hq || !attacking || s.turn == 0;
                    let columns = if attacking { usize::from(self.data.units[hq].bonus) } else { 1 };
                    (columns, if own { 0 } else { MARKER })
                }
                Action::Tas(_) => (usize::from(self.data.numbers.tactical_air.tas_columns), WING),
                Action::Raid(_) if s.combat.fight != Fight::None && !attacking => {
                    let bombers = self.ready_aircraft(s).filter(|&unit| self.cup(unit) == 1).count();
                    if bombers == 0 {
                        continue;
                    }
                    (1, WING)
                }
                _ => continue,
            };
            let gain = if attacking {
                of((sums.column + columns).min(last)) - now
            } else {
                now - of(sums.column.saturating_sub(columns))
            };
            if gain - price > best.0 {
                best = (gain - price, action);
            }
        }
        best.1
    }

    /// The bombers that are to fly before the attack in preparation.
    pub(super) fn planned_bombers(&self, s: &Situation, style: &Style) -> Option<UnitSet> {
        let (foe, force) = self.sides(s, style);
        self.bombers(s, &foe, &force, style)
    }

    /// Both sides of the fight in preparation.
    fn sides(&self, s: &Situation, style: &Style) -> (Foe, Force) {
        let c = &s.combat;
        let mut force = Force::NONE;
        for unit in c.attackers.iter() {
            self.join(s, &mut force, c.target, unit, s.place(unit));
        }
        (self.foe(s, c.target, c.side, style), force)
    }

    /// The bombardment by ships with most points in the list: they are there again in the next phase.
    pub(super) fn best_shot(&self, list: &[Action]) -> Option<Action> {
        let points = |a: &Action| match a {
            Action::Ships(_, _, points) => Some(((*points).min(4), *a)),
            _ => None,
        };
        list.iter().filter_map(points).max().map(|(_, action)| action)
    }
}

//! The fast policy: what a style does by itself, decision by decision.

use super::Thoughts;
use super::fights::Battle;
use super::moves::{LEAST, Planner};
use super::picture::Force;
use crate::situation::{Fight, Situation, Stage, flag};
use crate::units::Side;
use crate::{Action, Bloody, Playing};
use sandtable_engine::message::Event;
use sandtable_engine::planning::{Plan, Planning, Style};
use sandtable_engine::rules::Rules;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::staff::best;

/// Nobody listens, nothing is thrown: for trying a preparation.
struct Quiet;

impl Playing for Quiet {
    fn tell(&mut self, _event: impl FnOnce() -> Event) {}

    fn die(&mut self, _purpose: &'static str, _turn: u8, _place: u16, _nth: u16) -> u8 {
        3
    }

    fn pick(&mut self, from: &[u32], _purpose: &'static str, _turn: u8, _nth: u16) -> u32 {
        from[0]
    }
}

impl Bloody {
    /// What the policy does now.
    pub(super) fn policy(&self, s: &Situation, plan: &Plan, m: &mut Thoughts) -> Option<Action> {
        let style = self.styles().get(usize::from(plan.style)).copied().unwrap_or(Style::BALANCED);
        match s.stage {
            Stage::Movement => return Some(self.movement_action(s, plan, style, m)),
            Stage::Moving if !s.exploiting => return Some(self.moving_action(s, plan, style, m)),
            _ => {}
        }
        let mut list = Vec::with_capacity(32);
        self.actions(s, &mut list);
        let first = *list.first()?;
        if list.len() == 1 {
            return Some(first);
        }
        Some(match s.stage {
            Stage::Air => self.choose_mission(s, &list),
            Stage::Stock => self.choose_stock(s, &list),
            Stage::Markers => self.choose_marker(s, &list),
            Stage::Recovery => self.choose_recovery(s, &list),
            Stage::Drop => self.choose_drop(s, &list),
            Stage::Soften => self.best_shot(&list).unwrap_or(Action::EndSoften),
            Stage::Raid if self.planned_bombers(s, &style).is_some() => {
                let set = self.planned_bombers(s, &style).unwrap_or_default();
                let load = |a: &&Action| matches!(a, Action::Load(unit) if set.contains(*unit));
                list.iter().find(load).copied().unwrap_or(Action::Release)
            }
            Stage::Raid => {
                let medium = |a: &&Action| matches!(a, Action::Load(unit) if self.cup(*unit) == 1);
                let load = list.iter().find(medium).copied();
                let go = list.iter().copied().find(|a| *a == Action::Release);
                load.or(go).unwrap_or(first)
            }
            Stage::Moving => self.choose_exploitation(s, style, &list),
            Stage::Combat | Stage::Command => {
                let (action, battle) = self.combat_action(s, plan, &style, &list);
                m.battle = battle;
                action
            }
            Stage::Exploit => {
                let (action, battle) = self.combat_action(s, plan, &style, &list);
                m.battle = battle;
                if matches!(action, Action::Attack(_)) {
                    return Some(action);
                }
                self.next_spearhead(s, &list).unwrap_or(action)
            }
            Stage::Muster => {
                if m.battle.target != s.combat.target || s.combat.fight == Fight::Counter {
                    m.battle = self.battle_at(s, &style);
                }
                let battle: Battle = m.battle;
                self.muster_action(s, &battle, &style, &list)
            }
            Stage::Answer => self.help(s, &style, &list),
            Stage::DefenderLoss | Stage::AttackerLoss => self.choose_loss(s, &list),
            Stage::Retreat => self.choose_retreat(s, &list),
            Stage::Advance => self.choose_advance(s, style, &list),
            Stage::Counter => self.choose_counter(s, style, &list),
            _ => first,
        })
    }

    /// Makes sure that the orders of the movement phase are for this very phase and plan.
    fn refresh(&self, s: &Situation, plan: &Plan, style: Style, m: &mut Thoughts) {
        let phase = self.phase(s);
        if m.phase != phase || m.plan != *plan || m.hand != self.hands_off(s) {
            m.phase = phase;
            m.hand = self.hands_off(s);
            m.plan.clone_from(plan);
            let mut world = s.clone();
            world.stage = Stage::Movement;
            world.hand = crate::data::UnitSet::EMPTY;
            m.charges = self.charges(&world, plan, &style);
            m.orders = Planner::new(self, &world, plan, style).orders();
        }
    }

    /// The next word of the overruns that come first, if there are any (4.3). After each of them all is planned anew.
    fn charge_action(&self, s: &Situation, plan: &Plan, style: &Style, m: &mut Thoughts) -> Option<Action> {
        if s.spent > 0 {
            let next = self.next_charge(s, plan, style)?;
            m.phase = u32::MAX;
            return Some(next);
        }
        while let Some(charge) = m.charges.last() {
            let fresh = |unit: UnitId| !s.is(unit, flag::DONE) && self.check_move(s, unit).is_ok();
            if s.hand.is_empty() {
                if let Some(lead) = charge.units.first().filter(|&unit| fresh(unit)) {
                    return Some(Action::Move(lead));
                }
            } else if charge.units.contains(s.hand.first().unwrap_or(UnitId::NONE)) {
                if let Some(mate) = charge.units.iter().find(|&unit| self.check_with(s, unit).is_ok()) {
                    return Some(Action::With(mate));
                }
                let target = charge.target;
                if self.check_overrun(s, target).is_ok() {
                    m.phase = u32::MAX;
                    return Some(Action::Overrun(target));
                }
            } else {
                return None;
            }
            m.charges.pop();
        }
        None
    }

    /// What tells one game's phase from another's: markers and points do not change while units move.
    fn hands_off(&self, s: &Situation) -> u64 {
        let losses = s.points[0] as u64 | (s.points[1] as u64) << 16;
        losses << 16
            | u64::from(s.german_die) << 8
            | u64::from(s.scenario) << 4
            | u64::from(s.reserve_markers)
    }

    fn movement_action(&self, s: &Situation, plan: &Plan, style: Style, m: &mut Thoughts) -> Action {
        self.refresh(s, plan, style, m);
        if let Some(action) = self.charge_action(s, plan, &style, m) {
            return action;
        }
        for order in &m.orders {
            let unit = order.unit;
            if s.is(unit, flag::DONE) || (s.place(unit) == order.to && !order.wait) {
                continue;
            }
            if self.has_room(s, unit, order.to) && self.check_move(s, unit).is_ok() {
                return Action::Move(unit);
            }
        }
        if self.refuse(s, Action::EndMovement).is_none() {
            return Action::EndMovement;
        }
        let mut list = Vec::new();
        self.actions(s, &mut list);
        list[0]
    }

    fn moving_action(&self, s: &Situation, plan: &Plan, style: Style, m: &mut Thoughts) -> Action {
        self.refresh(s, plan, style, m);
        if let Some(action) = self.charge_action(s, plan, &style, m) {
            return action;
        }
        let Some(unit) = s.hand.first() else { return Action::Hold };
        let Some(order) = m.orders.iter().find(|order| order.unit == unit) else { return Action::Hold };
        if order.wait && self.check_wait(s, order.to).is_ok() {
            return Action::Wait(order.to);
        }
        if order.to != s.place(unit) && self.has_room(s, unit, order.to) && self.check_to(s, order.to).is_ok()
        {
            return Action::To(order.to);
        }
        Action::Hold
    }

    /// Superiority first; then the zones in front, and Germans on their way; half stays for support.
    fn choose_mission(&self, s: &Situation, list: &[Action]) -> Action {
        let boxes = &self.data.map.boxes;
        if s.superiority > 0 {
            let holds = |a: &&Action| matches!(a, Action::Assign(_, at) if *at == boxes.superiority);
            if let Some(&action) = list.iter().find(holds) {
                return action;
            }
        }
        let zones = s.stacks.count(boxes.interdiction);
        let forbids = |a: &&Action| matches!(a, Action::Interdict(_, zone) if *zone >= 5);
        if zones < 2
            && let Some(&action) = list.iter().find(forbids)
        {
            return action;
        }
        let ready = self.ready_aircraft(s).count();
        let over = |a: &&Action| {
            matches!(a, Action::Assign(unit, at) if self.cup(*unit) == 2
                && s.of(&self.data, Side::German, *at).any(|u| !self.data.units[u].kind.is_post())
                && self.strategic_interdiction(s, *at) == 0)
        };
        match list.iter().find(over) {
            Some(&action) if ready > 5 => action,
            _ if list.contains(&Action::EndAir) => Action::EndAir,
            _ => list[0],
        }
    }

    /// German markers wait where the front can get them: the depots with most room first.
    fn choose_stock(&self, s: &Situation, list: &[Action]) -> Action {
        let worth = |a: &Action| match a {
            Action::Stock(at) => {
                let site = self.data.sites.iter().position(|site| site.at == *at);
                let room = site.map_or(0, |n| i64::from(self.data.sites[n].markers) - i64::from(s.stock[n]));
                let roads = self.data.map.exits[*at].len() as i64;
                room + 10 * roads.min(1)
            }
            _ => 0,
        };
        best(list.iter().map(|a| (worth(a), *a))).unwrap_or(list[0])
    }

    /// Markers go to those who have most to fight with and against.
    fn choose_marker(&self, s: &Situation, list: &[Action]) -> Action {
        let side = s.active.side();
        let map = &self.data.map;
        let radius = self.data.numbers.control.radius;
        let worth = |a: &Action| match a {
            Action::Send(hq) => {
                let at = s.place(*hq);
                let army = self.data.units[*hq].army;
                if !map.is_hex(at) {
                    return 1;
                }
                let near =
                    |unit: &UnitId| map.is_hex(s.place(*unit)) && map.distance(at, s.place(*unit)) <= radius;
                let own = s
                    .on_map(&self.data, side)
                    .filter(near)
                    .filter(|&unit| self.data.units[unit].army == army);
                let strength: i64 = own.map(|unit| i64::from(self.attack_of(s, unit))).sum();
                let foes = s.on_map(&self.data, side.enemy()).filter(near).count() as i64;
                10 + strength * foes.min(6) / 2 - 60 * i64::from(s.count(*hq))
            }
            _ => 0,
        };
        best(list.iter().map(|a| (worth(a), *a))).unwrap_or(Action::Keep)
    }

    fn choose_recovery(&self, s: &Situation, list: &[Action]) -> Action {
        let enemies: Vec<SpaceId> = s
            .on_map(&self.data, s.active.side().enemy())
            .filter(|&unit| self.data.units[unit].casts_zone())
            .map(|unit| s.place(unit))
            .collect();
        let far = |at: SpaceId| enemies.iter().all(|&enemy| self.data.map.distance(enemy, at) > 2);
        let worth = |a: &Action| match a {
            Action::Recover(_) => 5,
            Action::Enter(..) => 4,
            Action::Home(unit) if self.wanted_home(s, *unit) && s.turn >= 4 => 3,
            Action::Rest(unit) if far(s.place(*unit)) && self.worth_resting(s, *unit) => 2,
            Action::EndRecovery => 1,
            _ => 0,
        };
        best(list.iter().map(|a| (worth(a), *a))).unwrap_or(Action::EndRecovery)
    }

    /// Whether somebody who rests will get a replacement: Germans have few (6.10).
    fn worth_resting(&self, s: &Situation, unit: UnitId) -> bool {
        if self.data.units[unit].side() == Side::Allied {
            return true;
        }
        let Some(pool) = self.pool(unit) else { return false };
        let resting = self.data.side(Side::German).filter(|&other| {
            s.is(other, flag::REST) && self.data.map.is_hex(s.place(other)) && self.pool(other) == Some(pool)
        });
        let coming = u8::from(pool == crate::tables::Replacement::Infantry);
        resting.count() < usize::from(s.replacements[pool as usize] + coming)
    }

    /// Jumps where no enemy stands and friends are near, not too far from the sea.
    fn choose_drop(&self, s: &Situation, list: &[Action]) -> Action {
        let map = &self.data.map;
        let worth = |a: &Action| match a {
            Action::Drop(_, at) => {
                let enemy = s.enemy_in(&self.data, Side::Allied, *at);
                let friends =
                    map.around[*at].iter().filter(|near| s.enemy_in(&self.data, Side::German, near.hex));
                let beach = self.data.beaches.iter().map(|&b| map.distance(b, *at)).min().unwrap_or(9);
                let full = s.stacking(&self.data, Side::Allied, *at) + 1 > self.data.numbers.stacking.points;
                friends.count() as i64 * 3
                    - i64::from(enemy) * 30
                    - i64::from(beach) * 2
                    - i64::from(full) * 50
            }
            // Gliders that need not land do.
            _ => i64::MIN,
        };
        best(list.iter().map(|a| (worth(a), *a))).unwrap_or(list[0])
    }

    fn choose_loss(&self, s: &Situation, list: &[Action]) -> Action {
        let dear = |a: &Action| match a {
            Action::Lose(unit) => {
                let last = i64::from(self.steps_left(s, *unit) == 1);
                -(self.price(s, *unit) + last * 300)
            }
            _ => i64::MIN,
        };
        best(list.iter().map(|a| (dear(a), *a))).unwrap_or(list[0])
    }

    /// The strongest stack follows, as far as what it may meet there allows.
    fn choose_advance(&self, s: &Situation, style: Style, list: &[Action]) -> Action {
        let side = s.combat.side;
        let picture = self.picture(s, side);
        let worth = |a: &Action| match a {
            Action::Advance(from, to) => {
                let stack = s.combat.attackers.iter().filter(|&unit| s.place(unit) == *from);
                let defence: u32 = stack.map(|unit| self.defence_of(s, unit)).sum();
                let there: u32 = s.of(&self.data, side, *to).map(|unit| self.defence_of(s, unit)).sum();
                let danger = self.exposure(&picture, *to, (defence + there) as i32) * style.caution / 250;
                let before = self.exposure(&picture, *from, defence as i32) * style.caution / 250;
                let goal = i64::from(picture.goal[*from]) - i64::from(picture.goal[*to]);
                let prize =
                    self.ground(s, *to, side, &style) + self.ground(s, s.combat.target, side, &style) / 2;
                let forward = if side == Side::Allied { goal * 25 } else { 0 };
                forward + prize + i64::from(defence) * 20 - danger + before
            }
            _ => 0,
        };
        best(list.iter().map(|a| (worth(a), *a))).unwrap_or(Action::EndAdvance)
    }

    /// The next of those in reserve who has somewhere to go (6.8).
    fn next_spearhead(&self, s: &Situation, list: &[Action]) -> Option<Action> {
        let armed = |a: &&Action| matches!(a, Action::Move(unit) if self.attack_of(s, *unit) > 0);
        list.iter().find(armed).copied()
    }

    /// Where a reserve breaks through to: towards the goals, beside somebody whom it can attack.
    fn choose_exploitation(&self, s: &Situation, style: Style, list: &[Action]) -> Action {
        let Some(unit) = s.hand.first() else { return Action::Hold };
        let side = self.data.units[unit].side();
        let picture = self.picture(s, side);
        let defence = self.defence_of(s, unit) as i32;
        let worth = |at: SpaceId| {
            if !self.data.map.is_hex(at) {
                return -10_000;
            }
            let there: u32 =
                s.of(&self.data, side, at).filter(|&u| u != unit).map(|u| self.defence_of(s, u)).sum();
            let goal = i64::from(picture.goal[at]) * style.objective / 100;
            let forward = if side == Side::Allied { -goal * 30 } else { 0 };
            forward + i64::from(picture.near[at] == 1) * 300
                - self.exposure(&picture, at, defence + there as i32) * style.caution / 300
        };
        let stay = (worth(s.place(unit)), Action::Hold);
        let go = list.iter().filter_map(|a| match a {
            Action::To(at) => Some((worth(*at), *a)),
            _ => None,
        });
        best(std::iter::once(stay).chain(go)).unwrap_or(Action::Hold)
    }

    fn choose_retreat(&self, s: &Situation, list: &[Action]) -> Action {
        let enemies: Vec<SpaceId> = s
            .on_map(&self.data, s.combat.side)
            .filter(|&unit| self.data.units[unit].casts_zone())
            .map(|unit| s.place(unit))
            .collect();
        let near =
            |at: SpaceId| enemies.iter().map(|&enemy| self.data.map.distance(enemy, at)).min().unwrap_or(9);
        let ways = s.combat.retreating.first().map_or_else(Vec::new, |unit| self.ways_back(s, unit));
        let safe = |a: &Action| match a {
            Action::Retreat(_, to) => {
                let exposed = i32::from(s.engaged(s.combat.side.enemy(), *to)) * 10;
                let way = ways.iter().find(|way| way.to == *to);
                let toll = way.map_or(0, |way| i32::from(way.loss) * 30 + i32::from(way.toil) * 8);
                i32::from(near(*to).min(3)) * 3 - exposed - toll
                    + i32::from(self.data.map.cover(*to, false).columns)
            }
            _ => -1,
        };
        // Whoever overruns drives them where it hurts.
        let overrun = s.combat.fight == crate::situation::Fight::Overrun;
        let key = |a: &Action| if overrun { -safe(a) } else { safe(a) };
        list.iter().copied().max_by_key(key).unwrap_or(list[0])
    }

    fn choose_counter(&self, s: &Situation, style: Style, list: &[Action]) -> Action {
        for &action in list {
            let Action::Counter(hq) = action else { continue };
            let mut trial = s.clone();
            self.do_counter(&mut trial, &mut Quiet, hq);
            if trial.stage != Stage::Muster {
                return action;
            }
            let battle = self.battle_at(&trial, &style);
            let foe = self.foe(&trial, battle.target, trial.combat.side, &style);
            let mut force = Force::NONE;
            for unit in battle.attackers.iter() {
                self.join(&trial, &mut force, battle.target, unit, s.place(unit));
            }
            let price = if self.free_turn(s) { 0 } else { 600 };
            if self.worth(&foe, &force, &style).0 > LEAST + price {
                return action;
            }
        }
        Action::NoCounter
    }

    /// Whether somebody in play still has to be looked at in this phase, for slots.
    pub(super) fn movers(&self, s: &Situation) -> Vec<UnitId> {
        let waiting = |&unit: &UnitId| !s.is(unit, flag::DONE) && self.check_move(s, unit).is_ok();
        self.data.side(s.active.side()).filter(waiting).collect()
    }
}

//! Advance after combat (rule 6.7), exploitation (6.8), counter-attack (6.9).

use crate::data::UnitSet;
use crate::situation::{Combat, Fight, Situation, Stage, Step, flag};
use crate::units::Kind;
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

impl Bloody {
    /// Those attackers who stand in a space.
    fn stack(&self, s: &Situation, from: SpaceId) -> UnitSet {
        s.combat.attackers.iter().filter(|&unit| s.place(unit) == from).collect()
    }

    /// Whether a stack may advance one or two hexes: into the hex, or through it (6.7).
    pub(crate) fn check_advance(&self, s: &Situation, from: SpaceId, to: SpaceId) -> Check {
        let c = &s.combat;
        let map = &self.data.map;
        let stack = self.stack(s, from);
        need(!stack.is_empty(), "6.7", "refuse-no-attacker-there")?;
        need(map.is_hex(from) && map.is_hex(to) && self.in_bounds(s, to), "6.7", "refuse-not-a-hex")?;
        need(to != from, "6.7", "refuse-no-way")?;
        let passes = |a: SpaceId, b: SpaceId| {
            stack.iter().all(|unit| map.steps[self.pace(s, unit) as usize].cost(a, b).is_some())
        };
        let near = map.touch(from, c.target);
        need(!near || passes(from, c.target), "0.1.2", "refuse-closed-ground")?;
        if to != c.target {
            need(c.fight != Fight::Counter, "6.9", "refuse-one-hex")?;
            need(map.touch(c.target, to), "6.7", "refuse-two-hexes")?;
            need(!s.enemy_in(&self.data, c.side, to), "6.7", "refuse-enemy-there")?;
            need(passes(c.target, to), "0.1.2", "refuse-closed-ground")?;
        }
        self.check_room(s, &stack, to)
    }

    pub(crate) fn list_advances(&self, s: &Situation, out: &mut Vec<Action>) {
        let c = &s.combat;
        let mut seen: Vec<SpaceId> = Vec::with_capacity(6);
        for unit in c.attackers.iter() {
            let from = s.place(unit);
            if seen.contains(&from) {
                continue;
            }
            seen.push(from);
            let beyond = self.data.map.around[c.target].iter().map(|near| near.hex);
            for to in std::iter::once(c.target).chain(beyond) {
                if self.check_advance(s, from, to).is_ok() {
                    out.push(Action::Advance(from, to));
                }
            }
        }
        out.push(Action::EndAdvance);
    }

    pub(crate) fn anybody_advances(&self, s: &Situation) -> bool {
        let mut list = Vec::new();
        self.list_advances(s, &mut list);
        list.len() > 1
    }

    pub(crate) fn do_advance(&self, s: &mut Situation, play: &mut impl Playing, from: SpaceId, to: SpaceId) {
        let target = s.combat.target;
        let side = s.combat.side;
        let way = if to == target { vec![from, to] } else { vec![from, target, to] };
        for unit in self.stack(s, from).iter() {
            s.put(&self.data, unit, to);
            play.tell(|| {
                Event::new("event-advances", "6.7")
                    .with("unit", unit)
                    .with("from", from)
                    .with("to", to)
                    .way(way.clone())
            });
        }
        s.combat.advanced = to;
        self.take(s, play, side, target);
        self.take(s, play, side, to);
        self.end_advance(s, play);
    }

    pub(crate) fn end_advance(&self, s: &mut Situation, play: &mut impl Playing) {
        s.combat.step = Step::After;
        self.carry_out(s, play);
    }

    /// The reserves of the active HQ may exploit (6.8). False if there are none.
    pub(crate) fn begin_exploitation(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        let hq = s.hq;
        if hq == UnitId::NONE || s.combat.side != s.active.side() {
            return false;
        }
        let ready: UnitSet = s
            .on_map(&self.data, s.active.side())
            .filter(|&unit| {
                s.is(unit, flag::RESERVE)
                    && !s.is(unit, flag::FOUGHT | flag::OOS)
                    && self.in_command(s, hq, unit)
                    && self.check_control(s, hq, unit).is_ok()
            })
            .collect();
        if ready.is_empty() {
            return false;
        }
        for unit in ready.iter() {
            s.clear(unit, flag::DONE);
        }
        s.exploiting = true;
        s.spearheads = [SpaceId::NONE; 2];
        s.combat = Combat::NONE;
        s.stage = Stage::Exploit;
        let at = s.place(hq);
        play.tell(|| Event::new("event-exploitation", "6.8").with("unit", hq).with("at", at));
        true
    }

    /// Whether a unit of the reserve may move in the exploitation: two stacks at most (6.8).
    pub(crate) fn check_exploits(&self, s: &Situation, unit: UnitId) -> Check {
        need(s.is(unit, flag::RESERVE), "6.8", "refuse-not-in-reserve")?;
        need(!s.is(unit, flag::DONE), "4.1.1", "refuse-already-moved")?;
        self.check_led(s, unit)?;
        need(!s.confused(&self.data, s.place(unit)), "6.11", "refuse-confusion")
    }

    /// Whether the HQ that exploits leads a unit (6.8): of its army (8), near it and led by no other (5.1), in one of two
    /// stacks. Whoever has moved in the exploitation is led already.
    pub(crate) fn check_led(&self, s: &Situation, unit: UnitId) -> Check {
        if self.is_led(s, unit) {
            return Ok(());
        }
        self.check_control(s, s.hq, unit)?;
        need(self.in_command(s, s.hq, unit), "5.1", "refuse-out-of-command")?;
        let known = s.spearheads.contains(&s.place(unit)) || s.spearheads.contains(&SpaceId::NONE);
        need(known, "6.8", "refuse-two-stacks")
    }

    fn is_led(&self, s: &Situation, unit: UnitId) -> bool {
        s.is(unit, flag::DONE) && s.by[unit] == self.data.hq_number(s.hq) + 1
    }

    pub(crate) fn list_exploit(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in s.on_map(&self.data, s.active.side()) {
            if s.is(unit, flag::RESERVE)
                && s.active.commands(self.data.units[unit].army)
                && self.check_exploits(s, unit).is_ok()
            {
                out.push(Action::Move(unit));
            }
        }
        self.each_target(s, |space| out.push(Action::Attack(space)));
        out.push(Action::EndExploit);
    }

    /// Notes from where a stack breaks out, and under whom.
    pub(crate) fn note_spearhead(&self, s: &mut Situation, unit: UnitId) {
        if !s.exploiting || self.is_led(s, unit) {
            return;
        }
        let at = s.place(unit);
        s.by[unit] = self.data.hq_number(s.hq) + 1;
        if !s.spearheads.contains(&at)
            && let Some(free) = s.spearheads.iter_mut().find(|space| **space == SpaceId::NONE)
        {
            *free = at;
        }
    }

    pub(crate) fn end_exploit(&self, s: &mut Situation, play: &mut impl Playing) {
        for unit in self.data.side(s.active.side()) {
            if s.is(unit, flag::RESERVE) {
                if s.is(unit, flag::DONE) {
                    s.clear(unit, flag::RESERVE);
                } else {
                    s.set(unit, flag::DONE);
                }
            }
        }
        s.exploiting = false;
        s.spearheads = [SpaceId::NONE; 2];
        s.stage = Stage::Command;
        play.tell(|| Event::new("event-end-exploitation", "6.8"));
    }

    /// Whether the defender may answer an advance (6.9).
    pub(crate) fn offers_counter(&self, s: &Situation) -> bool {
        self.data.hqs.iter().any(|&hq| self.check_counter(s, hq).is_ok())
    }

    /// Whether an HQ may lead a counter-attack: ready, within two hexes, with a marker if there is somebody to fight (6.9).
    pub(crate) fn check_counter(&self, s: &Situation, hq: UnitId) -> Check {
        let c = &s.combat;
        let side = c.side.enemy();
        let u = self.data.units.get(hq);
        let ours = u.is_some_and(|u| u.kind == Kind::Hq && u.side() == side);
        need(ours, "6.9", "refuse-not-your-hq")?;
        need(!s.is(hq, flag::USED | flag::EXTENDED), "6.9", "refuse-hq-finished")?;
        let at = s.place(hq);
        let map = &self.data.map;
        let near = map.is_hex(at) && map.distance(at, c.target) <= self.data.numbers.control.support;
        need(near, "6.9", "refuse-hq-too-far")?;
        let held = s.enemy_in(&self.data, side, c.target);
        need(!held || self.free_turn(s) || s.count(hq) > 0, "6.9", "refuse-no-marker")?;
        let army = self.data.units[hq].army;
        let able =
            |unit: UnitId| self.data.units[unit].army == army && self.may_counter(s, unit, side).is_ok();
        let anybody =
            s.on_map(&self.data, side).any(|unit| able(unit) && (held || self.may_walk_in(s, unit)));
        need(anybody, "6.9", "refuse-nobody-can-attack")
    }

    fn may_walk_in(&self, s: &Situation, unit: UnitId) -> bool {
        let map = &self.data.map;
        let at = s.place(unit);
        let way = map.steps[self.pace(s, unit) as usize].cost(at, s.combat.target).is_some();
        way && self.has_room(s, unit, s.combat.target)
    }

    /// Whether a unit may counter-attack: it has retreated, or stands beside the hex (6.9).
    fn may_counter(&self, s: &Situation, unit: UnitId, side: crate::units::Side) -> Check {
        let c = &s.combat;
        let u = &self.data.units[unit];
        need(u.side() == side && u.fights() && !u.kind.is_post(), "6.9", "refuse-not-your-unit")?;
        need(self.attack_of(s, unit) > 0 && !s.is(unit, flag::REST), "6.9", "refuse-no-attack")?;
        let at = s.place(unit);
        let map = &self.data.map;
        need(map.is_hex(at) && !s.confused(&self.data, at), "6.11", "refuse-confusion")?;
        let near = map.touch(at, c.target);
        let back = c.retreated.contains(unit) && map.distance(at, c.target) <= 2;
        need(near || back, "6.9", "refuse-not-adjacent")
    }

    /// Whether a unit may join the counter-attack that is being prepared.
    pub(crate) fn check_counters(&self, s: &Situation, unit: UnitId) -> Check {
        if unit.index() >= self.data.units.items().len() {
            return refuse("6.9", "refuse-not-your-unit");
        }
        self.may_counter(s, unit, s.combat.side)
    }

    pub(crate) fn list_counter(&self, s: &Situation, out: &mut Vec<Action>) {
        let hqs = self.data.hqs.iter();
        out.extend(hqs.filter(|&&hq| self.check_counter(s, hq).is_ok()).map(|&hq| Action::Counter(hq)));
        out.push(Action::NoCounter);
    }

    pub(crate) fn do_counter(&self, s: &mut Situation, play: &mut impl Playing, hq: UnitId) {
        let old = s.combat;
        let side = old.side.enemy();
        let target = old.target;
        let held = s.enemy_in(&self.data, side, target);
        s.set(hq, flag::USED);
        play.tell(|| Event::new("event-counter-attack", "6.9").with("unit", hq).with("at", target));
        let houses = self.data.map.better_cover(target) == Some(true);
        s.combat =
            Combat { fight: Fight::Counter, side, target, houses, retreated: old.retreated, ..Combat::NONE };
        if held {
            if !self.free_turn(s) {
                self.pay(s, hq);
            }
            s.stage = Stage::Muster;
            return;
        }
        // An empty hex is taken without a fight.
        let army = self.data.units[hq].army;
        s.combat.attackers = s
            .on_map(&self.data, side)
            .filter(|&unit| {
                self.data.units[unit].army == army
                    && self.may_counter(s, unit, side).is_ok()
                    && self.may_walk_in(s, unit)
            })
            .collect();
        s.combat.step = Step::Advance;
        s.stage = Stage::Advance;
        if !self.anybody_advances(s) {
            self.finish_fight(s, play);
        }
    }

    pub(crate) fn no_counter(&self, s: &mut Situation, play: &mut impl Playing) {
        self.finish_fight(s, play);
    }
}

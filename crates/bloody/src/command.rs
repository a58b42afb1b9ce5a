//! Headquarters (rule 5) and the combat phase, in which they act one by one (1.1.3).

use crate::board::Terrain;
use crate::situation::{Fight, Moment, Situation, Stage, flag};
use crate::units::{Acting, Army, Kind, Side};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

impl Bloody {
    /// Who decides for a side where armies do not matter: with three players the American (ruling B67).
    #[must_use]
    pub(crate) fn acting(&self, s: &Situation, side: Side) -> Acting {
        match side {
            Side::German => Acting::German,
            Side::Allied if s.three => Acting::Us,
            Side::Allied => Acting::Allied,
        }
    }

    /// Who decides for an army.
    #[must_use]
    pub(crate) fn acting_for(&self, s: &Situation, army: Army) -> Acting {
        match army {
            Army::British if s.three => Acting::British,
            other => self.acting(s, other.side()),
        }
    }

    /// Whether a unit may still be controlled by an HQ in this turn: five divisions and three others (5.1).
    pub(crate) fn check_control(&self, s: &Situation, hq: UnitId, unit: UnitId) -> Check {
        let number = self.data.hq_number(hq) + 1;
        let by = s.by[unit];
        if by == number {
            return Ok(());
        }
        need(by == 0, "5.1", "refuse-other-hq")?;
        let u = &self.data.units[unit];
        if u.army == Army::Ffi {
            // The rising of Paris fights with whoever comes (4.1.2).
            return Ok(());
        }
        need(u.army == self.data.units[hq].army, "8", "refuse-other-army")?;
        if u.division.is_some() && u.division == self.data.exempt {
            return Ok(());
        }
        let (mut divisions, mut single) = (0_u64, 0);
        let mut divisions_high = 0_u64;
        for other in self.data.side(u.side()) {
            if s.by[other] != number {
                continue;
            }
            match self.data.units[other].division {
                Some(d) if Some(d) == self.data.exempt => {}
                Some(d) if d < 64 => divisions |= 1 << d,
                Some(d) => divisions_high |= 1 << (d - 64),
                None => single += 1,
            }
        }
        let control = &self.data.numbers.control;
        match u.division {
            Some(d) => {
                let known =
                    if d < 64 { divisions >> d & 1 == 1 } else { divisions_high >> (d - 64) & 1 == 1 };
                let count = (divisions.count_ones() + divisions_high.count_ones()) as usize;
                need(known || count < control.divisions, "5.1", "refuse-five-divisions")
            }
            None => need(single < control.independents, "5.1", "refuse-three-units"),
        }
    }

    /// Whether a unit is within reach of an HQ (5.1).
    pub(crate) fn in_command(&self, s: &Situation, hq: UnitId, unit: UnitId) -> bool {
        let (there, at) = (s.place(hq), s.place(unit));
        let map = &self.data.map;
        if there == at {
            return map.is_in_play(at);
        }
        if s.confused(&self.data, there) {
            return false;
        }
        match (map.is_hex(there), map.is_hex(at)) {
            (true, true) => map.distance(there, at) <= self.data.numbers.control.radius,
            (false, false) => {
                map.lines[at].contains(&there)
                    || map.region_of(at) == Some(there)
                    || map.region_of(there) == Some(at)
            }
            // From map to map the lettered exits join (ruling B68).
            _ => map.exits[there].contains(&at),
        }
    }

    /// Whether a unit may attack under an HQ, or on the first day under none (6.1, 10).
    pub(crate) fn check_attacker(&self, s: &Situation, unit: UnitId) -> Check {
        let Some(u) = self.data.units.get(unit) else { return refuse("6.1", "refuse-not-your-unit") };
        need(u.fights() && s.active.commands(u.army), "6.1", "refuse-not-your-unit")?;
        need(!s.is(unit, flag::FOUGHT), "6.1", "refuse-has-fought")?;
        need(!s.is(unit, flag::REST), "1.1.1.3", "refuse-rests")?;
        need(!s.is(unit, flag::OOS), "7.4", "refuse-out-of-supply")?;
        need(self.attack_of(s, unit) > 0, "0.1.2", "refuse-no-attack")?;
        if s.moment == Moment::Gathering {
            let jumped = s.is(unit, flag::MOVED) && u.kind == Kind::Paratroops;
            need(jumped, "10.O.1", "refuse-only-paratroops")?;
        }
        if s.exploiting {
            need(s.is(unit, flag::RESERVE), "6.8", "refuse-not-in-reserve")?;
            return self.check_led(s, unit);
        }
        if s.hq == UnitId::NONE {
            // The rising of Paris fights with whoever is there (4.1.2).
            return Ok(());
        }
        self.check_control(s, s.hq, unit)?;
        need(self.in_command(s, s.hq, unit), "5.1", "refuse-out-of-command")
    }

    /// Whether HQs attack without a marker in this turn (10).
    pub(crate) fn free_turn(&self, s: &Situation) -> bool {
        self.data.numbers.turns.free_offensive.contains(&s.turn)
    }

    /// Whether an HQ may be activated for combat (1.1.3).
    pub(crate) fn check_activate(&self, s: &Situation, hq: UnitId) -> Check {
        let u = self.data.units.get(hq);
        let ours = u.is_some_and(|u| u.kind == Kind::Hq && s.active.commands(u.army));
        need(ours && s.turn > 0, "1.1.3", "refuse-not-your-hq")?;
        need(self.data.map.is_in_play(s.place(hq)), "1.1.3", "refuse-not-in-play")?;
        need(!s.is(hq, flag::EXTENDED), "5.2", "refuse-hq-finished")?;
        need(!s.is(hq, flag::USED), "0.1.1", "refuse-hq-finished")?;
        need(self.free_turn(s) || s.count(hq) > 0, "1.1.3", "refuse-no-marker")
    }

    /// Whether an HQ has anything to attack: what cannot fight is not offered.
    fn has_targets(&self, s: &Situation, hq: UnitId) -> bool {
        let mut found = false;
        self.each_target_of(s, hq, |_| found = true);
        found
    }

    pub(crate) fn list_combat(&self, s: &Situation, out: &mut Vec<Action>) {
        if s.turn == 0 {
            self.each_target(s, |space| out.push(Action::Attack(space)));
        } else {
            for &hq in &self.data.hqs {
                if self.check_activate(s, hq).is_ok() && self.has_targets(s, hq) {
                    out.push(Action::Activate(hq));
                }
            }
        }
        if self.check_end_combat(s).is_ok() {
            out.push(Action::EndCombat);
        }
    }

    pub(crate) fn check_activate_now(&self, s: &Situation, hq: UnitId) -> Check {
        self.check_activate(s, hq)?;
        need(self.has_targets(s, hq), "1.1.3", "refuse-nothing-to-attack")
    }

    pub(crate) fn do_activate(&self, s: &mut Situation, play: &mut impl Playing, hq: UnitId) {
        let id = if self.free_turn(s) { "event-activated" } else { "event-activated-paid" };
        if !self.free_turn(s) {
            self.pay(s, hq);
        }
        s.hq = hq;
        s.stage = Stage::Command;
        play.tell(|| Event::new(id, "1.1.3").with("unit", hq));
    }

    pub(crate) fn list_command(&self, s: &Situation, out: &mut Vec<Action>) {
        self.each_target(s, |space| out.push(Action::Attack(space)));
        out.push(Action::EndCommand);
    }

    /// The HQ is turned to its finished side (1.1.3).
    pub(crate) fn end_command(&self, s: &mut Situation, play: &mut impl Playing) {
        let hq = s.hq;
        s.set(hq, flag::USED);
        s.hq = UnitId::NONE;
        s.stage = Stage::Combat;
        play.tell(|| Event::new("event-hq-finished", "1.1.3").with("unit", hq));
    }

    /// Tells every space that can be attacked now, in the order of the board.
    pub(crate) fn each_target(&self, s: &Situation, tell: impl FnMut(SpaceId)) {
        self.each_target_of(s, s.hq, tell);
    }

    fn each_target_of(&self, s: &Situation, hq: UnitId, mut tell: impl FnMut(SpaceId)) {
        let side = s.active.side();
        let mut targets = crate::data::SpaceSet::EMPTY;
        let under = |unit: UnitId| {
            if hq == s.hq {
                return self.check_attacker(s, unit).is_ok();
            }
            let u = &self.data.units[unit];
            (u.army == self.data.units[hq].army || u.army == Army::Ffi)
                && s.flags[unit] & (flag::FOUGHT | flag::REST | flag::OOS) == 0
                && self.attack_of(s, unit) > 0
                && self.in_command(s, hq, unit)
                && self.check_control(s, hq, unit).is_ok()
        };
        for unit in self.data.side(side) {
            let at = s.place(unit);
            let u = &self.data.units[unit];
            if !self.may_stand_to_fight(s, at) || u.attack[0] == 0 || u.army == Army::Ffi {
                continue;
            }
            let mut asked = None;
            self.each_space_in_reach(s, side, at, |space| {
                if !targets.contains(space)
                    && self.check_target(s, side, space).is_ok()
                    && self.may_hit(s, at, space)
                    && *asked.get_or_insert_with(|| under(unit))
                {
                    targets.insert(space);
                }
            });
        }
        targets.iter().for_each(&mut tell);
    }

    fn may_stand_to_fight(&self, s: &Situation, at: SpaceId) -> bool {
        self.data.map.is_in_play(at)
            || (s.moment == Moment::FirstWave && self.data.map.beach_before(at).is_some())
    }

    /// The spaces that a unit could attack from where it is: beside it, or its own in confusion (6.1, 6.11, 6.12).
    pub(crate) fn each_space_in_reach(
        &self,
        s: &Situation,
        side: Side,
        at: SpaceId,
        mut tell: impl FnMut(SpaceId),
    ) {
        let map = &self.data.map;
        if let Some(beach) = map.beach_before(at) {
            tell(beach);
            return;
        }
        if s.enemy_in(&self.data, side, at) {
            tell(at);
            return;
        }
        if map.is_hex(at) {
            for near in &map.around[at] {
                if !s.stacks.is_empty(near.hex) && self.in_bounds(s, near.hex) {
                    tell(near.hex);
                }
            }
            return;
        }
        if side == Side::Allied && map.terrain(at) == Terrain::Area {
            for &(fortress, region) in &map.fortresses {
                if region == at {
                    tell(fortress);
                }
            }
        }
    }

    /// Whether a space can be attacked at all (6.1).
    pub(crate) fn check_target(&self, s: &Situation, side: Side, space: SpaceId) -> Check {
        need(s.enemy_in(&self.data, side, space), "6.1", "refuse-no-enemy")?;
        need(!s.attacked.contains(space), "6.1", "refuse-attacked-already")?;
        let hit = s.of(&self.data, side.enemy(), space).any(|unit| s.is(unit, flag::HIT));
        need(!hit, "6.1", "refuse-attacked-already")
    }

    /// Whether a unit stands where it can attack a space.
    pub(crate) fn check_reach(&self, s: &Situation, unit: UnitId, target: SpaceId) -> Check {
        let at = s.place(unit);
        let side = self.data.units[unit].side();
        let mut near = false;
        if self.may_stand_to_fight(s, at) {
            self.each_space_in_reach(s, side, at, |space| near |= space == target);
        }
        need(near, "6.1", "refuse-not-adjacent")?;
        need(self.may_hit(s, at, target), "6.11", "refuse-confusion")
    }

    /// Whoever is in confusion fights there, and nobody from outside (6.11).
    fn may_hit(&self, s: &Situation, at: SpaceId, target: SpaceId) -> bool {
        at == target
            || !self.data.map.is_hex(target)
            || self.data.map.beach_before(at).is_some()
            || !s.confused(&self.data, target)
    }

    /// Whether a space may be attacked now.
    pub(crate) fn check_attack(&self, s: &Situation, target: SpaceId) -> Check {
        let side = s.active.side();
        need(s.turn == 0 || s.hq != UnitId::NONE || s.exploiting, "1.1.3", "refuse-no-hq-active")?;
        self.check_target(s, side, target)?;
        let mut why = refuse("6.1", "refuse-nobody-can-attack");
        for unit in self.data.side(side) {
            let rising = self.data.units[unit].army == Army::Ffi;
            if !rising && self.check_reach(s, unit, target).is_ok() {
                why = self.check_attacker(s, unit);
                if why.is_ok() {
                    return Ok(());
                }
            }
        }
        why
    }

    /// HQs that may support the side that attacks (5.3).
    pub(crate) fn check_support(&self, s: &Situation, hq: UnitId) -> Check {
        let c = &s.combat;
        let Some(u) = self.data.units.get(hq) else { return refuse("5.3", "refuse-not-your-hq") };
        let attacking = s.stage == Stage::Muster;
        let side = if attacking { c.side } else { c.side.enemy() };
        need(u.kind == Kind::Hq && u.side() == side, "5.3", "refuse-not-your-hq")?;
        need(
            !matches!(c.fight, Fight::Overrun | Fight::Jump | Fight::Landing),
            "5.3",
            "refuse-no-support-here",
        )?;
        need(!c.support.contains(hq), "5.3", "refuse-supports-already")?;
        let map = &self.data.map;
        let at = s.place(hq);
        let near = if map.is_hex(c.target) {
            map.is_hex(at) && map.distance(at, c.target) <= self.data.numbers.control.support
        } else {
            at == c.target || map.region_of(c.target) == Some(at)
        };
        need(near, "5.3", "refuse-hq-too-far")?;
        let army = match side {
            Side::German => Some(Army::German),
            Side::Allied => self.allied_army(s),
        };
        need(army == Some(u.army), "8", "refuse-other-army")?;
        need(
            side == Side::German || !c.support.iter().any(|other| self.data.units[other].side() == side),
            "5.3",
            "refuse-one-allied-hq",
        )?;
        if !attacking {
            // One bonus a phase: the active HQ that has supported its own attack has given it.
            need(!s.is(hq, flag::TRIED), "5.3", "refuse-supports-already")?;
            return need(!s.is(hq, flag::USED | flag::EXTENDED), "5.3", "refuse-hq-finished");
        }
        if hq == s.hq {
            // Its activation pays for it, once a phase; in an exploitation a marker does (6.8, ruling B69).
            need(!s.is(hq, flag::TRIED), "5.3", "refuse-supports-already")?;
            return need(!s.exploiting || self.free_turn(s) || s.count(hq) > 0, "6.8", "refuse-no-marker");
        }
        need(s.turn == 0 || side == Side::German, "5.3", "refuse-only-active-hq")?;
        need(!s.is(hq, flag::USED | flag::EXTENDED), "5.3", "refuse-hq-finished")?;
        need(self.free_turn(s) || s.count(hq) > 0, "5.3", "refuse-no-marker")
    }

    pub(crate) fn do_support(&self, s: &mut Situation, play: &mut impl Playing, hq: UnitId) {
        let attacking = s.stage == Stage::Muster;
        s.combat.support.insert(hq);
        if attacking {
            if hq == s.hq {
                if s.exploiting && !self.free_turn(s) {
                    self.pay(s, hq);
                }
                s.set(hq, flag::TRIED);
            } else {
                if !self.free_turn(s) {
                    self.pay(s, hq);
                }
                s.set(hq, flag::USED);
            }
        } else {
            s.set(hq, flag::USED);
        }
        let at = s.combat.target;
        play.tell(|| Event::new("event-supports", "5.3").with("unit", hq).with("at", at));
    }
}

//! Carrying out a result (rules 6.3–6.5, 6.10): losses, disorganisation, and what follows.

use crate::odds::tone;
use crate::results::Cell;
use crate::situation::{Combat, Fight, Moment, Situation, Stage, Step};
use crate::units::{Kind, Side};
use crate::{Action, Bloody, Check, Playing, need};
use sandtable_engine::UnitId;
use sandtable_engine::explain::{Case, Sheet};
use sandtable_engine::guide::Reason;
use sandtable_engine::message::{Arg, Event, Message};

impl Bloody {
    /// The die is thrown (6.3).
    pub(crate) fn resolve(&self, s: &mut Situation, play: &mut impl Playing) {
        let target = s.combat.target;
        if s.combat.attackers.is_empty() {
            self.finish_fight(s, play);
            return;
        }
        if self.defenders(s).next().is_none() {
            // Headquarters alone are destroyed at once (5.4).
            self.destroy_hqs(s, play, s.combat.side.enemy(), target);
            s.combat.step = Step::Advance;
            s.combat.roll = 0;
            self.carry_out(s, play);
            return;
        }
        let sums = self.sums(s);
        let die = play.die_at("roll-combat", s.turn, target);
        let roll = Self::modified(die, &sums.modifiers);
        s.combat.column = sums.column as u8;
        s.combat.roll = roll;
        let cell = self.data.combat.result(sums.column, u32::from(roll));
        s.combat.losses = [cell.attacker.steps, cell.defender.steps];
        s.combat.step = Step::DefenderLoss;
        play.tell(|| {
            let label = |column: usize| self.data.odds[column].to_string();
            let results = self.chances(sums.column, &sums.modifiers);
            let say = |id: &'static str, n: u8| Reason {
                message: Message::new(id).with("n", i32::from(n)),
                rule: "6.4",
            };
            let mut meaning = Vec::new();
            for (id, n) in [
                ("meaning-attacker-steps", cell.attacker.steps),
                ("meaning-attacker-levels", cell.attacker.levels),
                ("meaning-defender-steps", cell.defender.steps),
                ("meaning-defender-levels", cell.defender.levels),
            ] {
                if n > 0 {
                    meaning.push(say(id, n));
                }
            }
            if cell.retreat {
                meaning.push(say("meaning-retreat", self.data.numbers.combat.retreat));
            }
            if cell.exploit {
                meaning.push(say("meaning-exploit", 0));
            }
            Event::new("event-combat", "6.3")
                .with("at", target)
                .with("die", Arg::Die(die))
                .with("roll", i32::from(roll))
                .sheet(Sheet {
                    at: target,
                    table: "table-combat",
                    rule: "6.4",
                    attack: sums.attack,
                    case: Case {
                        defence: sums.defence,
                        before: label(sums.before),
                        shifts: sums.shifts,
                        column: label(sums.column),
                        modifiers: sums.modifiers,
                        results,
                    },
                    dice: vec![die],
                    result: cell.code.as_str().to_owned(),
                    tone: tone(&cell),
                    meaning,
                })
        });
        self.carry_out(s, play);
    }

    /// What the die has brought.
    pub(crate) fn cell(&self, s: &Situation) -> Option<Cell> {
        let c = &s.combat;
        let column = usize::from(c.column).min(self.data.odds.len() - 1);
        (c.roll > 0).then(|| self.data.combat.result(column, u32::from(c.roll)))
    }

    /// Goes on with the result until somebody must decide.
    pub(crate) fn carry_out(&self, s: &mut Situation, play: &mut impl Playing) {
        loop {
            match s.combat.step {
                Step::Before | Step::Answer => return,
                Step::DefenderLoss => {
                    if !self.take_losses(s, play, false) {
                        s.stage = Stage::DefenderLoss;
                        return;
                    }
                    let levels = self.cell(s).map_or(0, |cell| cell.defender.levels);
                    for unit in self.defenders(s).collect::<crate::data::UnitSet>().iter() {
                        self.disorganise(s, play, unit, levels);
                    }
                    s.combat.step = Step::AttackerLoss;
                }
                Step::AttackerLoss => {
                    if !self.take_losses(s, play, true) {
                        s.stage = Stage::AttackerLoss;
                        return;
                    }
                    let levels = self.cell(s).map_or(0, |cell| cell.attacker.levels);
                    for unit in s.combat.attackers.iter() {
                        self.disorganise(s, play, unit, levels);
                    }
                    self.begin_retreats(s, play);
                    s.combat.step = Step::Retreat;
                }
                Step::Retreat => {
                    if !self.retreat_all(s, play) {
                        s.stage = Stage::Retreat;
                        return;
                    }
                    s.combat.step = Step::Advance;
                }
                Step::Advance => {
                    if !self.follow(s, play) {
                        return;
                    }
                    s.combat.step = Step::After;
                }
                Step::After => {
                    self.after_fight(s, play);
                    return;
                }
            }
        }
    }

    /// Who can lose a step: the attackers, or the defenders.
    fn losers(&self, s: &Situation, attacker: bool) -> crate::data::UnitSet {
        if attacker { s.combat.attackers } else { self.defenders(s).collect() }
    }

    /// Takes the steps that need no choice; false if somebody must choose.
    fn take_losses(&self, s: &mut Situation, play: &mut impl Playing, attacker: bool) -> bool {
        let whose = usize::from(!attacker);
        while s.combat.losses[whose] > 0 {
            let losers = self.losers(s, attacker);
            let left: u8 = losers.iter().map(|unit| self.steps_left(s, unit)).sum();
            if left <= s.combat.losses[whose] {
                s.combat.losses[whose] = 0;
                for unit in losers.iter() {
                    for _ in 0..self.steps_left(s, unit) {
                        self.lose_step(s, play, unit, false);
                    }
                }
                return true;
            }
            if losers.len() > 1 {
                return false;
            }
            s.combat.losses[whose] -= 1;
            if let Some(unit) = losers.first() {
                self.lose_step(s, play, unit, false);
            }
        }
        true
    }

    pub(crate) fn check_lose(&self, s: &Situation, unit: UnitId) -> Check {
        let losers = self.losers(s, s.stage == Stage::AttackerLoss);
        need(unit < self.data.of_side[2].start && losers.contains(unit), "6.10", "refuse-not-in-the-fight")
    }

    pub(crate) fn list_losses(&self, s: &Situation, out: &mut Vec<Action>) {
        out.extend(self.losers(s, s.stage == Stage::AttackerLoss).iter().map(Action::Lose));
    }

    pub(crate) fn do_lose(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let whose = usize::from(s.stage == Stage::DefenderLoss);
        s.combat.losses[whose] = s.combat.losses[whose].saturating_sub(1);
        self.lose_step(s, play, unit, false);
        self.carry_out(s, play);
    }

    /// Who comes into the place of those who are gone (6.7, 6.11, 10 A.1). False if somebody must decide.
    fn follow(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        let c = s.combat;
        let side = c.side;
        let empty = !s.enemy_in(&self.data, side, c.target);
        let empty = empty || {
            // Headquarters left alone by the dead are taken with their hex (5.4).
            let only = self.only_hqs(s, side.enemy(), c.target);
            if only {
                self.destroy_hqs(s, play, side.enemy(), c.target);
            }
            only
        };
        match c.fight {
            Fight::Overrun => return true,
            Fight::Landing => {
                self.come_ashore(s, play);
                return true;
            }
            Fight::Jump => {
                if empty && !c.attackers.is_empty() {
                    self.take(s, play, side, c.target);
                }
                return true;
            }
            _ => {}
        }
        if !empty || c.attackers.is_empty() {
            return true;
        }
        let inside = c.attackers.iter().any(|unit| s.place(unit) == c.target);
        if inside || !self.data.map.is_hex(c.target) {
            if self.data.map.terrain(c.target) == crate::board::Terrain::Festung && side == Side::Allied {
                s.held.insert(c.target);
            } else {
                self.take(s, play, side, c.target);
            }
            return true;
        }
        if self.anybody_advances(s) {
            s.stage = Stage::Advance;
            return false;
        }
        true
    }

    /// Exploitation, counter-attack, or the end of the fight.
    fn after_fight(&self, s: &mut Situation, play: &mut impl Playing) {
        let c = s.combat;
        if c.fight == Fight::Overrun {
            let taken = !s.of(&self.data, c.side.enemy(), c.target).any(|u| self.data.units[u].fights());
            if taken && !s.hand.is_empty() {
                self.destroy_hqs(s, play, c.side.enemy(), c.target);
                self.overrun_succeeds(s, play, c.target);
            } else {
                self.overrun_fails(s, play);
            }
            return;
        }
        let exploit = self.cell(s).is_some_and(|cell| cell.exploit);
        if c.fight == Fight::Attack && s.moment == Moment::Usual && self.data.map.is_hex(c.target) {
            if exploit && self.begin_exploitation(s, play) {
                return;
            }
            if !exploit && c.advanced != sandtable_engine::SpaceId::NONE && self.offers_counter(s) {
                s.stage = Stage::Counter;
                return;
            }
        }
        self.finish_fight(s, play);
    }

    /// The fight is over.
    pub(crate) fn finish_fight(&self, s: &mut Situation, play: &mut impl Playing) {
        let c = std::mem::replace(&mut s.combat, Combat::NONE);
        if c.fight == Fight::Overrun {
            s.combat = c;
            self.overrun_fails(s, play);
            return;
        }
        if c.fight == Fight::Jump {
            self.next_drop(s, play);
            return;
        }
        s.stage = if s.exploiting {
            Stage::Exploit
        } else if s.hq != UnitId::NONE {
            Stage::Command
        } else {
            Stage::Combat
        };
    }

    /// Whether a unit is one of the Maquis, which a retreat destroys (4.1.2).
    pub(crate) fn is_maquis(&self, unit: UnitId) -> bool {
        self.data.units[unit].kind == Kind::Partisans
    }
}

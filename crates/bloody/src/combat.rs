//! Preparing a fight (rules 6.1, 6.3): who takes part, and what the defender answers.

use crate::data::UnitSet;
use crate::situation::{Combat, Fight, Moment, Situation, Stage, Step, flag};
use crate::units::{Acting, Army, Kind, Side};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

impl Bloody {
    /// Prepares an attack on a space. A headquarters alone is simply taken (5.4), by whoever stands beside it.
    pub(crate) fn begin_attack(&self, s: &mut Situation, play: &mut impl Playing, target: SpaceId) {
        let side = s.active.side();
        let fight = if s.exploiting {
            Fight::Exploitation
        } else if s.moment == Moment::FirstWave {
            Fight::Landing
        } else {
            Fight::Attack
        };
        let better = self.data.map.better_cover(target);
        s.combat = Combat { fight, side, target, houses: better == Some(true), ..Combat::NONE };
        s.stage = Stage::Muster;
        play.tell(|| Event::new("event-attack", "6.1").with("at", target));
        // 2.2: where neither is better in every way, the defender says which he holds; it matters only under Allied aircraft.
        let fighters = self.ready_aircraft(s).any(|unit| self.cup(unit) == 2);
        if better.is_none() && side == Side::Allied && fighters && !s.storm && fight != Fight::Landing {
            s.stage = Stage::Cover;
        }
        if self.all_must_fight(s) {
            // 6.12: off the map all take part.
            let list: UnitSet = self.who_may_join(s);
            s.combat.attackers = list;
        }
    }

    /// The defender of a town has said what he holds (2.2).
    pub(crate) fn do_cover(&self, s: &mut Situation, play: &mut impl Playing, houses: bool) {
        s.combat.houses = houses;
        s.stage = Stage::Muster;
        let at = s.combat.target;
        let id = if houses { "event-houses" } else { "event-ground" };
        play.tell(|| Event::new(id, "2.2").with("at", at));
    }

    /// Off the map nobody is left out (6.12).
    pub(crate) fn all_must_fight(&self, s: &Situation) -> bool {
        !self.data.map.is_hex(s.combat.target)
    }

    fn who_may_join(&self, s: &Situation) -> UnitSet {
        let mut set = UnitSet::EMPTY;
        for unit in self.data.side(s.combat.side) {
            if self.check_join_as(s, unit, set.first()).is_ok() {
                set.insert(unit);
            }
        }
        set
    }

    /// Whether a unit may take part in the attack that is being prepared.
    pub(crate) fn check_join(&self, s: &Situation, unit: UnitId) -> Check {
        let c = &s.combat;
        need(c.fight != Fight::Overrun, "4.3", "refuse-only-those-overrun")?;
        need(!self.all_must_fight(s), "6.12", "refuse-all-take-part")?;
        need(!c.attackers.contains(unit), "6.1", "refuse-joined-already")?;
        self.check_join_as(s, unit, c.attackers.first())
    }

    fn check_join_as(&self, s: &Situation, unit: UnitId, first: Option<UnitId>) -> Check {
        let c = &s.combat;
        let Some(u) = self.data.units.get(unit) else { return refuse("6.1", "refuse-not-your-unit") };
        if c.fight == Fight::Counter {
            self.check_counters(s, unit)?;
        } else {
            self.check_reach(s, unit, c.target)?;
            self.check_attacker(s, unit)?;
        }
        if first.is_none() {
            need(u.army != Army::Ffi, "4.1.2", "refuse-rising-alone")?;
        }
        if let Some(first) = first {
            need(self.data.units[first].army == u.army || u.army == Army::Ffi, "8", "refuse-armies-mixed")?;
            if s.hq != UnitId::NONE && s.by[unit] == 0 {
                self.check_together(s, unit)?;
            }
        }
        Ok(())
    }

    /// The limits of control count those already joined (5.1).
    fn check_together(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        if u.division.is_some() && u.division == self.data.exempt {
            return Ok(());
        }
        let number = self.data.hq_number(s.hq) + 1;
        let counts = |other: &UnitId| s.by[*other] == number || s.combat.attackers.contains(*other);
        let control = &self.data.numbers.control;
        let mut divisions: Vec<u8> = Vec::with_capacity(8);
        let mut single = 0;
        for other in self.data.side(u.side()).filter(counts) {
            match self.data.units[other].division {
                Some(d) if Some(d) == self.data.exempt => {}
                Some(d) if !divisions.contains(&d) => divisions.push(d),
                Some(_) => {}
                None => single += 1,
            }
        }
        match u.division {
            Some(d) => need(
                divisions.contains(&d) || divisions.len() < control.divisions,
                "5.1",
                "refuse-five-divisions",
            ),
            None => need(single < control.independents, "5.1", "refuse-three-units"),
        }
    }

    pub(crate) fn check_commit(&self, s: &Situation) -> Check {
        need(s.stage == Stage::Answer || !s.combat.attackers.is_empty(), "6.1", "refuse-nobody-attacks")
    }

    pub(crate) fn list_muster(&self, s: &Situation, out: &mut Vec<Action>) {
        if s.combat.fight != Fight::Overrun && !self.all_must_fight(s) {
            let units = self.data.side(s.combat.side);
            out.extend(units.filter(|&unit| self.check_join(s, unit).is_ok()).map(Action::Join));
        }
        self.list_help(s, out);
        if self.check_commit(s).is_ok() {
            out.push(Action::Commit);
        }
    }

    pub(crate) fn list_answer(&self, s: &Situation, out: &mut Vec<Action>) {
        self.list_help(s, out);
        out.push(Action::Commit);
    }

    /// What either side may add: HQs, aircraft, ships.
    fn list_help(&self, s: &Situation, out: &mut Vec<Action>) {
        let hqs = self.data.hqs.iter().copied();
        out.extend(hqs.filter(|&hq| self.check_support(s, hq).is_ok()).map(Action::Support));
        let deciding = if s.stage == Stage::Muster { s.combat.side } else { s.combat.side.enemy() };
        if deciding == Side::Allied {
            let ready = self.ready_aircraft(s);
            out.extend(ready.filter(|&unit| self.check_tas(s, unit).is_ok()).map(Action::Tas));
            self.list_bombardments(s, out);
        }
    }

    pub(crate) fn check_help_tas(&self, s: &Situation, unit: UnitId) -> Check {
        let deciding = if s.stage == Stage::Muster { s.combat.side } else { s.combat.side.enemy() };
        need(deciding == Side::Allied, "9.1", "refuse-no-air-force")?;
        need(!s.combat.attackers.is_empty(), "6.1", "refuse-nobody-attacks")?;
        self.check_tas(s, unit)
    }

    pub(crate) fn do_join(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        if s.combat.fight == Fight::Exploitation {
            self.note_spearhead(s, unit);
        }
        s.combat.attackers.insert(unit);
        play.tell(|| Event::new("event-joins", "6.1").with("unit", unit));
    }

    /// The attacker is ready, or the defender has answered.
    pub(crate) fn do_commit(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.stage == Stage::Muster {
            let hq = if s.combat.fight == Fight::Attack || s.combat.fight == Fight::Exploitation {
                s.hq
            } else {
                UnitId::NONE
            };
            for unit in s.combat.attackers.iter() {
                if s.combat.fight != Fight::Counter && s.combat.fight != Fight::Overrun {
                    s.set(unit, flag::FOUGHT);
                }
                if hq != UnitId::NONE {
                    s.by[unit] = self.data.hq_number(hq) + 1;
                }
            }
            let target = s.combat.target;
            if !matches!(s.combat.fight, Fight::Counter | Fight::Overrun) {
                s.attacked.insert(target);
                for unit in s.of(&self.data, s.combat.side.enemy(), target).collect::<UnitSet>().iter() {
                    s.set(unit, flag::HIT);
                }
            }
            s.combat.step = Step::Answer;
            s.stage = Stage::Answer;
            let mut answers = Vec::new();
            if self.defenders(s).next().is_some() {
                self.list_answer(s, &mut answers);
            }
            if answers.len() > 1 {
                return;
            }
        }
        self.resolve(s, play);
    }

    /// Who decides in a fight: the attacker or the defender.
    pub(crate) fn fighter(&self, s: &Situation, side: Side) -> Acting {
        if side == Side::German || !s.three {
            return self.acting(s, side);
        }
        let c = &s.combat;
        let army = if c.side == side {
            c.attackers.first().map(|unit| self.data.units[unit].army)
        } else {
            let beaten = c.retreating.first().or_else(|| c.retreated.first());
            s.army_in(&self.data, c.target).or_else(|| beaten.map(|unit| self.data.units[unit].army))
        };
        army.map_or_else(|| self.acting(s, side), |army| self.acting_for(s, army))
    }

    /// The defenders of a space who count in a fight.
    pub(crate) fn defenders<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = UnitId> + 's {
        let c = &s.combat;
        s.of(&self.data, c.side.enemy(), c.target).filter(|&unit| self.data.units[unit].fights())
    }

    /// Whether nobody but headquarters holds a space (5.4).
    pub(crate) fn only_hqs(&self, s: &Situation, side: Side, space: SpaceId) -> bool {
        let mut any = false;
        let none_fights = s.of(&self.data, side, space).all(|unit| {
            any = true;
            self.data.units[unit].kind == Kind::Hq
        });
        any && none_fights
    }
}

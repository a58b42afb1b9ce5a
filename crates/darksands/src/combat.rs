//! Combat (rules 20.0–20.2.4): who may attack whom, preparation, the defender's answer.

use crate::board::side;
use crate::data::UnitSet;
use crate::situation::{Combat, Doing, Situation, Stage, Step, flag};
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

impl DarkSands {
    /// Whether units may attack across what lies between two hexes: no escarpment, no sea (ruling D38).
    pub(crate) fn can_strike(&self, from: SpaceId, to: SpaceId) -> bool {
        let bits = self.data.map.between(from, to);
        bits.is_some_and(|bits| bits & (side::ESCARPMENT | side::SEA) == 0)
    }

    /// Whether a unit may still attack in this action.
    pub(crate) fn check_fighter(&self, s: &Situation, unit: UnitId) -> Check {
        let a = &s.active;
        if !self.data.map.is_hex(s.place(unit)) {
            return refuse("20.0", "refuse-not-on-map");
        }
        if self.data.units[unit].side != a.side {
            return refuse("20.0", "refuse-not-yours");
        }
        if self.data.garrisons.contains(unit) {
            return refuse("13.6.4", "refuse-garrison-attack");
        }
        if s.values(&self.data, unit).attack == 0 {
            return refuse("11.0", "refuse-no-attack-factor");
        }
        if !a.able.contains(unit) {
            return self.refuse_inactive(s, "20.1");
        }
        if s.is(unit, flag::FOUGHT) {
            return refuse("20.1", "refuse-has-fought");
        }
        if s.is(unit, flag::BARRED) {
            return refuse("18.1", "refuse-went-east");
        }
        Ok(())
    }

    /// Those who could attack a hex.
    pub(crate) fn fighters(&self, s: &Situation, target: SpaceId) -> UnitSet {
        let mut found = UnitSet::EMPTY;
        for &(from, bits) in &self.data.map.around[target] {
            if bits & (side::ESCARPMENT | side::SEA) == 0
                && s.occupant(&self.data, from) == Some(s.active.side)
            {
                for unit in s.stacks.units(from) {
                    if self.check_fighter(s, unit).is_ok() {
                        found.insert(unit);
                    }
                }
            }
        }
        found
    }

    pub(crate) fn check_attack(&self, s: &Situation, hex: SpaceId) -> Check {
        if !self.data.map.is_hex(hex) || s.occupant(&self.data, hex) != Some(s.active.side.enemy()) {
            return refuse("20.1", "refuse-nobody-there");
        }
        if !self.is_barred(s, s.active.side, hex) {
            return refuse("11.0", "refuse-headquarters-alone");
        }
        if s.stacks.units(hex).any(|unit| s.is(unit, flag::ATTACKED)) {
            return refuse("20.1", "refuse-attacked-before");
        }
        if self.fighters(s, hex).is_empty() {
            let cut = self.data.map.around[hex].iter().any(|&(from, _)| {
                !self.can_strike(from, hex)
                    && s.stacks.units(from).any(|unit| self.check_fighter(s, unit).is_ok())
            });
            if cut {
                return refuse("6.0", "refuse-escarpment");
            }
            return refuse("20.1", "refuse-nobody-to-attack");
        }
        Ok(())
    }

    pub(crate) fn list_combat(&self, s: &Situation, out: &mut Vec<Action>) {
        let mut targets = crate::board::HexSet::EMPTY;
        for unit in s.active.able.iter().filter(|&unit| self.check_fighter(s, unit).is_ok()) {
            let from = s.place(unit);
            for &(to, bits) in &self.data.map.around[from] {
                if bits & (side::ESCARPMENT | side::SEA) == 0
                    && s.occupant(&self.data, to) == Some(s.active.side.enemy())
                {
                    targets.insert(to);
                }
            }
        }
        out.extend(targets.iter().filter(|&hex| self.check_attack(s, hex).is_ok()).map(Action::Attack));
        let given = self.data.garrisons.iter().filter(|&unit| self.check_dismiss(s, unit).is_ok());
        out.extend(given.map(Action::Dismiss));
        let own = |hex: &SpaceId| s.occupant(&self.data, *hex) == Some(s.active.side);
        out.extend(s.boxes.iter().filter(own).map(Action::Raze));
        out.push(Action::EndCombat);
    }

    pub(crate) fn do_attack(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        s.combat = Combat { step: Step::Before, target: hex, ..Combat::NONE };
        s.stage = Stage::Muster;
        play.tell(|| Event::new("event-attacks", "20.0").with("at", hex));
    }

    pub(crate) fn check_join(&self, s: &Situation, unit: UnitId) -> Check {
        self.check_fighter(s, unit)?;
        if s.combat.attackers.contains(unit) {
            return refuse("20.1", "refuse-takes-part");
        }
        let from = s.place(unit);
        if self.data.map.between(from, s.combat.target).is_none() {
            return refuse("20.1", "refuse-not-adjacent");
        }
        if !self.can_strike(from, s.combat.target) {
            return refuse("6.0", "refuse-escarpment");
        }
        Ok(())
    }

    pub(crate) fn do_join(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.combat.attackers.insert(unit);
        // The doctrine may not be kept any more.
        if s.combat.assault && self.check_doctrine(s).is_err() {
            s.combat.assault = false;
        }
        let target = s.combat.target;
        let across = self.data.map.section[s.place(unit)] != self.data.map.section[target];
        let rule = if across { "20.4" } else { "20.1" };
        play.tell(|| Event::new("event-joins", rule).with("unit", unit).with("at", target));
    }

    /// Whether the attack prepared meets the doctrine of assault (12.6; ruling D73).
    fn check_doctrine(&self, s: &Situation) -> Check {
        let data = &self.data;
        if s.active.side != crate::units::Side::Allied {
            return refuse("2.2.1", "refuse-assault-axis");
        }
        if !data.numbers.assault_on(s.turn) {
            return refuse("12.6", "refuse-assault-when");
        }
        let counted = self.counted(s, s.active.side);
        let mut steps = [0, 0];
        for unit in counted.iter() {
            let infantry = data.units[unit].kind.is_infantry();
            steps[usize::from(infantry)] += s.steps(data, unit);
        }
        if counted.is_empty() || steps[1] <= steps[0] {
            return refuse("12.6", "refuse-assault-majority");
        }
        let brigades_in = |hex: SpaceId, formation: Option<u8>| {
            let brigade = |unit: &UnitId| {
                let u = &data.units[*unit];
                let large = u.size == crate::units::Size::Brigade && u.kind.is_infantry();
                s.place(*unit) == hex && large && u.formation.is_some() && u.formation == formation
            };
            counted.iter().filter(brigade).count()
        };
        let whole = |unit: UnitId| {
            let hex = s.place(unit);
            counted.iter().any(|other| {
                s.place(other) == hex
                    && brigades_in(hex, data.units[other].formation) >= data.numbers.assault_brigades()
            })
        };
        if counted.iter().all(whole) { Ok(()) } else { refuse("12.6", "refuse-assault-integrity") }
    }

    pub(crate) fn check_assault(&self, s: &Situation) -> Check {
        self.check_doctrine(s)?;
        if s.combat.assault { refuse("12.6", "refuse-assault-chosen") } else { Ok(()) }
    }

    pub(crate) fn list_muster(&self, s: &Situation, out: &mut Vec<Action>) {
        let fighters = self.fighters(s, s.combat.target).without(&s.combat.attackers);
        out.extend(fighters.iter().map(Action::Join));
        self.list_aids(s, out);
        if self.check_assault(s).is_ok() {
            out.push(Action::Assault);
        }
        if !s.combat.attackers.is_empty() {
            out.push(Action::Commit);
        }
    }

    pub(crate) fn list_answer(&self, s: &Situation, out: &mut Vec<Action>) {
        self.list_aids(s, out);
        out.push(Action::Commit);
    }

    pub(crate) fn check_commit(&self, s: &Situation) -> Check {
        if s.stage == Stage::Muster && s.combat.attackers.is_empty() {
            return refuse("20.1", "refuse-nobody-joined");
        }
        Ok(())
    }

    /// The attacker has committed: the defender answers if he can (13.1), and the die is rolled.
    pub(crate) fn do_commit(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.stage == Stage::Muster {
            if self.is_edge_defence(s) {
                self.resolve_edge(s, play);
                return;
            }
            s.stage = Stage::Answer;
            let mut aids = Vec::new();
            self.list_aids(s, &mut aids);
            if !aids.is_empty() {
                return;
            }
        }
        self.resolve(s, play);
    }

    /// Whether all attackers come from another section, and no enemy is next to the defender on his own (20.4.1).
    pub(crate) fn is_edge_defence(&self, s: &Situation) -> bool {
        let map = &self.data.map;
        let (target, enemy) = (s.combat.target, s.active.side);
        let own = map.section[target];
        let beside = map.around[target]
            .iter()
            .any(|&(near, _)| map.section[near] == own && s.occupant(&self.data, near) == Some(enemy));
        !beside && s.combat.attackers.iter().all(|unit| map.section[s.place(unit)] != own)
    }

    /// The fight is over: what took part has fought, and the next can be declared.
    pub(crate) fn end_fight(&self, s: &mut Situation) {
        s.combat = Combat::NONE;
        s.stage = if s.active.doing == Doing::Attack { Stage::Combat } else { Stage::Draw };
    }
}

//! The determined and the desperate defence in words (12.4, 12.5): all who may lead side by side, with their modifiers and what the
//! die may bring, before anybody chooses.

use crate::Normandy44;
use crate::odds::BELOW;
use crate::results::Stand;
use crate::situation::{Help, Situation};
use sandtable_engine::UnitId;
use sandtable_engine::explain::Tone;
use sandtable_engine::guide::{Choice, Role, Stakes};
use sandtable_engine::message::{Arg, Message};

/// The columns of the combat table, as they are printed.
const COLUMNS: [&str; 9] = ["1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1"];

/// Faces of a die.
const FACES: u32 = 6;

impl Normandy44 {
    /// What each face of the die brings to a stand led by a unit, with so much more help (12.4.4).
    pub(crate) fn stands(&self, s: &Situation, unit: UnitId, more: i8) -> impl Iterator<Item = Stand> + '_ {
        let modifier = (self.stand_modifier(s, unit) + more).min(self.data.numbers.determined_most);
        let column = self.stand_column(s);
        (1..=6_i8).map(move |die| self.data.stand[(die + modifier).clamp(1, 7) as usize - 1][column])
    }

    /// On how many faces it holds.
    fn ways_to_hold(&self, s: &Situation, unit: UnitId, more: i8) -> u32 {
        self.stands(s, unit, more).filter(|stand| stand.holds()).count() as u32
    }

    /// Those who may lead, in the order of their names.
    fn leaders<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = UnitId> + 's {
        s.stacks.units(s.combat.target).filter(|&unit| self.check_stand(s, unit).is_ok())
    }

    /// How a stand is offered: with its modifier and its chance.
    pub(crate) fn stand_offer(&self, s: &Situation, unit: UnitId) -> Choice {
        let rule = if self.armour_compared(s, unit).is_some() { "12.4.2" } else { "12.4.1" };
        let mut choice = Choice::new(Role::Commit, rule, "action-stand-odds").of(unit.into());
        choice.label = choice.label.with("modifier", i32::from(self.stand_modifier(s, unit)));
        choice.label = choice.label.with("ways", self.ways_to_hold(s, unit, 0) as i32);
        choice
    }

    /// How a main assault force is offered: with the column that it gives before support (10.3).
    pub(crate) fn lead_offer(&self, s: &Situation, unit: UnitId) -> Choice {
        let mut choice = Choice::new(Role::Other, "10.3", "action-lead-odds").of(unit.into());
        let mut thought = s.clone();
        thought.combat.main = self.force_of(s, &s.combat.attackers, unit);
        let column = self.held(self.column(&thought).1).and_then(|column| COLUMNS.get(column));
        choice.label = choice.label.with("column", Arg::Code(column.copied().unwrap_or(BELOW)));
        choice
    }

    /// Why a stand is asked: the ground, everybody who may lead, what help would add.
    pub(crate) fn stand_reasons(&self, s: &Situation, mut say: impl FnMut(&'static str, Message)) {
        let ground = ["footing-open", "footing-other", "footing-position", "footing-strongpoint"]
            [self.stand_column(s)];
        say("12.4.1", Message::new("reason-stand-ground").with("ground", Arg::Term(ground)));
        for unit in self.leaders(s) {
            let help = i32::from(s.combat.help != Help::None);
            let armour = self.armour_compared(s, unit);
            let own = armour.unwrap_or(self.data.units[unit].quality);
            let (id, rule) = match armour {
                Some(_) => ("reason-lead-armour", "12.4.2"),
                None => ("reason-lead-quality", "12.4.1"),
            };
            let message = Message::new(id).with("unit", unit).with("own", i32::from(own)).with("help", help);
            let message = message.with("modifier", i32::from(self.stand_modifier(s, unit)));
            say(rule, message.with("ways", self.ways_to_hold(s, unit, 0) as i32));
        }
        let mut helpers = Vec::new();
        if s.combat.help == Help::None {
            self.list_helpers(s, s.active.enemy(), &mut helpers);
        }
        let best = self.leaders(s).max_by_key(|&unit| self.ways_to_hold(s, unit, 1));
        if let Some(unit) = best.filter(|_| !helpers.is_empty()) {
            let ways = self.ways_to_hold(s, unit, 1) as i32;
            say("12.4.3", Message::new("reason-help-adds").with("unit", unit).with("ways", ways));
        }
    }

    /// What the die may bring to a stand led by a unit.
    pub(crate) fn weigh_stand(&self, s: &Situation, unit: UnitId, stakes: &mut Stakes) {
        // 12.4.4: the last step buys the hex for the moment, and the attacker takes it.
        let last = self.defending_steps(s) == 1;
        for stand in self.stands(s, unit, 0) {
            let what = Message::new("stake-stand").with("result", Arg::Code(stand.code()));
            let tone = match stand {
                _ if !stand.holds() => Tone::Bad,
                _ if last && stand.costs_leader() => Tone::Even,
                _ => Tone::Good,
            };
            match stakes.prospects.iter_mut().find(|p| p.what == what) {
                Some(prospect) => prospect.ways += 1,
                None => stakes.hope("12.4", what, (1, FACES), tone),
            }
        }
        if last {
            stakes.note("12.4.4", Message::new("stake-last-step"));
        }
    }

    /// What help would bring to each who may lead (12.4.3).
    pub(crate) fn weigh_help(&self, s: &Situation, stakes: &mut Stakes) {
        for unit in self.leaders(s) {
            let what = Message::new("stake-helped").with("unit", unit);
            stakes.hope("12.4.3", what, (self.ways_to_hold(s, unit, 1), FACES), Tone::Good);
        }
    }

    /// What a desperate defence costs (12.5).
    pub(crate) fn weigh_desperate(&self, s: &Situation, stakes: &mut Stakes) {
        let units: Vec<UnitId> = self.defenders_at_risk(s).iter().collect();
        if self.defending_steps(s) <= 2 {
            stakes.warn("12.5", Message::new("stake-desperate-last"), &units);
        } else {
            stakes.tell("12.5", Message::new("stake-desperate"), &units);
        }
    }

    /// What a retreat of two hexes costs at least (13.2).
    pub(crate) fn weigh_withdrawal(&self, s: &Situation, stakes: &mut Stakes) {
        let mut world = s.clone();
        world.combat.far = 2;
        let all: Vec<UnitId> = s.stacks.units(s.combat.target).collect();
        let (doomed, others): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|&unit| self.is_doomed(&world, unit));
        stakes.warn_of("13.2", "stake-no-way-back", &doomed);
        let cost = |unit: &UnitId| self.ways_back(&world, *unit, &[]).loss().unwrap_or(0);
        let most = others.iter().map(cost).max().unwrap_or(0);
        if most > 0 {
            let message = Message::new("stake-retreat-loss").with("n", i32::from(most));
            stakes.tell("13.2", message, &others);
        } else if !others.is_empty() {
            stakes.tell("13.1", Message::new("stake-retreat-free"), &others);
        }
    }
}

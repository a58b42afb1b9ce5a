//! Overruns (rule 4.3) and special operations (4.4).

use crate::board::Terrain;
use crate::movement::Reach;
use crate::situation::{Combat, Fight, Moment, Situation, Stage, flag};
use crate::units::{Kind, Side};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

impl Bloody {
    /// What an overrun of a hex costs those in hand in all, and from where it is made: the cheapest way beside it (4.3).
    fn overrun_way(&self, s: &Situation, target: SpaceId) -> Option<(u8, SpaceId)> {
        self.with_reach(s, s.hand, |reach| self.overrun_by(s, reach, target))
    }

    fn overrun_by(&self, s: &Situation, reach: &Reach<'_>, target: SpaceId) -> Option<(u8, SpaceId)> {
        let lead = s.hand.first()?;
        let at = reach.at;
        let budget = s.hand.iter().map(|unit| self.allowance(s, unit)).min()?;
        let steps = &self.data.map.steps[self.pace(s, lead) as usize];
        let extra = self.data.numbers.overrun.half_points;
        let from_beside = self.data.map.around[target].iter().filter_map(|near| {
            let from = near.hex;
            let base = if from == at {
                s.spent + s.hand.iter().map(|unit| self.leaving(s, unit)).max().unwrap_or(0)
            } else {
                reach.cost(from)?
            };
            let enter = steps.cost(from, target)?;
            let cost = base.saturating_add(enter).saturating_add(extra);
            (cost <= budget).then_some((cost, from))
        });
        from_beside.min()
    }

    /// Whether those in hand may overrun a hex.
    pub(crate) fn check_overrun(&self, s: &Situation, target: SpaceId) -> Check {
        if s.hand.first().is_some_and(|lead| self.data.map.terrain(s.place(lead)) == Terrain::Area) {
            return self.check_overrun_off_map(s, target);
        }
        self.check_overrunners(s)?;
        self.check_overrun_of(s, target)?;
        need(self.overrun_way(s, target).is_some(), "4.3", "refuse-too-far")
    }

    /// Off the map armour may overrun the enemies of the next region at no cost, instead of stopping among them (4.3).
    fn check_overrun_off_map(&self, s: &Situation, target: SpaceId) -> Check {
        let Some(lead) = s.hand.first() else { return refuse("4.3", "refuse-nobody-in-hand") };
        let at = s.place(lead);
        let armoured = s.hand.iter().all(|unit| self.data.units[unit].kind.is_armoured());
        need(armoured, "4.3", "refuse-only-armour")?;
        need(!s.confused(&self.data, at), "6.12", "refuse-confusion")?;
        need(self.data.map.lines[at].contains(&target), "4.1.2", "refuse-no-line")?;
        let side = self.data.units[lead].side();
        need(s.stands(&self.data, side.enemy(), target), "4.3", "refuse-no-enemy")?;
        need(!s.stands(&self.data, side, target), "6.12", "refuse-confusion")?;
        let able = s.hand.iter().any(|unit| self.attack_of(s, unit) > 0);
        need(able, "7.4", "refuse-no-attack")?;
        self.check_to_region(s, target)
    }

    /// Whether those in hand can overrun anybody.
    fn check_overrunners(&self, s: &Situation) -> Check {
        let Some(lead) = s.hand.first() else { return refuse("4.3", "refuse-nobody-in-hand") };
        self.check_no_crowd(s)?;
        let armoured = s.hand.iter().all(|unit| self.data.units[unit].kind.is_armoured());
        need(armoured, "4.3", "refuse-only-armour")?;
        need(s.moment == Moment::Usual || s.moment == Moment::Reaction, "10", "refuse-not-now")?;
        let at = s.place(lead);
        need(self.data.map.is_hex(at) && !s.confused(&self.data, at), "4.3", "refuse-not-now")?;
        let able = s.hand.iter().any(|unit| self.attack_of(s, unit) > 0);
        need(able, "7.4", "refuse-no-attack")
    }

    /// Whether a hex can be overrun.
    fn check_overrun_of(&self, s: &Situation, target: SpaceId) -> Check {
        let side = s.active.side();
        need(self.data.map.is_hex(target) && self.in_bounds(s, target), "4.3", "refuse-not-a-hex")?;
        let enemy = s.occupant(&self.data, target) == Some(side.enemy())
            && s.enemy_in(&self.data, side, target)
            && !s.confused(&self.data, target);
        need(enemy, "4.3", "refuse-no-enemy")
    }

    pub(crate) fn list_overruns(&self, s: &Situation, out: &mut Vec<Action>) {
        if let Some(lead) = s.hand.first()
            && self.data.map.terrain(s.place(lead)) == Terrain::Area
        {
            let next = self.data.map.lines[s.place(lead)].iter().copied();
            out.extend(next.filter(|&to| self.check_overrun(s, to).is_ok()).map(Action::Overrun));
            return;
        }
        if self.check_overrunners(s).is_err() {
            return;
        }
        let side = s.active.side();
        self.with_reach(s, s.hand, |reach| {
            let mut seen = crate::data::SpaceSet::EMPTY;
            for unit in s.on_map(&self.data, side.enemy()) {
                let hex = s.place(unit);
                if !seen.contains(hex) {
                    seen.insert(hex);
                    if self.overrun_by(s, reach, hex).is_some() && self.check_overrun_of(s, hex).is_ok() {
                        out.push(Action::Overrun(hex));
                    }
                }
            }
        });
    }

    pub(crate) fn do_overrun(&self, s: &mut Situation, play: &mut impl Playing, target: SpaceId) {
        let Some(lead) = s.hand.first() else { return };
        let side = self.data.units[lead].side();
        if !self.data.map.is_hex(target) {
            if !self.leaves(s, play, lead, s.place(lead), 0) {
                self.put_down(s);
                return;
            }
            self.note_led(s, lead);
        }
        let way =
            if self.data.map.is_hex(target) { self.overrun_way(s, target) } else { Some((0, s.place(lead))) };
        let Some((cost, from)) = way else { return };
        if s.place(lead) != from {
            let path = self.with_reach(s, s.hand, |reach| reach.path(from));
            self.march(s, play, &path);
        }
        s.spent = cost;
        play.tell(|| {
            Event::new("event-overrun", "4.3").with("unit", lead).with("at", target).way([from, target])
        });
        // A headquarters alone is captured without a fight.
        if !s.of(&self.data, side.enemy(), target).any(|unit| self.data.units[unit].fights()) {
            self.destroy_hqs(s, play, side.enemy(), target);
            self.overrun_succeeds(s, play, target);
            return;
        }
        let houses = self.data.map.better_cover(target) == Some(true);
        s.combat = Combat { fight: Fight::Overrun, side, target, attackers: s.hand, houses, ..Combat::NONE };
        s.stage = Stage::Muster;
    }

    /// The hex is empty: those in hand enter it and may go on (4.3).
    pub(crate) fn overrun_succeeds(&self, s: &mut Situation, play: &mut impl Playing, target: SpaceId) {
        s.combat = Combat::NONE;
        let Some(lead) = s.hand.first() else {
            self.put_down(s);
            return;
        };
        let from = s.place(lead);
        self.march(s, play, &[from, target]);
        if !self.data.map.is_hex(target) {
            self.put_down(s);
            return;
        }
        let done = s.hand.iter().map(|unit| self.allowance(s, unit)).min().is_none_or(|most| s.spent >= most);
        s.stage = Stage::Moving;
        if done {
            self.settle(s, play);
        }
    }

    /// Whoever stops after an overrun where there is no room for him goes back to where his move began.
    fn settle(&self, s: &mut Situation, play: &mut impl Playing) {
        if let Some(lead) = s.hand.first() {
            let here = s.place(lead);
            let moved = s.spent > 0 && s.origin != SpaceId::NONE && s.origin != here;
            if moved && self.check_room(s, &s.hand, here).is_err() {
                let origin = s.origin;
                self.march(s, play, &[here, origin]);
            }
        }
        self.put_down(s);
    }

    /// The overrun fails: back to where the move began, with a level of disorganisation more (4.3, ruling B66).
    pub(crate) fn overrun_fails(&self, s: &mut Situation, play: &mut impl Playing) {
        s.combat = Combat::NONE;
        let hand = s.hand;
        let origin = s.origin;
        for unit in hand.iter() {
            let from = s.place(unit);
            if from != origin && origin != SpaceId::NONE {
                s.put(&self.data, unit, origin);
            }
            play.tell(|| {
                Event::new("event-overrun-fails", "4.3")
                    .with("unit", unit)
                    .with("at", origin)
                    .way([from, origin])
            });
            self.disorganise(s, play, unit, 1);
        }
        self.put_down(s);
    }

    /// Whether a unit may try a special operation at all (4.4).
    pub(crate) fn may_infiltrate(&self, s: &Situation, unit: UnitId) -> bool {
        let u = &self.data.units[unit];
        let chosen = u.kind.is_special() && (u.side() == Side::Allied || u.kind != Kind::Paratroops);
        chosen && s.disorganised(unit) == 0 && !s.is(unit, flag::TRIED) && s.moment != Moment::Alarm
    }

    /// Whether the unit in hand may infiltrate a hex: one that is closed to it, held by the enemy, or out of confusion (4.4).
    pub(crate) fn check_infiltrate(&self, s: &Situation, to: SpaceId) -> Check {
        let Some(unit) = s.hand.first() else { return refuse("4.4", "refuse-nobody-in-hand") };
        need(self.may_infiltrate(s, unit) && s.spent == 0, "4.4", "refuse-not-chosen-troops")?;
        self.check_no_crowd(s)?;
        let at = s.place(unit);
        let side = self.data.units[unit].side();
        need(self.data.map.is_hex(at) && self.data.map.touch(at, to), "4.4", "refuse-one-hex")?;
        need(self.in_bounds(s, to), "11.1", "refuse-out-of-play")?;
        let closed = self.data.map.terrain(to) == Terrain::Impassable;
        let enemy = s.enemy_in(&self.data, side, to);
        need(closed || enemy || s.confused(&self.data, at), "4.4", "refuse-no-need-to-infiltrate")?;
        self.check_room(s, &crate::data::UnitSet::one(unit), to)
    }

    pub(crate) fn list_infiltrations(&self, s: &Situation, out: &mut Vec<Action>) {
        let Some(unit) = s.hand.first() else { return };
        if self.may_infiltrate(s, unit) && self.data.map.is_hex(s.place(unit)) {
            let near = self.data.map.around[s.place(unit)].iter().map(|near| near.hex);
            out.extend(near.filter(|&to| self.check_infiltrate(s, to).is_ok()).map(Action::Infiltrate));
        }
    }

    pub(crate) fn do_infiltrate(&self, s: &mut Situation, play: &mut impl Playing, to: SpaceId) {
        let Some(unit) = s.hand.first() else { return };
        let numbers = &self.data.numbers.infiltration;
        let at = s.place(unit);
        let u = &self.data.units[unit];
        let die = play.die_of("roll-infiltration", s.turn, unit);
        let mut modified = die;
        if u.kind == Kind::Paratroops {
            modified += numbers.paratroops;
        }
        if s.confused(&self.data, at) {
            modified += numbers.confusion;
        }
        let success = modified <= numbers.success_to;
        let tired = numbers.disorganised.contains(&modified);
        let id = if success { "event-infiltrates" } else { "event-infiltration-fails" };
        play.tell(|| {
            Event::new(id, "4.4")
                .with("unit", unit)
                .with("at", to)
                .with("die", Arg::Die(die))
                .with("modified", i32::from(modified))
        });
        s.set(unit, flag::TRIED);
        if success {
            self.march(s, play, &[at, to]);
        }
        if tired {
            self.disorganise(s, play, unit, 1);
        }
        self.put_down(s);
    }

    /// Those in hand stay where they are.
    pub(crate) fn do_hold(&self, s: &mut Situation, play: &mut impl Playing) {
        self.settle(s, play);
    }
}

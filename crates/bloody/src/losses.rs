//! Losses (rules 6.5, 6.6, 6.10) and the fate of headquarters (5.4).

use crate::situation::{Situation, flag};
use crate::units::{Army, Kind, Side};
use crate::{Bloody, Playing};
use sandtable_engine::UnitId;
use sandtable_engine::message::Event;

/// The highest level of disorganisation, and of being affected (6.5).
const MOST: u8 = 2;

impl Bloody {
    /// A unit loses a step: points to the enemy, and if it was the last, it is gone (6.10, 11.3).
    pub(crate) fn lose_step(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, for_good: bool) {
        let u = &self.data.units[unit];
        let numbers = &self.data.numbers.victory;
        let points = numbers.step + if u.elite { numbers.elite_step } else { 0 };
        let winner = u.side().enemy().index();
        s.points[winner] = s.points[winner].saturating_add(points);
        let lost = s.count(unit) + 1;
        if lost < u.steps {
            s.set_count(unit, lost);
            play.tell(|| Event::new("event-loses-step", "6.10").with("unit", unit));
            return;
        }
        self.remove(s, play, unit, for_good);
    }

    /// A unit leaves the map. In a retreat for good (6.6); posts always; others may be rebuilt (6.10).
    pub(crate) fn remove(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, for_good: bool) {
        let u = &self.data.units[unit];
        let at = s.place(unit);
        let boxes = &self.data.map.boxes;
        let gone = for_good || u.kind.is_post();
        s.flags[unit] = 0;
        s.by[unit] = 0;
        if !gone {
            s.set_count(unit, u.steps);
        }
        s.put(&self.data, unit, if gone { boxes.lost } else { boxes.destroyed });
        s.hand.remove(unit);
        s.combat.attackers.remove(unit);
        s.combat.retreating.remove(unit);
        s.combat.retreated.remove(unit);
        let rule = if for_good { "6.6" } else { "6.10" };
        play.tell(|| {
            let id = if gone { "event-destroyed-for-good" } else { "event-destroyed" };
            Event::new(id, rule).with("unit", unit).with("at", at).way([at]).open()
        });
        if u.kind == Kind::Festung {
            let points = self.data.numbers.victory.festung_destroyed;
            s.points[0] = s.points[0].saturating_add(points);
        }
        // 5.4: an HQ shares the fate of those in its hex.
        let side = u.side();
        let last = !s.of(&self.data, side, at).any(|other| self.data.units[other].fights());
        if last && self.data.map.is_in_play(at) && s.enemy_in(&self.data, side, at) {
            self.destroy_hqs(s, play, side, at);
        }
    }

    /// The headquarters of a side in a space are destroyed, with their markers (5.4, 4.3).
    pub(crate) fn destroy_hqs(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        side: Side,
        at: sandtable_engine::SpaceId,
    ) {
        let there = |unit: &UnitId| self.data.units[*unit].kind == Kind::Hq;
        let hqs: crate::data::UnitSet = s.of(&self.data, side, at).filter(there).collect();
        for hq in hqs.iter() {
            self.destroy_hq(s, play, hq);
        }
    }

    /// An HQ is destroyed and comes back a turn later (5.4).
    pub(crate) fn destroy_hq(&self, s: &mut Situation, play: &mut impl Playing, hq: UnitId) {
        let at = s.place(hq);
        self.capture_markers(s, play, hq);
        s.flags[hq] = flag::TRIED;
        s.by[hq] = 0;
        s.hand.remove(hq);
        s.combat.retreating.remove(hq);
        s.combat.support.remove(hq);
        s.put(&self.data, hq, self.data.map.boxes.turns);
        play.tell(|| {
            Event::new("event-destroyed-hq", "5.4").with("unit", hq).with("at", at).way([at]).open()
        });
    }

    /// Levels of disorganisation: beyond the second each costs a step (6.5).
    pub(crate) fn disorganise(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, levels: u8) {
        let place = s.place(unit);
        for _ in 0..levels {
            if !self.data.units[unit].fights() || s.place(unit) != place {
                return;
            }
            let level = s.disorganised(unit);
            if level == MOST {
                self.lose_step(s, play, unit, false);
            } else {
                s.set_disorganised(unit, level + 1);
                let now = i32::from(level + 1);
                play.tell(|| Event::new("event-disorganised", "6.5").with("unit", unit).with("level", now));
            }
        }
    }

    /// Levels of being affected: beyond the second each disorganises (6.5).
    pub(crate) fn affect(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, levels: u8) {
        for _ in 0..levels {
            let level = s.affected(unit);
            if level == MOST {
                self.disorganise(s, play, unit, 1);
            } else {
                s.set_affected(unit, level + 1);
                let now = i32::from(level + 1);
                play.tell(|| {
                    Event::new("event-affected", "6.5").with("unit", unit).with("level", now).detail()
                });
            }
        }
    }

    /// Steps that a unit has left.
    #[must_use]
    pub fn steps_left(&self, s: &Situation, unit: UnitId) -> u8 {
        let u = &self.data.units[unit];
        if u.kind == Kind::Hq { 1 } else { u.steps.saturating_sub(s.count(unit)) }
    }

    /// Its attack now: nothing out of supply (7.4).
    #[must_use]
    pub fn attack_of(&self, s: &Situation, unit: UnitId) -> u32 {
        let u = &self.data.units[unit];
        if !u.fights() || s.is(unit, flag::OOS) {
            return 0;
        }
        u.attack.get(usize::from(s.count(unit))).copied().map_or(0, u32::from)
    }

    /// Its defence now: half out of supply, rounded up (7.4).
    #[must_use]
    pub fn defence_of(&self, s: &Situation, unit: UnitId) -> u32 {
        let u = &self.data.units[unit];
        if !u.fights() {
            return 0;
        }
        let full = u.defence.get(usize::from(s.count(unit))).copied().map_or(0, u32::from);
        if s.is(unit, flag::OOS) {
            full.div_ceil(self.data.numbers.out_of_supply.defence_divided.max(1))
        } else {
            full
        }
    }

    /// The army that fights on the Allied side of the fight (8).
    pub(crate) fn allied_army(&self, s: &Situation) -> Option<Army> {
        let c = &s.combat;
        let army = |unit: UnitId| self.data.units[unit].army;
        if c.side == Side::Allied { c.attackers.first().map(army) } else { s.army_in(&self.data, c.target) }
    }
}

//! Advance after combat (rule 14), and victors placed in reserve (12.1).

use crate::board::{Terrain, WADES, side};
use crate::results::Cell;
use crate::situation::{Fight, Mode, Situation, flag};
use crate::{Action, Check, Normandy44, Playing, refuse};
use arrayvec::ArrayVec;
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

impl Normandy44 {
    /// Whether a unit may only take the defender's hex (14.1, 6.5.2).
    fn is_limited(&self, s: &Situation, unit: UnitId) -> bool {
        s.combat.limited || s.is(unit, flag::LANDED)
    }

    /// Whether an enemy casts a zone on both hexes (14.3).
    fn same_zone(&self, s: &Situation, unit: UnitId, from: SpaceId, to: SpaceId) -> bool {
        let enemy = self.data.units[unit].side.enemy();
        let (map, around) = (&self.data.map, s.zones[enemy.index()].around(to));
        let both = |(direction, b): (usize, &crate::board::Beyond)| {
            around >> direction & 1 == 1 && map.touch(b.to, from)
        };
        map.beyond[to].iter().enumerate().any(both)
    }

    /// Whether a unit may go on from a hex to the next in its advance, and whether it must stop there.
    fn advances(
        &self,
        s: &Situation,
        unit: UnitId,
        from: SpaceId,
        to: SpaceId,
        first: bool,
        free: bool,
    ) -> Option<bool> {
        let (map, own) = (&self.data.map, self.data.units[unit].side);
        let vacated = to == s.combat.target;
        let step = map.step(self.pace(s, unit, Mode::Usual), from, to, first)?;
        if s.stands(&self.data, own.enemy(), to) || !self.ground(s, unit).contains(to) {
            return None;
        }
        let zone = s.engaged(own, to);
        if !vacated
            && (s.cut(map, own, from, to)
                || (zone && !free && s.engaged(own, from) && self.same_zone(s, unit, from, to)))
        {
            return None;
        }
        let road = map.between(from, to) & side::ROAD != 0;
        let hedges = map.terrain(to) == Terrain::Bocage && !road;
        Some((zone && !vacated) || hedges || step & WADES != 0)
    }

    /// Where a unit may end its advance, with the hex on its way (14.1–14.3).
    pub(crate) fn each_advance(&self, s: &Situation, unit: UnitId, mut tell: impl FnMut(SpaceId, SpaceId)) {
        let (map, at) = (&self.data.map, s.place(unit));
        let mut told: ArrayVec<SpaceId, 24> = ArrayVec::new();
        let mut say = |via: SpaceId, to: SpaceId| {
            if to != at && !told.contains(&to) && !told.is_full() && self.has_room(s, unit, to) {
                told.push(to);
                tell(via, to);
            }
        };
        let beach = s.combat.fight == Fight::Beach;
        let limited = self.is_limited(s, unit);
        for one in map.beyond[at].iter().map(|b| b.to).filter(|&to| to != SpaceId::NONE) {
            if limited && one != s.combat.target {
                continue;
            }
            // Who has landed stands in the hex that he took: he has gone one hex of two (20.3.6).
            let Some(stops) = self.advances(s, unit, at, one, !beach, beach) else { continue };
            say(SpaceId::NONE, one);
            if stops || limited || beach || s.combat.reach < 2 {
                continue;
            }
            let free = one == s.combat.target;
            for two in map.beyond[one].iter().map(|b| b.to).filter(|&to| to != SpaceId::NONE && to != at) {
                if self.advances(s, unit, one, two, false, free).is_some() {
                    say(one, two);
                }
            }
        }
    }

    /// Whether anybody can still advance or be kept in reserve.
    pub(crate) fn can_advance(&self, s: &Situation) -> bool {
        s.combat.victors.iter().any(|unit| {
            let mut any = false;
            self.each_advance(s, unit, |_, _| any = true);
            any || self.check_keep(s, unit).is_ok()
        })
    }

    pub(crate) fn check_advance(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        if !s.combat.victors.contains(unit) {
            return refuse("14.1", "refuse-does-not-advance");
        }
        let mut found = false;
        self.each_advance(s, unit, |_, end| found |= end == to);
        if found {
            return Ok(());
        }
        if self.is_limited(s, unit) && to != s.combat.target {
            return refuse("14.1", "refuse-limited-advance");
        }
        let (map, at) = (&self.data.map, s.place(unit));
        let barred = map.is_hex(to)
            && map.touch(at, to)
            && map.step(self.pace(s, unit, Mode::Usual), at, to, true).is_none();
        refuse(if barred { "14.4" } else { "14.3" }, "refuse-no-advance-there")
    }

    /// Whether a victor may be placed in reserve instead (12.1, 15.1).
    pub(crate) fn check_keep(&self, s: &Situation, unit: UnitId) -> Check {
        let c = &s.combat;
        if !matches!(c.result, Cell::A1D2 | Cell::Dh) || c.fight != Fight::Assault {
            return refuse("12.1", "refuse-no-reserve-by-result");
        }
        if !c.victors.contains(unit) || !c.attackers.contains(unit) {
            return refuse("12.1", "refuse-not-in-the-attack");
        }
        self.may_join_reserve(s, unit, s.place(unit))
    }

    pub(crate) fn list_advances(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in s.combat.victors.iter() {
            self.each_advance(s, unit, |_, to| out.push(Action::Advance(unit, to)));
            if self.check_keep(s, unit).is_ok() {
                out.push(Action::Keep(unit));
            }
        }
        out.push(Action::EndAdvance);
    }

    pub(crate) fn do_advance(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, to: SpaceId) {
        let from = s.place(unit);
        let mut via = SpaceId::NONE;
        self.each_advance(s, unit, |hex, end| {
            if end == to {
                via = hex;
            }
        });
        let way: Vec<SpaceId> = [from, via, to].into_iter().filter(|&hex| hex != SpaceId::NONE).collect();
        s.put(&self.data, unit, to);
        s.combat.victors.remove(unit);
        for &hex in &way[1..] {
            self.take_control(s, play, self.data.units[unit].side, hex);
        }
        play.tell(|| {
            Event::new("event-advances", "14.1").with("unit", unit).with("from", from).with("to", to).way(way)
        });
        self.carry_out(s, play);
    }

    pub(crate) fn do_keep(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.set(unit, flag::RESERVE);
        s.combat.victors.remove(unit);
        play.tell(|| Event::new("event-reserve", "12.1").with("unit", unit));
        self.carry_out(s, play);
    }
}

//! Retreats (rule 6.6).

use crate::data::UnitSet;
use crate::situation::{Fight, Situation};
use crate::units::{Kind, Side};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::retreat::{Turn, Ways};
use std::cell::RefCell;

thread_local! {
    static WAYS: RefCell<Ways> = RefCell::default();
}

/// Hexes beyond the length of a retreat that somebody may go on to find room (6.6).
const FURTHER: usize = 2;

impl Bloody {
    /// Determines who must retreat. Garrisons never do (0.1.2), nobody in confusion (6.11) or off the map (6.12); the
    /// Maquis is destroyed (4.1.2).
    pub(crate) fn begin_retreats(&self, s: &mut Situation, play: &mut impl Playing) {
        let c = s.combat;
        if !self.cell(s).is_some_and(|cell| cell.retreat) {
            return;
        }
        let side = c.side.enemy();
        let there: UnitSet = s.of(&self.data, side, c.target).collect();
        for unit in there.iter().filter(|&unit| self.is_maquis(unit)) {
            self.remove(s, play, unit, true);
        }
        if self.defenders(s).next().is_none() {
            // 5.4: an HQ shares the end of its units.
            self.destroy_hqs(s, play, side, c.target);
            return;
        }
        if !self.data.map.is_hex(c.target) {
            return;
        }
        let inside = c.attackers.iter().any(|unit| s.place(unit) == c.target);
        if inside && c.fight != Fight::Jump {
            return;
        }
        let goes = |&unit: &UnitId| !self.data.units[unit].kind.is_post();
        s.combat.retreating = s.of(&self.data, side, c.target).filter(goes).collect();
    }

    /// Searches the ways of a unit that retreats: those with the fewest losses.
    fn with_ways<T>(&self, s: &Situation, unit: UnitId, then: impl FnOnce(&Ways) -> T) -> T {
        let c = &s.combat;
        let u = &self.data.units[unit];
        let side = u.side();
        let map = &self.data.map;
        let steps = &map.steps[self.pace(s, unit) as usize];
        // Whoever came down on somebody throws him back one hex (10 O.1).
        let length = if c.fight == Fight::Jump { 1 } else { usize::from(self.data.numbers.combat.retreat) };
        WAYS.with_borrow_mut(|ways| {
            let around = |space: SpaceId| map.around[space].iter().map(|near| near.hex);
            ways.search(c.target, around, |way, to| {
                let from = way[way.len() - 1];
                let barred = steps.cost(from, to).is_none()
                    || !self.in_bounds(s, to)
                    || s.enemy_in(&self.data, side, to);
                if barred {
                    return Turn::Bar;
                }
                let loss = u8::from(s.engaged(side, to) && u.fights());
                let far = usize::from(map.distance(c.target, to)) >= length;
                let made = way.len();
                if made >= length && far && self.has_room(s, unit, to) {
                    Turn::End(loss)
                } else if made < length + FURTHER {
                    Turn::Go(loss)
                } else {
                    Turn::Bar
                }
            });
            then(ways)
        })
    }

    /// Retreats all who have no choice; false if somebody must choose.
    pub(crate) fn retreat_all(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        while let Some(unit) = s.combat.retreating.first() {
            let (count, only) = self.with_ways(s, unit, |ways| (ways.ends().count(), ways.ends().next()));
            match (count, only) {
                (0, _) => self.trapped(s, play, unit),
                (1, Some(to)) => self.go_back(s, play, unit, to),
                _ => return false,
            }
        }
        true
    }

    /// Nowhere to go: lost for good (6.6); a headquarters comes back (5.4).
    fn trapped(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.combat.retreating.remove(unit);
        if self.data.units[unit].kind == Kind::Hq {
            self.destroy_hq(s, play, unit);
            return;
        }
        while self.steps_left(s, unit) > 1 {
            self.lose_step(s, play, unit, true);
        }
        self.lose_step(s, play, unit, true);
    }

    fn go_back(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, to: SpaceId) {
        let (way, loss) = self
            .with_ways(s, unit, |ways| (ways.way(to).unwrap_or_default().to_vec(), ways.loss().unwrap_or(0)));
        let from = s.combat.target;
        let toil: u8 = way.windows(2).map(|step| self.data.map.toil(step[0], step[1])).sum();
        s.combat.retreating.remove(unit);
        s.put(&self.data, unit, to);
        play.tell(|| {
            Event::new("event-retreats", "6.6").with("unit", unit).with("from", from).with("to", to).way(way)
        });
        let fights = self.data.units[unit].fights();
        if fights {
            s.combat.retreated.insert(unit);
            let side = self.data.units[unit].side();
            self.take(s, play, side, to);
        }
        for _ in 0..loss {
            if fights && s.place(unit) == to {
                self.lose_step(s, play, unit, true);
            }
        }
        if fights && s.place(unit) == to {
            self.disorganise(s, play, unit, toil);
        }
        // 9.1: aircraft above a German retreat throw it into more disorder.
        let german = self.data.units[unit].side() == Side::German;
        if german && s.combat.tas != UnitId::NONE && s.place(unit) == to {
            self.disorganise(s, play, unit, 1);
        }
    }

    pub(crate) fn check_retreat(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        if s.combat.retreating.first() != Some(unit) {
            return refuse("6.6", "refuse-not-retreating");
        }
        let known = self.with_ways(s, unit, |ways| ways.ends().any(|end| end == to));
        need(known, "6.6", "refuse-no-way-back")
    }

    pub(crate) fn list_retreats(&self, s: &Situation, out: &mut Vec<Action>) {
        if let Some(unit) = s.combat.retreating.first() {
            self.with_ways(s, unit, |ways| out.extend(ways.ends().map(|to| Action::Retreat(unit, to))));
        }
    }

    pub(crate) fn do_retreat(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, to: SpaceId) {
        self.go_back(s, play, unit, to);
        self.carry_out(s, play);
    }
}

//! Retreats (rule 6.6).

use crate::data::UnitSet;
use crate::situation::{Fight, Situation};
use crate::units::{Kind, Side};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use arrayvec::ArrayVec;
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

/// Hexes beyond the length of a retreat that somebody may go on to find room (6.6).
const FURTHER: usize = 2;

/// The most hexes of a way, the first included.
const MOST: usize = 8;

/// A way back: where it ends, what it costs in steps and in levels of disorganisation.
pub(crate) struct WayBack {
    pub(crate) to: SpaceId,
    pub(crate) loss: u8,
    pub(crate) toil: u8,
    way: ArrayVec<SpaceId, MOST>,
}

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

    /// The ends of the ways of a unit that retreats, each by the way that costs least: steps, then order (6.6). Where one of them can
    /// be survived, none that cannot is among them (4.3).
    pub(crate) fn ways_back(&self, s: &Situation, unit: UnitId) -> Vec<WayBack> {
        // Whoever came down on somebody throws him back one hex (10.O.1).
        let jumped = s.combat.fight == Fight::Jump;
        let full = if jumped { 1 } else { usize::from(self.data.numbers.combat.retreat) };
        let mut ends = Vec::new();
        for length in (1..=full).rev() {
            // Fewer hexes only where no way leads so far (ruling B32).
            let mut way = ArrayVec::new();
            way.push(s.combat.target);
            self.go_on(s, unit, &mut way, (length, 0, 0), &mut ends);
            if !ends.is_empty() {
                break;
            }
        }
        let left = self.steps_left(s, unit);
        if ends.iter().any(|end| end.loss < left) {
            ends.retain(|end| end.loss < left);
        }
        ends
    }

    /// Goes on with a way by every hex beside its end.
    fn go_on(
        &self,
        s: &Situation,
        unit: UnitId,
        way: &mut ArrayVec<SpaceId, MOST>,
        (length, loss, toil): (usize, u8, u8),
        ends: &mut Vec<WayBack>,
    ) {
        let c = &s.combat;
        let u = &self.data.units[unit];
        let side = u.side();
        let map = &self.data.map;
        let steps = &map.steps[self.pace(s, unit) as usize];
        let from = way[way.len() - 1];
        for near in &map.around[from] {
            let to = near.hex;
            let barred = way.contains(&to)
                || steps.cost(from, to).is_none()
                || !self.in_bounds(s, to)
                || s.enemy_in(&self.data, side, to);
            if barred || way.is_full() {
                continue;
            }
            let loss = loss + u8::from(s.engaged(side, to) && u.fights());
            let toil = toil + map.toil(from, to);
            let far = usize::from(map.distance(c.target, to)) >= length;
            let made = way.len();
            way.push(to);
            if made >= length && far && self.has_room(s, unit, to) {
                match ends.iter_mut().find(|end| end.to == to) {
                    Some(end) if (end.loss, end.toil) <= (loss, toil) => {}
                    Some(end) => *end = WayBack { to, loss, toil, way: way.clone() },
                    None => ends.push(WayBack { to, loss, toil, way: way.clone() }),
                }
            } else if made < length + FURTHER {
                self.go_on(s, unit, way, (length, loss, toil), ends);
            }
            way.pop();
        }
    }

    /// Retreats all who have no choice; false if somebody must choose.
    pub(crate) fn retreat_all(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        while let Some(unit) = s.combat.retreating.first() {
            match &self.ways_back(s, unit)[..] {
                [] => self.trapped(s, play, unit),
                [only] => self.go_back(s, play, unit, only),
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

    fn go_back(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, back: &WayBack) {
        let (to, loss, toil) = (back.to, back.loss, back.toil);
        let from = s.combat.target;
        s.combat.retreating.remove(unit);
        s.put(&self.data, unit, to);
        play.tell(|| {
            Event::new("event-retreats", "6.6")
                .with("unit", unit)
                .with("from", from)
                .with("to", to)
                .way(back.way.to_vec())
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
        let known = self.ways_back(s, unit).iter().any(|back| back.to == to);
        need(known, "6.6", "refuse-no-way-back")
    }

    pub(crate) fn list_retreats(&self, s: &Situation, out: &mut Vec<Action>) {
        if let Some(unit) = s.combat.retreating.first() {
            out.extend(self.ways_back(s, unit).iter().map(|back| Action::Retreat(unit, back.to)));
        }
    }

    pub(crate) fn do_retreat(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, to: SpaceId) {
        if let Some(back) = self.ways_back(s, unit).iter().find(|back| back.to == to) {
            self.go_back(s, play, unit, back);
        }
        self.carry_out(s, play);
    }
}

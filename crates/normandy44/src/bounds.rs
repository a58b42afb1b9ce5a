//! Where units may go of their own will, and who must come back: the army boundary (22.1), the map of the scenario of Cherbourg
//! and the ground of its airborne divisions (26.1, 26.3).

use crate::data::ScenarioKind;
use crate::situation::{HexSet, Mode, Situation, flag};
use crate::units::Side;
use crate::{Check, Ground, Normandy44, refuse};
use sandtable_engine::{SpaceId, UnitId};

impl Normandy44 {
    /// The ground that a unit may enter of its own will (22.1, 26.1, 26.3).
    fn home_ground(&self, s: &Situation, unit: UnitId) -> &Ground {
        let u = &self.data.units[unit];
        let cherbourg = self.kind(s) == ScenarioKind::Cherbourg;
        let all = if cherbourg { &self.grounds.cherbourg } else { &self.grounds.all };
        match (u.side, u.nation.army()) {
            (Side::German, _) => all,
            _ if cherbourg && s.turn >= 3 && self.data.airborne(unit) == Some(0) => &self.grounds.near_82,
            _ if cherbourg && s.turn >= 3 && self.data.airborne(unit) == Some(1) => &self.grounds.near_101,
            _ if cherbourg => &self.grounds.peninsula,
            (_, crate::units::Army::First) => &self.grounds.first,
            _ => &self.grounds.second,
        }
    }

    /// Its hexes.
    pub(crate) fn home(&self, s: &Situation, unit: UnitId) -> &HexSet {
        &self.home_ground(s, unit).hexes
    }

    /// The same, but that a unit driven out of it may go anywhere to come back (22.1, 26.3).
    pub(crate) fn ground(&self, s: &Situation, unit: UnitId) -> &HexSet {
        let (home, at) = (self.home(s, unit), s.place(unit));
        if !self.data.map.is_hex(at) || home.contains(at) {
            return home;
        }
        let cherbourg = self.kind(s) == ScenarioKind::Cherbourg;
        if cherbourg { &self.grounds.cherbourg.hexes } else { &self.grounds.all.hexes }
    }

    /// Whether a unit that was driven out of its ground comes nearer to it by a move (22.1, 26.3).
    pub(crate) fn comes_back(&self, s: &Situation, unit: UnitId, to: SpaceId) -> bool {
        let (home, at) = (self.home_ground(s, unit), s.place(unit));
        if !self.data.map.is_hex(at) || home.hexes.contains(at) || home.hexes.contains(to) {
            return true;
        }
        home.gap(&self.data.map, to) < home.gap(&self.data.map, at)
    }

    /// Whether a unit may stay where it is: one that was driven out of its ground comes back in its next movement phase if
    /// it can in this way of moving (22.1, 26.3).
    pub(crate) fn check_stays(&self, s: &Situation, unit: UnitId, mode: Mode) -> Check {
        let at = s.place(unit);
        if s.reserve || !self.data.map.is_hex(at) || self.home(s, unit).contains(at) {
            return Ok(());
        }
        if self.can_come_back(s, unit, mode) { self.must_come_back(s) } else { Ok(()) }
    }

    /// Whether a unit outside its ground comes nearer to it in this way of moving.
    fn can_come_back(&self, s: &Situation, unit: UnitId, mode: Mode) -> bool {
        let mut can = false;
        self.each_destination(s, unit, mode, |hex, _| can |= self.comes_back(s, unit, hex));
        can
    }

    /// Whether a unit may take to the road: not one that must come back and could not by road.
    pub(crate) fn check_road_home(&self, s: &Situation, unit: UnitId, mode: Mode) -> Check {
        let at = s.place(unit);
        let home = !self.data.map.is_hex(at) || self.home(s, unit).contains(at);
        if home || self.can_come_back(s, unit, mode) { Ok(()) } else { self.must_come_back(s) }
    }

    pub(crate) fn must_come_back(&self, s: &Situation) -> Check {
        let cherbourg = self.kind(s) == ScenarioKind::Cherbourg;
        refuse(if cherbourg { "26.3" } else { "22.1" }, "refuse-must-come-back")
    }

    /// Whether nobody is left who must come back and can (22.1, 26.3).
    pub(crate) fn check_all_are_back(&self, s: &Situation) -> Check {
        // Hardly anybody stands out of bounds.
        let out = |unit: UnitId| !s.is(unit, flag::DONE) && !self.home(s, unit).contains(s.place(unit));
        let mut waiting = s.on_map(&self.data, Side::Allied).filter(|&unit| out(unit));
        let stays =
            |unit: UnitId| self.check_stays(s, unit, Mode::Usual).map_err(|why| why.with("unit", unit));
        waiting.try_for_each(|unit| if self.check_move(s, unit).is_ok() { stays(unit) } else { Ok(()) })
    }
}

//! Strategic movement and German lorries (rule 9.8).

use crate::data::ScenarioKind;
use crate::situation::{Mode, Situation, flag};
use crate::units::Side;
use crate::{Check, Normandy44, refuse};
use sandtable_engine::UnitId;

impl Normandy44 {
    /// Whether the unit in hand may move strategically, by itself or on the lorries that it is on (9.8.1–9.8.3).
    pub(crate) fn check_strategic(&self, s: &Situation, unit: UnitId, mode: Mode) -> Check {
        let u = &self.data.units[unit];
        let at = s.place(unit);
        if self.kind(s) == ScenarioKind::Cherbourg && u.side == Side::German {
            return refuse("26.3", "refuse-no-markers-here");
        }
        if s.turn == 1 {
            return refuse("9.8.7", "refuse-not-on-turn-1");
        }
        if s.reserve {
            return refuse("15.2", "refuse-not-in-reserve-phase");
        }
        if !u.mechanised && mode != Mode::Lorries {
            return refuse("9.8.1", "refuse-not-mechanised");
        }
        if self.is_tactical(s, unit) {
            return refuse("9.8.1", "refuse-tactical-only");
        }
        if self.lands(unit) && !self.data.map.is_hex(at) {
            return refuse("6.5.2", "refuse-landing-is-tactical");
        }
        if self.data.map.is_hex(at) && s.engaged(u.side, at) {
            return refuse("9.8.2", "refuse-begins-in-zone");
        }
        if u.restricted && !s.is(unit, flag::RELEASED) {
            return refuse("17.6", "refuse-restricted");
        }
        let used = self.data.side(u.side).filter(|&other| s.is(other, flag::STRATEGIC)).count();
        if used >= usize::from(self.data.numbers.strategic_markers) {
            return refuse("9.8.3", "refuse-no-marker");
        }
        self.check_road_home(s, unit, if mode == Mode::Lorries { Mode::Convoy } else { Mode::Strategic })
    }

    pub(crate) fn check_lorries(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        let at = s.place(unit);
        if u.side != Side::German {
            return refuse("9.8.6", "refuse-german-lorries");
        }
        if self.kind(s) == ScenarioKind::Cherbourg {
            return refuse("26.3", "refuse-no-markers-here");
        }
        if s.turn == 1 {
            return refuse("9.8.7", "refuse-not-on-turn-1");
        }
        if s.reserve {
            return refuse("15.2", "refuse-not-in-reserve-phase");
        }
        if u.mechanised {
            return refuse("9.8.6", "refuse-is-mechanised");
        }
        if self.is_tactical(s, unit) {
            return refuse("9.10", "refuse-tactical-only");
        }
        if self.data.map.is_hex(at) && s.engaged(u.side, at) {
            return refuse("9.8.6", "refuse-begins-in-zone");
        }
        if u.restricted && !s.is(unit, flag::RELEASED) {
            return refuse("17.6", "refuse-restricted");
        }
        if self.data.side(u.side).any(|other| s.is(other, flag::LORRIES)) {
            return refuse("9.8.6", "refuse-no-marker");
        }
        Ok(())
    }
}

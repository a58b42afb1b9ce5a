//! Losses and recovery (rule 7.0).

use crate::prelude::*;
use crate::situation::Shortage;
use sandtable_engine::sorting;

/// The turn on which the Allies recover nothing (7.0).
const NO_RECOVERY: u8 = 5;

impl Campanha {
    /// A unit loses a step: it is turned over, or goes if it already was.
    pub(crate) fn hurt(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, rule: &'static str) {
        if s.is(unit, flag::REDUCED) {
            self.eliminate(s, play, unit, rule);
            return;
        }
        s.set(unit, flag::REDUCED | flag::HIT);
        // Only in a fight on the ground do the units lie open (ruling R15).
        let open = s.combat.fight == Fight::Assault;
        play.tell(|| {
            let event = Event::new("event-loses-step", rule).with("unit", unit).with("at", s.place(unit));
            if open { event.open() } else { event }
        });
    }

    /// A unit is destroyed.
    pub(crate) fn eliminate(
        &self,
        s: &mut Situation,
        play: &mut impl Play,
        unit: UnitId,
        rule: &'static str,
    ) {
        let at = s.place(unit);
        play.tell(|| Event::new("event-eliminated", rule).with("unit", unit).with("at", at).open());
        s.put(&self.data, unit, self.data.map.boxes.eliminated);
        s.combat.attackers.remove(unit);
        s.combat.retreating.remove(unit);
    }

    /// Notes which Allied units could recover in the movement phase that begins (ruling R31).
    pub(crate) fn note_free(&self, s: &mut Situation) {
        for unit in self.data.side(Side::Allied) {
            let at = s.place(unit);
            if s.is(unit, flag::REDUCED) && self.data.map.is_hex(at) && !s.engaged(Side::Allied, at) {
                s.set(unit, flag::FREE);
            }
        }
    }

    /// Whether the Allies recover at all in this turn (7.0, 9.0).
    pub(crate) fn recovers(&self, s: &Situation) -> bool {
        s.turn != NO_RECOVERY && self.shortage(s) != Shortage::NoPort
    }

    /// Turns up the Allied units that stayed out of contact, unless it is turn 5 (7.0) or no port is left (9.0).
    pub(crate) fn recover(&self, s: &mut Situation, play: &mut impl Play) {
        if !self.recovers(s) {
            return;
        }
        let rested = |&unit: &UnitId| {
            let at = s.place(unit);
            s.is(unit, flag::FREE) && self.data.map.is_hex(at) && !s.engaged(Side::Allied, at)
        };
        let mut units: Vec<UnitId> = self.data.side(Side::Allied).filter(rested).collect();
        // The enemy is told the arm alone; the order of ids would tell him more (5.1.1).
        sorting::by_key(&mut units, |&unit| self.data.units[unit].arm());
        for unit in units {
            s.clear(unit, flag::REDUCED);
            play.tell(|| Event::new("event-recovers", "7.0").with("unit", unit));
        }
    }
}

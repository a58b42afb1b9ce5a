//! The artificial ports (rule 21.1).

use crate::data::ScenarioKind;
use crate::situation::{Mulberry, Situation};
use crate::units::{Army, Side};
use crate::{Normandy44, Playing};
use sandtable_engine::SpaceId;
use sandtable_engine::message::{Arg, Event};

impl Normandy44 {
    /// Whether Germans stand in a hex or beside it.
    fn is_threatened(&self, s: &Situation, hex: SpaceId) -> bool {
        let german = |hex: SpaceId| s.stands(&self.data, Side::German, hex);
        german(hex) || self.data.map.beyond[hex].iter().any(|b| b.to != SpaceId::NONE && german(b.to))
    }

    /// Whether the place of a port is secure: Arromanches, or both hexes of Omaha (21.1).
    fn is_secure(&self, s: &Situation, army: Army) -> bool {
        let secure = |&hex: &SpaceId| s.held.contains(hex) && !self.is_threatened(s, hex);
        match army {
            Army::First => self.data.places.omaha.iter().all(secure),
            _ => secure(&self.data.places.arromanches),
        }
    }

    /// Ports are begun and finished in the initial phase (3.A.2).
    pub(crate) fn build_ports(&self, s: &mut Situation, play: &mut impl Playing) {
        if self.kind(s) == ScenarioKind::Cherbourg {
            return;
        }
        for army in [Army::First, Army::Second] {
            let port = army as usize;
            match s.mulberries[port] {
                Mulberry::Awaited if self.is_secure(s, army) => {
                    // The first of so many turns is this one.
                    let turn = s.turn + self.data.numbers.mulberry_turns - 1;
                    s.mulberries[port] = Mulberry::Building(turn);
                    if army == Army::First {
                        let engineers = |&&hex: &&SpaceId| self.engineers_in(s, hex);
                        let omaha = &self.data.places.omaha;
                        s.port =
                            omaha.iter().find(engineers).or(omaha.first()).copied().unwrap_or(SpaceId::NONE);
                    }
                    let hex = self.port_hex(s, army);
                    play.tell(|| {
                        let event = Event::new("event-mulberry-begun", "21.1").with("at", hex);
                        event.with("army", Arg::Term(army.term())).with("turn", i32::from(turn))
                    });
                }
                Mulberry::Building(turn) if turn <= s.turn => {
                    s.mulberries[port] = Mulberry::Standing;
                    let hex = self.port_hex(s, army);
                    play.tell(|| {
                        let event = Event::new("event-mulberry-finished", "21.1").with("at", hex);
                        event.with("army", Arg::Term(army.term()))
                    });
                }
                _ => {}
            }
        }
    }

    /// Germans beside a port under way delay it by a turn (21.1).
    pub(crate) fn delay_ports(&self, s: &mut Situation, play: &mut impl Playing) {
        for army in [Army::First, Army::Second] {
            let hex = self.port_hex(s, army);
            if let Mulberry::Building(turn) = s.mulberries[army as usize]
                && self.is_threatened(s, hex)
            {
                s.mulberries[army as usize] = Mulberry::Building(turn + 1);
                play.tell(|| {
                    let event = Event::new("event-mulberry-delayed", "21.1").with("at", hex);
                    event.with("army", Arg::Term(army.term())).with("turn", i32::from(turn + 1))
                });
            }
        }
    }

    /// A port that the Germans take is lost for good (21.1).
    pub(crate) fn lose_port(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        for army in [Army::First, Army::Second] {
            let there = matches!(s.mulberries[army as usize], Mulberry::Building(_) | Mulberry::Standing);
            if there && self.port_hex(s, army) == hex {
                s.mulberries[army as usize] = Mulberry::Destroyed;
                play.tell(|| {
                    let event = Event::new("event-mulberry-lost", "21.1").with("at", hex);
                    event.with("army", Arg::Term(army.term()))
                });
            }
        }
    }
}

//! Artificial ports (rule 9.0).

use crate::prelude::*;
use crate::situation::{Mulberry, Shortage};

impl Campanha {
    /// The want of ports now: fixed on turn 9, ended for good when Cherbourg's port falls (ruling R34).
    #[must_use]
    pub(crate) fn shortage(&self, s: &Situation) -> Shortage {
        if s.cherbourg_fell { Shortage::None } else { s.shortage }
    }

    /// Keeps account of a port hex when a unit ends in it: taken, or barred (rulings R33, R38).
    pub(crate) fn watch_ports(&self, s: &mut Situation, unit: UnitId, hex: SpaceId) {
        let Some(port) = self.data.ports.iter().position(|p| p.hex == hex) else { return };
        s.mulberries[port] = match (self.data.units[unit].side, s.mulberries[port]) {
            (Side::Allied, Mulberry::Awaited(None)) => Mulberry::Awaited(Some(s.turn)),
            (Side::German, Mulberry::Awaited(_)) if s.turn > 0 => Mulberry::Barred,
            // Won and lost again on turn 0: four turns after it is next taken.
            (Side::German, Mulberry::Awaited(_)) => Mulberry::Awaited(None),
            (_, state) => state,
        };
    }

    /// Turn 0: the British port hex counts as taken with the beach beside it (ruling R37).
    pub(crate) fn take_british_port(&self, s: &mut Situation) {
        let hex = self.data.ports[1].hex;
        let gold = s.held.contains(self.data.gold);
        if gold
            && s.occupant(&self.data, hex) != Some(Side::German)
            && s.mulberries[1] == Mulberry::Awaited(None)
        {
            s.held.insert(hex);
            s.mulberries[1] = Mulberry::Awaited(Some(0));
        }
    }

    /// The start of a turn: ports are installed, the storm comes, and on turn 9 they are counted.
    pub(crate) fn tend_ports(&self, s: &mut Situation, play: &mut impl Play) {
        let numbers = &self.data.numbers.mulberries;
        for port in 0..2 {
            let hex = self.data.ports[port].hex;
            if let Mulberry::Awaited(Some(taken)) = s.mulberries[port] {
                let due = if taken == 0 { numbers.turn } else { taken + numbers.turns_after_capture };
                if s.turn >= due {
                    s.mulberries[port] = Mulberry::Standing;
                    play.tell(|| Event::new("event-mulberry-installed", "9.0").with("at", hex));
                    // A port installed on the storm's turn or later meets no storm (ruling R39).
                    continue;
                }
            }
            if s.turn == numbers.storm.turn && s.mulberries[port] == Mulberry::Standing {
                let die = play.die("roll-storm", s.turn, hex.0, 0);
                let stands = numbers.storm.stands_on.contains(&die);
                play.tell(|| {
                    let id = if stands { "event-storm-stands" } else { "event-storm-destroys" };
                    Event::new(id, "9.0").with("at", hex).with("die", Arg::Die(die))
                });
                if !stands {
                    s.mulberries[port] = Mulberry::Destroyed;
                }
            }
        }
        if s.turn == numbers.reckoning_turn {
            s.shortage = match s.mulberries.iter().filter(|&&m| m == Mulberry::Standing).count() {
                0 => Shortage::NoPort,
                1 => Shortage::OnePort,
                _ => Shortage::None,
            };
            if self.shortage(s) != Shortage::None {
                play.tell(|| Event::new("event-shortage", "9.0"));
            }
        }
    }
}

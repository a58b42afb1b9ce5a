//! Headquarters (rule 11.0): their range, and where they go when they are driven out.

use crate::board::HexSet;
use crate::situation::{Situation, flag};
use crate::units::Side;
use crate::{DarkSands, Playing, journey};
use sandtable_engine::{SpaceId, UnitId};

impl DarkSands {
    /// Whether a headquarters can use its abilities: on the map and in supply (10.2.1).
    pub(crate) fn commands(&self, s: &Situation, hq: UnitId) -> bool {
        self.data.map.is_hex(s.place(hq)) && !s.is(hq, flag::OUT)
    }

    /// The hexes within its range (11.0; ruling D43).
    pub(crate) fn range_of(&self, s: &Situation, hq: UnitId) -> HexSet {
        if self.commands(s, hq) {
            self.data.map.within(s.place(hq), self.data.units[hq].range)
        } else {
            HexSet::EMPTY
        }
    }

    /// A headquarters must give way: to the nearest friendly stack that traces a line and that it can reach without entering an
    /// uncontested enemy zone, or it is eliminated (11.0; ruling D33).
    pub(crate) fn displace(&self, s: &mut Situation, play: &mut impl Playing, hq: UnitId) {
        let from = s.place(hq);
        match self.refuge(s, hq) {
            Some(to) => {
                play.tell(|| journey("event-displaced", "11.0", hq, from, to).way(vec![from, to]));
                s.put(&self.data, hq, to);
                self.tidy(s, play, self.data.units[hq].side, from);
            }
            None => self.eliminate(s, play, hq, "11.0"),
        }
    }

    /// The nearest stack for a headquarters; of equals the first of the map.
    fn refuge(&self, s: &Situation, hq: UnitId) -> Option<SpaceId> {
        let side = self.data.units[hq].side;
        let lines = self.tracing(s, side);
        let steps = self.data.map.steps_of(s.built(), false);
        let takes = |hex: SpaceId| {
            s.occupant(&self.data, hex) == Some(side)
                && lines.reaches(hex)
                && s.stacks.units(hex).all(|unit| !self.data.headquarters.contains(unit))
        };
        let mut seen = HexSet::one(s.place(hq));
        let mut rim = vec![s.place(hq)];
        while !rim.is_empty() {
            let mut next = Vec::new();
            for at in rim {
                for (to, _) in steps.from(at) {
                    if !seen.contains(to) && self.is_quiet(s, side, to) {
                        seen.insert(to);
                        next.push(to);
                    }
                }
            }
            next.sort_unstable();
            if let Some(&found) = next.iter().find(|&&hex| takes(hex)) {
                return Some(found);
            }
            rim = next;
        }
        None
    }

    /// Whether a hex has neither enemies nor an uncontested enemy zone.
    pub(crate) fn is_quiet(&self, s: &Situation, side: Side, hex: SpaceId) -> bool {
        match s.occupant(&self.data, hex) {
            Some(there) => there == side,
            None => !s.in_enemy_zone(side, hex),
        }
    }
}

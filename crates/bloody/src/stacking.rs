//! Stacking (rule 2.1) and who may be in a space with whom (2.1, 8).

use crate::Bloody;
use crate::board::Terrain;
use crate::data::UnitSet;
use crate::situation::Situation;
use crate::units::{Army, Kind, Side};
use sandtable_engine::explain::Refusal;
use sandtable_engine::{SpaceId, UnitId};

impl Bloody {
    /// Whether a hex takes part in the scenario (11.1).
    #[must_use]
    pub fn in_bounds(&self, s: &Situation, hex: SpaceId) -> bool {
        let from = self.data.plans[usize::from(s.scenario)].columns_from;
        from == 0 || !self.data.map.is_hex(hex) || self.data.map.columns_of[hex] >= from
    }

    /// Whether Americans and British would stack together (2.1, 8).
    pub(crate) fn mixes(&self, s: &Situation, unit: UnitId, space: SpaceId) -> bool {
        let army = self.data.units[unit].army;
        let foreign = match army {
            Army::Us => Army::British,
            Army::British => Army::Us,
            _ => return false,
        };
        // The French rising has no army of its own to mix with.
        s.of(&self.data, Side::Allied, space).any(|other| self.data.units[other].army == foreign)
    }

    /// Why there is no room for these units in a space besides those who stand there (2.1, 0.1.2).
    pub(crate) fn check_room(&self, s: &Situation, units: &UnitSet, space: SpaceId) -> Result<(), Refusal> {
        let Some(first) = units.first() else { return Ok(()) };
        if s.stacks.is_empty(space) && units.len() == 1 {
            return Ok(());
        }
        if self.mixes(s, first, space) {
            return Err(Refusal::new("2.1", "refuse-armies-mixed"));
        }
        if self.data.map.terrain(space) == Terrain::Area {
            return Ok(());
        }
        let (mut points, mut zero, mut hqs) = (0, 0, 0);
        let mut count = |unit: UnitId| {
            let u = &self.data.units[unit];
            points += u.sv;
            hqs += u8::from(u.kind == Kind::Hq);
            // Posts that never move are no unit of value 0 besides (ruling B60).
            zero += u8::from(u.sv == 0 && u.fights() && !u.kind.is_post());
        };
        let side = self.data.units[first].side();
        s.of(&self.data, side, space).for_each(&mut count);
        units.iter().filter(|&unit| s.place(unit) != space).for_each(&mut count);
        let most = &self.data.numbers.stacking;
        let fortress = self.data.map.terrain(space) == Terrain::Festung;
        let limit = if fortress { self.data.numbers.siege.festung_sv } else { most.points };
        if points > limit {
            let rule = if fortress { "0.1.2" } else { "2.1" };
            return Err(Refusal::new(rule, "refuse-full").with("points", i32::from(limit)));
        }
        if zero > most.zero_units {
            return Err(Refusal::new("2.1", "refuse-one-small-unit"));
        }
        if hqs > most.hqs {
            return Err(Refusal::new("2.1", "refuse-one-hq"));
        }
        Ok(())
    }

    /// Whether there is room for a unit.
    pub(crate) fn has_room(&self, s: &Situation, unit: UnitId, space: SpaceId) -> bool {
        self.check_room(s, &UnitSet::one(unit), space).is_ok()
    }
}

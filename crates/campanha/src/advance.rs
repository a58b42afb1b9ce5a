//! Advance after combat (rule 5.2).

use crate::board::{Terrain, feature};
use crate::prelude::*;

impl Campanha {
    /// Whether an attacker may advance to a hex: the one left by the defender, or for mobile troops one further over
    /// open ground (ruling R30). Enemy zones do not stop it.
    pub(crate) fn check_advance(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        let u = &self.data.units[unit];
        let map = &self.data.map;
        let vacated = s.combat.target;
        must(s.combat.attackers.contains(unit), "5.2", "refuse-did-not-win")?;
        must(!u.kind.never_advances() && u.movement != 0, "5.2", "refuse-guns-do-not-advance")?;
        must(to == vacated || (map.is_hex(to) && map.touch(vacated, to)), "5.2", "refuse-not-the-hex-left")?;
        if to != vacated {
            self.check_further(u.kind.advances_further(), vacated, to)?;
        }
        if u.kind.is_armoured()
            && (map.terrain(vacated) == Terrain::Marsh || map.terrain(to) == Terrain::Marsh)
        {
            return refuse("5.1.2", "refuse-armour-in-marsh");
        }
        must(s.occupant(&self.data, to) != Some(u.side.enemy()), "4.1.2", "refuse-enemy-there")?;
        must(to != s.place(unit), "5.2", "refuse-already-there")?;
        if !self.has_room(s, to) {
            return Err(self.full());
        }
        Ok(())
    }

    fn check_further(&self, mobile: bool, vacated: SpaceId, to: SpaceId) -> Check {
        let map = &self.data.map;
        must(mobile, "5.2", "refuse-only-mobile-go-further")?;
        let lived_in = map.terrain(to) == Terrain::City || map.has(to, feature::VILLAGE);
        if !self.is_open(vacated) || (map.terrain(to) != Terrain::Open && !lived_in) {
            return refuse("5.2", "refuse-not-open-ground");
        }
        must(!map.river_between(vacated, to) && !map.has(to, feature::FORT), "5.2", "refuse-river-or-fort")
    }

    fn each_advance(&self, s: &Situation, mut tell: impl FnMut(UnitId, SpaceId)) {
        let vacated = s.combat.target;
        for unit in s.combat.attackers.iter() {
            let further = self.data.map.around[vacated].iter().map(|&(hex, _)| hex);
            for to in std::iter::once(vacated).chain(further) {
                if self.check_advance(s, unit, to).is_ok() {
                    tell(unit, to);
                }
            }
        }
    }

    pub(crate) fn can_advance(&self, s: &Situation) -> bool {
        let mut any = false;
        self.each_advance(s, |_, _| any = true);
        any
    }

    pub(crate) fn list_advances(&self, s: &Situation, out: &mut Vec<Action>) {
        self.each_advance(s, |unit, to| out.push(Action::Advance(unit, to)));
        out.push(Action::EndAdvance);
    }

    pub(crate) fn do_advance(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, to: SpaceId) {
        let from = s.place(unit);
        play.tell(|| {
            journey("event-advances", "5.2", unit, from, to).open().way(self.trail([
                from,
                s.combat.target,
                to,
            ]))
        });
        s.combat.attackers.remove(unit);
        self.occupy(s, unit, to);
        debug_assert_eq!(s.stage, Stage::Advance);
        self.carry_out(s, play);
    }
}

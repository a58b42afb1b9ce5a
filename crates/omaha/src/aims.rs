//! Which targets the positions that fire together share out among themselves (6.3).

use crate::data::UnitSet;
use crate::situation::NOBODY;
use crate::units::US;
use sandtable_engine::ids::{UnitId, Units};

/// How many different units the shooters can hit together, each within its limit; `given` is one hit that is settled.
pub(crate) fn most_hits(targets: &[UnitSet], room: &[u8], given: Option<(usize, UnitId)>) -> u8 {
    let mut aims = Aims { by: Units::new([NOBODY; US]), hit: UnitSet::EMPTY, seen: UnitSet::EMPTY };
    let mut hits = 0;
    if let Some((_, unit)) = given {
        aims.hit.insert(unit);
        hits = 1;
    }
    for (shooter, &room) in room.iter().enumerate() {
        let shot = given.is_some_and(|(settled, _)| settled == shooter);
        for _ in u8::from(shot)..room {
            aims.seen = UnitSet::EMPTY;
            if let Some((_, unit)) = given {
                aims.seen.insert(unit);
            }
            if !aims.find(targets, shooter) {
                break;
            }
            hits += 1;
        }
    }
    hits
}

/// Who hits whom so far.
struct Aims {
    by: Units<[u8; US]>,
    hit: UnitSet,
    /// Whom the search for one more has tried.
    seen: UnitSet,
}

impl Aims {
    /// Finds one more unit for a shooter, letting others aim elsewhere if need be.
    fn find(&mut self, targets: &[UnitSet], shooter: usize) -> bool {
        if let Some(unit) = targets[shooter].without(&self.hit).without(&self.seen).first() {
            self.hit.insert(unit);
            self.by[unit] = shooter as u8;
            return true;
        }
        for unit in targets[shooter].iter() {
            if self.seen.contains(unit) {
                continue;
            }
            self.seen.insert(unit);
            if self.find(targets, usize::from(self.by[unit])) {
                self.by[unit] = shooter as u8;
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn units(list: &[u16]) -> UnitSet {
        list.iter().copied().map(UnitId).collect()
    }

    #[test]
    fn fire_is_spread_over_as_many_units_as_it_can_hit() {
        // The first sees two, the second only one of them.
        let targets = [units(&[1, 2]), units(&[1])];
        assert_eq!(most_hits(&targets, &[1, 1], None), 2);
        assert_eq!(most_hits(&targets, &[1, 1], Some((0, UnitId(1)))), 1);
        assert_eq!(most_hits(&targets, &[1, 1], Some((0, UnitId(2)))), 2);
        assert_eq!(most_hits(&targets, &[2, 1], None), 2);
        assert_eq!(most_hits(&[units(&[1, 2, 3])], &[2], None), 2);
    }
}

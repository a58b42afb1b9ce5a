//! Hits shared out among those who fire together: how many different targets they can hit at most.
//!
//! ```
//! use sandtable_engine::UnitId;
//! use sandtable_kit::{sets::Set, sharing::most_hits};
//! let sees = |units: &[u16]| units.iter().copied().map(UnitId).collect::<Set<UnitId, 1>>();
//! // The first sees two, the second only one of them.
//! let targets = [sees(&[1, 2]), sees(&[1])];
//! assert_eq!(most_hits(&targets, &[1, 1], None), 2);
//! // If the first takes the only one that the second sees, the second has nobody.
//! assert_eq!(most_hits(&targets, &[1, 1], Some((0, UnitId(1)))), 1);
//! ```

use crate::sets::Set;
use sandtable_engine::ids::Id;

/// How many different targets the shooters can hit together, each within its limit; `given` is one hit that is settled.
#[must_use]
pub fn most_hits<I: Id + Eq, const W: usize>(
    targets: &[Set<I, W>],
    limits: &[u8],
    given: Option<(usize, I)>,
) -> usize {
    let settled = given.map_or(Set::EMPTY, |(_, target)| Set::one(target));
    let mut aims = Aims { targets, hit: settled, seen: settled, by: Vec::new() };
    for (shooter, &limit) in limits.iter().enumerate() {
        let shot = given.is_some_and(|(settled, _)| settled == shooter);
        for _ in u8::from(shot)..limit {
            aims.seen = settled;
            if !aims.find(shooter) {
                break;
            }
        }
    }
    aims.hit.len()
}

/// Who hits whom so far.
struct Aims<'a, I: Id, const W: usize> {
    targets: &'a [Set<I, W>],
    hit: Set<I, W>,
    /// Whom the search for one more has tried.
    seen: Set<I, W>,
    by: Vec<(I, usize)>,
}

impl<I: Id + Eq, const W: usize> Aims<'_, I, W> {
    /// Finds one more target for a shooter, letting others aim elsewhere if need be.
    fn find(&mut self, shooter: usize) -> bool {
        if let Some(target) = self.targets[shooter].without(&self.hit).without(&self.seen).first() {
            self.hit.insert(target);
            self.by.push((target, shooter));
            return true;
        }
        for target in self.targets[shooter].without(&self.seen).iter() {
            // The search below may have tried it by now.
            if self.seen.contains(target) {
                continue;
            }
            self.seen.insert(target);
            let Some(at) = self.by.iter().position(|&(hit, _)| hit == target) else { continue };
            if self.find(self.by[at].1) {
                self.by[at].1 = shooter;
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sandtable_engine::UnitId;

    /// Tries every way to share them out.
    fn naive(targets: &[Set<UnitId, 1>], limits: &mut [u8], hit: Set<UnitId, 1>) -> usize {
        let mut best = hit.len();
        for shooter in 0..limits.len() {
            if limits[shooter] == 0 {
                continue;
            }
            limits[shooter] -= 1;
            for target in targets[shooter].without(&hit).iter() {
                best = best.max(naive(targets, limits, hit.or(&Set::one(target))));
            }
            limits[shooter] += 1;
        }
        best
    }

    proptest! {
        #[test]
        fn as_many_are_hit_as_by_trying_every_way(
            shooters in prop::collection::vec((prop::collection::vec(0u16..5, 0..4), 0u8..3), 1..4),
            settled in prop::option::of(any::<prop::sample::Index>()),
        ) {
            let targets: Vec<Set<UnitId, 1>> =
                shooters.iter().map(|(seen, _)| seen.iter().copied().map(UnitId).collect()).collect();
            let mut limits: Vec<u8> = shooters.iter().map(|&(_, limit)| limit).collect();
            let given = settled.and_then(|at| {
                let shooter = at.index(targets.len());
                Some((shooter, targets[shooter].first()?)).filter(|_| limits[shooter] > 0)
            });
            let found = most_hits(&targets, &limits, given);
            if let Some((shooter, _)) = given {
                limits[shooter] -= 1;
            }
            let settled = given.map_or(Set::EMPTY, |(_, target)| Set::one(target));
            prop_assert_eq!(found, naive(&targets, &mut limits, settled));
        }
    }
}

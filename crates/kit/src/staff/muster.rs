//! Who of those in contact attacks whom.
//!
//! Each unit has a few targets; some owe an attack, the others may stay out of it. What an attack is worth depends on all who take
//! part, so units cannot be weighed one by one: everybody begins where he must, and tries by turns to be of more use elsewhere. An
//! attack that needs two is begun by nobody alone: all who can are tried together.
//!
//! ```
//! use sandtable_engine::{SpaceId, UnitId};
//! use sandtable_kit::staff::muster::Muster;
//! let mut muster = Muster::default();
//! let (caen, tilly) = (muster.target(SpaceId(30)).0, muster.target(SpaceId(40)).0);
//! muster.add(UnitId(1), false, [caen, tilly]);
//! muster.add(UnitId(2), false, [tilly]);
//! // Caen is too strong for one; Tilly falls to two.
//! muster.settle(|target, units| match (target == tilly, units.len()) {
//!     (_, 0) => 0,
//!     (true, 2) => 700,
//!     _ => -500,
//! });
//! assert_eq!(muster.pick(0), Some(tilly));
//! assert_eq!((muster.space(tilly), muster.members(tilly).count()), (SpaceId(40), 2));
//! ```

use sandtable_engine::{SpaceId, UnitId};
use std::ops::Range;

/// How often everybody tries to be of more use elsewhere.
const PASSES: usize = 3;

/// A unit that may attack, and whom.
#[derive(Clone, Debug)]
struct Able {
    unit: UnitId,
    owes: bool,
    /// Its part of the list of choices.
    choices: Range<usize>,
    now: Option<usize>,
}

/// Those in contact and their targets. Reused from phase to phase, so that little is allocated.
#[derive(Clone, Debug, Default)]
pub struct Muster {
    able: Vec<Able>,
    choices: Vec<usize>,
    targets: Vec<SpaceId>,
    worth: Vec<i64>,
    units: Vec<UnitId>,
}

impl Muster {
    /// Sends everybody home.
    pub fn clear(&mut self) {
        self.able.clear();
        self.choices.clear();
        self.targets.clear();
    }

    /// The number of a target, and whether it is new.
    pub fn target(&mut self, space: SpaceId) -> (usize, bool) {
        if let Some(known) = self.targets.iter().position(|&target| target == space) {
            return (known, false);
        }
        self.targets.push(space);
        (self.targets.len() - 1, true)
    }

    /// Adds a unit with its targets, of which the first is the one that it attacks if it owes an attack and nobody knows better. A
    /// unit without targets is left out.
    pub fn add(&mut self, unit: UnitId, owes: bool, targets: impl IntoIterator<Item = usize>) {
        let first = self.choices.len();
        self.choices.extend(targets);
        if self.choices.len() > first {
            self.able.push(Able { unit, owes, choices: first..self.choices.len(), now: None });
        }
    }

    /// Finds out who attacks whom. `rate` says what an attack on a target is worth with these units; with none it is nothing.
    pub fn settle(&mut self, rate: impl Fn(usize, &[UnitId]) -> i64) {
        for able in self.able.iter_mut().filter(|able| able.owes) {
            able.now = Some(self.choices[able.choices.start]);
        }
        self.worth.clear();
        for target in 0..self.targets.len() {
            let worth = self.rate(target, &rate);
            self.worth.push(worth);
        }
        for pass in 0..PASSES {
            let mut changed = false;
            for one in 0..self.able.len() {
                changed |= self.improve(one, &rate);
            }
            if pass == 0 {
                for target in 0..self.targets.len() {
                    changed |= self.try_together(target, &rate);
                }
            }
            if !changed {
                break;
            }
        }
    }

    fn rate(&mut self, target: usize, rate: &impl Fn(usize, &[UnitId]) -> i64) -> i64 {
        let Self { able, units, .. } = self;
        units.clear();
        units.extend(able.iter().filter(|able| able.now == Some(target)).map(|able| able.unit));
        rate(target, units)
    }

    /// Sends one where he is of most use; true if that is elsewhere.
    fn improve(&mut self, one: usize, rate: &impl Fn(usize, &[UnitId]) -> i64) -> bool {
        let Able { owes, ref choices, now, .. } = self.able[one];
        let choices = choices.clone();
        self.able[one].now = None;
        let lost = now.map_or(0, |now| self.rate(now, rate) - self.worth[now]);
        let mut best = (0, now);
        for choice in choices {
            let to = self.choices[choice];
            if now != Some(to) {
                self.able[one].now = Some(to);
                let gain = lost + self.rate(to, rate) - self.worth[to];
                best = if gain > best.0 { (gain, Some(to)) } else { best };
            }
        }
        if !owes && now.is_some() && lost > best.0 {
            best = (lost, None);
        }
        self.able[one].now = best.1;
        if best.1 == now {
            return false;
        }
        for target in now.into_iter().chain(best.1) {
            self.worth[target] = self.rate(target, rate);
        }
        true
    }

    /// Sends all who are free against a target that nobody attacks; true if that pays.
    fn try_together(&mut self, target: usize, rate: &impl Fn(usize, &[UnitId]) -> i64) -> bool {
        if self.able.iter().any(|able| able.now == Some(target)) {
            return false;
        }
        for able in self.able.iter_mut().filter(|able| able.now.is_none()) {
            able.now = Some(target).filter(|target| self.choices[able.choices.clone()].contains(target));
        }
        let worth = self.rate(target, rate);
        if worth > 0 {
            self.worth[target] = worth;
            return true;
        }
        self.able.iter_mut().filter(|able| able.now == Some(target)).for_each(|able| able.now = None);
        false
    }

    /// The target whose attack is worth most: one that somebody owes, or that is worth at least so much.
    #[must_use]
    pub fn pick(&self, least: i64) -> Option<usize> {
        let mut best: Option<(i64, usize)> = None;
        for (target, &worth) in self.worth.iter().enumerate() {
            let mut attackers = self.able.iter().filter(|able| able.now == Some(target)).peekable();
            let any = attackers.peek().is_some();
            let wanted = worth >= least || attackers.any(|able| able.owes);
            if any && wanted && best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, target));
            }
        }
        best.map(|(_, target)| target)
    }

    /// Where a target is.
    #[must_use]
    pub fn space(&self, target: usize) -> SpaceId {
        self.targets[target]
    }

    /// Who attacks a target.
    pub fn members(&self, target: usize) -> impl Iterator<Item = UnitId> + '_ {
        self.able.iter().filter(move |able| able.now == Some(target)).map(|able| able.unit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The same with all attacks weighed anew at every thought.
    fn settle(
        units: &[(bool, Vec<usize>)],
        targets: usize,
        rate: &dyn Fn(usize, &[UnitId]) -> i64,
    ) -> Vec<Option<usize>> {
        let mut now: Vec<Option<usize>> =
            units.iter().map(|unit| unit.1.first().copied().filter(|_| unit.0)).collect();
        let of = |now: &[Option<usize>], target: usize| {
            let all =
                (0..units.len()).filter(|&unit| now[unit] == Some(target)).map(|unit| UnitId(unit as u16));
            rate(target, &all.collect::<Vec<_>>())
        };
        let sum = |now: &[Option<usize>]| (0..targets).map(|target| of(now, target)).sum::<i64>();
        for pass in 0..3 {
            let before = now.clone();
            for (unit, (owes, choices)) in units.iter().enumerate() {
                let (here, old) = (now[unit], sum(&now));
                let mut best = (0, here);
                for to in
                    choices.iter().map(|&to| Some(to)).chain((!owes).then_some(None)).filter(|&to| to != here)
                {
                    now[unit] = to;
                    let gain = sum(&now) - old;
                    if gain > best.0 {
                        best = (gain, to);
                    }
                }
                now[unit] = best.1;
            }
            for target in (0..targets).filter(|_| pass == 0) {
                if !now.contains(&Some(target)) {
                    let mut all = now.clone();
                    for (unit, (_, choices)) in units.iter().enumerate() {
                        if all[unit].is_none() && choices.contains(&target) {
                            all[unit] = Some(target);
                        }
                    }
                    if of(&all, target) > 0 {
                        now = all;
                    }
                }
            }
            if now == before {
                break;
            }
        }
        now
    }

    proptest! {
        #[test]
        fn a_muster_agrees_with_weighing_everything_anew(
            units in prop::collection::vec((any::<bool>(), prop::collection::btree_set(0usize..4, 1..4)), 1..7),
            strengths in prop::collection::vec(0i64..6, 7),
            defences in prop::collection::vec(1i64..12, 4),
            prizes in prop::collection::vec(-40i64..90, 4),
            least in -20i64..40,
        ) {
            let units: Vec<(bool, Vec<usize>)> = units.into_iter().map(|(owes, to)| (owes, to.into_iter().collect())).collect();
            let rate = |target: usize, members: &[UnitId]| {
                let strength: i64 = members.iter().map(|unit| strengths[unit.index()]).sum();
                match members {
                    [] => 0,
                    _ => prizes[target] * (strength - defences[target]) / 4 - 3 * members.len() as i64,
                }
            };
            let mut muster = Muster::default();
            for target in 0..4 {
                prop_assert_eq!(muster.target(SpaceId(10 + target)), (usize::from(target), true));
                prop_assert_eq!(muster.target(SpaceId(10 + target)), (usize::from(target), false));
            }
            for (unit, (owes, to)) in units.iter().enumerate() {
                muster.add(UnitId(unit as u16), *owes, to.iter().copied());
            }
            muster.settle(rate);
            let expected = settle(&units, 4, &rate);
            for target in 0..4 {
                let members: Vec<UnitId> = muster.members(target).collect();
                let all = (0..units.len()).filter(|&unit| expected[unit] == Some(target)).map(|unit| UnitId(unit as u16));
                prop_assert_eq!(members, all.collect::<Vec<_>>());
            }
            // The pick is the best of those that may be picked.
            let worth = |target: usize| rate(target, &muster.members(target).collect::<Vec<_>>());
            let may = |&target: &usize| {
                let owed = muster.members(target).any(|unit| units[unit.index()].0);
                muster.members(target).next().is_some() && (owed || worth(target) >= least)
            };
            prop_assert_eq!(muster.pick(least).map(worth), (0..4).filter(may).map(worth).max());
        }
    }
}

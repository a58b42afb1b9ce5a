//! Attack sets: who attacks a target and from where, one unit more each time.
//!
//! The strongest who can come beside the target join first, each from the place where he is of most use: where he closes a way out,
//! where he stands well. After each the set so far is told with its worth, so that a caller may keep the best of all, or the best for
//! every column of the table.
//!
//! ```
//! use sandtable_engine::{SpaceId, UnitId};
//! use sandtable_kit::staff::build::{Approach, Assault, Field};
//! use sandtable_kit::staff::ring::Ring;
//! /// Six to four or better is worth it.
//! struct Odds(i32);
//! impl Assault for Odds {
//!     fn admits(&self, _: UnitId) -> bool { true }
//!     fn appeal(&self, _: UnitId, _: &Approach, fresh: u32) -> i64 { fresh.into() }
//!     fn join(&mut self, unit: UnitId, _: &Approach) { self.0 += i32::from(unit.0) }
//!     fn worth(&self, _: &Approach, surrounded: bool) -> (i64, usize) {
//!         (i64::from(self.0 - 4) + 10 * i64::from(surrounded), 0)
//!     }
//! }
//! let around: Vec<SpaceId> = (0..6).map(SpaceId).collect();
//! let ring = Ring::new(&around, |a, b| a.0.abs_diff(b.0) % 4 == 1);
//! let mut field = Field::new(&ring, 0b11_1111, true);
//! field.open(Approach { place: 0, space: SpaceId(0), room: 1 });
//! field.open(Approach { place: 3, space: SpaceId(3), room: 4 });
//! for (unit, place) in [(3, 0), (3, 3), (2, 0)] {
//!     field.add(UnitId(unit), i32::from(unit), place);
//! }
//! field.add(UnitId(2), 2, 3);
//! let mut told = Vec::new();
//! field.build(&mut Odds(0), 9, |worth, _, set| told.push((worth, set.to_vec())));
//! let (strong, weak) = ((UnitId(3), SpaceId(0)), (UnitId(2), SpaceId(3)));
//! assert_eq!(told, [(-1, vec![strong]), (11, vec![strong, weak])]);
//! ```

use super::ring::{MOST, Ring};
use sandtable_engine::sorting;
use sandtable_engine::{SpaceId, UnitId};

/// How many candidates are looked at.
const CANDIDATES: usize = 40;

/// A space beside the target from which it may be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Approach {
    /// Its place in the ring around the target.
    pub place: usize,
    /// The space.
    pub space: SpaceId,
    /// How many may still come there.
    pub room: u8,
}

/// What a game says of an attack that is being put together.
pub trait Assault {
    /// Whether a unit may join those who have.
    fn admits(&self, unit: UnitId) -> bool;

    /// How good it is that a unit attacks from there, where it closes so many ways out that were open.
    fn appeal(&self, unit: UnitId, from: &Approach, fresh: u32) -> i64;

    /// The unit joins from there.
    fn join(&mut self, unit: UnitId, from: &Approach);

    /// What the attack is worth with those who joined, and its column. The last came from there.
    fn worth(&self, from: &Approach, surrounded: bool) -> (i64, usize);
}

/// Who could take part in an attack.
#[derive(Clone, Debug)]
pub struct Field<'r> {
    ring: &'r Ring,
    approaches: [Option<Approach>; MOST],
    /// The ways out of the target, and those that are closed already.
    ways_out: u8,
    closed: u8,
    /// Whether closing them all surrounds it.
    can_be_surrounded: bool,
    /// How strong, who, and from which places.
    candidates: Vec<(i32, UnitId, u8)>,
}

impl<'r> Field<'r> {
    /// An attack on a target with these ways out, as bits of the ring around it.
    #[must_use]
    pub fn new(ring: &'r Ring, ways_out: u8, can_be_surrounded: bool) -> Self {
        let candidates = Vec::with_capacity(CANDIDATES);
        Self { ring, approaches: [None; MOST], ways_out, closed: 0, can_be_surrounded, candidates }
    }

    /// Opens an approach.
    pub fn open(&mut self, approach: Approach) {
        self.approaches[approach.place] = Some(approach);
    }

    /// Somebody is in a place anyway: he closes what he can.
    pub fn occupy(&mut self, place: usize) {
        self.closed |= self.ring.closed_from(place);
    }

    /// A place is closed by somebody further off.
    pub const fn close(&mut self, place: usize) {
        self.closed |= 1 << place;
    }

    /// Adds a unit that can come to a place; the strongest will be asked first. Those after the fortieth are left out.
    pub fn add(&mut self, unit: UnitId, strength: i32, place: usize) {
        if let Some(known) = self.candidates.iter_mut().find(|(_, known, _)| *known == unit) {
            known.2 |= 1 << place;
        } else if self.candidates.len() < CANDIDATES {
            self.candidates.push((strength, unit, 1 << place));
        }
    }

    /// Puts the attack together, and tells of every set with its worth and its column: at most so many units.
    pub fn build(
        mut self,
        assault: &mut impl Assault,
        most: usize,
        mut tell: impl FnMut(i64, usize, &[(UnitId, SpaceId)]),
    ) {
        sorting::by_key(&mut self.candidates, |&(strength, unit, _)| [-i64::from(strength), unit.0.into()]);
        let mut set = Vec::with_capacity(most);
        for &(_, unit, places) in &self.candidates {
            if set.len() >= most {
                break;
            }
            if !assault.admits(unit) {
                continue;
            }
            let mut best: Option<(i64, usize)> = None;
            for from in self.approaches.iter().flatten() {
                if places >> from.place & 1 == 1 && from.room > 0 {
                    let fresh = self.ring.closed_from(from.place) & self.ways_out & !self.closed;
                    let appeal = assault.appeal(unit, from, fresh.count_ones());
                    if best.is_none_or(|(most, _)| appeal > most) {
                        best = Some((appeal, from.place));
                    }
                }
            }
            let Some(from) = best.and_then(|(_, place)| self.approaches[place].as_mut()) else { continue };
            from.room -= 1;
            self.closed |= self.ring.closed_from(from.place);
            assault.join(unit, from);
            set.push((unit, from.space));
            let surrounded = self.can_be_surrounded && self.ways_out & !self.closed == 0;
            let (worth, column) = assault.worth(from, surrounded);
            tell(worth, column, &set);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Strengths, and how well each place suits each unit.
    struct Toy<'t> {
        likes: &'t [i64],
        joined: Vec<(UnitId, usize)>,
        most_tanks: usize,
    }

    const fn is_tank(unit: UnitId) -> bool {
        unit.0.is_multiple_of(3)
    }

    impl Assault for Toy<'_> {
        fn admits(&self, unit: UnitId) -> bool {
            !is_tank(unit) || self.joined.iter().filter(|(unit, _)| is_tank(*unit)).count() < self.most_tanks
        }
        fn appeal(&self, unit: UnitId, from: &Approach, fresh: u32) -> i64 {
            self.likes[unit.index() * 6 + from.place] + 4 * i64::from(fresh)
        }
        fn join(&mut self, unit: UnitId, from: &Approach) {
            self.joined.push((unit, from.place));
        }
        fn worth(&self, from: &Approach, surrounded: bool) -> (i64, usize) {
            (100 * i64::from(surrounded) + i64::from(from.room), self.joined.len())
        }
    }

    proptest! {
        #[test]
        fn sets_agree_with_asking_for_the_strongest_again_and_again(
            comes in prop::collection::vec((0u16..10, 0usize..6), 0..40),
            strengths in prop::collection::vec(0i32..5, 10),
            likes in prop::collection::vec(0i64..9, 60),
            rooms in prop::collection::vec(prop::option::of(0u8..4), 6),
            touching in prop::collection::btree_set((0u16..6, 0u16..6), 0..20),
            held in prop::collection::btree_set(0usize..6, 0..3),
            ways_out in 0u8..64,
            most_tanks in 0usize..3,
            most in 0usize..8,
        ) {
            let around: Vec<SpaceId> = (0..6).map(SpaceId).collect();
            let ring = Ring::new(&around, |a, b| touching.contains(&(a.0, b.0)));
            let mut field = Field::new(&ring, ways_out, true);
            for (place, room) in rooms.iter().enumerate() {
                if let Some(room) = *room {
                    field.open(Approach { place, space: around[place], room });
                }
            }
            held.iter().for_each(|&place| field.occupy(place));
            for &(unit, place) in &comes {
                field.add(UnitId(unit), strengths[usize::from(unit)], place);
            }
            let mut told = Vec::new();
            let mut toy = Toy { likes: &likes, joined: Vec::new(), most_tanks };
            field.build(&mut toy, most, |worth, column, set| told.push((worth, column, set.to_vec())));

            // Again without lists and bits.
            let mut left: Vec<u16> = (0..10).filter(|unit| comes.iter().any(|(comes, _)| comes == unit)).collect();
            let mut joined: Vec<(UnitId, usize)> = Vec::new();
            let mut expected = Vec::new();
            let closes = |from: usize, to: usize| from == to || touching.contains(&(from as u16, to as u16));
            while let Some(&unit) = left.iter().max_by_key(|&&unit| (strengths[usize::from(unit)], std::cmp::Reverse(unit))) {
                left.retain(|&other| other != unit);
                let tanks = joined.iter().filter(|(unit, _)| is_tank(*unit)).count();
                if joined.len() >= most || (is_tank(UnitId(unit)) && tanks >= most_tanks) {
                    continue;
                }
                let is_closed = |joined: &[(UnitId, usize)], way: usize| {
                    joined.iter().map(|(_, from)| from).chain(&held).any(|&from| closes(from, way))
                };
                let room = |joined: &[(UnitId, usize)], place: usize| {
                    let there = joined.iter().filter(|(_, from)| *from == place).count() as u8;
                    rooms[place].and_then(|room| room.checked_sub(there)).unwrap_or(0)
                };
                let ways = || (0..6).filter(|way| ways_out >> way & 1 == 1);
                let places = (0..6).filter(|&place| comes.contains(&(unit, place)) && room(&joined, place) > 0);
                let best = places.max_by_key(|&place| {
                    let fresh = ways().filter(|&way| closes(place, way) && !is_closed(&joined, way)).count() as i64;
                    (likes[usize::from(unit) * 6 + place] + 4 * fresh, std::cmp::Reverse(place))
                });
                let Some(place) = best else { continue };
                joined.push((UnitId(unit), place));
                let surrounded = ways().all(|way| is_closed(&joined, way));
                let set = joined.iter().map(|&(unit, place)| (unit, around[place])).collect::<Vec<_>>();
                expected.push((100 * i64::from(surrounded) + i64::from(room(&joined, place)), joined.len(), set));
            }
            prop_assert_eq!(told, expected);
        }
    }
}

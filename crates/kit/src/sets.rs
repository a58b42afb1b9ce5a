//! Sets as words of bits: units of a combat, spaces held by a side.
//!
//! ```
//! use sandtable_engine::UnitId;
//! use sandtable_kit::sets::Set;
//! let mut fighting: Set<UnitId, 4> = [UnitId(230), UnitId(7)].into_iter().collect();
//! fighting.insert(UnitId(12));
//! assert!(fighting.contains(UnitId(230)) && !fighting.contains(UnitId(8)));
//! assert_eq!(fighting.iter().collect::<Vec<_>>(), [UnitId(7), UnitId(12), UnitId(230)]);
//! ```

use sandtable_engine::ids::Id;
use std::marker::PhantomData;

/// A set of numbers below `64 × WORDS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits<const WORDS: usize>(pub [u64; WORDS]);

impl<const WORDS: usize> Default for Bits<WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const WORDS: usize> Bits<WORDS> {
    /// The set of nothing.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Whether it holds a number.
    #[must_use]
    #[inline]
    pub const fn contains(&self, number: usize) -> bool {
        self.0[number / 64] >> (number % 64) & 1 == 1
    }

    /// Adds a number.
    #[inline]
    pub const fn insert(&mut self, number: usize) {
        self.0[number / 64] |= 1 << (number % 64);
    }

    /// Takes a number out.
    #[inline]
    pub const fn remove(&mut self, number: usize) {
        self.0[number / 64] &= !(1 << (number % 64));
    }

    /// Whether it holds nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many numbers it holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether everything in it is also in `other`.
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).all(|(a, b)| a & !b == 0)
    }

    /// What is in both.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// What is in either.
    #[must_use]
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// What is in it but not in `other`.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// The smallest number in it.
    #[must_use]
    pub fn first(&self) -> Option<usize> {
        self.0
            .iter()
            .enumerate()
            .find(|(_, word)| **word != 0)
            .map(|(i, word)| i * 64 + word.trailing_zeros() as usize)
    }

    /// Its numbers, rising.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<WORDS> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < WORDS {
                if words[at] != 0 {
                    let bit = words[at].trailing_zeros() as usize;
                    words[at] &= words[at] - 1;
                    return Some(at * 64 + bit);
                }
                at += 1;
            }
            None
        })
    }
}

impl<const WORDS: usize> FromIterator<usize> for Bits<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(numbers: I) -> Self {
        let mut set = Self::EMPTY;
        for number in numbers {
            set.insert(number);
        }
        set
    }
}

/// A set of things with numbers below `64 × WORDS`: of units, of spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Set<I, const WORDS: usize> {
    numbers: Bits<WORDS>,
    of: PhantomData<I>,
}

impl<I: Id, const WORDS: usize> Default for Set<I, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<I: Id, const WORDS: usize> Set<I, WORDS> {
    /// The set of nothing.
    pub const EMPTY: Self = Self::of(Bits::EMPTY);

    /// The set of the things with these numbers.
    #[must_use]
    pub const fn of(numbers: Bits<WORDS>) -> Self {
        Self { numbers, of: PhantomData }
    }

    /// The set of one thing.
    #[must_use]
    #[inline]
    pub fn one(id: I) -> Self {
        let mut set = Self::EMPTY;
        set.insert(id);
        set
    }

    /// The numbers of what it holds.
    #[must_use]
    pub const fn numbers(&self) -> Bits<WORDS> {
        self.numbers
    }

    /// Whether it holds a thing.
    #[must_use]
    #[inline]
    pub fn contains(&self, id: I) -> bool {
        self.numbers.contains(id.index())
    }

    /// Adds a thing.
    #[inline]
    pub fn insert(&mut self, id: I) {
        self.numbers.insert(id.index());
    }

    /// Takes a thing out.
    #[inline]
    pub fn remove(&mut self, id: I) {
        self.numbers.remove(id.index());
    }

    /// Whether it holds nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// How many things it holds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.numbers.len()
    }

    /// Whether everything in it is also in `other`.
    #[must_use]
    pub fn is_subset(&self, other: &Self) -> bool {
        self.numbers.is_subset(&other.numbers)
    }

    /// What is in both.
    #[must_use]
    #[inline]
    pub fn and(&self, other: &Self) -> Self {
        Self::of(self.numbers.and(&other.numbers))
    }

    /// What is in either.
    #[must_use]
    #[inline]
    pub fn or(&self, other: &Self) -> Self {
        Self::of(self.numbers.or(&other.numbers))
    }

    /// What is in it but not in `other`.
    #[must_use]
    #[inline]
    pub fn without(&self, other: &Self) -> Self {
        Self::of(self.numbers.without(&other.numbers))
    }

    /// The first thing in it.
    #[must_use]
    #[inline]
    pub fn first(&self) -> Option<I> {
        self.numbers.first().map(I::new)
    }

    /// What it holds, in the order of the numbers.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = I> + use<I, WORDS> {
        self.numbers.iter().map(I::new)
    }
}

impl<I: Id, const WORDS: usize> FromIterator<I> for Set<I, WORDS> {
    fn from_iter<A: IntoIterator<Item = I>>(things: A) -> Self {
        Self::of(things.into_iter().map(Id::index).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sandtable_engine::SpaceId;

    #[test]
    fn a_set_gives_back_what_was_put_in() {
        let numbers = [0, 5, 63, 64, 127, 190];
        let mut set: Bits<3> = numbers.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), numbers);
        assert_eq!((set.len(), set.first()), (6, Some(0)));
        set.remove(0);
        assert!(!set.contains(0) && set.contains(64));
        assert!(set.is_subset(&numbers.into_iter().collect()));
        assert!(set.without(&set).is_empty());
        let others: Bits<3> = [5, 70].into_iter().collect();
        assert_eq!(set.or(&others).without(&set), [70].into_iter().collect());
        assert_eq!(set.and(&others), [5].into_iter().collect());
        assert!(Bits::<3>::EMPTY.is_empty());
    }

    #[test]
    fn a_set_of_things_is_the_set_of_their_numbers() {
        let spaces = [3, 70, 127].map(SpaceId);
        let mut set: Set<SpaceId, 2> = spaces.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), spaces);
        assert_eq!(
            (set.len(), set.first(), set.numbers()),
            (3, Some(SpaceId(3)), [3, 70, 127].into_iter().collect())
        );
        set.remove(SpaceId(3));
        let others: Set<SpaceId, 2> = [70, 71].into_iter().map(SpaceId).collect();
        assert_eq!(set.and(&others), Set::one(SpaceId(70)));
        assert!(set.or(&others).contains(SpaceId(71)) && !set.without(&others).contains(SpaceId(70)));
        assert!(set.and(&others).is_subset(&set) && Set::<SpaceId, 2>::default().is_empty());
    }
}

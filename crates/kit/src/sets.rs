//! Sets of small numbers as words of bits: units of a combat, spaces held by a side.

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

#[cfg(test)]
mod tests {
    use super::*;

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
}

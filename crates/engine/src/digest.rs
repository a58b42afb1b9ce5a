//! Hashes that are the same on every platform: of a situation with `#[derive(Hash)]`, so that no field can be forgotten.
//!
//! ```
//! use sandtable_engine::digest::{Derived, digest};
//! #[derive(Hash)]
//! struct Situation {
//!     turn: u8,
//!     places: [u16; 2],
//!     /// Follows from the places: no two situations differ in it alone.
//!     zones: Derived<Vec<u8>>,
//! }
//! let at = |turn, zones| digest(&Situation { turn, places: [7, 9], zones: Derived(zones) });
//! assert_eq!(at(1, vec![1]), at(1, Vec::new()));
//! assert_ne!(at(1, vec![1]), at(2, vec![1]));
//! ```

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};
use xxhash_rust::xxh3::xxh3_64;

/// The hash of a value.
#[must_use]
pub fn digest(value: &impl Hash) -> u64 {
    let mut bytes = Bytes(Vec::with_capacity(4096));
    value.hash(&mut bytes);
    bytes.finish()
}

/// What is hashed, number by number, as a little-endian machine of 64 bits has it.
struct Bytes(Vec<u8>);

impl Hasher for Bytes {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }
    fn write_u16(&mut self, number: u16) {
        self.write(&number.to_le_bytes());
    }
    fn write_u32(&mut self, number: u32) {
        self.write(&number.to_le_bytes());
    }
    fn write_u64(&mut self, number: u64) {
        self.write(&number.to_le_bytes());
    }
    fn write_u128(&mut self, number: u128) {
        self.write(&number.to_le_bytes());
    }
    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
    /// The number of a variant of an enum.
    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as i64 as u64);
    }
    fn finish(&self) -> u64 {
        xxh3_64(&self.0)
    }
}

/// What follows from the rest of a situation and is kept beside it to be asked quickly: it is no part of its hash.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Derived<T>(pub T);

impl<T> Hash for Derived<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> Deref for Derived<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Derived<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_hashed_alike_on_every_machine() {
        #[derive(Hash)]
        enum Word {
            _None,
            Some(u16, bool),
        }
        let mut bytes = Bytes(Vec::new());
        (Word::Some(0x0102, true), -2_i16, 3_usize, [4_u8, 5]).hash(&mut bytes);
        let variant = [1, 0, 0, 0, 0, 0, 0, 0, 2, 1, 1];
        let rest = [0xfe, 0xff, 3, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 4, 5];
        assert_eq!(bytes.0, [&variant[..], &rest].concat());
    }
}

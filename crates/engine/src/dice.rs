//! Dice: one honest stream a table, and the other sources that tests and searches put in its place.
//!
//! A game never holds dice. It asks the source it is given and names each roll's purpose, so that the same rules
//! code can be played, tested with forced dice, searched with keyed dice and enumerated exactly.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::fmt;
use std::str::FromStr;

/// What a roll is for. Searches key their dice by it; players read it in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roll {
    /// A message id that says what the roll decides.
    pub purpose: &'static str,
    /// The turn in which it is rolled.
    pub turn: u16,
    /// Where it matters: the index of a space or counter, or zero.
    pub place: u16,
    /// Which of several dice of the same purpose it is.
    pub nth: u16,
}

/// Where rolls come from.
pub trait Dice {
    /// A number from zero to one less than `faces`, each equally likely.
    fn below(&mut self, faces: u32, roll: Roll) -> u32;

    /// One of the numbers in `from`, each equally likely: a card of a deck, a marker of a cup.
    ///
    /// A test that sets the dice names the number itself.
    fn pick(&mut self, from: &[u32], roll: Roll) -> u32 {
        from[self.below(from.len() as u32, roll) as usize]
    }

    /// One six-sided die.
    fn die(&mut self, roll: Roll) -> u8 {
        self.below(6, roll) as u8 + 1
    }
}

/// The seed of a table's dice: 256 bits, written as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed made from a small number, for tests and reproducible experiments.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a number or 64 hexadecimal digits")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Self, NotASeed> {
        let digits = text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit());
        if !digits {
            let number = text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse().ok()).flatten();
            return number.map(Self::from_number).ok_or(NotASeed);
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| NotASeed)?;
        }
        Ok(Self(bytes))
    }
}

/// The honest dice of a table: one ChaCha8 stream. The same seed gives the same rolls on every platform.
#[derive(Clone, Debug)]
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of a seed, from its beginning.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(ChaCha8Rng::from_seed(seed.0))
    }
}

impl Dice for Stream {
    #[inline]
    fn below(&mut self, faces: u32, _roll: Roll) -> u32 {
        // Lemire's method: unbiased, and one multiplication for nearly every roll.
        let mut product = u64::from(self.0.next_u32()) * u64::from(faces);
        if (product as u32) < faces {
            let threshold = faces.wrapping_neg() % faces;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(faces);
            }
        }
        (product >> 32) as u32
    }
}

/// Dice that a test has set. When they run out, the roll is noted as missing and gives the lowest face.
#[derive(Clone, Debug, Default)]
pub struct Forced {
    queue: std::collections::VecDeque<u32>,
    missing: Vec<Roll>,
    bad: Vec<(u32, Roll)>,
}

impl Forced {
    /// Dice that will show these faces (from one) in this order.
    pub fn new(faces: impl IntoIterator<Item = u32>) -> Self {
        Self { queue: faces.into_iter().collect(), ..Self::default() }
    }

    /// Adds faces to come.
    pub fn push(&mut self, faces: impl IntoIterator<Item = u32>) {
        self.queue.extend(faces);
    }

    /// What is wrong with what has been rolled so far: dice left over, missing or impossible.
    ///
    /// # Errors
    /// A sentence for the author of the test.
    pub fn settle(&self) -> Result<(), String> {
        if let Some(roll) = self.missing.first() {
            return Err(format!("a roll for {} found no die set", roll.purpose));
        }
        if let Some((face, roll)) = self.bad.first() {
            return Err(format!("a die for {} cannot show {face}", roll.purpose));
        }
        if self.queue.is_empty() { Ok(()) } else { Err(format!("{} dice were not rolled", self.queue.len())) }
    }
}

impl Dice for Forced {
    fn below(&mut self, faces: u32, roll: Roll) -> u32 {
        match self.queue.pop_front() {
            Some(face) if (1..=faces).contains(&face) => face - 1,
            Some(face) => {
                self.bad.push((face, roll));
                0
            }
            None => {
                self.missing.push(roll);
                0
            }
        }
    }

    fn pick(&mut self, from: &[u32], roll: Roll) -> u32 {
        match self.queue.pop_front() {
            Some(number) if from.contains(&number) => number,
            Some(number) => {
                self.bad.push((number, roll));
                from[0]
            }
            None => {
                self.missing.push(roll);
                from[0]
            }
        }
    }
}

/// Dice for searches: a roll is computed from its purpose and place, not drawn, so that one fight gets one die
/// whatever came before it; over `sets` sets each roll sees every part of the die's range once.
#[derive(Clone, Copy, Debug)]
pub struct Keyed {
    /// Distinguishes independent searches.
    pub seed: u64,
    /// Which of the sets this is.
    pub set: u32,
    /// How many sets there are.
    pub sets: u32,
}

impl Dice for Keyed {
    fn below(&mut self, faces: u32, roll: Roll) -> u32 {
        let key = |salt: u64| {
            let numbers = self.seed
                ^ (u64::from(roll.turn) << 48 | u64::from(roll.place) << 32 | u64::from(roll.nth) << 16);
            xxhash_rust::xxh3::xxh3_64_with_seed(roll.purpose.as_bytes(), numbers.wrapping_add(salt))
        };
        let sets = self.sets.max(1);
        // Rotating the sets by a hash of the roll keeps each roll stratified and the rolls independent.
        let stratum = (u64::from(self.set) + key(1) % u64::from(sets)) % u64::from(sets);
        let within = key(2 + u64::from(self.set)) >> 32;
        let position = (stratum << 32 | within) / u64::from(sets);
        ((position * u64::from(faces)) >> 32) as u32
    }
}

/// Dice that walk every combination of faces, one run of the rules a combination.
///
/// ```
/// use sandtable_engine::dice::{Dice, Enumerator, Roll};
/// let roll = Roll { purpose: "test", turn: 0, place: 0, nth: 0 };
/// let mut sums = [0; 13];
/// let mut dice = Enumerator::default();
/// while dice.next_run() {
///     sums[usize::from(dice.die(roll) + dice.die(roll))] += 1;
/// }
/// assert_eq!(sums[7], 6);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Enumerator {
    path: Vec<(u32, u32)>,
    depth: usize,
    started: bool,
}

impl Enumerator {
    /// Goes to the next combination; false when all have been seen.
    pub fn next_run(&mut self) -> bool {
        self.depth = 0;
        if !self.started {
            self.started = true;
            return true;
        }
        while let Some((face, faces)) = self.path.pop() {
            if face + 1 < faces {
                self.path.push((face + 1, faces));
                return true;
            }
        }
        false
    }

    /// In how many equally likely ways this run stands among all: its probability is one in this number. None if there are
    /// too many to count.
    #[must_use]
    pub fn one_in(&self) -> Option<u64> {
        self.path.iter().try_fold(1_u64, |ways, &(_, faces)| ways.checked_mul(u64::from(faces)))
    }
}

impl Dice for Enumerator {
    fn below(&mut self, faces: u32, _roll: Roll) -> u32 {
        if self.depth == self.path.len() {
            self.path.push((0, faces));
        }
        let (face, known) = self.path[self.depth];
        debug_assert_eq!(known, faces, "the same rolls must be asked for in every run with the same faces");
        self.depth += 1;
        face
    }
}

/// A source that counts what it passes on, so that a table knows where undo must stop.
///
/// The rules are compiled for every kind of dice that they are asked with: wherever speed does not matter, they get this one.
pub struct Counted<'d> {
    dice: &'d mut dyn Dice,
    /// How many rolls were made.
    pub rolls: usize,
}

impl<'d> Counted<'d> {
    /// Counts the rolls of `dice` from now on.
    pub fn new(dice: &'d mut impl Dice) -> Self {
        Self { dice, rolls: 0 }
    }
}

impl fmt::Debug for Counted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Counted").field("rolls", &self.rolls).finish_non_exhaustive()
    }
}

impl Dice for Counted<'_> {
    fn below(&mut self, faces: u32, roll: Roll) -> u32 {
        self.rolls += 1;
        self.dice.below(faces, roll)
    }

    fn pick(&mut self, from: &[u32], roll: Roll) -> u32 {
        self.rolls += 1;
        self.dice.pick(from, roll)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROLL: Roll = Roll { purpose: "test", turn: 1, place: 2, nth: 0 };

    #[test]
    fn the_stream_is_pinned_and_fair() {
        let mut stream = Stream::new(Seed::from_number(1));
        let first: Vec<u8> = (0..12).map(|_| stream.die(ROLL)).collect();
        let again: Vec<u8> = {
            let mut stream = Stream::new(Seed::from_number(1));
            (0..12).map(|_| stream.die(ROLL)).collect()
        };
        assert_eq!(first, again);
        let mut counts = [0_u32; 6];
        for _ in 0..60_000 {
            counts[stream.below(6, ROLL) as usize] += 1;
        }
        // Chi-squared with five degrees of freedom: 20.5 is exceeded once in a thousand.
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 20.5, "{counts:?}");
    }

    #[test]
    fn seeds_are_read_and_written_alike() {
        let seed = Seed([0xa7; 32]);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("17".parse(), Ok(Seed::from_number(17)));
        assert_eq!("xyz".parse::<Seed>(), Err(NotASeed));
    }

    #[test]
    fn keyed_dice_do_not_depend_on_order_and_cover_the_range() {
        for place in 0..40 {
            let roll = Roll { place, ..ROLL };
            let mut faces: Vec<u8> = (0..6).map(|set| Keyed { seed: 9, set, sets: 6 }.die(roll)).collect();
            assert_eq!(faces[0], Keyed { seed: 9, set: 0, sets: 6 }.die(roll));
            faces.sort_unstable();
            assert_eq!(faces, [1, 2, 3, 4, 5, 6]);
        }
    }

    #[test]
    fn forced_dice_tell_what_is_wrong() {
        let mut dice = Forced::new([3, 9]);
        assert_eq!(dice.die(ROLL), 3);
        assert!(dice.settle().unwrap_err().contains("not rolled"));
        dice.die(ROLL);
        assert!(dice.settle().unwrap_err().contains("cannot show 9"));
        dice.die(ROLL);
        assert!(dice.settle().unwrap_err().contains("no die set"));
    }

    #[test]
    fn a_test_names_the_card_that_is_drawn() {
        let mut dice = Forced::new([30, 31]);
        assert_eq!(dice.pick(&[12, 30, 54], ROLL), 30);
        dice.pick(&[12, 54], ROLL);
        assert!(dice.settle().unwrap_err().contains("cannot show 31"));
        let mut dice = Forced::new([54]);
        let mut counted = Counted::new(&mut dice);
        assert_eq!((counted.pick(&[12, 54], ROLL), counted.rolls), (54, 1));
        assert!([12, 54].contains(&Stream::new(Seed::from_number(1)).pick(&[12, 54], ROLL)));
    }
}

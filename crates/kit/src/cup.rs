//! Cups of chits, decks of cards, pools of counters: what is in them is known, the order in which it comes never is.
//!
//! A cup holds so many of each kind, and no order: a chit is drawn when it is drawn, by a roll over what is left. Nothing can leak,
//! odds are exact, and an imagined world needs no shuffling. Whether a seat may see the contents is the game's to say, in its view.
//!
//! ```
//! use sandtable_engine::dice::{Forced, Roll};
//! use sandtable_kit::cup::Cup;
//! const KINDS: [&str; 3] = ["movement", "combat", "logistics"];
//! let roll = Roll { purpose: "roll-chit", turn: 1, place: 0, nth: 0 };
//! let mut pool: Cup<3> = Cup::of([(0, 2), (1, 2), (2, 1)]);
//! // A test names the chit that is drawn.
//! assert_eq!(pool.draw(&mut Forced::new([2]), roll), Some(2));
//! assert_eq!(pool.write(&KINDS), "movement*2 combat*2");
//! // 18.7.1 of The Dark Sands: whose turn it is not goes back, and the search goes on among the others.
//! assert_eq!(pool.draw_from(&mut Forced::new([1]), roll, |kind| kind != 0), Some(1));
//! pool.put(2);
//! assert_eq!(Cup::read("movement*2 combat logistics", &KINDS), Ok(pool));
//! assert_eq!(pool.chance(0), (2, 4));
//! ```

use crate::sets::Set;
use sandtable_engine::dice::{Dice, Roll};
use sandtable_engine::ids::Id;

/// The most chits that a draw can choose among.
pub const MOST: usize = 255;

/// A cup of chits of `KINDS` kinds, or a deck of as many cards: how many there are of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cup<const KINDS: usize>([u8; KINDS]);

impl<const KINDS: usize> Default for Cup<KINDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const KINDS: usize> Cup<KINDS> {
    /// An empty cup.
    pub const EMPTY: Self = Self([0; KINDS]);

    /// A deck: one of each kind.
    pub const FULL: Self = Self([1; KINDS]);

    /// A cup of so many of each kind. Kinds that there are not are left out.
    #[must_use]
    pub fn of(contents: impl IntoIterator<Item = (usize, u8)>) -> Self {
        let mut cup = Self::EMPTY;
        for (kind, count) in contents {
            for _ in 0..count {
                cup.put(kind);
            }
        }
        cup
    }

    /// How many of a kind are left.
    #[must_use]
    pub fn count(&self, kind: usize) -> u8 {
        self.0.get(kind).copied().unwrap_or(0)
    }

    /// How many chits are left.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds of which some are left, each with how many.
    pub fn contents(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.0.iter().copied().enumerate().filter(|&(_, count)| count > 0)
    }

    /// Puts a chit in; false if there is no such kind or the cup is full.
    pub fn put(&mut self, kind: usize) -> bool {
        let fits = self.len() < MOST;
        self.0.get_mut(kind).filter(|_| fits).map(|count| *count += 1).is_some()
    }

    /// Takes a chit out that the rules name; false if there is none.
    pub fn remove(&mut self, kind: usize) -> bool {
        self.0.get_mut(kind).filter(|count| **count > 0).map(|count| *count -= 1).is_some()
    }

    /// Puts all of another cup in, as far as there is room: the discards become the deck again.
    pub fn pour(&mut self, other: &mut Self) {
        for kind in 0..KINDS {
            while other.count(kind) > 0 && self.put(kind) {
                other.remove(kind);
            }
        }
    }

    /// Draws a chit: each that is left is equally likely.
    pub fn draw(&mut self, dice: &mut (impl Dice + ?Sized), roll: Roll) -> Option<usize> {
        self.draw_from(dice, roll, |_| true)
    }

    /// Draws a chit of one of some kinds. It is as if others that are drawn were laid aside and put back afterwards.
    pub fn draw_from(
        &mut self,
        dice: &mut (impl Dice + ?Sized),
        roll: Roll,
        may_come: impl Fn(usize) -> bool,
    ) -> Option<usize> {
        let kind = pick(self.contents().filter(|&(kind, _)| may_come(kind)), dice, roll)?;
        self.remove(kind).then_some(kind)
    }

    /// In how many of how many draws a kind comes next.
    #[must_use]
    pub fn chance(&self, kind: usize) -> (u32, u32) {
        (u32::from(self.count(kind)), self.len() as u32)
    }

    /// The contents as a text: names, each with how many if there are several.
    #[must_use]
    pub fn write<S: AsRef<str>>(&self, names: &[S; KINDS]) -> String {
        let words: Vec<String> = self
            .contents()
            .map(|(kind, count)| match count {
                1 => names[kind].as_ref().to_owned(),
                _ => format!("{}*{count}", names[kind].as_ref()),
            })
            .collect();
        words.join(" ")
    }

    /// Reads contents that were written.
    ///
    /// # Errors
    /// What is wrong: a name that there is not, or a number.
    pub fn read<S: AsRef<str>>(text: &str, names: &[S; KINDS]) -> Result<Self, String> {
        let mut cup = Self::EMPTY;
        for word in text.split_whitespace() {
            let (name, count) = word.split_once('*').unwrap_or((word, "1"));
            let kind = names.iter().position(|known| known.as_ref() == name);
            let kind = kind.ok_or_else(|| format!("there is no chit {name}"))?;
            let count: u8 =
                count.parse().ok().filter(|&count| count > 0).ok_or(format!("how many is {count}?"))?;
            if (0..count).any(|_| !cup.put(kind)) {
                return Err(format!("more than {MOST} chits"));
            }
        }
        Ok(cup)
    }
}

/// One of so many of each kind, all equally likely.
fn pick(
    contents: impl Iterator<Item = (usize, u8)>,
    dice: &mut (impl Dice + ?Sized),
    roll: Roll,
) -> Option<usize> {
    let mut chits = [0_u32; MOST];
    let mut count = 0;
    for (kind, number) in contents {
        let end = (count + usize::from(number)).min(MOST);
        chits[count..end].fill(kind as u32);
        count = end;
    }
    (count > 0).then(|| dice.pick(&chits[..count], roll) as usize)
}

/// Draws a card of a deck of which each is there once: such a deck is a set of their numbers.
///
/// ```
/// use sandtable_engine::dice::{Forced, Roll};
/// use sandtable_kit::{cup::draw_card, sets::Set};
/// let mut deck: Set<u8, 1> = (1..=54).collect();
/// let roll = Roll { purpose: "roll-card", turn: 1, place: 0, nth: 0 };
/// assert_eq!(draw_card(&mut deck, &mut Forced::new([30]), roll), Some(30));
/// assert_eq!(deck.len(), 53);
/// ```
pub fn draw_card<C: Id, const WORDS: usize>(
    deck: &mut Set<C, WORDS>,
    dice: &mut (impl Dice + ?Sized),
    roll: Roll,
) -> Option<C> {
    let card = C::new(pick(deck.iter().map(|card| (card.index(), 1)), dice, roll)?);
    deck.remove(card);
    Some(card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sandtable_engine::dice::{Enumerator, Seed, Stream};

    const ROLL: Roll = Roll { purpose: "test", turn: 1, place: 0, nth: 0 };
    const NAMES: [&str; 5] = ["a", "b", "c", "d", "e"];

    proptest! {
        #[test]
        fn a_cup_is_a_bag_of_chits(
            doings in prop::collection::vec((0u8..4, 0usize..6), 0..80),
            seed in any::<u64>(),
        ) {
            let mut dice = Stream::new(Seed::from_number(seed));
            let mut cup = Cup::<5>::EMPTY;
            let mut bag: Vec<usize> = Vec::new();
            for (doing, kind) in doings {
                match doing {
                    0 | 1 => {
                        prop_assert_eq!(cup.put(kind), kind < 5);
                        bag.extend((kind < 5).then_some(kind));
                    }
                    2 => {
                        let found = bag.iter().position(|&chit| chit == kind);
                        prop_assert_eq!(cup.remove(kind), found.is_some());
                        found.map(|at| bag.swap_remove(at));
                    }
                    _ => match cup.draw_from(&mut dice, ROLL, |chit| chit != kind) {
                        Some(drawn) => {
                            prop_assert_ne!(drawn, kind);
                            let at = bag.iter().position(|&chit| chit == drawn).unwrap();
                            bag.swap_remove(at);
                        }
                        None => prop_assert!(bag.iter().all(|&chit| chit == kind)),
                    },
                }
                prop_assert_eq!(cup.len(), bag.len());
                for kind in 0..6 {
                    prop_assert_eq!(usize::from(cup.count(kind)), bag.iter().filter(|&&chit| chit == kind).count());
                }
                prop_assert_eq!(Cup::read(&cup.write(&NAMES), &NAMES), Ok(cup));
            }
        }

        #[test]
        fn each_chit_is_equally_likely(counts in prop::collection::vec(0u8..5, 5)) {
            let cup = Cup::<5>::of(counts.iter().copied().enumerate());
            let mut found = [0; 5];
            let mut dice = Enumerator::default();
            while dice.next_run() {
                let mut cup = cup;
                if let Some(kind) = cup.draw(&mut dice, ROLL) {
                    found[kind] += 1;
                }
            }
            prop_assert_eq!(&found[..], &counts[..]);
        }

        #[test]
        fn a_deck_is_a_cup_with_one_of_each(cards in prop::collection::btree_set(0usize..60, 0..20), seed in any::<u64>()) {
            let mut deck: Set<u8, 1> = cards.iter().map(|&card| u8::new(card)).collect();
            let mut cup = Cup::<60>::of(cards.into_iter().map(|card| (card, 1)));
            let (mut one, mut other) = (Stream::new(Seed::from_number(seed)), Stream::new(Seed::from_number(seed)));
            while !cup.is_empty() {
                prop_assert_eq!(draw_card(&mut deck, &mut one, ROLL).map(Id::index), cup.draw(&mut other, ROLL));
            }
            prop_assert_eq!(draw_card(&mut deck, &mut one, ROLL), None);
        }

        #[test]
        fn any_text_is_a_cup_or_an_error(text in "[a-f0-9* ]{0,20}") {
            if let Ok(cup) = Cup::read(&text, &NAMES) {
                prop_assert_eq!(Cup::read(&cup.write(&NAMES), &NAMES), Ok(cup));
            }
        }
    }

    #[test]
    fn a_cup_that_is_poured_out_is_empty_unless_the_other_is_full() {
        let (mut deck, mut discards) = (Cup::<5>::of([(0, 200)]), Cup::of([(1, 60)]));
        deck.pour(&mut discards);
        assert_eq!((deck.len(), discards.len()), (MOST, 5));
    }
}

//! Enums whose variants are written as a word and its operands: the actions of a game, the stages of a decision. The
//! word stands beside the variant, and both ways of spelling it follow.
//!
//! ```
//! use sandtable_engine::ids::{Id, UnitId};
//! use sandtable_engine::phrase::UnitNames;
//! use sandtable_engine::phrases;
//!
//! struct Data { names: Vec<&'static str> }
//!
//! impl UnitNames for Data {
//!     fn unit_name(&self, unit: UnitId) -> &str {
//!         self.names[unit.index()]
//!     }
//!     fn find_unit(&self, name: &str) -> Option<UnitId> {
//!         self.names.iter().position(|one| *one == name).map(UnitId::new)
//!     }
//! }
//!
//! phrases! {
//!     /// What can be done.
//!     #[derive(Clone, Copy, Debug, PartialEq)]
//!     pub enum Action("action") in Data {
//!         /// Roll so many dice.
//!         Roll(dice: u8) => "roll",
//!         /// Help another.
//!         Help(one: UnitId, other: UnitId) => "help",
//!         /// No more.
//!         End => "end",
//!     }
//! }
//! let data = Data { names: vec!["1/5", "22/21Pz"] };
//! assert_eq!(Action::Help(UnitId(1), UnitId(0)).write(&data), "help 22/21Pz 1/5");
//! assert_eq!(Action::read("roll 3", &data), Ok(Action::Roll(3)));
//! assert_eq!(Action::read("end now", &data).unwrap_err().reason, "\"end now\" is no action of this game");
//! ```

use crate::board::Board;
use crate::ids::{SpaceId, UnitId};
use crate::text::TextError;
use std::hash::{Hash, Hasher};

/// What can stand after the word of a phrase, spelled by the data of a game.
pub trait Operand<Data> {
    /// What the variant holds.
    type Value;

    /// Spells it: one word, several, or none.
    fn write(value: Self::Value, data: &Data) -> String;

    /// Reads what [`write`](Self::write) wrote.
    ///
    /// # Errors
    /// If it is something else.
    fn read(words: &mut Words<'_>, data: &Data) -> Result<Self::Value, TextError>;

    /// Counts it in a hash in which units are bytes.
    fn count<H: Hasher>(value: Self::Value, state: &mut H)
    where
        Self::Value: Hash,
    {
        value.hash(state);
    }
}

/// The words of a phrase that have not been read yet.
#[derive(Debug)]
pub struct Words<'t> {
    words: Vec<&'t str>,
    next: usize,
}

impl<'t> Words<'t> {
    /// The words of a text.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        Self { words: text.split_whitespace().collect(), next: 0 }
    }

    /// How many there are.
    #[must_use]
    pub fn left(&self) -> usize {
        self.words.len() - self.next
    }

    /// The next word.
    ///
    /// # Errors
    /// If there is none.
    pub fn take(&mut self) -> Result<&'t str, TextError> {
        let word = self.words.get(self.next).copied();
        self.next += usize::from(word.is_some());
        word.ok_or_else(|| TextError::new("a word is missing"))
    }

    /// Takes the next word if it is this one.
    pub fn take_if(&mut self, word: &str) -> bool {
        let there = self.words.get(self.next) == Some(&word);
        self.next += usize::from(there);
        there
    }
}

/// A number.
impl<Data> Operand<Data> for u8 {
    type Value = Self;

    fn write(value: Self, _: &Data) -> String {
        value.to_string()
    }

    fn read(words: &mut Words<'_>, _: &Data) -> Result<Self, TextError> {
        let word = words.take()?;
        word.parse().map_err(|_| TextError::new(format!("\"{word}\" is not a number up to 255")))
    }
}

/// Data that name units.
pub trait UnitNames {
    /// The name of a unit in records and vectors.
    fn unit_name(&self, unit: UnitId) -> &str;

    /// The unit of that name.
    fn find_unit(&self, name: &str) -> Option<UnitId>;
}

/// Data that have a board.
pub trait OnBoard {
    /// The board, which names its spaces.
    fn board(&self) -> &Board;
}

/// What has that name and no other words: a unit, a space, a hex.
///
/// # Errors
/// If nothing has.
pub fn named<O: Operand<Data>, Data>(data: &Data, name: &str) -> Result<O::Value, TextError> {
    let mut words = Words::new(name);
    let found = O::read(&mut words, data)?;
    if words.left() > 0 {
        return Err(TextError::new(format!("\"{name}\" is more than one name")));
    }
    Ok(found)
}

/// A unit by its name.
impl<Data: UnitNames> Operand<Data> for UnitId {
    type Value = Self;

    fn write(unit: Self, data: &Data) -> String {
        data.unit_name(unit).to_owned()
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<Self, TextError> {
        let name = words.take()?;
        data.find_unit(name).ok_or_else(|| TextError::new(format!("there is no unit \"{name}\"")))
    }

    fn count<H: Hasher>(unit: Self, state: &mut H) {
        state.write_u8(unit.0 as u8);
    }
}

/// A hex or box by its name.
impl<Data: OnBoard> Operand<Data> for SpaceId {
    type Value = Self;

    fn write(space: Self, data: &Data) -> String {
        data.board().space(space).name.clone()
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<Self, TextError> {
        let name = words.take()?;
        data.board().find(name).ok_or_else(|| TextError::new(format!("there is no hex or box \"{name}\"")))
    }
}

/// A hex by its name: no box.
#[derive(Debug)]
pub enum Hex {}

impl<Data: OnBoard> Operand<Data> for Hex {
    type Value = SpaceId;

    fn write(hex: SpaceId, data: &Data) -> String {
        SpaceId::write(hex, data)
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<SpaceId, TextError> {
        let hex = SpaceId::read(words, data)?;
        let space = data.board().space(hex);
        if space.cell.is_none() {
            return Err(TextError::new(format!("\"{}\" is not a hex", space.name)));
        }
        Ok(hex)
    }
}

/// Makes an enum whose variants are written as a word and its operands. The literal after its name is what it is called in
/// errors; after `in` stands the type of the data by which operands are spelled. With `units as bytes` it has a hash in which units
/// count as bytes, as they do in small stacks.
#[macro_export]
macro_rules! phrases {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident($what:literal, units as bytes) in $data:ty { $($variants:tt)* }
    ) => {
        $crate::phrases! { $(#[$meta])* $vis enum $name($what) in $data { $($variants)* } }
        $crate::phrases! { @hash $name in $data { $($variants)* } }
    };
    (
        @hash $name:ident in $data:ty {
            $( $(#[$doc:meta])* $variant:ident $( ( $($operand:ident : $kind:ty),+ ) )? => $word:literal ),+ $(,)?
        }
    ) => {
        impl std::hash::Hash for $name {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                std::mem::discriminant(self).hash(state);
                match *self {
                    $( Self::$variant $( ( $($operand),+ ) )? => {
                        $( $( <$kind as $crate::phrase::Operand<$data>>::count($operand, state); )+ )?
                    } )+
                }
            }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident($what:literal) in $data:ty {
            $( $(#[$doc:meta])* $variant:ident $( ( $($operand:ident : $kind:ty),+ ) )? => $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name {
            $( $(#[$doc])* $variant $( ( $( <$kind as $crate::phrase::Operand<$data>>::Value ),+ ) )?, )+
        }

        impl $name {
            /// Writes it as one line.
            #[must_use]
            $vis fn write(self, data: &$data) -> String {
                match self {
                    $( Self::$variant $( ( $($operand),+ ) )? => {
                        let operands: &[String] =
                            &[$( $( <$kind as $crate::phrase::Operand<$data>>::write($operand, data) ),+ )?];
                        let words = operands.iter().map(String::as_str).filter(|word| !word.is_empty());
                        std::iter::once($word).chain(words).collect::<Vec<_>>().join(" ")
                    } )+
                }
            }

            /// Reads what [`write`](Self::write) wrote.
            ///
            /// # Errors
            /// If the words are no such thing, or name something that does not exist.
            $vis fn read(text: &str, data: &$data) -> Result<Self, $crate::text::TextError> {
                let bad = || $crate::text::TextError::new(format!("\"{text}\" is no {} of this game", $what));
                let mut words = $crate::phrase::Words::new(text);
                let read = match words.take().map_err(|_| bad())? {
                    $( $word => Self::$variant $( (
                        $( <$kind as $crate::phrase::Operand<$data>>::read(&mut words, data)? ),+
                    ) )?, )+
                    _ => return Err(bad()),
                };
                if words.left() > 0 { Err(bad()) } else { Ok(read) }
            }
        }
    };
}

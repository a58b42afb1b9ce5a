//! Data files: TOML that says, when something is wrong with it, which line and which key.
//!
//! A text becomes a tree of [`Item`]s that know their lines; [`keys!`](crate::keys) makes a struct of a table and refuses
//! keys that it does not know; [`words!`](crate::words) makes an enum of words.
//!
//! ```
//! use sandtable_engine::{data, keys, words};
//!
//! words! {
//!     /// Whose soldiers they are.
//!     #[derive(Clone, Copy, Debug, PartialEq, Eq)]
//!     enum Nation {
//!         /// British.
//!         British => "british",
//!         /// German.
//!         German => "german",
//!     }
//! }
//! keys! {
//!     #[derive(Debug)]
//!     struct Unit {
//!         name: String,
//!         nation: Nation,
//!         strength: [u8; 2],
//!         kind as "type": Option<String>,
//!         range: u8 = 1,
//!     }
//! }
//! keys! { struct Units { unit: Vec<Unit> } }
//!
//! let text = "[[unit]]\nname = \"3 RTR\"\nnation = \"british\"\nstrength = [4, 2]\n";
//! let Units { unit } = data::read(text)?;
//! assert_eq!((unit[0].strength, unit[0].nation.word(), unit[0].range), ([4, 2], "british", 1));
//!
//! let error = data::read::<Units>(&text.replace('4', "400")).err().unwrap();
//! assert_eq!(error.to_string(), "line 4: unit 1, strength 1: not a number from 0 to 255");
//! # Ok::<(), sandtable_engine::text::TextError>(())
//! ```

mod json;
mod named;
mod parse;
mod write;

pub use named::Named;
pub use write::{Write, Writer};

use crate::text::TextError;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

/// A value of a data file, and where it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Item {
    /// Its line, from one.
    pub line: usize,
    /// What it is.
    pub value: Value,
}

/// A value of a data file.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// A number with a fraction.
    Decimal(f64),
    /// Yes or no.
    Switch(bool),
    /// Several values.
    List(Vec<Item>),
    /// Values by their keys, in their order.
    Table(Vec<(String, Item)>),
}

/// What is wrong with a value: its line, the keys that lead to it, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    line: usize,
    place: String,
    reason: String,
}

impl Wrong {
    /// Says that it is further within: under a key, or at a place in a list.
    #[cold]
    #[inline(never)]
    pub(crate) fn within(mut self, key: &str) -> Self {
        // A place in a list stands beside the list's name: "unit 3, attack 2".
        let number = self.place.starts_with(|c: char| c.is_ascii_digit());
        let gap = if self.place.is_empty() {
            ""
        } else if number {
            " "
        } else {
            ", "
        };
        self.place = format!("{key}{gap}{}", self.place);
        self
    }
}

impl From<Wrong> for TextError {
    fn from(Wrong { line, place, reason }: Wrong) -> Self {
        Self::at(line, if place.is_empty() { reason } else { format!("{place}: {reason}") })
    }
}

impl Item {
    /// Reads a TOML text.
    ///
    /// # Errors
    /// With the line, if it is none.
    pub fn parse(text: &str) -> Result<Self, TextError> {
        parse::parse(text)
    }

    /// Reads a JSON text: a `null` is as if its key were missing, and numbers have no fractions.
    ///
    /// # Errors
    /// If it is none.
    pub fn of_json(text: &str) -> Result<Self, TextError> {
        json::parse(text)
    }

    /// An error about this value.
    #[must_use]
    pub fn wrong(&self, reason: impl Into<String>) -> Wrong {
        Wrong { line: self.line, place: String::new(), reason: reason.into() }
    }

    /// The text.
    ///
    /// # Errors
    /// If it is something else.
    pub fn text(&self) -> Result<&str, Wrong> {
        match &self.value {
            Value::Text(text) => Ok(text),
            _ => Err(self.wrong("not a text")),
        }
    }

    /// What its text stands for.
    ///
    /// # Errors
    /// With the reason, if it is none.
    pub fn parsed<T: std::str::FromStr<Err: fmt::Display>>(&self) -> Result<T, Wrong> {
        self.text()?.parse().map_err(|error: T::Err| self.wrong(error.to_string()))
    }

    /// The values.
    ///
    /// # Errors
    /// If it is something else.
    pub fn list(&self) -> Result<&[Self], Wrong> {
        match &self.value {
            Value::List(list) => Ok(list),
            _ => Err(self.wrong("not a list")),
        }
    }

    /// The keys with their values.
    ///
    /// # Errors
    /// If it is something else.
    pub fn table(&self) -> Result<&[(String, Self)], Wrong> {
        match &self.value {
            Value::Table(table) => Ok(table),
            _ => Err(self.wrong("not a table")),
        }
    }

    /// The keys, each to be asked for.
    ///
    /// # Errors
    /// If it is no table.
    pub fn keys(&self) -> Result<Keys<'_>, Wrong> {
        let table = self.table()?;
        Ok(Keys { item: self, table, asked: vec![false; table.len()], within: Vec::new() })
    }
}

/// Keys that may stand in any table: the rule that uses it, and where it comes from. Whoever wants them asks for them.
const NOTES: [&str; 2] = ["rule", "source"];

/// The keys of a table, each to be asked for; what nobody asks for is an error.
#[derive(Debug)]
pub struct Keys<'i> {
    item: &'i Item,
    table: &'i [(String, Item)],
    asked: Vec<bool>,
    /// The tables within it whose keys are asked for by themselves.
    within: Vec<(&'i str, Keys<'i>)>,
}

impl<'i> Keys<'i> {
    /// The value of a key, if it is there.
    pub fn find(&mut self, key: &str) -> Option<&'i Item> {
        let at = self.table.iter().position(|(there, _)| there == key)?;
        self.asked[at] = true;
        Some(&self.table[at].1)
    }

    /// The keys of a table within this one.
    fn within(&mut self, table: &str) -> Result<&mut Self, Wrong> {
        if let Some(known) = self.within.iter().position(|(name, _)| *name == table) {
            return Ok(&mut self.within[known].1);
        }
        let at = self.table.iter().position(|(there, _)| there == table);
        let at = at.ok_or_else(|| self.missing(table))?;
        self.asked[at] = true;
        let (name, item) = &self.table[at];
        self.within.push((name, item.keys().map_err(|wrong| wrong.within(name))?));
        Ok(&mut self.within.last_mut().expect("was pushed").1)
    }

    /// The value of a key, or of the key of a table within this one: `table.key`.
    #[inline(never)]
    fn seek(&mut self, key: &str) -> Result<Option<&'i Item>, Wrong> {
        match key.split_once('.') {
            Some((table, key)) => self.within(table)?.seek(key).map_err(|wrong| wrong.within(table)),
            None => Ok(self.find(key)),
        }
    }

    /// Reads the value of a key; `table.key` is one of a table within this one.
    ///
    /// # Errors
    /// If it is wrong, or missing and needed.
    pub fn read<T: Read>(&mut self, key: &str) -> Result<T, Wrong> {
        match self.seek(key)? {
            Some(item) => T::read(item).map_err(|wrong| wrong.within(key)),
            None => T::absent().ok_or_else(|| self.missing(key)),
        }
    }

    #[cold]
    fn missing(&self, key: &str) -> Wrong {
        self.item.wrong("missing").within(key)
    }

    /// Reads the value of a key that has a default.
    ///
    /// # Errors
    /// If it is wrong.
    pub fn read_or<T: Read>(&mut self, key: &str, default: T) -> Result<T, Wrong> {
        match self.seek(key)? {
            Some(item) => T::read(item).map_err(|wrong| wrong.within(key)),
            None => Ok(default),
        }
    }

    /// The keys that have not been asked for.
    #[must_use]
    pub fn rest(self) -> Named<Item> {
        let left = self.table.iter().zip(self.asked).filter(|(_, asked)| !asked);
        Named(left.map(|(entry, _)| entry.clone()).collect())
    }

    /// All keys have been asked for, but notes of rule and source.
    ///
    /// # Errors
    /// With the first that has not.
    pub fn end(self) -> Result<(), Wrong> {
        let entries = self.table.iter().zip(self.asked);
        for ((key, item), _) in entries.filter(|(_, asked)| !asked) {
            if NOTES.contains(&key.as_str()) {
                item.text().map_err(|wrong| wrong.within(key))?;
            } else {
                return Err(item.wrong("there is no such key").within(key));
            }
        }
        for (name, keys) in self.within {
            keys.end().map_err(|wrong| wrong.within(name))?;
        }
        Ok(())
    }
}

/// What can be read from a value of a data file.
pub trait Read: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// With the line, the place within the value and the reason.
    fn read(item: &Item) -> Result<Self, Wrong>;

    /// What it is where its key is missing, if that may be.
    fn absent() -> Option<Self> {
        None
    }
}

/// Reads a text.
///
/// # Errors
/// With the line, the keys and the reason.
pub fn read<T: Read>(text: &str) -> Result<T, TextError> {
    Ok(T::read(&Item::parse(text)?)?)
}

/// Whether a name is among others. Apart from whoever asks: what a browser runs in loops it compiles a second time, with all that stands
/// around them.
#[must_use]
#[inline(never)]
pub fn is_among(names: &[String], name: &str) -> bool {
    names.iter().any(|there| there == name)
}

/// A data file that comes with a game: [`game_data!`](crate::game_data!) makes one.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its path in `data/`.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
}

impl File {
    /// Reads it.
    ///
    /// # Errors
    /// With the file, the line, the keys and the reason.
    pub fn read<T: Read>(&self) -> Result<T, DataError> {
        self.read_by(read)
    }

    /// Reads it in a way of its own.
    ///
    /// # Errors
    /// With the file and the reason.
    pub fn read_by<T, E: Into<TextError>>(
        &self,
        read: impl FnOnce(&'static str) -> Result<T, E>,
    ) -> Result<T, DataError> {
        read(self.text).map_err(|error| self.wrong(error))
    }

    /// What is wrong with it.
    pub fn wrong(&self, error: impl Into<TextError>) -> DataError {
        DataError { file: self.name, error: error.into() }
    }

    /// What is read of it when somebody first asks.
    #[must_use]
    pub const fn later<T>(self, read: fn(&str) -> Result<T, TextError>) -> Later<T> {
        Later::new(self.name, self.text, read)
    }
}

/// What is read when somebody first asks for it: a table needs neither the look of its game nor the rulebook.
#[derive(Debug)]
pub struct Later<T> {
    file: &'static str,
    text: &'static str,
    read: fn(&str) -> Result<T, TextError>,
    found: OnceLock<T>,
}

impl<T> Later<T> {
    /// What a file says that comes with the game, by the way to read it.
    pub const fn new(file: &'static str, text: &'static str, read: fn(&str) -> Result<T, TextError>) -> Self {
        Self { file, text, read, found: OnceLock::new() }
    }

    /// What it says.
    ///
    /// # Panics
    /// If it cannot be read, which the contract of every game tries.
    pub fn get(&self) -> &T {
        let found = || (self.read)(self.text).unwrap_or_else(|error| panic!("{}: {error}", self.file));
        self.found.get_or_init(found)
    }
}

/// A file that cannot be used: which, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {error}")]
pub struct DataError {
    /// The file's name.
    pub file: &'static str,
    /// What is wrong with it.
    pub error: TextError,
}

impl DataError {
    /// Names the file of an error.
    pub fn of<E: Into<TextError>>(file: &'static str) -> impl Fn(E) -> Self + Copy {
        move |error| Self { file, error: error.into() }
    }
}

macro_rules! read_whole {
    ($($type:ty)*) => {$(
        impl Read for $type {
            fn read(item: &Item) -> Result<Self, Wrong> {
                let number = match item.value {
                    Value::Whole(number) => Self::try_from(number).ok(),
                    _ => None,
                };
                let (least, most) = (Self::MIN, Self::MAX);
                number.ok_or_else(|| item.wrong(format!("not a number from {least} to {most}")))
            }
        }
    )*};
}
read_whole!(u8 i8 u16 i16 u32 i32 u64 i64 usize);

impl Read for Item {
    fn read(item: &Item) -> Result<Self, Wrong> {
        Ok(item.clone())
    }
}

impl Read for f64 {
    fn read(item: &Item) -> Result<Self, Wrong> {
        match item.value {
            Value::Decimal(number) if number.is_finite() => Ok(number),
            // Data files have no whole number so large that it would lose a digit.
            Value::Whole(number) => Ok(number as Self),
            _ => Err(item.wrong("not a number")),
        }
    }
}

impl Read for bool {
    fn read(item: &Item) -> Result<Self, Wrong> {
        match item.value {
            Value::Switch(switch) => Ok(switch),
            _ => Err(item.wrong("neither true nor false")),
        }
    }
}

impl Read for String {
    fn read(item: &Item) -> Result<Self, Wrong> {
        Ok(item.text()?.to_owned())
    }
}

impl Read for char {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let text = item.text()?;
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Ok(letter),
            _ => Err(item.wrong("not a single letter")),
        }
    }
}

impl<T: Read> Read for Option<T> {
    fn read(item: &Item) -> Result<Self, Wrong> {
        T::read(item).map(Some)
    }

    fn absent() -> Option<Self> {
        Some(None)
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let nth =
            |(i, item): (usize, &Item)| T::read(item).map_err(|wrong| wrong.within(&(i + 1).to_string()));
        item.list()?.iter().enumerate().map(nth).collect()
    }
}

impl<T: Read, const N: usize> Read for [T; N] {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let list = Vec::read(item)?;
        Self::try_from(list).map_err(|list| item.wrong(format!("{} values, not {N}", list.len())))
    }
}

impl<T: Read> Read for (T, T) {
    fn read(item: &Item) -> Result<Self, Wrong> {
        <[T; 2]>::read(item).map(Into::into)
    }
}

impl<T: Read> Read for BTreeMap<String, T> {
    fn read(item: &Item) -> Result<Self, Wrong> {
        // One by one: to collect them would sort them first, by a sort of its own for each type.
        let mut map = Self::new();
        for (key, item) in item.table()? {
            map.insert(key.clone(), T::read(item).map_err(|wrong| wrong.within(key))?);
        }
        Ok(map)
    }
}

/// A data file that comes with a game, by its path in `data/`. Modules for the browser carry it without comments and blanks.
#[macro_export]
macro_rules! data_file {
    ($path:literal) => {
        include_str!(concat!(env!("SANDTABLE_DATA"), "/", $path))
    };
}

/// A [`File`](crate::data::File) that comes with a game, by its path in `data/`.
#[macro_export]
macro_rules! game_data {
    ($path:literal) => {
        $crate::data::File { name: $path, text: $crate::data_file!($path) }
    };
}

/// Makes a module of bits, each with its word in data files and texts: the first word is the lowest bit. A bit whose word is empty is
/// written in a way of its own.
///
/// ```
/// sandtable_engine::bits! {
///     /// What a unit has done.
///     pub mod flag: u8 {
///         /// It is on its reduced side.
///         REDUCED => "",
///         /// It has moved.
///         MOVED => "moved",
///         /// It has fought.
///         FOUGHT => "fought",
///     }
/// }
/// assert_eq!((flag::FOUGHT, flag::of_word("fought"), flag::of_word("fled")), (4, Some(4), None));
/// assert_eq!(flag::words(flag::REDUCED | flag::FOUGHT).collect::<Vec<_>>(), ["fought"]);
/// ```
#[macro_export]
macro_rules! bits {
    (
        $(#[$meta:meta])*
        $vis:vis mod $module:ident: $type:ty {
            $( $(#[$doc:meta])* $name:ident => $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[allow(dead_code)]
        $vis mod $module {
            #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
            enum Place { $( $name ),+ }

            $( $(#[$doc])* pub const $name: $type = 1 << Place::$name as u32; )+

            /// The words, from the lowest bit.
            pub const WORDS: &[&str] = &[$( $word ),+];

            /// The words of these bits.
            pub fn words(bits: $type) -> impl Iterator<Item = &'static str> {
                let all = WORDS.iter().enumerate().filter(move |(bit, _)| bits >> bit & 1 == 1);
                all.map(|(_, word)| *word).filter(|word| !word.is_empty())
            }

            /// The bit of a word.
            pub fn of_word(word: &str) -> Option<$type> {
                let place = WORDS.iter().position(|one| *one == word && !word.is_empty());
                place.map(|place| 1 << place)
            }
        }
    };
}

/// Makes structs that are read from tables. A field is `name: Type`, `name: Type = default`, or, where the key is another name or
/// stands in a table of its own, `name as "key": Type`, `name as "table.key": Type`. A first field `..name: Type` is read from keys
/// beside the others (`Type::from_keys`). Keys of other names are refused.
#[macro_export]
macro_rules! keys {
    ($(
        $(#[$meta:meta])*
        $vis:vis struct $name:ident {
            $( ..$flat:ident: $table:ty, )?
            $( $(#[$doc:meta])* $seen:vis $field:ident $(as $key:literal)? : $type:ty $(= $default:expr)? ),* $(,)?
        }
    )*) => {$(
        $(#[$meta])*
        $vis struct $name { $( $flat: $table, )? $( $(#[$doc])* $seen $field: $type, )* }

        impl $crate::data::Read for $name {
            fn read(item: &$crate::data::Item) -> Result<Self, $crate::data::Wrong> {
                let mut keys = item.keys()?;
                let table = Self {
                    $( $flat: <$table>::from_keys(&mut keys)?, )?
                    $( $field: $crate::keys!(@read keys, $crate::keys!(@key $field $($key)?) $(, $default)?), )*
                };
                keys.end()?;
                Ok(table)
            }
        }
    )*};
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
    (@read $keys:ident, $key:expr) => { $keys.read($key)? };
    (@read $keys:ident, $key:expr, $default:expr) => { $keys.read_or($key, $default)? };
}

/// Makes enums of words: each variant has its word in data files and texts beside it, and, if messages name it, its term.
#[macro_export]
macro_rules! words {
    ($(
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$doc:meta])* $variant:ident $(= $value:literal)? => $word:literal $($term:literal)? ),+ $(,)?
        }
    )*) => {$(
        $(#[$meta])*
        $vis enum $name { $( $(#[$doc])* $variant $(= $value)?, )+ }

        #[allow(dead_code)]
        impl $name {
            /// All of them, in order.
            $vis const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// Their words, in order.
            $vis const WORDS: [&'static str; Self::ALL.len()] = [$($word),+];

            /// Its word.
            #[must_use]
            $vis const fn word(self) -> &'static str {
                match self { $( Self::$variant => $word, )+ }
            }

            /// The one of that word.
            #[must_use]
            $vis fn of_word(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.word() == word)
            }
        }

        $crate::words!(@terms $vis $name $( $variant $($term)? ),+);

        impl $crate::data::Read for $name {
            fn read(item: &$crate::data::Item) -> Result<Self, $crate::data::Wrong> {
                let word = item.text()?;
                Self::of_word(word).ok_or_else(|| {
                    let known = Self::ALL.map(Self::word).join(", ");
                    item.wrong(format!("\"{word}\" is none of {known}"))
                })
            }
        }

        impl<Data> $crate::phrase::Operand<Data> for $name {
            type Value = Self;
            fn write(value: Self, _: &Data) -> String {
                value.word().to_owned()
            }
            fn read(words: &mut $crate::phrase::Words<'_>, _: &Data) -> Result<Self, $crate::text::TextError> {
                let word = words.take()?;
                Self::of_word(word).ok_or_else(|| {
                    let known = Self::ALL.map(Self::word).join(", ");
                    $crate::text::TextError::new(format!("\"{word}\" is none of {known}"))
                })
            }
        }
    )*};
    (@terms $vis:vis $name:ident $( $variant:ident ),+) => {};
    (@terms $vis:vis $name:ident $( $variant:ident $term:literal ),+) => {
        impl $name {
            /// The term by which messages name it.
            #[must_use]
            $vis const fn term(self) -> &'static str {
                match self { $( Self::$variant => $term, )+ }
            }
        }
    };
}

#[cfg(test)]
mod tests;

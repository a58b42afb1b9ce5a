//! Dense ids. Names belong to data files and texts; the rules count.
//!
//! What belongs to each unit or each space is kept in a [`By`]: it is indexed by the id, and by no other number.
//!
//! ```
//! use sandtable_engine::ids::{SpaceId, Spaces, UnitId, Units};
//! let mut steps: Units<[u8; 3]> = Units::new([2, 1, 2]);
//! let names: Spaces<Vec<&str>> = ["Caen", "Bayeux"].into_iter().collect();
//! steps[UnitId(1)] -= 1;
//! assert_eq!(steps.iter().filter(|(_, left)| **left == 0).map(|(unit, _)| unit).collect::<Vec<_>>(), [UnitId(1)]);
//! assert_eq!((names[SpaceId(1)], names.get(SpaceId::NONE)), ("Bayeux", None));
//! ```

use crate::data::{Item, Read, Wrong};
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A number that stands for a thing: the things of a kind are counted from zero.
pub trait Id: Copy {
    /// The id of the thing with this number.
    fn new(index: usize) -> Self;

    /// Its number.
    fn index(self) -> usize;
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            /// The id as an index into dense arrays.
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl Read for $name {
            fn read(item: &Item) -> Result<Self, Wrong> {
                <$inner>::read(item).map(Self)
            }
        }

        impl Id for $name {
            #[inline]
            fn new(index: usize) -> Self {
                Self(index as $inner)
            }

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

/// A byte stands for a unit where there are few.
impl Id for u8 {
    #[inline]
    fn new(index: usize) -> Self {
        index as Self
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self)
    }
}

id! {
    /// A space of the board: a hex or a box.
    SpaceId(u16)
}
id! {
    /// A unit: a piece that the rules move and count.
    UnitId(u16)
}
id! {
    /// A counter: a unit or a marker.
    CounterId(u16)
}
id! {
    /// One of those who decide.
    SeatId(u8)
}

id! {
    /// A side: those who win and lose together, and own counters together.
    SideId(u8)
}

impl SpaceId {
    /// No space: the missing neighbour at the edge of a board.
    pub const NONE: Self = Self(u16::MAX);
}

impl UnitId {
    /// No unit: the end of a stack.
    pub const NONE: Self = Self(u16::MAX);
}

impl From<UnitId> for CounterId {
    fn from(unit: UnitId) -> Self {
        Self(unit.0)
    }
}

/// Makes bytes that stand for the things of a kind, of which there are so many.
///
/// ```
/// use sandtable_engine::ids::Id;
/// sandtable_engine::few! {
///     /// A chit.
///     pub struct ChitId below 12;
/// }
/// assert_eq!(ChitId::all().map(Id::index).sum::<usize>(), 66);
/// ```
#[macro_export]
macro_rules! few {
    ($( $(#[$doc:meta])* $vis:vis struct $name:ident below $count:expr; )+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        $vis struct $name(pub u8);

        #[allow(dead_code)]
        impl $name {
            /// None.
            $vis const NONE: Self = Self(u8::MAX);

            /// All of them.
            $vis fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..$count).map(<Self as $crate::ids::Id>::new)
            }
        }

        impl $crate::ids::Id for $name {
            #[inline]
            fn new(index: usize) -> Self {
                Self(index as u8)
            }

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}

/// An array or a vector that is indexed by an id: `Units<[u8; 231]>`, `Spaces<Vec<Terrain>>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct By<I, C> {
    items: C,
    id: PhantomData<I>,
}

/// What belongs to each unit.
pub type Units<C> = By<UnitId, C>;
/// What belongs to each space.
pub type Spaces<C> = By<SpaceId, C>;

impl<I: Id, C> By<I, C> {
    /// The items in the order of their ids.
    pub const fn new(items: C) -> Self {
        Self { items, id: PhantomData }
    }

    /// The items without their ids.
    pub const fn items(&self) -> &C {
        &self.items
    }
}

impl<I: Id, C> By<I, C> {
    /// The item of an id, if there is one.
    pub fn get<T>(&self, id: I) -> Option<&T>
    where
        C: AsRef<[T]>,
    {
        self.items.as_ref().get(id.index())
    }

    /// Every item with its id.
    pub fn iter<'c, T: 'c>(&'c self) -> impl DoubleEndedIterator<Item = (I, &'c T)>
    where
        C: AsRef<[T]>,
    {
        let items: &[T] = self.items.as_ref();
        items.iter().enumerate().map(|(index, item)| (I::new(index), item))
    }
}

impl<I: Id, C: Default> Default for By<I, C> {
    fn default() -> Self {
        Self::new(C::default())
    }
}

impl<I: Id, T> By<I, Vec<T>> {
    /// Adds an item, and tells its id.
    pub fn push(&mut self, item: T) -> I {
        self.items.push(item);
        I::new(self.items.len() - 1)
    }
}

impl<I: Id, C: Index<usize>> Index<I> for By<I, C> {
    type Output = C::Output;

    #[inline]
    fn index(&self, id: I) -> &C::Output {
        &self.items[id.index()]
    }
}

impl<I: Id, C: IndexMut<usize>> IndexMut<I> for By<I, C> {
    #[inline]
    fn index_mut(&mut self, id: I) -> &mut C::Output {
        &mut self.items[id.index()]
    }
}

impl<I: Id, T> FromIterator<T> for By<I, Vec<T>> {
    fn from_iter<A: IntoIterator<Item = T>>(items: A) -> Self {
        Self::new(items.into_iter().collect())
    }
}

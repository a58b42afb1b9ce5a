//! Dense ids. Names belong to data files and texts; the rules count.

use serde::{Deserialize, Serialize};

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
    };
}

id! {
    /// A space of the board: a hex or a box.
    SpaceId(u16)
}
id! {
    /// A counter: a unit or a marker.
    CounterId(u16)
}
id! {
    /// One of those who decide.
    SeatId(u8)
}

impl SpaceId {
    /// No space: the missing neighbour at the edge of a board.
    pub const NONE: Self = Self(u16::MAX);
}

//! Numbers that stand for German units, depth markers and positions, for the counters of the player, and what messages call
//! them.

use crate::attack::Column;
use crate::board::{Terrain, Tide};
use crate::cards::Colour;
use crate::data::{Compare, Intensity, POSITIONS};
use crate::units::{DEPTHS, GERMANS, Sector, Target, US};
use sandtable_engine::few;
use sandtable_engine::ids::{CounterId, Id, UnitId};
use sandtable_engine::message::Arg;

few! {
    /// A German unit.
    pub struct GermanId below GERMANS;
    /// A depth marker.
    pub struct DepthId below DEPTHS;
    /// A German position.
    pub struct PositionId below POSITIONS;
}

/// The American counters.
pub fn everybody() -> impl DoubleEndedIterator<Item = UnitId> + Clone {
    (0..US).map(UnitId::new)
}

/// What a counter is.
pub(crate) enum Counter {
    American(UnitId),
    German(GermanId),
    Depth(DepthId),
    /// A gun beyond the map, by its place in their list.
    Gun(usize),
}

impl From<CounterId> for Counter {
    fn from(counter: CounterId) -> Self {
        match counter.index() {
            unit if unit < US => Self::American(UnitId::new(unit)),
            unit if unit < US + GERMANS => Self::German(GermanId::new(unit - US)),
            marker if marker < US + GERMANS + DEPTHS => Self::Depth(DepthId::new(marker - US - GERMANS)),
            gun => Self::Gun(gun - US - GERMANS - DEPTHS),
        }
    }
}

impl From<GermanId> for CounterId {
    fn from(unit: GermanId) -> Self {
        Self::new(US + unit.index())
    }
}

impl From<DepthId> for CounterId {
    fn from(marker: DepthId) -> Self {
        Self::new(US + GERMANS + marker.index())
    }
}

impl From<GermanId> for Arg {
    fn from(unit: GermanId) -> Self {
        Self::Counter(unit.into())
    }
}

impl From<DepthId> for Arg {
    fn from(marker: DepthId) -> Self {
        Self::Counter(marker.into())
    }
}

/// Messages name these by their terms.
macro_rules! named {
    ($($type:ty),+) => {$(
        impl From<$type> for Arg {
            fn from(one: $type) -> Self {
                Self::Term(one.term())
            }
        }
    )+};
}
named!(Column, Colour, Compare, Intensity, Sector, Target, Terrain, Tide);

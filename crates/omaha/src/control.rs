//! 12.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    /// The hexes that Americans occupy or control (12.1).
    pub(crate) fn us_control(&self, s: &Situation) -> crate::board::HexSet {
        unimplemented!()
    }
    /// Whether a position has a German line of communication (12.2).
    pub(crate) fn german_line(&self, s: &Situation, position: u8) -> bool {
        unimplemented!()
    }
    /// All positions that have one.
    pub(crate) fn german_lines(&self, s: &Situation) -> crate::data::PositionSet {
        unimplemented!()
    }
    /// The hexes that have an American line of communication (12.3).
    pub(crate) fn us_lines(&self, s: &Situation) -> crate::board::HexSet {
        unimplemented!()
    }
}

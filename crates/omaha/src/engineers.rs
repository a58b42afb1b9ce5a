//! IV.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn check_clear(&self, s: &Situation, hex: u16) -> Check {
        unimplemented!()
    }
    pub(crate) fn clear_hex<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, hex: u16) {
        unimplemented!()
    }
    pub(crate) fn end_engineers<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>) {
        unimplemented!()
    }
}

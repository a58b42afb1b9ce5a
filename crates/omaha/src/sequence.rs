//! The sequence of play.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn set_up(&self) -> Situation {
        unimplemented!()
    }
    pub(crate) fn begin<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>) {
        unimplemented!()
    }
}

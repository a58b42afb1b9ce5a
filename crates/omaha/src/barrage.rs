//! 8.4.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn check_barrage(&self, s: &Situation, unit: u8, hex: u16) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_bombard(&self, s: &Situation, hex: u16) -> Check {
        unimplemented!()
    }
    pub(crate) fn list_barrages(&self, s: &Situation, out: &mut Vec<crate::Action>) {
        unimplemented!()
    }
    pub(crate) fn barrage<D: Dice, L: Log>(
        &self,
        s: &mut Situation,
        play: &mut Play<'_, D, L>,
        unit: u8,
        hex: u16,
    ) {
        unimplemented!()
    }
    pub(crate) fn bombard<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, hex: u16) {
        unimplemented!()
    }
}

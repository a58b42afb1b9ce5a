//! 8.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn check_attack(&self, s: &Situation, hex: u16) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_join(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_shells(&self, s: &Situation) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_commit(&self, s: &Situation) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_attrition(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn list_attacks(&self, s: &Situation, out: &mut Vec<crate::Action>) {
        unimplemented!()
    }
    pub(crate) fn list_muster(&self, s: &Situation, out: &mut Vec<crate::Action>) {
        unimplemented!()
    }
    pub(crate) fn begin_attack(&self, s: &mut Situation, hex: u16) {
        unimplemented!()
    }
    pub(crate) fn carry_out_attack<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>) {
        unimplemented!()
    }
    pub(crate) fn attrition<D: Dice, L: Log>(
        &self,
        s: &mut Situation,
        play: &mut Play<'_, D, L>,
        unit: Option<u8>,
    ) {
        unimplemented!()
    }
}

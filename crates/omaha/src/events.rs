//! II.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn draw_event<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>) {
        unimplemented!()
    }
    pub(crate) fn check_hero(&self, s: &Situation, division: Sector, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_regroup(&self, s: &Situation, division: Sector, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_scream(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_patrol(&self, s: &Situation, division: Sector, hex: u16) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_prisoner(&self, s: &Situation, hex: u16) -> Check {
        unimplemented!()
    }
    pub(crate) fn make_hero<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8, deep: bool) {
        unimplemented!()
    }
    pub(crate) fn regroup<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn rockets_hit<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn scout<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, hex: u16) {
        unimplemented!()
    }
    /// A tactical reinforcement comes for a revealed marker of a strongpoint (9.4).
    pub(crate) fn tactical_reinforcement<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, position: u8) {
        unimplemented!()
    }
}

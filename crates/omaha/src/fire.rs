//! III.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn draw_fire<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, sector: Sector) {
        unimplemented!()
    }
    pub(crate) fn check_hit(&self, s: &Situation, sector: Sector, position: u8, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_leader_hit(&self, s: &Situation, position: u8, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_artillery_hit(&self, s: &Situation, sector: Sector, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn position_hits<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, sector: Sector, position: u8, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn leader_is_hit<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, sector: Sector, position: u8, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn artillery_hits<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, sector: Sector, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn sacrifice<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8, yes: bool) {
        unimplemented!()
    }
    /// Whether a hex lies in the field of fire of a position that can fire (6.2, 6.4).
    pub(crate) fn in_field(&self, s: &Situation, hex: u16) -> bool {
        unimplemented!()
    }
}

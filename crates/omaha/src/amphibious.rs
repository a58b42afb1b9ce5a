//! I.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn draw_landing<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, sector: Sector) {
        unimplemented!()
    }
    pub(crate) fn check_follow(&self, s: &Situation, leader: u8, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_drift(&self, boxes: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_place(&self, s: &Situation, unit: u8, hex: u16) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_delay(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_mine(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn list_follows(&self, s: &Situation, leader: u8, out: &mut Vec<crate::Action>) {
        unimplemented!()
    }
    pub(crate) fn list_arrivals(&self, s: &Situation, out: &mut Vec<crate::Action>) {
        unimplemented!()
    }
    pub(crate) fn follow<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, sector: Sector, leader: u8, unit: Option<u8>) {
        unimplemented!()
    }
    pub(crate) fn rangers_drift<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, sector: Sector, unit: u8, boxes: u8) {
        unimplemented!()
    }
    pub(crate) fn mine_hits<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, sector: Sector, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn place_arrival<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8, hex: u16) {
        unimplemented!()
    }
    pub(crate) fn delay_arrival<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8) {
        unimplemented!()
    }
}

//! V.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn check_take(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_with(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_go(&self, s: &Situation, hex: u16) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_scale(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_recover(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn check_overstack(&self, s: &Situation, hex: u16, unit: u8) -> Check {
        unimplemented!()
    }
    pub(crate) fn list_moves(&self, s: &Situation, out: &mut Vec<crate::Action>) {
        unimplemented!()
    }
    pub(crate) fn list_destinations(&self, s: &Situation, out: &mut Vec<crate::Action>) {
        unimplemented!()
    }
    pub(crate) fn take(&self, s: &mut Situation, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn go<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, hex: u16) {
        unimplemented!()
    }
    pub(crate) fn complete_move<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, go_on: bool) {
        unimplemented!()
    }
    pub(crate) fn put_down(&self, s: &mut Situation) {
        unimplemented!()
    }
    pub(crate) fn scale<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn recover<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8) {
        unimplemented!()
    }
    pub(crate) fn end_actions<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>) {
        unimplemented!()
    }
    pub(crate) fn lose_excess<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8) {
        unimplemented!()
    }
    /// Whether a unit can take part in an action at all now: on land, not yet acted, no marker on it (7.2, 7.4, 7.5, 7.7).
    pub(crate) fn may_act(&self, s: &Situation, unit: u8) -> Check {
        unimplemented!()
    }
    /// Whether a unit acts without spending one of its division's actions (7.1), wherever it goes.
    pub(crate) fn is_free(&self, s: &Situation, unit: u8) -> bool {
        unimplemented!()
    }
    /// Whether a leader who has not moved commands a unit: in its hex or next to it (7.1).
    pub(crate) fn commands(&self, s: &Situation, leader: u8, unit: u8) -> bool {
        unimplemented!()
    }
    /// Whether any headquarters or general commands a unit (7.1).
    pub(crate) fn in_command(&self, s: &Situation, unit: u8) -> bool {
        unimplemented!()
    }
    /// Whether a headquarters commands a unit.
    pub(crate) fn under_hq(&self, s: &Situation, unit: u8) -> bool {
        unimplemented!()
    }
    /// Where a unit in hand could go, with the cost in actions (0 or 1).
    pub(crate) fn reach_of(&self, s: &Situation, counter: sandtable_engine::CounterId) -> Vec<(sandtable_engine::SpaceId, u16)> {
        unimplemented!()
    }
    /// The one leg of a move, with what it costs and why.
    pub(crate) fn way(&self, s: &Situation, counter: sandtable_engine::CounterId, to: sandtable_engine::SpaceId) -> Vec<sandtable_engine::present::Leg> {
        unimplemented!()
    }
}

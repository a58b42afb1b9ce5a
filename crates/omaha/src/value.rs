//! How good a situation is.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn worth_of(&self, s: &Situation) -> i64 {
        unimplemented!()
    }
    pub(crate) fn worth_trying(&self, s: &Situation, out: &mut Vec<crate::Action>) {
        unimplemented!()
    }
}

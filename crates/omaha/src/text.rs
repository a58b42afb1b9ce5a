//! A situation as TOML.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn write_text(&self, s: &Situation) -> String {
        unimplemented!()
    }
    pub(crate) fn read_text(&self, text: &str) -> Result<Situation, sandtable_engine::rules::TextError> {
        unimplemented!()
    }
}

//! 13.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

/// So many regular companies of a division spent are a catastrophe (13.1).
pub const CATASTROPHE: u8 = 8;
/// So many points win (13.2).
pub const ENOUGH: i32 = 19;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Points {
    pub strongpoints: i32,
    pub reinforcements: i32,
    pub draws: i32,
}
impl Points {
    pub fn total(&self) -> i32 {
        self.strongpoints + self.reinforcements + self.draws
    }
}

impl Omaha {
    pub(crate) fn points(&self, s: &Situation) -> Points {
        unimplemented!()
    }
}

//! 8.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn explain_odds(
        &self,
        s: &Situation,
        viewer: sandtable_engine::view::Viewer,
    ) -> Option<sandtable_engine::explain::Odds> {
        unimplemented!()
    }
}

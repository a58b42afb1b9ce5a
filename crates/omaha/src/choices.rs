//! What is asked.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn offer(&self, s: &Situation, action: crate::Action) -> sandtable_engine::present::Choice {
        unimplemented!()
    }
    pub(crate) fn guess(
        &self,
        s: &Situation,
        counter: Option<sandtable_engine::CounterId>,
        space: Option<sandtable_engine::SpaceId>,
    ) -> Vec<crate::Action> {
        unimplemented!()
    }
    pub(crate) fn why_asked(&self, s: &Situation) -> Vec<sandtable_engine::present::Reason> {
        unimplemented!()
    }
}

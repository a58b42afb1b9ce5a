//! What a client shows.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn print_faces(&self) -> Vec<sandtable_engine::present::Face> {
        unimplemented!()
    }
    pub(crate) fn name_phases(&self) -> Vec<sandtable_engine::message::Message> {
        unimplemented!()
    }
    pub(crate) fn lay_over(
        &self,
        s: &Situation,
        viewer: sandtable_engine::view::Viewer,
    ) -> Vec<sandtable_engine::present::Overlay> {
        unimplemented!()
    }
    pub(crate) fn to_come(
        &self,
        s: &Situation,
        viewer: sandtable_engine::view::Viewer,
    ) -> Vec<sandtable_engine::present::Due> {
        unimplemented!()
    }
    pub(crate) fn lay_cards(
        &self,
        s: &Situation,
        viewer: sandtable_engine::view::Viewer,
    ) -> Vec<sandtable_engine::present::Pile> {
        unimplemented!()
    }
    pub(crate) fn describe_counter(
        &self,
        s: &Situation,
        viewer: sandtable_engine::view::Viewer,
        counter: sandtable_engine::CounterId,
    ) -> sandtable_engine::present::Card {
        unimplemented!()
    }
    pub(crate) fn describe_space(
        &self,
        s: &Situation,
        viewer: sandtable_engine::view::Viewer,
        space: sandtable_engine::SpaceId,
    ) -> sandtable_engine::present::Card {
        unimplemented!()
    }
    pub(crate) fn printed_worth(&self, space: sandtable_engine::SpaceId) -> i32 {
        unimplemented!()
    }
    pub(crate) fn print_legend(&self) -> sandtable_engine::present::Legend {
        unimplemented!()
    }
    pub(crate) fn print_tables(&self) -> Vec<sandtable_engine::present::Printed> {
        unimplemented!()
    }
}

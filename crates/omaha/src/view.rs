//! What the player sees.
#![allow(unused, missing_docs, clippy::unimplemented)]
use crate::situation::Situation;
use crate::units::*;
use crate::{Check, Omaha, Play};
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;

impl Omaha {
    pub(crate) fn show(
        &self,
        s: &Situation,
        viewer: sandtable_engine::view::Viewer,
    ) -> sandtable_engine::view::View {
        unimplemented!()
    }
    pub(crate) fn show_event(
        &self,
        s: &Situation,
        viewer: sandtable_engine::view::Viewer,
        event: &sandtable_engine::message::Event,
    ) -> Option<sandtable_engine::message::Event> {
        unimplemented!()
    }
    pub(crate) fn imagine_world(&self, s: &Situation, dice: &mut impl Dice) -> Situation {
        unimplemented!()
    }
}

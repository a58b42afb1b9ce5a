//! What nearly every module speaks of.

pub(crate) use crate::action::Action;
pub(crate) use crate::data::UnitSet;
pub(crate) use crate::situation::{Fight, HexSet, Situation, Stage, flag};
pub(crate) use crate::units::Side;
pub(crate) use crate::{Campanha, journey};
pub(crate) use arrayvec::ArrayVec;
pub(crate) use sandtable_engine::explain::{Check, Refusal, must, refuse};
pub(crate) use sandtable_engine::ids::{CounterId, SpaceId, Spaces, UnitId, Units};
pub(crate) use sandtable_engine::message::{Arg, Event, Message};
pub(crate) use sandtable_engine::play::Play;

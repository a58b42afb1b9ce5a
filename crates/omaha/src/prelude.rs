//! What nearly every module speaks of.

pub(crate) use crate::action::Action;
pub(crate) use crate::board::HexSet;
pub(crate) use crate::data::{POSITIONS, UnitList, UnitSet};
pub(crate) use crate::ids::{DepthId, GermanId, PositionId, everybody};
pub(crate) use crate::situation::{LAST_TURN, Situation, Stage, flag, pile};
pub(crate) use crate::units::{Kind, Sector, US};
pub(crate) use crate::{Omaha, Rule, Term, happened, told};
pub(crate) use arrayvec::ArrayVec;
pub(crate) use sandtable_engine::explain::{Check, must, refuse};
pub(crate) use sandtable_engine::ids::{By, CounterId, Id, SpaceId, Spaces, UnitId, Units};
pub(crate) use sandtable_engine::message::{Arg, Event, Message};
pub(crate) use sandtable_engine::play::Play;

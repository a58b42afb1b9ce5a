//! The actions of the game and how they are written.

use crate::data::Data;
use crate::situation::NOWHERE;
use sandtable_engine::SpaceId;
use sandtable_engine::phrase::{Operand, Words};
use sandtable_engine::phrases;
use sandtable_engine::text::TextError;

phrases! {
    /// One answer to a decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Action("action") in Data {
        /// Begin the invasion: drops and landings.
        Invade => "invade",
        /// Bomb a carpet round a hex.
        Carpet(at: Space) => "carpet",
        /// Do not, this turn.
        NoCarpet => "no-carpet",
        /// Take a unit in hand.
        Move(unit: Unit) => "move",
        /// Move it.
        To(at: Space) => "to",
        /// Leave it where it is.
        Hold => "hold",
        /// End the movement phase.
        EndMovement => "end-movement",
        /// Place the 1st Commando Brigade.
        Land(at: Space) => "land",
        /// Prepare an attack.
        Attack(at: Space) => "attack",
        /// Prepare a bombardment by artillery alone.
        Bombard(at: Space) => "bombard",
        /// Prepare a raid from the air alone.
        Raid(at: Space) => "raid",
        /// Let a unit take part, or support the defence.
        Join(unit: Unit) => "join",
        /// Spend air points.
        Air(points: u8) => "air",
        /// Commit: the attacker's preparation, or the defender's answer, is over.
        Commit => "commit",
        /// End the combat phase.
        EndCombat => "end-combat",
        /// Let a unit suffer.
        Lose(unit: Unit) => "lose",
        /// Enough given up in an exchange.
        Enough => "enough",
        /// Let a unit that would retreat stand in Caen.
        Stand(unit: Unit) => "stand",
        /// Do without the ships in this fight.
        NoShips => "no-ships",
        /// Retreat a unit, through one hex or not.
        Retreat(unit: Unit, via: Via, to: Space) => "retreat",
        /// Push a unit out of a full hex.
        Push(unit: Unit, to: Space) => "push",
        /// Advance a unit.
        Advance(unit: Unit, to: Space) => "advance",
        /// End the advance.
        EndAdvance => "end-advance",
    }
}

impl Data {
    /// The unit of that name.
    pub(crate) fn unit_named(&self, name: &str) -> Result<u8, TextError> {
        self.find_unit(name).ok_or_else(|| TextError::new(format!("there is no unit \"{name}\"")))
    }

    /// The hex or box of that name.
    pub(crate) fn space_named(&self, name: &str) -> Result<u16, TextError> {
        let found = self.map.board.find(name);
        found.map(|id| id.0).ok_or_else(|| TextError::new(format!("there is no hex or box \"{name}\"")))
    }

    /// The hex of that name.
    pub(crate) fn hex_named(&self, name: &str) -> Result<u16, TextError> {
        let hex = self.space_named(name)?;
        let is_hex = self.map.is_hex(hex);
        is_hex.then_some(hex).ok_or_else(|| TextError::new(format!("\"{name}\" is not a hex")))
    }
}

/// A unit by its name.
#[derive(Debug)]
pub enum Unit {}

impl Operand<Data> for Unit {
    type Value = u8;

    fn write(unit: u8, data: &Data) -> String {
        data.names[usize::from(unit)].clone()
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<u8, TextError> {
        data.unit_named(words.take()?)
    }
}

/// A hex or box by its name.
#[derive(Debug)]
pub enum Space {}

impl Operand<Data> for Space {
    type Value = u16;

    fn write(space: u16, data: &Data) -> String {
        data.map.board.space(SpaceId(space)).name.clone()
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<u16, TextError> {
        data.space_named(words.take()?)
    }
}

/// A hex by its name.
#[derive(Debug)]
pub enum Hex {}

impl Operand<Data> for Hex {
    type Value = u16;

    fn write(hex: u16, data: &Data) -> String {
        Space::write(hex, data)
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<u16, TextError> {
        data.hex_named(words.take()?)
    }
}

/// The hex on the way to the one that follows; none if there is none.
#[derive(Debug)]
pub enum Via {}

impl Operand<Data> for Via {
    type Value = u16;

    fn write(via: u16, data: &Data) -> String {
        if via == NOWHERE { String::new() } else { Space::write(via, data) }
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<u16, TextError> {
        if words.left() > 1 { Space::read(words, data) } else { Ok(NOWHERE) }
    }
}

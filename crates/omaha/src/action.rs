//! The actions of the game and how they are written.

use crate::data::Data;
use crate::ids::PositionId;
use crate::units::Sector;
use sandtable_engine::board::Board;
use sandtable_engine::phrase::{Hex, OnBoard, Operand, UnitNames, Words};
use sandtable_engine::phrases;
use sandtable_engine::text::TextError;
use sandtable_engine::{SpaceId, UnitId};

phrases! {
    /// One answer to a decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Action("action") in Data {
        /// Shuffle what is face down and begin.
        Begin => "begin",
        /// Draw the card that is due.
        Draw => "draw",
        /// A leader follows a drifting unit.
        Follow(unit: UnitId) => "follow",
        /// Nobody is followed, the step is not given, the unit stays where it is.
        Stay => "stay",
        /// Rangers drift so many boxes east (`drift 2`; `drift 0` to stay).
        Drift(boxes: u8) => "drift",
        /// Put a unit into a landing box.
        Place(unit: UnitId, at: Hex) => "place",
        /// Put off a unit's landing by a turn.
        Delay(unit: UnitId) => "delay",
        /// A unit is meant: it is hit, lost, made a hero, given men.
        Choose(unit: UnitId) => "choose",
        /// A German position is meant.
        Reveal(at: Hex) => "reveal",
        /// The hero dies (`sacrifice`); `stay` refuses.
        Sacrifice => "sacrifice",
        /// Clear a hex of obstacles.
        Clear(at: Hex) => "clear",
        /// The engineers, or all actions, are done.
        Done => "done",
        /// Take a unit in hand to move it.
        Take(unit: UnitId) => "take",
        /// Another of its hex goes with it.
        With(unit: UnitId) => "with",
        /// Move what is in hand.
        Go(at: Hex) => "go",
        /// A division pays for what either may pay for.
        Pay(division: Division) => "pay",
        /// Go on under fire (`go-on`); `stay` stays behind.
        GoOn => "go-on",
        /// Prepare to scale a cliff.
        Scale(unit: UnitId) => "scale",
        /// Take a marker off: disrupted, climbing, ropes.
        Recover(unit: UnitId) => "recover",
        /// Prepare an attack.
        Attack(at: Hex) => "attack",
        /// Let a unit take part.
        Join(unit: UnitId) => "join",
        /// Let naval gunfire take part.
        Shells => "shells",
        /// Carry out the attack.
        Commit => "commit",
        /// A tank's barrage.
        Barrage(unit: UnitId, at: Hex) => "barrage",
        /// A naval barrage.
        Bombard(at: Hex) => "bombard",
    }
}

impl Data {
    /// The American counter of that name.
    pub(crate) fn us_named(&self, name: &str) -> Result<UnitId, TextError> {
        self.find_unit(name).ok_or_else(|| TextError::new(format!("there is no American counter \"{name}\"")))
    }

    /// The hex of that name.
    pub(crate) fn hex_named(&self, name: &str) -> Result<SpaceId, TextError> {
        self.map.find(name).ok_or_else(|| TextError::new(format!("there is no hex \"{name}\"")))
    }

    /// The position of that name, or in the hex of that name.
    pub(crate) fn position_named(&self, name: &str) -> Result<PositionId, TextError> {
        let found = self.positions.iter().find(|(_, p)| p.id == name).map(|(id, _)| id);
        let found = found.or_else(|| self.map.find(name).and_then(|hex| self.position(hex)));
        found.ok_or_else(|| TextError::new(format!("there is no position \"{name}\"")))
    }
}

impl UnitNames for Data {
    fn unit_name(&self, unit: UnitId) -> &str {
        &self.us[unit].name
    }

    fn find_unit(&self, name: &str) -> Option<UnitId> {
        self.us.iter().find(|(_, unit)| unit.name == name).map(|(id, _)| id)
    }
}

impl OnBoard for Data {
    fn board(&self) -> &Board {
        &self.map.board
    }
}

/// A sector by the number of its division.
#[derive(Debug)]
pub enum Division {}

impl Operand<Data> for Division {
    type Value = Sector;

    fn write(sector: Sector, _: &Data) -> String {
        if sector == Sector::East { "1" } else { "29" }.to_owned()
    }

    fn read(words: &mut Words<'_>, _: &Data) -> Result<Sector, TextError> {
        match words.take()? {
            "1" => Ok(Sector::East),
            "29" => Ok(Sector::West),
            word => Err(TextError::new(format!("there is no division \"{word}\""))),
        }
    }
}

/// A German position by its name, or by its hex.
impl Operand<Data> for PositionId {
    type Value = Self;

    fn write(position: Self, data: &Data) -> String {
        data.positions[position].id.clone()
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<Self, TextError> {
        data.position_named(words.take()?)
    }
}

/// Whether a depth marker comes as well.
#[derive(Debug)]
pub enum Depth {}

impl Operand<Data> for Depth {
    type Value = bool;

    fn write(depth: bool, _: &Data) -> String {
        if depth { "depth" } else { "" }.to_owned()
    }

    fn read(words: &mut Words<'_>, _: &Data) -> Result<bool, TextError> {
        Ok(words.take_if("depth"))
    }
}

//! The actions of the game and how they are written.

use crate::data::Data;
use sandtable_engine::phrase::{Operand, Words};
use sandtable_engine::phrases;
use sandtable_engine::text::TextError;
use sandtable_engine::{SpaceId, UnitId};

phrases! {
    /// One answer to a decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Action("action") in Data {
        /// Begin the invasion: drops and landings.
        Invade => "invade",
        /// Bomb a carpet round a hex.
        Carpet(at: SpaceId) => "carpet",
        /// Do not, this turn.
        NoCarpet => "no-carpet",
        /// Take a unit in hand.
        Move(unit: UnitId) => "move",
        /// Move it.
        To(at: SpaceId) => "to",
        /// Leave it where it is.
        Hold => "hold",
        /// End the movement phase.
        EndMovement => "end-movement",
        /// Place the 1st Commando Brigade.
        Land(at: SpaceId) => "land",
        /// Prepare an attack.
        Attack(at: SpaceId) => "attack",
        /// Prepare a bombardment by artillery alone.
        Bombard(at: SpaceId) => "bombard",
        /// Prepare a raid from the air alone.
        Raid(at: SpaceId) => "raid",
        /// Let a unit take part, or support the defence.
        Join(unit: UnitId) => "join",
        /// Spend air points.
        Air(points: u8) => "air",
        /// Commit: the attacker's preparation, or the defender's answer, is over.
        Commit => "commit",
        /// End the combat phase.
        EndCombat => "end-combat",
        /// Let a unit suffer.
        Lose(unit: UnitId) => "lose",
        /// Enough given up in an exchange.
        Enough => "enough",
        /// Let a unit that would retreat stand in Caen.
        Stand(unit: UnitId) => "stand",
        /// Do without the ships in this fight.
        NoShips => "no-ships",
        /// Retreat a unit, through one hex or not.
        Retreat(unit: UnitId, via: Via, to: SpaceId) => "retreat",
        /// Push a unit out of a full hex.
        Push(unit: UnitId, to: SpaceId) => "push",
        /// Advance a unit.
        Advance(unit: UnitId, to: SpaceId) => "advance",
        /// End the advance.
        EndAdvance => "end-advance",
    }
}

/// The hex on the way to the one that follows; none if there is none.
#[derive(Debug)]
pub enum Via {}

impl Operand<Data> for Via {
    type Value = SpaceId;

    fn write(via: SpaceId, data: &Data) -> String {
        if via == SpaceId::NONE { String::new() } else { SpaceId::write(via, data) }
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<SpaceId, TextError> {
        if words.left() > 1 { SpaceId::read(words, data) } else { Ok(SpaceId::NONE) }
    }
}

//! The actions of the game and how they are written.

use crate::chits::Chit;
use crate::data::Data;
use sandtable_engine::UnitId;
use sandtable_engine::phrase::{Hex, Operand, Words};
use sandtable_engine::phrases;
use sandtable_engine::text::TextError;

phrases! {
    /// One answer to a decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Action("action") in Data {
        /// Draw a chit: an action chit (18.6), or one of replacements (17.2).
        Draw => "draw",
        /// Bring a reduced unit back to full strength (17.3.1, 17.4.1).
        Restore(unit: UnitId) => "restore",
        /// Bring an eliminated unit back (17.1, 17.3.1, 17.4.1), or a headquarters (11.0).
        Rebuild(unit: UnitId, at: Hex) => "rebuild",
        /// Enough: end what one is at.
        Enough => "enough",
        /// Play a chit as the initiative chit (18.5).
        Play(chit: Chit) => "play",
        /// Do not play one now.
        Pass => "pass",
        /// Declare the priority chit that is asked for (18.6.1).
        Declare => "declare",
        /// Play the movement side.
        AsMovement => "as-movement",
        /// Play the combat side.
        AsCombat => "as-combat",
        /// Rommel: move, then attack.
        MoveFirst => "move-first",
        /// Rommel: attack, then move.
        AttackFirst => "attack-first",
        /// Activate a unit.
        Activate(unit: UnitId) => "activate",
        /// Activate a divisional formation.
        Formation(formation: FormationName) => "formation",
        /// Activate the units of a hex.
        Stack(at: Hex) => "stack",
        /// Take a unit in hand.
        Move(unit: UnitId) => "move",
        /// Move it.
        To(at: Hex) => "to",
        /// Move it by infiltration, out of one enemy zone into another (19.1.4).
        Infiltrate(via: Hex, to: Hex) => "infiltrate",
        /// Let a unit of the same group follow (19.1.4).
        Follow(unit: UnitId) => "follow",
        /// Move it by extended movement (19.1.7).
        Extend(at: Hex) => "extend",
        /// Leave a garrison on the way (13.6.2).
        Post(at: Hex) => "post",
        /// Leave the unit where it is.
        Hold => "hold",
        /// Ship a unit from port to port (19.4).
        Ship(unit: UnitId, to: Hex) => "ship",
        /// Build a box where a unit stands (13.7.2).
        Build(unit: UnitId) => "build",
        /// Give a box up (13.7.3).
        Raze(at: Hex) => "raze",
        /// Give a garrison up (13.6.3).
        Dismiss(unit: UnitId) => "dismiss",
        /// End the movement action.
        EndMovement => "end-movement",
        /// Prepare an attack.
        Attack(at: Hex) => "attack",
        /// Let a unit take part.
        Join(unit: UnitId) => "join",
        /// Commit a support (13.1).
        Aid(support: SupportName) => "aid",
        /// Assign an anti-tank support to a unit (13.5).
        Gun(support: SupportName, unit: UnitId) => "gun",
        /// Use the assault table (12.6).
        Assault => "assault",
        /// Commit: preparation, or the answer, is over.
        Commit => "commit",
        /// End the combat action.
        EndCombat => "end-combat",
        /// Let a unit lose a step.
        Lose(unit: UnitId) => "lose",
        /// Retreat a hex.
        Retreat(to: Hex) => "retreat",
        /// Ignore the retreat in the forts of Tobruk (14.1).
        Stand => "stand",
        /// Advance a unit after combat.
        Advance(unit: UnitId) => "advance",
        /// End the advance.
        EndAdvance => "end-advance",
        /// Place the unit that arrives.
        Place(at: Hex) => "place",
    }
}

/// A divisional formation by its name.
#[derive(Debug)]
pub enum FormationName {}

impl Operand<Data> for FormationName {
    type Value = u8;

    fn write(formation: u8, data: &Data) -> String {
        data.formations.get(usize::from(formation)).map_or_else(String::new, |f| f.id.clone())
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<u8, TextError> {
        let word = words.take()?;
        let found = data.formations.iter().position(|formation| formation.id == word);
        found.map(|at| at as u8).ok_or_else(|| TextError::new(format!("there is no formation \"{word}\"")))
    }
}

/// A support by its name.
#[derive(Debug)]
pub enum SupportName {}

impl Operand<Data> for SupportName {
    type Value = u8;

    fn write(support: u8, data: &Data) -> String {
        data.supports.get(usize::from(support)).map_or_else(String::new, |s| s.name.clone())
    }

    fn read(words: &mut Words<'_>, data: &Data) -> Result<u8, TextError> {
        let word = words.take()?;
        let found = data.supports.iter().position(|support| support.name == word);
        found.map(|at| at as u8).ok_or_else(|| TextError::new(format!("there is no support \"{word}\"")))
    }
}

//! The actions of the game and how they are written.

use crate::data::Data;
use crate::units::{Army, Pool, Store};
use sandtable_engine::phrases;
use sandtable_engine::{SpaceId, UnitId};

phrases! {
    /// One answer to a decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Action("action") in Data {
        /// Begin the turn: the die of the weather (3.A).
        Begin => "begin",
        /// Give a German supply point to a store (5.2).
        Deal(store: Store) => "deal",
        /// Choose British or Canadian infantry (6.2).
        Take(pool: Pool) => "take",
        /// Let the airborne divisions jump (20.2).
        Drop => "drop",
        /// Assault a beach (20.3).
        Assault(at: SpaceId) => "assault",
        /// Land a late glider regiment (20.2).
        Land(at: SpaceId) => "land",
        /// Rebuild a unit on the map (6.2).
        Rebuild(unit: UnitId) => "rebuild",
        /// Bring a unit back to a hex (6.2).
        Return(unit: UnitId, at: SpaceId) => "return",
        /// Buy a supply point with reinforcement points (5.3).
        Buy(army: Army) => "buy",
        /// End the replacement phase.
        EndReplacement => "end-replacement",
        /// Take a unit in hand.
        Move(unit: UnitId) => "move",
        /// Move it.
        To(at: SpaceId) => "to",
        /// Move it and place it in reserve (15.1).
        Reserve(at: SpaceId) => "reserve",
        /// Begin a position (16.1).
        Dig => "dig",
        /// Move it strategically (9.8).
        Strategic => "strategic",
        /// Put it on lorries (9.8.6).
        Lorries => "lorries",
        /// Evacuate it to Great Britain (21.2).
        Evacuate => "evacuate",
        /// Leave it where it is.
        Hold => "hold",
        /// Send the artillery of the Cotentin to Cherbourg (17.4).
        Transfer(at: SpaceId) => "transfer",
        /// Take a unit out of reserve (15.4).
        Release(unit: UnitId) => "release",
        /// Give up a strongpoint (16.2).
        Abandon(unit: UnitId) => "abandon",
        /// Remove a position (16.1).
        Raze(at: SpaceId) => "raze",
        /// End the movement phase.
        EndMovement => "end-movement",
        /// Strafe a hex (19.1.4).
        Strafe(at: SpaceId) => "strafe",
        /// No more strafing.
        EndStrafing => "end-strafing",
        /// Prepare an attack (10.1).
        Attack(at: SpaceId) => "attack",
        /// Let a unit take part.
        Join(unit: UnitId) => "join",
        /// Everybody is there.
        Ready => "ready",
        /// Make the formation of a unit the main assault force (10.3).
        Lead(unit: UnitId) => "lead",
        /// Make a battle group of a unit, or add it (10.3).
        Group(unit: UnitId) => "group",
        /// Do without attaching a unit to the main assault force (10.3).
        Detach(unit: UnitId) => "detach",
        /// Artillery supports (11.6, 12.4.3).
        Gun(unit: UnitId, store: Store) => "gun",
        /// Aircraft support (19.1.2).
        Air(army: Army) => "air",
        /// Ships support (19.2).
        Navy(army: Army) => "navy",
        /// Attack.
        Commit => "commit",
        /// End the combat phase.
        EndCombat => "end-combat",
        /// Let a unit suffer.
        Lose(unit: UnitId) => "lose",
        /// Stand, led by a unit (12.4).
        Stand(unit: UnitId) => "stand",
        /// Stand at any price (12.5).
        Desperate => "desperate",
        /// Go.
        Withdraw => "withdraw",
        /// Retreat a unit to a hex (13.1).
        Retreat(unit: UnitId, to: SpaceId) => "retreat",
        /// Advance a unit (14.1).
        Advance(unit: UnitId, to: SpaceId) => "advance",
        /// Place a victorious unit in reserve (12.1).
        Keep(unit: UnitId) => "keep",
        /// End the advance.
        EndAdvance => "end-advance",
        /// Withdraw the airborne division of a unit (22.2).
        Recall(unit: UnitId) => "recall",
        /// End the turn.
        EndTurn => "end-turn",
        /// Give so many German supply points to Panzer Group West, the others to the Seventh Army (27.1).
        Divide(points: u8) => "divide",
        /// Lend the partner what he asks for (27.1).
        Grant => "grant",
        /// Do not (27.1).
        Deny => "deny",
    }
}

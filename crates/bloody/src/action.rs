//! One answer to a decision.

use crate::data::Data;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_engine::{phrases, words};

words! {
    /// The ships that bombard (6.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Ship {
        /// Battleships and cruisers, three hexes from the coast.
        Battleship => "battleships" "ship-battleships",
        /// Destroyers, two.
        Destroyer => "destroyers" "ship-destroyers",
    }
}

phrases! {
    /// One answer to a decision.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Action("action") in Data {
        /// The first turn begins.
        Begin => "begin",
        /// A unit is set up where its player likes.
        Place(unit: UnitId, at: SpaceId) => "place",
        /// The others stay where they are.
        EndPlacing => "end-placing",
        /// A unit jumps, or lands by glider, on a hex of its zone.
        Drop(unit: UnitId, at: SpaceId) => "drop",
        /// Aircraft fly for air superiority, or over a region of the strategic map.
        Assign(unit: UnitId, at: SpaceId) => "assign",
        /// Fighter-bombers forbid a zone of the map.
        Interdict(unit: UnitId, zone: u8) => "interdict",
        /// The others stay ready for support and bombardment.
        EndAir => "end-air",
        /// A German marker goes to a depot.
        Stock(at: SpaceId) => "stock",
        /// A marker goes to an HQ.
        Send(unit: UnitId) => "send",
        /// The others stay where they are.
        Keep => "keep",
        /// A unit is supplied by air.
        Supply(unit: UnitId) => "supply",
        /// Nobody else is.
        EndSupply => "end-supply",
        /// A unit rests.
        Rest(unit: UnitId) => "rest",
        /// A resting unit recovers a step.
        Recover(unit: UnitId) => "recover",
        /// A rebuilt unit comes to a depot.
        Enter(unit: UnitId, at: SpaceId) => "enter",
        /// Chosen troops go back to the strategic reserve.
        Home(unit: UnitId) => "home",
        /// Recovery is over.
        EndRecovery => "end-recovery",
        /// Ships bombard a space.
        Ships(at: SpaceId, ship: Ship, points: u8) => "ships",
        /// Prepare a bombardment from the air.
        Raid(at: SpaceId) => "raid",
        /// Add bombers to it.
        Load(unit: UnitId) => "load",
        /// Divide a carpet with a second hex.
        Spread(at: SpaceId) => "spread",
        /// The bombs fall.
        Release => "release",
        /// The preparation before the landing is over.
        EndSoften => "end-soften",
        /// Coast batteries shell a landing unit.
        Shell(unit: UnitId) => "shell",
        /// They do not.
        NoShell => "no-shell",
        /// Take a unit in hand.
        Move(unit: UnitId) => "move",
        /// Take another with it.
        With(unit: UnitId) => "with",
        /// Move those in hand.
        To(at: SpaceId) => "to",
        /// Overrun a hex.
        Overrun(at: SpaceId) => "overrun",
        /// Go there, or stay, in reserve.
        Wait(at: SpaceId) => "wait",
        /// Infiltrate a hex.
        Infiltrate(at: SpaceId) => "infiltrate",
        /// Leave those in hand where they are.
        Hold => "hold",
        /// An HQ pays for an extended move.
        Extend(unit: UnitId) => "extend",
        /// End the movement phase.
        EndMovement => "end-movement",
        /// Activate an HQ for combat.
        Activate(unit: UnitId) => "activate",
        /// Prepare an attack.
        Attack(at: SpaceId) => "attack",
        /// The defender holds the houses.
        Houses => "houses",
        /// The defender holds the ground about them.
        Ground => "ground",
        /// Let a unit take part.
        Join(unit: UnitId) => "join",
        /// Let an HQ support.
        Support(unit: UnitId) => "support",
        /// Let fighter-bombers support.
        Tas(unit: UnitId) => "tas",
        /// Commit: preparation, or the defender's answer, is over.
        Commit => "commit",
        /// The active HQ is finished.
        EndCommand => "end-command",
        /// End the combat phase.
        EndCombat => "end-combat",
        /// A unit loses a step.
        Lose(unit: UnitId) => "lose",
        /// A unit retreats.
        Retreat(unit: UnitId, to: SpaceId) => "retreat",
        /// A stack advances.
        Advance(from: SpaceId, to: SpaceId) => "advance",
        /// Nobody advances.
        EndAdvance => "end-advance",
        /// An HQ leads a counter-attack.
        Counter(unit: UnitId) => "counter",
        /// Nobody counter-attacks.
        NoCounter => "no-counter",
        /// The exploitation is over.
        EndExploit => "end-exploit",
    }
}

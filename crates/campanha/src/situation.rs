//! A complete state of the game: small, flat, cheap to clone.

use crate::board::SPACES;
use crate::data::{Data, UnitSet};
use crate::units::{Side, UNITS};
use sandtable_engine::digest::Derived;
use sandtable_engine::ids::{SpaceId, UnitId, Units};
use sandtable_engine::phrase::Hex;
use sandtable_engine::{bits, phrases, words};
use sandtable_kit::sets::Set;
use sandtable_kit::stacks::Stacks;
use sandtable_kit::zones::{self, Zones};

/// A set of hexes.
pub type HexSet = Set<SpaceId, 9>;

bits! {
    /// What a unit has done or suffered.
    pub mod flag: u8 {
        /// On its reduced side (7.0): a hyphen behind its name.
        REDUCED => "",
        /// Its move is over in this phase.
        DONE => "done",
        /// It has moved, landed or dropped in this phase (4.1.2).
        MOVED => "moved",
        /// It has fought in this combat phase.
        FOUGHT => "fought",
        /// It was out of enemy zones when the movement phase began (7.0; ruling R31).
        FREE => "free",
        /// It lost a step in the combat being fought (5.3.2, 5.3.3).
        HIT => "hit",
        /// It left the map in this turn (4.2.2).
        LEFT => "left",
        /// It owes an attack in this combat phase (4.1.2; ruling R01).
        OWES => "owes",
    }
}

words! {
    /// What a side suffers in a result.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Loss {
        /// One unit loses a step.
        Step => "step",
        /// One unit is eliminated.
        Unit => "unit",
    }
}

phrases! {
    /// What the game waits for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Stage("phase", units as bytes) in Data {
        /// Turn 0: the drops and landings (11.1.1).
        Invasion => "invasion",
        /// Whether and where to bomb a carpet (6.3).
        Carpet => "carpet",
        /// Which unit of a bombed hex suffers (6.3): the hex, and what.
        CarpetLoss(hex: Hex, loss: Loss) => "carpet-loss",
        /// Which unit to move (4.0).
        Movement => "movement",
        /// Where the unit goes.
        Moving(unit: UnitId) => "moving",
        /// Turn 0: where the 1st Commando Brigade goes (3.0).
        Commando => "commando",
        /// Which hex to attack (5.0).
        Combat => "combat",
        /// Who takes part.
        Muster => "muster",
        /// What the defender answers (5.1.1).
        Answer => "answer",
        /// Which defender suffers.
        DefenderLoss(loss: Loss) => "defender-loss",
        /// EMP: which defenders are given up.
        DefenderTrade => "defender-trade",
        /// Which attacker suffers.
        AttackerLoss(loss: Loss) => "attacker-loss",
        /// EMP: which attackers are given up.
        AttackerTrade => "attacker-trade",
        /// Which unit retreats next, and where (5.3).
        Retreat => "retreat",
        /// Which unit is pushed out of a full hex (5.3.1).
        Push(hex: Hex) => "push",
        /// Who advances (5.2).
        Advance => "advance",
        /// The game is over.
        Over => "over",
    }
}

words! {
    /// What kind of fight is being prepared or fought.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Fight {
        /// None.
        None => "none",
        /// On the combat table (5.0).
        Assault => "assault",
        /// By artillery alone (8.0).
        Bombardment => "bombardment",
        /// From the air alone (6.2).
        Raid => "raid",
    }
}

words! {
    /// How far the carrying out of a result has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Step {
        /// The dice have not been rolled.
        Before => "before",
        /// The defender's loss.
        DefenderLoss => "defender-loss",
        /// The attacker's loss.
        AttackerLoss => "attacker-loss",
        /// Who must retreat is about to be determined.
        Stand => "stand",
        /// Retreats.
        Retreat => "retreat",
        /// The advance.
        Advance => "advance",
    }
}

/// The fight being prepared or fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    /// Its kind.
    pub fight: Fight,
    /// How far it has come.
    pub step: Step,
    /// The hex attacked.
    pub target: SpaceId,
    /// Attackers next to it, or at sea before it.
    pub attackers: UnitSet,
    /// The attacker's artillery in support, or bombarding.
    pub guns: UnitSet,
    /// The defender's artillery in support.
    pub support: UnitSet,
    /// Air points of the attacker.
    pub air: u8,
    /// Air points of the defender.
    pub air_defence: u8,
    /// The column after shifts, once rolled.
    pub column: u8,
    /// The sum of the dice, once rolled.
    pub roll: u8,
    /// EMP: points given up by the defender that the attacker has yet to match.
    pub owed: u8,
    /// Whether the defenders included armour or anti-aircraft guns when the dice were rolled (5.1.2).
    pub faced_armour: bool,
    /// Those who have yet to retreat.
    pub retreating: UnitSet,
    /// Whether those of them in Caen may stand instead (5.1.2).
    pub may_stand: bool,
    /// Those who were pushed out of a full hex, and are not again (5.3.1).
    pub pushed: UnitSet,
    /// Whether the Allies do without their ships (10.0).
    pub ships_declined: bool,
}

impl Combat {
    /// No combat.
    pub const NONE: Self = Self {
        fight: Fight::None,
        step: Step::Before,
        target: SpaceId::NONE,
        attackers: UnitSet::EMPTY,
        guns: UnitSet::EMPTY,
        support: UnitSet::EMPTY,
        air: 0,
        air_defence: 0,
        column: 0,
        roll: 0,
        owed: 0,
        faced_armour: false,
        retreating: UnitSet::EMPTY,
        may_stand: false,
        pushed: UnitSet::EMPTY,
        ships_declined: false,
    };
}

/// How an artificial port stands (9.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mulberry {
    /// Not there yet; the turn on which its hex was taken, if it was.
    Awaited(Option<u8>),
    /// Never to come: the enemy came back to the hex.
    Barred,
    /// Working.
    Standing,
    /// Lost in the storm.
    Destroyed,
}

words! {
    /// The want of ports from the turn of reckoning on (9.0).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Shortage {
        /// None.
        None => "none",
        /// One port: a column lost.
        OnePort => "one-port",
        /// No port: a column, recovery and artillery attacks lost.
        NoPort => "no-port",
    }
}

/// A complete state of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// The scenario, by its place in the list.
    pub scenario: u8,
    /// Whether strengths are open to both (an option; 5.1.1 otherwise).
    pub open_values: bool,
    /// The turn.
    pub turn: u8,
    /// Whose player-turn it is.
    pub active: Side,
    /// What the game waits for.
    pub stage: Stage,
    /// Where all units are.
    pub stacks: Stacks<UNITS, SPACES>,
    /// Their state.
    pub flags: Units<[u8; UNITS]>,
    /// The zones of each side.
    pub zones: Derived<[Zones<SPACES>; 2]>,
    /// Hexes that the Allies hold (11.2; ruling R07).
    pub held: HexSet,
    /// Hexes attacked in this combat phase (6.3).
    pub attacked: HexSet,
    /// Air points left in this turn (6.1).
    pub air: u8,
    /// How often carpets were bombed (6.3).
    pub carpets: u8,
    /// The turn of the last one.
    pub last_carpet: u8,
    /// The centre of the carpet being bombed.
    pub carpet_at: SpaceId,
    /// How many of its seven hexes are done.
    pub carpet_next: u8,
    /// The artificial ports: American, British.
    pub mulberries: [Mulberry; 2],
    /// The want of ports.
    pub shortage: Shortage,
    /// Whether Cherbourg's port has fallen (9.0).
    pub cherbourg_fell: bool,
    /// Which hexes of Caen were Allied-occupied when the turn began (5.1.2).
    pub caen_at_start: [bool; 2],
    /// The fight being prepared or fought.
    pub combat: Combat,
}

impl Situation {
    /// An empty map: every unit in the pool.
    #[must_use]
    pub(crate) fn empty(data: &Data) -> Self {
        Self {
            scenario: 0,
            open_values: false,
            turn: 0,
            active: Side::Allied,
            stage: Stage::Movement,
            stacks: Stacks::all_in(data.map.boxes.pool),
            flags: Units::new([0; UNITS]),
            zones: Derived::default(),
            held: HexSet::EMPTY,
            attacked: HexSet::EMPTY,
            air: 0,
            carpets: 0,
            last_carpet: 0,
            carpet_at: SpaceId::NONE,
            carpet_next: 0,
            mulberries: [Mulberry::Awaited(None); 2],
            shortage: Shortage::None,
            cherbourg_fell: false,
            caen_at_start: [false; 2],
            combat: Combat::NONE,
        }
    }

    /// Where a unit is.
    #[must_use]
    #[inline]
    pub fn place(&self, unit: UnitId) -> SpaceId {
        self.stacks.place(unit)
    }

    /// Whether a unit has a flag.
    #[must_use]
    #[inline]
    pub(crate) fn is(&self, unit: UnitId, flag: u8) -> bool {
        self.flags[unit] & flag != 0
    }

    /// Sets a flag of a unit.
    #[inline]
    pub(crate) fn set(&mut self, unit: UnitId, flag: u8) {
        self.flags[unit] |= flag;
    }

    /// Clears flags of a unit.
    #[inline]
    pub(crate) fn clear(&mut self, unit: UnitId, flag: u8) {
        self.flags[unit] &= !flag;
    }

    /// Which face of a unit is up: 0 full, 1 reduced.
    #[must_use]
    #[inline]
    pub(crate) fn face(&self, unit: UnitId) -> usize {
        (self.flags[unit] & flag::REDUCED) as usize
    }

    /// Who stands in a hex.
    #[must_use]
    #[inline]
    pub fn occupant(&self, data: &Data, hex: SpaceId) -> Option<Side> {
        // Allied units come first.
        self.stacks
            .first(hex)
            .map(|unit| if unit < data.of_side[0].end { Side::Allied } else { Side::German })
    }

    /// Whether a hex lies in an enemy engagement zone (4.1.2) of a unit of `side`.
    #[must_use]
    #[inline]
    pub fn engaged(&self, side: Side, hex: SpaceId) -> bool {
        self.zones[side.enemy().index()].covers(hex)
    }

    /// Puts a unit somewhere; zones follow.
    pub(crate) fn put(&mut self, data: &Data, unit: UnitId, space: SpaceId) {
        let side = data.units[unit].side.index();
        let around = |space: SpaceId| data.map.around[space].iter().map(|&(hex, _)| hex);
        // Every unit casts one (4.1.2).
        zones::put(&mut self.stacks, &mut self.zones[side], unit, space, |_| true, around);
    }

    /// The units of a side that are in hexes.
    pub(crate) fn on_map<'s>(&'s self, data: &'s Data, side: Side) -> impl Iterator<Item = UnitId> + 's {
        data.side(side).filter(|&unit| data.map.is_hex(self.place(unit)))
    }

    /// The hexes in which a side stands. In the order of the map: that of the units would tell which they are (5.1.1).
    #[must_use]
    pub fn occupied(&self, data: &Data, side: Side) -> HexSet {
        self.on_map(data, side).map(|unit| self.place(unit)).collect()
    }

    /// The last turn of the scenario.
    #[must_use]
    pub(crate) fn last_turn(&self, data: &Data) -> u8 {
        data.last_turn[usize::from(self.scenario)]
    }
}

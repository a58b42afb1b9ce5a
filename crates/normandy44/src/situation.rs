//! A complete state of the game: small, flat, cheap to clone.

use crate::Action;
use crate::board::SPACES;
use crate::data::{Data, UNITS};
use crate::results::{Cell, Stand};
use crate::units::{Army, Pool, Side, Store};
use crate::zones::Zones;
use arrayvec::ArrayVec;
use sandtable_engine::digest::Derived;
use sandtable_engine::ids::{Id, SpaceId, UnitId, Units};
use sandtable_engine::phrase::Hex;
use sandtable_engine::{phrases, words};
use sandtable_kit::sets::Set;
use sandtable_kit::stacks::Stacks;
use std::hash::{Hash, Hasher};

/// A set of hexes.
pub type HexSet = Set<SpaceId, 12>;

/// A set of units.
pub type UnitSet = Set<UnitId, 5>;

/// What a unit has done or suffered; bits of its flags.
pub mod flag {
    /// On its reduced side.
    pub const REDUCED: u16 = 1;
    /// Its move is over in this phase.
    pub const DONE: u16 = 1 << 1;
    /// Its marker of replacement (6.2).
    pub const REPLACED: u16 = 1 << 2;
    /// In reserve (15).
    pub const RESERVE: u16 = 1 << 3;
    /// Disrupted (13.6).
    pub const DISRUPTED: u16 = 1 << 4;
    /// Out of supply (18.3).
    pub const UNSUPPLIED: u16 = 1 << 5;
    /// Isolated (18.3).
    pub const ISOLATED: u16 = 1 << 6;
    /// Dispersed (20.2).
    pub const DISPERSED: u16 = 1 << 7;
    /// Landed in this turn (6.5.2).
    pub const LANDED: u16 = 1 << 8;
    /// A headquarters or a werfer brigade that moved or fired (17.2, 17.3).
    pub const SPENT: u16 = 1 << 9;
    /// Its marker of strategic movement (9.8.3).
    pub const STRATEGIC: u16 = 1 << 10;
    /// On lorries (9.8.6).
    pub const LORRIES: u16 = 1 << 11;
    /// It has fought in this combat phase (10.1).
    pub const FOUGHT: u16 = 1 << 12;
    /// It has retreated in this combat phase (13.5).
    pub const FELL_BACK: u16 = 1 << 13;
    /// It was released (17.6).
    pub const RELEASED: u16 = 1 << 14;
    /// It has advanced one hex in the advance that goes on (14.1).
    pub const ADVANCED: u16 = 1 << 15;
}

words! {
    /// How the unit in hand moves.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Mode {
        /// As usual, or by tactical movement where that leads further (9.1, 9.10).
        Usual => "usual",
        /// By strategic movement (9.8.1).
        Strategic => "strategic",
        /// On lorries (9.8.6).
        Lorries => "lorries",
        /// On lorries, by strategic movement (9.8.6).
        Convoy => "convoy",
    }
}

phrases! {
    /// What the game waits for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Stage("phase") in Data {
        /// The initial phase (3.A).
        Initial => "initial",
        /// To whom a German supply point goes (5.2).
        Supply => "supply",
        /// Which infantry the Commonwealth gets (6.2).
        Choice => "choice",
        /// Where a glider regiment lands that was late (20.2).
        Glider(unit: UnitId) => "glider",
        /// The airborne divisions drop (20.2).
        Drop => "drop",
        /// Which beach is assaulted (20.3).
        Invasion => "invasion",
        /// Replacements (6.2).
        Replacement => "replacement",
        /// Which unit to move (9.1).
        Movement => "movement",
        /// Where the unit goes.
        Moving(unit: UnitId, mode: Mode) => "moving",
        /// Who is too many in a hex (7.2).
        Excess(hex: Hex) => "excess",
        /// Where to strafe (19.1.4).
        Strafe => "strafe",
        /// Which hex to attack (10.1).
        Combat => "combat",
        /// Who takes part.
        Muster => "muster",
        /// Who is the main assault force (10.3).
        Lead => "lead",
        /// What supports it (10.5).
        Support => "support",
        /// Which attacker suffers, by whose choice (12.2).
        AttackerLoss(by: Side) => "attacker-loss",
        /// Which defender suffers, by whose choice (12.2).
        DefenderLoss(by: Side) => "defender-loss",
        /// Whether the defender stands (12.4).
        Answer => "answer",
        /// Whether he stands at any price (12.5).
        Desperate => "desperate",
        /// Who retreats, and where (13.1).
        Retreat => "retreat",
        /// Who advances (14.1).
        Advance => "advance",
        /// The final phase (3.D).
        Final => "final",
        /// The game is over.
        Over => "over",
        /// How two German players divide the supply points of the turn (27.1).
        Divide => "divide",
        /// Whether a player lends his partner what he asks for (27.1).
        Consent => "consent",
    }
}

words! {
    /// What is being fought.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Fight {
        /// Nothing.
        None => "none",
        /// A fight on land (10).
        Assault => "assault",
        /// A landing (20.3).
        Beach => "beach",
    }
}

words! {
    /// How far the carrying out of a result has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Step {
        /// The die has not been rolled.
        Before => "before",
        /// The defender's losses.
        Defender => "defender",
        /// The attacker's losses.
        Attacker => "attacker",
        /// Whether the defender stands.
        Stand => "stand",
        /// What his stand costs the lead unit.
        StandDefender => "stand-defender",
        /// What his stand costs the attacker.
        StandAttacker => "stand-attacker",
        /// What a desperate defence costs.
        Desperate => "desperate",
        /// Retreats.
        Retreat => "retreat",
        /// The advance.
        Advance => "advance",
    }
}

words! {
    /// What supports a stand (12.4.3).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Help {
        /// Nothing.
        None => "none",
        /// A headquarters or a werfer brigade.
        Guns => "guns",
        /// Aircraft.
        Air => "air",
        /// Ships.
        Navy => "navy",
    }
}

/// Artillery in support: who, and from which store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gun {
    /// Who.
    pub unit: UnitId,
    /// Whose supply.
    pub store: Store,
}

/// The fight being prepared or fought.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    /// Its kind.
    pub fight: Fight,
    /// How far it has come.
    pub step: Step,
    /// The hex attacked.
    pub target: SpaceId,
    /// Who takes part.
    pub attackers: UnitSet,
    /// The main assault force (10.3).
    pub main: UnitSet,
    /// Whether that is a battle group (10.3).
    pub group: bool,
    /// Artillery (11.6), or that of the defender when he stands (12.4.3).
    pub guns: ArrayVec<Gun, 2>,
    /// Aircraft, American and British (19.1.2).
    pub air: [u8; 2],
    /// Whether ships help (19.2).
    pub navy: bool,
    /// What supports the stand.
    pub help: Help,
    /// The aircraft or ships of which army.
    pub help_of: Army,
    /// Columns lost to fighter-bombers (19.1.3).
    pub jabo: u8,
    /// The column after shifts, from zero; below the table is -1.
    pub column: i8,
    /// The die.
    pub die: u8,
    /// The result, once rolled.
    pub result: Cell,
    /// The result of the stand.
    pub stand: Stand,
    /// Losses yet to be borne in this step.
    pub owed: u8,
    /// The steps of the defenders when the die was rolled.
    pub steps: u8,
    /// Those who gave the attacker a shift for quality, tanks or Tigers (12.2).
    pub givers: UnitSet,
    /// Those who have yet to retreat.
    pub retreating: UnitSet,
    /// How far.
    pub far: u8,
    /// The first hexes that have been paid for in this retreat (13.2).
    pub paid: ArrayVec<SpaceId, 6>,
    /// Whether those on foot have paid for crossing water in this retreat (13.2).
    pub forded: bool,
    /// Which unit leads the stand.
    pub leader: UnitId,
    /// Whether only the hex of the defender may be entered (14.1).
    pub limited: bool,
    /// Who advances, or is kept in reserve.
    pub victors: UnitSet,
    /// How far they may go.
    pub reach: u8,
    /// How often Omaha was a slaughter (20.3.3).
    pub bloody: bool,
}

impl Combat {
    /// No fight.
    pub const NONE: Self = Self {
        fight: Fight::None,
        step: Step::Before,
        target: SpaceId::NONE,
        attackers: UnitSet::EMPTY,
        main: UnitSet::EMPTY,
        group: false,
        guns: ArrayVec::new_const(),
        air: [0; 2],
        navy: false,
        help: Help::None,
        help_of: Army::German,
        jabo: 0,
        column: 0,
        die: 0,
        result: Cell::Nothing,
        stand: Stand::Fails,
        owed: 0,
        steps: 0,
        givers: UnitSet::EMPTY,
        retreating: UnitSet::EMPTY,
        far: 0,
        paid: ArrayVec::new_const(),
        forded: false,
        leader: UnitId::NONE,
        limited: false,
        victors: UnitSet::EMPTY,
        reach: 0,
        bloody: false,
    };
}

impl Combat {
    /// The sets of those who take part.
    #[must_use]
    pub const fn sets(&self) -> [&UnitSet; 5] {
        [&self.attackers, &self.main, &self.givers, &self.retreating, &self.victors]
    }

    /// The same, to be changed.
    pub(crate) const fn sets_mut(&mut self) -> [&mut UnitSet; 5] {
        [&mut self.attackers, &mut self.main, &mut self.givers, &mut self.retreating, &mut self.victors]
    }
}

/// A position that is dug or being dug (16.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Works {
    /// Where.
    pub hex: SpaceId,
    /// Whose.
    pub army: Army,
    /// Whether it is finished.
    pub done: bool,
}

/// How an artificial port stands (21.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mulberry {
    /// Its place is not yet secure.
    Awaited,
    /// Under way, to be finished on a turn.
    Building(u8),
    /// Working.
    Standing,
    /// Lost for good.
    Destroyed,
}

/// A complete state of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// The scenario, by its place in the list.
    pub scenario: u8,
    /// The options, bits by [`option`].
    pub options: u8,
    /// The turn.
    pub turn: u8,
    /// Whose player-turn it is.
    pub active: Side,
    /// Whether it is the reserve phase (15).
    pub reserve: bool,
    /// What the game waits for.
    pub stage: Stage,
    /// Where all units are.
    pub stacks: Stacks<UNITS, SPACES, UnitId>,
    /// Their state.
    pub flags: Units<[u16; UNITS]>,
    /// Which of them cast a zone now.
    pub casts: Derived<[bool; UNITS]>,
    /// The zones of each side.
    pub zones: Derived<[Zones; 2]>,
    /// How many units are dispersed.
    pub dispersed: u8,
    /// Hexes that the Allies control.
    pub held: HexSet,
    /// The die of the weather, as modified (4.1).
    pub weather: u8,
    /// Supply points (5.1).
    pub supply: [u8; 4],
    /// German points to be given out (5.2).
    pub undealt: u8,
    /// Replacements (6.1).
    pub replacements: [u8; 9],
    /// Whether a Tiger or a Panther may be replaced (6.4).
    pub heavy: bool,
    /// The best quality that the low-quality replacement serves (6.4), if there is one.
    pub low: Option<i8>,
    /// Whether British or Canadian infantry is to be chosen (6.2).
    pub choice: bool,
    /// Which airborne divisions have had their replacement in this turn (6.2), bits.
    pub rebuilt: u8,
    /// Aircraft left, American and British (19.1).
    pub air: [u8; 2],
    /// Ships left, American and British (19.2).
    pub navy: [u8; 2],
    /// The special bombardment of Cherbourg: 0 to come, 1 in this turn, 2 over (19.2).
    pub bombardment: u8,
    /// Positions that may yet be begun, by army (16.1).
    pub digs: [u8; 3],
    /// Positions (16.1), by hex.
    pub works: ArrayVec<Works, 24>,
    /// Reinforcement points left, American and British (6.5).
    pub points: [u8; 2],
    /// Points landed in this turn by beach: Utah, Omaha, Gold, Juno, Sword (6.5.2).
    pub landed: [u8; 5],
    /// Supply points bought in this turn, American and British (27.2).
    pub bought: [u8; 2],
    /// Units evacuated in this turn by beach hex (21.2).
    pub evacuated: [u8; 8],
    /// Where there was somebody mobilised in this turn (6.7), bits.
    pub mobilised: u8,
    /// The artificial ports, American and British (21.1).
    pub mulberries: [Mulberry; 2],
    /// The omaha hex of the American one.
    pub port: SpaceId,
    /// Whether the artillery of the Cotentin has gone to Cherbourg (17.4).
    pub transferred: bool,
    /// For whom each cadre stands (17.9), by its place in the pools.
    pub cadres: [UnitId; CADRES],
    /// Hexes to be strafed (19.1.4).
    pub strafed: ArrayVec<SpaceId, 6>,
    /// Strength that has stopped a retreat in this combat phase, by hex (13.3).
    pub stopped: ArrayVec<(SpaceId, u8), 12>,
    /// The fight being prepared or fought.
    pub combat: Combat,
    /// Who won at once (23), if somebody did.
    pub decided: Option<Side>,
    /// What three or four players need besides (27.1).
    pub shared: Shared,
}

/// What a game of three or four keeps besides (27.1). Of two players it says nothing, and their situations are hashed without it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// Which command of the active side is at it, the first or the second.
    pub at: u8,
    /// Which command of the other side is attacked.
    pub facing: u8,
    /// Supply points of Panzer Group West.
    pub panzer: u8,
    /// How many of the hexes to be strafed are the first command's.
    pub planned: u8,
    /// What partners have refused in this fight, bits.
    pub denied: u8,
    /// What the partner is asked for.
    pub asked: Option<Action>,
}

impl Shared {
    /// Nobody shares a side.
    pub const NONE: Self = Self { at: 0, facing: 0, panzer: 0, planned: 0, denied: 0, asked: None };
}

impl Hash for Shared {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Self::NONE {
            [self.at, self.facing, self.panzer, self.planned, self.denied].hash(state);
            self.asked.hash(state);
        }
    }
}

/// How many cadres there are at most.
pub const CADRES: usize = 32;

/// Options, bits.
pub mod option {
    /// 28.1
    pub const HISTORICAL_WEATHER: u8 = 1;
    /// 28.2
    pub const FLANK_FIRE: u8 = 1 << 1;
    /// 28.3
    pub const NAVAL_BATTERIES: u8 = 1 << 2;
    /// 27.2
    pub const SOLITAIRE: u8 = 1 << 3;
    /// 27.1: the Allies are divided.
    pub const THREE_PLAYERS: u8 = 1 << 4;
    /// 27.1: both sides are.
    pub const FOUR_PLAYERS: u8 = 1 << 5;
}

impl Situation {
    /// An empty map: every unit out of play.
    #[must_use]
    pub(crate) fn empty(data: &Data) -> Self {
        Self {
            scenario: 0,
            options: 0,
            turn: 1,
            active: Side::German,
            reserve: false,
            stage: Stage::Initial,
            stacks: Stacks::all_in(data.map.boxes.out),
            flags: Units::new([0; UNITS]),
            casts: Derived([false; UNITS]),
            zones: Derived::default(),
            dispersed: 0,
            held: HexSet::EMPTY,
            weather: 2,
            supply: [0; 4],
            undealt: 0,
            replacements: [0; 9],
            heavy: false,
            low: None,
            choice: false,
            rebuilt: 0,
            air: [0; 2],
            navy: [0; 2],
            bombardment: 0,
            digs: [0; 3],
            works: ArrayVec::new(),
            points: [0; 2],
            landed: [0; 5],
            bought: [0; 2],
            evacuated: [0; 8],
            mobilised: 0,
            mulberries: [Mulberry::Awaited; 2],
            port: SpaceId::NONE,
            transferred: false,
            cadres: [UnitId::NONE; CADRES],
            strafed: ArrayVec::new(),
            stopped: ArrayVec::new(),
            combat: Combat::NONE,
            decided: None,
            shared: Shared::NONE,
        }
    }

    /// Where a unit is.
    #[must_use]
    #[inline]
    pub fn place(&self, unit: UnitId) -> SpaceId {
        self.stacks.place(unit)
    }

    /// Whether a unit has any of these flags.
    #[must_use]
    #[inline]
    pub fn is(&self, unit: UnitId, flags: u16) -> bool {
        self.flags[unit] & flags != 0
    }

    /// Clears flags of a unit.
    #[inline]
    pub(crate) fn clear(&mut self, unit: UnitId, flags: u16) {
        if flags & flag::DISPERSED != 0 && self.is(unit, flag::DISPERSED) {
            self.dispersed -= 1;
        }
        self.flags[unit] &= !flags;
    }

    /// Sets flags of a unit that change no zone.
    #[inline]
    pub(crate) fn set(&mut self, unit: UnitId, flags: u16) {
        if flags & flag::DISPERSED != 0 && !self.is(unit, flag::DISPERSED) {
            self.dispersed += 1;
        }
        self.flags[unit] |= flags;
    }

    /// The strength that is up.
    #[must_use]
    #[inline]
    pub fn strength(&self, data: &Data, unit: UnitId) -> u8 {
        data.units[unit].strength[usize::from(self.flags[unit] & flag::REDUCED)]
    }

    /// The steps that a unit has left, its cadre among them.
    #[must_use]
    #[inline]
    pub fn steps(&self, data: &Data, unit: UnitId) -> u8 {
        data.units[unit].steps - u8::from(self.is(unit, flag::REDUCED))
    }

    /// Who stands in a space.
    #[must_use]
    #[inline]
    pub fn occupant(&self, data: &Data, hex: SpaceId) -> Option<Side> {
        // Allied units come first.
        self.stacks
            .first(hex)
            .map(|unit| if unit < data.of_side[0].end { Side::Allied } else { Side::German })
    }

    /// Whether units of a side stand in a hex.
    #[must_use]
    #[inline]
    pub fn stands(&self, data: &Data, side: Side, hex: SpaceId) -> bool {
        self.stacks.is_led_by(hex, &data.of_side[side.index()])
    }

    /// Who controls a hex (24.3).
    #[must_use]
    pub fn controller(&self, hex: SpaceId) -> Side {
        if self.held.contains(hex) { Side::Allied } else { Side::German }
    }

    /// Whether an option is on.
    #[must_use]
    pub const fn has_option(&self, option: u8) -> bool {
        self.options & option != 0
    }

    /// Puts a unit somewhere; zones follow.
    pub(crate) fn put(&mut self, data: &Data, unit: UnitId, space: SpaceId) {
        let old = self.place(unit);
        if old == space {
            return;
        }
        let casts = self.casts[unit.index()];
        let (caster, map) = (data.units[unit].side.index(), &data.map);
        let alone = |s: &Self, hex: SpaceId| !s.stacks.units(hex).any(|other| s.casts[other.index()]);
        let fresh = casts && map.is_hex(space) && alone(self, space);
        self.stacks.put(unit, space);
        if casts {
            if map.is_hex(old) && alone(self, old) {
                self.zones[caster].set(map, old, false);
            }
            if fresh {
                self.zones[caster].set(map, space, true);
            }
        }
    }

    /// Sets which side of a unit is up; its zone follows (8.1).
    pub(crate) fn set_reduced(&mut self, data: &Data, unit: UnitId, reduced: bool) {
        if reduced {
            self.flags[unit] |= flag::REDUCED;
        } else {
            self.flags[unit] &= !flag::REDUCED;
        }
        self.recast(data, unit);
    }

    /// Works out anew whether a unit casts a zone.
    pub(crate) fn recast(&mut self, data: &Data, unit: UnitId) {
        let casts = self.strength(data, unit) > 1 && data.casts[unit];
        if casts == self.casts[unit.index()] {
            return;
        }
        let at = self.place(unit);
        let mut others = self.stacks.units(at).filter(|&other| other != unit);
        let alone = !others.any(|other| self.casts[other.index()]);
        self.casts[unit.index()] = casts;
        if alone && data.map.is_hex(at) {
            self.zones[data.units[unit].side.index()].set(&data.map, at, casts);
        }
    }

    /// Works out all zones anew.
    pub(crate) fn recast_all(&mut self, data: &Data) {
        *self.zones = Default::default();
        *self.casts = [false; UNITS];
        for unit in (0..UNITS).map(UnitId::new) {
            self.recast(data, unit);
        }
        self.dispersed = (0..UNITS).map(UnitId::new).filter(|&u| self.is(u, flag::DISPERSED)).count() as u8;
    }

    /// The units of a side that are in hexes.
    pub fn on_map<'s>(&'s self, data: &'s Data, side: Side) -> impl Iterator<Item = UnitId> + 's {
        data.side(side).filter(|&unit| data.map.is_hex(self.place(unit)))
    }

    /// The hexes in which a side stands.
    #[must_use]
    pub fn occupied(&self, data: &Data, side: Side) -> HexSet {
        self.on_map(data, side).map(|unit| self.place(unit)).collect()
    }

    /// The store of a pool.
    pub(crate) fn pool(&mut self, pool: Pool) -> &mut u8 {
        &mut self.replacements[pool as usize]
    }

    /// The works in a hex.
    #[must_use]
    pub fn works_at(&self, hex: SpaceId) -> Option<&Works> {
        self.works.iter().find(|works| works.hex == hex)
    }
}

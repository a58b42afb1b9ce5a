//! A complete state of the game: small, flat, cheap to clone.

use crate::board::SPACES;
use crate::data::{Data, SpaceSet, UnitSet};
use crate::units::{Acting, Army, Side};
use sandtable_engine::digest::Derived;
use sandtable_engine::ids::{SpaceId, UnitId, Units};
use sandtable_engine::{phrases, words};
use sandtable_kit::stacks::Stacks;
use sandtable_kit::zones::{self, Zones};

/// How many counters there are: 268 on the ground and 22 in the air.
pub const UNITS: usize = 290;

/// How many of them are heavy bombers (11).
pub const HEAVY: usize = 6;

/// How many depots there are, Allied and German (7.1, 7.2).
pub const DEPOTS: usize = 22;

/// What a unit has done or suffered; bits of its flags.
pub mod flag {
    /// Steps lost; of an HQ the offensive markers stacked with it; of aircraft the turns until they are back (9.4).
    pub const COUNT: u16 = 0b11;
    /// Disorganised: 0 to 2 (6.5). Of aircraft, with [`AFFECTED`], the zone of interdiction.
    pub const DISORGANISED: u16 = 0b11 << 2;
    /// Affected by bombardment: 0 to 2 (6.5).
    pub const AFFECTED: u16 = 0b11 << 4;
    /// Its move is over in this phase.
    pub const DONE: u16 = 1 << 6;
    /// It has attacked in this phase (6.1).
    pub const FOUGHT: u16 = 1 << 7;
    /// It was attacked in this phase (6.1).
    pub const HIT: u16 = 1 << 8;
    /// Out of supply until the next logistics phase (7.4).
    pub const OOS: u16 = 1 << 9;
    /// In reserve for an exploitation (4.1.1).
    pub const RESERVE: u16 = 1 << 10;
    /// At rest (1.1.1.3).
    pub const REST: u16 = 1 << 11;
    /// An HQ on its finished side (0.1.1).
    pub const USED: u16 = 1 << 12;
    /// An HQ that has paid for an extended move (5.2).
    pub const EXTENDED: u16 = 1 << 13;
    /// It came ashore, dropped or was moved in this phase.
    pub const MOVED: u16 = 1 << 14;
    /// It tried to infiltrate in this phase (4.4).
    pub const TRIED: u16 = 1 << 15;
}

words! {
    /// The parts of a turn (1.0, 10).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Part {
        /// Before dawn of 6 June.
        O => "0" "part-0",
        /// Phase A.
        A => "a" "part-a",
        /// Phase B.
        B => "b" "part-b",
    }
}

words! {
    /// What is going on in a part of a turn: the first day has moments of its own (10).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Moment {
        /// As in any other turn.
        Usual => "usual",
        /// Before dawn: the jumps (10 O.1).
        Drops => "drops",
        /// Before dawn: those who jumped (10 O.1).
        Gathering => "gathering",
        /// Before dawn: the German reaction (10 O.2).
        Alarm => "alarm",
        /// The first wave (10 A.1).
        FirstWave => "first-wave",
        /// The second wave (10 A.1).
        SecondWave => "second-wave",
        /// The German reaction of morning and afternoon (10 A.2, B.2).
        Reaction => "reaction",
        /// The landings of the afternoon (10 B.1).
        FollowUp => "follow-up",
        /// The gliders of the evening (10 B.3).
        Evening => "evening",
    }
}

words! {
    /// The weather (1.1.1.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Weather {
        /// Clear.
        Clear => "clear" "weather-clear",
        /// Overcast, showers.
        Overcast => "overcast" "weather-overcast",
    }
}

phrases! {
    /// What the game waits for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Stage("phase") in Data {
        /// The first turn is about to begin.
        Begin => "begin",
        /// Where counters stand that a player places himself (11.2).
        Placing => "placing",
        /// Who jumps next, and where (10 O.1, B.3).
        Drop => "drop",
        /// Which missions aircraft fly (9).
        Air => "air",
        /// In which depot a German marker goes (1.1.1.2).
        Stock => "stock",
        /// To which HQ a marker goes (1.1.1.2).
        Markers => "markers",
        /// Who is supplied by air (7.5).
        AirSupply => "air-supply",
        /// Who rests, recovers, returns (1.1.1.3).
        Recovery => "recovery",
        /// What ships and bombers shell before the landing (10 A.1).
        Soften => "soften",
        /// Which landing unit coast batteries shell (6.2).
        CoastGuns => "coast-guns",
        /// Which bombers are over a space (6.2, 9.3).
        Raid => "raid",
        /// Which unit moves (4).
        Movement => "movement",
        /// Where those in hand go.
        Moving => "moving",
        /// Which HQ acts (1.1.3).
        Combat => "combat",
        /// What the active HQ attacks (6.1).
        Command => "command",
        /// What a defender holds in a town: the houses, or the ground (2.2).
        Cover => "cover",
        /// Who takes part.
        Muster => "muster",
        /// What the defender answers (5.3, 9.1).
        Answer => "answer",
        /// Which defender loses a step (6.10).
        DefenderLoss => "defender-loss",
        /// Which attacker loses a step.
        AttackerLoss => "attacker-loss",
        /// Who retreats, and where (6.6).
        Retreat => "retreat",
        /// Which stack advances, and where (6.7).
        Advance => "advance",
        /// Whether the defender counter-attacks (6.9).
        Counter => "counter",
        /// Which reserves exploit (6.8).
        Exploit => "exploit",
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
        /// An attack (6.1).
        Attack => "attack",
        /// An attack from the sea (10 A.1).
        Landing => "landing",
        /// Paratroops who came down on the enemy (10 O.1).
        Jump => "jump",
        /// An overrun (4.3).
        Overrun => "overrun",
        /// A counter-attack (6.9).
        Counter => "counter",
        /// An attack of an exploitation (6.8).
        Exploitation => "exploitation",
    }
}

words! {
    /// How far the carrying out of a result has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Step {
        /// The attacker prepares.
        Before => "before",
        /// The defender answers.
        Answer => "answer",
        /// The defender's losses.
        DefenderLoss => "defender-loss",
        /// The attacker's losses.
        AttackerLoss => "attacker-loss",
        /// Retreats.
        Retreat => "retreat",
        /// The advance.
        Advance => "advance",
        /// A counter-attack, or an exploitation.
        After => "after",
    }
}

/// The fight being prepared or fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    /// Its kind.
    pub fight: Fight,
    /// How far it has come.
    pub step: Step,
    /// Who attacks.
    pub side: Side,
    /// The space attacked.
    pub target: SpaceId,
    /// Who takes part on the attacker's side.
    pub attackers: UnitSet,
    /// Whether the defender holds the houses of a town rather than the ground about it (2.2).
    pub houses: bool,
    /// The HQs that support, of either side (5.3).
    pub support: UnitSet,
    /// The fighter-bombers in support (9.1).
    pub tas: UnitId,
    /// The column, once rolled.
    pub column: u8,
    /// The die, once rolled, with what modifies it.
    pub roll: u8,
    /// Steps still to be lost: attacker, defender.
    pub losses: [u8; 2],
    /// Those who have yet to retreat.
    pub retreating: UnitSet,
    /// Those who have retreated (6.9).
    pub retreated: UnitSet,
    /// Where the attacker's stack has advanced to, or [`SpaceId::NONE`].
    pub advanced: SpaceId,
}

impl Combat {
    /// No combat.
    pub const NONE: Self = Self {
        fight: Fight::None,
        step: Step::Before,
        side: Side::Allied,
        target: SpaceId::NONE,
        attackers: UnitSet::EMPTY,
        houses: false,
        support: UnitSet::EMPTY,
        tas: UnitId::NONE,
        column: 0,
        roll: 0,
        losses: [0; 2],
        retreating: UnitSet::EMPTY,
        retreated: UnitSet::EMPTY,
        advanced: SpaceId::NONE,
    };
}

words! {
    /// How a depot stands (7.1, 7.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Port {
        /// Not there.
        Closed => "closed",
        /// Under construction until its turn.
        Building => "building",
        /// Open, on its reduced side if it has two.
        Open => "open",
        /// Open, on its full side.
        Full => "full",
        /// Destroyed for good.
        Destroyed => "destroyed",
    }
}

/// A depot: how it stands, and the turn on which that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Depot {
    /// How it stands.
    pub port: Port,
    /// On which turn it opens, or comes to its full side; 0 if nothing is to come.
    pub turn: u8,
}

/// A complete state of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// The scenario, by its place in the list.
    pub scenario: u8,
    /// Whether the Americans and the British have a player each (11).
    pub three: bool,
    /// The turn.
    pub turn: u8,
    /// The part of the turn.
    pub part: Part,
    /// What is going on.
    pub moment: Moment,
    /// Who has the initiative (1.1.1.3).
    pub first: Side,
    /// Whose phase it is.
    pub active: Acting,
    /// What the game waits for.
    pub stage: Stage,
    /// Where all units are.
    pub stacks: Stacks<UNITS, SPACES, UnitId>,
    /// Their state.
    pub flags: Units<[u16; UNITS]>,
    /// Which HQ controls each unit in this turn: its place in the list and one, or 0 (5.1).
    pub by: Units<[u8; UNITS]>,
    /// The zones of each side.
    pub zones: Derived<[Zones<SPACES>; 2]>,
    /// The hexes and regions that the Allies control (0.2.2).
    pub held: SpaceSet,
    /// Spaces attacked in this phase (6.1).
    pub attacked: SpaceSet,
    /// Spaces bombarded in this phase, from the air and by ships (6.2).
    pub bombarded: [SpaceSet; 2],
    /// The weather.
    pub weather: Weather,
    /// What is taken off the next weather die (1.1.1.1).
    pub adjustment: u8,
    /// Whether storms are to be feared in this turn.
    pub unsettled: bool,
    /// Whether a storm rages in this part of the turn.
    pub storm: bool,
    /// How many fighter-bombers still have to be set to air superiority.
    pub superiority: u8,
    /// Points of ships left: western, eastern; battleships, destroyers (6.2).
    pub ships: [[u8; 2]; 2],
    /// Nations whose carpet was bombed in this turn: bits (9.4).
    pub carpets: u8,
    /// Where each heavy bomber lies as rubble (9.4).
    pub rubble: [[SpaceId; 2]; HEAVY],
    /// The depots.
    pub depots: [Depot; DEPOTS],
    /// Stacking points landed at each in this phase (4.2).
    pub landed: [u8; DEPOTS],
    /// Markers in each German depot (1.1.1.2).
    pub stock: [u8; DEPOTS],
    /// Markers in the Allied strategic reserve.
    pub reserve_markers: u8,
    /// Markers that went to American and to British HQs in this logistics phase (7.1, ruling B45).
    pub sent: [u8; 2],
    /// German markers still to be set into depots.
    pub to_stock: u8,
    /// Which sides still send markers: bits.
    pub sending: u8,
    /// Stacking points that can still be supplied by air (7.5).
    pub air_supply: u8,
    /// German replacements: infantry, Luftwaffe, Panzergrenadiers, Panzers.
    pub replacements: [u8; 4],
    /// The German initiative die, which is also that of replacements (1.1.1.3).
    pub german_die: u8,
    /// The division that each HQ has moved off the map by normal movement: its number and one (4.1.2).
    pub led: [u16; 24],
    /// The HQ that acts (1.1.3).
    pub hq: UnitId,
    /// Those in hand.
    pub hand: UnitSet,
    /// Half points that they have spent.
    pub spent: u8,
    /// Where their move began.
    pub origin: SpaceId,
    /// The hex that holds too many for the moment: one of them has to go on at once (2.1, ruling B59).
    pub crowded: SpaceId,
    /// The bombers over a space, and where (6.2).
    pub raid: UnitSet,
    /// Where the raid goes; a carpet may have two hexes.
    pub raid_at: [SpaceId; 2],
    /// Whether coast batteries have fired in this phase (6.2).
    pub shelled: bool,
    /// Whether an exploitation goes on (6.8).
    pub exploiting: bool,
    /// Where the stacks that exploit stood.
    pub spearheads: [SpaceId; 2],
    /// The fight being prepared or fought.
    pub combat: Combat,
    /// Victory points of the Allies and of the Germans that are written down (11.3).
    pub points: [i16; 2],
    /// On which turn each level of the first scenario was reached, or an automatic victory: 0 none (11.1, 11.3).
    pub decided: u8,
    /// Whether the rising of Paris has been (4.1.2).
    pub risen: bool,
    /// Whether Paris was freed by the French (4.1.2).
    pub freed: bool,
}

impl Situation {
    /// An empty map: every unit on the turn track.
    #[must_use]
    pub(crate) fn empty(data: &Data) -> Self {
        Self {
            scenario: 0,
            three: false,
            turn: 0,
            part: Part::A,
            moment: Moment::Usual,
            first: Side::Allied,
            active: Acting::Allied,
            stage: Stage::Movement,
            stacks: Stacks::all_in(data.map.boxes.turns),
            flags: Units::new([0; UNITS]),
            by: Units::new([0; UNITS]),
            zones: Derived::default(),
            held: SpaceSet::EMPTY,
            attacked: SpaceSet::EMPTY,
            bombarded: [SpaceSet::EMPTY; 2],
            weather: Weather::Clear,
            adjustment: 0,
            unsettled: false,
            storm: false,
            superiority: 0,
            ships: [[0; 2]; 2],
            carpets: 0,
            rubble: [[SpaceId::NONE; 2]; HEAVY],
            depots: [Depot { port: Port::Closed, turn: 0 }; DEPOTS],
            landed: [0; DEPOTS],
            stock: [0; DEPOTS],
            reserve_markers: 0,
            sent: [0; 2],
            to_stock: 0,
            sending: 0,
            air_supply: 0,
            replacements: [0; 4],
            german_die: 1,
            led: [0; 24],
            hq: UnitId::NONE,
            hand: UnitSet::EMPTY,
            spent: 0,
            origin: SpaceId::NONE,
            crowded: SpaceId::NONE,
            raid: UnitSet::EMPTY,
            raid_at: [SpaceId::NONE; 2],
            shelled: false,
            exploiting: false,
            spearheads: [SpaceId::NONE; 2],
            combat: Combat::NONE,
            points: [0; 2],
            decided: 0,
            risen: false,
            freed: false,
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
    pub fn is(&self, unit: UnitId, flag: u16) -> bool {
        self.flags[unit] & flag != 0
    }

    /// Sets a flag of a unit.
    #[inline]
    pub(crate) fn set(&mut self, unit: UnitId, flag: u16) {
        self.flags[unit] |= flag;
    }

    /// Clears flags of a unit.
    #[inline]
    pub(crate) fn clear(&mut self, unit: UnitId, flag: u16) {
        self.flags[unit] &= !flag;
    }

    /// Steps lost, markers with an HQ, or turns until aircraft are back.
    #[must_use]
    #[inline]
    pub fn count(&self, unit: UnitId) -> u8 {
        (self.flags[unit] & flag::COUNT) as u8
    }

    pub(crate) fn set_count(&mut self, unit: UnitId, count: u8) {
        self.flags[unit] = self.flags[unit] & !flag::COUNT | u16::from(count.min(3));
    }

    /// The level of disorganisation (6.5).
    #[must_use]
    #[inline]
    pub fn disorganised(&self, unit: UnitId) -> u8 {
        (self.flags[unit] >> 2 & 3) as u8
    }

    pub(crate) fn set_disorganised(&mut self, unit: UnitId, level: u8) {
        self.flags[unit] = self.flags[unit] & !flag::DISORGANISED | u16::from(level.min(2)) << 2;
    }

    /// How far a unit is affected by bombardment (6.5).
    #[must_use]
    #[inline]
    pub fn affected(&self, unit: UnitId) -> u8 {
        (self.flags[unit] >> 4 & 3) as u8
    }

    pub(crate) fn set_affected(&mut self, unit: UnitId, level: u8) {
        self.flags[unit] = self.flags[unit] & !flag::AFFECTED | u16::from(level.min(2)) << 4;
    }

    /// The zone in which fighter-bombers interdict: from 1; 0 if none.
    #[must_use]
    pub fn air_zone(&self, unit: UnitId) -> u8 {
        (self.flags[unit] >> 2 & 15) as u8
    }

    pub(crate) fn set_air_zone(&mut self, unit: UnitId, zone: u8) {
        self.flags[unit] =
            self.flags[unit] & !(flag::DISORGANISED | flag::AFFECTED) | u16::from(zone & 15) << 2;
    }

    /// The side of whoever stands in a hex; where both do (6.11), the Allies.
    #[must_use]
    #[inline]
    pub fn occupant(&self, data: &Data, hex: SpaceId) -> Option<Side> {
        // Allied units come first.
        let first = self.stacks.first(hex)?;
        if first < data.of_side[0].end {
            Some(Side::Allied)
        } else if first < data.of_side[1].end {
            Some(Side::German)
        } else {
            None
        }
    }

    /// The ground units of a side in a space.
    pub fn of<'s>(&'s self, data: &'s Data, side: Side, space: SpaceId) -> impl Iterator<Item = UnitId> + 's {
        let range = data.of_side[side.index()].clone();
        self.stacks.units(space).filter(move |unit| range.contains(unit))
    }

    /// Whether a side has a unit in a space that counts for confusion: no Festung (0.1.2).
    #[must_use]
    pub fn stands(&self, data: &Data, side: Side, space: SpaceId) -> bool {
        self.of(data, side, space).any(|unit| data.units[unit].kind != crate::units::Kind::Festung)
    }

    /// Whether units of both sides are in a space (6.11, 6.12).
    #[must_use]
    #[inline]
    pub fn confused(&self, data: &Data, space: SpaceId) -> bool {
        match self.stacks.first(space) {
            Some(first) if first < data.of_side[0].end => {
                self.stacks.only(space).is_none()
                    && self.stands(data, Side::German, space)
                    && self.stands(data, Side::Allied, space)
            }
            _ => false,
        }
    }

    /// Whether enemies of `side` are in a space.
    #[must_use]
    pub fn enemy_in(&self, data: &Data, side: Side, space: SpaceId) -> bool {
        self.of(data, side.enemy(), space).next().is_some()
    }

    /// Whether a space lies in a zone of the enemy of `side` (3).
    #[must_use]
    #[inline]
    pub fn engaged(&self, side: Side, space: SpaceId) -> bool {
        self.zones[side.enemy().index()].covers(space)
    }

    /// Puts a unit somewhere; zones follow (3).
    pub(crate) fn put(&mut self, data: &Data, unit: UnitId, space: SpaceId) {
        let u = &data.units[unit];
        if u.kind.is_air() {
            self.stacks.put(unit, space);
            return;
        }
        let side = u.side();
        let casts = |other: UnitId| {
            let other = &data.units[other];
            other.casts_zone() && other.side() == side
        };
        let around = |space: SpaceId| {
            let near = &data.map.around[space];
            let reached =
                near.iter().filter(|near| data.map.terrain(near.hex) != crate::board::Terrain::City);
            reached.map(|near| near.hex)
        };
        zones::put(&mut self.stacks, &mut self.zones[side.index()], unit, space, casts, around);
    }

    /// The units of a side that are in hexes.
    pub(crate) fn on_map<'s>(&'s self, data: &'s Data, side: Side) -> impl Iterator<Item = UnitId> + 's {
        data.side(side).filter(|&unit| data.map.is_hex(self.place(unit)))
    }

    /// The army that stands in a space: American or British; the two never stack together (2.1, 8).
    #[must_use]
    pub fn army_in(&self, data: &Data, space: SpaceId) -> Option<Army> {
        self.of(data, Side::Allied, space).map(|unit| data.units[unit].army).find(|army| *army != Army::Ffi)
    }

    /// The sum of the stacking values of a side in a space.
    #[must_use]
    pub fn stacking(&self, data: &Data, side: Side, space: SpaceId) -> u8 {
        self.of(data, side, space).map(|unit| data.units[unit].sv).sum()
    }

    /// The last turn of the scenario.
    #[must_use]
    pub fn last_turn(&self, data: &Data) -> u8 {
        data.plans[usize::from(self.scenario)].last_turn
    }
}

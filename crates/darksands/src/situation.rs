//! A complete state of the game: small, flat, cheap to clone.

use crate::board::{HEXES, HexSet, SPACES};
use crate::chits::{Chit, Chits};
use crate::data::{Data, UnitSet};
use crate::results::Cell;
use crate::units::{SUPPORTS, Side, UNITS, Values};
use sandtable_engine::digest::Derived;
use sandtable_engine::ids::{SpaceId, UnitId, Units};
use sandtable_engine::phrase::Hex;
use sandtable_engine::{phrases, words};
use sandtable_kit::stacks::Stacks;
use sandtable_kit::zones::{self, Zones};

/// What a unit has done or suffered; bits of its flags.
pub mod flag {
    /// On its reduced side.
    pub const REDUCED: u16 = 1;
    /// Out of supply (10.2).
    pub const OUT: u16 = 1 << 1;
    /// Disrupted (19.2).
    pub const DISRUPTED: u16 = 1 << 2;
    /// It has moved in this movement action, or cannot any more.
    pub const DONE: u16 = 1 << 3;
    /// It has attacked in this combat action (20.1).
    pub const FOUGHT: u16 = 1 << 4;
    /// It has been attacked in this combat action (20.1).
    pub const ATTACKED: u16 = 1 << 5;
    /// A garrison that lies face down (13.6.3).
    pub const USED: u16 = 1 << 6;
    /// Rebuilt in this segment with special points alone (17.4.3).
    pub const FRESH: u16 = 1 << 7;
    /// It may not attack with this chit (18.1, PanzerArmee).
    pub const BARRED: u16 = 1 << 8;
    /// Where the version of the piece is kept (22.5): two bits.
    pub const VERSION: u16 = 10;
    /// Out of supply or disrupted.
    pub const WEAK: u16 = OUT | DISRUPTED;
    /// What ends with a chit.
    pub const OF_CHIT: u16 = DONE | FOUGHT | ATTACKED | BARRED;
}

phrases! {
    /// What the game waits for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Stage("phase") in Data {
        /// A replacement chit of a side is drawn (17.3, 17.4).
        ReplacementDraw(side: Side) => "replacement-draw",
        /// A side spends replacement points (17.3, 17.4).
        Replacement(side: Side) => "replacement",
        /// The Allies form cadres (17.1).
        Cadres => "cadres",
        /// Which chit opens the turn (18.5).
        Initiative => "initiative",
        /// Whether a priority chit is declared (18.6.1).
        Priority(chit: Chit) => "priority",
        /// An action chit is drawn (18.6).
        Draw => "draw",
        /// Which side of a chit is played (18.1).
        Either => "either",
        /// Which of two actions comes first: Rommel (18.1).
        Order => "order",
        /// Whom a chit activates (18.1).
        Select => "select",
        /// Which unit to move (19.0).
        Movement => "movement",
        /// Where it goes.
        Moving(unit: UnitId) => "moving",
        /// Where it goes on to by extended movement, across the border of a section (19.1.7).
        Extending(unit: UnitId) => "extending",
        /// Where it is driven on to, disrupted at the border (19.2.2): by so many hexes.
        Driven(unit: UnitId, hexes: u8) => "driven",
        /// Who follows it in an infiltration (19.1.4).
        Following(unit: UnitId) => "following",
        /// Which hex to attack (20.0).
        Combat => "combat",
        /// Who takes part, and what supports (20.2).
        Muster => "muster",
        /// What the defender commits (13.1).
        Answer => "answer",
        /// Which defender loses a step (20.3.2).
        DefenderLoss => "defender-loss",
        /// Which attacker loses a step (20.3.2).
        AttackerLoss => "attacker-loss",
        /// Where the defenders retreat (20.3.4).
        Retreat => "retreat",
        /// Who of those who retreated is eliminated, for there is no room (20.3.4).
        Crowded(at: Hex) => "crowded",
        /// Who advances (20.3.5).
        Advance => "advance",
        /// Where a unit arrives (15.0, 22.1).
        Arrival(unit: UnitId) => "arrival",
        /// The game is over.
        Over => "over",
    }
}

words! {
    /// What an activation does now or next.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub enum Doing {
        /// Nothing.
        #[default]
        Nothing => "nothing",
        /// Move.
        Move => "move",
        /// Attack.
        Attack => "attack",
    }

    /// To what the game returns when everybody has been placed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub enum Errand {
        /// Nobody is being placed.
        #[default]
        Nothing => "nothing",
        /// The placement before play (1.2.2).
        Setup => "setup",
        /// A Reinforcement chit (22.0): arrivals.
        Arrivals => "arrivals",
        /// Exchanges (22.4).
        Exchanges => "exchanges",
    }

    /// How a support stands (13.1).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub enum Ready {
        /// Not in play yet, or no more.
        #[default]
        Absent => "absent",
        /// Face up.
        Ready => "ready",
        /// Face down.
        Used => "used",
        /// Assigned to a unit (13.5).
        Assigned => "assigned",
    }

    /// How the by-pass stands (23.3.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub enum Bypass {
        /// Not built.
        #[default]
        NotBuilt => "not_built",
        /// Under construction.
        UnderWay => "under_construction",
        /// Built.
        Built => "built",
    }

    /// How far a fight has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub enum Step {
        /// There is none.
        #[default]
        None => "none",
        /// It is being prepared.
        Before => "before",
        /// Losses.
        Losses => "losses",
        /// The retreat.
        Retreat => "retreat",
        /// The advance.
        Advance => "advance",
    }
}

/// What the chit in play allows (18.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Active {
    /// The chit.
    pub chit: Option<Chit>,
    /// Whose it is.
    pub side: Side,
    /// What is done now.
    pub doing: Doing,
    /// What is done next.
    pub next: Doing,
    /// Whether that is the second action of the Panzers (12.7.1).
    pub momentum: bool,
    /// Half movement.
    pub half: bool,
    /// Combat −1.
    pub minus: bool,
    /// Whom it activates.
    pub able: UnitSet,
    /// Italians who may move one hex or by extended movement (21 Corps).
    pub short: UnitSet,
    /// How many may still be chosen: formations, hexes or tanks; and others.
    pub picks: [u8; 2],
    /// Rommel: whether hexes are chosen rather than formations.
    pub by_hex: bool,
}

impl Active {
    /// No chit in play.
    pub const NONE: Self = Self {
        chit: None,
        side: Side::Allied,
        doing: Doing::Nothing,
        next: Doing::Nothing,
        momentum: false,
        half: false,
        minus: false,
        able: UnitSet::EMPTY,
        short: UnitSet::EMPTY,
        picks: [0; 2],
        by_hex: false,
    };
}

/// The move that a unit is making.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Journey {
    /// Quarter points that it has spent.
    pub spent: u8,
    /// Extended movement: whether all of it in this section went by rail.
    pub rail: bool,
    /// Whether all of it went by rail.
    pub all_rail: bool,
    /// Sections that it has been in, a bit each.
    pub sections: u8,
    /// Infiltration: where the group began, the zone left and the zone entered.
    pub group: [SpaceId; 3],
}

impl Journey {
    /// No journey.
    pub const NONE: Self =
        Self { spent: 0, rail: true, all_rail: true, sections: 0, group: [SpaceId::NONE; 3] };
}

impl Journey {
    /// Whether a unit that has left a garrison on its way came along roads all the time, and may go on by extended movement.
    #[must_use]
    pub const fn keeps_to_road(&self) -> bool {
        self.sections != 0 && self.spent > 0
    }
}

/// The fight being prepared or fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    /// How far it has come.
    pub step: Step,
    /// The hex attacked.
    pub target: SpaceId,
    /// Who attacks.
    pub attackers: UnitSet,
    /// Who defends, once the die is rolled, and is left.
    pub defenders: UnitSet,
    /// Those of both sides who lend their factors (7.4), and so may take losses.
    pub counted: UnitSet,
    /// Supports of the attacker and of the defender, a bit each.
    pub aids: [u16; 2],
    /// Whether the assault table is used.
    pub assault: bool,
    /// Steps that each side still loses, attacker first.
    pub owed: [u8; 2],
    /// Infantry steps that the attacker loses first (20.3.1).
    pub infantry: u8,
    /// Whether each side has taken its first loss (20.3.2).
    pub first: [bool; 2],
    /// Whether any German unit of two steps may take it (12.7.4).
    pub resilient: bool,
    /// Whether the defenders retreat when losses are taken.
    pub retreats: bool,
    /// What the retreat still counts, central hexes one and others two.
    pub distance: u8,
    /// Whether the hex that they retreated to last lies in an uncontested enemy zone (20.3.4).
    pub exposed: bool,
    /// Headquarters that may go along with an advance.
    pub staff: UnitSet,
    /// The result.
    pub cell: Option<Cell>,
}

impl Combat {
    /// No fight.
    pub const NONE: Self = Self {
        step: Step::None,
        target: SpaceId::NONE,
        attackers: UnitSet::EMPTY,
        defenders: UnitSet::EMPTY,
        counted: UnitSet::EMPTY,
        aids: [0; 2],
        assault: false,
        owed: [0; 2],
        infantry: 0,
        first: [false; 2],
        resilient: false,
        retreats: false,
        distance: 0,
        exposed: false,
        staff: UnitSet::EMPTY,
        cell: None,
    };
}

/// What has gone by sea in this turn (19.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sea {
    /// Units, by side.
    pub sailed: [u8; 2],
    /// Allied units that changed places with them.
    pub back: u8,
    /// How many chits lay on the track when the Allies sailed.
    pub segment: u8,
    /// From where to where.
    pub route: [SpaceId; 2],
}

impl Sea {
    /// Nobody has.
    pub const NONE: Self = Self { sailed: [0; 2], back: 0, segment: 0, route: [SpaceId::NONE; 2] };
}

/// The most chits that the track holds.
pub const MOST_PLAYED: usize = 24;

/// A complete state of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// The scenario, by its place in the list.
    pub scenario: u8,
    /// Whether it goes on as the campaign.
    pub campaign: bool,
    /// Whether the dash to the frontier is played (1.3.4).
    pub dash: bool,
    /// The turn.
    pub turn: u8,
    /// What the game waits for.
    pub stage: Stage,
    /// Where all units are.
    pub stacks: Stacks<UNITS, SPACES>,
    /// Their state.
    pub flags: Units<[u16; UNITS]>,
    /// The zones of each side.
    pub zones: Derived<[Zones<HEXES>; 2]>,
    /// Which kept places the Allies hold, a bit each (2.1.5).
    pub held: u8,
    /// Hexes with a box (13.7).
    pub boxes: HexSet,
    /// Boxes beside the map, by side: face up, face down.
    pub spare: [[u8; 2]; 2],
    /// How supports stand.
    pub aids: [Ready; SUPPORTS],
    /// Supports that have been improved, a bit each.
    pub improved: u16,
    /// Who has an anti-tank support (13.5), by its number.
    pub bearers: [u8; SUPPORTS],
    /// The railhead, by its place on the railway (9.1).
    pub railhead: u8,
    /// The by-pass.
    pub bypass: Bypass,
    /// Victory points.
    pub points: [u8; 2],
    /// Saved replacement points: tanks, infantry.
    pub saved: [u8; 2],
    /// Replacement points to spend now.
    pub replacements: [u8; 3],
    /// How many of the tank points leave whom they rebuild in order (17.4.3, 17.4.4).
    pub fresh: u8,
    /// Replacement chits in the pools, a bit each: Axis 1941, 1942, Allied 1941, 1942.
    pub pools: [u16; 4],
    /// Emergency and Promise still kept aside.
    pub kept: [bool; 2],
    /// Whether the first segments of 1942 are over: Emergency and Promise come with the first that begins so.
    pub entered: u8,
    /// The action chits in the cup.
    pub cup: Chits,
    /// The priority chits in hand, a bit each by rank.
    pub hand: u8,
    /// The priority chit that is declared and may be pre-empted, by rank; zero if none.
    pub declared: u8,
    /// The chits played in this turn, in their order.
    pub played: [u8; MOST_PLAYED],
    /// How many.
    pub count: u8,
    /// Movement and combat chits played, by side (18.7.2).
    pub limits: [[u8; 2]; 2],
    /// Who has had the Tobruk chit in this turn.
    pub tobruk: [bool; 2],
    /// Who has the initiative.
    pub initiative: Side,
    /// The chit in play.
    pub active: Active,
    /// The move being made.
    pub journey: Journey,
    /// The fight being fought.
    pub combat: Combat,
    /// What has gone by sea.
    pub sea: Sea,
    /// Why units are being placed.
    pub errand: Errand,
    /// Whose units are.
    pub placing: Side,
    /// Hexes left by units of an exchange (22.4): the box and the hex.
    pub vacated: [(u8, SpaceId); 8],
    /// Entries used up in this segment (15.1, 15.3): two numbers of two bits for ports, and a bit a headquarters from the fifth.
    pub landed: u16,
    /// Whether the Allies may leave the central section for the east (1.4.4).
    pub released: bool,
    /// Whether the dash has been rolled for (1.3.4), and has taken The Auk away.
    pub dashed: [bool; 2],
    /// The degree of the Allied victory in Compass, and who has won a scenario.
    pub verdict: u8,
}

impl Situation {
    /// An empty map: every unit out of play.
    #[must_use]
    pub(crate) fn empty(data: &Data) -> Self {
        Self {
            scenario: 0,
            campaign: false,
            dash: false,
            turn: 1,
            stage: Stage::Draw,
            stacks: Stacks::all_in(data.map.boxes.out[0]),
            flags: Units::new([0; UNITS]),
            zones: Derived::default(),
            held: 0,
            boxes: HexSet::EMPTY,
            spare: [[0; 2]; 2],
            aids: [Ready::Absent; SUPPORTS],
            improved: 0,
            bearers: [u8::MAX; SUPPORTS],
            railhead: 0,
            bypass: Bypass::NotBuilt,
            points: [0; 2],
            saved: [0; 2],
            replacements: [0; 3],
            fresh: 0,
            pools: [0; 4],
            kept: [false; 2],
            entered: 0,
            cup: Chits::EMPTY,
            hand: 0,
            declared: 0,
            played: [0; MOST_PLAYED],
            count: 0,
            limits: [[0; 2]; 2],
            tobruk: [false; 2],
            initiative: Side::Allied,
            active: Active::NONE,
            journey: Journey::NONE,
            combat: Combat::NONE,
            sea: Sea::NONE,
            errand: Errand::Nothing,
            placing: Side::Allied,
            vacated: [(0, SpaceId::NONE); 8],
            landed: 0,
            released: false,
            dashed: [false; 2],
            verdict: 0,
        }
    }

    /// Where a unit is.
    #[must_use]
    #[inline]
    pub fn place(&self, unit: UnitId) -> SpaceId {
        self.stacks.place(unit)
    }

    /// Whether a flag of a unit is set.
    #[must_use]
    #[inline]
    pub fn is(&self, unit: UnitId, flag: u16) -> bool {
        self.flags[unit] & flag != 0
    }

    #[inline]
    pub(crate) fn set(&mut self, unit: UnitId, flag: u16) {
        self.flags[unit] |= flag;
    }

    #[inline]
    pub(crate) fn clear(&mut self, unit: UnitId, flag: u16) {
        self.flags[unit] &= !flag;
    }

    /// The version of a piece (22.5).
    #[must_use]
    pub const fn version_of(flags: u16) -> usize {
        (flags >> flag::VERSION & 3) as usize
    }

    /// The factors of a unit as it is.
    #[must_use]
    #[inline]
    pub fn values(&self, data: &Data, unit: UnitId) -> Values {
        let flags = self.flags[unit];
        data.units[unit].values[Self::version_of(flags)][usize::from(flags & flag::REDUCED)]
    }

    /// The steps that a unit has left.
    #[must_use]
    #[inline]
    pub fn steps(&self, data: &Data, unit: UnitId) -> u8 {
        data.units[unit].steps - u8::from(self.is(unit, flag::REDUCED))
    }

    /// Whose a hex is by those who stand in it.
    #[must_use]
    #[inline]
    pub fn occupant(&self, data: &Data, hex: SpaceId) -> Option<Side> {
        // Allied units come first.
        self.stacks.first(hex).map(|unit| if unit < data.of_side[0].end { Side::Allied } else { Side::Axis })
    }

    /// Whether a hex lies in an enemy zone (8.0) of a side.
    #[must_use]
    #[inline]
    pub fn in_enemy_zone(&self, side: Side, hex: SpaceId) -> bool {
        self.zones[side.enemy().index()].covers(hex)
    }

    /// Whether the by-pass is a road.
    #[must_use]
    #[inline]
    pub fn built(&self) -> bool {
        self.bypass == Bypass::Built
    }

    /// Puts a unit somewhere; zones follow.
    pub(crate) fn put(&mut self, data: &Data, unit: UnitId, space: SpaceId) {
        let side = data.units[unit].side.index();
        let built = usize::from(self.built());
        let around = |space: SpaceId| {
            let hexes: &[SpaceId] = if data.map.is_hex(space) { &data.map.zone[built][space] } else { &[] };
            hexes.iter().copied()
        };
        let casts = |unit: UnitId| !data.zoneless.contains(unit);
        zones::put(&mut self.stacks, &mut self.zones[side], unit, space, casts, around);
    }

    /// Works the zones out anew: when the by-pass is built.
    pub(crate) fn recast(&mut self, data: &Data) {
        *self.zones = zones_of(data, self);
    }

    /// Units of a side that are in hexes.
    pub(crate) fn on_map<'s>(&'s self, data: &'s Data, side: Side) -> impl Iterator<Item = UnitId> + 's {
        data.side(side).filter(|&unit| data.map.is_hex(self.place(unit)))
    }

    /// The hexes in which a side stands.
    #[must_use]
    pub fn occupied(&self, data: &Data, side: Side) -> HexSet {
        self.on_map(data, side).map(|unit| self.place(unit)).collect()
    }

    /// The last turn.
    #[must_use]
    pub fn last_turn(&self, data: &Data) -> u8 {
        if self.campaign { 17 } else { data.starts[usize::from(self.scenario)].last_turn }
    }

    /// The chits played in this turn, in their order.
    pub fn track(&self) -> impl DoubleEndedIterator<Item = Chit> + '_ {
        self.played[..usize::from(self.count).min(MOST_PLAYED)]
            .iter()
            .map(|&chit| Chit::of(usize::from(chit)))
    }

    /// Who holds a kept place (2.1.5).
    #[must_use]
    pub fn holder(&self, data: &Data, hex: SpaceId) -> Option<Side> {
        let kept = data.places.kept.iter().position(|&kept| kept == hex);
        match kept {
            Some(bit) if self.held & 1 << bit != 0 => Some(Side::Allied),
            Some(_) => Some(Side::Axis),
            None => self.occupant(data, hex),
        }
    }

    /// Whether a side holds a hex.
    #[must_use]
    pub fn holds(&self, data: &Data, side: Side, hex: SpaceId) -> bool {
        self.holder(data, hex) == Some(side)
    }
}

/// The zones of both sides, from where the units are.
#[must_use]
pub fn zones_of(data: &Data, s: &Situation) -> [Zones<HEXES>; 2] {
    Side::ALL.map(|side| {
        let mut zones = Zones::default();
        let casting = data.sides[side.index()].without(&data.zoneless);
        let hexes: HexSet =
            casting.iter().map(|unit| s.place(unit)).filter(|&hex| data.map.is_hex(hex)).collect();
        for hex in hexes.iter() {
            zones.cast(data.map.zone[usize::from(s.built())][hex].iter().copied());
        }
        zones
    })
}

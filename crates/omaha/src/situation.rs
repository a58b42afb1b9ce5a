//! A complete state of the game: small, flat, cheap to clone.

use crate::action::Depth;
use crate::board::{HexSet, SPACES, Tide};
use crate::data::{Data, POSITIONS, PositionSet, UnitSet};
use crate::ids::{DepthId, GermanId, PositionId, everybody};
use crate::units::{DEPTHS, GERMANS, Kind, Sector, US};
use sandtable_engine::ids::{By, SpaceId, UnitId, Units};
use sandtable_engine::phrase::Hex;
use sandtable_engine::{bits, phrases, words};
use sandtable_kit::stacks::Stacks;

/// Nobody: no unit, no marker, no card.
pub const NOBODY: u8 = u8::MAX;

/// Nobody commands anybody.
pub(crate) const NOBODY_LED: Units<[u8; US]> = Units::new([0; US]);

/// No position has hit anybody.
pub(crate) const NO_SHOTS: By<PositionId, [u8; POSITIONS]> = By::new([0; POSITIONS]);

/// The last turn of The First Wave (13).
pub const LAST_TURN: u8 = 16;

bits! {
    /// What an American counter has done or suffered.
    pub mod flag: u16 {
        /// It has acted in this turn (V).
        ACTED => "acted",
        /// It is disrupted.
        DISRUPTED => "disrupted",
        /// It is on its way over a bluff or at the top of a cliff (7.4).
        CLIMB => "climb",
        /// It is at the foot of a cliff with its ropes (7.5).
        CLIFF => "cliff",
        /// It has lost a step in this fire phase, or a leader who was hit (6.3).
        HIT => "hit",
        /// It has made its landing check in this turn (5.1).
        CHECKED => "checked",
        /// It serves under the other division (5.2).
        TRANSFERRED => "transferred",
        /// A general who is wounded (6.3).
        WOUNDED => "wounded",
        /// A hero who has been hit and inspires (6.3).
        INSPIRED => "inspired",
        /// Its landing was put off by choice (5.3).
        DELAYED => "delayed",
        /// It drifted in the landing check being made (5.1), so that leaders may follow.
        DRIFTED => "drifted",
        /// A leader who has decided whether to follow, a unit that has nothing to decide (5.1).
        DECIDED => "decided",
        /// Its sector's landing card has been carried out (5.1).
        SETTLED => "settled",
        /// It was hit in this fire phase without losing a step (6.3).
        PINNED => "pinned",
        /// It has hung its ropes for an action that a second unit of its hex may share (7.2).
        SHARES => "shares",
    }
}

/// All flags that concern the landing being made.
pub(crate) const LANDING: u16 = flag::CHECKED | flag::DRIFTED | flag::DECIDED | flag::SETTLED;

bits! {
    /// What a German unit has suffered.
    pub mod german: u8 {
        /// Face up.
        REVEALED => "revealed",
        /// Disrupted (6.4).
        DISRUPTED => "disrupted",
    }
}

/// Where a German unit or depth marker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Where {
    /// In a position.
    Position,
    /// In the pool that it is printed for.
    Pool,
    /// Among the divisional reinforcements (a unit), or with Kampfgruppe Meyer (a mobile marker).
    Other,
    /// Out of play.
    Lost,
}

phrases! {
    /// What the game waits for. The seat is always the American player.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Stage("phase", units as bytes) in Data {
        /// The set-up: what is face down is shuffled.
        SetUp => "set-up",
        /// The landing card of a sector (5.1).
        Landing(sector: Sector) => "landing",
        /// Which drifting unit a leader follows, if any (5.1).
        Follow(sector: Sector, leader: UnitId) => "follow",
        /// How far Rangers drift by choice (5.1).
        Rangers(sector: Sector, unit: UnitId) => "rangers",
        /// Who runs on a mine (5.1).
        Mine(sector: Sector) => "mine",
        /// Which units are put into which landing boxes (5.3).
        Arrivals => "arrivals",
        /// The event card (II).
        Event => "event",
        /// Who becomes a hero (11.1); whether a depth marker comes with it.
        Hero(sector: Sector, depth: Depth) => "hero",
        /// Which company gets men back.
        Regroup(sector: Sector) => "regroup",
        /// Whom the rockets hit.
        Scream => "scream",
        /// Which Germans a patrol reveals.
        Patrol(sector: Sector) => "patrol",
        /// Which Germans a prisoner tells of.
        Prisoner(sector: Sector) => "prisoner",
        /// The fire card of a sector (III).
        Fire(sector: Sector) => "fire",
        /// Which of several equal targets the position hits (6.3).
        Hit(sector: Sector, position: PositionId) => "hit",
        /// Which leader the position hits (6.3).
        LeaderHit(sector: Sector, position: PositionId) => "leader-hit",
        /// Which of several equal targets the artillery hits (6.5).
        ArtilleryHit(sector: Sector) => "artillery-hit",
        /// Whether a hero dies in place of the unit (11.1).
        Sacrifice(unit: UnitId) => "sacrifice",
        /// Which obstacles are cleared (IV).
        Engineers => "engineers",
        /// Which action to take (V).
        Actions => "actions",
        /// Where the units in hand go (7.3).
        Moving => "moving",
        /// Which division pays for a move or an attack (7.2).
        Paying => "paying",
        /// Whether a unit that was hit on the way goes on (7.3).
        UnderFire(unit: UnitId) => "under-fire",
        /// Who takes part in an attack (8).
        Muster => "muster",
        /// Whether a step is given for the depth marker (8).
        Attrition => "attrition",
        /// Which units over the limit are lost (7.6).
        Overstack(hex: Hex) => "overstack",
        /// The game is over.
        Over => "over",
    }
}

words! {
    /// What goes on after a hero's sacrifice was decided.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[repr(u8)]
    pub enum Resume {
        /// Nothing waits.
        Nothing => "nothing",
        /// The fire of a sector's positions.
        Fire => "fire",
        /// The end of a sector's fire, after the artillery.
        Recovery => "recovery",
        /// A move under fire.
        Moving => "moving",
    }
}

/// Which cards lie face up.
pub mod pile {
    /// The landing card of the East; that of the West follows.
    pub const LANDING: usize = 0;
    /// The event card.
    pub const EVENT: usize = 2;
    /// The fire card of the East; that of the West follows.
    pub const FIRE: usize = 3;
    /// The card drawn last for a move under fire or a barrage.
    pub const ACTION: usize = 5;
    /// How many places there are.
    pub const PLACES: usize = 6;
}

/// The parts of a turn (sequence of play).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub(crate) enum Part {
    /// Before the first turn.
    SetUp,
    /// I, the amphibious operations.
    Amphibious,
    /// II, the event.
    Event,
    /// III, German fire.
    Fire,
    /// IV, the engineers.
    Engineers,
    /// V, American actions, and VI after them.
    Actions,
}

/// A complete state of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Situation {
    /// The scenario, by its place in the list.
    pub scenario: u8,
    /// Whether the summary's letter holds where it differs from the published game (rulings O60 to O65).
    pub letter: bool,
    /// The turn, from one.
    pub turn: u8,
    /// What the game waits for.
    pub stage: Stage,
    /// Where all American counters are.
    pub stacks: Stacks<US, SPACES>,
    /// Their steps.
    pub steps: Units<[u8; US]>,
    /// Their state.
    pub flags: Units<[u16; US]>,
    /// For those on the track, the turn on which they come to a landing box; for those who drift, the box they came from.
    pub due: Units<[u8; US]>,
    /// The hero with a unit, as a byte.
    hero: Units<[u8; US]>,
    /// In the action phase, who commanded a unit when it began: a bit for each leader (7.1).
    pub led: Units<[u8; US]>,
    /// The German unit in each position.
    pub unit_at: By<PositionId, [GermanId; POSITIONS]>,
    /// The depth marker in each position.
    pub depth_at: By<PositionId, [DepthId; POSITIONS]>,
    /// Where each German unit is.
    pub unit_where: By<GermanId, [Where; GERMANS]>,
    /// Its state.
    pub unit_flags: By<GermanId, [u8; GERMANS]>,
    /// When it came to where it is, so that a face-down unit is never thought to be one that came later.
    pub unit_since: By<GermanId, [u8; GERMANS]>,
    /// Where each depth marker is.
    pub depth_where: By<DepthId, [Where; DEPTHS]>,
    /// Whether it is face up.
    pub depth_revealed: By<DepthId, [bool; DEPTHS]>,
    /// When it came to where it is.
    pub depth_since: By<DepthId, [u8; DEPTHS]>,
    /// Counts what was drawn and put back.
    pub stamp: u8,
    /// Cards yet to be drawn, by number less one.
    pub deck: u64,
    /// Cards drawn in this turn or discarded.
    pub discards: u64,
    /// The cards that lie face up, by number; 0 for none.
    pub face_up: [u8; pile::PLACES],
    /// Naval gunfire markers at hand.
    pub naval: u8,
    /// Actions left to each division.
    pub actions: [u8; 2],
    /// Strongpoints in smoke.
    pub smoke: PositionSet,
    /// Whether plunging fire falls in this turn.
    pub plunge: bool,
    /// Whether the rockets of WN69 were ever heard.
    pub screamed: bool,
    /// Hexes cleared in this turn, by sector.
    pub clearing: [u8; 2],
    /// Hexes whose obstacles are cleared.
    pub cleared: HexSet,
    /// Hexes of positions attacked in this phase.
    pub attacked: PositionSet,
    /// Hexes of positions that may not be attacked in this phase, for they were barraged (8.4).
    pub barraged: PositionSet,
    /// Hits that each position has scored with the card being carried out.
    pub shots: By<PositionId, [u8; POSITIONS]>,
    /// Positions that have had their shot at a leader.
    pub leader_shots: PositionSet,
    /// Hexes with five steps or more when the card was drawn (6.3).
    pub crowded: HexSet,
    /// What waits for a hero's sacrifice.
    pub resume: Resume,
    /// The units in hand, or attacking.
    pub group: UnitSet,
    /// Where they go, or what they attack.
    pub target: SpaceId,
    /// Whether a naval gunfire marker joins the attack.
    pub shells: bool,
    /// Whether the war ended in catastrophe, and whose.
    pub catastrophe: u8,
}

impl Situation {
    /// Nobody anywhere.
    pub(crate) fn empty(data: &Data) -> Self {
        let mut s = Self {
            scenario: 0,
            letter: false,
            turn: 1,
            stage: Stage::Actions,
            stacks: Stacks::all_in(data.map.boxes.later),
            steps: Units::new([0; US]),
            flags: Units::new([0; US]),
            due: Units::new([0; US]),
            hero: Units::new([NOBODY; US]),
            led: Units::new([0; US]),
            unit_at: By::new([GermanId::NONE; POSITIONS]),
            depth_at: By::new([DepthId::NONE; POSITIONS]),
            unit_where: By::new([Where::Pool; GERMANS]),
            unit_flags: By::new([0; GERMANS]),
            unit_since: By::new([0; GERMANS]),
            depth_where: By::new([Where::Pool; DEPTHS]),
            depth_revealed: By::new([false; DEPTHS]),
            depth_since: By::new([0; DEPTHS]),
            stamp: 0,
            deck: (1 << crate::cards::CARDS) - 1,
            discards: 0,
            face_up: [0; pile::PLACES],
            naval: 0,
            actions: [2; 2],
            smoke: PositionSet::EMPTY,
            plunge: false,
            screamed: false,
            clearing: [0; 2],
            cleared: HexSet::EMPTY,
            attacked: PositionSet::EMPTY,
            barraged: PositionSet::EMPTY,
            shots: NO_SHOTS,
            leader_shots: PositionSet::EMPTY,
            crowded: HexSet::EMPTY,
            resume: Resume::Nothing,
            group: UnitSet::EMPTY,
            target: SpaceId::NONE,
            shells: false,
            catastrophe: NOBODY,
        };
        for (id, unit) in data.us.iter() {
            s.steps[id] = unit.full();
            if unit.kind == Kind::Hero {
                s.stacks.put(id, data.map.boxes.hand);
            }
        }
        s
    }

    /// Which part of the turn it is.
    pub(crate) const fn part(&self) -> Part {
        match self.stage {
            Stage::SetUp => Part::SetUp,
            Stage::Landing(_) | Stage::Follow(..) | Stage::Rangers(..) | Stage::Mine(_) | Stage::Arrivals => {
                Part::Amphibious
            }
            Stage::Event
            | Stage::Hero(..)
            | Stage::Regroup(_)
            | Stage::Scream
            | Stage::Patrol(_)
            | Stage::Prisoner(_) => Part::Event,
            Stage::Fire(_) | Stage::Hit(..) | Stage::LeaderHit(..) | Stage::ArtilleryHit(_) => Part::Fire,
            Stage::Sacrifice(_) if !matches!(self.resume, Resume::Moving) => Part::Fire,
            Stage::Engineers => Part::Engineers,
            _ => Part::Actions,
        }
    }

    /// Whether the actions of a turn are going on, with all that they lead to.
    pub(crate) const fn acting(&self) -> bool {
        matches!(self.part(), Part::Actions) && !matches!(self.stage, Stage::Over)
    }

    /// Where an American counter is.
    #[must_use]
    #[inline]
    pub fn place(&self, unit: UnitId) -> SpaceId {
        self.stacks.place(unit)
    }

    /// Whether an American counter has a flag.
    #[must_use]
    #[inline]
    pub fn is(&self, unit: UnitId, flag: u16) -> bool {
        self.flags[unit] & flag != 0
    }

    /// Sets flags.
    #[inline]
    pub(crate) fn set(&mut self, unit: UnitId, flag: u16) {
        self.flags[unit] |= flag;
    }

    /// Clears flags.
    #[inline]
    pub(crate) fn clear(&mut self, unit: UnitId, flag: u16) {
        self.flags[unit] &= !flag;
    }

    /// Clears flags of all counters.
    pub(crate) fn clear_all(&mut self, flag: u16) {
        everybody().for_each(|unit| self.clear(unit, flag));
    }

    /// Puts a counter somewhere; its hero goes with it.
    pub(crate) fn put(&mut self, unit: UnitId, space: SpaceId) {
        self.stacks.put(unit, space);
        if let Some(hero) = self.hero(unit) {
            self.stacks.put(hero, space);
        }
    }

    /// The hero with a unit.
    #[must_use]
    #[inline]
    pub fn hero(&self, unit: UnitId) -> Option<UnitId> {
        let hero = self.hero[unit];
        (hero != NOBODY).then_some(UnitId(u16::from(hero)))
    }

    /// A hero comes to a unit, or its hero goes.
    pub(crate) fn set_hero(&mut self, unit: UnitId, hero: Option<UnitId>) {
        self.hero[unit] = hero.map_or(NOBODY, |hero| hero.0 as u8);
    }

    /// The American counters in a space, heroes included.
    pub(crate) fn counters(&self, space: SpaceId) -> impl Iterator<Item = UnitId> {
        self.stacks.units(space)
    }

    /// The units in a space: neither leaders nor heroes.
    pub fn units(&self, data: &Data, space: SpaceId) -> impl Iterator<Item = UnitId> {
        self.counters(space).filter(|&u| data.kinds[u].is_unit())
    }

    /// The leaders in a space.
    pub(crate) fn leaders(&self, data: &Data, space: SpaceId) -> impl Iterator<Item = UnitId> {
        self.counters(space).filter(|&u| data.kinds[u].is_leader())
    }

    /// The division that commands a counter.
    pub(crate) fn division(&self, data: &Data, unit: UnitId) -> Sector {
        let printed = data.us[unit].division;
        if self.is(unit, flag::TRANSFERRED) { printed.other() } else { printed }
    }

    /// A unit's strength.
    pub(crate) fn strength(&self, data: &Data, unit: UnitId) -> u8 {
        let steps = usize::from(self.steps[unit]);
        if steps == 0 { 0 } else { data.us[unit].strength[steps - 1] }
    }

    /// The tide of this turn.
    #[must_use]
    pub fn tide(&self, data: &Data) -> Tide {
        data.tide(self.turn)
    }

    /// The German unit in a position.
    #[inline]
    pub(crate) fn occupant(&self, position: PositionId) -> Option<GermanId> {
        Some(self.unit_at[position]).filter(|unit| *unit != GermanId::NONE)
    }

    /// The depth marker in a position.
    #[inline]
    pub(crate) fn depth(&self, position: PositionId) -> Option<DepthId> {
        Some(self.depth_at[position]).filter(|marker| *marker != DepthId::NONE)
    }

    /// The positions where German units are, with these.
    pub(crate) fn garrisons(&self) -> impl Iterator<Item = (PositionId, GermanId)> + '_ {
        PositionId::all().filter_map(|position| Some((position, self.occupant(position)?)))
    }

    /// The position of a German unit.
    pub(crate) fn position_of(&self, unit: GermanId) -> Option<PositionId> {
        self.garrisons().find(|(_, there)| *there == unit).map(|(position, _)| position)
    }

    /// Whether a position holds a German unit that can fire: one that is not disrupted.
    #[must_use]
    #[inline]
    pub fn can_fire(&self, position: PositionId) -> bool {
        self.occupant(position).is_some_and(|unit| self.unit_flags[unit] & german::DISRUPTED == 0)
    }

    /// Whether a position, or the other hex of its strongpoint, projects its field of fire (6.2, 6.4).
    pub(crate) fn projects(&self, data: &Data, position: PositionId) -> bool {
        self.can_fire(position) || data.positions[position].twin.is_some_and(|twin| self.can_fire(twin))
    }

    /// Whether Germans hold a position or the other hex of its strongpoint, disrupted or not.
    pub(crate) fn held(&self, data: &Data, position: PositionId) -> bool {
        self.occupant(position).is_some()
            || data.positions[position].twin.is_some_and(|twin| self.occupant(twin).is_some())
    }

    /// Whether a German unit stands in a hex.
    pub(crate) fn german_in(&self, data: &Data, hex: SpaceId) -> bool {
        data.position(hex).is_some_and(|p| self.occupant(p).is_some())
    }

    /// Whether a German unit is face up.
    #[must_use]
    pub fn revealed(&self, unit: GermanId) -> bool {
        self.unit_flags[unit] & german::REVEALED != 0
    }

    /// How many steps of Americans stand in a hex.
    pub(crate) fn steps_in(&self, data: &Data, hex: SpaceId) -> u32 {
        self.units(data, hex).map(|u| u32::from(self.steps[u])).sum()
    }
}

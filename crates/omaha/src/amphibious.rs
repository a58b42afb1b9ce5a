//! I: amphibious operations. Landing checks by card (5.1), mines, the landing itself (5.2), new units in boxes (5.3).

use crate::board::Tide;
use crate::data::{LandingRow, Surf};
use crate::prelude::*;
use crate::present::way_term;
use crate::situation::LANDING;
use std::cmp::Ordering;

/// The most units in a landing box (5.3).
pub(crate) const BOX_LIMIT: usize = 2;
/// From this turn on, Rangers may drift by choice (5.1).
const RANGERS_STEER: u8 = 4;
/// How far they may.
const RANGERS_REACH: u8 = 4;
/// From this turn on, landings may be put off (5.3).
pub(crate) const MAY_WAIT: u8 = 7;
/// Whoever was put off lands anywhere after this turn (5.3).
const ANYWHERE_AFTER: u8 = 10;
/// How long a unit is delayed that drifts off the map (5.1).
const DELAY: u8 = 2;
/// The letters of the landing table.
pub(crate) const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// What becomes of a unit by a landing card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    /// It lands where it should.
    Lands,
    /// It drifts to another box.
    Drifts,
    /// It comes later, or not at all.
    Late,
    /// It loses a step.
    Hurt,
    /// It is lost.
    Lost,
}

impl Omaha {
    /// Asks for a sector's landing card if anybody there needs one: generals alone do not (ruling O02).
    pub(crate) fn to_landing(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        let boats = self.data.map.landings.iter().filter(|b| b.sector == sector);
        let someone = boats
            .flat_map(|b| s.counters(b.hex))
            .any(|u| self.kind(u) != Kind::General && self.kind(u) != Kind::Hero && !s.is(u, flag::SETTLED));
        if someone {
            s.stage = Stage::Landing(sector);
        } else if sector == Sector::East {
            self.to_landing(s, play, Sector::West);
        } else {
            self.land(s, play);
        }
    }

    /// 5.1: the card is drawn and each unit in the sector's boxes checks once.
    pub(crate) fn draw_landing(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        let number = self.draw(s, play, pile::LANDING + sector.index(), "5.1");
        let boats: UnitList = everybody()
            .filter(|&u| self.kind(u).is_unit() && !s.is(u, flag::CHECKED))
            .filter(|&u| self.is_afloat(s, u, sector))
            .collect();
        for unit in boats {
            s.set(unit, flag::CHECKED | flag::DECIDED);
            let Some(target) = self.data.us[unit].target else { continue };
            let letter = self.card(number).letter(target);
            match self.surf(s, unit, letter) {
                Some(surf) => self.suffer_surf(s, play, unit, letter, surf),
                None => play.tell(|| told("event-landing-no-row", "5.1", unit)),
            }
        }
        self.continue_landing(s, play, sector);
    }

    /// The beach before a landing box; of a box without letters, its sector.
    fn beach_term(&self, landing: usize) -> &'static str {
        let landing = &self.data.map.landings[landing];
        match landing.sector {
            _ if landing.named => way_term(&landing.name),
            Sector::East => "shore-east",
            Sector::West => "shore-west",
        }
    }

    /// The landing box that a counter is in, by its place from the east.
    pub(crate) fn box_of(&self, s: &Situation, unit: UnitId) -> Option<usize> {
        self.data.map.landing(s.place(unit))
    }

    /// Whether a counter is in a landing box of a sector.
    pub(crate) fn is_afloat(&self, s: &Situation, unit: UnitId, sector: Sector) -> bool {
        self.box_of(s, unit).is_some_and(|at| self.data.map.landings[at].sector == sector)
    }

    /// What the landing table says for a unit and a letter; none if it has no row (ruling O03: nothing happens).
    pub(crate) fn surf(&self, s: &Situation, unit: UnitId, letter: u8) -> Option<Surf> {
        let landing = &self.data.map.landings[self.box_of(s, unit)?];
        let fits = |row: &&LandingRow| {
            row.is_for(s.turn) && row.kinds.contains(&self.kind(unit)) && row.covers(landing)
        };
        Some(self.data.landing.iter().find(fits)?.results()[usize::from(letter)])
    }

    fn suffer_surf(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, letter: u8, surf: Surf) {
        // What the card said explains what has just been told of the unit.
        let check = || {
            told("event-landing-check", "5.1", unit)
                .with("letter", Arg::Code(LETTERS[usize::from(letter)]))
                .detail()
        };
        if surf.lost {
            self.eliminate(s, play, unit, "5.1");
            return play.tell(check);
        }
        if surf.out {
            let (from, to) = (s.place(unit), self.data.map.boxes.later);
            play.tell(|| told("event-out-of-play", "5.1", unit).way([from, to]).open());
            s.due[unit] = 0;
            s.put(unit, to);
            return play.tell(check);
        }
        if surf.steps > 0 {
            self.lose(s, play, unit, surf.steps, "5.1");
            if s.steps[unit] == 0 {
                return play.tell(check);
            }
        }
        if surf.delay > 0 {
            self.delay(s, play, unit, s.turn + surf.delay, "5.1");
        } else if surf.delay_to > 0 {
            self.delay(s, play, unit, surf.delay_to, "5.1");
        } else if surf.drift != 0 {
            self.drift(s, play, unit, surf.drift);
        } else {
            play.tell(|| told("event-no-drift", "5.1", unit));
            if self.kind(unit) == Kind::Ranger && s.turn >= RANGERS_STEER {
                s.clear(unit, flag::DECIDED);
            }
        }
        play.tell(check);
    }

    /// The box so many boxes east of another, if it is on the map and has a beach at this tide (5.1).
    fn drifts_to(&self, s: &Situation, from: usize, boxes: i8) -> Option<usize> {
        let to = usize::try_from(from as i32 - i32::from(boxes)).ok()?;
        let landing = self.data.map.landings.get(to)?;
        (landing.beach[s.tide(&self.data) as usize] != SpaceId::NONE).then_some(to)
    }

    /// What a letter of the landing card comes to for a unit in a box (5.1).
    pub(crate) fn fate(&self, s: &Situation, unit: UnitId, letter: u8) -> Fate {
        let from = self.box_of(s, unit);
        let surf = self.surf(s, unit, letter).unwrap_or_default();
        let steps = s.steps[unit];
        let ashore = from.is_some_and(|from| self.drifts_to(s, from, surf.drift).is_some());
        if surf.lost || (surf.steps >= steps && surf.steps > 0) {
            Fate::Lost
        } else if surf.steps > 0 {
            Fate::Hurt
        } else if surf.out || surf.delay > 0 || surf.delay_to > 0 || !ashore {
            Fate::Late
        } else if surf.drift != 0 {
            Fate::Drifts
        } else {
            Fate::Lands
        }
    }

    /// The boxes of the row from one to another; none if nobody goes anywhere.
    fn row(&self, from: usize, to: usize) -> Vec<SpaceId> {
        let boat = |at: usize| self.data.map.landings[at].hex;
        match from.cmp(&to) {
            Ordering::Less => (from..=to).map(boat).collect(),
            Ordering::Equal => Vec::new(),
            Ordering::Greater => (to..=from).rev().map(boat).collect(),
        }
    }

    /// Moves a unit along the row of boxes, east positive. Whoever leaves the map, or finds no beach, is delayed.
    fn drift(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, boxes: i8) {
        let Some(from) = self.box_of(s, unit) else { return };
        let wanted = from as i32 - i32::from(boxes);
        // Whoever leaves the map is last seen at its edge.
        let to = wanted.clamp(0, self.data.map.landings.len() as i32 - 1) as usize;
        let hex = self.data.map.landings[to].hex;
        s.put(unit, hex);
        if self.drifts_to(s, from, boxes).is_some() {
            s.set(unit, flag::DRIFTED);
            s.due[unit] = from as u8;
            let id = if boxes > 0 { "event-drifts-east" } else { "event-drifts-west" };
            let by = i32::from(boxes.abs());
            play.tell(|| {
                let drifts = told(id, "5.1", unit).with("boxes", by).with("to", hex);
                let drifts = drifts.with("beach", Arg::Term(self.beach_term(to)));
                drifts.way(self.row(from, to))
            });
        } else {
            let id = if wanted == to as i32 { "event-no-beach" } else { "event-drifts-off" };
            play.tell(|| told(id, "5.1", unit).way(self.row(from, to)));
            self.delay(s, play, unit, s.turn + DELAY, "5.1");
        }
    }

    /// What is left to decide of a sector's landing card; then the mines; then the next sector.
    fn continue_landing(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        for unit in everybody() {
            if self.kind(unit).is_leader()
                && !s.is(unit, flag::DECIDED)
                && self.follows(s, unit).next().is_some()
            {
                s.stage = Stage::Follow(sector, unit);
                return;
            }
        }
        for unit in everybody() {
            if s.flags[unit] & (flag::CHECKED | flag::DECIDED) == flag::CHECKED
                && self.box_of(s, unit).is_some()
            {
                s.stage = Stage::Rangers(sector, unit);
                return;
            }
        }
        self.mines(s, play, sector);
    }

    /// A leader follows a unit that drifted out of his box, to where it is now (5.1).
    pub(crate) fn check_follow(&self, s: &Situation, leader: UnitId, unit: UnitId) -> Check {
        let Some(here) = self.box_of(s, leader) else { return refuse("5.1", "refuse-not-in-a-box") };
        let drifted = s.is(unit, flag::DRIFTED) && self.box_of(s, unit).is_some();
        must(drifted && usize::from(s.due[unit]) == here, "5.1", "refuse-did-not-drift-from-here")
    }

    /// Whom a leader may follow.
    fn follows(&self, s: &Situation, leader: UnitId) -> impl Iterator<Item = UnitId> {
        let afloat = self.box_of(s, leader).is_some();
        let drifted = everybody().filter(move |&unit| afloat && s.is(unit, flag::DRIFTED));
        drifted.filter(move |&unit| self.check_follow(s, leader, unit).is_ok())
    }

    pub(crate) fn check_drift(&self, boxes: u8) -> Check {
        must(boxes <= RANGERS_REACH, "5.1", "refuse-rangers-four-boxes")
    }

    pub(crate) fn list_follows(&self, s: &Situation, leader: UnitId, out: &mut Vec<Action>) {
        out.extend(self.follows(s, leader).map(Action::Follow));
        out.push(Action::Stay);
    }

    pub(crate) fn follow(&self, s: &mut Situation, play: &mut impl Play, unit: Option<UnitId>) {
        let Stage::Follow(sector, leader) = s.stage else { return };
        s.set(leader, flag::DECIDED);
        if let Some(unit) = unit {
            let (from, to) = (self.box_of(s, leader), self.box_of(s, unit));
            s.put(leader, s.place(unit));
            play.tell(|| {
                let row = from.zip(to).map_or(Vec::new(), |(from, to)| self.row(from, to));
                told("event-follows", "5.1", leader).with("to", s.place(unit)).way(row)
            });
        }
        self.continue_landing(s, play, sector);
    }

    pub(crate) fn rangers_drift(&self, s: &mut Situation, play: &mut impl Play, boxes: u8) {
        let Stage::Rangers(sector, unit) = s.stage else { return };
        s.set(unit, flag::DECIDED);
        if boxes > 0 {
            self.drift(s, play, unit, boxes as i8);
        }
        self.continue_landing(s, play, sector);
    }

    /// Those who may run on a mine with a sector's card (5.1): units that landed by it in an uncleared hex, or else a
    /// headquarters.
    pub(crate) fn mine_candidates(&self, s: &Situation, sector: Sector) -> UnitList {
        let tide = s.tide(&self.data);
        let mined = |unit: UnitId| {
            let Some(at) = self.box_of(s, unit) else { return false };
            let landing = &self.data.map.landings[at];
            let (hex, wired) = match tide {
                Tide::Low => return false,
                // At high tide it is the obstacles that the boat passes; by the letter, the hex where it lands (ruling O63).
                Tide::High if s.letter => (landing.beach[2], false),
                Tide::Mid | Tide::High => (landing.beach[1], true),
            };
            hex != SpaceId::NONE && (!wired || self.data.map.at(hex).obstacle) && !s.cleared.contains(hex)
        };
        // From turn 23 on the sea has left the mines behind.
        if s.turn >= 23 {
            return ArrayVec::new();
        }
        let units: UnitList = everybody()
            .filter(|&u| s.flags[u] & (flag::CHECKED | flag::SETTLED) == flag::CHECKED)
            .filter(|&u| mined(u))
            .collect();
        if !units.is_empty() {
            return units;
        }
        everybody()
            .filter(|&u| self.kind(u) == Kind::Hq && mined(u))
            .filter(|&u| self.is_afloat(s, u, sector))
            .collect()
    }

    fn mines(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        let number = s.face_up[pile::LANDING + sector.index()];
        if number > 0 && self.card(number).mine {
            let candidates = self.mine_candidates(s, sector);
            match candidates[..] {
                [] => play.tell(|| Event::new("event-mine-harmless", "5.1").with("sector", sector)),
                [only] => return self.mine_hits(s, play, sector, only),
                _ => {
                    s.stage = Stage::Mine(sector);
                    return;
                }
            }
        }
        self.end_landing_card(s, play, sector);
    }

    pub(crate) fn check_mine(&self, s: &Situation, unit: UnitId) -> Check {
        let Stage::Mine(sector) = s.stage else { return refuse("5.1", "refuse-not-now") };
        must(self.mine_candidates(s, sector).contains(&unit), "5.1", "refuse-not-on-a-mine")
    }

    pub(crate) fn mine_hits(&self, s: &mut Situation, play: &mut impl Play, sector: Sector, unit: UnitId) {
        play.tell(|| told("event-mine", "5.1", unit));
        if self.kind(unit) == Kind::Hq {
            self.delay(s, play, unit, s.turn + DELAY, "5.1");
        } else {
            self.lose(s, play, unit, 1, "5.1");
        }
        self.end_landing_card(s, play, sector);
    }

    fn end_landing_card(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        if self.lost(s) {
            return;
        }
        for unit in everybody() {
            let hq_here = self.kind(unit) == Kind::Hq && self.is_afloat(s, unit, sector);
            if s.is(unit, flag::CHECKED) || hq_here {
                s.set(unit, flag::SETTLED);
            }
        }
        match sector {
            Sector::East => self.to_landing(s, play, Sector::West),
            Sector::West => self.land(s, play),
        }
    }

    /// 5.2: all boats reach the beach, at the line that the tide has reached.
    fn land(&self, s: &mut Situation, play: &mut impl Play) {
        let tide = s.tide(&self.data) as usize;
        for unit in everybody() {
            if self.kind(unit) == Kind::Hero {
                continue;
            }
            let Some(landing) = self.box_of(s, unit) else { continue };
            s.clear(unit, LANDING);
            s.due[unit] = 0;
            let hex = self.data.map.landings[landing].beach[tide];
            if hex == SpaceId::NONE {
                // No beach is left before this box (ruling O04).
                play.tell(|| told("event-no-beach", "5.1", unit));
                self.delay(s, play, unit, s.turn + DELAY, "5.1");
                continue;
            }
            s.put(unit, hex);
            play.tell(|| {
                // The boat passes the lines that the sea has covered.
                let boat = &self.data.map.landings[landing];
                let passed = boat.beach[..=tide].iter().copied().filter(|&beach| beach != SpaceId::NONE);
                let way: Vec<SpaceId> = [boat.hex].into_iter().chain(passed).collect();
                let beach = Arg::Term(self.beach_term(landing));
                told("event-lands", "5.2", unit).with("to", hex).with("beach", beach).way(way)
            });
            let sector = self.data.map.at(hex).sector;
            if sector != self.data.us[unit].division {
                s.set(unit, flag::TRANSFERRED);
                play.tell(|| {
                    told("event-command-transfer", "5.2", unit).with("division", Arg::Term(sector.division()))
                });
            }
        }
        s.clear_all(LANDING);
        self.arrivals(s, play);
    }

    /// Whether a counter waits on the track for this turn.
    pub(crate) fn is_due(&self, s: &Situation, unit: UnitId) -> bool {
        s.place(unit) == self.data.map.boxes.track && s.due[unit] == s.turn
    }

    /// 5.3: puts whoever has no choice into his box, delays whoever has no room, and asks about the others.
    fn arrivals(&self, s: &mut Situation, play: &mut impl Play) {
        loop {
            let waiting: UnitList = everybody().filter(|&u| self.is_due(s, u)).collect();
            if waiting.is_empty() {
                return self.to_event(s, play);
            }
            let only_generals = waiting.iter().all(|&u| self.kind(u) == Kind::General);
            let mut settled = false;
            for unit in waiting {
                let mut rooms = self.rooms(s, unit);
                let (first, second) = (rooms.next(), rooms.next());
                drop(rooms);
                match (first, second) {
                    (None, _) if only_generals || self.kind(unit) != Kind::General => {
                        self.delay(s, play, unit, s.turn + 1, "5.3");
                        settled = true;
                    }
                    (Some(hex), None) if s.turn < MAY_WAIT => {
                        self.board_boats(s, play, unit, hex);
                        settled = true;
                    }
                    _ => {}
                }
            }
            if !settled {
                s.stage = Stage::Arrivals;
                return;
            }
        }
    }

    fn board_boats(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, hex: SpaceId) {
        s.due[unit] = 0;
        s.clear(unit, flag::DELAYED);
        let (from, to) = (s.place(unit), hex);
        s.put(unit, hex);
        play.tell(|| told("event-boards", "5.3", unit).with("to", to).way([from, to]));
    }

    /// The landing boxes on a unit's beach, a bit for each: whoever was put off lands anywhere in the end (5.3).
    fn boxes_of(&self, s: &Situation, unit: UnitId) -> u64 {
        let anywhere = s.is(unit, flag::DELAYED) && s.turn > ANYWHERE_AFTER;
        if anywhere { u64::MAX } else { self.data.us[unit].boxes }
    }

    /// The landing boxes that a unit may be put into now (5.3).
    pub(crate) fn rooms(&self, s: &Situation, unit: UnitId) -> impl Iterator<Item = SpaceId> {
        let meant = self.boxes_of(s, unit);
        let boxes = self.data.map.landings.iter().enumerate().filter(move |(at, _)| meant >> at & 1 == 1);
        boxes.map(|(_, b)| b.hex).filter(move |&hex| self.check_place(s, unit, hex).is_ok())
    }

    pub(crate) fn check_place(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        must(self.is_due(s, unit), "5.3", "refuse-not-due")?;
        let Some(at) = self.data.map.landing(hex) else { return refuse("5.3", "refuse-not-a-landing-box") };
        let landing = &self.data.map.landings[at];
        must(landing.named, "5.3", "refuse-box-without-letters")?;
        let kind = self.kind(unit);
        must(kind == Kind::Ranger || !landing.charlie, "5.3", "refuse-charlie-for-rangers")?;
        must(self.boxes_of(s, unit) >> at & 1 == 1, "5.3", "refuse-another-beach")?;
        let room = !kind.is_unit() || s.units(&self.data, hex).count() < BOX_LIMIT;
        must(room, "5.3", "refuse-box-full")?;
        let alone = || s.counters(hex).all(|other| self.kind(other) == Kind::General);
        must(kind != Kind::General || !alone(), "5.3", "refuse-general-alone")
    }

    pub(crate) fn check_delay(&self, s: &Situation, unit: UnitId) -> Check {
        if !self.is_due(s, unit) {
            refuse("5.3", "refuse-not-due")
        } else if s.turn < MAY_WAIT {
            refuse("5.3", "refuse-no-delay-yet")
        } else {
            Ok(())
        }
    }

    pub(crate) fn list_arrivals(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in everybody().filter(|&u| self.is_due(s, u)) {
            out.extend(self.rooms(s, unit).map(|hex| Action::Place(unit, hex)));
            if s.turn >= MAY_WAIT {
                out.push(Action::Delay(unit));
            }
        }
    }

    pub(crate) fn place_arrival(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, hex: SpaceId) {
        self.board_boats(s, play, unit, hex);
        self.arrivals(s, play);
    }

    pub(crate) fn delay_arrival(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        s.set(unit, flag::DELAYED);
        self.delay(s, play, unit, (s.turn + 1).min(LAST_TURN + 1), "5.3");
        self.arrivals(s, play);
    }
}

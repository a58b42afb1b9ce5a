//! Movement on land (rules 19.0–19.1.6): where a unit can go, zones, the one hex that every unit may move, infiltration.

use crate::board::{HexSet, Section, Terrain, feature};
use crate::chits::Chit;
use crate::data::UnitSet;
use crate::situation::{Doing, Journey, Situation, Stage, flag};
use crate::units::{Kind, Side, UNITS};
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::movement::{Arrival, Enter, Field};
use std::cell::RefCell;

/// With fewer Allied tank steps in the centre the way east is open (1.4.4).
const FEW_TANKS: u8 = 3;

thread_local! {
    static FIELD: RefCell<Known> = RefCell::new(Known::default());
}

/// The last field, and what it was asked for: who lists the moves of a unit asks several times, and who makes one asks again.
#[derive(Default)]
struct Known {
    field: Field,
    of: Option<Asked>,
}

/// All that a field depends on. Zones follow from places.
#[derive(PartialEq)]
struct Asked {
    at: SpaceId,
    side: Side,
    vehicle: bool,
    built: bool,
    closed: bool,
    budget: u8,
    places: [SpaceId; UNITS],
}

/// A way of infiltration: the zone left, the zone entered, and what both cost.
pub(crate) type Infiltration = (SpaceId, SpaceId, u8);

impl DarkSands {
    /// The quarter points that a unit may spend in this action (10.2.1, 18.1; ruling D15).
    pub(crate) fn allowance(&self, s: &Situation, unit: UnitId) -> u8 {
        let numbers = &self.data.numbers.movement;
        let movement = self.data.units[unit].movement;
        match (s.is(unit, flag::OUT), s.active.half) {
            _ if movement == 0 => 0,
            (true, false) => numbers.out_of_supply,
            (true, true) => numbers.out_of_supply_half,
            (false, half) => movement * if half { 2 } else { 4 },
        }
    }

    /// Whether the Allies may not leave the centre for the east (1.4.4).
    pub(crate) fn is_east_closed(&self, s: &Situation, side: Side) -> bool {
        side == Side::Allied
            && !s.released
            && self.data.scenarios[usize::from(s.scenario)].id == "gazala"
            && self.central_tanks(s) >= FEW_TANKS
    }

    /// Allied tank steps in the central section (1.4.4).
    pub(crate) fn central_tanks(&self, s: &Situation) -> u8 {
        let there = |unit: &UnitId| {
            let at = s.place(*unit);
            self.data.map.is_hex(at) && self.data.map.section[at] == Section::Central
        };
        self.data.tanks.iter().filter(there).map(|unit| s.steps(&self.data, unit)).sum()
    }

    /// The ban on the east ends for good when few tanks are left (1.4.4; ruling D67).
    pub(crate) fn note_tanks(&self, s: &mut Situation) {
        s.released |= self.central_tanks(s) < FEW_TANKS;
    }

    /// What a step is to a unit (19.1.2): no enemies, a stop in every enemy zone, no step from one to another.
    fn step(&self, s: &Situation, side: Side, from: SpaceId, to: SpaceId, cost: u8, closed: bool) -> Enter {
        if self.is_barred(s, side, to) {
            return Enter::Bar;
        }
        if closed
            && self.data.map.section[to] == Section::East
            && self.data.map.section[from] == Section::Central
        {
            return Enter::Bar;
        }
        if s.in_enemy_zone(side, to) {
            return if s.in_enemy_zone(side, from) { Enter::Bar } else { Enter::Stop(cost) };
        }
        Enter::Pass(cost)
    }

    /// Looks at where a unit can go with what it has left, from where it is.
    pub(crate) fn with_field<T>(&self, s: &Situation, unit: UnitId, look: impl FnOnce(&Field) -> T) -> T {
        let u = &self.data.units[unit];
        let budget = self.allowance(s, unit).saturating_sub(s.journey_of(unit).spent);
        let steps = self.data.map.steps_of(s.built(), u.kind.is_vehicle());
        let closed = self.is_east_closed(s, u.side);
        let at = s.place(unit);
        FIELD.with_borrow_mut(|Known { field, of }| {
            let map = &self.data.map;
            let mut places = [SpaceId::NONE; UNITS];
            s.stacks.places().zip(&mut places).for_each(|((_, at), place)| *place = at);
            let (vehicle, built) = (u.kind.is_vehicle(), s.built());
            let asked = Asked { at, side: u.side, vehicle, built, closed, budget, places };
            if of.as_ref() == Some(&asked) {
                return look(field);
            }
            *of = Some(asked);
            // Whoever is in the centre comes into the east by no way but the one that is closed.
            let central = map.section[at] == Section::Central;
            if (!closed || central) && !s.in_enemy_zone(u.side, at) {
                // Where from does not matter: a zone ends the move, so that no step leads from one to another.
                field.run(steps, &[(at, 0)], true, budget, |to| {
                    if self.is_barred(s, u.side, to) || (closed && map.section[to] == Section::East) {
                        Arrival::Bar
                    } else if s.in_enemy_zone(u.side, to) {
                        Arrival::Stop
                    } else {
                        Arrival::Pass
                    }
                });
                return look(field);
            }
            field.run_by(steps, &[(s.place(unit), 0)], true, budget, |from, to, cost| {
                self.step(s, u.side, from, to, cost, closed)
            });
            look(field)
        })
    }

    /// The neighbours that a unit may enter though it cannot pay for them (19.1.3; ruling D39).
    pub(crate) fn one_hex(&self, s: &Situation, unit: UnitId) -> impl Iterator<Item = SpaceId> + '_ {
        let u = &self.data.units[unit];
        let at = s.place(unit);
        let closed = self.is_east_closed(s, u.side);
        let ways: Vec<SpaceId> = if s.journey_of(unit).spent > 0 || u.movement == 0 {
            Vec::new()
        } else {
            let steps = self.data.map.steps_of(s.built(), u.kind.is_vehicle());
            steps
                .from(at)
                .filter(|&(to, cost)| self.step(s, u.side, at, to, cost, closed) != Enter::Bar)
                .map(|(to, _)| to)
                .collect()
        };
        ways.into_iter()
    }

    /// Whether a unit moves one hex only (21 Corps; ruling D48).
    pub(crate) fn is_short(&self, s: &Situation, unit: UnitId) -> bool {
        s.active.short.contains(unit) && !s.active.able.contains(unit)
    }

    /// Where a unit in hand can go, with the cost of each hex.
    pub(crate) fn destinations(&self, s: &Situation, unit: UnitId, out: &mut Vec<(SpaceId, u8)>) {
        let at = s.place(unit);
        let room = |hex: SpaceId| hex != at && self.has_room(s, unit, hex);
        if self.is_short(s, unit) {
            out.extend(self.one_hex(s, unit).filter(|&hex| room(hex)).map(|hex| (hex, 0)));
            return;
        }
        let first = out.len();
        self.with_field(s, unit, |field| {
            let reached = field.reached().iter().filter(|&&hex| room(hex));
            out.extend(reached.map(|&hex| (hex, field.cost(hex).unwrap_or(0))));
        });
        let budget = self.allowance(s, unit);
        for hex in self.one_hex(s, unit) {
            if room(hex) && out[first..].iter().all(|&(there, _)| there != hex) {
                out.push((hex, budget));
            }
        }
    }

    /// Whether a unit can be taken in hand (18.1, 19.1.1).
    pub(crate) fn check_move(&self, s: &Situation, unit: UnitId) -> Check {
        let a = &s.active;
        if !self.data.map.is_hex(s.place(unit)) {
            return refuse("19.0", "refuse-not-on-map");
        }
        if self.data.units[unit].side != a.side {
            return refuse("19.0", "refuse-not-yours");
        }
        if self.data.units[unit].movement == 0 {
            return refuse("13.6.4", "refuse-garrison-stays");
        }
        if !a.able.contains(unit) && !a.short.contains(unit) {
            return self.refuse_inactive(s, "18.1");
        }
        if s.is(unit, flag::DONE) {
            return refuse("19.1.1", "refuse-has-moved");
        }
        Ok(())
    }

    /// The chit does not activate the unit; in a second action none but the Panzer divisions act (12.7.1).
    pub(crate) fn refuse_inactive(&self, s: &Situation, rule: &'static str) -> Check {
        if s.active.momentum && s.active.next == Doing::Nothing {
            return refuse("12.7.1", "refuse-momentum");
        }
        refuse(rule, "refuse-not-active")
    }

    pub(crate) fn check_to(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        if !self.data.map.is_hex(hex) || hex == s.place(unit) {
            return refuse("19.1", "refuse-cannot-reach");
        }
        let side = self.data.units[unit].side;
        if self.is_barred(s, side, hex) {
            return refuse("19.1", "refuse-enemy-there");
        }
        if self.is_short(s, unit) {
            return if self.one_hex(s, unit).any(|to| to == hex) {
                self.check_room(s, unit, hex)
            } else {
                refuse("18.1", "refuse-one-hex-only")
            };
        }
        let map = &self.data.map;
        if self.is_east_closed(s, side)
            && map.section[hex] == Section::East
            && map.section[s.place(unit)] == Section::Central
        {
            return refuse("1.4.4", "refuse-gazala");
        }
        let reached = self.with_field(s, unit, |field| field.cost(hex).is_some());
        if !reached && !self.one_hex(s, unit).any(|to| to == hex) {
            let at = s.place(unit);
            if s.in_enemy_zone(side, at)
                && s.in_enemy_zone(side, hex)
                && self.data.map.between(at, hex).is_some()
            {
                return refuse("19.1.2", "refuse-zone-to-zone");
            }
            return refuse("19.1", "refuse-cannot-reach");
        }
        self.check_room(s, unit, hex)
    }

    pub(crate) fn check_room(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        if self.has_room(s, unit, hex) { Ok(()) } else { refuse("7.2", "refuse-no-room") }
    }

    pub(crate) fn list_movement(&self, s: &Situation, out: &mut Vec<Action>) {
        let ready = s.active.able.or(&s.active.short);
        out.extend(ready.iter().filter(|&unit| self.check_move(s, unit).is_ok()).map(Action::Move));
        self.list_ships(s, out);
        self.list_works(s, out);
        out.push(Action::EndMovement);
    }

    pub(crate) fn list_moving(&self, s: &Situation, unit: UnitId, out: &mut Vec<Action>) {
        let mut reach = Vec::with_capacity(96);
        self.destinations(s, unit, &mut reach);
        out.extend(reach.iter().map(|&(hex, _)| Action::To(hex)));
        let ways = self.infiltrations(s, unit);
        out.extend(ways.iter().map(|&(via, to, _)| Action::Infiltrate(via, to)));
        let far = self.far_hexes(s, unit);
        if !far.is_empty() {
            out.extend(far.iter().filter(|&hex| self.has_room(s, unit, hex)).map(Action::Extend));
        }
        self.list_posts(s, unit, &far, out);
        out.push(Action::Hold);
    }

    /// The way of a unit to a hex: through each hex that it crosses.
    pub(crate) fn way_to(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Vec<SpaceId> {
        let way = self.with_field(s, unit, |field| field.path(hex));
        if way.is_empty() || self.is_short(s, unit) { vec![s.place(unit), hex] } else { way }
    }

    /// Takes a unit along a way: hexes change hands, headquarters give way.
    pub(crate) fn travel(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, way: &[SpaceId]) {
        let side = self.data.units[unit].side;
        let from = s.place(unit);
        let Some(&to) = way.last() else { return };
        for &hex in &way[..way.len() - 1] {
            if hex != from {
                self.pass(s, play, side, hex);
            }
        }
        self.go(s, play, unit, to);
        self.note_east(s, unit, from, to);
        self.note_egypt(s, side, way);
    }

    /// Units of the PanzerArmee chit that go east do not attack (18.1; ruling D47).
    fn note_east(&self, s: &mut Situation, unit: UnitId, from: SpaceId, to: SpaceId) {
        let map = &self.data.map;
        if s.active.chit == Some(Chit::PanzerArmee)
            && map.section[to] == Section::East
            && map.section[from] != Section::East
        {
            s.set(unit, flag::BARRED);
        }
    }

    /// An Axis unit in Egypt lets the Allies leave the centre (1.4.4).
    pub(crate) fn note_egypt(&self, s: &mut Situation, side: Side, way: &[SpaceId]) {
        if side == Side::Axis && way.iter().any(|&hex| self.is_in_egypt(hex)) {
            s.released = true;
        }
    }

    /// Whether a hex is in Egypt (ruling D29).
    pub(crate) fn is_in_egypt(&self, hex: SpaceId) -> bool {
        self.data.map.is_hex(hex)
            && (self.data.map.section[hex] == Section::East || self.data.map.has(hex, feature::EGYPT))
    }

    pub(crate) fn do_to(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        let way = self.way_to(s, unit, hex);
        let from = s.place(unit);
        play.tell(|| {
            let event =
                Event::new("event-moves", "19.1").with("unit", unit).with("from", from).with("to", hex);
            event.way(way.clone())
        });
        self.travel(s, play, unit, &way);
        self.end_move(s, unit);
    }

    /// A unit's move is over.
    pub(crate) fn end_move(&self, s: &mut Situation, unit: UnitId) {
        s.set(unit, flag::DONE);
        s.journey = Journey::NONE;
        s.stage = Stage::Movement;
    }

    /// Whether a tank of the other side casts its zone on a hex (19.1.4).
    fn tank_zone(&self, s: &Situation, side: Side, hex: SpaceId) -> bool {
        let map = &self.data.map;
        let zone = &map.zone[usize::from(s.built())];
        map.around[hex].iter().any(|&(near, _)| {
            s.occupant(&self.data, near) == Some(side.enemy())
                && zone[near].contains(&hex)
                && s.stacks.units(near).any(|unit| self.data.units[unit].kind == Kind::Tank)
        })
    }

    /// Whether a Panzer unit may infiltrate at all now (19.1.4): whole movement, the two divisions, a Panzer battalion.
    fn may_infiltrate(&self, s: &Situation, unit: UnitId) -> bool {
        !s.active.half
            && self.data.units[unit].kind == Kind::Panzer
            && self.data.panzers.contains(unit)
            && !s.is(unit, flag::OUT)
    }

    /// The ways of infiltration of a Panzer battalion (19.1.4): out of a zone that no tank casts, into open ground in another.
    pub(crate) fn infiltrations(&self, s: &Situation, unit: UnitId) -> Vec<Infiltration> {
        if !self.may_infiltrate(s, unit) || self.is_short(s, unit) {
            return Vec::new();
        }
        let u = &self.data.units[unit];
        let map = &self.data.map;
        let budget = self.allowance(s, unit).saturating_sub(s.journey_of(unit).spent);
        let steps = map.steps_of(s.built(), true);
        let more = self.data.numbers.movement.infiltration;
        let in_zones: Vec<(SpaceId, u8)> = self.with_field(s, unit, |field| {
            let zones = field.reached().iter().filter(|&&hex| s.in_enemy_zone(u.side, hex));
            zones.map(|&hex| (hex, field.cost(hex).unwrap_or(u8::MAX))).collect()
        });
        let mut ways: Vec<Infiltration> = Vec::new();
        for (via, paid) in in_zones {
            if self.tank_zone(s, u.side, via) {
                continue;
            }
            for (to, cost) in steps.from(via) {
                let total = u16::from(paid) + u16::from(cost) + u16::from(more);
                let open = map.terrain[to] == Terrain::Desert
                    && s.in_enemy_zone(u.side, to)
                    && !self.is_barred(s, u.side, to)
                    && to != s.place(unit)
                    && self.has_room(s, unit, to);
                if open && total <= u16::from(budget) {
                    ways.push((via, to, total as u8));
                }
            }
        }
        ways
    }

    pub(crate) fn check_infiltrate(&self, s: &Situation, unit: UnitId, via: SpaceId, to: SpaceId) -> Check {
        if s.active.half {
            return refuse("19.1.4", "refuse-infiltrate-half");
        }
        if !self.may_infiltrate(s, unit) {
            return refuse("19.1.4", "refuse-infiltrate-who");
        }
        let found = self.infiltrations(s, unit).iter().any(|&(from, there, _)| (from, there) == (via, to));
        if found { Ok(()) } else { refuse("19.1.4", "refuse-infiltrate-where") }
    }

    pub(crate) fn do_infiltrate(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        via: SpaceId,
        to: SpaceId,
    ) {
        let start = s.place(unit);
        let began = s.journey_of(unit).spent == 0;
        let mut way = self.way_to(s, unit, via);
        way.push(to);
        way.dedup();
        play.tell(|| {
            let event = Event::new("event-infiltrates", "19.1.4").with("unit", unit).with("at", to);
            event.with("from", via).way(way.clone())
        });
        self.travel(s, play, unit, &way);
        self.end_move(s, unit);
        if began {
            s.journey.group = [start, via, to];
            s.stage = Stage::Following(unit);
            if self.followers(s).is_empty() {
                self.end_following(s);
            }
        }
    }

    /// Who can still follow a Panzer battalion: those of the divisions that began with it and can pay (19.1.4).
    pub(crate) fn followers(&self, s: &Situation) -> UnitSet {
        let [start, via, to] = s.journey.group;
        let more = self.data.numbers.movement.infiltration;
        let can = |unit: UnitId| {
            let steps = self.data.map.steps_of(s.built(), self.data.units[unit].kind.is_vehicle());
            let last = steps.cost(via, to);
            let reach = self.with_field(s, unit, |field| field.cost(via));
            let total = reach.zip(last).map(|(a, b)| u16::from(a) + u16::from(b) + u16::from(more));
            total.is_some_and(|total| total <= self.allowance(s, unit).into()) && self.has_room(s, unit, to)
        };
        if !self.data.map.is_hex(start) {
            return UnitSet::EMPTY;
        }
        s.stacks
            .units(start)
            .filter(|&unit| self.data.panzers.contains(unit) && self.check_move(s, unit).is_ok())
            .filter(|&unit| !s.is(unit, flag::OUT) && can(unit))
            .collect()
    }

    pub(crate) fn check_follow(&self, s: &Situation, unit: UnitId) -> Check {
        if self.followers(s).contains(unit) { Ok(()) } else { refuse("19.1.4", "refuse-cannot-follow") }
    }

    pub(crate) fn do_follow(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let [_, via, to] = s.journey.group;
        let mut way = self.way_to(s, unit, via);
        way.push(to);
        way.dedup();
        play.tell(|| {
            let event = Event::new("event-infiltrates", "19.1.4").with("unit", unit).with("at", to);
            event.with("from", via).way(way.clone())
        });
        self.travel(s, play, unit, &way);
        s.set(unit, flag::DONE);
        if self.followers(s).is_empty() {
            self.end_following(s);
        }
    }

    pub(crate) fn end_following(&self, s: &mut Situation) {
        s.journey = Journey::NONE;
        s.stage = Stage::Movement;
    }

    /// Units that count as close enough to the enemy to bar extended movement (19.1.7): hexes next to an enemy unit, and those
    /// next to a headquarters or garrison alone.
    pub(crate) fn watched(&self, s: &Situation, side: Side) -> [HexSet; 2] {
        let mut near = [HexSet::EMPTY; 2];
        for enemy in s.on_map(&self.data, side.enemy()) {
            let soft = usize::from(self.data.zoneless.contains(enemy));
            for &(hex, _) in &self.data.map.around[s.place(enemy)] {
                near[soft].insert(hex);
            }
        }
        near
    }

    /// Whether the movement action may be one of extended movement.
    pub(crate) fn may_extend(&self, s: &Situation) -> bool {
        let a = &s.active;
        a.doing == Doing::Move
            && !a.half
            && !matches!(a.chit, Some(Chit::Corps13 | Chit::Corps30 | Chit::Army8))
    }
}

impl Situation {
    /// The move of the unit in hand; none for others.
    pub(crate) fn journey_of(&self, unit: UnitId) -> Journey {
        match self.stage {
            Stage::Moving(in_hand) | Stage::Extending(in_hand) if in_hand == unit => self.journey,
            _ => Journey::NONE,
        }
    }
}

//! The railway (rule 9.0) and supply (rules 10.0, 21.0): from which hexes a line leads to a source.

use crate::board::{HEXES, HexSet, Section};
use crate::data::UnitSet;
use crate::situation::{Situation, flag};
use crate::units::Side;
use crate::{DarkSands, Playing};
use arrayvec::ArrayVec;
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::trace::{Leg, Step, Trace};

/// Not reached.
const FAR: u8 = u8::MAX;

/// Lines of supply of a side, asked for hex by hex: most units stand next to their network, and a short look tells.
pub(crate) struct Tracing<'s> {
    game: &'s DarkSands,
    s: &'s Situation,
    side: Side,
    network: HexSet,
}

/// How many hexes a search along a line overland finds at most at one distance.
const RIM: usize = 128;

impl Tracing<'_> {
    /// Whether a line leads from a hex to a source over land (10.1).
    pub(crate) fn reaches_by_land(&self, hex: SpaceId) -> bool {
        let limit = self.game.data.numbers.section(Section::Central).overland;
        let enemy = self.side.enemy();
        let source = self.game.data.places.sources[self.side.index()].contains(&hex);
        let found = (source && self.s.occupant(&self.game.data, hex) != Some(enemy))
            || self.leads(hex, &self.network, limit);
        debug_assert_eq!(found, self.game.lines_by_land(self.s, self.side).contains(hex), "{hex:?}");
        found
    }

    /// Whether a unit in a hex is in supply, the Allies also by a port (10.1).
    pub(crate) fn reaches(&self, hex: SpaceId) -> bool {
        let found = self.reaches_by_land(hex) || (self.side == Side::Allied && self.by_port(hex));
        debug_assert_eq!(found, self.game.lines(self.s, self.side).contains(hex), "{hex:?}");
        found
    }

    fn by_port(&self, hex: SpaceId) -> bool {
        if self.game.data.map.section[hex] == Section::West {
            return false;
        }
        let ports = self.game.living_ports(self.s);
        let limit = self.game.data.numbers.section(Section::Central).port;
        ports.contains(hex) || self.leads(hex, &ports, limit)
    }

    /// Whether a line overland of so many hexes leads from a hex into one of `goals` (10.1.1).
    fn leads(&self, from: SpaceId, goals: &HexSet, limit: u8) -> bool {
        let map = &self.game.data.map;
        let land = &map.land[usize::from(self.s.built())];
        let zones = &self.s.zones[self.side.enemy().index()];
        let is_open = |hex: SpaceId| match self.s.occupant(&self.game.data, hex) {
            Some(there) => there == self.side,
            None => !zones.covers(hex),
        };
        // A hex counts one or two: those of the next two distances wait.
        let mut waiting: [ArrayVec<SpaceId, RIM>; 3] = Default::default();
        let mut seen = HexSet::EMPTY;
        waiting[0].push(from);
        for level in 0..limit {
            let now = std::mem::take(&mut waiting[usize::from(level) % 3]);
            for at in now {
                for &to in &land[at] {
                    let paid = level + map.weight(to);
                    if paid > limit || seen.contains(to) || !is_open(to) {
                        continue;
                    }
                    if goals.contains(to) {
                        return true;
                    }
                    // What a hex counts does not depend on where from: the first way to it is the shortest.
                    seen.insert(to);
                    let _ = waiting[usize::from(paid) % 3].try_push(to);
                }
            }
        }
        false
    }
}

impl DarkSands {
    /// How many hexes of the railway are active, from Alexandria (9.2): up to the railhead, as far as no enemy stands on it.
    pub(crate) fn active_rail(&self, s: &Situation) -> usize {
        let built = usize::from(s.railhead) + 1;
        let free = |hex: &&SpaceId| s.occupant(&self.data, **hex) != Some(Side::Axis);
        self.data.map.rail[..built.min(self.data.map.rail.len())].iter().take_while(free).count()
    }

    /// The sources of a side where no enemy stands (10.1.3).
    fn open_sources(&self, s: &Situation, side: Side) -> impl Iterator<Item = SpaceId> + '_ {
        let enemy = side.enemy();
        let free: Vec<SpaceId> = self.data.places.sources[side.index()]
            .iter()
            .copied()
            .filter(|&hex| s.occupant(&self.data, hex) != Some(enemy))
            .collect();
        free.into_iter()
    }

    /// The hexes of road, track and railway from which a line leads along them to a source (10.1.2): past no enemy, whatever
    /// his zones.
    pub(crate) fn network(&self, s: &Situation, side: Side) -> HexSet {
        let map = &self.data.map;
        let roads = &map.roads[usize::from(s.built())];
        let enemy = side.enemy();
        let mut found = HexSet::EMPTY;
        let mut open: Vec<SpaceId> = Vec::with_capacity(256);
        for source in self.open_sources(s, side) {
            found.insert(source);
            open.push(source);
        }
        let built = usize::from(s.railhead);
        while let Some(at) = open.pop() {
            let mut reach = |to: SpaceId| {
                if !found.contains(to) && s.occupant(&self.data, to) != Some(enemy) {
                    found.insert(to);
                    open.push(to);
                }
            };
            for &to in &roads[at] {
                reach(to);
            }
            // 9.0: the railway is the Allies' alone.
            if let (Side::Allied, Some(place)) = (side, map.rail_at[at]) {
                let place = usize::from(place);
                if place < built {
                    reach(map.rail[place + 1]);
                }
                if place > 0 && place <= built {
                    reach(map.rail[place - 1]);
                }
            }
        }
        found
    }

    /// The hexes from which a line overland leads into one of `goals`, of so many hexes at most (10.1.1): a lateral hex counts two
    /// (ruling D74); neither enemies nor uncontested zones may be entered.
    fn overland(&self, s: &Situation, side: Side, goals: &HexSet, limit: u8) -> HexSet {
        let map = &self.data.map;
        let (enemy, built) = (side.enemy(), usize::from(s.built()));
        let zones = &s.zones[enemy.index()];
        let is_open = |hex: SpaceId| match s.occupant(&self.data, hex) {
            Some(there) => there == side,
            None => !zones.covers(hex),
        };
        // What a line counts that enters each hex, from there on.
        let mut cost = [FAR; HEXES];
        let mut waiting: [Vec<SpaceId>; 9] = std::array::from_fn(|_| Vec::new());
        let mut found = HexSet::EMPTY;
        for goal in goals.iter().filter(|&goal| is_open(goal)) {
            let weight = map.weight(goal);
            if weight <= limit {
                cost[goal.index()] = weight;
                waiting[usize::from(weight)].push(goal);
            }
        }
        for level in 0..=limit.min(8) {
            while let Some(at) = waiting[usize::from(level)].pop() {
                if cost[at.index()] != level {
                    continue;
                }
                for &from in &map.land[built][at] {
                    found.insert(from);
                    let paid = level + map.weight(from);
                    if paid <= limit && paid < cost[from.index()] && is_open(from) {
                        cost[from.index()] = paid;
                        waiting[usize::from(paid)].push(from);
                    }
                }
            }
        }
        found
    }

    /// Asks of single hexes whether units of a side trace a line from there.
    pub(crate) fn tracing<'s>(&'s self, s: &'s Situation, side: Side) -> Tracing<'s> {
        Tracing { game: self, s, side, network: self.network(s, side) }
    }

    /// The ports by which the Allies live (10.1.4).
    fn living_ports(&self, s: &Situation) -> HexSet {
        let ports = self.data.places.port_supply[0].iter().copied();
        let open = |port: &SpaceId| {
            s.holds(&self.data, Side::Allied, *port) && s.occupant(&self.data, *port) != Some(Side::Axis)
        };
        ports.filter(open).collect()
    }

    /// The hexes from which units of a side trace a line of supply to a source over land (10.1).
    pub(crate) fn lines_by_land(&self, s: &Situation, side: Side) -> HexSet {
        let limit = self.data.numbers.section(Section::Central).overland;
        let mut lines = self.overland(s, side, &self.network(s, side), limit);
        for source in self.open_sources(s, side) {
            lines.insert(source);
        }
        lines
    }

    /// The hexes from which units of a side trace a line of supply, the Allies also to ports (10.1.4).
    pub(crate) fn lines(&self, s: &Situation, side: Side) -> HexSet {
        let mut lines = self.lines_by_land(s, side);
        if side == Side::Allied {
            lines = lines.or(&self.port_lines(s));
        }
        lines
    }

    /// Where the Allies live by a port (10.1.4): in the centre and the east.
    fn port_lines(&self, s: &Situation) -> HexSet {
        let ports = self.living_ports(s);
        let limit = self.data.numbers.section(Section::Central).port;
        let near = self.overland(s, Side::Allied, &ports, limit).or(&ports);
        near.iter().filter(|&hex| self.data.map.section[hex] != Section::West).collect()
    }

    /// Where the Axis lives by the port of Tobruk in the attrition segment (10.1.4; ruling D75).
    pub(crate) fn tobruk_lines(&self, s: &Situation, lines: &HexSet) -> HexSet {
        let places = &self.data.places;
        let in_centre = |unit: UnitId| {
            let hex = s.place(unit);
            self.data.map.section[hex] == Section::Central && lines.contains(hex)
        };
        if s.holds(&self.data, Side::Axis, places.tobruk) && s.on_map(&self.data, Side::Axis).any(in_centre) {
            places.tobruk_forts.iter().copied().collect()
        } else {
            HexSet::EMPTY
        }
    }

    /// How a unit on the map traces its line of supply now, by which rule (10.1).
    pub(crate) fn line_of(&self, s: &Situation, unit: UnitId) -> Option<(&'static str, &'static str)> {
        let (side, at) = (self.data.units[unit].side, s.place(unit));
        if !self.data.map.is_hex(at) {
            return None;
        }
        Some(if self.data.places.sources[side.index()].contains(&at) {
            ("card-line-source", "10.1.3")
        } else if self.network(s, side).contains(at) {
            ("card-line-road", "10.1.2")
        } else if self.lines_by_land(s, side).contains(at) {
            ("card-line-land", "10.1.1")
        } else if self.lines(s, side).contains(at) {
            ("card-line-port", "10.1.4")
        } else {
            ("card-line-none", "10.1")
        })
    }

    /// A Logistics chit (10.3, 21.0): whoever traces no line is marked, and whoever does is not.
    pub(crate) fn logistics(&self, s: &mut Situation, play: &mut impl Playing) {
        for side in Side::ALL {
            // Marks change no line: all are asked for before the first is set.
            let tracing = self.tracing(s, side);
            let supplied: UnitSet =
                s.on_map(&self.data, side).filter(|&unit| tracing.reaches(s.place(unit))).collect();
            for unit in self.data.side(side) {
                if !self.data.map.is_hex(s.place(unit)) {
                    continue;
                }
                match (supplied.contains(unit), s.is(unit, flag::OUT)) {
                    (false, false) => {
                        s.set(unit, flag::OUT);
                        self.drop_gun(s, unit);
                        play.tell(|| Event::new("event-out-of-supply", "10.3").with("unit", unit));
                    }
                    (true, true) => {
                        s.clear(unit, flag::OUT);
                        play.tell(|| Event::new("event-in-supply", "10.3").with("unit", unit));
                    }
                    _ => {}
                }
            }
        }
    }

    /// A line of supply for each stack of a side that has one, and the stacks that have none (10.1).
    pub(crate) fn supply_ways(&self, s: &Situation, of: Side) -> (Vec<Vec<SpaceId>>, Vec<(SpaceId, i32)>) {
        let map = &self.data.map;
        let enemy = of.enemy();
        let supplied = self.lines(s, of);
        let passage = |step: &Step<'_>| {
            let (here, there) = (step.here, step.there);
            if !map.is_hex(here) || !map.is_hex(there) {
                return step.closed();
            }
            let held = s.occupant(&self.data, there) == Some(enemy);
            match step.leg {
                Leg::Network => {
                    let road = map.roads[usize::from(s.built())][here].contains(&there);
                    let rail = of == Side::Allied
                        && map.rail_at[here]
                            .zip(map.rail_at[there])
                            .is_some_and(|(a, b)| a.abs_diff(b) == 1 && a.max(b) <= s.railhead);
                    match (road || rail, held) {
                        (false, _) => step.closed(),
                        (true, false) => step.open(0),
                        (true, true) => step.blocked(0),
                    }
                }
                Leg::Overland if !map.land[usize::from(s.built())][here].contains(&there) => step.closed(),
                Leg::Overland if held || !self.is_quiet(s, of, there) => step.blocked(map.weight(there)),
                Leg::Overland => step.open(map.weight(there)),
            }
        };
        let mut trace = Trace::default();
        let limit = self.data.numbers.section(Section::Central).overland;
        trace.run(&map.board, &self.data.places.sources[of.index()], limit, passage);
        let (mut ways, mut cut) = (Vec::new(), Vec::new());
        for hex in s.occupied(&self.data, of).iter() {
            if supplied.contains(hex) {
                // Who lives by a port has no line to draw.
                ways.push(trace.line(hex).unwrap_or_else(|| vec![hex]));
            } else {
                cut.push((hex, 0));
            }
        }
        (ways, cut)
    }
}

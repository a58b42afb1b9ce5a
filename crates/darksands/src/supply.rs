//! The railway (rule 9.0) and supply (rules 10.0, 21.0): from which hexes a line leads to a source.

use crate::board::{HEXES, HexSet, Section};
use crate::situation::{Situation, flag};
use crate::units::Side;
use crate::{DarkSands, Playing};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::trace::{Leg, Step, Trace};

/// Not reached.
const FAR: u8 = u8::MAX;

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
        let ports: HexSet = self.data.places.port_supply[0]
            .iter()
            .copied()
            .filter(|&port| {
                s.holds(&self.data, Side::Allied, port) && s.occupant(&self.data, port) != Some(Side::Axis)
            })
            .collect();
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
            let lines = self.lines(s, side);
            for unit in self.data.side(side) {
                let at = s.place(unit);
                if !self.data.map.is_hex(at) {
                    continue;
                }
                match (lines.contains(at), s.is(unit, flag::OUT)) {
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

//! Control and lines of communication (rules 12.1–12.3).

use crate::board::{Terrain, side};
use crate::data::PositionSet;
use crate::prelude::*;
use sandtable_kit::trace;

/// Sides that no American line crosses (12.3).
const BARS_US_LINES: u32 = side::BLUFF | side::CLIFF | side::SHEER;

impl Omaha {
    /// Whether an American counter holds the hex it is in: any but generals and heroes (12.1; ruling O22).
    fn holds(&self, unit: UnitId) -> bool {
        let kind = self.kind(unit);
        kind.is_unit() || kind == Kind::Hq
    }

    /// Whether Americans who count stand in a hex.
    pub(crate) fn us_occupies(&self, s: &Situation, hex: SpaceId) -> bool {
        s.counters(hex).any(|unit| self.holds(unit))
    }

    /// Whether a unit controls the hexes around it (12.1): tanks, and infantry with more than one step, disrupted or not.
    pub(crate) fn controls_around(&self, s: &Situation, unit: UnitId) -> bool {
        let kind = self.kind(unit);
        kind == Kind::Tank || (kind.is_infantry() && s.steps[unit] >= 2)
    }

    /// Whether a hex lies too low for its units to control the heights beside it (12.1); draws do (ruling O64).
    pub(crate) fn looks_up(&self, s: &Situation, hex: SpaceId) -> bool {
        let ground = self.data.map.at(hex);
        matches!(ground.terrain, Terrain::Beach | Terrain::Pavilion) || (ground.low && !s.letter)
    }

    /// The hexes where German units stand.
    pub(crate) fn german_hexes(&self, s: &Situation) -> HexSet {
        s.garrisons().map(|(position, _)| self.position(position).hex).collect()
    }

    /// The hexes that Americans occupy or control (12.1).
    pub(crate) fn us_control(&self, s: &Situation) -> HexSet {
        let map = &self.data.map;
        let mut hexes = HexSet::EMPTY;
        for unit in everybody() {
            let at = s.place(unit);
            if !map.is_land(at) || !self.holds(unit) {
                continue;
            }
            hexes.insert(at);
            if self.controls_around(s, unit) {
                let looks_up = self.looks_up(s, at);
                for near in map.neighbours(at) {
                    let ground = map.at(near);
                    if ground.terrain != Terrain::Sea && (ground.low || !looks_up) {
                        hexes.insert(near);
                    }
                }
            }
        }
        hexes.without(&self.german_hexes(s))
    }

    /// The hexes from which a way leads to an exit, themselves included, when Americans control `control` (12.2).
    fn german_reach(&self, control: &HexSet) -> HexSet {
        let map = &self.data.map;
        trace::connected(map.exits.iter().copied(), &map.messengers.without(control), |hex| {
            map.neighbours(hex)
        })
    }

    /// Whether a way that begins in a hex, whatever lies there, leads to one of the hexes reached.
    fn leads_on(&self, reach: &HexSet, hex: SpaceId) -> bool {
        let map = &self.data.map;
        map.exits.contains(&hex) || map.neighbours(hex).any(|near| reach.contains(near))
    }

    fn connected(&self, s: &Situation, control: &HexSet, reach: &HexSet, position: PositionId) -> bool {
        let map = &self.data.map;
        let p = self.position(position);
        if self.leads_on(reach, p.hex) {
            return true;
        }
        // Reinforcements slip through one hedgerow next to them that Americans control but do not hold.
        !p.wn
            && s.occupant(position).is_some()
            && map.neighbours(p.hex).any(|near| {
                map.at(near).terrain == Terrain::Bocage
                    && control.contains(near)
                    && !self.us_occupies(s, near)
                    && self.leads_on(reach, near)
            })
    }

    /// Whether a position has a German line of communication (12.2).
    pub(crate) fn german_line(&self, s: &Situation, position: PositionId) -> bool {
        let control = self.us_control(s);
        self.connected(s, &control, &self.german_reach(&control), position)
    }

    /// All positions that have one, occupied or not.
    pub(crate) fn german_lines(&self, s: &Situation) -> PositionSet {
        let control = self.us_control(s);
        let reach = self.german_reach(&control);
        PositionId::all().filter(|&p| self.connected(s, &control, &reach, p)).collect()
    }

    /// The hexes from which Germans could send a message out: on a way to an exit, or next to one (ruling O23).
    pub(crate) fn german_contact(&self, control: &HexSet) -> HexSet {
        let reach = self.german_reach(control);
        let hexes = self.data.map.all().filter(|&hex| self.leads_on(&reach, hex));
        reach.or(&hexes.collect())
    }

    /// The hexes into which Germans could fire, disrupted or not (12.3, 13.2).
    pub(crate) fn german_fields(&self, s: &Situation) -> HexSet {
        let covers = s.garrisons().map(|(position, _)| &self.position(position).covers);
        covers.fold(HexSet::EMPTY, |fields, covers| fields.or(covers))
    }

    /// The hexes that have an American line of communication (12.3): no hex of it, the beach included, lies in a German
    /// field of fire (ruling O30).
    pub(crate) fn us_lines(&self, s: &Situation) -> HexSet {
        let map = &self.data.map;
        let mut open = HexSet::EMPTY;
        for hex in map.all() {
            if !matches!(map.at(hex).terrain, Terrain::Sea | Terrain::Rough) {
                open.insert(hex);
            }
        }
        let open = open.without(&self.german_fields(s)).without(&self.german_hexes(s));
        let beaches = map.all().filter(|&hex| map.is_beach(hex));
        trace::connected(beaches, &open, |hex| {
            map.around[hex].iter().filter(|(_, sides)| sides & BARS_US_LINES == 0).map(|(to, _)| *to)
        })
    }
}

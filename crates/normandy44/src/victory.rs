//! Victory (rules 23–26): at once, and by points.

use crate::Normandy44;
use crate::board::{Terrain, feature, side};
use crate::data::ScenarioKind;
use crate::situation::{Mulberry, Situation, Stage, flag};
use crate::units::{Kind, Nation, Side};
use sandtable_engine::message::Message;
use sandtable_engine::rules::Verdict;
use sandtable_engine::{SideId, SpaceId, UnitId};

/// Points that win the campaign (24.3), and the seven-turn game (25.2).
pub(crate) const CAMPAIGN: i32 = 10;
/// See [`CAMPAIGN`].
pub(crate) const SEVEN: i32 = 14;

impl Normandy44 {
    /// Who wins at once in the final phase, by which rule (23).
    pub(crate) fn automatic(&self, s: &Situation) -> Option<(Side, &'static str, &'static str)> {
        if self.kind(s) == ScenarioKind::Cherbourg {
            return None;
        }
        let map = &self.data.map;
        // Ruling N26: in supply as the last supply phase found it.
        let edge = |unit: UnitId| {
            map.has(s.place(unit), feature::SOUTH | feature::EAST)
                && !s.is(unit, flag::UNSUPPLIED | flag::ISOLATED)
        };
        if s.on_map(&self.data, Side::Allied).any(edge) {
            return Some((Side::Allied, "23.2", "event-edge-reached"));
        }
        let places = &self.data.places;
        let met = u8::from(s.held.contains(places.saint_lo))
            + u8::from(places.caen.iter().all(|&hex| s.held.contains(hex)));
        // Two of three: whether Cherbourg is cut off decides only beside one of the others.
        if met == 2 || met == 1 && !self.cherbourg_linked(s) {
            return Some((Side::Allied, "23.2", "event-two-goals"));
        }
        if self.closed_beaches(s) >= 3 {
            return Some((Side::German, "23.3", "event-beaches-closed"));
        }
        if self.broken_units(s, Nation::Us) >= 7 || self.broken_units(s, Nation::Uk) >= 5 {
            return Some((Side::German, "23.3", "event-army-broken"));
        }
        None
    }

    /// Beaches and ports that the Germans have closed (23.3; ruling N47).
    #[must_use]
    pub fn closed_beaches(&self, s: &Situation) -> usize {
        let boxes = &self.data.map.boxes;
        let gone = |beach: usize| {
            let lost = |&unit: &UnitId| {
                let at = s.place(unit);
                let waits = self.data.map.waves.iter().find(|(from, _)| *from == self.data.units[unit].at);
                let own = waits.and_then(|(_, to)| self.data.beach_hex(*to.first()?));
                own.is_some_and(|(_, b)| b == beach) && (at == boxes.lost[0] || at == boxes.britain)
            };
            let failed = beach == 1 && !s.stacks.is_empty(boxes.omaha);
            !self.has_engineers(s, beach) && (failed || self.data.engineers.iter().any(lost))
        };
        (0..5).filter(|&beach| gone(beach)).count()
            + s.mulberries.iter().filter(|&&port| port == Mulberry::Destroyed).count()
    }

    /// What a town or a city is worth (24.3).
    pub(crate) fn town_points(&self, hex: SpaceId) -> i32 {
        match (self.data.map.terrain(hex), self.data.map.has(hex, feature::TOWN)) {
            (Terrain::City, _) => 2,
            (_, true) => 1,
            _ => 0,
        }
    }

    /// Whether a hex counts for the Allies in the campaign: beyond the line of 27 June, or within the perimeter (24.3).
    pub(crate) fn counts_allied(&self, hex: SpaceId) -> bool {
        !self.data.map.north.contains(hex) || self.data.map.has(hex, feature::PERIMETER)
    }

    /// The points of both sides if the game ended now.
    #[must_use]
    pub fn points(&self, s: &Situation) -> [i32; 2] {
        match self.kind(s) {
            ScenarioKind::Campaign => self.campaign_points(s),
            ScenarioKind::Seven => [self.seven_points(s), 0],
            ScenarioKind::Cherbourg => [i32::from(self.cherbourg_won(s)), 0],
        }
    }

    fn campaign_points(&self, s: &Situation) -> [i32; 2] {
        let supplied = [self.supplied(s, Side::Allied), self.supplied(s, Side::German)];
        let mut points = [0, 0];
        for hex in self.data.map.all_hexes().filter(|&hex| self.town_points(hex) > 0) {
            let owner = s.controller(hex);
            let counts = match owner {
                Side::Allied => self.counts_allied(hex),
                Side::German => self.data.map.north.contains(hex),
            };
            if counts && supplied[owner.index()].contains(hex) {
                points[owner.index()] += self.town_points(hex);
            }
        }
        points
    }

    /// The points of the seven-turn game (25.2).
    fn seven_points(&self, s: &Situation) -> i32 {
        let (map, places) = (&self.data.map, &self.data.places);
        let mut points = if self.beaches_linked(s) { 3 } else { 0 };
        let beyond = |hex: SpaceId| !map.has(hex, feature::NAVAL) && s.held.contains(hex);
        // Ruling: two points for each of Bayeux and two other cities beyond the range of the ships.
        let cities = map
            .all_hexes()
            .filter(|&hex| hex != places.bayeux && map.terrain(hex) == Terrain::City && beyond(hex));
        points += 2 * i32::from(s.held.contains(places.bayeux));
        points += 2 * cities.take(2).count() as i32;
        points += map.all_hexes().filter(|&hex| map.has(hex, feature::TOWN) && beyond(hex)).count() as i32;
        points += places.drops.iter().filter(|&&hex| s.held.contains(hex)).count() as i32;
        points - 2 * (0..5).filter(|&beach| !self.has_engineers(s, beach)).count() as i32
    }

    /// Whether a road under Allied control leads from Juno to Sainte-Mère-Église (25.2).
    pub(crate) fn beaches_linked(&self, s: &Situation) -> bool {
        let (map, places) = (&self.data.map, &self.data.places);
        let juno = places.beaches.iter().filter(|(hex, beach)| *beach == 3 && s.held.contains(*hex));
        let mut fresh: Vec<SpaceId> = juno.map(|(hex, _)| *hex).collect();
        let mut reached: crate::situation::HexSet = fresh.iter().copied().collect();
        while let Some(hex) = fresh.pop() {
            for b in map.beyond[hex].iter().filter(|b| b.to != SpaceId::NONE && b.on & side::ROAD != 0) {
                if s.held.contains(b.to) && !reached.contains(b.to) {
                    reached.insert(b.to);
                    fresh.push(b.to);
                }
            }
        }
        reached.contains(places.sainte_mere)
    }

    /// Whether the Americans win the scenario of Cherbourg (26.3).
    pub(crate) fn cherbourg_won(&self, s: &Situation) -> bool {
        let supplied = self.supplied(s, Side::Allied);
        let inside = |hex: SpaceId| self.data.map.has(hex, feature::PERIMETER) && supplied.contains(hex);
        let reached = s
            .on_map(&self.data, Side::Allied)
            .any(|unit| self.data.units[unit].kind != Kind::Hq && inside(s.place(unit)));
        s.held.contains(self.data.places.carentan) && (reached || !self.cherbourg_linked(s))
    }

    /// Who would win if the game ended now.
    pub(crate) fn ahead(&self, s: &Situation) -> Side {
        if let Some(side) = s.decided {
            return side;
        }
        let [allied, german] = self.points(s);
        let won = match self.kind(s) {
            ScenarioKind::Campaign => allied - german >= CAMPAIGN,
            ScenarioKind::Seven => allied >= SEVEN,
            ScenarioKind::Cherbourg => allied > 0,
        };
        if won { Side::Allied } else { Side::German }
    }

    pub(crate) fn judge(&self, s: &Situation) -> Option<Verdict> {
        if s.stage != Stage::Over {
            return None;
        }
        let level = s.decided.map(|_| Message::new("verdict-automatic"));
        let winner = Some(SideId(self.ahead(s) as u8));
        Some(Verdict { winner, level, scores: self.points(s).to_vec() })
    }
}

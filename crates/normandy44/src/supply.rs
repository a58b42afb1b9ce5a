//! Supply, isolation and attrition (rule 18).

use crate::board::{SPACES, Terrain, feature, side};
use crate::data::ScenarioKind;
use crate::situation::{HexSet, Situation, flag};
use crate::units::{Army, Kind, Side};
use crate::{Normandy44, Playing};
use arrayvec::ArrayVec;
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

/// How far a line may go on: as far as it likes.
const ENDLESS: u8 = u8::MAX;

impl Normandy44 {
    /// Whether enemy zones and bonds let a line through from a hex to a neighbour, which is in a zone or not (18.2).
    fn zones_let(&self, s: &Situation, of: Side, (from, to): (SpaceId, SpaceId), there: bool) -> bool {
        let here = s.engaged(of, from);
        // Bonds run where zones reach.
        if !here && !there {
            return true;
        }
        let empty = |hex: SpaceId| !s.stands(&self.data, of, hex);
        if here && there && empty(to) && empty(from) {
            return false;
        }
        !s.cut(&self.data.map, of, from, to)
    }

    /// The hexes from which a line of supply leads to one of `sources`, overland no more than `limit` hexes to a road (18.2).
    #[must_use]
    pub fn lines(&self, s: &Situation, of: Side, sources: &[SpaceId], limit: u8) -> HexSet {
        self.trace(s, of, sources, limit, |_, _| {})
    }

    /// The same; each hex but the sources is told with the next on its line.
    fn trace(
        &self,
        s: &Situation,
        of: Side,
        sources: &[SpaceId],
        limit: u8,
        mut tell: impl FnMut(SpaceId, SpaceId),
    ) -> HexSet {
        let map = &self.data.map;
        let mut on_road = HexSet::EMPTY;
        let mut fresh: ArrayVec<SpaceId, SPACES> = ArrayVec::new();
        for &source in sources.iter().filter(|&&hex| !s.stands(&self.data, of.enemy(), hex)) {
            if !on_road.contains(source) {
                on_road.insert(source);
                fresh.push(source);
            }
        }
        // A line is followed from its source: who leaves `there` enters `here`.
        let mut step =
            |here: SpaceId, mut ways: u8, known: &mut HexSet, then: &mut ArrayVec<SpaceId, SPACES>| {
                let engaged = s.engaged(of, here);
                while ways != 0 {
                    let there = map.beyond[here][ways.trailing_zeros() as usize].to;
                    ways &= ways - 1;
                    if !known.contains(there) && self.zones_let(s, of, (there, here), engaged) {
                        known.insert(there);
                        tell(there, here);
                        if self.line_goes_on(s, of, there) {
                            then.push(there);
                        }
                    }
                }
            };
        let mut at = 0;
        while at < fresh.len() {
            let here = fresh[at];
            at += 1;
            if !map.is_settled(here) || s.controller(here) == of {
                step(here, map.lines_along[here], &mut on_road, &mut fresh);
            }
        }
        let mut reached = on_road;
        fresh.clear();
        fresh.extend(on_road.iter().filter(|&hex| self.line_goes_on(s, of, hex)));
        let (mut at, mut far) = (0, 0);
        while far < limit && at < fresh.len() {
            far = far.saturating_add(1);
            let ring = at..fresh.len();
            at = ring.end;
            for next in ring {
                let here = fresh[next];
                step(here, map.lines_over[here], &mut reached, &mut fresh);
            }
        }
        reached
    }

    /// The lines of supply of a side's units, each from where they stand to its source (18.2).
    #[must_use]
    pub fn supply_ways(&self, s: &Situation, of: Side) -> Vec<Vec<SpaceId>> {
        let mut next: Vec<SpaceId> = vec![SpaceId::NONE; usize::from(self.data.map.hexes)];
        let sources = self.sources(s, of);
        let reached =
            self.trace(s, of, &sources, self.data.numbers.supply_hexes, |hex, to| next[hex.index()] = to);
        let stands = s.occupied(&self.data, of);
        let ways = stands.iter().filter(|&hex| reached.contains(hex)).map(|hex| {
            let follow = |&at: &SpaceId| Some(next[at.index()]).filter(|&to| to != SpaceId::NONE);
            std::iter::successors(Some(hex), follow).collect()
        });
        ways.collect()
    }

    /// Whether a line that begins further away could lead through a hex at all.
    fn line_goes_on(&self, s: &Situation, of: Side, hex: SpaceId) -> bool {
        !s.stands(&self.data, of.enemy(), hex)
    }

    /// The entry hexes that are German sources of supply (18.1; 26.1 for roads across the line of 27 June).
    pub(crate) fn edge_sources(&self, s: &Situation) -> Vec<SpaceId> {
        let map = &self.data.map;
        let german = |hex: &SpaceId| s.controller(*hex) == Side::German;
        if self.kind(s) == ScenarioKind::Cherbourg {
            let beyond = |hex: &SpaceId| {
                let crosses = |b: &crate::board::Beyond| b.on & side::FRONT != 0 && b.on & side::ROAD != 0;
                !map.north.contains(*hex) && map.beyond[*hex].iter().any(crosses)
            };
            return map.all_hexes().filter(beyond).collect();
        }
        map.entries.iter().flatten().copied().filter(german).collect()
    }

    /// The hexes of Cherbourg that a side controls (18.1).
    pub(crate) fn cherbourg_sources(&self, s: &Situation) -> Vec<SpaceId> {
        self.data.places.cherbourg.iter().copied().filter(|&hex| s.controller(hex) == Side::German).collect()
    }

    /// All sources of supply of a side (18.1).
    pub(crate) fn sources(&self, s: &Situation, of: Side) -> Vec<SpaceId> {
        if of == Side::German {
            let mut all = self.edge_sources(s);
            all.extend(self.cherbourg_sources(s));
            return all;
        }
        let beaches = self.data.places.beaches.iter().map(|&(hex, _)| hex);
        let mut all: Vec<SpaceId> = beaches.filter(|&hex| self.engineers_in(s, hex)).collect();
        for army in [Army::First, Army::Second] {
            let port = self.port_hex(s, army);
            let works = self.kind(s) != ScenarioKind::Cherbourg && self.has_port(s, army);
            if works && port != SpaceId::NONE {
                all.push(port);
            }
        }
        all
    }

    /// The hexes in which a side's units are in supply (18.2).
    #[must_use]
    pub fn supplied(&self, s: &Situation, of: Side) -> HexSet {
        self.lines(s, of, &self.sources(s, of), self.data.numbers.supply_hexes)
    }

    /// Whether Cherbourg has a line to the south edge (5.2, 23.2, 26.3).
    #[must_use]
    pub fn cherbourg_linked(&self, s: &Situation) -> bool {
        let south = self.edge_sources(s).into_iter();
        let south: Vec<SpaceId> = match self.kind(s) {
            ScenarioKind::Cherbourg => south.collect(),
            _ => south.filter(|&hex| self.data.map.has(hex, feature::SOUTH)).collect(),
        };
        let linked = self.lines(s, Side::German, &south, self.data.numbers.supply_hexes);
        self.cherbourg_sources(s).iter().any(|&hex| linked.contains(hex))
    }

    /// The supply phase (18.3, 3.B.6).
    pub(crate) fn supply_phase(&self, s: &mut Situation, play: &mut impl Playing) {
        let side = s.active;
        let sources = self.sources(s, side);
        let supplied = self.lines(s, side, &sources, self.data.numbers.supply_hexes);
        let mut linked = None;
        for unit in self.data.side(side) {
            let at = s.place(unit);
            if !self.data.map.is_hex(at) {
                s.clear(unit, flag::UNSUPPLIED | flag::ISOLATED);
                continue;
            }
            let was = s.is(unit, flag::UNSUPPLIED | flag::ISOLATED);
            s.clear(unit, flag::UNSUPPLIED | flag::ISOLATED);
            if supplied.contains(at) {
                if was {
                    play.tell(|| Event::new("event-supplied", "18.3").with("unit", unit));
                }
                continue;
            }
            // Lines of any length are asked for only where somebody was cut off before.
            let isolated =
                was && !linked.get_or_insert_with(|| self.lines(s, side, &sources, ENDLESS)).contains(at);
            s.set(unit, if isolated { flag::ISOLATED } else { flag::UNSUPPLIED });
            s.clear(unit, flag::RESERVE);
            play.tell(|| {
                let id = if isolated { "event-isolated" } else { "event-unsupplied" };
                Event::new(id, "18.3").with("unit", unit)
            });
        }
        self.attrition(s, play, side);
        self.drop_empty_works(s, side);
    }

    /// Attrition of the isolated (18.5).
    fn attrition(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        let isolated: Vec<UnitId> = s.on_map(&self.data, side).filter(|&u| s.is(u, flag::ISOLATED)).collect();
        if isolated.is_empty() {
            return;
        }
        let sheltered = self.shelter_lines(s, side);
        let of =
            |wanted: fn(Kind) -> bool| isolated.iter().filter(move |&&u| wanted(self.data.units[u].kind));
        for &unit in of(|kind| !matches!(kind, Kind::Strongpoint | Kind::Hq)) {
            if self.is_beside_enemy(s, unit) {
                self.roll_attrition(s, play, unit, &sheltered);
            }
        }
        for &unit in of(|kind| kind == Kind::Strongpoint) {
            let at = s.place(unit);
            let alone = self.data.map.is_hex(at)
                && s.stacks.units(at).all(|u| self.data.units[u].kind == Kind::Strongpoint);
            if alone && self.is_beside_enemy(s, unit) {
                self.roll_attrition(s, play, unit, &sheltered);
            }
        }
        // Headquarters never roll: whom the others have left alone in the world is lost.
        for &unit in of(|kind| kind == Kind::Hq) {
            if self.data.map.is_hex(s.place(unit)) && !self.has_company(s, unit) {
                self.eliminate(s, play, unit, "18.5");
            }
        }
    }

    fn roll_attrition(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, sheltered: &HexSet) {
        let at = s.place(unit);
        let modifier = self.attrition_modifier(s, unit, sheltered);
        let die = play.die("roll-attrition", s.turn, unit.0, 0);
        let modified = (die as i8 + modifier).clamp(1, 6);
        let loss = self.data.attrition[modified as usize - 1];
        play.tell(|| {
            let id = if loss { "event-attrition-loss" } else { "event-attrition-none" };
            let event = Event::new(id, "18.5").with("unit", unit).with("at", at).with("die", Arg::Die(die));
            event.with("modifier", i32::from(modifier)).open()
        });
        if loss {
            self.lose_step(s, play, unit, "18.5");
        }
    }

    /// What is added to the die of attrition (18.5).
    #[must_use]
    pub fn attrition_modifier(&self, s: &Situation, unit: UnitId, sheltered: &HexSet) -> i8 {
        let numbers = &self.data.numbers;
        let strongpoint = self.data.units[unit].kind == Kind::Strongpoint;
        let traced = strongpoint || sheltered.contains(s.place(unit));
        let sum = self.data.units[unit].quality + if traced { numbers.attrition_traced } else { 0 };
        sum.min(numbers.attrition_most)
    }

    /// The hexes from which a line leads to something that helps the isolated (18.5).
    #[must_use]
    pub fn shelter_lines(&self, s: &Situation, side: Side) -> HexSet {
        let map = &self.data.map;
        let mut shelters: Vec<SpaceId> = map
            .all_hexes()
            .filter(|&hex| {
                let city = map.terrain(hex) == Terrain::City && s.controller(hex) == side;
                city || side == Side::Allied && map.has(hex, feature::COAST)
            })
            .collect();
        shelters.extend(s.on_map(&self.data, side).filter_map(|unit| {
            let kind = self.data.units[unit].kind;
            let helps = kind == Kind::Hq || side == Side::German && kind == Kind::Strongpoint;
            helps.then(|| s.place(unit))
        }));
        self.lines(s, side, &shelters, self.data.numbers.supply_hexes)
    }

    /// Whether a headquarters has a line to any friendly unit (18.5).
    fn has_company(&self, s: &Situation, hq: UnitId) -> bool {
        let (at, side) = (s.place(hq), self.data.units[hq].side);
        let others: Vec<SpaceId> = s
            .on_map(&self.data, side)
            .filter(|&u| u != hq && self.data.units[u].kind != Kind::Strongpoint)
            .map(|u| s.place(u))
            .collect();
        others.contains(&at) || self.lines(s, side, &others, self.data.numbers.supply_hexes).contains(at)
    }

    /// Whether an enemy stands next to a unit (15.4, 18.5).
    #[must_use]
    pub fn is_beside_enemy(&self, s: &Situation, unit: UnitId) -> bool {
        let (at, enemy) = (s.place(unit), self.data.units[unit].side.enemy());
        self.data.map.is_hex(at) && self.data.map.near(at).any(|hex| s.stands(&self.data, enemy, hex))
    }
}

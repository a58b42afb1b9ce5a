//! Coming into play (rules 6.5–6.7, 20.5) and leaving it again (21.2).

use crate::board::Pace;
use crate::data::ScenarioKind;
use crate::results::Weather;
use crate::situation::{Mode, Mulberry, Situation, Stage, flag};
use crate::units::{Army, Kind, Side};
use crate::{Check, Normandy44, Playing, refuse};
use arrayvec::ArrayVec;
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

/// Who of those in England can land: by army, cost, and whether they are beach engineers.
#[derive(Default)]
pub(crate) struct Landings(ArrayVec<((Army, u8, bool), bool), 12>);

impl Normandy44 {
    /// The reinforcement points that a unit costs (6.5.1).
    #[must_use]
    pub fn cost(&self, unit: UnitId) -> u8 {
        let u = &self.data.units[unit];
        match u.cost {
            0 if u.kind == Kind::Hq => 2,
            0 => u.steps.min(3),
            cost => cost,
        }
    }

    /// The reinforcement points of an army in a turn (6.5.1, 6.5.3; 26.1).
    #[must_use]
    pub fn army_points(&self, s: &Situation, army: Army) -> u8 {
        if self.weather(s) == Weather::Storm || s.turn == 1 || army == Army::German {
            return 0;
        }
        let full = match (self.kind(s) == ScenarioKind::Cherbourg, army, self.weather(s)) {
            (true, Army::Second, _) => return 0,
            (true, _, Weather::Fair) => 4,
            (true, ..) => 3,
            _ => self.data.numbers.army_rp,
        };
        full.saturating_sub(self.points_lost(s, army))
    }

    /// The reinforcement points that an army lacks for beach engineers and ports that are gone (6.5.3).
    pub(crate) fn points_lost(&self, s: &Situation, army: Army) -> u8 {
        let cherbourg = self.kind(s) == ScenarioKind::Cherbourg;
        let beaches: &[usize] = match (army, cherbourg) {
            (Army::First, true) => &[0],
            (Army::First, false) => &[0, 1],
            // Nothing is lost with Sword.
            _ => &[2, 3],
        };
        let shut = beaches.iter().filter(|&&beach| !self.has_engineers(s, beach)).count() as u8;
        let port = u8::from(s.mulberries[army as usize] == Mulberry::Destroyed);
        2 * (shut + port)
    }

    /// Whether beach engineers stand on a beach (21.1).
    #[must_use]
    pub fn has_engineers(&self, s: &Situation, beach: usize) -> bool {
        let on = |unit: &UnitId| self.data.beach_hex(s.place(*unit)).is_some_and(|(_, b)| b == beach);
        self.data.engineers.iter().any(on)
    }

    /// Whether beach engineers stand in a hex.
    pub(crate) fn engineers_in(&self, s: &Situation, hex: SpaceId) -> bool {
        self.data.engineers.iter().any(|&unit| s.place(unit) == hex)
    }

    /// The hex of an artificial port (21.1).
    #[must_use]
    pub fn port_hex(&self, s: &Situation, army: Army) -> SpaceId {
        if army == Army::First { s.port } else { self.data.places.arromanches }
    }

    /// Whether an artificial port works.
    #[must_use]
    pub fn has_port(&self, s: &Situation, army: Army) -> bool {
        if self.kind(s) == ScenarioKind::Cherbourg {
            // 26.1: taken to be finished on turn 6.
            return army == Army::First && s.turn >= 6;
        }
        army != Army::German && s.mulberries[army as usize] == Mulberry::Standing
    }

    /// The beaches of an army (6.5.2), by number.
    pub(crate) fn is_beach_of(&self, army: Army, beach: usize) -> bool {
        (army == Army::First) == (beach < 2)
    }

    /// The hexes where a unit from its box may set foot (6.5.2, 20.5, 21.1).
    pub(crate) fn landing_hexes(&self, s: &Situation, unit: UnitId) -> ArrayVec<SpaceId, 10> {
        let (u, at) = (&self.data.units[unit], s.place(unit));
        let mut hexes = ArrayVec::new();
        let ours = |hex: SpaceId| s.held.contains(hex) && !s.stands(&self.data, Side::German, hex);
        if let Some((_, beaches)) = self.data.map.waves.iter().find(|(from, _)| *from == at) {
            hexes.extend(beaches.iter().copied().filter(|&hex| ours(hex)));
            return hexes;
        }
        if at != self.data.map.boxes.britain {
            return hexes;
        }
        let army = u.nation.army();
        for &(hex, beach) in &self.data.places.beaches {
            if !self.is_beach_of(army, beach) || !ours(hex) {
                continue;
            }
            let open = match u.kind {
                Kind::BeachEngineers => !self.has_engineers(s, beach),
                // Ruling N45: the engineers open every hex of their beach.
                _ => self.has_engineers(s, beach),
            };
            if open && s.landed[beach] + self.cost(unit) <= self.data.numbers.beach_rp {
                hexes.push(hex);
            }
        }
        let port = self.port_hex(s, army);
        let beach = if army == Army::First { 1 } else { 2 };
        let room = s.landed[beach] + self.cost(unit) <= self.data.numbers.beach_rp;
        let works = self.kind(s) != ScenarioKind::Cherbourg && self.has_port(s, army);
        if works && u.kind != Kind::BeachEngineers && ours(port) && room && !hexes.contains(&port) {
            hexes.push(port);
        }
        hexes
    }

    /// Where a unit may be after landing: on the beach or, as its second hex, beside it (6.5.2), each with the beach.
    pub(crate) fn each_landing(&self, s: &Situation, unit: UnitId, mut tell: impl FnMut(SpaceId, SpaceId)) {
        let (map, u) = (&self.data.map, &self.data.units[unit]);
        let landings = self.landing_hexes(s, unit);
        let mut told: ArrayVec<SpaceId, 80> = ArrayVec::new();
        for &beach in &landings {
            told.push(beach);
            tell(beach, beach);
        }
        let pace = self.pace(s, unit, Mode::Usual);
        for &beach in landings.iter().filter(|&&beach| u.movement > 0 && !s.engaged(u.side, beach)) {
            for next in map.beyond[beach].iter().filter(|b| b.to != SpaceId::NONE) {
                let goes = map.step(pace, beach, next.to, false).is_some()
                    && !s.stands(&self.data, Side::German, next.to)
                    && !s.bonded(map, u.side, next.to)
                    && self.ground(s, unit).contains(next.to);
                if goes && !told.contains(&next.to) && !told.is_full() {
                    told.push(next.to);
                    tell(beach, next.to);
                }
            }
        }
    }

    /// By how many turns a German reinforcement is late: so far the zone may be from its own (6.6).
    fn open_zones(&self, s: &Situation, unit: UnitId) -> impl Iterator<Item = usize> + use<> {
        let u = &self.data.units[unit];
        let late = usize::from(s.turn.saturating_sub(u.turn));
        let own = u.zone.map_or(0, |zone| zone as usize);
        (0..4).filter(move |zone: &usize| zone.abs_diff(own) <= late)
    }

    /// Where a unit that is not on the map begins, with what that costs: entry hexes (6.6), mobilisation hexes (6.7).
    pub(crate) fn entry_sources(
        &self,
        s: &Situation,
        unit: UnitId,
        pace: Pace,
        shy: bool,
    ) -> ArrayVec<(SpaceId, u8), 16> {
        let (map, at) = (&self.data.map, s.place(unit));
        let mut sources = ArrayVec::new();
        let free = |hex: SpaceId| !s.stands(&self.data, Side::Allied, hex);
        if at == map.boxes.reinforcements {
            for zone in self.open_zones(s, unit) {
                for &hex in &map.entries[zone] {
                    let zone = s.engaged(Side::German, hex);
                    let cost = map.entry_cost(pace, hex);
                    if free(hex) && !(zone && (shy || s.bonded(map, Side::German, hex))) && !sources.is_full()
                    {
                        sources.push((hex, if zone { cost | crate::board::WADES } else { cost }));
                    }
                }
            }
        }
        if let Some(camp) = map.boxes.mobilisation.iter().position(|&b| b == at) {
            for &hex in &map.camps[camp] {
                if free(hex) && !s.engaged(Side::German, hex) && !sources.is_full() {
                    sources.push((hex, 0));
                }
            }
        }
        sources
    }

    /// Whether a unit that is not on the map may come into play now.
    pub(crate) fn check_entry(&self, s: &Situation, unit: UnitId) -> Check {
        let (u, at, boxes) = (&self.data.units[unit], s.place(unit), &self.data.map.boxes);
        if at == boxes.reinforcements {
            if s.turn < u.turn {
                return Err(Refusal::new("6.6", "refuse-not-due").with("turn", i32::from(u.turn)));
            }
            let none = self.entry_sources(s, unit, self.pace(s, unit, Mode::Usual), false).is_empty();
            return if none { refuse("6.6", "refuse-no-entry-hex") } else { Ok(()) };
        }
        if let Some(camp) = boxes.mobilisation.iter().position(|&b| b == at) {
            if s.turn < 2 || s.mobilised >> camp & 1 == 1 {
                return refuse("6.7", "refuse-one-mobilised");
            }
            let none = self.entry_sources(s, unit, Pace::Foot, false).is_empty();
            return if none { refuse("6.7", "refuse-no-mobilisation-hex") } else { Ok(()) };
        }
        let wave = self.data.map.waves.iter().any(|(from, _)| *from == at);
        if !wave && at != boxes.britain {
            return refuse("9.1", "refuse-not-in-play");
        }
        if !wave {
            if s.turn < 2 {
                return refuse("6.5.1", "refuse-not-before-turn-2");
            }
            if self.weather(s) == Weather::Storm {
                return refuse("6.5.1", "refuse-storm");
            }
            if u.nation.army() == Army::German || s.points[u.nation.army() as usize] < self.cost(unit) {
                let points = i32::from(self.cost(unit));
                return Err(Refusal::new("6.5.1", "refuse-no-points").with("points", points));
            }
        }
        if self.landing_hexes(s, unit).is_empty() { refuse("6.5.2", "refuse-no-open-beach") } else { Ok(()) }
    }

    /// The same without a reason, for a list of all: who waits in England is told what another of his army and cost was told.
    pub(crate) fn may_come(&self, s: &Situation, unit: UnitId, landings: &mut Landings) -> bool {
        let (u, at, boxes) = (&self.data.units[unit], s.place(unit), &self.data.map.boxes);
        if at == boxes.reinforcements {
            return s.turn >= u.turn && self.check_entry(s, unit).is_ok();
        }
        if boxes.mobilisation.contains(&at) && (s.turn < 2 || u.side != s.active) {
            return false;
        }
        if at != boxes.britain {
            let waits = !boxes.lost.contains(&at) && at != boxes.out;
            return waits && self.check_entry(s, unit).is_ok();
        }
        let key = (u.nation.army(), self.cost(unit), u.kind == Kind::BeachEngineers);
        if let Some((_, known)) = landings.0.iter().find(|(of, _)| *of == key) {
            return *known;
        }
        let comes = self.check_entry(s, unit).is_ok();
        if !landings.0.is_full() {
            landings.0.push((key, comes));
        }
        comes
    }

    /// Notes what a unit that comes into play uses up.
    pub(crate) fn note_entry(&self, s: &mut Situation, unit: UnitId, to: SpaceId) {
        let (at, boxes) = (s.place(unit), &self.data.map.boxes);
        if let Some(camp) = boxes.mobilisation.iter().position(|&b| b == at) {
            s.mobilised |= 1 << camp;
        }
        if at == boxes.britain {
            let army = self.data.units[unit].nation.army();
            let mut beach = None;
            self.each_landing(s, unit, |from, end| {
                if end == to && beach.is_none() {
                    beach = Some(from);
                }
            });
            let cost = self.cost(unit);
            s.points[army as usize] -= cost;
            let number = beach.and_then(|hex| self.data.beach_hex(hex)).map_or(2, |(_, beach)| beach);
            s.landed[number] += cost;
        }
    }

    /// Whether the unit in hand may be evacuated (21.2).
    pub(crate) fn check_evacuate(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        let Some((place, _)) = self.data.beach_hex(s.place(unit)) else {
            return refuse("21.2", "refuse-not-on-a-beach");
        };
        if u.side != Side::Allied || s.reserve {
            return refuse("21.2", "refuse-only-allied-movement");
        }
        if s.evacuated[place] >= 2 {
            return refuse("21.2", "refuse-two-evacuated");
        }
        Ok(())
    }

    pub(crate) fn do_evacuate(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let from = s.place(unit);
        if let Some((place, _)) = self.data.beach_hex(from) {
            s.evacuated[place] += 1;
        }
        play.tell(|| Event::new("event-evacuated", "21.2").with("unit", unit).with("from", from).open());
        s.put(&self.data, unit, self.data.map.boxes.britain);
        s.clear(unit, !(flag::REDUCED | flag::SPENT));
        s.set(unit, flag::DONE);
        s.stage = Stage::Movement;
    }

    /// Units that appear in a hex on a turn of the scenario (26.1).
    pub(crate) fn arrive(&self, s: &mut Situation, play: &mut impl Playing) {
        for &(turn, hex, unit) in &self.data.scenario_data[usize::from(s.scenario)].arrivals {
            if turn <= s.turn
                && s.place(unit) == self.data.map.boxes.reinforcements
                && !s.stands(&self.data, self.data.units[unit].side.enemy(), hex)
            {
                s.put(&self.data, unit, hex);
                play.tell(|| {
                    Event::new("event-enters", "26.1").with("unit", unit).with("from", hex).with("to", hex)
                });
            }
        }
    }

    /// Whether a unit comes by sea.
    pub(crate) fn lands(&self, unit: UnitId) -> bool {
        let u = &self.data.units[unit];
        u.side == Side::Allied
    }
}

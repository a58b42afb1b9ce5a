//! Movement (rule 9): fields, tactical and strategic movement, lorries, bicycles.

use crate::board::{POINT, Pace, WADES};
use crate::data::ScenarioKind;
use crate::results::Weather;
use crate::situation::{HexSet, Mode, Situation, Stage, flag};
use crate::units::{Kind, Side};
use crate::{Action, Check, Normandy44, Playing, refuse};
use arrayvec::ArrayVec;
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::movement::{Arrival, Enter, Field, OUTSIDE};
use std::cell::RefCell;

thread_local! {
    static FIELD: RefCell<Field> = RefCell::new(Field::default());
}

/// The dearest step along a road: any other costs more.
const ROAD: u8 = 3;

/// How a unit comes where it goes, and how it may leave.
pub(crate) struct March {
    pace: Pace,
    /// In sixths of a point.
    budget: u8,
    /// Along roads only.
    roads: bool,
    /// Never into an enemy zone.
    shy: bool,
}

impl Normandy44 {
    /// The weather of the turn (4.3).
    #[must_use]
    pub fn weather(&self, s: &Situation) -> Weather {
        self.data.weather[usize::from(s.weather.clamp(1, 6)) - 1].weather
    }

    /// Whether a unit moves under Allied air supremacy (9.7).
    fn is_hunted(&self, s: &Situation, unit: UnitId) -> bool {
        self.data.units[unit].side == Side::German && self.weather(s) != Weather::Storm
    }

    /// How a unit pays for ground in a mode (2.3.3, 9.7, 9.8.6).
    #[must_use]
    pub fn pace(&self, s: &Situation, unit: UnitId, mode: Mode) -> Pace {
        let mechanised = self.data.units[unit].mechanised || matches!(mode, Mode::Lorries | Mode::Convoy);
        match (mechanised, self.is_hunted(s, unit)) {
            (false, _) => Pace::Foot,
            (true, false) => Pace::Motor,
            (true, true) => Pace::Hunted,
        }
    }

    /// The movement points of a unit (9.1, 9.7, 9.8, 15.2, 17.6, 20.4).
    #[must_use]
    pub fn allowance(&self, s: &Situation, unit: UnitId, mode: Mode) -> u8 {
        let u = &self.data.units[unit];
        let lorries = matches!(mode, Mode::Lorries | Mode::Convoy);
        if s.reserve {
            return u.movement.div_ceil(2);
        }
        let mut points = if lorries { 5 } else { u.movement };
        if s.turn == 1 && u.side == Side::German {
            if u.kind == Kind::Ost {
                return 0;
            }
            if self.is_of_division(unit, "21") {
                points = points.min(3);
            }
        }
        if (u.mechanised || lorries) && u.side == Side::German && self.weather(s) == Weather::Fair {
            points = points.saturating_sub(2);
        }
        if matches!(mode, Mode::Strategic | Mode::Convoy) { points * 2 } else { points }
    }

    /// The rule that makes the movement points of a unit what they are.
    pub(crate) fn allowance_rule(&self, s: &Situation, unit: UnitId, mode: Mode) -> &'static str {
        let u = &self.data.units[unit];
        let hunted = self.pace(s, unit, mode) == Pace::Hunted && self.weather(s) == Weather::Fair;
        match mode {
            _ if s.reserve => "15.2",
            _ if s.turn == 1 && u.side == Side::German && self.is_of_division(unit, "21") => "20.4",
            _ if hunted => "9.7",
            Mode::Strategic => "9.8.1",
            Mode::Lorries | Mode::Convoy => "9.8.6",
            Mode::Usual => "9.1",
        }
    }

    /// Whether a unit is of the German division with that number.
    pub(crate) fn is_of_division(&self, unit: UnitId, number: &str) -> bool {
        let u = &self.data.units[unit];
        let Some(f) = u.formation else { return false };
        let id = &self.data.formations[usize::from(f)].id;
        let digits = id.find(|c: char| !c.is_ascii_digit()).unwrap_or(id.len());
        &id[..digits] == number
    }

    /// The scenario that is played.
    #[must_use]
    pub fn kind(&self, s: &Situation) -> ScenarioKind {
        self.data.scenario_data[usize::from(s.scenario)].kind
    }

    /// What a step into a hex is to a unit, whatever it costs: none if it may not come there.
    fn arrival(&self, s: &Situation, side: Side, ground: &HexSet, shy: bool, to: SpaceId) -> Option<bool> {
        if s.stands(&self.data, side.enemy(), to) || !ground.contains(to) {
            return None;
        }
        let zone = s.engaged(side, to);
        if zone && (shy || s.bonded(&self.data.map, side, to)) { None } else { Some(zone) }
    }

    fn march(&self, s: &Situation, unit: UnitId, mode: Mode) -> March {
        let strategic = matches!(mode, Mode::Strategic | Mode::Convoy);
        March {
            pace: self.pace(s, unit, mode),
            budget: self.allowance(s, unit, mode).saturating_mul(POINT),
            roads: strategic,
            shy: mode != Mode::Usual,
        }
    }

    /// The first steps of a unit that stands in a hex: those may cross what later ones may not (9.4, 9.5), and pay for leaving an
    /// enemy zone (8.2).
    fn first_steps(
        &self,
        s: &Situation,
        unit: UnitId,
        march: &March,
        ground: &HexSet,
    ) -> ArrayVec<(SpaceId, u8), 6> {
        let (map, side, at) = (&self.data.map, self.data.units[unit].side, s.place(unit));
        let mut list = ArrayVec::new();
        let leaving = if s.engaged(side, at) { POINT } else { 0 };
        if march.shy && leaving > 0 {
            return list;
        }
        for (direction, beyond) in map.beyond[at].iter().enumerate().filter(|(_, b)| b.to != SpaceId::NONE) {
            let Some(step) = map.step(march.pace, at, beyond.to, true) else { continue };
            if march.roads && step > ROAD {
                continue;
            }
            let Some(zone) = self.arrival(s, side, ground, march.shy, beyond.to) else { continue };
            if leaving > 0 && s.barred(map, side, at, direction, true) {
                continue;
            }
            let cost = (step & !WADES) + leaving;
            if cost <= march.budget {
                let stops = zone || step & WADES != 0;
                list.push((beyond.to, if stops { cost | WADES } else { cost }));
            }
        }
        list
    }

    /// Searches where a unit goes on from what it reaches first.
    fn search<T>(
        &self,
        s: &Situation,
        unit: UnitId,
        march: &March,
        sources: &[(SpaceId, u8)],
        then: impl FnOnce(&Field) -> T,
    ) -> T {
        let (map, side) = (&self.data.map, self.data.units[unit].side);
        let ground = self.ground(s, unit);
        let enemies = self.data.of_side[side.enemy().index()].clone();
        let zones = &s.zones[side.enemy().index()];
        let enter = |from: SpaceId, to: SpaceId, base: u8| {
            if from == OUTSIDE {
                return if base & WADES != 0 { Enter::Stop(base & !WADES) } else { Enter::Pass(base) };
            }
            if (march.roads && base > ROAD) || s.stacks.is_led_by(to, &enemies) || !ground.contains(to) {
                return Enter::Bar;
            }
            if zones.covers(to) {
                let barred = march.shy || s.bonded(map, side, to);
                return if barred { Enter::Bar } else { Enter::Stop(base & !WADES) };
            }
            if base & WADES != 0 { Enter::Stop(base & !WADES) } else { Enter::Pass(base) }
        };
        // Where nobody can wade, it does not matter where from a hex is entered: the faster search will do.
        let wades = march.pace == Pace::Foot && {
            let far = march.budget.saturating_sub(2 * POINT) / ROAD + 1;
            sources.iter().any(|&(hex, _)| map.dry[hex] <= far)
        };
        if !wades && !march.roads {
            let sources: ArrayVec<(SpaceId, u8), 16> =
                sources.iter().map(|&(hex, cost)| (hex, cost & !WADES)).collect();
            let arrive = |to: SpaceId| {
                if s.stacks.is_led_by(to, &enemies) || !ground.contains(to) {
                    Arrival::Bar
                } else if !zones.covers(to) {
                    Arrival::Pass
                } else if march.shy || s.bonded(map, side, to) {
                    Arrival::Bar
                } else {
                    Arrival::Stop
                }
            };
            return FIELD.with_borrow_mut(|field| {
                field.run(&map.steps[march.pace as usize], &sources, false, march.budget, arrive);
                then(field)
            });
        }
        FIELD.with_borrow_mut(|field| {
            field.run_by(&map.steps[march.pace as usize], sources, false, march.budget, enter);
            then(field)
        })
    }

    /// The field of a unit in a mode.
    pub(crate) fn with_field<T>(
        &self,
        s: &Situation,
        unit: UnitId,
        mode: Mode,
        then: impl FnOnce(&Field) -> T,
    ) -> T {
        let march = self.march(s, unit, mode);
        if self.data.map.is_hex(s.place(unit)) {
            let first = self.first_steps(s, unit, &march, self.ground(s, unit));
            self.search(s, unit, &march, &first, then)
        } else {
            let sources = self.entry_sources(s, unit, march.pace, march.shy);
            self.search(s, unit, &march, &sources, then)
        }
    }

    /// Whether a unit has no choice but tactical movement (9.10, 13.6, 18.4) or a single hex (6.2).
    pub(crate) fn is_tactical(&self, s: &Situation, unit: UnitId) -> bool {
        s.is(unit, flag::DISRUPTED | flag::UNSUPPLIED | flag::ISOLATED | flag::REPLACED)
    }

    /// Where tactical movement leads from a hex, with the hex on the way (9.10).
    fn each_tactical(&self, s: &Situation, unit: UnitId, mut tell: impl FnMut(SpaceId, SpaceId)) {
        let (map, side, at) = (&self.data.map, self.data.units[unit].side, s.place(unit));
        let (pace, ground) = (self.pace(s, unit, Mode::Usual), self.ground(s, unit));
        let rebuilt = s.is(unit, flag::REPLACED);
        for (direction, beyond) in map.beyond[at].iter().enumerate().filter(|(_, b)| b.to != SpaceId::NONE) {
            let Some(step) = map.step(pace, at, beyond.to, true) else { continue };
            let Some(zone) = self.arrival(s, side, ground, rebuilt, beyond.to) else { continue };
            if s.engaged(side, at) && s.barred(map, side, at, direction, true) {
                continue;
            }
            tell(SpaceId::NONE, beyond.to);
            if zone || rebuilt || step & WADES != 0 {
                continue;
            }
            for next in map.beyond[beyond.to].iter().filter(|b| b.to != SpaceId::NONE && b.to != at) {
                let goes = map.step(pace, beyond.to, next.to, false).is_some();
                if goes && self.arrival(s, side, ground, false, next.to).is_some() {
                    tell(beyond.to, next.to);
                }
            }
        }
    }

    /// Whether a unit on a bicycle may ride further along roads (9.9).
    pub(crate) fn may_cycle(&self, s: &Situation, unit: UnitId) -> bool {
        let u = &self.data.units[unit];
        u.kind == Kind::Bicycle
            && !s.reserve
            && self.weather(s) == Weather::Overcast
            && self.data.map.is_hex(s.place(unit))
            && !s.engaged(u.side, s.place(unit))
    }

    fn with_bicycles<T>(&self, s: &Situation, unit: UnitId, then: impl FnOnce(&Field) -> T) -> T {
        let march = March { pace: Pace::Foot, budget: 6 * POINT, roads: true, shy: true };
        let first = self.first_steps(s, unit, &march, self.ground(s, unit));
        self.search(s, unit, &march, &first, then)
    }

    /// Everywhere a unit may end its move, with the cost in sixths; tactical movement costs nothing that is counted.
    pub(crate) fn each_destination(
        &self,
        s: &Situation,
        unit: UnitId,
        mode: Mode,
        mut tell: impl FnMut(SpaceId, u8),
    ) {
        let at = s.place(unit);
        if self.lands(unit) && !self.data.map.is_hex(at) {
            return self.each_landing(s, unit, |_, to| tell(to, 0));
        }
        let mut seen = HexSet::one(at);
        let guns = self.data.units[unit].kind.is_artillery();
        let room = |to: SpaceId| mode == Mode::Usual || s.stacks.is_empty(to);
        if !self.is_tactical(s, unit) {
            self.with_field(s, unit, mode, |field| {
                for &hex in field.reached() {
                    if hex != at && room(hex) {
                        seen.insert(hex);
                        let straight = if guns { self.straight_cost(s, unit, mode, hex) } else { None };
                        tell(hex, straight.or_else(|| field.cost(hex)).unwrap_or(0));
                    }
                }
            });
        }
        if mode != Mode::Usual || s.reserve || !self.data.map.is_hex(at) {
            return;
        }
        if self.may_cycle(s, unit) && !self.is_tactical(s, unit) {
            self.with_bicycles(s, unit, |field| {
                for &hex in field.reached() {
                    if !seen.contains(hex) {
                        seen.insert(hex);
                        tell(hex, field.cost(hex).unwrap_or(0));
                    }
                }
            });
        }
        self.each_tactical(s, unit, |_, to| {
            if !seen.contains(to) {
                seen.insert(to);
                tell(to, 0);
            }
        });
    }

    /// What artillery pays that goes straight to a hex beside its own, where a way round might cost less: more than one hex
    /// silences it (17.2, 17.3).
    fn straight_cost(&self, s: &Situation, unit: UnitId, mode: Mode, to: SpaceId) -> Option<u8> {
        let (at, guns) = (s.place(unit), self.data.units[unit].kind.is_artillery());
        if !guns || mode != Mode::Usual || !self.data.map.is_hex(at) || self.is_tactical(s, unit) {
            return None;
        }
        self.data.map.direction(at, to)?;
        let march = self.march(s, unit, mode);
        let first = self.first_steps(s, unit, &march, self.ground(s, unit));
        first.iter().find(|(hex, _)| *hex == to).map(|(_, cost)| cost & !WADES)
    }

    /// The way to a destination, the first and the last hex among them.
    pub(crate) fn way_to(&self, s: &Situation, unit: UnitId, mode: Mode, to: SpaceId) -> Vec<SpaceId> {
        let at = s.place(unit);
        let from = self.data.map.is_hex(at).then_some(at);
        let whole = |path: Vec<SpaceId>| from.into_iter().chain(path).collect::<Vec<_>>();
        if self.lands(unit) && from.is_none() {
            let mut way = Vec::new();
            self.each_landing(s, unit, |beach, end| {
                if end == to && way.is_empty() {
                    way = if beach == end { vec![end] } else { vec![beach, end] };
                }
            });
            return way;
        }
        if self.straight_cost(s, unit, mode, to).is_some() {
            return whole(vec![to]);
        }
        if !self.is_tactical(s, unit) {
            let path = self.with_field(s, unit, mode, |field| field.path(to));
            if !path.is_empty() {
                return whole(path);
            }
            if self.may_cycle(s, unit) {
                let path = self.with_bicycles(s, unit, |field| field.path(to));
                if !path.is_empty() {
                    return whole(path);
                }
            }
        }
        let mut found = None;
        self.each_tactical(s, unit, |via, end| {
            if end == to && (found.is_none() || via == SpaceId::NONE) {
                found = Some(via);
            }
        });
        match found {
            Some(SpaceId::NONE) => whole(vec![to]),
            Some(via) => whole(vec![via, to]),
            None => Vec::new(),
        }
    }

    /// What each hex of a way has cost when it is reached; none where nothing is counted (9.10).
    pub(crate) fn way_costs(
        &self,
        s: &Situation,
        unit: UnitId,
        mode: Mode,
        way: &[SpaceId],
    ) -> Option<Vec<u8>> {
        let (&to, at) = (way.last()?, s.place(unit));
        if self.is_tactical(s, unit) || self.lands(unit) && !self.data.map.is_hex(at) {
            return None;
        }
        let by_field = self.with_field(s, unit, mode, |field| field.cost(to).is_some());
        let cycles = !by_field && mode == Mode::Usual && self.may_cycle(s, unit);
        let by_bicycle = cycles && self.with_bicycles(s, unit, |field| field.cost(to).is_some());
        if !by_field && !by_bicycle {
            return None;
        }
        let (map, pace) = (&self.data.map, self.pace(s, unit, mode));
        let mut paid = 0;
        let mut costs = Vec::with_capacity(way.len());
        let mut last = SpaceId::NONE;
        for &hex in way {
            let zone = last == at && s.engaged(self.data.units[unit].side, at);
            paid += if hex == at || (last == SpaceId::NONE && map.boxes.mobilisation.contains(&at)) {
                0
            } else if last == SpaceId::NONE {
                map.entry_cost(pace, hex)
            } else {
                (map.step(pace, last, hex, last == at).unwrap_or(0) & !WADES) + if zone { POINT } else { 0 }
            };
            costs.push(paid);
            last = hex;
        }
        Some(costs)
    }

    /// Whether a unit may be taken in hand now.
    pub(crate) fn check_move(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        if u.side != s.active {
            return refuse("3", "refuse-not-your-unit");
        }
        if !self.is_own(s, unit) {
            return refuse("27.1", "refuse-partner");
        }
        if s.is(unit, flag::DONE) {
            return refuse("9.1", "refuse-already-moved");
        }
        if !self.data.map.is_hex(s.place(unit)) {
            return if s.reserve {
                refuse("6.5.2", "refuse-no-entry-in-reserve")
            } else {
                self.check_entry(s, unit)
            };
        }
        if u.movement == 0 {
            return refuse("2.3.1", "refuse-immobile");
        }
        if s.reserve && !s.is(unit, flag::RESERVE) {
            return refuse("15.2", "refuse-not-in-reserve");
        }
        if s.is(unit, flag::DISPERSED) {
            return refuse("20.2", "refuse-dispersed");
        }
        if u.kind == Kind::Ost && s.turn == 1 {
            return refuse("17.1", "refuse-ost-on-turn-1");
        }
        if u.restricted && !s.is(unit, flag::RELEASED) && !self.may_shift_inside(s, unit) {
            return refuse("17.6", "refuse-restricted");
        }
        Ok(())
    }

    /// Whether a restricted unit of Cherbourg may move within the perimeter (17.6).
    pub(crate) fn may_shift_inside(&self, s: &Situation, unit: UnitId) -> bool {
        let inside = |hex: SpaceId| self.data.map.has(hex, crate::board::feature::PERIMETER);
        s.turn > 1 && inside(self.data.units[unit].at) && inside(s.place(unit))
    }

    /// Whether a restricted unit that was not released would leave the perimeter (17.6).
    fn strays(&self, s: &Situation, unit: UnitId, to: SpaceId) -> bool {
        self.data.units[unit].restricted
            && !s.is(unit, flag::RELEASED)
            && !self.data.map.has(to, crate::board::feature::PERIMETER)
    }

    pub(crate) fn check_to(&self, s: &Situation, unit: UnitId, mode: Mode, to: SpaceId) -> Check {
        if !self.data.map.is_hex(to) {
            return refuse("9.2", "refuse-not-a-hex");
        }
        if to == s.place(unit) {
            return refuse("9.1", "refuse-already-there");
        }
        let mut found = false;
        self.each_destination(s, unit, mode, |hex, _| found |= hex == to);
        if !found {
            return Err(self.why_not_there(s, unit, mode, to));
        }
        if self.strays(s, unit, to) {
            return refuse("17.6", "refuse-restricted");
        }
        if !self.comes_back(s, unit, to) {
            return self.must_come_back(s);
        }
        Ok(())
    }

    /// Whether a unit may end its move in a hex that it can get to (17.6, 22.1, 26.3).
    pub(crate) fn may_end(&self, s: &Situation, unit: UnitId, to: SpaceId) -> bool {
        !self.strays(s, unit, to) && self.comes_back(s, unit, to)
    }

    fn why_not_there(&self, s: &Situation, unit: UnitId, mode: Mode, to: SpaceId) -> Refusal {
        let (map, side) = (&self.data.map, self.data.units[unit].side);
        if s.stands(&self.data, side.enemy(), to) {
            return Refusal::new("9.1", "refuse-enemy-there");
        }
        if self.lands(unit) && !map.is_hex(s.place(unit)) {
            return Refusal::new("6.5.2", "refuse-no-landing-there");
        }
        if !self.ground(s, unit).contains(to) {
            let cherbourg = self.kind(s) == ScenarioKind::Cherbourg;
            return Refusal::new(if cherbourg { "26.3" } else { "22.1" }, "refuse-out-of-bounds");
        }
        if mode != Mode::Usual && !s.stacks.is_empty(to) {
            return Refusal::new("9.8.2", "refuse-alone-by-road");
        }
        if s.is(unit, flag::REPLACED) {
            return Refusal::new("6.2", "refuse-replaced-one-hex");
        }
        let at = s.place(unit);
        let over = |direction| s.barred(map, side, at, direction, true);
        if s.bonded(map, side, to) || map.is_hex(at) && map.direction(at, to).is_some_and(over) {
            return Refusal::new("8.5.2", "refuse-bond");
        }
        if mode != Mode::Usual && s.engaged(side, to) {
            return Refusal::new("9.8.2", "refuse-zone-by-road");
        }
        let pace = self.pace(s, unit, mode);
        let ways_in = map.beyond[to].iter().filter(|b| b.to != SpaceId::NONE);
        if !ways_in.clone().any(|b| map.step(pace, b.to, to, true).is_some()) {
            return Refusal::new("9.5", "refuse-no-way-in");
        }
        if self.is_tactical(s, unit) {
            return Refusal::new("9.10", "refuse-tactical-far");
        }
        let points = self.allowance(s, unit, mode);
        Refusal::new("9.1", "refuse-too-far")
            .with("points", Arg::Points(i32::from(points) * i32::from(POINT)))
    }

    /// Whether the unit in hand may go into reserve in a hex that costs it a point at most (15.1).
    pub(crate) fn check_reserve(&self, s: &Situation, unit: UnitId, mode: Mode, to: SpaceId) -> Check {
        let side = self.data.units[unit].side;
        let at = s.place(unit);
        self.may_be_reserve(s, unit, to)?;
        if mode != Mode::Usual || self.lands(unit) && !self.data.map.is_hex(at) {
            return refuse("15.1", "refuse-reserve-moved");
        }
        if to == at && self.data.map.is_hex(at) {
            return self.check_stays(s, unit, mode);
        }
        self.check_to(s, unit, mode, to)?;
        let straight = self.straight_cost(s, unit, mode, to);
        let cost = straight.or_else(|| self.with_field(s, unit, mode, |field| field.cost(to)));
        let near = cost.is_some_and(|cost| cost <= POINT);
        let zone = s.engaged(side, to) || self.data.map.is_hex(at) && s.engaged(side, at);
        if near && !zone && !self.is_tactical(s, unit) {
            Ok(())
        } else {
            refuse("15.1", "refuse-reserve-moved")
        }
    }

    /// Moves the unit in hand.
    pub(crate) fn do_move(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        mode: Mode,
        to: SpaceId,
    ) {
        let from = s.place(unit);
        let way = self.way_to(s, unit, mode, to);
        self.note_entry(s, unit, to);
        play.tell(|| {
            let (id, rule) = match (self.data.map.is_hex(from), self.lands(unit), mode) {
                (true, _, Mode::Usual) => ("event-moves", "9.1"),
                (true, _, Mode::Strategic) => ("event-moves-far", "9.8.1"),
                (true, _, _) => ("event-rides", "9.8.6"),
                (false, true, _) => ("event-lands", if s.turn == 1 { "20.5" } else { "6.5.2" }),
                (false, false, _) => ("event-enters", "6.6"),
            };
            let shown = if self.data.map.is_hex(from) { from } else { way.first().copied().unwrap_or(to) };
            Event::new(id, rule).with("unit", unit).with("from", shown).with("to", to).way(way.clone())
        });
        let landing = self.lands(unit) && !self.data.map.is_hex(from);
        if landing {
            s.set(unit, flag::LANDED);
        }
        let far = if landing { way.len() > 1 } else { way.len() > 2 || !self.data.map.is_hex(from) };
        if far && self.data.units[unit].kind.is_artillery() {
            s.set(unit, flag::SPENT);
        }
        if matches!(mode, Mode::Strategic | Mode::Convoy) {
            s.set(unit, flag::STRATEGIC);
        }
        if matches!(mode, Mode::Lorries | Mode::Convoy) {
            s.set(unit, flag::LORRIES);
        }
        s.put(&self.data, unit, to);
        for &hex in &way {
            self.take_control(s, play, self.data.units[unit].side, hex);
        }
        s.set(unit, flag::DONE);
        s.stage = Stage::Movement;
    }

    /// A hex through which a unit goes is its side's (24.3).
    pub(crate) fn take_control(&self, s: &mut Situation, play: &mut impl Playing, side: Side, hex: SpaceId) {
        if side == Side::Allied {
            s.held.insert(hex);
        } else {
            s.held.remove(hex);
            self.lose_port(s, play, hex);
        }
        // Whose hex it is his works serve; the others' are gone (16.1).
        let others =
            |army: crate::units::Army| (army == crate::units::Army::German) != (side == Side::German);
        s.works.retain(|works| works.hex != hex || !others(works.army));
    }

    pub(crate) fn list_destinations(&self, s: &Situation, unit: UnitId, mode: Mode, out: &mut Vec<Action>) {
        let mut near = ArrayVec::<SpaceId, 48>::new();
        let reserve = mode == Mode::Usual && !s.reserve;
        // Hardly anybody is bound to end anywhere.
        let (u, at) = (&self.data.units[unit], s.place(unit));
        let bound = u.restricted || self.data.map.is_hex(at) && !self.home(s, unit).contains(at);
        // What is not counted is tactical movement, but for those who mobilise (6.7).
        let waits = !self.data.map.is_hex(s.place(unit));
        self.each_destination(s, unit, mode, |to, cost| {
            if bound && !self.may_end(s, unit, to) {
                return;
            }
            out.push(Action::To(to));
            if reserve && (cost > 0 || waits) && cost <= POINT && !near.is_full() {
                near.push(to);
            }
        });
        if reserve {
            self.list_reserves(s, unit, &near, out);
            if self.check_dig(s, unit).is_ok() {
                out.push(Action::Dig);
            }
            if self.check_lorries(s, unit).is_ok() {
                out.push(Action::Lorries);
            }
            if self.check_evacuate(s, unit).is_ok() {
                out.push(Action::Evacuate);
            }
        }
        if matches!(mode, Mode::Usual | Mode::Lorries) && self.check_strategic(s, unit, mode).is_ok() {
            out.push(Action::Strategic);
        }
        if self.check_hold(s, unit, mode).is_ok() {
            out.push(Action::Hold);
        }
    }

    /// Whether the unit in hand may stay where it is: alone, a German reinforcement that can enter must (27.2).
    pub(crate) fn check_hold(&self, s: &Situation, unit: UnitId, mode: Mode) -> Check {
        self.check_stays(s, unit, mode)?;
        if mode != Mode::Usual {
            return Ok(());
        }
        let waits = s.place(unit) == self.data.map.boxes.reinforcements;
        if s.has_option(crate::situation::option::SOLITAIRE) && waits {
            let mut any = false;
            self.each_destination(s, unit, Mode::Usual, |_, _| any = true);
            if any {
                return refuse("27.2", "refuse-enter-now");
            }
        }
        Ok(())
    }
}

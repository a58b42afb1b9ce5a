//! Movement on the map and landings (rules 3, 4.1.1, 4.2).

use crate::board::{Pace, Terrain};
use crate::data::UnitSet;
use crate::situation::{Moment, Situation, Stage, flag};
use crate::units::{Kind, Side, Unit};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use arrayvec::ArrayVec;
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::movement::{Arrival, Enter, Field};
use std::cell::RefCell;

thread_local! {
    static FIELDS: RefCell<[Field; 2]> = RefCell::default();
}

/// Points of those who walk, in halves (0.1.2).
const ON_FOOT: u8 = 12;

/// Where those in hand can go.
pub(crate) struct Reach<'f> {
    pub(crate) at: SpaceId,
    ways: &'f Field,
    /// Motorised infantry may walk instead (2.2).
    walk: Option<&'f Field>,
    /// One hex can always be entered (4.1.1).
    next: ArrayVec<SpaceId, 8>,
    budget: u8,
}

/// How a search begins.
#[derive(Clone, Copy)]
struct Setting {
    at: SpaceId,
    pace: Pace,
    start: u8,
    budget: u8,
}

impl Reach<'_> {
    pub(crate) fn cost(&self, space: SpaceId) -> Option<u8> {
        let walk = self.walk.and_then(|walk| walk.cost(space));
        let least = match (self.ways.cost(space), walk) {
            (Some(ride), Some(walk)) => Some(ride.min(walk)),
            (ride, walk) => ride.or(walk),
        };
        least.or_else(|| self.next.contains(&space).then_some(self.budget))
    }

    /// The field by which a space is reached at the least cost: riding, or walking (2.2).
    fn field_to(&self, space: SpaceId) -> Option<&Field> {
        let least = self.cost(space)?;
        [Some(self.ways), self.walk].into_iter().flatten().find(|field| field.cost(space) == Some(least))
    }

    pub(crate) fn path(&self, space: SpaceId) -> Vec<SpaceId> {
        self.field_to(space).map_or_else(|| vec![self.at, space], |field| field.path(space))
    }

    /// The cost of being in a space on the way that leads to another one.
    pub(crate) fn cost_on_way(&self, to: SpaceId, space: SpaceId) -> u8 {
        match self.field_to(to) {
            Some(field) => field.cost(space).unwrap_or(0),
            None if space == to => self.budget,
            None => 0,
        }
    }

    pub(crate) fn each(&self, mut tell: impl FnMut(SpaceId, u8)) {
        for &space in self.ways.reached() {
            tell(space, self.cost(space).unwrap_or(0));
        }
        for &space in self.walk.iter().flat_map(|walk| walk.reached()) {
            if self.ways.cost(space).is_none() {
                tell(space, self.cost(space).unwrap_or(0));
            }
        }
        for &space in &self.next {
            tell(space, self.budget);
        }
    }
}

impl Bloody {
    /// A unit's movement points now, in halves.
    #[must_use]
    pub fn allowance(&self, s: &Situation, unit: UnitId) -> u8 {
        let u = &self.data.units[unit];
        let mut points = u.movement * 2;
        if self.walks(s, u) {
            points = points.min(ON_FOOT);
        }
        if s.is(unit, flag::OOS) && u.is_motorised() && !self.walks(s, u) {
            points /= self.data.numbers.out_of_supply.motor_divided.max(1);
        }
        if matches!(s.moment, Moment::SecondWave | Moment::FollowUp | Moment::Reaction) {
            points /= self.data.numbers.landing.movement_divided.max(1);
        }
        points
    }

    /// Allied airborne troops walk on the first day: their lorries come by sea (2.2, ruling B64).
    fn walks(&self, s: &Situation, u: &Unit) -> bool {
        s.turn == 0 && u.side() == Side::Allied && matches!(u.kind, Kind::Paratroops | Kind::Glider)
    }

    /// How a unit pays for ground.
    pub(crate) fn pace(&self, s: &Situation, unit: UnitId) -> Pace {
        let u = &self.data.units[unit];
        if self.walks(s, u) { Pace::Foot } else { Pace::of(u) }
    }

    /// What happens to a unit of a side that comes to a hex (3, 4.1.1, 6.11).
    pub(crate) fn arrival(&self, s: &Situation, side: Side, to: SpaceId) -> Arrival {
        if !self.in_bounds(s, to) {
            return Arrival::Bar;
        }
        match s.occupant(&self.data, to) {
            // Both sides may enter a hex in confusion.
            Some(Side::Allied) if s.stacks.only(to).is_none() && s.confused(&self.data, to) => Arrival::Stop,
            Some(there) if there != side => Arrival::Bar,
            _ if s.engaged(side, to) => Arrival::Stop,
            _ => Arrival::Pass,
        }
    }

    /// What it costs a unit to leave an enemy zone (3).
    pub(crate) fn leaving(&self, s: &Situation, unit: UnitId) -> u8 {
        let u = &self.data.units[unit];
        if s.spent > 0 || !s.engaged(u.side(), s.place(unit)) {
            return 0;
        }
        let numbers = &self.data.numbers.zones;
        match u.kind {
            Kind::Commandos | Kind::Rangers => numbers.leave_special,
            Kind::Paratroops => numbers.leave_paratroops,
            _ => numbers.leave,
        }
    }

    /// Searches where those in hand can go on the map.
    pub(crate) fn with_reach<T>(
        &self,
        s: &Situation,
        hand: UnitSet,
        then: impl FnOnce(&Reach<'_>) -> T,
    ) -> T {
        let lead = hand.first().unwrap_or(UnitId(0));
        let u = &self.data.units[lead];
        let at = s.place(lead);
        let budget = hand.iter().map(|unit| self.allowance(s, unit)).min().unwrap_or(0);
        let pace = self.pace(s, lead);
        FIELDS.with_borrow_mut(|[ways, walk]| {
            let start = hand.iter().map(|unit| self.leaving(s, unit)).max().unwrap_or(0) + s.spent;
            self.search(s, ways, u, Setting { at, pace, start, budget });
            let may_walk = u.is_motorised() && u.kind.is_infantry() && !self.walks(s, u) && s.spent == 0;
            if may_walk {
                let budget = budget.min(ON_FOOT);
                let start = start.min(budget);
                self.search(s, walk, u, Setting { at, pace: Pace::Foot, start, budget });
            }
            let mut next = ArrayVec::new();
            if s.spent == 0 && self.data.map.is_hex(at) {
                let steps = &self.data.map.steps[pace as usize];
                let first = steps.from(at).map(|(to, _)| to);
                next.extend(first.filter(|&to| {
                    ways.cost(to).is_none()
                        && (!may_walk || walk.cost(to).is_none())
                        && self.arrival(s, u.side(), to) != Arrival::Bar
                }));
            }
            let walk = may_walk.then_some(&*walk);
            then(&Reach { at, ways, walk, next, budget })
        })
    }

    fn search(&self, s: &Situation, field: &mut Field, u: &Unit, setting: Setting) {
        let Setting { at, pace, start, budget } = setting;
        let map = &self.data.map;
        let steps = &map.steps[pace as usize];
        let side = u.side();
        let mut entries = ArrayVec::<(SpaceId, u8), 12>::new();
        let (sources, begins): (&[(SpaceId, u8)], bool) = if map.is_hex(at) {
            entries.push((at, start));
            (&entries, true)
        } else {
            // 1.1.2.1: from a region a unit is set on one of its entry hexes, and moves from there.
            entries.extend(map.exits[at].iter().take(12).map(|&hex| (hex, start)));
            (&entries, false)
        };
        let zones = if side == Side::German { self.forbidden_zones(s) } else { 0 };
        let rubble = s.rubble.iter().any(|at| at[0] != SpaceId::NONE);
        if zones == 0 && !rubble {
            let bounded = self.plan(s).columns_from > 0;
            let enemy = &s.zones[side.enemy().index()];
            field.run(steps, sources, begins, budget, |to| {
                if !bounded && s.stacks.is_empty(to) {
                    if enemy.covers(to) { Arrival::Stop } else { Arrival::Pass }
                } else {
                    self.arrival(s, side, to)
                }
            });
            return;
        }
        let bounded = self.plan(s).columns_from > 0;
        let enemy = &s.zones[side.enemy().index()];
        field.run_by(steps, sources, begins, budget, |from, to, base| {
            let mut cost = base;
            let zone = map.zone[to];
            if zone < 8 && zones >> zone & 1 == 1 && from != SpaceId::NONE {
                let bits = map.between(from, to).unwrap_or(0);
                cost = cost.saturating_add(map.forbidden_cost(to, bits, pace, base));
            }
            if rubble {
                cost = cost.saturating_add(self.rubble_cost(s, to));
            }
            if !bounded && s.stacks.is_empty(to) {
                return if enemy.covers(to) { Enter::Stop(cost) } else { Enter::Pass(cost) };
            }
            match self.arrival(s, side, to) {
                Arrival::Pass => Enter::Pass(cost),
                Arrival::Stop => Enter::Stop(cost),
                Arrival::Bar => Enter::Bar,
            }
        });
    }

    /// What rubble costs in a hex: less where the bombs fell on two (9.4).
    pub(crate) fn rubble_cost(&self, s: &Situation, hex: SpaceId) -> u8 {
        let each = self.data.numbers.tactical_air.rubble_half_points;
        let lies = s.rubble.iter().filter(|at| at.contains(&hex));
        lies.map(|at| if at[1] == SpaceId::NONE { each } else { each / 2 }).sum()
    }

    /// Whether a unit may be taken in hand now.
    pub(crate) fn check_move(&self, s: &Situation, unit: UnitId) -> Check {
        let Some(u) = self.data.units.get(unit) else { return refuse("4.1.1", "refuse-not-your-unit") };
        need(u.kind.is_ground() && s.active.commands(u.army), "4.1.1", "refuse-not-your-unit")?;
        need(u.movement > 0, "0.1.2", "refuse-immobile")?;
        if s.exploiting {
            return self.check_exploits(s, unit);
        }
        self.check_crowd(s, unit)?;
        need(!s.is(unit, flag::DONE), "4.1.1", "refuse-already-moved")?;
        need(!s.is(unit, flag::REST), "1.1.1.3", "refuse-rests")?;
        let at = s.place(unit);
        let map = &self.data.map;
        if map.is_hex(at) {
            if s.confused(&self.data, at) {
                return if self.storms_on(s, unit) { Ok(()) } else { self.check_slip(s, unit) };
            }
            return self.check_first_day(s, unit);
        }
        if at == map.boxes.reserve {
            return self.check_lands(s, unit);
        }
        need(map.is_off_map(at), "1.1.2.1", "refuse-not-in-play")?;
        need(s.moment == Moment::Usual, "10.A.2", "refuse-no-strategic-movement")?;
        need(!s.is(unit, flag::OOS), "7.4", "refuse-out-of-supply-off-map")
    }

    /// What the moments of the first day allow (10).
    fn check_first_day(&self, s: &Situation, unit: UnitId) -> Check {
        let at = s.place(unit);
        let side = self.data.units[unit].side();
        match s.moment {
            Moment::Gathering => {
                let jumped = s.is(unit, flag::MOVED) && self.data.units[unit].kind == Kind::Paratroops;
                need(jumped, "10.O.1", "refuse-only-paratroops")
            }
            Moment::Alarm => {
                let near =
                    || self.data.map.around[at].iter().any(|near| s.enemy_in(&self.data, side, near.hex));
                need(near(), "10.O.2", "refuse-not-beside-enemy")
            }
            _ => Ok(()),
        }
    }

    /// Whether a unit in confusion may slip out (4.4).
    fn check_slip(&self, s: &Situation, unit: UnitId) -> Check {
        need(self.may_infiltrate(s, unit), "6.11", "refuse-confusion")
    }

    /// Whether a unit has just come ashore on the first day and may go on by a hex, out of confusion too (4.4, 10 A.1).
    fn storms_on(&self, s: &Situation, unit: UnitId) -> bool {
        s.turn == 0
            && s.is(unit, flag::TRIED)
            && s.is(unit, flag::MOVED)
            && matches!(self.data.units[unit].kind, Kind::Commandos | Kind::Rangers)
            && matches!(s.moment, Moment::SecondWave | Moment::FollowUp)
    }

    /// Whether a unit in the reserve may come ashore somewhere (4.2).
    fn check_lands(&self, s: &Situation, unit: UnitId) -> Check {
        need(!s.is(unit, flag::REST), "1.1.1.3", "refuse-gone-home")?;
        need(!s.storm, "1.1.1.1", "refuse-storm")?;
        need(
            matches!(s.moment, Moment::Usual | Moment::FollowUp | Moment::SecondWave),
            "10.A.1",
            "refuse-not-now",
        )?;
        need(self.due_ashore(s, unit), "10.B.1", "refuse-not-yet-due")?;
        need(self.lands_somewhere(s, unit), "4.2", "refuse-no-landing")
    }

    /// Whether there is any place where a unit of the reserve may land. Dozens wait there, and are asked at every decision: so
    /// what costs least is asked first.
    fn lands_somewhere(&self, s: &Situation, unit: UnitId) -> bool {
        if s.moment != Moment::Usual {
            return self.landing_places(s, unit).next().is_some();
        }
        let u = &self.data.units[unit];
        self.data.sites.iter().enumerate().any(|(site, printed)| {
            let full = s.depots[site].port == crate::situation::Port::Full;
            printed.army == u.army
                && s.landed[site] + u.sv <= printed.landing[usize::from(full)]
                && self.depot_works(s, site, u.army)
                && self.has_room(s, unit, printed.at)
        })
    }

    /// Where a unit of the reserve may land: by the capacity of depots that work (4.2).
    pub(crate) fn landing_places<'s>(
        &'s self,
        s: &'s Situation,
        unit: UnitId,
    ) -> impl Iterator<Item = SpaceId> + 's {
        let sites = 0..self.data.sites.len();
        let mut told = SpaceId::NONE;
        sites.filter_map(move |site| {
            let at = self.data.sites[site].at;
            let fits = at != told && self.check_landing(s, unit, at).is_ok();
            if fits {
                told = at;
            }
            (fits && self.first_site(at) == Some(site)).then_some(at)
        })
    }

    fn first_site(&self, at: SpaceId) -> Option<usize> {
        self.data.sites.iter().position(|site| site.at == at)
    }

    /// The depot of a place by which a unit can land.
    pub(crate) fn landing_site(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Option<usize> {
        let u = &self.data.units[unit];
        (0..self.data.sites.len()).find(|&site| {
            let printed = &self.data.sites[site];
            let full = s.depots[site].port == crate::situation::Port::Full;
            printed.at == at
                && self.depot_works(s, site, u.army)
                && s.landed[site] + u.sv <= printed.landing[usize::from(full)]
        })
    }

    pub(crate) fn check_landing(&self, s: &Situation, unit: UnitId, at: SpaceId) -> Check {
        if matches!(s.moment, Moment::SecondWave | Moment::FollowUp) {
            return self.check_first_day_landing(s, unit, at);
        }
        need(self.landing_site(s, unit, at).is_some(), "4.2", "refuse-no-landing")?;
        self.check_room(s, &crate::data::UnitSet::one(unit), at)
    }

    /// Whether those in hand may go to a space.
    pub(crate) fn check_to(&self, s: &Situation, to: SpaceId) -> Check {
        let Some(unit) = s.hand.first() else { return refuse("4.1.1", "refuse-nobody-in-hand") };
        let at = s.place(unit);
        let map = &self.data.map;
        if to == at || to.index() >= map.board.len() {
            return refuse("4.1.1", "refuse-no-way");
        }
        if at == map.boxes.reserve {
            return self.check_landing(s, unit, to);
        }
        if !map.is_hex(to) {
            return self.check_to_region(s, to);
        }
        if self.storms_on(s, unit) {
            self.check_room(s, &s.hand, to)?;
            return need(self.one_hex(s, unit, to), "4.4", "refuse-one-hex");
        }
        if s.confused(&self.data, at) {
            return refuse("6.11", "refuse-confusion");
        }
        if !map.is_hex(at) {
            self.check_entry(s, unit)?;
            need(self.march_together(s), "4.1.1", "refuse-one-by-one")?;
        }
        self.check_room_soon(s, to)?;
        match s.moment {
            Moment::Gathering | Moment::Alarm => {
                need(self.one_hex(s, unit, to), "10.O.1", "refuse-one-hex")?;
                need(
                    s.moment != Moment::Alarm || s.confused(&self.data, to),
                    "10.O.2",
                    "refuse-only-into-confusion",
                )
            }
            _ if self.with_reach(s, s.hand, |reach| reach.cost(to).is_some()) => Ok(()),
            _ => self.why_not_there(s, unit, to),
        }
    }

    /// On the map units move one by one, but for armour (4.1.1, 4.3).
    fn march_together(&self, s: &Situation) -> bool {
        s.hand.len() == 1 || s.hand.iter().all(|unit| self.data.units[unit].kind.is_armoured())
    }

    /// Why a hex cannot be reached.
    fn why_not_there(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        let map = &self.data.map;
        let u = &self.data.units[unit];
        let at = s.place(unit);
        if !self.in_bounds(s, to) {
            return refuse("11.1", "refuse-out-of-play");
        }
        if map.terrain(to) == Terrain::Impassable {
            return refuse("4.1.1", "refuse-impassable");
        }
        if s.enemy_in(&self.data, u.side(), to) && !s.confused(&self.data, to) {
            let entry = !map.is_hex(at) && map.exits[at].contains(&to);
            return refuse(if entry { "1.1.2.1" } else { "4.1.1" }, "refuse-enemy-there");
        }
        if u.kind.is_armoured() && map.terrain(to) == Terrain::Marsh {
            return refuse("0.1.2", "refuse-no-armour");
        }
        refuse("4.1.1", "refuse-too-far")
    }

    /// Whether a hex is next to a unit and can be entered.
    pub(crate) fn one_hex(&self, s: &Situation, unit: UnitId, to: SpaceId) -> bool {
        let at = s.place(unit);
        let steps = &self.data.map.steps[self.pace(s, unit) as usize];
        let way = self.data.map.is_hex(at) && steps.cost(at, to).is_some();
        way && self.arrival(s, self.data.units[unit].side(), to) != Arrival::Bar
    }

    /// Tells every space where those in hand may go, with the cost in half points.
    pub(crate) fn each_destination(&self, s: &Situation, mut tell: impl FnMut(SpaceId, u8)) {
        let Some(unit) = s.hand.first() else { return };
        let at = s.place(unit);
        let map = &self.data.map;
        if at == map.boxes.reserve {
            self.landing_places(s, unit).for_each(|hex| tell(hex, 0));
            if matches!(s.moment, Moment::SecondWave | Moment::FollowUp) {
                self.first_day_places(s, unit, &mut tell);
            }
            return;
        }
        let storms_on = self.storms_on(s, unit);
        if map.is_hex(at) && s.confused(&self.data, at) && !storms_on {
            return;
        }
        if storms_on || matches!(s.moment, Moment::Gathering | Moment::Alarm) {
            for near in &map.around[at] {
                if self.check_to(s, near.hex).is_ok() {
                    tell(near.hex, 0);
                }
            }
            return;
        }
        self.each_region(s, &mut tell);
        if !map.is_hex(at) && (self.check_entry(s, unit).is_err() || !self.march_together(s)) {
            return;
        }
        self.with_reach(s, s.hand, |reach| {
            reach.each(|hex, cost| {
                if hex != at && self.has_room_soon(s, hex) {
                    tell(hex, cost);
                }
            });
        });
    }

    pub(crate) fn list_movement(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in self.data.side(s.active.side()) {
            if !s.is(unit, flag::DONE | flag::REST) && self.check_move(s, unit).is_ok() {
                out.push(Action::Move(unit));
            }
        }
        self.list_extend(s, out);
        if s.crowded == SpaceId::NONE {
            out.push(Action::EndMovement);
        }
    }

    pub(crate) fn list_moving(&self, s: &Situation, out: &mut Vec<Action>) {
        self.list_with(s, out);
        self.each_destination(s, |space, _| out.push(Action::To(space)));
        self.list_overruns(s, out);
        self.list_waits(s, out);
        self.list_infiltrations(s, out);
        if s.crowded == SpaceId::NONE {
            out.push(Action::Hold);
        }
    }

    pub(crate) fn do_take(&self, s: &mut Situation, unit: UnitId) {
        s.hand = UnitSet::one(unit);
        s.spent = 0;
        s.origin = s.place(unit);
        s.stage = Stage::Moving;
    }

    /// Those in hand go to a space.
    pub(crate) fn do_to(&self, s: &mut Situation, play: &mut impl Playing, to: SpaceId) {
        let Some(unit) = s.hand.first() else { return };
        let at = s.place(unit);
        let map = &self.data.map;
        if at == map.boxes.reserve {
            self.land(s, play, unit, to);
            if self.data.units[unit].fights() && self.guns_on(s, to) > 0 {
                // 6.2: batteries in range may fire at whoever lands.
                s.active = crate::units::Acting::German;
                s.stage = Stage::CoastGuns;
                return;
            }
        } else if !map.is_hex(to) || !map.is_hex(at) {
            self.go_off_map(s, play, to);
        } else {
            let path = if self.storms_on(s, unit) || matches!(s.moment, Moment::Gathering | Moment::Alarm) {
                vec![at, to]
            } else {
                self.with_reach(s, s.hand, |reach| reach.path(to))
            };
            self.march(s, play, &path);
        }
        self.put_down(s);
    }

    /// Those in hand follow a way; combat units take what they pass (0.2.2).
    pub(crate) fn march(&self, s: &mut Situation, play: &mut impl Playing, path: &[SpaceId]) {
        let Some((&from, &to)) = path.first().zip(path.last()) else { return };
        for unit in s.hand.iter() {
            s.put(&self.data, unit, to);
            s.set(unit, flag::MOVED);
            play.tell(|| {
                Event::new("event-moves", "4.1.1")
                    .with("unit", unit)
                    .with("from", from)
                    .with("to", to)
                    .way(path)
            });
        }
        let fights = s.hand.iter().find(|&unit| self.data.units[unit].fights());
        if let Some(unit) = fights {
            let side = self.data.units[unit].side();
            for &hex in &path[1..] {
                self.take(s, play, side, hex);
            }
        }
    }

    /// Those in hand have moved.
    pub(crate) fn put_down(&self, s: &mut Situation) {
        self.note_crowd(s);
        for unit in s.hand.iter() {
            // 4.4, 10 A.1: commandos and rangers need not stop on the beach of the first day.
            let goes_on = s.origin == self.data.map.boxes.reserve
                && s.turn == 0
                && matches!(self.data.units[unit].kind, Kind::Commandos | Kind::Rangers)
                && self.data.map.is_hex(s.place(unit));
            s.set(unit, if goes_on { flag::TRIED } else { flag::DONE });
        }
        s.hand = UnitSet::EMPTY;
        s.spent = 0;
        s.origin = SpaceId::NONE;
        s.stage = if s.exploiting { Stage::Exploit } else { Stage::Movement };
    }

    /// A unit comes ashore (4.2).
    fn land(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, at: SpaceId) {
        if s.moment == Moment::Usual
            && let Some(site) = self.landing_site(s, unit, at)
        {
            s.landed[site] += self.data.units[unit].sv;
        } else {
            self.note_first_day_landing(s, unit, at);
        }
        s.put(&self.data, unit, at);
        s.set(unit, flag::MOVED);
        play.tell(|| Event::new("event-lands", "4.2").with("unit", unit).with("at", at).way([at]));
        if self.data.units[unit].fights() {
            self.take(s, play, Side::Allied, at);
        }
    }

    /// Whether units in this space may be put in reserve there: armour and Panzergrenadiers, after one hex at most (4.1.1).
    pub(crate) fn check_wait(&self, s: &Situation, to: SpaceId) -> Check {
        need(s.moment == Moment::Usual && !s.exploiting, "6.8", "refuse-no-reserve-now")?;
        self.check_no_crowd(s)?;
        let Some(unit) = s.hand.first() else { return refuse("4.1.1", "refuse-nobody-in-hand") };
        let able = s.hand.iter().all(|unit| self.data.units[unit].kind.may_wait());
        need(able, "4.1.1", "refuse-no-reserve-troops")?;
        let at = s.place(unit);
        need(self.data.map.is_hex(at) && s.spent == 0, "4.1.1", "refuse-no-reserve-now")?;
        if to == at {
            return Ok(());
        }
        need(self.one_hex(s, unit, to) && !s.confused(&self.data, at), "4.1.1", "refuse-one-hex")?;
        self.check_room(s, &s.hand, to)
    }

    fn list_waits(&self, s: &Situation, out: &mut Vec<Action>) {
        let Some(unit) = s.hand.first() else { return };
        if !self.data.units[unit].kind.may_wait() || !self.data.map.is_hex(s.place(unit)) {
            return;
        }
        let at = s.place(unit);
        let near = self.data.map.around[at].iter().map(|near| near.hex);
        let places = std::iter::once(at).chain(near);
        out.extend(places.filter(|&to| self.check_wait(s, to).is_ok()).map(Action::Wait));
    }

    pub(crate) fn do_wait(&self, s: &mut Situation, play: &mut impl Playing, to: SpaceId) {
        let Some(unit) = s.hand.first() else { return };
        let at = s.place(unit);
        if to != at {
            self.march(s, play, &[at, to]);
        }
        for unit in s.hand.iter() {
            s.set(unit, flag::RESERVE);
            play.tell(|| Event::new("event-waits", "4.1.1").with("unit", unit).with("at", to));
        }
        self.put_down(s);
    }

    /// Whether another armoured unit may come along, for an overrun (4.3).
    pub(crate) fn check_with(&self, s: &Situation, unit: UnitId) -> Check {
        let Some(lead) = s.hand.first() else { return refuse("4.1.1", "refuse-nobody-in-hand") };
        let armoured = |unit: UnitId| self.data.units[unit].kind.is_armoured();
        need(unit < self.data.of_side[2].start, "4.3", "refuse-not-your-unit")?;
        if self.data.map.terrain(s.place(lead)) == Terrain::Area {
            // Off the map a German stack throws one die (6.12, ruling B16).
            let german = s.active.side() == Side::German;
            need(german || (armoured(lead) && armoured(unit)), "4.1.2", "refuse-only-armour")?;
            need(!s.hand.contains(unit), "4.1.2", "refuse-in-hand")?;
            need(s.place(unit) == s.place(lead), "4.1.2", "refuse-not-together")?;
            // 4.1.2: an Allied stack is one division, unless its HQ has paid for more.
            let (a, b) = (&self.data.units[lead], &self.data.units[unit]);
            let one = (a.division.is_some() && a.division == b.division)
                || self.data.hqs.iter().any(|&hq| {
                    self.data.units[hq].army == a.army
                        && s.is(hq, flag::EXTENDED)
                        && self.in_command(s, hq, lead)
                });
            need(german || (one && a.army == b.army), "4.1.2", "refuse-no-hq-to-lead")?;
            return self.check_move(s, unit);
        }
        self.check_no_crowd(s)?;
        need(armoured(lead) && armoured(unit), "4.3", "refuse-only-armour")?;
        need(self.data.map.is_hex(s.place(lead)) && s.spent == 0, "4.3", "refuse-not-now")?;
        need(!s.hand.contains(unit), "4.3", "refuse-in-hand")?;
        need(s.place(unit) == s.place(lead), "4.3", "refuse-not-together")?;
        self.check_move(s, unit)
    }

    fn list_with(&self, s: &Situation, out: &mut Vec<Action>) {
        let Some(lead) = s.hand.first() else { return };
        let at = s.place(lead);
        let region = self.data.map.terrain(at) == Terrain::Area;
        let armour = self.data.units[lead].kind.is_armoured();
        if !region && !self.data.map.is_hex(at) {
            return;
        }
        let mixed = region && s.active.side() == Side::German;
        if !armour && !mixed {
            return;
        }
        out.extend(s.stacks.units(at).filter(|&unit| self.check_with(s, unit).is_ok()).map(Action::With));
    }
}

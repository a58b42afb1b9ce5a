//! Extended movement (rules 19.1.7, 19.1.8) and disruption (19.2).

use crate::board::HexSet;
use crate::situation::{Journey, Situation, Stage, flag};
use crate::units::Side;
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

/// Where a leg of extended movement can lead, and the way back from each hex.
struct Leg {
    /// Hexes where it may end or go on.
    ends: HexSet,
    /// The hex before each.
    before: Vec<(SpaceId, SpaceId)>,
}

impl Leg {
    fn way(&self, to: SpaceId) -> Vec<SpaceId> {
        let mut way = vec![to];
        let mut at = to;
        while let Some(&(_, from)) = self.before.iter().find(|(hex, from)| *hex == at && from != hex) {
            way.push(from);
            at = from;
        }
        way.reverse();
        way
    }
}

impl DarkSands {
    /// The hexes along roads, tracks and, for the Allies, active railways from a hex.
    fn net(&self, s: &Situation, active: usize, at: SpaceId, rail_only: bool, out: &mut Vec<SpaceId>) {
        let map = &self.data.map;
        out.clear();
        if !rail_only {
            out.extend_from_slice(&map.roads[usize::from(s.built())][at]);
        }
        if let Some(place) = map.rail_at[at].map(usize::from) {
            if place + 1 < active {
                out.push(map.rail[place + 1]);
            }
            if place > 0 && place < active {
                out.push(map.rail[place - 1]);
            }
        }
    }

    /// How much of the railway a side can use: the Axis none (9.0).
    fn own_rail(&self, s: &Situation, side: Side) -> usize {
        if side == Side::Allied { self.active_rail(s) } else { 0 }
    }

    /// The leg of an extended move from where a unit is: within the section, and to the first hexes of others that it has not been in.
    fn leg(&self, s: &Situation, unit: UnitId, rail_only: bool) -> Leg {
        let map = &self.data.map;
        let (side, start) = (self.data.units[unit].side, s.place(unit));
        let section = map.section[start];
        let seen = s.journey_of(unit).sections | 1 << section as u8;
        let [hard, soft] = self.watched(s, side);
        let mut leg = Leg { ends: HexSet::EMPTY, before: vec![(start, start)] };
        let mut found = HexSet::one(start);
        let mut waiting = std::collections::VecDeque::from([start]);
        let mut ways = Vec::new();
        let active = self.own_rail(s, side);
        while let Some(at) = waiting.pop_front() {
            self.net(s, active, at, rail_only, &mut ways);
            for &to in &ways {
                let other = map.section[to] != section;
                if found.contains(to)
                    || hard.contains(to)
                    || s.occupant(&self.data, to) == Some(side.enemy())
                    || (other && seen & 1 << map.section[to] as u8 != 0)
                    || (other && self.closed_border(s, side, at, to))
                {
                    continue;
                }
                found.insert(to);
                leg.before.push((to, at));
                leg.ends.insert(to);
                if !other && !soft.contains(to) {
                    waiting.push_back(to);
                }
            }
        }
        leg
    }

    /// Where a leg of an extended move can lead, without the ways.
    fn leg_ends(&self, s: &Situation, unit: UnitId) -> HexSet {
        let map = &self.data.map;
        let (side, start) = (self.data.units[unit].side, s.place(unit));
        let section = map.section[start];
        let seen = s.journey_of(unit).sections | 1 << section as u8;
        let [hard, soft] = self.watched(s, side);
        let closed = self.is_east_closed(s, side);
        let active = self.own_rail(s, side);
        let roads = &map.roads[usize::from(s.built())];
        let mut found = HexSet::one(start);
        let mut waiting: arrayvec::ArrayVec<SpaceId, { crate::board::HEXES }> = arrayvec::ArrayVec::new();
        waiting.push(start);
        while let Some(at) = waiting.pop() {
            let mut look = |to: SpaceId| {
                if found.contains(to) || hard.contains(to) || s.occupant(&self.data, to) == Some(side.enemy())
                {
                    return;
                }
                let other = map.section[to] != section;
                if other
                    && (seen & 1 << map.section[to] as u8 != 0
                        || (closed && self.closed_border(s, side, at, to)))
                {
                    return;
                }
                found.insert(to);
                if !other && !soft.contains(to) {
                    waiting.push(to);
                }
            };
            for &to in &roads[at] {
                look(to);
            }
            if active > 0
                && let Some(place) = map.rail_at[at].map(usize::from)
            {
                if place + 1 < active {
                    look(map.rail[place + 1]);
                }
                if place > 0 && place < active {
                    look(map.rail[place - 1]);
                }
            }
        }
        found.remove(start);
        found
    }

    /// The border that the Allies may not cross at Gazala (1.4.4).
    fn closed_border(&self, s: &Situation, side: Side, from: SpaceId, to: SpaceId) -> bool {
        use crate::board::Section;
        let map = &self.data.map;
        self.is_east_closed(s, side)
            && map.section[from] == Section::Central
            && map.section[to] == Section::East
    }

    /// Whether a unit can begin extended movement where it is (19.1.7).
    pub(crate) fn check_begin(&self, s: &Situation, unit: UnitId) -> Check {
        let side = self.data.units[unit].side;
        let at = s.place(unit);
        if s.active.half {
            return refuse("19.1.7", "refuse-extend-half");
        }
        if !self.may_extend(s) {
            return refuse("18.1", "refuse-extend-chit");
        }
        if s.is(unit, flag::OUT) {
            return refuse("10.2.1", "refuse-extend-out");
        }
        if s.is(unit, flag::DISRUPTED) {
            return refuse("19.3", "refuse-extend-disrupted");
        }
        let rail = side == Side::Allied
            && self.data.map.rail_at[at].is_some_and(|place| usize::from(place) < self.active_rail(s));
        if !self.data.map.on_road[usize::from(s.built())].contains(at) && !rail {
            return refuse("19.1.7", "refuse-extend-no-road");
        }
        // D56: also beside a garrison or headquarters alone.
        let beside = self.data.map.around[at]
            .iter()
            .any(|&(near, _)| s.occupant(&self.data, near) == Some(side.enemy()));
        if beside { refuse("19.1.7", "refuse-extend-enemy") } else { Ok(()) }
    }

    pub(crate) fn check_extend(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        if s.stage != Stage::Extending(unit) && !s.journey_of(unit).keeps_to_road() {
            if s.journey.spent > 0 {
                return refuse("19.1.7", "refuse-extend-begun");
            }
            self.check_begin(s, unit)?;
        }
        if !self.data.map.is_hex(hex) || !self.leg_ends(s, unit).contains(hex) {
            return refuse("19.1.7", "refuse-extend-where");
        }
        self.check_room(s, unit, hex)
    }

    /// Takes a unit along a leg of extended movement, by rail if rails lead there; tells whether they did.
    fn run_leg(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) -> bool {
        let (start, side) = (s.place(unit), self.data.units[unit].side);
        if s.stage != Stage::Extending(unit) && !s.journey.keeps_to_road() {
            s.journey = Journey::NONE;
        }
        let rails = (side == Side::Allied && s.journey.rail).then(|| self.leg(s, unit, true));
        let rails = rails.filter(|leg| leg.ends.contains(hex));
        let by_rail = rails.is_some();
        let way = rails.unwrap_or_else(|| self.leg(s, unit, false)).way(hex);
        play.tell(|| {
            let event = match by_rail {
                true => Event::new("event-by-rail", "19.1.8"),
                false => Event::new("event-extends", "19.1.7"),
            };
            event.with("unit", unit).with("from", start).with("to", hex).way(way.clone())
        });
        s.journey.sections |= 1 << self.data.map.section[start] as u8;
        self.travel(s, play, unit, &way);
        s.journey.rail &= by_rail;
        s.journey.all_rail &= by_rail;
        by_rail
    }

    /// Whether a leg to a hex would go by rail all the way (19.1.8).
    pub(crate) fn goes_by_rail(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> bool {
        let rail = s.stage != Stage::Extending(unit) || s.journey.rail;
        rail && self.data.units[unit].side == Side::Allied && self.leg(s, unit, true).ends.contains(hex)
    }

    /// Whether a unit in hand can begin extended movement or go on with it.
    fn goes_extended(&self, s: &Situation, unit: UnitId) -> bool {
        s.stage == Stage::Extending(unit)
            || s.journey.keeps_to_road()
            || (s.journey.spent == 0 && self.check_begin(s, unit).is_ok())
    }

    /// Whether all of a way could be one of extended movement: along the network, past no enemy (19.1.7).
    pub(crate) fn keeps_to_road(&self, s: &Situation, unit: UnitId, way: &[SpaceId]) -> bool {
        let side = self.data.units[unit].side;
        let [hard, soft] = self.watched(s, side);
        let active = self.own_rail(s, side);
        let mut ways = Vec::new();
        self.check_begin(s, unit).is_ok()
            && way.windows(2).all(|step| {
                self.net(s, active, step[0], false, &mut ways);
                let near = hard.contains(step[1]) || soft.contains(step[1]);
                ways.contains(&step[1])
                    && !near
                    && self.data.map.section[step[0]] == self.data.map.section[step[1]]
            })
    }

    /// A leg of extended movement, and the checks that it brings (19.1.8, 19.2.2, 19.2.3).
    pub(crate) fn do_extend(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        let start = s.place(unit);
        self.run_leg(s, play, unit, hex);
        if self.data.map.section[hex] == self.data.map.section[start] {
            self.end_extended(s, play, unit);
            return;
        }
        // A new section: a check unless all of the one that it leaves went by rail (19.2.2).
        let spared = s.journey.rail;
        s.journey.rail = true;
        s.journey.spent = 0;
        let die = if spared { None } else { self.check_disruption(s, play, unit, "19.2.2", 0) };
        match die {
            Some(hexes) => {
                s.stage = Stage::Driven(unit, hexes);
                if self.driven(s, unit, hexes).is_empty() {
                    self.end_move(s, unit);
                }
            }
            None => s.stage = Stage::Extending(unit),
        }
    }

    /// A unit leaves a garrison on its way of extended movement (13.6.2), and goes on.
    pub(crate) fn pause_extended(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        hex: SpaceId,
    ) {
        self.run_leg(s, play, unit, hex);
        s.journey.spent = 1;
        s.stage = Stage::Extending(unit);
    }

    /// The check at the end (19.2.3), unless all of the move went by rail (19.1.8; ruling D37).
    fn end_extended(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        if !s.journey.all_rail {
            self.check_disruption(s, play, unit, "19.2.3", 1);
        }
        self.end_move(s, unit);
    }

    /// A disruption check (19.2.1): the unmodified die if it fails.
    fn check_disruption(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        rule: &'static str,
        nth: u16,
    ) -> Option<u8> {
        let die = play.die("roll-disruption", s.turn, unit.0, nth);
        let fails = self.data.numbers.disrupts(die + self.data.units[unit].disruption);
        if fails {
            s.set(unit, flag::DISRUPTED);
        }
        play.tell(|| {
            let id = if fails { "event-disrupted" } else { "event-in-order" };
            Event::new(id, rule).with("unit", unit).with("die", Arg::Die(die))
        });
        fails.then_some(die)
    }

    /// Where a unit that fails at the border must go on to: so many hexes along the network of the section, or as many as it can
    /// (19.2.2; ruling D36).
    pub(crate) fn driven(&self, s: &Situation, unit: UnitId, hexes: u8) -> HexSet {
        let map = &self.data.map;
        let (side, start) = (self.data.units[unit].side, s.place(unit));
        let [hard, soft] = self.watched(s, side);
        let mut found = HexSet::one(start);
        let (mut rim, mut best) = (vec![start], HexSet::EMPTY);
        let mut ways = Vec::new();
        let active = self.own_rail(s, side);
        for _ in 0..hexes {
            let mut next = Vec::new();
            for at in rim.into_iter().filter(|at| !soft.contains(*at)) {
                self.net(s, active, at, false, &mut ways);
                for &to in &ways {
                    let open = map.section[to] == map.section[start]
                        && !hard.contains(to)
                        && s.occupant(&self.data, to) != Some(side.enemy());
                    if open && !found.contains(to) {
                        found.insert(to);
                        next.push(to);
                    }
                }
            }
            let room: HexSet = next.iter().copied().filter(|&hex| self.has_room(s, unit, hex)).collect();
            if !room.is_empty() {
                best = room;
            }
            rim = next;
        }
        best
    }

    pub(crate) fn check_driven(&self, s: &Situation, unit: UnitId, hexes: u8, hex: SpaceId) -> Check {
        if self.data.map.is_hex(hex) && self.driven(s, unit, hexes).contains(hex) {
            Ok(())
        } else {
            refuse("19.2.2", "refuse-driven-where")
        }
    }

    pub(crate) fn do_driven(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        let way = self.leg_within(s, unit, hex);
        let from = s.place(unit);
        play.tell(|| {
            let event = Event::new("event-driven-on", "19.2.2").with("unit", unit);
            event.with("from", from).with("to", hex).way(way.clone())
        });
        self.travel(s, play, unit, &way);
        self.end_move(s, unit);
    }

    /// A way along the network within a section.
    fn leg_within(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Vec<SpaceId> {
        let leg = self.leg(s, unit, false);
        if leg.ends.contains(hex) { leg.way(hex) } else { vec![s.place(unit), hex] }
    }

    /// The unit stops. In the first hex of a section there is no further check (19.1.7).
    pub(crate) fn do_hold(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        if s.stage == Stage::Extending(unit) && s.journey.spent > 0 {
            self.end_extended(s, play, unit);
        } else {
            self.end_move(s, unit);
        }
    }

    /// Whether a unit comes to a hex of its section by extended movement.
    pub(crate) fn passes_by(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> bool {
        let begins = self.goes_extended(s, unit);
        begins
            && self.data.map.section[hex] == self.data.map.section[s.place(unit)]
            && self.leg(s, unit, false).ends.contains(hex)
    }

    /// All hexes to which the next leg of extended movement leads, full ones too.
    pub(crate) fn far_hexes(&self, s: &Situation, unit: UnitId) -> HexSet {
        let begins = self.goes_extended(s, unit);
        if begins { self.leg_ends(s, unit) } else { HexSet::EMPTY }
    }

    pub(crate) fn list_extending(&self, s: &Situation, unit: UnitId, out: &mut Vec<Action>) {
        let far = self.far_hexes(s, unit);
        out.extend(far.iter().filter(|&hex| self.has_room(s, unit, hex)).map(Action::Extend));
        self.list_posts(s, unit, &far, out);
        out.push(Action::Hold);
    }
}

//! Movement and engagement zones (rules 4.0, 4.1).

use crate::board::Pace;
use crate::prelude::*;
use crate::units::UNITS;
use sandtable_kit::movement::{Arrival, Field};
use std::cell::RefCell;

thread_local! {
    static FIELD: RefCell<Field> = RefCell::new(Field::default());
}

impl Campanha {
    /// How a unit pays for ground now: on its turn of entry a German reinforcement is motorised (4.2.1).
    #[must_use]
    pub fn pace(&self, s: &Situation, unit: UnitId) -> Pace {
        let u = &self.data.units[unit];
        Pace::of(u.kind, u.side == Side::German && self.is_entering(s, unit))
    }

    /// A unit's movement points now, in halves (4.0; 4.2.1 on the turn of entry).
    #[must_use]
    pub fn allowance(&self, s: &Situation, unit: UnitId) -> u8 {
        let u = &self.data.units[unit];
        if u.side == Side::German && self.is_entering(s, unit) {
            return self.data.numbers.entry.german_allowance * 2;
        }
        u.movement * 2
    }

    /// Searches where a unit can go: through no enemy, stopping in enemy zones (4.1.2), one point more to leave one.
    pub(crate) fn with_field<T>(&self, s: &Situation, unit: UnitId, then: impl FnOnce(&Field) -> T) -> T {
        let u = &self.data.units[unit];
        let enemy = u.side.enemy();
        let at = s.place(unit);
        let steps = &self.data.map.steps[u.side.index()][self.pace(s, unit) as usize];
        let budget = self.allowance(s, unit);
        let zones = &s.zones[enemy.index()];
        let enemies = self.data.of_side[enemy.index()].clone();
        let arrive = move |hex: SpaceId| {
            if s.stacks.is_led_by(hex, &enemies) {
                Arrival::Bar
            } else if zones.covers(hex) {
                Arrival::Stop
            } else {
                Arrival::Pass
            }
        };
        FIELD.with_borrow_mut(|field| {
            if self.data.map.is_hex(at) {
                let breaking =
                    if s.engaged(u.side, at) { self.data.numbers.contact.break_half_points } else { 0 };
                field.run(steps, &[(at, breaking)], true, budget, arrive);
            } else {
                let sources = self.entry_sources(s, unit);
                field.run(steps, &sources, false, budget, arrive);
            }
            then(field)
        })
    }

    /// Whether there is room for one more unit in a hex (4.1.1).
    #[must_use]
    #[inline]
    pub fn has_room(&self, s: &Situation, hex: SpaceId) -> bool {
        s.stacks.count(hex) < self.data.numbers.stacking.units
    }

    /// The refusal of a hex without room.
    pub(crate) fn full(&self) -> Refusal {
        Refusal::new("4.1.1", "refuse-full").with("units", self.data.numbers.stacking.units)
    }

    /// The edges by which a unit can leave the map from what it reached, with the cost and the hex (4.2.2): south, east.
    fn exits(&self, s: &Situation, unit: UnitId, field: &Field) -> [Option<(u8, SpaceId)>; 2] {
        let at = s.place(unit);
        let mut best = [None, None];
        if !self.data.map.is_hex(at) {
            return best;
        }
        let (side, pace, budget) = (self.data.units[unit].side, self.pace(s, unit), self.allowance(s, unit));
        for (edge, hexes) in self.data.map.edges.iter().enumerate() {
            for &hex in hexes {
                let Some(cost) = field.cost(hex) else { continue };
                if hex != at && s.engaged(side, hex) {
                    continue;
                }
                let cost = cost.saturating_add(self.data.map.exit_cost(hex, pace));
                if cost <= budget && best[edge].is_none_or(|(b, _)| cost < b) {
                    best[edge] = Some((cost, hex));
                }
            }
        }
        best
    }

    /// The boxes to which a side's units leave: south, east (4.2.2).
    pub(crate) fn exit_boxes(&self, side: Side) -> [SpaceId; 2] {
        let boxes = &self.data.map.boxes;
        match side {
            Side::Allied => [boxes.exited_south, boxes.exited_east],
            Side::German => [boxes.off_south, boxes.off_east],
        }
    }

    /// Everywhere a unit may end its move, with the cost in half points.
    pub(crate) fn each_destination(&self, s: &Situation, unit: UnitId, mut tell: impl FnMut(SpaceId, u8)) {
        let at = s.place(unit);
        let side = self.data.units[unit].side;
        self.with_field(s, unit, |field| {
            for &hex in field.reached() {
                if hex != at && self.has_room(s, hex) {
                    tell(hex, field.cost(hex).unwrap_or(0));
                }
            }
            for (space, cost) in self.exit_boxes(side).into_iter().zip(self.exits(s, unit, field)) {
                if let Some((cost, _)) = cost {
                    tell(space, cost);
                }
            }
        });
    }

    /// Whether a unit may be taken in hand now (4.0).
    pub(crate) fn check_move(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        must(u.side == s.active, "3.0", "refuse-not-your-unit")?;
        if s.is(unit, flag::DONE) {
            must(!self.is_entering(s, unit) || !s.is(unit, flag::MOVED), "4.2.3", "refuse-no-drop-hex-held")?;
            return refuse("4.0", "refuse-already-moved");
        }
        if self.data.map.is_hex(s.place(unit)) {
            return if u.movement == 0 { refuse("5.3.3", "refuse-immobile") } else { Ok(()) };
        }
        self.check_entry(s, unit)
    }

    pub(crate) fn check_to(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        let at = s.place(unit);
        let u = &self.data.units[unit];
        let map = &self.data.map;
        let [south, east] = self.exit_boxes(u.side);
        self.with_field(s, unit, |field| {
            if to == south || to == east {
                let cost = self.exits(s, unit, field)[usize::from(to == east)];
                return must(cost.is_some(), "4.2.2", "refuse-exit-out-of-reach");
            }
            must(map.is_hex(to), "4.2", "refuse-not-a-hex")?;
            must(to != at, "4.0", "refuse-already-there")?;
            must(s.occupant(&self.data, to) != Some(u.side.enemy()), "4.1.2", "refuse-enemy-there")?;
            if field.cost(to).is_none() {
                return Err(self.why_out_of_reach(s, unit, to));
            }
            if !self.has_room(s, to) {
                return Err(self.full());
            }
            Ok(())
        })
    }

    /// Out of reach: is it zones, the marsh or simply too far?
    fn why_out_of_reach(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Refusal {
        let u = &self.data.units[unit];
        let pace = self.pace(s, unit);
        let steps = &self.data.map.steps[u.side.index()][pace as usize];
        let ways_in = self.data.map.around[to].iter();
        if pace == Pace::Track && !ways_in.clone().any(|&(from, _)| steps.cost(from, to).is_some()) {
            return Refusal::new("5.1.2", "refuse-armour-in-marsh");
        }
        let mut free = Field::default();
        let at = s.place(unit);
        let budget = self.allowance(s, unit);
        if self.data.map.is_hex(at) {
            free.run(steps, &[(at, 0)], true, budget, |_| Arrival::Pass);
        } else {
            free.run(steps, &self.entry_sources(s, unit), false, budget, |_| Arrival::Pass);
        }
        match free.cost(to) {
            Some(_) => Refusal::new("4.1.2", "refuse-zones-in-the-way"),
            None => Refusal::new("4.0", "refuse-too-far").with("points", Arg::Points(i32::from(budget))),
        }
    }

    /// Moves the unit in hand.
    pub(crate) fn do_move(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, to: SpaceId) {
        let from = s.place(unit);
        let entering = !self.data.map.is_hex(from);
        play.tell(|| {
            let id = if entering { "event-enters" } else { "event-moves" };
            let rule = if entering { "4.2.1" } else { "4.0" };
            journey(id, rule, unit, from, to).way(self.way_of(s, unit, to))
        });
        s.set(unit, flag::DONE | flag::MOVED);
        if self.data.map.is_hex(to) {
            self.occupy(s, unit, to);
        } else {
            self.leave_map(s, unit, to);
        }
        s.stage = Stage::Movement;
    }

    /// The hexes through which a move leads, the first and the last among them.
    fn way_of(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Vec<SpaceId> {
        let side = self.data.units[unit].side;
        let edge = self.exit_boxes(side).iter().position(|&space| space == to);
        self.with_field(s, unit, |field| match edge {
            None => self.trail(field.path(to)),
            Some(edge) => {
                let last = self.exits(s, unit, field)[edge].map(|(_, hex)| hex);
                self.trail(last.into_iter().flat_map(|hex| field.path(hex)))
            }
        })
    }

    /// Takes a unit off the map by an edge, in a move or a retreat (4.2.2).
    pub(crate) fn leave_map(&self, s: &mut Situation, unit: UnitId, to: SpaceId) {
        s.put(&self.data, unit, to);
        s.set(unit, flag::LEFT);
        for set in [&mut s.combat.attackers, &mut s.combat.guns, &mut s.combat.support] {
            set.remove(unit);
        }
    }

    /// Puts a unit in a hex at the end of a move, retreat, advance or landing: the hex is now its side's (ruling R07).
    pub(crate) fn occupy(&self, s: &mut Situation, unit: UnitId, hex: SpaceId) {
        s.put(&self.data, unit, hex);
        match self.data.units[unit].side {
            Side::Allied => {
                s.held.insert(hex);
                if hex == self.data.cherbourg {
                    s.cherbourg_fell = true;
                }
            }
            Side::German => s.held.remove(hex),
        }
        self.watch_ports(s, unit, hex);
    }

    pub(crate) fn list_movement(&self, s: &Situation, out: &mut Vec<Action>) {
        // Who can be in question at all is found without branches, for nobody could guess them.
        let (map, boxes, turn) = (&self.data.map, &self.data.map.boxes, u16::from(s.turn));
        let mut able = [0_u16; UNITS];
        for ((unit, at), able) in s.stacks.places().zip(&mut able) {
            let due = (at == boxes.pool) & (self.data.due[unit] <= turn);
            let comes = (at == boxes.off_south) | (at == boxes.off_east) | due;
            let moves = u16::from(map.is_hex(at)) & self.data.mobile[unit];
            let idle = u16::from(s.flags[unit] & flag::DONE == 0);
            *able = (u16::from(comes) | moves) & idle;
        }
        let mut ready = [UnitId::NONE; 256];
        let mut count = 0;
        let first = self.data.of_side[s.active.index()].start.index();
        for (unit, &able) in self.data.side(s.active).zip(&able[first..]) {
            ready[count] = unit;
            count += usize::from(able);
        }
        for &unit in &ready[..count] {
            if self.data.map.is_hex(s.place(unit)) || self.check_entry(s, unit).is_ok() {
                out.push(Action::Move(unit));
            }
        }
        out.push(Action::EndMovement);
    }

    pub(crate) fn list_destinations(&self, s: &Situation, unit: UnitId, out: &mut Vec<Action>) {
        let at = s.place(unit);
        debug_assert_ne!(at, SpaceId::NONE);
        let side = self.data.units[unit].side;
        self.with_field(s, unit, |field| {
            // All are written, each over the one before if that may not stay where it came: nobody could guess which.
            let (old, mut kept) = (out.len(), 0);
            out.resize(old + field.reached().len(), Action::Hold);
            let list = &mut out[old..];
            for &hex in field.reached() {
                list[kept] = Action::To(hex);
                kept += usize::from((hex != at) & self.has_room(s, hex));
            }
            out.truncate(old + kept);
            let exits = self.exit_boxes(side).into_iter().zip(self.exits(s, unit, field));
            out.extend(exits.filter(|(_, cost)| cost.is_some()).map(|(space, _)| Action::To(space)));
        });
        out.push(Action::Hold);
    }
}

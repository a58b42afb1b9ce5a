//! Coming into play and leaving it (rules 4.2, 11.1.3, 11.1.4).

use crate::prelude::*;
use crate::situation::Mulberry;
use crate::units::{Nation, Way};

/// The first hexes of a unit that comes from outside, with their cost in half points.
pub(crate) type Sources = ArrayVec<(SpaceId, u8), 64>;

impl Campanha {
    /// Whether a unit would come into play for the first time if it moved now.
    #[must_use]
    pub(crate) fn is_entering(&self, s: &Situation, unit: UnitId) -> bool {
        s.place(unit) == self.data.map.boxes.pool
    }

    /// Whether a unit that is not on the map may come now.
    pub(crate) fn check_entry(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        let boxes = &self.data.map.boxes;
        let at = s.place(unit);
        if at == boxes.off_south || at == boxes.off_east {
            must(!s.is(unit, flag::LEFT), "4.2.2", "refuse-left-this-turn")?;
        } else if at == boxes.pool {
            must(!matches!(u.way, Way::Setup | Way::Air | Way::Sea), "11.1", "refuse-not-a-reinforcement")?;
            if u.turn > s.turn || (u.way == Way::Commando && s.turn == 0) {
                return refuse(self.arrival_rule(unit), "refuse-not-yet-due");
            }
        } else {
            return refuse("4.2.2", "refuse-out-of-play");
        }
        if self.has_way_in(s, unit) { Ok(()) } else { Err(self.why_shut_out(s, unit)) }
    }

    /// A unit has no way in: it names the hex that the enemy holds, if there is only one for it.
    fn why_shut_out(&self, s: &Situation, unit: UnitId) -> Refusal {
        let u = &self.data.units[unit];
        let only = match u.way {
            Way::Avranches => Some(self.data.avranches),
            Way::Utah if !s.held.contains(self.data.cherbourg) => Some(self.data.utah),
            _ => None,
        };
        let id = match u.side {
            Side::German => "refuse-allies-hold-the-way-in",
            Side::Allied => "refuse-germans-hold-the-way-in",
        };
        match only.filter(|_| self.is_entering(s, unit)) {
            Some(hex) => Refusal::new("4.2.1", id).with("at", hex),
            None => Refusal::new("4.2.1", "refuse-no-way-in"),
        }
    }

    fn arrival_rule(&self, unit: UnitId) -> &'static str {
        match self.data.units[unit].side {
            Side::Allied => "11.1.3",
            Side::German => "11.1.4",
        }
    }

    /// Whether there is any hex in which a unit from outside may set foot. The edges are long: the first free hex will do.
    fn has_way_in(&self, s: &Situation, unit: UnitId) -> bool {
        let u = &self.data.units[unit];
        let boxes = &self.data.map.boxes;
        let free = |&&hex: &&SpaceId| s.occupant(&self.data, hex) != Some(u.side.enemy());
        let beaches = &self.data.beaches[usize::from(u.nation != Nation::Us)];
        let edge = match (s.place(unit), u.way) {
            (at, _) if at == boxes.off_south => SOUTH,
            (at, _) if at == boxes.off_east => EAST,
            (_, Way::South) => SOUTH,
            (_, Way::East) => EAST,
            (_, Way::BeachUs | Way::BeachUk) if beaches.iter().any(|hex| free(&hex)) => return true,
            _ => return !self.entry_sources(s, unit).is_empty(),
        };
        let pace = self.pace(s, unit);
        self.data.map.edges[edge].iter().filter(free).any(|&hex| self.data.map.is_way_in(hex, pace))
    }

    /// Where a unit from outside may first set foot, and what that costs (4.2.1; rulings R09, R10, R39, R46, R47).
    pub(crate) fn entry_sources(&self, s: &Situation, unit: UnitId) -> Sources {
        let u = &self.data.units[unit];
        let map = &self.data.map;
        let pace = self.pace(s, unit);
        let mut sources = Sources::new();
        let enemy = u.side.enemy();
        let mut add = |hex: SpaceId, cost: u8| {
            if s.occupant(&self.data, hex) != Some(enemy) {
                sources.push((hex, cost));
            }
        };
        let at = s.place(unit);
        let edge = |edge: usize, add: &mut dyn FnMut(SpaceId, u8)| {
            for &hex in map.edges[edge].iter().filter(|&&hex| map.is_way_in(hex, pace)) {
                add(hex, map.entry_cost(hex, pace));
            }
        };
        if at == map.boxes.off_south {
            edge(SOUTH, &mut add);
            return sources;
        }
        if at == map.boxes.off_east {
            edge(EAST, &mut add);
            return sources;
        }
        match u.way {
            Way::South => edge(SOUTH, &mut add),
            Way::East => edge(EAST, &mut add),
            Way::Avranches => add(self.data.avranches, map.entry_cost(self.data.avranches, pace)),
            Way::Utah => {
                add(self.data.utah, map.entry_cost(self.data.utah, pace));
                if s.held.contains(self.data.cherbourg) {
                    add(self.data.cherbourg, 0);
                }
            }
            Way::Drop if s.turn <= 1 => {
                for hex in self.glider_hexes(s, unit) {
                    add(hex, map.entry_cost(hex, pace));
                }
            }
            Way::BeachUs | Way::BeachUk | Way::Drop | Way::Commando => {
                let american = u.nation == Nation::Us;
                for &hex in &self.data.beaches[usize::from(!american)] {
                    let port = self.data.ports.iter().position(|p| p.hex == hex && p.american == american);
                    let standing = port.is_some_and(|p| s.mulberries[p] == Mulberry::Standing);
                    add(hex, if standing { 0 } else { map.entry_cost(hex, pace) });
                }
                for (port, state) in self.data.ports.iter().zip(s.mulberries) {
                    let beach = self.data.beaches[usize::from(!american)].contains(&port.hex);
                    if port.american == american && state == Mulberry::Standing && !beach {
                        add(port.hex, 0);
                    }
                }
                if s.held.contains(self.data.cherbourg) {
                    add(self.data.cherbourg, 0);
                }
            }
            Way::Setup | Way::Air | Way::Sea => {}
        }
        sources
    }

    /// Turn 1 begins: gliders whose drop hexes no Allied unit holds do not fly; they come by sea on turn 2 (4.2.3;
    /// ruling R46).
    pub(crate) fn ground_gliders(&self, s: &mut Situation) {
        for (unit, u) in self.data.units.iter() {
            let (Way::Drop, Some(division)) = (u.way, u.division) else { continue };
            let drop_hexes = &self.data.divisions[usize::from(division)].drop_hexes;
            let held = drop_hexes.iter().any(|&hex| s.occupant(&self.data, hex) == Some(Side::Allied));
            if !held && self.is_entering(s, unit) {
                // Moved and yet in the pool: that is how `check_move` tells it from one that the player kept back.
                s.set(unit, flag::DONE | flag::MOVED);
            }
        }
    }

    /// Where a glider regiment may land on turn 1 (4.2.3; ruling R46).
    fn glider_hexes(&self, s: &Situation, unit: UnitId) -> ArrayVec<SpaceId, 8> {
        let mut hexes = ArrayVec::new();
        let Some(division) = self.data.units[unit].division else { return hexes };
        let division = &self.data.divisions[usize::from(division)];
        let allied = |&&hex: &&SpaceId| s.occupant(&self.data, hex) == Some(Side::Allied);
        for other in division.units.iter() {
            let at = s.place(other);
            if self.data.map.is_hex(at) && self.has_room(s, at) && !hexes.contains(&at) {
                hexes.push(at);
            }
        }
        if hexes.is_empty() {
            hexes.extend(
                division.drop_hexes.iter().filter(allied).copied().filter(|&hex| self.has_room(s, hex)),
            );
        }
        hexes
    }

    /// A phase begins: takes the American airborne divisions out of the battle, save units that are surrounded (4.2.2;
    /// R12, R55).
    pub(crate) fn withdraw_airborne(&self, s: &mut Situation, play: &mut impl Play) {
        if s.turn < self.data.numbers.exit.withdrawal.turn {
            return;
        }
        for division in self.data.divisions.iter().filter(|d| d.withdraws) {
            for unit in division.units.iter() {
                let at = s.place(unit);
                // Who has not come by then never will.
                let never_came = at == self.data.map.boxes.pool;
                if !never_came && (!self.data.map.is_hex(at) || !self.has_free_retreat(s, unit, at)) {
                    continue;
                }
                play.tell(|| Event::new("event-withdrawn", "4.2.2").with("unit", unit).way(self.trail([at])));
                s.put(&self.data, unit, self.data.map.boxes.withdrawn);
            }
        }
    }
}

const SOUTH: usize = 0;
const EAST: usize = 1;

//! Retreats (rules 5.3–5.3.3) and encirclement (5.1.3).

use crate::board::{Pace, feature};
use crate::prelude::*;

/// Ways of retreat: through a hex or none, and the end.
pub(crate) type Ways = ArrayVec<(SpaceId, SpaceId), 48>;

/// How many links a chain of retreats may have after the first (5.3.1).
const LINKS: u8 = 3;

/// What becomes of a unit that must retreat.
enum Fate {
    /// It stays in Caen (5.1.2).
    Stands,
    /// It is lost.
    Falls,
    /// It goes, through a hex or none, to another.
    Goes(SpaceId, SpaceId),
}

/// What a way of retreat does to the unit that takes it.
struct Toll {
    steps: u8,
    fatal: bool,
}

impl Campanha {
    fn retreat_pace(&self, unit: UnitId) -> Pace {
        Pace::of(self.data.units[unit].kind, false)
    }

    /// Whether a unit may go from a hex to its neighbour in a retreat: not among enemies, and armour not into marsh
    /// (5.3; rulings R43, R52).
    pub(crate) fn can_step_back(&self, s: &Situation, unit: UnitId, from: SpaceId, to: SpaceId) -> bool {
        let u = &self.data.units[unit];
        let steps = &self.data.map.steps[u.side.index()][self.retreat_pace(unit) as usize];
        self.data.map.touch(from, to)
            && steps.cost(from, to).is_some()
            && s.occupant(&self.data, to) != Some(u.side.enemy())
    }

    pub(crate) fn is_free(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> bool {
        !s.engaged(self.data.units[unit].side, hex)
    }

    fn edges_of(&self, hex: SpaceId) -> impl Iterator<Item = usize> + '_ {
        let bits = [feature::SOUTH, feature::EAST];
        (0..2).filter(move |&edge| self.data.map.has(hex, bits[edge]))
    }

    /// Whether a unit in a hex could retreat without entering an enemy zone, or off the map (5.1.3; rulings R18, R55).
    #[must_use]
    pub(crate) fn has_free_retreat(&self, s: &Situation, unit: UnitId, from: SpaceId) -> bool {
        self.edges_of(from).next().is_some()
            || self.data.map.around[from]
                .iter()
                .any(|&(to, _)| self.can_step_back(s, unit, from, to) && self.is_free(s, unit, to))
    }

    /// Whether the units in a hex are surrounded (5.1.3).
    #[must_use]
    pub(crate) fn is_surrounded(&self, s: &Situation, hex: SpaceId) -> bool {
        !s.stacks.units(hex).any(|unit| self.has_free_retreat(s, unit, hex))
    }

    /// What a way costs: armour suffers at rivers, and everybody in the second hex of an encircled retreat that is not
    /// sheltered; who was already hit in this fight does not survive that (5.3.2, 5.3.3; rulings R27, R28).
    fn toll(&self, s: &Situation, unit: UnitId, from: SpaceId, via: SpaceId, to: SpaceId) -> Toll {
        let u = &self.data.units[unit];
        let hit = s.is(unit, flag::HIT);
        let mut toll = Toll { steps: 0, fatal: false };
        let mut cross = |a: SpaceId, b: SpaceId| {
            if self.data.map.is_hex(b) && u.kind.suffers_at_rivers() && self.data.map.river_between(a, b) {
                toll.steps += 1;
                toll.fatal |= hit;
            }
        };
        if via == SpaceId::NONE {
            cross(from, to);
        } else {
            cross(from, via);
            cross(via, to);
            if !self.is_sheltered(s, unit, via) {
                toll.steps += 1;
                toll.fatal |= hit;
            }
        }
        toll.fatal |= toll.steps >= if s.is(unit, flag::REDUCED) { 1 } else { 2 };
        toll
    }

    /// Whether friends shelter a unit that retreats through a hex (5.3.3; ruling R27).
    pub(crate) fn is_sheltered(&self, s: &Situation, unit: UnitId, via: SpaceId) -> bool {
        s.occupant(&self.data, via) == Some(self.data.units[unit].side)
    }

    /// How many steps a way of retreat costs the unit.
    pub(crate) fn steps_lost(&self, s: &Situation, unit: UnitId, via: SpaceId, to: SpaceId) -> u8 {
        self.toll(s, unit, s.place(unit), via, to).steps
    }

    /// Whether a unit may end its retreat in a hex: there is room, or room can be made (5.3.1; ruling R29).
    fn can_end_in(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> bool {
        self.has_room(s, hex)
            || self.can_be_pushed(s, unit, hex, SpaceId::NONE, LINKS)
            || self.can_make_room(s, hex, s.place(unit), LINKS)
    }

    /// Whether one of the units in a full hex can be pushed on, elsewhere than to `barred`, in so many links at most.
    fn can_make_room(&self, s: &Situation, hex: SpaceId, barred: SpaceId, links: u8) -> bool {
        s.stacks.units(hex).any(|other| self.can_be_pushed(s, other, hex, barred, links))
    }

    fn can_be_pushed(&self, s: &Situation, unit: UnitId, from: SpaceId, barred: SpaceId, links: u8) -> bool {
        let mut ends = self.push_ends(unit, from).filter(|&to| to != barred);
        ends.any(|to| self.check_link(s, unit, from, to, links).is_ok())
    }

    /// Where a unit might be pushed: the hexes around, and off the map as in any retreat (4.2.2; rulings R27, R29).
    fn push_ends(&self, unit: UnitId, from: SpaceId) -> impl Iterator<Item = SpaceId> + '_ {
        let exits = self.exit_boxes(self.data.units[unit].side);
        let around = self.data.map.around[from].iter().map(|&(to, _)| to);
        self.edges_of(from).map(move |edge| exits[edge]).chain(around)
    }

    fn check_push(&self, s: &Situation, unit: UnitId, from: SpaceId, to: SpaceId) -> Check {
        self.check_link(s, unit, from, to, LINKS)
    }

    /// One link of a chain of retreats: into a hex with room, or one from which somebody can be pushed on in turn.
    fn check_link(&self, s: &Situation, unit: UnitId, from: SpaceId, to: SpaceId, links: u8) -> Check {
        must(!s.combat.pushed.contains(unit), "5.3.1", "refuse-pushed-already")?;
        must(self.data.units[unit].movement != 0, "5.3.3", "refuse-immobile")?;
        if !self.data.map.is_hex(to) && self.push_ends(unit, from).any(|end| end == to) {
            return Ok(());
        }
        must(
            self.data.map.is_hex(to) && self.can_step_back(s, unit, from, to),
            "5.3",
            "refuse-cannot-retreat-there",
        )?;
        must(self.is_free(s, unit, to), "5.3", "refuse-retreat-into-zone")?;
        if !self.has_room(s, to) && (links == 0 || !self.can_make_room(s, to, from, links - 1)) {
            return Err(self.full());
        }
        must(!self.toll(s, unit, from, SpaceId::NONE, to).fatal, "5.3.2", "refuse-would-not-survive")
    }

    /// Every way by which a unit survives its retreat. None means that it is eliminated.
    pub(crate) fn ways(&self, s: &Situation, unit: UnitId) -> Ways {
        let mut ways = Ways::new();
        let from = s.place(unit);
        let u = &self.data.units[unit];
        // 5.3.3: pieces with movement 0 cannot go back (ruling R41); the sea swallows those still in the boats.
        if u.movement == 0 || !self.data.map.is_hex(from) {
            return ways;
        }
        let exits = self.exit_boxes(u.side);
        let around = |hex: SpaceId| self.data.map.around[hex].iter().map(|&(to, _)| to);
        let mut free = false;
        for edge in self.edges_of(from) {
            free = true;
            ways.push((SpaceId::NONE, exits[edge]));
        }
        for to in
            around(from).filter(|&to| self.can_step_back(s, unit, from, to) && self.is_free(s, unit, to))
        {
            free = true;
            if !self.toll(s, unit, from, SpaceId::NONE, to).fatal && self.can_end_in(s, unit, to) {
                ways.push((SpaceId::NONE, to));
            }
        }
        if free {
            return ways;
        }
        for via in around(from).filter(|&via| self.can_step_back(s, unit, from, via)) {
            for edge in self.edges_of(via) {
                if !self.toll(s, unit, from, via, exits[edge]).fatal {
                    ways.push((via, exits[edge]));
                }
            }
            for to in around(via) {
                if to != from
                    && self.can_step_back(s, unit, via, to)
                    && self.is_free(s, unit, to)
                    && !self.toll(s, unit, from, via, to).fatal
                    && self.can_end_in(s, unit, to)
                    && !ways.is_full()
                {
                    ways.push((via, to));
                }
            }
        }
        ways
    }

    /// The unit that has to retreat, if it is the only one.
    pub(crate) fn only_to_retreat(&self, s: &Situation) -> Option<UnitId> {
        let retreating = &s.combat.retreating;
        retreating.first().filter(|_| retreating.len() == 1)
    }

    /// Retreats all who must until their owner has to choose, in the order that he likes (5.3.3; ruling R27); true then.
    /// Without asking only that is done which no order would change.
    pub(crate) fn retreat_all(&self, s: &mut Situation, play: &mut impl Play) -> bool {
        while let Some(first) = s.combat.retreating.first() {
            let fate = s.combat.retreating.iter().find_map(|unit| self.fate(s, unit));
            match fate {
                Some((unit, Fate::Stands)) => self.stand(s, play, unit),
                Some((unit, Fate::Falls)) => self.fall(s, play, unit),
                Some((unit, Fate::Goes(via, to))) => {
                    if self.go_back(s, play, unit, via, to) {
                        return true;
                    }
                }
                None if self.somebody_can_retreat(s) => {
                    s.stage = Stage::Retreat;
                    return true;
                }
                None => self.fall(s, play, first),
            }
        }
        false
    }

    /// What becomes of a unit that must retreat, if that is no choice and bears on no other who must.
    fn fate(&self, s: &Situation, unit: UnitId) -> Option<(UnitId, Fate)> {
        let ways = self.ways(s, unit);
        if self.may_stand(s, unit) {
            return ways.is_empty().then_some((unit, Fate::Stands));
        }
        let fate = match ways[..] {
            [] => Fate::Falls,
            [(via, to)] => Fate::Goes(via, to),
            _ => return None,
        };
        (!self.bears_on_others(s, unit, &fate)).then_some((unit, fate))
    }

    /// Whether others who must retreat would do so otherwise before a unit is gone: through it, to where it stands, or
    /// to where it goes if there is not room for all.
    fn bears_on_others(&self, s: &Situation, unit: UnitId, fate: &Fate) -> bool {
        let (retreating, from) = (&s.combat.retreating, s.place(unit));
        let crowded = match *fate {
            Fate::Goes(_, to) if self.data.map.is_hex(to) => {
                s.stacks.count(to) + retreating.len() > self.data.numbers.stacking.units
            }
            _ => false,
        };
        retreating.iter().filter(|&other| other != unit).any(|other| {
            let at = s.place(other);
            let near = at != from && self.data.map.is_hex(at) && self.data.map.is_hex(from);
            crowded || (near && self.data.map.distance(at, from) <= 2)
        })
    }

    fn somebody_can_retreat(&self, s: &Situation) -> bool {
        s.combat.retreating.iter().any(|unit| !self.ways(s, unit).is_empty())
    }

    /// A unit that cannot retreat is lost.
    fn fall(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        let rule = self.no_way_rule(s, unit);
        self.eliminate(s, play, unit, rule);
    }

    fn no_way_rule(&self, s: &Situation, unit: UnitId) -> &'static str {
        let at = s.place(unit);
        let can_go = self.data.map.is_hex(at) && self.data.units[unit].movement > 0;
        if !can_go || !self.has_free_retreat(s, unit, at) {
            "5.3.3"
        } else if self.dies_at_rivers(s, unit, at) {
            "5.3.2"
        } else {
            "5.3.1"
        }
    }

    /// Whether every hex that a unit could retreat to lies behind a river that it does not survive.
    fn dies_at_rivers(&self, s: &Situation, unit: UnitId, from: SpaceId) -> bool {
        let around = self.data.map.around[from].iter().map(|&(to, _)| to);
        let mut free =
            around.filter(|&to| self.can_step_back(s, unit, from, to) && self.is_free(s, unit, to));
        free.all(|to| self.toll(s, unit, from, SpaceId::NONE, to).fatal)
    }

    /// Carries one retreat out; true if a full hex now asks for a choice.
    fn go_back(
        &self,
        s: &mut Situation,
        play: &mut impl Play,
        unit: UnitId,
        via: SpaceId,
        to: SpaceId,
    ) -> bool {
        let from = s.place(unit);
        let toll = self.toll(s, unit, from, via, to);
        s.combat.retreating.remove(unit);
        play.tell(|| {
            let rule = if via == SpaceId::NONE { "5.3" } else { "5.3.3" };
            journey("event-retreats", rule, unit, from, to).open().way(self.trail([from, via, to]))
        });
        if !self.data.map.is_hex(to) {
            self.leave_map(s, unit, to);
            self.pay(s, play, unit, &toll, via);
            return false;
        }
        self.occupy(s, unit, to);
        self.pay(s, play, unit, &toll, via);
        self.make_room(s, play, to, unit)
    }

    /// Pushes a unit out of a hex that a newcomer has overfilled (5.3.1); true if that asks for a choice.
    fn make_room(&self, s: &mut Situation, play: &mut impl Play, hex: SpaceId, newcomer: UnitId) -> bool {
        if s.stacks.count(hex) <= self.data.numbers.stacking.units {
            return false;
        }
        let pushes = self.pushes(s, hex);
        match pushes[..] {
            // The river on the way may have cost the newcomer the strength to go on (ruling R29).
            [] => {
                self.eliminate(s, play, newcomer, "5.3.1");
                false
            }
            [(one, there)] => self.push(s, play, one, there),
            _ => {
                s.stage = Stage::Push(hex);
                true
            }
        }
    }

    fn pay(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, toll: &Toll, via: SpaceId) {
        for _ in 0..toll.steps {
            self.hurt(s, play, unit, if via == SpaceId::NONE { "5.3.2" } else { "5.3.3" });
        }
    }

    pub(crate) fn pushes(&self, s: &Situation, hex: SpaceId) -> ArrayVec<(UnitId, SpaceId), 48> {
        let all = s.stacks.units(hex).flat_map(|unit| self.push_ends(unit, hex).map(move |to| (unit, to)));
        all.filter(|&(unit, to)| self.check_push(s, unit, hex, to).is_ok()).take(48).collect()
    }

    /// Pushes one unit on; true if the hex it comes to now asks for a choice.
    fn push(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, to: SpaceId) -> bool {
        let from = s.place(unit);
        let toll = self.toll(s, unit, from, SpaceId::NONE, to);
        play.tell(|| journey("event-pushed", "5.3.1", unit, from, to).way(self.trail([from, to])));
        s.combat.pushed.insert(unit);
        if !self.data.map.is_hex(to) {
            self.leave_map(s, unit, to);
            return false;
        }
        self.occupy(s, unit, to);
        self.pay(s, play, unit, &toll, SpaceId::NONE);
        self.make_room(s, play, to, unit)
    }

    pub(crate) fn check_retreat(&self, s: &Situation, unit: UnitId, via: SpaceId, to: SpaceId) -> Check {
        must(s.combat.retreating.contains(unit), "5.3", "refuse-not-among-them")?;
        let ways = self.ways(s, unit);
        if ways.contains(&(via, to)) {
            return Ok(());
        }
        let first = if via == SpaceId::NONE { to } else { via };
        let from = s.place(unit);
        if self.data.map.is_hex(first) && !self.can_step_back(s, unit, from, first) {
            return refuse("5.3", "refuse-cannot-retreat-there");
        }
        if via != SpaceId::NONE && ways.iter().any(|&(v, _)| v == SpaceId::NONE) {
            return refuse("5.3", "refuse-free-hex-first");
        }
        must(!self.data.map.is_hex(to) || self.is_free(s, unit, to), "5.3", "refuse-retreat-into-zone")?;
        must(!self.toll(s, unit, from, via, to).fatal, "5.3.2", "refuse-would-not-survive")?;
        refuse("5.3", "refuse-cannot-retreat-there")
    }

    pub(crate) fn list_retreats(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in s.combat.retreating.iter() {
            out.extend(self.ways(s, unit).into_iter().map(|(via, to)| Action::Retreat(unit, via, to)));
            if self.may_stand(s, unit) {
                out.push(Action::Stand(unit));
            }
        }
    }

    pub(crate) fn do_retreat(
        &self,
        s: &mut Situation,
        play: &mut impl Play,
        unit: UnitId,
        via: SpaceId,
        to: SpaceId,
    ) {
        if !self.go_back(s, play, unit, via, to) {
            self.carry_out(s, play);
        }
    }

    pub(crate) fn check_pushed(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        let Stage::Push(hex) = s.stage else { return refuse("5.3.1", "refuse-nobody-is-pushed") };
        must(s.place(unit) == hex, "5.3.1", "refuse-not-among-them")?;
        self.check_push(s, unit, hex, to)
    }

    pub(crate) fn list_pushes(&self, s: &Situation, hex: SpaceId, out: &mut Vec<Action>) {
        out.extend(self.pushes(s, hex).into_iter().map(|(unit, to)| Action::Push(unit, to)));
    }

    pub(crate) fn do_push(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, to: SpaceId) {
        if !self.push(s, play, unit, to) {
            self.carry_out(s, play);
        }
    }
}

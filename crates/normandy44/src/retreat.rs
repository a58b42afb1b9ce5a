//! Retreats (rule 13).

use crate::board::{Terrain, feature, side};
use crate::situation::{Situation, Stage, Step, UnitSet, flag};
use crate::units::{Kind, Side};
use crate::{Action, Check, Normandy44, Playing, refuse};
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::retreat::{Turn, Ways};

/// So many hexes more may be gone where there is no room (13.1).
const FURTHER: usize = 2;

impl Normandy44 {
    pub(crate) fn begin_retreat(&self, s: &mut Situation) {
        s.combat.step = Step::Retreat;
        s.combat.retreating = s.stacks.units(s.combat.target).collect();
        s.combat.paid.clear();
        s.combat.forded = false;
    }

    /// Whether a hex lies in an enemy zone that a retreating unit must mind (13.1, 16.3).
    fn is_watched(&self, s: &Situation, own: Side, hex: SpaceId) -> bool {
        if !s.engaged(own, hex) {
            return false;
        }
        if own == Side::Allied || !self.data.map.has(hex, feature::PERIMETER) {
            return true;
        }
        // 16.3: zones that reach into the perimeter of Cherbourg from outside are ignored.
        let around = s.zones[Side::Allied.index()].around(hex);
        let inside = |(direction, b): (usize, &crate::board::Beyond)| {
            around >> direction & 1 == 1 && self.data.map.has(b.to, feature::PERIMETER)
        };
        self.data.map.beyond[hex].iter().enumerate().any(inside)
    }

    /// Friends in a hex who did not retreat in this phase.
    fn friends<'s>(&self, s: &'s Situation, unit: UnitId, hex: SpaceId) -> impl Iterator<Item = UnitId> + 's {
        let target = s.combat.target;
        s.stacks
            .units(hex)
            .filter(move |&other| other != unit && hex != target && !s.is(other, flag::FELL_BACK))
    }

    /// What the last step of a retreat costs; none if it would be the end of the unit (13.2).
    fn crossing(&self, unit: UnitId, way: &[SpaceId], to: SpaceId) -> Option<u8> {
        let map = &self.data.map;
        let from = *way.last()?;
        let before = way.len().checked_sub(2).map(|i| way[i]);
        let first = before.is_none();
        let on = map.between(from, to);
        if on & (side::SEA | side::IMPASSABLE) != 0 || map.terrain(to) == Terrain::Marsh {
            return None;
        }
        let foot = !self.data.units[unit].mechanised;
        let flooded = |hex: SpaceId| map.terrain(hex) == Terrain::Flooded;
        if on & side::ROAD != 0 {
            // Through flooded land a road must lead both in and out.
            let waded = before.is_some_and(|before| map.between(before, from) & side::ROAD == 0);
            return Some(u8::from(foot && flooded(from) && waded));
        }
        let mut loss = 0;
        if on & side::MAJOR != 0 && !first {
            loss = 1;
        }
        if on & side::FLOOD != 0 && on & side::CAUSEWAY == 0 && !flooded(from) && !flooded(to) {
            if !foot {
                return None;
            }
            loss = loss.max(u8::from(!first));
        }
        if !foot && (flooded(to) || flooded(from)) {
            return None;
        }
        if flooded(from) && !first {
            // Through flooded land, not only into it.
            loss = 1;
        }
        if loss > 0 && !foot { None } else { Some(loss) }
    }

    /// Whether a unit pays for water somewhere on a way back (13.2).
    fn fords(&self, unit: UnitId, way: &[SpaceId]) -> bool {
        (1..way.len()).any(|i| self.crossing(unit, &way[..i], way[i]) == Some(1))
    }

    /// Whether a retreat of two hexes may end in a hex after one (13.3).
    fn may_halt(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> bool {
        let own = self.data.units[unit].side;
        let ready = |other: &UnitId| !s.is(*other, flag::DISRUPTED);
        let steady = self.friends(s, unit, hex).any(|other| ready(&other));
        if self.is_watched(s, own, hex) && !steady {
            return false;
        }
        if self.is_cover(s, hex) {
            return true;
        }
        let strength: u8 =
            self.friends(s, unit, hex).filter(ready).map(|other| s.strength(&self.data, other)).sum();
        let used = s.stopped.iter().find(|(at, _)| *at == hex).map_or(0, |(_, used)| *used);
        strength.saturating_sub(used) >= s.strength(&self.data, unit)
    }

    /// Whether the hex itself stops a retreat (13.3).
    fn is_cover(&self, s: &Situation, hex: SpaceId) -> bool {
        let map = &self.data.map;
        matches!(map.terrain(hex), Terrain::City | Terrain::Woods | Terrain::Bocage)
            || map.has(hex, feature::TOWN)
            || self.has_strongpoint(s, hex)
            || self.has_position(s, hex)
    }

    /// Every way of a unit back from the target with the fewest losses (13.1, 13.2). `paid` are the first hexes for which its group
    /// has paid.
    pub(crate) fn ways_back(&self, s: &Situation, unit: UnitId, paid: &[SpaceId]) -> Ways {
        let mut ways = Ways::default();
        let (map, own) = (&self.data.map, self.data.units[unit].side);
        let from = s.combat.target;
        let far = usize::from(s.combat.far);
        if self.data.units[unit].movement == 0 || s.is(unit, flag::FELL_BACK) || !map.is_hex(from) {
            return ways;
        }
        // Dry land first: of two ways for one step the whole group shares the one that all can go.
        let around = |hex: SpaceId| {
            let next = move |wet: bool| {
                let there = map.beyond[hex].iter().map(|b| b.to).filter(|&to| to != SpaceId::NONE);
                there.filter(move |&to| (map.terrain(to) == Terrain::Flooded) == wet)
            };
            next(false).chain(next(true))
        };
        ways.search(from, around, |way, to| {
            let (step, last) = (way.len(), way[way.len() - 1]);
            let away = usize::from(map.distance(from, to));
            let away_enough = if step <= far { away == step } else { away >= far };
            if !away_enough || step > far + FURTHER || s.stands(&self.data, own.enemy(), to) {
                return Turn::Bar;
            }
            if s.cut(map, own, last, to) {
                return Turn::Bar;
            }
            let Some(mut loss) = self.crossing(unit, way, to) else { return Turn::Bar };
            // One step for all who are on foot, however much water lies on the way.
            let before = self.fords(unit, way);
            if s.combat.forded || before {
                loss = 0;
            }
            let friends = self.friends(s, unit, to).next().is_some();
            if self.is_watched(s, own, to) && !friends {
                // The first hex may lie in a zone, at a price; no other may.
                if step > 1 {
                    return Turn::Bar;
                }
                loss += u8::from(!paid.contains(&to));
            }
            let room = self.has_room(s, unit, to);
            let ends = step >= far || (step == 1 && far == 2 && self.may_halt(s, unit, to));
            match (ends && room, step < far || !room) {
                (true, true) => Turn::Either(loss),
                (true, false) => Turn::End(loss),
                (false, true) => Turn::Go(loss),
                (false, false) => Turn::Bar,
            }
        });
        ways
    }

    /// Whether a unit would be lost if it had to retreat.
    pub(crate) fn is_doomed(&self, s: &Situation, unit: UnitId) -> bool {
        let ways = self.ways_back(s, unit, &[]);
        match ways.loss() {
            None => true,
            Some(loss) => u16::from(loss) >= u16::from(s.steps(&self.data, unit)),
        }
    }

    /// The ways of a unit among which its owner may choose: those with the fewest losses for the whole group (13.1).
    fn own_ways(&self, s: &Situation, unit: UnitId) -> Vec<(SpaceId, SpaceId)> {
        let ways = self.ways_back(s, unit, &s.combat.paid);
        let via = |end: SpaceId| ways.way(end).and_then(|way| way.get(1)).copied().unwrap_or(end);
        let all: Vec<_> = ways.ends().map(|end| (via(end), end)).collect();
        let others: Vec<UnitId> = s.combat.retreating.iter().filter(|&other| other != unit).collect();
        if ways.loss().unwrap_or(0) == 0 || others.is_empty() {
            return all;
        }
        // A hex that, once paid for, lets the others go free comes before any other.
        let frees = |hex: SpaceId| {
            let mut paid = s.combat.paid.to_vec();
            paid.push(hex);
            others.iter().all(|&other| self.ways_back(s, other, &paid).loss().is_none_or(|loss| loss == 0))
        };
        let best: Vec<_> = all.iter().copied().filter(|&(hex, _)| frees(hex)).collect();
        if best.is_empty() { all } else { best }
    }

    /// Retreats all who must until their owner has to choose; true then.
    pub(crate) fn retreat_all(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        let lost: Vec<UnitId> = s
            .combat
            .retreating
            .iter()
            .filter(|&unit| self.ways_back(s, unit, &s.combat.paid).loss().is_none())
            .collect();
        for unit in lost {
            s.combat.retreating.remove(unit);
            let rule = if s.is(unit, flag::FELL_BACK) { "13.5" } else { "13.2" };
            // The last of them leaves the hex to a full advance all the same.
            let last = s.stacks.count(s.combat.target) == 1;
            self.eliminate(s, play, unit, if last && rule == "13.2" { "13.4" } else { rule });
        }
        if s.combat.retreating.is_empty() {
            let target = s.combat.target;
            if !s.stands(&self.data, s.active.enemy(), target) {
                self.lose_works(s, target);
            }
            return false;
        }
        s.stage = Stage::Retreat;
        true
    }

    pub(crate) fn check_retreat(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        if !s.combat.retreating.contains(unit) {
            return refuse("13.1", "refuse-need-not-retreat");
        }
        if self.own_ways(s, unit).iter().any(|&(_, end)| end == to) {
            return Ok(());
        }
        let own = self.data.units[unit].side;
        if !self.data.map.is_hex(to) {
            return refuse("9.2", "refuse-not-a-hex");
        }
        Err(if s.stands(&self.data, own.enemy(), to) {
            Refusal::new("13.2", "refuse-enemy-there")
        } else if self.is_watched(s, own, to) && self.friends(s, unit, to).next().is_none() {
            Refusal::new("13.2", "refuse-retreat-into-zone")
        } else {
            Refusal::new("13.1", "refuse-not-a-way-back").with("hexes", i32::from(s.combat.far))
        })
    }

    pub(crate) fn list_retreats(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in s.combat.retreating.iter() {
            out.extend(self.own_ways(s, unit).into_iter().map(|(_, to)| Action::Retreat(unit, to)));
        }
    }

    pub(crate) fn do_retreat(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, to: SpaceId) {
        let from = s.combat.target;
        let ways = self.ways_back(s, unit, &s.combat.paid);
        let way = ways.way(to).map(<[SpaceId]>::to_vec).unwrap_or_default();
        let first = way.get(1).copied().unwrap_or(to);
        let zone = self.is_watched(s, self.data.units[unit].side, first)
            && self.friends(s, unit, first).next().is_none();
        if way.len() == 2 && !self.is_cover(s, to) {
            let strength = s.strength(&self.data, unit);
            if let Some((_, used)) = s.stopped.iter_mut().find(|(at, _)| *at == to) {
                *used += strength;
            } else if !s.stopped.is_full() {
                s.stopped.push((to, strength));
            }
        }
        for _ in 0..ways.loss().unwrap_or(0) {
            if s.place(self.whoever(s, unit)) == from {
                self.lose_step(s, play, self.whoever(s, unit), "13.2");
            }
        }
        s.combat.forded |= self.fords(unit, &way);
        if zone && !s.combat.paid.contains(&first) && !s.combat.paid.is_full() {
            s.combat.paid.push(first);
        }
        let gone = self.whoever(s, unit);
        s.combat.retreating.remove(unit);
        s.combat.retreating.remove(gone);
        if s.place(gone) == from {
            s.put(&self.data, gone, to);
            s.set(gone, flag::DISRUPTED | flag::FELL_BACK);
            s.clear(gone, flag::RESERVE);
            if self.data.units[gone].kind.is_artillery() {
                s.set(gone, flag::SPENT);
            }
            for &hex in way.iter().skip(1) {
                self.take_control(s, play, self.data.units[gone].side, hex);
            }
            play.tell(|| {
                Event::new("event-retreats", if way.len() == 2 { "13.3" } else { "13.1" })
                    .with("unit", gone)
                    .with("from", from)
                    .with("to", to)
                    .way(way)
            });
        }
        self.carry_out(s, play);
    }

    /// A unit, or the cadre that stands for it now.
    fn whoever(&self, s: &Situation, unit: UnitId) -> UnitId {
        let cadre = s.cadres.iter().position(|&behind| behind == unit);
        cadre.map_or(unit, |at| self.data.cadres[at])
    }

    /// Who may go on after the fight: attackers and those with them who only defend (10.7, 14.1).
    pub(crate) fn begin_advance(&self, s: &mut Situation, play: &mut impl Playing, limited: bool) {
        let c = &s.combat;
        let places: Vec<SpaceId> = c.attackers.iter().map(|unit| s.place(unit)).collect();
        let mut victors = c.attackers;
        for &hex in &places {
            let with = |unit: &UnitId| {
                self.data.units[*unit].defends_only
                    && !s.is(*unit, flag::DISRUPTED | flag::DISPERSED | flag::REPLACED)
            };
            victors = victors.or(&s.stacks.units(hex).filter(with).collect());
        }
        let goes = |unit: &UnitId| {
            let u = &self.data.units[*unit];
            u.movement > 0
                && !u.kind.is_artillery()
                && u.kind != Kind::BeachEngineers
                && (!u.restricted || s.is(*unit, flag::RELEASED))
                && self.data.map.is_hex(s.place(*unit))
        };
        let victors: UnitSet = victors.iter().filter(goes).collect();
        let target = s.combat.target;
        if s.stacks.is_empty(target) {
            self.lose_works(s, target);
        }
        let _ = &play;
        s.combat.victors = victors;
        s.combat.limited = limited;
        s.combat.reach = if limited { 1 } else { 2 };
        s.combat.step = Step::Advance;
    }
}

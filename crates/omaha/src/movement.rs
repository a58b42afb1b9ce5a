//! V: American actions. Groups (7.2), moving (7.3), bluffs (7.4), cliffs (7.5), stacking (7.6), recovery (7.7). Who pays is
//! in [`crate::command`], fire on those who move in [`crate::under_fire`].

use crate::board::{Terrain, side};
use crate::prelude::*;
use sandtable_engine::explain::Refusal;
use sandtable_engine::guide::Leg;

/// The most units in a hex at the end of the phase (7.6).
pub(crate) const STACKING: usize = 2;
/// The most units that act together (7.2).
const TOGETHER: usize = 2;

/// How a counter crosses a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crossing {
    /// On foot or wheels.
    Plain,
    /// Up or down a bluff, with a marker (7.4).
    Bluff,
    /// Up or down a cliff, by the ropes that hang there (7.5).
    Cliff,
}

impl Omaha {
    /// Whether a unit can take part in an action at all now: on land, not yet acted, no marker on it (7.2, 7.4, 7.5, 7.7).
    pub(crate) fn may_act(&self, s: &Situation, unit: UnitId) -> Check {
        self.may_go_on(s, unit)?;
        must(!s.is(unit, flag::CLIFF), "7.5", "refuse-on-the-ropes")
    }

    /// The same, but those with ropes hanging may climb on.
    pub(crate) fn may_go_on(&self, s: &Situation, unit: UnitId) -> Check {
        must(self.kind(unit) != Kind::Hero, "11.1", "refuse-hero-goes-with-his-unit")?;
        must(self.data.map.is_land(s.place(unit)), "V", "refuse-not-ashore")?;
        must(!s.is(unit, flag::ACTED), "V", "refuse-has-acted")?;
        must(!s.is(unit, flag::DISRUPTED), "7.7", "refuse-disrupted")?;
        must(!s.is(unit, flag::CLIMB), "7.4", "refuse-climbing")
    }

    /// How a counter would cross into a neighbouring hex, by the terrain chart (7.3–7.5).
    pub(crate) fn crossing(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Result<Crossing, Refusal> {
        let map = &self.data.map;
        let from = s.place(unit);
        let Some(sides) = map.side(from, to) else { return refuse("7.3", "refuse-one-hex") };
        let ground = map.at(to);
        must(ground.terrain != Terrain::Sea, "7.3", "refuse-no-way-back-to-sea")?;
        must(!s.german_in(&self.data, to), "7.3", "refuse-german-there")?;
        must(!self.submerged(s, to), "5.2", "refuse-submerged")?;
        let kind = self.kind(unit);
        // By the summary's letter, and only so, a general goes anywhere (ruling O62).
        if kind == Kind::General && s.letter {
            return Ok(Crossing::Plain);
        }
        must(ground.terrain != Terrain::Rough, "7.3", "refuse-rough")?;
        must(sides & side::SHEER == 0, "7.5", "refuse-sheer-cliff")?;
        if kind.is_leader() {
            return if sides & side::CLIFF != 0 {
                refuse("7.5", "refuse-leaders-do-not-climb")
            } else {
                Ok(Crossing::Plain)
            };
        }
        if kind.is_infantry() {
            if sides & side::CLIFF != 0 {
                return if s.is(unit, flag::CLIFF) {
                    Ok(Crossing::Cliff)
                } else {
                    refuse("7.5", "refuse-ropes-first")
                };
            }
            must(!s.is(unit, flag::CLIFF), "7.5", "refuse-on-the-ropes")?;
            return Ok(if sides & side::BLUFF != 0 { Crossing::Bluff } else { Crossing::Plain });
        }
        let barred =
            side::SHINGLE | side::SEAWALL | side::SLOPE | side::BLUFF | side::CLIFF | crate::board::BARRIER;
        must(sides & barred == 0, "7.3", "refuse-vehicles-side")?;
        match ground.terrain {
            Terrain::Woods | Terrain::Bocage => refuse("7.3", "refuse-vehicles-ground"),
            _ => Ok(Crossing::Plain),
        }
    }

    /// Whether a group could go to a hex.
    pub(crate) fn check_group(&self, s: &Situation, group: &UnitSet, to: SpaceId) -> Check {
        let mut units = 0;
        let mut from = to;
        for unit in group.iter() {
            self.crossing(s, unit, to)?;
            units += usize::from(self.kind(unit).is_unit());
            from = s.place(unit);
        }
        must(units != 0 || self.watchers(s, from, to).is_empty(), "7.3", "refuse-leaders-alone-under-fire")?;
        match self.fare(s, group, to).shares(s.actions) {
            Some(_) => Ok(()),
            None => refuse("V", "refuse-no-actions-left"),
        }
    }

    pub(crate) fn check_take(&self, s: &Situation, unit: UnitId) -> Check {
        self.may_go_on(s, unit)?;
        let group: UnitSet = [unit].into_iter().collect();
        let mut last = refuse("7.3", "refuse-nowhere-to-go");
        for hex in self.data.map.neighbours(s.place(unit)) {
            match self.check_group(s, &group, hex) {
                Ok(()) => return Ok(()),
                Err(refusal) if refusal.rule == "V" => last = Err(refusal),
                Err(_) => {}
            }
        }
        last
    }

    pub(crate) fn check_with(&self, s: &Situation, unit: UnitId) -> Check {
        self.may_go_on(s, unit)?;
        let Some(first) = s.group.first() else { return refuse("7.2", "refuse-not-now") };
        must(
            !s.group.contains(unit) && s.place(first) == s.place(unit),
            "7.2",
            "refuse-not-stacked-with-it",
        )?;
        let units = s.group.iter().filter(|&u| self.kind(u).is_unit()).count();
        must(!self.kind(unit).is_unit() || units < TOGETHER, "7.2", "refuse-two-together")?;
        let mut group = s.group;
        group.insert(unit);
        let somewhere =
            self.data.map.neighbours(s.place(unit)).any(|hex| self.check_group(s, &group, hex).is_ok());
        must(somewhere, "7.2", "refuse-no-common-way")
    }

    pub(crate) fn check_go(&self, s: &Situation, hex: SpaceId) -> Check {
        must(self.data.map.is_hex(hex), "7.3", "refuse-one-hex")?;
        self.check_group(s, &s.group, hex)
    }

    /// The counters of the player that are ashore.
    pub(crate) fn ashore(&self, s: &Situation) -> impl Iterator<Item = UnitId> {
        everybody().filter(|&u| self.data.map.is_land(s.place(u)) && self.kind(u) != Kind::Hero)
    }

    pub(crate) fn list_moves(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in self.ashore(s).filter(|&u| !s.is(u, flag::ACTED)) {
            if self.check_take(s, unit).is_ok() {
                out.push(Action::Take(unit));
            }
            if self.check_scale(s, unit).is_ok() {
                out.push(Action::Scale(unit));
            }
            if self.check_recover(s, unit).is_ok() {
                out.push(Action::Recover(unit));
            }
        }
    }

    pub(crate) fn list_destinations(&self, s: &Situation, out: &mut Vec<Action>) {
        let Some(first) = s.group.first() else { return };
        let from = s.place(first);
        let ways = self.data.map.neighbours(from).filter(|&hex| self.check_go(s, hex).is_ok());
        out.extend(ways.map(Action::Go));
        out.extend(s.counters(from).filter(|&u| self.check_with(s, u).is_ok()).map(Action::With));
    }

    pub(crate) fn take(&self, s: &mut Situation, unit: UnitId) {
        s.group = [unit].into_iter().collect();
        s.stage = Stage::Moving;
    }

    /// Moves what is in hand (7.3).
    pub(crate) fn go(&self, s: &mut Situation, play: &mut impl Play, hex: SpaceId) {
        s.target = hex;
        self.begin_paid(s, play, None);
    }

    /// Whether a unit may hang its ropes on a cliff (7.5).
    pub(crate) fn check_scale(&self, s: &Situation, unit: UnitId) -> Check {
        self.may_act(s, unit)?;
        must(self.kind(unit).is_infantry(), "7.5", "refuse-infantry-climbs")?;
        let at = s.place(unit);
        must(
            self.data.map.around[at].iter().any(|(_, sides)| sides & side::CLIFF != 0),
            "7.5",
            "refuse-no-cliff-here",
        )?;
        let division = s.division(&self.data, unit);
        must(self.scales_free(s, unit) || s.actions[division.index()] > 0, "V", "refuse-no-actions-left")
    }

    /// Another unit of its hex that has hung its ropes for an action which pays for two (7.2).
    fn rope_fellow(&self, s: &Situation, unit: UnitId) -> Option<UnitId> {
        s.units(&self.data, s.place(unit)).find(|&other| s.is(other, flag::SHARES))
    }

    /// Whether a unit hangs its ropes for nothing.
    pub(crate) fn scales_free(&self, s: &Situation, unit: UnitId) -> bool {
        self.is_free(s, unit) || self.rope_fellow(s, unit).is_some()
    }

    pub(crate) fn scale(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        play.tell(|| told("event-ropes", "7.5", unit));
        if !self.is_free(s, unit) {
            match self.rope_fellow(s, unit) {
                Some(fellow) => s.clear(fellow, flag::SHARES),
                None => {
                    self.spend(s, play, s.division(&self.data, unit), 1);
                    s.set(unit, flag::SHARES);
                }
            }
        }
        s.set(unit, flag::CLIFF | flag::ACTED);
    }

    pub(crate) fn check_recover(&self, s: &Situation, unit: UnitId) -> Check {
        must(self.data.map.is_land(s.place(unit)), "V", "refuse-not-ashore")?;
        must(!s.is(unit, flag::ACTED), "V", "refuse-has-acted")?;
        must(s.is(unit, flag::DISRUPTED | flag::CLIMB | flag::CLIFF), "7.7", "refuse-nothing-to-recover")
    }

    /// Takes one marker off: disruption first, for nothing else is possible before (7.4, 7.5, 7.7).
    pub(crate) fn recover(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        s.set(unit, flag::ACTED);
        let (marker, id, rule) = if s.is(unit, flag::DISRUPTED) {
            (flag::DISRUPTED, "event-recovers", "7.7")
        } else if s.is(unit, flag::CLIMB) {
            (flag::CLIMB, "event-climbed", "7.4")
        } else {
            (flag::CLIFF, "event-ropes-down", "7.5")
        };
        s.clear(unit, marker);
        play.tell(|| told(id, rule, unit));
    }

    /// A hex with more units than may stay (7.6).
    fn overstacked(&self, s: &Situation) -> Option<SpaceId> {
        let crowded: HexSet = self.ashore(s).map(|u| s.place(u)).collect();
        crowded.iter().find(|&hex| s.units(&self.data, hex).count() > STACKING)
    }

    pub(crate) fn end_actions(&self, s: &mut Situation, play: &mut impl Play) {
        match self.overstacked(s) {
            Some(hex) => s.stage = Stage::Overstack(hex),
            None => self.end_turn(s, play),
        }
    }

    pub(crate) fn check_overstack(&self, s: &Situation, hex: SpaceId, unit: UnitId) -> Check {
        must(s.place(unit) == hex && self.kind(unit).is_unit(), "7.6", "refuse-not-in-the-hex")
    }

    pub(crate) fn lose_excess(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        self.eliminate(s, play, unit, "7.6");
        if !self.lost(s) {
            self.end_actions(s, play);
        }
    }

    /// Where a unit in hand could go, with the cost in actions.
    pub(crate) fn reach_of(&self, s: &Situation, counter: CounterId) -> Vec<(SpaceId, u16)> {
        let unit = UnitId(counter.0);
        if counter.index() >= US || !self.data.map.is_land(s.place(unit)) {
            return Vec::new();
        }
        let alone: UnitSet = [unit].into_iter().collect();
        let group = if s.stage == Stage::Moving && s.group.contains(unit) { s.group } else { alone };
        if s.stage != Stage::Moving && (s.stage != Stage::Actions || self.may_go_on(s, unit).is_err()) {
            return Vec::new();
        }
        self.data
            .map
            .neighbours(s.place(unit))
            .filter(|&hex| self.check_group(s, &group, hex).is_ok())
            .map(|hex| (hex, u16::from(self.fare(s, &group, hex).actions)))
            .collect()
    }

    /// The one leg of a move, with what it costs and why.
    pub(crate) fn way(&self, s: &Situation, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        let Some((space, cost)) = self.reach_of(s, counter).into_iter().find(|(space, _)| *space == to)
        else {
            return Vec::new();
        };
        let unit = UnitId(counter.0);
        let from = s.place(unit);
        let mut reasons = Vec::new();
        let free = if self.kind(unit).is_leader() {
            Some("leg-leader")
        } else if self.kind(unit) == Kind::Ranger {
            Some("leg-ranger")
        } else if s.hero(unit).is_some() {
            Some("leg-hero")
        } else if self.led_for_free(s, unit) {
            Some("leg-command")
        } else if self.seeks_cover(unit, from, to) {
            Some("leg-cover")
        } else if s.is(unit, flag::CLIFF) {
            Some("leg-ropes")
        } else {
            None
        };
        if cost > 0 {
            reasons.push(Message::new("leg-action"));
        } else {
            reasons.extend(free.map(Message::new));
        }
        let rule = match self.crossing(s, unit, to) {
            Ok(Crossing::Bluff) => {
                reasons.push(Message::new("leg-bluff"));
                "7.4"
            }
            Ok(Crossing::Cliff) => {
                reasons.push(Message::new("leg-cliff"));
                "7.5"
            }
            _ => "7.3",
        };
        for position in self.watchers(s, from, to) {
            let at = self.muzzle(s, position, from);
            reasons.push(Message::new("leg-under-fire").with("at", at).with("unit", unit));
        }
        if self.kind(unit).is_unit() && !self.watchers(s, from, to).is_empty() {
            let mut t = s.clone();
            t.target = to;
            let cards = self.next_cards(s);
            let hits = cards.iter().filter(|card| self.hits_mover(&t, card, unit).is_ok()).count() as i32;
            reasons.push(Message::new("leg-chance").with("n", hits).with("of", cards.len()));
        }
        vec![Leg { space, cost, reasons, rule }]
    }
}

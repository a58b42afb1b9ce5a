//! V: American actions. Free actions (7.1), groups (7.2), moving and moving under fire (7.3), bluffs (7.4), cliffs (7.5),
//! stacking (7.6), recovery (7.7).

use crate::action::Action;
use crate::board::{HexSet, Terrain, side};
use crate::data::UnitSet;
use crate::situation::{NOBODY, Resume, Situation, Stage, flag, pile, reading};
use crate::units::{Kind, Sector, US};
use crate::{Check, Omaha, Play, refuse, told, us};
use arrayvec::ArrayVec;
use sandtable_engine::dice::Dice;
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Arg, Event, Log, Message};
use sandtable_engine::present::Leg;
use sandtable_engine::{CounterId, SpaceId};

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
    pub(crate) fn may_act(&self, s: &Situation, unit: u8) -> Check {
        self.may_go_on(s, unit)?;
        if s.is(unit, flag::CLIFF) { refuse("7.5", "refuse-on-the-ropes") } else { Ok(()) }
    }

    /// The same, but those with ropes hanging may climb on.
    fn may_go_on(&self, s: &Situation, unit: u8) -> Check {
        if self.kind(unit) == Kind::Hero {
            return refuse("11.1", "refuse-hero-goes-with-his-unit");
        }
        if !self.data.map.is_land(s.place(unit)) {
            return refuse("V", "refuse-not-ashore");
        }
        if s.is(unit, flag::ACTED) {
            return refuse("V", "refuse-has-acted");
        }
        if s.is(unit, flag::DISRUPTED) {
            return refuse("7.7", "refuse-disrupted");
        }
        if s.is(unit, flag::CLIMB) {
            return refuse("7.4", "refuse-climbing");
        }
        Ok(())
    }

    /// Whether a leader who has not moved commands a unit: in its hex or next to it (7.1).
    pub(crate) fn commands(&self, s: &Situation, leader: u8, unit: u8) -> bool {
        !s.is(leader, flag::ACTED)
            && self.data.map.is_land(s.place(leader))
            && self.data.map.distance(s.place(leader), s.place(unit)) <= 1
    }

    /// Whether any headquarters or general commands a unit (7.1).
    pub(crate) fn in_command(&self, s: &Situation, unit: u8) -> bool {
        self.data.leaders.iter().any(|&leader| self.commands(s, leader, unit))
    }

    /// Whether a headquarters commands a unit.
    pub(crate) fn under_hq(&self, s: &Situation, unit: u8) -> bool {
        let mut hqs = self.data.leaders.iter().filter(|&&leader| self.kind(leader) == Kind::Hq);
        hqs.any(|&leader| self.commands(s, leader, unit))
    }

    /// Whether a unit acts without spending one of its division's actions (7.1), wherever it goes.
    pub(crate) fn is_free(&self, s: &Situation, unit: u8) -> bool {
        let kind = self.kind(unit);
        kind.is_leader()
            || kind == Kind::Ranger
            || s.hero[usize::from(unit)] != NOBODY
            || s.is(unit, flag::CLIMB | flag::CLIFF | flag::DISRUPTED)
            || self.in_command(s, unit)
    }

    /// Whether a move is one of self-preservation: infantry along the beach, nearer to cover (7.1).
    fn seeks_cover(&self, unit: u8, from: u16, to: u16) -> bool {
        let map = &self.data.map;
        self.kind(unit).is_infantry()
            && map.is_beach(from)
            && map.is_beach(to)
            && map.at(to).to_cover < map.at(from).to_cover
    }

    /// How a counter would cross into a neighbouring hex, by the terrain chart (7.3–7.5).
    pub(crate) fn crossing(&self, s: &Situation, unit: u8, to: u16) -> Result<Crossing, Refusal> {
        let map = &self.data.map;
        let from = s.place(unit);
        let Some(sides) = map.side(from, to) else { return refuse("7.3", "refuse-one-hex") };
        let ground = map.at(to);
        if ground.terrain == Terrain::Sea {
            return refuse("7.3", "refuse-no-way-back-to-sea");
        }
        if s.german_in(&self.data, to) {
            return refuse("7.3", "refuse-german-there");
        }
        let kind = self.kind(unit);
        if kind == Kind::General && !s.reads(reading::GENERALS_BY_CHART) {
            return Ok(Crossing::Plain);
        }
        if ground.terrain == Terrain::Rough {
            return refuse("7.3", "refuse-rough");
        }
        if sides & side::SHEER != 0 {
            return refuse("7.5", "refuse-sheer-cliff");
        }
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
            if s.is(unit, flag::CLIFF) {
                return refuse("7.5", "refuse-on-the-ropes");
            }
            return Ok(if sides & side::BLUFF != 0 { Crossing::Bluff } else { Crossing::Plain });
        }
        let barred = side::SHINGLE | side::SEAWALL | side::SLOPE | side::BLUFF | side::CLIFF | side::BARRIER;
        if sides & barred != 0 {
            return refuse("7.3", "refuse-vehicles-side");
        }
        match ground.terrain {
            Terrain::Woods | Terrain::Bocage => refuse("7.3", "refuse-vehicles-ground"),
            _ => Ok(Crossing::Plain),
        }
    }

    /// Whether a hex is near enough to a position for its fire on those who move (7.3).
    fn near(&self, s: &Situation, position: u8, hex: u16) -> bool {
        let in_field = self.position(position).covers.contains(usize::from(hex));
        let mut active = self.hexes_of(position).into_iter().filter(|&p| s.can_fire(p));
        let next_to = active.any(|p| self.data.map.distance(self.position(p).hex, hex) == 1);
        if s.reads(reading::INFILTRATION) { in_field && next_to } else { in_field || next_to }
    }

    /// The positions whose fire a move from hex to hex draws (7.3).
    pub(crate) fn watchers(&self, s: &Situation, from: u16, to: u16) -> ArrayVec<u8, 32> {
        let mut list = ArrayVec::new();
        let mut consider = |position: u8| {
            if !list.contains(&position)
                && !list.is_full()
                && s.projects(&self.data, position)
                && self.near(s, position, from)
                && self.near(s, position, to)
            {
                list.push(position);
            }
        };
        for &(position, _) in &self.data.covered_by[usize::from(from)] {
            consider(position);
        }
        for hex in self.data.map.neighbours(from) {
            if let Some(position) = self.data.position(hex) {
                let twin = self.position(position).twin.unwrap_or(position);
                consider(position.min(twin));
            }
        }
        list
    }

    /// Which divisions could pay for a move, East and West; none if it is free.
    pub(crate) fn payers(&self, s: &Situation, group: &UnitSet, to: u16) -> Option<[bool; 2]> {
        let mut payers = [false; 2];
        let mut costs = false;
        for unit in group.iter().map(|u| u as u8) {
            let from = s.place(unit);
            if self.is_free(s, unit) || self.seeks_cover(unit, from, to) {
                continue;
            }
            costs = true;
            // Across the border, either division may count it as its own (7.2).
            let crosses = self.data.map.at(from).sector != self.data.map.at(to).sector;
            for division in Sector::BOTH {
                if crosses || s.division(&self.data, unit) == division {
                    payers[division.index()] |= s.actions[division.index()] > 0;
                }
            }
        }
        costs.then_some(payers)
    }

    /// Whether a group could go to a hex.
    pub(crate) fn check_group(&self, s: &Situation, group: &UnitSet, to: u16) -> Check {
        let mut units = 0;
        let mut from = to;
        for unit in group.iter().map(|u| u as u8) {
            self.crossing(s, unit, to)?;
            units += usize::from(self.kind(unit).is_unit());
            from = s.place(unit);
        }
        if units == 0 && !self.watchers(s, from, to).is_empty() {
            return refuse("7.3", "refuse-leaders-alone-under-fire");
        }
        match self.payers(s, group, to) {
            Some([false, false]) => refuse("V", "refuse-no-actions-left"),
            _ => Ok(()),
        }
    }

    pub(crate) fn check_take(&self, s: &Situation, unit: u8) -> Check {
        self.may_go_on(s, unit)?;
        let group: UnitSet = [usize::from(unit)].into_iter().collect();
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

    pub(crate) fn check_with(&self, s: &Situation, unit: u8) -> Check {
        self.may_go_on(s, unit)?;
        let Some(first) = s.group.first().map(|u| u as u8) else { return refuse("7.2", "refuse-not-now") };
        if s.group.contains(usize::from(unit)) || s.place(first) != s.place(unit) {
            return refuse("7.2", "refuse-not-stacked-with-it");
        }
        let units = s.group.iter().filter(|&u| self.kind(u as u8).is_unit()).count();
        if self.kind(unit).is_unit() && units >= TOGETHER {
            return refuse("7.2", "refuse-two-together");
        }
        let mut group = s.group;
        group.insert(usize::from(unit));
        let somewhere =
            self.data.map.neighbours(s.place(unit)).any(|hex| self.check_group(s, &group, hex).is_ok());
        if somewhere { Ok(()) } else { refuse("7.2", "refuse-no-common-way") }
    }

    pub(crate) fn check_go(&self, s: &Situation, hex: u16) -> Check {
        if !self.data.map.is_hex(hex) {
            return refuse("7.3", "refuse-one-hex");
        }
        self.check_group(s, &s.group, hex)
    }

    /// The counters of the player that are ashore.
    fn ashore<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = u8> + 's {
        (0..US as u8).filter(|&u| self.data.map.is_land(s.place(u)) && self.kind(u) != Kind::Hero)
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
        let Some(first) = s.group.first().map(|u| u as u8) else { return };
        let from = s.place(first);
        let ways = self.data.map.neighbours(from).filter(|&hex| self.check_go(s, hex).is_ok());
        out.extend(ways.map(Action::Go));
        out.extend(s.counters(from).filter(|&u| self.check_with(s, u).is_ok()).map(Action::With));
    }

    pub(crate) fn take(&self, s: &mut Situation, unit: u8) {
        s.group = [usize::from(unit)].into_iter().collect();
        s.stage = Stage::Moving;
    }

    /// Spends an action of a division.
    pub(crate) fn spend<D: Dice, L: Log>(
        &self,
        s: &mut Situation,
        play: &mut Play<'_, D, L>,
        division: Sector,
        actions: u8,
    ) {
        let left = s.actions[division.index()].saturating_sub(actions);
        s.actions[division.index()] = left;
        if actions > 0 {
            play.tell(|| {
                Event::new("event-action-spent", "V")
                    .with("division", Arg::Term(crate::steps::division_term(division)))
                    .with("left", i32::from(left))
                    .detail()
            });
        }
    }

    pub(crate) fn go<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, hex: u16) {
        let Some(first) = s.group.first().map(|u| u as u8) else { return };
        let from = s.place(first);
        let payers = self.payers(s, &s.group, hex);
        s.target = hex;
        for unit in s.group.iter() {
            play.tell(|| {
                told("event-moves", "7.3", unit as u8).with("from", SpaceId(from)).with("to", SpaceId(hex))
            });
        }
        if let Some([east, _]) = payers {
            let own = s.division(&self.data, first);
            let payer = match own {
                _ if payers.is_some_and(|p| p[own.index()]) => own,
                _ if east => Sector::East,
                _ => Sector::West,
            };
            self.spend(s, play, payer, 1);
        }
        for unit in s.group.iter().map(|u| u as u8) {
            s.set(unit, flag::ACTED);
            s.clear(unit, flag::HIT);
        }
        let watchers = self.watchers(s, from, hex);
        if watchers.is_empty() {
            return self.complete_move(s, play, true);
        }
        for &position in &watchers {
            let at = SpaceId(self.position(position).hex);
            play.tell(|| {
                Event::new("event-watched", "7.3")
                    .with("at", at)
                    .with("colour", Arg::Term(self.position(position).colour.term()))
                    .detail()
            });
        }
        self.draw(s, play, pile::ACTION, "7.3");
        self.after_card(s, play);
    }

    /// Carries out the card that a move under fire has drawn, unit by unit (7.3).
    pub(crate) fn after_card<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>) {
        let card = self.card(s.face_up[pile::ACTION]);
        let mut hit = false;
        for unit in s.group.iter().map(|u| u as u8) {
            if s.steps[usize::from(unit)] == 0 && self.kind(unit).is_unit() {
                s.group.remove(usize::from(unit));
                continue;
            }
            if !self.kind(unit).is_unit() {
                continue;
            }
            if s.is(unit, flag::HIT) {
                hit = true;
                continue;
            }
            let from = s.place(unit);
            let shooter = self.watchers(s, from, s.target).into_iter().find(|&p| {
                card.shot(self.position(p).colour).is_some_and(|shot| {
                    !s.reads(reading::INFILTRATION)
                        || !shot.depth
                        || self.hexes_of(p).into_iter().any(|h| s.can_fire(h) && s.depth(h).is_some())
                })
            });
            let Some(position) =
                shooter.filter(|_| self.data.us[usize::from(unit)].target == Some(card.target))
            else {
                play.tell(|| told("event-passes-fire", "7.3", unit).detail());
                continue;
            };
            s.set(unit, flag::HIT);
            let (gun, at) = (SpaceId(self.position(position).hex), SpaceId(from));
            play.tell(|| {
                told("event-hit-moving", "7.3", unit).with("from", gun).with("at", at).line(gun, at).open()
            });
            if self.wound(s, play, unit, Resume::Moving, "7.3") || self.lost(s) {
                return;
            }
            if s.steps[usize::from(unit)] == 0 {
                s.group.remove(usize::from(unit));
            } else {
                hit = true;
            }
        }
        if s.group.is_empty() {
            self.put_down(s);
        } else if hit {
            s.stage = Stage::UnderFire;
        } else {
            self.complete_move(s, play, true);
        }
    }

    pub(crate) fn complete_move<D: Dice, L: Log>(
        &self,
        s: &mut Situation,
        play: &mut Play<'_, D, L>,
        go_on: bool,
    ) {
        let to = s.target;
        for unit in s.group.iter().map(|u| u as u8) {
            s.clear(unit, flag::HIT);
            if !go_on {
                play.tell(|| told("event-stays", "7.3", unit));
                continue;
            }
            let climbs = match self.crossing(s, unit, to) {
                Ok(Crossing::Bluff) => Some("7.4"),
                Ok(Crossing::Cliff) => Some("7.5"),
                _ => None,
            };
            s.put(unit, to);
            if let Some(rule) = climbs {
                s.clear(unit, flag::CLIFF);
                s.set(unit, flag::CLIMB);
                play.tell(|| told("event-climbs", rule, unit).with("to", SpaceId(to)));
            }
        }
        self.put_down(s);
    }

    /// Whether a unit may hang its ropes on a cliff (7.5).
    pub(crate) fn check_scale(&self, s: &Situation, unit: u8) -> Check {
        self.may_act(s, unit)?;
        if !self.kind(unit).is_infantry() {
            return refuse("7.5", "refuse-infantry-climbs");
        }
        let at = s.place(unit);
        if !self.data.map.around[usize::from(at)].iter().any(|(_, sides)| sides & side::CLIFF != 0) {
            return refuse("7.5", "refuse-no-cliff-here");
        }
        let division = s.division(&self.data, unit);
        if self.scales_free(s, unit) || s.actions[division.index()] > 0 {
            Ok(())
        } else {
            refuse("V", "refuse-no-actions-left")
        }
    }

    /// Whether a unit hangs its ropes for nothing: free, or the second of two in its hex that do so for one action (7.2).
    fn scales_free(&self, s: &Situation, unit: u8) -> bool {
        let pays = |u: u8| {
            self.kind(u) != Kind::Ranger && s.hero[usize::from(u)] == NOBODY && !self.in_command(s, u)
        };
        // Who has acted and still has ropes hung them in this turn.
        let roped = |u: &u8| s.is(*u, flag::CLIFF) && s.is(*u, flag::ACTED);
        let before = s.units(&self.data, s.place(unit)).filter(roped).filter(|&u| pays(u)).count();
        self.is_free(s, unit) || before % 2 == 1
    }

    pub(crate) fn scale<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8) {
        if !self.scales_free(s, unit) {
            self.spend(s, play, s.division(&self.data, unit), 1);
        }
        s.set(unit, flag::CLIFF | flag::ACTED);
        play.tell(|| told("event-ropes", "7.5", unit));
    }

    pub(crate) fn check_recover(&self, s: &Situation, unit: u8) -> Check {
        if !self.data.map.is_land(s.place(unit)) {
            return refuse("V", "refuse-not-ashore");
        }
        if s.is(unit, flag::ACTED) {
            return refuse("V", "refuse-has-acted");
        }
        if s.is(unit, flag::DISRUPTED | flag::CLIMB | flag::CLIFF) {
            Ok(())
        } else {
            refuse("7.7", "refuse-nothing-to-recover")
        }
    }

    /// Takes one marker off: disruption first, for nothing else is possible before (7.4, 7.5, 7.7).
    pub(crate) fn recover<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>, unit: u8) {
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
    fn overstacked(&self, s: &Situation) -> Option<u16> {
        let crowded: HexSet = self.ashore(s).map(|u| usize::from(s.place(u))).collect();
        crowded.iter().map(|h| h as u16).find(|&hex| s.units(&self.data, hex).count() > STACKING)
    }

    pub(crate) fn end_actions<D: Dice, L: Log>(&self, s: &mut Situation, play: &mut Play<'_, D, L>) {
        match self.overstacked(s) {
            Some(hex) => s.stage = Stage::Overstack(hex),
            None => self.end_turn(s, play),
        }
    }

    pub(crate) fn check_overstack(&self, s: &Situation, hex: u16, unit: u8) -> Check {
        if s.place(unit) == hex && self.kind(unit).is_unit() {
            Ok(())
        } else {
            refuse("7.6", "refuse-not-in-the-hex")
        }
    }

    pub(crate) fn lose_excess<D: Dice, L: Log>(
        &self,
        s: &mut Situation,
        play: &mut Play<'_, D, L>,
        unit: u8,
    ) {
        self.eliminate(s, play, unit, "7.6");
        if !self.lost(s) {
            self.end_actions(s, play);
        }
    }

    /// Where a unit in hand could go, with the cost in actions.
    pub(crate) fn reach_of(&self, s: &Situation, counter: CounterId) -> Vec<(SpaceId, u16)> {
        let unit = counter.0 as u8;
        if counter.index() >= US || !self.data.map.is_land(s.place(unit)) {
            return Vec::new();
        }
        let alone: UnitSet = [usize::from(unit)].into_iter().collect();
        let group =
            if s.stage == Stage::Moving && s.group.contains(usize::from(unit)) { s.group } else { alone };
        if s.stage != Stage::Moving && (s.stage != Stage::Actions || self.may_go_on(s, unit).is_err()) {
            return Vec::new();
        }
        self.data
            .map
            .neighbours(s.place(unit))
            .filter(|&hex| self.check_group(s, &group, hex).is_ok())
            .map(|hex| (SpaceId(hex), u16::from(self.payers(s, &group, hex).is_some())))
            .collect()
    }

    /// The one leg of a move, with what it costs and why.
    pub(crate) fn way(&self, s: &Situation, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        let Some((space, cost)) = self.reach_of(s, counter).into_iter().find(|(space, _)| *space == to)
        else {
            return Vec::new();
        };
        let unit = counter.0 as u8;
        let from = s.place(unit);
        let mut reasons = Vec::new();
        let free = if self.kind(unit).is_leader() {
            Some("leg-leader")
        } else if self.kind(unit) == Kind::Ranger {
            Some("leg-ranger")
        } else if s.hero[usize::from(unit)] != NOBODY {
            Some("leg-hero")
        } else if self.in_command(s, unit) {
            Some("leg-command")
        } else if self.seeks_cover(unit, from, to.0) {
            Some("leg-cover")
        } else {
            None
        };
        match free {
            Some(id) if cost == 0 => reasons.push(Message::new(id)),
            _ => reasons.push(Message::new("leg-action")),
        }
        let rule = match self.crossing(s, unit, to.0) {
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
        for position in self.watchers(s, from, to.0) {
            let at = SpaceId(self.position(position).hex);
            reasons.push(Message::new("leg-under-fire").with("at", at).with("unit", us(unit)));
        }
        vec![Leg { space, cost, reasons, rule }]
    }
}

//! The sequence of play (rule 1).

use crate::data::{Plan, SpaceSet};
use crate::situation::{DEPOTS, Moment, Part, Situation, Stage, flag};
use crate::units::{Acting, Kind, Side, Way};
use crate::{Bloody, Playing};
use sandtable_engine::SideId;
use sandtable_engine::UnitId;
use sandtable_engine::message::{Arg, Event};

impl Bloody {
    /// The scenario with its own keys.
    pub(crate) fn plan(&self, s: &Situation) -> &Plan {
        &self.data.plans[usize::from(s.scenario)]
    }

    /// A turn begins: weather, aircraft, logistics (1.1.1).
    pub(crate) fn begin_turn(&self, s: &mut Situation, play: &mut impl Playing) {
        s.part = Part::A;
        s.moment = Moment::Usual;
        play.tell(|| Event::new("event-turn", "1.0").with("turn", i32::from(s.turn)));
        self.roll_weather(s, play);
        self.draw_aircraft(s, play);
        self.build_depots(s, play);
        self.check_supply(s, play);
        self.roll_resources(s, play);
        s.air_supply = self.data.numbers.air_supply.points;
        if self.wants_air_supply(s) {
            s.active = self.acting(s, Side::Allied);
            s.stage = Stage::AirSupply;
        } else {
            self.after_supply(s, play);
        }
    }

    /// Markers follow (1.1.1.2).
    pub(crate) fn after_supply(&self, s: &mut Situation, play: &mut impl Playing) {
        s.air_supply = 0;
        self.begin_markers(s, play);
    }

    /// Phase A or B begins: storm, ships, the Allied air phase (1.0, 2).
    pub(crate) fn begin_part(&self, s: &mut Situation, play: &mut impl Playing) {
        let part = s.part;
        play.tell(|| Event::new("event-part", "1.0").with("part", Arg::Term(part.term())));
        // A scenario's own fleet has its points for the whole turn (11.1, ruling B29).
        if s.part == Part::A || self.plan(s).naval.is_none() {
            self.refit_ships(s);
        }
        self.check_storm(s, play);
        if s.part == Part::A && self.air_phase(s) {
            s.active = self.acting(s, Side::Allied);
            s.stage = Stage::Air;
        } else {
            s.superiority = 0;
            self.begin_half(s, play, s.first);
        }
    }

    /// Clears what belongs to one side's phase.
    pub(crate) fn fresh(&self, s: &mut Situation) {
        for unit in self.data.all_units() {
            s.clear(unit, flag::DONE | flag::MOVED | flag::FOUGHT | flag::HIT | flag::RESERVE);
            if s.place(unit) != self.data.map.boxes.turns {
                s.clear(unit, flag::TRIED);
            }
        }
        s.attacked = SpaceSet::EMPTY;
        s.bombarded = [SpaceSet::EMPTY; 2];
        s.landed = [0; DEPOTS];
        s.led = [0; 24];
    }

    /// One side's phase begins (1.0, 2.1, 2.2).
    pub(crate) fn begin_half(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        self.fresh(s);
        self.wake(s);
        s.active = self.acting(s, side);
        s.stage = Stage::Movement;
        if s.part == Part::A {
            self.reinforce(s, play, side);
        }
        play.tell(|| Event::new("event-phase", "1.0").with("side", SideId(side as u8)));
    }

    /// Whether a unit comes in this scenario (11.1, 11.2).
    pub(crate) fn comes(&self, s: &Situation, unit: UnitId) -> bool {
        let plan = self.plan(s);
        let u = &self.data.units[unit];
        let named = |division: u8| plan.reinforcements.contains(&self.data.divisions[usize::from(division)]);
        let all = plan.reinforcements.iter().any(|word| word == "all");
        u.turn >= plan.from_turn && (all || u.division.is_some_and(named))
    }

    /// Reinforcements of a side come into their boxes, or to their hexes (1.1.2.1).
    fn reinforce(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        let boxes = &self.data.map.boxes;
        for unit in self.data.side(side) {
            let u = &self.data.units[unit];
            if s.place(unit) != boxes.turns {
                continue;
            }
            let back = u.kind == Kind::Hq && s.is(unit, flag::TRIED);
            let due = u.turn == s.turn && self.comes(s, unit);
            if !back && !due {
                continue;
            }
            s.clear(unit, flag::TRIED);
            let to = match (u.way, u.at) {
                (Way::Special, _) => continue,
                (Way::Edge, Some(hex)) if !back => {
                    let open = self.in_bounds(s, hex)
                        && !s.enemy_in(&self.data, side, hex)
                        && self.has_room(s, unit, hex);
                    let region = self.data.map.exits[hex].first().copied().unwrap_or(boxes.paris);
                    if open { hex } else { region }
                }
                (Way::Box, Some(region)) => region,
                _ if side == Side::Allied => boxes.reserve,
                _ => boxes.paris,
            };
            s.put(&self.data, unit, to);
            play.tell(|| Event::new("event-arrives", "1.1.2.1").with("unit", unit).with("at", to));
            if self.data.map.is_hex(to) && u.fights() {
                self.take(s, play, side, to);
            }
        }
        self.rise(s, play);
    }

    /// The movement phase ends: the other Allied player moves, or combat begins.
    pub(crate) fn end_movement(&self, s: &mut Situation, play: &mut impl Playing) {
        play.tell(|| Event::new("event-end-movement", "1.1.2"));
        self.wake(s);
        if s.active == Acting::Us {
            s.active = Acting::British;
            s.stage = Stage::Movement;
            return;
        }
        if s.active == Acting::British {
            s.active = Acting::Us;
        }
        s.hq = UnitId::NONE;
        s.stage = Stage::Combat;
    }

    /// The combat phase ends.
    pub(crate) fn end_combat(&self, s: &mut Situation, play: &mut impl Playing) {
        play.tell(|| Event::new("event-end-combat", "1.1.3"));
        s.hq = UnitId::NONE;
        if s.active == Acting::Us {
            s.active = Acting::British;
            s.stage = Stage::Combat;
            return;
        }
        if s.turn == 0 {
            if s.moment != Moment::Gathering && s.active.side() == Side::Allied {
                self.clear_the_sea(s, play);
            }
            self.next_moment(s, play);
            return;
        }
        let side = s.active.side();
        if self.decide_at_once(s, play) {
            return;
        }
        if side == s.first {
            self.begin_half(s, play, s.first.enemy());
        } else {
            self.end_part(s, play);
        }
    }

    /// Headquarters are turned to their ready side (0.1.1, 1.1.4).
    pub(crate) fn front_hqs(&self, s: &mut Situation) {
        for &hq in &self.data.hqs {
            s.clear(hq, flag::USED);
        }
    }

    /// The end phase (1.1.4), after both sides (ruling B71).
    fn end_part(&self, s: &mut Situation, play: &mut impl Playing) {
        play.tell(|| Event::new("event-end-phase", "1.1.4"));
        self.front_hqs(s);
        self.rest_aircraft(s);
        for unit in self.data.side(Side::Allied).chain(self.data.side(Side::German)) {
            s.set_affected(unit, 0);
        }
        if s.part == Part::A {
            s.part = Part::B;
            self.begin_part(s, play);
        } else {
            self.end_turn(s, play);
        }
    }

    /// The end of the turn (1.1.5).
    pub(crate) fn end_turn(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.turn == 0 {
            play.tell(|| Event::new("event-end-first-day", "10.B.3"));
        } else {
            play.tell(|| Event::new("event-end-turn", "1.1.5").with("turn", i32::from(s.turn)));
        }
        self.front_hqs(s);
        self.fresh(s);
        for unit in self.data.side(Side::Allied).chain(self.data.side(Side::German)) {
            s.set_affected(unit, 0);
            let level = s.disorganised(unit);
            s.set_disorganised(unit, level.saturating_sub(1));
            s.by[unit] = 0;
            s.clear(unit, flag::EXTENDED);
        }
        self.recall_aircraft(s);
        s.carpets = 0;
        s.superiority = 0;
        if s.turn == 0 {
            self.end_first_day(s);
        }
        self.count_turn(s, play);
        if self.decide(s, play) {
            return;
        }
        s.turn += 1;
        self.begin_turn(s, play);
    }

    /// After the first day everybody who did not land waits in the reserve (10 B.1, B.3).
    fn end_first_day(&self, s: &mut Situation) {
        for &(sea, _) in &self.data.map.assaults {
            while let Some(unit) = s.stacks.first(sea) {
                s.put(&self.data, unit, self.data.map.boxes.reserve);
            }
        }
        s.moment = Moment::Usual;
        s.part = Part::A;
        s.storm = false;
    }
}

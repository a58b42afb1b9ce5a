//! The reinforcement track (rule 22.0): arrivals, departures, exchanges, upgrades, and the special entry of 22.6.

use crate::board::HexSet;
use crate::data::What;
use crate::situation::{Errand, Ready, Situation, Stage, flag};
use crate::units::{Kind, Side};
use crate::{DarkSands, Playing};
use sandtable_engine::message::Event;
use sandtable_engine::{SeatId, SpaceId, UnitId};

impl DarkSands {
    /// The white box of a unit that enters on this turn (22.4); zero if it is in none.
    pub(crate) fn exchange_of(&self, s: &Situation, unit: UnitId) -> u8 {
        let enters = self.data.track.iter().find(|line| {
            line.turn == s.turn
                && matches!(line.what, What::Arrive | What::Return)
                && line.units.contains(&unit)
        });
        enters.map_or(0, |line| line.exchange)
    }

    /// A Reinforcement chit, or the segment of turn 3, begins (22.0, 18.4).
    pub(crate) fn begin_reinforcements(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        s.errand = Errand::Arrivals;
        s.placing = side;
        s.landed = 0;
        s.vacated = [(0, SpaceId::NONE); 8];
        play.tell(|| Event::new("event-reinforcements", "22.0").with("seat", SeatId(side as u8)));
        let turn = s.turn;
        let lines = self.data.track.iter().filter(|line| line.turn == turn && line.side == side);
        for line in lines.filter(|line| matches!(line.what, What::Arrive | What::Return)) {
            for &support in &line.supports {
                s.aids[usize::from(support)] = Ready::Ready;
                let word = self.data.support_word(support);
                play.tell(|| Event::new("event-support-arrives", "22.1").with("support", word));
            }
            for &unit in &line.units {
                if self.data.units[unit].kind == Kind::Garrison {
                    s.put(&self.data, unit, self.data.map.boxes.supports[side.index()]);
                    s.flags[unit] = 0;
                } else if let Some(hex) = line.at {
                    self.enter_at(s, play, unit, hex);
                }
            }
        }
        self.next_arrival(s, play);
    }

    /// The special reinforcements of 22.6: in their hex, if a line leads there and no Allied unit is in it.
    fn enter_at(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        let side = self.data.units[unit].side;
        if s.place(unit) != self.data.map.boxes.due[side.index()][usize::from(s.turn)] {
            return;
        }
        let open = s.occupant(&self.data, hex) != Some(side.enemy())
            && self.tracing(s, side).reaches(hex)
            && self.has_room(s, unit, hex);
        if open {
            self.go(s, play, unit, hex);
            play.tell(|| Event::new("event-comes-in", "22.6").with("unit", unit).with("at", hex));
        } else {
            play.tell(|| Event::new("event-cannot-come", "22.6").with("unit", unit).open());
            self.take_off(s, unit);
        }
    }

    /// The next unit that is to be placed: departures, exchanges and upgrades follow when nobody is left (16.0).
    pub(crate) fn next_arrival(&self, s: &mut Situation, play: &mut impl Playing) {
        loop {
            let next = self.waiting(s).find(|&unit| !self.places_for(s, unit).is_empty());
            if let Some(unit) = next {
                s.stage = Stage::Arrival(unit);
                return;
            }
            // 22.7: who finds no room waits.
            match s.errand {
                Errand::Arrivals => {
                    self.depart(s, play);
                    s.errand = Errand::Exchanges;
                }
                Errand::Setup => {
                    s.errand = Errand::Nothing;
                    self.begin_turn(s, play);
                    return;
                }
                _ => break,
            }
        }
        self.upgrade(s, play);
        s.errand = Errand::Nothing;
        s.vacated = [(0, SpaceId::NONE); 8];
        s.landed = 0;
        if s.active.chit.is_some() {
            self.end_chit(s, play);
        } else if s.placing == Side::Allied {
            self.clear_entry_area(s, play);
            self.begin_reinforcements(s, play, Side::Axis);
        } else {
            self.begin_initiative(s, play);
        }
    }

    /// Who waits to be placed now.
    fn waiting<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = UnitId> + 's {
        let boxes = &self.data.map.boxes;
        let due = &boxes.due[s.placing.index()];
        let turn = usize::from(s.turn);
        self.data.side(s.placing).filter(move |&unit| {
            let at = s.place(unit);
            match s.errand {
                Errand::Setup => at == boxes.entry,
                Errand::Arrivals => due[1..=turn].contains(&at) && self.exchange_of(s, unit) == 0,
                Errand::Exchanges => due[1..=turn].contains(&at),
                Errand::Nothing => false,
            }
        })
    }

    /// Units leave (22.2): wherever they are, at full strength for their return. Those of an exchange leave their place to others if
    /// they trace a line (22.4).
    fn depart(&self, s: &mut Situation, play: &mut impl Playing) {
        let (side, turn) = (s.placing, s.turn);
        let lines = self.lines(s, side);
        let mut free = 0;
        for line in
            self.data.track.iter().filter(|l| l.turn == turn && l.side == side && l.what == What::Leave)
        {
            for &unit in &line.units {
                let from = s.place(unit);
                if self.data.map.is_hex(from)
                    && line.exchange != 0
                    && lines.contains(from)
                    && free < s.vacated.len()
                {
                    s.vacated[free] = (line.exchange, from);
                    free += 1;
                }
                let boxes = &self.data.map.boxes;
                let to = if line.returns == 0 {
                    boxes.out[side.index()]
                } else {
                    boxes.due[side.index()][usize::from(line.returns)]
                };
                play.tell(|| Event::new("event-departs", "22.2").with("unit", unit).open());
                self.take_off(s, unit);
                s.put(&self.data, unit, to);
                self.tidy(s, play, side, from);
            }
            for &support in &line.supports {
                s.aids[usize::from(support)] = Ready::Absent;
                let word = self.data.support_word(support);
                play.tell(|| Event::new("event-support-departs", "22.2").with("support", word));
            }
        }
    }

    /// Better pieces take the place of others, whatever state these are in (22.5).
    fn upgrade(&self, s: &mut Situation, play: &mut impl Playing) {
        let (side, turn) = (s.placing, s.turn);
        let lines = self.data.track.iter().filter(|l| l.turn == turn && l.side == side);
        for line in lines.filter(|line| line.what == What::Upgrade) {
            for &unit in &line.units {
                let most = self.data.units[unit].versions - 1;
                let version = u16::from(line.version.min(most));
                s.flags[unit] = s.flags[unit] & !(3 << flag::VERSION) | version << flag::VERSION;
                play.tell(|| Event::new("event-upgraded", "22.5").with("unit", unit).open());
            }
            for &support in &line.supports {
                s.improved |= 1 << support;
                let word = self.data.support_word(support);
                play.tell(|| Event::new("event-support-upgraded", "22.5").with("support", word));
            }
        }
    }

    /// Allied units leave the entry area before the Axis comes (18.4; ruling D60).
    fn clear_entry_area(&self, s: &mut Situation, play: &mut impl Playing) {
        let area: HexSet = self.data.places.agheila_area.iter().copied().collect();
        for unit in self.data.side(Side::Allied) {
            let from = s.place(unit);
            if !self.data.map.is_hex(from) || !area.contains(from) {
                continue;
            }
            match self.nearest_free(s, unit, &area) {
                Some(to) if self.data.units[unit].kind != Kind::Garrison => {
                    play.tell(|| {
                        crate::journey("event-withdraws", "18.4", unit, from, to).way(vec![from, to])
                    });
                    self.go(s, play, unit, to);
                }
                _ => self.eliminate(s, play, unit, "18.4"),
            }
        }
    }

    fn nearest_free(&self, s: &Situation, unit: UnitId, area: &HexSet) -> Option<SpaceId> {
        let side = self.data.units[unit].side;
        let steps = self.data.map.steps_of(s.built(), self.data.units[unit].kind.is_vehicle());
        let mut seen = HexSet::one(s.place(unit));
        let mut rim = vec![s.place(unit)];
        while !rim.is_empty() {
            let mut next = Vec::new();
            for at in rim {
                for (to, _) in steps.from(at) {
                    if !seen.contains(to) && s.occupant(&self.data, to) != Some(side.enemy()) {
                        seen.insert(to);
                        next.push(to);
                    }
                }
            }
            next.sort_unstable();
            let free = next.iter().find(|&&hex| !area.contains(hex) && self.has_room(s, unit, hex));
            if free.is_some() {
                return free.copied();
            }
            rim = next;
        }
        None
    }
}

//! The end phase (rule 23.0): attrition, victory, construction, recovery, supports, the next turn.

use crate::situation::{Bypass, Ready, Situation, Stage, flag};
use crate::units::Side;
use crate::{DarkSands, Playing};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

impl DarkSands {
    /// All chits have been played.
    pub(crate) fn end_phase(&self, s: &mut Situation, play: &mut impl Playing) {
        self.attrition(s, play);
        self.score(s, play);
        if self.decide(s, play) {
            s.stage = Stage::Over;
            return;
        }
        self.build_railway(s, play);
        self.build_bypass(s, play);
        self.recover(s, play);
        self.ready_supports(s, play);
        s.turn += 1;
        self.begin_turn(s, play);
    }

    /// Whoever is marked and still traces no line is eliminated (23.1).
    fn attrition(&self, s: &mut Situation, play: &mut impl Playing) {
        for side in Side::ALL {
            if !self.data.side(side).any(|unit| s.is(unit, flag::OUT)) {
                continue;
            }
            let mut lines = self.lines(s, side);
            if side == Side::Axis {
                lines = lines.or(&self.tobruk_lines(s, &lines));
            }
            for unit in self.data.side(side) {
                let at = s.place(unit);
                if self.data.map.is_hex(at) && s.is(unit, flag::OUT) && !lines.contains(at) {
                    self.eliminate(s, play, unit, "23.1");
                }
            }
        }
    }

    /// The railhead goes west by a roll (23.3.1), as long as no enemy stands on the line or next to where it would come.
    fn build_railway(&self, s: &mut Situation, play: &mut impl Playing) {
        let rail = &self.data.map.rail;
        if usize::from(s.railhead) + 1 >= rail.len() {
            return;
        }
        let die = play.die("roll-railway", s.turn, 0, 0);
        let line = self.data.numbers.railway.lines.iter().find(|line| line.dice.contains(&die));
        let Some(line) = line else { return };
        // A hex of the east counts as two of the centre (10.1.1).
        let mut points = line.central.max(2 * line.east);
        let from = s.railhead;
        if self.active_rail(s) == usize::from(s.railhead) + 1 {
            let next = |at: u8| rail.get(usize::from(at) + 1).copied();
            while let Some(hex) = next(s.railhead) {
                let weight = self.data.map.weight(hex);
                if points < weight || self.is_near_axis(s, hex) {
                    break;
                }
                points -= weight;
                s.railhead += 1;
            }
        }
        let (at, hexes) = (rail[usize::from(s.railhead)], i32::from(s.railhead - from));
        play.tell(|| {
            Event::new("event-railway", "23.3.1").with("die", Arg::Die(die)).with("n", hexes).with("at", at)
        });
        if hexes > 0 && usize::from(s.railhead) + 1 >= rail.len() {
            play.tell(|| Event::new("event-railway-done", "9.3").with("at", at));
        }
    }

    /// Whether an Axis unit is in a hex or next to it.
    fn is_near_axis(&self, s: &Situation, hex: SpaceId) -> bool {
        let there = |hex: SpaceId| s.occupant(&self.data, hex) == Some(Side::Axis);
        there(hex) || self.data.map.around[hex].iter().any(|&(near, _)| there(near))
    }

    /// The road round Tobruk (23.3.2).
    fn build_bypass(&self, s: &mut Situation, play: &mut impl Playing) {
        let places = &self.data.places;
        let all = places.bypass.iter().all(|&hex| s.occupant(&self.data, hex) == Some(Side::Axis));
        let now = match (s.bypass, all) {
            (Bypass::NotBuilt, true) if s.holds(&self.data, Side::Allied, places.tobruk) => Bypass::UnderWay,
            (Bypass::UnderWay, true) => Bypass::Built,
            (Bypass::UnderWay, false) => Bypass::NotBuilt,
            (other, _) => other,
        };
        if now == s.bypass {
            return;
        }
        s.bypass = now;
        if now == Bypass::Built {
            s.recast(&self.data);
        }
        play.tell(|| match now {
            Bypass::NotBuilt => Event::new("event-bypass-stops", "23.3.2.4"),
            Bypass::UnderWay => Event::new("event-bypass-begins", "23.3.2.2"),
            Bypass::Built => Event::new("event-bypass-built", "23.3.2.3"),
        });
    }

    /// Nobody is disrupted any more (23.4).
    fn recover(&self, s: &mut Situation, play: &mut impl Playing) {
        for side in Side::ALL {
            for unit in self.data.side(side) {
                if s.is(unit, flag::DISRUPTED) {
                    s.clear(unit, flag::DISRUPTED);
                    play.tell(|| Event::new("event-recovers", "23.4").with("unit", unit).detail());
                }
            }
        }
    }

    /// All supports are face up again; garrisons and boxes on the map stay there (23.5).
    fn ready_supports(&self, s: &mut Situation, play: &mut impl Playing) {
        let face_down = |unit: UnitId| s.is(unit, flag::USED);
        let any = s.aids.contains(&Ready::Used)
            || s.spare.iter().any(|spare| spare[1] > 0)
            || self.data.garrisons.iter().any(face_down);
        if any {
            play.tell(|| Event::new("event-supports-ready", "23.5").detail());
        }
        self.recall_guns(s);
        for aid in &mut s.aids {
            if *aid == Ready::Used {
                *aid = Ready::Ready;
            }
        }
        for unit in self.data.garrisons.iter() {
            s.clear(unit, flag::USED);
        }
        for spare in &mut s.spare {
            *spare = [spare[0] + spare[1], 0];
        }
    }
}

//! Weather and storms (rule 1.1.1.1).

use crate::data::SiteKind;
use crate::situation::{Part, Port, Situation, Weather};
use crate::{Bloody, Playing};
use sandtable_engine::SpaceId;
use sandtable_engine::message::{Arg, Event};

impl Bloody {
    /// The weather of the turn. Each bad turn in a row before takes one off the die.
    pub(crate) fn roll_weather(&self, s: &mut Situation, play: &mut impl Playing) {
        let numbers = &self.data.numbers.weather;
        s.unsettled = false;
        if s.turn < numbers.rolled_from || s.turn == self.plan(s).first_turn {
            s.weather = Weather::Clear;
            return;
        }
        let die = play.die_at("roll-weather", s.turn, SpaceId(0));
        let modified = die.saturating_sub(s.adjustment).max(1);
        s.weather = if numbers.clear.contains(&modified) { Weather::Clear } else { Weather::Overcast };
        s.unsettled = die == numbers.storm_check;
        let (weather, adjustment) = (s.weather, s.adjustment);
        play.tell(|| {
            Event::new("event-weather", "1.1.1.1")
                .with("weather", Arg::Term(weather.term()))
                .with("die", Arg::Die(die))
                .with("adjustment", -i32::from(adjustment))
        });
        s.adjustment = match s.weather {
            Weather::Clear => 0,
            Weather::Overcast => (s.adjustment + numbers.per_bad_turn).min(numbers.most),
        };
    }

    /// Whether a storm breaks out at the beginning of a part of the turn, and what it does to the artificial ports (7.1.1).
    pub(crate) fn check_storm(&self, s: &mut Situation, play: &mut impl Playing) {
        if std::mem::take(&mut s.storm) {
            // No second check: after a storm in A the weather of B is overcast, and A after one in B is quiet (ruling B61).
            if s.part == Part::B {
                s.weather = Weather::Overcast;
                s.unsettled = false;
            }
            play.tell(|| Event::new("event-storm-over", "1.1.1.1"));
            return;
        }
        if !s.unsettled {
            return;
        }
        let die = play.die("roll-storm", s.turn, s.part as u16, 0);
        s.storm = self.data.numbers.storm.on.contains(&die);
        let id = if s.storm { "event-storm" } else { "event-no-storm" };
        play.tell(|| Event::new(id, "1.1.1.1").with("die", Arg::Die(die)));
        if !s.storm {
            return;
        }
        for site in 0..self.data.sites.len() {
            let standing = matches!(s.depots[site].port, Port::Open | Port::Full);
            if self.data.sites[site].kind != SiteKind::Mulberry || !standing {
                continue;
            }
            let at = self.data.sites[site].at;
            let die = play.die("roll-mulberry", s.turn, at.0, 0);
            let gone = self.data.numbers.mulberry.destroyed_on.contains(&die);
            let id = if gone { "event-mulberry-destroyed" } else { "event-mulberry-stands" };
            play.tell(|| Event::new(id, "7.1.1").with("at", at).with("die", Arg::Die(die)));
            if gone {
                s.depots[site] = crate::situation::Depot { port: Port::Destroyed, turn: 0 };
            }
        }
        self.cancel_missions(s);
    }
}

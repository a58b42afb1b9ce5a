//! Who wins (rules 5.0 and those of the scenarios).

use crate::board::Section;
use crate::situation::{Situation, Stage, flag};
use crate::units::{Kind, Side};
use crate::{DarkSands, Playing};
use sandtable_engine::message::{Event, Message};
use sandtable_engine::rules::Verdict;
use sandtable_engine::{SideId, UnitId};

/// How a game was decided, as it is kept: the level, and who has won.
mod level {
    pub(super) const WINNER: u8 = 0x3;
    pub(super) const ALLIED: u8 = 1;
    pub(super) const AXIS: u8 = 2;
    pub(super) const DRAW: u8 = 3;
    pub(super) const SHIFT: u8 = 2;
    /// By the conditions of the scenario.
    pub(super) const SCENARIO: u8 = 0;
    /// An automatic victory.
    pub(super) const AUTOMATIC: u8 = 1;
    /// By points.
    pub(super) const POINTS: u8 = 2;
    /// Compass, from none to strategic.
    pub(super) const COMPASS: u8 = 3;
    /// The greatest.
    pub(super) const MOST: u8 = COMPASS + 5;
}

/// The words of the levels.
const LEVELS: [&str; 9] = [
    "level-scenario",
    "level-automatic",
    "level-points",
    "level-none",
    "level-apparent",
    "level-marginal",
    "level-tactical",
    "level-operational",
    "level-strategic",
];

impl DarkSands {
    /// The points of both sides so far.
    #[must_use]
    pub(crate) fn points(&self, s: &Situation) -> [i32; 2] {
        s.points.map(i32::from)
    }

    /// Points of this turn (5.2.1), and in the campaign's last those of 5.2.2.
    pub(crate) fn score(&self, s: &mut Situation, play: &mut impl Playing) {
        let places = &self.data.places;
        let holds = |side: Side, hex| s.holds(&self.data, side, hex);
        let tobruk = holds(Side::Axis, places.tobruk);
        let gained = [
            u8::from(holds(Side::Allied, places.benghazi)),
            u8::from(tobruk && holds(Side::Axis, places.matruh))
                + u8::from(tobruk && holds(Side::Axis, places.alamein)),
        ];
        let mut at_last = [0, 0];
        if s.turn == 17 {
            for hex in [places.tobruk, places.bardia, places.sollum] {
                at_last[usize::from(!holds(Side::Allied, hex))] += 1;
            }
        }
        for (points, rule) in [(gained, "5.2.1"), (at_last, "5.2.2")] {
            for side in Side::ALL {
                let n: u8 = points[side.index()];
                s.points[side.index()] += n;
                if n > 0 {
                    let event = || Event::new("event-points", rule).with("seat", Self::seat(side));
                    play.tell(|| event().with("n", i32::from(n)));
                }
            }
        }
    }

    /// Whether an Axis unit on the map traces a line.
    pub(crate) fn axis_lives(&self, s: &Situation) -> bool {
        let lines = self.tracing(s, Side::Axis);
        s.on_map(&self.data, Side::Axis).any(|unit| lines.reaches(s.place(unit)))
    }

    /// The rung that the Allies have reached in Compass, from none to strategic (1.1.3; ruling D66).
    pub(crate) fn compass_rung(&self, s: &Situation) -> u8 {
        let places = &self.data.places;
        if !self.axis_lives(s) {
            return 5;
        }
        let mut rung = 0;
        let egypt = s.on_map(&self.data, Side::Axis).any(|unit| self.is_in_egypt(s.place(unit)));
        let rungs = [
            !egypt,
            s.holds(&self.data, Side::Allied, places.bardia),
            s.holds(&self.data, Side::Allied, places.tobruk),
            s.holds(&self.data, Side::Allied, places.benghazi),
        ];
        for reached in rungs {
            if !reached {
                break;
            }
            rung += 1;
        }
        rung
    }

    /// The Axis units in supply within six hexes of Tobruk (1.3.3).
    pub(crate) fn besiegers<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = UnitId> + 's {
        let near = self.data.map.within(self.data.places.tobruk, 6);
        s.on_map(&self.data, Side::Axis)
            .filter(move |&unit| near.contains(s.place(unit)) && !s.is(unit, flag::OUT))
    }

    /// The Allied units in the centre outside the forts of Tobruk (1.2.3).
    pub(crate) fn outside_tobruk<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = UnitId> + 's {
        s.on_map(&self.data, Side::Allied).filter(move |&unit| {
            let hex = s.place(unit);
            self.data.map.section[hex] == Section::Central && !self.data.places.tobruk_forts.contains(&hex)
        })
    }

    pub(crate) fn panzers_on_map(&self, s: &Situation) -> u8 {
        let panzer = |unit: &UnitId| self.data.units[*unit].kind == Kind::Panzer;
        s.on_map(&self.data, Side::Axis).filter(panzer).map(|unit| s.steps(&self.data, unit)).sum()
    }

    /// Automatic victory (5.1.1): El Agheila and Alexandria held, with a line to both.
    fn automatic(&self, s: &Situation, side: Side) -> bool {
        let places = &self.data.places;
        if s.turn < self.data.numbers.automatic_from() {
            return false;
        }
        let both = [places.agheila, places.alexandria];
        both.iter().all(|&hex| s.holds(&self.data, side, hex))
            && both.iter().all(|&hex| self.tracing(s, side).reaches(hex))
    }

    /// The victory check (23.2): who has won now, with the level; none if the game goes on.
    fn verdict_now(&self, s: &Situation) -> Option<(u8, u8)> {
        self.verdict_if(s, s.turn >= s.last_turn(&self.data))
    }

    /// Who would win if the game ended now; none if nobody would.
    pub(crate) fn leader(&self, s: &Situation) -> Option<Side> {
        match self.verdict_if(s, true)?.0 {
            level::ALLIED => Some(Side::Allied),
            level::AXIS => Some(Side::Axis),
            _ => None,
        }
    }

    /// The victory check of the last turn, or of another.
    fn verdict_if(&self, s: &Situation, last: bool) -> Option<(u8, u8)> {
        let places = &self.data.places;
        if s.campaign {
            for (side, winner) in [(Side::Allied, level::ALLIED), (Side::Axis, level::AXIS)] {
                if self.automatic(s, side) {
                    return Some((winner, level::AUTOMATIC));
                }
            }
            let winner = match s.points[0].cmp(&s.points[1]) {
                std::cmp::Ordering::Greater => level::ALLIED,
                std::cmp::Ordering::Less => level::AXIS,
                std::cmp::Ordering::Equal => level::DRAW,
            };
            return last.then_some((winner, level::POINTS));
        }
        let holds = |side: Side, hex| s.holds(&self.data, side, hex);
        let axis = |hexes: &[sandtable_engine::SpaceId]| hexes.iter().all(|&hex| holds(Side::Axis, hex));
        let won = |winner: u8| Some((winner, level::SCENARIO));
        match self.data.scenarios[usize::from(s.scenario)].id.as_str() {
            "compass" => match self.compass_rung(s) {
                5 => Some((level::ALLIED, level::COMPASS + 5)),
                rung => last.then_some((level::AXIS, level::COMPASS + rung)),
            },
            "sunflower" => {
                let outside = self.outside_tobruk(s).next().is_some();
                let late =
                    s.turn == 5 && axis(&[places.benghazi, places.bardia, places.sollum, places.halfaya]);
                if axis(&[places.agheila, places.benghazi, places.tobruk]) || !outside || late {
                    return won(level::AXIS);
                }
                if last { won(level::ALLIED) } else { None }
            }
            "crusader" => {
                let lines = self.lines_by_land(s, Side::Axis);
                let ports = [places.tobruk, places.bardia];
                if axis(&ports) && ports.iter().all(|&hex| lines.contains(hex)) {
                    return won(level::AXIS);
                }
                let relieved = holds(Side::Allied, places.tobruk)
                    && self.lines_by_land(s, Side::Allied).contains(places.tobruk);
                if relieved && (self.panzers_on_map(s) <= 1 || self.besiegers(s).next().is_none()) {
                    return won(level::ALLIED);
                }
                if last { won(level::AXIS) } else { None }
            }
            _ => {
                let named = self.data.named_in(Section::East).any(|hex| holds(Side::Axis, hex));
                let all = axis(&[places.agheila, places.benghazi, places.tobruk, places.bardia]);
                last.then_some((if named && all { level::AXIS } else { level::ALLIED }, level::SCENARIO))
            }
        }
    }

    /// The victory check; tells whether the game is over.
    pub(crate) fn decide(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        let Some((winner, how)) = self.verdict_now(s) else { return false };
        s.verdict = winner | how << level::SHIFT;
        play.tell(|| match winner {
            level::ALLIED => Event::new("event-won", "23.2").with("seat", Self::seat(Side::Allied)),
            level::AXIS => Event::new("event-won", "23.2").with("seat", Self::seat(Side::Axis)),
            _ => Event::new("event-drawn", "23.2"),
        });
        true
    }

    /// Whether a verdict that a text names can be one.
    pub(crate) fn is_verdict(verdict: u8) -> bool {
        verdict & level::WINNER != 0 && verdict >> level::SHIFT <= level::MOST
    }

    pub(crate) fn judge(&self, s: &Situation) -> Option<Verdict> {
        if s.stage != Stage::Over {
            return None;
        }
        let winner = match s.verdict & level::WINNER {
            level::ALLIED => Some(SideId(0)),
            level::AXIS => Some(SideId(1)),
            _ => None,
        };
        let how = LEVELS.get(usize::from(s.verdict >> level::SHIFT)).copied();
        Some(Verdict { winner, level: how.map(Message::new), scores: self.points(s).to_vec() })
    }
}

//! What wins, and how that stands (rules 5.0 and those of the scenarios).

use crate::DarkSands;
use crate::board::Section;
use crate::situation::{Situation, Stage};
use crate::units::Side;
use sandtable_engine::guide::{Goal, Prize, Reason};
use sandtable_engine::message::Message;
use sandtable_engine::rules::Rules;
use sandtable_engine::{SideId, SpaceId};

impl DarkSands {
    /// The rules of the scenario: its turns, its set-up, what wins it.
    pub(crate) fn scenario_rules(&self, s: &Situation) -> [&'static str; 3] {
        match self.data.scenarios[usize::from(s.scenario)].id.as_str() {
            "compass" => ["1.1.1", "1.1.2", "1.1.3"],
            "sunflower" => ["1.2.1", "1.2.2", "1.2.3"],
            "crusader" => ["1.3.1", "1.3.2", "1.3.3"],
            _ => ["1.4.1", "1.4.2", "1.4.3"],
        }
    }

    /// How each condition of the scenario stood at the end.
    fn tell_conditions(&self, s: &Situation, rule: &'static str, list: &mut Vec<Reason>) {
        let places = &self.data.places;
        let mut say = |message: Message| list.push(Reason { message, rule });
        let holder = |hex: SpaceId| {
            let message = match s.holder(&self.data, hex) {
                Some(side) => Message::new("decided-held").with("seat", Self::seat(side)),
                None => Message::new("decided-nobody"),
            };
            message.with("at", hex)
        };
        let counted = |id: &'static str, n: usize| Message::new(id).with("n", n);
        let line = |side: Side, to: SpaceId| {
            let there = self.lines_by_land(s, side).contains(to);
            let message = Message::new(if there { "decided-line" } else { "decided-no-line" });
            message.with("seat", Self::seat(side)).with("at", to)
        };
        if s.campaign {
            say(Message::new("goal-standing")
                .with("allied", self.points(s)[0])
                .with("axis", self.points(s)[1]));
            for hex in [places.agheila, places.alexandria] {
                say(holder(hex));
            }
            return;
        }
        match self.data.scenarios[usize::from(s.scenario)].id.as_str() {
            "compass" => {
                let lives = self.axis_lives(s);
                say(Message::new(if lives { "decided-axis-supplied" } else { "decided-axis-unsupplied" }));
                let egypt = s.on_map(&self.data, Side::Axis).filter(|&unit| self.is_in_egypt(s.place(unit)));
                say(counted("decided-egypt", egypt.count()));
                for hex in [places.bardia, places.tobruk, places.benghazi] {
                    say(holder(hex));
                }
            }
            "sunflower" => {
                for hex in [
                    places.agheila,
                    places.benghazi,
                    places.tobruk,
                    places.bardia,
                    places.sollum,
                    places.halfaya,
                ] {
                    say(holder(hex));
                }
                say(counted("decided-outside", self.outside_tobruk(s).count()));
            }
            "crusader" => {
                for hex in [places.tobruk, places.bardia] {
                    say(holder(hex));
                    say(line(Side::Axis, hex));
                }
                say(line(Side::Allied, places.tobruk));
                say(counted("decided-panzers", self.panzers_on_map(s).into()));
                say(counted("decided-besiegers", self.besiegers(s).count()));
            }
            _ => {
                for hex in [places.agheila, places.benghazi, places.tobruk, places.bardia] {
                    say(holder(hex));
                }
                let named = self.data.named_in(Section::East);
                let held = named.filter(|&hex| s.holds(&self.data, Side::Axis, hex));
                say(counted("decided-east", held.count()));
            }
        }
    }

    pub(crate) fn tell_goal(&self, s: &Situation) -> Goal {
        let [allied, axis] = self.points(s);
        let ahead = match allied.cmp(&axis) {
            _ if !s.campaign => None,
            std::cmp::Ordering::Greater => Some(SideId(0)),
            std::cmp::Ordering::Less => Some(SideId(1)),
            std::cmp::Ordering::Equal => None,
        };
        let (aim, rule) = if s.campaign {
            ("goal-campaign", "5.1.2")
        } else {
            let aim = match self.data.scenarios[usize::from(s.scenario)].id.as_str() {
                "compass" => "goal-compass",
                "sunflower" => "goal-sunflower",
                "crusader" => "goal-crusader",
                _ => "goal-gazala",
            };
            (aim, self.scenario_rules(s)[2])
        };
        let last = i32::from(s.last_turn(&self.data));
        let standing = Message::new("goal-standing").with("allied", allied).with("axis", axis);
        let prizes = self.data.places.kept.iter().map(|&hex| Prize {
            space: hex,
            worth: 1,
            holder: s.holder(&self.data, hex).map(|side| SideId(side as u8)),
        });
        let mut decided = Vec::new();
        if s.stage == Stage::Over
            && let Some(level) = self.verdict(s).and_then(|verdict| verdict.level)
        {
            let rule = if level.id == "level-automatic" { "5.1.1" } else { rule };
            decided.push(Reason { message: level, rule });
            self.tell_conditions(s, rule, &mut decided);
        }
        Goal {
            aim: Message::new(aim).with("turn", last),
            rule,
            standing,
            ahead,
            prizes: prizes.collect(),
            decided,
        }
    }
}

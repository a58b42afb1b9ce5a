//! What wins, and how that stands (rules 5.0 and those of the scenarios).

use crate::DarkSands;
use crate::situation::{Situation, Stage};
use sandtable_engine::SideId;
use sandtable_engine::guide::{Goal, Prize, Reason};
use sandtable_engine::message::Message;
use sandtable_engine::rules::Rules;

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

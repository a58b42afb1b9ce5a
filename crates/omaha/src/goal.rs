//! What wins, how that stands, and what decided it (13).

use crate::prelude::*;
use crate::rules::{AMERICA, GERMANY};
use crate::situation::NOBODY;
use crate::victory::{CATASTROPHE, ENOUGH};
use sandtable_engine::guide::{Goal, Prize, Reason};
use sandtable_engine::present::Present;
use sandtable_engine::sorting;

impl Omaha {
    pub(crate) fn state_goal(&self, s: &Situation) -> Goal {
        let points = self.points(s);
        let spent = |division| i32::from(self.spent(s, division));
        let aim = Message::new("goal-aim")
            .with("points", ENOUGH)
            .with("turn", LAST_TURN)
            .with("companies", CATASTROPHE);
        let standing = Message::new("goal-standing")
            .with("points", points)
            .with("of", ENOUGH)
            .with("east", spent(Sector::East))
            .with("west", spent(Sector::West))
            .with("companies", CATASTROPHE);
        let wins = s.catastrophe == NOBODY && points >= ENOUGH;
        Goal {
            aim,
            rule: "13",
            standing,
            ahead: Some(if wins { AMERICA } else { GERMANY }),
            prizes: self.prizes(s),
            decided: if s.stage == Stage::Over { self.why_over(s, points) } else { Vec::new() },
        }
    }

    /// The hexes and draws that score, with who has them now.
    fn prizes(&self, s: &Situation) -> Vec<Prize> {
        let ours: Vec<_> = self.scored(s).collect();
        let held = |hex: SpaceId| {
            let german = s.german_in(&self.data, hex).then_some(GERMANY);
            ours.iter().any(|&(space, _)| space == hex).then_some(AMERICA).or(german)
        };
        let positions = self.data.positions.iter().map(|(_, p)| p.hex);
        let draws = self.data.map.gaps.iter().filter_map(|(_, hexes)| hexes.first().copied());
        let mut hexes: Vec<SpaceId> = positions.chain(draws).collect();
        sorting::ids(&mut hexes);
        hexes.dedup();
        let prize = |hex: SpaceId| Prize { space: hex, worth: self.worth(hex), holder: held(hex) };
        hexes.into_iter().map(prize).collect()
    }

    /// What decided the game, once it is over (13.1, 13.2).
    fn why_over(&self, s: &Situation, points: i32) -> Vec<Reason> {
        let mut list = Vec::new();
        for division in Sector::BOTH.into_iter().filter(|&d| s.catastrophe == d as u8) {
            let message = Message::new("goal-catastrophe")
                .with("division", Arg::Term(division.division()))
                .with("companies", CATASTROPHE)
                .with("turn", s.turn);
            list.push(Reason { message, rule: "13.1" });
        }
        let id = match list.is_empty() {
            false => "goal-points-moot",
            true if points >= ENOUGH => "goal-points-won",
            true => "goal-points-lost",
        };
        let message = Message::new(id).with("points", points).with("of", ENOUGH);
        list.push(Reason { message, rule: "13.2" });
        list
    }
}

//! What wins and what loses (rules 13.1, 13.2).

use crate::Omaha;
use crate::board::HexSet;
use crate::situation::Situation;
use sandtable_engine::SpaceId;
use sandtable_engine::explain::Tally;
use sandtable_engine::message::{Arg, Message};

/// So many regular companies of a division spent are a catastrophe (13.1).
pub const CATASTROPHE: u8 = 8;
/// So many points win (13.2).
pub const ENOUGH: i32 = 19;
/// What a hex of a strongpoint, or a place for reinforcements, is worth.
const POSITION: i32 = 1;
/// What a draw is worth.
const DRAW: i32 = 5;

/// The points, by what they are for (13.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Points {
    /// For strongpoints: one a hex.
    pub strongpoints: i32,
    /// For places of reinforcements.
    pub reinforcements: i32,
    /// For draws.
    pub draws: i32,
}

impl Points {
    /// All of them.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.strongpoints + self.reinforcements + self.draws
    }
}

/// Something that scores.
enum Prize {
    Strongpoint(u16),
    Place(u16),
    Draw(usize),
}

impl Omaha {
    /// The hexes that count as American for points (13.2): held or controlled, with a line to the beach, in no field of
    /// fire.
    #[must_use]
    pub fn controlled_for_points(&self, s: &Situation) -> HexSet {
        let control = self.us_control(s);
        // A line crosses no field of fire, and begins in its own hex.
        let lines = self.us_lines(s);
        let held = control.and(&lines);
        // What only Americans can reach counts as well (ruling O65).
        if s.letter { held } else { held.or(&lines.without(&self.german_contact(&control))) }
    }

    fn each_prize(&self, s: &Situation, mut tell: impl FnMut(Prize, i32)) {
        let controlled = self.controlled_for_points(s);
        let ours = |hex: u16| controlled.contains(usize::from(hex));
        for p in &self.data.positions {
            if !ours(p.hex) {
                continue;
            }
            if !p.wn {
                tell(Prize::Place(p.hex), POSITION);
            } else if p.twin.is_none_or(|twin| ours(self.position(twin).hex)) {
                tell(Prize::Strongpoint(p.hex), POSITION);
            }
        }
        for (i, (_, hexes)) in self.data.map.gaps.iter().enumerate() {
            if hexes.iter().all(|&hex| ours(hex)) {
                tell(Prize::Draw(i), DRAW);
            }
        }
    }

    /// The points if the game ended now (13.2).
    pub(crate) fn points(&self, s: &Situation) -> Points {
        let mut points = Points::default();
        self.each_prize(s, |prize, worth| match prize {
            Prize::Strongpoint(_) => points.strongpoints += worth,
            Prize::Place(_) => points.reinforcements += worth,
            Prize::Draw(_) => points.draws += worth,
        });
        points
    }

    /// The hexes that score now, with their points; a draw scores in its first hex.
    pub(crate) fn scored(&self, s: &Situation) -> Vec<(u16, i32)> {
        let mut list = Vec::new();
        self.each_prize(s, |prize, worth| {
            let hex = match prize {
                Prize::Strongpoint(hex) | Prize::Place(hex) => hex,
                Prize::Draw(draw) => self.data.map.gaps[draw].1[0],
            };
            list.push((hex, worth));
        });
        list
    }

    /// The same points, one line for each hex or draw that scores.
    #[must_use]
    pub fn explain_points(&self, s: &Situation) -> Tally {
        let mut tally = Tally::default();
        self.each_prize(s, |prize, worth| {
            let reason = match prize {
                Prize::Strongpoint(hex) => Message::new("points-strongpoint").with("at", SpaceId(hex)),
                Prize::Place(hex) => Message::new("points-position").with("at", SpaceId(hex)),
                Prize::Draw(draw) => Message::new("points-draw").with("draw", self.draw_code(draw)),
            };
            tally.add(worth, "13.2", reason);
        });
        tally
    }

    /// A draw as it is printed.
    fn draw_code(&self, draw: usize) -> Arg {
        let (name, hexes) = &self.data.map.gaps[draw];
        ["D-1", "D-3", "E-1", "E-3"]
            .into_iter()
            .find(|code| code == name)
            .map_or(Arg::Space(SpaceId(hexes[0])), Arg::Code)
    }
}

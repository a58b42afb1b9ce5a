//! What wins and what loses (rules 13.1, 13.2).

use crate::Omaha;
use crate::board::HexSet;
use crate::situation::Situation;
use sandtable_engine::SpaceId;

/// So many regular companies of a division spent are a catastrophe (13.1).
pub(crate) const CATASTROPHE: u8 = 8;
/// So many points win (13.2).
pub(crate) const ENOUGH: i32 = 19;
/// What a hex of a strongpoint, or a place for reinforcements, is worth.
const POSITION: i32 = 1;
/// What a draw is worth.
const DRAW: i32 = 5;

/// The points, by what they are for (13.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Points {
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
    pub(crate) const fn total(&self) -> i32 {
        self.strongpoints + self.reinforcements + self.draws
    }
}

/// Something that scores.
enum Prize {
    Strongpoint(SpaceId),
    Place(SpaceId),
    Draw(usize),
}

impl Omaha {
    /// The hexes that count as American for points (13.2): held or controlled, with a line to the beach, in no field of
    /// fire.
    #[must_use]
    pub(crate) fn controlled_for_points(&self, s: &Situation) -> HexSet {
        let control = self.us_control(s);
        // A line crosses no field of fire, and begins in its own hex.
        let lines = self.us_lines(s);
        let held = control.and(&lines);
        // What only Americans can reach counts as well (ruling O65).
        if s.letter { held } else { held.or(&lines.without(&self.german_contact(&control))) }
    }

    fn each_prize(&self, s: &Situation, mut tell: impl FnMut(Prize, i32)) {
        let controlled = self.controlled_for_points(s);
        let ours = |hex: SpaceId| controlled.contains(hex);
        for (_, p) in self.data.positions.iter() {
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
    pub(crate) fn scored(&self, s: &Situation) -> Vec<(SpaceId, i32)> {
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
}

//! Objectives and points (rules 11.2–11.2.2).

use crate::prelude::*;
use sandtable_engine::SideId;
use sandtable_engine::rules::Verdict;

impl Campanha {
    /// The points of both sides if the game ended now.
    #[must_use]
    pub(crate) fn points(&self, s: &Situation) -> [i32; 2] {
        let points = &self.data.numbers.points;
        let [mut allied, mut german] = self.objective_points(s);
        // 11.2.2: a third of the German losses, rounded down, is struck before they are counted.
        let german_lost = self.lost(s, Side::German);
        allied += (german_lost - german_lost / points.german_losses_struck) * points.german_unit_lost;
        allied += self.off_south(s) * points.allied_unit_off_south;
        german += self.lost(s, Side::Allied) * points.allied_unit_lost;
        [allied, german]
    }

    /// How many units of a side are lost.
    pub(crate) fn lost(&self, s: &Situation, side: Side) -> i32 {
        self.count_in(s, side, self.data.map.boxes.eliminated)
    }

    /// How many Allied units have left by the south edge (11.2.1; ruling R54).
    pub(crate) fn off_south(&self, s: &Situation) -> i32 {
        self.count_in(s, Side::Allied, self.data.map.boxes.exited_south)
    }

    fn count_in(&self, s: &Situation, side: Side, space: SpaceId) -> i32 {
        self.data.side(side).filter(|&unit| s.place(unit) == space).count() as i32
    }

    /// Points for cities; one of two hexes scores only for a side that holds both (ruling R08).
    #[must_use]
    pub fn objective_points(&self, s: &Situation) -> [i32; 2] {
        let mut score = [0, 0];
        for place in &self.data.objectives {
            let allied = place.hexes.iter().filter(|&&hex| s.held.contains(hex)).count();
            if allied == place.hexes.len() {
                score[0] += place.points;
            } else if allied == 0 {
                score[1] += place.points;
            }
        }
        score
    }

    pub(crate) fn judge(&self, s: &Situation) -> Option<Verdict> {
        if s.stage != Stage::Over {
            return None;
        }
        let [allied, german] = self.points(s);
        let winner = match allied.cmp(&german) {
            std::cmp::Ordering::Greater => Some(SideId(0)),
            std::cmp::Ordering::Less => Some(SideId(1)),
            std::cmp::Ordering::Equal => None,
        };
        Some(Verdict { winner, level: None, scores: vec![allied, german] })
    }
}

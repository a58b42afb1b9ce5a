//! Objectives and points (rules 11.2–11.2.2).

use crate::Campanha;
use crate::situation::{Situation, Stage};
use crate::units::Side;
use sandtable_engine::SeatId;
use sandtable_engine::rules::Verdict;

impl Campanha {
    /// The points of both sides if the game ended now.
    #[must_use]
    pub fn points(&self, s: &Situation) -> [i32; 2] {
        let points = &self.data.numbers.points;
        let [mut allied, mut german] = self.objective_points(s);
        let lost = |side: Side| {
            let dead = self.data.of_side[side.index()].clone();
            dead.filter(|&unit| s.place(unit) == self.data.map.boxes.eliminated).count() as i32
        };
        // 11.2.2: a third of the German losses, rounded down, is struck before they are counted.
        let german_lost = lost(Side::German);
        allied += (german_lost - german_lost / points.german_losses_struck) * points.german_unit_lost;
        let south = self.data.of_side[Side::Allied.index()].clone();
        let south = south.filter(|&unit| s.place(unit) == self.data.map.boxes.exited_south).count() as i32;
        allied += south * points.allied_unit_off_south;
        german += lost(Side::Allied) * points.allied_unit_lost;
        [allied, german]
    }

    /// Points for cities; one of two hexes scores only for a side that holds both (ruling R08).
    #[must_use]
    pub fn objective_points(&self, s: &Situation) -> [i32; 2] {
        let mut score = [0, 0];
        for place in &self.data.objectives {
            let allied = place.hexes.iter().filter(|&&hex| s.held.contains(usize::from(hex))).count();
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
            std::cmp::Ordering::Greater => Some(SeatId(0)),
            std::cmp::Ordering::Less => Some(SeatId(1)),
            std::cmp::Ordering::Equal => None,
        };
        Some(Verdict { winner, scores: vec![allied, german] })
    }
}

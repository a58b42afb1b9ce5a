//! What wins and what loses (rules 13.1, 13.2).

use crate::data::Position;
use crate::prelude::*;

/// So many regular companies of a division spent are a catastrophe (13.1).
pub(crate) const CATASTROPHE: u8 = 8;
/// So many points win (13.2).
pub(crate) const ENOUGH: i32 = 19;
/// What a hex of a strongpoint, or a place for reinforcements, is worth.
const POSITION: i32 = 1;
/// What a draw is worth.
const DRAW: i32 = 5;

impl Omaha {
    /// The hexes that count as American for points (13.2): held or controlled, with a line to the beach, in no field of
    /// fire.
    pub(crate) fn controlled_for_points(&self, s: &Situation) -> HexSet {
        let control = self.us_control(s);
        // A line crosses no field of fire, and begins in its own hex.
        let lines = self.us_lines(s);
        let held = control.and(&lines);
        // What only Americans can reach counts as well (ruling O65).
        if s.letter { held } else { held.or(&lines.without(&self.german_contact(&control))) }
    }

    /// The hexes that score now, with their points; a draw scores in its first hex.
    pub(crate) fn scored(&self, s: &Situation) -> impl Iterator<Item = (SpaceId, i32)> {
        let controlled = self.controlled_for_points(s);
        let ours = move |hex: SpaceId| controlled.contains(hex);
        // Of a strongpoint of two hexes, both or none.
        let whole = move |p: &Position| p.twin.is_none_or(|twin| !p.wn || ours(self.position(twin).hex));
        let positions = self.data.positions.items().iter().filter(move |p| ours(p.hex) && whole(p));
        let draws = self.data.map.gaps.iter().filter(move |(_, hexes)| hexes.iter().all(|&hex| ours(hex)));
        positions.map(|p| (p.hex, POSITION)).chain(draws.map(|(_, hexes)| (hexes[0], DRAW)))
    }

    /// The points if the game ended now (13.2).
    pub(crate) fn points(&self, s: &Situation) -> i32 {
        self.scored(s).map(|(_, points)| points).sum()
    }
}

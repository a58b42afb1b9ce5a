//! What happens to German units and depth markers in all phases: they are drawn, placed, revealed, disrupted, defeated.

use crate::data::Position;
use crate::prelude::*;
use crate::situation::{Where, german as state};
use crate::units::{DEPTHS, DepthPool, GERMANS, Pool};

impl Omaha {
    /// A position.
    pub(crate) fn position(&self, position: PositionId) -> &Position {
        &self.data.positions[position]
    }

    /// The German units that can be drawn as tactical, divisional or other reinforcements, by number.
    pub(crate) fn pool(&self, s: &Situation, pool: Pool) -> ArrayVec<GermanId, GERMANS> {
        let mut list = ArrayVec::new();
        for (i, unit) in self.data.germans.iter() {
            let there = match s.unit_where[i] {
                Where::Pool => unit.pool,
                // Units that have retreated, and those of Kampfgruppe Meyer once it has come.
                Where::Other => Pool::Division,
                Where::Position | Where::Lost => continue,
            };
            if there == pool {
                list.push(i);
            }
        }
        list
    }

    /// The depth markers that can be drawn from a pool, by number.
    pub(crate) fn depth_pool(&self, s: &Situation, pool: DepthPool) -> ArrayVec<DepthId, DEPTHS> {
        let there = |&i: &DepthId| s.depth_where[i] == Where::Pool && self.data.depths[i].pool == pool;
        DepthId::all().filter(there).collect()
    }

    /// The pool that a position's depth markers come from (9.2), empty or not; buildings fall back on the field's.
    pub(crate) fn depth_pool_of(&self, s: &Situation, position: PositionId) -> Option<DepthPool> {
        let p = self.position(position);
        let empty = |pool| self.depth_pool(s, pool).is_empty();
        let pool = if p.wn {
            DepthPool::Wn
        } else if p.building && !empty(DepthPool::Building) {
            DepthPool::Building
        } else {
            DepthPool::Mobile
        };
        (!empty(pool)).then_some(pool)
    }

    /// Puts a German unit, face down, into a position.
    pub(crate) fn garrison(&self, s: &mut Situation, position: PositionId, unit: GermanId) {
        s.stamp = s.stamp.saturating_add(1);
        s.unit_at[position] = unit;
        s.unit_where[unit] = Where::Position;
        s.unit_flags[unit] = 0;
        s.unit_since[unit] = s.stamp;
    }

    /// Draws a depth marker of the right pool and puts it, face down, under the unit in a position (9.2).
    pub(crate) fn deepen(&self, s: &mut Situation, play: &mut impl Play, at: PositionId, rule: Rule) -> bool {
        let Some(pool) = self.depth_pool_of(s, at) else { return false };
        let hex = self.position(at).hex;
        let marker = play.pick(&self.depth_pool(s, pool), "roll-depth", s.turn, hex);
        s.stamp = s.stamp.saturating_add(1);
        s.depth_at[at] = marker;
        s.depth_where[marker] = Where::Position;
        s.depth_revealed[marker] = false;
        s.depth_since[marker] = s.stamp;
        play.tell(|| happened("event-depth-placed", rule, hex));
        true
    }

    /// Takes the depth marker away from a at, for good.
    pub(crate) fn flatten(&self, s: &mut Situation, play: &mut impl Play, at: PositionId, rule: Rule) {
        let Some(marker) = s.depth(at) else { return };
        s.depth_at[at] = DepthId::NONE;
        s.depth_where[marker] = Where::Lost;
        s.depth_revealed[marker] = true;
        play.reveal();
        let hex = self.position(at).hex;
        play.tell(|| happened("event-depth-removed", rule, hex).with("marker", marker).open());
    }

    /// Turns a German unit face up.
    pub(crate) fn reveal(&self, s: &mut Situation, play: &mut impl Play, at: PositionId, rule: Rule) {
        let Some(unit) = s.occupant(at) else { return };
        if s.revealed(unit) {
            return;
        }
        s.unit_flags[unit] |= state::REVEALED;
        play.reveal();
        let hex = self.position(at).hex;
        play.tell(|| happened("event-revealed", rule, hex).with("unit", unit).open());
    }

    /// Turns a depth marker face up.
    pub(crate) fn reveal_depth(&self, s: &mut Situation, play: &mut impl Play, at: PositionId, rule: Rule) {
        let Some(marker) = s.depth(at) else { return };
        if s.depth_revealed[marker] {
            return;
        }
        s.depth_revealed[marker] = true;
        play.reveal();
        let hex = self.position(at).hex;
        play.tell(|| happened("event-depth-revealed", rule, hex).with("marker", marker).open());
    }

    /// Disrupts the German unit in a position (6.4).
    pub(crate) fn disrupt_german(&self, s: &mut Situation, play: &mut impl Play, at: PositionId, rule: Rule) {
        let Some(unit) = s.occupant(at) else { return };
        s.unit_flags[unit] |= state::DISRUPTED;
        let hex = self.position(at).hex;
        play.tell(|| happened("event-german-disrupted", rule, hex));
    }

    /// Defeats the German unit in a position: it retreats if it may (8), else it is gone; its marker goes with it.
    pub(crate) fn defeat(&self, s: &mut Situation, play: &mut impl Play, at: PositionId, rule: Rule) {
        let Some(unit) = s.occupant(at) else { return };
        let p = self.position(at);
        // The line counts at the moment of the attack, with the unit still there.
        let retreats = !p.wn && self.data.germans[unit].division == 352 && self.german_line(s, at);
        self.flatten(s, play, at, rule);
        s.unit_at[at] = GermanId::NONE;
        s.unit_flags[unit] = 0;
        s.stamp = s.stamp.saturating_add(1);
        s.unit_since[unit] = s.stamp;
        let hex = p.hex;
        if retreats {
            s.unit_where[unit] = Where::Other;
            play.tell(|| {
                let way = [hex, self.data.map.boxes.division];
                happened("event-german-retreats", rule, hex).with("unit", unit).way(way).open()
            });
        } else {
            s.unit_where[unit] = Where::Lost;
            play.tell(|| happened("event-german-defeated", rule, hex).with("unit", unit).open());
        }
    }
}

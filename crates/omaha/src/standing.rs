//! What counters can still do in a phase, and which actions a player will look for.

use crate::prelude::*;
use sandtable_engine::guide::Standing;

impl Omaha {
    /// What each counter of the player can still do in this phase; those that have no part in it are left out.
    pub(crate) fn stand(&self, s: &Situation) -> Vec<(CounterId, Standing)> {
        let found = |unit: UnitId| match s.stage {
            Stage::Arrivals => self.can_board(s, unit).then_some(Standing::Must),
            Stage::Actions | Stage::Moving | Stage::Paying | Stage::UnderFire(_) | Stage::Muster => {
                self.can_act(s, unit)
            }
            _ => None,
        };
        everybody().filter_map(|unit| Some((unit.into(), found(unit)?))).collect()
    }

    /// How many counters stand so.
    pub(crate) fn how_many(&self, s: &Situation, wanted: Standing) -> usize {
        self.stand(s).iter().filter(|(_, standing)| *standing == wanted).count()
    }

    /// Whether a unit that is due can be put into a box, or put off, as things are (5.3).
    pub(crate) fn can_board(&self, s: &Situation, unit: UnitId) -> bool {
        self.is_due(s, unit) && (self.check_delay(s, unit).is_ok() || self.rooms(s, unit).next().is_some())
    }

    /// Whether a counter ashore has acted, can act for nothing, or can act for an action (V, 7.1).
    fn can_act(&self, s: &Situation, unit: UnitId) -> Option<Standing> {
        if self.kind(unit) == Kind::Hero || !self.data.map.is_land(s.place(unit)) {
            return None;
        }
        if s.is(unit, flag::ACTED) {
            return Some(Standing::Done);
        }
        if self.check_recover(s, unit).is_ok() || self.can_seek_cover(s, unit) {
            return Some(Standing::Free);
        }
        let scales = self.check_scale(s, unit).is_ok();
        if scales && self.scales_free(s, unit) {
            return Some(Standing::Free);
        }
        let acts = scales
            || self.check_take(s, unit).is_ok()
            || self.can_barrage(s, unit)
            || self.can_attack(s, unit);
        let standing = if self.is_free(s, unit) { Standing::Free } else { Standing::May };
        acts.then_some(standing)
    }

    pub(crate) fn can_barrage(&self, s: &Situation, unit: UnitId) -> bool {
        self.kind(unit) == Kind::Tank
            && self.data.positions.iter().any(|(_, p)| self.check_barrage(s, unit, p.hex).is_ok())
    }

    fn can_attack(&self, s: &Situation, unit: UnitId) -> bool {
        if !self.kind(unit).is_unit() || self.may_act(s, unit).is_err() {
            return false;
        }
        let mut attacks = Vec::new();
        self.list_attacks(s, &mut attacks);
        attacks
            .into_iter()
            .any(|attack| matches!(attack, Action::Attack(hex) if self.check_part(s, unit, hex).is_ok()))
    }

    /// Whether a unit could take part in an attack on a hex: by itself, or in support of infantry that could.
    pub(crate) fn check_part(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        let mut t = s.clone();
        self.begin_attack(&mut t, hex);
        let mut found = self.check_join(&t, unit);
        let near = |&u: &UnitId| self.data.map.distance(s.place(u), hex) == 1;
        for first in everybody().filter(near) {
            if found.is_ok() {
                break;
            }
            if first != unit && self.check_join(&t, first).is_ok() {
                let mut t = t.clone();
                t.group.insert(first);
                found = self.check_join(&t, unit);
            }
        }
        found
    }

    /// The buttons that a player looks for at this moment, whether they can be pressed or not.
    pub(crate) fn seek(&self, s: &Situation) -> Vec<Action> {
        match s.stage {
            Stage::Arrivals
            | Stage::Engineers
            | Stage::Actions
            | Stage::Moving
            | Stage::Paying
            | Stage::UnderFire(_)
            | Stage::Attrition => vec![Action::Done],
            Stage::Muster => vec![Action::Commit, Action::Shells, Action::Done],
            _ => Vec::new(),
        }
    }
}

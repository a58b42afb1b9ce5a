//! What the heuristic American does about the rising sea and for leaders under fire: who has to leave a tide line, when, and
//! who takes leaders along.

use crate::board::{Terrain, Tide, side};
use crate::movement::STACKING;
use crate::planning::order;
use crate::policy::{Consider, Intent, ORDERED, rank};
use crate::prelude::*;
use crate::sequence::ACTIONS;
use crate::value::Picture;
use sandtable_engine::planning::Plan;

/// So many turns before the sea comes people begin to leave.
const AHEAD: usize = 2;

/// So many actions of later turns are kept for other things.
const SPARE: usize = 1;

/// What it is worth to be with a leader whom nobody else takes out of the sea's way.
const RESCUE: i64 = 1500;

impl Omaha {
    /// In how many turns the sea takes whoever stays on a tide line, with none at the end of this one; nothing if it never does.
    pub(crate) fn flooded_in(&self, turn: u8, band: Tide) -> Option<usize> {
        (turn..=LAST_TURN).position(|t| self.data.tide(t) > band)
    }

    /// What it costs to stand on a tide line that the sea will cover soon; more so if it is far to where one wants to be.
    pub(crate) fn rising(&self, s: &Situation, band: Tide, far: usize) -> i64 {
        match self.flooded_in(s.turn, band) {
            None => 0,
            Some(0) => 6000,
            Some(turns) => 3000 >> turns.saturating_sub(far).clamp(1, 12),
        }
    }

    /// In how many turns the sea comes to a hex, if that is soon.
    fn endangered(&self, s: &Situation, hex: SpaceId) -> Option<usize> {
        let band = self.data.map.at(hex).band?;
        self.flooded_in(s.turn, band).filter(|&turns| turns <= AHEAD)
    }

    /// Whether a move leads out of the way of a sea that will rise soon.
    pub(crate) fn gets_out(&self, s: &Situation, from: SpaceId, to: SpaceId) -> bool {
        self.endangered(s, from).is_some() && self.endangered(s, to).is_none()
    }

    /// Whether the sea does not come to a hex and there is room for one more (7.6).
    pub(crate) fn is_dry(&self, s: &Situation, hex: SpaceId) -> bool {
        !self.submerged(s, hex) && s.units(&self.data, hex).count() < STACKING
    }

    /// Who could be taken in hand to leave the rising sea at the last moment: those whom it would take, and whoever is with
    /// leaders who may not go alone (7.3).
    pub(crate) fn rescuers(&self, s: &Situation) -> UnitList {
        let mut list = ArrayVec::new();
        for unit in everybody().filter(|&u| self.drowns(s, u) && self.may_act(s, u).is_ok()) {
            let leads = self.kind(unit).is_leader();
            let leaves = |group: &UnitSet| {
                let ways = || self.data.map.neighbours(s.place(unit));
                ways().any(|to| {
                    let dry =
                        if group.len() == 1 && leads { !self.submerged(s, to) } else { self.is_dry(s, to) };
                    dry && self.check_group(s, group, to).is_ok()
                })
            };
            if leaves(&UnitSet::one(unit)) {
                list.push(unit);
            } else if leads {
                let with = |&other: &UnitId| {
                    let both = [unit, other].into_iter().collect();
                    self.may_act(s, other).is_ok() && leaves(&both)
                };
                list.extend(s.units(&self.data, s.place(unit)).find(with));
            }
        }
        list
    }

    /// Which divisions have to take somebody out of the sea's way now, for they will not have the actions later.
    pub(crate) fn pressed(&self, s: &Situation) -> [bool; 2] {
        let mut need = [0; 2];
        let mut later = 0;
        let mut single: ArrayVec<(SpaceId, usize), US> = ArrayVec::new();
        for unit in everybody().filter(|&u| self.kind(u).is_unit() && !self.kind(u).is_infantry()) {
            let at = s.place(unit);
            if !self.data.map.is_land(at) || self.is_free(s, unit) {
                continue;
            }
            let Some(turns) = self.endangered(s, at) else { continue };
            if turns == 0 && s.is(unit, flag::ACTED | flag::DISRUPTED) {
                continue;
            }
            later = (turns * usize::from(ACTIONS)).saturating_sub(SPARE);
            // Two of a hex go for one action (7.2).
            let division = s.division(&self.data, unit).index();
            match single.iter().position(|&fellow| fellow == (at, division)) {
                Some(fellow) => _ = single.swap_remove(fellow),
                None => {
                    need[division] += 1;
                    single.push((at, division));
                }
            }
        }
        need.map(|need| need > later)
    }

    /// What it is worth that the sea does not take a unit that is not infantry.
    pub(crate) fn saved(&self, s: &Situation, p: &Picture, unit: UnitId) -> i64 {
        let [step, at_the_end] = p.weights.sea;
        let last = self
            .endangered(s, s.place(unit))
            .is_some_and(|turns| usize::from(s.turn) + turns == usize::from(LAST_TURN));
        i64::from(s.steps[unit]) * if last { at_the_end } else { step }
    }

    /// What it costs vehicles to land where the sea will come soon, or where no way leads up.
    pub(crate) fn shallow(&self, turn: u8, hex: SpaceId) -> i64 {
        const BARRED: u32 = crate::board::PROTECTION | side::SHEER | crate::board::BARRIER;
        let map = &self.data.map;
        let Some(band) = map.at(hex).band else { return 0 };
        let Some(turns) = self.flooded_in(turn, band) else { return 0 };
        let up = |&(to, sides): &(SpaceId, u32)| {
            sides & BARRED == 0
                && map.at(to).terrain != Terrain::Sea
                && map.at(to).band.is_none_or(|there| there > band)
        };
        let soon = if turns <= AHEAD { 300 } else { 0 };
        let shut = if map.around[hex].iter().any(up) { 0 } else { 400 };
        soon + shut
    }

    /// What a leader gains by a move.
    pub(crate) fn leader_gain(&self, s: &Situation, p: &Picture, leader: UnitId, to: SpaceId) -> i64 {
        let near = |hex: SpaceId| {
            100 * self.led_from(s, hex) + p.best_from(hex) / 20
                - i64::from(p.toll[hex][3]) / 10
                - self.data.map.at(hex).band.map_or(0, |band| self.rising(s, band, 0))
        };
        near(to) - near(s.place(leader))
    }

    /// Whether somebody may yet act under a leader, beside those who go with him.
    pub(crate) fn awaited(&self, s: &Situation, leader: UnitId, group: &UnitSet) -> bool {
        everybody().any(|unit| {
            !group.contains(unit)
                && self.kind(unit).is_infantry()
                && self.may_act(s, unit).is_ok()
                && self.commanders(s, unit).any(|by| by == leader)
        })
    }

    /// Where a leader goes: alone, or with a unit of his hex where fire forbids it (7.3).
    pub(crate) fn consider_leader(
        &self,
        s: &Situation,
        plan: &Plan,
        p: &Picture,
        leader: UnitId,
        consider: Consider<'_>,
    ) {
        let from = s.place(leader);
        let order = plan.get(u32::from(leader.0));
        if order == Some(order::HOLD) && !self.drowns(s, leader) {
            return;
        }
        let meant = order.and_then(|choice| choice.checked_sub(order::GO));
        for &(to, _) in &self.data.map.around[from] {
            if meant.is_some_and(|meant| meant != u32::from(to.0)) || self.crossing(s, leader, to).is_err() {
                continue;
            }
            let mut worth = self.leader_gain(s, p, leader, to);
            let mut escort = None;
            if p.watched(from, to) {
                let Some((gain, unit)) = self.escort(s, plan, p, leader, to) else { continue };
                worth += gain;
                escort = Some(unit);
            }
            if meant.is_some() {
                worth = worth.max(-ORDERED / 2) + ORDERED;
            }
            consider(rank::LEADERS, worth, &|| match escort {
                Some(unit) => {
                    let mut units: ArrayVec<UnitId, 8> = [unit, leader].into_iter().collect();
                    let others = s.leaders(&self.data, from).filter(|&other| {
                        other != leader
                            && !s.is(other, flag::ACTED)
                            && plan.get(u32::from(other.0)) != Some(order::HOLD)
                            && self.crossing(s, other, to).is_ok()
                            && self.leader_gain(s, p, other, to) > 0
                    });
                    units.extend(others.take(2));
                    Intent::Move(units, to)
                }
                None => self.company(s, plan, p, (leader, to), rank::LEADERS),
            });
        }
    }

    /// Who would take a leader along to where he may not go alone, and what that unit gains or loses by it.
    fn escort(
        &self,
        s: &Situation,
        plan: &Plan,
        p: &Picture,
        leader: UnitId,
        to: SpaceId,
    ) -> Option<(i64, UnitId)> {
        let with = |unit: UnitId| {
            let meant = plan.get(u32::from(unit.0));
            if meant.is_some_and(|choice| choice != order::GO + u32::from(to.0)) {
                return None;
            }
            let group: UnitSet = [leader, unit].into_iter().collect();
            if self.may_act(s, unit).is_err() || self.check_group(s, &group, to).is_err() {
                return None;
            }
            let paid = i64::from(self.fare(s, &group, to).actions) * p.weights.time[1];
            Some((self.gain(s, p, unit, to, &group) - paid, unit))
        };
        s.units(&self.data, s.place(leader)).filter_map(with).max()
    }

    /// Whether a leader who would gain by it can go to a hex only if this unit, the last that can, takes him along: whoever has
    /// one step left may be lost on the way, and the leader stays.
    pub(crate) fn is_last_escort(&self, s: &Situation, p: &Picture, unit: UnitId, to: SpaceId) -> bool {
        let from = s.place(unit);
        let follows = |leader: UnitId| {
            !s.is(leader, flag::ACTED)
                && self.crossing(s, leader, to).is_ok()
                && self.leader_gain(s, p, leader, to) > 0
        };
        p.watched(from, to)
            && s.leaders(&self.data, from).any(follows)
            && !s
                .units(&self.data, from)
                .any(|other| other != unit && s.steps[other] > 1 && self.may_act(s, other).is_ok())
    }

    /// What it is worth to come to a leader who is alone in the sea's way and may not leave it without a unit.
    pub(crate) fn rescue(&self, s: &Situation, p: &Picture, hex: SpaceId) -> i64 {
        let stuck = |leader: UnitId| {
            let ways = || self.data.map.neighbours(hex).filter(|&to| self.crossing(s, leader, to).is_ok());
            !ways().any(|to| self.endangered(s, to).is_none() && !p.watched(hex, to))
        };
        let soon = self.endangered(s, hex).is_some_and(|turns| turns > 0);
        let alone = || s.units(&self.data, hex).next().is_none();
        if soon && alone() && s.leaders(&self.data, hex).any(stuck) { RESCUE } else { 0 }
    }
}

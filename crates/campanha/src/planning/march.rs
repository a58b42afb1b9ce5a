//! Marches: where those go who neither hold a post nor attack, and what the attack costs that they may come to owe.

use super::moves::Moves;
use super::picture::Force;
use crate::prelude::*;
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::sorting;
use sandtable_kit::staff::best;

impl Campanha {
    /// The goal that draws a unit, by its place in the list.
    fn goal_for(
        &self,
        s: &Situation,
        style: &Style,
        m: &Moves,
        unit: UnitId,
        from: SpaceId,
    ) -> Option<usize> {
        let u = &self.data.units[unit];
        let left = i64::from(s.last_turn(&self.data) - s.turn) + 1;
        let pace = i64::from(u.movement.max(1)) * 2;
        let goals = self.lore().goals.iter().enumerate().filter_map(|(i, goal)| {
            let march = i64::from(goal.march[from]);
            if march >= 250 || march > pace * left + pace {
                return None;
            }
            let turns = march / pace + 1;
            let danger = match (u.side, s.held.contains(goal.hex)) {
                (Side::Allied, false) => 100,
                (Side::Allied, true) => i64::from(m.threat[goal.hex].min(20)),
                (Side::German, true) => 120,
                (Side::German, false) => i64::from(m.threat[goal.hex].min(40)) * 3 + 10,
            };
            let worth = (goal.worth + 3000) * style.objective / 100 * danger / 100 * 8
                / (4 + turns * 4 + march / 8)
                / (8 + m.crowd[i]);
            Some((worth, i))
        });
        best(goals)
    }

    /// What a unit that marches goes by; none if it has nowhere to begin.
    fn walker(&self, s: &Situation, plan: &Plan, m: &Moves, unit: UnitId) -> Option<Walker> {
        let u = &self.data.units[unit];
        let here = s.place(unit);
        let on_map = self.data.map.is_hex(here);
        let first = if on_map { here } else { m.reach.of(unit)?.first()? };
        let style = self.style_at(plan, first);
        Some(Walker {
            here,
            goal: self.goal_for(s, style, m, unit, first),
            defence: self.defence_of(s, unit),
            step: self.price(s, unit).step,
            unit,
            gun: self.is_gun(unit),
            resting: u.side == Side::Allied && s.is(unit, flag::REDUCED),
            excused: on_map && self.dominates(s, unit),
            style,
        })
    }

    /// What the attack is worth that a unit owes once it ends in contact (4.1.2; ruling R01), with those who are meant to be
    /// beside the same enemy: at most nothing, for who is not bound to attack need not.
    fn owed_worth(&self, s: &Situation, m: &Moves, walker: &Walker, to: SpaceId) -> i64 {
        let mut best = i64::MIN;
        for &(hex, _) in &self.data.map.around[to] {
            let Some(foe) = m.stand(hex) else { continue };
            let mut force = Force::NONE;
            self.join(s, &mut force, foe, walker.unit, to);
            let others = self.data.map.around[hex].iter().map(|&(near, _)| m.posture.at(near).attack);
            let others: i32 = others.sum();
            force.attack += others;
            force.river &= others == 0;
            best = best.max(self.worth(foe, &force, false, walker.style).0);
        }
        if best == i64::MIN { 0 } else { best.min(0) }
    }

    /// How gladly a unit ends its march in a hex.
    fn appeal(&self, s: &Situation, m: &Moves, walker: &Walker, hex: SpaceId) -> i64 {
        let w = &self.weights;
        let side = s.active;
        let map = &self.data.map;
        let style = walker.style;
        let mut score = 0;
        if s.engaged(side, hex) {
            if hex != walker.here || !walker.excused {
                score -= w.march.contact + walker.step / 2;
                score += self.owed_worth(s, m, walker, hex) * w.march.owed / 100;
            }
            if walker.resting || walker.gun {
                score -= w.march.contact * 2;
            }
        }
        if let Some(goal) = walker.goal {
            let march = i64::from(self.lore().goals[goal].march[hex]);
            score -= march * w.march.goal * if walker.resting { 1 } else { 4 } / 4;
        }
        let (threat, post) = (m.threat[hex], m.posture.at(hex));
        if threat > 0 {
            let before =
                if post.count > 0 { self.fear(side, hex, post.defence, post.step, threat) } else { 0 };
            let step = post.step.min(walker.step);
            let after = self.fear(side, hex, post.defence + walker.defence, step, threat);
            score += (before - after) * style.caution / 100;
            score += i64::from(map.columns(hex)) * w.march.column / 2;
            if post.count == 0 {
                match side {
                    Side::German => {
                        let around = map.around[hex].iter();
                        let fresh = around.filter(|&&(n, _)| !m.posture.covers(n)).count();
                        score += fresh as i64 * w.march.cover / 2;
                    }
                    Side::Allied if !m.posture.covers(hex) => score -= w.fear.alone,
                    Side::Allied => {}
                }
            }
            if walker.gun {
                score -= i64::from(threat) * 10;
            }
        }
        let points = self.lore().points[hex];
        if points > 0 && post.count == 0 {
            let own = s.held.contains(hex) == (side == Side::Allied);
            if !own || threat > 0 {
                score += points * w.march.post * style.objective / 200_000;
            }
        }
        if self.lore().harbour[hex] && side == Side::Allied {
            // Beaches are for those who come.
            score -= 150;
        }
        score
    }

    /// The rest: towards the goals, out of contact, on good ground and close to friends.
    pub(super) fn march(&self, s: &Situation, plan: &Plan, m: &mut Moves) {
        let open = m.open;
        for unit in open.iter() {
            let (Some(reach), Some(walker)) = (m.reach.of(unit).copied(), self.walker(s, plan, m, unit))
            else {
                m.open.remove(unit);
                continue;
            };
            let places = reach.iter().filter(|&hex| self.has_planned_room(m, hex));
            let to = best(places.map(|hex| (self.appeal(s, m, &walker, hex), hex))).unwrap_or(walker.here);
            if let Some(goal) = walker.goal {
                m.crowd[goal] += i64::from(walker.defence) / 2 + 1;
            }
            if self.data.map.is_hex(to) {
                m.settle(self, s, unit, to);
            } else {
                m.open.remove(unit);
            }
        }
    }

    /// Adds the places that a unit would like best once everybody else is where he is meant to be: marches, and hexes
    /// beside the enemy.
    pub(super) fn rank_places(
        &self,
        s: &Situation,
        plan: &Plan,
        m: &Moves,
        unit: UnitId,
        most: usize,
        out: &mut Vec<u32>,
    ) {
        let (Some(reach), Some(walker)) = (m.reach.of(unit), self.walker(s, plan, m, unit)) else {
            return;
        };
        let mut list: Vec<(i64, SpaceId)> = Vec::with_capacity(64);
        let mut beside: Vec<(i64, SpaceId)> = Vec::new();
        for hex in reach.iter().filter(|&hex| self.has_planned_room(m, hex)) {
            let score = self.appeal(s, m, &walker, hex);
            let contact = s.engaged(s.active, hex);
            let list = if contact { &mut beside } else { &mut list };
            list.push((-score, hex));
        }
        for list in [&mut list, &mut beside] {
            sorting::by_key(list, |(score, hex)| [*score, hex.0.into()]);
        }
        let places = list.iter().take(most / 2 + 1).chain(beside.iter().take(most / 2));
        for &(_, hex) in places {
            if out.len() < most + 2 && !out.contains(&u32::from(hex.0)) {
                out.push(u32::from(hex.0));
            }
        }
    }
}

/// What a unit that marches goes by.
struct Walker {
    unit: UnitId,
    here: SpaceId,
    goal: Option<usize>,
    defence: i32,
    step: i64,
    gun: bool,
    resting: bool,
    excused: bool,
    style: &'static Style,
}

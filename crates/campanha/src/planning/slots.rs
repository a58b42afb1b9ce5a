//! What a plan is made of: the questions with the answers worth trying, and answers that belong together.
//!
//! | slot | question | answers |
//! |---|---|---|
//! | below 231 | where the unit goes | a hex; its own place (or none) to stay |
//! | 1000 + hex | whether the hex is attacked | 0 no, 1 yes |
//! | 2000 | where the carpet falls | a hex, or none |
//! | 2001 | how many air points are kept for the defence | 0 … 50 |
//! | 3000 + sector | the style of a sector | its place in the list |

use super::{AIR, ATTACK, CARPET, FORBID, FORCE, STYLES, Thoughts};
use crate::prelude::*;
use sandtable_engine::planning::{Gene, Plan, Slot};

/// How many places are offered to a unit.
const PLACES: usize = 6;

impl Campanha {
    pub(super) fn list_slots(&self, s: &Situation, plan: &Plan, out: &mut Vec<Slot>) {
        let side = s.active;
        let mut m = Thoughts::new();
        if s.stage == Stage::Carpet {
            let (_, hex) = self.best_carpet(s);
            let mut choices = vec![u32::from(hex.0), u32::from(SpaceId::NONE.0)];
            choices.extend(self.data.map.around[hex].iter().map(|&(near, _)| u32::from(near.0)));
            out.push(Slot { slot: CARPET, sector: 0, choices });
        }
        if matches!(s.stage, Stage::Carpet | Stage::Movement | Stage::Moving(_)) {
            self.plan_moves(s, plan, self.style(plan), &mut m);
            for unit in self.data.side(side) {
                if m.moves.reach.of(unit).is_none() {
                    continue;
                }
                let to = m.moves.dest[unit];
                let here = s.place(unit);
                let mut choices = vec![u32::from(to.0)];
                let stay = if self.data.map.is_hex(here) { here } else { SpaceId::NONE };
                if stay != to {
                    choices.push(u32::from(stay.0));
                }
                self.rank_places(s, plan, &m.moves, unit, PLACES, &mut choices);
                if choices.len() > 1 {
                    let at = if self.data.map.is_hex(to) { to } else { self.data.beaches[0][0] };
                    out.push(Slot { slot: u32::from(unit.0), sector: self.sector(at), choices });
                }
            }
            for (worth, foe) in &m.moves.foes {
                let least = self.weights.attack.least;
                let choices = if *worth >= least { vec![FORCE, FORBID] } else { vec![FORBID, FORCE] };
                if *worth > -6000 {
                    out.push(Slot {
                        slot: ATTACK + u32::from(foe.hex.0),
                        sector: self.sector(foe.hex),
                        choices,
                    });
                }
            }
        } else if matches!(s.stage, Stage::Combat) {
            for hex in s.occupied(&self.data, side.enemy()).iter() {
                if self.check_attack(s, hex).is_ok() {
                    let choices = vec![FORCE, FORBID];
                    out.push(Slot { slot: ATTACK + u32::from(hex.0), sector: self.sector(hex), choices });
                }
            }
        }
        if side == Side::Allied {
            let usual = u32::from(self.weights.attack.air_reserve);
            let others = [0, 10, 20, 30, 50].into_iter().filter(|&kept| kept != usual);
            out.push(Slot { slot: AIR, sector: 0, choices: std::iter::once(usual).chain(others).collect() });
        }
    }

    pub(super) fn list_bundles(&self, s: &Situation, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        if !matches!(s.stage, Stage::Carpet | Stage::Movement | Stage::Moving(_)) {
            return;
        }
        let side = s.active;
        let mut usual = Thoughts::new();
        self.plan_moves(s, plan, self.style(plan), &mut usual);
        // Attacks that the policy left out, the most promising first, with those who would make them.
        let mut fresh = Thoughts::new();
        self.prepare_moves(s, plan, self.style(plan), &mut fresh.moves);
        for (_, foe) in usual.moves.foes.iter().take(12) {
            for (_, _, set) in self.attack_sets(s, plan, &fresh.moves, foe.hex).into_iter().take(3) {
                let mut genes: Vec<Gene> = set
                    .iter()
                    .map(|&(unit, from)| Gene { slot: u32::from(unit.0), choice: u32::from(from.0) })
                    .collect();
                genes.push(Gene { slot: ATTACK + u32::from(foe.hex.0), choice: FORCE });
                out.push(genes);
            }
        }
        for (_, foe) in usual.moves.foes.iter().take(8) {
            out.push(vec![Gene { slot: ATTACK + u32::from(foe.hex.0), choice: FORBID }]);
        }
        // Sectors played in another style.
        for style in (0..STYLES.len() as u8).filter(|&style| style != plan.style) {
            let mut other = Thoughts::new();
            self.plan_moves(s, &Plan::of_style(style), &STYLES[usize::from(style)], &mut other);
            let mut sectors: Vec<(u16, Vec<Gene>)> = Vec::new();
            for unit in self.data.all_units() {
                let to = other.moves.dest[unit];
                if usual.moves.reach.of(unit).is_none()
                    || self.data.units[unit].side != side
                    || to == usual.moves.dest[unit]
                {
                    continue;
                }
                let at = if self.data.map.is_hex(to) { to } else { usual.moves.dest[unit] };
                let sector = if self.data.map.is_hex(at) { self.sector(at) } else { 0 };
                let gene = Gene { slot: u32::from(unit.0), choice: u32::from(to.0) };
                match sectors.iter_mut().find(|(s, _)| *s == sector) {
                    Some((_, genes)) => genes.push(gene),
                    None => sectors.push((sector, vec![gene])),
                }
            }
            out.extend(sectors.into_iter().map(|(_, genes)| genes));
        }
    }

    /// The part of the board that a hex belongs to: that of the nearest objective.
    pub(super) fn sector(&self, hex: SpaceId) -> u16 {
        self.lore().sectors[hex]
    }
}

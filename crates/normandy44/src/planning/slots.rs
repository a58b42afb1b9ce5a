//! What a plan is made of: the questions with the answers worth trying, and answers that belong together.
//!
//! | slot | question | answers |
//! |---|---|---|
//! | below 303 | where the unit goes | a hex |
//! | 1000 + hex | whether the hex is attacked | 0 no, 1 yes |

use super::moves::{Moves, least_worth};
use super::picture::Picture;
use super::{ATTACK, FORBID, FORCE, Mind, STYLES};
use crate::Normandy44;
use crate::situation::{Situation, Stage};
use sandtable_engine::dice::Keyed;
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{Gene, Plan, Slot};
use sandtable_engine::rules::Rules;
use sandtable_engine::sorting;
use sandtable_engine::{SpaceId, UnitId};
use std::sync::Arc;

/// How many places are offered to a unit besides the one that the plan has for it.
const PLACES: usize = 4;
/// Units further from any enemy than this have no slot: they are on their way.
const FAR: u8 = 7;

/// Answers by sector.
type Sectors = Vec<(u16, Vec<Gene>)>;

const fn goes(unit: UnitId, to: SpaceId) -> Gene {
    Gene { slot: unit.0 as u32, choice: to.0 as u32 }
}

impl Normandy44 {
    fn planned(&self, s: &Situation, plan: &Plan) -> (Arc<Picture>, Moves) {
        let picture = self.picture(s, &mut Mind::default());
        let moves = self.plan_moves(s, plan, &self.style(plan), &picture);
        (picture, moves)
    }

    /// The situation in which the moves of this player-turn begin, if they still do: whoever replaces losses before plans with them.
    fn at_movement(&self, s: &Situation, plan: &Plan) -> Option<Situation> {
        let mut s = s.clone();
        let mut mind = Mind::default();
        while s.stage == Stage::Replacement {
            let action = self.policy(&s, plan, self.style(plan), &mut mind)?;
            self.apply(&mut s, action, &mut Keyed { seed: 1, set: 0, sets: 1 }, &mut Silent);
        }
        matches!(s.stage, Stage::Movement | Stage::Moving(..)).then_some(s)
    }

    pub(super) fn list_slots(&self, s: &Situation, plan: &Plan, out: &mut Vec<Slot>) {
        let style = self.style(plan);
        if s.stage == Stage::Combat {
            let mut list = Vec::new();
            self.list_combat(s, &mut list);
            for hex in
                list.iter().filter_map(|a| if let crate::Action::Attack(hex) = a { Some(*hex) } else { None })
            {
                let slot = ATTACK + u32::from(hex.0);
                out.push(Slot { slot, sector: self.sector(hex), choices: vec![FORCE, FORBID] });
            }
            return;
        }
        let Some(s) = &self.at_movement(s, plan) else { return };
        let (p, m) = self.planned(s, plan);
        let near = |hex: SpaceId| self.data.map.is_hex(hex) && p.far[hex.index()] <= FAR;
        for unit in self.data.side(s.active) {
            let (Some(ends), to) = (m.reach.of(unit), m.orders.dest[unit]) else { continue };
            if !near(to) && !near(s.place(unit)) {
                continue;
            }
            let mut world = m.world.clone();
            world.put(&self.data, unit, self.data.map.boxes.out);
            let mut rated: Vec<(i64, SpaceId)> = ends
                .iter()
                .filter(|&hex| hex != to)
                .map(|hex| (self.stand_worth(&world, style, &p, unit, hex), hex))
                .filter(|(worth, _)| *worth > i64::MIN / 4)
                .collect();
            sorting::by_key(&mut rated, |(worth, hex)| [!*worth, hex.0.into()]);
            rated.truncate(PLACES);
            let places = [to].into_iter().chain(rated.into_iter().map(|(_, hex)| hex));
            let choices: Vec<u32> =
                places.filter(|&hex| self.data.map.is_hex(hex)).map(|hex| hex.0.into()).collect();
            if choices.len() > 1 {
                out.push(Slot { slot: unit.0.into(), sector: self.sector(to), choices });
            }
        }
        let least = least_worth(s.active, &style);
        for &(worth, hex) in m.foes.iter().filter(|(worth, _)| *worth > -60) {
            let choices = if worth >= least { vec![FORCE, FORBID] } else { vec![FORBID, FORCE] };
            out.push(Slot { slot: ATTACK + u32::from(hex.0), sector: self.sector(hex), choices });
        }
    }

    pub(super) fn list_bundles(&self, s: &Situation, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        let Some(s) = &self.at_movement(s, plan) else { return };
        let (p, usual) = self.planned(s, plan);
        let style = self.style(plan);
        // Attacks, each with those who would make it if nobody were bound elsewhere.
        let fresh = self.prepare_moves(s, &p);
        for &(_, hex) in usual.foes.iter().take(14) {
            for (_, _, set) in self.attack_sets(s, &style, &p, &fresh, hex).into_iter().take(2) {
                let mut genes: Vec<Gene> = set.iter().map(|&(unit, from)| goes(unit, from)).collect();
                genes.push(Gene { slot: ATTACK + u32::from(hex.0), choice: FORCE });
                out.push(genes);
            }
        }
        for &(_, hex) in usual.foes.iter().take(8) {
            out.push(vec![Gene { slot: ATTACK + u32::from(hex.0), choice: FORBID }]);
        }
        // Sectors played in another style.
        for other in (0..STYLES.len() as u8).filter(|&other| other != plan.style) {
            let (_, m) = self.planned(s, &Plan::of_style(other));
            let mut sectors: Sectors = Vec::new();
            for unit in self.data.side(s.active) {
                let (to, mine) = (m.orders.dest[unit], usual.orders.dest[unit]);
                if to == mine || m.reach.of(unit).is_none() || !self.data.map.is_hex(to) {
                    continue;
                }
                let sector = self.sector(to);
                match sectors.iter_mut().find(|(known, _)| *known == sector) {
                    Some((_, genes)) => genes.push(goes(unit, to)),
                    None => sectors.push((sector, vec![goes(unit, to)])),
                }
            }
            out.extend(sectors.into_iter().map(|(_, genes)| genes));
        }
    }

    /// The part of the map that a hex belongs to: that of the nearest of some places.
    fn sector(&self, hex: SpaceId) -> u16 {
        let (places, map) = (&self.data.places, &self.data.map);
        if !map.is_hex(hex) {
            return 0;
        }
        let caen = places.caen.first().copied();
        let all = [places.carentan, places.saint_lo, places.bayeux, places.sainte_mere, places.arromanches];
        let all = all.into_iter().chain(caen).chain(places.cherbourg.first().copied());
        let nearest = all.enumerate().min_by_key(|&(n, place)| (map.distance(place, hex), n));
        nearest.map_or(0, |(n, _)| n as u16)
    }
}

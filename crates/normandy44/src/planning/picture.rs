//! The picture that a bot draws of a phase: where it wants to go, and what stands against it.

use super::Mind;
use super::moves::Orders;
use crate::Normandy44;
use crate::board::feature;
use crate::data::ScenarioKind;
use crate::situation::{HexSet, Situation};
use crate::units::Side;
use sandtable_engine::SpaceId;
use sandtable_engine::planning::{Plan, Style};
use std::sync::Arc;

/// What a picture was drawn of: as long as this is the same, it will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    scenario: u8,
    turn: u8,
    active: Side,
    command: u8,
    reserve: bool,
}

/// Orders, and what they were given for.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    key: Key,
    plan: Plan,
    orders: Arc<Orders>,
}

/// The picture of a phase, for the side whose player-turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    key: Key,
    /// How much each hex draws its units.
    pub(super) pull: Vec<i32>,
    /// The strength of enemies in each hex, and of those who could strike it from beside it.
    pub(super) enemy: Vec<u16>,
    pub(super) threat: Vec<u16>,
    /// The strength that could come against each hex, the nearer the more of it.
    pub(super) menace: Vec<u16>,
    /// With how much each enemy hex is defended.
    pub(super) defence: Vec<u16>,
    /// How far the nearest enemy is.
    pub(super) far: Vec<u8>,
    pub(super) supplied: HexSet,
    /// The hexes from which enemies can be attacked.
    pub(super) front: HexSet,
}

impl Normandy44 {
    fn key_of(s: &Situation) -> Key {
        Key { scenario: s.scenario, turn: s.turn, active: s.active, command: s.shared.at, reserve: s.reserve }
    }

    /// The picture that fits a situation: the one there is, or a new one.
    pub(super) fn picture(&self, s: &Situation, mind: &mut Mind) -> Arc<Picture> {
        let key = Self::key_of(s);
        match &mind.picture {
            Some(picture) if picture.key == key => Arc::clone(picture),
            _ => Arc::clone(mind.picture.insert(Arc::new(self.draw(s, key)))),
        }
    }

    /// Where everybody goes in this phase: as it was planned when the phase began.
    pub(super) fn orders(
        &self,
        s: &Situation,
        plan: &Plan,
        style: Style,
        picture: &Picture,
        mind: &mut Mind,
    ) -> Arc<Orders> {
        let key = Self::key_of(s);
        match &mind.orders {
            Some(kept) if kept.key == key && kept.plan == *plan => Arc::clone(&kept.orders),
            _ => {
                let moves = self.plan_moves(s, plan, &style, picture);
                let orders = Arc::new(moves.orders);
                mind.orders = Some(Kept { key, plan: plan.clone(), orders: Arc::clone(&orders) });
                orders
            }
        }
    }

    fn draw(&self, s: &Situation, key: Key) -> Picture {
        let map = &self.data.map;
        let own = s.active;
        let hexes = usize::from(map.hexes);
        let enemies = s.occupied(&self.data, own.enemy());
        let (mut enemy, mut threat, mut defence) =
            (vec![0_u16; hexes], vec![0_u16; hexes], vec![0_u16; hexes]);
        let mut menace = vec![0_u16; hexes];
        for hex in enemies.iter() {
            let strength: u16 = s.stacks.units(hex).map(|u| u16::from(s.strength(&self.data, u))).sum();
            let strikes: u16 = s
                .stacks
                .units(hex)
                .filter(|&u| !self.data.units[u].defends_only)
                .map(|u| u16::from(s.strength(&self.data, u)))
                .sum();
            enemy[hex.index()] = strength;
            defence[hex.index()] = self.defence_points(s, hex) as u16;
            for near in map.near(hex) {
                threat[near.index()] += strikes;
            }
            for at in map.all_hexes().filter(|_| own == Side::German) {
                let gap = map.distance(hex, at);
                menace[at.index()] += strikes * u16::from(7_u8.saturating_sub(gap).min(4));
            }
        }
        let far = self.spread(enemies.iter().map(|foe| (foe, 99)), 1, 0);
        let far: Vec<u8> = far.into_iter().map(|near| (99 - near) as u8).collect();
        let prizes = self.prizes(s, own, &enemies, &far);
        let pull = self.spread(prizes.into_iter(), 4, -60);
        let front = enemies.iter().flat_map(|foe| map.near(foe)).collect();
        menace.iter_mut().for_each(|sum| *sum = (*sum / 4).min(18));
        Picture { key, pull, enemy, threat, menace, defence, far, supplied: self.supplied(s, own), front }
    }

    /// How much of the best of some worths is left in each hex, if each loses so much a hex of the way, but never less than `least`.
    fn spread(&self, from: impl Iterator<Item = (SpaceId, i32)>, fall: i32, least: i32) -> Vec<i32> {
        let map = &self.data.map;
        let mut left = vec![least; usize::from(map.hexes)];
        let mut waiting: Vec<Vec<SpaceId>> = Vec::new();
        let mut note = |waiting: &mut Vec<Vec<SpaceId>>, hex: SpaceId, worth: i32| {
            if worth > left[hex.index()] {
                left[hex.index()] = worth;
                let bucket = (worth - least) as usize;
                if waiting.len() <= bucket {
                    waiting.resize(bucket + 1, Vec::new());
                }
                waiting[bucket].push(hex);
            }
        };
        for (hex, worth) in from {
            note(&mut waiting, hex, worth);
        }
        for bucket in (0..waiting.len()).rev() {
            for hex in std::mem::take(&mut waiting[bucket]) {
                // Somebody better may have come here since: then it has been told already.
                let worth = bucket as i32 + least - fall;
                for next in map.beyond[hex].iter().filter(|b| b.to != SpaceId::NONE) {
                    note(&mut waiting, next.to, worth);
                }
            }
        }
        left
    }

    /// The places that draw a side, and how much.
    fn prizes(&self, s: &Situation, own: Side, enemies: &HexSet, far: &[u8]) -> Vec<(SpaceId, i32)> {
        let (map, places) = (&self.data.map, &self.data.places);
        let kind = self.kind(s);
        let mut list = Vec::with_capacity(128);
        for hex in map.all_hexes() {
            let town = self.town_points(hex);
            let theirs = s.controller(hex) != own;
            let mut worth = match (own, theirs, town > 0) {
                (Side::Allied, true, true) if kind == ScenarioKind::Campaign && self.counts_allied(hex) => {
                    16 + 8 * town
                }
                (_, true, true) => 12 + 6 * town,
                (Side::German, false, true) if far[hex.index()] <= 3 => 14 + 6 * town,
                _ => 0,
            };
            if theirs && own == Side::Allied {
                let goal =
                    hex == places.saint_lo || places.caen.contains(&hex) || places.cherbourg.contains(&hex);
                worth += if goal { 12 } else { 0 };
            }
            if kind == ScenarioKind::Cherbourg {
                let inside = map.has(hex, feature::PERIMETER);
                worth += if inside { 14 } else { 0 } + if hex == places.carentan { 20 } else { 0 };
            }
            if kind == ScenarioKind::Seven && map.has(hex, feature::DROP) && theirs {
                worth += 16;
            }
            if kind == ScenarioKind::Seven && own == Side::German && map.has(hex, feature::DROP) && theirs {
                worth += 10;
            }
            if own == Side::German && !theirs && (hex == places.saint_lo || places.caen.contains(&hex)) {
                worth += if far[hex.index()] <= 8 { 24 } else { 0 };
            }
            // 23.2: an Allied unit on the edge wins at once.
            if kind != ScenarioKind::Cherbourg && map.has(hex, feature::SOUTH | feature::EAST) {
                let near = far[hex.index()] <= 6;
                worth += if own == Side::Allied { 16 } else { 8 * i32::from(near) };
            }
            if map.has(hex, feature::BEACHHEAD) && own == Side::German && s.held.contains(hex) {
                worth += 10;
            }
            if worth > 0 {
                list.push((hex, worth));
            }
        }
        let foe = if own == Side::German { 16 } else { 8 };
        list.extend(enemies.iter().map(|hex| (hex, foe)));
        list
    }
}

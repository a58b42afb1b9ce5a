//! The picture that a bot draws of a phase: where it wants to go, and what stands against it.

use crate::Normandy44;
use crate::board::feature;
use crate::data::ScenarioKind;
use crate::situation::{HexSet, Situation};
use crate::units::Side;
use sandtable_engine::SpaceId;

/// What a picture was drawn of: as long as this is the same, it will do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    scenario: u8,
    turn: u8,
    active: Side,
    reserve: bool,
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
    /// With how much each enemy hex is defended.
    pub(super) defence: Vec<u16>,
    /// How far the nearest enemy is.
    pub(super) far: Vec<u8>,
    pub(super) supplied: HexSet,
}

impl Normandy44 {
    fn key_of(s: &Situation) -> Key {
        Key { scenario: s.scenario, turn: s.turn, active: s.active, reserve: s.reserve }
    }

    /// The picture that fits a situation: the one there is, or a new one.
    pub(super) fn picture<'m>(&self, s: &Situation, mind: &'m mut Option<Box<Picture>>) -> &'m Picture {
        let key = Self::key_of(s);
        if mind.as_ref().is_none_or(|picture| picture.key != key) {
            *mind = None;
        }
        mind.get_or_insert_with(|| Box::new(self.draw(s, key)))
    }

    fn draw(&self, s: &Situation, key: Key) -> Picture {
        let map = &self.data.map;
        let own = s.active;
        let hexes = usize::from(map.hexes);
        let enemies = s.occupied(&self.data, own.enemy());
        let (mut enemy, mut threat, mut defence) =
            (vec![0_u16; hexes], vec![0_u16; hexes], vec![0_u16; hexes]);
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
        }
        let mut far = vec![u8::MAX; hexes];
        for hex in map.all_hexes() {
            let nearest = enemies.iter().map(|foe| map.distance(foe, hex)).min();
            far[hex.index()] = nearest.unwrap_or(99);
        }
        let prizes = self.prizes(s, own, &enemies, &far);
        let mut pull = vec![0_i32; hexes];
        for hex in map.all_hexes() {
            let best = prizes.iter().map(|&(at, worth)| worth - 4 * i32::from(map.distance(at, hex))).max();
            pull[hex.index()] = best.unwrap_or(0).max(-60);
        }
        Picture { key, pull, enemy, threat, defence, far, supplied: self.supplied(s, own) }
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

//! The fire to expect: how often the cards still to come let whom fire, and what that takes from whoever stands or moves
//! there. Part of the picture of [`crate::value`].

use crate::cards::CARDS;
use crate::data::Intensity;
use crate::prelude::*;
use crate::value::Picture;

/// How often the cards still to come show what, in thousandths.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    /// By colour, for positions without and with depth: any symbol, then each.
    fires: [[[i64; 4]; 2]; 6],
    /// By set of colours: without and with depth.
    pub(crate) shows: [[i64; 2]; 64],
}

impl Omaha {
    pub(crate) fn deck(&self, s: &Situation) -> Deck {
        let mut cards = s.deck;
        let anew = self.data.turns[usize::from(s.turn)].shuffle && s.acting();
        if anew || s.deck.count_ones() < 4 {
            cards |= s.discards;
        }
        let count = i64::from(cards.count_ones()).max(1);
        let mut deck = Deck { fires: [[[0; 4]; 2]; 6], shows: [[0; 2]; 64] };
        for number in (1..=CARDS as u8).filter(|n| cards >> (n - 1) & 1 == 1) {
            let card = self.card(number);
            let (mut single, mut any) = (0_usize, 0_usize);
            for shot in &card.fire {
                let colour = shot.colour as usize;
                any |= 1 << colour;
                if !shot.depth {
                    single |= 1 << colour;
                    deck.fires[colour][0][0] += 1;
                    deck.fires[colour][0][1 + card.target as usize] += 1;
                }
                deck.fires[colour][1][0] += 1;
                deck.fires[colour][1][1 + card.target as usize] += 1;
            }
            for (set, shows) in deck.shows.iter_mut().enumerate() {
                shows[0] += i64::from(set & single != 0);
                shows[1] += i64::from(set & any != 0);
            }
        }
        for n in deck.fires.iter_mut().flatten().flatten().chain(deck.shows.iter_mut().flatten()) {
            *n = *n * 1000 / count;
        }
        deck
    }

    /// What fire is likely to take in each hex, and whose fire those who move draw.
    pub(crate) fn expect_fire(&self, s: &Situation, deck: &Deck, p: &mut Picture) {
        let both = !s.letter;
        if !both {
            p.deep = u128::MAX;
        }
        for position in PositionId::all() {
            if !self.speaks(position) || !s.projects(&self.data, position) {
                continue;
            }
            let at = self.position(position);
            let deep = self.is_deep(s, position);
            let bit = 1_u128 << position.0;
            p.colours[position] = 1 << at.colour as u8;
            if deep {
                p.deep |= bit;
            }
            let fires = &deck.fires[at.colour as usize][usize::from(deep)];
            // Where many are under fire, each is hit less often.
            let mut under_fire = 0;
            for &(hex, intensity) in &at.field {
                let units = s.units(&self.data, hex).count() as i64;
                under_fire += units * [0, 0, 1, 3][intensity as usize];
            }
            let limit = 3 * i64::from(self.limit(s, position));
            let share = (limit * 100 / under_fire.max(1)).clamp(30, 100);
            let hidden = !at.wn && s.occupant(position).is_some_and(|unit| !s.revealed(unit));
            for &(hex, intensity) in &at.field {
                let toll = &mut p.toll[hex];
                // In hundredths of a step; and how seldom armour suffers from a hit, if it is spared at all.
                let (blow, spared) = match intensity {
                    Intensity::Intense => (100, None),
                    Intensity::Steady => (100 + 15 * i64::from(hidden), Some(4)),
                    Intensity::Sporadic => (15, Some(60)),
                };
                for symbol in 0..3 {
                    let often = if spared.is_none() { fires[0] } else { fires[1 + symbol] };
                    toll[symbol] += (often * blow * share / 10_000) as i32;
                }
                toll[3] += (fires[0] * blow * share / 10_000) as i32;
                toll[4] += (spared.map_or(fires[0], |part| fires[1] / part) * share / 100) as i32;
                if !both {
                    p.near[hex] |= bit;
                }
            }
            for active in self.hexes_of(position).into_iter().filter(|&h| s.can_fire(h)) {
                for hex in self.data.map.neighbours(self.position(active).hex) {
                    if !both || at.covers.contains(hex) {
                        p.near[hex] |= bit;
                    }
                }
            }
        }
        for hex in self.data.map.all() {
            p.toll[hex] = p.toll[hex].map(|toll| toll.min(950));
        }
    }

    /// What it costs a unit to be under the fire of the next turn in a hex, with so many steps beside it.
    pub(crate) fn fire_cost(&self, s: &Situation, p: &Picture, unit: UnitId, hex: SpaceId, near: u32) -> i64 {
        let u = &self.data.us[unit];
        let toll = &p.toll[hex];
        let steps = u32::from(s.steps[unit]);
        let last = s.turn == LAST_TURN && s.acting();
        let expected = match u.target {
            _ if last => 0,
            _ if u.armoured => toll[4],
            _ if steps + near >= 5 => toll[3],
            Some(target) => toll[target as usize],
            None => toll[3] / 20,
        };
        i64::from(expected) * self.step_worth(s, p, unit) / 1000 * p.weights.fear[1] / 100
    }
}

impl Picture {
    /// Whether a move from hex to hex is watched (7.3).
    pub(crate) fn watched(&self, from: SpaceId, to: SpaceId) -> bool {
        self.near[from] & self.near[to] != 0
    }

    /// How likely it is, in thousandths, that a unit is hit on its way from hex to hex (7.3).
    pub(crate) fn dash(&self, from: SpaceId, to: SpaceId) -> i64 {
        let mut watching = self.near[from] & self.near[to];
        if watching == 0 {
            return 0;
        }
        let deep = watching & self.deep != 0;
        let mut set = 0;
        while watching != 0 {
            set |= self.colours[PositionId::new(watching.trailing_zeros() as usize)];
            watching &= watching - 1;
        }
        self.shows[usize::from(set)][usize::from(deep)] / 3
    }
}

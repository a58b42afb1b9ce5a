//! How good a situation is, term by term.

use crate::board::SPACES;
use crate::prelude::*;
use crate::situation::Mulberry;

/// The names of the terms, in the order of the list.
pub(super) const TERMS: [&str; 8] = [
    "term-score",
    "term-objectives",
    "term-strength",
    "term-exposure",
    "term-tempo",
    "term-recovery",
    "term-ports",
    "term-supports",
];

const SCORE: usize = 0;
const OBJECTIVES: usize = 1;
const STRENGTH: usize = 2;
const EXPOSURE: usize = 3;
const TEMPO: usize = 4;
const RECOVERY: usize = 5;
const PORTS: usize = 6;
const SUPPORTS: usize = 7;

/// How likely something comes about within so many player-turns, in per cent of certain.
const IN_TURNS: [i64; 5] = [0, 50, 70, 85, 95];

/// What stands in a hex.
#[derive(Clone, Copy)]
struct Stack {
    defence: i32,
    strength: i32,
    step: i64,
}

impl Campanha {
    /// Player-turns that each side still has, the present one included.
    pub(super) fn turns_left(&self, s: &Situation) -> [i64; 2] {
        if s.stage == Stage::Over {
            return [0, 0];
        }
        let left = i64::from(s.last_turn(&self.data)) - i64::from(s.turn);
        [left + i64::from(s.active == Side::Allied), left + 1]
    }

    /// Millipoints for the Allies, term by term.
    pub(super) fn weigh_terms(&self, s: &Situation, out: &mut [i64]) {
        let w = &self.weights;
        let [allied, german] = self.points(s);
        out[SCORE] = i64::from(allied - german) * 1000;
        if s.stage == Stage::Over {
            return;
        }
        let fade = self.fade(s);
        let left = self.turns_left(s);
        let map = &self.data.map;
        let mut stacks = Spaces::new([Stack { defence: 0, strength: 0, step: i64::MAX }; SPACES]);
        let mut foot = [Spaces::new([0_i32; SPACES]); 2];
        let mut wheels = [Spaces::new([0_i32; SPACES]); 2];
        let (mut strength, mut recovery) = (0, 0);
        for unit in self.data.all_units() {
            let u = &self.data.units[unit];
            let at = s.place(unit);
            let face = s.face(unit);
            let sum = |face: usize| i64::from(u.attack[face]) + i64::from(u.defence[face]);
            let dead = at == map.boxes.eliminated;
            match u.side {
                Side::Allied if dead => strength -= w.price.allied_strength * sum(0) * fade / 100,
                Side::Allied if face == 1 => {
                    strength -= w.price.allied_step + w.price.allied_step_early * fade / 100;
                }
                Side::German if dead => strength += w.price.german_strength * sum(0) * fade / 100,
                Side::German if face == 1 => {
                    strength += w.price.german_strength * (sum(0) - sum(1)) * fade / 100;
                }
                _ => {}
            }
            if !map.is_hex(at) {
                if at == map.boxes.pool && u.turn < s.turn && u.side == Side::Allied {
                    strength -= w.terms.waiting * fade / 100;
                }
                continue;
            }
            let attack = i32::from(u.attack[face]);
            let stack = &mut stacks[at];
            stack.defence += i32::from(u.defence[face]);
            stack.strength += attack + i32::from(u.defence[face]);
            stack.step = stack.step.min(self.price(s, unit).step);
            if u.movement > 0 {
                let list = if u.kind.is_motorised() { &mut wheels } else { &mut foot };
                list[u.side.index()][at] += attack;
            }
            if u.side == Side::Allied && face == 1 && s.zones[1].covers(at) {
                recovery -= w.terms.no_recovery * fade / 100;
            }
            if s.is(unit, flag::FREE) && face == 1 {
                recovery += w.terms.no_recovery * fade / 200;
            }
        }
        // The strength that each side can bring beside a hex.
        let mut reach = [Spaces::new([0_i32; SPACES]); 2];
        for side in 0..2 {
            for hex in map.all_hexes() {
                let (f, m) = (foot[side][hex], wheels[side][hex]);
                if f + m > 0 {
                    self.spread(hex, f, m, &mut reach[side]);
                }
            }
        }
        out[STRENGTH] = strength * w.terms.strength / 100;
        out[RECOVERY] = recovery;
        out[OBJECTIVES] = self.expected_change(s, left, &stacks, &reach);
        let (mut exposure, mut tempo) = (0, 0);
        for hex in map.all_hexes() {
            let stack = &stacks[hex];
            if stack.strength == 0 {
                continue;
            }
            let side = usize::from(!s.stacks.is_led_by(hex, &self.data.of_side[0]));
            let sign = if side == 0 { 1 } else { -1 };
            let of = if side == 0 { Side::Allied } else { Side::German };
            if left[1 - side] > 0 {
                let loss = self.fear_steps(of, hex, stack.defence, stack.step, reach[1 - side][hex]);
                // Who moves next may still get out of the way.
                let sure = if s.active.index() == side { w.terms.exposed_mover } else { w.terms.exposed };
                exposure -= sign * loss * sure / 100;
            }
            let mut best = 0;
            for goal in &self.lore().goals {
                let at = goal.hex;
                let wanted = if s.held.contains(at) == (side == 0) {
                    i64::from(reach[1 - side][at].min(40))
                } else {
                    60
                };
                let march = i64::from(goal.march[hex]);
                best = best.max((goal.worth + 2000) * wanted / (24 + march));
            }
            tempo += sign * best * i64::from(stack.strength) * left[side].min(4) * w.terms.tempo / 10_000;
        }
        out[EXPOSURE] = exposure;
        out[TEMPO] = tempo;
        out[PORTS] = self.port_worth(s);
        let fields = self.data.airfields.iter().filter(|&&hex| s.held.contains(hex)).count() as i64;
        let turns = left[0].saturating_sub(1);
        let chances = i64::from(s.last_turn(&self.data)) >= i64::from(self.data.numbers.carpet.first_turn);
        let carpets = i64::from(self.data.numbers.carpet.uses - s.carpets.min(self.data.numbers.carpet.uses));
        let carpets = if chances { carpets.min((turns + 1) / 2) } else { 0 };
        out[SUPPORTS] = fields * turns * w.terms.airfield + carpets * w.terms.carpet;
    }

    /// What may yet change hands before the end.
    fn expected_change(
        &self,
        s: &Situation,
        left: [i64; 2],
        stacks: &Spaces<[Stack; SPACES]>,
        reach: &[Spaces<[i32; SPACES]>; 2],
    ) -> i64 {
        let mut sum = 0;
        for goal in &self.lore().goals {
            let at = goal.hex;
            let owner = usize::from(!s.held.contains(at));
            let other = 1 - owner;
            let turns = left[other].clamp(0, 4) as usize;
            let attack = i64::from(reach[other][at]);
            if turns == 0 || attack == 0 {
                continue;
            }
            let held_by = if stacks[at].strength > 0 { stacks[at].defence } else { 0 };
            let columns = i64::from(self.data.map.columns(goal.hex));
            let guard = i64::from(held_by) * (2 + columns);
            let back = i64::from(reach[owner][at]);
            let mut lose = if held_by > 0 {
                100 * attack / (attack + guard + back / 2 + 2)
            } else {
                100 * attack / (attack + back / 2 + 2)
            };
            lose = lose * IN_TURNS[turns] / 100;
            // What is lost may be won back, if there is time.
            let again = IN_TURNS[left[owner].clamp(0, 4) as usize] * back / (attack + back + 1) / 2;
            lose = lose * (100 - again) / 100;
            let swing = 2 * goal.worth * lose / 100 * self.weights.terms.objective / 100;
            sum += if owner == 0 { -swing } else { swing };
        }
        sum
    }

    fn port_worth(&self, s: &Situation) -> i64 {
        let reckoning = self.data.numbers.mulberries.reckoning_turn;
        if s.last_turn(&self.data) < reckoning {
            return 0;
        }
        let worth = self.weights.terms.port;
        if s.cherbourg_fell {
            return worth * 2;
        }
        if s.turn >= reckoning {
            return -worth * s.shortage as i64;
        }
        let of = |m: Mulberry| match m {
            Mulberry::Standing => worth,
            Mulberry::Awaited(Some(_)) => worth / 2,
            Mulberry::Awaited(None) => 0,
            Mulberry::Barred | Mulberry::Destroyed => -worth,
        };
        s.mulberries.iter().map(|&m| of(m)).sum()
    }

    /// What a stack must fear to lose in units, ground apart.
    pub(super) fn fear_steps(&self, side: Side, hex: SpaceId, defence: i32, step: i64, threat: i32) -> i64 {
        if threat <= 0 {
            return 0;
        }
        let c = self.feared_column(side, hex, defence, threat);
        let loss = c.step * step + (c.unit + c.exchange) * (step + 2500);
        loss * self.weights.fear.attack_chance / 3600
    }
}

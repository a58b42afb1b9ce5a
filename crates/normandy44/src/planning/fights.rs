//! What fights are worth to a bot, and how it prepares them.

use super::moves::least_worth;
use super::{ATTACK, FORBID, FORCE};
use crate::results::Cell;
use crate::situation::{Combat, Fight, Situation, Stage, UnitSet};
use crate::units::{Army, Side, Store};
use crate::{Action, Normandy44};
use arrayvec::ArrayVec;
use sandtable_engine::planning::{Plan, Style};
use sandtable_engine::{SpaceId, UnitId};

/// What a result is worth to the attacker, a step being a hundred.
fn cell_worth(cell: Cell, steps: i64) -> i64 {
    match cell {
        Cell::Nothing => 0,
        Cell::A1 => -100,
        Cell::A1Dr => 0,
        Cell::Ex => 10,
        Cell::Dr => 90,
        Cell::A1D1 => 90,
        Cell::D1 => 190,
        Cell::A1D2 => 100 * steps.min(2) + 120 - if steps > 1 { 100 } else { 0 },
        Cell::Dh => 100 * ((steps + 1) / 2) + 140,
        Cell::A2D1 => -100,
    }
}

/// What it is worth more to attack those who are cut off.
pub(super) const CUT_OFF: i64 = 40;

impl Normandy44 {
    /// What an attack is worth on a place of the table.
    pub(super) fn column_worth(&self, place: i32, steps: i64) -> i64 {
        let Some(column) = self.held(place) else { return -100 };
        let cells = self.data.combat.iter().map(|row| cell_worth(row[column], steps));
        cells.sum::<i64>() / 6
    }

    /// What a step lost by the attackers costs more than usual: a large unit that would become a cadre counts for the enemy's victory
    /// at once (23.3).
    pub(super) fn frailty(&self, s: &Situation, units: &UnitSet) -> i64 {
        let frail = |unit: &UnitId| {
            let u = &self.data.units[*unit];
            u.side == Side::Allied && u.steps == 3 && s.is(*unit, crate::situation::flag::REDUCED)
        };
        60 * units.iter().filter(frail).count() as i64 / units.len().max(1) as i64
    }

    /// The situation as if all who can attack a hex did, with the best of them in the lead.
    fn imagine_attack(&self, s: &Situation, target: SpaceId, army: Army) -> Option<Situation> {
        let mut world = s.clone();
        world.combat = Combat { fight: Fight::Assault, target, ..Combat::NONE };
        let near = self.data.map.near(target).flat_map(|hex| s.stacks.units(hex));
        let able = |unit: &UnitId| {
            self.data.units[*unit].nation.army() == army && self.check_attacker(&world, *unit, target).is_ok()
        };
        let all: UnitSet = near.filter(able).collect();
        if all.is_empty() {
            return None;
        }
        world.combat.attackers = all;
        world.combat.main = self.best_lead(&world)?.1;
        Some(world)
    }

    /// The force that leads best among the attackers, and the place on the table that it reaches.
    pub(super) fn best_lead(&self, s: &Situation) -> Option<(i32, UnitSet)> {
        let mut world = s.clone();
        let mut best: Option<(i32, UnitSet)> = None;
        let mut tried: ArrayVec<UnitSet, 8> = ArrayVec::new();
        for unit in s.combat.attackers.iter() {
            let main = self.force_of(s, &s.combat.attackers, unit);
            if tried.contains(&main) || tried.is_full() {
                continue;
            }
            tried.push(main);
            world.combat.main = main;
            let place = self.column(&world).1;
            if best.as_ref().is_none_or(|(most, _)| place > *most) {
                best = Some((place, main));
            }
        }
        best
    }

    /// How many shifts a side can likely add to an attack on a hex.
    pub(super) fn likely_help(&self, s: &Situation, target: SpaceId, side: Side) -> i32 {
        let mut help = 0;
        for &gun in &self.data.guns[side.index()] {
            let at = s.place(gun);
            let stored = s.supply.iter().any(|&points| points > 1) || !self.needs_supply(gun);
            let ready = self.data.map.is_hex(at) && !s.is(gun, crate::situation::flag::SPENT) && stored;
            help +=
                i32::from(ready && self.data.map.distance(at, target) <= self.data.numbers.werfer_range + 2);
        }
        let air = i32::from(side == Side::Allied && s.air.iter().any(|&n| n > 0));
        let ships = side == Side::Allied
            && s.navy.iter().any(|&n| n > 0)
            && self.data.map.has(target, crate::board::feature::NAVAL);
        help.min(2) + air + i32::from(ships)
    }

    /// What attacking a hex is worth now.
    fn attack_worth(&self, s: &Situation, target: SpaceId) -> i64 {
        let steps = i64::from(s.stacks.units(target).map(|u| s.steps(&self.data, u)).sum::<u8>());
        let mut best = i64::MIN;
        for army in Army::ALL {
            if let Some(world) = self.imagine_attack(s, target, army) {
                let place = self.column(&world).1 + self.likely_help(s, target, s.active);
                let town = i64::from(self.town_points(target)) * 25;
                let frail = self.frailty(s, &world.combat.main);
                best = best.max(self.column_worth(place, steps) + town - frail);
            }
        }
        best
    }

    /// The next attack, or the end of the phase.
    pub(super) fn combat_choice(&self, s: &Situation, plan: &Plan, style: Style) -> Action {
        let mut list = Vec::new();
        self.list_combat(s, &mut list);
        let mut best = (least_worth(s.active, &style), Action::EndCombat);
        // Who has been cut off wins nothing any more if he is beaten at once.
        let lines = (s.active == Side::German).then(|| self.supplied(s, Side::Allied));
        let cut = |hex: SpaceId| lines.as_ref().is_some_and(|lines| !lines.contains(hex));
        for action in list {
            if let Action::Attack(hex) = action {
                let worth = match plan.get(ATTACK + u32::from(hex.0)) {
                    Some(FORBID) => continue,
                    Some(FORCE) => self.attack_worth(s, hex) + 10_000,
                    _ => self.attack_worth(s, hex) + if cut(hex) { CUT_OFF } else { 0 },
                };
                if worth > best.0 {
                    best = (worth, action);
                }
            }
        }
        best.1
    }

    /// Who else takes part.
    pub(super) fn muster_choice(&self, s: &Situation) -> Action {
        let mut list = Vec::new();
        self.list_muster(s, &mut list);
        // Nobody joins where the others do as well without him: he may be wanted elsewhere.
        let place = |s: &Situation| self.best_lead(s).map(|(place, _)| self.held(place));
        let full = list.contains(&Action::Ready) && {
            let mut all = s.clone();
            let others =
                list.iter().filter_map(|a| if let Action::Join(unit) = a { Some(*unit) } else { None });
            others.for_each(|unit| all.combat.attackers.insert(unit));
            place(s) >= place(&all)
        };
        if full {
            return Action::Ready;
        }
        let strength = |a: &Action| match *a {
            Action::Join(unit) => {
                i64::from(s.strength(&self.data, unit)) * 4 + i64::from(self.data.units[unit].armour)
            }
            _ => -1,
        };
        list.into_iter().max_by_key(strength).unwrap_or(Action::Ready)
    }

    pub(super) fn lead_choice(&self, s: &Situation) -> Option<Action> {
        let mut list = Vec::new();
        self.list_lead(s, &mut list);
        let place = |a: &Action| match *a {
            Action::Lead(unit) => {
                let mut world = s.clone();
                world.combat.main = self.force_of(s, &s.combat.attackers, unit);
                self.column(&world).1
            }
            _ => i32::MIN,
        };
        list.into_iter().max_by_key(place)
    }

    /// What else supports the attack.
    pub(super) fn support_choice(&self, s: &Situation) -> Option<Action> {
        let mut list = Vec::new();
        self.list_support(s, &mut list);
        let steps = i64::from(self.defending_steps(s));
        let place = self.column(s).1;
        let gain = self.column_worth(place + 1, steps) - self.column_worth(place, steps);
        let price = |a: &Action| match *a {
            Action::Navy(_) => Some(5),
            Action::Gun(unit, _) if !self.needs_supply(unit) => Some(6),
            Action::Air(_) => Some(8),
            Action::Gun(_, store) => Some(match s.stock(store) {
                0..=2 => 30,
                3..=5 => 18,
                _ => 10,
            }),
            _ => None,
        };
        let cheapest = list.iter().filter_map(|a| Some((price(a)?, *a))).min();
        match cheapest {
            Some((price, action)) if gain > price => Some(action),
            _ if list.contains(&Action::Commit) => Some(Action::Commit),
            _ => list.first().copied(),
        }
    }

    /// Whether to stand, led by whom, or to go.
    pub(super) fn answer_choice(&self, s: &Situation, style: Style) -> Option<Action> {
        let mut list = Vec::new();
        self.list_answer(s, &mut list);
        let mut world = s.clone();
        world.combat.far = 2;
        let doomed = s.stacks.units(s.combat.target).filter(|&u| self.is_doomed(&world, u));
        let doomed: i64 = doomed.map(|u| 100 * i64::from(s.steps(&self.data, u))).sum();
        let town = 40 * i64::from(self.town_points(s.combat.target));
        let column = self.stand_column(s);
        let worth = |unit: UnitId, more: i8| -> i64 {
            let modifier = (self.stand_modifier(s, unit) + more).min(self.data.numbers.determined_most);
            let own = i64::from(self.data.units[unit].strength[0]);
            let sum: i64 = (1..=6_i8)
                .map(|die| {
                    let stand = self.data.stand[(die + modifier).clamp(1, 7) as usize - 1][column];
                    let lost = if stand.costs_leader() { -70 - 6 * own } else { 0 };
                    let theirs = matches!(stand.word(), "hold-EX" | "hold-A1" | "hold-A1*");
                    lost + if stand.holds() { 90 + town + doomed } else { 0 } + if theirs { 90 } else { 0 }
                })
                .sum();
            sum / 6
        };
        let stands = list.iter().filter_map(|a| match *a {
            Action::Stand(unit) => Some((worth(unit, 0), unit)),
            _ => None,
        });
        let (best, leader) = stands.max()?;
        let helped = worth(leader, 1);
        let helper = list.iter().find(|a| match **a {
            Action::Navy(_) | Action::Air(_) => true,
            Action::Gun(unit, store) => {
                !self.needs_supply(unit) || s.stock(store) > if store == Store::Seventh { 2 } else { 1 }
            }
            _ => false,
        });
        if let Some(&helper) = helper
            && helped > best + 12
            && helped > 0
        {
            return Some(helper);
        }
        // The German stands where he can: each hex of his line that is lost costs him more than a step.
        let least = if s.active == Side::Allied { -31 } else { 15 } * 100 / style.caution.max(1);
        Some(if best > least || doomed > 0 { Action::Stand(leader) } else { Action::Withdraw })
    }

    /// Who suffers: of one's own the cheapest, of the enemy's the dearest.
    pub(super) fn loss_choice(&self, s: &Situation) -> Option<Action> {
        let mut list = Vec::new();
        self.list_losses(s, &mut list);
        let decides = self.deciding(s);
        let price = |a: &Action| match *a {
            Action::Lose(unit) => {
                let u = &self.data.units[unit];
                let left = s.steps(&self.data, unit);
                let drop = if left == 1 {
                    s.strength(&self.data, unit) + 2
                } else {
                    u.strength[0] - u.strength[1] + 1
                };
                let broken = u.side == Side::Allied && u.steps == 3 && left == 2;
                let price = if broken { 45 } else { 0 }
                    + i64::from(drop) * 10
                    + i64::from(u.armour) * 4
                    + i64::from(u.kind.is_artillery()) * 60;
                if decides == Some(u.side) { -price } else { price }
            }
            _ => i64::MIN,
        };
        debug_assert!(!matches!(s.stage, Stage::Over));
        list.into_iter().max_by_key(price)
    }
}

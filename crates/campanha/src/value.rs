//! How good a situation is for a seat: what the simple bot goes by.

use crate::results::Cell;
use crate::situation::{Fight, Loss, Situation, Stage, flag};
use crate::units::Side;
use crate::{Action, Campanha};
use sandtable_engine::SeatId;
use sandtable_engine::rules::Rules;
use sandtable_kit::odds::ways_of_two_dice;

impl Campanha {
    /// Millipoints for a seat: the score, then steps, nearness to objectives and a fight in preparation.
    #[must_use]
    pub fn judge_position(&self, s: &Situation, seat: SeatId) -> i64 {
        let [allied, german] = self.points(s);
        let mut value = i64::from(allied - german) * 1000;
        for (index, u) in self.data.units.iter().enumerate() {
            let unit = index as u8;
            let at = s.place(unit);
            if !self.data.map.is_hex(at) {
                continue;
            }
            let worth = self.step_worth(unit);
            let steps = if s.is(unit, flag::REDUCED) { 1 } else { 2 };
            let mut own = worth * steps + self.pull(s, u.side, at);
            if s.engaged(u.side, at) {
                own += self.contact_worth(s, unit);
            }
            value += if u.side == Side::Allied { own } else { -own };
        }
        if s.stage == Stage::Muster {
            let worth = match s.combat.fight {
                Fight::Assault => self.expected_worth(&self.all_in(s)),
                _ => self.bombing_worth(&self.all_in(s)),
            };
            value += if s.active == Side::Allied { worth } else { -worth };
        }
        if seat.0 == 0 { value } else { -value }
    }

    /// What is worth weighing: units one after the other, everybody who can join, then air points.
    pub fn list_sensible(&self, s: &Situation, out: &mut Vec<Action>) {
        let mut all = Vec::new();
        self.actions(s, &mut all);
        let first = |wanted: fn(&Action) -> bool| all.iter().copied().find(wanted);
        match s.stage {
            Stage::Movement => {
                out.extend(first(|a| matches!(a, Action::Move(_))).or(Some(Action::EndMovement)));
            }
            Stage::Muster | Stage::Answer => {
                if let Some(join) = first(|a| matches!(a, Action::Join(_))) {
                    out.push(join);
                } else if let Some(most) = all.iter().rev().find(|a| matches!(a, Action::Air(_))) {
                    let free = s.air > 20 || self.check_commit(s).is_err();
                    out.push(if free { *most } else { Action::Commit });
                } else {
                    out.push(Action::Commit);
                }
            }
            Stage::Carpet => {
                let near = |hex: u16, side: Side| {
                    let around = self.data.map.around[usize::from(hex)].iter().map(|&(h, _)| h);
                    std::iter::once(hex)
                        .chain(around)
                        .filter(|&h| s.occupant(&self.data, h) == Some(side))
                        .count()
                };
                let good = |a: &Action| match *a {
                    Action::Carpet(hex) => near(hex, Side::Allied) == 0 && near(hex, Side::German) > 2,
                    _ => true,
                };
                out.extend(all.into_iter().filter(good));
            }
            _ => out.append(&mut all),
        }
    }

    /// The fight as it would be with everybody in it who can be: what a target promises.
    fn all_in(&self, s: &Situation) -> Situation {
        let mut full = s.clone();
        let mut actions = Vec::new();
        self.list_muster(&full, &mut actions);
        for action in actions {
            match action {
                Action::Join(unit) if self.check_join(&full, unit).is_ok() => {
                    let beside = !self.data.map.is_hex(full.place(unit))
                        || self.data.map.touch(full.place(unit), full.combat.target);
                    let set = if beside { &mut full.combat.attackers } else { &mut full.combat.guns };
                    set.insert(usize::from(unit));
                }
                Action::Air(points) => full.combat.air = points,
                _ => {}
            }
        }
        full
    }

    /// What a step is worth: half the points that the enemy has for the unit, and a little for its strength.
    fn step_worth(&self, unit: u8) -> i64 {
        let u = &self.data.units[usize::from(unit)];
        let points = match u.side {
            Side::Allied => self.data.numbers.points.allied_unit_lost,
            Side::German => self.data.numbers.points.german_unit_lost,
        };
        i64::from(points) * 300 + i64::from(u.attack[0] + u.defence[0]) * 40
    }

    /// Objectives draw the units of those who want or must keep them.
    fn pull(&self, s: &Situation, side: Side, at: u16) -> i64 {
        let mut best = 0;
        for place in &self.data.objectives {
            for &hex in &place.hexes {
                let distance = i64::from(self.data.map.distance(at, hex));
                let allied = s.held.contains(usize::from(hex));
                let wanted = allied == (side == Side::German);
                let worth = i64::from(place.points) * if wanted { 40 } else { 25 };
                best = best.max(worth * 3 / (distance + 3));
            }
        }
        best
    }

    /// Contact is good where one has the better ground or strength, and bad for guns.
    fn contact_worth(&self, s: &Situation, unit: u8) -> i64 {
        let u = &self.data.units[usize::from(unit)];
        if u.kind.never_advances() {
            return -400;
        }
        let at = s.place(unit);
        let own: i64 =
            s.stacks.units(at).map(|o| i64::from(self.data.units[usize::from(o)].attack[s.face(o)])).sum();
        let around = self.data.map.around[usize::from(at)].iter();
        let enemy = around.filter(|(hex, _)| s.occupant(&self.data, *hex) == Some(u.side.enemy()));
        let weakest = enemy
            .map(|&(hex, _)| {
                let defence: i64 = s
                    .stacks
                    .units(hex)
                    .map(|o| i64::from(self.data.units[usize::from(o)].defence[s.face(o)]))
                    .sum();
                defence + i64::from(self.data.map.columns(hex)) * defence / 2
            })
            .min();
        weakest.map_or(0, |defence| (own - defence).clamp(-6, 6) * 60)
    }

    /// The expectation of the fight as it stands, over the very table that will resolve it.
    fn expected_worth(&self, s: &Situation) -> i64 {
        let c = &s.combat;
        if c.attackers.is_empty() {
            return 0;
        }
        let mean = |set: &mut dyn Iterator<Item = u8>| {
            let (mut sum, mut count) = (0, 0);
            for unit in set {
                sum += self.step_worth(unit);
                count += 1;
            }
            sum / i64::from(count.max(1))
        };
        let attacker = mean(&mut c.attackers.iter().map(|unit| unit as u8));
        let defender = mean(&mut s.stacks.units(c.target));
        let objective: i64 = self
            .data
            .objectives
            .iter()
            .filter(|place| place.hexes.contains(&c.target))
            .map(|place| i64::from(place.points) * 500)
            .sum();
        let ground = 300 + objective;
        let surrounded = self.is_surrounded(s, c.target);
        let column = self.combat_column(s);
        let steps = |loss: Option<Loss>| match loss {
            None => 0,
            Some(Loss::Step) => 1,
            Some(Loss::Unit) => 2,
        };
        let landing =
            c.attackers.iter().filter(|&unit| self.beach_before(s.place(unit as u8)).is_some()).count()
                as i64;
        let mut total = 0;
        for roll in 2..=12 {
            let worth = match self.data.combat.result(column, roll) {
                Cell::Impasse => -landing * attacker * 2,
                Cell::Exchange => defender - attacker + ground,
                Cell::Both(_, defence, attack) => {
                    let mut worth = steps(defence.loss) * defender - steps(attack.loss) * attacker;
                    if defence.retreat {
                        worth += ground + if surrounded { defender } else { 0 };
                    }
                    if attack.retreat {
                        worth -= 200 + landing * attacker * 2;
                    }
                    worth
                }
            };
            total += worth * i64::from(ways_of_two_dice(roll));
        }
        // Air points are there to be used, guns too; a bare minimum for each keeps the bot from wasting them.
        total / 36 - i64::from(c.air) * 5 - c.guns.len() as i64 * 20
    }

    fn bombing_worth(&self, s: &Situation) -> i64 {
        let c = &s.combat;
        if c.air == 0 && c.guns.is_empty() {
            return 0;
        }
        let column = self.bombardment_column(s);
        let worth = s.stacks.units(c.target).map(|unit| self.step_worth(unit)).min().unwrap_or(0);
        let mut total = 0;
        for roll in 2..=12 {
            let steps = match self.data.bombardment.result(column, roll).code() {
                "DB" => 1,
                "DE" => 2,
                _ => 0,
            };
            total += worth * steps * i64::from(ways_of_two_dice(roll));
        }
        total / 36 - i64::from(c.air) * 5
    }
}

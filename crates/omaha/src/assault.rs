//! What the heuristic American makes of fights: attacks and barrages, whom, with whom, and what they are likely to be worth.

use crate::attack::Force;
use crate::data::{Effect, Effects, Intensity};
use crate::planning::{slot, target};
use crate::policy::{Consider, Intent, ORDERED, rank};
use crate::prelude::*;
use crate::value::Picture;
use sandtable_engine::planning::Plan;
use sandtable_engine::sorting;

impl Omaha {
    pub(crate) fn consider_attacks(&self, s: &Situation, plan: &Plan, p: &Picture, consider: Consider<'_>) {
        for (position, _) in s.garrisons() {
            let order = plan.get(slot::TARGET + u32::from(position.0));
            if order == Some(target::LEAVE) {
                continue;
            }
            let hex = self.position(position).hex;
            if order != Some(target::BOMBARD) && self.check_attack(s, hex).is_ok() {
                let (worth, joiners, shells) = self.best_attack(s, plan, p, hex);
                let ordered = if order.is_some() { ORDERED } else { p.weights.attack };
                if !joiners.is_empty() {
                    consider(rank::FREE, worth.max(-ORDERED / 2) + ordered, &|| {
                        Intent::Attack(hex, joiners.clone(), shells)
                    });
                }
            }
            // What is left when the game ends is lost.
            let all = s.turn == LAST_TURN;
            if s.naval > 0
                && (all || s.depth(position).is_some() || order == Some(target::BOMBARD))
                && self.check_bombard(s, hex).is_ok()
            {
                let worth = self.menace(s, p, position) + p.weights.depth - 2 * self.shell_worth(s, p);
                let ordered = if order == Some(target::BOMBARD) { ORDERED } else { 0 };
                let bombard = || Intent::Once(Action::Bombard(hex));
                consider(rank::PAID, worth + ordered, &bombard);
                if all {
                    consider(rank::LATE, worth.max(1), &bombard);
                }
            }
        }
    }

    pub(crate) fn consider_barrages(
        &self,
        s: &Situation,
        plan: &Plan,
        p: &Picture,
        ready: &[UnitId],
        consider: Consider<'_>,
    ) {
        // Where every move draws fire, as by the letter, the guns speak before anybody moves.
        let guns = if s.letter { rank::FREE } else { rank::PAID };
        let mut menace: By<PositionId, _> = By::new([None; POSITIONS]);
        for &tank in ready.iter().filter(|&&u| self.kind(u) == Kind::Tank) {
            let order = plan.get(slot::BARRAGE + u32::from(tank.0));
            let range = self.data.us[tank].range;
            for position in PositionId::all() {
                let hex = self.position(position).hex;
                if !s.can_fire(position) || self.data.map.distance(s.place(tank), hex) > range {
                    continue;
                }
                if self.check_barrage(s, tank, hex).is_err() {
                    continue;
                }
                let menace = *menace[position].get_or_insert_with(|| self.menace(s, p, position));
                let worth = self.barrage_worth(s, p, tank, position, menace);
                let intent = || Intent::Once(Action::Barrage(tank, hex));
                match order {
                    Some(choice) if choice == u32::from(position.0) + 1 => {
                        consider(guns, worth + ORDERED, &intent);
                    }
                    None if worth > 0 => consider(guns, worth, &intent),
                    _ => {}
                }
                // It costs no men: a tank that has nothing better to do fires.
                consider(rank::LATE, worth.max(1), &intent);
            }
        }
    }

    /// What a tank's barrage is likely to prevent.
    pub(crate) fn barrage_worth(
        &self,
        s: &Situation,
        p: &Picture,
        unit: UnitId,
        position: PositionId,
        menace: i64,
    ) -> i64 {
        let deep = s.depth(position).is_some();
        let chance = match (s.strength(&self.data, unit), deep) {
            (0..=2, true) => 17,
            (0..=2, false) => 50,
            (_, true) => 50,
            (_, false) => 67,
        };
        // The other hex of a strongpoint goes on firing.
        let twin = self.position(position).twin.is_some_and(|twin| s.can_fire(twin));
        let part = if twin { 35 } else { 100 };
        let cost = if self.is_free(s, unit) { 0 } else { p.weights.time[1] };
        menace * chance / 100 * part / 100 * p.weights.barrage / 100 - cost
    }

    /// How many thousandths of a point a position's fire would cost when its colour comes up.
    pub(crate) fn menace(&self, s: &Situation, p: &Picture, position: PositionId) -> i64 {
        let at = self.position(position);
        let mut hits: ArrayVec<i64, US> = ArrayVec::new();
        for &(hex, intensity) in &at.field {
            if s.stacks.is_empty(hex) {
                continue;
            }
            let crowded = s.steps_in(&self.data, hex) >= 5;
            for unit in s.units(&self.data, hex) {
                let part = match intensity {
                    Intensity::Intense => 100,
                    _ if self.data.us[unit].armoured => 5,
                    Intensity::Steady if crowded => 100,
                    Intensity::Steady => 33,
                    Intensity::Sporadic => 6,
                };
                hits.push(part * self.step_worth(s, p, unit) / 100);
            }
        }
        sorting::largest_first(&mut hits, |hit| *hit);
        let limit = usize::from(self.limit(s, position));
        let deep = self.hexes_of(position).into_iter().any(|h| s.depth(h).is_some());
        let sum: i64 = hits.iter().take(limit.max(1)).sum();
        // Those beyond the limit make it likelier that it is reached.
        let more: i64 = hits.iter().skip(limit.max(1)).take(4).sum();
        (sum + more / 4) * if deep { 100 } else { 50 } / 100
    }

    /// The attack on a hex with the best force that can be found, and what it is likely to be worth.
    pub(crate) fn best_attack(
        &self,
        s: &Situation,
        plan: &Plan,
        p: &Picture,
        hex: SpaceId,
    ) -> (i64, ArrayVec<UnitId, 24>, bool) {
        let mut joiners: ArrayVec<UnitId, 24> = ArrayVec::new();
        let Some(position) = self.data.position(hex) else { return (i64::MIN / 4, joiners, false) };
        let order = plan.get(slot::TARGET + u32::from(position.0));
        let mut t = s.clone();
        self.begin_attack(&mut t, hex);
        let stakes = self.stakes(s, p, position);
        let mut pool: UnitList = everybody()
            .filter(|&u| {
                self.data.map.is_land(s.place(u))
                    && self.kind(u).is_unit()
                    && self.may_act(s, u).is_ok()
                    && self.data.map.distance(s.place(u), hex) <= self.range_of(s, u)
            })
            .collect();
        let mut now = i64::MIN / 4;
        loop {
            let mut best: Option<(i64, usize)> = None;
            for (i, &unit) in pool.iter().enumerate() {
                if self.check_join(&t, unit).is_err() {
                    continue;
                }
                t.group.insert(unit);
                let worth = self.expected(&t, p, &stakes);
                t.group.remove(unit);
                if worth > now && best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, i));
                }
            }
            let Some((worth, at)) = best else { break };
            now = worth;
            let unit = pool.remove(at);
            t.group.insert(unit);
            if joiners.try_push(unit).is_err() {
                break;
            }
        }
        if joiners.is_empty() || self.check_shells(&t).is_err() {
            return (now, joiners, false);
        }
        t.shells = true;
        let with = self.expected(&t, p, &stakes);
        let shells = with > now || order == Some(target::SHELL);
        (if shells { with } else { now }, joiners, shells)
    }

    /// What the attack being prepared is likely to be worth.
    pub(crate) fn attack_in_preparation(&self, s: &Situation) -> i64 {
        let Some(position) = self.data.position(s.target) else { return 0 };
        let p = self.picture(s, 0);
        let stakes = self.stakes(s, &p, position);
        self.expected(s, &p, &stakes)
    }

    /// What there is to gain and to lose in an attack on a position, and what may stand there, how often.
    fn stakes(&self, s: &Situation, p: &Picture, position: PositionId) -> Stakes {
        let unit = |u: GermanId| (self.data.germans[u].strength, self.data.germans[u].needs);
        let units = alike(self.possible_units(s, position), unit);
        let marker = |m: DepthId| {
            let d = &self.data.depths[m];
            (d.strength, d.needs, d.tactical)
        };
        let shown = s.depth(position).is_some_and(|marker| s.depth_revealed[marker]);
        let faces = alike(self.possible_markers(s, position), marker).into_iter();
        let mut markers: Vec<_> = faces.map(|(marker, often)| (Some((marker, shown)), often)).collect();
        if markers.is_empty() {
            markers.push((None, 1));
        }
        let menace = self.menace(s, p, position);
        let quarry = p.quarry[position];
        let shaken = if s.can_fire(position) { p.weights.shaken + menace / 2 } else { 60 };
        Stakes { units, markers, menace, quarry, shaken }
    }

    /// What the attack in preparation is likely to be worth.
    fn expected(&self, s: &Situation, p: &Picture, stakes: &Stakes) -> i64 {
        let force: Force = self.force(s);
        let adjacent = s.group.iter().filter(|&u| self.data.map.distance(s.place(u), s.target) == 1).count();
        let worth = |effects: Effects| -> i64 {
            let mut worth = 0;
            for (effect, amount) in [
                (Effect::Defeated, stakes.quarry + stakes.menace),
                (Effect::Disrupted, stakes.shaken),
                (Effect::DepthRemoved, p.weights.depth),
                (Effect::GainsDepth, -p.weights.depth),
                (Effect::AttackersDisrupted, -250 * adjacent as i64),
                (Effect::Attrition, 50),
                (Effect::Hidden, -50),
            ] {
                if effects.has(effect) {
                    worth += amount;
                }
            }
            worth
        };
        let (mut sum, mut ways) = (0, 0);
        for &(unit, often) in &stakes.units {
            for &(marker, times) in &stakes.markers {
                sum += worth(self.resolve(&force, unit, marker).last().effects) * often * times;
                ways += often * times;
            }
        }
        let paid = i64::from(self.price(s, &s.group).actions) * p.weights.time[1];
        sum / ways.max(1) - paid - 20 * s.group.len() as i64 - self.shell_worth(s, p) * i64::from(s.shells)
    }

    /// What naval gunfire is kept for: less and less as the game ends.
    fn shell_worth(&self, s: &Situation, p: &Picture) -> i64 {
        p.weights.shells * i64::from(LAST_TURN - s.turn).min(4) / 4
    }
}

/// Those with the same face once, and how often it comes.
fn alike<T: Copy, F: PartialEq>(all: Vec<T>, face: impl Fn(T) -> F) -> Vec<(T, i64)> {
    let mut found: Vec<(T, i64)> = Vec::new();
    for one in all {
        match found.iter_mut().find(|(other, _)| face(*other) == face(one)) {
            Some((_, often)) => *often += 1,
            None => found.push((one, 1)),
        }
    }
    found
}

/// What there is to gain and to lose in an attack, and what may stand there, how often.
struct Stakes {
    units: Vec<(GermanId, i64)>,
    markers: Vec<(Option<(DepthId, bool)>, i64)>,
    menace: i64,
    quarry: i64,
    shaken: i64,
}

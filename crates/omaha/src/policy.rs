//! What the heuristic American does: one answer to each decision, found by rules of thumb on the picture of
//! [`crate::value`]. He knows what the player knows: face-down Germans are whatever they may be.

use crate::action::Action;
use crate::attack::Force;
use crate::board::{NOWHERE, side};
use crate::data::{Effect, Effects, Intensity, POSITIONS};
use crate::movement::{Crossing, STACKING};
use crate::situation::{LAST_TURN, Situation, Stage, flag, reading};
use crate::units::{Kind, US};
use crate::value::Picture;
use crate::{Omaha, us};
use sandtable_engine::rules::Rules;

impl Omaha {
    /// What the player would do; a single thing.
    pub(crate) fn worth_trying(&self, s: &Situation, out: &mut Vec<Action>) {
        let mut all = Vec::new();
        let choice = match s.stage {
            Stage::Actions => self.best_action(s),
            Stage::Moving => self.best_way(s),
            Stage::Muster => self.best_joiner(s),
            Stage::Sacrifice(_) => Action::Sacrifice,
            Stage::UnderFire => self.go_on_or_stay(s),
            _ => {
                self.actions(s, &mut all);
                match all[..] {
                    [] => return,
                    [only] => only,
                    _ => self.best_of(s, &all),
                }
            }
        };
        out.push(choice);
    }

    /// The first of the best.
    fn best_of(&self, s: &Situation, all: &[Action]) -> Action {
        let p = self.picture(s);
        let mut best = (i64::MIN, all[0]);
        for &action in all {
            let worth = self.answer_worth(s, &p, action);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// How good an answer is at the stages outside of the actions.
    fn answer_worth(&self, s: &Situation, p: &Picture, action: Action) -> i64 {
        match (s.stage, action) {
            (Stage::Hero(..), Action::Choose(unit)) => self.hero_worth(s, p, unit),
            (Stage::Regroup(_), Action::Choose(unit)) => {
                // A company out of danger keeps its new men.
                -self.fire_cost(s, p, unit, s.place(unit).min(self.data.map.hexes - 1), 0)
            }
            (Stage::Attrition, Action::Choose(unit)) => {
                let quarry = self.data.position(s.target).map_or(0, |at| p.quarry[usize::from(at)]);
                self.weights.depth + quarry / 3 - self.step_worth(s, unit)
            }
            (Stage::Attrition, _) => 0,
            (Stage::LeaderHit(..), Action::Choose(unit)) => match self.kind(unit) {
                Kind::Hero => 3,
                Kind::General => 2 - 2 * i64::from(s.is(unit, flag::WOUNDED)),
                _ => 1,
            },
            (_, Action::Choose(unit)) => -self.step_worth(s, unit),
            (_, Action::Place(unit, hex)) => self.box_worth(s, p, unit, hex),
            (_, Action::Delay(unit)) => self.waiting_worth(s, unit),
            (Stage::Rangers(_, unit), Action::Drift(boxes)) => {
                let Some(from) = self.box_of(s, unit) else { return 0 };
                self.landing_worth(s, p, unit, from as i64 - i64::from(boxes), s.turn) - i64::from(boxes)
            }
            (Stage::Follow(..), Action::Follow(_)) => 1,
            (_, Action::Reveal(hex)) => self.scouting_worth(s, p, hex),
            (_, Action::Clear(hex)) => {
                let boats = self.data.map.landings.iter().filter(|b| b.beach[1] == hex);
                1 + boats.map(|b| s.units(&self.data, b.hex).count() as i64).sum::<i64>()
            }
            _ => 0,
        }
    }

    /// A hero should lead a strong company that is near the enemy.
    fn hero_worth(&self, s: &Situation, p: &Picture, unit: u8) -> i64 {
        let at = s.place(unit);
        if !self.data.map.is_land(at) || !self.kind(unit).is_infantry() {
            return -10_000;
        }
        let steps = i64::from(s.steps[usize::from(unit)]);
        let (prospect, _) = self.prospect(s, p, unit, at);
        prospect + 300 * steps
            - 400 * i64::from(self.kind(unit) == Kind::Ranger)
            - self.fire_cost(s, p, unit, at, 0)
    }

    /// What it would be to land from a box, by its place from the east, on a turn.
    fn landing_worth(&self, s: &Situation, p: &Picture, unit: u8, landing: i64, turn: u8) -> i64 {
        const LATE: i64 = -400;
        let found = usize::try_from(landing).ok().and_then(|b| self.data.map.landings.get(b));
        let Some(found) = found else { return LATE };
        let tide = self.data.turns[usize::from(turn.min(LAST_TURN))].tide;
        let hex = found.beach[tide as usize];
        if hex == NOWHERE {
            return LATE;
        }
        let beside = s.steps_in(&self.data, hex);
        let fire = self.fire_cost(s, p, unit, hex, beside);
        if self.kind(unit).is_infantry() {
            self.prospect(s, p, unit, hex).0 - fire
        } else if self.kind(unit).is_leader() {
            let far = self.data.map.around[usize::from(hex)].iter().map(|(h, _)| *h);
            let ahead: i64 = far.map(|h| self.led_from(s, h)).sum();
            200 * self.led_from(s, hex) + 60 * ahead - fire
        } else {
            -fire - 50 * i64::from(self.data.map.at(hex).to_cover.min(6))
        }
    }

    /// What it would be to put a unit into a box: the mean of where the sea may carry it.
    fn box_worth(&self, s: &Situation, p: &Picture, unit: u8, hex: u16) -> i64 {
        let Some(at) = self.data.map.landing_at[usize::from(hex)].map(i64::from) else { return 0 };
        let drifts: &[i64] = match self.kind(unit) {
            kind if kind.is_infantry() && s.turn <= 2 => &[4, 2, 9, 0],
            kind if kind.is_infantry() && s.turn < 14 => &[0, 1, 4, -1],
            _ => &[0],
        };
        let with = s.units(&self.data, hex).count() as i64;
        let sum: i64 = drifts.iter().map(|d| self.landing_worth(s, p, unit, at - d, s.turn + 1)).sum();
        let company = if self.kind(unit).is_leader() { 150 } else { -60 };
        sum / drifts.len() as i64 + company * with
    }

    /// Whether a landing had better be put off: men who stay on their ships are not spent.
    fn waiting_worth(&self, s: &Situation, unit: u8) -> i64 {
        if !self.kind(unit).is_regular() || s.turn + 1 >= LAST_TURN {
            return if self.kind(unit).is_unit() { -1500 } else { -100_000 };
        }
        if self.spent(s, s.division(&self.data, unit)) >= 6 { 5000 } else { -100_000 }
    }

    fn scouting_worth(&self, s: &Situation, p: &Picture, hex: u16) -> i64 {
        let Some(position) = self.data.position(hex) else { return 0 };
        let near = (0..US as u8)
            .filter(|&u| self.kind(u).is_infantry() && self.data.map.is_land(s.place(u)))
            .map(|u| self.data.map.distance(s.place(u), hex))
            .min()
            .unwrap_or(u8::MAX);
        p.quarry[usize::from(position)] - 400 * i64::from(near)
    }

    fn go_on_or_stay(&self, s: &Situation) -> Action {
        let p = self.picture(s);
        let mut gain = 0;
        for unit in s.group.iter().map(|u| u as u8) {
            gain += self.standing(s, &p, unit, s.target) - self.standing(s, &p, unit, s.place(unit));
        }
        if gain > 0 { Action::GoOn } else { Action::Stay }
    }

    /// What it is worth that a unit has its place in a hex.
    fn standing(&self, s: &Situation, p: &Picture, unit: u8, hex: u16) -> i64 {
        let others = s.units(&self.data, hex).filter(|&u| u != unit && !s.group.contains(usize::from(u)));
        let (mut beside, mut count) = (0, 0);
        for other in others {
            beside += u32::from(s.steps[usize::from(other)]);
            count += 1;
        }
        for other in s.group.iter().filter(|&u| u != usize::from(unit) && self.kind(u as u8).is_unit()) {
            beside += u32::from(s.steps[other]);
            count += 1;
        }
        let fire = self.fire_cost(s, p, unit, hex, beside);
        let full = if count >= STACKING && self.kind(unit).is_unit() { 1500 } else { 0 };
        let mut worth = -full;
        if self.kind(unit).is_infantry() {
            let (prospect, far) = self.prospect(s, p, unit, hex);
            let sea = |band| self.rising(s, band, usize::from(far));
            // Whoever is where he wants to be has reckoned with the fire there.
            worth += prospect - fire / 2;
            if far > 0 {
                worth -= fire / 2 + self.weights.time[0] + self.data.map.at(hex).band.map_or(0, sea);
            }
        } else {
            let ground = self.data.map.at(hex);
            worth -= fire + 40 * i64::from(ground.to_cover.min(6));
            worth -= ground.band.map_or(0, |band| self.rising(s, band, 0) / 3);
        }
        worth
    }

    /// What a unit gains by a move.
    fn gain(&self, s: &Situation, p: &Picture, unit: u8, to: u16) -> i64 {
        let from = s.place(unit);
        if self.kind(unit).is_leader() {
            // Whoever may yet act under this leader should do so before somebody takes him along.
            let taken = s.group.iter().any(|u| self.kind(u as u8).is_unit());
            let waiting = taken
                && (0..US as u8).any(|u| {
                    !s.group.contains(usize::from(u))
                        && self.may_act(s, u).is_ok()
                        && self.commands(s, unit, u)
                        && self.kind(u).is_infantry()
                });
            let near = |hex: u16| {
                100 * self.led_from(s, hex) + p.best_from(hex) / 20
                    - p.toll[usize::from(hex)][3] / 10
                    - self.data.map.at(hex).band.map_or(0, |band| self.rising(s, band, 0))
            };
            return if waiting { -1 } else { near(to) - near(from) };
        }
        let climbing = match self.crossing(s, unit, to) {
            Ok(Crossing::Bluff | Crossing::Cliff) if self.kind(unit).is_infantry() => {
                self.weights.time[0] + self.fire_cost(s, p, unit, to, 0)
            }
            _ => 0,
        };
        let dash = p.dash(from, to) * self.step_worth(s, unit) / 1000 * self.weights.fear[0] / 100;
        self.standing(s, p, unit, to) - self.standing(s, p, unit, from) - dash - climbing
    }

    /// The best that can be done now: rally, fight, shell, move, climb, barrage; or be done.
    fn best_action(&self, s: &Situation) -> Action {
        let map = &self.data.map;
        for unit in 0..US as u8 {
            let at = s.place(unit);
            if !map.is_land(at) {
                continue;
            }
            let drowning = map.at(at).band.is_some_and(|band| band < s.tide(&self.data));
            if !s.is(unit, flag::CLIFF) && !drowning && self.check_recover(s, unit).is_ok() {
                return Action::Recover(unit);
            }
        }
        let p = self.picture(s);
        // What costs nothing comes first, for what is paid for depends on it; leaders go last, for others act by them.
        let mut best = [(self.weights.worthwhile, Action::Done); 3];
        let mut consider = |rank: usize, worth: i64, action: Action| {
            if worth > best[rank].0 {
                best[rank] = (worth, action);
            }
        };
        for position in 0..POSITIONS as u8 {
            if s.occupant(position).is_none() {
                continue;
            }
            let hex = self.position(position).hex;
            if self.check_attack(s, hex).is_ok() {
                consider(0, self.attack_worth(s, &p, hex) + self.weights.attack, Action::Attack(hex));
            }
            if s.naval > 0 && s.depth(position).is_some() && self.check_bombard(s, hex).is_ok() {
                let worth = self.menace(s, position) + self.weights.depth - 2 * self.weights.shells;
                consider(1, worth, Action::Bombard(hex));
            }
        }
        for unit in 0..US as u8 {
            if !map.is_land(s.place(unit)) || s.is(unit, flag::ACTED) {
                continue;
            }
            let leads = self.kind(unit).is_leader();
            for (hex, cost) in self.reach_of(s, us(unit)) {
                let mut worth = self.gain(s, &p, unit, hex.0);
                if cost > 0 {
                    worth -= self.weights.time[1];
                    worth += self.partner(s, unit).map_or(0, |with| self.gain(s, &p, with, hex.0).max(0));
                }
                if !leads && s.leaders(&self.data, s.place(unit)).next().is_some() {
                    worth -= 20;
                }
                let rank = if leads { 2 } else { usize::from(cost > 0) };
                consider(rank, worth, Action::Take(unit));
            }
            if self.check_scale(s, unit).is_ok() {
                let here = self.standing(s, &p, unit, s.place(unit));
                let up = map.around[usize::from(s.place(unit))]
                    .iter()
                    .filter(|(hex, sides)| sides & side::CLIFF != 0 && !map.at(*hex).low)
                    .map(|(hex, _)| self.standing(s, &p, unit, *hex))
                    .max();
                let worth = up.map_or(0, |up| up - here - 2 * self.weights.time[0]);
                consider(usize::from(!self.is_free(s, unit)), worth, Action::Scale(unit));
            }
        }
        // Where every move draws fire, the guns speak before anybody moves.
        let guns = usize::from(s.reads(reading::INFILTRATION));
        let mut barrages = Vec::new();
        self.list_barrages(s, &mut barrages);
        for action in barrages {
            if let Action::Barrage(unit, hex) = action {
                consider(guns, self.barrage_worth(s, unit, hex), action);
            }
        }
        let found = best.iter().find(|(_, action)| *action != Action::Done);
        found.map_or(Action::Done, |(_, action)| *action)
    }

    /// A second unit that would go along for the same action.
    fn partner(&self, s: &Situation, unit: u8) -> Option<u8> {
        s.units(&self.data, s.place(unit)).find(|&other| {
            other != unit
                && self.kind(other).is_infantry()
                && self.may_act(s, other).is_ok()
                && !self.is_free(s, other)
        })
    }

    /// What a tank's barrage is likely to prevent.
    fn barrage_worth(&self, s: &Situation, unit: u8, hex: u16) -> i64 {
        let Some(position) = self.data.position(hex) else { return 0 };
        if !s.can_fire(position) {
            return 0;
        }
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
        let cost = if self.is_free(s, unit) { 0 } else { self.weights.time[1] };
        self.menace(s, position) * chance / 100 * part / 100 * self.weights.barrage / 100 - cost
    }

    /// How many thousandths of a point a position's fire would cost when its colour comes up.
    fn menace(&self, s: &Situation, position: u8) -> i64 {
        let p = self.position(position);
        let mut hits: Vec<i64> = Vec::new();
        for &(hex, intensity) in &p.field {
            let crowded = s.steps_in(&self.data, hex) >= 5;
            for unit in s.units(&self.data, hex) {
                let part = match intensity {
                    Intensity::Intense => 100,
                    _ if self.data.us[usize::from(unit)].armoured => 5,
                    Intensity::Steady if crowded => 100,
                    Intensity::Steady => 33,
                    Intensity::Sporadic => 6,
                };
                hits.push(part * self.step_worth(s, unit) / 100);
            }
        }
        hits.sort_unstable_by_key(|hit| std::cmp::Reverse(*hit));
        let limit = usize::from(self.limit(s, position));
        let deep = self.hexes_of(position).into_iter().any(|h| s.depth(h).is_some());
        let sum: i64 = hits.iter().take(limit.max(1)).sum();
        // Those beyond the limit make it likelier that it is reached.
        let more: i64 = hits.iter().skip(limit.max(1)).take(4).sum();
        (sum + more / 4) * if deep { 100 } else { 50 } / 100
    }

    /// The classes of those in one hex with the units in hand.
    fn classes_in_hand(&self, s: &Situation) -> Vec<usize> {
        let Some(first) = s.group.first() else { return Vec::new() };
        let here = |class: &usize| s.counters(s.place(first as u8)).any(|u| self.class(s, u) == *class);
        (0..3).filter(here).collect()
    }

    /// Where the units in hand should go; first a second unit or a leader is taken along.
    fn best_way(&self, s: &Situation) -> Action {
        let p = self.picture_for(s, &self.classes_in_hand(s));
        let mut actions = Vec::new();
        self.list_destinations(s, &mut actions);
        let go = |s: &Situation, actions: &[Action]| {
            let mut best: Option<(i64, Action)> = None;
            for &action in actions {
                if let Action::Go(hex) = action {
                    let worth = s.group.iter().map(|u| self.gain(s, &p, u as u8, hex)).sum();
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, action));
                    }
                }
            }
            best
        };
        let Some((now, alone)) = go(s, &actions) else {
            return actions.first().copied().unwrap_or(Action::Done);
        };
        for &action in &actions {
            let Action::With(unit) = action else { continue };
            if self.kind(unit).is_unit() && self.is_free(s, unit) {
                continue;
            }
            let mut together = s.clone();
            together.group.insert(usize::from(unit));
            let mut ways = Vec::new();
            self.list_destinations(&together, &mut ways);
            if go(&together, &ways).is_some_and(|(then, _)| then > now) {
                return action;
            }
        }
        alone
    }

    /// The attack on a hex with the best force that can be found, and what it is likely to be worth.
    fn attack_worth(&self, s: &Situation, p: &Picture, hex: u16) -> i64 {
        let mut t = s.clone();
        self.begin_attack(&mut t, hex);
        while let Some(unit) = self.next_joiner(&t, p) {
            t.group.insert(usize::from(unit));
        }
        let without = self.expected(&t, p);
        if self.check_shells(&t).is_err() {
            return without;
        }
        t.shells = true;
        without.max(self.expected(&t, p))
    }

    /// The faces that the Germans in a position may show.
    fn faces(&self, s: &Situation, position: u8) -> (Vec<u8>, Vec<Option<(u8, bool)>>) {
        let markers = match s.depth(position) {
            None => vec![None],
            Some(marker) => {
                let shown = s.depth_revealed[usize::from(marker)];
                self.possible_markers(s, position).into_iter().map(|m| Some((m, shown))).collect()
            }
        };
        (self.possible_units(s, position), markers)
    }

    /// What the attack in preparation is likely to be worth.
    fn expected(&self, s: &Situation, p: &Picture) -> i64 {
        let Some(position) = self.data.position(s.target) else { return 0 };
        if s.group.is_empty() || s.occupant(position).is_none() {
            return i64::MIN / 4;
        }
        let force: Force = self.force(s);
        let adjacent =
            s.group.iter().filter(|&u| self.data.map.distance(s.place(u as u8), s.target) == 1).count();
        let menace = self.menace(s, position);
        let quarry = p.quarry[usize::from(position)];
        let shaken = if s.can_fire(position) { self.weights.shaken + menace / 2 } else { 60 };
        let worth = |effects: Effects| -> i64 {
            let mut worth = 0;
            for (effect, amount) in [
                (Effect::Defeated, quarry + menace),
                (Effect::Disrupted, shaken),
                (Effect::DepthRemoved, self.weights.depth),
                (Effect::GainsDepth, -self.weights.depth),
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
        let (units, markers) = self.faces(s, position);
        let (mut sum, mut ways) = (0, 0);
        for &unit in &units {
            for &marker in &markers {
                sum += worth(self.resolve(&force, unit, marker).last().effects);
                ways += 1;
            }
        }
        let price = self.price(s, &s.group);
        let paid = i64::from(price[0] + price[1]) * self.weights.time[1];
        sum / ways.max(1) - paid - 20 * s.group.len() as i64 - self.weights.shells * i64::from(s.shells)
    }

    /// The next who should join the attack in preparation, if anybody makes it better.
    fn next_joiner(&self, s: &Situation, p: &Picture) -> Option<u8> {
        let mut actions = Vec::new();
        self.list_muster(s, &mut actions);
        let mut best = (self.expected(s, p), None);
        for action in actions {
            let Action::Join(unit) = action else { continue };
            let mut with = s.clone();
            with.group.insert(usize::from(unit));
            let worth = self.expected(&with, p);
            if worth > best.0 {
                best = (worth, Some(unit));
            }
        }
        best.1
    }

    fn best_joiner(&self, s: &Situation) -> Action {
        let p = self.picture_for(s, &[]);
        if let Some(unit) = self.next_joiner(s, &p) {
            return Action::Join(unit);
        }
        if self.check_shells(s).is_ok() {
            let mut with = s.clone();
            with.shells = true;
            if self.expected(&with, &p) > self.expected(s, &p) {
                return Action::Shells;
            }
        }
        let mut actions = Vec::new();
        self.list_muster(s, &mut actions);
        if actions.contains(&Action::Commit) {
            return Action::Commit;
        }
        actions.first().copied().unwrap_or(Action::Commit)
    }
}

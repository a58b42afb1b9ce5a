//! What the heuristic American does: one answer to each decision, found by rules of thumb on the picture of
//! [`crate::value`]. He knows what the player knows: face-down Germans are whatever they may be.

use crate::board::side;
use crate::movement::{Crossing, STACKING};
use crate::planning::{order, slot};
use crate::prelude::*;
use crate::value::{Kept, Picture};
use sandtable_engine::planning::Plan;
use sandtable_engine::rules::Rules;

/// A whole action, from taking units in hand to letting them go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    /// A single step: rally, ropes, a barrage, the end.
    Once(Action),
    /// These go there together, the first of them taken first.
    Move(ArrayVec<UnitId, 8>, SpaceId),
    /// These attack a hex, with naval gunfire or without.
    Attack(SpaceId, ArrayVec<UnitId, 24>, bool),
}

/// What the player remembers from one action to the next.
#[derive(Clone, Debug, Default)]
pub struct Mind {
    pub(crate) picture: Kept,
    intent: Option<Intent>,
}

/// What a plan orders is done before anything else of its rank.
pub(crate) const ORDERED: i64 = 1_000_000;

/// What comes first.
pub(crate) mod rank {
    /// What costs nothing, for what is paid for depends on it; attacks; and who must leave before the sea comes.
    pub(crate) const FREE: usize = 0;
    /// What costs an action.
    pub(crate) const PAID: usize = 1;
    /// What is done if nothing else is left to do, however little it brings.
    pub(crate) const LATE: usize = 2;
    /// Leaders, for others act by them.
    pub(crate) const LEADERS: usize = 3;
    /// How many there are.
    pub(crate) const ALL: usize = 4;
}

/// What it costs to be one too many in a hex (7.6).
const CROWDED: i64 = 5500;

/// What it is worth to be out of the sea at the last moment, beside a step.
const ROPES: i64 = 2000;

/// What it costs to be where nobody can stay.
const NOWHERE: i64 = 6000;

/// The first of the best answers.
fn first_best(all: Vec<Action>, worth: impl Fn(Action) -> i64) -> Option<Action> {
    all.into_iter().rev().max_by_key(|&action| worth(action))
}

/// Weighs something that could be done: how urgent it is, what it is worth, and what it is.
pub(crate) type Consider<'c> = &'c mut dyn FnMut(usize, i64, &dyn Fn() -> Intent);

impl Omaha {
    /// What the player does by a plan.
    pub(crate) fn follow_plan(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Option<Action> {
        let style = plan.style.min(crate::planning::STYLES.len() as u8 - 1);
        match s.stage {
            Stage::Over => None,
            Stage::SetUp => Some(Action::Begin),
            Stage::Landing(_) | Stage::Event | Stage::Fire(_) => Some(Action::Draw),
            Stage::Sacrifice(_) => Some(Action::Sacrifice),
            Stage::Actions => {
                let p = self.look(s, style, &mut mind.picture);
                let mut intent = self.decide(s, plan, p);
                if intent == Intent::Once(Action::Done) {
                    // What the others have done may have opened something: look once more.
                    self.draw_picture(s, p);
                    intent = self.decide(s, plan, p);
                }
                let first = match &intent {
                    Intent::Once(action) => *action,
                    Intent::Move(units, _) => Action::Take(units[0]),
                    Intent::Attack(hex, ..) => Action::Attack(*hex),
                };
                mind.intent = Some(intent);
                Some(first)
            }
            Stage::Moving => Some(self.carry_on_moving(s, plan, style, mind)),
            Stage::Muster => Some(self.carry_on_mustering(s, plan, style, mind)),
            // The division that has more actions left can spare one.
            Stage::Paying => {
                let west = s.actions[Sector::West.index()] > s.actions[Sector::East.index()];
                Some(Action::Pay(if west { Sector::West } else { Sector::East }))
            }
            Stage::UnderFire(unit) => {
                let p = self.look(s, style, &mut mind.picture);
                Some(self.under_way(s, p, unit))
            }
            Stage::Arrivals => {
                let p = self.look(s, style, &mut mind.picture);
                self.next_arrival(s, plan, p)
            }
            _ => {
                let mut all = Vec::new();
                self.actions(s, &mut all);
                if let [only] = all[..] {
                    return Some(only);
                }
                let p = match s.stage {
                    Stage::Hit(..)
                    | Stage::ArtilleryHit(_)
                    | Stage::LeaderHit(..)
                    | Stage::Scream
                    | Stage::Mine(_)
                    | Stage::Overstack(_)
                    | Stage::Engineers => self.glance(s, &mut mind.picture),
                    _ => self.look(s, style, &mut mind.picture),
                };
                first_best(all, |action| self.answer_worth(s, p, action))
            }
        }
    }

    /// The units in hand go where they were meant to go, with those who were meant to go along.
    fn carry_on_moving(&self, s: &Situation, plan: &Plan, style: u8, mind: &mut Mind) -> Action {
        let first = s.group.first().unwrap_or(UnitId(0));
        let fits = |intent: &Intent| matches!(intent, Intent::Move(units, _) if s.group.iter().all(|u| units.contains(&u)));
        if !mind.intent.as_ref().is_some_and(fits) {
            let p = self.look(s, style, &mut mind.picture);
            mind.intent = self.way_from_hand(s, plan, p, first);
        }
        if let Some(Intent::Move(units, to)) = &mind.intent {
            for &unit in units {
                if !s.group.contains(unit) && self.check_with(s, unit).is_ok() {
                    return Action::With(unit);
                }
            }
            if self.check_go(s, *to).is_ok() {
                return Action::Go(*to);
            }
        }
        let mut actions = Vec::new();
        self.list_destinations(s, &mut actions);
        let go = actions.iter().find(|action| matches!(action, Action::Go(_)));
        go.or(actions.first()).copied().unwrap_or(Action::Done)
    }

    /// Those who were meant to join the attack do so.
    fn carry_on_mustering(&self, s: &Situation, plan: &Plan, style: u8, mind: &mut Mind) -> Action {
        let fits = |intent: &Intent| matches!(intent, Intent::Attack(hex, ..) if *hex == s.target);
        if !mind.intent.as_ref().is_some_and(fits) {
            let p = self.look(s, style, &mut mind.picture);
            let mut before = s.clone();
            self.put_down(&mut before);
            let (_, joiners, shells) = self.best_attack(&before, plan, p, s.target);
            mind.intent = Some(Intent::Attack(s.target, joiners, shells));
        }
        if let Some(Intent::Attack(_, joiners, shells)) = &mind.intent {
            for &unit in joiners {
                if !s.group.contains(unit) && self.check_join(s, unit).is_ok() {
                    return Action::Join(unit);
                }
            }
            if *shells && !s.shells && self.check_shells(s).is_ok() {
                return Action::Shells;
            }
        }
        if self.check_commit(s).is_ok() {
            return Action::Commit;
        }
        let mut actions = Vec::new();
        self.list_muster(s, &mut actions);
        actions.first().copied().unwrap_or(Action::Commit)
    }

    /// Who is put into which box, or waits.
    fn next_arrival(&self, s: &Situation, plan: &Plan, p: &Picture) -> Option<Action> {
        let mut all = Vec::new();
        self.list_arrivals(s, &mut all);
        for &action in &all {
            let (Action::Place(unit, _) | Action::Delay(unit)) = action else { continue };
            let Some(choice) = plan.get(slot::ARRIVAL + u32::from(unit.0)) else { continue };
            let meant = match action {
                Action::Place(_, hex) => {
                    let landing = self.data.map.landing_at[hex];
                    landing.is_some_and(|b| u32::from(b) + 1 == choice)
                }
                _ => choice == 0,
            };
            if meant {
                return Some(action);
            }
        }
        // Leaders come last, so that they land with a unit.
        first_best(all, |action| match action {
            Action::Place(unit, _) | Action::Delay(unit) if self.kind(unit).is_leader() => {
                self.answer_worth(s, p, action) - ORDERED
            }
            _ => self.answer_worth(s, p, action),
        })
    }

    /// How good an answer is at the stages outside of the actions.
    fn answer_worth(&self, s: &Situation, p: &Picture, action: Action) -> i64 {
        match (s.stage, action) {
            (Stage::Hero(..), Action::Choose(unit)) => self.hero_worth(s, p, unit),
            (Stage::Regroup(_), Action::Choose(unit)) => {
                // A company out of danger keeps its new men.
                -self.fire_cost(s, p, unit, SpaceId(s.place(unit).0.min(self.data.map.hexes - 1)), 0)
            }
            (Stage::Attrition, Action::Choose(unit)) => {
                let quarry = self.data.position(s.target).map_or(0, |at| p.quarry[at]);
                p.weights.depth + quarry / 3 - self.step_worth(s, p, unit)
            }
            (Stage::Attrition, _) => 0,
            (Stage::LeaderHit(..), Action::Choose(unit)) => match self.kind(unit) {
                Kind::Hero => 3,
                Kind::General => 2 - 2 * i64::from(s.is(unit, flag::WOUNDED)),
                _ => 1,
            },
            (_, Action::Choose(unit)) => -self.step_worth(s, p, unit),
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
    fn hero_worth(&self, s: &Situation, p: &Picture, unit: UnitId) -> i64 {
        let at = s.place(unit);
        if !self.data.map.is_land(at) || !self.kind(unit).is_infantry() {
            return -10_000;
        }
        let steps = i64::from(s.steps[unit]);
        let prospect = self.prospect(s, p, unit, at).map_or(0, |(worth, _)| worth);
        prospect + 300 * steps
            - 400 * i64::from(self.kind(unit) == Kind::Ranger)
            - self.fire_cost(s, p, unit, at, 0)
    }

    /// What it would be to land from a box, by its place from the east, on a turn.
    fn landing_worth(&self, s: &Situation, p: &Picture, unit: UnitId, landing: i64, turn: u8) -> i64 {
        const LATE: i64 = -400;
        let found = usize::try_from(landing).ok().and_then(|b| self.data.map.landings.get(b));
        let Some(found) = found else { return LATE };
        let tide = self.data.tide(turn.min(LAST_TURN));
        let hex = found.beach[tide as usize];
        if hex == SpaceId::NONE {
            return LATE;
        }
        let beside = s.steps_in(&self.data, hex);
        let fire = self.fire_cost(s, p, unit, hex, beside);
        if self.kind(unit).is_infantry() {
            self.prospect(s, p, unit, hex).map_or(LATE, |(worth, _)| worth) - fire
        } else if self.kind(unit).is_leader() {
            let far = self.data.map.around[hex].iter().map(|(h, _)| *h);
            let ahead: i64 = far.map(|h| self.led_from(s, h)).sum();
            200 * self.led_from(s, hex) + 60 * ahead - fire
        } else {
            -fire - 50 * i64::from(self.data.map.at(hex).to_cover.min(6)) - self.shallow(turn, hex)
        }
    }

    /// What it would be to put a unit into a box: the mean of where the sea may carry it.
    pub(crate) fn box_worth(&self, s: &Situation, p: &Picture, unit: UnitId, hex: SpaceId) -> i64 {
        let Some(at) = self.data.map.landing_at[hex].map(i64::from) else { return 0 };
        let drifts: &[i64] = match self.kind(unit) {
            kind if kind.is_infantry() && s.turn <= 2 => &[4, 2, 9, 0],
            kind if kind.is_infantry() && s.turn < 14 => &[0, 1, 4, -1],
            _ => &[0],
        };
        let with = s.units(&self.data, hex).count() as i64;
        let sum: i64 = drifts.iter().map(|d| self.landing_worth(s, p, unit, at - d, s.turn + 1)).sum();
        let company = match self.kind(unit).is_leader() {
            // Under fire a leader goes nowhere by himself (7.3): by the letter, all of the beach is under fire.
            true if with == 0 && s.letter => -800,
            true => 150 * with,
            false => -60 * with,
        };
        sum / drifts.len() as i64 + company
    }

    /// Whether a landing had better be put off: men who stay on their ships are not spent.
    fn waiting_worth(&self, s: &Situation, unit: UnitId) -> i64 {
        if self.kind(unit).is_unit() && !self.kind(unit).is_infantry() && s.turn + 3 >= LAST_TURN {
            return -100;
        }
        if !self.kind(unit).is_regular() || s.turn + 1 >= LAST_TURN {
            return if self.kind(unit).is_unit() { -1500 } else { -100_000 };
        }
        if self.spent(s, s.division(&self.data, unit)) >= 6 { 5000 } else { -100_000 }
    }

    fn scouting_worth(&self, s: &Situation, p: &Picture, hex: SpaceId) -> i64 {
        let Some(position) = self.data.position(hex) else { return 0 };
        let near = everybody()
            .filter(|&u| self.kind(u).is_infantry() && self.data.map.is_land(s.place(u)))
            .map(|u| self.data.map.distance(s.place(u), hex))
            .min()
            .unwrap_or(u8::MAX);
        p.quarry[position] - 400 * i64::from(near)
    }

    /// Whether a unit that was hit on its way goes on.
    fn under_way(&self, s: &Situation, p: &Picture, unit: UnitId) -> Action {
        let there = self.standing(s, p, unit, s.target, &s.group);
        let here = self.standing(s, p, unit, s.place(unit), &s.group);
        if there > here { Action::GoOn } else { Action::Stay }
    }

    /// What it is worth that a unit has its place in a hex.
    pub(crate) fn standing(
        &self,
        s: &Situation,
        p: &Picture,
        unit: UnitId,
        hex: SpaceId,
        group: &UnitSet,
    ) -> i64 {
        let others = s.units(&self.data, hex).filter(|&u| u != unit && !group.contains(u));
        let (mut beside, mut count) = (0, 0);
        for other in others {
            beside += u32::from(s.steps[other]);
            count += 1;
        }
        for other in group.iter().filter(|&u| u != unit && self.kind(u).is_unit()) {
            beside += u32::from(s.steps[other]);
            count += 1;
        }
        let fire = self.fire_cost(s, p, unit, hex, beside);
        let full = if count >= STACKING && self.kind(unit).is_unit() { CROWDED } else { 0 };
        let mut worth = -full;
        if self.kind(unit).is_infantry() {
            let Some((prospect, far)) = self.prospect(s, p, unit, hex) else { return worth - fire - NOWHERE };
            let sea = |band| self.rising(s, band, usize::from(far));
            // Whoever is where he wants to be has reckoned with the fire there.
            worth += prospect - fire / 2;
            if far > 0 {
                worth -= fire / 2 + p.weights.time[0] + self.data.map.at(hex).band.map_or(0, sea);
            }
        } else {
            let ground = self.data.map.at(hex);
            worth -= fire + 40 * i64::from(ground.to_cover.min(6));
            worth -= ground.band.map_or(0, |band| self.rising(s, band, 0) / 3);
        }
        worth
    }

    /// What a unit gains by a move with some others.
    pub(crate) fn gain(&self, s: &Situation, p: &Picture, unit: UnitId, to: SpaceId, group: &UnitSet) -> i64 {
        let from = s.place(unit);
        if self.kind(unit).is_leader() {
            return self.leader_gain(s, p, unit, to);
        }
        self.standing(s, p, unit, to, group)
            - self.standing(s, p, unit, from, group)
            - self.hardship(s, p, unit, to)
    }

    /// What the way itself costs a unit.
    fn hardship(&self, s: &Situation, p: &Picture, unit: UnitId, to: SpaceId) -> i64 {
        let climbing = match self.crossing(s, unit, to) {
            Ok(Crossing::Bluff | Crossing::Cliff) if self.kind(unit).is_infantry() => {
                p.weights.time[0] + self.fire_cost(s, p, unit, to, 0)
            }
            _ => 0,
        };
        climbing + p.dash(s.place(unit), to) * self.step_worth(s, p, unit) / 1000 * p.weights.fear[0] / 100
    }

    /// The best that can be done now: rally, fight, shell, move, climb, barrage; or be done.
    fn decide(&self, s: &Situation, plan: &Plan, p: &Picture) -> Intent {
        let map = &self.data.map;
        let mut ready = UnitList::new();
        for unit in everybody() {
            let at = s.place(unit);
            if !map.is_land(at) || s.is(unit, flag::ACTED) || self.kind(unit) == Kind::Hero {
                continue;
            }
            if s.is(unit, flag::DISRUPTED) || (s.is(unit, flag::CLIMB) && !self.submerged(s, at)) {
                return Intent::Once(Action::Recover(unit));
            }
            if s.is(unit, flag::CLIMB) {
                continue;
            }
            ready.push(unit);
        }
        let mut best: [(i64, Option<Intent>); rank::ALL] =
            std::array::from_fn(|_| (p.weights.worthwhile, None));
        best[rank::LATE].0 = 0;
        let mut consider = |rank: usize, worth: i64, intent: &dyn Fn() -> Intent| {
            if worth > best[rank].0 {
                best[rank] = (worth, Some(intent()));
            }
        };
        self.consider_attacks(s, plan, p, &mut consider);
        let pressed = self.pressed(s);
        for &unit in &ready {
            self.consider_moves(s, plan, p, (unit, pressed), &mut consider);
        }
        self.consider_barrages(s, plan, p, &ready, &mut consider);
        let found = best.into_iter().find_map(|(_, intent)| intent);
        found.unwrap_or(Intent::Once(Action::Done))
    }

    fn consider_moves(
        &self,
        s: &Situation,
        plan: &Plan,
        p: &Picture,
        (unit, pressed): (UnitId, [bool; 2]),
        consider: Consider<'_>,
    ) {
        if self.kind(unit).is_leader() {
            return self.consider_leader(s, plan, p, unit, consider);
        }
        let map = &self.data.map;
        let order = plan.get(u32::from(unit.0));
        if order == Some(order::HOLD) && !self.drowns(s, unit) {
            return;
        }
        let from = s.place(unit);
        let free = self.is_free(s, unit);
        let alone = UnitSet::one(unit);
        let here = self.standing(s, p, unit, from, &alone);
        let behind_leader = s.leaders(&self.data, from).next().is_some();
        let shut_in = order.and_then(|choice| choice.checked_sub(order::GO));
        let pressed = pressed[s.division(&self.data, unit).index()] && !self.kind(unit).is_infantry();
        for &(to, _) in &map.around[from] {
            if shut_in.is_some_and(|meant| meant != u32::from(to.0))
                || self.crossing(s, unit, to).is_err()
                || self.check_group(s, &alone, to).is_err()
            {
                continue;
            }
            let cost = !free && self.fare(s, &alone, to).actions > 0;
            let mut worth = self.standing(s, p, unit, to, &alone) - here - self.hardship(s, p, unit, to);
            worth += self.rescue(s, p, to);
            let mut rank = if cost { rank::PAID } else { rank::FREE };
            if cost {
                worth -= p.weights.time[1];
                worth += self.partner(s, unit).map_or(0, |with| self.gain(s, p, with, to, &alone).max(0));
                if pressed && self.gets_out(s, from, to) {
                    worth += self.saved(s, p, unit);
                    rank = rank::FREE;
                }
            }
            if behind_leader {
                worth -= 20;
                // Whoever acts under a leader should do so before somebody takes him along.
                if rank == rank::FREE && self.is_last_escort(s, p, unit, to) {
                    rank = rank::LATE;
                }
            }
            if shut_in.is_some() {
                worth = worth.max(-ORDERED / 2) + ORDERED;
            }
            consider(rank, worth, &|| self.company(s, plan, p, (unit, to), rank));
            if self.drowns(s, unit) && self.is_dry(s, to) {
                consider(rank::LATE, worth.max(1), &|| self.company(s, plan, p, (unit, to), rank::LATE));
            }
        }
        if shut_in.is_none() && self.check_scale(s, unit).is_ok() {
            let up = map.around[from]
                .iter()
                .filter(|(hex, sides)| sides & side::CLIFF != 0 && !map.at(*hex).low)
                .map(|(hex, _)| self.standing(s, p, unit, *hex, &alone))
                .max();
            let ordered = if order == Some(order::SCALE) { ORDERED } else { 0 };
            let mut worth = up.map_or(0, |up| up - here - 2 * p.weights.time[0]);
            // The sea does not take those who hang on their ropes (5.2).
            if self.drowns(s, unit) {
                worth = worth.max(0) + self.step_worth(s, p, unit) + ROPES;
            }
            let rank = if free { rank::FREE } else { rank::PAID };
            consider(rank, worth + ordered, &|| Intent::Once(Action::Scale(unit)));
        }
    }

    /// Who goes along with a unit: a second one for the same action, leaders who gain by it, and whom the plan sends.
    pub(crate) fn company(
        &self,
        s: &Situation,
        plan: &Plan,
        p: &Picture,
        (unit, to): (UnitId, SpaceId),
        rank: usize,
    ) -> Intent {
        let mut group: UnitSet = UnitSet::one(unit);
        let mut units: ArrayVec<UnitId, 8> = ArrayVec::new();
        units.push(unit);
        for other in s.counters(s.place(unit)) {
            if units.is_full() || other == unit || self.kind(other) == Kind::Hero {
                continue;
            }
            let meant = plan.get(u32::from(other.0));
            let sent = meant == Some(order::GO + u32::from(to.0));
            let counts = self.kind(other).is_unit();
            let full = units.iter().filter(|&&u| self.kind(u).is_unit()).count() >= 2;
            if (counts && full) || (meant.is_some() && !sent) || self.may_act(s, other).is_err() {
                continue;
            }
            if counts && !sent && self.is_free(s, other) {
                continue;
            }
            let mut with = group;
            with.insert(other);
            if self.check_group(s, &with, to).is_err() {
                continue;
            }
            // Whoever may yet act under a leader should do so before somebody takes him along.
            let early = !counts && rank == rank::FREE && self.awaited(s, other, &with);
            if sent || (!early && self.gain(s, p, other, to, &with) > 0) {
                group = with;
                units.push(other);
            }
        }
        Intent::Move(units, to)
    }

    /// Where the unit in hand should go, if nobody remembers why it was taken.
    fn way_from_hand(&self, s: &Situation, plan: &Plan, p: &Picture, unit: UnitId) -> Option<Intent> {
        let mut before = s.clone();
        self.put_down(&mut before);
        let mut best: Option<(i64, Intent)> = None;
        self.consider_moves(&before, plan, p, (unit, [false; 2]), &mut |_, worth, intent| {
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                let intent = intent();
                if matches!(intent, Intent::Move(..)) {
                    best = Some((worth, intent));
                }
            }
        });
        best.map(|(_, intent)| intent)
    }

    /// A second unit that would go along for the same action.
    fn partner(&self, s: &Situation, unit: UnitId) -> Option<UnitId> {
        s.units(&self.data, s.place(unit))
            .find(|&other| other != unit && self.may_act(s, other).is_ok() && !self.is_free(s, other))
    }
}

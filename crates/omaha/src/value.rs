//! How good a situation is, in thousandths of a victory point, and what an experienced player would try: the heuristic
//! American of the arena and of the hint button. Rules never read any of this.

use crate::action::Action;
use crate::attack::goodness;
use crate::board::{Terrain, Tide, side};
use crate::data::{Effect, Effects, Intensity, POSITIONS};
use crate::movement::Crossing;
use crate::situation::{LAST_TURN, NOBODY, Situation, Stage, flag, german as state};
use crate::units::{Kind, Sector, US};
use crate::{Omaha, us};

/// What the heuristic player holds dear, in thousandths of a victory point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// What a German unit costs us outside of a strongpoint, and in one.
    pub german: [i64; 2],
    /// What a depth marker costs us.
    pub depth: i64,
    /// What a disrupted German is worth.
    pub shaken: i64,
    /// A gain below this is not worth an action.
    pub worthwhile: i64,
    /// The first step of a company, the one that would spend it, and what each company already spent adds to that.
    pub steps: [i64; 3],
    /// What it is worth to be on the pavilion or in a draw, and on the heights.
    pub ground: [i64; 2],
    /// What each tide line is worth, and what each hex from cover costs.
    pub beach: [i64; 2],
    /// What it is worth to stand next to Germans, and to hold a position of theirs.
    pub contact: [i64; 2],
    /// What spending an action costs.
    pub action: i64,
    /// How much fire on the move, and fire in the next turn, is feared, in percent.
    pub fear: [i64; 2],
    /// What a climb costs.
    pub climb: i64,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            german: [1100, 1700],
            depth: 450,
            shaken: 350,
            worthwhile: 60,
            steps: [400, 700, 160],
            ground: [900, 1900],
            beach: [250, 60],
            contact: [260, 200],
            action: 80,
            fear: [100, 100],
            climb: 150,
        }
    }
}

/// Boats know the sea comes: how many turns ahead a player leaves ground that will drown.
const AHEAD: usize = 3;

impl Omaha {
    /// How much a step of a unit is worth: the one that would spend a company most (13.1).
    fn step_worth(&self, s: &Situation, unit: u8) -> i64 {
        let u = &self.data.us[usize::from(unit)];
        if !u.kind.is_regular() {
            return if u.kind == Kind::Ranger { 450 } else { 250 };
        }
        match s.steps[usize::from(unit)] {
            2 => self.weights.steps[1] + self.weights.steps[2] * i64::from(self.spent(s, u.division)),
            _ => self.weights.steps[0],
        }
    }

    /// Steps that German fire is likely to take in a hex in the next turn, in thousandths.
    fn exposure(&self, s: &Situation, unit: u8, hex: u16) -> i64 {
        let armoured = self.data.us[usize::from(unit)].armoured;
        let crowded = s.steps_in(&self.data, hex) + u32::from(s.place(unit) != hex) * 2 >= 5;
        let mut sum = 0;
        for &(position, intensity) in &self.data.covered_by[usize::from(hex)] {
            if !s.projects(&self.data, position) {
                continue;
            }
            let deep = self.hexes_of(position).into_iter().any(|p| s.depth(p).is_some());
            let fires = if deep { 500 } else { 250 };
            sum += match intensity {
                Intensity::Intense => fires,
                _ if armoured => fires / 20,
                Intensity::Steady if crowded => fires,
                Intensity::Steady => fires / 3,
                Intensity::Sporadic => fires / 10,
            };
        }
        sum.min(900)
    }

    /// What it is worth to be in a hex, whatever the fire: off the beach, up the bluffs, next to the enemy.
    fn ground_worth(&self, s: &Situation, unit: u8, hex: u16) -> i64 {
        let ground = self.data.map.at(hex);
        let foot = self.kind(unit).is_infantry();
        let mut drowning = 0;
        let mut worth = match ground.terrain {
            Terrain::Sea => return 0,
            Terrain::Beach => {
                let band = ground.band.unwrap_or(Tide::Low);
                if !s.is(unit, flag::CLIMB | flag::CLIFF) {
                    drowning = self.rising(s, band);
                }
                self.weights.beach[0] * band as i64
                    - self.weights.beach[1] * i64::from(ground.to_cover.min(6))
            }
            Terrain::Pavilion | Terrain::Draw => self.weights.ground[0],
            _ if ground.low => self.weights.ground[0] + 100,
            _ => self.weights.ground[1],
        };
        if !foot {
            return worth / 4 - drowning;
        }
        for near in self.data.map.neighbours(hex) {
            let Some(position) = self.data.position(near) else { continue };
            if s.occupant(position).is_some()
                && self.data.side_shelter(hex, near) != crate::data::Shelter::Forbidden
            {
                worth += self.weights.contact[0];
            } else if s.occupant(position).is_none() && !ground.low {
                worth += 90;
            }
        }
        if self.data.position(hex).is_some() {
            worth += self.weights.contact[1];
        }
        worth - drowning
    }

    /// What it costs to stand on a tide line that the sea will cover soon.
    fn rising(&self, s: &Situation, band: Tide) -> i64 {
        let turn = usize::from(s.turn);
        let coming =
            (turn..=turn + AHEAD).position(|t| self.data.turns[t].tide > band && t <= usize::from(LAST_TURN));
        match coming {
            None => 0,
            Some(0) => 3000,
            Some(turns) => 1500 / turns as i64,
        }
    }

    /// What it is worth that a unit is in a hex.
    fn spot(&self, s: &Situation, unit: u8, hex: u16) -> i64 {
        self.ground_worth(s, unit, hex) - self.exposure(s, unit, hex) * self.step_worth(s, unit) / 1000
    }

    /// What a move costs by the fire that it draws (7.3).
    fn dash(&self, s: &Situation, unit: u8, to: u16) -> i64 {
        let watchers = self.watchers(s, s.place(unit), to);
        let mut colours = 0_u8;
        for &position in &watchers {
            colours |= 1 << self.position(position).colour as u8;
        }
        let shown = match colours.count_ones() {
            0 => return 0,
            1 => 500,
            2 => 800,
            _ => 950,
        };
        shown / 3 * self.step_worth(s, unit) * self.weights.fear[0] / 100_000
    }

    /// How good the situation is for the Americans.
    pub(crate) fn worth_of(&self, s: &Situation) -> i64 {
        let mut worth = i64::from(self.points(s).total()) * (300 + 50 * i64::from(s.turn));
        for division in Sector::BOTH {
            let spent = i64::from(self.spent(s, division));
            worth -= 110 * spent * spent;
        }
        if s.catastrophe != NOBODY {
            worth -= 40_000;
        }
        for unit in 0..US as u8 {
            let at = s.place(unit);
            if !self.data.map.is_hex(at) {
                continue;
            }
            match self.kind(unit) {
                Kind::Hero => worth += 300,
                Kind::Hq | Kind::General => {
                    let led = (0..US as u8)
                        .filter(|&u| {
                            self.kind(u).is_infantry() && self.data.map.distance(at, s.place(u)) <= 1
                        })
                        .count();
                    worth += 100 * led as i64 - self.exposure(s, unit, at) / 10;
                }
                _ => {
                    worth += i64::from(s.steps[usize::from(unit)]) * 400;
                    worth += match self.box_of(s, unit) {
                        Some(b) => {
                            let tide = self.data.turns[usize::from((s.turn + 1).min(LAST_TURN))].tide;
                            let hex = self.data.map.landings[b].beach[tide as usize];
                            if hex == crate::board::NOWHERE { -500 } else { self.spot(s, unit, hex) }
                        }
                        None => self.spot(s, unit, at),
                    };
                    worth -= 250 * i64::from(s.is(unit, flag::DISRUPTED));
                    worth -= 60 * i64::from(s.is(unit, flag::CLIMB | flag::CLIFF));
                }
            }
        }
        for position in 0..POSITIONS as u8 {
            let Some(unit) = s.occupant(position) else { continue };
            worth -= self.weights.german[usize::from(self.position(position).wn)];
            worth += self.weights.shaken * i64::from(s.unit_flags[usize::from(unit)] & state::DISRUPTED != 0);
            worth -= self.weights.depth * i64::from(s.depth(position).is_some());
        }
        worth + 400 * i64::from(s.naval) + 40 * s.cleared.len() as i64
    }

    /// What the player might do, few enough to be weighed one by one; most stages leave one thing.
    pub(crate) fn worth_trying(&self, s: &Situation, out: &mut Vec<Action>) {
        use sandtable_engine::rules::Rules;
        match s.stage {
            Stage::Actions => out.push(self.best_action(s)),
            Stage::Moving => out.push(self.best_way(s)),
            Stage::Muster => out.push(self.best_joiner(s)),
            Stage::Sacrifice(_) => out.push(Action::Sacrifice),
            Stage::UnderFire => {
                let gain: i64 = s
                    .group
                    .iter()
                    .map(|u| self.spot(s, u as u8, s.target) - self.spot(s, u as u8, s.place(u as u8)))
                    .sum();
                out.push(if gain > 0 { Action::GoOn } else { Action::Stay });
            }
            Stage::Engineers => {
                self.actions(s, out);
                out.truncate(1);
            }
            _ => self.actions(s, out),
        }
    }

    /// The best that can be done now: rally, fight, shell, move, climb, barrage; or be done.
    fn best_action(&self, s: &Situation) -> Action {
        for unit in 0..US as u8 {
            let drowning = self.data.map.is_hex(s.place(unit))
                && self.data.map.at(s.place(unit)).band.is_some_and(|band| band < s.tide(&self.data));
            let ropes = s.is(unit, flag::CLIFF);
            if !ropes && !drowning && self.check_recover(s, unit).is_ok() {
                return Action::Recover(unit);
            }
        }
        let mut best = (self.weights.worthwhile, Action::Done);
        let mut consider = |worth: i64, action: Action| {
            if worth > best.0 {
                best = (worth, action);
            }
        };
        for position in 0..POSITIONS as u8 {
            let hex = self.position(position).hex;
            if s.occupant(position).is_some() && self.check_attack(s, hex).is_ok() {
                consider(self.attack_worth(s, hex), Action::Attack(hex));
            }
            if s.naval > 0 && s.depth(position).is_some() && self.check_bombard(s, hex).is_ok() {
                consider(self.menace(s, position) + self.weights.depth - 500, Action::Bombard(hex));
            }
        }
        for unit in 0..US as u8 {
            if self.check_take(s, unit).is_ok() {
                for (hex, cost) in self.reach_of(s, us(unit)) {
                    consider(
                        self.gain(s, unit, hex.0) - self.weights.action * i64::from(cost),
                        Action::Take(unit),
                    );
                }
            }
            if self.check_scale(s, unit).is_ok() {
                let here = self.spot(s, unit, s.place(unit));
                let up = self.data.map.around[usize::from(s.place(unit))]
                    .iter()
                    .filter(|(hex, sides)| sides & side::CLIFF != 0 && !self.data.map.at(*hex).low)
                    .map(|(hex, _)| self.spot(s, unit, *hex))
                    .max();
                consider(up.map_or(0, |up| (up - here) / 3), Action::Scale(unit));
            }
        }
        if best.1 != Action::Done {
            return best.1;
        }
        let mut barrages = Vec::new();
        self.list_barrages(s, &mut barrages);
        let menaces = barrages.into_iter().filter_map(|action| match action {
            Action::Barrage(_, hex) => {
                let position = self.data.position(hex)?;
                s.can_fire(position).then(|| (self.menace(s, position), action))
            }
            _ => None,
        });
        menaces.max_by_key(|(worth, _)| *worth).map_or(Action::Done, |(_, action)| action)
    }

    /// How many thousandths of a point a position's fire is likely to cost in the next turn.
    fn menace(&self, s: &Situation, position: u8) -> i64 {
        let p = self.position(position);
        let mut sum = 0;
        for &(hex, intensity) in &p.field {
            for unit in s.units(&self.data, hex) {
                let hit = match intensity {
                    Intensity::Intense => 400,
                    Intensity::Steady => 130,
                    Intensity::Sporadic => 40,
                };
                sum += hit * self.step_worth(s, unit) / 1000;
            }
        }
        sum.min(900) + i64::from(s.can_fire(position)) * 50
    }

    /// What a unit gains by a move.
    fn gain(&self, s: &Situation, unit: u8, to: u16) -> i64 {
        let climbing = match self.crossing(s, unit, to) {
            Ok(Crossing::Bluff | Crossing::Cliff) => self.weights.climb,
            _ => 0,
        };
        if self.kind(unit).is_leader() {
            let near = |hex: u16| {
                (0..US as u8)
                    .filter(|&u| self.kind(u).is_infantry() && self.data.map.distance(hex, s.place(u)) <= 1)
                    .count() as i64
                    * 100
                    + self.ground_worth(s, unit, hex) / 8
            };
            // Whoever has yet to act under this leader should act first.
            let waiting = (0..US as u8)
                .any(|u| self.kind(u).is_unit() && self.may_act(s, u).is_ok() && self.commands(s, unit, u));
            return if waiting { 0 } else { near(to) - near(s.place(unit)) };
        }
        let room = s.units(&self.data, to).count() < crate::movement::STACKING;
        let full = if room { 0 } else { 900 };
        let freed =
            if s.units(&self.data, s.place(unit)).count() > crate::movement::STACKING { 900 } else { 0 };
        freed + self.spot(s, unit, to)
            - self.spot(s, unit, s.place(unit))
            - self.dash(s, unit, to)
            - climbing
            - full
    }

    /// Where the units in hand should go; first a second unit that pays nothing more is taken along.
    fn best_way(&self, s: &Situation) -> Action {
        let mut actions = Vec::new();
        self.list_destinations(s, &mut actions);
        let worth =
            |hex: u16, s: &Situation| -> i64 { s.group.iter().map(|u| self.gain(s, u as u8, hex)).sum() };
        let go = |actions: &[Action], s: &Situation| {
            let ways = actions.iter().filter_map(|&a| match a {
                Action::Go(hex) => Some((worth(hex, s), a)),
                _ => None,
            });
            ways.max_by_key(|(worth, a)| (*worth, std::cmp::Reverse(*a)))
        };
        let alone = go(&actions, s);
        for &action in &actions {
            if let (Action::With(unit), Some((now, _))) = (action, alone) {
                let mut together = s.clone();
                together.group.insert(usize::from(unit));
                let mut ways = Vec::new();
                self.list_destinations(&together, &mut ways);
                let free = self.is_free(s, unit);
                if let Some((then, Action::Go(hex))) = go(&ways, &together)
                    && then > now + 40
                    && (!free || self.kind(unit).is_leader())
                    && s.units(&self.data, hex).count() == 0
                {
                    return action;
                }
            }
        }
        alone.map_or_else(|| actions.first().copied().unwrap_or(Action::Done), |(_, action)| action)
    }

    /// The attack on a hex with everybody who can join, and what it is likely to be worth.
    fn attack_worth(&self, s: &Situation, hex: u16) -> i64 {
        let mut t = s.clone();
        self.begin_attack(&mut t, hex);
        while let Action::Join(unit) = self.best_joiner(&t) {
            t.group.insert(usize::from(unit));
        }
        self.expected(&t)
    }

    /// What the attack in preparation is likely to be worth.
    fn expected(&self, s: &Situation) -> i64 {
        let Some(position) = self.data.position(s.target) else { return 0 };
        if s.group.is_empty() || s.occupant(position).is_none() {
            return 0;
        }
        let force = self.force(s);
        let adjacent =
            s.group.iter().filter(|&u| self.data.map.distance(s.place(u as u8), s.target) == 1).count();
        let worth = |effects: Effects| -> i64 {
            let mut worth = 0;
            let prize = self.weights.german[usize::from(self.position(position).wn)] + 500;
            for (effect, amount) in [
                (Effect::Defeated, prize + self.menace(s, position)),
                (Effect::Disrupted, self.weights.shaken + self.menace(s, position) / 2),
                (Effect::DepthRemoved, self.weights.depth),
                (Effect::GainsDepth, -self.weights.depth),
                (Effect::AttackersDisrupted, -260 * adjacent as i64),
                (Effect::Hidden, -50),
            ] {
                if effects.has(effect) {
                    worth += amount;
                }
            }
            worth + i64::from(goodness(effects).signum())
        };
        let (mut sum, mut ways) = (0, 0);
        let markers: Vec<Option<(u8, bool)>> = match s.depth(position) {
            None => vec![None],
            Some(marker) => {
                let shown = s.depth_revealed[usize::from(marker)];
                self.possible_markers(s, position).into_iter().map(|m| Some((m, shown))).collect()
            }
        };
        for unit in self.possible_units(s, position) {
            for &marker in &markers {
                sum += worth(self.resolve(&force, unit, marker).last().effects);
                ways += 1;
            }
        }
        sum / ways.max(1) - 40 * s.group.len() as i64 - 300 * i64::from(s.shells)
    }

    /// The next who should join the attack in preparation; the order to go when nobody is missing.
    fn best_joiner(&self, s: &Situation) -> Action {
        let mut actions = Vec::new();
        self.list_muster(s, &mut actions);
        let joins = actions.iter().filter_map(|&a| match a {
            Action::Join(unit) => Some((
                self.data.map.distance(s.place(unit), s.target) > 1,
                std::cmp::Reverse(s.strength(&self.data, unit)),
                a,
            )),
            _ => None,
        });
        if let Some((.., action)) = joins.min() {
            return action;
        }
        if actions.contains(&Action::Shells) {
            let mut with = s.clone();
            with.shells = true;
            if self.expected(&with) > self.expected(s) {
                return Action::Shells;
            }
        }
        Action::Commit
    }
}

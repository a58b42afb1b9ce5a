//! What the bots know of the game: how good a situation is, and how to play a chit.
//!
//! | module | what it holds |
//! |---|---|
//! | [`lore`] | weights, and tables worked out from map and combat tables |
//! | [`picture`] | what losses cost, what hangs on a road, what an attack is worth |
//! | [`moves`] | a movement action: posts, attacks, marches |
//! | [`fights`] | a combat action, and the defender's answer |
//! | [`terms`] | how good a situation is |
//! | [`slots`] | what a plan is made of |
//!
//! [`crate::policy`] carries plans out, and answers everything else by rules of thumb.

mod fights;
mod lore;
mod moves;
mod picture;
mod slots;
mod terms;

pub(crate) use lore::{Lore, Weights};

use crate::DarkSands;
use crate::action::Action;
use crate::situation::{Doing, Situation, Stage, flag};
use crate::units::{Side, UNITS};
use fights::{Battle, Contact};
use moves::Moves;
use sandtable_engine::ids::Units;
use sandtable_engine::planning::{CERTAIN, Census, Chance, Gene, Plan, Planning, Slot, Style, logistic};
use sandtable_engine::rules::Rules;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};

/// The questions of plans after those for each unit (see [`slots`]).
pub(super) const ATTACK: u32 = 1000;
/// The hex is not attacked.
pub(super) const FORBID: u32 = 0;
/// The hex is attacked if anybody can.
pub(super) const FORCE: u32 = 1;
pub(crate) const FIGHTS: u32 = 3000;
pub(crate) const OPENER: u32 = 3001;
pub(crate) const DECLARE: u32 = 3002;
pub(crate) const PICK: u32 = 3003;

/// By how many quarter points of march a port must be nearer to be sailed to.
const SAILS: i64 = 60;

/// How many actions the strongest bot tries in thought for a chit.
const THOUGHT: u64 = 300_000;

pub(super) const STYLES: [Style; 4] = [
    Style::BALANCED,
    Style { name: "bold", aggression: 140, caution: 80, objective: 110 },
    Style { name: "cautious", aggression: 90, caution: 150, objective: 90 },
    Style { name: "objective", aggression: 100, caution: 80, objective: 200 },
];

/// What the policy remembers from one action to the next.
#[derive(Clone, Debug)]
pub struct Mind(Box<Thoughts>);

/// The movement plan with what it was made for, the fight in hand, and buffers.
#[derive(Clone, Debug)]
pub(super) struct Thoughts {
    planned: bool,
    span: (u32, Doing, u32),
    plan: Plan,
    places: Units<[SpaceId; UNITS]>,
    moves: Moves,
    contact: Contact,
    battle: Battle,
}

impl Default for Mind {
    fn default() -> Self {
        Self(Box::new(Thoughts::new()))
    }
}

impl Thoughts {
    pub(super) fn new() -> Self {
        Self {
            planned: false,
            span: (u32::MAX, Doing::Nothing, 0),
            plan: Plan::default(),
            places: Units::new([SpaceId::NONE; UNITS]),
            moves: Moves::default(),
            contact: Contact::default(),
            battle: Battle::NONE,
        }
    }
}

impl DarkSands {
    pub(super) fn style(&self, plan: &Plan) -> &'static Style {
        STYLES.get(usize::from(plan.style)).unwrap_or(&STYLES[0])
    }

    /// The part of the board that a hex belongs to.
    pub(super) fn sector(&self, hex: SpaceId) -> u16 {
        let map = &self.data.map;
        let column = map.board.space(hex).cell.map_or(0, |(_, cell)| cell.column.rem_euclid(100) / 8);
        (map.section[hex] as u16) * 16 + column as u16 % 16
    }

    /// Makes sure that the plan of the movement action is one for this very situation.
    fn refresh_moves(&self, s: &Situation, plan: &Plan, m: &mut Thoughts) {
        let span = (self.span(s), s.active.doing, s.active.able.len() as u32);
        let fresh = m.planned
            && m.span.0 == span.0
            && m.span.1 == span.1
            && m.plan == *plan
            && s.stacks.places().all(|(unit, at)| m.places[unit] == at);
        if fresh {
            return;
        }
        m.planned = true;
        m.span = span;
        m.plan.clone_from(plan);
        s.stacks.places().for_each(|(unit, at)| m.places[unit] = at);
        self.plan_moves(s, plan, self.style(plan), &mut m.moves);
    }

    /// The next of a movement action: who moves, who digs in, or nobody any more.
    pub(crate) fn movement_action(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Action {
        let m = &mut *mind.0;
        self.refresh_moves(s, plan, m);
        if let Some(action) = self.sailing(s, plan, m) {
            return action;
        }
        let side = s.active.side;
        let waiting = m.moves.order.iter().copied().find(|&unit| {
            let to = m.moves.dest[unit];
            !s.is(unit, flag::DONE)
                && to != s.place(unit)
                && self.check_move(s, unit).is_ok()
                && self.has_room(s, unit, to)
        });
        if let Some(unit) = waiting {
            return Action::Move(unit);
        }
        if s.spare[side.index()][0] > 0 {
            let digs = |&unit: &UnitId| {
                let at = s.place(unit);
                self.data.map.is_hex(at)
                    && m.moves.threat[at] > 4
                    && self.worth_of_place(s, at) > 0
                    && self.check_build(s, unit).is_ok()
            };
            if let Some(unit) = s.active.able.iter().find(digs) {
                return Action::Build(unit);
            }
        }
        Action::EndMovement
    }

    /// Who sails to a port from which it is much nearer to where units are wanted (19.4).
    fn sailing(&self, s: &Situation, plan: &Plan, m: &Thoughts) -> Option<Action> {
        let side = s.active.side;
        let ports = &self.data.places.ports;
        for &from in ports.iter().filter(|&&port| s.occupant(&self.data, port) == Some(side)) {
            let far = self.nearest_wanted(s, side, from);
            for &to in ports {
                if far - self.nearest_wanted(s, side, to) < SAILS {
                    continue;
                }
                let sails = |&unit: &UnitId| {
                    let spare = s.stacks.count(from) > 1 || m.moves.threat[from] == 0;
                    let free = plan.get(u32::from(unit.0)).is_none() && m.moves.dest[unit] != from;
                    spare
                        && free
                        && s.values(&self.data, unit).attack > 0
                        && self.has_room(s, unit, to)
                        && self.check_ship(s, unit, to).is_ok()
                };
                if let Some(unit) = s.stacks.units(from).find(sails) {
                    return Some(Action::Ship(unit, to));
                }
            }
        }
        None
    }

    /// Where the unit in hand goes.
    pub(crate) fn moving_action(&self, s: &Situation, plan: &Plan, mind: &mut Mind, unit: UnitId) -> Action {
        let m = &mut *mind.0;
        self.refresh_moves(s, plan, m);
        let (to, here) = (m.moves.dest[unit], s.place(unit));
        if to == here || !self.data.map.is_hex(to) {
            return Action::Hold;
        }
        // Whoever leaves a place that he alone held leaves a garrison, if he can.
        let alone = || s.stacks.count(here) == 1 && self.worth_of_place(s, here) > 0;
        if s.journey_of(unit).spent == 0 && alone() && self.check_post(s, unit, here).is_ok() {
            if let Some(garrison) = self.garrison_for(s, unit) {
                m.places[garrison] = here;
            }
            return Action::Post(here);
        }
        if matches!(s.stage, Stage::Moving(_)) && self.check_to(s, unit, to).is_ok() {
            m.places[unit] = to;
            return Action::To(to);
        }
        if self.check_extend(s, unit, to).is_ok() {
            m.places[unit] = to;
            return Action::Extend(to);
        }
        // Over the border of the section, if that is on the way.
        let map = &self.data.map;
        let far = self.far_hexes(s, unit);
        let across = far.iter().filter(|&hex| map.section[hex] != map.section[here]);
        let across = across.filter(|&hex| self.has_room(s, unit, hex));
        let nearest = across.map(|hex| (self.lore().march(hex, to), hex)).min();
        match nearest {
            Some((left, hex)) if left < self.lore().march(here, to) => {
                m.places[unit] = hex;
                Action::Extend(hex)
            }
            _ => Action::Hold,
        }
    }

    /// Where a unit that is driven on by its own momentum stops: as near as it can to where it wanted to go.
    pub(crate) fn driven_action(&self, list: &[Action], mind: &Mind, unit: UnitId) -> Option<Action> {
        let to = mind.0.moves.dest[unit];
        let hexes = list.iter().filter_map(|&action| match action {
            Action::To(hex) if self.data.map.is_hex(to) => Some((self.lore().march(hex, to), action)),
            _ => None,
        });
        hexes.min_by_key(|&(left, _)| left).map(|(_, action)| action)
    }

    /// The next attack, or none.
    pub(crate) fn combat_action(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Action {
        let m = &mut *mind.0;
        match self.next_battle(s, plan, self.style(plan), m) {
            Some(battle) => {
                m.battle = battle;
                Action::Attack(battle.target)
            }
            None => Action::EndCombat,
        }
    }

    /// The next step of preparing an attack.
    pub(crate) fn mustering(&self, s: &Situation, plan: &Plan, mind: &Mind) -> Action {
        self.muster_action(s, &mind.0.battle, self.style(plan))
    }

    /// The defender's answer.
    pub(crate) fn answering(&self, s: &Situation, plan: &Plan) -> Action {
        self.answer(s, self.style(plan))
    }

    /// Whether an attack at hand is worth more than moving.
    pub(crate) fn would_attack(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> bool {
        let mut probe = s.clone();
        probe.stage = Stage::Combat;
        probe.active.doing = Doing::Attack;
        probe.active.able = self.data.sides[s.active.side.index()];
        self.next_battle(&probe, plan, self.style(plan), &mut mind.0).is_some()
    }

    /// How a chit is picked in a plan.
    pub(crate) fn pick_in_plan(action: Action) -> Option<u32> {
        slots::pick_of(action)
    }
}

impl Planning for DarkSands {
    type Mind = Mind;

    fn terms(&self) -> &'static [&'static str] {
        &terms::TERMS
    }

    fn weigh(&self, s: &Situation, seat: SeatId, out: &mut [i64]) {
        self.weigh_terms(s, out);
        if seat.0 != 0 {
            out.iter_mut().for_each(|term| *term = -*term);
        }
    }

    fn win_chance(&self, s: &Situation, seat: SeatId, value: i64) -> Chance {
        if let Some(verdict) = self.verdict(s) {
            return match verdict.winner {
                Some(winner) if winner == self.side_of(seat) => CERTAIN,
                Some(_) => 0,
                None => CERTAIN / 2,
            };
        }
        let course = &self.lore().course;
        let at = if s.campaign { course.len() - 1 } else { usize::from(s.scenario) };
        logistic(value, course[at])
    }

    fn styles(&self) -> &'static [Style] {
        &STYLES
    }

    /// An action costs more thought here than in smaller games.
    fn thought(&self) -> u64 {
        THOUGHT
    }

    /// The enemy may have to wait for his chit: two are looked at.
    fn horizon(&self) -> u32 {
        2
    }

    /// A chit is a span.
    fn span(&self, s: &Situation) -> u32 {
        u32::from(s.turn) * 64 + u32::from(s.count)
    }

    fn fast(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Option<Action> {
        self.by_rule_of_thumb(s, plan, mind)
    }

    fn slots(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Slot>) {
        self.list_slots(s, seat, plan, out);
    }

    fn bundles(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        self.list_bundles(s, seat, plan, out);
    }

    fn is_reaction(&self, s: &Situation) -> bool {
        matches!(
            s.stage,
            Stage::DefenderLoss | Stage::AttackerLoss | Stage::Retreat | Stage::Crowded(_) | Stage::Advance
        )
    }

    fn place(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        let unit = UnitId(counter.0);
        self.data.units.get(unit)?;
        Some(s.place(unit)).filter(|&at| self.data.map.is_hex(at))
    }

    fn owner(&self, counter: CounterId) -> Option<SeatId> {
        self.data.units.get(UnitId(counter.0)).map(|u| SeatId(u.side as u8))
    }

    /// What never helps is left out: giving up boxes and garrisons.
    fn shortlist(&self, s: &Situation, out: &mut Vec<Action>) {
        self.actions(s, out);
        out.retain(|action| !matches!(action, Action::Raze(_) | Action::Dismiss(_)));
    }

    /// Steps lost so far are not kept; a study counts units that are out of the fight, and where enemies touch.
    fn census(&self, s: &Situation) -> Census {
        let lost = |side: Side| {
            let boxes = &self.data.map.boxes;
            let gone = [boxes.rebuildable[side.index()], boxes.out[side.index()]];
            let start = &self.data.starts[usize::from(s.scenario)];
            let map = &self.data.map;
            let began = |unit: UnitId| {
                let begins = |at: SpaceId| map.is_hex(at) || at == map.boxes.entry;
                start.units.iter().any(|&(there, at, _)| there == unit && begins(at))
            };
            self.data.side(side).filter(|&unit| began(unit) && gone.contains(&s.place(unit))).count() as u32
        };
        let mut front = Vec::new();
        for hex in s.occupied(&self.data, Side::Allied).iter() {
            let touches = self.data.map.around[hex]
                .iter()
                .any(|&(near, _)| s.occupant(&self.data, near) == Some(Side::Axis));
            if touches {
                front.push(hex);
            }
        }
        Census { losses: Side::ALL.map(lost).to_vec(), front }
    }
}

//! What the bots know of the game: how good a situation is, and how to play a whole turn.
//!
//! | module | what it holds |
//! |---|---|
//! | [`lore`] | weights, and tables worked out from map and combat table |
//! | [`picture`] | what losses cost, what a stack defends with, what an attack is worth |
//! | [`moves`] | the movement phase: posts and attacks |
//! | [`march`] | where everybody else goes |
//! | [`fights`] | the combat phase and the defender's answer |
//! | [`react`] | losses, exchanges, retreats, advances, the carpet |
//! | [`terms`] | how good a situation is |
//! | [`slots`] | what a plan is made of |
//! | [`guards`] | what no bot does, and meters of sense |

mod fights;
mod guards;
mod lore;
mod march;
mod moves;
mod picture;
mod react;
mod slots;
mod terms;

pub(crate) use lore::{Lore, Weights};

use crate::prelude::*;
use crate::units::{UNITS, Way};
use fights::{Battle, Contact};
use moves::Moves;
use sandtable_engine::SeatId;
use sandtable_engine::planning::{
    CERTAIN, Census, Chance, Gene, Meters, Plan, Planning, Slot, Style, logistic,
};
use sandtable_engine::rules::Rules;

/// Slots from here: whether a hex is attacked.
pub(super) const ATTACK: u32 = 1000;
/// The hex is not attacked unless an attack is owed.
pub(super) const FORBID: u32 = 0;
/// The hex is attacked if anybody can.
pub(super) const FORCE: u32 = 1;
/// The slot of the carpet: its centre, or no hex for none.
pub(super) const CARPET: u32 = 2000;

/// The air points on which an attack counts while others are still being planned.
pub(super) const AIR_PLANNED: i32 = 10;
/// The slot of the air points that are kept for the defence.
pub(super) const AIR: u32 = 2001;
/// Slots from here: the style of a sector.
pub(super) const SECTOR: u32 = 3000;

pub(super) const STYLES: [Style; 6] = [
    Style::BALANCED,
    Style { name: "bold", aggression: 150, caution: 80, objective: 110 },
    Style { name: "cautious", aggression: 90, caution: 140, objective: 90 },
    Style { name: "objective", aggression: 100, caution: 90, objective: 200 },
    Style { name: "hold", aggression: 60, caution: 110, objective: 150 },
    Style { name: "withdraw", aggression: 70, caution: 200, objective: 60 },
];

/// What the policy remembers from one action to the next.
#[derive(Clone, Debug)]
pub struct Mind(Box<Thoughts>);

/// The movement plan with what it was made for, the fight in hand, and buffers.
#[derive(Clone, Debug)]
pub(super) struct Thoughts {
    planned: bool,
    span: u32,
    plan: Plan,
    places: Units<[SpaceId; UNITS]>,
    reduced: [u8; UNITS],
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
            span: u32::MAX,
            plan: Plan::default(),
            places: Units::new([SpaceId::NONE; UNITS]),
            reduced: [0; UNITS],
            moves: Moves::default(),
            contact: Contact::default(),
            battle: Battle::NONE,
        }
    }
}

impl Campanha {
    pub(super) fn style(&self, plan: &Plan) -> &'static Style {
        STYLES.get(usize::from(plan.style)).unwrap_or(&STYLES[0])
    }

    /// The style in which a plan plays round a hex.
    pub(super) fn style_at(&self, plan: &Plan, hex: SpaceId) -> &'static Style {
        if plan.genes().last().is_some_and(|gene| gene.slot >= SECTOR) && self.data.map.is_hex(hex) {
            let named = plan.get(SECTOR + u32::from(self.sector(hex)));
            if let Some(style) = named.and_then(|style| STYLES.get(style as usize)) {
                return style;
            }
        }
        self.style(plan)
    }

    /// Makes sure that the plan of the movement phase is one for this very situation.
    fn refresh_moves(&self, s: &Situation, plan: &Plan, m: &mut Thoughts) {
        let span = self.span(s);
        let mask = flag::REDUCED | flag::FREE;
        let fresh = m.planned
            && m.span == span
            && m.plan == *plan
            && s.stacks.places().all(|(unit, at)| m.places[unit] == at)
            && s.flags.items().iter().zip(&m.reduced).all(|(a, b)| a & mask == *b);
        if fresh {
            return;
        }
        m.planned = true;
        m.span = span;
        m.plan.clone_from(plan);
        s.stacks.places().for_each(|(unit, at)| m.places[unit] = at);
        for (to, from) in m.reduced.iter_mut().zip(s.flags.items()) {
            *to = from & mask;
        }
        self.plan_moves(s, plan, self.style(plan), m);
    }

    fn movement_action(&self, s: &Situation, plan: &Plan, m: &mut Thoughts) -> Action {
        self.refresh_moves(s, plan, m);
        let waiting = |&&unit: &&UnitId| !s.is(unit, flag::DONE) && m.moves.dest[unit] != s.place(unit);
        // Whether gliders still have a way in depends on where their friends stand by now.
        let unit = m
            .moves
            .order
            .iter()
            .filter(waiting)
            .find(|&&unit| self.has_room(s, m.moves.dest[unit]) && self.check_move(s, unit).is_ok());
        unit.map_or(Action::EndMovement, |&unit| Action::Move(unit))
    }

    fn moving_action(&self, s: &Situation, plan: &Plan, m: &mut Thoughts, unit: UnitId) -> Action {
        self.refresh_moves(s, plan, m);
        let to = m.moves.dest[unit];
        if to == s.place(unit) || !self.data.map.is_hex(to) || !self.has_room(s, to) {
            return Action::Hold;
        }
        // What gliders can reach depends on where their friends stand by now.
        let glider = self.data.units[unit].way == Way::Drop && self.is_entering(s, unit);
        if glider && self.check_to(s, unit, to).is_err() {
            return Action::Hold;
        }
        m.places[unit] = to;
        Action::To(to)
    }

    fn combat_action(&self, s: &Situation, plan: &Plan, m: &mut Thoughts) -> Action {
        m.battle = self.next_battle(s, plan, self.style(plan), m);
        let target = m.battle.target;
        match m.battle.fight {
            Fight::Assault => Action::Attack(target),
            Fight::Bombardment => Action::Bombard(target),
            Fight::Raid => Action::Raid(target),
            Fight::None => Action::EndCombat,
        }
    }
}

impl Planning for Campanha {
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
        if let Some(verdict) = self.judge(s) {
            return match verdict.winner {
                Some(winner) if winner == self.side_of(seat) => CERTAIN,
                Some(_) => 0,
                None => CERTAIN / 2,
            };
        }
        let scenario = &self.data.scenarios[usize::from(s.scenario)].id;
        let course = self.weights.course.get(scenario);
        let fit = course.and_then(|course| course.get(self.span(s) as usize));
        let &[mean, share, scale] = fit.unwrap_or(&[0, 100, 50]);
        let mean = if seat.0 == 0 { mean } else { -mean };
        logistic(value * share / 100 + 1000 * mean, 1000 * scale)
    }

    fn measures(&self) -> &'static [&'static str] {
        &["measure-margin", "measure-allied-lost", "measure-german-lost"]
    }

    fn measure(&self, s: &Situation, out: &mut [i64]) {
        let [allied, german] = self.points(s);
        out[0] = i64::from(allied - german);
        for (out, lost) in out[1..].iter_mut().zip(self.count_census(s).losses) {
            *out = i64::from(lost);
        }
    }

    fn span(&self, s: &Situation) -> u32 {
        u32::from(s.turn) * 2 + s.active as u32
    }

    fn styles(&self) -> &'static [Style] {
        &STYLES
    }

    fn shortlist(&self, s: &Situation, out: &mut Vec<Action>) {
        self.list_sensible(s, out);
    }

    fn fast(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Option<Action> {
        let m = &mut *mind.0;
        let style = self.style(plan);
        Some(match s.stage {
            Stage::Over => return None,
            Stage::Invasion => Action::Invade,
            Stage::Carpet => self.carpet_action(s, plan),
            Stage::Movement => self.movement_action(s, plan, m),
            Stage::Moving(unit) => self.moving_action(s, plan, m, unit),
            Stage::Commando => Action::Land(*self.commando_hexes(s).first()?),
            Stage::Combat => self.combat_action(s, plan, m),
            Stage::Muster => {
                if m.battle.target != s.combat.target || m.battle.fight != s.combat.fight {
                    m.battle = self.battle_at(s, plan, style, m);
                }
                self.muster_action(s, &m.battle)
            }
            Stage::Answer => self.answer(s, style),
            _ => return self.reaction(s, style),
        })
    }

    fn is_reaction(&self, s: &Situation) -> bool {
        matches!(
            s.stage,
            Stage::Answer
                | Stage::CarpetLoss(..)
                | Stage::DefenderLoss(_)
                | Stage::DefenderTrade
                | Stage::AttackerLoss(_)
                | Stage::AttackerTrade
                | Stage::Retreat
                | Stage::Push(_)
                | Stage::Advance
        )
    }

    fn slots(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Slot>) {
        if usize::from(seat.0) == s.active.index() {
            self.list_slots(s, plan, out);
        }
    }

    fn bundles(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        if usize::from(seat.0) == s.active.index() {
            self.list_bundles(s, plan, out);
        }
    }

    fn guard(&self, s: &Situation, action: Action) -> Option<&'static str> {
        self.guard_action(s, action)
    }

    fn watch(&self, spans: &[Situation], s: &Situation, action: Action, out: &mut Meters) {
        self.note_meters(spans, s, action, out);
    }

    fn census(&self, s: &Situation) -> Census {
        self.count_census(s)
    }

    fn place(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        let at = s.place(UnitId(counter.0));
        self.data.map.is_hex(at).then_some(at)
    }

    fn owner(&self, counter: CounterId) -> Option<SeatId> {
        Some(SeatId(self.data.units[UnitId(counter.0)].side as u8))
    }
}

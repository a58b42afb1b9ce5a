//! What bots know of the game: how good a situation is, and how to play a whole turn.
//!
//! | module | what it holds |
//! |---|---|
//! | [`lore`] | tables worked out from map and combat table |
//! | [`picture`] | threats, goals, what losses cost, what an attack is worth |
//! | [`moves`] | the movement phase: attacks, posts, headquarters |
//! | [`fights`] | the combat phase: who acts, who attacks whom, what helps |
//! | [`thrust`] | overruns and carpets of bombs |
//! | [`policy`] | all other decisions |

mod fights;
mod lore;
mod moves;
mod picture;
mod policy;
mod thrust;

pub(crate) use lore::Lore;

use crate::situation::{Part, Situation, Stage};
use crate::units::{Acting, Kind, Side};
use crate::{Action, Bloody};
use fights::Battle;
use moves::{Order, Planner};
use picture::POINT;
use sandtable_engine::planning::{CERTAIN, Census, Chance, Gene, Plan, Planning, Slot, Style, logistic};
use sandtable_engine::rules::Rules;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};
use thrust::Charge;

/// Slots from here: whether a space is attacked.
pub(super) const ATTACKS: u32 = 1000;

/// What each unit that the Germans lack of a safe number on the map is worth to the Allies.
const FEW: i64 = 3 * POINT;

/// The space is not attacked unless it must be.
pub(super) const FORBID: u32 = 0;

/// What the policy remembers from one action to the next.
#[derive(Clone, Debug, Default)]
pub struct Mind(Box<Thoughts>);

/// The orders of a movement phase with what they were made for, and the fight in hand.
#[derive(Clone, Debug)]
struct Thoughts {
    phase: u32,
    /// What tells the same phase of one game from that of another.
    hand: u64,
    plan: Plan,
    orders: Vec<Order>,
    battle: Battle,
    /// Overruns to be made before anybody else moves, the best last.
    charges: Vec<Charge>,
}

impl Default for Thoughts {
    fn default() -> Self {
        Self {
            phase: u32::MAX,
            hand: 0,
            plan: Plan::default(),
            orders: Vec::new(),
            battle: Battle::NONE,
            charges: Vec::new(),
        }
    }
}

impl Planning for Bloody {
    type Mind = Mind;

    fn terms(&self) -> &'static [&'static str] {
        &["term-points", "term-strength", "term-progress", "term-order"]
    }

    fn weigh(&self, s: &Situation, seat: SeatId, out: &mut [i64]) {
        let sign = if self.side_of(seat).0 == 0 { 1 } else { -1 };
        let [allied, german] = self.points(s);
        out[0] = sign * i64::from(allied - german) * POINT;
        if self.races(s) {
            // 11.1: points decide nothing there; Cherbourg and Utah do.
            let ours = self.data.cherbourg.iter().filter(|&&hex| s.held.contains(hex)).count() as i64;
            let utah = i64::from(!s.held.contains(self.data.utah));
            out[0] = out[0] / 5 + sign * (ours * 20 - utah * 30) * POINT;
        }
        let (mut strength, mut progress, mut order) = (0, 0, 0);
        if !self.races(s) {
            strength += self.few_left(s) * FEW;
        }
        for side in Side::ALL {
            let own = if side == Side::Allied { 1 } else { -1 };
            for unit in self.data.side(side) {
                let at = s.place(unit);
                if !self.data.map.is_in_play(at) {
                    continue;
                }
                let (attack, defence) = (self.attack_of(s, unit) as i64, self.defence_of(s, unit) as i64);
                strength += own * (attack + defence) * 60;
                order -= own * i64::from(s.disorganised(unit)) * 150;
                if side == Side::Allied && self.data.units[unit].fights() {
                    progress += self.progress(s, at);
                }
            }
        }
        out[1] = sign * strength;
        out[2] = sign * progress;
        out[3] = sign * order;
    }

    fn win_chance(&self, s: &Situation, seat: SeatId, value: i64) -> Chance {
        match self.verdict(s) {
            Some(verdict) => match verdict.winner {
                Some(winner) if winner == self.side_of(seat) => CERTAIN,
                Some(_) => 0,
                None => CERTAIN / 2,
            },
            None => logistic(value, 60_000),
        }
    }

    fn styles(&self) -> &'static [Style] {
        &[
            Style::BALANCED,
            Style { name: "bold", aggression: 140, caution: 80, objective: 110 },
            Style { name: "shy", aggression: 60, caution: 130, objective: 90 },
        ]
    }

    fn fast(&self, s: &Situation, plan: &Plan, mind: &mut Mind) -> Option<Action> {
        self.policy(s, plan, &mut mind.0).map(|action| self.or_room(s, action))
    }

    /// Where units may go instead, and what may be attacked or left alone.
    fn slots(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Slot>) {
        if self.to_act(s) != Some(seat) {
            return;
        }
        if s.stage == Stage::Movement {
            Planner::new(self, s, plan, self.style_of(plan)).slots(out);
        }
        if matches!(s.stage, Stage::Movement | Stage::Combat | Stage::Command) {
            self.attack_slots(s, out);
        }
    }

    /// Attacks with those who make them.
    fn bundles(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        if self.to_act(s) != Some(seat) {
            return;
        }
        if s.stage == Stage::Movement {
            Planner::new(self, s, &Plan::of_style(plan.style), self.style_of(plan)).bundles(out);
        } else if matches!(s.stage, Stage::Combat | Stage::Command) {
            let mut slots = Vec::new();
            self.attack_slots(s, &mut slots);
            out.extend(slots.iter().map(|slot| vec![Gene { slot: slot.slot, choice: 1 }]));
        }
    }

    /// A side's movement and combat are one plan. The logistics of a turn belong to what went before, so that a plan is always
    /// judged after the enemy's reply.
    fn span(&self, s: &Situation) -> u32 {
        let turn = u32::from(s.turn) * 32;
        match s.stage {
            _ if s.turn == 0 => s.part as u32 * 10 + s.moment as u32,
            Stage::Begin | Stage::Stock | Stage::Markers | Stage::AirSupply | Stage::Recovery => turn - 12,
            Stage::Placing | Stage::Air => turn - 12,
            _ => {
                let side = if s.stage == Stage::CoastGuns { Side::Allied } else { s.active.side() };
                turn + 8 + u32::from(s.part == Part::B) * 8 + u32::from(side != s.first) * 4
            }
        }
    }

    fn is_reaction(&self, s: &Situation) -> bool {
        matches!(
            s.stage,
            Stage::DefenderLoss | Stage::AttackerLoss | Stage::Retreat | Stage::Advance | Stage::Counter
        )
    }

    fn place(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        let at = s.place(UnitId(counter.0));
        self.data.map.is_in_play(at).then_some(at)
    }

    fn owner(&self, counter: CounterId) -> Option<SeatId> {
        let u = self.data.units.get(UnitId(counter.0))?;
        Some(SeatId(if u.side() == Side::Allied { Acting::Allied } else { Acting::German } as u8))
    }

    fn census(&self, s: &Situation) -> Census {
        let gone = |side: Side| {
            let lost = self.data.side(side).map(|unit| {
                let u = &self.data.units[unit];
                if u.kind == Kind::Hq { 0 } else { u32::from(s.count(unit)) }
            });
            lost.sum()
        };
        let front =
            self.data.map.all_hexes().filter(|&hex| {
                s.occupant(&self.data, hex) == Some(Side::Allied) && s.engaged(Side::Allied, hex)
            });
        Census { losses: vec![gone(Side::Allied), gone(Side::German)], front: front.collect() }
    }
}

impl Bloody {
    /// Which part of the map a space belongs to.
    fn sector(&self, at: SpaceId) -> u16 {
        u16::from(self.data.map.columns_of[at] / 4)
    }

    /// How near the Germans are to having lost at once: units that they lack of a safe number on the map (11.3).
    fn few_left(&self, s: &Situation) -> i64 {
        const SAFE: i64 = 8;
        (self.data.numbers.victory.units_left as i64 + SAFE - self.germans_left(s) as i64).max(0)
    }

    fn style_of(&self, plan: &Plan) -> Style {
        self.styles().get(usize::from(plan.style)).copied().unwrap_or(Style::BALANCED)
    }

    /// Whether a space in contact is attacked.
    fn attack_slots(&self, s: &Situation, out: &mut Vec<Slot>) {
        let side = s.active.side();
        let mut targets = crate::data::SpaceSet::EMPTY;
        for unit in s.on_map(&self.data, side.enemy()) {
            let at = s.place(unit);
            let beside = self.data.map.around[at].iter();
            if !targets.contains(at)
                && beside.into_iter().any(|near| s.enemy_in(&self.data, side.enemy(), near.hex))
            {
                targets.insert(at);
            }
        }
        let slot = |at: SpaceId| Slot {
            slot: ATTACKS + u32::from(at.0),
            sector: self.sector(at),
            choices: vec![1, FORBID],
        };
        out.extend(targets.iter().map(slot));
    }

    /// How far an Allied unit has come: towards Cherbourg in the race, south and off the map otherwise.
    fn progress(&self, s: &Situation, at: SpaceId) -> i64 {
        let map = &self.data.map;
        if !map.is_hex(at) {
            return 900;
        }
        if self.races(s) {
            let far = map.distance(at, self.data.cherbourg[0]).min(map.distance(at, self.data.cherbourg[1]));
            return (20 - i64::from(far)).max(0) * 20;
        }
        let row = map.board.space(at).name.get(..2).and_then(|row| row.parse::<i64>().ok()).unwrap_or(0);
        row * 12
    }
}

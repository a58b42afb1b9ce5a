//! What bots know of the game: how good a situation is, and when a plan's time is over.

mod policy;

use crate::situation::{Situation, Stage};
use crate::units::{Acting, Kind, Side};
use crate::{Action, Bloody};
use sandtable_engine::planning::{CERTAIN, Census, Chance, Gene, Plan, Planning, Slot, Style, logistic};
use sandtable_engine::rules::Rules;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};

/// Thousandths of a point.
const POINT: i64 = 1000;

impl Planning for Bloody {
    type Mind = ();

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

    fn fast(&self, s: &Situation, plan: &Plan, _mind: &mut ()) -> Option<Action> {
        self.policy(s, plan).map(|action| self.or_room(s, action))
    }

    /// Where units may go instead, and what may be attacked or left alone.
    fn slots(&self, s: &Situation, seat: SeatId, _plan: &Plan, out: &mut Vec<Slot>) {
        if self.to_act(s) != Some(seat) {
            return;
        }
        match s.stage {
            Stage::Movement => self.movement_slots(s, out),
            Stage::Combat | Stage::Command => {
                let mut targets = crate::data::SpaceSet::EMPTY;
                let side = s.active.side();
                for unit in s.on_map(&self.data, side.enemy()) {
                    let at = s.place(unit);
                    if self.data.map.around[at]
                        .iter()
                        .any(|near| s.enemy_in(&self.data, side.enemy(), near.hex))
                    {
                        targets.insert(at);
                    }
                }
                out.extend(targets.iter().map(|at| Slot {
                    slot: policy::ATTACKS + u32::from(at.0),
                    sector: self.sector(at),
                    choices: vec![1, 0],
                }));
            }
            _ => {}
        }
    }

    /// Attacks that the policy would not make by itself.
    fn bundles(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        let mut slots = Vec::new();
        if matches!(s.stage, Stage::Combat | Stage::Command) {
            self.slots(s, seat, plan, &mut slots);
        }
        out.extend(slots.iter().map(|slot| vec![Gene { slot: slot.slot, choice: 1 }]));
    }

    fn span(&self, s: &Situation) -> u32 {
        self.phase(s)
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

    /// For units near the enemy, the places that are worth most to them.
    fn movement_slots(&self, s: &Situation, out: &mut Vec<Slot>) {
        const CHOICES: usize = 4;
        const FAR: u8 = 8;
        let scene = self.scene(s, s.active.side());
        for unit in self.movers(s) {
            let at = s.place(unit);
            if !self.data.map.is_hex(at) || scene.near(self, at) > FAR {
                continue;
            }
            let mut world = s.clone();
            self.do_take(&mut world, unit);
            let mut places = vec![(self.worth_standing(s, &scene, unit, at) + 3, at)];
            self.each_destination(&world, |to, _| {
                places.push((self.worth_standing(&world, &scene, unit, to), to));
            });
            places.sort_unstable_by(|a, b| b.cmp(a));
            places.truncate(CHOICES);
            out.push(Slot {
                slot: u32::from(unit.0),
                sector: self.sector(at),
                choices: places.into_iter().map(|(_, to)| u32::from(to.0)).collect(),
            });
        }
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

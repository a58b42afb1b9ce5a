//! What bots know of the game: a valuation by terms, and a policy by rules of thumb ([`crate::policy`]).

use crate::DarkSands;
use crate::action::Action;
use crate::board::HexSet;
use crate::policy::{ATTACKS, FIGHTS};
use crate::situation::{Situation, Stage, flag};
use crate::units::Side;
use sandtable_engine::planning::{Plan, Planning, Slot, Stake};
use sandtable_engine::rules::Rules;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};

/// The terms of the valuation.
const TERMS: [&str; 5] = ["term-points", "term-strength", "term-places", "term-supply", "term-approach"];

/// How far away a place still draws a unit, and by how much a hex.
const SIGHT: i64 = 48;
const PULL: i64 = 8;

/// How many actions the strongest bot tries in thought for a chit.
const THOUGHT: u64 = 60_000;
/// Hexes that a plan weighs for a unit, its own among them.
const CHOICES: usize = 4;

impl Planning for DarkSands {
    type Mind = ();

    fn terms(&self) -> &'static [&'static str] {
        &TERMS
    }

    fn weigh(&self, s: &Situation, seat: SeatId, out: &mut [i64]) {
        let sign = |side: Side| if side as u8 == seat.0 { 1 } else { -1 };
        let [allied, axis] = self.points(s).map(i64::from);
        out[0] = (allied - axis) * sign(Side::Allied) * 1000;
        if let Some(winner) = self.verdict(s).and_then(|verdict| verdict.winner) {
            out[0] += if winner.0 == seat.0 { 50_000 } else { -50_000 };
        }
        for side in Side::ALL {
            for unit in s.on_map(&self.data, side) {
                let values = s.values(&self.data, unit);
                let strength = i64::from(values.attack) + i64::from(values.defence);
                out[1] += sign(side) * strength * 60;
                if s.is(unit, flag::OUT) {
                    out[3] -= sign(side) * strength * 30;
                }
            }
            let wanted = self.data.places.kept.iter().enumerate();
            let wanted: Vec<&Vec<u8>> = wanted
                .filter(|(_, hex)| !s.holds(&self.data, side, **hex))
                .map(|(at, _)| &self.lore()[at])
                .collect();
            for unit in s.on_map(&self.data, side) {
                let at = s.place(unit).index();
                let far = wanted.iter().map(|far| i64::from(far[at])).min().unwrap_or(0);
                out[4] += sign(side) * (SIGHT - far).max(0) * PULL;
            }
            let held = self.data.places.kept.iter().filter(|&&hex| s.holds(&self.data, side, hex));
            out[2] += sign(side) * held.count() as i64 * 500;
        }
    }

    fn stake(&self) -> Stake {
        Stake::Chance
    }

    fn fast(&self, s: &Situation, plan: &Plan, _mind: &mut ()) -> Option<Action> {
        self.by_rule_of_thumb(s, plan)
    }

    /// An action costs more thought here than in smaller games.
    fn thought(&self) -> u64 {
        THOUGHT
    }

    /// How a chit is played, where units of its side go, and which hexes they attack.
    fn slots(&self, s: &Situation, seat: SeatId, _plan: &Plan, out: &mut Vec<Slot>) {
        if s.active.side as u8 != seat.0 {
            return;
        }
        match s.stage {
            Stage::Either | Stage::Order => {
                out.push(Slot { slot: FIGHTS, sector: 0, choices: vec![0, 1] });
                let mut probe = s.clone();
                probe.active.able = self.data.sides[s.active.side.index()];
                self.movement_slots(&probe, out);
                self.attack_slots(s, out);
            }
            Stage::Movement => {
                self.movement_slots(s, out);
                self.attack_slots(s, out);
            }
            Stage::Combat => self.attack_slots(s, out),
            _ => {}
        }
    }

    /// A chit is a span.
    fn span(&self, s: &Situation) -> u32 {
        u32::from(s.turn) * 64 + u32::from(s.count)
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
}

impl DarkSands {
    /// The hexes that each unit may well go to, the best first.
    fn movement_slots(&self, s: &Situation, out: &mut Vec<Slot>) {
        let lines = self.lines(s, s.active.side);
        let mut reached = Vec::new();
        for unit in self.data.side(s.active.side).filter(|&unit| self.check_move(s, unit).is_ok()) {
            let at = s.place(unit);
            reached.clear();
            self.destinations(s, unit, &mut reached);
            let hexes = std::iter::once(at).chain(reached.iter().map(|&(hex, _)| hex));
            let mut rated: Vec<(i64, SpaceId)> =
                hexes.map(|hex| (self.merit(s, unit, hex, &lines), hex)).collect();
            rated.sort_unstable_by(|a, b| b.cmp(a));
            rated.truncate(CHOICES);
            out.push(Slot {
                slot: u32::from(unit.0),
                sector: self.data.map.section[at] as u16,
                choices: rated.into_iter().map(|(_, hex)| u32::from(hex.0)).collect(),
            });
        }
    }

    /// The enemies next to units of the side that acts: attacked, or left alone.
    fn attack_slots(&self, s: &Situation, out: &mut Vec<Slot>) {
        let mut targets = HexSet::EMPTY;
        for hex in s.occupied(&self.data, s.active.side).iter() {
            for &(near, _) in &self.data.map.around[hex] {
                if self.is_barred(s, s.active.side, near) {
                    targets.insert(near);
                }
            }
        }
        out.extend(targets.iter().map(|hex| Slot {
            slot: ATTACKS + u32::from(hex.0),
            sector: self.data.map.section[hex] as u16,
            choices: vec![1, 0],
        }));
    }

    /// How many hexes each hex is away from each kept place: worked out when a bot first asks.
    pub(crate) fn lore(&self) -> &[Vec<u8>] {
        self.lore
            .get_or_init(|| self.data.places.kept.iter().map(|&hex| self.data.map.far_from(hex)).collect())
    }
}

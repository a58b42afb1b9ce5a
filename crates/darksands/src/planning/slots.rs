//! What a plan is made of: the questions with the answers worth trying, and answers that belong together.
//!
//! | slot | question | answers |
//! |---|---|---|
//! | below 123 | where the unit goes | a hex; its own to stay |
//! | 1000 + hex | whether the hex is attacked | 0 no, 1 yes |
//! | 3000 | whether a chit is played for combat, or Rommel attacks first | 0 no, 1 yes |
//! | 3001 | which chit opens the turn | its number |
//! | 3002 | whether a priority chit is declared | 0 no, 1 yes |
//! | 3003 | who is activated first | a unit; 1000 + a formation; 2000 + a hex |

use super::{ATTACK, DECLARE, FIGHTS, FORBID, FORCE, OPENER, PICK, STYLES, Thoughts};
use crate::DarkSands;
use crate::action::Action;
use crate::situation::{Doing, Situation, Stage};
use crate::units::Side;
use sandtable_engine::SeatId;
use sandtable_engine::planning::{Gene, Plan, Slot};

/// How many places are offered to a unit.
const PLACES: usize = 6;

/// How an activation is written in a plan.
pub(super) fn pick_of(action: Action) -> Option<u32> {
    match action {
        Action::Activate(unit) => Some(u32::from(unit.0)),
        Action::Formation(formation) => Some(1000 + u32::from(formation)),
        Action::Stack(hex) => Some(2000 + u32::from(hex.0)),
        _ => None,
    }
}

impl DarkSands {
    /// The situation in which the side at hand moves next, if it does so in this chit: before it is decided how a chit is played, as if
    /// everybody could.
    fn before_moving(&self, s: &Situation) -> Option<Situation> {
        match s.stage {
            Stage::Movement => Some(s.clone()),
            Stage::Either | Stage::Order | Stage::Select => {
                let mut probe = s.clone();
                probe.stage = Stage::Movement;
                probe.active.doing = Doing::Move;
                probe.active.next = if s.stage == Stage::Either && s.active.side == Side::Allied {
                    Doing::Nothing
                } else {
                    Doing::Attack
                };
                probe.active.momentum = s.stage == Stage::Either && s.active.side == Side::Axis;
                if s.stage != Stage::Select {
                    probe.active.able = self.data.sides[s.active.side.index()];
                }
                Some(probe)
            }
            _ => None,
        }
    }

    pub(super) fn list_slots(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Slot>) {
        let side = Side::ALL[seat.index()];
        let mut list = Vec::new();
        match s.stage {
            Stage::Initiative if s.initiative == side => {
                self.list_openers(s, &mut list);
                let chits = list.iter().filter_map(|&action| match action {
                    Action::Play(chit) => Some(chit.index() as u32),
                    _ => None,
                });
                out.push(Slot { slot: OPENER, sector: 0, choices: chits.collect() });
            }
            Stage::Priority(chit) if chit.side() == Some(side) => {
                out.push(Slot { slot: DECLARE, sector: 0, choices: vec![1, 0] });
            }
            _ => {}
        }
        if s.active.side != side {
            return;
        }
        match s.stage {
            Stage::Either | Stage::Order => out.push(Slot { slot: FIGHTS, sector: 0, choices: vec![0, 1] }),
            Stage::Select => {
                self.list_selection(s, &mut list);
                let choices = list.iter().filter_map(|&action| pick_of(action)).collect();
                out.push(Slot { slot: PICK, sector: 0, choices });
            }
            _ => {}
        }
        if let Some(s) = self.before_moving(s) {
            let mut m = Thoughts::new();
            let style = self.style(plan);
            self.plan_moves(&s, plan, style, &mut m.moves);
            for unit in self.data.side(side) {
                if m.moves.reach.of(unit).is_none() {
                    continue;
                }
                let (to, here) = (m.moves.dest[unit], s.place(unit));
                let mut choices = vec![u32::from(to.0)];
                if here != to {
                    choices.push(u32::from(here.0));
                }
                self.rank_places(&s, style, &m.moves, unit, PLACES, &mut choices);
                if choices.len() > 1 {
                    out.push(Slot { slot: u32::from(unit.0), sector: self.sector(to), choices });
                }
            }
            for (worth, foe) in &m.moves.foes {
                if *worth > i64::MIN {
                    let likely = *worth >= self.weights.attack.least;
                    let choices = if likely { vec![FORCE, FORBID] } else { vec![FORBID, FORCE] };
                    out.push(Slot {
                        slot: ATTACK + u32::from(foe.hex.0),
                        sector: self.sector(foe.hex),
                        choices,
                    });
                }
            }
        } else if s.stage == Stage::Combat {
            for hex in s.occupied(&self.data, side.enemy()).iter() {
                if self.check_attack(s, hex).is_ok() {
                    let choices = vec![FORCE, FORBID];
                    out.push(Slot { slot: ATTACK + u32::from(hex.0), sector: self.sector(hex), choices });
                }
            }
        }
    }

    pub(super) fn list_bundles(&self, s: &Situation, seat: SeatId, plan: &Plan, out: &mut Vec<Vec<Gene>>) {
        if s.active.side as u8 != seat.0 {
            return;
        }
        let Some(s) = self.before_moving(s) else { return };
        let style = self.style(plan);
        let mut usual = Thoughts::new();
        self.plan_moves(&s, plan, style, &mut usual.moves);
        // Attacks with those who would make them, the most promising first: of each column the best set.
        let mut fresh = Thoughts::new();
        self.prepare_moves(&s, plan, style, &mut fresh.moves);
        for (_, foe) in usual.moves.foes.iter().take(10) {
            let mut sets: Vec<(usize, i64, Vec<Gene>)> = Vec::new();
            self.gather(&s, style, &fresh.moves, foe, |worth, column, set| {
                let genes =
                    || set.iter().map(|&(unit, from)| Gene { slot: unit.0.into(), choice: from.0.into() });
                match sets.iter_mut().find(|(there, _, _)| *there == column) {
                    Some(known) if worth > known.1 => *known = (column, worth, genes().collect()),
                    Some(_) => {}
                    None => sets.push((column, worth, genes().collect())),
                }
            });
            sets.sort_by_key(|&(column, worth, _)| (-worth, column));
            for (_, _, mut genes) in sets.into_iter().take(3) {
                genes.push(Gene { slot: ATTACK + u32::from(foe.hex.0), choice: FORCE });
                out.push(genes);
            }
        }
        for (_, foe) in usual.moves.foes.iter().take(5) {
            out.push(vec![Gene { slot: ATTACK + u32::from(foe.hex.0), choice: FORBID }]);
        }
        // Sectors played in another style.
        for style in (0..STYLES.len() as u8).filter(|&style| style != plan.style) {
            let mut other = Thoughts::new();
            self.plan_moves(&s, &Plan::of_style(style), &STYLES[usize::from(style)], &mut other.moves);
            let mut sectors: Vec<(u16, Vec<Gene>)> = Vec::new();
            for unit in self.data.side(s.active.side) {
                let to = other.moves.dest[unit];
                if usual.moves.reach.of(unit).is_none() || to == usual.moves.dest[unit] {
                    continue;
                }
                let sector = self.sector(to);
                let gene = Gene { slot: unit.0.into(), choice: to.0.into() };
                match sectors.iter_mut().find(|(there, _)| *there == sector) {
                    Some((_, genes)) => genes.push(gene),
                    None => sectors.push((sector, vec![gene])),
                }
            }
            out.extend(sectors.into_iter().map(|(_, genes)| genes));
        }
    }
}

//! The die, and what comes of it (rules 20.2.5–20.3).

use crate::results::Cell;
use crate::situation::{Ready, Situation, Stage, Step, flag};
use crate::strength::Total;
use crate::units::Kind;
use crate::{DarkSands, Playing};
use sandtable_engine::UnitId;
use sandtable_engine::message::{Arg, Event};

/// The die after its modifiers (20.2.7).
pub(crate) fn modified(die: u8, modifiers: i32) -> u32 {
    (i32::from(die) + modifiers).clamp(1, 8) as u32
}

impl DarkSands {
    /// What a result means in this fight: a garrison alone, or Panzers, take the loss away from DE* (12.7.4, 13.6).
    pub(crate) fn read_cell(&self, s: &Situation, cell: Cell) -> Cell {
        let defender = s.active.side.enemy();
        let lone = self.party(s, defender).iter().all(|unit| self.data.units[unit].kind == Kind::Garrison);
        if cell == Cell::DEStar && (lone || self.panzer_steps(s) > 0) { Cell::DE } else { cell }
    }

    /// Rolls the die and begins to carry the result out.
    pub(crate) fn resolve(&self, s: &mut Situation, play: &mut impl Playing) {
        let [mut attack, mut defence, mut shift, mut modifiers] = [Total::default(); 4];
        self.add_attack(s, &mut attack);
        self.add_defence(s, &mut defence);
        self.add_shifts(s, &mut shift);
        self.add_modifiers(s, &mut modifiers);
        let column = self.column(attack.0, defence.0, shift.0);
        let target = s.combat.target;
        let Some(column) = column else {
            self.tell_undiced(s, play, Event::new("event-hopeless", "20.2.5"), Cell::AE);
            self.carry_out(s, play, Cell::AE);
            return;
        };
        let die = play.die("roll-combat", s.turn, target.0, 0);
        let table = &self.data.combat[usize::from(s.combat.assault)];
        let cell = table.result(column, modified(die, modifiers.0));
        if play.listens() {
            let sheet = self.sheet_of(s, Some(die), cell);
            play.tell(|| {
                let event =
                    Event::new("event-combat", "20.2.7").with("at", target).with("die", Arg::Die(die));
                let event = event.with("result", Arg::Code(cell.code()));
                match sheet {
                    Some(sheet) => event.sheet(sheet),
                    None => event,
                }
            });
        }
        self.carry_out(s, play, cell);
    }

    /// A defence at the edge of a section is pushed back without a roll (20.4.1).
    pub(crate) fn resolve_edge(&self, s: &mut Situation, play: &mut impl Playing) {
        self.tell_undiced(s, play, Event::new("event-edge", "20.4.1"), Cell::DR);
        self.carry_out(s, play, Cell::DR);
    }

    /// Tells of a fight that no die decides, with its sheet.
    fn tell_undiced(&self, s: &Situation, play: &mut impl Playing, event: Event, cell: Cell) {
        if play.listens() {
            let event = event.with("at", s.combat.target);
            let sheet = self.sheet_of(s, None, cell);
            play.tell(|| match sheet {
                Some(sheet) => event.sheet(sheet),
                None => event,
            });
        }
    }

    /// Notes who has fought, and what the result asks of both.
    fn carry_out(&self, s: &mut Situation, play: &mut impl Playing, cell: Cell) {
        let (side, enemy) = (s.active.side, s.active.side.enemy());
        let edge = self.is_edge_defence(s);
        let shock = !edge && self.shocks(s);
        let panzers = !edge && self.panzer_steps(s) > 0;
        let cell = self.read_cell(s, cell);
        s.combat.counted = self.counted(s, side).or(&self.counted(s, enemy));
        s.combat.defenders = self.party(s, enemy);
        for unit in s.combat.attackers.iter() {
            s.set(unit, flag::FOUGHT);
        }
        for unit in s.combat.defenders.iter() {
            s.set(unit, flag::ATTACKED);
        }
        self.spend_aids(s);
        s.combat.cell = Some(cell);
        s.combat.step = Step::Losses;
        if s.combat.assault {
            s.combat.infantry = self.data.numbers.assault_price();
        }
        match cell {
            Cell::AE => {
                for unit in s.combat.attackers.iter() {
                    self.eliminate(s, play, unit, "20.3");
                }
            }
            Cell::AL1 => s.combat.owed = [1, 0],
            Cell::BL1 => s.combat.owed = [1, 1],
            Cell::DR => {}
            Cell::DRStar => s.combat.owed = [0, 1],
            Cell::HEX => {
                for unit in s.combat.counted.iter() {
                    self.lose_step(s, play, unit, "20.3");
                }
            }
            Cell::EX => {
                let lost = s.combat.defenders.and(&s.combat.counted);
                let steps: u8 = lost.iter().map(|unit| s.steps(&self.data, unit)).sum();
                s.combat.owed = [steps, 0];
                s.combat.resilient = panzers;
                for unit in lost.iter() {
                    self.eliminate(s, play, unit, "20.3");
                }
            }
            Cell::DEStar | Cell::DE => {
                s.combat.owed = [u8::from(cell == Cell::DEStar), 0];
                for unit in s.combat.defenders.iter() {
                    self.eliminate(s, play, unit, "20.3");
                }
            }
        }
        if shock && cell.may_shock() {
            s.combat.owed[1] += 1;
        }
        s.combat.retreats = cell.retreats();
        self.carry_on(s, play);
    }

    /// A unit loses a step (20.3.2).
    pub(crate) fn lose_step(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        rule: &'static str,
    ) {
        if s.steps(&self.data, unit) > 1 {
            s.set(unit, flag::REDUCED);
            play.tell(|| Event::new("event-reduced", rule).with("unit", unit));
        } else {
            self.eliminate(s, play, unit, rule);
        }
    }

    /// Goes on with the fight: losses, the retreat, the advance; stops where somebody has a choice.
    pub(crate) fn carry_on(&self, s: &mut Situation, play: &mut impl Playing) {
        while s.combat.infantry > 0 {
            if self.ask_for_loss(s, 0) {
                return;
            }
        }
        for part in [1, 0] {
            while s.combat.owed[part] > 0 {
                if self.ask_for_loss(s, part) {
                    return;
                }
            }
        }
        if s.combat.retreats && self.go_on_retreating(s, play) {
            return;
        }
        self.release_staff(s, play);
        self.begin_advance(s, play);
    }

    /// The next loss of a side: tells whether somebody decides. Where nobody can lose it, nobody does.
    fn ask_for_loss(&self, s: &mut Situation, part: usize) -> bool {
        if !self.loss_candidates(s, part).is_empty() {
            s.stage = if part == 1 { Stage::DefenderLoss } else { Stage::AttackerLoss };
            return true;
        }
        if part == 0 && s.combat.infantry > 0 {
            s.combat.infantry = 0;
        } else {
            s.combat.owed[part] = 0;
        }
        false
    }

    /// Headquarters that are left alone in the hex attacked, or behind a lost stack, give way (11.0).
    fn release_staff(&self, s: &mut Situation, play: &mut impl Playing) {
        let enemy = s.active.side.enemy();
        let target = s.combat.target;
        while s.occupant(&self.data, target) == Some(enemy) && !self.is_barred(s, s.active.side, target) {
            let Some(hq) = s.stacks.first(target) else { break };
            self.displace(s, play, hq);
        }
        for hq in self.data.headquarters.and(&s.combat.defenders).iter() {
            let at = s.place(hq);
            if self.data.map.is_hex(at) && !self.is_barred(s, s.active.side, at) {
                self.displace(s, play, hq);
            }
        }
    }

    /// Anti-tank supports whose turn is over (13.5, 23.5).
    pub(crate) fn recall_guns(&self, s: &mut Situation) {
        for (at, bearer) in s.bearers.iter_mut().enumerate() {
            if *bearer != u8::MAX {
                *bearer = u8::MAX;
                s.aids[at] = Ready::Ready;
            }
        }
    }
}

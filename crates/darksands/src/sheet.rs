//! Odds before the die, and what came of a fight, in words (rules 20.2, 20.3).

use crate::resolve::modified;
use crate::results::Cell;
use crate::situation::{Situation, Stage, Step};
use crate::strength::Total;
use crate::{Action, DarkSands, Play};
use sandtable_engine::dice::Forced;
use sandtable_engine::explain::{Case, Chance, Odds, Sheet, Tally, Tone};
use sandtable_engine::guide::Reason;
use sandtable_engine::message::{Message, Silent};
use sandtable_kit::odds::Ratio;

/// The column of odds below the table: all attackers are lost (20.2.5).
const BELOW: &str = "AE";

/// What a result is to the attacker.
pub(crate) const fn tone(cell: Cell) -> Tone {
    match cell {
        Cell::AE | Cell::AL1 => Tone::Bad,
        Cell::BL1 | Cell::HEX | Cell::EX => Tone::Even,
        Cell::DR | Cell::DRStar | Cell::DEStar | Cell::DE => Tone::Good,
    }
}

impl DarkSands {
    /// The table by which a fight is resolved: a term.
    pub(crate) const fn table_of(s: &Situation) -> &'static str {
        if s.combat.assault { "table-assault" } else { "table-mobile" }
    }

    /// The odds of the fight in preparation.
    pub(crate) fn explain_odds(&self, s: &Situation) -> Option<Odds> {
        let c = &s.combat;
        if c.step != Step::Before || c.attackers.is_empty() {
            return None;
        }
        let mut attack = Tally::default();
        self.add_attack(s, &mut attack);
        let mut beyond = Vec::new();
        if self.is_edge_defence(s) {
            beyond.push(Reason { message: Message::new("odds-edge").with("at", c.target), rule: "20.4.1" });
        } else if s.stage == Stage::Muster {
            let more = self.answerable(s);
            if more > 0 {
                beyond.push(Reason { message: Message::new("odds-answer").with("n", more), rule: "13.1" });
            }
        }
        let case = self.case_of(s);
        let mut columns: Vec<String> = self.data.odds.iter().map(ToString::to_string).collect();
        if case.column == BELOW {
            // Less than the first column of the table (20.2.5).
            columns.insert(0, BELOW.to_owned());
        }
        Some(Odds {
            table: Self::table_of(s),
            rule: if c.assault { "2.2.2" } else { "2.2.1" },
            target: Some(c.target),
            columns,
            attack,
            cases: vec![case],
            needs: Vec::new(),
            beyond,
        })
    }

    /// What the defender can still add when the attacker commits (13.1).
    fn answerable(&self, s: &Situation) -> i32 {
        let sum = |s: &Situation| {
            let mut sum = Total::default();
            self.add_defence(s, &mut sum);
            sum.0
        };
        let mut then = Situation { stage: Stage::Answer, ..s.clone() };
        let play = &mut Play { dice: &mut Forced::default(), log: &mut Silent };
        let mut list = Vec::new();
        loop {
            list.clear();
            self.list_aids(&then, &mut list);
            match list.first() {
                Some(&Action::Aid(support)) => self.do_aid(&mut then, play, support),
                Some(&Action::Gun(support, unit)) => self.do_gun(&mut then, play, support, unit),
                _ => return sum(&then) - sum(s),
            }
        }
    }

    fn case_of(&self, s: &Situation) -> Case {
        let mut attack = Total::default();
        self.add_attack(s, &mut attack);
        let [mut defence, mut shifts, mut modifiers] = [(); 3].map(|()| Tally::default());
        self.add_defence(s, &mut defence);
        self.add_shifts(s, &mut shifts);
        self.add_modifiers(s, &mut modifiers);
        let strengths = Ratio::new(attack.0.max(0) as u32, defence.total().max(0) as u32);
        // Better odds than the last column count as the last, worse ones than the first are told as they are.
        let place = self.data.odds.place(strengths).min(self.data.odds.len() as i32 - 1);
        let column = self.column(attack.0, defence.total(), shifts.total());
        let edge = self.is_edge_defence(s);
        let mut results: Vec<Chance> = Vec::new();
        for die in 1..=6 {
            let cell = match column {
                _ if edge => Cell::DR,
                None => Cell::AE,
                Some(column) => {
                    let table = &self.data.combat[usize::from(s.combat.assault)];
                    table.result(column, modified(die, modifiers.total()))
                }
            };
            let cell = self.read_cell(s, cell);
            match results.iter_mut().find(|chance| chance.result == cell.code()) {
                Some(chance) => {
                    chance.ways += 1;
                    chance.rolls.push(die);
                }
                None => results.push(Chance {
                    result: cell.code().to_owned(),
                    ways: 1,
                    of: 6,
                    rolls: vec![die],
                    tone: tone(cell),
                }),
            }
        }
        let label = |column: Option<usize>| {
            column.map_or_else(|| BELOW.to_owned(), |column| self.data.odds[column].to_string())
        };
        let before = match strengths.attacker {
            0 => format!("0-{}", strengths.defender),
            _ => self.data.odds.label(place).to_string(),
        };
        Case { defence, before, shifts, column: label(column), modifiers, results }
    }

    /// The sheet of the fight that is resolved now.
    pub(crate) fn sheet_of(&self, s: &Situation, die: u8, cell: Cell) -> Option<Sheet> {
        let odds = self.explain_odds(s)?;
        let case = odds.cases.into_iter().next()?;
        let cell = self.read_cell(s, cell);
        Some(Sheet {
            at: s.combat.target,
            table: odds.table,
            rule: odds.rule,
            attack: odds.attack,
            case,
            dice: vec![die],
            result: cell.code().to_owned(),
            tone: tone(cell),
            meaning: self.meaning(s, cell),
        })
    }

    /// What a result asks of both sides.
    fn meaning(&self, s: &Situation, cell: Cell) -> Vec<Reason> {
        let at = s.combat.target;
        let mut list = Vec::new();
        let mut say = |rule: &'static str, id: &'static str| {
            list.push(Reason { message: Message::new(id).with("at", at), rule });
        };
        if s.combat.assault {
            say("20.3.1", "sheet-assault");
        }
        match cell {
            Cell::AE => say("20.3", "sheet-ae"),
            Cell::AL1 => say("20.3.2", "sheet-al1"),
            Cell::BL1 => say("20.3.2", "sheet-bl1"),
            Cell::DR => say("20.3.3", "sheet-dr"),
            Cell::DRStar => say("20.3.3", "sheet-dr-star"),
            Cell::HEX => say("20.3.2", "sheet-hex"),
            Cell::EX => say("20.3.2", "sheet-ex"),
            Cell::DEStar => say("20.3", "sheet-de-star"),
            Cell::DE => say("20.3", "sheet-de"),
        }
        if self.shocks(s) && matches!(cell, Cell::AL1 | Cell::BL1 | Cell::DR | Cell::DRStar) {
            say("12.7.3", "sheet-shock");
        }
        list
    }
}

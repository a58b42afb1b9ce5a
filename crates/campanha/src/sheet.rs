//! What came of a fight: the sums that counted, the column, the dice, and the result in words (rules 5.1.6, 6.2, 8.0).

use crate::odds::tone;
use crate::prelude::*;
use crate::results::{Bomb, Cell};
use crate::situation::Loss;
use sandtable_engine::explain::{Sheet, Tally};
use sandtable_engine::guide::Reason;
use sandtable_engine::view::Viewer;

/// The meaning of a result, sentence by sentence.
struct Words {
    at: SpaceId,
    list: Vec<Reason>,
}

impl Words {
    fn say(&mut self, rule: &'static str, id: &'static str) {
        self.list.push(Reason { message: Message::new(id).with("at", self.at), rule });
    }
}

impl Campanha {
    /// The sheet of the fight that is about to be rolled, without dice and result.
    pub(crate) fn prepare_sheet(&self, s: &Situation) -> Option<Sheet> {
        let odds = self.explain_odds(s, Viewer::Referee)?;
        let case = odds.cases.into_iter().next()?;
        Some(Sheet {
            at: s.combat.target,
            table: odds.table,
            rule: odds.rule,
            attack: odds.attack,
            case,
            dice: Vec::new(),
            result: String::new(),
            tone: tone("IMP"),
            meaning: Vec::new(),
        })
    }

    /// What a result of the combat table means in this fight.
    pub(crate) fn explain_cell(&self, s: &Situation, cell: Cell) -> Vec<Reason> {
        let mut words = Words { at: s.combat.target, list: Vec::new() };
        let at_sea = |unit: UnitId| !self.data.map.is_hex(s.place(unit));
        match cell {
            Cell::Impasse => words.say("5.1.6", "sheet-stalemate"),
            Cell::Exchange => {
                words.say("5.1.6", "sheet-exchange");
                words.say("5.3", "sheet-rest-retreats");
                words.say("5.2", "sheet-nobody-advances");
                if s.combat.attackers.iter().any(at_sea) {
                    words.say("11.1.1", "sheet-boats-land");
                }
            }
            Cell::Both(_, defence, attack) => {
                match defence.loss {
                    Some(Loss::Step) => words.say("7.0", "sheet-defender-step"),
                    Some(Loss::Unit) => words.say("5.1.6", "sheet-defender-unit"),
                    None => {}
                }
                match attack.loss {
                    Some(Loss::Step) => words.say("7.0", "sheet-attacker-step"),
                    Some(Loss::Unit) => words.say("5.1.6", "sheet-attacker-unit"),
                    None => {}
                }
                if defence.retreat && self.lets_stand(s, cell) {
                    words.say("5.1.2", "sheet-caen");
                } else if defence.retreat {
                    words.say("5.3", "sheet-defenders-retreat");
                } else {
                    words.say("5.1.6", "sheet-defence-holds");
                }
                if attack.retreat {
                    words.say("5.3", "sheet-attackers-retreat");
                    if s.combat.attackers.iter().any(at_sea) {
                        words.say("5.3.3", "sheet-into-the-sea");
                    }
                } else {
                    words.say("5.2", "sheet-may-advance");
                }
            }
        }
        words.list
    }

    /// What a result of the bombardment table means.
    pub(crate) fn explain_bomb(&self, s: &Situation, result: Bomb, rule: &'static str) -> Vec<Reason> {
        let mut words = Words { at: s.combat.target, list: Vec::new() };
        words.say(
            rule,
            match result {
                Bomb::Intact => "sheet-bombs-nothing",
                Bomb::Step => "sheet-bombs-step",
                Bomb::Unit => "sheet-bombs-unit",
                Bomb::All => "sheet-bombs-all",
            },
        );
        words.list
    }

    /// A sheet as a viewer may see it: of guns that fired from afar the other side learns the sum, not who they were (5.1.1;
    /// ruling R15).
    pub(crate) fn show_sheet(&self, s: &Situation, viewer: Viewer, sheet: &mut Sheet) {
        let unknown = |(_, arg): &(&str, Arg)| match *arg {
            Arg::Counter(unit) => !self.knows(s, viewer, UnitId(unit.0)),
            _ => false,
        };
        let hidden = sheet.attack.lines.iter().any(|line| line.reason.args.iter().any(unknown));
        if hidden && sheet.table == "table-bombardment" {
            let sum = sheet.attack.total();
            sheet.attack = Tally::default();
            sheet.attack.add(sum, "5.1.1", Message::new("tally-declared"));
        }
    }
}

//! Odds (rules 6.3, 6.5): strengths, columns, shifts and what modifies the die; one computation for preview and result.

use crate::Bloody;
use crate::board::{feature, side};
use crate::situation::{Fight, Situation};
use crate::units::{Kind, Side};
use sandtable_engine::UnitId;
use sandtable_engine::explain::{Case, Chance, Odds, Tally, Tone};
use sandtable_engine::message::{Arg, Message};
use sandtable_kit::odds::{Ratio, shifted};

/// The sums of a fight.
pub(crate) struct Sums {
    pub(crate) attack: Tally,
    pub(crate) defence: Tally,
    pub(crate) shifts: Tally,
    pub(crate) modifiers: Tally,
    /// The column before and after shifts.
    pub(crate) before: usize,
    pub(crate) column: usize,
}

impl Bloody {
    /// What counts in the fight that is being prepared.
    pub(crate) fn sums(&self, s: &Situation) -> Sums {
        let c = &s.combat;
        let mut attack = Tally::default();
        for unit in c.attackers.iter() {
            let reason = Message::new("line-unit").with("unit", unit);
            attack.add(self.attack_of(s, unit) as i32, "6.3", reason);
        }
        let mut defence = Tally::default();
        for unit in self.defenders(s) {
            let reason = Message::new("line-unit").with("unit", unit);
            let rule = if s.is(unit, crate::situation::flag::OOS) { "7.4" } else { "6.3" };
            defence.add(self.defence_of(s, unit) as i32, rule, reason);
        }
        let ratio = Ratio::new(attack.total().max(0) as u32, defence.total().max(0) as u32);
        let before = self.data.odds.nearest(ratio);
        let shifts = self.shifts(s);
        let column = shifted(before, shifts.total(), self.data.odds.len());
        Sums { attack, defence, shifts, modifiers: self.modifiers(s), before, column }
    }

    fn shifts(&self, s: &Situation) -> Tally {
        let c = &s.combat;
        let map = &self.data.map;
        let mut shifts = Tally::default();
        let mut add = |amount: i32, rule: &'static str, id: &'static str| {
            if amount != 0 {
                shifts.add(amount, rule, Message::new(id));
            }
        };
        let columns = &self.data.numbers.levels.columns;
        let most = |level: u8| i32::from(columns[usize::from(level.min(2))]);
        let worst = |units: &mut dyn Iterator<Item = UnitId>, of: &dyn Fn(UnitId) -> u8| {
            units.map(of).max().unwrap_or(0)
        };
        let disorganised = |unit: UnitId| s.disorganised(unit);
        let affected = |unit: UnitId| s.affected(unit);
        add(most(worst(&mut self.defenders(s), &disorganised)), "6.5", "line-defender-disorganised");
        add(most(worst(&mut self.defenders(s), &affected)), "6.5", "line-defender-affected");
        // 6.5: of several stacks the one least favourable counts, and only what lies on it is added up.
        let stack = |lead: UnitId| {
            let mates = || c.attackers.iter().filter(move |&unit| s.place(unit) == s.place(lead));
            [most(worst(&mut mates(), &disorganised)), most(worst(&mut mates(), &affected))]
        };
        let heaviest = c.attackers.iter().map(stack).max_by_key(|levels| levels[0] + levels[1]);
        let [disorder, shock] = heaviest.unwrap_or_default();
        add(-disorder, "6.5", "line-attacker-disorganised");
        add(-shock, "6.5", "line-attacker-affected");
        for hq in c.support.iter() {
            let u = &self.data.units[hq];
            if u.side() == c.side {
                add(i32::from(u.bonus), "5.3", "line-hq-attack");
            } else {
                add(-i32::from(self.data.numbers.control.defence_columns), "5.3", "line-hq-defence");
            }
        }
        if c.tas != UnitId::NONE {
            let columns = i32::from(self.data.numbers.tactical_air.tas_columns);
            add(if c.side == Side::Allied { columns } else { -columns }, "9.1", "line-tas");
        }
        if self.is_fortress(s, c.target) {
            add(-i32::from(map.table.fort.columns), "0.1.2", "line-fort");
        }
        let inside = c.attackers.first().is_some_and(|unit| s.place(unit) == c.target);
        if map.is_hex(c.target) {
            if !inside {
                if !c.attackers.is_empty() && c.attackers.iter().all(|unit| self.across_river(s, unit)) {
                    add(-i32::from(map.table.river[0].columns), "2.2", "line-river");
                }
                if c.fight == Fight::Landing && !self.lands_lightly(s) {
                    add(-i32::from(map.table.beach.columns), "10.A.1", "line-sea");
                }
            }
            let columns = i32::from(map.cover(c.target, c.houses).columns);
            if columns != 0 {
                let houses = c.houses && map.has(c.target, feature::VILLAGE);
                let ground = if houses { "legend-village" } else { map.terrain(c.target).term() };
                shifts.add(-columns, "2.2", Message::new("line-ground").with("ground", Arg::Term(ground)));
            }
        }
        shifts
    }

    fn across_river(&self, s: &Situation, unit: UnitId) -> bool {
        let between = self.data.map.between(s.place(unit), s.combat.target);
        between.is_some_and(|bits| bits & side::RIVER != 0)
    }

    /// Rangers and commandos that attack a beach alone do not suffer from the sea (10 A.1, 4.4).
    fn lands_lightly(&self, s: &Situation) -> bool {
        let chosen = |unit: UnitId| matches!(self.data.units[unit].kind, Kind::Rangers | Kind::Commandos);
        s.combat.attackers.iter().all(chosen)
    }

    fn modifiers(&self, s: &Situation) -> Tally {
        let mut modifiers = Tally::default();
        let numbers = &self.data.numbers.combat;
        let elite = |unit: UnitId| self.data.units[unit].elite;
        if s.combat.attackers.iter().any(elite) {
            modifiers.add(numbers.elite_attack, "6.3", Message::new("line-elite-attack"));
        }
        if self.defenders(s).any(elite) {
            modifiers.add(numbers.elite_defence, "6.3", Message::new("line-elite-defence"));
        }
        modifiers
    }

    /// The die with what modifies it: from one to six (6.3).
    pub(crate) fn modified(die: u8, modifiers: &Tally) -> u8 {
        (i32::from(die) + modifiers.total()).clamp(1, 6) as u8
    }

    /// What the fight in preparation would bring.
    pub(crate) fn explain_odds(&self, s: &Situation) -> Option<Odds> {
        if s.stage == crate::situation::Stage::Raid {
            return Some(self.explain_raid(s));
        }
        let c = &s.combat;
        let preparing = matches!(s.stage, crate::situation::Stage::Muster | crate::situation::Stage::Answer);
        if !preparing || c.fight == Fight::None {
            return None;
        }
        let sums = self.sums(s);
        let label = |column: usize| self.data.odds[column].to_string();
        let results = self.chances(sums.column, &sums.modifiers);
        Some(Odds {
            table: "table-combat",
            rule: "6.4",
            target: Some(c.target),
            columns: self.data.odds.iter().map(ToString::to_string).collect(),
            attack: sums.attack,
            cases: vec![Case {
                defence: sums.defence,
                before: label(sums.before),
                shifts: sums.shifts,
                column: label(sums.column),
                modifiers: sums.modifiers,
                results,
            }],
            needs: Vec::new(),
            beyond: Vec::new(),
        })
    }

    /// Every result of a column and its chance, worst for the attacker first.
    pub(crate) fn chances(&self, column: usize, modifiers: &Tally) -> Vec<Chance> {
        let mut list: Vec<Chance> = Vec::new();
        for die in 1..=6_u8 {
            let cell = self.data.combat.result(column, u32::from(Self::modified(die, modifiers)));
            let result = cell.code.as_str().to_owned();
            match list.iter_mut().find(|chance| chance.result == result) {
                Some(chance) => {
                    chance.ways += 1;
                    chance.rolls.push(die);
                }
                None => list.push(Chance { result, ways: 1, of: 6, rolls: vec![die], tone: tone(&cell) }),
            }
        }
        list
    }
}

/// Whom a result favours.
pub(crate) fn tone(cell: &crate::results::Cell) -> Tone {
    let weight = |harm: crate::results::Harm| 2 * harm.steps + harm.levels;
    let (own, theirs) = (weight(cell.attacker), weight(cell.defender) + u8::from(cell.retreat));
    match theirs.cmp(&own) {
        std::cmp::Ordering::Greater => Tone::Good,
        std::cmp::Ordering::Equal => Tone::Even,
        std::cmp::Ordering::Less => Tone::Bad,
    }
}

//! Strengths, bonus of defence and shifts (rules 10.4–10.6, 11). What a player is shown before a fight and what resolves it are the
//! same computation.

use crate::Normandy44;
use crate::board::{Terrain, feature, side};
use crate::results::Weather;
use crate::situation::{Fight, Situation, Stage, Step, UnitSet, flag, option};
use crate::units::Side;
use sandtable_engine::explain::{Case, Chance, Odds, Tally, Tone};
use sandtable_engine::guide::Reason;
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::view::Viewer;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::odds::{Column, Ratio};

/// One line of a sum: amount, rule and what it is for.
pub(crate) struct Line {
    pub(crate) amount: i32,
    pub(crate) rule: &'static str,
    reason: &'static str,
    arg: Option<(&'static str, Arg)>,
}

impl Line {
    const fn new(amount: i32, rule: &'static str, reason: &'static str) -> Self {
        Self { amount, rule, reason, arg: None }
    }

    fn of(amount: i32, rule: &'static str, reason: &'static str, unit: UnitId) -> Self {
        Self { amount, rule, reason, arg: Some(("unit", unit.into())) }
    }

    fn message(&self) -> Message {
        let message = Message::new(self.reason);
        match self.arg {
            Some((name, arg)) => message.with(name, arg),
            None => message,
        }
    }
}

/// Why an attacker counts half (11.1), the rule and the reason.
type Halving = Option<(&'static str, &'static str)>;

impl Normandy44 {
    /// What lies between a unit and a hex.
    fn front(&self, s: &Situation, unit: UnitId, target: SpaceId) -> u32 {
        self.data.map.between(s.place(unit), target)
    }

    /// Whether a unit attacks out of flooded land.
    fn wades_out(&self, s: &Situation, unit: UnitId) -> bool {
        self.data.map.terrain(s.place(unit)) == Terrain::Flooded
    }

    /// Why a unit counts half in an attack on a hex, once whatever the reasons (11.1).
    pub(crate) fn halving(&self, s: &Situation, unit: UnitId, target: SpaceId, main: bool) -> Halving {
        let on = self.front(s, unit, target);
        let allied = self.data.units[unit].side == Side::Allied;
        Some(if !main {
            ("10.3", "half-not-main")
        } else if s.is(unit, flag::LANDED) {
            ("11.1", "half-landed")
        } else if s.is(unit, flag::UNSUPPLIED | flag::ISOLATED) {
            ("18.4", "half-unsupplied")
        } else if on & (side::MAJOR | side::MINOR) != 0 {
            ("11.3", "half-river")
        } else if on & (side::FLOOD | side::CAUSEWAY) != 0 {
            ("11.3", "half-flood")
        } else if self.wades_out(s, unit) {
            ("11.3", "half-out-of-flood")
        } else if on & side::AIRFIELD != 0 {
            ("11.7", "half-airfield")
        } else if allied && on & side::PERIMETER != 0 {
            ("16.3", "half-perimeter")
        } else {
            return None;
        })
    }

    /// What a unit adds to an attack on a hex (10.3, 11.1).
    fn attack_of(&self, s: &Situation, unit: UnitId, target: SpaceId, main: bool) -> u32 {
        let full = u32::from(s.strength(&self.data, unit));
        if self.halving(s, unit, target, main).is_some() { full.div_ceil(2) } else { full }
    }

    /// The strength of an attack with a main assault force, up to the limit (10.4).
    pub(crate) fn attack_sum(&self, s: &Situation, target: SpaceId, all: &UnitSet, main: &UnitSet) -> u32 {
        let sum: u32 = all.iter().map(|unit| self.attack_of(s, unit, target, main.contains(unit))).sum();
        sum.min(self.data.numbers.factors)
    }

    /// Those who defend a hex: who fell back there in this phase does not count (13.5).
    pub(crate) fn defenders<'s>(&self, s: &'s Situation, hex: SpaceId) -> impl Iterator<Item = UnitId> + 's {
        s.stacks.units(hex).filter(|&unit| !s.is(unit, flag::FELL_BACK))
    }

    /// The steps of the defenders of the hex under attack.
    pub(crate) fn defending_steps(&self, s: &Situation) -> u8 {
        self.defenders(s, s.combat.target).map(|unit| s.steps(&self.data, unit)).sum()
    }

    /// The bonus that a hex offers (11.2), with its term.
    #[must_use]
    pub fn ground_bonus(&self, hex: SpaceId) -> (u32, &'static str) {
        let terrain = self.data.map.terrain(hex);
        let ground = (self.data.bonus[terrain as usize], terrain.term());
        let town = (self.data.bonus[7], "terrain-town");
        if self.data.map.has(hex, feature::TOWN) && town.0 > ground.0 { town } else { ground }
    }

    /// The bonus that the defenders of a hex get: never more than the strength of those who can use it (11.2, 9.8.4).
    fn bonus(&self, s: &Situation, hex: SpaceId) -> u32 {
        let uses = |unit: &UnitId| {
            let u = &self.data.units[*unit];
            !u.silhouette && u.kind != crate::units::Kind::Strongpoint && !s.is(*unit, flag::STRATEGIC)
        };
        let most: u32 =
            self.defenders(s, hex).filter(uses).map(|u| u32::from(s.strength(&self.data, u))).sum();
        self.ground_bonus(hex).0.min(most)
    }

    pub(crate) fn each_attack(&self, s: &Situation, mut tell: impl FnMut(Line)) {
        let c = &s.combat;
        let mut sum = 0;
        for unit in c.attackers.iter() {
            let main = c.main.contains(unit);
            let points = self.attack_of(s, unit, c.target, main);
            sum += points;
            let (rule, reason) = self.halving(s, unit, c.target, main).unwrap_or(("10.3", "tally-attacker"));
            tell(Line::of(points as i32, rule, reason, unit));
        }
        let over = sum.saturating_sub(self.data.numbers.factors);
        if over > 0 {
            tell(Line::new(-(over as i32), "10.4", "tally-limit"));
        }
    }

    fn each_defence(&self, s: &Situation, hex: SpaceId, mut tell: impl FnMut(Line)) {
        let mut sum = 0;
        for unit in self.defenders(s, hex) {
            let points = u32::from(s.strength(&self.data, unit));
            sum += points;
            tell(Line::of(points as i32, "10.5", "tally-defender", unit));
        }
        let bonus = self.bonus(s, hex);
        if bonus > 0 {
            sum += bonus;
            let (full, ground) = self.ground_bonus(hex);
            let id = if bonus < full { "tally-bonus-capped" } else { "tally-bonus" };
            let mut line = Line::new(bonus as i32, "11.2", id);
            line.arg = Some(("ground", Arg::Term(ground)));
            tell(line);
        }
        let over = sum.saturating_sub(self.data.numbers.factors);
        if over > 0 {
            tell(Line::new(-(over as i32), "10.4", "tally-limit"));
        }
    }

    /// The strength with which a hex is defended.
    pub(crate) fn defence_points(&self, s: &Situation, hex: SpaceId) -> u32 {
        let mut sum = 0;
        self.each_defence(s, hex, |line| sum += line.amount);
        sum.max(0) as u32
    }

    /// Whether a unit crosses what takes the strength out of an attack: a major river, a flooded side, or flooded land (11.3).
    fn crosses(&self, s: &Situation, unit: UnitId) -> bool {
        let on = self.front(s, unit, s.combat.target);
        on & (side::MAJOR | side::FLOOD | side::CAUSEWAY) != 0 || self.wades_out(s, unit)
    }

    /// Whether the ground lets the tanks of a unit give their shift (11.4.4).
    fn tanks_can_fight(&self, s: &Situation, unit: UnitId) -> bool {
        let hex = s.combat.target;
        !self.crosses(s, unit)
            && self.front(s, unit, hex) & side::PERIMETER == 0
            && !self.is_closed_to_tanks(s, hex)
    }

    /// Whether nobody who attacks a hex has the shift for tanks (11.4.4).
    pub(crate) fn is_closed_to_tanks(&self, s: &Situation, hex: SpaceId) -> bool {
        let hard = matches!(self.data.map.terrain(hex), Terrain::City | Terrain::Woods | Terrain::Flooded);
        hard || self.has_position(s, hex) || self.has_strongpoint(s, hex)
    }

    /// The best armour value among units, red or grey.
    pub(crate) fn best_armour(&self, units: impl Iterator<Item = UnitId>) -> u8 {
        units.map(|unit| self.data.units[unit].armour).max().unwrap_or(0)
    }

    /// Whether a unit of the main assault force gives the shift for tanks (11.4.1).
    fn gives_armour(&self, s: &Situation, unit: UnitId, against: u8) -> bool {
        let u = &self.data.units[unit];
        u.has_tanks() && u.armour > against && self.tanks_can_fight(s, unit)
    }

    /// Whether a Tiger battalion of the main assault force gives its shift (11.9).
    fn gives_tiger(&self, s: &Situation, unit: UnitId) -> bool {
        let flooded = self.data.map.terrain(s.combat.target) == Terrain::Flooded;
        self.data.units[unit].is_tiger() && !self.crosses(s, unit) && !flooded
    }

    fn best_quality(&self, units: impl Iterator<Item = UnitId>) -> Option<i8> {
        units.map(|unit| self.data.units[unit].quality).max()
    }

    /// Those of the main assault force who give a shift for quality, tanks or Tigers: one of them bears the loss (12.2).
    pub(crate) fn givers(&self, s: &Situation) -> UnitSet {
        let c = &s.combat;
        let against = self.best_armour(self.defenders(s, c.target));
        let quality = self.best_quality(self.defenders(s, c.target)).unwrap_or(i8::MAX);
        let gives = |unit: &UnitId| {
            self.gives_armour(s, *unit, against)
                || self.gives_tiger(s, *unit)
                || self.data.units[*unit].quality > quality
        };
        c.main.iter().filter(gives).collect()
    }

    /// The hexes from which others fire into the flank of the attack (28.2).
    fn flanks(&self, s: &Situation) -> i32 {
        let c = &s.combat;
        let map = &self.data.map;
        let fires = |&hex: &SpaceId| {
            s.stands(&self.data, s.active.enemy(), hex)
                && c.attackers.iter().any(|unit| map.touch(hex, s.place(unit)))
        };
        map.near(c.target).filter(fires).count().min(2) as i32
    }

    pub(crate) fn each_shift(&self, s: &Situation, mut tell: impl FnMut(Line)) {
        let c = &s.combat;
        let defenders = || self.defenders(s, c.target);
        let main = || c.main.iter();
        if !c.main.is_empty() && main().all(|unit| self.crosses(s, unit)) {
            tell(Line::new(-1, "11.3", "shift-crossing"));
        }
        let against = self.best_armour(defenders());
        if let Some(unit) = main().find(|&unit| self.gives_armour(s, unit, against)) {
            tell(Line::of(1, "11.4.1", "shift-armour", unit));
        }
        let perimeter = main().all(|unit| self.front(s, unit, c.target) & side::PERIMETER != 0);
        let units = &self.data.units;
        let nato = |u: UnitId| units[u].side == Side::Allied && units[u].kind == crate::units::Kind::Armour;
        let infantry = defenders().any(|u| units[u].is_infantry_type() || nato(u));
        let tanks = defenders().any(|u| units[u].has_tanks());
        if !c.main.is_empty() && self.best_armour(main()) == 0 && infantry && tanks && !perimeter {
            tell(Line::new(-1, "11.4.2", "shift-defending-armour"));
        }
        let quality = self.best_quality(defenders()).unwrap_or(i8::MAX);
        if let Some(unit) = main().find(|&u| units[u].quality > quality) {
            tell(Line::of(1, "11.5", "shift-quality", unit));
        }
        if !c.main.is_empty() && main().all(|u| units[u].quality < 0) {
            tell(Line::new(-1, "11.5", "shift-low-quality"));
        }
        if self.data.map.has(c.target, feature::HILLTOP) {
            tell(Line::new(-1, "11.8", "shift-hilltop"));
        }
        if let Some(unit) = main().find(|&unit| self.gives_tiger(s, unit)) {
            tell(Line::of(1, "11.9", "shift-tiger", unit));
        }
        if let Some(unit) = defenders().find(|&u| units[u].is_tiger()) {
            tell(Line::of(-1, "11.9", "shift-defending-tiger", unit));
        }
        for gun in &c.guns {
            tell(Line::of(1, "11.6", "shift-artillery", gun.unit));
        }
        let air = i32::from(c.air[0] + c.air[1]);
        if air > 0 {
            tell(Line::new(air, "19.1.2", "shift-air"));
        }
        if c.navy {
            tell(Line::new(1, "19.2", "shift-ships"));
        }
        if c.jabo > 0 {
            tell(Line::new(-i32::from(c.jabo), "19.1.3", "shift-jabo"));
        }
        if defenders().any(|unit| s.is(unit, flag::STRATEGIC)) {
            tell(Line::new(1, "9.8.4", "shift-strategic"));
        }
        if s.has_option(option::FLANK_FIRE) {
            let flanks = self.flanks(s);
            if flanks > 0 {
                tell(Line::new(-flanks, "28.2", "shift-flank"));
            }
        }
    }

    /// The place of the odds on the table before shifts and after them (10.6).
    pub(crate) fn column(&self, s: &Situation) -> (i32, i32) {
        let c = &s.combat;
        let attack = self.attack_sum(s, c.target, &c.attackers, &c.main);
        let defence = self.defence_points(s, c.target).max(1);
        let before = self.data.odds.place(Ratio::new(attack, defence));
        let mut shifts = 0;
        self.each_shift(s, |line| shifts += line.amount);
        (before, before + shifts)
    }

    /// The columns of the combat table, and before them what lies below it: an automatic A1 (10.6).
    pub(crate) fn printed_columns(&self) -> Vec<String> {
        let printed = self.data.odds.iter().map(ToString::to_string);
        std::iter::once(BELOW.to_owned()).chain(printed).collect()
    }

    /// The column of the table at a place: none below it.
    pub(crate) fn held(&self, place: i32) -> Option<usize> {
        match self.data.odds.column(place) {
            Column::Below => None,
            Column::In(column) => Some(column),
            Column::Above => Some(self.data.odds.len() - 1),
        }
    }

    /// What the fight in preparation would bring.
    pub(crate) fn explain_odds(&self, s: &Situation, _viewer: Viewer) -> Option<Odds> {
        let c = &s.combat;
        let preparing = matches!(s.stage, Stage::Lead | Stage::Support | Stage::Muster);
        if c.fight != Fight::Assault || c.step != Step::Before || !preparing || c.attackers.is_empty() {
            return None;
        }
        // Until somebody leads, somebody is thought to.
        let mut guess = s.clone();
        if c.main.is_empty() {
            // The best one that a formation makes, the first of equals; while they gather, that of the first.
            let mut best: Option<(i32, UnitSet)> = None;
            for unit in c.attackers.iter() {
                guess.combat.main = self.force_of(s, &c.attackers, unit);
                let column = self.column(&guess).1;
                if best.is_none_or(|(most, _)| column > most) {
                    best = Some((column, guess.combat.main));
                }
                if s.stage != Stage::Lead {
                    break;
                }
            }
            guess.combat.main = best.map_or(UnitSet::EMPTY, |(_, main)| main);
        }
        let (attack, case) = self.explain_case(&guess);
        let mut beyond = Vec::new();
        if s.active == Side::German && self.weather(s) == Weather::Fair {
            beyond.push(Reason { message: Message::new("beyond-jabo"), rule: "19.1.3" });
        }
        if s.stage != Stage::Support {
            beyond.push(Reason { message: Message::new("beyond-lead"), rule: "10.3" });
        }
        Some(Odds {
            table: "table-combat",
            rule: "12.1",
            target: Some(c.target),
            columns: self.printed_columns(),
            attack,
            cases: vec![case],
            needs: Vec::new(),
            beyond,
        })
    }

    /// The sums of a fight as they stand, and what its column may bring.
    pub(crate) fn explain_case(&self, s: &Situation) -> (Tally, Case) {
        let add = |tally: &mut Tally, line: Line| tally.add(line.amount, line.rule, line.message());
        let (mut attack, mut defence, mut shifts) = (Tally::default(), Tally::default(), Tally::default());
        self.each_attack(s, |line| add(&mut attack, line));
        self.each_defence(s, s.combat.target, |line| add(&mut defence, line));
        self.each_shift(s, |line| add(&mut shifts, line));
        let (before, after) = self.column(s);
        let results = self.chances(self.held(after), self.defending_steps(s) == 1);
        let (before, column) = (self.label(before), self.label(after));
        (attack, Case { defence, before, shifts, column, modifiers: Tally::default(), results })
    }

    /// How a column is called.
    fn label(&self, place: i32) -> String {
        self.held(place).map_or_else(|| BELOW.to_owned(), |column| self.data.odds[column].to_string())
    }

    /// What a column may bring; an exchange with the last step opens the hex (12.1).
    fn chances(&self, column: Option<usize>, last: bool) -> Vec<Chance> {
        let mut list: Vec<Chance> = Vec::new();
        for die in 1..=6_u8 {
            let code = match column {
                None => "A1",
                Some(column) => self.data.combat[usize::from(die) - 1][column].word(),
            };
            match list.iter_mut().find(|chance| chance.result == code) {
                Some(chance) => {
                    chance.ways += 1;
                    chance.rolls.push(die);
                }
                None => list.push(Chance {
                    result: code.to_owned(),
                    ways: 1,
                    of: 6,
                    rolls: vec![die],
                    tone: if last && code == "EX" { Tone::Good } else { tone(code) },
                }),
            }
        }
        list
    }
}

/// How what lies below the combat table is called (10.6).
pub(crate) const BELOW: &str = "<1-3";

/// Whom a result favours.
pub(crate) fn tone(code: &str) -> Tone {
    match code {
        "A1" => Tone::Bad,
        "-" | "EX" | "A1/DR" => Tone::Even,
        _ => Tone::Good,
    }
}

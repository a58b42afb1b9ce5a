//! Strengths, columns and dice (rules 5.1.1–5.1.5), with the shifts of 9.0 and 10.0; bombardment values (6.2, 8.0).
//!
//! What a player is shown before a fight and what resolves it are the same computation.

use crate::board::{Terrain, feature};
use crate::prelude::*;
use crate::situation::{Shortage, Step};
use crate::units::Unit;
use sandtable_engine::SeatId;
use sandtable_engine::explain::{Case, Chance, Odds, Tally, Tone};
use sandtable_engine::sorting;
use sandtable_engine::view::Viewer;
use sandtable_kit::odds::{ratio, shifted, ways_of_two_dice};

/// One line of a sum: amount, rule and what it is for.
struct Line {
    amount: i32,
    rule: &'static str,
    reason: &'static str,
    arg: Option<(&'static str, Arg)>,
}

impl Line {
    const fn new(amount: i32, rule: &'static str, reason: &'static str) -> Self {
        Self { amount, rule, reason, arg: None }
    }

    fn of_unit(amount: i32, rule: &'static str, reason: &'static str, unit: UnitId) -> Self {
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

/// Who is thought to defend: those who do, or for an attacker, as far as the viewer may know, the extremes of who may stand
/// in the target and of what may still be added to its defence.
#[derive(Clone, Copy)]
enum Belief {
    Truth,
    Strongest(Viewer),
    Weakest(Viewer),
}

impl Campanha {
    /// The defenders of the hex under attack.
    #[must_use]
    pub(crate) fn defenders(&self, s: &Situation) -> UnitSet {
        s.stacks.units(s.combat.target).collect()
    }

    fn each_attack(&self, s: &Situation, mut tell: impl FnMut(Line)) {
        let c = &s.combat;
        for unit in c.attackers.iter() {
            let attack = self.data.units[unit].attack[s.face(unit)];
            tell(Line::of_unit(i32::from(attack), "5.1.1", "tally-attacker", unit));
        }
        for unit in c.guns.iter() {
            let attack = self.data.units[unit].attack[s.face(unit)];
            tell(Line::of_unit(i32::from(attack), "8.0", "tally-artillery", unit));
        }
        if c.air > 0 {
            tell(Line::new(i32::from(c.air), "6.1", "tally-air"));
        }
    }

    fn each_defence(&self, s: &Situation, belief: Belief, mut tell: impl FnMut(Line)) {
        let c = &s.combat;
        let mut defenders: ArrayVec<UnitId, 8> = s.stacks.units(c.target).take(8).collect();
        if !matches!(belief, Belief::Truth) {
            // The order of the ids would tell something.
            sorting::by_key(&mut defenders, |&unit| self.data.units[unit].arm());
        }
        for unit in defenders {
            let u = &self.data.units[unit];
            match belief {
                // 5.1.1: the attacker knows nation and arm; any such unit, on either face, may be the one.
                Belief::Strongest(viewer) | Belief::Weakest(viewer) if !self.knows(s, viewer, unit) => {
                    let values = self.alike(unit).flat_map(|o| o.defence).map(i32::from);
                    let defence = match belief {
                        Belief::Strongest(_) => values.max(),
                        _ => values.min(),
                    };
                    let mut line = Line::new(defence.unwrap_or(0), "5.1.1", "tally-unknown-defender");
                    line.arg = Some(("kind", Arg::Term(u.kind.term())));
                    tell(line);
                }
                _ => {
                    let defence = i32::from(u.defence[s.face(unit)]);
                    tell(Line::of_unit(defence, "5.1.1", "tally-defender", unit));
                }
            }
        }
        // What the defender has answered with so far is open once he has done (ruling R15).
        match belief {
            Belief::Truth => {}
            Belief::Strongest(viewer) => return self.each_possible_answer(s, viewer, tell),
            Belief::Weakest(_) => return,
        }
        for unit in c.support.iter() {
            let attack = self.data.units[unit].attack[s.face(unit)];
            tell(Line::of_unit(i32::from(attack), "8.0", "tally-artillery", unit));
        }
        if c.air_defence > 0 {
            tell(Line::new(i32::from(c.air_defence), "6.1", "tally-air"));
        }
    }

    /// The units that look the same to somebody who may not know them (5.1.1).
    fn alike(&self, unit: UnitId) -> impl Iterator<Item = &Unit> {
        let u = &self.data.units[unit];
        self.data.units.items().iter().filter(move |o| (o.nation, o.kind) == (u.nation, u.kind))
    }

    /// The most that the defender may still add to this fight: every gun that may reach and has not fought, at the strength
    /// that one of its looks may have, and all air points that are left (5.1.1, 6.1, 8.0; rulings R16, R24).
    fn each_possible_answer(&self, s: &Situation, viewer: Viewer, mut tell: impl FnMut(Line)) {
        let c = &s.combat;
        let defender = s.active.enemy();
        let ready = |&unit: &UnitId| {
            let u = &self.data.units[unit];
            let at = s.place(unit);
            // What has been added in this very answer is not yet told.
            let fought = s.is(unit, flag::FOUGHT) && !c.support.contains(unit);
            u.kind.has_guns() && at != c.target && !fought && !s.engaged(defender, at)
        };
        let mut guns: Vec<UnitId> = s.on_map(&self.data, defender).filter(ready).collect();
        // The order of the ids would tell something.
        sorting::by_key(&mut guns, |&unit| {
            let [nation, kind] = self.data.units[unit].arm();
            [s.place(unit).0.into(), nation << 8 | kind]
        });
        for unit in guns {
            let distance = self.data.map.distance(s.place(unit), c.target);
            let u = &self.data.units[unit];
            let most = if self.knows(s, viewer, unit) {
                (distance <= u.range && u.range > 0).then_some(u.attack[s.face(unit)])
            } else {
                let reach = |o: &&Unit| distance <= o.range && o.range > 0;
                self.alike(unit).filter(reach).flat_map(|o| o.attack).max()
            };
            if let Some(attack) = most.filter(|&attack| attack > 0) {
                tell(Line::of_unit(i32::from(attack), "8.0", "tally-may-fire", unit));
            }
        }
        let air = i32::from(s.air) + i32::from(c.air_defence);
        if defender == Side::Allied && air > 0 {
            tell(Line::new(air, "6.1", "tally-may-fly"));
        }
    }

    /// Columns of the hex itself: ground, village, fort, and the coast for Germans (5.1.2; rulings R04, R49).
    fn each_ground_shift(&self, s: &Situation, tell: &mut impl FnMut(Line)) {
        let hex = s.combat.target;
        let map = &self.data.map;
        let table = map.table();
        let terrain = map.terrain(hex);
        let ground = table.ground[terrain as usize].columns;
        if ground > 0 {
            tell(Line::new(-i32::from(ground), "5.1.2", terrain.term()));
        }
        if map.has(hex, feature::VILLAGE) {
            tell(Line::new(-i32::from(table.village), "5.1.2", "terrain-village"));
        }
        if map.has(hex, feature::FORT) {
            tell(Line::new(-i32::from(table.fort), "5.1.2", "terrain-fort"));
        }
        if map.has(hex, feature::COAST) && s.active == Side::Allied {
            tell(Line::new(-1, "5.1.2", "shift-coast"));
        }
    }

    fn each_shift(&self, s: &Situation, belief: Belief, mut tell: impl FnMut(Line)) {
        let c = &s.combat;
        let allied_attack = s.active == Side::Allied;
        let for_allies = |columns: i32| if allied_attack { columns } else { -columns };
        self.each_ground_shift(s, &mut tell);
        // Ruling R05: the river helps only if every adjacent attacker has to cross it.
        let across = |unit: UnitId| self.data.map.river_between(s.place(unit), c.target);
        let on_land = |unit: &UnitId| self.data.map.is_hex(s.place(*unit));
        if c.attackers.iter().all(|unit| on_land(&unit) && across(unit)) && !c.attackers.is_empty() {
            tell(Line::new(-i32::from(self.data.map.table().river.columns), "5.1.2", "shift-river"));
        }
        if self.is_surrounded(s, c.target) {
            tell(Line::new(1, "5.1.3", "shift-surrounded"));
        }
        for (sign, set) in [(1, c.attackers), (-1, self.defenders(s))] {
            let unknown = match belief {
                Belief::Truth => false,
                Belief::Strongest(viewer) | Belief::Weakest(viewer) => !self.sees_defenders(s, viewer),
            };
            if sign < 0 && unknown {
                // Whether they are a whole division is among what the attacker may not know.
                if matches!(belief, Belief::Strongest(_)) {
                    for _ in 0..self.possible_divisions(s, &set) {
                        tell(Line::new(sign, "5.1.4", "shift-perhaps-whole-division"));
                    }
                }
                continue;
            }
            for unit in self.data.whole_divisions(&set) {
                tell(Line::of_unit(sign, "5.1.4", "shift-whole-division", unit));
            }
        }
        if allied_attack && s.turn == STORM_TURN {
            tell(Line::new(-1, "5.1.1", "shift-turn-5"));
        }
        if self.shortage(s) != Shortage::None {
            tell(Line::new(for_allies(-1), "9.0", "shift-mulberries"));
        }
        // The Allies may do without their ships when they answer, which the attacker learns last.
        let declined = match belief {
            Belief::Truth => c.ships_declined,
            Belief::Strongest(_) => c.ships_declined && allied_attack,
            Belief::Weakest(_) => c.ships_declined || !allied_attack,
        };
        if self.has_naval_support(s) && !declined {
            tell(Line::new(for_allies(1), "10.0", "shift-naval"));
        }
    }

    /// Whether the ships help (10.0; ruling R26).
    #[must_use]
    pub(crate) fn has_naval_support(&self, s: &Situation) -> bool {
        let c = &s.combat;
        let attack = s.active == Side::Allied;
        let landing = |unit: UnitId| self.beach_before(s.place(unit)).is_some();
        self.data.in_naval_range.contains(c.target)
            || (attack && self.data.cherbourg_city.contains(&c.target))
            || (attack && c.attackers.iter().any(landing))
    }

    /// The points with which an attack is declared (5.1.1).
    pub(crate) fn attack_points(&self, s: &Situation) -> i32 {
        let mut points = 0;
        self.each_attack(s, |line| points += line.amount);
        points
    }

    /// The points with which the defender meets it (5.1.1).
    pub(crate) fn defence_points(&self, s: &Situation) -> i32 {
        let mut points = 0;
        self.each_defence(s, Belief::Truth, |line| points += line.amount);
        points
    }

    /// How many whole divisions the defenders could be at most, by nation and arm and by what is openly lost or yet to
    /// come: one column each that the attacker has to fear (5.1.4).
    fn possible_divisions(&self, s: &Situation, stack: &UnitSet) -> usize {
        let look = |unit: UnitId| (self.data.units[unit].nation, self.data.units[unit].kind);
        let boxes = &self.data.map.boxes;
        let gone = |unit: UnitId| {
            let at = s.place(unit);
            at == boxes.eliminated || at == boxes.withdrawn || self.data.units[unit].turn > s.turn
        };
        let candidates: Vec<Vec<_>> = self
            .data
            .divisions
            .iter()
            .filter(|d| d.bonus && d.units.len() <= stack.len() && !d.units.iter().any(gone))
            .map(|d| d.units.iter().map(look).collect())
            .collect();
        let fits = |divisions: &[&Vec<_>]| {
            let mut rest: Vec<_> = stack.iter().map(look).collect();
            divisions.iter().flat_map(|d| d.iter()).all(|wanted| {
                rest.iter().position(|have| have == wanted).map(|at| rest.swap_remove(at)).is_some()
            })
        };
        let two = candidates.iter().enumerate().any(|(i, a)| candidates[..i].iter().any(|b| fits(&[a, b])));
        if two { 2 } else { usize::from(candidates.iter().any(|a| fits(&[a]))) }
    }

    /// The column after shifts for a fight on the combat table.
    pub(crate) fn combat_column(&self, s: &Situation) -> usize {
        let (mut attack, mut defence, mut shift) = (0, 0, 0);
        self.each_attack(s, |line| attack += line.amount);
        self.each_defence(s, Belief::Truth, |line| defence += line.amount);
        self.each_shift(s, Belief::Truth, |line| shift += line.amount);
        let before = self.data.odds.nearest(ratio(attack as u32, defence as u32));
        shifted(before, shift, self.data.odds.len())
    }

    /// The value of a bombardment: points or attack strength times the vulnerability of the target (6.2, 8.0).
    fn bombardment_value(&self, s: &Situation) -> (i32, i32) {
        let mut strength = 0;
        self.each_attack(s, |line| strength += line.amount);
        let to = usize::from(s.combat.fight != Fight::Raid);
        let vulnerability = s
            .stacks
            .units(s.combat.target)
            .map(|unit| self.data.vulnerability[self.data.units[unit].kind as usize][to]);
        (strength, vulnerability.sum::<u32>() as i32)
    }

    fn bomb_column(&self, value: i32) -> usize {
        self.data.bomb_columns.iter().rposition(|&(from, _)| i64::from(from) <= i64::from(value)).unwrap_or(0)
    }

    /// The column after shifts for a bombardment; it stays at the first at least (ruling R25).
    pub(crate) fn bombardment_column(&self, s: &Situation) -> usize {
        let (strength, vulnerability) = self.bombardment_value(s);
        let mut shift = 0;
        self.each_ground_shift(s, &mut |line: Line| shift += line.amount);
        shifted(self.bomb_column(strength * vulnerability), shift, self.data.bomb_columns.len())
    }

    /// What the fight in preparation would bring, as far as the viewer may know.
    pub(crate) fn explain_odds(&self, s: &Situation, viewer: Viewer) -> Option<Odds> {
        let c = &s.combat;
        // What is being prepared is nobody else's business before it is committed.
        let foreign = matches!(viewer, Viewer::Seat(seat) if usize::from(seat.0) != s.active.index());
        let foreign = foreign && !s.open_values;
        if c.fight == Fight::None || c.step != Step::Before || (foreign && s.stage == Stage::Muster) {
            return None;
        }
        // A unit that the viewer may not know is named by its arm; its points have been declared (5.1.1).
        let message = |mut line: Line| {
            if let Some((_, arg @ Arg::Counter(_))) = &mut line.arg
                && let Arg::Counter(unit) = *arg
                && !self.knows(s, viewer, UnitId(unit.0))
            {
                *arg = Arg::Term(self.data.units[UnitId(unit.0)].kind.term());
                if line.reason == "shift-whole-division" {
                    (line.reason, line.arg) = ("shift-some-whole-division", None);
                }
            }
            // What is whole is the division, not the first of its units.
            if line.reason == "shift-whole-division"
                && let Some((_, Arg::Counter(unit))) = line.arg
            {
                let division = self.data.units[UnitId(unit.0)].division;
                line.arg = division.map(|division| ("division", Arg::Word(division.into())));
            }
            (line.amount, line.rule, line.message())
        };
        let add = |tally: &mut Tally, line: Line| {
            let (amount, rule, reason) = message(line);
            tally.add(amount, rule, reason);
        };
        let mut attack = Tally::default();
        if foreign {
            // The attacker declares a sum, not who brings what.
            attack.add(self.attack_points(s), "5.1.1", Message::new("tally-declared"));
        } else {
            self.each_attack(s, |line| add(&mut attack, line));
        }
        if c.fight != Fight::Assault {
            return Some(self.explain_bombardment(s, attack));
        }
        let attacks = matches!(viewer, Viewer::Seat(seat) if usize::from(seat.0) == s.active.index());
        let extremes = [Belief::Strongest(viewer), Belief::Weakest(viewer)];
        let beliefs: &[Belief] =
            if attacks || !self.sees_defenders(s, viewer) { &extremes } else { &[Belief::Truth] };
        let cases = beliefs.iter().map(|&belief| {
            let mut defence = Tally::default();
            self.each_defence(s, belief, |line| add(&mut defence, line));
            let mut shifts = Tally::default();
            self.each_shift(s, belief, |line| add(&mut shifts, line));
            let total = |tally: &Tally| tally.total().max(0) as u32;
            let before = self.data.odds.nearest(ratio(total(&attack), total(&defence)));
            let after = shifted(before, shifts.total(), self.data.odds.len());
            Case {
                defence,
                before: self.data.odds[before].to_string(),
                shifts,
                column: self.data.odds[after].to_string(),
                modifiers: Tally::default(),
                results: chances(
                    |roll| self.data.combat.result(after, roll).code(),
                    |code| self.tone_of(s, code),
                ),
            }
        });
        let mut cases: Vec<Case> = cases.collect();
        // Nothing is unknown and nothing can be added: there is one case.
        cases.dedup();
        let columns = self.data.odds.iter().map(ToString::to_string).collect();
        Some(Odds {
            table: "table-combat",
            rule: "5.1.6",
            target: Some(s.combat.target),
            columns,
            cases,
            attack,
            needs: Vec::new(),
            beyond: Vec::new(),
        })
    }

    /// The columns after shifts that a side may expect of the fight in preparation, as [`explain_odds`](Self::explain_odds)
    /// tells them: worst for the attacker first.
    pub(crate) fn foreseen_columns(&self, s: &Situation, side: Side) -> ArrayVec<usize, 2> {
        let odds = self.explain_odds(s, Viewer::Seat(SeatId(side as u8)));
        let labels = odds.into_iter().flat_map(|odds| odds.cases).map(|case| case.column);
        let mut columns: ArrayVec<usize, 2> = labels
            .filter_map(|label| self.data.odds.iter().position(|odds| odds.to_string() == label))
            .take(2)
            .collect();
        if columns.first() == columns.last() {
            columns.truncate(1);
        }
        columns
    }

    fn explain_bombardment(&self, s: &Situation, attack: Tally) -> Odds {
        let (strength, vulnerability) = self.bombardment_value(s);
        let rule = if s.combat.fight == Fight::Raid { "6.2" } else { "8.0" };
        let mut target = Tally::default();
        target.add(vulnerability, rule, Message::new("tally-vulnerability"));
        let mut shifts = Tally::default();
        self.each_ground_shift(s, &mut |line: Line| shifts.add(line.amount, line.rule, line.message()));
        let before = self.bomb_column(strength * vulnerability);
        let after = self.bombardment_column(s);
        let case = Case {
            defence: target,
            before: self.data.bomb_columns[before].1.clone(),
            shifts,
            column: self.data.bomb_columns[after].1.clone(),
            modifiers: Tally::default(),
            results: chances(|roll| self.data.bombardment.result(after, roll).word(), tone),
        };
        let columns = self.data.bomb_columns.iter().map(|(_, label)| label.clone()).collect();
        let (needs, beyond) = (Vec::new(), Vec::new());
        Odds {
            table: "table-bombardment",
            rule,
            target: Some(s.combat.target),
            columns,
            attack,
            cases: vec![case],
            needs,
            beyond,
        }
    }

    /// Whom a result favours in this fight: Germans in Caen need not go (5.1.2).
    pub(crate) fn tone_of(&self, s: &Situation, code: &str) -> Tone {
        let may_stand = code.starts_with("DR") && self.is_garrison_of_caen(s, s.combat.target);
        if may_stand { Tone::Even } else { tone(code) }
    }

    /// Whether a hex is open ground and nothing else (5.2).
    #[must_use]
    pub(crate) fn is_open(&self, hex: SpaceId) -> bool {
        self.data.map.terrain(hex) == Terrain::Open
            && !self.data.map.has(hex, feature::VILLAGE | feature::FORT)
    }
}

/// The turn of the great storm, on which Allied attacks lose a column (5.1.1).
const STORM_TURN: u8 = 5;

fn chances(result: impl Fn(u32) -> &'static str, tone: impl Fn(&str) -> Tone) -> Vec<Chance> {
    let mut list: Vec<Chance> = Vec::new();
    for roll in [7, 6, 8, 5, 9, 4, 10, 3, 11, 2, 12] {
        let (code, ways) = (result(roll), ways_of_two_dice(roll));
        match list.iter_mut().find(|chance| chance.result == code) {
            Some(chance) => {
                chance.ways += ways;
                chance.rolls.push(roll as u8);
            }
            None => {
                let (result, rolls, tone) = (code.to_owned(), vec![roll as u8], tone(code));
                list.push(Chance { result, ways, of: 36, rolls, tone });
            }
        }
    }
    for chance in &mut list {
        sorting::by_key(&mut chance.rolls, |roll| [(*roll).into(), 0]);
    }
    sorting::largest_first(&mut list, |chance| chance.tone as i64);
    list
}

/// Whom a result favours: who has to go, or loses more, is the one it goes against.
pub(crate) fn tone(code: &str) -> Tone {
    match code {
        "IMP" | "EMP" | "DI" => Tone::Even,
        "DB" | "DE" | "DA" => Tone::Good,
        _ if code.starts_with("DR") || code.starts_with("DE") => Tone::Good,
        _ => Tone::Bad,
    }
}

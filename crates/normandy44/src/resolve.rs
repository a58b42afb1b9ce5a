//! The die is rolled and its result carried out (rule 12): losses, the stand, retreats, the advance, in this order.

use crate::combat::StoreLines;
use crate::odds::tone;
use crate::results::{Cell, Stand};
use crate::situation::{Fight, Help, Situation, Stage, Step, UnitSet, flag};
use crate::units::{Kind, Side};
use crate::{Action, Check, Normandy44, Playing, refuse};
use sandtable_engine::explain::{Case, Chance, Refusal, Sheet, Tally, Tone};
use sandtable_engine::guide::Reason;
use sandtable_engine::message::{Arg, Event, Message};
use sandtable_engine::{SpaceId, UnitId};

impl Normandy44 {
    /// Rolls the die of a fight on land and begins to carry its result out (10.5, 10.6).
    pub(crate) fn roll_combat(&self, s: &mut Situation, play: &mut impl Playing) {
        let target = s.combat.target;
        let sums = play.listens().then(|| self.explain_case(s));
        let (_, place) = self.column(s);
        let column = self.held(place);
        let die = if column.is_some() { play.die("roll-combat", s.turn, target.0, 0) } else { 0 };
        let result = column.map_or(Cell::A1, |column| self.data.combat[usize::from(die) - 1][column]);
        s.combat.column = column.map_or(-1, |column| column as i8);
        s.combat.die = die;
        s.combat.result = result;
        s.combat.step = Step::Defender;
        s.combat.owed = self.owed_by_defender(s);
        let all: UnitSet = s.stacks.units(target).collect();
        for unit in all.iter() {
            s.set(unit, flag::FOUGHT);
            // 9.8.5: whoever is attacked on the road has been.
            s.clear(unit, flag::STRATEGIC | flag::LORRIES);
        }
        play.tell(|| {
            let event = match column {
                Some(_) => {
                    Event::new("event-combat-roll", "12.1").with("at", target).with("die", Arg::Die(die))
                }
                // 10.6: below the table nothing is rolled.
                None => Event::new("event-combat-below", "10.6").with("at", target),
            };
            let event = event.with("result", Arg::Code(result.word()));
            match sums {
                Some((attack, case)) => event.sheet(Sheet {
                    at: target,
                    table: "table-combat",
                    rule: "12.1",
                    attack,
                    case,
                    dice: if die > 0 { vec![die] } else { Vec::new() },
                    result: result.word().to_owned(),
                    tone: tone(result.word()),
                    meaning: meaning(result),
                }),
                None => event,
            }
        });
        self.carry_out(s, play);
    }

    /// What the defender loses by the result (12.1).
    fn owed_by_defender(&self, s: &Situation) -> u8 {
        match s.combat.result {
            Cell::D1 | Cell::A1D1 | Cell::Ex => 1,
            Cell::A1D2 => 2,
            Cell::Dh => s.combat.steps.div_ceil(2),
            _ => 0,
        }
    }

    /// What the attacker loses by the result (12.1).
    fn owed_by_attacker(&self, s: &Situation) -> u8 {
        match s.combat.result {
            Cell::A1 | Cell::A1Dr | Cell::A1D1 | Cell::Ex => 1,
            Cell::A1D2 => u8::from(s.combat.steps > 1),
            _ => 0,
        }
    }

    /// Who chooses the defender's next loss (12.2, 12.5).
    fn picks_defender(&self, s: &Situation) -> Side {
        let attacker = match (s.combat.step, s.combat.result) {
            (Step::Desperate, _) => s.combat.owed == 1,
            (_, Cell::Ex) => true,
            (_, Cell::A1D2) => s.combat.owed == 2,
            _ => false,
        };
        if attacker { s.active } else { s.active.enemy() }
    }

    /// Who chooses the attacker's next loss (12.2, 12.4.4, 20.3).
    fn picks_attacker(&self, s: &Situation) -> Side {
        let defender = match (s.combat.step, s.combat.result) {
            (Step::StandAttacker, _) => s.combat.stand == crate::results::Stand::HoldEx,
            (_, Cell::Ex | Cell::A1D2) => true,
            _ => false,
        };
        if defender { s.active.enemy() } else { s.active }
    }

    /// Who chooses the loss that the attacker owes now.
    pub(crate) fn loser_picks(&self, s: &Situation) -> Side {
        self.picks_attacker(s)
    }

    /// Who chooses the loss that the defender owes now.
    pub(crate) fn defender_picks(&self, s: &Situation) -> Side {
        self.picks_defender(s)
    }

    /// Those of the defenders who may be chosen (13.5, 12.5).
    pub(crate) fn defenders_at_risk(&self, s: &Situation) -> UnitSet {
        self.defenders(s, s.combat.target).collect()
    }

    /// Those of the attackers who may be chosen (12.2, 12.4.4, 20.3.2).
    pub(crate) fn attackers_at_risk(&self, s: &Situation) -> UnitSet {
        let c = &s.combat;
        if c.fight == Fight::Beach {
            let infantry = |unit: &UnitId| {
                let u = &self.data.units[*unit];
                u.is_infantry_type() && (u.kind != Kind::Cadre || self.only_cadres(s))
            };
            return c.attackers.iter().filter(infantry).collect();
        }
        if c.step == Step::StandAttacker && c.stand != crate::results::Stand::HoldEx {
            return c.attackers;
        }
        let by_attacker = self.picks_attacker(s) == s.active && c.step == Step::Attacker;
        let givers = c.givers.and(&c.main);
        if by_attacker && !givers.is_empty() { givers } else { c.main }
    }

    fn only_cadres(&self, s: &Situation) -> bool {
        let whole = |unit: UnitId| {
            self.data.units[unit].is_infantry_type() && self.data.units[unit].kind != Kind::Cadre
        };
        !s.combat.attackers.iter().any(whole)
    }

    /// Lets losses be borne until somebody has to choose; true then.
    fn bear(&self, s: &mut Situation, play: &mut impl Playing, defence: bool) -> bool {
        while s.combat.owed > 0 {
            let at_risk = if defence { self.defenders_at_risk(s) } else { self.attackers_at_risk(s) };
            let Some(first) = at_risk.first() else {
                s.combat.owed = 0;
                return false;
            };
            if at_risk.len() > 1 {
                s.stage = if defence {
                    Stage::DefenderLoss(self.picks_defender(s))
                } else {
                    Stage::AttackerLoss(self.picks_attacker(s))
                };
                return true;
            }
            s.combat.owed -= 1;
            self.lose_step(s, play, first, self.loss_rule(s));
        }
        false
    }

    fn loss_rule(&self, s: &Situation) -> &'static str {
        match s.combat.step {
            Step::StandDefender | Step::StandAttacker => "12.4.4",
            Step::Desperate => "12.5",
            _ if s.combat.fight == Fight::Beach => "20.3.2",
            _ => "12.2",
        }
    }

    pub(crate) fn check_lose(&self, s: &Situation, unit: UnitId) -> Check {
        match s.stage {
            Stage::DefenderLoss(_) if self.defenders_at_risk(s).contains(unit) => Ok(()),
            Stage::DefenderLoss(_) => refuse("12.2", "refuse-not-a-defender"),
            Stage::AttackerLoss(_) if self.attackers_at_risk(s).contains(unit) => Ok(()),
            Stage::AttackerLoss(_) if s.combat.fight == Fight::Beach && self.data.units[unit].silhouette => {
                refuse("20.3.2", "refuse-tanks-lose-apart")
            }
            Stage::AttackerLoss(_) if s.combat.attackers.contains(unit) => {
                Err(Refusal::new("12.2", "refuse-loss-elsewhere"))
            }
            Stage::AttackerLoss(_) => refuse("12.2", "refuse-not-in-the-attack"),
            Stage::Excess(hex) if s.place(unit) == hex && self.lightens(s, unit) => Ok(()),
            Stage::Excess(_) => refuse("7.2", "refuse-not-in-excess"),
            _ => refuse("3", "refuse-not-now"),
        }
    }

    /// Whether a hex is less crowded without a unit (7.2).
    pub(crate) fn lightens(&self, s: &Situation, unit: UnitId) -> bool {
        let hex = s.place(unit);
        let without = self.load(s, s.stacks.units(hex).filter(|&other| other != unit));
        without < self.load(s, s.stacks.units(hex))
    }

    pub(crate) fn do_lose(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        if matches!(s.stage, Stage::Excess(_)) {
            self.eliminate(s, play, unit, "7.2");
            s.stage = Stage::Movement;
            return self.end_movement(s, play);
        }
        s.combat.owed -= 1;
        self.lose_step(s, play, unit, self.loss_rule(s));
        self.carry_out(s, play);
    }

    /// Carries the result out step by step until somebody has to choose.
    pub(crate) fn carry_out(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.combat.fight == Fight::Beach {
            return self.carry_out_landing(s, play);
        }
        loop {
            match s.combat.step {
                Step::Before => return,
                Step::Defender => {
                    if self.bear(s, play, true) {
                        return;
                    }
                    s.combat.step = Step::Attacker;
                    s.combat.owed = self.owed_by_attacker(s);
                }
                Step::Attacker => {
                    if self.bear(s, play, false) {
                        return;
                    }
                    s.combat.step = Step::Stand;
                }
                Step::Stand => {
                    let target = s.combat.target;
                    let held = s.stands(&self.data, s.active.enemy(), target);
                    let far = s.combat.result.retreat();
                    if far == 0 {
                        // 12.1: an exchange with the last step is followed by a limited advance.
                        if s.combat.result == Cell::Ex && !held {
                            self.begin_advance(s, play, true);
                            continue;
                        }
                        return self.go_on_combat(s, play);
                    }
                    if !held {
                        // 13.4: who is gone has gone.
                        self.begin_advance(s, play, false);
                        continue;
                    }
                    s.combat.far = far;
                    if far == 2 && self.can_stand(s) {
                        s.combat.guns.clear();
                        s.stage = Stage::Answer;
                        return;
                    }
                    self.begin_retreat(s);
                }
                Step::StandDefender => {
                    if self.bear(s, play, true) {
                        return;
                    }
                    s.combat.step = Step::StandAttacker;
                    s.combat.owed = u8::from(matches!(
                        s.combat.stand,
                        crate::results::Stand::HoldEx
                            | crate::results::Stand::HoldA1
                            | crate::results::Stand::HoldA1Gone
                    ));
                }
                Step::StandAttacker => {
                    if self.bear(s, play, false) {
                        return;
                    }
                    if self.after_stand(s, play) {
                        return;
                    }
                }
                Step::Desperate => {
                    if self.bear(s, play, true) {
                        return;
                    }
                    if s.stands(&self.data, s.active.enemy(), s.combat.target) {
                        return self.go_on_combat(s, play);
                    }
                    self.begin_advance(s, play, true);
                }
                Step::Retreat => {
                    if self.retreat_all(s, play) {
                        return;
                    }
                    self.begin_advance(s, play, false);
                }
                Step::Advance => {
                    if self.can_advance(s) {
                        s.stage = Stage::Advance;
                        return;
                    }
                    return self.go_on_combat(s, play);
                }
            }
        }
    }

    /// What follows a stand; true if somebody has to choose or the fight is over.
    fn after_stand(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        let target = s.combat.target;
        let held = s.stands(&self.data, s.active.enemy(), target);
        if s.combat.stand.holds() {
            if s.combat.stand == crate::results::Stand::HoldA1Gone {
                self.lose_works(s, target);
            }
            if held {
                self.go_on_combat(s, play);
                return true;
            }
            self.begin_advance(s, play, true);
            return false;
        }
        if !held {
            self.begin_advance(s, play, false);
            return false;
        }
        if self.may_be_desperate(s) {
            s.combat.step = Step::Desperate;
            s.stage = Stage::Desperate;
            return true;
        }
        self.begin_retreat(s);
        false
    }

    /// Whether anybody could lead a stand (12.4.1).
    fn can_stand(&self, s: &Situation) -> bool {
        s.stacks.units(s.combat.target).any(|unit| self.check_stand(s, unit).is_ok())
    }

    /// Whether a unit may lead the stand (12.4.1, 13.5).
    pub(crate) fn check_stand(&self, s: &Situation, unit: UnitId) -> Check {
        if s.place(unit) != s.combat.target {
            return refuse("12.4.1", "refuse-not-a-defender");
        }
        if s.is(unit, flag::FELL_BACK) {
            return refuse("13.5", "refuse-fell-back");
        }
        if self.data.units[unit].kind.is_artillery() {
            return refuse("12.4.1", "refuse-artillery-leads-not");
        }
        if s.is(unit, flag::DISRUPTED) {
            return refuse("13.6", "refuse-disrupted");
        }
        Ok(())
    }

    /// What helps a stand (12.4.3).
    pub(crate) fn check_help(&self, s: &Situation, action: Action, known: &mut StoreLines) -> Check {
        let side = s.active.enemy();
        if s.combat.help != Help::None {
            return refuse("12.4.3", "refuse-one-help");
        }
        match action {
            Action::Gun(unit, store) => self.check_gun(s, side, (unit, store), known),
            Action::Air(army) => {
                let none = side != Side::Allied || army as usize > 1 || s.air[army as usize] == 0;
                if none { refuse("12.4.3", "refuse-no-aircraft") } else { Ok(()) }
            }
            Action::Navy(army) => {
                if side != Side::Allied {
                    return refuse("19.2", "refuse-no-ships");
                }
                self.check_ships(s, army)
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn do_help(&self, s: &mut Situation, play: &mut impl Playing, action: Action) {
        let (help, event) = match action {
            Action::Gun(unit, store) => {
                s.combat.guns.push(crate::situation::Gun { unit, store });
                (Help::Guns, Event::new("event-gun", "12.4.3").with("unit", unit))
            }
            Action::Air(army) => {
                s.combat.help_of = army;
                (Help::Air, Event::new("event-air", "12.4.3").with("army", Arg::Term(army.term())))
            }
            Action::Navy(army) => {
                s.combat.help_of = army;
                (Help::Navy, Event::new("event-ships", "12.4.3").with("army", Arg::Term(army.term())))
            }
            _ => return,
        };
        s.combat.help = help;
        play.tell(|| event);
    }

    /// What is added to the die of a stand led by a unit: quality or armour, and help (12.4.1–12.4.3).
    #[must_use]
    pub fn stand_modifier(&self, s: &Situation, unit: UnitId) -> i8 {
        let u = &self.data.units[unit];
        let c = &s.combat;
        let own = self.armour_compared(s, unit).unwrap_or(u.quality);
        let help = i8::from(c.help != Help::None);
        (own + help).min(self.data.numbers.determined_most)
    }

    /// What a lead unit gains by its armour, where that is more than by its quality (12.4.2).
    pub(crate) fn armour_compared(&self, s: &Situation, unit: UnitId) -> Option<i8> {
        let (u, c) = (&self.data.units[unit], &s.combat);
        let tanks_there = c.attackers.iter().any(|other| self.data.units[other].has_tanks());
        if u.armour == 0 || u.antitank && !tanks_there {
            return None;
        }
        let best = self.best_armour(c.main.iter());
        let compared = if best == 0 || u.armour > best { 1 } else { -i8::from(u.armour < best) };
        (compared > u.quality).then_some(compared)
    }

    /// The column of the table of determined defence (12.4.1).
    #[must_use]
    pub fn stand_column(&self, s: &Situation) -> usize {
        use crate::board::{Terrain, feature};
        let hex = s.combat.target;
        let terrain = self.data.map.terrain(hex);
        let open =
            matches!(terrain, Terrain::Clear | Terrain::Flooded) && !self.data.map.has(hex, feature::TOWN);
        if self.has_strongpoint(s, hex) || terrain == Terrain::City {
            3
        } else if self.has_position(s, hex) {
            2
        } else {
            usize::from(!open)
        }
    }

    /// Stands, led by a unit (12.4).
    pub(crate) fn do_stand(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let target = s.combat.target;
        self.pay_help(s);
        let modifier = self.stand_modifier(s, unit);
        let rule = if self.armour_compared(s, unit).is_some() { "12.4.2" } else { "12.4.1" };
        let column = self.stand_column(s);
        let die = play.die("roll-stand", s.turn, target.0, 0);
        let row = (die as i8 + modifier).clamp(1, 7) as usize;
        let stand = self.data.stand[row - 1][column];
        s.combat.stand = stand;
        s.combat.leader = unit;
        play.tell(|| {
            let event = Event::new("event-stand", "12.4").with("unit", unit).with("at", target);
            let event = event.with("die", Arg::Die(die)).with("modifier", i32::from(modifier));
            let event = event.with("result", Arg::Code(stand.code())).open();
            event.sheet(self.stand_sheet(target, column, (modifier, rule), die))
        });
        s.combat.step = Step::StandDefender;
        s.combat.owed = 0;
        if stand.costs_leader() {
            self.lose_step(s, play, unit, "12.4.4");
        }
        self.carry_out(s, play);
    }

    /// What came of a stand, and what else could have.
    fn stand_sheet(
        &self,
        hex: SpaceId,
        column: usize,
        (modifier, rule): (i8, &'static str),
        die: u8,
    ) -> Sheet {
        let of = |die: u8| self.data.stand[(die as i8 + modifier).clamp(1, 7) as usize - 1][column];
        let tone = |stand: Stand| if stand.holds() { Tone::Bad } else { Tone::Good };
        let mut results: Vec<Chance> = Vec::new();
        for roll in 1..=6 {
            let code = of(roll).code();
            match results.iter_mut().find(|chance| chance.result == code) {
                Some(chance) => {
                    chance.ways += 1;
                    chance.rolls.push(roll);
                }
                None => results.push(Chance {
                    result: code.to_owned(),
                    ways: 1,
                    of: 6,
                    rolls: vec![roll],
                    tone: tone(of(roll)),
                }),
            }
        }
        let mut modifiers = Tally::default();
        modifiers.add(i32::from(modifier), rule, Message::new("tally-stand"));
        let name = ["◌", "◍", "IP", "SP"][column].to_owned();
        let (before, column) = (name.clone(), name);
        let (defence, shifts) = (Tally::default(), Tally::default());
        Sheet {
            at: hex,
            table: "table-stand",
            rule: "12.4",
            attack: Tally::default(),
            case: Case { defence, before, shifts, column, modifiers, results },
            dice: vec![die],
            result: of(die).code().to_owned(),
            tone: tone(of(die)),
            meaning: Vec::new(),
        }
    }

    fn pay_help(&self, s: &mut Situation) {
        match s.combat.help {
            Help::None => {}
            Help::Guns => {
                for gun in s.combat.guns.clone() {
                    if self.needs_supply(gun.unit) {
                        *s.stock_mut(gun.store) -= 1;
                    } else {
                        s.set(gun.unit, flag::SPENT);
                    }
                }
            }
            Help::Air => s.air[s.combat.help_of as usize] -= 1,
            Help::Navy => s.navy[s.combat.help_of as usize] -= 1,
        }
    }

    /// Whether a desperate defence is allowed: two steps, and nobody who could retreat (12.5).
    fn may_be_desperate(&self, s: &Situation) -> bool {
        self.defending_steps(s) >= 2 && s.stacks.units(s.combat.target).all(|unit| self.is_doomed(s, unit))
    }

    pub(crate) fn do_desperate(&self, s: &mut Situation, play: &mut impl Playing) {
        play.tell(|| Event::new("event-desperate", "12.5").with("at", s.combat.target));
        s.combat.owed = 2;
        self.carry_out(s, play);
    }

    pub(crate) fn do_withdraw(&self, s: &mut Situation, play: &mut impl Playing) {
        self.begin_retreat(s);
        self.carry_out(s, play);
    }

    pub(crate) fn list_losses(&self, s: &Situation, out: &mut Vec<Action>) {
        match s.stage {
            Stage::Excess(hex) => {
                out.extend(s.stacks.units(hex).filter(|&u| self.lightens(s, u)).map(Action::Lose));
            }
            Stage::DefenderLoss(_) => out.extend(self.defenders_at_risk(s).iter().map(Action::Lose)),
            _ => out.extend(self.attackers_at_risk(s).iter().map(Action::Lose)),
        }
    }

    pub(crate) fn list_answer(&self, s: &Situation, out: &mut Vec<Action>) {
        let all = s.stacks.units(s.combat.target);
        let from = out.len();
        out.extend(all.filter(|&unit| self.check_stand(s, unit).is_ok()).map(Action::Stand));
        // Who leads best is offered first.
        let modifier = |a: Action| if let Action::Stand(unit) = a { self.stand_modifier(s, unit) } else { 0 };
        if let Some(best) = (from..out.len()).rev().max_by_key(|&i| modifier(out[i])) {
            out.swap(from, best);
        }
        if s.combat.help == Help::None {
            self.list_helpers(s, s.active.enemy(), out);
        }
        out.push(Action::Withdraw);
    }
}

/// What a result means, and by which rule.
fn meaning(cell: Cell) -> Vec<Reason> {
    let id = match cell {
        Cell::Nothing => "meaning-nothing",
        Cell::A1 => "meaning-a1",
        Cell::A1Dr => "meaning-a1dr",
        Cell::Ex => "meaning-ex",
        Cell::Dr => "meaning-dr",
        Cell::A1D1 => "meaning-a1d1",
        Cell::D1 => "meaning-d1",
        Cell::A1D2 => "meaning-a1d2",
        Cell::Dh => "meaning-dh",
        Cell::A2D1 => "meaning-a2d1",
    };
    vec![Reason { message: Message::new(id), rule: if cell == Cell::A2D1 { "20.3.2" } else { "12.1" } }]
}

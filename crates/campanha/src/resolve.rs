//! The dice are rolled and the result carried out (rules 5.1.5, 5.1.6): losses, retreats, advance, in this order.

use crate::odds::tone;
use crate::prelude::*;
use crate::results::{Bomb, Cell};
use crate::situation::{Combat, Loss, Step};
use crate::units::Kind;
use sandtable_engine::explain::{Sheet, Tone};
use sandtable_engine::guide::Reason;

impl Campanha {
    /// Rolls two dice and begins to carry out the result.
    pub(crate) fn fight(&self, s: &mut Situation, play: &mut impl Play) {
        let target = s.combat.target;
        let sheet = if play.listens() { self.prepare_sheet(s) } else { None };
        if s.combat.fight == Fight::Assault {
            let column = self.combat_column(s);
            let (a, b) = play.two_dice("roll-combat", s.turn, target);
            s.combat.column = column as u8;
            s.combat.roll = a + b;
            s.combat.step = Step::DefenderLoss;
            // By the time the attacker suffers, the armour that he faced may be gone.
            s.combat.faced_armour = self.faces_armour(s);
            let cell = self.cell(s);
            play.tell(|| {
                let event = Event::new("event-combat-roll", "5.1.5");
                let result = (cell.code(), self.tone_of(s, cell.code()));
                tell_roll(event, target, (a, b), result, sheet, || self.explain_cell(s, cell))
            });
            return self.carry_out(s, play);
        }
        let rule = if s.combat.fight == Fight::Raid { "6.2" } else { "8.0" };
        let column = self.bombardment_column(s);
        let (a, b) = play.two_dice("roll-bombardment", s.turn, target);
        s.combat.column = column as u8;
        s.combat.roll = a + b;
        s.combat.step = Step::DefenderLoss;
        let result = self.data.bombardment.result(column, u32::from(a + b));
        play.tell(|| {
            let event = Event::new("event-bombardment-roll", rule);
            let told = (result.word(), tone(result.word()));
            tell_roll(event, target, (a, b), told, sheet, || self.explain_bomb(s, result, rule))
        });
        match result {
            Bomb::Intact | Bomb::All => self.finish(s),
            Bomb::Step => self.let_defender_suffer(s, play, Loss::Step),
            Bomb::Unit => self.let_defender_suffer(s, play, Loss::Unit),
        }
    }

    fn cell(&self, s: &Situation) -> Cell {
        self.data.combat.result(usize::from(s.combat.column), u32::from(s.combat.roll))
    }

    /// Carries the result out step by step until somebody has to choose.
    pub(crate) fn carry_out(&self, s: &mut Situation, play: &mut impl Play) {
        let cell = self.cell(s);
        loop {
            let waits = match s.combat.step {
                Step::Before => return,
                Step::DefenderLoss => {
                    s.combat.step = Step::AttackerLoss;
                    match cell {
                        Cell::Both(_, defence, _) => {
                            defence.loss.is_some_and(|loss| self.choose_defender(s, play, loss))
                        }
                        Cell::Exchange => self.choose_trade(s, play),
                        Cell::Impasse => return self.finish(s),
                    }
                }
                Step::AttackerLoss => {
                    s.combat.step = Step::Stand;
                    match cell {
                        Cell::Both(_, _, attack) => {
                            attack.loss.is_some_and(|loss| self.choose_attacker(s, play, loss))
                        }
                        _ => self.trade_attackers(s, play),
                    }
                }
                Step::Stand => {
                    s.combat.step = Step::Retreat;
                    s.combat.retreating = match cell {
                        Cell::Both(_, defence, _) if defence.retreat => self.defenders(s),
                        Cell::Both(_, _, attack) if attack.retreat => s.combat.attackers,
                        Cell::Exchange => self.defenders(s),
                        _ => UnitSet::EMPTY,
                    };
                    s.combat.may_stand = self.lets_stand(s, cell);
                    false
                }
                Step::Retreat => {
                    if self.retreat_all(s, play) {
                        true
                    } else {
                        s.combat.step = Step::Advance;
                        // 5.2: only a victory is followed by an advance; EMP is a draw (ruling R21).
                        let won = matches!(cell, Cell::Both(_, _, attack) if !attack.retreat);
                        if won && s.occupant(&self.data, s.combat.target).is_none() {
                            self.come_ashore(s, play);
                            s.stage = Stage::Advance;
                        } else if matches!(cell, Cell::Exchange) {
                            self.announce_landing(s, play);
                        }
                        false
                    }
                }
                Step::Advance => {
                    if s.stage != Stage::Advance || !self.can_advance(s) {
                        return self.finish(s);
                    }
                    true
                }
            };
            if waits {
                return;
            }
        }
    }

    /// The fight is over.
    pub(crate) fn finish(&self, s: &mut Situation) {
        self.clear_hits(s);
        s.combat = Combat::NONE;
        s.stage = Stage::Combat;
    }

    pub(crate) fn clear_hits(&self, s: &mut Situation) {
        for unit in self.data.all_units() {
            s.clear(unit, flag::HIT);
        }
    }

    /// One unit suffers what the result says.
    pub(crate) fn suffer(
        &self,
        s: &mut Situation,
        play: &mut impl Play,
        unit: UnitId,
        loss: Loss,
        rule: &'static str,
    ) {
        match loss {
            Loss::Step => self.hurt(s, play, unit, rule),
            Loss::Unit => self.eliminate(s, play, unit, rule),
        }
    }

    fn let_defender_suffer(&self, s: &mut Situation, play: &mut impl Play, loss: Loss) {
        if !self.choose_defender(s, play, loss) {
            self.finish(s);
        }
    }

    /// Lets the defender choose who suffers; true if he has a choice.
    fn choose_defender(&self, s: &mut Situation, play: &mut impl Play, loss: Loss) -> bool {
        if let Some(unit) = s.stacks.only(s.combat.target) {
            self.suffer(s, play, unit, loss, self.loss_rule(s));
            return false;
        }
        s.stage = Stage::DefenderLoss(loss);
        true
    }

    fn loss_rule(&self, s: &Situation) -> &'static str {
        match s.combat.fight {
            Fight::Raid => "6.2",
            Fight::Bombardment => "8.0",
            _ => "5.1.6",
        }
    }

    /// Those among whom the attacker must choose: armour first, where 5.1.2 wants it (ruling R48).
    pub(crate) fn attackers_at_risk(&self, s: &Situation) -> UnitSet {
        let armoured = s
            .combat
            .attackers
            .iter()
            .filter(|&unit| self.data.units[unit].kind.is_armoured())
            .collect::<UnitSet>();
        if armoured.is_empty() {
            return s.combat.attackers;
        }
        let bocage = self.data.map.terrain(s.combat.target) == crate::board::Terrain::Bocage;
        if bocage || s.combat.faced_armour { armoured } else { s.combat.attackers }
    }

    fn choose_attacker(&self, s: &mut Situation, play: &mut impl Play, loss: Loss) -> bool {
        let at_risk = self.attackers_at_risk(s);
        if at_risk.len() > 1 {
            s.stage = Stage::AttackerLoss(loss);
            return true;
        }
        if let Some(unit) = at_risk.first() {
            let rule = if at_risk == s.combat.attackers { "5.1.6" } else { "5.1.2" };
            self.suffer(s, play, unit, loss, rule);
        }
        false
    }

    /// EMP: the defender gives up one unit or more (ruling R21).
    fn choose_trade(&self, s: &mut Situation, play: &mut impl Play) -> bool {
        s.combat.owed = 0;
        if let Some(unit) = s.stacks.only(s.combat.target) {
            self.give_up_defender(s, play, unit);
            return false;
        }
        s.stage = Stage::DefenderTrade;
        true
    }

    fn give_up_defender(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        let defence = self.data.units[unit].defence[s.face(unit)];
        s.combat.owed = s.combat.owed.saturating_add(defence);
        self.eliminate(s, play, unit, "5.1.6");
    }

    fn give_up_attacker(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        let attack = self.data.units[unit].attack[s.face(unit)];
        s.combat.owed = s.combat.owed.saturating_sub(attack);
        self.eliminate(s, play, unit, "5.1.6");
    }

    /// EMP: the attacker gives up at least as much; without a choice, at once. True if he has one.
    fn trade_attackers(&self, s: &mut Situation, play: &mut impl Play) -> bool {
        if s.combat.owed == 0 || s.combat.attackers.is_empty() {
            s.combat.owed = 0;
            return false;
        }
        let value = |unit: UnitId| u32::from(self.data.units[unit].attack[s.face(unit)]);
        let total: u32 = s.combat.attackers.iter().map(value).sum();
        if s.combat.attackers.len() == 1 || total <= u32::from(s.combat.owed) {
            while let Some(unit) = s.combat.attackers.first() {
                self.eliminate(s, play, unit, "5.1.6");
            }
            s.combat.owed = 0;
            return false;
        }
        s.stage = Stage::AttackerTrade;
        true
    }

    /// Whether the result leaves any of those who would retreat the choice to stand in Caen: Germans in it may ignore DRI
    /// and DRB, and every result but DE if the other hex was Allied when the turn began (5.1.2; ruling R22).
    pub(crate) fn lets_stand(&self, s: &Situation, cell: Cell) -> bool {
        let garrison = self.is_garrison_of_caen(s, s.combat.target);
        let besieged = |unit: UnitId| self.is_besieged_in_caen(s, unit);
        match cell {
            Cell::Both(_, defence, _) if defence.retreat => garrison && defence.loss != Some(Loss::Unit),
            _ => s.combat.retreating.iter().any(besieged),
        }
    }

    /// Whether a unit that would retreat may stand in Caen instead.
    pub(crate) fn may_stand(&self, s: &Situation, unit: UnitId) -> bool {
        s.combat.may_stand && (s.place(unit) == s.combat.target || self.is_besieged_in_caen(s, unit))
    }

    pub(crate) fn somebody_may_stand(&self, s: &Situation) -> bool {
        s.combat.retreating.iter().any(|unit| self.may_stand(s, unit))
    }

    pub(crate) fn is_garrison_of_caen(&self, s: &Situation, hex: SpaceId) -> bool {
        self.data.caen.contains(&hex) && s.occupant(&self.data, hex) == Some(Side::German)
    }

    pub(crate) fn check_stand(&self, s: &Situation, unit: UnitId) -> Check {
        must(s.combat.retreating.contains(unit), "5.3", "refuse-not-among-them")?;
        if self.may_stand(s, unit) {
            return Ok(());
        }
        if self.is_garrison_of_caen(s, s.place(unit)) {
            let result = Arg::Code(self.cell(s).code());
            return Err(Refusal::new("5.1.6", "refuse-caen-too").with("result", result));
        }
        refuse("5.1.2", "refuse-only-in-caen")
    }

    pub(crate) fn check_lose(&self, s: &Situation, unit: UnitId) -> Check {
        let at = s.place(unit);
        let fits = match s.stage {
            Stage::CarpetLoss(hex, _) => at == hex,
            Stage::DefenderLoss(_) | Stage::DefenderTrade => at == s.combat.target,
            Stage::AttackerLoss(_) => {
                if s.combat.attackers.contains(unit) && !self.attackers_at_risk(s).contains(unit) {
                    return refuse("5.1.2", "refuse-armour-suffers-first");
                }
                s.combat.attackers.contains(unit)
            }
            Stage::AttackerTrade => s.combat.attackers.contains(unit),
            _ => false,
        };
        must(fits, "5.1.6", "refuse-not-among-them")
    }

    pub(crate) fn list_losses(&self, s: &Situation, out: &mut Vec<Action>) {
        match s.stage {
            Stage::CarpetLoss(hex, _) => out.extend(s.stacks.units(hex).map(Action::Lose)),
            Stage::AttackerLoss(_) => {
                out.extend(self.attackers_at_risk(s).iter().map(Action::Lose));
            }
            Stage::AttackerTrade => {
                out.extend(s.combat.attackers.iter().map(Action::Lose));
            }
            _ => out.extend(s.stacks.units(s.combat.target).map(Action::Lose)),
        }
        if s.stage == Stage::DefenderTrade && s.combat.owed > 0 {
            out.push(Action::Enough);
        }
    }

    pub(crate) fn do_lose(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        match s.stage {
            Stage::CarpetLoss(_, loss) => {
                self.suffer(s, play, unit, loss, "6.3");
                return self.bomb_on(s, play);
            }
            Stage::DefenderLoss(loss) => {
                let rule = self.loss_rule(s);
                self.suffer(s, play, unit, loss, rule);
                if s.combat.fight != Fight::Assault {
                    return self.finish(s);
                }
            }
            Stage::DefenderTrade => {
                self.give_up_defender(s, play, unit);
                if s.occupant(&self.data, s.combat.target).is_some() {
                    return;
                }
            }
            Stage::AttackerLoss(loss) => self.suffer(s, play, unit, loss, "5.1.6"),
            Stage::AttackerTrade => {
                self.give_up_attacker(s, play, unit);
                if self.trade_attackers(s, play) {
                    return;
                }
            }
            _ => return,
        }
        self.carry_out(s, play);
    }

    /// The unit that would retreat stands in Caen (5.1.2; ruling R22).
    pub(crate) fn stand(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        play.tell(|| {
            Event::new("event-stands-in-caen", "5.1.2").with("unit", unit).with("at", s.combat.target).open()
        });
        s.combat.retreating.remove(unit);
    }

    /// Landing units that have won enter their beach, all of them (11.1.1; ruling R13).
    pub(crate) fn come_ashore(&self, s: &mut Situation, play: &mut impl Play) {
        let target = s.combat.target;
        for unit in s.combat.attackers.iter() {
            if self.beach_before(s.place(unit)) == Some(target) {
                play.tell(|| {
                    Event::new("event-ashore", "11.1.1")
                        .with("unit", unit)
                        .with("at", target)
                        .way(self.trail([s.place(unit), target]))
                });
                self.occupy(s, unit, target);
                s.combat.attackers.remove(unit);
            }
        }
    }

    /// Nobody has won, but whoever is left in the boats lands when the phase ends (rulings R13, R21).
    fn announce_landing(&self, s: &Situation, play: &mut impl Play) {
        let (target, attackers) = (s.combat.target, s.combat.attackers);
        for unit in attackers.iter().filter(|&unit| self.beach_before(s.place(unit)) == Some(target)) {
            play.tell(|| Event::new("event-will-land", "11.1.1").with("unit", unit).with("at", target));
        }
    }

    /// Whether the defenders include what makes armour suffer first (5.1.2; ruling R48).
    fn faces_armour(&self, s: &Situation) -> bool {
        let hard = |kind: Kind| kind.is_armoured() || kind == Kind::Flak;
        s.stacks.units(s.combat.target).any(|unit| hard(self.data.units[unit].kind))
    }
}

/// The event of a roll, with its sheet.
fn tell_roll(
    event: Event,
    target: SpaceId,
    (a, b): (u8, u8),
    (code, tone): (&'static str, Tone),
    sheet: Option<Sheet>,
    meaning: impl FnOnce() -> Vec<Reason>,
) -> Event {
    let event = event
        .with("at", target)
        .with("a", Arg::Die(a))
        .with("b", Arg::Die(b))
        .with("result", Arg::Code(code))
        .open();
    let Some(sheet) = sheet else { return event };
    let (dice, result) = (vec![a, b], code.to_owned());
    event.sheet(Sheet { dice, result, tone, meaning: meaning(), ..sheet })
}

//! What is at stake in an action, told before it is taken: what is lost or left undone for certain, and what the dice may
//! bring, by the tables that resolve it.

use crate::prelude::*;
use crate::results::{Bomb, Cell};
use crate::situation::{Loss, Mulberry};
use crate::units::{Nation, Way};
use sandtable_engine::dice::Forced;
use sandtable_engine::explain::Tone;
use sandtable_engine::guide::{Stakes, Standing};
use sandtable_engine::message::Silent;
use sandtable_kit::odds::{Table, ways_of_two_dice};

/// A stake of so many units.
fn count(id: &'static str, n: usize) -> Message {
    Message::new(id).with("n", n)
}

/// In how many of 36 throws a table gives each of these.
fn ways(wanted: impl Fn(u32) -> bool) -> u32 {
    (2..=12).filter(|&roll| wanted(roll)).map(ways_of_two_dice).sum()
}

impl Campanha {
    pub(crate) fn weigh(&self, s: &Situation, action: Action) -> Stakes {
        let mut stakes = Stakes::default();
        match action {
            Action::Invade => self.weigh_invasion(s, &mut stakes),
            Action::Carpet(hex) => self.weigh_carpet(s, hex, &mut stakes),
            Action::To(to) => self.weigh_move(s, to, &mut stakes),
            Action::EndMovement => self.weigh_end_of_movement(s, &mut stakes),
            Action::EndCombat => self.weigh_end_of_combat(s, &mut stakes),
            Action::Commit => self.weigh_fight(s, &mut stakes),
            Action::EndAdvance if s.stacks.count(s.combat.target) == 0 => {
                let message = Message::new("stake-no-advance").with("at", s.combat.target);
                stakes.note("5.2", message);
            }
            Action::Lose(unit) => {
                let whole = matches!(
                    s.stage,
                    Stage::DefenderTrade
                        | Stage::AttackerTrade
                        | Stage::DefenderLoss(Loss::Unit)
                        | Stage::AttackerLoss(Loss::Unit)
                        | Stage::CarpetLoss(_, Loss::Unit)
                );
                if whole || s.is(unit, flag::REDUCED) {
                    stakes.tell("7.0", of(unit, "stake-eliminated"), &[unit]);
                }
            }
            Action::Retreat(unit, via, to) => self.weigh_retreat(s, unit, via, to, &mut stakes),
            Action::Push(unit, to) => self.weigh_retreat(s, unit, SpaceId::NONE, to, &mut stakes),
            _ => {}
        }
        stakes
    }

    /// 4.2.3, 11.1.1: who comes down in good order, and who comes down on an enemy.
    fn weigh_invasion(&self, s: &Situation, stakes: &mut Stakes) {
        let drops = |nation: Nation| {
            self.data
                .units
                .iter()
                .filter(move |(_, u)| u.way == Way::Air && (u.nation == Nation::Us) == (nation == Nation::Us))
        };
        for (nation, rolls, id) in [
            (Nation::Us, &self.data.numbers.drop.intact.us, "stake-drop-us"),
            (Nation::Uk, &self.data.numbers.drop.intact.uk, "stake-drop-uk"),
        ] {
            let what = count(id, drops(nation).count());
            stakes.hope("4.2.3", what, (rolls.len() as u32, 6), Tone::Good);
        }
        let lost = |unit: &UnitId| {
            let u = &self.data.units[*unit];
            let taken = u.at.is_some_and(|hex| s.occupant(&self.data, hex) == Some(Side::German));
            u.way == Way::Air && taken
        };
        let lost: Vec<UnitId> = self.data.all_units().filter(lost).collect();
        stakes.warn_of("11.1.1", "stake-drops-on-enemy", &lost);
    }

    /// 6.3: what the bombs do in each hex with units, friend or enemy.
    fn weigh_carpet(&self, s: &Situation, centre: SpaceId, stakes: &mut Stakes) {
        let around = self.data.map.board.sides(centre).iter().map(|edge| edge.to);
        let hexes: Vec<SpaceId> = std::iter::once(centre).chain(around).collect();
        let held = |side: Side| hexes.iter().filter(move |&&hex| s.occupant(&self.data, hex) == Some(side));
        let own: Vec<UnitId> = held(Side::Allied).flat_map(|&hex| s.stacks.units(hex)).collect();
        stakes.warn_of("6.3", "stake-carpet-own", &own);
        let enemies = held(Side::German).count();
        stakes.note("6.3", count("stake-carpet-hexes", enemies));
        if enemies > 0 || !own.is_empty() {
            for (result, id) in [
                (Bomb::Intact, "stake-carpet-nothing"),
                (Bomb::Step, "stake-carpet-step"),
                (Bomb::Unit, "stake-carpet-unit"),
                (Bomb::All, "stake-carpet-all"),
            ] {
                self.hope_for_bomb(&self.data.carpet, 0, result, "6.3", id, stakes);
            }
        }
    }

    fn hope_for_bomb(
        &self,
        table: &Table<Bomb>,
        column: usize,
        result: Bomb,
        rule: &'static str,
        id: &'static str,
        stakes: &mut Stakes,
    ) {
        let ways = ways(|roll| table.result(column, roll) == result);
        let tone = if result == Bomb::Intact { Tone::Even } else { Tone::Good };
        if ways > 0 {
            stakes.hope(rule, Message::new(id), (ways, 36), tone);
        }
    }

    /// 4.1.2, 4.2.2, 7.0: what a move brings with it.
    fn weigh_move(&self, s: &Situation, to: SpaceId, stakes: &mut Stakes) {
        let Stage::Moving(unit) = s.stage else { return };
        let (side, map) = (self.data.units[unit].side, &self.data.map);
        if map.is_hex(to) {
            if s.engaged(side, to) {
                stakes.tell("4.1.2", of(unit, "stake-must-attack"), &[unit]);
                if s.is(unit, flag::FREE) && self.recovers(s) {
                    stakes.tell("7.0", of(unit, "stake-not-recover"), &[unit]);
                }
            }
            return;
        }
        self.weigh_exit(unit, to, stakes);
    }

    /// 4.2.2, 11.2.1: Germans may come back, Allies leave for good.
    fn weigh_exit(&self, unit: UnitId, to: SpaceId, stakes: &mut Stakes) {
        let map = &self.data.map;
        if self.data.units[unit].side == Side::German {
            stakes.tell("4.2.2", of(unit, "stake-may-return"), &[unit]);
            return;
        }
        let points =
            if to == map.boxes.exited_south { self.data.numbers.points.allied_unit_off_south } else { 0 };
        let message = of(unit, "stake-leaves-for-good").with("points", points);
        stakes.warn("4.2.2", message, &[unit]);
    }

    /// 5.3.1–5.3.3: what a way of retreat costs, or that it costs nothing.
    fn weigh_retreat(&self, s: &Situation, unit: UnitId, via: SpaceId, to: SpaceId, stakes: &mut Stakes) {
        let lost = self.steps_lost(s, unit, via, to);
        let mut rivers = lost;
        if via != SpaceId::NONE {
            let sheltered = self.is_sheltered(s, unit, via);
            let id = if sheltered { "stake-sheltered" } else { "stake-not-sheltered" };
            stakes.tell("5.3.3", of(unit, id).with("at", via), &[unit]);
            rivers -= u8::from(!sheltered);
        }
        if rivers > 0 {
            stakes.tell("5.3.2", of(unit, "stake-river-costs"), &[unit]);
        }
        if lost == 0 && via == SpaceId::NONE {
            stakes.tell("5.3", of(unit, "stake-no-loss"), &[unit]);
        }
        if !self.data.map.is_hex(to) {
            self.weigh_exit(unit, to, stakes);
        } else if !self.has_room(s, to) {
            stakes.note("5.3.1", Message::new("stake-must-give-way").with("at", to));
        }
    }

    /// What stays undone when movement ends, and who will have to attack.
    fn weigh_end_of_movement(&self, s: &Situation, stakes: &mut Stakes) {
        let idle: Vec<UnitId> = self.marked(s, Standing::May);
        let (here, waiting): (Vec<UnitId>, Vec<UnitId>) =
            idle.iter().partition(|&&unit| self.data.map.is_hex(s.place(unit)));
        stakes.tell_of("4.0", "stake-not-moved", &here);
        stakes.tell_of("4.2.1", "stake-not-entered", &waiting);
        if s.active == Side::Allied && self.recovers(s) {
            let kept = |&unit: &UnitId| {
                let at = s.place(unit);
                s.is(unit, flag::FREE) && self.data.map.is_hex(at) && s.engaged(Side::Allied, at)
            };
            let kept: Vec<UnitId> = self.data.side(Side::Allied).filter(kept).collect();
            stakes.tell_of("7.0", "stake-no-recovery", &kept);
        }
        let mut then = s.clone();
        self.end_movement(&mut then, &mut (&mut Forced::new([]), &mut Silent));
        let owing = self.data.side(s.active);
        let owing: Vec<UnitId> = owing.filter(|&unit| self.must_attack(&then, unit)).collect();
        stakes.tell_of("4.1.2", "stake-will-owe", &owing);
    }

    /// Who is lost or idle when combat ends, and what comes then.
    fn weigh_end_of_combat(&self, s: &Situation, stakes: &mut Stakes) {
        let (ashore, lost) = self.fates_at_sea(s);
        stakes.tell_of("11.1.1", "stake-come-ashore", &ashore);
        if !lost.is_empty() {
            let points = lost.len() as i32 * self.data.numbers.points.allied_unit_lost;
            let message = count("stake-lost-at-sea", lost.len()).with("points", points);
            stakes.warn("11.1.1", message, &lost);
        }
        let mut idle = self.marked(s, Standing::May);
        idle.retain(|unit| !lost.contains(unit));
        stakes.tell_of("5.0", "stake-could-attack", &idle);
        if s.active == Side::Allied && s.air > 0 {
            stakes.note("6.1", count("stake-air-left", usize::from(s.air)));
        }
        if s.active == Side::German {
            if s.turn == s.last_turn(&self.data) {
                stakes.note("11.2", Message::new("stake-game-ends"));
            } else if s.turn + 1 == self.data.numbers.mulberries.storm.turn {
                self.weigh_storm(s, stakes);
            }
        }
    }

    /// 11.1.1: who in the boats comes ashore and who is lost if the first combat phase ends now.
    pub(crate) fn fates_at_sea(&self, s: &Situation) -> (Vec<UnitId>, Vec<UnitId>) {
        if s.turn != 0 || s.active != Side::Allied {
            return (Vec::new(), Vec::new());
        }
        let mut then = s.clone();
        self.close_beaches(&mut then, &mut (&mut Forced::new([]), &mut Silent));
        let ashore = |u: &UnitId| self.beach_before(s.place(*u)) == Some(then.place(*u));
        let dead = self.data.map.boxes.eliminated;
        let lost = |u: &UnitId| then.place(*u) == dead && s.place(*u) != dead;
        (self.data.side(Side::Allied).filter(ashore).collect(), self.data.all_units().filter(lost).collect())
    }

    /// 9.0: the storm comes with the next turn, over every port that stands by then.
    fn weigh_storm(&self, s: &Situation, stakes: &mut Stakes) {
        let faces = self.data.numbers.mulberries.storm.stands_on.len() as u32;
        for (port, _) in
            self.data.ports.iter().zip(s.mulberries).filter(|(_, state)| *state == Mulberry::Standing)
        {
            let what = Message::new("stake-storm").with("at", port.hex);
            stakes.hope("9.0", what, (6 - faces, 6), Tone::Good);
        }
    }

    /// The dice of a fight that is about to be committed, for whoever commits it.
    fn weigh_fight(&self, s: &Situation, stakes: &mut Stakes) {
        if s.combat.fight != Fight::Assault {
            let rule = if s.combat.fight == Fight::Raid { "6.2" } else { "8.0" };
            let column = self.bombardment_column(s);
            for (result, id) in [
                (Bomb::Unit, "stake-bombs-unit"),
                (Bomb::Step, "stake-bombs-step"),
                (Bomb::Intact, "stake-bombs-nothing"),
            ] {
                self.hope_for_bomb(&self.data.bombardment, column, result, rule, id, stakes);
            }
            return;
        }
        let attacks = s.stage == Stage::Muster;
        let side = if attacks { s.active } else { s.active.enemy() };
        let columns = self.foreseen_columns(s, side);
        let landing: Vec<UnitId> =
            s.combat.attackers.iter().filter(|&u| !self.data.map.is_hex(s.place(u))).collect();
        if attacks {
            // 5.3.3: whoever must retreat into the sea is lost.
            stakes.tell_of("5.3.3", "stake-from-the-sea", &landing);
        }
        for (i, &column) in columns.iter().enumerate() {
            let which = match (columns.len(), i) {
                (1, _) => "stake-as-it-is",
                (_, 0) => "stake-at-worst",
                _ => "stake-at-best",
            };
            let odds = self.data.odds[column];
            let line = |id: &'static str| {
                Message::new(id)
                    .with("which", Arg::Term(which))
                    .with("a", odds.attacker)
                    .with("b", odds.defender)
            };
            let cell = |roll: u32| self.data.combat.result(column, roll);
            let tone = |roll: u32| self.tone_of(s, cell(roll).code());
            for (wanted, id) in [
                (Tone::Good, "stake-defence-goes"),
                (Tone::Even, "stake-undecided"),
                (Tone::Bad, "stake-attack-fails"),
            ] {
                let for_actor = match wanted {
                    Tone::Good if !attacks => Tone::Bad,
                    Tone::Bad if !attacks => Tone::Good,
                    tone => tone,
                };
                stakes.hope("5.1.6", line(id), (ways(|roll| tone(roll) == wanted), 36), for_actor);
            }
            let drowns = |roll: u32| matches!(cell(roll), Cell::Both(_, _, attack) if attack.retreat);
            let drowned = ways(drowns);
            if attacks && !landing.is_empty() && drowned > 0 {
                stakes.hope("5.3.3", line("stake-into-the-sea"), (drowned, 36), Tone::Bad);
            }
        }
        if attacks {
            self.weigh_left_at_sea(s, stakes);
        }
    }

    /// 6.3, 11.1.1: a beach is attacked once, so that those who keep out of it depend on the others.
    fn weigh_left_at_sea(&self, s: &Situation, stakes: &mut Stakes) {
        let target = s.combat.target;
        let sea = self.data.map.landings.iter().find(|(_, hex)| *hex == target).map(|&(sea, _)| sea);
        let units = sea.into_iter().flat_map(|sea| s.stacks.units(sea));
        let left: Vec<UnitId> = units.filter(|&u| !s.combat.attackers.contains(u)).collect();
        if !left.is_empty() {
            let message = count("stake-left-at-sea", left.len()).with("at", target);
            stakes.warn("11.1.1", message, &left);
        }
    }

    fn marked(&self, s: &Situation, wanted: Standing) -> Vec<UnitId> {
        let marks = self.mark_units(s).into_iter();
        marks.filter(|(_, mark)| *mark == wanted).map(|(unit, _)| UnitId(unit.0)).collect()
    }
}

fn of(unit: UnitId, id: &'static str) -> Message {
    Message::new(id).with("unit", unit)
}

//! The game as the engine sees it: every decision, its actions, their legality and their effect.

use crate::prelude::*;
use sandtable_engine::SeatId;
use sandtable_engine::board::Board;
use sandtable_engine::dice::Dice;
use sandtable_engine::message::Log;
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::rules::{Options, Rules, Scenario, Verdict, is_on};
use sandtable_engine::text::TextError;

impl Campanha {
    /// Which side decides now.
    #[must_use]
    pub(crate) fn deciding(&self, s: &Situation) -> Option<Side> {
        Some(match s.stage {
            Stage::Over => return None,
            Stage::Invasion
            | Stage::Carpet
            | Stage::Movement
            | Stage::Moving(_)
            | Stage::Commando
            | Stage::Combat
            | Stage::Muster
            | Stage::AttackerLoss(_)
            | Stage::AttackerTrade
            | Stage::Advance => s.active,
            Stage::Answer | Stage::DefenderLoss(_) | Stage::DefenderTrade => s.active.enemy(),
            Stage::CarpetLoss(hex, _) | Stage::Push(hex) => s.occupant(&self.data, hex).unwrap_or(s.active),
            Stage::Retreat => s.combat.retreating.first().map_or(s.active, |unit| self.data.units[unit].side),
        })
    }

    /// Whether the ways of a unit are the business of whoever decides: those of the other side would tell what it is (5.1.1).
    pub(crate) fn may_ask_of(&self, s: &Situation, unit: UnitId) -> bool {
        let u = self.data.units.get(unit);
        u.is_some_and(|u| self.deciding(s) == Some(u.side))
    }

    /// The one question of legality: for list, check, screen and bot.
    fn check(&self, s: &Situation, a: Action) -> Check {
        let wrong_time = || refuse("3.0", "refuse-not-now");
        match (s.stage, a) {
            (Stage::Invasion, Action::Invade)
            | (Stage::Carpet, Action::NoCarpet)
            | (Stage::Movement, Action::EndMovement) => Ok(()),
            (Stage::Carpet, Action::Carpet(hex)) => {
                must(self.data.map.is_hex(hex), "6.3", "refuse-not-a-hex")
            }
            (_, Action::Carpet(_)) => {
                self.check_carpet(s)?;
                refuse("6.3", "refuse-carpet-before-movement")
            }
            (Stage::Movement, Action::Move(unit)) => self.check_move(s, unit),
            (Stage::Moving(unit), Action::To(hex)) => self.check_to(s, unit, hex),
            (Stage::Moving(_), Action::Hold) => Ok(()),
            (Stage::Commando, Action::Land(hex)) => self.check_land(s, hex),
            (Stage::Combat, Action::Attack(hex)) => self.check_attack(s, hex),
            (Stage::Combat, Action::Bombard(hex)) => self.check_bombard(s, hex),
            (Stage::Combat, Action::Raid(hex)) => self.check_raid(s, hex),
            (Stage::Combat, Action::EndCombat) => self.check_end_combat(s),
            (Stage::Muster | Stage::Answer, Action::Join(unit)) => self.check_join(s, unit),
            (Stage::Muster | Stage::Answer, Action::Air(points)) => self.check_air(s, points),
            (Stage::Muster | Stage::Answer, Action::Commit) => self.check_commit(s),
            (
                Stage::CarpetLoss(..)
                | Stage::DefenderLoss(_)
                | Stage::DefenderTrade
                | Stage::AttackerLoss(_)
                | Stage::AttackerTrade,
                Action::Lose(unit),
            ) => self.check_lose(s, unit),
            (Stage::DefenderTrade, Action::Enough) => must(s.combat.owed > 0, "5.1.6", "refuse-one-at-least"),
            (Stage::Muster | Stage::Answer, Action::NoShips) => self.check_no_ships(s),
            (Stage::Retreat, Action::Stand(unit)) => self.check_stand(s, unit),
            (Stage::Retreat, Action::Retreat(unit, via, to)) => self.check_retreat(s, unit, via, to),
            (Stage::Push(_), Action::Push(unit, to)) => self.check_pushed(s, unit, to),
            (Stage::Advance, Action::Advance(unit, to)) => self.check_advance(s, unit, to),
            (Stage::Advance, Action::EndAdvance) => Ok(()),
            (Stage::Moving(_), Action::EndMovement) => refuse("3.0", "refuse-unit-in-hand"),
            (Stage::Muster, Action::EndCombat) => refuse("3.0", "refuse-fight-in-preparation"),
            _ => wrong_time(),
        }
    }
}

impl Rules for Campanha {
    type Situation = Situation;
    type Action = Action;

    fn id(&self) -> &'static str {
        "campanha"
    }

    fn edition(&self) -> u32 {
        2
    }

    fn board(&self) -> &Board {
        &self.data.map.board
    }

    fn rulebook(&self) -> &Rulebook {
        self.rulebook.get()
    }

    fn scenarios(&self) -> &[Scenario] {
        &self.data.scenarios
    }

    fn seats(&self) -> &'static [&'static str] {
        &["allied", "german"]
    }

    fn words(&self) -> &[String] {
        &self.data.words
    }

    fn counter_names(&self) -> &[String] {
        self.data.names.items()
    }

    fn start(&self, scenario: &str, options: &Options) -> Result<Situation, TextError> {
        let (index, options) = Scenario::find(&self.data.scenarios, scenario, options)?;
        let mut s = self.set_up();
        s.scenario = index as u8;
        s.open_values = is_on(&options, "open_values");
        Ok(s)
    }

    fn to_act(&self, s: &Situation) -> Option<SeatId> {
        self.deciding(s).map(|side| SeatId(side as u8))
    }

    fn prompt(&self, s: &Situation) -> Message {
        let unit = |id: &'static str, unit: UnitId| Message::new(id).with("unit", unit);
        let at = |id: &'static str, hex: SpaceId| Message::new(id).with("at", hex);
        match s.stage {
            Stage::Invasion => Message::new("prompt-invade"),
            Stage::Carpet => Message::new("prompt-carpet"),
            Stage::CarpetLoss(hex, _) => at("prompt-carpet-loss", hex),
            Stage::Movement => Message::new("prompt-movement"),
            Stage::Moving(u) => unit("prompt-moving", u),
            Stage::Commando => Message::new("prompt-commando"),
            Stage::Combat => match self.owing(s) {
                0 => Message::new("prompt-combat"),
                n => Message::new("prompt-combat-must").with("n", n),
            },
            Stage::Muster => match s.combat.fight {
                Fight::Raid => at("prompt-raid", s.combat.target),
                Fight::Bombardment => at("prompt-bombardment", s.combat.target),
                _ => at("prompt-muster", s.combat.target),
            },
            Stage::Answer => at("prompt-answer", s.combat.target),
            Stage::DefenderLoss(_) => at("prompt-defender-loss", s.combat.target),
            Stage::DefenderTrade => at("prompt-defender-trade", s.combat.target),
            Stage::AttackerLoss(_) => at("prompt-attacker-loss", s.combat.target),
            Stage::AttackerTrade => {
                at("prompt-attacker-trade", s.combat.target).with("points", s.combat.owed)
            }
            Stage::Retreat => match (self.only_to_retreat(s), self.somebody_may_stand(s)) {
                (Some(u), true) => unit("prompt-stand", u),
                (Some(u), false) => unit("prompt-retreat", u),
                (None, true) => Message::new("prompt-stand-each"),
                (None, false) => Message::new("prompt-retreat-each"),
            },
            Stage::Push(hex) => at("prompt-push", hex),
            Stage::Advance => at("prompt-advance", s.combat.target),
            Stage::Over => Message::new("prompt-over"),
        }
    }

    fn phase(&self, s: &Situation) -> u32 {
        let part = match s.stage {
            Stage::Invasion | Stage::Carpet | Stage::CarpetLoss(..) => 0,
            Stage::Movement | Stage::Moving(_) => 1,
            Stage::Commando => 3,
            _ => 2,
        };
        (u32::from(s.turn) * 2 + s.active as u32) * 4 + part
    }

    fn actions(&self, s: &Situation, out: &mut Vec<Action>) {
        match s.stage {
            Stage::Invasion => out.push(Action::Invade),
            Stage::Carpet => {
                out.extend(self.data.map.all_hexes().map(Action::Carpet));
                out.push(Action::NoCarpet);
            }
            Stage::Movement => self.list_movement(s, out),
            Stage::Moving(unit) => self.list_destinations(s, unit, out),
            Stage::Commando => out.extend(self.commando_hexes(s).into_iter().map(Action::Land)),
            Stage::Combat => self.list_combat(s, out),
            Stage::Muster => self.list_muster(s, out),
            Stage::Answer => self.list_answer(s, out),
            Stage::CarpetLoss(..)
            | Stage::DefenderLoss(_)
            | Stage::DefenderTrade
            | Stage::AttackerLoss(_)
            | Stage::AttackerTrade => self.list_losses(s, out),
            Stage::Retreat => self.list_retreats(s, out),
            Stage::Push(hex) => self.list_pushes(s, hex, out),
            Stage::Advance => self.list_advances(s, out),
            Stage::Over => {}
        }
    }

    fn refuse(&self, s: &Situation, action: Action) -> Option<Refusal> {
        self.check(s, action).err()
    }

    fn apply(&self, s: &mut Situation, a: Action, dice: &mut impl Dice, log: &mut impl Log) {
        debug_assert_eq!(self.check(s, a), Ok(()), "{a:?} in {:?}", s.stage);
        let play = &mut (dice, log);
        match a {
            Action::Invade => self.invade(s, play),
            Action::Carpet(hex) => self.do_carpet(s, play, hex),
            Action::NoCarpet => s.stage = Stage::Movement,
            Action::Move(unit) => s.stage = Stage::Moving(unit),
            Action::To(hex) => {
                if let Stage::Moving(unit) = s.stage {
                    self.do_move(s, play, unit, hex);
                }
            }
            Action::Hold => {
                if let Stage::Moving(unit) = s.stage {
                    s.set(unit, crate::situation::flag::DONE);
                }
                s.stage = Stage::Movement;
            }
            Action::EndMovement => self.end_movement(s, play),
            Action::Land(hex) => self.do_land(s, play, hex),
            Action::Attack(hex) => self.begin_fight(s, play, Fight::Assault, hex),
            Action::Bombard(hex) => self.begin_fight(s, play, Fight::Bombardment, hex),
            Action::Raid(hex) => self.begin_fight(s, play, Fight::Raid, hex),
            Action::Join(unit) => self.do_join(s, play, unit),
            Action::Air(points) => self.do_air(s, play, points),
            Action::Commit => self.do_commit(s, play),
            Action::EndCombat => self.end_combat(s, play),
            Action::Lose(unit) => self.do_lose(s, play, unit),
            Action::Enough | Action::EndAdvance => {
                if a == Action::EndAdvance {
                    s.combat.attackers = crate::data::UnitSet::EMPTY;
                }
                self.carry_out(s, play);
            }
            Action::Stand(unit) => {
                self.stand(s, play, unit);
                self.carry_out(s, play);
            }
            Action::NoShips => {
                s.combat.ships_declined = true;
                play.tell(|| Event::new("event-no-ships", "10.0").detail());
            }
            Action::Retreat(unit, via, to) => self.do_retreat(s, play, unit, via, to),
            Action::Push(unit, to) => self.do_push(s, play, unit, to),
            Action::Advance(unit, to) => self.do_advance(s, play, unit, to),
        }
    }

    fn verdict(&self, s: &Situation) -> Option<Verdict> {
        self.judge(s)
    }

    fn scores(&self, s: &Situation) -> Vec<i32> {
        self.points(s).to_vec()
    }

    /// Joining a fight is declared as well: whether somebody else had no choice but one unit would tell which unit it is.
    fn is_deliberate(&self, action: Action) -> bool {
        matches!(
            action,
            Action::EndMovement
                | Action::Join(_)
                | Action::Attack(_)
                | Action::Bombard(_)
                | Action::Raid(_)
                | Action::Commit
                | Action::EndCombat
        )
    }
}

//! The game as the engine sees it: every decision, its actions, their legality and their effect.

use crate::action::Action;
use crate::situation::{Fight, Mode, Situation, Stage, Step, option};
use crate::units::{Pool, Seat, Side, Store};
use crate::{Check, Normandy44, Play, Playing, refuse};
use sandtable_engine::board::Board;
use sandtable_engine::dice::Dice;
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Event, Log, Message};
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::rules::{Options, Rules, Scenario, Setting, Verdict, is_on};
use sandtable_engine::text::TextError;
use sandtable_engine::{SeatId, SideId, SpaceId, UnitId};

/// The options, by their words.
pub(crate) const OPTIONS: [(u8, &str); 4] = [
    (option::HISTORICAL_WEATHER, "historical_weather"),
    (option::FLANK_FIRE, "flank_fire"),
    (option::NAVAL_BATTERIES, "naval_batteries"),
    (option::SOLITAIRE, "solitaire"),
];

impl Normandy44 {
    /// Which side decides now.
    #[must_use]
    pub(crate) fn deciding(&self, s: &Situation) -> Option<Side> {
        Some(match s.stage {
            Stage::Over => return None,
            Stage::Initial | Stage::Supply | Stage::Divide => Side::German,
            Stage::Choice
            | Stage::Glider(_)
            | Stage::Drop
            | Stage::Invasion
            | Stage::Strafe
            | Stage::Final => Side::Allied,
            Stage::Replacement
            | Stage::Movement
            | Stage::Moving(..)
            | Stage::Excess(_)
            | Stage::Combat
            | Stage::Muster
            | Stage::Lead
            | Stage::Support
            | Stage::Advance => s.active,
            Stage::AttackerLoss(by) | Stage::DefenderLoss(by) => by,
            Stage::Answer | Stage::Desperate | Stage::Retreat => s.active.enemy(),
            Stage::Consent if s.combat.step == Step::Before => s.active,
            Stage::Consent => s.active.enemy(),
        })
    }

    /// The one question of legality: for list, check, screen and bot.
    fn check(&self, s: &Situation, a: Action) -> Check {
        self.check_for_side(s, a)?;
        self.check_command(s, a)
    }

    /// Whether an action is legal for the side, whoever of it decides (27.1).
    fn check_for_side(&self, s: &Situation, a: Action) -> Check {
        match (s.stage, a) {
            (Stage::Initial, Action::Begin)
            | (Stage::Drop, Action::Drop)
            | (Stage::Replacement, Action::EndReplacement)
            | (Stage::Strafe, Action::EndStrafing)
            | (Stage::Combat, Action::EndCombat)
            | (Stage::Answer | Stage::Desperate, Action::Withdraw)
            | (Stage::Desperate, Action::Desperate)
            | (Stage::Advance, Action::EndAdvance)
            | (Stage::Final, Action::EndTurn)
            | (Stage::Consent, Action::Grant | Action::Deny) => Ok(()),
            (Stage::Divide, Action::Divide(points)) => self.check_divide(s, points),
            (Stage::Supply, Action::Deal(store)) => self.check_deal(s, store),
            (Stage::Choice, Action::Take(pool)) => match pool {
                Pool::UkInfantry | Pool::CaInfantry => Ok(()),
                _ => refuse("6.2", "refuse-commonwealth-only"),
            },
            (Stage::Glider(unit), Action::Land(hex)) => self.check_land(s, unit, hex),
            (Stage::Invasion, Action::Assault(hex)) => self.check_assault(s, hex),
            (Stage::Replacement, Action::Rebuild(unit)) => {
                self.check_rebuild(s, unit, &self.supplied(s, s.active))
            }
            (Stage::Replacement, Action::Return(unit, hex)) => self.check_return(s, unit, hex),
            (Stage::Replacement, Action::Buy(army)) => self.check_buy(s, army),
            (Stage::Movement, Action::EndMovement) => self.check_end_movement(s),
            (Stage::Movement, Action::Move(unit)) => self.check_move(s, unit),
            (Stage::Movement, Action::Transfer(hex)) => self.check_transfer(s, hex),
            (Stage::Movement, Action::Release(unit)) => self.check_release(s, unit),
            (Stage::Movement, Action::Abandon(unit)) => self.check_abandon(s, unit),
            (Stage::Movement, Action::Raze(hex)) => self.check_raze(s, hex),
            (Stage::Moving(unit, mode), Action::Hold) => self.check_hold(s, unit, mode),
            (Stage::Moving(unit, mode), Action::To(hex)) => self.check_to(s, unit, mode, hex),
            (Stage::Moving(unit, mode), Action::Reserve(hex)) => self.check_reserve(s, unit, mode, hex),
            (Stage::Moving(unit, Mode::Usual), Action::Dig) => self.check_dig(s, unit),
            (Stage::Moving(unit, Mode::Usual), Action::Lorries) => self.check_lorries(s, unit),
            (Stage::Moving(unit, Mode::Usual), Action::Evacuate) => self.check_evacuate(s, unit),
            (Stage::Moving(unit, mode @ (Mode::Usual | Mode::Lorries)), Action::Strategic) => {
                self.check_strategic(s, unit, mode)
            }
            (Stage::Strafe, Action::Strafe(hex)) => self.check_strafe(s, hex),
            (Stage::Combat, Action::Attack(hex)) => self.check_attack(s, hex),
            (Stage::Muster, Action::Join(unit)) => self.check_join(s, unit),
            (Stage::Muster, Action::Ready) => self.check_ready(s),
            (Stage::Lead, Action::Lead(unit)) => self.check_lead(s, unit),
            (Stage::Lead | Stage::Support, Action::Group(unit)) => self.check_group(s, unit),
            (Stage::Support, Action::Commit) => self.check_commit(s),
            (Stage::Support, Action::Detach(unit)) => self.check_detach(s, unit),
            (Stage::Support | Stage::Answer, Action::Gun(..) | Action::Air(_) | Action::Navy(_)) => {
                self.check_support(s, a)
            }
            (Stage::Excess(_) | Stage::AttackerLoss(_) | Stage::DefenderLoss(_), Action::Lose(unit)) => {
                self.check_lose(s, unit)
            }
            (Stage::Answer, Action::Stand(unit)) => self.check_stand(s, unit),
            (Stage::Retreat, Action::Retreat(unit, to)) => self.check_retreat(s, unit, to),
            (Stage::Advance, Action::Advance(unit, to)) => self.check_advance(s, unit, to),
            (Stage::Advance, Action::Keep(unit)) => self.check_keep(s, unit),
            (Stage::Final, Action::Recall(unit)) => self.check_recall_first(s, unit),
            (Stage::Moving(..), Action::EndMovement) => refuse("9.1", "refuse-unit-in-hand"),
            (Stage::Muster | Stage::Lead | Stage::Support, Action::EndCombat) => {
                refuse("10.1", "refuse-fight-in-preparation")
            }
            _ => refuse("3", "refuse-not-now"),
        }
    }

    /// A division is named by the first of its units on the map (22.2).
    pub(crate) fn check_recall_first(&self, s: &Situation, unit: UnitId) -> Check {
        let division = self.airborne_of(s, unit);
        let first = s.on_map(&self.data, Side::Allied).find(|&u| self.airborne_of(s, u) == division);
        if division.is_some() && first != Some(unit) {
            return refuse("22.2", "refuse-named-by-first");
        }
        self.check_recall(s, unit)
    }

    fn reserve_move(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        if s.place(unit) != hex {
            self.do_move(s, play, unit, Mode::Usual, hex);
        }
        s.set(unit, crate::situation::flag::RESERVE | crate::situation::flag::DONE);
        play.tell(|| Event::new("event-reserve", "15.1").with("unit", unit));
        s.stage = Stage::Movement;
    }

    fn change_mode(&self, s: &mut Situation, action: Action) {
        if let Stage::Moving(unit, mode) = s.stage {
            let next = match (mode, action) {
                (Mode::Lorries, Action::Strategic) => Mode::Convoy,
                (_, Action::Strategic) => Mode::Strategic,
                _ => Mode::Lorries,
            };
            s.stage = Stage::Moving(unit, next);
        }
    }

    /// Carries out what concerns the unit in hand.
    fn move_on(&self, s: &mut Situation, play: &mut impl Playing, a: Action) {
        let Stage::Moving(unit, mode) = s.stage else { return };
        match a {
            Action::To(hex) => self.do_move(s, play, unit, mode, hex),
            Action::Reserve(hex) => self.reserve_move(s, play, unit, hex),
            Action::Dig => self.do_dig(s, play, unit),
            Action::Evacuate => self.do_evacuate(s, play, unit),
            Action::Strategic | Action::Lorries => self.change_mode(s, a),
            _ => {
                s.set(unit, crate::situation::flag::DONE);
                s.stage = Stage::Movement;
            }
        }
    }
}

impl Rules for Normandy44 {
    type Situation = Situation;
    type Action = Action;

    fn id(&self) -> &'static str {
        "normandy44"
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
        &["allied", "german", "us", "uk", "panzer", "army7"]
    }

    fn sides(&self) -> &'static [&'static str] {
        &["allied", "german"]
    }

    fn side_of(&self, seat: SeatId) -> SideId {
        SideId(Seat::ALL[seat.index()].side() as u8)
    }

    /// A side is one seat, or two where its armies have a player each (27.1).
    fn sits(&self, s: &Situation, seat: SeatId) -> bool {
        let whole = seat.0 < 2;
        s.is_divided(Seat::ALL[seat.index()].side()) != whole
    }

    fn counter_names(&self) -> &[String] {
        self.data.names.items()
    }

    fn start(&self, scenario: &str, options: &Options) -> Result<Situation, TextError> {
        let (index, options) = Scenario::find(&self.data.scenarios, scenario, options)?;
        let mut s = self.set_up(index);
        for (bit, word) in OPTIONS {
            if is_on(&options, word) {
                s.options |= bit;
            }
        }
        s.options |= match options.get("players") {
            Some(Setting::Word(word)) if word == "3" => option::THREE_PLAYERS,
            Some(Setting::Word(word)) if word == "4" => option::FOUR_PLAYERS,
            _ => 0,
        };
        Ok(s)
    }

    fn to_act(&self, s: &Situation) -> Option<SeatId> {
        self.seat(s)
    }

    fn prompt(&self, s: &Situation) -> Message {
        let of = |id: &'static str, unit: UnitId| Message::new(id).with("unit", unit);
        let at = |id: &'static str| Message::new(id).with("at", s.combat.target);
        match s.stage {
            Stage::Initial => Message::new("prompt-initial"),
            Stage::Supply => Message::new("prompt-supply").with("points", i32::from(s.undealt)),
            Stage::Choice => Message::new("prompt-choice"),
            Stage::Glider(unit) => of("prompt-glider", unit),
            Stage::Drop => Message::new("prompt-drop"),
            Stage::Invasion => Message::new("prompt-invasion"),
            Stage::Replacement => Message::new("prompt-replacement"),
            Stage::Movement if s.reserve => Message::new("prompt-reserve-movement"),
            Stage::Movement => Message::new("prompt-movement"),
            Stage::Moving(unit, Mode::Usual) => of("prompt-moving", unit),
            Stage::Moving(unit, Mode::Strategic) => of("prompt-strategic", unit),
            Stage::Moving(unit, _) => of("prompt-lorries", unit),
            Stage::Excess(hex) => Message::new("prompt-excess").with("at", hex),
            Stage::Strafe => Message::new("prompt-strafe"),
            Stage::Combat if s.reserve => Message::new("prompt-reserve-combat"),
            Stage::Combat => Message::new("prompt-combat"),
            Stage::Muster => at("prompt-muster"),
            Stage::Lead => at("prompt-lead"),
            Stage::Support => at("prompt-support"),
            Stage::AttackerLoss(_) => at("prompt-attacker-loss"),
            Stage::DefenderLoss(_) => at("prompt-defender-loss"),
            Stage::Answer => at("prompt-answer"),
            Stage::Desperate => at("prompt-desperate"),
            Stage::Retreat => at("prompt-retreat").with("hexes", i32::from(s.combat.far)),
            Stage::Advance => at("prompt-advance"),
            Stage::Final => Message::new("prompt-final"),
            Stage::Over => Message::new("prompt-over"),
            Stage::Divide => Message::new("prompt-divide").with("points", i32::from(s.undealt)),
            Stage::Consent => self.question_prompt(s),
        }
    }

    fn phase(&self, s: &Situation) -> u32 {
        let part = match s.stage {
            Stage::Initial
            | Stage::Supply
            | Stage::Divide
            | Stage::Choice
            | Stage::Glider(_)
            | Stage::Drop => 0,
            Stage::Invasion => 1,
            Stage::Replacement => 2,
            Stage::Movement | Stage::Moving(..) | Stage::Excess(_) => 3 + 2 * u32::from(s.reserve),
            Stage::Final | Stage::Over => 7,
            _ if s.combat.fight == Fight::Beach => 1,
            _ => 4 + 2 * u32::from(s.reserve),
        };
        let by = u32::from(s.shared.at) << 16;
        by + (u32::from(s.turn) * 2 + u32::from(s.active == Side::Allied)) * 8 + part
    }

    fn actions(&self, s: &Situation, out: &mut Vec<Action>) {
        match s.stage {
            Stage::Initial => out.push(Action::Begin),
            Stage::Drop => out.push(Action::Drop),
            Stage::Supply => out.extend(
                [Store::Seventh, Store::Cherbourg]
                    .into_iter()
                    .filter(|&store| self.check_deal(s, store).is_ok())
                    .map(Action::Deal),
            ),
            Stage::Choice => out.extend([Pool::UkInfantry, Pool::CaInfantry].map(Action::Take)),
            Stage::Glider(unit) => out.extend(self.late_landings(s, unit).map(Action::Land)),
            Stage::Invasion => out.extend(self.assaults(s).map(|(_, hex)| Action::Assault(hex))),
            Stage::Replacement => self.list_replacements(s, out),
            Stage::Movement => self.list_movement(s, out),
            Stage::Moving(unit, mode) => self.list_destinations(s, unit, mode, out),
            Stage::Strafe => self.list_strafing(s, out),
            Stage::Combat => self.list_combat(s, out),
            Stage::Muster => self.list_muster(s, out),
            Stage::Lead => self.list_lead(s, out),
            Stage::Support => self.list_support(s, out),
            Stage::Excess(_) | Stage::AttackerLoss(_) | Stage::DefenderLoss(_) => self.list_losses(s, out),
            Stage::Answer => self.list_answer(s, out),
            Stage::Desperate => out.extend([Action::Desperate, Action::Withdraw]),
            Stage::Retreat => self.list_retreats(s, out),
            Stage::Advance => self.list_advances(s, out),
            Stage::Final => {
                let all = s.on_map(&self.data, Side::Allied);
                out.extend(all.filter(|&u| self.check_recall_first(s, u).is_ok()).map(Action::Recall));
                out.push(Action::EndTurn);
            }
            Stage::Over => {}
            Stage::Divide => out.extend((0..=s.undealt).map(Action::Divide)),
            Stage::Consent => out.extend([Action::Grant, Action::Deny]),
        }
        if s.players() > 2 {
            out.retain(|&action| self.check_command(s, action).is_ok());
        }
    }

    fn refuse(&self, s: &Situation, action: Action) -> Option<Refusal> {
        self.check(s, action).err()
    }

    fn apply(&self, s: &mut Situation, a: Action, dice: &mut impl Dice, log: &mut impl Log) {
        debug_assert_eq!(self.check(s, a), Ok(()), "{a:?} in {:?}", s.stage);
        let play = &mut Play { dice, log };
        if s.players() > 2 && self.ask(s, play, a) {
            return;
        }
        match a {
            Action::Begin => self.begin_turn(s, play),
            Action::Deal(store) => self.do_deal(s, play, store),
            Action::Take(pool) => {
                s.choice = false;
                self.collect(s, play, pool, 1);
                self.go_on_initial(s, play);
            }
            Action::Drop => self.drop_all(s, play),
            Action::Assault(hex) => self.do_assault(s, play, hex),
            Action::Land(hex) => {
                if let Stage::Glider(unit) = s.stage {
                    self.do_land(s, play, unit, hex);
                }
            }
            Action::Rebuild(unit) => self.do_rebuild(s, play, unit),
            Action::Return(unit, hex) => self.do_return(s, play, unit, hex),
            Action::Buy(army) => self.do_buy(s, play, army),
            Action::EndReplacement => self.end_replacement(s, play),
            Action::Move(unit) => s.stage = Stage::Moving(unit, Mode::Usual),
            Action::To(_)
            | Action::Reserve(_)
            | Action::Dig
            | Action::Strategic
            | Action::Lorries
            | Action::Evacuate
            | Action::Hold => self.move_on(s, play, a),
            Action::Transfer(hex) => self.do_transfer(s, play, hex),
            Action::Release(unit) => s.clear(unit, crate::situation::flag::RESERVE),
            Action::Abandon(unit) => self.eliminate(s, play, unit, "16.2"),
            Action::Raze(hex) => {
                self.lose_works(s, hex);
                play.tell(|| Event::new("event-razed", "16.1").with("at", hex));
            }
            Action::EndMovement => self.end_own_movement(s, play),
            Action::Strafe(hex) => self.do_strafe(s, play, hex),
            Action::EndStrafing => self.end_own_strafing(s, play),
            Action::Attack(hex) => self.begin_attack(s, play, hex),
            Action::Join(unit) => self.do_join(s, play, unit),
            Action::Ready => self.do_ready(s),
            Action::Lead(unit) => self.do_lead(s, unit),
            Action::Group(unit) => self.do_group(s, unit),
            Action::Detach(unit) => s.combat.main.remove(unit),
            Action::Gun(..) | Action::Air(_) | Action::Navy(_) => self.do_support(s, play, a),
            Action::Commit => self.commit(s, play),
            Action::EndCombat => self.end_combat(s, play),
            Action::Lose(unit) => self.do_lose(s, play, unit),
            Action::Stand(unit) => self.do_stand(s, play, unit),
            Action::Desperate => self.do_desperate(s, play),
            Action::Withdraw => self.do_withdraw(s, play),
            Action::Retreat(unit, to) => self.do_retreat(s, play, unit, to),
            Action::Advance(unit, to) => self.do_advance(s, play, unit, to),
            Action::Keep(unit) => self.do_keep(s, play, unit),
            Action::EndAdvance => {
                s.combat.victors = crate::situation::UnitSet::EMPTY;
                s.combat.step = Step::Advance;
                self.carry_out(s, play);
            }
            Action::Recall(unit) => self.do_recall(s, play, unit),
            Action::EndTurn => self.end_final(s, play),
            Action::Divide(points) => self.do_divide(s, play, points),
            Action::Grant => self.do_consent(s, play, true),
            Action::Deny => self.do_consent(s, play, false),
        }
        self.watch_cherbourg(s, play);
    }

    fn verdict(&self, s: &Situation) -> Option<Verdict> {
        self.judge(s)
    }

    fn scores(&self, s: &Situation) -> Vec<i32> {
        self.points(s).to_vec()
    }

    fn is_deliberate(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Begin
                | Action::Drop
                | Action::EndReplacement
                | Action::EndMovement
                | Action::EndStrafing
                | Action::Attack(_)
                | Action::Commit
                | Action::EndCombat
                | Action::Withdraw
                | Action::EndTurn
        )
    }
}

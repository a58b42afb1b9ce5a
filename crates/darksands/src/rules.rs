//! The game as the engine sees it: every decision, its actions, their legality and their effect.

use crate::action::Action;
use crate::chits::Chit;
use crate::situation::{Doing, Situation, Stage};
use crate::{Check, DarkSands, Play, Playing, refuse};
use sandtable_engine::board::Board;
use sandtable_engine::dice::Dice;
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Arg, Log, Message};
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::rules::{Options, Rules, Scenario, Verdict, is_on};
use sandtable_engine::text::TextError;
use sandtable_engine::{SeatId, SpaceId, UnitId};

impl DarkSands {
    /// The one question of legality: for list, check, screen and bot.
    pub(crate) fn check(&self, s: &Situation, a: Action) -> Check {
        if let Some(port) = self.owes_return(s) {
            return self.check_return(s, a, port);
        }
        match (s.stage, a) {
            (Stage::ReplacementDraw(_) | Stage::Draw, Action::Draw) => Ok(()),
            (Stage::Replacement(_), Action::Restore(unit)) => self.check_restore(s, unit),
            (Stage::Replacement(_) | Stage::Cadres, Action::Rebuild(unit, hex)) => {
                self.check_rebuild(s, unit, hex)
            }
            (Stage::Replacement(_) | Stage::Cadres, Action::Enough) => self.check_enough(s),
            (Stage::Select | Stage::Following(_), Action::Enough) => Ok(()),
            (Stage::Initiative, Action::Play(chit)) => self.check_play(s, chit),
            (Stage::Initiative | Stage::Priority(_), Action::Pass) => Ok(()),
            (Stage::Priority(_), Action::Declare) => Ok(()),
            (Stage::Either, Action::AsMovement | Action::AsCombat) => Ok(()),
            (Stage::Order, Action::MoveFirst | Action::AttackFirst) => Ok(()),
            (Stage::Select, Action::Activate(unit)) => self.check_activate(s, unit),
            (Stage::Select, Action::Formation(formation)) => self.check_formation(s, formation),
            (Stage::Select, Action::Stack(hex)) => self.check_stack(s, hex),
            (Stage::Movement, Action::Move(unit)) => self.check_move(s, unit),
            (Stage::Movement, Action::Ship(unit, hex)) => self.check_ship(s, unit, hex),
            (Stage::Movement, Action::Build(unit)) => self.check_build(s, unit),
            (Stage::Movement | Stage::Combat, Action::Raze(hex)) => self.check_raze(s, hex),
            (Stage::Movement | Stage::Combat, Action::Dismiss(unit)) => self.check_dismiss(s, unit),
            (Stage::Movement, Action::EndMovement) => Ok(()),
            (Stage::Moving(unit), Action::To(hex)) => self.check_to(s, unit, hex),
            (Stage::Driven(unit, hexes), Action::To(hex)) => self.check_driven(s, unit, hexes, hex),
            (Stage::Moving(unit), Action::Infiltrate(via, to)) => self.check_infiltrate(s, unit, via, to),
            (Stage::Moving(unit) | Stage::Extending(unit), Action::Extend(hex)) => {
                self.check_extend(s, unit, hex)
            }
            (Stage::Moving(unit) | Stage::Extending(unit), Action::Post(hex)) => {
                self.check_post(s, unit, hex)
            }
            (Stage::Moving(_) | Stage::Extending(_), Action::Hold) => Ok(()),
            (Stage::Following(_), Action::Follow(unit)) => self.check_follow(s, unit),
            (Stage::Combat, Action::Attack(hex)) => self.check_attack(s, hex),
            (Stage::Combat, Action::EndCombat) => Ok(()),
            (Stage::Muster, Action::Join(unit)) => self.check_join(s, unit),
            (Stage::Muster, Action::Assault) => self.check_assault(s),
            (Stage::Muster | Stage::Answer, Action::Aid(support)) => self.check_aid(s, support),
            (Stage::Muster | Stage::Answer, Action::Gun(support, unit)) => self.check_gun(s, support, unit),
            (Stage::Muster | Stage::Answer, Action::Commit) => self.check_commit(s),
            (Stage::DefenderLoss | Stage::AttackerLoss | Stage::Crowded(_), Action::Lose(unit)) => {
                self.check_lose(s, unit)
            }
            (Stage::Retreat, Action::Retreat(hex)) => self.check_retreat(s, hex),
            (Stage::Retreat, Action::Stand) => self.check_stand(s),
            (Stage::Advance, Action::Advance(unit)) => self.check_advance(s, unit),
            (Stage::Advance, Action::EndAdvance) => Ok(()),
            (Stage::Arrival(_), Action::Place(hex)) => self.check_place(s, hex),
            (Stage::Moving(_) | Stage::Extending(_), Action::EndMovement) => {
                refuse("19.1.1", "refuse-unit-in-hand")
            }
            (Stage::Driven(..), Action::Hold | Action::Extend(_)) => refuse("19.2.2", "refuse-driven-where"),
            (Stage::Muster, Action::EndCombat) => refuse("20.2", "refuse-fight-in-preparation"),
            _ => refuse("16.0", "refuse-not-now"),
        }
    }

    fn do_action(&self, s: &mut Situation, play: &mut impl Playing, a: Action) {
        match (s.stage, a) {
            (Stage::ReplacementDraw(side), Action::Draw) => self.draw_replacement(s, play, side),
            (_, Action::Draw) => self.draw_chit(s, play),
            (_, Action::Restore(unit)) => self.do_restore(s, play, unit),
            (_, Action::Rebuild(unit, hex)) => self.do_rebuild(s, play, unit, hex),
            (Stage::Select, Action::Enough) => self.end_selection(s, play),
            (Stage::Following(_), Action::Enough) => self.end_following(s),
            (_, Action::Enough) => self.end_replacement(s, play),
            (_, Action::Play(chit)) => self.do_play(s, play, chit),
            (Stage::Priority(chit), Action::Pass) => self.answer_priority(s, play, chit, false),
            (Stage::Priority(chit), Action::Declare) => self.answer_priority(s, play, chit, true),
            (_, Action::Pass) => self.next_segment(s, play),
            (_, Action::AsMovement) => self.play_side(s, play, Doing::Move),
            (_, Action::AsCombat) => self.play_side(s, play, Doing::Attack),
            (_, Action::MoveFirst) => self.do_order(s, play, false),
            (_, Action::AttackFirst) => self.do_order(s, play, true),
            (_, Action::Activate(unit)) => self.do_activate(s, play, unit),
            (_, Action::Formation(formation)) => self.do_formation(s, play, formation),
            (_, Action::Stack(hex)) => self.do_stack(s, play, hex),
            (_, Action::Move(unit)) => {
                s.journey = crate::situation::Journey::NONE;
                s.stage = Stage::Moving(unit);
            }
            (Stage::Driven(unit, _), Action::To(hex)) => self.do_driven(s, play, unit, hex),
            (Stage::Moving(unit), Action::To(hex)) => self.do_to(s, play, unit, hex),
            (Stage::Moving(unit), Action::Infiltrate(via, to)) => self.do_infiltrate(s, play, unit, via, to),
            (_, Action::Follow(unit)) => self.do_follow(s, play, unit),
            (Stage::Moving(unit) | Stage::Extending(unit), Action::Extend(hex)) => {
                self.do_extend(s, play, unit, hex);
            }
            (Stage::Moving(unit) | Stage::Extending(unit), Action::Post(hex)) => {
                self.do_post(s, play, unit, hex);
            }
            (Stage::Moving(unit) | Stage::Extending(unit), Action::Hold) => self.do_hold(s, play, unit),
            (_, Action::Ship(unit, hex)) => self.do_ship(s, play, unit, hex),
            (_, Action::Build(unit)) => self.do_build(s, play, unit),
            (_, Action::Raze(hex)) => self.do_raze(s, play, hex),
            (_, Action::Dismiss(unit)) => self.do_dismiss(s, play, unit),
            (_, Action::EndMovement) => self.do_end_movement(s, play),
            (_, Action::Attack(hex)) => self.do_attack(s, play, hex),
            (_, Action::Join(unit)) => self.do_join(s, play, unit),
            (_, Action::Aid(support)) => self.do_aid(s, play, support),
            (_, Action::Gun(support, unit)) => self.do_gun(s, play, support, unit),
            (_, Action::Assault) => s.combat.assault = true,
            (_, Action::Commit) => self.do_commit(s, play),
            (_, Action::EndCombat) => self.do_end_combat(s, play),
            (_, Action::Lose(unit)) => self.do_lose(s, play, unit),
            (_, Action::Retreat(hex)) => self.do_retreat(s, play, hex),
            (_, Action::Stand) => self.do_stand(s, play),
            (_, Action::Advance(unit)) => self.do_advance(s, play, unit),
            (_, Action::EndAdvance) => self.end_fight(s),
            (_, Action::Place(hex)) => self.do_place(s, play, hex),
            // Whatever is not legal here has been refused.
            _ => {}
        }
    }
}

impl Rules for DarkSands {
    type Situation = Situation;
    type Action = Action;

    fn id(&self) -> &'static str {
        "darksands"
    }

    /// Since the second one the roads and tracks lie where the example of play needs them; since the third the Allied corps lead
    /// as far as their boxes at Gazala stand.
    fn edition(&self) -> u32 {
        3
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
        &["allied", "axis"]
    }

    fn words(&self) -> &[String] {
        &self.data.words
    }

    fn counter_names(&self) -> &[String] {
        self.data.names.items()
    }

    fn start(&self, scenario: &str, options: &Options) -> Result<Situation, TextError> {
        let (index, options) = Scenario::find(&self.data.scenarios, scenario, options)?;
        Ok(self.set_up(index, is_on(&options, "campaign"), is_on(&options, "dash")))
    }

    fn to_act(&self, s: &Situation) -> Option<SeatId> {
        self.deciding(s).map(|side| SeatId(side as u8))
    }

    fn prompt(&self, s: &Situation) -> Message {
        let unit = |id: &'static str, unit: UnitId| Message::new(id).with("unit", unit);
        let at = |id: &'static str, hex: SpaceId| Message::new(id).with("at", hex);
        let chit = |id: &'static str, chit: Chit| Message::new(id).with("chit", Arg::Term(chit.term()));
        let played = s.active.chit.unwrap_or(Chit::Logistics);
        match s.stage {
            Stage::ReplacementDraw(_) => Message::new("prompt-replacement-draw"),
            Stage::Replacement(_) => Message::new("prompt-replacement"),
            Stage::Cadres => Message::new("prompt-cadres").with("n", i32::from(s.replacements[0])),
            Stage::Initiative => Message::new("prompt-initiative"),
            Stage::Priority(declared) if s.declared > 0 => chit("prompt-pre-empt", declared),
            Stage::Priority(asked) => chit("prompt-priority", asked),
            Stage::Draw => Message::new("prompt-draw"),
            Stage::Either => chit("prompt-either", played),
            Stage::Order => Message::new("prompt-order"),
            Stage::Select => chit("prompt-select", played),
            Stage::Movement if s.active.half => Message::new("prompt-half-movement"),
            Stage::Movement => Message::new("prompt-movement"),
            Stage::Moving(u) => unit("prompt-moving", u),
            Stage::Extending(u) => unit("prompt-extending", u),
            Stage::Driven(u, hexes) => unit("prompt-driven", u).with("n", i32::from(hexes)),
            Stage::Following(u) => unit("prompt-following", u),
            Stage::Combat if s.active.minus => Message::new("prompt-combat-minus"),
            Stage::Combat => Message::new("prompt-combat"),
            Stage::Muster => at("prompt-muster", s.combat.target),
            Stage::Answer => at("prompt-answer", s.combat.target),
            Stage::DefenderLoss => {
                at("prompt-defender-loss", s.combat.target).with("n", i32::from(s.combat.owed[1]))
            }
            Stage::AttackerLoss => {
                let n = s.combat.owed[0].max(s.combat.infantry);
                at("prompt-attacker-loss", s.combat.target).with("n", i32::from(n))
            }
            Stage::Retreat => at("prompt-retreat", self.retreat_from(s).unwrap_or(s.combat.target)),
            Stage::Crowded(hex) => at("prompt-crowded", hex),
            Stage::Advance => at("prompt-advance", s.combat.target),
            Stage::Arrival(u) => unit("prompt-arrival", u),
            Stage::Over => Message::new("prompt-over"),
        }
    }

    fn phase(&self, s: &Situation) -> u32 {
        let part = match s.stage {
            Stage::ReplacementDraw(_) | Stage::Replacement(_) | Stage::Cadres => 0,
            _ => 1 + 4 * u32::from(s.count) + s.active.doing as u32,
        };
        u32::from(s.turn) * 128 + part
    }

    fn is_deliberate(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Draw
                | Action::Play(_)
                | Action::Pass
                | Action::Declare
                | Action::EndMovement
                | Action::Attack(_)
                | Action::Join(_)
                | Action::Commit
                | Action::EndCombat
        )
    }

    fn actions(&self, s: &Situation, out: &mut Vec<Action>) {
        match s.stage {
            Stage::ReplacementDraw(_) | Stage::Draw => out.push(Action::Draw),
            Stage::Replacement(_) | Stage::Cadres => self.list_replacement(s, out),
            Stage::Initiative => self.list_openers(s, out),
            Stage::Priority(_) => out.extend([Action::Declare, Action::Pass]),
            Stage::Either => out.extend([Action::AsMovement, Action::AsCombat]),
            Stage::Order => out.extend([Action::MoveFirst, Action::AttackFirst]),
            Stage::Select => self.list_selection(s, out),
            Stage::Movement => self.list_movement(s, out),
            Stage::Moving(unit) => self.list_moving(s, unit, out),
            Stage::Extending(unit) => self.list_extending(s, unit, out),
            Stage::Driven(unit, hexes) => out.extend(self.driven(s, unit, hexes).iter().map(Action::To)),
            Stage::Following(_) => {
                out.extend(self.followers(s).iter().map(Action::Follow));
                out.push(Action::Enough);
            }
            Stage::Combat => self.list_combat(s, out),
            Stage::Muster => self.list_muster(s, out),
            Stage::Answer => self.list_answer(s, out),
            Stage::DefenderLoss | Stage::AttackerLoss | Stage::Crowded(_) => self.list_losses(s, out),
            Stage::Retreat => self.list_retreats(s, out),
            Stage::Advance => self.list_advances(s, out),
            Stage::Arrival(unit) => out.extend(self.places_for(s, unit).iter().map(Action::Place)),
            Stage::Over => {}
        }
    }

    fn refuse(&self, s: &Situation, action: Action) -> Option<Refusal> {
        self.check(s, action).err()
    }

    fn apply(&self, s: &mut Situation, a: Action, dice: &mut impl Dice, log: &mut impl Log) {
        debug_assert_eq!(self.check(s, a), Ok(()), "{a:?} in {:?}", s.stage);
        self.do_action(s, &mut Play { dice, log }, a);
    }

    fn verdict(&self, s: &Situation) -> Option<Verdict> {
        self.judge(s)
    }

    fn scores(&self, s: &Situation) -> Vec<i32> {
        self.points(s).to_vec()
    }
}

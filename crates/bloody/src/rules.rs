//! The game as the engine sees it: every decision, its actions, their legality and their effect.

use crate::action::Action;
use crate::situation::{Moment, Situation, Stage};
use crate::units::{Acting, Side};
use crate::{Bloody, Check, Play, need, refuse};
use sandtable_engine::board::Board;
use sandtable_engine::dice::Dice;
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::{Log, Message};
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::rules::{Options, Rules, Scenario, Verdict};
use sandtable_engine::text::TextError;
use sandtable_engine::{SeatId, SideId, SpaceId, UnitId};

impl Bloody {
    /// Who decides now.
    #[must_use]
    pub fn deciding(&self, s: &Situation) -> Option<Acting> {
        let c = &s.combat;
        Some(match s.stage {
            Stage::Over => return None,
            Stage::Muster if c.fight != crate::situation::Fight::Counter => s.active,
            Stage::Muster | Stage::AttackerLoss | Stage::Advance => self.fighter(s, c.side),
            Stage::Cover | Stage::Answer | Stage::DefenderLoss | Stage::Counter => {
                self.fighter(s, c.side.enemy())
            }
            Stage::Raid if c.fight != crate::situation::Fight::None => self.fighter(s, Side::Allied),
            // 4.3: whoever overruns says where they run.
            Stage::Retreat if c.fight == crate::situation::Fight::Overrun => s.active,
            Stage::Retreat => match c.retreating.first() {
                Some(unit) => self.acting_for(s, self.data.units[unit].army),
                None => s.active,
            },
            _ => s.active,
        })
    }

    /// Whether a space or a unit that an action names exists: whoever asks may name anything.
    fn exists(&self, a: Action) -> Check {
        let unit = |unit: UnitId| unit.index() < self.data.units.items().len();
        let space = |at: SpaceId| at.index() < self.data.map.board.len();
        let there = match a {
            Action::Place(u, at)
            | Action::Drop(u, at)
            | Action::Assign(u, at)
            | Action::Enter(u, at)
            | Action::Retreat(u, at) => unit(u) && space(at),
            Action::Interdict(u, _)
            | Action::Send(u)
            | Action::Supply(u)
            | Action::Rest(u)
            | Action::Recover(u)
            | Action::Home(u)
            | Action::Load(u)
            | Action::Shell(u)
            | Action::Move(u)
            | Action::With(u)
            | Action::Extend(u)
            | Action::Activate(u)
            | Action::Join(u)
            | Action::Support(u)
            | Action::Tas(u)
            | Action::Lose(u)
            | Action::Counter(u) => unit(u),
            Action::Stock(at)
            | Action::Ships(at, ..)
            | Action::Raid(at)
            | Action::Spread(at)
            | Action::To(at)
            | Action::Overrun(at)
            | Action::Wait(at)
            | Action::Infiltrate(at)
            | Action::Attack(at) => space(at),
            Action::Advance(from, to) => space(from) && space(to),
            _ => true,
        };
        need(there, "0.1", "refuse-no-such-thing")
    }

    /// The one question of legality: for list, check, screen and bot.
    fn check(&self, s: &Situation, a: Action) -> Check {
        self.exists(a)?;
        match (s.stage, a) {
            (Stage::Begin, Action::Begin)
            | (Stage::Markers, Action::Keep)
            | (Stage::AirSupply, Action::EndSupply)
            | (Stage::Recovery, Action::EndRecovery)
            | (Stage::Soften, Action::EndSoften)
            | (Stage::CoastGuns, Action::NoShell)
            | (Stage::Command, Action::EndCommand)
            | (Stage::Advance, Action::EndAdvance)
            | (Stage::Cover, Action::Houses | Action::Ground)
            | (Stage::Counter, Action::NoCounter)
            | (Stage::Exploit, Action::EndExploit) => Ok(()),
            (Stage::Moving, Action::Hold) | (Stage::Movement, Action::EndMovement) => self.check_no_crowd(s),
            (Stage::Placing, Action::EndPlacing) => Ok(()),
            (Stage::Placing, Action::Place(unit, at)) => self.check_placing(s, unit, at),
            (Stage::Drop, Action::Drop(unit, at)) => self.check_drop(s, unit, at),
            (Stage::Drop, Action::Hold) => self.check_no_gliders(s),
            (Stage::Air, Action::Assign(unit, at)) => self.check_assign(s, unit, at),
            (Stage::Air, Action::Interdict(unit, zone)) => self.check_interdict(s, unit, zone),
            (Stage::Air, Action::EndAir) => self.check_end_air(s),
            (Stage::Stock, Action::Stock(at)) => self.check_stock(s, at),
            (Stage::Markers, Action::Send(hq)) => self.check_send(s, hq),
            (Stage::AirSupply, Action::Supply(unit)) => self.check_air_supply(s, unit),
            (Stage::Recovery, Action::Rest(unit)) => self.check_rest(s, unit),
            (Stage::Recovery, Action::Recover(unit)) => self.check_recover(s, unit),
            (Stage::Recovery, Action::Enter(unit, at)) => self.check_enter(s, unit, at),
            (Stage::Recovery, Action::Home(unit)) => self.check_home(s, unit),
            (Stage::Soften | Stage::Muster | Stage::Answer, Action::Ships(at, ship, points)) => {
                self.check_ships(s, at, ship, points)
            }
            (Stage::Soften | Stage::Muster | Stage::Answer, Action::Raid(at)) => self.check_raid(s, at),
            (Stage::Raid, Action::Load(unit)) => self.check_load(s, unit),
            (Stage::Raid, Action::Spread(at)) => self.check_spread(s, at),
            (Stage::Raid, Action::Release) => need(!s.raid.is_empty(), "9.3", "refuse-none-loaded"),
            (Stage::CoastGuns, Action::Shell(unit)) => self.check_shell(s, unit),
            (Stage::Movement | Stage::Exploit, Action::Move(unit)) => self.check_move(s, unit),
            (Stage::Movement, Action::Extend(hq)) => self.check_extend(s, hq),
            (Stage::Moving, Action::With(unit)) => self.check_with(s, unit),
            (Stage::Moving, Action::To(at)) => self.check_to(s, at),
            (Stage::Moving, Action::Overrun(at)) => self.check_overrun(s, at),
            (Stage::Moving, Action::Wait(at)) => self.check_wait(s, at),
            (Stage::Moving, Action::Infiltrate(at)) => self.check_infiltrate(s, at),
            (Stage::Combat, Action::Activate(hq)) => self.check_activate_now(s, hq),
            (Stage::Combat, Action::EndCombat) => self.check_end_combat(s),
            (Stage::Combat | Stage::Command | Stage::Exploit, Action::Attack(at)) => self.check_attack(s, at),
            (Stage::Muster, Action::Join(unit)) => self.check_join(s, unit),
            (Stage::Muster | Stage::Answer, Action::Support(hq)) => self.check_support(s, hq),
            (Stage::Muster | Stage::Answer, Action::Tas(unit)) => self.check_help_tas(s, unit),
            (Stage::Muster | Stage::Answer, Action::Commit) => self.check_commit(s),
            (Stage::DefenderLoss | Stage::AttackerLoss, Action::Lose(unit)) => self.check_lose(s, unit),
            (Stage::Retreat, Action::Retreat(unit, to)) => self.check_retreat(s, unit, to),
            (Stage::Advance, Action::Advance(from, to)) => self.check_advance(s, from, to),
            (Stage::Counter, Action::Counter(hq)) => self.check_counter(s, hq),
            (Stage::Moving, Action::EndMovement) => refuse("1.1.2", "refuse-unit-in-hand"),
            (Stage::Command | Stage::Muster, Action::EndCombat) => refuse("1.1.3", "refuse-hq-not-finished"),
            _ => refuse("1.0", "refuse-not-now"),
        }
    }
}

impl Rules for Bloody {
    type Situation = Situation;
    type Action = Action;

    fn id(&self) -> &'static str {
        "bloody"
    }

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
        &["allied", "german", "us", "british"]
    }

    fn sides(&self) -> &'static [&'static str] {
        &["allied", "german"]
    }

    fn side_of(&self, seat: SeatId) -> SideId {
        SideId(u8::from(seat.0 == Acting::German as u8))
    }

    /// The Allies share one seat, or the Americans and the British have one each (11).
    fn sits(&self, s: &Situation, seat: SeatId) -> bool {
        match seat.0 {
            0 => !s.three,
            1 => true,
            _ => s.three,
        }
    }

    fn counter_names(&self) -> &[String] {
        self.data.names.items()
    }

    fn words(&self) -> &[String] {
        &self.data.divisions
    }

    fn start(&self, scenario: &str, options: &Options) -> Result<Situation, TextError> {
        self.set_up(scenario, options)
    }

    fn to_act(&self, s: &Situation) -> Option<SeatId> {
        self.deciding(s).map(|acting| SeatId(acting as u8))
    }

    fn prompt(&self, s: &Situation) -> Message {
        let at = |id: &'static str, space: SpaceId| Message::new(id).with("at", space);
        let hq = |id: &'static str| match s.hq {
            UnitId::NONE => Message::new(id),
            hq => Message::new(id).with("unit", hq),
        };
        match s.stage {
            Stage::Begin => Message::new("prompt-begin"),
            Stage::Placing => Message::new("prompt-placing"),
            Stage::Drop => Message::new("prompt-drop"),
            Stage::Air => Message::new("prompt-air").with("n", i32::from(s.superiority)),
            Stage::Stock => Message::new("prompt-stock").with("n", i32::from(s.to_stock)),
            Stage::Markers => Message::new("prompt-markers"),
            Stage::AirSupply => Message::new("prompt-air-supply").with("n", i32::from(s.air_supply)),
            Stage::Recovery => Message::new("prompt-recovery"),
            Stage::Soften => Message::new("prompt-soften"),
            Stage::CoastGuns => Message::new("prompt-coast-guns"),
            Stage::Raid => at("prompt-raid", s.raid_at[0]),
            Stage::Movement if s.crowded != SpaceId::NONE => at("prompt-make-room", s.crowded),
            Stage::Movement => match s.moment {
                Moment::Alarm | Moment::Reaction => Message::new("prompt-reaction"),
                Moment::SecondWave | Moment::FollowUp => Message::new("prompt-waves"),
                _ => Message::new("prompt-movement"),
            },
            Stage::Moving => match s.hand.first() {
                Some(unit) => Message::new("prompt-moving").with("unit", unit),
                None => Message::new("prompt-movement"),
            },
            Stage::Combat if s.turn == 0 => Message::new("prompt-combat-first-day"),
            Stage::Combat if !self.somebody_fights(s) => Message::new("prompt-combat-nobody"),
            Stage::Combat => Message::new("prompt-combat"),
            Stage::Command => hq("prompt-command"),
            Stage::Cover => at("prompt-cover", s.combat.target),
            Stage::Muster => at("prompt-muster", s.combat.target),
            Stage::Answer => at("prompt-answer", s.combat.target),
            Stage::DefenderLoss => {
                at("prompt-defender-loss", s.combat.target).with("n", i32::from(s.combat.losses[1]))
            }
            Stage::AttackerLoss => {
                at("prompt-attacker-loss", s.combat.target).with("n", i32::from(s.combat.losses[0]))
            }
            Stage::Retreat => match s.combat.retreating.first() {
                Some(unit) => Message::new("prompt-retreat").with("unit", unit),
                None => at("prompt-answer", s.combat.target),
            },
            Stage::Advance => at("prompt-advance", s.combat.target),
            Stage::Counter => at("prompt-counter", s.combat.target),
            Stage::Exploit => hq("prompt-exploit"),
            Stage::Over => Message::new("prompt-over"),
        }
    }

    fn phase(&self, s: &Situation) -> u32 {
        let kind = match s.stage {
            Stage::Begin | Stage::Placing | Stage::Air => 0,
            Stage::Stock | Stage::Markers | Stage::AirSupply => 1,
            Stage::Recovery => 2,
            Stage::Drop | Stage::Soften | Stage::CoastGuns => 3,
            Stage::Movement | Stage::Moving => 4,
            _ => 5,
        };
        let moment = s.part as u32 * 16 + s.moment as u32;
        ((u32::from(s.turn) * 64 + moment) * 4 + s.active as u32) * 8 + kind
    }

    fn actions(&self, s: &Situation, out: &mut Vec<Action>) {
        match s.stage {
            Stage::Begin => out.push(Action::Begin),
            Stage::Placing => self.list_placing(s, out),
            Stage::Drop => self.list_drop(s, out),
            Stage::Air => self.list_air(s, out),
            Stage::Stock => self.list_stock(s, out),
            Stage::Markers => self.list_send(s, out),
            Stage::AirSupply => self.list_air_supply(s, out),
            Stage::Recovery => self.list_recovery(s, out),
            Stage::Soften => self.list_soften(s, out),
            Stage::CoastGuns => self.list_shell(s, out),
            Stage::Raid => self.list_raid(s, out),
            Stage::Movement => self.list_movement(s, out),
            Stage::Moving => self.list_moving(s, out),
            Stage::Combat => self.list_combat(s, out),
            Stage::Command => self.list_command(s, out),
            Stage::Cover => out.extend([Action::Houses, Action::Ground]),
            Stage::Muster => self.list_muster(s, out),
            Stage::Answer => self.list_answer(s, out),
            Stage::DefenderLoss | Stage::AttackerLoss => self.list_losses(s, out),
            Stage::Retreat => self.list_retreats(s, out),
            Stage::Advance => self.list_advances(s, out),
            Stage::Counter => self.list_counter(s, out),
            Stage::Exploit => self.list_exploit(s, out),
            Stage::Over => {}
        }
    }

    fn refuse(&self, s: &Situation, action: Action) -> Option<Refusal> {
        self.check(s, action).err()
    }

    fn apply(&self, s: &mut Situation, a: Action, dice: &mut impl Dice, log: &mut impl Log) {
        debug_assert_eq!(self.check(s, a), Ok(()), "{a:?} in {:?}", s.stage);
        let play = &mut Play { dice, log };
        match a {
            Action::Begin => self.begin_turn(s, play),
            Action::Place(unit, at) => self.do_place(s, play, unit, at),
            Action::EndPlacing => self.end_placing(s),
            Action::Drop(unit, at) => self.do_drop(s, play, unit, at),
            Action::Assign(unit, at) => self.do_assign(s, play, unit, at),
            Action::Interdict(unit, zone) => self.do_interdict(s, play, unit, zone),
            Action::EndAir => self.end_air(s, play),
            Action::Stock(at) => self.do_stock(s, play, at),
            Action::Send(hq) => self.do_send(s, play, hq),
            Action::Keep => self.do_keep(s, play),
            Action::Supply(unit) => self.do_air_supply(s, play, unit),
            Action::EndSupply => self.after_supply(s, play),
            Action::Rest(unit) => self.do_rest(s, play, unit),
            Action::Recover(unit) => self.do_recover(s, play, unit),
            Action::Enter(unit, at) => self.do_enter(s, play, unit, at),
            Action::Home(unit) => self.do_home(s, play, unit),
            Action::EndRecovery => self.end_recovery(s, play),
            Action::Ships(at, ship, points) => self.do_ships(s, play, at, ship, points),
            Action::Raid(at) => self.do_raid(s, at),
            Action::Load(unit) => s.raid.insert(unit),
            Action::Spread(at) => s.raid_at[1] = at,
            Action::Release => self.do_release(s, play),
            Action::EndSoften => self.launch_first_wave(s, play),
            Action::Shell(unit) => self.do_shell(s, play, unit),
            Action::NoShell => self.no_shell(s, play),
            Action::Move(unit) => {
                self.note_spearhead(s, unit);
                self.do_take(s, unit);
            }
            Action::With(unit) => s.hand.insert(unit),
            Action::To(at) => self.do_to(s, play, at),
            Action::Overrun(at) => self.do_overrun(s, play, at),
            Action::Wait(at) => self.do_wait(s, play, at),
            Action::Infiltrate(at) => self.do_infiltrate(s, play, at),
            Action::Hold if s.stage == Stage::Drop => self.no_gliders(s, play),
            Action::Hold => self.do_hold(s, play),
            Action::Extend(hq) => self.do_extend(s, play, hq),
            Action::EndMovement => self.end_movement(s, play),
            Action::Activate(hq) => self.do_activate(s, play, hq),
            Action::Attack(at) => self.begin_attack(s, play, at),
            Action::Houses => self.do_cover(s, play, true),
            Action::Ground => self.do_cover(s, play, false),
            Action::Join(unit) => self.do_join(s, play, unit),
            Action::Support(hq) => self.do_support(s, play, hq),
            Action::Tas(unit) => self.do_tas(s, play, unit),
            Action::Commit => self.do_commit(s, play),
            Action::EndCommand => self.end_command(s, play),
            Action::EndCombat => self.end_combat(s, play),
            Action::Lose(unit) => self.do_lose(s, play, unit),
            Action::Retreat(unit, to) => self.do_retreat(s, play, unit, to),
            Action::Advance(from, to) => self.do_advance(s, play, from, to),
            Action::EndAdvance => self.end_advance(s, play),
            Action::Counter(hq) => self.do_counter(s, play, hq),
            Action::NoCounter => self.no_counter(s, play),
            Action::EndExploit => self.end_exploit(s, play),
        }
    }

    fn verdict(&self, s: &Situation) -> Option<Verdict> {
        self.judge(s)
    }

    fn scores(&self, s: &Situation) -> Vec<i32> {
        self.points(s).to_vec()
    }

    /// Whatever declares something or throws dice is a player's to do.
    fn is_deliberate(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Begin
                | Action::Drop(..)
                | Action::EndAir
                | Action::Keep
                | Action::EndSupply
                | Action::EndRecovery
                | Action::Ships(..)
                | Action::Raid(_)
                | Action::Release
                | Action::EndSoften
                | Action::Shell(_)
                | Action::NoShell
                | Action::To(_)
                | Action::Overrun(_)
                | Action::Infiltrate(_)
                | Action::Extend(_)
                | Action::EndMovement
                | Action::Activate(_)
                | Action::Attack(_)
                | Action::Join(_)
                | Action::Support(_)
                | Action::Commit
                | Action::EndCommand
                | Action::EndCombat
                | Action::Counter(_)
                | Action::EndExploit
        )
    }
}

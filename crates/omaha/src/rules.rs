//! The game as the engine sees it: every decision, its actions, their legality and their effect.

use crate::editions;
use crate::prelude::*;
use crate::situation::NOBODY;
use sandtable_engine::board::Board;
use sandtable_engine::dice::Dice;
use sandtable_engine::explain::Refusal;
use sandtable_engine::message::Log;
use sandtable_engine::record::Header;
use sandtable_engine::rulebook::Rulebook;
use sandtable_engine::rules::{Options, Rules, Scenario, Verdict, is_on};
use sandtable_engine::text::TextError;
use sandtable_engine::{SeatId, SideId};

/// The player.
pub(crate) const PLAYER: SeatId = SeatId(0);

/// The side of that player.
pub(crate) const AMERICA: SideId = SideId(0);
/// The option by which the summary's letter holds (rulings O60 to O65).
pub(crate) const LETTER: &str = "letter";
/// The side that the rules play.
pub(crate) const GERMANY: SideId = SideId(1);

impl Omaha {
    /// The one question of legality: for list, check, screen and bot.
    fn check(&self, s: &Situation, a: Action) -> Check {
        match (s.stage, a) {
            (Stage::SetUp, Action::Begin)
            | (Stage::Landing(_) | Stage::Event | Stage::Fire(_), Action::Draw)
            | (
                Stage::Follow(..) | Stage::Attrition | Stage::UnderFire(_) | Stage::Sacrifice(_),
                Action::Stay,
            )
            | (Stage::Sacrifice(_), Action::Sacrifice)
            | (Stage::Paying, Action::Pay(_))
            | (Stage::UnderFire(_), Action::GoOn)
            | (Stage::Engineers | Stage::Actions, Action::Done) => Ok(()),
            (Stage::Follow(_, leader), Action::Follow(unit)) => self.check_follow(s, leader, unit),
            (Stage::Rangers(..), Action::Drift(boxes)) => self.check_drift(boxes),
            (Stage::Arrivals, Action::Place(unit, hex)) => self.check_place(s, unit, hex),
            (Stage::Arrivals, Action::Delay(unit)) => self.check_delay(s, unit),
            (Stage::Mine(_), Action::Choose(unit)) => self.check_mine(s, unit),
            (Stage::Hero(division, _), Action::Choose(unit)) => self.check_hero(s, division, unit),
            (Stage::Regroup(division), Action::Choose(unit)) => self.check_regroup(s, division, unit),
            (Stage::Scream, Action::Choose(unit)) => self.check_scream(s, unit),
            (Stage::Patrol(division), Action::Reveal(hex)) => self.check_patrol(s, division, hex),
            (Stage::Prisoner(_), Action::Reveal(hex)) => self.check_prisoner(s, hex),
            (Stage::Hit(sector, position), Action::Choose(unit)) => self.check_hit(s, sector, position, unit),
            (Stage::LeaderHit(_, position), Action::Choose(unit)) => self.check_leader_hit(s, position, unit),
            (Stage::ArtilleryHit(sector), Action::Choose(unit)) => self.check_artillery_hit(s, sector, unit),
            (Stage::Engineers, Action::Clear(hex)) => self.check_clear(s, hex),
            (Stage::Actions, Action::Take(unit)) => self.check_take(s, unit),
            (Stage::Moving, Action::With(unit)) => self.check_with(s, unit),
            (Stage::Moving, Action::Go(hex)) => self.check_go(s, hex),
            (Stage::Actions, Action::Scale(unit)) => self.check_scale(s, unit),
            (Stage::Actions, Action::Recover(unit)) => self.check_recover(s, unit),
            (Stage::Actions, Action::Attack(hex)) => self.check_attack(s, hex),
            (Stage::Muster, Action::Join(unit)) => self.check_join(s, unit),
            (Stage::Muster, Action::Shells) => self.check_shells(s),
            (Stage::Muster, Action::Commit) => self.check_commit(s),
            (Stage::Attrition, Action::Choose(unit)) => self.check_attrition(s, unit),
            (Stage::Actions, Action::Barrage(unit, hex)) => self.check_barrage(s, unit, hex),
            (Stage::Actions, Action::Bombard(hex)) => self.check_bombard(s, hex),
            (Stage::Overstack(hex), Action::Choose(unit)) => self.check_overstack(s, hex, unit),
            (Stage::Arrivals, Action::Done) => refuse("5.3", "refuse-units-are-due"),
            (Stage::Muster, Action::Done) => refuse("7.2", "refuse-attack-in-hand"),
            (Stage::Moving | Stage::Paying | Stage::UnderFire(_), Action::Done) => {
                refuse("7.2", "refuse-move-in-hand")
            }
            // Whoever is in hand to move is put back before he does anything else; if he could not, that is what is said.
            (Stage::Moving, Action::Attack(_) | Action::Barrage(..) | Action::Bombard(_)) => {
                let mut back = s.clone();
                self.put_down(&mut back);
                self.check(&back, a)?;
                if let (Some(unit), Action::Attack(hex)) = (s.group.first(), a) {
                    self.check_part(&back, unit, hex)?;
                }
                refuse("7.2", "refuse-move-in-hand")
            }
            // An action is finished before the next begins.
            (
                Stage::Moving | Stage::Paying | Stage::UnderFire(_) | Stage::Muster | Stage::Attrition,
                Action::Take(_)
                | Action::Scale(_)
                | Action::Recover(_)
                | Action::Attack(_)
                | Action::Barrage(..)
                | Action::Bombard(_)
                | Action::Done,
            ) => refuse("7.2", "refuse-not-now"),
            (_, Action::Take(_) | Action::Attack(_) | Action::Barrage(..) | Action::Bombard(_)) => {
                refuse("V", "refuse-not-the-action-phase")
            }
            (_, Action::Clear(_)) => refuse("IV", "refuse-not-the-engineer-phase"),
            (_, Action::Place(..)) => refuse("5.3", "refuse-not-the-landing-phase"),
            _ => refuse("I–VI", "refuse-not-now"),
        }
    }
}

impl Rules for Omaha {
    type Situation = Situation;
    type Action = Action;

    fn id(&self) -> &'static str {
        "omaha"
    }

    fn edition(&self) -> u32 {
        2
    }

    fn renew(&self, edition: u32, header: &mut Header) {
        editions::renew(edition, header);
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
        &["us"]
    }

    fn sides(&self) -> &'static [&'static str] {
        &["us", "german"]
    }

    fn counter_names(&self) -> &[String] {
        &self.data.names
    }

    fn start(&self, scenario: &str, options: &Options) -> Result<Situation, TextError> {
        let (index, options) = Scenario::find(&self.data.scenarios, scenario, options)?;
        let mut s = self.set_up();
        s.scenario = index as u8;
        s.letter = is_on(&options, LETTER);
        Ok(s)
    }

    fn to_act(&self, s: &Situation) -> Option<SeatId> {
        (s.stage != Stage::Over).then_some(PLAYER)
    }

    fn prompt(&self, s: &Situation) -> Message {
        let unit = |id: Term, unit: UnitId| Message::new(id).with("unit", unit);
        let at = |id: Term, position: PositionId| self.call_by(Message::new(id), position, &self.muzzles(s));
        let by = |east: &'static str, west: &'static str, sector: Sector| {
            Message::new(if sector == Sector::East { east } else { west })
        };
        match s.stage {
            Stage::SetUp => Message::new("prompt-begin"),
            Stage::Landing(sector) => by("prompt-landing-east", "prompt-landing-west", sector),
            Stage::Follow(_, leader) => unit("prompt-follow", leader),
            Stage::Rangers(_, ranger) => unit("prompt-rangers", ranger),
            Stage::Mine(_) => Message::new("prompt-mine"),
            Stage::Arrivals => Message::new("prompt-arrivals"),
            Stage::Event => Message::new("prompt-event"),
            Stage::Hero(division, _) => by("prompt-hero-1", "prompt-hero-29", division),
            Stage::Regroup(division) => by("prompt-regroup-1", "prompt-regroup-29", division),
            Stage::Scream => Message::new("prompt-scream"),
            Stage::Patrol(_) => Message::new("prompt-patrol"),
            Stage::Prisoner(_) => Message::new("prompt-prisoner"),
            Stage::Fire(sector) => by("prompt-fire-east", "prompt-fire-west", sector),
            Stage::Hit(_, position) => at("prompt-hit", position),
            Stage::LeaderHit(_, position) => at("prompt-leader-hit", position),
            Stage::ArtilleryHit(_) => Message::new("prompt-artillery-hit"),
            Stage::Sacrifice(of) => unit("prompt-sacrifice", of),
            Stage::Engineers => Message::new("prompt-engineers"),
            Stage::Actions => {
                Message::new("prompt-actions").with("east", s.actions[0]).with("west", s.actions[1])
            }
            Stage::Moving => match s.group.first() {
                Some(first) if self.barrages_instead(s) => unit("prompt-moving-tank", first),
                Some(first) => unit("prompt-moving", first),
                None => Message::new("prompt-actions"),
            },
            Stage::Paying => Message::new("prompt-paying"),
            Stage::UnderFire(hit) => unit("prompt-under-fire", hit),
            Stage::Muster => Message::new("prompt-muster").with("at", s.target),
            Stage::Attrition => Message::new("prompt-attrition").with("at", s.target),
            Stage::Overstack(hex) => Message::new("prompt-overstack").with("at", hex),
            Stage::Over => Message::new("prompt-over"),
        }
    }

    fn phase(&self, s: &Situation) -> u32 {
        u32::from(s.turn) * 8 + s.part() as u32
    }

    fn is_deliberate(&self, a: Action) -> bool {
        matches!(a, Action::Begin | Action::Draw | Action::Commit | Action::Done)
    }

    fn actions(&self, s: &Situation, out: &mut Vec<Action>) {
        match s.stage {
            Stage::SetUp => out.push(Action::Begin),
            Stage::Landing(_) | Stage::Event | Stage::Fire(_) => out.push(Action::Draw),
            Stage::Follow(_, leader) => self.list_follows(s, leader, out),
            Stage::Rangers(..) => out.extend((0..=4).map(Action::Drift)),
            Stage::Arrivals => self.list_arrivals(s, out),
            Stage::Hero(..) | Stage::Regroup(_) => {
                let all = everybody().map(Action::Choose);
                out.extend(all.filter(|&a| self.check(s, a).is_ok()));
            }
            Stage::Overstack(hex) => out.extend(s.units(&self.data, hex).map(Action::Choose)),
            // These are found together, in the order of their ids.
            Stage::Mine(sector) => {
                out.extend(self.mine_candidates(s, sector).into_iter().map(Action::Choose));
            }
            Stage::Scream => out.extend(self.rocket_targets(s).into_iter().map(Action::Choose)),
            Stage::Hit(sector, position) => {
                out.extend(self.equal_hits(s, sector, position).into_iter().map(Action::Choose));
            }
            Stage::LeaderHit(_, position) => {
                out.extend(self.leader_targets(s, position).into_iter().map(Action::Choose));
            }
            Stage::ArtilleryHit(sector) => {
                out.extend(self.artillery_targets(s, sector).into_iter().map(Action::Choose));
            }
            Stage::Attrition => {
                let all = s.group.iter().map(Action::Choose);
                out.extend(all.filter(|&a| self.check(s, a).is_ok()));
                out.push(Action::Stay);
            }
            Stage::Patrol(division) => {
                let nearest = self.nearest_hidden(s, division).into_iter();
                out.extend(nearest.map(|p| Action::Reveal(self.position(p).hex)));
            }
            Stage::Prisoner(_) => {
                let all = self.data.positions.iter().map(|(_, p)| Action::Reveal(p.hex));
                out.extend(all.filter(|&a| self.check(s, a).is_ok()));
            }
            Stage::Sacrifice(_) => out.extend([Action::Sacrifice, Action::Stay]),
            Stage::Engineers => {
                let all = self.data.map.landings.iter().map(|b| Action::Clear(b.beach[1]));
                out.extend(all.filter(|&a| self.check(s, a).is_ok()));
                out.push(Action::Done);
            }
            Stage::Actions => {
                self.list_moves(s, out);
                self.list_attacks(s, out);
                self.list_barrages(s, out);
                out.push(Action::Done);
            }
            Stage::Moving => self.list_destinations(s, out),
            Stage::Paying => out.extend(Sector::BOTH.map(Action::Pay)),
            Stage::UnderFire(_) => out.extend([Action::GoOn, Action::Stay]),
            Stage::Muster => self.list_muster(s, out),
            Stage::Over => {}
        }
    }

    fn refuse(&self, s: &Situation, action: Action) -> Option<Refusal> {
        let why = self.check(s, action).err()?;
        // Whoever points at Germans may mean a barrage as well.
        Some(match action {
            Action::Attack(hex) if why.message.id == "refuse-no-infantry-adjacent" => {
                self.say_of_barrage(s, hex, why)
            }
            _ => why,
        })
    }

    fn apply(&self, s: &mut Situation, a: Action, dice: &mut impl Dice, log: &mut impl Log) {
        debug_assert_eq!(self.check(s, a), Ok(()), "{a:?} in {:?}", s.stage);
        let play = &mut (dice, log);
        match (s.stage, a) {
            (_, Action::Begin) => self.begin(s, play),
            (Stage::Landing(sector), Action::Draw) => self.draw_landing(s, play, sector),
            (Stage::Event, Action::Draw) => self.draw_event(s, play),
            (Stage::Fire(sector), Action::Draw) => self.draw_fire(s, play, sector),
            (_, Action::Follow(unit)) => self.follow(s, play, Some(unit)),
            (Stage::Follow(..), Action::Stay) => self.follow(s, play, None),
            (_, Action::Drift(boxes)) => self.rangers_drift(s, play, boxes),
            (Stage::Mine(sector), Action::Choose(unit)) => self.mine_hits(s, play, sector, unit),
            (_, Action::Place(unit, hex)) => self.place_arrival(s, play, unit, hex),
            (_, Action::Delay(unit)) => self.delay_arrival(s, play, unit),
            (Stage::Hero(_, deep), Action::Choose(unit)) => self.make_hero(s, play, unit, deep),
            (Stage::Regroup(_), Action::Choose(unit)) => self.regroup(s, play, unit),
            (Stage::Scream, Action::Choose(unit)) => self.rockets_hit(s, play, unit),
            (_, Action::Reveal(hex)) => self.scout(s, play, hex),
            (Stage::Hit(..), Action::Choose(unit)) => self.position_hits(s, play, unit),
            (Stage::LeaderHit(..), Action::Choose(unit)) => self.leader_is_hit(s, play, unit),
            (Stage::ArtilleryHit(sector), Action::Choose(unit)) => self.guns_hit(s, play, sector, unit),
            (Stage::Sacrifice(unit), Action::Sacrifice) => self.sacrifice(s, play, unit, true),
            (Stage::Sacrifice(unit), Action::Stay) => self.sacrifice(s, play, unit, false),
            (_, Action::Clear(hex)) => self.clear_hex(s, play, hex),
            (Stage::Engineers, Action::Done) => self.end_engineers(s, play),
            (Stage::Actions, Action::Done) => self.end_actions(s, play),
            (_, Action::Take(unit)) => self.take(s, unit),
            (_, Action::With(unit)) => s.group.insert(unit),
            (_, Action::Go(hex)) => self.go(s, play, hex),
            (_, Action::Pay(division)) => self.begin_paid(s, play, Some(division)),
            (Stage::UnderFire(unit), Action::GoOn) => self.go_on_or_stay(s, play, unit, true),
            (Stage::UnderFire(unit), Action::Stay) => self.go_on_or_stay(s, play, unit, false),
            (_, Action::Scale(unit)) => self.scale(s, play, unit),
            (_, Action::Recover(unit)) => self.recover(s, play, unit),
            (_, Action::Attack(hex)) => self.begin_attack(s, hex),
            (_, Action::Join(unit)) => s.group.insert(unit),
            (_, Action::Shells) => s.shells = true,
            (_, Action::Commit) => self.begin_paid(s, play, None),
            (Stage::Attrition, Action::Choose(unit)) => self.attrition(s, play, Some(unit)),
            (Stage::Attrition, Action::Stay) => self.attrition(s, play, None),
            (_, Action::Barrage(unit, hex)) => self.barrage(s, play, unit, hex),
            (_, Action::Bombard(hex)) => self.bombard(s, play, hex),
            (Stage::Overstack(_), Action::Choose(unit)) => self.lose_excess(s, play, unit),
            _ => {}
        }
        self.lost(s);
    }

    fn verdict(&self, s: &Situation) -> Option<Verdict> {
        if s.stage != Stage::Over {
            return None;
        }
        let scores = self.scores(s);
        let won = s.catastrophe == NOBODY && scores[0] >= crate::victory::ENOUGH;
        Some(Verdict { winner: Some(if won { AMERICA } else { GERMANY }), level: None, scores })
    }

    fn scores(&self, s: &Situation) -> Vec<i32> {
        vec![self.points(s)]
    }
}

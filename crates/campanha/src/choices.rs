//! How decisions are put to a player: what each action touches, what pointing at something means, and why a decision is
//! asked at all.

use crate::prelude::*;
use sandtable_engine::SeatId;
use sandtable_engine::guide::{Choice, Goal, Guide, Leg, Reason, Role, Stakes, Standing};
use sandtable_engine::view::Viewer;

impl Guide for Campanha {
    fn reach(&self, s: &Situation, counter: CounterId) -> Vec<(SpaceId, u16)> {
        let unit = UnitId(counter.0);
        let mut list = Vec::with_capacity(128);
        let moves = matches!(s.stage, Stage::Movement | Stage::Moving(_));
        if moves && self.may_ask_of(s, unit) && self.check_move(s, unit).is_ok() {
            self.each_destination(s, unit, |space, cost| list.push((space, u16::from(cost))));
        }
        list
    }

    fn choice(&self, s: &Situation, a: Action) -> Choice {
        let new = Choice::new;
        match a {
            Action::Invade => new(Role::Commit, "11.1.1", "action-invade"),
            Action::Carpet(hex) => new(Role::Bombard, "6.3", "action-carpet").at(hex),
            Action::NoCarpet => new(Role::Done, "6.3", "action-no-carpet"),
            Action::Move(unit) => new(Role::Take, self.move_rule(s, unit), "action-move").of(unit.into()),
            Action::To(space) if self.data.map.is_hex(space) => new(Role::Go, "4.0", "action-to").at(space),
            Action::To(space) => new(Role::Go, "4.2.2", "action-leave").at(space),
            Action::Hold => new(Role::Other, "4.0", "action-hold"),
            Action::EndMovement => new(Role::Done, "3.0", "action-end-movement"),
            Action::Land(hex) => new(Role::Go, "3.0", "action-land").at(hex),
            Action::Attack(hex) => new(Role::Target, "5.0", "action-attack").at(hex),
            Action::Bombard(hex) => new(Role::Bombard, "8.0", "action-bombard").at(hex),
            Action::Raid(hex) => new(Role::Bombard, "6.2", "action-raid").at(hex),
            Action::Join(unit) => {
                let rule = if self.data.units[unit].range > 0 { "8.0" } else { "5.1" };
                new(Role::Join, rule, "action-join").of(unit.into())
            }
            Action::Air(points) => new(Role::Amount, "6.1", "action-air").many(i32::from(points)),
            Action::NoShips => new(Role::Other, "10.0", "action-no-ships"),
            Action::Commit if s.stage == Stage::Answer => new(Role::Commit, "5.1.1", "action-answer"),
            Action::Commit if s.combat.fight == Fight::Raid => new(Role::Commit, "6.2", "action-commit-raid"),
            Action::Commit if s.combat.fight == Fight::Bombardment => {
                new(Role::Commit, "8.0", "action-commit-bombardment")
            }
            Action::Commit => new(Role::Commit, "5.1.1", "action-commit"),
            Action::EndCombat => new(Role::Done, "3.0", "action-end-combat"),
            Action::Lose(unit) => new(Role::Lose, "7.0", "action-lose").of(unit.into()),
            Action::Enough => new(Role::Done, "5.1.6", "action-enough"),
            Action::Stand(unit) => new(Role::Other, "5.1.2", "action-stand").of(unit.into()),
            Action::Retreat(unit, via, to) => {
                let choice = new(Role::Send, "5.3", "action-retreat").of(unit.into()).at(to);
                if via == SpaceId::NONE { choice } else { choice.by(via) }
            }
            Action::Push(unit, to) => new(Role::Send, "5.3", "action-push").of(unit.into()).at(to),
            Action::Advance(unit, to) => new(Role::Send, "5.2", "action-advance").of(unit.into()).at(to),
            Action::EndAdvance => new(Role::Done, "5.2", "action-end-advance"),
        }
    }

    fn in_hand(&self, s: &Situation) -> Option<CounterId> {
        match s.stage {
            Stage::Moving(unit) => Some(unit),
            Stage::Retreat => self.only_to_retreat(s),
            _ => None,
        }
        .map(Into::into)
    }

    /// What pointing at a counter or a space means at this moment.
    fn meant(&self, s: &Situation, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Action> {
        let unit = counter.map(|c| UnitId(c.0));
        let mut list = Vec::new();
        match s.stage {
            Stage::Carpet => list.extend(space.map(Action::Carpet)),
            Stage::Movement => list.extend(unit.map(Action::Move)),
            Stage::Moving(_) => list.extend(space.map(Action::To)),
            Stage::Commando => list.extend(space.map(Action::Land)),
            Stage::Combat => {
                if let Some(hex) = space {
                    list.extend([Action::Attack(hex), Action::Bombard(hex), Action::Raid(hex)]);
                }
            }
            Stage::Muster | Stage::Answer => list.extend(unit.map(Action::Join)),
            Stage::CarpetLoss(..)
            | Stage::DefenderLoss(_)
            | Stage::DefenderTrade
            | Stage::AttackerLoss(_)
            | Stage::AttackerTrade => list.extend(unit.map(Action::Lose)),
            Stage::Retreat => {
                let unit = unit.or_else(|| self.only_to_retreat(s));
                list.extend(unit.zip(space).map(|(u, to)| Action::Retreat(u, SpaceId::NONE, to)));
            }
            Stage::Push(_) => list.extend(unit.zip(space).map(|(u, to)| Action::Push(u, to))),
            Stage::Advance => list.extend(unit.zip(space).map(|(u, to)| Action::Advance(u, to))),
            Stage::Invasion | Stage::Over => {}
        }
        list
    }

    fn stakes(&self, s: &Situation, action: Action) -> Stakes {
        self.weigh(s, action)
    }

    fn standing(&self, s: &Situation) -> Vec<(CounterId, Standing)> {
        self.mark_units(s)
    }

    fn looked_for(&self, s: &Situation) -> Vec<Action> {
        self.list_looked_for(s)
    }

    fn goal(&self, s: &Situation, _viewer: Viewer) -> Option<Goal> {
        Some(self.tell_goal(s))
    }

    /// Why the deciding side is asked, in numbers.
    fn reasons(&self, s: &Situation) -> Vec<Reason> {
        let mut list = Vec::new();
        let mut say = |rule, message| list.push(Reason { message, rule });
        let count = |id: &'static str, n: usize| Message::new(id).with("n", n);
        let own = || self.data.side(s.active);
        match s.stage {
            Stage::Invasion => say("11.1.1", Message::new("reason-invasion")),
            Stage::Carpet => {
                let left = self.data.numbers.carpet.uses.saturating_sub(s.carpets);
                say("6.3", count("reason-carpets-left", usize::from(left)));
            }
            Stage::Movement => {
                say(
                    "4.0",
                    count("reason-may-move", own().filter(|&u| self.check_move(s, u).is_ok()).count()),
                );
                let waiting =
                    |&u: &UnitId| !self.data.map.is_hex(s.place(u)) && self.check_move(s, u).is_ok();
                let waiting = own().filter(waiting).count();
                if waiting > 0 {
                    say("4.2.1", count("reason-may-enter", waiting));
                }
            }
            Stage::Moving(unit) => {
                let points = i32::from(self.allowance(s, unit));
                let points = sandtable_engine::message::Arg::Points(points);
                say("4.0", Message::new("reason-points").with("points", points));
                if s.engaged(s.active, s.place(unit)) && self.data.map.is_hex(s.place(unit)) {
                    say("4.1.2", Message::new("reason-breaks-contact"));
                }
            }
            Stage::Commando => say("3.0", Message::new("reason-commando")),
            Stage::Combat => {
                let owing = self.owing(s);
                // While somebody must attack the phase cannot end, and nobody is lost by that.
                let at_sea = if owing == 0 { self.fates_at_sea(s).1.len() } else { 0 };
                if owing > 0 {
                    say("4.1.2", count("reason-must-attack", owing));
                } else if at_sea > 0 {
                    say("11.1.1", count("reason-lost-at-sea", at_sea));
                } else {
                    say("5.0", Message::new("reason-free-to-attack"));
                }
                if s.active == Side::Allied {
                    say("6.1", count("reason-air-left", usize::from(s.air)));
                }
            }
            Stage::Muster if s.combat.fight == Fight::Assault => {
                if self.is_garrison_of_caen(s, s.combat.target) {
                    say("5.1.2", Message::new("reason-caen"));
                }
                say("5.1.1", Message::new("reason-values-hidden"));
            }
            Stage::Muster => say(
                if s.combat.fight == Fight::Raid { "6.2" } else { "8.0" },
                Message::new("reason-vulnerability"),
            ),
            Stage::Answer => say("5.1.1", Message::new("reason-answer")),
            Stage::CarpetLoss(..) => say("6.3", Message::new("reason-loss")),
            Stage::AttackerLoss(_) if self.attackers_at_risk(s) != s.combat.attackers => {
                say("5.1.2", Message::new("reason-armour-first"));
            }
            Stage::DefenderLoss(_) | Stage::AttackerLoss(_) => say("5.1.6", Message::new("reason-loss")),
            Stage::DefenderTrade | Stage::AttackerTrade => say("5.1.6", Message::new("reason-trade")),
            Stage::Retreat if self.somebody_may_stand(s) => say("5.1.2", Message::new("reason-caen")),
            Stage::Retreat => say("5.3", Message::new("reason-retreat")),
            Stage::Push(_) => say("5.3", Message::new("reason-push")),
            Stage::Advance => say("5.2", Message::new("reason-advance")),
            Stage::Over => {}
        }
        list
    }

    fn phases(&self) -> Vec<Message> {
        let phase = |id: &'static str, seat: u8| Message::new(id).with("seat", SeatId(seat));
        vec![
            phase("phase-movement", 0),
            phase("phase-combat", 0),
            phase("phase-movement", 1),
            phase("phase-combat", 1),
        ]
    }

    fn route(&self, s: &Situation, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        self.print_route(s, UnitId(counter.0), to)
    }
}

impl Campanha {
    fn move_rule(&self, s: &Situation, unit: UnitId) -> &'static str {
        if self.data.map.is_hex(s.place(unit)) { "4.0" } else { "4.2.1" }
    }
}

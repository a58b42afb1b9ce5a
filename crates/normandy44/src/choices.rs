//! How decisions are put to a player: what each action touches, what pointing at something means, and why a decision is asked.

use crate::results::Weather;
use crate::situation::{Fight, Mode, Situation, Stage, flag};
use crate::units::{Army, Pool, Side, Store};
use crate::{Action, Normandy44};
use sandtable_engine::guide::{Choice, Goal, Guide, Leg, Reason, Role, Stakes, Standing};
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SeatId, SpaceId, UnitId};

impl Guide for Normandy44 {
    fn reach(&self, s: &Situation, counter: CounterId) -> Vec<(SpaceId, u16)> {
        let unit = UnitId(counter.0);
        let mut list = Vec::with_capacity(128);
        let mode = match s.stage {
            Stage::Moving(other, mode) if other == unit => mode,
            _ => Mode::Usual,
        };
        if self.may_ask_of(s, unit) && self.check_move(s, unit).is_ok() {
            self.each_destination(s, unit, mode, |space, cost| list.push((space, u16::from(cost))));
        }
        list
    }

    fn choice(&self, s: &Situation, a: Action) -> Choice {
        let new = Choice::new;
        match a {
            Action::Begin => new(Role::Commit, "3", "action-begin"),
            Action::Deal(Store::Cherbourg) => new(Role::Other, "5.2", "action-deal-cherbourg"),
            Action::Deal(_) => new(Role::Other, "5.2", "action-deal-army7"),
            Action::Divide(points) => {
                let mut choice = new(Role::Other, "27.1", "action-divide");
                choice.label = choice.label.with("n", i32::from(points));
                choice
            }
            Action::Grant => new(Role::Other, "27.1", "action-grant"),
            Action::Deny => new(Role::Other, "27.1", "action-deny"),
            Action::Take(Pool::CaInfantry) => new(Role::Other, "6.2", "action-take-canadian"),
            Action::Take(_) => new(Role::Other, "6.2", "action-take-british"),
            Action::Drop => new(Role::Commit, "20.2", "action-drop"),
            Action::Assault(hex) => new(Role::Target, "20.3", "action-assault").at(hex),
            Action::Land(hex) => new(Role::Go, "20.2", "action-land").at(hex),
            Action::Rebuild(unit) => new(Role::Join, "6.2", "action-rebuild").of(unit.into()),
            Action::Return(unit, hex) => new(Role::Send, "6.2", "action-return").of(unit.into()).at(hex),
            Action::Buy(Army::First) => new(Role::Other, "5.3", "action-buy-us"),
            Action::Buy(_) => new(Role::Other, "5.3", "action-buy-uk"),
            Action::EndReplacement => new(Role::Done, "3", "action-end-replacement"),
            Action::Move(unit) => new(Role::Take, self.move_rule(s, unit), "action-move").of(unit.into()),
            Action::To(space) => new(Role::Go, "9.1", "action-to").at(space),
            Action::Reserve(space) => new(Role::Other, "15.1", "action-reserve").at(space),
            Action::Dig => new(Role::Other, "16.1", "action-dig"),
            Action::Strategic => new(Role::Other, "9.8", "action-strategic"),
            Action::Lorries => new(Role::Other, "9.8.6", "action-lorries"),
            Action::Evacuate => new(Role::Other, "21.2", "action-evacuate"),
            Action::Hold => new(Role::Other, "9.1", "action-hold"),
            Action::Transfer(hex) => {
                let unit = self.data.places.cotentin;
                new(Role::Send, "17.4", "action-transfer").of(unit.into()).at(hex)
            }
            Action::Release(unit) => new(Role::Other, "15.4", "action-release").of(unit.into()),
            Action::Abandon(unit) => new(Role::Other, "16.2", "action-abandon").of(unit.into()),
            Action::Raze(hex) => new(Role::Work, "16.1", "action-raze").at(hex),
            Action::EndMovement => new(Role::Done, "3", "action-end-movement"),
            Action::Strafe(hex) => new(Role::Bombard, "19.1.4", "action-strafe").at(hex),
            Action::EndStrafing => new(Role::Done, "19.1.4", "action-end-strafing"),
            Action::Attack(hex) => new(Role::Target, "10.1", "action-attack").at(hex),
            Action::Join(unit) => new(Role::Join, "10.1", "action-join").of(unit.into()),
            Action::Ready => new(Role::Done, "10.3", "action-ready"),
            // Who leads is chosen among those who attack already: nobody joins.
            Action::Lead(unit) if s.stage == Stage::Lead => self.lead_offer(s, unit),
            Action::Lead(unit) => new(Role::Other, "10.3", "action-lead").of(unit.into()),
            Action::Group(unit) if s.stage == Stage::Lead => {
                new(Role::Other, "10.3", "action-group").of(unit.into())
            }
            Action::Group(unit) => new(Role::Join, "10.3", "action-group").of(unit.into()),
            Action::Detach(unit) => new(Role::Other, "10.3", "action-detach").of(unit.into()),
            Action::Gun(unit, store) => {
                let rule = if s.stage == Stage::Answer { "12.4.3" } else { "11.6" };
                let (rule, id) = match store {
                    Store::Seventh if !self.needs_supply(unit) => ("17.3", "action-werfer"),
                    Store::Seventh => (rule, "action-gun-army7"),
                    Store::Cherbourg => (rule, "action-gun-cherbourg"),
                    Store::Panzer => ("27.1", "action-gun-panzer"),
                    _ => (rule, "action-gun"),
                };
                // Like aircraft and ships it is chosen by itself, not with all who attack.
                new(Role::Other, rule, id).of(unit.into()).card("card-guns")
            }
            Action::Air(Army::First) => new(Role::Other, "19.1.2", "action-air-us").card("card-air"),
            Action::Air(_) => new(Role::Other, "19.1.2", "action-air-uk").card("card-air"),
            Action::Navy(Army::First) => new(Role::Other, "19.2", "action-ships-us").card("card-ships"),
            Action::Navy(_) => new(Role::Other, "19.2", "action-ships-uk").card("card-ships"),
            Action::Commit => new(Role::Commit, "10.5", "action-commit"),
            Action::EndCombat => new(Role::Done, "3", "action-end-combat"),
            Action::Lose(unit) if matches!(s.stage, Stage::Excess(_)) => {
                new(Role::Lose, "7.2", "action-remove").of(unit.into())
            }
            Action::Lose(unit) => new(Role::Lose, "12.2", "action-lose").of(unit.into()),
            Action::Stand(unit) if s.stage == Stage::Answer => self.stand_offer(s, unit),
            Action::Stand(unit) => new(Role::Commit, "12.4", "action-stand").of(unit.into()),
            Action::Desperate => new(Role::Commit, "12.5", "action-desperate"),
            Action::Withdraw => new(Role::Done, "13.1", "action-withdraw"),
            Action::Retreat(unit, to) => new(Role::Send, "13.1", "action-retreat").of(unit.into()).at(to),
            Action::Advance(unit, to) => new(Role::Send, "14.1", "action-advance").of(unit.into()).at(to),
            Action::Keep(unit) => new(Role::Other, "12.1", "action-keep").of(unit.into()),
            Action::EndAdvance => new(Role::Done, "14.1", "action-end-advance"),
            Action::Recall(unit) => new(Role::Other, "22.2", "action-recall").of(unit.into()),
            Action::EndTurn => new(Role::Done, "3", "action-end-turn"),
        }
    }

    fn in_hand(&self, s: &Situation) -> Option<CounterId> {
        match s.stage {
            Stage::Moving(unit, _) | Stage::Glider(unit) => Some(unit.into()),
            Stage::Retreat if s.combat.retreating.len() == 1 => s.combat.retreating.first().map(Into::into),
            Stage::Advance if s.combat.victors.len() == 1 => s.combat.victors.first().map(Into::into),
            _ => None,
        }
    }

    /// What pointing at a counter or a space means at this moment.
    fn meant(&self, s: &Situation, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Action> {
        let unit = counter.map(|c| UnitId(c.0)).filter(|u| u.index() < crate::data::UNITS);
        let both = unit.zip(space);
        let mut list = Vec::new();
        match s.stage {
            Stage::Invasion => list.extend(space.map(Action::Assault)),
            Stage::Glider(_) => list.extend(space.map(Action::Land)),
            Stage::Replacement => {
                list.extend(unit.map(Action::Rebuild));
                list.extend(both.map(|(u, to)| Action::Return(u, to)));
            }
            Stage::Movement => list.extend(unit.map(Action::Move)),
            Stage::Moving(..) => list.extend(space.map(Action::To)),
            Stage::Strafe => list.extend(space.map(Action::Strafe)),
            Stage::Combat => list.extend(space.map(Action::Attack)),
            Stage::Muster => list.extend(unit.map(Action::Join)),
            Stage::Lead => {
                let all = &s.combat.attackers;
                let first =
                    |unit| all.iter().find(|&other| self.data.same_formation(unit, other)).unwrap_or(unit);
                list.extend(unit.map(|unit| Action::Lead(first(unit))));
            }
            Stage::Support => {
                if let Some(unit) = unit {
                    list.push(Action::Detach(unit));
                    list.extend(Store::ALL.map(|store| Action::Gun(unit, store)));
                }
            }
            Stage::Excess(_) | Stage::AttackerLoss(_) | Stage::DefenderLoss(_) => {
                list.extend(unit.map(Action::Lose));
            }
            Stage::Answer => list.extend(unit.map(Action::Stand)),
            Stage::Retreat => {
                let unit = unit.or_else(|| s.combat.retreating.first());
                list.extend(unit.zip(space).map(|(u, to)| Action::Retreat(u, to)));
            }
            Stage::Advance => {
                let unit = unit.or_else(|| s.combat.victors.first());
                list.extend(unit.zip(space).map(|(u, to)| Action::Advance(u, to)));
            }
            Stage::Final => list.extend(unit.map(Action::Recall)),
            _ => {}
        }
        list
    }

    fn reasons(&self, s: &Situation) -> Vec<Reason> {
        let mut list = Vec::new();
        let mut say = |rule, message| list.push(Reason { message, rule });
        let count = |id: &'static str, n: usize| Message::new(id).with("n", n as i32);
        let left = |what: &'static str, n: u8| {
            Message::new("reason-left").with("what", Arg::Term(what)).with("n", i32::from(n))
        };
        match s.stage {
            Stage::Movement => {
                let able = self.data.side(s.active).filter(|&u| self.check_move(s, u).is_ok());
                say("9.1", count("reason-may-move", able.count()));
                if s.active == Side::Allied && !s.reserve {
                    for (id, army) in [("reason-points-us", Army::First), ("reason-points-uk", Army::Second)]
                    {
                        let points = s.points[army as usize];
                        let own = !s.is_divided(Side::Allied) || s.shared.at == army as u8;
                        if points > 0 && own {
                            let less = self.points_lost(s, army) > 0;
                            say(if less { "6.5.3" } else { "6.5.1" }, count(id, usize::from(points)));
                        }
                    }
                }
            }
            Stage::Moving(unit, mode) => {
                let points = i32::from(self.allowance(s, unit, mode)) * i32::from(crate::board::POINT);
                let allowance = |points| Message::new("reason-allowance").with("points", Arg::Points(points));
                say(self.allowance_rule(s, unit, mode), allowance(points));
                if mode == crate::situation::Mode::Usual && self.may_cycle(s, unit) {
                    say("9.9", allowance(6 * i32::from(crate::board::POINT)));
                }
                if self.is_tactical(s, unit) {
                    say("9.10", Message::new("reason-tactical"));
                }
                let at = s.place(unit);
                if at == self.data.map.boxes.britain {
                    say("6.5.1", count("reason-cost", usize::from(self.cost(unit))));
                }
                if self.data.map.is_hex(at) && s.engaged(self.data.units[unit].side, at) {
                    say("8.2", Message::new("reason-leaves-zone"));
                }
            }
            Stage::Supply => {
                say("5.2", Message::new("reason-supply"));
                for store in [Store::Seventh, Store::Cherbourg] {
                    say("5.1", left(store.term(), s.stock(store)));
                }
            }
            Stage::Replacement => {
                let own = |pool: Pool| pool.side() == s.active && s.replacements[pool as usize] > 0;
                for pool in Pool::ALL.into_iter().filter(|&pool| own(pool)) {
                    say("6.1", left(pool.term(), s.replacements[pool as usize]));
                }
            }
            Stage::Choice => say("6.2", Message::new("reason-choice")),
            Stage::Divide => say("27.1", Message::new("reason-divide")),
            Stage::Consent => say("27.1", Message::new("reason-consent")),
            Stage::Excess(_) => say("7.2", Message::new("reason-excess")),
            Stage::Strafe => say("19.1.4", count("reason-aircraft", self.aircraft_left(s))),
            Stage::Lead => say("10.3", Message::new("reason-lead")),
            Stage::Support => say("10.5", Message::new("reason-support")),
            Stage::AttackerLoss(_) if s.combat.fight == Fight::Beach => {
                say("20.3.2", Message::new("reason-landed-loss"));
            }
            Stage::AttackerLoss(_) if self.attackers_at_risk(s) != s.combat.main => {
                say("12.2", Message::new("reason-givers"));
            }
            Stage::AttackerLoss(_) | Stage::DefenderLoss(_) => {
                say("12.2", count("reason-losses", usize::from(s.combat.owed)));
            }
            Stage::Answer => {
                say("12.4", Message::new("reason-answer"));
                self.stand_reasons(s, &mut say);
            }
            Stage::Desperate => say("12.5", Message::new("reason-desperate")),
            Stage::Retreat => say("13.1", Message::new("reason-retreat")),
            Stage::Advance if s.combat.fight == Fight::Beach => {
                say("20.3.6", Message::new("reason-landed"));
            }
            Stage::Advance if s.combat.limited => say("14.1", Message::new("reason-limited")),
            Stage::Advance => say("14.2", Message::new("reason-advance")),
            Stage::Final => say("22.2", Message::new("reason-recall")),
            _ => {}
        }
        // What the weather does is never out of sight where it counts.
        let counts = matches!(s.stage, Stage::Replacement | Stage::Movement | Stage::Strafe | Stage::Combat);
        if counts && s.turn > 0 {
            let n = i32::from(s.weather);
            let message = match self.weather(s) {
                Weather::Storm => Message::new("reason-storm"),
                Weather::Overcast => Message::new("reason-overcast").with("n", n),
                Weather::Fair => Message::new("reason-fair").with("n", n),
            };
            say("4.3", message);
        }
        list
    }

    fn stakes(&self, s: &Situation, action: Action) -> Stakes {
        self.weigh_action(s, action)
    }

    fn standing(&self, s: &Situation) -> Vec<(CounterId, Standing)> {
        let mut list = Vec::new();
        match s.stage {
            Stage::Movement => {
                for unit in self.data.side(s.active) {
                    if s.is(unit, flag::DONE) {
                        list.push((unit.into(), Standing::Done));
                    } else if self.check_move(s, unit).is_ok() {
                        list.push((unit.into(), Standing::Free));
                    }
                }
            }
            Stage::Combat | Stage::Muster => {
                for unit in s.on_map(&self.data, s.active) {
                    if s.is(unit, flag::FOUGHT) {
                        list.push((unit.into(), Standing::Done));
                    } else if self.is_own(s, unit)
                        && self.check_fights(s, unit).is_ok()
                        && self.is_beside_enemy(s, unit)
                    {
                        list.push((unit.into(), Standing::May));
                    }
                }
            }
            Stage::Retreat => {
                list.extend(s.combat.retreating.iter().map(|unit| (unit.into(), Standing::Must)));
            }
            _ => {}
        }
        list
    }

    fn looked_for(&self, s: &Situation) -> Vec<Action> {
        match s.stage {
            Stage::Movement => vec![Action::EndMovement],
            Stage::Moving(..) => vec![Action::Strategic, Action::Lorries, Action::Dig],
            Stage::Combat => vec![Action::EndCombat],
            Stage::Muster => vec![Action::Ready],
            Stage::Support => vec![Action::Commit],
            _ => Vec::new(),
        }
    }

    fn goal(&self, s: &Situation, _viewer: Viewer) -> Option<Goal> {
        Some(self.tell_goal(s))
    }

    fn phases(&self) -> Vec<Message> {
        let phase = |id: &'static str, seat: u8| Message::new(id).with("seat", SeatId(seat));
        let mut list = vec![phase("phase-initial", 1)];
        for seat in [1, 0] {
            for id in [
                "phase-replacement",
                "phase-movement",
                "phase-combat",
                "phase-reserve-movement",
                "phase-reserve-combat",
            ] {
                list.push(phase(id, seat));
            }
        }
        list.push(phase("phase-final", 0));
        list
    }

    fn route(&self, s: &Situation, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        self.print_route(s, UnitId(counter.0), to)
    }
}

impl Normandy44 {
    /// Whether the ways of a unit are the business of whoever decides.
    pub(crate) fn may_ask_of(&self, s: &Situation, unit: UnitId) -> bool {
        let Some(u) = self.data.units.get(unit).filter(|u| self.deciding(s) == Some(u.side)) else {
            return false;
        };
        !s.is_divided(u.side) || self.command_of(s, unit) == self.commander(s, u.side)
    }

    fn move_rule(&self, s: &Situation, unit: UnitId) -> &'static str {
        let at = s.place(unit);
        let boxes = &self.data.map.boxes;
        if self.data.map.is_hex(at) {
            "9.1"
        } else if boxes.mobilisation.contains(&at) {
            "6.7"
        } else if at == boxes.reinforcements {
            "6.6"
        } else if s.turn == 1 {
            "20.5"
        } else {
            "6.5.2"
        }
    }
}

//! How decisions are put to a player: what each action touches, what pointing at something means, and why a decision is asked.

use crate::board::ZONES;
use crate::dday::{drop_rule, next_of_day};
use crate::situation::{Moment, Situation, Stage, flag};
use crate::units::Side;
use crate::{Action, Bloody, Ship};
use sandtable_engine::guide::{Choice, Goal, Guide, Leg, Prize, Reason, Role, Stakes, Standing};
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SeatId, SideId, SpaceId, UnitId};

impl Guide for Bloody {
    fn reach(&self, s: &Situation, counter: CounterId) -> Vec<(SpaceId, u16)> {
        let unit = UnitId(counter.0);
        let mut list = Vec::new();
        let moving = matches!(s.stage, Stage::Movement | Stage::Exploit) && self.check_move(s, unit).is_ok();
        if moving || (s.stage == Stage::Moving && s.hand.contains(unit)) {
            let mut world = s.clone();
            if moving {
                self.do_take(&mut world, unit);
            }
            self.each_destination(&world, |space, cost| list.push((space, u16::from(cost))));
        }
        list
    }

    fn choice(&self, s: &Situation, a: Action) -> Choice {
        let new = Choice::new;
        match a {
            Action::Begin => new(Role::Commit, "1.0", "action-begin"),
            Action::Place(unit, at) => new(Role::Send, "11.2", "action-place").of(unit.into()).at(at),
            Action::EndPlacing => new(Role::Done, "11.2", "action-end-placing"),
            Action::Drop(unit, at) => new(Role::Send, "10.O.1", "action-drop").of(unit.into()).at(at),
            Action::Assign(unit, at) => new(Role::Send, "9", "action-assign").of(unit.into()).at(at),
            // Pointed at by the hex in the middle of the zone.
            Action::Interdict(unit, zone) => new(Role::Send, "9.2", "action-interdict")
                .of(unit.into())
                .at(self.disc(s, zone).unwrap_or(self.data.map.boxes.interdiction))
                .many(i32::from(zone)),
            Action::EndAir => new(Role::Done, "9", "action-end-air"),
            Action::Stock(at) => new(Role::Work, "1.1.1.2", "action-stock").at(at),
            Action::Send(hq) => new(Role::Join, "1.1.1.2", "action-send").of(hq.into()),
            Action::Keep => new(Role::Done, "1.1.1.2", "action-keep"),
            Action::Supply(unit) => new(Role::Join, "7.5", "action-supply").of(unit.into()),
            Action::EndSupply => new(Role::Done, "7.5", "action-end-supply"),
            Action::Rest(unit) => new(Role::Other, "1.1.1.3", "action-rest").of(unit.into()),
            Action::Recover(unit) => new(Role::Join, "6.10", "action-recover").of(unit.into()),
            Action::Enter(unit, at) => new(Role::Send, "1.1.1.3", "action-enter").of(unit.into()).at(at),
            Action::Home(unit) => new(Role::Other, "1.1.1.3", "action-home").of(unit.into()),
            Action::EndRecovery => new(Role::Done, "1.1.1.3", "action-end-recovery"),
            Action::Ships(at, ship, points) => {
                let id = match ship {
                    Ship::Battleship => "action-battleships",
                    Ship::Destroyer => "action-destroyers",
                };
                new(Role::Bombard, "6.2", id).at(at).many(i32::from(points))
            }
            Action::Raid(at) => new(Role::Bombard, "9.3", "action-raid").at(at),
            Action::Load(unit) => new(Role::Join, "9.3", "action-load").of(unit.into()),
            Action::Spread(at) => new(Role::Work, "9.4", "action-spread").at(at),
            Action::Release => new(Role::Commit, "9.3", "action-release"),
            Action::EndSoften => new(Role::Commit, "10.A.1", "action-end-soften"),
            Action::Shell(unit) => new(Role::Join, "6.2", "action-shell").of(unit.into()),
            Action::NoShell => new(Role::Done, "6.2", "action-no-shell"),
            Action::Move(unit) => new(Role::Take, "4.1.1", "action-move").of(unit.into()),
            Action::With(unit) => new(Role::Join, "4.3", "action-with").of(unit.into()),
            Action::To(at) if self.data.map.is_hex(at) => new(Role::Go, "4.1.1", "action-to").at(at),
            Action::To(at) => new(Role::Go, "4.1.2", "action-to-region").at(at),
            Action::Overrun(at) => new(Role::Target, "4.3", "action-overrun").at(at),
            Action::Wait(at) => new(Role::Work, "4.1.1", "action-wait").at(at),
            Action::Infiltrate(at) => new(Role::Work, "4.4", "action-infiltrate").at(at),
            Action::Hold if s.stage == Stage::Drop => new(Role::Done, "10.B.3", "action-no-gliders"),
            Action::Hold => new(Role::Other, "4.1.1", "action-hold"),
            Action::Extend(hq) => new(Role::Other, "5.2", "action-extend").of(hq.into()),
            Action::EndMovement => new(Role::Done, "1.1.2", "action-end-movement"),
            Action::Activate(hq) => new(Role::Take, "1.1.3", "action-activate").of(hq.into()),
            Action::Attack(at) => new(Role::Target, "6.1", "action-attack").at(at),
            Action::Houses => new(Role::Other, "2.2", "action-houses"),
            Action::Ground => new(Role::Other, "2.2", "action-ground"),
            Action::Join(unit) => new(Role::Join, "6.1", "action-join").of(unit.into()),
            Action::Support(hq) => new(Role::Join, "5.3", "action-support").of(hq.into()),
            Action::Tas(unit) => new(Role::Join, "9.1", "action-tas").of(unit.into()),
            Action::Commit if s.stage == Stage::Answer => new(Role::Commit, "6.3", "action-answer"),
            Action::Commit => new(Role::Commit, "6.3", "action-commit"),
            Action::EndCommand => new(Role::Done, "1.1.3", "action-end-command"),
            Action::EndCombat => new(Role::Done, "1.1.3", "action-end-combat"),
            Action::Lose(unit) => new(Role::Lose, "6.10", "action-lose").of(unit.into()),
            Action::Retreat(unit, to) => new(Role::Send, "6.6", "action-retreat").of(unit.into()).at(to),
            Action::Advance(from, to) => new(Role::Go, "6.7", "action-advance").at(to).by(from),
            Action::EndAdvance => new(Role::Done, "6.7", "action-end-advance"),
            Action::Counter(hq) => new(Role::Join, "6.9", "action-counter").of(hq.into()),
            Action::NoCounter => new(Role::Done, "6.9", "action-no-counter"),
            Action::EndExploit => new(Role::Done, "6.8", "action-end-exploit"),
        }
    }

    fn in_hand(&self, s: &Situation) -> Option<CounterId> {
        match s.stage {
            Stage::Moving => s.hand.first(),
            Stage::Retreat => s.combat.retreating.first(),
            _ => None,
        }
        .map(Into::into)
    }

    /// What pointing at a counter or a space means at this moment.
    fn meant(&self, s: &Situation, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Action> {
        let unit = counter.map(|c| UnitId(c.0));
        let both = unit.zip(space);
        let mut list = Vec::new();
        match s.stage {
            Stage::Placing => list.extend(both.map(|(unit, at)| Action::Place(unit, at))),
            Stage::Drop => list.extend(both.map(|(unit, at)| Action::Drop(unit, at))),
            Stage::Air => list.extend(both.map(|(unit, at)| match self.data.map.zone.get(at) {
                Some(&zone) if zone < ZONES as u8 => Action::Interdict(unit, zone + 1),
                _ => Action::Assign(unit, at),
            })),
            Stage::Stock => list.extend(space.map(Action::Stock)),
            Stage::Markers => list.extend(unit.map(Action::Send)),
            Stage::AirSupply => list.extend(unit.map(Action::Supply)),
            Stage::Recovery => {
                list.extend(both.map(|(unit, at)| Action::Enter(unit, at)));
                list.extend(
                    unit.into_iter()
                        .flat_map(|unit| [Action::Recover(unit), Action::Rest(unit), Action::Home(unit)]),
                );
            }
            Stage::Soften => list.extend(space.into_iter().flat_map(|at| {
                [
                    Action::Ships(at, Ship::Battleship, 1),
                    Action::Ships(at, Ship::Destroyer, 1),
                    Action::Raid(at),
                ]
            })),
            Stage::CoastGuns => list.extend(unit.map(Action::Shell)),
            Stage::Raid => {
                list.extend(unit.map(Action::Load));
                list.extend(space.map(Action::Spread));
            }
            Stage::Movement => {
                list.extend(unit.into_iter().flat_map(|unit| [Action::Move(unit), Action::Extend(unit)]));
            }
            Stage::Moving => {
                list.extend(space.into_iter().flat_map(|at| {
                    [Action::To(at), Action::Overrun(at), Action::Infiltrate(at), Action::Wait(at)]
                }));
                list.extend(unit.map(Action::With));
            }
            Stage::Combat => {
                list.extend(unit.map(Action::Activate));
                list.extend(space.map(Action::Attack));
            }
            Stage::Command => list.extend(space.map(Action::Attack)),
            Stage::Exploit => {
                list.extend(unit.map(Action::Move));
                list.extend(space.map(Action::Attack));
            }
            Stage::Muster | Stage::Answer => {
                list.extend(
                    unit.into_iter()
                        .flat_map(|unit| [Action::Join(unit), Action::Support(unit), Action::Tas(unit)]),
                );
            }
            Stage::DefenderLoss | Stage::AttackerLoss => list.extend(unit.map(Action::Lose)),
            Stage::Retreat => {
                let unit = unit.or_else(|| s.combat.retreating.first());
                list.extend(unit.zip(space).map(|(unit, to)| Action::Retreat(unit, to)));
            }
            Stage::Advance => {
                let from = s.combat.attackers.first().map(|unit| s.place(unit));
                list.extend(from.zip(space).map(|(from, to)| Action::Advance(from, to)));
            }
            Stage::Counter => list.extend(unit.map(Action::Counter)),
            Stage::Begin | Stage::Cover | Stage::Over => {}
        }
        list
    }

    fn stakes(&self, s: &Situation, action: Action) -> Stakes {
        self.weigh_stakes(s, action)
    }

    fn standing(&self, s: &Situation) -> Vec<(CounterId, Standing)> {
        let mut list = Vec::new();
        match s.stage {
            Stage::Movement | Stage::Exploit => {
                for unit in self.data.side(s.active.side()) {
                    if self.can_go(s, unit) {
                        list.push((unit.into(), Standing::May));
                    } else if s.is(unit, flag::DONE) && self.data.map.is_in_play(s.place(unit)) {
                        list.push((unit.into(), Standing::Done));
                    }
                }
            }
            Stage::Combat if s.turn > 0 => {
                for &hq in &self.data.hqs {
                    if !s.active.commands(self.data.units[hq].army) {
                        continue;
                    }
                    if self.check_activate_now(s, hq).is_ok() {
                        list.push((hq.into(), Standing::May));
                    } else if s.is(hq, flag::USED) {
                        list.push((hq.into(), Standing::Done));
                    }
                }
            }
            _ => {}
        }
        list
    }

    fn looked_for(&self, s: &Situation) -> Vec<Action> {
        match s.stage {
            Stage::Begin => vec![Action::Begin],
            Stage::Placing => vec![Action::EndPlacing],
            Stage::Air => vec![Action::EndAir],
            Stage::Markers => vec![Action::Keep],
            Stage::AirSupply => vec![Action::EndSupply],
            Stage::Recovery => vec![Action::EndRecovery],
            Stage::Soften => vec![Action::EndSoften],
            Stage::Raid => vec![Action::Release],
            Stage::Movement | Stage::Moving => vec![Action::EndMovement],
            Stage::Combat => vec![Action::EndCombat],
            Stage::Command => vec![Action::EndCommand, Action::EndCombat],
            Stage::Cover => vec![Action::Houses, Action::Ground],
            Stage::Muster | Stage::Answer => vec![Action::Commit],
            Stage::Exploit => vec![Action::EndExploit],
            _ => Vec::new(),
        }
    }

    fn goal(&self, s: &Situation, _viewer: Viewer) -> Option<Goal> {
        let [allied, german] = self.points(s);
        let races = self.races(s);
        let margin = allied - german;
        let rule = match (races, self.plan(s).first_turn) {
            (true, _) => "11.1",
            (false, 0) => "11.3",
            (false, _) => "11.2",
        };
        let ahead = match (races, margin) {
            (true, _) => {
                let taken = self.data.cherbourg.iter().all(|&hex| s.held.contains(hex));
                Some(if taken { Side::Allied } else { Side::German })
            }
            (false, 0) => None,
            (false, n) => Some(if n > 0 { Side::Allied } else { Side::German }),
        };
        let prize = |&space: &SpaceId| {
            let held = s.held.contains(space);
            Prize { space, worth: self.worth_of(space), holder: Some(SideId(u8::from(!held))) }
        };
        let places = self.data.cities.iter().chain(std::iter::once(&self.data.map.boxes.paris));
        let mut decided = Vec::new();
        if s.stage == Stage::Over {
            for (side, tally) in self.tally(s).into_iter().enumerate() {
                for line in tally.lines {
                    let message = line.reason.with("side", SideId(side as u8)).with("points", line.amount);
                    decided.push(Reason { message, rule: line.rule });
                }
            }
        }
        Some(Goal {
            aim: Message::new(if races { "goal-cherbourg" } else { "goal-points" }),
            rule,
            standing: Message::new(if races { "goal-cherbourg-standing" } else { "goal-standing" })
                .with("allied", allied)
                .with("german", german)
                .with("margin", margin)
                .with("turns", i32::from(s.last_turn(&self.data).saturating_sub(s.turn))),
            ahead: ahead.map(|side| SideId(side as u8)),
            prizes: places.filter(|&&space| self.in_bounds(s, space)).map(prize).collect(),
            decided,
        })
    }

    /// Why the deciding side is asked, in numbers.
    fn reasons(&self, s: &Situation) -> Vec<Reason> {
        let mut list = Vec::new();
        let mut say = |rule, message| list.push(Reason { message, rule });
        let count = |id: &'static str, n: usize| Message::new(id).with("n", n as i32);
        match s.stage {
            Stage::Placing => say("11.2", Message::new("reason-placing")),
            Stage::Drop => say(drop_rule(s), count("reason-drop", self.waiting_to_jump(s).count())),
            Stage::Air => {
                say("9", count("reason-aircraft", self.ready_aircraft(s).count()));
                if s.superiority > 0 {
                    say("9", count("reason-superiority", usize::from(s.superiority)));
                }
            }
            Stage::Stock => say("1.1.1.2", count("reason-stock", usize::from(s.to_stock))),
            Stage::Markers => say("1.1.1.2", Message::new("reason-markers")),
            Stage::AirSupply => say("7.5", count("reason-air-supply", usize::from(s.air_supply))),
            Stage::Recovery => say("1.1.1.3", Message::new("reason-recovery")),
            Stage::Soften => {
                say("10.A.1", Message::new("reason-soften"));
                for fleet in 0..2 {
                    say("6.2", self.fleet_left(s, fleet));
                }
            }
            Stage::CoastGuns => say("6.2", Message::new("reason-coast-guns")),
            Stage::Movement => {
                let movers = self.data.side(s.active.side()).filter(|&unit| self.can_go(s, unit));
                say("4.1.1", count("reason-may-move", movers.count()));
                match s.moment {
                    Moment::Gathering => say("10.O.1", Message::new("reason-gathering")),
                    Moment::Alarm => say("10.O.2", Message::new("reason-alarm")),
                    Moment::SecondWave | Moment::FollowUp | Moment::Reaction => {
                        say("10.A.1", Message::new("reason-half-movement"));
                    }
                    _ => {}
                }
            }
            Stage::Moving => {
                if let Some(unit) = s.hand.first() {
                    let points = Arg::Points(i32::from(self.allowance(s, unit)));
                    say("4.1.1", Message::new("reason-points").with("points", points));
                    let region = s.place(unit);
                    if let Some((add, value)) = self.leaving_region(s, self.data.units[unit].side(), region) {
                        let message =
                            Message::new("reason-interdiction").with("add", add).with("value", value);
                        say("9.5", message);
                    }
                    if self.leaving(s, unit) > 0 && self.data.map.is_hex(region) {
                        let points = Arg::Points(i32::from(self.leaving(s, unit)));
                        say("3", Message::new("reason-leaves-zone").with("points", points));
                    }
                }
            }
            Stage::Combat if self.free_turn(s) => {
                say("10", Message::new("reason-free-fights"));
            }
            Stage::Combat if !self.somebody_fights(s) => say("1.1.3", Message::new("reason-nobody-fights")),
            Stage::Combat => say("1.1.3", Message::new("reason-combat")),
            Stage::Command => say("1.1.3", Message::new("reason-command")),
            Stage::Cover => say("2.2", Message::new("reason-cover")),
            Stage::Muster => say("6.1", Message::new("reason-muster")),
            Stage::Answer => say("5.3", Message::new("reason-answer")),
            Stage::DefenderLoss => say("6.10", count("reason-loss", usize::from(s.combat.losses[1]))),
            Stage::AttackerLoss => say("6.10", count("reason-loss", usize::from(s.combat.losses[0]))),
            Stage::Retreat => say("6.6", Message::new("reason-retreat")),
            Stage::Advance => say("6.7", Message::new("reason-advance")),
            Stage::Counter => say("6.9", Message::new("reason-counter")),
            Stage::Exploit => say("6.8", Message::new("reason-exploit")),
            Stage::Raid => say("9.3", Message::new("reason-raid")),
            Stage::Begin | Stage::Over => {}
        }
        // Whom the ships may help, and what they have left.
        if matches!(s.stage, Stage::Muster | Stage::Answer) && s.active.side() == Side::Allied {
            let mut offers = Vec::new();
            self.list_bombardments(s, &mut offers);
            if offers.iter().any(|action| matches!(action, Action::Ships(..)))
                && let Some(army) = self.allied_army(s)
            {
                list.push(Reason { message: self.fleet_left(s, Self::fleet_of(army)), rule: "6.2" });
            }
        }
        // The weather is never out of sight where it counts.
        let counts = matches!(
            s.stage,
            Stage::Air | Stage::Stock | Stage::Markers | Stage::Recovery | Stage::Movement | Stage::Combat
        );
        if counts {
            let message = if s.storm {
                Message::new("reason-storm")
            } else {
                Message::new("reason-weather").with("weather", Arg::Term(s.weather.term()))
            };
            list.push(Reason { message, rule: "1.1.1.1" });
        }
        if s.turn == 0
            && let Some((rule, next)) = next_of_day(s)
        {
            list.push(Reason { message: next, rule });
        }
        list
    }

    fn phases(&self) -> Vec<Message> {
        let mut list = vec![
            Message::new("phase-logistics").with("seat", SeatId(0)).with("part", Arg::Term("part-a")),
            Message::new("phase-administration").with("seat", SeatId(0)).with("part", Arg::Term("part-a")),
        ];
        for part in ["part-a", "part-b"] {
            for seat in 0..2 {
                for id in ["phase-movement", "phase-combat"] {
                    list.push(Message::new(id).with("seat", SeatId(seat)).with("part", Arg::Term(part)));
                }
            }
        }
        list
    }

    fn route(&self, s: &Situation, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        self.print_route(s, UnitId(counter.0), to)
    }
}

impl Bloody {
    /// Whether a unit can move, and there is somewhere to go: by night the alarm leads only into confusion (10 O.2).
    pub(crate) fn can_go(&self, s: &Situation, unit: UnitId) -> bool {
        let near = || self.data.map.around[s.place(unit)].iter();
        self.check_move(s, unit).is_ok()
            && (s.moment != Moment::Alarm || near().any(|near| s.confused(&self.data, near.hex)))
    }

    /// Whether an HQ of the side that acts can still fight (1.1.3).
    pub(crate) fn somebody_fights(&self, s: &Situation) -> bool {
        self.data.hqs.iter().any(|&hq| self.check_activate_now(s, hq).is_ok())
    }

    fn fleet_left(&self, s: &Situation, fleet: usize) -> Message {
        let [battleships, destroyers] = s.ships[fleet];
        Message::new("reason-ships")
            .with("fleet", Arg::Term(["fleet-western", "fleet-eastern"][fleet]))
            .with("battleships", i32::from(battleships))
            .with("destroyers", i32::from(destroyers))
    }

    /// What a space is worth in points to whoever controls it (11.3).
    pub(crate) fn worth_of(&self, space: SpaceId) -> i32 {
        let numbers = &self.data.numbers.victory;
        if space == self.data.map.boxes.paris {
            return i32::from(numbers.paris);
        }
        if self.data.cities.contains(&space) { i32::from(numbers.city) } else { 0 }
    }
}

//! How decisions are put to the player: what each action touches, what pointing at something means, and why a decision is
//! asked at all.

use crate::amphibious::MAY_WAIT;
use crate::board::side;
use crate::cards::Artillery;
use crate::ids::Counter;
use crate::prelude::*;
use crate::rules::PLAYER;
use sandtable_engine::guide::{Choice, Goal, Guide, Leg, Reason, Role, Stakes, Standing};
use sandtable_engine::rules::Rules;
use sandtable_engine::view::Viewer;

impl Guide for Omaha {
    fn reach(&self, s: &Situation, counter: CounterId) -> Vec<(SpaceId, u16)> {
        self.reach_of(s, counter)
    }

    fn choice(&self, s: &Situation, a: Action) -> Choice {
        let new = Choice::new;
        match a {
            Action::Begin => new(Role::Commit, "I–VI", "action-begin"),
            Action::Draw => match s.stage {
                Stage::Landing(_) => new(Role::Commit, "5.1", "action-draw-landing"),
                Stage::Event => new(Role::Commit, "II", "action-draw-event"),
                _ => new(Role::Commit, "III", "action-draw-fire"),
            },
            Action::Follow(unit) => new(Role::Other, "5.1", "action-follow").of(unit.into()),
            Action::Stay => match s.stage {
                Stage::Follow(..) => new(Role::Other, "5.1", "action-stay-in-box"),
                Stage::Attrition => new(Role::Done, "8", "action-no-attrition"),
                Stage::Sacrifice(unit) => new(Role::Lose, "11.1", "action-no-sacrifice").of(unit.into()),
                Stage::UnderFire(hit) => {
                    let stays = new(Role::Go, "7.3", "action-stay");
                    stays.of(hit.into()).at(s.place(hit))
                }
                _ => new(Role::Other, "7.3", "action-stay"),
            },
            Action::Drift(boxes) => self.offer_drift(s, boxes),
            Action::Place(unit, hex) => new(Role::Send, "5.3", "action-place").of(unit.into()).at(hex),
            Action::Delay(unit) => {
                let track = self.data.map.boxes.track;
                new(Role::Send, "5.3", "action-delay").of(unit.into()).at(track)
            }
            Action::Choose(unit) => self.offer_unit(s).of(unit.into()),
            Action::Reveal(hex) => new(Role::Work, "II", "action-reveal").at(hex),
            Action::Sacrifice => match s.stage {
                Stage::Sacrifice(unit) => {
                    new(Role::Lose, "11.1", "action-sacrifice").of(s.hero(unit).unwrap_or(unit).into())
                }
                _ => new(Role::Lose, "11.1", "action-sacrifice"),
            },
            Action::Clear(hex) => new(Role::Work, "10.1", "action-clear").at(hex),
            Action::Done if s.stage == Stage::Engineers => new(Role::Done, "IV", "action-end-engineers"),
            Action::Done if s.stage == Stage::Arrivals => new(Role::Done, "5.3", "action-end-landing"),
            Action::Done => new(Role::Done, "V", "action-end-actions"),
            Action::Take(unit) => new(Role::Take, "7.3", "action-take").of(unit.into()),
            Action::With(unit) => new(Role::Take, "7.2", "action-with").of(unit.into()),
            Action::Go(hex) => self.offer_way(s, hex),
            Action::Pay(Sector::East) => new(Role::Other, "7.2", "action-pay-1"),
            Action::Pay(Sector::West) => new(Role::Other, "7.2", "action-pay-29"),
            Action::GoOn => match s.stage {
                Stage::UnderFire(hit) => new(Role::Go, "7.3", "action-go-on").of(hit.into()).at(s.target),
                _ => new(Role::Other, "7.3", "action-go-on"),
            },
            Action::Scale(unit) => new(Role::Other, "7.5", "action-scale").of(unit.into()),
            Action::Recover(unit) => self.offer_recovery(s, unit).of(unit.into()),
            Action::Attack(hex) => new(Role::Target, "8", "action-attack").at(hex),
            Action::Join(unit) => new(Role::Join, "8", "action-join").of(unit.into()),
            Action::Shells => new(Role::Other, "8", "action-shells"),
            Action::Commit => new(Role::Commit, "8", "action-commit").at(s.target),
            Action::Barrage(unit, hex) => {
                // The target is what is pointed at; the number tells tanks of one hex apart.
                let mut choice = new(Role::Bombard, "8.4", "action-barrage").at(hex);
                choice.label = choice.label.with("unit", unit);
                choice.number = Some(i32::from(unit.0));
                choice
            }
            Action::Bombard(hex) => new(Role::Bombard, "8.4", "action-bombard").at(hex),
        }
    }

    fn in_hand(&self, s: &Situation) -> Option<CounterId> {
        (s.stage == Stage::Moving).then(|| s.group.first()).flatten().map(Into::into)
    }

    /// What pointing at a counter or a space means at this moment, the likeliest first, legal or not.
    fn meant(&self, s: &Situation, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Action> {
        let is_unit = |u: UnitId| self.kind(u) != Kind::Hero;
        let (unit, enemy) = match counter.map(Counter::from) {
            Some(Counter::American(unit)) => (Some(unit).filter(|&unit| is_unit(unit)), None),
            // A German counter stands for its hex. One who lies face down is nobody in particular: whoever could be asked
            // where he is would know who lies there.
            Some(Counter::German(g)) => {
                (None, Some(g).filter(|&g| self.knows_unit(s, Viewer::Seat(PLAYER), g)))
            }
            _ => (None, None),
        };
        let hex = space.filter(|&hex| self.data.map.is_hex(hex));
        let hex = hex.or_else(|| Some(self.position(s.position_of(enemy?)?).hex));
        let here: Vec<UnitId> = match (unit, hex) {
            (Some(unit), _) => vec![unit],
            (None, Some(hex)) => s.counters(hex).filter(|&u| is_unit(u)).collect(),
            (None, None) => Vec::new(),
        };
        let german_there = hex.is_some_and(|hex| s.german_in(&self.data, hex));
        let mut list = Vec::new();
        match s.stage {
            Stage::Follow(..) => list.extend(here.into_iter().map(Action::Follow)),
            Stage::Rangers(_, ranger) => {
                let box_at = |hex: SpaceId| self.data.map.landing_at[hex];
                if let (Some(from), Some(to)) = (box_at(s.place(ranger)), hex.and_then(box_at)) {
                    list.extend(from.checked_sub(to).map(Action::Drift));
                }
            }
            Stage::Arrivals => {
                if let Some(unit) = unit {
                    list.extend(hex.map(|hex| Action::Place(unit, hex)));
                    if space == Some(self.data.map.boxes.track) {
                        list.push(Action::Delay(unit));
                    }
                }
            }
            Stage::Mine(_)
            | Stage::Hero(..)
            | Stage::Regroup(_)
            | Stage::Scream
            | Stage::Hit(..)
            | Stage::LeaderHit(..)
            | Stage::ArtilleryHit(_)
            | Stage::Attrition
            | Stage::Overstack(_) => list.extend(here.into_iter().map(Action::Choose)),
            Stage::Patrol(_) | Stage::Prisoner(_) => list.extend(hex.map(Action::Reveal)),
            Stage::Engineers => list.extend(hex.map(Action::Clear)),
            Stage::Moving => {
                let first = s.group.first();
                // Whoever is in hand may be pointed at together with where he is sent.
                let held = unit.is_none_or(|u| s.group.contains(u));
                if let Some(to) = hex.filter(|&to| held && first.is_none_or(|u| s.place(u) != to)) {
                    if german_there {
                        list.extend(self.aims(s, first, to));
                    }
                    list.push(Action::Go(to));
                }
                list.extend(unit.map(Action::With));
            }
            Stage::UnderFire(hit) => {
                if hex == Some(s.target) {
                    list.push(Action::GoOn);
                } else if hex == Some(s.place(hit)) || unit == Some(hit) {
                    list.push(Action::Stay);
                }
            }
            Stage::Muster => list.extend(here.into_iter().map(Action::Join)),
            Stage::SetUp
            | Stage::Landing(_)
            | Stage::Event
            | Stage::Fire(_)
            | Stage::Sacrifice(_)
            | Stage::Actions => {
                if let (true, Some(hex)) = (german_there, hex) {
                    list.extend(self.aims(s, unit, hex));
                } else {
                    for unit in here {
                        if s.is(unit, flag::DISRUPTED | flag::CLIMB | flag::CLIFF) {
                            list.push(Action::Recover(unit));
                        }
                        list.push(Action::Take(unit));
                    }
                }
            }
            Stage::Paying | Stage::Over => {}
        }
        list
    }

    /// Why the player is asked, in numbers.
    fn reasons(&self, s: &Situation) -> Vec<Reason> {
        let mut list = Vec::new();
        let mut say = |rule: Rule, message: Message| list.push(Reason { message, rule });
        let plain = Message::new;
        let count = |id: Term, n: usize| Message::new(id).with("n", n);
        let card = |id: Term, place: usize| {
            (s.face_up[place] > 0).then(|| plain(id).with("number", s.face_up[place]))
        };
        match s.stage {
            Stage::SetUp => say("I–VI", plain("reason-set-up")),
            Stage::Landing(sector) => {
                let boats = self.data.map.landings.iter().filter(|l| l.sector == sector);
                let units = boats.map(|l| s.units(&self.data, l.hex).count()).sum();
                say("5.1", count("reason-landing", units));
                let tide = s.tide(&self.data).term();
                say("5.2", plain("reason-tide").with("tide", Arg::Term(tide)));
            }
            Stage::Follow(..) => say("5.1", plain("reason-follow")),
            Stage::Rangers(..) => say("5.1", plain("reason-rangers")),
            Stage::Mine(_) => say("5.1", plain("reason-mine")),
            Stage::Arrivals => {
                say("5.3", count("reason-arrivals", self.how_many(s, Standing::Must)));
                let waits = everybody().filter(|&u| self.is_due(s, u) && !self.can_board(s, u));
                for unit in waits {
                    say("5.3", plain("reason-waits").with("unit", unit));
                }
                say("5.3", plain("reason-box-limit"));
                if s.turn >= MAY_WAIT {
                    say("5.3", plain("reason-may-delay"));
                }
            }
            Stage::Event => say("II", plain("reason-event")),
            Stage::Hero(_, deep) => {
                say("11.1", plain("reason-hero"));
                if deep {
                    say("9.2", plain("reason-hero-depth"));
                }
            }
            Stage::Regroup(_) => say("II", plain("reason-regroup")),
            Stage::Scream => say("II", plain("reason-scream")),
            Stage::Patrol(_) => say("II", plain("reason-patrol")),
            Stage::Prisoner(_) => say("II", plain("reason-prisoner")),
            Stage::Fire(sector) => {
                let seen = |p: PositionId| !s.smoke.contains(p);
                let fires = |&p: &PositionId| self.position(p).sector == sector && s.can_fire(p) && seen(p);
                let positions = PositionId::all().filter(fires).count();
                say("6.1", count("reason-fire", positions));
                if s.plunge {
                    say("6.2", plain("reason-plunge"));
                }
            }
            Stage::Hit(_, position) => self.why_this_hit(s, position, &mut say),
            Stage::LeaderHit(..) => say("6.3", plain("reason-star")),
            Stage::ArtilleryHit(sector) => {
                let number = s.face_up[pile::FIRE + sector.index()];
                let artillery = (number > 0).then(|| self.card(number).artillery.as_ref()).flatten();
                if let Some(Artillery { value, calibres }) = artillery {
                    let guns = i32::from(self.guns(s, sector, calibres));
                    let message = plain("reason-artillery").with("guns", guns);
                    say("6.5", message.with("value", *value));
                }
                say("6.5", plain("reason-artillery-equal"));
            }
            Stage::Sacrifice(_) => say("11.1", plain("reason-sacrifice")),
            Stage::Engineers => {
                let left = Sector::BOTH.map(|sector| i32::from(self.clearable(s, sector)));
                let message = match left {
                    [_, 0] => plain("reason-engineers-east").with("n", left[0]),
                    [0, _] => plain("reason-engineers-west").with("n", left[1]),
                    [east, west] => plain("reason-engineers").with("east", east).with("west", west),
                };
                say("10.1", message);
                say("10.1", plain("reason-engineers-fire"));
            }
            Stage::Actions => self.why_act(s, &mut say),
            Stage::Moving => {
                let first = s.group.first();
                match first {
                    Some(unit) if self.is_free(s, unit) => say("7.1", plain("reason-free")),
                    Some(unit) if self.can_seek_cover(s, unit) => say("7.1", plain("reason-cover")),
                    _ => say("7.2", plain("reason-paid")),
                }
                let together = first
                    .map_or(0, |u| s.counters(s.place(u)).filter(|&u| self.check_with(s, u).is_ok()).count());
                if together > 0 {
                    say("7.2", count("reason-together", together));
                }
                if self.barrages_instead(s) {
                    say("8.4", plain("reason-barrages"));
                }
            }
            Stage::Paying => say("7.2", plain("reason-paying")),
            Stage::UnderFire(_) => say("7.3", plain("reason-under-fire")),
            Stage::Muster => {
                let target = self.data.position(s.target);
                let hidden = target
                    .and_then(|p| s.occupant(p))
                    .is_some_and(|u| !self.knows_unit(s, Viewer::Seat(PLAYER), u));
                say("8", plain(if hidden { "reason-muster-hidden" } else { "reason-muster" }));
                if target.is_some_and(|p| s.depth(p).is_some()) {
                    say("8", plain("reason-muster-depth"));
                }
            }
            Stage::Attrition => say("8", plain("reason-attrition")),
            Stage::Overstack(hex) => say("7.6", count("reason-overstack", s.units(&self.data, hex).count())),
            Stage::Over => {}
        }
        let drawn = match s.stage {
            Stage::Follow(x, _) | Stage::Rangers(x, _) | Stage::Mine(x) => {
                card("reason-landing-card", pile::LANDING + x.index()).map(|m| ("5.1", m))
            }
            Stage::Hero(..) | Stage::Regroup(_) | Stage::Scream | Stage::Patrol(_) | Stage::Prisoner(_) => {
                card("reason-event-card", pile::EVENT).map(|m| ("II", m))
            }
            Stage::Hit(x, _) | Stage::LeaderHit(x, _) | Stage::ArtilleryHit(x) => {
                card("reason-fire-card", pile::FIRE + x.index()).map(|m| ("6.1", m))
            }
            Stage::UnderFire(_) => card("reason-fire-card", pile::ACTION).map(|m| ("7.3", m)),
            _ => None,
        };
        list.extend(drawn.map(|(rule, message)| Reason { message, rule }));
        list
    }

    fn stakes(&self, s: &Situation, action: Action) -> Stakes {
        self.at_stake(s, action)
    }

    fn standing(&self, s: &Situation) -> Vec<(CounterId, Standing)> {
        self.stand(s)
    }

    fn looked_for(&self, s: &Situation) -> Vec<Action> {
        self.seek(s)
    }

    fn goal(&self, s: &Situation, _viewer: Viewer) -> Option<Goal> {
        Some(self.state_goal(s))
    }

    fn phases(&self) -> Vec<Message> {
        self.name_phases()
    }

    fn route(&self, s: &Situation, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        self.way(s, counter, to)
    }
}

impl Omaha {
    /// Drifting leads to a box; off the map it leads nowhere that could be pointed at.
    fn offer_drift(&self, s: &Situation, boxes: u8) -> Choice {
        let id = if boxes == 0 { "action-no-drift" } else { "action-drift" };
        let choice = Choice::new(Role::Go, "5.1", id).many(i32::from(boxes));
        let Stage::Rangers(_, ranger) = s.stage else { return choice };
        let to = self.box_of(s, ranger).and_then(|from| from.checked_sub(usize::from(boxes)));
        match to {
            Some(to) => choice.of(ranger.into()).at(self.data.map.landings[to].hex),
            None => Choice { role: Role::Other, ..choice },
        }
    }

    /// What choosing a unit means at this moment.
    fn offer_unit(&self, s: &Situation) -> Choice {
        let new = Choice::new;
        match s.stage {
            Stage::Mine(_) => new(Role::Lose, "5.1", "action-mine"),
            Stage::Hero(..) => new(Role::Take, "11.1", "action-hero"),
            Stage::Regroup(_) => new(Role::Take, "II", "action-regroup"),
            Stage::Scream => new(Role::Lose, "II", "action-hit"),
            Stage::LeaderHit(..) => new(Role::Lose, "6.3", "action-leader-hit"),
            Stage::ArtilleryHit(_) => new(Role::Lose, "6.5", "action-hit"),
            Stage::Attrition => new(Role::Lose, "8", "action-give-step"),
            Stage::Overstack(_) => new(Role::Lose, "7.6", "action-lose"),
            _ => new(Role::Lose, "6.3", "action-hit"),
        }
    }

    fn offer_way(&self, s: &Situation, hex: SpaceId) -> Choice {
        let from = s.group.first().map_or(SpaceId::NONE, |u| s.place(u));
        let sides = self.data.map.side(from, hex).unwrap_or(0);
        let (rule, id) = if sides & side::CLIFF != 0 {
            ("7.5", "action-go-cliff")
        } else if sides & side::BLUFF != 0 {
            ("7.4", "action-go-bluff")
        } else {
            ("7.3", "action-go")
        };
        Choice::new(Role::Go, rule, id).at(hex)
    }

    fn offer_recovery(&self, s: &Situation, unit: UnitId) -> Choice {
        let (rule, id) = if s.is(unit, flag::DISRUPTED) {
            ("7.7", "action-recover")
        } else if s.is(unit, flag::CLIMB) {
            ("7.4", "action-recover-climb")
        } else {
            ("7.5", "action-recover-cliff")
        };
        Choice::new(Role::Other, rule, id)
    }

    /// What sending a unit, or nobody in particular, against Germans may mean: a tank far off barrages, others attack.
    fn aims(&self, s: &Situation, unit: Option<UnitId>, hex: SpaceId) -> Vec<Action> {
        let mut list = vec![Action::Attack(hex), Action::Bombard(hex)];
        if let Some(tank) = unit.filter(|&u| self.kind(u) == Kind::Tank) {
            let near = self.data.map.distance(s.place(tank), hex) <= 1;
            list.insert(usize::from(near), Action::Barrage(tank, hex));
        }
        list
    }

    /// Which of a position's hits is to be given to whom, and why those to choose from are equal (6.3).
    fn why_this_hit(&self, s: &Situation, position: PositionId, say: &mut impl FnMut(&'static str, Message)) {
        let p = self.position(position);
        let left = self.limit(s, position).saturating_sub(s.shots[position]);
        let fires = self.call_by(Message::new("reason-hits-left"), position, &self.muzzles(s));
        say("6.3", fires.with("colour", p.colour).with("n", left));
        let mut actions = Vec::new();
        self.actions(s, &mut actions);
        let first = actions.iter().find_map(|a| match a {
            Action::Choose(unit) => Some(*unit),
            _ => None,
        });
        let Some(first) = first else { return };
        let at = s.place(first);
        if let Some(intensity) = p.fire_into(at) {
            let distance = self.data.map.distance(self.muzzle(s, position, at), at);
            let equal = Message::new("reason-equal").with("fire", intensity);
            let equal = equal.with("hexes", distance);
            say("6.3", equal.with("steps", s.steps[first]));
        }
    }

    /// What the player has left to act with, and who is in danger (V).
    fn why_act(&self, s: &Situation, say: &mut impl FnMut(&'static str, Message)) {
        let actions = Message::new("reason-actions").with("east", s.actions[0]);
        say("V", actions.with("west", s.actions[1]));
        let free = self.how_many(s, Standing::Free);
        if free > 0 {
            say("7.1", Message::new("reason-free-units").with("n", free));
        }
        if s.naval > 0 {
            say("8.4", Message::new("reason-naval").with("n", s.naval));
        }
        let drowning = self.ashore(s).filter(|&u| self.drowns(s, u)).count();
        if drowning > 0 {
            say("5.2", Message::new("reason-drowning").with("n", drowning));
        }
    }
}

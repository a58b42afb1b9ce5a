//! How decisions are put to a player: what each action touches, what pointing at something means, and why a decision is asked.

use crate::DarkSands;
use crate::action::Action;
use crate::chits::Chit;
use crate::situation::{Situation, Stage, Step, flag};
use crate::units::Side;
use sandtable_engine::guide::{Choice, Goal, Guide, Leg, Reason, Role, Stakes, Standing};
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SpaceId, UnitId};

/// A choice told apart from others like it by a number.
fn numbered(mut choice: Choice, number: usize) -> Choice {
    choice.number = Some(number as i32);
    choice
}

/// A choice whose label says something more.
fn with(mut choice: Choice, name: &'static str, arg: Arg) -> Choice {
    choice.label = choice.label.with(name, arg);
    choice
}

impl Guide for DarkSands {
    fn reach(&self, s: &Situation, counter: CounterId) -> Vec<(SpaceId, u16)> {
        let unit = UnitId(counter.0);
        if self.data.units.get(unit).is_none() {
            return Vec::new();
        }
        let in_hand = matches!(s.stage, Stage::Moving(in_hand) if in_hand == unit);
        if !in_hand && (s.stage != Stage::Movement || self.check_move(s, unit).is_err()) {
            return Vec::new();
        }
        let mut list = Vec::new();
        self.destinations(s, unit, &mut list);
        list.into_iter().map(|(hex, cost)| (hex, u16::from(cost))).collect()
    }

    fn choice(&self, s: &Situation, a: Action) -> Choice {
        let new = Choice::new;
        match a {
            Action::Draw => match s.stage {
                Stage::ReplacementDraw(Side::Axis) => new(Role::Commit, "17.3.1", "action-draw-replacement"),
                Stage::ReplacementDraw(Side::Allied) => {
                    new(Role::Commit, "17.4.1", "action-draw-replacement")
                }
                _ => new(Role::Commit, "18.6", "action-draw"),
            },
            Action::Restore(unit) => new(Role::Other, "17.0", "action-restore").of(unit.into()),
            Action::Rebuild(unit, hex) => new(Role::Send, "17.0", "action-rebuild").of(unit.into()).at(hex),
            Action::Enough => new(Role::Done, "16.0", "action-enough"),
            Action::Play(chit) => {
                // Nobody plays a chit by pressing Enter: what is offered first is to leave it.
                let choice = numbered(new(Role::Other, "18.5", "action-play"), chit.index());
                with(choice, "chit", Arg::Term(chit.term()))
            }
            Action::Pass if s.stage == Stage::Initiative => new(Role::Done, "18.5", "action-pass-initiative"),
            Action::Pass => new(Role::Done, "18.6.1", "action-pass"),
            Action::Declare => {
                let chit = match s.stage {
                    Stage::Priority(chit) => chit,
                    _ => Chit::Rommel,
                };
                with(new(Role::Other, "18.6.1", "action-declare"), "chit", Arg::Term(chit.term()))
            }
            Action::AsMovement if s.active.chit.and_then(Chit::movement) == Some(true) => {
                new(Role::Commit, "18.1", "action-as-half-movement")
            }
            Action::AsMovement => new(Role::Commit, "18.1", "action-as-movement"),
            Action::AsCombat if s.active.chit.and_then(Chit::combat) == Some(true) => {
                new(Role::Commit, "18.1", "action-as-combat-minus")
            }
            Action::AsCombat => new(Role::Commit, "18.1", "action-as-combat"),
            Action::MoveFirst => new(Role::Commit, "18.1", "action-move-first"),
            Action::AttackFirst => new(Role::Commit, "18.1", "action-attack-first"),
            Action::Activate(unit) => new(Role::Join, "18.1", "action-activate").of(unit.into()),
            Action::Formation(formation) => {
                let choice = numbered(new(Role::Join, "18.1", "action-formation"), formation.into());
                let choice = choice.of_any(self.formation_of(s, formation).iter().map(Into::into));
                with(choice, "formation", self.data.formation_word(formation))
            }
            Action::Stack(hex) => new(Role::Target, "18.1", "action-stack").at(hex),
            Action::Move(unit) => new(Role::Take, "19.0", "action-move").of(unit.into()),
            Action::To(hex) if matches!(s.stage, Stage::Driven(..)) => {
                new(Role::Go, "19.2.2", "action-driven").at(hex)
            }
            Action::To(hex) => new(Role::Go, "19.1", "action-to").at(hex),
            Action::Infiltrate(via, hex) => new(Role::Go, "19.1.4", "action-infiltrate").at(hex).by(via),
            Action::Follow(unit) => new(Role::Join, "19.1.4", "action-follow").of(unit.into()),
            Action::Extend(hex) if self.extends_by_rail(s, hex) => {
                new(Role::Go, "19.1.8", "action-extend-rail").at(hex)
            }
            Action::Extend(hex) => new(Role::Go, "19.1.7", "action-extend").at(hex),
            Action::Post(hex) => new(Role::Work, "13.6.2", "action-post").at(hex),
            Action::Hold => new(Role::Other, "19.1.1", "action-hold"),
            Action::Ship(unit, hex) => new(Role::Send, "19.4", "action-ship").of(unit.into()).at(hex),
            Action::Build(unit) => new(Role::Other, "13.7.2", "action-build").of(unit.into()),
            Action::Raze(hex) => new(Role::Other, "13.7.3", "action-raze").at(hex),
            Action::Dismiss(unit) => new(Role::Other, "13.6.3", "action-dismiss").of(unit.into()),
            Action::EndMovement => new(Role::Done, "16.0", "action-end-movement"),
            Action::Attack(hex) => new(Role::Target, "20.0", "action-attack").at(hex),
            Action::Join(unit) => new(Role::Join, "20.1", "action-join").of(unit.into()),
            Action::Aid(support) => {
                let choice = numbered(new(Role::Other, "13.1", "action-aid"), support.into());
                self.support_card(s, choice, support)
            }
            Action::Gun(support, unit) => {
                let idle = !self.meets_tanks(s, self.committing(s));
                let id = if idle { "action-gun-idle" } else { "action-gun" };
                let choice = numbered(new(Role::Other, "13.5", id), support.into()).of(unit.into());
                self.support_card(s, choice, support)
            }
            Action::Assault => new(Role::Other, "20.2.4", "action-assault"),
            Action::Commit if s.stage == Stage::Answer => new(Role::Commit, "13.1", "action-answer"),
            Action::Commit => new(Role::Commit, "20.2", "action-commit"),
            Action::EndCombat => new(Role::Done, "16.0", "action-end-combat"),
            Action::Lose(unit) => new(Role::Lose, "20.3.2", "action-lose").of(unit.into()),
            Action::Retreat(hex) => new(Role::Go, "20.3.4", "action-retreat").at(hex),
            Action::Stand => new(Role::Other, "14.1", "action-stand"),
            Action::Advance(unit) => new(Role::Join, "20.3.5", "action-advance").of(unit.into()),
            Action::EndAdvance => new(Role::Done, "20.3.5", "action-end-advance"),
            Action::Place(hex) => new(Role::Go, self.placing_rule(s, hex), "action-place").at(hex),
        }
    }

    fn in_hand(&self, s: &Situation) -> Option<CounterId> {
        match s.stage {
            Stage::Moving(unit) | Stage::Extending(unit) | Stage::Driven(unit, _) | Stage::Arrival(unit) => {
                Some(unit.into())
            }
            Stage::Retreat => s.combat.defenders.first().map(Into::into),
            _ => None,
        }
    }

    fn meant(&self, s: &Situation, counter: Option<CounterId>, space: Option<SpaceId>) -> Vec<Action> {
        let known = |c: CounterId| UnitId(c.0);
        let unit = counter.map(known).filter(|&unit| self.data.units.get(unit).is_some());
        let hex = space.filter(|&space| self.data.map.is_hex(space));
        let mut list = Vec::new();
        match s.stage {
            Stage::Replacement(_) | Stage::Cadres => {
                list.extend(unit.map(Action::Restore));
                list.extend(unit.zip(hex).map(|(unit, hex)| Action::Rebuild(unit, hex)));
            }
            Stage::Select => {
                list.extend(unit.map(Action::Activate));
                let formation = unit.and_then(|unit| self.data.units[unit].formation);
                list.extend(formation.map(Action::Formation));
                list.extend(hex.map(Action::Stack));
            }
            Stage::Movement => {
                list.extend(unit.map(Action::Move));
                list.extend(unit.zip(hex).map(|(unit, hex)| Action::Ship(unit, hex)));
            }
            Stage::Moving(_) => {
                if let Some(hex) = hex {
                    list.extend([Action::To(hex), Action::Extend(hex)]);
                }
            }
            Stage::Extending(_) => list.extend(hex.map(Action::Extend)),
            Stage::Driven(..) => list.extend(hex.map(Action::To)),
            Stage::Following(_) => list.extend(unit.map(Action::Follow)),
            Stage::Combat => list.extend(hex.map(Action::Attack)),
            Stage::Muster => list.extend(unit.map(Action::Join)),
            Stage::DefenderLoss | Stage::AttackerLoss | Stage::Crowded(_) => {
                list.extend(unit.map(Action::Lose));
            }
            Stage::Retreat => list.extend(hex.map(Action::Retreat)),
            Stage::Advance => list.extend(unit.map(Action::Advance)),
            Stage::Arrival(_) => list.extend(hex.map(Action::Place)),
            _ => {}
        }
        list
    }

    fn reasons(&self, s: &Situation) -> Vec<Reason> {
        let mut list = Vec::new();
        let mut say = |rule: &'static str, message: Message| list.push(Reason { message, rule });
        let count = |n: u8| i32::from(n);
        if let Some((rule, message)) = self.reason_of_chit(s) {
            say(rule, message);
        }
        match s.stage {
            Stage::Draw => {
                let message = Message::new("reason-draw").with("n", s.cup.len() as i32);
                say("18.6", message);
                if let Some(side) = self.barred_from_draw(s) {
                    say("18.7.1", Message::new("reason-two-in-a-row").with("seat", Self::seat(side)));
                }
            }
            Stage::Replacement(Side::Axis) => {
                let [panzers, germans, italians] = s.replacements.map(count);
                let message = Message::new("reason-points-axis").with("panzers", panzers);
                say("17.3.1", message.with("germans", germans).with("italians", italians));
            }
            Stage::Replacement(Side::Allied) => {
                let [tanks, infantry, _] = s.replacements.map(count);
                let message = Message::new("reason-points-allied").with("tanks", tanks);
                say("17.4.1", message.with("infantry", infantry));
            }
            Stage::Cadres => {
                say("17.1", Message::new("reason-cadres").with("n", count(s.replacements[0])));
            }
            Stage::Initiative => say("18.5", Message::new("reason-initiative")),
            Stage::Priority(_) => {
                say("18.6.1", Message::new("reason-priority").with("n", s.cup.len() as i32));
            }
            Stage::Either => {
                let [moves, fights] = s.limits[s.active.side.index()];
                let message = Message::new("reason-limits");
                say("18.7.2", message.with("moves", count(moves)).with("fights", count(fights)));
            }
            Stage::Select => {
                let [first, second] = s.active.picks;
                let id = match (s.active.chit, s.active.by_hex, s.active.able.is_empty()) {
                    (Some(Chit::Rommel), _, true) => "reason-select-rommel",
                    (Some(Chit::Rommel), true, _) => "reason-select-hex",
                    _ => "reason-select",
                };
                say("18.1", Message::new(id).with("n", count(first + second)));
            }
            Stage::Movement if s.active.momentum && s.active.able == self.data.panzers => {
                say("12.7.1", Message::new("reason-momentum"));
            }
            Stage::Combat if s.active.momentum && s.active.able == self.data.panzers => {
                say("12.7.1", Message::new("reason-momentum"));
            }
            Stage::Driven(_, hexes) => {
                say("19.2.2", Message::new("reason-driven").with("n", count(hexes)));
            }
            Stage::Answer => say("13.1", Message::new("reason-answer")),
            Stage::DefenderLoss | Stage::AttackerLoss => {
                if let Some((rule, message)) = self.reason_of_loss(s) {
                    say(rule, message);
                }
                say("20.3.2", Message::new("reason-loss-order"));
                if s.stage == Stage::AttackerLoss && s.combat.resilient && !s.combat.first[0] {
                    say("12.7.4", Message::new("reason-resilience"));
                }
            }
            Stage::Retreat => {
                say("20.3.4", Message::new("reason-retreat").with("n", count(s.combat.distance)));
            }
            Stage::Crowded(_) => say("7.3", Message::new("reason-crowded")),
            Stage::Arrival(_) => say("22.7", Message::new("reason-arrival")),
            _ => {}
        }
        list
    }

    fn stakes(&self, s: &Situation, action: Action) -> Stakes {
        self.weigh_stakes(s, action)
    }

    fn standing(&self, s: &Situation) -> Vec<(CounterId, Standing)> {
        let own = s.active.able.or(&s.active.short).iter();
        let on_map = own.filter(|&unit| self.data.map.is_hex(s.place(unit)));
        match s.stage {
            Stage::Movement => on_map
                .filter(|&unit| self.data.units[unit].movement > 0)
                .map(|unit| {
                    let done = s.is(unit, flag::DONE);
                    (unit.into(), if done { Standing::Done } else { Standing::May })
                })
                .collect(),
            Stage::Combat => on_map
                .filter_map(|unit| {
                    let done = s.is(unit, flag::FOUGHT);
                    let may = self.targets_of(s, unit);
                    (done || may).then_some((unit.into(), if done { Standing::Done } else { Standing::May }))
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    fn looked_for(&self, s: &Situation) -> Vec<Action> {
        match s.stage {
            Stage::Moving(_) | Stage::Extending(_) => vec![Action::Hold, Action::EndMovement],
            Stage::Muster => vec![Action::Commit, Action::Assault, Action::EndCombat],
            Stage::Replacement(_) => vec![Action::Enough],
            _ => Vec::new(),
        }
    }

    fn goal(&self, s: &Situation, _viewer: Viewer) -> Option<Goal> {
        Some(self.tell_goal(s))
    }

    fn phases(&self) -> Vec<Message> {
        let ids =
            ["phase-replacements", "phase-reinforcements", "phase-chits", "phase-movement", "phase-combat"];
        let of = |seat| ids.map(|id| Message::new(id).with("seat", sandtable_engine::SeatId(seat)));
        [of(0), of(1)].concat()
    }

    fn route(&self, s: &Situation, counter: CounterId, to: SpaceId) -> Vec<Leg> {
        self.print_route(s, UnitId(counter.0), to)
    }
}

impl DarkSands {
    /// Whether the unit in hand goes there by rail all the way: nothing is checked (19.1.8).
    fn extends_by_rail(&self, s: &Situation, hex: SpaceId) -> bool {
        match s.stage {
            Stage::Moving(unit) | Stage::Extending(unit) => self.goes_by_rail(s, unit, hex),
            _ => false,
        }
    }

    /// The card of a support, with what it adds where its name does not say it.
    fn support_card(&self, s: &Situation, choice: Choice, support: u8) -> Choice {
        let choice = with(choice, "support", self.data.support_word(support));
        let Some(aid) = self.data.supports.get(usize::from(support)) else { return choice };
        let adds = match aid.printed.contains('+') {
            true => 0,
            false => self.aid_factor(s, support.into(), self.part(s, self.committing(s))),
        };
        with(choice, "n", Arg::Number(adds)).card(aid.kind.term())
    }

    /// Which chit was played last, or is in play where the other side answers: draws and what nobody decides pass quickly.
    fn reason_of_chit(&self, s: &Situation) -> Option<(&'static str, Message)> {
        let named = |id: &'static str, chit: Chit| Message::new(id).with("chit", Arg::Term(chit.term()));
        match s.stage {
            Stage::Draw | Stage::Priority(_) => match s.track().last()? {
                Chit::Logistics => {
                    let out = Side::ALL
                        .map(|side| s.on_map(&self.data, side).filter(|&unit| s.is(unit, flag::OUT)).count());
                    let message = Message::new("reason-logistics");
                    Some(("21.0", message.with("allied", out[0]).with("axis", out[1])))
                }
                chit => {
                    Some(("18.6", named("reason-last-chit", chit).with("seat", Self::seat(chit.side()?))))
                }
            },
            Stage::Answer => Some(("18.6", named("reason-in-play", s.active.chit?))),
            _ => None,
        }
    }

    /// Why a step is lost: the zone crossed in a retreat (20.3.4), a way that was cut off, the shock of Panzers (12.7.3).
    fn reason_of_loss(&self, s: &Situation) -> Option<(&'static str, Message)> {
        match (s.stage, s.combat.step) {
            (Stage::DefenderLoss, Step::Retreat) => {
                let at = self.retreat_from(s)?;
                let id = if s.combat.exposed { "reason-zone-crossed" } else { "reason-cut-off" };
                Some(("20.3.4", Message::new(id).with("at", at)))
            }
            (Stage::DefenderLoss, Step::Losses) => {
                let side = s.active.side;
                let fought = s.combat.cell.is_some_and(crate::results::Cell::may_shock);
                let shock = fought && side == Side::Axis && self.shocks(s);
                shock.then(|| ("12.7.3", Message::new("reason-shock")))
            }
            _ => None,
        }
    }

    /// Whether a unit could attack somebody now.
    fn targets_of(&self, s: &Situation, unit: UnitId) -> bool {
        let around = &self.data.map.around[s.place(unit)];
        around.iter().any(|&(hex, _)| {
            s.occupant(&self.data, hex) == Some(s.active.side.enemy())
                && self.check_attack(s, hex).is_ok()
                && self.fighters(s, hex).contains(unit)
        })
    }
}

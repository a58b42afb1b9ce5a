//! What must hold of any situation that can be played on.

use crate::DarkSands;
use crate::chits::Chit;
use crate::situation::{Combat, Doing, Errand, Situation, Stage, Step, flag};
use crate::units::Side;
use sandtable_engine::UnitId;
use sandtable_engine::dice::{Counted, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::rules::Rules;
use sandtable_engine::text::TextError;

/// More choices that are none than this do not follow one another.
const MOST_FORCED: usize = 64;

fn need(holds: bool, what: &str) -> Result<(), TextError> {
    if holds { Ok(()) } else { Err(TextError::new(what)) }
}

impl DarkSands {
    pub(super) fn check_sound(&self, s: &Situation) -> Result<(), TextError> {
        self.check_board(s)?;
        self.check_numbers(s)?;
        self.check_fight(s)?;
        self.check_stage(s)?;
        self.check_alive(s)
    }

    fn check_board(&self, s: &Situation) -> Result<(), TextError> {
        for hex in self.data.map.hexes() {
            let crowded = s.combat.step == Step::Retreat && self.retreat_from(s) == Some(hex);
            let crowd = self.crowd(s, hex);
            need(
                crowded || self.owes_return(s) == Some(hex) || self.fits(crowd),
                "more units are in a hex than may be (7.2)",
            )?;
            need(!s.boxes.contains(hex) || !s.stacks.is_empty(hex), "a box stands where nobody is (13.7.3)")?;
        }
        for (bit, &hex) in self.data.places.kept.iter().enumerate() {
            let holder = if s.held & 1 << bit != 0 { Side::Allied } else { Side::Axis };
            need(
                s.occupant(&self.data, hex).is_none_or(|side| side == holder),
                "a place is held by one side, and the other is in it (2.1.5)",
            )?;
        }
        for unit in self.data.garrisons.iter() {
            need(
                !s.is(unit, flag::USED) || !self.data.map.is_hex(s.place(unit)),
                "a garrison on the map is face up",
            )?;
        }
        let bearers = s.bearers.iter().filter(|&&bearer| bearer != u8::MAX);
        for &bearer in bearers {
            let unit = UnitId(bearer.into());
            need(
                self.data.units[unit].side == Side::Axis && self.data.map.is_hex(s.place(unit)),
                "an anti-tank support is with a unit on the map (13.5)",
            )?;
        }
        Ok(())
    }

    fn check_numbers(&self, s: &Situation) -> Result<(), TextError> {
        let spare = s.spare.iter().flatten().all(|&boxes| boxes <= 20);
        let limits = s.limits.iter().flatten().all(|&used| used <= 9);
        need(spare && limits, "a count is off its scale")?;
        need(s.points.iter().all(|&points| points <= 100), "the points are off their scale")?;
        let replacements = s.replacements.iter().chain(&s.saved).all(|&points| points <= 30);
        need(replacements && s.fresh <= s.replacements[0], "replacement points are off their scale")?;
        let lists = s.pools.iter().zip(&self.data.replacements);
        for (&pool, chits) in lists {
            need(pool >> chits.len() == 0, "there is no such replacement chit")?;
        }
        need(
            s.cup.len() <= 40 && s.declared <= 3 && s.active.picks.iter().all(|&n| n <= 2),
            "too many chits",
        )?;
        let sailed = s.sea.sailed[0] <= 3 && s.sea.sailed[1] <= 1 && s.sea.back <= 3;
        need(
            sailed && (s.sea.sailed[0] == 0 || self.data.map.is_hex(s.sea.route[0])),
            "too many have sailed (19.4)",
        )?;
        need(
            s.landed >> 9 == 0 && s.journey.spent <= 60 && s.journey.sections <= 7,
            "a count is off its scale",
        )?;
        need(
            (s.verdict == 0) == (s.stage != Stage::Over),
            "a game that is over has a verdict, no other has",
        )?;
        need(s.verdict == 0 || Self::is_verdict(s.verdict), "there is no such verdict")?;
        let group = s.journey.group.map(|hex| self.data.map.is_hex(hex));
        need(group == [true; 3] || group == [false; 3], "a group has three hexes (19.1.4)")?;
        let own = s.active.able.or(&s.active.short).is_subset(&self.data.sides[s.active.side.index()]);
        need(own, "a chit activates units of its own side")
    }

    fn check_fight(&self, s: &Situation) -> Result<(), TextError> {
        let c = &s.combat;
        let steps: &[Step] = match s.stage {
            Stage::Muster | Stage::Answer => &[Step::Before],
            Stage::DefenderLoss | Stage::Retreat => &[Step::Losses, Step::Retreat],
            Stage::AttackerLoss => &[Step::Losses],
            Stage::Crowded(_) => &[Step::Retreat],
            Stage::Advance => &[Step::Advance],
            _ => &[Step::None],
        };
        need(steps.contains(&c.step), "the fight is at another step than the game")?;
        if c.step == Step::None {
            return need(*c == Combat::NONE, "there is no fight");
        }
        need(s.active.doing == Doing::Attack, "a fight belongs to a combat action")?;
        let [own, other] = [s.active.side, s.active.side.enemy()].map(|side| self.data.sides[side.index()]);
        let on_map = |unit: UnitId| self.data.map.is_hex(s.place(unit));
        let sets = c.attackers.or(&c.staff).is_subset(&own) && c.defenders.is_subset(&other);
        let all = c.attackers.or(&c.staff).or(&c.defenders).or(&c.counted);
        need(sets && all.iter().all(on_map), "somebody takes part who cannot")?;
        let small = c.owed.iter().all(|&owed| owed <= 60) && c.infantry <= 2 && c.distance <= 4;
        need(small, "a loss is off its scale")?;
        if c.step == Step::Before {
            need(self.is_barred(s, s.active.side, c.target), "nobody defends the target")?;
            let beside = |unit: UnitId| self.can_strike(s.place(unit), c.target);
            need(c.attackers.iter().all(beside), "an attacker is not next to the target")?;
            need(
                c.defenders.is_empty() && c.counted.is_empty() && c.staff.is_empty(),
                "nobody has fought yet",
            )?;
        }
        let one_place = c.defenders.iter().all(|unit| Some(s.place(unit)) == self.retreat_from(s));
        need(one_place, "those who defend are not in one hex")?;
        need(
            c.step == Step::Retreat || c.defenders.is_empty() || self.retreat_from(s) == Some(c.target),
            "the defenders are not in their hex",
        )
    }

    fn check_stage(&self, s: &Situation) -> Result<(), TextError> {
        let moving = |unit: UnitId| s.active.doing == Doing::Move && self.check_move(s, unit).is_ok();
        let chit_side = s.active.chit.is_none_or(|chit| chit.side() == Some(s.active.side));
        need(chit_side, "the chit in play is the other side's")?;
        let waits = s.errand == Errand::Nothing;
        need(waits != matches!(s.stage, Stage::Arrival(_)), "somebody is to be placed, or nobody is")?;
        match s.stage {
            Stage::ReplacementDraw(side) => {
                let year = self.data.numbers.replacement_year(s.turn);
                let list = year.map(|year| 2 * usize::from(side == Side::Allied) + year);
                need(
                    list.is_some_and(|list| s.pools[list] != 0),
                    "there is no replacement chit to draw (17.2)",
                )
            }
            Stage::Priority(chit) => need(
                Self::holds_chit(s, chit) && s.declared < chit.rank().unwrap_or(0),
                "that priority chit is not in hand (18.6.1)",
            ),
            Stage::Draw => need(!s.cup.is_empty(), "the cup is empty"),
            Stage::Either => need(
                s.active.chit.is_some_and(|chit| self.playable(s, chit) == [true; 2]),
                "the chit has no two sides to play (18.7.2)",
            ),
            Stage::Order => need(s.active.chit == Some(Chit::Rommel), "only Rommel has a choice of order"),
            Stage::Select => {
                let doing = s.active.doing != Doing::Nothing && s.active.next != Doing::Nothing;
                need(s.active.chit.is_some() && doing, "no chit is in play")
            }
            Stage::Movement => need(s.active.doing == Doing::Move, "no movement action is in play"),
            Stage::Combat => need(s.active.doing == Doing::Attack, "no combat action is in play"),
            Stage::Moving(unit) => need(moving(unit), "the unit in hand cannot move"),
            Stage::Extending(unit) | Stage::Driven(unit, _) => {
                need(
                    moving(unit) && self.data.units[unit].side == s.active.side,
                    "the unit in hand cannot move",
                )?;
                match s.stage {
                    Stage::Driven(_, hexes) => need(
                        (1..=6).contains(&hexes) && !self.driven(s, unit, hexes).is_empty(),
                        "the unit in hand cannot go on (19.2.2)",
                    ),
                    _ => Ok(()),
                }
            }
            Stage::Following(_) => need(
                s.active.doing == Doing::Move && self.data.map.is_hex(s.journey.group[0]),
                "there is no group (19.1.4)",
            ),
            Stage::Muster => need(
                !self.fighters(s, s.combat.target).or(&s.combat.attackers).is_empty(),
                "nobody can take part",
            ),
            Stage::Answer => need(!s.combat.attackers.is_empty(), "there is no attack to answer"),
            Stage::DefenderLoss => {
                need(s.combat.owed[1] > 0 && s.combat.infantry == 0, "the defender owes no loss")
            }
            Stage::AttackerLoss => need(
                (s.combat.owed[0] > 0 && s.combat.owed[1] == 0) || s.combat.infantry > 0,
                "the attacker owes no loss",
            ),
            Stage::Retreat => need(
                s.combat.retreats
                    && s.combat.owed == [0, 0]
                    && (s.combat.step == Step::Losses || s.combat.distance > 0),
                "nobody retreats",
            ),
            Stage::Crowded(hex) => need(
                self.retreat_from(s) == Some(hex)
                    && s.combat.distance == 0
                    && s.combat.retreats
                    && self.has_too_many(s, hex),
                "nobody has retreated there, or all have room",
            ),
            Stage::Advance => need(
                s.occupant(&self.data, s.combat.target) != Some(s.active.side.enemy()),
                "the hex is still defended",
            ),
            Stage::Arrival(unit) => {
                let boxes = &self.data.map.boxes;
                let due = &boxes.due[s.placing.index()][1..=usize::from(s.turn)];
                let at = s.place(unit);
                let there = if s.errand == Errand::Setup { at == boxes.entry } else { due.contains(&at) };
                need(self.data.units[unit].side == s.placing && there, "the unit is not to be placed")
            }
            _ => Ok(()),
        }
    }

    /// Whoever decides must have something to do, after the choices that are none as well.
    fn check_alive(&self, s: &Situation) -> Result<(), TextError> {
        let mut s = s.clone();
        let mut dice = Stream::new(Seed::from_number(0));
        let mut actions = Vec::new();
        for _ in 0..MOST_FORCED {
            actions.clear();
            self.actions(&s, &mut actions);
            match actions[..] {
                [] if s.stage == Stage::Over => break,
                [] => return Err(TextError::new("whoever decides here has nothing to do")),
                [only] if !self.is_deliberate(only) => {
                    self.apply(&mut s, only, &mut Counted::new(&mut dice), &mut Silent);
                }
                _ => break,
            }
        }
        Ok(())
    }
}

//! What must hold of a situation that was read from a text, so that it can be played on.

use crate::Normandy44;
use crate::action::Action;
use crate::situation::{Combat, Fight, Help, Mulberry, Situation, Stage, Step, UnitSet, flag};
use crate::text::need;
use crate::units::{Army, Kind, Side};
use arrayvec::ArrayVec;
use sandtable_engine::dice::{Counted, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::rules::Rules;
use sandtable_engine::text::TextError;
use sandtable_engine::{SpaceId, UnitId};

/// More choices that are none than this do not follow one another.
const MOST_FORCED: usize = 64;

impl Normandy44 {
    /// What must hold of any situation that can be played on.
    pub(crate) fn check_sound(&self, s: &Situation) -> Result<(), TextError> {
        let say = |what: &'static str| move || what.to_owned();
        let numbers = &self.data.numbers;
        need(s.supply.iter().all(|&n| n <= numbers.supply_cap), say("a store is off its track (5.1)"))?;
        let pools = s.replacements.iter().all(|&n| n <= numbers.replacement_cap);
        need(pools, say("a pool is off its track (6.1)"))?;
        need(
            s.air.iter().all(|&n| n <= 3) && s.navy.iter().all(|&n| n <= 3),
            say("there are too many aircraft or ships"),
        )?;
        need(self.strafers_suffice(s), say("more is strafed than there are aircraft (19.1.4)"))?;
        need(
            s.points.iter().all(|&n| n <= 12) && s.landed.iter().all(|&n| n <= 60),
            say("a track is off its scale"),
        )?;
        need(
            s.undealt <= 3 && s.bombardment <= 2 && s.rebuilt < 8 && s.mobilised < 4,
            say("a track is off its scale"),
        )?;
        need(s.bought.iter().all(|&n| n <= 9), say("a track is off its scale"))?;
        need(
            s.evacuated.iter().all(|&n| n <= 2) && s.digs.iter().all(|&n| n <= 2),
            say("a track is off its scale"),
        )?;
        need(s.low.is_none_or(|low| (-2..=1).contains(&low)), say("there is no such quality"))?;
        need(s.stopped.iter().all(|(_, used)| *used <= 60), say("a retreat was stopped by too many"))?;
        let ports = s.mulberries.iter().all(|m| !matches!(m, Mulberry::Building(turn) if *turn > 60));
        need(ports, say("a port is late"))?;
        let port = s.port == SpaceId::NONE || self.data.places.omaha.contains(&s.port);
        need(port, say("the American port is at Omaha (21.1)"))?;
        need(
            s.mulberries[0] == Mulberry::Awaited || s.port != SpaceId::NONE,
            say("the American port is nowhere"),
        )?;
        need(self.is_shared_sound(s), say("what three and four need does not fit (27.1)"))?;
        need(s.dispersed <= 20, say("too many are dispersed"))?;
        let usurped = s.held.iter().any(|hex| s.stands(&self.data, Side::German, hex));
        need(!usurped, say("a hex is said to be Allied, and Germans are in it (24.3)"))?;
        let foreign = s.on_map(&self.data, Side::Allied).any(|unit| !s.held.contains(s.place(unit)));
        need(!foreign, say("a hex is said to be German, and Allied units are in it (24.3)"))?;
        for unit in s.on_map(&self.data, Side::Allied).chain(s.on_map(&self.data, Side::German)) {
            let marsh = self.data.map.terrain(s.place(unit)) == crate::board::Terrain::Marsh;
            need(!marsh, say("nobody stands in the swamp (9.6)"))?;
            need(!s.cadres.contains(&unit), say("a unit is on the map beside its cadre (17.9)"))?;
        }
        for unit in self.data.all_units() {
            self.check_place(s, unit)?;
        }
        self.check_combat_sound(s)?;
        self.check_stage_sound(s)?;
        self.check_alive(s)
    }

    /// A unit is where its side may be, with the steps that it can have.
    fn check_place(&self, s: &Situation, unit: UnitId) -> Result<(), TextError> {
        let (u, at, boxes) = (&self.data.units[unit], s.place(unit), &self.data.map.boxes);
        let name = || self.data.names[unit].clone();
        let one_step = u.steps == 1 && s.is(unit, flag::REDUCED);
        need(!one_step, || format!("{} has one step, and no reduced side", name()))?;
        let pool = at == boxes.cadres[u.side.index()] || at == boxes.out;
        let cadre = u.kind != Kind::Cadre || pool || self.behind(s, unit).is_some();
        need(cadre, || format!("{} stands for no unit (17.9)", name()))?;
        if self.data.map.is_hex(at) || pool || at == boxes.lost[u.side.index()] {
            return Ok(());
        }
        let german = at == boxes.reinforcements || boxes.mobilisation.contains(&at);
        let landing = self.data.map.assaults.iter().any(|(from, _)| *from == at)
            || self.data.map.waves.iter().any(|(from, _)| *from == at);
        let allied = landing || at == boxes.britain || at == boxes.glider || at == boxes.omaha;
        let fits = if u.side == Side::German { german } else { allied };
        need(fits, || format!("{} cannot be in that box", name()))
    }

    fn check_combat_sound(&self, s: &Situation) -> Result<(), TextError> {
        let say = |what: &'static str| move || what.to_owned();
        let c = &s.combat;
        let fighting = matches!(
            s.stage,
            Stage::Muster
                | Stage::Lead
                | Stage::Support
                | Stage::AttackerLoss(_)
                | Stage::DefenderLoss(_)
                | Stage::Answer
                | Stage::Desperate
                | Stage::Retreat
                | Stage::Advance
                | Stage::Consent
        );
        need(
            fighting == (c.fight != Fight::None),
            say("a fight belongs to its phases, and they to a fight"),
        )?;
        if !fighting {
            return Ok(());
        }
        let (before, answer) = match self.question(s).filter(|_| s.stage == Stage::Consent) {
            Some((_, asked_in)) => (asked_in != Stage::Answer, asked_in == Stage::Answer),
            None => {
                (matches!(s.stage, Stage::Muster | Stage::Lead | Stage::Support), s.stage == Stage::Answer)
            }
        };
        need(before == (c.step == Step::Before), say("the fight is at another step"))?;
        let on = |set: &UnitSet, side: Side| {
            set.iter().all(|u| self.data.units[u].side == side && self.is_at_hand(s, u))
        };
        need(on(&c.attackers, s.active) && on(&c.victors, s.active), say("an attacker is not there"))?;
        need(c.main.is_subset(&c.attackers), say("the main assault force is part of the attack (10.3)"))?;
        need(c.givers.is_subset(&c.main), say("who gave a shift is of the main assault force (12.2)"))?;
        let there = c.retreating.iter().all(|u| {
            s.place(u) == c.target
                && self.data.units[u].side != s.active
                && self.ways_back(s, u, &c.paid).ends().next().is_some()
        });
        need(there, say("those who retreat are in the target and have a way"))?;
        need(
            c.owed <= 20 && c.steps <= 60 && c.far <= 4 && c.reach <= 2 && c.jabo <= 3,
            say("a number of the fight is impossible"),
        )?;
        need((-1..=8).contains(&c.column) && c.die <= 6, say("the column or the die is impossible"))?;
        need(c.air[0] <= s.air[0] || !before, say("there are too few aircraft"))?;
        need(c.air[1] <= s.air[1] || !before, say("there are too few aircraft"))?;
        if before {
            need(c.fight == Fight::Assault, say("a beach is assaulted without preparation"))?;
            let mut bare = s.clone();
            bare.combat = Combat { fight: c.fight, target: c.target, ..Combat::NONE };
            let first = c.attackers.first().map(|u| self.data.units[u].nation.army());
            let able = c.attackers.iter().all(|u| {
                self.check_attacker(&bare, u, c.target).is_ok()
                    && Some(self.data.units[u].nation.army()) == first
            });
            need(able && self.check_target(s, c.target).is_ok(), say("one of the attackers may not attack"))?;
            bare.stage = Stage::Support;
            bare.combat.attackers = c.attackers;
            for gun in &c.guns {
                let fits = self.check_support(&bare, Action::Gun(gun.unit, gun.store)).is_ok();
                need(fits, say("artillery cannot support the attack (11.6)"))?;
                bare.combat.guns.push(*gun);
            }
            let army = first.unwrap_or(Army::German);
            need(
                !c.navy || self.check_support(&bare, Action::Navy(army)).is_ok(),
                say("ships cannot help (19.2)"),
            )?;
            if s.stage == Stage::Support || s.stage == Stage::Consent && !c.main.is_empty() {
                need(
                    !c.main.is_empty() && self.check_ready(s).is_ok(),
                    say("nobody leads the attack (10.3)"),
                )?;
            }
        }
        if answer {
            let help = match c.help {
                Help::None => true,
                Help::Guns => c.guns.len() == 1,
                Help::Air => (c.help_of as usize) < 2 && s.air[c.help_of as usize] > 0,
                Help::Navy => (c.help_of as usize) < 2 && s.navy[c.help_of as usize] > 0,
            };
            need(help, say("what helps the stand is not there (12.4.3)"))?;
            let mut bare = s.clone();
            bare.stage = Stage::Answer;
            (bare.combat.help, bare.combat.guns) = (Help::None, ArrayVec::new());
            for gun in &c.guns {
                let fits =
                    self.check_help(&bare, Action::Gun(gun.unit, gun.store), &mut Default::default()).is_ok();
                need(fits && c.help == Help::Guns, say("artillery cannot help the stand (12.4.3)"))?;
            }
        }
        Ok(())
    }

    /// Whether a unit that fights is on the map or, in a landing, in its box.
    fn is_at_hand(&self, s: &Situation, unit: UnitId) -> bool {
        let at = s.place(unit);
        let beach = s.combat.fight == Fight::Beach;
        self.data.map.is_hex(at)
            || beach && self.data.map.assaults.iter().any(|&(from, hex)| from == at && hex == s.combat.target)
    }

    fn check_stage_sound(&self, s: &Situation) -> Result<(), TextError> {
        let say = |what: &'static str| move || what.to_owned();
        let c = &s.combat;
        let held = c.target != SpaceId::NONE && s.stands(&self.data, s.active.enemy(), c.target);
        let loss = |step: Step| matches!(step, Step::Defender | Step::StandDefender | Step::Desperate);
        let holds = match s.stage {
            Stage::Initial => s.active == Side::German && s.turn > 1,
            Stage::Drop | Stage::Invasion => s.turn == 1 && s.active == Side::Allied,
            Stage::Supply => s.undealt > 0 && s.active == Side::German,
            Stage::Choice => s.choice,
            Stage::Glider(unit) => s.place(unit) == self.data.map.boxes.glider && s.turn > 2,
            Stage::Strafe | Stage::Final => s.active == Side::Allied,
            Stage::Replacement => !s.reserve,
            Stage::Moving(unit, _) => self.check_move(s, unit).is_ok() && self.can_go(s),
            Stage::Excess(hex) => s.stands(&self.data, s.active, hex) && self.is_crowded(s, hex),
            Stage::Muster => held,
            Stage::Lead => held && self.check_ready(s).is_ok(),
            Stage::Support => held,
            Stage::AttackerLoss(by) => {
                let right = c.fight == Fight::Beach || by == self.loser_picks(s);
                !loss(c.step) && c.owed > 0 && self.attackers_at_risk(s).len() > 1 && right
            }
            Stage::DefenderLoss(by) => {
                loss(c.step)
                    && c.owed > 0
                    && self.defenders_at_risk(s).len() > 1
                    && by == self.defender_picks(s)
            }
            Stage::Answer => held && c.step == Step::Stand && c.far == 2,
            Stage::Desperate => held && c.step == Step::Desperate,
            Stage::Retreat => held && c.step == Step::Retreat && !c.retreating.is_empty(),
            Stage::Advance => !held && c.step == Step::Advance && self.can_advance(s),
            Stage::Divide => s.undealt > 0 && s.is_divided(Side::German) && s.shared.at == 0,
            Stage::Consent => self.question(s).is_some_and(|(action, asked_in)| {
                let asked = Situation { stage: asked_in, ..s.clone() };
                held && self.needs_consent(&asked, action) && self.refuse(&asked, action).is_none()
            }),
            Stage::Movement | Stage::Combat | Stage::Over => true,
        };
        need(s.stage == Stage::Consent || s.shared.asked.is_none(), say("nobody is asked (27.1)"))?;
        need(holds, say("what the game waits for does not fit the rest"))?;
        let beach = c.fight != Fight::Beach
            || (s.turn == 1 && s.active == Side::Allied && matches!(c.step, Step::Attacker | Step::Advance));
        need(beach, say("beaches are assaulted on turn 1 (20.3)"))
    }

    fn can_go(&self, s: &Situation) -> bool {
        let Stage::Moving(unit, mode) = s.stage else { return false };
        use crate::situation::Mode;
        match mode {
            Mode::Usual => true,
            Mode::Strategic => self.check_strategic(s, unit, Mode::Usual).is_ok(),
            Mode::Lorries => self.check_lorries(s, unit).is_ok(),
            Mode::Convoy => {
                self.check_lorries(s, unit).is_ok() && self.check_strategic(s, unit, Mode::Lorries).is_ok()
            }
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

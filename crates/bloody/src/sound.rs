//! What must hold of any situation that can be played on: asked of those that are read.

use crate::Bloody;
use crate::board::Terrain;
use crate::data::UnitSet;
use crate::situation::{Fight, Moment, Part, Situation, Stage, Step};
use crate::units::{Acting, Kind, Side};
use sandtable_engine::dice::{Counted, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::rules::Rules;
use sandtable_engine::text::TextError;
use sandtable_engine::{SpaceId, UnitId};

/// More choices that are none than this do not follow one another.
const MOST_FORCED: usize = 64;

fn need(holds: bool, what: &str) -> Result<(), TextError> {
    if holds { Ok(()) } else { Err(TextError::new(what)) }
}

impl Bloody {
    pub(crate) fn check_sound(&self, s: &Situation) -> Result<(), TextError> {
        need(
            match s.active {
                Acting::German => true,
                Acting::Allied => !s.three,
                _ => s.three,
            },
            "that seat does not play in this game",
        )?;
        need((s.turn == 0) == (s.moment != Moment::Usual), "the first day has moments of its own (10)")?;
        need(s.part != Part::O || s.turn == 0, "only the first day has a phase before dawn (10)")?;
        need(s.turn != 0 || self.plan(s).night, "this scenario begins later (11)")?;
        self.check_stacks(s)?;
        self.check_fight(s)?;
        self.check_stage(s)?;
        self.check_alive(s)
    }

    fn check_stacks(&self, s: &Situation) -> Result<(), TextError> {
        for (space, printed) in self.data.map.board.spaces() {
            let hex = self.data.map.is_hex(space);
            let fortress = self.data.map.terrain(space) == Terrain::Festung;
            if !hex && !fortress {
                continue;
            }
            for side in Side::ALL {
                let most =
                    if hex { self.data.numbers.stacking.points } else { self.data.numbers.siege.festung_sv };
                // Those who overrun may pass through a full hex; on the first day the Allied confusion on a beach is as it came.
                let hand = s.hand.iter().filter(|&unit| s.place(unit) == space).count() as u8;
                let sum = s.stacking(&self.data, side, space);
                if sum > most + 2 * hand && s.crowded != space {
                    return Err(TextError::new(format!(
                        "{sum} stacking points are in {} (2.1)",
                        printed.name
                    )));
                }
            }
            if hex
                && s.enemy_in(&self.data, Side::German, space)
                && s.enemy_in(&self.data, Side::Allied, space)
            {
                let both = s.stands(&self.data, Side::Allied, space);
                need(both, "enemies share a hex only in confusion (6.11)")?;
            }
        }
        Ok(())
    }

    fn check_fight(&self, s: &Situation) -> Result<(), TextError> {
        let c = &s.combat;
        let fighting = c.fight != Fight::None;
        let of_fight = matches!(
            s.stage,
            Stage::Cover
                | Stage::Muster
                | Stage::Answer
                | Stage::DefenderLoss
                | Stage::AttackerLoss
                | Stage::Retreat
                | Stage::Advance
                | Stage::Counter
        );
        need(of_fight == fighting || (s.stage == Stage::Raid && fighting), "a fight belongs to its stages")?;
        if !fighting {
            return Ok(());
        }
        let step = match s.stage {
            Stage::Cover | Stage::Muster => Step::Before,
            Stage::Raid => c.step,
            Stage::Answer => Step::Answer,
            Stage::DefenderLoss => Step::DefenderLoss,
            Stage::AttackerLoss => Step::AttackerLoss,
            Stage::Retreat => Step::Retreat,
            Stage::Advance => Step::Advance,
            _ => Step::After,
        };
        need(c.step == step, "the fight is at another step")?;
        let ground = |set: &UnitSet, side: Side| {
            set.iter().all(|unit| {
                let range = &self.data.of_side[side.index()];
                let at = s.place(unit);
                range.contains(&unit)
                    && (self.data.map.is_in_play(at) || self.data.map.beach_before(at).is_some())
            })
        };
        let fights = |set: &UnitSet| set.iter().all(|unit| self.data.units[unit].fights());
        need(ground(&c.attackers, c.side) && fights(&c.attackers), "an attacker is not on the map")?;
        need(ground(&c.retreating, c.side.enemy()), "somebody retreats who is not there")?;
        need(
            c.retreating
                .iter()
                .all(|unit| s.place(unit) == c.target && !self.data.units[unit].kind.is_post()),
            "somebody retreats from elsewhere",
        )?;
        let hqs = c.support.iter().all(|unit| self.data.units[unit].kind == Kind::Hq);
        need(hqs, "only headquarters support (5.3)")?;
        need(
            c.tas == UnitId::NONE || self.data.units[c.tas].kind == Kind::FighterBomber,
            "only fighter-bombers support (9.1)",
        )?;
        need(self.data.map.is_in_play(c.target), "nobody fights there")?;
        need(
            usize::from(c.column) < self.data.odds.len() && c.roll <= 6,
            "the die or the column is impossible",
        )?;
        let rolled = c.step > Step::Answer;
        need(rolled || c.roll == 0, "the die has not been thrown yet")?;
        let defended = s.of(&self.data, c.side.enemy(), c.target).next().is_some();
        need(
            !matches!(s.stage, Stage::Cover | Stage::Muster | Stage::Answer | Stage::DefenderLoss)
                || defended,
            "nobody defends",
        )?;
        need(
            !matches!(s.stage, Stage::Answer | Stage::AttackerLoss) || !c.attackers.is_empty(),
            "nobody attacks",
        )?;
        need(c.losses.iter().all(|n| *n <= 9), "nobody loses so much")?;
        // Whoever overruns may be dead before those overrun have run.
        let in_hand = match c.fight {
            Fight::Overrun => c.attackers.is_subset(&s.hand) && (rolled || !s.hand.is_empty()),
            _ => s.hand.is_empty(),
        };
        need(in_hand, "those who overrun are in hand")?;
        let beside = |unit: UnitId| {
            let at = s.place(unit);
            rolled
                || c.fight == Fight::Counter
                || at == c.target
                || self.data.map.touch(at, c.target)
                || self.data.map.beach_before(at) == Some(c.target)
                || self.data.map.region_of(c.target) == Some(at)
                || (c.fight == Fight::Overrun && self.data.map.lines[at].contains(&c.target))
        };
        need(c.attackers.iter().all(beside), "an attacker is not next to the target (6.1)")?;
        need(
            c.fight != Fight::Jump || (s.moment == Moment::Drops || s.moment == Moment::Evening),
            "nobody jumps now (10)",
        )
    }

    fn check_stage(&self, s: &Situation) -> Result<(), TextError> {
        if s.crowded != SpaceId::NONE {
            let goes_on = matches!(s.stage, Stage::Movement | Stage::Moving)
                && (self.is_crowded(s, s.crowded) || s.hand.iter().all(|unit| s.place(unit) == s.crowded));
            need(
                goes_on && self.data.map.is_hex(s.crowded),
                "nobody can make room in the hex that is full (2.1)",
            )?;
        }
        let landing = s.stage == Stage::CoastGuns && s.moment != Moment::FirstWave;
        let moving = landing || s.stage == Stage::Moving || s.combat.fight == Fight::Overrun;
        let overrunning = s.combat.fight == Fight::Overrun;
        need(overrunning || moving != s.hand.is_empty(), "there is somebody in hand when somebody moves")?;
        if moving && !s.hand.is_empty() {
            let at = s.hand.first().map(|unit| s.place(unit));
            let ours = s.hand.iter().all(|unit| {
                let u = &self.data.units[unit];
                let commands = if landing { u.side() == Side::Allied } else { s.active.commands(u.army) };
                u.kind.is_ground() && commands && Some(s.place(unit)) == at && u.movement > 0
            });
            need(ours, "those in hand do not belong together")?;
            need(
                s.hand.len() == 1
                    || (s.active == Acting::German
                        && at.is_some_and(|at| self.data.map.terrain(at) == Terrain::Area))
                    || s.hand.iter().all(|unit| self.data.units[unit].kind.is_armoured()),
                "only armour moves together (4.3)",
            )?;
            let place = at.unwrap_or(SpaceId::NONE);
            let known = self.data.map.is_in_play(place) || place == self.data.map.boxes.reserve;
            need(known, "nobody moves from there")?;
            need(
                s.origin == SpaceId::NONE || self.data.map.is_hex(s.origin) || s.spent == 0,
                "nobody began there",
            )?;
            let known = s.origin != SpaceId::NONE && self.data.map.is_in_play(s.origin);
            need(s.combat.fight != Fight::Overrun || known, "an overrun begins somewhere (4.3)")?;
            need(s.spent == 0 || self.data.map.is_hex(place), "points are spent on the map")?;
            let most = s.hand.iter().map(|unit| self.allowance(s, unit)).min().unwrap_or(0);
            need(s.spent <= most, "more is spent than there is")?;
        }
        let commanding = matches!(s.stage, Stage::Command | Stage::Exploit) || s.exploiting;
        need(!commanding || s.hq != UnitId::NONE, "no HQ is active")?;
        let fights = s.combat.fight != Fight::None;
        let acts = matches!(s.stage, Stage::Command | Stage::Exploit) || s.exploiting || fights;
        need(acts || s.hq == UnitId::NONE, "an HQ is active too early")?;
        let idle = matches!(s.stage, Stage::Combat | Stage::Movement);
        need(!idle || s.hq == UnitId::NONE, "an HQ is active too early")?;
        if s.hq != UnitId::NONE {
            let ours = s.active.commands(self.data.units[s.hq].army) && s.turn > 0;
            need(ours && self.data.map.is_in_play(s.place(s.hq)), "the active HQ is not on the map")?;
        }
        let raiding = s.stage == Stage::Raid;
        need(raiding == (s.raid_at[0] != SpaceId::NONE), "bombers are over a space when they raid")?;
        need(raiding || s.raid.is_empty(), "no raid is being prepared")?;
        need(
            s.raid_at.iter().all(|&at| at == SpaceId::NONE || self.data.map.is_hex(at)),
            "nobody bombs there",
        )?;
        let loaded = s.raid.iter().all(|unit| {
            self.data.of_side[2].contains(&unit) && s.place(unit) == self.data.map.boxes.air_ready
        });
        need(loaded, "those bombers are not ready")?;
        let fighters = self.ready_aircraft(s).filter(|&unit| self.cup(unit) == 2).count();
        need(
            usize::from(s.superiority) <= fighters,
            "superiority: there are not so many fighters ready (9)",
        )?;
        if s.stage == Stage::Raid {
            need(s.combat.fight != Fight::None || s.moment == Moment::FirstWave, "nothing is bombed now")?;
            need(matches!(s.combat.step, Step::Before | Step::Answer), "the bombs come too late")?;
        }
        let first_day = matches!(s.stage, Stage::Drop | Stage::Soften);
        need(!first_day || s.turn == 0, "that is of the first day (10)")?;
        need(
            s.stage != Stage::Drop || matches!(s.moment, Moment::Drops | Moment::Evening),
            "nobody jumps now (10)",
        )?;
        need(
            s.stage != Stage::Soften || s.moment == Moment::FirstWave,
            "the first wave is not before the beaches",
        )?;
        let usual = matches!(
            s.stage,
            Stage::Begin
                | Stage::Placing
                | Stage::Stock
                | Stage::Markers
                | Stage::AirSupply
                | Stage::Recovery
                | Stage::Command
                | Stage::Exploit
                | Stage::Counter
        );
        need(
            s.stage != Stage::Placing || self.plan(s).choose.iter().any(|one| one.side == s.active.side()),
            "nobody is set up by choice (11.2)",
        )?;
        need(!usual || s.turn > 0, "that is not of the first day (10)")?;
        need(
            s.stage != Stage::Stock || (s.to_stock > 0 && s.active == Acting::German),
            "no marker is to be stocked",
        )?;
        need(
            s.stage != Stage::Markers || s.sending >> s.active.side() as u8 & 1 == 1,
            "nobody sends markers",
        )?;
        let allied = matches!(s.stage, Stage::Air | Stage::AirSupply | Stage::Soften | Stage::Drop);
        need(!allied || s.active.side() == Side::Allied, "that is for the Allies")?;
        need(s.stage != Stage::CoastGuns || s.active == Acting::German, "the batteries are German (6.2)")?;
        let ashore = s.hand.first().is_none_or(|unit| self.data.map.is_hex(s.place(unit)));
        need(!landing || ashore, "nobody lands there")?;
        need(
            s.stage != Stage::Air || s.moment == Moment::Usual || s.moment == Moment::FirstWave,
            "no missions are given now (9)",
        )?;
        let of_allies = matches!(
            s.moment,
            Moment::Drops
                | Moment::Gathering
                | Moment::FirstWave
                | Moment::SecondWave
                | Moment::FollowUp
                | Moment::Evening
        );
        let of_germans = matches!(s.moment, Moment::Alarm | Moment::Reaction);
        let side = s.active.side();
        need(
            s.stage == Stage::CoastGuns
                || s.moment == Moment::Usual
                || (of_allies && side == Side::Allied)
                || (of_germans && side == Side::German),
            "the other side acts in this moment (10)",
        )?;
        let sea = self.data.map.assaults.iter().any(|&(sea, _)| !s.stacks.is_empty(sea));
        need(!sea || s.turn == 0, "units lie off the beaches only on the first day (10)")?;
        need(!s.exploiting || (s.turn > 0 && s.moment == Moment::Usual), "nothing is exploited now (6.8)")?;
        let bad_port = self.data.sites.iter().zip(&s.depots).any(|(site, depot)| {
            depot.turn > 100 || (!self.in_bounds(s, site.at) && depot.port != crate::situation::Port::Closed)
        });
        need(!bad_port, "a depot cannot be so")?;
        let usurped = s.held.iter().any(|at| {
            !self.data.map.is_in_play(at)
                || (self.data.map.is_hex(at)
                    && s.occupant(&self.data, at) == Some(Side::German)
                    && !self.only_hqs(s, Side::German, at))
        });
        need(!usurped, "a space is said to be Allied, and Germans alone are in it")?;
        need(s.adjustment <= 2 && s.carpets < 4, "a track is off its scale")
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

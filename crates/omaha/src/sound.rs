//! What must hold of a situation that was read, so that it can be played on.

use crate::board::Terrain;
use crate::prelude::*;
use crate::situation::Part;
use crate::situation::{NOBODY, Resume, Where};
use crate::text::{bad, need};
use crate::victory::CATASTROPHE;
use sandtable_engine::rules::Rules;
use sandtable_engine::text::TextError;

impl Omaha {
    /// Whether a counter can be in a space at all.
    pub(crate) fn check_standing(&self, unit: UnitId, at: SpaceId) -> Result<(), TextError> {
        let map = &self.data.map;
        let boxes = &map.boxes;
        let kind = self.kind(unit);
        let can = if kind == Kind::Hero {
            at == boxes.hand || at == boxes.eliminated
        } else if map.is_hex(at) {
            match map.at(at).terrain {
                Terrain::Sea => map.landing(at).is_some(),
                Terrain::Rough => kind == Kind::General,
                _ => true,
            }
        } else {
            at == boxes.track || at == boxes.eliminated || at == boxes.later
        };
        let name = &self.data.us[unit].name;
        let more = if kind == Kind::Hero { ": a hero is named with his unit" } else { "" };
        need(can, &format!("{name} cannot be in {}{more}", self.space_name(at)))
    }

    /// Whether a counter can be as it is said to be.
    pub(crate) fn check_counter(&self, s: &Situation, unit: UnitId, token: &str) -> Result<(), TextError> {
        let u = &self.data.us[unit];
        let boxes = &self.data.map.boxes;
        let at = s.place(unit);
        let gone = at == boxes.eliminated;
        let steps = s.steps[unit];
        let fits = if gone || !u.kind.is_unit() { steps == 0 } else { (1..=u.full()).contains(&steps) };
        need(fits, &format!("{token}: it cannot have {steps} steps"))?;
        // Off the track, the number is that of the box that a unit drifted from.
        let due = s.due[unit];
        let most = if self.data.map.is_hex(at) { self.data.map.landings.len() as u8 } else { LAST_TURN + 1 };
        let before = matches!(s.part(), Part::SetUp | Part::Amphibious);
        let least = if before { s.turn } else { s.turn + 1 };
        let awaited = at == boxes.track && (least..=most).contains(&due);
        let past = at != boxes.track && due <= most;
        need(awaited || past, &format!("{token}: it cannot be due on turn {due}"))?;
        let has = |bit: u16| s.is(unit, bit);
        need(!(has(flag::CLIMB) && has(flag::CLIFF)), &format!("{token}: it climbs twice"))?;
        need(
            u.kind.is_infantry() || !has(flag::CLIMB | flag::CLIFF),
            &format!("{token}: only infantry climbs"),
        )?;
        need(u.kind == Kind::General || !has(flag::WOUNDED), &format!("{token}: only generals are wounded"))?;
        let land = self.data.map.is_land(at);
        need(land || !has(flag::CLIMB | flag::CLIFF | flag::ACTED), &format!("{token}: only on land"))?;
        need(self.data.map.is_hex(at) || !has(flag::DISRUPTED), &format!("{token}: it is not on the map"))?;
        let can = u.kind.is_unit() && !gone && at != boxes.later;
        need(s.hero(unit).is_none() || can, &format!("{token}: no hero can be with it"))
    }

    /// What must hold of any situation that can be played on.
    pub(crate) fn check_sound(&self, s: &Situation) -> Result<(), TextError> {
        for (position, _) in s.garrisons() {
            let hex = self.position(position).hex;
            let lone = s.counters(hex).all(|u| self.kind(u) == Kind::General);
            need(lone, &format!("Americans and Germans are in {}", self.space_name(hex)))?;
        }
        let spent = Sector::BOTH.map(|division| self.spent(s, division) >= CATASTROPHE);
        match Sector::BOTH.get(usize::from(s.catastrophe)) {
            Some(&division) => need(
                s.stage == Stage::Over && spent[division.index()],
                "catastrophe: it takes eight companies and ends the game (13.1)",
            )?,
            None => {
                need(
                    !spent[0] && !spent[1],
                    "eight companies of a division are spent: a catastrophe (13.1)",
                )?;
            }
        }
        self.check_stage(s)?;
        if s.stage == Stage::Over {
            return need(
                s.catastrophe != NOBODY || s.turn == LAST_TURN,
                "the game is not over before the last turn without a catastrophe (13)",
            );
        }
        if s.turn == 1 {
            let skipped = matches!(s.part(), Part::Event | Part::Engineers);
            need(!skipped, "turn 1 has neither event nor engineers (II, IV)")?;
        }
        let mut actions = Vec::new();
        self.actions(s, &mut actions);
        need(!actions.is_empty(), "there is nothing to decide here")
    }

    /// What a question needs so that it can be asked.
    fn check_stage(&self, s: &Situation) -> Result<(), TextError> {
        let map = &self.data.map;
        let afloat = |u: UnitId| map.landing(s.place(u)).is_some();
        let ashore = |u: UnitId| map.is_land(s.place(u));
        let card = |place: usize| need(s.face_up[place] > 0, "the card that this is about is not there");
        let first = s.group.first();
        let together = || s.group.iter().all(|u| Some(s.place(u)) == first.map(|f| s.place(f)));
        match s.stage {
            Stage::SetUp => {
                let pooled = s
                    .unit_where
                    .items()
                    .iter()
                    .chain(s.depth_where.items())
                    .all(|&place| place == Where::Pool);
                need(s.turn == 1 && pooled, "the Germans are set up before turn 1, from their pools")
            }
            Stage::Follow(x, u) => {
                card(pile::LANDING + x.index())?;
                need(self.kind(u).is_leader() && afloat(u), "only a leader in a landing box can follow (5.1)")
            }
            Stage::Rangers(x, u) => {
                card(pile::LANDING + x.index())?;
                need(
                    self.kind(u) == Kind::Ranger && afloat(u),
                    "only Rangers in a landing box drift at will (5.1)",
                )
            }
            Stage::Mine(x) => card(pile::LANDING + x.index()),
            Stage::Hit(x, p) | Stage::LeaderHit(x, p) => {
                card(pile::FIRE + x.index())?;
                let position = self.position(p);
                need(position.sector == x, "the position is in the other sector (6)")?;
                need(s.held(&self.data, p), "nobody is in the position that fires (6.1)")
            }
            Stage::ArtilleryHit(x) => card(pile::FIRE + x.index()),
            Stage::Sacrifice(u) => {
                need(s.hero(u).is_some(), "no hero is with that unit (11.1)")?;
                need(s.steps[u] == 1, "a hero dies for a unit's last step (11.1)")?;
                match s.resume {
                    Resume::Nothing => bad("a sacrifice needs resume: fire, recovery or moving"),
                    Resume::Fire | Resume::Recovery => card(pile::FIRE),
                    Resume::Moving => self.check_under_way(s),
                }
            }
            Stage::Moving => need(
                first.is_some_and(ashore) && together(),
                "the units in hand are not in one hex of the map (7.2)",
            ),
            Stage::Paying => {
                let legal = if s.german_in(&self.data, s.target) {
                    self.check_commit(s)
                } else {
                    self.check_under_way(s)?;
                    self.check_group(s, &s.group, s.target)
                };
                need(
                    legal.is_ok() && s.group.iter().all(ashore) && self.must_choose_payer(s),
                    "there is nothing that either division could pay for (7.2)",
                )
            }
            Stage::UnderFire(u) => {
                let hit = s.group.contains(u) && s.is(u, flag::HIT) && self.kind(u).is_unit();
                need(hit, "the unit was not hit on its way (7.3)")?;
                self.check_under_way(s)
            }
            Stage::Muster | Stage::Attrition => {
                let target = map.is_hex(s.target) && s.german_in(&self.data, s.target);
                need(target, "no Germans are in the target (8)")?;
                let fit = |u: UnitId| ashore(u) && self.kind(u).is_unit();
                need(s.group.iter().all(fit), "who attacks is not on the map (8)")?;
                let deep = s.target != SpaceId::NONE
                    && self.data.position(s.target).is_some_and(|p| s.depth(p).is_some());
                need(s.stage == Stage::Muster || deep, "there is no marker to give a step for (8)")?;
                need(
                    !s.shells || s.naval > 0 || s.stage == Stage::Attrition,
                    "shells: there is no naval gunfire marker (8)",
                )
            }
            Stage::Overstack(hex) => need(
                map.is_land(hex) && s.units(&self.data, hex).count() > 2,
                "there is room in that hex (7.6)",
            ),
            _ => Ok(()),
        }?;
        let waits = matches!(s.stage, Stage::Sacrifice(_));
        need(waits || s.resume == Resume::Nothing, "resume: nothing waits for a sacrifice")
    }

    /// Units under fire between two hexes (7.3).
    fn check_under_way(&self, s: &Situation) -> Result<(), TextError> {
        let map = &self.data.map;
        let from = s.group.first().map_or(SpaceId::NONE, |u| s.place(u));
        let together = s.group.iter().all(|u| s.place(u) == from);
        let way = map.is_land(from) && map.is_land(s.target) && map.side(from, s.target).is_some();
        need(together && way, "the units under fire are not next to where they go (7.3)")?;
        need(!s.german_in(&self.data, s.target), "Germans are where the units go (7.3)")
    }
}

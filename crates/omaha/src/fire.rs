//! III: German fire. Which positions fire (6.1), into which hexes (6.2), whom they hit (6.3), disruption (6.4), artillery
//! (6.5); and the hero who dies in another's place (11.1).

use crate::board::Terrain;
use crate::cards::{Card, Mark, Shot};
use crate::data::Intensity;
use crate::prelude::*;
use crate::present::{STRONGPOINTS, code};
use crate::shot_at;
use crate::situation::{NO_SHOTS, Resume};
use sandtable_kit::sharing::most_hits;

/// So many steps in a hex draw fire whatever their symbols (6.3).
const CROWD: u32 = 5;
/// How long a headquarters that is hit is gone (6.3).
const HQ_GONE: u8 = 2;

/// A position that fires with the card drawn.
#[derive(Clone, Copy, Debug)]
struct Shooter {
    position: PositionId,
    limit: u8,
    shot: Shot,
}

/// Up to 78 positions and strongpoints can fire.
type Shooters = ArrayVec<Shooter, POSITIONS>;
/// Whom each shooter can hit.
type Targets = ArrayVec<UnitSet, POSITIONS>;

/// Why a position with a colour of the card does not fire.
pub(crate) enum Silence {
    Disrupted,
    NeedsDepth,
    Smoke,
}

/// What a hit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Blow {
    pub(crate) intensity: Intensity,
    pub(crate) step: bool,
    pub(crate) disrupts: bool,
}

/// Why a unit in a field of fire is no target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spared {
    Armour,
    Symbol,
    Already,
    Disrupted,
}

impl Omaha {
    /// Whether a hex lies in the field of fire of a position that can fire (6.2, 6.4).
    pub(crate) fn in_field(&self, s: &Situation, hex: SpaceId) -> bool {
        self.data.covered_by[hex].iter().any(|&(p, _)| s.projects(&self.data, p))
    }

    /// The hexes of a position: one, or two of a strongpoint.
    pub(crate) fn hexes_of(&self, position: PositionId) -> ArrayVec<PositionId, 2> {
        let mut all = ArrayVec::new();
        all.push(position);
        all.extend(self.position(position).twin);
        all
    }

    /// Whether a position stands for its strongpoint when both hexes are counted once.
    pub(crate) fn speaks(&self, position: PositionId) -> bool {
        self.position(position).twin.is_none_or(|twin| position < twin)
    }

    /// How many hits a position may score: its units and markers that are not disrupted (6.3, 6.4).
    pub(crate) fn limit(&self, s: &Situation, position: PositionId) -> u8 {
        let active = self.hexes_of(position).into_iter().filter(|&p| s.can_fire(p));
        active.map(|p| 1 + u8::from(s.depth(p).is_some())).sum()
    }

    /// Whether a position, or the other hex of its strongpoint, can fire with a depth marker.
    pub(crate) fn is_deep(&self, s: &Situation, position: PositionId) -> bool {
        self.hexes_of(position).into_iter().any(|p| s.can_fire(p) && s.depth(p).is_some())
    }

    /// Whether a position fires with a colour of a card (6.1).
    pub(crate) fn fires(&self, s: &Situation, position: PositionId, shot: &Shot) -> Result<u8, Silence> {
        if !s.projects(&self.data, position) {
            return Err(Silence::Disrupted);
        }
        if s.smoke.contains(position) {
            return Err(Silence::Smoke);
        }
        if shot.depth && !self.is_deep(s, position) {
            return Err(Silence::NeedsDepth);
        }
        Ok(self.limit(s, position))
    }

    fn shooters(&self, s: &Situation, sector: Sector) -> Shooters {
        let mut list = Shooters::new();
        let number = s.face_up[pile::FIRE + sector.index()];
        if number == 0 {
            return list;
        }
        let card = self.card(number);
        for position in PositionId::all() {
            let p = self.position(position);
            if p.sector != sector || !self.speaks(position) || !s.held(&self.data, position) {
                continue;
            }
            if let Some(shot) = card.shot(p.colour)
                && let Ok(limit) = self.fires(s, position, shot)
            {
                list.push(Shooter { position, limit, shot: *shot });
            }
        }
        list
    }

    /// How densely a position fires into a hex in this turn; plunging fire finds men under cover.
    fn intensity(&self, s: &Situation, position: PositionId, hex: SpaceId) -> Option<Intensity> {
        let intensity = self.position(position).fire_into(hex)?;
        let plunges = s.plunge
            && intensity == Intensity::Sporadic
            && self.data.map.at(hex).terrain == Terrain::Beach
            && self.data.map.around[hex].iter().any(|(_, sides)| sides & crate::board::PROTECTION != 0);
        Some(if plunges { Intensity::Steady } else { intensity })
    }

    /// What a position would do to a unit in its field (6.2, 6.3), or why nothing.
    fn blow(&self, s: &Situation, card: &Card, by: &Shooter, unit: UnitId) -> Option<Result<Blow, Spared>> {
        let at = s.place(unit);
        if !self.kind(unit).is_unit() || !self.data.map.is_hex(at) {
            return None;
        }
        let intensity = self.intensity(s, by.position, at)?;
        // One step a phase is the most; being disrupted as well is another matter (ruling O08).
        if s.is(unit, flag::HIT) && intensity != Intensity::Sporadic {
            return Some(Err(Spared::Already));
        }
        let u = &self.data.us[unit];
        if intensity != Intensity::Intense {
            if u.armoured && by.shot.sign != Mark::Armour {
                return Some(Err(Spared::Armour));
            }
            if u.target != Some(card.target) && !s.crowded.contains(at) {
                return Some(Err(Spared::Symbol));
            }
        }
        let step = intensity != Intensity::Sporadic;
        // A second disruption does nothing: such a unit is no target (ruling O07).
        if !step && s.is(unit, flag::DISRUPTED) {
            return Some(Err(Spared::Disrupted));
        }
        let p = self.position(by.position);
        let hidden = !p.wn && s.occupant(by.position).is_some_and(|unit| !s.revealed(unit));
        Some(Ok(Blow { intensity, step, disrupts: !step || hidden }))
    }

    /// How far a position's nearest unit that can fire is from a hex.
    fn range(&self, s: &Situation, position: PositionId, hex: SpaceId) -> u8 {
        let active = self.hexes_of(position).into_iter().filter(|&p| s.can_fire(p));
        active.map(|p| self.data.map.distance(self.position(p).hex, hex)).min().unwrap_or(u8::MAX)
    }

    /// The hex from which a position fires at another: that of its nearest unit that can fire, or if none can, that is there.
    pub(crate) fn muzzle(&self, s: &Situation, position: PositionId, at: SpaceId) -> SpaceId {
        let hexes = self.held_hexes(s, position).into_iter();
        hexes.min_by_key(|&hex| self.data.map.distance(hex, at)).unwrap_or(self.position(position).hex)
    }

    /// The hexes of a position that are meant when nobody in particular is shot at: those that can fire, or else those that
    /// are held.
    fn held_hexes(&self, s: &Situation, position: PositionId) -> ArrayVec<SpaceId, 2> {
        let hexes = self.hexes_of(position);
        let fires = hexes.iter().any(|&p| s.can_fire(p));
        let held = |p: &PositionId| if fires { s.can_fire(*p) } else { s.occupant(*p).is_some() };
        hexes.into_iter().filter(held).map(|p| self.position(p).hex).collect()
    }

    /// The message with what a position is called: the hex that is meant, or the strongpoint if both of its hexes are.
    pub(crate) fn call(&self, message: Message, s: &Situation, position: PositionId) -> Message {
        self.call_by(message, position, &self.held_hexes(s, position))
    }

    /// The same with those of its hexes that are meant. Of two, both can be shown on the map.
    pub(crate) fn call_by(&self, message: Message, position: PositionId, hexes: &[SpaceId]) -> Message {
        let p = self.position(position);
        match *hexes {
            [one, other] => {
                let named = message.with("at", code(&STRONGPOINTS, &p.group));
                named.with("one", one).with("other", other)
            }
            [hex] => message.with("at", hex),
            _ => message.with("at", p.hex),
        }
    }

    /// The hexes from which the shot may come whose target the player chooses.
    pub(crate) fn muzzles(&self, s: &Situation) -> ArrayVec<SpaceId, 2> {
        let (position, targets) = match s.stage {
            Stage::Hit(sector, position) => (position, self.equal_hits(s, sector, position)),
            Stage::LeaderHit(_, position) => (position, self.leader_targets(s, position)),
            _ => return ArrayVec::new(),
        };
        let mut hexes = ArrayVec::new();
        for hex in targets.iter().map(|&unit| self.muzzle(s, position, s.place(unit))) {
            if !hexes.contains(&hex) && !hexes.is_full() {
                hexes.push(hex);
            }
        }
        hexes
    }

    /// The order of 6.3, first is hit first: dense fire, near, many steps.
    fn order(&self, s: &Situation, position: PositionId, unit: UnitId, blow: Blow) -> (u8, u8, u8) {
        let dense = Intensity::Intense as u8 - blow.intensity as u8;
        (dense, self.range(s, position, s.place(unit)), u8::MAX - s.steps[unit])
    }

    /// Whom each shooter can still hit: all, and those who have not been hit yet.
    fn targets(&self, s: &Situation, card: &Card, shooters: &Shooters) -> [Targets; 2] {
        let mut all = Targets::new();
        let mut fresh = Targets::new();
        for shooter in shooters {
            let (mut seen, mut whole) = (UnitSet::EMPTY, UnitSet::EMPTY);
            if s.shots[shooter.position] < shooter.limit {
                let field = self.position(shooter.position).field.iter();
                for unit in field.flat_map(|(hex, _)| s.counters(*hex)) {
                    if matches!(self.blow(s, card, shooter, unit), Some(Ok(_))) {
                        seen.insert(unit);
                        if !s.is(unit, flag::HIT | flag::PINNED) {
                            whole.insert(unit);
                        }
                    }
                }
            }
            all.push(seen);
            fresh.push(whole);
        }
        [all, fresh]
    }

    /// The next shot: who fires, and at whom by the order of 6.3, among those that let the fire as a whole hit as many
    /// units as it can. The densest fire first, so that no step is spared because others fire there too. Several only if
    /// they are equal in everything: then the player decides.
    fn next_shot(&self, s: &Situation, sector: Sector, all: &Shooters) -> Option<(PositionId, UnitList)> {
        let card = self.card(s.face_up[pile::FIRE + sector.index()]);
        let [seen, fresh] = self.targets(s, card, all);
        // Those who have been hit come last, when nobody else is left to hit (ruling O08).
        let targets = if fresh.iter().all(UnitSet::is_empty) { seen } else { fresh };
        if targets.iter().all(UnitSet::is_empty) {
            return None;
        }
        let room: ArrayVec<u8, POSITIONS> =
            all.iter().map(|shooter| shooter.limit.saturating_sub(s.shots[shooter.position])).collect();
        let most = most_hits(&targets, &room, None);
        let mut next: Option<(u8, (PositionId, UnitList))> = None;
        for (i, shooter) in all.iter().enumerate() {
            let order = |unit: UnitId| match self.blow(s, card, shooter, unit) {
                Some(Ok(blow)) => self.order(s, shooter.position, unit, blow),
                _ => (u8::MAX, u8::MAX, u8::MAX),
            };
            let mut ranked: ArrayVec<((u8, u8, u8), UnitId), US> =
                targets[i].iter().map(|u| (order(u), u)).collect();
            ranked.sort_unstable();
            let mut equal = UnitList::new();
            let mut best = None;
            for &(rank, unit) in &ranked {
                if best.is_some_and(|best| best != rank) {
                    break;
                }
                if most_hits(&targets, &room, Some((i, unit))) == most {
                    best = Some(rank);
                    equal.push(unit);
                }
            }
            if let Some((dense, _, _)) = best
                && next.as_ref().is_none_or(|(densest, _)| dense < *densest)
            {
                next = Some((dense, (shooter.position, equal)));
            }
        }
        next.map(|(_, shot)| shot)
    }

    /// The hexes with so many steps that everybody there is a target (6.3).
    fn crowded_hexes(&self, s: &Situation) -> HexSet {
        everybody()
            .map(|unit| s.place(unit))
            .filter(|&hex| self.data.map.is_land(hex) && s.steps_in(&self.data, hex) >= CROWD)
            .collect()
    }

    /// The positions that fire with the card of a sector, and how many hits each may score (6.1, 6.3).
    pub(crate) fn firing(&self, s: &Situation, sector: Sector) -> Vec<(PositionId, u8)> {
        self.shooters(s, sector).iter().map(|shooter| (shooter.position, shooter.limit)).collect()
    }

    /// The units that a sector's positions could hit if this were its fire card (6.1 to 6.3).
    pub(crate) fn targets_of(&self, s: &Situation, sector: Sector, number: u8) -> UnitSet {
        let mut t = s.clone();
        t.face_up[pile::FIRE + sector.index()] = number;
        t.shots = NO_SHOTS;
        t.crowded = self.crowded_hexes(&t);
        self.still_targets(&t, sector)
    }

    /// The units that a sector's positions can still hit with its fire card.
    pub(crate) fn still_targets(&self, s: &Situation, sector: Sector) -> UnitSet {
        let card = self.card(s.face_up[pile::FIRE + sector.index()]);
        let [all, _] = self.targets(s, card, &self.shooters(s, sector));
        all.iter().flat_map(UnitSet::iter).collect()
    }

    /// 6.1: a sector's fire card.
    pub(crate) fn draw_fire(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        let number = self.draw(s, play, pile::FIRE + sector.index(), "6.1");
        s.shots = NO_SHOTS;
        s.leader_shots = Default::default();
        s.crowded = self.crowded_hexes(s);
        for hex in s.crowded.iter() {
            play.tell(|| happened("event-crowded", "6.3", hex).detail());
        }
        if play.listens() {
            self.explain_fire(s, play, sector, number);
        }
        self.continue_fire(s, play, sector);
    }

    /// Tells, position by position, who fires or why not, and whom it sees.
    fn explain_fire(&self, s: &Situation, play: &mut impl Play, sector: Sector, number: u8) {
        let card = self.card(number);
        for position in PositionId::all() {
            let p = self.position(position);
            if p.sector != sector || !self.speaks(position) || !s.held(&self.data, position) {
                continue;
            }
            let Some(shot) = card.shot(p.colour) else { continue };
            let colour = p.colour;
            let called = |id, rule| {
                let message = self.call(Message::new(id), s, position);
                Event { message, ..Event::new(id, rule) }
            };
            let limit = match self.fires(s, position, shot) {
                Ok(limit) => limit,
                Err(silence) => {
                    let (id, rule) = match silence {
                        Silence::Disrupted => ("event-silent-disrupted", "6.4"),
                        Silence::NeedsDepth => ("event-silent-depth", "6.1"),
                        Silence::Smoke => ("event-silent-smoke", "6.1"),
                    };
                    play.tell(|| called(id, rule).with("colour", colour));
                    continue;
                }
            };
            play.tell(|| called("event-fires", "6.1").with("colour", colour).with("limit", limit));
            let shooter = Shooter { position, limit, shot: *shot };
            let mut seen = false;
            for unit in everybody() {
                let Some(blow) = self.blow(s, card, &shooter, unit) else { continue };
                seen = true;
                let at = s.place(unit);
                let (id, rule) = match blow {
                    Ok(blow) => match blow.intensity {
                        Intensity::Intense => ("event-sees-intense", "6.2"),
                        Intensity::Steady => ("event-sees-steady", "6.2"),
                        Intensity::Sporadic => ("event-sees-sporadic", "6.2"),
                    },
                    Err(Spared::Armour) => ("event-spared-armour", "6.3"),
                    Err(Spared::Symbol) => ("event-spared-symbol", "6.3"),
                    Err(Spared::Already) => ("event-spared-already", "6.3"),
                    Err(Spared::Disrupted) => ("event-spared-disrupted", "6.3"),
                };
                play.tell(|| told(id, rule, unit).with("at", at).detail());
            }
            if !seen {
                play.tell(|| called("event-sees-nobody", "6.2"));
            }
        }
    }

    /// Hit after hit, until the player must choose or nobody is left to hit; then leaders, artillery, recovery.
    fn continue_fire(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        // Hits change nothing about who fires.
        let shooters = self.shooters(s, sector);
        while let Some((position, equal)) = self.next_shot(s, sector, &shooters) {
            if equal.len() > 1 {
                s.stage = Stage::Hit(sector, position);
                return;
            }
            if self.hit(s, play, position, equal[0]) || self.lost(s) {
                return;
            }
        }
        self.leaders_under_fire(s, play, sector);
    }

    pub(crate) fn check_hit(&self, s: &Situation, sector: Sector, at: PositionId, unit: UnitId) -> Check {
        must(self.equal_hits(s, sector, at).contains(&unit), "6.3", "refuse-not-the-first-hit")
    }

    /// The units of which the player chooses the one that a position hits.
    pub(crate) fn equal_hits(&self, s: &Situation, sector: Sector, position: PositionId) -> UnitList {
        let shot = self.next_shot(s, sector, &self.shooters(s, sector));
        shot.filter(|(p, _)| *p == position).map_or(UnitList::new(), |(_, equal)| equal)
    }

    pub(crate) fn position_hits(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        let Stage::Hit(sector, position) = s.stage else { return };
        if !self.hit(s, play, position, unit) && !self.lost(s) {
            self.continue_fire(s, play, sector);
        }
    }

    /// A position hits a unit. True if the player must first decide whether a hero dies in its place.
    fn hit(&self, s: &mut Situation, play: &mut impl Play, position: PositionId, unit: UnitId) -> bool {
        let p = self.position(position);
        let card = self.card(s.face_up[pile::FIRE + p.sector.index()]);
        let Some(shot) = card.shot(p.colour) else { return false };
        let shooter = Shooter { position, limit: 0, shot: *shot };
        let Some(Ok(blow)) = self.blow(s, card, &shooter, unit) else { return false };
        s.shots[position] += 1;
        s.set(unit, if blow.step { flag::HIT } else { flag::PINNED });
        let at = s.place(unit);
        let from = self.muzzle(s, position, at);
        let id = match blow.intensity {
            Intensity::Intense => "event-hit-intense",
            Intensity::Steady => "event-hit-steady",
            Intensity::Sporadic => "event-hit-sporadic",
        };
        play.tell(|| shot_at(id, "6.3", unit, from, at));
        if blow.disrupts {
            self.disrupt(s, play, unit, "6.2");
        }
        if blow.step { self.wound(s, play, unit, Resume::Fire, "6.3") } else { false }
    }

    /// Takes a step by German fire. True if the player must first decide whether a hero dies in the unit's place (11.1).
    pub(crate) fn wound(
        &self,
        s: &mut Situation,
        play: &mut impl Play,
        unit: UnitId,
        resume: Resume,
        rule: Rule,
    ) -> bool {
        if s.steps[unit] == 1 && s.hero(unit).is_some_and(|hero| !s.is(hero, flag::INSPIRED)) {
            s.resume = resume;
            s.stage = Stage::Sacrifice(unit);
            return true;
        }
        self.lose(s, play, unit, 1, rule);
        false
    }

    pub(crate) fn sacrifice(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, yes: bool) {
        if yes {
            // His unit remembers him: it is inspired, and acts for free as before (ruling O10).
            if let Some(hero) = s.hero(unit) {
                s.set(hero, flag::INSPIRED);
            }
            play.tell(|| told("event-sacrifice", "11.1", unit));
        } else {
            self.lose(s, play, unit, 1, "11.1");
        }
        let resume = std::mem::replace(&mut s.resume, Resume::Nothing);
        if self.lost(s) {
            return;
        }
        let sector = if s.face_up[pile::FIRE + 1] == 0 { Sector::East } else { Sector::West };
        match resume {
            Resume::Fire => self.continue_fire(s, play, sector),
            Resume::Recovery => self.recovery(s, play, sector),
            Resume::Moving => {
                if s.steps[unit] == 0 {
                    s.group.remove(unit);
                }
                self.shoot_at_movers(s, play, UnitId(unit.0 + 1));
            }
            Resume::Nothing => {}
        }
    }

    /// The leaders that a position with a star could hit: in dense or steady fire, the densest and nearest first (6.3).
    pub(crate) fn leader_targets(&self, s: &Situation, position: PositionId) -> UnitList {
        let rank = |unit: UnitId| {
            let at = s.place(unit);
            let leads = match self.kind(unit) {
                Kind::Hq | Kind::General => true,
                Kind::Hero => !s.is(unit, flag::INSPIRED),
                _ => false,
            };
            if !leads || !self.data.map.is_hex(at) || s.is(unit, flag::HIT) {
                return None;
            }
            let intensity = self.intensity(s, position, at)?;
            (intensity >= Intensity::Steady)
                .then(|| (Intensity::Intense as u8 - intensity as u8, self.range(s, position, at)))
        };
        let best = everybody().filter_map(rank).min();
        everybody().filter(|&u| best.is_some() && rank(u) == best).collect()
    }

    fn leaders_under_fire(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        for shooter in self.shooters(s, sector) {
            let p = shooter.position;
            if shooter.shot.sign != Mark::Star || s.shots[p] >= shooter.limit || s.leader_shots.contains(p) {
                continue;
            }
            let targets = self.leader_targets(s, shooter.position);
            match targets[..] {
                [] => {}
                [only] => self.hit_leader(s, play, shooter.position, only),
                _ => {
                    s.stage = Stage::LeaderHit(sector, shooter.position);
                    return;
                }
            }
        }
        self.artillery(s, play, sector);
    }

    pub(crate) fn check_leader_hit(&self, s: &Situation, position: PositionId, unit: UnitId) -> Check {
        must(self.leader_targets(s, position).contains(&unit), "6.3", "refuse-not-the-first-hit")
    }

    pub(crate) fn leader_is_hit(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        let Stage::LeaderHit(sector, position) = s.stage else { return };
        self.hit_leader(s, play, position, unit);
        self.leaders_under_fire(s, play, sector);
    }

    fn hit_leader(&self, s: &mut Situation, play: &mut impl Play, position: PositionId, leader: UnitId) {
        s.leader_shots.insert(position);
        s.shots[position] += 1;
        s.set(leader, flag::HIT);
        let at = s.place(leader);
        let from = self.muzzle(s, position, at);
        play.tell(|| shot_at("event-leader-hit", "6.3", leader, from, at));
        match self.kind(leader) {
            Kind::Hero => {
                s.set(leader, flag::INSPIRED);
                play.tell(|| told("event-inspired", "6.3", leader));
            }
            Kind::Hq => self.delay(s, play, leader, s.turn + HQ_GONE, "6.3"),
            _ if s.is(leader, flag::WOUNDED) => self.eliminate(s, play, leader, "6.3"),
            _ => {
                s.set(leader, flag::WOUNDED);
                play.tell(|| told("event-wounded", "6.3", leader));
            }
        }
    }

    /// 6.4: disrupted Germans of the sector whose colour is on the card rally; then the next card or phase.
    pub(crate) fn recovery(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        let card = self.card(s.face_up[pile::FIRE + sector.index()]);
        for position in PositionId::all() {
            let p = self.position(position);
            if p.sector == sector && card.shot(p.colour).is_some() {
                self.rally(s, play, position, "6.4");
            }
        }
        match sector {
            Sector::East => s.stage = Stage::Fire(Sector::West),
            Sector::West => self.to_engineers(s, play),
        }
    }
}

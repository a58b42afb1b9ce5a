//! Attacks (rule 8): who takes part, what it costs, what both sides bring, and what comes of it.
//!
//! What a player is shown before an attack and what carries it out are the same computation: `Omaha::resolve`.

use crate::board::Terrain;
use crate::command::Bill;
use crate::data::{Compare, Effect, Effects, Shelter};
use crate::odds::Way;
use crate::prelude::*;
use crate::results::goodness;
use crate::situation::{NOBODY, german as state};
use crate::units::Weapons;
use sandtable_engine::explain::Refusal;

/// The strength of a naval gunfire marker.
pub(crate) const SHELLS: i32 = 9;
/// The strength of a hero who brings no weapon.
pub(crate) const HERO: i32 = 1;
/// Whoever can fire so far can fire over what bars the way (8).
const RANGED: u8 = 2;
/// The weapons of a naval gunfire marker.
const SHELL_WEAPONS: Weapons = Weapons(Weapons::NA.0 | Weapons::AR.0 | Weapons::DE.0);
/// What heavy infantry has at hand from afar.
const HEAVY_FROM_AFAR: Weapons =
    Weapons(Weapons::BZ.0 | Weapons::MO.0 | Weapons::RD.0 | Weapons::BR.0 | Weapons::MG.0);
/// What a tank has besides its gun, and how far it carries.
const TANK_NEAR: (Weapons, u8) = (Weapons(Weapons::MG.0 | Weapons::BR.0), 3);

/// The messages that name weapons, in the order of their bits.
const WEAPON_TERMS: [&str; 10] = [
    "weapon-BZ",
    "weapon-BG",
    "weapon-BR",
    "weapon-DE",
    "weapon-MO",
    "weapon-RD",
    "weapon-MG",
    "weapon-AR",
    "weapon-NA",
    "weapon-FL",
];

/// The message that names a weapon.
pub(crate) fn weapon_term(weapon: Weapons) -> Arg {
    Arg::Term(WEAPON_TERMS[(weapon.0.trailing_zeros() as usize).min(WEAPON_TERMS.len() - 1)])
}

/// The column of the attack table that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Column {
    /// The unit has no depth marker.
    Alone,
    /// It has one that is face down, whose strength and needs do not count.
    Unrevealed,
    /// It has one that is face up.
    Revealed,
}

impl Column {
    /// The message that names it.
    pub(crate) const fn term(self) -> &'static str {
        match self {
            Self::Alone => "column-alone",
            Self::Unrevealed => "column-unrevealed",
            Self::Revealed => "column-revealed",
        }
    }
}

/// What a hero or a naval gunfire marker is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aid {
    /// There is none.
    Absent,
    /// Strength.
    Strength,
    /// These weapons.
    Weapons(Weapons),
    /// Strength and these weapons.
    Both(Weapons),
}

impl Aid {
    pub(crate) fn strength(self, amount: i32) -> i32 {
        if matches!(self, Self::Strength | Self::Both(_)) { amount } else { 0 }
    }

    pub(crate) fn weapons(self) -> Weapons {
        match self {
            Self::Absent | Self::Strength => Weapons::NONE,
            Self::Weapons(weapons) | Self::Both(weapons) => weapons,
        }
    }
}

/// An attack as it is mustered, whatever the Germans turn out to be.
#[derive(Clone, Debug)]
pub(crate) struct Force {
    /// The strength of all units.
    pub(crate) strength: i32,
    /// Their weapons, with the radio of a headquarters.
    pub(crate) weapons: Weapons,
    /// Flanking: 1 from two hexes that do not touch each other, 2 from three hexes.
    pub(crate) flank: u8,
    /// A hero, if there is one.
    pub(crate) hero: Option<UnitId>,
    /// Whether he is next to the target, so that he may stand for a weapon (ruling O33).
    hero_storms: bool,
    /// Whether naval gunfire takes part.
    pub(crate) shells: bool,
    /// Whether it brings its weapons and its strength (ruling O61).
    both: bool,
    /// What ground and sides double for the defender.
    pub(crate) shelter: Shelter,
    /// The ground or the side that does.
    pub(crate) sheltered_by: &'static str,
}

/// One reading of the attack table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Comparison {
    /// The column.
    pub(crate) column: Column,
    /// The attack's strength.
    pub(crate) attack: i32,
    /// The defence's strength.
    pub(crate) defence: i32,
    /// How they compare.
    pub(crate) compare: Compare,
    /// The weapons that the Germans ask for.
    pub(crate) needs: Weapons,
    /// Those that nobody brings.
    pub(crate) missing: Weapons,
    /// What the hero is used for.
    pub(crate) hero: Aid,
    /// What naval gunfire is used for.
    pub(crate) shells: Aid,
    /// What comes of it.
    pub(crate) effects: Effects,
}

/// How an attack goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// With what is known once the unit is revealed.
    pub(crate) first: Comparison,
    /// Again with the depth marker revealed, if it comes to that.
    pub(crate) second: Option<Comparison>,
}

impl Outcome {
    /// The reading that counts.
    pub(crate) fn last(&self) -> &Comparison {
        self.second.as_ref().unwrap_or(&self.first)
    }
}

/// Who brings a weapon that is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bringer {
    Unit(UnitId),
    Headquarters(UnitId),
    Shells,
    Hero(UnitId),
    Flank,
}

fn weigh(attack: i32, defence: i32) -> Compare {
    if attack < defence {
        Compare::Less
    } else if attack == defence {
        Compare::Equal
    } else if attack < 2 * defence {
        Compare::More
    } else {
        Compare::Double
    }
}

impl Omaha {
    /// Whether a position or the other hex of its strongpoint is in a set (ruling O20).
    pub(crate) fn either_in(&self, set: &crate::data::PositionSet, position: PositionId) -> bool {
        set.contains(position) || self.position(position).twin.is_some_and(|twin| set.contains(twin))
    }

    /// The Germans in a hex that may be attacked or barraged.
    pub(crate) fn check_aim(&self, s: &Situation, hex: SpaceId, rule: Rule) -> Result<PositionId, Refusal> {
        match self.data.position(hex) {
            Some(position) if s.occupant(position).is_some() => Ok(position),
            _ => refuse(rule, "refuse-no-german-there"),
        }
    }

    fn check_price(&self, s: &Situation, group: &UnitSet) -> Check {
        match self.price(s, group).shares(s.actions) {
            Some(_) => Ok(()),
            None => refuse("V", "refuse-no-actions-left"),
        }
    }

    /// Whether a unit stands next to a hex and may attack it through the side between them.
    fn storms(&self, s: &Situation, unit: UnitId, target: SpaceId) -> bool {
        let at = s.place(unit);
        self.data.map.side(at, target).is_some() && self.data.side_shelter(at, target) != Shelter::Forbidden
    }

    /// 8: whoever lies on the beach or the pavilion cannot shoot at Germans above who do not look down on the beach.
    pub(crate) fn check_height(&self, at: SpaceId, target: SpaceId, rule: Rule) -> Check {
        let map = &self.data.map;
        let low = matches!(map.at(at).terrain, Terrain::Beach | Terrain::Pavilion);
        let exposed = self.data.position(target).is_some_and(|p| self.position(p).covers_beach);
        must(!(low && !map.at(target).low && !exposed), rule, "refuse-target-above")
    }

    /// Whether an attack on a hex may be prepared (8).
    pub(crate) fn check_attack(&self, s: &Situation, hex: SpaceId) -> Check {
        let position = self.check_aim(s, hex, "8")?;
        must(!self.either_in(&s.attacked, position), "8", "refuse-attacked-already")?;
        must(!s.barraged.contains(position), "8.4", "refuse-barraged-already")?;
        let mut why = refuse("8", "refuse-no-infantry-adjacent");
        for near in self.data.map.neighbours(hex) {
            for unit in s.counters(near) {
                if !self.kind(unit).is_infantry() || !self.storms(s, unit, hex) {
                    continue;
                }
                let alone = UnitSet::one(unit);
                why = self.may_act(s, unit).and_then(|()| self.check_price(s, &alone));
                if why.is_ok() {
                    return why;
                }
            }
        }
        why
    }

    /// Whether a unit may take part in the attack being prepared (8).
    pub(crate) fn check_join(&self, s: &Situation, unit: UnitId) -> Check {
        let kind = self.kind(unit);
        must(kind.is_unit(), "8", "refuse-leaders-do-not-attack")?;
        must(!s.group.contains(unit), "8", "refuse-joined-already")?;
        self.may_act(s, unit)?;
        let at = s.place(unit);
        let distance = self.data.map.distance(at, s.target);
        must(distance <= self.range_of(s, unit), "8", "refuse-out-of-range")?;
        let storms = self.storms(s, unit, s.target);
        must(!s.group.is_empty() || (kind.is_infantry() && storms), "8", "refuse-infantry-first")?;
        if kind.is_infantry() {
            if !storms {
                self.check_from_afar(s, unit)?;
            }
        } else if kind.is_direct() {
            self.check_direct(s, unit, distance)?;
        } else {
            self.check_artillery(s, unit, distance)?;
        }
        let mut group = s.group;
        group.insert(unit);
        self.check_price(s, &group)
    }

    /// 8: infantry that does not storm the hex: heavy companies shoot over a hex, a bluff or a cliff, if others storm.
    /// They count as far away then in everything: weapons, shelter, flanks, disruption (ruling O27).
    fn check_from_afar(&self, s: &Situation, unit: UnitId) -> Check {
        must(self.range_of(s, unit) >= RANGED, "8", "refuse-side-bars")?;
        let stormers = |u: UnitId| self.kind(u).is_infantry() && self.storms(s, u, s.target);
        must(s.group.iter().any(stormers), "8", "refuse-heavy-needs-infantry")?;
        self.check_height(s.place(unit), s.target, "8")
    }

    /// 8: tanks, anti-tank and anti-aircraft guns.
    fn check_direct(&self, s: &Situation, unit: UnitId, distance: u8) -> Check {
        let at = s.place(unit);
        if distance == 1 {
            // Over a bluff or a cliff they fire as from afar, if they can at all (ruling O26).
            return if self.storms(s, unit, s.target) {
                Ok(())
            } else if self.range_of(s, unit) < RANGED {
                refuse("8", "refuse-side-bars")
            } else {
                self.check_height(at, s.target, "8")
            };
        }
        let near = |u: UnitId| self.data.map.distance(at, s.place(u)) <= 1;
        let foot = s.group.iter().filter(|&u| self.kind(u).is_infantry());
        let mut supported = self.in_command(s, unit);
        for infantry in foot {
            supported = supported || near(infantry) || self.in_command(s, infantry);
        }
        must(supported, "8", "refuse-needs-command")?;
        self.check_height(at, s.target, "8")
    }

    /// 8: artillery.
    fn check_artillery(&self, s: &Situation, unit: UnitId, distance: u8) -> Check {
        must(distance > 1, "8", "refuse-artillery-adjacent")?;
        let at = s.place(unit);
        let infantry = |hq: UnitId| {
            let mut foot = s.group.iter().filter(|&u| self.kind(u).is_infantry());
            foot.any(|u| self.commanders(s, u).any(|by| by == hq))
        };
        let mut staff = self.commanders(s, unit).filter(|&leader| self.kind(leader) == Kind::Hq);
        must(staff.any(infantry), "8", "refuse-artillery-needs-hq")?;
        must(self.data.us[unit].armoured || !self.in_field(s, at), "8", "refuse-artillery-under-fire")?;
        self.check_height(at, s.target, "8")
    }

    /// Whether naval gunfire may join the attack (8): somebody must call for it.
    pub(crate) fn check_shells(&self, s: &Situation) -> Check {
        must(!s.shells, "8", "refuse-joined-already")?;
        must(s.naval != 0, "8", "refuse-no-naval-marker")?;
        let calls = |u: UnitId| {
            let unit = u;
            self.kind(unit).is_infantry()
                && (self.weapons_of(s, unit).has(Weapons::RD) || self.has_hq_radio(s, unit))
        };
        must(s.group.iter().any(calls), "8", "refuse-no-radio")
    }

    /// Whether the attack may be carried out (8): infantry next to the target takes part.
    pub(crate) fn check_commit(&self, s: &Situation) -> Check {
        let stormers = |u: UnitId| self.kind(u).is_infantry() && self.storms(s, u, s.target);
        must(s.group.iter().any(stormers), "8", "refuse-infantry-first")
    }

    /// Whether a step of this unit may be given for the depth marker (8).
    pub(crate) fn check_attrition(&self, s: &Situation, unit: UnitId) -> Check {
        must(s.group.contains(unit) && self.storms(s, unit, s.target), "8", "refuse-adjacent-attackers-only")
    }

    /// All attacks that can be prepared.
    pub(crate) fn list_attacks(&self, s: &Situation, out: &mut Vec<Action>) {
        let hexes = s.garrisons().map(|(position, _)| self.position(position).hex);
        out.extend(hexes.filter(|&hex| self.check_attack(s, hex).is_ok()).map(Action::Attack));
    }

    /// Who may still join, and whether the attack may begin.
    pub(crate) fn list_muster(&self, s: &Situation, out: &mut Vec<Action>) {
        let here = |&unit: &UnitId| self.data.map.is_land(s.place(unit));
        let joining = everybody().filter(here).filter(|&unit| self.check_join(s, unit).is_ok());
        out.extend(joining.map(Action::Join));
        if self.check_shells(s).is_ok() {
            out.push(Action::Shells);
        }
        if self.check_commit(s).is_ok() {
            out.push(Action::Commit);
        }
    }

    /// An attack is prepared.
    pub(crate) fn begin_attack(&self, s: &mut Situation, hex: SpaceId) {
        s.stage = Stage::Muster;
        s.target = hex;
        s.group = UnitSet::EMPTY;
        s.shells = false;
    }

    /// How far a unit can fire: a heavy company has its heavy weapons only while it is whole.
    pub(crate) fn range_of(&self, s: &Situation, unit: UnitId) -> u8 {
        self.data.us[unit].range_with(s.steps[unit])
    }

    /// Whether a unit that storms the target has a headquarters' radio with it (8; ruling O33).
    pub(crate) fn has_hq_radio(&self, s: &Situation, unit: UnitId) -> bool {
        self.storms(s, unit, s.target) && self.under_hq(s, unit)
    }

    /// The weapons that a unit brings to the attack being prepared, by its steps and where it stands (8).
    pub(crate) fn weapons_of(&self, s: &Situation, unit: UnitId) -> Weapons {
        let u = &self.data.us[unit];
        let steps = usize::from(s.steps[unit]);
        let Some(&weapons) = steps.checked_sub(1).and_then(|side| u.weapons.get(side)) else {
            return Weapons::NONE;
        };
        match u.kind {
            Kind::HeavyInfantry if !self.storms(s, unit, s.target) => weapons.common(HEAVY_FROM_AFAR),
            Kind::Tank if self.data.map.distance(s.place(unit), s.target) <= TANK_NEAR.1 => {
                weapons.and(TANK_NEAR.0)
            }
            _ => weapons,
        }
    }

    /// The attack as it is mustered.
    pub(crate) fn force(&self, s: &Situation) -> Force {
        let target = s.target;
        let mut force = Force {
            strength: 0,
            weapons: Weapons::NONE,
            flank: 0,
            hero: None,
            hero_storms: false,
            shells: s.shells,
            both: !s.letter,
            shelter: self.data.ground_shelter(target),
            sheltered_by: self.data.map.at(target).terrain.term(),
        };
        let mut from: ArrayVec<SpaceId, 6> = ArrayVec::new();
        for unit in s.group.iter() {
            force.strength += i32::from(s.strength(&self.data, unit));
            force.weapons = force.weapons.and(self.weapons_of(s, unit));
            if self.has_hq_radio(s, unit) {
                force.weapons = force.weapons.and(Weapons::RD);
            }
            let (at, storms) = (s.place(unit), self.storms(s, unit, target));
            let hero = s.hero(unit).filter(|&hero| !s.is(hero, flag::INSPIRED));
            // One who is next to the target can do more (ruling O33).
            if hero.is_some() && (force.hero.is_none() || (storms && !force.hero_storms)) {
                force.hero = hero;
                force.hero_storms = storms;
            }
            if storms && !from.contains(&at) {
                from.push(at);
            }
        }
        let apart = |(i, &a): (usize, &SpaceId)| from[..i].iter().any(|&b| self.data.map.distance(a, b) > 1);
        force.flank = match from.len() {
            3.. => 2,
            _ => u8::from(from.iter().enumerate().any(apart)),
        };
        // The side counts only if all who storm have to cross one as good, and only where it is better than the ground.
        let sides = from.iter().map(|&at| (self.data.side_shelter(at, target), at));
        if let Some((side, at)) = sides.min()
            && side > force.shelter
        {
            force.shelter = side;
            force.sheltered_by = self.side_term(at, target);
        }
        force
    }

    /// What doubles on the side between two hexes.
    fn side_term(&self, from: SpaceId, to: SpaceId) -> &'static str {
        const TERMS: [&str; 8] = [
            "side-shingle",
            "side-seawall",
            "side-slope",
            "side-bluff",
            "side-cliff",
            "side-cliff",
            "side-barrier",
            "side-barrier",
        ];
        let sides = self.data.map.side(from, to).unwrap_or(0);
        let down = !self.data.map.at(from).low && self.data.map.at(to).low;
        let shelter = |bit: &usize| {
            let (level, downward) = self.data.side_shelter[*bit];
            if down { downward } else { level }
        };
        let best = (0..TERMS.len()).filter(|bit| sides & 1 << bit != 0).max_by_key(shelter);
        best.map_or("terrain-high-ground", |bit| TERMS[bit])
    }

    /// Reads the table once, with hero and ships used as serves the attack best (ruling O21).
    fn compare(&self, force: &Force, unit: GermanId, marker: Option<DepthId>, column: Column) -> Comparison {
        let enemy = &self.data.germans[unit];
        let marker = marker.map(|m| &self.data.depths[m]);
        let doubled = |shelter: Shelter| if force.shelter >= shelter { 2 } else { 1 };
        let mut defence = i32::from(enemy.strength) * doubled(Shelter::Unit);
        let mut needs = enemy.needs;
        let mut flanks = u8::from(enemy.needs.has(Weapons::FL));
        if let Some(marker) = marker {
            defence += i32::from(marker.strength) * doubled(Shelter::Both);
            needs = needs.and(marker.needs);
            flanks += u8::from(marker.needs.has(Weapons::FL));
        }
        let mut missing = needs.without(force.weapons);
        if force.flank >= flanks {
            missing = missing.without(Weapons::FL);
        }
        let ships: &[Aid] = match (force.shells, force.both) {
            (false, _) => &[Aid::Absent],
            (true, true) => &[Aid::Both(SHELL_WEAPONS)],
            (true, false) => &[Aid::Strength, Aid::Weapons(SHELL_WEAPONS)],
        };
        let mut best: Option<Comparison> = None;
        for &shells in ships {
            let missing = missing.without(shells.weapons());
            let heroes: ArrayVec<Aid, 2> = if force.hero.is_none() {
                std::iter::once(Aid::Absent).collect()
            } else if force.hero_storms && missing.count() == 1 && missing != Weapons::FL {
                [Aid::Strength, Aid::Weapons(missing)].into_iter().collect()
            } else {
                std::iter::once(Aid::Strength).collect()
            };
            for hero in heroes {
                let attack = force.strength + shells.strength(SHELLS) + hero.strength(HERO);
                let missing = missing.without(hero.weapons());
                let compare = weigh(attack, defence);
                let row = &self.data.attack[usize::from(missing.is_none())][compare as usize];
                let effects = row[column as usize];
                if best.is_none_or(|b| goodness(effects) > goodness(b.effects)) {
                    best = Some(Comparison {
                        column,
                        attack,
                        defence,
                        compare,
                        needs,
                        missing,
                        hero,
                        shells,
                        effects,
                    });
                }
            }
        }
        best.unwrap_or_else(|| unreachable!("there is always a way to count"))
    }

    /// How an attack goes against a German unit and its depth marker, face up or not.
    pub(crate) fn resolve(&self, force: &Force, unit: GermanId, marker: Option<(DepthId, bool)>) -> Outcome {
        // 9.4: a marker that calls a reinforcement goes away; the unit is alone then.
        let with = |marker: DepthId| {
            if self.data.depths[marker].tactical {
                self.compare(force, unit, None, Column::Alone)
            } else {
                self.compare(force, unit, Some(marker), Column::Revealed)
            }
        };
        match marker {
            None => Outcome { first: self.compare(force, unit, None, Column::Alone), second: None },
            Some((marker, true)) => Outcome { first: with(marker), second: None },
            Some((marker, false)) => {
                let first = self.compare(force, unit, None, Column::Unrevealed);
                let second = first.effects.has(Effect::Reveal).then(|| with(marker));
                Outcome { first, second }
            }
        }
    }

    /// Carries out the attack (8), the 1st Division paying its share.
    pub(crate) fn carry_out_attack(&self, s: &mut Situation, play: &mut impl Play, bill: Bill, share: u8) {
        let target = s.target;
        let Some(position) = self.data.position(target) else { return self.put_down(s) };
        let Some(unit) = s.occupant(position) else { return self.put_down(s) };
        let force = self.force(s);
        s.attacked.insert(position);
        play.tell(|| happened("event-attack", "8", target).with("points", force.strength));
        for attacker in s.group.iter() {
            s.set(attacker, flag::ACTED);
            let (from, points) = (s.place(attacker), i32::from(s.strength(&self.data, attacker)));
            play.tell(|| {
                told("event-attacker", "8", attacker).with("points", points).detail().line(from, target)
            });
        }
        self.pay(s, play, bill, share);
        if s.shells {
            s.naval = s.naval.saturating_sub(1);
            play.tell(|| happened("event-attack-shells", "8", target).detail());
        }
        self.reveal(s, play, position, "8");
        let marker = s.depth(position).map(|m| (m, s.depth_revealed[m]));
        if marker.is_some_and(|(m, open)| open && self.data.depths[m].tactical) {
            self.relieve(s, play, position);
        }
        let outcome = self.resolve(&force, unit, marker);
        let way = Way { unit, marker: marker.map(|(m, _)| m), outcome };
        self.tell_comparison(s, play, &force, &way, &outcome.first);
        if let Some(second) = outcome.second {
            self.reveal_depth(s, play, position, "8");
            if marker.is_some_and(|(m, _)| self.data.depths[m].tactical) {
                self.relieve(s, play, position);
            }
            self.tell_comparison(s, play, &force, &way, &second);
        }
        self.take_effect(s, play, position, outcome.last().effects);
    }

    /// A depth marker turns out to be a reinforcement on its way (9.4).
    fn relieve(&self, s: &mut Situation, play: &mut impl Play, position: PositionId) {
        self.flatten(s, play, position, "9.4");
        self.tactical_reinforcement(s, play, position);
    }

    fn take_effect(&self, s: &mut Situation, play: &mut impl Play, position: PositionId, effects: Effects) {
        let hex = self.position(position).hex;
        if effects.has(Effect::AttackersDisrupted) {
            for attacker in s.group.iter() {
                if self.storms(s, attacker, hex) {
                    self.disrupt(s, play, attacker, "8");
                }
            }
        }
        if effects.has(Effect::GainsDepth) && s.depth(position).is_none() {
            if !self.german_line(s, position) {
                play.tell(|| happened("event-no-line-no-depth", "12.2", hex));
            } else if !self.deepen(s, play, position, "8") {
                play.tell(|| happened("event-no-depth-left", "9.2", hex));
            }
        }
        if effects.has(Effect::Hidden)
            && let Some(unit) = s.occupant(position)
        {
            s.unit_flags[unit] &= !state::REVEALED;
            play.tell(|| happened("event-german-hidden", "8", hex));
        }
        if effects.has(Effect::DepthRemoved) {
            self.flatten(s, play, position, "8");
        }
        if effects.has(Effect::Defeated) {
            self.defeat(s, play, position, "8");
        } else if effects.has(Effect::Disrupted) {
            self.disrupt_german(s, play, position, "8");
        }
        if effects.has(Effect::Attrition) && s.depth(position).is_some() {
            s.stage = Stage::Attrition;
        } else {
            self.put_down(s);
        }
    }

    /// A step is given for the depth marker, or not (8).
    pub(crate) fn attrition(&self, s: &mut Situation, play: &mut impl Play, unit: Option<UnitId>) {
        if let (Some(unit), Some(position)) = (unit, self.data.position(s.target)) {
            self.lose(s, play, unit, 1, "8");
            if s.catastrophe == NOBODY {
                self.flatten(s, play, position, "8");
            }
        }
        self.put_down(s);
    }
}

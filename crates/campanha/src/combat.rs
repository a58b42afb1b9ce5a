//! Who fights whom (rules 5.0, 5.1), the duty to attack (4.1.2), the defender's answer (5.1.1) and artillery (8.0).

use crate::board::Terrain;
use crate::prelude::*;
use crate::situation::{Combat, Shortage};

impl Campanha {
    /// The beach before which a unit at sea lies on turn 0.
    pub(crate) fn beach_before(&self, space: SpaceId) -> Option<SpaceId> {
        self.data.map.landings.iter().find(|(sea, _)| *sea == space).map(|&(_, hex)| hex)
    }

    /// Whether a unit's terrain dominates that of every enemy who engages it (4.1.2; ruling R02).
    #[must_use]
    pub(crate) fn dominates(&self, s: &Situation, unit: UnitId) -> bool {
        let at = s.place(unit);
        let enemy = self.data.units[unit].side.enemy();
        let own = self.data.map.columns(at);
        let mut engaging =
            self.data.map.around[at].iter().filter(|(hex, _)| s.occupant(&self.data, *hex) == Some(enemy));
        engaging.all(|&(hex, _)| own > self.data.map.columns(hex))
    }

    /// Notes who owes an attack when movement is over (4.1.2; rulings R01, R22, R41).
    pub(crate) fn note_duties(&self, s: &mut Situation) {
        for unit in self.data.side(s.active) {
            let at = s.place(unit);
            if self.data.map.is_hex(at)
                && self.data.units[unit].movement > 0
                && s.engaged(s.active, at)
                && (s.is(unit, flag::MOVED)
                    || !(self.dominates(s, unit) || self.is_besieged_in_caen(s, unit)))
            {
                s.set(unit, flag::OWES);
            }
        }
    }

    /// Whether a German unit stayed in one half of Caen while the other was Allied when the turn began: it need neither
    /// leave nor attack (5.1.2; ruling R22).
    pub(crate) fn is_besieged_in_caen(&self, s: &Situation, unit: UnitId) -> bool {
        let half = self.data.caen.iter().position(|&hex| hex == s.place(unit));
        self.data.units[unit].side == Side::German
            && !s.is(unit, flag::MOVED)
            && half.is_some_and(|half| s.caen_at_start[1 - half])
    }

    /// Whether a unit still owes an attack (4.1.2): it fought, or the enemy is gone, and the debt with him. Guns that may not
    /// attack alone owe none (ruling R56).
    #[must_use]
    pub(crate) fn owes_attack(&self, s: &Situation, unit: UnitId) -> bool {
        let at = s.place(unit);
        s.is(unit, flag::OWES)
            && !s.is(unit, flag::FOUGHT)
            && self.data.map.is_hex(at)
            && s.engaged(self.data.units[unit].side, at)
            && self.may_attack_alone(s, unit)
    }

    /// Whether nobody but artillery attacks, in contact or from afar (8.0; ruling R56).
    pub(crate) fn is_artillery_alone(&self, s: &Situation) -> bool {
        s.combat.attackers.iter().all(|unit| self.data.units[unit].kind.is_artillery())
    }

    /// Whether a unit may attack without units of other arms: without ports Allied artillery may not (9.0; ruling R56).
    pub(crate) fn may_attack_alone(&self, s: &Situation, unit: UnitId) -> bool {
        let u = &self.data.units[unit];
        u.side == Side::German || !u.kind.is_artillery() || self.shortage(s) != Shortage::NoPort
    }

    /// Enemy hexes next to a unit that it may still attack in this phase.
    pub(crate) fn open_targets<'s>(
        &'s self,
        s: &'s Situation,
        unit: UnitId,
    ) -> impl Iterator<Item = SpaceId> + 's {
        let at = s.place(unit);
        let enemy = self.data.units[unit].side.enemy();
        let around: &[(SpaceId, bool)] =
            if self.data.map.is_hex(at) { &self.data.map.around[at] } else { &[] };
        let landing = self.beach_before(at);
        around
            .iter()
            .map(|&(hex, _)| hex)
            .chain(landing)
            .filter(move |&hex| s.occupant(&self.data, hex) == Some(enemy) && !s.attacked.contains(hex))
    }

    /// Whether a unit may take part, next to the target, in the attack being prepared.
    pub(crate) fn check_attacker(&self, s: &Situation, unit: UnitId, target: SpaceId) -> Check {
        let u = &self.data.units[unit];
        must(u.side == s.active, "3.0", "refuse-not-your-unit")?;
        must(!s.is(unit, flag::FOUGHT), "5.1", "refuse-already-fought")?;
        must(self.is_beside(s, unit, target), "5.0", "refuse-not-adjacent")?;
        // 5.1.2: one armoured unit against a bocage hex.
        let armoured = |other: UnitId| self.data.units[other].kind.is_armoured();
        if self.data.map.terrain(target) == Terrain::Bocage
            && u.kind.is_armoured()
            && s.combat.attackers.iter().any(armoured)
        {
            return refuse("5.1.2", "refuse-one-armoured-in-bocage");
        }
        if u.kind.is_armoured() && self.takes_the_place_of_another(s, unit, target) {
            return refuse("4.1.2", "refuse-other-armour-must-attack");
        }
        Ok(())
    }

    /// Whether armour that owes no attack, or has another target, would fill the one place against a bocage hex that armour
    /// without any other needs to do its duty (5.1.2, 4.1.2; ruling R01).
    fn takes_the_place_of_another(&self, s: &Situation, unit: UnitId, target: SpaceId) -> bool {
        let needs_it = |unit: UnitId| {
            self.owes_attack(s, unit) && self.open_targets(s, unit).all(|other| other == target)
        };
        if self.data.map.terrain(target) != Terrain::Bocage || needs_it(unit) {
            return false;
        }
        let beside = self.data.map.around[target].iter().flat_map(|&(hex, _)| s.stacks.units(hex));
        beside.filter(|&other| other != unit).any(|other| {
            let o = &self.data.units[other];
            o.side == s.active && o.kind.is_armoured() && needs_it(other)
        })
    }

    /// Whether the Allies may do without their ships in this fight (10.0).
    pub(crate) fn check_no_ships(&self, s: &Situation) -> Check {
        let side = if s.stage == Stage::Answer { s.active.enemy() } else { s.active };
        let offered = side == Side::Allied && s.combat.fight == Fight::Assault && self.has_naval_support(s);
        must(offered && !s.combat.ships_declined, "10.0", "refuse-no-ships")
    }

    pub(crate) fn is_beside(&self, s: &Situation, unit: UnitId, target: SpaceId) -> bool {
        let at = s.place(unit);
        if self.data.map.is_hex(at) {
            self.data.map.touch(at, target)
        } else {
            self.beach_before(at) == Some(target)
        }
    }

    /// All units next to a hex, and those at sea before it.
    pub(crate) fn units_beside<'s>(
        &'s self,
        s: &'s Situation,
        target: SpaceId,
    ) -> impl Iterator<Item = UnitId> + 's {
        let map = &self.data.map;
        let sea = map.landings.iter().filter(move |(_, hex)| *hex == target).map(|&(sea, _)| sea);
        let spaces = map.around[target].iter().map(|&(hex, _)| hex).chain(sea);
        spaces.flat_map(|space| s.stacks.units(space))
    }

    /// Whether a unit's guns may fire at, or in defence of, a hex without engaging (8.0; rulings R23, R50).
    pub(crate) fn check_gun(&self, s: &Situation, unit: UnitId, target: SpaceId) -> Check {
        self.check_gun_ready(s, unit)?;
        let at = s.place(unit);
        must(at != target, "8.0", "refuse-gun-defends-itself")?;
        must(self.data.map.distance(at, target) <= self.data.units[unit].range, "8.0", "refuse-out-of-range")
    }

    /// Whether a unit has guns that may fire now, wherever the target.
    fn check_gun_ready(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        let at = s.place(unit);
        must(u.kind.has_guns() && u.range != 0 && self.data.map.is_hex(at), "5.0", "refuse-not-adjacent")?;
        must(!s.is(unit, flag::FOUGHT), "8.0", "refuse-already-fought")?;
        must(!s.engaged(u.side, at), "8.0", "refuse-gun-engaged")
    }

    /// Whether an enemy hex may be the target of a new fight at all (6.3: once in a phase).
    fn check_target(&self, s: &Situation, target: SpaceId) -> Check {
        must(
            self.data.map.is_hex(target) && s.occupant(&self.data, target) == Some(s.active.enemy()),
            "5.0",
            "refuse-no-enemy-there",
        )?;
        must(!s.attacked.contains(target), "6.3", "refuse-attacked-already")
    }

    pub(crate) fn check_attack(&self, s: &Situation, target: SpaceId) -> Check {
        self.check_target(s, target)?;
        let all = self.units_beside(s, target);
        let mut able = all.filter(|&unit| self.check_attacker(s, unit, target).is_ok()).peekable();
        must(able.peek().is_some(), "5.0", "refuse-nobody-adjacent")?;
        must(able.any(|unit| self.may_attack_alone(s, unit)), "9.0", "refuse-no-ports-no-barrage")
    }

    pub(crate) fn check_bombard(&self, s: &Situation, target: SpaceId) -> Check {
        self.check_target(s, target)?;
        if s.active == Side::Allied && self.shortage(s) == Shortage::NoPort {
            return refuse("9.0", "refuse-no-ports-no-barrage");
        }
        must(
            self.guns(s, s.active).any(|unit| self.check_gun(s, unit, target).is_ok()),
            "8.0",
            "refuse-no-gun-in-range",
        )?;
        self.check_nobody_left_out(s, target)
    }

    /// The units of a side that have guns and are on the map.
    pub(crate) fn guns<'s>(&'s self, s: &'s Situation, side: Side) -> impl Iterator<Item = UnitId> + 's {
        let guns = self.data.guns[side.index()].iter().copied();
        guns.filter(|&unit| self.data.map.is_hex(s.place(unit)))
    }

    pub(crate) fn check_raid(&self, s: &Situation, target: SpaceId) -> Check {
        must(s.active == Side::Allied, "6.0", "refuse-no-air-force")?;
        self.check_target(s, target)?;
        self.check_raid_left(s)?;
        self.check_nobody_left_out(s, target)
    }

    pub(crate) fn list_combat(&self, s: &Situation, out: &mut Vec<Action>) {
        let enemy = s.active.enemy();
        let raids = s.active == Side::Allied && self.check_raid_left(s).is_ok();
        let barrage = s.active == Side::German || self.shortage(s) != Shortage::NoPort;
        let mut beside = HexSet::EMPTY;
        let mut owing = false;
        for unit in self.data.side(s.active) {
            let at = s.place(unit);
            if s.is(unit, flag::FOUGHT)
                || (self.data.map.is_hex(at) && !s.engaged(s.active, at))
                || (!self.data.map.is_hex(at) && s.turn > 0)
                || !self.may_attack_alone(s, unit)
            {
                continue;
            }
            let mut any = false;
            for hex in self.open_targets(s, unit) {
                beside.insert(hex);
                any = true;
            }
            owing |= any && self.owes_attack(s, unit);
        }
        let ready = |&unit: &UnitId| barrage && self.check_gun_ready(s, unit).is_ok();
        let guns = self.guns(s, s.active).filter(ready);
        let guns: ArrayVec<(SpaceId, u8), 40> =
            guns.map(|unit| (s.place(unit), self.data.units[unit].range)).take(40).collect();
        for target in s.occupied(&self.data, enemy).iter() {
            if s.attacked.contains(target) {
                continue;
            }
            if beside.contains(target) {
                out.push(Action::Attack(target));
            }
            let reaches = |&(hex, range): &(SpaceId, u8)| self.data.map.distance(hex, target) <= range;
            let fire = guns.iter().any(reaches);
            if !(fire || raids) || (owing && self.left_out(s, target).is_some()) {
                continue;
            }
            if fire {
                out.push(Action::Bombard(target));
            }
            if raids {
                out.push(Action::Raid(target));
            }
        }
        if !owing {
            out.push(Action::EndCombat);
        }
    }

    /// The combat phase may end when nobody owes an attack that can still be made (4.1.2; ruling R01).
    pub(crate) fn check_end_combat(&self, s: &Situation) -> Check {
        for unit in s.on_map(&self.data, s.active) {
            if self.owes_attack(s, unit) && self.open_targets(s, unit).next().is_some() {
                return Err(Refusal::new("4.1.2", "refuse-unit-must-attack").with("unit", unit));
            }
        }
        Ok(())
    }

    pub(crate) fn begin_fight(&self, s: &mut Situation, play: &mut impl Play, fight: Fight, target: SpaceId) {
        s.combat = Combat { fight, target, ..Combat::NONE };
        s.stage = Stage::Muster;
        play.tell(|| {
            let (id, rule) = match fight {
                Fight::Bombardment => ("event-prepares-bombardment", "8.0"),
                Fight::Raid => ("event-prepares-raid", "6.2"),
                _ => ("event-prepares-attack", "5.0"),
            };
            Event::new(id, rule).with("at", target)
        });
    }

    pub(crate) fn check_join(&self, s: &Situation, unit: UnitId) -> Check {
        let c = &s.combat;
        let u = &self.data.units[unit];
        // First of all whose it is: which of the enemy's units take part is not for everybody to know.
        if s.stage == Stage::Answer {
            must(u.side != s.active, "5.1.1", "refuse-not-your-answer")?;
        } else if u.side != s.active {
            return refuse("3.0", "refuse-not-your-unit");
        }
        must(
            !c.attackers.contains(unit) && !c.guns.contains(unit) && !c.support.contains(unit),
            "5.1",
            "refuse-takes-part-already",
        )?;
        if s.stage == Stage::Answer {
            return self.check_gun(s, unit, c.target);
        }
        match c.fight {
            Fight::Assault if self.is_beside(s, unit, c.target) => self.check_attacker(s, unit, c.target),
            Fight::Assault | Fight::Bombardment => self.check_gun(s, unit, c.target),
            Fight::Raid | Fight::None => refuse("6.2", "refuse-air-alone"),
        }
    }

    pub(crate) fn check_commit(&self, s: &Situation) -> Check {
        let c = &s.combat;
        if s.stage == Stage::Answer {
            return Ok(());
        }
        match c.fight {
            Fight::Raid if c.air == 0 => refuse("6.3", "refuse-no-air-points-committed"),
            Fight::Bombardment if c.guns.is_empty() => refuse("8.0", "refuse-nobody-takes-part"),
            Fight::Assault if c.attackers.is_empty() => refuse("5.0", "refuse-nobody-takes-part"),
            Fight::Assault if !self.somebody_may_attack(s) => refuse("9.0", "refuse-no-ports-no-barrage"),
            Fight::Assault => self.check_nobody_left_out(s, c.target),
            _ => Ok(()),
        }
    }

    /// Whether the fight being prepared can come about: somebody can take part who may do so without others.
    pub(crate) fn can_be_fought(&self, s: &Situation) -> bool {
        let c = &s.combat;
        match c.fight {
            Fight::Assault => self.somebody_may_attack(s) || self.check_attack(s, c.target).is_ok(),
            Fight::Bombardment => {
                let mut guns = self.guns(s, s.active);
                !c.guns.is_empty() || guns.any(|unit| self.check_gun(s, unit, c.target).is_ok())
            }
            Fight::Raid => c.air > 0 || self.check_raid_left(s).is_ok(),
            Fight::None => false,
        }
    }

    /// Whether one of those who attack may do so without the others.
    fn somebody_may_attack(&self, s: &Situation) -> bool {
        s.combat.attackers.iter().any(|unit| self.may_attack_alone(s, unit))
    }

    /// A fight may not leave out a unit for which its hex is the last chance to do its duty, nor may guns or aircraft alone
    /// take that chance away (4.1.2; ruling R01).
    pub(crate) fn check_nobody_left_out(&self, s: &Situation, target: SpaceId) -> Check {
        let Some(unit) = self.left_out(s, target) else { return Ok(()) };
        let refusal = Refusal::new("4.1.2", "refuse-unit-left-out");
        Err(refusal.with("unit", unit))
    }

    /// The first unit that a fight would leave out.
    fn left_out(&self, s: &Situation, target: SpaceId) -> Option<UnitId> {
        for &(hex, _) in &self.data.map.around[target] {
            if s.occupant(&self.data, hex) != Some(s.active) {
                continue;
            }
            for unit in s.stacks.units(hex) {
                if !s.combat.attackers.contains(unit)
                    && self.owes_attack(s, unit)
                    && self.open_targets(s, unit).all(|other| other == target)
                    && self.check_attacker(s, unit, target).is_ok()
                {
                    return Some(unit);
                }
            }
        }
        None
    }

    /// Whether the fight may begin: `check_commit` without a word.
    fn may_commit(&self, s: &Situation) -> bool {
        let c = &s.combat;
        match c.fight {
            Fight::Assault => self.somebody_may_attack(s) && self.left_out(s, c.target).is_none(),
            _ => self.check_commit(s).is_ok(),
        }
    }

    pub(crate) fn list_muster(&self, s: &Situation, out: &mut Vec<Action>) {
        let c = &s.combat;
        if c.fight == Fight::Assault {
            let units = self.units_beside(s, c.target);
            out.extend(units.filter(|&unit| self.check_join(s, unit).is_ok()).map(Action::Join));
        }
        if c.fight != Fight::Raid {
            let guns = self.guns(s, s.active);
            out.extend(
                guns.filter(|&u| !self.is_beside(s, u, c.target) && self.check_join(s, u).is_ok())
                    .map(Action::Join),
            );
        }
        self.list_air(s, out);
        if self.check_no_ships(s).is_ok() {
            out.push(Action::NoShips);
        }
        if self.may_commit(s) {
            out.push(Action::Commit);
        }
    }

    /// What the defender may answer with (5.1.1; ruling R16).
    pub(crate) fn list_answer(&self, s: &Situation, out: &mut Vec<Action>) {
        let guns = self.guns(s, s.active.enemy());
        out.extend(guns.filter(|&u| self.check_join(s, u).is_ok()).map(Action::Join));
        self.list_air(s, out);
        if self.check_no_ships(s).is_ok() {
            out.push(Action::NoShips);
        }
        out.push(Action::Commit);
    }

    pub(crate) fn do_join(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        if s.stage == Stage::Answer {
            s.combat.support.insert(unit);
            s.set(unit, flag::FOUGHT);
        } else if self.is_beside(s, unit, s.combat.target) {
            s.combat.attackers.insert(unit);
        } else {
            s.combat.guns.insert(unit);
        }
        let rule = if s.stage == Stage::Answer { "8.0" } else { "5.1" };
        play.tell(|| Event::new("event-joins", rule).with("unit", unit));
    }

    /// The attacker commits; the defender answers if he can; then nothing changes any more (5.1.1).
    pub(crate) fn do_commit(&self, s: &mut Situation, play: &mut impl Play) {
        if s.stage == Stage::Muster {
            for unit in s.combat.attackers.iter().chain(s.combat.guns.iter()) {
                s.set(unit, flag::FOUGHT);
            }
            // 8.0: guns that defend their own hex are used in this combat, and in no other of the phase (ruling R50).
            if s.combat.fight == Fight::Assault {
                for unit in self.defenders(s).iter().filter(|&unit| self.data.units[unit].range > 0) {
                    s.set(unit, flag::FOUGHT);
                }
            }
            s.attacked.insert(s.combat.target);
            play.reveal();
            play.tell(|| {
                let rule = match s.combat.fight {
                    Fight::Raid => "6.2",
                    Fight::Bombardment => "8.0",
                    _ => "5.1.1",
                };
                let points = self.attack_points(s);
                let committed = Event::new("event-committed", rule).with("at", s.combat.target);
                committed.with("points", points).open().detail()
            });
            if s.combat.fight == Fight::Assault && self.can_answer(s) {
                s.stage = Stage::Answer;
                return;
            }
        } else {
            // Only now does the attacker learn with how much he is met (ruling R15).
            play.tell(|| {
                Event::new("event-answered", "5.1.1")
                    .with("at", s.combat.target)
                    .with("points", self.defence_points(s))
                    .open()
                    .detail()
            });
        }
        self.fight(s, play);
    }

    fn can_answer(&self, s: &Situation) -> bool {
        let defender = s.active.enemy();
        let allied = defender == Side::Allied && (s.air > 0 || self.has_naval_support(s));
        allied || self.guns(s, defender).any(|unit| self.check_gun(s, unit, s.combat.target).is_ok())
    }
}

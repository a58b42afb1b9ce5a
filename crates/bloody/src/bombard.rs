//! Bombardment (rules 6.2, 9.3, 9.4): ships, medium bombers, carpets, coast batteries.

use crate::action::Ship;
use crate::board::{Terrain, feature};
use crate::data::UnitSet;
use crate::results::Bomb;
use crate::situation::{Fight, Moment, Situation, Stage, Step, flag};
use crate::units::{Army, Kind, Side};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::explain::{Case, Chance, Odds, Tally, Tone};
use sandtable_engine::message::{Arg, Event, Message};
use sandtable_engine::{SpaceId, UnitId};

impl Bloody {
    /// Points of both fleets for a part of a turn (1.1.4, 6.2).
    pub(crate) fn refit_ships(&self, s: &mut Situation) {
        if let Some(fleet) = &self.plan(s).naval {
            s.ships = [[fleet.battleship, fleet.destroyer], [0; 2]];
            return;
        }
        let lines = &self.data.numbers.naval.lines;
        for (fleet, name) in ["western", "eastern"].iter().enumerate() {
            let line =
                lines.iter().filter(|line| line.fleet == *name && line.from <= s.turn).max_by_key(|l| l.from);
            s.ships[fleet] = line.map_or([0; 2], |line| [line.battleship, line.destroyer]);
        }
    }

    /// The army that ships and bombers would help at a space, if they may bombard there now (6.2, 8).
    fn bombarding_for(&self, s: &Situation, at: SpaceId) -> Result<Army, crate::Refusal> {
        let no = |id: &'static str| Err(crate::Refusal::new("6.2", id));
        if !self.data.map.is_hex(at) || !s.enemy_in(&self.data, Side::Allied, at) {
            return no("refuse-no-enemy");
        }
        if s.storm {
            return Err(crate::Refusal::new("1.1.1.1", "refuse-storm"));
        }
        if s.confused(&self.data, at) {
            return Err(crate::Refusal::new("6.11", "refuse-confusion"));
        }
        if s.stage == Stage::Soften {
            // 10 A.1: beaches and batteries before the landing.
            let battery = s.stacks.units(at).any(|unit| self.data.units[unit].kind == Kind::Battery);
            if !battery && !self.data.map.has(at, feature::BEACH) {
                return Err(crate::Refusal::new("10.A.1", "refuse-only-beaches"));
            }
            return Ok(if self.data.map.fleet[at] == 2 { Army::British } else { Army::Us });
        }
        if matches!(s.moment, Moment::Drops | Moment::Gathering | Moment::Alarm) {
            return Err(crate::Refusal::new("10.O.1", "refuse-night"));
        }
        let c = &s.combat;
        if matches!(c.fight, Fight::None | Fight::Overrun) {
            return no("refuse-not-now");
        }
        let aimed = match s.stage {
            Stage::Muster => c.side == Side::Allied && at == c.target,
            Stage::Answer => c.side == Side::German && c.attackers.iter().any(|unit| s.place(unit) == at),
            _ => false,
        };
        if !aimed {
            return no("refuse-not-in-this-fight");
        }
        match self.allied_army(s) {
            Some(army) => Ok(army),
            None => no("refuse-nobody-attacks"),
        }
    }

    pub(crate) const fn fleet_of(army: Army) -> usize {
        matches!(army, Army::British) as usize
    }

    pub(crate) fn check_ships(&self, s: &Situation, at: SpaceId, ship: Ship, points: u8) -> Check {
        if at.index() >= self.data.map.board.len() {
            return refuse("6.2", "refuse-not-a-hex");
        }
        let army = self.bombarding_for(s, at)?;
        need(!s.bombarded[1].contains(at), "6.2", "refuse-bombarded-already")?;
        let fleet = Self::fleet_of(army);
        let numbers = &self.data.numbers.naval;
        let range = match ship {
            Ship::Battleship => numbers.battleship_range,
            Ship::Destroyer => numbers.destroyer_range,
        };
        need(self.data.map.shore[fleet][at] <= range, "6.2", "refuse-out-of-range")?;
        let left = s.ships[fleet][ship as usize];
        need((1..=left).contains(&points), "6.2", "refuse-no-such-points")
    }

    pub(crate) fn list_bombardments(&self, s: &Situation, out: &mut Vec<Action>) {
        let c = &s.combat;
        let mut places: Vec<SpaceId> = Vec::with_capacity(8);
        match s.stage {
            Stage::Soften => {
                let posts = s
                    .on_map(&self.data, Side::German)
                    .filter(|&unit| self.data.units[unit].kind.is_garrison());
                posts.for_each(|unit| {
                    let at = s.place(unit);
                    if !places.contains(&at) {
                        places.push(at);
                    }
                });
            }
            Stage::Muster => places.push(c.target),
            Stage::Answer => c.attackers.iter().for_each(|unit| {
                let at = s.place(unit);
                if !places.contains(&at) {
                    places.push(at);
                }
            }),
            _ => return,
        }
        for at in places {
            for ship in Ship::ALL {
                for points in 1..=8 {
                    if self.check_ships(s, at, ship, points).is_err() {
                        break;
                    }
                    out.push(Action::Ships(at, ship, points));
                }
            }
            if self.check_raid(s, at).is_ok() {
                out.push(Action::Raid(at));
            }
        }
    }

    pub(crate) fn do_ships(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        at: SpaceId,
        ship: Ship,
        points: u8,
    ) {
        let Ok(army) = self.bombarding_for(s, at) else { return };
        s.ships[Self::fleet_of(army)][ship as usize] -= points;
        s.bombarded[1].insert(at);
        self.bombard(s, play, at, points, 0, "event-ships");
        self.look_again(s, play);
    }

    /// A bombardment may have left nobody to fight with, or against.
    fn look_again(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.combat.fight == Fight::None || s.combat.step != Step::Answer {
            return;
        }
        let gone = self.defenders(s).next().is_none() || s.combat.attackers.is_empty();
        if gone {
            self.resolve(s, play);
        }
    }

    /// The bombardment of a space: every enemy there suffers by the table (6.2, 6.5).
    fn bombard(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        at: SpaceId,
        points: u8,
        modifier: i32,
        id: &'static str,
    ) {
        let die = play.die_at("roll-bombardment", s.turn, at);
        let result = self.bomb_on(s, at, points, i32::from(die) + modifier);
        play.tell(|| {
            Event::new(id, "6.2")
                .with("at", at)
                .with("points", i32::from(points))
                .with("die", Arg::Die(die))
                .with("result", Arg::Term(result.term()))
        });
        let units: UnitSet =
            s.of(&self.data, Side::German, at).filter(|&unit| self.data.units[unit].fights()).collect();
        for unit in units.iter() {
            self.shelled_unit(s, play, unit, points, i32::from(die) + modifier);
        }
    }

    /// One unit under fire: garrisons take one off the die (0.1.2).
    fn shelled_unit(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, points: u8, die: i32) {
        let at = s.place(unit);
        let garrison = self.data.units[unit].kind.is_garrison();
        let die = die + if garrison { self.data.numbers.bombardment.garrison_die } else { 0 };
        let bomb = self.bomb(points, die);
        self.affect(s, play, unit, bomb.affected);
        if s.place(unit) == at {
            self.disorganise(s, play, unit, bomb.levels);
        }
        if s.place(unit) == at && bomb.steps > 0 {
            self.lose_step(s, play, unit, false);
        }
    }

    /// The column of the bombardment table for so many points.
    pub(crate) fn bomb_column(&self, points: u8) -> usize {
        self.data.bomb_columns.iter().rposition(|(from, _)| *from <= points).unwrap_or(0)
    }

    pub(crate) fn bomb(&self, points: u8, die: i32) -> Bomb {
        self.data.bombardment.result(self.bomb_column(points), die.clamp(0, 7) as u32)
    }

    /// What takes off the die at a space: garrisons alone are harder to hit (0.1.2).
    pub(crate) fn shelter(&self, s: &Situation, at: SpaceId) -> i32 {
        let mut there = s.of(&self.data, Side::German, at).filter(|&unit| self.data.units[unit].fights());
        let garrisons = there.all(|unit| self.data.units[unit].kind.is_garrison());
        if garrisons { self.data.numbers.bombardment.garrison_die } else { 0 }
    }

    /// What a die brings to whoever is easiest to hit at a space.
    fn bomb_on(&self, s: &Situation, at: SpaceId, points: u8, die: i32) -> Bomb {
        self.bomb(points, die + self.shelter(s, at))
    }

    /// What the bombers that were chosen bring, exactly (9.3, 9.4).
    pub(crate) fn explain_raid(&self, s: &Situation) -> Odds {
        let at = s.raid_at[0];
        let mut attack = Tally::default();
        for unit in s.raid.iter() {
            let bonus = i32::from(self.data.units[unit].bonus);
            attack.add(bonus, "9.3", Message::new("line-unit").with("unit", unit));
        }
        let mut cases = Vec::new();
        if !s.raid.is_empty() {
            let (share, bonus) = self.raid_strength(s);
            let mut modifiers = Tally::default();
            if bonus != 0 {
                modifiers.add(bonus, "9.3", Message::new("line-medium-bombers"));
            }
            let shelter = self.shelter(s, at);
            if shelter != 0 {
                modifiers.add(shelter, "0.1.2", Message::new("line-garrison"));
            }
            let label = &self.data.bomb_columns[self.bomb_column(share)].1;
            cases.push(Case {
                defence: Tally::default(),
                before: label.clone(),
                shifts: Tally::default(),
                column: label.clone(),
                results: self.bomb_chances(share, modifiers.total()),
                modifiers,
            });
        }
        Odds {
            table: "table-bombardment",
            rule: "6.2",
            target: Some(at),
            columns: self.data.bomb_columns.iter().map(|(_, label)| label.clone()).collect(),
            attack,
            cases,
            needs: Vec::new(),
            beyond: Vec::new(),
        }
    }

    fn bomb_chances(&self, points: u8, modifier: i32) -> Vec<Chance> {
        let mut list: Vec<Chance> = Vec::new();
        for die in 1..=6_u8 {
            let bomb = self.bomb(points, i32::from(die) + modifier);
            let result = bomb.code.as_str().to_owned();
            match list.iter_mut().find(|chance| chance.result == result) {
                Some(chance) => {
                    chance.ways += 1;
                    chance.rolls.push(die);
                }
                None => {
                    let tone = if bomb.affected == 0 { Tone::Bad } else { Tone::Good };
                    list.push(Chance { result, ways: 1, of: 6, rolls: vec![die], tone });
                }
            }
        }
        list
    }

    /// The points that fall on each hex, and what half or more of medium bombers add to the die (9.3, 9.4).
    pub(crate) fn raid_strength(&self, s: &Situation) -> (u8, i32) {
        let medium = s.raid.iter().filter(|&unit| self.data.units[unit].kind == Kind::MediumBomber).count();
        let bonus = if 2 * medium >= s.raid.len() { self.data.numbers.tactical_air.medium_die } else { 0 };
        let points: u8 = s.raid.iter().map(|unit| self.data.units[unit].bonus).sum();
        let share = if s.raid_at[1] == SpaceId::NONE { points } else { (points / 2).max(1) };
        (share, i32::from(bonus))
    }

    /// Whether a bombardment from the air can be prepared (6.2, 9.3, 9.4).
    pub(crate) fn check_raid(&self, s: &Situation, at: SpaceId) -> Check {
        if at.index() >= self.data.map.board.len() {
            return refuse("6.2", "refuse-not-a-hex");
        }
        let army = self.bombarding_for(s, at)?;
        need(!s.bombarded[0].contains(at), "6.2", "refuse-bombarded-already")?;
        let any = self.ready_aircraft(s).any(|unit| self.check_bomber(s, unit, army).is_ok());
        need(any, "9.3", "refuse-no-bombers")
    }

    fn check_bomber(&self, s: &Situation, unit: UnitId, army: Army) -> Check {
        let ready = self.data.of_side[2].contains(&unit) && s.place(unit) == self.data.map.boxes.air_ready;
        need(ready && self.cup(unit) < 2, "9.3", "refuse-no-bombers")?;
        need(self.data.units[unit].army == army, "8", "refuse-other-army")?;
        if self.cup(unit) == 0 {
            let flown = s.carpets >> Self::fleet_of(army) & 1 == 1;
            let softening = s.moment == Moment::FirstWave && s.combat.fight == Fight::None;
            need(!flown || softening, "9.4", "refuse-one-carpet")?;
        }
        Ok(())
    }

    pub(crate) fn do_raid(&self, s: &mut Situation, at: SpaceId) {
        s.raid = UnitSet::EMPTY;
        s.raid_at = [at, SpaceId::NONE];
        s.stage = Stage::Raid;
    }

    /// Whom a raid helps: asked while it is being prepared.
    fn raid_army(&self, s: &Situation) -> Option<Army> {
        if s.combat.fight == Fight::None {
            return Some(if self.data.map.fleet[s.raid_at[0]] == 2 { Army::British } else { Army::Us });
        }
        self.allied_army(s)
    }

    pub(crate) fn check_load(&self, s: &Situation, unit: UnitId) -> Check {
        let Some(army) = self.raid_army(s) else { return refuse("8", "refuse-other-army") };
        need(!s.raid.contains(unit), "9.3", "refuse-loaded")?;
        self.check_bomber(s, unit, army)
    }

    /// Whether a carpet may be divided with a hex beside (9.4).
    pub(crate) fn check_spread(&self, s: &Situation, at: SpaceId) -> Check {
        let heavy = s.raid.iter().any(|unit| self.cup(unit) == 0);
        need(heavy, "9.4", "refuse-only-carpets")?;
        need(s.raid_at[1] == SpaceId::NONE, "9.4", "refuse-two-hexes")?;
        let map = &self.data.map;
        let near = map.is_hex(at) && map.distance(at, s.raid_at[0]) == 1;
        need(near && s.enemy_in(&self.data, Side::Allied, at), "9.4", "refuse-no-enemy")?;
        need(!s.confused(&self.data, at), "6.11", "refuse-confusion")?;
        need(!s.bombarded[0].contains(at), "6.2", "refuse-bombarded-already")?;
        // Before the landing only posts are bombed (9.4).
        let softening = s.combat.fight == Fight::None;
        let post = s.stacks.units(at).any(|unit| self.data.units[unit].kind.is_garrison());
        need(!softening || post, "10.A.1", "refuse-only-beaches")
    }

    pub(crate) fn list_raid(&self, s: &Situation, out: &mut Vec<Action>) {
        let ready = self.ready_aircraft(s);
        out.extend(ready.filter(|&unit| self.check_load(s, unit).is_ok()).map(Action::Load));
        let beside = self.data.map.around[s.raid_at[0]].iter().map(|near| near.hex);
        out.extend(beside.filter(|&at| self.check_spread(s, at).is_ok()).map(Action::Spread));
        if !s.raid.is_empty() {
            out.push(Action::Release);
        }
    }

    /// The bombs fall (9.3, 9.4).
    pub(crate) fn do_release(&self, s: &mut Situation, play: &mut impl Playing) {
        let army = self.raid_army(s);
        let raid = s.raid;
        let [first, second] = s.raid_at;
        let softening = s.combat.fight == Fight::None;
        let (share, bonus) = self.raid_strength(s);
        let heavy = raid.iter().any(|unit| self.data.units[unit].kind == Kind::HeavyBomber);
        for unit in raid.iter() {
            if self.cup(unit) == 0 {
                self.send_heavy_home(s, play, unit, softening);
            } else {
                s.put(&self.data, unit, self.data.map.boxes.air_done);
            }
        }
        if heavy && !softening {
            s.carpets |= 1 << army.map_or(0, Self::fleet_of);
        }
        let id = if heavy { "event-carpet" } else { "event-raid" };
        for at in [first, second] {
            if at != SpaceId::NONE {
                s.bombarded[0].insert(at);
                self.bombard(s, play, at, share, bonus, id);
            }
        }
        s.raid = UnitSet::EMPTY;
        s.raid_at = [SpaceId::NONE; 2];
        s.stage = match (s.combat.fight, s.combat.step) {
            (Fight::None, _) => Stage::Soften,
            (_, Step::Before) => Stage::Muster,
            _ => Stage::Answer,
        };
        self.look_again(s, play);
    }

    /// Heavy bombers rest for two turns, cost points, and leave rubble among houses (9.4).
    fn send_heavy_home(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, free: bool) {
        let numbers = &self.data.numbers.tactical_air;
        s.flags[unit] = u16::from(numbers.heavy_rest) & flag::COUNT;
        s.put(&self.data, unit, self.data.map.boxes.turns);
        if !free {
            s.points[1] = s.points[1].saturating_add(numbers.heavy_points);
        }
        let houses = |at: SpaceId| {
            at != SpaceId::NONE
                && (self.data.map.has(at, feature::VILLAGE) || self.data.map.terrain(at) == Terrain::City)
        };
        let n = usize::from(unit.0 - self.data.of_side[2].start.0);
        if let Some(rubble) = s.rubble.get_mut(n) {
            let mut at: Vec<SpaceId> = s.raid_at.iter().copied().filter(|&at| houses(at)).collect();
            if s.raid_at[1] != SpaceId::NONE && at.len() == 1 {
                // Half of it fell elsewhere: what lies here counts half.
                let beside = s.raid_at.iter().copied().find(|other| !at.contains(other));
                at.extend(beside);
            }
            if !at.is_empty() {
                *rubble = [at[0], at.get(1).copied().unwrap_or(SpaceId::NONE)];
                let place = at[0];
                play.tell(|| Event::new("event-rubble", "9.4").with("unit", unit).with("at", place).detail());
            }
        }
    }

    /// The coast batteries that can fire at a landing before a beach: whole, and not in confusion (6.2).
    pub(crate) fn guns_on(&self, s: &Situation, beach: SpaceId) -> u8 {
        let site =
            self.data.sites.iter().position(|site| site.at == beach && self.data.beaches.contains(&beach));
        let Some(site) = site else { return 0 };
        let fires = |unit: &UnitId| {
            let u = &self.data.units[*unit];
            u.kind == Kind::Battery
                && u.beaches >> site & 1 == 1
                && s.disorganised(*unit) == 0
                && s.affected(*unit) == 0
                && !s.is(*unit, flag::FOUGHT)
                && !s.confused(&self.data, s.place(*unit))
        };
        s.on_map(&self.data, Side::German).filter(fires).count() as u8
    }

    /// Whether the batteries may shell a unit (6.2).
    pub(crate) fn check_shell(&self, s: &Situation, unit: UnitId) -> Check {
        let ours = self.data.units.get(unit).is_some_and(|u| u.side() == Side::Allied && u.fights());
        need(ours, "6.2", "refuse-not-landing")?;
        let Some(beach) = self.landing_at(s, unit) else { return refuse("6.2", "refuse-not-landing") };
        need(self.guns_on(s, beach) > 0, "6.2", "refuse-no-battery")
    }

    /// The beach at which a unit is just landing.
    pub(crate) fn landing_at(&self, s: &Situation, unit: UnitId) -> Option<SpaceId> {
        let at = s.place(unit);
        if s.hand.is_empty() { self.data.map.beach_before(at) } else { s.hand.contains(unit).then_some(at) }
    }

    pub(crate) fn list_shell(&self, s: &Situation, out: &mut Vec<Action>) {
        for &(sea, _) in &self.data.map.assaults {
            out.extend(
                s.stacks.units(sea).filter(|&unit| self.check_shell(s, unit).is_ok()).map(Action::Shell),
            );
        }
        out.extend(s.hand.iter().filter(|&unit| self.check_shell(s, unit).is_ok()).map(Action::Shell));
        out.push(Action::NoShell);
    }

    pub(crate) fn do_shell(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let landed = s.hand.contains(unit);
        let army = self.data.units[unit].army;
        if let Some(beach) = self.landing_at(s, unit) {
            let points = self.guns_on(s, beach);
            let die = play.die_of("roll-battery", s.turn, unit);
            let result = self.bomb(points, i32::from(die));
            play.tell(|| {
                Event::new("event-batteries", "6.2")
                    .with("unit", unit)
                    .with("points", i32::from(points))
                    .with("die", Arg::Die(die))
                    .with("result", Arg::Term(result.term()))
            });
            self.spend_guns(s, beach);
            self.shelled_unit(s, play, unit, points, i32::from(die));
        }
        if landed {
            s.active = self.acting_for(s, army);
            self.put_down(s);
        } else {
            self.fire_on(s, play);
        }
    }

    /// The batteries are silent.
    pub(crate) fn no_shell(&self, s: &mut Situation, play: &mut impl Playing) {
        match s.hand.first() {
            Some(unit) => {
                s.active = self.acting_for(s, self.data.units[unit].army);
                self.put_down(s);
            }
            None => self.begin_assault(s, play),
        }
    }

    /// The batteries that fired at a beach have fired for this phase (6.2, ruling B28).
    fn spend_guns(&self, s: &mut Situation, beach: SpaceId) {
        let Some(site) = self.data.sites.iter().position(|site| site.at == beach) else { return };
        for unit in self.data.side(Side::German) {
            let u = &self.data.units[unit];
            if u.kind == Kind::Battery && u.beaches >> site & 1 == 1 {
                s.set(unit, flag::FOUGHT);
            }
        }
    }

    /// Batteries may fire while somebody lies off a beach in their range; then the assault begins.
    pub(crate) fn fire_on(&self, s: &mut Situation, play: &mut impl Playing) {
        let guns = self
            .data
            .map
            .assaults
            .iter()
            .any(|&(sea, hex)| s.stacks.first(sea).is_some() && self.guns_on(s, hex) > 0);
        if guns {
            s.active = crate::units::Acting::German;
            s.stage = Stage::CoastGuns;
        } else {
            self.begin_assault(s, play);
        }
    }
}

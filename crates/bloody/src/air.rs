//! Allied air power (rule 9): the draw, the missions, superiority, tactical and strategic interdiction.

use crate::board::{Terrain, ZONES};
use crate::situation::{Moment, Situation, Stage, Weather, flag};
use crate::units::Kind;
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

impl Bloody {
    /// Aircraft are drawn from the cups by the weather (1.1.1.1), and the die says how many must hold the sky (9).
    pub(crate) fn draw_aircraft(&self, s: &mut Situation, play: &mut impl Playing) {
        let when = match (s.turn, s.weather) {
            (0, _) => "turn_0",
            (_, Weather::Clear) => "clear",
            (_, Weather::Overcast) => "overcast",
        };
        let Some(line) = self.data.numbers.air_draw.lines.iter().find(|line| line.when == when) else {
            return;
        };
        let plan = self.plan(s);
        let share = |n: u8| n.div_ceil(plan.air_share.max(1));
        let heavy = if plan.no_heavy { 0 } else { share(line.hb) };
        let mut nth = 0;
        for (cup, wanted) in [(0, heavy), (1, share(line.mb)), (2, share(line.fb))] {
            for _ in 0..wanted {
                let left: Vec<u32> = self
                    .data
                    .aircraft()
                    .filter(|&unit| s.place(unit) == self.data.map.boxes.cups && self.cup(unit) == cup)
                    // 11.1: American missions only.
                    .filter(|&unit| !self.races(s) || self.data.units[unit].army == crate::units::Army::Us)
                    .map(|unit| u32::from(unit.0))
                    .collect();
                if left.is_empty() {
                    break;
                }
                let drawn = UnitId(play.pick(&left, "draw-aircraft", s.turn, nth) as u16);
                nth += 1;
                s.put(&self.data, drawn, self.data.map.boxes.air_ready);
            }
        }
        let fighters = self.ready_aircraft(s).filter(|&unit| self.cup(unit) == 2).count() as u8;
        let lines = &self.data.numbers.superiority.lines;
        let line = lines.iter().rev().find(|line| line.from <= s.turn);
        let die = play.die_at("roll-superiority", s.turn, SpaceId(0));
        s.superiority = line.map_or(0, |line| line.by_die[usize::from(die - 1)]).min(fighters);
        let n = i32::from(s.superiority);
        let ready = self.ready_aircraft(s).count() as i32;
        play.tell(|| {
            Event::new("event-air", "9").with("die", Arg::Die(die)).with("n", n).with("ready", ready)
        });
    }

    /// The cup of a counter: heavy, medium and light, fighter-bombers (11).
    pub(crate) fn cup(&self, unit: UnitId) -> u8 {
        match self.data.units[unit].kind {
            Kind::HeavyBomber => 0,
            Kind::MediumBomber | Kind::LightBomber => 1,
            _ => 2,
        }
    }

    /// The aircraft that are ready.
    pub(crate) fn ready_aircraft<'s>(&'s self, s: &'s Situation) -> impl Iterator<Item = UnitId> + 's {
        s.stacks.units(self.data.map.boxes.air_ready)
    }

    /// The Allied air phase (1.0, 2): skipped in a storm, and where nothing is ready.
    pub(crate) fn air_phase(&self, s: &Situation) -> bool {
        !s.storm && self.ready_aircraft(s).next().is_some()
    }

    /// Whether aircraft may fly such a mission (9, 9.5).
    pub(crate) fn check_assign(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        let boxes = &self.data.map.boxes;
        let ready = self.data.of_side[2].contains(&unit) && s.place(unit) == boxes.air_ready;
        need(ready, "9", "refuse-aircraft-not-ready")?;
        if to == boxes.superiority {
            need(self.cup(unit) == 2, "1.1.1.1", "refuse-only-fighters")?;
            return need(s.superiority > 0, "9", "refuse-superiority-held");
        }
        need(self.data.map.terrain(to) == Terrain::Area, "9.5", "refuse-no-such-mission")?;
        need(self.may_spare(s, unit), "9", "refuse-superiority-first")?;
        let there = |cup: u8| {
            s.stacks.units(to).filter(|&u| self.data.units[u].kind.is_air() && self.cup(u) == cup).count()
                as u8
        };
        let numbers = &self.data.numbers.interdiction;
        let most = [numbers.most_heavy, numbers.most_medium, numbers.most_fighter];
        let own = self.cup(unit);
        // One sort of aircraft over a region, and only so many (9.5).
        let others = (0..3).any(|cup| cup != own && there(cup) > 0);
        need(!others && there(own) < most[usize::from(own)], "9.5", "refuse-region-full")
    }

    /// Whether enough fighter-bombers stay for air superiority without this one.
    fn may_spare(&self, s: &Situation, unit: UnitId) -> bool {
        let fighters = self.ready_aircraft(s).filter(|&u| self.cup(u) == 2).count();
        self.cup(unit) != 2 || fighters > usize::from(s.superiority)
    }

    /// Whether fighter-bombers may forbid a zone (9.2).
    pub(crate) fn check_interdict(&self, s: &Situation, unit: UnitId, zone: u8) -> Check {
        let ready = self.data.of_side[2].contains(&unit) && s.place(unit) == self.data.map.boxes.air_ready;
        need(ready, "9", "refuse-aircraft-not-ready")?;
        need(self.cup(unit) == 2, "9.2", "refuse-only-fighters")?;
        need((1..=ZONES as u8).contains(&zone), "9.2", "refuse-no-such-zone")?;
        need(self.disc(s, zone).is_some(), "11.1", "refuse-out-of-play")?;
        need(self.may_spare(s, unit), "9", "refuse-superiority-first")?;
        let forbidding = || s.stacks.units(self.data.map.boxes.interdiction);
        need(!forbidding().any(|u| s.air_zone(u) == zone), "9.2", "refuse-zone-taken")?;
        let most = usize::from(self.data.numbers.tactical_air.interdiction_most);
        need(forbidding().count() < most, "9.2", "refuse-interdiction-full")
    }

    /// The hex by which a zone is pointed at: in its middle, or, where only a part of it is played, in that part (9.2, 11.1).
    pub(crate) fn disc(&self, s: &Situation, zone: u8) -> Option<SpaceId> {
        let map = &self.data.map;
        let middle = *map.discs.get(usize::from(zone).checked_sub(1)?)?;
        let its = |hex: &SpaceId| map.zone[*hex] == zone - 1 && self.in_bounds(s, *hex);
        Some(middle).filter(its).or_else(|| map.all_hexes().find(its))
    }

    pub(crate) fn check_end_air(&self, s: &Situation) -> Check {
        need(s.superiority == 0, "9", "refuse-superiority-first")
    }

    pub(crate) fn list_air(&self, s: &Situation, out: &mut Vec<Action>) {
        for unit in self.ready_aircraft(s) {
            let targets = std::iter::once(self.data.map.boxes.superiority);
            for to in targets.chain(self.data.map.areas.iter().copied()) {
                if self.check_assign(s, unit, to).is_ok() {
                    out.push(Action::Assign(unit, to));
                }
            }
            for zone in 1..=ZONES as u8 {
                if self.check_interdict(s, unit, zone).is_ok() {
                    out.push(Action::Interdict(unit, zone));
                }
            }
        }
        if self.check_end_air(s).is_ok() {
            out.push(Action::EndAir);
        }
    }

    pub(crate) fn do_assign(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, to: SpaceId) {
        if to == self.data.map.boxes.superiority {
            s.superiority -= 1;
        }
        s.put(&self.data, unit, to);
        play.tell(|| Event::new("event-assigned", "9").with("unit", unit).with("at", to));
        self.pass_air(s, play);
    }

    pub(crate) fn do_interdict(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, zone: u8) {
        s.set_air_zone(unit, zone);
        s.put(&self.data, unit, self.data.map.boxes.interdiction);
        play.tell(|| Event::new("event-interdicts", "9.2").with("unit", unit).with("zone", i32::from(zone)));
        self.pass_air(s, play);
    }

    fn pass_air(&self, s: &mut Situation, play: &mut impl Playing) {
        if self.ready_aircraft(s).next().is_none() {
            self.end_air(s, play);
        }
    }

    /// The air phase is over: the others stay ready.
    pub(crate) fn end_air(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.moment == Moment::FirstWave {
            s.stage = Stage::Soften;
        } else {
            self.begin_half(s, play, s.first);
        }
    }

    /// A storm ends missions of support and tactical interdiction (1.1.1.1).
    pub(crate) fn cancel_missions(&self, s: &mut Situation) {
        let boxes = &self.data.map.boxes;
        for unit in self.data.aircraft() {
            if [boxes.air_ready, boxes.interdiction].contains(&s.place(unit)) {
                s.set_air_zone(unit, 0);
                s.put(&self.data, unit, boxes.air_done);
            }
        }
        s.ships = [[0; 2]; 2];
    }

    /// The zones that fighter-bombers forbid: bits (9.2).
    pub(crate) fn forbidden_zones(&self, s: &Situation) -> u8 {
        let forbidding = s.stacks.units(self.data.map.boxes.interdiction);
        forbidding.fold(0, |bits, unit| {
            bits | 1_u8.checked_shl(u32::from(s.air_zone(unit)).wrapping_sub(1)).unwrap_or(0)
        })
    }

    /// What aircraft and partisans add to the die of a German who leaves a region (9.5, 4.1.2).
    pub(crate) fn strategic_interdiction(&self, s: &Situation, region: SpaceId) -> u8 {
        let numbers = &self.data.numbers.interdiction;
        let of = |unit: UnitId| match self.data.units[unit].kind {
            Kind::HeavyBomber => numbers.heavy,
            Kind::MediumBomber | Kind::LightBomber => numbers.medium,
            Kind::FighterBomber => numbers.fighter,
            Kind::Partisans => numbers.partisans,
            _ => 0,
        };
        s.stacks.units(region).map(of).sum()
    }

    /// At the end of a part of a turn what has flown is ready again (1.1.4).
    pub(crate) fn rest_aircraft(&self, s: &mut Situation) {
        let boxes = &self.data.map.boxes;
        while let Some(unit) = s.stacks.first(boxes.air_done) {
            s.put(&self.data, unit, boxes.air_ready);
        }
    }

    /// At the end of a turn all go back to their cups (1.1.5), but heavy bombers that still rest (9.4).
    pub(crate) fn recall_aircraft(&self, s: &mut Situation) {
        let boxes = &self.data.map.boxes;
        for (n, unit) in self.data.aircraft().enumerate() {
            if s.place(unit) == boxes.turns && s.count(unit) > 0 {
                let left = s.count(unit) - 1;
                s.set_count(unit, left);
                if left > 0 {
                    continue;
                }
                if let Some(rubble) = s.rubble.get_mut(n) {
                    *rubble = [SpaceId::NONE; 2];
                }
            }
            s.flags[unit] &= flag::COUNT;
            s.put(&self.data, unit, boxes.cups);
        }
    }

    /// Whether fighter-bombers may support a fight of these (9.1).
    pub(crate) fn check_tas(&self, s: &Situation, unit: UnitId) -> Check {
        let c = &s.combat;
        let ready = self.data.of_side[2].contains(&unit) && s.place(unit) == self.data.map.boxes.air_ready;
        need(ready && self.cup(unit) == 2, "9.1", "refuse-aircraft-not-ready")?;
        self.check_air_help(s)?;
        need(c.tas == UnitId::NONE, "9.1", "refuse-one-tas")?;
        let army = self.allied_army(s);
        need(army == Some(self.data.units[unit].army), "8", "refuse-other-army")
    }

    /// Whether aircraft may help in this fight at all (9.1, 4.3, 6.8, 6.11, 10).
    fn check_air_help(&self, s: &Situation) -> Check {
        use crate::situation::Fight;
        let c = &s.combat;
        need(!s.storm, "1.1.1.1", "refuse-storm")?;
        need(self.data.map.is_hex(c.target), "9.1", "refuse-not-off-map")?;
        need(!s.confused(&self.data, c.target), "6.11", "refuse-confusion")?;
        need(self.data.map.cover(c.target, c.houses).tas, "9.1", "refuse-ground-hides")?;
        let overrun = &self.data.numbers.overrun;
        let american = self.allied_army(s) == Some(crate::units::Army::Us);
        match c.fight {
            Fight::Overrun => need(american && s.turn >= overrun.tas_from, "4.3", "refuse-no-tas-overrun"),
            Fight::Exploitation => {
                need(american && s.turn >= overrun.exploitation_tas_from, "9.1", "refuse-no-tas-overrun")
            }
            // 10 A.1: combat, but not the landings.
            Fight::Landing | Fight::Jump => refuse("10.A.1", "refuse-no-tas-landing"),
            _ => Ok(()),
        }
    }

    pub(crate) fn do_tas(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        s.combat.tas = unit;
        s.put(&self.data, unit, self.data.map.boxes.air_done);
        let at = s.combat.target;
        play.tell(|| Event::new("event-tas", "9.1").with("unit", unit).with("at", at));
    }
}

//! Movement off the map (rule 4.1.2), from map to map (1.1.2.1), extended movement (5.2), and leaving confusion there (6.12).

use crate::board::Terrain;
use crate::situation::{Moment, Situation, flag};
use crate::units::{Army, Kind, Side, Way};
use crate::{Action, Bloody, Check, Playing, need, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::odds::Ratio;

/// What an HQ leads off the map by normal movement, besides divisions: a single independent unit.
const SINGLE: u16 = 1000;

impl Bloody {
    /// How many lines a unit may follow, and under which HQ if the Allied limits ask for one (4.1.2, 5.2).
    fn range_off_map(&self, s: &Situation, unit: UnitId) -> Result<(u8, Option<UnitId>), ()> {
        let u = &self.data.units[unit];
        let numbers = &self.data.numbers.off_map;
        if u.side() == Side::German {
            return Ok((numbers.boxes, None));
        }
        if u.kind == Kind::Hq {
            let extended = s.is(unit, flag::EXTENDED);
            return Ok((if extended { numbers.boxes } else { numbers.normal_boxes }, None));
        }
        let at = s.place(unit);
        let near = |hq: &&UnitId| self.data.units[**hq].army == u.army && self.commands_off_map(s, **hq, at);
        let mut hqs = self.data.hqs.iter().filter(near);
        if let Some(&hq) =
            hqs.clone().find(|&&hq| s.is(hq, flag::EXTENDED) && self.check_control(s, hq, unit).is_ok())
        {
            return Ok((numbers.boxes, Some(hq)));
        }
        let key = self.led_key(unit);
        let led = |hq: UnitId| s.led[usize::from(self.data.hq_number(hq)) % s.led.len()];
        let may_lead = |hq: &&UnitId| led(**hq) == key && key < SINGLE || led(**hq) == 0;
        match hqs.find(may_lead) {
            Some(&hq) => Ok((numbers.normal_boxes, Some(hq))),
            None => Err(()),
        }
    }

    fn led_key(&self, unit: UnitId) -> u16 {
        self.data.units[unit].division.map_or(SINGLE + unit.0, |division| u16::from(division) + 1)
    }

    /// Whether an HQ is in the same region or the next one (5.1).
    fn commands_off_map(&self, s: &Situation, hq: UnitId, at: SpaceId) -> bool {
        let there = s.place(hq);
        there == at || self.data.map.lines[at].contains(&there)
    }

    /// The regions to which those in hand may go, each with the way there.
    fn regions(&self, s: &Situation, mut tell: impl FnMut(&[SpaceId])) {
        let Some(unit) = s.hand.first() else { return };
        let map = &self.data.map;
        let at = s.place(unit);
        let u = &self.data.units[unit];
        let side = u.side();
        if s.moment != Moment::Usual || s.spent > 0 || s.exploiting {
            return;
        }
        if map.is_hex(at) {
            // A unit that begins on a lettered hex may be set into its region: that is its move (ruling B65).
            if !s.engaged(side, at) {
                map.exits[at].iter().for_each(|&region| tell(&[at, region]));
            }
            return;
        }
        if map.terrain(at) == Terrain::Festung {
            if let Some(region) = map.region_of(at) {
                tell(&[at, region]);
            }
            return;
        }
        if side == Side::German && s.hand.len() == 1 && u.fights() && !s.confused(&self.data, at) {
            for &(fortress, region) in &map.fortresses {
                let holds = s.stacks.units(fortress).any(|f| self.data.units[f].kind == Kind::Festung);
                if region == at && holds {
                    tell(&[at, fortress]);
                }
            }
        }
        let Ok((boxes, _)) = self.range_off_map(s, unit) else { return };
        let confused = s.confused(&self.data, at);
        let ours = |region: SpaceId| s.held.contains(region) == (side == Side::Allied);
        let stops = |region: SpaceId| {
            let armoured = s.hand.iter().all(|unit| self.data.units[unit].kind.is_armoured());
            s.stands(&self.data, side.enemy(), region) || (!ours(region) && !armoured)
        };
        for &next in &map.lines[at] {
            // 6.12: out of confusion only to a region of one's own.
            if confused && (!ours(next) || s.stands(&self.data, side.enemy(), next)) {
                continue;
            }
            tell(&[at, next]);
            if boxes < 2 || stops(next) || confused {
                continue;
            }
            for &end in &map.lines[next] {
                if end != at && !map.lines[at].contains(&end) {
                    tell(&[at, next, end]);
                }
            }
        }
    }

    /// Tells every region where those in hand may go. One that two ways lead to is told once.
    pub(crate) fn each_region(&self, s: &Situation, tell: &mut impl FnMut(SpaceId, u8)) {
        let mut told: Vec<SpaceId> = Vec::new();
        self.regions(s, |way| {
            let to = way[way.len() - 1];
            if !told.contains(&to) && self.check_room(s, &s.hand, to).is_ok() {
                told.push(to);
                tell(to, 0);
            }
        });
    }

    pub(crate) fn check_to_region(&self, s: &Situation, to: SpaceId) -> Check {
        need(self.data.map.is_off_map(to), "4.1.2", "refuse-no-such-region")?;
        let mut found = false;
        self.regions(s, |way| found |= way.last() == Some(&to));
        if !found
            && let Some(unit) = s.hand.first()
            && !self.data.map.is_hex(s.place(unit))
            && self.range_off_map(s, unit).is_err()
        {
            return refuse("4.1.2", "refuse-no-hq-to-lead");
        }
        if let Some(unit) = s.hand.first()
            && !found
            && self.data.map.lines[s.place(unit)].contains(&to)
            && s.confused(&self.data, s.place(unit))
        {
            return refuse("6.12", "refuse-only-to-own-region");
        }
        need(found, "4.1.2", "refuse-no-line")?;
        self.check_room(s, &s.hand, to)
    }

    /// Whether a unit in a region may come onto the map (1.1.2.1).
    pub(crate) fn check_entry(&self, s: &Situation, unit: UnitId) -> Check {
        let at = s.place(unit);
        need(self.data.map.terrain(at) == Terrain::Area, "1.1.2.1", "refuse-not-in-play")?;
        need(!s.confused(&self.data, at), "6.12", "refuse-confusion")?;
        need(s.moment == Moment::Usual, "10.A.2", "refuse-no-strategic-movement")
    }

    /// The die that decides whether somebody leaves a region, and what is compared with it (4.1.2, 6.12, 9.5): what is
    /// added, and the value that the sum must stay below. None if no die is thrown.
    pub(crate) fn leaving_region(&self, s: &Situation, side: Side, region: SpaceId) -> Option<(i32, i32)> {
        let map = &self.data.map;
        if map.terrain(region) != Terrain::Area {
            return None;
        }
        let confused = s.confused(&self.data, region);
        if side == Side::Allied && !confused {
            return None;
        }
        let mut add = match side {
            Side::German => i32::from(self.strategic_interdiction(s, region)),
            Side::Allied => 0,
        };
        if confused {
            let fighters = |other: Side| {
                s.of(&self.data, other, region).filter(|&unit| self.data.units[unit].kind != Kind::Festung)
            };
            let only_partisans =
                fighters(side.enemy()).all(|unit| self.data.units[unit].kind == Kind::Partisans);
            if !only_partisans {
                let attack: u32 = fighters(side).map(|unit| self.attack_of(s, unit)).sum();
                let defence: u32 = fighters(side.enemy()).map(|unit| self.defence_of(s, unit)).sum();
                add -= self.columns_above_even(attack, defence);
            }
        }
        Some((add, i32::from(map.interdiction[region])))
    }

    /// Columns above 1-1, or below (6.12).
    pub(crate) fn columns_above_even(&self, attack: u32, defence: u32) -> i32 {
        let columns = &self.data.odds;
        let even = columns.nearest(Ratio::new(1, 1)) as i32;
        columns.nearest(Ratio::new(attack, defence.max(1))) as i32 - even
    }

    /// Those in hand go from map to map or from region to region.
    pub(crate) fn go_off_map(&self, s: &mut Situation, play: &mut impl Playing, to: SpaceId) {
        let Some(unit) = s.hand.first() else { return };
        let side = self.data.units[unit].side();
        let map = &self.data.map;
        let at = s.place(unit);
        if map.is_hex(to) {
            if self.leaves(s, play, unit, at, 0) {
                let path = self.with_reach(s, s.hand, |reach| reach.path(to));
                self.march(s, play, &path);
                if let Some(&first) = path.first()
                    && self.data.units[unit].fights()
                {
                    self.take(s, play, side, first);
                }
            }
            return;
        }
        let mut way = Vec::new();
        self.regions(s, |found| {
            if found.last() == Some(&to) && (way.is_empty() || found.len() < way.len()) {
                way = found.to_vec();
            }
        });
        if map.terrain(at) == Terrain::Area {
            self.note_led(s, unit);
        }
        let mut here = at;
        for (nth, &next) in way.iter().skip(1).enumerate() {
            if !self.leaves(s, play, unit, here, nth as u16) {
                return;
            }
            for unit in s.hand.iter() {
                s.put(&self.data, unit, next);
                s.set(unit, flag::MOVED);
                play.tell(|| {
                    Event::new("event-moves", "4.1.2").with("unit", unit).with("from", here).with("to", next)
                });
            }
            if s.hand.iter().any(|unit| self.data.units[unit].fights()) {
                self.take(s, play, side, next);
            }
            here = next;
        }
        self.rise(s, play);
    }

    /// Notes which HQ leads a unit off the map (4.1.2, 5.2).
    pub(crate) fn note_led(&self, s: &mut Situation, unit: UnitId) {
        if let Ok((boxes, Some(hq))) = self.range_off_map(s, unit) {
            if boxes > self.data.numbers.off_map.normal_boxes {
                s.by[unit] = self.data.hq_number(hq) + 1;
            } else {
                let n = usize::from(self.data.hq_number(hq)) % s.led.len();
                s.led[n] = self.led_key(unit);
            }
        }
    }

    /// Throws the die of a region that somebody leaves, if there is one.
    pub(crate) fn leaves(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        region: SpaceId,
        nth: u16,
    ) -> bool {
        let side = self.data.units[unit].side();
        if side == Side::German {
            self.resist(s, play, region);
        }
        let Some((add, value)) = self.leaving_region(s, side, region) else { return true };
        let die = play.die("roll-interdiction", s.turn, unit.0, nth);
        let goes = i32::from(die) + add < value;
        let id = if goes { "event-leaves-region" } else { "event-held-in-region" };
        play.tell(|| {
            Event::new(id, "9.5")
                .with("unit", unit)
                .with("at", region)
                .with("die", Arg::Die(die))
                .with("add", add)
                .with("value", value)
        });
        goes
    }

    /// As soon as Germans want to leave the Languedoc or the south-east, the Maquis rises there (4.1.2).
    fn resist(&self, s: &mut Situation, play: &mut impl Playing, region: SpaceId) {
        let maquis = self.data.side(Side::Allied).find(|&unit| {
            let u = &self.data.units[unit];
            u.kind == Kind::Partisans && u.at == Some(region) && s.place(unit) == self.data.map.boxes.turns
        });
        if let Some(unit) = maquis {
            s.put(&self.data, unit, region);
            play.tell(|| Event::new("event-maquis", "4.1.2").with("unit", unit).with("at", region));
        }
    }

    /// The rising of Paris, once an Allied unit is beyond the Seine (4.1.2).
    pub(crate) fn rise(&self, s: &mut Situation, play: &mut impl Playing) {
        let boxes = &self.data.map.boxes;
        let beyond = [boxes.calais, boxes.paris, boxes.orleans];
        let come = |&region: &SpaceId| {
            s.of(&self.data, Side::Allied, region).any(|unit| self.data.units[unit].army != Army::Ffi)
        };
        if s.risen || !beyond.iter().any(come) {
            return;
        }
        s.risen = true;
        let ffi = self.data.side(Side::Allied).find(|&unit| {
            self.data.units[unit].way == Way::Special && self.data.units[unit].kind == Kind::Ffi
        });
        if let Some(unit) = ffi
            && s.place(unit) == boxes.turns
        {
            s.put(&self.data, unit, boxes.paris);
            play.tell(|| Event::new("event-ffi", "4.1.2").with("unit", unit).with("at", boxes.paris));
        }
    }

    /// Whether an HQ may pay for an extended move (5.2).
    pub(crate) fn check_extend(&self, s: &Situation, hq: UnitId) -> Check {
        self.check_no_crowd(s)?;
        let u = self.data.units.get(hq);
        let ours = u.is_some_and(|u| u.kind == Kind::Hq && s.active.commands(u.army));
        need(ours && s.active.side() == Side::Allied, "5.2", "refuse-not-your-hq")?;
        need(self.data.map.terrain(s.place(hq)) == Terrain::Area, "5.2", "refuse-only-off-map")?;
        need(!s.is(hq, flag::USED | flag::EXTENDED), "5.2", "refuse-hq-finished")?;
        need(!s.is(hq, flag::DONE), "5.2", "refuse-already-moved")?;
        need(s.count(hq) > 0, "5.2", "refuse-no-marker")?;
        need(!s.is(hq, flag::OOS), "5.2", "refuse-hq-out-of-supply")
    }

    pub(crate) fn list_extend(&self, s: &Situation, out: &mut Vec<Action>) {
        if s.active.side() == Side::Allied && s.moment == Moment::Usual {
            out.extend(
                self.data
                    .hqs
                    .iter()
                    .filter(|&&hq| self.check_extend(s, hq).is_ok())
                    .map(|&hq| Action::Extend(hq)),
            );
        }
    }

    pub(crate) fn do_extend(&self, s: &mut Situation, play: &mut impl Playing, hq: UnitId) {
        self.pay(s, hq);
        s.set(hq, flag::EXTENDED | flag::USED);
        play.tell(|| Event::new("event-extended", "5.2").with("unit", hq));
    }
}

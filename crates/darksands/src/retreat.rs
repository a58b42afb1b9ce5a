//! Retreats (rules 20.3.3, 20.3.4).

use crate::board::HEXES;
use crate::situation::{Situation, Stage, Step, flag};
use crate::units::Side;
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::SpaceId;
use sandtable_engine::message::Event;

/// How far away counts as far.
const FAR: u8 = 12;

impl DarkSands {
    /// Whether a hex lies in a zone that counts in retreats: that of an enemy who is neither out of supply nor disrupted (10.2.1,
    /// 19.3).
    pub(crate) fn in_retreat_zone(&self, s: &Situation, side: Side, hex: SpaceId) -> bool {
        if !s.in_enemy_zone(side, hex) {
            return false;
        }
        let zone = &self.data.map.zone[usize::from(s.built())];
        self.data.map.around[hex].iter().any(|&(near, _)| {
            s.occupant(&self.data, near) == Some(side.enemy())
                && zone[near].contains(&hex)
                && s.stacks
                    .units(near)
                    .any(|unit| !self.data.zoneless.contains(unit) && !s.is(unit, flag::WEAK))
        })
    }

    /// How many hexes each hex near another is away from it.
    fn distances(&self, from: SpaceId) -> [u8; HEXES] {
        let mut far = [FAR; HEXES];
        far[from.index()] = 0;
        let mut rim = vec![from];
        for distance in 1..FAR {
            let mut next = Vec::new();
            for at in rim {
                for &(to, _) in &self.data.map.around[at] {
                    if far[to.index()] == FAR {
                        far[to.index()] = distance;
                        next.push(to);
                    }
                }
            }
            rim = next;
            if distance > 6 {
                break;
            }
        }
        far
    }

    /// Where a hex lies from west to east.
    fn easting(&self, hex: SpaceId) -> i32 {
        let cell = self.data.map.board.space(hex).cell;
        let (grid, column, row) = cell.map_or((1, 0, 0), |(grid, cell)| (grid, cell.column, cell.row));
        // Odd rows lie half a hex further east.
        i32::from(grid) * 1000 + 2 * i32::from(column) + i32::from(row.rem_euclid(2))
    }

    /// Whether a step follows the compass of retreat: the Axis west, the Allies east.
    fn follows_compass(&self, side: Side, from: SpaceId, to: SpaceId) -> bool {
        match side {
            Side::Axis => self.easting(to) < self.easting(from),
            Side::Allied => self.easting(to) > self.easting(from),
        }
    }

    /// The hex where those who retreat are.
    pub(crate) fn retreat_from(&self, s: &Situation) -> Option<SpaceId> {
        s.combat.defenders.first().map(|unit| s.place(unit))
    }

    /// The best hexes to retreat to (20.3.4): out of zones before contested ones before others, by the compass before against it.
    pub(crate) fn retreat_hexes(&self, s: &Situation) -> Vec<SpaceId> {
        let Some(at) = self.retreat_from(s) else { return Vec::new() };
        let (side, target) = (s.active.side.enemy(), s.combat.target);
        let far = self.distances(target);
        let vehicles = s.combat.defenders.iter().any(|unit| self.data.units[unit].kind.is_vehicle());
        let steps = self.data.map.steps_of(s.built(), vehicles);
        let mut best = (u8::MAX, u8::MAX);
        let mut found = Vec::new();
        for (to, _) in steps.from(at) {
            if to == target
                || far[to.index()] < far[at.index()]
                || s.occupant(&self.data, to) == Some(side.enemy())
            {
                continue;
            }
            let zone = self.in_retreat_zone(s, side, to);
            let contested = !s.stacks.is_empty(to);
            let class = u8::from(zone) * if contested { 1 } else { 2 };
            let rank = (class, u8::from(!self.follows_compass(side, at, to)));
            if rank < best {
                best = rank;
                found.clear();
            }
            if rank == best {
                found.push(to);
            }
        }
        found
    }

    /// Whether the defenders may ignore the retreat: Allies in the forts of Tobruk in 1941 (14.1, 20.3.3).
    fn may_stand(&self, s: &Situation) -> bool {
        s.active.side.enemy() == Side::Allied
            && s.combat.step == Step::Losses
            && self.data.map.has(s.combat.target, crate::board::feature::FORT_TOBRUK)
            && (2..=self.data.numbers.tobruk_stands_until()).contains(&s.turn)
    }

    pub(crate) fn check_stand(&self, s: &Situation) -> Check {
        if self.may_stand(s) { Ok(()) } else { refuse("14.1", "refuse-stand") }
    }

    pub(crate) fn check_retreat(&self, s: &Situation, hex: SpaceId) -> Check {
        if self.retreat_hexes(s).contains(&hex) {
            return Ok(());
        }
        let at = self.retreat_from(s).unwrap_or(SpaceId::NONE);
        if !self.data.map.is_hex(at) || !self.data.map.is_hex(hex) || self.data.map.between(at, hex).is_none()
        {
            return refuse("20.3.4", "refuse-retreat-far");
        }
        if s.occupant(&self.data, hex) == Some(s.active.side) {
            return refuse("20.3.4", "refuse-enemy-there");
        }
        refuse("20.3.4", "refuse-retreat-order")
    }

    pub(crate) fn list_retreats(&self, s: &Situation, out: &mut Vec<Action>) {
        out.extend(self.retreat_hexes(s).into_iter().map(Action::Retreat));
        if self.may_stand(s) {
            out.push(Action::Stand);
        }
    }

    /// The retreat begins or goes on; tells whether somebody decides.
    pub(crate) fn go_on_retreating(&self, s: &mut Situation, play: &mut impl Playing) -> bool {
        if s.combat.step == Step::Losses {
            let garrisons = s.combat.defenders.and(&self.data.garrisons);
            if self.may_stand(s) && !s.combat.defenders.is_empty() {
                s.stage = Stage::Retreat;
                return true;
            }
            for unit in garrisons.iter() {
                self.eliminate(s, play, unit, "13.6.4");
            }
            if s.combat.defenders.is_empty() {
                s.combat.retreats = false;
                return false;
            }
            self.start_retreat(s);
        }
        if s.combat.defenders.without(&self.data.headquarters).is_empty() {
            s.combat.retreats = false;
            return false;
        }
        if s.combat.distance > 0 {
            if !self.retreat_hexes(s).is_empty() {
                s.stage = Stage::Retreat;
                return true;
            }
            // A step for every hex that they cannot go (20.3.4).
            let at = self.retreat_from(s).unwrap_or(s.combat.target);
            let missing = s.combat.distance.div_ceil(self.data.map.weight(at));
            play.tell(|| Event::new("event-cut-off", "20.3.4").with("at", at).with("n", i32::from(missing)));
            s.combat.distance = 0;
            s.combat.owed[1] = s.combat.owed[1].saturating_add(missing);
            self.carry_on(s, play);
            return true;
        }
        self.settle_retreat(s, play);
        true
    }

    /// Everybody in the hex goes, its headquarters too (ruling D71).
    fn start_retreat(&self, s: &mut Situation) {
        let section = self.data.numbers.section(self.data.map.section[s.combat.target]);
        s.combat.step = Step::Retreat;
        s.combat.distance = section.retreat * section.weight;
        s.combat.exposed = false;
        let staff = s.stacks.units(s.combat.target).filter(|&unit| self.data.headquarters.contains(unit));
        s.combat.defenders = staff.collect::<crate::data::UnitSet>().or(&s.combat.defenders);
    }

    /// They ignore the retreat (14.1).
    pub(crate) fn do_stand(&self, s: &mut Situation, play: &mut impl Playing) {
        play.tell(|| Event::new("event-stands", "14.1").with("at", s.combat.target));
        s.combat.retreats = false;
        self.carry_on(s, play);
    }

    /// A hex of the retreat.
    pub(crate) fn do_retreat(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        let side = s.active.side.enemy();
        if s.combat.step == Step::Losses {
            for unit in s.combat.defenders.and(&self.data.garrisons).iter() {
                self.eliminate(s, play, unit, "13.6.4");
            }
            self.start_retreat(s);
        }
        let Some(from) = self.retreat_from(s) else {
            s.combat.retreats = false;
            self.carry_on(s, play);
            return;
        };
        let exposed = s.stacks.is_empty(hex) && self.in_retreat_zone(s, side, hex);
        s.combat.exposed = exposed;
        for unit in s.combat.defenders.iter() {
            play.tell(|| {
                let event = Event::new("event-retreats", "20.3.4").with("unit", unit);
                event.with("from", from).with("to", hex).way(vec![from, hex])
            });
            self.go(s, play, unit, hex);
        }
        self.note_egypt(s, side, &[hex]);
        s.combat.distance = s.combat.distance.saturating_sub(self.data.map.weight(hex));
        if exposed {
            s.combat.owed[1] += 1;
            play.tell(|| Event::new("event-through-zone", "20.3.4").with("at", hex).detail());
        }
        self.carry_on(s, play);
    }

    /// The retreat has come to its end: in an uncontested zone all are lost, and where there is no room some are (20.3.4).
    pub(crate) fn settle_retreat(&self, s: &mut Situation, play: &mut impl Playing) {
        if s.combat.exposed {
            for unit in s.combat.defenders.without(&self.data.headquarters).iter() {
                self.eliminate(s, play, unit, "20.3.4");
            }
        }
        s.combat.exposed = false;
        if let Some(at) = self.retreat_from(s) {
            let crowd = self.crowd(s, at);
            if !self.fits(crowd) {
                s.stage = Stage::Crowded(at);
                return;
            }
        }
        s.combat.retreats = false;
        self.carry_on(s, play);
    }
}

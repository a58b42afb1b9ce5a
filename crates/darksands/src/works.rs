//! Garrisons (rule 13.6) and fortified boxes (rule 13.7).

use crate::board::{Section, Terrain, feature};
use crate::situation::{Situation, Stage, flag};
use crate::units::{Kind, Side};
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

impl DarkSands {
    /// Whether a unit is strong enough to leave a garrison or build a box (13.6.2, 13.7.2; ruling D16): two steps, or an Italian
    /// infantry division at full strength.
    fn is_strong(&self, s: &Situation, unit: UnitId) -> bool {
        let u = &self.data.units[unit];
        let division = u.is_italian() && u.kind == Kind::Infantry && u.size == crate::units::Size::Division;
        !s.is(unit, flag::REDUCED) && (u.steps == 2 || division)
    }

    /// The garrison that a unit would leave: one of its own that lies face up (13.6.1).
    pub(crate) fn garrison_for(&self, s: &Situation, unit: UnitId) -> Option<UnitId> {
        let u = &self.data.units[unit];
        let shelf = self.data.map.boxes.supports[u.side.index()];
        self.data.garrisons.iter().find(|&garrison| {
            let g = &self.data.units[garrison];
            let own = match u.side {
                Side::Allied => true,
                Side::Axis => g.nation == u.nation,
            };
            g.side == u.side && own && s.place(garrison) == shelf && !s.is(garrison, flag::USED)
        })
    }

    fn check_garrison(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        let u = &self.data.units[unit];
        let map = &self.data.map;
        if !u.kind.is_infantry()
            || u.kind == Kind::Garrison
            || s.is(unit, flag::OUT)
            || !self.is_strong(s, unit)
        {
            return refuse("13.6.2", "refuse-garrison-who");
        }
        if !map.is_hex(hex) || !map.has(hex, feature::NAMED | feature::FORT) {
            return refuse("13.6.2", "refuse-garrison-where");
        }
        if s.stacks.units(hex).any(|there| self.data.garrisons.contains(there)) {
            return refuse("13.6.1", "refuse-garrison-there");
        }
        match self.garrison_for(s, unit) {
            Some(_) => Ok(()),
            None => refuse("13.6.2", "refuse-garrison-none"),
        }
    }

    /// Whether a unit in hand can leave a garrison in a hex that it comes through (13.6.2).
    pub(crate) fn check_post(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        self.check_garrison(s, unit, hex)?;
        if hex == s.place(unit) {
            return Ok(());
        }
        if self.is_short(s, unit) {
            return refuse("18.1", "refuse-one-hex-only");
        }
        let side = self.data.units[unit].side;
        let near = matches!(s.stage, Stage::Moving(_))
            && !self.is_barred(s, side, hex)
            && self.with_field(s, unit, |field| field.cost(hex).is_some());
        if !near && !self.passes_by(s, unit, hex) {
            return refuse("19.1", "refuse-cannot-reach");
        }
        self.check_room(s, unit, hex)
    }

    /// Garrisons that a unit in hand could leave on its way.
    pub(crate) fn list_posts(
        &self,
        s: &Situation,
        unit: UnitId,
        far: &crate::board::HexSet,
        out: &mut Vec<Action>,
    ) {
        let u = &self.data.units[unit];
        let weak = !u.kind.is_infantry() || s.is(unit, flag::OUT) || !self.is_strong(s, unit);
        if weak || self.garrison_for(s, unit).is_none() {
            return;
        }
        let at = s.place(unit);
        if self.check_garrison(s, unit, at).is_ok() {
            out.push(Action::Post(at));
        }
        if self.is_short(s, unit) {
            return;
        }
        let named = |hex: &SpaceId| *hex != at && self.data.map.has(*hex, feature::NAMED | feature::FORT);
        let section = self.data.map.section[s.place(unit)];
        let here = |hex: &SpaceId| self.data.map.section[*hex] == section && named(hex);
        let mut places: crate::board::HexSet = far.iter().filter(here).collect();
        if matches!(s.stage, Stage::Moving(_)) {
            self.with_field(s, unit, |field| {
                for hex in field.reached().iter().copied().filter(named) {
                    places.insert(hex);
                }
            });
        }
        let side = self.data.units[unit].side;
        let fit = |hex: &SpaceId| {
            self.check_garrison(s, unit, *hex).is_ok()
                && self.has_room(s, unit, *hex)
                && !self.is_barred(s, side, *hex)
        };
        out.extend(places.iter().filter(fit).map(Action::Post));
    }

    /// The unit comes to a hex, leaves a garrison there, and may go on with what it has left.
    pub(crate) fn do_post(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        let Some(garrison) = self.garrison_for(s, unit) else { return };
        let side = self.data.units[unit].side;
        let mut stops = false;
        let near = matches!(s.stage, Stage::Moving(_))
            && !self.is_barred(s, side, hex)
            && self.with_field(s, unit, |field| field.cost(hex).is_some());
        if hex != s.place(unit) && !near {
            self.pause_extended(s, play, unit, hex);
        } else if hex != s.place(unit) {
            let way = self.way_to(s, unit, hex);
            let cost = self.with_field(s, unit, |field| field.cost(hex).unwrap_or(0));
            let from = s.place(unit);
            let road = s.journey.spent == 0 && self.keeps_to_road(s, unit, &way);
            play.tell(|| {
                let event = Event::new("event-moves", "19.1").with("unit", unit);
                event.with("from", from).with("to", hex).way(way.clone())
            });
            self.travel(s, play, unit, &way);
            if road {
                // It may go on by extended movement as well.
                s.journey.sections = 1 << self.data.map.section[hex] as u8;
                (s.journey.rail, s.journey.all_rail) = (false, false);
            }
            s.journey.spent = s.journey.spent.saturating_add(cost.max(1));
            stops = s.in_enemy_zone(side, hex);
        }
        s.put(&self.data, garrison, hex);
        s.flags[garrison] = 0;
        play.tell(|| {
            Event::new("event-garrison", "13.6.2")
                .with("unit", unit)
                .with("garrison", garrison)
                .with("at", hex)
        });
        if stops {
            self.end_move(s, unit);
        }
    }

    /// Whether a unit can build a box where it stands (13.7.1, 13.7.2; ruling D51).
    pub(crate) fn check_build(&self, s: &Situation, unit: UnitId) -> Check {
        self.check_move(s, unit)?;
        let u = &self.data.units[unit];
        let map = &self.data.map;
        let at = s.place(unit);
        if self.is_short(s, unit)
            || u.kind.is_armour()
            || u.kind == Kind::Headquarters
            || s.is(unit, flag::OUT)
            || !self.is_strong(s, unit)
        {
            return refuse("13.7.2", "refuse-build-who");
        }
        if map.has(at, feature::FORT) || matches!(map.terrain[at], Terrain::SaltMarsh | Terrain::Mountain) {
            return refuse("13.7.2", "refuse-build-ground");
        }
        let tobruk = s.holds(&self.data, Side::Allied, self.data.places.tobruk);
        let allowed = match (u.side, map.section[at]) {
            (Side::Axis, _) | (_, Section::East) => true,
            (_, Section::Central) => tobruk,
            (_, Section::West) => false,
        };
        if !allowed {
            return refuse("13.7.1", "refuse-build-section");
        }
        if s.boxes.contains(at) {
            return refuse("13.7.2", "refuse-build-there");
        }
        if s.spare[u.side.index()][0] == 0 {
            return refuse("13.7.2", "refuse-build-none");
        }
        Ok(())
    }

    pub(crate) fn do_build(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let at = s.place(unit);
        s.boxes.insert(at);
        s.spare[self.data.units[unit].side.index()][0] -= 1;
        s.set(unit, flag::DONE);
        play.tell(|| Event::new("event-builds", "13.7.2").with("unit", unit).with("at", at));
    }

    pub(crate) fn check_raze(&self, s: &Situation, hex: SpaceId) -> Check {
        let own = self.data.map.is_hex(hex)
            && s.boxes.contains(hex)
            && s.occupant(&self.data, hex) == Some(s.active.side);
        if own { Ok(()) } else { refuse("13.7.3", "refuse-no-box") }
    }

    pub(crate) fn do_raze(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        self.remove_box(s, s.active.side, hex);
        play.tell(|| Event::new("event-razes", "13.7.3").with("at", hex));
    }

    pub(crate) fn check_dismiss(&self, s: &Situation, unit: UnitId) -> Check {
        let own = self.data.garrisons.contains(unit)
            && self.data.units[unit].side == s.active.side
            && self.data.map.is_hex(s.place(unit));
        if own { Ok(()) } else { refuse("13.6.3", "refuse-no-garrison") }
    }

    pub(crate) fn do_dismiss(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let from = s.place(unit);
        play.tell(|| Event::new("event-dismisses", "13.6.3").with("unit", unit).with("at", from).open());
        self.take_off(s, unit);
        self.tidy(s, play, self.data.units[unit].side, from);
    }

    /// What can be built or given up in a movement action.
    pub(crate) fn list_works(&self, s: &Situation, out: &mut Vec<Action>) {
        let side = s.active.side;
        if s.spare[side.index()][0] > 0 {
            let builders = s.active.able.iter().filter(|&unit| self.check_build(s, unit).is_ok());
            out.extend(builders.map(Action::Build));
        }
        let own = |hex: &SpaceId| s.occupant(&self.data, *hex) == Some(side);
        out.extend(s.boxes.iter().filter(own).map(Action::Raze));
        let given = self.data.garrisons.iter().filter(|&unit| self.check_dismiss(s, unit).is_ok());
        out.extend(given.map(Action::Dismiss));
    }
}

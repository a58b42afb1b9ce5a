//! Stacking (rule 7.0), who holds what (2.1.5), and what happens when a piece enters or leaves a hex.

use crate::chits::Chit;
use crate::situation::{Ready, Situation, flag};
use crate::units::{Aid, Kind, Side};
use crate::{DarkSands, Playing};
use sandtable_engine::message::Event;
use sandtable_engine::{SeatId, SpaceId, UnitId};

/// How many pieces of each sort are in a hex: units, large ones among them, headquarters, garrisons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Crowd {
    pub(crate) units: usize,
    pub(crate) large: usize,
    pub(crate) headquarters: usize,
    pub(crate) garrisons: usize,
}

impl DarkSands {
    /// Who is in a hex.
    pub(crate) fn crowd(&self, s: &Situation, hex: SpaceId) -> Crowd {
        let mut crowd = Crowd::default();
        for unit in s.stacks.units(hex) {
            self.count_in(&mut crowd, unit, true);
        }
        crowd
    }

    pub(crate) fn count_in(&self, crowd: &mut Crowd, unit: UnitId, there: bool) {
        let u = &self.data.units[unit];
        let one = usize::from(there);
        match u.kind {
            Kind::Headquarters => crowd.headquarters += one,
            Kind::Garrison => crowd.garrisons += one,
            _ => {
                crowd.units += one;
                crowd.large += usize::from(u.is_large());
            }
        }
    }

    /// Whether so many are within the limits (7.2, 11.0, 13.6.1).
    pub(crate) fn fits(&self, crowd: Crowd) -> bool {
        let most = &self.data.numbers.stacking;
        crowd.units <= most.units
            && crowd.large <= most.large
            && crowd.headquarters <= most.headquarters
            && crowd.garrisons <= most.garrisons
    }

    /// Whether a unit in a hex is of a sort of which there are too many: its loss makes room (7.3).
    pub(crate) fn is_one_too_many(&self, crowd: Crowd, unit: UnitId) -> bool {
        let most = &self.data.numbers.stacking;
        let u = &self.data.units[unit];
        match u.kind {
            Kind::Headquarters => crowd.headquarters > most.headquarters,
            Kind::Garrison => crowd.garrisons > most.garrisons,
            _ => crowd.units > most.units || u.is_large() && crowd.large > most.large,
        }
    }

    /// Whether there is room for one more unit in a hex (7.2).
    pub(crate) fn has_room(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> bool {
        if s.stacks.is_empty(hex) {
            return true;
        }
        let mut crowd = self.crowd(s, hex);
        self.count_in(&mut crowd, unit, true);
        self.fits(crowd)
    }

    /// Whether enemies bar a hex to a side: any unit but a headquarters alone (11.0).
    #[inline]
    pub(crate) fn is_barred(&self, s: &Situation, side: Side, hex: SpaceId) -> bool {
        s.occupant(&self.data, hex) == Some(side.enemy())
            && s.stacks.units(hex).any(|unit| !self.data.headquarters.contains(unit))
    }

    /// Moves a unit into a hex: what it leaves behind is tidied up, what it enters is its side's.
    pub(crate) fn go(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        let from = s.place(unit);
        let side = self.data.units[unit].side;
        self.pass(s, play, side, hex);
        s.put(&self.data, unit, hex);
        self.tidy(s, play, side, from);
    }

    /// A unit of a side enters a hex, if only to pass through: it is that side's (2.1.5; ruling D65), and a headquarters there
    /// gives way (11.0).
    pub(crate) fn pass(&self, s: &mut Situation, play: &mut impl Playing, side: Side, hex: SpaceId) {
        while s.occupant(&self.data, hex) == Some(side.enemy()) {
            let Some(staff) = s.stacks.first(hex) else { break };
            self.displace(s, play, staff);
        }
        let Some(bit) = self.data.places.kept.iter().position(|&kept| kept == hex) else { return };
        let allied = side == Side::Allied;
        if (s.held & 1 << bit != 0) == allied {
            return;
        }
        s.held ^= 1 << bit;
        play.tell(|| Event::new("event-takes", "2.1.5").with("seat", SeatId(side as u8)).with("at", hex));
        if hex == self.data.places.tobruk && !s.tobruk[side.index()] {
            s.tobruk[side.index()] = true;
            let chit = if allied { Chit::AlliedTobruk } else { Chit::AxisTobruk };
            s.cup.put(chit.index());
            play.tell(|| Event::new("event-tobruk-chit", "18.1").with("seat", SeatId(side as u8)));
        }
    }

    /// A hex that nobody of a side is in any more loses its box (13.7.3).
    pub(crate) fn tidy(&self, s: &mut Situation, play: &mut impl Playing, side: Side, hex: SpaceId) {
        if self.data.map.is_hex(hex) && s.boxes.contains(hex) && s.occupant(&self.data, hex) != Some(side) {
            self.remove_box(s, side, hex);
            play.tell(|| Event::new("event-box-lost", "13.7.3").with("at", hex));
        }
    }

    /// A box goes back face down (13.7.3).
    pub(crate) fn remove_box(&self, s: &mut Situation, side: Side, hex: SpaceId) {
        s.boxes.remove(hex);
        s.spare[side.index()][1] += 1;
    }

    /// A unit is eliminated: it can be rebuilt, or is out of the game (17.5); a garrison lies face down (13.6.3).
    pub(crate) fn eliminate(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        rule: &'static str,
    ) {
        let from = s.place(unit);
        play.tell(|| Event::new("event-eliminated", rule).with("unit", unit).with("at", from).open());
        self.take_off(s, unit);
        self.tidy(s, play, self.data.units[unit].side, from);
    }

    /// Takes a unit off the map, without a word.
    pub(crate) fn take_off(&self, s: &mut Situation, unit: UnitId) {
        let u = &self.data.units[unit];
        let (side, boxes) = (u.side.index(), &self.data.map.boxes);
        let version = s.flags[unit] & 3 << flag::VERSION;
        self.drop_gun(s, unit);
        let to = match u.kind {
            Kind::Garrison => boxes.supports[side],
            _ if u.replaceable => boxes.rebuildable[side],
            _ => boxes.out[side],
        };
        s.put(&self.data, unit, to);
        s.flags[unit] = version | if u.kind == Kind::Garrison { flag::USED } else { 0 };
        let c = &mut s.combat;
        for set in [&mut c.attackers, &mut c.defenders, &mut c.counted, &mut c.staff] {
            set.remove(unit);
        }
        s.active.able.remove(unit);
        s.active.short.remove(unit);
    }

    /// An anti-tank support whose unit is lost or out of supply goes back face up (13.5).
    pub(crate) fn drop_gun(&self, s: &mut Situation, unit: UnitId) {
        for (support, bearer) in s.bearers.iter_mut().enumerate() {
            if usize::from(*bearer) == unit.index() {
                *bearer = u8::MAX;
                s.aids[support] = Ready::Ready;
            }
        }
    }

    /// The anti-tank supports of a unit (13.5).
    pub(crate) fn guns_of<'s>(&'s self, s: &'s Situation, unit: UnitId) -> impl Iterator<Item = usize> + 's {
        let bearers = s.bearers.iter().enumerate();
        let own = bearers.filter(move |(_, bearer)| usize::from(**bearer) == unit.index());
        own.map(|(support, _)| support).filter(|&support| self.data.supports[support].kind == Aid::AntiTank)
    }
}

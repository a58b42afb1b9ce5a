//! Where units come in (rule 15.0).

use crate::board::{HexSet, Section};
use crate::data::{Line, What};
use crate::situation::{Errand, Situation, Stage, flag};
use crate::supply::Tracing;
use crate::units::{Kind, Side};
use crate::{Check, DarkSands, Playing, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};
use std::cell::OnceCell;

/// Why a unit comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entering {
    /// As a reinforcement (15.1).
    Reinforcement,
    /// As a replacement (15.2).
    Replacement,
    /// In the entry area before play (1.2.2).
    Setup,
}

impl DarkSands {
    /// Whether no enemy keeps a port of the Axis from taking units (15.3): none in these sections, or all out of supply.
    fn is_axis_port_open(&self, s: &Situation, port: SpaceId, sections: &[Section]) -> bool {
        s.holds(&self.data, Side::Axis, port)
            && s.occupant(&self.data, port) != Some(Side::Allied)
            && s.on_map(&self.data, Side::Allied)
                .filter(|&unit| sections.contains(&self.data.map.section[s.place(unit)]))
                .all(|unit| s.is(unit, flag::OUT))
    }

    /// The headquarters on which a unit may come in, by their numbers.
    fn takes(&self, unit: UnitId) -> &'static [usize] {
        let u = &self.data.units[unit];
        match (u.side, u.is_german()) {
            (Side::Allied, _) => &[0, 1],
            (Side::Axis, false) => &[2],
            (Side::Axis, true) => &[3, 4],
        }
    }

    /// The hexes where any number of a side's units may come in (15.0).
    fn wide_entries(&self, s: &Situation, side: Side, entering: Entering) -> HexSet {
        let places = &self.data.places;
        let mut hexes: HexSet = match side {
            Side::Allied => places.allied_entry.iter().copied().collect(),
            Side::Axis => places.agheila_area.iter().copied().collect(),
        };
        if side == Side::Axis && entering != Entering::Setup {
            if self.is_axis_port_open(s, places.benghazi, &[Section::West]) {
                hexes.insert(places.benghazi);
            }
            if self.is_axis_port_open(s, places.tobruk, &[Section::West, Section::Central]) {
                hexes.insert(places.tobruk);
            }
        }
        hexes
    }

    /// The hexes where a unit may come in.
    pub(crate) fn entries(&self, s: &Situation, unit: UnitId, entering: Entering) -> HexSet {
        self.entries_by(s, unit, entering, &OnceCell::new())
    }

    /// The same, where the lines of supply of its side are asked for once for many units.
    pub(crate) fn entries_by<'s>(
        &'s self,
        s: &'s Situation,
        unit: UnitId,
        entering: Entering,
        known: &OnceCell<Tracing<'s>>,
    ) -> HexSet {
        let u = &self.data.units[unit];
        let (side, data) = (u.side, &self.data);
        let mut hexes = self.wide_entries(s, side, entering);
        if entering == Entering::Reinforcement && side == Side::Allied {
            for (at, &port) in data.places.landing.iter().enumerate() {
                let used = (s.landed >> (2 * at) & 3) as u8;
                if used < data.numbers.landing_units() && s.holds(data, side, port) {
                    hexes.insert(port);
                }
            }
        }
        let by_staff = side == Side::Axis || entering == Entering::Reinforcement;
        if (by_staff && entering != Entering::Setup) || u.kind == Kind::Headquarters {
            if u.kind == Kind::Headquarters {
                let lines = known.get_or_init(|| self.tracing(s, side));
                // 11.0: on any friendly unit that traces by land.
                for hex in s.occupied(data, side).iter().filter(|&hex| lines.reaches_by_land(hex)) {
                    hexes.insert(hex);
                }
            } else {
                for &staff in self.takes(unit) {
                    let at = s.place(data.hq[staff]);
                    let open = data.map.is_hex(at) && s.landed & 1 << (4 + staff) == 0;
                    if open && known.get_or_init(|| self.tracing(s, side)).reaches(at) {
                        hexes.insert(at);
                    }
                }
            }
        }
        let enemy = side.enemy();
        hexes
            .iter()
            .filter(|&hex| s.occupant(data, hex) != Some(enemy) && self.has_room(s, unit, hex))
            .collect()
    }

    /// A unit comes in: what it uses up is noted.
    pub(crate) fn come_in(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        hex: SpaceId,
        entering: Entering,
    ) {
        let u = &self.data.units[unit];
        let vacant =
            s.vacated.iter().position(|&(_, left)| left == hex && entering == Entering::Reinforcement);
        let exchange = self.exchange_of(s, unit);
        if let Some(at) = vacant.filter(|&at| exchange != 0 && s.vacated[at].0 == exchange) {
            s.vacated[at] = (0, SpaceId::NONE);
            s.vacated[at..].rotate_left(1);
        } else if !self.wide_entries(s, u.side, entering).contains(hex) && u.kind != Kind::Headquarters {
            let port = self.data.places.landing.iter().position(|&port| port == hex);
            match port.filter(|_| u.side == Side::Allied) {
                Some(at) if (s.landed >> (2 * at) & 3) < u16::from(self.data.numbers.landing_units()) => {
                    s.landed += 1 << (2 * at);
                }
                _ => {
                    let staff = self.takes(unit).iter().find(|&&staff| s.place(self.data.hq[staff]) == hex);
                    if let Some(staff) = staff {
                        s.landed |= 1 << (4 + staff);
                    }
                }
            }
        }
        let rule = match (entering, u.side) {
            (_, Side::Axis) => "15.3",
            (Entering::Replacement, _) => "15.2",
            _ => "15.1",
        };
        self.go(s, play, unit, hex);
        play.tell(|| Event::new("event-comes-in", rule).with("unit", unit).with("at", hex));
    }

    /// Where the unit that arrives now may be placed (15.1, 15.3, 22.4).
    pub(crate) fn places_for(&self, s: &Situation, unit: UnitId) -> HexSet {
        if s.errand == Errand::Setup {
            return self.entries(s, unit, Entering::Setup);
        }
        let mut hexes = self.entries(s, unit, Entering::Reinforcement);
        let exchange = self.exchange_of(s, unit);
        if exchange != 0 {
            for &(letter, hex) in &s.vacated {
                if letter == exchange && hex != SpaceId::NONE && self.has_room(s, unit, hex) {
                    hexes.insert(hex);
                }
            }
        }
        hexes
    }

    /// By which rule the unit that arrives now comes into a hex: by an exchange, as one that returns, or as any other.
    pub(crate) fn placing_rule(&self, s: &Situation, hex: SpaceId) -> &'static str {
        let Stage::Arrival(unit) = s.stage else { return "15.0" };
        let exchange = self.exchange_of(s, unit);
        let returns =
            |line: &Line| line.what == What::Return && line.turn <= s.turn && line.units.contains(&unit);
        if exchange != 0 && s.vacated.contains(&(exchange, hex)) {
            "22.4"
        } else if s.errand != Errand::Setup && self.data.track.iter().any(returns) {
            "22.3"
        } else {
            "15.0"
        }
    }

    pub(crate) fn check_place(&self, s: &Situation, hex: SpaceId) -> Check {
        let Stage::Arrival(unit) = s.stage else { return refuse("15.0", "refuse-not-now") };
        if self.data.map.is_hex(hex) && self.places_for(s, unit).contains(hex) {
            return Ok(());
        }
        let rule = if self.data.units[unit].side == Side::Axis { "15.3" } else { "15.1" };
        refuse(rule, "refuse-place-where")
    }

    pub(crate) fn do_place(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        let Stage::Arrival(unit) = s.stage else { return };
        let entering = if s.errand == Errand::Setup { Entering::Setup } else { Entering::Reinforcement };
        s.flags[unit] &= 3 << flag::VERSION;
        self.come_in(s, play, unit, hex, entering);
        self.next_arrival(s, play);
    }
}

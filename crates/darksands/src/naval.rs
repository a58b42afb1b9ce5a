//! Movement by sea (rule 19.4).

use crate::situation::{Situation, flag};
use crate::units::Side;
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

impl DarkSands {
    /// Whether a port is a side's, and open to it.
    fn is_own_port(&self, s: &Situation, side: Side, hex: SpaceId) -> bool {
        self.data.places.ports.contains(&hex)
            && s.holds(&self.data, side, hex)
            && s.occupant(&self.data, hex) != Some(side.enemy())
    }

    /// Whether units may land in a port (19.4.1, 19.4.2).
    fn may_land(&self, s: &Situation, side: Side, to: SpaceId) -> bool {
        let places = &self.data.places;
        let by_sea = side == Side::Allied && places.port_supply[0].contains(&to);
        // Nobody asks about the way from a source: it is in supply.
        by_sea || places.sources[side.index()].contains(&to) || self.tracing(s, side).reaches_by_land(to)
    }

    pub(crate) fn check_ship(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        self.check_passage(s, unit, to)?;
        let side = self.data.units[unit].side;
        if !self.may_land(s, side, to) {
            return refuse(if side == Side::Axis { "19.4.1" } else { "19.4.2" }, "refuse-ship-supply");
        }
        Ok(())
    }

    /// All but whether the port of landing is in supply.
    fn check_passage(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Check {
        self.check_move(s, unit)?;
        let side = self.data.units[unit].side;
        let from = s.place(unit);
        if !self.data.map.is_hex(to)
            || from == to
            || !self.is_own_port(s, side, from)
            || !self.is_own_port(s, side, to)
        {
            return refuse("19.4", "refuse-ship-ports");
        }
        if self.is_short(s, unit) {
            return refuse("18.1", "refuse-one-hex-only");
        }
        match side {
            Side::Axis if s.sea.sailed[1] >= self.data.numbers.naval.axis => {
                return refuse("19.4.1", "refuse-ship-full");
            }
            Side::Allied => self.check_convoy(s, from, to)?,
            Side::Axis => {}
        }
        self.check_room(s, unit, to)
    }

    /// Three Allied units a turn in one segment, and as many back that change places with them (19.4.2).
    fn check_convoy(&self, s: &Situation, from: SpaceId, to: SpaceId) -> Check {
        let sea = &s.sea;
        if sea.sailed[0] == 0 {
            return Ok(());
        }
        if sea.segment != s.count {
            return refuse("19.4.2", "refuse-ship-segment");
        }
        if [to, from] == sea.route {
            return if sea.back < sea.sailed[0] { Ok(()) } else { refuse("19.4.2", "refuse-ship-full") };
        }
        if [from, to] != sea.route {
            return refuse("19.4.2", "refuse-ship-route");
        }
        if sea.sailed[0] < self.data.numbers.naval.allied {
            Ok(())
        } else {
            refuse("19.4.2", "refuse-ship-full")
        }
    }

    pub(crate) fn list_ships(&self, s: &Situation, out: &mut Vec<Action>) {
        let side = s.active.side;
        let own: Vec<SpaceId> =
            self.data.places.ports.iter().copied().filter(|&port| self.is_own_port(s, side, port)).collect();
        let gone = side == Side::Axis && s.sea.sailed[1] >= self.data.numbers.naval.axis;
        if own.len() < 2 || gone {
            return;
        }
        let mut open: Vec<Option<bool>> = vec![None; own.len()];
        for &from in &own {
            for unit in s.stacks.units(from) {
                if self.check_move(s, unit).is_err() {
                    continue;
                }
                for (at, &to) in own.iter().enumerate() {
                    // Whether a port is in supply is asked once.
                    if self.check_passage(s, unit, to).is_ok()
                        && *open[at].get_or_insert_with(|| self.may_land(s, side, to))
                    {
                        out.push(Action::Ship(unit, to));
                    }
                }
            }
        }
    }

    pub(crate) fn do_ship(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, to: SpaceId) {
        let (from, side) = (s.place(unit), self.data.units[unit].side);
        play.tell(|| {
            let event =
                Event::new("event-ships", "19.4").with("unit", unit).with("from", from).with("to", to);
            event.way(vec![from, to])
        });
        match side {
            Side::Axis => s.sea.sailed[1] += 1,
            Side::Allied if s.sea.sailed[0] > 0 && [to, from] == s.sea.route => s.sea.back += 1,
            Side::Allied => {
                s.sea.sailed[0] += 1;
                s.sea.segment = s.count;
                s.sea.route = [from, to];
            }
        }
        self.go(s, play, unit, to);
        s.set(unit, flag::DONE);
    }
}

//! Positions and strongpoints (rule 16), and orders besides moves: reserve (15.1, 15.4), the artillery of the Cotentin (17.4).

use crate::board::{Terrain, feature};
use crate::results::Weather;
use crate::situation::{Mode, Situation, Stage, Works, flag, option};
use crate::units::{Army, Kind, Side};
use crate::{Action, Check, Normandy44, Playing, refuse};
use sandtable_engine::message::Event;
use sandtable_engine::{SpaceId, UnitId};

impl Normandy44 {
    /// Whether a hex has a finished position that serves whoever stands in it (16.1).
    #[must_use]
    pub fn has_position(&self, s: &Situation, hex: SpaceId) -> bool {
        self.data.map.has(hex, feature::FORT) || s.works_at(hex).is_some_and(|works| works.done)
    }

    /// Whether a strongpoint stands in a hex (16.2).
    #[must_use]
    pub fn has_strongpoint(&self, s: &Situation, hex: SpaceId) -> bool {
        s.stacks.units(hex).any(|unit| self.data.units[unit].kind == Kind::Strongpoint)
    }

    /// Whether the unit in hand may begin a position where it stands (16.1).
    pub(crate) fn check_dig(&self, s: &Situation, unit: UnitId) -> Check {
        let (u, hex) = (&self.data.units[unit], s.place(unit));
        if s.reserve || !self.data.map.is_hex(hex) {
            return refuse("16.1", "refuse-dig-in-movement");
        }
        self.check_stays(s, unit, Mode::Usual)?;
        if !u.is_infantry_type() {
            return refuse("16.1", "refuse-dig-infantry");
        }
        if s.is(unit, flag::DISRUPTED) {
            return refuse("13.6", "refuse-disrupted");
        }
        if s.is(unit, flag::REPLACED) {
            return refuse("16.1", "refuse-dig-replaced");
        }
        let army = u.nation.army();
        if u.side == Side::German && s.turn < self.data.numbers.german_positions_from {
            return refuse("16.1", "refuse-dig-too-early");
        }
        if self.weather(s) == Weather::Storm {
            return refuse("16.1", "refuse-dig-in-storm");
        }
        if s.digs[army as usize] == 0 {
            return refuse("16.1", "refuse-no-more-digging");
        }
        let far = |unit: UnitId| self.data.map.distance(s.place(unit), hex) > 3;
        if s.has_option(option::SOLITAIRE)
            && u.side == Side::German
            && s.on_map(&self.data, Side::Allied).all(far)
        {
            return refuse("27.2", "refuse-dig-near-enemy");
        }
        if self.data.map.terrain(hex) == Terrain::City
            || self.has_strongpoint(s, hex)
            || self.data.map.has(hex, feature::FORT)
            || s.works_at(hex).is_some()
        {
            return refuse("16.1", "refuse-dig-not-here");
        }
        let numbers = &self.data.numbers;
        let most = [numbers.positions_us, numbers.positions_uk, numbers.positions_german][army as usize];
        if s.works.iter().filter(|works| works.army == army).count() >= most || s.works.is_full() {
            return refuse("16.1", "refuse-no-position-marker");
        }
        Ok(())
    }

    pub(crate) fn do_dig(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let (hex, army) = (s.place(unit), self.data.units[unit].nation.army());
        s.digs[army as usize] -= 1;
        let works = Works { hex, army, done: false };
        let at = s.works.iter().position(|other| other.hex > hex).unwrap_or(s.works.len());
        s.works.insert(at, works);
        s.set(unit, flag::DONE);
        s.clear(unit, flag::RESERVE);
        play.tell(|| Event::new("event-digs", "16.1").with("unit", unit).with("at", hex));
        s.stage = Stage::Movement;
    }

    /// Positions begun in the turn before are finished where infantry still stands (16.1).
    pub(crate) fn finish_works(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        let mut works = std::mem::take(&mut s.works);
        let mut digs = s.digs;
        works.retain(|works| {
            let own = (works.army == Army::German) == (side == Side::German);
            if !own || works.done {
                return true;
            }
            let held = s
                .stacks
                .units(works.hex)
                .any(|u| self.data.units[u].side == side && self.data.units[u].is_infantry_type());
            if held {
                play.tell(|| Event::new("event-position", "16.1").with("at", works.hex));
            }
            if s.options & option::SOLITAIRE != 0 && side == Side::Allied {
                // 27.2: alone, an army digs every other turn.
                digs[works.army as usize] = 0;
            }
            works.done = true;
            held
        });
        (s.works, s.digs) = (works, digs);
    }

    /// Positions without a garrison are gone at the end of their owner's supply phase (16.1).
    pub(crate) fn drop_empty_works(&self, s: &mut Situation, side: Side) {
        let mut works = std::mem::take(&mut s.works);
        works.retain(|works| {
            let own = (works.army == Army::German) == (side == Side::German);
            !own || s.stands(&self.data, side, works.hex)
        });
        s.works = works;
    }

    /// A position is gone when its garrison is (16.1).
    pub(crate) fn lose_works(&self, s: &mut Situation, hex: SpaceId) {
        s.works.retain(|works| works.hex != hex);
    }

    pub(crate) fn check_raze(&self, s: &Situation, hex: SpaceId) -> Check {
        let own = |army: Army| (army == Army::German) == (s.active == Side::German);
        if s.reserve {
            return refuse("16.1", "refuse-not-in-reserve-phase");
        }
        match s.works_at(hex) {
            Some(works) if own(works.army) && works.done => Ok(()),
            _ => refuse("16.1", "refuse-no-own-position"),
        }
    }

    /// Whether the Germans may give up a strongpoint (16.2).
    pub(crate) fn check_abandon(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        if u.kind != Kind::Strongpoint || !self.data.map.is_hex(s.place(unit)) {
            return refuse("16.2", "refuse-not-a-strongpoint");
        }
        if u.side != s.active || s.reserve {
            return refuse("16.2", "refuse-only-german-turn");
        }
        Ok(())
    }

    /// Whether the artillery of the Cotentin may go to a hex of Cherbourg (17.4).
    pub(crate) fn check_transfer(&self, s: &Situation, hex: SpaceId) -> Check {
        let unit = self.data.places.cotentin;
        if s.active != Side::German || s.transferred || !self.data.map.is_hex(s.place(unit)) || s.reserve {
            return refuse("17.4", "refuse-no-transfer");
        }
        if s.is(unit, flag::DONE) {
            return refuse("9.1", "refuse-already-moved");
        }
        let city = self.data.places.cherbourg.contains(&hex);
        let theirs = city && (s.held.contains(hex) || s.stands(&self.data, Side::Allied, hex));
        if !city || theirs || hex == s.place(unit) {
            return refuse("17.4", "refuse-transfer-to-cherbourg");
        }
        Ok(())
    }

    pub(crate) fn do_transfer(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        let (unit, from) = (self.data.places.cotentin, s.place(self.data.places.cotentin));
        s.transferred = true;
        s.put(&self.data, unit, hex);
        s.set(unit, flag::DONE | flag::SPENT);
        play.tell(|| {
            Event::new("event-transferred", "17.4").with("unit", unit).with("from", from).with("to", hex)
        });
    }

    /// The artillery of the Cotentin and the stores of the fortress are lost with Cherbourg (17.4).
    pub(crate) fn watch_cherbourg(&self, s: &mut Situation, play: &mut impl Playing) {
        let unit = self.data.places.cotentin;
        let fallen = self.data.map.is_hex(s.place(unit))
            && self.data.places.cherbourg.iter().all(|&hex| s.controller(hex) == Side::Allied);
        if fallen {
            play.tell(|| Event::new("event-withdrawn", "17.4").with("unit", unit).open());
            self.remove(s, unit, self.data.map.boxes.out);
            s.supply[crate::units::Store::Cherbourg as usize] = 0;
        }
    }

    /// Whether a unit may be in reserve in a hex at all (15.1).
    pub(crate) fn may_be_reserve(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        if s.reserve {
            return refuse("15.2", "refuse-not-in-reserve-phase");
        }
        self.may_join_reserve(s, unit, hex)
    }

    /// The same, also after a victory (12.1).
    pub(crate) fn may_join_reserve(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        self.check_reserve_state(s, unit)?;
        let hexes = self.reserves(s, unit);
        if hexes.contains(hex) || hexes.len() < usize::from(self.data.numbers.reserve_markers) {
            Ok(())
        } else {
            refuse("15.1", "refuse-no-marker")
        }
    }

    /// Whether a unit is in a state to go into reserve (15.1).
    pub(crate) fn check_reserve_state(&self, s: &Situation, unit: UnitId) -> Check {
        let bad = flag::REPLACED | flag::UNSUPPLIED | flag::ISOLATED | flag::DISRUPTED | flag::LANDED;
        if s.is(unit, bad | flag::DISPERSED) {
            return refuse("15.1", "refuse-no-reserve-state");
        }
        if self.data.units[unit].movement == 0 {
            return refuse("2.3.1", "refuse-immobile");
        }
        Ok(())
    }

    /// Where others of a unit's side are in reserve: a marker each (15.1).
    pub(crate) fn reserves(&self, s: &Situation, unit: UnitId) -> crate::situation::HexSet {
        let mut hexes = crate::situation::HexSet::EMPTY;
        for other in self.data.side(self.data.units[unit].side) {
            if s.is(other, flag::RESERVE) && other != unit && self.data.map.is_hex(s.place(other)) {
                hexes.insert(s.place(other));
            }
        }
        hexes
    }

    /// Whether a unit may be taken out of reserve (15.4).
    pub(crate) fn check_release(&self, s: &Situation, unit: UnitId) -> Check {
        if self.data.units[unit].side == s.active && s.is(unit, flag::RESERVE) && !s.reserve {
            Ok(())
        } else {
            refuse("15.4", "refuse-not-in-reserve")
        }
    }

    /// The hexes near enough in which the unit in hand may go into reserve, as [`check_reserve`](Self::check_reserve) has it.
    pub(crate) fn list_reserves(&self, s: &Situation, unit: UnitId, near: &[SpaceId], out: &mut Vec<Action>) {
        let (side, at) = (self.data.units[unit].side, s.place(unit));
        let here = self.data.map.is_hex(at);
        if self.check_reserve_state(s, unit).is_err() || self.lands(unit) && !here {
            return;
        }
        let hexes = self.reserves(s, unit);
        let room = |hex: SpaceId| {
            hexes.contains(hex) || hexes.len() < usize::from(self.data.numbers.reserve_markers)
        };
        let leaves = here && s.engaged(side, at);
        if !self.is_tactical(s, unit) && !leaves {
            let fits = |&&to: &&SpaceId| to != at && !s.engaged(side, to) && room(to);
            out.extend(near.iter().filter(fits).map(|&to| Action::Reserve(to)));
        }
        if here && room(at) && self.check_stays(s, unit, Mode::Usual).is_ok() {
            out.push(Action::Reserve(at));
        }
    }
}

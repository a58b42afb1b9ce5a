//! Whom the named chits activate (rule 18.1).

use crate::board::{HexSet, Section};
use crate::chits::Chit;
use crate::data::UnitSet;
use crate::situation::{Doing, Situation, Stage, flag};
use crate::units::{Kind, Side};
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};
use std::cell::OnceCell;

impl DarkSands {
    /// Units of a set that are on the map and in supply.
    fn fit(&self, s: &Situation, of: UnitSet) -> UnitSet {
        of.iter().filter(|&unit| self.data.map.is_hex(s.place(unit)) && !s.is(unit, flag::OUT)).collect()
    }

    fn within(&self, s: &Situation, of: UnitSet, range: &HexSet) -> UnitSet {
        let near = |unit: &UnitId| self.data.map.is_hex(s.place(*unit)) && range.contains(s.place(*unit));
        of.iter().filter(near).collect()
    }

    /// The headquarters without which a chit does nothing (18.1).
    pub(crate) fn staff_of(&self, chit: Chit) -> Option<UnitId> {
        let [hq13, hq30, hq21, korps, armee] = self.data.hq;
        match chit {
            Chit::Corps13 => Some(hq13),
            Chit::Corps30 => Some(hq30),
            Chit::Corps21 => Some(hq21),
            Chit::AfrikaKorps => Some(korps),
            Chit::PanzerArmee => Some(armee),
            _ => None,
        }
    }

    /// A named chit comes into play.
    pub(crate) fn activate(&self, s: &mut Situation, play: &mut impl Playing, chit: Chit) {
        let data = &self.data;
        let own = data.sides[s.active.side.index()];
        s.active.doing = Doing::Move;
        s.active.next = Doing::Attack;
        let [hq13, hq30, _, korps, armee] = data.hq;
        let staff = self.staff_of(chit);
        let idle = match chit {
            Chit::Army8 => !self.commands(s, hq13) && !self.commands(s, hq30),
            _ => staff.is_some_and(|hq| !self.commands(s, hq)),
        };
        if idle {
            play.tell(|| Event::new("event-no-headquarters", "18.1").with("chit", Arg::Term(chit.term())));
            self.end_chit(s, play);
            return;
        }
        let mut able = UnitSet::EMPTY;
        match chit {
            Chit::OConnor => able = self.fit(s, own),
            Chit::Combeforce => s.active.picks = [1, 0],
            Chit::AlliedTobruk => s.active.picks = [2, 0],
            Chit::Corps13 => {
                able = self.corps13(s);
                s.active.picks = [1, 0];
            }
            Chit::Corps30 => {
                able = self.corps30(s);
                s.active.picks = [0, 2];
            }
            Chit::Army8 => {
                able = self.corps13(s).or(&self.corps30(s));
                s.active.picks =
                    [u8::from(self.commands(s, hq13)), if self.commands(s, hq30) { 2 } else { 0 }];
            }
            Chit::Rommel => {
                let two = data.numbers.turn(s.turn).initiative == Side::Axis;
                s.active.picks = [if two { 2 } else { 1 }, 0];
                s.stage = Stage::Order;
                return;
            }
            Chit::AfrikaKorps => {
                able = self.within(s, self.fit(s, data.panzers), &self.range_of(s, korps));
                s.active.picks = [1, 0];
            }
            Chit::PanzerArmee => {
                let near = self.within(s, self.fit(s, own), &self.range_of(s, armee));
                let west = |unit: &UnitId| data.map.section[s.place(*unit)] != Section::East;
                able = near.iter().filter(west).collect();
            }
            Chit::Corps21 => s.active.picks = [2, 0],
            _ => {}
        }
        if let Some(hq) = staff {
            able.insert(hq);
        }
        s.active.able = able;
        self.go_on_selecting(s, play);
    }

    /// Those of 13 Corps: all in range and in supply that are not tanks (18.1).
    fn corps13(&self, s: &Situation) -> UnitSet {
        let own = self.data.sides[0].without(&self.data.tanks);
        self.within(s, self.fit(s, own), &self.range_of(s, self.data.hq[0]))
    }

    /// Those of 30 Corps: all tanks in range and in supply, and its headquarters (18.1).
    fn corps30(&self, s: &Situation) -> UnitSet {
        let mut able = self.within(s, self.fit(s, self.data.tanks), &self.range_of(s, self.data.hq[1]));
        if self.commands(s, self.data.hq[1]) {
            able.insert(self.data.hq[1]);
        }
        able
    }

    /// The units that the chit in play lets one choose singly.
    fn choosable_units(&self, s: &Situation) -> UnitSet {
        let data = &self.data;
        let [first, second] = s.active.picks;
        let mut found = UnitSet::EMPTY;
        match s.active.chit {
            Some(Chit::Combeforce) if first > 0 => {
                found = self.fit(s, data.sides[0].without(&data.garrisons));
            }
            Some(Chit::Corps13 | Chit::Corps30 | Chit::Army8) => {
                if first > 0 {
                    found = self.within(s, self.fit(s, data.tanks), &self.range_of(s, data.hq[0]));
                }
                if second > 0 {
                    let others = data.sides[0].without(&data.tanks).without(&data.garrisons);
                    found = found.or(&self.within(s, self.fit(s, others), &self.range_of(s, data.hq[1])));
                }
            }
            _ => {}
        }
        found.without(&s.active.able)
    }

    /// The units of a formation that a chit would activate.
    fn formation_units(&self, s: &Situation, formation: u8, known: &OnceCell<HexSet>) -> UnitSet {
        let data = &self.data;
        let Some(f) = data.formations.get(usize::from(formation)) else { return UnitSet::EMPTY };
        if s.active.picks[0] == 0 || f.side != s.active.side {
            return UnitSet::EMPTY;
        }
        let units = match s.active.chit {
            Some(Chit::AlliedTobruk) => self.fit(s, f.units),
            Some(Chit::Rommel) if !s.active.by_hex || s.active.able.is_empty() => {
                self.fit(s, f.units.and(&data.germans))
            }
            Some(Chit::AfrikaKorps) if f.motorised => {
                self.within(s, self.fit(s, f.units), known.get_or_init(|| self.range_of(s, data.hq[3])))
            }
            Some(Chit::Corps21) => self.within(
                s,
                f.units.and(&data.italians),
                known.get_or_init(|| self.range_of(s, data.hq[2])),
            ),
            _ => UnitSet::EMPTY,
        };
        if units.is_subset(&s.active.able) { UnitSet::EMPTY } else { units }
    }

    /// The units that activating a formation would bring into play.
    pub(crate) fn formation_of(&self, s: &Situation, formation: u8) -> UnitSet {
        self.formation_units(s, formation, &OnceCell::new())
    }

    /// The German units of a hex that Rommel would drive (ruling D40).
    fn hex_units(&self, s: &Situation, hex: SpaceId) -> UnitSet {
        let by_formation = !s.active.by_hex && !s.active.able.is_empty();
        if s.active.chit != Some(Chit::Rommel)
            || s.active.picks[0] == 0
            || by_formation
            || !self.data.map.is_hex(hex)
        {
            return UnitSet::EMPTY;
        }
        let there: UnitSet = s.stacks.units(hex).collect();
        let units = self.fit(s, there.and(&self.data.germans).without(&self.data.garrisons));
        if units.is_subset(&s.active.able) { UnitSet::EMPTY } else { units }
    }

    pub(crate) fn check_activate(&self, s: &Situation, unit: UnitId) -> Check {
        if self.choosable_units(s).contains(unit) { Ok(()) } else { refuse("18.1", "refuse-activate-unit") }
    }

    pub(crate) fn check_formation(&self, s: &Situation, formation: u8) -> Check {
        if self.formation_units(s, formation, &OnceCell::new()).is_empty() {
            return refuse("18.1", "refuse-activate-formation");
        }
        Ok(())
    }

    pub(crate) fn check_stack(&self, s: &Situation, hex: SpaceId) -> Check {
        if self.hex_units(s, hex).is_empty() { refuse("18.1", "refuse-activate-hex") } else { Ok(()) }
    }

    pub(crate) fn list_selection(&self, s: &Situation, out: &mut Vec<Action>) {
        out.extend(self.choosable_units(s).iter().map(Action::Activate));
        // The range of the headquarters is asked for once.
        let known = OnceCell::new();
        let formations = 0..self.data.formations.len() as u8;
        out.extend(
            formations.filter(|&f| !self.formation_units(s, f, &known).is_empty()).map(Action::Formation),
        );
        if s.active.chit == Some(Chit::Rommel) {
            let hexes: HexSet = self
                .data
                .germans
                .iter()
                .map(|unit| s.place(unit))
                .filter(|&hex| self.data.map.is_hex(hex))
                .collect();
            out.extend(hexes.iter().filter(|&hex| !self.hex_units(s, hex).is_empty()).map(Action::Stack));
        }
        out.push(Action::Enough);
    }

    pub(crate) fn do_activate(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let tank = self.data.units[unit].kind == Kind::Tank;
        let pick = usize::from(s.active.chit != Some(Chit::Combeforce) && !tank);
        s.active.picks[pick] = s.active.picks[pick].saturating_sub(1);
        s.active.able.insert(unit);
        play.tell(|| Event::new("event-activates", "18.1").with("unit", unit));
        self.go_on_selecting(s, play);
    }

    pub(crate) fn do_formation(&self, s: &mut Situation, play: &mut impl Playing, formation: u8) {
        let units = self.formation_units(s, formation, &OnceCell::new());
        s.active.picks[0] -= 1;
        s.active.able = s.active.able.or(&units);
        play.tell(|| {
            Event::new("event-activates-formation", "18.1")
                .with("formation", self.data.formation_word(formation))
        });
        self.go_on_selecting(s, play);
    }

    pub(crate) fn do_stack(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        let units = self.hex_units(s, hex);
        s.active.picks[0] -= 1;
        s.active.by_hex = true;
        s.active.able = s.active.able.or(&units);
        play.tell(|| Event::new("event-activates-hex", "18.1").with("at", hex));
        self.go_on_selecting(s, play);
    }

    /// Rommel: the order holds for all (18.1).
    pub(crate) fn do_order(&self, s: &mut Situation, play: &mut impl Playing, attack_first: bool) {
        if attack_first {
            s.active.doing = Doing::Attack;
            s.active.next = Doing::Move;
        }
        play.tell(|| match attack_first {
            true => Event::new("event-attack-first", "18.1"),
            false => Event::new("event-move-first", "18.1"),
        });
        self.go_on_selecting(s, play);
    }

    fn go_on_selecting(&self, s: &mut Situation, play: &mut impl Playing) {
        s.stage = Stage::Select;
        let mut out = Vec::new();
        self.list_selection(s, &mut out);
        if out == [Action::Enough] {
            self.end_selection(s, play);
        }
    }

    pub(crate) fn end_selection(&self, s: &mut Situation, play: &mut impl Playing) {
        s.active.picks = [0; 2];
        if s.active.chit == Some(Chit::Corps21) {
            // Ruling D48.
            let others = self.data.italians.without(&s.active.able).without(&self.data.garrisons);
            s.active.short = others.iter().filter(|&unit| self.data.map.is_hex(s.place(unit))).collect();
        }
        self.begin_doing(s, play);
    }
}

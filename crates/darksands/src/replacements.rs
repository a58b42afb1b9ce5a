//! Replacements (rule 17.0): cadres, replacement chits, Panzer repair, what is saved; headquarters that come back (11.0).

use crate::entry::Entering;
use crate::situation::{Situation, Stage, flag};
use crate::units::{Kind, Side};
use crate::{Action, Check, DarkSands, Playing, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SeatId, SpaceId, UnitId};

impl DarkSands {
    /// A turn begins: the replacement phase (16.0), the Axis first (ruling D14).
    pub(crate) fn begin_turn(&self, s: &mut Situation, play: &mut impl Playing) {
        play.tell(|| Event::new("event-turn", "23.6").with("turn", i32::from(s.turn)));
        if !s.campaign && s.turn == s.last_turn(&self.data) {
            let [turns, ..] = self.scenario_rules(s);
            play.tell(|| Event::new("event-last-turn", turns));
        }
        let year = self.data.numbers.replacement_year(s.turn);
        let before = self.data.numbers.replacement_year(s.turn.saturating_sub(1).max(1));
        // 17.2: those of 1941 with the first turn that draws them, those of 1942 in January.
        if let Some(year) = year.filter(|_| year != before || s.turn == 1) {
            for (list, chits) in self.data.replacements.iter().enumerate() {
                s.pools[list] = if list % 2 == year { (1 << chits.len()) - 1 } else { 0 };
            }
            play.tell(|| Event::new("event-pools", "17.2"));
        }
        self.begin_replacement(s, play, Side::Axis);
    }

    /// A side's segment begins: a chit, the kept one that its condition brings instead, or none.
    fn begin_replacement(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        s.replacements = [0; 3];
        s.fresh = 0;
        s.landed = 0;
        let year = self.data.numbers.replacement_year(s.turn);
        let kept = usize::from(side == Side::Allied);
        let places = &self.data.places;
        let called = year == Some(1)
            && s.kept[kept]
            && match side {
                Side::Axis => s.holds(&self.data, Side::Allied, places.benghazi),
                Side::Allied => s.holds(&self.data, Side::Axis, places.tobruk),
            };
        if called {
            s.kept[kept] = false;
            s.replacements = self.data.conditional[kept];
            if side == Side::Allied {
                s.fresh = s.replacements[0];
            }
            play.tell(|| match side {
                Side::Axis => Event::new("event-emergency", "17.3.3"),
                Side::Allied => Event::new("event-promise", "17.4.4"),
            });
            self.begin_spending(s, play, side);
            return;
        }
        let pool = year.map_or(0, |year| s.pools[2 * kept + year]);
        if pool == 0 {
            self.begin_spending(s, play, side);
        } else {
            s.stage = Stage::ReplacementDraw(side);
        }
    }

    /// Draws a replacement chit (17.2): each that is left is equally likely.
    pub(crate) fn draw_replacement(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        let year = self.data.numbers.replacement_year(s.turn).unwrap_or(0);
        let list = 2 * usize::from(side == Side::Allied) + year;
        let left: Vec<u32> = (0..16).filter(|at| s.pools[list] & 1 << at != 0).map(|at| at + 1).collect();
        if left.is_empty() {
            self.begin_spending(s, play, side);
            return;
        }
        let drawn = play.pick(&left, "roll-replacement", s.turn, side as u16) as usize - 1;
        s.pools[list] &= !(1 << drawn);
        s.replacements = self.data.replacements[list].get(drawn).copied().unwrap_or([0; 3]);
        // 17.4.3: the first chit of the Allied pool of 1941 is Tiger Cub.
        let tiger = list == 2 && drawn == 0;
        s.fresh = if tiger { s.replacements[0] } else { 0 };
        let [first, second, third] = s.replacements.map(i32::from);
        play.tell(|| {
            let event = match side {
                Side::Axis => Event::new("event-axis-replacements", "17.3.1").with("italian", third),
                Side::Allied if tiger => Event::new("event-tiger-cub", "17.4.3"),
                Side::Allied => Event::new("event-allied-replacements", "17.4.1"),
            };
            event.with("armour", first).with("infantry", second)
        });
        self.begin_spending(s, play, side);
    }

    fn begin_spending(&self, s: &mut Situation, play: &mut impl Playing, side: Side) {
        match side {
            Side::Axis => {
                let repaired = self.data.numbers.turn(s.turn).panzer;
                s.replacements[0] += repaired;
                if repaired > 0 {
                    play.tell(|| Event::new("event-repair", "17.3.2").with("n", i32::from(repaired)));
                }
            }
            Side::Allied => {
                s.replacements[0] += s.saved[0];
                s.replacements[1] += s.saved[1];
                s.saved = [0; 2];
            }
        }
        s.stage = Stage::Replacement(side);
        self.skip_idle_replacement(s, play);
    }

    /// A segment in which nothing can be done ends by itself.
    fn skip_idle_replacement(&self, s: &mut Situation, play: &mut impl Playing) {
        let mut out = Vec::new();
        self.list_replacement(s, &mut out);
        if out == [Action::Enough] {
            self.end_replacement(s, play);
        }
    }

    /// Which points a unit needs: Panzers, Germans, Italians; tanks, infantry (17.3.1, 17.4.1; ruling D64).
    pub(crate) fn points_for(&self, unit: UnitId) -> usize {
        let u = &self.data.units[unit];
        match u.side {
            Side::Axis if u.is_italian() => 2,
            _ if u.kind.is_vehicle() => 0,
            _ => 1,
        }
    }

    fn check_points(&self, s: &Situation, unit: UnitId) -> Check {
        let u = &self.data.units[unit];
        if !u.replaceable || u.kind == Kind::Garrison {
            return refuse("17.5", "refuse-not-replaceable");
        }
        if s.replacements[self.points_for(unit)] == 0 {
            return refuse(if u.side == Side::Axis { "17.3.1" } else { "17.4.1" }, "refuse-no-points");
        }
        Ok(())
    }

    pub(crate) fn check_restore(&self, s: &Situation, unit: UnitId) -> Check {
        let Stage::Replacement(side) = s.stage else { return refuse("17.0", "refuse-not-now") };
        let u = self.data.units[unit];
        if u.side != side {
            return refuse("17.0", "refuse-not-yours");
        }
        if !self.data.map.is_hex(s.place(unit)) || !s.is(unit, flag::REDUCED) {
            return refuse("17.0", "refuse-not-reduced");
        }
        self.check_points(s, unit)?;
        if !self.tracing(s, side).reaches(s.place(unit)) {
            return refuse(if side == Side::Axis { "17.3.1" } else { "17.4.1" }, "refuse-no-line");
        }
        Ok(())
    }

    pub(crate) fn check_rebuild(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        let u = self.data.units[unit];
        let (side, cadre) = match s.stage {
            Stage::Replacement(side) => (side, false),
            Stage::Cadres => (Side::Allied, true),
            _ => return refuse("17.0", "refuse-not-now"),
        };
        if u.side != side {
            return refuse("17.0", "refuse-not-yours");
        }
        if s.place(unit) != self.data.map.boxes.rebuildable[side.index()] {
            if s.place(unit) == self.data.map.boxes.out[side.index()] && !u.replaceable {
                return refuse("17.5", "refuse-not-replaceable");
            }
            return refuse("17.0", "refuse-not-eliminated");
        }
        if cadre {
            if !u.kind.is_infantry() {
                return refuse("17.1", "refuse-cadre-infantry");
            }
            if s.replacements[0] == 0 {
                return refuse("17.1", "refuse-no-points");
            }
        } else if u.kind != Kind::Headquarters {
            self.check_points(s, unit)?;
        }
        let open = self.data.map.is_hex(hex) && self.entries(s, unit, Entering::Replacement).contains(hex);
        if open {
            Ok(())
        } else {
            refuse(if side == Side::Axis { "15.3" } else { "15.2" }, "refuse-place-where")
        }
    }

    pub(crate) fn list_replacement(&self, s: &Situation, out: &mut Vec<Action>) {
        let (side, cadre) = match s.stage {
            Stage::Replacement(side) => (side, false),
            _ => (Side::Allied, true),
        };
        if !cadre && s.replacements != [0; 3] {
            // What is reduced and could be restored, before the lines are looked for.
            let reduced: Vec<UnitId> = s
                .on_map(&self.data, side)
                .filter(|&unit| s.is(unit, flag::REDUCED) && self.check_points(s, unit).is_ok())
                .collect();
            if !reduced.is_empty() {
                let lines = self.tracing(s, side);
                let fed = reduced.into_iter().filter(|&unit| lines.reaches(s.place(unit)));
                out.extend(fed.map(Action::Restore));
            }
        }
        let lost: Vec<UnitId> = s.stacks.units(self.data.map.boxes.rebuildable[side.index()]).collect();
        let known = std::cell::OnceCell::new();
        for unit in lost {
            let staff = self.data.units[unit].kind == Kind::Headquarters;
            let may = if cadre {
                self.data.units[unit].kind.is_infantry() && s.replacements[0] > 0
            } else {
                staff || self.check_points(s, unit).is_ok()
            };
            if may {
                let hexes = self.entries_by(s, unit, Entering::Replacement, &known);
                out.extend(hexes.iter().map(|hex| Action::Rebuild(unit, hex)));
            }
        }
        if cadre || self.returning_staff(s, side).is_none() {
            out.push(Action::Enough);
        }
    }

    /// A headquarters that must come back and can (11.0).
    fn returning_staff(&self, s: &Situation, side: Side) -> Option<UnitId> {
        let shelf = self.data.map.boxes.rebuildable[side.index()];
        let mut staff = self.data.headquarters.and(&self.data.sides[side.index()]).iter();
        staff.find(|&hq| s.place(hq) == shelf && !self.entries(s, hq, Entering::Replacement).is_empty())
    }

    pub(crate) fn check_enough(&self, s: &Situation) -> Check {
        match s.stage {
            Stage::Replacement(side) if self.returning_staff(s, side).is_some() => {
                refuse("11.0", "refuse-staff-returns")
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn do_restore(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId) {
        let kind = self.points_for(unit);
        let fresh = self.spend_point(s, kind, unit);
        s.clear(unit, flag::REDUCED);
        if s.is(unit, flag::FRESH) && !fresh {
            // Not rebuilt with the special chit alone (17.4.3).
            s.clear(unit, flag::FRESH);
            s.set(unit, flag::DISRUPTED);
        }
        play.tell(|| Event::new("event-restored", "17.0").with("unit", unit));
        self.skip_idle_replacement(s, play);
    }

    /// Spends a point, one of the special chit first; tells whether it was one.
    fn spend_point(&self, s: &mut Situation, kind: usize, unit: UnitId) -> bool {
        s.replacements[kind] -= 1;
        let special = kind == 0 && s.fresh > 0 && self.data.units[unit].side == Side::Allied;
        s.fresh -= u8::from(special);
        special
    }

    pub(crate) fn do_rebuild(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, hex: SpaceId) {
        let u = self.data.units[unit];
        let cadre = s.stage == Stage::Cadres;
        let staff = u.kind == Kind::Headquarters;
        let fresh = if staff {
            true
        } else if cadre {
            s.replacements[0] -= 1;
            false
        } else {
            let kind = self.points_for(unit);
            self.spend_point(s, kind, unit)
        };
        let version = s.flags[unit] & 3 << flag::VERSION;
        s.flags[unit] = version;
        if u.steps == 2 {
            s.set(unit, flag::REDUCED);
        }
        if u.side == Side::Allied && !fresh {
            s.set(unit, flag::DISRUPTED);
        } else if u.side == Side::Allied && !staff {
            s.set(unit, flag::FRESH);
        }
        play.tell(|| {
            Event::new("event-rebuilt", if cadre { "17.1" } else { "17.0" })
                .with("unit", unit)
                .with("at", hex)
        });
        self.come_in(s, play, unit, hex, Entering::Replacement);
        if cadre {
            if s.replacements[0] == 0 {
                self.end_replacement(s, play);
            }
        } else {
            self.skip_idle_replacement(s, play);
        }
    }

    /// The segment ends: the Allies save what they may (17.4.2), the rest is lost.
    pub(crate) fn end_replacement(&self, s: &mut Situation, play: &mut impl Playing) {
        match s.stage {
            Stage::Replacement(Side::Axis) => self.begin_cadres(s, play),
            Stage::Cadres => self.begin_replacement(s, play, Side::Allied),
            _ => {
                let most = self.data.numbers.most_saved();
                s.saved = [s.replacements[0].min(most), s.replacements[1].min(most)];
                for unit in self.data.side(Side::Allied) {
                    s.clear(unit, flag::FRESH);
                }
                if s.saved != [0; 2] {
                    let [tank, infantry] = s.saved.map(i32::from);
                    play.tell(|| {
                        Event::new("event-saved", "17.4.2").with("tank", tank).with("infantry", infantry)
                    });
                }
                s.replacements = [0; 3];
                s.fresh = 0;
                s.landed = 0;
                self.begin_action_phase(s, play);
            }
        }
    }

    /// Infantry steps among the rebuildable, and the cadres that they give (17.1).
    #[must_use]
    pub fn cadres(&self, s: &Situation) -> u8 {
        let numbers = &self.data.numbers.cadres;
        if !numbers.turns.contains(&s.turn) {
            return 0;
        }
        let lost = s.stacks.units(self.data.map.boxes.rebuildable[0]);
        let infantry = lost.filter(|&unit| self.data.units[unit].kind.is_infantry());
        let steps: u8 = infantry.map(|unit| self.data.units[unit].steps).sum();
        steps.saturating_sub(numbers.free).div_ceil(numbers.each)
    }

    fn begin_cadres(&self, s: &mut Situation, play: &mut impl Playing) {
        s.replacements = [self.cadres(s), 0, 0];
        s.landed = 0;
        s.stage = Stage::Cadres;
        if s.replacements[0] == 0 {
            self.end_replacement(s, play);
            return;
        }
        let n = i32::from(s.replacements[0]);
        play.tell(|| Event::new("event-cadres", "17.1").with("n", n));
        let mut out = Vec::new();
        self.list_replacement(s, &mut out);
        if out == [Action::Enough] {
            self.end_replacement(s, play);
        }
    }

    /// A seat as an argument.
    pub(crate) fn seat(side: Side) -> Arg {
        Arg::Seat(SeatId(side as u8))
    }
}

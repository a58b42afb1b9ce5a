//! Losses and cadres (rules 12.3, 17.9).

use crate::situation::{Situation, flag};
use crate::units::{Kind, Nation, Side};
use crate::{Normandy44, Playing};
use sandtable_engine::UnitId;
use sandtable_engine::message::Event;

impl Normandy44 {
    /// A unit loses a step: it is flipped, becomes a cadre or is lost (12.3, 17.9).
    pub(crate) fn lose_step(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        rule: &'static str,
    ) {
        let u = &self.data.units[unit];
        let at = s.place(unit);
        if u.kind == Kind::Ost || s.steps(&self.data, unit) <= 1 {
            return self.eliminate(s, play, unit, rule);
        }
        if s.steps(&self.data, unit) == 2 && u.steps == 3 {
            return self.become_cadre(s, play, unit, rule);
        }
        s.set_reduced(&self.data, unit, true);
        play.tell(|| Event::new("event-loses-step", rule).with("unit", unit).with("at", at));
    }

    /// The pool of cadres of a nation (17.9).
    fn cadre_nation(nation: Nation) -> Nation {
        match nation {
            Nation::Us | Nation::Uk | Nation::Ca => nation,
            _ => Nation::De,
        }
    }

    fn become_cadre(&self, s: &mut Situation, play: &mut impl Playing, unit: UnitId, rule: &'static str) {
        let u = &self.data.units[unit];
        let at = s.place(unit);
        let fits = |&place: &usize| {
            let c = &self.data.units[self.data.cadres[place]];
            s.cadres[place] == UnitId::NONE
                && c.cadre == u.cadre
                && Self::cadre_nation(c.nation) == Self::cadre_nation(u.nation)
                && c.side == u.side
        };
        let Some(place) = (0..self.data.cadres.len()).find(fits) else {
            // No cadre left: lost for good.
            return self.eliminate(s, play, unit, "17.9");
        };
        let cadre = self.data.cadres[place];
        s.cadres[place] = unit;
        let keeps = flag::DONE
            | flag::RESERVE
            | flag::DISRUPTED
            | flag::UNSUPPLIED
            | flag::ISOLATED
            | flag::DISPERSED
            | flag::LANDED
            | flag::FELL_BACK
            | flag::FOUGHT;
        let state = s.flags[unit] & keeps;
        let sets = s.combat.sets().map(|set| set.contains(unit));
        self.remove(s, unit, self.data.map.boxes.cadres[u.side.index()]);
        s.clear(unit, u16::MAX);
        s.set_reduced(&self.data, unit, true);
        s.clear(cadre, u16::MAX);
        s.put(&self.data, cadre, at);
        s.set(cadre, state);
        for (set, held) in s.combat.sets_mut().into_iter().zip(sets) {
            if held {
                set.insert(cadre);
            }
        }
        play.tell(|| {
            Event::new("event-becomes-cadre", rule)
                .with("unit", unit)
                .with("cadre", cadre)
                .with("at", at)
                .open()
        });
    }

    /// A unit is lost (12.3): whoever could come back waits among the losses.
    pub(crate) fn eliminate(
        &self,
        s: &mut Situation,
        play: &mut impl Playing,
        unit: UnitId,
        rule: &'static str,
    ) {
        let (u, at) = (&self.data.units[unit], s.place(unit));
        play.tell(|| Event::new("event-eliminated", rule).with("unit", unit).with("at", at).open());
        let to = match u.kind {
            // 17.9: it lies on the unit for which it stands.
            Kind::Cadre => self.data.map.boxes.cadres[u.side.index()],
            _ => self.data.map.boxes.lost[u.side.index()],
        };
        let hex = at;
        self.remove(s, unit, to);
        s.clear(unit, u16::MAX);
        if u.kind != Kind::Cadre && u.steps >= 2 {
            s.set_reduced(&self.data, unit, true);
        }
        if self.data.map.is_hex(hex) && s.stacks.is_empty(hex) {
            self.lose_works(s, hex);
        }
    }

    /// The units of an army of three steps that are lost, or mere cadres (23.3).
    #[must_use]
    pub fn broken_units(&self, s: &Situation, nation: Nation) -> usize {
        let boxes = &self.data.map.boxes;
        let broken = |unit: UnitId| {
            let (u, at) = (&self.data.units[unit], s.place(unit));
            u.nation == nation
                && u.steps == 3
                && (at == boxes.lost[Side::Allied.index()] || at == boxes.cadres[Side::Allied.index()])
        };
        self.data.side(Side::Allied).filter(|&unit| broken(unit)).count()
    }
}

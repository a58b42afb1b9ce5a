//! German artillery (6.5): which guns fire, and whom they hit.

use crate::cards::Artillery;
use crate::prelude::*;
use crate::situation::Resume;
use crate::units::Pool;

/// From this turn on, German artillery fires (6.5).
pub(crate) const ARTILLERY_FROM: u8 = 4;

impl Omaha {
    /// Whether a gun beyond the map still fires: not all of its observers' positions are American (6.5).
    pub(crate) fn gun_active(&self, s: &Situation, gun: usize) -> bool {
        self.gun_sees(&self.us_control(s), gun)
    }

    fn gun_sees(&self, control: &HexSet, gun: usize) -> bool {
        let observers = &self.data.guns[gun].observers;
        !observers.iter().all(|&p| control.contains(self.position(p).hex))
    }

    /// How many guns of these calibres fire at a sector (6.5).
    pub(crate) fn guns(&self, s: &Situation, sector: Sector, calibres: &[u8]) -> u8 {
        let in_strongpoints = PositionId::all().filter(|&p| {
            self.position(p).sector == sector
                && s.can_fire(p)
                && s.occupant(p).is_some_and(|unit| {
                    let calibre = match self.data.germans[unit].pool {
                        Pool::Gun75 => 75,
                        Pool::Gun88 => 88,
                        _ => return false,
                    };
                    calibres.contains(&calibre)
                })
        });
        let control = self.us_control(s);
        let beyond = (0..self.data.guns.len()).filter(|&g| {
            let gun = &self.data.guns[g];
            gun.sector == sector && calibres.contains(&gun.calibre) && self.gun_sees(&control, g)
        });
        (in_strongpoints.count() + beyond.count()) as u8
    }

    /// Whom the artillery hits, the first in its order (6.5): infantry in boats, others on the beach, others in boats,
    /// infantry on the beach; then most steps.
    pub(crate) fn artillery_targets(&self, s: &Situation, sector: Sector) -> UnitList {
        let card = self.card(s.face_up[pile::FIRE + sector.index()]);
        let rank = |unit: UnitId| {
            let at = s.place(unit);
            let u = &self.data.us[unit];
            if !u.kind.is_unit()
                || !self.data.map.is_hex(at)
                || self.data.map.at(at).sector != sector
                || u.target != Some(card.target)
                || s.is(unit, flag::HIT)
            {
                return None;
            }
            let order =
                match (self.box_of(s, unit).is_some(), self.data.map.is_beach(at), u.kind.is_infantry()) {
                    (true, _, true) => 0,
                    (_, true, false) => 1,
                    (true, _, false) => 2,
                    (_, true, true) => 3,
                    _ => return None,
                };
            Some((order, u8::MAX - s.steps[unit]))
        };
        let best = everybody().filter_map(rank).min();
        everybody().filter(|&u| best.is_some() && rank(u) == best).collect()
    }

    pub(crate) fn artillery(&self, s: &mut Situation, play: &mut impl Play, sector: Sector) {
        let card = self.card(s.face_up[pile::FIRE + sector.index()]);
        if let Some(Artillery { value, calibres }) = &card.artillery {
            if s.turn < ARTILLERY_FROM {
                play.tell(|| Event::new("event-artillery-not-yet", "6.5"));
                return self.recovery(s, play, sector);
            }
            let guns = self.guns(s, sector, calibres);
            let told_of = |id: Term| {
                Event::new(id, "6.5").with("guns", guns).with("value", *value).with("sector", sector)
            };
            if guns < *value {
                play.tell(|| told_of("event-artillery-too-few"));
            } else {
                play.tell(|| told_of("event-artillery"));
                let targets = self.artillery_targets(s, sector);
                match targets[..] {
                    [] => play.tell(|| Event::new("event-artillery-nobody", "6.5").detail()),
                    [only] => return self.guns_hit(s, play, sector, only),
                    _ => {
                        s.stage = Stage::ArtilleryHit(sector);
                        return;
                    }
                }
            }
        }
        self.recovery(s, play, sector);
    }

    pub(crate) fn check_artillery_hit(&self, s: &Situation, sector: Sector, unit: UnitId) -> Check {
        must(self.artillery_targets(s, sector).contains(&unit), "6.5", "refuse-not-the-first-hit")
    }

    pub(crate) fn guns_hit(&self, s: &mut Situation, play: &mut impl Play, sector: Sector, unit: UnitId) {
        let at = s.place(unit);
        s.set(unit, flag::HIT);
        play.tell(|| told("event-artillery-hits", "6.5", unit).with("at", at).open());
        if self.wound(s, play, unit, Resume::Recovery, "6.5") || self.lost(s) {
            return;
        }
        self.recovery(s, play, sector);
    }
}

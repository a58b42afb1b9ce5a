//! Strafing (rule 19.1.4).

use crate::board::Terrain;
use crate::situation::{Situation, Stage, flag, option};
use crate::units::{Kind, Side};
use crate::{Action, Check, Normandy44, Playing, refuse};
use sandtable_engine::message::{Arg, Event};
use sandtable_engine::{SpaceId, UnitId};

impl Normandy44 {
    /// Aircraft of whoever decides: of two Allied players each has those of his army (27.1).
    fn aircraft(&self, s: &Situation) -> usize {
        usize::from(if s.is_divided(Side::Allied) {
            s.air[usize::from(s.shared.at)]
        } else {
            s.air[0] + s.air[1]
        })
    }

    /// How many of them have their mission.
    fn on_mission(&self, s: &Situation) -> usize {
        s.strafed.len() - if s.shared.at == 1 { usize::from(s.shared.planned) } else { 0 }
    }

    /// How many aircraft of whoever decides have no mission yet.
    pub(crate) fn aircraft_left(&self, s: &Situation) -> usize {
        self.aircraft(s).saturating_sub(self.on_mission(s))
    }

    /// Whether every hex to be strafed has its aircraft: alone, of the army on its side of the boundary (19.1.4, 27.2).
    pub(crate) fn strafers_suffice(&self, s: &Situation) -> bool {
        if s.is_divided(Side::Allied) {
            let first = if s.shared.at == 1 { usize::from(s.shared.planned) } else { s.strafed.len() };
            return first <= usize::from(s.air[0]) && s.strafed.len() <= first + usize::from(s.air[1]);
        }
        let west = s.strafed.iter().filter(|&&hex| self.data.map.american.contains(hex)).count();
        let by_army = [west, s.strafed.len() - west];
        let each = by_army.iter().zip(s.air).all(|(&used, air)| used <= usize::from(air));
        s.strafed.len() <= self.aircraft(s) && (each || !s.has_option(option::SOLITAIRE))
    }

    /// Whether there is anything to strafe at all.
    pub(crate) fn may_strafe_at_all(&self, s: &Situation) -> bool {
        s.air[0] + s.air[1] > 0
    }

    pub(crate) fn check_strafe(&self, s: &Situation, hex: SpaceId) -> Check {
        if !self.data.map.is_hex(hex) || !s.stands(&self.data, Side::German, hex) {
            return refuse("19.1.4", "refuse-no-enemy-there");
        }
        if matches!(self.data.map.terrain(hex), Terrain::Woods | Terrain::City) {
            return refuse("19.1.4", "refuse-not-in-cover");
        }
        if s.stacks.units(hex).all(|unit| self.data.units[unit].kind == Kind::Strongpoint) {
            return refuse("19.1.4", "refuse-only-strongpoints");
        }
        if s.has_option(option::SOLITAIRE) && s.is_divided(Side::Allied) {
            if self.ground_of(Side::Allied, hex) != s.shared.at {
                return refuse("27.2", "refuse-no-aircraft");
            }
        } else if s.has_option(option::SOLITAIRE) {
            // 27.2: alone, each army's aircraft stay on its side of the boundary.
            let american = |hex: SpaceId| self.data.map.american.contains(hex);
            let used = s.strafed.iter().filter(|&&there| american(there) == american(hex)).count();
            if used >= usize::from(s.air[usize::from(!american(hex))]) {
                return refuse("27.2", "refuse-no-aircraft");
            }
        }
        if self.on_mission(s) >= self.aircraft(s) || s.strafed.is_full() {
            return refuse("19.1.1", "refuse-no-aircraft");
        }
        let most = if s.turn >= self.data.numbers.two_air_from { 2 } else { 1 };
        if s.strafed.iter().filter(|&&there| there == hex).count() >= most {
            return refuse("19.1.4", "refuse-air-limit");
        }
        Ok(())
    }

    pub(crate) fn list_strafing(&self, s: &Situation, out: &mut Vec<Action>) {
        let targets = s.occupied(&self.data, Side::German);
        out.extend(targets.iter().filter(|&hex| self.check_strafe(s, hex).is_ok()).map(Action::Strafe));
        out.push(Action::EndStrafing);
    }

    pub(crate) fn do_strafe(&self, s: &mut Situation, play: &mut impl Playing, hex: SpaceId) {
        s.strafed.push(hex);
        play.tell(|| Event::new("event-strafe-planned", "19.1.4").with("at", hex));
    }

    /// A command has assigned its missions: its partner assigns his, or all are flown (27.1).
    pub(crate) fn end_own_strafing(&self, s: &mut Situation, play: &mut impl Playing) {
        if self.hand_over(s) {
            s.shared.planned = s.strafed.len() as u8;
            if s.air[1] > 0 {
                return;
            }
        }
        self.end_strafing(s, play);
    }

    /// All missions are flown once all are assigned (19.1.4).
    pub(crate) fn end_strafing(&self, s: &mut Situation, play: &mut impl Playing) {
        let missions = std::mem::take(&mut s.strafed);
        for (nth, &hex) in missions.iter().enumerate() {
            let from = if s.is_divided(Side::Allied) {
                usize::from(nth >= usize::from(s.shared.planned))
            } else if s.has_option(option::SOLITAIRE) {
                usize::from(!self.data.map.american.contains(hex))
            } else {
                usize::from(s.air[1] > s.air[0])
            };
            s.air[from] -= 1;
            let units: Vec<UnitId> = s.stacks.units(hex).collect();
            let flak = self.has_flak(s, hex);
            for unit in units.into_iter().filter(|&u| self.data.units[u].kind != Kind::Strongpoint) {
                let die = play.die("roll-strafing", s.turn, unit.0, nth as u16);
                let modified = die - u8::from(flak && die > 1);
                let result = self.data.strafing[usize::from(modified) - 1];
                play.tell(|| {
                    let id = match result {
                        0 => "event-strafed-none",
                        _ => "event-strafed",
                    };
                    let event = Event::new(id, "19.1.4").with("unit", unit).with("at", hex);
                    event.with("die", Arg::Die(die)).with("modifier", -i32::from(flak)).open()
                });
                if result == 0 {
                    continue;
                }
                s.set(unit, flag::DISRUPTED);
                s.clear(unit, flag::RESERVE);
                if result == 2 && self.data.units[unit].silhouette {
                    self.lose_step(s, play, unit, "19.1.4");
                }
            }
        }
        s.stage = Stage::Combat;
        (s.shared.at, s.shared.planned) = (0, 0);
        self.go_on_combat(s, play);
    }

    /// Whether flak protects a hex, from it or from beside it (17.7).
    pub(crate) fn has_flak(&self, s: &Situation, hex: SpaceId) -> bool {
        let guns = |hex: SpaceId| s.stacks.units(hex).any(|unit| self.data.units[unit].kind == Kind::Flak);
        guns(hex) || self.data.map.beyond[hex].iter().any(|b| b.to != SpaceId::NONE && guns(b.to))
    }
}

//! What no bot does, what can be seen of how sensibly one plays, and what a study counts.

use crate::ids::Counter;
use crate::prelude::*;
use crate::victory::CATASTROPHE;
use sandtable_engine::planning::{Census, Meter, Meters};
use sandtable_engine::sorting;

/// Germans farther away than this are nobody's business.
const FAR: u8 = 4;
/// A move that gains no more than this, in thousandths of a point, may be left out.
const BARELY: i64 = 100;
/// Two spans make a turn.
const THREE_TURNS: usize = 6;

impl Omaha {
    /// Why no bot does this.
    pub(crate) fn forbids(&self, s: &Situation, action: Action) -> Option<&'static str> {
        match (s.stage, action) {
            (Stage::Attrition, Action::Choose(unit)) if self.would_be_the_last(s, unit) => {
                Some("guard-catastrophe")
            }
            (Stage::Actions, Action::Done) if !self.rescuers(s).is_empty() => Some("guard-drowning"),
            (Stage::Moving, Action::Go(hex)) if self.crowds(s, hex) => Some("guard-stacking"),
            _ => None,
        }
    }

    /// Whether one more step of a company ends the game.
    fn would_be_the_last(&self, s: &Situation, unit: UnitId) -> bool {
        let u = &self.data.us[unit];
        u.kind.is_regular() && s.steps[unit] == 2 && self.spent(s, u.division) + 1 >= CATASTROPHE
    }

    /// Whether a move overfills a hex though there is somewhere else to go.
    fn crowds(&self, s: &Situation, hex: SpaceId) -> bool {
        let moving = s.group.iter().filter(|&u| self.kind(u).is_unit()).count();
        let full = |hex: SpaceId| {
            let there = s.units(&self.data, hex).filter(|&u| !s.group.contains(u));
            // Whoever has yet to act may make room.
            there.filter(|&u| s.is(u, flag::ACTED)).count() + moving > crate::movement::STACKING
        };
        let Some(first) = s.group.first() else { return false };
        let else_where = || self.data.map.neighbours(s.place(first));
        moving > 0 && full(hex) && else_where().any(|to| !full(to) && self.check_go(s, to).is_ok())
    }

    pub(crate) fn whereabouts(&self, s: &Situation, counter: CounterId) -> Option<SpaceId> {
        match counter.into() {
            Counter::American(unit) => Some(s.place(unit)).filter(|&at| self.data.map.is_land(at)),
            Counter::German(unit) => Some(self.position(s.position_of(unit)?).hex),
            _ => None,
        }
    }

    /// How far the nearest German is.
    fn nearest_german(&self, s: &Situation, hex: SpaceId) -> u8 {
        let far = |(position, _)| self.data.map.distance(self.position(position).hex, hex);
        s.garrisons().map(far).min().unwrap_or(u8::MAX)
    }

    pub(crate) fn note_conduct(&self, spans: &[Situation], s: &Situation, action: Action, out: &mut Meters) {
        match (s.stage, action) {
            (Stage::Muster, Action::Commit) => {
                out.note(Meter::Suicide, self.attack_in_preparation(s) < 0);
            }
            (Stage::Actions, Action::Done) => {
                out.note(Meter::Hoarding, self.forgoes(s));
                if s.turn == LAST_TURN {
                    out.note(Meter::MissedGrab, self.could_grab(s));
                }
                let Some(before) = spans.len().checked_sub(THREE_TURNS).map(|at| &spans[at]) else { return };
                for unit in everybody().filter(|&u| self.kind(u).is_infantry()) {
                    let at = s.place(unit);
                    if self.data.map.is_land(at) && before.place(unit) == at {
                        out.note(Meter::Idle, self.nearest_german(s, at) > FAR);
                    }
                }
            }
            _ => {}
        }
    }

    /// Whether something is left undone that costs nothing and risks nobody: a recovery, a tank's barrage, a move that gains
    /// and draws no fire; or the ships' guns, when the game ends.
    fn forgoes(&self, s: &Situation) -> bool {
        let recovers = |unit: UnitId| {
            let climbs = s.is(unit, flag::CLIMB) && !self.submerged(s, s.place(unit));
            (climbs || s.is(unit, flag::DISRUPTED)) && self.check_recover(s, unit).is_ok()
        };
        let fires = |unit: UnitId| {
            let targets = PositionId::all().filter(|&p| s.can_fire(p)).map(|p| self.position(p).hex);
            let mut targets = targets.filter(|&hex| self.check_barrage(s, unit, hex).is_ok());
            self.kind(unit) == Kind::Tank && self.is_free(s, unit) && targets.next().is_some()
        };
        let ships =
            || s.garrisons().any(|(position, _)| self.check_bombard(s, self.position(position).hex).is_ok());
        everybody().any(|unit| recovers(unit) || fires(unit))
            || (s.turn == LAST_TURN && ships())
            || self.could_move_for_nothing(s)
    }

    /// Whether a unit gains by a move that costs no action and draws no fire.
    fn could_move_for_nothing(&self, s: &Situation) -> bool {
        let p = self.picture(s, 0);
        everybody().filter(|&u| self.kind(u).is_unit() && self.may_act(s, u).is_ok()).any(|unit| {
            let alone = UnitSet::one(unit);
            self.data.map.neighbours(s.place(unit)).any(|to| {
                self.check_group(s, &alone, to).is_ok()
                    && self.fare(s, &alone, to).actions == 0
                    && self.watchers(s, s.place(unit), to).is_empty()
                    && self.gain(s, &p, unit, to, &alone) > BARELY
            })
        })
    }

    /// Whether one move of one unit would score.
    fn could_grab(&self, s: &Situation) -> bool {
        let now = self.points(s);
        everybody().any(|unit| {
            if !self.kind(unit).is_infantry() || self.check_take(s, unit).is_err() {
                return false;
            }
            let alone = UnitSet::one(unit);
            self.data.map.neighbours(s.place(unit)).any(|hex| {
                let mut after = s.clone();
                self.check_group(s, &alone, hex).is_ok() && {
                    after.put(unit, hex);
                    self.points(&after) > now
                }
            })
        })
    }

    pub(crate) fn count_all(&self, s: &Situation) -> Census {
        let mut lost = 0;
        let mut front = Vec::new();
        for unit in everybody().filter(|&u| self.kind(u).is_unit()) {
            let full = self.data.us[unit].full();
            lost += u32::from(full.saturating_sub(s.steps[unit]));
            let at = s.place(unit);
            let facing = self.data.map.is_land(at)
                && self.data.map.neighbours(at).any(|near| s.german_in(&self.data, near));
            if facing {
                front.push(at);
            }
        }
        sorting::ids(&mut front);
        front.dedup();
        let defeated = s.unit_where.iter().filter(|(_, at)| **at == crate::situation::Where::Lost).count();
        Census { losses: vec![lost, defeated as u32], front }
    }
}

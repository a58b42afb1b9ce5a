//! Moving under fire (7.3): whose fire a move draws, whom it hits, who goes on.

use crate::cards::Card;
use crate::command::Bill;
use crate::movement::Crossing;
use crate::prelude::*;
use crate::shot_at;
use crate::situation::Resume;

impl Omaha {
    /// Whether a hex is near enough to a position for its fire on those who move (7.3): next to it and in its field; by the
    /// summary's letter one of the two (ruling O60).
    fn near(&self, s: &Situation, position: PositionId, hex: SpaceId) -> bool {
        let in_field = self.position(position).covers.contains(hex);
        let mut active = self.hexes_of(position).into_iter().filter(|&p| s.can_fire(p));
        let next_to = active.any(|p| self.data.map.distance(self.position(p).hex, hex) == 1);
        if s.letter { in_field || next_to } else { in_field && next_to }
    }

    /// The positions whose fire a move from hex to hex draws (7.3).
    pub(crate) fn watchers(&self, s: &Situation, from: SpaceId, to: SpaceId) -> ArrayVec<PositionId, 32> {
        let mut list = ArrayVec::new();
        let mut consider = |position: PositionId| {
            if !list.contains(&position)
                && !list.is_full()
                && s.projects(&self.data, position)
                && self.near(s, position, from)
                && self.near(s, position, to)
            {
                list.push(position);
            }
        };
        for &(position, _) in &self.data.covered_by[from] {
            consider(position);
        }
        for hex in self.data.map.neighbours(from) {
            if let Some(position) = self.data.position(hex) {
                let twin = self.position(position).twin.unwrap_or(position);
                consider(position.min(twin));
            }
        }
        list
    }

    /// The units in hand set out for their target, the 1st Division paying its share; a card is drawn if anybody watches.
    pub(crate) fn set_out(&self, s: &mut Situation, play: &mut impl Play, bill: Bill, share: u8) {
        let Some(first) = s.group.first() else { return };
        let (from, to) = (s.place(first), s.target);
        let watchers = self.watchers(s, from, to);
        for unit in s.group.iter() {
            // Whoever is shot at on the way may not get there.
            if watchers.is_empty() {
                play.tell(|| self.walk("event-moves", s, unit));
            } else {
                play.tell(|| told("event-sets-out", "7.3", unit).with("from", from).with("to", to));
            }
        }
        self.pay(s, play, bill, share);
        for unit in s.group.iter() {
            s.set(unit, flag::ACTED);
            s.clear(unit, flag::HIT);
        }
        if watchers.is_empty() {
            return self.arrive(s, play);
        }
        for &position in &watchers {
            let at = self.muzzle(s, position, from);
            play.tell(|| {
                Event::new("event-watched", "7.3")
                    .with("at", at)
                    .with("colour", self.position(position).colour)
                    .detail()
            });
        }
        self.draw(s, play, pile::ACTION, "7.3");
        self.shoot_at_movers(s, play, UnitId(0));
    }

    /// The position that hits a unit on its way with a card, or what is told if none does (7.3).
    pub(crate) fn hits_mover(&self, s: &Situation, card: &Card, unit: UnitId) -> Result<PositionId, Term> {
        let mut watchers = self.watchers(s, s.place(unit), s.target).into_iter();
        let shooter = watchers.find(|&p| {
            card.shot(self.position(p).colour)
                .is_some_and(|shot| s.letter || !shot.depth || self.is_deep(s, p))
        });
        let position = shooter.ok_or("event-passes-colours")?;
        let aimed = self.data.us[unit].target == Some(card.target);
        if aimed { Ok(position) } else { Err("event-passes-symbol") }
    }

    /// Carries out the card that a move has drawn, unit by unit from the one given (7.3).
    pub(crate) fn shoot_at_movers(&self, s: &mut Situation, play: &mut impl Play, first: UnitId) {
        let card = self.card(s.face_up[pile::ACTION]);
        for unit in s.group.iter().filter(|&u| u >= first && self.kind(u).is_unit()) {
            let from = s.place(unit);
            let position = match self.hits_mover(s, card, unit) {
                Ok(position) => position,
                Err(id) => {
                    play.tell(|| told(id, "7.3", unit));
                    continue;
                }
            };
            s.set(unit, flag::HIT);
            let gun = self.muzzle(s, position, from);
            play.tell(|| shot_at("event-hit-moving", "7.3", unit, gun, from));
            if self.wound(s, play, unit, Resume::Moving, "7.3") || self.lost(s) {
                return;
            }
            if s.steps[unit] == 0 {
                s.group.remove(unit);
            }
        }
        self.ask_the_hit(s, play);
    }

    /// Each unit that was hit decides for itself; the others go on (7.3; ruling O15).
    fn ask_the_hit(&self, s: &mut Situation, play: &mut impl Play) {
        match s.group.iter().find(|&unit| s.is(unit, flag::HIT)) {
            Some(unit) => s.stage = Stage::UnderFire(unit),
            None => self.arrive(s, play),
        }
    }

    pub(crate) fn go_on_or_stay(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, go_on: bool) {
        s.clear(unit, flag::HIT);
        if !go_on {
            s.group.remove(unit);
            play.tell(|| told("event-stays", "7.3", unit));
        }
        self.ask_the_hit(s, play);
    }

    /// Those in hand reach their target. Leaders whose company was lost or stays behind under fire stay as well: they do
    /// not make such a move alone.
    fn arrive(&self, s: &mut Situation, play: &mut impl Play) {
        let to = s.target;
        let alone = !s.group.iter().any(|u| self.kind(u).is_unit());
        for unit in s.group.iter() {
            if alone && !self.watchers(s, s.place(unit), to).is_empty() {
                play.tell(|| told("event-stays", "7.3", unit));
                continue;
            }
            if !self.watchers(s, s.place(unit), to).is_empty() {
                play.tell(|| self.walk("event-arrives", s, unit));
            }
            if self.climbs(s, unit, to).is_some() {
                s.clear(unit, flag::CLIFF);
                s.set(unit, flag::CLIMB);
            }
            s.put(unit, to);
        }
        self.put_down(s);
    }

    /// The rule by which a unit climbs on its way to a hex, if it does.
    fn climbs(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Option<&'static str> {
        match self.crossing(s, unit, to) {
            Ok(Crossing::Bluff) => Some("7.4"),
            Ok(Crossing::Cliff) => Some("7.5"),
            Ok(Crossing::Plain) | Err(_) => None,
        }
    }

    /// What is told of a unit in hand that goes its way: that it climbs, or what is given.
    fn walk(&self, plain: &'static str, s: &Situation, unit: UnitId) -> Event {
        let (from, to) = (s.place(unit), s.target);
        let (id, rule) = match self.climbs(s, unit, s.target) {
            Some(rule) => ("event-climbs", rule),
            None => (plain, "7.3"),
        };
        told(id, rule, unit).with("from", from).with("to", to).way([from, to])
    }
}

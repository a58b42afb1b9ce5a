//! Barrages of tanks and ships (rule 8.4).

use crate::cards::Card;
use crate::data::{Effect, Effects};
use crate::prelude::*;
use crate::printed::shows_term;
use crate::results::result_of;
use crate::units::Weapons;
use sandtable_engine::explain::Refusal;

impl Omaha {
    /// The hexes of a position's field of fire, if it projects one: a disrupted unit does not (6.4; ruling O29).
    fn field_of(&self, s: &Situation, position: PositionId) -> impl Iterator<Item = SpaceId> {
        let there = s.projects(&self.data, position);
        self.position(position).field.iter().filter(move |_| there).map(|(hex, _)| *hex)
    }

    /// The infantry, not disrupted, in a position's field of fire.
    fn observers(&self, s: &Situation, position: PositionId) -> impl Iterator<Item = UnitId> {
        self.field_of(s, position)
            .flat_map(|hex| s.counters(hex))
            .filter(|&unit| self.kind(unit).is_infantry() && !s.is(unit, flag::DISRUPTED))
    }

    /// Whether a tank may barrage a hex (8.4).
    pub(crate) fn check_barrage(&self, s: &Situation, unit: UnitId, hex: SpaceId) -> Check {
        must(self.kind(unit) == Kind::Tank, "8.4", "refuse-only-tanks-barrage")?;
        let position = self.check_aim(s, hex, "8.4")?;
        let at = s.place(unit);
        let distance = self.data.map.distance(at, hex);
        must(distance <= self.data.us[unit].range, "8.4", "refuse-out-of-range")?;
        must(distance > 1, "8.4", "refuse-barrage-adjacent")?;
        self.may_act(s, unit)?;
        must(!self.either_in(&s.attacked, position), "8.4", "refuse-attacked-already")?;
        self.check_known(s, position)?;
        self.check_height(at, hex, "8.4")?;
        must(self.spots(s, unit, position), "8.4", "refuse-target-not-spotted")?;
        let division = s.division(&self.data, unit).index();
        must(s.actions[division] != 0 || self.is_free(s, unit), "V", "refuse-no-actions-left")
    }

    /// 8.4: reinforcements must be revealed to be a target; strongpoints are where they are.
    fn check_known(&self, s: &Situation, position: PositionId) -> Check {
        let known = s.occupant(position).is_some_and(|unit| s.revealed(unit));
        must(self.position(position).wn || known, "8.4", "refuse-target-face-down")
    }

    /// 8.4: the target fires at the tank, or at infantry that tells the tank where it is, by way of a leader.
    fn spots(&self, s: &Situation, tank: UnitId, position: PositionId) -> bool {
        let at = s.place(tank);
        if self.field_of(s, position).any(|hex| hex == at) {
            return true;
        }
        let led = self.in_command(s, tank);
        self.observers(s, position).any(|infantry| led || self.in_command(s, infantry))
    }

    /// Whether ships may barrage a hex (8.4).
    pub(crate) fn check_bombard(&self, s: &Situation, hex: SpaceId) -> Check {
        let position = self.check_aim(s, hex, "8.4")?;
        must(s.naval != 0, "8.4", "refuse-no-naval-marker")?;
        must(!s.attacked.contains(position), "8.4", "refuse-attacked-already")?;
        self.check_known(s, position)?;
        must(
            self.observers(s, position).any(|infantry| self.calls_ships(s, infantry)),
            "8.4",
            "refuse-no-observer",
        )
    }

    fn calls_ships(&self, s: &Situation, infantry: UnitId) -> bool {
        let side = usize::from(s.steps[infantry]).checked_sub(1);
        let weapons = side.and_then(|side| self.data.us[infantry].weapons.get(side));
        weapons.is_some_and(|w| w.has(Weapons::RD)) || self.under_hq(s, infantry)
    }

    /// Whether the tank in hand could barrage somebody instead of moving.
    pub(crate) fn barrages_instead(&self, s: &Situation) -> bool {
        let mut back = s.clone();
        self.put_down(&mut back);
        s.group.first().is_some_and(|unit| self.can_barrage(&back, unit))
    }

    /// What is said where nobody can attack a hex: that a tank or ships can barrage it, or why neither can.
    pub(crate) fn say_of_barrage(&self, s: &Situation, hex: SpaceId, why: Refusal) -> Refusal {
        let mut back = s.clone();
        self.put_down(&mut back);
        let tank = everybody().any(|unit| self.check_barrage(&back, unit, hex).is_ok());
        let id = if tank || self.check_bombard(&back, hex).is_ok() {
            "refuse-barrage-only"
        } else if s.naval > 0 {
            "refuse-no-attack-no-ships"
        } else {
            "refuse-no-attack-no-barrage"
        };
        Refusal { message: Message::new(id), ..why }
    }

    /// All barrages.
    pub(crate) fn list_barrages(&self, s: &Situation, out: &mut Vec<Action>) {
        let held: ArrayVec<SpaceId, POSITIONS> = s.garrisons().map(|(p, _)| self.position(p).hex).collect();
        let held = || held.iter().copied();
        let ready = |&unit: &UnitId| self.kind(unit) == Kind::Tank && self.may_act(s, unit).is_ok();
        for tank in everybody().filter(ready) {
            let (at, range) = (s.place(tank), self.data.us[tank].range);
            // Most are too far away: that is seen at once.
            let near = |&hex: &SpaceId| (2..=range).contains(&self.data.map.distance(at, hex));
            let targets = held().filter(near).filter(|&hex| self.check_barrage(s, tank, hex).is_ok());
            out.extend(targets.map(|hex| Action::Barrage(tank, hex)));
        }
        if s.naval > 0 {
            out.extend(held().filter(|&hex| self.check_bombard(s, hex).is_ok()).map(Action::Bombard));
        }
    }

    /// Whether a card shows the colour of a tank's target and the tank's symbol, and what the barrage does with it (8.4).
    pub(crate) fn barrage_effects(
        &self,
        s: &Situation,
        unit: UnitId,
        position: PositionId,
        card: &Card,
    ) -> (bool, bool, Effects) {
        let shown = card.shot(self.position(position).colour).is_some();
        let symbol = self.data.us[unit].target == Some(card.target);
        let deep = s.depth(position).is_some();
        let row = &self.data.barrage[usize::from(shown)][usize::from(symbol)][usize::from(deep)];
        let column = barrage_column(s.strength(&self.data, unit));
        let mut effects = row[column];
        // Where no marker lies, none is removed.
        if s.depth(position).is_none() {
            effects.0 &= !(1 << Effect::DepthRemoved as u8);
        }
        (shown, symbol, effects)
    }

    /// A tank's barrage (8.4).
    pub(crate) fn barrage(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, hex: SpaceId) {
        let Some(position) = self.data.position(hex) else { return };
        let from = s.place(unit);
        let free = self.is_free(s, unit);
        s.set(unit, flag::ACTED);
        // A tank's barrage is one on the whole position (ruling O20).
        for hex in self.hexes_of(position) {
            s.barraged.insert(hex);
        }
        play.tell(|| told("event-barrage", "8.4", unit).with("at", hex).line(from, hex));
        if !free {
            self.spend(s, play, s.division(&self.data, unit), 1);
        }
        let chances = if play.listens() {
            self.barrage_chances(s, unit, position, &self.next_cards(s))
        } else {
            Vec::new()
        };
        let number = self.draw(s, play, pile::ACTION, "8.4");
        let card = self.card(number);
        let colour = self.position(position).colour;
        let (shown, symbol, effects) = self.barrage_effects(s, unit, position, card);
        let strength = s.strength(&self.data, unit);
        let shows = shows_term(false, shown, symbol);
        play.tell(|| {
            told("event-barrage-card", "8.4", unit)
                .with("shows", Arg::Term(shows))
                .with("colour", colour)
                .with("points", strength)
                .detail()
        });
        play.tell(|| {
            let event = if effects.0 == 0 {
                happened("event-barrage-nothing", "8.4", hex)
            } else {
                let result = Arg::Term(result_of(effects).1);
                happened("event-barrage-result", "8.4", hex).with("result", result)
            };
            event.sheet(self.barrage_sheet(s, unit, position, card, chances))
        });
        if effects.has(Effect::Disrupted) {
            self.disrupt_german(s, play, position, "8.4");
        }
        if effects.has(Effect::DepthRemoved) {
            self.flatten(s, play, position, "8.4");
        }
    }

    /// A naval barrage (8.4).
    pub(crate) fn bombard(&self, s: &mut Situation, play: &mut impl Play, hex: SpaceId) {
        let Some(position) = self.data.position(hex) else { return };
        s.naval = s.naval.saturating_sub(1);
        // Ships fire at a hex: the other one of the strongpoint may still be attacked (ruling O20).
        s.barraged.insert(position);
        play.tell(|| happened("event-bombard", "8.4", hex));
        self.disrupt_german(s, play, position, "8.4");
        self.flatten(s, play, position, "8.4");
    }
}

/// The column of the barrage table for a strength (8.4).
pub(crate) const fn barrage_column(strength: u8) -> usize {
    match strength {
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    }
}

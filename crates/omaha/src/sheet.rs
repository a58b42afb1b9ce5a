//! What came of attacks and barrages (8, 8.4): told line by line, and as a sheet with all that counted.

use crate::attack::{Bringer, Column, Comparison, Force, HERO, SHELLS, weapon_term};
use crate::barrage::barrage_column;
use crate::cards::Card;
use crate::data::{Effects, Shelter};
use crate::odds::Way;
use crate::prelude::*;
use crate::printed::{BARRAGE_COLUMNS, shows_term};
use crate::results::{Chances, chances, result_of, tone_of};
use crate::units::Weapons;
use sandtable_engine::explain::{Case, Sheet, Tally, Tone};
use sandtable_engine::guide::Reason;

/// Whom a barrage favours: one that does nothing was in vain.
fn barrage_tone(effects: Effects) -> Tone {
    if effects == Effects::default() { Tone::Bad } else { Tone::Good }
}

impl Omaha {
    /// Who brings a weapon that the Germans ask for.
    pub(crate) fn brings(
        &self,
        s: &Situation,
        force: &Force,
        c: &Comparison,
        weapon: Weapons,
    ) -> Option<Bringer> {
        if c.missing.has(weapon) {
            return None;
        }
        if weapon == Weapons::FL {
            return Some(Bringer::Flank);
        }
        let mut group = s.group.iter();
        if let Some(unit) = s.group.iter().find(|&unit| self.weapons_of(s, unit).has(weapon)) {
            return Some(Bringer::Unit(unit));
        }
        if weapon == Weapons::RD
            && let Some(unit) = group.find(|&unit| self.has_hq_radio(s, unit))
        {
            return Some(Bringer::Headquarters(unit));
        }
        if c.shells.weapons().has(weapon) { Some(Bringer::Shells) } else { force.hero.map(Bringer::Hero) }
    }

    /// Tells one reading of the table with all that made it.
    pub(crate) fn tell_comparison(
        &self,
        s: &Situation,
        play: &mut impl Play,
        force: &Force,
        way: &Way,
        c: &Comparison,
    ) {
        play.tell(|| {
            happened("event-attack-compare", "8", s.target)
                .with("attack", c.attack)
                .with("defence", c.defence)
                .with("compare", c.compare)
                .with("column", c.column)
        });
        let detail = |id: Term| Event::new(id, "8").detail().open();
        play.tell(|| {
            let points = i32::from(self.data.germans[way.unit].strength);
            detail("event-defends").with("unit", way.unit).with("points", points)
        });
        if c.column == Column::Revealed
            && let Some(marker) = way.marker
        {
            play.tell(|| {
                let points = i32::from(self.data.depths[marker].strength);
                detail("event-depth-defends").with("marker", marker).with("points", points)
            });
        }
        match force.shelter {
            Shelter::Unit => {
                play.tell(|| detail("event-unit-doubled").with("by", Arg::Term(force.sheltered_by)));
            }
            Shelter::Both => {
                play.tell(|| detail("event-both-doubled").with("by", Arg::Term(force.sheltered_by)));
            }
            Shelter::None | Shelter::Forbidden => {}
        }
        if c.shells.strength(SHELLS) > 0 {
            play.tell(|| detail("event-shells-strength").with("points", SHELLS));
        }
        if let Some(hero) = force.hero.filter(|_| c.hero.strength(HERO) > 0) {
            play.tell(|| detail("event-hero-strength").with("unit", hero).with("points", HERO));
        }
        for weapon in c.needs.each() {
            play.tell(|| {
                let mut event = detail("event-weapon-missing");
                event.message = self.tell_weapon(s, force, c, weapon);
                event
            });
        }
        play.tell(|| {
            let result = Arg::Term(result_of(c.effects).1);
            let event = happened("event-attack-result", "8", s.target).with("result", result);
            if c == way.outcome.last() { event.sheet(self.attack_sheet(s, force, way)) } else { event }
        });
    }

    /// Who brings a weapon that is asked for, or that nobody does.
    fn tell_weapon(&self, s: &Situation, force: &Force, c: &Comparison, weapon: Weapons) -> Message {
        let message = |id| Message::new(id).with("weapon", weapon_term(weapon));
        match self.brings(s, force, c, weapon) {
            None => message("event-weapon-missing"),
            Some(Bringer::Unit(by)) => message("event-weapon-brought").with("unit", by),
            Some(Bringer::Headquarters(by)) => message("event-radio-of-hq").with("unit", by),
            Some(Bringer::Shells) => message("event-weapon-of-ships"),
            Some(Bringer::Hero(by)) => message("event-weapon-of-hero").with("unit", by),
            Some(Bringer::Flank) => message("event-flanked"),
        }
    }

    /// What came of an attack: both sides as they counted, the weapons, and what the result means.
    fn attack_sheet(&self, s: &Situation, force: &Force, way: &Way) -> Sheet {
        let last = way.outcome.last();
        let (code, term) = result_of(last.effects);
        let results = chances(vec![last.effects], tone_of).into_iter().map(|(_, chance)| chance).collect();
        let mut meaning = vec![Reason { message: Message::new(term), rule: "8" }];
        // 9.4: a marker that calls a reinforcement is gone before it counts.
        if last.column == Column::Alone && way.marker.is_some_and(|m| self.data.depths[m].tactical) {
            let message = Message::new("sheet-marker-calls").with("at", s.target);
            meaning.push(Reason { message, rule: "9.4" });
        }
        let weapons = last.needs.each().map(|weapon| self.tell_weapon(s, force, last, weapon));
        meaning.extend(weapons.map(|message| Reason { message, rule: "8" }));
        Sheet {
            at: s.target,
            table: "table-attack",
            rule: "8",
            attack: self.explain_attack(s, force, std::slice::from_ref(way)),
            case: self.explain_case(force, way, (true, true), results),
            dice: Vec::new(),
            result: code.into(),
            tone: tone_of(last.effects),
            meaning,
        }
    }

    /// How likely each result of a tank's barrage is with these cards, worst first, with the message that explains it.
    pub(crate) fn barrage_chances(
        &self,
        s: &Situation,
        unit: UnitId,
        position: PositionId,
        cards: &[&Card],
    ) -> Chances {
        let effects = |card: &&Card| self.barrage_effects(s, unit, position, card).2;
        chances(cards.iter().map(effects).collect(), barrage_tone)
    }

    /// What came of a tank's barrage: its strength, the card, and what the result means.
    pub(crate) fn barrage_sheet(
        &self,
        s: &Situation,
        unit: UnitId,
        position: PositionId,
        card: &Card,
        chances: Chances,
    ) -> Sheet {
        let (colour, symbol, effects) = self.barrage_effects(s, unit, position, card);
        let strength = s.strength(&self.data, unit);
        let mut attack = Tally::default();
        attack.add(i32::from(strength), "8.4", Message::new("tally-attacker").with("unit", unit));
        let shows = Message::new("event-barrage-card")
            .with("shows", Arg::Term(shows_term(false, colour, symbol)))
            .with("colour", self.position(position).colour)
            .with("points", strength);
        let (code, term) = result_of(effects);
        let meaning = [shows, Message::new(term)].map(|message| Reason { message, rule: "8.4" });
        Sheet {
            at: self.position(position).hex,
            table: "table-barrage",
            rule: "8.4",
            attack,
            case: Case {
                defence: Tally::default(),
                before: String::new(),
                shifts: Tally::default(),
                column: BARRAGE_COLUMNS[barrage_column(strength)].into(),
                modifiers: Tally::default(),
                results: chances.into_iter().map(|(_, chance)| chance).collect(),
            },
            dice: Vec::new(),
            result: code.into(),
            tone: barrage_tone(effects),
            meaning: meaning.into(),
        }
    }
}

//! What happens to American units in all phases: steps lost, disruption, delay, the dead. And the deck.

use crate::cards::Card;
use crate::prelude::*;
use crate::situation::{NOBODY, NOBODY_LED};
use sandtable_engine::dice::Roll;
use sandtable_kit::cup::draw_card;
use sandtable_kit::sets::{Bits, Set};

impl Omaha {
    /// An American counter's kind.
    pub(crate) fn kind(&self, unit: UnitId) -> Kind {
        self.data.kinds[unit]
    }

    /// A card by its number.
    pub(crate) fn card(&self, number: u8) -> &Card {
        &self.data.cards[usize::from(number) - 1]
    }

    /// The deck that the next card comes from, and the discards that stay: an empty deck is shuffled anew, and what lies
    /// face up stays out of the shuffle.
    fn to_draw(&self, s: &Situation) -> (u64, u64) {
        if s.deck != 0 {
            return (s.deck, s.discards);
        }
        let (mut deck, mut discards) = (s.discards, 0);
        for &number in &s.face_up {
            if number > 0 && deck & !(1 << (number - 1)) != 0 {
                deck &= !(1 << (number - 1));
                discards |= 1 << (number - 1);
            }
        }
        (deck, discards)
    }

    /// The cards that may be drawn next, each as likely: whoever has seen the discards knows them.
    pub(crate) fn next_cards(&self, s: &Situation) -> Vec<&Card> {
        let (deck, _) = self.to_draw(s);
        self.data.cards.iter().filter(|card| deck >> (card.number - 1) & 1 == 1).collect()
    }

    /// Draws a card and lays it face up in a place. When the deck is empty, the discards are shuffled (ruling O01).
    pub(crate) fn draw(&self, s: &mut Situation, play: &mut impl Play, place: usize, rule: Rule) -> u8 {
        if s.deck == 0 {
            (s.deck, s.discards) = self.to_draw(s);
            play.tell(|| Event::new("event-shuffled", "VI"));
        }
        // By their numbers, which begin with one.
        let mut deck = Set::<u8, 1>::of(Bits([s.deck << 1]));
        let roll = Roll { purpose: "roll-card", turn: u16::from(s.turn), place: place as u16, nth: 0 };
        let number = draw_card(&mut deck, play.dice(), roll).unwrap_or_default();
        s.deck = deck.numbers().0[0] >> 1;
        s.discards |= 1 << (number - 1);
        s.face_up[place] = number;
        play.tell(|| Event::new("event-card", rule).with("number", number));
        number
    }

    /// Takes steps from a unit; it dies with the last. A catastrophe ends the game (13.1).
    pub(crate) fn lose(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, steps: u8, rule: Rule) {
        let left = s.steps[unit].saturating_sub(steps);
        s.steps[unit] = left;
        if left == 0 {
            self.eliminate(s, play, unit, rule);
        } else {
            play.tell(|| told("event-step-lost", rule, unit).with("left", left));
            self.check_catastrophe(s, play);
        }
    }

    /// Removes an American counter for good, and its hero (11.1).
    pub(crate) fn eliminate(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, rule: Rule) {
        let at = s.place(unit);
        play.tell(|| told("event-eliminated", rule, unit).with("at", at).open());
        self.remove_hero(s, play, unit);
        s.steps[unit] = 0;
        s.flags[unit] &= flag::TRANSFERRED;
        s.due[unit] = 0;
        s.led[unit] = 0;
        s.put(unit, self.data.map.boxes.eliminated);
        self.check_catastrophe(s, play);
    }

    /// The hero with a unit dies.
    pub(crate) fn remove_hero(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId) {
        if let Some(hero) = s.hero(unit) {
            s.set_hero(unit, None);
            s.flags[hero] = 0;
            s.put(hero, self.data.map.boxes.eliminated);
            play.tell(|| told("event-hero-dies", "11.1", hero).open());
        }
    }

    /// Disrupts an American unit.
    pub(crate) fn disrupt(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, rule: Rule) {
        if !s.is(unit, flag::DISRUPTED) {
            s.set(unit, flag::DISRUPTED);
            play.tell(|| told("event-disrupted", rule, unit));
        }
    }

    /// Puts a counter on the turn track, to come back later; whoever comes after the last turn does not (5.1).
    pub(crate) fn delay(&self, s: &mut Situation, play: &mut impl Play, unit: UnitId, turn: u8, rule: Rule) {
        s.due[unit] = turn.min(LAST_TURN + 1);
        s.clear(unit, flag::CHECKED | flag::DRIFTED);
        let (from, track) = (s.place(unit), self.data.map.boxes.track);
        s.put(unit, track);
        let way = if from == track { Vec::new() } else { vec![from, track] };
        play.tell(|| told("event-delayed", rule, unit).with("turn", turn).way(way).open());
    }

    /// How many regular companies of a division are down to one step or gone (13.1).
    pub(crate) fn spent(&self, s: &Situation, division: Sector) -> u8 {
        let all = self.data.regulars[division.index()].iter();
        all.filter(|&&unit| s.steps[unit] <= 1).count() as u8
    }

    /// Ends the game if a division has lost too much (13.1).
    pub(crate) fn check_catastrophe(&self, s: &mut Situation, play: &mut impl Play) {
        if s.catastrophe != NOBODY {
            return;
        }
        for division in Sector::BOTH {
            if self.spent(s, division) >= crate::victory::CATASTROPHE {
                s.catastrophe = division as u8;
                play.tell(|| {
                    Event::new("event-catastrophe", "13.1")
                        .with("division", sandtable_engine::message::Arg::Term(division.division()))
                });
                return;
            }
        }
    }

    /// Whether the game ended by a catastrophe while something was carried out; then everything else is moot.
    pub(crate) fn lost(&self, s: &mut Situation) -> bool {
        if s.catastrophe != NOBODY {
            s.stage = Stage::Over;
            s.led = NOBODY_LED;
        }
        s.stage == Stage::Over
    }
}

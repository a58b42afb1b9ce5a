//! What is at stake in an action, told before it is taken: what is certain, and how likely it is what cards decide.
//!
//! Every chance counts the cards that may still be drawn, put one by one into the code that resolves them.

use crate::amphibious::Fate;
use crate::cards::Card;
use crate::piles::name_units;
use crate::prelude::*;
use crate::results::Chances;
use crate::rules::PLAYER;
use crate::units::Target;
use crate::victory::CATASTROPHE;
use sandtable_engine::explain::{Chance, Tone};
use sandtable_engine::guide::{Prospect, Stakes, Standing};
use sandtable_engine::view::Viewer;

/// Something that comes with some of the cards that may be drawn; none if it cannot come.
fn prospect(
    rule: Rule,
    what: Message,
    tone: Tone,
    cards: &[&Card],
    comes: impl Fn(&Card) -> bool,
) -> Option<Prospect> {
    let ways = cards.iter().filter(|card| comes(card)).count() as u32;
    (ways > 0).then_some(Prospect { what, ways, of: cards.len() as u32, tone, rule })
}

/// What comes how often.
fn prospects(rule: Rule, chances: Chances) -> impl Iterator<Item = Prospect> {
    chances.into_iter().map(move |(what, Chance { ways, of, tone, .. })| Prospect {
        what: Message::new(what),
        ways,
        of,
        tone,
        rule,
    })
}

impl Omaha {
    pub(crate) fn at_stake(&self, s: &Situation, action: Action) -> Stakes {
        let mut stakes = Stakes::default();
        match (s.stage, action) {
            (Stage::Landing(sector), Action::Draw) => self.landing_stakes(s, sector, &mut stakes),
            (Stage::Fire(sector), Action::Draw) => self.fire_stakes(s, sector, &mut stakes),
            (_, Action::Delay(unit)) if s.turn >= LAST_TURN => {
                let message = Message::new("stake-never-comes").with("unit", unit);
                stakes.warn("5.3", message, &[unit]);
            }
            (_, Action::Go(hex)) => {
                let mut t = s.clone();
                t.target = hex;
                self.move_stakes(&t, &mut stakes);
            }
            (Stage::Paying, Action::Pay(_)) if !s.german_in(&self.data, s.target) => {
                self.move_stakes(s, &mut stakes);
            }
            (Stage::Paying, Action::Pay(_)) | (_, Action::Commit) => self.attack_stakes(s, &mut stakes),
            (_, Action::Barrage(unit, hex)) => self.barrage_stakes(s, unit, hex, &mut stakes),
            (_, Action::Bombard(hex)) => self.bombard_stakes(s, hex, &mut stakes),
            (Stage::Sacrifice(unit), Action::Stay) => self.harm(s, unit, 1, "11.1", true, &mut stakes),
            (Stage::Sacrifice(unit), Action::Sacrifice) => {
                let hero = s.hero(unit).unwrap_or(unit);
                let message = Message::new("stake-hero-dies").with("unit", hero);
                stakes.tell("11.1", message, &[hero]);
            }
            (Stage::Hero(division, deep), Action::Choose(unit)) => {
                let Some(hero) = self.next_hero(s, division) else { return stakes };
                stakes.tell(
                    "11.1",
                    Message::new("stake-hero").with("unit", unit).with("hero", hero),
                    &[unit],
                );
                if deep {
                    stakes.note("9.2", Message::new("reason-hero-depth"));
                }
            }
            (Stage::Attrition, Action::Choose(unit)) => self.harm(s, unit, 1, "8", true, &mut stakes),
            (Stage::Mine(_), Action::Choose(unit)) if self.kind(unit).is_unit() => {
                self.harm(s, unit, 1, "5.1", false, &mut stakes);
            }
            (Stage::Overstack(_), Action::Choose(unit)) => {
                self.harm(s, unit, u8::MAX, "7.6", false, &mut stakes);
            }
            (Stage::Engineers, Action::Done) => {
                let left: i32 = Sector::BOTH.iter().map(|&sector| i32::from(self.clearable(s, sector))).sum();
                if left > 0 {
                    let message = Message::new("stake-uncleared").with("n", left);
                    stakes.lapse("10.1", message, &[]);
                }
            }
            (Stage::Actions, Action::Done) => self.end_stakes(s, &mut stakes),
            _ => {}
        }
        stakes
    }

    /// What losing steps means to a unit and its division. It is grave only if the player could do otherwise, or if it
    /// loses the game.
    fn harm(&self, s: &Situation, unit: UnitId, steps: u8, rule: Rule, grave: bool, stakes: &mut Stakes) {
        let left = s.steps[unit].saturating_sub(steps);
        let (id, grave) = if left == 0 { ("stake-lost", grave) } else { ("stake-step", false) };
        let message = Message::new(id).with("unit", unit).with("left", left);
        if grave {
            stakes.warn(rule, message, &[unit]);
        } else {
            stakes.tell(rule, message, &[unit]);
        }
        if let Some(division) = self.would_fail(s, unit, left) {
            let message = Message::new("stake-catastrophe")
                .with("division", Arg::Term(division.division()))
                .with("n", CATASTROPHE);
            stakes.warn("13.1", message, &[unit]);
        }
    }

    /// The division that has lost too much if a unit is left with so many steps (13.1).
    fn would_fail(&self, s: &Situation, unit: UnitId, left: u8) -> Option<Sector> {
        let division = self.data.us[unit].division;
        let newly = self.kind(unit).is_regular() && s.steps[unit] > 1 && left <= 1;
        (newly && self.spent(s, division) + 1 >= CATASTROPHE).then_some(division)
    }

    /// 5.1: what becomes of the boats. Units of one symbol and kind share their fate: they are told of together.
    fn landing_stakes(&self, s: &Situation, sector: Sector, stakes: &mut Stakes) {
        const FATES: [(Fate, &str, &str, Tone); 4] = [
            (Fate::Lost, "prospect-landing-lost", "prospect-landing-lost-many", Tone::Bad),
            (Fate::Hurt, "prospect-landing-hurt", "prospect-landing-hurt-many", Tone::Bad),
            (Fate::Late, "prospect-landing-late", "prospect-landing-late-many", Tone::Bad),
            (Fate::Drifts, "prospect-landing-drifts", "prospect-landing-drifts-many", Tone::Even),
        ];
        let cards = self.next_cards(s);
        let of = cards.len() as u32;
        let boats: Vec<(UnitId, Target)> = everybody()
            .filter(|&u| self.kind(u).is_unit() && !s.is(u, flag::CHECKED) && self.is_afloat(s, u, sector))
            .filter_map(|u| Some((u, self.data.us[u].target?)))
            .collect();
        for (fate, alone, together, tone) in FATES {
            let mut found: Vec<(Target, Vec<bool>, Vec<UnitId>)> = Vec::new();
            for &(unit, target) in &boats {
                let comes = |card: &&Card| self.fate(s, unit, card.letter(target)) == fate;
                let when: Vec<bool> = cards.iter().map(comes).collect();
                match found.iter_mut().find(|(symbol, known, _)| *symbol == target && *known == when) {
                    Some((.., units)) => units.push(unit),
                    None => found.push((target, when, vec![unit])),
                }
            }
            for (_, when, units) in found {
                let ways = when.iter().filter(|&&comes| comes).count() as u32;
                let what = match units[..] {
                    _ if ways == 0 => continue,
                    [unit] => Message::new(alone).with("unit", unit),
                    _ => name_units(together, &units),
                };
                stakes.prospects.push(Prospect { what, ways, of, tone, rule: "5.1" });
            }
        }
        let mines = Message::new("prospect-mines");
        if s.tide(&self.data) != crate::board::Tide::Low {
            stakes.prospects.extend(prospect("5.1", mines, Tone::Bad, &cards, |card| card.mine));
        }
    }

    /// 6.1 to 6.3: whom the fire could hit.
    fn fire_stakes(&self, s: &Situation, sector: Sector, stakes: &mut Stakes) {
        let cards = self.next_cards(s);
        let targets: Vec<_> = cards.iter().map(|card| self.targets_of(s, sector, card.number)).collect();
        for unit in everybody() {
            let ways = targets.iter().filter(|hit| hit.contains(unit)).count() as u32;
            if ways > 0 {
                let what = Message::new("prospect-target").with("unit", unit);
                let of = cards.len() as u32;
                stakes.prospects.push(Prospect { what, ways, of, tone: Tone::Bad, rule: "6.3" });
            }
        }
    }

    /// 7.3: whom the fire on the move to the target hits, and whose fire.
    fn move_stakes(&self, s: &Situation, stakes: &mut Stakes) {
        let Some(first) = s.group.first() else { return };
        let watchers = self.watchers(s, s.place(first), s.target);
        let units = || s.group.iter().filter(|&u| self.kind(u).is_unit());
        let after = s.units(&self.data, s.target).count() + units().count();
        if after > crate::movement::STACKING {
            stakes.note("7.6", Message::new("stake-crowds").with("at", s.target).with("n", after));
        }
        if watchers.is_empty() {
            return;
        }
        let cards = self.next_cards(s);
        for unit in units() {
            let left = s.steps[unit].saturating_sub(1);
            let dies = left == 0 && s.hero(unit).is_none();
            let id = if dies { "prospect-lost-moving" } else { "prospect-hit-moving" };
            let hit = |card: &Card| self.hits_mover(s, card, unit).is_ok();
            let what = Message::new(id).with("unit", unit);
            stakes.prospects.extend(prospect("7.3", what, Tone::Bad, &cards, hit));
            for &position in &watchers {
                let at = self.muzzle(s, position, s.place(unit));
                let colour = self.position(position).colour;
                let what = Message::new("prospect-hit-by").with("unit", unit).with("at", at);
                let by = |card: &Card| self.hits_mover(s, card, unit) == Ok(position);
                stakes.prospects.extend(prospect("7.3", what.with("colour", colour), Tone::Bad, &cards, by));
            }
            if let Some(division) = self.would_fail(s, unit, left) {
                let what = Message::new("prospect-catastrophe")
                    .with("division", Arg::Term(division.division()))
                    .with("n", CATASTROPHE);
                stakes.prospects.extend(prospect("13.1", what, Tone::Bad, &cards, hit));
            }
        }
    }

    /// 8: what the attack being prepared may bring, as far as the player knows.
    fn attack_stakes(&self, s: &Situation, stakes: &mut Stakes) {
        stakes.prospects.extend(prospects("8", self.outlook(s, Viewer::Seat(PLAYER))));
        self.cost(self.price(s, &s.group).actions, stakes);
        if s.shells {
            stakes.note("8", Message::new("stake-naval").with("left", s.naval.saturating_sub(1)));
        }
    }

    fn cost(&self, actions: u8, stakes: &mut Stakes) {
        if actions > 0 {
            stakes.note("7.2", Message::new("stake-actions").with("n", actions));
        }
    }

    /// 8.4: what the card may do for a tank's barrage.
    fn barrage_stakes(&self, s: &Situation, unit: UnitId, hex: SpaceId, stakes: &mut Stakes) {
        let Some(position) = self.data.position(hex) else { return };
        stakes
            .prospects
            .extend(prospects("8.4", self.barrage_chances(s, unit, position, &self.next_cards(s))));
        self.cost(u8::from(!self.is_free(s, unit)), stakes);
        stakes.note("8.4", Message::new("stake-barraged").with("at", hex));
    }

    /// 8.4: ships never miss.
    fn bombard_stakes(&self, s: &Situation, hex: SpaceId, stakes: &mut Stakes) {
        let deep = self.data.position(hex).is_some_and(|p| s.depth(p).is_some());
        let id = if deep { "stake-bombard-depth" } else { "stake-bombard" };
        stakes.note("8.4", Message::new(id).with("at", hex));
        stakes.note("8.4", Message::new("stake-naval").with("left", s.naval.saturating_sub(1)));
        stakes.note("8.4", Message::new("stake-barraged").with("at", hex));
    }

    /// V, VI: whom the sea takes, who is too many, and what is left undone when the actions end.
    fn end_stakes(&self, s: &Situation, stakes: &mut Stakes) {
        let all: Vec<UnitId> = self.ashore(s).collect();
        let drowning: Vec<UnitId> = all.iter().copied().filter(|&u| self.drowns(s, u)).collect();
        stakes.warn_of("5.2", "stake-drowns", &drowning);
        let crowds = |u: UnitId| s.units(&self.data, s.place(u)).count() > crate::movement::STACKING;
        let crowded: Vec<UnitId> =
            all.iter().copied().filter(|&u| self.kind(u).is_unit() && crowds(u)).collect();
        stakes.warn_of("7.6", "stake-overstacked", &crowded);
        if s.turn < LAST_TURN {
            let mut next = s.clone();
            next.turn += 1;
            let wet = |u: UnitId| self.drowns(&next, u) && !self.drowns(s, u);
            let wet: Vec<UnitId> = all.iter().copied().filter(|&u| wet(u)).collect();
            stakes.tell_of("5.2", "stake-tide-next", &wet);
        }
        let standing = self.stand(s);
        let who = |wanted: Standing| -> Vec<UnitId> {
            standing.iter().filter(|(_, standing)| *standing == wanted).map(|(c, _)| UnitId(c.0)).collect()
        };
        let (free, may) = (who(Standing::Free), who(Standing::May));
        if !free.is_empty() {
            let message = Message::new("stake-free-unused").with("n", free.len());
            stakes.lapse("7.1", message, &free);
        }
        // A division has no more to lose than it has people for it.
        let left: u8 = Sector::BOTH
            .map(|division| {
                let able = may.iter().filter(|&&u| s.division(&self.data, u) == division).count();
                s.actions[division.index()].min(able as u8)
            })
            .iter()
            .sum();
        if left > 0 {
            let message = Message::new("stake-actions-unused").with("n", left);
            stakes.lapse("V", message, &may);
        }
        // Ships can still be called for in later turns.
        if s.naval > 0 && self.data.positions.iter().any(|(_, p)| self.check_bombard(s, p.hex).is_ok()) {
            let message = Message::new("stake-naval-unused").with("n", s.naval);
            if s.turn < LAST_TURN { stakes.note("8.4", message) } else { stakes.lapse("8.4", message, &[]) }
        }
    }
}

//! The deck and the cards that lie face up: what is printed on them, and what that does now.

use crate::amphibious::LETTERS;
use crate::artillery::ARTILLERY_FROM;
use crate::cards::{Artillery, CARDS, Card as DrawnCard, Happening, Mark};
use crate::prelude::*;
use crate::present::{STRONGPOINTS, ZONES, code};
use crate::printed::{landers_term, surf_term};
use crate::situation::Resume;
use crate::units::Target;
use sandtable_engine::present::{CardPart, Pile, PlayingCard, Sign};
use sandtable_engine::view::Viewer;

/// The arguments by which a message names things.
const NAMES: [&str; 4] = ["a", "b", "c", "d"];

/// A message that names some things, the first few of them, and says how many there are more.
fn listed(id: Term, things: &[Arg]) -> Message {
    let message = Message::new(id).with("n", things.len());
    let named =
        NAMES.into_iter().zip(things).fold(message, |message, (name, thing)| message.with(name, *thing));
    named.with("more", things.len().saturating_sub(NAMES.len()))
}

/// The same of units.
pub(crate) fn name_units(id: Term, units: &[UnitId]) -> Message {
    let units: Vec<Arg> = units.iter().map(|&unit| Arg::Counter(unit.into())).collect();
    listed(id, &units)
}

impl Omaha {
    pub(crate) fn lay_cards(&self, s: &Situation, _viewer: Viewer) -> Vec<Pile> {
        let shown = |number: u8| s.face_up.contains(&number);
        let discards = (1..=CARDS as u8).rev().filter(|&n| s.discards >> (n - 1) & 1 == 1 && !shown(n));
        let cards: Vec<PlayingCard> = discards.map(|n| self.print_card(s, n, usize::MAX)).collect();
        let mut piles = vec![
            Pile { name: "pile-deck", count: s.deck.count_ones() as u16, cards: Vec::new(), rule: "VI" },
            Pile { name: "pile-discards", count: cards.len() as u16, cards, rule: "VI" },
        ];
        const PLACES: [(&str, &str); pile::PLACES] = [
            ("pile-landing-east", "5.1"),
            ("pile-landing-west", "5.1"),
            ("pile-event", "II"),
            ("pile-fire-east", "6.1"),
            ("pile-fire-west", "6.1"),
            ("pile-action", "7.3"),
        ];
        for (place, (name, rule)) in PLACES.into_iter().enumerate() {
            let card = s.face_up[place];
            let cards: Vec<PlayingCard> =
                (card > 0).then(|| self.print_card(s, card, place)).into_iter().collect();
            piles.push(Pile { name, count: cards.len() as u16, cards, rule });
        }
        piles
    }

    /// A card as it lies in a place: the parts that count there are live.
    fn print_card(&self, s: &Situation, number: u8, place: usize) -> PlayingCard {
        let card = self.card(number);
        let sign = |text: Message, glyph: &'static str| Sign { text, colour: None, glyph: Some(glyph) };
        let landing = place < pile::EVENT;
        let fire = (pile::FIRE..=pile::ACTION).contains(&place);
        let mut letters: Vec<Sign> = [Target::Diamond, Target::Triangle, Target::Circle]
            .into_iter()
            .map(|target| {
                let letter = Arg::Code(LETTERS[usize::from(card.letter(target))]);
                let text = Message::new("card-landing-letter").with("target", target);
                sign(text.with("letter", letter), target.term())
            })
            .collect();
        if card.mine {
            letters.push(sign(Message::new("card-mine"), "mine"));
        }
        let mut shots = Vec::new();
        for shot in &card.fire {
            let colour = Some(shot.colour.word());
            let named = |id| Message::new(id).with("colour", shot.colour);
            let (id, glyph) =
                if shot.depth { ("card-shot-depth", "double-square") } else { ("card-shot", "square") };
            shots.push(Sign { text: named(id), colour, glyph: Some(glyph) });
            let (id, glyph) = match shot.sign {
                Mark::Star => ("card-star", "star"),
                Mark::Armour => ("card-armour", "armour"),
                // The First Wave reads no letters.
                Mark::A | Mark::R | Mark::P | Mark::M | Mark::F => continue,
            };
            shots.push(Sign { text: named(id), colour, glyph: Some(glyph) });
        }
        shots.push(sign(Message::new(card.target.term()), card.target.term()));
        let part = |id, signs, live, rule| CardPart {
            label: Message::new(id),
            signs,
            live,
            means: if live { self.means(s, card, id, place) } else { Vec::new() },
            rule,
        };
        let mut parts = vec![
            part("card-part-landing", letters, landing, "5.1"),
            part("card-part-event", self.event_signs(s, card), place == pile::EVENT, "II"),
            part("card-part-fire", shots, fire, "6.1"),
        ];
        if let Some(Artillery { value, calibres }) = &card.artillery {
            let mut signs = vec![sign(Message::new("card-guns").with("n", *value), "gun")];
            signs.extend(calibres.iter().map(|&mm| {
                let calibre = code(&["75", "88", "105"], &mm.to_string());
                Sign::new(Message::new("card-calibre").with("calibre", calibre))
            }));
            let live = fire && place != pile::ACTION && s.turn >= ARTILLERY_FROM;
            parts.push(part("card-part-artillery", signs, live, "6.5"));
        }
        PlayingCard { number: u16::from(number), parts }
    }

    /// What a card's event says for this turn.
    fn event_signs(&self, s: &Situation, card: &DrawnCard) -> Vec<Sign> {
        let say = |id| Sign::new(Message::new(id));
        let by = |east, west, division| say(if division == Sector::East { east } else { west });
        let zones = |bits: u8| {
            let all = ZONES.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1);
            let all: Vec<Arg> = all.map(|(_, &zone)| Arg::Code(zone)).collect();
            Sign::new(listed("card-event-reinforce", &all))
        };
        match self.happening(s.turn, card.number) {
            Happening::Reinforce(bits) => vec![zones(*bits)],
            Happening::Depth => vec![say("card-event-depth")],
            Happening::DepthBoth => vec![say("card-event-depth-both")],
            Happening::Hero(division, deep) => {
                let mut signs = vec![by("card-event-hero-1", "card-event-hero-29", *division)];
                signs.extend(deep.then(|| say("card-event-hero-depth")));
                signs
            }
            Happening::Naval(0) => vec![say("card-event-naval")],
            Happening::Naval(bits) => vec![say("card-event-naval"), zones(*bits)],
            Happening::Smoke(groups) => {
                let names: Vec<Arg> = groups.iter().map(|group| code(&STRONGPOINTS, group)).collect();
                vec![Sign::new(listed("card-event-smoke", &names))]
            }
            Happening::Scream => vec![say("card-event-scream")],
            Happening::RocketKill => vec![say("card-event-rocket-kill")],
            Happening::Plunge => vec![say("card-event-plunge")],
            Happening::Rally => vec![say("card-event-rally")],
            Happening::Initiative => vec![say("card-event-initiative")],
            Happening::Reduce => vec![say("card-event-reduce")],
            Happening::Regroup(d) => vec![by("card-event-regroup-1", "card-event-regroup-29", *d)],
            Happening::Patrol(d) => vec![by("card-event-patrol-1", "card-event-patrol-29", *d)],
            Happening::Prisoner(d) => vec![by("card-event-prisoner-1", "card-event-prisoner-29", *d)],
            Happening::Meyer => vec![say("card-event-meyer")],
            Happening::EngineersStop => vec![say("card-event-engineers-stop")],
            Happening::Later => vec![say("card-event-later")],
        }
    }

    /// What a part of a card does where it lies, in sentences.
    fn means(&self, s: &Situation, card: &DrawnCard, part: &'static str, place: usize) -> Vec<Message> {
        let sector = |first: usize| if place == first { Sector::East } else { Sector::West };
        match part {
            "card-part-landing" => self.landing_means(s, card, sector(pile::LANDING)),
            "card-part-event" => self.event_means(s, card),
            "card-part-artillery" => {
                let Some(Artillery { value, calibres }) = &card.artillery else { return Vec::new() };
                let guns = i32::from(self.guns(s, sector(pile::FIRE), calibres));
                vec![Message::new("means-artillery").with("guns", guns).with("value", *value)]
            }
            _ if place == pile::ACTION => self.action_means(s, card),
            _ => self.fire_means(s, card, sector(pile::FIRE)),
        }
    }

    /// What each letter does in this turn to those of the sector's units that bear its symbol (5.1).
    fn landing_means(&self, s: &Situation, card: &DrawnCard, sector: Sector) -> Vec<Message> {
        let mut list = Vec::new();
        let boats = || self.data.map.landings.iter().filter(|b| b.sector == sector);
        let in_play = |u: UnitId| self.data.map.is_hex(s.place(u));
        for row in self.data.landing.iter().filter(|row| row.is_for(s.turn)) {
            if !boats().any(|b| row.covers(b)) {
                continue;
            }
            for target in [Target::Diamond, Target::Triangle, Target::Circle] {
                let bears = |u: UnitId| {
                    let unit = &self.data.us[u];
                    unit.target == Some(target) && row.kinds.contains(&unit.kind) && in_play(u)
                };
                if !everybody().any(bears) {
                    continue;
                }
                let letter = card.letter(target);
                list.push(
                    Message::new("means-landing")
                        .with("who", Arg::Term(landers_term(row)))
                        .with("target", target)
                        .with("letter", Arg::Code(LETTERS[usize::from(letter)]))
                        .with("result", Arg::Term(surf_term(&row.results()[usize::from(letter)]))),
                );
            }
        }
        if card.mine {
            list.push(Message::new("means-mine"));
        }
        list
    }

    /// Who fires, or has hit, and which units the card looks for (6.1, 6.3).
    fn fire_means(&self, s: &Situation, card: &DrawnCard, sector: Sector) -> Vec<Message> {
        // Whoever dies in another's place is asked for in the middle of a fire, too.
        let asked = match s.stage {
            Stage::Hit(x, _) | Stage::LeaderHit(x, _) => Some(x),
            Stage::Sacrifice(_) if s.resume == Resume::Fire => {
                Some(if s.face_up[pile::FIRE + 1] == 0 { Sector::East } else { Sector::West })
            }
            _ => None,
        };
        let going_on = asked == Some(sector);
        let named = |id, position: PositionId, n: u8| {
            let colour = self.position(position).colour;
            self.call(Message::new(id), s, position).with("colour", colour).with("n", n)
        };
        let mut list = Vec::new();
        let all = PositionId::all().filter(|&p| self.position(p).sector == sector);
        let scored = all.filter(|&p| s.shots[p] > 0);
        if going_on {
            list.extend(self.firing(s, sector).into_iter().map(|(p, limit)| named("means-fires", p, limit)));
        } else {
            list.extend(scored.clone().map(|p| named("means-scored", p, s.shots[p])));
        }
        list.push(Message::new("means-symbol").with("target", card.target));
        if going_on {
            let targets: Vec<UnitId> = self.still_targets(s, sector).iter().collect();
            list.push(name_units("means-targets", &targets));
        } else if !everybody().any(|u| s.is(u, flag::ACTED)) {
            // Who acts forgets that he was hit: while nobody has, those who were are known.
            let seen = |u: UnitId| scored.clone().any(|p| self.position(p).fire_into(s.place(u)).is_some());
            let hit = everybody().filter(|&u| s.is(u, flag::HIT | flag::PINNED) && seen(u));
            let hit: Vec<UnitId> = hit.collect();
            if !hit.is_empty() {
                list.push(name_units("means-hit", &hit));
            }
        }
        list
    }

    /// Whom a card drawn for a move or a barrage may hit (7.3, 8.4). What it did to a target is told by the events: it lies
    /// there longer.
    fn action_means(&self, s: &Situation, card: &DrawnCard) -> Vec<Message> {
        let target = card.target;
        let moving = matches!(s.stage, Stage::UnderFire(_)) || s.resume == Resume::Moving;
        if moving {
            let movers: Vec<UnitId> = s.group.iter().collect();
            let going = name_units("means-move", &movers).with("at", s.target);
            return vec![going, Message::new("means-moving").with("target", target)];
        }
        vec![Message::new("means-action").with("target", target)]
    }

    /// What the event of this turn does (II).
    fn event_means(&self, s: &Situation, card: &DrawnCard) -> Vec<Message> {
        let of = |id, division: Sector| Message::new(id).with("division", Arg::Term(division.division()));
        let actions = |id| {
            let left = Message::new(id).with("east", s.actions[0]);
            left.with("west", s.actions[1])
        };
        let naval = || Message::new("means-naval").with("n", s.naval);
        match self.happening(s.turn, card.number) {
            Happening::Reinforce(_) => vec![Message::new("means-reinforce")],
            Happening::Depth => vec![Message::new("means-depth")],
            Happening::DepthBoth => vec![Message::new("means-depth-both")],
            Happening::Hero(division, _) => vec![of("means-hero", *division)],
            Happening::Naval(0) => vec![naval()],
            Happening::Naval(_) => vec![naval(), Message::new("means-reinforce")],
            Happening::Smoke(_) => vec![Message::new("means-smoke")],
            Happening::Scream => vec![Message::new("means-scream")],
            Happening::RocketKill => vec![Message::new("means-rocket-kill")],
            Happening::Plunge => vec![Message::new("means-plunge")],
            Happening::Rally => vec![Message::new("means-rally")],
            Happening::Initiative | Happening::Reduce => vec![actions("means-actions")],
            Happening::Regroup(division) => vec![of("means-regroup", *division)],
            Happening::Patrol(division) => vec![of("means-patrol", *division)],
            Happening::Prisoner(division) => vec![of("means-prisoner", *division)],
            Happening::Meyer => vec![Message::new("means-meyer")],
            Happening::EngineersStop | Happening::Later => vec![Message::new("means-nothing")],
        }
    }
}

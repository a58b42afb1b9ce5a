//! What a client shows of this game besides the view: prints, cards of counters and spaces, fields of fire and other
//! overlays, arrivals.

use crate::attack::weapon_term;
use crate::board::{Terrain, Tide};
use crate::data::{Intensity, Shelter};
use crate::ids::Counter;
use crate::prelude::*;
use crate::rules::{AMERICA, GERMANY};
use crate::units::{DepthPool, Pool, Weapons};
use sandtable_engine::present::{
    Card, Dot, Due, Errand, Face, Fact, Legend, Look, Overlay, Pattern, Pile, Present, Printed, Source,
};
use sandtable_engine::sorting;
use sandtable_engine::view::Viewer;

/// The strongpoints as they are printed.
pub(crate) const STRONGPOINTS: [&str; 13] =
    ["WN60", "WN61", "WN62", "WN64", "WN65", "WN66", "WN67", "WN68", "WN69", "WN70", "WN71", "WN72", "WN73"];
pub(crate) const ZONES: [&str; 7] = ["A", "B", "C", "D", "E", "F", "G"];
const EXITS: [&str; 7] = ZONES;
const DRAWS: [&str; 4] = ["D-1", "D-3", "E-1", "E-3"];

/// A word as the client may print it in every language, if it is one of these.
pub(crate) fn code(known: &[&'static str], word: &str) -> Arg {
    Arg::Code(known.iter().find(|k| **k == word).copied().unwrap_or("?"))
}

fn number(value: impl Into<i32>) -> Arg {
    Arg::Number(value.into())
}

/// What may lie on a side: its place in the vocabulary, its term, and how infantry, leaders and vehicles pass it.
pub(crate) const SIDES: [(usize, &str, [&str; 3]); 7] = [
    (0, "side-shingle", ["move-yes", "move-yes", "move-no"]),
    (1, "side-seawall", ["move-yes", "move-yes", "move-no"]),
    (2, "side-slope", ["move-yes", "move-yes", "move-no"]),
    (3, "side-bluff", ["move-climb-2", "move-yes", "move-no"]),
    (4, "side-cliff", ["move-climb-3", "move-no", "move-no"]),
    (5, "side-sheer", ["move-no", "move-no", "move-no"]),
    (6, "side-barrier", ["move-yes", "move-yes", "move-no"]),
];

/// How infantry, leaders and vehicles enter a terrain (7.3).
pub(crate) const fn entry(terrain: Terrain) -> [&'static str; 3] {
    match terrain {
        Terrain::Sea | Terrain::Rough => ["move-no", "move-no", "move-no"],
        Terrain::Woods | Terrain::Bocage => ["move-yes", "move-yes", "move-no"],
        _ => ["move-yes", "move-yes", "move-yes"],
    }
}

/// Where a unit's boats are sent: the term for its landing box or beach.
pub(crate) fn way_term(landing: &str) -> &'static str {
    const WAYS: [(&str, &str); 9] = [
        ("1st", "way-1st"),
        ("29th", "way-29th"),
        ("FG", "way-fg"),
        ("ER", "way-er"),
        ("EG", "way-eg"),
        ("DR", "way-dr"),
        ("DW", "way-dw"),
        ("DG", "way-dg"),
        ("CH", "way-ch"),
    ];
    WAYS.iter().find(|(first, _)| landing.starts_with(first)).map_or("way-event", |(_, term)| term)
}

fn source_of(text: &str) -> Source {
    if text.starts_with("rules") {
        Source::Rules
    } else if text.starts_with("estimate") {
        Source::Estimate
    } else {
        Source::Public
    }
}

/// The codes of weapons as they are printed.
fn codes(weapons: Weapons) -> String {
    weapons.each().map(Weapons::code).collect::<Vec<_>>().join(" ")
}

/// The face of a German counter, which has one step.
fn german_face(name: &str, kind: &str, value: String, notes: Vec<String>) -> Face {
    Face {
        name: name.to_owned(),
        side: GERMANY,
        nation: "nation-de".to_owned(),
        kind: kind.to_owned(),
        unit: String::new(),
        size: String::new(),
        formation: String::new(),
        steps: 1,
        values: vec![value],
        badge: None,
        notes,
    }
}

impl Present for Omaha {
    fn look(&self) -> &Look {
        self.look.get()
    }

    fn faces(&self) -> Vec<Face> {
        let americans = everybody().map(|u| self.print_american(u));
        let germans = self.data.germans.iter().map(|(_, g)| {
            // What garrisons print is the same in every language, and they are no companies.
            let (unit, formation, size) = match g.name.strip_prefix("WN-") {
                Some("rocket") => ("Nb.W. 41".to_owned(), "WN", ""),
                Some(rest) => (rest.rsplit('-').next().unwrap_or(rest).to_ascii_uppercase(), "WN", ""),
                None => {
                    let (unit, formation) = g.name.rsplit_once('/').unwrap_or((&g.name, ""));
                    (unit.to_owned(), formation, "I")
                }
            };
            Face {
                unit,
                size: size.to_owned(),
                formation: formation.to_owned(),
                ..german_face(&g.name, g.pool.term(), g.strength.to_string(), vec![codes(g.needs)])
            }
        });
        let markers = self.data.depths.iter().map(|(_, d)| {
            let value = if d.tactical { "R".to_owned() } else { d.strength.to_string() };
            let needs = codes(d.needs);
            let unit = match &needs[..] {
                "" => value.clone(),
                needs => format!("{value} ({})", needs.replace(' ', ", ")),
            };
            let formation = if d.pool == DepthPool::Wn { "WN" } else { "" }.to_owned();
            Face { unit, formation, ..german_face(&d.name, d.pool.term(), value, vec![needs]) }
        });
        let guns = self.data.guns.iter().map(|gun| Face {
            unit: gun.name.rsplit_once('-').map_or("", |(unit, _)| unit).replace('-', " "),
            ..german_face(&gun.name, "kind-gun", gun.calibre.to_string(), Vec::new())
        });
        americans.chain(germans).chain(markers).chain(guns).collect()
    }

    fn overlays(&self, s: &Situation, _viewer: Viewer) -> Vec<Overlay> {
        let map = &self.data.map;
        let hexes = |keep: &dyn Fn(SpaceId) -> bool| -> Vec<(SpaceId, i32)> {
            map.all().filter(|&hex| keep(hex)).map(|hex| (hex, 0)).collect()
        };
        let overlay = Overlay::new;
        let dotted = |name, rule, dots| Overlay {
            dots,
            ..Overlay::new(name, rule, Some(GERMANY), Pattern::Dots, Vec::new())
        };
        let mut list = vec![
            dotted("overlay-fields", "6.2", self.dots(s, |_| true)),
            dotted("overlay-fields-now", "6.1", self.dots(s, |p| self.fires_now(s, p))),
        ];
        for (sector, name) in [(Sector::East, "overlay-fields-east"), (Sector::West, "overlay-fields-west")] {
            list.push(dotted(name, "6.2", self.dots(s, |p| self.position(p).sector == sector)));
        }
        let control = self.us_control(s);
        let held = hexes(&|hex| control.contains(hex));
        list.push(overlay("overlay-control", "12.1", Some(AMERICA), Pattern::Control, held));
        let lines: HexSet = self.german_lines(s).iter().map(|p| self.position(p).hex).collect();
        let linked = hexes(&|hex| lines.contains(hex));
        list.push(overlay("overlay-german-lines", "12.2", Some(GERMANY), Pattern::Range, linked));
        let leaders: Vec<SpaceId> = everybody()
            .filter(|&u| self.kind(u).is_leader() && !s.is(u, flag::ACTED) && map.is_land(s.place(u)))
            .map(|u| s.place(u))
            .collect();
        let led = hexes(&|hex| leaders.iter().any(|&at| map.distance(at, hex) <= 1) && map.is_land(hex));
        list.push(overlay("overlay-command", "7.1", Some(AMERICA), Pattern::Range, led));
        let under = |tide: Tide| hexes(&|hex| map.at(hex).band.is_some_and(|band| band < tide));
        list.push(overlay("overlay-tide", "5.2", None, Pattern::Zone, under(s.tide(&self.data))));
        let next = self.data.tide((s.turn + 1).min(LAST_TURN));
        list.push(overlay("overlay-tide-next", "5.2", None, Pattern::Zone, under(next)));
        let strewn = hexes(&|hex| map.at(hex).obstacle && !s.cleared.contains(hex));
        list.push(overlay("overlay-obstacles", "10.1", None, Pattern::Zone, strewn));
        let stacked = map.all().filter(|&hex| map.is_land(hex) && s.units(&self.data, hex).count() > 0);
        let steps = stacked.map(|hex| (hex, s.steps_in(&self.data, hex) as i32)).collect();
        list.push(overlay("overlay-steps", "6.3", Some(AMERICA), Pattern::Number, steps));
        if s.stage == Stage::Moving
            && let Some(first) = s.group.first()
        {
            let from = s.place(first);
            let watched = self.reach_of(s, first.into()).into_iter().filter_map(|(to, _)| {
                let watchers = self.watchers(s, from, to).len() as i32;
                (watchers > 0).then_some((to, watchers))
            });
            let watched = watched.collect();
            list.push(overlay("overlay-under-fire", "7.3", Some(GERMANY), Pattern::Number, watched));
        }
        list
    }

    fn due(&self, s: &Situation, _viewer: Viewer) -> Vec<Due> {
        let waiting = s.counters(self.data.map.boxes.track).filter(|&u| self.kind(u) != Kind::Hero);
        let due = waiting.map(|u| Due {
            turn: u16::from(s.due[u]),
            counter: self.show_us(s, u),
            what: Errand::Arrive,
            way: way_term(&self.data.us[u].landing),
        });
        let mut list: Vec<Due> = due.collect();
        sorting::by(&mut list, |a, b| {
            (a.turn, a.way, &a.counter.name).cmp(&(b.turn, b.way, &b.counter.name))
        });
        list
    }

    fn piles(&self, s: &Situation, viewer: Viewer) -> Vec<Pile> {
        self.lay_cards(s, viewer)
    }

    fn counter_card(&self, s: &Situation, viewer: Viewer, counter: CounterId) -> Card {
        let mut card = Card::default();
        let mut add = |fact: Fact, source: &str| card.facts.push(fact.from(source_of(source)));
        let label = Message::new;
        let needs = |needs: Weapons| needs.each().map(weapon_term).collect::<Vec<_>>();
        match counter.into() {
            Counter::American(unit) => return self.describe_american(s, unit),
            Counter::German(unit) if self.knows_unit(s, viewer, unit) => {
                let g = &self.data.germans[unit];
                if let Some(position) = s.position_of(unit) {
                    add(self.name_position(position), &self.position(position).source);
                }
                add(Fact::new(label("card-strength"), [number(g.strength)], "8"), &g.source);
                add(Fact::new(label("card-needs"), needs(g.needs), "8"), &g.source);
                if g.division > 0 {
                    let term = if g.division == 352 { "card-may-retreat" } else { "card-never-retreats" };
                    add(Fact::new(label(term), [number(i32::from(g.division))], "8"), "rules");
                }
                let calibre = match g.pool {
                    Pool::Gun75 => 75,
                    Pool::Gun88 => 88,
                    _ => 0,
                };
                if calibre > 0 {
                    add(Fact::new(label("card-calibre-mm"), [number(calibre)], "6.5"), "rules");
                }
            }
            Counter::Depth(marker) if self.knows_marker(s, viewer, marker) => {
                let d = &self.data.depths[marker];
                if d.tactical {
                    add(Fact::new(label("card-tactical"), [], "9.4"), &d.source);
                } else {
                    add(Fact::new(label("card-strength"), [number(d.strength)], "8"), &d.source);
                    add(Fact::new(label("card-needs"), needs(d.needs), "8"), &d.source);
                }
            }
            Counter::Gun(gun) if gun < self.data.guns.len() => {
                let gun = &self.data.guns[gun];
                add(Fact::new(label("card-calibre-mm"), [number(i32::from(gun.calibre))], "6.5"), "public");
                let sector = gun.sector.into();
                add(Fact::new(label("card-fires-at"), [sector], "6.5"), "public");
                let posts: Vec<Arg> =
                    gun.observers.iter().map(|&p| Arg::Space(self.position(p).hex)).collect();
                add(Fact::new(label("card-observers"), posts, "6.5"), "public");
            }
            _ => {}
        }
        card
    }

    fn space_card(&self, s: &Situation, viewer: Viewer, hex: SpaceId) -> Card {
        let map = &self.data.map;
        let mut card = Card::default();
        if !map.is_hex(hex) {
            return card;
        }
        let label = Message::new;
        let place = map.board.space(hex);
        let ground = map.at(hex);
        let drawn = source_of(&place.source);
        // Who is there comes before what lies there.
        self.describe_position(s, viewer, hex, &mut card);
        if ground.terrain != Terrain::Sea {
            let term = label("card-terrain").with("ground", ground.terrain);
            card.columns = ["legend-infantry", "legend-leaders", "legend-vehicles"].map(Message::new).into();
            card.add(term, entry(ground.terrain).map(Arg::Term), "7.3", drawn);
            let shelter = self.data.ground_shelter(hex);
            if shelter != Shelter::None {
                let doubled = [Arg::Term(shelter.term())];
                card.add("card-shelter", doubled, "8", Source::Public);
            }
            for (bit, term, _) in SIDES {
                let mask = if term == "side-barrier" { crate::board::BARRIER } else { 1 << bit };
                let beyond = map.around[hex].iter().filter(|(_, sides)| sides & mask != 0);
                let beyond: Vec<Arg> = beyond.map(|(to, _)| Arg::Space(*to)).collect();
                if !beyond.is_empty() {
                    card.add(term, beyond, "7.3", drawn);
                }
            }
        }
        card.add("card-sector", [ground.sector.into()], "5.2", Source::Public);
        if let Some(band) = ground.band {
            card.add("card-band", [band.into()], "5.2", Source::Public);
            let turn = (1..=LAST_TURN).find(|&t| self.data.tide(t) > band);
            if let Some(turn) = turn {
                card.add("card-flooded", [number(turn)], "5.2", Source::Rules);
            }
        }
        if ground.obstacle {
            let term = if s.cleared.contains(hex) { "mark-cleared" } else { "card-mined" };
            card.add("card-obstacles", [Arg::Term(term)], "10.1", drawn);
        }
        if let Some(index) = map.landing(hex) {
            let landing = &map.landings[index];
            for (tide, id) in [(Tide::Low, "tide-low"), (Tide::Mid, "tide-mid"), (Tide::High, "tide-high")] {
                let beach = landing.beach[tide as usize];
                let to = if beach == SpaceId::NONE { Arg::Code("–") } else { Arg::Space(beach) };
                let lands = label("card-lands").with("tide", Arg::Term(id));
                card.add(lands, [to], "5.2", Source::Public);
            }
            if !landing.named {
                card.add("card-no-letters", [], "5.3", Source::Rules);
            }
        }
        if let Some((name, _)) = map.gaps.iter().find(|(_, hexes)| hexes.contains(&hex)) {
            card.add("card-draw", [code(&DRAWS, name), number(5)], "13.2", Source::Public);
        }
        if let Some(exit) = map.exits.iter().position(|&h| h == hex) {
            card.add("card-exit", [Arg::Code(EXITS[exit.min(6)])], "12.2", Source::Public);
        }
        if self.worth(hex) > 0 {
            let line = if self.us_lines(s).contains(hex) { "card-us-line" } else { "card-no-us-line" };
            card.add(line, [], "12.3", Source::Rules);
        }
        for &(p, intensity) in &self.data.covered_by[hex] {
            if s.held(&self.data, p) {
                let fire = label("card-under-fire").with("fire", intensity);
                let from = Arg::Space(self.muzzle(s, p, hex));
                let values = [from, self.position(p).colour.into()];
                card.add(fire, values, "6.2", Source::Public);
            }
        }
        if map.is_land(hex) {
            let stacked = label("card-stacked").with("of", 2);
            let units = s.units(&self.data, hex).count() as i32;
            if units > 0 {
                card.add(stacked, [number(units)], "7.6", Source::Rules);
            }
        }
        card
    }

    fn sign(&self, space: SpaceId) -> Option<&str> {
        let boat = self.data.map.landing(space).map(|b| &self.data.map.landings[b]).filter(|b| b.named);
        let position = self.data.position(space).map(|p| self.position(p));
        let lettered = position.filter(|p| p.wn || p.zone.is_some());
        boat.map(|b| b.name.as_str()).or_else(|| lettered.map(|p| p.id.as_str()))
    }

    /// What a hex is worth as it is printed (13.2): a position's point, and a draw's five in its first hex.
    fn worth(&self, space: SpaceId) -> i32 {
        let position = i32::from(self.data.position(space).is_some());
        let gap = self.data.map.gaps.iter().any(|(_, hexes)| hexes.first() == Some(&space));
        position + 5 * i32::from(gap)
    }

    fn legend(&self) -> Legend {
        self.print_legend()
    }

    fn tables(&self) -> Vec<Printed> {
        self.print_tables()
    }
}

impl Omaha {
    fn print_american(&self, unit: UnitId) -> Face {
        let u = &self.data.us[unit];
        let (name, formation) = match u.kind {
            Kind::Infantry | Kind::HeavyInfantry => u.name.split_once('/').unwrap_or((&u.name, "")),
            Kind::Hq | Kind::General | Kind::Hero => {
                let (rank, name) = u.name.split_once('-').unwrap_or(("", &u.name));
                if u.kind == Kind::Hq { (rank, name) } else { (name, "") }
            }
            _ => u.name.rsplit_once('/').unwrap_or((&u.name, "")),
        };
        let size = match u.kind {
            Kind::Infantry | Kind::HeavyInfantry | Kind::Ranger => "I",
            Kind::SpArtillery | Kind::DukwArtillery if formation.is_empty() => "II",
            _ => "",
        };
        Face {
            name: u.name.clone(),
            side: AMERICA,
            nation: "nation-us".to_owned(),
            kind: u.kind.term().to_owned(),
            unit: name.to_owned(),
            size: size.to_owned(),
            formation: formation.to_owned(),
            steps: u.full(),
            values: (1..=u.full()).rev().filter_map(|steps| self.values_with(unit, steps)).collect(),
            badge: u.target.map(|t| t.term().to_owned()),
            notes: u.weapons.iter().rev().map(|&w| codes(w)).collect(),
        }
    }

    pub(crate) fn name_phases(&self) -> Vec<Message> {
        ["phase-amphibious", "phase-event", "phase-fire", "phase-engineers", "phase-actions", "phase-end"]
            .map(Message::new)
            .into()
    }

    /// The dots of the fields of fire of these positions, with a rim about those who fire.
    fn dots(&self, s: &Situation, keep: impl Fn(PositionId) -> bool) -> Vec<Dot> {
        let mut dots = Vec::new();
        for position in PositionId::all().filter(|&p| s.projects(&self.data, p)) {
            if !keep(position) {
                continue;
            }
            let p = self.position(position);
            let colour = p.colour.word();
            if s.can_fire(position) {
                dots.push(Dot { space: p.hex, colour, weight: 0 });
            }
            if self.speaks(position) {
                dots.extend(p.field.iter().map(|&(hex, intensity)| Dot {
                    space: hex,
                    colour,
                    weight: intensity as u8,
                }));
            }
        }
        dots
    }

    /// Whether a position fires with the card that lies open for its sector (6.1).
    fn fires_now(&self, s: &Situation, position: PositionId) -> bool {
        let p = self.position(position);
        let card = s.face_up[pile::FIRE + p.sector.index()];
        let shot = (card > 0).then(|| self.card(card).shot(p.colour)).flatten();
        shot.is_some_and(|shot| self.fires(s, position, shot).is_ok())
    }

    fn describe_american(&self, s: &Situation, unit: UnitId) -> Card {
        let u = &self.data.us[unit];
        let steps = s.steps[unit];
        let mut card = Card::default();
        let source = source_of(&u.source);
        let label = Message::new;
        if u.kind.is_unit() {
            // A column for each side of the counter, the full one first.
            let sides = || (1..=u.full()).rev();
            if u.full() > 1 {
                card.columns = sides().map(|n| label("card-with-steps").with("n", n)).collect();
            }
            let row = |id: Term, value: &dyn Fn(usize) -> Arg, rule| {
                let values: Vec<Arg> = sides().map(|n| value(usize::from(n) - 1)).collect();
                Fact::new(label(id), values, rule).from(source)
            };
            card.facts.push(row("card-strength", &|i| number(u.strength[i]), "8"));
            let all = u.weapons.iter().fold(Weapons::NONE, |all, &w| all.and(w));
            for weapon in all.each() {
                let has = |i: usize| Arg::Code(if u.weapons[i].has(weapon) { "●" } else { "–" });
                let Arg::Term(term) = weapon_term(weapon) else { continue };
                card.facts.push(row(term, &has, "8"));
            }
        }
        if u.kind.is_unit() {
            let left = label("card-steps").with("of", u.full());
            card.add(left, [number(steps)], "6.3", Source::Rules);
            let range = u.range_with(steps);
            let range = if range >= 99 { Arg::Term("range-unlimited") } else { number(range) };
            card.add("card-range", [range], "8", source);
        }
        if u.kind == Kind::Tank {
            let near = [Arg::Term("weapon-MG"), Arg::Term("weapon-BR")];
            card.add("card-tank-near", near, "8", Source::Public);
        }
        if let Some(target) = u.target {
            card.add("card-target", [target.into()], "6.1", source);
        }
        if u.armoured {
            card.add("card-armoured", [], "6.3", Source::Public);
        }
        let division = Arg::Term(s.division(&self.data, unit).division());
        card.add("card-division", [division], "5.2", Source::Rules);
        if let Some(turn) = u.arrival {
            let arrival = label("card-arrival").with("turn", turn.max(1));
            card.add(arrival, [Arg::Term(way_term(&u.landing))], "5.3", Source::Public);
        }
        if u.kind.is_leader() {
            card.add("card-leads", [], "7.1", Source::Rules);
        } else if self.data.map.is_land(s.place(unit)) && u.kind.is_unit() && self.acts_free(s, unit) {
            card.add("card-free", [], "7.1", Source::Rules);
        }
        if self.drowns(s, unit) {
            card.add("card-drowns", [], "5.2", Source::Rules);
        }
        card
    }

    /// What a German position is called, and its colour (6.1).
    fn name_position(&self, position: PositionId) -> Fact {
        let p = self.position(position);
        let colour = p.colour.into();
        if p.wn {
            let name = code(&STRONGPOINTS, &p.group);
            Fact::new(Message::new("card-strongpoint"), [name, colour], "6.1")
        } else {
            Fact::new(Message::new("card-position"), [colour], "6.1")
        }
    }

    /// A German position: its colour, what it is called, how far it sees and what may lie there.
    fn describe_position(&self, s: &Situation, viewer: Viewer, hex: SpaceId, card: &mut Card) {
        let Some(position) = self.data.position(hex) else { return };
        let p = self.position(position);
        let source = source_of(&p.source);
        let label = Message::new;
        card.facts.push(self.name_position(position).from(source));
        if !p.wn {
            match p.zone {
                Some(zone) if p.priority > 0 => {
                    let values = [Arg::Code(ZONES[usize::from(zone)]), number(p.priority)];
                    card.add("card-zone-number", values, "9.3", source);
                }
                _ => card.add("card-blank", [], "9.3", source),
            }
        }
        for intensity in [Intensity::Intense, Intensity::Steady, Intensity::Sporadic] {
            let hexes = p.field.iter().filter(|(_, i)| *i == intensity).count() as i32;
            let field = label("card-field").with("fire", intensity);
            card.add(field, [number(hexes)], "6.2", source);
        }
        card.add("card-points", [number(1)], "13.2", Source::Rules);
        let ranged = |[id, alike]: [&'static str; 2], strengths: Vec<u8>| {
            let (least, most) = (strengths.iter().min(), strengths.iter().max());
            let of = label(if least == most { alike } else { id }).with("n", strengths.len());
            let [least, most] = [least, most].map(|strength| i32::from(*strength.unwrap_or(&0)));
            Fact::new(of.with("least", least).with("most", most), [], "8")
        };
        if s.occupant(position).is_some_and(|u| !self.knows_unit(s, viewer, u)) {
            let units = self.possible_units(s, position).into_iter();
            let strengths = units.map(|u| self.data.germans[u].strength).collect();
            card.facts.push(ranged(["card-could-be", "card-must-be"], strengths).from(Source::Rules));
        }
        if let Some(marker) = s.depth(position) {
            let strength = |m: DepthId| self.data.depths[m].strength;
            let fact = if self.knows_marker(s, viewer, marker) {
                Fact::new(label("card-depth-known"), [number(strength(marker))], "8")
            } else {
                let markers = self.possible_markers(s, position).into_iter();
                ranged(["card-depth", "card-depth-alike"], markers.map(strength).collect())
            };
            card.facts.push(fact.from(Source::Rules));
        }
        let line = if self.german_line(s, position) { "card-line" } else { "card-no-line" };
        card.add(line, [], "12.2", Source::Rules);
    }
}

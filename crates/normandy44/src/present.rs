//! What a client shows of this game besides the view: prints, cards, ways, overlays, arrivals, legend and tables.

use crate::Normandy44;
use crate::board::{Pace, Terrain, feature, side};
use crate::data::UNITS;
use crate::results::Cell;
use crate::situation::{Mode, Situation, flag};
use crate::units::{Kind, Side, Way};
use crate::victory::{CAMPAIGN, SEVEN};
use sandtable_engine::guide::{Goal, Leg, Prize, Reason};
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::present::{
    Card, Due, Errand, Face, Fact, Legend, LegendLine, Look, Overlay, Pattern, Present, Printed, Source,
};
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SideId, SpaceId, UnitId};

fn number(value: impl Into<i32>) -> Arg {
    Arg::Number(value.into())
}

fn source(text: &str) -> Source {
    if text.starts_with("rules") || text.starts_with("derived") {
        Source::Rules
    } else if text.starts_with("public") {
        Source::Public
    } else {
        Source::Estimate
    }
}

impl Present for Normandy44 {
    fn parts_of_a_point(&self) -> u16 {
        crate::view::PARTS
    }

    fn look(&self) -> &Look {
        self.look.get()
    }

    fn faces(&self) -> Vec<Face> {
        let face = |unit: UnitId| {
            let (u, printed) = (&self.data.units[unit], &self.data.printed[unit]);
            let formation = u.formation.map(|f| self.data.formations[usize::from(f)].id.clone());
            let faces = if u.strength[0] != u.strength[1] { 2 } else { 1 };
            let note = match (u.armour, u.antitank) {
                (0, _) => format!("{:+}", u.quality),
                (armour, true) => format!("A{armour}r"),
                (armour, false) if u.silhouette => format!("A{armour}"),
                (armour, false) => format!("{:+} A{armour}", u.quality),
            };
            Face {
                name: self.data.names[unit].clone(),
                side: SideId(u.side as u8),
                nation: u.nation.term().to_owned(),
                kind: u.kind.term().to_owned(),
                unit: printed.number.clone(),
                size: printed.size.clone(),
                formation: formation.unwrap_or_default(),
                steps: u.steps,
                values: (0..faces).map(|face| self.values(unit, face)).collect(),
                badge: None,
                notes: vec![note; faces],
            }
        };
        self.data.all_units().map(face).collect()
    }

    fn overlays(&self, s: &Situation, _viewer: Viewer) -> Vec<Overlay> {
        let map = &self.data.map;
        let mut list = Vec::new();
        let mut lay = |name, rule, side: Option<Side>, pattern, test: &dyn Fn(SpaceId) -> Option<i32>| {
            let hexes = map.all_hexes().filter_map(|hex| Some((hex, test(hex)?)));
            list.push(Overlay::new(
                name,
                rule,
                side.map(|side| SideId(side as u8)),
                pattern,
                hexes.collect(),
            ));
        };
        for (of, zones, supply, without) in [
            (Side::Allied, "overlay-zones-allied", "overlay-supply-allied", "overlay-without-allied"),
            (Side::German, "overlay-zones-german", "overlay-supply-german", "overlay-without-german"),
        ] {
            let covered = |hex| s.zones[of.index()].covers(hex).then_some(0);
            lay(zones, "8.1", Some(of), Pattern::Zone, &covered);
            let supplied = self.supplied(s, of);
            lay(supply, "18.2", Some(of), Pattern::Range, &|hex| supplied.contains(hex).then_some(0));
            // On the morning of the landing nobody of the Allies has a beach yet.
            let ashore = s.turn > 1 || of == Side::German;
            let cut_off = |hex| ashore && s.stands(&self.data, of, hex) && !supplied.contains(hex);
            lay(without, "18.3", Some(of), Pattern::Zone, &|hex| cut_off(hex).then_some(0));
        }
        let naval = |hex| map.has(hex, feature::NAVAL).then_some(0);
        lay("overlay-ships", "19.2", Some(Side::Allied), Pattern::Range, &naval);
        lay("overlay-held", "24.3", Some(Side::Allied), Pattern::Control, &|hex| {
            s.held.contains(hex).then_some(0)
        });
        lay("overlay-towns", "24.3", None, Pattern::Number, &|hex| {
            Some(self.town_points(hex)).filter(|&points| points > 0)
        });
        lay("overlay-stacking", "7.1", None, Pattern::Number, &|hex| {
            let load = self.load(s, s.stacks.units(hex));
            (!s.stacks.is_empty(hex)).then_some(i32::from(load.min(99)))
        });
        lay("overlay-entries", "6.6", Some(Side::German), Pattern::Range, &|hex| map.zone(hex).map(|_| 0));
        for (of, bonds, broken, ways) in [
            (Side::Allied, "overlay-bonds-allied", "overlay-broken-allied", "overlay-lines-allied"),
            (Side::German, "overlay-bonds-german", "overlay-broken-german", "overlay-lines-german"),
        ] {
            let side = Some(SideId(of as u8));
            let Bonds { whole, cut, cuts } = self.bonds(s, of);
            list.push(Overlay::of_lines(bonds, "8.5.1", side, Pattern::Bond, whole, Vec::new()));
            let cuts = cuts.into_iter().map(|hex| (hex, 0)).collect();
            list.push(Overlay::of_lines(broken, "8.5.3", side, Pattern::Broken, cut, cuts));
            let lines = self.supply_ways(s, of);
            list.push(Overlay::of_lines(ways, "18.2", side, Pattern::Supply, lines, Vec::new()));
        }
        list
    }

    fn due(&self, s: &Situation, _viewer: Viewer) -> Vec<Due> {
        let boxes = &self.data.map.boxes;
        let waits = |unit: &UnitId| s.place(*unit) == boxes.reinforcements;
        let due = self.data.side(Side::German).filter(waits).map(|unit| {
            let u = &self.data.units[unit];
            let way = u.zone.map_or("way-edge", crate::units::Zone::term);
            Due { turn: u16::from(u.turn), counter: self.show_unit(s, unit), what: Errand::Arrive, way }
        });
        let mut list: Vec<Due> = due.collect();
        list.sort_by(|a, b| (a.turn, &a.counter).cmp(&(b.turn, &b.counter)));
        list
    }

    fn counter_card(&self, s: &Situation, _viewer: Viewer, counter: CounterId) -> Card {
        let unit = UnitId(counter.0);
        let mut card = Card::default();
        if unit.index() >= UNITS {
            return card;
        }
        let (u, printed) = (&self.data.units[unit], &self.data.printed[unit]);
        let from = source(&printed.source);
        let mut add = |fact: Fact| card.facts.push(fact);
        let new = Message::new;
        let strength = if u.defends_only { "card-defence-only" } else { "card-strength" };
        add(Fact::new(new(strength), [number(s.strength(&self.data, unit))], "2.3.1").from(from));
        let pace = if u.mechanised { "card-mechanised" } else { "card-foot" };
        add(Fact::new(new(u.kind.term()), [Arg::Term(pace)], kind_rule(u)).from(Source::Rules));
        let rule = match u.kind {
            Kind::Bicycle => "9.9",
            _ if u.mechanised && u.side == Side::German => "9.7",
            _ => "9.1",
        };
        add(Fact::new(new("card-movement"), [number(u.movement)], rule).from(from));
        add(Fact::new(new("card-quality"), [number(u.quality)], "11.5").from(from));
        add(Fact::new(
            new("card-steps").with("of", i32::from(u.steps)),
            [number(s.steps(&self.data, unit))],
            if u.steps > 2 { "2.3.5" } else { "12.3" },
        )
        .from(from));
        if u.armour > 0 {
            let (id, rule) = if u.antitank { ("card-antitank", "11.4.3") } else { ("card-armour", "11.4") };
            add(Fact::new(new(id), [number(u.armour)], rule).from(from));
        }
        let stacking = number(self.stacking(s, unit));
        add(Fact::new(new("card-stacking"), [stacking], "7.1").from(Source::Rules));
        let range = match u.kind {
            Kind::Hq => self.data.numbers.hq_range,
            Kind::Werfer => self.data.numbers.werfer_range,
            _ => 0,
        };
        if range > 0 {
            let rule = if u.kind == Kind::Hq { "17.2" } else { "17.3" };
            add(Fact::new(new("card-range"), [number(range)], rule).from(Source::Rules));
        }
        if u.side == Side::Allied && !matches!(u.way, Way::Cadre) {
            add(Fact::new(new("card-cost"), [number(self.cost(unit))], "6.5.1").from(Source::Rules));
        }
        if let Some(pool) = self.pool_of(s, unit) {
            add(Fact::new(new("card-pool"), [Arg::Term(pool.term())], "6.2").from(Source::Rules));
        }
        if let Some(behind) = self.behind(s, unit) {
            add(Fact::new(new("card-stands-for"), [Arg::Counter(behind.into())], "17.9").from(Source::Rules));
        }
        if u.restricted && !s.is(unit, flag::RELEASED) {
            add(Fact::new(new("card-restricted"), [], "17.6").from(Source::Rules));
        }
        for (bit, id) in [(flag::STRATEGIC, "state-strategic"), (flag::LORRIES, "state-lorries")] {
            if s.is(unit, bit) {
                add(Fact::new(new(id), [], "9.8.5").from(Source::Rules));
            }
        }
        let arrival = new("card-arrival").with("turn", i32::from(u.turn));
        add(Fact::new(arrival, [Arg::Term(u.way.term())], "24.2").from(from));
        card
    }

    fn space_card(&self, s: &Situation, _viewer: Viewer, hex: SpaceId) -> Card {
        let map = &self.data.map;
        if !map.is_hex(hex) {
            return Card::default();
        }
        let mut card = Card::default();
        let new = Message::new;
        let from = source(&map.board.space(hex).source);
        let terrain = map.terrain(hex);
        let mut add = |fact: Fact| card.facts.push(fact);
        add(Fact::new(new("card-ground"), [Arg::Term(terrain.term())], "2.2").from(from));
        let (bonus, ground) = self.ground_bonus(hex);
        if bonus > 0 {
            let label = new("card-bonus").with("ground", Arg::Term(ground));
            add(Fact::new(label, [Arg::Number(bonus as i32)], "11.2").from(Source::Rules));
        }
        if map.has(hex, feature::HILLTOP) {
            add(Fact::new(new("card-hilltop"), [number(-1)], "11.8").from(Source::Rules));
        }
        if self.has_position(s, hex) {
            add(Fact::new(new("card-position"), [], "16.1").from(Source::Rules));
        }
        if self.is_closed_to_tanks(s, hex) {
            add(Fact::new(new("card-no-tanks"), [], "11.4.4").from(Source::Rules));
        }
        if map.beyond[hex].iter().any(|b| b.on & side::IMPASSABLE != 0) {
            add(Fact::new(new("card-impassable"), [], "9.6").from(from));
        }
        for (of, supply, bonds) in [
            (Side::Allied, "overlay-supply-allied", "overlay-bonds-allied"),
            (Side::German, "overlay-supply-german", "overlay-bonds-german"),
        ] {
            if self.sources(s, of).contains(&hex) {
                add(Fact::new(new(supply), [], "18.1").from(Source::Rules));
            }
            if let Some(rule) = self.bond_rule(s, of, hex) {
                add(Fact::new(new(bonds), [], rule).from(Source::Rules));
            }
        }
        if map.has(hex, feature::NAVAL) {
            add(Fact::new(new("card-naval"), [], "19.2").from(from));
        }
        if let Some(zone) = map.zone(hex) {
            add(Fact::new(new("card-entry"), [Arg::Term(zone.term())], "6.6").from(from));
        }
        if self.town_points(hex) > 0 {
            add(Fact::new(new("card-points"), [number(self.town_points(hex))], "24.3").from(Source::Rules));
        }
        let holder = SideId(s.controller(hex) as u8);
        add(Fact::new(new("card-held"), [Arg::Side(holder)], "24.3").from(Source::Rules));
        let load = self.load(s, s.stacks.units(hex)).min(99);
        let stacked = new("card-stacked").with("of", i32::from(self.data.numbers.stacking));
        add(Fact::new(stacked, [number(load)], "7.1").from(Source::Rules));
        card
    }

    fn worth(&self, space: SpaceId) -> i32 {
        if self.data.map.is_hex(space) { self.town_points(space) } else { 0 }
    }

    fn legend(&self) -> Legend {
        let cost = |foot: u8, mech: Option<u8>| {
            let mech = mech.map_or(Arg::Code("–"), |mech| Arg::Points(i32::from(mech)));
            vec![Arg::Points(i32::from(foot)), mech]
        };
        let line = |name, swatch, foot, mech, bonus: u32| {
            let mut values = cost(foot, mech);
            values.push(Arg::Number(bonus as i32));
            LegendLine { name, swatch, values }
        };
        let bonus = |terrain: Terrain| self.data.bonus[terrain as usize];
        Legend {
            columns: ["card-foot", "card-mechanised", "legend-bonus"].map(Message::new).into(),
            lines: vec![
                line("terrain-clear", "clear", 6, Some(6), bonus(Terrain::Clear)),
                line("terrain-mixed", "mixed", 6, Some(6), bonus(Terrain::Mixed)),
                line("terrain-bocage", "bocage", 6, Some(6), bonus(Terrain::Bocage)),
                line("terrain-woods", "woods", 6, Some(12), bonus(Terrain::Woods)),
                line("legend-flooded", "flooded", 12, None, 0),
                line("terrain-city", "city", 6, Some(6), bonus(Terrain::City)),
                line("terrain-town", "town", 6, Some(6), self.data.bonus[7]),
                line("legend-primary", "main", 3, Some(2), 0),
                line("legend-secondary", "minor", 3, Some(3), 0),
            ],
            rule: "9.1",
        }
    }

    fn tables(&self) -> Vec<Printed> {
        let six = |cells: &dyn Fn(usize) -> Vec<String>| -> Vec<(String, Vec<String>)> {
            (0..6).map(|row| ((row + 1).to_string(), cells(row))).collect()
        };
        let combat = six(&|row| {
            let cells = self.data.combat[row].iter();
            std::iter::once(Cell::A1).chain(cells.copied()).map(|c| c.word().to_owned()).collect()
        });
        let stand = (0..7).map(|row| {
            let cells = self.data.stand[row].iter().map(|c| c.code().to_owned());
            (format!("{}{}", row + 1, if row == 6 { "+" } else { "" }), cells.collect())
        });
        let columns = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
        let landing = six(&|row| {
            let cells = self.data.invasion[row].iter();
            cells.map(|l| format!("{} {}", l.cell.word(), l.advance)).collect()
        });
        let drop = six(&|row| self.data.dispersal[row].iter().map(|c| c.word().to_owned()).collect());
        vec![
            Printed { name: "table-combat", rule: "12.1", columns: self.printed_columns(), lines: combat },
            Printed {
                name: "table-stand",
                rule: "12.4",
                columns: columns(&["◌", "◍", "IP", "SP"]),
                lines: stand.collect(),
            },
            Printed {
                name: "table-invasion",
                rule: "20.3",
                columns: columns(&["Omaha", "…", "Utah"]),
                lines: landing,
            },
            Printed {
                name: "table-dispersal",
                rule: "20.2",
                columns: columns(&["82", "101", "6"]),
                lines: drop,
            },
        ]
    }
}

/// The rule of what a unit is.
const fn kind_rule(unit: &crate::units::Unit) -> &'static str {
    match unit.kind {
        Kind::Strongpoint => "2.3.7",
        Kind::Flak => "17.7",
        Kind::BeachEngineers => "17.8",
        _ if unit.silhouette => "2.3.6",
        _ => "2.3.3",
    }
}

impl Normandy44 {
    /// The rule of the bonds of a side that its enemies meet in a hex or on its sides: the most particular (8.5).
    fn bond_rule(&self, s: &Situation, of: Side, hex: SpaceId) -> Option<&'static str> {
        let (map, enemy) = (&self.data.map, of.enemy());
        let through = s.bonded(map, enemy, hex);
        if through && s.bonded(map, of, hex) {
            return Some("8.5.4");
        }
        let around = s.bonding(map, of, hex);
        let casts = |d: usize| around >> (d % 6) & 1 == 1;
        let barred = (0..6).filter(|&d| s.barred(map, enemy, hex, d, false));
        let mut found = through.then_some("8.5.1");
        for d in barred {
            if !(casts(d + 1) && casts(d + 5)) {
                return Some("8.5.5");
            }
            let wet = map.beyond[hex][d].on & (side::MAJOR | side::FLOOD) != 0;
            found = if wet { Some("8.5.6") } else { found.or(Some("8.5.1")) };
        }
        found
    }

    /// The bonds of a side: between two hexes, or from a hex to the border beside its neighbour (8.5).
    pub(crate) fn bonds(&self, s: &Situation, of: Side) -> Bonds {
        let (map, enemy) = (&self.data.map, of.enemy());
        let mut bonds = Bonds::default();
        for hex in map.all_hexes() {
            let around = s.bonding(map, of, hex);
            if around == 0 || s.stands(&self.data, of, hex) {
                continue;
            }
            let at = |d: usize| (around >> d & 1 == 1).then(|| map.beyond[hex][d].to);
            let stands = s.stands(&self.data, enemy, hex);
            for d in 0..3 {
                // Bonds of hex: from one of the first three directions to the opposite.
                if let (Some(a), Some(b)) = (at(d), at(d + 3)) {
                    bonds.add(a, b, stands.then_some([hex, hex]));
                }
                // Bonds of side: each side once.
                let to = map.beyond[hex][d].to;
                if to == SpaceId::NONE || !s.barred(map, enemy, hex, d, false) {
                    continue;
                }
                let both = stands && s.stands(&self.data, enemy, to);
                let ends = (at((d + 5) % 6), at((d + 1) % 6));
                let (a, b) = match ends {
                    (Some(a), Some(b)) => (a, b),
                    (Some(a), None) | (None, Some(a)) => (a, hex),
                    (None, None) => continue,
                };
                bonds.add(a, b, both.then_some([hex, to]));
            }
        }
        bonds
    }

    /// The way that a move would take, hex by hex.
    pub(crate) fn print_route(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Vec<Leg> {
        if !self.may_ask_of(s, unit) || self.check_move(s, unit).is_err() || !self.data.map.is_hex(to) {
            return Vec::new();
        }
        let mode = match s.stage {
            crate::situation::Stage::Moving(other, mode) if other == unit => mode,
            _ => Mode::Usual,
        };
        let way = self.way_to(s, unit, mode, to);
        let map = &self.data.map;
        let (own, at) = (self.data.units[unit].side, s.place(unit));
        let costs = self.way_costs(s, unit, mode, &way);
        let mut legs = Vec::new();
        let mut last = SpaceId::NONE;
        let mut paid = 0;
        for (i, &space) in way.iter().enumerate() {
            let mut reasons = Vec::new();
            let start = i == 0 && map.is_hex(at);
            let cost = if start { 0 } else { costs.as_ref().map_or(0, |costs| costs[i] - paid) };
            paid += cost;
            if !start {
                let on = if last == SpaceId::NONE { 0 } else { map.between(last, space) };
                let named = [
                    (side::PRIMARY, "leg-primary"),
                    (side::SECONDARY, "leg-secondary"),
                    (side::MAJOR, "leg-major"),
                    (side::MINOR, "leg-minor"),
                    (side::FLOOD, "leg-flood"),
                ];
                if costs.is_none() {
                    reasons.push(Message::new("leg-tactical"));
                } else if last == SpaceId::NONE {
                    reasons.push(Message::new("leg-enters"));
                } else {
                    if last == at && s.engaged(own, at) {
                        reasons.push(Message::new("leg-leaves-zone"));
                    }
                    let found = named.iter().find(|(bit, _)| on & bit != 0);
                    reasons.extend(found.map(|(_, id)| Message::new(id)));
                }
                reasons.push(Message::new(map.terrain(space).term()));
                if s.engaged(own, space) {
                    reasons.push(Message::new("leg-zone"));
                }
            }
            let on = if start || last == SpaceId::NONE { 0 } else { map.between(last, space) };
            let from_zone = last != SpaceId::NONE && last == at && s.engaged(own, at);
            let hunted = self.pace(s, unit, mode) == Pace::Hunted;
            let rule = match s.engaged(own, space) {
                true if from_zone => "8.3",
                true => "8.2",
                false if from_zone => "8.2",
                false if costs.is_none() && !start => "9.10",
                false if on & side::PRIMARY != 0 && hunted => "9.7",
                false if on & side::ROAD != 0 => "9.3",
                false if on & side::CAUSEWAY != 0 => "9.11",
                false if on & (side::MAJOR | side::MINOR) != 0 => "9.4",
                false if on & side::FLOOD != 0 => "9.5",
                false => "9.1",
            };
            legs.push(Leg { space, cost: u16::from(cost), reasons, rule });
            last = space;
        }
        legs
    }

    /// What wins, and how that stands.
    pub(crate) fn tell_goal(&self, s: &Situation) -> Goal {
        use crate::data::ScenarioKind;
        let [allied, german] = self.points(s);
        let map = &self.data.map;
        let ahead = SideId(self.ahead(s) as u8);
        let (aim, rule, standing) = match self.kind(s) {
            ScenarioKind::Campaign => (
                Message::new("goal-campaign").with("points", CAMPAIGN),
                "24.3",
                Message::new("goal-campaign-standing")
                    .with("side", ahead)
                    .with("points", allied - german)
                    .with("of", CAMPAIGN),
            ),
            ScenarioKind::Seven => (
                Message::new("goal-seven").with("points", SEVEN),
                "25.2",
                Message::new("goal-seven-standing")
                    .with("side", ahead)
                    .with("points", allied)
                    .with("of", SEVEN),
            ),
            ScenarioKind::Cherbourg => {
                let id = if allied > 0 { "goal-cherbourg-won" } else { "goal-cherbourg-open" };
                (Message::new("goal-cherbourg"), "26.3", Message::new(id))
            }
        };
        let prizes = map
            .all_hexes()
            .filter(|&hex| self.town_points(hex) > 0)
            .filter(|&hex| self.counts_allied(hex) || s.controller(hex) == Side::German)
            .map(|hex| Prize {
                space: hex,
                worth: self.town_points(hex),
                holder: Some(SideId(s.controller(hex) as u8)),
            })
            .collect();
        let mut decided = Vec::new();
        if s.stage == crate::situation::Stage::Over {
            let (id, rule) = match (s.decided, self.ahead(s)) {
                (Some(Side::Allied), _) => ("decided-allied-at-once", "23.2"),
                (Some(Side::German), _) => ("decided-german-at-once", "23.3"),
                (None, Side::Allied) => ("decided-allied-points", rule),
                (None, Side::German) => ("decided-german-points", rule),
            };
            decided.push(Reason { message: Message::new(id).with("points", allied - german), rule });
        }
        Goal { aim, rule, standing, ahead: Some(SideId(self.ahead(s) as u8)), prizes, decided }
    }
}

/// The bonds of a side: those that hold, those that are cancelled, and where.
#[derive(Debug, Default)]
pub(crate) struct Bonds {
    whole: Vec<Vec<SpaceId>>,
    cut: Vec<Vec<SpaceId>>,
    cuts: Vec<SpaceId>,
}

impl Bonds {
    fn add(&mut self, a: SpaceId, b: SpaceId, cut: Option<[SpaceId; 2]>) {
        match cut {
            None => self.whole.push(vec![a, b]),
            Some(cuts) => {
                self.cut.push(vec![a, b]);
                for hex in cuts {
                    if !self.cuts.contains(&hex) {
                        self.cuts.push(hex);
                    }
                }
            }
        }
    }
}

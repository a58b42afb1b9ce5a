//! What a client shows of this game besides the view: prints, cards, ways, overlays, arrivals, legend and tables.

use crate::board::{Ground, Terrain, feature, side};
use crate::prelude::*;
use crate::results::{Bomb, Cell};
use crate::units::{UNITS, Way};
use sandtable_engine::SideId;
use sandtable_engine::guide::Leg;
use sandtable_engine::present::{
    Card, Due, Errand, Face, Fact, Legend, LegendLine, Look, Overlay, Pattern, Present, Printed, Source,
};
use sandtable_engine::sorting;
use sandtable_engine::view::Viewer;

const fn halves(value: u8) -> Arg {
    Arg::Points(value as i32)
}

fn number(value: impl Into<i32>) -> Arg {
    Arg::Number(value.into())
}

impl Present for Campanha {
    fn parts_of_a_point(&self) -> u16 {
        2
    }

    fn look(&self) -> &Look {
        self.look.get()
    }

    fn faces(&self) -> Vec<Face> {
        let faces = self.data.all_units().map(|unit| {
            let (u, printed) = (&self.data.units[unit], &self.data.printed[unit]);
            let range = if u.range > 0 { format!(" ({})", u.range) } else { String::new() };
            let division = u.division.map(|d| self.data.divisions[usize::from(d)].id.clone());
            Face {
                name: self.data.names[unit].clone(),
                side: SideId(u.side as u8),
                nation: u.nation.term().to_owned(),
                kind: u.kind.term().to_owned(),
                unit: printed.number.clone(),
                size: printed.size.clone(),
                formation: division.unwrap_or_default(),
                steps: 2,
                values: (0..2)
                    .map(|face| format!("{}-{}-{}{range}", u.attack[face], u.defence[face], u.movement))
                    .collect(),
                badge: None,
                notes: Vec::new(),
            }
        });
        faces.collect()
    }

    fn overlays(&self, s: &Situation, viewer: Viewer) -> Vec<Overlay> {
        let map = &self.data.map;
        let count = |number: usize| (number > 0).then_some(number as i32);
        let mut list = Vec::new();
        let mut lay = |name, rule, side: Option<Side>, pattern, number: &dyn Fn(SpaceId) -> Option<i32>| {
            let hexes = map.all_hexes().filter_map(|hex| Some((hex, number(hex)?)));
            list.push(Overlay::new(
                name,
                rule,
                side.map(|side| SideId(side as u8)),
                pattern,
                hexes.collect(),
            ));
        };
        for (side, zones, guns) in [
            (Side::Allied, "overlay-zones-allied", "overlay-guns-allied"),
            (Side::German, "overlay-zones-german", "overlay-guns-german"),
        ] {
            let covered = |hex| s.zones[side.index()].covers(hex).then_some(0);
            lay(zones, "4.1.2", Some(side), Pattern::Zone, &covered);
            let known = self.guns(s, side).filter(|&unit| self.knows(s, viewer, unit));
            let ready: Vec<(SpaceId, u8)> =
                known.map(|unit| (s.place(unit), self.data.units[unit].range)).collect();
            let in_range = |hex| ready.iter().any(|&(at, range)| map.distance(at, hex) <= range).then_some(0);
            lay(guns, "8.0", Some(side), Pattern::Range, &in_range);
        }
        let allied = Some(Side::Allied);
        let ships = |hex| self.data.in_naval_range.contains(hex).then_some(0);
        lay("overlay-ships", "10.0", allied, Pattern::Range, &ships);
        lay("overlay-held", "11.2", allied, Pattern::Control, &|hex| s.held.contains(hex).then_some(0));
        lay("overlay-stacking", "4.1.1", None, Pattern::Number, &|hex| count(s.stacks.count(hex)));
        let own = match viewer {
            Viewer::Seat(seat) => usize::from(seat.0) == s.active.index(),
            Viewer::Referee => true,
        };
        if own {
            let owing = |hex| count(s.stacks.units(hex).filter(|&u| self.must_attack(s, u)).count());
            lay("overlay-must-attack", "4.1.2", Some(s.active), Pattern::Number, &owing);
        }
        list
    }

    fn due(&self, s: &Situation, viewer: Viewer) -> Vec<Due> {
        let waiting = self.data.all_units().filter(|&unit| self.is_entering(s, unit));
        let due = waiting.map(|unit| {
            let u = &self.data.units[unit];
            let counter = self.show_unit(s, viewer, unit);
            // When and where an unknown unit was due would tell which it is (ruling R15).
            match counter.name {
                Some(_) => Due { turn: u16::from(u.turn), counter, what: Errand::Arrive, way: u.way.term() },
                None => Due { turn: u16::from(s.turn), counter, what: Errand::Arrive, way: "way-unknown" },
            }
        });
        let mut list: Vec<Due> = due.collect();
        sorting::by(&mut list, |a, b| (a.turn, &a.counter, a.way).cmp(&(b.turn, &b.counter, b.way)));
        list
    }

    fn counter_card(&self, s: &Situation, viewer: Viewer, counter: CounterId) -> Card {
        let unit = UnitId(counter.0);
        let mut card = Card::default();
        if unit.index() >= UNITS || !self.knows(s, viewer, unit) {
            return card;
        }
        let (u, printed) = (&self.data.units[unit], &self.data.printed[unit]);
        let face = s.face(unit);
        // "full rules …; reduced estimate": the rulebook prints one side of the piece, not the other.
        let strengths = if face == 0 && printed.source.starts_with("full rules") {
            Source::Rules
        } else {
            Source::Estimate
        };
        let movement = if printed.source.contains("rules") { Source::Rules } else { Source::Estimate };
        card.add("card-attack", [number(u.attack[face])], "5.1.1", strengths);
        card.add("card-defence", [number(u.defence[face])], "5.1.1", strengths);
        let pace = if u.kind.is_motorised() { "card-motor" } else { "card-foot" };
        card.add("card-movement", [number(u.movement), Arg::Term(pace)], "4.0", movement);
        card.add(Message::new("card-steps").with("of", 2), [number(2 - face as i32)], "7.0", Source::Rules);
        if u.range > 0 {
            card.add("card-range", [number(u.range)], "8.0", Source::Estimate);
        }
        for (to, id, rule) in [(0, "card-under-air", "6.2"), (1, "card-under-guns", "8.0")] {
            let value = self.data.vulnerability[u.kind as usize][to] as i32;
            card.add(id, [number(value)], rule, Source::Rules);
        }
        let rule = match (u.way, u.side) {
            (Way::Setup, _) => "11.1.2",
            (_, Side::Allied) if u.turn == 0 => "11.1.1",
            (_, Side::Allied) => "11.1.3",
            (_, Side::German) => "11.1.4",
        };
        let arrival = Message::new("card-arrival").with("turn", u.turn);
        card.add(arrival, [Arg::Term(u.way.term())], rule, Source::Rules);
        if self.must_attack(s, unit) {
            card.add("card-must-attack", [], "4.1.2", Source::Rules);
        }
        card
    }

    fn space_card(&self, s: &Situation, _viewer: Viewer, hex: SpaceId) -> Card {
        let map = &self.data.map;
        if !map.is_hex(hex) {
            return Card::default();
        }
        let mut card =
            Card { columns: ["card-foot", "card-motor"].map(Message::new).into(), facts: Vec::new() };
        let space = map.board.space(hex);
        let table = map.table();
        let terrain = map.terrain(hex);
        let ground_source = if space.source.starts_with("rules") { Source::Rules } else { Source::Estimate };
        let edges = map.board.sides(hex);
        let has_side = |bit: u32| edges.iter().any(|edge| edge.features & bit != 0);
        let both = |g: Ground| [halves(g.foot), halves(g.motor)];
        let label = |id, term| Message::new(id).with("ground", Arg::Term(term));
        card.add(
            label("card-enter", terrain.term()),
            both(table.ground[terrain as usize]),
            "4.0",
            ground_source,
        );
        if has_side(side::ROAD) {
            card.add("card-by-road", both(table.road), "4.0", Source::Estimate);
        }
        if has_side(side::RIVER) {
            card.add("card-over-river", both(table.river), "4.0", Source::Estimate);
        }
        let mut defends = |columns: u8, term, source| {
            if columns > 0 {
                let fact = Fact::new(label("card-defender", term), [number(columns)], "5.1.2");
                card.facts.push(fact.from(source));
            }
        };
        defends(table.ground[terrain as usize].columns, terrain.term(), ground_source);
        if map.has(hex, feature::VILLAGE) {
            defends(table.village, "terrain-village", Source::Public);
        }
        if map.has(hex, feature::FORT) {
            defends(table.fort, "terrain-fort", Source::Estimate);
        }
        if map.has(hex, feature::COAST) {
            defends(1, "shift-coast", Source::Rules);
        }
        if self.data.in_naval_range.contains(hex) {
            card.add("shift-naval", [number(1)], "10.0", Source::Rules);
        }
        if map.has(hex, feature::AIRFIELD) {
            let points = number(self.data.numbers.air.points_per_airfield);
            card.add("card-airfield", [points], "6.1", Source::Estimate);
        }
        let points = self.points_of(hex);
        if points > 0 {
            card.add("card-points", [number(points)], "11.2", Source::Rules);
        }
        let room = self.data.numbers.stacking.units;
        let stacked = Message::new("card-stacked").with("of", room);
        card.add(stacked, [number(s.stacks.count(hex) as i32)], "4.1.1", Source::Rules);
        card
    }

    fn worth(&self, space: SpaceId) -> i32 {
        self.points_of(space)
    }

    fn legend(&self) -> Legend {
        let table = self.data.map.table();
        let line = |name, swatch, g: Ground| LegendLine {
            name,
            swatch,
            values: vec![halves(g.foot), halves(g.motor), number(g.columns)],
        };
        let mut lines: Vec<LegendLine> =
            Terrain::ALL.iter().map(|&t| line(t.term(), t.word(), table.ground[t as usize])).collect();
        let plus = |name, swatch, columns: u8| LegendLine {
            name,
            swatch,
            values: vec![Arg::Code("–"), Arg::Code("–"), number(columns)],
        };
        lines.push(plus("terrain-village", "village", table.village));
        lines.push(line("legend-river", "river", table.river));
        lines.push(line("legend-road", "road", table.road));
        lines.push(plus("terrain-fort", "fort", table.fort));
        lines.push(plus("legend-airfield", "airfield", 0));
        Legend {
            columns: ["card-foot", "card-motor", "legend-columns"].map(Message::new).into(),
            lines,
            rule: "4.0",
        }
    }

    fn tables(&self) -> Vec<Printed> {
        let odds = self.data.odds.iter().map(ToString::to_string).collect();
        let bombs = self.data.bomb_columns.iter().map(|(_, label)| label.clone()).collect();
        let table = |name, rule, columns, lines| Printed { name, rule, columns, lines };
        vec![
            table("table-combat", "5.1.6", odds, self.data.combat.by_line(Cell::code)),
            table("table-bombardment", "6.2", bombs, self.data.bombardment.by_roll(Bomb::word)),
            table("table-carpet", "6.3", vec![String::new()], self.data.carpet.by_roll(Bomb::word)),
        ]
    }
}

impl Campanha {
    pub(crate) fn points_of(&self, hex: SpaceId) -> i32 {
        let place = self.data.objectives.iter().find(|place| place.hexes.first() == Some(&hex));
        place.map_or(0, |place| place.points)
    }

    /// The way that a move would take, hex by hex. Ways back (5.3) cost no points: each is an action of its own.
    pub(crate) fn print_route(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Vec<Leg> {
        let moves = matches!(s.stage, Stage::Movement | Stage::Moving(_));
        if !moves || !self.may_ask_of(s, unit) {
            return Vec::new();
        }
        let (path, costs) = self.with_field(s, unit, |field| {
            let path = field.path(to);
            let costs: Vec<u8> = path.iter().map(|&space| field.cost(space).unwrap_or(0)).collect();
            (path, costs)
        });
        let map = &self.data.map;
        let enemy = self.data.units[unit].side.enemy();
        let mut legs = Vec::new();
        for (i, &space) in path.iter().enumerate() {
            let before = if i == 0 { 0 } else { costs[i - 1] };
            let cost = costs[i] - before;
            let mut reasons = Vec::new();
            let start = i == 0 && map.is_hex(s.place(unit));
            if start {
                if cost > 0 {
                    reasons.push(Message::new("leg-breaks-contact"));
                }
            } else {
                let from = i.checked_sub(1).map(|j| path[j]);
                let edge = from.and_then(|from| map.board.sides(from).iter().find(|edge| edge.to == space));
                if from.is_some() && edge.is_none() {
                    reasons.push(Message::new("leg-outside"));
                } else if edge.is_some_and(|e| e.features & side::ROAD != 0) {
                    reasons.push(Message::new("leg-road"));
                } else if edge.is_some_and(|e| e.features & side::RIVER != 0) {
                    reasons.push(Message::new("leg-river"));
                }
                reasons.push(Message::new(map.terrain(space).term()));
                if s.zones[enemy.index()].covers(space) {
                    reasons.push(Message::new("leg-zone"));
                }
            }
            let outside = i > 0 && !map.touch(path[i - 1], space);
            let rule = match s.zones[enemy.index()].covers(space) {
                true => "4.1.2",
                false if outside => "4.2.2",
                false => "4.0",
            };
            legs.push(Leg { space, cost: u16::from(cost), reasons, rule });
        }
        legs
    }
}

//! What a client shows besides the decision: faces, overlays, the schedule, the cup, cards, ways, tables.

use crate::DarkSands;
use crate::board::{Section, Terrain, feature, road, side};
use crate::chits::{Chit, PRIORITY};
use crate::data::What;
use crate::situation::{Bypass, Situation, flag};
use crate::units::{Kind, Side};
use sandtable_engine::guide::Leg;
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::present::{
    Card, Cup, Due, Errand, Face, Fact, Legend, LegendLine, Look, Overlay, Pattern, Present, Printed, Source,
};
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SideId, SpaceId, UnitId};

/// A whole number as an argument.
fn number(number: impl Into<i32>) -> Arg {
    Arg::Number(number.into())
}

/// Parts of a movement point; a dash where ground is forbidden.
fn quarters(cost: Option<u8>) -> Arg {
    cost.map_or(Arg::Code("–"), |cost| Arg::Points(cost.into()))
}

impl Present for DarkSands {
    fn parts_of_a_point(&self) -> u16 {
        4
    }

    fn look(&self) -> &Look {
        self.look.get()
    }

    fn faces(&self) -> Vec<Face> {
        let units = self.data.units.iter();
        units
            .map(|(unit, u)| {
                let side = |at: usize| {
                    let values = u.values[0][at];
                    match u.range {
                        0 => format!("{}-{}-{}", values.attack, values.defence, u.movement),
                        range => format!("({range})-{}", u.movement),
                    }
                };
                Face {
                    name: self.data.names[unit].clone(),
                    side: SideId(u.side as u8),
                    nation: u.nation.term().to_owned(),
                    kind: u.kind.term().to_owned(),
                    unit: self.data.printed[unit].clone(),
                    size: u.size.word().to_owned(),
                    formation: u
                        .formation
                        .map_or_else(String::new, |at| self.data.formations[usize::from(at)].id.clone()),
                    steps: u.steps,
                    values: (0..usize::from(u.steps)).map(side).collect(),
                    badge: None,
                    notes: Vec::new(),
                }
            })
            .collect()
    }

    fn overlays(&self, s: &Situation, _viewer: Viewer) -> Vec<Overlay> {
        let map = &self.data.map;
        let mut list = Vec::new();
        let hexes = |test: &dyn Fn(SpaceId) -> bool| -> Vec<(SpaceId, i32)> {
            map.hexes().filter(|&hex| test(hex)).map(|hex| (hex, 0)).collect()
        };
        for (side, zones, supply, staff) in [
            (Side::Allied, "overlay-zones-allied", "overlay-supply-allied", "overlay-staff-allied"),
            (Side::Axis, "overlay-zones-axis", "overlay-supply-axis", "overlay-staff-axis"),
        ] {
            let id = Some(SideId(side as u8));
            let covered = hexes(&|hex| s.zones[side.index()].covers(hex));
            list.push(Overlay::new(zones, "8.0", id, Pattern::Zone, covered));
            let (ways, cut) = self.supply_ways(s, side);
            list.push(Overlay::of_lines(supply, "10.1", id, Pattern::Supply, ways, cut));
            let ranges: Vec<crate::board::HexSet> = self
                .data
                .hq
                .iter()
                .filter(|&&hq| self.data.units[hq].side == side)
                .map(|&hq| self.range_of(s, hq))
                .collect();
            // Told apart by number: the ranges of two headquarters may run into each other.
            let reached = ranges.iter().zip(0..).flat_map(|(range, n)| range.iter().map(move |hex| (hex, n)));
            let reached = reached.collect();
            list.push(Overlay::new(staff, "11.0", id, Pattern::Range, reached));
        }
        let rail = map.rail[..self.active_rail(s)].to_vec();
        list.push(Overlay::of_lines(
            "overlay-railway",
            "9.2",
            Some(SideId(0)),
            Pattern::Line,
            vec![rail],
            Vec::new(),
        ));
        let crowd = map.hexes().filter(|&hex| s.stacks.count(hex) > 0);
        let crowd = crowd.map(|hex| (hex, self.crowd(s, hex).units as i32)).filter(|&(_, n)| n > 0);
        list.push(Overlay::new("overlay-stacking", "7.0", None, Pattern::Number, crowd.collect()));
        list
    }

    fn due(&self, s: &Situation, _viewer: Viewer) -> Vec<Due> {
        let mut list = Vec::new();
        for line in self.data.track.iter().filter(|line| line.turn >= s.turn) {
            for &unit in &line.units {
                let boxes = &self.data.map.boxes;
                let waits = boxes.due[line.side.index()].contains(&s.place(unit))
                    && s.place(unit) != boxes.out[line.side.index()];
                let (what, there) = match line.what {
                    What::Arrive | What::Return if line.exchange != 0 => (Errand::Exchange, waits),
                    What::Arrive => (Errand::Arrive, waits),
                    What::Return => (Errand::Return, waits),
                    What::Leave => (Errand::Leave, s.place(unit) != boxes.out[line.side.index()]),
                    What::Upgrade => {
                        (Errand::Upgrade, Situation::version_of(s.flags[unit]) < usize::from(line.version))
                    }
                };
                if there {
                    let way = match (line.side, line.at) {
                        (_, Some(_)) => "way-derna",
                        (Side::Allied, None) => "way-allied",
                        (Side::Axis, None) => "way-axis",
                    };
                    let counter = self.show_unit(s, unit);
                    list.push(Due { turn: line.turn.into(), counter, what, way });
                }
            }
        }
        list.sort_by(|a, b| (a.turn, &a.counter, a.way).cmp(&(b.turn, &b.counter, b.way)));
        list
    }

    fn cup(&self, s: &Situation, _viewer: Viewer) -> Option<Cup> {
        let mut inside = Vec::new();
        let mut next = Vec::new();
        let barred = self.barred_from_draw(s);
        for (kind, count) in s.cup.contents() {
            let chit = Chit::of(kind);
            for _ in 0..count {
                inside.push(self.show_chit(chit));
                next.push(chit.side().is_none() || chit.side() != barred);
            }
        }
        let held = PRIORITY.into_iter().filter(|&chit| Self::holds_chit(s, chit));
        Some(Cup {
            rule: "18.6",
            inside,
            next,
            drawn: s.track().map(|chit| self.show_chit(chit)).collect(),
            live: s.active.chit.is_some(),
            held: held.map(|chit| self.show_chit(chit)).collect(),
        })
    }

    fn counter_card(&self, s: &Situation, _viewer: Viewer, counter: CounterId) -> Card {
        let unit = UnitId(counter.0);
        let mut card = Card::default();
        let Some(u) = self.data.units.get(unit).copied() else { return card };
        let values = s.values(&self.data, unit);
        let source =
            if self.data.sources[unit].starts_with("name rules") { Source::Estimate } else { Source::Rules };
        let mut add = |fact| card.facts.push(fact);
        if u.kind != Kind::Headquarters {
            add(Fact::new(Message::new("card-attack"), [number(values.attack)], "20.2.2").from(source));
            add(Fact::new(Message::new("card-defence"), [number(values.defence)], "20.2.3").from(source));
        }
        add(Fact::new(Message::new("card-movement"), [number(u.movement)], "19.0").from(source));
        if u.range > 0 {
            add(Fact::new(Message::new("card-range"), [number(u.range)], "11.0").from(Source::Estimate));
        }
        let steps = number(s.steps(&self.data, unit));
        add(Fact::new(Message::new("card-steps").with("of", i32::from(u.steps)), [steps], "12.0"));
        if let Some(formation) = u.formation {
            let word = self.data.formation_word(formation);
            add(Fact::new(Message::new("card-formation"), [word], "12.5").from(Source::Rules));
        }
        if !u.replaceable {
            add(Fact::new(Message::new("card-not-replaceable"), [], "17.5"));
        }
        if u.disruption > 0 {
            add(Fact::new(Message::new("card-disrupts"), [number(u.disruption)], "19.2.1"));
        }
        if s.is(unit, flag::OUT) {
            add(Fact::new(Message::new("card-out"), [], "10.2"));
        }
        if s.is(unit, flag::DISRUPTED) {
            add(Fact::new(Message::new("card-disrupted"), [], "19.3"));
        }
        if u.kind.is_infantry() {
            add(Fact::new(Message::new("card-infantry"), [], "12.4"));
        } else if u.kind == Kind::ArmouredCar {
            add(Fact::new(Message::new("card-armoured-car"), [], "12.3"));
        }
        if let Some((id, rule)) = self.line_of(s, unit) {
            let breaks = if id == "card-line-none" { self.breaks(s, unit) } else { Vec::new() };
            let breaks: Vec<Arg> = breaks.into_iter().map(Arg::Space).collect();
            add(Fact::new(Message::new(id), breaks, rule));
        }
        let start = &self.data.starts[usize::from(s.scenario)];
        let begins = start.units.iter().find(|(there, hex, _)| *there == unit && self.data.map.is_hex(*hex));
        if let Some(&(_, hex, _)) = begins {
            let [_, set_up, _] = self.scenario_rules(s);
            add(Fact::new(Message::new("card-begins"), [Arg::Space(hex)], set_up).from(Source::Rules));
        }
        for gun in self.guns_of(s, unit) {
            let word = self.data.support_word(gun as u8);
            add(Fact::new(Message::new("card-gun"), [word], "13.5"));
        }
        card
    }

    fn space_card(&self, s: &Situation, _viewer: Viewer, hex: SpaceId) -> Card {
        let map = &self.data.map;
        if !map.is_hex(hex) {
            return Card::default();
        }
        let mut card = Card::default();
        let source =
            if map.board.space(hex).source.starts_with("rules") { Source::Rules } else { Source::Estimate };
        let terrain = map.terrain[hex];
        let section = map.section[hex];
        let numbers = &self.data.numbers;
        let mut add = |fact| card.facts.push(fact);
        let ground = Arg::Term(terrain.term());
        let cost = numbers.cost(terrain.word(), section);
        let label = Message::new("card-enter").with("ground", ground);
        add(Fact::new(label, [quarters(cost)], "19.1.5").from(source));
        let on = |bit: u32| map.around[hex].iter().any(|&(_, bits)| road(bits, s.built()) & bit != 0);
        if on(side::ROAD) {
            add(Fact::new(Message::new("card-by-road"), [quarters(numbers.cost("road", section))], "19.1.5"));
        } else if on(side::TRACK) {
            add(Fact::new(
                Message::new("card-by-track"),
                [quarters(numbers.cost("track", section))],
                "19.1.5",
            ));
        }
        let defence = numbers.defence(terrain.word());
        if defence != 0 {
            add(Fact::new(Message::new("card-defender"), [number(defence)], "6.0"));
        }
        if map.has(hex, feature::FORT) {
            add(Fact::new(Message::new("terrain-fort"), [], "14.0"));
        }
        if map.has(hex, feature::FORT_TOBRUK) {
            add(Fact::new(Message::new("card-tobruk"), [number(numbers.tobruk_bonus())], "14.1"));
        }
        if map.has(hex, feature::FORT_BARDIA) {
            add(Fact::new(Message::new("card-bardia"), [number(numbers.bardia_bonus())], "14.2"));
        }
        if s.boxes.contains(hex) {
            add(Fact::new(Message::new("card-box"), [number(numbers.r#box.defence)], "13.7"));
        }
        if self.data.places.ports.contains(&hex) {
            add(Fact::new(Message::new("card-port"), [], "2.1.2"));
        }
        if map.has(hex, feature::NAMED) {
            add(Fact::new(Message::new("card-named"), [], "2.1.1"));
        }
        for side in Side::ALL {
            if self.data.places.sources[side.index()].contains(&hex) {
                add(Fact::new(Message::new("card-source"), [Self::seat(side)], "2.1.4"));
            }
            if s.zones[side.index()].covers(hex) {
                let contested = s.occupant(&self.data, hex) == Some(side.enemy());
                let id = if contested { "card-zone-contested" } else { "card-zone" };
                add(Fact::new(Message::new(id), [Self::seat(side)], "8.1"));
            }
        }
        for &(near, bits) in &map.around[hex] {
            if bits & side::JOIN != 0 {
                add(Fact::new(Message::new("card-across"), [Arg::Space(near)], "6.1"));
            }
        }
        if map.rail_at[hex].is_some_and(|at| at <= s.railhead) {
            add(Fact::new(Message::new("card-rail"), [], "9.0"));
        }
        if map.rail[usize::from(s.railhead)] == hex {
            add(Fact::new(Message::new("mark-railhead"), [], "9.1"));
        }
        if self.data.places.bypass.contains(&hex) {
            let (word, rule) = match s.bypass {
                Bypass::NotBuilt => ("bypass-not-built", "23.3.2.1"),
                Bypass::UnderWay => ("bypass-under-way", "23.3.2.2"),
                Bypass::Built => ("bypass-built", "23.3.2.3"),
            };
            add(Fact::new(Message::new("track-bypass"), [Arg::Term(word)], rule));
        }
        if self.data.places.kept.contains(&hex)
            && let Some(holder) = s.holder(&self.data, hex)
        {
            add(Fact::new(Message::new("card-held"), [Self::seat(holder)], "2.1.5"));
        }
        let most = numbers.stacking.units as i32;
        let count = self.crowd(s, hex).units as i32;
        add(Fact::new(Message::new("card-stacked").with("of", most), [number(count)], "7.2"));
        card
    }

    fn worth(&self, space: SpaceId) -> i32 {
        i32::from(self.data.places.kept.contains(&space) && space != self.data.places.alexandria)
    }

    fn legend(&self) -> Legend {
        let numbers = &self.data.numbers;
        let line = |name, swatch: &'static str| LegendLine {
            name,
            swatch,
            values: vec![
                quarters(numbers.cost(swatch, Section::Central)),
                quarters(numbers.cost(swatch, Section::West)),
                number(numbers.defence(swatch)),
            ],
        };
        let mut lines: Vec<LegendLine> = Terrain::ALL.iter().map(|t| line(t.term(), t.word())).collect();
        lines.extend([
            line("terrain-road", "road"),
            line("terrain-track", "track"),
            line("terrain-wadi", "wadi"),
            line("terrain-ridge", "ridge"),
            line("terrain-escarpment", "escarpment"),
        ]);
        let adds = |name, swatch, defence: i32| LegendLine {
            name,
            swatch,
            values: vec![Arg::Code("–"), Arg::Code("–"), number(defence)],
        };
        lines.push(adds("terrain-fort", "fort", numbers.tobruk_bonus()));
        lines.push(adds("terrain-box", "box", numbers.r#box.defence.into()));
        Legend {
            columns: ["legend-central", "legend-lateral", "legend-defence"].map(Message::new).into(),
            lines,
            rule: "6.0",
        }
    }

    fn tables(&self) -> Vec<Printed> {
        let odds: Vec<String> = self.data.odds.iter().map(ToString::to_string).collect();
        let table = |name: &'static str, rule: &'static str, at: usize| {
            let table = &self.data.combat[at];
            let lines = table.rolls().map(|roll| {
                let cells = (0..odds.len()).map(|column| table.result(column, roll).word().to_owned());
                (roll.to_string(), cells.collect())
            });
            Printed { name, rule, columns: odds.clone(), lines: lines.collect() }
        };
        vec![table("table-mobile", "2.2.1", 0), table("table-assault", "2.2.2", 1)]
    }
}

impl DarkSands {
    /// A chit as a client shows it.
    fn show_chit(&self, chit: Chit) -> sandtable_engine::present::Chit {
        sandtable_engine::present::Chit {
            name: chit.term(),
            side: chit.side().map(|side| SideId(side as u8)),
            priority: chit.rank().is_some(),
            means: Message::new(match chit {
                Chit::Logistics => "means-logistics",
                Chit::AlliedMovement | Chit::AxisMovement => "means-movement",
                Chit::AlliedCombat | Chit::AxisCombat => "means-combat",
                Chit::AlliedEither | Chit::AxisEither => "means-movement-combat",
                Chit::AlliedHalf | Chit::AxisHalf => "means-half-combat",
                Chit::AlliedReinforcement | Chit::AxisReinforcement => "means-reinforcement",
                Chit::AlliedTobruk => "means-tobruk-allied",
                Chit::AxisTobruk => "means-tobruk-axis",
                Chit::OConnor => "means-oconnor",
                Chit::Combeforce => "means-combeforce",
                Chit::Corps13 => "means-13-corps",
                Chit::Corps30 => "means-30-corps",
                Chit::Army8 => "means-8th-army",
                Chit::Auk => "means-auk",
                Chit::Monty => "means-monty",
                Chit::Rommel => "means-rommel",
                Chit::AfrikaKorps => "means-afrika-korps",
                Chit::PanzerArmee => "means-panzerarmee",
                Chit::Corps21 => "means-21-corps",
            }),
            rule: if chit == Chit::Logistics { "21.0" } else { "18.1" },
        }
    }

    /// The way that a move would take, hex by hex.
    pub(crate) fn print_route(&self, s: &Situation, unit: UnitId, to: SpaceId) -> Vec<Leg> {
        let Some(u) = self.data.units.get(unit) else { return Vec::new() };
        let reach = sandtable_engine::guide::Guide::reach(self, s, unit.into());
        let Some(&(_, total)) = reach.iter().find(|(hex, _)| *hex == to) else { return Vec::new() };
        let way = self.with_field(s, unit, |field| field.path(to));
        let zone = |hex| s.in_enemy_zone(u.side, hex);
        if way.len() < 2 || self.is_short(s, unit) {
            let reasons = vec![Message::new("leg-one-hex")];
            return vec![Leg { space: to, cost: total, reasons, rule: "19.1.3" }];
        }
        let mut legs = Vec::new();
        let steps = self.data.map.steps_of(s.built(), u.kind.is_vehicle());
        for pair in way.windows(2) {
            let (from, hex) = (pair[0], pair[1]);
            let cost = steps.cost(from, hex).unwrap_or(0);
            let bits = road(self.data.map.between(from, hex).unwrap_or(0), s.built());
            let mut reasons = Vec::new();
            if bits & side::ROAD != 0 {
                reasons.push(Message::new("leg-road"));
            } else if bits & side::TRACK != 0 {
                reasons.push(Message::new("leg-track"));
            } else {
                reasons.push(Message::new(self.data.map.terrain[hex].term()));
                if bits & side::WADI != 0 {
                    reasons.push(Message::new("leg-wadi"));
                }
                if bits & side::RIDGE != 0 {
                    reasons.push(Message::new("leg-ridge"));
                }
            }
            if bits & side::JOIN != 0 {
                reasons.push(Message::new("leg-section"));
            }
            if zone(hex) {
                reasons.push(Message::new("leg-zone"));
            }
            let rule = match (zone(hex), bits & side::JOIN != 0) {
                (true, _) => "19.1.2",
                (false, true) => "19.1.6",
                (false, false) => "19.1.5",
            };
            legs.push(Leg { space: hex, cost: u16::from(cost), reasons, rule });
        }
        legs
    }
}

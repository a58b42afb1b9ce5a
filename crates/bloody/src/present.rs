//! What a client shows of this game besides the view: prints, cards, overlays, arrivals, legend and tables.

use crate::Bloody;
use crate::board::{Ground, Terrain, feature};
use crate::data::SiteKind;
use crate::situation::{Port, Situation, flag};
use crate::units::{Army, Kind, Side, Way};
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::present::{
    Card, Due, Errand, Face, Fact, Legend, LegendLine, Look, Overlay, Pattern, Present, Printed, Source,
};
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SideId, SpaceId, UnitId};

fn number(value: impl Into<i32>) -> Arg {
    Arg::Number(value.into())
}

fn halves(cost: Option<u8>) -> Arg {
    cost.map_or(Arg::Code("–"), |cost| Arg::Points(i32::from(cost)))
}

fn source(text: &str) -> Source {
    if text.contains("estimate") {
        Source::Estimate
    } else if text.starts_with("rules") {
        Source::Rules
    } else {
        Source::Public
    }
}

impl Present for Bloody {
    fn parts_of_a_point(&self) -> u16 {
        2
    }

    fn look(&self) -> &Look {
        self.look.get()
    }

    fn faces(&self) -> Vec<Face> {
        let faces = self.data.all_units().map(|unit| {
            let (u, printed) = (&self.data.units[unit], &self.data.printed[unit]);
            let steps = if u.kind == Kind::Hq { 1 } else { u.steps.max(1) };
            Face {
                name: self.data.names[unit].clone(),
                side: SideId(u.side() as u8),
                nation: u.nation.term().to_owned(),
                kind: u.kind.term().to_owned(),
                unit: printed.number.clone(),
                size: printed.size.clone(),
                formation: u
                    .division
                    .map(|d| self.data.divisions[usize::from(d)].clone())
                    .unwrap_or_default(),
                steps,
                values: (0..usize::from(steps)).map(|lost| self.values(unit, lost)).collect(),
                badge: None,
                notes: Vec::new(),
            }
        });
        faces.collect()
    }

    fn overlays(&self, s: &Situation, _viewer: Viewer) -> Vec<Overlay> {
        let map = &self.data.map;
        let mut list = Vec::new();
        let mut lay = |name, rule, side: Option<Side>, pattern, number: &dyn Fn(SpaceId) -> Option<i32>| {
            let spaces = map.board.spaces().filter_map(|(id, _)| Some((id, number(id)?)));
            list.push(Overlay::new(
                name,
                rule,
                side.map(|side| SideId(side as u8)),
                pattern,
                spaces.collect(),
            ));
        };
        let zones = [("overlay-zones-allied", Side::Allied), ("overlay-zones-german", Side::German)];
        for (name, side) in zones {
            lay(name, "3", Some(side), Pattern::Zone, &|at| {
                (map.is_hex(at) && s.zones[side.index()].covers(at)).then_some(0)
            });
        }
        let supply = [
            ("overlay-supply-us", Army::Us),
            ("overlay-supply-british", Army::British),
            ("overlay-supply-german", Army::German),
        ];
        for (name, army) in supply {
            let [fed, _] = self.supplied(s, army);
            lay(name, "7.3.1", Some(army.side()), Pattern::Range, &|at| fed.contains(at).then_some(0));
        }
        let command = [("overlay-command-allied", Side::Allied), ("overlay-command-german", Side::German)];
        for (name, side) in command {
            let hqs: Vec<SpaceId> = self
                .data
                .hqs
                .iter()
                .filter(|&&hq| self.data.units[hq].side() == side && map.is_hex(s.place(hq)))
                .map(|&hq| s.place(hq))
                .collect();
            lay(name, "5.1", Some(side), Pattern::Range, &|at| {
                let near = |&hq: &SpaceId| map.distance(hq, at) <= self.data.numbers.control.radius;
                (map.is_hex(at) && hqs.iter().any(near)).then_some(0)
            });
        }
        // The radius of the HQ that acts, or that is being moved.
        let leads = s.hand.iter().find(|&unit| self.data.units[unit].kind == Kind::Hq).unwrap_or(s.hq);
        let leads = (leads != UnitId::NONE).then(|| (s.place(leads), self.data.units[leads].side()));
        let near = |at: SpaceId, far: u8| {
            let (from, _) = leads.filter(|(from, _)| map.is_hex(*from))?;
            (map.is_hex(at) && map.distance(from, at) <= far).then_some(0)
        };
        let side = leads.map(|(_, side)| side);
        lay("overlay-command-active", "5.1", side, Pattern::Range, &|at| {
            near(at, self.data.numbers.control.radius)
        });
        lay("overlay-support-active", "5.3", side, Pattern::Zone, &|at| {
            near(at, self.data.numbers.control.support)
        });
        lay("overlay-held", "0.2.2", Some(Side::Allied), Pattern::Control, &|at| {
            s.held.contains(at).then_some(0)
        });
        lay("overlay-stacking", "2.1", None, Pattern::Number, &|at| {
            let sum = s.stacking(&self.data, Side::Allied, at) + s.stacking(&self.data, Side::German, at);
            (map.is_hex(at) && sum > 0).then_some(i32::from(sum))
        });
        let forbidden = self.forbidden_zones(s);
        lay("overlay-interdiction", "9.2", Some(Side::Allied), Pattern::Number, &|at| {
            let zone = map.zone[at];
            (zone < 8 && forbidden >> zone & 1 == 1).then_some(i32::from(zone) + 1)
        });
        lay("overlay-strategic", "9.5", None, Pattern::Number, &|at| {
            (map.terrain(at) == Terrain::Area)
                .then(|| i32::from(map.interdiction[at]) - i32::from(self.strategic_interdiction(s, at)))
        });
        list
    }

    fn due(&self, s: &Situation, _viewer: Viewer) -> Vec<Due> {
        let boxes = &self.data.map.boxes;
        let mut list = Vec::new();
        for unit in self.data.side(Side::Allied).chain(self.data.side(Side::German)) {
            let u = &self.data.units[unit];
            let counter = || self.show_unit(s, unit);
            if s.place(unit) == boxes.turns && u.way != Way::Special {
                let back = s.is(unit, flag::TRIED);
                let turn = if back { u16::from(s.turn) + 1 } else { u16::from(u.turn) };
                let what = if back { Errand::Return } else { Errand::Arrive };
                if back || self.comes(s, unit) {
                    list.push(Due { turn, counter: counter(), what, way: u.way.term() });
                }
            } else if s.place(unit) == boxes.reserve && !s.is(unit, flag::REST) {
                list.push(Due {
                    turn: u16::from(s.turn),
                    counter: counter(),
                    what: Errand::Arrive,
                    way: u.way.term(),
                });
            }
        }
        list.sort_by(|a, b| (a.turn, &a.counter, a.way).cmp(&(b.turn, &b.counter, b.way)));
        list
    }

    fn counter_card(&self, s: &Situation, _viewer: Viewer, counter: CounterId) -> Card {
        let unit = UnitId(counter.0);
        let mut card = Card::default();
        if unit.index() >= self.data.units.items().len() {
            return card;
        }
        let (u, printed) = (&self.data.units[unit], &self.data.printed[unit]);
        let known = source(&printed.source);
        let mut add = |fact: Fact| card.facts.push(fact);
        if u.kind.is_air() {
            add(Fact::new(Message::new("card-bombs"), [number(u.bonus)], "6.2").from(known));
            add(Fact::new(Message::new("card-cup"), [Arg::Term(u.way.term())], "11").from(Source::Rules));
            return card;
        }
        if self.data.map.is_in_play(s.place(unit)) {
            let fact = if s.is(unit, flag::OOS) {
                Fact::new(Message::new("state-out-of-supply"), [], "7.4")
            } else {
                Fact::new(Message::new("card-supplied"), [], "7")
            };
            add(fact.from(Source::Rules));
        }
        if u.kind == Kind::Hq {
            add(Fact::new(Message::new("card-support"), [number(u.bonus)], "5.3").from(known));
            add(Fact::new(Message::new("card-movement"), [number(u.movement)], "0.1.1").from(known));
            let most = i32::from(self.data.numbers.stacking.offensive);
            add(Fact::new(Message::new("card-markers").with("of", most), [number(s.count(unit))], "0.2.1")
                .from(Source::Rules));
            let led = s.by.iter().filter(|(_, by)| **by == self.data.hq_number(unit) + 1).count();
            add(Fact::new(Message::new("card-led"), [number(led as i32)], "5.1").from(Source::Rules));
            return card;
        }
        add(Fact::new(Message::new("card-attack"), [number(self.attack_of(s, unit) as i32)], "0.1.2")
            .from(known));
        add(Fact::new(Message::new("card-defence"), [number(self.defence_of(s, unit) as i32)], "0.1.2")
            .from(known));
        let pace = if u.is_motorised() { "card-motor" } else { "card-foot" };
        add(Fact::new(Message::new("card-movement"), [number(u.movement), Arg::Term(pace)], "0.1.2")
            .from(known));
        let steps = Message::new("card-steps").with("of", i32::from(u.steps));
        add(Fact::new(steps, [number(self.steps_left(s, unit))], "6.10").from(known));
        add(Fact::new(Message::new("card-stacking"), [number(u.sv)], "2.1").from(known));
        if u.elite {
            add(Fact::new(Message::new("card-elite"), [], "6.3").from(known));
        }
        let arrival = Message::new("card-arrival").with("turn", i32::from(u.turn));
        add(Fact::new(arrival, [Arg::Term(u.way.term())], "11.3").from(known));
        card
    }

    fn space_card(&self, s: &Situation, _viewer: Viewer, space: SpaceId) -> Card {
        let map = &self.data.map;
        let mut card = Card::default();
        if space.index() >= map.board.len() {
            return card;
        }
        let known = source(&map.board.space(space).source);
        if map.terrain(space) == Terrain::Area {
            let value = number(map.interdiction[space]);
            card.facts.push(Fact::new(Message::new("card-interdiction"), [value], "4.1.2").from(known));
            let add = number(self.strategic_interdiction(s, space));
            card.facts
                .push(Fact::new(Message::new("card-interdiction-air"), [add], "9.5").from(Source::Rules));
        }
        if map.is_hex(space) {
            card.columns = ["card-foot", "card-motor"].map(Message::new).into();
            let terrain = map.terrain(space);
            let ground = map.table.ground.get(terrain as usize).copied().unwrap_or_default();
            let enter = Message::new("card-enter").with("ground", Arg::Term(terrain.term()));
            card.facts.push(Fact::new(enter, [halves(ground.foot), halves(ground.motor)], "2.2").from(known));
            let cover = map.cover(space, map.better_cover(space) == Some(true));
            let defender = Message::new("card-defender").with("ground", Arg::Term(terrain.term()));
            card.facts.push(Fact::new(defender, [number(cover.columns)], "2.2").from(Source::Estimate));
            if map.has(space, feature::VILLAGE) {
                card.facts.push(Fact::new(Message::new("card-village"), [], "2.2").from(Source::Public));
            }
            if !cover.tas {
                card.facts.push(Fact::new(Message::new("card-no-tas"), [], "9.1").from(Source::Estimate));
            }
            let most = i32::from(self.data.numbers.stacking.points);
            let sum =
                s.stacking(&self.data, Side::Allied, space).max(s.stacking(&self.data, Side::German, space));
            card.facts.push(
                Fact::new(Message::new("card-stacked").with("of", most), [number(sum)], "2.1")
                    .from(Source::Rules),
            );
        }
        for (n, site) in self.data.sites.iter().enumerate() {
            if site.at != space {
                continue;
            }
            let full = s.depots[n].port == Port::Full;
            let landing = number(site.landing[usize::from(full)]);
            let label = Message::new("card-depot").with("kind", Arg::Term(site.kind.term()));
            let state = Arg::Term(match s.depots[n].port {
                Port::Closed => "port-closed",
                Port::Building => "port-building",
                Port::Open => "port-open",
                Port::Full => "port-full",
                Port::Destroyed => "port-destroyed",
            });
            let rule = match site.kind {
                SiteKind::Mulberry => "7.1.1",
                SiteKind::Beach | SiteKind::Minor => "7.1.2",
                SiteKind::Cherbourg => "7.1.3",
                SiteKind::German => "7.2",
            };
            card.facts.push(Fact::new(label, [state], rule).from(Source::Rules));
            if site.army != Army::German {
                card.facts
                    .push(Fact::new(Message::new("card-landing"), [landing], "4.2").from(Source::Estimate));
            }
        }
        if let Some(needed) = self.needed_for_siege(s, space) {
            let fact = Fact::new(Message::new("card-siege"), [number(needed as i32)], "6.13");
            card.facts.push(fact.from(Source::Rules));
            if self.besieged(s, space) {
                card.facts.push(Fact::new(Message::new("mark-siege"), [], "6.13").from(Source::Rules));
            }
        }
        let worth = self.worth_of(space);
        if worth > 0 {
            card.facts
                .push(Fact::new(Message::new("card-points"), [number(worth)], "11.3").from(Source::Rules));
        }
        card
    }

    fn worth(&self, space: SpaceId) -> i32 {
        self.worth_of(space)
    }

    fn legend(&self) -> Legend {
        let table = &self.data.map.table;
        let line = |name, swatch, g: &Ground| LegendLine {
            name,
            swatch,
            values: vec![halves(g.foot), halves(g.motor), number(g.columns)],
        };
        let mut lines: Vec<LegendLine> =
            Terrain::ALL.iter().zip(&table.ground).map(|(t, g)| line(t.term(), t.word(), g)).collect();
        lines.push(line("legend-village", "village", &table.village));
        lines.push(line("legend-river", "river", &table.river[0]));
        lines.push(line("legend-river-major", "river-major", &table.river[1]));
        lines.push(line("legend-road", "road", &table.ways[0]));
        lines.push(line("legend-main-road", "main", &table.ways[1]));
        lines.push(line("legend-rail", "rail", &table.ways[2]));
        Legend {
            columns: ["card-foot", "card-motor", "legend-columns"].map(Message::new).into(),
            lines,
            rule: "2.2",
        }
    }

    fn tables(&self) -> Vec<Printed> {
        let odds: Vec<String> = self.data.odds.iter().map(ToString::to_string).collect();
        let combat = (1..=6_u32).map(|die| {
            let cells = (0..odds.len()).map(|c| self.data.combat.result(c, die).code.as_str().to_owned());
            (die.to_string(), cells.collect())
        });
        let bombs: Vec<String> = self.data.bomb_columns.iter().map(|(_, label)| label.clone()).collect();
        let bombardment = self.data.bombardment.rolls().map(|die| {
            let cells =
                (0..bombs.len()).map(|c| self.data.bombardment.result(c, die).code.as_str().to_owned());
            (die.to_string(), cells.collect())
        });
        let combat = combat.collect();
        vec![
            Printed { name: "table-combat", rule: "6.4", columns: odds, lines: combat },
            Printed { name: "table-bombardment", rule: "6.2", lines: bombardment.collect(), columns: bombs },
        ]
    }
}

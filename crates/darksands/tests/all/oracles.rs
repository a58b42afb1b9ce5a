//! Supply and movement against searches that are as plain as the rules (10.1, 19.1).

use sandtable_darksands::board::{Section, Terrain, feature, side};
use sandtable_darksands::situation::{Situation, Stage, flag};
use sandtable_darksands::units::{Side, Unit};
use sandtable_darksands::{DarkSands, Data};
use sandtable_engine::dice::{Dice, Roll, Seed, Stream};
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::{Options, Setting};
use sandtable_engine::view::Viewer;
use sandtable_engine::{SpaceId, UnitId};
use std::collections::{BTreeMap, BTreeSet};

/// Plays at random and looks at a situation every so often.
fn wander(game: &DarkSands, every: usize, mut look: impl FnMut(&Situation)) {
    for (n, scenario) in game.scenarios().iter().enumerate() {
        for seed in 0..2 {
            let options = Options::from([("campaign".into(), Setting::Switch(true))]);
            let mut s = game.start(&scenario.id, &options).unwrap();
            let mut dice = Stream::new(Seed::from_number(100 + seed + 10 * n as u64));
            let mut list = Vec::new();
            for step in 0..2500 {
                list.clear();
                game.actions(&s, &mut list);
                if list.is_empty() {
                    break;
                }
                if step % every == 0 {
                    look(&s);
                }
                let roll = Roll { purpose: "choice", turn: 0, place: 0, nth: 0 };
                let action = list[dice.below(list.len() as u32, roll) as usize];
                game.apply(&mut s, action, &mut dice, &mut Silent);
            }
        }
    }
}

fn of(data: &Data, side: Side, hex: SpaceId, s: &Situation) -> bool {
    s.stacks.units(hex).any(|unit| data.units[unit].side == side)
}

/// Whether a zone of a side lies on a hex: somebody who casts one stands beside it, and neither ground nor side nor fort keeps it out.
fn in_zone(data: &Data, s: &Situation, caster: Side, hex: SpaceId) -> bool {
    let map = &data.map;
    map.around[hex].iter().any(|&(from, bits)| {
        let road = bits & (side::ROAD | side::TRACK) != 0 || (s.built() && bits & side::BYPASS != 0);
        let ground =
            map.terrain[hex] == Terrain::Desert && bits & (side::RIDGE | side::ESCARPMENT | side::SEA) == 0;
        let forts = map.has(hex, feature::FORT) || map.has(from, feature::FORT);
        let casts = s.stacks.units(from).any(|unit| {
            let u: &Unit = &data.units[unit];
            u.side == caster && u.kind.casts()
        });
        casts && !forts && (road || ground)
    })
}

/// The hexes from which a side traces a line of supply, by relaxing every hex until nothing changes.
fn supplied(data: &Data, s: &Situation, own: Side) -> BTreeSet<SpaceId> {
    let map = &data.map;
    let enemy = own.enemy();
    let open =
        |hex: SpaceId| !of(data, enemy, hex, s) && (of(data, own, hex, s) || !in_zone(data, s, enemy, hex));
    let sources: Vec<SpaceId> =
        data.places.sources[own.index()].iter().copied().filter(|&hex| !of(data, enemy, hex, s)).collect();
    let mut network: BTreeSet<SpaceId> = sources.iter().copied().collect();
    loop {
        let before = network.len();
        for hex in map.hexes().filter(|&hex| !of(data, enemy, hex, s)) {
            let linked = map.around[hex].iter().any(|&(to, bits)| {
                let road = bits & (side::ROAD | side::TRACK) != 0 || (s.built() && bits & side::BYPASS != 0);
                let rail = own == Side::Allied
                    && map.rail_at[hex]
                        .zip(map.rail_at[to])
                        .is_some_and(|(a, b)| a.abs_diff(b) == 1 && a.max(b) <= s.railhead);
                (road || rail) && network.contains(&to)
            });
            if linked {
                network.insert(hex);
            }
        }
        if network.len() == before {
            break;
        }
    }
    let weight = |hex: SpaceId| if map.section[hex] == Section::Central { 1_u32 } else { 2 };
    let reach = |goals: &BTreeSet<SpaceId>, limit: u32| {
        // What a line costs from each hex, not counting the hex itself.
        let mut cost: BTreeMap<SpaceId, u32> = BTreeMap::new();
        loop {
            let mut changed = false;
            for hex in map.hexes() {
                for &(to, bits) in &map.around[hex] {
                    let road =
                        bits & (side::ROAD | side::TRACK) != 0 || (s.built() && bits & side::BYPASS != 0);
                    if (!road && bits & (side::ESCARPMENT | side::SEA) != 0) || !open(to) {
                        continue;
                    }
                    let on = if goals.contains(&to) { Some(0) } else { cost.get(&to).copied() };
                    let total = on.map(|on| on + weight(to)).filter(|&total| total <= limit);
                    if let Some(total) = total
                        && cost.get(&hex).is_none_or(|&old| total < old)
                    {
                        cost.insert(hex, total);
                        changed = true;
                    }
                }
            }
            if !changed {
                return cost.into_keys().collect::<BTreeSet<SpaceId>>();
            }
        }
    };
    let mut found = reach(&network, 8);
    found.extend(&sources);
    if own == Side::Allied {
        let ports: BTreeSet<SpaceId> = data.places.port_supply[0]
            .iter()
            .copied()
            .filter(|&port| s.holds(data, Side::Allied, port) && !of(data, enemy, port, s))
            .collect();
        let near = reach(&ports, 4).into_iter().chain(ports.iter().copied());
        found.extend(near.filter(|&hex| map.section[hex] != Section::West));
    }
    found
}

#[test]
fn lines_of_supply_are_those_of_a_plain_search() {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    let (mut looked, mut shown) = (0, 0);
    wander(&game, 211, |s| {
        for (own, name) in [(Side::Allied, "overlay-supply-allied"), (Side::Axis, "overlay-supply-axis")] {
            let lines = supplied(&game.data, s, own);
            let fed: BTreeSet<SpaceId> =
                s.occupied(&game.data, own).iter().filter(|hex| lines.contains(hex)).collect();
            let overlays = game.overlays(s, Viewer::Referee);
            let overlay = overlays.iter().find(|overlay| overlay.name == name).unwrap();
            let cut: BTreeSet<SpaceId> = overlay.spaces.iter().map(|&(hex, _)| hex).collect();
            let (torn, whole): (Vec<_>, Vec<_>) =
                overlay.lines.iter().partition(|line| line.iter().any(|hex| cut.contains(hex)));
            let told: BTreeSet<SpaceId> = whole.iter().map(|line| line[0]).collect();
            assert_eq!(told, fed, "{}", game.write_situation(s));
            // Whoever has none is shown: by the hexes that break his line, where an enemy or his zone is, or himself.
            let starts: BTreeSet<SpaceId> = torn.iter().map(|line| line[0]).collect();
            for hex in s.occupied(&game.data, own).iter() {
                assert!(fed.contains(&hex) || starts.contains(&hex) || cut.contains(&hex), "{hex:?}");
            }
            for &hex in &cut {
                let enemy = own.enemy();
                let barred = of(&game.data, enemy, hex, s) || in_zone(&game.data, s, enemy, hex);
                assert!(barred || of(&game.data, own, hex, s), "{}", game.write_situation(s));
            }
            shown += torn.len();
            looked += 1;
        }
    });
    assert!(looked > 60, "{looked}");
    assert!(shown > 10, "{shown} broken lines");
}

/// The quarter points that a unit has (18.1, 10.2.1).
fn points(data: &Data, s: &Situation, unit: UnitId) -> u32 {
    let whole = u32::from(data.units[unit].movement);
    match (s.is(unit, flag::OUT), s.active.half) {
        (false, false) => whole * 4,
        (false, true) => whole * 2,
        (true, false) => 12,
        (true, true) => 8,
    }
}

/// Where a unit can go, by relaxing every hex: a stop in every enemy zone, no step from one into another.
fn field(data: &Data, s: &Situation, unit: UnitId) -> BTreeMap<SpaceId, u32> {
    let map = &data.map;
    let u = &data.units[unit];
    let enemy = u.side.enemy();
    let start = s.place(unit);
    let zone = |hex: SpaceId| in_zone(data, s, enemy, hex);
    let steps = map.steps_of(s.built(), u.kind.is_vehicle());
    let barred = |hex: SpaceId| {
        s.stacks.units(hex).any(|there| data.units[there].side == enemy && !data.headquarters.contains(there))
    };
    let mut cost: BTreeMap<SpaceId, u32> = BTreeMap::from([(start, 0)]);
    loop {
        let mut changed = false;
        for (from, paid) in cost.clone() {
            if from != start && zone(from) {
                continue;
            }
            for &(to, _) in &map.around[from] {
                let Some(step) = steps.cost(from, to) else { continue };
                let total = paid + u32::from(step);
                if barred(to) || (zone(from) && zone(to)) || total > points(data, s, unit) {
                    continue;
                }
                if cost.get(&to).is_none_or(|&old| total < old) {
                    cost.insert(to, total);
                    changed = true;
                }
            }
        }
        if !changed {
            return cost;
        }
    }
}

#[test]
fn moves_are_those_of_a_plain_search() {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    let mut looked = 0;
    wander(&game, 1, |s| {
        let Stage::Moving(unit) = s.stage else { return };
        let gazala = game.scenarios()[usize::from(s.scenario)].id == "gazala" && !s.released;
        let short = s.active.short.contains(unit) && !s.active.able.contains(unit);
        if s.journey.spent > 0 || short || gazala || (unit.0 + u16::from(s.count)) % 11 != 0 {
            return;
        }
        let plain = field(&game.data, s, unit);
        let whole = points(&game.data, s, unit);
        let told: BTreeMap<SpaceId, u16> = game.reach(s, unit.into()).into_iter().collect();
        for hex in game.data.map.hexes().filter(|&hex| hex != s.place(unit)) {
            let found = plain.get(&hex).copied();
            match (told.get(&hex).copied().map(u32::from), found) {
                (Some(cost), Some(other)) => assert_eq!(cost, other),
                (None, None) => {}
                // One hex, whatever it costs (19.1.3).
                (Some(cost), None) => {
                    assert_eq!(cost, whole);
                    assert!(game.data.map.between(s.place(unit), hex).is_some());
                }
                // No room (7.2).
                (None, Some(_)) => assert!(s.stacks.count(hex) > 0),
            }
        }
        looked += 1;
    });
    assert!(looked > 200, "{looked}");
}

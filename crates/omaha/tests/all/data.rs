//! What must hold of the game's data, whatever the values: the deck, the fields of fire, the sectors, the counters.

use sandtable_engine::SpaceId;
use sandtable_engine::prelude::*;
use sandtable_omaha::board::{Terrain, Tide, side};
use sandtable_omaha::cards::{Colour, Happening};
use sandtable_omaha::units::{DepthPool, Kind, Pool, Sector, Target};
use sandtable_omaha::{Omaha, data::Intensity};
use std::collections::{BTreeMap, BTreeSet};

fn game() -> Omaha {
    Omaha::new().unwrap_or_else(|e| panic!("{e}"))
}

fn name(game: &Omaha, hex: SpaceId) -> String {
    game.board().space(hex).name.clone()
}

#[test]
fn the_deck_is_balanced() {
    let game = game();
    let cards = &game.data.cards;
    for colour in Colour::ALL {
        let shots: Vec<bool> = cards.iter().filter_map(|c| c.shot(colour)).map(|shot| shot.depth).collect();
        assert_eq!(shots.len(), 27, "{colour:?} is on 27 cards");
        let double = shots.iter().filter(|depth| **depth).count();
        assert!((13..=14).contains(&double), "{colour:?}: {double} of 27 need depth");
    }
    for target in [Target::Diamond, Target::Triangle, Target::Circle] {
        assert_eq!(cards.iter().filter(|c| c.target == target).count(), 18, "{target:?}");
    }
    assert_eq!(cards.iter().filter(|c| c.mine).count(), 9);
    assert_eq!(cards.iter().filter(|c| c.artillery.is_some()).count(), 12);
    for card in cards {
        let colours: BTreeSet<Colour> = card.fire.iter().map(|shot| shot.colour).collect();
        assert_eq!(colours.len(), 3, "card {}: three different colours", card.number);
    }
    // Each set of three colours is as likely as any other, give or take one card.
    let mut sets: BTreeMap<Vec<Colour>, usize> = BTreeMap::new();
    for card in cards {
        let mut colours: Vec<Colour> = card.fire.iter().map(|shot| shot.colour).collect();
        colours.sort_unstable();
        *sets.entry(colours).or_default() += 1;
    }
    assert!(sets.len() <= 20 && sets.values().all(|n| (2..=4).contains(n)), "{sets:?}");
    // In The First Wave nothing happens that only later turns know.
    for card in cards {
        assert!(!card.events[..2].contains(&Happening::Later), "card {}", card.number);
    }
}

#[test]
fn fields_of_one_colour_do_not_overlap() {
    let game = game();
    let mut owner: BTreeMap<(Colour, SpaceId), &str> = BTreeMap::new();
    for position in game.data.positions.items() {
        for &(hex, _) in &position.field {
            let old = owner.insert((position.colour, hex), &position.group);
            assert!(
                old.is_none_or(|group| group == position.group),
                "{} and {} both fire into {} in {:?}",
                old.unwrap_or_default(),
                position.group,
                name(&game, hex),
                position.colour
            );
        }
    }
}

#[test]
fn fields_lie_on_land_near_their_position() {
    let game = game();
    let map = &game.data.map;
    for position in game.data.positions.items() {
        let mut seen = BTreeSet::new();
        assert!(!position.field.is_empty(), "{} sees something", position.id);
        for &(hex, _) in &position.field {
            assert!(map.is_land(hex), "{} fires into the sea at {}", position.id, name(&game, hex));
            assert!(seen.insert(hex), "{} has two dots in {}", position.id, name(&game, hex));
            assert_ne!(hex, position.hex, "{} fires at itself", position.id);
            let distance = map.distance(position.hex, hex);
            assert!(distance <= 6, "{} fires {distance} hexes far at {}", position.id, name(&game, hex));
        }
        if let Some(twin) = position.twin {
            assert_eq!(position.field, game.data.positions[twin].field, "{}", position.id);
        }
    }
}

#[test]
fn positions_fit_their_names_and_ground() {
    let game = game();
    let positions = game.data.positions.items();
    let hexes: BTreeSet<SpaceId> = positions.iter().map(|p| p.hex).collect();
    assert_eq!(hexes.len(), positions.len(), "no two positions share a hex");
    let strongpoints: BTreeSet<&str> = positions.iter().filter(|p| p.wn).map(|p| p.group.as_str()).collect();
    assert_eq!(strongpoints.len(), 13);
    assert_eq!(positions.iter().filter(|p| p.wn).count(), 18);
    assert_eq!(positions.iter().filter(|p| !p.wn).count(), 73);
    for position in positions {
        assert!(game.data.map.is_land(position.hex), "{}", position.id);
        let numbers: Vec<u8> = positions
            .iter()
            .filter(|p| p.zone.is_some() && p.zone == position.zone)
            .map(|p| p.priority)
            .collect();
        if position.zone.is_some() {
            let distinct: BTreeSet<u8> = numbers.iter().copied().collect();
            assert_eq!(distinct.len(), numbers.len(), "zone numbers are unique: {}", position.id);
            assert_eq!(distinct.first().copied(), Some(1), "zone numbers begin at one: {}", position.id);
            assert_eq!(distinct.last().copied(), Some(numbers.len() as u8), "{}", position.id);
        }
        if let Some(twin) = position.twin {
            let twin = &game.data.positions[twin];
            assert_eq!((position.sector, position.colour), (twin.sector, twin.colour));
            assert_eq!(game.data.map.distance(position.hex, twin.hex), 1, "{}", position.id);
        }
        assert_eq!(
            position.building,
            !position.wn && game.data.map.at(position.hex).terrain == Terrain::Buildings
                || position.building && position.wn,
            "{}: buildings",
            position.id
        );
    }
    // Every strongpoint covers the beach but those of Saint-Laurent behind it.
    for position in positions.iter().filter(|p| p.wn && !["WN67", "WN69"].contains(&p.group.as_str())) {
        assert!(position.covers_beach, "{}", position.id);
        assert!(position.field.iter().any(|(_, i)| *i == Intensity::Intense), "{}", position.id);
    }
}

#[test]
fn every_position_can_be_reached_by_the_rules_that_use_it() {
    let game = game();
    let map = &game.data.map;
    // Reinforcements come by lines from the exits (12.2) over ground that they may pass.
    let passable = |hex: SpaceId| match map.at(hex).terrain {
        Terrain::Sea | Terrain::Beach | Terrain::Rough => false,
        Terrain::Pavilion => !map.neighbours(hex).any(|n| map.is_beach(n)),
        _ => true,
    };
    let mut reached: BTreeSet<SpaceId> = map.exits.iter().copied().collect();
    let mut todo: Vec<SpaceId> = map.exits.clone();
    while let Some(hex) = todo.pop() {
        for next in map.neighbours(hex).filter(|&n| passable(n)) {
            if reached.insert(next) {
                todo.push(next);
            }
        }
    }
    for position in game.data.positions.items() {
        let linked =
            reached.contains(&position.hex) || map.neighbours(position.hex).any(|n| reached.contains(&n));
        assert!(linked, "{} has no line at the start", position.id);
    }
    // Americans can come next to every position on foot or by rope, from some beach.
    let mut foot: BTreeSet<SpaceId> = map.all().filter(|&h| map.is_beach(h)).collect();
    let mut todo: Vec<SpaceId> = foot.iter().copied().collect();
    while let Some(hex) = todo.pop() {
        for &(next, sides) in &map.around[hex] {
            let open =
                sides & side::SHEER == 0 && !matches!(map.at(next).terrain, Terrain::Sea | Terrain::Rough);
            if open && foot.insert(next) {
                todo.push(next);
            }
        }
    }
    for position in game.data.positions.items() {
        assert!(foot.contains(&position.hex), "{} cannot be reached on foot", position.id);
    }
    for (gap, hexes) in &map.gaps {
        for &hex in hexes {
            assert!(map.at(hex).low && foot.contains(&hex), "{gap}: {}", name(&game, hex));
        }
    }
}

#[test]
fn boats_land_where_the_tide_is() {
    let game = game();
    let map = &game.data.map;
    assert_eq!(map.landings.len(), 31);
    for landing in &map.landings {
        assert_eq!(map.at(landing.hex).terrain, Terrain::Sea, "{}", landing.name);
        for (hex, tide) in landing.beach.iter().zip([Tide::Low, Tide::Mid, Tide::High]) {
            if *hex == SpaceId::NONE {
                assert_eq!(tide, Tide::High, "{}", landing.name);
                continue;
            }
            assert!(map.is_beach(*hex), "{}", landing.name);
            assert_eq!(map.at(*hex).band, Some(tide), "{}: {}", landing.name, name(&game, *hex));
            // The nameless box on the border leads to either side of it, by the tide.
            let own = map.at(*hex).sector == landing.sector;
            assert!(own || landing.name == "U15", "{}: {}", landing.name, name(&game, *hex));
        }
    }
    for hex in map.all() {
        assert_eq!(map.is_beach(hex), map.at(hex).band.is_some(), "{}", name(&game, hex));
        if map.at(hex).obstacle {
            assert_eq!(map.at(hex).band, Some(Tide::Mid), "obstacles at {}", name(&game, hex));
            assert!(map.landings.iter().any(|b| b.beach[1] == hex), "{}", name(&game, hex));
        }
    }
    let sectors: Vec<Sector> = map.landings.iter().map(|b| b.sector).collect();
    assert!(sectors.is_sorted(), "from east to west");
}

#[test]
fn the_pieces_are_complete() {
    let game = game();
    let count = |pool: Pool| game.data.germans.items().iter().filter(|g| g.pool == pool).count();
    let pools =
        [Pool::Plain, Pool::Gun75, Pool::Gun88, Pool::Rocket, Pool::Tactical, Pool::Division, Pool::Meyer];
    assert_eq!(pools.map(count), [9, 6, 2, 1, 9, 11, 8]);
    let depth = |pool: DepthPool| game.data.depths.items().iter().filter(|d| d.pool == pool).count();
    assert_eq!([DepthPool::Wn, DepthPool::Building, DepthPool::Mobile].map(depth), [18, 8, 24]);
    // A garrison for every strongpoint's hex.
    for pool in [Pool::Plain, Pool::Gun75, Pool::Gun88, Pool::Rocket] {
        let places = game.data.positions.items().iter().filter(|p| p.pool == Some(pool)).count();
        assert_eq!(places, count(pool), "{pool:?}");
    }
    assert_eq!(game.data.positions.items().iter().filter(|p| p.depth).count(), 9);
    for unit in game.data.us.items() {
        assert_eq!(unit.kind.is_unit(), unit.target.is_some(), "{}", unit.name);
        assert!(unit.strength.is_sorted(), "{}: more steps are no weaker", unit.name);
        assert_eq!(unit.arrival.is_none(), unit.kind == Kind::Hero, "{}", unit.name);
        if unit.arrival.is_some() {
            let boxes = game.data.map.landings.iter().filter(|b| b.named);
            let fits = boxes.filter(|b| match unit.landing.as_str() {
                "1st" => b.sector == Sector::East,
                "29th" => b.sector == Sector::West,
                beach => b.name.starts_with(beach),
            });
            assert!(fits.clone().count() > 0, "{} has a box", unit.name);
            assert!(fits.clone().all(|b| b.sector == unit.division), "{} lands with its division", unit.name);
        }
    }
    for division in Sector::BOTH {
        let regular = game.data.us.items().iter().filter(|u| u.division == division && u.kind.is_regular());
        assert_eq!(regular.clone().filter(|u| u.arrival.is_some_and(|t| t < 16)).count(), 12, "{division:?}");
        let heroes =
            game.data.us.items().iter().filter(|u| u.division == division && u.kind == Kind::Hero).count();
        assert_eq!(heroes, 5);
    }
}

#[test]
fn the_guns_of_the_first_hour_are_six_a_sector() {
    let game = game();
    for sector in Sector::BOTH {
        let strongpoints = game
            .data
            .positions
            .items()
            .iter()
            .filter(|p| p.sector == sector && matches!(p.pool, Some(Pool::Gun75 | Pool::Gun88)));
        let beyond = game.data.guns.iter().filter(|gun| gun.sector == sector);
        assert_eq!(strongpoints.count() + beyond.count(), 6, "{sector:?}");
    }
}

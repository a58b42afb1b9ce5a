//! Worked examples of the rulebook that concern a path or a table rather than a decision.

use sandtable_campanha::board::Pace;
use sandtable_campanha::units::Side;
use sandtable_campanha::{Campanha, Data};
use sandtable_engine::SpaceId;

fn path_cost(data: &Data, side: Side, pace: Pace, path: &[&str]) -> u32 {
    let hex = |name: &&str| data.map.board.find(name).unwrap_or(SpaceId::NONE);
    let hexes: Vec<SpaceId> = path.iter().map(hex).collect();
    let steps = &data.map.steps[side.index()][pace as usize];
    hexes.windows(2).map(|step| u32::from(steps.cost(step[0], step[1]).unwrap_or(u8::MAX))).sum()
}

/// 4.0: open 1, river 2, open 1, city 1, two road hexes ½ each, river 2, bocage 3, two rough hexes 2 each: 15 points.
#[test]
fn the_march_from_arromanches_to_caumont_costs_fifteen_points() {
    let game = Campanha::new().unwrap();
    let march = ["2410", "2310", "2211", "2212", "2112", "2013", "2014", "2015", "2016"];
    let so_far = |hexes: usize| path_cost(&game.data, Side::Allied, Pace::Motor, &march[..=hexes]);
    let half_points: Vec<u32> = (1..march.len()).map(so_far).collect();
    assert_eq!(half_points, [2, 8, 10, 11, 12, 22, 26, 30]);
}

/// 4.2.2: from Avranches round to the road south of Vire, ten road hexes at ½, and 1825 itself: 5½ points.
#[test]
fn the_road_outside_the_map_costs_five_and_a_half_points() {
    let game = Campanha::new().unwrap();
    assert_eq!(path_cost(&game.data, Side::German, Pace::Motor, &["1125", "1825"]), 11);
    assert_eq!(path_cost(&game.data, Side::German, Pace::Foot, &["1125", "1825"]), 22);
    assert_eq!(path_cost(&game.data, Side::Allied, Pace::Motor, &["1125", "1825"]), u32::from(u8::MAX));
}

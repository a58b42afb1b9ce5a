//! What the boundary of the armies divides (27.1).

use sandtable_engine::SpaceId;
use sandtable_normandy44::Normandy44;
use sandtable_normandy44::units::Zone;

/// Reinforcements that enter by green hexes face the Americans, all others the British: so the colours lie on their sides of the boundary.
#[test]
fn the_boundary_divides_entries_and_beaches() {
    let game = Normandy44::new().unwrap();
    let map = game.map();
    for (zone, hexes) in map.entries.iter().enumerate() {
        for &hex in hexes {
            let name = &map.board.space(hex).name;
            assert_eq!(map.american.contains(hex), zone == Zone::Green as usize, "{name} of zone {zone}");
        }
    }
    for &(hex, beach) in &game.data.places.beaches {
        assert_eq!(map.american.contains(hex), beach < 2, "{}", map.board.space(hex).name);
    }
    let camp = |hexes: &Vec<SpaceId>| hexes.iter().all(|&hex| map.american.contains(hex));
    assert!(map.camps.iter().all(camp));
    assert!(game.data.places.cherbourg.iter().all(|&hex| map.american.contains(hex)));
}

//! What must hold of every game, tried on this one.

use sandtable_bloody::board::{SPACES, Terrain};
use sandtable_bloody::situation::{Situation, Stage, UNITS};
use sandtable_bloody::units::{Kind, Side};
use sandtable_bloody::{Bloody, Data};
use sandtable_kit::zones::Zones;

sandtable_trials::contract! {
    game: Bloody,
    holds: holds,
    games: 30, every: 61, most_actions: 100_000,
    situations: [("campaign", &[16, 113, 460, 1180]), ("cherbourg", &[1, 6, 20, 40]), ("cobra", &[605, 138_593])],
    bots: ["random", "level1@300", "level3@300"], every: 97,
}

/// What must hold of every situation of this game.
fn holds(game: &Bloody, s: &Situation) -> Result<(), String> {
    let data = &game.data;
    let everywhere: usize = data.map.board.spaces().map(|(space, _)| s.stacks.count(space)).sum();
    if everywhere != UNITS {
        return Err(format!("{everywhere} counters on the table"));
    }
    if *s.zones != [zones(data, s, Side::Allied), zones(data, s, Side::German)] {
        return Err("the zones kept are not the zones there are (3)".into());
    }
    for hex in data.map.all_hexes() {
        stacks(game, s, hex)?;
    }
    for (unit, u) in data.units.iter() {
        let at = s.place(unit);
        if u.fights() && data.map.is_in_play(at) && game.steps_left(s, unit) == 0 {
            return Err(format!("{} stands without a step (6.10)", data.names[unit]));
        }
        if u.kind == Kind::Hq && s.count(unit) > 2 {
            return Err("more than two markers with an HQ (0.2.1)".into());
        }
    }
    Ok(())
}

/// 2.1: five points, one small unit and one HQ of each side in a hex; the Allied armies never together; enemies together only
/// in confusion (6.11).
fn stacks(game: &Bloody, s: &Situation, hex: sandtable_engine::SpaceId) -> Result<(), String> {
    let data = &game.data;
    for side in Side::ALL {
        let moving = !s.hand.is_empty() || s.crowded == hex;
        let points = s.stacking(data, side, hex);
        if points > 5 && !moving {
            return Err(format!("{points} stacking points in {} (2.1)", data.map.board.space(hex).name));
        }
        let hqs = s.of(data, side, hex).filter(|&unit| data.units[unit].kind == Kind::Hq).count();
        if hqs > 1 && s.stage != Stage::Retreat && !moving {
            return Err("two headquarters in a hex (2.1)".into());
        }
    }
    let armies: std::collections::BTreeSet<_> =
        s.of(data, Side::Allied, hex).map(|unit| data.units[unit].army).collect();
    if armies.len() > 1 && s.hand.is_empty() {
        return Err("Americans and British in one hex (2.1)".into());
    }
    Ok(())
}

fn zones(data: &Data, s: &Situation, side: Side) -> Zones<SPACES> {
    let mut zones = Zones::default();
    for hex in data.map.all_hexes() {
        if s.of(data, side, hex).any(|unit| data.units[unit].casts_zone()) {
            let near = data.map.around[hex].iter().map(|near| near.hex);
            zones.cast(near.filter(|&to| data.map.terrain(to) != Terrain::City));
        }
    }
    zones
}

//! What must hold of every game, tried on this one.

use sandtable_engine::UnitId;
use sandtable_normandy44::Normandy44;
use sandtable_normandy44::data::UNITS;
use sandtable_normandy44::situation::{Situation, Stage, flag};
use sandtable_normandy44::units::Side;
use sandtable_normandy44::zones::Zones;

sandtable_trials::contract! {
    game: Normandy44,
    holds: holds,
    games: 60, every: 211, most_actions: 200_000,
    situations: [("campaign", &[1, 9, 36, 161]), ("seven-turns", &[1, 9, 36, 161]), ("cherbourg", &[1, 1, 7, 47])],
    bots: ["random", "style1", "level1@300", "level3@600"], every: 61,
}

/// What must hold of every situation of this game.
pub(crate) fn holds(game: &Normandy44, s: &Situation) -> Result<(), String> {
    let data = &game.data;
    let everywhere: usize = data.map.board.spaces().map(|(space, _)| s.stacks.count(space)).sum();
    if everywhere != UNITS {
        return Err(format!("{everywhere} counters on the table"));
    }
    for hex in data.map.all_hexes() {
        let units: Vec<UnitId> = s.stacks.units(hex).collect();
        let side = |unit: &UnitId| data.units[*unit].side;
        if units.windows(2).any(|pair| side(&pair[0]) != side(&pair[1])) {
            return Err("enemies in one hex (9.1)".into());
        }
        if let Some(unit) = units.first()
            && (side(unit) == Side::Allied) != s.held.contains(hex)
        {
            return Err(format!("{} is held by nobody in it (24.3)", data.map.board.space(hex).name));
        }
        // 7.2: until the end of a side's movement phase its hexes may be crowded: by gliders, by units rebuilt.
        let moving = matches!(
            s.stage,
            Stage::Supply
                | Stage::Choice
                | Stage::Glider(_)
                | Stage::Replacement
                | Stage::Movement
                | Stage::Moving(..)
                | Stage::Excess(_)
        );
        let later = s.active == Side::German && units.first().is_some_and(|unit| side(unit) == Side::Allied);
        let moving = moving || later;
        if !moving && !units.is_empty() && game.is_crowded(s, hex) {
            return Err(format!("{} is crowded in {:?} (7.1)", data.map.board.space(hex).name, s.stage));
        }
    }
    let mut zones = [Zones::default(), Zones::default()];
    for side in Side::ALL {
        for unit in s.on_map(data, side) {
            let casts = data.casts[unit] && s.strength(data, unit) > 1;
            if casts != s.casts[unit.index()] {
                return Err(format!("{} casts no zone, or one", data.names[unit]));
            }
            if casts {
                zones[side.index()].set(&data.map, s.place(unit), true);
            }
        }
    }
    if *s.zones != zones {
        return Err("the zones kept are not the zones there are (8.1)".into());
    }
    let dispersed = data.all_units().filter(|&unit| s.is(unit, flag::DISPERSED)).count();
    if dispersed != usize::from(s.dispersed) {
        return Err("the dispersed are miscounted (20.2)".into());
    }
    if s.supply.iter().any(|&n| n > 19) || s.replacements.iter().any(|&n| n > 9) {
        return Err("a track is off its scale".into());
    }
    Ok(())
}

//! What must hold of every game, tried on this one.

use sandtable_darksands::DarkSands;
use sandtable_darksands::situation::{Situation, Stage, Step, zones_of};
use sandtable_darksands::units::{Side, UNITS};
use sandtable_engine::UnitId;

sandtable_trials::contract! {
    game: DarkSands,
    holds: holds,
    games: 32, every: 41, most_actions: 100_000,
    situations: [("compass", &[4, 19, 1569, 22982]), ("sunflower", &[5, 25, 125, 620]), ("crusader", &[1, 19, 100, 105]), ("gazala", &[1, 34, 286, 319])],
    bots: ["random", "style1", "level1@200", "level3@300"], every: 41,
}

/// What must hold of every situation of this game.
fn holds(game: &DarkSands, s: &Situation) -> Result<(), String> {
    let data = &game.data;
    for hex in data.map.hexes() {
        let units: Vec<UnitId> = s.stacks.units(hex).collect();
        if units.is_empty() {
            if s.boxes.contains(hex) {
                return Err("a box with nobody in it (13.7.3)".into());
            }
            continue;
        }
        // 7.2: four units, three large ones, a headquarters, a garrison.
        let kind = |unit: &UnitId| data.units[*unit].kind;
        let casts = units.iter().filter(|unit| kind(unit).casts());
        let large = units.iter().filter(|&&unit| kind(&unit).casts() && data.units[unit].is_large()).count();
        let count = casts.count();
        let rest = units.len() - count;
        let passing = s.combat.step == Step::Retreat
            && s.combat.defenders.first().is_some_and(|unit| s.place(unit) == hex);
        // Or one has just landed and another is about to sail back (19.4.2).
        let swapping = matches!(s.stage, Stage::Movement) && s.sea.sailed[0] > 0 && s.sea.route[1] == hex;
        if !passing && !swapping && (count > 4 || large > 3 || rest > 2) {
            return Err(format!("{count} units, {large} large, {rest} others in one hex (7.2)"));
        }
        let side = |unit: &UnitId| data.units[*unit].side;
        if units.windows(2).any(|pair| side(&pair[0]) != side(&pair[1])) {
            return Err("enemies in one hex".into());
        }
    }
    let everywhere: usize = data.map.board.spaces().map(|(space, _)| s.stacks.count(space)).sum();
    if everywhere != UNITS {
        return Err(format!("{everywhere} counters on the table"));
    }
    if *s.zones != zones_of(data, s) {
        return Err("the zones kept are not the zones there are".into());
    }
    // 13.7.1: boxes are conserved once they are in play.
    for side in Side::ALL {
        let placed = s.boxes.iter().filter(|&hex| s.occupant(data, hex) == Some(side)).count();
        let spare: usize = s.spare[side.index()].iter().map(|&n| usize::from(n)).sum();
        if placed + spare > usize::from(data.boxes[side.index()]) {
            return Err(format!("{} boxes of one side (13.7.1)", placed + spare));
        }
    }
    // 18.7.2
    if s.limits.iter().flatten().any(|&used| used > 2) {
        return Err("more than two movements or combats in a turn (18.7.2)".into());
    }
    Ok(())
}

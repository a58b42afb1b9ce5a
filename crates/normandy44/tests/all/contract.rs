//! What must hold of every game, tried on this one.

use sandtable_engine::guide::Guide;
use sandtable_engine::rules::Rules;
use sandtable_engine::text::Text;
use sandtable_engine::{SpaceId, UnitId};
use sandtable_kit::movement::{Enter, Field, Steps};
use sandtable_normandy44::Normandy44;
use sandtable_normandy44::board::{POINT, WADES};
use sandtable_normandy44::data::UNITS;
use sandtable_normandy44::situation::{Mode, Situation, Stage, flag};
use sandtable_normandy44::units::Side;
use sandtable_normandy44::zones::Zones;

sandtable_trials::contract! {
    game: Normandy44,
    holds: holds,
    games: 60, every: 211, most_actions: 200_000,
    situations: [("campaign", &[1, 9, 39, 182]), ("seven-turns", &[1, 9, 39, 182]), ("cherbourg", &[1, 1, 7, 47])],
    bots: ["random", "style1", "level1@300", "level3@600"], every: 61,
}

/// What must hold of every situation of this game.
pub(crate) fn holds(game: &Normandy44, s: &Situation) -> Result<(), String> {
    let data = &game.data;
    let mut list = Vec::new();
    game.actions(s, &mut list);
    if list.is_empty() && s.stage != Stage::Over {
        return Err(format!("nothing to do in {:?}:\n{}", s.stage, game.write_situation(s)));
    }
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
    if let Stage::Moving(unit, Mode::Usual) = s.stage
        && unit.0 % 16 == u16::from(s.turn)
    {
        moves_step_by_step(game, s, unit)?;
    }
    if s.supply.iter().any(|&n| n > 19) || s.replacements.iter().any(|&n| n > 9) {
        return Err("a track is off its scale".into());
    }
    Ok(())
}

/// The field of a German unit agrees with its moves said step by step: past no enemy and no bond, a stop in every zone, a point more to
/// leave one, water by the first step alone (8.2, 8.5.2, 9.3–9.5).
fn moves_step_by_step(game: &Normandy44, s: &Situation, unit: UnitId) -> Result<(), String> {
    let (data, at) = (&game.data, s.place(unit));
    let map = &data.map;
    let side = data.units[unit].side;
    let bound = s.is(unit, flag::DISRUPTED | flag::UNSUPPLIED | flag::ISOLATED | flag::REPLACED);
    let open = s.options == 0 && data.scenario_data[usize::from(s.scenario)].set_up.is_empty();
    if side == Side::Allied || bound || !map.is_hex(at) || !open || data.units[unit].restricted {
        return Ok(());
    }
    let pace = game.pace(s, unit, Mode::Usual);
    let around = |hex: SpaceId| map.beyond[hex].iter().filter(|b| b.to != SpaceId::NONE).map(|b| (b.to, 1));
    let steps = Steps::new(map.all_hexes().map(around));
    let mut field = Field::default();
    let budget = game.allowance(s, unit, Mode::Usual) * POINT;
    let enter = |from: SpaceId, to: SpaceId, _: u8| {
        let first = from == at;
        let Some(cost) = map.step(pace, from, to, first) else { return Enter::Bar };
        let direction = map.direction(from, to).unwrap_or(0);
        let foes = s.occupant(data, to) == Some(side.enemy());
        if foes || s.bonded(map, side, to) || s.barred(map, side, from, direction, first) || (to == at) {
            return Enter::Bar;
        }
        let leaving = if first && s.engaged(side, at) { POINT } else { 0 };
        let wades = cost & WADES != 0;
        let cost = (cost & !WADES) + leaving;
        if s.engaged(side, to) || wades { Enter::Stop(cost) } else { Enter::Pass(cost) }
    };
    field.run_by(&steps, &[(at, 0)], true, budget, enter);
    // Artillery that goes one hex goes straight, whatever a way round would cost: a second hex silences it (17.2, 17.3).
    let straight = |hex: SpaceId| {
        let beside = data.units[unit].kind.is_artillery() && map.direction(at, hex).is_some();
        match if beside { enter(at, hex, 0) } else { Enter::Bar } {
            Enter::Stop(cost) | Enter::Pass(cost) => Some(cost).filter(|&cost| cost <= budget),
            Enter::Bar => None,
        }
    };
    let told = game.reach(s, unit.into());
    for hex in map.all_hexes().filter(|&hex| hex != at) {
        let found = straight(hex).or_else(|| field.cost(hex)).map(u16::from);
        let reach = told.iter().find(|(to, _)| *to == hex).map(|(_, cost)| *cost);
        // Bicycles and tactical movement lead further (9.9, 9.10).
        let further = found.is_none() && reach.is_some();
        if !further && reach != found {
            let name = &map.board.space(hex).name;
            return Err(format!(
                "{} goes to {name} for {reach:?}, step by step for {found:?}",
                data.names[unit]
            ));
        }
    }
    Ok(())
}

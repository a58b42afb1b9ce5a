//! Random play: games end, and whatever must hold in every situation holds.
//!
//! `SANDTABLE_GAMES` and `SANDTABLE_SEED` choose how many games and which; a failure names its seed.

use sandtable_campanha::board::SPACES;
use sandtable_campanha::situation::{Situation, Stage};
use sandtable_campanha::units::{Side, UNITS};
use sandtable_campanha::{Campanha, Data};
use sandtable_engine::CounterId;
use sandtable_engine::rules::{Options, Rules};
use sandtable_engine::trial::{self, Care};
use sandtable_kit::march::March;
use sandtable_kit::movement::{Enter, Field};
use sandtable_kit::zones::Zones;
use std::sync::Arc;

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// What must hold of every situation of this game.
fn holds(game: &Campanha, s: &Situation) -> Result<(), String> {
    let data = &game.data;
    // 4.1.1: never more than four in a hex, save while one is being pushed out; 4.1.2: never enemies together.
    for hex in 0..data.map.hexes {
        let units: Vec<u8> = s.stacks.units(hex).collect();
        let most = 4 + usize::from(s.stage == Stage::Push(hex));
        if units.len() > most {
            return Err(format!("{} units in one hex (4.1.1)", units.len()));
        }
        let side = |unit: &u8| data.units[usize::from(*unit)].side;
        if units.windows(2).any(|pair| side(&pair[0]) != side(&pair[1])) {
            return Err("enemies in one hex (4.1.2)".into());
        }
    }
    // Counters are conserved: every unit is in exactly one space.
    let everywhere: usize = (0..data.map.board.len()).map(|space| s.stacks.count(space as u16)).sum();
    if everywhere != UNITS {
        return Err(format!("{everywhere} counters on the table"));
    }
    if s.zones != [zones(data, s, Side::Allied), zones(data, s, Side::German)] {
        return Err("the zones kept are not the zones there are".into());
    }
    // Of all moves one in so many: the search for all hexes takes longer than the rest.
    if let Stage::Moving(unit) = s.stage
        && data.map.is_hex(s.place(unit))
        && unit % 32 == s.turn
    {
        moves_step_by_step(game, s, unit)?;
    }
    if s.carpets > 2 || s.air > 110 {
        return Err("a track is off its scale".into());
    }
    Ok(())
}

fn zones(data: &Data, s: &Situation, side: Side) -> Zones<SPACES> {
    let mut zones = Zones::default();
    for hex in s.occupied(data, side).iter() {
        zones.cast(data.map.around[hex].iter().map(|&(there, _)| there));
    }
    zones
}

/// The field of a unit agrees with its moves said step by step: past no enemy, a stop in every zone, and more to leave one
/// (4.0, 4.1.2).
fn moves_step_by_step(game: &Campanha, s: &Situation, unit: u8) -> Result<(), String> {
    let (map, side, at) = (&game.data.map, game.data.units[usize::from(unit)].side, s.place(unit));
    let steps = &map.steps[side.index()][game.pace(s, unit) as usize];
    let leaving = if s.engaged(side, at) { game.data.numbers.contact.break_half_points } else { 0 };
    let mut field = Field::default();
    March::new(at, game.allowance(s, unit)).search(&mut field, steps, |march, from, to, base| {
        let cost = base + if march.is_first(from) { leaving } else { 0 };
        match s.occupant(&game.data, to) {
            Some(there) if there != side => Enter::Bar,
            _ if s.engaged(side, to) => Enter::Stop(cost),
            _ => Enter::Pass(cost),
        }
    });
    let reach = game.reach(s, CounterId(u16::from(unit)));
    let mut told = [None; SPACES];
    for &(space, cost) in &reach {
        told[space.index()] = Some(cost);
    }
    for (hex, told) in (0..map.hexes).zip(told).filter(|_| !reach.is_empty()) {
        let found = field.cost(hex).filter(|_| hex != at && game.has_room(s, hex)).map(u16::from);
        if told != found {
            return Err(format!("unit {unit} goes to {hex} for {told:?}, step by step for {found:?}"));
        }
    }
    Ok(())
}

#[test]
fn random_games_keep_every_property() {
    let game = Arc::new(Campanha::new().unwrap_or_else(|e| panic!("{e}")));
    let games = from_environment("SANDTABLE_GAMES", 200);
    let first = from_environment("SANDTABLE_SEED", 1);
    let care = Care { every: 53, most_actions: 100_000 };
    let half = |from: u64| {
        let game = Arc::clone(&game);
        std::thread::spawn(move || {
            let mut actions = 0;
            for seed in (first + from..first + games).step_by(2) {
                let scenario = if seed % 8 == 7 { "dia-d" } else { "campanha" };
                match trial::random_game(&game, scenario, seed, care, |s| holds(&game, s)) {
                    Ok(n) => actions += n,
                    Err(e) => panic!("{e}"),
                }
            }
            actions
        })
    };
    let threads = [half(0), half(1)];
    let actions: usize =
        threads.map(|t| t.join().unwrap_or_else(|e| std::panic::resume_unwind(e))).iter().sum();
    println!("{games} games, {actions} actions");
}

#[test]
fn the_number_of_situations_is_pinned() {
    let game = Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    for scenario in ["campanha", "dia-d"] {
        let start = game.start(scenario, &Options::new()).unwrap();
        let counts = trial::count_situations(&game, &start, 5);
        assert_eq!(counts, [1, 28, 163, 1468, 8206], "{scenario}");
    }
}

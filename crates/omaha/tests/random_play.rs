//! Random play: games end, and whatever must hold in every situation holds.
//!
//! `SANDTABLE_GAMES` and `SANDTABLE_SEED` choose how many games and which; a failure names its seed.

use sandtable_engine::rules::{Options, Rules};
use sandtable_engine::trial::{self, Care};
use sandtable_omaha::Omaha;
use sandtable_omaha::data::POSITIONS;
use sandtable_omaha::situation::{NOBODY, Situation, Stage, Where, flag};
use sandtable_omaha::units::{Kind, US};
use std::sync::Arc;

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// What must hold of every situation of this game.
fn holds(game: &Omaha, s: &Situation) -> Result<(), String> {
    let data = &game.data;
    let everywhere: usize = (0..data.map.board.len()).map(|space| s.stacks.count(space as u16)).sum();
    if everywhere != US {
        return Err(format!("{everywhere} American counters on the table"));
    }
    // Cards are conserved, and those face up have been drawn.
    if s.deck & s.discards != 0 || (s.deck | s.discards).count_ones() != 54 {
        return Err("a card is lost or doubled".into());
    }
    if s.face_up.iter().any(|&n| n > 0 && s.discards >> (n - 1) & 1 == 0) {
        return Err("a card lies face up and in the deck".into());
    }
    // Each German unit and marker is where the positions say.
    for (kind, at, places) in
        [("unit", &s.unit_at, &s.unit_where[..]), ("marker", &s.depth_at, &s.depth_where[..])]
    {
        for (i, place) in places.iter().enumerate() {
            let times = at.iter().filter(|&&there| usize::from(there) == i).count();
            if times != usize::from(*place == Where::Position) {
                return Err(format!("{kind} {i} is in {times} positions"));
            }
        }
    }
    for position in 0..POSITIONS {
        let hex = data.positions[position].hex;
        if s.unit_at[position] == NOBODY && s.depth_at[position] != NOBODY {
            return Err(format!("a marker without a unit in {}", data.positions[position].id));
        }
        // 7.3, 9.3: never enemies in one hex.
        if s.unit_at[position] != NOBODY && s.stacks.count(hex) > 0 {
            return Err(format!("enemies together in {}", data.positions[position].id));
        }
    }
    for unit in 0..US as u8 {
        let u = &data.us[usize::from(unit)];
        let (at, steps) = (s.place(unit), s.steps[usize::from(unit)]);
        if steps > u.full() {
            return Err(format!("{} has {steps} steps", u.name));
        }
        if u.kind.is_unit() && (steps == 0) != (at == data.map.boxes.eliminated) {
            return Err(format!("{} has {steps} steps where it is", u.name));
        }
        if s.is(unit, flag::CLIMB | flag::CLIFF) && !data.map.is_land(at) {
            return Err(format!("{} climbs at sea", u.name));
        }
        let hero = s.hero[usize::from(unit)];
        if hero != NOBODY && (data.us[usize::from(hero)].kind != Kind::Hero || s.place(hero) != at) {
            return Err(format!("{}'s hero is elsewhere", u.name));
        }
    }
    // 7.6, when the phase is over; 13.1 ends the game at once.
    if matches!(s.stage, Stage::Landing(_) | Stage::Event) {
        for hex in (0..data.map.hexes).filter(|&hex| data.map.is_land(hex)) {
            let landed = matches!(s.stage, Stage::Event);
            if !landed && s.units(data, hex).count() > 2 {
                return Err("more than two units in a hex (7.6)".into());
            }
        }
    }
    if s.catastrophe != NOBODY && s.stage != Stage::Over {
        return Err("the game goes on after a catastrophe (13.1)".into());
    }
    Ok(())
}

#[test]
fn random_games_keep_every_property() {
    let game = Arc::new(Omaha::new().unwrap_or_else(|e| panic!("{e}")));
    let games = from_environment("SANDTABLE_GAMES", 300);
    let first = from_environment("SANDTABLE_SEED", 1);
    let care = Care { every: 41, most_actions: 20_000 };
    let half = |from: u64| {
        let game = Arc::clone(&game);
        std::thread::spawn(move || {
            let (mut actions, mut turns) = (0, [0_usize; 17]);
            for seed in (first + from..first + games).step_by(2) {
                let last = std::cell::Cell::new(0);
                let check = |s: &Situation| {
                    last.set(usize::from(s.turn));
                    holds(&game, s)
                };
                match trial::random_game(&game, "first-wave", seed, care, check) {
                    Ok(n) => actions += n,
                    Err(e) => panic!("{e}"),
                }
                turns[last.get()] += 1;
            }
            (actions, turns)
        })
    };
    let threads = [half(0), half(1)].map(|t| t.join().unwrap_or_else(|e| std::panic::resume_unwind(e)));
    let actions: usize = threads.iter().map(|(actions, _)| actions).sum();
    let turns: Vec<usize> = (0..17).map(|turn| threads.iter().map(|(_, turns)| turns[turn]).sum()).collect();
    println!("{games} games, {actions} actions, ended on turn {turns:?}");
}

#[test]
fn every_option_is_known_and_no_other() {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    for option in &game.scenarios()[0].options {
        let options = Options::from([(option.id.clone(), true)]);
        let s = game.start("first-wave", &options).unwrap_or_else(|e| panic!("{e}"));
        assert!(s.letter, "{}", option.id);
    }
    assert!(game.start("first-wave", &Options::from([("nonsense".into(), true)])).is_err());
}

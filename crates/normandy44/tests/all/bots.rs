//! The bots: the policy is better than chance from both seats, and every style and level plays to the end.

use sandtable_bots::duel;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::{Options, Setting};
use sandtable_normandy44::Normandy44;

/// How many of so many games the Allies win.
fn allied_wins(game: &Normandy44, scenario: &str, bots: [&str; 2], games: u64) -> u64 {
    let seats = bots.map(|word| word.parse().unwrap());
    let won = |seed: &u64| {
        let report = duel::play(game, scenario, &Options::new(), &seats, *seed, &|| 0).unwrap();
        report.verdict.unwrap().winner.is_some_and(|side| side.0 == 0)
    };
    (1..=games).filter(won).count() as u64
}

#[test]
fn the_policy_beats_chance_from_both_seats() {
    let game = Normandy44::new().unwrap();
    for scenario in ["seven-turns", "campaign"] {
        let allied = allied_wins(&game, scenario, ["style0", "random"], 4);
        let german = 4 - allied_wins(&game, scenario, ["random", "style0"], 4);
        assert!(allied >= 3 && german >= 3, "{scenario}: {allied} as Allies, {german} as Germans of 4");
    }
}

#[test]
fn every_style_plays_a_game_out() {
    let game = Normandy44::new().unwrap();
    let mut ends = Vec::new();
    for style in 0..game.styles().len() {
        let word = format!("style{style}");
        let seats = [word.parse().unwrap(), "style0".parse().unwrap()];
        let report = duel::play(&game, "seven-turns", &Options::new(), &seats, 5, &|| 0).unwrap();
        assert!(report.verdict.is_some(), "{word}");
        ends.push(report.hash);
    }
    ends.sort_unstable();
    ends.dedup();
    assert_eq!(ends.len(), game.styles().len(), "two styles play alike");
}

/// 27.2: the guidelines for one player bar some of what the policy likes; it finds something else.
#[test]
fn the_policy_keeps_the_guidelines_for_one_player() {
    let game = Normandy44::new().unwrap();
    let options = Options::from([("solitaire".to_owned(), true.into())]);
    for seed in 1..4 {
        let seats = ["style0".parse().unwrap(), "style2".parse().unwrap()];
        let report = duel::play(&game, "campaign", &options, &seats, seed, &|| 0).unwrap();
        assert!(report.verdict.is_some(), "{seed}");
    }
}

/// Every level, in both seats, with little time to think; in the shorter scenarios, since tests are slow.
#[test]
fn every_level_plays_a_game_out() {
    let game = Normandy44::new().unwrap();
    for scenario in ["cherbourg", "seven-turns"] {
        for (n, level) in
            ["level1@200", "level2@200", "level3@200", "level4@200", "level5@200"].iter().enumerate()
        {
            let mut seats = [level.parse().unwrap(), "random".parse().unwrap()];
            seats.rotate_left((n + usize::from(scenario == "cherbourg")) % 2);
            let report = duel::play(&game, scenario, &Options::new(), &seats, n as u64, &|| 0).unwrap();
            assert!(report.verdict.is_some(), "{scenario}: {level}");
        }
    }
}

/// 8.2: whoever enters a zone stops. After the German moves of turn 2 hardly ever a way leads from a beach to the south or the east
/// edge without one.
#[test]
fn germans_hold_a_line_from_coast_to_coast() {
    use sandtable_engine::dice::Keyed;
    use sandtable_engine::message::Silent;
    use sandtable_engine::planning::Plan;
    use sandtable_normandy44::board::feature;
    use sandtable_normandy44::situation::{HexSet, Situation};
    use sandtable_normandy44::units::Side;
    let game = Normandy44::new().unwrap();
    let map = &game.data.map;
    let is_open = |s: &Situation| {
        let mut open: HexSet = game.data.places.beaches.iter().map(|(hex, _)| *hex).collect();
        let mut fresh: Vec<_> = open.iter().collect();
        while let Some(hex) = fresh.pop() {
            if map.has(hex, feature::SOUTH | feature::EAST) {
                return true;
            }
            for to in map.near(hex) {
                let shut = s.zones[Side::German.index()].covers(to) || s.stands(&game.data, Side::German, to);
                if !shut && !open.contains(to) {
                    open.insert(to);
                    fresh.push(to);
                }
            }
        }
        false
    };
    let mut closed = 0;
    for seed in 1..=10 {
        let mut s = game.start("seven-turns", &Options::new()).unwrap();
        let mut dice = Keyed { seed, set: 0, sets: 1 };
        let mut minds = [Default::default(), Default::default()];
        loop {
            let last = s.turn == 2 && s.active == Side::German && !s.reserve;
            let seat = game.to_act(&s).unwrap();
            let action = game.fast(&s, &Plan::default(), &mut minds[seat.index()]).unwrap();
            game.apply(&mut s, action, &mut dice, &mut Silent);
            if last && action == sandtable_normandy44::Action::EndMovement {
                break;
            }
        }
        closed += u32::from(!is_open(&s));
    }
    assert!(closed >= 8, "of ten lines {closed} were closed");
}

/// What a plan says is done: a unit goes where it is sent, a hex is left alone or attacked.
#[test]
fn a_plan_is_carried_out() {
    use sandtable_engine::SeatId;
    use sandtable_engine::dice::Keyed;
    use sandtable_engine::message::Silent;
    use sandtable_engine::planning::{Gene, Plan};
    use sandtable_normandy44::Action;
    use sandtable_normandy44::situation::Stage;
    let game = Normandy44::new().unwrap();
    let mut s = game.start("seven-turns", &Options::new()).unwrap();
    let mut dice = Keyed { seed: 3, set: 0, sets: 1 };
    let go = |s: &mut _, dice: &mut Keyed, plan: &Plan, mind: &mut _| {
        let action = game.fast(s, plan, mind).unwrap();
        game.apply(s, action, dice, &mut Silent);
        action
    };
    let mut mind = Default::default();
    while !(s.turn == 2 && s.stage == Stage::Movement) {
        go(&mut s, &mut dice, &Plan::default(), &mut mind);
    }
    let german = SeatId(1);
    let mut slots = Vec::new();
    game.slots(&s, german, &Plan::default(), &mut slots);
    // Somebody goes to his second best place.
    let here = |slot: u32| game.data.map.is_hex(s.place(sandtable_engine::UnitId(slot as u16)));
    let free = slots.iter().filter(|slot| slot.slot < 303 && slot.choices.len() > 2 && here(slot.slot));
    let moves: Vec<_> = free.take(1).collect();
    assert_eq!(moves.len(), 1, "nobody has a choice");
    let attack =
        slots.iter().find(|slot| slot.slot >= 1000 && slot.choices[0] == 1).expect("an attack that pays");
    for forced in [0, 1] {
        let mut plan = Plan::default();
        plan.set(Gene { slot: attack.slot, choice: forced });
        if forced == 0 {
            moves.iter().for_each(|slot| plan.set(Gene { slot: slot.slot, choice: slot.choices[1] }));
        }
        let (mut world, mut mind, mut attacked) = (s.clone(), Default::default(), false);
        while world.turn == 2 && game.to_act(&world).is_some() && game.span(&world) == game.span(&s) {
            let stage = world.stage;
            let action = go(&mut world, &mut dice, &plan, &mut mind);
            if stage == Stage::Movement && action == Action::EndMovement && forced == 0 && !world.reserve {
                for slot in &moves {
                    let unit = sandtable_engine::UnitId(slot.slot as u16);
                    assert_eq!(u32::from(world.place(unit).0), slot.choices[1], "{}", game.data.names[unit]);
                }
            }
            attacked |= matches!(action, Action::Attack(hex) if u32::from(hex.0) + 1000 == attack.slot);
        }
        assert_eq!(attacked, forced == 1);
    }
}

/// 27.1: bots play every seat of three and four, to the end.
#[test]
fn three_and_four_bots_play_a_game_out() {
    let game = Normandy44::new().unwrap();
    let bots =
        [["style0", "style1", "style0", "style2", "random", "style1"], ["level1@60"; 6], ["level3@60"; 6]];
    for (n, (players, who)) in [("3", 0), ("4", 0), ("3", 1), ("4", 2)].into_iter().enumerate() {
        let options = Options::from([("players".to_owned(), Setting::Word(players.into()))]);
        let seats = bots[who].map(|word| word.parse().unwrap());
        let report = duel::play(&game, "seven-turns", &options, &seats, n as u64, &|| 0).unwrap();
        assert!(report.verdict.is_some(), "{players} players, game {n}");
        let decided = |seat: usize| report.conduct[seat].decisions > 0;
        let sat: Vec<usize> = (0..6).filter(|&seat| decided(seat)).collect();
        assert_eq!(sat, if players == "3" { vec![1, 2, 3] } else { vec![2, 3, 4, 5] });
    }
}

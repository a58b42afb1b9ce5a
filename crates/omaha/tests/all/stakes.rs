//! What an action risks is told exactly: every chance agrees with what comes when each card of the deck is drawn.

use sandtable_engine::dice::{Forced, Seed, Stream};
use sandtable_engine::guide::{Prospect, Stakes, Standing};
use sandtable_engine::message::{Arg, Event, Journal, Message};
use sandtable_engine::phrase::UnitNames;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_engine::{CounterId, UnitId};
use sandtable_omaha::cards::CARDS;
use sandtable_omaha::ids::everybody;
use sandtable_omaha::situation::{Situation, Stage};
use sandtable_omaha::{Action, Omaha};

fn game() -> Omaha {
    Omaha::new().unwrap_or_else(|e| panic!("{e}"))
}

fn read(game: &Omaha, text: &str) -> Situation {
    game.read_situation(text).unwrap_or_else(|e| panic!("{e}"))
}

fn argument(message: &Message, name: &str) -> Option<Arg> {
    message.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| *arg)
}

/// What is told when an action is taken and a card drawn, for each card of the deck.
fn each_card(game: &Omaha, s: &Situation, action: Action) -> Vec<Vec<Event>> {
    let cards = (1..=CARDS as u32).filter(|n| s.deck >> (n - 1) & 1 == 1);
    let told = cards.map(|card| {
        let (mut t, mut journal) = (s.clone(), Journal::default());
        game.apply(&mut t, action, &mut Forced::new([card]), &mut journal);
        journal.events
    });
    told.collect()
}

/// With how many cards an event of a counter comes, and the same of a space if one is given.
fn often(told: &[Vec<Event>], ids: &[&str], unit: Option<Arg>, from: Option<Arg>) -> u32 {
    let fits = |event: &Event| {
        ids.contains(&event.message.id)
            && (unit.is_none() || argument(&event.message, "unit") == unit)
            && (from.is_none() || argument(&event.message, "from") == from)
    };
    told.iter().filter(|events| events.iter().any(fits)).count() as u32
}

fn warned<'s>(stakes: &'s Stakes, id: &str) -> Option<&'s sandtable_engine::guide::Warning> {
    stakes.warnings.iter().find(|warning| warning.message.id == id)
}

fn check_move(told: &[Vec<Event>], prospects: &[Prospect]) {
    for p in prospects {
        let unit = argument(&p.what, "unit");
        let hits = match p.what.id {
            "prospect-hit-moving" | "prospect-lost-moving" => often(told, &["event-hit-moving"], unit, None),
            "prospect-hit-by" => often(told, &["event-hit-moving"], unit, argument(&p.what, "at")),
            "prospect-catastrophe" => continue,
            other => panic!("{other} of a move"),
        };
        assert_eq!((p.ways, p.of), (hits, told.len() as u32), "{:?}", p.what);
    }
    // Nobody is hit of whom it was not told.
    for event in told.iter().flatten().filter(|e| e.message.id == "event-hit-moving") {
        let unit = argument(&event.message, "unit");
        assert!(prospects.iter().any(|p| argument(&p.what, "unit") == unit));
    }
}

fn check_barrage(told: &[Vec<Event>], prospects: &[Prospect]) {
    let disrupted = often(told, &["event-german-disrupted"], None, None);
    let flattened = often(told, &["event-depth-removed"], None, None);
    let of = told.len() as u32;
    let ways = |id: &str| prospects.iter().find(|p| p.what.id == id).map_or(0, |p| p.ways);
    assert!(prospects.iter().all(|p| p.of == of));
    assert_eq!(ways("result-DEPTH-REMOVED"), flattened);
    assert_eq!(ways("result-DISRUPTED"), disrupted - flattened);
    assert_eq!(ways("result-NONE"), of - disrupted);
}

fn check_landing(told: &[Vec<Event>], prospects: &[Prospect]) {
    // A mine may add to what the surf does: what it does is told after it.
    let surf: Vec<Vec<Event>> = told
        .iter()
        .map(|events| events.iter().take_while(|e| e.message.id != "event-mine").cloned().collect())
        .collect();
    for p in prospects.iter().filter(|p| !p.what.id.ends_with("-many")) {
        let unit = argument(&p.what, "unit");
        let comes = match p.what.id {
            "prospect-landing-lost" => often(&surf, &["event-eliminated"], unit, None),
            "prospect-landing-hurt" => often(&surf, &["event-step-lost"], unit, None),
            "prospect-landing-late" => often(&surf, &["event-delayed", "event-out-of-play"], unit, None),
            "prospect-landing-drifts" => {
                often(&surf, &["event-drifts-east", "event-drifts-west"], unit, None)
            }
            "prospect-mines" => continue,
            other => panic!("{other} of a landing"),
        };
        // Whoever is hurt may drift or be delayed as well; that is counted once, as hurt.
        let both = p.what.id == "prospect-landing-drifts" || p.what.id == "prospect-landing-late";
        let hurt = if both { often(&surf, &["event-step-lost"], unit, None) } else { 0 };
        assert!(p.ways <= comes && comes <= p.ways + hurt, "{:?}: {} or {comes}", p.what, p.ways);
        assert_eq!(p.of, told.len() as u32);
    }
}

/// Units that are told of together share their fate: so many of the symbol come to it with as many cards.
fn check_together(game: &Omaha, told: &[Vec<Event>], prospects: &[Prospect]) {
    let many = prospects.iter().filter(|p| p.what.id == "prospect-landing-drifts-many");
    for p in many {
        let Some(Arg::Number(n)) = argument(&p.what, "n") else { panic!("how many?") };
        // The first of them are named; they bear one symbol.
        let named: Vec<UnitId> = ["a", "b", "c", "d"]
            .iter()
            .filter_map(|name| match argument(&p.what, name) {
                Some(Arg::Counter(unit)) => Some(UnitId(unit.0)),
                _ => None,
            })
            .collect();
        assert_eq!(named.len(), (n as usize).min(4));
        let of_symbol = |u: &UnitId| game.data.us[*u].target == game.data.us[named[0]].target;
        assert!(named.iter().all(of_symbol));
        let drifts = |u: &UnitId| {
            let unit = Some(Arg::Counter((*u).into()));
            let ids = ["event-drifts-east", "event-drifts-west"];
            let hurt = often(told, &["event-step-lost"], unit, None);
            let often = often(told, &ids, unit, None);
            p.ways <= often && often <= p.ways + hurt
        };
        let units = everybody().filter(of_symbol).filter(drifts).count();
        assert!(n > 1 && units >= n as usize, "{:?}: {units}", p.what);
    }
}

fn check_fire(told: &[Vec<Event>], prospects: &[Prospect]) {
    let seen = ["event-sees-intense", "event-sees-steady", "event-sees-sporadic"];
    for p in prospects {
        assert_eq!(p.what.id, "prospect-target");
        assert_eq!(p.ways, often(told, &seen, argument(&p.what, "unit"), None), "{:?}", p.what);
    }
    for event in told.iter().flatten().filter(|e| e.message.id.starts_with("event-hit-")) {
        let unit = argument(&event.message, "unit");
        assert!(prospects.iter().any(|p| argument(&p.what, "unit") == unit));
    }
}

/// In random games, moves, barrages, landings and fire: the deck is enumerated with the code that resolves it.
#[test]
fn chances_are_those_of_the_deck() {
    let game = game();
    let mut checked = [0; 4];
    for seed in 0..4_u8 {
        let mut s = game
            .start("first-wave", &Options::from([("letter".to_owned(), (seed % 2 == 1).into())]))
            .unwrap();
        let mut dice = Stream::new(Seed([seed; 32]));
        let mut state = u64::from(seed) + 1;
        for step in 0..1500 {
            let mut actions = Vec::new();
            game.actions(&s, &mut actions);
            if actions.is_empty() {
                break;
            }
            for &action in actions.iter().filter(|_| s.deck != 0) {
                let stakes = game.stakes(&s, action);
                match (s.stage, action) {
                    (Stage::Moving, Action::Go(_)) if !stakes.prospects.is_empty() => {
                        // Where a division must be chosen to pay, the card comes after that.
                        let told = each_card(&game, &s, action);
                        if told.iter().all(|events| !events.is_empty()) {
                            check_move(&told, &stakes.prospects);
                            checked[0] += 1;
                        }
                    }
                    (_, Action::Barrage(..)) => {
                        check_barrage(&each_card(&game, &s, action), &stakes.prospects);
                        checked[1] += 1;
                    }
                    (Stage::Landing(_), Action::Draw) => {
                        let told = each_card(&game, &s, action);
                        check_landing(&told, &stakes.prospects);
                        check_together(&game, &told, &stakes.prospects);
                        checked[2] += 1;
                    }
                    (Stage::Fire(_), Action::Draw) if step % 3 == 0 => {
                        check_fire(&each_card(&game, &s, action), &stakes.prospects);
                        checked[3] += 1;
                    }
                    _ => {}
                }
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = actions[(state >> 33) as usize % actions.len()];
            game.apply(&mut s, action, &mut dice, &mut Journal::default());
        }
    }
    assert!(checked.iter().all(|&n| n > 5), "{checked:?}");
}

/// 7.3, cards: of the 54 cards, those with red and C Company's symbol hit it next to WN65, which has no depth marker:
/// a red double square does not fire on it.
#[test]
fn a_free_move_tells_its_risk_too() {
    let game = game();
    let mut s = read(
        &game,
        "turn = 5\nphase = \"actions\"\nactions = [0, 0]\ncounters = { 0717 = [\"HQ-16\", \"C/1/16\"] }\ngerman = { WN65N = \"?\" }\n",
    );
    game.apply(
        &mut s,
        game.read_action("take C/1/16").unwrap(),
        &mut Forced::new([]),
        &mut Journal::default(),
    );
    let stakes = game.stakes(&s, game.read_action("go 0718").unwrap());
    let unit = game.data.find_unit("C/1/16").unwrap();
    let symbol = game.data.us[unit].target;
    let red = |card: &&sandtable_omaha::cards::Card| {
        card.fire.iter().any(|shot| shot.colour == sandtable_omaha::cards::Colour::Red && !shot.depth)
    };
    let hits = game.data.cards.iter().filter(red).filter(|card| Some(card.target) == symbol).count() as u32;
    let total = &stakes.prospects[0];
    assert_eq!((total.ways, total.of), (hits, 54));
    let by = &stakes.prospects[1];
    assert_eq!(by.what.id, "prospect-hit-by");
    let gun = game.data.map.find("0817").unwrap();
    assert_eq!(argument(&by.what, "at"), Some(Arg::Space(gun)));
    assert_eq!(argument(&by.what, "colour"), Some(Arg::Term("colour-red")));
}

/// 5.2: on turn 7 the sea rises to the middle line; whoever is left on the lowest is lost.
#[test]
fn ending_the_actions_warns_of_the_sea() {
    let game = game();
    let low = (game.data.map.all())
        .find(|&h| game.data.map.at(h).band == Some(sandtable_omaha::board::Tide::Low))
        .unwrap();
    let name = game.data.map.board.space(low).name.clone();
    let at = |turn: u8| {
        read(&game, &format!("turn = {turn}\nphase = \"actions\"\ncounters = {{ {name} = [\"A/1/16\"] }}\n"))
    };
    let unit = CounterId::from(game.data.find_unit("A/1/16").unwrap());
    let stakes = game.stakes(&at(7), Action::Done);
    let drowns = warned(&stakes, "stake-drowns").expect("it is left to the sea");
    assert!(drowns.grave && drowns.counters == [unit]);
    let stakes = game.stakes(&at(6), Action::Done);
    assert!(warned(&stakes, "stake-drowns").is_none());
    let next = warned(&stakes, "stake-tide-next").expect("it must move on turn 7");
    assert!(!next.grave && next.counters == [unit]);
}

/// 7.1, V: what is left undone is told, and asked about once, but is not grave.
#[test]
fn what_is_left_undone_is_told_when_the_actions_end() {
    let game = game();
    let s = read(
        &game,
        "turn = 5\nphase = \"actions\"\nactions = [2, 2]\ncounters = { 0513 = [\"A/1/16\"], 0714 = [\"C/1/16\"] }\n",
    );
    let stakes = game.stakes(&s, Action::Done);
    let free = warned(&stakes, "stake-free-unused").expect("A Company can crawl to cover");
    let unused = warned(&stakes, "stake-actions-unused").expect("C Company can move");
    assert!(!free.grave && !unused.grave && free.lapses && unused.lapses);
    // Of the 1st Division one company could act; the 29th has nobody ashore, so that nothing of it is lost.
    assert_eq!(unused.message, Message::new("stake-actions-unused").with("n", 1));
    let counted = game.standing(&s).iter().filter(|(_, standing)| *standing == Standing::Free).count();
    assert_eq!(free.counters.len(), counted);
}

/// 7.6: the third unit of a hex is lost at the end of the phase.
#[test]
fn ending_the_actions_warns_of_crowds() {
    let game = game();
    let s = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0714 = [\"A/1/16\", \"B/1/16\", \"C/1/16\"] }\n",
    );
    let stakes = game.stakes(&s, Action::Done);
    assert!(warned(&stakes, "stake-overstacked").is_some_and(|w| w.grave && w.counters.len() == 3));
}

/// 7.3: what is free is not safe: a free move says whose fire it draws, and how many cards hit, before it is made.
#[test]
fn a_free_move_shows_its_risk() {
    let game = game();
    let mut s = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0717 = [\"C/1/16\", \"HQ-16\"] }\ngerman = { WN65N = \"?\" }\n",
    );
    let take = game.read_action("take C/1/16").unwrap();
    game.apply(&mut s, take, &mut Forced::new([]), &mut Journal::default());
    let to = game.data.map.find("0718").unwrap();
    let unit = CounterId::from(game.data.find_unit("C/1/16").unwrap());
    let [leg] = &game.route(&s, unit, to)[..] else { panic!("one leg") };
    assert_eq!(leg.cost, 0);
    let chance = leg.reasons.iter().find(|reason| reason.id == "leg-chance").unwrap();
    let stakes = game.stakes(&s, Action::Go(to));
    let hit = stakes.prospects.iter().find(|p| p.what.id == "prospect-hit-moving").unwrap();
    assert_eq!(chance.args, [("n", Arg::Number(hit.ways as i32)), ("of", Arg::Number(hit.of as i32))]);
    assert!(hit.ways > 0 && hit.ways < hit.of);
}

/// 7.5, 7.1: who has thrown its ropes climbs for free, and the way does not say that it costs an action.
#[test]
fn a_climb_on_ropes_is_free_and_says_so() {
    let game = game();
    let mut s = read(&game, "turn = 5\nphase = \"actions\"\ncounters = { 0607 = [\"A/1/16 cliff\"] }\n");
    let unit = CounterId::from(game.data.find_unit("A/1/16").unwrap());
    let take = game.read_action("take A/1/16").unwrap();
    game.apply(&mut s, take, &mut Forced::new([]), &mut Journal::default());
    let (to, cost) = game.reach(&s, unit)[0];
    assert_eq!(cost, 0);
    let [leg] = &game.route(&s, unit, to)[..] else { panic!("one leg") };
    let reasons: Vec<&str> = leg.reasons.iter().map(|reason| reason.id).collect();
    assert_eq!(reasons[..2], ["leg-ropes", "leg-cliff"]);
}

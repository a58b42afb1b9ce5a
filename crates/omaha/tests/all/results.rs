//! What came of attacks and barrages is told as a sheet; what cards do is told in sentences.

use sandtable_engine::dice::{Forced, Seed, Stream};
use sandtable_engine::explain::{Sheet, Tally};
use sandtable_engine::message::{Arg, Journal, Message};
use sandtable_engine::phrase::UnitNames;
use sandtable_engine::prelude::*;
use sandtable_engine::present::{CardPart, Source};
use sandtable_engine::rules::Options;
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SeatId};
use sandtable_omaha::ids::GermanId;
use sandtable_omaha::situation::{Situation, Stage};
use sandtable_omaha::units::{Sector, Target};
use sandtable_omaha::{Action, Omaha};

const PLAYER: Viewer = Viewer::Seat(SeatId(0));

fn game() -> Omaha {
    Omaha::new().unwrap_or_else(|e| panic!("{e}"))
}

fn read(game: &Omaha, text: &str) -> Situation {
    game.read_situation(text).unwrap_or_else(|e| panic!("{e}"))
}

fn play(game: &Omaha, s: &mut Situation, action: &str, cards: &[u32]) -> Vec<Sheet> {
    let action = game.read_action(action).unwrap();
    assert_eq!(game.refuse(s, action), None);
    let mut journal = Journal::default();
    game.apply(s, action, &mut Forced::new(cards.iter().copied()), &mut journal);
    journal.events.into_iter().filter_map(|event| event.sheet).map(|sheet| *sheet).collect()
}

/// 8: the sheet of an attack shows the sums that were compared, and agrees with what was foretold once all is known.
#[test]
fn an_attack_ends_with_a_sheet() {
    let game = game();
    let mut s = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0717 = [\"C/1/16\", \"A/1/16\"] }\ngerman = { WN65N = \"? revealed\" }\n",
    );
    play(&game, &mut s, "attack 0817", &[]);
    play(&game, &mut s, "join C/1/16", &[]);
    play(&game, &mut s, "join A/1/16", &[]);
    let odds = game.odds(&s, PLAYER).unwrap();
    let sheets = play(&game, &mut s, "commit", &[]);
    let [sheet] = &sheets[..] else { panic!("{} sheets", sheets.len()) };
    assert_eq!(sheet.at, game.data.map.find("0817").unwrap());
    assert_eq!((sheet.table, sheet.rule), ("table-attack", "8"));
    assert_eq!(sheet.attack, odds.attack);
    assert_eq!(sheet.case.defence, odds.cases[0].defence);
    assert_eq!(sheet.case.column, odds.cases[0].column);
    assert_eq!(sheet.result, odds.cases[0].results[0].result);
    assert!(sheet.meaning[0].message.id.starts_with("result-"));
    assert!(sheet.dice.is_empty());
}

/// 8.4: the sheet of a barrage shows what could have come, and what came.
#[test]
fn a_barrage_ends_with_a_sheet() {
    let game = game();
    let mut s = game.start("first-wave", &Options::new()).unwrap();
    let mut dice = Stream::new(Seed([3; 32]));
    let mut found = 0;
    for _ in 0..600 {
        let mut actions = Vec::new();
        game.actions(&s, &mut actions);
        let barrage = actions.iter().copied().find(|a| matches!(a, Action::Barrage(..)));
        let Some(action) = barrage.or(actions.first().copied()) else { break };
        let foretold = game.stakes(&s, action).prospects;
        let mut journal = Journal::default();
        game.apply(&mut s, action, &mut dice, &mut journal);
        if barrage.is_some() {
            let sheet = journal.events.iter().find_map(|event| event.sheet.as_ref()).expect("a sheet");
            let could: Vec<u32> = sheet.case.results.iter().map(|chance| chance.ways).collect();
            assert_eq!(could, foretold.iter().map(|p| p.ways).collect::<Vec<_>>());
            assert!(sheet.case.results.iter().any(|chance| chance.result == sheet.result));
            found += 1;
        }
    }
    assert!(found > 0, "no tank could barrage");
}

fn part<'p>(parts: &'p [CardPart], id: &str) -> &'p CardPart {
    parts.iter().find(|part| part.label.id == id).unwrap()
}

/// 5.1: the landing card of turn 1 says what its letters do to tanks and infantry; only the part that counts does.
#[test]
fn a_landing_card_says_what_its_letters_do() {
    let game = game();
    let mut s = game.start("first-wave", &Options::new()).unwrap();
    let mut dice = Stream::new(Seed([9; 32]));
    for action in [Action::Begin, Action::Draw] {
        game.apply(&mut s, action, &mut dice, &mut Journal::default());
    }
    let piles = game.piles(&s, PLAYER);
    let pile = piles.iter().find(|pile| pile.name == "pile-landing-east").unwrap();
    let card = &pile.cards[0];
    let landing = part(&card.parts, "card-part-landing");
    let drawn = &game.data.cards[usize::from(card.number) - 1];
    assert!(!landing.means.is_empty());
    for message in landing.means.iter().filter(|m| m.id == "means-landing") {
        let argument = |name: &str| message.args.iter().find(|(key, _)| *key == name).unwrap().1;
        let symbol = Target::ALL.into_iter().find(|t| argument("target") == Arg::Term(t.term())).unwrap();
        let at = usize::from(drawn.letter(symbol));
        assert_eq!(argument("letter"), Arg::Code(["A", "B", "C", "D"][at]));
        // Tanks of the first turn: A brings them on turn 2, B loses them, C costs a step, D a step and two boxes.
        if argument("who") == Arg::Term("landers-tanks") {
            let results = ["result-TURN2", "result-LOST", "result-STEP", "result-STEP-E2"];
            assert_eq!(argument("result"), Arg::Term(results[at]));
        }
    }
    assert!(part(&card.parts, "card-part-fire").means.is_empty());
}

/// The letters of the longer game have no part in this one.
#[test]
fn no_card_shows_letters_that_nobody_reads() {
    let game = game();
    let mut s = game.start("first-wave", &Options::new()).unwrap();
    s.discards = s.deck;
    for card in game.piles(&s, PLAYER).iter().flat_map(|pile| &pile.cards) {
        for sign in part(&card.parts, "card-part-fire").signs.iter().filter_map(|sign| sign.glyph) {
            assert!(!sign.starts_with("letter"), "card {}", card.number);
        }
    }
}

/// A German who is known says which strongpoint he holds; one face down says nothing, but his hex does.
#[test]
fn a_german_says_which_strongpoint_he_holds() {
    let game = game();
    let s = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0710 = [\"E/2/16\"] }\ngerman = { WN60 = \"? revealed\", WN65N = \"? +?\" }\n",
    );
    let known = GermanId::all().find(|&unit| s.revealed(unit)).unwrap();
    let counter = CounterId::from(known);
    let card = game.counter_card(&s, PLAYER, counter);
    assert_eq!(card.facts[0].label.id, "card-strongpoint");
    assert_eq!(card.facts[0].values[0], Arg::Code("WN60"));
    let space = game.space_card(&s, PLAYER, game.data.map.find("0817").unwrap());
    let ids: Vec<_> = space.facts.iter().map(|fact| fact.label.id).collect();
    assert!(ids.contains(&"card-could-be") && ids.contains(&"card-depth"), "{ids:?}");
    assert!(space.facts.iter().any(|fact| fact.source == Some(Source::Rules)));
}

/// The heads of the tables are words in every language, not codes.
#[test]
fn tables_have_heads_that_can_be_read() {
    let game = game();
    let texts = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/i18n/en/omaha.ftl"));
    let texts = texts.unwrap();
    let named = |head: &String| texts.contains(&format!("\n{head} ="));
    for table in game.tables() {
        let letters = table.name == "table-landing";
        assert!(letters || table.columns.iter().all(named), "{:?}", table.columns);
        for (head, _) in table.lines.iter().filter(|_| table.name != "table-turns") {
            assert!(named(head), "{head}");
        }
    }
}

fn fire_card(game: &Omaha, s: &Situation, pile: &str) -> Vec<Message> {
    let piles = game.piles(s, PLAYER);
    let pile = piles.iter().find(|p| p.name == pile).unwrap();
    part(&pile.cards[0].parts, "card-part-fire").means.clone()
}

fn named(message: &Message) -> Vec<Arg> {
    let names = ["a", "b", "c", "d"];
    message.args.iter().filter(|(key, _)| names.contains(key)).map(|(_, arg)| *arg).collect()
}

/// 6.3: a fire card names those who can still be hit, and then those who were; nobody in a boat that no fire reaches.
#[test]
fn a_fire_card_names_whom_it_hits() {
    let game = game();
    let counter = |name: &str| Arg::Counter(CounterId::from(game.data.find_unit(name).unwrap()));
    let text = "turn = 3\nphase = \"fire east\"\ncounters = { 0717 = [\"C/1/16\"], 0513 = [\"A/1/16\"], ER1 = [\"E/2/16\"], ER2 = [\"F/2/16\"] }\ngerman = { WN65N = \"?\" }\n";
    let mut s = read(&game, text);
    let mut journal = Journal::default();
    game.apply(&mut s, Action::Draw, &mut Forced::new([31]), &mut journal);
    let hit: Vec<Arg> = journal
        .events
        .iter()
        .filter(|e| e.message.id.starts_with("event-hit"))
        .map(|e| e.message.args[0].1)
        .collect();
    assert_eq!(hit, [counter("C/1/16")]);
    let means = fire_card(&game, &s, "pile-fire-east");
    let told = means.iter().find(|m| m.id == "means-hit").unwrap();
    assert_eq!(named(told), hit);
    // In the middle of a fire: those among whom the player chooses can still be hit.
    let mut asked = 0;
    for seed in 0..10_u8 {
        let mut s = game.start("first-wave", &Options::new()).unwrap();
        let mut dice = Stream::new(Seed([seed + 5; 32]));
        for _ in 0..200 {
            let mut actions = Vec::new();
            game.actions(&s, &mut actions);
            if let Stage::Hit(sector, _) = s.stage {
                let pile = if sector == Sector::East { "pile-fire-east" } else { "pile-fire-west" };
                let means = fire_card(&game, &s, pile);
                let told = means.iter().find(|m| m.id == "means-targets").unwrap();
                let Some((_, Arg::Number(n))) = told.args.iter().find(|(key, _)| *key == "n") else {
                    panic!()
                };
                assert!(*n as usize >= actions.len() && !named(told).is_empty());
                asked += 1;
            }
            let Some(&action) = actions.first() else { break };
            game.apply(&mut s, action, &mut dice, &mut Journal::default());
        }
    }
    assert!(asked > 0);
}

/// 7.3, 8.4: the card of a move names who goes where, that of a barrage nobody.
#[test]
fn a_card_of_the_actions_names_whom_it_concerns() {
    let game = game();
    let before = read(
        &game,
        "turn = 5\nphase = \"actions\"\ncounters = { 0717 = [\"C/1/16\"], 0616 = [\"1/B/741\"] }\n[german]\nstrongpoints = \"?\"\n",
    );
    let mut s = before.clone();
    let barrage = game.read_action("barrage 1/B/741 0916").unwrap();
    assert_eq!(game.refuse(&s, barrage), None);
    game.apply(&mut s, barrage, &mut Forced::new([1]), &mut Journal::default());
    let means = fire_card(&game, &s, "pile-action");
    // It lies there longer than the barrage lasts: what it did is told by the events.
    assert_eq!(means.iter().map(|m| m.id).collect::<Vec<_>>(), ["means-action"]);
    let hit = (1..=54).find_map(|card| {
        let mut s = before.clone();
        for action in ["take C/1/16", "go 0718"] {
            let action = game.read_action(action).unwrap();
            game.apply(&mut s, action, &mut Forced::new([card]), &mut Journal::default());
        }
        matches!(s.stage, Stage::UnderFire(_)).then_some(s)
    });
    let means = fire_card(&game, &hit.unwrap(), "pile-action");
    assert_eq!(means[0].id, "means-move");
    assert!(means[0].args.contains(&("at", Arg::Space(game.data.map.find("0718").unwrap()))));
}

/// Every card is in one place: deck, discards, or face up.
#[test]
fn piles_add_up_to_the_deck() {
    let game = game();
    for seed in 0..4_u8 {
        let mut s = game.start("first-wave", &Options::new()).unwrap();
        let mut dice = Stream::new(Seed([seed + 80; 32]));
        for step in 0..1500 {
            let piles = game.piles(&s, PLAYER);
            assert_eq!(piles.iter().map(|pile| pile.count).sum::<u16>(), 54);
            let mut seen: Vec<u16> = piles.iter().flat_map(|p| &p.cards).map(|card| card.number).collect();
            seen.sort_unstable();
            assert!(seen.windows(2).all(|two| two[0] < two[1]), "a card lies in two places");
            let deck = game.view(&s, PLAYER).tracks.into_iter().find(|t| t.name == "track-deck").unwrap();
            assert_eq!(deck.value, i32::from(piles[0].count));
            let mut actions = Vec::new();
            game.actions(&s, &mut actions);
            let Some(&action) = actions.get(step % actions.len().max(1)) else { break };
            game.apply(&mut s, action, &mut dice, &mut Journal::default());
        }
    }
}

/// Zones and strongpoints of one event are one sign: nothing runs together.
#[test]
fn what_an_event_names_is_one_sign() {
    let game = game();
    let mut s = game.start("first-wave", &Options::new()).unwrap();
    (s.turn, s.discards) = (5, s.deck);
    for card in game.piles(&s, PLAYER).iter().flat_map(|pile| &pile.cards) {
        for sign in &part(&card.parts, "card-part-event").signs {
            let names = named(&sign.text).len();
            assert!(sign.text.id != "card-event-smoke" || (1..=2).contains(&names), "card {}", card.number);
            assert!(
                sign.text.id != "card-event-reinforce" || (1..=4).contains(&names),
                "card {}",
                card.number
            );
        }
    }
}

/// 9.4: a marker that calls a reinforcement adds nothing, and the sheet does not keep silent about it.
#[test]
fn a_marker_that_calls_for_help_is_told() {
    let game = game();
    let mut s = read(
        &game,
        "turn = 8\nphase = \"actions\"\ncounters = { 0710 = [\"E/2/16\"] }\ngerman = { WN61 = \"WN-88-a +WN-depth-tactical-reinforcement-a\" }\n",
    );
    play(&game, &mut s, "attack 0809", &[]);
    play(&game, &mut s, "join E/2/16", &[]);
    let sheets = play(&game, &mut s, "commit", &[18]);
    let meaning = &sheets.last().unwrap().meaning;
    assert!(meaning.iter().any(|reason| (reason.message.id, reason.rule) == ("sheet-marker-calls", "9.4")));
}

/// 8: what a hero adds is counted before the attack as it is after it, wherever no face that may lie there changes it.
#[test]
fn a_hero_counts_before_the_attack_as_he_does_after_it() {
    let game = game();
    let hero = |tally: &Tally| {
        let line = tally.lines.iter().find(|line| line.reason.id.starts_with("tally-hero")).expect("a hero");
        (line.reason.id, line.amount)
    };
    let mut exact = 0;
    for (position, hex) in [("WN65N", "0817"), ("WN64", "0714")] {
        let near = game.data.map.neighbours(game.data.map.find(hex).unwrap());
        for at in near.map(|at| game.data.map.board.space(at).name.clone()) {
            let text = format!(
                "turn = 5\nphase = \"actions\"\ncounters = {{ {at} = [\"C/1/16 hero=Barrett\", \"A/1/16\"] }}\ngerman = {{ {position} = \"?\" }}\n"
            );
            let Ok(mut s) = game.read_situation(&text) else { continue };
            let attack = game.read_action(&format!("attack {hex}")).unwrap();
            if game.refuse(&s, attack).is_some() {
                continue;
            }
            play(&game, &mut s, &format!("attack {hex}"), &[]);
            play(&game, &mut s, "join C/1/16", &[]);
            play(&game, &mut s, "join A/1/16", &[]);
            let before = hero(&game.odds(&s, PLAYER).unwrap().attack);
            let sheets = play(&game, &mut s, "commit", &[]);
            let after = hero(&sheets.last().expect("a sheet").attack);
            if before.0 != "tally-hero-open" {
                assert_eq!(before, after, "{hex} from {at}");
                exact += 1;
            }
        }
    }
    assert!(exact > 0);
}

//! What came of attacks and barrages is told as a sheet; what cards do is told in sentences.

use sandtable_engine::dice::{Forced, Seed, Stream};
use sandtable_engine::explain::Sheet;
use sandtable_engine::message::{Arg, Journal};
use sandtable_engine::present::{CardPart, Source};
use sandtable_engine::rules::{Options, Rules};
use sandtable_engine::view::Viewer;
use sandtable_engine::{SeatId, SpaceId};
use sandtable_omaha::situation::Situation;
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
    assert_eq!(sheet.at, SpaceId(game.data.map.find("0817").unwrap()));
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
        let symbol = ["target-diamond", "target-triangle", "target-circle"]
            .iter()
            .position(|t| argument("target") == Arg::Term(t))
            .unwrap();
        let letter = ["A", "B", "C", "D"][usize::from(drawn.landing[symbol])];
        assert_eq!(argument("letter"), Arg::Code(letter));
        // Tanks of the first turn: A brings them on turn 2, B loses them, C costs a step, D a step and two boxes.
        if argument("who") == Arg::Term("landers-tanks") {
            let results = ["result-TURN2", "result-LOST", "result-STEP", "result-STEP-E2"];
            let at = usize::from(drawn.landing[symbol]);
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
    let known = s.unit_at.iter().position(|&u| u != u8::MAX && s.revealed(u)).unwrap();
    let counter = sandtable_engine::CounterId(100 + u16::from(s.unit_at[known]));
    let card = game.counter_card(&s, PLAYER, counter);
    assert_eq!(card.facts[0].label.id, "card-strongpoint");
    assert_eq!(card.facts[0].values[0], Arg::Code("WN60"));
    let space = game.space_card(&s, PLAYER, SpaceId(game.data.map.find("0817").unwrap()));
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

//! What a seat cannot find out by the side doors (rule 5.1.1; ruling R15): ways, the order of events, half an answer.

use sandtable_campanha::situation::Situation;
use sandtable_campanha::{Action, Campanha};
use sandtable_engine::dice::{Seed, Stream};
use sandtable_engine::message::{Event, Journal};
use sandtable_engine::prelude::*;
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SeatId};

const ALLIES: SeatId = SeatId(0);
const GERMANS: SeatId = SeatId(1);

fn game() -> Campanha {
    Campanha::new().unwrap_or_else(|e| panic!("{e}"))
}

fn given(game: &Campanha, text: &str) -> Situation {
    game.read_situation(text).unwrap_or_else(|e| panic!("{e}"))
}

fn counter(game: &Campanha, name: &str) -> CounterId {
    CounterId(game.counter_names().iter().position(|n| n == name).unwrap() as u16)
}

/// Plays actions and gives the events of the last one.
fn play(game: &Campanha, s: &mut Situation, actions: &[&str]) -> Vec<Event> {
    let mut dice = Stream::new(Seed::from_number(1));
    let mut journal = Journal::default();
    for text in actions {
        journal = Journal::default();
        let action: Action = game.read_action(text).unwrap();
        game.try_apply(s, action, &mut dice, &mut journal).unwrap_or_else(|r| panic!("{text}: {r:?}"));
    }
    journal.events
}

/// What a seat is told.
fn told(game: &Campanha, s: &Situation, seat: SeatId, events: &[Event]) -> Vec<Event> {
    events.iter().filter_map(|event| game.view_event(s, Viewer::Seat(seat), event)).collect()
}

#[test]
fn the_ways_of_a_unit_are_told_to_its_own_side_alone() {
    let game = game();
    let attack =
        "turn = 3\nphase = \"german combat\"\ncounters = { 3016 = [\"16/1US\"], 3015 = [\"914/352\"] }\n";
    let mut s = given(&game, attack);
    play(&game, &mut s, &["attack 3016", "join 914/352", "commit"]);
    // It is the German phase, and the Allies decide.
    assert_eq!(game.to_act(&s), Some(ALLIES));
    let (german, to) = (counter(&game, "914/352"), game.board().find("3013").unwrap());
    assert!(game.reach(&s, german).is_empty());
    assert!(game.route(&s, german, to).is_empty());

    let s = given(&game, &attack.replace("combat", "movement"));
    assert_eq!(game.to_act(&s), Some(GERMANS));
    assert!(!game.reach(&s, german).is_empty());
    assert!(!game.route(&s, german, to).is_empty());
    assert!(game.reach(&s, counter(&game, "16/1US")).is_empty());
}

#[test]
fn the_order_in_which_units_recover_tells_nothing() {
    let game = game();
    let news = |infantry: [&str; 2]| {
        let [first, second] = infantry;
        let mut s = given(
            &game,
            &format!(
                "turn = 3\nphase = \"allied movement\"\ncounters = {{ 1615 = [\"{first}- free\"], 1909 = [\"2-5RgrUS- free\"], 2010 = [\"{second}- free\"] }}\n"
            ),
        );
        let events = play(&game, &mut s, &["end-movement"]);
        let recovered = events.iter().filter(|event| event.message.id == "event-recovers").count();
        assert_eq!(recovered, 3);
        told(&game, &s, GERMANS, &events)
    };
    // The ids of the 4th and the 28th Division lie on either side of that of the Rangers.
    assert_eq!(news(["8/4US", "12/4US"]), news(["109/28US", "110/28US"]));
    assert_eq!(news(["8/4US", "109/28US"]), news(["109/28US", "110/28US"]));
}

#[test]
fn an_answer_is_told_when_it_is_complete() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 3116 = [\"66/2ADUS\"], 3117 = [\"914/352\"], 3119 = [\"84Art\"] }\n",
    );
    play(&game, &mut s, &["attack 3117", "join 66/2ADUS", "commit"]);
    let before = game.odds(&s, Viewer::Seat(ALLIES));
    let events = play(&game, &mut s, &["join 84Art"]);
    assert!(told(&game, &s, ALLIES, &events).is_empty());
    assert_eq!(told(&game, &s, GERMANS, &events).len(), 1);
    assert_eq!(game.odds(&s, Viewer::Seat(ALLIES)), before);
    let events = play(&game, &mut s, &["commit"]);
    let answer = told(&game, &s, ALLIES, &events).into_iter().find(|e| e.message.id == "event-answered");
    // The regiment's four and the guns' two.
    assert_eq!(answer.unwrap().message.args[1], ("points", 6.into()));
}

#[test]
fn ships_declined_in_an_answer_are_missed_when_it_is_complete() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 5\nphase = \"german combat\"\ncounters = { 2510 = [\"16/1US\"], 2511 = [\"914/352\"] }\n",
    );
    play(&game, &mut s, &["attack 2510", "join 914/352", "commit"]);
    let before = game.odds(&s, Viewer::Seat(GERMANS));
    let events = play(&game, &mut s, &["no-ships"]);
    assert!(told(&game, &s, GERMANS, &events).is_empty());
    assert_eq!(game.odds(&s, Viewer::Seat(GERMANS)), before);
}

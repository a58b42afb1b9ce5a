//! The example of play of the rulebook as one record: drops, invasion, German turn, combats A to J, with the dice of the text;
//! and, sentence by sentence, what the text says of it.

use sandtable_engine::dice::{Counted, Forced, Seed};
use sandtable_engine::message::{Arg, Event, Journal};
use sandtable_engine::prelude::*;
use sandtable_engine::record::{self, Header, Players, Record, Rolls};
use sandtable_engine::rules::Options;
use sandtable_engine::table::Table;
use sandtable_engine::vector::{Case, VectorFile};
use sandtable_engine::view::{View, Viewer};
use sandtable_normandy44::{Action, Normandy44, Situation};
use std::sync::Arc;

#[path = "example_facts.rs"]
mod facts;
use facts::{FACTS, Fact, Is};

/// The example from its first die to combat J.
fn example() -> Case {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/normandy44/vectors/example-of-play.toml");
    let file: VectorFile = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    file.case.into_iter().find(|case| case.title.contains("in one sequence")).unwrap()
}

/// A moment of the example: an action, what it rolled, what came of it.
struct Moment {
    text: String,
    action: Action,
    faces: Vec<u32>,
    events: Vec<Event>,
    situation: Situation,
}

/// Plays the example with the dice of the text.
fn play(game: &Normandy44, case: &Case) -> Vec<Moment> {
    let mut s = game.start(case.start.as_deref().unwrap(), &Options::new()).unwrap();
    let mut moments = Vec::new();
    for step in &case.step {
        let mut left = step.dice.clone();
        for text in &step.actions {
            let action = game.read_exactly(text).unwrap();
            let mut forced = Forced::new(left.iter().copied());
            let mut dice = Counted::new(&mut forced);
            let mut journal = Journal::default();
            game.try_apply(&mut s, action, &mut dice, &mut journal)
                .unwrap_or_else(|r| panic!("{text}: {r:?}"));
            let faces = left.drain(..dice.rolls).collect();
            let (text, events, situation) = (text.clone(), journal.events, s.clone());
            moments.push(Moment { text, action, faces, events, situation });
        }
        assert!(left.is_empty(), "dice are left over after {:?}", step.actions);
    }
    moments
}

#[test]
fn the_example_of_play_is_a_record_that_replays() {
    let game = Arc::new(Normandy44::new().unwrap());
    let case = example();
    let moments = play(&game, &case);
    // The browser's test plays these by clicks.
    let invasion = moments.iter().position(|m| m.text.starts_with("move ")).unwrap();
    keep(&game, &case, &moments[..invasion], "invasion");
    keep(&game, &case, &moments, "example-of-play");
}

/// Compares the record of what was played with the one that is kept, and replays it.
fn keep(game: &Arc<Normandy44>, case: &Case, moments: &[Moment], name: &str) {
    let rolls = moments.iter().enumerate().filter(|(_, m)| !m.faces.is_empty());
    let header = Header {
        game: game.id().to_owned(),
        scenario: case.start.clone().unwrap(),
        options: Options::new(),
        seed: Seed::from_number(44),
        situation: None,
        players: Players::new(),
        rolls: rolls.map(|(number, moment)| (number, moment.faces.clone())).collect::<Rolls>(),
    };
    let mut table = Table::new(Arc::clone(game), header).unwrap();
    for moment in moments {
        table.play_one(moment.action).unwrap();
    }
    let end = &moments.last().unwrap().situation;
    assert_eq!(game.hash(table.situation()), game.hash(end), "the table rolled other dice");
    let written = record::write(&table);
    let again = Record::read(&written).unwrap().replay(Arc::clone(game)).unwrap();
    assert_eq!(again.situation(), table.situation());
    let path = format!("{}/../../web/tests/records/{name}.sand", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("SANDTABLE_BLESS").is_some() {
        std::fs::write(&path, &written).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, written, "{name}.sand: write it anew with SANDTABLE_BLESS=1");
}

#[test]
fn all_that_the_text_says_of_the_example_is_so() {
    let game = Normandy44::new().unwrap();
    let moments = play(&game, &example());
    let mut wrong = Vec::new();
    for fact in FACTS {
        if let Err(why) = check(&game, &moments, fact) {
            wrong.push(format!("{}: {why}", fact.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The place of each fact's moment, found by the actions that lead to it.
fn moment_of(moments: &[Moment], after: &[&str]) -> Result<usize, String> {
    let mut from = 0;
    for wanted in after {
        let found = moments[from..].iter().position(|m| m.text == *wanted);
        from += found.ok_or_else(|| format!("nobody does \"{wanted}\""))? + 1;
    }
    Ok(from - 1)
}

fn check(game: &Normandy44, moments: &[Moment], fact: &Fact) -> Result<(), String> {
    let moment = &moments[moment_of(moments, fact.after)?];
    let view = game.view(&moment.situation, Viewer::Referee);
    fact.is.iter().try_for_each(|is| judge(game, moment, &view, is).map_err(|e| format!("{is:?}: {e}")))
}

fn same<T: PartialEq + std::fmt::Debug>(found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{found:?}, not {wanted:?}")) }
}

fn judge(game: &Normandy44, moment: &Moment, view: &View, is: &Is) -> Result<(), String> {
    let s = &moment.situation;
    let counter = |name: &str| {
        let all = view.stacks.iter().flat_map(|st| st.counters.iter().map(move |c| (st, c)));
        let mut found = all.filter(|(_, c)| c.name.as_deref() == Some(name));
        found.next().ok_or_else(|| format!("there is no {name}"))
    };
    match *is {
        Is::At(name, space) => same(counter(name)?.0.space.as_str(), space),
        Is::Steps(name, steps) => same(counter(name)?.1.steps, Some(steps)),
        Is::In(name, state) => same(counter(name)?.1.state.contains(&state), true),
        Is::Not(name, state) => same(counter(name)?.1.state.contains(&state), false),
        Is::Nobody(side, state) => {
            let mut all = view.stacks.iter().flat_map(|st| &st.counters);
            let found = all.find(|c| c.side.0 == side && c.state.contains(&state));
            same(found.and_then(|c| c.name.as_deref()), None)
        }
        Is::Track(name, value) => {
            let track = view.tracks.iter().find(|t| t.name == name).ok_or("no such track")?;
            same(track.value, value)
        }
        Is::Rolled(die, code) => {
            let told = |event: &Event| {
                let has = |arg: Arg| event.message.args.iter().any(|(_, a)| *a == arg);
                has(Arg::Die(die)) && (code.is_empty() || has(Arg::Code(code)))
            };
            let all: Vec<_> = moment.events.iter().map(|e| &e.message).collect();
            if moment.events.iter().any(told) { Ok(()) } else { Err(format!("told was {all:?}")) }
        }
        Is::Odds(attack, defence, before, column) => {
            let odds = game.odds(s, Viewer::Referee).ok_or("no fight in preparation")?;
            let case = &odds.cases[0];
            let found = (odds.attack.total(), case.defence.total());
            same((found, case.before.as_str(), case.column.as_str()), ((attack, defence), before, column))
        }
        Is::Bonus(bonus) => {
            let odds = game.odds(s, Viewer::Referee).ok_or("no fight in preparation")?;
            let lines = odds.cases[0].defence.lines.iter().filter(|line| line.rule == "11.2");
            same(lines.map(|line| line.amount).sum::<i32>(), bonus)
        }
        Is::Shift(rule, columns) => {
            let odds = game.odds(s, Viewer::Referee).ok_or("no fight in preparation")?;
            let lines = odds.cases[0].shifts.lines.iter().filter(|line| line.rule == rule);
            same(lines.map(|line| line.amount).sum::<i32>(), columns)
        }
        Is::Legal(text) => {
            let action = game.read_exactly(text).map_err(|e| e.reason)?;
            same(game.refuse(s, action).map(|r| r.rule), None)
        }
        Is::Refused(text, rule) => {
            let action = game.read_exactly(text).map_err(|e| e.reason)?;
            same(game.refuse(s, action).map(|r| r.rule), Some(rule))
        }
        Is::Decides(seat) => same(game.to_act(s).map(|seat| game.seats()[seat.index()]), Some(seat)),
    }
}

#[test]
fn the_recorded_game_replays() {
    let game = Arc::new(Normandy44::new().unwrap());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/tests/records/seven-turns.sand");
    let kept = std::fs::read_to_string(path).unwrap();
    if std::env::var_os("SANDTABLE_BLESS").is_some() {
        let unended = kept.rsplit_once("end ").unwrap().0;
        let table = Record::read(unended).unwrap().replay(Arc::clone(&game)).unwrap();
        std::fs::write(path, record::write(&table)).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    let table = Record::read(&kept).unwrap().replay(Arc::clone(&game));
    assert!(table.is_ok(), "{:?}: write its end anew with SANDTABLE_BLESS=1", table.err());
}

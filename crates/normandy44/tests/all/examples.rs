//! The example of play of the rulebook as one record: drops, invasion, German turn, combats A to J, with the dice of the text.

use sandtable_engine::dice::{Counted, Forced, Seed};
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_engine::record::{self, Header, Players, Record, Rolls};
use sandtable_engine::rules::Options;
use sandtable_engine::table::Table;
use sandtable_engine::vector::VectorFile;
use sandtable_normandy44::Normandy44;
use std::sync::Arc;

#[test]
fn the_example_of_play_is_a_record_that_replays() {
    let text = include_str!("../../../../data/normandy44/vectors/example-of-play.toml");
    let file: VectorFile = toml::from_str(text).unwrap();
    let case = file.case.iter().find(|case| case.title.contains("in one sequence")).unwrap();
    let game = Arc::new(Normandy44::new().unwrap());
    let mut header = Header {
        game: game.id().to_owned(),
        scenario: case.start.clone().unwrap(),
        options: Options::new(),
        seed: Seed::from_number(44),
        situation: None,
        players: Players::new(),
        rolls: Rolls::new(),
    };
    // Which action rolls which of the dice of its step.
    let mut s = game.start(&header.scenario, &header.options).unwrap();
    let mut actions = Vec::new();
    for step in &case.step {
        let mut left = step.dice.clone();
        for text in &step.actions {
            let action = game.read_exactly(text).unwrap();
            let mut forced = Forced::new(left.iter().copied());
            let mut dice = Counted::new(&mut forced);
            game.try_apply(&mut s, action, &mut dice, &mut Silent)
                .unwrap_or_else(|r| panic!("{text}: {r:?}"));
            let rolls = dice.rolls;
            if rolls > 0 {
                header.rolls.insert(actions.len(), left.drain(..rolls).collect());
            }
            actions.push(action);
        }
        assert!(left.is_empty(), "dice are left over after {:?}", step.actions);
    }
    let mut table = Table::new(Arc::clone(&game), header).unwrap();
    for &action in &actions {
        table.play_one(action).unwrap();
    }
    assert_eq!(game.hash(table.situation()), game.hash(&s), "the table rolled other dice");
    let written = record::write(&table);
    let again = Record::read(&written).unwrap().replay(game).unwrap();
    assert_eq!(again.situation(), table.situation());
    assert!(actions.len() > 150, "{} actions", actions.len());
}

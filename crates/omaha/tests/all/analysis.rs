//! What an analyst says of a game for one: in points, and in bounded steps.

use sandtable_bots::analysis::{Analyst, Played};
use sandtable_bots::why::Analysis;
use sandtable_engine::dice::Keyed;
use sandtable_engine::message::Silent;
use sandtable_engine::outcomes::outcomes;
use sandtable_engine::planning::Plan;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use sandtable_omaha::{Action, Omaha, Situation};
use std::sync::Arc;

/// Plays so many turns by the policy, unless `other` says what is done; and what an analyst says of it.
fn studied(
    game: &Arc<Omaha>,
    begin: Situation,
    turns: u8,
    other: impl Fn(&Situation) -> Option<Action>,
) -> Analysis {
    let mut s = begin;
    let mut dice = Keyed { seed: 21, set: 0, sets: 1 };
    let mut mind = Default::default();
    let mut played = Vec::new();
    let last = s.turn + turns;
    while let Some(seat) = game.to_act(&s).filter(|_| s.turn < last) {
        let own = other(&s).filter(|&action| game.refuse(&s, action).is_none());
        let action = own.or_else(|| game.fast(&s, &Plan::default(), &mut mind)).unwrap();
        played.push(Played { before: s.clone(), action, seat });
        game.apply(&mut s, action, &mut dice, &mut Silent);
    }
    let mut analyst = Analyst::new(Arc::clone(game), played, s, |s| u16::from(s.turn));
    while analyst.step() {}
    analyst.report().clone()
}

#[test]
fn a_massacre_is_told_as_one() {
    let game = Arc::new(Omaha::new().unwrap());
    let start = || game.start("first-wave", &Options::new()).unwrap();
    // Nobody does anything: the men stay where the boats left them.
    let idle = studied(&game, start(), 7, |_| Some(Action::Done));
    let usual = studied(&game, start(), 7, |_| None);
    assert_eq!((idle.done, idle.enough), (100, Some(19_000)));
    // Who gives away all that there was to win cannot have played well.
    assert!(idle.accuracy[0] < 80 && usual.accuracy[0] > 90, "{:?} {:?}", idle.accuracy, usual.accuracy);
    assert!(idle.skill[0] < usual.skill[0] && idle.skill[0] < -1000, "{:?}", idle.skill);
    assert!(idle.mistakes.iter().any(|mistake| mistake.ended), "{:?}", idle.mistakes);
    let steps = |report: &Analysis| {
        let found = report.measured.iter().find(|measured| measured.name == "measure-steps");
        found.map(|measured| 1000 * measured.came - measured.expected).unwrap()
    };
    assert!(steps(&idle) > 0, "more men are lost than had to be: {}", steps(&idle));
    for moment in usual.moments.iter().chain(&idle.moments) {
        assert!((0..=40_000).contains(&moment.outlook), "{moment:?}");
    }
}

#[test]
fn a_card_that_can_fall_in_too_many_ways_is_sampled() {
    let game = Arc::new(Omaha::new().unwrap());
    // The event of turn 14 draws units and markers: tens of thousands of ways.
    let text = "turn = 14\nphase = \"event\"\ncounters = { 0713 = [\"A/1/16\"], 0914 = [\"E/2/16\"] }\n";
    let s = game.read_situation(text).unwrap();
    assert!(outcomes(&*game, &s, Action::Draw, 256).is_none());
    let report = studied(&game, s, 1, |_| None);
    assert_eq!((report.done, report.moments.len() > 1), (100, true));
}

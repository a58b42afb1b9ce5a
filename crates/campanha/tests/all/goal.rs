//! What wins and how it stands (rules 11.2–11.2.2; rulings R08, R35), against verdict and scores.

use crate::common::{game, given, random_game};
use sandtable_engine::message::Arg;
use sandtable_engine::prelude::*;
use sandtable_engine::view::Viewer;
use sandtable_engine::{SeatId, SideId, SpaceId};

fn number(args: &[(&'static str, Arg)], name: &str) -> i32 {
    let found = args.iter().find(|(n, _)| *n == name);
    match found {
        Some((_, Arg::Number(n))) => *n,
        _ => panic!("no number {name}"),
    }
}

#[test]
fn the_goal_agrees_with_scores_and_verdict() {
    let game = game();
    let mut ended = 0;
    for seed in 0..12 {
        let last = random_game(&game, seed, 100_000, |s, _, _, _, _| {
            let goal = game.goal(s, Viewer::Seat(SeatId(0))).unwrap();
            let scores = game.scores(s);
            let told = ["allied", "german"].map(|name| number(&goal.standing.args, name));
            assert_eq!(told[..], scores[..]);
            assert!(goal.decided.is_empty());
            let towns = |seat: u8| -> i32 {
                goal.prizes.iter().filter(|p| p.holder == Some(SideId(seat))).map(|p| p.worth).sum()
            };
            assert_eq!([towns(0), towns(1)], game.objective_points(s));
        });
        let Some(verdict) = game.verdict(&last) else { continue };
        ended += 1;
        let goal = game.goal(&last, Viewer::Seat(SeatId(1))).unwrap();
        assert_eq!(goal.ahead, verdict.winner);
        // What decided it adds up to the scores.
        let part = |id: &str| {
            let found = goal.decided.iter().find(|reason| reason.message.id == id);
            found.unwrap_or_else(|| panic!("no {id}")).message.args.clone()
        };
        let towns = part("goal-towns");
        let allied = number(&towns, "allied")
            + number(&part("goal-german-losses"), "points")
            + number(&part("goal-off-south"), "points");
        let german = number(&towns, "german") + number(&part("goal-allied-losses"), "points");
        assert_eq!(vec![allied, german], verdict.scores);
        let id = if verdict.winner.is_some() { "goal-won" } else { "goal-drawn" };
        assert_eq!(goal.decided[0].message.id, id);
    }
    assert!(ended > 3, "{ended}");
}

/// 11.2: 22 towns, 250 points in all, and Caen is nobody's while it is divided (ruling R08).
#[test]
fn the_prizes_are_the_towns_of_the_rule() {
    let game = game();
    let s = given(&game, "turn = 3\nphase = \"allied movement\"\nheld = [\"2813\", \"2212\"]\n");
    let goal = game.goal(&s, Viewer::Referee).unwrap();
    assert_eq!((goal.prizes.len(), goal.prizes.iter().map(|p| p.worth).sum::<i32>()), (22, 250));
    let holder = |name: &str| {
        let space: SpaceId = game.board().find(name).unwrap();
        goal.prizes.iter().find(|p| p.space == space).unwrap().holder
    };
    assert_eq!(holder("2813"), None);
    assert_eq!(holder("2212"), Some(SideId(0)));
    assert_eq!(holder("0502"), Some(SideId(1)));
}

/// 11.2.2: a third of the German losses, rounded down, is struck: of four, three count, for six points.
#[test]
fn a_third_of_the_german_losses_is_struck() {
    let game = game();
    let s = given(
        &game,
        "turn = 16\nphase = \"german over\"\n[counters]\neliminated = [\"914/352\", \"915/352\", \"916/352\", \"22/21Pz\", \"16/1US\"]\n",
    );
    let goal = game.goal(&s, Viewer::Referee).unwrap();
    let of = |id: &str| goal.decided.iter().find(|r| r.message.id == id).unwrap().message.args.clone();
    let german = of("goal-german-losses");
    assert_eq!(["lost", "n", "points"].map(|name| number(&german, name)), [4, 3, 6]);
    assert_eq!(number(&of("goal-allied-losses"), "points"), 10);
    assert_eq!(goal.decided[0].message.args[1], ("margin", Arg::Number(254)));
}

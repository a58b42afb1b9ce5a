//! What an analyst says of a game, and what a bot advises in one.

use sandtable_bots::analysis::{Analyst, Played};
use sandtable_bots::why::Analysis;
use sandtable_bots::{Player, Sight, unheard};
use sandtable_campanha::units::Side;
use sandtable_campanha::{Action, Campanha, Situation};
use sandtable_engine::SeatId;
use sandtable_engine::dice::Keyed;
use sandtable_engine::message::Silent;
use sandtable_engine::planning::Plan;
use sandtable_engine::prelude::*;
use sandtable_engine::rules::Options;
use std::sync::Arc;

/// Plays so many turns of "Dia D" by the policy, unless `other` says what is done; and what an analyst says of it.
fn studied(
    game: &Arc<Campanha>,
    turns: u8,
    mut other: impl FnMut(&Situation) -> Option<Action>,
) -> (Vec<(u8, Action)>, Analysis) {
    let mut s = game.start("dia-d", &Options::new()).unwrap();
    let mut dice = Keyed { seed: 77, set: 0, sets: 1 };
    let mut minds = [(); 2].map(|()| <Campanha as Planning>::Mind::default());
    let mut played = Vec::new();
    while let Some(seat) = game.to_act(&s).filter(|_| s.turn < turns) {
        let own = other(&s).filter(|&action| game.refuse(&s, action).is_none());
        let policy = game.fast(&s, &Plan::default(), &mut minds[seat.index()]);
        let action = own.or(policy).unwrap();
        played.push(Played { before: s.clone(), action, seat });
        game.apply(&mut s, action, &mut dice, &mut Silent);
    }
    let actions = played.iter().map(|it: &Played<Campanha>| (it.before.turn, it.action)).collect();
    let mut analyst = Analyst::new(Arc::clone(game), played, s, |s| u16::from(s.turn));
    while analyst.step() {}
    (actions, analyst.report().clone())
}

#[test]
fn what_skill_cost_is_in_the_mistakes_and_in_what_is_smaller() {
    let game = Arc::new(Campanha::new().unwrap());
    // On turn 1 the Allies leave their second wave at sea.
    let ended = |s: &Situation| (s.turn == 1 && s.active == Side::Allied).then_some(Action::EndMovement);
    let (played, report) = studied(&game, 3, ended);
    assert_eq!(report.done, 100);
    let told: Vec<_> = report.mistakes.iter().filter(|mistake| mistake.seat == SeatId(0)).collect();
    let landing = told.iter().find(|mistake| mistake.ended && mistake.turn == 1).expect("it is told");
    assert!(landing.loss >= 500 && !landing.better.is_empty(), "{landing:?}");
    assert!(played[landing.played..].contains(&(1, Action::EndMovement)));
    let listed: i64 = told.iter().map(|mistake| mistake.loss).sum();
    assert!(report.skill[0] <= -listed / 2, "skill {} against {listed}", report.skill[0]);
    assert!(report.accuracy[0] < 90, "{:?}", report.accuracy);

    // Whoever plays as the analyst would gives less away.
    let (_, usual) = studied(&game, 3, |_| None);
    assert!(usual.skill[0] > report.skill[0] && usual.accuracy[0] > report.accuracy[0]);
    let measured = usual.measured.iter().map(|measured| measured.name);
    assert_eq!(measured.collect::<Vec<_>>(), game.measures());
}

#[test]
fn what_is_advised_is_legal_and_the_best_of_what_is_shown() {
    let game = Campanha::new().unwrap();
    let mut s = game.start("dia-d", &Options::new()).unwrap();
    let mut dice = Keyed { seed: 5, set: 0, sets: 1 };
    let mut player = Player::<Campanha>::new("level4@3000".parse().unwrap(), 1);
    let mut mind = Default::default();
    let (mut asked, mut compared) = (0, 0);
    for decision in 0..240 {
        if game.to_act(&s).is_none() {
            break;
        }
        let action = game.fast(&s, &Plan::default(), &mut mind).unwrap();
        let now = s.clone();
        game.apply(&mut s, action, &mut dice, &mut Silent);
        if decision % 12 == 0 {
            let s = now;
            let sight = Sight::of_deciding(&game, &s).unwrap();
            let (action, why) = player.advise(&game, &sight, decision, &mut unheard()).unwrap();
            assert_eq!(game.refuse(&s, action), None);
            assert!(why.others.iter().all(|other| other.chance <= why.chance), "{why:?}");
            asked += 1;
            compared += why.others.len();
            // An answer within a fight has exact numbers of its own.
            if !why.options.is_empty() {
                continue;
            }
            assert_eq!(why.expected.len(), game.measures().len());
            assert!(why.expected.iter().all(|it| it.range[0] <= it.mean && it.mean <= it.range[1]));
            // Whoever asks about something else hears the same of what is advised.
            let mut actions = Vec::new();
            game.actions(&s, &mut actions);
            let not = player.why_not(&game, &sight, decision, actions[0], &mut unheard()).unwrap();
            assert_eq!((not.preferred, not.chance), (game.write_action(action), why.chance));
        }
    }
    assert!(asked >= 15 && compared >= 15, "{compared} plans beside {asked}");
}

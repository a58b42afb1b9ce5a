//! What the defender is told before he chooses whether to stand, and who leads (12.4).

use sandtable_engine::dice::Forced;
use sandtable_engine::message::{Arg, Message, Silent};
use sandtable_engine::prelude::*;
use sandtable_normandy44::{Action, Normandy44, Situation};

/// An American regiment and tanks in open ground, attacked by two German regiments and driven back by a six.
fn driven_back(game: &Normandy44) -> Situation {
    let text = r#"
        turn = 5
        phase = "german combat"
        weather = 3
        held = ["1233", "2330", "2525", "2526", "2527", "2528", "2620", "2719", "2814"]
        [counters]
        1233 = ["8/4US-", "70TkUS"]
        1333 = ["914/352", "916/352", "915(-)/352"]
        1332 = ["25/12SS"]
    "#;
    let mut s = game.read_situation(text).unwrap();
    let actions = ["attack 1233", "join 914/352", "join 916/352", "join 915(-)/352", "ready", "commit"];
    for text in actions {
        let action = game.read_action(text).unwrap();
        let dice: &[u32] = if text == "commit" { &[6] } else { &[] };
        let mut dice = Forced::new(dice.iter().copied());
        game.try_apply(&mut s, action, &mut dice, &mut Silent).unwrap();
    }
    s
}

fn number(message: &Message, name: &str) -> i32 {
    match message.args.iter().find(|(known, _)| *known == name) {
        Some((_, Arg::Number(number))) => *number,
        other => panic!("{name} is {other:?}"),
    }
}

/// Each lead is offered with its modifier and its chance: by quality or, for tanks against none, by armour (12.4.1, 12.4.2).
#[test]
fn every_lead_is_offered_with_its_chance() {
    let game = Normandy44::new().unwrap();
    let s = driven_back(&game);
    let mut list = Vec::new();
    game.actions(&s, &mut list);
    let stands: Vec<Action> = list.iter().copied().filter(|a| matches!(a, Action::Stand(_))).collect();
    let mut told = Vec::new();
    for &action in &stands {
        let choice = game.choice(&s, action);
        assert_eq!(choice.label.id, "action-stand-odds");
        let holds: u32 = game
            .stakes(&s, action)
            .prospects
            .iter()
            .filter(|p| p.tone != sandtable_engine::explain::Tone::Bad)
            .map(|p| p.ways)
            .sum();
        assert_eq!(number(&choice.label, "ways"), holds as i32);
        told.push((choice.rule, number(&choice.label, "modifier"), number(&choice.label, "ways")));
    }
    told.sort_unstable();
    // Open ground: a 6 holds. Tanks against infantry alone have +1: a 5 becomes a 6.
    assert_eq!(told, [("12.4.1", 0, 1), ("12.4.2", 1, 2)]);
    let ids: Vec<_> = game.reasons(&s).into_iter().map(|reason| reason.message.id).collect();
    assert!(ids.contains(&"reason-lead-quality") && ids.contains(&"reason-lead-armour"), "{ids:?}");
    assert!(ids.contains(&"reason-stand-ground"), "{ids:?}");
}

/// Declining says what it costs (13.1, 13.2).
#[test]
fn a_retreat_says_what_it_costs() {
    let game = Normandy44::new().unwrap();
    let s = driven_back(&game);
    let stakes = game.stakes(&s, Action::Withdraw);
    assert_eq!(stakes.warnings.len(), 1);
    assert_eq!(stakes.warnings[0].message.id, "stake-retreat-free");
}

//! What the units of the deciding side can still do (rules 4.0, 4.1.2, 5.0, 8.0, 11.1.1), and why a button cannot be
//! pressed.

use crate::common::{action, counter, game, given, play, random_game};
use sandtable_campanha::situation::{Fight, Situation, Stage};
use sandtable_campanha::{Action, Campanha};
use sandtable_engine::CounterId;
use sandtable_engine::dice::Forced;
use sandtable_engine::guide::Standing;
use sandtable_engine::message::{Arg, Silent};
use sandtable_engine::prelude::*;
use std::collections::BTreeSet;

fn marked(game: &Campanha, s: &Situation, wanted: &[Standing]) -> BTreeSet<CounterId> {
    game.standing(s).into_iter().filter(|(_, mark)| wanted.contains(mark)).map(|(unit, _)| unit).collect()
}

fn named(game: &Campanha, names: &[&str]) -> BTreeSet<CounterId> {
    names.iter().map(|name| counter(game, name)).collect()
}

fn number(game: &Campanha, s: &Situation, id: &str) -> Option<i32> {
    let reasons = game.reasons(s);
    let args = reasons.into_iter().find(|reason| reason.message.id == id)?.message.args;
    args.into_iter().find_map(|(_, arg)| match arg {
        Arg::Number(n) => Some(n),
        _ => None,
    })
}

/// Everybody who could join any fight that can be begun now.
fn able(game: &Campanha, s: &Situation, actions: &[Action]) -> BTreeSet<CounterId> {
    let mut able = BTreeSet::new();
    for &begin in actions.iter().filter(|a| matches!(a, Action::Attack(_) | Action::Bombard(_))) {
        let mut then = s.clone();
        game.apply(&mut then, begin, &mut Forced::new([]), &mut Silent);
        let mut joins = Vec::new();
        game.actions(&then, &mut joins);
        able.extend(joins.iter().filter_map(|a| match a {
            Action::Join(unit) => Some(CounterId::from(*unit)),
            _ => None,
        }));
    }
    able
}

#[test]
fn marks_say_what_the_list_of_actions_says() {
    let game = game();
    let (mut obliged, mut barred) = (0, 0);
    for seed in 0..6 {
        random_game(&game, seed, 2500, |s, actions, _, _, _| match s.stage {
            Stage::Movement => {
                let movers: BTreeSet<_> = actions
                    .iter()
                    .filter_map(|a| match a {
                        Action::Move(unit) => Some(CounterId::from(*unit)),
                        _ => None,
                    })
                    .collect();
                assert_eq!(marked(&game, s, &[Standing::May]), movers);
                assert_eq!(number(&game, s, "reason-may-move"), Some(movers.len() as i32));
            }
            Stage::Combat => {
                let must = marked(&game, s, &[Standing::Must]);
                assert_eq!(must.is_empty(), actions.contains(&Action::EndCombat));
                let told = number(&game, s, "reason-must-attack").unwrap_or(0);
                assert_eq!(told, must.len() as i32);
                assert_eq!(game.prompt(s).id == "prompt-combat-must", told > 0);
                let mut free = marked(&game, s, &[Standing::May]);
                free.extend(&must);
                let able = able(&game, s, actions);
                // Of two armoured units that both owe an attack on a bocage hex only one finds room (5.1.2).
                assert!(able.is_subset(&free), "{:?}", able.difference(&free));
                assert!(free.difference(&able).all(|unit| must.contains(unit)));
                obliged += usize::from(!must.is_empty());
            }
            Stage::Muster if s.combat.fight == Fight::Assault => {
                let must = marked(&game, s, &[Standing::Must]);
                assert!(must.is_empty() || !actions.contains(&Action::Commit));
                barred += usize::from(!must.is_empty());
            }
            _ => {}
        });
    }
    assert!(obliged > 20 && barred > 5, "{obliged} {barred}");
}

/// 4.1.2: in a city against open ground nobody has to attack, but whoever moves into contact has to.
#[test]
fn whoever_moved_into_contact_must_attack_and_whoever_dominates_may() {
    let game = game();
    let s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 2212 = [\"16/1US\"], 2310 = [\"18/1US moved owes\"], 2211 = [\"914/352\"] }\n",
    );
    assert_eq!(marked(&game, &s, &[Standing::Must]), named(&game, &["18/1US"]));
    assert_eq!(marked(&game, &s, &[Standing::May]), named(&game, &["16/1US"]));
    // The button that ends the phase is there, with the reason why it cannot be pressed.
    assert_eq!(game.looked_for(&s), [Action::EndCombat]);
    let refusal = game.refuse(&s, Action::EndCombat).unwrap();
    assert_eq!((refusal.rule, refusal.message.id), ("4.1.2", "refuse-unit-must-attack"));
}

/// 4.1.2: three join, and the fourth, whose last chance it is, may not be left out.
#[test]
fn who_cannot_be_left_out_is_named() {
    let game = game();
    let mut s = given(
        &game,
        "turn = 3\nphase = \"allied combat\"\ncounters = { 2312 = [\"16/1US moved owes\", \"18/1US moved owes\"], 2213 = [\"914/352\"] }\n",
    );
    play(&game, &mut s, &["attack 2213"], &[]);
    assert_eq!(game.looked_for(&s), [Action::Commit, Action::EndCombat]);
    assert_eq!(game.refuse(&s, Action::Commit).unwrap().message.id, "refuse-nobody-takes-part");
    assert_eq!(game.refuse(&s, Action::EndCombat).unwrap().message.id, "refuse-fight-in-preparation");
    play(&game, &mut s, &["join 16/1US"], &[]);
    let refusal = game.refuse(&s, Action::Commit).unwrap();
    assert_eq!((refusal.rule, refusal.message.id), ("4.1.2", "refuse-unit-left-out"));
    assert_eq!(refusal.message.args, [("unit", Arg::Counter(counter(&game, "18/1US")))]);
    assert_eq!(marked(&game, &s, &[Standing::Must]), named(&game, &["18/1US"]));
    assert_eq!(marked(&game, &s, &[Standing::Done]), named(&game, &["16/1US"]));
    play(&game, &mut s, &["join 18/1US"], &[]);
    assert_eq!(game.refuse(&s, Action::Commit), None);
}

/// 11.1.1: those in the boats may attack their beach, and nobody makes them.
#[test]
fn units_at_sea_may_attack() {
    let game = game();
    let s = given(
        &game,
        "turn = 0\nphase = \"allied combat\"\ncounters = { sea_2010 = [\"16/1US\"], 2010 = [\"916/352\"] }\n",
    );
    assert_eq!(marked(&game, &s, &[Standing::May]), named(&game, &["16/1US"]));
    assert_eq!(marked(&game, &s, &[Standing::Must]), BTreeSet::new());
}

#[test]
fn with_a_unit_in_hand_movement_does_not_end() {
    let game = game();
    let mut s = given(&game, "turn = 3\nphase = \"allied movement\"\ncounters = { 2212 = [\"16/1US\"] }\n");
    play(&game, &mut s, &["move 16/1US"], &[]);
    let refusal = game.refuse(&s, action(&game, "end-movement")).unwrap();
    assert_eq!(refusal.message.id, "refuse-unit-in-hand");
}

/// 11.1.1: who will be lost in the boats is told where it is asked what to attack, not only at the button that ends the phase.
#[test]
fn the_prompt_counts_those_who_will_be_lost_at_sea() {
    let game = game();
    let s = given(
        &game,
        "turn = 0\nphase = \"allied combat\"\ncounters = { sea_2010 = [\"16/1US\", \"18/1US\"], 2010 = [\"916/352\"] }\n",
    );
    assert_eq!(number(&game, &s, "reason-lost-at-sea"), Some(2));
    assert!(!game.reasons(&s).iter().any(|reason| reason.message.id == "reason-free-to-attack"));
    // With nobody before them they come ashore by themselves.
    let s = given(&game, "turn = 0\nphase = \"allied combat\"\ncounters = { sea_2010 = [\"16/1US\"] }\n");
    assert_eq!(number(&game, &s, "reason-lost-at-sea"), None);
    assert!(game.reasons(&s).iter().any(|reason| reason.message.id == "reason-free-to-attack"));
}

//! What the bots do by rules of thumb, where it once cost them games.

use sandtable_darksands::{Action, DarkSands, Situation};
use sandtable_engine::dice::Forced;
use sandtable_engine::message::Silent;
use sandtable_engine::planning::{Plan, Planning};
use sandtable_engine::prelude::*;

fn game() -> DarkSands {
    DarkSands::new().unwrap_or_else(|error| panic!("{error}"))
}

fn advice(game: &DarkSands, text: &str) -> (Situation, Vec<String>) {
    let mut s = game.read_situation(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let (mut mind, plan, mut done) = (<DarkSands as Planning>::Mind::default(), Plan::default(), Vec::new());
    let first = game.to_act(&s);
    while game.to_act(&s) == first {
        let Some(action) = game.fast(&s, &plan, &mut mind) else { break };
        done.push(game.write_action(action));
        if action == Action::Draw || matches!(action, Action::EndMovement | Action::Play(_) | Action::Pass) {
            break;
        }
        game.apply(&mut s, action, &mut Forced::new([1; 32]), &mut Silent);
    }
    (s, done)
}

/// 18.1, 22.0: a corps chit does nothing without its headquarters, and these come with the reinforcements of turn 8.
#[test]
fn crusader_is_opened_with_the_headquarters() {
    let text = "scenario = \"crusader\"\nturn = 8\nphase = \"initiative\"\ninitiative = \"allied\"\n\
        cup = \"corps13 corps30 allied_m allied_c allied_reinforcements axis_half\"\n[counters]\n\
        1842 = [\"7/4Ind\"]\n1600 = [\"Pavia\"]\nallied_reinforcements_8 = [\"HQ13\", \"HQ30\"]\n";
    assert_eq!(advice(&game(), text).1, ["play allied_reinforcements"]);
    // Once they are there, with what moves and attacks.
    let there = text.replace("[\"7/4Ind\"]", "[\"7/4Ind\", \"HQ30\"]\n1741 = [\"22Gds\", \"HQ13\"]");
    let there = there.replace("allied_reinforcements_8 = [\"HQ13\", \"HQ30\"]\n", "");
    let opened = advice(&game(), &there).1;
    assert!(opened == ["play corps13"] || opened == ["play corps30"], "{opened:?}");
}

/// 1.3.3: a garrison alone does not hold Tobruk against whom stands before it.
#[test]
fn tobruk_is_not_left_to_its_garrison() {
    let text = "scenario = \"crusader\"\nturn = 8\nphase = \"movement\"\ncup = \"axis_half\"\n\
        active = { side = \"allied\", doing = \"move\" }\n[counters]\n2830 = [\"32Tank\", \"GarrBr2\"]\n\
        2730 = [\"361/90\", \"288/90\"]\n2731 = [\"1/8/15Pz\", \"2/8/15Pz\"]\n2628 = [\"Pavia\"]\n\
        1877 = [\"22Gds\"]\n1600 = [\"Trento\"]\n";
    let (s, done) = advice(&game(), text);
    assert!(game().write_situation(&s).contains("32Tank"), "{done:?}");
    assert!(!done.contains(&"move 32Tank".to_owned()), "{done:?}");
}

//! Refusals that rest on a number or a hex name it, in every language.

use sandtable_campanha::Campanha;
use sandtable_engine::message::{Arg, Message};
use sandtable_engine::prelude::*;

fn refusal(given: &str, actions: &[&str], refused: &str) -> Message {
    let game = Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    let mut s = game.read_situation(given).unwrap_or_else(|e| panic!("{e}"));
    let mut dice = sandtable_engine::dice::Forced::new([]);
    let mut log = sandtable_engine::message::Silent;
    for text in actions {
        let action = game.read_action(text).unwrap();
        game.try_apply(&mut s, action, &mut dice, &mut log).unwrap_or_else(|r| panic!("{text}: {r:?}"));
    }
    game.refuse(&s, game.read_action(refused).unwrap()).unwrap().message
}

/// The text of a message in every language names all of its arguments.
fn is_named_everywhere(message: &Message) {
    for language in ["en", "it", "es", "pt"] {
        let path = format!("{}/../../data/i18n/{language}/campanha.ftl", env!("CARGO_MANIFEST_DIR"));
        let texts = std::fs::read_to_string(path).unwrap();
        let text = texts.lines().find(|line| line.starts_with(&format!("{} =", message.id))).unwrap();
        for (name, _) in &message.args {
            assert!(text.contains(&format!("${name} ")), "{language}: {text}");
        }
    }
}

#[test]
fn stacking_names_four() {
    let given = "turn = 3\nphase = \"allied movement\"\ncounters = { 3016 = [\"16/1US\"], 3015 = [\"18/1US\", \"26/1US\", \"8/4US\", \"12/4US\"] }\n";
    let message = refusal(given, &["move 16/1US"], "to 3015");
    assert_eq!(message, Message::new("refuse-full").with("units", 4));
    is_named_everywhere(&message);
}

#[test]
fn a_raid_names_five_and_ten() {
    let given = "turn = 3\nphase = \"allied combat\"\ncounters = { 3015 = [\"914/352\"] }\n";
    let message = refusal(given, &["raid 3015"], "air 11");
    assert_eq!(message, Message::new("refuse-air-limits").with("least", 5).with("most", 10));
    is_named_everywhere(&message);
}

#[test]
fn entering_names_the_hex_and_who_holds_it() {
    let given =
        "turn = 2\nphase = \"german movement\"\ncounters = { 1125 = [\"16/1US\"], pool = [\"984/275\"] }\n";
    let message = refusal(given, &[], "move 984/275");
    assert_eq!(message.id, "refuse-allies-hold-the-way-in");
    let game = Campanha::new().unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(message.args, [("at", Arg::Space(game.board().find("1125").unwrap()))]);
    is_named_everywhere(&message);
}

//! Plays the cases of one file step by step, for whoever writes them: `SCRIPT=file cargo test … -- --ignored --nocapture script`.

use sandtable_darksands::DarkSands;
use sandtable_engine::dice::Forced;
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_engine::vector;

#[test]
#[ignore = "a tool"]
fn script() {
    let game = DarkSands::new().unwrap_or_else(|error| panic!("{error}"));
    let Ok(path) = std::env::var("SCRIPT") else { return };
    let file = vector::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    for case in &file.case {
        // Where it leads, as far as it goes.
        let mut s = match &case.given {
            Some(given) => game.read_situation(&given.to_string()).unwrap_or_else(|error| panic!("{error}")),
            None => game.start(case.start.as_deref().unwrap_or("compass"), &case.options).unwrap(),
        };
        let mut dice = Forced::default();
        'all: for step in &case.step {
            dice.push(step.dice.iter().copied());
            for text in &step.actions {
                let action = game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
                if let Some(refusal) = game.refuse(&s, action) {
                    println!("{text}: refused by {} {}", refusal.rule, refusal.message.id);
                    break 'all;
                }
                game.apply(&mut s, action, &mut dice, &mut Silent);
            }
        }
        println!("{}", game.write_situation(&s));
        for steps in 1..=case.step.len() {
            let mut one = case.clone();
            one.step.truncate(steps);
            for step in &mut one.step[..steps - 1] {
                step.exactly = None;
            }
            for report in vector::run(&game, &vector::VectorFile { case: vec![one] }) {
                println!("step {steps}: {}", report.failure.unwrap_or_else(|| "ok".into()));
            }
        }
    }
}

//! Who answers an attack learns nothing by asking for the attacker's units: which of them take part is hidden.

use crate::common::{game, random_game};
use sandtable_campanha::Action;
use sandtable_campanha::situation::Stage;
use sandtable_engine::ids::{Id, UnitId};
use sandtable_engine::prelude::*;

#[test]
fn every_unit_of_the_attacker_is_refused_alike() {
    let game = game();
    let faces = game.faces();
    let mut answers = 0;
    for seed in 1..=6 {
        random_game(&game, seed, 3000, |s, _, _, _, _| {
            let Some(seat) = game.to_act(s).filter(|_| s.stage == Stage::Answer) else { return };
            let enemy =
                (0..faces.len()).filter(|&unit| faces[unit].side != game.side_of(seat)).map(UnitId::new);
            let mut refusals = enemy.map(|unit| game.refuse(s, Action::Join(unit)));
            let first = refusals.next().expect("there is an attacker");
            assert!(refusals.all(|refusal| refusal == first));
            answers += 1;
        });
    }
    assert!(answers > 20, "{answers} attacks were answered");
}

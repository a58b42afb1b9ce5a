//! Rule 13.2: nineteen points win.

use sandtable_engine::dice::Forced;
use sandtable_engine::message::Silent;
use sandtable_engine::prelude::*;
use sandtable_omaha::{Action, Omaha};

/// Who holds what at the end of turn 16, each his own hex: three draws (D-1, E-1 and D-3, fifteen points), two
/// places of reinforcements, and whatever else is named.
fn verdict(places: &str) -> (i32, &'static str) {
    let game = Omaha::new().unwrap_or_else(|e| panic!("{e}"));
    let text = format!(
        r#"
        turn = 16
        phase = "actions"
        [counters]
        0630 = ["58AFA"]
        0731 = ["111FA"]
        0917 = ["1-2/397"]
        1016 = ["3-4/397"]
        1117 = ["5-6/397"]
        1216 = ["62AFA"]
        0822 = ["7FA"]
        0923 = ["Can/16"]
        1021 = ["Can/116"]
        1022 = ["AT/16"]
        1121 = ["AT/116"]
        1123 = ["A-B/2R steps=1"]
        1014 = ["C/2R steps=1"]
        1119 = ["A-B/5R steps=1"]
        {places}
        "#
    );
    let mut s = game.read_situation(&text).unwrap_or_else(|e| panic!("{e}"));
    game.apply(&mut s, Action::Done, &mut Forced::new([]), &mut Silent);
    let verdict = game.verdict(&s).expect("the game is over");
    let winner = verdict.winner.map_or("nobody", |seat| game.sides()[seat.index()]);
    (verdict.scores[0], winner)
}

#[test]
fn eighteen_points_lose_and_nineteen_win() {
    let eighteen = "0828 = [\"C-D/5R steps=1\"]";
    assert_eq!(verdict(eighteen), (18, "german"));
    let nineteen = format!("{eighteen}\n0732 = [\"HQ-116\"]");
    assert_eq!(verdict(&nineteen), (19, "us"));
}

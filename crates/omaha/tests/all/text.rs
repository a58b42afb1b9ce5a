//! Situations as texts: what is written is what was read, and what cannot be is refused.

use sandtable_engine::prelude::*;
use sandtable_omaha::Omaha;

const TEXT: &str = r#"
    turn = 8
    letter = true
    naval = 1
    cleared = ["0612"]
    smoke = ["WN62"]
    division = ["5/2/916 since=3"]
    lost = ["1P/352 since=2", "WN-depth-1-MG!"]
    [cards]
    fire_east = 12
    [counters]
    0710 = ["E/2/16 steps=2 disrupted hero=Barrett inspired", "HQ-16", "G/2/16 led=nobody"]
    0605 = ["A/1/16 led=HQ-16+Gen-Cota"]
    ER1 = ["62AFA"]
    track = ["58AFA due=9"]
    eliminated = ["F/2/16"]
    [german]
    WN61 = "WN-88-a revealed disrupted +WN-depth-1-AR!"
    A4 = "? +?"
    strongpoints = "? +?"
"#;

fn game() -> Omaha {
    Omaha::new().expect("the data")
}

#[test]
fn a_text_is_written_as_it_was_read() {
    let game = game();
    let s = game.read_situation(TEXT).expect("a good text");
    let text = game.write_situation(&s);
    assert_eq!(game.read_situation(&text).expect(&text), s, "{text}");
    assert_eq!(text.lines().filter(|line| line.starts_with("WN")).count(), 18, "{text}");
    assert!(text.contains("hero=Barrett+inspired"), "{text}");
    assert_eq!(s.deck.count_ones(), 53);
    let empty = game.read_situation("").expect("nothing");
    assert_eq!(game.read_situation(&game.write_situation(&empty)).expect("nothing"), empty);
}

#[test]
fn who_is_led_is_known_in_the_middle_of_a_move() {
    let game = game();
    let text = r#"
        turn = 5
        phase = "sacrifice A/1/116"
        resume = "moving"
        group = ["A/1/116"]
        target = "0628"
        cards = { action = 31 }
        counters = { 0627 = ["A/1/116 steps=1 hit hero=Bingham led=nobody", "HQ-116"], 0626 = ["B/1/116"] }
        german = { WN70 = "?" }
    "#;
    let s = game.read_situation(text).expect("a good text");
    let again = game.write_situation(&s);
    assert_eq!(game.read_situation(&again).expect(&again), s, "{again}");
    assert!(game.read_situation(&text.replace("resume = \"moving\"", "resume = \"fire\"")).is_err());
}

#[test]
fn what_cannot_be_is_refused_with_what_and_where() {
    let game = game();
    for (text, wanted) in [
        ("turn = 17", "turn 17"),
        ("phase = \"lunch\"", "lunch"),
        ("[counters]\n0710 = [\"E/2/16\"]\n0711 = [\"E/2/16\"]", "E/2/16"),
        ("[counters]\n0710 = [\"E/2/16 steps=4\"]", "4 steps"),
        ("[counters]\n0110 = [\"E/2/16\"]", "0110"),
        ("[counters]\n0807 = [\"E/2/16\"]\n[german]\nWN60 = \"?\"", "0807"),
        ("[german]\nWN60 = \"WN-88-a\"", "WN60"),
        ("[german]\nWN60 = \"+?\"", "German unit"),
        ("[german]\nWN60 = \"?\"\n0807 = \"?\"", "twice"),
        ("[german]\nWN60 = \"WN-75-a\"\nWN70 = \"WN-75-a\"", "two places"),
        ("[cards]\nevent = 55", "card 55"),
        ("[cards]\nevent = 5\naction = 5", "card 5"),
        ("phase = \"moving\"", "7.2"),
        ("phase = \"event\"", "turn 1"),
        ("catastrophe = \"east\"", "13.1"),
        ("colour = 3", "colour"),
    ] {
        let error = game.read_situation(text).expect_err(text).to_string();
        assert!(error.contains(wanted), "{text}: {error}");
    }
}

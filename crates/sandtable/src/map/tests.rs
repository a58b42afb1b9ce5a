//! The window on a real board and on toy boards of both kinds of hexes.

use super::*;
use crate::speech::Language;
use sandtable_engine::SideId;
use sandtable_engine::board::Vocabulary;
use sandtable_engine::dice::Seed;
use sandtable_engine::message::Message;
use sandtable_engine::record::{Header, Players, Rolls};
use sandtable_engine::rules::Options;
use sandtable_engine::view::CounterView;

fn real(columns: i16, rows: i16) -> Vec<String> {
    let id = sandtable_catalog::games()[0];
    let game = sandtable_catalog::game(id).unwrap();
    let header = Header {
        game: id.to_owned(),
        scenario: game.scenarios()[0].id.clone(),
        options: Options::new(),
        seed: Seed::from_number(1),
        situation: None,
        players: Players::new(),
        rolls: Rolls::new(),
    };
    let table = game.new_table(header).unwrap();
    let view = table.view(Viewer::Referee);
    let speech = Speech::new(Language::En);
    let centre = focus(&*game, &*table, &view).unwrap();
    let choices = choices(&*game, &*table, Viewer::Referee);
    let window = Window {
        game: game.id(),
        board: game.board(),
        sides: game.sides(),
        view: &view,
        speech: &speech,
        centre,
        columns,
        rows,
        choices: &choices,
    };
    window.draw(false).into_iter().map(|(line, _)| line).collect()
}

#[test]
fn a_window_of_one_hex_is_one_hex() {
    let lines = real(0, 0);
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert!(lines.iter().all(|line| line.chars().count() <= 11), "{lines:?}");
}

#[test]
fn windows_of_any_size_are_drawn_and_stay_in_their_bounds() {
    for size in [1, 2, 3, 60] {
        let lines = real(size, size);
        let most = usize::from(size.unsigned_abs()) * 2 + 1;
        assert!(lines.len() <= most * 4 + 3);
        assert!(lines.iter().all(|line| line.chars().count() <= most * 9 + 2));
    }
}

const WORDS: Vocabulary =
    Vocabulary { terrains: &["open", "bocage"], features: &["village"], sides: &["river", "road"] };

/// Four hexes: a village with a road to the east or south-east, a river below, two counters of one seat.
fn toy(orientation: &str, shifted: &str, sides: &str) -> String {
    let text = format!(
        "game = \"toy\"\n[[grid]]\nname = \"main\"\norientation = \"{orientation}\"\nshifted = \"{shifted}\"\n\
         numbering = \"ccrr\"\ncolumns = [1, 4]\nrows = [1, 4]\n[spaces]\n\
         0101 = {{ terrain = \"bocage\", features = [\"village\"], name = \"Vierville\" }}\n\
         0102 = {{}}\n0201 = {{}}\n0202 = {{}}\n[sides]\n{sides}\n"
    );
    let board = Board::read(&text, "toy", WORDS).unwrap();
    let counter = |name: Option<&str>| CounterView {
        name: name.map(str::to_owned),
        side: SideId(0),
        nation: String::new(),
        kind: "no-such-kind".into(),
        values: None,
        steps: None,
        state: Vec::new(),
    };
    let view = View {
        game: "toy",
        scenario: String::new(),
        turn: 1,
        last_turn: 1,
        phase: Message::new("x"),
        seats: Vec::new(),
        to_act: None,
        prompt: None,
        stacks: vec![
            Stack { space: "0101".into(), counters: vec![counter(Some("16/1")), counter(Some("18/1"))] },
            Stack { space: "0202".into(), counters: vec![counter(None)] },
        ],
        tracks: Vec::new(),
        marks: Vec::new(),
    };
    let speech = Speech::new(Language::En);
    let centre = board.find("0101").unwrap();
    let choices = BTreeSet::from([board.find("0102").unwrap()]);
    let window = Window {
        game: "campanha",
        board: &board,
        sides: &["allied"],
        view: &view,
        speech: &speech,
        centre,
        columns: 1,
        rows: 1,
        choices: &choices,
    };
    let lines: Vec<_> = window.draw(false).iter().map(|(line, _)| line.trim_end().to_owned()).collect();
    lines.join("\n")
}

#[test]
fn flat_hexes_stand_in_straight_columns() {
    let sides = "0101-0102 = { river = \"Aure\", road = \"main\" }\n0101-0201 = { road = \"main\" }";
    let expected = r"           _______
          /0201 . \
  _______/         \
 /0101 bV\         /
/A2 16/1  =_______/
\Vierville/0202 . \
 \~~~=~~~/A1 [no-su\
 /0102*. \         /
/         \_______/
\         /
 \_______/";
    let drawn = toy("flat", "odd", sides);
    assert_eq!(drawn, expected, "\n{drawn}");
}

#[test]
fn pointy_hexes_stand_in_straight_rows() {
    let sides = "0101-0102 = { river = \"Aure\" }\n0101-0201 = { road = \"main\" }";
    let drawn = toy("pointy", "even", sides);
    let expected = r"+----+----+----+----+
|0101 bV  |0201 .   |
|A2 16/1  =         |
|Vierville|         |
+----+~~~~+----+----+----+
     |0102*.   |0202 .   |
     |         |A1 [no-su|
     |         |         |
     +----+----+----+----+";
    assert_eq!(drawn, expected, "\n{drawn}");
}

//! The window on a real board, and the letters on it.

use super::*;
use crate::speech::Language;
use sandtable_engine::dice::Seed;
use sandtable_engine::record::Header;
use sandtable_engine::rules::Options;

fn window(columns: i16, rows: i16) -> Vec<String> {
    let id = sandtable_catalog::games()[0];
    let game = sandtable_catalog::game(id).unwrap();
    let header = Header {
        game: id.to_owned(),
        scenario: game.scenarios()[0].id.clone(),
        options: Options::new(),
        seed: Seed::from_number(1),
        situation: None,
    };
    let table = game.new_table(header).unwrap();
    let view = table.view(Viewer::Referee);
    let speech = Speech::new(Language::En);
    let centre = focus(&*game, &*table, &view).unwrap();
    let choices = choices(&*game, &*table, Viewer::Referee);
    let window =
        Window { game: &*game, view: &view, speech: &speech, centre, columns, rows, choices: &choices };
    window.draw(false).into_iter().map(|(line, _)| line).collect()
}

#[test]
fn a_window_of_one_hex_is_one_hex() {
    let lines = window(0, 0);
    assert_eq!(lines.len(), 5, "{lines:?}");
    assert!(lines.iter().all(|line| line.chars().count() <= 11), "{lines:?}");
}

#[test]
fn windows_of_any_size_are_drawn_and_stay_in_their_bounds() {
    for size in [1, 2, 3, 60] {
        let lines = window(size, size);
        let most = usize::from(size.unsigned_abs()) * 2 + 1;
        assert!(lines.len() <= most * 4 + 3);
        assert!(lines.iter().all(|line| line.chars().count() <= most * 9 + 2));
    }
}

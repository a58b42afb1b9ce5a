//! Characters on a grid of lines.

use crate::output::Style;

/// A sheet of characters that grows as it is written on.
#[derive(Clone, Debug, Default)]
pub(super) struct Canvas {
    rows: Vec<Vec<(char, Option<Style>)>>,
}

impl Canvas {
    /// Writes a character.
    pub(super) fn put(&mut self, x: usize, y: usize, letter: char, style: Option<Style>) {
        if self.rows.len() <= y {
            self.rows.resize(y + 1, Vec::new());
        }
        let row = &mut self.rows[y];
        if row.len() <= x {
            row.resize(x + 1, (' ', None));
        }
        row[x] = (letter, style);
    }

    /// The lines, neighbours of one style painted together, each with its length, without empty lines above and
    /// empty columns to the left.
    pub(super) fn lines(&self, paint: impl Fn(Style, &str) -> String) -> Vec<(String, usize)> {
        let first = self.rows.iter().position(|row| !row.is_empty()).unwrap_or(0);
        let blank = |cell: &&(char, Option<Style>)| cell.0 == ' ' && cell.1.is_none();
        let margins =
            self.rows.iter().filter(|row| !row.is_empty()).map(|row| row.iter().take_while(blank).count());
        let margin = margins.min().unwrap_or(0);
        let line = |row: &Vec<(char, Option<Style>)>| {
            let row = row.get(margin..).unwrap_or_default();
            let runs = row.chunk_by(|a, b| a.1 == b.1).map(|run| {
                let text: String = run.iter().map(|(letter, _)| letter).collect();
                match run[0].1 {
                    Some(style) => paint(style, &text),
                    None => text,
                }
            });
            (runs.collect::<String>(), row.len())
        };
        self.rows[first..].iter().map(line).collect()
    }
}

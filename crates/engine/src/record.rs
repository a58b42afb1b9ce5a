//! A whole game as text: header lines, then one action a line with the seat. Replaying it gives the same situation,
//! always.
//!
//! ```text
//! sandtable record 1
//! game campanha
//! scenario dia-d
//! seed 0700000000000000000000000000000000000000000000000000000000000000
//!
//! allied drop
//! allied attack 2010
//! …
//! end 9f0c62d1a8b3e417
//! ```

use crate::dice::Seed;
use crate::rules::{Options, Rules, TextError};
use crate::table::Table;
use std::fmt::Write as _;
use std::sync::Arc;

const MAGIC: &str = "sandtable record 1";

/// What a record says before its first action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The scenario's id.
    pub scenario: String,
    /// The options that differ from the scenario's.
    pub options: Options,
    /// The seed of the dice.
    pub seed: Seed,
    /// The starting situation, if it is not the scenario's.
    pub situation: Option<String>,
}

/// A record as read: not yet played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The header.
    pub header: Header,
    /// Seat and action of each line, with the line's number.
    pub lines: Vec<(usize, String, String)>,
    /// The hash of the last situation, if the record says it.
    pub end: Option<(usize, u64)>,
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// With the line and the reason.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        match lines.next() {
            Some((_, line)) if line.trim() == MAGIC => {}
            _ => return Err(TextError::at(1, format!("a record begins with \"{MAGIC}\""))),
        }
        let (mut game, mut scenario, mut seed) = (None, None, None);
        let mut options = Options::new();
        let mut situation: Option<String> = None;
        let mut record = Vec::new();
        let mut end = None;
        for (number, line) in lines {
            let text = line.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
            let rest = rest.trim();
            if end.is_some() {
                return Err(TextError::at(number, "nothing may follow the end"));
            }
            let header = record.is_empty();
            match word {
                "game" if header => game = Some(rest.to_owned()),
                "scenario" if header => scenario = Some(rest.to_owned()),
                "seed" if header => {
                    seed = Some(
                        rest.parse()
                            .map_err(|e: crate::dice::NotASeed| TextError::at(number, e.to_string()))?,
                    );
                }
                "option" if header => {
                    let (id, value) = rest.split_once(' ').unwrap_or((rest, "on"));
                    let on = match value {
                        "on" => true,
                        "off" => false,
                        _ => return Err(TextError::at(number, "an option is on or off")),
                    };
                    options.insert(id.to_owned(), on);
                }
                "given" if header => {
                    let given = situation.get_or_insert_default();
                    given.push_str(rest);
                    given.push('\n');
                }
                "end" => {
                    let hash = u64::from_str_radix(rest, 16).map_err(|_| {
                        TextError::at(number, "the end names a hash of 16 hexadecimal digits")
                    })?;
                    end = Some((number, hash));
                }
                _ if rest.is_empty() => {
                    return Err(TextError::at(number, "a line is a seat and an action"));
                }
                _ => record.push((number, word.to_owned(), rest.to_owned())),
            }
        }
        let need = |what: Option<String>, name: &str| {
            what.ok_or_else(|| TextError::new(format!("the record does not name its {name}")))
        };
        Ok(Self {
            header: Header {
                game: need(game, "game")?,
                scenario: need(scenario, "scenario")?,
                options,
                seed: seed.ok_or_else(|| TextError::new("the record does not name its seed"))?,
                situation,
            },
            lines: record,
            end,
        })
    }

    /// Plays a record from its beginning.
    ///
    /// # Errors
    /// With the line, if an action cannot be read, comes from the wrong seat or is not legal, or if the situation
    /// at the end is not the one that the record names.
    pub fn replay<R: Rules>(&self, rules: Arc<R>) -> Result<Table<R>, TextError> {
        if self.header.game != rules.id() {
            return Err(TextError::new(format!(
                "this is a game of {}, not of {}",
                self.header.game,
                rules.id()
            )));
        }
        let mut table = Table::new(Arc::clone(&rules), self.header.clone())?;
        for (number, seat, text) in &self.lines {
            let action = rules.read_action(text).map_err(|e| TextError::at(*number, e.reason))?;
            let to_act = rules
                .to_act(table.situation())
                .ok_or_else(|| TextError::at(*number, "the game was already over"))?;
            let expected = rules.seats()[to_act.index()];
            if seat != expected {
                return Err(TextError::at(*number, format!("{expected} decides here, not {seat}")));
            }
            table.play_again(action).map_err(|refusal| {
                TextError::at(
                    *number,
                    format!("\"{text}\" is not legal (rule {}: {})", refusal.rule, refusal.message.id),
                )
            })?;
        }
        if let Some((number, hash)) = self.end {
            let found = rules.hash(table.situation());
            if found != hash {
                return Err(TextError::at(
                    number,
                    format!("the record ends in {hash:016x}, the replay in {found:016x}"),
                ));
            }
        }
        Ok(table)
    }
}

/// Writes the record of a table, ending with the hash of its situation.
#[must_use]
pub fn write<R: Rules>(table: &Table<R>) -> String {
    let header = table.header();
    let mut text = format!("{MAGIC}\ngame {}\nscenario {}\n", header.game, header.scenario);
    for (id, on) in &header.options {
        let _ = writeln!(text, "option {id} {}", if *on { "on" } else { "off" });
    }
    let _ = writeln!(text, "seed {}", header.seed);
    if let Some(situation) = &header.situation {
        for line in situation.lines().filter(|line| !line.trim().is_empty()) {
            let _ = writeln!(text, "given {line}");
        }
    }
    text.push('\n');
    let rules = table.rules();
    for entry in table.entries() {
        let _ = writeln!(text, "{} {}", rules.seats()[entry.seat.index()], rules.write_action(entry.action));
    }
    let _ = writeln!(text, "end {:016x}", rules.hash(table.situation()));
    text
}

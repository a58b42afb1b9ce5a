//! A whole game as text: header lines, then one action a line with the seat. Replaying it gives the same situation,
//! always. `rules` names the edition of the rules that it was played by ([`Rules::edition`](crate::rules::Rules::edition)); a record without it is of
//! the first. `player` names who plays a seat, `human` or a bot; a record need not say so. `roll` sets what the dice show,
//! and what is drawn, in the next action, so that an example of play is a record; all else comes from the seed. Where no action
//! follows, each is for one of the actions to come that roll or draw, in their order: an example can be played by hand.
//!
//! A game that was played at a server says `committed` with a hash and a salt: the hash was told before the first action, and is
//! that of the seed and the salt.
//!
//! Records of format 1 end with a hash that is no longer reckoned: they are played, and their end is not compared.
//!
//! ```text
//! sandtable record 2
//! game campanha
//! rules 2
//! scenario dia-d
//! seed 0700000000000000000000000000000000000000000000000000000000000000
//! player allied human
//! player german level3:bold
//!
//! allied drop
//! allied attack 2010
//! roll 3 5
//! allied commit
//! …
//! end 9f0c62d1a8b3e417
//! ```

use crate::data::Named;
use crate::dice::{NotASeed, Seed};
use crate::rules::{Options, Setting};
use crate::table::Table;
use crate::text::{Text, TextError};
use crate::view::{Secrets, Viewer};
use std::collections::{BTreeMap, VecDeque};
use std::fmt::Write as _;
use std::sync::Arc;

const MAGIC: &str = "sandtable record";

/// How records are written.
const FORMAT: u32 = 2;

/// The longest text that is read as a record or situation, in bytes: some eighty times the longest game known.
pub const LONGEST: usize = 4 << 20;

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
    /// Who plays, as far as it is said.
    pub players: Players,
    /// What dice and draws show where somebody set them.
    pub rolls: Rolls,
}

/// What dice and draws show that somebody set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rolls {
    /// In actions that were played, by their number from zero.
    set: BTreeMap<usize, Vec<u32>>,
    /// In the next actions that roll or draw, in their order.
    waiting: VecDeque<Vec<u32>>,
}

impl Rolls {
    /// None: all comes from the seed.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// What they show in an action, if it was set.
    #[must_use]
    pub fn get(&self, action: usize) -> Option<&[u32]> {
        self.set.get(&action).map(Vec::as_slice)
    }

    /// Whether some are set for actions to come.
    #[must_use]
    pub fn wait(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Lets those wait that others let.
    pub(crate) fn wait_like(&mut self, others: &Self) {
        self.waiting.clone_from(&others.waiting);
    }

    /// The first that wait are those of this action.
    pub(crate) fn fall(&mut self, action: usize) {
        if let Some(faces) = self.waiting.pop_front() {
            self.set.insert(action, faces);
        }
    }
}

impl FromIterator<(usize, Vec<u32>)> for Rolls {
    fn from_iter<I: IntoIterator<Item = (usize, Vec<u32>)>>(set: I) -> Self {
        Self { set: set.into_iter().collect(), waiting: VecDeque::new() }
    }
}

/// Who plays a seat, by the seat's word: [`HUMAN`] or the name of a bot.
pub type Players = BTreeMap<String, String>;

/// A person, as a record names one.
pub const HUMAN: &str = "human";

/// A record as read: not yet played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The header.
    pub header: Header,
    /// How it is written.
    pub format: u32,
    /// The edition of the rules that it was played by.
    pub edition: u32,
    /// Seat and action of each line, with the line's number.
    pub lines: Vec<(usize, String, String)>,
    /// The hash of the last situation, if the record says it.
    pub end: Option<(usize, u64)>,
    /// The lines in which the starting situation stands.
    pub given: Vec<usize>,
    /// The line in which each seat's player stands.
    pub seated: Named<usize>,
    /// What a server promised when the table was opened, if one did: the hash of the seed and a salt, and the salt.
    pub committed: Option<(String, String)>,
}

/// A record that is not what it was: earlier rules were played by, or its end is missing. Whoever plays on plays another
/// game, and the record must not be lost for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The edition of the rules that it was played by.
    pub edition: u32,
    /// What became of it.
    pub fate: Fate,
}

/// What becomes of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It does not name its end: somebody cut it off, or it was never written to its end.
    Cut,
    /// All of it is legal by today's rules and ends as it did.
    Same,
    /// All of it is legal by today's rules; whether it ends as it did is not known, for it is of an earlier format.
    Unproven,
    /// All of it is legal by today's rules, but it ends elsewhere.
    Elsewhere,
    /// Today's rules end it: where and why.
    Stopped(TextError),
}

impl Record {
    /// Reads a record.
    ///
    /// # Errors
    /// With the line and the reason.
    pub fn read(text: &str) -> Result<Self, TextError> {
        if text.len() > LONGEST {
            return Err(TextError::new(format!("a record has at most {} MB", LONGEST >> 20)));
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line));
        let format = format_of(lines.next().map_or("", |(_, line)| line))?;
        let (mut game, mut scenario, mut seed, mut edition) = (None, None, None, None);
        let mut options = Options::new();
        let (mut players, mut seated) = (Players::new(), Named::default());
        let (mut situation, mut given) = (String::new(), Vec::new());
        let (mut record, mut rolls) = (Vec::new(), Rolls::new());
        let mut said = 0;
        let (mut end, mut committed) = (None, None);
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
            let twice = match word {
                "game" if header => game.replace(rest.to_owned()).is_some(),
                "scenario" if header => scenario.replace(rest.to_owned()).is_some(),
                "rules" if header => {
                    let number_of = |_| TextError::at(number, "the rules have an edition, a number");
                    edition.replace(rest.parse().map_err(number_of)?).is_some()
                }
                "seed" if header => {
                    let bad = |e: NotASeed| TextError::at(number, e.to_string());
                    seed.replace(rest.parse().map_err(bad)?).is_some()
                }
                "committed" if header => {
                    let bad = || TextError::at(number, "a promise is a hash and a salt");
                    let (hash, salt) = rest.split_once(' ').ok_or_else(bad)?;
                    committed.replace((hash.to_owned(), salt.to_owned())).is_some()
                }
                "option" if header => {
                    let (id, value) = rest.split_once(' ').unwrap_or((rest, "on"));
                    options.insert(id.to_owned(), Setting::of(value)).is_some()
                }
                "player" if header => {
                    let Some((seat, who)) = rest.split_once(' ').filter(|(_, who)| !who.contains(' ')) else {
                        return Err(TextError::at(number, "a player is a seat and who plays it"));
                    };
                    seated.0.push((seat.to_owned(), number));
                    players.insert(seat.to_owned(), who.to_owned()).is_some()
                }
                "given" if header => {
                    situation.push_str(rest);
                    situation.push('\n');
                    given.push(number);
                    false
                }
                "roll" => {
                    let bad = |_| TextError::at(number, "a roll is numbers: what each die shows");
                    let faces: Result<Vec<u32>, _> = rest.split_whitespace().map(str::parse).collect();
                    said = number;
                    rolls.waiting.push_back(faces.map_err(bad)?);
                    false
                }
                "end" => {
                    end = Some((
                        number,
                        hash(rest).ok_or_else(|| {
                            TextError::at(number, "the end names a hash of 16 hexadecimal digits")
                        })?,
                    ));
                    false
                }
                _ if rest.is_empty() => {
                    return Err(TextError::at(number, "a line is a seat and an action"));
                }
                _ => {
                    if rolls.waiting.len() > 1 {
                        return Err(TextError::at(said, "\"roll\" is said twice"));
                    }
                    rolls.fall(record.len());
                    record.push((number, word.to_owned(), rest.to_owned()));
                    false
                }
            };
            if twice {
                return Err(TextError::at(number, format!("\"{word}\" is said twice")));
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
                situation: (!given.is_empty()).then_some(situation),
                players,
                rolls,
            },
            format,
            edition: edition.unwrap_or(1),
            lines: record,
            end,
            given,
            seated,
            committed,
        })
    }

    /// Plays a record from its beginning. One of an earlier edition of the rules is played as far as today's allow, and
    /// the table says where that was ([`Table::changed`]); one that does not name its end is played, and the table says so.
    ///
    /// # Errors
    /// With the line, if an action cannot be read, comes from the wrong seat or is not legal, or if the situation
    /// at the end is not the one that the record names.
    pub fn replay<R: Secrets + Text>(&self, rules: Arc<R>) -> Result<Table<R>, TextError> {
        if self.header.game != rules.id() {
            return Err(TextError::new(format!(
                "this is a game of {}, not of {}",
                self.header.game,
                rules.id()
            )));
        }
        let stranger = self.seated.iter().find(|(seat, _)| !rules.seats().contains(&seat.as_str()));
        if let Some((seat, line)) = stranger {
            return Err(TextError::at(*line, format!("there is no seat \"{seat}\"")));
        }
        let (edition, ours) = (self.edition, rules.edition());
        let earlier = edition < ours;
        if edition > ours {
            return Err(TextError::new(format!(
                "this was played by edition {edition} of the rules, and this program has edition {ours}: it takes a newer one"
            )));
        }
        let mut table = self.begin(Arc::clone(&rules))?;
        let stopped = self.lines.iter().find_map(|line| self.play(&mut table, line).err());
        // What waits is for actions after those that were played.
        table.await_rolls(&self.header.rolls);
        let found = rules.hash(table.situation());
        let fate = match (stopped, self.end) {
            (Some(error), _) if earlier => Fate::Stopped(error),
            (Some(error), _) => return Err(error),
            (None, None) => Fate::Cut,
            (None, Some(_)) if self.format < FORMAT => Fate::Unproven,
            (None, Some((_, hash))) if found == hash => Fate::Same,
            (None, Some(_)) if earlier => Fate::Elsewhere,
            (None, Some((number, hash))) => {
                return Err(TextError::at(
                    number,
                    format!("the record ends in {hash:016x}, the replay in {found:016x}"),
                ));
            }
        };
        if earlier || fate != Fate::Same {
            table.mark_changed(Changed { edition, fate });
        }
        Ok(table)
    }

    /// The table before the first action.
    fn begin<R: Secrets + Text>(&self, rules: Arc<R>) -> Result<Table<R>, TextError> {
        let mut header = self.header.clone();
        header.rolls.waiting.clear();
        if self.edition < rules.edition() {
            rules.renew(self.edition, &mut header);
        }
        let table = Table::new(Arc::clone(&rules), header).map_err(|mut error| {
            // A line of the situation is a line of the record.
            error.line = error.line.and_then(|line| self.given.get(line - 1).copied());
            if self.edition < rules.edition() {
                let (edition, ours) = (self.edition, rules.edition());
                error.reason +=
                    &format!(" (played by edition {edition} of the rules; today's are edition {ours})");
            }
            error
        })?;
        let scenario = rules.view(table.start(), Viewer::Referee).scenario;
        if self.header.scenario != scenario {
            return Err(TextError::new(format!("the situation is one of the scenario \"{scenario}\"")));
        }
        Ok(table)
    }

    /// Plays one line.
    fn play<R: Secrets + Text>(
        &self,
        table: &mut Table<R>,
        (number, seat, text): &(usize, String, String),
    ) -> Result<(), TextError> {
        let rules = Arc::clone(table.rules());
        let action = rules.read_exactly(text).map_err(|e| TextError::at(*number, e.reason))?;
        let to_act = rules
            .to_act(table.situation())
            .ok_or_else(|| TextError::at(*number, "the game was already over"))?;
        let expected = rules.seats()[to_act.index()];
        if seat != expected {
            return Err(TextError::at(*number, format!("{expected} decides here, not {seat}")));
        }
        table.play_again(action).map_err(|refusal| TextError::forbidden(*number, text, refusal))?;
        table.misrolled().map_or(Ok(()), |why| Err(TextError::at(*number, why)))
    }
}

/// Checks the first line.
fn format_of(line: &str) -> Result<u32, TextError> {
    let number = line.trim().strip_prefix(MAGIC).and_then(|rest| rest.trim().parse::<u32>().ok());
    match number {
        Some(number @ 1..=FORMAT) => Ok(number),
        Some(number @ 1..) => Err(TextError::at(
            1,
            format!(
                "this is a record of format {number}, and this program reads format {FORMAT}: it takes a newer one"
            ),
        )),
        _ => Err(TextError::at(1, format!("a record begins with \"{MAGIC} {FORMAT}\""))),
    }
}

/// A hash as a record writes it.
fn hash(text: &str) -> Option<u64> {
    let plain = text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit());
    plain.then(|| u64::from_str_radix(text, 16).ok()).flatten()
}

fn write_roll(text: &mut String, faces: &[u32]) {
    let faces: Vec<_> = faces.iter().map(u32::to_string).collect();
    let _ = writeln!(text, "roll {}", faces.join(" "));
}

/// Writes the record of a table, ending with the hash of its situation.
#[must_use]
pub fn write<R: Secrets + Text>(table: &Table<R>) -> String {
    let header = table.header();
    let edition = table.rules().edition();
    let mut text =
        format!("{MAGIC} {FORMAT}\ngame {}\nrules {edition}\nscenario {}\n", header.game, header.scenario);
    for (id, setting) in &header.options {
        let _ = writeln!(text, "option {id} {setting}");
    }
    let _ = writeln!(text, "seed {}", header.seed);
    for seat in table.rules().seats() {
        if let Some(who) = header.players.get(*seat) {
            let _ = writeln!(text, "player {seat} {who}");
        }
    }
    if let Some(situation) = &header.situation {
        for line in situation.lines().filter(|line| !line.trim().is_empty()) {
            let _ = writeln!(text, "given {line}");
        }
    }
    text.push('\n');
    let rules = table.rules();
    for (number, entry) in table.entries().iter().enumerate() {
        if let Some(faces) = header.rolls.get(number) {
            write_roll(&mut text, faces);
        }
        let _ = writeln!(text, "{} {}", rules.seats()[entry.seat.index()], rules.write_action(entry.action));
    }
    for faces in &header.rolls.waiting {
        write_roll(&mut text, faces);
    }
    let _ = writeln!(text, "end {:016x}", rules.hash(table.situation()));
    text
}

//! What a game is: the interface that every game implements and every algorithm uses. What a seat may know of it is told by
//! [`Secrets`](crate::view::Secrets), how it is written by [`Text`](crate::text::Text), how it is shown and explained by
//! [`Present`](crate::present::Present) and [`Guide`](crate::guide::Guide), how bots think about it by
//! [`Planning`](crate::planning::Planning).

use crate::board::Board;
use crate::data::{Item, Keys, Named, Read, Value, Wrong};
use crate::dice::Dice;
use crate::digest::digest;
use crate::explain::Refusal;
use crate::ids::{SeatId, SideId};
use crate::message::{Log, Message};
use crate::record::Header;
use crate::rulebook::Rulebook;
use crate::text::TextError;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// A starting situation and its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scenario {
    /// The word by which it is chosen.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What it is about, in a sentence or two.
    pub description: String,
    /// The options that it offers, with their default.
    pub options: Vec<ScenarioOption>,
}

/// A switch of a scenario, or a choice between words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScenarioOption {
    /// The word by which it is set.
    pub id: String,
    /// What it does.
    pub description: String,
    /// The words that it can be set to; a switch has none.
    pub choices: Vec<String>,
    /// How it is set unless said otherwise.
    pub default: Setting,
    /// Which seats take part with each of its words; all of them with a word that is not here.
    pub seats: Named<Vec<String>>,
}

impl ScenarioOption {
    /// Whether it can be set so.
    #[must_use]
    pub fn allows(&self, setting: &Setting) -> bool {
        match setting {
            Setting::Switch(_) => self.choices.is_empty(),
            Setting::Word(word) => self.choices.contains(word),
        }
    }

    /// All that it can be set to.
    #[must_use]
    pub fn settings(&self) -> Vec<Setting> {
        if self.choices.is_empty() {
            return [false, true].map(Setting::Switch).to_vec();
        }
        self.choices.iter().cloned().map(Setting::Word).collect()
    }
}

/// How an option is set: `on`, `off`, or one of its words.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Setting {
    /// A switch.
    Switch(bool),
    /// A word.
    Word(String),
}

impl Setting {
    /// Reads a setting: every text is one, if only a word that no option knows.
    #[must_use]
    pub fn of(text: &str) -> Self {
        match text {
            "on" => Self::Switch(true),
            "off" => Self::Switch(false),
            word => Self::Word(word.to_owned()),
        }
    }
}

/// As clients send it: true, false or a word.
impl Read for Setting {
    fn read(item: &Item) -> Result<Self, Wrong> {
        match &item.value {
            Value::Switch(on) => Ok(Self::Switch(*on)),
            Value::Text(word) => Ok(Self::Word(word.clone())),
            _ => Err(item.wrong("not true, false or a word")),
        }
    }
}

impl From<bool> for Setting {
    fn from(on: bool) -> Self {
        Self::Switch(on)
    }
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Switch(true) => "on",
            Self::Switch(false) => "off",
            Self::Word(word) => word,
        })
    }
}

impl Scenario {
    /// Reads what every game's scenarios have; the game reads what else its own say. An option without a description has
    /// a message `option-…` instead.
    ///
    /// # Errors
    /// With the key and the reason.
    pub fn from_keys(keys: &mut Keys<'_>) -> Result<Self, Wrong> {
        Ok(Self {
            id: keys.read("id")?,
            title: keys.read("title")?,
            description: keys.read("description")?,
            options: keys.read_or("options", Vec::new())?,
        })
    }

    /// The scenario of this name, by its place in the list, with all its options: as they are wished for, the others as the
    /// scenario has them.
    ///
    /// # Errors
    /// If there is no such scenario or option, or it cannot be set so.
    pub fn find(all: &[Self], id: &str, wish: &Options) -> Result<(usize, Options), TextError> {
        let found = all.iter().position(|scenario| scenario.id == id);
        let index = found.ok_or_else(|| TextError::new(format!("there is no scenario \"{id}\"")))?;
        let offered = &all[index].options;
        for (id, setting) in wish {
            let option = offered.iter().find(|option| option.id == *id);
            let option = option.ok_or_else(|| TextError::new(format!("there is no option \"{id}\"")))?;
            if !option.allows(setting) {
                let all: Vec<_> = option.settings().iter().map(Setting::to_string).collect();
                let (last, others) = all.split_last().map_or(("", String::new()), |(l, o)| (l, o.join(", ")));
                return Err(TextError::new(format!(
                    "the option \"{id}\" is {others} or {last}, not {setting}"
                )));
            }
        }
        let set = |option: &ScenarioOption| {
            (option.id.clone(), wish.get(&option.id).unwrap_or(&option.default).clone())
        };
        Ok((index, offered.iter().map(set).collect()))
    }
}

impl Read for Scenario {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let scenario = Self::from_keys(&mut keys)?;
        keys.end()?;
        Ok(scenario)
    }
}

impl Read for ScenarioOption {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let mut keys = item.keys()?;
        let id: String = keys.read("id")?;
        let description = keys.read::<Option<String>>("description")?;
        let description = description.unwrap_or_else(|| format!("option-{id}"));
        let choices: Vec<String> = keys.read_or("choices", Vec::new())?;
        let default = match choices.is_empty() {
            true => Setting::Switch(keys.read("default")?),
            false => Setting::Word(keys.read("default")?),
        };
        let seats: Named<Vec<String>> = keys.read_or("seats", Named::default())?;
        if let Some((word, _)) = seats.0.iter().find(|(word, _)| !choices.contains(word)) {
            return Err(item.wrong(format!("seats for \"{word}\", which is none of the choices")));
        }
        let option = Self { id, description, choices, default, seats };
        if !option.allows(&option.default) {
            return Err(item.wrong(format!("the default \"{}\" is none of the choices", option.default)));
        }
        keys.end()?;
        Ok(option)
    }
}

/// The options that a table was started with, by id.
pub type Options = std::collections::BTreeMap<String, Setting>;

/// Whether a switch is on.
#[must_use]
pub fn is_on(options: &Options, id: &str) -> bool {
    options.get(id) == Some(&Setting::Switch(true))
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verdict {
    /// Who won; nobody in a draw.
    pub winner: Option<SideId>,
    /// How clearly, where the rules know degrees: a decisive victory, a rung of a ladder.
    pub level: Option<Message>,
    /// The score of each side that has one.
    pub scores: Vec<i32>,
}

/// A game: its fixed data and its rules.
///
/// At every moment exactly one seat decides, or the game is over. [`actions`](Rules::actions) lists every legal
/// action and nothing else; [`refuse`](Rules::refuse) answers `None` for exactly those. Rules never panic on an
/// illegal action when asked through `refuse`, and [`apply`](Rules::apply) may assume that it was asked.
pub trait Rules: Send + Sync + 'static {
    /// A complete state of the game: small, flat, cheap to clone.
    type Situation: Clone + PartialEq + Hash + Debug + Send + Sync;
    /// One answer to a decision.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// The word by which the game is chosen.
    fn id(&self) -> &'static str;
    /// The edition of its rules as they are enforced here. It grows whenever a change makes an old record end otherwise.
    fn edition(&self) -> u32 {
        1
    }
    /// Says in today's words what a record of an earlier edition says before its first action: its options, and the
    /// situation that it begins from.
    fn renew(&self, _edition: u32, _header: &mut Header) {}
    /// The board.
    fn board(&self) -> &Board;
    /// The numbered rules.
    fn rulebook(&self) -> &Rulebook;
    /// The scenarios, the main one first.
    fn scenarios(&self) -> &[Scenario];
    /// The words for the seats, in the order of their ids.
    fn seats(&self) -> &'static [&'static str];
    /// The words for all sides that own counters or may win, in the order of their ids: those of the seats, then those that
    /// the rules themselves play. Each seat is a side of its own unless a game says otherwise.
    fn sides(&self) -> &'static [&'static str] {
        self.seats()
    }
    /// The side of a seat. Seats of one side win together.
    fn side_of(&self, seat: SeatId) -> SideId {
        SideId(seat.0)
    }
    /// Whether somebody sits at a seat in this game: some seats are only there for more players.
    fn sits(&self, _s: &Self::Situation, _seat: SeatId) -> bool {
        true
    }
    /// Names that stand in data files and in messages ([`Arg::Word`](crate::message::Arg::Word)): formations, chits.
    fn words(&self) -> &[String] {
        &[]
    }
    /// The names of all counters, in the order of their ids.
    fn counter_names(&self) -> &[String];
    /// The starting situation of a scenario.
    ///
    /// # Errors
    /// If there is no such scenario or option.
    fn start(&self, scenario: &str, options: &Options) -> Result<Self::Situation, TextError>;
    /// Who decides now; nobody when the game is over.
    fn to_act(&self, s: &Self::Situation) -> Option<SeatId>;
    /// What is asked of that seat.
    fn prompt(&self, s: &Self::Situation) -> Message;
    /// A number that changes with every phase, so that a whole phase can be taken back.
    fn phase(&self, s: &Self::Situation) -> u32;
    /// Whether an action is for a player to take even when there is no other: declaring a fight, ending a phase.
    fn is_deliberate(&self, _action: Self::Action) -> bool {
        false
    }
    /// Adds every legal action to `out`, in an order that depends on the situation alone.
    fn actions(&self, s: &Self::Situation, out: &mut Vec<Self::Action>);
    /// Why an action is not legal now; `None` if it is.
    fn refuse(&self, s: &Self::Situation, action: Self::Action) -> Option<Refusal>;
    /// Carries out a legal action. Debug builds check that it is one.
    fn apply(&self, s: &mut Self::Situation, action: Self::Action, dice: &mut impl Dice, log: &mut impl Log);
    /// The result, once the game is over.
    fn verdict(&self, s: &Self::Situation) -> Option<Verdict>;
    /// The score of each side that has one if the game ended now.
    fn scores(&self, s: &Self::Situation) -> Vec<i32>;
    /// A hash of all that matters, the same on every platform.
    fn hash(&self, s: &Self::Situation) -> u64 {
        digest(s)
    }
    /// Carries out an action if it is legal; nothing changes if it is not.
    ///
    /// # Errors
    /// The refusal, with its rule.
    fn try_apply(
        &self,
        s: &mut Self::Situation,
        action: Self::Action,
        dice: &mut impl Dice,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        match self.refuse(s, action) {
            Some(refusal) => Err(refusal),
            None => {
                self.apply(s, action, dice, log);
                Ok(())
            }
        }
    }
}

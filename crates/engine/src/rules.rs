//! What a game is: the one interface that every game implements and every algorithm uses.

use crate::board::Board;
use crate::data::{Item, Keys, Read, Wrong};
use crate::dice::Dice;
use crate::explain::{Odds, Refusal};
use crate::ids::{CounterId, SeatId, SpaceId};
use crate::message::{Event, Log, Message};
use crate::present::{
    Card, Choice, Due, Face, Goal, Leg, Legend, Look, Overlay, Pile, Printed, Reason, Stakes, Standing,
};
use crate::record::Header;
use crate::rulebook::Rulebook;
use crate::view::{View, Viewer};
use serde::Serialize;
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

/// A switch of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScenarioOption {
    /// The word by which it is set.
    pub id: String,
    /// What it does.
    pub description: String,
    /// Whether it is on unless said otherwise.
    pub default: bool,
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
        let option = Self { id, description, default: keys.read("default")? };
        keys.end()?;
        Ok(option)
    }
}

/// The options that a table was started with, by id.
pub type Options = std::collections::BTreeMap<String, bool>;

/// A text that cannot be read: what is wrong, and in which line if that is known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}{reason}", .line.map(|n| format!("line {n}: ")).unwrap_or_default())]
pub struct TextError {
    /// The line, from one.
    pub line: Option<usize>,
    /// What is wrong, in English and not very long, whatever the text was.
    pub reason: String,
    /// The action that the rules forbid, if that is what is wrong.
    pub refused: Option<Box<Refused>>,
}

/// An action of a text that the rules forbid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The action as it is written there.
    pub action: String,
    /// Why it is not legal.
    #[serde(flatten)]
    pub refusal: Refusal,
}

/// So many characters of a text are told again in an error.
const ECHOED: usize = 300;

impl TextError {
    /// An error that concerns no single line.
    pub fn new(reason: impl Into<String>) -> Self {
        let mut reason = reason.into();
        if let Some((end, _)) = reason.char_indices().nth(ECHOED) {
            reason.truncate(end);
            reason.push('…');
        }
        Self { line: None, reason, refused: None }
    }

    /// An error in a line.
    pub fn at(line: usize, reason: impl Into<String>) -> Self {
        Self { line: Some(line), ..Self::new(reason) }
    }

    /// An action in a line that the rules forbid.
    #[must_use]
    pub fn forbidden(line: usize, action: &str, refusal: Refusal) -> Self {
        let reason = format!("\"{action}\" is not legal (rule {})", refusal.rule);
        let refused = Some(Box::new(Refused { action: action.to_owned(), refusal }));
        Self { refused, ..Self::at(line, reason) }
    }

    /// An error of the TOML reader, with its line found again in the text.
    #[must_use]
    pub fn toml(text: &str, error: &toml::de::Error) -> Self {
        let line = error.span().map(|span| {
            let end = span.start.min(text.len());
            text.as_bytes()[..end].iter().filter(|&&b| b == b'\n').count() + 1
        });
        Self { line, ..Self::new(error.message().replace('\n', " ")) }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verdict {
    /// Who won; nobody in a draw.
    pub winner: Option<SeatId>,
    /// The score of each seat.
    pub scores: Vec<i32>,
}

/// A game: its fixed data and its rules.
///
/// At every moment exactly one seat decides, or the game is over. [`actions`](Rules::actions) lists every legal
/// action and nothing else; [`refuse`](Rules::refuse) answers `None` for exactly those. Rules never panic on an
/// illegal action when asked through `refuse`, and [`apply`](Rules::apply) may assume that it was asked.
pub trait Rules: Send + Sync + 'static {
    /// A complete state of the game: small, flat, cheap to clone.
    type Situation: Clone + PartialEq + Debug + Send + Sync;
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
    /// The words for all sides that own counters or may win: the seats, then those that the rules themselves play.
    fn sides(&self) -> &'static [&'static str] {
        self.seats()
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
    /// The score of each seat if the game ended now.
    fn scores(&self, s: &Self::Situation) -> Vec<i32>;
    /// A hash of all that matters, the same on every platform.
    fn hash(&self, s: &Self::Situation) -> u64;

    /// What a viewer may see.
    fn view(&self, s: &Self::Situation, viewer: Viewer) -> View;
    /// An event as a viewer may see it; none if it is not the viewer's business.
    fn view_event(&self, _s: &Self::Situation, _viewer: Viewer, event: &Event) -> Option<Event> {
        Some(event.clone())
    }
    /// A situation that looks the same to the seat, with what it may not know drawn anew.
    fn imagine(&self, s: &Self::Situation, _seat: SeatId, _dice: &mut impl Dice) -> Self::Situation {
        s.clone()
    }
    /// What the combat in preparation would bring, as far as the viewer may know.
    fn odds(&self, _s: &Self::Situation, _viewer: Viewer) -> Option<Odds> {
        None
    }
    /// In how many parts this game divides a movement point: two for halves.
    fn parts_of_a_point(&self) -> u16 {
        1
    }
    /// Where a counter of the deciding seat could go now, and at what cost (in the game's fraction of a point).
    fn reach(&self, _s: &Self::Situation, _counter: CounterId) -> Vec<(SpaceId, u16)> {
        Vec::new()
    }
    /// How the game looks.
    fn look(&self) -> &Look;
    /// The print of every counter, in the order of their ids.
    fn faces(&self) -> Vec<Face>;
    /// How an action is offered to the seat that decides.
    fn choice(&self, s: &Self::Situation, action: Self::Action) -> Choice;
    /// The counter that the deciding seat has in hand.
    fn in_hand(&self, _s: &Self::Situation) -> Option<CounterId> {
        None
    }
    /// What the deciding seat may mean by pointing at a counter or a space, legal or not, likeliest first.
    fn meant(
        &self,
        s: &Self::Situation,
        counter: Option<CounterId>,
        space: Option<SpaceId>,
    ) -> Vec<Self::Action>;
    /// Why the deciding seat is asked what it is asked.
    fn reasons(&self, _s: &Self::Situation) -> Vec<Reason> {
        Vec::new()
    }
    /// What is at stake in a legal action of the deciding seat, as far as that seat may know; whether it can be taken back
    /// is not for the rules to say.
    fn stakes(&self, _s: &Self::Situation, _action: Self::Action) -> Stakes {
        Stakes::default()
    }
    /// What counters of the deciding seat can still do in this phase; those that are not named have no part in it.
    fn standing(&self, _s: &Self::Situation) -> Vec<(CounterId, Standing)> {
        Vec::new()
    }
    /// The actions for which the deciding seat will look for a button, legal or not: to commit, to end the phase.
    fn looked_for(&self, _s: &Self::Situation) -> Vec<Self::Action> {
        Vec::new()
    }
    /// What wins, and how that stands, as far as the viewer may know.
    fn goal(&self, _s: &Self::Situation, _viewer: Viewer) -> Option<Goal> {
        None
    }
    /// The phases of a turn, as views name them.
    fn phases(&self) -> Vec<Message> {
        Vec::new()
    }
    /// The way a counter of the deciding seat would take.
    fn route(&self, _s: &Self::Situation, _counter: CounterId, _to: SpaceId) -> Vec<Leg> {
        Vec::new()
    }
    /// What can be laid over the board, as far as the viewer may know.
    fn overlays(&self, _s: &Self::Situation, _viewer: Viewer) -> Vec<Overlay> {
        Vec::new()
    }
    /// The counters that are still to come, as far as the viewer may know.
    fn due(&self, _s: &Self::Situation, _viewer: Viewer) -> Vec<Due> {
        Vec::new()
    }
    /// Decks, discards and the cards that lie face up, as far as the viewer may know.
    fn piles(&self, _s: &Self::Situation, _viewer: Viewer) -> Vec<Pile> {
        Vec::new()
    }
    /// What a viewer may know of a counter; empty if nothing.
    fn counter_card(&self, _s: &Self::Situation, _viewer: Viewer, _counter: CounterId) -> Card {
        Card::default()
    }
    /// What is known of a space.
    fn space_card(&self, _s: &Self::Situation, _viewer: Viewer, _space: SpaceId) -> Card {
        Card::default()
    }
    /// What is printed in a space by which players call it: a strongpoint, a landing box.
    fn sign(&self, _space: SpaceId) -> Option<&str> {
        None
    }
    /// The points that a space is worth.
    fn worth(&self, _space: SpaceId) -> i32 {
        0
    }
    /// What the board's signs mean.
    fn legend(&self) -> Legend {
        Legend::default()
    }
    /// The printed tables.
    fn tables(&self) -> Vec<Printed> {
        Vec::new()
    }

    /// Writes an action as one line. The inverse of [`read_action`](Rules::read_action).
    fn write_action(&self, action: Self::Action) -> String;
    /// Reads an action.
    ///
    /// # Errors
    /// If the text is no action of this game at all; whether it is legal is another question.
    fn read_action(&self, text: &str) -> Result<Self::Action, TextError>;
    /// Reads an action that is spelled as the game spells it: `air 5`, not `air +5` or `air 05`. More than one blank
    /// between words does no harm.
    ///
    /// # Errors
    /// If the text is no action of this game, or is spelled otherwise.
    fn read_exactly(&self, text: &str) -> Result<Self::Action, TextError> {
        let action = self.read_action(text)?;
        let spelled = self.write_action(action);
        if text.split_whitespace().eq(spelled.split(' ')) {
            return Ok(action);
        }
        Err(TextError::new(format!("\"{text}\" is written \"{spelled}\"")))
    }
    /// Writes a situation as TOML. The inverse of [`read_situation`](Rules::read_situation).
    fn write_situation(&self, s: &Self::Situation) -> String;
    /// Reads a situation.
    ///
    /// # Errors
    /// If the text is not a situation of this game, with line and reason.
    fn read_situation(&self, text: &str) -> Result<Self::Situation, TextError>;

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

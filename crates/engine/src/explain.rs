//! Numbers and refusals that explain themselves.

use crate::guide::Reason;
use crate::ids::SpaceId;
use crate::message::Message;
use serde::Serialize;

/// Why an action is not legal now, with the rule that forbids it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The number of the rule.
    pub rule: &'static str,
    /// The reason.
    pub message: Message,
}

impl Refusal {
    /// A refusal under a rule.
    #[must_use]
    pub fn new(rule: &'static str, id: &'static str) -> Self {
        Self { rule, message: Message::new(id) }
    }

    /// The same refusal with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<crate::message::Arg>) -> Self {
        self.message = self.message.with(name, arg);
        self
    }
}

/// Whether something is legal, and if not, by which rule.
pub type Check = Result<(), Refusal>;

/// The rule that forbids it.
///
/// # Errors
/// Always.
pub fn refuse<T>(rule: &'static str, id: &'static str) -> Result<T, Refusal> {
    Err(Refusal::new(rule, id))
}

/// What must hold, or the rule that forbids it.
///
/// # Errors
/// If it does not hold.
pub fn must(holds: bool, rule: &'static str, id: &'static str) -> Check {
    if holds { Ok(()) } else { refuse(rule, id) }
}

/// One line of a tally: an amount, the reason and the rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// How much this line adds; negative takes away.
    pub amount: i32,
    /// Why.
    pub reason: Message,
    /// The rule it comes from.
    pub rule: &'static str,
}

/// An explained number: its lines and their sum.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tally {
    /// The lines, in the order in which a player would add them up.
    pub lines: Vec<Line>,
}

impl Tally {
    /// Adds a line.
    pub fn add(&mut self, amount: i32, rule: &'static str, reason: Message) {
        self.lines.push(Line { amount, reason, rule });
    }

    /// The sum of all lines.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.amount).sum()
    }
}

/// Whom a result favours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tone {
    /// The attacker.
    Good,
    /// Neither.
    Even,
    /// The defender.
    Bad,
}

/// How likely a result is: `ways` of `of` equally likely rolls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chance {
    /// The result as the table prints it.
    pub result: String,
    /// In how many rolls it comes.
    pub ways: u32,
    /// Of how many.
    pub of: u32,
    /// The rolls that bring it, as sums.
    pub rolls: Vec<u8>,
    /// Whom it favours.
    pub tone: Tone,
}

/// One reading of a table: which column, and what it may bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Case {
    /// The defence (or target value) it assumes, explained.
    pub defence: Tally,
    /// The column before shifts, as printed.
    pub before: String,
    /// The shifts, explained.
    pub shifts: Tally,
    /// The column after shifts, as printed.
    pub column: String,
    /// What is added to the roll, explained.
    pub modifiers: Tally,
    /// Every result of the column and its chance, worst for the attacker first.
    pub results: Vec<Chance>,
}

/// Something that an attack needs besides strength: a weapon, a flank.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Need {
    /// What is needed; a message that says so if it is not yet known.
    pub what: Message,
    /// Who asks for it: a unit, a marker.
    pub asked: Message,
    /// Who brings it; none if nobody does.
    pub met: Option<Message>,
    /// The rule.
    pub rule: &'static str,
}

/// What a combat in preparation would bring. It is the computation that resolves it, not a second one.
///
/// Where a seat may not know the enemy's values, `cases` holds the least and the most favourable reading of what it
/// may know; otherwise one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// Which table: a message id.
    pub table: &'static str,
    /// The rule that describes it.
    pub rule: &'static str,
    /// Where the fight is, if it is in one place.
    pub target: Option<SpaceId>,
    /// All columns of the table as printed, worst for the attacker first.
    pub columns: Vec<String>,
    /// The attack, explained.
    pub attack: Tally,
    /// The possible readings, worst for the attacker first.
    pub cases: Vec<Case>,
    /// What the attack needs besides strength, as far as it is known.
    pub needs: Vec<Need>,
    /// What may still change it and is in no case: each with its rule. Where it is empty, the truth lies between the cases.
    pub beyond: Vec<Reason>,
}

/// What came of a fight or a bombardment: the sums that counted, the roll and what it means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// Where it was.
    pub at: SpaceId,
    /// Which table: a message id.
    pub table: &'static str,
    /// The rule that describes it.
    pub rule: &'static str,
    /// The attack as it counted.
    pub attack: Tally,
    /// The one reading of the table that counted; its results are those that could have come.
    pub case: Case,
    /// What the dice showed.
    pub dice: Vec<u8>,
    /// The result as the table prints it.
    pub result: String,
    /// Whom it favours.
    pub tone: Tone,
    /// What it means, and for whom, in sentences.
    pub meaning: Vec<Reason>,
}

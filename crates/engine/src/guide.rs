//! What a player is told who decides: how actions are offered, what they risk, what is still to be done, what wins. Rules
//! never read any of this.

use crate::explain::{Refusal, Tone};
use crate::ids::{CounterId, SideId, SpaceId, UnitId};
use crate::message::Message;
use crate::view::{Secrets, Viewer};
use serde::Serialize;

/// What a player does by an action, so that a client knows what to make of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Takes a counter in hand.
    Take,
    /// Sends the counter in hand to a space.
    Go,
    /// Sends a counter to a space, both named.
    Send,
    /// Chooses a space to attack.
    Target,
    /// Chooses a space to fire at or bomb from afar, where no attack on the ground is meant.
    Bombard,
    /// Chooses a space for something that harms nobody there.
    Work,
    /// Adds a counter to what is being prepared.
    Join,
    /// Adds a number to what is being prepared.
    Amount,
    /// Gives up a counter or a step of it.
    Lose,
    /// Carries out what is prepared: dice may roll, and there is no way back.
    Commit,
    /// Ends a phase or a part of one.
    Done,
    /// Something else: a plain button.
    Other,
}

/// How an action is offered to a player: what it is called, what it touches and the rule that allows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// What it does.
    pub role: Role,
    /// What it is called.
    pub label: Message,
    /// The rule that allows it.
    pub rule: &'static str,
    /// The counter that it concerns.
    pub counter: Option<CounterId>,
    /// Where it happens or leads.
    pub space: Option<SpaceId>,
    /// The space on the way, where there is a choice of ways.
    pub via: Option<SpaceId>,
    /// How many.
    pub number: Option<i32>,
    /// The track that they are taken from: a term.
    pub track: Option<&'static str>,
    /// The sign of the card that stands for it in a fight that is prepared: a key of the look's `glyphs`.
    pub card: Option<&'static str>,
    /// Further counters that it concerns: pointing at any of them means it.
    pub others: Vec<CounterId>,
}

impl Choice {
    /// A choice that touches nothing.
    #[must_use]
    pub fn new(role: Role, rule: &'static str, id: &'static str) -> Self {
        Self {
            role,
            label: Message::new(id),
            rule,
            counter: None,
            space: None,
            via: None,
            number: None,
            track: None,
            card: None,
            others: Vec::new(),
        }
    }

    /// The same choice, of a counter, which its label may name as `unit`.
    #[must_use]
    pub fn of(mut self, counter: CounterId) -> Self {
        self.label = self.label.with("unit", counter);
        self.counter = Some(counter);
        self
    }

    /// The same choice, at a space, which its label may name as `at`.
    #[must_use]
    pub fn at(mut self, space: SpaceId) -> Self {
        self.label = self.label.with("at", space);
        self.space = Some(space);
        self
    }

    /// The same choice, by way of a space.
    #[must_use]
    pub fn by(mut self, space: SpaceId) -> Self {
        self.via = Some(space);
        self
    }

    /// The same choice, of so many, which its label may name as `points`.
    #[must_use]
    pub fn many(mut self, number: i32) -> Self {
        self.label = self.label.with("points", number);
        self.number = Some(number);
        self
    }

    /// The same choice, shown as a card with a sign: something that is committed to a fight.
    #[must_use]
    pub fn card(mut self, sign: &'static str) -> Self {
        self.card = Some(sign);
        self
    }

    /// The same choice, of several counters, any of which stands for it.
    #[must_use]
    pub fn of_any(mut self, counters: impl IntoIterator<Item = CounterId>) -> Self {
        self.others.extend(counters);
        self
    }

    /// The same choice, of so many from a track.
    #[must_use]
    pub fn from_track(mut self, number: i32, track: &'static str) -> Self {
        self.track = Some(track);
        self.many(number)
    }
}

/// One step of a way over the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leg {
    /// The space entered.
    pub space: SpaceId,
    /// What entering it costs, in the game's parts of a point.
    pub cost: u16,
    /// What makes up the cost.
    pub reasons: Vec<Message>,
    /// The rule that sets it.
    pub rule: &'static str,
}

/// What is asked of a seat, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// The reason.
    pub message: Message,
    /// The rule.
    pub rule: &'static str,
}

/// Something certain that an action brings or leaves undone, told before it is taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Warning {
    /// What it is.
    pub message: Message,
    /// The rule.
    pub rule: &'static str,
    /// The counters that it concerns.
    pub counters: Vec<CounterId>,
    /// Whether a player must be asked first: something is lost for good.
    pub grave: bool,
    /// Whether a player is asked once: what could still be done lapses, though he may mean it to.
    pub lapses: bool,
}

/// How likely something is that dice or cards decide, as far as the player may know: `ways` of `of` equally likely cases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prospect {
    /// What may come.
    pub what: Message,
    /// In how many cases it comes.
    pub ways: u32,
    /// Of how many.
    pub of: u32,
    /// Whether that is good for whoever acts.
    pub tone: Tone,
    /// The rule.
    pub rule: &'static str,
}

/// What is at stake in an action, told before it is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Stakes {
    /// Whether it cannot be taken back: dice fall, a card is drawn, something hidden is shown, or somebody else decides
    /// next. The table finds this out itself.
    pub for_good: bool,
    /// What is certain.
    pub warnings: Vec<Warning>,
    /// What dice or cards decide.
    pub prospects: Vec<Prospect>,
}

impl Reason {
    /// A reason under a rule.
    #[must_use]
    pub const fn new(rule: &'static str, message: Message) -> Self {
        Self { message, rule }
    }
}

impl Warning {
    fn new(rule: &'static str, message: Message, units: &[UnitId]) -> Self {
        let counters = units.iter().map(|&unit| unit.into()).collect();
        Self { message, rule, counters, grave: false, lapses: false }
    }
}

impl Stakes {
    /// Tells something certain that concerns these units.
    pub fn tell(&mut self, rule: &'static str, message: Message, units: &[UnitId]) {
        self.warnings.push(Warning::new(rule, message, units));
    }

    /// Tells something certain that concerns nobody in particular.
    pub fn note(&mut self, rule: &'static str, message: Message) {
        self.tell(rule, message, &[]);
    }

    /// Tells of units that are lost for good: a player is asked first.
    pub fn warn(&mut self, rule: &'static str, message: Message, units: &[UnitId]) {
        self.warnings.push(Warning { grave: true, ..Warning::new(rule, message, units) });
    }

    /// Tells of something that these units could still do, and cannot any more.
    pub fn lapse(&mut self, rule: &'static str, message: Message, units: &[UnitId]) {
        self.warnings.push(Warning { lapses: true, ..Warning::new(rule, message, units) });
    }

    /// Tells of units that could still do something, how many as `n`; nothing if there are none.
    pub fn tell_of(&mut self, rule: &'static str, id: &'static str, units: &[UnitId]) {
        if !units.is_empty() {
            self.tell(rule, Message::new(id).with("n", units.len()), units);
        }
    }

    /// Tells of units that are lost for good, how many as `n`; nothing if there are none.
    pub fn warn_of(&mut self, rule: &'static str, id: &'static str, units: &[UnitId]) {
        if !units.is_empty() {
            self.warn(rule, Message::new(id).with("n", units.len()), units);
        }
    }

    /// Tells how likely something is.
    pub fn hope(&mut self, rule: &'static str, what: Message, (ways, of): (u32, u32), tone: Tone) {
        self.prospects.push(Prospect { what, ways, of, tone, rule });
    }
}

/// What a counter of the deciding seat can still do in this phase, so that a client can mark it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It must act before the phase ends.
    Must,
    /// It can act at no cost.
    Free,
    /// It can act.
    May,
    /// It has acted.
    Done,
}

/// An action that a player looks for now, and why it cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    /// How it would be offered.
    #[serde(flatten)]
    pub choice: Choice,
    /// Why not.
    pub refusal: Refusal,
}

/// A place that counts for the victory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Prize {
    /// The place.
    pub space: SpaceId,
    /// What it is worth.
    pub worth: i32,
    /// The side that holds it.
    pub holder: Option<SideId>,
}

/// What wins, and how that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Goal {
    /// What wins: a sentence.
    pub aim: Message,
    /// The rule.
    pub rule: &'static str,
    /// How it stands: a short sentence with the margin.
    pub standing: Message,
    /// The side that would win if the game ended now.
    pub ahead: Option<SideId>,
    /// The places that count, as far as the viewer may know.
    pub prizes: Vec<Prize>,
    /// Once the game is over: what decided it, in sentences.
    pub decided: Vec<Reason>,
}

/// What a player meant by pointing at something, and whether it can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Meant {
    /// The action as text.
    pub action: String,
    /// Why it cannot be done; none if it can.
    pub refusal: Option<Refusal>,
}

/// How a game guides the seat that decides.
pub trait Guide: Secrets {
    /// Where a counter of the deciding seat could go now, and at what cost (in the game's fraction of a point).
    fn reach(&self, _s: &Self::Situation, _counter: CounterId) -> Vec<(SpaceId, u16)> {
        Vec::new()
    }
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
}

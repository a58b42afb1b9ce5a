//! The catalog as the browser uses it, in plain Rust.

use sandtable_bots::why::WhyNot;
use sandtable_bots::{Progress, Spec, unheard};
use sandtable_catalog::bench::Bench;
use sandtable_catalog::{Advice, AnyAnalyst, AnyTable, Game, Info, PlayError, Sight};
use sandtable_engine::explain::{Odds, Refusal};
use sandtable_engine::message::Message;
use sandtable_engine::present::{Card, Due, Leg, Meant, Overlay};
use sandtable_engine::record::{Header, Record};
use sandtable_engine::rules::{Options, Scenario, TextError};
use sandtable_engine::table::NoUndo;
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SeatId, SpaceId};
use serde::Serialize;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Why a call did nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Failure {
    /// The rules forbid the action.
    Refused {
        /// The number of the rule.
        rule: &'static str,
        /// The reason.
        message: Message,
    },
    /// A text or number that means nothing here.
    Text {
        /// The line, from one, if it is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        line: Option<usize>,
        /// What is wrong, in English.
        reason: String,
    },
    /// The game is over.
    Over,
    /// Nothing can be taken back.
    Undo {
        /// Why not.
        reason: NoUndo,
    },
}

impl Failure {
    /// A text that means nothing here.
    pub fn text(reason: impl fmt::Display) -> Self {
        Self::Text { line: None, reason: reason.to_string() }
    }

    /// The failure as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Self::Text { line: error.line, reason: error.reason }
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        match error {
            PlayError::Text(error) => error.into(),
            PlayError::Refused(Refusal { rule, message }) => Self::Refused { rule, message },
            PlayError::Over => Self::Over,
        }
    }
}

impl From<NoUndo> for Failure {
    fn from(reason: NoUndo) -> Self {
        Self::Undo { reason }
    }
}

/// What a list of games says of each.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameSummary {
    /// The word by which it is chosen.
    pub id: &'static str,
    /// The words for its seats.
    pub seats: &'static [&'static str],
    /// Its scenarios, the main one first.
    pub scenarios: Vec<Scenario>,
}

thread_local! {
    /// Games once read: reading their data takes a while.
    static GAMES: RefCell<BTreeMap<String, Arc<dyn Game>>> = const { RefCell::new(BTreeMap::new()) };
}

fn find(id: &str) -> Result<Arc<dyn Game>, Failure> {
    if let Some(game) = GAMES.with_borrow(|games| games.get(id).cloned()) {
        return Ok(game);
    }
    let game = sandtable_catalog::game(id).map_err(Failure::text)?;
    GAMES.with_borrow_mut(|games| games.insert(id.to_owned(), Arc::clone(&game)));
    Ok(game)
}

fn summary(game: &dyn Game) -> GameSummary {
    GameSummary { id: game.id(), seats: game.seats(), scenarios: game.scenarios().to_vec() }
}

/// The games.
///
/// # Errors
/// If the data of one cannot be used.
pub fn games() -> Result<Vec<GameSummary>, Failure> {
    sandtable_catalog::games().iter().map(|id| Ok(summary(&*find(id)?))).collect()
}

/// A game.
///
/// # Errors
/// If there is no such game.
pub fn info(id: &str) -> Result<Info, Failure> {
    Ok(Info::of(&*find(id)?))
}

/// Measures random play by a clock.
///
/// # Errors
/// If there is no such game or scenario.
pub fn bench(
    game: &str,
    scenario: &str,
    seconds: f64,
    clock: &dyn Fn() -> Duration,
) -> Result<Bench, Failure> {
    Ok(find(game)?.bench(scenario, seconds, 1, clock)?)
}

/// A table of some game.
pub struct Desk {
    game: Arc<dyn Game>,
    table: Box<dyn AnyTable>,
}

impl fmt::Debug for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Desk({}, {} actions)", self.game.id(), self.table.len())
    }
}

impl Desk {
    /// A new table, its forced first choices taken. The options are JSON; the seed is 64 hexadecimal digits or a number.
    ///
    /// # Errors
    /// If the game, scenario, an option or the seed does not exist.
    pub fn new(game: &str, scenario: &str, options: &str, seed: &str) -> Result<Self, Failure> {
        let options: Options = serde_json::from_str(options)
            .map_err(|e| Failure::text(format_args!("options are an object of true and false: {e}")))?;
        let game = find(game)?;
        let header = Header {
            game: game.id().to_owned(),
            scenario: scenario.to_owned(),
            options,
            seed: seed.parse().map_err(Failure::text)?,
            situation: None,
        };
        Self::begin(game, header)
    }

    /// A table from its record, every action checked.
    ///
    /// # Errors
    /// With the line and the reason.
    pub fn from_record(text: &str) -> Result<Self, Failure> {
        let record = Record::read(text)?;
        let game = find(&record.header.game)?;
        let table = game.replay(&record)?;
        Ok(Self { game, table })
    }

    /// A new table from a situation, its forced first choices taken.
    ///
    /// # Errors
    /// With the line and the reason.
    pub fn from_situation(game: &str, text: &str, seed: &str) -> Result<Self, Failure> {
        let game = find(game)?;
        let mut header = Header {
            game: game.id().to_owned(),
            scenario: String::new(),
            options: Options::new(),
            seed: seed.parse().map_err(Failure::text)?,
            situation: Some(text.to_owned()),
        };
        // The record keeps the situation as the game writes it, whatever the text looked like.
        let given = game.new_table(header.clone())?;
        header.scenario = given.view(Viewer::Referee).scenario;
        header.situation = Some(given.situation());
        Self::begin(game, header)
    }

    fn begin(game: Arc<dyn Game>, header: Header) -> Result<Self, Failure> {
        let mut table = game.new_table(header)?;
        table.take_forced();
        Ok(Self { game, table })
    }

    fn viewer(&self, number: i32) -> Result<Viewer, Failure> {
        match u8::try_from(number) {
            Ok(seat) if usize::from(seat) < self.game.seats().len() => Ok(Viewer::Seat(SeatId(seat))),
            _ if number == -1 => Ok(Viewer::Referee),
            _ => Err(Failure::text(format_args!("there is no seat {number}"))),
        }
    }

    fn counter(&self, number: u16) -> Result<CounterId, Failure> {
        let id = CounterId(number);
        let there = id.index() < self.game.counter_names().len();
        there.then_some(id).ok_or_else(|| Failure::text(format_args!("there is no counter {number}")))
    }

    fn space(&self, number: u16) -> Result<SpaceId, Failure> {
        let id = SpaceId(number);
        let there = id.index() < self.game.board().len();
        there.then_some(id).ok_or_else(|| Failure::text(format_args!("there is no space {number}")))
    }

    /// What a viewer (the number of a seat, or -1 for the referee) sees and may do, with what was played from an entry
    /// on.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn sight(&self, viewer: i32, from: usize) -> Result<Sight, Failure> {
        Ok(Sight::of(&*self.table, self.viewer(viewer)?, from))
    }

    /// Plays an action and every choice after it that is none; answers as [`sight`](Self::sight) does.
    ///
    /// # Errors
    /// If it is no action, or not legal; nothing has changed then.
    pub fn play(&mut self, action: &str, viewer: i32, from: usize) -> Result<Sight, Failure> {
        self.viewer(viewer)?;
        self.act(action)?;
        self.sight(viewer, from)
    }

    /// Plays an action and every choice after it that is none, without a word.
    ///
    /// # Errors
    /// If it is no action, or not legal; nothing has changed then.
    pub fn act(&mut self, action: &str) -> Result<(), Failure> {
        self.table.play(action)?;
        Ok(())
    }

    /// Who decides now; nobody when the game is over.
    #[must_use]
    pub fn to_act(&self) -> Option<SeatId> {
        self.table.to_act()
    }

    /// Takes back the last decision.
    ///
    /// # Errors
    /// If nothing can be taken back.
    pub fn undo(&mut self) -> Result<(), Failure> {
        Ok(self.table.undo()?)
    }

    /// Takes back one decision made a while ago and makes the later ones again.
    ///
    /// # Errors
    /// If it was never made, or cannot be taken back.
    pub fn retract(&mut self, action: &str) -> Result<(), Failure> {
        Ok(self.table.retract(action)?)
    }

    /// Takes back what can be of this phase; says how many decisions.
    ///
    /// # Errors
    /// If nothing can be taken back.
    pub fn undo_phase(&mut self) -> Result<usize, Failure> {
        Ok(self.table.undo_phase()?)
    }

    /// Plays again what was taken back; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.table.redo()
    }

    /// Why an action is not legal now; none if it is.
    ///
    /// # Errors
    /// If it is no action at all.
    pub fn why(&self, action: &str) -> Result<Option<Refusal>, Failure> {
        Ok(self.table.why(action)?)
    }

    /// What the fight in preparation would bring.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn odds(&self, viewer: i32) -> Result<Option<Odds>, Failure> {
        Ok(self.table.odds(self.viewer(viewer)?))
    }

    /// What a fight would bring if the deciding seat did this as well; the table stays as it is. The actions are JSON.
    ///
    /// # Errors
    /// If they are no list of legal actions, or there is no such seat.
    pub fn what_if(&self, actions: &str, viewer: i32) -> Result<Option<Odds>, Failure> {
        let actions: Vec<String> = serde_json::from_str(actions)
            .map_err(|e| Failure::text(format_args!("actions are a list of texts: {e}")))?;
        let mut copy = self.table.fork();
        for action in &actions {
            copy.play(action)?;
        }
        Ok(copy.odds(self.viewer(viewer)?))
    }

    /// Where a counter of the seat that decides could go, with the cost in parts of a point.
    ///
    /// # Errors
    /// If there is no such counter.
    pub fn reach(&self, counter: u16) -> Result<Vec<(SpaceId, u16)>, Failure> {
        Ok(self.table.reach_of(self.counter(counter)?))
    }

    /// What the deciding seat means by pointing at a counter or a space, and why not.
    ///
    /// # Errors
    /// If there is no such counter or space.
    pub fn meant(&self, counter: Option<u16>, space: Option<u16>) -> Result<Vec<Meant>, Failure> {
        let counter = counter.map(|id| self.counter(id)).transpose()?;
        let space = space.map(|id| self.space(id)).transpose()?;
        Ok(self.table.meant(counter, space))
    }

    /// The way a counter of the deciding seat would take.
    ///
    /// # Errors
    /// If there is no such counter or space.
    pub fn route(&self, counter: u16, to: u16) -> Result<Vec<Leg>, Failure> {
        Ok(self.table.route(self.counter(counter)?, self.space(to)?))
    }

    /// What can be laid over the board.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn overlays(&self, viewer: i32) -> Result<Vec<Overlay>, Failure> {
        Ok(self.table.overlays(self.viewer(viewer)?))
    }

    /// The counters that are still to come.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn due(&self, viewer: i32) -> Result<Vec<Due>, Failure> {
        Ok(self.table.due(self.viewer(viewer)?))
    }

    /// What a viewer may know of a counter.
    ///
    /// # Errors
    /// If there is no such seat or counter.
    pub fn counter_card(&self, viewer: i32, counter: u16) -> Result<Card, Failure> {
        Ok(self.table.counter_card(self.viewer(viewer)?, self.counter(counter)?))
    }

    /// What a viewer may know of a space.
    ///
    /// # Errors
    /// If there is no such seat or space.
    pub fn space_card(&self, viewer: i32, space: u16) -> Result<Card, Failure> {
        Ok(self.table.space_card(self.viewer(viewer)?, self.space(space)?))
    }

    /// What a bot would do now; nothing if the game is over. Its dice depend on its seed and on how far the game is.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn bot(&mut self, name: &str, seed: u32) -> Result<Option<String>, Failure> {
        let bot: Spec = name.parse().map_err(Failure::text)?;
        Ok(self.table.choose(bot, u64::from(seed), &mut unheard()))
    }

    /// What a bot would do now, and why; nothing if the game is over.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn think(
        &mut self,
        name: &str,
        seed: u32,
        progress: Progress<'_>,
    ) -> Result<Option<Advice>, Failure> {
        let bot: Spec = name.parse().map_err(Failure::text)?;
        Ok(self.table.advise(bot, u64::from(seed), progress))
    }

    /// What would come of an action instead of what a bot prefers; nothing if the game is over.
    ///
    /// # Errors
    /// If there is no such bot, or the action is not legal.
    pub fn why_not(
        &mut self,
        name: &str,
        seed: u32,
        action: &str,
        progress: Progress<'_>,
    ) -> Result<Option<WhyNot>, Failure> {
        let bot: Spec = name.parse().map_err(Failure::text)?;
        Ok(self.table.why_not(bot, u64::from(seed), action, progress)?)
    }

    /// Somebody who looks at the game so far, a little at a time.
    #[must_use]
    pub fn analyst(&self) -> Box<dyn AnyAnalyst> {
        self.table.analyst()
    }

    /// The record as text.
    #[must_use]
    pub fn record(&self) -> String {
        self.table.record()
    }

    /// The situation as text.
    #[must_use]
    pub fn situation(&self) -> String {
        self.table.situation()
    }

    /// The hash of the situation: 16 hexadecimal digits.
    #[must_use]
    pub fn hash(&self) -> String {
        format!("{:016x}", self.table.hash())
    }

    /// The hash after each action that was played.
    #[must_use]
    pub fn hashes(&self) -> Vec<String> {
        self.table.hashes().into_iter().map(|hash| format!("{hash:016x}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn desk() -> Desk {
        Desk::new("campanha", "dia-d", "{}", "7").expect("a table")
    }

    #[test]
    fn an_attacker_can_step_out_and_the_others_stay() {
        let mut desk = desk();
        for action in ["invade", "attack 2010", "join 16/1US", "join 18/1US", "air 5"] {
            desk.act(action).expect("legal");
        }
        let prepared = |desk: &Desk| {
            let sight = desk.sight(0, 0).expect("a seat");
            sight.prepared.into_iter().map(|offer| offer.action).collect::<Vec<_>>()
        };
        // The dice of the landing stand; what came after can be taken back.
        assert_eq!(prepared(&desk), ["attack 2010", "join 16/1US", "join 18/1US", "air 5"]);
        desk.retract("join 16/1US").expect("it can be taken back");
        assert_eq!(prepared(&desk), ["attack 2010", "join 18/1US", "air 5"]);
        assert!(desk.retract("join 16/1US").is_err(), "it has stepped out already");
        assert!(desk.retract("invade").is_err(), "dice were rolled");
        assert_eq!(prepared(&desk), ["attack 2010", "join 18/1US", "air 5"]);
        // The other seat learns nothing of it.
        assert!(desk.sight(1, 0).expect("a seat").prepared.is_empty());
    }

    #[test]
    fn what_if_tells_and_changes_nothing() {
        let mut desk = desk();
        for action in ["invade", "attack 2010", "join 16/1US"] {
            desk.act(action).expect("legal");
        }
        let (hash, now) = (desk.hash(), desk.odds(0).expect("a seat").expect("a fight"));
        let then = desk.what_if("[\"join 18/1US\"]", 0).expect("legal").expect("a fight");
        assert!(then.attack.total() > now.attack.total());
        assert_eq!((desk.hash(), desk.odds(0).expect("a seat")), (hash, Some(now)));
        assert!(desk.what_if("[\"end-combat\"]", 0).is_err());
        assert!(desk.what_if("nonsense", 0).is_err());
    }

    #[test]
    fn a_sight_is_for_its_viewer() {
        let desk = desk();
        let referee = desk.sight(-1, 0).expect("a sight");
        let seat = referee.to_act.expect("somebody decides");
        let own = desk.sight(i32::from(seat.0), 0).expect("a sight");
        let other = desk.sight(1 - i32::from(seat.0), 0).expect("a sight");
        assert_eq!(own.offers, referee.offers);
        assert!(!own.offers.is_empty());
        assert!(other.offers.is_empty());
        assert!(desk.counter_card(-1, u16::MAX).is_err());
        assert!(desk.space_card(-1, u16::MAX).is_err());
        assert!(matches!(desk.sight(2, 0), Err(Failure::Text { .. })));
        assert!(matches!(desk.sight(-2, 0), Err(Failure::Text { .. })));
        assert!(matches!(desk.sight(256, 0), Err(Failure::Text { .. })));
    }

    #[test]
    fn failures_are_json() {
        let mut desk = desk();
        assert_eq!(Failure::Over.to_json(), r#"{"kind":"over"}"#);
        assert_eq!(
            desk.undo().expect_err("nothing was played").to_json(),
            r#"{"kind":"undo","reason":"start"}"#
        );
        let text = desk.play("no such thing", -1, 0).expect_err("no action").to_json();
        assert!(text.starts_with(r#"{"kind":"text","reason":""#), "{text}");
        let line = Desk::from_record("no record").expect_err("no record").to_json();
        assert!(line.starts_with(r#"{"kind":"text","line":1,"#), "{line}");
        assert!(Desk::new("chess", "", "{}", "7").is_err());
        assert!(Desk::new("campanha", "dia-d", "[]", "7").is_err());
        assert!(Desk::new("campanha", "dia-d", "{}", "seven").is_err());
    }

    #[test]
    fn a_table_comes_back_from_its_record_and_from_its_situation() {
        let mut desk = desk();
        while desk.table.len() < 60 {
            let action = desk.bot("random", 3).expect("a bot").expect("not over");
            let before = desk.table.len();
            let sight = desk.play(&action, -1, before).expect("bots play legally");
            assert_eq!(sight.history.len(), sight.played - before);
        }
        assert_eq!(desk.hashes().len(), desk.table.len());
        assert_eq!(desk.hashes().last(), Some(&desk.hash()));
        let again = Desk::from_record(&desk.record()).expect("its own record");
        assert_eq!(again.hashes(), desk.hashes());
        let situation = Desk::from_situation("campanha", &desk.situation(), "8").expect("its own situation");
        assert_eq!(situation.table.header().scenario, "dia-d");
    }
}

//! The catalog as the browser uses it, in plain Rust.

use sandtable_bots::why::WhyNot;
use sandtable_bots::{Progress, Spec, unheard};
pub use sandtable_catalog::Failure;
#[cfg(feature = "bench")]
use sandtable_catalog::bench::Bench;
use sandtable_catalog::{Advice, AnyAnalyst, AnyTable, Game, Info, Query, Sight};
use sandtable_engine::SeatId;
use sandtable_engine::data::{Item, Named, Read};
use sandtable_engine::record::{self, Header, LONGEST, Players, Record, Rolls};
use sandtable_engine::rules::Options;
use sandtable_engine::text::TextError;
use sandtable_engine::view::Viewer;
use serde::Serialize;
use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;
#[cfg(feature = "bench")]
use std::time::Duration;

/// What became of a record that is not what it was: earlier rules were played by, or its end is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Changed {
    /// The edition of the rules that it was played by.
    pub edition: u32,
    /// Today's edition.
    pub today: u32,
    /// What became of it.
    pub fate: Fate,
    /// Where and why today's rules end it.
    pub stopped: Option<Failure>,
}

/// What becomes of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// It does not name its end.
    Cut,
    /// All of it is legal by today's rules and ends as it did.
    Same,
    /// All of it is legal by today's rules; whether it ends as it did is not known.
    Unproven,
    /// All of it is legal by today's rules, but it ends elsewhere.
    Elsewhere,
    /// Today's rules end it.
    Stopped,
}

/// What can be shown of a game before anybody sits down at it: a page needs no engine for it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Leaflet {
    /// All that does not change while it is played.
    pub info: Info,
    /// What the first seat sees of each scenario as it begins, by the scenarios' ids.
    pub begins: Named<Sight>,
}

thread_local! {
    /// Games once read: reading their data takes a while.
    static GAMES: RefCell<Named<Arc<dyn Game>>> = const { RefCell::new(Named(Vec::new())) };
}

fn find(id: &str) -> Result<Arc<dyn Game>, Failure> {
    if let Some(game) = GAMES.with_borrow(|games| games.get(id).cloned()) {
        return Ok(game);
    }
    let game = sandtable_catalog::game(id).map_err(Failure::text)?;
    GAMES.with_borrow_mut(|games| games.0.push((id.to_owned(), Arc::clone(&game))));
    Ok(game)
}

/// What can be shown of a game before anybody sits down at it.
///
/// # Errors
/// If there is no such game.
pub fn leaflet(id: &str) -> Result<Leaflet, Failure> {
    let game = find(id)?;
    let begins = game.scenarios().iter().map(|scenario| {
        let fresh = Desk::new(id, &scenario.id, "{}", &"0".repeat(64))?;
        Ok((scenario.id.clone(), fresh.sight(0, 0)?))
    });
    Ok(Leaflet { begins: Named(begins.collect::<Result<_, Failure>>()?), info: Info::of(&*game) })
}

/// Measures random play by a clock.
///
/// # Errors
/// If there is no such game or scenario.
#[cfg(feature = "bench")]
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

/// What came as JSON.
fn read_json<T: Read>(text: &str) -> Result<T, TextError> {
    Ok(T::read(&Item::of_json(text)?)?)
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
        let options: Options = read_json(options).map_err(|e| {
            Failure::text(format_args!("options are an object of true, false and words: {}", e.reason))
        })?;
        let game = find(game)?;
        let header = Header {
            game: game.id().to_owned(),
            scenario: scenario.to_owned(),
            options,
            seed: seed.parse().map_err(Failure::text)?,
            situation: None,
            players: Players::new(),
            rolls: Rolls::new(),
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

    /// What became of the record that the table comes from, if it is not what it was.
    #[must_use]
    pub fn changed(&self) -> Option<Changed> {
        let record::Changed { edition, fate } = self.table.changed()?.clone();
        let (fate, stopped) = match fate {
            record::Fate::Cut => (Fate::Cut, None),
            record::Fate::Same => (Fate::Same, None),
            record::Fate::Unproven => (Fate::Unproven, None),
            record::Fate::Elsewhere => (Fate::Elsewhere, None),
            record::Fate::Stopped(error) => (Fate::Stopped, Some(error.into())),
        };
        Some(Changed { edition, today: self.game.edition(), fate, stopped })
    }

    /// Who plays each seat, in their order; nobody's name where it is not known.
    #[must_use]
    pub fn players(&self) -> Vec<Option<&str>> {
        let players = &self.table.header().players;
        self.game.seats().iter().map(|seat| players.get(*seat).map(String::as_str)).collect()
    }

    /// Says who plays each seat, in their order, as JSON.
    ///
    /// # Errors
    /// If it is no list of names, too long a one, or somebody is unknown.
    pub fn seat(&mut self, players: &str) -> Result<(), Failure> {
        let names: Vec<String> = read_json(players)
            .map_err(|e| Failure::text(format_args!("players are a list of names: {}", e.reason)))?;
        let seats = self.game.seats();
        if names.len() != seats.len() {
            return Err(Failure::text(format_args!("there are {} seats", seats.len())));
        }
        let seats = seats.iter().map(|&seat| seat.to_owned());
        Ok(self.table.seat(seats.zip(names).collect())?)
    }

    /// A new table from a situation, its forced first choices taken.
    ///
    /// # Errors
    /// With the line and the reason.
    pub fn from_situation(game: &str, text: &str, seed: &str) -> Result<Self, Failure> {
        let game = find(game)?;
        if text.len() > LONGEST {
            return Err(Failure::text(format_args!("a situation has at most {} MB", LONGEST >> 20)));
        }
        let mut header = Header {
            game: game.id().to_owned(),
            scenario: String::new(),
            options: Options::new(),
            seed: seed.parse().map_err(Failure::text)?,
            situation: Some(text.to_owned()),
            players: Players::new(),
            rolls: Rolls::new(),
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

    /// What a viewer (the number of a seat, or -1 for the referee) sees and may do, with what was played from an entry
    /// on.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn sight(&self, viewer: i32, from: usize) -> Result<Sight, Failure> {
        Ok(Sight::of(&*self.table, self.viewer(viewer)?, from))
    }

    /// Answers a question of a viewer; both are JSON ([`Query`]).
    ///
    /// # Errors
    /// If it is none, names what is not there, or is not for this viewer to ask.
    pub fn ask(&self, viewer: i32, question: &str) -> Result<String, Failure> {
        Ok(Query::read(question)?.answer(&*self.game, &*self.table, self.viewer(viewer)?)?)
    }

    /// Plays an action of the viewer, who must be the seat that decides, and every choice after it that is none; answers
    /// as [`sight`](Self::sight) does.
    ///
    /// # Errors
    /// If it is no action, not legal, or for another seat to decide; nothing has changed then.
    pub fn play(&mut self, action: &str, viewer: i32, from: usize) -> Result<Sight, Failure> {
        match (self.viewer(viewer)?, self.to_act()) {
            (_, None) => return Err(Failure::Over),
            (Viewer::Seat(seat), Some(deciding)) if seat == deciding => {}
            _ => return Err(Failure::OtherSeat),
        }
        self.act(action)?;
        self.sight(viewer, from)
    }

    /// Plays an action of whoever decides and every choice after it that is none, without a word: for whoever keeps the
    /// table.
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

    /// What a bot would do now; nothing if the game is over. Its dice depend on its seed and on how far the game is.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn bot(&mut self, name: &str, seed: u32) -> Result<Option<String>, Failure> {
        let bot: Spec = name.parse().map_err(Failure::text)?;
        Ok(self.table.choose(Viewer::Referee, bot, u64::from(seed), &mut unheard()))
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
        Ok(self.table.advise(Viewer::Referee, bot, u64::from(seed), progress))
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
        Ok(self.table.why_not(Viewer::Referee, bot, u64::from(seed), action, progress)?)
    }

    /// Somebody who looks at the game so far, a little at a time.
    ///
    /// # Errors
    /// If there is no such seat, or it would tell that seat what is hidden before the game is over.
    pub fn analyst(&self, viewer: i32) -> Result<Box<dyn AnyAnalyst>, Failure> {
        Ok(self.table.analyst(self.viewer(viewer)?)?)
    }

    /// The table as it stood after so many actions, to look at and to ask.
    #[must_use]
    pub fn moment(&self, played: usize) -> Self {
        Self { game: Arc::clone(&self.game), table: self.table.moment(played) }
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
    fn every_game_has_a_leaflet_with_all_its_scenarios() {
        for id in sandtable_catalog::games() {
            let Leaflet { info, begins } = leaflet(id).expect("a game");
            assert_eq!(info.id, *id);
            assert_eq!(begins.0.len(), info.scenarios.len());
            assert!(
                info.scenarios.iter().all(|scenario| !begins
                    .get(&scenario.id)
                    .unwrap()
                    .view
                    .stacks
                    .is_empty())
            );
        }
        assert!(leaflet("chess").is_err());
    }

    #[cfg(feature = "bench")]
    #[test]
    fn measures_take_a_number_of_seconds() {
        assert!(bench("campanha", "dia-d", f64::NAN, &|| Duration::ZERO).is_err());
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
        let what_if =
            |viewer, action: &str| desk.ask(viewer, &format!(r#"{{"what_if":{{"actions":["{action}"]}}}}"#));
        let seen = || (desk.hash(), desk.sight(0, 0).expect("a seat").odds.expect("a fight"));
        let before = seen();
        let then = what_if(0, "join 18/1US").expect("legal");
        assert_ne!(then, serde_json::to_string(&before.1).expect("odds"));
        assert_eq!(seen(), before);
        assert!(what_if(0, "end-combat").is_err());
        // What the dice would bring is not for telling.
        assert_eq!(what_if(0, "commit"), Err(Failure::Chance));
        assert_eq!(what_if(1, "join 18/1US"), Err(Failure::OtherSeat));
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
        assert!(desk.ask(0, r#"{"space_card":{"space":0}}"#).is_ok());
        for nonsense in [
            r#"{"counter_card":{"counter":65535}}"#,
            r#"{"space_card":{"space":65535}}"#,
            r#"{"meant":{"counter":null,"space":65535}}"#,
            r#"{"route":{"counter":0,"to":65535}}"#,
            r#"{"route":{"counter":0}}"#,
            r#"{"overlays":{"viewer":1}}"#,
            r#"{"seed":{}}"#,
            "nonsense",
        ] {
            assert!(matches!(desk.ask(0, nonsense), Err(Failure::Text { .. })), "{nonsense}");
        }
        assert!(matches!(desk.sight(2, 0), Err(Failure::Text { .. })));
        assert!(matches!(desk.sight(-2, 0), Err(Failure::Text { .. })));
        assert!(matches!(desk.sight(256, 0), Err(Failure::Text { .. })));
    }

    #[test]
    fn only_the_seat_that_decides_plays() {
        let mut desk = desk();
        for stranger in [1, -1] {
            assert_eq!(desk.play("invade", stranger, 0).err(), Some(Failure::OtherSeat));
        }
        assert!(desk.table.is_empty());
        assert!(desk.play("invade", 0, 0).is_ok());
    }

    #[test]
    fn a_game_with_secrets_is_studied_at_its_end() {
        let desk = desk();
        assert_eq!(desk.analyst(0).err(), Some(Failure::Hidden));
        assert!(desk.analyst(-1).is_ok());
        let open = Desk::new("campanha", "dia-d", r#"{"open_values":true}"#, "7").expect("a table");
        assert!(open.analyst(0).is_ok());
    }

    #[test]
    fn a_measure_takes_a_number() {
        let clock = || Duration::from_secs(0);
        assert!(bench("campanha", "dia-d", f64::NAN, &clock).is_err());
    }

    #[test]
    fn a_record_says_what_became_of_it() {
        let mut desk = desk();
        desk.act("invade").expect("legal");
        let whole = desk.record();
        assert_eq!(Desk::from_record(&whole).expect("whole").changed(), None);
        assert!(Desk::from_record(&format!("\u{feff}{whole}")).is_ok(), "a byte order mark is no mistake");
        let cut = &whole[..whole.find("end ").expect("an end")];
        let changed = Desk::from_record(cut).expect("cut").changed().expect("it says so");
        assert_eq!((changed.fate, changed.stopped), (Fate::Cut, None));
        let edition = format!("rules {}\n", desk.game.edition());
        let old = whole.replace(&edition, "").replace("allied invade", "allied end-movement");
        let changed = Desk::from_record(&old).expect("earlier").changed().expect("it says so");
        assert_eq!((changed.edition, changed.fate), (1, Fate::Stopped));
        let Some(Failure::Text { line: Some(6), refused: Some(refused), .. }) = changed.stopped else {
            panic!("{:?}", changed.stopped)
        };
        assert_eq!(refused.action, "end-movement");
        assert!(Desk::from_record(&" ".repeat(LONGEST + 1)).is_err());
        assert!(Desk::from_situation("campanha", &" ".repeat(LONGEST + 1), "7").is_err());
    }

    #[test]
    fn any_moment_is_what_its_record_leads_to() {
        for id in sandtable_catalog::games() {
            let info = leaflet(id).expect("a game").info;
            let mut desk = Desk::new(id, &info.scenarios[0].id, "{}", "7").expect("a table");
            let mut stood = Vec::new();
            while desk.table.len() < 150 {
                let action = desk.bot("random", 3).expect("a bot").expect("not over");
                desk.act(&action).expect("bots play legally");
                stood.push((desk.table.len(), desk.hash()));
            }
            for (played, hash) in stood {
                assert_eq!(desk.moment(played).hash(), hash, "{id}, {played}");
            }
            let record = desk.record();
            let (head, body) = record.split_once("\n\n").expect("a head");
            let lines: Vec<&str> = body.lines().filter(|line| !line.starts_with("end ")).collect();
            for played in (0..=lines.len()).step_by(7) {
                let cut = format!("{head}\n\n{}\n", lines[..played].join("\n"));
                let (then, again) = (desk.moment(played), Desk::from_record(&cut).expect("a record"));
                assert_eq!(then.hashes(), again.hashes());
                assert_eq!(then.situation(), again.situation());
                for viewer in -1..info.seats.len() as i32 {
                    let seen = |desk: &Desk| serde_json::to_string(&desk.sight(viewer, 0).expect("a seat"));
                    assert_eq!(
                        seen(&then).expect("a sight"),
                        seen(&again).expect("a sight"),
                        "{id}, {played}"
                    );
                }
            }
        }
    }

    #[test]
    fn failures_are_json() {
        let mut desk = desk();
        assert_eq!(Failure::Over.to_json(), r#"{"kind":"over"}"#);
        assert_eq!(
            desk.undo().expect_err("nothing was played").to_json(),
            r#"{"kind":"undo","reason":"start"}"#
        );
        let text = desk.play("no such thing", 0, 0).expect_err("no action").to_json();
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
            let seat = i32::from(desk.to_act().expect("not over").0);
            let sight = desk.play(&action, seat, before).expect("bots play legally");
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

//! The games of the catalog, for the browser: one in each module that it gets.
//!
//! [`api`] is plain Rust and does the work; what is here only carries texts across. Whatever is not a plain word or
//! number crosses as JSON, and every type of it is declared for TypeScript in `web/src/engine/pkg/types.ts`.
//! A call that fails throws an `Error` whose message is a [`Failure`] as JSON.
//!
//! Nothing here asks the platform for time or chance: JavaScript gives the clock and the seeds.

pub mod api;
#[cfg(feature = "ts")]
pub mod types;

use api::{Desk, Failure};
use sandtable_catalog::AnyAnalyst;
use serde::Serialize;
#[cfg(feature = "bench")]
use std::time::Duration;
use wasm_bindgen::prelude::*;

#[cfg(feature = "bench")]
#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page began.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;
}

#[wasm_bindgen]
extern "C" {
    /// Somebody who wants to know how far a search is, and may stop it.
    pub type Listener;

    /// Actions tried in thought, of how many; false stops the search.
    #[wasm_bindgen(method, structural, catch)]
    fn tell(this: &Listener, done: f64, of: f64) -> Result<bool, JsValue>;
}

impl Listener {
    /// Tells how far a search is. A listener that fails stops it: an error must not fly through the engine.
    fn hears(&self, done: u64, of: u64) -> bool {
        self.tell(done as f64, of as f64).unwrap_or(false)
    }
}

type Thrown<T> = Result<T, JsError>;

/// What can be shown of a game before anybody sits down at it, as JSON: `Leaflet`.
///
/// # Errors
/// If there is no such game.
#[wasm_bindgen]
pub fn leaflet(game: &str) -> Thrown<String> {
    json(&thrown(api::leaflet(game))?)
}

/// A new table. `options` is JSON, such as `{"open_values": true}`; `seed` is 64 hexadecimal digits or a number.
///
/// # Errors
/// If the game, scenario, an option or the seed does not exist.
#[wasm_bindgen]
pub fn new_table(game: &str, scenario: &str, options: &str, seed: &str) -> Thrown<WasmTable> {
    thrown(Desk::new(game, scenario, options, seed)).map(WasmTable)
}

/// A table from its record, every action checked.
///
/// # Errors
/// With the line and the reason.
#[wasm_bindgen]
pub fn from_record(text: &str) -> Thrown<WasmTable> {
    thrown(Desk::from_record(text)).map(WasmTable)
}

/// A new table from a situation.
///
/// # Errors
/// With the line and the reason.
#[wasm_bindgen]
pub fn from_situation(game: &str, text: &str, seed: &str) -> Thrown<WasmTable> {
    thrown(Desk::from_situation(game, text, seed)).map(WasmTable)
}

/// Measures random play for about so many seconds, as JSON: `Bench`.
///
/// # Errors
/// If there is no such game or scenario.
#[cfg(feature = "bench")]
#[wasm_bindgen]
pub fn bench(game: &str, scenario: &str, seconds: f64) -> Thrown<String> {
    let clock = || Duration::try_from_secs_f64(performance_now() / 1000.0).unwrap_or_default();
    json(&thrown(api::bench(game, scenario, seconds, &clock))?)
}

/// A table, held by JavaScript. A viewer is the number of a seat, or -1 for the referee, who sees everything.
#[wasm_bindgen]
#[derive(Debug)]
pub struct WasmTable(Desk);

#[wasm_bindgen]
impl WasmTable {
    /// What became of the record that the table comes from, if it is not what it was, as JSON: `Changed | null`.
    ///
    /// # Errors
    /// Never.
    pub fn changed(&self) -> Thrown<String> {
        json(&self.0.changed())
    }

    /// Who plays each seat, in their order, as JSON: `(string | null)[]`.
    ///
    /// # Errors
    /// Never.
    pub fn players(&self) -> Thrown<String> {
        json(&self.0.players())
    }

    /// Says who plays each seat, in their order: `players` is JSON, such as `["human", "level3"]`. The record keeps it.
    ///
    /// # Errors
    /// If it is no list of names, or somebody is unknown.
    pub fn seat(&mut self, players: &str) -> Thrown<()> {
        thrown(self.0.seat(players))
    }

    /// Plays an action of the viewer, who must be the seat that decides, and every choice after it that is none; answers
    /// with what the viewer sees then, from an entry on, as JSON: `Sight`.
    ///
    /// # Errors
    /// If it is no action, not legal, or for another seat to decide; nothing has changed then.
    pub fn play(&mut self, action: &str, viewer: i32, from: usize) -> Thrown<String> {
        json(&thrown(self.0.play(action, viewer, from))?)
    }

    /// Plays an action and every choice after it that is none, without a word: for bots.
    ///
    /// # Errors
    /// If it is no action, or not legal; nothing has changed then.
    pub fn act(&mut self, action: &str) -> Thrown<()> {
        thrown(self.0.act(action))
    }

    /// The number of the seat that decides; nothing when the game is over.
    pub fn to_act(&self) -> Option<u8> {
        self.0.to_act().map(|seat| seat.0)
    }

    /// Takes back the last decision.
    ///
    /// # Errors
    /// If nothing can be taken back.
    pub fn undo(&mut self) -> Thrown<()> {
        thrown(self.0.undo())
    }

    /// Takes back one decision made a while ago and makes the later ones again.
    ///
    /// # Errors
    /// If it was never made, or cannot be taken back.
    pub fn retract(&mut self, action: &str) -> Thrown<()> {
        thrown(self.0.retract(action))
    }

    /// Takes back what can be of this phase; says how many decisions.
    ///
    /// # Errors
    /// If nothing can be taken back.
    pub fn undo_phase(&mut self) -> Thrown<usize> {
        thrown(self.0.undo_phase())
    }

    /// Plays again what was taken back; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// Answers a question of a viewer: `Query` as JSON, the answer as JSON.
    ///
    /// # Errors
    /// If it is none, names what is not there, or is not for this viewer to ask.
    pub fn ask(&self, viewer: i32, question: &str) -> Thrown<String> {
        thrown(self.0.ask(viewer, question))
    }

    /// What a bot does now: an action, or nothing if the game is over. The same seed gives the same answer.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn bot(&mut self, name: &str, seed: u32) -> Thrown<Option<String>> {
        thrown(self.0.bot(name, seed))
    }

    /// What a bot would do now and why, as JSON: `Advice | null`. It tells the listener how far it is.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn think(&mut self, name: &str, seed: u32, listener: &Listener) -> Thrown<String> {
        json(&thrown(self.0.think(name, seed, &mut |done, of| listener.hears(done, of)))?)
    }

    /// What would come of an action instead of what a bot prefers, as JSON: `WhyNot | null`.
    ///
    /// # Errors
    /// If there is no such bot, or the action is not legal.
    pub fn why_not(&mut self, name: &str, seed: u32, action: &str, listener: &Listener) -> Thrown<String> {
        json(&thrown(self.0.why_not(name, seed, action, &mut |done, of| listener.hears(done, of)))?)
    }

    /// Somebody who looks at the game so far, a little at a time.
    ///
    /// # Errors
    /// If there is no such seat, or it would tell that seat what is hidden before the game is over.
    pub fn analyst(&self, viewer: i32) -> Thrown<WasmAnalyst> {
        thrown(self.0.analyst(viewer)).map(WasmAnalyst)
    }

    /// The table as it stood after so many actions, to look at and to ask; nobody plays on there.
    pub fn moment(&self, played: usize) -> WasmTable {
        WasmTable(self.0.moment(played))
    }

    /// The record as text.
    pub fn record(&self) -> String {
        self.0.record()
    }

    /// The situation as text.
    pub fn situation(&self) -> String {
        self.0.situation()
    }

    /// The hash of the situation: 16 hexadecimal digits.
    pub fn hash(&self) -> String {
        self.0.hash()
    }

    /// The hash after each action that was played, as JSON: `string[]`.
    ///
    /// # Errors
    /// Never.
    pub fn hashes(&self) -> Thrown<String> {
        json(&self.0.hashes())
    }
}

/// An analyst of a game.
#[wasm_bindgen]
pub struct WasmAnalyst(Box<dyn AnyAnalyst>);

#[wasm_bindgen]
impl WasmAnalyst {
    /// Works a little; false when all is done.
    pub fn step(&mut self) -> bool {
        self.0.step()
    }

    /// What is known so far, as JSON: `Analysis`.
    ///
    /// # Errors
    /// Never.
    pub fn report(&self) -> Thrown<String> {
        json(&self.0.report())
    }
}

fn json(value: &impl Serialize) -> Thrown<String> {
    serde_json::to_string(value).map_err(|error| JsError::new(&Failure::text(error).to_json()))
}

fn thrown<T>(outcome: Result<T, Failure>) -> Thrown<T> {
    outcome.map_err(|failure| JsError::new(&failure.to_json()))
}

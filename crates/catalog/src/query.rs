//! What a client asks at a table, and the answer, as they travel: one way for every question.

use crate::erased::{AnyTable, Game, PlayError};
use crate::sight::Sight;
use sandtable_engine::data::{Item, Wrong};
use sandtable_engine::text::TextError;
use sandtable_engine::view::Viewer;
use sandtable_engine::{CounterId, SpaceId};
use serde::Serialize;

/// A question of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename_all = "snake_case"))]
pub enum Query {
    /// All that is seen and may be done, with what was played from an entry on: `Sight`.
    Sight {
        /// The entry.
        from: usize,
    },
    /// What the seat that decides means by pointing at a counter or a space, and why not: `Meant[]`.
    Meant {
        /// The counter.
        counter: Option<CounterId>,
        /// The space.
        space: Option<SpaceId>,
    },
    /// The way a counter would take: `Leg[]`.
    Route {
        /// The counter.
        counter: CounterId,
        /// Where to.
        to: SpaceId,
    },
    /// What can be laid over the board: `Overlay[]`.
    Overlays {},
    /// The counters that are still to come: `Due[]`.
    Due {},
    /// What may be known of a counter: `Card`.
    CounterCard {
        /// The counter.
        counter: CounterId,
    },
    /// What may be known of a space: `Card`.
    SpaceCard {
        /// The space.
        space: SpaceId,
    },
    /// What is at stake in an action: `Stakes | null`.
    Stakes {
        /// The action.
        action: String,
    },
    /// What a fight would bring if this were done as well: `Odds | null`.
    WhatIf {
        /// The actions, one after the other.
        actions: Vec<String>,
    },
}

impl Query {
    /// Reads a question that came as JSON.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Self, TextError> {
        let read = || -> Result<Self, TextError> { Ok(Self::of_item(&Item::of_json(text)?)?) };
        read().map_err(|error| TextError::new(format!("this is no question: {}", error.reason)))
    }

    /// The name of the question, with what it asks about.
    fn of_item(item: &Item) -> Result<Self, Wrong> {
        let [(name, about)] = item.table()? else { return Err(item.wrong("not one question")) };
        let mut keys = about.keys()?;
        let query = match name.as_str() {
            "sight" => Self::Sight { from: keys.read("from")? },
            "meant" => Self::Meant { counter: keys.read("counter")?, space: keys.read("space")? },
            "route" => Self::Route { counter: keys.read("counter")?, to: keys.read("to")? },
            "overlays" => Self::Overlays {},
            "due" => Self::Due {},
            "counter_card" => Self::CounterCard { counter: keys.read("counter")? },
            "space_card" => Self::SpaceCard { space: keys.read("space")? },
            "stakes" => Self::Stakes { action: keys.read("action")? },
            "what_if" => Self::WhatIf { actions: keys.read("actions")? },
            _ => return Err(item.wrong(format!("nobody asks \"{name}\""))),
        };
        keys.end()?;
        Ok(query)
    }

    /// The answer as JSON.
    ///
    /// # Errors
    /// If there is no such counter, space or action, or it is not for this viewer to ask.
    pub fn answer(&self, game: &dyn Game, table: &dyn AnyTable, viewer: Viewer) -> Result<String, PlayError> {
        self.check(game)?;
        Ok(match self {
            Self::Sight { from } => json(&Sight::of(table, viewer, *from)),
            Self::Meant { counter, space } => json(&table.meant(viewer, *counter, *space)),
            Self::Route { counter, to } => json(&table.route(viewer, *counter, *to)),
            Self::Overlays {} => json(&table.overlays(viewer)),
            Self::Due {} => json(&table.due(viewer)),
            Self::CounterCard { counter } => json(&table.counter_card(viewer, *counter)),
            Self::SpaceCard { space } => json(&table.space_card(viewer, *space)),
            Self::Stakes { action } => json(&table.stakes(viewer, action)?),
            Self::WhatIf { actions } => json(&table.what_if(viewer, actions)?),
        })
    }

    /// The counter and the space that it names are there.
    fn check(&self, game: &dyn Game) -> Result<(), TextError> {
        let (counter, space) = match *self {
            Self::Meant { counter, space } => (counter, space),
            Self::Route { counter, to } => (Some(counter), Some(to)),
            Self::CounterCard { counter } => (Some(counter), None),
            Self::SpaceCard { space } => (None, Some(space)),
            Self::Sight { .. }
            | Self::Overlays {}
            | Self::Due {}
            | Self::Stakes { .. }
            | Self::WhatIf { .. } => (None, None),
        };
        if let Some(counter) = counter.filter(|id| id.index() >= game.counter_names().len()) {
            return Err(TextError::new(format!("there is no counter {}", counter.0)));
        }
        if let Some(space) = space.filter(|id| id.index() >= game.board().len()) {
            return Err(TextError::new(format!("there is no space {}", space.0)));
        }
        Ok(())
    }
}

/// Whatever the engine tells has a form in JSON: maps have texts as keys.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

//! The list of games, and the one place where their types are erased.
//!
//! Everything above (command line, server, browser) speaks to a [`Game`] and an [`AnyTable`] in texts and views; everything
//! below is generic over [`Rules`]. Adding a game is one line in `games!`.

// The TypeScript types are written by a catalog without games.
#![cfg_attr(feature = "ts", allow(dead_code))]

mod analyst;
pub mod ask;
#[cfg(feature = "bench")]
pub mod bench;
mod erased;
mod failure;
mod query;
mod sight;

pub use analyst::AnyAnalyst;
pub use ask::Questions;
pub use erased::{Advice, AnyTable, Game, Offer, PlayError, Said};
pub use failure::Failure;
pub use query::Query;
pub use sight::{Info, Sight, SpaceInfo};

use sandtable_engine::prelude::*;
use std::sync::Arc;

/// A game that cannot be had: it does not exist, or its data files are broken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    /// No such game.
    #[error("there is no game \"{0}\"; there are: {1}")]
    NoSuchGame(String, String),
    /// Its data cannot be used.
    #[error("the data of {0} cannot be used: {1}")]
    Data(&'static str, String),
}

macro_rules! games {
    ($($id:literal: $Game:ty,)*) => {
        /// The ids of all games.
        #[must_use]
        pub const fn games() -> &'static [&'static str] {
            &[$(#[cfg(feature = $id)] $id),*]
        }

        /// A game by its id.
        ///
        /// # Errors
        /// If there is no such game, or its data cannot be used.
        pub fn game(id: &str) -> Result<Arc<dyn Game>, CatalogError> {
            match id {
                $(#[cfg(feature = $id)]
                $id => match <$Game>::new() {
                    Ok(game) => Ok(erase(game)),
                    Err(error) => Err(CatalogError::Data($id, error.to_string())),
                },)*
                _ => Err(CatalogError::NoSuchGame(id.to_owned(), games().join(", "))),
            }
        }
    };
}

// A game is a line here, and in this crate's manifest a feature of its name that is one of `games`.
games! {
    "campanha": sandtable_campanha::Campanha,
    "omaha": sandtable_omaha::Omaha,
    "darksands": sandtable_darksands::DarkSands,
    "normandy44": sandtable_normandy44::Normandy44,
    "bloody": sandtable_bloody::Bloody,
}

fn erase<R: Complete>(rules: R) -> Arc<dyn Game> {
    Arc::new(erased::Erased(Arc::new(rules)))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_list_that_the_browser_is_built_from_is_this_one() {
        let listed = format!("games = {:?}", super::games());
        assert!(include_str!("../Cargo.toml").contains(&listed), "Cargo.toml does not say {listed}");
    }
}

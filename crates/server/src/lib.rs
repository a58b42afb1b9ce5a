//! Tables played by link, live or by mail pace, for every game of the catalog: `docs/online.md` is the contract.
//!
//! | module | what it holds |
//! |---|---|
//! | `store` | the database, SQLite or PostgreSQL: the truth |
//! | `step`, `live` | what is done at a table, and a table made from it |
//! | `hub` | the tables of this process, and how a step is taken |
//! | `open`, `talk` | opening and sitting down; all that is said at a table |
//! | `watch` | what a spectator sees |
//! | `http`, `socket`, `wire` | how it travels |
//! | `openapi`, `schemas` | how that is described |
//! | `presence` | who is at a table now |
//! | `bots`, `sweep`, `post` | what goes on by itself |
//! | [`secret`], [`limits`] | what must not be guessed, and how much anybody may ask |

mod bots;
mod clock;
mod http;
mod hub;
pub mod limits;
mod live;
mod metrics;
mod open;
mod openapi;
mod post;
mod presence;
mod schemas;
pub mod secret;
mod secure;
mod socket;
mod step;
mod store;
mod sweep;
mod talk;
mod watch;
mod wire;
mod wrong;

pub use post::Addresses;
pub use store::StoreError;

use axum::Router;
use hub::Hub;
use limits::Limits;
use std::fs::File;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::Store;

/// How a server is to be.
#[derive(Debug, Default)]
pub struct Wishes {
    /// The database: the path of a file, or an address of PostgreSQL.
    pub database: String,
    /// How much anybody may ask.
    pub limits: Limits,
    /// How many bots think at once; one for every two cores if it is nothing.
    pub bots: usize,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub proxied: bool,
    /// Where to write to whose turn it is.
    pub post: Addresses,
}

/// A server of tables.
#[derive(Clone)]
pub struct Server {
    hub: Arc<Hub>,
    proxied: bool,
    /// While this is open nobody else uses the file of the database.
    lock: Arc<Option<File>>,
}

impl Server {
    /// Opens the database and begins to look after its tables.
    ///
    /// # Errors
    /// If the database cannot be had.
    pub async fn start(wishes: Wishes) -> Result<Self, StoreError> {
        // What is wrong with an address is said before anything is made.
        let post = post::Post::new(wishes.post).map_err(StoreError::Post)?;
        let postgres = store::is_postgres(&wishes.database);
        let lock = if postgres { None } else { store::files::hold(&wishes.database)? };
        let store = Store::open(&wishes.database).await?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let bots = if wishes.bots == 0 { cores.div_ceil(2) } else { wishes.bots };
        let hub = Hub::new(store.clone(), wishes.limits, post, bots)
            .map_err(|error| StoreError::Broken(error.to_string()))?;
        tokio::spawn(sweep::look_after(Arc::clone(&hub)));
        if store.is_shared() {
            tokio::spawn(sweep::listen(Arc::clone(&hub), store.url().to_owned()));
        }
        Ok(Self { hub, proxied: wishes.proxied, lock: Arc::new(lock) })
    }

    /// What answers requests: `/api/…`, `/health`, `/metrics`. Each must carry who asks
    /// ([`ConnectInfo`](axum::extract::ConnectInfo)), or all count as one.
    pub fn router(&self) -> Router {
        http::router(http::Site { hub: Arc::clone(&self.hub), proxied: self.proxied })
    }

    /// The record of a table with all that is hidden: for whoever keeps the server, and for tests.
    pub async fn record(&self, table: &str) -> String {
        match self.hub.slot(table).await {
            Ok(slot) => self.hub.with(&slot, |live| live.record()).await.unwrap_or_default(),
            Err(_) => String::new(),
        }
    }

    /// Ends connections and bots. What was answered is written already.
    pub async fn end(&self) {
        self.hub.end();
        let _ = tokio::time::timeout(Duration::from_secs(5), self.hub.store.close()).await;
        if let Some(lock) = &*self.lock {
            let _ = lock.unlock();
        }
    }
}

/// Writes a copy of a SQLite database into a new file, also while a server uses it.
///
/// # Errors
/// If it cannot be had or written, or is none of SQLite: PostgreSQL has `pg_dump`.
pub async fn backup(database: &str, to: &Path) -> Result<(), StoreError> {
    if store::is_postgres(database) {
        return Err(StoreError::Broken("PostgreSQL is copied by pg_dump".to_owned()));
    }
    if !Path::new(database).is_file() {
        return Err(StoreError::Broken(format!("there is no file {database}")));
    }
    let store = Store::open(database).await?;
    store.copy_to(to).await?;
    store.close().await;
    Ok(())
}

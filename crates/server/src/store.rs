//! The database: SQLite or PostgreSQL, with the same tables and statements.
//!
//! Everything is written by one task, which gathers what many tables want to write at once into one transaction. A job
//! begins with the statement that may find that it comes too late: then the rest of it is left out, and nothing has changed.

pub(crate) mod files;
pub(crate) mod rows;
mod schema;
mod writer;

pub(crate) use rows::{OfferRow, SeatRow, StepRow, TableRow, TokenRow};
pub(crate) use writer::{Job, Written};

use writer::{Asked, Health, Writer};

use sqlx::any::{AnyConnectOptions, AnyPoolOptions};
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Why the database did not do what it should.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says so.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The server is ending.
    #[error("the server is ending")]
    Closed,
    /// Another server uses the file.
    #[error("another server uses this database; several can only share one of PostgreSQL")]
    Held,
    /// A file cannot be made.
    #[error("{0}")]
    File(#[from] std::io::Error),
    /// Nothing can be written now.
    #[error("nothing can be written")]
    Unwritten,
    /// It is of a later version of this program.
    #[error("the database is of version {0}, which takes a newer program")]
    Newer(i64),
    /// Where to write to makes no sense: that is said when the server starts.
    #[error("mail or hook: {0}")]
    Post(String),
    /// What stands in it makes no sense.
    #[error("the database holds what cannot be read: {0}")]
    Broken(String),
}

/// A statement and what it is about.
pub(crate) type Statement = (&'static str, Vec<Value>);

/// What can be written.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

impl From<i64> for Value {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

type Query<'q> = sqlx::query::Query<'q, Any, sqlx::any::AnyArguments<'q>>;

fn query((text, values): Statement) -> Query<'static> {
    values.into_iter().fold(sqlx::query(text), |query, value| match value {
        Value::Number(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
    })
}

/// How SQLite is to be.
/// What is told as done is on the disk, also when the power goes. The log of writing is carried over by a task of its own, so
/// that nobody who writes waits for it, unless that falls far behind.
const WISHES: &str = "PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
    PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 16000;";

/// The database.
#[derive(Clone, Debug)]
pub(crate) struct Store {
    pool: AnyPool,
    jobs: mpsc::Sender<Asked>,
    health: Arc<Health>,
    url: String,
}

/// Whether an address is one of PostgreSQL.
#[must_use]
pub(crate) fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

impl Store {
    /// Opens the database, and makes what it lacks. What is no address of PostgreSQL is the path of a file.
    ///
    /// # Errors
    /// If it cannot be had.
    pub(crate) async fn open(address: &str) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let postgres = is_postgres(address);
        let url = if postgres { address.to_owned() } else { file(address) };
        let options = AnyConnectOptions::from_str(&url)?;
        if !postgres {
            files::keep_private(address);
            // A pool would try for a long time, and not say why it could not.
            let mut first = AnyConnection::connect_with(&options).await?;
            first.execute(WISHES).await?;
            first.close().await?;
        }
        let pool = AnyPoolOptions::new()
            .max_connections(if postgres { 8 } else { 4 })
            .acquire_timeout(Duration::from_secs(20))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if !postgres {
                        connection.execute(WISHES).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        schema::provide(&pool, postgres).await?;
        let (jobs, queue) = mpsc::channel(4096);
        let health = Arc::<Health>::default();
        let writer = Writer { pool: pool.clone(), postgres, health: Arc::clone(&health) };
        tokio::spawn(writer.write_all(queue));
        if !postgres {
            tokio::spawn(writer::carry_over(pool.clone()));
        }
        Ok(Self { pool, jobs, health, url })
    }

    /// Where it is.
    #[must_use]
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    /// Whether other servers may use it at the same time.
    #[must_use]
    pub(crate) fn is_shared(&self) -> bool {
        is_postgres(&self.url)
    }

    /// Writes something; it is on the disk when this answers.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(crate) async fn write(&self, job: Job) -> Result<Written, StoreError> {
        let (tell, told) = oneshot::channel();
        self.jobs.send((job, tell)).await.map_err(|_| StoreError::Closed)?;
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// Tells other servers on the same database something that is kept nowhere.
    ///
    /// # Errors
    /// If the database does not answer, or is not PostgreSQL.
    pub(crate) async fn notify(&self, what: String) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify('sandtable', $1)").bind(what).execute(&self.pool).await?;
        Ok(())
    }

    /// Whether the database answers and takes what is to be written.
    ///
    /// # Errors
    /// If it does not.
    pub(crate) async fn answers(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT version FROM version").execute(&self.pool).await?;
        if self.health.failing.load(Relaxed) { Err(StoreError::Unwritten) } else { Ok(()) }
    }

    /// How often something could not be written.
    #[must_use]
    pub(crate) fn failures(&self) -> u64 {
        self.health.failures.load(Relaxed)
    }

    /// Writes a copy of a SQLite database into a new file, while it is in use.
    ///
    /// # Errors
    /// If it cannot be written, or the database is another.
    pub(crate) async fn copy_to(&self, path: &Path) -> Result<(), StoreError> {
        let path = path.to_str().ok_or_else(|| StoreError::Broken("the name of the file".to_owned()))?;
        // SQLite fills a file that is empty, and lets it be whose it is.
        files::make(Path::new(path))?;
        let copied = sqlx::query("VACUUM INTO $1").bind(path.to_owned()).execute(&self.pool).await;
        if copied.is_err() {
            let _ = std::fs::remove_file(path);
        }
        copied?;
        Ok(())
    }

    /// Closes it: what is being written is written first.
    pub(crate) async fn close(&self) {
        self.pool.close().await;
    }
}

/// The address of a file for the driver.
fn file(path: &str) -> String {
    let path = path.strip_prefix("sqlite://").unwrap_or(path);
    let mut escaped = String::new();
    for sign in path.chars() {
        match sign {
            '%' => escaped += "%25",
            '?' => escaped += "%3f",
            '#' => escaped += "%23",
            ' ' => escaped += "%20",
            sign => escaped.push(sign),
        }
    }
    format!("sqlite://{escaped}?mode=rwc")
}

#[cfg(test)]
mod tests {
    use super::writer::TRY;
    use super::*;
    use std::time::Instant;
    use tokio::time::sleep;

    fn line(n: i64, signs: usize) -> Job {
        Job::of("t").and(
            "INSERT INTO chat (in_table, n, seat, name, at, what) VALUES ('t', $1, 0, '', 0, $2)",
            [n.into(), "x".repeat(signs).into()],
        )
    }

    /// SQLite ends a transaction by itself when the disk is full. What is told as written is in the file all the same, as
    /// somebody else reads it, and it is said that something is wrong until there is room again.
    #[tokio::test(flavor = "multi_thread")]
    async fn what_is_told_as_written_is_there_also_after_the_disk_was_full() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tables.sqlite").display().to_string();
        let store = Store::open(&path).await.expect("a database");
        let opened = Job::of("t").and(
            "INSERT INTO tables (id, game, scenario, options, edition, seed, salt, seed_hash, study, clock, opened, \
                touched, seq, waits, by_itself, deadline, ended, rematch) \
                VALUES ('t', '', '', '', 0, '', '', '', '', '', 0, 0, 0, 0, 0, 0, '', '')",
            [],
        );
        assert_eq!(store.write(opened).await.expect("written"), Written::Done);
        let other = Store::open(&path).await.expect("the same file");
        let mut told = Vec::new();
        let mut n = 0;
        for round in 0..3 {
            // It may not grow any more.
            store.health.pages.store(1, Relaxed);
            let mut failed = 0;
            while failed < 6 {
                n += 1;
                // Together and alone, large and small.
                let two = tokio::join!(store.write(line(2 * n, 9000)), store.write(line(2 * n + 1, 9)));
                for (n, written) in [(2 * n, two.0), (2 * n + 1, two.1)] {
                    match written {
                        Ok(written) => {
                            assert_eq!(written, Written::Done);
                            told.push(n);
                        }
                        Err(_) => failed += 1,
                    }
                }
            }
            let _ = store.write(line(-n, 9000)).await.expect_err("there is no room");
            assert!(store.answers().await.is_err(), "it is said that nothing can be written");
            if round == 0 {
                sleep(2 * TRY).await;
                assert!(store.answers().await.is_err(), "it is tried, and there is no room yet");
            }
            // Room again: it is found out without anybody's doing.
            store.health.pages.store(1_000_000, Relaxed);
            let begun = Instant::now();
            while store.answers().await.is_err() {
                assert!(begun.elapsed() < 10 * TRY, "there is room again");
                sleep(TRY / 10).await;
            }
            n += 1;
            assert_eq!(store.write(line(2 * n, 9000)).await.expect("written"), Written::Done);
            told.push(2 * n);
            // Somebody else reads it, and can write.
            let there = other.chat("t", 2 * n - 1).await.expect("read");
            assert_eq!(there.len(), 1);
            assert_eq!(other.write(line(-n, 9)).await.expect("written"), Written::Done);
            told.push(-n);
        }
        assert!(store.failures() >= 9);
        store.close().await;
        other.close().await;
        let again = Store::open(&path).await.expect("the same file");
        let all = again.all_lines().await;
        for n in told {
            assert!(all.contains(&n), "{n} was told as written");
        }
    }

    impl Store {
        async fn all_lines(&self) -> Vec<i64> {
            use sqlx::Row;
            let rows = sqlx::query("SELECT n FROM chat").fetch_all(&self.pool).await.expect("read");
            rows.iter().map(|row| row.get(0)).collect()
        }
    }
}

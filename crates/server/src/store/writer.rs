//! The one task that writes.

use super::{Statement, StoreError, Value, query};
use sqlx::{AnyConnection, AnyPool, Executor};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

/// How long after a failure it is tried, if nobody wants to write, whether writing works again.
pub(super) const TRY: Duration = Duration::from_secs(2);

/// How long the log of SQLite rests before it is carried over again.
const REST: Duration = Duration::from_secs(1);

/// How many jobs at most go into one transaction.
const AT_ONCE: usize = 256;

/// How many signs are written to see whether there is room.
const ROOM: usize = 64 << 10;

/// What became of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// It is on the disk.
    Done,
    /// Its first statement found nothing to change, and nothing has changed.
    TooLate,
}

/// Statements that belong together, about one table.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// The table: its jobs are done in their order.
    pub(crate) table: String,
    /// The first must change something, or the others are left out.
    pub(crate) statements: Vec<Statement>,
    /// What other servers are told.
    pub(crate) tell: String,
}

impl Job {
    /// A job about a table.
    pub(crate) fn of(table: &str) -> Self {
        Self { table: table.to_owned(), statements: Vec::new(), tell: String::new() }
    }

    /// And this as well.
    pub(crate) fn and<const N: usize>(mut self, text: &'static str, values: [Value; N]) -> Self {
        self.statements.push((text, values.to_vec()));
        self
    }

    /// Other servers are told.
    pub(crate) fn telling(mut self, what: String) -> Self {
        self.tell = what;
        self
    }
}

/// Whether what is to be written is written.
#[derive(Debug, Default)]
pub(super) struct Health {
    /// Whether the last attempt failed.
    pub(super) failing: AtomicBool,
    /// How many attempts have failed.
    pub(super) failures: AtomicU64,
    /// How many pages a SQLite database may have, for tests of a full disk; 0 for as many as there is room for.
    pub(super) pages: AtomicI64,
}

pub(super) type Asked = (Job, oneshot::Sender<Result<Written, StoreError>>);

/// The task that writes.
pub(super) struct Writer {
    pub(super) pool: AnyPool,
    pub(super) postgres: bool,
    pub(super) health: Arc<Health>,
}

impl Writer {
    /// Writes whatever comes until nobody can ask any more.
    pub(super) async fn write_all(self, mut queue: mpsc::Receiver<Asked>) {
        let mut asked: Vec<Asked> = Vec::with_capacity(AT_ONCE);
        loop {
            let next = queue.recv_many(&mut asked, AT_ONCE);
            if !self.health.failing.load(Relaxed) {
                if next.await == 0 {
                    return;
                }
            } else {
                match timeout(TRY, next).await {
                    Ok(0) => return,
                    Ok(_) => {}
                    Err(_) => {
                        let _ = self.write(std::iter::empty()).await;
                        continue;
                    }
                }
            }
            self.write_these(&mut asked).await;
        }
    }

    async fn write_these(&self, asked: &mut Vec<Asked>) {
        // In one order on all servers, so that none waits for another in a circle.
        asked.sort_by(|(one, _), (other, _)| one.table.cmp(&other.table));
        match self.write(asked.iter().map(|(job, _)| job)).await {
            Ok(written) => {
                for ((_, tell), written) in asked.drain(..).zip(written) {
                    let _ = tell.send(Ok(written));
                }
            }
            Err(error) if asked.len() == 1 => {
                if let Some((_, tell)) = asked.pop() {
                    let _ = tell.send(Err(error.into()));
                }
            }
            Err(error) => {
                // One of them may be to blame: the others must not suffer for it. What holds for all is not tried for each.
                tracing::warn!(%error, jobs = asked.len(), "jobs are written one by one");
                let mut failed = 0;
                for (job, tell) in asked.drain(..) {
                    if failed > 1 {
                        let _ = tell.send(Err(StoreError::Unwritten));
                        continue;
                    }
                    let alone = self.write(std::iter::once(&job)).await;
                    failed += usize::from(alone.is_err());
                    let _ = tell.send(alone.map(|written| written[0]).map_err(StoreError::from));
                }
            }
        }
    }

    /// Writes jobs in one transaction. Without any it only tries whether there is room.
    ///
    /// A connection on which something failed is closed and never used again: SQLite takes a transaction back by itself when
    /// the disk is full, and whoever does not know of it would tell as done what is never written. So the bounds of the
    /// transaction are said in plain words here, and COMMIT fails where there is none.
    async fn write<'a>(&self, jobs: impl Iterator<Item = &'a Job>) -> Result<Vec<Written>, sqlx::Error> {
        let outcome = async {
            let mut connection = self.pool.acquire().await?;
            match self.transaction(&mut connection, jobs).await {
                Ok(written) => Ok(written),
                Err(error) => {
                    let _ = timeout(TRY, connection.close()).await;
                    Err(error)
                }
            }
        };
        let outcome = outcome.await;
        if let Err(error) = &outcome {
            self.health.failures.fetch_add(1, Relaxed);
            tracing::error!(%error, "what is to be written is not");
        }
        self.health.failing.store(outcome.is_err(), Relaxed);
        outcome
    }

    async fn transaction<'a>(
        &self,
        connection: &mut AnyConnection,
        jobs: impl Iterator<Item = &'a Job>,
    ) -> Result<Vec<Written>, sqlx::Error> {
        let pages = self.health.pages.load(Relaxed);
        if pages > 0 {
            connection.execute(format!("PRAGMA max_page_count = {pages}").as_str()).await?;
        }
        connection.execute(if self.postgres { "BEGIN" } else { "BEGIN IMMEDIATE" }).await?;
        let mut all = Vec::new();
        for job in jobs {
            let written = one(connection, job).await?;
            if self.postgres && written == Written::Done && !job.tell.is_empty() {
                let tell = sqlx::query("SELECT pg_notify('sandtable', $1)").bind(job.tell.clone());
                tell.execute(&mut *connection).await?;
            }
            all.push(written);
        }
        if all.is_empty() {
            // What needs new pages, and is gone again when this is done.
            connection.execute("CREATE TABLE room (what TEXT NOT NULL)").await?;
            sqlx::query("INSERT INTO room (what) VALUES ($1)")
                .bind("0".repeat(ROOM))
                .execute(&mut *connection)
                .await?;
            connection.execute("DROP TABLE room").await?;
        }
        connection.execute("COMMIT").await?;
        Ok(all)
    }
}

/// Carries what SQLite has written into its log over into its file, beside those who write, for as long as it is open.
pub(super) async fn carry_over(pool: AnyPool) {
    while !pool.is_closed() {
        sleep(REST).await;
        // Where nothing was written this does nothing.
        let _ = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").execute(&pool).await;
    }
}

async fn one(connection: &mut AnyConnection, job: &Job) -> Result<Written, sqlx::Error> {
    for (at, statement) in job.statements.iter().enumerate() {
        let done = query(statement.clone()).execute(&mut *connection).await?;
        if at == 0 && done.rows_affected() == 0 {
            return Ok(Written::TooLate);
        }
    }
    Ok(Written::Done)
}

//! The one task that writes.

use super::{Statement, StoreError, Value, query};
use sqlx::{Any, AnyPool, Transaction};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

/// How long the log of SQLite rests before it is carried over again.
const REST: Duration = Duration::from_secs(1);

/// How many jobs at most go into one transaction.
const AT_ONCE: usize = 256;

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

type Asked = (Job, oneshot::Sender<Result<Written, StoreError>>);

/// Writes whatever comes until nobody can ask any more.
pub(super) async fn write_all(pool: AnyPool, mut queue: mpsc::Receiver<Asked>, postgres: bool) {
    let mut asked: Vec<Asked> = Vec::with_capacity(AT_ONCE);
    while queue.recv_many(&mut asked, AT_ONCE).await > 0 {
        // In one order on all servers, so that none waits for another in a circle.
        asked.sort_by(|(one, _), (other, _)| one.table.cmp(&other.table));
        let together = write(&pool, asked.iter().map(|(job, _)| job), postgres).await;
        match together {
            Ok(written) => {
                for ((_, tell), written) in asked.drain(..).zip(written) {
                    let _ = tell.send(Ok(written));
                }
            }
            Err(error) if asked.len() == 1 => {
                for (_, tell) in asked.drain(..) {
                    tracing::error!(%error, "a job could not be written");
                    let _ = tell.send(Err(StoreError::Closed));
                }
            }
            Err(error) => {
                // One of them is to blame: the others must not suffer for it.
                tracing::warn!(%error, jobs = asked.len(), "jobs are written one by one");
                for (job, tell) in asked.drain(..) {
                    let alone = write(&pool, std::iter::once(&job), postgres).await;
                    let _ = tell.send(alone.map(|written| written[0]));
                }
            }
        }
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

/// Writes jobs in one transaction.
async fn write<'a>(
    pool: &AnyPool,
    jobs: impl Iterator<Item = &'a Job>,
    postgres: bool,
) -> Result<Vec<Written>, StoreError> {
    let mut tx = pool.begin().await?;
    let mut all = Vec::new();
    for job in jobs {
        let written = one(&mut tx, job).await?;
        if postgres && written == Written::Done && !job.tell.is_empty() {
            sqlx::query("SELECT pg_notify('sandtable', $1)").bind(job.tell.clone()).execute(&mut *tx).await?;
        }
        all.push(written);
    }
    tx.commit().await?;
    Ok(all)
}

async fn one(tx: &mut Transaction<'static, Any>, job: &Job) -> Result<Written, StoreError> {
    for (at, statement) in job.statements.iter().enumerate() {
        let done = query(statement.clone()).execute(&mut **tx).await?;
        if at == 0 && done.rows_affected() == 0 {
            return Ok(Written::TooLate);
        }
    }
    Ok(Written::Done)
}

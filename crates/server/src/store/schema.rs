//! The tables of the database. A version is a list of statements; none is ever changed once it was released: what comes
//! later is added at the end.

use super::StoreError;
use sqlx::{AnyPool, Row};

const VERSIONS: &[&[&str]] = &[&[
    "CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        scenario TEXT NOT NULL,
        options TEXT NOT NULL,
        edition BIGINT NOT NULL,
        seed TEXT NOT NULL,
        salt TEXT NOT NULL,
        seed_hash TEXT NOT NULL,
        study TEXT NOT NULL,
        clock TEXT NOT NULL,
        opened BIGINT NOT NULL,
        touched BIGINT NOT NULL,
        seq BIGINT NOT NULL,
        waits BIGINT NOT NULL,
        by_itself BIGINT NOT NULL,
        deadline BIGINT NOT NULL,
        ended TEXT NOT NULL,
        rematch TEXT NOT NULL
    )",
    "CREATE TABLE seats (
        in_table TEXT NOT NULL REFERENCES tables (id),
        seat BIGINT NOT NULL,
        who TEXT NOT NULL,
        name TEXT NOT NULL,
        used BIGINT NOT NULL,
        note TEXT NOT NULL,
        standing TEXT NOT NULL,
        mail TEXT NOT NULL,
        PRIMARY KEY (in_table, seat)
    )",
    "CREATE TABLE tokens (
        in_table TEXT NOT NULL REFERENCES tables (id),
        hash TEXT NOT NULL,
        seats BIGINT NOT NULL,
        opener BIGINT NOT NULL,
        PRIMARY KEY (in_table, hash)
    )",
    "CREATE TABLE steps (
        in_table TEXT NOT NULL REFERENCES tables (id),
        seq BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        kind TEXT NOT NULL,
        what TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (in_table, seq)
    )",
    "CREATE TABLE chat (
        in_table TEXT NOT NULL REFERENCES tables (id),
        n BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        name TEXT NOT NULL,
        at BIGINT NOT NULL,
        what TEXT NOT NULL,
        PRIMARY KEY (in_table, n)
    )",
    "CREATE TABLE offers (
        in_table TEXT NOT NULL REFERENCES tables (id),
        n BIGINT NOT NULL,
        seat BIGINT NOT NULL,
        kind TEXT NOT NULL,
        seq BIGINT NOT NULL,
        played BIGINT NOT NULL,
        accepted BIGINT NOT NULL,
        open BIGINT NOT NULL,
        PRIMARY KEY (in_table, n)
    )",
    "CREATE INDEX tables_by_itself ON tables (by_itself)",
    "CREATE INDEX tables_deadline ON tables (deadline)",
]];

/// Makes what the database lacks.
pub(super) async fn provide(pool: &AnyPool, postgres: bool) -> Result<(), StoreError> {
    let mut tx = pool.begin().await?;
    if postgres {
        // Of several servers that start at once, one does it.
        sqlx::query("SELECT pg_advisory_xact_lock(7044)").execute(&mut *tx).await?;
    }
    sqlx::query("CREATE TABLE IF NOT EXISTS version (version BIGINT NOT NULL)").execute(&mut *tx).await?;
    let row = sqlx::query("SELECT CAST(COALESCE(MAX(version), 0) AS BIGINT) FROM version")
        .fetch_one(&mut *tx)
        .await?;
    let there: i64 = row.try_get(0)?;
    let known = VERSIONS.len() as i64;
    if there > known {
        return Err(StoreError::Newer(there));
    }
    for version in there..known {
        for statement in VERSIONS[version as usize] {
            sqlx::query(statement).execute(&mut *tx).await?;
        }
        sqlx::query("INSERT INTO version (version) VALUES ($1)").bind(version + 1).execute(&mut *tx).await?;
    }
    tx.commit().await?;
    Ok(())
}

//! What stands in the database, and how it is read and written.

use super::{Job, Store, StoreError, Value};
use sqlx::any::AnyRow;
use sqlx::{Row, Type, decode::Decode};

/// A table, as the database has it (docs/online.md, section 6).
#[derive(Clone, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) scenario: String,
    pub(crate) options: String,
    pub(crate) edition: i64,
    pub(crate) seed: String,
    pub(crate) salt: String,
    pub(crate) seed_hash: String,
    pub(crate) study: String,
    pub(crate) clock: String,
    pub(crate) opened: i64,
    pub(crate) rematch: String,
}

/// A seat of a table.
#[derive(Clone, Debug)]
pub(crate) struct SeatRow {
    pub(crate) seat: i64,
    pub(crate) who: String,
    pub(crate) name: String,
    pub(crate) used: bool,
    pub(crate) note: String,
    pub(crate) standing: String,
    pub(crate) mail: String,
}

/// Who may sit where.
#[derive(Clone, Debug)]
pub(crate) struct TokenRow {
    pub(crate) hash: String,
    /// A bit for each seat.
    pub(crate) seats: i64,
    pub(crate) opener: bool,
}

/// A step.
#[derive(Clone, Debug)]
pub(crate) struct StepRow {
    pub(crate) seq: i64,
    pub(crate) seat: i64,
    pub(crate) kind: String,
    pub(crate) what: String,
    pub(crate) at: i64,
}

/// A line of talk.
#[derive(Clone, Debug, serde::Serialize)]
pub(crate) struct ChatRow {
    pub(crate) n: i64,
    pub(crate) seat: i64,
    pub(crate) name: String,
    pub(crate) at: i64,
    pub(crate) text: String,
}

/// An offer that is open.
#[derive(Clone, Debug)]
pub(crate) struct OfferRow {
    pub(crate) n: i64,
    pub(crate) seat: i64,
    pub(crate) kind: String,
    pub(crate) seq: i64,
    pub(crate) played: i64,
    /// A bit for each seat.
    pub(crate) accepted: i64,
}

fn get<'r, T: Type<sqlx::Any> + Decode<'r, sqlx::Any>>(row: &'r AnyRow, name: &str) -> Result<T, StoreError> {
    Ok(row.try_get(name)?)
}

impl Store {
    async fn all<T>(
        &self,
        text: &'static str,
        values: Vec<Value>,
        read: impl Fn(&AnyRow) -> Result<T, StoreError>,
    ) -> Result<Vec<T>, StoreError> {
        let rows = super::query((text, values)).fetch_all(&self.pool).await?;
        rows.iter().map(read).collect()
    }

    /// A table by its id.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn table(&self, id: &str) -> Result<Option<TableRow>, StoreError> {
        let text = "SELECT * FROM tables WHERE id = $1";
        let rows = self.all(text, vec![id.into()], |row| {
            Ok(TableRow {
                id: get(row, "id")?,
                game: get(row, "game")?,
                scenario: get(row, "scenario")?,
                options: get(row, "options")?,
                edition: get(row, "edition")?,
                seed: get(row, "seed")?,
                salt: get(row, "salt")?,
                seed_hash: get(row, "seed_hash")?,
                study: get(row, "study")?,
                clock: get(row, "clock")?,
                opened: get(row, "opened")?,
                rematch: get(row, "rematch")?,
            })
        });
        Ok(rows.await?.pop())
    }

    /// The seats of a table.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn seats(&self, table: &str) -> Result<Vec<SeatRow>, StoreError> {
        let text = "SELECT * FROM seats WHERE in_table = $1 ORDER BY seat";
        self.all(text, vec![table.into()], |row| {
            Ok(SeatRow {
                seat: get(row, "seat")?,
                who: get(row, "who")?,
                name: get(row, "name")?,
                used: get::<i64>(row, "used")? != 0,
                note: get(row, "note")?,
                standing: get(row, "standing")?,
                mail: get(row, "mail")?,
            })
        })
        .await
    }

    /// The tokens of a table.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn tokens(&self, table: &str) -> Result<Vec<TokenRow>, StoreError> {
        let text = "SELECT * FROM tokens WHERE in_table = $1";
        self.all(text, vec![table.into()], |row| {
            Ok(TokenRow {
                hash: get(row, "hash")?,
                seats: get(row, "seats")?,
                opener: get::<i64>(row, "opener")? != 0,
            })
        })
        .await
    }

    /// The steps of a table after one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn steps(&self, table: &str, after: i64) -> Result<Vec<StepRow>, StoreError> {
        let text = "SELECT * FROM steps WHERE in_table = $1 AND seq > $2 ORDER BY seq";
        self.all(text, vec![table.into(), after.into()], |row| {
            Ok(StepRow {
                seq: get(row, "seq")?,
                seat: get(row, "seat")?,
                kind: get(row, "kind")?,
                what: get(row, "what")?,
                at: get(row, "at")?,
            })
        })
        .await
    }

    /// The last lines of talk after one.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn chat(&self, table: &str, after: i64) -> Result<Vec<ChatRow>, StoreError> {
        let text = "SELECT * FROM chat WHERE in_table = $1 AND n > $2 ORDER BY n DESC LIMIT 500";
        let mut lines = self
            .all(text, vec![table.into(), after.into()], |row| {
                Ok(ChatRow {
                    n: get(row, "n")?,
                    seat: get(row, "seat")?,
                    name: get(row, "name")?,
                    at: get(row, "at")?,
                    text: get(row, "what")?,
                })
            })
            .await?;
        lines.reverse();
        Ok(lines)
    }

    /// The offers that nobody has answered for good.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn offers(&self, table: &str) -> Result<Vec<OfferRow>, StoreError> {
        let text = "SELECT * FROM offers WHERE in_table = $1 AND open = 1 ORDER BY n";
        self.all(text, vec![table.into()], |row| {
            Ok(OfferRow {
                n: get(row, "n")?,
                seat: get(row, "seat")?,
                kind: get(row, "kind")?,
                seq: get(row, "seq")?,
                played: get(row, "played")?,
                accepted: get(row, "accepted")?,
            })
        })
        .await
    }

    /// The next number in a table's chat or offers.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn next(&self, what: Numbered, table: &str) -> Result<i64, StoreError> {
        let text = match what {
            Numbered::Chat => "SELECT CAST(COALESCE(MAX(n), 0) AS BIGINT) AS n FROM chat WHERE in_table = $1",
            Numbered::Offers => {
                "SELECT CAST(COALESCE(MAX(n), 0) AS BIGINT) AS n FROM offers WHERE in_table = $1"
            }
        };
        let last = self.all(text, vec![table.into()], |row| get::<i64>(row, "n")).await?;
        Ok(last.first().copied().unwrap_or(0) + 1)
    }

    /// Tables that wait for a bot and have not been touched since a time.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn waiting_for_bots(&self, before: i64) -> Result<Vec<String>, StoreError> {
        let text = "SELECT id FROM tables WHERE by_itself = 1 AND touched < $1 LIMIT 500";
        self.all(text, vec![before.into()], |row| get(row, "id")).await
    }

    /// Tables whose clock has run out.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn late(&self, now: i64) -> Result<Vec<String>, StoreError> {
        let text = "SELECT id FROM tables WHERE deadline > 0 AND deadline <= $1 LIMIT 500";
        self.all(text, vec![now.into()], |row| get(row, "id")).await
    }

    /// How many tables there are, and how many are over.
    ///
    /// # Errors
    /// If the database does not answer.
    pub(crate) async fn count(&self) -> Result<(i64, i64), StoreError> {
        let text = "SELECT CAST(COUNT(*) AS BIGINT) AS n, \
            CAST(COALESCE(SUM(CASE WHEN ended = '' THEN 0 ELSE 1 END), 0) AS BIGINT) AS ended FROM tables";
        let counted =
            self.all(text, Vec::new(), |row| Ok((get::<i64>(row, "n")?, get::<i64>(row, "ended")?))).await?;
        Ok(counted.first().copied().unwrap_or_default())
    }
}

/// What is numbered in a table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Numbered {
    /// Its talk.
    Chat,
    /// Its offers.
    Offers,
}

/// A new table, whole.
pub(crate) fn opened(table: &TableRow, seats: &[SeatRow], tokens: &[TokenRow], facts: Facts) -> Job {
    let t = table.clone();
    let mut job = Job::of(&t.id).and(
        "INSERT INTO tables (id, game, scenario, options, edition, seed, salt, seed_hash, study, clock, opened, \
            touched, seq, waits, by_itself, deadline, ended, rematch) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0, $13, $14, $15, '', '') \
            ON CONFLICT DO NOTHING",
        [
            t.id.clone().into(),
            t.game.into(),
            t.scenario.into(),
            t.options.into(),
            t.edition.into(),
            t.seed.into(),
            t.salt.into(),
            t.seed_hash.into(),
            t.study.into(),
            t.clock.into(),
            t.opened.into(),
            t.opened.into(),
            facts.waits.into(),
            i64::from(facts.by_itself).into(),
            facts.deadline.into(),
        ],
    );
    for seat in seats {
        job = job.and(
            "INSERT INTO seats (in_table, seat, who, name, used, note, standing, mail) \
                VALUES ($1, $2, $3, $4, $5, '', '', $6)",
            [
                t.id.clone().into(),
                seat.seat.into(),
                seat.who.clone().into(),
                seat.name.clone().into(),
                i64::from(seat.used).into(),
                seat.mail.clone().into(),
            ],
        );
    }
    for token in tokens {
        job = job.and(
            "INSERT INTO tokens (in_table, hash, seats, opener) VALUES ($1, $2, $3, $4)",
            [
                t.id.clone().into(),
                token.hash.clone().into(),
                token.seats.into(),
                i64::from(token.opener).into(),
            ],
        );
    }
    job
}

/// What follows from a table's steps and is kept beside them, so that it can be looked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Facts {
    /// The seat that decides, or -1.
    pub(crate) waits: i64,
    /// Whether the server must answer for it.
    pub(crate) by_itself: bool,
    /// When the clock runs out, or 0.
    pub(crate) deadline: i64,
    /// How it ended, or nothing.
    pub(crate) ended: String,
}

/// A step, if none has come since.
pub(crate) fn stepped(table: &str, step: StepRow, facts: Facts) -> Job {
    Job::of(table)
        .and(
            "UPDATE tables SET seq = $1, touched = $2, waits = $3, by_itself = $4, deadline = $5, ended = $6 \
                WHERE id = $7 AND seq = $8",
            [
                step.seq.into(),
                step.at.into(),
                facts.waits.into(),
                i64::from(facts.by_itself).into(),
                facts.deadline.into(),
                facts.ended.into(),
                table.into(),
                (step.seq - 1).into(),
            ],
        )
        .and(
            "INSERT INTO steps (in_table, seq, seat, kind, what, at) VALUES ($1, $2, $3, $4, $5, $6)",
            [
                table.into(),
                step.seq.into(),
                step.seat.into(),
                step.kind.into(),
                step.what.into(),
                step.at.into(),
            ],
        )
}

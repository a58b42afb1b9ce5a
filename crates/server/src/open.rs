//! Opening tables, and sitting down at them.

use crate::clock::Clock;
use crate::hub::{Hub, Slot, now};
use crate::limits::Kind;
use crate::live::{self, Live};
use crate::secret::{self, Token};
use crate::store::{Job, SeatRow, TableRow, TokenRow, Written, rows};
use crate::wire::{Push, text_of};
use crate::wrong::Wrong;
use sandtable_engine::SeatId;
use sandtable_engine::dice::Seed;
use serde_json::{Value, json};
use std::net::IpAddr;
use std::sync::Arc;

/// Who asks at a table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Holder {
    /// The token; none for a spectator.
    pub(crate) token: Option<Token>,
    /// A bit for each seat that it holds.
    pub(crate) seats: i64,
    /// Whether the table was opened with it.
    pub(crate) opener: bool,
    /// From where it is shown.
    pub(crate) from: Option<IpAddr>,
}

impl Holder {
    /// Whether it holds a seat.
    pub(crate) const fn holds(&self, seat: SeatId) -> bool {
        seat.0 < 63 && self.seats & (1 << seat.0) != 0
    }

    /// The seat, if it holds it.
    pub(crate) fn must_hold(&self, seat: SeatId) -> Result<SeatId, Wrong> {
        if self.holds(seat) { Ok(seat) } else { Err(Wrong::Seat) }
    }

    /// The seats that it holds.
    pub(crate) fn all(&self) -> Vec<u8> {
        (0..63).filter(|seat| self.seats & (1 << seat) != 0).collect()
    }
}

/// The address of a table in the client.
pub(crate) fn address(table: &str, token: Option<&Token>) -> String {
    token.map_or_else(|| format!("#/online/{table}"), |token| format!("#/online/{table}/{}", token.tell()))
}

const OPTIONAL: &str = "a table is a game, a scenario, options, seats, a name, study and a clock";

impl Hub {
    /// Who holds a token at a table; whoever shows none is a spectator.
    pub(crate) async fn holder(&self, table: &str, token: Option<&str>) -> Result<Holder, Wrong> {
        let Some(text) = token else { return Ok(Holder::default()) };
        let token = Token::read(text).ok_or(Wrong::Token)?;
        let rows = self.store.tokens(table).await?;
        // All are compared, whichever it is.
        let known = rows.iter().fold(None, |known, row| if token.is(&row.hash) { Some(row) } else { known });
        let known = known.ok_or(Wrong::Token)?;
        Ok(Holder { token: Some(token), seats: known.seats, opener: known.opener, from: None })
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If there is no such game, or a wish cannot be met.
    pub(crate) async fn open(self: &Arc<Self>, wish: &Value) -> Result<Value, Wrong> {
        let fields = wish.as_object().ok_or_else(|| Wrong::text(OPTIONAL))?;
        let known = ["game", "scenario", "options", "seats", "name", "study", "clock"];
        if let Some(stranger) = fields.keys().find(|key| !known.contains(&key.as_str())) {
            return Err(Wrong::text(format_args!("{OPTIONAL}; \"{stranger}\" is none of them")));
        }
        let (game, scenario) = (text_of(wish, "game", 40)?, text_of(wish, "scenario", 80)?);
        let name = if fields.contains_key("name") { text_of(wish, "name", 40)? } else { "" };
        let study = if fields.contains_key("study") { text_of(wish, "study", 10)? } else { "after" };
        if !["off", "after", "always"].contains(&study) {
            return Err(Wrong::text("study is off, after or always"));
        }
        let clock = Clock::wished(&wish["clock"])
            .ok_or_else(|| Wrong::text("a clock is so many days, or so many minutes, or null"))?;
        let options = fields.get("options").filter(|options| !options.is_null());
        if options.and_then(Value::as_object).is_some_and(|options| options.values().any(Value::is_null)) {
            return Err(Wrong::text("an option is set to true, false or a word, or left out"));
        }
        let options = options.map_or_else(|| "{}".to_owned(), Value::to_string);
        let wished = wish["seats"].as_array().ok_or_else(|| Wrong::text("seats are a list"))?;
        let game = self.games.get(game)?;
        if wished.len() != game.seats().len() {
            return Err(Wrong::text(format_args!("there are {} seats", game.seats().len())));
        }
        let (seed, salt) = (Seed(secret::random()?), secret::hex(&secret::random::<16>()?));
        let mut row = TableRow {
            id: secret::name()?,
            game: game.id().to_owned(),
            scenario: scenario.to_owned(),
            options,
            edition: i64::from(game.edition()),
            seed: seed.to_string(),
            seed_hash: secret::commitment(&seed, &salt),
            salt,
            study: study.to_owned(),
            clock: clock.write(),
            opened: now(),
            rematch: String::new(),
        };
        let sitting = live::sitting(&*live::begin(&*game, &row, &[])?);
        row.options = {
            // As the game reads them, not as somebody wrote them.
            let read = live::options(&row.options)?;
            serde_json::to_string(&read).map_err(|_| Wrong::Server)?
        };
        let mut seats = Vec::new();
        for seat in sitting {
            let who = wished[seat.index()].as_str().unwrap_or_default();
            let bot = who.strip_prefix("bot:").and_then(live::bot);
            if bot.is_none() && !["me", "friend", "open"].contains(&who) {
                return Err(Wrong::text("a seat is for me, friend, open or a bot such as bot:level3"));
            }
            let mine = who == "me";
            seats.push(SeatRow {
                seat: i64::from(seat.0),
                who: bot.map_or_else(|| who.to_owned(), |bot| format!("bot:{bot}")),
                name: if mine { name.to_owned() } else { String::new() },
                used: mine,
                note: String::new(),
                standing: String::new(),
                mail: String::new(),
            });
        }
        if seats.iter().all(|row| row.who.starts_with("bot:")) {
            return Err(Wrong::text("a table needs a person"));
        }
        let mask = |who: &str| seats.iter().filter(|row| row.who == who).map(|row| 1 << row.seat).sum();
        let (token, row_id) = (Token::fresh()?, row.id.clone());
        let mut tokens = vec![TokenRow { hash: token.hash(), seats: mask("me"), opener: true }];
        let mut links = Vec::new();
        for row in seats.iter().filter(|row| row.who == "friend") {
            let token = Token::fresh()?;
            tokens.push(TokenRow { hash: token.hash(), seats: 1 << row.seat, opener: false });
            links.push(json!({
                "seat": row.seat, "token": token.tell(), "address": address(&row_id, Some(&token)),
            }));
        }
        let answer = json!({
            "table": row_id, "token": token.tell(), "address": address(&row_id, Some(&token)),
            "watch": address(&row_id, None), "links": links, "seed_hash": row.seed_hash,
        });
        let job = Job::of(&row.id);
        if self.write_opened(job, row, seats, &tokens).await? == Written::TooLate {
            return Err(Wrong::Server);
        }
        Ok(answer)
    }

    /// Writes a new table after whatever else the job says, and lets a bot begin if it is for one.
    async fn write_opened(
        self: &Arc<Self>,
        mut job: Job,
        row: TableRow,
        seats: Vec<SeatRow>,
        tokens: &[TokenRow],
    ) -> Result<Written, Wrong> {
        let games = Arc::clone(&self.games);
        let (to_read, there) = (row.clone(), seats.clone());
        let facts = tokio::task::spawn_blocking(move || {
            Ok::<_, Wrong>(Live::load(&games, to_read, there, &[])?.facts())
        });
        let facts = facts.await.map_err(|_| Wrong::Server)??;
        let by_itself = facts.by_itself;
        job.statements.extend(rows::opened(&row, &seats, tokens, facts).statements);
        if self.store.write(job).await? == Written::TooLate {
            return Ok(Written::TooLate);
        }
        self.metrics.opened();
        tracing::info!(table = row.id, game = row.game, scenario = row.scenario, "opened");
        if by_itself {
            let slot = self.slot(&row.id).await?;
            self.call_bots(&slot);
        }
        Ok(Written::Done)
    }

    /// Somebody has shown a token for the first time: its seats are in use.
    pub(crate) async fn use_seats(&self, slot: &Slot, holder: &Holder) -> Result<(), Wrong> {
        let seats = self.with(slot, |live| live.seats.clone()).await?;
        let unused = seats.iter().filter(|row| !row.used && holder.holds(SeatId(row.seat as u8)));
        let mut changed = false;
        for row in unused {
            let job = Job::of(&slot.id).and(
                "UPDATE seats SET used = 1 WHERE in_table = $1 AND seat = $2 AND used = 0",
                [slot.id.as_str().into(), row.seat.into()],
            );
            changed |= self.store.write(job.telling(self.news(slot))).await? == Written::Done;
        }
        if changed { self.seats_changed(slot).await } else { Ok(()) }
    }

    /// What other servers are told when seats, offers or the like are others.
    pub(crate) fn news(&self, slot: &Slot) -> String {
        format!("{} {} table", self.process, slot.id)
    }

    /// The seats are others: they are read again, and whoever listens is told.
    pub(crate) async fn seats_changed(&self, slot: &Slot) -> Result<(), Wrong> {
        let seats = self.store.seats(&slot.id).await?;
        let row = self.store.table(&slot.id).await?.ok_or(Wrong::Unknown)?;
        self.with(slot, |live| {
            live.seats = seats;
            live.row.rematch = row.rematch;
        })
        .await?;
        let _ = slot.pushes.send(Push::Table);
        Ok(())
    }

    /// Somebody sits down on an open seat.
    pub(crate) async fn sit(&self, slot: &Slot, holder: &Holder, about: &Value) -> Result<Value, Wrong> {
        let seat = about["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()).map(SeatId);
        let seat = seat.ok_or_else(|| Wrong::text("it names no seat"))?;
        let name = if about.get("name").is_some() { text_of(about, "name", 40)? } else { "" };
        let who = self.with(slot, move |live| live.who(seat).map(|row| row.who.clone())).await?;
        match who.as_deref() {
            Some("open") => {}
            Some(_) => return Err(Wrong::Taken),
            None => return Err(Wrong::text("nobody sits there in this scenario")),
        }
        let (table, number) = (slot.id.as_str(), i64::from(seat.0));
        let job = Job::of(table).and(
            "UPDATE seats SET who = 'friend', used = 1, name = $1 WHERE in_table = $2 AND seat = $3 AND who = 'open'",
            [name.into(), table.into(), number.into()],
        );
        let (token, job) = match &holder.token {
            Some(token) => {
                let more = job.and(
                    "UPDATE tokens SET seats = seats + $1 WHERE in_table = $2 AND hash = $3",
                    [(1_i64 << seat.0).into(), table.into(), token.hash().into()],
                );
                (token.clone(), more)
            }
            None => {
                let token = Token::fresh()?;
                let new = job.and(
                    "INSERT INTO tokens (in_table, hash, seats, opener) VALUES ($1, $2, $3, 0)",
                    [table.into(), token.hash().into(), (1_i64 << seat.0).into()],
                );
                (token, new)
            }
        };
        if self.store.write(job.telling(self.news(slot))).await? == Written::TooLate {
            return Err(Wrong::Taken);
        }
        self.seats_changed(slot).await?;
        Ok(json!({ "token": token.tell(), "address": address(&slot.id, Some(&token)) }))
    }

    /// A new link for a friend's seat that nobody has used.
    pub(crate) async fn link(&self, slot: &Slot, holder: &Holder, about: &Value) -> Result<Value, Wrong> {
        if !holder.opener {
            return Err(Wrong::Seat);
        }
        let seat = about["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok()).map(SeatId);
        let seat = seat.ok_or_else(|| Wrong::text("it names no seat"))?;
        let row = self.with(slot, move |live| live.who(seat).cloned()).await?;
        if row.is_none_or(|row| row.who != "friend" || row.used) {
            return Err(Wrong::Taken);
        }
        let (table, number, token) = (slot.id.as_str(), i64::from(seat.0), Token::fresh()?);
        // The first statement changes nothing but makes sure that nobody has come since.
        let job = Job::of(table)
            .and(
                "UPDATE seats SET used = 0 WHERE in_table = $1 AND seat = $2 AND used = 0 AND who = 'friend'",
                [table.into(), number.into()],
            )
            .and(
                "DELETE FROM tokens WHERE in_table = $1 AND seats = $2 AND opener = 0",
                [table.into(), (1_i64 << seat.0).into()],
            )
            .and(
                "INSERT INTO tokens (in_table, hash, seats, opener) VALUES ($1, $2, $3, 0)",
                [table.into(), token.hash().into(), (1_i64 << seat.0).into()],
            );
        if self.store.write(job).await? == Written::TooLate {
            return Err(Wrong::Taken);
        }
        Ok(json!({
            "seat": seat.0, "token": token.tell(), "address": address(&slot.id, Some(&token)),
        }))
    }

    /// The same again, with the sides swapped or not; every token holds its seats there.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        slot: &Arc<Slot>,
        holder: &Holder,
        swap: bool,
    ) -> Result<Value, Wrong> {
        let token = holder.token.as_ref().ok_or(Wrong::Token)?;
        let (row, seats, over) =
            self.with(slot, |live| (live.row.clone(), live.seats.clone(), live.over.is_some())).await?;
        if !over {
            return Err(Wrong::text("the game is not over"));
        }
        if !row.rematch.is_empty() {
            return self.told_rematch(&row.rematch, token, false).await;
        }
        if holder.from.is_some_and(|who| !self.limits.allow(who, Kind::Table)) {
            self.metrics.too_much();
            return Err(Wrong::Busy);
        }
        // Whoever sat on the first seat sits on the next one, and so on round.
        let order: Vec<i64> = seats.iter().map(|row| row.seat).collect();
        let next = |seat: i64| {
            let at = order.iter().position(|there| *there == seat).unwrap_or(0);
            if swap { order[(at + 1) % order.len()] } else { seat }
        };
        let again: Vec<SeatRow> = {
            let mut again: Vec<_> = seats
                .iter()
                .map(|row| SeatRow {
                    seat: next(row.seat),
                    note: String::new(),
                    standing: String::new(),
                    ..row.clone()
                })
                .collect();
            again.sort_by_key(|row| row.seat);
            again
        };
        let tokens = self.store.tokens(&slot.id).await?;
        let tokens: Vec<TokenRow> = tokens
            .into_iter()
            .map(|row| {
                let held = order.iter().filter(|seat| row.seats & (1 << **seat) != 0);
                TokenRow { seats: held.map(|seat| 1 << next(*seat)).sum(), ..row }
            })
            .collect();
        let (seed, salt) = (Seed(secret::random()?), secret::hex(&secret::random::<16>()?));
        let new = TableRow {
            id: secret::name()?,
            edition: row.edition,
            seed: seed.to_string(),
            seed_hash: secret::commitment(&seed, &salt),
            salt,
            opened: now(),
            rematch: String::new(),
            ..row
        };
        let id = new.id.clone();
        // First the promise that there is only one; then, in the same breath, the table itself.
        let job = Job::of(&slot.id)
            .and(
                "UPDATE tables SET rematch = $1 WHERE id = $2 AND rematch = ''",
                [id.as_str().into(), slot.id.as_str().into()],
            )
            .telling(self.news(slot));
        if self.write_opened(job, new, again, &tokens).await? == Written::TooLate {
            let there = self.store.table(&slot.id).await?.ok_or(Wrong::Unknown)?;
            return self.told_rematch(&there.rematch, token, false).await;
        }
        self.seats_changed(slot).await?;
        self.told_rematch(&id, token, true).await
    }

    /// Where the same is played again, which seats one has there, and whether it was opened just now.
    async fn told_rematch(&self, table: &str, token: &Token, made: bool) -> Result<Value, Wrong> {
        let mine = self.holder(table, Some(token.tell())).await?.all();
        Ok(json!({
            "table": table, "token": token.tell(), "address": address(table, Some(token)), "mine": mine, "made": made,
        }))
    }
}

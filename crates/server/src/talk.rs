//! What is said at a table, and what is told of it.

use crate::hub::{Hub, NOBODY, Slot, Wish, now};
use crate::live::{self, Live};
use crate::open::{Holder, address};
use crate::step::Step;
use crate::store::rows::Numbered;
use crate::store::{Job, OfferRow, Written};
use crate::wire::{Caller, Done, Push, Request, text_of};
use crate::wrong::Wrong;
use sandtable_bots::unheard;
use sandtable_catalog::{Failure, Query};
use sandtable_engine::SeatId;
use sandtable_engine::record::Record;
use sandtable_engine::view::Viewer;
use serde_json::{Value, json};
use std::sync::Arc;

/// How long a line may be that a person writes, in characters.
const LINE: usize = 500;

/// How long a private note may be.
const NOTE: usize = 10_000;

/// The longest action that is read.
const ACTION: usize = 500;

/// How many lines may be said at a table, and how many offers made.
const LINES: i64 = 10_000;

/// How many answers a seat may give beforehand.
const STANDING: usize = 50;

impl Hub {
    /// Does what a request wants.
    ///
    /// # Errors
    /// What to tell whoever asked.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        slot: &Arc<Slot>,
        holder: &Holder,
        by: Caller,
        request: &Request,
    ) -> Result<Done, Wrong> {
        let seat = || request.seat().and_then(|seat| holder.must_hold(seat));
        let done = match request.wanted.as_str() {
            "ask" => return self.ask(slot, holder, request).await,
            "play" | "undo" | "undo_phase" | "redo" | "retract" | "resign" => {
                let step = match request.wanted.as_str() {
                    "play" => Step::Play(request.text("action", ACTION)?.to_owned()),
                    "retract" => Step::Retract(request.text("action", ACTION)?.to_owned()),
                    "undo" => Step::Undo,
                    "undo_phase" => Step::UndoPhase,
                    "redo" => Step::Redo,
                    _ => Step::Resign,
                };
                let seq = Some(request.number("seq")? as i64);
                let from = Some(request.number("from")?);
                return self.step(slot, Wish { seat: Some(seat()?), step, seq, from, by }).await;
            }
            "offer" => self.offer(slot, holder, seat()?, request).await?,
            "accept" | "refuse" => {
                let yes = request.wanted == "accept";
                self.decide(slot, holder, seat()?, request.number("offer")? as i64, yes).await?
            }
            "chat" => self.say(slot, seat()?, request.text("text", LINE)?, by).await?,
            "note" => {
                let set = "UPDATE seats SET note = $1 WHERE in_table = $2 AND seat = $3";
                self.set(slot, seat()?, set, request.text("text", NOTE)?, false).await?
            }
            "name" => {
                let set = "UPDATE seats SET name = $1 WHERE in_table = $2 AND seat = $3";
                self.set(slot, seat()?, set, request.text("name", 40)?.trim(), true).await?
            }
            "mail" => {
                let mail = request.text("address", 200)?;
                if !mail.is_empty() && !crate::post::is_mailbox(mail) {
                    return Err(Wrong::text("this is no mailbox"));
                }
                let set = "UPDATE seats SET mail = $1 WHERE in_table = $2 AND seat = $3";
                self.set(slot, seat()?, set, mail, false).await?
            }
            "standing" => {
                let seat = seat()?;
                let rules = standing(&request.about)?;
                let set = "UPDATE seats SET standing = $1 WHERE in_table = $2 AND seat = $3";
                let done = self.set(slot, seat, set, &rules, true).await?;
                if self.with(slot, |live| live.standing_answer().is_some()).await? {
                    self.call_bots(slot);
                }
                done
            }
            "advise" => {
                let (seat, bot) = (seat()?, request.text("bot", 40)?);
                // One at a time: to think is the dearest thing that can be asked for.
                let _one = slot.advising.try_acquire().map_err(|_| Wrong::Busy)?;
                self.advise(slot, seat, bot).await?
            }
            "rematch" => {
                seat()?;
                let swap = request.about["swap"].as_bool().unwrap_or(true);
                Done::value(self.rematch(slot, holder, swap).await?.to_string())
            }
            "record" => {
                let record = self.with(slot, |live| live.over.map(|_| live.record())).await?;
                let record = record.ok_or(Wrong::Failure(Failure::Hidden))?;
                Done::value(json!(record).to_string())
            }
            "ping" => Done::value("null"),
            other => return Err(Wrong::text(format_args!("nobody wants \"{other}\""))),
        };
        Ok(done)
    }

    /// Answers a question about the game.
    async fn ask(&self, slot: &Slot, holder: &Holder, request: &Request) -> Result<Done, Wrong> {
        let seat = match &request.about["seat"] {
            Value::Null => None,
            _ => Some(holder.must_hold(request.seat()?)?),
        };
        let at = request.number_or("at", None)?;
        let question = request.about.get("question").ok_or_else(|| Wrong::text("it asks no question"))?;
        let query = Query::read(&question.to_string())?;
        if !is_plain(question) {
            return Err(Wrong::text("this is no question: it names what is nothing, or too large a number"));
        }
        let (value, seq) = self
            .with(slot, move |live| {
                let then = at.filter(|at| *at < live.table.len()).map(|at| live.table.moment(at));
                let table = then.as_deref().unwrap_or(&*live.table);
                let over = live.over.is_some();
                let all_is_told = live.is_cut_short() && crate::watch::is_of_what_is_seen(&query);
                let value = match seat.filter(|_| !all_is_told) {
                    Some(seat) => {
                        let told = query.answer(&*live.game, table, Viewer::Seat(seat));
                        told.map_err(Wrong::from)
                    }
                    None => crate::watch::answer(&*live.game, table, &query, over),
                };
                (value, live.seq)
            })
            .await?;
        Ok(Done { value: value?, seq: Some(seq) })
    }

    /// What a bot would do for a seat.
    async fn advise(&self, slot: &Slot, seat: SeatId, bot: &str) -> Result<Done, Wrong> {
        let spec = live::bot(bot).ok_or_else(|| Wrong::text(format_args!("nobody is called \"{bot}\"")))?;
        let found = self.with(slot, |live| {
            if live.row.study != "always" || live.over.is_some() {
                return Err(Wrong::Study);
            }
            Ok((Arc::clone(&live.game), live.table.record()))
        });
        let (game, record) = found.await??;
        let _permit = self.thinkers.acquire().await.map_err(|_| Wrong::Server)?;
        let thought = tokio::task::spawn_blocking(move || {
            let mut table = game.replay(&Record::read(&record)?)?;
            // The hints' dice are their own: they tell nothing of the table's.
            let advice = table.advise(Viewer::Seat(seat), spec, 1, &mut unheard());
            serde_json::to_string(&advice).map_err(|_| Wrong::Server)
        });
        Ok(Done::value(thought.await.map_err(|_| Wrong::Server)??))
    }

    /// Somebody says something.
    async fn say(&self, slot: &Slot, seat: SeatId, text: &str, by: Caller) -> Result<Done, Wrong> {
        let text = text.trim();
        if text.is_empty() {
            return Err(Wrong::text("nothing is said"));
        }
        let name = self.with(slot, move |live| live.who(seat).map(|row| row.name.clone())).await?;
        let (name, at) = (name.unwrap_or_default(), now());
        for _ in 0..20 {
            let n = self.store.next(Numbered::Chat, &slot.id).await?;
            if n > LINES {
                return Err(Wrong::Large);
            }
            let job = Job::of(&slot.id).and(
                "INSERT INTO chat (in_table, n, seat, name, at, what) VALUES ($1, $2, $3, $4, $5, $6) \
                    ON CONFLICT DO NOTHING",
                [
                    slot.id.as_str().into(),
                    n.into(),
                    i64::from(seat.0).into(),
                    name.as_str().into(),
                    at.into(),
                    text.into(),
                ],
            );
            let told = format!("{} {} chat {n}", self.process, slot.id);
            if self.store.write(job.telling(told)).await? == Written::Done {
                let line =
                    json!({ "n": n, "seat": seat.0, "name": name, "at": at, "text": text }).to_string();
                let _ = slot.pushes.send(Push::Chat { line: line.as_str().into(), by });
                return Ok(Done::value(line));
            }
        }
        Err(Wrong::Busy)
    }

    /// Changes something of a seat.
    async fn set(
        &self,
        slot: &Slot,
        seat: SeatId,
        text: &'static str,
        value: &str,
        shown: bool,
    ) -> Result<Done, Wrong> {
        let number = i64::from(seat.0);
        let mut job = Job::of(&slot.id).and(text, [value.into(), slot.id.as_str().into(), number.into()]);
        if shown {
            job = job.telling(self.news(slot));
        }
        self.store.write(job).await?;
        if shown {
            self.seats_changed(slot).await?;
        } else {
            let seats = self.store.seats(&slot.id).await?;
            self.with(slot, |live| live.seats = seats).await?;
        }
        Ok(Done::value("null"))
    }

    /// A seat offers something to the others.
    async fn offer(
        self: &Arc<Self>,
        slot: &Arc<Slot>,
        holder: &Holder,
        seat: SeatId,
        request: &Request,
    ) -> Result<Done, Wrong> {
        let kind = request.text("kind", 20)?.to_owned();
        let played = match kind.as_str() {
            "take_back" => request.number("played")?,
            "end" => 0,
            _ => return Err(Wrong::text("what is offered is take_back or end")),
        };
        let (seq, len, over) =
            self.with(slot, |live| (live.seq, live.table.len(), live.over.is_some())).await?;
        if over {
            return Err(Failure::Over.into());
        }
        if kind == "take_back" && played >= len {
            return Err(Wrong::text("it is no moment of the past"));
        }
        let open = self.offers(slot, seq).await?;
        if open.iter().any(|offer| offer.kind == kind) {
            return Err(Wrong::Taken);
        }
        let n = self.store.next(Numbered::Offers, &slot.id).await?;
        if n > LINES {
            return Err(Wrong::Large);
        }
        let job = Job::of(&slot.id).and(
            "INSERT INTO offers (in_table, n, seat, kind, seq, played, accepted, open) \
                VALUES ($1, $2, $3, $4, $5, $6, $7, 1) ON CONFLICT DO NOTHING",
            [
                slot.id.as_str().into(),
                n.into(),
                i64::from(seat.0).into(),
                kind.into(),
                seq.into(),
                (played as i64).into(),
                holder.seats.into(),
            ],
        );
        if self.store.write(job.telling(self.news(slot))).await? == Written::TooLate {
            return Err(Wrong::Taken);
        }
        self.settle(slot, n).await?;
        self.tell(slot, holder).await
    }

    /// A seat accepts what was offered, or refuses it.
    async fn decide(
        self: &Arc<Self>,
        slot: &Arc<Slot>,
        holder: &Holder,
        seat: SeatId,
        number: i64,
        yes: bool,
    ) -> Result<Done, Wrong> {
        let seq = self.with(slot, |live| live.seq).await?;
        let open = self.offers(slot, seq).await?;
        let offer = open.iter().find(|offer| offer.n == number).ok_or(Wrong::Unknown)?;
        let job = if yes {
            let more = holder.seats & !offer.accepted | (1 << seat.0) & !offer.accepted;
            Job::of(&slot.id).and(
                "UPDATE offers SET accepted = accepted + $1 WHERE in_table = $2 AND n = $3 AND open = 1 \
                    AND accepted = $4",
                [more.into(), slot.id.as_str().into(), number.into(), offer.accepted.into()],
            )
        } else {
            Job::of(&slot.id).and(
                "UPDATE offers SET open = 0 WHERE in_table = $1 AND n = $2 AND open = 1",
                [slot.id.as_str().into(), number.into()],
            )
        };
        if self.store.write(job.telling(self.news(slot))).await? == Written::TooLate {
            return Err(Wrong::Busy);
        }
        if yes {
            self.settle(slot, number).await?;
        } else {
            let _ = slot.pushes.send(Push::Table);
        }
        self.tell(slot, holder).await
    }

    /// What was offered happens if all have accepted.
    async fn settle(self: &Arc<Self>, slot: &Arc<Slot>, number: i64) -> Result<(), Wrong> {
        let offer = self.store.offers(&slot.id).await?.into_iter().find(|offer| offer.n == number);
        let Some(offer) = offer else { return Ok(()) };
        let accepted = offer.accepted;
        let all = self.with(slot, move |live| {
            // Where nobody sits, nobody can be asked.
            let silent = |who: &str| who.starts_with("bot:") || who == "open";
            live.seats.iter().all(|row| silent(&row.who) || accepted & (1 << row.seat) != 0)
        });
        if all.await? {
            let job = Job::of(&slot.id).and(
                "UPDATE offers SET open = 0 WHERE in_table = $1 AND n = $2 AND open = 1",
                [slot.id.as_str().into(), number.into()],
            );
            if self.store.write(job).await? == Written::Done {
                let (step, seq) = match offer.kind.as_str() {
                    "end" => (Step::End, None),
                    _ => (Step::Back(usize::try_from(offer.played).unwrap_or(0)), Some(offer.seq)),
                };
                self.step(slot, Wish { seat: None, step, seq, from: None, by: NOBODY }).await?;
            }
        }
        let _ = slot.pushes.send(Push::Table);
        Ok(())
    }

    /// The offers that stand: one to take back is void when something has happened since.
    async fn offers(&self, slot: &Slot, seq: i64) -> Result<Vec<OfferRow>, Wrong> {
        let mut offers = self.store.offers(&slot.id).await?;
        offers.retain(|offer| offer.kind != "take_back" || offer.seq == seq);
        Ok(offers)
    }

    /// The table as a holder may know it: what a push says of it.
    pub(crate) async fn tell(&self, slot: &Slot, holder: &Holder) -> Result<Done, Wrong> {
        let here = slot.seats_here();
        let (holder, table) = (holder.clone(), slot.id.clone());
        let (mut told, seq) =
            self.with(slot, move |live| (told(live, &table, &holder, &here), live.seq)).await?;
        let offers = if told["over"].is_null() { self.offers(slot, seq).await? } else { Vec::new() };
        let offers = offers.iter().map(|offer| {
            json!({
                "offer": offer.n, "kind": offer.kind, "seat": offer.seat,
                "played": (offer.kind == "take_back").then_some(offer.played),
                "accepted": (0..63).filter(|seat| offer.accepted & (1 << seat) != 0).collect::<Vec<_>>(),
            })
        });
        told["offers"] = offers.collect();
        Ok(Done { value: told.to_string(), seq: Some(seq) })
    }

    /// All that whoever comes to a table needs to know.
    pub(crate) async fn hello(&self, slot: &Slot, holder: &Holder, seen: Option<i64>) -> Result<Done, Wrong> {
        if holder.token.is_some() {
            self.use_seats(slot, holder).await?;
        }
        let told = self.tell(slot, holder).await?;
        let mut value: Value = serde_json::from_str(&told.value).map_err(|_| Wrong::Server)?;
        let (mine, spectator) = (holder.all(), holder.token.is_none());
        let (more, notes) = self
            .with(slot, move |live| {
                let notes = live.seats.iter().filter(|row| mine.contains(&(row.seat as u8)));
                let notes: serde_json::Map<String, Value> =
                    notes.map(|row| (row.seat.to_string(), json!(row.note))).collect();
                let options: Value = serde_json::from_str(&live.row.options).unwrap_or_default();
                let more = json!({
                    "table": live.row.id, "game": live.row.game, "scenario": live.row.scenario, "options": options,
                    "mine": mine, "spectator": spectator, "seed_hash": live.row.seed_hash,
                    "study": live.row.study, "opened": live.row.opened,
                    "from": seen.map_or(0, |seen| live.from(seen)),
                });
                (more, notes)
            })
            .await?;
        if let (Some(value), Value::Object(more)) = (value.as_object_mut(), more) {
            value.extend(more);
            value.insert("opener".to_owned(), json!(holder.opener));
            value.insert("notes".to_owned(), Value::Object(notes));
            let chat = self.store.chat(&slot.id, 0).await?;
            value.insert("chat".to_owned(), serde_json::to_value(chat).map_err(|_| Wrong::Server)?);
        }
        Ok(Done { value: value.to_string(), seq: told.seq })
    }
}

/// Whether a question names nothing that is not there but the counter or the space that somebody does not point at, and no
/// number beyond what any game has: its reader would take both.
fn is_plain(question: &Value) -> bool {
    let about =
        question.as_object().into_iter().flat_map(|words| words.values()).filter_map(Value::as_object);
    about.flatten().all(|(name, value)| match value {
        Value::Null => name == "counter" || name == "space",
        Value::Number(number) => number.as_u64().is_some_and(|number| u32::try_from(number).is_ok()),
        _ => true,
    })
}

/// What a holder may know of the seats and of the end.
fn told(live: &Live, table: &str, holder: &Holder, here: &[u8]) -> Value {
    let last = live.last_of_each();
    let seats = live.seats.iter().map(|row| {
        let seat = row.seat as u8;
        let mine = holder.holds(SeatId(seat));
        let standing: Value =
            if mine { serde_json::from_str(&row.standing).unwrap_or(json!([])) } else { Value::Null };
        json!({
            "seat": seat, "who": row.who, "name": row.name, "here": here.contains(&seat), "mine": mine,
            "used": row.used, "since": last.get(usize::from(seat)).copied().unwrap_or(0),
            "standing": standing, "mail": mine.then_some(&row.mail),
        })
    });
    let over = live.over.map(|over| {
        json!({
            "how": over.word(), "seat": over.seat().map(|seat| seat.0), "seed": live.row.seed,
            "salt": live.row.salt, "record": live.record(),
        })
    });
    let rematch = (!live.row.rematch.is_empty()).then(|| address(&live.row.rematch, holder.token.as_ref()));
    json!({
        "table": table, "seq": live.seq, "played": live.table.len(),
        "to_act": live.table.to_act().filter(|_| live.over.is_none()).map(|seat| seat.0),
        "seats": seats.collect::<Vec<_>>(), "over": over, "clock": live.tell_clock(),
        "rematch": rematch, "now": now(),
    })
}

/// Reads answers given beforehand, and writes them as they are kept.
fn standing(about: &Value) -> Result<String, Wrong> {
    let rules = about["rules"].as_array().filter(|rules| rules.len() <= STANDING);
    let rules = rules.ok_or_else(|| Wrong::text(format_args!("rules are a list, of {STANDING} at most")))?;
    let read = rules.iter().map(|rule| {
        let (asked, play) = (text_of(rule, "if", 100)?, text_of(rule, "play", ACTION)?);
        let said = if rule.get("said").is_some() { text_of(rule, "said", 300)? } else { "" };
        Ok(json!({ "if": asked, "play": play, "said": said }))
    });
    Ok(Value::Array(read.collect::<Result<_, Wrong>>()?).to_string())
}

//! The tables of this process: a cache of what stands in the database, and who wants to hear of each.

use crate::limits::Limits;
use crate::live::{Games, Live};
use crate::metrics::Metrics;
use crate::step::Step;
use crate::store::{StepRow, Store, Written, rows};
use crate::wire::{Caller, Done, Push};
use crate::wrong::Wrong;
use sandtable_catalog::{Query, Sight};
use sandtable_engine::SeatId;
use sandtable_engine::view::Viewer;
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::{Mutex as AsyncMutex, OwnedMutexGuard, Semaphore, broadcast, watch};

/// A caller that hears of everything: bots, clocks, other servers.
pub(crate) const NOBODY: Caller = 0;

/// So many steps a table may have, besides its end: ten times as many as any game has taken.
const STEPS: i64 = 100_000;

/// How many pushes a slow client may lag behind before it is told only where the table stands.
const PUSHES: usize = 64;

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// Waits until the server is ending.
pub(crate) async fn ended(ending: &mut watch::Receiver<bool>) {
    drop(ending.wait_for(|ending| *ending).await);
}

/// A lock that is not poisoned by whoever panicked with it.
pub(crate) fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A table's place in this process.
pub(crate) struct Slot {
    /// Its id.
    pub(crate) id: String,
    /// The table, if it is in memory.
    live: Arc<AsyncMutex<Option<Live>>>,
    /// Whoever wants to hear of it.
    pub(crate) pushes: broadcast::Sender<Push>,
    /// How many connections of each seat there are here.
    pub(crate) here: Mutex<BTreeMap<u8, usize>>,
    /// The seats that are connected to other servers, by their names: a bit for each.
    pub(crate) elsewhere: Mutex<BTreeMap<String, i64>>,
    /// Whether a bot thinks about it.
    pub(crate) thinking: AtomicBool,
    /// One bot at a time thinks about a hint.
    pub(crate) advising: Semaphore,
    used: AtomicI64,
}

/// The tables of this process.
pub(crate) struct Hub {
    /// The database.
    pub(crate) store: Store,
    /// The games.
    pub(crate) games: Arc<Games>,
    /// How much anybody may ask.
    pub(crate) limits: Limits,
    /// What is counted.
    pub(crate) metrics: Metrics,
    /// The name of this process among those that share the database.
    pub(crate) process: String,
    /// The other servers on the database, and when each was heard of last.
    pub(crate) others: Mutex<HashMap<String, Instant>>,
    /// One thing at a time is told to them.
    pub(crate) telling: AsyncMutex<()>,
    /// What the host wants to be told of.
    pub(crate) post: crate::post::Post,
    /// How many bots think at once.
    pub(crate) thinkers: Arc<Semaphore>,
    engine: Arc<Semaphore>,
    slots: Mutex<HashMap<String, Arc<Slot>>>,
    ending: watch::Sender<bool>,
    callers: AtomicU64,
}

/// What a step is, and who wants which answer.
pub(crate) struct Wish {
    /// Whose step it is; nobody's if all agreed.
    pub(crate) seat: Option<SeatId>,
    /// The step.
    pub(crate) step: Step,
    /// Where the table must stand.
    pub(crate) seq: Option<i64>,
    /// From which entry on the seat wants to see the history.
    pub(crate) from: Option<usize>,
    /// Who does it.
    pub(crate) by: Caller,
}

impl Hub {
    /// The tables of a database.
    ///
    /// # Errors
    /// If the system has no random numbers.
    pub(crate) fn new(
        store: Store,
        limits: Limits,
        post: crate::post::Post,
        bots: usize,
    ) -> Result<Arc<Self>, getrandom::Error> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Ok(Arc::new(Self {
            store,
            games: Arc::default(),
            limits,
            metrics: Metrics::default(),
            process: crate::secret::name()?,
            others: Mutex::default(),
            telling: AsyncMutex::default(),
            post,
            thinkers: Arc::new(Semaphore::new(bots.max(1))),
            engine: Arc::new(Semaphore::new(cores.max(2))),
            slots: Mutex::default(),
            ending: watch::channel(false).0,
            callers: AtomicU64::new(NOBODY + 1),
        }))
    }

    /// A number for somebody who asks.
    pub(crate) fn caller(&self) -> Caller {
        self.callers.fetch_add(1, Ordering::Relaxed)
    }

    /// Whether the server is ending, and when it begins to.
    pub(crate) fn ending(&self) -> watch::Receiver<bool> {
        self.ending.subscribe()
    }

    /// Whether the server is ending.
    pub(crate) fn is_ending(&self) -> bool {
        *self.ending.borrow()
    }

    /// Ends connections and bots.
    pub(crate) fn end(&self) {
        self.ending.send_replace(true);
    }

    /// The place of a table that somebody asks about.
    ///
    /// # Errors
    /// If there is no such table.
    pub(crate) async fn slot(self: &Arc<Self>, id: &str) -> Result<Arc<Slot>, Wrong> {
        if id.len() != 16 || !id.bytes().all(|b| b.is_ascii_alphanumeric()) {
            return Err(Wrong::Unknown);
        }
        if let Some(slot) = self.slot_here(id) {
            slot.used.store(now(), Ordering::Relaxed);
            return Ok(slot);
        }
        self.store.table(id).await?.ok_or(Wrong::Unknown)?;
        self.tell_all(format!("{id} who"));
        let mut slots = locked(&self.slots);
        let slot = slots.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Slot {
                id: id.to_owned(),
                live: Arc::default(),
                pushes: broadcast::channel(PUSHES).0,
                here: Mutex::default(),
                elsewhere: Mutex::default(),
                thinking: AtomicBool::new(false),
                advising: Semaphore::new(1),
                used: AtomicI64::new(now()),
            })
        });
        Ok(Arc::clone(slot))
    }

    /// The place of a table, if it has one in this process.
    pub(crate) fn slot_here(&self, id: &str) -> Option<Arc<Slot>> {
        locked(&self.slots).get(id).cloned()
    }

    /// All tables that have a place in this process.
    pub(crate) fn slots(&self) -> Vec<Arc<Slot>> {
        locked(&self.slots).values().cloned().collect()
    }

    /// How many tables have a place here, and how many of them are in memory.
    pub(crate) fn held(&self) -> (usize, usize) {
        let slots = self.slots();
        let live =
            slots.iter().filter(|slot| slot.live.try_lock().map_or(true, |live| live.is_some())).count();
        (slots.len(), live)
    }

    /// Forgets tables that nobody has asked about for so many seconds; keeps so many at most in memory.
    pub(crate) fn forget(&self, after: i64, most: usize) {
        let before = now() - after;
        let mut slots = locked(&self.slots);
        slots.retain(|_, slot| {
            let idle = slot.used.load(Ordering::Relaxed) < before && !slot.thinking.load(Ordering::Relaxed);
            // Nobody else has this place now, and nobody can get it while the list is locked.
            !(idle && slot.pushes.receiver_count() == 0 && Arc::strong_count(slot) == 1)
        });
        let mut live: Vec<_> = slots
            .values()
            .filter(|slot| slot.live.try_lock().is_ok_and(|live| live.is_some()))
            .map(|slot| (slot.used.load(Ordering::Relaxed), Arc::clone(slot)))
            .collect();
        drop(slots);
        live.sort_by_key(|(used, _)| *used);
        let many = live.len().saturating_sub(most);
        for (at, (used, slot)) in live.into_iter().enumerate() {
            if (at < many || used < before)
                && let Ok(mut live) = slot.live.try_lock()
            {
                *live = None;
            }
        }
    }

    /// The table, in memory and locked.
    async fn live(&self, slot: &Slot) -> Result<OwnedMutexGuard<Option<Live>>, Wrong> {
        slot.used.store(now(), Ordering::Relaxed);
        let mut live = Arc::clone(&slot.live).lock_owned().await;
        if live.is_none() {
            let row = self.store.table(&slot.id).await?.ok_or(Wrong::Unknown)?;
            let seats = self.store.seats(&slot.id).await?;
            let steps = self.store.steps(&slot.id, 0).await?;
            let (begun, today) = (row.edition, i64::from(self.games.get(&row.game)?.edition()));
            let games = Arc::clone(&self.games);
            // Reading is short, but not so short that others should wait for it.
            let loaded = tokio::task::spawn_blocking(move || Live::load(&games, row, seats, &steps)).await;
            match loaded {
                Ok(Ok(loaded)) => *live = Some(loaded),
                Ok(Err(_)) if begun != today => {
                    return Err(Wrong::text(format_args!(
                        "this game was begun by edition {begun} of the rules, and by today's, edition {today}, it cannot go on"
                    )));
                }
                Ok(Err(wrong)) => {
                    tracing::error!(table = slot.id, ?wrong, "a table cannot be read");
                    return Err(Wrong::Server);
                }
                Err(error) => {
                    tracing::error!(table = slot.id, %error, "the engine failed");
                    return Err(Wrong::Server);
                }
            }
        }
        Ok(live)
    }

    /// Does something with a table, on a thread where it may take a while.
    pub(crate) async fn with<T: Send + 'static>(
        &self,
        slot: &Slot,
        work: impl FnOnce(&mut Live) -> T + Send + 'static,
    ) -> Result<T, Wrong> {
        let live = self.live(slot).await?;
        Ok(self.work(live, work).await?.1)
    }

    /// Does something with a table that is locked.
    async fn work<T: Send + 'static>(
        &self,
        mut live: OwnedMutexGuard<Option<Live>>,
        work: impl FnOnce(&mut Live) -> T + Send + 'static,
    ) -> Result<(OwnedMutexGuard<Option<Live>>, T), Wrong> {
        let _permit = self.engine.acquire().await.map_err(|_| Wrong::Server)?;
        let done = tokio::task::spawn_blocking(move || {
            let outcome = catch_unwind(AssertUnwindSafe(|| live.as_mut().map(work)));
            if outcome.is_err() {
                // Nobody knows in what state it is: it is read again.
                *live = None;
            }
            (live, outcome)
        });
        match done.await {
            Ok((live, Ok(Some(done)))) => Ok((live, done)),
            Ok(_) | Err(_) => {
                tracing::error!("the engine failed");
                self.metrics.failed();
                Err(Wrong::Server)
            }
        }
    }

    /// Takes a step: the engine checks it, it is written, and only then it is told.
    pub(crate) async fn step(self: &Arc<Self>, slot: &Arc<Slot>, wish: Wish) -> Result<Done, Wrong> {
        let started = Instant::now();
        let live = self.live(slot).await?;
        let Wish { seat, step, seq: expected, from: wanted, by } = wish;
        let at = now();
        let kept = step.clone();
        let (mut live, outcome) = self
            .work(live, move |live| {
                if let Some(expected) = expected.filter(|expected| *expected != live.seq) {
                    tracing::debug!(expected, there = live.seq, "stale");
                    return Err(Wrong::Stale(live.seq));
                }
                if live.seq >= STEPS && !step.is_end() {
                    return Err(Wrong::text("nobody plays that long: this table takes no more steps"));
                }
                let deciding = live.table.to_act();
                let from = live.take(seat, &step)?;
                live.count(from, deciding, at);
                let sight = wanted.map(|wanted| sight_of(live, seat, wanted)).transpose()?;
                let push = Push::Changed {
                    seq: live.seq,
                    from,
                    played: live.table.len(),
                    to_act: live.table.to_act().filter(|_| live.over.is_none()),
                    by,
                };
                let facts = live.facts();
                let handed_over = live.table.to_act() != deciding;
                Ok((facts, live.seq, push, sight, handed_over, (live.over.is_some(), live.has_clock())))
            })
            .await?;
        let (facts, seq, push, sight, handed_over, (over, clock)) = outcome?;
        let played = started.elapsed();
        let calls = facts.by_itself;
        let (kind, what) = kept.write();
        let row =
            StepRow { seq, seat: seat.map_or(-1, |seat| i64::from(seat.0)), kind: kind.to_owned(), what, at };
        let told = format!("{} {} {seq}", self.process, slot.id);
        let written = self.store.write(rows::stepped(&slot.id, row, facts).telling(told)).await;
        match written {
            Ok(Written::Done) => {}
            outcome => {
                // Whatever was played here has not happened.
                *live = None;
                drop(live);
                outcome?;
                let there = self.with(slot, |live| live.seq).await?;
                return Err(Wrong::Stale(there));
            }
        }
        // The news goes out in the order in which it was written: the table is still locked.
        let _ = slot.pushes.send(push);
        if over || clock {
            let _ = slot.pushes.send(Push::Table);
        }
        drop(live);
        let took = started.elapsed();
        self.metrics.stepped(took, played, took - played);
        if calls {
            self.call_bots(slot);
        } else if handed_over && !over {
            self.post.turn(self, slot);
        }
        Ok(Done { value: sight.unwrap_or_else(|| "null".to_owned()), seq: Some(seq) })
    }

    /// Reads what other servers have written since.
    pub(crate) async fn catch_up(self: &Arc<Self>, slot: &Arc<Slot>) -> Result<(), Wrong> {
        let live = Arc::clone(&slot.live).lock_owned().await;
        let Some(known) = live.as_ref().map(|live| live.seq) else {
            drop(live);
            // It is not in memory: only whoever listens must know where it stands.
            if slot.pushes.receiver_count() > 0 {
                let push = self.with(slot, |live| changed(live, 0)).await?;
                let _ = slot.pushes.send(push);
            }
            return Ok(());
        };
        let steps = self.store.steps(&slot.id, known).await?;
        if steps.is_empty() {
            return Ok(());
        }
        let (mut live, read) = self
            .work(live, move |live| {
                let mut from = usize::MAX;
                for step in &steps {
                    from = from.min(live.again(step)?);
                }
                Ok::<_, Wrong>((changed(live, from), live.over.is_some() || live.has_clock()))
            })
            .await?;
        match read {
            Ok((push, more)) => {
                let _ = slot.pushes.send(push);
                if more {
                    let _ = slot.pushes.send(Push::Table);
                }
                Ok(())
            }
            Err(wrong) => {
                *live = None;
                Err(wrong)
            }
        }
    }
}

/// What is told of a table that others have changed.
fn changed(live: &Live, from: usize) -> Push {
    Push::Changed {
        seq: live.seq,
        from: from.min(live.table.len()),
        played: live.table.len(),
        to_act: live.table.to_act().filter(|_| live.over.is_none()),
        by: NOBODY,
    }
}

/// What a seat sees, as JSON.
fn sight_of(live: &Live, seat: Option<SeatId>, from: usize) -> Result<String, Wrong> {
    let seat = seat.ok_or(Wrong::Seat)?;
    if live.is_cut_short() {
        return crate::watch::answer(&*live.game, &*live.table, &Query::Sight { from }, true);
    }
    let sight = Sight::of(&*live.table, Viewer::Seat(seat), from);
    serde_json::to_string(&sight).map_err(|_| Wrong::Server)
}

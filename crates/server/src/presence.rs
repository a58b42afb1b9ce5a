//! Who is at a table now: counted here, and told to the other servers on the same database, which tell us.
//!
//! | what is told | what it means |
//! |---|---|
//! | `PROCESS TABLE here SEATS` | these seats (a bit for each) are connected to that server now |
//! | `PROCESS TABLE who` | that server has just heard of the table: whoever has seats of it here says so |
//! | `PROCESS - alive` | every now and then: a server that says nothing for a while is gone, and so are its seats |

use crate::hub::{Hub, Slot, locked};
use crate::open::Holder;
use crate::wire::Push;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A server that has said nothing for so long is gone.
const GONE: Duration = Duration::from_secs(30);

impl Slot {
    /// The seats of which somebody is connected, to this server or another.
    pub(crate) fn seats_here(&self) -> Vec<u8> {
        let seats = self.connected() | locked(&self.elsewhere).values().fold(0, |all, seats| all | seats);
        (0..63).filter(|seat| seats & (1 << seat) != 0).collect()
    }

    /// A bit for each seat of which somebody is connected to this server.
    fn connected(&self) -> i64 {
        locked(&self.here).keys().fold(0, |all, seat| all | 1 << seat)
    }
}

impl Hub {
    /// A holder's seats are here, or no more.
    pub(crate) fn come(self: &Arc<Self>, slot: &Arc<Slot>, holder: &Holder, comes: bool) {
        if holder.seats == 0 {
            return;
        }
        {
            let mut here = locked(&slot.here);
            for seat in holder.all() {
                let count = here.entry(seat).or_default();
                *count = if comes { *count + 1 } else { count.saturating_sub(1) };
                if *count == 0 {
                    here.remove(&seat);
                }
            }
        }
        let _ = slot.pushes.send(Push::Table);
        self.say_here(slot);
    }

    /// Tells the other servers who is here of a table.
    fn say_here(self: &Arc<Self>, slot: &Arc<Slot>) {
        let there = Arc::clone(slot);
        self.tell_others(move || format!("{} here {}", there.id, there.connected()));
    }

    /// Tells the other servers something, if there may be any.
    pub(crate) fn tell_all(self: &Arc<Self>, what: String) {
        self.tell_others(move || what);
    }

    fn tell_others(self: &Arc<Self>, what: impl FnOnce() -> String + Send + 'static) {
        if !self.store.is_shared() {
            return;
        }
        let hub = Arc::clone(self);
        tokio::spawn(async move {
            // One after the other, each as it is when its turn comes: the last one told is true.
            let _one = hub.telling.lock().await;
            let told = format!("{} {}", hub.process, what());
            if let Err(error) = hub.store.notify(told).await {
                tracing::warn!(%error, "other servers were not told");
            }
        });
    }

    /// Another server has said something about who is where; tells whether it was about that.
    pub(crate) fn hear_presence(
        self: &Arc<Self>,
        process: &str,
        slot: Option<&Arc<Slot>>,
        words: &[&str],
    ) -> bool {
        locked(&self.others).insert(process.to_owned(), Instant::now());
        match (words, slot) {
            (["alive"], _) | (["who" | "here", ..], None) => true,
            (["who"], Some(slot)) => {
                if slot.connected() != 0 {
                    self.say_here(slot);
                }
                true
            }
            (["here", seats], Some(slot)) => {
                let seats: i64 = seats.parse().unwrap_or(0);
                let before = locked(&slot.elsewhere).insert(process.to_owned(), seats);
                if before.unwrap_or(0) != seats {
                    let _ = slot.pushes.send(Push::Table);
                }
                true
            }
            _ => false,
        }
    }

    /// Says that this server is there, and forgets who was at one that is gone.
    pub(crate) fn look_for_others(self: &Arc<Self>) {
        if self.store.is_shared() {
            self.tell_all("- alive".to_owned());
            self.forget_others(GONE);
        }
    }

    /// Forgets the servers that have said nothing for so long, and who was there.
    pub(crate) fn forget_others(&self, gone: Duration) {
        let there = {
            let mut others = locked(&self.others);
            others.retain(|_, heard| heard.elapsed() < gone);
            others.clone()
        };
        for slot in self.slots() {
            let changed = {
                let mut elsewhere = locked(&slot.elsewhere);
                let before = elsewhere.len();
                elsewhere.retain(|process, _| there.contains_key(process));
                elsewhere.len() != before
            };
            if changed {
                let _ = slot.pushes.send(Push::Table);
            }
        }
    }
}

//! How much anybody may ask.

use crate::hub::locked;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

/// How much anybody may ask of the server.
#[derive(Debug)]
pub struct Limits {
    /// Requests a second of one connection, or of one address without one.
    pub requests: Rate,
    /// Tables that one address opens.
    pub tables: Rate,
    /// Connections of one address at once.
    pub sockets: usize,
    known: Mutex<HashMap<(IpAddr, Kind), Bucket>>,
    connected: Mutex<HashMap<IpAddr, usize>>,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Anything.
    Request,
    /// A new table.
    Table,
}

/// So many at once, and so many a second on the whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// A second.
    pub steady: f64,
}

impl Default for Limits {
    fn default() -> Self {
        Self::new(Rate { burst: 200.0, steady: 40.0 }, Rate { burst: 20.0, steady: 0.1 }, 64)
    }
}

impl Limits {
    /// Limits.
    #[must_use]
    pub fn new(requests: Rate, tables: Rate, sockets: usize) -> Self {
        Self { requests, tables, sockets, known: Mutex::default(), connected: Mutex::default() }
    }

    /// No limits to speak of: for tests that are not about them, and for measures.
    #[must_use]
    pub fn none() -> Self {
        let much = Rate { burst: 1e9, steady: 1e9 };
        Self::new(much, much, usize::MAX)
    }

    /// Whether an address may ask this now.
    pub(crate) fn allow(&self, address: IpAddr, kind: Kind) -> bool {
        let rate = match kind {
            Kind::Request => self.requests,
            Kind::Table => self.tables,
        };
        let mut known = locked(&self.known);
        if known.len() > 10_000 {
            let now = Instant::now();
            known.retain(|_, bucket| !bucket.is_full(now));
        }
        known.entry((address, kind)).or_insert_with(|| Bucket::new(rate)).take()
    }

    /// Whether an address may connect once more; if so, it is counted.
    pub(crate) fn connect(&self, address: IpAddr) -> bool {
        let mut connected = locked(&self.connected);
        let count = connected.entry(address).or_default();
        let free = *count < self.sockets;
        *count += usize::from(free);
        free
    }

    /// A connection has ended.
    pub(crate) fn disconnect(&self, address: IpAddr) {
        let mut connected = locked(&self.connected);
        if let Some(count) = connected.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                connected.remove(&address);
            }
        }
    }
}

/// What somebody may still ask.
#[derive(Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    left: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, left: rate.burst, at: Instant::now() }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.take_at(Instant::now())
    }

    fn take_at(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * self.rate.steady).min(self.rate.burst);
        self.at = now;
        let some = self.left >= 1.0;
        if some {
            self.left -= 1.0;
        }
        some
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left + passed * self.rate.steady >= self.rate.burst
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_so_many_at_once_and_so_many_a_second() {
        let mut bucket = Bucket::new(Rate { burst: 3.0, steady: 2.0 });
        let start = bucket.at;
        let taken = (0..5).filter(|_| bucket.take_at(start)).count();
        assert_eq!(taken, 3);
        let later = start + Duration::from_secs(1);
        assert_eq!((0..5).filter(|_| bucket.take_at(later)).count(), 2);
        assert!(!bucket.is_full(later) && bucket.is_full(later + Duration::from_secs(2)));
    }

    #[test]
    fn connections_of_one_address_are_counted() {
        let limits = Limits::new(Rate { burst: 1.0, steady: 0.0 }, Rate { burst: 0.0, steady: 0.0 }, 2);
        let (one, other) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        assert!(limits.connect(one) && limits.connect(one) && !limits.connect(one));
        assert!(limits.connect(other));
        limits.disconnect(one);
        assert!(limits.connect(one));
        assert!(limits.allow(one, Kind::Request) && !limits.allow(one, Kind::Request));
        assert!(limits.allow(other, Kind::Request) && !limits.allow(other, Kind::Table));
    }
}

//! What is counted, for whoever keeps the server: in the words of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper ends, in milliseconds, of the classes into which the times of steps are counted.
const CLASSES: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1000, 5000];

/// How long something took, each time.
#[derive(Debug, Default)]
struct Times {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    fn add(&self, took: Duration) {
        self.count.fetch_add(1, Relaxed);
        let micros = took.as_micros() as u64;
        self.micros.fetch_add(micros, Relaxed);
        if let Some(class) = CLASSES.iter().position(|most| micros <= most * 1000) {
            self.classes[class].fetch_add(1, Relaxed);
        }
    }

    fn write(&self, text: &mut String, name: &str, help: &str) {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (most, class) in CLASSES.iter().zip(&self.classes) {
            sum += class.load(Relaxed);
            let _ = writeln!(text, "{name}_bucket{{le=\"{}\"}} {sum}", *most as f64 / 1000.0);
        }
        let count = self.count.load(Relaxed);
        let _ = writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(text, "{name}_sum {}", self.micros.load(Relaxed) as f64 / 1e6);
        let _ = writeln!(text, "{name}_count {count}");
    }
}

/// What is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    steps: Times,
    played: Times,
    written: Times,
    requests: AtomicU64,
    errors: AtomicU64,
    failures: AtomicU64,
    refused: AtomicU64,
    opened: AtomicU64,
    sockets: AtomicI64,
    bots: AtomicI64,
}

impl Metrics {
    /// A step was taken and written: how long it took, and how much of that the engine and the database.
    pub(crate) fn stepped(&self, took: Duration, played: Duration, written: Duration) {
        self.steps.add(took);
        self.played.add(played);
        self.written.add(written);
    }

    /// A request was answered.
    pub(crate) fn answered(&self, well: bool) {
        self.requests.fetch_add(1, Relaxed);
        self.errors.fetch_add(u64::from(!well), Relaxed);
    }

    /// The engine or the database failed.
    pub(crate) fn failed(&self) {
        self.failures.fetch_add(1, Relaxed);
    }

    /// Somebody asked too much.
    pub(crate) fn too_much(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    /// A table was opened.
    pub(crate) fn opened(&self) {
        self.opened.fetch_add(1, Relaxed);
    }

    /// A connection came or went.
    pub(crate) fn socket(&self, change: i64) {
        self.sockets.fetch_add(change, Relaxed);
    }

    /// A bot began or ended to think.
    pub(crate) fn bot(&self, change: i64) {
        self.bots.fetch_add(change, Relaxed);
    }

    /// As Prometheus reads it.
    pub(crate) fn write(
        &self,
        (places, live): (usize, usize),
        (tables, over): (i64, i64),
        unwritten: u64,
    ) -> String {
        let mut text = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: i64| {
            let _ = writeln!(
                text,
                "# HELP sandtable_{name} {help}\n# TYPE sandtable_{name} {kind}\nsandtable_{name} {value}"
            );
        };
        one("tables", "gauge", "Tables in the database.", tables);
        one("tables_over", "gauge", "Tables whose game is over.", over);
        one("tables_here", "gauge", "Tables that this process knows of.", places as i64);
        one("tables_in_memory", "gauge", "Tables whose game this process holds in memory.", live as i64);
        one("sockets", "gauge", "Open connections that hear of a table.", self.sockets.load(Relaxed));
        one("bots_thinking", "gauge", "Bots that think now.", self.bots.load(Relaxed));
        let count = |counter: &AtomicU64| counter.load(Relaxed) as i64;
        one("tables_opened_total", "counter", "Tables opened by this process.", count(&self.opened));
        one("requests_total", "counter", "Requests answered.", count(&self.requests));
        one("errors_total", "counter", "Requests answered with an error.", count(&self.errors));
        one("refused_total", "counter", "Requests refused since there were too many.", count(&self.refused));
        one(
            "failures_total",
            "counter",
            "Faults of the server itself.",
            count(&self.failures) + unwritten as i64,
        );
        self.steps.write(&mut text, "sandtable_step_seconds", "Time to check and write a step.");
        self.played.write(
            &mut text,
            "sandtable_step_engine_seconds",
            "Of it, with the engine and waiting for it.",
        );
        self.written.write(&mut text, "sandtable_step_write_seconds", "Of it, until it was on the disk.");
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_counted_in_every_class_that_holds_it() {
        let metrics = Metrics::default();
        let none = Duration::ZERO;
        metrics.stepped(Duration::from_millis(7), none, Duration::from_millis(3));
        metrics.stepped(Duration::from_secs(9), none, none);
        let text = metrics.write((1, 1), (2, 1), 3);
        for line in [
            "sandtable_step_seconds_bucket{le=\"0.005\"} 0",
            "sandtable_step_seconds_bucket{le=\"0.01\"} 1",
            "sandtable_step_seconds_bucket{le=\"5\"} 1",
            "sandtable_step_seconds_bucket{le=\"+Inf\"} 2",
            "sandtable_step_write_seconds_bucket{le=\"0.002\"} 1",
            "sandtable_step_write_seconds_bucket{le=\"0.005\"} 2",
            "sandtable_tables 2",
            "sandtable_failures_total 3",
        ] {
            assert!(text.lines().any(|there| there == line), "{line}\n{text}");
        }
    }
}

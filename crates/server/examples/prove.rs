//! What is promised of tables online, tried on a real server in a process of its own: `cargo xtask online`.
//!
//! | word | what is tried |
//! |---|---|
//! | `kill` | 1,000 tables are played at once, the server is killed, and all that it had answered is there |
//! | `two` | two servers on one PostgreSQL, one is killed, play goes on |
//! | `load` | so many open tables, as many actions a second as there can be, how long each takes, memory of an idle table |

#![allow(clippy::unwrap_used, clippy::print_stdout, missing_docs)]

#[path = "../tests/support/postgres.rs"]
mod postgres;

use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use sandtable_engine::record::Record;
use sandtable_server::limits::Limits;
use sandtable_server::{Server, Wishes};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Failed = Box<dyn std::error::Error + Send + Sync>;

#[tokio::main(flavor = "multi_thread")]
async fn main() -> Result<(), Failed> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, or: usize| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(or);
    match words.first().map(String::as_str) {
        Some("host") => host(words[1].clone(), words[2].parse()?).await,
        Some("kill") => kill(number(1, 1000), number(2, 20)).await,
        Some("two") => two(number(1, 50), number(2, 10)).await,
        Some("load") => load(number(1, 5000), number(2, 20), number(3, 64)).await,
        _ => {
            Err("kill [TABLES] [SECONDS], two [TABLES] [SECONDS] or load [TABLES] [SECONDS] [PLAYERS]".into())
        }
    }
}

/// A server, until it is killed.
async fn host(database: String, port: u16) -> Result<(), Failed> {
    let wishes = Wishes { database, limits: Limits::none(), ..Wishes::default() };
    let server = Server::start(wishes).await?;
    let listener = TcpListener::bind(("127.0.0.1", port)).await?;
    println!("{}", listener.local_addr()?);
    let router = server.router().into_make_service_with_connect_info::<SocketAddr>();
    let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
    Ok(axum::serve(listener, router).await?)
}

/// A server in a process of its own.
struct Host {
    child: Child,
    address: String,
}

impl Host {
    async fn start(database: &str, port: u16) -> Result<Self, Failed> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["host", database, &port.to_string()])
            .stdout(Stdio::piped())
            .spawn()?;
        let out = child.stdout.take().ok_or("no output")?;
        let out = tokio::process::ChildStdout::from_std(out)?;
        let address = BufReader::new(out).lines().next_line().await?.ok_or("it did not start")?;
        Ok(Self { child, address })
    }

    fn kill(&mut self) {
        // SIGKILL: it has no time for anything.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Kilobytes of memory in use.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
    }

    async fn http(&self, method: &str, path: &str, body: &str) -> Result<String, Failed> {
        let mut stream = TcpStream::connect(&self.address).await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
                Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        if head.starts_with("HTTP/1.1 2") { Ok(body.to_owned()) } else { Err(answer.into()) }
    }

    /// Opens a table at which one token holds all seats.
    async fn open(&self, number: usize) -> Result<Table, Failed> {
        let (game, scenario, seats) = [
            ("campanha", "dia-d", vec!["me", "me"]),
            ("darksands", "compass", vec!["me", "me"]),
            ("normandy44", "cherbourg", vec!["me"; 6]),
            ("omaha", "first-wave", vec!["me"]),
        ][number % 4]
            .clone();
        let wish = json!({ "game": game, "scenario": scenario, "seats": seats }).to_string();
        let told: Value = serde_json::from_str(&self.http("POST", "/api/tables", &wish).await?)?;
        let text = |name: &str| told[name].as_str().unwrap_or_default().to_owned();
        Ok(Table {
            id: text("table"),
            token: text("token"),
            promise: text("seed_hash"),
            chance: number as u64,
        })
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.kill();
    }
}

/// A table, and what is known of it by its player.
struct Table {
    id: String,
    token: String,
    promise: String,
    chance: u64,
}

/// As much of a sight as a player needs who does not care.
#[derive(Deserialize)]
struct Sight {
    played: usize,
    to_act: Option<u8>,
    offers: Vec<Offer>,
}

#[derive(Deserialize)]
struct Offer {
    action: String,
}

#[derive(Deserialize)]
struct Told {
    id: Option<u64>,
    value: Option<Sight>,
    seq: Option<i64>,
    error: Option<Value>,
}

/// Somebody who plays all seats of a table.
struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    sight: Sight,
    seq: i64,
    next: u64,
    chance: u64,
    /// Which of the games it is.
    game: u64,
    /// Every action that the server has acknowledged, with its step.
    done: Vec<(i64, String)>,
}

impl Player {
    async fn join(address: &str, table: &Table) -> Result<Self, Failed> {
        let (socket, _) = connect_async(format!("ws://{address}/api/tables/{}/socket", table.id)).await?;
        let sight = Sight { played: 0, to_act: None, offers: Vec::new() };
        let (chance, game) = (table.chance, table.chance % 4);
        let mut player = Self { socket, sight, seq: 0, next: 1, chance, game, done: Vec::new() };
        let hello = json!({ "id": 0, "hello": { "token": table.token } });
        player.socket.send(Message::text(hello.to_string())).await?;
        let told: Value = loop {
            if let Message::Text(text) = player.socket.next().await.ok_or("closed")?? {
                break serde_json::from_str(&text)?;
            }
        };
        player.seq = told["value"]["seq"].as_i64().ok_or_else(|| told.to_string())?;
        player.sight.to_act = told["value"]["to_act"].as_u64().map(|seat| seat as u8);
        player.sight.played = told["value"]["played"].as_u64().unwrap_or(0) as usize;
        Ok(player)
    }

    /// Sends a request and waits for its answer.
    async fn ask(&mut self, what: &str, about: Value) -> Result<Told, Failed> {
        self.next += 1;
        let request = json!({ "id": self.next, what: about }).to_string();
        self.socket.send(Message::text(request)).await?;
        loop {
            let frame = self.socket.next().await.ok_or("closed")??;
            let Message::Text(text) = frame else { continue };
            if !text.starts_with("{\"id\"") {
                continue;
            }
            let told: Told = serde_json::from_str(&text)?;
            if told.id == Some(self.next) {
                return Ok(told);
            }
        }
    }

    /// What the seat that decides sees.
    async fn look(&mut self) -> Result<(), Failed> {
        let Some(seat) = self.sight.to_act else { return Ok(()) };
        let question = json!({ "sight": { "from": self.sight.played } });
        let told = self.ask("ask", json!({ "seat": seat, "question": question })).await?;
        self.sight = told.value.ok_or("no sight")?;
        self.seq = told.seq.ok_or("no seq")?;
        Ok(())
    }

    /// Plays something; tells how long the answer took, or nothing if the game is over.
    async fn play(&mut self) -> Result<Option<Duration>, Failed> {
        if self.sight.offers.is_empty() {
            self.look().await?;
        }
        let Some(seat) = self.sight.to_act.filter(|_| !self.sight.offers.is_empty()) else { return Ok(None) };
        self.chance =
            self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let at = (self.chance >> 33) as usize % self.sight.offers.len();
        let action = self.sight.offers[at].action.clone();
        let about = json!({ "seat": seat, "seq": self.seq, "from": self.sight.played, "action": action });
        let begun = Instant::now();
        let told = self.ask("play", about).await?;
        let took = begun.elapsed();
        if let Some(error) = told.error {
            return Err(error.to_string().into());
        }
        self.sight = told.value.ok_or("no sight")?;
        self.seq = told.seq.ok_or("no seq")?;
        self.done.push((self.seq, action));
        Ok(Some(took))
    }
}

/// Does so many things at once, in their order.
async fn at_once<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    all: impl IntoIterator<Item = F>,
    most: usize,
) -> Vec<T> {
    futures_util::stream::iter(all.into_iter().map(tokio::spawn))
        .buffered(most)
        .map(|done| done.unwrap())
        .collect()
        .await
}

/// Plays at each table until told to stop or the server is gone; answers with whoever played.
async fn play_all(address: &str, tables: &[Arc<Table>], stop: &Arc<AtomicBool>) -> Vec<Vec<(i64, String)>> {
    let all = tables.iter().map(|table| {
        let (address, table, stop) = (address.to_owned(), Arc::clone(table), Arc::clone(stop));
        async move {
            let Ok(mut player) = Player::join(&address, &table).await else { return Vec::new() };
            while !stop.load(Ordering::Relaxed) {
                match player.play().await {
                    Ok(Some(_)) => {}
                    Ok(None) | Err(_) => break,
                }
            }
            player.done
        }
    });
    let all: Vec<_> = all.collect();
    at_once(all, usize::MAX >> 8).await
}

/// Checks that a table has all that was acknowledged, and that its record holds.
async fn check(host: &Host, table: &Table, done: &[(i64, String)]) -> Result<(), Failed> {
    let mut player = Player::join(&host.address, table).await?;
    let last = done.last().map_or(0, |(seq, _)| *seq);
    if player.seq < last {
        return Err(format!("{}: {} of {last} steps", table.id, player.seq).into());
    }
    if player.sight.to_act.is_some() {
        // It goes on.
        player.play().await?;
        let told = player.ask("resign", json!({ "seat": 0, "seq": player.seq, "from": player.sight.played }));
        if let Some(error) = told.await?.error {
            return Err(error.to_string().into());
        }
    }
    let record = host.http("GET", &format!("/api/tables/{}/record", table.id), "").await?;
    let record = Record::read(&record)?;
    let (hash, salt) = record.committed.clone().ok_or("no promise")?;
    if hash != table.promise || !sandtable_server::secret::keeps(&hash, &record.header.seed, &salt) {
        return Err("the promise was not kept".into());
    }
    let replayed = sandtable_catalog::game(&record.header.game)?.replay(&record)?;
    if replayed.changed().is_some() {
        return Err(format!("{}: the record ends elsewhere", table.id).into());
    }
    // All that was acknowledged stands there in its order; between it only what was no choice.
    let mut lines = record.lines.iter().map(|(_, _, action)| action);
    let missing = done.iter().find(|(_, action)| !lines.any(|line| line == action));
    missing.map_or(Ok(()), |(seq, action)| Err(format!("{}: step {seq}, {action}, is lost", table.id).into()))
}

async fn check_all(
    host: &Arc<Host>,
    tables: &[Arc<Table>],
    done: Vec<Vec<(i64, String)>>,
) -> Result<(usize, usize), Failed> {
    let acknowledged = done.iter().map(Vec::len).sum();
    let played = done.iter().filter(|done| !done.is_empty()).count();
    let all = tables.iter().cloned().zip(done).map(|(table, done)| {
        let host = Arc::clone(host);
        async move { check(&host, &table, &done).await }
    });
    for checked in at_once(all, 16).await {
        checked?;
    }
    Ok((acknowledged, played))
}

async fn open_all(host: &Arc<Host>, count: usize) -> Result<Vec<Arc<Table>>, Failed> {
    let mut tables = Vec::with_capacity(count);
    for from in (0..count).step_by(32) {
        let some = (from..count.min(from + 32)).map(|number| {
            let host = Arc::clone(host);
            async move { host.open(number).await }
        });
        for table in at_once(some, 32).await {
            tables.push(Arc::new(table?));
        }
    }
    Ok(tables)
}

/// The server is killed amid many tables.
async fn kill(count: usize, seconds: usize) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("tables.sqlite").display().to_string();
    let first = Arc::new(Host::start(&database, 0).await?);
    let tables = open_all(&first, count).await?;
    let stop = Arc::new(AtomicBool::new(false));
    let (address, playing, signal) = (first.address.clone(), tables.clone(), Arc::clone(&stop));
    let players = tokio::spawn(async move { play_all(&address, &playing, &signal).await });
    tokio::time::sleep(Duration::from_secs(seconds as u64)).await;
    let mut first = Arc::into_inner(first).ok_or("somebody holds the host")?;
    first.kill();
    let done = players.await?;
    let begun = Instant::now();
    let second = Arc::new(Host::start(&database, 0).await?);
    let again = begun.elapsed();
    let (acknowledged, played) = check_all(&second, &tables, done).await?;
    println!(
        "killed amid {count} tables ({played} of them under way) with {acknowledged} acknowledged actions: all are there, \
        {count} records replay and keep their promise; it was back after {:.1} s",
        again.as_secs_f64()
    );
    Ok(())
}

/// One of two servers on a database is killed.
async fn two(count: usize, seconds: usize) -> Result<(), Failed> {
    let postgres = postgres::Postgres::start();
    let one = Arc::new(Host::start(&postgres.url(), 0).await?);
    let other = Arc::new(Host::start(&postgres.url(), 0).await?);
    let tables = open_all(&one, count).await?;
    let stop = Arc::new(AtomicBool::new(false));
    // Half of them are played at the one, half at the other.
    let (left, right) = tables.split_at(count / 2);
    let rows = [(one.address.clone(), left.to_vec()), (other.address.clone(), right.to_vec())];
    let players = rows.map(|(address, tables)| {
        let stop = Arc::clone(&stop);
        tokio::spawn(async move { play_all(&address, &tables, &stop).await })
    });
    tokio::time::sleep(Duration::from_secs(seconds as u64)).await;
    Arc::into_inner(one).ok_or("somebody holds the host")?.kill();
    let [at_one, at_other] = players;
    let mut done = at_one.await?;
    // Whoever played at the one goes on at the other.
    let moved = Arc::new(AtomicBool::new(false));
    let (address, tables_left, signal) = (other.address.clone(), left.to_vec(), Arc::clone(&moved));
    let more = tokio::spawn(async move { play_all(&address, &tables_left, &signal).await });
    tokio::time::sleep(Duration::from_secs(3)).await;
    moved.store(true, Ordering::Relaxed);
    stop.store(true, Ordering::Relaxed);
    let mut after = 0;
    for (done, more) in done.iter_mut().zip(more.await?) {
        after += more.len();
        done.extend(more);
    }
    if after == 0 {
        return Err("nobody went on at the other server".into());
    }
    done.extend(at_other.await?);
    let (acknowledged, _) = check_all(&other, &tables, done).await?;
    println!(
        "one of two servers on one PostgreSQL killed amid {count} tables: {after} actions were played on at the other, all \
        {acknowledged} acknowledged actions are there"
    );
    Ok(())
}

/// The upper end of the class into which a share of what was counted falls.
fn quantile(figures: &str, name: &str, share: f64) -> String {
    let class = |line: &str| {
        let (le, count) = line.strip_prefix(&format!("{name}_bucket{{le=\""))?.split_once("\"} ")?;
        Some((le.to_owned(), count.parse::<f64>().ok()?))
    };
    let classes: Vec<_> = figures.lines().filter_map(class).collect();
    let all = classes.last().map_or(0.0, |(_, count)| *count);
    classes.into_iter().find(|(_, count)| *count >= all * share).map_or_else(String::new, |(le, _)| le)
}

/// As much as there can be.
async fn load(count: usize, seconds: usize, players: usize) -> Result<(), Failed> {
    let folder = tempfile::tempdir()?;
    let database = folder.path().join("tables.sqlite").display().to_string();
    let host = Arc::new(Host::start(&database, 0).await?);
    let empty = host.memory();
    let begun = Instant::now();
    let tables = open_all(&host, count).await?;
    let opened = begun.elapsed();
    let known = host.memory();
    let all = tables.iter().map(|table| {
        let (address, table) = (host.address.clone(), Arc::clone(table));
        async move {
            let mut player = Player::join(&address, &table).await?;
            player.look().await?;
            Ok::<_, Failed>(player)
        }
    });
    let mut idle = Vec::new();
    for player in at_once(all, 64).await {
        idle.push(player?);
    }
    let held = host.memory();
    // So many play at once, each at one of the tables after another: all of them are held open.
    let tables = Arc::new(Mutex::new(idle));
    let end = Instant::now() + Duration::from_secs(seconds as u64);
    let begun = Instant::now();
    let rows = (0..players).map(|_| {
        let tables = Arc::clone(&tables);
        async move {
            let mut times: Vec<(Duration, u64)> = Vec::new();
            while Instant::now() < end {
                let Some(mut player) = tables.lock().unwrap().pop() else { break };
                for _ in 0..8 {
                    match player.play().await? {
                        Some(took) => times.push((took, player.game)),
                        None => break,
                    }
                }
                tables.lock().unwrap().insert(0, player);
            }
            Ok::<_, Failed>(times)
        }
    });
    let mut times = Vec::new();
    for row in at_once(rows, usize::MAX >> 8).await {
        times.extend(row?);
    }
    let spent = begun.elapsed();
    times.sort_unstable();
    let of = |times: &[(Duration, u64)], share: f64| {
        times.get((times.len() as f64 * share) as usize).map_or(0.0, |(took, _)| took.as_secs_f64() * 1000.0)
    };
    let at = |share: f64| of(&times, share);
    println!(
        "{count} open tables (opened at {:.0} a second), {players} of them played at once: {:.0} actions a second, \
        p50 {:.1} ms, p99 {:.1} ms, {} actions",
        count as f64 / opened.as_secs_f64(),
        times.len() as f64 / spent.as_secs_f64(),
        at(0.5),
        at(0.99),
        times.len()
    );
    for (number, game) in ["campanha", "darksands", "normandy44", "omaha"].iter().enumerate() {
        let own: Vec<_> = times.iter().copied().filter(|(_, game)| *game == number as u64).collect();
        println!(
            "  {game}: {} actions, p50 {:.1} ms, p99 {:.1} ms",
            own.len(),
            of(&own, 0.5),
            of(&own, 0.99)
        );
    }
    let figures = host.http("GET", "/metrics", "").await?;
    for (part, name) in [("with the engine", "engine"), ("being written", "write")] {
        let shares =
            [0.5, 0.99].map(|share| quantile(&figures, &format!("sandtable_step_{name}_seconds"), share));
        println!("  of it {part}: p50 at most {} s, p99 at most {} s", shares[0], shares[1]);
    }
    println!(
        "memory: {:.0} MB empty, {:.1} kB for a table that is only opened, {:.1} kB for one in memory with a connection, \
        {:.0} MB after the run",
        empty as f64 / 1024.0,
        known.saturating_sub(empty) as f64 / count as f64,
        held.saturating_sub(empty) as f64 / count as f64,
        host.memory() as f64 / 1024.0
    );
    Ok(())
}

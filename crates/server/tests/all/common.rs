//! A server on a port of its own, and clients of it.

use futures_util::{SinkExt, StreamExt};
use sandtable_server::limits::Limits;
use sandtable_server::{Server, Wishes};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nobody waits longer than this, even on a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server.
pub(crate) struct Host {
    pub(crate) server: Server,
    pub(crate) address: SocketAddr,
    pub(crate) database: String,
    /// What the server says of its own interface.
    pub(crate) api: Value,
    /// The folder of its database, if that is its own.
    _folder: Option<TempDir>,
}

impl Host {
    pub(crate) async fn new() -> Self {
        Self::with(Limits::none()).await
    }

    pub(crate) async fn with(limits: Limits) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("tables.sqlite").display().to_string();
        let mut host = Self::on(database, limits).await;
        host._folder = Some(folder);
        host
    }

    pub(crate) async fn on(database: String, limits: Limits) -> Self {
        let wishes = Wishes { database: database.clone(), limits, ..Wishes::default() };
        let server = Server::start(wishes).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = server.router().into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, router).await });
        let mut host = Self { server, address, database, api: Value::Null, _folder: None };
        let (status, _, api) = host.http("GET", "/api/openapi.json", "", "").await;
        assert_eq!(status, 200, "{api}");
        host.api = serde_json::from_str(&api).unwrap();
        host
    }

    /// What is described of an address: the methods that it takes, if it is one of the interface.
    pub(crate) fn described(&self, path: &str) -> Option<&Value> {
        let parts =
            |path: &str| path.split('?').next().unwrap().split('/').map(str::to_owned).collect::<Vec<_>>();
        let asked = parts(path);
        let same = |described: &str| {
            let described = parts(described);
            described.len() == asked.len()
                && described.iter().zip(&asked).all(|(part, there)| part == "{table}" || part == there)
        };
        let paths = self.api["paths"].as_object()?;
        paths.iter().find(|(path, _)| same(path)).map(|(_, methods)| methods)
    }

    /// Every answer of every test is one that is described.
    fn check(&self, (method, path): (&str, &str), status: u16, head: &str) {
        let Some(methods) = self.described(path) else { return };
        let Some(described) = methods.get(method.to_ascii_lowercase()) else {
            assert_eq!(status, 405, "{method} {path} is not described");
            return;
        };
        let answer = &described["responses"][status.to_string()];
        assert!(answer.is_object(), "{method} {path} answers {status}, which is not described");
        let kinds: Vec<_> =
            answer["content"].as_object().into_iter().flat_map(|content| content.keys()).collect();
        let told = |kind: &str| head.to_ascii_lowercase().contains(&format!("content-type: {kind}"));
        let as_described = kinds.is_empty() || kinds.iter().any(|kind| told(kind));
        assert!(as_described, "{method} {path} answers {status} with {head}");
    }

    /// The status, head and body of an answer.
    pub(crate) async fn http(
        &self,
        method: &str,
        path: &str,
        head: &str,
        body: &str,
    ) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let length =
            if body.is_empty() { String::new() } else { format!("Content-Length: {}\r\n", body.len()) };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{length}{head}\r\n{body}",
            self.address
        );
        // A server that has heard enough closes before all is sent.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut bytes = Vec::new();
        let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap();
        let answer = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        self.check((method, path), status, head);
        let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
        let body = if chunked { unchunked(body) } else { body.to_owned() };
        (status, head.to_ascii_lowercase(), body)
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        let (status, _, body) = self.http("GET", path, "", "").await;
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
        let token = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
        let head = format!("Content-Type: application/json\r\n{token}");
        let (status, _, body) = self.http("POST", path, &head, &body.to_string()).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::Null))
    }

    /// Opens a table and tells what was answered.
    pub(crate) async fn open(&self, wish: Value) -> Opened {
        let (status, told) = self.post("/api/tables", None, &wish).await;
        assert_eq!(status, 201, "{told}");
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let links = told["links"].as_array().unwrap().iter().map(|link| text(&link["token"])).collect();
        Opened { table: text(&told["table"]), token: text(&told["token"]), links, told }
    }

    /// A connection that has said hello, and what was answered.
    pub(crate) async fn join(&self, table: &str, token: Option<&str>) -> (Client, Value) {
        let mut client = self.connect(table).await;
        let hello = client.ask("hello", json!({ "token": token })).await.unwrap();
        (client, hello)
    }

    pub(crate) async fn connect(&self, table: &str) -> Client {
        let address = format!("ws://{}/api/tables/{table}/socket", self.address);
        let (socket, _) = connect_async(address).await.unwrap();
        Client { socket, next: 0, pushes: VecDeque::new(), seq: 0 }
    }
}

/// A body without the lengths of its parts.
fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap_or(0);
        whole += rest.get(..length).unwrap_or_default();
        body = rest.get(length + 2..).unwrap_or_default();
    }
    whole
}

/// A table that was opened.
pub(crate) struct Opened {
    pub(crate) table: String,
    pub(crate) token: String,
    pub(crate) links: Vec<String>,
    pub(crate) told: Value,
}

/// A live connection.
pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    pushes: VecDeque<Value>,
    /// Where the table stood when an answer last said so.
    pub(crate) seq: i64,
}

impl Client {
    /// Asks something, and waits for the answer to it: the value, or the error.
    pub(crate) async fn ask(&mut self, what: &str, about: Value) -> Result<Value, Value> {
        self.next += 1;
        let id = self.next;
        self.send(&json!({ "id": id, what: about }).to_string()).await;
        loop {
            let told = self.hear().await.expect("the connection stands");
            if told.get("id").is_none() {
                self.pushes.push_back(told);
                continue;
            }
            assert_eq!(told["id"], id, "answers come in order: {told}");
            if let Some(seq) = told["seq"].as_i64() {
                self.seq = seq;
            }
            return match told.get("error") {
                Some(error) => Err(error.clone()),
                None => Ok(told["value"].clone()),
            };
        }
    }

    pub(crate) async fn send(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// What comes next; nothing if the connection ends.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        loop {
            match timeout(PATIENCE, self.socket.next()).await.expect("something is told")? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// The next push of a kind; those of other kinds before it are forgotten.
    pub(crate) async fn push(&mut self, kind: &str) -> Value {
        loop {
            let told = match self.pushes.pop_front() {
                Some(told) => told,
                None => self.hear().await.expect("the connection stands"),
            };
            if let Some(value) = told.get(kind) {
                return value.clone();
            }
        }
    }

    pub(crate) async fn sight(&mut self, seat: Option<u8>) -> Value {
        self.ask("ask", json!({ "seat": seat, "question": { "sight": { "from": 0 } } })).await.unwrap()
    }

    /// Plays an action.
    pub(crate) async fn play(&mut self, seat: u8, action: &str) -> Result<Value, Value> {
        let seq = self.seq;
        self.ask("play", json!({ "seat": seat, "seq": seq, "from": 0, "action": action })).await
    }
}

//! The site as a browser gets it, from the built binary on a port of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A page long enough to have compressed copies.
const PAGE: &str = "<!doctype html><title>Sandtable</title>";

/// A small site in a folder of its own, gone when the test is.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sandtable-serve-{name}-{}", std::process::id()));
        std::fs::create_dir_all(path.join("assets")).unwrap();
        let files: [(&str, &[u8]); 7] = [
            ("index.html", PAGE.as_bytes()),
            ("sw.js", b"// the service worker"),
            ("assets/index-oyAV7wHm.js", b"plain script"),
            ("assets/index-oyAV7wHm.js.br", b"brotli"),
            ("assets/index-oyAV7wHm.js.gz", b"gzip"),
            ("assets/engine_bg-D0a_b-9z.wasm", b"\0asm"),
            ("manifest.webmanifest", b"{}"),
        ];
        for (file, bytes) in files {
            std::fs::write(path.join(file), bytes).unwrap();
        }
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server.
struct Server {
    child: Child,
    /// What it has printed, up to and with its address.
    said: String,
    address: String,
    site: Folder,
}

impl Server {
    fn start(name: &str, port: u16) -> Self {
        Self::start_with(name, port, &[])
    }

    /// Where its files are.
    fn folder(&self) -> &PathBuf {
        &self.site.0
    }

    fn start_with(name: &str, port: u16, more: &[&str]) -> Self {
        let site = Folder::new(name);
        let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(["serve", "--no-open", "--port", &port.to_string(), "--site"])
            .arg(&site.0)
            .args(more)
            .env("SANDTABLE_DATABASE", site.0.join("tables.sqlite"))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut said = String::new();
        let address = loop {
            let line = lines.next().expect("the address").unwrap();
            said += &line;
            if let Some((_, rest)) = line.split_once("http://") {
                break rest.split('/').next().unwrap().to_owned();
            }
        };
        Self { child, said, address, site }
    }

    /// The head, in lower case, and the body of an answer.
    fn ask(&self, method: &str, path: &str, headers: &str) -> (String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n",
            self.address
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.to_ascii_lowercase(), body.to_owned())
    }

    fn get(&self, path: &str, headers: &str) -> (String, String) {
        self.ask("GET", path, headers)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

#[test]
fn the_page_is_served_with_its_policy() {
    let server = Server::start("page", 0);
    for path in ["/", "/index.html", "/?a=b"] {
        let (head, body) = server.get(path, "");
        assert!(head.starts_with("http/1.1 200"), "{path}: {head}");
        assert_eq!(body, PAGE);
        assert_eq!(header(&head, "content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(header(&head, "cache-control"), Some("no-cache"));
        assert_eq!(header(&head, "x-content-type-options"), Some("nosniff"));
        let policy = header(&head, "content-security-policy").unwrap();
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
    }
    let (head, body) = server.ask("HEAD", "/", "");
    assert_eq!(header(&head, "content-length"), Some(PAGE.len().to_string().as_str()));
    assert_eq!(body, "");
    assert!(server.ask("POST", "/", "Content-Length: 0\r\n").0.starts_with("http/1.1 405"));
}

#[test]
fn files_have_their_kinds_and_ages() {
    let server = Server::start("kinds", 0);
    let forever = "public, max-age=31536000, immutable";
    for (path, kind, age) in [
        ("/assets/index-oyAV7wHm.js", "text/javascript; charset=utf-8", forever),
        ("/assets/engine_bg-D0a_b-9z.wasm", "application/wasm", forever),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ] {
        let (head, _) = server.get(path, "");
        assert_eq!(header(&head, "content-type"), Some(kind), "{path}");
        assert_eq!(header(&head, "cache-control"), Some(age), "{path}");
    }
}

#[test]
fn the_browser_gets_the_copy_that_it_can_read() {
    let server = Server::start("copies", 0);
    let script = "/assets/index-oyAV7wHm.js";
    for (accepted, encoding, body) in [
        ("Accept-Encoding: gzip, deflate, br, zstd\r\n", Some("br"), "brotli"),
        ("Accept-Encoding: gzip\r\n", Some("gzip"), "gzip"),
        ("Accept-Encoding: br;q=0\r\n", None, "plain script"),
        ("", None, "plain script"),
    ] {
        let (head, got) = server.get(script, accepted);
        assert_eq!(header(&head, "content-encoding"), encoding);
        assert_eq!(header(&head, "vary"), Some("accept-encoding"));
        assert_eq!(got, body);
        // Each copy has a tag of its own, and whoever names it gets no bytes again.
        let tag = header(&head, "etag").unwrap();
        let (again, nothing) = server.get(script, &format!("{accepted}If-None-Match: \"other\", {tag}\r\n"));
        assert!(again.starts_with("http/1.1 304"), "{again}");
        assert_eq!(nothing, "");
    }
    assert!(server.get("/assets/index-oyAV7wHm.js.br", "").0.starts_with("http/1.1 404"));
}

#[test]
fn what_is_not_there_has_a_page() {
    let server = Server::start("missing", 0);
    for path in ["/nothing", "/assets/", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//etc/passwd"] {
        let (head, body) = server.get(path, "");
        assert!(head.starts_with("http/1.1 404"), "{path}: {head}");
        assert!(body.contains("Not on the map"), "{path}: {body}");
        assert!(header(&head, "content-security-policy").is_some());
    }
}

#[test]
fn a_port_that_is_taken_leads_to_the_next() {
    let taken = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port();
    let server = Server::start("port", port);
    assert!(server.said.contains(&format!("Port {port} is taken; using ")), "{}", server.said);
    assert!(server.get("/", "").0.starts_with("http/1.1 200"));
}

#[test]
fn a_folder_without_a_page_is_no_site() {
    let output = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["serve", "--no-open", "--port", "0", "--site", concat!(env!("CARGO_MANIFEST_DIR"), "/src")])
        .output()
        .unwrap();
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no index.html in it"));
}

#[cfg(unix)]
#[test]
fn it_ends_in_peace() {
    let mut server = Server::start("end", 0);
    // A browser keeps its connection open for more.
    let mut idle = TcpStream::connect(&server.address).unwrap();
    write!(idle, "GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    assert!(idle.read(&mut [0; 64]).unwrap() > 0);
    let id = server.child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    assert!(server.child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_half_sent_request_neither_stays_nor_holds_the_server() {
    let mut server = Server::start("half", 0);
    let mut slow = TcpStream::connect(&server.address).unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nHo").unwrap();
    // Others are answered meanwhile.
    assert!(server.ask("GET", "/", "").0.starts_with("http/1.1 200"));
    // The server loses patience and closes.
    let mut answer = Vec::new();
    let _ = slow.read_to_end(&mut answer);
    let mut again = TcpStream::connect(&server.address).unwrap();
    again.write_all(b"GET / HTTP/1.1\r\nHo").unwrap();
    let asked = Command::new("kill").args(["-INT", &server.child.id().to_string()]).status().unwrap();
    assert!(asked.success());
    assert!(server.child.wait().unwrap().success());
}

#[test]
fn tables_by_link_are_hosted_and_copied() {
    let server = Server::start("tables", 0);
    let (head, body) = server.get("/api/hello", "");
    assert!(head.starts_with("http/1.1 200") && body.contains(r#""tables":true"#), "{head}{body}");
    assert_eq!(server.get("/health", "").1, r#"{"health":"good"}"#);
    let database = server.folder().join("tables.sqlite");
    let copy = server.folder().join("copy.sqlite");
    let backup = |to: &PathBuf| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_sandtable"));
        command.arg("backup").arg(to).arg("--database").arg(&database).output().unwrap()
    };
    assert!(backup(&copy).status.success());
    assert!(std::fs::read(&copy).unwrap().starts_with(b"SQLite format 3"));
    assert!(!backup(&copy).status.success(), "nothing is written over");
}

#[test]
fn the_site_can_be_served_alone() {
    let server = Server::start_with("alone", 0, &["--no-tables"]);
    let (head, body) = server.get("/api/hello", "");
    assert!(head.starts_with("http/1.1 200") && body.contains(r#""tables":false"#), "{head}{body}");
    assert!(!server.folder().join("tables.sqlite").exists());
}

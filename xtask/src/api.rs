//! `cargo xtask api`: a server on this machine, asked by Schemathesis whatever its description allows and what it forbids.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, ExitCode, Stdio};

use serde_json::{Value, json};

use crate::shell::{program, root};
use crate::tools::{PYTHON_TOOLS, PYTHON_VENV, SCHEMATHESIS};

/// Requests made up for each thing that can be asked, and seconds for all of them.
const EXAMPLES: &str = "60";
const SECONDS: &str = "150";

/// The same requests every time.
const SEED: &str = "18";

/// How it asks. A table and the token of its opener are filled in: made-up ones would be of no table. A schema does not say
/// which counters and actions a game has, so that some of what it allows is refused all the same. Two routes never end:
/// the tests of the server listen to them.
const CONFIG: &str = r#"
headers = { Authorization = "Bearer TOKEN" }
workers = 1

[parameters]
"path.table" = "TABLE"

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "400", "401", "403", "404", "409"]
"#;

/// A server, until this is dropped.
struct Host(Child);

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts a server, has it asked, and ends it.
///
/// # Errors
/// A sentence: what could not be tried, or that something was found.
pub(crate) fn run() -> Result<ExitCode, String> {
    PYTHON_VENV.provide()?;
    SCHEMATHESIS.provide()?;
    let build = ["build", "--locked", "--package", "sandtable-server", "--example", "prove"];
    let built = program("cargo").args(build).status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("The server could not be built.".to_owned());
    }
    let folder = root().join("target/api");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (_host, address) = host(&folder.join("tables.sqlite").display().to_string())?;
    let wish = json!({
        "game": "campanha", "scenario": "dia-d", "seats": ["me", "me"], "name": "Ada", "study": "always",
    });
    let opened = post(&address, "/api/tables", &wish)?;
    let text = |name: &str| opened[name].as_str().map(str::to_owned).ok_or_else(|| format!("{opened}"));
    let config = folder.join("schemathesis.toml");
    let written = CONFIG.replace("TOKEN", &text("token")?).replace("TABLE", &text("table")?);
    fs::write(&config, written).map_err(|error| format!("{}: {error}", config.display()))?;
    let asked = Command::new(root().join(PYTHON_TOOLS).join("bin/schemathesis"))
        .current_dir(&folder)
        .arg("--config-file")
        .arg(&config)
        .args(["run", &format!("http://{address}/api/openapi.json"), "--url", &format!("http://{address}")])
        .args([
            "--exclude-path-regex",
            "/(events|socket)$",
            "--max-examples",
            EXAMPLES,
            "--max-time",
            SECONDS,
        ])
        .args(["--seed", SEED, "--request-timeout", "60", "--no-color"])
        .status()
        .map_err(|error| format!("Schemathesis could not be started ({error})."))?;
    if asked.success() { Ok(ExitCode::SUCCESS) } else { Err("Schemathesis has found something.".to_owned()) }
}

/// A server with a database of its own, and where it listens.
fn host(database: &str) -> Result<(Host, String), String> {
    let mut child = Command::new(root().join("target/debug/examples/prove"))
        .args(["host", database, "0"])
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("The server could not be started ({error})."))?;
    let out = child.stdout.take();
    let host = Host(child);
    let mut address = String::new();
    let told = out.map(|out| BufReader::new(out).read_line(&mut address));
    if !matches!(told, Some(Ok(_))) || address.trim().is_empty() {
        return Err("The server has not said where it listens.".to_owned());
    }
    Ok((host, address.trim().to_owned()))
}

/// Posts JSON and reads what is answered.
fn post(address: &str, path: &str, body: &Value) -> Result<Value, String> {
    let body = body.to_string();
    let asked = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
                Content-Length: {}\r\n\r\n{body}",
            body.len()
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    let answer = asked().map_err(|error| format!("The server does not answer ({error})."))?;
    let (_, told) = answer.split_once("\r\n\r\n").unwrap_or_default();
    serde_json::from_str(told).map_err(|_| format!("The server opened no table: {answer}"))
}

//! A PostgreSQL of one's own: in a temporary directory, reached by a socket in it, ended with whoever started it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A running PostgreSQL.
pub(crate) struct Postgres {
    server: Child,
    folder: PathBuf,
}

impl Postgres {
    /// Starts one.
    pub(crate) fn start() -> Self {
        let folder = std::env::temp_dir().join(
            format!("sandtable-pg-{}-{:?}", std::process::id(), Instant::now())
                .replace([' ', '{', '}', ':', ','], ""),
        );
        std::fs::create_dir_all(&folder).unwrap();
        let text = folder.display().to_string();
        let root = Command::new("id").arg("-u").output().is_ok_and(|told| told.stdout.trim_ascii() == b"0");
        if root {
            // It will not run as root: the package has a user for it.
            assert!(Command::new("chown").args(["postgres", &text]).status().unwrap().success());
        }
        let command = |name: &str| {
            let program = program(name);
            if root {
                let mut command = Command::new("runuser");
                command.args(["-u", "postgres", "--"]).arg(program);
                command
            } else {
                Command::new(program)
            }
        };
        let data = folder.join("data").display().to_string();
        let made = command("initdb")
            .current_dir(&folder)
            .args(["-D", &data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"])
            .stdout(Stdio::null())
            .status()
            .expect("PostgreSQL is installed");
        assert!(made.success(), "initdb failed");
        let server = command("postgres")
            .current_dir(&folder)
            .args(["-D", &data, "-k", &text, "-c", "listen_addresses=", "-c", "max_connections=60"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("PostgreSQL starts");
        let postgres = Self { server, folder };
        let begun = Instant::now();
        while !postgres.folder.join(".s.PGSQL.5432").exists() {
            assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not answer");
            std::thread::sleep(Duration::from_millis(50));
        }
        postgres
    }

    /// Where it is.
    pub(crate) fn url(&self) -> String {
        format!("postgres://postgres@localhost/postgres?host={}", self.folder.display())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // Its first line names the process: ended at once, it takes its children along.
        let file = self.folder.join("data").join("postmaster.pid");
        if let Some(id) = std::fs::read_to_string(file).ok().as_deref().and_then(|text| text.lines().next()) {
            let _ = Command::new("kill").args(["-QUIT", id]).status();
        }
        let _ = self.server.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Where the Debian package puts its programs, or the path.
fn program(name: &str) -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<_> =
        versions.map(|version| version.path().join("bin").join(name)).filter(|path| path.exists()).collect();
    found.sort();
    found.pop().unwrap_or_else(|| Path::new(name).to_owned())
}

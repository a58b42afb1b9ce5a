//! What the checks need besides cargo, and how to get it.

use crate::shell::{TOOLS, program, run, succeeds};

/// A program that a check needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tool {
    /// What a person calls it.
    name: &'static str,
    /// A command that succeeds if the tool is there.
    probe: &'static [&'static str],
    source: Source,
}

/// Where a tool comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// A part of the Rust toolchain.
    Component(&'static str),
    /// A crate, built into `target/tools` without optimisation, which takes half the time.
    Crate(&'static str),
    /// A Debian package.
    Package(&'static str),
    /// A Python package, in an environment of its own in `target/tools/python`.
    Python(&'static str),
}

/// The environment of the Python packages, relative to the root.
pub(crate) const PYTHON_TOOLS: &str = "target/tools/python";

pub(crate) const RUSTFMT: Tool =
    Tool { name: "rustfmt", probe: &["cargo", "fmt", "--version"], source: Source::Component("rustfmt") };

pub(crate) const CLIPPY: Tool =
    Tool { name: "clippy", probe: &["cargo", "clippy", "--version"], source: Source::Component("clippy") };

pub(crate) const FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    probe: &["cargo", "fuzz", "--version"],
    source: Source::Crate("cargo-fuzz@0.13.2"),
};

/// libFuzzer is written in C++.
pub(crate) const COMPILER: Tool =
    Tool { name: "a C++ compiler", probe: &["c++", "--version"], source: Source::Package("g++") };

/// It runs the engine in WebAssembly.
pub(crate) const NODE: Tool =
    Tool { name: "Node", probe: &["node", "--version"], source: Source::Package("nodejs") };

/// The browser that Playwright drives.
pub(crate) const CHROMIUM: Tool = Tool {
    name: "Chromium (/usr/bin/chromium, or what the variable CHROMIUM names)",
    probe: &["sh", "-c", "\"${CHROMIUM:-/usr/bin/chromium}\" --version"],
    source: Source::Package("chromium"),
};

/// The database that the server of tables is tried with as well; a test starts one of its own.
pub(crate) const POSTGRES: Tool = Tool {
    name: "PostgreSQL",
    probe: &["sh", "-c", "ls /usr/lib/postgresql/*/bin/postgres || command -v postgres"],
    source: Source::Package("postgresql"),
};

/// It runs the example of a bot in another language.
pub(crate) const PYTHON: Tool =
    Tool { name: "Python", probe: &["python3", "--version"], source: Source::Package("python3") };

/// What an environment of Python packages is made with.
pub(crate) const PYTHON_VENV: Tool = Tool {
    name: "Python's venv",
    probe: &["python3", "-c", "import ensurepip, venv"],
    source: Source::Package("python3-venv"),
};

/// It asks a server whatever its description allows, and what it does not allow.
pub(crate) const SCHEMATHESIS: Tool = Tool {
    name: "Schemathesis",
    probe: &["target/tools/python/bin/schemathesis", "--version"],
    source: Source::Python("schemathesis==4.32.5"),
};

impl Tool {
    /// Makes sure that the tool is there, installing it if need be.
    ///
    /// # Errors
    /// A sentence that says what to install, where we cannot do it ourselves.
    pub(crate) fn provide(&self) -> Result<(), String> {
        if succeeds(self.probe) {
            return Ok(());
        }
        eprintln!("    installing {} (once; this may take a few minutes)", self.name);
        self.install()?;
        if succeeds(self.probe) {
            return Ok(());
        }
        Err(format!("{} was installed, but `{}` still fails.", self.name, self.probe.join(" ")))
    }

    /// Whether it comes from the system's packages, which only one at a time can install.
    pub(crate) const fn is_package(&self) -> bool {
        matches!(self.source, Source::Package(_))
    }

    fn install(&self) -> Result<(), String> {
        match self.source {
            Source::Component(component) => self.execute(&["rustup", "component", "add", component]),
            Source::Crate(package) => self.execute(&[
                "cargo",
                "install",
                "--quiet",
                "--locked",
                "--debug",
                "--no-default-features",
                "--root",
                TOOLS,
                package,
            ]),
            Source::Python(package) => {
                self.execute(&["python3", "-m", "venv", PYTHON_TOOLS])?;
                let pip = format!("{PYTHON_TOOLS}/bin/pip");
                self.execute(&[&pip, "install", "--quiet", "--disable-pip-version-check", package])
            }
            Source::Package(package) if is_root() && succeeds(&["apt-get", "--version"]) => {
                self.execute(&["apt-get", "update", "--quiet"])?;
                self.execute(&["apt-get", "install", "--yes", "--no-install-recommends", package])
            }
            Source::Package(package) => Err(format!(
                "{} is missing: install it with your system's package manager (on Debian: sudo apt-get install {package}).",
                self.name
            )),
        }
    }

    fn execute(&self, command: &[&str]) -> Result<(), String> {
        let owned: Vec<String> = command.iter().map(|&part| part.to_owned()).collect();
        run(&owned, &[]).map_err(|how| {
            format!("{} could not be installed: {how}; try it yourself: {}", self.name, command.join(" "))
        })
    }
}

/// Whether we may install packages.
pub(crate) fn is_root() -> bool {
    program("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

//! The checks of `cargo verify`, in the order in which they run: cheap and telling ones first.

use Pace::{Full, Long, Quick};

use crate::shell::WEB;
use crate::site::{self, Part};
use crate::tools::{
    CHROMIUM, CLIPPY, COMPILER, FUZZ, NODE, POSTGRES, PYTHON, PYTHON_VENV, RUSTFMT, SCHEMATHESIS, Tool,
};
use crate::wasm;

/// One check.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The name for `--only`.
    pub(crate) name: &'static str,
    /// What a failure means, to end the sentence "… failed: …".
    pub(crate) failure: &'static str,
    /// The folder in which it runs, from the root of the repository.
    pub(crate) folder: &'static str,
    /// The command; a `*` folder stands for each that exists, and one that names `GAME` is run for each.
    pub(crate) command: &'static [&'static str],
    /// Environment variables of the command.
    pub(crate) variables: &'static [(&'static str, &'static str)],
    /// What it needs installed.
    pub(crate) tools: &'static [Tool],
    /// What must be done before, and is done only if need be.
    pub(crate) prepare: Part,
    /// Whether success counts only with a report on standard output.
    pub(crate) report: Report,
    /// When it runs.
    pub(crate) pace: Pace,
    /// Whether it runs beside the others: it shares nothing with them but the machine.
    pub(crate) aside: bool,
}

/// What a step has to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Report {
    /// Its exit status is enough.
    Optional,
    /// It must also say what it checked.
    Required,
}

/// Which verifications run a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    /// All.
    Quick,
    /// Not with `--quick`.
    Full,
    /// Only with `--long`.
    Long,
}

/// The command line as the tests build it: whatever runs after them finds it built.
const TESTED: &str = "target/debug/sandtable";

/// Every check, in two rows that run side by side: what is built for tests, and, marked `aside`, what is built otherwise and
/// what needs the site: the browser's engine, the client, the browser, fuzzing. Cargo's own locks keep the rows from
/// building the same thing: the browser waits there for the command line, which the tests build. The readers that are fuzzed have no unsafe code: they need no address sanitizer, and without it the stable
/// toolchain will do.
#[rustfmt::skip] // one row a check
pub(crate) const STEPS: &[Step] = &[
    step("format",     Quick, "some code is not formatted; `cargo fmt --all` mends it",
        &["cargo", "fmt", "--all", "--check"]).needs(&[RUSTFMT]),
    step("wasm",       Full,  "the engine does not build for the browser",
        &["cargo", "xtask", "wasm"]).aside(),
    step("licences",   Quick, "a dependency has a licence, version or source that deny.toml does not allow",
        &["cargo", "xtask", "licences"]).reports().aside(),
    step("clippy",     Quick, "the compiler or clippy has a warning",
        &["cargo", "clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]).needs(&[CLIPPY]),
    step("test",       Quick, "a unit, property or documentation test fails",
        &["cargo", "test", "--locked", "--workspace"]).needs(&[POSTGRES, PYTHON]),
    step("vectors",    Quick, "a vector does not give what it expects",
        &[TESTED, "check", "data/*/vectors"]).tested().reports(),
    step("coverage",   Quick, "an enforced rule has no code or no test, or a citation names no rule",
        &[TESTED, "rules", "GAME", "--coverage"]).tested().reports(),
    step("atlas",      Quick, "a committed board or chart is not what its geography gives",
        &[TESTED, "atlas", "check", "GAME"]).tested().reports(),
    step("web-format", Quick, "some file of the client is not formatted; `npm run format` in web/ mends it",
        &["npx", "--no-install", "prettier", "--check", "."]).web(site::install).aside(),
    step("web-types",  Quick, "the client has a type error or a warning",
        &["npx", "--no-install", "svelte-check", "--fail-on-warnings"]).web(site::prepare).aside(),
    step("web-unit",   Quick, "a unit test of the client fails",
        &["npx", "--no-install", "vitest", "run", "--passWithNoTests"]).web(site::prepare).aside(),
    step("web-build",  Quick, "the site does not build",
        &["cargo", "xtask", "site"]).aside(),
    step("browser",    Full,  "the site does not do in a browser what it should",
        &["npx", "--no-install", "playwright", "test"]).web(site::build_tested).needs(&[CHROMIUM])
        .with(&[("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"), ("SANDTABLE", TESTED)]).aside(),
    step("doc",        Full,  "the documentation has a broken link or another warning",
        &["cargo", "doc", "--locked", "--workspace", "--no-deps"]).with(&[("RUSTDOCFLAGS", "-D warnings")]).aside(),
    step("parity",     Full,  "the engine in WebAssembly is not the same as the native one",
        &["cargo", "xtask", "parity"]).needs(&[NODE]).reports(),
    step("secrets-long", Long, "a question tells a seat what it may not know",
        &["cargo", "test", "--locked", "--workspace", "--test", "secrets"]).with(&[("SANDTABLE_LONG", "1")]),
    step("random-long", Long, "random play breaks a property",
        &["cargo", "test", "--locked", "--workspace", "--test", "all", "random_games_keep_every_property"])
        .with(&[("SANDTABLE_GAMES", "300"), ("SANDTABLE_SEED", "1000")]),
    step("release",    Long,  "the command line does not build in release",
        &["cargo", "build", "--release", "--locked", "--package", "sandtable"]),
    step("api",        Long,  "the server answers what its description does not allow, or takes what it forbids",
        &["cargo", "xtask", "api"]).needs(&[PYTHON, PYTHON_VENV, SCHEMATHESIS]).reports(),
    step("online",     Long,  "a table by link loses what was acknowledged, or cannot be held",
        &["cargo", "xtask", "online"]).needs(&[POSTGRES]).reports(),
    step("browser-long", Long, "whole games cannot be played by clicks, or some detail keeps somebody out, with the site inside the binary",
        &["npx", "--no-install", "playwright", "test", "a-game", "axe"]).web(site::build).needs(&[CHROMIUM])
        .with(&[("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"), ("SANDTABLE_LONG", "1")]),
    fuzz("fuzz-board", "a board file makes its reader panic; the input is in fuzz/artifacts",
        &["cargo", "fuzz", "run", "--sanitizer", "none", "board", "--", "-max_total_time=30", "-verbosity=0",
        "-seed_inputs=data/campanha/board.toml"]),
    fuzz("fuzz-situation", "a situation makes its reader panic; the input is in fuzz/artifacts",
        &["cargo", "fuzz", "run", "--sanitizer", "none", "situation", "--", "-max_total_time=30", "-verbosity=0",
        "-seed_inputs=fuzz/seeds/situation.toml,fuzz/seeds/situation-omaha.toml"]),
    fuzz("fuzz-action", "an action makes its reader panic; the input is in fuzz/artifacts",
        &["cargo", "fuzz", "run", "--sanitizer", "none", "action", "--", "-max_total_time=30", "-verbosity=0",
        "-seed_inputs=fuzz/seeds/action.txt,fuzz/seeds/action-omaha.txt"]),
    fuzz("fuzz-record", "a record makes its reader panic; the input is in fuzz/artifacts",
        &["cargo", "fuzz", "run", "--sanitizer", "none", "record", "--", "-max_total_time=30", "-verbosity=0",
        "-seed_inputs=fuzz/seeds/record.sand,fuzz/seeds/record-omaha.sand"]),
    fuzz("fuzz-vector", "a file of test cases makes its reader panic; the input is in fuzz/artifacts",
        &["cargo", "fuzz", "run", "--sanitizer", "none", "vector", "--", "-max_total_time=30", "-verbosity=0",
        "-seed_inputs=data/campanha/vectors/5.3-retreat.toml"]),
];

/// A check of a reader by what nobody would write.
const fn fuzz(name: &'static str, failure: &'static str, command: &'static [&'static str]) -> Step {
    step(name, Long, failure, command).needs(&[COMPILER, FUZZ]).aside()
}

const fn step(
    name: &'static str,
    pace: Pace,
    failure: &'static str,
    command: &'static [&'static str],
) -> Step {
    Step {
        name,
        failure,
        folder: ".",
        command,
        variables: &[],
        tools: &[],
        prepare: || Ok(()),
        report: Report::Optional,
        pace,
        aside: false,
    }
}

impl Step {
    const fn needs(self, tools: &'static [Tool]) -> Step {
        Step { tools, ..self }
    }

    /// A step of the client.
    const fn web(self, prepare: Part) -> Step {
        Step { folder: WEB, prepare, ..self }
    }

    const fn with(self, variables: &'static [(&'static str, &'static str)]) -> Step {
        Step { variables, ..self }
    }

    /// A step that runs beside the others, in the second row.
    const fn aside(self) -> Step {
        Step { aside: true, ..self }
    }

    /// A step that runs the command line.
    const fn tested(self) -> Step {
        Step { prepare: wasm::tested, ..self }
    }

    const fn reports(self) -> Step {
        Step { report: Report::Required, ..self }
    }

    /// The step as a line for a shell.
    pub(crate) fn line(&self) -> String {
        let variables = self.variables.iter().map(|(name, value)| format!("{name}={}", quoted(value)));
        let folder = (self.folder != ".").then(|| format!("cd {} &&", self.folder));
        folder
            .into_iter()
            .chain(variables)
            .chain(self.command.iter().map(|&part| part.to_owned()))
            .collect::<Vec<_>>()
            .join(" ")
    }
}

fn quoted(value: &str) -> String {
    if value.contains(' ') { format!("'{value}'") } else { value.to_owned() }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::STEPS;

    #[test]
    fn every_fuzz_target_is_run() {
        let targets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz/fuzz_targets");
        for entry in fs::read_dir(targets).expect("the fuzz package is there") {
            let path = entry.expect("a readable folder").path();
            let target = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let step = STEPS.iter().find(|step| step.name == format!("fuzz-{target}"));
            assert!(
                step.is_some_and(|step| step.command.contains(&target.as_str())),
                "no step runs {target}"
            );
        }
    }
}

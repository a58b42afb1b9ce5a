//! `cargo play` and `cargo verify`: all set-up, build and checks in one command each.
use std::process::{Command, ExitCode};

fn cargo(args: &[&str]) -> bool {
    eprintln!("==> cargo {}", args.join(" "));
    Command::new(env!("CARGO")).args(args).status().is_ok_and(|s| s.success())
}

fn main() -> ExitCode {
    let ok = match std::env::args().nth(1).as_deref() {
        Some("play") => cargo(&["run", "--release", "--package", "sandtable", "--", "play", "campanha"]),
        Some("verify") => cargo(&["fmt", "--all", "--check"]) && cargo(&["test", "--workspace"]),
        _ => {
            eprintln!("usage: cargo play | cargo verify");
            false
        }
    };
    if ok { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

//! Opening the player's browser.

use std::env;
use std::process::{Command, Stdio};

/// Opens an address in the browser, where there is a screen. That it may fail is no harm: the address is printed too.
pub(super) fn open(address: &str) {
    let Some((name, arguments)) = opener() else { return };
    let mut command = Command::new(name);
    command.args(arguments).arg(address);
    let started = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if let Ok(mut child) = started {
        // Wait for it, so that it does not stay behind as a zombie.
        std::thread::spawn(move || child.wait());
    }
}

/// The command that opens addresses here; none where nobody would see it.
fn opener() -> Option<(&'static str, &'static [&'static str])> {
    let has = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(windows) {
        // The empty word is the title of the window, which `start` takes first.
        Some(("cmd", &["/C", "start", ""]))
    } else if has("SSH_CONNECTION") {
        None
    } else if cfg!(target_os = "macos") {
        Some(("open", &[]))
    } else {
        (has("DISPLAY") || has("WAYLAND_DISPLAY")).then_some(("xdg-open", &[]))
    }
}

//! Writing to the terminal: one locked output, colours where they are welcome, and failures as one sentence.

use crate::speech::frame;
use indicatif::ProgressBar;
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, IsTerminal, StdoutLock, Write};
use std::time::Duration;

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// One sentence for the standard error.
    Sentence(String),
    /// The output has already said what is wrong.
    Told,
    /// Nobody reads the output any more: a quiet end.
    Unread,
}

impl Failure {
    /// A failure in one sentence.
    pub(crate) fn new(sentence: impl Display) -> Self {
        Self::Sentence(sentence.to_string())
    }
}

/// What a command comes to.
pub(crate) type Done = Result<(), Failure>;

/// How a piece of text is set off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Titles and what matters most.
    Bold,
    /// What may be overlooked.
    Dim,
    /// Success.
    Good,
    /// Failure.
    Bad,
    /// Water.
    Water,
    /// Roads.
    Road,
    /// Where something can be done.
    Choice,
    /// A seat, by its number.
    Seat(u8),
}

impl Style {
    const fn code(self) -> &'static str {
        match self {
            Self::Bold => "1",
            Self::Dim => "2",
            Self::Good => "32",
            Self::Bad | Self::Seat(1) => "31",
            Self::Water => "34",
            Self::Road => "33",
            Self::Choice => "1;35",
            Self::Seat(0) => "36",
            Self::Seat(2) => "32",
            Self::Seat(_) => "33",
        }
    }
}

/// The standard output.
pub(crate) struct Out {
    lock: StdoutLock<'static>,
    /// Whether colours are welcome.
    pub(crate) colour: bool,
}

impl Out {
    /// Takes the standard output. Colours need a terminal and no `NO_COLOR`.
    pub(crate) fn new() -> Self {
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self { lock: io::stdout().lock(), colour: !unwanted && io::stdout().is_terminal() }
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl Display) -> Done {
        writeln!(self.lock, "{text}").map_err(unwritten)
    }

    /// Writes text as it is.
    pub(crate) fn text(&mut self, text: &str) -> Done {
        self.lock.write_all(text.as_bytes()).map_err(unwritten)
    }

    /// Sends everything on its way.
    pub(crate) fn flush(&mut self) -> Done {
        self.lock.flush().map_err(unwritten)
    }

    /// Writes a value as JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Done {
        let text = serde_json::to_string_pretty(value).map_err(Failure::new)?;
        self.line(text)
    }

    /// A text set off, if colours are welcome.
    pub(crate) fn paint(&self, style: Style, text: impl Display) -> String {
        painted(self.colour, style, text)
    }
}

/// A text set off, or as it is.
pub(crate) fn painted(colour: bool, style: Style, text: impl Display) -> String {
    if colour { format!("\x1b[{}m{text}\x1b[0m", style.code()) } else { text.to_string() }
}

fn unwritten(error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::Unread,
        _ => Failure::new(frame!("cli-output-unwritten", why = error.to_string())),
    }
}

/// Says something on the standard error that is no failure. Where that cannot be written, nobody is there to read it.
pub(crate) fn warn(sentence: impl Display) {
    let _ = writeln!(io::stderr(), "sandtable: {}", printable(&sentence.to_string()));
}

/// A text that may come from a stranger's file, safe to show: signs that steer a terminal are spelled out, and what is
/// very long is cut.
pub(crate) fn printable(text: &str) -> String {
    const MOST: usize = 1000;
    let mut shown = String::new();
    for (n, letter) in text.chars().enumerate() {
        match letter {
            _ if n == MOST => {
                shown.push('…');
                break;
            }
            '\t' => shown.push(' '),
            // Besides the control characters those that turn the direction of what follows.
            _ if letter.is_control()
                || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}') =>
            {
                shown.extend(letter.escape_unicode());
            }
            _ => shown.push(letter),
        }
    }
    shown
}

/// A sign of life on the standard error, if that is a terminal, until it is dropped or cleared.
pub(crate) fn spinner(message: String) -> ProgressBar {
    let spinner = ProgressBar::new_spinner().with_message(message);
    spinner.enable_steady_tick(Duration::from_millis(120));
    spinner
}

/// How many columns the terminal has; 100 where there is none.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0).max(40))
}

/// Breaks a text into lines of at most `width` characters, at blanks.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_at_blanks() {
        assert_eq!(wrapped("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrapped("indivisible", 4), ["indivisible"]);
        assert!(wrapped("  ", 4).is_empty());
    }

    #[test]
    fn what_steers_a_terminal_is_spelled_out() {
        assert_eq!(printable("a\u{1b}]0;x\u{7}\tb\u{202e}é"), "a\\u{1b}]0;x\\u{7} b\\u{202e}é");
        assert_eq!(printable(&"x".repeat(2000)).chars().count(), 1001);
    }

    #[test]
    fn without_colours_text_is_plain() {
        assert_eq!(painted(false, Style::Bold, "x"), "x");
        assert_eq!(painted(true, Style::Bold, "x"), "\x1b[1mx\x1b[0m");
    }
}

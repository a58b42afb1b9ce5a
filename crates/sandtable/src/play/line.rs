//! Reading lines: with history, completion and hints at a terminal, plainly from a script.

use crate::output::{Done, Failure, Out, Style, painted, printable};
use crate::speech::frame;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};
use std::borrow::Cow;
use std::io::{BufRead, IsTerminal};

/// Where lines come from.
pub(super) enum Reader {
    /// A person at a terminal.
    Terminal(Box<Editor<Offers, DefaultHistory>>),
    /// A script.
    Script,
}

/// What can be typed now.
#[derive(Default)]
pub(super) struct Offers {
    texts: Vec<String>,
    colour: bool,
}

impl Reader {
    /// A reader of the standard input. Scripts get no colours.
    pub(super) fn new(out: &mut Out) -> Result<Self, Failure> {
        if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
            out.colour = false;
            return Ok(Self::Script);
        }
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let mut editor = Editor::with_config(config)
            .map_err(|e| Failure::new(frame!("cli-no-terminal", why = e.to_string())))?;
        editor.set_helper(Some(Offers { texts: Vec::new(), colour: out.colour }));
        Ok(Self::Terminal(Box::new(editor)))
    }

    /// Sets what completion offers.
    pub(super) fn offer(&mut self, texts: Vec<String>) {
        if let Self::Terminal(editor) = self
            && let Some(helper) = editor.helper_mut()
        {
            helper.texts = texts;
        }
    }

    /// The next line; none at the end of the input.
    pub(super) fn read(&mut self, prompt: &str, out: &mut Out) -> Result<Option<String>, Failure> {
        let unread =
            |e: &dyn std::fmt::Display| Failure::new(frame!("cli-input-unread", why = e.to_string()));
        match self {
            Self::Terminal(editor) => match editor.readline(prompt) {
                Ok(line) => Ok(Some(line)),
                Err(ReadlineError::Interrupted | ReadlineError::Eof) => Ok(None),
                Err(error) => Err(unread(&error)),
            },
            Self::Script => {
                let mut bytes = Vec::new();
                let read = std::io::stdin().lock().read_until(b'\n', &mut bytes).map_err(|e| unread(&e))?;
                if read == 0 {
                    return Ok(None);
                }
                let line = String::from_utf8_lossy(&bytes);
                let line = line.split('#').next().unwrap_or_default().trim().to_owned();
                echo(prompt, &line, out)?;
                Ok(Some(line))
            }
        }
    }
}

/// A script's lines belong into what it writes.
fn echo(prompt: &str, line: &str, out: &mut Out) -> Done {
    out.line(format_args!("{prompt}{}", printable(line)))
}

impl Completer for Offers {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let (start, typed) = typed(line, pos);
        Ok((start, next_words(&self.texts, typed)))
    }
}

/// Where the part of the line that is being typed begins, and that part: `;` divides.
fn typed(line: &str, pos: usize) -> (usize, &str) {
    let before = &line[..pos];
    let start = before.rfind(';').map_or(0, |at| at + 1);
    let blanks = before[start..].len() - before[start..].trim_start().len();
    (start + blanks, &before[start + blanks..])
}

/// The texts that begin as typed, each to the end of the word in which it goes on.
fn next_words(texts: &[String], typed: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for text in texts {
        let fits = text.get(..typed.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(typed));
        if !fits {
            continue;
        }
        let end = text[typed.len()..].find(' ').map_or(text.len(), |at| typed.len() + at + 1);
        if found.iter().all(|other| *other != text[..end]) {
            found.push(text[..end].to_owned());
        }
    }
    found
}

impl Hinter for Offers {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        let (_, typed) = typed(line, pos);
        if typed.is_empty() || pos < line.len() {
            return None;
        }
        let mut fitting = self.texts.iter().filter(|text| text.starts_with(typed));
        let (first, second) = (fitting.next()?, fitting.next());
        second.is_none().then(|| first[typed.len()..].to_owned())
    }
}

impl Highlighter for Offers {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(painted(self.colour, Style::Dim, hint))
    }

    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _default: bool) -> Cow<'b, str> {
        Cow::Owned(painted(self.colour, Style::Bold, prompt))
    }
}

impl Validator for Offers {}
impl Helper for Offers {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn completion_goes_word_by_word_and_after_a_semicolon() {
        let texts: Vec<_> = ["retreat a 1", "retreat b 2", "hold"].map(String::from).into();
        assert_eq!(next_words(&texts, "re"), ["retreat "]);
        assert_eq!(next_words(&texts, "retreat "), ["retreat a ", "retreat b "]);
        assert_eq!(next_words(&texts, "RETREAT b "), ["retreat b 2"]);
        assert_eq!(typed("move a; ho", 10), (8, "ho"));
    }
}

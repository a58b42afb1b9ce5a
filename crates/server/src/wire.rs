//! What clients say and are told: `docs/online.md`, section 3.

use crate::wrong::Wrong;
use sandtable_engine::SeatId;
use serde_json::Value;
use std::sync::Arc;

/// The longest message that is read, in bytes.
pub(crate) const LONGEST: usize = 64 << 10;

/// Who asks: a number for each connection, so that nobody is told of what it did itself.
pub(crate) type Caller = u64;

/// What is told without having been asked.
#[derive(Clone, Debug)]
pub(crate) enum Push {
    /// The game is at another step.
    Changed {
        /// The step.
        seq: i64,
        /// From which entry on the history is another.
        from: usize,
        /// How much is played.
        played: usize,
        /// Who decides.
        to_act: Option<SeatId>,
        /// Whose answer tells it already.
        by: Caller,
    },
    /// Something about the seats, the offers or the end is another: each client is told what it may know.
    Table,
    /// Somebody said something.
    Chat {
        /// As it is told.
        line: Arc<str>,
        /// Whose answer tells it already.
        by: Caller,
    },
}

/// One request: what is wanted, and about what.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    /// The client's number of it, as it was sent.
    pub(crate) id: Option<String>,
    /// What is wanted.
    pub(crate) wanted: String,
    /// About what.
    pub(crate) about: Value,
}

impl Request {
    /// Reads a request; where it has a number, a wrong one can be answered under it.
    ///
    /// # Errors
    /// What to tell, and the number.
    pub(crate) fn read(text: &str) -> Result<Self, (Option<String>, Wrong)> {
        if text.len() > LONGEST {
            return Err((None, Wrong::Large));
        }
        let bad = |why: &str| Wrong::text(format_args!("this is no request: {why}"));
        let value: Value = serde_json::from_str(text).map_err(|error| (None, bad(&error.to_string())))?;
        let Value::Object(mut fields) = value else { return Err((None, bad("not an object"))) };
        let id = match fields.remove("id") {
            None => None,
            Some(Value::Number(number)) => Some(number.to_string()),
            Some(_) => return Err((None, bad("its id is no number"))),
        };
        let mut wants = fields.into_iter();
        match (wants.next(), wants.next()) {
            (Some((wanted, about)), None) if about.is_object() => Ok(Self { id, wanted, about }),
            _ => Err((id, bad("one thing at a time is wanted"))),
        }
    }

    /// The seat that it names.
    ///
    /// # Errors
    /// If it names none.
    pub(crate) fn seat(&self) -> Result<SeatId, Wrong> {
        let seat = self.about.get("seat").and_then(Value::as_u64).and_then(|seat| u8::try_from(seat).ok());
        seat.map(SeatId).ok_or_else(|| Wrong::text("it names no seat"))
    }

    /// A number that it names.
    ///
    /// # Errors
    /// If it does not.
    pub(crate) fn number(&self, name: &str) -> Result<usize, Wrong> {
        self.number_or(name, None)?.ok_or_else(|| Wrong::text(format_args!("it names no \"{name}\"")))
    }

    /// A number that it may name.
    ///
    /// # Errors
    /// If it names something else.
    pub(crate) fn number_or(&self, name: &str, or: Option<usize>) -> Result<Option<usize>, Wrong> {
        match self.about.get(name) {
            None | Some(Value::Null) => Ok(or),
            Some(value) => {
                let number = value.as_u64().and_then(|n| u32::try_from(n).ok()).map(|n| n as usize);
                number.map(Some).ok_or_else(|| Wrong::text(format_args!("\"{name}\" is no number")))
            }
        }
    }

    /// A text that it names, so long at most, in signs that can be shown.
    ///
    /// # Errors
    /// If it does not.
    pub(crate) fn text(&self, name: &str, longest: usize) -> Result<&str, Wrong> {
        text_of(&self.about, name, longest)
    }
}

/// A text among the fields of an object.
pub(crate) fn text_of<'a>(about: &'a Value, name: &str, longest: usize) -> Result<&'a str, Wrong> {
    let text = about.get(name).and_then(Value::as_str);
    let text = text.ok_or_else(|| Wrong::text(format_args!("it has no text \"{name}\"")))?;
    if text.chars().count() > longest {
        return Err(Wrong::text(format_args!("\"{name}\" has at most {longest} characters")));
    }
    // What turns the direction round could make one's own words look like somebody else's; a name is one line.
    let turns = |c| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = |c| matches!(c, '\u{2028}' | '\u{2029}') || c == '\n' || c == '\t';
    let unfit = |c: char| turns(c) || if breaks(c) { name == "name" } else { c.is_control() };
    if text.chars().any(unfit) {
        return Err(Wrong::text(format_args!("\"{name}\" has signs that cannot be shown")));
    }
    Ok(text)
}

/// An answer as it is sent.
pub(crate) fn answer(id: Option<&str>, outcome: &Result<Done, Wrong>) -> String {
    let id = id.unwrap_or("null");
    match outcome {
        Ok(Done { value, seq: Some(seq) }) => format!(r#"{{"id":{id},"value":{value},"seq":{seq}}}"#),
        Ok(Done { value, seq: None }) => format!(r#"{{"id":{id},"value":{value}}}"#),
        Err(wrong) => format!(r#"{{"id":{id},"error":{}}}"#, wrong.to_json()),
    }
}

/// What a request is answered with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    /// The value, as JSON.
    pub(crate) value: String,
    /// Where the table stands, if the answer is about that.
    pub(crate) seq: Option<i64>,
}

impl Done {
    /// A value that says nothing of where the table stands.
    pub(crate) fn value(value: impl Into<String>) -> Self {
        Self { value: value.into(), seq: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_speaks_in_the_name_of_somebody_else_by_signs_that_are_not_seen() {
        let read = |name: &str, text: &str| text_of(&serde_json::json!({ name: text }), name, 40).is_ok();
        assert!(read("name", "Ada O\u{2019}Neill") && read("text", "one\ntwo"));
        assert!(read("text", "\u{5e9}\u{5dc}\u{5d5}\u{5dd}"), "other ways of writing are welcome");
        for turned in ["Bob:\u{202e}", "\u{2066}Ada", "\u{0}", "\u{1b}[2J"] {
            assert!(!read("name", turned) && !read("text", turned), "{turned:?}");
        }
        assert!(!read("name", "Bob\nAda: I resign") && !read("name", "Bob\u{2028}Ada"));
    }

    #[test]
    fn a_request_wants_one_thing() {
        let request = Request::read(r#"{"id": 7, "ask": {"seat": 1, "at": 3}}"#).expect("a request");
        assert_eq!((request.id.as_deref(), request.wanted.as_str()), (Some("7"), "ask"));
        assert_eq!(request.seat(), Ok(SeatId(1)));
        assert_eq!(request.number("at"), Ok(3));
        for nonsense in [
            "",
            "[]",
            "7",
            r#"{"id": 7}"#,
            r#"{"id": "7", "ask": {}}"#,
            r#"{"ask": {}, "play": {}}"#,
            r#"{"ping": [null]}"#,
        ] {
            assert!(Request::read(nonsense).is_err(), "{nonsense}");
        }
        let deep = "[".repeat(60_000);
        assert!(Request::read(&deep).is_err(), "nobody digs that deep");
        assert!(matches!(Request::read(&" ".repeat(LONGEST + 1)), Err((None, Wrong::Large))));
    }

    #[test]
    fn texts_are_short_and_can_be_shown() {
        let request = Request::read(r#"{"id": 7, "chat": {"text": "a\u0007b", "name": "abc", "seat": 256}}"#);
        let request = request.expect("a request");
        assert!(request.text("text", 9).is_err());
        assert!(request.text("name", 2).is_err() && request.text("none", 2).is_err());
        assert_eq!(request.text("name", 3), Ok("abc"));
        assert!(request.seat().is_err());
    }
}

//! Reads TOML into [`Item`]s that know their lines. It is read here, and not by a crate that reads it all, because every
//! page that opens a game loads and runs the reader first: this one has a tenth of the size, and its tests compare it with
//! the other. It knows no dates, for which no file has a use.

use super::{Item, Value};
use crate::text::TextError;

/// Lists and tables within each other, so many.
const DEPTH: usize = 64;
/// So many keys a table.
const KEYS: usize = 4096;

/// A table while it is being read.
#[derive(Default)]
struct Table {
    entries: Vec<(String, usize, Part)>,
    /// Whether a key comes before one that stands above it: long tables are in order, and nothing is sought in them.
    jumbled: bool,
    how: How,
}

/// What stands under a key of such a table.
enum Part {
    Value(Value),
    Table(Table),
    /// The tables of `[[key]]`, with their lines.
    Tables(Vec<(usize, Table)>),
}

/// How a table came to be, which decides what may still be added to it.
#[derive(Clone, Copy, Default, PartialEq)]
enum How {
    /// It has its own header.
    #[default]
    Header,
    /// It is named in the header of another one.
    Passed,
    /// It is named in a key with dots.
    Dotted,
}

impl Table {
    fn find(&self, key: &str) -> Option<usize> {
        if !self.jumbled && self.entries.last().is_none_or(|(last, ..)| last.as_str() < key) {
            return None;
        }
        self.entries.iter().position(|(there, ..)| there == key)
    }

    fn add(&mut self, key: String, line: usize, part: Part) -> Result<(), TextError> {
        if self.find(&key).is_some() {
            return Err(twice(line, &key));
        }
        if self.entries.len() == KEYS {
            return Err(TextError::at(line, format!("more than {KEYS} keys")));
        }
        self.jumbled |= self.entries.last().is_some_and(|(last, ..)| *last > key);
        self.entries.push((key, line, part));
        Ok(())
    }

    /// The table under a key: it is there, or made here.
    fn enter(&mut self, key: &str, line: usize, how: How) -> Result<&mut Self, TextError> {
        let at = self.find(key).unwrap_or(self.entries.len());
        if at == self.entries.len() {
            self.add(key.to_owned(), line, Part::Table(Self { how, ..Self::default() }))?;
        }
        match &mut self.entries[at].2 {
            Part::Table(table) if how == How::Passed || table.how == how => Ok(table),
            Part::Tables(list) if how == How::Passed => {
                list.last_mut().map(|(_, table)| table).ok_or_else(|| twice(line, key))
            }
            _ => Err(twice(line, key)),
        }
    }

    /// Puts in a value under a key with dots.
    fn set(&mut self, (before, last): Keys, line: usize, item: Item) -> Result<(), TextError> {
        let mut table = self;
        for key in &before {
            table = table.enter(key, line, How::Dotted)?;
        }
        table.add(last, item.line, Part::Value(item.value))
    }

    /// Puts in what stood under a header.
    fn attach(&mut self, head: Head, body: Self) -> Result<(), TextError> {
        let line = head.line;
        let Some((before, last)) = head.keys else {
            *self = body;
            return Ok(());
        };
        let mut table = self;
        for key in &before {
            table = table.enter(key, line, How::Passed)?;
        }
        let Some(at) = table.find(&last) else {
            let part = if head.list { Part::Tables(vec![(line, body)]) } else { Part::Table(body) };
            return table.add(last, line, part);
        };
        let (_, place, part) = &mut table.entries[at];
        match part {
            Part::Tables(list) if head.list => list.push((line, body)),
            Part::Table(there) if there.how == How::Passed && !head.list => {
                there.how = How::Header;
                *place = line;
                for (key, line, part) in body.entries {
                    there.add(key, line, part)?;
                }
            }
            _ => return Err(twice(line, &last)),
        }
        Ok(())
    }

    fn value(self) -> Value {
        let entry = |(key, line, part)| {
            let value = match part {
                Part::Value(value) => value,
                Part::Table(table) => table.value(),
                Part::Tables(list) => Value::List(
                    list.into_iter().map(|(line, table)| Item { line, value: table.value() }).collect(),
                ),
            };
            (key, Item { line, value })
        };
        Value::Table(self.entries.into_iter().map(entry).collect())
    }
}

/// A key, and those that stand before it with dots: few have any.
type Keys = (Vec<String>, String);

/// A header: `[a.b]`, or `[[a.b]]` for one more of a list. That of what stands before all headers has no keys.
#[derive(Default)]
struct Head {
    keys: Option<Keys>,
    line: usize,
    list: bool,
}

fn twice(line: usize, key: &str) -> TextError {
    TextError::at(line, format!("{key}: there already"))
}

/// Reads a text.
pub(super) fn parse(text: &str) -> Result<Item, TextError> {
    let mut reader = Reader { text, at: 0, line: 1 };
    let mut all = Table::default();
    let (mut head, mut body) = (Head::default(), Table::default());
    loop {
        reader.skip_lines()?;
        let Some(next) = reader.peek() else { break };
        let line = reader.line;
        if next == '[' {
            all.attach(std::mem::replace(&mut head, reader.head()?), std::mem::take(&mut body))?;
        } else {
            let keys = reader.keys()?;
            reader.expect('=')?;
            reader.skip_blanks();
            let item = reader.item(0)?;
            body.set(keys, line, item)?;
        }
        reader.end_line()?;
    }
    all.attach(head, body)?;
    Ok(Item { line: 1, value: all.value() })
}

/// The text, and how far it has been read.
struct Reader<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        self.line += usize::from(next == '\n');
        Some(next)
    }

    fn take(&mut self, what: &str) -> bool {
        let there = self.rest().starts_with(what);
        if there {
            self.at += what.len();
        }
        there
    }

    fn wrong<T>(&self, reason: &str) -> Result<T, TextError> {
        Err(TextError::at(self.line, reason))
    }

    fn expect(&mut self, what: char) -> Result<(), TextError> {
        self.skip_blanks();
        match self.peek() {
            Some(next) if next == what => {
                self.at += what.len_utf8();
                Ok(())
            }
            _ => self.wrong(&format!("\"{what}\" is missing")),
        }
    }

    fn while_bytes(&mut self, those: impl Fn(u8) -> bool) -> &'t str {
        let rest = self.rest();
        // Only bytes of ASCII are asked for, so that this is the edge of a character.
        let length = rest.bytes().position(|byte| !those(byte)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn skip_blanks(&mut self) {
        self.while_bytes(|byte| matches!(byte, b' ' | b'\t'));
    }

    /// To the end of the line, where nothing but a comment may stand.
    fn end_line(&mut self) -> Result<(), TextError> {
        self.skip_blanks();
        if self.take("#") {
            self.while_bytes(|byte| byte == b'\t' || byte >= b' ' && byte != 0x7F);
        }
        let _ = self.rest().starts_with("\r\n") && self.take("\r");
        match self.peek() {
            None => Ok(()),
            Some('\n') => {
                self.next();
                Ok(())
            }
            Some(_) => self.wrong("the line should end here"),
        }
    }

    /// To where something stands.
    fn skip_lines(&mut self) -> Result<(), TextError> {
        loop {
            self.skip_blanks();
            match self.peek() {
                Some('#' | '\n' | '\r') => self.end_line()?,
                _ => return Ok(()),
            }
        }
    }

    fn head(&mut self) -> Result<Head, TextError> {
        let line = self.line;
        let list = self.take("[[") || !self.take("[");
        let keys = Some(self.keys()?);
        self.expect(']')?;
        if list && !self.take("]") {
            return self.wrong("\"]\" is missing");
        }
        Ok(Head { keys, line, list })
    }

    /// A key, or several with dots between.
    fn keys(&mut self) -> Result<Keys, TextError> {
        let mut before = Vec::new();
        loop {
            self.skip_blanks();
            let key = match self.peek() {
                Some(quote @ ('"' | '\'')) => self.short_text(quote)?,
                _ => match self
                    .while_bytes(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
                {
                    "" => return self.wrong("a key is missing"),
                    key => key.to_owned(),
                },
            };
            self.skip_blanks();
            if !self.take(".") {
                return Ok((before, key));
            }
            before.push(key);
            if before.len() == DEPTH {
                return self.wrong("too many keys within each other");
            }
        }
    }

    fn item(&mut self, depth: usize) -> Result<Item, TextError> {
        if depth == DEPTH {
            return self.wrong("too many lists within each other");
        }
        let line = self.line;
        let value = match self.peek() {
            Some('"') if self.take("\"\"\"") => Value::Text(self.long_text('"')?),
            Some('\'') if self.take("'''") => Value::Text(self.long_text('\'')?),
            Some(quote @ ('"' | '\'')) => Value::Text(self.short_text(quote)?),
            Some('[') => self.list(depth)?,
            Some('{') => self.inline_table(depth)?,
            _ => self.plain()?,
        };
        Ok(Item { line, value })
    }

    fn list(&mut self, depth: usize) -> Result<Value, TextError> {
        self.next();
        let mut list = Vec::new();
        loop {
            self.skip_lines()?;
            if self.take("]") {
                return Ok(Value::List(list));
            }
            list.push(self.item(depth + 1)?);
            self.skip_lines()?;
            if !self.take(",") && self.peek() != Some(']') {
                return self.wrong("\"]\" is missing");
            }
        }
    }

    fn inline_table(&mut self, depth: usize) -> Result<Value, TextError> {
        self.next();
        let mut table = Table::default();
        loop {
            self.skip_lines()?;
            if self.take("}") {
                return Ok(table.value());
            }
            let line = self.line;
            let keys = self.keys()?;
            self.expect('=')?;
            self.skip_blanks();
            let item = self.item(depth + 1)?;
            table.set(keys, line, item)?;
            self.skip_lines()?;
            if !self.take(",") && self.peek() != Some('}') {
                return self.wrong("\"}\" is missing");
            }
        }
    }

    /// A text in one line.
    fn short_text(&mut self, quote: char) -> Result<String, TextError> {
        self.next();
        let mut text = String::new();
        loop {
            match self.peek() {
                Some(next) if next == quote => {
                    self.next();
                    return Ok(text);
                }
                None | Some('\n' | '\r') => return self.wrong("the text does not end"),
                Some('\\') if quote == '"' => self.escape(&mut text)?,
                Some(_) => self.letters(quote, &mut text)?,
            }
        }
    }

    /// A text over several lines, from after its quotes.
    fn long_text(&mut self, quote: char) -> Result<String, TextError> {
        let end = String::from_iter([quote; 3]);
        let _ = self.take("\r");
        if self.peek() == Some('\n') {
            self.next();
        }
        let mut text = String::new();
        loop {
            if self.take(&end) {
                // Two more may belong to the text.
                for _ in 0..2 {
                    if self.peek() == Some(quote) {
                        self.next();
                        text.push(quote);
                    }
                }
                return Ok(text);
            }
            match self.peek() {
                None => return self.wrong("the text does not end"),
                Some(next) if next == '\n' || next == quote => text.extend(self.next()),
                Some('\r') if self.rest().starts_with("\r\n") => text.extend(self.next()),
                Some('\\') if quote == '"' => {
                    let after = self.rest()[1..].trim_start_matches([' ', '\t']);
                    if after.starts_with('\n') || after.starts_with("\r\n") {
                        self.next();
                        while matches!(self.peek(), Some(' ' | '\t' | '\n' | '\r')) {
                            self.next();
                        }
                    } else {
                        self.escape(&mut text)?;
                    }
                }
                Some(_) => self.letters(quote, &mut text)?,
            }
        }
    }

    /// Letters that mean nothing but themselves: at least one, up to a quote, a line's end or what may be an escape.
    fn letters(&mut self, quote: char, text: &mut String) -> Result<(), TextError> {
        let plain = |byte: u8| byte == b'\t' || byte >= b' ' && byte != 0x7F;
        let before = text.len();
        text.push_str(self.while_bytes(|byte| plain(byte) && byte != quote as u8 && byte != b'\\'));
        if text.len() == before && quote == '\'' && self.take("\\") {
            text.push('\\');
        }
        if text.len() == before { self.wrong("a character that no text may hold") } else { Ok(()) }
    }

    fn escape(&mut self, text: &mut String) -> Result<(), TextError> {
        self.next();
        let next = self.next();
        let plain = match next {
            Some('b') => '\u{8}',
            Some('t') => '\t',
            Some('n') => '\n',
            Some('f') => '\u{C}',
            Some('r') => '\r',
            Some('e') => '\u{1B}',
            Some('"' | '\\') => next.unwrap_or_default(),
            Some('x') => self.numbered(2)?,
            Some('u') => self.numbered(4)?,
            Some('U') => self.numbered(8)?,
            _ => return self.wrong("\"\\\" and no letter that can follow it"),
        };
        text.push(plain);
        Ok(())
    }

    /// The character whose number has so many digits.
    fn numbered(&mut self, digits: usize) -> Result<char, TextError> {
        let code = self.rest().get(..digits).filter(|code| code.bytes().all(|byte| byte.is_ascii_hexdigit()));
        let letter = code.and_then(|code| char::from_u32(u32::from_str_radix(code, 16).ok()?));
        let Some(letter) = letter else { return self.wrong("no character has this number") };
        self.at += digits;
        Ok(letter)
    }

    /// A number, or true or false.
    fn plain(&mut self) -> Result<Value, TextError> {
        let word = self
            .while_bytes(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.' | b'_'));
        match word {
            "true" => Ok(Value::Switch(true)),
            "false" => Ok(Value::Switch(false)),
            _ => number(word).map_or_else(|| self.wrong("no value"), Ok),
        }
    }
}

fn number(word: &str) -> Option<Value> {
    let bytes = word.as_bytes();
    // A line may divide digits, and nothing else.
    let beside = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_hexdigit);
    let divided = |(at, byte): (usize, &u8)| *byte != b'_' || at > 0 && beside(at - 1) && beside(at + 1);
    if !bytes.iter().enumerate().all(divided) {
        return None;
    }
    let whole: String;
    let word = if word.contains('_') {
        whole = word.replace('_', "");
        &whole
    } else {
        word
    };
    for (mark, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] {
        if let Some(digits) = word.strip_prefix(mark) {
            let good = !digits.is_empty() && digits.chars().all(|c| c.is_digit(radix));
            return good.then(|| i64::from_str_radix(digits, radix).map_or(BEYOND, Value::Whole));
        }
    }
    let plain = word.strip_prefix(['+', '-']).unwrap_or(word);
    match plain {
        "inf" | "nan" => return Some(BEYOND),
        _ => {}
    }
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let (mantissa, power) = plain.split_once(['e', 'E']).unwrap_or((plain, "0"));
    let (whole, part) = mantissa.split_once('.').unwrap_or((mantissa, "0"));
    let power = power.strip_prefix(['+', '-']).unwrap_or(power);
    let leading = whole.len() > 1 && whole.starts_with('0');
    if !digits(whole) || leading || !digits(part) || !digits(power) {
        return None;
    }
    if plain.len() == whole.len() {
        return Some(word.parse().map_or(BEYOND, Value::Whole));
    }
    Some(word.parse().map_or(BEYOND, Value::Decimal))
}

/// A number that is none: beyond all that can be counted.
const BEYOND: Value = Value::Decimal(f64::INFINITY);

//! JSON as clients send it: questions, options, names. Read into the same tree as data files, by the same [`Read`](super::Read): a
//! reader for each type would be a tenth of what a browser loads.

use super::{Item, Value};
use crate::text::TextError;

/// Lists and objects do not stand deeper in one another than this.
const DEEPEST: usize = 32;

/// Reads a JSON text. A `null` is read as if its key were missing.
pub(super) fn parse(text: &str) -> Result<Item, TextError> {
    let mut reader = Reader { rest: text };
    let value = reader.value(0).ok_or_else(|| reader.bad(text))?;
    reader.blanks();
    if reader.rest.is_empty() { value.ok_or_else(|| reader.bad(text)) } else { Err(reader.bad(text)) }
}

struct Reader<'t> {
    rest: &'t str,
}

/// A value; none for `null`.
type Found = Option<Item>;

impl Reader<'_> {
    fn bad(&self, text: &str) -> TextError {
        TextError::new(format!("this is no JSON from character {} on", text.len() - self.rest.len()))
    }

    fn blanks(&mut self) {
        self.rest = self.rest.trim_start_matches([' ', '\t', '\r', '\n']);
    }

    /// Whether this comes next; it is passed over.
    fn take(&mut self, what: &str) -> bool {
        self.blanks();
        let rest = self.rest.strip_prefix(what);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn value(&mut self, depth: usize) -> Option<Found> {
        if depth > DEEPEST {
            return None;
        }
        let value = if self.take("null") {
            return Some(None);
        } else if self.take("true") {
            Value::Switch(true)
        } else if self.take("false") {
            Value::Switch(false)
        } else if self.take("\"") {
            Value::Text(self.text()?)
        } else if self.take("[") {
            let mut list = Vec::new();
            self.each("]", |reader| {
                list.push(reader.value(depth + 1)??);
                Some(())
            })?;
            Value::List(list)
        } else if self.take("{") {
            let mut table: Vec<(String, Item)> = Vec::new();
            self.each("}", |reader| {
                let key = if reader.take("\"") { reader.text()? } else { return None };
                let value = if reader.take(":") { reader.value(depth + 1)? } else { return None };
                let twice = table.iter().any(|(there, _)| *there == key);
                table.extend(value.map(|value| (key, value)));
                (!twice).then_some(())
            })?;
            Value::Table(table)
        } else {
            self.number()?
        };
        Some(Some(Item { line: 1, value }))
    }

    /// What stands between commas up to the end.
    fn each(&mut self, end: &str, mut one: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        if self.take(end) {
            return Some(());
        }
        loop {
            one(self)?;
            if self.take(end) {
                return Some(());
            }
            self.take(",").then_some(())?;
        }
    }

    /// A whole number: nothing that clients send has a fraction.
    fn number(&mut self) -> Option<Value> {
        let end = self.rest.find(|c: char| !(c.is_ascii_digit() || c == '-')).unwrap_or(self.rest.len());
        let (number, rest) = self.rest.split_at(end);
        self.rest = rest;
        let digits = number.strip_prefix('-').unwrap_or(number);
        let padded = digits.len() > 1 && digits.starts_with('0');
        number.parse().ok().filter(|_| !padded).map(Value::Whole)
    }

    /// The rest of a text, whose first quotation mark has been read.
    fn text(&mut self) -> Option<String> {
        let mut text = String::new();
        loop {
            let mut chars = self.rest.chars();
            let next = chars.next()?;
            self.rest = chars.as_str();
            text.push(match next {
                '"' => return Some(text),
                '\\' => self.escaped()?,
                c if c < ' ' => return None,
                c => c,
            });
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let next = chars.next()?;
        self.rest = chars.as_str();
        Some(match next {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            'b' => '\u{8}',
            'f' => '\u{c}',
            '"' | '\\' | '/' => next,
            'u' => {
                let one = self.unit()?;
                let two = match one {
                    0xD800..=0xDBFF if self.rest.starts_with("\\u") => {
                        self.rest = &self.rest[2..];
                        Some(self.unit()?)
                    }
                    _ => None,
                };
                char::decode_utf16([one].into_iter().chain(two)).next()?.ok()?
            }
            _ => return None,
        })
    }

    /// Four hexadecimal digits.
    fn unit(&mut self) -> Option<u16> {
        let digits = self.rest.get(..4).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()))?;
        self.rest = &self.rest[4..];
        u16::from_str_radix(digits, 16).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// What serde makes of it, where it says the same: no numbers with a fraction, no `null` but under a key.
    fn as_serde(value: &serde_json::Value) -> Option<Found> {
        let value = match value {
            serde_json::Value::Null => return Some(None),
            serde_json::Value::Bool(on) => Value::Switch(*on),
            serde_json::Value::Number(number) => Value::Whole(number.as_i64()?),
            serde_json::Value::String(text) => Value::Text(text.clone()),
            serde_json::Value::Array(list) => {
                Value::List(list.iter().map(|one| as_serde(one)?).collect::<Option<_>>()?)
            }
            serde_json::Value::Object(table) => {
                let mut all = Vec::new();
                for (key, value) in table {
                    all.extend(as_serde(value)?.map(|value| (key.clone(), value)));
                }
                Value::Table(all)
            }
        };
        Some(Some(Item { line: 1, value }))
    }

    fn sorted(item: &mut Item) {
        match &mut item.value {
            Value::Table(table) => {
                table.sort_by(|a, b| a.0.cmp(&b.0));
                table.iter_mut().for_each(|(_, item)| sorted(item));
            }
            Value::List(list) => list.iter_mut().for_each(sorted),
            _ => {}
        }
    }

    fn any_json() -> impl Strategy<Value = serde_json::Value> {
        use serde_json::Value;
        let leaf = prop_oneof![
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            ".*".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 32, 6, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
                prop::collection::hash_map(".*", prop_oneof![4 => inner, 1 => Just(Value::Null)], 0..6)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn what_serde_writes_is_read_as_it_was(value in any_json(), pretty: bool) {
            let text = if pretty { serde_json::to_string_pretty(&value) } else { serde_json::to_string(&value) };
            let mut read = parse(&text.unwrap()).unwrap();
            sorted(&mut read);
            let mut meant = as_serde(&value).unwrap().unwrap();
            sorted(&mut meant);
            prop_assert_eq!(read, meant);
        }

        #[test]
        fn what_is_read_is_json(text in "[\\[\\]{}:,\"\\\\ud0-9a-f\\-tr nul]{0,12}") {
            if parse(&text).is_ok() {
                prop_assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok(), "{}", text);
            }
        }

        #[test]
        fn any_text_is_json_or_an_error(text in ".*") {
            let _ = parse(&text);
        }
    }

    #[test]
    fn escapes_are_read() {
        let text = parse(r#""\u00e9\ud83d\ude00\n\/""#).unwrap();
        assert_eq!(text.value, Value::Text("é😀\n/".into()));
        for bad in
            [r#""\ud83d""#, r#""\ud83dx""#, "\"a", "[1,]", "{\"a\":1,\"a\":2}", "1.5", "", "null", "[1] 2"]
        {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}

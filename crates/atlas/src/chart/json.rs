//! Just enough JSON.

use crate::side::Point;

/// An object in the making.
pub(crate) struct Object(String);

impl Object {
    pub(crate) fn new() -> Self {
        Self(String::new())
    }

    pub(crate) fn raw(mut self, key: &str, value: &str) -> Self {
        if !self.0.is_empty() {
            self.0.push(',');
        }
        self.0.push_str(&format!("\"{key}\":{value}"));
        self
    }

    pub(crate) fn text(self, key: &str, text: &str) -> Self {
        self.raw(key, &quoted(text))
    }

    pub(crate) fn number(self, key: &str, value: f64) -> Self {
        self.raw(key, &number(value))
    }

    /// Where it lies.
    pub(crate) fn at(self, p: Point) -> Self {
        self.number("x", p[0]).number("y", p[1])
    }

    pub(crate) fn done(self) -> String {
        format!("{{{}}}", self.0)
    }
}

/// A string.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push_str(&format!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// A number with at most three decimals.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A flat list x, y, x, y, …
pub(crate) fn points(points: &[Point]) -> String {
    let all: Vec<String> = points.iter().flatten().map(|&v| number(v)).collect();
    format!("[{}]", all.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_strings_are_safe() {
        let numbers = [1.0, -0.0004, 0.12345, 10.5, -3.0, 100.0].map(number);
        assert_eq!(numbers, ["1", "0", "0.123", "10.5", "-3", "100"]);
        assert_eq!(quoted("a\"b\\\n"), "\"a\\\"b\\\\\\u000a\"");
        assert_eq!(Object::new().text("n", "a").at([1.0, 2.5]).done(), "{\"n\":\"a\",\"x\":1,\"y\":2.5}");
    }
}

//! Writing data files.

/// Writes a TOML text, line by line.
#[derive(Debug, Default)]
pub struct Writer(String);

impl Writer {
    /// A key and its value.
    pub fn line(&mut self, key: &str, value: impl Write) {
        let bare = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        if !key.is_empty() && key.chars().all(bare) {
            self.0.push_str(key);
        } else {
            key.write(&mut self.0);
        }
        self.0.push_str(" = ");
        value.write(&mut self.0);
        self.0.push('\n');
    }

    /// A key and its value, if it differs from the default.
    pub fn unless_default<T: Write + Default + PartialEq>(&mut self, key: &str, value: T) {
        if value != T::default() {
            self.line(key, value);
        }
    }

    /// A table; lines after it stand in it.
    pub fn table(&mut self, name: &str) {
        self.0.push_str(&format!("\n[{name}]\n"));
    }

    /// A table with its lines; nothing if it has none.
    pub fn table_of<'t, T: Write>(&mut self, name: &str, lines: impl IntoIterator<Item = (&'t str, T)>) {
        let mut lines = lines.into_iter().peekable();
        if lines.peek().is_some() {
            self.table(name);
        }
        for (key, value) in lines {
            self.line(key, value);
        }
    }

    /// The text.
    #[must_use]
    pub fn end(self) -> String {
        self.0
    }
}

/// What can be written as a value of a data file.
pub trait Write {
    /// Writes it.
    fn write(&self, out: &mut String);
}

macro_rules! write_plainly {
    ($($type:ty)*) => {$(
        impl Write for $type {
            fn write(&self, out: &mut String) {
                out.push_str(&self.to_string());
            }
        }
    )*};
}
write_plainly!(u8 u16 i32 bool);

impl Write for str {
    fn write(&self, out: &mut String) {
        out.push('"');
        for c in self.chars() {
            match c {
                '"' | '\\' => out.extend(['\\', c]),
                c if c.is_control() => out.push_str(&format!("\\u{:04X}", u32::from(c))),
                c => out.push(c),
            }
        }
        out.push('"');
    }
}

impl Write for String {
    fn write(&self, out: &mut String) {
        self.as_str().write(out);
    }
}

impl<T: Write + ?Sized> Write for &T {
    fn write(&self, out: &mut String) {
        (*self).write(out);
    }
}

impl<T: Write> Write for [T] {
    fn write(&self, out: &mut String) {
        for (i, value) in self.iter().enumerate() {
            out.push_str(if i == 0 { "[" } else { ", " });
            value.write(out);
        }
        out.push_str(if self.is_empty() { "[]" } else { "]" });
    }
}

impl<T: Write> Write for Vec<T> {
    fn write(&self, out: &mut String) {
        self.as_slice().write(out);
    }
}

impl<T: Write, const N: usize> Write for [T; N] {
    fn write(&self, out: &mut String) {
        self.as_slice().write(out);
    }
}

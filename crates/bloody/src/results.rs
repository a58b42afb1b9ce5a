//! What stands in the cells of the combat table and of the bombardment table (rules 6.2, 6.4).

use sandtable_engine::data::{Item, Read, Wrong};

/// What one side suffers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Harm {
    /// Steps, of all its units together.
    pub steps: u8,
    /// Levels of disorganisation, each of its units.
    pub levels: u8,
}

/// A result of the combat table (6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// What the attacker suffers.
    pub attacker: Harm,
    /// What the defender suffers.
    pub defender: Harm,
    /// Whether the defender retreats.
    pub retreat: bool,
    /// Whether the attacker may exploit.
    pub exploit: bool,
    /// As it is printed.
    pub code: Code,
}

/// A short text of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Code([u8; 12], u8);

impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Code {
    fn new(text: &str) -> Option<Self> {
        let mut bytes = [0; 12];
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        Some(Self(bytes, text.len() as u8))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0[..usize::from(self.1)]).unwrap_or("")
    }
}

impl Read for Cell {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let text = item.text()?;
        let bad = || item.wrong(format!("\"{text}\" is no result such as 1.0/1.1R"));
        let plain = text.trim_end_matches('E').trim_end_matches('R');
        let letters = &text[plain.len()..];
        if !matches!(letters, "" | "R" | "RE") {
            return Err(bad());
        }
        let harm = |text: &str| -> Option<Harm> {
            let (steps, levels) = text.split_once('.')?;
            Some(Harm { steps: steps.parse().ok()?, levels: levels.parse().ok()? })
        };
        let (attacker, defender) = plain.split_once('/').ok_or_else(bad)?;
        Ok(Self {
            attacker: harm(attacker).ok_or_else(bad)?,
            defender: harm(defender).ok_or_else(bad)?,
            retreat: letters.starts_with('R'),
            exploit: letters.ends_with('E'),
            code: Code::new(text).ok_or_else(bad)?,
        })
    }
}

/// A result of the bombardment table (6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bomb {
    /// Levels of affected.
    pub affected: u8,
    /// Levels of disorganisation besides.
    pub levels: u8,
    /// Steps lost besides.
    pub steps: u8,
    /// As it is printed.
    pub code: Code,
}

impl Bomb {
    /// What it does, in a few words of the texts.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match (self.affected, self.levels, self.steps) {
            (0, ..) => "bomb-none",
            (1, ..) => "bomb-affected-1",
            (_, 0, 0) => "bomb-affected-2",
            (_, _, 0) => "bomb-disorganises",
            _ => "bomb-step",
        }
    }
}

impl Read for Bomb {
    fn read(item: &Item) -> Result<Self, Wrong> {
        let text = item.text()?;
        let bad = || item.wrong(format!("\"{text}\" is no result such as A2 D1"));
        let mut bomb = Self { affected: 0, levels: 0, steps: 0, code: Code::new(text).ok_or_else(bad)? };
        for word in text.split_whitespace() {
            match word {
                "-" => {}
                "A1" => bomb.affected = 1,
                "A2" => bomb.affected = 2,
                "D1" => bomb.levels = 1,
                "step" => bomb.steps = 1,
                _ => return Err(bad()),
            }
        }
        Ok(bomb)
    }
}

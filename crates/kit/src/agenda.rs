//! What a game has yet to go back to: a small stack of pending decisions, for interrupts in interrupts.
//!
//! A retreat in the middle of an overrun in the middle of a move is three entries: the last is what the game waits for, and when it
//! is done the one below goes on where it was. The agenda is a part of the situation: copied, hashed and written with it.
//!
//! ```
//! use sandtable_kit::agenda::Agenda;
//! let mut agenda: Agenda<&str, 4> = Agenda::new("moving");
//! agenda.push("overrun")?;
//! agenda.push("retreat")?;
//! assert_eq!((agenda.top(), agenda.depth()), ("retreat", 3));
//! assert_eq!((agenda.done(), agenda.done(), agenda.done()), (Some("retreat"), Some("overrun"), None));
//! agenda.turn_to("combat"); // what is at the bottom gives way to the next phase
//! assert_eq!(agenda.to_string(), "combat");
//! # Ok::<(), sandtable_kit::agenda::Full<&str>>(())
//! ```

use std::fmt;
use std::str::FromStr;

/// Pending decisions, at most `MOST`, the first at the bottom. There is always one: a game waits for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Agenda<T, const MOST: usize> {
    /// Those beyond the depth are all the first, so that equal agendas are equal in every bit.
    tasks: [T; MOST],
    depth: u8,
}

/// An agenda has no room for one more; it is given back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full<T>(pub T);

impl<T: fmt::Debug> fmt::Display for Full<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "too many decisions wait: no room for {:?}", self.0)
    }
}

impl<T: fmt::Debug> std::error::Error for Full<T> {}

impl<T: Copy, const MOST: usize> Agenda<T, MOST> {
    const FITS: () = assert!(MOST > 0 && MOST <= u8::MAX as usize, "an agenda has one to 255 places");

    /// One decision and nothing to go back to.
    #[must_use]
    pub const fn new(task: T) -> Self {
        const { Self::FITS };
        Self { tasks: [task; MOST], depth: 1 }
    }

    /// What the game waits for.
    #[must_use]
    #[inline]
    pub const fn top(&self) -> T {
        self.tasks[self.depth as usize - 1]
    }

    /// What the game waits for, to note how far it has come.
    #[inline]
    pub const fn top_mut(&mut self) -> &mut T {
        &mut self.tasks[self.depth as usize - 1]
    }

    /// How many wait.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.depth as usize
    }

    /// All that wait, the first at the bottom.
    #[must_use]
    pub fn tasks(&self) -> &[T] {
        &self.tasks[..self.depth()]
    }

    /// Interrupts what the game waits for.
    ///
    /// # Errors
    /// If there is no room. A game that pushes no more than its rules nest never sees it.
    pub fn push(&mut self, task: T) -> Result<(), Full<T>> {
        match self.tasks.get_mut(self.depth as usize) {
            Some(place) => {
                *place = task;
                self.depth += 1;
                Ok(())
            }
            None => Err(Full(task)),
        }
    }

    /// What the game waited for is done, and what it interrupted goes on. None, and nothing changes, if it interrupted nothing:
    /// then the game must turn to something else.
    pub fn done(&mut self) -> Option<T> {
        if self.depth == 1 {
            return None;
        }
        self.depth -= 1;
        let first = self.tasks[0];
        Some(std::mem::replace(&mut self.tasks[self.depth as usize], first))
    }

    /// Puts one decision in the place of the one that the game waits for.
    pub fn turn_to(&mut self, task: T) {
        if self.depth == 1 {
            *self = Self::new(task);
        } else {
            *self.top_mut() = task;
        }
    }
}

/// What separates decisions in a text, the first at the bottom.
const THEN: &str = " > ";

impl<T: Copy + fmt::Display, const MOST: usize> fmt::Display for Agenda<T, MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, task) in self.tasks().iter().enumerate() {
            write!(f, "{}{task}", if i == 0 { "" } else { THEN })?;
        }
        Ok(())
    }
}

impl<T: Copy + FromStr, const MOST: usize> FromStr for Agenda<T, MOST>
where
    T::Err: fmt::Display,
{
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut tasks =
            text.split(THEN).map(|task| task.parse::<T>().map_err(|e| format!("\"{task}\": {e}")));
        let first = tasks.next().unwrap_or_else(|| Err("nothing".into()))?;
        let mut agenda = Self::new(first);
        for task in tasks {
            agenda.push(task?).map_err(|_| format!("more than {MOST} decisions"))?;
        }
        Ok(agenda)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::hash::{DefaultHasher, Hash, Hasher};

    fn hash(of: &impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        of.hash(&mut hasher);
        hasher.finish()
    }

    proptest! {
        #[test]
        fn an_agenda_is_a_stack_that_is_never_empty(
            doings in prop::collection::vec((0u8..3, 0u16..9), 0..60),
        ) {
            let mut agenda: Agenda<u16, 4> = Agenda::new(0);
            let mut stack = vec![0];
            for (doing, task) in doings {
                match doing {
                    0 => {
                        let full = stack.len() == 4;
                        prop_assert_eq!(agenda.push(task), if full { Err(Full(task)) } else { Ok(()) });
                        if !full { stack.push(task) }
                    }
                    1 => {
                        let done = if stack.len() > 1 { stack.pop() } else { None };
                        prop_assert_eq!(agenda.done(), done);
                    }
                    _ => {
                        agenda.turn_to(task);
                        *stack.last_mut().unwrap() = task;
                    }
                }
                prop_assert_eq!(agenda.tasks(), &stack[..]);
                prop_assert_eq!(agenda.top(), *stack.last().unwrap());
                // It says all in its text, and nothing else is in it.
                let again: Agenda<u16, 4> = agenda.to_string().parse().unwrap();
                prop_assert_eq!(again, agenda);
                prop_assert_eq!(hash(&again), hash(&agenda));
            }
        }

        #[test]
        fn any_text_is_an_agenda_or_an_error(text in "[0-9 >x]{0,20}") {
            if let Ok(agenda) = text.parse::<Agenda<u16, 3>>() {
                prop_assert_eq!(agenda.to_string().parse(), Ok(agenda));
            }
        }
    }
}

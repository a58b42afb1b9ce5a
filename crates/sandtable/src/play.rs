//! `play`: the table at the terminal.

use crate::args::PlayArgs;
use crate::output::{Done, Out};
use crate::speech::Speech;

/// Plays.
pub(crate) fn play(_args: &PlayArgs, _speech: &Speech, _out: &mut Out) -> Done {
    Ok(())
}

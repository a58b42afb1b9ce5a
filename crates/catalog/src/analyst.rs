//! The analysis of a game whose type is erased.

use sandtable_bots::analysis::Analyst;
use sandtable_bots::why::Analysis;
use sandtable_engine::Complete;

/// Somebody who looks at a finished or unfinished game, a little at a time.
pub trait AnyAnalyst: Send {
    /// Works a little; false when all is done.
    fn step(&mut self) -> bool;
    /// What is known so far.
    fn report(&self) -> Analysis;
}

impl<R: Complete> AnyAnalyst for Analyst<R> {
    fn step(&mut self) -> bool {
        self.step()
    }
    fn report(&self) -> Analysis {
        self.report().clone()
    }
}

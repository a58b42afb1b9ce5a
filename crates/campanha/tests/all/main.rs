//! All tests of the game in one program: to link each file for itself takes longer than to run it.

mod analysis;
mod answers;
mod bots;
mod common;
mod contract;
mod examples;
mod goal;
mod hostile;
mod look;
mod promises;
mod refusals;
mod secrets;
mod sheets;
mod stakes;
mod standing;
mod tables;
mod verdict;
mod ways;

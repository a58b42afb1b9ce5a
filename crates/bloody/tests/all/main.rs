//! All tests of the game in one program: to link each file for itself takes longer than to run it.

mod bots;
mod bound;
mod contract;
mod dday;
mod tables;
mod texts;

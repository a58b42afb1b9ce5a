//! The tests of the game: one program.

mod contract;
mod random;
mod tables;

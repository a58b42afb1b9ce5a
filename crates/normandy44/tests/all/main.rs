//! The tests of the game: one program.

mod bots;
mod contract;
mod random;
mod tables;

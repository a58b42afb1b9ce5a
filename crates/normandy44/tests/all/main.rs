//! The tests of the game: one program.

mod bots;
mod contract;
mod examples;
mod random;
mod sound;
mod tables;

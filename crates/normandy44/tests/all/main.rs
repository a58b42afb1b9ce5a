//! The tests of the game: one program.

mod bots;
mod commands;
mod contract;
mod examples;
mod random;
mod sound;
mod stand;
mod tables;

//! All tests of the game in one program: to link each file for itself takes longer than to run it.

mod analysis;
mod bots;
mod contract;
mod data;
mod editions;
mod hostile;
mod results;
mod shown;
mod stakes;
mod standing;
mod text;
mod told;
mod victory;

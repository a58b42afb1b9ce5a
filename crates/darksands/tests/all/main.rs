//! All tests of the game in one program: to link each file for itself takes longer than to run it.

mod contract;
mod example;
mod oracles;
mod policy;
mod script;
mod shown;
mod smoke;
mod tables;
mod verdict;

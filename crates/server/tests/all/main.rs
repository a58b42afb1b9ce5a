//! A real server, with a real database file and real connections.

#![allow(clippy::unwrap_used)]

mod api;
mod common;
mod hostile;
mod play;
#[path = "../support/postgres.rs"]
mod postgres;
mod shared;

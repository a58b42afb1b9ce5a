//! The Sandtable command line.
fn main() {}

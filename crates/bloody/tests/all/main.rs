//! All tests of the game in one program: to link each file for itself takes longer than to run it.
#[test]
fn probe() { if let Err(e) = sandtable_bloody::probe() { panic!("{e}") } }

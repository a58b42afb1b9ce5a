//! Sandtable: kit.

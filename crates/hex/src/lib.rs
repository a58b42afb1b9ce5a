//! Sandtable: hex.

//! Sandtable: engine.

//! Sandtable: campanha.

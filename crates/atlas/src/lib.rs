//! Sandtable: atlas.

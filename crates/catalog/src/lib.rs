//! Sandtable: catalog.

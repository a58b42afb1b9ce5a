//! The window on toy boards and on the first game's.

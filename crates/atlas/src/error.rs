//! What can be wrong with an atlas.

use std::path::PathBuf;

use thiserror::Error;

/// Why a board could not be built or does not agree with the committed one.
#[derive(Debug, Error)]
pub enum AtlasError {
    /// A file cannot be read.
    #[error("{}: {source}", file.display())]
    Read {
        /// The file.
        file: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// `atlas.toml` is not what it should be.
    #[error("{}: {source}", file.display())]
    Config {
        /// The file.
        file: PathBuf,
        /// Where and what.
        source: Box<toml::de::Error>,
    },
    /// A layer is not GeoJSON.
    #[error("{}: {source}", file.display())]
    GeoJson {
        /// The file.
        file: PathBuf,
        /// Where and what.
        source: Box<geojson::Error>,
    },
    /// A file is well formed, but what it says cannot be done.
    #[error("{}: {reason}", file.display())]
    Data {
        /// The file.
        file: PathBuf,
        /// What is wrong and how to mend it.
        reason: String,
    },
    /// The committed board is not what the atlas builds.
    #[error("{} differs from what the atlas builds, first at line {line}; build it again", file.display())]
    Differs {
        /// The board file.
        file: PathBuf,
        /// The first line that differs.
        line: usize,
    },
}

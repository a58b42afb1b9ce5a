//! Why a request did nothing, as clients are told it.

use crate::store::StoreError;
use axum::http::StatusCode;
use sandtable_catalog::{Failure, PlayError};
use sandtable_engine::text::TextError;

/// Why a request did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// As the browser's own engine says it.
    Failure(Failure),
    /// The table has moved on, to this step.
    Stale(i64),
    /// No such token at this table.
    Token,
    /// The token does not hold that seat.
    Seat,
    /// Somebody sits there.
    Taken,
    /// The table agreed on no help during the game.
    Study,
    /// There is no such thing.
    Unknown,
    /// Too much at once.
    Busy,
    /// Too long.
    Large,
    /// From a page of somebody else.
    Origin,
    /// Our fault.
    Server,
}

impl Wrong {
    /// What was sent means nothing here.
    pub(crate) fn text(reason: impl std::fmt::Display) -> Self {
        Self::Failure(Failure::text(reason))
    }

    /// As it is sent.
    #[must_use]
    pub(crate) fn to_json(&self) -> String {
        let kind = match self {
            Self::Failure(failure) => return failure.to_json(),
            Self::Stale(seq) => return format!(r#"{{"kind":"stale","seq":{seq}}}"#),
            Self::Token => "token",
            Self::Seat => "seat",
            Self::Taken => "taken",
            Self::Study => "study",
            Self::Unknown => "unknown",
            Self::Busy => "busy",
            Self::Large => "large",
            Self::Origin => "origin",
            Self::Server => "server",
        };
        format!(r#"{{"kind":"{kind}"}}"#)
    }

    /// The status of an answer by HTTP.
    #[must_use]
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::Failure(Failure::Text { .. }) => StatusCode::BAD_REQUEST,
            Self::Failure(_) | Self::Stale(_) | Self::Taken => StatusCode::CONFLICT,
            Self::Token => StatusCode::UNAUTHORIZED,
            Self::Seat | Self::Study | Self::Origin => StatusCode::FORBIDDEN,
            Self::Unknown => StatusCode::NOT_FOUND,
            Self::Busy => StatusCode::TOO_MANY_REQUESTS,
            Self::Large => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Server => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }
}

impl From<Failure> for Wrong {
    fn from(failure: Failure) -> Self {
        Self::Failure(failure)
    }
}

impl From<PlayError> for Wrong {
    fn from(error: PlayError) -> Self {
        Self::Failure(error.into())
    }
}

impl From<TextError> for Wrong {
    fn from(error: TextError) -> Self {
        Self::Failure(error.into())
    }
}

impl From<StoreError> for Wrong {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database failed");
        Self::Server
    }
}

impl From<getrandom::Error> for Wrong {
    fn from(error: getrandom::Error) -> Self {
        tracing::error!(%error, "no random numbers");
        Self::Server
    }
}

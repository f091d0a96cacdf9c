//! The reason a post has not been sent.

use crate::discord::say::failure::Failure;
use crate::discord::say::rest_client::Undelivered;
use sztab_store::StoreError;

/// The reason a post is still waiting.
#[derive(Debug)]
pub enum Unsent {
    /// The post could not be built.
    Unmade(Failure),
    /// The post could not be delivered.
    Undelivered(Undelivered),
}

impl std::fmt::Display for Unsent {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unmade(failure) => failure.fmt(formatter),
            Self::Undelivered(undelivered) => undelivered.fmt(formatter),
        }
    }
}

impl From<Failure> for Unsent {
    fn from(failure: Failure) -> Self {
        Self::Unmade(failure)
    }
}

impl From<StoreError> for Unsent {
    fn from(error: StoreError) -> Self {
        Self::Unmade(error.into())
    }
}

impl From<Undelivered> for Unsent {
    fn from(undelivered: Undelivered) -> Self {
        Self::Undelivered(undelivered)
    }
}

//! The reason why a post has not been sent.

use crate::discord::say::failure::Failure;
use crate::discord::say::rest_client::Undelivered;
use sztab_store::StoreError;

/// The reason why a post is still owed.
#[derive(Debug)]
pub enum Unsent {
    /// It could not be made.
    Unmade(Failure),
    /// It could not be carried.
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

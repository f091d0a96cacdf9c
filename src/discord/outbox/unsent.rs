//! The reason a post has not been sent.

use crate::discord::say::failure::Failure;
use crate::discord::say::rest_client::RequestError;
use sztab_store::StoreError;

/// The reason a post is still waiting.
#[derive(Debug)]
pub enum UnsentReason {
    /// The post could not be built.
    Unmade(Failure),
    /// The post could not be delivered.
    Undelivered(RequestError),
}

impl std::fmt::Display for UnsentReason {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unmade(failure) => failure.fmt(formatter),
            Self::Undelivered(undelivered) => undelivered.fmt(formatter),
        }
    }
}

impl From<Failure> for UnsentReason {
    fn from(failure: Failure) -> Self {
        Self::Unmade(failure)
    }
}

impl From<StoreError> for UnsentReason {
    fn from(error: StoreError) -> Self {
        Self::Unmade(error.into())
    }
}

impl From<RequestError> for UnsentReason {
    fn from(undelivered: RequestError) -> Self {
        Self::Undelivered(undelivered)
    }
}

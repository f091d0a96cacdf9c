//! The reason a post has not been sent.

use crate::discord::say::failure::Failure;
use crate::discord::say::rest_client::RequestError;
use sztab_referee::RefereeError;
use sztab_store::{LostReason, StoreError};

/// Maximum number of attempts at a post whose content is refused by Discord or causes an error of our own.
const MAX_ATTEMPTS: u32 = 5;

/// Discord's error codes for a channel or server that no longer exists.
const MISSING_CHANNEL_CODES: [i64; 2] = [10_003, 10_004];
/// Discord's error codes for a channel in which the bot may not write: no access, no permission, locked thread.
const NO_ACCESS_CODES: [i64; 3] = [50_001, 50_013, 160_005];
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

impl UnsentReason {
    /// The reason the bot cannot post in the channel at all; `None` if it can.
    pub fn channel_loss(&self) -> Option<LostReason> {
        let Self::Undelivered(undelivered) = self else { return None };
        match undelivered.code()? {
            code if MISSING_CHANNEL_CODES.contains(&code) => Some(LostReason::Gone),
            code if NO_ACCESS_CODES.contains(&code) => Some(LostReason::Barred),
            _ => None,
        }
    }

    /// True if another attempt cannot help, so that later posts in the channel should not wait for this one.
    pub fn is_hopeless(&self, attempts: u32) -> bool {
        match self {
            // Messages that failed for lack of a permission are sent once it is granted.
            _ if self.channel_loss().is_some() => false,
            Self::Unmade(Failure::Referee(
                RefereeError::Broken { .. }
                | RefereeError::UnreadableContent(_)
                | RefereeError::Store(StoreError::NotAGame(_)),
            )) => true,
            Self::Unmade(Failure::Panicked | Failure::Said(_)) | Self::Undelivered(RequestError::Refused { .. }) => {
                attempts >= MAX_ATTEMPTS
            }
            Self::Unmade(_) | Self::Undelivered(_) => false,
        }
    }
}

/// True if the bot cannot post in the channel at all.
pub fn is_channel_lost(undelivered: &RequestError) -> bool {
    let lost = |code| MISSING_CHANNEL_CODES.contains(&code) || NO_ACCESS_CODES.contains(&code);
    undelivered.code().is_some_and(lost)
}

//! Refusals of a client.

use crate::Failure;

/// The failure of an act that the client does not allow.
pub(crate) fn refuse<T>(why: impl Into<String>) -> Result<T, Failure> {
    Err(Failure::Refused(why.into()))
}

//! What a client refuses to do.

use crate::sandbox::Failure;

/// The failure of an act that the client does not allow.
pub(in crate::sandbox) fn refused<T>(why: impl Into<String>) -> Result<T, Failure> {
    Err(Failure::Refused(why.into()))
}

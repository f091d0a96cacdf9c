//! Fingerprints of what everybody sees, one behind each action of a record.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::games::neuroshima::rules::notation::position::Position;
use crate::games::neuroshima::rules::opening::hexadecimal;

/// The first four bytes of the SHA-256 of a position's canonical text, with the piles hidden.
///
/// The piles must stay out of it: towards the end of a game few orders are left, and whoever knew a hash of the right
/// one, however short, could try them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint([u8; 4]);

impl Fingerprint {
    /// The fingerprint of a position as everybody sees it.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let digest: [u8; 32] = Sha256::digest(position.clone().with_hidden_piles().print()).into();
        let [a, b, c, d, ..] = digest;
        Self([a, b, c, d])
    }

    /// Reads a comment that is a fingerprint and nothing else: eight hexadecimal digits.
    pub(super) fn parse(comment: &str) -> Option<Self> {
        let is_one = comment.len() == 8 && comment.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = is_one.then(|| u32::from_str_radix(comment, 16).ok())??;
        Some(Self(number.to_be_bytes()))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&hexadecimal(&self.0))
    }
}

//! Secret lines: choices that stand in the log at once and are shown to others later.
//!
//! Until the rules open it, a secret line is shown as [`closed_line`] prints it, and the post that tells of it carries its
//! [`commitment`]: SHA-256 of a salt and the line. The salt follows from the seed and the number of the line. It is told
//! when the line is opened, so that everybody can check that the line was never changed. Without a salt the few lines
//! that are legal could all be tried.
//!
//! ```
//! use sztab_game::secret::{LineNumber, closed_line, commitment, matches_commitment, salt};
//!
//! let salt = salt(&[7; 32], LineNumber(12));
//! let published = commitment(&salt, "choose 3");
//! assert_eq!(salt, "2ab8e2079aa2cb175705c4d223b022b8");
//! assert_eq!(closed_line("choose 3"), "choose ?");
//! assert!(matches_commitment(&published, &salt, "choose 3"));
//! assert!(!matches_commitment(&published, &salt, "choose 2"));
//! ```

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::chance::{Seed, to_hex};

/// The purpose from which salts are derived; it gives a different key from any shuffle or roll.
const SALT_PURPOSE: &str = "sztab secret line 1";

/// Length of a salt in bytes, too long for a brute-force search.
const SALT_BYTES: usize = 16;

/// The number of a line in its game's log, as the referee counts. Lines that were taken back keep their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LineNumber(pub u32);

impl fmt::Display for LineNumber {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// The salt of a line, in hexadecimal: the first 16 bytes of SHA-256("sztab secret line 1", 0, seed, number), with the
/// number as 4 bytes, most significant first.
#[must_use]
pub fn salt(seed: &Seed, line: LineNumber) -> String {
    let digest = Sha256::new().chain_update(SALT_PURPOSE).chain_update([0]).chain_update(seed);
    let digest: [u8; 32] = digest.chain_update(line.0.to_be_bytes()).finalize().into();
    to_hex(&digest[..SALT_BYTES])
}

/// The commitment to a secret line: SHA-256 of the salt's digits and the line, in hexadecimal.
#[must_use]
pub fn commitment(salt: &str, line: &str) -> String {
    to_hex(&Sha256::new().chain_update(salt).chain_update(line).finalize())
}

/// True if a commitment was made from this salt and line.
#[must_use]
pub fn matches_commitment(published: &str, salt: &str, line: &str) -> bool {
    commitment(salt, line) == published
}

/// A line as other players see it while it is secret: only its verb.
#[must_use]
pub fn closed_line(line: &str) -> String {
    let verb = line.split_whitespace().next().unwrap_or_default();
    format!("{verb} ?")
}

//! The hash that freezes rules and army files.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::season::Rules;

/// The SHA-256, in lower-case hexadecimal, of the rules and of the hashes of the army files.
///
/// `armies` maps each army id to the hash of its file. Hashed are the rules as one line of JSON, then a line
/// `id hash` for each army in ascending order of ids, each line ended by a line feed: anybody can compute it with
/// standard tools.
pub fn rules_hash(rules: &Rules, armies: &BTreeMap<String, String>) -> String {
    let mut hasher = Sha256::new();
    hasher.update(rules.to_json());
    hasher.update("\n");
    for (army, hash) in armies {
        hasher.update(format!("{army} {hash}\n"));
    }
    let mut hex = String::with_capacity(64);
    for byte in hasher.finalize() {
        write!(hex, "{byte:02x}").expect("a string takes any text");
    }
    hex
}

//! The files read by `sztab league`, which may be larger than those of a game.

use std::io::Read as _;

use crate::cli::files::InputError;
use crate::decode::{DecodeError, decode, decode_ascii};

/// Maximum size of a file in bytes: a season of 256 players and 64 rounds needs less than half of it.
const MAX_BYTES: u64 = 64 << 20;

/// Reads a file; `-` means standard input.
pub fn read_text(name: &str) -> Result<String, InputError> {
    read_with(name, decode)
}

/// Reads a file of columns in which only ASCII matters, so names may be in any encoding.
pub fn read_columns(name: &str) -> Result<String, InputError> {
    read_with(name, decode_ascii)
}

fn read_with(name: &str, decode: fn(&[u8]) -> Result<String, DecodeError>) -> Result<String, InputError> {
    let mut bytes = Vec::new();
    let read = match name {
        "-" => std::io::stdin().lock().take(MAX_BYTES + 1).read_to_end(&mut bytes),
        _ => std::fs::File::open(name).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes)),
    };
    read.map_err(|error| InputError(format!("{name}: {error}")))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(InputError(format!("{name}: more than {MAX_BYTES} bytes")));
    }
    decode(&bytes).map_err(|undecodable| InputError(undecodable.file_message(name)))
}

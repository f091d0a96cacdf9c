//! The files of `sztab league`, which may be larger than a game.

use std::io::Read as _;

use crate::cli::files::Unusable;

/// Most bytes of a file: a season of 256 players and 64 rounds has less than half of it.
const MOST_BYTES: u64 = 64 << 20;

/// Reads a file, or standard input for `-`.
pub fn read(name: &str) -> Result<String, Unusable> {
    let mut bytes = Vec::new();
    let read = match name {
        "-" => std::io::stdin().lock().take(MOST_BYTES + 1).read_to_end(&mut bytes),
        _ => std::fs::File::open(name).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes)),
    };
    read.map_err(|error| Unusable(format!("{name}: {error}")))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(Unusable(format!("{name}: more than {MOST_BYTES} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| Unusable(format!("{name}: expected text in UTF-8")))
}

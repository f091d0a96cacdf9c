//! Text files that people bring along.

use std::time::Duration;

use serenity::all::Attachment;

use super::failure::Failure;

/// How long a file may take to come.
const PATIENCE: Duration = Duration::from_secs(10);

/// Largest file that is read, in bytes: a whole game with long names is a tenth of it.
const MOST_BYTES: u32 = 64 << 10;

/// The text of a file.
///
/// # Errors
///
/// Why it is not read: too large, too slow, or no text.
pub async fn text_of(file: &Attachment) -> Result<String, Failure> {
    if file.size > MOST_BYTES {
        return Err(Failure::Said("import-too-large"));
    }
    let download = tokio::time::timeout(PATIENCE, file.download()).await;
    let bytes = download.map_err(|_| Failure::Said("import-too-slow"))??;
    if bytes.len() > MOST_BYTES as usize {
        return Err(Failure::Said("import-too-large"));
    }
    String::from_utf8(bytes).map_err(|_| Failure::Said("import-no-text"))
}

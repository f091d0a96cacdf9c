//! Files of messages and images of emojis. The browser shows images only; all other files are downloaded, whatever
//! their declared type.

use std::fmt::Write;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::Shared;
use crate::File;
use sztab_pictures::last_picture;

/// The content type of files that are not images.
const OTHER: &str = "application/octet-stream";
/// The content type of films.
pub(super) const FILM: &str = "image/gif";
/// The caching header: the file behind an identifier never changes.
const KEPT: &str = "private, max-age=31536000, immutable";

/// A file of a channel.
pub(super) async fn file(
    State(shared): State<Arc<Shared>>,
    Path((channel, attachment, filename)): Path<(u64, u64, String)>,
) -> Response {
    match shared.sandbox.file(channel, attachment) {
        File::Kept(bytes) => answer(bytes, &filename),
        File::Dropped => {
            let told =
                "this file is no longer kept, to make room for newer ones: use the command or the button again\n";
            (StatusCode::GONE, told).into_response()
        }
        File::Unknown => not_found(),
    }
}

/// The last frame of a film, for readers who prefer reduced motion.
pub(super) async fn still(
    State(shared): State<Arc<Shared>>,
    Path((channel, attachment)): Path<(u64, u64)>,
) -> Response {
    let File::Kept(bytes) = shared.sandbox.file(channel, attachment) else { return not_found() };
    let still = tokio::task::spawn_blocking(move || last_picture(&bytes)).await;
    still.ok().flatten().map_or_else(not_found, |bytes| answer(bytes.into(), "still.png"))
}

/// The image of an emoji.
pub(super) async fn emoji(State(shared): State<Arc<Shared>>, Path(emoji): Path<u64>) -> Response {
    shared.sandbox.emoji_picture(emoji).map_or_else(not_found, |bytes| answer(bytes, "emoji"))
}

fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "there is no such file\n").into_response()
}

fn answer(bytes: Bytes, filename: &str) -> Response {
    if let Some(kind) = picture_kind(&bytes) {
        return ([(CONTENT_TYPE, kind), (CACHE_CONTROL, KEPT)], bytes).into_response();
    }
    let name = format!("attachment; filename*=UTF-8''{}", escape(filename));
    let headers = [(CONTENT_TYPE, OTHER), (CACHE_CONTROL, KEPT), (CONTENT_DISPOSITION, name.as_str())];
    (headers, bytes).into_response()
}

/// The content type of an image that the browser may show, detected from its first bytes.
pub(super) fn picture_kind(bytes: &[u8]) -> Option<&'static str> {
    const BEGINNINGS: [(&[u8], &str); 4] =
        [(b"\x89PNG\r\n\x1a\n", "image/png"), (b"GIF87a", FILM), (b"GIF89a", FILM), (b"\xff\xd8\xff", "image/jpeg")];
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    let known = BEGINNINGS.into_iter().find(|(beginning, _)| bytes.starts_with(beginning)).map(|(_, kind)| kind);
    known.or(is_webp.then_some("image/webp"))
}

/// Escapes text for use as a segment of an address.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
            escaped.push(char::from(byte));
        } else {
            // Writing to a string does not fail.
            write!(escaped, "%{byte:02X}").ok();
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_known_by_its_bytes() {
        assert_eq!(picture_kind(b"\x89PNG\r\n\x1a\n..."), Some("image/png"));
        assert_eq!(picture_kind(b"GIF89a..."), Some("image/gif"));
        assert_eq!(picture_kind(b"RIFF1234WEBPVP8 "), Some("image/webp"));
        assert_eq!(picture_kind(b"RIFF1234WAVEfmt "), None);
        assert_eq!(picture_kind(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), None);
        assert_eq!(picture_kind(b""), None);
    }

    #[test]
    fn a_name_goes_through_an_address() {
        assert_eq!(escape("żółw \"1\".txt"), "%C5%BC%C3%B3%C5%82w%20%221%22.txt");
        assert_eq!(escape("../x\r\n"), "..%2Fx%0D%0A");
    }
}

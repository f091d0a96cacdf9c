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
use crate::AttachmentContent;
use sztab_pictures::decode_last_frame;

/// The content type of files that are not images.
const OCTET_STREAM: &str = "application/octet-stream";
/// The content type of films.
pub(super) const GIF: &str = "image/gif";
/// The caching header: the file behind an identifier never changes.
const CACHE_FOREVER: &str = "private, max-age=31536000, immutable";

/// A file of a channel.
pub(super) async fn serve_file(
    State(shared): State<Arc<Shared>>,
    Path((channel, attachment, filename)): Path<(u64, u64, String)>,
) -> Response {
    match shared.sandbox.file(channel, attachment) {
        AttachmentContent::Kept(bytes) => file_response(bytes, &filename),
        AttachmentContent::Dropped => {
            let told =
                "this file is no longer kept, to make room for newer ones: use the command or the button again\n";
            (StatusCode::GONE, told).into_response()
        }
        AttachmentContent::Unknown => not_found(),
    }
}

/// The last frame of a film, for readers who prefer reduced motion.
pub(super) async fn serve_last_frame(
    State(shared): State<Arc<Shared>>,
    Path((channel, attachment)): Path<(u64, u64)>,
) -> Response {
    let AttachmentContent::Kept(bytes) = shared.sandbox.file(channel, attachment) else { return not_found() };
    let still = tokio::task::spawn_blocking(move || decode_last_frame(&bytes)).await;
    still.ok().flatten().map_or_else(not_found, |bytes| file_response(bytes.into(), "still.png"))
}

/// The image of an emoji.
pub(super) async fn serve_emoji(State(shared): State<Arc<Shared>>, Path(emoji): Path<u64>) -> Response {
    shared.sandbox.emoji_picture(emoji).map_or_else(not_found, |bytes| file_response(bytes, "emoji"))
}

fn not_found() -> Response {
    (StatusCode::NOT_FOUND, "there is no such file\n").into_response()
}

fn file_response(bytes: Bytes, filename: &str) -> Response {
    if let Some(kind) = image_type(&bytes) {
        return ([(CONTENT_TYPE, kind), (CACHE_CONTROL, CACHE_FOREVER)], bytes).into_response();
    }
    let name = format!("attachment; filename*=UTF-8''{}", percent_encode(filename));
    let headers = [(CONTENT_TYPE, OCTET_STREAM), (CACHE_CONTROL, CACHE_FOREVER), (CONTENT_DISPOSITION, name.as_str())];
    (headers, bytes).into_response()
}

/// The content type of an image that the browser may show, detected from its first bytes.
pub(super) fn image_type(bytes: &[u8]) -> Option<&'static str> {
    const SIGNATURES: [(&[u8], &str); 4] =
        [(b"\x89PNG\r\n\x1a\n", "image/png"), (b"GIF87a", GIF), (b"GIF89a", GIF), (b"\xff\xd8\xff", "image/jpeg")];
    let is_webp = bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP");
    let known = SIGNATURES.into_iter().find(|(beginning, _)| bytes.starts_with(beginning)).map(|(_, kind)| kind);
    known.or(is_webp.then_some("image/webp"))
}

/// Escapes text for use as a segment of an address.
pub(super) fn percent_encode(text: &str) -> String {
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
    fn image_types_are_detected_by_their_first_bytes() {
        assert_eq!(image_type(b"\x89PNG\r\n\x1a\n..."), Some("image/png"));
        assert_eq!(image_type(b"GIF89a..."), Some("image/gif"));
        assert_eq!(image_type(b"RIFF1234WEBPVP8 "), Some("image/webp"));
        assert_eq!(image_type(b"RIFF1234WAVEfmt "), None);
        assert_eq!(image_type(b"<svg xmlns='http://www.w3.org/2000/svg'/>"), None);
        assert_eq!(image_type(b""), None);
    }

    #[test]
    fn filenames_are_escaped_for_addresses() {
        assert_eq!(percent_encode("żółw \"1\".txt"), "%C5%BC%C3%B3%C5%82w%20%221%22.txt");
        assert_eq!(percent_encode("../x\r\n"), "..%2Fx%0D%0A");
    }
}

//! The page's own files, compiled in: the page fetches nothing from elsewhere, and the program needs no other files.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};

const HTML: &str = "text/html; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const PICTURE: &str = "image/svg+xml";

/// One file of the page: path, content type and content.
struct Asset {
    path: &'static str,
    kind: &'static str,
    content: &'static str,
}

macro_rules! asset {
    ($kind:expr, $name:literal) => {
        Asset { path: concat!("/", $name), kind: $kind, content: include_str!(concat!("assets/", $name)) }
    };
}

/// All files of the page.
const ASSETS: &[Asset] = &[
    asset!(HTML, "index.html"),
    asset!(STYLE, "box.css"),
    asset!(STYLE, "message.css"),
    asset!(STYLE, "page.css"),
    asset!(PICTURE, "icon.svg"),
    asset!(SCRIPT, "address.js"),
    asset!(SCRIPT, "box.js"),
    asset!(SCRIPT, "combo.js"),
    asset!(SCRIPT, "controls.js"),
    asset!(SCRIPT, "field.js"),
    asset!(SCRIPT, "fields.js"),
    asset!(SCRIPT, "form.js"),
    asset!(SCRIPT, "live.js"),
    asset!(SCRIPT, "make.js"),
    asset!(SCRIPT, "message.js"),
    asset!(SCRIPT, "messages.js"),
    asset!(SCRIPT, "nodes.js"),
    asset!(SCRIPT, "page.js"),
    asset!(SCRIPT, "picker.js"),
    asset!(SCRIPT, "picture.js"),
    asset!(SCRIPT, "places.js"),
    asset!(SCRIPT, "seat.js"),
    asset!(SCRIPT, "state.js"),
    asset!(SCRIPT, "typed.js"),
    asset!(SCRIPT, "values.js"),
    asset!(SCRIPT, "words.js"),
];

/// The file at a path, or 404.
pub(super) async fn asset(uri: Uri) -> Response {
    let path = if uri.path() == "/" { "/index.html" } else { uri.path() };
    match ASSETS.iter().find(|asset| asset.path == path) {
        // The browser revalidates each time: the content changes with the program, but its address does not.
        Some(asset) => ([(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "no-cache")], asset.content).into_response(),
        None => (StatusCode::NOT_FOUND, "there is nothing here\n").into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_served() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/page/assets");
        let files = std::fs::read_dir(folder).expect("the folder of the page").map(|file| file.expect("a file"));
        let mut files: Vec<String> = files.map(|file| format!("/{}", file.file_name().to_string_lossy())).collect();
        let mut served: Vec<&str> = ASSETS.iter().map(|asset| asset.path).collect();
        files.sort();
        served.sort_unstable();
        assert_eq!(served, files);
    }
}

//! The page's own files, compiled in: the page fetches nothing from elsewhere, and the program needs no other files.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};

const HTML: &str = "text/html; charset=utf-8";
const CSS: &str = "text/css; charset=utf-8";
const JAVASCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

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
    asset!(CSS, "box.css"),
    asset!(CSS, "message.css"),
    asset!(CSS, "page.css"),
    asset!(SVG, "icon.svg"),
    asset!(JAVASCRIPT, "address.js"),
    asset!(JAVASCRIPT, "box.js"),
    asset!(JAVASCRIPT, "combo.js"),
    asset!(JAVASCRIPT, "controls.js"),
    asset!(JAVASCRIPT, "field.js"),
    asset!(JAVASCRIPT, "fields.js"),
    asset!(JAVASCRIPT, "form.js"),
    asset!(JAVASCRIPT, "live.js"),
    asset!(JAVASCRIPT, "make.js"),
    asset!(JAVASCRIPT, "menu.js"),
    asset!(JAVASCRIPT, "message.js"),
    asset!(JAVASCRIPT, "messages.js"),
    asset!(JAVASCRIPT, "nodes.js"),
    asset!(JAVASCRIPT, "page.js"),
    asset!(JAVASCRIPT, "picker.js"),
    asset!(JAVASCRIPT, "picture.js"),
    asset!(JAVASCRIPT, "places.js"),
    asset!(JAVASCRIPT, "seat.js"),
    asset!(JAVASCRIPT, "state.js"),
    asset!(JAVASCRIPT, "typed.js"),
    asset!(JAVASCRIPT, "values.js"),
    asset!(JAVASCRIPT, "words.js"),
];

/// The file at a path, or 404.
pub(super) async fn serve_asset(uri: Uri) -> Response {
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
    fn every_file_in_the_folder_is_served() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/page/assets");
        let files = std::fs::read_dir(folder).expect("the folder of the page").map(|file| file.expect("a file"));
        let mut files: Vec<String> = files.map(|file| format!("/{}", file.file_name().to_string_lossy())).collect();
        let mut served: Vec<&str> = ASSETS.iter().map(|asset| asset.path).collect();
        files.sort();
        served.sort_unstable();
        assert_eq!(served, files);
    }
}

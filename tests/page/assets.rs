//! Checks that the assets of the page comply with its headers and make no requests to other hosts.

use std::path::Path;

/// The name and content of every file of the page.
pub fn read_files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/sandbox/src/page/assets");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let read = |path: &Path| {
        (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(path).unwrap())
    };
    files.map(|path| read(&path)).collect()
}

#[test]
fn the_page_requests_nothing_from_other_hosts() {
    for (name, text) in read_files() {
        let text = text.replace("http://www.w3.org/2000/svg", "");
        for address in ["http://", "https://", "\"//", "'//", "url(//", "@import"] {
            assert!(!text.contains(address), "{name} has {address}");
        }
    }
}

#[test]
fn text_never_becomes_markup_or_code() {
    const MARKUP_CALLS: [&str; 12] = [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        "DOMParser",
        "createContextualFragment",
        "srcdoc",
        "setHTML",
        "dangerously",
        "javascript:",
    ];
    let files = read_files();
    assert!(files.len() > 5, "the scripts were found");
    for (name, text) in files {
        for maker in MARKUP_CALLS {
            assert!(!text.contains(maker), "{name} has {maker}");
        }
    }
}

#[test]
fn the_document_has_no_inline_styles_or_scripts() {
    let files = read_files();
    let (_, html) = files.iter().find(|(name, _)| name == "index.html").unwrap();
    let html = html.to_lowercase();
    assert!(!html.contains("<style") && !html.contains(" style="));
    for script in html.split("<script").skip(1) {
        let (head, body) = script.split_once('>').unwrap();
        assert!(head.contains("src=") && body.trim_start().starts_with("</script>"), "{script}");
    }
    let handlers = html.split(" on").skip(1).filter(|rest| {
        let name: String = rest.chars().take_while(char::is_ascii_alphabetic).collect();
        !name.is_empty() && rest[name.len()..].starts_with('=')
    });
    assert_eq!(handlers.count(), 0);
}

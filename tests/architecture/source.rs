//! Reading the sources as text, and blanking everything that is not code.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Source texts by path, such as `discord/bot.rs` for a file below `src`, or `store/log.rs` for a file of the crate
/// `store`.
pub type Sources = BTreeMap<String, String>;

/// All sources of the project. Each crate appears as a folder of the program.
pub fn read_project() -> Sources {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Sources::new();
    collect(&root.join("src"), &root.join("src"), &mut found);
    for entry in fs::read_dir(root.join("crates")).expect("the folder of the crates") {
        let folder = entry.expect("an entry").path();
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        let mut own = Sources::new();
        collect(&folder.join("src"), &folder.join("src"), &mut own);
        found.extend(own.into_iter().map(|(path, text)| as_folder(&name, &path, &text)));
    }
    assert!(found.len() > 50, "the sources were found");
    found
}

fn collect(root: &Path, folder: &Path, found: &mut Sources) {
    for entry in fs::read_dir(folder).expect("a folder of the project") {
        let path = entry.expect("an entry").path();
        if path.ends_with("tests") {
            // These are a crate's unit tests, which can see more than its interface.
            continue;
        }
        if path.is_dir() {
            collect(root, &path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.strip_prefix(root).expect("below src").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a source file");
            found.insert(name, text);
        }
    }
}

/// A file of a crate, with its path changed as if the crate were a folder of the program.
fn as_folder(name: &str, path: &str, text: &str) -> (String, String) {
    let path = if path == "lib.rs" { "mod.rs" } else { path };
    (format!("{name}/{path}"), text.replace("crate::", &format!("crate::{name}::")).replace("sztab_", "crate::"))
}

/// The sources below a folder, such as `store`.
pub fn sources_below(sources: &Sources, folder: &str) -> Sources {
    let inside = sources.iter().filter(|(path, _)| is_below(path, folder));
    inside.map(|(path, text)| (path.clone(), text.clone())).collect()
}

/// True if a file is in a folder or is the folder's only file: both `store/mod.rs` and `store.rs` are below `store`.
pub fn is_below(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/') || rest == ".rs")
}

/// The code with comments replaced by spaces, so that lines and columns stay the same.
pub fn without_comments(text: &str) -> String {
    blank_out(text, true)
}

/// The production code: everything except comments, the contents of literals, and test items.
pub fn production_code(text: &str) -> String {
    let mut code = blank_out(text, false);
    while let Some(start) = code.find(TEST_ATTRIBUTE) {
        let end = end_of_item(&code, start + TEST_ATTRIBUTE.len());
        let gone: String = code[start..end].chars().map(blank).collect();
        code.replace_range(start..end, &gone);
    }
    code
}

/// Paths of the files used only by tests.
pub fn test_files(sources: &Sources) -> BTreeSet<String> {
    let mut found: BTreeSet<String> = sources.keys().filter(|path| is_test_path(path)).cloned().collect();
    for (path, text) in sources {
        let code = blank_out(text, false);
        for (start, _) in code.match_indices(TEST_ATTRIBUTE) {
            let from = start + TEST_ATTRIBUTE.len();
            let item = code[from..end_of_item(&code, from)].rsplit(']').next().unwrap_or_default().trim();
            let Some(name) = item.strip_prefix("mod ").and_then(|name| name.strip_suffix(';')) else { continue };
            let folder = path.strip_suffix("mod.rs").map_or_else(|| path.replace(".rs", "/"), str::to_owned);
            found.extend([format!("{folder}{name}.rs"), format!("{folder}{name}/mod.rs")]);
        }
    }
    found
}

fn is_test_path(path: &str) -> bool {
    path.split('/').any(|part| part == "tests") || path.ends_with("/tests.rs") || path.ends_with("_tests.rs")
}

const TEST_ATTRIBUTE: &str = "#[cfg(test)]";

/// The end of the item that begins here, after its block or semicolon; further attributes are included.
fn end_of_item(code: &str, from: usize) -> usize {
    let (mut depth, mut brackets) = (0_usize, 0_usize);
    for (at, letter) in code[from..].char_indices() {
        match letter {
            '[' | '(' => brackets += 1,
            ']' | ')' => brackets = brackets.saturating_sub(1),
            '{' => depth += 1,
            '}' if depth <= 1 => return from + at + 1,
            '}' => depth -= 1,
            ';' if depth == 0 && brackets == 0 => return from + at + 1,
            _ => {}
        }
    }
    code.len()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Piece {
    Code,
    Comment,
    Literal,
}

fn blank_out(text: &str, keeps_literals: bool) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    while at < letters.len() {
        let (piece, length) = read_piece(&letters, at);
        let is_kept = piece == Piece::Code || piece == Piece::Literal && keeps_literals;
        let part = letters[at..at + length].iter();
        code.extend(part.map(|&letter| if is_kept { letter } else { blank(letter) }));
        at += length;
    }
    code
}

fn blank(letter: char) -> char {
    if letter == '\n' { '\n' } else { ' ' }
}

/// The kind and length of the piece that begins at a position: a comment, a literal, or one character of code.
fn read_piece(letters: &[char], at: usize) -> (Piece, usize) {
    let rest = &letters[at..];
    let to_end = |length: Option<usize>| length.unwrap_or(rest.len());
    match rest {
        ['/', '/', ..] => (Piece::Comment, to_end(rest.iter().position(|&letter| letter == '\n'))),
        ['/', '*', ..] => (Piece::Comment, to_end(block_comment_length(rest))),
        ['"', ..] => (Piece::Literal, to_end(literal_length(rest, '"'))),
        ['\'', '\\', ..] => (Piece::Literal, to_end(literal_length(rest, '\''))),
        ['\'', _, '\'', ..] => (Piece::Literal, 3),
        ['r', '"' | '#', ..] if !is_within_word(letters, at) => match raw_literal_length(rest) {
            Some(length) => (Piece::Literal, length),
            None => (Piece::Code, 1),
        },
        _ => (Piece::Code, 1),
    }
}

/// True if a position is inside a word; the prefixes of `br""` and `cr""` do not count as words.
fn is_within_word(letters: &[char], at: usize) -> bool {
    let is_word = |back: usize| at.checked_sub(back).is_some_and(|at| is_word_character(letters[at]));
    is_word(1) && (is_word(2) || !matches!(letters[at - 1], 'b' | 'c'))
}

pub fn is_word_character(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The length of a block comment, which may contain nested ones.
fn block_comment_length(rest: &[char]) -> Option<usize> {
    let (mut depth, mut at) = (0_usize, 0);
    while at + 1 < rest.len() {
        match rest[at..at + 2] {
            ['/', '*'] => depth += 1,
            ['*', '/'] => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// The length of a literal that ends with an unescaped `mark`.
fn literal_length(rest: &[char], mark: char) -> Option<usize> {
    let mut at = 1;
    while let Some(&letter) = rest.get(at) {
        at += if letter == '\\' { 2 } else { 1 };
        if letter == mark {
            return Some(at);
        }
    }
    None
}

/// The length of `r"..."` or `r#"..."#`; `None` for a raw identifier.
fn raw_literal_length(rest: &[char]) -> Option<usize> {
    let hashes = rest[1..].iter().take_while(|&&letter| letter == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return None;
    }
    let from = hashes + 2;
    let is_end =
        |at: &usize| rest[*at] == '"' && rest[at + 1..].iter().take(hashes).filter(|&&c| c == '#').count() == hashes;
    (from..rest.len()).find(is_end).map(|at| at + 1 + hashes)
}

//! Finds the ends of code and marks.

use super::node::Node;

/// The number of times that a character is repeated at the start of a text.
pub(super) fn run_length(text: &str, letter: char) -> usize {
    text.bytes().take_while(|byte| char::from(*byte) == letter).count()
}

/// The code at the start of a text, with its length. Code is enclosed in one, two or three backticks.
pub(super) fn parse_code(text: &str) -> Option<(Node, usize)> {
    let run = run_length(text, '`');
    if run >= 3 {
        let inside = &text[3..];
        let end = inside.find("```").filter(|end| *end > 0)?;
        return Some((code_block(&inside[..end]), end + 6));
    }
    let end = find_code_end(text, run)?;
    let inside = &text[run..end];
    let trimmed = if inside.starts_with('`') || inside.ends_with('`') { inside } else { inside.trim_matches('\n') };
    Some((Node::Code(trimmed.to_owned()), end + run))
}

/// The end of code that begins with `run` backticks.
fn find_code_end(text: &str, run: usize) -> Option<usize> {
    let mut at = run;
    while let Some(found) = text[at..].find('`') {
        let length = run_length(&text[at + found..], '`');
        if length == run {
            return Some(at + found);
        }
        at += found + length;
    }
    None
}

/// A code block. A single word on the first line is the name of the language.
fn code_block(inside: &str) -> Node {
    let is_name =
        |line: &str| !line.is_empty() && line.chars().all(|c| c.is_ascii_alphanumeric() || "+-_.#".contains(c));
    let (language, text) = match inside.split_once('\n') {
        Some((line, rest)) if is_name(line) && !rest.trim().is_empty() => (line, rest),
        _ => ("", inside),
    };
    let text = text.strip_prefix('\n').unwrap_or(text);
    Node::Block { language: language.to_owned(), text: text.strip_suffix('\n').unwrap_or(text).to_owned() }
}

/// Finds the ends of marks in one text. Remembers failed searches, so a text consisting only of marks does not take
/// quadratic time.
#[derive(Default)]
pub(super) struct MarkEndFinder {
    missing: Vec<(char, usize)>,
}

impl MarkEndFinder {
    /// The end of the mark whose content starts at `from`.
    pub fn find(&mut self, text: &str, from: usize, letter: char, width: usize) -> Option<usize> {
        if self.missing.contains(&(letter, width)) {
            return None;
        }
        let found = find_mark_end(text, from, letter, width);
        if found.is_none() {
            self.missing.push((letter, width));
        }
        found
    }
}

fn find_mark_end(text: &str, from: usize, letter: char, width: usize) -> Option<usize> {
    let mut at = from;
    let mut has_code = true;
    while let Some(first) = text[at..].chars().next() {
        let run = run_length(&text[at..], first);
        match first {
            '\\' => at += 1 + text[at + 1..].chars().next().map_or(0, char::len_utf8),
            '`' => {
                // Once no closing backticks have been found, there are none further on either.
                let inside = parse_code(&text[at..]).filter(|_| has_code);
                has_code = inside.is_some();
                at += inside.map_or(run, |(_, length)| length);
            }
            _ if first == letter => {
                // If three of the characters are in a row, the last two close this mark, and the first may close an
                // inner mark.
                let end = at + run - width.min(run);
                if run >= width
                    && (width == 2 || run % 2 == 1)
                    && end > from
                    && can_close_mark(text, end, letter, width)
                {
                    return Some(end);
                }
                at += run;
            }
            _ => at += first.len_utf8(),
        }
    }
    None
}

/// True if a single mark can close here; false in texts such as `2 * 3 * 4` and `snake_case`.
fn can_close_mark(text: &str, end: usize, letter: char, width: usize) -> bool {
    let before = text[..end].chars().next_back();
    let after = text[end + width..].chars().next();
    width == 2
        || before.is_some_and(|before| !before.is_whitespace())
            && (letter == '*' || !after.is_some_and(char::is_alphanumeric))
}

//! Files coupled by the methods of one type whose `impl` blocks are spread over a folder: calling such a method needs
//! no import, but counts as an edge.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::graph::Graph;
use crate::source::{Sources, production_code, sources_below, test_files};
use crate::tokens::tokens;

/// A type whose methods are spread over several files.
#[derive(Debug, Clone, Copy)]
pub struct SpreadType {
    /// The name of the folder, such as `discord`.
    pub folder: &'static str,
    /// The name of the type, such as `Bot`.
    pub name: &'static str,
    /// Variables and fields of the type, such as `bot`.
    pub receivers: &'static [&'static str],
}

/// Edges from files that call methods of a type to the files that define them.
pub fn call_graph(sources: &Sources, spread: SpreadType) -> Graph {
    let tests = test_files(sources);
    let inside = sources_below(sources, spread.folder);
    let codes: BTreeMap<&String, String> = inside
        .iter()
        .filter(|(path, _)| !tests.contains(*path))
        .map(|(path, text)| (path, production_code(text)))
        .collect();
    let files: BTreeMap<&String, Vec<&str>> = codes.iter().map(|(path, code)| (*path, tokens(code))).collect();
    let mut homes: BTreeMap<&str, &String> = BTreeMap::new();
    for (path, tokens) in &files {
        homes.extend(
            impl_blocks(tokens, spread.name)
                .into_iter()
                .flat_map(|block| method_names(&tokens[block]))
                .map(|name| (name, *path)),
        );
    }
    let mut graph = Graph::new();
    for (path, tokens) in &files {
        let called = method_calls(tokens, spread);
        let used = called.iter().filter_map(|name| homes.get(name)).filter(|home| *home != path);
        graph.insert((*path).clone(), used.map(|home| (*home).clone()).collect());
    }
    graph
}

/// The blocks `impl Type { ... }`, as ranges of tokens.
fn impl_blocks(tokens: &[&str], name: &str) -> Vec<Range<usize>> {
    let starts = (0..tokens.len()).filter(|&at| tokens[at] == "impl");
    let opened = starts.filter_map(|at| {
        let head = tokens[at..].iter().position(|token| *token == "{")?;
        let is_own = tokens[at..at + head].contains(&name) && !tokens[at..at + head].contains(&"for");
        is_own.then_some(at + head)
    });
    opened.map(|open| open..open + end_of_block(&tokens[open..])).collect()
}

fn end_of_block(tokens: &[&str]) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate() {
        match *token {
            "{" => depth += 1,
            "}" if depth == 1 => return at,
            "}" => depth -= 1,
            _ => {}
        }
    }
    tokens.len()
}

/// The functions of a block, without those nested in other functions.
fn method_names<'a>(block: &[&'a str]) -> Vec<&'a str> {
    let mut depth = 0_usize;
    let mut found = Vec::new();
    for pair in block.windows(2) {
        match pair[0] {
            "{" => depth += 1,
            "}" => depth = depth.saturating_sub(1),
            "fn" if depth == 1 => found.push(pair[1]),
            _ => {}
        }
    }
    found
}

/// Names of the methods called on the type: `bot.name(`, `bot().name(`, `Bot::name(`, and calls on `self` in the type's
/// blocks.
fn method_calls<'a>(tokens: &[&'a str], spread: SpreadType) -> BTreeSet<&'a str> {
    let own = impl_blocks(tokens, spread.name);
    let mut found = BTreeSet::new();
    for at in 1..tokens.len().saturating_sub(2) {
        let [sign, name, "("] = tokens[at..at + 3] else { continue };
        let receiver = receiver(tokens, at);
        let is_own = own.iter().any(|block| block.contains(&at));
        let fits = match sign {
            "." => spread.receivers.contains(&receiver) || is_own && receiver == "self",
            "::" => receiver == spread.name || is_own && receiver == "Self",
            _ => false,
        };
        if fits {
            found.insert(name);
        }
    }
    found
}

/// The word before a sign; before a call, this is the function's name.
fn receiver<'a>(tokens: &[&'a str], sign: usize) -> &'a str {
    match tokens[..sign] {
        [.., name, "(", ")"] => name,
        [.., word] => word,
        [] => "",
    }
}

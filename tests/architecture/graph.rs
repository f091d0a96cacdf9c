//! Dependencies between files: every import and path, resolved to the file that defines the item.
//!
//! A name that a `mod.rs` merely re-exports (`pub use`) leads to the file that defines it. A `mod.rs` that refers to
//! its own submodules (`use child::Item`, `child::function()`) adds no edge, since it is the entrance to its folder.
//! Test code is left out.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::source::{Sources, production_code, test_files};
use crate::tokens::{NamedPath, read_paths, tokens};

/// The files that each file uses, by its path.
pub type Graph = BTreeMap<String, BTreeSet<String>>;

/// Crate roots, which contain no code of their own.
const ROOTS: [&str; 2] = ["lib.rs", "main.rs"];

/// The import graph of a source tree.
pub fn import_graph(sources: &Sources) -> Graph {
    let tests = test_files(sources);
    let files = sources.iter().filter(|(path, _)| !tests.contains(*path) && !ROOTS.contains(&path.as_str()));
    let modules = files.map(|(path, text)| (module_of(path), Module::read(path, text))).collect();
    let tree = Tree { modules };
    tree.modules.iter().map(|(name, module)| (module.path.clone(), tree.resolve_uses(name, module))).collect()
}

/// The module of a file: `store/mod.rs` is `store`, `store/log.rs` is `store::log`.
fn module_of(path: &str) -> Vec<String> {
    let name = path.strip_suffix("/mod.rs").or_else(|| path.strip_suffix(".rs")).unwrap_or(path);
    name.split('/').map(str::to_owned).collect()
}

struct Module {
    path: String,
    named: Vec<NamedPath>,
}

impl Module {
    fn read(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), named: read_paths(&tokens(&production_code(text))) }
    }
}

struct Tree {
    modules: BTreeMap<Vec<String>, Module>,
}

impl Tree {
    fn resolve_uses(&self, name: &[String], module: &Module) -> BTreeSet<String> {
        let bound: BTreeMap<&str, Vec<String>> = module
            .named
            .iter()
            .filter_map(|named| Some((named.binds.as_deref()?, absolute_path(name, named)?)))
            .collect();
        let paths = module.named.iter().filter_map(|named| {
            let by_alias = || {
                let mut path = bound.get(named.path.first()?.as_str())?.clone();
                path.extend_from_slice(&named.path[1..]);
                Some(path)
            };
            absolute_path(name, named).or_else(by_alias)
        });
        let used = paths.filter_map(|path| self.find_definer(&path, 0)).map(|definer| definer.path.clone());
        used.filter(|path| *path != module.path).collect()
    }

    /// The module that defines an item.
    fn find_definer(&self, path: &[String], steps: usize) -> Option<&Module> {
        const MAX_STEPS: usize = 8;
        let length = (1..=path.len()).rev().find(|&length| self.modules.contains_key(&path[..length]))?;
        let (name, rest) = path.split_at(length);
        let module = &self.modules[name];
        let [item, rest @ ..] = rest else { return Some(module) };
        let passed_on = module.named.iter().find(|named| named.within.is_empty() && named.binds.as_ref() == Some(item));
        let behind = passed_on.filter(|_| steps < MAX_STEPS).and_then(|named| {
            let mut path = absolute_path(name, named).or_else(|| self.child_path(name, named))?;
            path.extend_from_slice(rest);
            self.find_definer(&path, steps + 1)
        });
        behind.or(Some(module))
    }

    /// The path of `child::Item`, if the module has such a child.
    fn child_path(&self, module: &[String], named: &NamedPath) -> Option<Vec<String>> {
        let child: Vec<String> = module.iter().chain(named.path.first()).cloned().collect();
        self.modules.contains_key(&child).then(|| module.iter().chain(&named.path).cloned().collect())
    }
}

/// The path from the crate root; `None` unless it begins with `crate`, `super` or `self`.
fn absolute_path(module: &[String], named: &NamedPath) -> Option<Vec<String>> {
    let first = named.path.first()?.as_str();
    if first == "crate" {
        return Some(named.path[1..].to_vec());
    }
    if first != "super" && first != "self" {
        return None;
    }
    let mut path: Vec<String> = module.iter().chain(&named.within).cloned().collect();
    for word in &named.path {
        match word.as_str() {
            "self" => {}
            "super" => {
                path.pop();
            }
            word => path.push(word.to_owned()),
        }
    }
    Some(path)
}

/// The shortest cycle through each set of mutually reachable files, such as `a`, `b`, `a`.
pub fn find_cycles(graph: &Graph) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for file in graph.keys() {
        if seen.contains(file) || shortest_path(graph, file, file).is_none() {
            continue;
        }
        let is_in_circle = |other: &&String| {
            shortest_path(graph, file, other).is_some() && shortest_path(graph, other, file).is_some()
        };
        let knot: Vec<&String> = graph.keys().filter(is_in_circle).collect();
        found.extend(knot.iter().filter_map(|file| shortest_path(graph, file, file)).min_by_key(Vec::len));
        seen.extend(knot.into_iter().cloned());
    }
    found
}

/// The shortest path, of at least one step, from one file to another.
fn shortest_path(graph: &Graph, from: &str, to: &str) -> Option<Vec<String>> {
    let mut open = VecDeque::from([vec![from.to_owned()]]);
    let mut seen = BTreeSet::new();
    while let Some(way) = open.pop_front() {
        for next in way.last().and_then(|last| graph.get(last)).into_iter().flatten() {
            let mut longer = way.clone();
            longer.push(next.clone());
            if next == to {
                return Some(longer);
            }
            if seen.insert(next.clone()) {
                open.push_back(longer);
            }
        }
    }
    None
}

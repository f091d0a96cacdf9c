//! axe-core, run in the page. It finds most obstacles for blind users.

use std::fmt::Write as _;
use std::path::PathBuf;

use serde::Deserialize;

use crate::program::root;
use crate::window::Window;

/// The rule sets that have to pass.
const RULE_TAGS: [&str; 5] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"];

#[derive(Debug, Deserialize)]
struct Violation {
    id: String,
    help: String,
    nodes: Vec<Node>,
}

#[derive(Debug, Deserialize)]
struct Node {
    html: String,
    #[serde(rename = "failureSummary", default)]
    why: String,
}

/// The path where `.ci/axe` puts the script.
pub fn script() -> PathBuf {
    root().join("target/tools/axe-core/axe.min.js")
}

pub struct Axe(String);

impl Axe {
    /// Loads the script that `.ci/axe` has fetched.
    pub fn load() -> Self {
        Self(std::fs::read_to_string(script()).expect("axe-core: without it the test is ignored"))
    }

    /// Asserts that axe-core finds no faults on the current page.
    pub fn assert_no_violations(&self, window: &Window, state: &str) {
        window.evaluate(&format!("typeof axe === 'undefined' && (() => {{ {} }})()", self.0));
        let options =
            serde_json::json!({ "runOnly": { "type": "tag", "values": RULE_TAGS }, "resultTypes": ["violations"] });
        let found = window.evaluate(&format!("axe.run(document, {options}).then((found) => found.violations)"));
        let violations: Vec<Violation> = serde_json::from_value(found).expect("as axe-core writes them");
        if violations.is_empty() {
            return;
        }
        let mut report = format!("axe-core finds in the page {state}:\n");
        for violation in violations {
            _ = writeln!(report, "{}: {}", violation.id, violation.help);
            for node in violation.nodes.iter().take(5) {
                _ = writeln!(report, "  {}\n    {}", node.html, node.why.replace('\n', "\n    "));
            }
        }
        window.fail(&report);
    }
}

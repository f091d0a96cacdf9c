//! The texts of the page of the sandbox, which fills in their arguments itself.

use std::collections::BTreeMap;

use fluent_bundle::FluentValue;

use super::text;
use crate::language::Language;

/// What stands before each of their keys.
const PREFIX: &str = "page-";

/// The keys of all texts of the page, with the arguments of each.
fn keys() -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut keys: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut last = None;
    for line in include_str!("../../../locales/en/page.ftl").lines() {
        if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| key.starts_with(PREFIX)) {
            last = Some(key);
        }
        let Some(key) = last else { continue };
        let arguments = line.split('$').skip(1).map(|rest| rest.split([' ', '}']).next().unwrap_or_default());
        keys.entry(key).or_default().extend(arguments);
    }
    keys
}

/// All texts of the page by key, without what stands before each key. An argument stands there as `{name}`.
#[must_use]
pub fn page_texts(language: Language) -> BTreeMap<String, String> {
    let told = |key: &str, arguments: &[&'static str]| {
        let arguments: Vec<(&str, FluentValue<'_>)> =
            arguments.iter().map(|name| (*name, FluentValue::from(format!("{{{name}}}")))).collect();
        text(language, key, &arguments)
    };
    keys()
        .into_iter()
        .map(|(key, arguments)| (key.trim_start_matches(PREFIX).to_owned(), told(key, &arguments)))
        .collect()
}

//! The page's texts. The page fills in their arguments itself.

use std::collections::BTreeMap;

use sztab_words::{FluentValue, Language, texts};

texts!("page");

/// The prefix of the keys of these texts.
const PREFIX: &str = "page-";

/// All of the page's texts by key, without the prefix. Arguments are written as `{name}`.
#[must_use]
pub fn page_texts(language: Language) -> BTreeMap<String, String> {
    let arguments: Vec<(&str, FluentValue<'_>)> =
        TEXTS.arguments().into_iter().map(|name| (name, FluentValue::from(format!("{{{name}}}")))).collect();
    let keys = TEXTS.keys(Language::English).into_iter().filter_map(|key| Some((key, key.strip_prefix(PREFIX)?)));
    keys.map(|(key, short)| (short.to_owned(), text(language, key, &arguments))).collect()
}

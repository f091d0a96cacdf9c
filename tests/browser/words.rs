//! Text of the page and the bot, read from `locales/`, so that the tests need only the binary of the program.

use std::collections::BTreeMap;

use crate::program::root;

/// A language, named after its folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    English,
    Polish,
    Ukrainian,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Ukrainian];

    /// The code used in addresses and folders.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Ukrainian => "uk",
        }
    }

    /// The text for a key that has no placeholders.
    pub fn text(self, key: &str) -> String {
        let all = self.load_texts();
        all.get(key).unwrap_or_else(|| panic!("locales/{} has no {key}", self.code())).clone()
    }

    fn load_texts(self) -> BTreeMap<String, String> {
        let folders = ["locales", "crates/mechs/locales", "crates/neuroshima/locales", "crates/sandbox/locales"];
        let folders = folders.map(|folder| root().join(folder).join(self.code()));
        let files = folders.into_iter().flat_map(|folder| std::fs::read_dir(folder).expect("the language's folder"));
        let files = files.map(|entry| entry.expect("a file").path());
        let mut texts = BTreeMap::new();
        for file in files {
            let lines = std::fs::read_to_string(file).expect("texts");
            let pairs = lines.lines().filter(|line| line.starts_with(char::is_alphabetic));
            let pairs = pairs.filter_map(|line| line.split_once(" = "));
            texts.extend(pairs.map(|(key, text)| (key.to_owned(), text.to_owned())));
        }
        texts
    }
}

//! Sets of texts by key, one for each part of the program that has its own texts.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::Language;

/// The texts of one part of the program in every language, together with those shared by all parts. They are declared
/// by [`texts!`](crate::texts) and parsed when the first text is requested.
pub struct Texts {
    /// The contents of the files, in the order of [`Language::ALL`].
    files: [&'static [&'static str]; 3],
    shared: Option<&'static Texts>,
    resources: OnceLock<[Vec<FluentResource>; 3]>,
    bundles: OnceLock<[Bundle; 3]>,
}

type Bundle = FluentBundle<&'static FluentResource>;

/// Declares the texts in the folder `locales` of the crate: the files `en/NAME.ftl`, `pl/NAME.ftl` and `uk/NAME.ftl`,
/// compiled in, together with the shared ones of [`SHARED`](crate::SHARED). Declares `TEXTS`, `text` and `word`, and a
/// test.
#[macro_export]
macro_rules! texts {
    ($($name:literal)*) => {
        /// The texts of this crate, together with the shared ones.
        pub static TEXTS: $crate::Texts =
            $crate::Texts::new($crate::files!("/locales/": $($name)*), Some(&$crate::SHARED));

        /// A text with arguments, by its key.
        #[must_use]
        pub fn text<'a>(
            language: $crate::Language,
            key: &str,
            arguments: &[(&'a str, $crate::FluentValue<'a>)],
        ) -> String {
            TEXTS.text(language, key, arguments)
        }

        /// A text without arguments.
        #[must_use]
        pub fn word(language: $crate::Language, key: &str) -> String {
            TEXTS.word(language, key)
        }

        #[cfg(test)]
        #[test]
        fn every_language_has_every_text_itself() {
            TEXTS.check();
        }
    };
}

/// The contents of files in a folder with one subfolder per language, relative to the crate's own folder.
#[doc(hidden)]
#[macro_export]
macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        [
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $folder, "en/", $name, ".ftl"))),*],
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $folder, "pl/", $name, ".ftl"))),*],
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $folder, "uk/", $name, ".ftl"))),*],
        ]
    };
}

impl Texts {
    #[doc(hidden)]
    #[must_use]
    pub const fn new(files: [&'static [&'static str]; 3], shared: Option<&'static Self>) -> Self {
        Self { files, shared, resources: OnceLock::new(), bundles: OnceLock::new() }
    }

    /// A text with arguments, by its key. If a language lacks the text, the English one is returned; if no language has
    /// it, the key itself is returned, so a mistake is visible but otherwise harmless.
    #[must_use]
    pub fn text<'a>(&'static self, language: Language, key: &str, arguments: &[(&'a str, FluentValue<'a>)]) -> String {
        self.own_text(language, key, arguments)
            .or_else(|| self.own_text(Language::English, key, arguments))
            .unwrap_or_else(|| key.to_owned())
    }

    /// A text without arguments.
    #[must_use]
    pub fn word(&'static self, language: Language, key: &str) -> String {
        self.text(language, key, &[])
    }

    /// A text, if the language itself has it.
    #[must_use]
    pub fn own_text<'a>(
        &'static self,
        language: Language,
        key: &str,
        arguments: &[(&'a str, FluentValue<'a>)],
    ) -> Option<String> {
        let bundle = &self.bundles()[language as usize];
        let pattern = bundle.get_message(key)?.value()?;
        let arguments: FluentArgs<'_> = arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "text {key}: {errors:?}");
        Some(text.into_owned())
    }

    /// The keys of a language, excluding those of the shared texts.
    #[must_use]
    pub fn keys(&self, language: Language) -> BTreeSet<&'static str> {
        let lines = self.files[language as usize].iter().flat_map(|file| file.lines());
        let lines = lines.filter(|line| !line.starts_with(['#', ' ']));
        lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).collect()
    }

    /// The names of all arguments in the English texts, excluding the shared texts.
    #[must_use]
    pub fn arguments(&self) -> BTreeSet<&'static str> {
        let pieces = self.files[Language::English as usize].iter().flat_map(|file| file.split('$').skip(1));
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        pieces.map(|rest| rest.split(|c| !is_part(c)).next().unwrap_or_default()).collect()
    }

    fn resources(&self) -> &[Vec<FluentResource>; 3] {
        let read = |file: &&str| {
            let resource = FluentResource::try_new((*file).to_owned()).map_err(|(_, errors)| errors);
            resource.expect("the files are read by a test")
        };
        self.resources.get_or_init(|| self.files.map(|files| files.iter().map(read).collect()))
    }

    fn bundles(&'static self) -> &'static [Bundle; 3] {
        self.bundles.get_or_init(|| Language::ALL.map(|language| self.bundle(language)))
    }

    fn bundle(&'static self, language: Language) -> Bundle {
        let locale: LanguageIdentifier = language.code().parse().expect("a code of a language");
        let mut bundle = Bundle::new_concurrent(vec![locale]);
        // The texts themselves set off names where needed. Isolating characters are invisible, but some clients show
        // them as boxes.
        bundle.set_use_isolating(false);
        let shared = self.shared.map_or(&[][..], |shared| &shared.resources()[language as usize]);
        for resource in shared.iter().chain(&self.resources()[language as usize]) {
            bundle.add_resource(resource).expect("no key stands twice in a language: checked by a test");
        }
        bundle
    }

    /// Checks that every language has every text itself, exactly once.
    ///
    /// # Panics
    ///
    /// If a text is missing or duplicated.
    pub fn check(&'static self) {
        let english = self.keys(Language::English);
        assert!(!english.is_empty(), "the keys were found");
        for language in Language::ALL {
            assert_eq!(self.keys(language), english, "{language:?}");
            let lacking: Vec<_> =
                english.iter().filter(|key| !self.bundles()[language as usize].has_message(key)).collect();
            assert!(lacking.is_empty(), "{language:?} was read without {lacking:?}");
        }
    }
}

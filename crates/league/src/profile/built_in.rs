//! The profiles that come with the program.

use std::sync::LazyLock;

use super::Profile;

/// TOML texts of the built-in profiles.
const TEXTS: [&str; 5] = [
    include_str!("3-1-0.toml"),
    include_str!("2-1-0.toml"),
    include_str!("1-half-0.toml"),
    include_str!("hq.toml"),
    include_str!("flamberg.toml"),
];

static PROFILES: LazyLock<Vec<Profile>> = LazyLock::new(|| {
    TEXTS.iter().map(|text| Profile::from_toml(text).expect("a test reads every built-in profile")).collect()
});

/// The built-in profile of this name: `3/1/0`, `2/1/0`, `1/0.5/0`, `hq` or `flamberg`.
pub fn built_in(name: &str) -> Option<&'static Profile> {
    PROFILES.iter().find(|profile| profile.name == name)
}

/// Names of the built-in profiles, in the order in which they are offered.
pub fn built_in_names() -> impl Iterator<Item = &'static str> {
    PROFILES.iter().map(|profile| profile.name.as_str())
}

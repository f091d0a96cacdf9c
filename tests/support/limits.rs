//! Checks that docs/SECURITY.md names limits with their numbers.

/// Checks that these are all the constants in a source, in the order of the source, and that the document has a row for
/// each.
pub fn assert_documented(source: &str, limits: &[(&str, u64)]) {
    let named = source.lines().filter_map(|line| line.strip_prefix("pub const ")?.split(':').next());
    assert_eq!(
        named.collect::<Vec<_>>(),
        limits.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
        "every limit is checked"
    );
    let document = include_str!("../../docs/SECURITY.md");
    for (name, number) in limits {
        let end = format!("| {number} | `{name}` |");
        assert!(document.lines().any(|line| line.ends_with(&end)), "{name} is {number}");
    }
}

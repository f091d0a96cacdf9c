//! Golden files, seeds and tables written by tests: one environment variable for all of them.

/// True if tests rewrite these files instead of comparing with them: `SZTAB_BLESS=1 cargo test --test NAME`.
pub fn is_asked_for() -> bool {
    std::env::var_os("SZTAB_BLESS").is_some_and(|value| value == "1")
}

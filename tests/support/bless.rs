//! Golden files, seeds and tables that tests can rewrite; one environment variable controls all of them.

/// True if tests are to rewrite these files rather than compare with them: `SZTAB_BLESS=1 cargo test --test NAME`.
pub fn is_requested() -> bool {
    std::env::var_os("SZTAB_BLESS").is_some_and(|value| value == "1")
}

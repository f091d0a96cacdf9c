//! Build script for the checked queries.

fn main() {
    // `sqlx::migrate!` embeds this folder but does not notice when a file is added to it.
    println!("cargo::rerun-if-changed=../../migrations");
    // A `DATABASE_URL` of another project, in the environment or in a `.env` of a parent folder, must not affect the
    // build: queries are checked against the committed data in `.sqlx`. Only `.ci/sqlx-prepare` overrides this.
    println!("cargo::rerun-if-env-changed=SZTAB_SQLX_PREPARE");
    if std::env::var_os("SZTAB_SQLX_PREPARE").is_none() {
        println!("cargo::rustc-env=SQLX_OFFLINE=true");
    }
}

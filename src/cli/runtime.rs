//! The runtime for asynchronous work.

use std::process::ExitCode;

use tokio::runtime::{Builder, Runtime};

use super::files::complain;

/// A runtime on several threads; without threads the exit status, with the reason on stderr.
pub fn runtime() -> Result<Runtime, ExitCode> {
    Builder::new_multi_thread().enable_all().build().map_err(|error| {
        complain(&format!("sztab: no threads to run on: {error}"));
        ExitCode::FAILURE
    })
}

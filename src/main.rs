//! The program's entry point; all other code is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    sztab::cli::main()
}

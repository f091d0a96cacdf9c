//! Sources of the token.

use std::io::{BufRead as _, Read as _, Write as _};
use std::path::Path;

use super::Trouble;
use crate::decode::decode;

/// Maximum number of attempts to type a token at a terminal.
pub const ATTEMPTS: usize = 5;

/// Most bytes read of a token; tokens are far shorter.
const MAX_TOKEN_BYTES: u64 = 4096;

/// The token from the environment, if the bot would use it.
pub fn of_environment() -> Option<String> {
    std::env::var("DISCORD_TOKEN").ok().filter(|text| !text.trim().is_empty())
}

/// Reads the contents of a file.
pub fn read_file(path: &Path) -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(MAX_TOKEN_BYTES).read_to_end(&mut bytes));
    read.map_err(|error| Trouble::Unusable(format!("{} cannot be read: {error}", path.display())))?;
    decode(&bytes).map_err(|undecodable| Trouble::Unusable(undecodable.of_file(&path.display().to_string())))
}

/// Reads the contents of standard input.
pub fn read_input() -> Result<String, Trouble> {
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(MAX_TOKEN_BYTES).read_to_end(&mut bytes);
    read.map_err(|error| Trouble::Unusable(format!("the token cannot be read from standard input: {error}")))?;
    decode(&bytes).map_err(|undecodable| Trouble::Unusable(undecodable.of_file("standard input")))
}

/// Asks for the token without echo.
pub fn ask() -> Result<String, Trouble> {
    rpassword::prompt_password("Paste the token, which is not shown, and press Enter: ")
        .map_err(|error| Trouble::Unusable(format!("no token was given: {error}")))
}

/// Asks the user whether a file may be overwritten; returns the answer.
pub fn is_granted(path: &Path) -> bool {
    print!("{} holds another token. Write over it? [y/N] ", path.display());
    let mut answer = String::new();
    let asked = std::io::stdout().flush().and_then(|()| std::io::stdin().lock().read_line(&mut answer));
    asked.is_ok() && matches!(answer.trim(), "y" | "Y" | "yes")
}

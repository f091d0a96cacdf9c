//! Sources of the token.

use std::io::{BufRead as _, Read as _, Write as _};
use std::path::Path;

use super::SetupError;
use crate::decode::decode;

/// Maximum number of attempts to type a token at a terminal.
pub const MAX_ATTEMPTS: usize = 5;

/// Most bytes read of a token; tokens are far shorter.
const MAX_TOKEN_BYTES: u64 = 4096;

/// The token from the environment, if the bot would use it.
pub fn token_from_environment() -> Option<String> {
    std::env::var("DISCORD_TOKEN").ok().filter(|text| !text.trim().is_empty())
}

/// Reads the contents of a file.
pub fn read_file(path: &Path) -> Result<String, SetupError> {
    let mut bytes = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(MAX_TOKEN_BYTES).read_to_end(&mut bytes));
    read.map_err(|error| SetupError::Unusable(format!("{} cannot be read: {error}", path.display())))?;
    decode(&bytes).map_err(|undecodable| SetupError::Unusable(undecodable.file_message(&path.display().to_string())))
}

/// Reads the contents of standard input.
pub fn read_input() -> Result<String, SetupError> {
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(MAX_TOKEN_BYTES).read_to_end(&mut bytes);
    read.map_err(|error| SetupError::Unusable(format!("the token cannot be read from standard input: {error}")))?;
    decode(&bytes).map_err(|undecodable| SetupError::Unusable(undecodable.file_message("standard input")))
}

/// Asks for the token without echo.
pub fn prompt() -> Result<String, SetupError> {
    rpassword::prompt_password("Paste the token, which is not shown, and press Enter: ")
        .map_err(|error| SetupError::Unusable(format!("no token was given: {error}")))
}

/// Asks the user whether a file may be overwritten; returns the answer.
pub fn confirm_overwrite(path: &Path) -> bool {
    print!("{} holds another token. Write over it? [y/N] ", path.display());
    let mut answer = String::new();
    let asked = std::io::stdout().flush().and_then(|()| std::io::stdin().lock().read_line(&mut answer));
    asked.is_ok() && matches!(answer.trim(), "y" | "Y" | "yes")
}

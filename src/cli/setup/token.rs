//! The sources of the token, and checks of its form.

use std::io::{BufRead as _, Read as _, Write as _};
use std::path::Path;

use super::Trouble;
use crate::config::Secret;

/// The number of attempts at a terminal.
pub const ATTEMPTS: usize = 5;

/// No token is nearly as long.
const LONGEST: u64 = 4096;

/// The token in a text, unless it is clearly something else. Any other text is left for Discord to judge, because the
/// form of tokens may change.
pub fn read(text: &str) -> Result<Secret, &'static str> {
    let text = text.trim();
    let is_quote = |character| matches!(character, '"' | '\'' | '`');
    let begins = |with: &str| text.get(..with.len()).is_some_and(|start| start.eq_ignore_ascii_case(with));
    let is_word = |character: char| character.is_ascii_alphanumeric() || matches!(character, '_' | '-');
    let wrong = match text {
        "" => "There is no token: copy it from the developer portal, under Bot",
        _ if text.starts_with(is_quote) || text.ends_with(is_quote) => {
            "The token is in quotation marks: leave them away"
        }
        _ if begins("bot ") => "`Bot` stands before the token: leave it away",
        _ if begins("DISCORD_TOKEN") || begins("token=") => {
            "This is a whole setting: only what stands behind the equals sign is wanted"
        }
        _ if begins("http://") || begins("https://") => "This is a link, and no token",
        _ if text.contains(char::is_whitespace) => {
            "There are spaces or line breaks within the token: copy it again with the button Copy, alone"
        }
        _ if !text.chars().all(|character| character.is_ascii_graphic()) => {
            "There are characters in it that no token has: press Reset Token under Bot, and then Copy"
        }
        _ if text.chars().all(|character| character.is_ascii_digit()) => {
            "This is a number such as the Application ID: the token is under Bot, behind Reset Token"
        }
        _ if text.len() == 64 && text.chars().all(|character| character.is_ascii_hexdigit()) => {
            "This is the application's Public Key: the token is under Bot, behind Reset Token"
        }
        _ if text.len() == 32 && text.chars().all(is_word) => {
            "This is the Client Secret of OAuth2: the token is under Bot, behind Reset Token"
        }
        _ => return Ok(Secret::new(text.to_owned())),
    };
    Err(wrong)
}

/// The token of the environment, as the bot would take it.
pub fn of_environment() -> Option<String> {
    std::env::var("DISCORD_TOKEN").ok().filter(|text| !text.trim().is_empty())
}

/// The contents of a file.
pub fn read_file(path: &Path) -> Result<String, Trouble> {
    let unusable = |error| Trouble::Unusable(format!("{} cannot be read: {error}", path.display()));
    let mut text = String::new();
    let file = std::fs::File::open(path).map_err(unusable)?;
    file.take(LONGEST).read_to_string(&mut text).map_err(unusable)?;
    Ok(text)
}

/// The contents of standard input.
pub fn read_input() -> Result<String, Trouble> {
    let mut text = String::new();
    let read = std::io::stdin().lock().take(LONGEST).read_to_string(&mut text);
    read.map_err(|error| Trouble::Unusable(format!("the token cannot be read from standard input: {error}")))?;
    Ok(text)
}

/// Asks for it without echo.
pub fn ask() -> Result<String, Trouble> {
    rpassword::prompt_password("Paste the token, which is not shown, and press Enter: ")
        .map_err(|error| Trouble::Unusable(format!("no token was given: {error}")))
}

/// Asks whether a file may be written over.
pub fn is_granted(path: &Path) -> bool {
    print!("{} holds another token. Write over it? [y/N] ", path.display());
    let mut answer = String::new();
    let asked = std::io::stdout().flush().and_then(|()| std::io::stdin().lock().read_line(&mut answer));
    asked.is_ok() && matches!(answer.trim(), "y" | "Y" | "yes")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_plainly_no_token_is_named() {
        let key = "0123456789abcdef".repeat(4);
        let cases = [
            ("  \n", "no token"),
            ("\"a.b.c\"", "quotation marks"),
            ("Bot a.b.c", "`Bot` stands before"),
            ("DISCORD_TOKEN=a.b.c", "whole setting"),
            ("https://discord.com/oauth2/authorize?client_id=1", "link"),
            ("a.b .c", "spaces"),
            ("a.b\n.c", "line breaks"),
            ("••••••••", "characters"),
            ("123456789012345678", "Application ID"),
            (key.as_str(), "Public Key"),
            ("aB3-_kL9aB3-_kL9aB3-_kL9aB3-_kL9", "Client Secret"),
        ];
        for (text, said) in cases {
            let sentence = read(text).expect_err(text);
            assert!(sentence.contains(said), "{text}: {sentence}");
        }
    }

    #[test]
    fn what_may_be_one_is_taken_without_the_line_break_that_was_copied_along() {
        for text in ["MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.aB3-_kL9aB3-_kL9aB3-_kL9aB3\r\n", " of-another-form "] {
            assert_eq!(read(text).expect("taken").reveal(), text.trim());
        }
    }
}

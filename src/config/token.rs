//! The format of tokens.

use super::Secret;

/// Extracts the token from a text, unless the text is clearly something else. Texts that could be a token are left for
/// Discord to judge, because the format of tokens may change.
///
/// # Errors
///
/// A message about the text that does not name its source.
pub fn read_token(text: &str) -> Result<Secret, &'static str> {
    let text = text.trim_start_matches('\u{feff}').trim();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_cannot_be_tokens_are_refused() {
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
            let sentence = read_token(text).expect_err(text);
            assert!(sentence.contains(said), "{text}: {sentence}");
        }
    }

    #[test]
    fn possible_tokens_are_accepted_without_trailing_line_breaks() {
        for text in [
            "\u{feff}of-an-editor",
            "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.aB3-_kL9aB3-_kL9aB3-_kL9aB3\r\n",
            " of-another-form ",
        ] {
            assert_eq!(read_token(text).expect("taken").reveal(), text.trim_start_matches('\u{feff}').trim());
        }
    }
}

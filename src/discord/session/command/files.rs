//! Text files that users attach.

use reqwest::Url;
use reqwest::redirect::Policy;
use serenity::all::Attachment;

use crate::decode::{DecodeError, decode, decode_ascii};
use sztab_game::Language;
use sztab_referee::limits::{FILE_TIMEOUT, MAX_FILE_BYTES};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;
use crate::discord::say::rest_client::client_builder;

/// Discord's hosts for attachments.
const DISCORD_HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// Path prefixes of attachments on these hosts.
const ATTACHMENT_PATHS: [&str; 2] = ["/attachments/", "/ephemeral-attachments/"];

/// Reads the text of an attached file for a command.
///
/// # Errors
///
/// If the file is too large, too slow to load, not hosted by Discord, or not text; in the last case the message
/// also describes the file that the command expects.
pub async fn read_attachment(
    bot: &Bot,
    file: &Attachment,
    wanted: ExpectedContent,
    language: Language,
) -> Result<String, Failure> {
    if usize::try_from(file.size).is_ok_and(|size| size > MAX_FILE_BYTES) {
        return Err(Failure::Said("import-too-large"));
    }
    let Some(address) = attachment_url(&file.url, bot.discord_api.as_deref()) else {
        tracing::warn!("a file was to be fetched from somewhere else than Discord");
        return Err(Failure::Said("import-elsewhere"));
    };
    let bytes = tokio::time::timeout(FILE_TIMEOUT, fetch(address, bot.discord_api.as_deref())).await;
    let bytes = bytes.map_err(|_| Failure::Said("import-too-slow"))??;
    let decoded = match wanted {
        ExpectedContent::Invitations => decode_ascii(&bytes),
        ExpectedContent::Position | ExpectedContent::Record | ExpectedContent::Rules => decode(&bytes),
    };
    decoded.map_err(|undecodable| Failure::Sentence(refusal_text(&undecodable, wanted, language)))
}

/// The kind of content that a command expects in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ExpectedContent {
    /// A position as written by `/export`.
    Position,
    /// The record of a game.
    Record,
    /// A CSV file of people, of which only the ids matter.
    Invitations,
    /// The rules of a season, or a profile.
    Rules,
}

/// The message for a file that is not readable text.
fn refusal_text(undecodable: &DecodeError, wanted: ExpectedContent, language: Language) -> String {
    let reads = word(
        language,
        match wanted {
            ExpectedContent::Position => "file-reads-position",
            ExpectedContent::Record => "file-reads-record",
            ExpectedContent::Invitations => "file-reads-invitations",
            ExpectedContent::Rules => "file-reads-rules",
        },
    );
    let fault = match undecodable {
        DecodeError::Workbook => word(language, "file-workbook"),
        DecodeError::Binary => word(language, "file-no-text"),
        DecodeError::Encoded { seems: Some(seems), .. } => {
            text(language, "file-encoding", &[("encoding", (*seems).into())])
        }
        DecodeError::Encoded { seems: None, .. } => word(language, "file-encoding-unknown"),
    };
    format!("{fault} {reads}")
}

/// The URL of an attachment, if its host is Discord or the configured substitute; no other URL is fetched, even if an
/// interaction contains one.
fn attachment_url(url: &str, other: Option<&str>) -> Option<Url> {
    let url = Url::parse(url).ok()?;
    let is_there = match other {
        Some(other) => Url::parse(other).is_ok_and(|other| other.origin() == url.origin()),
        None => {
            url.scheme() == "https"
                && url.port().is_none()
                && url.host_str().is_some_and(|host| DISCORD_HOSTS.contains(&host))
        }
    };
    let is_plain = url.username().is_empty() && url.password().is_none();
    (is_there && is_plain && ATTACHMENT_PATHS.iter().any(|folder| url.path().starts_with(folder))).then_some(url)
}

/// Downloads a file up to the maximum number of bytes. Redirects are not followed.
async fn fetch(address: Url, other: Option<&str>) -> Result<Vec<u8>, Failure> {
    // Attachment URLs are signed, so they must not be logged.
    let failed = |error: reqwest::Error| Failure::internal(error.without_url());
    let client = client_builder(other).redirect(Policy::none()).build().map_err(failed)?;
    let mut response = client.get(address).send().await.map_err(failed)?;
    if !response.status().is_success() {
        return Err(Failure::Said("import-gone"));
    }
    let mut bytes = Vec::new();
    while let Some(piece) = response.chunk().await.map_err(failed)? {
        if bytes.len() + piece.len() > MAX_FILE_BYTES {
            return Err(Failure::Said("import-too-large"));
        }
        bytes.extend_from_slice(&piece);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refusals_name_the_file_type_and_the_expected_content() {
        let polish = DecodeError::Encoded { seems: Some("Windows-1250"), line: 1, column: 1 };
        let said = |undecodable: &DecodeError, wanted| refusal_text(undecodable, wanted, Language::English);
        for (wanted, reads) in [
            (ExpectedContent::Position, "/export"),
            (ExpectedContent::Record, "record"),
            (ExpectedContent::Invitations, "user_id"),
            (ExpectedContent::Rules, "rules"),
        ] {
            let sentence = said(&polish, wanted);
            assert!(sentence.contains("Windows-1250") && sentence.contains(reads), "{sentence}");
            let sentence = said(&DecodeError::Workbook, wanted);
            assert!(sentence.contains("CSV") && sentence.contains(reads), "{sentence}");
        }
        assert!(!said(&polish, ExpectedContent::Record).contains("position"), "those are for another command");
    }

    #[test]
    fn only_attachments_at_discord_are_fetched() {
        for url in [
            "https://cdn.discordapp.com/attachments/1/2/game.txt?ex=1&is=2&hm=3",
            "https://cdn.discordapp.com/ephemeral-attachments/1/2/game.txt",
            "https://media.discordapp.net/attachments/1/2/game.txt",
        ] {
            assert!(attachment_url(url, None).is_some(), "{url}");
        }
        for url in [
            "http://cdn.discordapp.com/attachments/1/2/game.txt",
            "https://cdn.discordapp.com.example.org/attachments/1/2/game.txt",
            "https://example.org/attachments/1/2/cdn.discordapp.com",
            "https://cdn.discordapp.com@example.org/attachments/1/2/game.txt",
            "https://user:word@cdn.discordapp.com/attachments/1/2/game.txt",
            "https://cdn.discordapp.com:8443/attachments/1/2/game.txt",
            "https://cdn.discordapp.com/emojis/1.png",
            "https://cdn.discordapp.com/attachments/../emojis/1.png",
            "http://127.0.0.1/attachments/1/2/game.txt",
            "http://[::1]/attachments/1/2/game.txt",
            "http://169.254.169.254/attachments/latest",
            "file:///attachments/etc/passwd",
            "ftp://cdn.discordapp.com/attachments/1",
            "//cdn.discordapp.com/attachments/1",
            "",
            "game.txt",
        ] {
            assert!(attachment_url(url, None).is_none(), "{url}");
        }
    }

    #[test]
    fn files_come_only_from_the_configured_substitute() {
        let other = Some("http://127.0.0.1:4000");
        assert!(attachment_url("http://127.0.0.1:4000/attachments/1/2/game.txt", other).is_some());
        for url in [
            "http://127.0.0.1:4001/attachments/1/2/game.txt",
            "http://127.0.0.1:4000/api/v10/users/@me",
            "https://127.0.0.1:4000/attachments/1/2/game.txt",
            "https://cdn.discordapp.com/attachments/1/2/game.txt",
        ] {
            assert!(attachment_url(url, other).is_none(), "{url}");
        }
    }
}

//! Outgoing messages: one type for private replies, posts and edits.
//!
//! A message notifies only the users it names, because the allowed mentions are set here. (`tests/discord/mentions.rs`)

use std::collections::BTreeSet;
use std::sync::Arc;

use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateButton, CreateEmbed, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, EditAttachments,
    EditInteractionResponse, EditMessage, Nonce, RoleId, UserId,
};

use sztab_game::Language;
use sztab_league::spreadsheet;

use super::limits::ALT_LIMIT;
use super::rest_client::{BodyFile, RequestBody};

/// Maximum length of an embed's description, in characters.
const EMBED_LIMIT: usize = 4096;
/// Maximum length of the text of all embeds in a message, in characters; Discord allows 6000.
const EMBEDS_LIMIT: usize = 5800;
/// Maximum length of a message's content, in characters.
pub(super) const CONTENT_LIMIT: usize = 2000;

/// A picture with its text description.
#[derive(Debug, Clone)]
pub struct Picture {
    /// The bytes of the file.
    pub bytes: Arc<[u8]>,
    /// The text description.
    pub alt: String,
    /// The file name.
    pub name: &'static str,
}

/// A file for the reader to download.
#[derive(Debug, Clone)]
pub struct File {
    pub name: String,
    /// The contents.
    pub bytes: Vec<u8>,
}

impl File {
    /// A file for spreadsheets, in the format used where the reader's language is spoken.
    pub fn csv(name: &str, csv: &str, language: Language) -> Self {
        let has_decimal_comma = match language {
            Language::English => false,
            Language::Polish | Language::Ukrainian => true,
        };
        Self { name: name.to_owned(), bytes: spreadsheet::to_spreadsheet_file(csv, has_decimal_comma).into_bytes() }
    }
}

/// The contents of a message.
#[derive(Debug, Clone, Default)]
pub struct Answer {
    /// The main text.
    pub content: String,
    /// Lines of a longer story, shown in embeds.
    pub story: Vec<String>,
    /// Rows of buttons and selects.
    pub rows: Vec<CreateActionRow>,
    pub picture: Option<Picture>,
    /// Further pictures.
    pub further: Vec<Picture>,
    /// Attached files.
    pub files: Vec<File>,
    /// The player to whom the message is addressed, and whom it may notify.
    pub mention: Option<u64>,
    /// Other users whom the message may notify, at their request.
    pub mentions: Vec<u64>,
    /// The only role that the message may notify.
    pub role: Option<u64>,
    /// The colour of the container and the pieces with pictures, for a message of components ([`super::layout`]).
    pub accent: Option<[u8; 3]>,
    pub pieces: Vec<OfferedPiece>,
}

/// A piece that the reader can play.
#[derive(Debug, Clone)]
pub struct OfferedPiece {
    pub sentence: String,
    pub picture: Picture,
    /// The id of its button, which is one of those in the rows.
    pub button: String,
}

impl Answer {
    /// A message that consists of one sentence.
    pub fn sentence(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// A message that consists of one sentence and a row of buttons.
    pub fn with_buttons(content: impl Into<String>, buttons: Vec<CreateButton>) -> Self {
        Self { rows: vec![CreateActionRow::Buttons(buttons)], ..Self::sentence(content) }
    }

    /// Converts the message to the body of a request for a new message. The nonce lets Discord recognise a second
    /// attempt.
    pub fn into_new_body(self, nonce: &str) -> RequestBody {
        let files = self.to_attached();
        RequestBody::with_files(&self.into_message(nonce), files)
    }

    /// Converts the message to an edit that replaces one of the bot's messages.
    pub fn into_edit_body(self) -> RequestBody {
        let files = self.to_attached();
        RequestBody::with_files(&self.into_edit(), files)
    }

    /// Converts the message to an edit of a bot message that was not sent by the outbox.
    pub fn into_edit_message(self) -> EditMessage {
        self.into_edit()
    }

    /// An edit of a bot message that changes only the buttons: those given remain.
    pub fn buttons_edit_body(left: Vec<CreateActionRow>) -> RequestBody {
        let edit = EditMessage::new().components(left).allowed_mentions(CreateAllowedMentions::new());
        RequestBody::with_files(&edit, Vec::new())
    }

    /// Converts the message to a new message for the library. The nonce lets Discord recognise a second attempt.
    pub fn into_message(self, nonce: &str) -> CreateMessage {
        let message = CreateMessage::new()
            .content(shorten(&self.content, CONTENT_LIMIT))
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .nonce(Nonce::String(nonce.to_owned()))
            .enforce_nonce(true);
        let files = self.pictures().map(Picture::into_attachment).chain(self.files.iter().map(File::to_attachment));
        files.fold(message, CreateMessage::add_file).components(self.rows)
    }

    fn into_edit(self) -> EditMessage {
        EditMessage::new()
            .content(shorten(&self.content, CONTENT_LIMIT))
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .attachments(self.attachments())
            .components(self.rows)
    }

    /// Converts the message to the private reply to an interaction.
    pub fn into_response(self) -> EditInteractionResponse {
        EditInteractionResponse::new()
            .content(shorten(&self.content, CONTENT_LIMIT))
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .attachments(self.attachments())
            .components(self.rows)
    }

    /// Converts the message to a public reply to an interaction.
    pub fn into_followup(self) -> CreateInteractionResponseFollowup {
        let files = self.files.iter().map(File::to_attachment);
        let pictures = self.pictures().map(Picture::into_attachment);
        CreateInteractionResponseFollowup::new()
            .content(shorten(&self.content, CONTENT_LIMIT))
            .allowed_mentions(self.allowed_mentions())
            .embeds(self.embeds())
            .files(pictures.chain(files))
            .components(self.rows)
    }

    /// Converts the message to a private message that is sent in addition to the reply to an interaction. The attached
    /// `files` are left out.
    pub fn into_private_followup(self) -> CreateInteractionResponseFollowup {
        CreateInteractionResponseFollowup::new()
            .content(shorten(&self.content, CONTENT_LIMIT))
            .allowed_mentions(self.allowed_mentions())
            .files(self.pictures().map(Picture::into_attachment))
            .components(self.rows)
            .ephemeral(true)
    }

    /// Converts the message's text to the first and only response to an interaction: private and immediate.
    pub fn into_immediate_response(self) -> CreateInteractionResponse {
        let message = CreateInteractionResponseMessage::new()
            .content(shorten(&self.content, CONTENT_LIMIT))
            .allowed_mentions(self.allowed_mentions())
            .ephemeral(true);
        CreateInteractionResponse::Message(message)
    }

    /// Announces that a private reply will follow.
    pub fn deferred_response() -> CreateInteractionResponse {
        let message =
            CreateInteractionResponseMessage::new().ephemeral(true).allowed_mentions(CreateAllowedMentions::new());
        CreateInteractionResponse::Defer(message)
    }

    /// The pictures, in order.
    fn pictures(&self) -> impl Iterator<Item = Picture> {
        self.picture.iter().chain(&self.further).cloned()
    }

    /// Pictures and files as attachments, in the order in which the message refers to them.
    fn to_attached(&self) -> Vec<BodyFile> {
        self.pictures().map(Picture::into_attached).chain(self.files.iter().map(File::to_attached)).collect()
    }

    fn attachments(&self) -> EditAttachments {
        let all = self.pictures().map(Picture::into_attachment).chain(self.files.iter().map(File::to_attachment));
        all.fold(EditAttachments::new(), EditAttachments::add)
    }

    pub(super) fn allowed_mentions(&self) -> CreateAllowedMentions {
        // Discord refuses a list that names a user twice.
        let users: BTreeSet<u64> = self.mention.iter().chain(&self.mentions).copied().collect();
        CreateAllowedMentions::new().users(users.into_iter().map(UserId::new)).roles(self.role.map(RoleId::new))
    }

    fn embeds(&self) -> Vec<CreateEmbed> {
        to_pages(&self.story).into_iter().map(|page| CreateEmbed::new().description(page)).collect()
    }
}

impl File {
    fn to_attached(&self) -> BodyFile {
        BodyFile { name: self.name.clone(), bytes: self.bytes.clone() }
    }

    fn to_attachment(&self) -> CreateAttachment {
        CreateAttachment::bytes(self.bytes.clone(), self.name.clone())
    }
}

impl Picture {
    fn into_attached(self) -> BodyFile {
        BodyFile { name: self.name.to_owned(), bytes: self.bytes.to_vec() }
    }

    fn into_attachment(self) -> CreateAttachment {
        CreateAttachment::bytes(self.bytes.to_vec(), self.name).description(shorten(&self.alt, ALT_LIMIT))
    }
}

/// A text shortened to a number of characters, with an ellipsis if something is cut off. The text is cut after a word,
/// unless less than half of the limit would then be used.
pub fn shorten(text: &str, limit: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(limit.saturating_sub(1)) else { return text.to_owned() };
    if text[end..].chars().nth(1).is_none() {
        return text.to_owned();
    }
    let is_between = |at: usize| text[at..].starts_with(char::is_whitespace);
    let half = text.char_indices().nth(limit / 2).map_or(end, |(half, _)| half);
    let word = (half..=end).rev().find(|&at| text.is_char_boundary(at) && is_between(at)).unwrap_or(end);
    let loose = |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';' | ':' | '·' | '–' | '—' | '(');
    format!("{}…", text[..word].trim_end_matches(loose))
}

/// Lines combined into pages that fit into embeds. Text beyond the limit is cut off and replaced with an ellipsis.
fn to_pages(lines: &[String]) -> Vec<String> {
    let mut pages: Vec<String> = Vec::new();
    let mut total = 0;
    for line in lines {
        let line = shorten(line, EMBED_LIMIT / 4);
        let length = line.chars().count() + 1;
        if total + length > EMBEDS_LIMIT {
            if let Some(last) = pages.last_mut() {
                last.push('…');
            }
            break;
        }
        total += length;
        match pages.last_mut() {
            Some(page) if page.chars().count() + length < EMBED_LIMIT => {
                page.push('\n');
                page.push_str(&line);
            }
            _ => pages.push(line),
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_stories_fit_the_embeds_and_show_the_cut() {
        let lines: Vec<String> = (0..500).map(|number| format!("line {number} with some ąęłść words")).collect();
        let pages = to_pages(&lines);
        assert!(pages.iter().all(|page| page.chars().count() <= EMBED_LIMIT));
        assert!(pages.iter().map(|page| page.chars().count()).sum::<usize>() <= 6000);
        assert!(pages.last().is_some_and(|page| page.ends_with('…')));
    }

    #[test]
    fn short_stories_are_not_cut() {
        let lines = ["one".to_owned(), "two".to_owned()];
        assert_eq!(to_pages(&lines), ["one\ntwo"]);
        assert!(to_pages(&[]).is_empty());
    }

    #[test]
    fn texts_are_cut_by_characters_rather_than_bytes() {
        assert_eq!(shorten("żółć", 4), "żółć");
        assert_eq!(shorten("żółty", 4), "żół…");
        assert_eq!(shorten("żółty", 0), "…");
        assert_eq!(shorten("", 0), "");
    }

    #[test]
    fn texts_are_cut_after_a_word() {
        let story = "Segment 3: Runner C3 hits Wall D2; the Wall falls";
        assert_eq!(shorten(story, 30), "Segment 3: Runner C3 hits…");
        assert_eq!(shorten(story, 26), "Segment 3: Runner C3 hits…");
        assert_eq!(shorten(story, 35), "Segment 3: Runner C3 hits Wall D2…");
        assert_eq!(shorten(story, 36), "Segment 3: Runner C3 hits Wall D2…");
        let words: Vec<&str> = story.split(' ').collect();
        for limit in 12..story.len() {
            let short = shorten(story, limit);
            assert!(short.chars().count() <= limit, "{short}");
            let last = short.trim_end_matches('…').rsplit(' ').next().unwrap_or_default();
            assert!(words.iter().any(|word| word.trim_end_matches([';', ':']) == last), "{short}");
        }
        // A single long word is cut off in the middle.
        assert_eq!(shorten("a Konstantynopolitańczykowianeczka", 10), "a Konstan…");
    }
}

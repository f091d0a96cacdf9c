//! Messages that consist of components: a container with text, pictures, the reader's pieces and rows of buttons.
//!
//! Any answer can be sent in this form, and has to be where the message already has it, because Discord does not turn
//! such a message back into an ordinary one. The library has no types for it.

use serde_json::{Value, json};
use serenity::all::CreateAllowedMentions;

use super::answer::{Answer, CONTENT_LIMIT, OfferedPiece, shorten};
use super::limits::ALT_LIMIT;
use super::reply::ReplyBody;
use super::rest_client::{BodyFile, RequestBody};

/// The flag of a message that consists of components.
const IS_COMPONENTS_V2: u64 = 1 << 15;
/// The flag of a message that only one user sees.
const EPHEMERAL: u64 = 1 << 6;

/// Maximum number of components, including those inside others.
const MAX_COMPONENTS: usize = 40;
/// Maximum number of characters of all texts.
const MAX_CHARACTERS: usize = 4000;
/// Maximum number of characters about a piece.
const PIECE_LIMIT: usize = 200;

/// The numbers of the kinds of components.
mod kind {
    pub const ROW: u8 = 1;
    pub const SECTION: u8 = 9;
    pub const TEXT: u8 = 10;
    pub const THUMBNAIL: u8 = 11;
    pub const GALLERY: u8 = 12;
    pub const FILE: u8 = 13;
    pub const CONTAINER: u8 = 17;
}

/// Files that are attached to a message.
#[derive(Default)]
struct Attached {
    files: Vec<BodyFile>,
    listed: Vec<Value>,
}

impl Attached {
    /// Attaches a file under a name that no other one has. Returns the address by which components refer to it.
    fn add(&mut self, name: &str, bytes: Vec<u8>, alt: Option<&str>) -> Value {
        let number = self.files.len();
        let name = format!("{number}-{name}");
        let description = alt.filter(|alt| !alt.is_empty()).map(|alt| shorten(alt, ALT_LIMIT));
        self.listed.push(json!({ "id": number, "filename": name, "description": description }));
        self.files.push(BodyFile { name: name.clone(), bytes });
        json!({ "url": format!("attachment://{name}") })
    }
}

impl Answer {
    /// Converts the answer to the private reply to an interaction, as a message of components if `is_layout`.
    pub fn into_reply(self, is_layout: bool) -> ReplyBody {
        if is_layout { ReplyBody::Layout(self.into_layout(IS_COMPONENTS_V2)) } else { self.into_response().into() }
    }

    /// Converts the answer to a further private message of components.
    pub fn into_layout_followup(self) -> RequestBody {
        self.into_layout(IS_COMPONENTS_V2 | EPHEMERAL)
    }

    fn into_layout(mut self, flags: u64) -> RequestBody {
        let pieces = std::mem::take(&mut self.pieces);
        // The largest number of pieces that fits; without any, the answer always fits.
        let fitting = (0..=pieces.len()).rev().find_map(|number| {
            let (parts, attached) = self.layout_parts(&pieces[..number]);
            (number == 0 || count_components(&parts) < MAX_COMPONENTS).then_some((parts, attached))
        });
        let (parts, attached) = fitting.unwrap_or_default();
        let [red, green, blue] = self.accent.unwrap_or_default();
        let accent = self.accent.map(|_| u32::from_be_bytes([0, red, green, blue]));
        let mentions: CreateAllowedMentions = self.allowed_mentions();
        let body = json!({
            "flags": flags,
            "content": null,
            "embeds": [],
            "allowed_mentions": mentions,
            "attachments": attached.listed,
            "components": [{ "type": kind::CONTAINER, "accent_color": accent, "components": parts }],
        });
        RequestBody::with_files(&body, attached.files)
    }

    /// The parts of the container, in reading order.
    fn layout_parts(&self, pieces: &[OfferedPiece]) -> (Vec<Value>, Attached) {
        let mut attached = Attached::default();
        let content = shorten(&self.content, CONTENT_LIMIT);
        let sentences: Vec<String> = pieces.iter().map(|piece| shorten(&piece.sentence, PIECE_LIMIT)).collect();
        let used = content.chars().count() + sentences.iter().map(|text| text.chars().count()).sum::<usize>();
        let story = shorten(&self.story.join("\n"), MAX_CHARACTERS.saturating_sub(used).max(1));
        let mut parts: Vec<Value> = Vec::new();
        parts.extend((!content.trim().is_empty()).then(|| text_part(&content)));
        parts.extend((!self.story.is_empty()).then(|| text_part(&story)));
        let pictures: Vec<Value> = self
            .picture
            .iter()
            .chain(&self.further)
            .map(|picture| {
                let media = attached.add(picture.name, picture.bytes.to_vec(), Some(&picture.alt));
                json!({ "media": media, "description": shorten(&picture.alt, ALT_LIMIT) })
            })
            .collect();
        if !pictures.is_empty() {
            parts.push(json!({ "type": kind::GALLERY, "items": pictures }));
        }
        for file in &self.files {
            let media = attached.add(&file.name, file.bytes.clone(), None);
            parts.push(json!({ "type": kind::FILE, "file": media }));
        }
        let mut rows = serde_json::to_value(&self.rows).unwrap_or_default();
        for (piece, sentence) in pieces.iter().zip(&sentences) {
            let Some(button) = take_button(&mut rows, &piece.button) else { continue };
            let media = attached.add(piece.picture.name, piece.picture.bytes.to_vec(), Some(&piece.picture.alt));
            let alt = shorten(&piece.picture.alt, ALT_LIMIT);
            parts.push(json!({
                "type": kind::SECTION,
                "components": [text_part(sentence)],
                "accessory": { "type": kind::THUMBNAIL, "media": media, "description": alt },
            }));
            parts.push(json!({ "type": kind::ROW, "components": [button] }));
        }
        let rows = rows.as_array_mut().map(std::mem::take).unwrap_or_default().into_iter();
        parts.extend(rows.filter(|row| row["components"].as_array().is_some_and(|inside| !inside.is_empty())));
        (parts, attached)
    }
}

fn text_part(content: &str) -> Value {
    json!({ "type": kind::TEXT, "content": content })
}

/// Takes the button with an id out of its row.
fn take_button(rows: &mut Value, id: &str) -> Option<Value> {
    rows.as_array_mut()?.iter_mut().find_map(|row| {
        let inside = row["components"].as_array_mut()?;
        let place = inside.iter().position(|part| part["custom_id"].as_str() == Some(id))?;
        Some(inside.remove(place))
    })
}

/// The number of components in a list, including those inside others.
fn count_components(parts: &[Value]) -> usize {
    let inside = |part: &Value| part["components"].as_array().map_or(0, |inside| count_components(inside));
    parts.iter().map(|part| 1 + usize::from(part["accessory"].is_object()) + inside(part)).sum()
}

#[cfg(test)]
mod tests {
    use serenity::all::{CreateActionRow, CreateButton};

    use super::*;
    use crate::discord::say::answer::Picture;

    fn picture() -> Picture {
        Picture { bytes: vec![0; 4].into(), alt: "a tile".to_owned(), name: "tile.png" }
    }

    /// An answer with this many pieces, rows full of buttons, and long texts.
    fn crowded_answer(pieces: usize) -> Answer {
        let button = |row: usize, place: usize| CreateButton::new(format!("{row}-{place}")).label("x");
        let row = |row| CreateActionRow::Buttons((0..5).map(|place| button(row, place)).collect());
        let piece =
            |place: usize| OfferedPiece { sentence: "y".repeat(300), picture: picture(), button: format!("0-{place}") };
        Answer {
            story: vec!["z".repeat(3000); 2],
            rows: (0..5).map(row).collect(),
            picture: Some(picture()),
            pieces: (0..pieces).map(piece).collect(),
            ..Answer::sentence("x".repeat(3000))
        }
    }

    fn all_parts(value: &Value, found: &mut Vec<Value>) {
        for part in value.as_array().into_iter().flatten() {
            found.push(part.clone());
            all_parts(&part["components"], found);
            found.extend(part["accessory"].is_object().then(|| part["accessory"].clone()));
        }
    }

    #[test]
    fn layouts_keep_the_limits_of_discord_and_every_button() {
        for pieces in 0..=5 {
            let body = crowded_answer(pieces).into_layout(IS_COMPONENTS_V2).into_value();
            let mut parts = Vec::new();
            all_parts(&body["components"], &mut parts);
            assert!(parts.len() <= MAX_COMPONENTS, "{} components", parts.len());
            let texts = parts.iter().filter_map(|part| part["content"].as_str());
            assert!(texts.map(|text| text.chars().count()).sum::<usize>() <= MAX_CHARACTERS);
            let buttons = parts.iter().filter(|part| part["custom_id"].is_string()).count();
            assert_eq!(buttons, 25, "with {pieces} pieces");
            let named = body["attachments"].as_array().expect("a list").len();
            let thumbnails = parts.iter().filter(|part| part["type"] == kind::THUMBNAIL).count();
            assert_eq!(named, 1 + thumbnails);
        }
    }

    #[test]
    fn pieces_stand_above_their_buttons() {
        let button = |id: &str| CreateButton::new(id).label(id);
        let rows = vec![CreateActionRow::Buttons(vec![button("place"), button("end")])];
        let piece = OfferedPiece { sentence: "**Runner**".to_owned(), picture: picture(), button: "place".to_owned() };
        let answer = Answer { rows, pieces: vec![piece], accent: Some([1, 2, 3]), ..Answer::sentence("Your move.") };
        let body = answer.into_layout_followup().into_value();
        let container = &body["components"][0];
        assert_eq!((&body["flags"], &container["accent_color"]), (&json!(0x8040), &json!(0x01_02_03)));
        let kinds: Vec<&Value> =
            container["components"].as_array().expect("a list").iter().map(|part| &part["type"]).collect();
        assert_eq!(kinds, [kind::TEXT, kind::SECTION, kind::ROW, kind::ROW]);
        assert_eq!(container["components"][2]["components"][0]["custom_id"], "place");
        assert_eq!(container["components"][3]["components"][0]["custom_id"], "end");
    }
}

//! The body of an outgoing message.

use reqwest::RequestBuilder;
use reqwest::multipart::{Form, Part};
use serde::Serialize;
use serde_json::{Value, json};

/// The body of a request, and the files sent with it.
#[derive(Debug, Clone)]
pub struct RequestBody {
    body: Value,
    files: Vec<BodyFile>,
}

/// A file in a body.
#[derive(Debug, Clone)]
pub struct BodyFile {
    /// The file name.
    pub name: String,
    /// The contents of the file.
    pub bytes: Vec<u8>,
}

impl RequestBody {
    /// A body without files.
    pub fn without_files(body: Value) -> Self {
        Self { body, files: Vec::new() }
    }

    /// A message with the files that it lists, in the same order.
    pub fn with_files(message: &impl Serialize, files: Vec<BodyFile>) -> Self {
        let mut body = serde_json::to_value(message).expect("messages are plain data");
        // The library fills these in only for requests that it sends itself.
        for (number, attachment) in body["attachments"].as_array_mut().into_iter().flatten().enumerate() {
            attachment["id"] = json!(number);
        }
        Self { body, files }
    }

    /// The message without its files.
    #[cfg(test)]
    pub(crate) fn into_value(self) -> Value {
        self.body
    }

    /// Adds the body and its files to a request.
    pub(crate) fn add_to_request(self, request: RequestBuilder) -> RequestBuilder {
        let body = self.body.to_string();
        if self.files.is_empty() {
            return request.header(reqwest::header::CONTENT_TYPE, "application/json").body(body);
        }
        let form = self.files.into_iter().enumerate().fold(Form::new(), |form, (number, file)| {
            let kind = media_type(&file.name);
            let part = Part::bytes(file.bytes).file_name(file.name);
            form.part(format!("files[{number}]"), part.mime_str(kind).expect("a kind of file that is known"))
        });
        request.multipart(form.text("payload_json", body))
    }

    /// True if a message received from Discord has the same content: compared by nonce if the message has one,
    /// otherwise by text and number of files.
    pub(crate) fn is_content_of(&self, message: &Value) -> bool {
        let nonce = &message["nonce"];
        if !nonce.is_null() && !self.body["nonce"].is_null() {
            return *nonce == self.body["nonce"];
        }
        // Buttons name the game and its version, and stay the same while the text about the remaining time changes.
        let (asked, shown) = (component_ids(&self.body), component_ids(message));
        if !asked.is_empty() && asked == shown {
            return true;
        }
        let words = |of: &Value| {
            let lines = of["content"].as_str().unwrap_or_default().lines().filter(|line| !line.starts_with("-# "));
            lines.collect::<Vec<_>>().join("\n").trim().to_owned()
        };
        let length = |list: &Value| list.as_array().map_or(0, Vec::len);
        let stories = |of: &Value| -> Vec<String> {
            let embeds = of["embeds"].as_array().into_iter().flatten();
            embeds.map(|embed| embed["description"].as_str().unwrap_or_default().trim().to_owned()).collect()
        };
        words(&self.body) == words(message)
            && stories(&self.body) == stories(message)
            && self.files.len() == length(&message["attachments"])
    }
}

/// Ids of a message's buttons and selects.
fn component_ids(message: &Value) -> Vec<&str> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts.filter_map(|part| part["custom_id"].as_str()).collect()
}

/// The media type of a file, according to its name.
fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(content: &str) -> RequestBody {
        let body = json!({ "content": content, "nonce": "17-4", "embeds": [{ "description": "a story" }] });
        RequestBody { body, files: vec![BodyFile { name: "board.png".to_owned(), bytes: vec![1] }] }
    }

    #[test]
    fn messages_are_recognised_by_content_or_nonce() {
        let told = json!({ "content": "Your turn", "embeds": [{ "description": "a story" }], "attachments": [{}] });
        assert!(body(" Your turn\n").is_content_of(&told));
        assert!(!body("My turn").is_content_of(&told));
        let mut bare = told.clone();
        bare["attachments"] = json!([]);
        assert!(!body("Your turn").is_content_of(&bare));
        let mut later = told.clone();
        later["content"] = json!("Your turn\n-# You have no time left.");
        assert!(body("Your turn\n-# You have time until noon.").is_content_of(&later));
        let buttons = json!([{ "components": [{ "custom_id": "s1:7:5:say:draw" }] }]);
        let mut answered = body("Once more your turn");
        (answered.body["components"], later["components"]) = (buttons.clone(), buttons);
        assert!(answered.is_content_of(&later));
        let mut other = told.clone();
        other["nonce"] = json!("17-5");
        assert!(!body("Your turn").is_content_of(&other));
    }
}

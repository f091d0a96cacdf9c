//! Errors in Discord's format: an HTTP status, a numeric code, a message, and for an invalid form a tree of errors with
//! the structure of the body.

use axum::http::StatusCode;
use serde_json::{Map, Value, json};

/// An error response to one request.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ApiError {
    pub status: StatusCode,
    pub code: u32,
    pub message: String,
    /// The tree of `_errors`, for code 50035 only.
    pub errors: Option<Value>,
}

impl ApiError {
    fn new(status: StatusCode, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), errors: None }
    }

    /// The body of the response.
    pub fn body(&self) -> Value {
        let mut body = json!({ "message": self.message, "code": self.code });
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }

    pub fn form(path: &str, code: &str, message: &str) -> Self {
        let mut form = Form::default();
        form.add(path, code, message);
        form.finish().expect_err("a form with an error in it is refused")
    }

    /// The Bot token is missing or wrong.
    pub fn unauthorized() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, 0, "401: Unauthorized")
    }

    /// No such route.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, 0, "404: Not Found")
    }

    /// The error for a body that is not JSON.
    pub fn bad_json() -> Self {
        Self::new(StatusCode::BAD_REQUEST, 50_109, "The request body contains invalid JSON.")
    }

    pub fn unknown_application() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_002, "Unknown Application")
    }

    pub fn unknown_channel() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_003, "Unknown Channel")
    }

    pub fn unknown_guild() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_004, "Unknown Guild")
    }

    pub fn unknown_message() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_008, "Unknown Message")
    }

    pub fn unknown_member() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_007, "Unknown Member")
    }

    pub fn unknown_role() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_011, "Unknown Role")
    }

    pub fn unknown_user() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_013, "Unknown User")
    }

    pub fn unknown_emoji() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_014, "Unknown Emoji")
    }

    pub fn unknown_webhook() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_015, "Unknown Webhook")
    }

    /// The interaction never existed, or its three seconds have passed.
    pub fn unknown_interaction() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_062, "Unknown interaction")
    }

    pub fn unknown_command() -> Self {
        Self::new(StatusCode::NOT_FOUND, 10_063, "Unknown application command")
    }

    pub fn already_acknowledged() -> Self {
        Self::new(StatusCode::BAD_REQUEST, 40_060, "Interaction has already been acknowledged.")
    }

    pub fn entity_too_large() -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, 40_005, "Request entity too large")
    }

    pub fn missing_access() -> Self {
        Self::new(StatusCode::FORBIDDEN, 50_001, "Missing Access")
    }

    pub fn not_your_message() -> Self {
        Self::new(StatusCode::FORBIDDEN, 50_005, "Cannot edit a message authored by another user")
    }

    pub fn empty_message() -> Self {
        Self::new(StatusCode::BAD_REQUEST, 50_006, "Cannot send an empty message")
    }

    pub fn cannot_message_user() -> Self {
        Self::new(StatusCode::FORBIDDEN, 50_007, "Cannot send messages to this user")
    }

    pub fn missing_permissions() -> Self {
        Self::new(StatusCode::FORBIDDEN, 50_013, "Missing Permissions")
    }

    pub fn wrong_channel_type() -> Self {
        Self::new(StatusCode::BAD_REQUEST, 50_024, "Cannot execute action on this channel type")
    }

    /// The fifteen minutes of an interaction token have passed.
    pub fn invalid_webhook_token() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, 50_027, "Invalid Webhook Token")
    }

    pub fn thread_archived() -> Self {
        Self::new(StatusCode::BAD_REQUEST, 50_083, "Thread is archived")
    }

    pub fn thread_exists() -> Self {
        Self::new(StatusCode::BAD_REQUEST, 160_004, "A thread has already been created for this message")
    }

    pub fn thread_locked() -> Self {
        Self::new(StatusCode::FORBIDDEN, 160_005, "Thread is locked")
    }
}

/// Collects the errors of one body, so that a refusal lists all of them instead of just the first.
#[derive(Debug, Default)]
pub(super) struct Form {
    found: Vec<(String, String, String)>,
}

impl Form {
    /// Adds an error at a dotted path such as `embeds.0.title`.
    pub fn add(&mut self, path: &str, code: &str, message: impl Into<String>) {
        self.found.push((path.to_owned(), code.to_owned(), message.into()));
    }

    /// True if no error has been found so far.
    pub fn is_clean(&self) -> bool {
        self.found.is_empty()
    }

    /// Returns an error response if any error was found.
    pub fn finish(self) -> Result<(), ApiError> {
        if self.is_clean() {
            return Ok(());
        }
        let mut tree = Value::Object(Map::new());
        for (path, code, message) in self.found {
            let mut node = &mut tree;
            for step in path.split('.').filter(|step| !step.is_empty()) {
                node = &mut node[step];
            }
            let list = &mut node["_errors"];
            if list.is_null() {
                *list = json!([]);
            }
            list.as_array_mut()
                .expect("`_errors` is only ever a list")
                .push(json!({ "code": code, "message": message }));
        }
        Err(ApiError { errors: Some(tree), ..ApiError::new(StatusCode::BAD_REQUEST, 50_035, "Invalid Form Body") })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn form_errors_mirror_the_structure_of_the_body() {
        let mut form = Form::default();
        form.add("embeds.0.title", "BASE_TYPE_MAX_LENGTH", "Must be 256 or fewer in length.");
        form.add("content", "BASE_TYPE_MAX_LENGTH", "Must be 2000 or fewer in length.");
        let body = form.finish().expect_err("two errors").body();
        assert_eq!(body["code"], 50_035);
        assert_eq!(body["errors"]["embeds"]["0"]["title"]["_errors"][0]["code"], "BASE_TYPE_MAX_LENGTH");
        assert_eq!(body["errors"]["content"]["_errors"][0]["message"], "Must be 2000 or fewer in length.");
    }
}

//! Reading a request: JSON, or a form with a `payload_json` part and files.

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde_json::Value;

use crate::error::ApiError;
use crate::record::ContentKind;
use crate::state::draft::{Draft, Upload};

/// Maximum size of a body in bytes, more than ten files of the maximum size. A larger request is cut off unread.
const MAX_BODY_BYTES: usize = 128 * 1024 * 1024;

/// A request, read completely.
#[derive(Debug)]
pub(crate) struct ApiCall {
    pub method: String,
    /// The path without `/api/v10` and without the query.
    pub path: String,
    pub query: Vec<(String, String)>,
    /// The body; `Null` if there is none.
    pub body: Value,
    pub kind: ContentKind,
    pub files: Vec<Upload>,
}

impl ApiCall {
    /// The value of a query parameter.
    pub fn query(&self, key: &str) -> Option<&str> {
        self.query.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// The request as a draft of a message.
    pub fn draft(&self) -> Draft<'_> {
        Draft { body: &self.body, files: &self.files }
    }
}

pub(crate) async fn read(parts: &Parts, body: Body) -> Result<(Value, ContentKind, Vec<Upload>), ApiError> {
    let content_type = parts.headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let bytes = to_bytes(body, MAX_BODY_BYTES).await.map_err(|_| ApiError::entity_too_large())?;
    if content_type.starts_with("multipart/form-data") {
        let (value, files) = read_form(parts, bytes).await?;
        return Ok((value, ContentKind::Multipart, files));
    }
    let value = if bytes.is_empty() {
        Value::Null
    } else {
        serde_json::from_slice(&bytes).map_err(|_| ApiError::bad_json())?
    };
    Ok((value, ContentKind::Json, Vec::new()))
}

async fn read_form(parts: &Parts, bytes: Bytes) -> Result<(Value, Vec<Upload>), ApiError> {
    let broken = |_| ApiError::bad_json();
    let mut request = Request::new(Body::from(bytes));
    *request.headers_mut() = parts.headers.clone();
    // The whole body is in memory already, so axum's own limit would serve no purpose.
    DefaultBodyLimit::disable().apply(&mut request);
    let mut form = Multipart::from_request(request, &()).await.map_err(|_| ApiError::bad_json())?;
    let (mut body, mut files) = (Value::Null, Vec::new());
    while let Some(field) = form.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            let text = field.text().await.map_err(broken)?;
            body = serde_json::from_str(&text).map_err(|_| ApiError::bad_json())?;
            continue;
        }
        let slot = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
        let Some(slot) = slot.and_then(|digits| digits.parse().ok()) else { continue };
        files.push(Upload {
            slot,
            filename: field.file_name().unwrap_or("file").to_owned(),
            content_type: field.content_type().map(str::to_owned),
            bytes: field.bytes().await.map_err(broken)?,
        });
    }
    Ok((body, files))
}

/// Splits a query string. No value that bots send there needs decoding.
pub(crate) fn read_query(query: Option<&str>) -> Vec<(String, String)> {
    let pairs = query.unwrap_or_default().split('&').filter(|pair| !pair.is_empty());
    pairs.map(|pair| pair.split_once('=').unwrap_or((pair, ""))).map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
}

//! The door through which every request comes.

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State, WebSocketUpgrade};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HeaderValue};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use serde_json::{Value, json};

use super::body::{Call, read, read_query};
use super::{Reply, files, route};
use crate::sandbox::Sandbox;
use crate::sandbox::error::ApiError;
use crate::sandbox::gateway::socket;
use crate::sandbox::judge::Judge;
use crate::sandbox::record::{Fault, Request as Logged};
use crate::sandbox::state::World;
use crate::sandbox::state::faults::{Mishap, take};

/// Seconds that a rate-limited bot is told to wait.
const RETRY_AFTER: f64 = 0.25;

/// All addresses of the sandbox: the gateway, files, and the API.
pub(in crate::sandbox) fn router(sandbox: Sandbox) -> Router {
    Router::new()
        .route("/gateway", any(upgrade))
        .route("/gateway/", any(upgrade))
        .route("/attachments/{channel}/{attachment}/{filename}", get(file))
        .fallback(enter)
        .with_state(sandbox)
}

async fn upgrade(State(sandbox): State<Sandbox>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| socket::serve(socket, sandbox))
}

async fn file(State(sandbox): State<Sandbox>, Path((channel, attachment, _)): Path<(u64, u64, String)>) -> Response {
    match sandbox.with(|world| files::find(world, channel, attachment)) {
        Some((kind, bytes)) => ([(CONTENT_TYPE, kind)], bytes).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Reads, judges, authorises, routes, answers and records one request.
async fn enter(State(sandbox): State<Sandbox>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let full = parts.uri.path();
    let path = full.strip_prefix("/api/v10").or_else(|| full.strip_prefix("/api")).unwrap_or(full).to_owned();
    let method = parts.method.as_str().to_owned();
    let read = read(&parts, body).await;
    let judge = sandbox.judge();
    let response = sandbox.change(|world| {
        let (body, kind, files) = match read {
            Ok(read) => read,
            Err(refusal) => return refuse(world, &method, &path, &refusal),
        };
        let query = read_query(parts.uri.query());
        let call = Call { method: method.clone(), path: path.clone(), query, body, kind, files };
        if let Some(judge) = judge {
            consult(world, judge.as_ref(), &call);
        }
        handle(world, &parts.headers, &call)
    });
    let request = Logged { method, path, status: response.status().as_u16(), at_ms: sandbox.clock().now_ms() };
    sandbox.change(|world| world.requests.push(request));
    response
}

fn consult(world: &mut World, judge: &dyn Judge, call: &Call) {
    if call.body.is_null() {
        return;
    }
    if let Err(objection) = judge.check(&call.method, &call.path, call.kind, &call.body) {
        world.object(Fault::Judge, &call.method, &call.path, objection);
    }
}

fn handle(world: &mut World, headers: &HeaderMap, call: &Call) -> Response {
    let mishap = take(&mut world.scripted, &call.method, &call.path);
    if let Some(Mishap::Refused(status)) = mishap {
        return misbehave(status);
    }
    if needs_token(&call.path) && !has_token(world, headers) {
        return refuse(world, &call.method, &call.path, &ApiError::unauthorized());
    }
    let Some(answer) = route(world, call) else {
        world.object(Fault::UnknownRoute, &call.method, &call.path, "no such route in the sandbox".to_owned());
        return respond(StatusCode::NOT_FOUND, &ApiError::not_found().body());
    };
    for lint in std::mem::take(&mut world.lints) {
        world.object(Fault::Lint, &call.method, &call.path, lint);
    }
    match answer {
        Err(refusal) => refuse(world, &call.method, &call.path, &refusal),
        Ok(_) if mishap == Some(Mishap::AnswerLost) => misbehave(StatusCode::BAD_GATEWAY),
        Ok(Reply { status, body: Some(body) }) => respond(status, &body),
        Ok(Reply { status, body: None }) => status.into_response(),
    }
}

/// The token in the path of these routes is their authorisation.
fn needs_token(path: &str) -> bool {
    !path.starts_with("/interactions/") && !path.starts_with("/webhooks/")
}

fn has_token(world: &World, headers: &HeaderMap) -> bool {
    let value = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    value.and_then(|value| value.strip_prefix("Bot ")) == Some(world.token.as_str())
}

fn refuse(world: &mut World, method: &str, path: &str, refusal: &ApiError) -> Response {
    let body = refusal.body();
    let fault = Fault::Refused { status: refusal.status.as_u16(), code: refusal.code };
    world.object(fault, method, path, body.to_string());
    respond(refusal.status, &body)
}

/// An answer of Discord on a bad day. It is scripted, hence nothing is held against the bot.
fn misbehave(status: StatusCode) -> Response {
    if status != StatusCode::TOO_MANY_REQUESTS {
        let reason = status.canonical_reason().unwrap_or("Error");
        return respond(status, &json!({ "message": format!("{}: {reason}", status.as_u16()), "code": 0 }));
    }
    let body = json!({ "message": "You are being rate limited.", "retry_after": RETRY_AFTER, "global": false });
    let mut response = respond(status, &body);
    let headers = response.headers_mut();
    headers.insert("retry-after", HeaderValue::from_static("1"));
    headers.insert("x-ratelimit-scope", HeaderValue::from_static("user"));
    headers.insert("x-ratelimit-reset-after", HeaderValue::from_static("0.25"));
    response
}

fn respond(status: StatusCode, body: &Value) -> Response {
    let json = HeaderValue::from_static("application/json");
    (status, [(CONTENT_TYPE, json)], Body::from(body.to_string())).into_response()
}

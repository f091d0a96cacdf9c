//! The entry point of every request.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{Path, Request, State, WebSocketUpgrade};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderValue, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use serde_json::{Value, json};

use super::body::{ApiCall, read, read_query};
use super::{Reply, route};
use crate::Sandbox;
use crate::error::ApiError;
use crate::record::BodyChecker;
use crate::record::{Request as Logged, ViolationKind};
use crate::socket;
use crate::state::World;
use crate::state::faults::{ScriptedFailure, take_failure};
use crate::state::files::{self, FoundFile};
use crate::state::limits::{RateLimited, ReportedQuota};

/// The pause reported by a scripted 429, in milliseconds.
const RETRY_AFTER_MS: u64 = 250;

/// All routes of the sandbox: the gateway, files, and the API.
pub(crate) fn router(sandbox: Sandbox) -> Router {
    Router::new()
        .route("/gateway", any(upgrade))
        .route("/gateway/", any(upgrade))
        .route("/attachments/{channel}/{attachment}/{filename}", get(serve_file))
        .fallback(handle_request)
        .layer(from_fn_with_state(sandbox.clone(), check_origin))
        .with_state(sandbox)
}

/// Accepts requests only at the address that the bot was given, and never from a page in a browser. Some routes need no
/// token, and another site could otherwise reach them through DNS rebinding or a form.
async fn check_origin(State(sandbox): State<Sandbox>, request: Request, next: Next) -> Response {
    if request.headers().contains_key(ORIGIN) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let asked = request.headers().get(HOST).and_then(|host| host.to_str().ok());
    if asked != sandbox.api().strip_prefix("http://") {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    next.run(request).await
}

async fn upgrade(State(sandbox): State<Sandbox>, upgrade: WebSocketUpgrade) -> Response {
    upgrade.on_upgrade(move |socket| socket::serve(socket, sandbox))
}

async fn serve_file(
    State(sandbox): State<Sandbox>,
    Path((channel, attachment, _)): Path<(u64, u64, String)>,
) -> Response {
    match sandbox.with_world(|world| files::find_file(world, channel, attachment)) {
        FoundFile::File(kind, bytes) => ([(CONTENT_TYPE, kind)], bytes).into_response(),
        FoundFile::Dropped => StatusCode::GONE.into_response(),
        FoundFile::Nothing => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Reads, judges, authorises, routes, carries out and records one request.
async fn handle_request(State(sandbox): State<Sandbox>, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let full = parts.uri.path();
    let path = full.strip_prefix("/api/v10").or_else(|| full.strip_prefix("/api")).unwrap_or(full).to_owned();
    let method = parts.method.as_str().to_owned();
    let read = read(&parts, body).await;
    let judge = sandbox.body_checker();
    let (response, delay) = sandbox.change_world(|world| {
        let (body, kind, files) = match read {
            Ok(read) => read,
            Err(refusal) => return (refuse(world, &method, &path, &refusal), ResponseDelay::Not),
        };
        let query = read_query(parts.uri.query());
        let call = ApiCall { method: method.clone(), path: path.clone(), query, body, kind, files };
        if let Some(judge) = judge {
            check_body(world, judge.as_ref(), &call);
        }
        handle_call(world, &parts.headers, &call)
    });
    let request = Logged { method, path, status: response.status().as_u16(), at_ms: sandbox.clock().now_ms() };
    sandbox.change_world(|world| world.requests.push(request));
    match delay {
        ResponseDelay::Not => {}
        ResponseDelay::For(delay) => tokio::time::sleep(delay).await,
        // Ends when the bot gives up waiting and closes the connection.
        ResponseDelay::ForEver => std::future::pending().await,
    }
    response
}

/// The delay of a response.
#[derive(Clone, Copy)]
enum ResponseDelay {
    Not,
    For(Duration),
    ForEver,
}

fn check_body(world: &mut World, judge: &dyn BodyChecker, call: &ApiCall) {
    if call.body.is_null() {
        return;
    }
    if let Err(objection) = judge.check(&call.method, &call.path, call.kind, &call.body) {
        world.record_violation(ViolationKind::Judge, &call.method, &call.path, objection);
    }
}

/// Handles a request; returns the response and its delay.
fn handle_call(world: &mut World, headers: &HeaderMap, call: &ApiCall) -> (Response, ResponseDelay) {
    let mishap = take_failure(&mut world.scripted, &call.method, &call.path);
    let delay = match mishap {
        Some(ScriptedFailure::Slow(delay)) => ResponseDelay::For(delay),
        Some(ScriptedFailure::Unanswered) => ResponseDelay::ForEver,
        _ => ResponseDelay::Not,
    };
    let response = match apply_rate_limits(world, call, mishap) {
        Err(refusal) => rate_limited_response(refusal.wait_ms, refusal.is_global),
        Ok(said) => add_limit_headers(carry_out(world, headers, call, mishap), said),
    };
    (response, delay)
}

/// Applies the rate limits: returns a refusal, or the remaining quota to report. Interactions are not limited.
fn apply_rate_limits(
    world: &mut World,
    call: &ApiCall,
    mishap: Option<ScriptedFailure>,
) -> Result<Option<ReportedQuota>, RateLimited> {
    if !needs_token(&call.path) {
        return Ok(None);
    }
    let now = world.clock.now_ms();
    let mut refusal = world.limits.check_pause(&call.method, &call.path, now);
    if let Some(ScriptedFailure::Limited { wait_ms, is_global }) = mishap {
        let scripted = RateLimited { wait_ms, is_global, was_told: false };
        world.limits.pause(&call.method, &call.path, scripted, now);
        refusal = refusal.or(Some(scripted));
    }
    let mut said = None;
    let channel = call.path.strip_prefix("/channels/").and_then(|rest| rest.strip_suffix("/messages"));
    if let Some(channel) = channel.and_then(|id| id.parse().ok()).filter(|_| call.method == "POST")
        && refusal.is_none()
    {
        match world.limits.count(channel, now) {
            Some(Err(too_often)) => refusal = Some(too_often),
            Some(Ok(left)) => said = Some(left),
            None => {}
        }
    }
    let Some(refusal) = refusal else { return Ok(said) };
    if refusal.was_told {
        let message = format!("{} ms too early", refusal.wait_ms);
        world.record_violation(ViolationKind::TooEarly, &call.method, &call.path, message);
    }
    Err(refusal)
}

/// Adds the rate limit headers to a response.
fn add_limit_headers(mut response: Response, said: Option<ReportedQuota>) -> Response {
    if let Some(ReportedQuota { limit, remaining, reset_after_ms }) = said {
        let reset = Duration::from_millis(reset_after_ms).as_secs_f64();
        let headers = response.headers_mut();
        headers.insert("x-ratelimit-limit", HeaderValue::from(limit));
        headers.insert("x-ratelimit-remaining", HeaderValue::from(remaining));
        let reset = HeaderValue::from_str(&format!("{reset:.3}")).unwrap_or(HeaderValue::from_static("1"));
        headers.insert("x-ratelimit-reset-after", reset);
    }
    response
}

fn carry_out(world: &mut World, headers: &HeaderMap, call: &ApiCall, mishap: Option<ScriptedFailure>) -> Response {
    match mishap {
        Some(ScriptedFailure::Refused(status)) => return scripted_failure(status),
        Some(ScriptedFailure::Unanswered) => return StatusCode::GATEWAY_TIMEOUT.into_response(),
        Some(ScriptedFailure::Reset) => return truncated_response(),
        _ => {}
    }
    if needs_token(&call.path) && !has_token(world, headers) {
        return refuse(world, &call.method, &call.path, &ApiError::unauthorized());
    }
    let Some(answer) = route(world, call) else {
        world.record_violation(
            ViolationKind::UnknownRoute,
            &call.method,
            &call.path,
            "no such route in the sandbox".to_owned(),
        );
        return json_response(StatusCode::NOT_FOUND, &ApiError::not_found().body());
    };
    for lint in std::mem::take(&mut world.lints) {
        world.record_violation(ViolationKind::Lint, &call.method, &call.path, lint);
    }
    match answer {
        Err(refusal) => refuse(world, &call.method, &call.path, &refusal),
        Ok(_) if mishap == Some(ScriptedFailure::AnswerLost) => scripted_failure(StatusCode::BAD_GATEWAY),
        Ok(Reply { status, body: Some(body) }) => json_response(status, &body),
        Ok(Reply { status, body: None }) => status.into_response(),
    }
}

/// True unless the token in the path authorises the route.
fn needs_token(path: &str) -> bool {
    !path.starts_with("/interactions/") && !path.starts_with("/webhooks/")
}

fn has_token(world: &World, headers: &HeaderMap) -> bool {
    let value = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    value.and_then(|value| value.strip_prefix("Bot ")) == Some(world.token.as_str())
}

fn refuse(world: &mut World, method: &str, path: &str, refusal: &ApiError) -> Response {
    let body = refusal.body();
    let fault = ViolationKind::Refused { status: refusal.status.as_u16(), code: refusal.code };
    world.record_violation(fault, method, path, body.to_string());
    json_response(refusal.status, &body)
}

/// The response for a scripted failure, which is not a violation by the bot.
fn scripted_failure(status: StatusCode) -> Response {
    if status != StatusCode::TOO_MANY_REQUESTS {
        let reason = status.canonical_reason().unwrap_or("Error");
        return json_response(status, &json!({ "message": format!("{}: {reason}", status.as_u16()), "code": 0 }));
    }
    rate_limited_response(RETRY_AFTER_MS, false)
}

/// A response that is cut off because its connection ends.
fn truncated_response() -> Response {
    let breaks = futures::stream::once(async { Err::<Vec<u8>, _>(std::io::Error::other("reset by the sandbox")) });
    Body::from_stream(breaks).into_response()
}

fn rate_limited_response(wait_ms: u64, is_global: bool) -> Response {
    let wait = Duration::from_millis(wait_ms);
    let body =
        json!({ "message": "You are being rate limited.", "retry_after": wait.as_secs_f64(), "global": is_global });
    let mut response = json_response(StatusCode::TOO_MANY_REQUESTS, &body);
    let headers = response.headers_mut();
    // Whole seconds, as in Discord's own header.
    headers.insert("retry-after", HeaderValue::from(wait_ms.div_ceil(1_000)));
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(if is_global { "global" } else { "user" }));
    if is_global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
    response
}

fn json_response(status: StatusCode, body: &Value) -> Response {
    let json = HeaderValue::from_static("application/json");
    (status, [(CONTENT_TYPE, json)], Body::from(body.to_string())).into_response()
}

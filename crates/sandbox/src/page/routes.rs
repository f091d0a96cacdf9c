//! Routes of the page, with the checks on every request and the headers of every response.

use std::net::{Ipv4Addr, Ipv6Addr};
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State, WebSocketUpgrade};
use axum::http::header::{HOST, HeaderName, HeaderValue, ORIGIN};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use super::limits::MAX_MESSAGE_BYTES;
use super::{Shared, assets, files, live};

/// Headers of every response: no content from other origins, no markup created by scripts, no framing, and no access
/// for other pages.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("x-frame-options", "DENY"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// All routes of the page.
pub(super) fn router(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/live", get(open_window))
        .route("/files/{channel}/{attachment}/{filename}", get(files::serve_file))
        .route("/stills/{channel}/{attachment}", get(files::serve_last_frame))
        .route("/emojis/{emoji}", get(files::serve_emoji))
        .fallback(assets::serve_asset)
        .layer(from_fn_with_state(shared.clone(), check_request))
        .with_state(shared)
}

/// Accepts only read requests to an accepted host.
async fn check_request(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let mut response = if !matches!(*request.method(), Method::GET | Method::HEAD) {
        (StatusCode::METHOD_NOT_ALLOWED, [("allow", "GET, HEAD")], "only GET and HEAD\n").into_response()
    } else if host(request.headers()).is_none_or(|host| !is_accepted_host(host, &shared.options.names)) {
        (StatusCode::MISDIRECTED_REQUEST, "this page is not served under that name\n").into_response()
    } else {
        next.run(request).await
    };
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Opens a window for a page of the same origin.
async fn open_window(State(shared): State<Arc<Shared>>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    if !is_same_origin(&headers) {
        return (StatusCode::FORBIDDEN, "only for the page itself\n").into_response();
    }
    let Ok(seat) = shared.seats.clone().try_acquire_owned() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "too many windows are open\n").into_response();
    };
    let upgrade = upgrade.max_message_size(MAX_MESSAGE_BYTES).max_frame_size(MAX_MESSAGE_BYTES);
    upgrade.on_upgrade(async move |socket| {
        live::serve(socket, shared).await;
        drop(seat);
    })
}

/// The value of a header that must occur exactly once.
fn single_header(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    let mut values = headers.get_all(name).iter();
    let value = values.next()?.to_str().ok()?;
    values.next().is_none().then_some(value)
}

fn host(headers: &HeaderMap) -> Option<&str> {
    single_header(headers, HOST)
}

/// True if the request has the same origin.
fn is_same_origin(headers: &HeaderMap) -> bool {
    let origin = single_header(headers, ORIGIN).and_then(|origin| origin.split_once("://"));
    let Some((scheme, authority)) = origin else { return false };
    matches!(scheme, "http" | "https") && host(headers).is_some_and(|host| host.eq_ignore_ascii_case(authority))
}

/// True if the host is an IP address, `localhost`, or an accepted name. Any other name could be DNS rebinding by
/// another site.
fn is_accepted_host(host: &str, names: &[String]) -> bool {
    if let Some(inside) = host.strip_prefix('[') {
        let address = inside.split_once(']').filter(|(_, port)| port.is_empty() || is_port(port));
        return address.is_some_and(|(address, _)| address.parse::<Ipv6Addr>().is_ok());
    }
    let (name, port) = host.find(':').map_or((host, ""), |at| host.split_at(at));
    let is_known = |name: &str| {
        name.parse::<Ipv4Addr>().is_ok()
            || name.eq_ignore_ascii_case("localhost")
            || names.iter().any(|own| own.eq_ignore_ascii_case(name))
    };
    (port.is_empty() || is_port(port)) && is_known(name)
}

/// True if a text consists of a colon and a port number.
fn is_port(text: &str) -> bool {
    text.strip_prefix(':')
        .is_some_and(|number| number.bytes().all(|digit| digit.is_ascii_digit()) && number.parse::<u16>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_addresses_and_names_are_accepted() {
        let names = ["table.example".to_owned()];
        for host in
            ["127.0.0.1:8420", "192.168.1.7", "[::1]:8420", "[::1]", "localhost:1", "LOCALHOST", "Table.Example:80"]
        {
            assert!(is_accepted_host(host, &names), "{host}");
        }
        for host in [
            "",
            "evil.example",
            "evil.example:8420",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "table.example.",
            "127.0.0.1:",
            "127.0.0.1:99999",
            "127.0.0.1:80:80",
            "[::1",
            "[::1]x",
            "[evil]",
            "::1",
            "localhost:+1",
        ] {
            assert!(!is_accepted_host(host, &names), "{host}");
        }
    }

    #[test]
    fn the_origin_must_match_the_host() {
        let is_same = |pairs: &[(HeaderName, &'static str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.append(name, HeaderValue::from_static(value));
            }
            is_same_origin(&headers)
        };
        assert!(is_same(&[(HOST, "localhost:8420"), (ORIGIN, "http://localhost:8420")]));
        assert!(is_same(&[(HOST, "localhost"), (ORIGIN, "https://LOCALHOST")]));
        for origin in ["null", "", "http://localhost", "http://localhost:8421", "http://evil", "file://localhost:8420"]
        {
            assert!(!is_same(&[(HOST, "localhost:8420"), (ORIGIN, origin)]), "{origin}");
        }
        assert!(!is_same(&[(HOST, "localhost:8420")]), "a program that names no origin is no page");
        let twice = [(HOST, "a"), (ORIGIN, "http://a"), (ORIGIN, "http://b")];
        assert!(!is_same(&twice));
    }
}

//! The connection of one window: receives the window's requests, and sends it changes.
//!
//! Every window has its own task, which waits only for its own browser. Changes are not queued for a slow browser: the
//! next update contains all of them.
//!
//! Only messages that differ from those sent before are read and sent again. Every other second, the window is sent a
//! heartbeat: after five silent seconds the page reports a lost connection, and after twenty it reconnects.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::{MissedTickBehavior, interval, timeout};

use super::act::{failure_message, handle_request};
use super::limits::MAX_PENDING_REQUESTS;
use super::pace::{RateLimiter, Verdict};
use super::requests::{WindowRequest, parse};
use super::window::Window;
use super::{Shared, wait_until_stopped};

/// Timeout for sending a message to a browser.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// Interval between heartbeat messages. They are needed because scripts cannot see pings: `live.js` reports a lost
/// connection when several heartbeats are missing.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(2);

/// Serves a window until the browser or the page closes it.
pub(super) async fn serve(mut socket: WebSocket, shared: Arc<Shared>) {
    let mut changes = shared.sandbox.changes();
    let mut marks = shared.marks.subscribe();
    let mut heartbeat = interval(HEARTBEAT_INTERVAL);
    heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (answers, mut answered) = mpsc::channel(MAX_PENDING_REQUESTS);
    let mut connection = Connection {
        window: Window::new(shared.clone()),
        pace: RateLimiter::new(Instant::now()),
        at_work: Arc::new(Semaphore::new(MAX_PENDING_REQUESTS)),
        answers,
    };
    let stopped = wait_until_stopped(shared.stopped.clone());
    tokio::pin!(stopped);
    loop {
        let mut news = tokio::select! {
            frame = socket.recv() => match frame {
                Some(Ok(Message::Text(text))) => match connection.handle_message(&text) {
                    Some(news) => news,
                    None => return close(socket, close_code::POLICY).await,
                },
                Some(Ok(Message::Binary(_))) => return close(socket, close_code::UNSUPPORTED).await,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
            Some(answer) = answered.recv() => vec![answer],
            () = changes.next() => Vec::new(),
            Ok(()) = marks.changed() => Vec::new(),
            _ = heartbeat.tick() => {
                if !send(&mut socket, Message::Text(json!({ "is": "beat" }).to_string().into())).await {
                    return;
                }
                continue;
            }
            () = &mut stopped => return close(socket, close_code::AWAY).await,
        };
        news.extend(connection.window.collect_changes());
        for one in news {
            if !send(&mut socket, Message::Text(one.to_string().into())).await {
                return;
            }
        }
    }
}

/// Sends a message; returns false if the browser is gone or too slow.
async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(timeout(SEND_TIMEOUT, socket.send(message)).await, Ok(Ok(())))
}

async fn close(mut socket: WebSocket, code: u16) {
    let frame = CloseFrame { code, reason: "".into() };
    send(&mut socket, Message::Close(Some(frame))).await;
}

/// The state of one connection.
struct Connection {
    window: Window,
    pace: RateLimiter,
    at_work: Arc<Semaphore>,
    answers: mpsc::Sender<Value>,
}

impl Connection {
    /// Handles a message and returns the immediate replies; `None` closes the window.
    fn handle_message(&mut self, text: &str) -> Option<Vec<Value>> {
        let verdict = self.pace.count(Instant::now());
        if verdict == Verdict::Enough {
            return None;
        }
        let asked = parse(text);
        let language = self.window.language();
        let refuse = |key: &str| Some(vec![failure_message(asked.ask, language, key)]);
        if verdict == Verdict::TooFast {
            return refuse("page-failed-pace");
        }
        let Some(wish) = asked.wish else { return refuse("page-failed-message") };
        let wish = match wish {
            WindowRequest::Sit { person, language } => {
                return match self.window.choose_person(person.map(|person| person.0), language.0) {
                    Some(news) => Some(news),
                    None => refuse("page-failed-seat"),
                };
            }
            wish => wish,
        };
        let Some(person) = self.window.person() else { return refuse("page-failed-seat") };
        match wish {
            WindowRequest::Open { channel } => match self.window.open_channel(channel.0) {
                Some(news) => Some(news),
                None => refuse("page-failed-place"),
            },
            WindowRequest::Read { channel } => {
                self.window.mark_read(channel.0);
                Some(Vec::new())
            }
            wish => {
                let Ok(permit) = self.at_work.clone().try_acquire_owned() else { return refuse("page-failed-pace") };
                let (answers, ask) = (self.answers.clone(), asked.ask);
                tokio::spawn(async move {
                    // The window may have been closed by now.
                    answers.send(handle_request(person, language, ask, wish).await).await.ok();
                    drop(permit);
                });
                Some(Vec::new())
            }
        }
    }
}

//! A minimal browser: plain requests, and an open window.

use std::net::SocketAddr;
use std::time::Duration;

use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use sztab_sandbox::{Id, Person};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// Timeout for expected messages, on a busy machine.
pub const TIMEOUT: Duration = Duration::from_mins(1);

/// A response to a plain request.
#[derive(Debug)]
pub struct PlainResponse {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl PlainResponse {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// Sends a request that consists of exactly these lines.
pub async fn request(address: SocketAddr, lines: &[&str]) -> PlainResponse {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let text = format!("{}\r\nConnection: close\r\n\r\n", lines.join("\r\n"));
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    tokio::time::timeout(TIMEOUT, stream.read_to_end(&mut answer)).await.unwrap().unwrap();
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or_else(|| panic!("{answer:?}"));
    let head = String::from_utf8(answer[..end].to_vec()).unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let pairs = lines.map(|line| line.split_once(": ").unwrap());
    let headers = pairs.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    PlainResponse { status, headers, body: answer[end + 4..].to_vec() }
}

/// Fetches an address as a browser does.
pub async fn get(address: SocketAddr, path: &str) -> PlainResponse {
    request(address, &[&format!("GET {path} HTTP/1.1"), &format!("Host: {address}")]).await
}

pub struct Browser {
    socket: WebSocketStream<TcpStream>,
    /// Messages received but not yet consumed.
    pub waiting: Vec<Value>,
    /// Number of heartbeats received from the server.
    pub beats: u32,
    asked: u64,
}

impl Browser {
    pub async fn open(address: SocketAddr) -> Self {
        Self::try_open(address, &address.to_string(), Some(&format!("http://{address}"))).await.unwrap()
    }

    /// Tries to open a window with a given host and origin. If it is refused, returns the status.
    pub async fn try_open(address: SocketAddr, host: &str, origin: Option<&str>) -> Result<Self, u16> {
        let mut request = format!("ws://{address}/live").into_client_request().unwrap();
        request.headers_mut().insert("host", host.parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let stream = TcpStream::connect(address).await.unwrap();
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Self { socket, waiting: Vec::new(), beats: 0, asked: 0 }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub async fn send_text(&mut self, text: &str) {
        // The reader notices if the connection has been closed in the meantime.
        self.socket.send(Message::text(text)).await.ok();
    }

    pub async fn send(&mut self, message: Value) {
        self.send_text(&message.to_string()).await;
    }

    /// The next message; `None` once the connection has ended.
    pub async fn next_message(&mut self) -> Option<Value> {
        let until = tokio::time::Instant::now() + TIMEOUT;
        loop {
            let frame = tokio::time::timeout_at(until, self.socket.next()).await;
            let Ok(frame) = frame else { panic!("nothing comes any more; there was {:#?}", self.waiting) };
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let told: Value = serde_json::from_str(&text).unwrap();
                    if told["is"] == "beat" {
                        self.beats += 1;
                        continue;
                    }
                    return Some(told);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The first matching message, out of those already received and those still to come.
    pub async fn wait_for(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            if let Some(at) = self.waiting.iter().position(&fits) {
                return self.waiting.remove(at);
            }
            let next = self.next_message().await;
            self.waiting.push(next.unwrap_or_else(|| panic!("closed after {:#?}", self.waiting)));
        }
    }

    /// Waits for the first message of a kind.
    pub async fn wait_for_kind(&mut self, is: &str) -> Value {
        self.wait_for(|message| message["is"] == is).await
    }

    /// Sends a message and returns the response to it.
    pub async fn request(&mut self, mut message: Value) -> Value {
        self.asked += 1;
        let ask = json!(self.asked);
        message["ask"] = ask.clone();
        self.send(message).await;
        self.wait_for(|answer| answer["ask"] == ask).await
    }

    pub async fn select_person(&mut self, person: &Person, language: &str) -> Value {
        self.send(json!({ "do": "sit", "person": person.id().to_string(), "language": language })).await;
        self.wait_for_kind("seat").await
    }

    /// Shows a channel; returns its contents.
    pub async fn show_channel(&mut self, channel: Id) -> Vec<Value> {
        self.send(json!({ "do": "open", "channel": channel.to_string() })).await;
        self.wait_for_kind("messages").await["messages"].as_array().unwrap().clone()
    }

    /// Waits for a new or changed message with this text in the channel shown.
    pub async fn wait_for_message(&mut self, text: &str) -> Value {
        let told = self.wait_for(|one| one["is"] == "message" && plain(&one["message"]["content"]) == text).await;
        told["message"].clone()
    }

    /// The next entry for a place that matches. Earlier lists are discarded.
    pub async fn wait_for_place(&mut self, id: Id, fits: impl Fn(&Value) -> bool) -> Value {
        let id = id.to_string();
        loop {
            let list = self.wait_for_kind("places").await;
            let mut places = list["places"].as_array().unwrap().iter();
            if let Some(place) = places.find(|place| place["id"] == id.as_str() && fits(place)) {
                return place.clone();
            }
        }
    }
}

/// The text of formatted nodes, without formatting.
pub fn plain(nodes: &Value) -> String {
    let mut text = String::new();
    for node in nodes.as_array().into_iter().flatten() {
        match node {
            Value::String(part) => text.push_str(part),
            node if node["t"] == "br" => text.push('\n'),
            node if node["t"] == "mention" => text.extend(["@", node["name"].as_str().unwrap()]),
            node => text.push_str(&plain(&node["c"])),
        }
    }
    text
}

//! The browser's `DevTools` protocol: commands with their answers, and events, over a WebSocket.

use std::error::Error;
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::{Message, WebSocket};

/// Longest wait for one answer of the browser; a loaded machine may stall.
pub const MAX_RESPONSE_TIME: Duration = Duration::from_mins(5);

/// A connection to the browser, or to one of its pages.
pub struct Connection {
    socket: WebSocket<TcpStream>,
    commands: u64,
}

impl Connection {
    /// Connects to a browser at a port.
    pub fn open(port: u16, path: &str) -> Result<Self, Box<dyn Error>> {
        let stream = TcpStream::connect(("127.0.0.1", port))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(MAX_RESPONSE_TIME))?;
        let (socket, _) = tungstenite::client(format!("ws://127.0.0.1:{port}{path}"), stream)?;
        Ok(Self { socket, commands: 0 })
    }

    /// Sends a command and reads until its answer arrives. Events received in the meantime are passed to `on_event`,
    /// with name and content.
    pub fn send_command(
        &mut self,
        method: &str,
        settings: &Value,
        mut on_event: impl FnMut(&str, &Value),
    ) -> Result<Value, Box<dyn Error>> {
        self.commands += 1;
        let command = json!({ "id": self.commands, "method": method, "params": settings });
        self.socket.send(Message::text(command.to_string()))?;
        loop {
            let Message::Text(text) = self.socket.read()? else { continue };
            let mut message: Value = serde_json::from_str(&text)?;
            if let Some(event) = message["method"].as_str() {
                on_event(event, &message["params"]);
            } else if message["id"] == self.commands {
                return match message.get("error") {
                    Some(error) => Err(error.to_string().into()),
                    None => Ok(message["result"].take()),
                };
            }
        }
    }
}

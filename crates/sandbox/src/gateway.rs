//! The gateway: the WebSocket that sends events to the bot.
//!
//! A *session* outlives its connection. Events that occur while the bot is disconnected are stored and replayed when it
//! reconnects with RESUME; a new IDENTIFY discards the old session and its undelivered events.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use super::snowflake::Id;

/// Maximum number of events stored for a RESUME.
const BACKLOG_EVENTS: usize = 1000;

/// Gateway opcodes.
pub(super) mod op {
    pub const DISPATCH: u64 = 0;
    pub const HEARTBEAT: u64 = 1;
    pub const IDENTIFY: u64 = 2;
    pub const RESUME: u64 = 6;
    pub const RECONNECT: u64 = 7;
    pub const INVALID_SESSION: u64 = 9;
    pub const HELLO: u64 = 10;
    pub const HEARTBEAT_ACK: u64 = 11;
}

/// An instruction for a connection.
#[derive(Debug)]
pub(super) enum Instruction {
    /// Send this text frame.
    Frame(String),
    /// Close with this code and reason.
    Close(u16, &'static str),
    /// Drop the connection without a close frame.
    Abort,
}

/// The open connection of a session.
#[derive(Debug)]
pub(super) struct Connection {
    pub connection: u64,
    pub orders: UnboundedSender<Instruction>,
}

/// A session of the bot.
#[derive(Debug)]
pub(super) struct Session {
    pub id: String,
    pub intents: u64,
    sequence: u64,
    backlog: VecDeque<(u64, String)>,
    pub link: Option<Connection>,
}

/// The gateway's side of all connections. There is one bot with one shard, hence one session at a time.
#[derive(Debug, Default)]
pub(super) struct Gateway {
    pub session: Option<Session>,
    connections: u64,
    /// The number of times a bot has identified.
    pub identified: u64,
    /// The number of resumed sessions.
    pub resumed: u64,
    /// True if the gateway neither responds nor sends events.
    pub silent: bool,
}

impl Gateway {
    /// Allocates a number for a new connection.
    pub fn next_connection(&mut self) -> u64 {
        self.connections += 1;
        self.connections
    }

    /// True if a bot is connected.
    pub fn is_connected(&self) -> bool {
        self.session.as_ref().is_some_and(|session| session.link.is_some())
    }

    /// True if the bot's intents include this one.
    pub fn wants(&self, intent: u64) -> bool {
        self.session.as_ref().is_some_and(|session| session.intents & intent != 0)
    }

    /// Begins a new session and forgets the old one.
    pub fn identify(&mut self, id: String, intents: u64, link: Connection) {
        self.close_old_connection();
        self.session = Some(Session { id, intents, sequence: 0, backlog: VecDeque::new(), link: Some(link) });
        self.identified += 1;
    }

    /// Resumes a session after event `heard`. Returns false if the session is unknown, or if missed events are no
    /// longer in the backlog.
    pub fn resume(&mut self, id: &str, heard: u64, link: Connection) -> bool {
        let Some(session) = &self.session else { return false };
        let oldest = session.backlog.front().map_or(session.sequence + 1, |(sequence, _)| *sequence);
        if session.id != id || heard > session.sequence || heard + 1 < oldest {
            return false;
        }
        self.close_old_connection();
        if let Some(session) = &mut self.session {
            for (_, frame) in session.backlog.iter().filter(|(sequence, _)| *sequence > heard) {
                // If the connection is closed, its own task will notice.
                link.orders.send(Instruction::Frame(frame.clone())).ok();
            }
            session.link = Some(link);
        }
        self.resumed += 1;
        self.dispatch("RESUMED", &json!({}));
        true
    }

    /// Forgets the session but keeps its connection, on which the bot has to identify again.
    pub fn forget_session(&mut self) {
        self.session = None;
    }

    /// Cuts the connection and forgets the session, so that it cannot be resumed.
    pub fn invalidate(&mut self) {
        self.close_old_connection();
        self.session = None;
    }

    /// Sends an event to the bot, at once or when it resumes. Without a session, the event is dropped.
    pub fn dispatch(&mut self, event: &str, data: &Value) {
        let Some(session) = &mut self.session else { return };
        session.sequence += 1;
        let frame = json!({ "op": op::DISPATCH, "s": session.sequence, "t": event, "d": data }).to_string();
        if let Some(link) = session.link.as_ref().filter(|_| !self.silent) {
            link.orders.send(Instruction::Frame(frame.clone())).ok();
        }
        session.backlog.push_back((session.sequence, frame));
        if session.backlog.len() > BACKLOG_EVENTS {
            session.backlog.pop_front();
        }
    }

    /// Sends an event about an object again, if it is still in the backlog.
    pub fn redeliver(&mut self, event: &str, id: Id) {
        let backlog = self.session.iter().flat_map(|session| &session.backlog);
        let id = json!(id.to_string());
        let mut known = backlog.filter_map(|(_, frame)| serde_json::from_str::<Value>(frame).ok());
        if let Some(told) = known.rfind(|frame| frame["t"] == event && frame["d"]["id"] == id) {
            self.dispatch(event, &told["d"]);
        }
    }

    /// Sends an event if the bot's intents include the given one.
    pub fn dispatch_if(&mut self, intent: u64, event: &str, data: &Value) {
        if self.wants(intent) {
            self.dispatch(event, data);
        }
    }

    /// Sends an instruction to the open connection, if one exists.
    pub fn send_instruction(&self, order: Instruction) {
        if let Some(link) = self.session.as_ref().and_then(|session| session.link.as_ref()) {
            link.orders.send(order).ok();
        }
    }

    /// Records that a connection has ended. The session remains available for a RESUME.
    pub fn disconnect(&mut self, connection: u64) {
        if let Some(session) = &mut self.session
            && session.link.as_ref().is_some_and(|link| link.connection == connection)
        {
            session.link = None;
        }
    }

    fn close_old_connection(&mut self) {
        if let Some(link) = self.session.as_mut().and_then(|session| session.link.take()) {
            link.orders.send(Instruction::Abort).ok();
        }
    }
}

/// The name of a session: 32 hexadecimal digits.
pub(super) fn session_id(application: Id, counter: u64) -> String {
    format!("{application:020x}{counter:012x}")
}

/// The address of the gateway.
pub(super) fn gateway_url(api: &str) -> String {
    format!("{}/gateway", api.replacen("http", "ws", 1))
}

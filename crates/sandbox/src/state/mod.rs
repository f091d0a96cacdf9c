//! The state of the sandbox, behind one lock. Requests are handled by plain functions of the state: none of them waits
//! while it holds the lock, so each request is atomic.

pub(super) mod commands;
pub(super) mod draft;
pub(super) mod faults;
pub(super) mod files;
pub(super) mod interactions;
pub(super) mod limits;
pub(super) mod mentions;
pub(super) mod messages;
pub(super) mod places;
pub(super) mod retention;

use std::collections::BTreeMap;

use axum::body::Bytes;
use serde_json::{Map, Value};

use super::clock::Clock;
use super::gateway::Gateway;
use super::record::{Request, Violation, ViolationKind};
use super::snowflake::{Id, Snowflakes};
use commands::RegisteredCommand;
use faults::FailureRule;
use interactions::Interaction;
use limits::Limits;
use messages::{StoredFile, StoredMessage};
use places::{Channel, Guild, User};

/// The state of the sandbox.
pub(super) struct World {
    pub clock: Clock,
    pub ids: Snowflakes,
    /// The token expected in `Authorization: Bot ...` and in IDENTIFY.
    pub token: String,
    /// The address of the API: `http://127.0.0.1:PORT`.
    pub api: String,
    /// The application's identifier, which is also the identifier of the bot's user, as on Discord for every
    /// application created since 2016.
    pub application_id: Id,
    /// Fields of the application that differ from the default.
    pub application: Map<String, Value>,
    pub users: BTreeMap<Id, User>,
    pub guilds: BTreeMap<Id, Guild>,
    /// Channels, threads and direct messages.
    pub channels: BTreeMap<Id, Channel>,
    /// Messages by identifier, and hence in sending order.
    pub messages: BTreeMap<Id, StoredMessage>,
    /// Each message's number of changes; unchanged messages are missing.
    pub changes: BTreeMap<Id, u64>,
    /// Files uploaded with commands, keyed by channel and identifier.
    pub uploads: BTreeMap<(Id, Id), StoredFile>,
    /// The newest upload that was dropped to make room; all older ones were dropped too.
    pub dropped_uploads: Id,
    pub commands: Vec<RegisteredCommand>,
    pub interactions: BTreeMap<Id, Interaction>,
    /// Emojis of the application, in wire format.
    pub emojis: BTreeMap<Id, Value>,
    pub emoji_pictures: BTreeMap<Id, Bytes>,
    pub gateway: Gateway,
    pub requests: Vec<Request>,
    pub violations: Vec<Violation>,
    pub scripted: Vec<FailureRule>,
    pub limits: Limits,
    /// Lints found in the current request; the router adds method and path.
    pub lints: Vec<String>,
}

impl World {
    /// A world that contains only the bot's own user.
    pub fn new(clock: Clock, token: String, api: String, bot_name: &str) -> Self {
        let mut ids = Snowflakes::default();
        let application_id = ids.next(clock.now_ms());
        let bot = User::bot(application_id, bot_name);
        Self {
            clock,
            ids,
            token,
            api,
            application_id,
            application: Map::new(),
            users: BTreeMap::from([(application_id, bot)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            changes: BTreeMap::new(),
            uploads: BTreeMap::new(),
            dropped_uploads: Id::default(),
            commands: Vec::new(),
            interactions: BTreeMap::new(),
            emojis: BTreeMap::new(),
            emoji_pictures: BTreeMap::new(),
            gateway: Gateway::default(),
            requests: Vec::new(),
            violations: Vec::new(),
            scripted: Vec::new(),
            limits: Limits::default(),
            lints: Vec::new(),
        }
    }

    /// A new identifier, created now.
    pub fn next_id(&mut self) -> Id {
        self.ids.next(self.clock.now_ms())
    }

    /// Records a violation by the bot.
    pub fn record_violation(&mut self, fault: ViolationKind, method: &str, path: &str, message: String) {
        self.violations.push(Violation { fault, method: method.to_owned(), path: path.to_owned(), message });
    }
}

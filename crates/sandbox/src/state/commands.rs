//! The commands that the bot has registered.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::World;
use crate::snowflake::Id;

/// Command types, by Discord's numbers.
pub(crate) mod command_kind {
    pub const SLASH: u64 = 1;
    pub const USER: u64 = 2;
    pub const MESSAGE: u64 = 3;
}

/// One registered command.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct RegisteredCommand {
    pub id: Id,
    /// The command's guild; `None` for all guilds and direct messages.
    pub guild: Option<Id>,
    /// The command as returned to the bot.
    pub body: Value,
}

impl RegisteredCommand {
    pub fn name(&self) -> &str {
        self.body["name"].as_str().unwrap_or_default()
    }

    /// The type, one of [`command_kind`].
    pub fn kind(&self) -> u64 {
        self.body["type"].as_u64().unwrap_or(1)
    }
}

impl World {
    /// Registers one command. It replaces an existing command with the same name, type and guild, and keeps its
    /// identifier.
    pub fn register(&mut self, guild: Option<Id>, mut body: Value) -> Value {
        let kind = body["type"].as_u64().unwrap_or(1);
        let name = body["name"].as_str().unwrap_or_default();
        let same = |old: &RegisteredCommand| old.guild == guild && old.kind() == kind && old.name() == name;
        let old = self.commands.iter().position(same);
        let id = if let Some(index) = old { self.commands.remove(index).id } else { self.next_id() };
        body["id"] = json!(id.to_string());
        body["type"] = json!(kind);
        body["application_id"] = json!(self.application_id.to_string());
        body["version"] = json!(self.next_id().to_string());
        for (key, default) in [("description", json!("")), ("options", json!([])), ("nsfw", json!(false))] {
            if body[key].is_null() {
                body[key] = default;
            }
        }
        if let Some(guild) = guild {
            body["guild_id"] = json!(guild.to_string());
        }
        self.commands.push(RegisteredCommand { id, guild, body: body.clone() });
        body
    }

    /// Makes `bodies` the guild's only commands, or the only global ones.
    pub fn register_all(&mut self, guild: Option<Id>, bodies: &[Value]) -> Vec<Value> {
        let kept: Vec<Value> = bodies.iter().map(|body| self.register(guild, body.clone())).collect();
        let ids: Vec<&str> = kept.iter().filter_map(|body| body["id"].as_str()).collect();
        self.commands.retain(|command| command.guild != guild || ids.contains(&command.id.to_string().as_str()));
        kept
    }

    /// The command of this type and name in a guild: the guild's own command takes precedence over a global one.
    pub fn command(&self, guild: Option<Id>, kind: u64, name: &str) -> Option<&RegisteredCommand> {
        let named = |command: &&RegisteredCommand| command.kind() == kind && command.name() == name;
        let own = self.commands.iter().filter(named).find(|command| guild.is_some() && command.guild == guild);
        own.or_else(|| self.commands.iter().filter(named).find(|command| command.guild.is_none()))
    }
}

//! Scripted failures that a bot must survive.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;

use super::Sandbox;
use super::flags::intent;
use super::gateway::{Instruction, op};
use super::snowflake::Id;
use super::state::faults::{FailureRule, ScriptedFailure};
use super::state::limits::Quota;
use super::wire;

/// Ways in which a gateway connection ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disconnection {
    /// Opcode 7: the bot is asked to connect again, and may resume.
    Reconnect,
    /// The connection breaks without a close frame.
    Abrupt,
    /// Opcode 9: the session is invalid, and missed events are lost.
    InvalidSession,
    /// A close frame with this code.
    Close(u16),
}

impl Sandbox {
    /// Ends the bot's gateway connection, if it has one.
    pub fn drop_gateway(&self, kind: Disconnection) {
        self.change_world(|world| match kind {
            Disconnection::Reconnect => world
                .gateway
                .send_instruction(Instruction::Frame(json!({ "op": op::RECONNECT, "d": null }).to_string())),
            Disconnection::Abrupt => world.gateway.send_instruction(Instruction::Abort),
            Disconnection::Close(code) => {
                world.gateway.send_instruction(Instruction::Close(code, "dropped by the sandbox"));
            }
            Disconnection::InvalidSession => {
                let frame = json!({ "op": op::INVALID_SESSION, "d": false }).to_string();
                world.gateway.send_instruction(Instruction::Frame(frame));
                world.gateway.forget_session();
            }
        });
    }

    /// Sends an interaction's event again, as if the first one had not arrived.
    pub fn redeliver_interaction(&self, interaction: Id) {
        self.change_world(|world| world.gateway.redeliver("INTERACTION_CREATE", interaction));
    }

    /// Makes the next matching requests fail with a status, without effect. The pattern consists of a method and a path
    /// without `/api/v10`, such as `POST /channels/*/messages`; `*` stands for one segment, a final `**` for any
    /// number. A 429 includes `retry_after`. An invalid status counts as 500.
    pub fn fail_next(&self, pattern: &str, status: u16, times: u32) {
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        self.script_failure(pattern, ScriptedFailure::Refused(status), times);
    }

    /// Carries out the next matching requests but responds with 502, so the bot cannot tell whether they succeeded.
    pub fn lose_next_response(&self, pattern: &str, times: u32) {
        self.script_failure(pattern, ScriptedFailure::AnswerLost, times);
    }

    /// Carries out the next matching requests and delays the responses.
    pub fn delay_next(&self, pattern: &str, by: Duration, times: u32) {
        self.script_failure(pattern, ScriptedFailure::Slow(by), times);
    }

    /// Ignores the next matching requests: they have no effect and get no response.
    pub fn ignore_next(&self, pattern: &str, times: u32) {
        self.script_failure(pattern, ScriptedFailure::Unanswered, times);
    }

    /// Breaks the connections of the next matching requests, without effect.
    pub fn reset_next(&self, pattern: &str, times: u32) {
        self.script_failure(pattern, ScriptedFailure::Reset, times);
    }

    /// Responds to the next matching request with 429: no further request is allowed during the pause, on that route
    /// or, if `is_global`, on any route. Each request during the pause is a violation.
    pub fn limit_next(&self, pattern: &str, pause: Duration, is_global: bool) {
        let wait_ms = u64::try_from(pause.as_millis()).unwrap_or(u64::MAX);
        self.script_failure(pattern, ScriptedFailure::Limited { wait_ms, is_global }, 1);
    }

    /// From now on, limits the number of messages in each channel per time window. Responses report the remaining
    /// quota; a message beyond it is a violation.
    pub fn limit_messages(&self, number: usize, within: Duration) {
        let window_ms = u64::try_from(within.as_millis()).unwrap_or(u64::MAX);
        self.change_world(|world| world.limits.messages = Some(Quota { number, window_ms }));
    }

    /// Cancels all scripted failures that have not taken effect yet.
    pub fn clear_failures(&self) {
        self.change_world(|world| world.scripted.clear());
    }

    /// Silences the gateway, or ends the silence. While it is silent, connections stay open and new ones receive HELLO,
    /// but the gateway neither responds nor sends events.
    pub fn set_silent(&self, silent: bool) {
        self.change_world(|world| world.gateway.silent = silent);
    }

    /// Removes the bot from a guild, whose contents the bot can no longer see.
    pub fn remove_bot(&self, guild: Id) {
        self.change_world(|world| {
            if let Some(place) = world.guilds.get_mut(&guild) {
                place.has_bot = false;
            }
            world.gateway.dispatch_if(intent::GUILDS, "GUILD_DELETE", &json!({ "id": guild.to_string() }));
        });
    }

    /// Invites the bot to a guild again.
    pub fn invite_bot(&self, guild: Id) {
        self.change_world(|world| {
            if let Some(place) = world.guilds.get_mut(&guild) {
                place.has_bot = true;
                let wire = wire::place::guild_create(world, &world.guilds[&guild]);
                world.gateway.dispatch_if(intent::GUILDS, "GUILD_CREATE", &wire);
            }
        });
    }

    /// Sets a guild's system channel, which greets newcomers, and makes the bot a member that joined just now.
    pub fn simulate_join(&self, guild: Id, system_channel: Option<Id>) {
        self.change_world(|world| {
            let now = world.clock.now_ms();
            if let Some(place) = world.guilds.get_mut(&guild) {
                place.joined_ms = Some(now);
                place.system_channel = system_channel;
                let wire = wire::place::guild_create(world, &world.guilds[&guild]);
                world.gateway.dispatch_if(intent::GUILDS, "GUILD_CREATE", &wire);
            }
        });
    }

    fn script_failure(&self, pattern: &str, mishap: ScriptedFailure, times: u32) {
        if times > 0 {
            self.change_world(|world| world.scripted.push(FailureRule { pattern: pattern.to_owned(), mishap, times }));
        }
    }

    /// True if a bot is connected to the gateway.
    pub fn is_bot_connected(&self) -> bool {
        self.with_world(|world| world.gateway.is_connected())
    }

    /// The number of times a bot has identified since the sandbox started.
    pub fn identify_count(&self) -> u64 {
        self.with_world(|world| world.gateway.identified)
    }

    /// The number of sessions resumed since the sandbox started.
    pub fn resume_count(&self) -> u64 {
        self.with_world(|world| world.gateway.resumed)
    }
}

//! Changes to the state that are reported to the bot through the gateway.

mod channels;
mod messages;

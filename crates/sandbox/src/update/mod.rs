//! Changes of the state that the bot hears of through the gateway.

mod channels;
mod messages;

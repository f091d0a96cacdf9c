//! A turn in private: one message with the board, from the first press to the last.
//!
//! The message is edited in place. A press on the public post opens a new message at the bottom of the channel and
//! deletes the previous one; the post then links to the new message.
//!
//! The presses and commands of one user in one game run one after the other. Tokens are never logged.
//! (`tests/discord/turns.rs`)

pub(crate) mod act;
pub(crate) mod end;
pub(crate) mod guided;
pub(crate) mod menu;
pub(crate) mod message;
pub(crate) mod planned;
pub(crate) mod press;
pub(crate) mod routes;

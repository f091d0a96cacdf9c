//! The commands as they are registered.

use serenity::all::CreateCommand;

use crate::discord::bot::Bot;
use crate::discord::say::failure::Failure;

/// The commands as they are registered.
pub(crate) fn registered(commands: &[poise::Command<Bot, Failure>]) -> Vec<CreateCommand> {
    poise::builtins::create_application_commands(commands)
}

//! Commands that games declare: each plays a line in its game's notation.

use poise::FrameworkError;
use serenity::all::CreateAutocompleteResponse;

use sztab_game::{GameCommand, Kind, PlayedLine};

use crate::discord::say::failure::Failure;

use super::Command;
use super::support::act::{command_lines, play_command};
use super::support::autocomplete;
use super::support::context::Context;
use super::support::place::find_session;

/// Builds the commands that these games declare, in order, each name once.
pub fn build_commands(kinds: &[Kind]) -> Vec<Command> {
    let declared: Vec<&GameCommand> = kinds.iter().flat_map(|kind| kind.commands()).collect();
    let mut names: Vec<&str> = Vec::new();
    for command in &declared {
        if !names.contains(&command.name) {
            names.push(command.name);
        }
    }
    names.into_iter().map(|name| build_command(name, &declared)).collect()
}

/// Builds a command from its declarations. Its option may be omitted if the command plays a fixed line in some game.
fn build_command(name: &'static str, declared: &[&GameCommand]) -> Command {
    let option = |command: &&GameCommand| match command.says {
        PlayedLine::Line(_) => None,
        PlayedLine::Choice { option, .. } => Some(option),
    };
    let options: Vec<Option<&str>> = declared.iter().filter(|command| command.name == name).map(option).collect();
    let mut command = match options.iter().flatten().next() {
        None => without_option(),
        Some(option) => {
            let mut command = with_option();
            command.parameters[0].name = (*option).into();
            command.parameters[0].required = options.iter().all(Option::is_some);
            command
        }
    };
    command.name = name.into();
    command.qualified_name = name.into();
    command.slash_action = Some(|context| {
        Box::pin(async move {
            play_command(context).await.map_err(|failure| FrameworkError::new_command(context.into(), failure))
        })
    });
    command
}

#[poise::command(slash_command, guild_only)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
async fn without_option(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

#[poise::command(slash_command, guild_only)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
async fn with_option(
    _context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    _line: String,
) -> Result<(), Failure> {
    Ok(())
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Ok(session) = find_session(context).await else { return CreateAutocompleteResponse::new() };
    match command_lines(context, &session) {
        Some(PlayedLine::Choice { lines, .. }) => autocomplete::complete(context, typed, lines).await,
        Some(PlayedLine::Line(_)) | None => CreateAutocompleteResponse::new(),
    }
}

//! Commands that games declare: each plays a line in its game's notation.

use poise::FrameworkError;
use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use sztab_game::{GameCommand, Kind, PlayedLine};
use sztab_referee::{Act, RefereeError, Request, Session};
use sztab_store::Seq;
use sztab_words::word;

use crate::discord::commands::resign::resign_question;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::session::command::answer::answer_in_turn;
use crate::discord::session::command::autocomplete::{self, resolve_line, split_version};
use crate::discord::session::command::context::{Context, find_language, find_theme};
use crate::discord::session::command::place::find_session;
use crate::discord::session::turn::act::action_phrase;
use crate::discord::session::turn::end::needs_confirmation;
use crate::discord::session::turn::guided::continue_guide;
use crate::discord::session::turn::message::build_turn_message;

use super::Command;

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

/// The lines that the typed command can play at a table; `None` if the table's game does not have the command.
pub fn command_lines(context: Context<'_>, session: &Session) -> Option<PlayedLine> {
    let name = &context.command().name;
    session.kind().commands().iter().find(|command| command.name == name).map(|command| command.says)
}

/// The text of the command's option.
fn option_text(context: Context<'_>) -> &str {
    let text = context.args.iter().find_map(|option| match option.value {
        ResolvedValue::String(text) => Some(text),
        _ => None,
    });
    text.unwrap_or_default()
}

/// Plays a line in this channel's game with the typed command.
pub async fn play_command(context: Context<'_>) -> Result<(), Failure> {
    let acted = async {
        let before = find_session(context).await?;
        match command_lines(context, &before).ok_or(Failure::Said("command-of-other-game"))? {
            PlayedLine::Line(line) => play_or_confirm(context, before, line.to_owned(), None).await,
            PlayedLine::Choice { lines, .. } => {
                let language = find_language(context).await;
                let (typed, seen) = split_version(option_text(context));
                let line = resolve_line(&before, context.user(), language, lines, typed)?;
                play_or_confirm(context, before, line, seen).await
            }
        }
    };
    // A session is large, and commands pass their futures by value.
    answer_in_turn(context, Box::pin(acted)).await
}

/// Plays the line, unless the user has to confirm it first; the button of that question then plays the line.
async fn play_or_confirm(
    context: Context<'_>,
    before: Session,
    line: String,
    seen: Option<Seq>,
) -> Result<Answer, Failure> {
    let bot = context.data();
    let side = before.side_of(context.user());
    // Resigning is irreversible, so the player is asked to confirm it, whichever command was used.
    if let Some(side) = side.filter(|_| line.trim() == "resign") {
        return resign_question(&before, side, find_language(context).await);
    }
    if let Some(side) = side.filter(|&side| before.game().waiting_sides().contains(side)) {
        let theme = find_theme(context).await;
        if Box::pin(needs_confirmation(bot, &before, side, line.trim(), theme)).await? {
            return Box::pin(continue_guide(bot, &before, side, line.trim(), theme)).await;
        }
    }
    play_at_version(context, before, line, seen).await
}

async fn play_at_version(
    context: Context<'_>,
    before: Session,
    line: String,
    seen: Option<Seq>,
) -> Result<Answer, Failure> {
    let bot = context.data();
    let theme = find_theme(context).await;
    let user = context.user();
    let request = Request {
        game: before.record.id,
        user,
        seen,
        interaction: context.interaction_id(),
        at: bot.now(),
        act: Act::Line(line.clone()),
    };
    let acted = match bot.referee.act(request).await {
        Ok(acted) => acted,
        Err(RefereeError::Repeated { .. }) => return Ok(Answer::sentence(word(theme.language, "repeated"))),
        Err(error) => return Err(error.into()),
    };
    bot.notify_outbox();
    let sentence = action_phrase(&before, &acted, &line, theme.language);
    Ok(build_turn_message(bot, &acted.session, acted.side, theme, sentence).await)
}

//! Commands that play lines.

use serenity::all::ResolvedValue;

use sztab_game::PlayedLine;
use sztab_referee::{Act, RefereeError, Request, Session};
use sztab_store::{InteractionId, Seq, UserId};
use sztab_words::word;

use crate::discord::commands::resign::resign_question;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::turn::act::action_phrase;

use super::answer::answer_in_turn;
use super::autocomplete::{resolve_line, split_version};
use super::context::{Context, find_language, find_theme};
use super::place::find_session;

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
                let line = resolve_line(&before, UserId(context.author().id.get()), language, lines, typed)?;
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
    let side = before.side_of(UserId(context.author().id.get()));
    // Resigning is irreversible, so the player is asked to confirm it, whichever command was used.
    if let Some(side) = side.filter(|_| line.trim() == "resign") {
        return resign_question(&before, side, find_language(context).await);
    }
    if let Some(side) = side.filter(|&side| before.game().waiting_sides().contains(side)) {
        let theme = find_theme(context).await;
        if Box::pin(bot.needs_confirmation(&before, side, line.trim(), theme)).await? {
            return Box::pin(bot.continue_guide(&before, side, line.trim(), theme)).await;
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
    let user = UserId(context.author().id.get());
    let request = Request {
        game: before.record.id,
        user,
        seen,
        interaction: InteractionId(context.interaction.id.get()),
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
    Ok(bot.build_turn_message(&acted.session, acted.side, theme, sentence).await)
}

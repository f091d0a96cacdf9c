//! `/resign`

use serenity::all::ButtonStyle;

use sztab_game::{Language, Side};
use sztab_referee::{Matter, RefereeError, Session};
use sztab_words::{text, word};

use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::controls::button;
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::GameVersion;
use crate::discord::session::agreement::Resign;
use crate::discord::session::clock::players_of;
use crate::discord::session::turn::routes::Do;

use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::command::place::find_session;

/// Asks for confirmation, because a resignation cannot be undone.
#[poise::command(slash_command, guild_only)]
pub async fn resign(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let language = find_language(context).await;
        let session = find_session(context).await?;
        let user = context.user();
        let side = session.side_of(user).ok_or(RefereeError::NotSeated(session.record.id))?;
        resign_question(&session, side, language)
    })
    .await
}

/// Asks whether to resign, and states the consequences for the other players.
///
/// # Errors
///
/// If the side is already out of the game.
pub fn resign_question(session: &Session, side: Side, language: Language) -> Result<Answer, Failure> {
    if session.is_out(side) {
        return Err(RefereeError::OutOfGame.into());
    }
    let asked = session.sides_to_agree(Matter::Resignation(side));
    let key = if !asked.is_empty() {
        "resign-question-team"
    } else if !session.allies(side).is_empty() {
        "resign-question-house"
    } else if session.is_multiplayer() && session.continues_without(side) {
        "resign-question-on"
    } else {
        "resign-question"
    };
    // Allies are asked in a post; a player without allies resigns by playing a line.
    let at = GameVersion::of(session);
    let id = if asked.is_empty() { at.id(&Do { line: "resign".to_owned() }) } else { at.id(&Resign) };
    let button = button(id, word(language, "resign-button"), ButtonStyle::Danger);
    let content = text(language, key, &[("player", players_of(session, asked, language).into())]);
    Ok(Answer::with_buttons(content, vec![button]))
}

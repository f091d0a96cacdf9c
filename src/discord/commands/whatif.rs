//! `/whatif`

use serenity::all::CreateAutocompleteResponse;

use sztab_game::{LineNumber, Lines, PlayError, Side};
use sztab_store::UserId;

use crate::discord::say::failure::Failure;
use crate::discord::say::subject::{GameVersion, Position};
use crate::discord::session::guide::Trail;

use super::support::answer::answer;
use super::support::autocomplete;
use super::support::context::{Context, find_theme};
use super::support::place::find_session;

/// Shows how the chapter would run now, or after a line has been tried.
#[poise::command(slash_command, guild_only)]
pub async fn whatif(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    what: Option<String>,
) -> Result<(), Failure> {
    let tried = async {
        let (bot, theme) = (context.data(), find_theme(context).await);
        let session = find_session(context).await?;
        let reader = session.side_of(UserId(context.author().id.get()));
        let side = reader.or(session.game().waiting_sides().iter().next()).unwrap_or(Side(0));
        let mut trail = Trail::for_side(side);
        if let Some(what) = what {
            let study = session.view().study(session.game(), side).ok_or(Failure::Said("whatif-none"))?;
            let line = autocomplete::resolve_trial(&session, study.as_ref(), theme.language, &what)?;
            let acting = study.game().waiting_sides().iter().next().unwrap_or(side);
            let line = match study.game().clone_box().play(acting, &line, LineNumber::default()) {
                Ok(played) => played.line,
                Err(PlayError::Unreadable(unreadable)) => return Err(session.unreadable_error(unreadable).into()),
                Err(PlayError::Illegal(denied)) => {
                    return Err(session.with_game(study.game().clone_box()).illegal_error(acting, denied).into());
                }
            };
            trail = trail.with_trial(study.as_ref(), &line).ok_or(Failure::Said("unreadable-plain"))?;
        }
        bot.begin_what_if(&session, Position::Game(GameVersion::of(&session)), reader, &trail, theme).await
    };
    answer(context, Box::pin(tried)).await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete::complete(context, typed, Lines::All).await
}

//! `/whatif`

use serenity::all::CreateAutocompleteResponse;

use crate::games::neuroshima::rules::{Side, Study};
use crate::referee::Line;
use crate::store::UserId;

use crate::discord::say::button::Subject;
use crate::discord::say::failure::Failure;
use crate::discord::table::family::Family;
use crate::discord::table::guide::Trail;

use super::context::{Context, look};
use super::place::table;
use super::{answer, autocomplete};

/// What a Battle would bring now, or once something has been tried out.
#[poise::command(slash_command, guild_only)]
pub async fn whatif(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete"]
    what: Option<String>,
) -> Result<(), Failure> {
    let tried = async {
        let (bot, look) = (context.data(), look(context).await);
        let table = table(context).await?;
        let reader = table.side_of(UserId(context.author().id.get()));
        let side = reader.or(table.game.to_act()).unwrap_or(Side(0));
        let mut trail = Trail::of(side);
        if let Some(what) = what {
            let study = Study::new(&table.game, side).ok_or(Failure::Said("whatif-none"))?;
            let line = autocomplete::meant_in_study(&study, look.language, &what)?;
            let acting = study.game().to_act().unwrap_or(side);
            let action = match Line::parse(&line, study.game(), acting) {
                Ok(Line::Action(action)) => action,
                Ok(_) => return Err(Failure::Said("unreadable-plain")),
                Err(error) => return Err(crate::referee::RefereeError::from(error).into()),
            };
            if let Err(illegal) = study.game().check(acting, action) {
                let game = Box::new(study.game().clone());
                return Err(crate::referee::RefereeError::Illegal { illegal, side: acting, game }.into());
            }
            trail = trail.with_trial(&study, action).ok_or(Failure::Said("unreadable-plain"))?;
        }
        bot.what_if(&table, Subject::Game(table.record.id, table.seq), reader, &trail, look).await
    };
    answer(context, Box::pin(tried)).await
}

async fn complete(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    autocomplete::complete(context, typed, Family::Try).await
}

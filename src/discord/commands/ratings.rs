//! `/ratings`

use serenity::all::{CreateAutocompleteResponse, User};

use sztab_game::face::Topic;
use sztab_store::{GuildId, UserId};
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::choice::{complete_with, meant, several};
use crate::discord::table::known::Known;
use crate::discord::table::ratings::View;

use super::support::answer::answer;
use super::support::context::{Context, language, theme};

/// The ratings of this server: all players, one player, or the results of an army.
#[poise::command(slash_command, guild_only)]
pub async fn ratings(
    context: Context<'_>,
    player: Option<User>,
    #[max_length = 100]
    #[autocomplete = "complete_army"]
    army: Option<String>,
) -> Result<(), Failure> {
    let shown = async {
        let (bot, theme) = (context.data(), theme(context).await);
        let language = theme.language;
        let guild = GuildId(context.guild_id().ok_or(Failure::Said("only-in-server"))?.get());
        let view = match (player, army) {
            (Some(_), Some(_)) => return Err(Failure::Said("ratings-one-of")),
            (Some(player), None) => View::Player(UserId(player.id.get())),
            (None, None) => View::Page(0),
            (None, Some(army)) => {
                let all = Known::offered(&bot.referee).entries(Topic::Playables, language);
                match meant(&all, &army).as_slice() {
                    [] => return Ok(Answer::sentence(word(language, "army-unknown"))),
                    [only] => View::Army(only.value.clone()),
                    found => return Ok(Answer::sentence(several(language, "army-several", "armies", found))),
                }
            }
        };
        bot.ratings(guild, &view, theme).await
    };
    answer(context, Box::pin(shown)).await
}

async fn complete_army(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = language(context).await;
    complete_with(&Known::offered(&context.data().referee).entries(Topic::Playables, language), typed)
}

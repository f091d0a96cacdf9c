//! `/ratings`

use serenity::all::{CreateAutocompleteResponse, User};

use sztab_game::Language;
use sztab_game::view::{Entry, Topic};
use sztab_store::{ChannelId, GuildId, UserId};
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::choice::{best_fits, complete_with, several};
use crate::discord::session::known::Known;
use crate::discord::session::playable::Playables;
use crate::discord::session::ratings::{Part, View};

use super::game::{complete_game, game_so_far};
use super::support::answer::answer;
use super::support::context::{Context, language, theme};

/// Shows the ratings of a game on this server: all players, one player, or the results of a faction.
#[poise::command(slash_command, guild_only)]
pub async fn ratings(
    context: Context<'_>,
    player: Option<User>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_game"]
    game: Option<String>,
) -> Result<(), Failure> {
    let shown = async {
        let (bot, theme) = (context.data(), theme(context).await);
        let language = theme.language;
        let guild = GuildId(context.guild_id().ok_or(Failure::Said("only-in-server"))?.get());
        let playables = match game {
            Some(game) => Playables::find_game(&bot.referee, &game).ok_or(Failure::Said("game-unknown"))?,
            None => bot.default_game(guild, ChannelId(context.channel_id().get())).await?,
        };
        let part = match (player, army) {
            (Some(_), Some(_)) => return Err(Failure::Said("ratings-one-of")),
            (Some(player), None) => Part::Player(UserId(player.id.get())),
            (None, None) => Part::Page(0),
            (None, Some(army)) => match best_fits(&factions_of(playables, language), &army).as_slice() {
                [] => return Ok(Answer::sentence(word(language, "faction-unknown"))),
                [only] => Part::Faction(only.value.clone()),
                found => return Ok(Answer::sentence(several(language, "faction-several", "factions", found))),
            },
        };
        let game = playables.info().map_or("", |info| info.id).to_owned();
        bot.ratings(guild, &View { game, part }, theme).await
    };
    answer(context, Box::pin(shown)).await
}

/// Factions of a game in which seats play different ones; empty for other games.
fn factions_of(playables: Playables<'_>, language: Language) -> Vec<Entry> {
    if playables.has_factions() { Known::of(playables).entries(Topic::Playables, language) } else { Vec::new() }
}

async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = language(context).await;
    complete_with(&factions_of(game_so_far(context), language), typed)
}

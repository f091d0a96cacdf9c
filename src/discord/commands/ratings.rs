//! `/ratings`

use serenity::all::{CreateAutocompleteResponse, User};

use sztab_game::Language;
use sztab_game::view::{Entry, Topic};
use sztab_store::{ChannelId, UserId};
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::session::choice::{best_matches, several_matches_text, suggest_entries};
use crate::discord::session::known::{Known, find_default_game};
use crate::discord::session::playable::Playables;
use crate::discord::session::ratings::{RatingsPart, RatingsView, show_ratings};

use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language, find_theme};
use crate::discord::session::command::games::{complete_game, selected_game};

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
        let (bot, theme) = (context.data(), find_theme(context).await);
        let language = theme.language;
        let guild = context.require_guild()?;
        let playables = match game {
            Some(game) => Playables::find_game(&bot.referee, &game).ok_or(Failure::Said("game-unknown"))?,
            None => find_default_game(bot, guild, ChannelId(context.channel_id().get())).await?,
        };
        let part = match (player, army) {
            (Some(_), Some(_)) => return Err(Failure::Said("ratings-one-of")),
            (Some(player), None) => RatingsPart::Player(UserId(player.id.get())),
            (None, None) => RatingsPart::Page(0),
            (None, Some(army)) => match best_matches(&faction_entries(playables, language), &army).as_slice() {
                [] => return Ok(Answer::sentence(word(language, "faction-unknown"))),
                [only] => RatingsPart::Faction(only.value.clone()),
                found => {
                    return Ok(Answer::sentence(several_matches_text(language, "faction-several", "factions", found)));
                }
            },
        };
        let game = playables.info().map_or("", |info| info.id).to_owned();
        show_ratings(bot, guild, &RatingsView { game, part }, theme).await
    };
    answer(context, Box::pin(shown)).await
}

/// Factions of a game in which seats play different ones; empty for other games.
fn faction_entries(playables: Playables<'_>, language: Language) -> Vec<Entry> {
    if playables.has_factions() { Known::for_game(playables).entries(Topic::Playables, language) } else { Vec::new() }
}

async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    suggest_entries(&faction_entries(selected_game(context), language), typed)
}

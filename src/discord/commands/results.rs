//! `/results`

use serenity::all::{CreateAutocompleteResponse, User};

use sztab_game::Language;
use sztab_game::view::Topic;
use sztab_referee::ResultFilter;
use sztab_store::{GuildId, UserId};

use crate::discord::say::failure::Failure;
use crate::discord::session::choice::best_matches;
use crate::discord::session::known::Known;

use super::game::suggest_factions;
use super::support::answer::answer;
use super::support::context::{Context, find_language, find_theme};

#[poise::command(slash_command, guild_only, subcommands("games", "armies", "decisions"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn results(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Returns the server of the command. The error is the key of a sentence.
fn require_server(context: Context<'_>) -> Result<GuildId, &'static str> {
    context.guild_id().map(|guild| GuildId(guild.get())).ok_or("only-in-server")
}

/// Lists the finished games of the server, optionally only those of a player or with a faction.
#[poise::command(slash_command, guild_only)]
pub async fn games(
    context: Context<'_>,
    player: Option<User>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army: Option<String>,
) -> Result<(), Failure> {
    let listed = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let offered = Known::for_new_sessions(&bot.referee);
        let faction = army.map(|typed| resolve_faction_id(&offered, language, &typed));
        let filter = ResultFilter { player: player.map(|player| UserId(player.id.get())), faction };
        bot.show_results(require_server(context).map_err(Failure::Said)?, &filter, 0, language).await
    };
    answer(context, Box::pin(listed)).await
}

/// Shows the results of factions on the server.
#[poise::command(slash_command, guild_only)]
pub async fn armies(context: Context<'_>) -> Result<(), Failure> {
    let counted = async {
        context
            .data()
            .show_faction_results(require_server(context).map_err(Failure::Said)?, find_theme(context).await)
            .await
    };
    answer(context, Box::pin(counted)).await
}

/// Lists organisers' decisions on games of the server.
#[poise::command(slash_command, guild_only)]
pub async fn decisions(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        context
            .data()
            .show_rulings(require_server(context).map_err(Failure::Said)?, 0, find_language(context).await)
            .await
    };
    answer(context, Box::pin(listed)).await
}

/// Returns the id of the faction that was chosen from the suggestions or named. An unknown name matches no games.
fn resolve_faction_id(offered: &Known, language: Language, typed: &str) -> String {
    match best_matches(&offered.entries(Topic::Playables, language), typed).as_slice() {
        [only] => only.value.clone(),
        // Button ids contain this text between spaces.
        _ => typed.replace(char::is_whitespace, "_").chars().take(40).collect(),
    }
}

async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    suggest_factions(&Known::for_new_sessions(&context.data().referee), None, language, typed)
}

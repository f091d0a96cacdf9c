//! `/results`

use serenity::all::{CreateAutocompleteResponse, User};

use sztab_game::Language;
use sztab_game::view::Topic;
use sztab_referee::ResultFilter;
use sztab_store::{GuildId, UserId};

use crate::discord::say::failure::Failure;
use crate::discord::session::choice::best_fits;
use crate::discord::session::known::Known;

use super::game::faction_choices;
use super::support::answer::answer;
use super::support::context::{Context, language, theme};

#[poise::command(slash_command, guild_only, subcommands("games", "armies", "decisions"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn results(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// The server; a refusal is the key of its sentence.
fn server(context: Context<'_>) -> Result<GuildId, &'static str> {
    context.guild_id().map(|guild| GuildId(guild.get())).ok_or("only-in-server")
}

/// The games of the server that are over, those of a player or with a faction if one is named.
#[poise::command(slash_command, guild_only)]
pub async fn games(
    context: Context<'_>,
    player: Option<User>,
    #[max_length = 100]
    #[autocomplete = "complete_faction"]
    army: Option<String>,
) -> Result<(), Failure> {
    let listed = async {
        let (bot, language) = (context.data(), language(context).await);
        let offered = Known::for_new_sessions(&bot.referee);
        let faction = army.map(|typed| faction_id(&offered, language, &typed));
        let filter = ResultFilter { player: player.map(|player| UserId(player.id.get())), faction };
        bot.result_list(server(context).map_err(Failure::Said)?, &filter, 0, language).await
    };
    answer(context, Box::pin(listed)).await
}

/// Results of the factions in the server.
#[poise::command(slash_command, guild_only)]
pub async fn armies(context: Context<'_>) -> Result<(), Failure> {
    let counted =
        async { context.data().faction_results(server(context).map_err(Failure::Said)?, theme(context).await).await };
    answer(context, Box::pin(counted)).await
}

/// Decisions of organisers about games of the server.
#[poise::command(slash_command, guild_only)]
pub async fn decisions(context: Context<'_>) -> Result<(), Failure> {
    let listed =
        async { context.data().ruling_list(server(context).map_err(Failure::Said)?, 0, language(context).await).await };
    answer(context, Box::pin(listed)).await
}

/// The id of a faction that was chosen from the suggestions, or named. A name of none finds no games.
fn faction_id(offered: &Known, language: Language, typed: &str) -> String {
    match best_fits(&offered.entries(Topic::Playables, language), typed).as_slice() {
        [only] => only.value.clone(),
        // It stands in the ids of buttons between blanks.
        _ => typed.replace(char::is_whitespace, "_").chars().take(40).collect(),
    }
}

async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = language(context).await;
    faction_choices(&Known::for_new_sessions(&context.data().referee), None, language, typed)
}

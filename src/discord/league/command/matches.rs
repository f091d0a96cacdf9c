//! The match that a command refers to.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::discord::league::ask::SeasonContext;
use crate::discord::league::match_lookup::{FoundMatch, WantedMatch, find_typed_match, search_matches};
use crate::discord::say::answer::shorten;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{CHOICE_LIMIT, MAX_SELECT_OPTIONS};
use crate::discord::say::typed::matches_prefixes;
use crate::discord::session::playable::Playables;

use super::season::build_command_context;
use crate::discord::session::command::context::{Context, find_language};

/// The typed match, and the command's author as a member of its season.
pub async fn find_match(
    context: Context<'_>,
    wanted: WantedMatch,
    typed: Option<&str>,
) -> Result<(FoundMatch, SeasonContext), Failure> {
    let user = context.user();
    let found =
        find_typed_match(context.data(), context.require_guild()?, user, wanted, typed, find_language(context).await)
            .await?;
    let asking = build_command_context(context, &found.record).await?;
    Ok((found, asking))
}

/// Suggests the open matches of the command's author.
pub async fn complete_own_open(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, WantedMatch::OwnOpen, typed).await
}

/// Suggests the matches of the command's author.
pub async fn complete_own(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, WantedMatch::Own, typed).await
}

/// Suggests all matches, open ones first.
pub async fn complete_any(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, WantedMatch::Any, typed).await
}

async fn complete(context: Context<'_>, wanted: WantedMatch, typed: &str) -> CreateAutocompleteResponse {
    let Ok(guild) = context.require_guild() else { return CreateAutocompleteResponse::new() };
    let user = context.user();
    let found = search_matches(context.data(), guild, user, wanted, typed, find_language(context).await).await;
    to_suggestions(found.unwrap_or_else(|error| {
        tracing::error!(%error, "matches cannot be read");
        Vec::new()
    }))
}

/// Suggests the factions on offer.
pub async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    let playables = Playables::of_default_game(&context.data().referee);
    let factions =
        playables.all().iter().filter_map(|faction| Some((playables.name(&faction.id, language)?, faction.id.clone())));
    let mut factions: Vec<(String, String)> = factions.filter(|(name, _)| matches_prefixes(name, typed)).collect();
    factions.sort();
    to_suggestions(factions)
}

/// Converts labels and values to suggestions.
pub fn to_suggestions(found: Vec<(String, String)>) -> CreateAutocompleteResponse {
    let choices = found.into_iter().take(MAX_SELECT_OPTIONS);
    let choices = choices.map(|(label, value)| AutocompleteChoice::new(shorten(&label, CHOICE_LIMIT), value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

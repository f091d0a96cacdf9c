//! The match that a command refers to.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use sztab_store::UserId;

use crate::discord::league::ask::Asking;
use crate::discord::league::which::{Found, Wanted};
use crate::discord::say::answer::shorten;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{CHOICE_LIMIT, SELECT_LIMIT};
use crate::discord::say::typed::fits;
use crate::discord::session::playable::Playables;

use super::context::{Context, language};
use super::season::{circumstances, guild_of};

/// The typed match, and the command's author as a member of its season.
pub async fn find_match(context: Context<'_>, wanted: Wanted, typed: Option<&str>) -> Result<(Found, Asking), Failure> {
    let user = UserId(context.author().id.get());
    let found = context.data().find_match(guild_of(context)?, user, wanted, typed, language(context).await).await?;
    let asking = circumstances(context, &found.record).await?;
    Ok((found, asking))
}

/// Suggests the open matches of the command's author.
pub async fn complete_own_open(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, Wanted::OwnOpen, typed).await
}

/// Suggests the matches of the command's author.
pub async fn complete_own(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, Wanted::Own, typed).await
}

/// Suggests all matches, open ones first.
pub async fn complete_any(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete(context, Wanted::Any, typed).await
}

async fn complete(context: Context<'_>, wanted: Wanted, typed: &str) -> CreateAutocompleteResponse {
    let Ok(guild) = guild_of(context) else { return CreateAutocompleteResponse::new() };
    let user = UserId(context.author().id.get());
    let found = context.data().matches_like(guild, user, wanted, typed, language(context).await).await;
    suggestions(found.unwrap_or_else(|error| {
        tracing::error!(%error, "matches cannot be read");
        Vec::new()
    }))
}

/// Suggests the factions on offer.
pub async fn complete_faction(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = language(context).await;
    let playables = Playables::usual(&context.data().referee);
    let factions =
        playables.all().iter().filter_map(|faction| Some((playables.name(&faction.id, language)?, faction.id.clone())));
    let mut factions: Vec<(String, String)> = factions.filter(|(name, _)| fits(name, typed)).collect();
    factions.sort();
    suggestions(factions)
}

/// Converts labels and values to suggestions.
pub fn suggestions(found: Vec<(String, String)>) -> CreateAutocompleteResponse {
    let choices = found.into_iter().take(SELECT_LIMIT);
    let choices = choices.map(|(label, value)| AutocompleteChoice::new(shorten(&label, CHOICE_LIMIT), value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

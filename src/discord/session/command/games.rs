//! The game, mode and factions that are typed for a command.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, ResolvedValue};

use sztab_game::Language;
use sztab_game::view::Topic;
use sztab_referee::Referee;

use crate::discord::say::answer::shorten;
use crate::discord::say::limits::{CHOICE_LIMIT, MAX_SELECT_OPTIONS};
use crate::discord::say::typed::matches_prefixes;
use crate::discord::session::choice::suggest_entries;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::game_modes;
use crate::discord::session::known::Known;
use crate::discord::session::playable::Playables;

/// Finds the game that a user named; without a name, the usual one.
pub fn find_game<'a>(referee: &'a Referee, typed: Option<&str>) -> Option<Playables<'a>> {
    typed.map_or_else(|| Some(Playables::of_default_game(referee)), |typed| Playables::find_game(referee, typed))
}

/// Returns the game named so far in the command, or the usual one if it is missing or unknown.
pub fn selected_game(context: Context<'_>) -> Playables<'_> {
    let named = context.args.iter().find_map(|option| match option.value {
        ResolvedValue::String(typed) if option.name == "game" => Some(typed),
        _ => None,
    });
    let referee = &context.data().referee;
    find_game(referee, named).unwrap_or_else(|| Playables::of_default_game(referee))
}

/// Suggests the games that match the typed text.
#[allow(clippy::unused_async, reason = "every completion is asynchronous")]
pub async fn complete_game(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let games = context.data().referee.kinds().iter().map(|kind| kind.info());
    let fitting = games.filter(|info| matches_prefixes(info.name, typed) || matches_prefixes(info.id, typed));
    let choices = fitting.map(|info| AutocompleteChoice::new(info.name, info.id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Suggests the modes that match the typed text.
pub async fn complete_mode(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    suggest_entries(&game_modes::mode_entries(&selected_game(context), language), typed)
}

/// Suggests the variants that match the typed text.
pub async fn complete_variant(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = find_language(context).await;
    suggest_entries(&game_modes::variant_entries(&selected_game(context), language), typed)
}

/// Suggests the factions that match the typed text, preceded by `other` if it matches.
pub fn suggest_factions(
    offered: &Known,
    other: Option<(String, String)>,
    language: Language,
    typed: &str,
) -> CreateAutocompleteResponse {
    let offered = offered.entries(Topic::Playables, language);
    let mut factions: Vec<(String, String)> = offered.into_iter().map(|entry| (entry.phrase, entry.value)).collect();
    factions.sort_by_cached_key(|(name, _)| name.to_lowercase());
    let choices = other
        .into_iter()
        .chain(factions)
        .filter(|(name, id)| matches_prefixes(name, typed) || matches_prefixes(id, typed))
        // A user can find the remaining options by typing one more letter.
        .take(MAX_SELECT_OPTIONS)
        .map(|(name, id)| AutocompleteChoice::new(shorten(&name, CHOICE_LIMIT), id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

//! Completion of the names of templates.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use sztab_store::GuildId;

use crate::discord::say::limits::SELECT_LIMIT;
use crate::discord::say::typed::fits;

use super::context::Context;

/// The templates of the server that fit what is typed.
pub async fn complete_template(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some(guild) = context.guild_id() else { return CreateAutocompleteResponse::new() };
    let settings = context.data().referee.server(GuildId(guild.get())).await.unwrap_or_default();
    let fitting = settings.templates.into_iter().filter(|template| fits(&template.name, typed)).take(SELECT_LIMIT);
    let choices = fitting.map(|template| AutocompleteChoice::new(template.name.clone(), template.name));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

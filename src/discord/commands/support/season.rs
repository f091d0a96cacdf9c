//! The season that a command is about, and its author as the season knows people.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use crate::referee::Interaction;
use crate::referee::league::SeasonBook;
use crate::store::{GuildId, InteractionId, Season, SeasonId, SeasonStatus};

use crate::discord::league::ask::{Asking, row_name};
use crate::discord::say::answer::shortened;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{CHOICE_LIMIT, SELECT_LIMIT};
use crate::discord::say::typed::fits;

use super::context::{Context, language};

/// The season that is named, by the number of a suggestion or by its league; where nothing is typed, that of this
/// channel, else the only one that is open.
pub async fn season_named(context: Context<'_>, typed: Option<&str>) -> Result<SeasonBook, Failure> {
    let bot = context.data();
    let guild = guild_of(context)?;
    let seasons = bot.referee.store().seasons(guild).await?;
    let channel = context.interaction.channel_id.get();
    let found = if let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) {
        let number = typed.parse().ok().map(SeasonId);
        let by_number = seasons.iter().find(|season| Some(season.id) == number);
        by_number.or_else(|| seasons.iter().find(|season| fits(&season.league.name, typed)))
    } else {
        let open: Vec<&Season> = seasons.iter().filter(|season| is_open(season)).collect();
        let here = open.iter().find(|season| season.league.channel.0 == channel).copied();
        match (here, open.as_slice()) {
            (Some(here), _) => Some(here),
            (None, [only]) => Some(*only),
            (None, []) => seasons.first(),
            (None, _) => return Err(Failure::Said("season-which")),
        }
    };
    let season = found.ok_or(Failure::Said("season-none"))?;
    bot.season_here(season.id, Some(guild)).await
}

/// Whether a season is not over.
fn is_open(season: &Season) -> bool {
    matches!(season.status, SeasonStatus::Draft | SeasonStatus::Entry | SeasonStatus::Running)
}

/// The server of a command.
pub fn guild_of(context: Context<'_>) -> Result<GuildId, Failure> {
    let guild = context.interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
    Ok(GuildId(guild.get()))
}

/// The circumstances of a command about a season.
pub async fn asking(context: Context<'_>, book: &SeasonBook) -> Result<Asking, Failure> {
    let (bot, interaction) = (context.data(), context.interaction);
    let by = bot.season_member(&interaction.user, interaction.member.as_deref()).await?;
    Ok(Asking {
        season: book.row.id,
        by,
        interaction: Interaction { id: InteractionId(interaction.id.get()), at: bot.now() },
        language: language(context).await,
        about: None,
        text: None,
    })
}

/// The seasons of the server: those under way first, then those open for entry, then the others.
pub async fn complete_season(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = language(context).await;
    let Ok(guild) = guild_of(context) else { return CreateAutocompleteResponse::new() };
    let mut seasons = context.data().referee.store().seasons(guild).await.unwrap_or_else(|error| {
        tracing::error!(%error, "seasons cannot be read");
        Vec::new()
    });
    seasons.sort_by_key(|season| match season.status {
        SeasonStatus::Running => 0,
        SeasonStatus::Entry => 1,
        SeasonStatus::Draft => 2,
        SeasonStatus::Ended | SeasonStatus::Cancelled => 3,
    });
    let named = seasons.into_iter().map(|season| (row_name(&season, language), season.id.0.to_string()));
    let choices = named.filter(|(name, _)| fits(name, typed)).take(SELECT_LIMIT);
    let choices = choices.map(|(name, id)| AutocompleteChoice::new(shortened(&name, CHOICE_LIMIT), id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

//! `/organise`

use sztab_referee::{AdminFilter, Template, TemplateChange, TemplateClock};
use sztab_store::GuildId;
use sztab_words::text;

use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::names::{InvalidName, clean_title, escape_name, name_too_long};
use crate::discord::session::admin_panel::list::{require_server_organiser, show_admin_panel};
use crate::discord::session::game_modes;

use super::game::{
    FactionMethodOption, MirrorOption, PlaceOption, StarterOption, complete_clock, parse_clock, term_options,
};
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::autocomplete::complete_template;
use crate::discord::session::command::context::{Context, find_language};
use crate::discord::session::command::games::{complete_game, complete_mode, complete_variant, find_game};

#[poise::command(slash_command, guild_only, subcommands("tables", "template", "forget"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn organise(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Returns the server if the author is an organiser on it; refuses anyone else.
async fn require_organiser(context: Context<'_>) -> Result<GuildId, Failure> {
    require_server_organiser(context.data(), &context).await
}

/// Lists all running tables of the server.
#[poise::command(slash_command, guild_only)]
pub async fn tables(context: Context<'_>) -> Result<(), Failure> {
    let listed = async {
        let guild = require_organiser(context).await?;
        show_admin_panel(context.data(), guild, AdminFilter::All, 0, find_language(context).await).await
    };
    answer(context, Box::pin(listed)).await
}

/// Saves terms under a name, replacing any that have this name.
#[poise::command(slash_command, guild_only)]
#[allow(clippy::too_many_arguments, reason = "every option of the command is one")]
pub async fn template(
    context: Context<'_>,
    #[max_length = 64] name: String,
    #[max_length = 100]
    #[autocomplete = "complete_mode"]
    mode: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_variant"]
    variant: Option<String>,
    #[max_length = 100]
    #[autocomplete = "complete_clock"]
    clock: Option<String>,
    armies: Option<FactionMethodOption>,
    first: Option<StarterOption>,
    place: Option<PlaceOption>,
    mirrored: Option<MirrorOption>,
    rated: Option<bool>,
    odds: Option<bool>,
    #[max_length = 100]
    #[autocomplete = "complete_game"]
    game: Option<String>,
) -> Result<(), Failure> {
    let saved = async {
        let (bot, guild, language) = (context.data(), require_organiser(context).await?, find_language(context).await);
        let name = clean_title(&name).map_err(|unnamed| match unnamed {
            InvalidName::Nothing => Failure::Said("template-no-name"),
            InvalidName::TooLong => name_too_long(language),
        })?;
        let playables = find_game(&bot.referee, game.as_deref()).ok_or(Failure::Said("game-unknown"))?;
        let terms = game_modes::opening_terms(
            &playables,
            language,
            "",
            (mode.as_deref(), variant.as_deref()),
            &term_options(armies, first, mirrored, odds),
        )?;
        let template = Template {
            name,
            game: game.and_then(|_| playables.info()).map(|info| info.id.to_owned()),
            terms: (!terms.is_empty()).then_some(terms),
            clock: clock.as_deref().map(parse_clock).transpose().map_err(Failure::Said)?.map(TemplateClock::from),
            place: place.map(Into::into),
            rated,
        };
        let named = escape_name(&template.name);
        let settings = bot.referee.change_templates(guild, bot.now(), TemplateChange::Save(template)).await?;
        let arguments = [("name", named.into()), ("number", settings.templates.len().into())];
        Ok(Answer::sentence(text(language, "template-saved", &arguments)))
    };
    answer(context, Box::pin(saved)).await
}

/// Removes saved terms.
#[poise::command(slash_command, guild_only)]
pub async fn forget(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_template"]
    name: String,
) -> Result<(), Failure> {
    let removed = async {
        let (bot, guild, language) = (context.data(), require_organiser(context).await?, find_language(context).await);
        let settings = bot.referee.load_server_settings(guild).await?;
        let template = settings.find_template(&name).ok_or(Failure::Said("template-unknown"))?;
        let removal = TemplateChange::Remove(template.name.clone());
        bot.referee.change_templates(guild, bot.now(), removal).await?;
        Ok(Answer::sentence(text(language, "template-removed", &[("name", escape_name(&template.name).into())])))
    };
    answer(context, Box::pin(removed)).await
}

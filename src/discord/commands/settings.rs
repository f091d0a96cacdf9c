//! `/settings`

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse, PartialChannel};

use sztab_referee::clock::Hours;
use sztab_referee::{DaysOff, ServerSettings};
use sztab_store::GuildId;
use sztab_words::word;

use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::limits::{CHOICE_LIMIT, MAX_SELECT_OPTIONS};
use crate::discord::say::zones;
use crate::discord::session::settings::{hours_phrase, may_manage, personal_panel, server_panel, vacation_phrase};

use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_theme};

#[poise::command(slash_command, guild_only, subcommands("mine", "hours", "vacation", "server"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn settings(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Shows the user's personal settings.
#[poise::command(slash_command, guild_only)]
pub async fn mine(context: Context<'_>) -> Result<(), Failure> {
    answer(context, async {
        let bot = context.data();
        let personal = bot.referee.load_personal_settings(context.user()).await?;
        Ok(personal_panel(&personal, bot.now(), find_theme(context).await.language))
    })
    .await
}

/// Sets the hours of the day in which the user's clocks run.
#[poise::command(slash_command, guild_only)]
pub async fn hours(
    context: Context<'_>,
    #[max_length = 100]
    #[autocomplete = "complete_zone"]
    zone: String,
    #[min = 0]
    #[max = 23]
    from: Option<u16>,
    #[min = 0]
    #[max = 23]
    to: Option<u16>,
) -> Result<(), Failure> {
    answer(
        context,
        Box::pin(async {
            let (bot, user) = (context.data(), context.user());
            let hours = match (from, to) {
                (Some(from), Some(to)) => Some(Hours { from: from % 24 * 60, to: to % 24 * 60 }),
                (None, None) => None,
                _ => return Err(Failure::Said("clock-hours-both")),
            };
            let language = find_theme(context).await.language;
            let zone = zones::parse_zone(&zone).map_err(|misnamed| misnamed.failure(language))?;
            let personal = bot.referee.set_playing_hours(user, &zone, hours, bot.now()).await?;
            bot.notify_outbox();
            Ok(Answer::sentence(hours_phrase(&personal, bot.now(), language)))
        }),
    )
    .await
}

/// Suggests time zones whose names or cities match the typed text.
async fn complete_zone(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let found = zones::suggest_zones(typed, find_theme(context).await.language).into_iter().take(MAX_SELECT_OPTIONS);
    let choices = found.map(|(name, zone)| AutocompleteChoice::new(shorten(&name, CHOICE_LIMIT), zone));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Sets the days on which the user's clocks are stopped on this server.
#[poise::command(slash_command, guild_only)]
pub async fn vacation(
    context: Context<'_>,
    #[min = 0]
    #[max = 60]
    days: u16,
    #[max_length = 100] from: Option<String>,
) -> Result<(), Failure> {
    answer(
        context,
        Box::pin(async {
            let (bot, user) = (context.data(), context.user());
            let guild = context.interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
            let (guild, language) = (GuildId(guild.get()), find_theme(context).await.language);
            let sentence = if days == 0 {
                bot.referee.end_vacation(guild, user, bot.now()).await?;
                word(language, "settings-vacation-ended")
            } else {
                let span = DaysOff { first_day: from.as_deref(), days };
                let vacation = bot.referee.take_vacation(guild, user, span, bot.now()).await?;
                vacation_phrase(vacation, &bot.referee.load_personal_settings(user).await?, bot.now(), language)
            };
            bot.notify_outbox();
            Ok(Answer::sentence(sentence))
        }),
    )
    .await
}

/// Shows the server's settings to its managers.
#[poise::command(slash_command, guild_only)]
pub async fn server(
    context: Context<'_>,
    #[min = 0]
    #[max = 365]
    days: Option<u16>,
    #[channel_types("Text", "News")] notices: Option<PartialChannel>,
    rated: Option<bool>,
    #[rename = "rated-sztab"] rated_house: Option<bool>,
    #[channel_types("Text", "News")] results: Option<PartialChannel>,
    cards: Option<bool>,
) -> Result<(), Failure> {
    answer(context, async {
        let bot = context.data();
        let interaction = context.interaction;
        let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        if !may_manage(interaction.member.as_deref()) {
            return Err(Failure::Said("settings-managers-only"));
        }
        let guild = GuildId(guild.get());
        let [notices, results] = [notices, results].map(|channel| channel.map(|channel| channel.id.get()));
        let change = |settings: &mut ServerSettings| {
            settings.vacation_days = days.or(settings.vacation_days);
            settings.notices = notices.or(settings.notices);
            settings.rates_tables = rated.unwrap_or(settings.rates_tables);
            settings.rates_house = rated_house.unwrap_or(settings.rates_house);
            settings.shows_cards = cards.unwrap_or(settings.shows_cards);
            if results.is_some() {
                // Naming the current channel again clears the setting, because an option cannot name an empty channel.
                settings.results = results.filter(|channel| settings.results != Some(*channel));
            }
        };
        let settings = match (days, notices, rated, rated_house, results, cards) {
            (None, None, None, None, None, None) => bot.referee.load_server_settings(guild).await?,
            _ => bot.referee.set_server(guild, bot.now(), change).await?,
        };
        Ok(server_panel(&settings, interaction.app_permissions, find_theme(context).await.language))
    })
    .await
}

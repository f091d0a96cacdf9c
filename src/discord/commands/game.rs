//! `/game new`

use super::{Context, answer, language};
use crate::discord::answer::Answer;
use crate::discord::bot::now;
use crate::discord::failure::Failure;
use crate::discord::lobby::{RANDOM, army_choice, player};
use crate::discord::panel::SELECT_LIMIT;
use crate::discord::permissions::lacking;
use crate::discord::typed::fits;
use crate::referee::{LobbyOptions, Place, ServerSettings};
use crate::rules::Language;
use crate::store::{ChannelId, GuildId, InteractionId};
use crate::words::word;
use serenity::all::{AutocompleteChoice, CommandInteraction, CreateAutocompleteResponse, User};

/// Where to play, as an option.
#[derive(Debug, Clone, Copy, poise::ChoiceParameter)]
pub enum Where {
    /// A public thread.
    #[name = "thread"]
    Thread,
    /// This channel.
    #[name = "here"]
    Here,
}

#[poise::command(slash_command, guild_only, subcommands("new"), subcommand_required)]
#[allow(clippy::unused_async, reason = "every command is asynchronous")]
pub async fn game(_context: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Opens a table: the lobby itself is posted by the outbox, so that it appears once whatever happens.
#[poise::command(slash_command, guild_only)]
pub async fn new(
    context: Context<'_>,
    opponent: Option<User>,
    #[autocomplete = "complete_army"] army: Option<String>,
    place: Option<Where>,
) -> Result<(), Failure> {
    answer(context, async {
        let bot = context.data();
        let interaction = context.interaction;
        let guild = interaction.guild_id.ok_or(Failure::Said("only-in-server"))?;
        if opponent.as_ref().is_some_and(|opponent| opponent.bot || opponent.id == interaction.user.id) {
            return Err(Failure::Said("opponent-not-possible"));
        }
        let settings = bot.referee.server(GuildId(guild.get())).await?;
        may_open(interaction, &settings).map_err(Failure::OtherChannels)?;
        let place = place.or(match settings.place {
            Some(Place::Here) => Some(Where::Here),
            Some(Place::Thread) | None => None,
        });
        may_post(interaction, place, language(context).await).map_err(Failure::MayNot)?;
        let locale = interaction.guild_locale.as_deref().unwrap_or_default();
        let options = LobbyOptions {
            language: settings.language.unwrap_or_else(|| Language::of_locale(locale)),
            place: match place {
                Some(Where::Here) => Place::Here,
                Some(Where::Thread) | None => Place::Thread,
            },
            invited: opponent.map(|opponent| opponent.id.get()),
            odds: true,
        };
        let channel = ChannelId(interaction.channel_id.get());
        let host = player(&interaction.user, interaction.member.as_deref());
        let army = army_choice(army.as_deref());
        let change = (InteractionId(interaction.id.get()), now());
        bot.referee.open_lobby((GuildId(guild.get()), channel), host, &army, &options, change).await?;
        bot.owed.notify_one();
        Ok(Answer::sentence(word(language(context).await, "lobby-opened")))
    })
    .await
}

/// Refuses to open a table that could not be shown: nobody would ever see it, and it would keep the channel. The error
/// says what the bot is not allowed.
fn may_post(interaction: &CommandInteraction, place: Option<Where>, language: Language) -> Result<(), Vec<String>> {
    let kind = interaction.channel.as_ref().map(|channel| channel.kind);
    let opens_thread = !matches!(place, Some(Where::Here));
    let lacking = lacking(interaction.app_permissions, kind, opens_thread, language);
    if lacking.is_empty() { Ok(()) } else { Err(lacking) }
}

/// Refuses channels that the server's managers keep free of tables. A thread belongs to its channel.
/// The error names the channels where tables may be opened.
fn may_open(interaction: &CommandInteraction, settings: &ServerSettings) -> Result<(), Vec<u64>> {
    let parent = interaction.channel.as_ref().and_then(|channel| channel.parent_id).map(serenity::all::ChannelId::get);
    let is_open = |channel: u64| settings.channels.contains(&channel);
    if settings.channels.is_empty() || is_open(interaction.channel_id.get()) || parent.is_some_and(is_open) {
        return Ok(());
    }
    Err(settings.channels.clone())
}

async fn complete_army(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = language(context).await;
    let armies = context.data().referee.armies().armies().iter();
    let armies = armies.map(|army| (army.name.in_language(language).to_owned(), army.id.as_str()));
    let choices = [(word(language, "army-random"), RANDOM)]
        .into_iter()
        .chain(armies)
        .filter(|(name, id)| fits(name, typed) || fits(id, typed))
        // Whoever types a letter more finds the rest.
        .take(SELECT_LIMIT)
        .map(|(name, id)| AutocompleteChoice::new(name, id));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

//! `/game new`

use super::{Context, answer, language};
use crate::discord::answer::Answer;
use crate::discord::autocomplete::fits;
use crate::discord::bot::now;
use crate::discord::failure::Failure;
use crate::discord::lobby::{RANDOM, army_choice, player};
use crate::discord::panel::SELECT_LIMIT;
use crate::referee::{LobbyOptions, Place};
use crate::rules::Language;
use crate::store::{ChannelId, GuildId, InteractionId};
use crate::words::word;
use serenity::all::{
    AutocompleteChoice, ChannelType, CommandInteraction, CreateAutocompleteResponse, Permissions, User,
};

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
        may_post(interaction, place, language(context)).map_err(Failure::MayNot)?;
        let locale = interaction.guild_locale.as_deref().unwrap_or_default();
        let options = LobbyOptions {
            language: Language::of_locale(locale),
            place: match place {
                Some(Where::Here) => Place::Here,
                Some(Where::Thread) | None => Place::Thread,
            },
            invited: opponent.map(|opponent| opponent.id.get()),
        };
        let channel = ChannelId(interaction.channel_id.get());
        let host = player(&interaction.user, interaction.member.as_deref());
        let army = army_choice(army.as_deref());
        let change = (InteractionId(interaction.id.get()), now());
        bot.referee.open_lobby((GuildId(guild.get()), channel), host, &army, &options, change).await?;
        bot.owed.notify_one();
        Ok(Answer::sentence(word(language(context), "lobby-opened")))
    })
    .await
}

/// What the bot has to be allowed where a game is played, with the keys of their names.
const NEEDED: [(Permissions, &str); 4] = [
    (Permissions::VIEW_CHANNEL, "permission-view"),
    (Permissions::SEND_MESSAGES, "permission-send"),
    (Permissions::EMBED_LINKS, "permission-embed"),
    (Permissions::ATTACH_FILES, "permission-attach"),
];

/// What it has to be allowed where a game is played in a thread.
const NEEDED_FOR_THREADS: [(Permissions, &str); 2] = [
    (Permissions::CREATE_PUBLIC_THREADS, "permission-create-threads"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-in-threads"),
];

/// Refuses to open a table that could not be shown: nobody would ever see it, and it would keep the channel. The
/// error names what the bot is not allowed.
fn may_post(interaction: &CommandInteraction, place: Option<Where>, language: Language) -> Result<(), String> {
    let Some(allowed) = interaction.app_permissions else { return Ok(()) };
    let is_thread = interaction.channel.as_ref().is_some_and(|channel| {
        matches!(channel.kind, ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread)
    });
    let mut needed: Vec<_> = NEEDED.to_vec();
    if is_thread {
        needed.retain(|(permission, _)| *permission != Permissions::SEND_MESSAGES);
        needed.push(NEEDED_FOR_THREADS[1]);
    } else if !matches!(place, Some(Where::Here)) {
        needed.extend(NEEDED_FOR_THREADS);
    }
    let lacks = |permission: Permissions| !allowed.contains(permission) && !allowed.administrator();
    let missing: Vec<String> =
        needed.into_iter().filter(|(permission, _)| lacks(*permission)).map(|(_, key)| word(language, key)).collect();
    if missing.is_empty() { Ok(()) } else { Err(missing.join(&word(language, "list-comma"))) }
}

#[allow(clippy::unused_async, reason = "every completion is asynchronous")]
async fn complete_army(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let language = language(context);
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

//! `/game move`

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};

use sztab_referee::{MoveRequest, Place, RefereeError};
use sztab_store::{ChannelId, Game as Record, GameId, GuildId, StoreError};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::{Failure, error_code};
use crate::discord::say::limits::MAX_SELECT_OPTIONS;
use crate::discord::say::permissions::{is_thread, require_allowed_channel, require_post_permissions};

use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language};

use super::places::find_lost_channel_reason;
use super::settings::is_organiser;

/// Discord's error codes for a channel that the bot cannot find or see: unknown channel, unknown server, missing
/// access.
const LOST_CHANNEL_CODES: [isize; 3] = [10_003, 10_004, 50_001];

/// Moves a game to this channel.
///
/// Its players may do so only if the bot can no longer post in the old one; organisers may always do it.
#[poise::command(slash_command, guild_only, rename = "move")]
pub async fn game_move(
    context: Context<'_>,
    #[autocomplete = "complete_game"]
    #[max_length = 100]
    game: String,
) -> Result<(), Failure> {
    let moved = async {
        let (bot, interaction, language) = (context.data(), context.interaction, find_language(context).await);
        let guild = context.require_guild()?;
        let number = game.trim().trim_start_matches('#').parse().map_err(|_| Failure::Said("move-no-such-game"))?;
        let record = match bot.referee.store().load_game(GameId(number)).await {
            Ok(record) if record.guild == guild => record,
            Ok(_) | Err(StoreError::NoSuchGame(_)) => return Err(Failure::Said("move-no-such-game")),
            Err(error) => return Err(error.into()),
        };
        let (here, user) = (ChannelId(interaction.channel_id.get()), context.user());
        if record.channel == here {
            return Err(Failure::Said("move-here-already"));
        }
        let organises = is_organiser(bot, &context).await?;
        if !organises && record.seat_of(user).is_some() && !is_channel_lost(context, bot, &record).await? {
            let channel = format!("<#{}>", record.channel.0);
            return Ok(Answer::sentence(text(language, "move-not-lost", &[("channel", channel.into())])));
        }
        let settings = bot.referee.load_server_settings(guild).await?;
        require_allowed_channel(interaction.channel.as_ref(), &settings).map_err(Failure::OtherChannels)?;
        let is_thread = is_thread(interaction.channel.as_ref());
        require_post_permissions(interaction.app_permissions, is_thread, Place::Here, language)
            .map_err(Failure::MayNot)?;
        let (press, at) = (context.interaction_id(), bot.now());
        let asked = MoveRequest { game: record.id, guild, channel: here, user, organises, interaction: press, at };
        match bot.referee.move_session(asked).await {
            Ok(()) => {}
            Err(RefereeError::NotSeated(_)) => return Err(Failure::Said("move-not-yours")),
            Err(RefereeError::Repeated { .. }) => return Ok(Answer::sentence(word(language, "repeated"))),
            Err(error) => return Err(error.into()),
        }
        bot.notify_outbox();
        Ok(Answer::sentence(text(language, "move-done", &[("game", record.id.0.into())])))
    };
    answer(context, Box::pin(moved)).await
}

/// Returns whether the bot can no longer post where a game is played: the channel was deleted, owed posts were
/// abandoned because of it, or Discord no longer shows it to the bot.
async fn is_channel_lost(context: Context<'_>, bot: &Bot, record: &Record) -> Result<bool, Failure> {
    if find_lost_channel_reason(bot, record).await?.is_some() {
        return Ok(true);
    }
    let channel = serenity::all::ChannelId::new(record.channel.0);
    match context.serenity_context().http.get_channel(channel).await {
        Ok(_) => Ok(false),
        Err(error) if error_code(&error).is_some_and(|code| LOST_CHANNEL_CODES.contains(&code)) => Ok(true),
        Err(error) => Err(error.into()),
    }
}

/// Suggests the user's games on this server.
async fn complete_game(context: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let (bot, guild) = (context.data(), context.interaction.guild_id.map(|guild| GuildId(guild.get())));
    let games = bot.referee.store().load_running_games_of(context.user()).await;
    let games = games.inspect_err(|error| tracing::error!(%error, "games cannot be read")).unwrap_or_default();
    let own = games.into_iter().filter(|game| Some(game.guild) == guild);
    let choice = |game: Record| {
        let names: Vec<&str> = game.seats.iter().map(|seat| seat.name.as_str()).collect();
        let phrase = format!("{}: {}", game.id.0, names.join(" - "));
        AutocompleteChoice::new(crate::discord::say::answer::shorten(&phrase, 100), game.id.0.to_string())
    };
    let fitting = own.filter(|game| game.id.0.to_string().starts_with(typed.trim())).take(MAX_SELECT_OPTIONS);
    CreateAutocompleteResponse::new().set_choices(fitting.map(choice).collect())
}

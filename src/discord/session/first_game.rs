//! A guided first game: against computer players, in a separate thread.

use sztab_game::{Relation, find_kind};
use sztab_referee::{FirstGame, PersonalSettings, Place, Venue};
use sztab_store::ChannelId;
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::router::press::PlainPress;
use crate::discord::say::answer::Answer;
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::{is_thread, require_allowed_channel, require_post_permissions};

use super::computer::{computer_players, strength_at};
use super::lobby::to_player;
use super::threads::{create_thread, link_answer};

/// Begins a first game for the user, or links to the one in progress. `game` is the id of a game other than the
/// default one.
pub async fn begin_first_game(bot: &Bot, press: &PlainPress<'_>, game: Option<&str>) -> Result<Answer, Failure> {
    let language = press.theme.language;
    let guild = press.require_guild()?;
    let learner = to_player(press.event.user(), press.event.member());
    let user = learner.user;
    if let Some(record) = bot.referee.find_first_game(user).await? {
        return Ok(link_answer("first-game-waits", Venue { guild: record.guild, channel: record.channel }, language));
    }
    let settings = bot.referee.load_server_settings(guild).await?;
    require_allowed_channel(press.event.channel(), &settings).map_err(Failure::OtherChannels)?;
    let in_thread = is_thread(press.event.channel());
    let place = if in_thread { Place::Here } else { Place::Thread };
    require_post_permissions(press.event.app_permissions(), in_thread, place, language).map_err(Failure::MayNot)?;
    let kinds = bot.referee.kinds();
    let kind = game.map_or_else(|| kinds.first().copied(), |id| find_kind(kinds, id));
    let kind = kind.ok_or(Failure::Said("unknown-button"))?;
    let strength = strength_at(Some(kind), Some(0));
    let name = text(language, "first-game-thread", &[("player", learner.name.as_str().into())]);
    let mut asked = FirstGame {
        guild,
        channel: ChannelId(press.event.channel_id().get()),
        player: learner,
        kind,
        computers: computer_players(strength, kind.info().first_game.len().saturating_sub(1), language),
        language,
    };
    // Checked before anything is created, because a refusal must not leave an empty thread behind.
    bot.referee.check_first_game(&asked).await?;
    if !in_thread {
        asked.channel = create_thread(&press.context.http, press.event.channel_id(), &name).await?;
    }
    // A player who starts over should see the tips again.
    bot.referee.set_personal(user, bot.now(), |personal: &mut PersonalSettings| personal.no_tips = false).await?;
    let channel = asked.channel;
    let is_together = kind.info().relation == Relation::Cooperative;
    bot.referee.begin_first_game(asked, press.to_interaction(bot.now())).await?;
    bot.notify_outbox();
    let begun = if is_together { "first-game-begun-together" } else { "first-game-begun" };
    Ok(link_answer(begun, Venue { guild, channel }, language))
}

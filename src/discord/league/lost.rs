//! A league whose channel is deleted or closed to the bot: the organisers are notified, and can move the league.

use std::time::Duration;

use sztab_referee::{SeasonPost, UnreachableChannel};
use sztab_store::{ChannelId, LostReason, NewPost, Role, SeasonId, StoreError, UnixMs, UserId};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::league::command::season::season_commands;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::permissions::permissions_for_leagues;
use crate::discord::session::delivery::Delivery;

use super::ask::{SeasonContext, is_private, season_failure, season_name};
use super::people::PostContext;

/// Time before organisers are notified again about the same lost channel, since every further post fails in it too.
const RENOTIFY_INTERVAL: Duration = Duration::from_hours(24);

/// Notices to the organisers that the bot cannot write in a season's channel; empty if they were notified recently.
pub async fn build_lost_season_notices(
    bot: &Bot,
    season: SeasonId,
    channel: ChannelId,
    lost: LostReason,
    now: UnixMs,
) -> Result<Vec<NewPost>, StoreError> {
    let store = bot.referee.store();
    let row = store.load_season(season).await?;
    let place = UnreachableChannel { lost, channel };
    let is_told = store.load_posts(season).await?.iter().any(|post| {
        let is_young = now.since(post.created_at).is_none_or(|age| age < RENOTIFY_INTERVAL);
        let is_same = matches!(SeasonPost::from_post(post),
                Ok(SeasonPost::ChannelTrouble(told) | SeasonPost::OrganiserTrouble(told)) if told == place);
        is_young && is_same
    });
    if is_told || ![Some(row.league.channel), row.league.announcements].contains(&Some(channel)) {
        return Ok(Vec::new());
    }
    // Even if the server's settings cannot be read, the organisers have to be informed.
    let named = bot.referee.load_server_settings(row.league.guild).await.ok().and_then(|settings| settings.notices);
    let named = named.filter(|named| *named != channel.0);
    let named = named.map(|named| SeasonPost::ChannelTrouble(place).into_post(ChannelId(named)));
    let people = store.load_season_people(season).await?;
    let organisers = people.into_iter().filter(|person| person.role == Role::Organiser);
    // Direct messages are queued separately for each recipient.
    let direct = organisers.filter_map(|person| person.user());
    let direct = direct.map(|user| SeasonPost::OrganiserTrouble(place).into_post(ChannelId(user.0)));
    Ok(named.into_iter().chain(direct).collect())
}

/// Moves a league to the channel of the request; everything that is still relevant is posted again there.
async fn move_season(bot: &Bot, asking: &SeasonContext, to: ChannelId) -> Result<Answer, Failure> {
    if !asking.by.organises {
        return Err(Failure::Said("season-organisers-only"));
    }
    let record = bot.referee.load_season(asking.season).await.map_err(season_failure)?;
    let season = record.log.season();
    // A draft has no posts, because only organisers can see it.
    let mut posts: Vec<SeasonPost> = (!is_private(&record)).then_some(SeasonPost::Season).into_iter().collect();
    for of in season.open_matches() {
        let round = SeasonPost::Round { group: of.group, round: of.round };
        if of.round > 0 && !posts.contains(&round) {
            posts.push(round);
        }
    }
    posts.extend(season.open_matches().map(|of| SeasonPost::Match { match_id: of.id }));
    let mut change = asking.interaction.into_change();
    change.posts = posts.into_iter().map(|post| post.into_post(to)).collect();
    match bot.referee.store().move_league(asking.season, &record.row.league, to, change).await {
        Ok(()) | Err(StoreError::Duplicate { .. }) => {}
        Err(error) => return Err(error.into()),
    }
    bot.notify_outbox();
    let arguments = [("season", season_name(&record, asking.language).into()), ("channel", format!("<#{to}>").into())];
    Ok(Answer::sentence(text(asking.language, "season-moved", &arguments)))
}

/// The notice to a server's organisers; `None` once the problem is solved.
pub fn lost_channel_notice(telling: &PostContext<'_>, place: UnreachableChannel, role: Option<u64>) -> Option<Answer> {
    let called = role.map_or_else(String::new, |role| format!("<@&{role}> "));
    let content = format!("{called}{}", lost_channel_text(telling, place)?);
    Some(Answer { content, role, ..Answer::default() })
}

/// As [`trouble`], for a single organiser.
pub fn direct_lost_channel_notice(telling: &PostContext<'_>, place: UnreachableChannel, user: UserId) -> Delivery {
    match lost_channel_text(telling, place) {
        Some(phrase) => Delivery::Direct { user, direct: Box::new(Answer::sentence(phrase)), instead: None },
        None => Delivery::Nothing,
    }
}

fn lost_channel_text(telling: &PostContext<'_>, place: UnreachableChannel) -> Option<String> {
    let (record, language) = (telling.record, telling.language);
    let league = &record.row.league;
    let is_home = league.channel == place.channel;
    if !is_home && league.announcements != Some(place.channel) {
        return None;
    }
    let permissions = permissions_for_leagues(language).join(&word(language, "list-comma"));
    let arguments = [
        ("season", season_name(record, language).into()),
        ("channel", format!("<#{}>", place.channel).into()),
        ("permissions", permissions.into()),
    ];
    let key = match (is_home, place.lost) {
        (true, LostReason::Barred) => "season-barred",
        (true, LostReason::Gone) => "season-gone",
        (false, LostReason::Barred) => "season-announcements-barred",
        (false, LostReason::Gone) => "season-announcements-gone",
    };
    Some(text(language, key, &arguments))
}

season_commands! {
    /// Moves a season to this channel.
    #[poise::command(slash_command, guild_only, rename = "move")]
    move_here(context, _record, asking; None) {
        move_season(context.data(), &asking, ChannelId(context.interaction.channel_id.get())).await
    }
}

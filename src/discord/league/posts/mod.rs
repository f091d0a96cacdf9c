//! The posts of a season, written from the season's log when they are sent.
//!
//! A post with the same content as an earlier one edits that message, and of several waiting posts only the last is
//! sent. An edit notifies no one.

mod line;
mod matches;
mod queue;
mod round;
mod season;

use sztab_game::Language;
use sztab_league::ids::{EntrantId, MatchId};
use sztab_league::season::SeasonState;
use sztab_referee::league::SeasonRecord;
use sztab_referee::{JobContent, RefereeError, SeasonPost};
use sztab_store::{Job, LiveMessage, Post, PostState, SeasonId, Status, UserId};

use crate::discord::bot::Bot;
use crate::discord::league::people::load_season_names;
use crate::discord::league::views::posted::{with_round, with_tables};
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::delivery::Delivery;

use super::ask::season_failure;
use super::lost::{direct_lost_channel_notice, lost_channel_notice};
use super::people::PostContext;

pub use matches::buttons as match_buttons;

/// Writes a post about a season. A post with the same content as an earlier one updates that message.
pub async fn write_season_post(bot: &Bot, post: &Post, season: SeasonId) -> Result<Delivery, Failure> {
    let content = SeasonPost::from_post(post).map_err(RefereeError::from)?;
    let posts = bot.referee.store().load_similar_posts(post).await?;
    // The last waiting post covers all earlier ones.
    let in_channel = posts.iter().filter(|other| other.channel == post.channel);
    if in_channel.clone().any(|later| later.id > post.id && matches!(later.state, PostState::Waiting { .. })) {
        return Ok(Delivery::Nothing);
    }
    let record = bot.referee.load_season(season).await.map_err(season_failure)?;
    let language = find_server_language(bot, record.row.league.guild).await?;
    // A league that has moved gets new messages in the new channel.
    let mut before = in_channel.rev().filter(|earlier| earlier.id < post.id);
    let shown = before.find_map(|earlier| Some(LiveMessage { channel: earlier.channel, message: earlier.message()? }));
    let names = load_season_names(bot, &record, language).await?;
    let telling = PostContext { record: &record, names: &names, language, is_first: shown.is_none() };
    if let SeasonPost::OrganiserTrouble(place) = content {
        return Ok(direct_lost_channel_notice(&telling, place, UserId(post.channel.0)));
    }
    let Some(answer) = render_season_post(bot, content, &telling).await? else { return Ok(Delivery::Nothing) };
    let is_announcement =
        post.channel != record.row.league.channel && record.row.league.announcements == Some(post.channel);
    let answer = if is_announcement { adapt_announcement(bot, answer, content, &telling).await } else { answer };
    Ok(match shown {
        Some(message) => Delivery::Edit(message, answer),
        None => Delivery::Send(answer),
    })
}

/// A post for the announcement channel: it does not ping anyone again, and the post about the end of a season
/// includes the final tables.
async fn adapt_announcement(bot: &Bot, answer: Answer, content: SeasonPost, telling: &PostContext<'_>) -> Answer {
    let answer = Answer { mention: None, mentions: Vec::new(), ..answer };
    if matches!(content, SeasonPost::Line { .. }) && telling.record.log.season().state == SeasonState::Ended {
        return with_tables(bot, answer, telling.record, telling.language).await;
    }
    answer
}

async fn render_season_post(
    bot: &Bot,
    content: SeasonPost,
    telling: &PostContext<'_>,
) -> Result<Option<Answer>, Failure> {
    Ok(match content {
        SeasonPost::Season => Some(with_tables(bot, season::message(telling), telling.record, telling.language).await),
        SeasonPost::Round { group, round } => match round::message(telling, group, round) {
            Some(answer) => Some(with_round(bot, answer, telling.record, (group, round), telling.language).await),
            None => None,
        },
        SeasonPost::Match { match_id } => {
            let sessions = bot.referee.match_sessions(telling.record, match_id).await.map_err(season_failure)?;
            matches::message(telling, match_id, &sessions)
        }
        SeasonPost::Room { match_id, game } => matches::thread_message(telling, match_id, game),
        SeasonPost::Line { seq } => line::message(telling, seq),
        SeasonPost::RemindBegin { match_id } => matches::begin_reminder(telling, match_id),
        SeasonPost::RemindDeadline { match_id, deadline_ms, at_ms } => {
            let of = matches::due_reminder(telling.record, match_id, (deadline_ms, at_ms), bot.now());
            match of {
                Some(of) => {
                    matches::deadline_reminder(telling, of, &find_players_to_act(bot, telling.record, of.id).await?)
                }
                None => None,
            }
        }
        SeasonPost::Queue { match_id, line } => {
            let role = bot.referee.load_server_settings(telling.record.row.league.guild).await?.organisers;
            queue::message(telling, match_id, line, role)
        }
        SeasonPost::Stuck { group, round } => round::stuck_round(telling, group, round),
        SeasonPost::ChannelTrouble(place) => lost_channel_notice(
            telling,
            place,
            bot.referee.load_server_settings(telling.record.row.league.guild).await?.organisers,
        ),
        SeasonPost::OrganiserTrouble(_) => None,
        SeasonPost::Invite { from, to } => {
            let invited =
                bot.referee.load_invitees_of_message(telling.record.row.id, from, to).await.map_err(season_failure)?;
            season::invitation(telling, &invited)
        }
        SeasonPost::RoleTrouble { role } => {
            let settings = bot.referee.load_server_settings(telling.record.row.league.guild).await?;
            season::role_notice(telling, role, settings.organisers)
        }
    })
}

/// The players who are to act in a match's games, except those whom the game itself reminds before the deadline.
async fn find_players_to_act(bot: &Bot, record: &SeasonRecord, match_id: MatchId) -> Result<Vec<EntrantId>, Failure> {
    let deadline_ms = record.log.season().matches.get(&match_id).map_or(0, |found| found.deadline_ms);
    let mut players = Vec::new();
    for session in bot.referee.match_sessions(record, match_id).await.map_err(season_failure)? {
        let reminds_itself =
            |job: &Job| job.due.0 < deadline_ms && matches!(JobContent::from_job(job), Ok(JobContent::Remind(_)));
        let jobs = bot.referee.store().load_jobs(session.game).await?;
        if session.status == Status::Running && !jobs.iter().any(reminds_itself) {
            let waiting = bot.referee.load_session(session.game).await?.waiting_players();
            players.extend(waiting.into_iter().filter_map(|(_, user)| record.entry_of(user)));
        }
    }
    players.sort_unstable();
    players.dedup();
    Ok(players)
}

/// The language of public posts in a server.
pub async fn find_server_language(bot: &Bot, guild: sztab_store::GuildId) -> Result<Language, Failure> {
    Ok(bot.referee.load_server_settings(guild).await?.public_language(None))
}

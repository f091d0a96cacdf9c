//! Jobs of seasons: due steps, roles, and threads for the games of matches.
//!
//! A game of a match is played in the thread of a message: game 1 in the thread of the match's post, and each further
//! game in that of a separate post. A message's thread has the same id as the message, so a game has only one thread
//! even if creating it is interrupted.

use std::time::Duration;

use serenity::all::{AutoArchiveDuration, CreateThread};
use serenity::http::Http;

use sztab_game::Language;
use sztab_referee::league::{GameToOpen, SeasonError, SeasonRecord};
use sztab_referee::{RefereeError, SeasonJob, SeasonPost};
use sztab_store::{
    Change, ChannelId, Job, JobChange, LiveMessage, LostReason, MessageId, PostState, SeasonId, StoreError,
};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::shorten;
use crate::discord::say::failure::{Failure, error_code, is_transient};

use super::ask::{row_name, season_failure};
use super::lost::build_lost_season_notices;
use super::people::bare_name_of;
use super::posts::find_server_language;
use super::roles::update_roles;

/// Discord's error code for "a thread has already been created for this message".
const THREAD_EXISTS: isize = 160_004;
/// Discord's error codes for a channel in which the bot may not create threads: no access, no permission.
const NO_ACCESS_CODES: [isize; 2] = [50_001, 50_013];
/// Maximum length of a thread's name, in characters.
const MAX_THREAD_NAME_CHARACTERS: usize = 100;
/// Maximum length of a player's name within a thread name, in characters.
const MAX_PLAYER_NAME_CHARACTERS: usize = 30;
/// Time before checking again for a message that has not been sent.
const UNSENT_RETRY_DELAY: Duration = Duration::from_secs(2);
/// Time before checking again for the message about a round.
const UNPOSTED_RETRY_DELAY: Duration = Duration::from_mins(5);
/// Timeout for creating a thread, including the library's own waits.
const CREATION_TIMEOUT: Duration = Duration::from_secs(40);

pub async fn run_season_job(bot: &Bot, http: &Http, job: &Job, season: SeasonId) -> Result<(), Failure> {
    match SeasonJob::from_job(job).map_err(RefereeError::from)? {
        SeasonJob::Due { reminded_ms } => {
            Box::pin(bot.referee.carry_out_season(season, reminded_ms, bot.now())).await.map_err(season_failure)?;
        }
        SeasonJob::Sessions => Box::pin(open_sessions(bot, http, job, season)).await?,
        SeasonJob::Clocks => {
            Box::pin(bot.referee.set_season_clocks(job, season, bot.now())).await.map_err(season_failure)?;
        }
        SeasonJob::Posted => {
            let missing = Box::pin(bot.referee.move_late_deadlines(job, season, bot.now()));
            if missing.await.map_err(season_failure)? {
                bot.referee.store().postpone_job(job.id, bot.now().after(UNPOSTED_RETRY_DELAY)).await?;
            }
        }
        SeasonJob::Roles => Box::pin(update_roles(bot, http, job, season)).await?,
    }
    bot.notify_outbox();
    Ok(())
}

/// Opens the tables that are to be played now, one after the other. Tables whose message has not been sent yet, and
/// tables that fail to open, are opened later and do not block the others.
async fn open_sessions(bot: &Bot, http: &Http, job: &Job, season: SeasonId) -> Result<(), Failure> {
    let record = bot.referee.load_season(season).await.map_err(season_failure)?;
    bot.referee.cancel_misplaced_games(&record, bot.now()).await.map_err(season_failure)?;
    let (mut is_waiting, mut failed) = (false, None);
    for open in bot.referee.find_games_to_open(&record).await.map_err(season_failure)? {
        match find_game_message(bot, &record, open).await? {
            Some(message) => failed = open_session(bot, http, &record, open, message).await.err().or(failed),
            None => is_waiting = true,
        }
    }
    if let Some(failed) = failed {
        notify_thread_refusal(bot, &record, &failed).await?;
        return Err(failed);
    }
    if is_waiting {
        return Ok(bot.referee.store().postpone_job(job.id, bot.now().after(UNSENT_RETRY_DELAY)).await?);
    }
    let done = Change::at(bot.now()).with_jobs([JobChange::Done(job.id, job.due)]);
    Ok(bot.referee.store().queue_posts(season, done).await?)
}

/// Notifies organisers that the bot may not create threads in a season's channel. The job keeps waiting.
async fn notify_thread_refusal(bot: &Bot, record: &SeasonRecord, failed: &Failure) -> Result<(), Failure> {
    let Failure::Discord(error) = failed else { return Ok(()) };
    if !error_code(error).is_some_and(|code| NO_ACCESS_CODES.contains(&code)) {
        return Ok(());
    }
    let (season, now) = (record.row.id, bot.now());
    let mut change = Change::at(now);
    change.posts = build_lost_season_notices(bot, season, record.row.league.channel, LostReason::Barred, now).await?;
    bot.referee.store().queue_posts(season, change).await?;
    bot.notify_outbox();
    Ok(())
}

/// The message in whose thread a game is played; `None` if it has not been sent yet.
async fn find_game_message(bot: &Bot, record: &SeasonRecord, open: GameToOpen) -> Result<Option<LiveMessage>, Failure> {
    let content = match open.number {
        1 => SeasonPost::Match { match_id: open.match_id },
        game => SeasonPost::Room { match_id: open.match_id, game },
    };
    let posts = bot.referee.store().load_posts(record.row.id).await?;
    let posts: Vec<_> = posts.into_iter().filter(|post| SeasonPost::from_post(post) == Ok(content)).collect();
    let is_owed = posts.iter().any(|post| !matches!(post.state, PostState::GivenUp { .. }));
    if !is_owed {
        let owed = Change::at(bot.now()).with_post(content.into_post(record.row.league.channel));
        bot.referee.store().queue_posts(record.row.id, owed).await?;
        bot.notify_outbox();
    }
    Ok(posts.iter().rev().find_map(|post| Some(LiveMessage { channel: post.channel, message: post.message()? })))
}

async fn open_session(
    bot: &Bot,
    http: &Http,
    record: &SeasonRecord,
    open: GameToOpen,
    message: LiveMessage,
) -> Result<(), Failure> {
    let language = find_server_language(bot, record.row.league.guild).await?;
    let name = thread_name(record, open, language);
    let made = tokio::time::timeout(CREATION_TIMEOUT, find_or_create_thread(http, message, name))
        .await
        .map_err(Failure::internal)?;
    let channel = made?;
    match bot.referee.open_match_game(record.row.id, open, channel, bot.now()).await {
        Ok(_) => {
            bot.notify_outbox();
            Ok(())
        }
        // A change in the meantime has made the game unnecessary; the next job checks again.
        Err(SeasonError::Refused(_) | SeasonError::Store(StoreError::ChannelBusy { .. })) => Ok(()),
        Err(error) => Err(season_failure(error)),
    }
}

/// The thread of a message; it is created if it does not exist.
async fn find_or_create_thread(http: &Http, message: LiveMessage, name: String) -> Result<ChannelId, Failure> {
    let make = || {
        let thread = CreateThread::new(name.clone()).auto_archive_duration(AutoArchiveDuration::OneWeek);
        let channel = serenity::all::ChannelId::new(message.channel.0);
        channel.create_thread_from_message(http, serenity::all::MessageId::new(message.message.0), thread)
    };
    let made = match make().await {
        // A second request shows whether the thread was created.
        Err(error) if is_transient(&error) => make().await,
        made => made,
    };
    match made {
        Ok(thread) => Ok(ChannelId(thread.id.get())),
        Err(error) if error_code(&error) == Some(THREAD_EXISTS) => Ok(thread_id(message.message)),
        Err(error) => Err(error.into()),
    }
}

fn thread_id(message: MessageId) -> ChannelId {
    ChannelId(message.0)
}

/// The name of a game's thread until the game ends.
fn thread_name(record: &SeasonRecord, open: GameToOpen, language: Language) -> String {
    let players = record.log.season().matches.get(&open.match_id).map(|of| of.players);
    let name = |entrant| shorten(&bare_name_of(record, entrant, language), MAX_PLAYER_NAME_CHARACTERS);
    let players = players.map_or_else(String::new, |[first, second]| format!("{} – {}", name(first), name(second)));
    let arguments = [
        ("season", shorten(&row_name(&record.row, language), MAX_PLAYER_NAME_CHARACTERS).into()),
        ("match", open.match_id.0.into()),
        ("players", players.into()),
    ];
    shorten(&text(language, "season-thread", &arguments), MAX_THREAD_NAME_CHARACTERS)
}

//! Commands in the menus of people and messages: *Challenge*, *Statistics*, *What happened here?* and *Report a
//! problem*. The one who uses them is the only one to see their answers.

use std::env::consts::{ARCH, OS};

use serenity::all::{Message, User};

use sztab_referee::PostKind;
use sztab_store::{ChannelId, Game as Record, MessageId, Post, SeasonStatus, UserId};
use sztab_words::text;

use crate::discord::league::ask::{season_failure, season_name};
use crate::discord::league::organise::is_ladder;
use crate::discord::outbox::explain::{explain_post, find_post_of_message};
use crate::discord::say::answer::{Answer, File};
use crate::discord::say::caller::Caller as _;
use crate::discord::say::failure::Failure;

use super::game::{TableOptions, open_table};
use crate::discord::session::command::answer::answer;
use crate::discord::session::command::context::{Context, find_language, find_theme};
use crate::discord::session::statistics::show_statistics;

/// Opens a table with a seat reserved for the person.
#[poise::command(context_menu_command = "challenge", guild_only)]
pub async fn challenge(context: Context<'_>, opponent: User) -> Result<(), Failure> {
    let opened = async {
        let other = UserId(opponent.id.get());
        let opened = open_table(context, TableOptions { opponents: vec![opponent], ..TableOptions::default() }).await?;
        let Some(season) = find_common_ladder(context, other).await? else { return Ok(opened) };
        let hint = text(find_language(context).await, "menu-challenge-ladder", &[("season", season.into())]);
        Ok(Answer { content: format!("{}\n{hint}", opened.content), ..opened })
    };
    answer(context, Box::pin(opened)).await
}

/// The name of a ladder in progress on this server in which both the command's author and another user take part.
async fn find_common_ladder(context: Context<'_>, other: UserId) -> Result<Option<String>, Failure> {
    let bot = context.data();
    let guild = context.require_guild()?;
    let users = [context.user(), other];
    for season in bot.referee.store().load_seasons(guild).await? {
        if season.status != SeasonStatus::Running {
            continue;
        }
        let record = bot.referee.load_season(season.id).await.map_err(season_failure)?;
        if is_ladder(record.log.season()) && users.iter().all(|&user| record.entry_of(user).is_some()) {
            return Ok(Some(season_name(&record, find_language(context).await)));
        }
    }
    Ok(None)
}

/// Shows a person's statistics on this server.
#[poise::command(context_menu_command = "statistics", guild_only)]
pub async fn statistics(context: Context<'_>, player: User) -> Result<(), Failure> {
    answer(context, Box::pin(show_statistics(context, UserId(player.id.get())))).await
}

/// Tells the story behind a message of a game, with its pictures.
#[poise::command(context_menu_command = "story", guild_only)]
pub async fn story(context: Context<'_>, message: Message) -> Result<(), Failure> {
    let told = async {
        let (post, record) = find_post(context, &message).await?;
        explain_post(context.data(), &post, record, find_theme(context).await).await
    };
    answer(context, Box::pin(told)).await
}

/// Prepares a file about a problem with a message of a game, and leaves a line for the operator in the log.
#[poise::command(context_menu_command = "report", guild_only)]
pub async fn report(context: Context<'_>, message: Message) -> Result<(), Failure> {
    let reported = async {
        let (post, record) = find_post(context, &message).await?;
        let reference = context.interaction.id.get();
        tracing::warn!(
            reference,
            game = record.id.0,
            post = post.id.0,
            seq = post.seq.0,
            "a user has a problem to report"
        );
        let notes = problem_notes(&post, &record, reference);
        let bytes = format!("{}{notes}", export_public_record(context, &record).await).into_bytes();
        let file = File { name: format!("game-{}-problem.txt", record.id), bytes };
        let arguments = [("game", record.id.0.into()), ("reference", reference.to_string().into())];
        let content = text(find_language(context).await, "menu-report-file", &arguments);
        Ok(Answer { files: vec![file], ..Answer::sentence(content) })
    };
    answer(context, Box::pin(reported)).await
}

/// The post behind a message in the command's channel. The channel is that of the interaction, because a message may
/// claim another one.
async fn find_post(context: Context<'_>, message: &Message) -> Result<(Post, Record), Failure> {
    let guild = context.require_guild()?;
    let channel = ChannelId(context.channel_id().get());
    find_post_of_message(context.data(), guild, channel, MessageId(message.id.get())).await
}

/// The public record of a game as in `/export`; empty if the game has not begun. A game that cannot be read may be the
/// very problem, so this does not fail.
async fn export_public_record(context: Context<'_>, record: &Record) -> String {
    if record.started.is_none() {
        return String::new();
    }
    let referee = &context.data().referee;
    let exported = async { referee.export_record(&referee.load_session(record.id).await?).await };
    Box::pin(exported).await.unwrap_or_else(|error| {
        tracing::error!(game = record.id.0, %error, "a record cannot be exported");
        "# The record cannot be read.\n".to_owned()
    })
}

/// The circumstances of a problem, as comments that may follow a record.
fn problem_notes(post: &Post, record: &Record, reference: u64) -> String {
    let rules = record.started.as_ref().map_or_else(|| "none yet".to_owned(), |begun| begun.rules_version.to_string());
    let post_kind = PostKind::from_post(post).map_or("unknown", PostKind::key);
    let status = record.status.word();
    let message = post.message().map_or(0, |message| message.0);
    let lines = [
        format!("problem {reference}"),
        format!("program sztab {} on {OS} {ARCH}", env!("CARGO_PKG_VERSION")),
        format!("about {} game {}, rules {rules}, {}, line {}", record.kind, record.id, status, record.last.0),
        format!(
            "message {message} in channel {}, post {} ({post_kind}) about line {}",
            post.channel, post.id.0, post.seq.0
        ),
    ];
    lines.map(|line| format!("# {line}\n")).concat()
}

//! Commands that handle games as files: `/export`, `/import` and `/verify`.

use serenity::all::Attachment;

use sztab_game::Side;
use sztab_game::view::ExportState;
use sztab_referee::{Proof, Secret, VerifiedFrom};
use sztab_store::{ChannelId, GameId, GuildId, Status, UserId};
use sztab_words::word;

use crate::discord::say::answer::{Answer, File};
use crate::discord::say::failure::Failure;
use crate::discord::say::subject::Position;
use crate::discord::session::guide::Trail;
use crate::discord::session::verify::{VerifiedObject, verification_answer};

use super::support::answer::answer;
use super::support::context::{Context, find_language, find_theme};
use super::support::files::ExpectedContent;
use super::support::place::find_newest_session;

/// Exports the record and position as files, with public information only.
#[poise::command(slash_command, guild_only)]
pub async fn export(context: Context<'_>) -> Result<(), Failure> {
    let exported = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let session = find_newest_session(context).await?;
        let game = session.record.id;
        let record = bot.referee.export_record(&session).await?;
        let position = session.public_position();
        let files = vec![
            File { name: format!("game-{game}-record.txt"), bytes: record.into_bytes() },
            File { name: format!("game-{game}-position.txt"), bytes: position.into_bytes() },
        ];
        let exported = match (session.game().outcome().is_some(), session.record.is_sealed) {
            (false, _) => ExportState::Running,
            (true, true) => ExportState::Sealed,
            (true, false) => ExportState::Over,
        };
        Ok(Answer { files, ..Answer::sentence(session.view().export_heading(language, exported)) })
    };
    answer(context, Box::pin(exported)).await
}

/// Sets up a position from a file for private study.
#[poise::command(slash_command, guild_only)]
pub async fn import(context: Context<'_>, file: Attachment) -> Result<(), Failure> {
    let imported = async {
        let (bot, theme) = (context.data(), find_theme(context).await);
        let text = bot.read_attachment(&file, ExpectedContent::Position, theme.language).await?;
        let user = UserId(context.author().id.get());
        let id = bot.referee.store_study(user, &text, bot.now()).await?;
        let session = bot.referee.load_study(id).await?.ok_or(Failure::Said("study-gone"))?;
        let side = session.game().waiting_sides().iter().next().unwrap_or(Side(0));
        bot.begin_what_if(&session, Position::Study(id), None, &Trail::for_side(side), theme).await
    };
    answer(context, Box::pin(imported)).await
}

/// Verifies a game against its log, or an attached record, and answers the user privately.
#[poise::command(slash_command, guild_only)]
pub async fn verify(context: Context<'_>, record: Option<Attachment>) -> Result<(), Failure> {
    let verified = async {
        let (bot, language) = (context.data(), find_language(context).await);
        let guild = GuildId(context.guild_id().ok_or(Failure::Said("only-in-server"))?.get());
        let channel = ChannelId(context.channel_id().get());
        let (asked, proof) = if let Some(file) = record {
            let text = bot.read_attachment(&file, ExpectedContent::Record, language).await?;
            let from = VerifiedFrom { guild, channel, user: UserId(context.author().id.get()) };
            (VerifiedObject::Record, bot.referee.verify_record(&text, from).await?)
        } else {
            let game = find_newest_game(context, guild, channel).await?;
            (VerifiedObject::Game(game), bot.referee.verify_game(game).await?)
        };
        let mut answer = verification_answer(language, asked, &proof);
        // If the log cannot be replayed, the proof explains why.
        if let (VerifiedObject::Game(game), Proof::True(_)) = (asked, &proof) {
            let secrets = bot.referee.load_all_secrets(game).await?;
            if !secrets.is_empty() {
                answer.content = format!("{}\n{}", answer.content, word(language, "verify-secrets"));
                answer.files.push(secrets_file(game, &secrets));
            }
        }
        Ok(answer)
    };
    answer(context, Box::pin(verified)).await
}

/// Builds a file with a line for each secret line of a game: its number, side and SHA-256, then its salt and text once
/// it is revealed.
fn secrets_file(game: GameId, secrets: &[Secret]) -> File {
    let line = |secret: &Secret| {
        let opened = secret.opened.as_ref().map_or(String::new(), |opened| format!(" {} {}", opened.salt, opened.line));
        format!("{} {} {}{opened}\n", secret.number.0, secret.side.letter(), secret.commitment)
    };
    let lines: String = secrets.iter().map(line).collect();
    File { name: format!("game-{game}-secrets.txt"), bytes: lines.into_bytes() }
}

/// Finds the game in play in a channel, or else the last one played there. The game is not loaded, because a faulty log
/// may be the reason for the check.
async fn find_newest_game(context: Context<'_>, guild: GuildId, channel: ChannelId) -> Result<GameId, Failure> {
    let store = context.data().referee.store();
    let active = store.load_active_games_in_channel(channel).await?;
    if let Some(running) = active.first().filter(|game| game.status == Status::Running) {
        return Ok(running.id);
    }
    match store.load_last_finished_game(guild, channel).await? {
        Some(over) => Ok(over.id),
        None if !active.is_empty() => Err(Failure::Said("no-game-yet")),
        None => Err(Failure::Said("no-game-here")),
    }
}

//! The link to the game that waits for a player next.

use serenity::all::CreateButton;

use sztab_game::Language;
use sztab_store::{Game as Record, GameId, UnixMs, UserId};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::button_rows;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::channel_link;

use super::clock::deadline_line;

/// The game besides this one that waits for a user, with the line about its clock: the one whose clock falls first, or
/// else the one that began first.
pub async fn find_next_game(
    bot: &Bot,
    user: UserId,
    besides: Option<GameId>,
    language: Language,
) -> Result<Option<(Record, Option<String>)>, Failure> {
    let mut next: Option<(UnixMs, Record, Option<String>)> = None;
    for record in bot.referee.store().load_running_games_of(user).await? {
        if besides == Some(record.id) {
            continue;
        }
        let session = bot.referee.load_session(record.id).await?;
        if !session.waiting_players().iter().any(|(_, player)| *player == user) {
            continue;
        }
        let deadline = bot.referee.find_deadline(&session, bot.now()).await?;
        let falls = deadline.as_ref().and_then(|deadline| deadline.falls).unwrap_or(UnixMs(i64::MAX));
        if next.as_ref().is_none_or(|(earliest, ..)| falls < *earliest) {
            let line = deadline.map(|deadline| deadline_line(&session, &deadline, language));
            next = Some((falls, record, line));
        }
    }
    Ok(next.map(|(_, record, line)| (record, line)))
}

/// Adds a link to the game that waits for the player next, if there is one and the answer offers nothing else to press.
pub async fn add_next_game(bot: &Bot, this: GameId, user: UserId, language: Language, answer: Answer) -> Answer {
    if !answer.rows.is_empty() {
        return answer;
    }
    let found = find_next_game(bot, user, Some(this), language).await;
    let found = found.inspect_err(|error| tracing::warn!(%error, "an answer does without the next game"));
    let Ok(Some((record, clock))) = found else { return answer };
    let label = text(language, "next-game", &[("game", record.id.0.into())]);
    let content = std::iter::once(answer.content.clone()).chain(clock).collect::<Vec<_>>().join("\n");
    let rows = button_rows(&[CreateButton::new_link(channel_link(&record)).label(label)]);
    Answer { content, rows, ..answer }
}

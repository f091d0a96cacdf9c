//! The end of a game: the last post in its channel, and the update of the message with which it was opened.

use sztab_game::chance::to_hex;
use sztab_game::view::Focus;
use sztab_game::{Language, Side};
use sztab_referee::{History, LobbyOptions, Session};
use sztab_store::{Game as Record, Status};
use sztab_words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::{Answer, Picture};
use crate::discord::say::failure::Failure;
use crate::discord::session::clock::{players_of, users_of};
use crate::discord::session::delivery::Delivery;
use crate::discord::session::lobby;
use crate::discord::session::reader::public_theme;

use super::film::film_button;

/// The result, and the seed to which the bot had committed itself. Notifies both players.
pub async fn build_result(bot: &Bot, history: &History, language: Language) -> Answer {
    let session = &history.session;
    let picture = draw_result_picture(bot, history, language).await;
    let view = session.view();
    let outcome = view.outcome(session.game(), language);
    let title: Vec<String> = [word(language, "post-over")].into_iter().chain(outcome).collect();
    let mut content = vec![title.join(" ")];
    content.extend(player_results(session, language));
    content.extend(view.chapters_summary(session.game(), &history.ended_chapters(), language));
    if session.record.is_sealed {
        content.push(word(language, "mirror-seed-later"));
    } else if let Some(started) = &session.record.started {
        let seed = to_hex(&started.seed.0);
        content.push(text(language, "post-seed", &[("seed", seed.into())]));
    }
    let rematch = lobby::rematch_button(session, language);
    Answer {
        content: content.join("\n"),
        story: view.story(session.game(), &history.live_narrative(), language),
        rows: [rematch].into_iter().chain(film_button(bot, history, language)).collect(),
        picture,
        mentions: users_of(session, session.game().sides()),
        ..Answer::default()
    }
}

/// The result for the server's results channel, with a link to the game.
pub async fn build_server_result(bot: &Bot, record: &Record, language: Language) -> Result<Answer, Failure> {
    let history = bot.referee.load_history_of(record.clone(), record.last).await?;
    let session = &history.session;
    let picture = draw_result_picture(bot, &history, language).await;
    let outcome = session.view().outcome(session.game(), language).unwrap_or_default();
    let mut content =
        vec![text(language, "result-title", &[("game", record.id.0.into()), ("outcome", outcome.into())])];
    content.extend(player_results(session, language));
    content.push(text(language, "result-place", &[("channel", format!("<#{}>", record.channel).into())]));
    Ok(Answer { content: content.join("\n"), picture, ..Answer::default() })
}

/// Replaces the message with which a game was opened with the result. For a mirrored match the result covers both
/// games.
pub async fn update_lobby_result(bot: &Bot, record: &Record) -> Result<Delivery, Failure> {
    let Some(message) = bot.referee.find_opening_message(record).await? else { return Ok(Delivery::Nothing) };
    let language = LobbyOptions::from_record(record)?.language;
    let mut lines = Vec::new();
    for game in bot.referee.load_match_games(record).await? {
        let channel = format!("<#{}>", game.channel);
        match game.status {
            Status::Over => {
                let session = bot.referee.load_session(game.id).await?;
                let outcome = session.view().outcome(session.game(), language);
                let arguments = [("game", game.id.0.into()), ("outcome", outcome.unwrap_or_default().into())];
                lines.push(text(language, "result-title", &arguments));
                lines.extend(player_results(&session, language));
            }
            Status::Cancelled => {
                let is_annulled = bot.referee.is_annulled(&game).await?;
                let key = if is_annulled { "result-annulled" } else { "result-closed" };
                lines.push(text(language, key, &[("game", game.id.0.into())]));
            }
            Status::Running | Status::Lobby => {
                lines.push(text(language, "lobby-started", &[("channel", channel.into())]));
                continue;
            }
        }
        if game.channel != message.channel {
            lines.push(text(language, "result-place", &[("channel", channel.into())]));
        }
    }
    Ok(Delivery::Edit(message, Answer::sentence(lines.join("\n"))))
}

/// Each player's result, in the order of places if there are more than two players.
fn player_results(session: &Session, language: Language) -> Vec<String> {
    let line = |side| session.view().result(session.game(), side, &players_of(session, side, language), language);
    let mut sides: Vec<Side> = session.game().sides().iter().collect();
    if let Some(outcome) = session.game().outcome().filter(|_| sides.len() > 2) {
        sides.sort_by_key(|&side| outcome.rank(side));
    }
    sides.into_iter().map(line).collect()
}

/// Logs that a picture could not be drawn.
pub(super) fn log_drawing_failure(session: &Session, error: &Failure) {
    tracing::error!(game = session.record.id.0, %error, "a picture cannot be drawn");
}

/// The picture for a post. A post without the picture is better than no post: the game continues.
pub async fn draw_post_picture(bot: &Bot, session: &Session, language: Language, focus: Focus<'_>) -> Option<Picture> {
    let drawn = bot.gallery.draw_board(session, public_theme(bot, language), focus).await;
    drawn.inspect_err(|error| log_drawing_failure(session, error)).ok().flatten()
}

/// The picture for a result: the card, or the final position if the game has no card. Only one picture is sent,
/// because Discord crops pictures shown side by side.
async fn draw_result_picture(bot: &Bot, history: &History, language: Language) -> Option<Picture> {
    let session = &history.session;
    let drawn = bot.gallery.draw_result(history, public_theme(bot, language)).await;
    match drawn.inspect_err(|error| log_drawing_failure(session, error)).ok().flatten() {
        Some(card) => Some(card),
        None => draw_post_picture(bot, session, language, Focus::Whole).await,
    }
}

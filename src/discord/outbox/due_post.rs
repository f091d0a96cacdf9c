//! A post and the data it is built from.

use sztab_game::Language;
use sztab_referee::{History, LobbyOptions, PostKind, Session};
use sztab_store::{Game as Record, Post, Status};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::delivery::Delivery;

/// A post and its session.
pub struct DuePost<'a> {
    pub(super) post: &'a Post,
    pub(super) record: Record,
    pub(super) options: LobbyOptions,
}

impl DuePost<'_> {
    /// True if the log has not grown since the post became due.
    pub(super) fn is_current(&self) -> bool {
        self.record.last == self.post.seq
    }
}

/// A post about a game that has begun, and the game up to the line that triggered the post.
pub struct GamePost {
    pub(super) history: History,
    pub(super) language: Language,
    /// True if the post may have buttons. Buttons of an older version would only be refused; a later post has the
    /// current ones. During a computer player's turn there are no buttons to press.
    pub(super) has_buttons: bool,
}

impl GamePost {
    /// The session at that line.
    pub(super) fn session(&self) -> &Session {
        &self.history.session
    }

    /// A message to send if the game is still waiting for the same players as at that line; otherwise `Nothing`.
    pub(super) fn deliver_while_waiting(&self, message: impl FnOnce(&Session) -> Option<Answer>) -> Delivery {
        if self.has_buttons { Delivery::from_message(message(self.session())) } else { Delivery::Nothing }
    }

    /// A message to send as long as the game is in play, even if players have acted since; `Nothing` afterwards.
    pub(super) fn deliver_while_running(&self, message: impl FnOnce(&Session) -> Answer) -> Delivery {
        if self.session().record.status == Status::Running {
            Delivery::Send(message(self.session()))
        } else {
            Delivery::Nothing
        }
    }
}

/// Reads the game of a post up to the line that triggered the post.
pub async fn read_game_post(bot: &Bot, owed: &DuePost<'_>) -> Result<GamePost, Failure> {
    let record = owed.record.clone();
    // The result summarises the whole game.
    let is_result = PostKind::from_post(owed.post) == Some(PostKind::Over);
    let history = if is_result {
        bot.referee.load_history_of(record, owed.post.seq).await?
    } else {
        bot.referee.load_latest_history(record, owed.post.seq).await?
    };
    let is_to_act = !history.session.waiting_persons().is_empty();
    let has_buttons = owed.is_current() && owed.record.status == Status::Running && is_to_act;
    Ok(GamePost { history, language: owed.options.language, has_buttons })
}

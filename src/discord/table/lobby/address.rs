//! Links to the messages of lobbies.

use serenity::all::{CreateActionRow, CreateButton};

use sztab_game::Language;
use sztab_referee::PostKind;
use sztab_store::{Game as Record, GameId, PostState};
use sztab_words::text;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::say::moment::address;

impl Bot {
    /// Tells a user who has joined a table from elsewhere where it is.
    pub(super) async fn way_after_joining(&self, game: GameId, language: Language) -> Result<Answer, Failure> {
        let place = self.lobby_address(&self.referee.store().game(game).await?).await?;
        let number = [("game", game.0.into())];
        let link = CreateButton::new_link(place).label(text(language, "tables-go", &number));
        let rows = vec![CreateActionRow::Buttons(vec![link])];
        Ok(Answer { rows, ..Answer::sentence(text(language, "tables-joined", &number)) })
    }

    /// A link to the message of a lobby, or to its channel before the message is sent.
    pub(in crate::discord) async fn lobby_address(&self, record: &Record) -> Result<String, Failure> {
        let posts = self.referee.store().posts(record.id).await?;
        let is_lobby = |kind: PostKind| matches!(kind, PostKind::Lobby | PostKind::Refresh);
        let message = posts
            .iter()
            .rev()
            .filter(|post| PostKind::of_word(&post.kind).is_some_and(is_lobby))
            .find_map(|post| if let PostState::Sent { message, .. } = post.state { Some(message) } else { None });
        let channel = address(record);
        Ok(message.map_or(channel.clone(), |message| format!("{channel}/{message}")))
    }
}

//! Pictures of posts.

use sztab_game::Language;
use sztab_game::face::Focus;
use sztab_referee::{History, Table};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;

/// Notes that a picture could not be drawn.
pub(super) fn undrawn(table: &Table, error: &Failure) {
    tracing::error!(game = table.record.id.0, %error, "a picture cannot be drawn");
}

impl Bot {
    /// The picture of a post. A post without it is better than none: the game goes on.
    pub(super) async fn posted_picture(&self, table: &Table, language: Language, focus: Focus<'_>) -> Option<Picture> {
        let drawn = self.gallery.board(table, self.public_look(language), focus).await;
        drawn.inspect_err(|error| undrawn(table, error)).ok().flatten()
    }

    /// The picture of a result: the card, or the table as it stands where the game has none. One alone: Discord crops
    /// pictures that stand side by side.
    pub(super) async fn result_picture(&self, history: &History, language: Language) -> Option<Picture> {
        let table = &history.table;
        let drawn = self.gallery.result(history, self.public_look(language)).await;
        match drawn.inspect_err(|error| undrawn(table, error)).ok().flatten() {
            Some(card) => Some(card),
            None => self.posted_picture(table, language, Focus::Table).await,
        }
    }
}

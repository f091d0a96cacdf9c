//! The pictures of a table.

use sztab_game::Narrative;
use sztab_game::face::{Drawing, Focus, Motion, View};
use sztab_referee::{History, Table};

use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;

use super::gallery::{Gallery, Key, Sight, Subject};
use sztab_game::face::Theme;

impl Gallery {
    /// Draws a table; `None` if its game has no pictures.
    pub(crate) async fn board(
        &self,
        table: &Table,
        theme: Theme,
        focus: Focus<'_>,
    ) -> Result<Option<Picture>, Failure> {
        let drawing = seen(table, theme, |view| table.face().picture(view, focus));
        self.shown(table, theme, Subject::Board, drawing).await
    }

    /// Draws a chapter that ended at a table's version, counted from 0; `None` if its game has no pictures of it.
    pub(crate) async fn chapter(
        &self,
        table: &Table,
        theme: Theme,
        number: usize,
        told: &Narrative,
        motion: Motion,
    ) -> Result<Option<Picture>, Failure> {
        let drawing = seen(table, theme, |view| table.face().film(view, told, motion));
        self.shown(table, theme, Subject::Chapter(number, motion), drawing).await
    }

    /// Draws what would come of a table on which something has been tried out; `trail` says what.
    pub(crate) async fn outlook(
        &self,
        table: &Table,
        theme: Theme,
        trail: String,
        drawing: Option<Drawing>,
    ) -> Result<Option<Picture>, Failure> {
        self.shown(table, theme, Subject::Outlook(trail), drawing).await
    }

    /// Draws what lies before the players; `None` if the game has no pictures of that.
    pub(crate) async fn hands(&self, table: &Table, theme: Theme) -> Result<Option<Picture>, Failure> {
        let drawing = seen(table, theme, |view| table.face().hands_picture(view));
        self.shown(table, theme, Subject::Hands, drawing).await
    }

    /// Draws what is still to come for each side, in turn order; nothing if the game has no pictures of that.
    pub(crate) async fn remaining(&self, table: &Table, theme: Theme) -> Result<Vec<Picture>, Failure> {
        let mut pictures = Vec::new();
        for (number, drawing) in
            seen(table, theme, |view| table.face().remaining_pictures(view)).into_iter().enumerate()
        {
            pictures.extend(self.shown(table, theme, Subject::Remaining(number), Some(drawing)).await?);
        }
        Ok(pictures)
    }

    /// Draws how a game has gone; `None` if it has no pictures of that.
    pub(crate) async fn course(
        &self,
        table: &Table,
        theme: Theme,
        told: &Narrative,
    ) -> Result<Option<Picture>, Failure> {
        let drawing = seen(table, theme, |view| table.face().course(view, told));
        self.shown(table, theme, Subject::Course, drawing).await
    }

    /// Draws the result of a game that is over; `None` if it has no pictures of that.
    pub(crate) async fn result(&self, history: &History, theme: Theme) -> Result<Option<Picture>, Failure> {
        let (table, told) = (&history.table, history.all());
        let drawing = seen(table, theme, |view| table.face().result_card(view, &told, Some(history.lasted)));
        self.shown(table, theme, Subject::Result, drawing).await
    }

    /// Draws the film of a game that is over; `None` if it has none.
    pub(crate) async fn film(&self, history: &History, theme: Theme) -> Result<Option<Picture>, Failure> {
        let (table, told) = (&history.table, history.all());
        let drawing = seen(table, theme, |view| table.face().game_film(view, &told));
        self.shown(table, theme, Subject::Film, drawing).await
    }

    async fn shown(
        &self,
        table: &Table,
        theme: Theme,
        subject: Subject,
        drawing: Option<Drawing>,
    ) -> Result<Option<Picture>, Failure> {
        let Some(drawing) = drawing else { return Ok(None) };
        let (game, seq, players) = (table.record.id, table.seq, players(table));
        let sight = Sight { game, seq, viewer: table.viewer(), players, theme, subject, drawing: drawing.key.clone() };
        self.kept(Key::Game(sight), move || drawn(drawing)).await.map(Some)
    }

    /// Draws something that is not kept.
    pub(crate) async fn once(&self, drawing: Drawing) -> Result<Picture, Failure> {
        self.draw(move || drawn(drawing)).await
    }
}

/// What a face makes of a table for a reader.
pub(crate) fn seen<T>(table: &Table, theme: Theme, show: impl FnOnce(&View<'_>) -> T) -> T {
    show(&View { game: table.game(), players: &players(table), theme })
}

fn drawn(drawing: Drawing) -> Picture {
    let name = drawing.name;
    let drawn = drawing.draw();
    Picture { bytes: drawn.bytes.into(), alt: drawn.alt, name }
}

fn players(table: &Table) -> Vec<String> {
    table.game().sides().iter().map(|side| table.player_name(side).to_owned()).collect()
}

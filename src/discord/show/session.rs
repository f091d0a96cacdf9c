//! The pictures of a session.

use sztab_game::Narrative;
use sztab_game::view::{Drawing, Focus, Motion, RenderContext};
use sztab_referee::{History, Session};

use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;

use super::gallery::{Gallery, PictureKey, PictureSubject, ViewedGame};
use sztab_game::view::Theme;

/// Maximum number of pictures in one message, as limited by Discord.
const MAX_PICTURES: usize = 10;

impl Gallery {
    /// Draws the board of a session; `None` if the game has no pictures.
    pub(crate) async fn draw_board(
        &self,
        session: &Session,
        theme: Theme,
        focus: Focus<'_>,
    ) -> Result<Option<Picture>, Failure> {
        let drawing = with_render_context(session, theme, |context| session.view().picture(context, focus));
        self.draw_for_session(session, theme, PictureSubject::Board, drawing).await
    }

    /// Draws a chapter that ended at a session's version, counted from 0; `None` if the session's game has no pictures
    /// of chapters.
    pub(crate) async fn draw_chapter(
        &self,
        session: &Session,
        theme: Theme,
        number: usize,
        narrative: &Narrative,
        motion: Motion,
    ) -> Result<Option<Picture>, Failure> {
        let drawing = with_render_context(session, theme, |context| session.view().film(context, narrative, motion));
        self.draw_for_session(session, theme, PictureSubject::Chapter(number, motion), drawing).await
    }

    /// Draws the stills of a chapter that ended at a session's version, as many as fit into a message.
    pub(crate) async fn draw_stills(
        &self,
        session: &Session,
        theme: Theme,
        number: usize,
        narrative: &Narrative,
    ) -> Result<Vec<Picture>, Failure> {
        let mut stills = Vec::new();
        while stills.len() < MAX_PICTURES {
            let motion = Motion::Stills(stills.len());
            let Some(still) = self.draw_chapter(session, theme, number, narrative, motion).await? else { break };
            stills.push(still);
        }
        Ok(stills)
    }

    /// Draws the outlook of a session in which steps have been tried out; `trail` identifies the steps.
    pub(crate) async fn draw_outlook(
        &self,
        session: &Session,
        theme: Theme,
        trail: String,
        drawing: Option<Drawing>,
    ) -> Result<Option<Picture>, Failure> {
        self.draw_for_session(session, theme, PictureSubject::Outlook(trail), drawing).await
    }

    /// Draws the tiles or cards in front of the players; `None` if the game has no such picture.
    pub(crate) async fn draw_hands(&self, session: &Session, theme: Theme) -> Result<Option<Picture>, Failure> {
        let drawing = with_render_context(session, theme, |context| session.view().hands_picture(context));
        self.draw_for_session(session, theme, PictureSubject::Hands, drawing).await
    }

    /// Draws a piece in front of the viewer.
    pub(crate) async fn draw_piece(
        &self,
        session: &Session,
        theme: Theme,
        drawing: Drawing,
    ) -> Result<Picture, Failure> {
        let drawn = self.draw_for_session(session, theme, PictureSubject::Piece, Some(drawing)).await?;
        drawn.ok_or(Failure::Said("not-possible-now"))
    }

    /// Draws the remaining supply of each side, in turn order; empty if the game has no pictures of supplies.
    pub(crate) async fn draw_remainder(&self, session: &Session, theme: Theme) -> Result<Vec<Picture>, Failure> {
        let mut pictures = Vec::new();
        for (number, drawing) in
            with_render_context(session, theme, |context| session.view().remaining_pictures(context))
                .into_iter()
                .enumerate()
        {
            pictures
                .extend(self.draw_for_session(session, theme, PictureSubject::Remaining(number), Some(drawing)).await?);
        }
        Ok(pictures)
    }

    /// Draws the course of a game; `None` if the game has no such picture.
    pub(crate) async fn draw_course(
        &self,
        session: &Session,
        theme: Theme,
        narrative: &Narrative,
    ) -> Result<Option<Picture>, Failure> {
        let drawing = with_render_context(session, theme, |context| session.view().course_picture(context, narrative));
        self.draw_for_session(session, theme, PictureSubject::Course, drawing).await
    }

    /// Draws the result of a finished game; `None` if the game has no such picture.
    pub(crate) async fn draw_result(&self, history: &History, theme: Theme) -> Result<Option<Picture>, Failure> {
        let (session, narrative) = (&history.session, history.full_narrative());
        let drawing = with_render_context(session, theme, |context| {
            session.view().result_card(context, &narrative, Some(history.lasted))
        });
        self.draw_for_session(session, theme, PictureSubject::Result, drawing).await
    }

    /// Draws the film of a finished game; `None` if the game has no film.
    pub(crate) async fn draw_film(&self, history: &History, theme: Theme) -> Result<Option<Picture>, Failure> {
        let (session, narrative) = (&history.session, history.full_narrative());
        let drawing = with_render_context(session, theme, |context| session.view().game_film(context, &narrative));
        self.draw_for_session(session, theme, PictureSubject::Film, drawing).await
    }

    async fn draw_for_session(
        &self,
        session: &Session,
        theme: Theme,
        subject: PictureSubject,
        drawing: Option<Drawing>,
    ) -> Result<Option<Picture>, Failure> {
        let Some(drawing) = drawing else { return Ok(None) };
        let (game, seq, players) = (session.record.id, session.seq, player_names(session));
        let sight =
            ViewedGame { game, seq, viewer: session.viewer(), players, theme, subject, drawing: drawing.key.clone() };
        self.get_or_draw(PictureKey::Game(sight), move || draw_picture(drawing)).await.map(Some)
    }

    /// Draws something that is not cached.
    pub(crate) async fn draw_uncached(&self, drawing: Drawing) -> Result<Picture, Failure> {
        self.draw(move || draw_picture(drawing)).await
    }
}

/// Calls `show` with the context for drawing a session.
pub(crate) fn with_render_context<T>(session: &Session, theme: Theme, show: impl FnOnce(&RenderContext<'_>) -> T) -> T {
    show(&RenderContext { game: session.game(), players: &player_names(session), theme })
}

fn draw_picture(drawing: Drawing) -> Picture {
    let name = drawing.name;
    let drawn = drawing.draw();
    Picture { bytes: drawn.bytes.into(), alt: drawn.alt, name }
}

fn player_names(session: &Session) -> Vec<String> {
    session.game().sides().iter().map(|side| session.player_name(side).to_owned()).collect()
}

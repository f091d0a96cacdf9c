//! Outlooks of a line that is about to be said: the chapter that it would bring.

use sztab_game::Side;
use sztab_game::view::{Outlook, Theme};
use sztab_referee::Session;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Picture;
use crate::discord::say::failure::Failure;
use crate::discord::show::session::with_render_context;

use super::guide::Trail;

impl Bot {
    /// The picture of what would come of a side's turn if it ended with what is asked now.
    pub(crate) async fn ahead(&self, session: &Session, side: Side, theme: Theme) -> Result<Option<Picture>, Failure> {
        let study = session.view().study(session.game(), side);
        let outlook = study.and_then(|study| study.outlook(&[], theme.language)).ok_or(Failure::Said("whatif-none"))?;
        self.outlook(session, outlook, Trail::of(side).to_string(), theme).await
    }

    /// The picture of an outlook. `tried` is the session with the game as it was tried out, `trail` says how.
    pub(crate) async fn outlook(
        &self,
        tried: &Session,
        outlook: Outlook,
        trail: String,
        theme: Theme,
    ) -> Result<Option<Picture>, Failure> {
        let drawing = with_render_context(tried, theme, |view| tried.view().outlook(view, outlook));
        self.gallery.outlook(tried, theme, trail, drawing).await
    }
}

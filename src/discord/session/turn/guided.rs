//! The next step of a turn: a question, a preview or the panel.

use sztab_game::view::{Focus, Step as TurnStep};
use sztab_game::{Side, Viewer};
use sztab_referee::Session;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::guide::{Guide, Step};
use sztab_game::view::Theme;

impl Bot {
    /// Returns the next question of the guide, the preview, or the panel.
    pub(crate) async fn guide(
        &self,
        session: &Session,
        side: Side,
        words: &str,
        theme: Theme,
    ) -> Result<Answer, Failure> {
        let session = &session.observed_by(Viewer::Side(side));
        let language = theme.language;
        let owner = session.player(side).map(|user| (session.record.id, user));
        let previews = |line: Option<String>| {
            if let Some(owner) = owner {
                self.menus.previews(owner, line, self.now());
            }
        };
        if self.may_end_turn(words)
            && let Some(question) = self.end_question(session, side, theme).await?
        {
            return Ok(question);
        }
        previews(None);
        if words.is_empty() {
            return Ok(self.turn_message(session, side, theme, word(language, "your-move")).await);
        }
        let said = self.referee.lines_of_side(session, side).await?;
        Ok(match Guide::to(session, side, language, &self.emojis).with_said(said).step(words) {
            Step::Ask(answer, offer) => {
                let answer = self.with_board(session, theme, Focus::Offered(&offer), answer).await;
                self.add_tip(session, side, TurnStep::Words(words), language, answer).await
            }
            Step::Confirm { line, looks_ahead, mut answer } => {
                previews(Some(line.clone()));
                answer.picture = if looks_ahead {
                    // The picture shows the effects of the line instead of the current board.
                    self.ahead(session, side, theme).await?
                } else {
                    self.gallery.board(session, theme, Focus::Considered(side, &line)).await?
                };
                self.add_tip(session, side, TurnStep::Preview(&line), language, answer).await
            }
            Step::Gone => match session.view().refusal_reason(session.game(), side, words) {
                Some(denied) => return Err(session.illegal(side, denied).into()),
                None => self.turn_message(session, side, theme, word(language, "not-possible-now")).await,
            },
        })
    }
}

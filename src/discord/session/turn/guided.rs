//! The next step of a turn: a question, a preview or the panel.

use sztab_game::view::{Focus, Step as TurnStep};
use sztab_game::{Side, Viewer};
use sztab_referee::Session;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::session::guide::{Guide, GuideStep};
use sztab_game::view::Theme;

use super::message::accent;

impl Bot {
    /// Returns the next question of the guide, the preview, or the panel.
    pub(crate) async fn continue_guide(
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
                self.menus.set_preview(owner, line, self.now());
            }
        };
        if self.may_end_turn(words)
            && let Some(question) = self.find_end_question(session, side, theme).await?
        {
            return Ok(question);
        }
        previews(None);
        if words.is_empty() {
            return Ok(self.build_turn_message(session, side, theme, word(language, "your-move")).await);
        }
        let said = self.referee.load_lines_of_side(session, side).await?;
        Ok(match Guide::for_side(session, side, language, &self.emojis).with_played_lines(said).take_step(words) {
            GuideStep::Ask(answer, offer) => {
                let answer = self.with_board(session, theme, Focus::Offered(&offer), answer).await;
                self.add_tip(session, side, TurnStep::Words(words), language, answer).await
            }
            GuideStep::Confirm { line, looks_ahead, mut answer } => {
                previews(Some(line.clone()));
                answer.accent = accent(session, theme);
                answer.picture = if looks_ahead {
                    // The picture shows the effects of the line instead of the current board.
                    self.draw_question_outlook(session, side, theme).await?
                } else {
                    self.gallery.draw_board(session, theme, Focus::Considered(side, &line)).await?
                };
                self.add_tip(session, side, TurnStep::Preview(&line), language, answer).await
            }
            GuideStep::Gone => match session.view().refusal_reason(session.game(), side, words) {
                Some(denied) => return Err(session.illegal_error(side, denied).into()),
                None => self.build_turn_message(session, side, theme, word(language, "not-possible-now")).await,
            },
        })
    }
}

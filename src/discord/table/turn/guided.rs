//! The next step of a turn: a question, a preview or the panel.

use sztab_game::face::{Focus, Step as TurnStep};
use sztab_game::{Side, Viewer};
use sztab_referee::Table;
use sztab_words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::table::guide::{Guide, Step};
use sztab_game::face::Theme;

impl Bot {
    /// The next question of the guide, or the preview, or the panel.
    pub(crate) async fn guided(&self, table: &Table, side: Side, words: &str, theme: Theme) -> Result<Answer, Failure> {
        let table = &table.seen_by(Viewer::Side(side));
        let language = theme.language;
        let owner = table.player(side).map(|user| (table.record.id, user));
        let previews = |line: Option<String>| {
            if let Some(owner) = owner {
                self.menus.previews(owner, line, self.now());
            }
        };
        if self.may_end_turn(words)
            && let Some(question) = self.end_question(table, side, theme).await?
        {
            return Ok(question);
        }
        previews(None);
        if words.is_empty() {
            return Ok(self.turn_message(table, side, theme, word(language, "your-move")).await);
        }
        let said = self.referee.said_by(table, side).await?;
        Ok(match Guide::to(table, side, language, &self.emojis).having_said(said).step(words) {
            Step::Ask(answer, offer) => {
                let answer = self.with_board(table, theme, Focus::Offered(&offer), answer).await;
                self.tipped(table, side, TurnStep::Words(words), language, answer).await
            }
            Step::Confirm { line, looks_ahead, mut answer } => {
                previews(Some(line.clone()));
                answer.picture = if looks_ahead {
                    // What it is about to do is worth a look.
                    self.ahead(table, side, theme).await?
                } else {
                    self.gallery.board(table, theme, Focus::Considered(side, &line)).await?
                };
                self.tipped(table, side, TurnStep::Preview(&line), language, answer).await
            }
            Step::Gone => match table.face().why_not(table.game(), side, words) {
                Some(denied) => return Err(table.illegal(side, denied).into()),
                None => self.turn_message(table, side, theme, word(language, "not-possible-now")).await,
            },
        })
    }
}

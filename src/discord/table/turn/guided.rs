//! The next step of a turn: a question, a preview or the panel.

use crate::games::neuroshima::rules::{Action, Played, Side};
use crate::referee::{Line, RefereeError, Table};
use crate::words::word;

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::failure::Failure;
use crate::discord::show::look::Look;
use crate::discord::show::marks::Marks;
use crate::discord::table::forbidden::why_not;
use crate::discord::table::guide::{Guide, Step};
use crate::discord::table::tips;

use super::end::END;

impl Bot {
    /// The next question of the guide, or the preview, or the panel.
    pub(crate) async fn guided(&self, table: &Table, side: Side, words: &str, look: Look) -> Result<Answer, Failure> {
        let language = look.language;
        let owner = table.player(side).map(|user| (table.record.id, user));
        let previews = |line: Option<String>| {
            if let Some(owner) = owner {
                self.menus.previews(owner, line, self.now());
            }
        };
        if words == END
            && let Some(question) = self.end_question(table, side, look).await?
        {
            return Ok(question);
        }
        previews(None);
        if words.is_empty() {
            return Ok(self.turn_message(table, side, look, word(language, "your-move")).await);
        }
        let so_far = self.referee.so_far(table, side).await?;
        Ok(match Guide::to(table, side, language, &self.emojis).knowing(so_far).step(words) {
            Step::Ask(answer) => {
                let answer = self.with_board(table, look, answer).await;
                self.tipped((table, side), tips::Step::Words(words), language, answer).await
            }
            Step::Confirm { line, mut answer } => {
                let action = match Line::parse(&line, &table.game, side) {
                    Ok(Line::Action(action)) => Some(action),
                    _ => None,
                };
                previews(Some(line.clone()));
                answer.picture = match action {
                    // What it is about to do is worth a look.
                    Some(Action::Play(Played::Battle(_))) => Some(self.battle_ahead(table, side, look).await?),
                    Some(action) => {
                        let marks = Marks::considering(&table.game, side, action);
                        Some(self.gallery.board(table, look, marks).await?)
                    }
                    None => None,
                };
                self.tipped((table, side), tips::Step::Preview(&line), language, answer).await
            }
            Step::Gone => match why_not(&table.game, side, words) {
                Some(illegal) => {
                    let game = Box::new(table.game.clone());
                    return Err(RefereeError::Illegal { illegal, side, game }.into());
                }
                None => self.turn_message(table, side, look, word(language, "not-possible-now")).await,
            },
        })
    }
}

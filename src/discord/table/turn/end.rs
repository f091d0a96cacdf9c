//! The question before the end of a turn.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::games::neuroshima::rules::{Action, Side};
use crate::games::neuroshima::words::{action_phrase, forfeit_phrases, tile_name};
use crate::referee::{Line, Table};
use crate::words::{text, word};

use crate::discord::bot::Bot;
use crate::discord::say::answer::Answer;
use crate::discord::say::button::Subject;
use crate::discord::say::failure::Failure;
use crate::discord::say::operation::Operation;
use crate::discord::show::look::Look;

/// The end of a turn as a line.
pub const END: &str = "end";

/// The argument of a button that ends the turn without a question.
pub(crate) const SURE: &str = "sure";

/// The same, and no question will be asked again in this game.
pub(crate) const NEVER: &str = "never";

impl Bot {
    /// Whether something is asked before a line is carried out that was typed.
    pub(crate) async fn is_asked_first(
        &self,
        table: &Table,
        side: Side,
        line: &str,
        look: Look,
    ) -> Result<bool, Failure> {
        if line == END {
            return Ok(self.end_question(table, side, look).await?.is_some());
        }
        let Ok(Line::Action(action)) = Line::parse(line, &table.game, side) else { return Ok(false) };
        if table.game.forfeits(side, action).is_empty() {
            return Ok(false);
        }
        let with_abilities = self.referee.so_far(table, side).await?.has_used_abilities;
        Ok(!forfeit_phrases(look.language, &table.game, side, action, with_abilities).is_empty())
    }

    /// What is asked before a turn ends, if anything: a preview is open, nothing was played though something could be,
    /// or something would be lost. Of abilities nothing is said to a player who never uses any.
    pub(crate) async fn end_question(&self, table: &Table, side: Side, look: Look) -> Result<Option<Answer>, Failure> {
        if table.game.check(side, Action::End).is_err() {
            return Ok(None);
        }
        let so_far = self.referee.so_far(table, side).await?;
        if so_far.ends_unasked {
            return Ok(None);
        }
        let language = look.language;
        let mut reasons = Vec::new();
        let preview = table.player(side).and_then(|user| self.menus.preview((table.record.id, user)));
        let open = preview.and_then(|line| match Line::parse(&line, &table.game, side) {
            Ok(Line::Action(action)) if table.game.check(side, action).is_ok() => Some(action),
            _ => None,
        });
        if let Some(action) = open {
            let phrase = action_phrase(language, &table.game, side, action);
            reasons.push(text(language, "end-unconfirmed", &[("action", phrase.into())]));
        }
        let playable = table.game.playable_tiles();
        if !so_far.has_played && !playable.is_empty() {
            let names: Vec<&str> =
                playable.iter().map(|&tile| tile_name(language, table.game.roster(), side, tile)).collect();
            let tiles = names.join(&word(language, "list-comma"));
            reasons.push(text(language, "end-nothing-played", &[("tiles", tiles.into())]));
        }
        reasons.extend(forfeit_phrases(language, &table.game, side, Action::End, so_far.has_used_abilities));
        if reasons.is_empty() {
            return Ok(None);
        }
        let mut content = vec![word(language, "end-question")];
        content.extend(reasons.into_iter().map(|reason| format!("• {reason}")));
        let subject = Subject::Game(table.record.id, table.seq);
        let button = |operation: Operation, argument: &str, key: &str, style: ButtonStyle| {
            CreateButton::new(subject.button(operation, argument).to_string()).label(word(language, key)).style(style)
        };
        let buttons = vec![
            button(Operation::End, SURE, "end-anyway", ButtonStyle::Danger),
            button(Operation::At, "", "back", ButtonStyle::Success),
            button(Operation::End, NEVER, "end-never-ask", ButtonStyle::Secondary),
        ];
        let rows = vec![CreateActionRow::Buttons(buttons)];
        let answer = Answer { content: content.join("\n"), rows, ..Answer::default() };
        Ok(Some(self.with_board(table, look, answer).await))
    }
}

//! The last question: what the action is, what it would do, what it gives up.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::{Guide, Step, Trail};
use crate::discord::answer::{Answer, shortened};
use crate::discord::button::Operation;
use crate::discord::panel::LABEL_LIMIT;
use crate::referee::Line;
use crate::rules::Action;
use crate::words::{action_question, anyway_label, bomb_phrase, forfeit_phrases, preview, text, word};

impl Guide<'_> {
    /// Asks whether a whole line is meant. In a what-if nothing is asked, a line is tried out.
    pub(super) fn confirm(&self, line: String) -> Step {
        let language = self.language;
        let action = match Line::parse(&line, self.game, self.side) {
            Ok(Line::Action(action)) => Some(action),
            _ => None,
        };
        let question = action.map_or_else(
            || text(language, "confirm-question", &[("action", line.clone().into())]),
            |action| action_question(language, self.game, self.side, action),
        );
        let mut content = vec![question];
        let mut label = word(language, "confirm");
        if let Some(action) = action {
            if let Action::Bomb { centre } = action {
                content.push(bomb_phrase(language, self.game, self.side, centre));
            }
            content.extend(preview(language, self.game, self.side, action));
            let given_up = forfeit_phrases(language, self.game, self.side, action);
            if !given_up.is_empty() {
                content.push(word(language, "forfeit-title"));
                content.extend(given_up.into_iter().map(|lost| format!("• {lost}")));
                label = anyway_label(language, action);
            }
        }
        let confirm = self.subject.button(Operation::Do, line.clone()).to_string();
        let confirm = CreateButton::new(confirm).label(shortened(&label, LABEL_LIMIT)).style(ButtonStyle::Success);
        let mut last = vec![confirm];
        last.extend(action.and_then(|action| self.what_if(action)));
        last.push(self.back(&line));
        let mut rows = self.compass(&line);
        rows.push(CreateActionRow::Buttons(last));
        Step::Confirm { line, answer: Answer { content: content.join("\n"), rows, ..Answer::default() } }
    }

    /// The button that shows the Battle which would follow, where that can be tried out.
    fn what_if(&self, action: Action) -> Option<CreateButton> {
        let trail = Trail::of(self.side).trying(self.game, action)?;
        let id = self.subject.button(Operation::If, trail.with_words("")).to_string();
        let label = word(self.language, "whatif-button");
        Some(CreateButton::new(id).label(label).style(ButtonStyle::Secondary))
    }
}

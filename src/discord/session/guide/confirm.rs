//! The final question: the action, its effect, and what the player gives up by it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_words::word;

use crate::discord::say::answer::{Answer, shorten};
use crate::discord::say::limits::LABEL_LIMIT;
use crate::discord::say::operation::Operation;

use super::{Guide, GuideStep, Trail};

impl Guide<'_> {
    /// Asks the player to confirm a complete line. In a what-if the line is tried out without asking.
    pub(crate) fn confirm_line(&self, line: String) -> GuideStep {
        let (asked, language) = (self.question(), self.language);
        let confirmation = self.view.confirmation(&asked, &line);
        let given_up = self.view.forfeits(&asked, &line);
        let mut content = vec![confirmation.question];
        content.extend(confirmation.preview);
        let mut label = word(language, "confirm");
        if !given_up.is_empty() {
            content.push(word(language, "forfeit-title"));
            content.extend(given_up.into_iter().map(|lost| format!("• {lost}")));
            label = confirmation.anyway;
        }
        let button = |operation: Operation, label: &str| {
            let id = self.subject.button(operation, line.clone()).to_string();
            CreateButton::new(id).label(shorten(label, LABEL_LIMIT)).style(ButtonStyle::Success)
        };
        let mut last = vec![button(Operation::Do, &label)];
        if confirmation.is_last && self.tried.is_none() {
            last.push(button(Operation::DoEnd, &word(language, "confirm-and-end")));
        }
        last.extend(self.what_if_button(&line));
        last.push(self.back_button(&line));
        let mut rows = self.variant_rows(&line);
        rows.push(CreateActionRow::Buttons(last));
        let answer = Answer { content: content.join("\n"), rows, ..Answer::default() };
        GuideStep::Confirm { line, looks_ahead: confirmation.looks_ahead, answer }
    }

    /// The button that shows the consequences of a line; `None` if the line cannot be tried out.
    fn what_if_button(&self, line: &str) -> Option<CreateButton> {
        let study = self.view.study(self.game, self.side)?;
        let trail = Trail::for_side(self.side).with_trial(study.as_ref(), line)?;
        let id = self.subject.button(Operation::If, trail.with_words("")).to_string();
        let label = word(self.language, "whatif-button");
        Some(CreateButton::new(id).label(label).style(ButtonStyle::Secondary))
    }
}

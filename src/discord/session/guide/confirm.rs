//! The final question: the action, its effect, and what the player gives up by it.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_words::word;

use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::subject::{GameVersion, Position};
use crate::discord::session::turn::routes::{Do, DoEnd, If, TrialWords};

use super::{Guide, GuideStep, GuideTarget, Trail};

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
        let mut last = Vec::new();
        if let GuideTarget::Play(at) = self.target {
            last.push(at.button(&Do { line: line.clone() }, label, ButtonStyle::Success));
            if confirmation.is_last {
                let end = DoEnd { line: line.clone() };
                last.push(at.button(&end, word(language, "confirm-and-end"), ButtonStyle::Success));
            }
            last.extend(self.what_if_button(at, &line));
        }
        last.push(self.back_button(&line));
        let mut rows = self.variant_rows(&line);
        rows.push(CreateActionRow::Buttons(last));
        let answer = Answer { content: content.join("\n"), rows, ..Answer::default() };
        GuideStep::Confirm { line, looks_ahead: confirmation.looks_ahead, answer }
    }

    /// The button that shows the consequences of a line; `None` if the line cannot be tried out.
    fn what_if_button(&self, at: GameVersion, line: &str) -> Option<CreateButton> {
        let study = self.view.study(self.game, self.side)?;
        let trail = Trail::for_side(self.side).with_trial(study.as_ref(), line)?;
        let route = If { trial: TrialWords::new(&trail, "") };
        Some(Position::Game(at).button(&route, word(self.language, "whatif-button"), ButtonStyle::Secondary))
    }
}

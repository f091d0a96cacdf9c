//! The last question: what the action is, what it would do, what it gives up.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use crate::games::neuroshima::rules::Action;
use crate::games::neuroshima::rules::instants::{Bomb, Played};
use crate::games::neuroshima::words::{action_question, anyway_label, bomb_phrase, forfeit_phrases, preview};
use crate::referee::Line;
use crate::words::{text, word};

use crate::discord::say::answer::{Answer, shortened};
use crate::discord::say::limits::LABEL_LIMIT;
use crate::discord::say::operation::Operation;

use super::{Guide, Step, Trail};

impl Guide<'_> {
    /// Asks whether a whole line is meant. In a what-if nothing is asked, a line is tried out.
    pub(crate) fn confirm(&self, line: String) -> Step {
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
            if let Action::Play(Played::Bomb(Bomb { centre })) = action {
                content.push(bomb_phrase(language, self.game, self.side, centre));
            }
            content.extend(preview(language, self.game, self.side, action));
            let with_abilities = self.so_far.has_used_abilities;
            let given_up = forfeit_phrases(language, self.game, self.side, action, with_abilities);
            if !given_up.is_empty() {
                content.push(word(language, "forfeit-title"));
                content.extend(given_up.into_iter().map(|lost| format!("• {lost}")));
                label = anyway_label(language, action);
            }
        }
        let confirm = self.subject.button(Operation::Do, line.clone()).to_string();
        let confirm = CreateButton::new(confirm).label(shortened(&label, LABEL_LIMIT)).style(ButtonStyle::Success);
        let mut last = vec![confirm];
        if action.is_some_and(|action| self.is_last_of_turn(action)) {
            let ends = self.subject.button(Operation::DoEnd, line.clone()).to_string();
            last.push(CreateButton::new(ends).label(word(language, "confirm-and-end")).style(ButtonStyle::Success));
        }
        last.extend(action.and_then(|action| self.what_if(action)));
        last.push(self.back(&line));
        let mut rows = self.compass(&line);
        rows.push(CreateActionRow::Buttons(last));
        Step::Confirm { line, answer: Answer { content: content.join("\n"), rows, ..Answer::default() } }
    }

    /// Whether an action leaves nothing in the hand to play and nothing that the end of the turn would be asked about.
    fn is_last_of_turn(&self, action: Action) -> bool {
        let mut after = self.game.clone();
        let turn = after.state().turn;
        if self.trail.is_some() || after.apply_before(self.side, action, &mut ()).is_err() {
            return false;
        }
        let is_same_turn = after.to_act() == Some(self.side) && after.state().turn == turn;
        is_same_turn
            && after.check(self.side, Action::End).is_ok()
            && after.playable_tiles().is_empty()
            && forfeit_phrases(self.language, &after, self.side, Action::End, self.so_far.has_used_abilities).is_empty()
    }

    /// The button that shows the Battle which would follow, where that can be tried out.
    fn what_if(&self, action: Action) -> Option<CreateButton> {
        let trail = Trail::of(self.side).trying(self.game, action)?;
        let id = self.subject.button(Operation::If, trail.with_words("")).to_string();
        let label = word(self.language, "whatif-button");
        Some(CreateButton::new(id).label(label).style(ButtonStyle::Secondary))
    }
}

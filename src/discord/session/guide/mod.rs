//! The private guide: tile, hex, facing, preview, confirmation; with a way back at every step.
//!
//! The guide does not depend on particular actions. It stores the words chosen so far and offers the words with which
//! legal lines continue; when the words form a complete line, it shows the resulting board and asks for a final press.
//! A what-if works in the same way, except that its lines are tried out on a copy and never played.

mod choices;
mod confirm;
#[cfg(test)]
mod tests;
mod trail;
mod what_if;

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::view::{Button, GameView, Offer, SideQuestion, Study, strip_words, verb};
use sztab_game::{Game, Language, Side};
use sztab_referee::Session;
use sztab_words::word;

use crate::discord::router::route::RouteId;
use crate::discord::say::answer::Answer;
use crate::discord::say::controls::button;
use crate::discord::say::subject::{GameVersion, Position};
use crate::discord::session::turn::routes::{At, Do, If, IfPick, Pick, TrialWords};
use crate::discord::show::emojis::Emojis;

pub use trail::Trail;
pub use what_if::{WhatIf, WhatIfContent};

/// The next step of the guide.
#[derive(Debug)]
pub enum GuideStep {
    /// A question, as a reply to be shown with a picture of the choices.
    Ask(Answer, Offer),
    /// A complete line, to be confirmed with a picture of its effect.
    Confirm {
        line: String,
        /// True if the picture shows the effect of the line instead of the current board.
        looks_ahead: bool,
        /// The question whether to play the line.
        answer: Answer,
    },
    /// The words no longer match any line.
    Gone,
}

/// The value in selects that stands for ending a line which could continue.
const END_LINE: &str = "-";

/// The argument in ids that requests the full list of choices, if only a few were offered first.
const SHOW_ALL: &str = "+";

/// Maximum number of words for which each gets a button; if there are more words, only the likeliest do.
const MAX_BUTTON_WORDS: usize = 4;
/// Number of buttons for the likeliest words.
const LIKELIEST_BUTTONS: usize = 3;

/// A guide to the lines of one side.
pub struct Guide<'a> {
    /// View of the game.
    view: &'static dyn GameView,
    /// The game in which the lines are played.
    game: &'a dyn Game,
    target: GuideTarget<'a>,
    side: Side,
    language: Language,
    emojis: &'a Emojis,
    /// The lines that may be played.
    lines: Vec<String>,
    /// The player's lines so far.
    said: Vec<String>,
    /// The session whose proposal is offered if no word is likelier than the others.
    proposes: Option<&'a Session>,
}

/// The subject of the guide's buttons.
#[derive(Clone, Copy)]
enum GuideTarget<'a> {
    /// The lines are played in a game.
    Play(GameVersion),
    /// The lines are tried out after these steps, which lead to this study.
    Try(Position, &'a Trail, &'a dyn Study),
}

/// The effect of a button in the guide.
#[derive(Debug, Clone, Copy)]
enum GuideButton {
    /// Continue with these words.
    At,
    /// Continue with these words and the one chosen in the select.
    Pick,
}

impl<'a> Guide<'a> {
    /// A guide to the lines of a side in a session.
    pub fn for_side(session: &'a Session, side: Side, language: Language, emojis: &'a Emojis) -> Self {
        Self {
            view: session.view(),
            game: session.game(),
            target: GuideTarget::Play(GameVersion::of(session)),
            side,
            language,
            emojis,
            lines: session.legal_lines(side),
            said: Vec::new(),
            proposes: Some(session),
        }
    }

    /// The same guide for a player who has played these lines so far.
    pub fn with_played_lines(self, said: Vec<String>) -> Self {
        Self { said, ..self }
    }

    /// A guide to the next trial in a what-if.
    fn for_trials(what_if: &WhatIf<'a>, study: &'a dyn Study, trail: &'a Trail) -> Self {
        Self {
            view: what_if.session.view(),
            game: study.game(),
            target: GuideTarget::Try(what_if.subject, trail, study),
            side: study.game().waiting_sides().iter().next().unwrap_or(study.side()),
            language: what_if.language,
            emojis: what_if.emojis,
            lines: study.trials(),
            said: Vec::new(),
            proposes: None,
        }
    }

    /// The question that the side is asked.
    fn question(&self) -> SideQuestion<'_> {
        SideQuestion { game: self.game, side: self.side, lines: &self.lines, said: &self.said, language: self.language }
    }

    /// The next word, if it can be presumed without asking.
    fn presumed_word(&self, chosen: &str, next: &[String]) -> Option<String> {
        let words: Vec<&str> = chosen.split(' ').collect();
        self.view.presumed_word(&self.question(), &words, next)
    }

    /// Continues from the words chosen so far. If only one word is possible, it is accepted without asking.
    pub fn take_step(&self, words: &str) -> GuideStep {
        if let Some(whole) = words.strip_suffix(END_LINE).map(str::trim_end).filter(|whole| self.is_line(whole)) {
            return self.confirm_line(whole.to_owned());
        }
        let whole_list = words.strip_suffix(SHOW_ALL).and_then(|words| words.strip_suffix(' '));
        let mut chosen = whole_list.unwrap_or(words).to_owned();
        loop {
            let next = self.continuations(&chosen);
            match next.as_slice() {
                [] if self.is_line(&chosen) => return self.confirm_line(chosen),
                [] => return GuideStep::Gone,
                [only] => {
                    chosen.push(' ');
                    chosen.push_str(only);
                }
                _ => {
                    let Some(presumed) = self.presumed_word(&chosen, &next) else {
                        let (answer, first) = self.ask_next_word(&chosen, &next, whole_list.is_some());
                        return GuideStep::Ask(answer, Offer { words: chosen, first, all: next });
                    };
                    chosen.push(' ');
                    chosen.push_str(&presumed);
                }
            }
        }
    }

    fn is_line(&self, line: &str) -> bool {
        self.lines.iter().any(|known| known == line)
    }

    /// The words with which legal lines continue, without duplicates, in the order of the lines. If a line may also end
    /// here, that option comes first.
    fn continuations(&self, chosen: &str) -> Vec<String> {
        let mut next: Vec<String> = Vec::new();
        for word in self.lines.iter().filter_map(|line| strip_words(line, chosen)).map(verb) {
            if !word.is_empty() && next.iter().all(|known| known != word) {
                next.push(word.to_owned());
            }
        }
        if !next.is_empty() && self.is_line(chosen) {
            next.insert(0, END_LINE.to_owned());
        }
        next
    }

    /// Asks for the next word: with buttons if there are few, and a button for the full list if there are more; or with
    /// the full list. Also returns the words that have buttons.
    fn ask_next_word(&self, chosen: &str, next: &[String], whole_list: bool) -> (Answer, Vec<String>) {
        let words: Vec<&str> = chosen.split(' ').collect();
        let mut content: Vec<String> = self.chosen_text(&words).into_iter().collect();
        content.push(self.view.question(&self.question(), &words));
        let first = if whole_list { None } else { self.first_choices(chosen, next) };
        let (row, back) = match &first {
            Some(first) => {
                let choices = (1..).zip(first);
                content.extend(choices.filter_map(|(number, choice)| self.choice_remark(&words, number, choice)));
                (self.word_buttons(chosen, first, first.len() < next.len()), self.back_button(chosen))
            }
            None if whole_list => (self.word_select(chosen, next), self.back_button_to(chosen)),
            None => (self.word_select(chosen, next), self.back_button(chosen)),
        };
        let rows = vec![row, CreateActionRow::Buttons(vec![back])];
        (Answer { content: content.join("\n"), rows, ..Answer::default() }, first.unwrap_or_default())
    }

    /// The id of a button that continues.
    fn button_id(&self, next: GuideButton, words: impl Into<String>) -> String {
        let words = words.into();
        match (self.target, next) {
            (GuideTarget::Play(at), GuideButton::At | GuideButton::Pick) if self.leads_to_replaceable(&words, next) => {
                at.id(&Do { line: words })
            }
            (GuideTarget::Play(at), GuideButton::At) => at.id(&At { words }),
            (GuideTarget::Play(at), GuideButton::Pick) => at.id(&Pick { words }),
            (GuideTarget::Try(position, trail, _), GuideButton::At) => {
                position.id(&If { trial: TrialWords::new(trail, words) })
            }
            (GuideTarget::Try(position, trail, _), GuideButton::Pick) => {
                position.id(&IfPick { trial: TrialWords::new(trail, words) })
            }
        }
    }

    /// True if the words, or the words followed by any option of the select, form a complete line that can be replaced.
    fn leads_to_replaceable(&self, words: &str, next: GuideButton) -> bool {
        let is_replaceable =
            |line: &str| self.is_line(line) && self.continuations(line).is_empty() && self.view.is_replaceable(line);
        match next {
            GuideButton::At => is_replaceable(words),
            GuideButton::Pick => {
                self.continuations(words).iter().all(|word| is_replaceable(&format!("{words} {word}")))
            }
        }
    }

    /// A button that leads back to the last point at which the player had a choice, or to the panel.
    fn back_button(&self, chosen: &str) -> CreateButton {
        let mut words = chosen.to_owned();
        let target = loop {
            match words.rsplit_once(' ') {
                None => break String::new(),
                Some((shorter, _)) => words.truncate(shorter.len()),
            }
            let next = self.continuations(&words);
            if !self.is_offered_by_panel(&words) && next.len() > 1 && self.presumed_word(&words, &next).is_none() {
                break words;
            }
        };
        self.back_button_to(&target)
    }

    /// True if the panel already offers the words that follow these as buttons, so that one step back leads to the
    /// panel.
    fn is_offered_by_panel(&self, words: &str) -> bool {
        let begins_here = |button: &Button| strip_words(&button.words, words).is_some_and(|rest| !rest.is_empty());
        let offered: Vec<Button> = match self.target {
            GuideTarget::Try(_, _, study) => study.beginnings(self.language),
            GuideTarget::Play(_) => self.view.panel(&self.question()).groups.into_iter().flatten().collect(),
        };
        !words.contains(' ') && offered.iter().any(begins_here) && offered.iter().all(|button| button.words != words)
    }

    fn back_button_to(&self, words: &str) -> CreateButton {
        let id = self.button_id(GuideButton::At, words);
        button(id, word(self.language, "back"), ButtonStyle::Secondary)
    }
}

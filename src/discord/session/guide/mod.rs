//! The private guide: tile, hex, facing, a look at what it would do, confirm; and back at every step.
//!
//! The guide knows no action in particular. It holds the words chosen so far and offers the words that legal lines go
//! on with; when the words are a whole line it shows the board as it would be and asks for a last press. A what-if
//! goes the same way, only that its lines are tried out on a copy and never played.

mod choices;
mod confirm;
#[cfg(test)]
mod tests;
mod trail;
mod what_if;

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use sztab_game::view::{Asked, Button, GameView, Offer, Study, goes_on, verb};
use sztab_game::{Game, Language, Side};
use sztab_referee::Session;
use sztab_words::word;

use crate::discord::say::answer::Answer;
use crate::discord::say::button::Subject;
use crate::discord::say::operation::Operation;
use crate::discord::show::emojis::Emojis;

pub use trail::Trail;
pub use what_if::{Shown, WhatIf};

/// Next step of the guide.
#[derive(Debug)]
pub enum Step {
    /// A question, as an answer to be shown with a picture of what is offered.
    Ask(Answer, Offer),
    /// A whole line, to be confirmed with a picture of what it would do.
    Confirm {
        line: String,
        /// True if its picture is of what the line brings about, and not of the board.
        looks_ahead: bool,
        /// Question about it.
        answer: Answer,
    },
    /// The words lead nowhere any more.
    Gone,
}

/// The word in selects for a line that could go on and shall not.
const WHOLE: &str = "-";

/// The word in ids for the whole list of what may follow, where a few of it were offered first.
const MORE: &str = "+";

/// Words that all have a button; of more the likeliest have one.
const FEW: usize = 4;
/// Buttons for the likeliest words.
const LIKELIEST: usize = 3;

/// A guide to the lines of one side.
pub struct Guide<'a> {
    /// View of the game.
    view: &'static dyn GameView,
    /// The game in which the lines are said.
    game: &'a dyn Game,
    /// Subject of its buttons.
    subject: Subject,
    side: Side,
    language: Language,
    emojis: &'a Emojis,
    /// Lines that may be said.
    lines: Vec<String>,
    /// In a what-if what has been tried out before, and what it has led to.
    tried: Option<(&'a Trail, &'a dyn Study)>,
    /// Lines of the player so far.
    said: Vec<String>,
    /// The session whose proposal is offered where no word is likelier than the others.
    proposes: Option<&'a Session>,
}

/// Where a button of the guide leads.
#[derive(Debug, Clone, Copy)]
enum Next {
    /// On with these words.
    At,
    /// On with these words and the one chosen.
    Pick,
}

impl<'a> Guide<'a> {
    /// A guide to what a side may do in a session.
    pub fn to(session: &'a Session, side: Side, language: Language, emojis: &'a Emojis) -> Self {
        Self {
            view: session.view(),
            game: session.game(),
            subject: Subject::Game(session.record.id, session.seq),
            side,
            language,
            emojis,
            lines: session.legal(side),
            tried: None,
            said: Vec::new(),
            proposes: Some(session),
        }
    }

    /// The same for a player who has said this so far.
    pub fn with_said(self, said: Vec<String>) -> Self {
        Self { said, ..self }
    }

    /// A guide to what may be tried out next in a what-if.
    fn for_trials(what_if: &WhatIf<'a>, study: &'a dyn Study, trail: &'a Trail) -> Self {
        Self {
            view: what_if.session.view(),
            game: study.game(),
            subject: what_if.subject,
            side: study.game().waiting_sides().iter().next().unwrap_or(study.side()),
            language: what_if.language,
            emojis: what_if.emojis,
            lines: study.trials(),
            tried: Some((trail, study)),
            said: Vec::new(),
            proposes: None,
        }
    }

    /// Question to the side.
    fn question(&self) -> Asked<'_> {
        Asked { game: self.game, side: self.side, lines: &self.lines, said: &self.said, language: self.language }
    }

    /// The word that is taken without asking after these.
    fn presumed_word(&self, chosen: &str, next: &[String]) -> Option<String> {
        let words: Vec<&str> = chosen.split(' ').collect();
        self.view.presumed_word(&self.question(), &words, next)
    }

    /// Goes on from the words chosen so far. Where only one word can follow it is taken without asking.
    pub fn step(&self, words: &str) -> Step {
        if let Some(whole) = words.strip_suffix(WHOLE).map(str::trim_end).filter(|whole| self.is_line(whole)) {
            return self.confirm(whole.to_owned());
        }
        let whole_list = words.strip_suffix(MORE).and_then(|words| words.strip_suffix(' '));
        let mut chosen = whole_list.unwrap_or(words).to_owned();
        loop {
            let next = self.continuations(&chosen);
            match next.as_slice() {
                [] if self.is_line(&chosen) => return self.confirm(chosen),
                [] => return Step::Gone,
                [only] => {
                    chosen.push(' ');
                    chosen.push_str(only);
                }
                _ => {
                    let Some(presumed) = self.presumed_word(&chosen, &next) else {
                        let (answer, first) = self.ask(&chosen, &next, whole_list.is_some());
                        return Step::Ask(answer, Offer { words: chosen, first, all: next });
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

    /// The words that legal lines go on with, each once, in the order of the lines. Where the line may also end, that
    /// comes first.
    fn continuations(&self, chosen: &str) -> Vec<String> {
        let mut next: Vec<String> = Vec::new();
        for word in self.lines.iter().filter_map(|line| goes_on(line, chosen)).map(verb) {
            if !word.is_empty() && next.iter().all(|known| known != word) {
                next.push(word.to_owned());
            }
        }
        if !next.is_empty() && self.is_line(chosen) {
            next.insert(0, WHOLE.to_owned());
        }
        next
    }

    /// Asks for the next word: by buttons for a few, with a list of all behind them, or by the list itself. Gives the
    /// words that have buttons.
    fn ask(&self, chosen: &str, next: &[String], whole_list: bool) -> (Answer, Vec<String>) {
        let words: Vec<&str> = chosen.split(' ').collect();
        let mut content: Vec<String> = self.so_far(&words).into_iter().collect();
        content.push(self.view.question(&self.question(), &words));
        let first = if whole_list { None } else { self.first_choices(chosen, next) };
        let (row, back) = match &first {
            Some(first) => {
                let choices = (1..).zip(first);
                content.extend(choices.filter_map(|(number, choice)| self.line_about(&words, number, choice)));
                (self.buttons(chosen, first, first.len() < next.len()), self.back(chosen))
            }
            None if whole_list => (self.select(chosen, next), self.back_to(chosen)),
            None => (self.select(chosen, next), self.back(chosen)),
        };
        let rows = vec![row, CreateActionRow::Buttons(vec![back])];
        (Answer { content: content.join("\n"), rows, ..Answer::default() }, first.unwrap_or_default())
    }

    /// The id of a button that leads on.
    fn id(&self, next: Next, words: impl Into<String>) -> String {
        let words = words.into();
        let (operation, argument) = match (self.tried, next) {
            (None, Next::At | Next::Pick) if self.leads_to_replaceable(&words, next) => (Operation::Do, words),
            (None, Next::At) => (Operation::At, words),
            (None, Next::Pick) => (Operation::Pick, words),
            (Some((trail, _)), Next::At) => (Operation::If, trail.with_words(&words)),
            (Some((trail, _)), Next::Pick) => (Operation::IfPick, trail.with_words(&words)),
        };
        self.subject.button(operation, argument).to_string()
    }

    /// The words, or each of those that may follow them in a list, are a whole line that can be said anew.
    fn leads_to_replaceable(&self, words: &str, next: Next) -> bool {
        let is_replaceable =
            |line: &str| self.is_line(line) && self.continuations(line).is_empty() && self.view.is_replaceable(line);
        match next {
            Next::At => is_replaceable(words),
            Next::Pick => self.continuations(words).iter().all(|word| is_replaceable(&format!("{words} {word}"))),
        }
    }

    /// Back to the last words after which there was a choice, or to the panel.
    fn back(&self, chosen: &str) -> CreateButton {
        let mut words = chosen.to_owned();
        let target = loop {
            match words.rsplit_once(' ') {
                None => break String::new(),
                Some((shorter, _)) => words.truncate(shorter.len()),
            }
            let next = self.continuations(&words);
            if !self.is_passed_over(&words) && next.len() > 1 && self.presumed_word(&words, &next).is_none() {
                break words;
            }
        };
        self.back_to(&target)
    }

    /// True if the panel asks for the word after these by buttons of its own, so that one step before it is the panel.
    fn is_passed_over(&self, words: &str) -> bool {
        let begins_here = |button: &Button| goes_on(&button.words, words).is_some_and(|rest| !rest.is_empty());
        let offered: Vec<Button> = match self.tried {
            Some((_, study)) => study.beginnings(self.language),
            None => self.view.panel(&self.question()).groups.into_iter().flatten().collect(),
        };
        !words.contains(' ') && offered.iter().any(begins_here) && offered.iter().all(|button| button.words != words)
    }

    fn back_to(&self, words: &str) -> CreateButton {
        let id = self.id(Next::At, words);
        CreateButton::new(id).label(word(self.language, "back")).style(ButtonStyle::Secondary)
    }
}

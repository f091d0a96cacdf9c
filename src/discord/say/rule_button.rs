//! The rules of all games, and the button that shows one.

use serenity::all::{ButtonStyle, CreateButton};

use sztab_game::Language;
use sztab_store::{GameId, Seq};
use sztab_words::{Paragraph, Rulebook, text};

use crate::KINDS;

use super::button::ButtonId;
use super::operation::Operation;

/// The rules of all games.
pub fn books() -> impl Iterator<Item = &'static Rulebook> {
    KINDS.iter().filter_map(|kind| kind.rulebook())
}

/// The paragraph with a number, if it is in its book.
pub fn paragraph(number: &str) -> Option<Paragraph> {
    books().find_map(|book| book.read(number).filter(|paragraph| book.paragraphs().contains(paragraph)))
}

/// A button that shows a rule beside the message that it stands under.
pub fn rule_button(rule: &str, language: Language) -> Option<CreateButton> {
    let paragraph = paragraph(rule)?;
    let label = text(language, "rule-button", &[("rule", paragraph.to_string().into())]);
    Some(CreateButton::new(id(&paragraph.to_string())).label(label).style(ButtonStyle::Secondary))
}

/// A rule is the same in every game: the button names none in particular.
pub(crate) fn id(argument: &str) -> String {
    ButtonId::new(GameId(1), Seq::OPENING, Operation::Rule, argument).to_string()
}

//! The button that shows a rule.

use serenity::all::{ButtonStyle, CreateButton};

use sztab_game::Language;
use sztab_store::{GameId, Seq};
use sztab_words::text;

use crate::discord::table::rulebook::paragraph;

use super::button::ButtonId;
use super::operation::Operation;

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

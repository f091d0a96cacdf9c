//! Forms of seasons: what they ask for follows from the id of the button alone, because a form has to be the first answer.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::games::Language;
use crate::words::word;

use crate::discord::say::season_button::SeasonButton;

use super::fields;

/// Most characters of a reason.
pub const REASON_LIMIT: u16 = 200;

/// The form behind a button: one field for a reason, or for what a judge is called about.
pub fn form(id: &SeasonButton, language: Language) -> CreateModal {
    if let Some(form) = fields::form(id, language) {
        return form;
    }
    let operation = id.operation.word();
    let label = word(language, &format!("season-form-{operation}"));
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, "reason")
        .required(true)
        .min_length(3)
        .max_length(REASON_LIMIT);
    CreateModal::new(id.to_string(), word(language, &format!("season-form-{operation}-title")))
        .components(vec![CreateActionRow::InputText(field)])
}

//! Forms of seasons: what they ask for follows from the id of the button alone, because a form has to be the first answer.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use sztab_game::Language;
use sztab_words::word;

use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::fields;
use super::reason::{REASON_LEAST, REASON_LIMIT};
use super::rulings::asks_for_hq;

/// Most characters of the HQ points of both players.
const HQ_LIMIT: u16 = 10;

/// The form behind a button: HQ points of a game, a reason or both, or what a judge is called about.
pub fn form(id: &SeasonButton, language: Language) -> CreateModal {
    if let Some(form) = fields::form(id, language) {
        return form;
    }
    let operation = id.operation.word();
    let hq = || {
        CreateInputText::new(InputTextStyle::Short, word(language, "season-form-hq"), "hq")
            .placeholder("12:5")
            .max_length(HQ_LIMIT)
    };
    let reason = || {
        let label = word(language, &format!("season-form-{operation}"));
        CreateInputText::new(InputTextStyle::Paragraph, label, "reason")
            .min_length(REASON_LEAST)
            .max_length(REASON_LIMIT)
    };
    let fields = match id.operation {
        SeasonOperation::ReportGame => vec![hq()],
        SeasonOperation::Rule if asks_for_hq(id) => vec![hq(), reason()],
        _ => vec![reason()],
    };
    let rows = fields.into_iter().map(|field| CreateActionRow::InputText(field.required(true)));
    CreateModal::new(id.to_string(), word(language, &format!("season-form-{operation}-title")))
        .components(rows.collect())
}

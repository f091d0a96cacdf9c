//! The forms of seasons. A form has to be the first response to a press, so its fields are derived from the button's id
//! alone.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use sztab_game::Language;
use sztab_words::word;

use crate::discord::say::answer::shorten;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::press::{MAX_REASON_CHARACTERS, MIN_REASON_CHARACTERS};
use super::rulings::needs_hq_points;
use super::settings::setting::Setting;

/// Maximum number of characters for the HQ points of both players.
const MAX_HQ_CHARACTERS: u16 = 10;
/// Maximum number of characters of a setting: the factions of 64 rounds need fewer.
const MAX_SETTING_CHARACTERS: u16 = 2000;
/// Maximum number of characters of an order: 256 numbers or short names.
const MAX_ORDER_CHARACTERS: u16 = 4000;
/// Maximum length of a field's label and of a title, in characters.
const MAX_LABEL_CHARACTERS: usize = 45;
/// Maximum length of the example in an empty field, in characters.
const MAX_HINT_CHARACTERS: usize = 100;

/// The form that a button opens: for a setting, the order of seeds, the HQ points of a game, a reason, or the last two
/// together.
pub fn build_form(id: &SeasonButton, language: Language) -> CreateModal {
    let operation = id.operation.word();
    let setting = Setting::of_word(&id.argument).filter(|_| id.operation == SeasonOperation::Type);
    if let Some(setting) = setting {
        let label = word(language, &format!("setting-{}", setting.word()));
        return value_form(id, &label, &setting.hint(language), MAX_SETTING_CHARACTERS);
    }
    if id.operation == SeasonOperation::Order {
        let [label, hint] = ["season-form-order", "season-form-order-hint"].map(|key| word(language, key));
        return value_form(id, &label, &hint, MAX_ORDER_CHARACTERS);
    }
    let hq = CreateInputText::new(InputTextStyle::Short, word(language, "season-form-hq"), "hq")
        .placeholder("12:5")
        .max_length(MAX_HQ_CHARACTERS);
    let reason = || {
        let label = word(language, &format!("season-form-{operation}"));
        CreateInputText::new(InputTextStyle::Paragraph, label, "reason")
            .min_length(MIN_REASON_CHARACTERS)
            .max_length(MAX_REASON_CHARACTERS)
    };
    let fields = if id.operation == SeasonOperation::ReportGame {
        vec![hq]
    } else if id.operation == SeasonOperation::Rule && needs_hq_points(id) {
        vec![hq, reason()]
    } else {
        vec![reason()]
    };
    let rows = fields.into_iter().map(|field| CreateActionRow::InputText(field.required(true)));
    CreateModal::new(id.to_string(), word(language, &format!("season-form-{operation}-title")))
        .components(rows.collect())
}

/// A form with a single field, which has the same label as the form.
fn value_form(id: &SeasonButton, label: &str, hint: &str, limit: u16) -> CreateModal {
    let label = shorten(label, MAX_LABEL_CHARACTERS);
    let field = CreateInputText::new(InputTextStyle::Paragraph, label.clone(), "value")
        .required(true)
        .max_length(limit)
        .placeholder(shorten(hint, MAX_HINT_CHARACTERS));
    CreateModal::new(id.to_string(), label).components(vec![CreateActionRow::InputText(field)])
}

//! Forms with another field than a reason: a setting, or the order of seeds.

use serenity::all::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use sztab_game::Language;
use sztab_words::word;

use crate::discord::say::answer::shortened;
use crate::discord::say::season_button::SeasonButton;
use crate::discord::say::season_operation::SeasonOperation;

use super::settings::setting::Setting;

/// Most characters of a setting: the armies of 64 rounds are shorter.
const SETTING_LIMIT: u16 = 2000;
/// Most characters of an order: 256 numbers or short names.
const ORDER_LIMIT: u16 = 4000;
/// Longest label of a field, and longest title.
const LABEL_LIMIT: usize = 45;
/// Longest example in an empty field.
const HINT_LIMIT: usize = 100;

/// The form behind a button; `None` for one that asks for a reason, or for an unknown setting.
pub fn form(id: &SeasonButton, language: Language) -> Option<CreateModal> {
    let (label, hint, limit) = match id.operation {
        SeasonOperation::Type => {
            let setting = Setting::of_word(&id.argument)?;
            (word(language, &format!("setting-{}", setting.word())), setting.hint(language), SETTING_LIMIT)
        }
        SeasonOperation::Order => {
            (word(language, "season-form-order"), word(language, "season-form-order-hint"), ORDER_LIMIT)
        }
        _ => return None,
    };
    let label = shortened(&label, LABEL_LIMIT);
    let field = CreateInputText::new(InputTextStyle::Paragraph, label.clone(), "value")
        .required(true)
        .max_length(limit)
        .placeholder(shortened(&hint, HINT_LIMIT));
    Some(CreateModal::new(id.to_string(), label).components(vec![CreateActionRow::InputText(field)]))
}

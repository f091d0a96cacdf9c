//! Buttons and selects within Discord's limits.

use std::ops::RangeInclusive;

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use sztab_game::view::Tone;

use super::answer::shorten;
use super::limits::{BUTTONS_PER_ROW, LABEL_LIMIT, MAX_ROWS, MAX_SELECT_OPTIONS, OPTION_LIMIT};

/// A button whose label is cut off if it is too long.
pub fn button(id: impl Into<String>, label: impl AsRef<str>, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id).label(shorten(label.as_ref(), LABEL_LIMIT)).style(style)
}

pub fn button_style(tone: Tone) -> ButtonStyle {
    match tone {
        Tone::Main => ButtonStyle::Primary,
        Tone::Go => ButtonStyle::Success,
        Tone::Danger => ButtonStyle::Danger,
        Tone::Quiet => ButtonStyle::Secondary,
    }
}

/// Rows of at most five buttons.
pub fn button_rows(buttons: &[CreateButton]) -> Vec<CreateActionRow> {
    buttons.chunks(BUTTONS_PER_ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// Adds a button to the last row of buttons, or in a row of its own, if there is room for it.
pub fn add_button(rows: &mut Vec<CreateActionRow>, button: CreateButton) {
    if let Some(CreateActionRow::Buttons(buttons)) = rows.last_mut()
        && buttons.len() < BUTTONS_PER_ROW
    {
        buttons.push(button);
    } else if rows.len() < MAX_ROWS {
        rows.push(CreateActionRow::Buttons(vec![button]));
    }
}

/// An option of a select, whose label is cut off if it is too long.
pub fn option(label: impl AsRef<str>, value: impl Into<String>) -> CreateSelectMenuOption {
    CreateSelectMenuOption::new(shorten(label.as_ref(), OPTION_LIMIT), value)
}

/// The option with a second line, which is cut off if it is too long.
pub fn describe(option: CreateSelectMenuOption, about: &str) -> CreateSelectMenuOption {
    option.description(shorten(about, OPTION_LIMIT))
}

/// A select of one of the options. Those beyond the limit are left out.
pub fn select(
    id: impl Into<String>,
    options: impl IntoIterator<Item = CreateSelectMenuOption>,
    placeholder: impl Into<String>,
) -> CreateActionRow {
    multi_select(id, options, placeholder, 1..=1)
}

/// A select of several options, with the number of them that may be chosen.
pub fn multi_select(
    id: impl Into<String>,
    options: impl IntoIterator<Item = CreateSelectMenuOption>,
    placeholder: impl Into<String>,
    values: RangeInclusive<usize>,
) -> CreateActionRow {
    let options: Vec<_> = options.into_iter().take(MAX_SELECT_OPTIONS).collect();
    let values = options.len().min(*values.start())..=options.len().min(*values.end());
    discord_select(id, CreateSelectMenuKind::String { options }, placeholder, values)
}

/// A select of options, or of the server's channels or roles, with the number of them that may be chosen.
pub fn discord_select(
    id: impl Into<String>,
    kind: CreateSelectMenuKind,
    placeholder: impl Into<String>,
    values: RangeInclusive<usize>,
) -> CreateActionRow {
    let (select, count) = (CreateSelectMenu::new(id, kind), |values: usize| u8::try_from(values).unwrap_or(u8::MAX));
    let placeholder = placeholder.into();
    let select = if placeholder.is_empty() { select } else { select.placeholder(placeholder) };
    CreateActionRow::SelectMenu(if values == (1..=1) {
        select
    } else {
        select.min_values(count(*values.start())).max_values(count(*values.end()))
    })
}

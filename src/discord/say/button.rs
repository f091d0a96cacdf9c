//! The colours of buttons.

use serenity::all::ButtonStyle;

use sztab_game::view::Tone;

pub fn button_style(tone: Tone) -> ButtonStyle {
    match tone {
        Tone::Main => ButtonStyle::Primary,
        Tone::Go => ButtonStyle::Success,
        Tone::Danger => ButtonStyle::Danger,
        Tone::Quiet => ButtonStyle::Secondary,
    }
}

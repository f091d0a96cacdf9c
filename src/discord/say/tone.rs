//! How the buttons of a game look in Discord.

use serenity::all::ButtonStyle;

use sztab_game::face::Tone;

pub fn style(tone: Tone) -> ButtonStyle {
    match tone {
        Tone::Main => ButtonStyle::Primary,
        Tone::Go => ButtonStyle::Success,
        Tone::Danger => ButtonStyle::Danger,
        Tone::Quiet => ButtonStyle::Secondary,
    }
}

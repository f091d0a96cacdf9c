//! The reader of a reply: the language and palette that the reader has set.

use serenity::all::User;

use sztab_game::Language;
use sztab_pictures::Colours;
use sztab_referee::PersonalSettings;
use sztab_store::UserId;

use crate::discord::bot::Bot;
use sztab_game::view::Theme;

/// The theme of private replies to a user. If the user's settings cannot be read, the locale of the user's Discord
/// client is used instead of refusing to reply.
pub async fn find_user_theme(bot: &Bot, user: &User, locale: &str) -> Theme {
    let personal = bot.referee.load_personal_settings(UserId(user.id.get())).await.unwrap_or_else(|error| {
        tracing::warn!(%error, "personal settings cannot be read");
        PersonalSettings::default()
    });
    theme(bot, &personal, locale)
}

/// The theme of private replies to a user with these settings.
pub fn theme(bot: &Bot, personal: &PersonalSettings, locale: &str) -> Theme {
    Theme {
        language: personal.language.unwrap_or_else(|| Language::from_locale(locale)),
        colours: personal.colours.as_deref().and_then(Colours::of_word).unwrap_or(bot.colours),
    }
}

/// The theme of public posts in a language.
pub fn public_theme(bot: &Bot, language: Language) -> Theme {
    Theme { language, colours: bot.colours }
}
